# What the program itself says.

## The table

table-title = { $game } · turn { $turn }
table-player = Player { $seat }
table-you = You, player { $seat }

## The talk

play-welcome = Type the number of a choice and press Enter; “help” explains.
play-how = Answer with the number of a choice, or with its text, as in “{ $example }”. Enter alone draws the screen again.
play-no-such-number = { $count ->
        [one] There is only one choice: type 1.
       *[other] Type a number from 1 to { $count }.
    }
play-not-understood = “{ $typed }” is neither a choice nor a command; “help” lists both.
play-no-such-rule = There is no rule “{ $typed }”; “rules” lists them all.
play-whose-turn = Player { $seat }, it is up to you.
play-nothing-to-undo = There is nothing to take back.
play-again-later = First finish this game, or concede it.
play-bot-alone = A bot plays the second seat, and this game has only one.
play-too-many-bots = { $bots } bots leave no seat for you: this game has { $seats }.
play-other-game = { $file } is a game of { $found }, not of { $wanted }.
play-seed-of-record = A record has a seed of its own: leave --seed out.
play-no-chance = The operating system gives no random numbers: { $why }.

command-help = help
    .help = what is asked, and what you can type
command-rules = rules
    .help = all the rules in play, or one of them: rules T5
command-cards = cards
    .help = what has not been seen yet, and what is gone
command-log = log
    .help = all that happened so far
command-undo = undo
    .help = go back to the last decision
command-save = save
    .help = write the game to a file: save FILE (save! FILE overwrites)
command-concede = concede
    .help = give the game up
command-again = again
    .help = play another game
command-quit = quit
    .help = leave
command-sit = sit
    .help = take a seat: sit 2
command-stand = stand
    .help = leave your seat
command-bot = bot
    .help = give a seat to a bot: bot 2 normal (yours, or that of somebody away, during the game)
command-start = start
    .help = deal the cards (the owner of the table)
command-stop = stop
    .help = propose to end the game without a result
command-back = back
    .help = take your seat again from the bot that stands in
command-say = say
    .help = talk to the others: say hello

curtain-hide = Press Enter to hide your cards.
curtain-call = Player { $seat }: press Enter when only you can see the screen.

answer-yes = yes
    .short = y
answer-no = no
    .short = n

save-done = Saved in { $file }.
save-exists = { $file } exists already. Overwrite it? (y/n)
save-not = Not saved.
save-failed = { $file } cannot be written: { $why }.
save-position = This game began from a position: only where it stands now is saved, not how it came there.
save-kept = The input has ended: the game is saved in { $file }.
save-printed = The input has ended. So that nothing is lost, here is what would stand in the file:

quit-save = Save the game in { $file } before leaving? (y/n, Enter to stay)
quit-stay = The game goes on.
quit-resume = To come back to this game:
quit-same-deal = To begin again with the same cards:

end-seed = Seed: { $seed }

## A table far away: join

remote-setup = Options
remote-link = Link
remote-free = free
remote-a-bot = { $name } (bot)
remote-you = { $name } (you)
remote-away = { $name } (away)
remote-stand-in = { $name } (the bot { $bot } stands in)
remote-invite = Pass the link on, or give a seat to a bot: “bot SEAT NAME”. Then type “start”.
remote-more-people = There are free seats: the table waits for more players.
remote-may-start = Everybody is here: type “start”.
remote-wait-for-start = Everybody is here: the owner of the table starts the game.
remote-whose-turn = { $name } (player { $seat }) is to answer.
remote-bot-for-you = A bot plays for you, { $name } (player { $seat }): “back” takes the seat again.
remote-consent = { $name } proposes { $what }. Do you agree? (yes/no)
remote-proposed = { $name } proposes { $what }; not everybody has answered yet.
remote-to-undo = { $count ->
        [one] to take back the last move
       *[other] to take back the last { $count } moves
    }
remote-to-stop = to end the game without a result
remote-to-concede = to give the game up together
remote-to-agree = to agree to something this program does not know
remote-did-undo = { $name } takes moves back.
remote-did-refuse = { $name } does not agree.
remote-did-concede = { $name } gives the game up.
remote-did-retire = { $name } gives up; the bot { $bot } plays on.
remote-did-stand-in = The bot { $bot } plays for { $name }.
remote-did-hand-back = { $name } plays again.
remote-said = { $name }: { $text }
remote-say-what = Say what? As in: say well played
remote-lost = The connection is lost; trying to come back …
remote-back = Connected again.
remote-wait = The server has not answered yet: wait a moment.
remote-strange = The server says something this program does not understand.
remote-unreachable = The server cannot be reached: { $why }.
remote-no-https = This program speaks http only: { $found }
remote-bad-link = “{ $found }” is no link to a table: it looks like http://HOST:PORT/t/TABLE.
remote-which-table = Which table? Give its whole link, or set one up with --new GAME.
remote-new = Your table: { $link }
remote-not-kept = Your session cannot be remembered: { $why }.
remote-come-back = Your seat stays yours. To come back:
remote-no-seat = You have no seat at this table.
remote-which-seat = Which seat? Give its number.
remote-next = There is a rematch: “again” takes you there.
remote-stopped = The players ended the game without a result.
remote-seed-later = The seed will be shown later.
remote-honest = This is the seed that was fixed before the first card: its SHA-256 is the { $commitment } told at the start.
remote-not-honest = Beware: this is not the seed that was promised before the first card ({ $commitment }).
remote-again = The server could not do it now; nothing has changed. Try again.
remote-banned = The host of this server has banned you.
remote-forbidden = You may not do that.
remote-name-taken = That name is somebody else’s.
remote-no-proposal = Nothing was proposed to you.
remote-no-session = The server does not know you any more: join again.
remote-no-such-table = There is no such table.
remote-not-absent = Whoever sits there is there.
remote-conceded = You have given this game up: a bot plays it to the end.
remote-earlier = { $count ->
        [one] One thing
       *[other] { $count } things
    } before that: the server tells only the newest ones.
remote-not-the-owner = Only the owner of the table may do that.
remote-not-your-seat = That seat is not yours.
remote-not-your-turn = You are not asked now.
remote-other-proposal = Something else was proposed and is not decided yet.
remote-seat-empty = Not every seat is taken: seat { $found } is free.
remote-seat-taken = Seat { $found } is taken.
remote-silence = Nobody may talk in a silent game before its end.
remote-stale = Something happened in the meantime: look again.
remote-switched-off = This table does without that.
remote-too-often = Not so fast: wait a moment.
remote-wrong-phase = That is not possible at this time of a game.
remote-refused = The server refuses: { $why }.

## What became of a game: replay and check

label-observer = Seen by
label-seed = Seed
replay-observer = { $who ->
        [seat] player { $seat }
        [spectator] a spectator
       *[all] somebody who knows everything
    }
replay-actor = player { $seat }
replay-conceded = { $who ->
        [you] You give the game up.
       *[other] Player { $seat } gives the game up.
    }
replay-answered = Answer: “{ $answer }”
replay-nothing-seen = Nothing that can be seen.
replay-step = Step { $step } of { $steps }

check-file = { $file }: { $verdict }
check-record = ok: record of { $game }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, { $end }, hash { $hash }
check-position = ok: position of { $game }, { $end }, hash { $hash }
check-wrong = wrong: { $problem }
check-unfinished = unfinished
check-over = { $won ->
        [yes] won
       *[no] lost
    }: { $why }

verify-honest = Honest.
verify-played = Played again: { $game }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, every one legal; { $end }, as the record says; hash { $hash }.
verify-seed = The deal is the one promised before the first card: commitment { $commitment }.
verify-undone = { $times ->
        [0] No move was taken back.
        [one] Moves were taken back once; the record has what stayed.
       *[other] Moves were taken back { $times } times; the record has what stayed.
    }
verify-compare = Compare the commitment with the one the table showed before the game, or give that one with --commitment.
verify-stopped = stopped by agreement
verify-wrong = not proven: { $problem }
verify-other-seed = another deal was promised: the seed has the commitment { $found }, not { $promised }.
verify-unfinished = the game is neither over nor was it stopped.
verify-not-stopped = the game is said to have been stopped, but it was over.
verify-no-commitment = A record alone proves nothing: give what the table showed before the game with --commitment.

## Files

problem-cannot-read = { $file } cannot be read: { $why }.
io-not-found = there is no such file
io-denied = you are not allowed to
io-directory = it is a folder
io-not-text = it is not a text
io-too-long = it is too long

## Layouts, decks and card sets

data-not-of-this-game = { $game } has no --{ $option }.
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
games-how = Choose with --set option=value, as in: dedale play { $game } --set { $example }

## Help on the command line

help-usage = Usage:
help-commands = Commands
help-dedale = A table for labyrinth games: play, simulate, replay and study them.
help-lang = Language: en or fr [default: that of the environment]
help-help = Print help
help-version = Print version
help-games = Lists the games, their options and player counts.
help-json = Print JSON instead of a table.
help-play = Plays a game in the terminal, alone, with bots, or several at one screen.
help-game = The game: { $games }
help-players = How many play [default: that of the game, or as many as the bots and the options need]
help-with = Short names of options, separated by commas ({ $extras })
help-layout = What is drawn on which tile: a name, or your own file (to start from: dedale games --print-layout classic)
help-deck = The pages of the grimoire: a name, or your own file (to start from: dedale games --print-deck 12-8-4)
help-cards = The card set of La Clé des mondes: a name, or your own file (to start from: dedale games --print-cards standard)
help-games-print_cards = Prints the file of a card set that comes with the program.
help-games-print_layout = Prints the file of a layout that comes with the program.
help-games-print_deck = Prints the file of a deck that comes with the program.
help-set = Any option of the game (see: dedale games)
help-play-seed = What the cards are dealt from: a number, or 64 hexadecimal digits [default: fresh]
help-play-from = Goes on from a saved game, or begins from a position
help-play-bot = Lets bots play ({ $bots }): one name for every seat but the first, or one for each of the last seats, separated by commas
help-plain = ASCII only, no colours
help-simulate = Lets bots play many games and reports how they went. The same seed and number of games give the same results on any number of threads.
help-simulate-bot = Who plays ({ $bots }): one name for all seats, or one a seat, separated by commas
help-simulate-games = How many games
help-simulate-seed = The series the games are dealt from: a number
help-simulate-threads = On how many threads [default: all cores]
help-train = Trains a bot, as those built in were trained. The same seed and options give the same bits on any number of threads; with a folder for checkpoints it can be stopped at any time and goes on where it was.
help-train-game = The game: onirim
help-train-level = Who learns: hard (a net, by playing) or normal (weights, by trying)
help-train-seed = What its chance starts from: a number
help-train-games = How many games are played; for normal: by each try
help-train-learners = hard: how many learners play side by side and share what they learn
help-train-stint = hard: how many games each plays before they share
help-train-rate = hard: how far it moves after each lesson at first
help-train-lambda = hard: how much what happened counts against what was expected, 0 to 1
help-train-net = hard: which games the net is for: base (one player, no extension) or wide (all others)
help-train-from = hard: a net or a checkpoint to go on from; wide may go on from base
help-train-generations = normal: how many generations of tries
help-train-tries = normal: how many tries a generation has
help-train-kept = normal: how many of them, the best, the next generation comes from
help-train-threads = On how many threads [default: all cores]
help-train-checkpoint = The folder that keeps where it stands
help-train-output = The file for what was learnt
help-train-check = How many games measure it in the end
help-bench = Measures how fast the engines are on one core: random play, with a view each, on copies, and sampled worlds; medians of five. Instruction counts: cargo bench
help-bench-seconds = Seconds for each setup

# simulate and bench
simulate-games = games
simulate-wins = wins
simulate-wins-by-seat = wins by seat
simulate-turns = turns a game
simulate-decisions = decisions a game
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
simulate-too-many-bots =
    { $seats ->
        [one] { $bots } bots for one seat: name one for all, or one a seat.
       *[other] { $bots } bots for { $seats } seats: name one for all, or one a seat.
    }
train-done =
    { $command }
    → { $file }
train-nobody = Nobody of { $game } learns by training.
train-another-checkpoint = The folder of checkpoints was kept by another command: “{ $found }”, not “{ $expected }”.
train-no-start = There is nothing in { $file } to go on from: it is no net and no checkpoint for these games.
train-damaged-checkpoint = The folder of checkpoints holds no whole checkpoint.
bench-setup = game · setup
bench-games-per-second = games/s
bench-decisions-per-second = decisions/s
bench-decisions-per-game = a game
bench-with-view = with view/s
bench-on-copies = on copies/s
bench-sampled = sampled/s
bench-state = state
bench-action = action
bench-bytes = { $bytes } B
bench-no-time = “--seconds { $typed }”: expected a number of seconds above 0.
load-tables = tables · sockets
load-rate = moves/s asked of a table
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
load-per-socket = a socket
load-per-table = an idle table
load-kilobytes = { $kilobytes } kB
load-cpu = processor time for a move
load-cpu-both = { $server } ms server · { $load } ms people
load-soak = memory after { $warm } s { $first } MB · highest since { $highest } MB ({ $growth } %) · lowest since { $lowest } MB
load-hostile = { $tables } tables of two honest players beside one hostile address, { $seconds } s
load-hostile-moves = honest moves
load-hostile-refused = honest players refused
load-hostile-probes = /healthz
load-hostile-failed-probes = /healthz failed
load-hostile-too-many = “--tables { $typed }”: expected a number from 1 to 200 with --hostile.
load-bad-rate = “--rate { $typed }”: expected a number above 0, or “max”.
load-bad-count = “{ $option } { $typed }”: expected a number from { $least }.
load-no-time = “--seconds { $typed }”: expected a number of seconds above 0.
load-server-ended = The server ended at once. It said:
    { $log }
help-join = Plays at a table of a server, with others: sits down, waits for the start, and comes back by itself when the connection is lost.
help-join-link = The link of the table (http://HOST:PORT/t/TABLE), or that of the server with --new
help-join-name = What others call you there [default: what the server chooses]
help-join-seat = The seat you would like
help-join-new = Sets up a table of this game and prints its link: { $games }
help-join-options = Options of the new table, as in players=2
help-replay = Shows a saved game as an observer saw it: what happened, step by step, and the table at the end of it.
help-replay-file = A record (text or JSON) or a position (JSON); “-” is standard input
help-replay-step = Stop after that many steps; 0 is the deal
help-replay-observer = Through whose eyes: a seat (1, 2, …), “spectator”, or “all” for the whole truth
help-check = Says whether records and positions are right, and if not, why not. Exit status: 0 all are right, 1 one is wrong, 2 one cannot be read.
help-check-files = Records (text or JSON) and positions (JSON); “-” is standard input
help-verify = Proves a game of a table honest: plays it again, every step legal and result and hash as told, and compares the deal with what was promised before the game. Exit status: 0 proven, 1 not, 2 it cannot be read.
help-verify-file = What GET /api/tables/TABLE/record gave, or a record together with --commitment; “-” is standard input
help-verify-commitment = What the table showed before the game: 64 hexadecimal digits
help-serve = Hosts tables: people and bots play over HTTP and WebSocket (see docs/server.md). One program, one file of data, nothing to set up.
help-serve-listen = Where to listen: 127.0.0.1:7333 unless said otherwise; 0.0.0.0:7333 lets the whole network in
help-serve-database = Where games are kept: sqlite:FILE or postgres://…; a file in your data folder unless said otherwise
help-serve-config = A TOML file with settings and limits (see docs/hosting.md)
help-serve-log = The form of the log on standard error; DEDALE_LOG=debug tells more
help-serve-open = Opens the table in the browser of this machine
serve-open = The table is open at { $url }
serve-only-here = Only this machine can reach it; { $option } lets others in.
serve-how-to-stop = Ctrl+C stops it; every game is kept.
help-engine = Plays every game for a program: JSON-RPC 2.0, one message a line on standard input and output (see docs/protocol.md).
help-admin = For hosts: people, tables and disk of a server, over its database, while it runs or not (see docs/hosting.md).
help-admin-database = The database of the server: sqlite:FILE or postgres://…; the file in your data folder unless said otherwise
help-admin-config = The TOML file of the server, for its database and how long things are kept
help-admin-status = People, tables and disk at a glance.
help-admin-tables = Lists tables, the newest first. The id is the link: whoever has it may look.
help-admin-tables-phase = Only those that are gathering, playing or over
help-admin-tables-owner = Only those of this person: a name, an id, or its first letters
help-admin-people = Lists people, the last seen first.
help-admin-people-name = Only those of this name, id, or first letters of an id
help-admin-close = Ends a game that gathers or goes on, without a result.
help-admin-close-table = The table: its link, its id, or the first letters of it
help-admin-delete = Deletes a table with everything done and said at it, for good.
help-admin-delete-table = The table: its link, its id, or the first letters of it
help-admin-delete-yes = That you mean it
help-admin-ban = Lets a person in no longer: whatever they ask for is refused, and their connections end.
help-admin-ban-person = A name, an id, or its first letters
help-admin-unban = Lets a person in again.
help-admin-unban-person = A name, an id, or its first letters
help-admin-rename = Gives a person another name.
help-admin-rename-person = A name, an id, or its first letters
help-admin-rename-name = The new name
help-admin-retire-guests = Removes everything personal of guests who were not seen for a while.
help-admin-retire-guests-unseen_days = For how many days they were not seen
help-admin-expire = Deletes now what the settings say is kept no longer.
help-admin-backup = Writes a copy of the database while the server runs, and verifies it. Nothing is overwritten.
help-admin-backup-file = The new file
help-admin-restore = Puts a copy in the place of the database; the old one stays beside it. The server must be stopped.
help-admin-restore-file = A file that “dedale admin backup” wrote
help-admin-check = Replays every table and compares it with what the database says of it. Exit status: 1 if anything is wrong.
admin-delete-for-good = That is for good: say --yes if you mean it.
admin-server-runs = A server runs on this database: { $holder }
admin-server-rests = No server runs on this database.
admin-people-count = { $accounts } accounts, { $guests } guests ({ $banned } banned); seen today: { $today }, this month: { $month }
admin-size = { $size } on disk, { $wal } in the log; schema { $migration }
admin-game = game
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
admin-unbanned = Let in again: { $name } ({ $id })
admin-renamed = Now called { $name } ({ $id })
admin-retired = { $guests ->
    [one] One guest retired.
   *[other] { $guests } guests retired.
}
admin-expired = Deleted: tables that never began { $gathering }, unfinished games of guests { $unfinished }, finished games { $finished }, guests { $guests }, lines of chat { $chat }, sessions { $sessions }.
admin-backed-up = { $file }: { $size }, sound; { $tables ->
    [one] one table replayed and compared.
   *[other] { $tables } tables replayed and compared.
}
admin-restored = { $file } is the copy now; { $tables ->
    [one] one table of it was replayed.
   *[other] { $tables } tables of it were replayed.
}
admin-aside = What was there before: { $file }
admin-damage = The file is damaged: { $damage }
admin-wrong = { $table }…: { $wrong }
admin-wrong-unreadable = game, setup, seed or options cannot be read
admin-wrong-gap = entries are missing
admin-wrong-replay = the entries cannot be played again
admin-wrong-phase = the phase is wrong
admin-wrong-started = the beginning is wrong
admin-wrong-ended = the end is wrong
admin-wrong-outcome = the outcome is wrong
admin-wrong-moves = the number of moves is wrong
admin-wrong-seats = the seats are wrong
admin-wrong-copy = the copy differs from the original
admin-checked = { $tables } tables with { $entries } entries replayed; wrong: { $wrong }
admin-error-no-database = { $detail }
admin-error-no-such-table = There is no such table.
admin-error-no-such-user = There is no such person.
admin-error-wrong-phase = The game is over already.
admin-error-name-taken = The name is taken.
admin-error-no-answer = The server did not carry it out in time. Nothing was changed here.
admin-error-server-runs = A server runs on this database: stop it first.
admin-error-ambiguous = “{ $detail }” may mean several: give more of the id (see “dedale admin people” and “tables”).
admin-error-use-instead = Not on PostgreSQL: use { $detail }
admin-error-exists = { $detail } exists already; nothing is overwritten.
admin-error-unsound = Not a sound copy: { $detail }
admin-error-file = { $detail }
help-load = Fills a table server with people who play at random, and measures how long they wait. Exit status: 1 if anything went wrong meanwhile.
help-load-url = The server, as http://HOST:PORT; it must take thousands of people from one address [default: starts one for the occasion, with a database that goes away]
help-load-tables = How many tables [default: 2000; 500 with --soak, 50 with --hostile]
help-load-sockets_per_table = How many people at each; those without a seat look on [default: its seats]
help-load-rate = Moves a second at each table, or “max”: the next one as soon as the last is known
help-load-seconds = For how long [default: 300; 1800 with --soak, 60 with --hostile]
help-load-hostile = Lets one hostile address flood a server with the default limits while honest people play. Exit status: 1 if one of them is refused, or p99 of their moves or of /healthz is above 100 ms
help-load-soak = Plays for half an hour and watches the memory of the server. Exit status: 1 if it grows by more than 5 % after the first five minutes
help-load-game = What they play: { $games }
help-load-seed = The series their answers come from: a number
help-load-pid = The process of a server on this machine, to tell its memory too
help-load-peer = Another server for comparison: boardgame.io, with the game in tools/peers
help-schema = Prints the JSON Schemas of a game’s documents: all of them as one object, or the one asked for.
help-schema-kind = What the schema is of: setup, action, view, event, record, position or contents
help-schema-all = Prints the schemas of every game and the API document of the server in one object, for programs that make types of them
help-completions = Prints the completions of a shell.
help-completions-shell = The shell

## Words of every game

question-of-another = { $Player } is to decide.

outcome-conceded = The game was given up.
    .short = given up
list-and = { $most } and { $last }
list-or = { $most } or { $last }

# What a sentence calls somebody: within it, at its beginning, whose a thing is (at the beginning, too), to whom, in a title.
player = player { $seat }
    .first = Player { $seat }
    .of = player { $seat }’s
    .first-of = Player { $seat }’s
    .to = to player { $seat }
    .title = player { $seat }
# The same of somebody who has a name; it may begin with a vowel.
person =
    .of = { $name }’s
    .of-vowel = { $name }’s
    .to = to { $name }
# Where a name alone does not say who it is.
person-on-seat = { $name } { $seat }

## Bots

bot-random = Random
bot-greedy = Greedy
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert

## What people do at a table besides answering

did-sit = { $who ->
        [you] You sit down.
       *[other] { $Player } sits down.
    }
did-seat-bot = A bot takes seat { $seat }: { $bot }.
did-stand = Seat { $seat } is free again.
did-start = The game begins.
did-concede = { $who ->
        [you] You give the game up.
       *[other] { $Player } gives the game up.
    }
did-propose-undo = { $who ->
        [you] You propose to take moves back.
       *[other] { $Player } proposes to take moves back.
    }
did-propose-stop = { $who ->
        [you] You propose to end the game without a result.
       *[other] { $Player } proposes to end the game without a result.
    }
did-propose-concede = { $who ->
        [you] You propose to give the game up together.
       *[other] { $Player } proposes to give the game up together.
    }
did-agree = { $who ->
        [you] You agree.
       *[other] { $Player } agrees.
    }
did-refuse = { $who ->
        [you] You do not agree.
       *[other] { $Player } does not agree.
    }
did-undo = { $who ->
        [you] You take moves back.
       *[other] { $Player } takes moves back.
    }
did-stop = All agree: the game ends without a result.
did-stand-in = { $who ->
        [you] A bot plays for you: { $bot }.
       *[other] A bot plays for { $player }: { $bot }.
    }
did-retire = { $who ->
        [you] You give up; a bot plays on: { $bot }.
       *[other] { $Player } gives up; a bot plays on: { $bot }.
    }
did-hand-back = { $who ->
        [you] You play again.
       *[other] { $Player } plays again.
    }
did-rematch = { $who ->
        [you] You have set up a rematch.
       *[other] { $Player } has set up a rematch.
    }

## The lab: tournament, balance, deals

help-tournament = Lets bots meet on the same deals, every bot on every seat, and says who plays better and how sure that is. The same command gives the same results on any number of threads.
help-tournament-bot = Who plays ({ $bots }): several times, or separated by commas [default: all of the game]
help-tournament-against = Everybody against this one, instead of everybody against everybody
help-tournament-seats = Who sits where, a letter a seat: abbb is one of the first bot among three of the second. It is turned round the table [default: one a, the rest b]
help-tournament-deals = How many deals; each is played at every table
help-tournament-seed = The series the games are dealt from: a number
help-balance = Lets a bot play many games and counts what wins, how long they are, and what is used how often.
help-balance-bot = Who plays on all seats [default: one that plays well and quickly]
help-balance-vary = Options of the game to play with all their values, separated by commas
help-balance-games = How many games of each configuration
help-balance-seed = The series the games are dealt from: a number
help-deals = Grades deals by how the bots do on them, and by whether somebody who sees what chance will bring can win.
help-deals-count = How many deals
help-deals-bot = Who tries them ({ $bots }), separated by commas [default: those that play quickly]
help-deals-games = How many games each bot plays on a deal
help-deals-effort = How many games the clairvoyant may play to the end before it gives up
help-deals-seed = The series the deals are taken from: a number
help-threads = On how many threads [default: all cores]
help-run_folder = Keeps every finished game in this folder; the same command goes on where it was stopped
help-report_format = The form of the results
help-report_file = Writes the results to this file instead of the terminal
help-report_html = Also writes a page with tables and plots to this file

lab-problem = { $said } [{ $code }]
lab-problem-no-games = There is nothing to play: at least one is needed.
lab-problem-too-few-bots = A comparison needs two different bots.
lab-problem-bot-twice = The bot “{ $bot }” is named twice.
lab-problem-bad-seating = “{ $found }” is no seating of { $seats }: a letter for each seat, a or b, both at least once.
lab-problem-seating-together = In this game all win or lose together: every bot has all the seats, leave --seats out.
lab-problem-unknown-option = There is no option “{ $option }” to vary; there are: { $expected }.
lab-problem-opponents-not-graded = Deals of { $game } cannot be graded: its players are opponents, and one’s luck is the other’s misfortune.
lab-problem-run-another-command = The folder belongs to another command: “{ $found }”, not “{ $expected }”.
lab-problem-run-foreign-folder = { $folder } is not empty, and not the folder of a run: give a new one.
lab-problem-run-damaged = { $file }: line { $line } cannot be read, and it is not the last one. Nothing was changed.
lab-problem-run-busy = Another process is writing to { $folder }.
lab-problem-parquet-needs-a-file = Parquet is not for the terminal: give a file with --file.

lab-percent = { $share } %
lab-bot = bot
lab-pair = pair
lab-games = games
lab-wins = wins
lab-share = won [95 %]
lab-decided = decided [95 %]
lab-difference = difference [95 %]
lab-better-worse = better : worse
lab-p = p
lab-turns = turns
lab-decisions = decisions
lab-configuration = configuration
lab-value = value
lab-seat = seat
lab-name = what
lab-action = action
lab-mean = mean
lab-shortest = shortest
lab-median = median
lab-longest = longest
lab-times = times
lab-per-game = a game
lab-used-in = games with it
lab-users = players with it
lab-offered = offered
lab-taken = taken
lab-taken-share = share

tournament-title = Tournament: { $game }
tournament-played = { $deals } deals, { $games } games
tournament-pair = { $one } – { $other }
tournament-standings = Standings
tournament-standings-together = All win or lose together: every bot plays the same deals on all seats.
tournament-standings-seats = Games are counted for each seat a bot has. On each deal everybody sits everywhere.
tournament-comparisons = Comparisons
tournament-test-sign = Difference: how much more often a seat of the first wins than one of the second, on the same deals. Better : worse: the deals on which it did. p: exact sign test over those deals, two-sided.
tournament-test-mean = Difference: how much more often a seat of the first wins than one of the second, on the same deals. Better : worse: the deals on which it did. p: the mean difference over its standard error, two-sided; the deals are independent.

balance-title = Balance: { $game }
balance-played = { $games } games
balance-configurations = Configurations
balance-decided = Decided: games that somebody won before they had lasted too long.
balance-option = By option: { $option }
balance-seats = By seat
balance-by-character = By character
balance-by-spell = By spell at the table
balance-openings = By first move
balance-turns = Turns of a game
balance-decisions = Decisions of a game
balance-lengths = A percentage: so many games are not longer than that.
balance-uses = Won: the share of wins where it was used at least once. What is used late is used by who is about to win: that is no advice.
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
    .note = As they are typed. Offered: decisions at which there was such an answer.

deals-title = Graded deals: { $game }
deals-how = Every bot plays each deal several times, once as it always does and then with one slip at a time.
deals-graded = Deals
    .note = Difficulty is the share of games won, the mean of the bots. The clairvoyant sees what chance will bring.
deals-difficulties = How many are how hard
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
deals-clairvoyant-not-found = no way found
