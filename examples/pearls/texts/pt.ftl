title = Pérolas
tagline = Mais um mergulho, ou vir respirar?
about = O jogo mais pequeno desta mesa, e o exemplo que mostra como se constrói um jogo.
P-1 = Doze pérolas, que valem de 1 a 12, estão no saco; todos os mergulhadores começam debaixo de água e de mãos vazias.
P-2 = Na sua vez, mergulha por uma pérola que mais ninguém vê, ou vem à tona.
P-3 = Quem tem mais do que o ar permite não volta a mergulhar; com o saco vazio, ninguém mergulha.
    .refused = Não podes mergulhar: tens mais de { $air }, ou o saco está vazio. Vem à tona.
P-4 = Quando todos vieram à tona, cada mão vale a soma das suas pérolas, ou nada se for mais do que o ar permite.

do-dive = mergulhar por uma pérola
do-surface = vir à tona
prompt-turn = { $name }: mergulhar ou vir à tona?
    .help = Cada mergulho traz uma pérola de 1 a 12 que só tu vês. Mais do que o ar permite não vale nada, por isso vem a tempo à superfície.
prompt-over = Todos vieram à tona
told-dive = { $name } mergulha e tem mais uma pérola
told-pearl = { $name } traz a pérola que vale { $pearl }
told-surface = { $name } vem à tona
end-surfaced = Todos os mergulhadores vieram à tona
option-air = Quanto consegue carregar um mergulhador
    .help = Quem tiver mais do que isto não pontua; com menos ar, os mergulhos são mais curtos.
preset-shallow = Baía rasa
    .help = Ar para doze, não mais: para quem mergulha com cuidado.
board-bay = A baía, pérolas no saco: { $bag }
board-diver = { $name } tem { $pearls ->
    [one] uma pérola
   *[other] { $pearls } pérolas
}
