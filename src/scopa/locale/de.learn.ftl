# Scopa lernen auf Deutsch: der Kurs, die Anleitungen, das Glossar, die Fragen.
# Ein Text kann jede Karte nennen: $card-7d ist „die Münz-7“ im Akkusativ, $name-7d ist „Münz-7“,
# $rank-C ist „Reiter“, alles so, wie das gewählte Blatt sie nennt.

## Antworten auf einen Versuch

attempt-lays = Du darfst { $card } legen, nur ist hier etwas anderes gefragt. Versuch es noch einmal.
attempt-takes = Du darfst { $card } spielen und { $cards } nehmen, nur ist hier etwas anderes gefragt. Versuch es noch einmal.
attempt-duty = Einfach legen geht nicht: Spielst du { $card }, musst du nehmen, denn es gibt etwas zu nehmen.
attempt-nothing = Nichts auf dem Tisch ergibt { $value }. Du kannst { $card } nur legen: Wähle keine Karte vom Tisch dazu.
attempt-short =
    { $count ->
        [one] Die gewählte Karte zählt { $sum }
       *[other] Die gewählten Karten ergeben { $sum }
    }, deine aber { $value }: zu wenig.
attempt-over =
    { $count ->
        [one] Die gewählte Karte zählt { $sum }
       *[other] Die gewählten Karten ergeben { $sum }
    }, deine aber nur { $value }: zu viel.
attempt-equal-first =
    Die Summe stimmt, aber die gleiche Karte geht vor: { $count ->
        [one] Du musst { $equal } nehmen.
       *[other] Du musst eine von diesen nehmen: { $equal }.
    }
attempt-one-equal = Eine gleiche Karte nimmt man allein: Für { $card } bekommst du eine davon und sonst nichts.
attempt-fewest =
    Die Summe stimmt, aber es müssen so wenige Karten wie möglich sein: { $least ->
        [one] Eine genügt
       *[other] { $least } genügen
    }, und du hast { $count } gewählt.
attempt-ace-sweeps =
    { $count ->
        [one] Ein Ass nimmt alles, was liegt, also die eine Karte auf dem Tisch.
       *[other] Ein Ass nimmt den ganzen Tisch: alle { $count } Karten, eine Auswahl gibt es nicht.
    }
attempt-ace-one =
    { $count ->
        [one] Liegt ein Ass auf dem Tisch, nimmt dein Ass dieses Ass und sonst nichts.
       *[other] Liegen Asse auf dem Tisch, nimmt dein Ass eines davon und sonst nichts.
    }
attempt-fifteen-short = Mit deiner Karte zusammen sind das { $sum }. Fünfzehn müssen es sein: Da fehlt noch etwas.
attempt-fifteen-over = Mit deiner Karte zusammen sind das { $sum }. Fünfzehn müssen es sein: Das ist zu viel.
attempt-fifteen-equal = Gleiche Karten bedeuten in diesem Spiel nichts. Die beiden ergeben { $sum }, und es müssen fünfzehn sein.
attempt-fifteen-nothing = Auf dem Tisch müssten { $missing } liegen, damit es fünfzehn werden, und nichts ergibt so viel. Du kannst { $card } nur legen.

## Der Kurs

chapter-first-plays = Die ersten Züge
chapter-points = Die Punkte
chapter-whole-game = Ein ganzes Spiel
chapter-partners = Zu viert am Tisch
chapter-other-rules = Andere Regeln

## Lektionen

lesson-deck = Das Blatt
lesson-deck-about = Vierzig Karten, vier Farben, zehn Werte.
lesson-deck-1 = Jede Farbe geht vom Ass bis zur Sieben, dann kommen drei Figuren. Die italienischen Farben heißen Münzen, Kelche, Schwerter und Stäbe; im französischen Blatt sind das Karo, Herz, Pik und Kreuz. Auf die Münzen musst du besonders achten.
lesson-deck-2 = Achten, Neunen und Zehnen mit Zahlen darauf gibt es nicht. Dafür zählen die Figuren: { $rank-F } 8, { $rank-C } 9, { $rank-R } 10. Das Ass ist einfach eine 1.
lesson-deck-3 = Zu Hause hast du ein französisches Blatt und legst Achten, Neunen und Zehnen beiseite. Welche dieser Karten ist deine Herz-Dame?
lesson-deck-3-done = Genau die. Herz sind die Kelche, und auf dem Platz der Dame sitzt in Italien der Reiter: 9.
lesson-deck-3-Fc = Die Farbe stimmt, aber das ist der Platz des Buben: 8.
lesson-deck-3-Rc = Die Farbe stimmt, aber das ist der König: 10.
lesson-deck-3-Cd = Der Wert stimmt, aber Münzen sind Karo. Herz sind die Kelche.
lesson-deck-4 = Und wie viel zählt diese Karte, wenn Karten zusammengezählt werden?
lesson-deck-4-done = Zehn, mehr geht nicht.
lesson-deck-4-8 = { $rank-F } zählt 8, { $rank-C } 9. Und dann?
lesson-deck-4-9 = { $rank-C } zählt 9. Noch eins mehr.

lesson-pair = Nehmen oder legen
lesson-pair-about = Eine Karte nimmt ihresgleichen vom Tisch.
lesson-pair-1 = Du bist am Zug und spielst eine Karte. Ist sie so viel wert wie eine auf dem Tisch, nimmt sie diese, und beide kommen auf deinen Stapel. Eine von deinen hat auf dem Tisch ihresgleichen. Wähle sie und dann die Karte, die sie nimmt.
lesson-pair-1-done = Genommen! Beide Karten gehören jetzt dir und liegen verdeckt auf deinem Stapel.
lesson-pair-1-lay = Diese Karte findet dort nichts Gleiches. Sie bliebe liegen, und Rosa könnte sie nehmen. Such zwei Karten mit demselben Wert.
lesson-pair-2 = Jetzt findet keine deiner Karten etwas. Dann musst du eine legen: Sie bleibt offen auf dem Tisch. Welche, ist diesmal egal.
lesson-pair-2-done = Da liegt sie. Von jetzt an kann jeder sie nehmen.

lesson-sum = Zusammenzählen
lesson-sum-about = Eine Karte nimmt mehrere, wenn die Summe stimmt.
lesson-sum-1 = Gleiche Karten gibt es hier nicht. Eine Karte darf aber auch mehrere auf einmal nehmen, wenn sie zusammen genau so viel wert sind. Welche von deinen kann das?
lesson-sum-1-done = 4 und 3 sind 7: drei Karten auf einen Streich.
lesson-sum-1-lay = Diese Karte bliebe einfach liegen. Schau dir die 4 und die 3 an: Was ergeben sie zusammen?
lesson-sum-2 = Je mehr Karten, desto besser. Nimm mit einer von deinen drei Karten vom Tisch.
lesson-sum-2-done = 1, 5 und 3 sind 9, genau so viel wie deine Karte. Das macht vier Karten für dich.
lesson-sum-2-two = 6 und 3 sind 9, das stimmt. Aber das sind nur zwei Karten vom Tisch, und drei sind zu haben.
lesson-sum-2-four = 1 und 3 sind 4, das stimmt. Aber mit einer anderen Karte bekommst du drei.
lesson-sum-2-lay = Die nimmt nichts. Zwei von deinen Karten können nehmen: Versuch es mit der hohen.

lesson-single = Die gleiche Karte geht vor
lesson-single-about = Liegt eine gleiche, wird nicht gerechnet.
lesson-single-1 = Zwei Münzen liegen da, 4 und 3: Das wäre eine schöne 7. Nur liegt auch eine 7 auf dem Tisch. Probier aus, was deine 7 nehmen darf.
lesson-single-1-done = So ist die Regel: Liegt eine gleiche Karte, wird sie genommen und sonst nichts.
lesson-single-1-lay = Das darfst du, aber deine 7 kann etwas nehmen. Nimm die.
lesson-single-2 = Hier liegen zwei Karten, die so viel wert sind wie deine 7. Du nimmst genau eine, und du suchst sie aus. Die Münz-Sieben hat einen Namen, Settebello, und ist für sich allein einen Punkt wert.
lesson-single-2-done = Gut gewählt: Das ist der Settebello, ein Punkt für sich.
lesson-single-2-cups = Das darfst du, aber damit lässt du { $card-7d } liegen, und die ist allein einen Punkt wert.
lesson-single-2-lay = Und beide Siebenen überlässt du Rosa? Nimm dir eine.

lesson-duty = Nehmen ist Pflicht
lesson-duty-about = Was nehmen kann, muss nehmen, aber die Karte wählst du.
lesson-duty-1 = Versuch ruhig einmal, { $card-6s } zu legen, ohne etwas zu nehmen. Und dann sieh, was geht.
lesson-duty-1-done = Genau: Eine Karte, die nehmen kann, muss nehmen.
lesson-duty-1-other = Das darfst du immer: Niemand kann dich zwingen, eine Karte zu spielen, die nimmt. Hier wollen wir aber die 6 sehen.
lesson-duty-2 = Die Pflicht gilt für die Karte, die du spielst, nicht für deine ganze Hand. Rosa hat noch eine Karte, und du weißt, es ist { $card-5d }. Nimmt deine 6 die 6, bleibt die 5 allein, und Rosa räumt den Tisch ab. Geht es auch anders?
lesson-duty-2-done = Du hast eine Karte gespielt, die nichts nimmt, und das ist dein gutes Recht. Diese drei Karten kann Rosa nicht abräumen.
lesson-duty-2-six = Zwei Karten für dich, aber jetzt liegt nur noch die 5 da. Rosa nimmt sie mit ihrer 5: Der Tisch ist leer, und das ist ein Punkt für sie.

lesson-choice = Was man nimmt
lesson-choice-about = Mehrere Summen passen, und du wählst.
lesson-choice-1 = Deine 7 kann 2 und 5 nehmen oder 3 und 4. Zwei Karten sind es so oder so. Am Ende gibt es aber einen Punkt für die meisten Münzen.
lesson-choice-1-done = Da ist eine Münze dabei. Alles andere ist gleich, also nimm sie mit.
lesson-choice-1-no-coin = Das geht, nur war in der anderen Summe eine Münze. So gewinnt man den Punkt für die Münzen.
lesson-choice-1-ace = Das darfst du, aber die 7 kann hier zwei Karten nehmen.
lesson-choice-2 = Jetzt für { $card-Rs }: 7 und 3 oder 6 und 4. Eine Münze ist jedes Mal dabei. Siebenen sind die besten Karten für die Primiera. Welches Paar also?
lesson-choice-2-done = Die 7 natürlich: Für die Primiera geht nichts über eine Sieben, dann erst kommt die 6.
lesson-choice-2-six = Eine 6 ist gut, aber eine 7 ist für die Primiera mehr wert, und es gibt nur vier.
lesson-choice-2-two = Das darfst du, aber deine andere Karte kann hier zwei nehmen.

lesson-scopa = Scopa!
lesson-scopa-about = Wer den Tisch abräumt, hat sofort einen Punkt.
lesson-scopa-1 = Wer alles nimmt, was auf dem Tisch liegt, macht eine Scopa (das heißt Besen) und bekommt einen Punkt. Kannst du diesen Tisch abräumen?
lesson-scopa-1-done = Scopa! 3, 2 und 4 sind 9. Rosa muss jetzt auf den leeren Tisch spielen.
lesson-scopa-1-three = Eine Karte für dich, der Rest bleibt liegen. Zähl alle drei zusammen: Was ergibt das?
lesson-scopa-2 = Deine 5 nimmt die 5, deine 2 die 2. Aber warum mit einer Karte zufrieden sein?
lesson-scopa-2-done = Wieder eine Scopa. Zähl immer zuerst den ganzen Tisch zusammen.
lesson-scopa-2-five = Dann bleibt die 2 liegen, und hätte Rosa eine 2, wäre das ihre Scopa. Gibt es eine Karte, die beide nimmt?
lesson-scopa-2-two = Dann bleibt die 5 liegen, und hätte Rosa eine 5, wäre das ihre Scopa. Gibt es eine Karte, die beide nimmt?
lesson-scopa-3 = Der Tisch ist leer, und du legst diese Karte. Ist das eine Scopa?
lesson-scopa-3-yes = Nein, du hast ja nichts genommen. Ohne Staub kein Besen.
lesson-scopa-3-done = Für eine Scopa muss man nehmen, Legen zählt nie.

lesson-careful = Keine Scopa verschenken
lesson-careful-about = Lass Rosa nichts zum Abräumen.
lesson-careful-1 = Zu nehmen gibt es nichts, du musst also legen. Die höchste Karte zählt 10. Ein Tisch, der 11 oder mehr ergibt, ist darum sicher. Welche Karte legst du?
lesson-careful-1-done = 4, 5 und 2 sind 11, und das räumt keine Karte ab.
lesson-careful-1-ten = 4, 5 und 1 sind 10: Das räumt jeder König ab. Rosa hat gerade einen.
lesson-careful-2 = Alle vier Könige liegen schon auf Rosas Stapel. Welche Summe kann jetzt niemand mehr nehmen?
lesson-careful-2-done = 4 und 6 sind 10, und Könige gibt es keine mehr. Zu wissen, was weg ist, ist das halbe Spiel.
lesson-careful-2-seven = 4 und 3 sind 7, und Siebenen sind noch im Spiel. Rosa hat eine.

lesson-last-card = Die letzte Karte
lesson-last-card-about = Was übrig bleibt und wer es bekommt.
lesson-last-card-1 = Alle Karten sind ausgegeben, und das ist die allerletzte der Runde. Wer zuletzt nimmt, bekommt auch, was auf dem Tisch bleibt. Sorg dafür, dass du es bist.
lesson-last-card-1-done = Du hast zuletzt genommen, also bekommst du { $card-Rs } und { $card-2b } noch dazu. Eine Scopa ist das nicht, aber mehr Karten.
lesson-last-card-2 = Das ist die allerletzte Karte der Runde, und sie nimmt alles. Ist das eine Scopa?
lesson-last-card-2-yes = Die Karten gehören dir, der Punkt nicht: Mit der allerletzten Karte der Runde gibt es keine Scopa. Das wäre zu leicht.
lesson-last-card-2-done = Die Karten bekommst du, aber die allerletzte Karte der Runde macht keine Scopa.
lesson-last-card-3 = Noch einmal dieselben Karten, nur sind noch nicht alle ausgegeben: Gleich bekommt jeder drei neue. Ist das eine Scopa?
lesson-last-card-3-done = Ja. Ausgenommen ist nur die letzte Karte der ganzen Runde, nicht die letzte auf der Hand.
lesson-last-card-3-no = Doch. Es kommen noch Karten, also ist das nicht die letzte der Runde.

lesson-cards-coins = Karten und Münzen
lesson-cards-coins-about = Zwei Punkte für den, der mehr hat.
lesson-cards-coins-1 = Sind alle Karten gespielt, wird gezählt. Ein Punkt für die meisten Karten: Spielen zwei Seiten, genügen 21 von 40. Ein Punkt für die meisten Münzen: sechs von diesen zehn.
lesson-cards-coins-2 = Das sind die Münzen in beiden Stapeln. Wer bekommt den Punkt für die Münzen?
lesson-cards-coins-2-done = Du: Sechs sind mehr als vier. Was sie wert sind, spielt keine Rolle, nur wie viele es sind.
lesson-cards-coins-2-other = Rosa hat { $card-Rd }, aber hier zählt nur die Anzahl. Schau noch einmal hin.
lesson-cards-coins-2-nobody = Nur bei Gleichstand bekommt niemand etwas. Zähl noch einmal.
lesson-cards-coins-3 = Und in derselben Runde: je 20 Karten. Wer bekommt den Punkt für die Karten?
lesson-cards-coins-3-done = Niemand. Man muss mehr haben als die anderen, Gleichstand bringt keinem etwas.
lesson-cards-coins-3-you = 20 gegen 20 ist nicht mehr. Eine Karte hat dir gefehlt.
lesson-cards-coins-3-other = 20 gegen 20 ist auch für Rosa nicht mehr.

lesson-settebello = Der Settebello
lesson-settebello-about = Die kostbarste Karte im Blatt.
lesson-settebello-1 = Die { $name-7d } ist der Settebello: Wer die Karte am Ende hat, bekommt einen Punkt. Für Münzen und Primiera zählt sie obendrein. Wie holst du am meisten heraus?
lesson-settebello-1-done = 7 und 2 sind 9: der Settebello, eine Scopa und drei Karten statt zwei.
lesson-settebello-1-seven = Den Settebello hast du, aber die 2 bleibt liegen. Mit der anderen Karte hättest du beide bekommen und eine Scopa dazu.
lesson-settebello-2 = Diesmal hältst du ihn selbst, und zu nehmen gibt es nichts. Was du legst, kann Rosa nehmen. Was legst du?
lesson-settebello-2-done = Könige sind billig. Der Settebello wartet, bis er etwas nehmen kann.
lesson-settebello-2-exposed = Hat Rosa eine 7, ist dein Punkt weg. Leg etwas Billiges.

lesson-primiera = Die Primiera
lesson-primiera-about = Die beste Karte jeder Farbe, nach alter Zählung.
lesson-primiera-1 = Für die Primiera zählt deine beste Karte jeder Farbe, und zwar nach eigenen Werten: 7 zählt 21, 6 zählt 18, das Ass 16, 5 zählt 15, 4 zählt 14, 3 zählt 13, 2 zählt 12 und jede Figur 10. Die höchste Summe aus vier Karten bekommt den Punkt.
lesson-primiera-2 = Das ist ein Stapel. Such aus jeder Farbe die Karte heraus, die für die Primiera zählt. Probier ruhig: Die Summe läuft mit.
lesson-primiera-2-done = Das ist deine Primiera: { $sum }. Mehr gibt der Stapel nicht her.
lesson-primiera-2-short = Das ergibt { $sum }. Es gibt eine bessere Karte in diesem Stapel, denk daran: 7, 6, Ass.
lesson-primiera-2-lacking =
    { $count ->
        [one] Eine Farbe fehlt noch: Du brauchst aus jeder eine Karte.
       *[other] { $count } Farben fehlen noch: Du brauchst aus jeder eine Karte.
    }
lesson-primiera-3 = Du hast drei Siebenen und eine Figur. Rosa hat eine Sieben und drei Sechsen. Wer gewinnt die Primiera?
lesson-primiera-3-done = Rosa, mit 75 zu 73. Eine schwache Farbe kostet mehr, als man denkt.
lesson-primiera-3-you = 21, 21, 21 und 10 sind 73. Jetzt zähl bei Rosa: 18, 18, 18 und 21.
lesson-primiera-3-nobody = Gleichstand ist es nicht: Rechne für beide nach.
lesson-primiera-4 = Siebenen hast du reichlich, aber keinen einzigen Stab. Rosa hat aus jeder Farbe etwas. Wer gewinnt?
lesson-primiera-4-done = Rosa. Ohne alle vier Farben gibt es keine Primiera, und wäre der Rest noch so schön.
lesson-primiera-4-you = Deine drei Farben sind prächtig, aber ohne Stab hast du gar keine Primiera.
lesson-primiera-4-nobody = Wenn niemand alle vier Farben hätte, ja. Aber Rosa hat sie.

lesson-round = Eine ganze Runde
lesson-round-about = Von der ersten Karte bis zum Zählen, und ich bin dabei.
lesson-round-1 = Drei Karten für jeden, vier auf dem Tisch. Du fängst an. Schau zuerst, ob es etwas zu nehmen gibt: Eine deiner Karten kann nehmen.
lesson-round-1-done = Ein guter Anfang: zwei Karten, eine davon gut für die Primiera.
lesson-round-2 = Es liegen 8 und 8, und für dich ist nichts dabei. Behalte lieber { $card-Rb } und leg die andere.
lesson-round-2-done = 18 liegen auf dem Tisch, viel zu viel zum Abräumen.
lesson-round-3 = Übrig sind 2 und 8. Was ergibt das?
lesson-round-3-done = Scopa, der erste Punkt der Runde!
lesson-round-4 = Neue Karten. Rosa musste auf den leeren Tisch spielen, und da liegt eine 4.
lesson-round-4-done = Scopa Nummer zwei. Auf einen leeren Tisch spielt niemand gern.
lesson-round-5 = Und weiter geht es: jetzt eine 5.
lesson-round-5-done = Drei hintereinander. Mulinello heißt das, kleine Mühle, und keiner steckt gern darin.
lesson-round-7 = Neue Karten. Auf dem Tisch liegen 7, 10 und 6. Siebenen sind die besten Karten für die Primiera.
lesson-round-7-done = Zwei Siebenen, und dein Stapel kann sich sehen lassen.
lesson-round-8 = Nur eine 6 liegt da, und du hältst zwei Karten vom selben Wert, eine davon ist eine Münze. Leg die, um die es weniger schade ist.
lesson-round-8-done = Und die Münze bleibt vorerst bei dir. Eine von zweien zu legen ist klug: Es bleiben weniger Karten, die sie nehmen können.
lesson-round-10 = Neue Karten. Zwei von deinen können nehmen. Sechsen sind gut für die Primiera, und deine ist eine Münze.
lesson-round-10-done = Die 2 kann warten: 9 und 2 bleiben liegen, zu viel zum Abräumen.
lesson-round-13 = Neue Karten, und da liegt der Settebello! Kommst du an ihn heran? Leider nicht, aber dafür holt eine deiner Karten zwei vom Tisch, darunter eine Münze.
lesson-round-13-done = Damit liegt der Settebello allein, aber das Wagnis ist klein: Zwei Siebenen hast du schon, nur noch eine kann ihn nehmen.
lesson-round-14 = Rosa konnte ihn nicht nehmen. Du hast nur Münzen zum Legen und kannst es nicht ändern: Mit der 4 wird der Tisch schwerer.
lesson-round-14-done = 20 liegen auf dem Tisch. Das räumt niemand ab.
lesson-round-16 = Die letzten drei Karten. Nehmen kannst du auf zwei Arten; die eine bringt deine Münze zurück.
lesson-round-16-done = Sechs Münzen genügen für den Punkt, darum zählt jede.
lesson-round-18 = Rosa hatte die letzte Sieben und holte sich den Settebello. Eine Karte hast du noch, und zu nehmen gibt es nichts.
lesson-round-18-done = Rosa legt die letzte Karte. Du hast zuletzt genommen, also gehört dir, was liegen bleibt.
lesson-round-19 = Das ist die Abrechnung: Karten, Münzen, Primiera und drei Scope für dich, der Settebello für Rosa. Sechs zu eins. Und jetzt spiel eine eigene Runde!
round-take = Spiel { $card } und nimm { $cards }.
round-lay = Diesmal gibt es nichts zu nehmen: Leg { $card }.
round-done = Gut. Weiter geht es.

lesson-match = Eine Partie gewinnen
lesson-match-about = Elf Punkte, und mehr als die anderen.
lesson-match-1 = Eine Partie geht bis 11. Vor dieser Runde stand es 9 zu 10 gegen dich, dann hast du 3 Punkte gemacht und Rosa 2. Wer hat gewonnen?
lesson-match-1-done = 12 zu 12: Beide sind über 11, aber keiner führt. Eine weitere Runde entscheidet.
lesson-match-1-you = Du hast 12, Rosa aber auch. Bei Gleichstand hat niemand gewonnen.
lesson-match-1-other = Rosa lag vorn, aber eine Runde wird immer ganz gezählt. Jetzt steht es 12 zu 12.
lesson-match-2 = Jetzt stand es 9 zu 9. Du hast 4 Punkte gemacht, Rosa 3. Sie sagt, sie hatte ihre 11 zuerst. Wer hat gewonnen?
lesson-match-2-done = Du, mit 13 zu 12. Wer zuerst da war, ist egal; gezählt wird die ganze Runde.
lesson-match-2-other = Auf die Reihenfolge der Punkte kommt es nicht an. Gezählt wird die ganze Runde, und 13 sind mehr als 12.
lesson-match-2-again = Nur bei Gleichstand. Es steht 13 zu 12.

lesson-three = Zu dritt
lesson-three-about = Jeder für sich.
lesson-three-1 = Drei Stapel: 14 Karten für dich, 14 rechts von dir, 12 links. Wer bekommt den Punkt für die Karten?
lesson-three-1-done = Niemand, denn zwei teilen sich den ersten Platz. Zu dritt kann man mit 14 Karten gewinnen, sicher ist es aber nicht.
lesson-three-1-you = Du hast 14, dein rechter Nachbar aber auch. Geteilter erster Platz bringt keinem etwas.
lesson-three-1-right = Dort sind es 14, bei dir aber auch. Geteilter erster Platz bringt keinem etwas.
lesson-three-1-left = 12 ist der kleinste der drei Stapel.
lesson-three-2 = Gespielt wird nach rechts, und bis du wieder dran bist, spielen zwei andere. Zwei deiner Karten können nehmen. Drei Dreien sind schon weg: Was lässt du lieber liegen?
lesson-three-2-done = Nur die 3 bleibt, und sie ist die letzte ihrer Art: Niemand kann sie nehmen und damit eine Scopa machen.
lesson-three-2-five = Damit bleibt die 5 allein, und eine 5 findet sich leicht: Rechts von dir hat jemand eine. Das wäre eine Scopa.

lesson-partners = Ein Partner
lesson-partners-about = Zwei gegen zwei, ein Stapel für beide.
lesson-partners-1 = Zu viert spielen die zusammen, die einander gegenübersitzen. Dein Partner räumt den Tisch ab. Wem gehört der Punkt?
lesson-partners-1-done = Euch beiden. Ihr habt einen Stapel und eine Rechnung.
lesson-partners-1-them = Nein, wer dir gegenübersitzt, spielt mit dir. Die anderen sitzen rechts und links von dir.
lesson-partners-2 = Dein Partner hat gerade { $card-4c } gelegt, wohl weil er noch eine 4 auf der Hand hat. Du kannst die 4 nehmen oder { $card-Rs }. Was nimmst du?
lesson-partners-2-done = Schön gespielt. Die 4 bleibt liegen, damit dein Partner sie später holt. Was er hinlegt, rühr möglichst nicht an.
lesson-partners-2-four = Zwei Karten, aber sie waren für deinen Partner gedacht, und jetzt findet seine andere 4 nichts mehr. Nimm, wenn es geht, etwas anderes.

lesson-scopone = Scopone
lesson-scopone-about = Neun Karten für jeden, und das Gedächtnis zählt.
lesson-scopone-1 = Beim Scopone werden alle Karten auf einmal verteilt: neun für jeden, vier auf den Tisch. Mitten im Spiel gibt es gerade nichts zu nehmen. Du hältst drei Dreien. Was legst du am sichersten?
lesson-scopone-1-done = Nur eine andere 3 ist noch im Spiel, und vielleicht hat sie sogar dein Partner.
lesson-scopone-1-six = Drei andere Sechsen sind noch im Spiel, und eine 6 ist gut für die Primiera. Wovon hast du mehr?
lesson-scopone-1-seven = Den Settebello für alle auf den Tisch? Behalte ihn, bis er etwas nehmen kann.
lesson-scopone-2 = Dein Partner legte eine 2, und der nächste Gegner nahm sie mit einer anderen 2. Eine hältst du, eine ist noch verborgen. Partner legen gern, was sie doppelt haben. Was sagt dir das?
lesson-scopone-2-done = Die letzte 2 hat wohl dein Partner, also kann sonst niemand deine nehmen. Denselben Wert noch einmal zu legen ist eine alte und gute Antwort.
lesson-scopone-2-other = Das darfst du, aber davon sind noch mehrere unterwegs. Denk an die 2, die dein Partner gelegt hat.

lesson-scientifico = Scopone scientifico
lesson-scientifico-about = Zehn Karten für jeden, und der Tisch ist leer.
lesson-scientifico-1 = Alle vierzig Karten sind verteilt, und der Tisch ist leer. Die erste Karte kann man also nur legen. Hast du nur eine von ihrem Wert, hält der Nächste in fast drei von vier Fällen eine gleiche; hast du drei, nur in einem von dreien. Was legst du?
lesson-scientifico-1-done = Eine von dreien: Sicherer kann man nicht anfangen.
lesson-scientifico-1-coin = Eine Münze, und die einzige Karte ihres Werts in deiner Hand? Such etwas, das du dreimal hast.
lesson-scientifico-1-seven = Eine Sieben ist ein Schatz, keine Eröffnung. Such etwas, das du dreimal hast.
lesson-scientifico-2 = Am Anfang gibt es jeden Wert viermal. Die Seite des Gebers spielt zuletzt und ist zufrieden, solange alles paarweise weggeht. Du hast angefangen, also stör sie dabei: Nimm ungleiche Karten. Was spielst du?
lesson-scientifico-2-done = 5 nimmt 3 und 2: Drei Werte gehen jetzt nicht mehr auf, und der Geber kann mit seinen Paaren nicht rechnen. Spariglio heißt das, Entpaaren.
lesson-scientifico-2-pair = 3 nimmt 3: Ein Paar ist weg, und für den Geber geht alles auf. Ungleiche Karten wären besser.
lesson-scientifico-2-lay = Das darfst du, aber hier kannst du nehmen und damit mehr erreichen.

lesson-quindici = Quindici
lesson-quindici-about = Alles muss fünfzehn ergeben.
lesson-quindici-1 = Hier kommt es nicht auf gleiche Karten an: Deine Karte und die genommenen müssen zusammen 15 ergeben. Nimm zwei Karten vom Tisch.
lesson-quindici-1-done = 5, 7 und 3 sind 15. Die 5, die da liegt, half nichts: 5 und 5 sind nur 10.
lesson-quindici-1-jack = 8 und 7 sind 15, das stimmt. Aber es geht auch mit zwei Karten vom Tisch.
lesson-quindici-1-lay = Die bräuchte 13 vom Tisch, und nichts ergibt 13. Nimm eine andere.
lesson-quindici-2 = Eine Scopa ist, was sie immer war: alles nehmen. Welche Karte ergibt mit dem ganzen Tisch 15?
lesson-quindici-2-done = 5, 4 und 6 sind 15: Scopa!
lesson-quindici-2-six = 9 und 6 sind 15, aber die 4 bleibt liegen. Zähl den ganzen Tisch zusammen und sieh, was fehlt.

lesson-quindici-napoli = Quindici napoletano
lesson-quindici-napoli-about = Fünfzehn mit zwei Zugaben.
lesson-quindici-napoli-1 = Wieder fünfzehn, und es gibt eine Zugabe: Sind es genau drei Karten, deine und zwei andere, und alle drei von verschiedener Farbe, bekommst du einen Punkt. Welche 6 nimmst du mit?
lesson-quindici-napoli-1-done = Schwert, Münze und Kelch: ein Tris, ein Punkt.
lesson-quindici-napoli-1-two-suits = 15 sind es, aber zwei der drei sind Schwerter. Ein Tris braucht drei verschiedene Farben.
lesson-quindici-napoli-1-lay = Das darfst du, aber deine 5 ergibt hier mit zwei Karten 15.
lesson-quindici-napoli-2 = Die andere Zugabe ist die Napola: Ass, 2 und 3 der Münzen sind drei Punkte, und jede Münze, die lückenlos folgt, ist einer mehr. Diese Münzen hast du. Wie viel ist deine Napola wert?
lesson-quindici-napoli-2-done = Vier Punkte: Ass, 2, 3 und 4. Die 6 schließt nicht an, denn die 5 fehlt.
lesson-quindici-napoli-2-1 = Es ist mehr: Ass, 2 und 3 sind allein schon drei Punkte.
lesson-quindici-napoli-2-3 = Drei für Ass, 2 und 3, aber die 4 schließt an.

lesson-assi = Scopa d’assi
lesson-assi-about = Das Ass räumt den Tisch ab.
lesson-assi-1 = In diesem Spiel nimmt ein Ass alles, was auf dem Tisch liegt, egal, wie viel es ergibt. Räum einmal gründlich auf!
lesson-assi-1-done = Vier Karten für dich. Heb deine Asse für volle Tische auf.
lesson-assi-1-five = Zwei Karten. Das Ass hätte den ganzen Tisch genommen.
lesson-assi-2 = War das eine Scopa?
lesson-assi-2-yes = In der Scopa d’assi nicht, das wäre zu billig. Du bekommst die Karten, aber keinen Punkt.
lesson-assi-2-done = Räumt ein Ass ab, bringt das Karten, aber keine Scopa.
lesson-assi-3 = Und wenn nur ein Ass daliegt und dein Ass es nimmt?
lesson-assi-3-done = Ja: Da nimmt eine gleiche Karte die einzige, die liegt, eine ganz gewöhnliche Scopa.
lesson-assi-3-no = Doch: Ass nimmt Ass, das wäre in jedem Spiel eine Scopa.

lesson-re-bello = Re bello
lesson-re-bello-about = Der Münz-König ist einen Punkt wert.
lesson-re-bello-1 = Alles ist wie bei der Scopa, nur bringt der { $name-Rd }, der Re bello, einen Punkt, genau wie der Settebello. Du weißt, was zu tun ist.
lesson-re-bello-1-done = Der Re bello gehört dir, und eine Münze ist er auch.
lesson-re-bello-1-clubs = Ein König, aber der falsche: Du lässt { $card-Rd } liegen und damit einen Punkt.
lesson-re-bello-1-three = Das darfst du, aber auf dem Tisch wartet ein Punkt.
lesson-re-bello-2 = Jetzt hältst du ihn selbst, und zu nehmen gibt es nichts. In der Scopa legt man Könige gern. Und hier?
lesson-re-bello-2-done = Besser so. Behalte den Re bello, bis er etwas nehmen kann.
lesson-re-bello-2-exposed = Jeder andere König nimmt ihn, und der Punkt geht mit. Billig ist er hier nicht.

lesson-asso-piglia-tutto = Asso piglia tutto
lesson-asso-piglia-tutto-about = Das Ass nimmt alles, und es zählt.
lesson-asso-piglia-tutto-1 = Auch hier nimmt das Ass den ganzen Tisch, und diesmal ist es eine Scopa. Was spielst du?
lesson-asso-piglia-tutto-1-done = Alles gehört dir, und ein Punkt dazu.
lesson-asso-piglia-tutto-1-three = Zwei Karten. Mit dem Ass wären es vier gewesen, und eine Scopa.
lesson-asso-piglia-tutto-2 = Eines hält das Ass auf: Liegt schon ein Ass auf dem Tisch, muss deines dieses nehmen und sonst nichts. Probier es aus.
lesson-asso-piglia-tutto-2-done = Ass nimmt Ass, und der Rest bleibt. So schützt ein einzelnes Ass einen vollen Tisch.
lesson-asso-piglia-tutto-2-six = Das darfst du, aber wir wollen sehen, was das Ass macht.

## Anleitungen

guide-table = Am Tisch
guide-taking = Nehmen
guide-scopa = Scopa
guide-points = Die Punkte
guide-match = Die Partie
guide-players =
    { $count ->
        [2] Zwei spielen gegeneinander.
        [3] Drei spielen, jeder für sich.
       *[other] Vier spielen, zwei gegen zwei: Wer sich gegenübersitzt, teilt Stapel und Punkte.
    }
guide-any-number = Dieses Spiel geht zu zweit, zu dritt, jeder für sich, oder zu viert, zwei gegen zwei.
guide-deal-hands = Jeder bekommt { $hand } Karten, { $table } liegen offen auf dem Tisch. Sind alle Hände leer, bekommt jeder wieder { $hand }, der Tisch keine, bis alle Karten ausgegeben sind.
guide-deal-all =
    Alle Karten werden auf einmal verteilt: { $hand } für jeden, { $table ->
        [0] keine auf den Tisch
       *[other] { $table } offen auf den Tisch
    }. Übrig bleibt keine.
guide-redeal = Liegen unter den ersten Karten auf dem Tisch drei oder vier Könige, wird neu gemischt und gegeben.
guide-turns = Wer rechts vom Geber sitzt, beginnt; gespielt wird rechtsherum, jeder eine Karte. Derselbe spielt in der ganzen Runde als Erster aus. Gegeben wird reihum nach rechts, jede Runde einer weiter.
guide-first-card = Der Tisch ist am Anfang leer, die erste Karte kann man also nur legen.
guide-capture-single-first = Eine Karte nimmt eine Karte mit demselben Wert; liegen mehrere, wählst du eine. Nur wenn keine gleiche liegt, darf sie mehrere nehmen, die zusammen ihren Wert ergeben.
guide-capture-choice = Passt mehr als eine Summe, wählst du.
guide-capture-fewest = Eine Karte nimmt eine oder mehrere Karten, die zusammen ihren Wert ergeben, aber so wenige wie möglich: Was mit einer Karte geht, darf man nicht mit zweien tun.
guide-capture-any = Eine Karte nimmt eine gleiche oder beliebige Karten, die zusammen ihren Wert ergeben, ganz wie du willst, auch wenn eine gleiche liegt.
guide-capture-fifteen = Deine Karte und die genommenen müssen zusammen fünfzehn ergeben. Gleiche Werte bedeuten nichts. Passt mehreres, wählst du.
guide-ace-sweep = Ein Ass nimmt alles, was auf dem Tisch liegt. Auf den leeren Tisch wird es gelegt wie jede andere Karte.
guide-ace-on-ace-sweep = Das gilt auch, wenn schon ein Ass liegt.
guide-ace-on-ace-single = Liegt aber schon ein Ass, nimmt es genau ein Ass und sonst nichts.
guide-duty = Eine Karte, die nehmen kann, muss nehmen. Niemand muss aber so eine Karte spielen: Du darfst immer eine andere wählen. Was nichts nimmt, bleibt offen auf dem Tisch.
guide-scopa-about = Wer alles nimmt, was auf dem Tisch liegt, macht eine Scopa, einen Punkt. Auf den leeren Tisch zu legen ist keine.
guide-ace-scopa = Räumt ein Ass den Tisch ab, zählt auch das als Scopa.
guide-ace-no-scopa = Räumt ein Ass den Tisch ab, ist das keine Scopa, außer es lag nur ein einzelnes Ass da.
guide-last-sweep-last-card = Mit der allerletzten Karte der Runde gibt es keine Scopa, auch wenn sie alles nimmt.
guide-last-sweep-last-capture = Wer in der Runde zuletzt nimmt, macht damit keine Scopa, auch wenn danach noch gelegt wird.
guide-last-sweep-counts = Abräumen zählt bis zur letzten Karte der Runde.
guide-leftovers = Was am Ende liegen bleibt, bekommt, wer zuletzt genommen hat. Eine Scopa ist das nie. Hat die ganze Runde niemand genommen, gehört es keinem.
guide-count = Nach jeder Runde werden die Stapel gezählt.
guide-carte =
    { $sides ->
        [2] Karten: ein Punkt für die meisten. { $enough } genügen.
       *[other] Karten: ein Punkt für die meisten. Weniger als { $enough } genügen nie.
    }
guide-denari =
    { $sides ->
        [2] Münzen: ein Punkt für die meisten. { $enough } genügen.
       *[other] Münzen: ein Punkt für die meisten. Weniger als { $enough } genügen nie.
    }
guide-settebello = Settebello: ein Punkt für die Münz-Sieben.
guide-primiera = Primiera: ein Punkt für die höchste Summe aus der besten Karte jeder Farbe. Die 7 zählt 21, die 6 zählt 18, das Ass 16, 5 bis 2 zählen 15, 14, 13 und 12, Figuren 10. Wer nicht alle vier Farben hat, kann sie nicht gewinnen. Drei Siebenen und eine Figur ergeben { $sevens }, eine Sieben und drei Sechsen { $sixes }.
guide-scope = Scope: ein Punkt für jede.
guide-re-bello = Re bello: ein Punkt für den Münz-König.
guide-napola = Napola: Ass, 2 und 3 der Münzen auf einer Seite sind drei Punkte, und jede Münze, die lückenlos folgt, ist einer mehr.
guide-tris = Tris: ein Punkt, sooft genau drei Karten, deine und zwei vom Tisch, fünfzehn ergeben und drei verschiedene Farben haben.
guide-ties =
    { $sides ->
        [2] Bei Gleichstand bekommt niemand den Punkt.
       *[other] Teilen sich zwei den ersten Platz, bekommt niemand den Punkt.
    }
guide-our-reading = Von den neapolitanischen Zugaben kennen wir nur Andeutungen. So lesen wir sie.
guide-target = Wer { $target } Punkte hat, gewinnt. Eine Runde wird immer ganz gezählt, es kommt also nicht darauf an, wer zuerst dort war, sondern wer mehr hat.
guide-equal-totals = Sind die Höchsten mit { $target } oder mehr Punkten gleichauf, folgt eine weitere Runde.

## Glossar

term-scopa = Scopa
term-scopa-about = Der Besen, und was er tut: alles nehmen, was auf dem Tisch liegt, für einen Punkt. Die Mehrzahl ist Scope.
term-scopone = Scopone
term-scopone-about = Die große Scopa zu viert, bei der alle Karten auf einmal verteilt werden.
term-smazzata = Smazzata
term-smazzata-about = Eine Runde, vom Geben bis zum Zählen.
term-partita = Partita
term-partita-about = Eine Partie: so viele Runden, bis jemand am Ziel ist.
term-mazziere = Mazziere
term-mazziere-about = Der Geber, der reihum immer als Letzter spielt.
term-di-mano = Di mano
term-di-mano-about = Wer ausspielt: der Platz rechts vom Geber.
term-compagno = Compagno
term-compagno-about = Dein Partner, der dir gegenübersitzt.
term-presa = Presa
term-presa-about = Das Nehmen: eine gespielte Karte und was sie holt.
term-calare = Calare
term-calare-about = Legen: Die Karte nimmt nichts und bleibt auf dem Tisch.
term-mazzetto = Mazzetto
term-mazzetto-about = Der Stapel vor dir mit den genommenen Karten.
term-carte = Carte
term-carte-about = Der Punkt für die meisten Karten.
term-denari = Denari
term-denari-about = Münzen, die Farbe, und der Punkt für die meisten davon. Im französischen Blatt Karo.
term-settebello = Settebello
term-settebello-about = Die schöne Sieben: die Münz-Sieben, ein Punkt für sich.
term-primiera = Primiera
term-primiera-about = Der Punkt für die besten vier Karten, eine aus jeder Farbe, nach eigenen Werten.
term-re-bello = Re bello
term-re-bello-about = Der schöne König: der Münz-König, ein Punkt, wo man es so spielt.
term-napola = Napola
term-napola-about = Ass, 2, 3 der Münzen und lückenlos weiter, auf einem Stapel.
term-tris = Tris
term-tris-about = Im Quindici napoletano: drei Karten in drei Farben, die 15 ergeben.
term-figura = Figura
term-figura-about = Eine Figur: Bube (fante) 8, Reiter (cavallo) 9, König (re) 10. Im französischen Blatt Bube, Dame, König.
term-pari-spari = Pari, spari
term-pari-spari-about = Gerade und ungerade: ob von einem Wert noch zwei oder vier Karten kommen, oder eine oder drei.
term-spariglio = Spariglio
term-spariglio-about = Entpaaren: ungleiche Karten nehmen, sodass ihre Werte nicht mehr paarweise aufgehen.
term-mulinello = Mulinello
term-mulinello-about = Die kleine Mühle: Eine Seite räumt immer wieder ab, die andere kann nur legen.

## Fragen

question-must-take = Muss ich nehmen, wenn ich kann?
question-must-take-answer = Wenn die Karte, die du spielst, nehmen kann, ja. Welche du spielst, ist aber deine Sache, und es darf eine sein, die nichts nimmt.
question-equal-card = Warum darf meine 7 nicht 4 und 3 nehmen?
question-equal-card-answer = Weil eine 7 auf dem Tisch liegt. Die gleiche Karte geht vor, dann wird nicht gerechnet. An manchen Tischen spielt man es anders: Sieh bei den Feinheiten nach.
question-which-cards = Zwei Karten auf dem Tisch sind gleich wie meine. Bekomme ich beide?
question-which-cards-answer = Nein, eine, und du wählst sie. Ist eine Münze dabei, weißt du, welche.
question-queen = Zählt die Dame 8 oder 9?
question-queen-answer = 9. Der Bube zählt 8 und der König 10. Achten, Neunen und Zehnen mit Zahlen sind nicht im Spiel.
question-tie = Wir haben beide 20 Karten. Wer bekommt den Punkt?
question-tie-answer = Niemand. So ist es auch bei je fünf Münzen und bei gleicher Primiera: Gleichstand bringt keinem etwas.
question-no-suit = Ich hatte drei Siebenen und habe die Primiera verloren. Wieso?
question-no-suit-answer = Entweder fehlte dir die vierte Farbe, dann hast du gar keine Primiera, oder deine Karte dort war schwach. 7, 7, 7 und eine Figur verlieren gegen 7, 6, 6, 6.
question-last-scopa = Ich habe mit der letzten Karte abgeräumt, und das gibt keinen Punkt?
question-last-scopa-answer = Mit der allerletzten Karte der Runde nicht, sonst hätte es der Letzte zu leicht. Mit der letzten Karte einer früheren Hand schon.
question-left-over = Wer bekommt, was auf dem Tisch bleibt?
question-left-over-answer = Wer zuletzt genommen hat. Oft entscheidet das den Punkt für die Karten.
question-both-eleven = Wir sind beide bei 11. Wer gewinnt?
question-both-eleven-answer = Wer mehr hat. Habt ihr gleich viel, spielt ihr noch eine Runde.
question-king-redeal = Warum wurde zweimal gegeben?
question-king-redeal-answer = Es lagen drei oder vier Könige auf dem Tisch. Das wäre ein zäher Anfang, also wird neu gemischt.
question-fair = Sieht der Computer meine Karten?
question-fair-answer = Nein. Die Mitspieler erfahren genau das, was man auf ihrem Platz sehen würde. Und wie gemischt wird, steht vor der Runde fest und lässt sich hinterher nachprüfen.
question-french-deck = Kann ich mit den Karten spielen, die ich zu Hause habe?
question-french-deck-answer = Ja. Nimm Achten, Neunen, Zehnen und Joker heraus, dann bleiben vierzig Karten. Karo sind die Münzen. Auch hier kannst du ein Blatt mit französischen Farben wählen.

## Ratschläge

advice-worth = Was ein Zug wert ist
advice-worth-about = Karten zählen, Münzen zählen mehr, der Settebello am meisten; Siebenen, Sechsen und Asse helfen in der Primiera, und eine Scopa ist ein ganzer Punkt. Dann schau, was du liegen lässt: Wer dabei eine Scopa verschenkt, hat teuer genommen.
advice-eleven = Elf ist sicher
advice-eleven-about = Keine Karte zählt mehr als 10. Einen Tisch, der 11 oder mehr ergibt, räumt niemand ab, nicht einmal ein König.
advice-low-table = Zehn und weniger nicht
advice-low-table-about = Zähl zusammen, was du liegen lässt. Sind es 10 oder weniger, räumt genau ein Wert den Tisch ab, und es fragt sich nur, wie viele davon noch unterwegs sind. Sind alle vier weg, kann dir doch nichts geschehen.
advice-sevens = Siebenen nichts auftischen
advice-sevens-about = 5 und 2, 4 und 3, 6 und Ass: Jedes dieser Paare holt eine 7, vielleicht gerade die, die darauf gewartet hat. Solange Siebenen unterwegs sind, lass solche Paare nicht liegen.
advice-doubles = Leg, was du doppelt hast
advice-doubles-about = Im Scopone mit zehn Karten, bei leerem Tisch: Hältst du von einem Wert nur die eine Karte, die du legst, kann der Nächste sie in { $one } von hundert Fällen nehmen; hältst du zwei, in { $two }; bei dreien nur in { $three }. Hast du alle vier, nie.
advice-courts = Figuren sind billig
advice-courts-about = Sie zählen in der Primiera am wenigsten und machen den Tisch schwer. Musst du legen, fang damit an, nur nicht mit Münzen.
advice-bait = Ein Köder
advice-bait-about = Leg niedrig, wenn du die Karte hältst, die die Summe nimmt. Wer sie liegen lässt, gibt sie dir zurück.
advice-watch = Sieh, was andere liegen lassen
advice-watch-about = Lässt jemand eine Karte liegen, kann er sie wohl nicht nehmen. Wohl: Niemand muss die Karte spielen, die es könnte.
advice-parity = Rechne mit
advice-parity-about = In der gewöhnlichen Scopa verschwindet mit jedem Nehmen eine gerade Summe: die Karte und noch einmal so viel vom Tisch. Alle vierzig Karten ergeben 220. Zieh ab, was du siehst, und du weißt, wie viel noch verborgen ist.
advice-last-hand = Die letzten drei sind kein Geheimnis
advice-last-hand-about = Zu zweit kennt die letzten drei Karten des anderen, wer mitgezählt hat: Es sind die, die fehlen. Von da an lässt sich alles ausrechnen.
advice-enough = Wann es genug ist
advice-enough-about = Bei zwei Seiten entscheiden { $cards } Karten den Punkt für die Karten und { $coins } Münzen den für die Münzen. Ist ein Punkt sicher, spiel um die anderen.
advice-partner = Spiel mit deinem Partner
advice-partner-about = Was dein Partner legt, hat er oft doppelt: Lass es liegen. Hat ein Gegner es genommen, leg noch einmal dasselbe. Und spielt dein Partner vor jemandem, der nichts nehmen kann, lass ihm etwas Gutes da.
advice-unpair = Entpaaren, wenn ihr ausspielt
advice-unpair-about = Die Seite des Gebers spielt zuletzt und will, dass die Werte paarweise weggehen. Wer ausspielt, nimmt ungleiche Karten: 5 nimmt 3 und 2, und drei Werte gehen nicht mehr auf. Die Seite des Gebers nimmt lieber gleiche.
advice-mulinello = Die Mühle: starten, nicht füttern
advice-mulinello-about = Liegt wenig auf dem Tisch, räumt manchmal eine Seite immer wieder ab, und die andere kann nur legen. Fang damit an, wenn ihr die seid, die nehmen. Steckst du darin, leg, was am ehesten schon weg ist.
advice-aces = Wo Asse abräumen
advice-aces-about = Heb Asse für einen vollen Tisch auf, und lass keinen reichen Tisch zurück, solange Asse unterwegs sind.

## Seiten

learn-title = Spielen lernen
learn-intro = In einer halben Stunde von der ersten Karte bis zum Scopone. Jeder Schritt wird am Tisch gespielt; probier, was du magst, zu allem gibt es eine Antwort.
learn-lessons = Lektionen
learn-rules = Regeln
learn-glossary = Glossar
learn-questions = Fragen
learn-advice = Gut spielen
learn-begin = Anfangen
learn-go-on = Weiter
learn-all-done = Du hast alle Lektionen durch. Zeit für eine Partie!
learn-lessons-done = { $done } von { $count } Lektionen geschafft
learn-done = geschafft
learn-step = Schritt { $step } von { $count }
learn-forget = Noch einmal von vorn anfangen
learn-pick = Wähle eine Karte, dann, was sie nimmt.
learn-prime-pick = Wähle aus jeder Farbe eine Karte.
learn-check = Prüfen
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-to-table = An den Tisch!
learn-right = Richtig!
learn-other = Noch nicht.
learn-illegal = Das geht nicht.
learn-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
learn-drawn = Du spielst { $card }. Auf dem Tisch: { $cards }.
learn-other-variants = Die anderen Spiele
learn-choice-you = Du
learn-choice-other = Rosa
learn-choice-nobody = Niemand
learn-choice-again = Noch niemand
learn-choice-right = Rechts
learn-choice-left = Links
learn-choice-us = Unser Paar
learn-choice-them = Das andere Paar
learn-choice-yes = Ja
learn-choice-no = Nein
