# Che cosa dicono le pagine delle partite e dei replay, oltre ai testi di tutte le pagine.

matches-title = Le mie partite
matches-running = Ancora in corso
matches-continue = Continua
matches-finished = Finite
matches-none = Ancora nessuna partita finita
matches-none-about = Ogni partita che finisci resta qui, in questo browser, e si può rivedere giocata per giocata.
matches-begin = Gioca una partita
matches-import = Apri una registrazione
matches-import-about = Qui si può rivedere anche una partita esportata da qualcun altro. Puoi anche trascinare il file su questa pagina.
matches-drop = Rilascia per aprire il file
matches-watch = Rivedi
matches-watch-what = Rivedi: { $match }
matches-save = Salva registrazione
matches-save-what = Salva registrazione: { $match }
matches-forget = Dimentica
matches-forget-what = Dimentica: { $match }
matches-forget-question = Dimenticare questa partita?
matches-forget-about = { $match }: viene cancellata da questo browser, e nessun altro ce l’ha.
matches-forget-no = Tienila
matches-passing = Questo browser non permette alla pagina di conservare nulla (forse è una finestra privata). L’elenco dura finché non chiudi la pagina: salva le registrazioni che ti interessano.
error-archive-full = Non è stato possibile conservare la partita: il browser non ha posto, o lo vieta.
matches-brought = importata
matches-against = contro { $who }
matches-won = vinta
matches-lost = persa
matches-undecided = non decisa
matches-rounds =
    { $count ->
        [one] 1 smazzata
       *[other] { $count } smazzate
    }
matches-kept =
    { $count ->
        [one] È stata aggiunta una partita.
       *[other] Sono state aggiunte { $count } partite.
    }
matches-refused = { $file }: { $reason }
matches-refused-line = { $file }, riga { $line }: { $reason }
error-unreadable-file = Il file non si può leggere.
error-damaged-link = Questo link è danneggiato o è stato tagliato per strada. Fattelo mandare di nuovo, oppure chiedi il file con la registrazione.
hand-of =
    { $you ->
        [yes] La tua mano
       *[no] Mano di { $who }
    }
replay-title = Replay
replay-dealt =
    { $you ->
        [yes] Smazzata { $round }: hai dato le carte tu.
       *[no] Smazzata { $round }: ha dato le carte { $who }.
    }
replay-set-up = Smazzata { $round }: comincia da una posizione preparata a mano.
replay-where = Smazzata { $round }, giocata { $ply } di { $plays }.
replay-where-start = Smazzata { $round }, carte appena date.
replay-stops = La registrazione finisce qui.
replay-hand-dealt = Si danno nuove carte.
replay-won =
    { $pair ->
        [yes] { $who } vincono la partita.
       *[no] { $who } vince la partita.
    }
replay-controls = Replay
replay-play = Avvia
replay-pause = Ferma
replay-forward = Avanti di una giocata
replay-back = Indietro di una giocata
replay-scopa-next = Alla prossima scopa
replay-scopa-last = Alla scopa precedente
replay-no-scopa-next = Dopo non ci sono altre scope.
replay-no-scopa-last = Prima non ci sono scope.
replay-position = Punto della smazzata
replay-choose-round = Smazzata
replay-round-number = Smazzata { $round }
replay-view = Vista
replay-seat = Visto da
replay-open = Mani
replay-open-on = tutte scoperte
replay-open-off = solo questa
replay-keep = Tieni tra le mie partite
replay-kept = Ora è tra le tue partite.
replay-share = Condividi
replay-share-title = Condividi questa partita
replay-share-what = Che cosa mostra il link
replay-share-match = la partita, da qui
replay-share-round = solo questa smazzata
replay-share-link = Link
replay-share-about = Il link contiene tutta la registrazione: nessun server la conserva, e non scade mai.
replay-share-copy = Copia il link
replay-share-copied = Copiato.
replay-share-copy-failed = Copia tu il link evidenziato: qui il browser non lo permette.
replay-share-save = Salva la registrazione
replay-to-matches = Alle mie partite
replay-to-table = Torna alle carte
replay-again = Dall’inizio
keys-replay-step = una giocata indietro o avanti
keys-replay-scopa = alla scopa precedente o alla prossima
keys-replay-round = alla smazzata precedente o alla prossima
keys-replay-ends = all’inizio o alla fine
keys-replay-play = avvia o ferma
keys-replay-seat = guarda dal posto successivo
keys-replay-open = scopri o copri le altre mani
keys-replay-share = condividi
