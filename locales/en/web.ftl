# The pages around the games. Each game has its own texts in its own files.

## Places

nav-main = Main navigation
nav-skip = Skip to content
nav-home = Dédale, home page
nav-play = Play
    .short = Play
nav-lobby = Open tables
    .short = Tables
nav-mine = My games
    .short = My games
nav-daily = Daily deal
    .short = Daily
nav-learn = Learn
    .short = Learn
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
refused-unreachable = The server does not answer. What is kept there is safe; we keep trying.

## Refusals of the server: refused-CODE

refused-parse-error = The server did not understand the request. That is our mistake; loading the page again may help.
refused-invalid-params = The server expects something else here. { $expected }
refused-unknown-game = There is no game “{ $found }”.
refused-setup-unknown-option = There is no option “{ $found }”.
refused-setup-unknown-value = “{ $found }” is not possible here; possible are: { $expected }.
refused-setup-conflict = “{ $found }” cannot be combined with another choice.
refused-setup-bad-value = “{ $found }” is not possible. Expected: { $expected }.
refused-setup-not-an-option = “{ $found }” is not an option.
refused-bad-seed = “{ $found }” is not a seed.
refused-unknown-bot = There is no bot “{ $found }”.
refused-no-such-puzzle = There is no such puzzle.
refused-unknown-action = This game has no such move.
refused-illegal-action = That is not possible now.
refused-data-syntax = This cannot be read: { $found }. Expected: { $expected }.
refused-data-unknown = There is no “{ $found }”; expected: { $expected }.
refused-data-duplicate = More than once: { $found }. Expected: { $expected }.
refused-data-count = { $found } is the wrong number; expected: { $expected }.
refused-data-missing = Something is missing: { $expected }.
refused-data-cell = Nothing can be drawn on { $found }: choose a fixed cell that is not a corner.
refused-no-session = You are not signed in. Choose a name or sign in first.
refused-wrong-password = The name or the password is wrong.
refused-wrong-recovery-code = The name or the recovery code is wrong.
refused-forbidden = You are not allowed to do this.
refused-wrong-origin = The request came from another site and was refused.
refused-wrong-host = This server does not answer to that name. Its host must add the name to its settings.
refused-missing-scope = The token may not do that: it lacks “{ $expected }”.
refused-not-your-seat = Seat { $found } is not yours.
refused-banned = The host of this server has banned you.
refused-not-the-owner = Only the person who set up the table may do that.
refused-silence = Nobody may talk now.
refused-switched-off = This is switched off at this table.
refused-no-hints-here = This table gives no hints.
refused-no-analysis = Nobody has asked for an analysis of this game yet.
refused-no-such-table = There is no such table. Perhaps a letter of the link is missing.
refused-no-such-user = There is nobody by that name.
refused-no-such-token = That token no longer exists.
refused-no-such-session = That device is signed out already.
refused-no-such-step = The game has no such move.
refused-no-such-day = There is no deal for that day.
refused-old-rules = This game was played by older rules; it can no longer be opened.
refused-not-revealed-yet = You can see this when the game, or the day of the deal, is over.
refused-no-such-page = There is nothing at this address.
refused-method-not-found = The server does not know how to do that.
refused-wrong-method = The server does not do that here.
refused-stale-step = The game has moved on. Look again.
refused-not-your-turn = It is not your turn.
refused-seat-taken = Somebody sits there already.
refused-seat-empty = Nobody sits there.
refused-wrong-phase = Not now: the game has not begun, or has moved on.
refused-not-absent = That player is here.
refused-name-taken = That name is taken. Choose another one.
refused-playing-in-silence = You are playing a game in which nobody may talk, and a new name could say something. Change it after the game.
refused-no-proposal = There is no proposal any more.
refused-other-proposal = There is another proposal already.
refused-already-tried = You have had your try at today’s deal.
refused-game-over = The game is over.
refused-too-large = That is too large.
refused-too-many-requests = You are too fast for the server. Try again in a moment.
refused-too-many-hints = Many people are asking for hints just now. Try again in a moment.
refused-too-many-analyses = Too many analyses are waiting already. Try again when some of them are done.
refused-too-many-tables = You have too many open tables. Finish or leave one first.
refused-too-many-connections = Too many connections at once. Close a window of Dédale.
refused-too-many-tokens = You have too many tokens. End one first.
refused-internal-error = The server made a mistake. Nothing was changed.
refused-store-failed = The server could not save this. Nothing was done: try again.
refused-table-busy = This table is very busy just now. Try again in a moment.
refused-table-moved = This table has just moved to another machine. Nothing was done: try again.
refused-bus-away = The machine that runs this table cannot be reached just now. Try again in a moment.
refused-open-elsewhere = You are playing this game in another tab or window. Only one of them can play it at a time.
refused-broken-table = This game cannot be read any more: its data on this device is damaged.
refused-no-engine = The game could not be loaded. Check the connection and try again.
refused-invalid-file = This is not a game of Dédale.
refused-conceded = You gave this game up: a bot plays it to the end.
refused-shutting-down = The server is about to restart. Try again in a moment.
refused-no-entropy = The server has no randomness for a deal just now. Try again in a moment.
refused-timed-out = This took too long. Check whether it was done before you try again.

## Around the games: everywhere

loading = One moment…
copy-done = Copied
copy-failed = The browser does not let us copy: select the text and copy it yourself.
chart-table = The figures as a table
bot-random = the random bot
    .choice = Bot, plays at random
bot-greedy = the greedy bot
    .choice = Bot, takes what it can get
bot-easy = the easy bot
    .choice = Bot, a beginner
bot-casual = the casual bot
    .choice = Bot, plays for fun
bot-normal = the normal bot
    .choice = Bot, plays soundly
bot-hard = the hard bot
    .choice = Bot, looks ahead
bot-expert = the expert bot
    .choice = Bot, as strong as we have
bot-other = the bot “{ $bot }”
ending-conceded = given up
ending-stopped = ended by agreement
config-unknown = old rules
config-players = { $count ->
        [one] alone
       *[other] { $count } players
    }
config-others = { $count ->
        [one] one other rule
       *[other] { $count } other rules
    }
footer-more = More about Dédale
footer-rules = Complete rules
footer-statistics = Statistics
footer-settings = Settings
footer-privacy = Privacy
footer-accessibility = Accessibility
footer-about = About Dédale
footer-word = Free, without advertising, without spies.

## Home

home-title = Three labyrinths, one table.
home-lede = Alone at night, together on a sofa or far apart. Free, nothing to sign up for.
home-games = The three games
home-play = Play
home-going = Setting the table…
home-which = : { $game }
home-learn = Learn by playing
home-other = Other ways to play
home-daily = Deal of { $day }
home-daily-all = All of today’s deals
home-new = New here?
home-resume = Go on
home-resume-all = All { $count } games
home-waiting = { $count ->
        [one] One table is waiting for a player
       *[other] { $count } tables are waiting for players
    }

## Setting up a table

setup-title = A new table: { $game }
setup-who = Who plays?
setup-company-alone = Alone
    .why = You against the night.
setup-company-bots = With bots
    .why = The program takes the other seats.
setup-company-device = On this device
    .why = Several people pass it around.
setup-company-friends = With friends
    .why = You send them a link; each plays on their own device.
setup-players = Players
setup-seat-me = Me
setup-seat-open = Anyone with the link
setup-device-hint = If you take several seats, you play all of them; between turns a curtain hides the hands.
setup-name = Name
setup-link-hint = You find the link at the table, also as a QR code.
setup-rules = Which rules?
setup-finer = More rules
setup-own = Your own
setup-own-text = Your own, as a text
setup-own-spells = Spells from player 1 on, separated by commas, as in rotation,crossing
setup-own-layout = Your layout, in the one-line form that “dedale games” prints
setup-own-deck = The 24 pages of your deck, in the one-line form
setup-own-colours = Pawns from player 1 on, separated by commas, as in green,yellow
setup-own-pages = Pages, 12 to 24
setup-own-cards = Your card set, in the one-line form
setup-own-max-rounds = Rounds, 1 to 1000
setup-conflict = Not possible together with “{ $option }: { $value }”.
setup-table = What kind of table?
setup-listed = Among the open tables
    .why = Everybody can find it and sit down.
    .off = Only for tables with a free seat.
setup-spectators = Spectators are welcome
    .why = Anyone with the link may watch; nobody sees hidden cards.
setup-chat = Players can talk
    .why = Players at the table can write to each other.
setup-hints = Hints for everybody
    .why = On their turn, players can see how good each answer is. Everybody is told so before sitting down.
setup-archived = Into the public archive
    .why = The finished game without any names, for people who study the games.
setup-clock = Time to think
setup-clock-none = as long as you like
setup-clock-move = for each answer
setup-clock-bank = for the whole game
setup-clock-each = For each answer
setup-clock-whole = At the start
setup-clock-more = And for each answer
setup-clock-why = If somebody runs out of time, a bot plays on for them.
setup-seconds = { $count ->
        [0] nothing
        [one] one second
       *[other] { $count } seconds
    }
setup-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
setup-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
setup-begin = Begin
setup-open = Open the table
setup-reset = Back to the defaults
setup-then-play = The game begins at once.
setup-then-here = The game begins at once, on this device.
setup-then-wait = The game begins when all seats are taken.

## Lists of tables

lists-daily = deal of { $day }
lists-since = since { $when }
lists-on = { $when }
lists-my-turn = Your turn
lists-free = { $count ->
        [0] ready to begin
        [one] one seat is free
       *[other] { $count } seats are free
    }
lists-thinks = { $name } is thinking
lists-won = Won
lists-lost = Lost
lists-stopped = Stopped
lists-with = with { $names }
lists-here = on this device
lobby-lede = Take a free seat, or watch. The list updates itself.
lobby-waiting = Waiting for players
lobby-playing = In play
lobby-none = No table is waiting for players. Set one up, and it appears here:
lobby-own = Or set up your own:
lobby-seats = Seats
lobby-seat-free = free
lobby-clock = with a clock
lobby-sit = Sit down
lobby-look = Look
lobby-watch = Watch
mine-none = Nothing here yet. Your games appear here, and you can continue them at any time.
mine-turn = Your turn
mine-running = Waiting for others
mine-gathering = Not started
mine-over = Finished
mine-all = All { $count } games
mine-broken = Damaged
mine-unreachable = The server does not answer: only the games on this device are shown.
broken-text = A game on this device cannot be read any more.
stored-download = Download its data
stored-remove = Remove it
stored-remove-sure = Remove it for good
stored-removed = The game is removed from this device.
mine-open = Open a game from a link
mine-statistics = Statistics of my games

## The day's deal

daily-title = Deals of the day
daily-lede = The same cards for everybody, one try each. Tomorrow there are new ones.
daily-ends = { $hours ->
        [0] Less than an hour left
        [one] One hour left
       *[other] { $hours } hours left
    }
daily-tries = { $count ->
        [0] Nobody has tried it yet
        [one] One try so far
       *[other] { $count } tries so far
    }
daily-begin = Take it on
daily-go-on = Go on
daily-won = { $moves ->
        [one] Won in one move
       *[other] Won in { $moves } moves
    }
daily-lost = { $moves ->
        [one] Lost after one move
       *[other] Lost after { $moves } moves
    }
daily-difficulty-easy = An easy deal.
daily-difficulty-medium = A deal of middling difficulty.
daily-difficulty-hard = A hard deal.
daily-difficulty-very-hard = A very hard deal.
daily-bots = The bots
daily-bot-wins = { $wins } of { $games } won
daily-winnable = It can be won.
daily-winnable-unknown = Nobody knows yet whether it can be won.
daily-compare = Compare
daily-of = { $game }, deal of { $day }
daily-of-lede = How everybody did with the same cards.
daily-days = Other days
daily-today = Today’s deals
daily-before = The day before
daily-after = The day after
daily-yesterday = { $game } yesterday
daily-nobody = Nobody finished this deal.
daily-nobody-yet = Nobody has finished this deal yet.
daily-chart = How long it took
daily-chart-summary = { $finished ->
        [one] One try is over; { $wins } won, { $share }.
       *[other] { $finished } tries are over; { $wins } won, { $share }.
    }
daily-moves = Moves
daily-mark = The arrow marks your try.
daily-players = By name
daily-players-later = The names appear when your own try is over.
daily-gone = somebody who left
daily-me = (you)
daily-mine = Your try
daily-share = Share
daily-copy = Copy the result
daily-replay = See it again
daily-proof = Proof that the deal was fixed in advance
    .why = This number was published before the first try. The seed is published when the day is over, and must match it.
daily-seed = The seed:
streak-title = Days in a row
streak-now = { $days ->
        [0] No streak just now
        [one] One day in a row
       *[other] { $days } days in a row
    }
streak-longest = { $days ->
        [one] the longest: one day
       *[other] the longest: { $days } days
    }
streak-done = { $day }: played to the end
streak-open = { $day }: not played
streak-note = A day counts once one of its deals is played to the end, won or lost. Only your browser counts them.
daily-puzzles = Puzzles
daily-puzzles-lede = Three positions a day for each game, with one answer that is clearly best.
daily-practise = Play this deal
daily-practise-why = Practice, from the first card on: it counts nowhere.
days-title = Over the days
days-lede = Accounts by days won, then by fewer moves. Only days that are over count, so that today’s deal stays a secret.
days-deal = Which deal
days-last = { $days } days
days-caption = { $count ->
        [one] One account, { $first } to { $last }
       *[other] { $count } accounts, { $first } to { $last }
    }
days-rank = Rank
days-name = Name
days-won = Days won
days-won-of = { $won } of { $played }
days-streak = Days in a row
days-moves = Moves
days-note = Days won of those played; days in a row, up to yesterday, on which this deal was played to the end, won or lost; moves of a game won, on average. A game that lasts past midnight (Universal Time) does not count.
days-empty = Nobody is on this list yet. Play the deal to its end today, and you are on it tomorrow.
days-empty-guest = Nobody is on this list yet. Have an account and play the deal to its end today, and you are on it tomorrow.
days-absent = You are not on this list yet: play the deal to its end today, and you are on it tomorrow.
days-absent-guest = Only accounts are on this list.
days-account = Make an account
archive-title = Days gone by
archive-lede = Your own deals, to be tried again from the first card. This is practice: it counts nowhere, and your result stays as it is.
archive-practise = Practise
    .of = Practise: { $game }, deal of { $day }
archive-compare = Compare: { $game }, deal of { $day }
archive-more = { $count ->
        [one] One more
       *[other] { $count } more
    }
practice-sign = Practice
    .why = This game counts nowhere: its cards were known.
daily-save = Save the picture
share-title = Dédale · { $game }, deal of { $day }
share-won = { $moves ->
        [one] Won in one move
       *[other] Won in { $moves } moves
    }
share-lost = { $moves ->
        [one] Lost after one move
       *[other] Lost after { $moves } moves
    }
share-better = { $others ->
        [one] { $better ->
            [0] one other try so far
           *[other] better than the other try so far
        }
       *[other] better than { $better } of { $others } other tries
    }

## Statistics

statistics-title = Statistics
statistics-lede = Games played to the end, with deals that nobody could know in advance.
statistics-whose = Whose games
statistics-mine = Mine
statistics-everybody = Everybody’s
statistics-game = Game
statistics-every = All
statistics-period = Time
statistics-recent = { $days } days
statistics-all-time = All time
statistics-games = Games
statistics-wins = Won by people
statistics-wins-mine = Won
statistics-share = Share won
statistics-moves = Moves
statistics-won = won
statistics-not-won = not won
statistics-none-mine = No finished game of yours in this time.
statistics-none = No finished game in this time.
statistics-days = Day by day
statistics-days-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } on { $days ->
        [one] one day
       *[other] { $days } days
    } of the last { $of }.
statistics-day = Day
statistics-configurations = By configuration
statistics-of = { $games ->
        [one] won · one game
       *[other] won · { $games } games
    }
statistics-more = In detail
statistics-endings = How games ended
statistics-seats = By seat and bot
statistics-who = Who
statistics-played = played
statistics-mean = On average { $moves } moves.

## You

me-title = You
me-account = You are signed in as { $name }.
me-guest = You are here as a guest: { $name }. Your games belong to this browser.
me-nobody = We do not know you yet, and we keep nothing about you. When you play, you become a guest.
me-name = Name
me-name-hint = What others at the table see.
me-rename = Change the name
me-be-guest = Be a guest
me-renamed = You are { $name } now.
me-make = Make an account
me-make-hint = Your games stay yours on every device. A name and a password are enough: no e-mail address.
me-make-hint-new = To find your games again on every device. A name and a password are enough: no e-mail address.
me-password = Password
me-password-hint = At least 10 characters; a short sentence is good.
me-enter = Sign in
me-enter-hint = You have an account already?
me-enter-hint-guest = You have an account already? The games you played as this guest stay with the guest.
me-entered = Welcome back, { $name }.
me-forgotten = Password forgotten?
me-remembered = Back to the password
me-recover = Recover the account
me-recover-hint = Use the recovery code you wrote down. You get a new code, all devices are signed out, and all tokens end.
me-code = Recovery code
me-password-new = New password
me-password-old = Old password
me-password-change = Change the password
me-password-change-hint = Your other devices are signed out, and all tokens end.
me-password-changed = { $sessions ->
    [0] The password is changed.
    [one] The password is changed, and another device is signed out.
   *[other] The password is changed, and { $sessions } other devices are signed out.
  } { $tokens ->
    [0] { "" }
    [one] A token has ended.
   *[other] { $tokens } tokens have ended.
  }
me-code-title = Your recovery code
me-code-why = It is shown only now. Keep it in a safe place: without it and without the password nobody can restore the account, not even us.
me-code-copy = Copy the code
me-code-kept = I have kept it
me-code-done = Done
me-leave = Sign out
me-leave-hint = On this device. Your games wait for you.
me-left = You are signed out.
me-ended-password = Your password was changed elsewhere. Sign in again.
me-ended-session = You were signed out of this device from elsewhere.
me-sessions = Where you are signed in
me-sessions-hint = A device you do not know? End its session, and change your password.
me-session-this = This device
me-session-other = Another device
me-session-since = since { $when }
me-session-used = last used on { $when }
me-session-end = End
me-session-end-which = End the session of { $when }
me-session-ended = The session has ended.
me-tokens = Tokens for programs
me-tokens-hint = With a token, a bot or a program of yours can act for you, as far as you allow it.
me-tokens-none = There are none.
me-token-name = What for
me-token-scopes = What it may do
me-scope-read = look
me-scope-play = play
me-scope-create = set up tables
me-scope-account = change the account
me-token-make = Make a token
me-token-made = The token is shown only now:
me-token-copy = Copy the token
me-token-used = last used on { $when }
me-token-unused = never used
me-token-end = End
me-token-end-which = End the token “{ $name }”
me-export = Take your data with you
me-export-hint = Everything we keep about you, in one file (JSON).
me-delete = Delete everything
me-delete-hint = Your name, password, tokens and everything you said are deleted for good. Other people’s games keep an empty seat.
me-delete-hint-guest = Your name, tokens and everything you said are deleted for good. Other people’s games keep an empty seat.
me-delete-sure = Yes, delete all of it
me-forgotten-done = Everything about you is deleted.

## Settings

settings-title = Settings
settings-lede = They apply to this device and are kept in this browser only.
settings-theme = Theme
settings-theme-auto = same as the device
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Motion
settings-motion-auto = same as the device
settings-motion-less = less: things jump into place
settings-pace = Speed of motion and captions
settings-pace-slow = slow
settings-pace-usual = usual
settings-pace-quick = quick
settings-volume = Volume
settings-play = At the table
settings-confirm = Ask before a move is sent
    .why = A first click shows what would happen, a second one does it.
settings-forced = Give the only possible answer for me
    .why = After a short pause, and only where you play alone or with bots. What you take back is not given again by itself.
settings-sound = Sounds
    .why = Quiet ones, when something happens at the table.
settings-me = Name, account and your data:
device-title = Games on this device
device-about = If nobody else takes part, games are played and kept in this browser, also without a network.
device-host = Games alone, with bots or on one device are played
device-host-device = on this device
    .why = They begin at once and work offline, but only this browser has them.
device-host-server = at the server
    .why = With an account you find them on all your devices.
device-games = { $games ->
        [0] There are none yet.
        [one] One game is kept here.
       *[other] { $games } games are kept here.
    }
device-used = Dédale uses { $used } of this device’s storage.
device-stays = The browser keeps them until you remove them.
device-may-go = The browser may delete them if it runs out of space. Export the games you want to be sure of.
device-export = Export all games
device-import = Import games
device-importing = Importing…
device-imported = { $added ->
        [0] No new game
        [one] One game added
       *[other] { $added } games added
    }{ $known ->
        [0] {""}
        [one] ; one was here already
       *[other] ; { $known } were here already
    }{ $refused ->
        [0] .
        [one] ; one could not be read.
       *[other] ; { $refused } could not be read.
    }
device-import-unread = This file holds no games exported by Dédale.
device-sign = On this device
    .why = This game is played and kept on this device; no server takes part.
storage-full = There is no room left on this device: the game goes on, but it will be lost when you close this tab.
storage-blocked = This browser does not let Dédale keep games: the game goes on, but it will be lost when you close this tab.

## Without a network

offline-sign = Offline
    .why = There is no network. Games on this device go on.
offline-newer = A new version is ready.
    .game = Your game goes on where it is.
offline-reload = Reload
offline-later = Later

keep-title = Without a network
keep-text = These pages open without a network, with every game you have opened here. You can also download everything now.
keep-shell = The pages
keep-yes = kept
keep-no = not yet
keep-all = Keep everything for offline ({ $megabytes } MB)
keep-going = Downloading: { $share }
keep-some = Kept on this device: { $megabytes } MB.
keep-done = Everything is kept on this device: { $megabytes } MB.
keep-failed = Not everything could be downloaded. Try again when the network is better.
keep-impossible = This browser cannot keep the pages here; private windows, for example, keep nothing.

## Without a server

server-title = This page needs a server
server-text = There is no server behind these pages. You can play alone, with bots, or with others on this device; tables with people elsewhere, accounts and chat need a Dédale server.

## A game in a link

carry-title = As a link or QR code
carry-text = The link holds the whole game. It opens in any Dédale, in the browser or the terminal, and nothing is sent to a server.
carry-link = Link that holds the game
carry-code = QR code of the link that holds the game

open-title = Open a game
open-lede = Paste a link that holds a game, or the text of a record. The game stays on this device.
open-paste = Link or record
open-open = Open
open-opening = Opening the game…
open-found = { $game }: this game is not finished.
open-play = Play on
open-play-bots = Play on with bots
open-play-all = Play on every seat
open-watch = Watch it from the start
open-no-engine = These pages were built without the engine for the browser, so they cannot open it. The terminal can: dedale replay, with the link in quotation marks.
open-broken = There is no game in this link that can be read. Perhaps it was cut off on the way; copy it again as a whole.

## About Dédale

about-pages = About Dédale
about-dedale = About Dédale
about-dedale-1 = Dédale is a table for three labyrinth games: Onirim, Labyrinth Team Edition and La Clé des mondes. Play alone, with bots, on one device or with friends far away, in the browser or in a terminal.
    The rules are told in our own words, and all pictures were drawn for this table.

about-dedale-2 = Nobody can cheat with the cards: before the first one is dealt the server publishes a fingerprint of the shuffle, and after the game it publishes the shuffle itself. Anyone can check a finished game.
    .heading = Honest cards
about-dedale-3 = Dédale is free software under the MIT licence or the Apache licence 2.0, at your choice; everybody may run their own table. The typefaces Fraunces and Source Sans 3 are under the SIL Open Font License.
    .heading = Source and licence
about-dedale-4 = The games themselves belong to their authors and publishers, who have nothing to do with this table. If you like a game, buy it: the real cards are beautiful.
    .heading = The games
about-privacy = Privacy
about-privacy-1 = Nothing leaves this server: no advertising, no measuring of visitors, no fonts, scripts or pictures from elsewhere.
about-privacy-2 = If you only look around, or play alone on this device, you leave nothing behind. If you play at the server, you get a guest session: a random number in a cookie that only says “the same as before”. It is needed to play and is used for nothing else.
    .heading = One cookie
about-privacy-3 = A name you choose; for an account the password, as a fingerprint that cannot be reversed; your tables with every move and its time; everything you say at a table; tokens you make. No e-mail address, no real name, no place.
    .heading = What is kept
about-privacy-4 = Others at a table see your name and your moves. Anyone with the link to a table may watch it, unless you switch that off. Finished games go to a public archive without any names, unless you switch that off when you set up the table.
    .heading = Who sees what
about-privacy-5 = You can download everything we keep about you in one file, and delete all of it at once, without asking anybody. Other people’s games then keep an empty seat.
    .heading = Yours to take and to delete
about-privacy-6 = Language, light, your last choices and the games you play on this device are kept in your browser only, not on the server. The settings export them as a file.
    .heading = On your device
about-privacy-site-1 = There is no server behind these pages: no account, no cookie, no advertising, no measuring of visitors, no fonts, scripts or pictures from elsewhere.
about-privacy-site-2 = Your games, settings and statistics are kept in this browser only. The settings take them along as one file. If you clear the browser’s data for this site, they are gone.
    .heading = On your device
about-privacy-site-3 = The host of these files sees which files your browser fetches, as with any page. A game in a link is in the part of the address that browsers send to nobody.
    .heading = Who sees what
about-privacy-me = To your data
about-accessibility = Accessibility
about-accessibility-1 = Dédale is meant for everybody, and we measure it by WCAG 2.2, level AA.
about-accessibility-2 = Every game can be played from the first to the last move with the keyboard alone; what has the focus is always visible.
    Every card, tile and button has a name for screen readers, and what happens is announced and stands in the log in words.
    No information is given by colour alone: each colour has its own sign and pattern.
    .heading = What works

about-accessibility-3 = Text can be enlarged to 200 %. Less motion, light or dark follow your device or the settings. Sounds are off until you switch them on. No clock runs unless the table was set up with one.
    .heading = As you need it
about-accessibility-4 = The big boards are dense: on small screens with very large text you have to scroll. The drawn rules pictures have short descriptions only.
    .heading = What does not work yet
about-accessibility-5 = If something does not work for you, that is our mistake: tell the person who runs this table, or report it where Dédale’s source is kept.
    .heading = Tell us

## Finished lessons, and sounds

lesson-finished = Lesson finished
lesson-again = The lesson again
sound-offer = Soft sounds in the next game?
sound-offer-yes = Yes, with sounds
sound-offer-no = No, thanks

## The log

captions-title = What the others do
captions-again = Tell their last turn again
log-title = Log
log-all = All { $count } lines
log-earlier = Earlier ({ $count })
seat-number = Seat { $seat }

## Hints at the table

hints-title = Hint
hints-given = Your answer
hints-about = The best answers, from what you know
hints-best = Best, as far as we can tell: { $answer }. Chance to win { $chance }.
hints-level = { $count } answers are about equally good.
hints-untried = not tried yet
hints-vague = hardly tried yet
hints-then = and then:
hints-play = Play this
hints-play-all = Play all of this
hints-all = { $count ->
    [one] One more
   *[other] { $count } more
 }
hints-thinking = { $tried ->
        [0] Thinking…
        [one] One game simulated; still thinking…
       *[other] { $tried } games simulated; still thinking…
    }
hints-done = { $tried ->
        [one] After one simulated game.
       *[other] After { $tried } simulated games.
    }
hints-not-daily = No hints in the day’s deal: everybody tries it on their own.
hints-not-here = No hints at this table: others play here, and it was set up without hints.
hints-option = Hints
hints-option-yes = for everybody, on every turn
hints-option-no = only for people who play alone or with bots

## The table page

seat-of = { $name } ({ $seat })
seat-bot-of = { $bot } { $seat }
seat-local = Player { $seat }
bot-short-random = Random
bot-short-greedy = Greedy
bot-short-easy = Easy
bot-short-casual = Casual
bot-short-normal = Normal
bot-short-hard = Hard
bot-short-expert = Expert
table-title = { $game } · Dédale
table-title-asked = Your turn · { $game } · Dédale
table-none = There is no such table
table-none-here = This game is not on this device. It may have been removed, or the browser’s storage was cleared; games can be opened only where they are played.
table-elsewhere = This game is open elsewhere
table-elsewhere-here = Play here
table-old = This game is from an older version
table-unplayable = You can download its data, and remove it from this device.
table-loading = The table is being laid…
table-undo = Undo
table-undo-title = Take back your last move; if somebody may have learned something from it, the others must agree
table-rules = Rules
link-lost = The connection is lost. The game is safe on the server; we keep trying.
link-lost-waiting = The connection is lost. Your move waits here and is sent as soon as the server answers.
link-lost-here = The game has stopped by mistake and is being started again. Everything you did is kept.
curtain-title = Over to { $name }
curtain-text = Hand the device to { $name }. Nobody else should look now.
curtain-open = I am { $name }: show my side
menu-title = Menu
menu-concede = Concede
menu-concede-ends = Conceding ends the game.
menu-concede-asks = The others are asked: if they agree, you give the game up together.
menu-concede-loses = Your opponent wins.
menu-concede-bot = A bot plays on for you. You cannot come back to this game.
menu-concede-yes = Concede
menu-concede-no = Play on
menu-stop = Propose to stop without a result
menu-honest = An honest deal
menu-commitment = Published before the first card: the SHA-256 of the seed. After the game the seed is published, and anybody can check it.
menu-seed = The seed:
menu-leave = Leave the table; the game waits
seat-you = you
seat-here = here
seat-away = away
seat-asked = to move
seat-stand-in = played by a bot: { $bot }
seat-gave-up = gave up; { $bot } plays on
seat-hand-back = Play again myself
seat-let-bot = Let a bot play
seat-watching = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
clock-left = { $seconds } seconds left
invitation-from = { $name } invites you to play
invitation = You are invited to play
invitation-name = What the others call you
pawn-choose = Your pawn
pawn-choose-seat = Your seat
pawn-yours = yours
invite-title = Invite
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
gathering-ready-wait = Everybody is here. The person who set up the table begins the game.
gathering-free = free
gathering-sit = Sit here
gathering-stand = Free the seat
gathering-bot = or a bot…
gathering-bot-for = A bot for seat { $seat }
gathering-name = Name of the player in seat { $seat }
gathering-start = Begin the game
gathering-options = The game
proposal-title = A proposal
proposal-undo = { $name } would like to take moves back. Do you agree?
proposal-stop = { $name } would like to stop without a result. Do you agree?
proposal-concede = { $name } would like to give the game up. Do you agree?
proposal-undo-waits = { $name } would like to take moves back. The others are asked.
proposal-stop-waits = { $name } would like to stop without a result. The others are asked.
proposal-concede-waits = { $name } would like to give the game up. The others are asked.
proposal-agree = Agree
proposal-refuse = Play on
proposal-withdraw = Withdraw
result-title = Result
result-ended = How it ended: { $why }.
result-won = You have won!
result-won-together = You have won together!
result-lost = Lost this time
result-won-they = They have won together!
result-winner = { $name } wins
result-stopped = Stopped without a result
result-again = Play again
result-deal = New deal
result-length = { $moves ->
    [one] One move
   *[other] { $moves } moves
 }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
result-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
 }
result-course = The chance to win from the first move to the last
result-course-looking = Looking for the costliest mistake: { $done } of { $of } decisions…
result-costliest = The costliest mistake: { $points ->
    [one] one point
   *[other] { $points } points
 }
result-no-mistake = No mistake worth a word.
result-share = Share
result-share-daily = Dédale · { $game } · deal of { $day }
result-share-game = Dédale · { $game }
result-share-won = Won in { $moves } moves
result-share-lost = Lost after { $moves } moves
result-share-copied = The result is copied.
daily-sign = Deal of the day
table-watching = You are watching
stand-in-for-you = Playing for you: { $bot }.
stand-in-for = Playing for { $name }: { $bot }.
result-same = The same deal again
result-next = To the next table
result-compare = How others did
result-replay = Look at it again
result-analyse = Analyse it
result-home = Home page
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-silent = This game is played in silence; you can talk when it is over.
chat-write = Say something
chat-send = Send
rules-whole = Complete rules
rules-seek = Search for a word or a rule
rules-none = No rule contains this word.

## A game seen again

replay-mistake-at = Mistake { $number }, before move { $move }
replay-try = Try it yourself
replay-title = Game replayed
replay-of = { $game }, { $when }
replay-share = Share this moment
replay-copied = The link to this moment is copied.
replay-at = Move { $at } of { $last }
replay-at-told = Move { $at } of { $last }. { $told }
replay-start = The deal
replay-moved = { $name } answers.
replay-slider = Move shown
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play automatically
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
replay-on-short = Play on
replay-on-text = A new table begins with the first { $moves } moves of this game. It counts in no statistics.
replay-on-bots = With bots on the other seats
replay-on-alone = On all seats myself
replay-on-later = Possible once the game is over and its deal is public.
replay-on-decided = The game is decided here: go back a move.
replay-analysis = Analysis
replay-analyse = Analyse this game
replay-analysis-about = The program thinks every decision through again, with the knowledge its player had then: how good it was, whether there was a better one, and how much was luck. This takes a few minutes; you may close the page.
replay-analysis-later = Possible once the deal is public: when its day is over.
replay-analysis-waiting = { $before ->
        [0] It begins now.
        [one] One other game comes first.
       *[other] { $before } other games come first.
    }
replay-analysis-running = { $done } of { $of } decisions analysed.
replay-analysis-is-waiting = The analysis waits for its turn.
replay-analysis-is-running = The analysis is under way.
replay-analysis-is-done = The analysis is done.
replay-analysis-nothing = There was nothing to decide in this game.
replay-analysis-how = How this is calculated
replay-decision-slider = Decision shown
replay-decision = Turn { $turn }, move { $move }
replay-decision-of = Turn { $turn }, move { $move }: { $name }
replay-decision-best = “{ $taken }” was the best answer: { $chance }.
replay-decision-near = “{ $taken }” was worth { $worth }, about as much as “{ $best }”: { $chance }.
replay-decision-slower = “{ $taken }” wins as often, but leaves about { $turns } turns to go; after “{ $best }” it would have been { $fewer }.
replay-decision-mistake = “{ $taken }” was worth { $worth }; “{ $best }” would have been worth { $chance }.
replay-decision-luck = { $way ->
        [up] Then luck gave { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[down] Then bad luck took { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
replay-sign-mistake = mistake
replay-sign-luck = luck
replay-sign-bad-luck = bad luck
replay-by-choices = Lost by choices
replay-by-chance = Given by chance
replay-by-others = Given by the others
replay-no-mistake-yet = None so far.
replay-remark-mistake = Mistake: { $points ->
        [one] one point
       *[other] { $points } points
    } lost.
replay-remark-slower = Mistake: about { $turns } turns lost.
replay-remark-luck = { $way ->
        [up] Luck: { $points ->
            [one] one point
           *[other] { $points } points
        } gained.
       *[down] Bad luck: { $points ->
            [one] one point
           *[other] { $points } points
        } lost.
    }
replay-record = Download the game
replay-record-text = The record holds the deal and every move; any Dédale can play it again.
replay-record-plain = As text
replay-record-proof = With its proof
replay-record-later = You can download the record once the game is over and its deal is public.
replay-keep = Keep at my account
replay-keep-text = The server plays the game again and keeps it with your games. It counts in no statistics and no ranks, for this device knew its cards.
replay-export = Export this game
replay-export-text = As a file that another device can import and play on: in its settings.
replay-fair = Was the deal fair?
replay-fair-text = Before the first card the server publishes a fingerprint of the deal. If it changed the cards afterwards, the fingerprint would no longer match.
replay-fair-promise = Fingerprint, published before the game
replay-fair-seed = The deal (seed), published after the game
replay-fair-check = If you noted the fingerprint, you can check it, with or without Dédale:
replay-fair-commands = Commands that check the deal

## The book of rules

rules-title = Rules
rules-games = The three games
rules-contents = Contents
rules-learn = Learn it by playing
gallery-title = { $game }: everything in the box
gallery-link = Everything in the box
gallery-lede = Every card and every piece with its drawing and what it does.
rules-print = Print
