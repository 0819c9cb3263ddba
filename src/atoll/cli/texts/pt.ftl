# O que o terminal diz à volta de um jogo.
bot-number = Bot { $number }
no-clause = A cláusula “{ $given }” não existe. Existem, por exemplo, { $clauses }.

play-hint = Escreve o número ou o texto de uma ação; “help” diz o que mais podes escrever.
play-help =
    número ou texto   faz isso; as palavras podem ser abreviadas e a tecla Tab completa-as
    why TEXTO         se isso é permitido agora e, se não, que cláusula o proíbe
    undo              volta atrás na tua última decisão, se desde então nada foi tirado à sorte nem mostrado
    rules [CLÁUSULA]  as regras, ou uma só cláusula
    record FICHEIRO   guarda o jogo num ficheiro; atoll play FICHEIRO continua-o
    (só Enter)        mostra a mesa outra vez
    quit              sair
play-which = Qual: { $actions }?
play-allowed = “{ $action }” é permitido agora.
play-curtain = É a vez de { $name }. Os outros não olham; depois carrega em Enter.
play-change = É a vez de { $name }.
play-undone = { $name } volta atrás na última decisão
play-left = Saíste antes do fim.
play-record-where = Em que ficheiro? record FICHEIRO
play-record-kept = O jogo está guardado em { $file }.
play-record-taken = { $file } já existe; escolhe outro nome.
play-record-failed = Não é possível escrever em { $file }: { $error }.
undo-nothing = Ainda não decidiste nada em que possas voltar atrás.
undo-drawn = Desde a tua última decisão algo foi tirado à sorte; já não se volta atrás.
undo-shown = Desde a tua última decisão algo secreto foi mostrado; já não se volta atrás.
undo-others = Entretanto outros já decidiram em função da tua decisão; já não se volta atrás.
replay-open = O registo acaba depois de { $steps ->
    [one] um passo
   *[other] { $steps } passos
}, antes do fim do jogo.

review-better = Melhor: { $does }. Isto custou { $percent ->
    [one] uma vitória em cem.
   *[other] { $percent } vitórias em cem.
}
review-chances = hipóteses de vencer
review-luck = sorte
review-lost = desperdiçado
review-doubtful = duvidosas
review-mistakes = erros
review-turning = { $step ->
    [0] Quem venceu nunca esteve atrás.
   *[other] A partir do passo { $step }, quem venceu nunca mais esteve atrás.
}
serve-at = O Atoll está em { $address }
serve-alone =
    Só este computador lhe chega; ATOLL_HOST=0.0.0.0 deixa entrar telemóveis e amigos da tua rede.
    Ctrl+C para-o.
serve-network =
    Telemóveis e amigos da tua rede encontram-no em { $address }
    Ctrl+C para-o.
serve-stop = Ctrl+C para-o.

verify-fits = O sorteio é genuíno: { $draws ->
    [one] o único sorteio vem da semente
   *[other] todos os { $draws } sorteios vêm da semente
} cujo resumo foi mostrado no início, { $hash }.
verify-hash = A semente “{ $given }” não é a prometida: no início foi mostrado o resumo { $hash }, e esta semente tem outro.
verify-draw = O sorteio “{ $label }” { $step ->
    [0] da preparação
   *[other] do passo { $step }
} não vem da semente.
verify-rigged = Os sorteios deste jogo foram preparados de antemão, para uma lição; “{ $label }” é o primeiro que não vem da semente.
