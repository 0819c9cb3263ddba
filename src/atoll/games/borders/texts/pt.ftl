title = Sem Fronteiras
tagline = Uma corrida pelo mapa que tens na cabeça
about = Há sete estados na mesa, e um no meio é a partida. Para onde vais, passando o mínimo de fronteiras e sem visitar vizinhos? O mapa fica dobrado até todos escolherem, e quem escolhe primeiro paga menos.
credits = Formas: Natural Earth e US Census Bureau (world-atlas, us-atlas). Nomes, línguas e população: Unicode CLDR. Capitais e áreas: world-countries, de Mohammed Le Doze (Open Database License 1.0), e Vega datasets. Bandeiras: Wikimedia Commons (region-flags) e HatScripts (circle-flags, MIT).

B-C = O que há
B-C1 = Há dois mapas, a Europa e os EUA, cada um com uma carta por cada um dos seus 50 estados.
B-C2 = À volta ficam sete cartas e o campo 40; no meio, a partida e, nas rondas mais tardias, também a chegada.
B-C3 = Cada jogador tem duas fichas da sua cor. As fichas no mesmo campo formam uma pilha: uma ficha fica sobre todas as que chegaram antes.
B-C4 = O dinheiro conta-se em euros.

B-G = O decorrer do jogo
B-G1 = Há sete rondas: três partes de duas rondas e a final. Ganha quem tiver mais dinheiro no fim; em caso de empate, ganham todos os empatados.
B-G2 = Cada um recebe 100 no início da ronda 1, 200 no início da ronda 3, 300 no início da ronda 5 e mais nada. O que sobra guarda-se.
B-G3 = Sorteia-se quem dá as cartas primeiro; depois de cada ronda é a vez do jogador seguinte. Quem dá marca o ritmo: dá as cartas e depois abre o meio.
B-G4 = As cartas usadas ficam de parte. Antes da ronda 7 baralham-se todas de novo, e qualquer estado pode sair.

B-D = Dar as cartas
B-D1 = Põem-se sete cartas à volta, uma a uma, e depois abre-se o meio: a partida e, nas rondas 5 a 7, ao mesmo tempo a chegada.
    .undealt = As sete cartas ainda não estão na mesa. Dá-as primeiro e depois abre o meio.
    .dealt = As sete cartas já estão na mesa. Agora abre o meio.
    .lying = As cartas desta ronda já estão na mesa. As próximas dão-se quando a ronda acabar.
B-D2 = Ninguém põe uma ficha antes de o meio estar aberto.
    .refused = O meio ainda está fechado, por isso ainda não se pode pôr fichas. Espera até que seja aberto.
B-D3 = Enquanto se escolhe, o mapa está dobrado; abre-se para ver quanto custaram as viagens. Com o mapa aberto, está sempre à vista.

B-P = A escolha
B-P1 = Nas rondas 1 e 2 cada um põe uma ficha; nas rondas 3 a 7 põe as duas, uma depois da outra.
B-P2 = Uma ficha posta não se muda nem se retira.
    .refused = As tuas fichas já estão todas postas, e uma ficha posta fica onde está.
B-P3 = Vários jogadores podem escolher o mesmo campo; as fichas ficam pela ordem em que chegaram.
B-P4 = As tuas duas fichas ficam em dois campos diferentes; um deles pode ser o campo 40.
    .refused = No campo { $field } já há uma ficha desta cor. A segunda vai para outro campo.
B-P5 = A escolha acaba quando todos tiverem posto as fichas. A quem se esgota o tempo, as fichas em falta vão para o campo 40 ou, se lá já houver uma ficha sua, para o campo com menos fichas.
    .refused = Todos já puseram as fichas; nesta ronda não se põem mais.

B-V = Quanto custa uma viagem
B-V1 = Cada fronteira passada custa 10. Uma ligação por mar no mapa é uma fronteira, e os estados que une são vizinhos.
B-V2 = Cada par de vizinhos entre os estados que contam custa 30, seja qual for o caminho.
B-V3 = Cada ficha por baixo da tua custa 10, em cada um dos teus campos.
B-V4 = Uma ficha no campo 40 custa 40 e o que estiver por baixo; não há estado a visitar por ela.
B-V5 = Conta o caminho mais barato. Pode-se passar por um estado as vezes que for preciso, e a ordem dos teus estados é livre.
B-V6 = Rondas 1 e 2: da partida até ao teu estado. O par que conta é o destes dois. Com a ficha no campo 40 não há viagem.
B-V7 = Rondas 3 e 4: da partida pelos teus dois estados, acabando em qualquer deles. Contam os pares da partida com cada um deles e o dos dois entre si. Com uma ficha no campo 40, só até ao outro estado.
B-V8 = Rondas 5 e 6: da partida pelos teus dois estados até à chegada. Contam os pares da partida e da chegada com cada um dos teus estados e o destes entre si; partida e chegada não contam como par. Com uma ficha no campo 40, só pelo outro estado.
B-V9 = Paga-se ao banco. Quem tem pouco paga o que tem.
B-V10 = A final é como as rondas 5 e 6, mas recebes o que a tua viagem vale: o caminho mais barato, porque são os outros que o escolhem, os pares e 40 por uma ficha no campo 40, menos 10 por cada ficha por baixo das tuas. Nunca vale menos do que nada.
B-V11 = Quando se traçam rotas, cada um percorre a sua no mapa e paga o que percorreu, no máximo mais 20 fronteiras do que a mais barata; esta mostra-se depois. Na final conta a mais barata.
    .early = Ainda não se traçam rotas: primeiro todos põem as suas fichas.
    .start = A tua viagem começa aqui: { $state }. Escolhe primeiro uma das suas partes.
    .far = { $from } e { $to } não são vizinhos. Continua para um dos vizinhos: { $from }.
    .long = Por aqui ({ $to }) a tua rota teria mais de { $detour } fronteiras além da mais barata. Vira-te para o que ainda falta visitar.

B-T = Dois viajantes
B-T1 = Com dois ou três jogadores, cada um pode jogar com dois viajantes de duas fichas. Recebe 200, 400 e 600, numa só bolsa.
B-T2 = Nas rondas 1 e 2 os teus viajantes escolhem campos diferentes; nas rondas 3 a 7, não o mesmo par de campos. A ordem em que pões as fichas é contigo.
    .placed = As fichas deste viajante ({ $traveller }) já estão todas postas. Põe as do outro.
    .same = No campo { $field } já está o teu outro viajante. Nesta ronda os dois vão para campos diferentes.
    .pair = Com o campo { $field } os teus dois viajantes ficariam com o mesmo par de campos. Um pode ser comum, o outro tem de ser diferente.
B-T3 = Cada viajante paga por si. Uma ficha do teu outro viajante por baixo custa como qualquer outra.
B-T4 = Uma ficha contra estas regras é recusada logo, e assim nenhuma tem de ser retirada.

B-E = A Europa
B-E1 = As fronteiras são como na realidade, salvo estas: a Croácia faz fronteira com o Montenegro e não com a Itália, o Listenstaine só com a Áustria e a Suíça, o Mónaco só com a França. A Dinamarca faz fronteira com a Suécia pela ponte, a Grécia com a Turquia, o Reino Unido com a Irlanda.
B-E2 = Ligações por mar unem o Reino Unido à França, à Bélgica e aos Países Baixos, a Islândia à Irlanda, ao Reino Unido e à Noruega, Malta à Itália e à Grécia, Chipre à Turquia. Não há outras.
B-E3 = A Rússia tem duas partes, uma grande e Caliningrado, entre a Polónia e a Lituânia. Quem entra numa parte sai para um vizinho dessa parte. Uma viagem que comece, acabe ou pare na Rússia pode usar a melhor parte. Para os pares contam os vizinhos de ambas.
B-E4 = O Azerbaijão também: a parte pequena, Naquichevão, faz fronteira com a Turquia e a Arménia, a grande com a Rússia, a Geórgia e a Arménia.
B-E5 = Num estado dentro de outro entra-se e sai-se: ambas as vezes se passa uma fronteira.

B-U = Os EUA
B-U1 = As fronteiras são como na realidade. Utah, Colorado, Arizona e Novo México fazem todos fronteira entre si, também pelo canto.
B-U2 = Há duas ligações por mar, do Alasca a Washington e do Havai à Califórnia. O Michigan faz fronteira com o Wisconsin, o Indiana e o Ohio, não com o Minnesota. O Connecticut não faz fronteira com Nova Jérsia, nem o Maine com o Massachusetts, nem Nova Iorque com Rhode Island.

B-F = Entre rondas
B-F1 = Depois de uma ronda pode-se ler um pouco sobre a partida: a capital, a área, a população, as línguas e a bandeira.
B-F2 = Quem joga pela primeira vez só precisa de conhecer a primeira parte. O que há de novo na segunda, na terceira e na final explica-se quando começam.

do-deal = dar sete cartas
do-open = abrir o meio
do-chip = pôr uma ficha no campo { $first }
do-first = pôr uma ficha do primeiro viajante no campo { $first }
do-second = pôr uma ficha do segundo viajante no campo { $first }
do-go = seguir: { $first }

prompt-deal = { $name } dá as cartas
prompt-open = { $name } abre o meio
prompt-choose = Todos escolhem
prompt-trace = Todos traçam a sua rota
prompt-over = A temporada acabou
prompt-you-deal = Ronda { $round }: dá as cartas
    .help = És tu que marcas o ritmo. Sete estados ficam à volta do anel; ninguém põe uma ficha antes de o centro estar aberto.
prompt-you-open = Abre o meio
    .help = O centro abre-se para todos no mesmo instante. A partir daí conta a rapidez: uma ficha fica sobre todas as que vieram antes, e cada uma delas custa 10.
prompt-you-from = Partida { $start }: põe { $chips ->
    [one] uma ficha
   *[other] { $chips } fichas
}. Poucas fronteiras, nenhum vizinho!
    .help = Cada fronteira atravessada custa 10, cada par de vizinhos 30, cada ficha sob a tua 10. Uma ficha no 40 custa 40 e não viaja.
prompt-you-through = { $start } – { $target }: põe { $chips ->
    [one] uma ficha
   *[other] { $chips } fichas
}. Poucas fronteiras, nenhum vizinho!
    .help = A viagem vai do início, pelos teus estados, até ao destino, pelo caminho mais barato. Cada fronteira custa 10, cada par de vizinhos 30, mas início e destino não formam par.
prompt-you-final = { $start } – { $target }: põe { $chips ->
    [one] uma ficha
   *[other] { $chips } fichas
}. Desta vez, quanto mais longe, melhor!
    .help = Na final recebes o que a tua viagem vale. Os rivais escolhem o caminho mais barato, por isso procura estados a que não se chega depressa; cada ficha sob a tua tira 10.
prompt-you-trace = Traça a rota. Partida { $start }, a visitar: { $states }
    .help = Toca no mapa num vizinho após outro. Pagas pelo caminho que traçares; o mais barato mostra-se depois.
prompt-you-trace-through = Traça a rota { $start } – { $target }, a visitar: { $states }
    .help = Toca no mapa num vizinho após outro, até ao destino. Pagas pelo caminho que traçares; o mais barato mostra-se depois.

told-income = Cada um recebe { $amount } €
told-shuffle = Baralham-se de novo todas as cartas
told-deal = { $name } dá as cartas: { $states }
told-start = As viagens começam aqui: { $states }
told-middle = As viagens vão de um ao outro: { $states }
told-chip = { $name } escolhe { $state }{ $under ->
    [0] { "" }
    [one] { " " }(sobre uma ficha)
   *[other] { " " }(sobre { $under } fichas)
}
told-stay = { $name } escolhe o campo 40{ $under ->
    [0] { "" }
    [one] { " " }(sobre uma ficha)
   *[other] { " " }(sobre { $under } fichas)
}
told-chip-of = { $name }, { $traveller }: { $state }{ $under ->
    [0] { "" }
    [one] { " " }(sobre uma ficha)
   *[other] { " " }(sobre { $under } fichas)
}
told-stay-of = { $name }, { $traveller }: campo 40{ $under ->
    [0] { "" }
    [one] { " " }(sobre uma ficha)
   *[other] { " " }(sobre { $under } fichas)
}
told-map = Abre-se o mapa
told-go = { $name } segue: { $place }
told-paid = { $name } paga { $amount } €{ $crossings ->
    [0] { " " }por ficar
   *[other] : { $route }
}
told-short = { $name } paga { $amount } €, tudo o que tem, em vez de { $total } €{ $crossings ->
    [0] { " " }por ficar
   *[other] : { $route }
}
told-won = { $name } recebe { $amount } €: { $route }

cost-crossings = { $number ->
    [one] 1 fronteira
   *[other] { $number } fronteiras
}
cost-pairs = { $number ->
    [one] 1 par de vizinhos
   *[other] { $number } pares de vizinhos
}
cost-stay = o campo 40
cost-under = { $number ->
    [one] 1 ficha por baixo
   *[other] { $number } fichas por baixo
}

why-trip = { $states }: { $amount } € no total
why-worth = { $states }: vale { $amount } €
why-stay = Ficar custa { $amount } €
why-way = { $number ->
    [0] Ali acaba a rota.
    [one] Dali falta uma fronteira.
   *[other] Dali faltam { $number } fronteiras.
}

lack-chips = { $chips ->
    [one] falta 1 ficha
   *[other] faltam { $chips } fichas
}
end-season = Jogaram-se as sete rondas
part-income = rendimento
part-trips = viagens
part-final = a final

lesson-1 = A primeira viagem: da partida até um dos sete estados. Cada fronteira custa 10, um vizinho da partida mais 30, e cada ficha por baixo da tua 10. Se nada te agradar, o campo 40 custa 40.
lesson-2 = Agora pões as duas fichas. A viagem vai da partida pelos dois estados, pela melhor ordem. Cada par de vizinhos custa 30: com a partida e os teus dois entre si.
lesson-3 = No meio há duas cartas. A viagem vai de uma à outra, passando pelos teus dois estados. Partida e chegada podem ser vizinhas; qualquer outro par custa 30.
lesson-4 = A final vira tudo ao contrário: recebes o que a tua viagem vale. Procura caminhos longos e vizinhos. As fichas por baixo das tuas descontam-se, por isso sê rápido na mesma.

trip-total = no total
trip-ways = { $ways ->
    [one] O caminho mais barato:
   *[other] Os { $ways } caminhos mais baratos:
}
trip-no-map = Não há um mapa «{ $given }». Há: { $maps }.
trip-no-state = Não há um estado «{ $given }» neste mapa.
trip-maps = Quem pergunta pelos mapas não indica mais nada; «{ $given }» está a mais.
trip-no-field = Uma viagem não tem «{ $given }». Tem: { $fields }.
trip-no-number = «{ $given }» não é um número de fichas.
trip-many = Uma viagem visita no máximo dois estados: usa --via uma ou duas vezes.
trip-nowhere = Para onde? Indica um estado com --via ou uma chegada com --to.
trip-twice = Um estado foi indicado duas vezes. Partida, estados pelo caminho e chegada são todos diferentes.

desk-title = Planeador de viagens
desk-about = Quanto custaria uma viagem, e porquê? Indica os estados, ou toca neles no mapa.
desk-via = Por
desk-via-too = E por
desk-to = Até, se houver destino
desk-under = Fichas por baixo
desk-fewer = Menos uma ficha
desk-more = Mais uma ficha
desk-clear = Começar de novo
desk-near = Nenhum estado se chama assim. Quase assim:
desk-none = Nenhum estado deste mapa se chama assim, nem quase.
desk-remove = Tirar { $state }
desk-empty = De onde parte a viagem, e mais um estado: depois o preço aparece aqui.

fact-capital = Capital: { $capital }
fact-area = Área: { $area } km²
fact-people = População: { $people }
fact-languages = { $count ->
    [one] Língua: { $languages }
   *[other] Línguas: { $languages }
}

option-map = Mapa
    .help = Por onde se viaja. O mapa que conhecem menos é o mais divertido.
option-map-europe = Europa
option-map-usa = EUA
option-travellers = Viajantes por jogador
    .help = Com dois ou três jogadores, cada um pode jogar com duas cores. É mais apertado e pede cabeça fria.
option-open = Mapa aberto
    .help = O mapa está sempre à vista, para crianças e principiantes.
option-trace = Traçar a própria rota
    .help = Cada um percorre a sua rota no mapa e paga o que percorreu. Senão, encontra-se e mostra-se a mais barata.
option-lessons = Aprender a jogar
    .help = O que é novo explica-se quando começa: primeira, segunda e terceira parte, final.
option-income = Rendimento na primeira parte
    .help = O dobro na segunda parte, o triplo na terceira.
option-crossing = Preço de uma fronteira
    .help = Por cada fronteira passada, por terra ou por mar.
option-pair = Preço de um par de vizinhos
    .help = Por dois estados de uma viagem que são vizinhos.
option-under = Preço de uma ficha por baixo
    .help = Por uma ficha que está por baixo da tua.
option-stay = Preço do campo 40
    .help = O que custa não escolher nenhum estado com uma ficha.
preset-first = Primeira viagem
    .help = O mapa fica aberto na mesa, e cada novidade é explicada quando começa.
preset-classic = Como na caixa
    .help = A Europa, de memória, em três partes e uma final.
preset-america = Através da América
    .help = As mesmas viagens, entre os estados dos EUA.
preset-couples = Dois viajantes cada
    .help = Dois ou três jogadores, cada um com duas cores e uma só bolsa.
preset-explorers = Rotas próprias
    .help = Cada um traça o caminho no mapa e paga o que percorreu.

name-first = primeiro viajante
name-second = segundo viajante

# No tabuleiro.
board-table = Sem Fronteiras, ronda { $round } de 7: { $stage ->
    [dealing] esperam-se as próximas cartas
    [opening] as cartas estão na mesa, o centro está tapado
    [choosing] colocam-se as fichas
    [tracing] traçam-se os percursos
   *[over] a temporada acabou
}
board-field = Campo { $field }: { $state }, { $chips ->
    [0] nenhuma ficha
    [one] uma ficha: { $names }
   *[other] { $chips } fichas, de baixo para cima: { $names }
}
board-field-empty = Campo { $field }: ainda sem carta
board-forty = O campo 40, por { $price }: { $chips ->
    [0] nenhuma ficha
    [one] uma ficha: { $names }
   *[other] { $chips } fichas, de baixo para cima: { $names }
}
board-closed = O centro ainda está tapado
board-start = De
board-target = Para
board-map = Mapa: { $map ->
    [europe] Europa
    [usa] EUA
   *[other] { $map }
}
board-deal = Dar sete cartas
board-open = Abrir o meio
board-closer = Mais perto
board-farther = Mais longe
board-whole = O mapa inteiro
board-show-ring = Mostrar a oferta
board-show-map = Mostrar o mapa
board-short = Não havia mais na bolsa
board-purse = Na bolsa
board-way = { $more ->
    [yes] Caminho { $way } de mais de { $ways } igualmente curtos
   *[no] Caminho { $way } de { $ways } igualmente curtos
}
board-way-other = Mostrar outro caminho igualmente curto
board-better = Melhor e ainda livre: { $fields }, por { $amount }
board-best = Não havia nada melhor livre

# Parts of states, and the states of the USA.
name-RU-KGD = Caliningrado
name-AZ-NX = Naquichevão
name-US-AL = Alabama
name-US-AK = Alasca
name-US-AZ = Arizona
name-US-AR = Arkansas
name-US-CA = Califórnia
name-US-CO = Colorado
name-US-CT = Connecticut
name-US-DE = Delaware
name-US-FL = Florida
name-US-GA = Geórgia
name-US-HI = Havai
name-US-ID = Idaho
name-US-IL = Illinois
name-US-IN = Indiana
name-US-IA = Iowa
name-US-KS = Kansas
name-US-KY = Kentucky
name-US-LA = Luisiana
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
name-US-NH = Nova Hampshire
name-US-NJ = Nova Jérsia
name-US-NM = Novo México
name-US-NY = Nova Iorque
name-US-NC = Carolina do Norte
name-US-ND = Dacota do Norte
name-US-OH = Ohio
name-US-OK = Oklahoma
name-US-OR = Oregon
name-US-PA = Pensilvânia
name-US-RI = Rhode Island
name-US-SC = Carolina do Sul
name-US-SD = Dacota do Sul
name-US-TN = Tennessee
name-US-TX = Texas
name-US-UT = Utah
name-US-VT = Vermont
name-US-VA = Virgínia
name-US-WA = Washington
name-US-WV = Virgínia Ocidental
name-US-WI = Wisconsin
name-US-WY = Wyoming

# States of Europe, their capitals and languages, written by programs/write_names.py from CLDR.
name-AD = Andorra
name-AL = Albânia
name-AM = Arménia
name-AT = Áustria
name-AZ = Azerbaijão
name-BA = Bósnia e Herzegovina
name-BE = Bélgica
name-BG = Bulgária
name-BY = Bielorrússia
name-CH = Suíça
name-CY = Chipre
name-CZ = Chéquia
name-DE = Alemanha
name-DK = Dinamarca
name-EE = Estónia
name-ES = Espanha
name-FI = Finlândia
name-FR = França
name-GB = Reino Unido
name-GE = Geórgia
name-GR = Grécia
name-HR = Croácia
name-HU = Hungria
name-IE = Irlanda
name-IS = Islândia
name-IT = Itália
name-LI = Listenstaine
name-LT = Lituânia
name-LU = Luxemburgo
name-LV = Letónia
name-MC = Mónaco
name-MD = Moldávia
name-ME = Montenegro
name-MK = Macedónia do Norte
name-MT = Malta
name-NL = Países Baixos
name-NO = Noruega
name-PL = Polónia
name-PT = Portugal
name-RO = Roménia
name-RS = Sérvia
name-RU = Rússia
name-SE = Suécia
name-SI = Eslovénia
name-SK = Eslováquia
name-SM = São Marinho
name-TR = Turquia
name-UA = Ucrânia
name-VA = Cidade do Vaticano
name-XK = Kosovo
name-capital-AD = Andorra la Vella
name-capital-AL = Tirana
name-capital-AM = Erevan
name-capital-AT = Viena
name-capital-AZ = Bacu
name-capital-BA = Sarajevo
name-capital-BE = Bruxelas
name-capital-BG = Sófia
name-capital-BY = Minsque
name-capital-CH = Berna
name-capital-CY = Nicósia
name-capital-CZ = Praga
name-capital-DE = Berlim
name-capital-DK = Copenhaga
name-capital-EE = Talim
name-capital-ES = Madrid
name-capital-FI = Helsínquia
name-capital-FR = Paris
name-capital-GB = Londres
name-capital-GE = Tbilissi
name-capital-GR = Atenas
name-capital-HR = Zagrebe
name-capital-HU = Budapeste
name-capital-IE = Dublin
name-capital-IS = Reiquiavique
name-capital-IT = Roma
name-capital-LI = Vaduz
name-capital-LT = Vílnius
name-capital-LU = Luxemburgo
name-capital-LV = Riga
name-capital-MC = Mónaco
name-capital-MD = Quichinau
name-capital-ME = Podgorica
name-capital-MK = Escópia
name-capital-MT = Valeta
name-capital-NL = Amesterdão
name-capital-NO = Oslo
name-capital-PL = Varsóvia
name-capital-PT = Lisboa
name-capital-RO = Bucareste
name-capital-RS = Belgrado
name-capital-RU = Moscovo
name-capital-SE = Estocolmo
name-capital-SI = Liubliana
name-capital-SK = Bratislava
name-capital-SM = São Marinho
name-capital-TR = Ancara
name-capital-UA = Kiev
name-capital-VA = Cidade do Vaticano
name-capital-XK = Pristina
name-language-az = azerbaijano
name-language-be = bielorrusso
name-language-bg = búlgaro
name-language-bs = bósnio
name-language-ca = catalão
name-language-cnr = montenegrino
name-language-cs = checo
name-language-da = dinamarquês
name-language-de = alemão
name-language-el = grego
name-language-en = inglês
name-language-es = espanhol
name-language-et = estónio
name-language-fi = finlandês
name-language-fr = francês
name-language-ga = irlandês
name-language-hr = croata
name-language-hu = húngaro
name-language-hy = arménio
name-language-is = islandês
name-language-it = italiano
name-language-ka = georgiano
name-language-la = latim
name-language-lb = luxemburguês
name-language-lt = lituano
name-language-lv = letão
name-language-mk = macedónio
name-language-mt = maltês
name-language-nl = neerlandês
name-language-no = norueguês
name-language-pl = polaco
name-language-pt = português
name-language-ro = romeno
name-language-ru = russo
name-language-sk = eslovaco
name-language-sl = esloveno
name-language-sq = albanês
name-language-sr = sérvio
name-language-sv = sueco
name-language-tr = turco
name-language-uk = ucraniano

# O primeiro jogo, passo a passo.
tutorial-welcome = Há sete países à volta do centro, e a tua viagem começa naquele que lá estiver. Poucas fronteiras, nenhum vizinho: é essa a arte toda.
tutorial-deal = És tu quem dá. Põe as sete cartas na mesa.
tutorial-open = Olha para elas enquanto o centro está tapado. Depois destapa-o: a partir desse momento todos podem colocar fichas.
tutorial-choose = França! Espanha e Itália são vizinhas: uma fronteira por 10, mas mais 30 pelo par. A Chéquia fica a duas fronteiras e não é vizinha. Põe lá a tua ficha, depressa.
    .instead = Pode ser, mas sai mais caro ou igual. Experimenta primeiro a Chéquia: fica para lá da Alemanha.
tutorial-wait = Uma ficha colocada não se move. Assim que todos tiverem colocado, o mapa abre-se.
tutorial-receipt = A tua viagem: duas fronteiras, 20 ao todo. O recibo diz o que contou e se havia algo melhor livre. Toca noutro recibo para ver essa viagem.
tutorial-stacks = Quem fica por cima paga 10 por cada ficha por baixo. Compensa ser o primeiro. Agora dá o teu rival.
tutorial-own = Agora a partir da Áustria. Escolhe tu, ou fica com o campo 40 se nada te agradar.
tutorial-later = Nas rondas seguintes colocas duas fichas, e as viagens vão de uma carta a outra. Na última tudo se inverte: as viagens longas dão dinheiro. Continua a jogar, se quiseres.
