# Was die Seiten der Partien und der Wiedergabe sagen, neben den Texten aller Seiten.

matches-title = Meine Partien
matches-running = Noch im Gange
matches-continue = Weiterspielen
matches-finished = Beendet
matches-none = Noch keine beendete Partie
matches-none-about = Jede Partie, die du zu Ende spielst, bleibt hier in diesem Browser und lässt sich Zug für Zug noch einmal ansehen.
matches-begin = Eine Partie spielen
matches-import = Aufzeichnung öffnen
matches-import-about = Eine Partie, die jemand exportiert hat, lässt sich hier ansehen. Du kannst die Datei auch auf diese Seite ziehen.
matches-drop = Loslassen, um die Datei zu öffnen
matches-watch = Ansehen
matches-watch-what = Ansehen: { $match }
matches-save = Aufzeichnung sichern
matches-save-what = Aufzeichnung sichern: { $match }
matches-forget = Vergessen
matches-forget-what = Vergessen: { $match }
matches-forget-question = Diese Partie vergessen?
matches-forget-about = { $match }: Sie wird in diesem Browser gelöscht, und sonst hat sie niemand.
matches-forget-no = Behalten
matches-passing = Dieser Browser lässt die Seite nichts behalten (vielleicht ein privates Fenster). Die Liste bleibt, bis du die Seite schließt; sichere die Aufzeichnungen, die dir wichtig sind.
error-archive-full = Die Partie ließ sich nicht speichern: Der Browser hat keinen Platz oder verbietet es.
matches-brought = dazugekommen
matches-against = gegen { $who }
matches-won = gewonnen
matches-lost = verloren
matches-undecided = nicht entschieden
matches-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
matches-kept =
    { $count ->
        [one] Eine Partie ist dazugekommen.
       *[other] { $count } Partien sind dazugekommen.
    }
matches-refused = { $file }: { $reason }
matches-refused-line = { $file }, Zeile { $line }: { $reason }
error-unreadable-file = Die Datei lässt sich nicht lesen.
error-damaged-link = Dieser Link ist beschädigt oder unterwegs abgeschnitten worden. Lass ihn dir noch einmal schicken, oder die Datei mit der Aufzeichnung.
hand-of =
    { $you ->
        [yes] Deine Hand
       *[no] Hand von { $who }
    }
replay-title = Wiedergabe
replay-dealt =
    { $you ->
        [yes] Runde { $round }: Du hast gegeben.
       *[no] Runde { $round }: { $who } hat gegeben.
    }
replay-set-up = Runde { $round }: Sie beginnt mit einer von Hand aufgebauten Stellung.
replay-where = Runde { $round }, Zug { $ply } von { $plays }.
replay-where-start = Runde { $round }, wie ausgeteilt.
replay-stops = Hier endet die Aufzeichnung.
replay-hand-dealt = Neue Karten werden ausgeteilt.
replay-won =
    { $pair ->
        [yes] { $who } haben die Partie gewonnen.
       *[no] { $who } hat die Partie gewonnen.
    }
replay-controls = Wiedergabe
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-back = Einen Zug zurück
replay-scopa-next = Zur nächsten Scopa
replay-scopa-last = Zur Scopa davor
replay-no-scopa-next = Danach kommt keine Scopa mehr.
replay-no-scopa-last = Davor kommt keine Scopa.
replay-position = Stelle in der Runde
replay-choose-round = Runde
replay-round-number = Runde { $round }
replay-view = Ansicht
replay-seat = Gesehen von
replay-open = Karten
replay-open-on = alle offen
replay-open-off = nur diese
replay-keep = In meine Partien aufnehmen
replay-kept = Steht jetzt unter deinen Partien.
replay-share = Teilen
replay-share-title = Diese Partie teilen
replay-share-what = Was der Link zeigt
replay-share-match = die Partie, ab hier
replay-share-round = nur diese Runde
replay-share-link = Link
replay-share-about = Im Link steckt die ganze Aufzeichnung: Kein Server behält sie, und er läuft nie ab.
replay-share-copy = Link kopieren
replay-share-copied = Kopiert.
replay-share-copy-failed = Bitte den markierten Link selbst kopieren: Der Browser erlaubt es hier nicht.
replay-share-save = Aufzeichnung als Datei
replay-to-matches = Zu meinen Partien
replay-to-table = Zurück zu den Karten
replay-again = Von vorn
keys-replay-step = einen Zug zurück oder weiter
keys-replay-scopa = zur Scopa davor oder zur nächsten
keys-replay-round = zur Runde davor oder zur nächsten
keys-replay-ends = zum Anfang oder zum Ende
keys-replay-play = von selbst abspielen oder anhalten
keys-replay-seat = vom nächsten Platz aus sehen
keys-replay-open = die anderen Karten auf- oder zudecken
keys-replay-share = teilen
