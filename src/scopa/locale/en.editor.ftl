### The page on which a position is set up.

editor-title = Set up a position
editor-intro = Choose a place, then tap the cards that lie there; tapped again, a card is taken away.
editor-game = Game
editor-draw = Deal me something
editor-fill = Fill the rest by chance
editor-clear = Clear
editor-undo = Undo
editor-rules = Rules and opponents
editor-places = Where cards go
editor-hand =
    { $you ->
        [yes] Your hand
       *[no] Hand of { $who }
    }
editor-table = Table
editor-pile = Taken: { $who }
editor-stock = Stock
editor-mark-hand = { $number }
editor-mark-table = T
editor-mark-pile = P{ $number }
editor-mark-stock = S
editor-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
editor-deck = The forty cards
editor-nowhere = nowhere yet
editor-left =
    { $count ->
        [0] Every card has its place.
        [one] 1 card has no place yet.
       *[other] { $count } cards have no place yet.
    }
editor-order = Order of the stock
editor-order-about = From the left: the first cards are dealt first. Pick a card, then move it.
editor-order-card = { $number }: { $card }
editor-first = To the front
editor-earlier = Earlier
editor-later = Later
editor-shuffle = Shuffle
editor-facts = How things stand
editor-turn = To play
editor-dealer = Dealer: { $who }. It follows from the hands and from whose turn it is.
editor-last = Captured last
editor-nobody = nobody
editor-last-scored = and it was a scopa
editor-scope = Scope: { $who }
editor-tris = Tris: { $who }
editor-score = Points so far: { $who }
editor-notation = Notation
editor-notation-about = Hands, table, turn, last capture, cards taken, scope, stock. The address of this page holds it all: copy it to share the position.
editor-checking = Checking …
editor-ready = Ready to play.
editor-faults = Not a position to play from yet:
editor-missing =
    { $count ->
        [one] 1 card has no place
       *[other] { $count } cards have no place
    }
editor-play = Play on from here
