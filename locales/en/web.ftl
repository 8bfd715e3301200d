# The browser's side: what is around the games. Texts of the games themselves are in their own files.

## Places

nav-main = Main places
nav-skip = To the content
nav-home = Dédale, first page
nav-play = Play
nav-lobby = Open tables
nav-mine = My games
nav-daily = Daily deal
nav-learn = Learn
nav-language = Language
nav-dark = Dark theme
nav-light = Light theme
nav-me = You

## Everywhere

problem-title = Something went wrong
problem-again = Try again
notice-dismiss = Dismiss
sheet-close = Close
nowhere-title = This corridor leads nowhere
nowhere-text = There is no page at this address.
nowhere-home = Back to the entrance
refused-unreachable = The server cannot be reached. Your game is safe there; we keep trying.

## The log

log-title = Log
log-all = All { $count } lines
log-sit = { $name } sits down.
log-stand = A seat is free again.
log-seat-bot = A bot takes a seat: { $bot }.
log-start = The game begins.
log-concede = { $name } concedes.
log-propose = { $name } makes a proposal.
log-agree = { $name } agrees.
log-refuse = { $name } refuses.
log-undo = Moves were taken back.
log-stop = All agreed to stop.
log-stand-in = The bot { $bot } plays for { $name }.
log-hand-back = { $name } plays again.
log-rematch = They play again at another table.
seat-number = Seat { $seat }

## Onirim's table

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
onirim-table-doors-yours = Your doors: { $found } of { $all }
onirim-table-doors-theirs = Doors of { $name }: { $found } of { $all }
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
onirim-table-about-turn = Choose a card of your hand; Enter plays it, D discards it.
onirim-table-about-pick = Choose one of the open cards, and once more to take it.
onirim-table-about-swap = Choose a card of your own hand to give it away.
onirim-table-about-swap-take = Choose one of the common cards.
onirim-table-about-tower-loss = Choose a tower of the row, and once more to lose it.
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
onirim-table-side = Log and hints
onirim-table-hint = Hint
onirim-table-hint-about = Chance to win, from what you know
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
onirim-table-nightmare-about = It bars your way. Choose what you leave to it. Nothing lost here gives a prophecy.
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
onirim-table-look-none-discard = Drag a card here
onirim-table-look-none-top = Drag a card here
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
seat-of = { $name } ({ $seat })
seat-bot-of = { $bot } ({ $seat })
bot-random = Random bot
bot-greedy = Greedy bot

## The table page

table-title = { $game } · Dédale
table-title-asked = Your turn · { $game } · Dédale
table-none = There is no such table
table-loading = The table is being laid…
table-undo = Undo
table-undo-title = Take back your last move; if somebody may have learned something, all are asked
table-rules = Rules
link-lost = The connection is lost. The game is safe on the server; we keep trying.
link-lost-waiting = The connection is lost. Your move waits here and is sent as soon as the server answers.
curtain-title = Over to { $name }
curtain-text = Hand the device to { $name }. Nobody else should look now.
curtain-open = I am { $name }: show my side
menu-title = Menu
menu-concede = Concede
menu-concede-sure = Conceding ends the game, for everybody at the table.
menu-concede-yes = Concede
menu-concede-no = Play on
menu-stop = Propose to stop without a result
menu-honest = An honest deal
menu-commitment = Promised before the first card: SHA-256 of the seed. When the game is over the seed is told, and anybody can check it.
menu-seed = The seed:
menu-leave = Leave the table; the game waits
settings-sound = Sounds
seat-you = you
seat-here = here
seat-away = away
seat-asked = to move
seat-stand-in = played by a bot: { $bot }
seat-hand-back = Play again myself
seat-let-bot = Let a bot play
seat-watching = { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
clock-left = { $seconds } seconds left
share-title = Invite
share-link = Link to this table
share-copy = Copy the link
share-copied = The link is copied.
share-send = Send
share-code = QR code of the link to this table
gathering-title = Around the table
gathering-missing = { $count ->
        [one] One seat is still free. Send the link, or let a bot sit there.
       *[other] { $count } seats are still free. Send the link, or let bots sit there.
    }
gathering-ready = Everybody is here.
gathering-ready-wait = Everybody is here. Whoever set the table up begins the game.
gathering-free = free
gathering-sit = Sit here
gathering-stand = Free the seat
gathering-bot = or a bot…
gathering-bot-for = A bot for seat { $seat }
gathering-start = Begin the game
gathering-options = What is played
proposal-title = A proposal
proposal-undo = { $name } would like to take moves back. Do you agree?
proposal-stop = { $name } would like to stop without a result. Do you agree?
proposal-undo-waits = { $name } would like to take moves back. The others are asked.
proposal-stop-waits = { $name } would like to stop without a result. The others are asked.
proposal-agree = Agree
proposal-refuse = Play on
proposal-withdraw = Withdraw
result-title = Result
result-won = You have won!
result-won-together = You have won together!
result-lost = Lost this time
result-winner = { $name } wins
result-stopped = Stopped without a result
result-again = Play again
result-same = The same deal once more
result-next = To the next table
result-compare = How others did
result-replay = Look at it again
result-home = First page
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-silent = This game is played in silence; you can talk when it is over.
chat-write = Say something
chat-send = Send
rules-whole = The whole rules
rules-seek = Look for a word or a rule
rules-none = No rule has this word.
