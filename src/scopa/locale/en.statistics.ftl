### The page on which finished matches are counted.

statistics-title = Statistics
statistics-about = The matches you finished in this browser. Those that began at a position set up by hand, and records brought in, do not count.
statistics-filter = Which matches
statistics-of-variant = Game
statistics-of-opponent = Opponent
statistics-every-variant = All games
statistics-every-opponent = Everyone
statistics-somebody = somebody
statistics-none = Nothing to count yet
statistics-none-about = Finish a match and it is counted here: whom you beat at what, your points a round, and which of them you win most often.
statistics-begin = Play a match
statistics-no-such = No match of that kind yet.
statistics-figures = In figures
statistics-matches = Matches
statistics-won = Won
statistics-lost = Lost
statistics-rounds = Rounds
statistics-mine = Your points a round
statistics-theirs = Theirs
statistics-run = Latest run
statistics-longest = Longest run
statistics-run-won =
    { $count ->
        [0] none
        [one] 1 match won
       *[other] { $count } matches won
    }
statistics-run-lost =
    { $count ->
        [0] none
        [one] 1 match lost
       *[other] { $count } matches lost
    }
statistics-few =
    { $count ->
        [one] One match says little: by it alone you might win anything between { $low } and { $high } of them.
       *[other] { $count } matches say little: by them alone you might win anything between { $low } and { $high }.
    }
statistics-likely = By these { $count } matches you win between { $low } and { $high } of them (with 95% confidence).
statistics-shares = Who wins the points
statistics-category = Point
statistics-you = You
statistics-nobody = Nobody
statistics-others = Others
statistics-share = Your share
statistics-shares-about = Counted in points. Your share is of those that somebody won; with a partner, your side’s points are yours.
statistics-course = In the course of time
statistics-course-told =
    { $count ->
        [one] Chart of your last match: { $trend } points a round.
       *[other] Chart of your last { $count } matches: at the end you lead by { $trend } points a round on average.
    }
statistics-course-about = Each bar is a match: your points a round minus the others’ mean. Above the line you made more than they did.
statistics-key-won = won
statistics-key-lost = lost
statistics-key-trend = mean of the last { $count }
statistics-as-table = The same as a table
statistics-match = Match
statistics-result = Result
statistics-lead = Lead a round
statistics-was-won = won
statistics-was-lost = lost
statistics-by-variant = By game
statistics-by-opponent = By opponent
statistics-groups-about = The bar shows between what and what your true share of wins probably lies; the dashed line is one half. The lead is in points a round.
