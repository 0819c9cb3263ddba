title = Hashi
tagline = Dezoito ilhas, e cada ponte conta.
about = Todos escrevem o mesmo número e desenham as mesmas pontes, cada um no seu quadro. Que ilhas estarão prontas antes do último cartão? E quem terá primeiro todas as bandeiras vermelhas?

# As regras, como em RULES.md; os atributos são recusas.
H-C = Material
H-C1 = Há 18 cartões, cada um com um número de 1 a 6 e com 1 a 3 pontes; cada combinação existe uma vez.
H-C2 = Cada lado do quadro mostra 18 ilhas, 4 com bandeira vermelha e 3 com bandeira azul, e linhas pontilhadas entre vizinhas. Algumas cruzam-se.
H-C3 = Os quadros são nossos. O lado A é para os primeiros jogos, o lado B é mais difícil.

H-S = Preparação
H-S1 = Todos jogam com o mesmo lado.
H-S2 = Cada um escreve um 3 ou um 4 numa ilha sem bandeira e passa o quadro para a esquerda. Jogas com o quadro que recebes; a solo, com o teu.
    .starting = O primeiro cartão ainda está para vir: escreve um 3 ou um 4 numa ilha sem bandeira.
    .started = O primeiro 3 ou 4 escreve-se antes do primeiro cartão. Agora escreve-se o número do cartão: escolhe-lhe uma ilha.
    .flag = { $island } tem bandeira: o primeiro número vai para uma ilha sem bandeira.
H-S3 = Os cartões são baralhados e um volta para a caixa sem ser visto. Ninguém sabe qual antes do fim do jogo.

H-R = Uma ronda
H-R1 = Vira-se um cartão. Todos ao mesmo tempo escrevem o seu número e depois desenham as suas pontes. Pode-se prescindir de qualquer das ações, mas a ordem mantém-se.
    .early = Primeiro o número: escreve o { $number }, ou prescinde dele. Depois vêm as pontes.
    .late = O número já foi escrito ou dispensado, agora é a vez das pontes. Enquanto a ronda durar, podes voltar atrás.
H-R2 = Quando todos acabaram, vira-se o cartão seguinte, 17 ao todo.
    .looking = Todos os cartões foram jogados. Pede uma verificação, apaga o que ela encontrar e termina.
H-R3 = A barra de informação mostra que cartões já foram virados; a pilha dos jogados fica fechada.

H-A = Escrever o número
H-A1 = O número do cartão vai para uma ilha vazia à tua escolha.
    .taken = { $island } já tem um { $number }: escolhe uma ilha vazia.
H-A2 = Numa ilha sem bandeira pode-se escrever sempre, numa com bandeira só se já lá chegar uma ponte.
    .unreached = { $island } tem bandeira e ainda não lhe chega nenhuma ponte, por isso não pode receber o { $number }. Desenha primeiro uma ponte até lá, ou escolhe uma ilha sem bandeira.
H-A3 = O número não pode ser menor do que as pontes que já chegam à ilha.
    .small = { $bridges ->
        [one] Já chega { $bridges } ponte
       *[other] Já chegam { $bridges } pontes
    } a { $island }: um { $number } é pouco para ela.

H-B = Desenhar as pontes
H-B1 = Desenha exatamente tantas pontes quantas o cartão mostra, ou nenhuma.
    .fewer = O cartão pede exatamente { $bridges }: desenha mais { $left }, ou volta atrás com as que desenhaste.
    .more = Já desenhaste todas ({ $bridges }), e não pode haver mais. Termina a ronda, ou volta atrás.
    .stuck = Depois de uma ponte em { $line } as outras já não caberiam, e é preciso desenhar todas ({ $bridges }). Escolhe outra linha.
H-B2 = Cada ponte começa numa ilha com número. Um número escrito nesta ronda conta.
    .empty = Nem { $island } nem { $other } têm número: uma ponte precisa de um numa das pontas.
H-B3 = Uma ponte segue uma linha pontilhada até à ilha vizinha. As de uma ronda podem ficar em qualquer lado.
    .unmarked = Nenhuma linha pontilhada liga { $island } e { $other }: as pontes seguem os pontos.
H-B4 = Uma linha leva no máximo duas pontes, desenhadas na mesma ronda ou não.
    .two = Entre { $island } e { $other } já há duas pontes, e não pode haver três.
H-B5 = As pontes nunca se cruzam.
    .crossing = { $line } cruzaria a ponte { $other }.
H-B6 = Uma ilha nunca tem mais pontes do que o seu número; uma ilha pronta não recebe mais.
    .finished = { $island } tem { $number ->
        [one] a sua ponte
       *[other] as suas { $number } pontes
    } e está pronta: não lhe pode chegar mais nenhuma.
H-B7 = A nenhuma ilha chegam mais de 6 pontes, nem sequer a uma vazia.
    .six = Já chegam 6 pontes a { $island }, e não pode haver mais.

H-F = Ilhas prontas
H-F1 = Uma ilha com exatamente tantas pontes como o seu número está pronta e fica logo cercada.
H-F2 = As ilhas prontas não têm de estar ligadas umas às outras.

H-P = Pontuação
H-P1 = Vermelho: as 4 ilhas com bandeira vermelha estão prontas. { -high } recebe 9 pontos, quem chegar depois, 5.
H-P2 = Azul: as 3 ilhas com bandeira azul estão prontas. { -high } recebe 7 pontos, quem chegar depois, 3.
H-P3 = Seis: 6 ilhas prontas estão ligadas por pontes, sem nenhuma por acabar no meio. { -high } recebe 8 pontos, quem chegar depois, 4.
H-P4 = Cada jogador marca cada bónus no máximo uma vez, no fim da ronda em que o alcançou.
H-P5 = No fim cada ilha pronta vale 2 pontos. Ganha quem tiver mais; em caso de empate há vários vencedores.

H-X = À mão livre
H-X1 = Desenhas como no papel: nada te impede de quebrar as regras sobre onde pode ficar um número ou uma ponte (H-A2, H-A3, H-B2 a H-B7).
H-X2 = Um erro encontrado na ronda seguinte pode ser apagado nessa ronda, se nada mais depender dele.
    .unfound = Nenhuma verificação encontrou em { $what } um erro que ainda se possa apagar.
    .needed = Já há algo que depende de { $what } e que sem isso seria um erro. Por isso fica.
H-X3 = Um erro encontrado mais tarde, ou não apagado, fica como está. As suas ilhas são riscadas: nunca ficam prontas e não valem nada.
H-X4 = Depois de cada ronda qualquer um pode pedir uma verificação, que encontra todos os erros em todos os quadros.
    .early = Antes de acabar a primeira ronda não há nada para verificar.
    .checked = Nesta ronda os quadros já foram verificados. A próxima verificação é depois dela.

H-Z = A solo
H-Z1 = Os 17 cartões formam baralhos de 7, 5 e 5.
H-Z2 = O azul vale 7 até ao 7.º cartão, depois 3.
H-Z3 = O vermelho vale 9 e o seis 8 até ao 12.º cartão, depois 5 e 4.
H-Z4 = Os teus pontos dão-te um título: a partir de 41 vais subindo, e com 60 estás no topo.

-high = Quem o conseguir primeiro, sozinho ou na mesma ronda,

# O que se pode fazer.
do-write = { $first ->
    [3] escrever um 3 em { $second }
    [4] escrever um 4 em { $second }
   *[other] escrever o número em { $first }
}
do-skip = prescindir do número
do-bridge = desenhar uma ponte { $first }
do-done = terminar a ronda
do-check = verificar todos os quadros
do-rub = apagar { $first }

prompt-start = Todos escrevem um 3 ou um 4
prompt-round = O cartão mostra um { $number } e { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}
prompt-over = Todos os cartões foram jogados
prompt-you-start = Escreve um 3 ou um 4 numa ilha sem bandeira
    .help = Serve qualquer ilha sem bandeira. As pontes partem de ilhas com número, por isso uma ilha com muitas linhas pontilhadas deixa mais caminhos.
prompt-you-pass = Escreve um 3 ou um 4 numa ilha sem bandeira: este quadro vai para { $name }
    .help = Escreves para { $name }, e outra pessoa escreve para ti: o teu quadro vem de um vizinho. Uma ilha num canto deixa-lhe menos caminhos.
prompt-you-write = Escreve o { $number } numa ilha, ou prescinde dele
    .help = Uma ilha está pronta quando tem exatamente tantas pontes como o seu número. Uma ilha com bandeira só recebe número quando uma ponte já lá chega, e o número nunca é menor do que as pontes que tem.
prompt-you-bridge = Desenha { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}, ou nenhuma
    .help = Toca numa linha pontilhada: uma das pontas precisa de número, e as pontes nunca se cruzam. Desenha todas ou nenhuma; podem ficar em qualquer lado, até duas na mesma linha.
prompt-you-more = { $bridges ->
    [one] Falta desenhar { $bridges } ponte
   *[other] Falta desenhar { $bridges } pontes
}
    .help = As pontes de uma ronda desenham-se todas ou nenhuma. O que está aceso deixa lugar para as restantes; também podes anular o que desenhaste.
prompt-you-done = Todas as pontes estão desenhadas: termina a ronda
    .help = O próximo cartão vem quando todos tiverem acabado. Até lá podes anular o que fizeste nesta ronda.
prompt-look = Um último olhar aos quadros
prompt-you-rub = Encontrou-se um erro no teu quadro: apaga-o, ou deixa-o ficar
    .help = O que se apaga é como se nunca tivesse existido. O que fica é riscado: essas ilhas nunca ficarão prontas.
prompt-you-look = Todos os cartões foram jogados: verifica os quadros mais uma vez, ou termina

told-start = { $name } escreve um { $number } em { $island }
told-write = { $name } escreve o { $number } em { $island }
told-skip = { $name } prescinde do { $number }
told-bridge = { $on ->
    [1] { $name } desenha uma ponte { $first }–{ $second }
   *[other] { $name } desenha a segunda ponte { $first }–{ $second }
}
told-none = { $name } não desenha pontes
told-done = { $name } terminou
told-finish = { $name } tem { $island } pronta
told-red = { $name } tem todas as bandeiras vermelhas: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
told-blue = { $name } tem todas as bandeiras azuis: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
told-six = { $name } ligou seis ilhas prontas: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
told-card = Ronda { $round }: um { $number } e { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}
told-box = Na caixa estava o { $number } com { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}
told-check = { $name } pede uma verificação
told-clean = A verificação não encontra nenhum erro
told-found = { $name } pode apagar { $what }: quebra { $clause }
told-struck = { $count ->
    [one] No quadro de { $name } é riscada { $islands }
   *[other] No quadro de { $name } são riscadas { $islands }
}
told-rub = { $name } apaga { $what }
told-lost = { $name } perde o bónus: { $bonus }
told-look = Todos os cartões foram jogados: um último olhar aos quadros

# Why a hint is good
why-start = De { $island } as pontes podem seguir por { $lines ->
    [one] um caminho
   *[other] { $lines } caminhos
}.
why-start-pass = De { $island } o novo dono só tem { $lines ->
    [one] um caminho
   *[other] { $lines } caminhos
} para seguir.
why-finishes = Completa { $islands }.
why-needs = { $island } fica a precisar de { $bridges ->
    [one] mais uma ponte
   *[other] mais { $bridges } pontes
}; ainda podem chegar { $more }.
why-needs-all = { $island } fica a precisar de { $bridges ->
    [one] a única ponte que ainda pode chegar
   *[other] todas as { $bridges } pontes que ainda podem chegar
}.
why-spoils = Estraga { $islands }: já não podem chegar lá pontes suficientes.
why-skip = Fosse para onde fosse, o número deixaria uma ilha pior.
why-done = Todas as pontes da carta estão desenhadas.
why-none = Juntas, as pontes desta carta estragariam mais do que ajudam.

end-cards = Os 17 cartões foram jogados
-end-alone = Os 17 cartões foram jogados. Título:
end-rank-1 = { -end-alone } { rank-1 }
end-rank-2 = { -end-alone } { rank-2 }
end-rank-3 = { -end-alone } { rank-3 }
end-rank-4 = { -end-alone } { rank-4 }
end-rank-5 = { -end-alone } { rank-5 }
end-rank-6 = { -end-alone } { rank-6 }
end-rank-7 = { -end-alone } { rank-7 }
end-rank-8 = { -end-alone } { rank-8 }
end-rank-9 = { -end-alone } { rank-9 }
end-rank-10 = { -end-alone } { rank-10 }
end-rank-11 = { -end-alone } { rank-11 }
end-rank-12 = { -end-alone } { rank-12 }
part-red = bandeiras vermelhas
part-blue = bandeiras azuis
part-six = seis ligadas
part-islands = ilhas

has-red = bandeiras vermelhas: { $points }
has-blue = bandeiras azuis: { $points }
has-six = seis ligadas: { $points }
lack-red = para o vermelho falta { $islands }
lack-blue = para o azul falta { $islands }
lack-six = { $joined } ligadas, { $islands } até às seis

rank-1 = lacaio
rank-2 = tirador de água
rank-3 = aglomerante de bambu
rank-4 = torneiro de parafusos
rank-5 = fundidor de cimento
rank-6 = gestor de projetos
rank-7 = operador de pontes
rank-8 = especialista em planeamento
rank-9 = perito em estática
rank-10 = ás dos arquitetos
rank-11 = génio da construção
rank-12 = deus das ilhas

name-red = vermelho
name-blue = azul
name-six = seis

# Opções.
option-side = Lado do quadro
    .help = Os quadros são diferentes: no B há mais cruzamentos, e as bandeiras custam mais a acabar.
option-side-A = A, para os primeiros jogos
option-side-B = B, mais difícil
option-start = O primeiro número
    .help = Quem escreve o 3 ou o 4 com que começas.
option-start-passed = escreve-o o vizinho, que te passa o quadro
option-start-own = escreve-lo tu
option-bonus = O valor alto de um bónus
    .help = Nas regras só o recebe quem é o primeiro.
option-bonus-first = para quem é o primeiro
option-bonus-everyone = para todos
option-red = Todas as bandeiras vermelhas
    .help = Pontos para quem é o primeiro.
option-red-later = Todas as bandeiras vermelhas, mais tarde
    .help = Pontos para quem vem depois.
option-blue = Todas as bandeiras azuis
    .help = Pontos para quem é o primeiro.
option-blue-later = Todas as bandeiras azuis, mais tarde
    .help = Pontos para quem vem depois.
option-six = Seis ilhas ligadas
    .help = Pontos para quem é o primeiro.
option-six-later = Seis ilhas ligadas, mais tarde
    .help = Pontos para quem vem depois.
option-finished = Uma ilha pronta
    .help = Pontos por cada uma, no fim.
option-freehand = À mão livre
    .help = Desenha como no papel: ninguém impede os teus erros, e uma verificação encontra-os.
preset-first = Primeiro jogo
    .help = O lado A, onde as pontes raramente se atrapalham.
preset-harder = O lado mais difícil
    .help = O lado B, com mais linhas que se cruzam.
preset-pencils = A lápis
    .help = À mão livre, como no papel: nada te impede de desenhar um erro.

# No quadro.
board-sheet = Quadro de { $name }: { $finished ->
    [one] { $finished } ilha pronta
   *[other] { $finished } ilhas prontas
} em 18
board-island = { $island }{ $flag ->
    [red] , bandeira vermelha
    [blue] , bandeira azul
   *[none] {""}
}, { $number ->
    [0] vazia, { $bridges ->
        [0] sem pontes
        [one] { $bridges } ponte
       *[other] { $bridges } pontes
    }
   *[other] { $bridges } de { $number } pontes
}{ $state ->
    [finished] , pronta
    [struck] , riscada
   *[open] {""}
}
board-line = De { $first } a { $second }, { $bridges ->
    [0] nenhuma ponte
    [1] uma ponte
   *[other] duas pontes
}
board-card = O cartão virado: número { $number }, { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}
board-info = Barra de informação
board-info-card = { $number } com { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}: { $state ->
    [open] o cartão virado
    [seen] já saiu
    [box] na caixa
   *[unseen] ainda pode sair, ou está na caixa
}
board-odds = Próximo cartão
board-odds-number = { $count } de { $cards } cartões por ver mostram um { $number }
board-odds-bridges = { $count } de { $cards } cartões por ver mostram { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}
board-pile = { $cards ->
    [one] { $cards } cartão
   *[other] { $cards } cartões
} na pilha
board-number-3 = Escrever um 3
board-number-4 = Escrever um 4
board-skip = Sem número
board-none = Sem pontes
board-done = Pronto
board-passed = Vai para { $name }
board-check = Verificar os quadros
board-checked = Verificado nesta ronda
board-found = { $what }: um erro, quebra { $clause }
board-rub = Apagar { $what }
board-stray = { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
} { $line } onde não há linha
board-bonus = { $bonus ->
    [red] Bandeiras vermelhas
    [blue] Bandeiras azuis
   *[six] Seis ligadas
}
board-offer = agora vale { $points }
board-lacks = { $count ->
    [0] completo
    [one] falta { $count }
   *[other] faltam { $count }
}
board-summary = Ronda { $round }
board-brought = { $name }: { $points ->
    [0] nada pronto
    [one] { $points } ponto
   *[other] { $points } pontos
}
board-title = O teu título: { $title }

# O primeiro jogo, passo a passo.
tutorial-welcome = Esta baía é tua, e o teu rival tem uma igual. Cada carta dá aos dois um número e algumas pontes. Uma ilha está terminada quando tem exatamente tantas pontes como diz o seu número.
tutorial-start = Para começar, escreve um 3 em d4, no meio de tudo: três pontes terminam-na.
    .instead = Servia qualquer ilha sem bandeira. Para esta lição fica com d4 e o 3.
tutorial-write = A primeira carta: um 2 e duas pontes. Primeiro o número: escreve-o em c3.
    .instead = Pode ser. Mas aqui segue-se c3.
tutorial-bridge = Agora exatamente duas pontes, ou nenhuma. Cada uma precisa de um número numa ponta, e d4 tem um. Toca em d4 e depois em d3: a ponte segue os pontos.
    .instead = Servia. Mas primeiro liga d4 e d3.
tutorial-second = A outra vai de d4 a b4. Então já tem duas das três.
    .instead = Antes de d4 a b4.
tutorial-done = As duas estão traçadas. Ainda as podes apagar, ou terminar a ronda.
    .instead = Termina agora a ronda.
tutorial-flag = A carta seguinte: um 1 e uma ponte. Uma ilha com bandeira só recebe um número quando uma ponte lá chega, e a d3 já chega uma. Escreve lá o 1: fica logo terminada.
    .instead = Repara em d3: chega lá uma ponte, e um 1 termina-a.
tutorial-finish = A primeira bandeira vermelha! Agora a ponte: de d4 a f4, e d4 fica com as três.
    .instead = De d4 a f4: isso termina d4.
tutorial-again = Duas ilhas com anel, 2 pontos cada no fim. Termina a ronda.
    .instead = Termina agora a ronda.
tutorial-bonuses = Quem tiver primeiro as quatro bandeiras vermelhas ganha 9 pontos, as três azuis 7, seis ilhas terminadas e ligadas por pontes 8. Depois vale menos. O tabuleiro mostra o que falta a cada um.
tutorial-odds = Na barra riscam-se as cartas que já saíram. Uma está na caixa, e ninguém sabe qual. As pontes nunca se cruzam, e há no máximo duas em cada linha. Continua: faltam quinze cartas!
