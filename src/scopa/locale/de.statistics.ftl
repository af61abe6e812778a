### Die Seite, auf der beendete Partien gezählt werden.

statistics-title = Statistik
statistics-about = Die Partien, die du in diesem Browser zu Ende gespielt hast. Was mit einer aufgebauten Stellung begann oder als Aufzeichnung dazukam, zählt nicht.
statistics-filter = Welche Partien
statistics-of-variant = Spiel
statistics-of-opponent = Gegner
statistics-every-variant = Alle Spiele
statistics-every-opponent = Alle
statistics-somebody = jemand
statistics-none = Noch nichts zu zählen
statistics-none-about = Spiel eine Partie zu Ende, und sie wird hier gezählt: wen du worin schlägst, deine Punkte je Runde und welche davon du am häufigsten holst.
statistics-begin = Eine Partie spielen
statistics-no-such = So eine Partie gibt es noch nicht.
statistics-figures = In Zahlen
statistics-matches = Partien
statistics-won = Gewonnen
statistics-lost = Verloren
statistics-rounds = Runden
statistics-mine = Deine Punkte je Runde
statistics-theirs = Die der anderen
statistics-run = Letzte Serie
statistics-longest = Längste Serie
statistics-run-won =
    { $count ->
        [0] keine
        [one] 1 Partie gewonnen
       *[other] { $count } Partien gewonnen
    }
statistics-run-lost =
    { $count ->
        [0] keine
        [one] 1 Partie verloren
       *[other] { $count } Partien verloren
    }
statistics-few =
    { $count ->
        [one] Eine Partie sagt wenig: Nach ihr allein könntest du zwischen { $low } und { $high } aller Partien gewinnen.
       *[other] { $count } Partien sagen wenig: Nach ihnen allein könntest du zwischen { $low } und { $high } aller Partien gewinnen.
    }
statistics-likely = Nach diesen { $count } Partien gewinnst du zwischen { $low } und { $high } aller Partien (mit 95 % Sicherheit).
statistics-shares = Wer die Punkte holt
statistics-category = Punkt
statistics-you = Du
statistics-nobody = Niemand
statistics-others = Andere
statistics-share = Dein Anteil
statistics-shares-about = Gezählt in Punkten. Dein Anteil ist der an den Punkten, die jemand geholt hat; mit Partner sind die Punkte eurer Seite deine.
statistics-course = Im Lauf der Zeit
statistics-course-told =
    { $count ->
        [one] Diagramm deiner letzten Partie: { $trend } Punkte je Runde.
       *[other] Diagramm deiner letzten { $count } Partien: Am Ende liegst du im Mittel { $trend } Punkte je Runde vorn.
    }
statistics-course-about = Jeder Balken ist eine Partie: deine Punkte je Runde weniger das Mittel der anderen. Über der Linie hast du mehr geholt als sie.
statistics-key-won = gewonnen
statistics-key-lost = verloren
statistics-key-trend = Mittel der letzten { $count }
statistics-as-table = Dasselbe als Tabelle
statistics-match = Partie
statistics-result = Ergebnis
statistics-lead = Vorsprung je Runde
statistics-was-won = gewonnen
statistics-was-lost = verloren
statistics-by-variant = Nach Spiel
statistics-by-opponent = Nach Gegner
statistics-groups-about = Der Balken zeigt, zwischen welchen Werten dein wahrer Anteil an Siegen wohl liegt; die gestrichelte Linie steht bei der Hälfte. Der Vorsprung zählt in Punkten je Runde.
