title = Perly
tagline = Ještě jednou dolů, nebo na vzduch?
about = Nejmenší hra u tohoto stolu a zároveň příklad, jak se hra staví.
P-1 = V sáčku leží dvanáct perel v hodnotě 1 až 12 a všichni potápěči začínají pod vodou s prázdnýma rukama.
P-2 = Kdo je na tahu, ponoří se pro jednu perlu, kterou nikdo jiný neuvidí, nebo se vynoří.
P-3 = Kdo má víc, než dovolí vzduch, už se znovu neponoří; a je-li sáček prázdný, neponoří se nikdo.
    .refused = Ponořit se nelze: máš víc než { $air }, nebo je sáček prázdný. Vynoř se.
P-4 = Jakmile se všichni vynoří, má každý tolik bodů, kolik je součet jeho perel, nebo nic, je-li to víc, než dovolí vzduch.

do-dive = ponořit se pro perlu
do-surface = vynořit se
prompt-turn = { $name }: ponořit se, nebo vynořit?
    .help = Každé ponoření přinese perlu za 1 až 12, kterou vidíš jen ty. Co je nad zásobu vzduchu, nemá cenu, tak se včas vynoř.
prompt-over = Všichni se vynořili
told-dive = { $name } se noří a má o perlu víc
told-pearl = { $name } vynáší perlu v hodnotě { $pearl }
told-surface = { $name } se vynořuje
end-surfaced = Všichni potápěči se vynořili
option-air = Kolik potápěč unese
    .help = Kdo má víc, nezíská nic; s menším množstvím vzduchu jsou ponory kratší.
preset-shallow = Mělký záliv
    .help = Vzduch nanejvýš na dvanáct, pro opatrné potápěče.
board-bay = Záliv, perel v sáčku: { $bag }
board-diver = { $name } má { $pearls ->
    [one] jednu perlu
    [few] { $pearls } perly
   *[other] { $pearls } perel
}
