# Zpráva z laboratoře. Volby, sady voleb a akce mají slova své hry.
report-title = { $game }: zpráva
report-lead = { $variants ->
    [one] { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
   *[other] Variant: { $variants }, her v každé: { $games }. Hrají
} { $bots }.
report-wins = Kdo vyhrává
report-wins-help = Podíl výher podle míst u stolu, s intervalem 95 %. Čára je rovný díl; o sdílenou výhru se hráči dělí.
report-wins-bot = Podle botů
report-fair = rovný díl
report-seat = { $number }. místo
report-nobody = Nevyhraje nikdo
report-points = Body
report-length = Jak dlouhé a jak živé
report-length-help = Průměry ze všech her sledovaných krok za krokem, s intervaly.
report-use = Co se používá
report-use-help = Jak často byl každý druh akce nabídnut (světlý pruh) a kolik z toho zvoleno (tmavý pruh). Sledovaných her: { $watched }.
report-share-taken = zvoleno { $share }
report-never = Nabídnuto, a nikdy nezvoleno
report-never-none = Všechno, co bylo nabídnuto, někdo aspoň jednou zvolil.
report-more = a další: { $count }
report-told = Co se objevilo
report-told-help = Kolikrát se o čem v průměru za hru zmínil záznam.
report-per-game = { $number } za hru
report-compared = Co varianty mění
report-against = { $variant } proti { $base }
report-differences = Rozdíly
report-differences-help = Porovnáno rozdání po rozdání se stejným štěstím. Co je jisté, je tučně. Velikost je v jednotkách rozptylu her: od 0,2 malá, od 0,5 střední, od 0,8 velká.
report-measure = Míra
report-change = Změna
report-interval = na 95 % mezi
report-size = Velikost
report-size-slight = nepatrná
report-size-small = malá
report-size-middling = střední
report-size-large = velká
report-uncertain = není jisté
report-ends = Jak hry končí
report-most = Nejčastěji zvolené z nabídnutého
report-least = Nejméně zvolené z nabídnutého
report-told-least = Nejméně ze všeho
report-as-usual = Všechno podle pravidel.
report-yes = ano
report-no = ne
report-decimal = ,
report-percent = { $number } %
report-kicker = Laboratoř Atollu
report-again = Jak hrát totéž znovu
report-settings = Verze pravidel { $rules }, semínko { $seed }.
report-open-table = Otevřít stůl s těmito volbami
report-histogram = Kolikrát se která hodnota objevila: { $what }
measure-decisions = Rozhodnutí
measure-rounds = Kola
measure-lead_changes = Změny vedení
measure-last_change = Kdy se vedení změnilo naposled (0 začátek, 1 konec)
measure-choices = Na výběr akcí
measure-forced = Podíl rozhodnutí bez výběru
measure-best_points = Body nejlepšího
measure-nobody_won = Podíl her, kdy nevyhraje nikdo
measure-first_seat_won = Podíl výher 1. místa
measure-margin = Body mezi prvním a druhým
measure-points = body
