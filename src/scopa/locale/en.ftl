# The words of scopa in English: browser table, terminal and command line.
# Ids are the same in all catalogues; the client's tests compare them.

app-name = Scopa
title-start = Scopa: choose a game
title-table = Scopa: at the table

## Cards

rank-name =
    { $rank ->
        [A] ace
        [F] jack
        [C] knight
        [R] king
       *[other] { $rank }
    }
card-name =
    { $rank ->
        [A] ace
        [F] jack
        [C] knight
        [R] king
       *[other] { $rank }
    } of { $suit ->
        [d] coins
        [c] cups
        [s] swords
       *[b] clubs
    }
card-object =
    the { $rank ->
        [A] ace
        [F] jack
        [C] knight
        [R] king
       *[other] { $rank }
    } of { $suit ->
        [d] coins
        [c] cups
        [s] swords
       *[b] clubs
    }
suit-lacking =
    no { $suit ->
        [d] coins
        [c] cups
        [s] swords
       *[b] clubs
    }
cards-held =
    { $count ->
        [one] holds 1 card
       *[other] holds { $count } cards
    }

# Things in a row, the last of them joined by a word.
list-two = { $first } and { $second }
list-more = { $others }, and { $last }

## The deck

deck = Deck
deck-neapolitan = Neapolitan
deck-french = French suits
deck-contrast = Large signs
deck-title = The deck
deck-about = Forty cards in four suits, from ace to king. Choose a card to see it large.
deck-back = The back
to-table = Back to the table
deck-show = All the cards
title-deck = Scopa: the deck
suit-name =
    { $suit ->
        [d] coins
        [c] cups
        [s] swords
       *[b] clubs
    }
french-suit-name =
    { $suit ->
        [d] diamonds
        [c] hearts
        [s] spades
       *[b] clubs
    }
french-rank-name =
    { $rank ->
        [A] ace
        [F] jack
        [C] queen
        [R] king
       *[other] { $rank }
    }
french-card-name =
    { $rank ->
        [A] ace
        [F] jack
        [C] queen
        [R] king
       *[other] { $rank }
    } of { $suit ->
        [d] diamonds
        [c] hearts
        [s] spades
       *[b] clubs
    }
french-card-object =
    the { $rank ->
        [A] ace
        [F] jack
        [C] queen
        [R] king
       *[other] { $rank }
    } of { $suit ->
        [d] diamonds
        [c] hearts
        [s] spades
       *[b] clubs
    }

## Bots

bot-random = Nino
bot-greedy = Rosa
bot-chitarella = Gennaro
bot-prudente = Teresa
bot-maestro = Maestro
bot-choice =
    { $bot ->
        [random] { $name } (plays on a whim)
        [greedy] { $name } (grabs what she can)
        [chitarella] { $name } (plays by the old rules)
        [prudente] { $name } (gives nothing away)
        [maestro] { $name } (thinks ahead)
       *[other] { $name }
    }

## Games

variant-scopa = Scopa
variant-scopa-about = The classic for two: three cards in hand, four on the table.
variant-scopa-3 = Scopa for three
variant-scopa-3-about = Everyone for themselves, with all the usual rules.
variant-scopa-4 = Scopa for four
variant-scopa-4-about = Two against two, three cards in hand at a time.
variant-scopone = Scopone
variant-scopone-about = Two against two with nine cards each: partners have to read each other.
variant-scopone-scientifico = Scopone scientifico
variant-scopone-scientifico-about = All forty cards are dealt and the table starts bare. No luck left to blame.
variant-quindici = Quindici
variant-quindici-about = The card you play and the cards it takes must add up to fifteen.
variant-quindici-napoli = Quindici napoletano
variant-quindici-napoli-about = Fifteen with extras: the napola, and captures of three cards in three suits.
variant-assi = Scopa d’assi
variant-assi-about = An ace clears the whole table, though that earns no scopa.
variant-re-bello = Re bello
variant-re-bello-about = Like Scopa, and the king of coins is worth a point too.
variant-asso-piglia-tutto = Asso piglia tutto
variant-asso-piglia-tutto-about = An ace takes everything, and it counts as a scopa.

## Rules

switch-capture = Taking cards
switch-capture-single-first = An equal card comes first
switch-capture-fewest = As few cards as possible
switch-capture-any = Any set that adds up
switch-capture-fifteen = Sets that make fifteen
switch-ace = The ace
switch-ace-plain = Is a plain one
switch-ace-sweep = Clears the table
switch-ace-on-ace = An ace when an ace lies there
switch-ace-on-ace-sweep = Takes everything
switch-ace-on-ace-single = Takes only that ace
switch-ace-sweep-is-scopa = Clearing with an ace is a scopa
switch-ace-sweep-is-scopa-about = It scores a point like any other scopa.
switch-last-sweep = Sweeping at the end of a round
switch-last-sweep-last-card = Not with the very last card
switch-last-sweep-last-capture = Not with the last capture
switch-last-sweep-counts = Always counts
switch-re-bello = Re bello
switch-re-bello-about = One point for the king of coins.
switch-napola = Napola
switch-napola-about = Ace, 2 and 3 of coins: three points, and one for each coin that follows.
switch-tris = Tris
switch-tris-about = One point for fifteen from exactly three cards in three suits.
tag-capture-single-first = equal card first
tag-capture-fewest = fewest cards
tag-capture-any = any sum
tag-capture-fifteen = makes fifteen
tag-ace-plain = plain ace
tag-ace-sweep = ace sweeps
tag-last-sweep-last-card = not the last card
tag-last-sweep-last-capture = not the last capture
tag-last-sweep-counts = last sweep counts
tag-target = to { $target }
tag-players = { $count } players
rules-in-force = Rules of this match

## Start page

choose-game = What shall we play?
player-counts = { $counts } players
players = Players
target = Points to win
opponent = Your opponent
opponent-right = On your right
opponent-left = On your left
opponent-partner = Your partner, across
finer-rules = Finer rules
begin = Deal me in
continue-match = Carry on with a match
match-so-far = round { $round } · { $score }
try-again = Try again
language = Language

## Learning

learn-link = Learn to play
rules-link = Rules
title-learn = Scopa: learn to play
title-guide = Scopa: the rules
title-lesson = Scopa: { $lesson }
title-guide-of = Scopa: the rules of { $variant }
title-glossary = Scopa: glossary
title-questions = Scopa: questions and answers
title-advice = Scopa: how to play well
title-editor = Scopa: set up a position
title-statistics = Scopa: statistics
editor-link = Set up a position
statistics-link = Statistics

## At the table

you = You
seat-number = Seat { $seat }
side-ours = Us
side-theirs = Them
role-turn = to play
role-next = next
role-dealer = dealer
role-partner = partner
score-label = Points:
seat-left = { $who }, on your left
seat-top = { $who }, across from you
seat-right = { $who }, on your right
your-hand = Your hand
the-table = The table
table-empty = The table is bare.
card-taken = will be taken
card-closed = cannot be taken
card-played = { $who }: { $card }
stock =
    { $count ->
        [one] 1 card in the stock
       *[other] { $count } cards in the stock
    }
last-hand = last hand
pile =
    { $owner }: { $cards ->
        [0] nothing taken yet
        [one] 1 card taken
       *[other] { $cards } cards taken
    }, { $scope ->
        [0] no scopa
        [one] 1 scopa
       *[other] { $scope } scope
    }
pile-uncounted =
    { $owner }: { $scope ->
        [0] no scopa
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

## The line at the foot

play-take = { $card } takes { $cards }
play-lay = Lay { $card }
gain-scopa = Scopa!
gain-settebello = Settebello
gain-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
foot-choose = Your turn: pick a card.
foot-wait = { $who } is thinking …
foot-several =
    { $count ->
        [one] { $card }: one choice.
       *[other] { $card }: { $count } choices. Tap the cards you want.
    }
between-rounds = The cards are being shuffled …
action-take = Take
action-lay = Lay
action-list =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
choice-title = What do you take?
hint-ask = Show me the move
hint-short = Hint
hint-title = The lead each play promises for this round, in points
hint-thinking = Let me think …

## What happened, told in sentences

your-turn = Your turn.
told-lay =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $who } lays { $card }.
    }
told-take =
    { $you ->
        [yes] You play { $card } and take { $cards }.
       *[no] { $who } plays { $card } and takes { $cards }.
    }
told-scopa = Scopa!
told-hand = Your cards: { $cards }.
told-hand-empty = Your hand is empty.
told-table = On the table: { $cards }.
told-deal =
    { $you ->
        [yes] Round { $round }. You deal.
       *[no] Round { $round }. { $who } deals.
    }
told-nothing = Nothing has been played yet.
told-points = { $owner }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $target }.
leftovers =
    { $count ->
        [one] The last card on the table ({ $cards }) goes to
       *[other] The last cards on the table ({ $cards }) go to
    } { $to ->
        [you] you
        [us] us
        [them] them
       *[name] { $side }
    }.
leftovers-nobody =
    { $count ->
        [one] Nobody took anything, so the last card ({ $cards }) belongs to nobody.
       *[other] Nobody took anything, so the last cards ({ $cards }) belong to nobody.
    }

## The count

round-over = Round { $round }: the count
category-carte = Cards
category-denari = Coins
category-settebello = Settebello
category-primiera = Primiera
category-scope = Scope
category-re-bello = Re bello
category-napola = Napola
category-tris = Tris
has-it = has it
no-primiera = none
point-won = +{ $count }
points-round = This round
points-match = Match, to { $target }
scopa-made = { $who }: { $play }
next-round = Next round
match-won =
    { $pair ->
        [yes] You two win the match!
       *[no] You win the match!
    }
match-lost =
    { $pair ->
        [yes] The other pair wins the match.
       *[no] { $who } wins the match.
    }

## Matches and replays

title-matches = Scopa: my matches
title-replay = Scopa: replay
matches-link = My matches
replay-match = Watch it again
replay-round = Watch this round

## Menu, keys and questions

menu = Menu
menu-new = New
menu-keys = Keys
new-match = New match
new-match-question = Start a new match?
new-match-kept = This one is kept: you can carry on with it from the start page.
new-match-same = New match, same rules
new-match-other = Another game
keep-playing = Keep playing
to-start = To the start page
close = Close
keys-title = Keys
keys-arrows = move between cards, in the hand and on the table
keys-digits = pick a card from the hand
key-space = Space
keys-space = pick the card you are on
keys-enter = confirm the play, or list the choices
keys-escape = let go of the card
keys-hint = show me the move
keys-new = new match
keys-table = say what lies on the table, and whose turn it is
keys-cards = say the cards in your hand
keys-score = say the score
keys-last = say the last play
keys-settings = settings
keys-help = this list
line-lost = The connection is gone. Trying to get it back …
offline-title = No network just now
offline-works = These work without one:
offline-waits = A match waits for the network, and goes on by itself once it is back.
offline-learn = The course
offline-guides = The rules
offline-glossary = The glossary
offline-matches = Your matches and replays
error-unreachable = The server does not answer. Is it still running?
error-unknown = That did not work. Please try again.

## Settings

settings = Settings
setting-on = on
setting-off = off
setting-theme = Light
setting-theme-auto = as the system
setting-theme-light = day
setting-theme-dark = evening
setting-speed = Pace of play
setting-speed-slow = leisurely
setting-speed-normal = normal
setting-speed-fast = brisk
setting-speed-off = at once
setting-sorting = Sort the hand
setting-sorting-rank = by rank
setting-sorting-suit = by suit
setting-sorting-dealt = as dealt
setting-confirm = Confirm each play
setting-counts = Count the cards taken
setting-sound = Sounds
setting-controls = Buttons for
setting-controls-right = the right hand
setting-controls-left = the left hand

## Terminal

terminal-too-small = This terminal is too small: the table needs { $width } columns and { $height } lines.
enumeration = { $most } and { $last }
cards-taken =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dealer-is = dealer: { $who }
several-plays =
    { $count ->
        [one] { $card }: one choice.
       *[other] { $card }: { $count } choices.
    }
key-enter = Enter
does-card = card
does-play = play
does-choose = choose
does-move = move
does-change = change
does-quit = quit
keys-along = move along your hand
keys-ranks = go to an ace, jack, knight or king
keys-list = go through what the card can take
keys-back = leave that list
keys-quit = quit
answer-quit = Quit
quit-question = Leave the table?
not-kept = This match is not kept.

## Command line

replay-head = { $variant }, round { $round }
replay-points = Points { $points }, match { $score }
replay-unfinished =
    { $plays ->
        [one] Not finished: 1 play
       *[other] Not finished: { $plays } plays
    }
hint-head = Seat { $seat } to play. The lead each play promises for this round, in points:
arena-head = { $a } against { $b }, { $variant }
arena-done =
    { $deals ->
        [one] 1 deal, { $rounds } rounds
       *[other] { $deals } deals, { $rounds } rounds
    }
arena-difference = Points a round: { $value }
arena-shares = Rounds won { $won } %, tied { $tied } %, lost { $lost } %
arena-leading = When leading: { $value }
arena-following = When dealing: { $value }
arena-bot = { $bot }: { $milliseconds } ms a play, { $given } scope given away a round
arena-test =
    { $answer ->
        [better] Decided: { $better } is likelier than { $equal } (log-likelihood ratio { $ratio }, bound { $bound })
        [equal] Decided: { $equal } is likelier than { $better } (log-likelihood ratio { $ratio }, bound { $bound })
       *[open] Not decided between { $equal } and { $better } (log-likelihood ratio { $ratio }, bound { $bound })
    }
arena-league = All against all, { $variant }: points a round against the field
arena-chart-title =
    { $deals ->
        [one] Bots in { $variant }: 1 deal a pair
       *[other] Bots in { $variant }: { $deals } deals a pair
    }
arena-chart-axis = points a round against the field, with 95 % intervals
bench-rate = { $rate } million plays/s
bench-solve = { $median } ms, worst { $worst } ms
bench-ending =
    { $cards ->
        [one] { $variant }, 1 card a hand
       *[other] { $variant }, { $cards } cards a hand
    }
bench-round = { $variant }, whole round

## Link previews

about-page = Scopa and Scopone, the Italian card games, in the browser: against the computer, with every rule, without ads.
app-title = Scopa, the Italian card game
app-preview = Cards of the Neapolitan deck, fanned out on a wooden table

## Errors

error-unknown-command = There is no command “{ $command }”. There are: { $known }.
error-no-file = { $path } cannot be read: { $reason }.
error-no-answer = The answer cannot be written: { $reason }.
error-not-text = { $path } is not UTF-8 text.
error-unknown-variant = There is no variant “{ $variant }”. There are: { $known }.
error-unknown-switch = There is no switch “{ $switch }”. There are: { $known }.
error-bad-switch = A switch is written name=value, not “{ $text }”.
error-bad-switch-value = { $switch } cannot be “{ $value }”. It can be: { $allowed }.
error-switch-twice = The switch { $switch } is given more than once.
error-players-conflict = { $variant } is for { $allowed } players, not { $players }.
error-idle-switch = { $switch } matters only where { $needed }.
error-other-contest = { $path } holds the results of another contest.
error-no-results = { $path } is not a file of results (line { $line }).
error-no-results-kept = No results can be kept in { $path }: { $reason }.
error-no-core = { $bot } needs the compiled core, which is not built here.
error-worker-lost = A process that was playing was ended from outside, perhaps for want of memory.
error-no-dask = A cluster needs Dask: install scopa[cluster].
error-no-cluster = The cluster at { $address } does not do its work: { $reason }
error-three-sides = Where three play each alone there is no one value: only two sides can be solved.
error-too-many-worlds = { $worlds } worlds are too many to list.
error-no-turn = It is not the turn of seat { $seat }.
error-no-entrant = No bot can be made of “{ $bot }”: { $reason }.
error-entrant-failed = The bot “{ $bot }” failed in deal { $deal }: { $reason }
error-bot-twice = The bot { $bot } is named twice.
error-chart-of-two = --chart draws a round robin: name three bots or more.
error-bad-test = --test takes two finite numbers, the lower one first.
error-no-output = { $path } cannot be written: { $reason }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-illegal-play = “{ $play }” is not a legal play here.
error-round-over = The round is over: “{ $play }” cannot be played any more.
error-bad-position = This position cannot be: { $faults }.
error-bad-card = “{ $text }” at character { $where } is not a card.
error-bad-rank = “{ $text }” at character { $where } is not a rank.
error-bad-set = “{ $text }” at character { $where } is not a set of cards.
error-card-twice-in-set = A card comes twice in “{ $text }” at character { $where }.
error-bad-play = “{ $text }” at character { $where } is not a play.
error-bad-number = “{ $text }” at character { $where } should be a whole number.
error-few-fields = A position has seven fields: hands, table, turn, last, piles, scope, stock. “{ $text }” has fewer.
error-hidden-cards = “{ $text }” at character { $where }: unseen cards belong in a view, not in a position.
error-shown-cards = “{ $text }” at character { $where }: the stock of a view is - or ?n.
error-no-viewer = A view shows exactly one hand: “{ $text }” at character { $where }.
error-bad-record = “{ $text }” at character { $where } does not belong in a record.
error-no-record = There is no record in this text.
error-record-too-long = The record is too long: at most { $limit } bytes are read, and it has { $size }.
error-record-not-text = This is not UTF-8 text, from byte { $where } on.
error-missing-tag = The record at character { $where } lacks the tag { $tag }.
error-tag-twice = A tag comes twice: “{ $text }” at character { $where }.
error-record-variant = The variant at character { $where } cannot be played: { $reason }
error-record-seat = The record names a seat too many: “{ $text }” at character { $where }.
error-record-score = The score “{ $text }” at character { $where } is not one number for each side, such as { $example }.
error-record-deal = “{ $text }” at character { $where } is not a deal of this variant: the leader, then { $seats } hands of { $hand } cards, { $table } cards on the table, and the stock.
error-record-position = “{ $text }” at character { $where } is no position to begin at: { $reason }
error-record-dealer = Seat { $text } (character { $where }) cannot have dealt this round.
error-record-play = Play { $ply }, “{ $text }” at character { $where }, does not follow: { $reason }
error-record-score-before = Round { $round } (character { $where }) cannot begin at { $text }: the round before ended at { $expected }.
error-record-deal-faults = The deal at character { $where } cannot be: { $reason }
error-record-two-starts = The round has both a deal and a position to begin at (character { $where }).
error-record-seed = In the round at character { $where } commitment, seed and deal do not belong together: the record has been changed.
error-record-tally = “{ $text }” at character { $where } is not what the plays give: { $expected }.
fault-card-twice = { $card } stands in more than one place
fault-cards-missing = missing cards: { $cards }
fault-bad-turn = it cannot be seat { $seat }’s turn at a table of { $players }
fault-empty-hand = it is seat { $seat }’s turn, but that hand is empty
fault-not-over = nobody is to play, but there are cards left
fault-leftovers = the round is over, so the table belongs to whoever captured last
fault-bad-last = there is no seat { $seat } that could have captured last
fault-last-empty = seat { $seat } captured last, but its side’s pile is empty
fault-no-last = cards have been captured, so somebody captured last
fault-last-scopa = the last capture scored, but its side has no scopa
fault-scope-cards =
    { $count ->
        [one] side { $side } cannot have made 1 scopa with so few cards ({ $cards })
       *[other] side { $side } cannot have made { $count } scope with so few cards ({ $cards })
    }
fault-scope-negative = a side cannot have { $count } scope
fault-no-tris = side { $side } has tris, which { $variant } does not count
fault-tris-cards = side { $side } cannot have made { $count } tris with so few cards ({ $cards })
fault-hand-sizes = hands of { $sizes } cards cannot be with seat { $seat } to play
fault-stock-size = a stock of { $cards } cards is no whole number of deals ({ $deal } cards each)
fault-unseen-count = { $said } cards are said to be unseen, but there are { $cards }
fault-bad-count =
    { $what ->
        [hands] { $variant } has { $wanted } hands, not { $found }
        [piles] { $variant } has { $wanted } piles, not { $found }
        [scope] { $variant } has { $wanted } counts of scope, not { $found }
       *[sides] { $variant } has { $wanted } sides, not { $found }
    }
error-bot-count =
    { $wanted ->
        [one] This game has room for 1 bot, not for { $found }.
       *[other] This game needs 1 bot for all seats or { $wanted } of them, not { $found }.
    }
error-bot-failed = The bot { $bot } failed ({ $reason }), and its first legal play was made instead.
error-no-terminal = A terminal is needed to play in; input or output is not one.

## Errors of the table and its server

error-no-seat = There is no seat { $seat } at this table.
error-wrong-seats = This game has { $players } seats, not { $seats }.
error-start-over = At that position the round is over: nobody is to play.
error-start-score = A score of this game is { $sides } numbers from 0 to { $most }, not { $score }.
error-start-decided = Side { $side } has { $points } points already: the match would be over.
error-start-alone = A score goes with a position only.
error-no-such-round = Round { $round } cannot be dealt: the table is at round { $current }.
error-wrong-round = The table is at round { $current } by now.
error-not-dealt = Round { $round } has not been dealt yet.
error-wrong-ply = The table has moved on: that play came too late.
error-not-your-turn = It is the turn of seat { $turn }.
error-match-over = The match is over.
error-bad-contribution = The browser’s part in the shuffle is not 32 bytes: “{ $contribution }”.
error-unknown-table = There is no table “{ $table }”.
error-not-your-table = At this table no seat is yours.
error-no-token = This browser has not sat down at any table yet.
error-busy = The table is too busy just now. Please try again.
error-conflict = Somebody else was quicker. Please try again.
error-wrong-origin = A page of { $origin } may not play here.
error-bad-json = The message cannot be read: { $reason }
error-bad-message = The message is wrong at { $where }: { $reason }
error-binary-message = Messages are text, not binary data.
error-too-long = The message is too long.
error-not-found = There is nothing here.
error-wrong-method = That cannot be asked here.
error-bad-request = The server does not understand that.
error-internal = Something went wrong in the server. The table is unchanged.
error-database-failed = The database does not answer. Please try again.
error-bad-database = The database { $database } cannot be used: { $reason }
error-bad-database-url = The database’s URL cannot be read.
error-unknown-database = Databases are sqlite or postgresql, not “{ $database }”.
error-no-driver = PostgreSQL needs its driver: pip install 'scopa[postgres]'
error-newer-database = This database is of a newer version of scopa.
error-cannot-listen = Cannot listen on { $host }, port { $number }: { $reason }.
error-no-port = Ports go from 0 to 65535, not to { $number }.
error-no-free-port = No port is free from { $first } to { $last }.
