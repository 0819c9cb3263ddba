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
