# As cláusulas da casa: o que vale em todas as mesas.
A = Em todas as mesas
A-1 = O que se escreve é uma das ações do jogo.
    .refused = A ação “{ $given }” não existe neste jogo.
A-2 = Jogas quando é a tua vez.
    .refused = Não é a vez de { $name }.
    .nobody = Não há aqui um jogador { $number }; esta mesa tem { $players ->
        [one] um jogador
       *[other] { $players } jogadores
    }.
A-3 = Depois do fim do jogo já não se joga.
    .refused = O jogo já acabou.

# Palavras comuns a todos os jogos.
player = Jogador { $number }
yes = sim
no = não
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
place = { $place }.º
round = Ronda { $round } de { $rounds }
round-open = Ronda { $round }
won = { $count ->
    [one] Vitória de { $names }.
   *[other] Vitória partilhada: { $names }.
}
won-by-nobody = Ninguém venceu.
nearest = Querias dizer { $actions }?
bot-random = ao acaso
bot-greedy = guloso
bot-level = nível { $level }
bot-level-1 = nível 1, principiante
bot-level-2 = nível 2, descontraído
bot-level-3 = nível 3, experiente
bot-level-4 = nível 4, astuto
bot-level-5 = nível 5, mestre

# O que uma sugestão diz de uma ação, além das razões do próprio jogo.
why-only = Não há mais nada a fazer.
why-chance = Assim ganhas cerca de { $percent } em cada 100 jogos; com “{ $does }”, cerca de { $other }.
why-alone = Promete { $percent } % de tudo o que se pode obter; com “{ $does }”, cerca de { $other } %.
