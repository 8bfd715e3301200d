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

## Labyrinth's table

lab-maze = The maze, rows and columns 0 to 6
lab-cell = row { $row }, column { $column }
lab-cell-mark = symbol { $thing }
lab-cell-treasure = treasure { $thing }
lab-cell-found = treasure { $thing }, found already
lab-cell-fixed = fixed
lab-cell-wanted = wanted by { $name }
lab-cell-pawn = pawn of { $name }
lab-cell-reach = { $steps ->
        [0] you are here
        [one] reachable, one step
       *[other] reachable, { $steps } steps
    }
lab-cell-cast = { $steps ->
        [one] reachable by { $spell }, one step
       *[other] reachable by { $spell }, { $steps } steps
    }
lab-tile-down = rubble, face down
lab-tile-buried = rubble, face down, { $thing } below
lab-tile-open = { $shape } open { $sides }
lab-tile-with = { $tile }, { $thing }
lab-arrow-row = Push at { $arrow }: row { $line }, from { $side ->
        [W] the west
       *[E] the east
    }
lab-arrow-column = Push at { $arrow }: column { $line }, from { $side ->
        [N] the north
       *[S] the south
    }
lab-arrow-blocked = { $arrow }. Not allowed: { $why }.

lab-grimoire = Grimoire
lab-grimoire-closed = Still closed
lab-pages-left = { $count ->
        [0] the last page
        [one] one page left
       *[other] { $count } pages left
    }
lab-page-of = page { $page } of 24
lab-page-push-title = Push
lab-page-push-row = Row { $line }, from { $side ->
        [W] the west
       *[E] the east
    } ({ $arrow }). The tile enters face down.
lab-page-push-column = Column { $line }, from { $side ->
        [N] the north
       *[S] the south
    } ({ $arrow }). The tile enters face down.
lab-page-flip-title = Cave-in
lab-page-flip = { $one } and { $other } are buried face down.
lab-page-meeting-title = Meeting
lab-page-meeting = { $one } and { $other } go to { $at }.

lab-leaving = out, into your hand
lab-hand-spare = Tile in hand
lab-hand-up = The tile turned up
lab-hand-turned = The tile on { $cell }
lab-hand-turn = turn
lab-turn-left = Turn to the left
lab-turn-right = Turn to the right

lab-treasures = Treasures
lab-treasure-counts = { $found } found, { $left } in the pile
lab-treasure-found = { $thing }: found
lab-treasure-wanted = { $thing }: wanted by { $name }
lab-treasure-later = { $thing }: in the pile

lab-card-steps = { $steps ->
        [0] under your pawn
        [one] one step away
       *[other] { $steps } steps away
    }
lab-card-out = out of reach
lab-card-open-after = open after this
lab-card-at = on { $cell }
lab-card-spare = on the spare tile
lab-card-buried = under rubble
lab-card-later = after the other
lab-no-cards = No cards left: find treasures for the others.
lab-cards-soon = The cards are dealt when the spells are chosen.

lab-spell-ready = ready
lab-spell-chosen = chosen
lab-spell-used = used
lab-spell-taken = { $name } has it

lab-turn-yours = your turn
lab-turn-now = playing now
lab-turn-in = { $turns ->
        [one] plays next
       *[other] in { $turns } turns
    }

lab-status-waiting = { $name } is playing.
lab-status-reach = { $count ->
        [0] No other square can be reached.
        [one] One square can be reached.
       *[other] { $count } squares can be reached.
    }
lab-status-near = { $thing }: { $steps ->
        [0] under your pawn.
        [one] one step away.
       *[other] { $steps } steps away.
    }
lab-status-after = { $count ->
        [0] No other square will be open to you.
        [one] One square will be open to you.
       *[other] { $count } squares will be open to you.
    }
lab-rides = { $name } rides to { $cell }.
lab-status-moved = You have moved. Cast what is left, or end the turn.
lab-status-ending = You still have a move. End the turn all the same?
lab-status-rotation = Which tile do you turn? Q and E turn it further.
lab-status-permutation = Choose the first of two tiles side by side.
lab-status-other = Choose the tile it changes places with.
lab-status-cast = { $spell } is cast by walking: the squares with a diamond.

lab-key-choose = choose
lab-key-enter = Enter
lab-key-do = walk or push
lab-key-treasure = next treasure
lab-key-escape = Esc
lab-key-cancel = cancel

lab-do-push = Push at { $arrow }
lab-do-walk = Walk to { $cell }
lab-do-stay = Stay here
lab-do-rotate = Turn by { $degrees }°
lab-do-permute = Swap them
lab-do-orient = Lay it so
lab-do-choose = Take { $spell }
lab-do-turn-up = Turn it up
lab-do-leave = Leave it
lab-do-end = End turn
lab-do-end-sure = End without moving
lab-cancel = Cancel

lab-figure-turn = Turn { $turn } of 24
lab-figure-turn-short = { $turn }/24
lab-figure-before = Choosing spells
lab-figure-found = { $found }/24
