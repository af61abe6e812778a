### La pagina in cui si contano le partite finite.

statistics-title = Statistiche
statistics-about = Le partite che hai finito in questo browser. Quelle cominciate da una posizione preparata e le registrazioni importate non contano.
statistics-filter = Quali partite
statistics-of-variant = Gioco
statistics-of-opponent = Avversario
statistics-every-variant = Tutti i giochi
statistics-every-opponent = Tutti
statistics-somebody = qualcuno
statistics-none = Ancora niente da contare
statistics-none-about = Finisci una partita e la trovi contata qui: chi batti e a che gioco, i tuoi punti a smazzata e quali prendi più spesso.
statistics-begin = Gioca una partita
statistics-no-such = Ancora nessuna partita di questo tipo.
statistics-figures = In cifre
statistics-matches = Partite
statistics-won = Vinte
statistics-lost = Perse
statistics-rounds = Smazzate
statistics-mine = I tuoi punti a smazzata
statistics-theirs = I loro
statistics-run = Ultima serie
statistics-longest = Serie più lunga
statistics-run-won =
    { $count ->
        [0] nessuna
        [one] 1 partita vinta
       *[other] { $count } partite vinte
    }
statistics-run-lost =
    { $count ->
        [0] nessuna
        [one] 1 partita persa
       *[other] { $count } partite perse
    }
statistics-few =
    { $count ->
        [one] Una partita dice poco: stando solo a questa potresti vincerne da { $low } a { $high }.
       *[other] { $count } partite dicono poco: stando solo a queste potresti vincerne da { $low } a { $high }.
    }
statistics-likely = Secondo queste { $count } partite ne vinci da { $low } a { $high } (con il 95% di fiducia).
statistics-shares = Chi prende i punti
statistics-category = Punto
statistics-you = Tu
statistics-nobody = Nessuno
statistics-others = Altri
statistics-share = La tua quota
statistics-shares-about = Contati in punti. La tua quota è sui punti presi da qualcuno; con un compagno, i punti della coppia sono i tuoi.
statistics-course = Nel corso del tempo
statistics-course-told =
    { $count ->
        [one] Grafico della tua ultima partita: { $trend } punti a smazzata.
       *[other] Grafico delle tue ultime { $count } partite: alla fine sei avanti in media di { $trend } punti a smazzata.
    }
statistics-course-about = Ogni barra è una partita: i tuoi punti a smazzata meno la media degli altri. Sopra la linea ne hai fatti più di loro.
statistics-key-won = vinta
statistics-key-lost = persa
statistics-key-trend = media delle ultime { $count }
statistics-as-table = Lo stesso in una tabella
statistics-match = Partita
statistics-result = Risultato
statistics-lead = Vantaggio a smazzata
statistics-was-won = vinta
statistics-was-lost = persa
statistics-by-variant = Per gioco
statistics-by-opponent = Per avversario
statistics-groups-about = La barra mostra fra quali valori sta probabilmente la tua vera quota di vittorie; la linea tratteggiata segna la metà. Il vantaggio è in punti a smazzata.
