# Le parole di scopa in italiano: tavolo nel browser, terminale e riga di comando.
# I nomi dei messaggi sono gli stessi in tutti i cataloghi; i test del client li confrontano.

app-name = Scopa
title-start = Scopa: scegli il gioco
title-table = Scopa: al tavolo

## Carte

rank-name =
    { $rank ->
        [A] asso
        [F] fante
        [C] cavallo
        [R] re
       *[other] { $rank }
    }
card-name =
    { $rank ->
        [A] asso
        [F] fante
        [C] cavallo
        [R] re
       *[other] { $rank }
    } di { $suit ->
        [d] denari
        [c] coppe
        [s] spade
       *[b] bastoni
    }
card-object =
    { $rank ->
        [A] l’asso
        [F] il fante
        [C] il cavallo
        [R] il re
       *[other] il { $rank }
    } di { $suit ->
        [d] denari
        [c] coppe
        [s] spade
       *[b] bastoni
    }
suit-lacking =
    { $suit ->
        [d] niente denari
        [c] niente coppe
        [s] niente spade
       *[b] niente bastoni
    }
cards-held =
    { $count ->
        [one] ha in mano 1 carta
       *[other] ha in mano { $count } carte
    }

# Things in a row, the last of them joined by a word.
list-two = { $first } e { $second }
list-more = { $others } e { $last }

## Il mazzo

deck = Mazzo
deck-neapolitan = Napoletano
deck-french = Semi francesi
deck-contrast = Segni grandi
deck-title = Il mazzo
deck-about = Quaranta carte in quattro semi, dall’asso al re. Scegli una carta per vederla in grande.
deck-back = Il dorso
to-table = Torna al tavolo
deck-show = Tutte le carte
title-deck = Scopa: il mazzo
suit-name =
    { $suit ->
        [d] denari
        [c] coppe
        [s] spade
       *[b] bastoni
    }
french-suit-name =
    { $suit ->
        [d] quadri
        [c] cuori
        [s] picche
       *[b] fiori
    }
french-rank-name =
    { $rank ->
        [A] asso
        [F] fante
        [C] donna
        [R] re
       *[other] { $rank }
    }
french-card-name =
    { $rank ->
        [A] asso
        [F] fante
        [C] donna
        [R] re
       *[other] { $rank }
    } di { $suit ->
        [d] quadri
        [c] cuori
        [s] picche
       *[b] fiori
    }
french-card-object =
    { $rank ->
        [A] l’asso
        [F] il fante
        [C] la donna
        [R] il re
       *[other] il { $rank }
    } di { $suit ->
        [d] quadri
        [c] cuori
        [s] picche
       *[b] fiori
    }

## Giocatori

bot-random = Nino
bot-greedy = Rosa
bot-chitarella = Gennaro
bot-prudente = Teresa
bot-maestro = Maestro
bot-choice =
    { $bot ->
        [random] { $name } (gioca d’istinto)
        [greedy] { $name } (arraffa volentieri)
        [chitarella] { $name } (gioca con le vecchie regole)
        [prudente] { $name } (non regala nulla)
        [maestro] { $name } (pensa in anticipo)
       *[other] { $name }
    }

## Giochi

variant-scopa = Scopa
variant-scopa-about = La classica in due: tre carte in mano, quattro in tavola.
variant-scopa-3 = Scopa in tre
variant-scopa-3-about = Ognuno per sé, con le regole di sempre.
variant-scopa-4 = Scopa in quattro
variant-scopa-4-about = Due contro due, tre carte in mano per volta.
variant-scopone = Scopone
variant-scopone-about = Due contro due con nove carte a testa: col compagno bisogna capirsi.
variant-scopone-scientifico = Scopone scientifico
variant-scopone-scientifico-about = Tutte e quaranta le carte in mano e la tavola vuota. Dare la colpa alla sfortuna non vale.
variant-quindici = Quindici
variant-quindici-about = La carta giocata e quelle prese devono fare quindici.
variant-quindici-napoli = Quindici napoletano
variant-quindici-napoli-about = Quindici con qualcosa in più: la napola e le prese di tre carte di tre semi.
variant-assi = Scopa d’assi
variant-assi-about = L’asso spazza tutta la tavola, ma non vale come scopa.
variant-re-bello = Re bello
variant-re-bello-about = Come la Scopa, ma anche il re di denari vale un punto.
variant-asso-piglia-tutto = Asso piglia tutto
variant-asso-piglia-tutto-about = L’asso prende tutto, e vale come scopa.

## Regole

switch-capture = Le prese
switch-capture-single-first = Prima la carta uguale
switch-capture-fewest = Meno carte possibile
switch-capture-any = Qualsiasi somma giusta
switch-capture-fifteen = Quello che fa quindici
switch-ace = L’asso
switch-ace-plain = Vale uno e basta
switch-ace-sweep = Spazza la tavola
switch-ace-on-ace = Asso, con un asso in tavola
switch-ace-on-ace-sweep = Prende tutto lo stesso
switch-ace-on-ace-single = Prende solo quell’asso
switch-ace-sweep-is-scopa = Spazzare con l’asso è scopa
switch-ace-sweep-is-scopa-about = Vale un punto come le altre.
switch-last-sweep = Scopa a fine smazzata
switch-last-sweep-last-card = Non con l’ultima carta
switch-last-sweep-last-capture = Non con l’ultima presa
switch-last-sweep-counts = Vale sempre
switch-re-bello = Re bello
switch-re-bello-about = Un punto per il re di denari.
switch-napola = Napola
switch-napola-about = Asso, 2 e 3 di denari: tre punti, e uno in più per ogni carta che segue.
switch-tris = Tris
switch-tris-about = Un punto se si fa quindici con esattamente tre carte di tre semi diversi.
tag-capture-single-first = prima la carta uguale
tag-capture-fewest = meno carte possibile
tag-capture-any = ogni somma
tag-capture-fifteen = si fa quindici
tag-ace-plain = asso vale uno
tag-ace-sweep = asso pigliatutto
tag-last-sweep-last-card = l’ultima carta non fa scopa
tag-last-sweep-last-capture = l’ultima presa non fa scopa
tag-last-sweep-counts = l’ultima scopa vale
tag-target =
    { $target ->
        [11] agli 11
       *[other] ai { $target }
    }
tag-players = in { $count }
rules-in-force = Regole di questa partita

## Pagina iniziale

choose-game = A che cosa si gioca?
player-counts = { $counts } giocatori
players = Giocatori
target = Si gioca a
opponent = Il tuo avversario
opponent-right = Alla tua destra
opponent-left = Alla tua sinistra
opponent-partner = Il tuo compagno, di fronte
finer-rules = Regole in dettaglio
begin = Si gioca!
continue-match = Riprendi una partita
match-so-far = smazzata { $round } · { $score }
try-again = Riprova
language = Lingua

## Imparare

learn-link = Impara a giocare
rules-link = Regole
title-learn = Scopa: impara a giocare
title-guide = Scopa: le regole
title-lesson = Scopa: { $lesson }
title-guide-of = Scopa: le regole di { $variant }
title-glossary = Scopa: glossario
title-questions = Scopa: domande e risposte
title-advice = Scopa: giocare bene
title-editor = Scopa: prepara una posizione
title-statistics = Scopa: statistiche
editor-link = Prepara una posizione
statistics-link = Statistiche

## Al tavolo

you = Tu
seat-number = Posto { $seat }
side-ours = Noi
side-theirs = Loro
role-turn = di turno
role-next = poi
role-dealer = mazziere
role-partner = compagno
score-label = Punti:
seat-left = { $who }, alla tua sinistra
seat-top = { $who }, di fronte a te
seat-right = { $who }, alla tua destra
your-hand = La tua mano
the-table = La tavola
table-empty = La tavola è vuota.
card-taken = viene presa
card-closed = non si può prendere
card-played = { $who }: { $card }
stock =
    { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
last-hand = ultima mano
pile =
    { $owner }: { $cards ->
        [0] nessuna carta presa
        [one] 1 carta presa
       *[other] { $cards } carte prese
    }, { $scope ->
        [0] nessuna scopa
        [one] 1 scopa
       *[other] { $scope } scope
    }
pile-uncounted =
    { $owner }: { $scope ->
        [0] nessuna scopa
        [one] 1 scopa
       *[other] { $scope } scope
    }
scope-short =
    { $count ->
        [one] 1 scopa
       *[other] { $count } scope
    }
last-play = { $who }: { $play }.
scopa-call = Scopa!

## La riga in fondo

play-take = { $card } prende { $cards }
play-lay = Cala { $card }
gain-scopa = Scopa!
gain-settebello = Settebello
gain-coins =
    { $count ->
        [one] 1 denaro
       *[other] { $count } denari
    }
foot-choose = Tocca a te: scegli una carta.
foot-wait = { $who } ci pensa…
foot-several =
    { $count ->
        [one] { $card }: una sola presa possibile.
       *[other] { $card }: { $count } prese possibili. Tocca le carte che vuoi.
    }
between-rounds = Si mescolano le carte…
action-take = Prendi
action-lay = Cala
action-list =
    { $count ->
        [one] 1 presa
       *[other] { $count } prese
    }
choice-title = Che cosa prendi?
hint-ask = Mostrami la giocata
hint-short = Aiuto
hint-title = Il vantaggio che ogni giocata promette in questa smazzata, in punti
hint-thinking = Fammi pensare…

## Che cosa è successo, a parole

your-turn = Tocca a te.
told-lay =
    { $you ->
        [yes] Cali { $card }.
       *[no] { $who } cala { $card }.
    }
told-take =
    { $you ->
        [yes] Giochi { $card } e prendi { $cards }.
       *[no] { $who } gioca { $card } e prende { $cards }.
    }
told-scopa = Scopa!
told-hand = Le tue carte: { $cards }.
told-hand-empty = Non hai carte in mano.
told-table = In tavola: { $cards }.
told-deal =
    { $you ->
        [yes] Smazzata { $round }. Dai tu le carte.
       *[no] Smazzata { $round }. Dà le carte { $who }.
    }
told-nothing = Non si è ancora giocato nulla.
told-points = { $owner }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } su { $target }.
leftovers =
    { $count ->
        [one] L’ultima carta in tavola ({ $cards }) va
       *[other] Le ultime carte in tavola ({ $cards }) vanno
    } a { $to ->
        [you] te
        [us] noi
        [them] loro
       *[name] { $side }
    }.
leftovers-nobody =
    { $count ->
        [one] Nessuno ha preso: l’ultima carta ({ $cards }) resta di nessuno.
       *[other] Nessuno ha preso: le ultime carte ({ $cards }) restano di nessuno.
    }

## Il conto

round-over = Smazzata { $round }: il conto
category-carte = Carte
category-denari = Denari
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scope
category-re-bello = Re bello
category-napola = Napola
category-tris = Tris
has-it = sì
no-primiera = niente
point-won = +{ $count }
points-round = Questa smazzata
points-match =
    Partita, { $target ->
        [11] agli 11
       *[other] ai { $target }
    }
scopa-made = { $who }: { $play }
next-round = Smazzata seguente
match-won =
    { $pair ->
        [yes] Avete vinto la partita!
       *[no] Hai vinto la partita!
    }
match-lost =
    { $pair ->
        [yes] La partita l’hanno vinta loro.
       *[no] La partita l’ha vinta { $who }.
    }

## Partite e replay

title-matches = Scopa: le mie partite
title-replay = Scopa: replay
matches-link = Le mie partite
replay-match = Rivedila
replay-round = Rivedi la smazzata

## Menu, tasti e domande

menu = Menu
menu-new = Nuova
menu-keys = Tasti
new-match = Nuova partita
new-match-question = Cominciare una nuova partita?
new-match-kept = Questa resta salvata: la riprendi dalla pagina iniziale.
new-match-same = Nuova partita, stesse regole
new-match-other = Altro gioco
keep-playing = Continua a giocare
to-start = Alla pagina iniziale
close = Chiudi
keys-title = Tasti
keys-arrows = da una carta all’altra, in mano e in tavola
keys-digits = scegli una carta in mano
key-space = Spazio
keys-space = scegli la carta su cui sei
keys-enter = conferma la giocata, o mostra le prese
keys-escape = lascia la carta
keys-hint = mostrami la giocata
keys-new = nuova partita
keys-table = annuncia che cosa c’è in tavola e a chi tocca
keys-cards = annuncia le carte che hai in mano
keys-score = annuncia il punteggio
keys-last = annuncia l’ultima giocata
keys-settings = impostazioni
keys-help = questo elenco
line-lost = La connessione è caduta. Si riprova subito…
offline-title = Al momento non c’è rete
offline-works = Anche senza rete funzionano:
offline-waits = La partita aspetta la rete e riprende da sola appena torna.
offline-learn = Il corso
offline-guides = Le regole
offline-glossary = Il glossario
offline-matches = Le tue partite da rivedere
error-unreachable = Il server non risponde. È ancora acceso?
error-unknown = Non ha funzionato. Riprova.

## Impostazioni

settings = Impostazioni
setting-on = sì
setting-off = no
setting-theme = Luce
setting-theme-auto = come il sistema
setting-theme-light = giorno
setting-theme-dark = sera
setting-speed = Ritmo di gioco
setting-speed-slow = tranquillo
setting-speed-normal = normale
setting-speed-fast = svelto
setting-speed-off = immediato
setting-sorting = Ordine delle carte
setting-sorting-rank = per valore
setting-sorting-suit = per seme
setting-sorting-dealt = come date
setting-confirm = Confermare ogni giocata
setting-counts = Contare le carte prese
setting-sound = Suoni
setting-controls = Pulsanti per
setting-controls-right = la mano destra
setting-controls-left = la mano sinistra

## Terminal

terminal-too-small = Questo terminale è troppo piccolo: per il tavolo servono { $width } colonne e { $height } righe.
enumeration = { $most } e { $last }
cards-taken =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
dealer-is = mazziere: { $who }
several-plays =
    { $count ->
        [one] { $card }: una sola presa possibile.
       *[other] { $card }: { $count } prese possibili.
    }
key-enter = Invio
does-card = carta
does-play = gioca
does-choose = prese
does-move = muoviti
does-change = cambia
does-quit = esci
keys-along = da una carta all’altra della tua mano
keys-ranks = vai a un asso, fante, cavallo o re
keys-list = scorri quello che la carta può prendere
keys-back = lascia quell’elenco
keys-quit = esci
answer-quit = Esci
quit-question = Ti alzi dal tavolo?
not-kept = Questa partita non viene salvata.

## Command line

replay-head = { $variant }, smazzata { $round }
replay-points = Punti { $points }, partita { $score }
replay-unfinished =
    { $plays ->
        [one] Non finita: 1 giocata
       *[other] Non finita: { $plays } giocate
    }
hint-head = Tocca al posto { $seat }. Il vantaggio che ogni giocata promette in questa smazzata, in punti:
arena-head = { $a } contro { $b }, { $variant }
arena-done =
    { $deals ->
        [one] 1 distribuzione, { $rounds } smazzate
       *[other] { $deals } distribuzioni, { $rounds } smazzate
    }
arena-difference = Punti a smazzata: { $value }
arena-shares = Smazzate vinte { $won }%, pari { $tied }%, perse { $lost }%
arena-leading = Quando è di mano: { $value }
arena-following = Quando dà le carte: { $value }
arena-bot = { $bot }: { $milliseconds } ms a giocata, { $given } scope regalate a smazzata
arena-test =
    { $answer ->
        [better] Deciso: { $better } è più probabile di { $equal } (rapporto di verosimiglianza logaritmico { $ratio }, soglia { $bound })
        [equal] Deciso: { $equal } è più probabile di { $better } (rapporto di verosimiglianza logaritmico { $ratio }, soglia { $bound })
       *[open] Non deciso tra { $equal } e { $better } (rapporto di verosimiglianza logaritmico { $ratio }, soglia { $bound })
    }
arena-league = Tutti contro tutti, { $variant }: punti a smazzata contro gli altri
arena-chart-title =
    { $deals ->
        [one] Bot a { $variant }: 1 distribuzione per coppia
       *[other] Bot a { $variant }: { $deals } distribuzioni per coppia
    }
arena-chart-axis = punti a smazzata contro gli altri, con intervalli al 95%
bench-rate = { $rate } milioni di giocate/s
bench-solve = { $median } ms, al massimo { $worst } ms
bench-ending =
    { $cards ->
        [one] { $variant }, 1 carta in mano
       *[other] { $variant }, { $cards } carte in mano
    }
bench-round = { $variant }, smazzata intera

## Link previews

about-page = Scopa e scopone nel browser: contro il computer, con tutte le regole e senza pubblicità.
app-title = Scopa, il gioco di carte italiano
app-preview = Carte del mazzo napoletano, a ventaglio su un tavolo di legno

## Errors

error-unknown-command = Il comando «{ $command }» non esiste. Ci sono: { $known }.
error-no-file = Impossibile leggere { $path }: { $reason }.
error-no-answer = Impossibile scrivere la risposta: { $reason }.
error-not-text = { $path } non è testo UTF-8.
error-unknown-variant = La variante «{ $variant }» non esiste. Ci sono: { $known }.
error-unknown-switch = L’opzione «{ $switch }» non esiste. Ci sono: { $known }.
error-bad-switch = Un’opzione si scrive nome=valore, non «{ $text }».
error-bad-switch-value = { $switch } non può essere «{ $value }», ma solo: { $allowed }.
error-switch-twice = L’opzione { $switch } compare più di una volta.
error-players-conflict = A { $variant } si gioca in { $allowed }, non in { $players }.
error-idle-switch = { $switch } ha senso solo con { $needed }.
error-other-contest = { $path } contiene i risultati di un altro confronto.
error-no-results = { $path } non è un file di risultati (riga { $line }).
error-no-results-kept = Impossibile conservare i risultati in { $path }: { $reason }.
error-no-core = { $bot } ha bisogno del nucleo compilato, che qui non c’è.
error-worker-lost = Un processo che giocava è stato terminato dall’esterno, forse per mancanza di memoria.
error-no-dask = Per un cluster serve Dask: installa scopa[cluster].
error-no-cluster = Il cluster { $address } non fa il suo lavoro: { $reason }
error-three-sides = In tre ognuno gioca per sé: si possono risolvere solo posizioni con due parti.
error-too-many-worlds = { $worlds } distribuzioni possibili sono troppe per elencarle.
error-no-turn = Non tocca al posto { $seat }.
error-no-entrant = Da «{ $bot }» non si ricava nessun bot: { $reason }.
error-entrant-failed = Il bot «{ $bot }» ha fallito nella distribuzione { $deal }: { $reason }
error-bot-twice = Il bot { $bot } è indicato due volte.
error-chart-of-two = --chart disegna un girone all’italiana: indicare almeno tre bot.
error-bad-test = --test vuole due numeri finiti, prima il più basso.
error-no-output = Impossibile scrivere { $path }: { $reason }.
error-unknown-bot = Il bot «{ $bot }» non esiste. Ci sono: { $known }.
error-illegal-play = «{ $play }» qui non è una giocata valida.
error-round-over = La smazzata è finita: «{ $play }» non si può più giocare.
error-bad-position = Questa posizione non può esistere: { $faults }.
error-bad-card = «{ $text }», dal carattere { $where }, non è una carta.
error-bad-rank = «{ $text }», al carattere { $where }, non è un valore.
error-bad-set = «{ $text }», dal carattere { $where }, non indica delle carte.
error-card-twice-in-set = In «{ $text }», dal carattere { $where }, una carta compare due volte.
error-bad-play = «{ $text }», dal carattere { $where }, non è una giocata.
error-bad-number = «{ $text }», dal carattere { $where }, dovrebbe essere un numero intero.
error-few-fields = Una posizione ha sette campi: mani, tavola, turno, ultima presa, carte prese, scope, mazzo. «{ $text }» ne ha di meno.
error-hidden-cards = «{ $text }», dal carattere { $where }: le carte coperte stanno in una vista, non in una posizione.
error-shown-cards = «{ $text }», dal carattere { $where }: il mazzo di una vista è - oppure ?n.
error-no-viewer = Una vista mostra una mano sola: «{ $text }», dal carattere { $where }.
error-bad-record = «{ $text }», dal carattere { $where }, non fa parte di una registrazione.
error-no-record = In questo testo non c’è nessuna registrazione.
error-record-too-long = La registrazione è troppo lunga: si leggono al massimo { $limit } byte, e ne ha { $size }.
error-record-not-text = Questo non è testo UTF-8, dal byte { $where }.
error-missing-tag = Alla registrazione che comincia al carattere { $where } manca la voce { $tag }.
error-tag-twice = Una voce compare due volte: «{ $text }», dal carattere { $where }.
error-record-variant = La variante al carattere { $where } non si può giocare: { $reason }
error-record-seat = La registrazione nomina un posto di troppo: «{ $text }», dal carattere { $where }.
error-record-score = Il punteggio «{ $text }», dal carattere { $where }, non è un numero per parte, come { $example }.
error-record-deal = «{ $text }», dal carattere { $where }, non è una distribuzione di questa variante: chi comincia, poi { $seats } mani di { $hand } carte, { $table } carte in tavola e il mazzo.
error-record-position = «{ $text }», dal carattere { $where }, non è una posizione da cui cominciare: { $reason }
error-record-dealer = Il posto { $text } (carattere { $where }) non può aver dato le carte.
error-record-play = La giocata { $ply }, «{ $text }» dal carattere { $where }, non va: { $reason }
error-record-score-before = La smazzata { $round } (carattere { $where }) non può cominciare da { $text }: quella prima è finita { $expected }.
error-record-deal-faults = La distribuzione al carattere { $where } non può essere: { $reason }
error-record-two-starts = La smazzata ha sia una distribuzione sia una posizione da cui cominciare (carattere { $where }).
error-record-seed = Nella smazzata al carattere { $where } impegno, seme casuale e distribuzione non corrispondono: la registrazione è stata modificata.
error-record-tally = «{ $text }», dal carattere { $where }, non è quello che danno le giocate: { $expected }.
fault-card-twice = { $card } sta in più di un posto
fault-cards-missing = mancano: { $cards }
fault-bad-turn = a un tavolo da { $players } non può toccare al posto { $seat }
fault-empty-hand = tocca al posto { $seat }, che però non ha carte
fault-not-over = non tocca a nessuno, ma ci sono ancora carte
fault-leftovers = la smazzata è finita, quindi le carte in tavola sono di chi ha preso per ultimo
fault-bad-last = non c’è un posto { $seat } che possa aver preso per ultimo
fault-last-empty = il posto { $seat } ha preso per ultimo, ma il mazzetto della sua parte è vuoto
fault-no-last = ci sono carte prese, quindi qualcuno ha preso per ultimo
fault-last-scopa = l’ultima presa era una scopa, ma la sua parte non ne ha
fault-scope-cards =
    { $count ->
        [one] la parte { $side } non può aver fatto una scopa con così poche carte ({ $cards })
       *[other] la parte { $side } non può aver fatto { $count } scope con così poche carte ({ $cards })
    }
fault-scope-negative = una parte non può avere { $count } scope
fault-no-tris = la parte { $side } ha dei tris, che in { $variant } non contano
fault-tris-cards = la parte { $side } non può aver fatto { $count } tris con così poche carte ({ $cards })
fault-hand-sizes = mani di { $sizes } carte non sono possibili quando tocca al posto { $seat }
fault-stock-size = un mazzo di { $cards } carte non si divide in distribuzioni intere da { $deal }
fault-unseen-count = le carte coperte dovrebbero essere { $said }, ma sono { $cards }
fault-bad-count =
    { $what ->
        [hands] { $variant } ha { $wanted } mani, non { $found }
        [piles] { $variant } ha { $wanted } mazzetti, non { $found }
        [scope] { $variant } ha { $wanted } numeri per le scope, non { $found }
       *[sides] { $variant } ha { $wanted } parti, non { $found }
    }
error-bot-count =
    { $wanted ->
        [one] In questo gioco c’è posto per 1 bot, non per { $found }.
       *[other] Per questo gioco serve 1 bot per tutti i posti, oppure { $wanted }, non { $found }.
    }
error-bot-failed = Il bot { $bot } ha fallito ({ $reason }): è stata fatta la prima giocata permessa.
error-no-terminal = Si gioca in un terminale: l’ingresso o l’uscita non lo è.

## Errors of the table and its server

error-no-seat = A questo tavolo non c’è un posto { $seat }.
error-wrong-seats = Questo gioco ha { $players } posti, non { $seats }.
error-start-over = In quella posizione la smazzata è finita: nessuno è di turno.
error-start-score = Il punteggio di questo gioco è fatto di { $sides } numeri da 0 a { $most }, non di { $score }.
error-start-decided = La parte { $side } ha già { $points } punti: la partita sarebbe finita.
error-start-alone = Un punteggio si indica solo insieme a una posizione.
error-no-such-round = La smazzata { $round } non si può distribuire: il tavolo è alla smazzata { $current }.
error-wrong-round = Il tavolo è ormai alla smazzata { $current }.
error-not-dealt = La smazzata { $round } non è ancora distribuita.
error-wrong-ply = Il tavolo è già andato avanti: questa giocata è arrivata tardi.
error-not-your-turn = Tocca al posto { $turn }.
error-match-over = La partita è finita.
error-bad-contribution = Il contributo del browser alla mescolata non è di 32 byte: «{ $contribution }».
error-unknown-table = Il tavolo «{ $table }» non esiste.
error-not-your-table = A questo tavolo nessun posto è tuo.
error-no-token = Questo browser non si è ancora seduto a nessun tavolo.
error-busy = Il tavolo ora è troppo affollato. Riprova.
error-conflict = Qualcuno è stato più veloce. Riprova.
error-wrong-origin = Una pagina di { $origin } non può giocare qui.
error-bad-json = Il messaggio non si può leggere: { $reason }
error-bad-message = Il messaggio è sbagliato in { $where }: { $reason }
error-binary-message = I messaggi sono testo, non dati binari.
error-too-long = Il messaggio è troppo lungo.
error-not-found = Qui non c’è niente.
error-wrong-method = Qui non lo si può chiedere.
error-bad-request = Il server non lo capisce.
error-internal = Qualcosa è andato storto nel server. Il tavolo è rimasto com’era.
error-database-failed = Il database non risponde. Riprova.
error-bad-database = Il database { $database } non si può usare: { $reason }
error-bad-database-url = L’URL del database non si può leggere.
error-unknown-database = Come database va bene sqlite o postgresql, non «{ $database }».
error-no-driver = PostgreSQL ha bisogno del suo driver: pip install 'scopa[postgres]'
error-newer-database = Questo database è di una versione più recente di scopa.
error-cannot-listen = Impossibile ascoltare su { $host }, porta { $number }: { $reason }.
error-no-port = Le porte vanno da 0 a 65535, non fino a { $number }.
error-no-free-port = Nessuna porta è libera da { $first } a { $last }.
