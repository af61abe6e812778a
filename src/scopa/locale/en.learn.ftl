# Learning scopa in English: the course, the guides, the glossary, the questions.
# A text may name any card of the deck: $card-7d is “the 7 of coins”, $name-7d is “7 of coins”,
# $rank-C is “knight”, all as the chosen deck calls them.

## Answers to an attempt

attempt-lays = You may lay { $card }, but it is not what is asked here. Try something else.
attempt-takes = You may play { $card } and take { $cards }, but it is not what is asked here. Try something else.
attempt-duty = Not just like that: there is something { $card } can take, and then it has to.
attempt-nothing = Nothing on the table adds up to { $value }, so you can only lay { $card }: choose no table cards with it.
attempt-short =
    { $count ->
        [one] The card you chose counts { $sum }
       *[other] The cards you chose add up to { $sum }
    }, and yours is worth { $value }: too little.
attempt-over =
    { $count ->
        [one] The card you chose counts { $sum }
       *[other] The cards you chose add up to { $sum }
    }, and yours is worth { $value }: too much.
attempt-equal-first =
    The sum is right, but an equal card comes first: you have to take { $count ->
        [one] { $equal }.
       *[other] one of these: { $equal }.
    }
attempt-one-equal = An equal card is taken by itself: one for { $card }, and nothing besides.
attempt-fewest =
    The sum is right, but it has to be as few cards as possible: { $least ->
        [one] one card will do
       *[other] { $least } will do
    }, and you chose { $count }.
attempt-ace-sweeps =
    { $count ->
        [one] An ace takes whatever lies there: the one card on the table.
       *[other] An ace takes the whole table: all { $count } cards, no more choosing.
    }
attempt-ace-one =
    { $count ->
        [one] With an ace on the table, your ace takes that ace and nothing else.
       *[other] With aces on the table, your ace takes one of them and nothing else.
    }
attempt-fifteen-short = Together with your card that makes { $sum }. It has to be fifteen: something is missing.
attempt-fifteen-over = Together with your card that makes { $sum }. It has to be fifteen: too much.
attempt-fifteen-equal = Equal cards mean nothing in this game. These two make { $sum }, and it has to be fifteen.
attempt-fifteen-nothing = There would have to be { $missing } on the table to reach fifteen, and nothing adds up to that. You can only lay { $card }.

## The course

chapter-first-plays = First plays
chapter-points = The points
chapter-whole-game = A whole game
chapter-partners = Four at the table
chapter-other-rules = Other rules

## Lessons

lesson-deck = The deck
lesson-deck-about = Forty cards, four suits, ten ranks.
lesson-deck-1 = Every suit runs from ace to seven and then has three court cards. The Italian suits are coins, cups, swords and clubs; in a French deck they are diamonds, hearts, spades and clubs. Coins are the ones to watch.
lesson-deck-2 = There are no eights, nines or tens with numbers on them. Instead the court cards count: { $rank-F } 8, { $rank-C } 9, { $rank-R } 10. The ace is simply 1.
lesson-deck-3 = At home you have a French deck and take out the eights, nines and tens. Which of these cards is your queen of hearts?
lesson-deck-3-done = That’s the one. Hearts are cups, and the queen has the place of the cavallo: 9.
lesson-deck-3-Fc = Right suit, but that is the jack’s place: 8.
lesson-deck-3-Rc = Right suit, but that is the king: 10.
lesson-deck-3-Cd = Right rank, but coins are diamonds. Hearts are cups.
lesson-deck-4 = And what does this card count when cards are added up?
lesson-deck-4-done = Ten, the most there is.
lesson-deck-4-8 = Eight is the { $rank-F }. Count on: { $rank-F } 8, { $rank-C } 9, and then?
lesson-deck-4-9 = Nine is the { $rank-C }. One more.

lesson-pair = Take a card, or lay one
lesson-pair-about = A card takes its equal from the table.
lesson-pair-1 = It is your turn: play one card. A card that is worth the same as one on the table takes it, and both go on your pile. One of yours has an equal out there. Choose it, then the card it takes.
lesson-pair-1-done = Taken! Both cards are yours now, face down on your pile.
lesson-pair-1-lay = That card has no equal there. It would stay on the table for Rosa to take. Look for two cards of the same value.
lesson-pair-2 = Now none of your cards finds anything. Then you have to lay one: it stays face up on the table. Any of them will do.
lesson-pair-2-done = There it lies. From now on anybody can take it.

lesson-sum = Adding up
lesson-sum-about = One card can take several, if they add up to it.
lesson-sum-1 = No two cards are equal here. But a card may also take several at once if together they are worth exactly as much. Which of yours can do that?
lesson-sum-1-done = 4 and 3 make 7: three cards for your pile in one go.
lesson-sum-1-lay = That card would just be left lying there. Look at 4 and 3: what do they make together?
lesson-sum-2 = The more cards, the better your pile. Take three cards from the table with one of yours.
lesson-sum-2-done = 1, 5 and 3 make 9, as much as the { $rank-C } is worth. That is four cards for you.
lesson-sum-2-two = 6 and 3 make 9, quite right. But that is two cards from the table, and three are to be had.
lesson-sum-2-four = 1 and 3 make 4, quite right. But with another card you can take three.
lesson-sum-2-lay = That one takes nothing. Two of your cards can take something: try the big one.

lesson-single = The equal card comes first
lesson-single-about = Where an equal card lies, adding up is over.
lesson-single-1 = Two coins out there, 4 and 3: that would be a nice 7. But a 7 lies there as well. Try what your 7 may take.
lesson-single-1-done = That’s the rule: if an equal card lies there, it is taken and nothing else.
lesson-single-1-lay = You may do that, but your 7 can take something. Try that one.
lesson-single-2 = Here two cards are equal to yours. You take exactly one of them, and you choose which. The 7 of coins has a name, settebello, and is worth a point all by itself.
lesson-single-2-done = Well chosen: that is the settebello, a point of its own.
lesson-single-2-cups = You may, but then { $card-7d } stays there, and it is worth a point all by itself.
lesson-single-2-lay = And leave both sevens to Rosa? Take one of them.

lesson-duty = You must take
lesson-duty-about = What can take has to, but you choose the card.
lesson-duty-1 = Go on, try to lay { $card-6s } and take nothing with it. Then see what does work.
lesson-duty-1-done = Exactly: a card that can take something has to take.
lesson-duty-1-other = That’s always allowed: nobody can make you play a card that takes. But it is the 6 we want to see here.
lesson-duty-2 = The duty holds for the card you play, not for your whole hand. Rosa has one card left, and you know it is { $card-5d }. If your 6 takes the 6, the 5 is left alone, and she clears the table. Is there another way?
lesson-duty-2-done = You played a card that takes nothing, and that is your right. With three cards out there, Rosa cannot clear the table.
lesson-duty-2-six = Two cards for you, but now only the 5 is left. Rosa takes it with her 5: the table is bare, and that is a point for her.

lesson-choice = Which cards to take
lesson-choice-about = Several sums fit, and the choice is yours.
lesson-choice-1 = Your 7 can take 2 and 5, or 3 and 4. Two cards either way. But at the end there is a point for the most coins.
lesson-choice-1-done = A coin comes with it. Everything else is the same, so take it.
lesson-choice-1-no-coin = A perfectly good capture, but there was a coin in the other one. That is how the point for coins is won.
lesson-choice-1-ace = You may, but the 7 can take two cards here.
lesson-choice-2 = Now for your { $rank-R }: 7 and 3, or 6 and 4. One coin either way. Sevens are the best cards for the primiera, so which pair is it?
lesson-choice-2-done = The 7 it is: for the primiera nothing beats a seven, and the 6 comes after it.
lesson-choice-2-six = A 6 is fine, but a 7 is worth more in the primiera, and there are only four of them.
lesson-choice-2-two = You may, but the { $rank-R } can take two cards here.

lesson-scopa = Scopa!
lesson-scopa-about = Clear the table and you get a point at once.
lesson-scopa-1 = Whoever takes everything on the table has made a scopa (that is a broom) and gets a point. Can you sweep this table?
lesson-scopa-1-done = Scopa! 3, 2 and 4 make 9. Rosa now has to play to a bare table.
lesson-scopa-1-three = One card for you, and the rest stays. Add up all three: what do you get?
lesson-scopa-2 = Your 5 would take the 5, your 2 the 2. But why be content with one card?
lesson-scopa-2-done = Scopa again. Always add up the whole table first.
lesson-scopa-2-five = Then the 2 stays behind, and a 2 of Rosa’s would be a scopa for her. Is there a card that takes both?
lesson-scopa-2-two = Then the 5 stays behind, and a 5 of Rosa’s would be a scopa for her. Is there a card that takes both?
lesson-scopa-3 = The table is bare, and you lay this card. Is that a scopa?
lesson-scopa-3-yes = No, you took nothing. There has to be something to sweep.
lesson-scopa-3-done = A scopa means taking something; laying never counts.

lesson-careful = Don’t give scope away
lesson-careful-about = Leave a table that Rosa can’t sweep.
lesson-careful-1 = Nothing to take, so you have to lay a card. The strongest card is worth 10, so a table that adds up to 11 or more is safe from being swept. Which card do you lay?
lesson-careful-1-done = 4, 5 and 2 make 11, and no card in the deck can sweep that.
lesson-careful-1-ten = 4, 5 and 1 make 10: any king sweeps that. Rosa has one, as it happens.
lesson-careful-2 = All four kings are on Rosa’s pile by now. Which sum can nobody take any more?
lesson-careful-2-done = 4 and 6 make 10, and there are no kings left. Knowing what has gone is half the game.
lesson-careful-2-seven = 4 and 3 make 7, and sevens are still about. Rosa has one.

lesson-last-card = The last card
lesson-last-card-about = What is left over, and who gets it.
lesson-last-card-1 = The stock is gone, and this is the very last card of the round. Whoever takes last also gets what is left on the table. Make it yours.
lesson-last-card-1-done = You took last, so { $card-Rs } and { $card-2b } are yours as well. It isn’t a scopa, just more cards.
lesson-last-card-2 = This is the very last card of the round, and it takes everything. Is that a scopa?
lesson-last-card-2-yes = The cards are yours, but not the point: the very last card of a round never makes a scopa. It would be too easy.
lesson-last-card-2-done = You get the cards, but the round’s very last card makes no scopa.
lesson-last-card-3 = The same cards again, but the stock isn’t empty: after this, everybody is dealt three more. Is it a scopa?
lesson-last-card-3-done = Yes. Only the last card of the whole round is left out, not the last of a hand.
lesson-last-card-3-no = It is. There are cards to come, so this isn’t the last card of the round.

lesson-cards-coins = Cards and coins
lesson-cards-coins-about = Two points for having more.
lesson-cards-coins-1 = When all cards are played, piles are counted. One point for the most cards: with two sides, 21 of the 40 are enough. One for the most coins: six of these ten.
lesson-cards-coins-2 = These are the coins in both piles. Who gets the point for coins?
lesson-cards-coins-2-done = You do: six beat four. How much they are worth doesn’t matter, only how many they are.
lesson-cards-coins-2-other = Rosa has the { $rank-R }, but it is the number that counts. Have another look.
lesson-cards-coins-2-nobody = Only a tie pays nobody. Count again.
lesson-cards-coins-3 = And in the same round: 20 cards each. Who gets the point for cards?
lesson-cards-coins-3-done = Nobody. You have to have more than the others; a tie pays no one.
lesson-cards-coins-3-you = 20 against 20 isn’t more. You were one card short.
lesson-cards-coins-3-other = 20 against 20 isn’t more for Rosa either.

lesson-settebello = The settebello
lesson-settebello-about = The most precious card in the deck.
lesson-settebello-1 = The { $name-7d } is the settebello: whoever has it in the end gets a point. It counts for the coins and the primiera too. How do you get the most out of it?
lesson-settebello-1-done = 7 and 2 make 9: the settebello, a scopa, and three cards instead of two.
lesson-settebello-1-seven = The settebello is yours, but the 2 stays on the table. With another card you could have had both, and a scopa.
lesson-settebello-2 = This time you hold it yourself, and nothing can be taken. Whatever you lay, Rosa may take. What do you lay?
lesson-settebello-2-done = Kings are cheap. The settebello waits until it can take something.
lesson-settebello-2-exposed = If Rosa has a 7, your point is gone. Lay something cheap.

lesson-primiera = The primiera
lesson-primiera-about = Your best card of each suit, by an old count.
lesson-primiera-1 = For the primiera your best card of each suit counts, by values of its own: 7 is 21, 6 is 18, ace is 16, 5 is 15, 4 is 14, 3 is 13, 2 is 12, and court cards are 10. The highest sum of four gets the point.
lesson-primiera-2 = Here is a pile. Pick the card of each suit that counts for the primiera. You can try as you like: the sum shows as you go.
lesson-primiera-2-done = That’s your primiera: { $sum }. More is not in this pile.
lesson-primiera-2-short = That makes { $sum }. There is a better card in this pile: remember 7, 6, ace.
lesson-primiera-2-lacking =
    { $count ->
        [one] One suit is still missing: you need one card of each.
       *[other] { $count } suits are still missing: you need one card of each.
    }
lesson-primiera-3 = You have three sevens and a court card. Rosa has one seven and three sixes. Who wins the primiera?
lesson-primiera-3-done = Rosa, by 75 to 73. One weak suit costs more than you would think.
lesson-primiera-3-you = 21, 21, 21 and 10 make 73. Now add up Rosa’s: 18, 18, 18 and 21.
lesson-primiera-3-nobody = It isn’t a tie: add up both sides.
lesson-primiera-4 = Sevens all over your pile, but not a single club. Rosa has something of every suit. Who wins?
lesson-primiera-4-done = Rosa. Without all four suits there is no primiera, however fine the rest is.
lesson-primiera-4-you = Your three suits are splendid, but without a club you have no primiera at all.
lesson-primiera-4-nobody = If nobody had all four suits, yes. But Rosa has.

lesson-round = A whole round
lesson-round-about = From the first card to the count, with me at your side.
lesson-round-1 = Three cards for each of you, four on the table. You lead. Look for something to take first: one of your cards can.
lesson-round-1-done = A good start: two cards, one of them good for the primiera.
lesson-round-2 = There are 8 and 8 on the table, and nothing for you. You will want to keep the { $rank-R }: lay the other one.
lesson-round-2-done = 18 on the table, far too much to be swept.
lesson-round-3 = That leaves 2 and 8. What does that make?
lesson-round-3-done = Scopa, the first point of the round!
lesson-round-4 = New cards. Rosa has had to play to a bare table: a 4.
lesson-round-4-done = Scopa number two. A bare table is hard on the one who has to play to it.
lesson-round-5 = And it goes on: now there is a 5.
lesson-round-5-done = Three in a row. Players call this the mill, and nobody likes to be in it.
lesson-round-7 = New cards. There are 7, 10 and 6 out there. Sevens are the best cards for the primiera.
lesson-round-7-done = Two sevens, and not a bad pile by now.
lesson-round-8 = Only a 6 out there, and you hold two cards of the same value, one of them a coin. Lay the one that hurts less.
lesson-round-8-done = And the coin stays with you for now. Laying one of a pair is a good idea: fewer cards are left that can take it.
lesson-round-10 = New cards. Two of yours could take something. Sixes are good for the primiera, and yours is a coin.
lesson-round-10-done = The 2 can wait: 9 and 2 stay behind, and that is too much to be swept.
lesson-round-13 = New cards, and there is the settebello! Can you reach it? Sadly not, but the { $rank-R } takes two cards, a coin among them.
lesson-round-13-done = That leaves the settebello alone, a small risk: two sevens are yours already, so only one is left that can take it.
lesson-round-14 = Rosa couldn’t take it. You have two coins to lay and can’t help it: the 4 makes the table the heavier one.
lesson-round-14-done = 20 on the table. Nobody sweeps that.
lesson-round-16 = The last three cards. Two captures are possible; one of them gets your coin back.
lesson-round-16-done = Six coins are enough for the point, so every one of them matters.
lesson-round-18 = Rosa had the last seven and got the settebello. One card left for you, and nothing to take.
lesson-round-18-done = Rosa lays the last card. You took last, so what is left on the table is yours.
lesson-round-19 = That’s the count: cards, coins, primiera and three scope for you, the settebello for Rosa. Six to one. Now play a round of your own!
round-take = Play { $card } and take { $cards }.
round-lay = Nothing to take this time: lay { $card }.
round-done = Good. On we go.

lesson-match = Winning a match
lesson-match-about = Eleven points, and more than the others.
lesson-match-1 = A match goes to 11. Before this round it was 9 to 10 against you; then you made 3 points and Rosa 2. Who has won?
lesson-match-1-done = 12 to 12: both are past 11, but nobody is ahead. Another round decides.
lesson-match-1-you = You have 12, but so has Rosa. With equal points nobody has won.
lesson-match-1-other = Rosa was ahead, but a round is always counted to its end. Now it is 12 to 12.
lesson-match-2 = Now it was 9 to 9. You made 4 points, Rosa 3. She says she got to 11 first. Who has won?
lesson-match-2-done = You have: 13 to 12. Who got there first doesn’t matter; the whole round counts.
lesson-match-2-other = The order of the points doesn’t matter. The whole round is counted, and 13 is more than 12.
lesson-match-2-again = Only if it were equal. It is 13 to 12.

lesson-three = Three players
lesson-three-about = Everyone for themselves.
lesson-three-1 = Three piles: 14 cards for you, 14 on your right, 12 on your left. Who gets the point for cards?
lesson-three-1-done = Nobody: two share first place. With three, 14 is the smallest number that can win, but it doesn’t have to.
lesson-three-1-you = You have 14, but so has the player on your right. A tie for first place pays no one.
lesson-three-1-right = That would be 14, but you have 14 as well. A tie for first place pays no one.
lesson-three-1-left = 12 is the smallest pile of the three.
lesson-three-2 = Play goes to the right, and two others play before you again. Two of your cards can take something. Three threes are already gone: what would you rather leave on the table?
lesson-three-2-done = Only the 3 is left, and it is the last of its kind: nobody can take it to make a scopa.
lesson-three-2-five = That leaves the 5 alone, and a 5 is easily found: the player on your right has one. That would be a scopa.

lesson-partners = A partner
lesson-partners-about = Two against two, one pile for both.
lesson-partners-1 = With four players, those who sit across from each other play together. Your partner sweeps the table. Whose point is it?
lesson-partners-1-done = Yours, both of yours. You share one pile and one score.
lesson-partners-1-them = No, the one across from you is on your side. The others are to your left and right.
lesson-partners-2 = Your partner has just laid { $card-4c }, most likely because there is another 4 in that hand. You can take the 4, or the { $rank-R }. Which do you take?
lesson-partners-2-done = Well played. The 4 is there for your partner to take later. What your partner lays out, leave alone if you can.
lesson-partners-2-four = Two cards, but they were meant for your partner, who now has a 4 with nothing to take. Take something else if you can.

lesson-scopone = Scopone
lesson-scopone-about = Nine cards each, and then memory counts.
lesson-scopone-1 = In Scopone all the cards are dealt at once: nine each, four on the table. Halfway through, nothing here can be taken. You hold three threes. What is safest to lay?
lesson-scopone-1-done = Only one other 3 is still about, and it may well be your partner’s.
lesson-scopone-1-six = Three sixes are still out there, and a 6 is good for the primiera. What do you hold more of?
lesson-scopone-1-seven = The settebello for everyone to take? Keep it until it can take something.
lesson-scopone-2 = Your partner laid a 2, and the next opponent took it with another 2. Of all the twos, you hold one, and one is still hidden. Partners like to lay what they hold two of. What does that tell you?
lesson-scopone-2-done = The last 2 is probably your partner’s, so nobody else can take yours. Laying the same rank again is an old and good answer.
lesson-scopone-2-other = You may, but there are others of that rank still about. Think of the 2 your partner laid.

lesson-scientifico = Scopone scientifico
lesson-scientifico-about = Ten cards each, and a bare table.
lesson-scientifico-1 = All forty cards are dealt and the table is bare, so the first card can only be laid. If you hold one card of its rank, the next player has an equal almost three times in four. If you hold three, only one time in three. What do you lay?
lesson-scientifico-1-done = Three of a kind: the safest opening there is.
lesson-scientifico-1-coin = A coin, and the only card of its rank you have? Look for one you hold three of.
lesson-scientifico-1-seven = A seven is a treasure, not an opening. Look for a rank you hold three of.
lesson-scientifico-2 = At first every rank is there four times, and the dealer’s side, who play last, are happy as long as cards go off in pairs. You led, so you want to upset that: take a set of unlike cards. What do you play?
lesson-scientifico-2-done = 5 took 3 and 2: three ranks are now odd. The pairs the dealer was counting on don’t come out any more. This is called spariglio, unpairing.
lesson-scientifico-2-pair = 3 takes 3: a pair has gone, and everything comes out even for the dealer. Unlike cards would have been better.
lesson-scientifico-2-lay = You may, but you have something to take here, and with more effect.

lesson-quindici = Quindici
lesson-quindici-about = Everything has to make fifteen.
lesson-quindici-1 = Here it isn’t equality that counts: your card and the cards it takes have to make 15 together. Take two cards from the table.
lesson-quindici-1-done = 5, 7 and 3 make 15. The 5 that lies there was no use: 5 and 5 make only 10.
lesson-quindici-1-jack = 8 and 7 make 15, quite right. But there is a play that takes two cards.
lesson-quindici-1-lay = That one needs 13 from the table, and nothing makes 13. Try another.
lesson-quindici-2 = A scopa is what it always was: take everything. Which card makes 15 with the whole table?
lesson-quindici-2-done = 5, 4 and 6 make 15: scopa!
lesson-quindici-2-six = 9 and 6 make 15, but the 4 stays. Add up the whole table and see what is missing.

lesson-quindici-napoli = Quindici napoletano
lesson-quindici-napoli-about = Fifteen, with two bonuses.
lesson-quindici-napoli-1 = Fifteen again, and there is a bonus: if exactly three cards make it, your own and two others, and all three are of different suits, you get a point. Which 6 do you take along?
lesson-quindici-napoli-1-done = Swords, coins and cups: a tris, one point.
lesson-quindici-napoli-1-two-suits = It makes 15, but two of the three are swords. A tris needs three different suits.
lesson-quindici-napoli-1-lay = You may, but your 5 makes 15 with two cards here.
lesson-quindici-napoli-2 = The other bonus is the napola: ace, 2 and 3 of coins are three points, and every coin that follows without a gap is one more. You have these coins. How much is your napola worth?
lesson-quindici-napoli-2-done = Four points: ace, 2, 3 and 4. The 6 doesn’t follow, since the 5 is missing.
lesson-quindici-napoli-2-1 = It is more than that: ace, 2 and 3 alone are three points.
lesson-quindici-napoli-2-3 = Three for ace, 2 and 3, but the 4 follows on from them.

lesson-assi = Scopa d’assi
lesson-assi-about = The ace clears the table.
lesson-assi-1 = In this game an ace takes everything that lies on the table, whatever it adds up to. Have a good sweep!
lesson-assi-1-done = Four cards for you. Keep your aces for full tables.
lesson-assi-1-five = Two cards. But the ace would have taken the whole table.
lesson-assi-2 = Was that a scopa?
lesson-assi-2-yes = In Scopa d’assi it isn’t: it would be too cheap. You get the cards, but no point.
lesson-assi-2-done = An ace’s sweep brings cards, but no scopa.
lesson-assi-3 = And when just an ace lies there, and your ace takes it?
lesson-assi-3-done = Yes: that is an equal card taking the only one there, an ordinary scopa.
lesson-assi-3-no = It is one after all: ace takes ace would be a scopa in any game.

lesson-re-bello = Re bello
lesson-re-bello-about = The king of coins is worth a point.
lesson-re-bello-1 = Everything is as in Scopa, but { $card-Rd }, the re bello, is a point for whoever has it in the end, like the settebello. You know what to do.
lesson-re-bello-1-done = The re bello is yours, and a coin with it.
lesson-re-bello-1-clubs = A king, but the wrong one: { $card-Rd } stays there, and with it a point.
lesson-re-bello-1-three = You may, but there is a point waiting on the table.
lesson-re-bello-2 = Now you hold it, and nothing can be taken. In Scopa a king is a cheap card to lay. And here?
lesson-re-bello-2-done = Better. Keep the re bello until it can take something.
lesson-re-bello-2-exposed = Any other king takes it, and the point with it. Here it is far from cheap.

lesson-asso-piglia-tutto = Asso piglia tutto
lesson-asso-piglia-tutto-about = The ace takes everything, and scores.
lesson-asso-piglia-tutto-1 = Here too the ace takes the whole table, and this time it is a scopa. What do you play?
lesson-asso-piglia-tutto-1-done = Everything is yours, and a point on top.
lesson-asso-piglia-tutto-1-three = Two cards. The ace would have taken four with itself, and made a scopa.
lesson-asso-piglia-tutto-2 = There is one way to stop it: when an ace lies on the table, your ace has to take that ace and nothing else. Try it.
lesson-asso-piglia-tutto-2-done = Ace takes ace, and the rest stays. A lone ace on the table keeps a full one safe.
lesson-asso-piglia-tutto-2-six = You may, but we want to see what the ace does.

## Guides

guide-table = At the table
guide-taking = Taking cards
guide-scopa = Scopa
guide-points = The points
guide-match = The match
guide-players =
    { $count ->
        [2] Two play, one against the other.
        [3] Three play, everyone for themselves.
       *[other] Four play in pairs: those who sit across from each other share a pile and their points.
    }
guide-any-number = This game can be played by two, by three, everyone for themselves, or by four in pairs.
guide-deal-hands = Everyone is dealt { $hand } cards, and { $table } lie face up on the table. When all hands are empty, there are { $hand } more for everyone, none for the table, until the stock is gone.
guide-deal-all =
    All cards are dealt at once: { $hand } for everyone, { $table ->
        [0] none to the table
       *[other] { $table } face up on the table
    }. There is no stock.
guide-redeal = If three or four kings turn up among the first cards on the table, the deck is shuffled and dealt again.
guide-turns = The player to the dealer’s right begins, and play goes round to the right, one card a turn. The same player leads every hand of the round. The deal passes on to the right with each round.
guide-first-card = The table begins bare, so the first card can only be laid.
guide-capture-single-first = A card takes one card of the same value; if there are several, you choose which. Only where there is no equal card may it take several that add up to its value.
guide-capture-choice = Where more than one sum fits, the choice is yours.
guide-capture-fewest = A card takes one card or several that add up to its value, but as few as possible: what one card can do must not be done with two.
guide-capture-any = A card takes one card of the same value or any cards that add up to it, as you like, even when an equal card lies there.
guide-capture-fifteen = Your card and the cards it takes have to make fifteen together. Equal values mean nothing. If several sets fit, the choice is yours.
guide-ace-sweep = An ace takes everything on the table. On a bare table it is laid like any other card.
guide-ace-on-ace-sweep = It does so too when another ace lies there.
guide-ace-on-ace-single = But when an ace lies there, it takes just one ace and nothing else.
guide-duty = A card that can take has to take. But nobody has to play such a card: you may always choose another. What takes nothing stays on the table, face up.
guide-scopa-about = Whoever takes everything on the table makes a scopa, one point. Laying a card on a bare table is not one.
guide-ace-scopa = When an ace sweeps the table, that counts as a scopa too.
guide-ace-no-scopa = When an ace sweeps the table, that is no scopa, unless a lone ace was all there was.
guide-last-sweep-last-card = With the very last card of the round there is no scopa, even if it takes everything.
guide-last-sweep-last-capture = The last capture of the round is never a scopa, even if cards are laid after it.
guide-last-sweep-counts = Sweeping counts right to the last card of the round.
guide-leftovers = What lies on the table at the end goes to whoever took last. That is never a scopa. If nobody took anything all round, it belongs to no one.
guide-count = After each round the piles are counted.
guide-carte =
    { $sides ->
        [2] Cards: one point for the most. { $enough } are enough.
       *[other] Cards: one point for the most. Fewer than { $enough } can never be enough.
    }
guide-denari =
    { $sides ->
        [2] Coins: one point for the most. { $enough } are enough.
       *[other] Coins: one point for the most. Fewer than { $enough } can never be enough.
    }
guide-settebello = Settebello: one point for the 7 of coins.
guide-primiera = Primiera: one point for the highest sum of your best card in each suit. The 7 counts 21, the 6 18, the ace 16, then 5 to 2 count 15, 14, 13 and 12, and court cards 10. Without all four suits you cannot win it. Three sevens and a court card make { $sevens }, a seven and three sixes { $sixes }.
guide-scope = Scope: one point for each.
guide-re-bello = Re bello: one point for the king of coins.
guide-napola = Napola: ace, 2 and 3 of coins on one side are three points, and every coin that follows without a gap is one more.
guide-tris = Tris: one point for each capture in which exactly three cards, yours and two from the table, make fifteen and are of three different suits.
guide-ties =
    { $sides ->
        [2] In a tie nobody gets the point.
       *[other] If two share first place, nobody gets the point.
    }
guide-our-reading = What we know of the Neapolitan bonuses is no more than hints. This is how we read them.
guide-target = The first with { $target } points wins. A round is always counted to the end, so what matters is not who got there first but who has more.
guide-equal-totals = If the highest totals are equal at { $target } or more, another round is played.

## Glossary

term-scopa = Scopa
term-scopa-about = A broom, and what it does: taking everything on the table, for a point. Two of them are scope.
term-scopone = Scopone
term-scopone-about = The big Scopa for four, with all the cards dealt at once.
term-smazzata = Smazzata
term-smazzata-about = A round: from dealing the cards to counting the piles.
term-partita = Partita
term-partita-about = A match: as many rounds as it takes to reach the target.
term-mazziere = Mazziere
term-mazziere-about = The dealer, who is the last to play in every turn round the table.
term-di-mano = Di mano
term-di-mano-about = The player who leads, to the right of the dealer.
term-compagno = Compagno
term-compagno-about = Your partner, who sits across from you.
term-presa = Presa
term-presa-about = A capture: a card played and what it takes.
term-calare = Calare
term-calare-about = To lay a card: it takes nothing and stays on the table.
term-mazzetto = Mazzetto
term-mazzetto-about = The pile in front of you with the cards you have taken.
term-carte = Carte
term-carte-about = The point for the most cards.
term-denari = Denari
term-denari-about = Coins, the suit, and the point for the most of them. Diamonds in a French deck.
term-settebello = Settebello
term-settebello-about = The beautiful seven: the 7 of coins, a point by itself.
term-primiera = Primiera
term-primiera-about = The point for the best four cards, one of each suit, by values of their own.
term-re-bello = Re bello
term-re-bello-about = The handsome king: the king of coins, worth a point where people play it so.
term-napola = Napola
term-napola-about = Ace, 2, 3 of coins and on, without a gap, on one pile.
term-tris = Tris
term-tris-about = In the Neapolitan fifteen: three cards of three suits that make 15.
term-figura = Figura
term-figura-about = A court card: fante 8, cavallo 9, re 10. In a French deck: jack, queen, king.
term-pari-spari = Pari, spari
term-pari-spari-about = Even and odd: whether two or four cards of a rank are still to be played, or one or three.
term-spariglio = Spariglio
term-spariglio-about = Unpairing: taking unlike cards, so that their ranks no longer come out in pairs.
term-mulinello = Mulinello
term-mulinello-about = The little mill: one side sweeps again and again, the other can only lay.

## Questions

question-must-take = Do I have to take when I can?
question-must-take-answer = If the card you play can take something, yes. But which card you play is up to you, and it may be one that takes nothing.
question-equal-card = Why may my 7 not take 4 and 3?
question-equal-card-answer = Because there is a 7 on the table. An equal card comes first, and then nothing is added up. Some tables play otherwise: look under finer rules.
question-which-cards = Two cards on the table are the same as mine. Do I get both?
question-which-cards-answer = No, one, and you choose. If one is a coin, you know which.
question-queen = Is the queen worth 8 or 9?
question-queen-answer = 9. The jack is 8 and the king 10. Eights, nines and tens with numbers are not in the deck.
question-tie = We both have 20 cards. Who gets the point?
question-tie-answer = Nobody. It is the same with five coins each and with equal primieras: a tie pays no one.
question-no-suit = I had three sevens and lost the primiera. How come?
question-no-suit-answer = Either the fourth suit was missing, and then you have no primiera at all, or your card there was a weak one. 7, 7, 7 and a court card lose to 7, 6, 6, 6.
question-last-scopa = I swept the table with my last card, and there was no point for it?
question-last-scopa-answer = With the very last card of the round there is none, or whoever plays last would have it too easy. With the last card of an earlier hand there is.
question-left-over = Who gets what is left on the table?
question-left-over-answer = Whoever took last. It often decides the point for cards.
question-both-eleven = We both got to 11. Who wins?
question-both-eleven-answer = Whoever has more. If you have the same, you play another round.
question-king-redeal = Why were the cards dealt twice?
question-king-redeal-answer = There were three or four kings on the table. That makes a dull beginning, so the cards are shuffled again.
question-fair = Does the computer see my cards?
question-fair-answer = No. The other players are given exactly what somebody in their seat would see. And the shuffle is fixed before the round and can be checked after it.
question-french-deck = Can I play with the cards I have at home?
question-french-deck-answer = Yes. Take out the eights, nines, tens and jokers, and forty cards are left. Diamonds are the coins. Here too you can choose a deck with French suits.

## Advice

advice-worth = What a play is worth
advice-worth-about = Cards count, coins count more, the settebello most of all; sevens, sixes and aces help in the primiera, and a scopa is a whole point. Then look at what you leave: a capture that gives a scopa away was a dear one.
advice-eleven = Eleven is safe
advice-eleven-about = No card is worth more than 10. A table that adds up to 11 or more can’t be swept, not even by a king.
advice-low-table = Ten or less is not
advice-low-table-about = Add up what you leave. If it is 10 or less, there is one rank that sweeps it, and it only remains to ask how many of those are still about. If all four are gone, you are safe after all.
advice-sevens = Don’t serve up sevens
advice-sevens-about = 5 and 2, 4 and 3, 6 and ace: each pair lets a 7 take them, perhaps the very one that was waiting for it. While sevens are about, don’t leave such pairs.
advice-doubles = Lay what you hold twice
advice-doubles-about = On a bare table in Scopone, with ten cards each: if you hold one card of its rank, the next player can take it { $one } times in a hundred; if you hold two, { $two } times; with three only { $three } times. With all four, never.
advice-courts = Court cards are cheap
advice-courts-about = They count least in the primiera, and they make the table heavy. If you have to lay, begin there, though not with coins.
advice-bait = Lay a bait
advice-bait-about = Lay low when you hold the card that takes the sum. Whoever lets it lie gives it back to you.
advice-watch = Watch what others leave
advice-watch-about = If someone passes up a card, they probably cannot take it. Probably: nobody has to play the card that could.
advice-parity = Count along
advice-parity-about = In ordinary Scopa every capture takes out an even total: the card and as much again from the table. All forty cards make 220. Take away what you see, and you know what is still hidden.
advice-last-hand = The last hand is no secret
advice-last-hand-about = With two players, the last three cards of the other are known to anyone who has kept count: they are what is missing. Then you can work it out to the end.
advice-enough = When you have enough
advice-enough-about = With two sides { $cards } cards settle the point for cards, and { $coins } coins the one for coins. Once a point is safe, play for the others.
advice-partner = Play with your partner
advice-partner-about = What your partner lays is often one of a pair: leave it. If an opponent took it, lay the same again. And when your partner plays before someone who can take nothing, leave something good.
advice-unpair = Unpair when you led
advice-unpair-about = The dealer’s side plays last and wants the ranks to go in pairs. Who leads takes unlike cards: 5 takes 3 and 2, and three ranks no longer come out even. The dealer’s side takes equals instead.
advice-mulinello = Start the mill, don’t feed it
advice-mulinello-about = With few cards on the table, one side may sweep again and again while the other can only lay. Begin it when yours is the side that takes. Caught in it, lay what is likeliest to be gone.
advice-aces = Where aces sweep
advice-aces-about = Keep aces for a full table, and don’t leave a rich one while aces are about.

## Pages

learn-title = Learn to play
learn-intro = In half an hour from your first card to Scopone. Every step is played on a real table; try whatever you like, there is an answer to everything.
learn-lessons = Lessons
learn-rules = Rules
learn-glossary = Glossary
learn-questions = Questions
learn-advice = Playing well
learn-begin = Begin
learn-go-on = Go on
learn-all-done = You have done every lesson. Time for a match!
learn-lessons-done = { $done } of { $count } lessons done
learn-done = done
learn-step = Step { $step } of { $count }
learn-forget = Begin all over again
learn-pick = Pick a card, then what it takes.
learn-prime-pick = Choose one card of each suit.
learn-check = Check
learn-next = Next
learn-next-lesson = Next lesson
learn-to-table = To the table!
learn-right = Right!
learn-other = Not quite.
learn-illegal = That’s not allowed.
learn-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
learn-drawn = Your card: { $card }. On the table: { $cards }.
learn-other-variants = The other games
learn-choice-you = You
learn-choice-other = Rosa
learn-choice-nobody = Nobody
learn-choice-again = Nobody yet
learn-choice-right = On the right
learn-choice-left = On the left
learn-choice-us = Our pair
learn-choice-them = The other pair
learn-choice-yes = Yes
learn-choice-no = No
