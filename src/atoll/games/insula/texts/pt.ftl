title = Insula
tagline = À cidadela antes da meia-noite: juntos, até ao que importa.
about = Explorem uma ilha peça a peça, combatam lado a lado os seus guardas, e sê tu quem vence Kingosh, senhor da ilha. Se a lua chegar primeiro, ganha a ilha e perdem todos.
credits = Imagens de guardas, flores, maldições e peças: Lorc, Delapouite e os autores de game-icons.net (CC BY 3.0).

# As regras, ponto por ponto.
I-S = Antes do jogo
I-S1 = Cada um tem uma tabela de ações com os lugares descanso, flor e movimento, seis energias na vitalidade e um marcador na estrela da roda dos prémios.
I-S2 = Todos os aventureiros começam na praia. A cidadela com Kingosh fica mesmo por cima dela, à distância combinada.
I-S3 = As flores e as maldições estão em pilhas, as peças da praia por cima das da cidadela, os guardas num saco. O que precisa de um rival fica na caixa quando se joga sozinho; o que trata da lua fica na caixa sem a contagem.
I-S4 = “Contra”: quem está à direita de quem começa recebe a ficha de combate. “A favor”: quem começa recebe o dado.
I-T = A vez
I-T1 = Joga-se no sentido dos ponteiros do relógio. Uma vez são uma primeira e uma segunda ação; ambas são voluntárias.
I-T2 = A segunda ação é diferente da primeira e custa uma energia, paga antes.
    .same = Esta ação já a fizeste; a segunda tem de ser outra.
    .poor = Uma segunda ação custa { $number ->
        [one] uma energia
       *[other] { $number } energias
    }, e tens { $vitality } na vitalidade. Só te resta terminar a vez.
I-T3 = “Contra”: quem tem a ficha de combate continua na mesma vez: combates, depois outras duas ações, e a ficha passa no sentido contrário ao do jogo.
I-T4 = “A favor”: quando todos jogaram há combates; depois o dado passa no sentido do jogo, e quem o recebe começa a ronda seguinte.
I-A = Ações
I-A0 = Uma ação em cujo lugar está uma maldição não se pode fazer. Só a ação maldição nunca está bloqueada.
    .blocked = Em “{ $slot }” está uma maldição que bloqueia esta ação. Joga-a primeiro, ou faz com que a levantem.
I-A1 = Descanso: até 2 energias da fadiga para a vitalidade, 3 numa peça de sossego. Nunca num campo com um guarda.
    .guarded = Ninguém descansa ao lado de um guarda. Vence-o primeiro, ou afasta-te.
I-A2 = Se ficou combinado que se pode descansar ao lado de um guarda, isso só traz 1 energia.
I-A3 = Flor: joga uma flor amarela, ou tira uma num prado. Quem tem mais de cinco descarta logo as que sobram, à escolha.
    .meadow = As flores tiram-se num prado, e não estás em nenhum.
    .none = Já não há flores para tirar: estão todas nas mãos.
    .lacking = { $flower }: não tens esta flor na mão.
    .unasked = Agora não há nada para descartar.
    .first = Primeiro descarta uma flor da mão.
I-A4 = Maldição: joga uma maldição da tua tabela de ações. Uma azul faz efeito; uma branca fica por cima da cidadela e muda as regras até outra lhe tomar o lugar.
    .empty = Em “{ $slot }” não está nenhuma maldição.
I-A5 = Movimento: um campo para cima, para baixo, para a esquerda ou para a direita. Não para cima a partir de um campo com um guarda, nem para o mar, nem contra espinhos vermelhos, nem para um campo por explorar quando já não há peças.
    .guard = Um guarda fecha o caminho para cima. Vence-o, ou contorna-o.
    .sea = Para esse lado é o mar.
    .spikes = Desse lado os espinhos vermelhos não te deixam entrar. Entra por outro.
    .tiles = Já não há peças: o que está por explorar assim fica.
I-A6 = Quem se move contra espinhos negros é amaldiçoado.
I-A7 = Num campo por explorar tira-se e põe-se uma peça. No perigo aparece um guarda do saco.
I-A8 = Os espinhos apontam para fora: impedem de entrar por esse lado, nunca de sair. Uma peça acabada de pôr não impede quem a descobriu.
I-C = Maldições
I-C1 = Quem é amaldiçoado tira uma maldição, olha para ela e põe-na virada para baixo num lugar livre à escolha. Quem não tem lugar livre é antes atirado um campo para baixo.
    .uncursed = Não tens nenhuma maldição para pôr.
    .taken = Em “{ $slot }” já está uma maldição. Escolhe um lugar livre.
    .first = Primeiro põe a maldição que tiraste num lugar da tua tabela de ações.
I-C2 = Quando as maldições acabam, as descartadas baralham-se e tiram-se de novo.
I-C3 = Quem perde energias passa-as da vitalidade para a fadiga.
I-B = Combates
I-B1 = Onde aventureiros e guardas (ou Kingosh) estão no mesmo campo há combate, todos ao mesmo tempo.
I-B2 = Antes de um combate, quem partilha o campo pode prometer até três vezes quanto vai pôr. Uma promessa não obriga ninguém.
    .peace = As promessas fazem-se antes de um combate.
    .alone = Ninguém combate ao teu lado que possa ouvir uma promessa.
    .often = Promessas já feitas: { $number }. Agora põe as energias.
    .same = { $number } já prometeste.
    .lacking = Não podes prometer { $number }: tens { $vitality } na vitalidade.
I-B3 = Todos os combatentes põem em segredo quantas energias quiserem da vitalidade; mostram-se ao mesmo tempo.
    .peace = As energias põem-se antes de um combate.
    .lacking = Não podes pôr { $number }: tens { $vitality } na vitalidade.
    .first = Primeiro diz quantas energias pões no combate.
I-B4 = Depois cada combatente pode jogar uma flor vermelha, por ordem a partir do jogador ativo.
    .peace = Não há combate em que se possa jogar uma flor vermelha.
    .red = { $flower } é vermelha: joga-se num combate.
    .yellow = { $flower } é amarela: joga-se como ação, na tua vez.
    .first = Primeiro joga uma flor vermelha, ou passa.
I-B5 = O jogador ativo lança o dado. Escudo: todos os combates empatam, e cada um perde a metade menor do que pôs. Espada: mais 2 para os aventureiros em cada campo. De resto, a lua.
I-B6 = Os aventureiros vencem se as suas energias e bónus superarem a força de todos os guardas ali.
I-B7 = Quem vence avança na roda dos prémios: uma flor por cada flor, uma energia extra por cada estrela alcançada ou passada. Os guardas deixam a ilha.
I-B8 = Quem perde sofre o castigo dos guardas. Quem não pode, por lhe faltarem flores ou lugares livres, é antes atirado um campo para baixo.
I-B9 = Depois todas as energias do combate vão para a fadiga, e as flores vermelhas jogadas descartam-se.
I-B10 = Quem é atirado cai no campo explorado seguinte mais abaixo; se não houver, e a partir da costa, na praia.
I-F = Campos especiais e guardas
I-F1 = Nenhum guarda entra na praia nem na cidadela. Nada se põe abaixo da fila da praia nem acima da fila da cidadela.
    .summit = Esta é a fila mais alta da ilha; acima não há nada.
I-F2 = Kingosh não é guarda: o que se diz dos guardas não lhe diz respeito.
I-F3 = Quando o saco está vazio, os guardas vencidos voltam para lá. Se forem menos de três, recolhem-se os mais próximos da praia; entre os igualmente próximos escolhe quem tem o dado.
    .far = Este guarda não está entre os mais próximos da praia.
    .first = Primeiro escolhe qual dos guardas mais próximos volta para o saco.
I-K = Cartas
I-K1 = Uma carta faz o que diz, uma coisa depois da outra; o que não se pode fazer fica por fazer. Uma flor que nada pudesse fazer não se joga.
    .unasked = Agora não há nada disso para escolher.
    .vain = { $flower } aqui não faria nada; guarda-a.
    .rival = { $name }: aqui isso não faria nada. Escolhe outra pessoa.
    .toward = Nessa direção não é possível.
    .slot = Em “{ $slot }” não está nenhuma maldição.
    .guard = { $guard } não está perto que chegue, ou não tem para onde ir.
    .first = Primeiro escolhe o que a tua carta deve fazer.
I-E = O fim
I-E1 = Vencido Kingosh, ganha quem teve o maior valor de combate nesse combate; os iguais partilham.
I-E2 = Quando todas as peças estão postas e nenhum caminho leva à cidadela, ganha a ilha.
I-E3 = Contagem: sempre que o dado não mostra escudo nem espada, a lua avança. Se o faz no último campo e Kingosh não é vencido nesse combate, ganha a ilha.
I-E4 = Com ou sem a contagem, ao fim de sessenta rondas a noite acaba e ganha a ilha.

# Ações.
do-end = terminar a vez
do-rest = descansar
do-gather = tirar uma flor
do-move = { $first ->
    [up] ir para cima
    [down] ir para baixo
    [left] ir para a esquerda
   *[right] ir para a direita
}
do-curse = jogar a maldição em “{ $first }”
do-play = jogar { $first }
do-pass = não jogar flor nenhuma
do-lay = pôr a maldição em “{ $first }”
do-discard = descartar { $first }
do-put = { $first ->
    [0] não pôr nenhuma energia
    [one] pôr uma energia
   *[other] pôr { $first } energias
}
do-pledge = prometer { $first }
do-target = escolher o jogador { $first }
do-toward = { $first ->
    [up] para o lado da cidadela
    [down] para o lado do mar
    [left] para a esquerda
    [right] para a direita
   *[here] aqui
}
do-slot = escolher a maldição em “{ $first }”
do-next = escolher a { $first }.ª das peças que vês
do-guard = escolher { $first }

# Pedidos.
prompt-over = A noite acabou
prompt-act = { $name } escolhe uma ação
prompt-second = { $name } pode fazer uma segunda ação
prompt-put = Os combatentes põem energias
prompt-bloom = { $name } pode jogar uma flor vermelha
prompt-lay = { $name } põe uma maldição
prompt-discard = { $name } descarta uma flor
prompt-choose = { $name } escolhe para { $card }
prompt-take = { $name } escolhe um guarda para o saco
prompt-you-act = Escolhe uma ação
    .help = O descanso devolve energias, a flor dá-te uma flor para a mão, a maldição liberta um lugar da tua tabela, o movimento leva-te adiante. Cada ação é voluntária; uma segunda, diferente, custa uma energia.
prompt-you-second = { $number ->
    [one] Escolhe outra ação por uma energia, ou termina a vez
   *[other] Escolhe outra ação por { $number } energias, ou termina a vez
}
    .help = Tem de ser uma ação diferente da primeira. A energia passa da vitalidade para a fadiga; vais precisar de algumas na batalha.
prompt-you-put = Quantas energias pões?
    .help = Todos os combatentes escolhem em segredo e mostram ao mesmo tempo. Os aventureiros vencem se as energias do campo superarem a força dos guardas; depois, o que puseste fica cansado.
prompt-you-bloom = Joga uma flor vermelha, ou nenhuma
    .help = Uma flor vermelha atua nesta batalha e depois é descartada. O dado só se lança quando todos tiverem decidido.
prompt-you-lay = { $curse }: põe a maldição num lugar livre
    .help = O lugar fica bloqueado até a maldição ser jogada: essa ação não se pode fazer. Escolhe um de que possas prescindir por uns tempos.
prompt-you-discard = { $number ->
    [one] Descarta uma flor
   *[other] Descarta { $number } flores
}
    .help = O que descartas perde-se; os outros não veem o que te fica na mão.
prompt-you-take = Escolhe o guarda que volta para o saco
    .help = O saco está vazio, por isso voltam a ele guardas da ilha, primeiro os mais próximos da praia. Estes estão à mesma distância: a escolha é tua.
prompt-you-choose-rival = { $card }: escolhe um jogador
prompt-you-choose-toward = { $card }: escolhe uma direção
prompt-you-choose-slot = { $card }: escolhe uma das tuas maldições
prompt-you-choose-guard = { $card }: escolhe um guarda
prompt-you-choose-next = { $card }: escolhe a peça que vem a seguir

# Porque é boa uma dica.
why-end = Uma segunda ação custaria mais do que traz.
why-rest = Recupera { $energies ->
    [0] nada
    [one] uma energia
   *[other] { $energies } energias
}.
why-gather = Ficas com { $flowers ->
    [one] uma flor
   *[other] { $flowers } flores
} na mão.
why-lift = O espaço dessa maldição volta a ficar livre.
why-unknown = Ninguém sabe ainda o que lá está.
why-citadel = { $others ->
    [0] Serias o primeiro na cidadela.
    [one] Já está alguém na cidadela: juntos é mais fácil vencer Kingosh.
   *[other] Já estão { $others } na cidadela: juntos é mais fácil vencer Kingosh.
}
why-way = Daí { $steps ->
    [one] é pelo menos um passo
   *[other] são pelo menos { $steps } passos
} até à cidadela.
why-guarded = Há guardas: com todas as tuas energias vencias em { $percent } de 100 lançamentos.
why-second = Como segunda ação custa { $energies ->
    [one] uma energia
   *[other] { $energies } energias
}.
why-put = { $others ->
    [0] Isso vence em { $percent } de 100 lançamentos.
   *[other] Com { $others } dos outros, isso vence em { $percent } de 100 lançamentos.
}
why-pledge = Quem diz primeiro o que traz leva os outros a trazer também.
why-refrain = Uma flor vale mais na mão do que neste combate.
why-bloom = Sem ela o combate vence-se em { $before } de 100 lançamentos, com ela em { $after }.

# O registo.
told-end = { $name } termina a vez
told-rest = { $energies ->
    [0] { $name } descansa e não recupera nada
    [one] { $name } descansa e recupera uma energia
   *[other] { $name } descansa e recupera { $energies } energias
}
told-move = { $direction ->
    [up] { $name } vai para cima: { $place }
    [down] { $name } vai para baixo: { $place }
    [left] { $name } vai para a esquerda: { $place }
   *[right] { $name } vai para a direita: { $place }
}
told-curse = { $name } joga a maldição em “{ $slot }”: { $curse }
told-play = { $name } joga { $flower }
told-bloom = { $name } mostra { $flower }
told-pass = { $name } não joga flor nenhuma
told-lay = { $name } põe a maldição em “{ $slot }”
told-lay-own = { $name } põe em “{ $slot }” a maldição { $curse }
told-discard = { $name } descarta { $flower }
told-put = { $name } já escolheu
told-put-own = { $name } põe { $number }
told-pledge = { $name } promete { $number }
told-guard = { $name } escolhe { $guard }
told-slot = { $name } escolhe a maldição em “{ $slot }”
told-target = Diz respeito a { $name }
told-next = { $name } escolhe a peça que vem a seguir
told-brings = { $place }: { $name } pôs { $number ->
    [0] nenhuma energia
    [one] uma energia
   *[other] { $number } energias
} no combate
told-shield = O dado mostra o escudo: todos os combates empatam
told-sword = O dado mostra a espada: mais 2 para os aventureiros
told-moon-die = O dado mostra a lua
told-drawn = { $number ->
    [0] { $place }: { $name } empata sem perder nada
    [one] { $place }: { $name } empata e perde uma energia
   *[other] { $place }: { $name } empata e perde { $number } energias
}
told-won = { $place }: { $name } vence, { $total } contra { $against }
told-lost = { $place }: { $name } perde, { $total } contra { $against }
told-won-kingosh = { $name } vence Kingosh, { $total } contra { $against }, e contribuiu com { $value }
told-lost-kingosh = { $name } perde contra Kingosh, { $total } contra { $against }
told-moon = { $left ->
    [0] A lua está no último campo
    [one] A lua avança; falta um campo
   *[other] A lua avança; faltam { $left } campos
}
told-moon-back = { $number ->
    [one] A lua recua um campo
   *[other] A lua recua { $number } campos
}
told-tile = { $place }: descobre-se uma peça, { $kind }
told-turned = { $place }: a peça é rodada
told-appears = { $place }: aparece { $guard }
told-led = { $guard } vai para outro campo: { $place }
told-beaten = { $guard } deixa a ilha
told-bagged = { $guard } volta para o saco
told-scouts = { $name } olha para { $number ->
    [one] a peça seguinte
   *[other] { $number } peças
}
told-white = A partir de agora, por cima da cidadela está { $curse }
told-white-gone = { $curse } já não vale
told-flowers-shuffled = As flores descartadas baralham-se
told-curses-shuffled = As maldições descartadas baralham-se
told-swapped = { $name } está agora noutro campo: { $place }
told-steps = { $name } dá um passo: { $place }
told-thrown = { $name } cai mais abaixo: { $place }
told-robbed = { $name } perde { $number ->
    [one] uma flor
   *[other] { $number } flores
}
told-robbed-own = { $name } perde { $flowers }
told-flowers = { $name } tira { $number ->
    [one] uma flor
   *[other] { $number } flores
}
told-flowers-own = { $name } tira { $flowers }
told-cursed = { $name } recebe uma maldição
told-cursed-own = { $name } recebe uma maldição: { $curse }
told-star = { $name } ganha { $number ->
    [one] uma energia extra
   *[other] { $number } energias extra
}
told-recovers = { $name } recupera { $number ->
    [one] uma energia
   *[other] { $number } energias
}
told-loses = { $name } perde { $number ->
    [one] uma energia
   *[other] { $number } energias
}
told-token = A ficha de combate passa para { $name }
told-token-along = O dado passa para { $name }

# O fim.
end-kingosh = Kingosh foi vencido
end-lost-way = Já nenhum caminho leva à cidadela: ganha a ilha
end-midnight = Meia-noite: todos os aventureiros se tornam guardas, e ganha a ilha
end-dawn = A noite acabou e Kingosh ainda reina: ganha a ilha
part-height = Campos ilha acima
part-battle = Posto contra Kingosh
lack-fields = { $fields ->
    [one] um campo abaixo da cidadela
   *[other] { $fields } campos abaixo da cidadela
}
lack-aside = { $fields ->
    [one] uma casa ao lado da cidadela
   *[other] { $fields } casas ao lado da cidadela
}
lack-kingosh = na cidadela, diante de Kingosh

# Opções.
option-order = Ordem dos combates
    .help = Contra: a ficha de combate anda no sentido contrário ao do jogo, e quem a tem volta a agir depois dos combates. A favor: todos jogam uma vez, depois há combates.
option-order-against = contra
option-order-along = a favor
option-beside = Descansar ao lado de um guarda
    .help = Quem descansa num campo com um guarda recupera uma energia em vez de nenhuma.
option-countdown = Contagem
    .help = A lua anda; à meia-noite ganha a ilha.
option-distance = Distância da cidadela
    .help = Quantos campos acima da praia fica a cidadela.
option-content = Conteúdo
    .help = Que peças, guardas, flores e maldições estão na caixa.
option-content-midnight = Meia-noite
preset-first = Primeiro jogo
    .help = A cidadela fica perto, as batalhas vêm depois da vez, e descansa-se mesmo ao lado de um guarda.
preset-designer = Como joga o autor
    .help = Como o autor joga: cinco peças até à cidadela, contra a ordem de jogo.
preset-hard = Difícil
    .help = Sete peças até à cidadela, e a mesma lua por cima.

# O que fazem as cartas.
effect-recover = { $whom ->
    [you] Recupera { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
    [rival] Um rival recupera { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
    [others] Todos os outros recuperam { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
   *[all] Todos recuperam { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
}
effect-lose = { $whom ->
    [you] Perde { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
    [rival] Um rival perde { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
    [others] Todos os outros perdem { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
   *[all] Todos perdem { $number ->
        [one] uma energia
       *[other] { $number } energias
    }.
}
effect-draw = { $whom ->
    [you] Tira { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
    [rival] Um rival tira { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
    [others] Todos os outros tiram { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
   *[all] Todos tiram { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
}
effect-curse = { $whom ->
    [you] Recebes { $number ->
        [one] uma maldição
       *[other] { $number } maldições
    }.
    [rival] Um rival recebe { $number ->
        [one] uma maldição
       *[other] { $number } maldições
    }.
    [others] Todos os outros recebem { $number ->
        [one] uma maldição
       *[other] { $number } maldições
    }.
   *[all] Todos recebem { $number ->
        [one] uma maldição
       *[other] { $number } maldições
    }.
}
effect-fall = { $whom ->
    [you] Cais { $number ->
        [one] um campo
       *[other] { $number } campos
    }.
    [rival] Um rival cai { $number ->
        [one] um campo
       *[other] { $number } campos
    }.
    [others] Todos os outros caem { $number ->
        [one] um campo
       *[other] { $number } campos
    }.
   *[all] Todos caem { $number ->
        [one] um campo
       *[other] { $number } campos
    }.
}
effect-summon = { $whom ->
    [you] Aparece um guarda no teu campo.
    [rival] Aparece um guarda no campo de um rival.
    [others] Aparece um guarda no campo de cada um dos outros.
   *[all] Aparece um guarda no campo de cada um.
}
effect-discard = { $whom ->
    [you] Descarta { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
    [rival] Um rival descarta { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
    [others] Todos os outros descartam { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
   *[all] Todos descartam { $number ->
        [one] uma flor
       *[other] { $number } flores
    }.
}
effect-rob = { $whom ->
    [others] Tira { $number ->
        [one] uma flor
       *[other] { $number } flores
    } da mão de cada um dos outros.
   *[rival] Tira { $number ->
        [one] uma flor
       *[other] { $number } flores
    } da mão de um rival.
}
effect-swap = Troca de lugar com um rival.
effect-give = Passa outra das tuas maldições a um rival, que a põe.
effect-step = Avança um campo; os guardas não te impedem.
effect-lift = Descarta uma das tuas maldições.
effect-scout = { $number ->
    [one] Olha para a peça seguinte.
   *[other] Olha para as { $number } peças seguintes e escolhe a que vem primeiro.
}
effect-lead = Um guarda no teu campo ou ao lado avança um campo.
effect-turn = Roda meia volta a tua peça ou uma ao lado.
effect-moon = { $number ->
    [one] A lua recua um campo.
   *[other] A lua recua { $number } campos.
}
effect-strength = Mais { $number } no combate.
effect-fellows = Mais { $number } no combate por cada outro aventureiro no teu campo.
effect-spare = Se perderes, não sofres castigo.
effect-harvest = Se venceres, o teu prémio conta { $number ->
    [2] a dobrar
    [3] a triplicar
   *[other] { $number } vezes
}.
effect-reroll = Se o dado mostrar o escudo, lança-se outra vez.
effect-weaken = Os guardas no teu campo têm menos { $number } de força.
effect-betray = O bónus das flores dos outros no teu campo é teu.
effect-save = { $number ->
    [one] Uma das tuas energias volta para a vitalidade.
   *[other] { $number } das tuas energias voltam para a vitalidade.
}
law-guards = Cada guarda tem mais { $number } de força.
law-rest = Descansar traz menos { $number }.
law-second = A segunda ação custa mais { $number }.
law-spikes = Os espinhos negros amaldiçoam { $number ->
    [one] mais uma vez
   *[other] mais { $number } vezes
}.
law-swordless = A espada não traz bónus.
law-rewards = Todos os prémios contam { $number ->
    [2] a dobrar
    [3] a triplicar
   *[other] { $number } vezes
}.
trait-swordproof = À prova de espada: a espada não traz bónus contra ele.
trait-wary = Desconfiado: mais { $number } de força por cada aventureiro além do primeiro.
trait-drain = Esgotante: quem perde contra ele perde ainda { $number ->
    [one] uma energia
   *[other] { $number } energias
}.
trait-nightly = Noturno: mais { $number } de força depois de a lua fazer metade do caminho.

# Nomes.
name-rest = descanso
name-flower = flor
name-move = movimento
name-ease = sossego
name-meadow = prado
name-danger = perigo
name-beach = praia
name-citadel = cidadela
name-crab = Caranguejo-lanterna
name-dog = Cão dos destroços
name-toad = Sapo do sal
name-heron = Garça dos juncos
name-goat = Cabra dos espinhos
name-boar = Javali do musgo
name-fox = Raposa da névoa
name-owl = Coruja do eco
name-lynx = Lince de sílex
name-viper = Víbora de vidro
name-moth = Traça da lua
name-stag = Veado da tempestade
name-bear = Urso de pedra
name-giant = Gigante das raízes
name-tortoise = Tartaruga de ferro
name-wyrm = Dragão das cinzas
name-dewbell = Campainha-do-orvalho
name-featherfern = Feto-pena
name-clearwort = Erva-clara
name-eyebright = Eufrásia
name-lurebloom = Flor-chamariz
name-slipthistle = Cardo-escorregadio
name-moonrose = Rosa-da-lua
name-windwheel = Cata-vento
name-honeycup = Cálice-de-mel
name-nettle = Urtiga-do-rancor
name-emberlily = Lírio-brasa
name-bloodpoppy = Papoila-de-sangue
name-ironheart = Coração-de-ferro
name-goldrod = Vara-de-ouro
name-chancevine = Trepadeira-da-sorte
name-witherleaf = Folha-murcha
name-foxglove = Dedaleira
name-kinbloom = Flor-irmã
name-evergreen = Sempre-verde
name-exhaustion = Sono de chumbo
name-shadow = Sombra furtiva
name-landslide = Derrocada
name-magpie = Pega
name-mirage = Miragem
name-whisper = Sussurro
name-drought = Seca
name-fullmoon = Lua cheia
name-restless = Noite inquieta
name-leadenfeet = Pés de chumbo
name-barbs = Farpas
name-rust = Ferrugem
name-plenty = Ano de abundância

# No tabuleiro.
board-island = Ronda { $round }. { $left ->
    [0] A lua está no último campo
    [one] À lua falta um campo
   *[other] À lua faltam { $left } campos
}. Kingosh tem força { $strength }.
board-field = { $place }, { $kind }
board-guards = { $guards }, força { $strength }
board-guard = { $guard }: força { $strength }, prémio { $reward }, castigo: flores { $flowers }, maldições { $curses }
board-unexplored = { $place }, por explorar
board-spikes-red = espinhos vermelhos
board-spikes-black = espinhos negros
board-kingosh = Kingosh, força { $strength }
board-adventurer = { $name }: { $place }
board-vitality = Vitalidade
board-fatigue = Fadiga
board-battle = Combate
board-strength = Força
board-reward = Prémio
board-penalty = Castigo
board-hand = Mão
board-wheel = Roda dos prémios
board-moon = A lua
board-bag = Saco
board-beaten = Vencidos
board-tiles = Peças
board-flowers = Flores
board-curses = Maldições
board-supply = Reserva
board-discards = Descartes
board-table = Tabela de ações
board-hidden-slot = uma maldição em “{ $slot }”
board-free-slot = “{ $slot }” está livre
board-white = A maldição por cima da cidadela: { $curse }
board-no-white = Por cima da cidadela não está nenhuma maldição
board-pledged = promete { $number }
board-chosen = já escolheu
board-choosing = está a escolher
board-won = vitória
board-lost = derrota
board-drawn = empate
board-whole = A ilha inteira
board-fog = ainda por explorar
board-die-shield = o escudo
board-die-sword = a espada
board-die-moon = a lua
board-target = escolher { $name }
board-next = escolher esta peça
board-foes = Guardas por perto
board-won-steps = { $number ->
    [one] um passo na roda
   *[other] { $number } passos na roda
}
board-won-flowers = { $number ->
    [one] uma flor
   *[other] { $number } flores
}
board-won-stars = { $number ->
    [one] uma energia extra
   *[other] { $number } energias extra
}
board-lost-discards = { $number ->
    [one] descarta uma flor
   *[other] descarta { $number } flores
}
board-lost-curses = { $number ->
    [one] é amaldiçoado
   *[other] é amaldiçoado { $number } vezes
}
board-lost-drained = { $number ->
    [one] perde uma energia
   *[other] perde { $number } energias
}
board-lost-thrown = é lançado uma casa abaixo
board-lost-half = { $number ->
    [0] fica com todas as energias
    [one] uma energia fica cansada
   *[other] { $number } energias ficam cansadas
}
board-against = { $total } contra { $against }
board-curse-above = Por cima da cidadela está { $curse }: { $does }
board-token = Conduzes os combates
board-lord = Kingosh, senhor da ilha
board-put-in = pões { $number }
board-put = Pôr
board-pledge = Prometer

# O primeiro jogo, passo a passo.
tutorial-welcome = Cai a noite. Da praia tens de chegar à cidadela e vencer Kingosh antes de a lua chegar ao fim do seu caminho. Neste primeiro jogo estás só contra a ilha.
tutorial-move = Mesmo por cima de ti está tudo em nevoeiro. Sobe: a peça que descobrires fica no lugar.
    .instead = Podias. Mas a cidadela fica mesmo por cima: sobe primeiro.
tutorial-gather = Um prado! As flores ajudam-te, as amarelas no caminho e as vermelhas no combate. Tira uma. Como segunda ação custa uma energia.
    .instead = Tira primeiro a flor, vai fazer-te jeito.
tutorial-moon = Depois das tuas ações vêm os combates. Não houve nenhum, mas o dado foi lançado na mesma e mostrou a lua: a noite avançou um passo. Agora tens mais duas ações.
tutorial-danger = Continua a subir. Desta vez o nevoeiro pode esconder algo pior.
    .instead = O caminho para a cidadela é para cima.
tutorial-guard = Um guarda de força 2! Num campo com um guarda não se pode descansar nem seguir para cima. Termina aqui o turno.
    .instead = Fica: vais lutar com ele.
tutorial-before = Um novo turno, e o combate vem depois das tuas ações. Poupa energia: termina-as já.
    .instead = Fica: vais lutar com ele.
tutorial-put = Põe energia no combate, em segredo se houver outros. Precisas de mais do que 2 ao todo; com uma flor bastam 2 energias.
    .instead = Duas bastam: a flor faz o resto.
tutorial-bloom = A tua flor é vermelha e dá-te força no combate. Joga-a.
    .instead = Joga a flor, senão perdes.
tutorial-won = Venceste! O guarda deixa a ilha, e tu avanças na roda das recompensas: uma flor ou uma estrela trazem-te mais. O que puseste está agora cansado; descansar recupera-o.
tutorial-kingosh = Lá em cima espera Kingosh. Junta forças, mas atenção à lua: no seu último campo, vence a ilha. As maldições que apanhares pelo caminho podem ser jogadas pelo seu efeito. Boa sorte!
