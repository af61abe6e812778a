# Die Worte von scopa auf Deutsch: Tisch im Browser, Terminal und Kommandozeile.
# Die Namen der Texte sind in allen Katalogen gleich; die Tests der Web-Oberfläche vergleichen sie.

app-name = Scopa
title-start = Scopa: Spiel wählen
title-table = Scopa: am Tisch

## Karten

rank-name =
    { $rank ->
        [A] Ass
        [F] Bube
        [C] Reiter
        [R] König
       *[other] { $rank }
    }
card-name =
    { $suit ->
        [d] Münz
        [c] Kelch
        [s] Schwert
       *[b] Stab
    }-{ $rank ->
        [A] Ass
        [F] Bube
        [C] Reiter
        [R] König
       *[other] { $rank }
    }
card-object =
    { $rank ->
        [A] das
        [F] den
        [C] den
        [R] den
       *[other] die
    } { $suit ->
        [d] Münz
        [c] Kelch
        [s] Schwert
       *[b] Stab
    }-{ $rank ->
        [A] Ass
        [F] Buben
        [C] Reiter
        [R] König
       *[other] { $rank }
    }
suit-lacking =
    { $suit ->
        [d] keine Münzen
        [c] keine Kelche
        [s] keine Schwerter
       *[b] keine Stäbe
    }
cards-held =
    { $count ->
        [one] hält 1 Karte
       *[other] hält { $count } Karten
    }

# Things in a row, the last of them joined by a word.
list-two = { $first } und { $second }
list-more = { $others } und { $last }

## Das Blatt

deck = Blatt
deck-neapolitan = Neapolitanisch
deck-french = Französisch
deck-contrast = Große Zeichen
deck-title = Das Blatt
deck-about = Vierzig Karten in vier Farben, vom Ass bis zum König. Wähle eine Karte, um sie groß zu sehen.
deck-back = Die Rückseite
to-table = Zurück an den Tisch
deck-show = Alle Karten ansehen
title-deck = Scopa: das Blatt
suit-name =
    { $suit ->
        [d] Münzen
        [c] Kelche
        [s] Schwerter
       *[b] Stäbe
    }
french-suit-name =
    { $suit ->
        [d] Karo
        [c] Herz
        [s] Pik
       *[b] Kreuz
    }
french-rank-name =
    { $rank ->
        [A] Ass
        [F] Bube
        [C] Dame
        [R] König
       *[other] { $rank }
    }
french-card-name =
    { $suit ->
        [d] Karo
        [c] Herz
        [s] Pik
       *[b] Kreuz
    }-{ $rank ->
        [A] Ass
        [F] Bube
        [C] Dame
        [R] König
       *[other] { $rank }
    }
french-card-object =
    { $rank ->
        [A] das
        [F] den
        [R] den
       *[other] die
    } { $suit ->
        [d] Karo
        [c] Herz
        [s] Pik
       *[b] Kreuz
    }-{ $rank ->
        [A] Ass
        [F] Buben
        [C] Dame
        [R] König
       *[other] { $rank }
    }

## Mitspieler

bot-random = Nino
bot-greedy = Rosa
bot-chitarella = Gennaro
bot-prudente = Teresa
bot-maestro = Maestro
bot-choice =
    { $bot ->
        [random] { $name } (spielt drauflos)
        [greedy] { $name } (rafft gern)
        [chitarella] { $name } (spielt nach alten Regeln)
        [prudente] { $name } (verschenkt nichts)
        [maestro] { $name } (denkt voraus)
       *[other] { $name }
    }

## Spiele

variant-scopa = Scopa
variant-scopa-about = Der Klassiker zu zweit: drei Karten auf der Hand, vier auf dem Tisch.
variant-scopa-3 = Scopa zu dritt
variant-scopa-3-about = Jeder spielt für sich, sonst bleibt alles beim Alten.
variant-scopa-4 = Scopa zu viert
variant-scopa-4-about = Zwei gegen zwei, mit je drei Karten auf der Hand.
variant-scopone = Scopone
variant-scopone-about = Zwei gegen zwei mit neun Karten: Hier müssen sich Partner verstehen.
variant-scopone-scientifico = Scopone scientifico
variant-scopone-scientifico-about = Alle vierzig Karten sind verteilt, der Tisch ist anfangs leer. Pech gilt nicht als Ausrede.
variant-quindici = Quindici
variant-quindici-about = Gespielte und genommene Karten müssen zusammen fünfzehn ergeben.
variant-quindici-napoli = Quindici napoletano
variant-quindici-napoli-about = Fünfzehn mit Zugaben: die Napola und ein Punkt für drei Karten in drei Farben.
variant-assi = Scopa d’assi
variant-assi-about = Ein Ass räumt den ganzen Tisch ab, zählt dabei aber nicht als Scopa.
variant-re-bello = Re bello
variant-re-bello-about = Wie Scopa, nur bringt auch der Münz-König einen Punkt.
variant-asso-piglia-tutto = Asso piglia tutto
variant-asso-piglia-tutto-about = Das Ass nimmt alles, und das zählt als Scopa.

## Regeln

switch-capture = Nehmen
switch-capture-single-first = Gleiche Karte geht vor
switch-capture-fewest = So wenige Karten wie möglich
switch-capture-any = Jede passende Summe
switch-capture-fifteen = Was fünfzehn ergibt
switch-ace = Das Ass
switch-ace-plain = Zählt einfach eins
switch-ace-sweep = Räumt den Tisch ab
switch-ace-on-ace = Ass, wenn ein Ass liegt
switch-ace-on-ace-sweep = Nimmt trotzdem alles
switch-ace-on-ace-single = Nimmt nur dieses Ass
switch-ace-sweep-is-scopa = Abräumen mit dem Ass ist eine Scopa
switch-ace-sweep-is-scopa-about = Es bringt einen Punkt wie jede andere.
switch-last-sweep = Abräumen am Ende der Runde
switch-last-sweep-last-card = Zählt nicht mit der letzten Karte
switch-last-sweep-last-capture = Zählt nicht beim letzten Nehmen
switch-last-sweep-counts = Zählt immer
switch-re-bello = Re bello
switch-re-bello-about = Ein Punkt für den Münz-König.
switch-napola = Napola
switch-napola-about = Ass, 2 und 3 der Münzen: drei Punkte, und einer für jede weitere in der Folge.
switch-tris = Tris
switch-tris-about = Ein Punkt für fünfzehn aus genau drei Karten in drei Farben.
tag-capture-single-first = Gleiche geht vor
tag-capture-fewest = wenigste Karten
tag-capture-any = jede Summe
tag-capture-fifteen = auf fünfzehn
tag-ace-plain = Ass zählt eins
tag-ace-sweep = Ass räumt ab
tag-last-sweep-last-card = letzte Karte: keine Scopa
tag-last-sweep-last-capture = letztes Nehmen: keine Scopa
tag-last-sweep-counts = letzte Scopa zählt
tag-target = bis { $target }
tag-players =
    { $count ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu { $count }
    }
rules-in-force = Regeln dieser Partie

## Startseite

choose-game = Was wird gespielt?
player-counts = { $counts } Spieler
players = Spieler
target = Gespielt wird bis
opponent = Dir gegenüber
opponent-right = Rechts von dir
opponent-left = Links von dir
opponent-partner = Dein Partner, gegenüber
finer-rules = Feinheiten
begin = Karten geben
continue-match = Weiterspielen
match-so-far = Runde { $round } · { $score }
try-again = Noch einmal
language = Sprache

## Lernen

learn-link = Spielen lernen
rules-link = Regeln
title-learn = Scopa: spielen lernen
title-guide = Scopa: die Regeln
title-lesson = Scopa: { $lesson }
title-guide-of = Scopa: die Regeln von { $variant }
title-glossary = Scopa: Glossar
title-questions = Scopa: Fragen und Antworten
title-advice = Scopa: gut spielen
title-editor = Scopa: eine Stellung aufbauen
title-statistics = Scopa: Statistik
editor-link = Stellung aufbauen
statistics-link = Statistik

## Am Tisch

you = Du
seat-number = Platz { $seat }
side-ours = Wir
side-theirs = Die anderen
role-turn = am Zug
role-next = danach
role-dealer = gibt
role-partner = Partner
score-label = Punkte:
seat-left = { $who }, links von dir
seat-top = { $who }, dir gegenüber
seat-right = { $who }, rechts von dir
your-hand = Deine Hand
the-table = Der Tisch
table-empty = Der Tisch ist leer.
card-taken = wird genommen
card-closed = geht hier nicht
card-played = { $who }: { $card }
stock =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
last-hand = letzte Karten
pile =
    { $owner }: { $cards ->
        [0] noch nichts genommen
        [one] 1 Karte genommen
       *[other] { $cards } Karten genommen
    }, { $scope ->
        [0] keine Scopa
        [one] 1 Scopa
       *[other] { $scope } Scope
    }
pile-uncounted =
    { $owner }: { $scope ->
        [0] keine Scopa
        [one] 1 Scopa
       *[other] { $scope } Scope
    }
scope-short =
    { $count ->
        [one] 1 Scopa
       *[other] { $count } Scope
    }
last-play = { $who }: { $play }.
scopa-call = Scopa!

## Die Zeile am Fuß

play-take = { $card } nimmt { $cards }
play-lay = { $card } legen
gain-scopa = Scopa!
gain-settebello = Settebello
gain-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
foot-choose = Du bist am Zug: Wähle eine Karte.
foot-wait = { $who } überlegt …
foot-several =
    { $count ->
        [one] { $card }: eine Möglichkeit.
       *[other] { $card }: { $count } Möglichkeiten. Tippe an, was du nimmst.
    }
between-rounds = Es wird gemischt …
action-take = Nehmen
action-lay = Legen
action-list =
    { $count ->
        [one] 1 zur Wahl
       *[other] { $count } zur Wahl
    }
choice-title = Was nimmst du?
hint-ask = Zeig mir den Zug
hint-short = Tipp
hint-title = Welchen Vorsprung jeder Zug in dieser Runde verspricht, in Punkten
hint-thinking = Lass mich nachdenken …

## Was geschah, in Sätzen

your-turn = Du bist am Zug.
told-lay =
    { $you ->
        [yes] Du legst { $card }.
       *[no] { $who } legt { $card }.
    }
told-take =
    { $you ->
        [yes] Du spielst { $card } und nimmst { $cards }.
       *[no] { $who } spielt { $card } und nimmt { $cards }.
    }
told-scopa = Scopa!
told-hand = Deine Karten: { $cards }.
told-hand-empty = Du hast keine Karten auf der Hand.
told-table = Auf dem Tisch: { $cards }.
told-deal =
    { $you ->
        [yes] Runde { $round }. Du gibst.
       *[no] Runde { $round }. { $who } gibt.
    }
told-nothing = Es ist noch nichts gespielt.
told-points = { $owner }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } von { $target }.
leftovers =
    { $count ->
        [one] Die letzte Karte auf dem Tisch ({ $cards }) geht an
       *[other] Die letzten Karten auf dem Tisch ({ $cards }) gehen an
    } { $to ->
        [you] dich
        [us] uns
        [them] die anderen
       *[name] { $side }
    }.
leftovers-nobody =
    { $count ->
        [one] Niemand hat genommen: Die letzte Karte ({ $cards }) gehört keinem.
       *[other] Niemand hat genommen: Die letzten Karten ({ $cards }) gehören keinem.
    }

## Die Abrechnung

round-over = Runde { $round }: Abrechnung
category-carte = Karten
category-denari = Münzen
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scope
category-re-bello = Re bello
category-napola = Napola
category-tris = Tris
has-it = ja
no-primiera = keine
point-won = +{ $count }
points-round = Diese Runde
points-match = Partie, bis { $target }
scopa-made = { $who }: { $play }
next-round = Nächste Runde
match-won =
    { $pair ->
        [yes] Ihr habt die Partie gewonnen!
       *[no] Du hast die Partie gewonnen!
    }
match-lost =
    { $pair ->
        [yes] Die anderen haben die Partie gewonnen.
       *[no] { $who } hat die Partie gewonnen.
    }

## Partien und Wiedergabe

title-matches = Scopa: meine Partien
title-replay = Scopa: Wiedergabe
matches-link = Meine Partien
replay-match = Noch einmal ansehen
replay-round = Runde ansehen

## Menü, Tasten und Fragen

menu = Menü
menu-new = Neu
menu-keys = Tasten
new-match = Neue Partie
new-match-question = Eine neue Partie beginnen?
new-match-kept = Diese bleibt erhalten: Auf der Startseite kannst du sie fortsetzen.
new-match-same = Neue Partie, gleiche Regeln
new-match-other = Anderes Spiel
keep-playing = Weiterspielen
to-start = Zur Startseite
close = Schließen
keys-title = Tasten
keys-arrows = von Karte zu Karte, auf der Hand und auf dem Tisch
keys-digits = Handkarte wählen
key-space = Leertaste
keys-space = die Karte wählen, auf der du stehst
keys-enter = Zug bestätigen oder die Auswahl zeigen
keys-escape = Karte loslassen
keys-hint = zeig mir den Zug
keys-new = neue Partie
keys-table = ansagen, was auf dem Tisch liegt und wer am Zug ist
keys-cards = die eigenen Karten ansagen
keys-score = den Stand ansagen
keys-last = den letzten Zug ansagen
keys-settings = Einstellungen
keys-help = diese Liste
line-lost = Die Verbindung ist weg. Sie wird gleich wieder aufgenommen …
offline-title = Gerade ohne Netz
offline-works = Das geht auch ohne:
offline-waits = Eine Partie wartet auf das Netz und geht von selbst weiter, sobald es wieder da ist.
offline-learn = Der Kurs
offline-guides = Die Regeln
offline-glossary = Das Glossar
offline-matches = Deine Partien zum Nachspielen
error-unreachable = Der Server antwortet nicht. Läuft er noch?
error-unknown = Das hat nicht geklappt. Bitte noch einmal versuchen.

## Einstellungen

settings = Einstellungen
setting-on = an
setting-off = aus
setting-theme = Licht
setting-theme-auto = wie das System
setting-theme-light = Tag
setting-theme-dark = Abend
setting-speed = Tempo
setting-speed-slow = gemächlich
setting-speed-normal = normal
setting-speed-fast = flott
setting-speed-off = sofort
setting-sorting = Handkarten ordnen
setting-sorting-rank = nach Wert
setting-sorting-suit = nach Farbe
setting-sorting-dealt = wie gegeben
setting-confirm = Jeden Zug bestätigen
setting-counts = Gewonnene Karten zählen
setting-sound = Klänge
setting-controls = Knöpfe für
setting-controls-right = die rechte Hand
setting-controls-left = die linke Hand

## Terminal

terminal-too-small = Dieses Terminal ist zu klein: Der Tisch braucht { $width } Spalten und { $height } Zeilen.
enumeration = { $most } und { $last }
cards-taken =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
dealer-is = Geber: { $who }
several-plays =
    { $count ->
        [one] { $card }: eine Möglichkeit.
       *[other] { $card }: { $count } Möglichkeiten.
    }
key-enter = Enter
does-card = Karte
does-play = spielen
does-choose = Auswahl
does-move = bewegen
does-change = ändern
does-quit = Ende
keys-along = von Handkarte zu Handkarte
keys-ranks = zu einem Ass, Buben (F), Reiter (C) oder König (R)
keys-list = durchgehen, was die Karte nehmen kann
keys-back = diese Auswahl verlassen
keys-quit = aufhören
answer-quit = Aufhören
quit-question = Vom Tisch aufstehen?
not-kept = Diese Partie wird nicht gespeichert.

## Command line

replay-head = { $variant }, Runde { $round }
replay-points = Punkte { $points }, Partie { $score }
replay-unfinished =
    { $plays ->
        [one] Nicht zu Ende gespielt: 1 Zug
       *[other] Nicht zu Ende gespielt: { $plays } Züge
    }
hint-head = Platz { $seat } ist am Zug. Welchen Vorsprung jeder Zug in dieser Runde verspricht, in Punkten:
arena-head = { $a } gegen { $b }, { $variant }
arena-done =
    { $deals ->
        [one] 1 Gabe, { $rounds } Runden
       *[other] { $deals } Gaben, { $rounds } Runden
    }
arena-difference = Punkte je Runde: { $value }
arena-shares = Runden gewonnen { $won } %, unentschieden { $tied } %, verloren { $lost } %
arena-leading = Auf der Seite, die ausspielt: { $value }
arena-following = Auf der Seite des Gebers: { $value }
arena-bot = { $bot }: { $milliseconds } ms je Zug, { $given } Scope je Runde verschenkt
arena-test =
    { $answer ->
        [better] Entschieden: { $better } ist wahrscheinlicher als { $equal } (Log-Likelihood-Quotient { $ratio }, Schranke { $bound })
        [equal] Entschieden: { $equal } ist wahrscheinlicher als { $better } (Log-Likelihood-Quotient { $ratio }, Schranke { $bound })
       *[open] Nicht entschieden zwischen { $equal } und { $better } (Log-Likelihood-Quotient { $ratio }, Schranke { $bound })
    }
arena-league = Alle gegen alle, { $variant }: Punkte je Runde gegen das Feld
arena-chart-title =
    { $deals ->
        [one] Bots in { $variant }: 1 Gabe je Paarung
       *[other] Bots in { $variant }: { $deals } Gaben je Paarung
    }
arena-chart-axis = Punkte je Runde gegen das Feld, mit 95-%-Intervallen
bench-rate = { $rate } Mio. Züge/s
bench-solve = { $median } ms, längstens { $worst } ms
bench-ending =
    { $cards ->
        [one] { $variant }, 1 Karte je Hand
       *[other] { $variant }, { $cards } Karten je Hand
    }
bench-round = { $variant }, ganze Runde

## Link previews

about-page = Scopa und Scopone, die italienischen Kartenspiele, im Browser: gegen den Computer, mit allen Regeln, ohne Werbung.
app-title = Scopa, das italienische Kartenspiel
app-preview = Karten des neapolitanischen Blatts, aufgefächert auf einem Holztisch

## Errors

error-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Es gibt: { $known }.
error-no-file = { $path } lässt sich nicht lesen: { $reason }.
error-no-answer = Die Antwort lässt sich nicht ausgeben: { $reason }.
error-not-text = { $path } ist kein UTF-8-Text.
error-unknown-variant = Die Variante „{ $variant }“ gibt es nicht. Es gibt: { $known }.
error-unknown-switch = Den Schalter „{ $switch }“ gibt es nicht. Es gibt: { $known }.
error-bad-switch = Ein Schalter wird als name=wert geschrieben, nicht als „{ $text }“.
error-bad-switch-value = { $switch } kann nicht „{ $value }“ sein, sondern nur: { $allowed }.
error-switch-twice = Der Schalter { $switch } steht mehrmals da.
error-players-conflict = { $variant } spielt man zu { $allowed }, nicht zu { $players }.
error-idle-switch = { $switch } bedeutet nur bei { $needed } etwas.
error-other-contest = { $path } enthält die Ergebnisse eines anderen Vergleichs.
error-no-results = { $path } ist keine Ergebnisdatei (Zeile { $line }).
error-no-results-kept = In { $path } lassen sich keine Ergebnisse aufbewahren: { $reason }.
error-no-core = { $bot } braucht den kompilierten Kern, der hier nicht gebaut ist.
error-worker-lost = Ein Prozess, der mitspielte, ist von außen beendet worden, vielleicht aus Mangel an Speicher.
error-no-dask = Ein Cluster braucht Dask: scopa[cluster] installieren.
error-no-cluster = Der Cluster { $address } tut seine Arbeit nicht: { $reason }
error-three-sides = Zu dritt spielt jeder für sich: Lösen lassen sich nur Stellungen mit zwei Seiten.
error-too-many-worlds = { $worlds } mögliche Verteilungen sind zu viele, um sie aufzuzählen.
error-no-turn = Platz { $seat } ist nicht am Zug.
error-no-entrant = Aus „{ $bot }“ lässt sich kein Bot machen: { $reason }.
error-entrant-failed = Der Bot „{ $bot }“ hat in Gabe { $deal } versagt: { $reason }
error-bot-twice = Der Bot { $bot } ist zweimal genannt.
error-chart-of-two = --chart zeichnet ein Turnier jeder gegen jeden: bitte mindestens drei Bots nennen.
error-bad-test = --test verlangt zwei endliche Zahlen, die kleinere zuerst.
error-no-output = { $path } lässt sich nicht schreiben: { $reason }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-illegal-play = „{ $play }“ ist hier kein erlaubter Zug.
error-round-over = Die Runde ist vorbei: „{ $play }“ geht nicht mehr.
error-bad-position = Diese Stellung kann es nicht geben: { $faults }.
error-bad-card = „{ $text }“ ab Zeichen { $where } ist keine Karte.
error-bad-rank = „{ $text }“ an Zeichen { $where } ist kein Kartenwert.
error-bad-set = „{ $text }“ ab Zeichen { $where } bezeichnet keine Karten.
error-card-twice-in-set = In „{ $text }“ ab Zeichen { $where } steht eine Karte zweimal.
error-bad-play = „{ $text }“ ab Zeichen { $where } ist kein Zug.
error-bad-number = „{ $text }“ ab Zeichen { $where } sollte eine ganze Zahl sein.
error-few-fields = Eine Stellung hat sieben Felder: Hände, Tisch, am Zug, zuletzt genommen, genommene Karten, Scope, Stapel. „{ $text }“ hat weniger.
error-hidden-cards = „{ $text }“ ab Zeichen { $where }: Unbekannte Karten gehören in eine Sicht, nicht in eine Stellung.
error-shown-cards = „{ $text }“ ab Zeichen { $where }: Der Stapel einer Sicht ist - oder ?n.
error-no-viewer = Eine Sicht zeigt genau eine Hand: „{ $text }“ ab Zeichen { $where }.
error-bad-record = „{ $text }“ ab Zeichen { $where } gehört nicht in eine Aufzeichnung.
error-no-record = In diesem Text steht keine Aufzeichnung.
error-record-too-long = Die Aufzeichnung ist zu lang: höchstens { $limit } Bytes werden gelesen, sie hat { $size }.
error-record-not-text = Das ist kein UTF-8-Text, ab Byte { $where }.
error-missing-tag = Der Aufzeichnung ab Zeichen { $where } fehlt der Kopfeintrag { $tag }.
error-tag-twice = Ein Kopfeintrag steht zweimal da: „{ $text }“ ab Zeichen { $where }.
error-record-variant = Die Variante ab Zeichen { $where } lässt sich nicht spielen: { $reason }
error-record-seat = Die Aufzeichnung nennt einen Platz zu viel: „{ $text }“ ab Zeichen { $where }.
error-record-score = Der Stand „{ $text }“ ab Zeichen { $where } ist nicht eine Zahl je Seite, wie { $example }.
error-record-deal = „{ $text }“ ab Zeichen { $where } ist keine Verteilung dieser Variante: zuerst der Ausspielende, dann { $seats } Hände mit { $hand } Karten, { $table } Karten auf dem Tisch und der Stapel.
error-record-position = „{ $text }“ ab Zeichen { $where } ist keine Stellung, mit der man beginnen kann: { $reason }
error-record-dealer = Platz { $text } (Zeichen { $where }) kann diese Runde nicht gegeben haben.
error-record-play = Zug { $ply }, „{ $text }“ ab Zeichen { $where }, passt nicht: { $reason }
error-record-score-before = Runde { $round } (ab Zeichen { $where }) kann nicht mit { $text } beginnen: Die Runde davor endete mit { $expected }.
error-record-deal-faults = Die Verteilung ab Zeichen { $where } kann es nicht geben: { $reason }
error-record-two-starts = Die Runde hat eine Verteilung und zugleich eine Stellung, mit der sie beginnt (Zeichen { $where }).
error-record-seed = In der Runde ab Zeichen { $where } passen Zusage, Zufallswert und Verteilung nicht zusammen: Die Aufzeichnung ist verändert worden.
error-record-tally = „{ $text }“ ab Zeichen { $where } ist nicht, was die Züge ergeben: { $expected }.
fault-card-twice = { $card } liegt an mehr als einer Stelle
fault-cards-missing = es fehlen: { $cards }
fault-bad-turn = Platz { $seat } kann an einem Tisch zu { $players } nicht am Zug sein
fault-empty-hand = Platz { $seat } ist am Zug, hat aber keine Karte
fault-not-over = niemand ist am Zug, aber es sind noch Karten da
fault-leftovers = die Runde ist vorbei, also gehören die Karten auf dem Tisch dem, der zuletzt genommen hat
fault-bad-last = einen Platz { $seat }, der zuletzt genommen hätte, gibt es nicht
fault-last-empty = Platz { $seat } soll zuletzt genommen haben, aber seine Seite hat keine genommenen Karten
fault-no-last = es wurden Karten genommen, also hat jemand zuletzt genommen
fault-last-scopa = zuletzt soll mit einer Scopa genommen worden sein, aber diese Seite hat keine
fault-scope-cards =
    { $count ->
        [one] Seite { $side } kann mit so wenigen Karten ({ $cards }) keine Scopa gemacht haben
       *[other] Seite { $side } kann mit so wenigen Karten ({ $cards }) nicht { $count } Scope gemacht haben
    }
fault-scope-negative = eine Seite kann nicht { $count } Scope haben
fault-no-tris = Seite { $side } hat Tris, die in { $variant } nicht zählen
fault-tris-cards = Seite { $side } kann mit so wenigen Karten ({ $cards }) nicht { $count } Tris gemacht haben
fault-hand-sizes = Hände mit { $sizes } Karten kann es nicht geben, wenn Platz { $seat } am Zug ist
fault-stock-size = ein Stapel von { $cards } Karten geht nicht in ganzen Gaben zu { $deal } auf
fault-unseen-count = { $said } Karten sollen unbekannt sein, es sind aber { $cards }
fault-bad-count =
    { $what ->
        [hands] { $variant } hat { $wanted } Hände, nicht { $found }
        [piles] { $variant } hat { $wanted } Stapel mit genommenen Karten, nicht { $found }
        [scope] { $variant } hat { $wanted } Zahlen für die Scope, nicht { $found }
       *[sides] { $variant } hat { $wanted } Seiten, nicht { $found }
    }
error-bot-count =
    { $wanted ->
        [one] In diesem Spiel hat 1 Bot Platz, nicht { $found }.
       *[other] Dieses Spiel braucht 1 Bot für alle Plätze oder { $wanted } Bots, nicht { $found }.
    }
error-bot-failed = Der Bot { $bot } ist gescheitert ({ $reason }); gespielt wurde sein erster erlaubter Zug.
error-no-terminal = Gespielt wird in einem Terminal; Eingabe oder Ausgabe ist keines.

## Errors of the table and its server

error-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-wrong-seats = Dieses Spiel hat { $players } Plätze, nicht { $seats }.
error-start-over = In dieser Stellung ist die Runde zu Ende: Niemand ist am Zug.
error-start-score = Ein Spielstand besteht hier aus { $sides } Zahlen von 0 bis { $most }, nicht aus { $score }.
error-start-decided = Seite { $side } hat schon { $points } Punkte: Die Partie wäre zu Ende.
error-start-alone = Einen Spielstand gibt es nur zusammen mit einer Stellung.
error-no-such-round = Runde { $round } kann nicht gegeben werden: Der Tisch ist bei Runde { $current }.
error-wrong-round = Der Tisch ist inzwischen bei Runde { $current }.
error-not-dealt = Runde { $round } ist noch nicht gegeben.
error-wrong-ply = Der Tisch ist schon weiter: Dieser Zug kam zu spät.
error-not-your-turn = Am Zug ist Platz { $turn }.
error-match-over = Die Partie ist vorbei.
error-bad-contribution = Der Beitrag des Browsers zum Mischen ist nicht 32 Bytes lang: „{ $contribution }“.
error-unknown-table = Den Tisch „{ $table }“ gibt es nicht.
error-not-your-table = An diesem Tisch gehört dir kein Platz.
error-no-token = Dieser Browser saß noch an keinem Tisch.
error-busy = Am Tisch ist gerade zu viel los. Bitte noch einmal versuchen.
error-conflict = Jemand war schneller. Bitte noch einmal versuchen.
error-wrong-origin = Eine Seite von { $origin } darf hier nicht spielen.
error-bad-json = Die Nachricht lässt sich nicht lesen: { $reason }
error-bad-message = Die Nachricht ist bei { $where } falsch: { $reason }
error-binary-message = Nachrichten sind Text, keine Binärdaten.
error-too-long = Die Nachricht ist zu lang.
error-not-found = Hier gibt es nichts.
error-wrong-method = Das kann man hier nicht anfragen.
error-bad-request = Das versteht der Server nicht.
error-internal = Im Server ist etwas schiefgegangen. Der Tisch ist unverändert.
error-database-failed = Die Datenbank antwortet nicht. Bitte noch einmal versuchen.
error-bad-database = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }
error-bad-database-url = Die URL der Datenbank lässt sich nicht lesen.
error-unknown-database = Als Datenbank geht sqlite oder postgresql, nicht „{ $database }“.
error-no-driver = PostgreSQL braucht seinen Treiber: pip install 'scopa[postgres]'
error-newer-database = Diese Datenbank gehört zu einer neueren Version von scopa.
error-cannot-listen = Auf { $host }, Port { $number }, lässt sich nicht lauschen: { $reason }.
error-no-port = Ports gehen von 0 bis 65535, nicht bis { $number }.
error-no-free-port = Von { $first } bis { $last } ist kein Port frei.
