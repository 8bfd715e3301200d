# The table of Onirim in the browser, and the captions of the figures in its book of rules.

onirim-table-dreamer-sun = the sun
onirim-table-dreamer-moon = the moon
onirim-table-place-red = observatory
onirim-table-place-blue = aquarium
onirim-table-place-green = garden
onirim-table-place-brown = library
onirim-table-place = Place
onirim-table-card-name = { $name }, { $place }
onirim-table-tower-name = { $name }, left side: { $left }, right side: { $right }
onirim-table-side-none = nothing
onirim-table-premonition-full = { $name }: if { $condition }, then { $penalty }
onirim-table-back = A card face down
onirim-table-piles = Piles
onirim-table-in-deck = { $count ->
        [one] card in the pile
       *[other] cards in the pile
    }
onirim-table-still = Still in the pile
onirim-table-the-doors = doors
onirim-table-the-towers = towers
onirim-table-nightmares = Nightmares
onirim-table-dreams = Happy dreams
onirim-table-discard = discard
onirim-table-limbo = limbo
onirim-table-removed = out of play
onirim-table-pile-empty = Nothing lies here.
onirim-table-doors-found = { $found } of { $all } doors
onirim-table-doors-yours = Your doors
onirim-table-doors-theirs = Doors of { $name }
onirim-table-doors-count = { $found } of { $all }
onirim-table-door-found = { $door }, found
onirim-table-door-missing = { $door }, not found yet
onirim-table-row = { $cards ->
        [0] The labyrinth
        [one] The labyrinth · one card
       *[other] The labyrinth · { $cards } cards
    }
onirim-table-row-yours = { $cards ->
        [0] Your row
        [one] Your row · one card
       *[other] Your row · { $cards } cards
    }
onirim-table-row-theirs = { $cards ->
        [0] Row of { $name }
        [one] Row of { $name } · one card
       *[other] Row of { $name } · { $cards } cards
    }
onirim-table-run = { $run } of 3 { $colour }
onirim-table-broken = broken off
onirim-table-not-symbol = not { $symbol }
onirim-table-any = any card
onirim-table-new-series = a new series
onirim-table-goal = Goal { $place }: { $door }
onirim-table-goal-found = Goal { $place }, { $door }: reached
onirim-table-spells = Spells, paid with discarded cards
onirim-table-end-first = first
onirim-table-end-left = left
onirim-table-end-right = right
onirim-table-hand = Your hand
onirim-table-hand-of = Hand of { $name }
onirim-table-common = Common hand
onirim-table-open-cards = Open cards
onirim-table-why = Cannot be played: discard only
onirim-table-why-same = { $symbol ->
        [sun] Sun after sun: discard only
        [moon] Moon after moon: discard only
       *[key] Key after key: discard only
    }
onirim-table-why-clash = Fits at neither end: discard only
onirim-table-not-playable = cannot be played: { $why }
onirim-table-step = { $step ->
        [3] Third { $colour }: a door opens
       *[other] Second { $colour }
    }
onirim-table-playable = Playable
onirim-table-question = Question
onirim-table-asked = It is your turn.
onirim-table-waiting = { $name } is thinking…
onirim-table-picked = play it, or discard it
onirim-table-discard-only = it can only be discarded
onirim-table-about-turn = Choose a card from your hand; Enter plays it, D discards it.
    .touch = Choose a card from your hand, or drag it.
onirim-table-about-pick = Choose one of the open cards; choose it again to take it.
onirim-table-about-swap = Choose a card from your own hand to give it away.
onirim-table-about-swap-take = Choose one of the common cards.
onirim-table-about-tower-loss = Choose a tower of the row; choose it again to lose it.
onirim-table-about-planning = Choose two goals of the row.
onirim-table-lost = This game can no longer be won. You may play on, or concede.
onirim-table-play-card = Play
onirim-table-discard-card = Discard
onirim-table-play-left = Play on the left
onirim-table-play-right = Play on the right
onirim-table-answer = Answer
onirim-table-aside = Look at the table
onirim-table-choose-one = Choose one
onirim-table-digits = 1 to 5 choose
onirim-table-turn = turn
onirim-table-picking = picking cards
onirim-table-partners = { $card } of your partner
onirim-table-tip-goal = Goal
onirim-table-tip-deck = The deck
onirim-table-tip-limbo = Limbo
onirim-table-tip-discard = Discard pile
onirim-table-tip-removed = Out of play
onirim-table-tip-place = A door still to be found
onirim-table-tip-premonition = When { $condition }: { $penalty }.
onirim-table-nightmare = A nightmare
onirim-table-nightmare-about = It bars your way: choose your loss. No key you lose here gives a prophecy.
onirim-table-give-key = Give a key
onirim-table-give-key-about = A key leaves your hand, and the nightmare is over. Choose which.
onirim-table-no-key = You hold no key.
onirim-table-no-door = You have no door to give.
onirim-table-give-door = Lose a door
onirim-table-give-door-about = A door goes to limbo and from there back into the deck. Choose which.
onirim-table-nightmare-reveal = Reveal five cards
onirim-table-nightmare-redraw = Give up your hand
onirim-table-nightmare-cast = Powerful Punishment
onirim-table-dream = A happy dream
onirim-table-dream-about = Choose what it brings you.
onirim-table-dream-remove = Dispel a premonition
onirim-table-dream-remove-about = It no longer threatens you. Choose which.
onirim-table-dream-look = Look ahead
onirim-table-dream-fetch = Wish for a card
onirim-table-pay = { $spell }
onirim-table-pay-about = { $cost ->
        [one] One discarded card leaves the game for good. Choose which.
       *[other] { $cost } discarded cards leave the game for good. Choose which.
    }
onirim-table-pay-sum = { $chosen } of { $cost } chosen
onirim-table-pay-confirm = Pay and cast
onirim-table-pay-add = { $card }, { $left } in the discard pile: add one
onirim-table-pay-less = { $card }: one less
onirim-table-look-prophecy = Prophecy
onirim-table-look-prophecy-about = { $count ->
        [one] This card is all that is left of the pile: it is discarded.
       *[other] These { $count } cards lie on top of the pile. Put one away, lay the others in the order you want to draw them.
    }
onirim-table-look-arrange = The top of the pile
onirim-table-look-arrange-about = Lay the cards in the order you want to draw them.
onirim-table-look-dream-discard = A look ahead
onirim-table-look-dream-discard-about = Put away as many of these cards as you like, lay the others in the order you want to draw them.
onirim-table-look-paradox-top = Paradoxical Prophecy
onirim-table-look-paradox-top-about = These cards lie at the bottom of the pile. One goes on top, the others go back below.
onirim-table-look-paradox-bottom = The bottom of the pile
onirim-table-look-paradox-bottom-about = Lay the cards in the order they go back below, from above to below.
onirim-table-look-discard = Discard
onirim-table-look-top = On top
onirim-table-look-order = Drawn in this order
onirim-table-look-order-bottom = Back at the bottom, from above to below
onirim-table-look-next = Drawn next
onirim-table-look-here-discard = Discard the chosen card
onirim-table-look-here-top = The chosen card on top
onirim-table-look-none-discard = Choose a card, or drag it here
onirim-table-look-none-top = Choose a card, or drag it here
onirim-table-look-first-discard = First put a card away
onirim-table-look-first-top = First choose the top card
onirim-table-look-confirm = Confirm the order
onirim-table-look-again = Start over
onirim-table-look-move = move
onirim-table-look-discard-key = discard
onirim-table-look-top-key = on top
onirim-table-look-left = Move left
onirim-table-look-right = Move right
onirim-table-look-is-discard = { $card } is put away.
onirim-table-look-is-top = { $card } goes on top.
onirim-table-look-is-at = { $card }: place { $place } of { $of }.

rules-figure-onirim-colours = Sun, moon and key in the four places of the dream; a door; a nightmare.
rules-figure-onirim-row = Never the same symbol twice in a row. The third blue card opens a blue door.

onirim-gallery-room = Rooms
onirim-gallery-door = Doors
onirim-gallery-tower = Towers
onirim-gallery-dream = Dreams
