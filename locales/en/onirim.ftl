# Onirim: what is asked, what may be answered, what happens, what is refused.

game-onirim = Onirim
    .about = You wander through a labyrinth of dreams. Find its eight doors before the deck runs out.

## Options

onirim-option-players = Players
onirim-option-players-1 = alone
onirim-option-players-2 = two together, against the deck
onirim-option-first = First player
onirim-option-first-1 = player 1 picks first and begins
onirim-option-first-2 = player 2 picks first and begins
onirim-option-communication = Communication
onirim-option-communication-open = both players see all hands and all looks
onirim-option-communication-silent = hands and looks are seen by their player only
onirim-option-duplicate-doors = Second door of a colour
onirim-option-duplicate-doors-keep = it is laid down, though it does not help
onirim-option-duplicate-doors-limbo = it goes to limbo
onirim-option-book = The Book of Steps Lost and Found
onirim-option-book-none = without
onirim-option-book-normal = doors in a given order; three spells, for 5, 7 and 10 cards
onirim-option-book-hard = the same, the spells for 6, 9 and 12 cards
onirim-option-towers = The Towers
onirim-option-towers-none = without
onirim-option-towers-normal = you also build a wall of four towers; once complete it is safe
onirim-option-towers-ruins = the same, but nightmares strike a complete wall too
onirim-option-premonitions = Dark Premonitions and Happy Dreams
onirim-option-premonitions-none = without
onirim-option-premonitions-4 = four premonitions lie open at the start
onirim-option-premonitions-5 = five premonitions lie open at the start
onirim-option-premonitions-6 = six premonitions lie open at the start

## Questions

onirim-question-pick = Pick a card for your own hand.
onirim-question-turn = Your turn: play a card or discard one.
onirim-question-search = Three { $cards } cards in a row! Search the deck for { $door }?
onirim-question-swap = You discarded { $card }. Swap one of your own cards with a common one?
onirim-question-swap-take = Which common card do you take for { $given }?
onirim-question-prophecy = Prophecy: which of these cards do you discard?
onirim-question-peek = You discarded a tower: look at the top of the deck?
onirim-question-tower-look = You discarded several towers: which look do you take first?
onirim-question-arrange = Put the cards back on the deck: which one is to be drawn next?
onirim-question-draw = Draw the next card, or cast a spell first?
onirim-question-place = Into which hand does the drawn card go?
onirim-question-door = You drew { $door }. Discard { $key } to take it?
onirim-question-nightmare = A nightmare! How do you answer it?
onirim-question-tower-loss = The nightmare shakes the towers: which one do you lose?
onirim-question-premonition = Several premonitions come true: which one strikes first?
onirim-question-lose-key =
    { $left ->
        [one] Which key of the deck is discarded?
       *[other] Which keys of the deck are discarded? ({ $left } to choose)
    }
onirim-question-lose-door = Which door goes back to limbo?
onirim-question-lose-paired-door = Which door of a pair goes back to limbo?
onirim-question-happy-dream = A happy dream! What does it bring you?
onirim-question-dream-discard = Discard as many of these cards as you like, one by one.
onirim-question-fetch = Which card of the deck do you take?
onirim-question-pay =
    { $left ->
        [one] { $spell }: which discarded card leaves the game? (the last one)
       *[other] { $spell }: which discarded card leaves the game? ({ $left } to go)
    }
onirim-question-paradox-top = Which of these bottom cards goes on top of the deck?
onirim-question-paradox-bottom = The others go back to the bottom: which one comes next, from above to below?
onirim-question-planning = Which two goals change places?

## Answers. onirim-action-VERB, or onirim-action-VERB-QUESTION where the question changes what it does.

onirim-action-play = Play { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }
onirim-action-play-turn = Play { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }{ $step ->
        [3] {" "}— third { $hue } card in a row: a door!
        [2] {" "}— second { $hue } card in a row
       *[1] {""}
    }
onirim-action-play-tower = Play { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } at the { $end ->
        [left] left
       *[right] right
    } end of the towers
onirim-action-discard = Discard { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }
onirim-action-discard-turn = Discard { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }{ $kind ->
        [key] {" "}— prophecy: look at { $cards } of the deck
        [tower] {" "}— you may look at { $cards } of the deck
       *[other] {""}
    }
onirim-action-discard-prophecy = Discard { $card }{ $kind ->
        [door] {" "}— but then the game can no longer be won
       *[other] {""}
    }
onirim-action-discard-nightmare = Discard { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } — and the nightmare is over
onirim-action-discard-tower-loss = Lose { $card }
onirim-action-discard-lose-key = Discard { $card } from the deck
onirim-action-discard-dream-discard = Discard { $card }{ $kind ->
        [door] {" "}— but then the game can no longer be won
       *[other] {""}
    }
onirim-action-search = Search the deck for the door, then shuffle it
onirim-action-search-search = Search the deck for the door, then shuffle it{ $use ->
        [no] {" "}— but this door would go to limbo
       *[yes] {""}
    }
onirim-action-decline = Decline
onirim-action-decline-search = Do not search — the deck is not shuffled
onirim-action-decline-peek = Do not look
onirim-action-decline-tower-look = Look no more
onirim-action-limbo = Let the door go to limbo — it returns to the deck after this turn
onirim-action-reveal = Reveal the top 5 cards — doors and dreams go to limbo, the rest is discarded
onirim-action-reveal-nightmare = { $count ->
        [0] Reveal nothing — the deck is empty
       *[other] Reveal { $cards } — doors and dreams go to limbo, the rest is discarded
    }
onirim-action-redraw = Discard your whole hand and draw a new one — doors and dreams go to limbo
onirim-action-return = Put { $owner ->
        [partner] your partner’s { $door }
       *[own] your { $door }
    } into limbo
onirim-action-buy = Discard a key of its colour{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } — and take the door
onirim-action-buy-door = Discard a key of its colour{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } — { $use ->
        [no] but this door would go to limbo all the same
       *[yes] and take the door
    }
onirim-action-keep = Keep everything
onirim-action-keep-swap = Keep your cards
onirim-action-keep-dream-discard = Discard no more — put the rest back on top, in any order
onirim-action-look = Look at the top cards
onirim-action-look-peek = { $count ->
        [one] Look at { $cards }
       *[other] Look at { $cards } — and put them back in any order
    }
onirim-action-look-tower-look = { $count ->
        [one] Look at { $cards }
       *[other] Look at { $cards } — and put them back in any order
    }
onirim-action-look-happy-dream = { $count ->
        [one] Reveal { $cards } — and discard it or not
       *[other] Reveal { $cards } — discard any of them, put the rest back in any order
    }
onirim-action-draw = Draw the next card
onirim-action-draw-draw = Draw the next card{ $deck ->
        [0] {" "}— but there is none: the game is lost
       *[other] {""}
    }
onirim-action-false-destruction = Lose no tower — the nightmare goes to limbo and will come back
onirim-action-into = Into { $hand ->
        [common] the common hand
       *[own] your own hand
    }
onirim-action-fetch = Take any card from the deck — shuffle, then put it on top
onirim-action-cast = Cast { $spell }
onirim-action-cast-now = Cast { $spell }, for { $cost } discarded cards — { $effect }
onirim-action-place = Put { $card } back next
onirim-action-place-paradox-top = Put { $card } on top
onirim-action-pay = Remove { $card } from the game
onirim-action-take = Take { $card }
onirim-action-take-fetch = Take { $card } — it is drawn next
onirim-action-give = Give { $card }
onirim-action-suffer = “{ $premonition }” first — { $penalty }
onirim-action-remove = Remove “{ $premonition }” — it no longer threatens you
onirim-action-swap-goals = Swap goals { $left } and { $right }
onirim-action-swap-goals-planning = Swap goals { $left } ({ $one }) and { $right } ({ $other })

## Events

onirim-event-dealt = Laid open: { $cards }.
onirim-event-picked = { $who ->
        [you] You pick
       *[other] { $Player } picks
    } { $cards }.
onirim-event-turn-began = { $players ->
        [one] Turn { $turn }
       *[other] Turn { $turn }, { $player-title }
    }
onirim-event-played = { $who ->
        [you] You play
       *[other] { $Player } plays
    } { $cards }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }.
onirim-event-tower-played = { $who ->
        [you] You play
       *[other] { $Player } plays
    } { $cards } at the { $end ->
        [left] left
       *[right] right
    } end of the towers.
onirim-event-discarded = { $from ->
        [own] { $who ->
            [you] You discard { $cards }.
           *[other] { $Player } discards { $cards }.
        }
        [common] { $who ->
            [you] You discard { $cards } from the common hand.
           *[other] { $Player } discards { $cards } from the common hand.
        }
        [look] { $who ->
            [you] Of these cards you discard { $cards }.
           *[other] Of these cards { $player } discards { $cards }.
        }
        [deck] Discarded from the deck: { $cards }.
        [tower-row] Lost from the towers: { $cards }.
       *[table] Discarded: { $cards }.
    }
onirim-event-to-limbo = { $from ->
        [deck] From the deck to limbo: { $cards }.
        [discard-pile] From the discard pile to limbo: { $cards }.
       *[table] To limbo: { $cards }.
    }
onirim-event-limbo-returned = Limbo is shuffled back into the deck.
onirim-event-shuffled = The deck is shuffled.
onirim-event-door-searched = { $found ->
        [yes] { $who ->
            [you] You search the deck and find { $card }.
           *[other] { $Player } searches the deck and finds { $card }.
        }
       *[no] { $who ->
            [you] You search the deck in vain: it holds no { $door }.
           *[other] { $Player } searches the deck in vain: it holds no { $door }.
        }
    }
onirim-event-search-declined = { $who ->
        [you] You do not search the deck.
       *[other] { $Player } does not search the deck.
    }
onirim-event-door-laid = { $who ->
        [you] You lay down { $card }.
       *[other] { $Player } lays down { $card }.
    }
onirim-event-door-returned = { $who ->
        [you] Your { $door } goes back to limbo.
       *[other] { $Player-of } { $door } goes back to limbo.
    }
onirim-event-goal-found = Goal { $place } is reached.
onirim-event-goal-reopened = Goal { $place } is open again, and the next to be reached.
onirim-event-goals-swapped = Goals { $left } and { $right } change places.
onirim-event-swapped = { $who ->
        [you] You give { $gave } for { $took }.
       *[other] { $Player } gives { $gave } for { $took }.
    }
onirim-event-drew = { $who ->
        [you] You draw
       *[other] { $Player } draws
    } { $cards }{ $into ->
        [common] {" "}into the common hand
       *[own] {""}
    }.
onirim-event-turned = { $who ->
        [you] You turn up
       *[other] { $Player } turns up
    } { $cards }.
onirim-event-looked = { $who ->
        [you] You look at the { $end ->
            [bottom] bottom
           *[top] top
        } of the deck: { $cards }.
       *[other] { $Player } looks at the { $end ->
            [bottom] bottom
           *[top] top
        } of the deck: { $cards }.
    }
onirim-event-placed = { $who ->
        [you] You put back { $end ->
            [bottom] at the bottom
           *[top] on top
        }: { $cards }.
       *[other] { $Player } puts back { $end ->
            [bottom] at the bottom
           *[top] on top
        }: { $cards }.
    }
onirim-event-fetched = { $who ->
        [you] You put { $cards } on top of the deck.
       *[other] { $Player } puts { $cards } on top of the deck.
    }
onirim-event-nightmare-answered = { $answer ->
        [key] { $who ->
            [you] You answer the nightmare with a key.
           *[other] { $Player } answers the nightmare with a key.
        }
        [door] { $who ->
            [you] You answer the nightmare with a door.
           *[other] { $Player } answers the nightmare with a door.
        }
        [reveal] { $who ->
            [you] You let the nightmare have the top of the deck.
           *[other] { $Player } lets the nightmare have the top of the deck.
        }
        [redraw] { $who ->
            [you] You let the nightmare have your hand.
           *[other] { $Player } lets the nightmare have the hand.
        }
       *[punished] The nightmare is punished: it does nothing.
    }
onirim-event-false-destruction = False destruction: no tower falls.
onirim-event-spell-cast = { $who ->
        [you] You cast { $spell }.
       *[other] { $Player } casts { $spell }.
    }
onirim-event-paid = Out of the game: { $cards }.
onirim-event-premonition-revealed = A premonition is turned up: “{ $premonition }”.
onirim-event-premonition-struck = The premonition “{ $premonition }” comes true: { $penalty }.
onirim-event-premonition-removed = The premonition “{ $premonition }” is dispelled.
onirim-event-ended = { $won ->
        [yes] The game is won.
       *[no] The game is lost.
    }

## Refusals

refusal-not-in-hand = you have no such card in hand
refusal-not-in-common-hand = there is no such card in the common hand
refusal-same-symbol = the last card of the row has the same symbol
refusal-tower-clash = the sides that would touch share a symbol
refusal-empty-tower-row = the first tower is played at the right end
refusal-not-a-key = only a key will do
refusal-no-key = you have no key of that colour there
refusal-no-door = there is no such door
refusal-own-door-first = your partner’s doors are safe as long as you have one to give
refusal-not-looked-at = it is not among the cards you are looking at
refusal-no-such-look = you discarded no tower with that number
refusal-not-open = it is not among the open cards
refusal-swap-without-effect = swapping two like cards changes nothing
refusal-not-in-deck = there is no such card in the deck
refusal-deck-empty = the deck is empty
refusal-not-laid = there is no such tower in the row
refusal-inner-tower = without it, the towers beside it would not fit together
refusal-premonition-not-open = that premonition does not lie open
refusal-premonition-not-met = that premonition does not come true
refusal-not-in-discard-pile = there is no such card in the discard pile
refusal-spell-too-dear = the discard pile holds too few cards to pay for that spell
refusal-no-nightmare = that spell only works on a nightmare just drawn
refusal-not-in-play = that extension is not in play
refusal-goals-alike = swapping two like goals changes nothing

## Why a position cannot be. The names of cards, options and questions are those of the file.

position-onirim-card-count = { $found } in all, the box has { $expected }
position-onirim-no-such-player = player { $found } is not in this game, which has { $expected }
position-onirim-turn-too-late = turn { $found }, but the cards played and discarded allow turn { $expected } at most
position-onirim-turn-while-playing = turn { $found }, but once the cards are picked turns count from { $expected }
position-onirim-turn-while-picking = turn { $found }, but while cards are picked it is turn { $expected }
position-onirim-not-won = { $found } doors of { $expected } lie there, or no wall stands: the game is not won
position-onirim-not-lost = { $found } cards are left; a game is lost only when { $expected } are
position-onirim-game-is-over = { $found } is still there, but nothing goes on in a game that is over ({ $expected })
position-onirim-not-for-limbo = { $found } lies in limbo, where labyrinth cards never go ({ $expected } of them)
position-onirim-same-symbol = { $found } cannot follow { $expected }: the symbol is the same
position-onirim-tower-clash = { $found } cannot stand beside { $expected }: the sides that touch share a symbol
position-onirim-not-for-a-hand = { $found } is no labyrinth card; a hand holds { $expected } others
position-onirim-hand-size = { $found ->
        [one] one card, the rules ask for { $expected }
       *[other] { $found } cards, the rules ask for { $expected }
    }
position-onirim-too-many-cards = { $found } cards, at most { $expected } are possible
position-onirim-missing-cards = { $found } cards are missing from the hand, { $expected } is at this point
position-onirim-both-hands-lack = { $found } cards are missing, but both hands lack one ({ $expected }) when the player chooses between them
position-onirim-hand-is-full = { $found } cards: the hand is full, and { $expected } is asked only when a card is missing
position-onirim-limbo-not-empty = { $found } cards, but at this point limbo holds { $expected }
position-onirim-one-for-each-player = { $found } of them, one for each player makes { $expected }
position-onirim-not-a-room = { $found } is not a { $expected } of the labyrinth
position-onirim-not-a-tower = { $found } is not a { $expected }
position-onirim-too-many-doors = more than { $expected } × { $found }: so many doors of a colour cannot lie there
position-onirim-not-in-play = { $found } of them, but the game is played without { $expected }
position-onirim-book-without-goals = { $found } goals, a game with the book has { $expected }
position-onirim-goals-of-a-colour = { $found }, there are { $expected } goals of each colour
position-onirim-goals-found = { $found } face down, but doors of that colour laid: { $expected }
position-onirim-goal-order = { $found } cannot be; the { $expected } reopened goals lie face up and are numbered from 1, each number once
position-onirim-paid-too-little = { $found } cards, but { $expected } have been paid for this spell already
position-onirim-paid-for-no-spell = { $found } cards are out of the game, and no spells cost that together ({ $expected } each)
position-onirim-premonition-twice = { $found } lies face up as well, but there is only { $expected }
position-onirim-too-many-face-down = { $found } face down, at most { $expected } are
position-onirim-too-few-face-down = { $found } face down, at least { $expected } must be: so few are ever revealed
position-onirim-knowers = { $found }: who knows the card must be { $expected }
position-onirim-known-cards = { $found } known cards, looks can have shown at most { $expected }
position-onirim-already-won = { $found } is asked, but the game is won ({ $expected } is asked then)
position-onirim-asked-and-over = { $found } is asked, but { $expected } says that the game is over
position-onirim-neither-asked-nor-over = { $found }: a game asks something or is over ({ $expected })
position-onirim-spell-interrupts-nothing = { $found }, but { $expected } belongs to a spell, and a spell interrupts a question
position-onirim-interrupted-by-no-spell = { $found } is interrupted, but { $expected } does not belong to a spell
position-onirim-no-spell-then = no spell interrupts { $found }, so { $expected } cannot be asked
position-onirim-no-nightmare = { $expected } answers a nightmare, not { $found }
position-onirim-asked-without = { $found } is asked only in games with { $expected }
position-onirim-drawn = { $found } was drawn, at this point it must be { $expected }
position-onirim-drawn-for-a-hand = { $found } was drawn, but { $expected } is asked of a labyrinth card
position-onirim-dream = { $found } is being resolved, at this point it must be { $expected }
position-onirim-no-redraw = { $found }, but { $expected } is asked only while a hand is drawn anew
position-onirim-no-redraw-then = no hand is drawn anew while { $found } is asked ({ $expected })
position-onirim-no-looks-then = { $found } gives no look at this point ({ $expected })
position-onirim-looks-and-question = the looks to come ({ $found } first) do not fit { $expected }
position-onirim-no-series = the row does not end with three { $expected } cards in a row, its last card is { $found }
position-onirim-not-discarded = { $found } was not discarded: it is not in { $expected }, nor has it paid for a spell
position-onirim-not-offered = { $found } does not lie open in { $expected }
position-onirim-no-key-discarded = { $found } keys were discarded, and { $expected } follows a discarded key
position-onirim-no-such-tower = no tower with the number { $found } was discarded (it would be in { $expected })
position-onirim-deck-empty = { $found } cards are left, too few for { $expected }
position-onirim-no-tower = { $found } towers are laid, to lose one { $expected } must be
position-onirim-too-few-come-true = { $found } come true, the player chooses only among { $expected } or more
position-onirim-would-have-struck = { $found } comes true with these doors and would have struck before { $expected } is asked
position-onirim-does-not-come-true = with these { $found } doors { $expected } does not come true
position-onirim-has-struck = { $found } has struck, as { $expected } is asked: it lies there no more
position-onirim-deck-was-shuffled = { $found } known cards, but the deck was just shuffled: { $expected } are known
position-onirim-left = { $found } to go, it is at least 1 and at most { $expected }
position-onirim-cannot-pay = { $found } cards, { $expected } are still to be paid
position-onirim-too-few-looked-at = { $found } cards, at least { $expected } are looked at at this point
position-onirim-too-many-looked-at = { $found } cards, at most { $expected } are looked at at this point
position-onirim-too-many-put-back = { $found } cards put back, at most { $expected } can be
position-onirim-no-answer = { $found } has no answer as the cards lie, it needs { $expected }
position-onirim-open-cards = { $found } open cards, with those picked so far there must be { $expected }
position-onirim-nothing-to-pick = { $found } open cards, players pick only while at least { $expected } lie there
position-onirim-wrong-picker = it is not for player { $found } to pick, but for player { $expected }
position-onirim-nothing-played-yet = { $found } cards, but while cards are picked there are { $expected }

## Spells

onirim-spell-paradoxical-prophecy = Paradoxical Prophecy
    .effect = look at the bottom 5 cards, put one of them on top
onirim-spell-parallel-planning = Parallel Planning
    .effect = swap two goals
onirim-spell-powerful-punishment = Powerful Punishment
    .effect = the nightmare does nothing

onirim-spell-effect-now = { $left ->
        [all] look at all that is left of the deck, put one card on top
       *[more] look at the bottom { $count } cards, put one of them on top
    }

## Premonitions

onirim-premonition-red-pair = Both red doors
    .condition = both red doors on the table
    .penalty = all red rooms in the deck are discarded
onirim-premonition-green-pair = Both green doors
    .condition = both green doors on the table
    .penalty = a nightmare goes from the discard pile to limbo
onirim-premonition-blue-pair = Both blue doors
    .condition = both blue doors on the table
    .penalty = two keys in the deck are chosen and discarded
onirim-premonition-brown-pair = Both brown doors
    .condition = both brown doors on the table
    .penalty = a door is chosen and goes to limbo
onirim-premonition-any-pair = Two doors of one colour
    .condition = two doors of one colour
    .penalty = one of these two doors goes to limbo
onirim-premonition-five-doors = Five doors
    .condition = five doors on the table
    .penalty = two more premonitions are turned up
onirim-premonition-rainbow = A door of each colour
    .condition = a door of each colour
    .penalty = all happy dreams in the deck are discarded
onirim-premonition-three-doors = Three doors
    .condition = three doors on the table
    .penalty = the hand is discarded and drawn anew, a premonition is turned up

## Outcomes

outcome-doors-found = You found all the doors: you are free of the labyrinth!
    .short = all the doors are found
outcome-deck-empty = The deck is empty and a card must be drawn: the labyrinth keeps you.
    .short = the deck is empty
onirim-summary = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $doors ->
        [one] one door of 8
       *[other] { $doors } doors of 8
    }.

## The cards, the words on them, and how they stand in a sentence.

onirim-colour-red = red
    .card = red
    .cards = red
onirim-colour-blue = blue
    .card = blue
    .cards = blue
onirim-colour-green = green
    .card = green
    .cards = green
onirim-colour-brown = brown
    .card = brown
    .cards = brown
onirim-symbol-sun = sun
onirim-symbol-moon = moon
onirim-symbol-key = key

onirim-card-red-sun = red sun
    .the = the red sun
    .a = a red sun
    .short = red
onirim-card-red-moon = red moon
    .the = the red moon
    .a = a red moon
    .short = red
onirim-card-red-key = red key
    .the = the red key
    .a = a red key
    .short = red
onirim-card-blue-sun = blue sun
    .the = the blue sun
    .a = a blue sun
    .short = blue
onirim-card-blue-moon = blue moon
    .the = the blue moon
    .a = a blue moon
    .short = blue
onirim-card-blue-key = blue key
    .the = the blue key
    .a = a blue key
    .short = blue
onirim-card-green-sun = green sun
    .the = the green sun
    .a = a green sun
    .short = green
onirim-card-green-moon = green moon
    .the = the green moon
    .a = a green moon
    .short = green
onirim-card-green-key = green key
    .the = the green key
    .a = a green key
    .short = green
onirim-card-brown-sun = brown sun
    .the = the brown sun
    .a = a brown sun
    .short = brown
onirim-card-brown-moon = brown moon
    .the = the brown moon
    .a = a brown moon
    .short = brown
onirim-card-brown-key = brown key
    .the = the brown key
    .a = a brown key
    .short = brown

onirim-card-red-tower-3 = red tower 3
    .the = red tower 3
    .a = red tower 3
    .short = red 3
onirim-card-red-tower-4 = red tower 4
    .the = red tower 4
    .a = red tower 4
    .short = red 4
onirim-card-red-tower-5 = red tower 5
    .the = red tower 5
    .a = red tower 5
    .short = red 5
onirim-card-blue-tower-3 = blue tower 3
    .the = blue tower 3
    .a = blue tower 3
    .short = blue 3
onirim-card-blue-tower-4 = blue tower 4
    .the = blue tower 4
    .a = blue tower 4
    .short = blue 4
onirim-card-blue-tower-5 = blue tower 5
    .the = blue tower 5
    .a = blue tower 5
    .short = blue 5
onirim-card-green-tower-3 = green tower 3
    .the = green tower 3
    .a = green tower 3
    .short = green 3
onirim-card-green-tower-4 = green tower 4
    .the = green tower 4
    .a = green tower 4
    .short = green 4
onirim-card-green-tower-5 = green tower 5
    .the = green tower 5
    .a = green tower 5
    .short = green 5
onirim-card-brown-tower-3 = brown tower 3
    .the = brown tower 3
    .a = brown tower 3
    .short = brown 3
onirim-card-brown-tower-4 = brown tower 4
    .the = brown tower 4
    .a = brown tower 4
    .short = brown 4
onirim-card-brown-tower-5 = brown tower 5
    .the = brown tower 5
    .a = brown tower 5
    .short = brown 5

onirim-card-red-door = red door
    .the = the red door
    .a = a red door
    .short = red
onirim-card-blue-door = blue door
    .the = the blue door
    .a = a blue door
    .short = blue
onirim-card-green-door = green door
    .the = the green door
    .a = a green door
    .short = green
onirim-card-brown-door = brown door
    .the = the brown door
    .a = a brown door
    .short = brown
onirim-card-nightmare = nightmare
    .the = the nightmare
    .a = a nightmare
    .short = nightmare
onirim-card-happy-dream = happy dream
    .the = the happy dream
    .a = a happy dream
    .short = happy dream

onirim-card-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
onirim-card-several = { $count } × { $card }

## The deck

onirim-deck-top = { $left ->
        [all] { $count ->
            [one] the last card
           *[other] the last { $count } cards
        }
       *[more] { $count ->
            [one] the top card
           *[other] the top { $count } cards
        }
    }

## The screen

onirim-table-title-picking = { $game } · picking cards
onirim-table-doors = { $found } of { $all }
onirim-table-row-empty = empty: any card may begin it
onirim-table-series = { $run ->
        [3] series of 3 complete, a new one begins
       *[other] series: { $run } of 3 { $colour }
    } · next card: no { $symbol }
onirim-table-deck = { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
onirim-table-count = { $count }:
onirim-table-towers-empty = none yet: four of four colours side by side make a wall
onirim-table-premonition = { $name } → { $penalty }
onirim-table-premonitions-hidden = { $count } more face down
onirim-table-unwinnable = { $lost ->
        [door] This game can no longer be won: a door is lost for good (ON-X4).
       *[wall] This game can no longer be won: the towers left cannot make a wall (ON-X4).
    } You may play on, or concede.
onirim-table-legend = ☀ sun, ☾ moon, ⚷ key, ∩ door (■ found, □ missing), ♜ tower [left|right], ✗ nightmare, ✿ happy dream.
onirim-label-doors = Doors
onirim-label-goals = Goals
onirim-label-row = Row
onirim-label-towers = Towers
onirim-label-premonitions = Premonitions
onirim-label-deck = Deck
onirim-label-top = On top
onirim-label-bottom = At the bottom
onirim-label-limbo = Limbo
onirim-label-discard = Discarded
onirim-label-removed = Out of play
onirim-label-unseen = Not seen yet
onirim-label-hand = Hand
onirim-label-common = Common
onirim-label-open = Open
onirim-label-drawn = Drawn
onirim-label-looking = Looking at

## The rules in short, by their ids. The whole of them: docs/rules/onirim.md.

rule-on-c1 = There are four colours (red, blue, green, brown) and three symbols (sun, moon, key).
rule-on-c2 = The deck has 76 cards: 58 rooms (suns, moons, keys), 8 doors (2 of each colour) and 10 nightmares.
rule-on-c3 = Rooms and towers are labyrinth cards; nightmares and happy dreams are dreams; doors are doors.
rule-on-s1 = You begin with 5 labyrinth cards. Doors and dreams drawn on the way go to limbo and are shuffled back.
rule-on-t1 = You may play a room at the end of your row if its symbol differs from that of the last card there.
rule-on-t2 = The third card of a colour in a row lets you search the deck for a door of that colour.
rule-on-t3 = After a third card the series is over: the next card begins a new one.
rule-on-t4 = Instead of playing you may discard a card. A discarded key gives a prophecy.
rule-on-t5 = Prophecy: look at the top 5 cards, discard one of them, put the others back in any order.
rule-on-t6 = After playing or discarding you draw until your hand is full again; each card is resolved as it is drawn.
rule-on-t7 = When you draw a door you may discard a key of its colour to take it; otherwise it goes to limbo.
rule-on-t8 = When you draw a nightmare you choose: discard a key, give a door back to limbo, lose the top 5 cards of the deck, or discard your hand and draw a new one.
rule-on-t9 = At the end of the turn limbo is shuffled into the deck. If limbo is empty nothing is shuffled.
rule-on-x1 = You win as soon as the eighth door is laid down.
rule-on-x2 = You lose when a card must be drawn and the deck is empty.
rule-on-x3 = Every turn takes a card away for good: a game has at most 54 turns without extensions.
rule-on-x4 = When a door is lost for good, or no wall can be built any more, the game can no longer be won; you may go on, or concede.
rule-on-p1 = Two players pick in turn from 8 open cards until each has 3; the last 2 are the common hand.
rule-on-p2 = The active player plays and discards from their own hand and from the common one.
rule-on-p3 = Each player has a row of their own.
rule-on-p4 = After discarding, the active player may swap one of their own cards with a common one, before a prophecy or a look.
rule-on-p5 = A drawn card goes where one is missing; if both hands lack cards the player chooses.
rule-on-p6 = Doors belong to the player who took them; a nightmare takes one of the active player’s own.
rule-on-p7 = Two players win as soon as each has four doors, one of each colour.
rule-on-p8 = Open: both see everything. Silent: own hands and looks are secret; what is revealed is seen by all.
rule-on-a1 = Eight goals, two of each colour, lie in a row.
rule-on-a2 = Doors must be found in the order of the goals. Any other door goes to limbo, even if a key was paid for it.
rule-on-a3 = A door that goes back to limbo opens its goal again: that goal is the next to be reached, wherever it lies.
rule-on-a4 = Two players share one row of goals.
rule-on-a5 = Spells are paid for with discarded cards, which leave the game. They may be cast at most decisions and before each draw.
rule-on-a6 = In the hard variant the spells cost 6, 9 and 12 cards instead of 5, 7 and 10.
rule-on-b1 = There are twelve towers, three of each colour, with symbols on their left and right sides.
rule-on-b2 = A tower is played at either end of the row of towers; sides that touch must share no symbol.
rule-on-b3 = To win you also need a wall: four towers of four colours side by side.
rule-on-b4 = Discarding a tower from your hand, at your turn or with the whole hand, lets you look at as many top cards as its number says, and put them back in any order.
rule-on-b5 = After a nightmare you lose a tower: one at an end, or an inner one whose neighbours then fit.
rule-on-b6 = Instead of losing a tower you may put the nightmare into limbo.
rule-on-b7 = A complete wall is safe from nightmares, unless you play with scattered ruins.
rule-on-d1 = Four happy dreams are in the deck; of eight premonitions four lie open at the start (variant: five or six).
rule-on-d2 = When the condition of an open premonition holds its penalty strikes at once, and the premonition is gone.
rule-on-d3 = After a penalty has searched the deck it is shuffled.
rule-on-d4 = A happy dream lets you remove an open premonition, or reveal the top 7 cards to all and discard any of them, or put a card of your choice on top of the deck.
rule-on-e1 = The extensions may be combined in any way, for one or two players.
rule-on-e2 = What is not in play does not show.

## Why an answer is better than another, with two numbers behind it

onirim-why-doors = More open doors in six turns
onirim-why-keys = More keys in hand in six turns
onirim-why-nightmares = Fewer nightmares in the next six turns
onirim-why-hand-lost = A nightmare takes the whole hand less often in the next six turns
onirim-why-door-lost = A nightmare takes an open door less often in the next six turns
onirim-why-deck = More cards left in the deck in six turns
onirim-why-lost = The game is lost less often in the next six turns
