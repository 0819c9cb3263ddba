# Vlastní ustanovení domu: co platí u každého stolu.
A = U každého stolu
A-1 = Zadává se některá z akcí hry.
    .refused = Akce „{ $given }“ v této hře není.
A-2 = Hraješ, když jsi na tahu.
    .refused = Na tahu teď není { $name }.
    .nobody = Hráč { $number } tu není; u tohoto stolu { $players ->
        [one] hraje jeden
        [few] hrají { $players }
       *[other] jich hraje { $players }
    }.
A-3 = Po konci hry už se nic nehraje.
    .refused = Hra už skončila.

# Slova, která jsou všem hrám společná.
player = Hráč { $number }
yes = ano
no = ne
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
place = { $place }.
round = { $round }. kolo z { $rounds }
round-open = { $round }. kolo
won = { $count ->
    [one] Vítězem je { $names }.
   *[other] O vítězství se dělí { $names }.
}
won-by-nobody = Nikdo nevyhrál.
nearest = Nemyslíš spíš { $actions }?
bot-random = náhoda
bot-greedy = hamoun
bot-level = úroveň { $level }
bot-level-1 = úroveň 1, začátečník
bot-level-2 = úroveň 2, pohodář
bot-level-3 = úroveň 3, zkušený
bot-level-4 = úroveň 4, mazaný
bot-level-5 = úroveň 5, mistr

# Co o akci říká rada, vedle důvodů samotné hry.
why-only = Nic jiného teď udělat nejde.
why-chance = Odsud tak vyhraješ asi { $percent } her ze 100; s volbou „{ $does }“ asi { $other }.
why-alone = Slibuje { $percent } % všeho, co se dá získat; s volbou „{ $does }“ asi { $other } %.
