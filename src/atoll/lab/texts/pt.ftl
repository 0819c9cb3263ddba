# O relatório do laboratório. Opções, conjuntos e ações têm as palavras do seu jogo.
report-title = { $game }: um relatório
report-lead = { $variants ->
    [one] { $games } jogos
   *[other] { $variants } variantes, { $games } jogos cada uma,
} entre { $bots }.
report-wins = Quem ganha
report-wins-help = A parte das vitórias por lugar à mesa, com um intervalo de 95 %. A linha é a parte igual; uma vitória partilhada conta pela sua parte.
report-wins-bot = Por bot
report-fair = igual
report-seat = Lugar { $number }
report-nobody = Ninguém ganha
report-points = Pontos
report-length = Quanto dura, quão vivo é
report-length-help = Médias de todos os jogos observados passo a passo, com intervalos.
report-use = O que se usa
report-use-help = Quantas vezes cada tipo de ação foi oferecido (barra larga) e escolhido (barra estreita), em { $watched } jogos.
report-share-taken = { $share } escolhido
report-never = Oferecido e nunca escolhido
report-never-none = Tudo o que foi oferecido foi escolhido pelo menos uma vez.
report-more = e mais { $count }
report-told = O que apareceu
report-told-help = Quantas vezes, em média, o registo de um jogo falou de cada coisa.
report-per-game = { $number } por jogo
report-differences = O que as variantes mudam
report-differences-help = Em relação a «{ $base }», distribuição a distribuição, com a mesma sorte. O tamanho está em unidades da dispersão: 0,2 é pequeno, 0,5 médio, 0,8 grande.
report-size = { $difference } (tamanho { $size })
report-no-difference = nenhuma diferença
report-again = Para jogar o mesmo outra vez
report-settings = Regras na versão { $rules }, semente { $seed }.
report-variant = Variante
report-open-table = Abrir uma mesa com estas opções
report-histogram = Quantas vezes saiu cada valor: { $what }
measure-decisions = Decisões
measure-rounds = Rondas
measure-lead_changes = Mudanças de liderança
measure-last_change = Quando a liderança mudou pela última vez (0 início, 1 fim)
measure-choices = Ações à escolha
measure-forced = Parte das decisões sem escolha
measure-best_points = Pontos do melhor
measure-nobody_won = Parte em que ninguém ganha
measure-first_seat_won = Parte que o lugar 1 ganha
measure-margin = Pontos entre o primeiro e o segundo
measure-points = pontos
