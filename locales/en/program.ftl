# Texts of the program itself.

## The table

table-title = { $game } · turn { $turn }
table-player = Player { $seat }
table-you = You, player { $seat }

## Prompts and commands

play-welcome = Type the number of a choice and press Enter. “help” explains more.
play-how = Answer with the number of a choice, or with its text, as in “{ $example }”. Enter alone draws the screen again.
play-no-such-number = { $count ->
        [one] There is only one choice: type 1.
       *[other] Type a number from 1 to { $count }.
    }
play-not-understood = “{ $typed }” is neither a choice nor a command; “help” lists both.
play-no-such-rule = There is no rule “{ $typed }”; “rules” lists all of them.
play-whose-turn = Player { $seat }, it is your turn.
play-nothing-to-undo = There is nothing to take back.
play-again-later = Finish this game first, or concede it.
options-contradict = “{ $option }” is given twice: as { $one } and as { $other }.
play-bot-alone = A bot would play the second seat, but this game has only one.
play-too-many-bots = { $bots } bots leave no seat for you: this game has { $seats }.
play-other-game = { $file } is a game of { $found }, not of { $wanted }.
play-seed-of-record = A record has its own seed: leave out --seed.
play-no-chance = The operating system provides no random numbers: { $why }.

command-help = help
    .help = explain the question and what you can type
command-rules = rules
    .help = show all the rules in play, or one of them: rules T5
command-cards = cards
    .help = show the cards not seen yet, and those that are gone
command-log = log
    .help = show everything that has happened
command-undo = undo
    .help = go back to the last decision
command-save = save
    .help = write the game to a file: save FILE (save! FILE overwrites)
command-concede = concede
    .help = give up the game
command-again = again
    .help = play another game
command-quit = quit
    .help = leave
command-sit = sit
    .help = take a seat: sit 2
command-stand = stand
    .help = give up your seat
command-bot = bot
    .help = give a seat to a bot: bot 2 normal (during the game: your own, or that of an absent player)
command-start = start
    .help = start the game (only the owner of the table)
command-stop = stop
    .help = propose to end the game without a result
command-back = back
    .help = take your seat back from the bot that stands in for you
command-say = say
    .help = talk to the others: say hello

curtain-hide = Press Enter to hide your cards.
curtain-call = Player { $seat }: press Enter when only you can see the screen.

answer-yes = yes
    .short = y
answer-no = no
    .short = n

save-done = Saved in { $file }.
save-exists = { $file } already exists. Overwrite it? (y/n)
save-not = Not saved.
save-failed = { $file } cannot be written: { $why }.
save-position = This game began from a position: only the current position is saved, not the moves that led to it.
save-kept = End of input: the game is saved in { $file }.
save-printed = End of input. So that nothing is lost, here is the content of the file:

quit-save = Save the game in { $file } before you leave? (y/n, Enter to stay)
concede-sure = Give up this game? (y/n)
journal-failed = From now on your moves are not written down ({ $why }): “save” keeps the game.
quit-stay = The game goes on.
quit-resume = To continue this game:
quit-same-deal = To start again with the same cards:

end-seed = Seed: { $seed }

## The full screen

screen-keys = ↑↓ choose · Enter answer · : type · h hint · u undo · Tab log · ? help · q quit
screen-keys-afar = ↑↓ choose · Enter answer · / talk · h hint · Tab log · ? help · q leave
screen-keys-hall = ↑↓ choose · Enter confirm · / talk · ? help · q leave
screen-keys-end = ↑↓ choose · Enter confirm · Tab log · q quit
screen-keys-film = ←→ step · ↑↓ turn · a analyse · Tab log · q quit
screen-keys-analysis = ←→ step · ↑↓ turn · n p mistake · Tab · q quit
screen-keys-page = ↑↓ scroll · Esc close
screen-keys-reply = Enter confirm · Esc cancel
screen-keys-title = Keys
screen-key-choose = ↑ ↓ j k
    .help = choose an answer; the board shows where it would happen
screen-key-kind = ← →
    .help = go to the next kind of answer
screen-key-enter = Enter
    .help = give the answer under the cursor
screen-key-type = 0–9 a–z :
    .help = type an answer or a command; Esc cancels
screen-key-hint = h
    .help = show a hint that gets better while you look
screen-key-undo = u
    .help = go back to the last decision
screen-key-tab = Tab
    .help = change between table, log and hint
screen-key-scroll = PgUp PgDn
    .help = scroll what Tab shows
screen-key-mouse = mouse
    .help = click an answer to see it, and again to give it; the wheel scrolls
screen-key-talk = /
    .help = talk to the others
screen-key-quit = q
    .help = leave; so does Ctrl-C, and Ctrl-Z pauses. Every move is saved at once.
screen-tab-table = Table
screen-tab-log = Log
screen-tab-hint = Hint
screen-tab-talk = Talk
screen-tab-analysis = Analysis
screen-chance = Chance to win:
screen-chance-of = Chance of player { $seat } to win:
screen-talk-none = Nobody has said anything yet. Press / to talk.
screen-preview = preview
screen-thinking = Player { $seat } is thinking…
screen-hint-none = Press h for a hint.
screen-hint-better = Still thinking…
screen-too-small = This window is too small: the game needs { $columns } columns and { $rows } lines.

## A table on a server: join

remote-setup = Options
remote-link = Link
remote-free = free
remote-a-bot = { $name } (bot)
remote-you = { $name } (you)
remote-away = { $name } (away)
remote-stand-in = { $name } (the bot { $bot } stands in)
remote-invite = Pass the link on, or give a seat to a bot: “bot SEAT NAME”. Then type “start”.
remote-more-people = There are free seats: waiting for more players.
remote-may-start = Everybody is here: type “start”.
remote-offer-sit = take seat { $seat }
remote-offer-bot = give seat { $seat } to a bot
remote-agree = agree
remote-refuse = do not agree
remote-wait-for-start = Everybody is here: waiting for the owner of the table to start the game.
remote-whose-turn = It is the turn of { $name } (player { $seat }).
remote-bot-for-you = A bot is playing for you, { $name } (player { $seat }). Type “back” to take your seat again.
remote-consent = { $name } proposes { $what }. Do you agree? (yes/no)
remote-proposed = { $name } proposes { $what }. Not everybody has answered yet.
remote-to-undo = { $count ->
        [one] to take back the last move
       *[other] to take back the last { $count } moves
    }
remote-to-stop = to end the game without a result
remote-to-concede = to give up the game together
remote-to-agree = something this program does not know
remote-did-undo = { $name } takes moves back.
remote-did-refuse = { $name } does not agree.
remote-did-concede = { $name } gives up the game.
remote-did-retire = { $name } gives up; the bot { $bot } plays on.
remote-did-stand-in = The bot { $bot } plays for { $name }.
remote-did-hand-back = { $name } plays again.
remote-said = { $name }: { $text }
remote-say-what = What do you want to say? For example: say well played
remote-lost = Connection lost; reconnecting …
remote-back = Connected again.
remote-wait = The server has not answered yet. Please wait a moment.
remote-strange = The server sent something this program does not understand.
remote-unreachable = The server cannot be reached: { $why }.
remote-no-https = This program supports http only: { $found }
remote-bad-link = “{ $found }” is not a link to a table. A link looks like http://HOST:PORT/t/TABLE.
remote-which-table = Which table? Give its full link, or set one up with --new GAME.
remote-new = Your table: { $link }
remote-not-kept = Your session cannot be saved: { $why }.
remote-come-back = Your seat stays yours. To come back:
remote-no-seat = You have no seat at this table.
remote-which-seat = Which seat? Give its number.
remote-next = There is a rematch: “again” takes you there.
remote-stopped = The players ended the game without a result.
remote-seed-later = The seed will be shown later.
remote-honest = This is the seed that was fixed before the first card: its SHA-256 is the commitment shown at the start, { $commitment }.
remote-not-honest = Beware: this is not the seed the server committed to before the first card ({ $commitment }).
remote-again = The server could not do that now; nothing has changed. Try again.
remote-banned = The host of this server has banned you.
remote-forbidden = You may not do that.
remote-name-taken = Somebody else has that name.
remote-no-proposal = Nothing was proposed to you.
remote-no-session = The server no longer knows you: join again.
remote-no-such-table = There is no such table.
remote-not-absent = The player on that seat is here.
remote-conceded = You have given up this game: a bot plays it to the end.
remote-earlier = { $count ->
        [one] One earlier event is
       *[other] { $count } earlier events are
    } not shown: the server sends only the newest ones.
remote-not-the-owner = Only the owner of the table may do that.
remote-not-your-seat = That seat is not yours.
remote-not-your-turn = It is not your turn.
remote-other-proposal = Another proposal is still open.
remote-seat-empty = Not every seat is taken yet: seat { $found } is free.
remote-seat-taken = Seat { $found } is taken.
remote-silence = This is a silent game: nobody may talk before its end.
remote-stale = Something happened in the meantime. Look again.
remote-switched-off = That is switched off at this table.
remote-too-often = Not so fast! Please wait a moment.
remote-old-rules = This game was set up under older rules; it can no longer be opened.
remote-wrong-phase = That is not possible at this point of the game.
remote-refused = The server refuses: { $why }.

## Finished games: replay and check

label-observer = Seen by
label-seed = Seed
replay-observer = { $who ->
        [seat] player { $seat }
        [spectator] a spectator
       *[all] an omniscient observer
    }
replay-actor = player { $seat }
replay-conceded = { $who ->
        [you] You give up the game.
       *[other] Player { $seat } gives up the game.
    }
replay-answered = Answer: “{ $answer }”
replay-nothing-seen = Nothing visible happened.
replay-step = Step { $step } of { $steps }

check-file = { $file }: { $verdict }
check-record = ok: record of { $game }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, { $end }, hash { $hash }
check-position = ok: position of { $game }, { $end }, hash { $hash }
check-wrong = wrong: { $problem }
check-over = { $won ->
        [yes] won
       *[no] lost
    }: { $why }

verify-honest = Honest.
verify-played = Replayed: { $game }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, every one legal; { $end }, as the record says; hash { $hash }.
verify-seed = The deal is the one the server committed to before the first card: commitment { $commitment }.
verify-undone = { $times ->
        [0] No move was taken back.
        [one] Moves were taken back once; the record has the moves that remained.
       *[other] Moves were taken back { $times } times; the record has the moves that remained.
    }
verify-compare = Compare the commitment with the one the table showed before the game, or pass that one with --commitment.
verify-stopped = stopped by agreement
verify-wrong = not proven: { $problem }
verify-other-seed = this is not the promised deal: the commitment of the seed is { $found }, not { $promised }.
verify-unfinished = the game is neither finished nor was it stopped.
verify-not-stopped = the file says that the game was stopped, but it was played to the end.
verify-no-commitment = A record alone proves nothing: pass the commitment the table showed before the game with --commitment.

## Layouts, decks and card sets

data-not-of-this-game = { $game } has no option --{ $option }.
data-not-there = There is no { $option ->
        [cards] card set
       *[other] { $option }
    } “{ $found }”, nor a file of that name; those that come with the program are: { $expected }.

## The list of games

games-players = { $min ->
        [one] { $max ->
            [one] one player
           *[other] 1 to { $max } players
        }
       *[other] { $min } to { $max } players
    }
games-default = { $meaning } (default)
games-how = Set options with --set option=value, for example: dedale play { $game } --set { $example }

## Help on the command line

help-usage = Usage:
help-commands = Commands
help-dedale = A table for labyrinth games: play, simulate, replay and study them.
help-lang = Language: en or fr [default: the language of your environment]
help-guest = A bot from outside that people may give a seat to: a program (onirim/alpha=cmd:./alpha) or a net (onirim/beta=beta.net); may be repeated (see docs/hosting.md)
help-ascii = Write in ASCII only [default: if your environment says that it has no UTF-8]
help-help = Print help
help-version = Print version
help-games = Lists the games with their options and player counts.
help-json = Prints JSON instead of a table
help-play = Plays a game in the terminal: alone, with bots, or with several people at one screen. Terminals of at least 80 × 24 show it on the whole screen, others in lines.
help-game = The game: { $games }
help-players = Number of players [default: that of the game, or as many as bots and options need]
help-with = Short names of options, separated by commas ({ $extras })
help-layout = The drawings on the tiles: a name, or your own file (a file to start from: dedale games --print-layout classic)
help-deck = The pages of the grimoire: a name, or your own file (a file to start from: dedale games --print-deck 12-8-4)
help-cards = The card set of La Clé des mondes: a name, or your own file (a file to start from: dedale games --print-cards balanced)
help-games-print_cards = Prints the file of a built-in card set
help-games-print_layout = Prints the file of a built-in layout
help-games-print_deck = Prints the file of a built-in deck
help-set = Any option of the game (see: dedale games)
help-play-seed = The seed of the deal: a number, or 64 hexadecimal digits [default: random]
help-play-from = Continues a saved game, or starts from a position
help-play-bot = Lets bots play ({ $bots }): one name for every seat but the first, or one for each of the last seats, separated by commas; FILE.net is a net of yours, cmd:PROGRAM a program (docs/protocol.md)
help-plain = Lines instead of a full screen: plain ASCII, no colours
help-simulate = Lets bots play many games and reports the results. The same seed and number of games give the same results on any number of threads.
help-play-adviser = A bot whose choice hints tell as well ({ $bots }, FILE.net or cmd:PROGRAM)
help-simulate-bot = The bots that play ({ $bots }): one name for all seats, or one per seat, separated by commas; FILE.net is a net of yours, cmd:PROGRAM a program (docs/protocol.md)
help-simulate-games = Number of games
help-simulate-seed = The seed of the series of deals: a number
help-simulate-records = Also keeps a record of every game in this new folder (docs/lab.md)
help-simulate-threads = Number of threads [default: all cores]
help-train = Trains a bot the way the built-in ones were trained. The same seed and options give the same bits on any number of threads. With a folder for checkpoints, training can be stopped at any time and resumed.
help-train-game = The game: onirim
help-train-level = The bot to train: hard (a neural net, by TD(lambda)) or normal (weights, by the cross-entropy method)
help-train-seed = The seed of the training: a number
help-train-games = Number of games; for normal: per candidate
help-train-learners = hard: number of learners that play in parallel and share what they learn
help-train-stint = hard: number of games each learner plays before they share
help-train-rate = hard: the initial learning rate
help-train-lambda = hard: the lambda of TD(lambda), from 0 to 1
help-train-from = hard: a net or a checkpoint to continue from
help-train-generations = normal: number of generations
help-train-tries = normal: number of candidates in a generation
help-train-kept = normal: number of best candidates (the elite) that shape the next generation
help-train-threads = Number of threads [default: all cores]
help-train-checkpoint = The folder for checkpoints
help-train-output = The file for the trained weights
help-train-check = Number of games to measure the result with
help-bench = Measures how fast the engines are on one core: random play, play with a view per decision, play on copies, and sampled worlds; medians of five runs. Instruction counts: cargo bench
help-bench-seconds = Seconds per setup

# simulate and bench
simulate-games = games
simulate-wins = wins
simulate-wins-by-seat = wins by seat
simulate-turns = turns per game
simulate-decisions = decisions per game
simulate-games-per-second = games/s
simulate-decisions-per-second = decisions/s
simulate-time = time
simulate-per-core = { $total } ({ $core } per core)
simulate-share = { $wins } · { $share } % [{ $low } %, { $high } %]
simulate-seconds =
    { $threads ->
        [one] { $seconds } s on one thread
       *[other] { $seconds } s on { $threads } threads
    }
simulate-records-not-empty = { $folder } is not empty: give a new folder for the records.
simulate-bot-count =
    { $seats ->
        [one] { $bots } bots for one seat: name one for all seats, or one per seat.
       *[other] { $bots } bots for { $seats } seats: name one for all seats, or one per seat.
    }
train-done =
    { $command }
    → { $file }
train-nobody = No bot of { $game } can be trained.
train-another-checkpoint = The checkpoint folder belongs to another command: “{ $found }”, not “{ $expected }”.
train-no-start = There is nothing to continue from in { $file }: it is neither a net nor a checkpoint for these games.
train-damaged-checkpoint = The checkpoint folder has no complete checkpoint.
bench-setup = game · setup
bench-games-per-second = games/s
bench-decisions-per-second = decisions/s
bench-decisions-per-game = per game
bench-with-view = with view/s
bench-on-copies = on copies/s
bench-sampled = sampled/s
bench-state = state
bench-action = action
bench-bytes = { $bytes } B
bench-no-time = “--seconds { $typed }”: expected a number of seconds above 0, at most { $most }.
load-tables = tables · sockets
load-nodes = nodes
load-rate = moves/s per table (target)
load-rate-max = as fast as they are acknowledged
load-moves = moves
load-moves-per-second = moves/s
load-games = games finished
load-acknowledged = acknowledged after
load-quantiles = p50 { $p50 } ms · p90 { $p90 } ms · p99 { $p99 } ms · at most { $max } ms
load-reconnects = reconnects
load-errors = errors
load-no-errors = none
load-memory = memory of the server
load-memory-stages = { $first } MB · with sockets { $sockets } MB · with tables { $tables } MB · at the end { $end } MB
load-per-socket = per socket
load-per-table = per idle table
load-kilobytes = { $kilobytes } kB
load-cpu = processor time per move
load-cpu-both = { $server } ms server · { $load } ms players
load-cpu-database = – of the database
load-milliseconds = { $milliseconds } ms
load-soak = memory after { $warm } s { $first } MB · highest since { $highest } MB ({ $growth } %) · lowest since { $lowest } MB
load-hostile = { $tables } tables of two honest players beside one hostile address, { $seconds } s
load-hostile-moves = honest moves
load-hostile-refused = honest players refused
load-hostile-probes = /healthz
load-hostile-failed-probes = /healthz failed
load-hostile-too-many = “--tables { $typed }”: expected a number from 1 to 200 with --hostile.
load-bad-rate = “--rate { $typed }”: expected a number above 0, or “max”.
load-bad-nodes = “--nodes { $typed }”: expected 1, or more with --database postgres://… and --bus nats://….
load-bad-count = “{ $option } { $typed }”: expected a number from { $least }.
load-no-time = “--seconds { $typed }”: expected a number of seconds above 0.
load-server-ended = The server stopped at once. Its log:
    { $log }
help-join = Plays with others at a server’s table: takes a seat, waits for the start, and reconnects by itself.
help-join-link = The link to the table (http://HOST:PORT/t/TABLE), or to the server with --new
help-join-name = Your name there [default: chosen by the server]
help-join-seat = The seat you would like
help-join-new = Sets up a table for this game and prints its link: { $games }
help-join-options = Options of the new table, for example players=2
help-replay = Shows a saved game as an observer saw it. Terminals of at least 80 × 24 wind through it with the arrow keys; with --plain, --step or a pipe, every step is printed, and the table at the end.
help-replay-file = A record (text or JSON), a position (JSON), or a link that holds a record; “-” is standard input
help-replay-step = Stops after this many steps; 0 is the deal
help-replay-link = Prints a link that holds the game, for the pages at this address (https://HOST/); whoever opens it needs no server
record-link-broken = there is no game in this link; perhaps it was cut off on the way
help-replay-observer = The observer: a seat (1, 2, …), “spectator”, or “all” to see everything
help-check = Validates records and positions, and explains what is wrong. Exit status: 0 all are valid, 1 one is wrong, 2 one cannot be read.
help-check-files = Records (text or JSON) and positions (JSON); “-” is standard input
help-verify = Proves that a game from a server was honest: replays it, checks that every step is legal and leads to the recorded result and hash, and compares the deal with the commitment made before the game. Exit status: 0 proven, 1 not proven, 2 cannot be read.
help-verify-file = The proof from GET /api/tables/TABLE/record, or a record together with --commitment; “-” is standard input
help-verify-commitment = The commitment the table showed before the game: 64 hexadecimal digits
help-serve = Hosts tables: people and bots play over HTTP and WebSocket (see docs/server.md). One program, one data file, nothing to set up.
help-serve-listen = The address to listen on [default: 127.0.0.1:7333]; 0.0.0.0:7333 lets the whole network in
help-serve-database = The database: sqlite:FILE or postgres://… [default: a file in your data folder]
help-serve-config = A TOML file with settings and limits (see docs/hosting.md)
help-serve-bus = A NATS server (nats://…): several servers with the same PostgreSQL and bus share all tables (see docs/nodes.md)
help-serve-log = The format of the log on standard error; DEDALE_LOG=debug logs more
help-serve-open = Opens the table in this machine’s browser
serve-open = The table is open at { $url }
serve-only-here = Only this machine can reach it; { $option } lets others in.
serve-how-to-stop = Ctrl+C stops it; all games are kept.
help-engine = Plays every game for a program: JSON-RPC 2.0, one message per line on standard input and output (see docs/protocol.md).
help-doctor = Checks whether a server can run here: data folder, disk, database, address and limits. Changes nothing. Exit status: 1 if something is broken.
help-doctor-listen = The address the server will use [default: 127.0.0.1:7333]
help-doctor-database = The database of the server: sqlite:FILE or postgres://… [default: the file in your data folder]
help-doctor-config = The server’s TOML file
help-doctor-bus = The NATS server between several nodes
doctor-sound = ok
doctor-doubtful = careful
doctor-broken = BROKEN
doctor-folder = data folder
doctor-disk = disk
doctor-database = database
doctor-address = address
doctor-bus = bus
doctor-metrics-address = address of the metrics
doctor-open-files = open files
doctor-pages = browser’s pages
doctor-clock = clock
doctor-folder-writable = { $folder }
doctor-folder-to-be-made = { $folder } does not exist yet; it will be made
doctor-folder-not-writable = nothing can be written in { $folder }: { $why }
doctor-disk-roomy = { $free } MiB free
doctor-disk-nearly-full = only { $free } MiB free: a busy evening may fill it
doctor-disk-full = only { $free } MiB free: make room first
doctor-database-to-be-made = { $file } does not exist yet; the server makes it
doctor-database-sound = it can be opened and nothing in it is damaged
doctor-database-older = version { $found }; the server brings it to version { $known } when it starts (make a backup first: dedale admin backup FILE)
doctor-database-newer = version { $found }, but this program knows only { $known }: install a newer one
doctor-database-foreign = { $file } is no SQLite database
doctor-database-damaged = damaged: { $why }. Restore a backup: dedale admin restore FILE
doctor-database-unusable = { $why }
doctor-database-silent = the database does not answer
doctor-address-free = { $address } is free
doctor-bus-reached = it answers
doctor-bus-unreachable = { $why }. Is NATS running, and is its address right?
doctor-address-served = a Dédale server answers at { $address }
doctor-address-taken = { $address } cannot be used: { $why }. Choose another with --listen
doctor-open-files-unlimited = no limit
doctor-open-files-enough = up to { $most }
doctor-open-files-few = at most { $most }, but { $sockets } connections and what else is open need { $wanted }: raise LimitNOFILE or “ulimit -n”
doctor-pages-present = in the program
doctor-pages-missing = not in the program: it was built without them (make web, then build again)
doctor-clock-plausible = plausible
doctor-clock-behind = it shows a time before this program was written: sessions and clocks will be wrong
doctor-all-sound = A server can run here: dedale serve
doctor-some-doubtful = A server can run here, but see what needs care.
doctor-some-broken = A server cannot run here before what is broken is mended.
help-manual = Writes man pages: that of the program on standard output, or all of them into a folder.
help-manual-out = The folder, made if it is missing
serve-data = Games and people are kept in { $file }
help-admin = For hosts: manages people, tables and disk of a server through its database, whether the server runs or not (see docs/hosting.md).
help-admin-database = The database of the server: sqlite:FILE or postgres://… [default: the file in your data folder]
help-admin-config = The server’s TOML file, for its database and retention
help-admin-status = Shows people, tables and disk at a glance.
help-admin-tables = Lists tables, the newest first. The id is the link: anybody who has it may watch.
help-admin-tables-phase = Only tables in this phase: gathering, playing or over
help-admin-tables-owner = Only tables of this person: a name, an id, or the beginning of one
help-admin-people = Lists people, the most recently seen first.
help-admin-people-name = Only people with this name, id, or beginning of an id
help-admin-close = Ends a game that is gathering or being played, without a result.
help-admin-close-table = The table: its link, its id, or the beginning of it
help-admin-delete = Deletes a table with all its moves and chat, permanently.
help-admin-delete-table = The table: its link, its id, or the beginning of it
help-admin-delete-yes = Confirms the deletion
help-admin-ban = Bans a person: all their requests are refused, and their connections close.
help-admin-ban-person = A name, an id, or the beginning of one
help-admin-unban = Lifts a ban.
help-admin-unban-person = A name, an id, or the beginning of one
help-admin-rename = Changes a person’s name.
help-admin-rename-person = A name, an id, or the beginning of one
help-admin-rename-name = The new name
help-admin-retire-guests = Removes all personal data of guests who have not been seen for a while.
help-admin-retire-guests-unseen_days = Guests not seen for this many days
help-admin-expire = Applies the retention settings now: deletes expired data.
help-admin-backup = Writes a copy of the database while the server runs, and verifies it. Nothing is overwritten.
help-admin-backup-file = The new file
help-admin-restore = Replaces the database by a backup; the old one stays beside it. The server must be stopped.
help-admin-restore-file = A file that “dedale admin backup” wrote
help-admin-check = Replays every table and compares it with the database’s columns. Exit status: 1 if anything is wrong.
help-admin-nodes = Lists the nodes that share the database, with their leases and tables.
admin-delete-for-good = This cannot be undone: add --yes to confirm.
admin-server-runs = A server is running on this database: { $holder }
admin-server-rests = No server is running on this database.
admin-people-count = { $accounts } accounts, { $guests } guests ({ $banned } banned); seen today: { $today }, this month: { $month }
admin-size = { $size } on disk, { $wal } in the log; schema { $migration }
admin-game = game
admin-node = node
admin-lease = lease
admin-process = process
admin-lease-left = { $seconds } s
admin-lease-over = ran out
admin-no-nodes = No node shares this database: a server without --bus is alone.
admin-phase = phase
admin-tables = tables
admin-schema = kept
admin-rows = rows
admin-bytes = size
admin-table = table
admin-owner = owner
admin-created = since
admin-last = last entry
admin-entries = entries
admin-person = person
admin-name = name
admin-kind = kind
admin-seen = seen
admin-banned-since = banned since
admin-account = account
admin-guest = guest
admin-phase-gathering = gathering
admin-phase-playing = playing
admin-phase-over = over
admin-closed = Closed: { $table }
admin-deleted = Deleted: { $table }
admin-banned = Banned: { $name } ({ $id })
admin-unbanned = Unbanned: { $name } ({ $id })
admin-renamed = Renamed: { $name } ({ $id })
admin-retired = { $guests ->
    [one] One guest retired.
   *[other] { $guests } guests retired.
}
admin-expired = Deleted: tables that never began { $gathering }, unfinished games of guests { $unfinished }, finished games { $finished }, guests { $guests }, lines of chat { $chat }, sessions { $sessions }.
admin-backed-up = { $file }: { $size }, verified; { $tables ->
    [one] one table replayed and compared.
   *[other] { $tables } tables replayed and compared.
}
admin-restored = { $file } is now the backup; { $tables ->
    [one] one of its tables was replayed.
   *[other] { $tables } of its tables were replayed.
}
admin-aside = The previous database: { $file }
admin-damage = The file is damaged: { $damage }
admin-wrong = { $table }…: { $wrong }
admin-wrong-unreadable = game, setup, seed or options cannot be read
admin-wrong-gap = entries are missing
admin-wrong-replay = the entries cannot be replayed
admin-wrong-phase = the phase is wrong
admin-wrong-started = the start is wrong
admin-wrong-ended = the end is wrong
admin-wrong-outcome = the outcome is wrong
admin-wrong-moves = the number of moves is wrong
admin-wrong-seats = the seats are wrong
admin-wrong-copy = the copy differs from the original
admin-checked = { $tables } tables with { $entries } entries replayed; of older rules: { $old }; wrong: { $wrong }
admin-error-no-database = { $detail }
admin-error-no-such-table = There is no such table.
admin-error-no-such-user = There is no such person.
admin-error-wrong-phase = The game is already over.
admin-error-name-taken = The name is taken.
admin-error-no-answer = The server did not carry out the command in time. Nothing was changed here.
admin-error-server-runs = A server is running on this database: stop it first.
admin-error-ambiguous = “{ $detail }” is ambiguous: give more of the id (see “dedale admin people” and “tables”).
admin-error-use-instead = Not on PostgreSQL: use { $detail }
admin-error-exists = { $detail } already exists; nothing is overwritten.
admin-error-unsound = The copy is damaged: { $detail }
admin-error-file = { $detail }
help-load = Fills a table server with players who answer at random, and measures response times. Exit status: 1 if anything went wrong.
help-load-url = The server, as http://HOST:PORT; it must accept thousands of people from one address [default: starts a temporary one with a temporary database]
help-load-tables = Number of tables [default: 2000; 500 with --soak, 50 with --hostile]
help-load-sockets_per_table = Number of people at each table; those without a seat watch [default: its seats]
help-load-rate = Moves per second at each table, or “max”: the next move as soon as the last is acknowledged
help-load-seconds = Duration in seconds [default: 300; 1800 with --soak, 60 with --hostile]
help-load-hostile = Lets one hostile address flood a server with the default limits while honest people play. Exit status: 1 if one of them is refused, or if p99 of their moves or of /healthz is above 100 ms
help-load-soak = Plays for half an hour and watches the server’s memory. Exit status: 1 if it grows by more than 5 % after the first five minutes
help-load-game = The game to play: { $games }
help-load-seed = The seed of the players’ answers: a number
help-load-pid = The process id of a server on this machine, to measure its memory too
help-load-nodes = Starts so many nodes, with --database and --bus between them
help-load-database = The database of the servers that are started: postgres://… [default: a temporary file]
help-load-bus = The bus between the nodes: nats://…
help-load-connect = The node that people connect to: the one that runs their table (owner), any, or another (other)
help-load-database_pid = The process id of PostgreSQL on this machine, to measure its processor time too
help-load-peer = Another server for comparison: boardgame.io, with the game in tools/peers
help-schema = Prints the JSON Schemas of a game’s documents: all of them as one object, or one kind.
help-schema-kind = The kind of document: setup, action, view, event, record, position or contents
help-schema-all = Prints the schemas of every game and the server’s API document as one object, for programs that generate types
help-completions = Prints completions for a shell.
help-completions-shell = The shell

## The lab: tournament, balance, deals

help-tournament = Lets bots play the same deals, every bot on every seat, and reports which plays better and how certain that is. The same command gives the same results on any number of threads.
help-tournament-bot = The bots that play ({ $bots }): repeat the option, or separate them by commas; FILE.net is a net of yours, cmd:PROGRAM a program (docs/protocol.md) [default: all bots of the game]
help-tournament-against = Adds this bot and compares every other bot with it only, instead of every bot with every other
help-tournament-seats = The seating, one letter per seat: abbb is one of the first bot among three of the second. It rotates around the table [default: one a, the rest b]
help-tournament-deals = Number of deals; each is played at every table
help-tournament-seed = The seed of the series of deals: a number
help-tournament-sprt = Stops as soon as a sequential probability ratio test knows whether the first bot is better than the second by LOW or by HIGH on Elo’s scale, wrongly in at most 5 % of cases: 0:10. With it, --deals is the most it plays
help-balance = Lets a bot play many games and reports what wins, how long games are, and how often things are used.
help-balance-bot = The bot on all seats [default: one that plays well and quickly]
help-balance-vary = Options to play with all their values, separated by commas
help-balance-games = Number of games per configuration
help-balance-seed = The seed of the series of deals: a number
help-deals = Grades deals by how well the bots do on them, and by whether a clairvoyant, who knows the future of chance, can win them.
help-deals-count = Number of deals
help-deals-bot = The bots that play them ({ $bots }), separated by commas; FILE.net is a net of yours, cmd:PROGRAM a program (docs/protocol.md) [default: the quick ones]
help-deals-games = Number of games per bot on each deal
help-deals-effort = Number of games the clairvoyant may play before it gives up
help-deals-seed = The seed of the series of deals: a number
help-puzzles = Looks for puzzles: positions in which one answer, or one turn, is clearly best, given what the deciding player knows. Writes one on each line, as JSON (docs/puzzles.md). The same command finds the same puzzles on any number of threads.
help-puzzles-count = Number of puzzles; from records there may be fewer
help-puzzles-bot = The bot that plays the games, and sits on all seats but the first ({ $bots })
help-puzzles-gap = By how many points the best answer must win more often than any other
help-puzzles-rating = The least rating of a puzzle, on Elo’s scale
help-puzzles-hardest = The highest rating of a puzzle
help-puzzles-simulations = Number of simulations for a decision that looks like a puzzle
help-puzzles-seed = The seed of the series of deals: a number
help-puzzles-records = Looks in these games instead of playing some: a record on each line, as simulate --records or the archive of a server has them
help-puzzles-out = Writes the puzzles to this file instead of the terminal
help-puzzles-threads = Number of threads [default: all cores]
puzzles-other-game = { $place }: not a game of { $game }
puzzles-no-rating = No rating is at least { $rating } and at most { $hardest }.
puzzles-looked = { $games } games looked at
help-threads = Number of threads [default: all cores]
help-run_folder = Keeps every finished game in this folder; the same command resumes a stopped run
help-report_format = The format of the results
help-report_file = Writes the results to this file instead of the terminal
help-report_html = Also writes a page with tables and plots to this file

lab-problem = { $said } [{ $code }]
lab-problem-no-games = There is nothing to play: give at least one.
lab-problem-too-few-bots = A comparison needs two different bots.
lab-problem-sprt-of-many = A sequential test compares two bots: name two with --bot, or one and --against.
lab-problem-bot-twice = The bot “{ $bot }” is named twice.
lab-problem-bad-seating = “{ $found }” is not a seating for { $seats } seats: give one letter per seat, a or b, each at least once.
lab-problem-seating-together = In this game all win or lose together, so every bot has all the seats: leave out --seats.
lab-problem-unknown-option = There is no option “{ $option }” to vary; the options are: { $expected }.
lab-problem-opponents-not-graded = Deals of { $game } cannot be graded: its players are opponents, and one player’s luck is another’s misfortune.
lab-problem-run-another-command = The folder belongs to another command: “{ $found }”, not “{ $expected }”.
lab-problem-run-foreign-folder = { $folder } is not empty and holds no run: give a new folder.
lab-problem-run-damaged = { $file }: line { $line } cannot be read, and it is not the last line. Nothing was changed.
lab-problem-run-busy = Another process is writing to { $folder }.
lab-problem-parquet-needs-a-file = Parquet cannot be printed on a terminal: give a file with --file.

lab-percent = { $share } %
lab-bot = bot
lab-pair = pair
lab-games = games
lab-wins = wins
lab-share = won [95 %]
lab-decided = decided [95 %]
lab-difference = difference [95 %]
lab-elo = Elo [95 %]
lab-better-worse = better : worse
lab-p = p
lab-turns = turns
lab-decisions = decisions
lab-configuration = configuration
lab-value = value
lab-seat = seat
lab-name = name
lab-action = action
lab-mean = mean
lab-shortest = shortest
lab-median = median
lab-longest = longest
lab-times = uses
lab-per-game = per game
lab-used-in = games with it
lab-users = players with it
lab-offered = offered
lab-taken = taken
lab-taken-share = share

tournament-title = Tournament: { $game }
tournament-played = { $deals } deals, { $games } games
tournament-sprt-high = Sequential test: the first bot is better by { $high } Elo rather than by { $low } (log-likelihood ratio { $ratio }, bounds ± { $bound }).
tournament-sprt-low = Sequential test: the first bot is better by { $low } Elo rather than by { $high } (log-likelihood ratio { $ratio }, bounds ± { $bound }).
tournament-sprt-open = Sequential test: not decided between { $low } and { $high } Elo (log-likelihood ratio { $ratio }, bounds ± { $bound }). Play more deals.
tournament-pair = { $one } – { $other }
tournament-standings = Standings
tournament-standings-together = All win or lose together: every bot plays the same deals on all seats.
tournament-standings-seats = Games are counted for each seat of a bot. On each deal every bot sits on every seat.
tournament-comparisons = Comparisons
tournament-test-sign = Difference: how much more often a seat of the first bot wins than a seat of the second, on the same deals. Elo: the difference in strength at which that is expected. Better : worse: the number of deals on which the first did better and worse. p: exact sign test over those deals, two-sided.
tournament-test-mean = Difference: how much more often a seat of the first bot wins than a seat of the second, on the same deals. Elo: the difference in strength at which that is expected. Better : worse: the number of deals on which the first did better and worse. p: Student’s t test of the mean difference, two-sided; deals are independent.

balance-title = Balance: { $game }
balance-played = { $games } games
balance-configurations = Configurations
balance-decided = Decided: games somebody won before the limit on their length.
balance-option = By option: { $option }
balance-seats = By seat
balance-by-character = By character
balance-by-spell = By spell at the table
balance-openings = By first move
balance-turns = Turns per game
balance-decisions = Decisions per game
balance-lengths = Percentiles: that share of games is no longer than the number below.
balance-uses = Won: the share of wins among players or games that used it at least once. A thing used late is used by players about to win, so this is no advice.
balance-uses-card-played = Cards played
balance-uses-card-discarded = Cards discarded
balance-uses-card-paid = Cards that paid
balance-uses-card-reacted = Cards in reaction
balance-uses-card-struck = Bad encounters
balance-uses-nightmare = Answers to nightmares
balance-uses-colour-laid = Doors laid
balance-uses-spell = Spells cast
balance-uses-premonition = Premonitions that struck
balance-uses-thing = Treasures found
balance-uses-page = Pages of the grimoire
balance-nightmare-key = a key
balance-nightmare-door = a door
balance-nightmare-reveal = the top cards
balance-nightmare-redraw = the hand
balance-nightmare-punished = the spell
balance-page-push = a push
balance-page-flip = two tiles face down
balance-page-meeting = a meeting
balance-actions = Actions
    .note = Actions as they are typed. Offered: decisions at which such an answer was possible.

deals-title = Graded deals: { $game }
deals-how = Every bot plays each deal several times: once normally, then each time with one random answer.
deals-graded = Deals
    .note = Difficulty is the share of games won, averaged over the bots. The clairvoyant knows the future of chance.
deals-difficulties = Deals by difficulty
deals-seed = seed
deals-deals = deals
deals-share = won
deals-difficulty = difficulty
deals-difficulty-easy = easy
deals-difficulty-medium = medium
deals-difficulty-hard = hard
deals-difficulty-very-hard = very hard
deals-clairvoyant = clairvoyant
deals-clairvoyant-wins = wins
deals-clairvoyant-not-found = no win found

# bots from outside
help-bot_time = For bots that are programs: the milliseconds for one decision
guest-failed = { $count ->
        [one] “{ $command }” failed once, and a random answer was taken instead: { $first }
       *[other] “{ $command }” failed { $count } times, and random answers were taken instead; the first time: { $first }
    }
guest-given-up = “{ $command }” failed so often that it was no longer asked ({ $count } answers were random); the first time: { $first }
guest-bot-ended = it ended ({ $why })
guest-bot-late = { $why }
guest-bot-bad-answer = its answer is none of the protocol ({ $why })
guest-bot-refused = it answered with an error ({ $why })
guest-bot-illegal = { $why }
guest-bot-no-command = “cmd:{ $command }” is no command: cmd:PROGRAM ARGUMENT…, with matching quotes.
guest-bot-not-started = “{ $command }” does not start: { $why }.
guest-bot-no-hello = “{ $command }” did not answer “bot.hello” within { $seconds } s (docs/protocol.md, Programs as bots).
guest-bot-bad-hello = “{ $command }” answered “bot.hello” wrongly: { $why } (docs/protocol.md, Programs as bots).
guest-bad-net = { $file } is no net of this game.
guest-policy-unknown = { $file } is no policy network of this version.
guest-policy-shape = { $file } has layers that do not fit together, or not to the game.
guest-policy-not-finite = { $file } has weights that are no finite numbers.
guest-policy-damaged = { $file } is damaged.
guest-policy-other-game = { $file } is a policy network for { $found }, not for { $expected }.
guest-policy-other-setup = { $file } was made for the setup “{ $found }”, whose observations differ from those of “{ $expected }”.

# games that were left
help-play-resume = Continues the game that was left last, or that of this number in the list of “dedale play”
resume-list = Games you have not finished:
resume-turn = turn { $turn }
resume-how = “dedale play --resume” goes on with the first one, “dedale play --resume=2” with the second; “dedale play GAME” begins a new one.
resume-none = Which game? { $games }.
resume-nothing = There is no unfinished game.
resume-no-such = { $count ->
        [one] There is no unfinished game { $found }: there is only one.
       *[other] There is no unfinished game { $found }: there are { $count }.
    }
resume-taken = That game is open in another terminal.
resume-damaged = The file of that game is damaged.

## Mistakes in the arguments

usage-unknown-argument = There is no argument “{ $argument }” here.
usage-unknown-command = There is no command “{ $command }”.
usage-unknown-value = “{ $value }” is no value of “{ $argument }”; possible are: { $possible }.
usage-missing-value = “{ $argument }” needs a value.
usage-missing-value-of = “{ $argument }” needs a value: { $possible }.
usage-bad-value = “{ $value }” is no value of “{ $argument }”: { $why }.
usage-missing-arguments = Something is missing: { $arguments }.
usage-conflict = “{ $argument }” cannot be used with { $others }.
usage-twice = “{ $argument }” is given twice.
usage-too-many-values = “{ $value }” is one value too many for “{ $argument }”.
usage-no-text = An argument is not valid UTF-8.
usage-no-whole-number = not a whole number
usage-no-number = not a number
usage-number-too-large = too large a number
usage-too-small = it must be at least { $low }
usage-not-within = it must be between { $low } and { $high }
usage-no-address = not an address like 127.0.0.1:7333
usage-sprt = two differences on Elo’s scale are needed, the lower one first: 0:10
usage-commitment = 64 hexadecimal digits are needed
usage-similar = There is { $names }.
usage-more = More: { $option }
