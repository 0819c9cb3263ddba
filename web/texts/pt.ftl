# What the client itself says, on every page and around every board. Games and the house have their own files.

# Everywhere
skip = Saltar para o conteúdo
nav = Páginas
nav-lobby = Mesas
nav-mine = Os meus jogos
nav-settings = Definições
guest = Convidado
again = Tentar de novo
close = Fechar
cancel = Cancelar
next = Seguinte
trouble-connection = O servidor não responde. Terá caído a ligação?
trouble-server = O servidor não conseguiu ({ $status }).
lost-title = Águas desconhecidas
lost-about = Não há nada neste endereço. A ligação pode estar incompleta.
lost-home = Voltar aos jogos
your-turn = É a tua vez

# Start page
start-title = Puxa uma cadeira
start-about = Jogos de tabuleiro com amigos, num só aparelho, a sós ou contra bots. Ninguém precisa de conta.
start-running = Continuar a jogar
start-games = Os jogos
game-seats = { $span } jogadores
game-minutes = { $span } min
game-designer = de { $designer }
play-now = Jogar já com bots
play-friends = Convidar amigos
first-game = Primeiro jogo, passo a passo
rules = Regras
join-title = Um amigo enviou-te uma ligação?
join-placeholder = Ligação ou código da mesa
join = Entrar
join-lobby = Procurar mesa
join-wrong = Isso não é uma ligação nem um código. Uma ligação é assim: …/t/abc123.

# Tables in lists
table-empty = Ainda ninguém
table-open = { $open ->
    [one] { $open } lugar livre
   *[other] { $open } lugares livres
}
table-ended = terminado

# Pace
pace-casual = sem relógio
pace-live = todos agora
pace-live-clock = { $clock } cada, +{ $bonus } s
pace-days-hours = { $hours ->
    [one] { $hours } hora por decisão
   *[other] { $hours } horas por decisão
}

# Lists of tables
lobby-title = Mesas
lobby-open = Lugares livres
lobby-none = Neste momento nenhuma mesa espera jogadores. Abre uma: os outros encontram-na aqui.
lobby-begin = Escolher um jogo
lobby-recent = Acabados há pouco
mine-title = Os meus jogos
mine-running = A decorrer
mine-over = Terminados
mine-none = Ainda não jogaste aqui.
import-title = Ver um jogo a partir de um ficheiro
import-about = Um registo guardado depois de um jogo (JSON).
import-choose = Escolher um ficheiro

# Setting up a table
play = Jogar
seats = Lugares
seats-count = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}
seats-fewer = Menos um jogador
seats-more = Mais um jogador
seats-race = Neste jogo a rapidez conta, por isso cada um precisa do seu aparelho.
seat-who = Quem se senta no lugar { $number }
seat-name = Nome no lugar { $number }
seat-me = Eu
seat-same-device = Alguém neste aparelho
seat-for-friend = Um amigo, por ligação
seat-bot = Bot: { $level }
setup-rules = Regras
by-the-book = Como no livro de regras
by-the-book-about = O jogo tal como o autor o escreveu.
setup-strange = Este servidor não conhece { $asked }. Um conjunto próprio é conhecido por um servidor iniciado com a sua pasta: { $variable }=PASTA atoll serve
setup-options = { $changed ->
    [0] Todas as opções
    [one] Todas as opções ({ $changed } alterada)
   *[other] Todas as opções ({ $changed } alteradas)
}
fewer = Menos
more = Mais
pace = Ritmo
pace-casual-title = Sem relógio
pace-casual-about = Cada um leva o tempo que precisar. Podes sair e voltar.
pace-live-title = Todos agora
pace-live-about = Com um relógio para cada um, se quiseres.
pace-days-title = Ao longo de dias
pace-days-about = Uma decisão de vez em quando; avisamos-te quando for a tua vez.
pace-clock = Tempo de cada jogador
pace-bonus = Acréscimo por decisão
pace-limit = Máximo para decidir ao mesmo tempo
pace-hours = Tempo para cada decisão
pace-none = sem limite
seconds = { $seconds } s
hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
setup-who = Quem encontra a mesa?
visibility-link = só por ligação
    .about = Os amigos chegam pela ligação que lhes envias.
visibility-open = aberta a todos
    .about = Aparece também na lista de mesas.
setup-watch = Os outros podem assistir
setup-hints = Dicas permitidas
setup-chat = Conversa
chat-all-allowed = palavras livres e frases rápidas
chat-phrases-allowed = só frases rápidas
chat-off-allowed = nenhuma
setup-open = Abrir a mesa
setup-open-about = A seguir recebes a ligação para os teus amigos.

# Before the game
sit = Sentar
sit-here = Sentar aqui
sit-name = O teu nome
sit-nameless = Primeiro diz aos outros como te chamas.
sit-full = Todos os lugares estão ocupados. Podes assistir quando começar.
sit-also = Alguém neste aparelho
sit-also-name = Nome de quem está ao teu lado
stand = Levantar
stand-other = Libertar o lugar
start = Começar
start-with = Começar com { $players }
start-too-few = { $least ->
    [one] É preciso pelo menos { $least } jogador. Convida amigos ou senta um bot.
   *[other] São precisos pelo menos { $least } jogadores. Convida amigos ou senta um bot.
}
start-wait = Falta pouco: { $name } começa o jogo.
seat-open = Lugar livre
seat-is-bot = bot
seat-bot-choose = Para quem é o lugar { $number }
seat-you = tu
bot-name = { $bot ->
    [random] Medusa
    [greedy] Gaivota
    [level-1] Estrela-do-mar
    [level-2] Cavalo-marinho
    [level-3] Lontra
    [level-4] Garça
    [level-5] Polvo
   *[other] Foca
}{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
seat-host = anfitrião
seat-away = ausente
seat-resigned = desistiu
seat-stand-in = joga um bot
seat-to-move = a jogar
swap-up = Subir o lugar { $number }
spectators = { $spectators ->
    [0] Ninguém está a assistir.
    [one] { $spectators } pessoa a assistir.
   *[other] { $spectators } pessoas a assistir.
}
invite-title = Convida amigos
invite-about = Quem abrir esta ligação senta-se logo, sem conta.
invite-qr = Código QR com a ligação para esta mesa
invite-copy = Copiar ligação
invite-copied = Copiado
invite-share = Partilhar
how-played = Como se joga nesta mesa
tv-open = Na televisão
tv-join = Lê o código e senta-te
tv-watch = Lê o código e assiste
table-none = Essa mesa não existe

# At the table
players = Jogadores
tools = Ferramentas
side = Registo e conversa
menu = Mais
sound = Som
undo = Anular
undo-ask = Anular?
undo-waits = Pediste para voltar atrás. Falta responder: { $names }.
undo-withdraw = Deixa estar
undo-asked = { $name } quer voltar atrás numa decisão. Pode ser?
agree = Pode ser
disagree = Não
hint = Dica
actions = Opções
what-means = O que significa isto?
actions-title = O que posso fazer
actions-find = Procurar
actions-none = Nada por agora: é a vez dos outros.
actions-not-found = Nada com esse nome.
log = Registo
log-none = Ainda não aconteceu nada.
log-race = após { $believed } s
log-lapsed = O tempo acabou.
looking-back = Passo { $step }, outra vez
look-present = Voltar ao jogo
look-at = Ver { $name }
sending = A caminho: { $action }
allowed = Isso é permitido: { $action }.
refusal-rules = Regra { $clause }
advice = Uma boa ideia: { $action }.
advice-do = Fazer
watching = Estás a assistir
clock-left = Tempo restante
clock-hours = { $hours } h
line-gone = A ligação caiu. À procura dela …
line-back = Ligação restabelecida.
rules-of = Regras: { $title }
clause-link = Ligação para { $clause }
hand-over = Passar o aparelho: { $name }
curtain-title = { $name }, é contigo
curtain-about = Pega no aparelho. Mais ninguém deve olhar agora.
curtain-lift = Aqui { $name }

# When somebody stays away
poll-asked = { $name } não está. O que fazemos?
poll-waits = { $name } não está. Falta votar: { $names }.
poll-bot = Joga um bot
poll-wait = Esperar
poll-end = Acabar o jogo
frozen = Esta mesa começou com as regras { $pinned }; aqui valem as { $here }, que a jogariam de outra forma. Está parada, e nada se perdeu.
stand-in-plays = Um bot tem jogado por ti.
stand-in-back = Retomar o meu lugar

# More
menu-watchers = Convidar alguém para assistir
menu-host = Controlos do anfitrião
menu-mute = Quem oiço
mute = Não ouvir { $name }
mute-spectators = Não ouvir quem assiste
leave = Sair
leave-about = O lugar continua teu e podes voltar. Os outros podem votar para que um bot jogue por ti.
resign = Desistir
resign-about = Desistes de vez. Um bot joga por ti, ou o jogo acaba.

# Chat
chat = Conversa
chat-none = Ainda ninguém disse nada.
chat-off = O anfitrião desligou a conversa.
chat-say = Diz alguma coisa
chat-send = Enviar
chat-phrases = Frases rápidas
chat-phrases-only = Nesta mesa só há frases rápidas.
chat-spectator = a assistir
chat-news = { $news ->
    [one] { $news } mensagem nova
   *[other] { $news } mensagens novas
}
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-your-turn = É a tua vez.
phrase-one-moment = Um momento, por favor.
phrase-back-soon = Volto já.
phrase-well-played = Bem jogado!
phrase-wow = Uau!
phrase-oops = Ups …
phrase-thanks = Obrigado!
phrase-sorry = Desculpa!
phrase-one-more = Mais uma?
phrase-goodbye = Adeus!

# Keys
keys = Teclas
keys-at-table = Teclas à mesa
key-escape = Esc
key-arrows = Setas
    .does = de lugar em lugar no tabuleiro
key-enter = Enter
    .does = fazer, ou perguntar porque não
key-does-keys = esta ajuda
key-does-undo = anular
key-does-actions = tudo o que posso fazer agora, em lista
key-does-log = registo
key-does-chat = conversa
key-does-rules = regras, no ponto que acabou de ser citado
key-does-hint = dica
key-does-sound = ligar e desligar o som
key-does-away = arrumar uma resposta
keys-off = As letras podem desligar-se nas definições.

# The end
result = Resultado
result-sum = Total
rematch = Jogar outra vez
rematch-go = Para a nova mesa
end-resigned = Todos os outros desistiram.
end-agreed = Os jogadores concordaram em acabar o jogo.

# Replay
replay-look = Rever o jogo
replay-of = Repetição: { $title }
replay-imported = Este jogo veio de um ficheiro: ninguém o jogou aqui.
replay-table = Para a mesa
replay-eyes = Visto por
replay-everyone = todos
replay-start = A preparação
replay-step = Passo
replay-at = { $step } / { $steps }
replay-play = Reproduzir
replay-pause = Pausa
replay-on = Um passo em frente
replay-back = Um passo atrás
replay-chapter-on = Ronda seguinte
replay-chapter-back = Ronda anterior
replay-speed = Velocidade
replay-times = { $by }×
replay-rounds = Rondas
replay-share = Copiar ligação para este passo
replay-record = Guardar o registo
verify = Verificar a sorte
verify-title = A sorte foi honesta?
verify-about = A impressão digital da sorte ficou fixada antes do primeiro passo. Verifica que todos os sorteios vêm dela.
verify-fits = { $draws ->
    [one] Honesto: o único sorteio vem da semente.
   *[other] Honesto: os { $draws } sorteios vêm todos da semente.
}
verify-draw = O sorteio “{ $label }” no passo { $step } não vem da semente.
verify-seed = A semente não tem a impressão digital mostrada no início.
verify-hash = Impressão digital, mostrada desde o início
verify-its-seed = Semente, mostrada no fim

# Review
review-look = Rever as decisões
review-of = Análise: { $title }
review-thinking = A pensar no jogo: { $step } de { $steps } passos
review-done = O jogo inteiro está analisado.
review-chances = { $seats ->
    [one] Perspetivas
   *[other] Hipóteses de vencer
}
review-curve = { $steps ->
    [one] Uma curva por jogador, até ao primeiro passo. O que nela conta está na lista de decisões.
   *[other] Uma curva por jogador, até ao passo { $steps }. O que nela conta está na lista de decisões.
}
review-touch = Toca na curva para ler um passo.
review-step = Passo { $step }
review-never-behind = Quem venceu nunca esteve atrás.
review-balance = Sorte e mestria
review-balance-about = { $seats ->
    [one] Em centésimos de tudo o que se pode obter: o que os sorteios trouxeram face à sua média, e o que as decisões desperdiçaram face à melhor.
   *[other] Em vitórias por cem jogos: o que os sorteios trouxeram face à sua média, e o que as decisões desperdiçaram face à melhor.
}
review-luck = Sorte
review-lost = Desperdiçado
review-good = Boas
review-doubtful = Duvidosas
review-mistake = Erros
review-moments = Decisões
review-all = Mostrar também as boas
review-nothing = Nada duvidoso, nenhum erro. Bem jogado!
review-turning = A viragem: daqui em diante quem venceu nunca mais esteve atrás.
review-mark-good = boa
review-mark-doubtful = duvidosa
review-mark-mistake = erro
review-mark-forced = sem escolha
review-better = Melhor: { $does }.
review-gave = { $seats ->
    [one] { $percent ->
        [one] Isto custou um centésimo de tudo o que se pode obter.
       *[other] Isto custou { $percent } centésimos de tudo o que se pode obter.
    }
   *[other] { $percent ->
        [one] Isto custou uma vitória em cem.
       *[other] Isto custou { $percent } vitórias em cem.
    }
}
review-show = Mostrar o passo { $step } na curva
review-go = Ver o tabuleiro antes do passo { $step }

# First game
lesson-step = { $step } de { $steps }
lesson-end = Continuar a jogar
lesson-instead = Isso é permitido, mas primeiro façamos o que a carta indica.

# Settings
settings-me = Eu
settings-name-about = Sugerido sempre que te sentas.
settings-look = Aspeto e movimento
settings-language = Língua
settings-theme = Tema
theme-system = como o aparelho
theme-light = dia
theme-dark = noite
settings-motion = Movimento
motion-system = como o aparelho
motion-full = completo
motion-less = reduzido
settings-keys = Letras como teclas à mesa
settings-notices = Avisos
settings-notices-system = Avisa-me quando for a minha vez e o Atoll estiver em segundo plano
settings-notices-refused = Este navegador não permite avisos para este sítio. Podes mudar isso nas definições dele.
settings-email = E-mail
settings-email-about = No máximo uma mensagem por dia, quando há mesas à tua espera. Vazio: nenhuma.
settings-move = Para outro aparelho
settings-move-about = Os teus lugares pertencem a este aparelho. Um código leva-os para outro.
claim = Mostrar um código
claim-until = Válido uma vez, até { $until }.
takeover-title = Código do outro aparelho
takeover = Trazer as minhas mesas
takeover-done = As tuas mesas estão agora aqui.
keep = Guardar
kept = Guardado.

# About Atoll
about-title = Sobre o Atoll
about-atoll = O Atoll é uma mesa para jogos de tabuleiro: com amigos, num só aparelho, a sós ou contra bots. É gratuito, sem contas e sem publicidade, e qualquer pessoa pode ter o seu: o código é aberto, sob a licença Apache 2.0.
about-games = Os jogos são dos seus autores. As regras contam-se aqui por palavras nossas; tabuleiros, cartas e imagens foram desenhados de novo.
about-made = De que é feito
about-made-of = Os títulos estão em Fraunces, tudo o resto em Nunito Sans (SIL Open Font License 1.1). O Svelte desenha (MIT), o Fluent junta as palavras (Apache-2.0).
about-kept = O que se guarda
about-kept-what = Um cookie guarda os teus lugares. O que escolhes nas definições fica neste aparelho. As mesas e o que nelas se jogou ficam neste servidor; mais ninguém fica a saber de nada.

# What could not be done, by the server's codes
sorry-not-host = Só o anfitrião da mesa pode fazer isso.
sorry-not-your-seat = O lugar { $seat } não é teu.
sorry-no-seat = Não há lugar { $seat } nesta mesa.
sorry-not-seated = Só quem está sentado à mesa pode fazer isso.
sorry-seats = { $title } é para { $least } a { $most } jogadores, não { $given }.
sorry-option = O jogo não pode ser preparado assim: { $words }
sorry-pace = O ritmo não bate certo: { $words }
sorry-name-empty = Um nome precisa de pelo menos uma letra.
sorry-no-such-bot = Esse bot não existe aqui.
sorry-started = O jogo já começou: isso só se faz antes.
sorry-seat-taken = Alguém foi mais rápido: o lugar { $seat } está ocupado. Escolhe outro.
sorry-full = Todos os lugares estão ocupados.
sorry-seat-empty = Não há ninguém no lugar { $seat }.
sorry-seat-of-a-person = { $name } está nesse lugar e tem de o deixar primeiro.
sorry-seats-open = { $open ->
    [one] Ainda há um lugar livre. Convida alguém ou senta lá um bot.
   *[other] Ainda há { $open } lugares livres. Convida alguém ou senta lá bots.
}
sorry-nobody = Tem de haver pelo menos uma pessoa à mesa.
sorry-not-playing = Isso só se faz durante o jogo.
sorry-rules-changed = Esta mesa começou com as regras { $pinned }, que já não existem aqui. Está parada, e nada se perdeu.
sorry-stale = Entretanto a mesa avançou. Olha outra vez e decide de novo.
sorry-too-early = Cedo demais: as cartas ainda não estavam abertas.
sorry-stood-in = Um bot joga por ti. Retoma primeiro o teu lugar.
sorry-no-bot = Nenhum bot joga aí.
sorry-resigned = Desististe deste jogo.
sorry-no-such-action = Este jogo não tem essa ação.
sorry-too-many = No máximo { $most } passos podem ser escolhidos com antecedência.
sorry-intend-race = Onde importa quem é o primeiro, nada se escolhe com antecedência.
sorry-undo-nothing = Não há decisão tua para anular.
sorry-undo-drawn = Desde então algo foi sorteado ou mostrado: a decisão fica.
sorry-undo-declined = Os outros não concordaram. A decisão fica.
sorry-undo-asked = Já há uma pergunta. Primeiro é preciso responder-lhe.
sorry-no-question = A pergunta já foi resolvida.
sorry-not-asked = Ninguém te perguntou.
sorry-no-poll = Essa votação já acabou.
sorry-not-voting = Não tens voto nisto.
sorry-chat-off = O anfitrião desligou a conversa.
sorry-chat-phrases = Nesta mesa só se fala em frases rápidas.
sorry-chat-empty = Nada foi dito.
sorry-no-such-phrase = Essa frase não existe.
sorry-no-watching = Nesta mesa ninguém pode assistir.
sorry-not-ended = Isso só se faz quando o jogo acabar.
sorry-no-review = Não foi possível analisar este jogo. Tenta outra vez.
sorry-rematch-made = Já há uma nova mesa.
sorry-nothing-played = O jogo nunca começou, por isso não há nada para ver.
sorry-record = Este ficheiro não é um registo que se possa repetir: { $words }
sorry-no-such-game = Este jogo não está nesta prateleira.
sorry-no-such-question = Este jogo não tem resposta para isso.
sorry-no-such-table = Não há mesa neste endereço. A ligação pode estar incompleta, ou a mesa foi arrumada.
sorry-no-such-code = Este código não é válido. Pode ter um erro, já ter sido usado ou ser antigo.
sorry-slowly = { $seconds ->
    [one] Foi muito de uma vez. Tenta daqui a um segundo.
   *[other] Foi muito de uma vez. Tenta daqui a { $seconds } segundos.
}
sorry-long = Isso é demasiado longo: no máximo { $most } bytes.
sorry-json = O servidor não percebeu isso.
sorry-field = O servidor não percebeu isso ({ $where }).
sorry-fault = Algo correu mal no servidor. Ficou registado.
sorry-origin = Só páginas deste servidor podem fazer isso.
sorry-not-kept = O servidor não consegue guardar nada neste momento. Nada mudou; tenta outra vez daqui a pouco.
sorry-hints-off = O anfitrião desligou as dicas.
sorry-no-mail = Este servidor não pode enviar cartas.
sorry-address = Para este endereço não se pode enviar correio.
sorry-version = Esta página é mais antiga do que o servidor. Carrega-a de novo.
sorry-misdirected = O servidor não é conhecido por este nome. Quem o mantém pode mudar isso.
