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
