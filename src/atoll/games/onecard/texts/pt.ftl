title = Tudo numa só carta
tagline = Um lançamento para todos, e todo ele numa só carta
about = Cinco dados de cores e até três lançamentos: guarda o que te convém e lança o resto outra vez. Depois todos usam o mesmo resultado, cada um numa carta sua. Três filas cheias pontuam uma carta, os sóis fazem-na brilhar, e a quarta carta pontuada acaba o jogo.

# As regras, ponto por ponto
O-C = Cartas e dados
O-C1 = Há 30 cartas. Cada uma tem cinco filas em cinco das seis cores, de 2 a 6 casas, 20 casas ao todo; duas das filas têm um sol. Uma fila cheia vale tantos pontos quantas casas tem.
O-C2 = Os cinco dados são iguais: cada face é uma das seis cores, com um símbolo próprio.
O-C3 = Não há duas cartas iguais. Cada cor falta em exatamente cinco cartas, e os comprimentos e os sóis estão distribuídos por igual pelas cores.

O-S = Preparação
O-S1 = Sorteia-se quem começa. Cada um tira 2 cartas e põe-nas à vista de todos; as restantes formam o monte.

O-T = Uma vez
O-T1 = Quem tem a vez lança os cinco dados e pode lançar mais duas vezes, no máximo; antes de cada uma escolhe livremente os dados que ficam, e os que ficaram podem voltar a ser lançados. Pode parar antes, e o último lançamento vale.
    .rolling = Os dados ainda estão a ser lançados. Guarda alguns e lança o resto, ou para; as cartas marcam-se depois.
    .unrolled = Ainda não há dados na mesa. Primeiro lança os cinco.
    .lacking = Não podes guardar { $kept } × { $colour }: { $number ->
        [0] não há nenhum entre os dados.
        [one] só há um na mesa.
       *[other] só há { $number } na mesa.
    } Guarda dados que lá estejam, ou lança tudo outra vez.
    .stands = O resultado vale e não se lança mais. Usa-o numa das tuas cartas, ou passa.
O-T2 = Depois todos podem usar o resultado, um a seguir ao outro, a começar por quem lançou.
O-T3 = Quando todos acabam, os dados passam para a esquerda.

O-M = Marcar
O-M1 = O resultado usa-se numa só das tuas cartas; nunca se reparte por várias.
    .foreign = A carta { $card } não é tua. Escolhe uma das cartas que tens à frente.
O-M2 = As casas marcam-se da esquerda para a direita.
O-M3 = Uma cor só se pode marcar se todos os dados dessa cor couberem na sua fila. Não se marca parte de uma cor.
    .nothing = Na carta { $card } não cabe nenhum destes dados: uma cor só cabe se a sua fila tiver lugar para todos os dados dessa cor. Escolhe outra carta, ou passa.
O-M4 = Ninguém é obrigado a marcar. Mas na carta que escolheres marcas todas as cores que couberem.

O-K = Pontuar uma carta
O-K1 = Uma carta com pelo menos três filas cheias pontua logo: as casas de cada fila cheia, mais 2 por uma fila cheia com sol, ou mais 5 pelas duas. As filas que se enchem ao mesmo tempo contam todas.
O-K2 = Uma carta pontuada põe-se de lado e não se marca mais. No fim da vez, quem pontuou tira uma carta nova, pela ordem de jogo.
    .scored = A carta { $card } já pontuou e está de lado. Escolhe uma carta que ainda esteja em jogo.
    .marking = As cartas tiram-se quando todos tiverem usado o resultado. Marca numa das tuas cartas, ou passa.

O-E = O fim
O-E1 = O jogo acaba depois da vez em que alguém pontua a quarta carta. Todos podem ainda usar o resultado dessa vez.
O-E2 = Nas cartas por pontuar, cada fila cheia ainda conta as suas casas; os sóis não contam nada.
O-E3 = Ganha quem tiver mais pontos. Em caso de empate, partilha-se a vitória.
O-E4 = Se durante três rondas ninguém marcar nada, o jogo também acaba. A mesa avisa antes da última delas.

O-V = A variante avançada
O-V1 = Todos jogam com 3 cartas. No início cada um recebe 5, fica com 3 e devolve 2; o monte é baralhado.
    .choosing = As cartas ainda estão a ser escolhidas. Fica com três das tuas cinco; depois lançam-se os dados.
    .undealt = A carta { $card } não está entre as que podes escolher. Escolhe uma das tuas cinco.
O-V2 = Três cartas do monte estão abertas. Quem pontua uma carta escolhe a nova entre estas três, e o lugar vago enche-se do monte. Se forem vários, escolhem pela ordem de jogo.
    .choosing = Agora escolhem-se as cartas novas. Fica com uma das cartas abertas; depois os dados seguem.
    .covered = A carta { $card } não está aberta. Fica com uma das cartas abertas.
O-V3 = Todos escolhem as cartas iniciais ao mesmo tempo e às escondidas; mostram-se quando todos tiverem escolhido.

# O que se faz
do-roll = lançar todos os dados
do-keep = guardar { $all } e lançar o resto
do-stop = parar e usar o resultado
do-pass = passar
do-mark = usar os dados na carta { $first }
do-take = ficar com a carta { $first }

# O que há a fazer
prompt-choose = Todos escolhem três de cinco cartas
prompt-roll = { $name } lança os dados
prompt-keep = { $name } guarda dados ou para: { $rolls ->
    [one] falta um lançamento
   *[other] faltam { $rolls } lançamentos
}
prompt-mark = { $name } usa o resultado
prompt-take = { $name } escolhe uma carta nova
prompt-over = O jogo acabou
prompt-you-choose = Escolhe as tuas cartas iniciais: { $cards ->
    [one] falta uma
   *[other] faltam { $cards }
}
    .help = A cada carta falta uma cor, e as filas longas dão mais pontos mas demoram mais. Procura cartas que pedem cores diferentes, para que quase todos os lançamentos te ajudem.
prompt-you-roll = Lança os dados
    .help = Podes lançar até três vezes e guardar pelo meio o que quiseres. No fim todos usam o mesmo resultado, cada um numa carta sua.
prompt-you-keep = Toca nos dados que ficam e lança o resto, ou para: { $rolls ->
    [one] falta um lançamento
   *[other] faltam { $rolls } lançamentos
}
    .help = Os dados guardados podem ainda ser lançados depois. Uma cor só cabe se a fila tiver lugar para todos os dados dessa cor; as somas pequenas mostram o que os dados trariam agora.
prompt-you-mark = Usa os dados numa carta, ou passa
    .help = Escolhe uma das tuas cartas: marca-se lá cada cor que cabe, da esquerda para a direita. Com três filas cheias a carta pontua. Passar não custa nada.
prompt-you-take = Fica com uma das cartas abertas
    .help = A carta ocupa o lugar da que pontuaste. Com filas curtas fica cheia mais cedo, com filas longas vale mais.

# O que aconteceu
told-roll = { $name } lança { $dice }
told-again = { $name } lança tudo outra vez: { $dice }
told-keep = { $name } guarda { $kept } e lança { $dice }
told-stop = { $name } para
told-nothing = { $name } não pode usar estes dados
told-nobody = Ninguém pode usar estes dados
told-mark = { $name } marca { $boxes ->
    [one] uma casa
   *[other] { $boxes } casas
} na carta { $card }: { $dice }
told-row = A fila { $colour } da carta { $card } está cheia: { $points }
told-score = { $name } pontua a carta { $card }: { $points ->
    [one] um ponto
   *[other] { $points } pontos
} ({ $rows } pelas filas, { $suns } pelos sóis)
told-pass = { $name } passa
told-draw = { $name } tira a carta { $card }
told-take = { $name } fica com a carta { $card }
told-choose = { $name } já escolheu { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}
told-cards = { $name } joga com as cartas { $cards }
told-open = Abertas agora: { $cards }
told-quiet = Há { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
} que ninguém marca nada. Se ninguém marcar nesta, o jogo acaba.
end-goal = A última carta está pontuada
end-quiet = Já ninguém quis marcar

# O que conta
part-rows = Filas cheias das cartas pontuadas
part-suns = Sóis
part-unscored = Filas cheias das outras cartas
lack-cards = { $cards ->
    [0] a última carta está pontuada
    [one] falta uma carta
   *[other] faltam { $cards } cartas
}

# Nomes
name-purple = roxo
name-blue = azul
name-green = verde
name-yellow = amarelo
name-orange = laranja
name-red = vermelho

# Opções
option-variant = Variante
    .help = Avançada: três cartas para cada um, escolhidas entre cinco, e cartas novas escolhidas entre três abertas.
option-variant-basic = básica
option-variant-advanced = avançada
option-goal = Cartas a pontuar
    .help = A vez em que alguém pontua este número de cartas é a última.
option-rolls = Lançamentos por vez
    .help = Quantas vezes se podem lançar os dados, contando a primeira.
option-sun = Um sol
    .help = Pontos extra por uma carta pontuada em que uma fila com sol está cheia.
option-suns = Os dois sóis
    .help = Pontos extra por uma carta pontuada em que as duas filas com sol estão cheias.
option-hints = Ajudas
    .help = Todos veem o que os dados fariam em cada carta; quem lança vê também as probabilidades e o que vale a pena guardar.
preset-first = Primeiro jogo: pontuar duas cartas
    .help = O jogo básico; acaba quando alguém pontua duas cartas.
preset-basic = Básica
    .help = As cartas vêm como saem.
preset-advanced = Avançada
    .help = Para começar, escolhe três de cinco cartas; depois, entre três abertas.
preset-masters = Avançada, sem ajudas
    .help = O mesmo, e ninguém vê o que um lançamento dá aos outros.

# Na mesa
board-table = { $name }: cartas e dados. Os dados mostram { $dice }.
board-table-no-dice = { $name }: cartas e dados. Os dados ainda não foram lançados.
board-hand = As cartas de { $name }
board-dealt = As cartas entre as quais escolhes
board-open = Cartas abertas
board-pile = { $cards } no monte
board-card = Carta { $card }: { $rows }
board-card-takes = Carta { $card }: { $rows }. Leva { $boxes ->
    [one] um dado
   *[other] { $boxes } dados
} e perde { $lost } { $points }
board-card-nothing = Carta { $card }: { $rows }. Não leva nada.
board-row = { $colour } { $marks } de { $boxes }
board-row-sun = { $colour } com sol { $marks } de { $boxes }
board-loses = { $dice }.
board-loses-none = nenhum.
board-scores = { $points ->
    [0] { "" }
   *[other] pontua { $points }
}
board-nothing = nada cabe
board-chosen = Escolhida
board-die = dado: { $colour }
board-die-kept = dado: { $colour }, guardado
board-die-blank = dado, ainda por lançar
board-rolled = Lançamento { $rolled } de { $rolls }
board-roll-first = Lançar os dados
board-roll = { $dice ->
    [5] Lançar tudo outra vez
    [one] Lançar um dado
   *[other] Lançar { $dice } dados
}
board-stop = Usar estes
board-pass = Passar
board-plan = Já podes escolher uma carta.
board-planned = Escolhido. Faz-se quando chegar a tua vez; toca outra vez para voltar atrás.
board-queue = Ainda por usar o resultado: { $names }
board-advise = O que vale a pena guardar?
board-advice = O melhor é { $does }.
board-worth = O que guardas agora rende { $percent } % disso.
board-suns = Uma carta pontuada com uma fila com sol cheia: mais { $sun }. Com as duas: mais { $suns }.
board-race = { $name }: { $cards } de { $goal } cartas pontuadas ({ $points })
board-scored = { $name } pontua a carta { $card }

# Porque é bom, ou não
why-row = A fila { $colour } da carta { $card } enche-se então nesta vez em { $percent } de 100 casos.
why-roll = Em média vale mais { $points ->
    [one] um ponto
   *[other] { $points } pontos
} do que parar.
why-roll-not = Em média vale menos { $points ->
    [one] um ponto
   *[other] { $points } pontos
} do que parar.
why-stop = Outro lançamento rende em média menos { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
why-stop-not = Outro lançamento rende em média mais { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
why-no-use = O que está na mesa não cabe em nenhuma das tuas cartas.
why-mark = Marca { $boxes ->
    [one] uma casa
   *[other] { $boxes } casas
} na carta { $card }.
why-full = { $number ->
    [one] Enche-se uma fila: { $rows }.
   *[other] Enchem-se { $number } filas: { $rows }.
}
why-score = A carta pontua: { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
why-lost = Perde-se: { $dice }.
why-pass = Qualquer carta perderia mais lugar do que ganha.
why-short = { $number ->
    [0] Nenhuma das suas filas tem
    [one] Uma das suas filas tem
   *[other] { $number } das suas filas têm
} no máximo três casas.
why-suns = As suas filas com sol têm { $boxes } casas ao todo.

# Primeiro jogo
tutorial-welcome = Estas são as tuas duas cartas. Os dados enchem as filas, e uma fila cheia vale tantos pontos quantas casas tem. Três filas cheias pontuam a carta.
tutorial-roll = Começas tu: lança os cinco dados.
tutorial-keep = Dois vermelhos enchiam já a fila vermelha da carta 1, e ao amarelo faltam dois. Toca no dado amarelo e nos dois vermelhos, e lança os outros.
    .instead = Por agora guarda o amarelo e os dois vermelhos: toca nesses três e depois lança.
tutorial-stop = Veio o amarelo. Podias lançar mais uma vez, mas isto enche duas filas: para e usa-o.
    .instead = É melhor não: o que está na mesa enche duas filas. Para e usa-o.
tutorial-mark = As cruzes tracejadas mostram o que cabe em cada carta: todas as cores com lugar, e uma cor só com todos os seus dados. Usa os dados na carta 1.
    .instead = A carta 1 ganha mais: enchem-se duas filas. Toca na carta 1.
tutorial-rivals = Agora os outros usam os mesmos dados, cada um numa carta sua. Depois os dados passam para a esquerda.
tutorial-theirs = O que os outros lançam também é teu para usar. Com quatro laranjas enche-se a tua terceira fila: usa-os na carta 1.
    .instead = Usa os laranjas na carta 1: enchem a terceira fila.
tutorial-scored = Pontuada! As filas cheias valem 2, 2 e 4, e as duas filas com sol estão cheias: mais 5. Faz 13.
tutorial-race = Uma carta nova tomou o lugar dela. Este primeiro jogo vai até duas cartas pontuadas, um inteiro até quatro. Continua!
