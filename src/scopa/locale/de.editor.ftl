### Die Seite, auf der eine Stellung aufgebaut wird.

editor-title = Eine Stellung aufbauen
editor-intro = Wähle einen Ort und tippe dann die Karten an, die dort liegen sollen; noch einmal angetippt, kommt eine Karte wieder weg.
editor-game = Spiel
editor-draw = Gib mir Karten
editor-fill = Rest zufällig verteilen
editor-clear = Leeren
editor-undo = Rückgängig
editor-rules = Regeln und Gegner
editor-places = Wohin die Karten kommen
editor-hand =
    { $you ->
        [yes] Deine Hand
       *[no] Hand von { $who }
    }
editor-table = Tisch
editor-pile = Genommen: { $who }
editor-stock = Stapel
editor-mark-hand = { $number }
editor-mark-table = T
editor-mark-pile = G{ $number }
editor-mark-stock = S
editor-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
editor-deck = Die vierzig Karten
editor-nowhere = noch nirgends
editor-left =
    { $count ->
        [0] Jede Karte hat ihren Ort.
        [one] 1 Karte hat noch keinen Ort.
       *[other] { $count } Karten haben noch keinen Ort.
    }
editor-order = Reihenfolge des Stapels
editor-order-about = Von links: Die ersten Karten werden zuerst gegeben. Wähle eine Karte und verschiebe sie.
editor-order-card = { $number }: { $card }
editor-first = Ganz nach vorn
editor-earlier = Früher
editor-later = Später
editor-shuffle = Mischen
editor-facts = Wie es steht
editor-turn = Am Zug
editor-dealer = Geber: { $who }. Das folgt aus den Händen und daraus, wer am Zug ist.
editor-last = Zuletzt genommen
editor-nobody = niemand
editor-last-scored = und das war eine Scopa
editor-scope = Scope: { $who }
editor-tris = Tris: { $who }
editor-score = Punkte bisher: { $who }
editor-notation = Notation
editor-notation-about = Hände, Tisch, am Zug, zuletzt genommen, genommene Karten, Scope, Stapel. Die Adresse dieser Seite enthält alles: Kopiere sie, um die Stellung weiterzugeben.
editor-checking = Wird geprüft …
editor-ready = Spielbar.
editor-faults = Noch keine Stellung, aus der man spielen kann:
editor-missing =
    { $count ->
        [one] 1 Karte hat keinen Ort
       *[other] { $count } Karten haben keinen Ort
    }
editor-play = Von hier weiterspielen
