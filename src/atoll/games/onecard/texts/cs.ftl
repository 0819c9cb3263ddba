title = Všechno na 1 kartě
tagline = Jeden hod pro všechny a celý na jednu kartu
about = Pět barevných kostek a nejvýš tři hody: co se hodí, nechej ležet, ostatními házej znovu. Pak výsledek použijí všichni, každý na jedné své kartě. Tři plné řady kartu obodují, slunce jí přidají lesk a čtvrtou obodovanou kartou hra končí.

# Pravidla, bod po bodu
O-C = Karty a kostky
O-C1 = Karet je 30. Na každé je pět řad v pěti ze šesti barev, dlouhých 2 až 6 políček, dohromady 20 políček; u dvou řad je slunce. Plná řada má tolik bodů, kolik má políček.
O-C2 = Všech pět kostek je stejných: každá stěna má jednu ze šesti barev a k ní vlastní symbol.
O-C3 = Žádné dvě karty nejsou stejné. Každá barva chybí právě na pěti kartách a délky řad i slunce jsou mezi barvy rozděleny rovnoměrně.

O-S = Příprava
O-S1 = Vylosuje se, kdo začíná. Každý si vezme 2 karty a vyloží je tak, aby je viděli všichni; ostatní karty tvoří balíček.

O-T = Tah
O-T1 = Kdo je na tahu, hodí všemi pěti kostkami a smí házet ještě nejvýš dvakrát; pokaždé si zvolí, které kostky nechá ležet, a odložené smí zase vzít. Skončit lze i dřív a poslední hod platí.
    .rolling = Ještě se hází. Nechej některé kostky ležet a ostatními házej, nebo skonči; karty přijdou na řadu potom.
    .unrolled = Ještě žádné kostky neleží. Nejdřív hoď všemi pěti.
    .lacking = Nelze nechat ležet { $kept } × { $colour }: { $number ->
        [0] taková mezi kostkami není.
        [one] leží tu jen jedna.
        [few] leží tu jen { $number }.
       *[other] leží jich tu jen { $number }.
    } Nechej ležet ty, které tu jsou, nebo prostě házej znovu.
    .stands = Výsledek platí a už se nehází. Použij ho na jedné své kartě, nebo nech být.
O-T2 = Pak smějí výsledek použít všichni, jeden po druhém, a začíná ten, kdo házel.
O-T3 = Když jsou všichni hotovi, kostky putují doleva.

O-M = Zaškrtávání
O-M1 = Výsledek se použije jen na jedné vlastní kartě; nikdy se nedělí na víc karet.
    .foreign = Karta { $card } není tvoje. Vyber jednu z karet, které máš před sebou.
O-M2 = Políčka se zaškrtávají zleva doprava.
O-M3 = Barvu lze zaškrtnout, jen když se do její řady vejdou všechny kostky té barvy. Jen část barvy zaškrtnout nelze.
    .nothing = Na kartu { $card } se nevejde nic: barva se vejde, jen když má její řada místo pro všechny kostky té barvy. Vyber jinou kartu, nebo nech být.
O-M4 = Zaškrtávat nemusí nikdo. Ale na kartě, kterou si vybereš, zaškrtneš každou barvu, která se vejde.

O-K = Bodování karty
O-K1 = Karta s nejméně třemi plnými řadami se hned oboduje: políčka všech plných řad, 2 body navíc za jednu plnou řadu se sluncem, 5 za obě. Řady, které se zaplní najednou, se počítají všechny.
O-K2 = Obodovaná karta se odloží a už se na ni nezaškrtává. Na konci tahu si ti, kdo bodovali, vezmou v pořadí tahu novou.
    .scored = Karta { $card } je obodovaná a odložená. Vyber kartu, která je ještě ve hře.
    .marking = Karty se berou, až výsledek použijí všichni. Zaškrtávej na jedné své kartě, nebo nech být.

O-E = Konec
O-E1 = Hra končí po tahu, v němž někdo oboduje čtvrtou kartu. Výsledek toho tahu smějí ještě použít všichni.
O-E2 = Na kartách, které obodované nejsou, se za každou plnou řadu počítají políčka; slunce tam nic nepřidají.
O-E3 = Vyhrává, kdo má nejvíc bodů. Kdo mají stejně, dělí se o výhru.
O-E4 = Hra končí také tehdy, když po tři kola nikdo nic nezaškrtl. Před posledním z nich to stůl ohlásí.

O-V = Pro pokročilé
O-V1 = Každý hraje se 3 kartami. Na začátku jich dostane 5, 3 si nechá, 2 vrátí a balíček se zamíchá.
    .choosing = Karty se teprve vybírají. Vezmi si tři ze svých pěti; pak se hází.
    .undealt = Karta { $card } není mezi těmi, ze kterých vybíráš. Vezmi si jednu ze svých pěti.
O-V2 = Tři karty z balíčku leží lícem nahoru. Kdo kartu oboduje, vybere si novou z nich a mezera se doplní z balíčku. Je-li jich víc, vybírají v pořadí tahu.
    .choosing = Teď se berou nové karty. Vezmi si jednu z vyložených; pak putují kostky dál.
    .covered = Karta { $card } není vyložená. Vezmi si jednu z vyložených karet.
O-V3 = Karty na začátek si všichni vybírají současně a tajně; ukážou se, až má vybráno každý.

# Co lze udělat
do-roll = hodit všemi kostkami
do-keep = nechat ležet { $all } a ostatními hodit
do-stop = skončit a výsledek použít
do-pass = nechat být
do-mark = použít kostky na kartu { $first }
do-take = vzít si kartu { $first }

# Co je na řadě
prompt-choose = Všichni vybírají tři karty z pěti
prompt-roll = { $name } hází kostkami
prompt-keep = { $name } odkládá kostky, nebo končí: { $rolls ->
    [one] zbývá jeden hod
    [few] zbývají { $rolls } hody
   *[other] zbývá { $rolls } hodů
}
prompt-mark = { $name } používá výsledek
prompt-take = { $name } si bere novou kartu
prompt-over = Hra skončila
prompt-you-choose = Vyber si karty na začátek: { $cards ->
    [one] ještě jednu
    [few] ještě { $cards }
   *[other] ještě { $cards }
}
    .help = Na každé kartě jedna barva chybí; dlouhé řady dají víc bodů, ale trvají déle. Vyber karty, které chtějí různé barvy, ať ti někde pomůže skoro každý hod.
prompt-you-roll = Hoď kostkami
    .help = Házet můžeš až třikrát a mezi hody si nechat, co chceš. Nakonec stejný výsledek použijí všichni, každý na jedné své kartě.
prompt-you-keep = Ťukni na kostky, které mají zůstat, a házej, nebo skonči: { $rolls ->
    [one] zbývá jeden hod
    [few] zbývají { $rolls } hody
   *[other] zbývá { $rolls } hodů
}
    .help = I odložené kostky můžeš později hodit znovu. Barva se vejde, jen když má její řada místo pro všechny kostky té barvy; malé součty ukazují, co by kostky přinesly teď.
prompt-you-mark = Použij kostky na jedné kartě, nebo nech být
    .help = Vyber jednu svou kartu: označí se na ní každá barva, která se vejde, zleva doprava. S třemi plnými řadami se karta oboduje. Vynechat nic nestojí.
prompt-you-take = Vezmi si jednu z vyložených karet
    .help = Karta přijde na místo té obodované. S krátkými řadami bude plná dřív, s dlouhými má větší cenu.

# Co se stalo
told-roll = { $name } hází: { $dice }
told-again = { $name } hází znovu vším: { $dice }
told-keep = { $name } nechává ležet { $kept } a hází: { $dice }
told-stop = { $name } končí s házením
told-nothing = { $name } tyto kostky použít nemůže
told-nobody = Tyto kostky nemůže použít nikdo
told-mark = { $name } zaškrtává { $boxes ->
    [one] jedno políčko
    [few] { $boxes } políčka
   *[other] { $boxes } políček
} na kartě { $card }: { $dice }
told-row = Řada { $colour } na kartě { $card } je plná: { $points }
told-score = { $name } boduje kartu { $card }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $rows } za řady, { $suns } za slunce)
told-pass = { $name } nechává být
told-draw = { $name } si bere z balíčku kartu { $card }
told-take = { $name } si bere kartu { $card }
told-choose = { $name } má vybráno: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
told-cards = { $name } hraje s kartami { $cards }
told-open = Nově leží vyloženo: { $cards }
told-quiet = { $rounds ->
    [one] Celé kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} nikdo nic nezaškrtl. Nezaškrtne-li nikdo ani v tomto, hra skončí.
end-goal = Poslední karta je obodovaná
end-quiet = Nikdo už zaškrtávat nechtěl

# Co se počítá
part-rows = Plné řady obodovaných karet
part-suns = Slunce
part-unscored = Plné řady ostatních karet
lack-cards = { $cards ->
    [0] poslední karta je obodovaná
    [one] zbývá jedna karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
}

# Jména
name-purple = fialová
name-blue = modrá
name-green = zelená
name-yellow = žlutá
name-orange = oranžová
name-red = červená

# Volby
option-variant = Varianta
    .help = Pro pokročilé: každý má tři karty, vybrané z pěti, a nové karty se vybírají ze tří vyložených.
option-variant-basic = základní
option-variant-advanced = pro pokročilé
option-goal = Kolik karet obodovat
    .help = Tah, v němž někdo oboduje tolik karet, je poslední.
option-rolls = Hodů v tahu
    .help = Kolikrát se smí házet, první hod v to počítaje.
option-sun = Jedno slunce
    .help = Body navíc za obodovanou kartu, na níž je plná jedna řada se sluncem.
option-suns = Obě slunce
    .help = Body navíc za obodovanou kartu, na níž jsou plné obě řady se sluncem.
option-hints = Nápověda
    .help = Všichni vidí, co by kostky udělaly na které kartě; kdo hází, vidí i šance a co se vyplatí nechat ležet.
preset-first = První hra: obodovat dvě karty
    .help = Základní hra; končí, když někdo oboduje dvě karty.
preset-basic = Základní
    .help = Karty přicházejí, jak se líznou.
preset-advanced = Pro pokročilé
    .help = Na začátku si vyber tři karty z pěti, potom vždy ze tří vyložených.
preset-masters = Pro pokročilé, bez nápovědy
    .help = Totéž, a nikomu se neukazuje, co hod dá ostatním.

# Na stole
board-table = { $name }: karty a kostky. Na kostkách je { $dice }.
board-table-no-dice = { $name }: karty a kostky. Ještě se neházelo.
board-hand = Karty, které má { $name }
board-dealt = Karty, ze kterých vybíráš
board-open = Vyložené karty
board-pile = { $cards } v balíčku
board-card = Karta { $card }: { $rows }
board-card-takes = Karta { $card }: { $rows }. Vejde se { $boxes ->
    [one] jedna kostka
    [few] { $boxes } kostky
   *[other] { $boxes } kostek
}, propadne { $lost } { $points }
board-card-nothing = Karta { $card }: { $rows }. Nevejde se nic.
board-row = { $colour } { $marks } z { $boxes }
board-row-sun = { $colour } se sluncem { $marks } z { $boxes }
board-loses = { $dice }.
board-loses-none = nic.
board-scores = { $points ->
    [0] { "" }
   *[other] boduje { $points }
}
board-nothing = nic se nevejde
board-chosen = Vybráno
board-die = kostka: { $colour }
board-die-kept = kostka: { $colour }, zůstává
board-die-blank = kostka, ještě nehozená
board-rolled = Hod { $rolled } z { $rolls }
board-roll-first = Hodit kostkami
board-roll = { $dice ->
    [5] Hodit znovu vším
    [one] Hodit jednou
    [few] Hodit { $dice } kostkami
   *[other] Hodit { $dice } kostkami
}
board-stop = Použít
board-pass = Nechat být
board-plan = Kartu si můžeš vybrat už teď.
board-planned = Vybráno. Provede se, až přijdeš na řadu; dalším ťuknutím to vezmeš zpět.
board-queue = Výsledek ještě použijí: { $names }
board-advise = Co se vyplatí nechat ležet?
board-advice = Nejlepší je { $does }.
board-worth = Co necháváš teď, přinese { $percent } % z toho.
board-suns = Obodovaná karta s jednou plnou řadou se sluncem: { $sun } navíc. S oběma: { $suns } navíc.
board-race = { $name }: obodováno { $cards } z { $goal } karet ({ $points })
board-scored = { $name } boduje kartu { $card }

# Proč je to dobré, nebo není
why-row = Řada { $colour } na kartě { $card } se pak v tomto tahu zaplní v { $percent } případech ze 100.
why-roll = V průměru je to o { $points ->
    [one] bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc než skončit.
why-roll-not = V průměru je to o { $points ->
    [one] bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně než skončit.
why-stop = Další hod přinese v průměru o { $points ->
    [one] bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně.
why-stop-not = Další hod přinese v průměru o { $points ->
    [one] bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc.
why-no-use = Co tu leží, nevejde se na žádnou tvou kartu.
why-mark = Zaškrtne { $boxes ->
    [one] jedno políčko
    [few] { $boxes } políčka
   *[other] { $boxes } políček
} na kartě { $card }.
why-full = { $number ->
    [one] Zaplní se řada: { $rows }.
    [few] Zaplní se { $number } řady: { $rows }.
   *[other] Zaplní se { $number } řad: { $rows }.
}
why-score = Karta se oboduje: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
why-lost = Propadne: { $dice }.
why-pass = Každá karta by ztratila víc místa, než získá.
why-short = { $number ->
    [0] Žádná její řada nemá
    [one] Jedna její řada má
    [few] { $number } její řady mají
   *[other] { $number } jejích řad má
} nejvýš tři políčka.
why-suns = Její řady se sluncem mají dohromady { $boxes } políček.

# První hra
tutorial-welcome = To jsou tvoje dvě karty. Kostkami se plní jejich řady a plná řada má tolik bodů, kolik má políček. Tři plné řady kartu obodují.
tutorial-roll = Začínáš: hoď všemi pěti kostkami.
tutorial-keep = Dvě červené by rovnou zaplnily červenou řadu na kartě 1 a žluté chybějí dvě. Ťukni na žlutou a na obě červené a ostatními házej znovu.
    .instead = Teď nechej ležet žlutou a obě červené: ťukni na ně a házej.
tutorial-stop = Padla žlutá. Házet smíš ještě jednou, ale tohle zaplní dvě řady: skonči a použij to.
    .instead = Radši ne: co tu leží, zaplní dvě řady. Skonči a použij to.
tutorial-mark = Čárkované křížky ukazují, co by se vešlo na kterou kartu: každá barva, pro kterou je místo, a to jen se všemi svými kostkami. Použij kostky na kartu 1.
    .instead = Karta 1 získá víc: zaplní se na ní dvě řady. Ťukni na kartu 1.
tutorial-rivals = Teď stejné kostky použijí ostatní, každý na jedné své kartě. Pak kostky putují doleva.
tutorial-theirs = Co hodí jiní, smíš použít i ty. Čtyři oranžové zaplní tvou třetí řadu: použij je na kartu 1.
    .instead = Použij oranžové na kartu 1: zaplní na ní třetí řadu.
tutorial-scored = Obodováno! Plné řady dávají 2, 2 a 4 body, a protože jsou plné obě řady se sluncem, přidá se 5. Dohromady 13.
tutorial-race = Místo ní přišla nová karta. Tahle první hra se hraje do dvou obodovaných karet, celá do čtyř. Hraj dál!
