# Onirim: what is asked, what may be answered, what happens, what is refused.

game-onirim = Onirim
    .about = You wander through a labyrinth of dreams. Find its eight doors before the deck runs out.

## Options

option-players = Players
option-players-1 = alone
option-players-2 = two together, against the deck
option-first = First player
option-first-1 = player 1 picks first and begins
option-first-2 = player 2 picks first and begins
option-communication = Communication
option-communication-open = both players see all hands and all looks
option-communication-silent = hands and looks are seen by their player only
option-duplicate-doors = Second door of a colour
option-duplicate-doors-keep = it is laid down, though it does not help
option-duplicate-doors-limbo = it goes to limbo
option-book = The Book of Steps Lost and Found
option-book-none = without
option-book-normal = doors in a given order; three spells, for 5, 7 and 10 cards
option-book-hard = the same, the spells for 6, 9 and 12 cards
option-towers = The Towers
option-towers-none = without
option-towers-normal = you also build a wall of four towers; once complete it is safe
option-towers-ruins = the same, but nightmares strike a complete wall too
option-premonitions = Dark Premonitions and Happy Dreams
option-premonitions-none = without
option-premonitions-4 = four premonitions lie open at the start
option-premonitions-5 = five premonitions lie open at the start
option-premonitions-6 = six premonitions lie open at the start

## Questions

question-pick = Pick a card for your own hand.
question-turn = Your turn: play a card or discard one.
question-search = Three { $cards } cards in a row! Search the deck for { $door }?
question-swap = You discarded { $card }. Swap one of your own cards with a common one?
question-swap-take = Which common card do you take for { $given }?
question-prophecy = Prophecy: which of these cards do you discard?
question-peek = Look at the top { $count } cards of the deck?
question-arrange = Put the cards back on the deck: which one is to be drawn next?
question-draw = Draw the next card, or cast a spell first?
question-place = Into which hand does the drawn card go?
question-door = You drew { $door }. Discard { $key } to take it?
question-nightmare = A nightmare! How do you answer it?
question-tower-loss = The nightmare shakes the towers: which one do you lose?
question-premonition = Several premonitions come true: which one strikes first?
question-lose-key =
    { $left ->
        [one] Which key of the deck is discarded?
       *[other] Which keys of the deck are discarded? ({ $left } to choose)
    }
question-lose-door = Which door goes back to limbo?
question-lose-paired-door = Which door of a pair goes back to limbo?
question-happy-dream = A happy dream! What does it bring you?
question-dream-discard = Discard as many of these cards as you like, one by one.
question-fetch = Which card of the deck do you take?
question-pay =
    { $left ->
        [one] { $spell }: which discarded card leaves the game? (the last one)
       *[other] { $spell }: which discarded card leaves the game? ({ $left } to go)
    }
question-paradox-top = Which of these bottom cards goes on top of the deck?
question-paradox-bottom = The others go back to the bottom: which one comes next, from above to below?
question-planning = Which two goals change places?

## Answers. action-VERB, or action-VERB-QUESTION where the question changes what it does.

action-play = Play { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }
action-play-turn = Play { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }{ $step ->
        [3] {" "}— third { $hue } card in a row: a door!
        [2] {" "}— second { $hue } card in a row
       *[1] {""}
    }
action-play-tower = Play { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } at the { $end ->
        [left] left
       *[right] right
    } end of the towers
action-discard = Discard { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }
action-discard-turn = Discard { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }{ $kind ->
        [key] {" "}— prophecy: look at the top 5 cards of the deck
        [tower] {" "}— you may look at the top { $number } cards of the deck
       *[other] {""}
    }
action-discard-prophecy = Discard { $card }{ $kind ->
        [door] {" "}— but then the game can no longer be won
       *[other] {""}
    }
action-discard-nightmare = Discard { $card }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } — and the nightmare is over
action-discard-tower-loss = Lose { $card }
action-discard-lose-key = Discard { $card } from the deck
action-discard-dream-discard = Discard { $card }{ $kind ->
        [door] {" "}— but then the game can no longer be won
       *[other] {""}
    }
action-search = Search the deck for the door, then shuffle it
action-search-search = Search the deck for the door, then shuffle it{ $use ->
        [no] {" "}— but this door would go to limbo
       *[yes] {""}
    }
action-decline = Decline
action-decline-search = Do not search — the deck is not shuffled
action-decline-peek = Do not look
action-limbo = Let the door go to limbo — it returns to the deck after this turn
action-reveal = Reveal the top 5 cards — doors and dreams go to limbo, the rest is discarded
action-redraw = Discard your whole hand and draw a new one — doors and dreams go to limbo
action-return = Put { $owner ->
        [partner] your partner’s { $door }
       *[own] your { $door }
    } into limbo
action-buy = Discard a key of its colour{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } — and take the door
action-buy-door = Discard a key of its colour{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    } — { $use ->
        [no] but this door would go to limbo all the same
       *[yes] and take the door
    }
action-keep = Keep everything
action-keep-swap = Keep your cards
action-keep-dream-discard = Discard no more — put the rest back on top, in any order
action-look = Look at the top cards
action-look-peek = Look at the top { $count } cards — and put them back in any order
action-look-happy-dream = Look at the top 7 cards — discard any of them, put the rest back in any order
action-draw = Draw the next card
action-draw-draw = Draw the next card{ $deck ->
        [0] {" "}— but there is none: the game is lost
       *[other] {""}
    }
action-false-destruction = Lose no tower — the nightmare goes to limbo and will come back
action-into = Into { $hand ->
        [common] the common hand
       *[own] your own hand
    }
action-fetch = Take any card from the deck — shuffle, then put it on top
action-cast = Cast { $spell }
action-cast-now = Cast { $spell }, for { $cost } discarded cards — { $effect }
action-place = Put { $card } back next
action-place-paradox-top = Put { $card } on top
action-pay = Remove { $card } from the game
action-take = Take { $card }
action-take-fetch = Take { $card } — it is drawn next
action-give = Give { $card }
action-suffer = “{ $premonition }” first — { $penalty }
action-remove = Remove “{ $premonition }” — it no longer threatens you
action-swap-goals = Swap goals { $left } and { $right }
action-swap-goals-planning = Swap goals { $left } ({ $one }) and { $right } ({ $other })

## Events

event-dealt = Laid open: { $cards }.
event-picked = { $who ->
        [you] You pick
       *[other] Player { $seat } picks
    } { $cards }.
event-turn-began = { $players ->
        [one] Turn { $turn }
       *[other] Turn { $turn }, player { $seat }
    }
event-played = { $who ->
        [you] You play
       *[other] Player { $seat } plays
    } { $cards }{ $from ->
        [common] {" "}from the common hand
       *[own] {""}
    }.
event-tower-played = { $who ->
        [you] You play
       *[other] Player { $seat } plays
    } { $cards } at the { $end ->
        [left] left
       *[right] right
    } end of the towers.
event-discarded = { $from ->
        [own] { $who ->
            [you] You discard { $cards }.
           *[other] Player { $seat } discards { $cards }.
        }
        [common] { $who ->
            [you] You discard { $cards } from the common hand.
           *[other] Player { $seat } discards { $cards } from the common hand.
        }
        [look] { $who ->
            [you] Of these cards you discard { $cards }.
           *[other] Of these cards player { $seat } discards { $cards }.
        }
        [deck] Discarded from the deck: { $cards }.
        [tower-row] Lost from the towers: { $cards }.
       *[table] Discarded: { $cards }.
    }
event-to-limbo = { $from ->
        [deck] From the deck to limbo: { $cards }.
        [discard-pile] From the discard pile to limbo: { $cards }.
       *[table] To limbo: { $cards }.
    }
event-limbo-returned = Limbo is shuffled back into the deck.
event-shuffled = The deck is shuffled.
event-door-searched = { $found ->
        [yes] { $who ->
            [you] You search the deck and find { $card }.
           *[other] Player { $seat } searches the deck and finds { $card }.
        }
       *[no] { $who ->
            [you] You search the deck in vain: it holds no { $door }.
           *[other] Player { $seat } searches the deck in vain: it holds no { $door }.
        }
    }
event-search-declined = { $who ->
        [you] You do not search the deck.
       *[other] Player { $seat } does not search the deck.
    }
event-door-laid = { $who ->
        [you] You lay down { $card }.
       *[other] Player { $seat } lays down { $card }.
    }
event-door-returned = { $who ->
        [you] Your { $door } goes back to limbo.
       *[other] Player { $seat }’s { $door } goes back to limbo.
    }
event-goal-found = Goal { $place } is reached.
event-goal-reopened = Goal { $place } is open again.
event-goals-swapped = Goals { $left } and { $right } change places.
event-swapped = { $who ->
        [you] You give { $gave } for { $took }.
       *[other] Player { $seat } gives { $gave } for { $took }.
    }
event-drew = { $who ->
        [you] You draw
       *[other] Player { $seat } draws
    } { $cards }{ $into ->
        [common] {" "}into the common hand
       *[own] {""}
    }.
event-turned = { $who ->
        [you] You turn up
       *[other] Player { $seat } turns up
    } { $cards }.
event-looked = { $who ->
        [you] You look at the { $end ->
            [bottom] bottom
           *[top] top
        } of the deck: { $cards }.
       *[other] Player { $seat } looks at the { $end ->
            [bottom] bottom
           *[top] top
        } of the deck: { $cards }.
    }
event-placed = { $who ->
        [you] You put back { $end ->
            [bottom] at the bottom
           *[top] on top
        }: { $cards }.
       *[other] Player { $seat } puts back { $end ->
            [bottom] at the bottom
           *[top] on top
        }: { $cards }.
    }
event-fetched = { $who ->
        [you] You put { $cards } on top of the deck.
       *[other] Player { $seat } puts { $cards } on top of the deck.
    }
event-nightmare-answered = { $answer ->
        [key] { $who ->
            [you] You answer the nightmare with a key.
           *[other] Player { $seat } answers the nightmare with a key.
        }
        [door] { $who ->
            [you] You answer the nightmare with a door.
           *[other] Player { $seat } answers the nightmare with a door.
        }
        [reveal] { $who ->
            [you] You let the nightmare have the top of the deck.
           *[other] Player { $seat } lets the nightmare have the top of the deck.
        }
        [redraw] { $who ->
            [you] You let the nightmare have your hand.
           *[other] Player { $seat } lets the nightmare have the hand.
        }
       *[punished] The nightmare is punished: it does nothing.
    }
event-false-destruction = False destruction: no tower falls.
event-spell-cast = { $who ->
        [you] You cast { $spell }.
       *[other] Player { $seat } casts { $spell }.
    }
event-paid = Out of the game: { $cards }.
event-premonition-revealed = A premonition is turned up: “{ $premonition }”.
event-premonition-struck = The premonition “{ $premonition }” comes true: { $penalty }.
event-premonition-removed = The premonition “{ $premonition }” is dispelled.
event-ended = { $won ->
        [yes] The game is won.
       *[no] The game is lost.
    }

## Refusals

refusal-game-over = the game is over
refusal-not-asked = that does not answer the question
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

## Spells

spell-paradoxical-prophecy = Paradoxical Prophecy
    .effect = look at the bottom 5 cards, put one of them on top
spell-parallel-planning = Parallel Planning
    .effect = swap two goals
spell-powerful-punishment = Powerful Punishment
    .effect = the nightmare does nothing

## Premonitions

premonition-red-pair = Both red doors
    .condition = both red doors on the table
    .penalty = all red rooms in the deck are discarded
premonition-green-pair = Both green doors
    .condition = both green doors on the table
    .penalty = a nightmare goes from the discard pile to limbo
premonition-blue-pair = Both blue doors
    .condition = both blue doors on the table
    .penalty = two keys of your choice in the deck are discarded
premonition-brown-pair = Both brown doors
    .condition = both brown doors on the table
    .penalty = a door of your choice goes to limbo
premonition-any-pair = Two doors of one colour
    .condition = two doors of one colour
    .penalty = one of these two doors goes to limbo
premonition-five-doors = Five doors
    .condition = five doors on the table
    .penalty = two more premonitions are turned up
premonition-rainbow = A door of each colour
    .condition = a door of each colour
    .penalty = all happy dreams in the deck are discarded
premonition-three-doors = Three doors
    .condition = three doors on the table
    .penalty = your hand is discarded and drawn anew, a premonition is turned up

## Outcomes

outcome-doors-found = You found all the doors: you are free of the labyrinth!
    .short = all the doors are found
outcome-deck-empty = The deck is empty and a card must be drawn: the labyrinth keeps you.
    .short = the deck is empty
outcome-conceded = The game was given up.
    .short = given up
outcome-summary = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $doors ->
        [one] one door of 8
       *[other] { $doors } doors of 8
    }.
