### La pagina in cui si prepara una posizione.

editor-title = Prepara una posizione
editor-intro = Scegli un posto, poi tocca le carte che ci vanno; se ne tocchi una di nuovo, la togli.
editor-game = Gioco
editor-draw = Dammi le carte
editor-fill = Distribuisci il resto a caso
editor-clear = Svuota
editor-undo = Annulla
editor-rules = Regole e avversari
editor-places = Dove vanno le carte
editor-hand =
    { $you ->
        [yes] La tua mano
       *[no] Mano di { $who }
    }
editor-table = Tavola
editor-pile = Prese: { $who }
editor-stock = Mazzo
editor-mark-hand = { $number }
editor-mark-table = T
editor-mark-pile = P{ $number }
editor-mark-stock = M
editor-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
editor-deck = Le quaranta carte
editor-nowhere = ancora da nessuna parte
editor-left =
    { $count ->
        [0] Ogni carta ha il suo posto.
        [one] 1 carta non ha ancora un posto.
       *[other] { $count } carte non hanno ancora un posto.
    }
editor-order = Ordine del mazzo
editor-order-about = Da sinistra: le prime carte si danno per prime. Scegli una carta e spostala.
editor-order-card = { $number }: { $card }
editor-first = In cima
editor-earlier = Prima
editor-later = Dopo
editor-shuffle = Mescola
editor-facts = Come stanno le cose
editor-turn = Di turno
editor-dealer = Mazziere: { $who }. Lo dicono le mani e il turno.
editor-last = Ultima presa
editor-nobody = nessuno
editor-last-scored = ed era una scopa
editor-scope = Scope: { $who }
editor-tris = Tris: { $who }
editor-score = Punti finora: { $who }
editor-notation = Notazione
editor-notation-about = Mani, tavola, turno, ultima presa, carte prese, scope, mazzo. L’indirizzo di questa pagina contiene tutto: copialo per condividere la posizione.
editor-checking = Controllo…
editor-ready = Si può giocare.
editor-faults = Da qui non si può ancora giocare:
editor-missing =
    { $count ->
        [one] 1 carta non ha un posto
       *[other] { $count } carte non hanno un posto
    }
editor-play = Continua da qui
