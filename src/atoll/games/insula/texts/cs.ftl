title = Insula
tagline = K citadele před půlnocí: spolu, dokud na tom nezáleží.
about = Prozkoumejte ostrov kartu po kartě, bojujte bok po boku s jeho strážci a buďte tím, kdo porazí Kingoše, vládce ostrova. Je-li měsíc rychlejší, vyhraje ostrov a všichni prohrají.
credits = Obrázky strážců, kytek, kleteb a karet ostrova: Lorc, Delapouite a přispěvatelé game-icons.net (CC BY 3.0).

# Pravidla, bod po bodu.
I-S = Než se začne
I-S1 = Každý má tabulku akcí s místy odpočinek, kytka a pohyb, šest energií ve vitalitě a žeton na hvězdičce kolečka odměn.
I-S2 = Všichni dobrodruzi začínají na pláži. Citadela s Kingošem leží přímo nad ní v dohodnuté vzdálenosti.
I-S3 = Kytky a kletby leží v balíčcích, karty ostrova od pláže na kartách od citadely, strážci v pytlíku. Co potřebuje soupeře, zůstává při hře jednoho v krabici; co je o měsíci, zůstává v ní bez odpočtu.
I-S4 = „Proti“: žeton boje dostane hráč po pravici začínajícího. „Po“: začínající dostane kostku.
I-T = Tah
I-T1 = Hráči se střídají po směru hodinových ručiček. Tah je první a druhá akce; obě jsou dobrovolné.
I-T2 = Druhá akce musí být jiná než první a předem stojí jednu energii.
    .same = Tuto akci už máš za sebou; druhá musí být jiná.
    .poor = Druhá akce stojí { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    } a ve vitalitě máš { $vitality }. Zbývá jen ukončit tah.
I-T3 = „Proti“: kdo má žeton boje, pokračuje v témže tahu: souboje, pak znovu dvě akce, pak předá žeton proti směru hry.
I-T4 = „Po“: když byli na tahu všichni, přijdou souboje; pak kostka putuje po směru hry a její nový držitel začíná další kolo.
I-A = Akce
I-A0 = Akci, na jejímž místě leží kletba, nelze provést. Jen akce kletba není nikdy zablokovaná.
    .blocked = Na místě „{ $slot }“ leží kletba a blokuje tuto akci. Nejdřív ji zahraj, nebo ji ze sebe sejmi.
I-A1 = Odpočinek: až 2 energie z únavy do vitality, na pohodě 3. Ne na poli se strážcem.
    .guarded = Vedle strážce se neodpočívá. Nejdřív ho poraz, nebo odejdi.
I-A2 = Je-li dohodnuto, že se vedle strážce odpočívat smí, přinese to jen 1 energii.
I-A3 = Kytka: zahraj žlutou kytku, nebo si na louce jednu lízni. Kdo má víc než pět kytek, přebytečné podle své volby hned odhodí.
    .meadow = Kytky se berou na louce a ty na ní nestojíš.
    .none = Není co líznout: všechny kytky jsou v rukou.
    .lacking = { $flower }: tuto kytku v ruce nemáš.
    .unasked = Teď není co odhazovat.
    .first = Nejdřív odhoď kytku z ruky.
I-A4 = Kletba: zahraj kletbu ze své tabulky akcí. Modrá se hned vykoná; bílá leží nad citadelou a mění pravidla, dokud ji nenahradí jiná.
    .empty = Na místě „{ $slot }“ žádná kletba neleží.
I-A5 = Pohyb: o jedno pole nahoru, dolů, doleva nebo doprava. Ne nahoru z pole se strážcem, ne do moře, ne proti červeným bodáčkům a ne na neprozkoumané pole, když došly karty ostrova.
    .guard = Cestu nahoru hlídá strážce. Poraz ho, nebo ho obejdi.
    .sea = Tudy vede cesta jen do moře.
    .spikes = Z této strany tě nepustí červené bodáčky. Vstup odjinud.
    .tiles = Karty ostrova došly: co není prozkoumané, takové zůstane.
I-A6 = Kdo se pohne proti černým bodáčkům, je proklet.
I-A7 = Na neprozkoumané pole se lízne a vyloží karta ostrova. Na nebezpečí se z pytlíku vylosuje strážce.
I-A8 = Bodáčky míří ven: brání vstoupit přes svůj okraj, nikdy odejít. Právě vyložená karta nebrání tomu, kdo ji odkryl.
I-C = Kletby
I-C1 = Kdo je proklet, lízne si kletbu, prohlédne si ji a položí ji lícem dolů na volné místo podle své volby. Kdo volné místo nemá, je místo toho odhozen o pole dolů.
    .uncursed = Nemáš žádnou kletbu k položení.
    .taken = Na místě „{ $slot }“ už kletba leží. Zvol volné místo.
    .first = Nejdřív polož líznutou kletbu na některé místo své tabulky akcí.
I-C2 = Dojdou-li kletby, zamíchají se odhozené a lížou se znovu.
I-C3 = Kdo ztrácí energie, přesouvá je z vitality do únavy.
I-B = Souboje
I-B1 = Kde stojí na jednom poli dobrodruzi a strážci (nebo Kingoš), tam je souboj; všechny proběhnou najednou.
I-B2 = Kdo není na poli sám, může před soubojem až třikrát slíbit, kolik vloží. Slib nikoho nezavazuje.
    .peace = Slibuje se před soubojem.
    .alone = Nikdo nebojuje po tvém boku, kdo by slib slyšel.
    .often = Počet tvých slibů: { $number }. Teď už vlož energie.
    .same = { $number }: to už máš slíbeno.
    .lacking = Nemůžeš slíbit { $number }: ve vitalitě máš { $vitality }.
I-B3 = Všichni bojující tajně vloží libovolný počet energií z vitality; odkryjí je zároveň.
    .peace = Energie se vkládají před soubojem.
    .lacking = Nemůžeš vložit { $number }: ve vitalitě máš { $vitality }.
    .first = Nejdřív urči, kolik energií do souboje vložíš.
I-B4 = Pak může každý bojující zahrát jednu červenou kytku, v pořadí od aktivního hráče.
    .peace = Neprobíhá souboj, ve kterém by šla červená kytka zahrát.
    .red = { $flower } je červená kytka: hraje se v souboji.
    .yellow = { $flower } je žlutá kytka: hraje se jako akce ve vlastním tahu.
    .first = Nejdřív zahraj červenou kytku, nebo se jí vzdej.
I-B5 = Aktivní hráč hodí kostkou. Štít: všechny souboje končí remízou a každý ztrácí menší polovinu toho, co vložil. Meč: dobrodruhům na každém poli 2 navíc. Jinak měsíc.
I-B6 = Dobrodruzi vítězí, převýší-li jejich energie a bonusy sílu všech strážců na poli.
I-B7 = Vítězové postoupí na kolečku odměn: za každou dosaženou či přejetou kytku kytka, za každou hvězdičku energie navíc. Strážci z ostrova odejdou.
I-B8 = Poražení všichni utrpí trest strážců. Kdo nemůže, protože nemá dost kytek nebo volných míst, je místo toho odhozen o pole dolů.
I-B9 = Pak jdou všechny energie ze souboje do únavy a zahrané červené kytky se odhodí.
I-B10 = Kdo je odhozen, dopadne na nejbližší prozkoumané pole níž; není-li žádné, a z pobřeží, na pláž.
I-F = Zvláštní pole a strážci
I-F1 = Na pláž a citadelu žádný strážce nevstoupí. Pod řadu pláže ani nad řadu citadely se nic nevykládá.
    .summit = Toto je nejvyšší řada ostrova; výš už nic není.
I-F2 = Kingoš není strážce: co se říká o strážcích, jeho se netýká.
I-F3 = Je-li pytlík prázdný, vrátí se do něj poražení strážci. Je-li jich méně než tři, doplní je strážci nejblíž k pláži; z těch, kteří jsou nejblíž stejně, vybírá držitel kostky.
    .far = Tento strážce k těm nejbližším k pláži nepatří.
    .first = Nejdřív zvol, který z nejbližších strážců se vrátí do pytlíku.
I-K = Karty
I-K1 = Karta dělá, co na ní stojí, jedno po druhém; co nelze, to se vynechá. Kytka, ze které by nešlo nic, se nehraje.
    .unasked = Nic takového se teď nevolí.
    .vain = { $flower } by tu nic nezmohla; nech si ji.
    .rival = { $name }: tady by to nic nezměnilo. Zvol někoho jiného.
    .toward = Tímto směrem to nejde.
    .slot = Na místě „{ $slot }“ žádná kletba neleží.
    .guard = { $guard } není dost blízko, nebo nemá kam jít.
    .first = Nejdřív zvol, co má tvá karta udělat.
I-E = Konec
I-E1 = Je-li Kingoš poražen, vyhrává ten, kdo měl v tomto souboji nejvyšší bojovou hodnotu; při shodě se o výhru dělí.
I-E2 = Jsou-li vyloženy všechny karty ostrova a na citadelu nevede cesta, vyhrává ostrov.
I-E3 = Odpočet: nepadne-li štít ani meč, měsíc postoupí. Má-li postoupit z posledního pole a Kingoš v tom souboji není poražen, vyhrává ostrov.
I-E4 = S odpočtem i bez něj noc po šedesáti kolech končí a vyhrává ostrov.

# Akce.
do-end = ukončit tah
do-rest = odpočívat
do-gather = líznout si kytku
do-move = { $first ->
    [up] jít nahoru
    [down] jít dolů
    [left] jít doleva
   *[right] jít doprava
}
do-curse = zahrát kletbu z místa „{ $first }“
do-play = zahrát kytku { $first }
do-pass = nehrát žádnou kytku
do-lay = položit kletbu na místo „{ $first }“
do-discard = odhodit kytku { $first }
do-put = { $first ->
    [0] nevložit nic
    [one] vložit jednu energii
    [few] vložit { $first } energie
   *[other] vložit { $first } energií
}
do-pledge = slíbit { $first }
do-target = zvolit hráče { $first }
do-toward = { $first ->
    [up] směrem k citadele
    [down] směrem k moři
    [left] doleva
    [right] doprava
   *[here] tady
}
do-slot = zvolit kletbu na místě „{ $first }“
do-next = zvolit { $first }. z viděných karet
do-guard = zvolit strážce { $first }

# Výzvy.
prompt-over = Noc skončila
prompt-act = { $name } volí akci
prompt-second = { $name } může provést druhou akci
prompt-put = Bojující vkládají energie
prompt-bloom = { $name } může zahrát červenou kytku
prompt-lay = { $name } pokládá kletbu
prompt-discard = { $name } odhazuje kytku
prompt-choose = { $name } volí cíl karty { $card }
prompt-take = { $name } vybírá strážce do pytlíku
prompt-you-act = Zvol akci
    .help = Odpočinek vrací energie, kytka dá kytku do ruky, kletba uvolní místo na tabulce akcí, pohyb vede dál. Každá akce je dobrovolná; druhá, jiná, stojí energii.
prompt-you-second = { $number ->
    [one] Zvol další akci za jednu energii, nebo ukonči tah
    [few] Zvol další akci za { $number } energie, nebo ukonči tah
   *[other] Zvol další akci za { $number } energií, nebo ukonči tah
}
    .help = Musí to být jiná akce než ta první. Energie jde z vitality do únavy; na boj ti nějaké mají zbýt.
prompt-you-put = Kolik energií vložíš?
    .help = Všichni bojující volí tajně a ukážou najednou. Dobrodruzi vyhrají, když energie na poli převýší sílu strážců; vložené energie jsou pak unavené.
prompt-you-bloom = Zahraj červenou kytku, nebo žádnou
    .help = Červená kytka působí v tomto boji a pak se odhodí. Kostkou se hází, až se rozhodnou všichni.
prompt-you-lay = { $curse }: polož kletbu na volné místo
    .help = Místo je zablokované, dokud se kletba nezahraje: tuhle akci teď nejde provést. Zvol takové, bez kterého se chvíli obejdeš.
prompt-you-discard = { $number ->
    [one] Odhoď kytku
    [few] Odhoď { $number } kytky
   *[other] Odhoď { $number } kytek
}
    .help = Co odhodíš, je pryč; co ti zůstane v ruce, ostatní nevidí.
prompt-you-take = Vyber strážce, který se vrátí do pytlíku
    .help = Pytlík je prázdný, takže se do něj vracejí strážci z ostrova, nejbližší k pláži první. Tihle jsou stejně blízko: volba je na tobě.
prompt-you-choose-rival = { $card }: zvol hráče
prompt-you-choose-toward = { $card }: zvol směr
prompt-you-choose-slot = { $card }: zvol jednu ze svých kleteb
prompt-you-choose-guard = { $card }: zvol strážce
prompt-you-choose-next = { $card }: zvol kartu ostrova, která přijde příště

# Proč je rada dobrá.
why-end = Druhá akce by stála víc, než by přinesla.
why-rest = Vrátí { $energies ->
    [0] nic
    [one] jednu energii
    [few] { $energies } energie
   *[other] { $energies } energií
}.
why-gather = Pak máš v ruce { $flowers ->
    [one] jednu květinu
    [few] { $flowers } květiny
   *[other] { $flowers } květin
}.
why-lift = Místo té kletby je zase volné.
why-unknown = Co tam leží, ještě nikdo neví.
why-citadel = { $others ->
    [0] V citadele budeš jako první.
    [one] V citadele už někdo je: společně se Kingosh poráží snáz.
   *[other] V citadele už jich je { $others }: společně se Kingosh poráží snáz.
}
why-way = Odtamtud je to do citadely aspoň { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
why-guarded = Jsou tam strážci: všechny tvé energie by je porazily v { $percent } hodech ze 100.
why-second = Jako druhá akce stojí { $energies ->
    [one] jednu energii
    [few] { $energies } energie
   *[other] { $energies } energií
}.
why-put = { $others ->
    [0] To vyhraje v { $percent } hodech ze 100.
   *[other] Když ostatní přidají { $others }, vyhraje to v { $percent } hodech ze 100.
}
why-pledge = Kdo první řekne, co přinese, přiměje ostatní přinést své.
why-refrain = V ruce má květina větší cenu než v tomto boji.
why-bloom = Bez ní se boj vyhraje v { $before } hodech ze 100, s ní v { $after }.

# Záznam.
told-end = { $name } končí tah
told-rest = { $energies ->
    [0] { $name } odpočívá, ale nic nezíská
    [one] { $name } odpočívá a získá jednu energii
    [few] { $name } odpočívá a získá { $energies } energie
   *[other] { $name } odpočívá a získá { $energies } energií
}
told-move = { $direction ->
    [up] { $name } jde nahoru: { $place }
    [down] { $name } jde dolů: { $place }
    [left] { $name } jde doleva: { $place }
   *[right] { $name } jde doprava: { $place }
}
told-curse = { $name } hraje kletbu z místa „{ $slot }“: { $curse }
told-play = { $name } hraje kytku { $flower }
told-bloom = { $name } vykládá kytku { $flower }
told-pass = { $name } žádnou kytku nehraje
told-lay = { $name } pokládá kletbu na místo „{ $slot }“
told-lay-own = { $name } pokládá na místo „{ $slot }“ kletbu { $curse }
told-discard = { $name } odhazuje kytku { $flower }
told-put = { $name } má zvoleno
told-put-own = { $name } vkládá { $number }
told-pledge = { $name } slibuje { $number }
told-guard = { $name } volí strážce { $guard }
told-slot = { $name } volí kletbu na místě „{ $slot }“
told-target = Týká se to hráče { $name }
told-next = { $name } volí kartu ostrova, která přijde příště
told-brings = { $number ->
    [0] { $place }: { $name } do souboje nic nevkládá
    [one] { $place }: { $name } vkládá do souboje jednu energii
    [few] { $place }: { $name } vkládá do souboje { $number } energie
   *[other] { $place }: { $name } vkládá do souboje { $number } energií
}
told-shield = Na kostce padl štít: všechny souboje končí remízou
told-sword = Na kostce padl meč: 2 navíc pro dobrodruhy
told-moon-die = Na kostce padl měsíc
told-drawn = { $number ->
    [0] { $place }: { $name } remizuje bez ztráty
    [one] { $place }: { $name } remizuje a ztrácí jednu energii
    [few] { $place }: { $name } remizuje a ztrácí { $number } energie
   *[other] { $place }: { $name } remizuje a ztrácí { $number } energií
}
told-won = { $place }: { $name } vítězí, { $total } proti { $against }
told-lost = { $place }: { $name } prohrává, { $total } proti { $against }
told-won-kingosh = { $name } poráží Kingoše, { $total } proti { $against }, vlastním podílem { $value }
told-lost-kingosh = { $name } podléhá Kingošovi, { $total } proti { $against }
told-moon = { $left ->
    [0] Měsíc stojí na posledním poli
    [one] Měsíc postupuje; zbývá jedno pole
    [few] Měsíc postupuje; zbývají { $left } pole
   *[other] Měsíc postupuje; zbývá { $left } polí
}
told-moon-back = { $number ->
    [one] Měsíc se vrací o jedno pole
    [few] Měsíc se vrací o { $number } pole
   *[other] Měsíc se vrací o { $number } polí
}
told-tile = { $place }: odkrývá se karta ostrova, { $kind }
told-turned = { $place }: karta ostrova se otáčí
told-appears = { $place }: objevuje se { $guard }
told-led = { $guard } jde jinam: { $place }
told-beaten = { $guard } odchází z ostrova
told-bagged = { $guard } se vrací do pytlíku
told-scouts = { $name } si prohlíží { $number ->
    [one] příští kartu ostrova
    [few] { $number } karty ostrova
   *[other] { $number } karet ostrova
}
told-white = Nad citadelou leží odteď { $curse }
told-white-gone = { $curse }: už neplatí
told-flowers-shuffled = Odhozené kytky se míchají
told-curses-shuffled = Odhozené kletby se míchají
told-swapped = { $name } mění místo: { $place }
told-steps = { $name } se přesouvá: { $place }
told-thrown = { $name } letí dolů: { $place }
told-robbed = { $name } přichází o { $number ->
    [one] kytku
    [few] { $number } kytky
   *[other] { $number } kytek
}
told-robbed-own = { $name } přichází o: { $flowers }
told-flowers = { $name } si líže { $number ->
    [one] kytku
    [few] { $number } kytky
   *[other] { $number } kytek
}
told-flowers-own = { $name } si líže: { $flowers }
told-cursed = { $name } má novou kletbu
told-cursed-own = { $name } má novou kletbu: { $curse }
told-star = { $name } dostává { $number ->
    [one] energii navíc
    [few] { $number } energie navíc
   *[other] { $number } energií navíc
}
told-recovers = { $name } získává { $number ->
    [one] jednu energii
    [few] { $number } energie
   *[other] { $number } energií
}
told-loses = { $name } ztrácí { $number ->
    [one] jednu energii
    [few] { $number } energie
   *[other] { $number } energií
}
told-token = Žeton boje má teď { $name }
told-token-along = Kostku má teď { $name }

# Konec.
end-kingosh = Kingoš je poražen
end-lost-way = Na citadelu už nevede cesta: vyhrává ostrov
end-midnight = Půlnoc: všichni dobrodruzi se mění ve strážce a vyhrává ostrov
end-dawn = Noc skončila a Kingoš dál vládne: vyhrává ostrov
part-height = Pole vzhůru ostrovem
part-battle = Vloženo proti Kingošovi
lack-fields = { $fields ->
    [one] jedno pole pod citadelou
    [few] { $fields } pole pod citadelou
   *[other] { $fields } polí pod citadelou
}
lack-aside = { $fields ->
    [one] jedno pole vedle citadely
    [few] { $fields } pole vedle citadely
   *[other] { $fields } polí vedle citadely
}
lack-kingosh = v citadele, před Kingošem

# Volby.
option-order = Pořadí bojů
    .help = Proti: žeton boje putuje proti směru hry a jeho držitel po soubojích hraje znovu. Po: každý má jeden tah, pak přijdou souboje.
option-order-against = proti
option-order-along = po
option-beside = Odpočinek vedle strážce
    .help = Kdo odpočívá na poli se strážcem, získá jednu energii místo žádné.
option-countdown = Odpočet
    .help = Měsíc putuje; o půlnoci vyhrává ostrov.
option-distance = Vzdálenost citadely
    .help = O kolik polí výš než pláž leží citadela.
option-content = Obsah
    .help = Které karty ostrova, strážci, kytky a kletby leží v krabici.
option-content-midnight = Půlnoc
preset-first = První hra
    .help = Blízká citadela, souboje až po tahu a odpočinek i vedle strážce.
preset-designer = Jak hraje autor
    .help = Jak hraje autor: pět karet k citadele, proti směru hry.
preset-hard = Těžká
    .help = Sedm karet k citadele a nad nimi týž měsíc.

# Co dělají karty.
effect-recover = { $whom ->
    [you] Získej { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    } z únavy.
    [rival] Soupeř získá { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    } z únavy.
    [others] Všichni ostatní získají { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    } z únavy.
   *[all] Všichni získají { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    } z únavy.
}
effect-lose = { $whom ->
    [you] Ztrať { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    }.
    [rival] Soupeř ztratí { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    }.
    [others] Všichni ostatní ztratí { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    }.
   *[all] Všichni ztratí { $number ->
        [one] jednu energii
        [few] { $number } energie
       *[other] { $number } energií
    }.
}
effect-draw = { $whom ->
    [you] Lízni si { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
    [rival] Soupeř si lízne { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
    [others] Všichni ostatní si líznou { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
   *[all] Všichni si líznou { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
}
effect-curse = { $whom ->
    [you] Dostaneš { $number ->
        [one] kletbu
        [few] { $number } kletby
       *[other] { $number } kleteb
    }.
    [rival] Soupeř dostane { $number ->
        [one] kletbu
        [few] { $number } kletby
       *[other] { $number } kleteb
    }.
    [others] Všichni ostatní dostanou { $number ->
        [one] kletbu
        [few] { $number } kletby
       *[other] { $number } kleteb
    }.
   *[all] Všichni dostanou { $number ->
        [one] kletbu
        [few] { $number } kletby
       *[other] { $number } kleteb
    }.
}
effect-fall = { $whom ->
    [you] Padáš o { $number ->
        [one] jedno pole
        [few] { $number } pole
       *[other] { $number } polí
    } dolů.
    [rival] Soupeř padá o { $number ->
        [one] jedno pole
        [few] { $number } pole
       *[other] { $number } polí
    } dolů.
    [others] Všichni ostatní padají o { $number ->
        [one] jedno pole
        [few] { $number } pole
       *[other] { $number } polí
    } dolů.
   *[all] Všichni padají o { $number ->
        [one] jedno pole
        [few] { $number } pole
       *[other] { $number } polí
    } dolů.
}
effect-summon = { $whom ->
    [you] Na tvém poli se objeví strážce.
    [rival] Na soupeřově poli se objeví strážce.
    [others] Na poli každého z ostatních se objeví strážce.
   *[all] Na poli každého se objeví strážce.
}
effect-discard = { $whom ->
    [you] Odhoď { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
    [rival] Soupeř odhodí { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
    [others] Všichni ostatní odhodí { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
   *[all] Všichni odhodí { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    }.
}
effect-rob = { $whom ->
    [others] Vytáhni { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    } z ruky každému z ostatních.
   *[rival] Vytáhni { $number ->
        [one] kytku
        [few] { $number } kytky
       *[other] { $number } kytek
    } z ruky soupeře.
}
effect-swap = Vyměň si místo se soupeřem.
effect-give = Předej jinou svou kletbu soupeři; ten ji položí.
effect-step = Pohni se o jedno pole; strážci ti nebrání.
effect-lift = Odhoď jednu svou kletbu.
effect-scout = { $number ->
    [one] Podívej se na příští kartu ostrova.
    [few] Podívej se na { $number } příští karty ostrova a zvol, která přijde první.
   *[other] Podívej se na { $number } příštích karet ostrova a zvol, která přijde první.
}
effect-lead = Strážce na tvém poli nebo vedle něj se pohne o jedno pole.
effect-turn = Otoč svou nebo sousední kartu ostrova o půl kruhu.
effect-moon = { $number ->
    [one] Měsíc se vrátí o jedno pole.
    [few] Měsíc se vrátí o { $number } pole.
   *[other] Měsíc se vrátí o { $number } polí.
}
effect-strength = V souboji { $number } navíc.
effect-fellows = V souboji { $number } navíc za každého dalšího dobrodruha na poli.
effect-spare = Prohraješ-li, neutrpíš trest.
effect-harvest = Vyhraješ-li, počítá se tvá odměna { $number ->
    [2] dvakrát
    [3] třikrát
   *[other] { $number }×
}.
effect-reroll = Padne-li štít, hází se znovu.
effect-weaken = Strážci na tvém poli jsou o { $number } slabší.
effect-betray = Bonus z kytek ostatních na tvém poli je tvůj.
effect-save = { $number ->
    [one] Jedna tvá energie se vrátí do vitality.
    [few] { $number } tvé energie se vrátí do vitality.
   *[other] { $number } tvých energií se vrátí do vitality.
}
law-guards = Každý strážce je o { $number } silnější.
law-rest = Odpočinek přináší o { $number } méně.
law-second = Druhá akce stojí o { $number } víc.
law-spikes = Černé bodáčky proklínají { $number ->
    [one] ještě jednou
   *[other] { $number }× navíc
}.
law-swordless = Meč nepřináší bonus.
law-rewards = Odměny se počítají { $number ->
    [2] dvakrát
    [3] třikrát
   *[other] { $number }×
}.
trait-swordproof = Odolný: meč proti němu nepřináší bonus.
trait-wary = Ostražitý: o { $number } silnější za každého dobrodruha kromě prvního.
trait-drain = Vysávající: kdo s ním prohraje, ztratí ještě { $number ->
    [one] jednu energii
    [few] { $number } energie
   *[other] { $number } energií
}.
trait-nightly = Noční: o { $number } silnější, jakmile má měsíc půl cesty za sebou.

# Jména.
name-rest = odpočinek
name-flower = kytka
name-move = pohyb
name-ease = pohoda
name-meadow = louka
name-danger = nebezpečí
name-beach = pláž
name-citadel = citadela
name-crab = Lucernový krab
name-dog = Naplavený pes
name-toad = Solná ropucha
name-heron = Rákosová volavka
name-goat = Trnová koza
name-boar = Mechový kanec
name-fox = Mlžná liška
name-owl = Sova ozvěny
name-lynx = Pazourkový rys
name-viper = Skleněná zmije
name-moth = Měsíční můra
name-stag = Bouřkový jelen
name-bear = Kamenný medvěd
name-giant = Kořenový obr
name-tortoise = Železná želva
name-wyrm = Popelavý drak
name-dewbell = Rosný zvonek
name-featherfern = Peříčkové kapradí
name-clearwort = Očistník
name-eyebright = Světlík
name-lurebloom = Vábenka
name-slipthistle = Kluzký bodlák
name-moonrose = Měsíční růže
name-windwheel = Větrník
name-honeycup = Medový kalíšek
name-nettle = Škodolibá kopřiva
name-emberlily = Žhavá lilie
name-bloodpoppy = Krvavý mák
name-ironheart = Železné srdce
name-goldrod = Zlatobýl
name-chancevine = Réva náhody
name-witherleaf = Vadnoucí list
name-foxglove = Náprstník
name-kinbloom = Družný květ
name-evergreen = Stálezelen
name-exhaustion = Olověný spánek
name-shadow = Plíživý stín
name-landslide = Sesuv
name-magpie = Straka
name-mirage = Přelud
name-whisper = Šepot
name-drought = Sucho
name-fullmoon = Úplněk
name-restless = Neklidná noc
name-leadenfeet = Olověné nohy
name-barbs = Ostny
name-rust = Rez
name-plenty = Rok hojnosti

# Na desce.
board-island = Kolo { $round }. { $left ->
    [0] Měsíc je na posledním poli
    [one] Měsíci zbývá jedno pole
    [few] Měsíci zbývají { $left } pole
   *[other] Měsíci zbývá { $left } polí
}. Kingoš má sílu { $strength }.
board-field = { $place }, { $kind }
board-guards = { $guards }, síla { $strength }
board-guard = { $guard }: síla { $strength }, odměna { $reward }, trest: kytky { $flowers }, kletby { $curses }
board-unexplored = { $place }, zatím neprozkoumané
board-spikes-red = červené bodáčky
board-spikes-black = černé bodáčky
board-kingosh = Kingoš, síla { $strength }
board-adventurer = { $name }: { $place }
board-vitality = Vitalita
board-fatigue = Únava
board-battle = Boj
board-strength = Síla
board-reward = Odměna
board-penalty = Trest
board-hand = Ruka
board-wheel = Kolečko odměn
board-moon = Měsíc
board-bag = Pytlík
board-beaten = Poražení
board-tiles = Karty ostrova
board-flowers = Kytky
board-curses = Kletby
board-supply = Zásoba
board-discards = Odhozené
board-table = Tabulka akcí
board-hidden-slot = kletba na místě „{ $slot }“
board-free-slot = místo „{ $slot }“ je volné
board-white = Kletba nad citadelou: { $curse }
board-no-white = Nad citadelou žádná kletba neleží
board-pledged = slibuje { $number }
board-chosen = má zvoleno
board-choosing = volí
board-won = výhra
board-lost = prohra
board-drawn = remíza
board-whole = Celý ostrov
board-fog = ještě neprozkoumáno
board-die-shield = štít
board-die-sword = meč
board-die-moon = měsíc
board-target = zvolit: { $name }
board-next = zvolit tuto kartu ostrova
board-foes = Strážci poblíž
board-won-steps = { $number ->
    [one] jeden krok na kolečku
    [few] { $number } kroky na kolečku
   *[other] { $number } kroků na kolečku
}
board-won-flowers = { $number ->
    [one] jedna kytka
    [few] { $number } kytky
   *[other] { $number } kytek
}
board-won-stars = { $number ->
    [one] jedna energie navíc
    [few] { $number } energie navíc
   *[other] { $number } energií navíc
}
board-lost-discards = { $number ->
    [one] odhazuje jednu kytku
    [few] odhazuje { $number } kytky
   *[other] odhazuje { $number } kytek
}
board-lost-curses = { $number ->
    [one] dostává kletbu
    [few] dostává { $number } kletby
   *[other] dostává { $number } kleteb
}
board-lost-drained = { $number ->
    [one] ztrácí jednu energii
    [few] ztrácí { $number } energie
   *[other] ztrácí { $number } energií
}
board-lost-thrown = je odhozen o pole níž
board-lost-half = { $number ->
    [0] nechává si všechny energie
    [one] jedna energie je unavená
    [few] { $number } energie jsou unavené
   *[other] { $number } energií je unavených
}
board-against = { $total } proti { $against }
board-curse-above = Nad citadelou leží { $curse }: { $does }
board-token = Vedeš souboje
board-lord = Kingoš, vládce ostrova
board-put-in = vkládáš { $number }
board-put = Vložit
board-pledge = Přislíbit

# První hra krok za krokem.
tutorial-welcome = Padá noc. Z pláže se musíš dostat do citadely a porazit Kingoshe, než měsíc dojde na konec své dráhy. V téhle první hře jsi proti ostrovu bez pomoci.
tutorial-move = Přímo nad tebou leží všechno v mlze. Jdi nahoru: dílek, který odkryješ, už zůstane.
    .instead = To by šlo. Citadela ale leží přímo nahoře: jdi nejdřív tam.
tutorial-gather = Louka! Květiny pomáhají, žluté cestou a červené v boji. Jednu si vezmi. Jako druhá akce stojí jednu energii.
    .instead = Nejdřív si vezmi květinu, přijde ti vhod.
tutorial-moon = Po akcích přicházejí boje. Žádný tu nebyl, kostka se ale hodila i tak a ukázala měsíc: noc je o krok starší. Teď máš další dvě akce.
tutorial-danger = Pokračuj nahoru. Tentokrát může být v mlze něco horšího.
    .instead = K citadele se jde nahoru.
tutorial-guard = Strážce o síle 2! Na poli se strážcem nejde odpočívat ani jít dál nahoru. Ukonči tady tah.
    .instead = Zůstaň: budeš s ním bojovat.
tutorial-before = Nový tah, a boj přijde po tvých akcích. Šetři energii: rovnou je ukonči.
    .instead = Zůstaň: budeš s ním bojovat.
tutorial-put = Vlož do boje energii; jsou-li u toho jiní, tak tajně. Dohromady potřebuješ víc než 2; s květinou stačí 2 energie.
    .instead = Dvě stačí: o zbytek se postará květina.
tutorial-bloom = Tvoje květina je červená a v boji tě posílí. Zahraj ji.
    .instead = Zahraj květinu, jinak prohraješ.
tutorial-won = Vyhráno! Strážce opouští ostrov a ty postupuješ na kole odměn: květina nebo hvězda na něm ti přinese víc. Vložená energie je teď unavená; odpočinkem ji získáš zpět.
tutorial-kingosh = Nahoře čeká Kingosh. Sbírej síly, ale hlídej měsíc: na jeho posledním poli vyhrává ostrov. Kletby, které cestou dostaneš, můžeš zahrát a využít jejich účinek. Hodně štěstí!
