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

## A game seen again

replay-title = Game replayed
replay-of = { $game }, { $when }
replay-share = Share this moment
replay-copied = The link to this moment is copied.
replay-at = Move { $at } of { $last }
replay-at-told = Move { $at } of { $last }. { $told }
replay-start = The deal
replay-moved = { $name } answers.
replay-slider = Move that is seen
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop here
replay-speed = Speed { $speed }, change it
replay-keys = one move
replay-moves = Moves
replay-see = What is shown
replay-see-mine = What I knew
replay-see-seat = What { $name } knew
replay-see-spectator = What everybody knew
replay-see-all = Everything
replay-on = Play on from here
replay-on-text = A new table begins with the first { $moves } moves of this game. It counts in no statistics.
replay-on-bots = With bots on the other seats
replay-on-alone = On all seats myself
replay-on-later = Possible once the game is over and its deal may be told.
replay-on-decided = The game is decided here: go back by a move.
replay-chances = Chances to win
replay-chances-now = Chance to win after this move: { $chance }
replay-mistakes = The gravest mistakes
replay-mistake = Move { $moves }: { $played } cost { $cost }; better was { $better }.
replay-record = Take the game away
replay-record-text = The record holds the deal and every move; any Dédale can play it again.
replay-record-plain = As text
replay-record-proof = With its proof
replay-record-later = The record can be had once the game is over and its deal may be told.
replay-fair = Was the deal fair?
replay-fair-text = Before the first card the server publishes a fingerprint of the deal. It cannot change the cards any more without the fingerprint giving it away.
replay-fair-promise = Fingerprint, published before the game
replay-fair-seed = The deal (seed), told after the game
replay-fair-check = Who noted the fingerprint down can check it, with Dédale or without:
replay-fair-commands = Commands that check the deal
