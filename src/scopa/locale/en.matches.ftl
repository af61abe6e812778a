# What the pages of matches and replays say, beside the texts of every page.

matches-title = My matches
matches-running = Still being played
matches-continue = Carry on
matches-finished = Finished
matches-none = No finished match yet
matches-none-about = Every match you finish is kept here, in this browser, to be watched again play by play.
matches-begin = Play a match
matches-import = Open a record file
matches-import-about = A match that somebody exported can be watched here. You can also drop the file on this page.
matches-drop = Let go to open the file
matches-watch = Watch
matches-watch-what = Watch: { $match }
matches-save = Save record
matches-save-what = Save record: { $match }
matches-forget = Forget
matches-forget-what = Forget: { $match }
matches-forget-question = Forget this match?
matches-forget-about = { $match }: it is deleted from this browser, and nobody else has it.
matches-forget-no = Keep it
matches-passing = This browser does not let the page keep anything (a private window, perhaps). The list lasts until you close the page; save the records you want.
error-archive-full = The match could not be kept: the browser has no room, or forbids it.
matches-brought = brought in
matches-against = against { $who }
matches-won = won
matches-lost = lost
matches-undecided = not decided
matches-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
matches-kept =
    { $count ->
        [one] One match was brought in.
       *[other] { $count } matches were brought in.
    }
matches-refused = { $file }: { $reason }
matches-refused-line = { $file }, line { $line }: { $reason }
error-unreadable-file = The file cannot be read.
error-damaged-link = This link is damaged, or was cut off on its way. Ask for it again, or for the record file.
hand-of =
    { $you ->
        [yes] Your hand
       *[no] { $who }’s hand
    }
replay-title = Replay
replay-dealt =
    { $you ->
        [yes] Round { $round }: you have dealt.
       *[no] Round { $round }: { $who } has dealt.
    }
replay-set-up = Round { $round }: begun at a position set up by hand.
replay-where = Round { $round }, play { $ply } of { $plays }.
replay-where-start = Round { $round }, as dealt.
replay-stops = The record stops here.
replay-hand-dealt = New cards are dealt.
replay-won =
    { $pair ->
        [yes] { $who } win the match.
       *[no] { $who } wins the match.
    }
replay-controls = Replay
replay-play = Play by itself
replay-pause = Pause
replay-forward = One play on
replay-back = One play back
replay-scopa-next = To the next scopa
replay-scopa-last = To the scopa before
replay-no-scopa-next = No scopa comes after this.
replay-no-scopa-last = No scopa comes before this.
replay-position = Place in the round
replay-choose-round = Round
replay-round-number = Round { $round }
replay-view = View
replay-seat = Seen from
replay-open = Hands
replay-open-on = all open
replay-open-off = only this one
replay-keep = Keep among my matches
replay-kept = Kept among your matches.
replay-share = Share
replay-share-title = Share this match
replay-share-what = What the link shows
replay-share-match = the match, from here
replay-share-round = only this round
replay-share-link = Link
replay-share-about = The link holds the whole record: no server keeps it, and it never expires.
replay-share-copy = Copy link
replay-share-copied = Copied.
replay-share-copy-failed = Copy the marked link yourself: the browser does not allow it here.
replay-share-save = Save record file
replay-to-matches = To my matches
replay-to-table = Back to the cards
replay-again = From the start
keys-replay-step = one play back or on
keys-replay-scopa = to the scopa before, or the next
keys-replay-round = to the round before, or the next
keys-replay-ends = to the start, or the end
keys-replay-play = play by itself, or pause
keys-replay-seat = look from the next seat
keys-replay-open = open or close the other hands
keys-replay-share = share
