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
