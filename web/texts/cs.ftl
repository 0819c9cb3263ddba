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
import-choose = Vybrat soubor

# Setting up a table
play = Hrát
seats = Místa
seats-count = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
seats-fewer = O hráče méně
seats-more = O hráče více
seats-race = V téhle hře rozhoduje rychlost, takže každý potřebuje vlastní zařízení.
seat-who = Kdo sedí na místě { $number }
seat-name = Jméno na místě { $number }
seat-me = Já
seat-same-device = Někdo u tohoto zařízení
seat-for-friend = Přítel přes odkaz
seat-bot = Bot: { $level }
setup-rules = Pravidla
by-the-book = Podle pravidel
by-the-book-about = Hra tak, jak ji autor napsal.
setup-strange = Tento server nezná { $asked }. Vlastní sadu obsahu zná server spuštěný s její složkou: { $variable }=SLOŽKA atoll serve
setup-options = { $changed ->
    [0] Všechny volby
    [one] Všechny volby ({ $changed } změněná)
    [few] Všechny volby ({ $changed } změněné)
   *[other] Všechny volby ({ $changed } změněných)
}
fewer = Méně
more = Více
pace = Tempo
pace-casual-title = Bez hodin
pace-casual-about = Každý má času, kolik potřebuje. Můžeš odejít a zase se vrátit.
pace-live-title = Společně teď
pace-live-about = Když chceš, s hodinami pro každého.
pace-days-title = Na dny
pace-days-about = Tah tu a tam; až budeš na řadě, dáme ti vědět.
pace-clock = Čas pro každého hráče
pace-bonus = Přídavek za každé rozhodnutí
pace-limit = Nejvýše na současné rozhodování
pace-hours = Čas na každé rozhodnutí
pace-none = bez omezení
seconds = { $seconds } s
hours = { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
setup-who = Kdo stůl najde?
visibility-link = jen přes odkaz
    .about = Přátelé přijdou přes odkaz, který jim pošleš.
visibility-open = otevřený všem
    .about = Stůl je i v seznamu stolů.
setup-watch = Ostatní se mohou dívat
setup-hints = Rady jsou povolené
setup-chat = Chat
chat-all-allowed = vlastní slova i rychlé fráze
chat-phrases-allowed = jen rychlé fráze
chat-off-allowed = žádný
setup-open = Otevřít stůl
setup-open-about = Pak dostaneš odkaz pro přátele.

# Before the game
sit = Přisednout
sit-here = Sednout sem
sit-name = Tvoje jméno
sit-nameless = Nejdřív ostatním řekni, jak se jmenuješ.
sit-full = Všechna místa jsou obsazená. Až se začne, můžeš se dívat.
sit-also = Někdo u tohoto zařízení
sit-also-name = Jméno hráče vedle tebe
stand = Vstát
stand-other = Uvolnit místo
start = Začít
start-with = { $players ->
    [one] Začít v { $players } hráči
   *[other] Začít v { $players } hráčích
}
start-too-few = { $least ->
    [one] Je potřeba aspoň { $least } hráč. Pozvi přátele nebo posaď bota.
    [few] Jsou potřeba aspoň { $least } hráči. Pozvi přátele nebo posaď bota.
   *[other] Je potřeba aspoň { $least } hráčů. Pozvi přátele nebo posaď bota.
}
start-wait = Už to bude: hru začíná { $name }.
seat-open = Volné místo
seat-is-bot = bot
seat-bot-choose = Komu patří místo { $number }
seat-you = ty
bot-name = { $bot ->
    [random] Medúza
    [greedy] Racek
    [level-1] Hvězdice
    [level-2] Mořský koník
    [level-3] Vydra
    [level-4] Volavka
    [level-5] Chobotnice
   *[other] Tuleň
}{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
seat-host = hostitel
seat-away = pryč
seat-resigned = vzdal se
seat-stand-in = hraje bot
seat-to-move = na tahu
swap-up = Posunout místo { $number } výš
spectators = { $spectators ->
    [0] Nikdo se nedívá.
    [one] Dívá se { $spectators } člověk.
    [few] Dívají se { $spectators } lidé.
   *[other] Dívá se { $spectators } lidí.
}
invite-title = Pozvi přátele
invite-about = Kdo tenhle odkaz otevře, hned si přisedne. Účet nepotřebuje.
invite-qr = QR kód s odkazem na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet
how-played = Jak se u stolu hraje
tv-open = Na televizi
tv-join = Naskenuj a přisedni si
tv-watch = Naskenuj a dívej se
table-none = Takový stůl tu není

# At the table
players = Hráči
tools = Nástroje
side = Průběh a chat
menu = Další
sound = Zvuk
undo = Zpět
undo-ask = Zpět?
undo-waits = Chceš vzít tah zpět. Ještě odpoví: { $names }.
undo-withdraw = Nechat být
undo-asked = { $name } chce vzít tah zpět. Souhlasíš?
agree = Dobře
disagree = Ne
hint = Rada
actions = Možnosti
what-means = Co to znamená?
actions-title = Co můžu udělat
actions-find = Hledat
actions-none = Teď nic: na tahu jsou ostatní.
actions-not-found = Nic takového.
log = Průběh
log-none = Zatím se nic nestalo.
log-race = po { $believed } s
log-lapsed = Vypršel čas.
looking-back = Ještě jednou krok { $step }
look-present = Zpět do hry
look-at = Prohlédnout: { $name }
sending = Odesílá se: { $action }
allowed = Tohle jde: { $action }.
refusal-rules = Pravidlo { $clause }
advice = Dobrý nápad: { $action }.
advice-do = Udělat
watching = Díváš se
clock-left = Zbývající čas
clock-hours = { $hours } h
line-gone = Připojení vypadlo. Hledáme ho …
line-back = Znovu připojeno.
rules-of = Pravidla: { $title }
clause-link = Odkaz na { $clause }
hand-over = Předat zařízení: { $name }
curtain-title = { $name }, teď ty
curtain-about = Vezmi si zařízení. Nikdo jiný se teď nedívá.
curtain-lift = Tady { $name }

# When somebody stays away
poll-asked = { $name } tu není. Co uděláme?
poll-waits = { $name } tu není. Ještě hlasuje: { $names }.
poll-bot = Ať hraje bot
poll-wait = Počkat
poll-end = Ukončit hru
frozen = Tento stůl začal podle pravidel { $pinned }; tady platí { $here }, podle kterých by hra šla jinak. Stojí, ale nic se neztratilo.
stand-in-plays = Zatím za tebe hrál bot.
stand-in-back = Vrátit se na místo

# More
menu-watchers = Pozvat diváky
menu-host = Přepínače hostitele
menu-mute = Koho slyším
mute = Neslyšet: { $name }
mute-spectators = Neslyšet diváky
leave = Odejít
leave-about = Místo ti zůstane a můžeš se vrátit. Ostatní mohou hlasovat, aby za tebe hrál bot.
resign = Vzdát se
resign-about = Vzdáváš hru nadobro. Dál za tebe hraje bot, nebo hra skončí.

# Chat
chat = Chat
chat-none = Zatím nikdo nic neřekl.
chat-off = Hostitel chat vypnul.
chat-say = Řekni něco
chat-send = Odeslat
chat-phrases = Rychlé fráze
chat-phrases-only = U tohoto stolu jen rychlé fráze.
chat-spectator = divák
chat-news = { $news ->
    [one] { $news } nová zpráva
    [few] { $news } nové zprávy
   *[other] { $news } nových zpráv
}
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-your-turn = Jsi na tahu.
phrase-one-moment = Okamžik, prosím.
phrase-back-soon = Hned jsem zpátky.
phrase-well-played = Pěkně zahráno!
phrase-wow = Páni!
phrase-oops = Jejda …
phrase-thanks = Děkuju!
phrase-sorry = Promiň!
phrase-one-more = Ještě jednu?
phrase-goodbye = Nashledanou!

# Keys
keys = Klávesy
keys-at-table = Klávesy u stolu
key-escape = Esc
key-arrows = Šipky
    .does = z místa na místo po desce
key-enter = Enter
    .does = udělat, nebo se zeptat, proč to nejde
key-does-keys = tato nápověda
key-does-undo = zpět
key-does-actions = všechno, co teď můžu, jako seznam
key-does-log = průběh
key-does-chat = chat
key-does-rules = pravidla, u právě zmíněného bodu
key-does-hint = rada
key-does-sound = zvuk zapnout a vypnout
key-does-away = odložit odpověď
keys-off = Písmena se dají vypnout v nastavení.

# The end
result = Výsledek
result-sum = Celkem
rematch = Hrát znovu
rematch-go = K novému stolu
end-resigned = Všichni ostatní se vzdali.
end-agreed = Hráči se dohodli, že hru ukončí.

# Replay
replay-look = Přehrát hru znovu
replay-of = Záznam: { $title }
replay-imported = Tahle hra přišla jako soubor: tady ji nikdo nehrál.
replay-table = Ke stolu
replay-eyes = Vidí
replay-everyone = všichni
replay-start = Začátek hry
replay-step = Krok
replay-at = { $step } / { $steps }
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = O krok dál
replay-back = O krok zpět
replay-chapter-on = Další kolo
replay-chapter-back = Předchozí kolo
replay-speed = Rychlost
replay-times = { $by }×
replay-rounds = Kola
replay-share = Kopírovat odkaz na tento krok
replay-record = Uložit záznam
verify = Ověřit náhodu
verify-title = Byla náhoda poctivá?
verify-about = Otisk náhody byl daný ještě před prvním krokem. Ověř, že z něj pochází každé losování.
verify-fits = { $draws ->
    [one] Poctivé: jediné losování pochází ze semínka.
    [few] Poctivé: všechna { $draws } losování pocházejí ze semínka.
   *[other] Poctivé: všech { $draws } losování pochází ze semínka.
}
verify-draw = Losování „{ $label }“ v kroku { $step } ze semínka nepochází.
verify-seed = Semínko nemá otisk, který byl ukázán na začátku.
verify-hash = Otisk, ukázaný od začátku
verify-its-seed = Semínko, ukázané na konci

# Review
review-look = Projít rozhodnutí znovu
review-of = Rozbor: { $title }
review-thinking = Přemýšlím o hře: { $step } z { $steps } kroků
review-done = Celá hra je promyšlená.
review-chances = { $seats ->
    [one] Vyhlídky
   *[other] Šance na výhru
}
review-curve = { $steps ->
    [one] Křivka každého hráče, zatím první krok. Co je v ní důležité, říká seznam rozhodnutí.
   *[other] Křivka každého hráče až po krok { $steps }. Co je v ní důležité, říká seznam rozhodnutí.
}
review-touch = Klepni na křivku a přečti si krok.
review-step = Krok { $step }
review-never-behind = Vítěz nebyl nikdy pozadu.
review-balance = Štěstí a umění
review-balance-about = { $seats ->
    [one] V setinách všeho, co se dá získat: co přineslo losování proti tomu, co přináší průměrně, a co rozhodnutí ztratila proti nejlepšímu.
   *[other] Ve výhrách ze sta her: co přineslo losování proti tomu, co přináší průměrně, a co rozhodnutí ztratila proti nejlepšímu.
}
review-luck = Štěstí
review-lost = Ztraceno
review-good = Dobrá
review-doubtful = Sporná
review-mistake = Chyby
review-moments = Rozhodnutí
review-all = Ukázat i ta dobrá
review-nothing = Nic sporného, žádná chyba. Pěkně zahráno!
review-turning = Obrat: odtud už vítěz nebyl nikdy pozadu.
review-mark-good = dobré
review-mark-doubtful = sporné
review-mark-mistake = chyba
review-mark-forced = bez výběru
review-better = Lepší: { $does }.
review-gave = { $seats ->
    [one] { $percent ->
        [one] Stálo to jednu setinu všeho, co se dá získat.
        [few] Stálo to { $percent } setiny všeho, co se dá získat.
       *[other] Stálo to { $percent } setin všeho, co se dá získat.
    }
   *[other] { $percent ->
        [one] Stálo to jednu výhru ze sta.
        [few] Stálo to { $percent } výhry ze sta.
       *[other] Stálo to { $percent } výher ze sta.
    }
}
review-show = Ukázat krok { $step } na křivce
review-go = Podívat se na desku před krokem { $step }

# First game
lesson-step = { $step } ze { $steps }
lesson-end = Hrát dál
lesson-instead = To sice jde, ale nejdřív udělejme to, na co mapa ukazuje.

# Settings
settings-me = Já
settings-name-about = Nabídne se, kdykoli si přisedneš.
settings-look = Vzhled a pohyb
settings-language = Jazyk
settings-theme = Vzhled
theme-system = podle zařízení
theme-light = denní
theme-dark = noční
settings-motion = Pohyb
motion-system = podle zařízení
motion-full = plný
motion-less = omezený
settings-keys = Písmena jako klávesy u stolu
settings-notices = Upozornění
settings-notices-system = Dej mi vědět, když jsem na tahu a Atoll je na pozadí
settings-notices-refused = Prohlížeč upozornění pro tuto stránku nepovolil. Dá se to změnit v jeho nastavení.
settings-email = E-mail
settings-email-about = Nejvýš jedna zpráva denně, když na tebe čekají stoly. Prázdné: žádná.
settings-move = Na jiné zařízení
settings-move-about = Místa u stolů patří tomuto zařízení. Kód je přenese na jiné.
claim = Ukázat kód
claim-until = Platí jednou, do { $until }.
takeover-title = Kód z druhého zařízení
takeover = Přenést mé stoly sem
takeover-done = Tvoje stoly jsou teď tady.
keep = Uložit
kept = Uloženo.

# About Atoll
about-title = O Atollu
about-atoll = Atoll je stůl pro deskové hry: s přáteli, na jednom zařízení, sám nebo proti botům. Je zdarma, bez účtů a bez reklam, a provozovat ho může kdokoli: zdrojový kód je otevřený, pod licencí Apache 2.0.
about-games = Hry patří svým autorům. Pravidla tu vyprávíme vlastními slovy; plány, karty a obrázky jsou nakreslené znovu.
about-made = Z čeho je
about-made-of = Nadpisy jsou vysázené písmem Fraunces, všechno ostatní písmem Nunito Sans (SIL Open Font License 1.1). Kreslí Svelte (MIT), slova skládá Fluent (Apache-2.0).
about-kept = Co se uchovává
about-kept-what = Díky souboru cookie zůstávají tvá místa tvoje. Co si zvolíš v nastavení, zůstává v tomto zařízení. Stoly a to, co se na nich odehrálo, zůstávají na tomto serveru; nikdo jiný se nic nedozví.

# What could not be done, by the server's codes
sorry-not-host = To může jen hostitel stolu.
sorry-not-your-seat = Místo { $seat } není tvoje.
sorry-no-seat = Místo { $seat } u tohoto stolu není.
sorry-not-seated = To může jen ten, kdo sedí u stolu.
sorry-seats = Počet hráčů pro { $title } je { $least } až { $most }, ne { $given }.
sorry-option = Takhle se hra připravit nedá: { $words }
sorry-pace = Tempo nejde dohromady: { $words }
sorry-name-empty = Jméno potřebuje aspoň jedno písmeno.
sorry-no-such-bot = Takový bot tu není.
sorry-started = Hra už začala: tohle jde jen předtím.
sorry-seat-taken = Někdo byl rychlejší: místo { $seat } je obsazené. Vyber si jiné.
sorry-full = Všechna místa jsou obsazená.
sorry-seat-empty = Na místě { $seat } nikdo nesedí.
sorry-seat-of-a-person = Sedí tam { $name } a musí místo nejdřív uvolnit.
sorry-seats-open = { $open ->
    [one] Jedno místo je ještě volné. Někoho pozvi, nebo tam posaď bota.
    [few] { $open } místa jsou ještě volná. Někoho pozvi, nebo tam posaď boty.
   *[other] { $open } míst je ještě volných. Někoho pozvi, nebo tam posaď boty.
}
sorry-nobody = U stolu musí sedět aspoň jeden člověk.
sorry-not-playing = To jde jen během hry.
sorry-rules-changed = Tento stůl začal podle pravidel { $pinned }, která tu už nejsou. Stojí, ale nic se neztratilo.
sorry-stale = Hra se mezitím pohnula. Podívej se a rozhodni se znovu.
sorry-too-early = Příliš brzy: karty ještě nebyly otočené.
sorry-stood-in = Hraje za tebe bot. Nejdřív se vrať na místo.
sorry-no-bot = Tam žádný bot nehraje.
sorry-resigned = Téhle hry ses už vzdal.
sorry-no-such-action = Takovou akci tahle hra nezná.
sorry-too-many = Předem se dá zvolit nejvýš tolik kroků: { $most }.
sorry-intend-race = Kde rozhoduje, kdo je první, nejde nic zvolit předem.
sorry-undo-nothing = Nemáš žádné rozhodnutí, které by šlo vzít zpět.
sorry-undo-drawn = Mezitím se něco losovalo nebo ukázalo: rozhodnutí platí.
sorry-undo-declined = Ostatní nesouhlasili. Rozhodnutí platí.
sorry-undo-asked = Jedna otázka už čeká. Nejdřív na ni musí přijít odpověď.
sorry-no-question = Otázka je už vyřízená.
sorry-not-asked = Tebe se nikdo neptal.
sorry-no-poll = To hlasování už skončilo.
sorry-not-voting = V tomhle hlas nemáš.
sorry-chat-off = Hostitel chat vypnul.
sorry-chat-phrases = U tohoto stolu se mluví jen rychlými frázemi.
sorry-chat-empty = Nic nebylo řečeno.
sorry-no-such-phrase = Taková fráze není.
sorry-no-watching = U tohoto stolu se dívat nedá.
sorry-not-ended = To jde až po konci hry.
sorry-no-review = O téhle hře se nepodařilo přemýšlet. Zkus to znovu.
sorry-rematch-made = Nový stůl už existuje.
sorry-nothing-played = Hra vůbec nezačala, není tedy co ukázat.
sorry-record = Tenhle soubor není záznam, který by šel přehrát: { $words }
sorry-no-such-game = Tahle hra tu na polici není.
sorry-no-such-question = Na tohle hra odpověď nemá.
sorry-no-such-table = Na téhle adrese žádný stůl není. Odkaz je možná useknutý, nebo byl stůl uklizen.
sorry-no-such-code = Kód neplatí. Možná je v něm překlep, už byl použit, nebo je starý.
sorry-slowly = { $seconds ->
    [one] To bylo moc najednou. Zkus to za sekundu.
    [few] To bylo moc najednou. Zkus to za { $seconds } sekundy.
   *[other] To bylo moc najednou. Zkus to za { $seconds } sekund.
}
sorry-long = To je moc dlouhé: nejvýš { $most } bajtů.
sorry-json = Tomu server nerozuměl.
sorry-field = Tomu server nerozuměl ({ $where }).
sorry-fault = Na serveru se něco pokazilo. Je to zapsané.
sorry-origin = To mohou jen stránky tohoto serveru.
sorry-not-kept = Server teď nemůže nic uložit. Nic se nezměnilo, zkus to za chvíli znovu.
sorry-hints-off = Hostitel vypnul rady.
sorry-no-mail = Tento server neumí posílat dopisy.
sorry-address = Na tuto adresu se dopis poslat nedá.
sorry-version = Tato stránka je starší než server. Načti ji znovu.
sorry-misdirected = Pod tímto jménem se server nezná. Změnit to může ten, kdo ho provozuje.
