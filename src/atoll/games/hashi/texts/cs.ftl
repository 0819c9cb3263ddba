title = Hashi
tagline = Osmnáct ostrovů a záleží na každém mostu.
about = Všichni zapisují stejné číslo a kreslí stejně mostů, každý na své tabulce. Které ostrovy budou hotové před poslední kartou? A kdo bude mít první všechny červené vlajky?

# Pravidla, jak jsou v RULES.md; atributy jsou odmítnutí.
H-C = Součásti
H-C1 = Karet je 18, na každé je číslo od 1 do 6 a 1 až 3 mosty; každá kombinace je tu jednou.
H-C2 = Každá strana tabulky ukazuje 18 ostrovů, 4 s červenou a 3 s modrou vlajkou, a přerušované čáry mezi sousedy. Některé se kříží.
H-C3 = Tabulky jsou naše vlastní. Strana A je pro první hry, strana B je těžší.

H-S = Příprava
H-S1 = Všichni hrají se stejnou stranou.
H-S2 = Každý zapíše 3 nebo 4 do ostrova bez vlajky a předá tabulku doleva. Hraješ s tabulkou, kterou dostaneš; sám hraješ s vlastní.
    .starting = První karta teprve přijde: zapiš 3 nebo 4 do ostrova bez vlajky.
    .started = První 3 nebo 4 se zapisuje před první kartou. Teď se zapisuje číslo z karty: vyber mu ostrov.
    .flag = { $island } má vlajku: první číslo patří do ostrova bez vlajky.
H-S3 = Karty se zamíchají a jedna se vrátí naslepo do krabičky. Do konce hry se nikdo nedozví která.

H-R = Kolo
H-R1 = Odkryje se karta. Všichni současně zapíšou její číslo a pak nakreslí její mosty. Obojí se smí vynechat, pořadí zůstává.
    .early = Nejdřív číslo: zapiš { $number }, nebo ho vynech. Potom přijdou mosty.
    .late = Číslo už je zapsané nebo vynechané, teď jsou na řadě mosty. Dokud kolo trvá, můžeš to vzít zpět.
H-R2 = Když jsou všichni hotovi, odkryje se další karta, celkem 17.
    .looking = Všechny karty jsou odehrané. Požádej o kontrolu, vymaž, co najde, a ukonči hru.
H-R3 = Informační lišta ukazuje, které karty už byly odkryty; odložené karty se neprohlížejí.

H-A = Zápis čísla
H-A1 = Číslo z karty patří do jednoho prázdného ostrova podle tvého výběru.
    .taken = V ostrově { $island } už je { $number }: vyber prázdný ostrov.
H-A2 = Do ostrova bez vlajky se smí zapsat vždy, do ostrova s vlajkou jen tehdy, když k němu už vede most.
    .unreached = { $island } má vlajku a nevede k němu žádný most, { $number } tam tedy nesmí. Nejdřív k němu nakresli most, nebo vyber ostrov bez vlajky.
H-A3 = Číslo nesmí být menší než počet mostů, které k ostrovu už vedou.
    .small = { $bridges ->
        [one] K ostrovu { $island } už vede { $bridges } most
        [few] K ostrovu { $island } už vedou { $bridges } mosty
       *[other] K ostrovu { $island } už vede { $bridges } mostů
    }: číslo { $number } je pro něj malé.

H-B = Kreslení mostů
H-B1 = Nakresli přesně tolik mostů, kolik jich karta ukazuje, nebo žádný.
    .fewer = Karta chce mostů přesně { $bridges }: zbývá nakreslit { $left }, nebo vezmi zpět, co je nakresleno.
    .more = Mosty z karty ({ $bridges }) už jsou všechny nakreslené a víc jich být nesmí. Ukonči kolo, nebo vezmi něco zpět.
    .stuck = Po mostu { $line } by se ostatní už nevešly, a karta jich chce nakreslit { $bridges }. Vyber jinou čáru.
H-B2 = Každý most začíná u ostrova s číslem. Platí i číslo zapsané v tomto kole.
    .empty = Ani { $island }, ani { $other } nemá číslo: most ho na jednom konci potřebuje.
H-B3 = Most vede po přerušované čáře k sousednímu ostrovu. Mosty jednoho kola smí ležet kdekoli.
    .unmarked = Mezi { $island } a { $other } žádná přerušovaná čára nevede: mosty jdou po čárách.
H-B4 = Na jedné čáře jsou nejvýš dva mosty, nakreslené v jednom kole nebo postupně.
    .two = Mezi { $island } a { $other } už jsou dva mosty a třetí tam být nesmí.
H-B5 = Mosty se nikdy nekříží.
    .crossing = { $line } by křížil most { $other }.
H-B6 = Ostrov nemá nikdy víc mostů, než je jeho číslo; hotový už žádný nepřijme.
    .finished = { $island } má { $number ->
        [one] svůj { $number } most
        [few] všechny { $number } mosty
       *[other] všech { $number } mostů
    } a je hotový: další k němu nesmí.
H-B7 = K žádnému ostrovu nevede víc než 6 mostů, ani k prázdnému.
    .six = K ostrovu { $island } už vede 6 mostů a víc jich být nesmí.

H-F = Hotové ostrovy
H-F1 = Ostrov, ke kterému vede přesně tolik mostů, kolik je jeho číslo, je hned hotový a zakroužkuje se.
H-F2 = Hotové ostrovy nemusí být mezi sebou spojené.

H-P = Body
H-P1 = Červená: všechny 4 ostrovy s červenou vlajkou jsou hotové. { -high } dostane 9 bodů, kdo později, 5.
H-P2 = Modrá: všechny 3 ostrovy s modrou vlajkou jsou hotové. { -high } dostane 7 bodů, kdo později, 3.
H-P3 = Šest: 6 hotových ostrovů je spojeno mosty a není mezi nimi žádný nehotový. { -high } dostane 8 bodů, kdo později, 4.
H-P4 = Každou odměnu získá hráč nejvýš jednou, na konci kola, ve kterém na ni dosáhl.
H-P5 = Na konci je každý hotový ostrov za 2 body. Kdo má nejvíc, vyhrává; při shodě je vítězů víc.

H-X = Od ruky
H-X1 = Kreslíš jako na papír: nic ti nebrání porušit pravidla o tom, kam smí číslo nebo most (H-A2, H-A3, H-B2 až H-B7).
H-X2 = Chyba nalezená v následujícím kole se v něm smí vymazat, pokud na ní nic dalšího nestojí.
    .unfound = Žádná kontrola nenašla u { $what } chybu, která by se ještě dala vymazat.
    .needed = Na { $what } už stojí něco dalšího, co by bez toho bylo chybou. Proto to zůstane.
H-X3 = Chyba nalezená později, nebo nevymazaná, zůstane, jak je. Její ostrovy se přeškrtnou: nikdy nebudou hotové a nic nevynesou.
H-X4 = Po každém kole smí kdokoli požádat o kontrolu, která najde všechny chyby na všech tabulkách.
    .early = Dokud neskončí první kolo, není co kontrolovat.
    .checked = V tomto kole už kontrola byla. Další přijde po něm.

H-Z = Sólo
H-Z1 = 17 karet tvoří hromádky po 7, 5 a 5.
H-Z2 = Modrá je za 7 bodů do 7. karty, potom za 3.
H-Z3 = Červená je za 9 a šest za 8 bodů do 12. karty, potom za 5 a 4.
H-Z4 = Body ti přinesou titul: od 41 bodů stoupáš a s 60 jsi úplně nahoře.

-high = Kdo to zvládne první, sám nebo ve stejném kole,

# Co se dá dělat.
do-write = { $first ->
    [3] zapsat 3 do ostrova { $second }
    [4] zapsat 4 do ostrova { $second }
   *[other] zapsat číslo do ostrova { $first }
}
do-skip = vynechat číslo
do-bridge = nakreslit most { $first }
do-done = ukončit kolo
do-check = zkontrolovat všechny tabulky
do-rub = vymazat { $first }

prompt-start = Všichni zapisují 3 nebo 4
prompt-round = Karta ukazuje číslo { $number } a { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}
prompt-over = Všechny karty jsou odehrané
prompt-you-start = Zapiš 3 nebo 4 do ostrova bez vlajky
    .help = Hodí se každý ostrov bez vlajky. Mosty začínají u ostrova s číslem, takže ostrov s mnoha tečkovanými čarami nechává víc cest.
prompt-you-pass = Zapiš 3 nebo 4 do ostrova bez vlajky: tahle tabulka půjde dál, dostane ji { $name }
    .help = Píšeš pro hráče { $name } a někdo jiný zase pro tebe: tvoje tabulka přijde od souseda. Ostrov v rohu mu nechá nejméně cest.
prompt-you-write = Zapiš { $number } do některého ostrova, nebo číslo vynech
    .help = Ostrov je hotový, když má přesně tolik mostů, kolik je jeho číslo. Ostrov s vlajkou dostane číslo, až k němu vede most, a číslo nesmí být menší než počet mostů, které tam už jsou.
prompt-you-bridge = Nakresli { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}, nebo žádný
    .help = Ťukni na tečkovanou čáru: na jednom konci musí být číslo a mosty se nekříží. Nakresli všechny, nebo žádný; smějí být kdekoli, i dva na téže čáře.
prompt-you-more = Zbývá nakreslit { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}
    .help = Mosty jednoho kola se kreslí všechny, nebo žádný. Co svítí, nechá místo i pro ostatní; nakreslené můžeš také vzít zpět.
prompt-you-done = Mosty jsou nakreslené: ukonči kolo
    .help = Další karta přijde, až budou hotoví všichni. Do té doby můžeš vzít zpět, co je z tohoto kola.
prompt-look = Poslední pohled na tabulky
prompt-you-rub = Na tvé tabulce se našla chyba: vymaž ji, nebo ji nech být
    .help = Co vymažeš, jako by nikdy nebylo. Co zůstane, se přeškrtne: tyhle ostrovy už hotové nebudou.
prompt-you-look = Všechny karty jsou odehrané: zkontroluj ještě jednou tabulky, nebo skonči

told-start = { $name } zapisuje { $number } do ostrova { $island }
told-write = { $name } zapisuje { $number } do ostrova { $island }
told-skip = { $name } vynechává číslo { $number }
told-bridge = { $on ->
    [1] { $name } kreslí most { $first }–{ $second }
   *[other] { $name } kreslí druhý most { $first }–{ $second }
}
told-none = { $name } nekreslí žádný most
told-done = { $name } je hotov
told-finish = { $name } má hotový ostrov { $island }
told-red = { $name } má všechny červené vlajky: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-blue = { $name } má všechny modré vlajky: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-six = { $name } má spojeno šest hotových ostrovů: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-card = { $round }. kolo: číslo { $number } a { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}
told-box = V krabičce bylo číslo { $number } a { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}
told-check = { $name } žádá o kontrolu
told-clean = Kontrola nenašla žádnou chybu
told-found = { $name } smí vymazat { $what }: porušuje { $clause }
told-struck = { $count ->
    [one] { $name } má přeškrtnutý ostrov { $islands }
    [few] { $name } má přeškrtnuté ostrovy { $islands }
   *[other] { $name } má přeškrtnuté ostrovy { $islands }
}
told-rub = { $name } maže { $what }
told-lost = { $name } přichází o odměnu: { $bonus }
told-look = Všechny karty jsou odehrané: poslední pohled na tabulky

# Why a hint is good
why-start = Z { $island } vede { $lines ->
    [one] jedna cesta
    [few] { $lines } cesty
   *[other] { $lines } cest
} pro mosty.
why-start-pass = Z { $island } má nový majitel jen { $lines ->
    [one] jednu cestu
    [few] { $lines } cesty
   *[other] { $lines } cest
}.
why-finishes = Dokončí { $islands }.
why-needs = { $island } pak potřebuje ještě { $bridges ->
    [one] jeden most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}; přijít jich může { $more }.
why-needs-all = { $island } pak potřebuje { $bridges ->
    [one] jediný most, který tam ještě může přijít
    [few] všechny { $bridges } mosty, které tam ještě mohou přijít
   *[other] všech { $bridges } mostů, které tam ještě mohou přijít
}.
why-spoils = Pokazí { $islands }: mostů už tam přijde příliš málo.
why-skip = Ať by číslo přišlo kamkoli, některý ostrov by na tom byl hůř.
why-done = Všechny mosty z karty jsou nakreslené.
why-none = Mosty z této karty by dohromady víc pokazily, než přinesly.

end-cards = Všech 17 karet je odehráno
-end-alone = Všech 17 karet je odehráno. Titul:
end-rank-1 = { -end-alone } { rank-1 }
end-rank-2 = { -end-alone } { rank-2 }
end-rank-3 = { -end-alone } { rank-3 }
end-rank-4 = { -end-alone } { rank-4 }
end-rank-5 = { -end-alone } { rank-5 }
end-rank-6 = { -end-alone } { rank-6 }
end-rank-7 = { -end-alone } { rank-7 }
end-rank-8 = { -end-alone } { rank-8 }
end-rank-9 = { -end-alone } { rank-9 }
end-rank-10 = { -end-alone } { rank-10 }
end-rank-11 = { -end-alone } { rank-11 }
end-rank-12 = { -end-alone } { rank-12 }
part-red = červené vlajky
part-blue = modré vlajky
part-six = šest spojených
part-islands = ostrovy

has-red = červené vlajky: { $points }
has-blue = modré vlajky: { $points }
has-six = šest spojených: { $points }
lack-red = do červené chybí { $islands }
lack-blue = do modré chybí { $islands }
lack-six = spojeno { $joined }, do šesti chybí { $islands }

rank-1 = podavač
rank-2 = nosič vody
rank-3 = vazač bambusů
rank-4 = utahovač šroubů
rank-5 = nalévač betonu
rank-6 = vedoucí projektu
rank-7 = mostový mistr
rank-8 = odborný plánovač
rank-9 = vedoucí statiky
rank-10 = projekční eso
rank-11 = konstrukční génius
rank-12 = ostrovní bůh

name-red = červená
name-blue = modrá
name-six = šest

# Možnosti.
option-side = Strana tabulky
    .help = Tabulky se liší: na B se kříží víc čar a vlajky se dokončují hůř.
option-side-A = A, pro první hry
option-side-B = B, těžší
option-start = První číslo
    .help = Kdo zapíše 3 nebo 4, se kterou začínáš.
option-start-passed = zapíše ho soused a předá ti tabulku
option-start-own = zapíšeš si ho sám
option-bonus = Vyšší hodnota odměny
    .help = V pravidlech ji získá jen ten, kdo je první.
option-bonus-first = pro toho, kdo je první
option-bonus-everyone = pro všechny
option-red = Všechny červené vlajky
    .help = Body pro toho, kdo je první.
option-red-later = Všechny červené vlajky později
    .help = Body pro ty, kdo přijdou po něm.
option-blue = Všechny modré vlajky
    .help = Body pro toho, kdo je první.
option-blue-later = Všechny modré vlajky později
    .help = Body pro ty, kdo přijdou po něm.
option-six = Šest spojených ostrovů
    .help = Body pro toho, kdo je první.
option-six-later = Šest spojených ostrovů později
    .help = Body pro ty, kdo přijdou po něm.
option-finished = Hotový ostrov
    .help = Body za každý z nich na konci.
option-freehand = Od ruky
    .help = Kresli jako na papír: chybám nikdo nezabrání a najde je kontrola.
preset-first = První hra
    .help = Strana A, kde si mosty málokdy překážejí.
preset-harder = Těžší strana
    .help = Strana B, kde se kříží víc linií.
preset-pencils = S tužkou
    .help = Volnou rukou jako na papíře: chybě nic nezabrání.

# Na tabulce.
board-sheet = Tabulka hráče { $name }: { $finished ->
    [one] hotový { $finished } ostrov
    [few] hotové { $finished } ostrovy
   *[other] hotových { $finished } ostrovů
} z 18
board-island = { $island }{ $flag ->
    [red] , červená vlajka
    [blue] , modrá vlajka
   *[none] {""}
}, { $number ->
    [0] prázdný, { $bridges ->
        [0] bez mostů
        [one] { $bridges } most
        [few] { $bridges } mosty
       *[other] { $bridges } mostů
    }
   *[other] mosty { $bridges } z { $number }
}{ $state ->
    [finished] , hotový
    [struck] , přeškrtnutý
   *[open] {""}
}
board-line = { $first } až { $second }, { $bridges ->
    [0] žádný most
    [1] jeden most
   *[other] dva mosty
}
board-card = Odkrytá karta: číslo { $number }, { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}
board-info = Informační lišta
board-info-card = { $number } a { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
}: { $state ->
    [open] odkrytá karta
    [seen] už byla
    [box] v krabičce
   *[unseen] ještě přijde, nebo je v krabičce
}
board-odds = Další karta
board-odds-number = Číslo { $number } má { $count } z { $cards } neviděných karet
board-odds-bridges = { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
   *[other] { $bridges } mostů
} má { $count } z { $cards } neviděných karet
board-pile = { $cards ->
    [one] V hromádce je { $cards } karta
    [few] V hromádce jsou { $cards } karty
   *[other] V hromádce je { $cards } karet
}
board-number-3 = Zapsat 3
board-number-4 = Zapsat 4
board-skip = Bez čísla
board-none = Bez mostů
board-done = Hotovo
board-passed = Tabulku dostane { $name }
board-check = Zkontrolovat tabulky
board-checked = V tomto kole zkontrolováno
board-found = { $what }: chyba, porušuje { $clause }
board-rub = Vymazat { $what }
board-stray = { $bridges ->
    [one] { $bridges } most { $line }, kde není čára
    [few] { $bridges } mosty { $line }, kde není čára
   *[other] { $bridges } mostů { $line }, kde není čára
}
board-bonus = { $bonus ->
    [red] Červené vlajky
    [blue] Modré vlajky
   *[six] Šest spojených
}
board-offer = teď za { $points }
board-lacks = { $count ->
    [0] splněno
    [one] chybí { $count }
    [few] chybějí { $count }
   *[other] chybí { $count }
}
board-summary = { $round }. kolo
board-brought = { $name }: { $points ->
    [0] nic hotového
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-title = Tvůj titul: { $title }

# První hra krok za krokem.
tutorial-welcome = Tahle zátoka je tvoje, soupeř má úplně stejnou. Každá karta dá oběma číslo a několik mostů. Ostrov je hotový, když má přesně tolik mostů, kolik říká jeho číslo.
tutorial-start = Na začátek napiš 3 na d4, doprostřed všeho: tři mosty ho dokončí.
    .instead = Šel by každý ostrov bez vlajky. Pro tuhle lekci vezmi d4 a trojku.
tutorial-write = První karta: dvojka a dva mosty. Nejdřív číslo: napiš ho na c3.
    .instead = Jde to. Tady je ale na řadě c3.
tutorial-bridge = Teď přesně dva mosty, nebo žádný. Každý potřebuje na jednom konci číslo, a d4 ho má. Klepni na d4 a pak na d3: most povede po tečkách.
    .instead = To by šlo. Nejdřív ale spoj d4 a d3.
tutorial-second = Druhý povede z d4 na b4. Pak má dva ze tří.
    .instead = Raději z d4 na b4.
tutorial-done = Oba jsou nakreslené. Ještě je můžeš vzít zpět, nebo kolo ukončit.
    .instead = Teď ukonči kolo.
tutorial-flag = Další karta: jednička a jeden most. Ostrov s vlajkou přijme číslo, až k němu vede most, a k d3 už vede. Napiš tam 1: bude hned hotový.
    .instead = Podívej se na d3: most k němu vede a jednička ho dokončí.
tutorial-finish = První červená vlajka! Teď most: z d4 na f4, a d4 má všechny tři.
    .instead = Z d4 na f4: tím je d4 hotový.
tutorial-again = Dva ostrovy v kroužku, na konci po 2 bodech. Ukonči kolo.
    .instead = Teď ukonči kolo.
tutorial-bonuses = Kdo má první všechny čtyři červené vlajky, dostane 9 bodů, za tři modré 7 a za šest hotových ostrovů spojených mosty 8. Později je to méně. Na desce je vidět, co komu ještě chybí.
tutorial-odds = Na liště se škrtá, co už bylo otočeno. Jedna karta leží v krabici a nikdo neví která. Mosty se nikdy nekříží a na jedné čáře jsou nejvýš dva. Hraj dál: zbývá patnáct karet!
