title = Bez hranic
tagline = Závod po mapě, kterou nosíš v hlavě
about = Sedm států leží na stole a jeden uprostřed je start. Kam pojedeš, aby to bylo přes co nejméně hranic a nikdy k sousedům? Mapa zůstává složená, dokud si všichni nevyberou, a kdo vybírá první, platí nejméně.
credits = Tvary: Natural Earth a US Census Bureau (world-atlas, us-atlas). Názvy, jazyky a počty obyvatel: Unicode CLDR. Hlavní města a rozlohy: world-countries, Mohammed Le Doze (Open Database License 1.0), a Vega datasets. Vlajky: Wikimedia Commons (region-flags) a HatScripts (circle-flags, MIT).

B-C = Co je ve hře
B-C1 = Mapy jsou dvě, Evropa a USA, a ke každé patří karty jejích 50 států.
B-C2 = Po obvodu leží sedm karet a pole 40, uprostřed start a v pozdějších kolech i cíl.
B-C3 = Každý má dva žetony své barvy. Žetony u jednoho pole tvoří komínek: žeton leží na všech, které přišly dřív.
B-C4 = Peníze se počítají v eurech.

B-G = Průběh hry
B-G1 = Hraje se sedm kol: tři části po dvou kolech a finále. Vyhrává, kdo má na konci nejvíc peněz; při shodě vyhrávají všichni takoví.
B-G2 = Na začátku 1. kola dostane každý 100, na začátku 3. kola 200, na začátku 5. kola 300 a víc nic. Co zbude, zůstává.
B-G3 = První rozdávající se vylosuje, po každém kole rozdává další hráč. Rozdávající určuje tempo: rozdá a pak odkryje střed.
B-G4 = Použité karty se odkládají. Před 7. kolem se všechny znovu zamíchají, takže může přijít kterýkoli stát.

B-D = Rozdávání
B-D1 = Po obvodu se jedna po druhé vyloží sedm karet a pak se odkryje střed: start a v 5. až 7. kole zároveň i cíl.
    .undealt = Sedm karet ještě neleží. Nejdřív je rozdej, pak odkryj střed.
    .dealt = Sedm karet už leží. Teď odkryj střed.
    .lying = Karty tohoto kola už leží. Další se rozdají, až kolo skončí.
B-D2 = Dokud není střed odkrytý, nikdo žeton nepokládá.
    .refused = Střed je ještě zakrytý, a tak zatím žeton položit nelze. Počkej, až ho rozdávající odkryje.
B-D3 = Dokud se vybírá, je mapa složená; rozloží se, až když se počítá, co cesty stály. S otevřenou mapou leží na stole pořád.

B-P = Výběr
B-P1 = V 1. a 2. kole pokládá každý jeden žeton, ve 3. až 7. kole oba, jeden po druhém.
B-P2 = Položený žeton se nepřesouvá ani nebere zpět.
    .refused = Všechny tvé žetony už leží a položený žeton zůstává, kde je.
B-P3 = Stejné pole si může vybrat víc hráčů; žetony leží v tom pořadí, v jakém přišly.
B-P4 = Dva tvé žetony leží u dvou různých polí; jedno z nich může být pole 40.
    .refused = U pole { $field } už žeton této barvy leží. Druhý patří k jinému poli.
B-P5 = Výběr končí, když mají všichni položeno. Komu vyprší čas, tomu se chybějící žetony položí k poli 40, a leží-li tam už jeho žeton, k poli, kde je jich nejméně.
    .refused = Všichni mají položeno, v tomto kole už se žetony nepokládají.

B-V = Co stojí cesta
B-V1 = Každý přechod hranic stojí 10. Spojnice po moři na mapě je hranice a státy, které spojuje, jsou sousedé.
B-V2 = Každá sousedící dvojice mezi státy, které se počítají, stojí 30, ať se jede kudykoli.
B-V3 = Každý žeton pod tvým stojí 10, a to u každého tvého pole.
B-V4 = Žeton u pole 40 stojí 40 a k tomu, co leží pod ním; žádný stát se kvůli němu nenavštěvuje.
B-V5 = Počítá se nejlevnější cesta. Státem lze projet kolikrát je libo a na pořadí tvých států nezáleží.
B-V6 = 1. a 2. kolo: ze startu do tvého státu. Počítá se dvojice těchto dvou. S žetonem u pole 40 se nikam nejede.
B-V7 = 3. a 4. kolo: ze startu přes oba tvé státy, konec je v kterémkoli z nich. Počítají se dvojice startu s každým z nich a ony dva spolu. S žetonem u pole 40 jen do druhého státu.
B-V8 = 5. a 6. kolo: ze startu přes oba tvé státy do cíle. Počítají se dvojice startu i cíle s každým z tvých států a tyto dva spolu; start s cílem se nepočítá. S žetonem u pole 40 jen přes druhý stát.
B-V9 = Cena se platí do banku. Kdo má málo, zaplatí, co má.
B-V10 = Finále je jako 5. a 6. kolo, ale hodnotu cesty dostaneš: nejlevnější cestu, protože ji vybírají soupeři, za dvojice a 40 za žeton u pole 40, bez 10 za každý žeton pod tvými. Méně než nic to není nikdy.
B-V11 = Kde se cesty kreslí, projde každý svou cestu po mapě a zaplatí, kudy prošel, nanejvýš o 20 hranic víc než nejlevnější; ta se pak ukáže. Ve finále platí nejlevnější.
    .early = Cesty se ještě nekreslí: nejdřív všichni položí žetony.
    .start = Tvá cesta začíná zde: { $state }. Nejdřív vyber jednu z jeho částí.
    .far = { $from } a { $to } spolu nesousedí. Pokračuj do některého ze sousedů: { $from }.
    .long = Tudy ({ $to }) by byla cesta o víc než { $detour } hranic delší než nejlevnější. Zamiř k tomu, co ještě zbývá navštívit.

B-T = Dva cestovatelé
B-T1 = Ve dvou nebo ve třech může každý hrát za dva cestovatele po dvou žetonech. Dostává 200, 400 a 600, všechno na jednu hromádku.
B-T2 = V 1. a 2. kole jde každý tvůj cestovatel k jinému poli, ve 3. až 7. kole nesmějí mít oba stejnou dvojici polí. V jakém pořadí žetony položíš, je na tobě.
    .placed = Žetony za tohoto cestovatele ({ $traveller }) už všechny leží. Polož žetony druhého.
    .same = U pole { $field } už je tvůj druhý cestovatel. V tomto kole jde každý k jinému poli.
    .pair = S polem { $field } by oba tvoji cestovatelé měli stejnou dvojici polí. Jedno mohou mít společné, druhé musí být jiné.
B-T3 = Každý cestovatel platí sám za sebe. Žeton tvého druhého cestovatele vespod stojí stejně jako každý jiný.
B-T4 = Žeton proti těmto pravidlům se nepřijme hned, a tak se žádný nemusí brát zpět.

B-E = Evropa
B-E1 = Hranice jsou jako ve skutečnosti, až na tyto: Chorvatsko sousedí s Černou Horou, ne s Itálií, Lichtenštejnsko jen s Rakouskem a Švýcarskem, Monako jen s Francií. Dánsko sousedí po mostě se Švédskem, Řecko s Tureckem, Spojené království s Irskem.
B-E2 = Spojnice po moři vedou ze Spojeného království do Francie, Belgie a Nizozemska, z Islandu do Irska, Spojeného království a Norska, z Malty do Itálie a Řecka, z Kypru do Turecka. Jiné nejsou.
B-E3 = Rusko má dvě části, velkou a Kaliningrad mezi Polskem a Litvou. Kdo do jedné části vjede, vyjíždí k sousedovi téže části. Začíná-li, končí nebo zastavuje cesta v Rusku, lze vzít výhodnější část. Pro dvojice se počítají sousedé obou.
B-E4 = Stejně tak Ázerbájdžán: malá část, Nachičevan, sousedí s Tureckem a Arménií, velká s Ruskem, Gruzií a Arménií.
B-E5 = Do státu uvnitř jiného se vjíždí a zase vyjíždí: obojí je přechod hranic.

B-U = USA
B-U1 = Hranice jsou jako ve skutečnosti. Utah, Colorado, Arizona a Nové Mexiko sousedí všechny navzájem, i přes roh.
B-U2 = Spojnice po moři jsou dvě, z Aljašky do státu Washington a z Havaje do Kalifornie. Michigan sousedí s Wisconsinem, Indianou a Ohiem, ne s Minnesotou. Connecticut nesousedí s New Jersey, Maine s Massachusetts ani New York s Rhode Islandem.

B-F = Mezi koly
B-F1 = Po kole si lze o startu něco přečíst: hlavní město, rozlohu, počet obyvatel, jazyky a vlajku.
B-F2 = Kdo hraje poprvé, potřebuje znát jen první část. Co je nového ve druhé, ve třetí a ve finále, se dozví, až začnou.

do-deal = rozdat sedm karet
do-open = odkrýt střed
do-chip = položit žeton k poli { $first }
do-first = položit žeton prvního cestovatele k poli { $first }
do-second = položit žeton druhého cestovatele k poli { $first }
do-go = jet dál: { $first }

prompt-deal = Rozdává { $name }
prompt-open = Střed odkrývá { $name }
prompt-choose = Všichni vybírají
prompt-trace = Všichni kreslí svou cestu
prompt-over = Sezona skončila
prompt-you-deal = { $round }. kolo: rozdej karty
    .help = Tempo určuješ ty. Kolem se vyloží sedm států; dokud není odkrytý střed, nikdo žeton nepokládá.
prompt-you-open = Odkryj střed
    .help = Střed se odkryje všem ve stejném okamžiku. Od té chvíle rozhoduje rychlost: žeton leží na všech dřívějších a každý z nich stojí 10.
prompt-you-from = Start { $start }: polož { $chips ->
    [one] žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}. Málo hranic a žádní sousedé!
    .help = Každá překročená hranice stojí 10, každá dvojice sousedů 30, každý žeton pod tvým 10. Žeton na 40 stojí 40 a nikam necestuje.
prompt-you-through = { $start } – { $target }: polož { $chips ->
    [one] žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}. Málo hranic a žádní sousedé!
    .help = Cesta vede od startu přes tvé státy k cíli, a to nejlevněji. Každá hranice stojí 10, každá dvojice sousedů 30, jen start a cíl spolu dvojici netvoří.
prompt-you-final = { $start } – { $target }: polož { $chips ->
    [one] žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}. Tentokrát čím delší, tím lepší!
    .help = Ve finále dostaneš, kolik tvá cesta stojí. Soupeři volí tu nejlevnější, hledej tedy státy, kam se rychle nedostane nikdo; každý žeton pod tvým ubírá 10.
prompt-you-trace = Nakresli cestu. Start { $start }, navštívit: { $states }
    .help = Ťukej na mapě na jednoho souseda po druhém. Platíš za cestu, kterou nakreslíš; nejlevnější se ukáže potom.
prompt-you-trace-through = Nakresli cestu { $start } – { $target }, navštívit: { $states }
    .help = Ťukej na mapě na jednoho souseda po druhém, až dojdeš k cíli. Platíš za cestu, kterou nakreslíš; nejlevnější se ukáže potom.

told-income = Každý dostává { $amount } €
told-shuffle = Všechny karty se znovu míchají
told-deal = { $name } rozdává: { $states }
told-start = Cesty začínají zde: { $states }
told-middle = Cesty vedou z jednoho do druhého: { $states }
told-chip = { $name } vybírá: { $state }{ $under ->
    [0] { "" }
    [one] { " " }(na jednom žetonu)
   *[other] { " " }(na { $under } žetonech)
}
told-stay = { $name } vybírá pole 40{ $under ->
    [0] { "" }
    [one] { " " }(na jednom žetonu)
   *[other] { " " }(na { $under } žetonech)
}
told-chip-of = { $name }, { $traveller }: { $state }{ $under ->
    [0] { "" }
    [one] { " " }(na jednom žetonu)
   *[other] { " " }(na { $under } žetonech)
}
told-stay-of = { $name }, { $traveller }: pole 40{ $under ->
    [0] { "" }
    [one] { " " }(na jednom žetonu)
   *[other] { " " }(na { $under } žetonech)
}
told-map = Mapa se rozkládá
told-go = { $name } jede dál: { $place }
told-paid = { $name } platí { $amount } €{ $crossings ->
    [0] { " " }a zůstává
   *[other] : { $route }
}
told-short = { $name } platí { $amount } €, víc nemá; mělo to být { $total } €{ $crossings ->
    [0] { " " }za to, že zůstává
   *[other] : { $route }
}
told-won = { $name } dostává { $amount } €: { $route }

cost-crossings = { $number ->
    [one] 1 hranice
    [few] { $number } hranice
   *[other] { $number } hranic
}
cost-pairs = { $number ->
    [one] 1 sousedící dvojice
    [few] { $number } sousedící dvojice
   *[other] { $number } sousedících dvojic
}
cost-stay = pole 40
cost-under = { $number ->
    [one] 1 žeton vespod
    [few] { $number } žetony vespod
   *[other] { $number } žetonů vespod
}

why-trip = { $states }: celkem { $amount } €
why-worth = { $states }: vynese { $amount } €
why-stay = Zůstat stojí { $amount } €
why-way = { $number ->
    [0] Tam cesta končí.
    [one] Odtud zbývá jedna hranice.
    [few] Odtud zbývají { $number } hranice.
   *[other] Odtud zbývá { $number } hranic.
}

lack-chips = { $chips ->
    [one] zbývá 1 žeton
    [few] zbývají { $chips } žetony
   *[other] zbývá { $chips } žetonů
}
end-season = Všech sedm kol je odehráno
part-income = příjmy
part-trips = cesty
part-final = finále

lesson-1 = První cesta: ze startu do jednoho ze sedmi států. Každá hranice stojí 10, soused startu o 30 víc a každý žeton pod tvým 10. Když se ti nelíbí nic, pole 40 stojí 40.
lesson-2 = Teď položíš oba žetony. Cesta vede ze startu přes oba státy v lepším pořadí. Každá sousedící dvojice stojí 30: se startem i tvé dva státy spolu.
lesson-3 = Uprostřed leží dvě karty. Cesta vede z jedné do druhé přes oba tvé státy. Start a cíl sousedit mohou, každá jiná dvojice stojí 30.
lesson-4 = Finále všechno obrací: hodnotu cesty dostaneš. Hledej dlouhé cesty a sousedy. Žetony pod tvými se odečítají, takže spěchej i tak.

trip-total = celkem
trip-ways = { $ways ->
    [one] Nejlevnější cesta:
    [few] { $ways } nejlevnější cesty:
   *[other] { $ways } nejlevnějších cest:
}
trip-no-map = Mapa „{ $given }“ tu není. Mapy: { $maps }.
trip-no-state = Stát „{ $given }“ na této mapě není.
trip-maps = Kdo se ptá na mapy, nic dalšího neuvádí; „{ $given }“ je navíc.
trip-no-field = Cesta nemá „{ $given }“. Má: { $fields }.
trip-no-number = „{ $given }“ není počet žetonů.
trip-many = Cesta vede nanejvýš přes dva státy: --via patří jednou nebo dvakrát.
trip-nowhere = A kam? Uveď stát pomocí --via nebo cíl pomocí --to.
trip-twice = Jeden stát je uveden dvakrát. Start, státy po cestě i cíl musí být různé.

desk-title = Plánovač cest
desk-about = Kolik by stála cesta a proč? Pojmenuj státy, nebo na ně klepni na mapě.
desk-via = Přes
desk-via-too = A přes
desk-to = Do cíle, pokud nějaký je
desk-under = Žetony vespod
desk-fewer = O žeton méně
desk-more = O žeton více
desk-clear = Začít znovu
desk-near = Tak se žádný stát nejmenuje. Skoro tak:
desk-none = Tak ani podobně se na téhle mapě žádný stát nejmenuje.
desk-remove = Vynechat: { $state }
desk-empty = Odkud cesta vede, a ještě jeden stát: pak tu bude cena.

fact-capital = Hlavní město: { $capital }
fact-area = Rozloha: { $area } km²
fact-people = Obyvatel: { $people }
fact-languages = { $count ->
    [one] Jazyk: { $languages }
   *[other] Jazyky: { $languages }
}

option-map = Mapa
    .help = Kde se cestuje. S mapou, kterou znáte méně, je víc veselí.
option-map-europe = Evropa
option-map-usa = USA
option-travellers = Cestovatelů na hráče
    .help = Ve dvou nebo ve třech může každý hrát za dvě barvy. Je to těsnější a chce to chladnou hlavu.
option-open = Otevřená mapa
    .help = Mapa leží na stole pořád, pro děti a pro nováčky.
option-trace = Kreslit vlastní cestu
    .help = Každý projde svou cestu po mapě a zaplatí, kudy prošel. Jinak se nejlevnější najde a ukáže.
option-lessons = Učit se za pochodu
    .help = Co je nového, se vysvětlí, až to začne: první, druhá a třetí část, finále.
option-income = Příjem v první části
    .help = Ve druhé části dvojnásobek, ve třetí trojnásobek.
option-crossing = Cena hranice
    .help = Za každý přechod hranic, po souši i po moři.
option-pair = Cena sousedící dvojice
    .help = Za dva státy cesty, které spolu sousedí.
option-under = Cena žetonu vespod
    .help = Za žeton, který leží pod tvým.
option-stay = Cena pole 40
    .help = Co stojí, když žeton nevybere žádný stát.
preset-first = První cesta
    .help = Mapa leží otevřená na stole a každá novinka se vysvětlí, když na ni dojde.
preset-classic = Jako v krabici
    .help = Evropa, zpaměti, ve třech částech a s finále.
preset-america = Napříč Amerikou
    .help = Stejné cesty, jen mezi státy USA.
preset-couples = Každý za dva
    .help = Dva nebo tři hráči, každý se dvěma barvami a jednou peněženkou.
preset-explorers = Vlastní cesty
    .help = Každý si cestu po mapě projde a zaplatí, kudy šel.

name-first = první cestovatel
name-second = druhý cestovatel

# Na stole.
board-table = Bez hranic, { $round }. kolo ze 7: { $stage ->
    [dealing] čeká se na další karty
    [opening] karty leží, střed je zakrytý
    [choosing] pokládají se žetony
    [tracing] kreslí se trasy
   *[over] sezona skončila
}
board-field = Pole { $field }: { $state }, { $chips ->
    [0] žádný žeton
    [one] jeden žeton: { $names }
    [few] { $chips } žetony, odspodu: { $names }
    [many] { $chips } žetonu, odspodu: { $names }
   *[other] { $chips } žetonů, odspodu: { $names }
}
board-field-empty = Pole { $field }: zatím bez karty
board-forty = Pole 40, za { $price }: { $chips ->
    [0] žádný žeton
    [one] jeden žeton: { $names }
    [few] { $chips } žetony, odspodu: { $names }
    [many] { $chips } žetonu, odspodu: { $names }
   *[other] { $chips } žetonů, odspodu: { $names }
}
board-closed = Střed je ještě zakrytý
board-start = Odkud
board-target = Kam
board-map = Mapa: { $map ->
    [europe] Evropa
    [usa] USA
   *[other] { $map }
}
board-deal = Rozdat sedm karet
board-open = Odkrýt střed
board-closer = Blíž
board-farther = Dál
board-whole = Celá mapa
board-show-ring = Ukázat nabídku
board-show-map = Ukázat mapu
board-short = Víc v peněžence nebylo
board-purse = V peněžence
board-way = { $more ->
    [yes] { $way }. cesta z více než { $ways } stejně krátkých
   *[no] { $way }. cesta z { $ways } stejně krátkých
}
board-way-other = Ukázat jinou stejně krátkou cestu
board-better = Lepší a ještě volné: { $fields }, za { $amount }
board-best = Nic lepšího volné nebylo

# Parts of states, and the states of the USA.
name-RU-KGD = Kaliningrad
name-AZ-NX = Nachičevan
name-US-AL = Alabama
name-US-AK = Aljaška
name-US-AZ = Arizona
name-US-AR = Arkansas
name-US-CA = Kalifornie
name-US-CO = Colorado
name-US-CT = Connecticut
name-US-DE = Delaware
name-US-FL = Florida
name-US-GA = Georgie
name-US-HI = Havaj
name-US-ID = Idaho
name-US-IL = Illinois
name-US-IN = Indiana
name-US-IA = Iowa
name-US-KS = Kansas
name-US-KY = Kentucky
name-US-LA = Louisiana
name-US-ME = Maine
name-US-MD = Maryland
name-US-MA = Massachusetts
name-US-MI = Michigan
name-US-MN = Minnesota
name-US-MS = Mississippi
name-US-MO = Missouri
name-US-MT = Montana
name-US-NE = Nebraska
name-US-NV = Nevada
name-US-NH = New Hampshire
name-US-NJ = New Jersey
name-US-NM = Nové Mexiko
name-US-NY = New York
name-US-NC = Severní Karolína
name-US-ND = Severní Dakota
name-US-OH = Ohio
name-US-OK = Oklahoma
name-US-OR = Oregon
name-US-PA = Pensylvánie
name-US-RI = Rhode Island
name-US-SC = Jižní Karolína
name-US-SD = Jižní Dakota
name-US-TN = Tennessee
name-US-TX = Texas
name-US-UT = Utah
name-US-VT = Vermont
name-US-VA = Virginie
name-US-WA = Washington
name-US-WV = Západní Virginie
name-US-WI = Wisconsin
name-US-WY = Wyoming

# States of Europe, their capitals and languages, written by programs/write_names.py from CLDR.
name-AD = Andorra
name-AL = Albánie
name-AM = Arménie
name-AT = Rakousko
name-AZ = Ázerbájdžán
name-BA = Bosna a Hercegovina
name-BE = Belgie
name-BG = Bulharsko
name-BY = Bělorusko
name-CH = Švýcarsko
name-CY = Kypr
name-CZ = Česko
name-DE = Německo
name-DK = Dánsko
name-EE = Estonsko
name-ES = Španělsko
name-FI = Finsko
name-FR = Francie
name-GB = Spojené království
name-GE = Gruzie
name-GR = Řecko
name-HR = Chorvatsko
name-HU = Maďarsko
name-IE = Irsko
name-IS = Island
name-IT = Itálie
name-LI = Lichtenštejnsko
name-LT = Litva
name-LU = Lucembursko
name-LV = Lotyšsko
name-MC = Monako
name-MD = Moldavsko
name-ME = Černá Hora
name-MK = Severní Makedonie
name-MT = Malta
name-NL = Nizozemsko
name-NO = Norsko
name-PL = Polsko
name-PT = Portugalsko
name-RO = Rumunsko
name-RS = Srbsko
name-RU = Rusko
name-SE = Švédsko
name-SI = Slovinsko
name-SK = Slovensko
name-SM = San Marino
name-TR = Turecko
name-UA = Ukrajina
name-VA = Vatikán
name-XK = Kosovo
name-capital-AD = Andorra la Vella
name-capital-AL = Tirana
name-capital-AM = Jerevan
name-capital-AT = Vídeň
name-capital-AZ = Baku
name-capital-BA = Sarajevo
name-capital-BE = Brusel
name-capital-BG = Sofie
name-capital-BY = Minsk
name-capital-CH = Bern
name-capital-CY = Nikósie
name-capital-CZ = Praha
name-capital-DE = Berlín
name-capital-DK = Kodaň
name-capital-EE = Tallinn
name-capital-ES = Madrid
name-capital-FI = Helsinky
name-capital-FR = Paříž
name-capital-GB = Londýn
name-capital-GE = Tbilisi
name-capital-GR = Athény
name-capital-HR = Záhřeb
name-capital-HU = Budapešť
name-capital-IE = Dublin
name-capital-IS = Reykjavík
name-capital-IT = Řím
name-capital-LI = Vaduz
name-capital-LT = Vilnius
name-capital-LU = Lucemburk
name-capital-LV = Riga
name-capital-MC = Monako
name-capital-MD = Kišiněv
name-capital-ME = Podgorica
name-capital-MK = Skopje
name-capital-MT = Valletta
name-capital-NL = Amsterdam
name-capital-NO = Oslo
name-capital-PL = Varšava
name-capital-PT = Lisabon
name-capital-RO = Bukurešť
name-capital-RS = Bělehrad
name-capital-RU = Moskva
name-capital-SE = Stockholm
name-capital-SI = Lublaň
name-capital-SK = Bratislava
name-capital-SM = San Marino
name-capital-TR = Ankara
name-capital-UA = Kyjev
name-capital-VA = Vatikán
name-capital-XK = Priština
name-language-az = ázerbájdžánština
name-language-be = běloruština
name-language-bg = bulharština
name-language-bs = bosenština
name-language-ca = katalánština
name-language-cnr = černohorština
name-language-cs = čeština
name-language-da = dánština
name-language-de = němčina
name-language-el = řečtina
name-language-en = angličtina
name-language-es = španělština
name-language-et = estonština
name-language-fi = finština
name-language-fr = francouzština
name-language-ga = irština
name-language-hr = chorvatština
name-language-hu = maďarština
name-language-hy = arménština
name-language-is = islandština
name-language-it = italština
name-language-ka = gruzínština
name-language-la = latina
name-language-lb = lucemburština
name-language-lt = litevština
name-language-lv = lotyština
name-language-mk = makedonština
name-language-mt = maltština
name-language-nl = nizozemština
name-language-no = norština
name-language-pl = polština
name-language-pt = portugalština
name-language-ro = rumunština
name-language-ru = ruština
name-language-sk = slovenština
name-language-sl = slovinština
name-language-sq = albánština
name-language-sr = srbština
name-language-sv = švédština
name-language-tr = turečtina
name-language-uk = ukrajinština

# První hra krok za krokem.
tutorial-welcome = Kolem středu leží sedm států a tvoje cesta začne v tom, který bude uprostřed. Málo hranic, žádní sousedé: v tom je celé umění.
tutorial-deal = Rozdáváš ty. Vylož sedm karet.
tutorial-open = Prohlédni si je, dokud je střed zakrytý. Pak ho otoč: od té chvíle smí každý položit žeton.
tutorial-choose = Francie! Španělsko a Itálie s ní sousedí: jedna hranice za 10, ale k tomu 30 za dvojici. Česko je dvě hranice daleko a sousedem není. Rychle, polož žeton tam.
    .instead = Jde to, ale vyjde to dráž nebo stejně. Zkus nejdřív Česko: leží za Německem.
tutorial-wait = Položený žeton už se nehýbe. Jakmile položí všichni, mapa se odkryje.
tutorial-receipt = Tvoje cesta: dvě hranice, dohromady 20. Účtenka říká, co se počítalo a jestli bylo volné něco lepšího. Klepnutím na jinou účtenku uvidíš jinou cestu.
tutorial-stacks = Kdo leží nahoře, platí 10 za každý žeton pod sebou. Vyplatí se být první. Teď rozdává soupeř.
tutorial-own = Teď z Rakouska. Vyber si podle sebe, a když se ti nic nelíbí, ber pole 40.
tutorial-later = V dalších kolech pokládáš dva žetony a cesty vedou z jedné karty na druhou. V posledním kole se vše obrátí: dlouhé cesty vynášejí. Jestli chceš, hraj dál.
