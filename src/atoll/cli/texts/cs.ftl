# Co říká terminál kolem hry.
bot-number = Bot { $number }
no-clause = Ustanovení „{ $given }“ neexistuje. Jsou tu například { $clauses }.

play-hint = Zadej číslo nebo text akce; „help“ vypíše, co dalšího jde zadat.
play-help =
    číslo nebo text     provede akci; slova se dají zkracovat, tabulátor je doplní
    why TEXT            jestli je to teď dovoleno, a když ne, které ustanovení tomu brání
    undo                vezme zpět tvé poslední rozhodnutí, dokud se potom nic nelosovalo ani neukázalo
    rules [USTANOVENÍ]  pravidla, nebo jedno jejich ustanovení
    record SOUBOR       uloží hru do souboru; atoll play SOUBOR v ní pokračuje
    (jen Enter)         znovu ukáže stůl
    quit                odejít
play-which = Co z toho: { $actions }?
play-allowed = „{ $action }“ je teď dovoleno.
play-curtain = Na řadě je { $name }. Ostatní se nedívají; pak stiskni Enter.
play-change = Na řadě je { $name }.
play-undone = { $name } bere poslední rozhodnutí zpět
play-left = Hra skončila předčasným odchodem.
play-record-where = Do kterého souboru? record SOUBOR
play-record-kept = Hra je uložena v souboru { $file }.
play-record-taken = Soubor { $file } už existuje; zvol jiné jméno.
play-record-failed = Do souboru { $file } nejde zapsat: { $error }.
undo-nothing = Zatím nemáš žádné rozhodnutí, které by šlo vzít zpět.
undo-drawn = Od tvého posledního rozhodnutí se losovalo; to už platí.
undo-shown = Od tvého posledního rozhodnutí se ukázalo něco tajného; to už platí.
undo-others = Ostatní se mezitím podle tvého rozhodnutí zařídili; to už platí.
replay-open = Záznam končí po { $steps ->
    [one] jednom kroku
   *[other] { $steps } krocích
}, dřív než hra.

review-better = Lepší: { $does }. Tohle přišlo { $percent ->
    [one] na jednu výhru ze sta.
    [few] na { $percent } výhry ze sta.
    [many] na { $percent } výhry ze sta.
   *[other] na { $percent } výher ze sta.
}
review-chances = šance na výhru
review-luck = štěstí
review-lost = promarněno
review-doubtful = sporné
review-mistakes = chyby
review-turning = { $step ->
    [0] Vítěz nikdy neprohrával.
   *[other] Od kroku { $step } už vítěz nikdy neprohrával.
}
serve-at = Atoll je na { $address }
serve-alone =
    Dostane se k němu jen tento počítač; ATOLL_HOST=0.0.0.0 pustí dovnitř telefony a přátele ze stejné sítě.
    Ukončí se klávesami Ctrl+C.
serve-network =
    Telefony a přátelé ze stejné sítě jej najdou na { $address }
    Ukončí se klávesami Ctrl+C.
serve-stop = Ukončí se klávesami Ctrl+C.

verify-fits = Losování je poctivé: { $draws ->
    [one] jediné losování vzešlo ze semínka,
    [few] všechna { $draws } losování vzešla ze semínka,
    [many] všech { $draws } losování vzešlo ze semínka,
   *[other] všech { $draws } losování vzešlo ze semínka,
} jehož otisk byl ukázán na začátku, { $hash }.
verify-hash = Semínko „{ $given }“ není to slíbené: na začátku byl ukázán otisk { $hash } a toto semínko má jiný.
verify-draw = Losování „{ $label }“ { $step ->
    [0] při přípravě hry
   *[other] v kroku { $step }
} nevzešlo ze semínka.
verify-rigged = Losování v této hře bylo předem připravené jako výuka; „{ $label }“ je první, které nevzešlo ze semínka.
