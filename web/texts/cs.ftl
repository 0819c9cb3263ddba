# What the client itself says, on every page and around every board. Games and the house have their own files.

# Everywhere
skip = Přeskočit na obsah
nav = Stránky
nav-lobby = Stoly
nav-mine = Moje hry
nav-settings = Nastavení
guest = Host
again = Zkusit znovu
close = Zavřít
cancel = Zrušit
next = Dál
trouble-connection = Server neodpovídá. Nevypadlo připojení?
trouble-server = Server to nezvládl ({ $status }).
lost-title = Neznámé vody
lost-about = Na téhle adrese nic není. Odkaz je možná useknutý.
lost-home = Zpět ke hrám
your-turn = Jsi na tahu

# Start page
start-title = Přisedni si
start-about = Deskové hry s přáteli, na jednom zařízení, samostatně i proti botům. Nikdo nepotřebuje účet.
start-running = Pokračovat ve hře
start-games = Hry
game-seats = Hráči: { $span }
game-minutes = { $span } min
game-designer = autor: { $designer }
play-now = Hrát hned s boty
play-friends = Pozvat přátele
first-game = První hra krok za krokem
rules = Pravidla
join-title = Poslali ti přátelé odkaz?
join-placeholder = Odkaz nebo kód stolu
join = Přisednout
join-lobby = Najít stůl
join-wrong = To není odkaz ani kód. Odkaz vypadá takhle: …/t/abc123.

# Tables in lists
table-empty = Zatím nikdo
table-open = { $open ->
    [one] { $open } volné místo
    [few] { $open } volná místa
   *[other] { $open } volných míst
}
table-ended = dohráno

# Pace
pace-casual = bez hodin
pace-live = společně teď
pace-live-clock = { $clock } pro každého, +{ $bonus } s
pace-days-hours = { $hours ->
    [one] { $hours } hodina na rozhodnutí
    [few] { $hours } hodiny na rozhodnutí
   *[other] { $hours } hodin na rozhodnutí
}

# Lists of tables
lobby-title = Stoly
lobby-open = Volná místa
lobby-none = Teď na hráče žádný stůl nečeká. Otevři vlastní: ostatní ho tu najdou.
lobby-begin = Vybrat hru
lobby-recent = Právě dohráno
mine-title = Moje hry
mine-running = Rozehrané
mine-over = Dohrané
mine-none = Zatím tu nemáš žádnou hru.
import-title = Prohlédnout si hru ze souboru
import-about = Záznam uložený po hře (JSON).
