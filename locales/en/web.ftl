# The browser's side: what is around the games. Texts of the games themselves are in their own files.

## Places

nav-main = Main places
nav-skip = To the content
nav-home = Dédale, first page
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
refused-unreachable = The server cannot be reached. Your game is safe there; we keep trying.

## Refusals of the server: refused-CODE

refused-parse-error = The server did not understand the request. That is our mistake; loading the page again may help.
refused-invalid-params = The server expects something else here. { $expected }
refused-unknown-game = There is no game “{ $found }”.
refused-setup-unknown-option = There is no option “{ $found }”.
refused-setup-unknown-value = “{ $found }” is not possible here; possible are: { $expected }.
refused-setup-conflict = “{ $found }” does not go with another choice.
refused-setup-bad-value = This cannot be: { $found }. Expected: { $expected }.
refused-setup-not-an-option = “{ $found }” is no option.
refused-bad-seed = “{ $found }” is no seed.
refused-unknown-bot = There is no bot “{ $found }”.
refused-unknown-action = The game knows no such move.
refused-illegal-action = That is not possible now.
refused-data-syntax = This cannot be read: { $found }. Expected: { $expected }.
refused-data-unknown = There is no “{ $found }”; expected: { $expected }.
refused-data-duplicate = More than once: { $found }. Expected: { $expected }.
refused-data-count = { $found } is the wrong number; expected: { $expected }.
refused-data-missing = Something is missing: { $expected }.
refused-data-cell = Nothing can be drawn on { $found }: it must be a fixed cell, and no corner.
refused-no-session = You are not signed in. Choose a name or sign in first.
refused-wrong-password = The name or the password is wrong.
refused-wrong-recovery-code = The name or the recovery code is wrong.
refused-forbidden = This is not for you.
refused-wrong-origin = The request came from another site and was refused.
refused-wrong-host = This server does not answer under that name. Its host must add the name to its settings.
refused-missing-scope = The token may not do that: it lacks “{ $expected }”.
refused-not-your-seat = Seat { $found } is not yours.
refused-banned = The host of this server has banned you.
refused-not-the-owner = Only who set up the table may do that.
refused-silence = Nobody may talk now.
refused-switched-off = This table does without that.
refused-no-hints-here = This table gives no hints.
refused-no-analysis = Nobody has asked for an analysis of this game yet.
refused-no-such-table = There is no such table. Perhaps a letter of the link is missing.
refused-no-such-user = There is nobody of that name.
refused-no-such-token = There is no such token any more.
refused-no-such-session = That device is signed out already.
refused-no-such-step = The game has no such move.
refused-no-such-day = There is no deal of that day.
refused-not-revealed-yet = That is told when the game (or the day of the deal) is over.
refused-no-such-page = There is nothing at this address.
refused-method-not-found = The server does not know how to do that.
refused-wrong-method = The server does not do that here.
refused-stale-step = The game has moved on meanwhile. Look again.
refused-not-your-turn = It is not your turn.
refused-seat-taken = Somebody sits there already.
refused-seat-empty = Nobody sits there.
refused-wrong-phase = Not now: the table has gone on, or has not begun.
refused-not-absent = That player is here.
refused-name-taken = That name is taken. Choose another one.
refused-playing-in-silence = Not while you play a game in which nobody may talk: a new name could say something. Choose it after the game.
refused-no-proposal = Nothing is proposed any more.
refused-other-proposal = Something else is proposed already.
refused-already-tried = You have had your try at today’s deal.
refused-game-over = The game is over.
refused-too-large = That is too large.
refused-too-many-requests = Too fast for the server. Try again in a moment.
refused-too-many-hints = Many ask for hints just now. Try again in a moment.
refused-too-many-analyses = Too many analyses are waiting already. Try again when some of them are done.
refused-too-many-tables = You have too many tables going. Finish or leave one first.
refused-too-many-connections = Too many connections at once. Close a window of Dédale.
refused-too-many-tokens = You have too many tokens. End one first.
refused-internal-error = The server made a mistake. Nothing was changed.
refused-store-failed = The server could not keep it. Nothing was done: try again.
refused-table-busy = Very many are at this table just now. Nothing was done: try again.
refused-conceded = You have given this game up: a bot plays it to the end.
refused-shutting-down = The server is about to start anew. Try again in a moment.
refused-no-entropy = The server has no randomness for a deal just now. Try again.
refused-timed-out = It took too long. Look whether it was done before you try again.

## Around the games: everywhere

loading = One moment…
copy-done = Copied
copy-failed = The browser does not let us copy: mark the text and copy it yourself.
chart-table = The figures as a table
game-name-onirim = Onirim
game-name-labyrinth = Labyrinth
game-name-mondes = La Clé des mondes
bot-random = the random bot
    .choice = Bot, plays at random
bot-greedy = the greedy bot
    .choice = Bot, takes what it can get
bot-easy = the easy bot
    .choice = Bot, a beginner
bot-normal = the normal bot
    .choice = Bot, plays soundly
bot-hard = the hard bot
    .choice = Bot, looks ahead
bot-expert = the expert bot
    .choice = Bot, as strong as we have
bot-other = the bot “{ $bot }”
ending-conceded = given up
ending-stopped = ended by agreement
config-unknown = rules of the past
config-players = { $count ->
        [one] alone
       *[other] { $count } players
    }
config-others = { $count ->
        [one] one other rule
       *[other] { $count } other rules
    }
config-onirim-communication-silent = silent
config-onirim-book-normal = Book of Steps
config-onirim-book-hard = Book of Steps, hard
config-onirim-towers-normal = Towers
config-onirim-towers-ruins = Towers in ruins
config-onirim-premonitions-4 = 4 premonitions
config-onirim-premonitions-5 = 5 premonitions
config-onirim-premonitions-6 = 6 premonitions
config-labyrinth-level-standard = standard
config-labyrinth-level-expert = expert
config-labyrinth-spells-chosen = spells chosen
config-labyrinth-memory-aid = with memory aid
config-labyrinth-layout-all-loose = all treasures loose
config-mondes-character-key-payment = character as payment
config-mondes-reach-same-world = effects in one world
config-mondes-counter-chains-no = no cancelling of cancels
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
home-going = A table is set…
home-which = : { $game }
home-learn = Learn by playing
home-other = Other ways to play
home-onirim = Eight doors before the night is over.
home-onirim-meta = { $least }–{ $most } players · 15 min · together
home-onirim-now = Alone, at once.
home-labyrinth = The walls slide, the grimoire watches. Find every treasure together.
home-labyrinth-meta = { $least }–{ $most } players · 30 min · together
home-labyrinth-now = At once, with a bot at your side.
home-mondes = Nine worlds, five keys, one way home.
home-mondes-meta = { $least }–{ $most } players · 45 min · each for oneself
home-mondes-now = At once, against two bots.
home-daily = Deal of { $day }
home-daily-all = All of today’s deals
home-new = New here?
home-new-text = A guided first game of Onirim shows you everything, card by card. It takes ten minutes.
home-new-learn = Learn Onirim by playing
home-resume = Go on
home-resume-all = All { $count } games
home-waiting = { $count ->
        [one] One table waits for a player
       *[other] { $count } tables wait for players
    }

## Setting up a table

setup-title = A table of { $game }
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
setup-seat-open = Whoever comes by the link
setup-device-hint = Who sits on several seats plays all of them; between the turns a curtain hides the hands.
setup-link-hint = At the table you find the link to send, also as a QR code.
setup-rules = By which rules?
setup-finer = Finer rules
setup-own = One’s own
setup-own-text = Your own, as a text
setup-own-spells = Spells from player 1 on, separated by commas, as in rotation,crossing
setup-own-layout = Your layout, in the one-line form that “dedale games” prints
setup-own-deck = The 24 pages of your grimoire, in the one-line form
setup-own-cards = Your card set, in the one-line form
setup-own-max-rounds = Rounds, 1 to 1000
setup-conflict = Not possible together with “{ $option }: { $value }”.
setup-table = What kind of table?
setup-listed = Among the open tables
    .why = Everybody can find it and sit down.
    .off = Only for tables with a free seat.
setup-spectators = Spectators are welcome
    .why = Who has the link may watch; nobody sees hidden cards.
setup-chat = Players can talk
    .why = A few lines beside the game, for who sits at the table.
setup-hints = Hints for everybody
    .why = Who is asked may look at what each answer is worth; whoever sits down sees that it is so.
setup-archived = Into the public archive
    .why = The finished game without any names, for who studies the games.
setup-clock = Time to think
setup-clock-none = as long as you like
setup-clock-move = for each answer
setup-clock-bank = for the whole game
setup-clock-each = For each answer
setup-clock-whole = At the start
setup-clock-more = And for each answer
setup-clock-why = A bot plays on for who runs out of time.
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
setup-reset = Back to the usual
setup-then-play = The game begins at once.
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
lists-thinks = { $name } thinks
lists-won = Won
lists-lost = Lost
lists-stopped = Stopped
lists-with = with { $names }
lobby-lede = Sit down where a seat is free, or watch. The list keeps itself up to date.
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-none = No table waits for players now. Put one up, and it stands here:
lobby-own = Or put up your own:
lobby-seats = Seats
lobby-seat-free = free
lobby-clock = with a clock
lobby-sit = Sit down
lobby-look = Look
lobby-watch = Watch
mine-none = Nothing here yet. What you play stands here, and you can go on at any time.
mine-turn = Your turn
mine-running = Others are to move
mine-gathering = Not begun
mine-over = Finished
mine-all = All { $count } games
mine-statistics = How my games go: statistics

## The day's deal

daily-title = Deals of the day
daily-lede = The same cards for everybody, one try each. Tomorrow there are new ones.
daily-ends = { $hours ->
        [0] Less than an hour left
        [one] One hour left
       *[other] { $hours } hours left
    }
daily-tries = { $count ->
        [0] nobody has tried it yet
        [one] one try so far
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
daily-players-later = The names stand here when your own try is over.
daily-gone = somebody who left
daily-me = (you)
daily-mine = Your try
daily-share = Share
daily-copy = Copy the result
daily-replay = See it again
daily-proof = That the deal was fixed before
    .why = This number was published before the first try; the seed, told when the day is over, must lead to it.
daily-seed = The seed:
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
statistics-lede = Games that were played to the end and whose deal nobody could know.
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
me-nobody = We do not know you yet, and nothing is kept about you. Who plays becomes a guest by itself.
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
me-enter-hint-guest = You have an account already? The games of the guest you are now stay with this guest.
me-entered = Welcome back, { $name }.
me-forgotten = Password forgotten?
me-remembered = Back to the password
me-recover = Recover the account
me-recover-hint = With the recovery code you noted down. You get a new code, all devices are signed out, and all tokens end.
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
me-code-why = It is shown only now. Keep it in a safe place: without it and without the password nobody can bring the account back, not even we.
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
me-tokens-hint = With a token a bot or a program of yours can act for you, as far as you let it.
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
me-export-hint = Everything that is kept about you, in one file (JSON).
me-delete = Delete everything
me-delete-hint = Your name, password, tokens and all you said are gone for good. Games of others keep an empty place.
me-delete-hint-guest = Your name, tokens and all you said are gone for good. Games of others keep an empty place.
me-delete-sure = Yes, delete all of it
me-forgotten-done = Everything about you is deleted.

## Settings

settings-title = Settings
settings-lede = They hold for this device and are kept in this browser only.
settings-theme = Light
settings-theme-auto = as the device has it
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Motion
settings-motion-auto = as the device has it
settings-motion-less = less: things jump to their place
settings-play = At the table
settings-confirm = Ask before a move is sent
    .why = A first click shows what would happen, a second one does it.
settings-sound = Sounds
    .why = Quiet ones, when something happens at the table.
settings-me = Name, account and your data:

## About Dédale

about-pages = About Dédale
about-dedale = About Dédale
about-dedale-1 = Dédale is a table for three labyrinth games: Onirim, Labyrinth Team Edition and La Clé des mondes. One plays alone, with bots, on one device or with friends far away, in the browser or in a terminal.

    The rules are told in our own words, and all pictures were drawn for this table.
about-dedale-2 = No trick is possible with the cards: before the first one is dealt the server publishes a fingerprint of the shuffle, and when the game is over it tells the shuffle itself. Who wants to can check every finished game.
    .heading = Honest cards
about-dedale-3 = Dédale is free software under the MIT licence or the Apache licence 2.0, as you like; everybody may run their own table. The typefaces Fraunces and Source Sans 3 are under the SIL Open Font License.
    .heading = Source and licence
about-dedale-4 = The games themselves belong to their authors and publishers, who have nothing to do with this table. If you like a game, buy it: the real cards are beautiful.
    .heading = The games
about-privacy = Privacy
about-privacy-1 = Nothing leaves this server: no advertising, no measuring of visitors, no fonts, scripts or pictures from elsewhere.
about-privacy-2 = Who only looks around leaves nothing behind. Who plays gets a guest’s session: a random number in a cookie that only says “the same as before”. It is needed to play and is used for nothing else.
    .heading = One cookie
about-privacy-3 = A name you choose; for an account the password, as a fingerprint that cannot be turned back; your tables with every move and its time; what you say at a table; tokens you make. No e-mail address, no real name, no place.
    .heading = What is kept
about-privacy-4 = Others at a table see your name and your moves. Who has the link of a table may watch it, unless you switch that off. Finished games go to a public archive without any names, unless you switch that off when you set up the table.
    .heading = Who sees what
about-privacy-5 = You can take everything that is kept about you with you in one file, and delete all of it at once, without asking anybody. Games of others then keep an empty place.
    .heading = Yours to take and to delete
about-privacy-6 = Language, light and your last choices are kept in your browser only, not on the server.
    .heading = On your device
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
    .heading = What does not yet
about-accessibility-5 = If something does not work for you, that is a mistake: tell whoever runs this table, or write it down where the source of Dédale lives.
    .heading = Tell us

## The log

log-title = Log
log-all = All { $count } lines
log-earlier = Earlier ({ $count })
seat-number = Seat { $seat }

## Hints at the table

hints-title = Hint
hints-about = Chance to win with its standard error, from what you know
hints-best = Best, as far as one can tell: { $answer }. Chance to win { $chance }, give or take { $error }.
hints-error = give or take
hints-untried = not tried yet
hints-then = and then:
hints-play = Play this
hints-play-all = Play all of this
hints-all = All { $count } answers
hints-thinking = { $tried ->
        [0] Thinking…
        [one] One game played in thought; thinking on…
       *[other] { $tried } games played in thought; thinking on…
    }
hints-done = { $tried ->
        [one] After one game played in thought.
       *[other] After { $tried } games played in thought.
    }
hints-not-daily = No hints in the day’s deal: everybody tries it on their own.
hints-not-here = No hints at this table: others play here, and it was set up without.
hints-option = Hints
hints-option-yes = for everybody, whenever one is asked
hints-option-no = only for who plays alone or with bots

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
seat-bot-of = { $bot } { $seat }
bot-short-random = Random
bot-short-greedy = Greedy
bot-short-easy = Easy
bot-short-normal = Normal
bot-short-hard = Hard
bot-short-expert = Expert

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
menu-concede-ends = Conceding ends the game.
menu-concede-asks = The others are asked: if they agree, the game is given up together.
menu-concede-loses = Your opponent wins.
menu-concede-bot = A bot plays on for you. You cannot come back to this game.
menu-concede-yes = Concede
menu-concede-no = Play on
menu-stop = Propose to stop without a result
menu-honest = An honest deal
menu-commitment = Promised before the first card: SHA-256 of the seed. When the game is over the seed is told, and anybody can check it.
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
        [one] One person watches.
       *[other] { $count } people watch.
    }
clock-left = { $seconds } seconds left
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
proposal-concede = { $name } would like to give the game up. Do you agree?
proposal-undo-waits = { $name } would like to take moves back. The others are asked.
proposal-stop-waits = { $name } would like to stop without a result. The others are asked.
proposal-concede-waits = { $name } would like to give the game up. The others are asked.
proposal-agree = Agree
proposal-refuse = Play on
proposal-withdraw = Withdraw
result-title = Result
result-ended = It ended so: { $why }.
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
result-analyse = Analyse it
result-home = First page
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-silent = This game is played in silence; you can talk when it is over.
chat-write = Say something
chat-send = Send
rules-whole = The whole rules
rules-seek = Look for a word or a rule
rules-none = No rule has this word.

## La Clé des mondes: its table

mondes-web-you = You
mondes-web-bot = { $bot ->
        [greedy] Greedy { $seat }
        [random] Random { $seat }
        [easy] Easy { $seat }
        [normal] Normal { $seat }
        [hard] Hard { $seat }
       *[other] { $bot } { $seat }
    }
mondes-web-map = The nine worlds
mondes-web-others = The other players
mondes-web-kernault = Kernault Manor
mondes-web-tiny-otherworld = Otherworld
mondes-web-tiny-wild-hunt = Wild Hunt
mondes-web-tiny-fairy-glade = Glade
mondes-web-tiny-looking-glass = Mirror
mondes-web-tiny-middle-earth = Middle-earth
mondes-web-tiny-crypt = Crypt
mondes-web-tiny-multiverse = Multiverse
mondes-web-tiny-swords-dragons = Conan
mondes-web-face-down = a face-down world
mondes-web-only-you-know = It still lies face down: you alone have seen it.
mondes-web-unknown = unknown
mondes-web-walled = walled up
mondes-web-cell = row { $row }, column { $column }
mondes-web-cell-kernault = { $at }, Kernault
mondes-web-cell-down = { $known ->
        [none] { $at }, face-down world
       *[other] { $at }, face-down world, only you know: { $known }
    }
mondes-web-cell-up = { $pawns ->
        [none] { $at }, { $world }, exits { $exits }, pile of { $count }
       *[other] { $at }, { $world }, exits { $exits }, pile of { $count }, { $pawns }
    }
mondes-web-cell-pawns = pawns { $pawns }
mondes-web-cell-offered = { $cell }. { $answer }
mondes-web-door-n = north { $key }
mondes-web-door-e = east { $key }
mondes-web-door-s = south { $key }
mondes-web-door-w = west { $key }
mondes-web-exit-n = north exit
mondes-web-exit-e = east exit
mondes-web-exit-s = south exit
mondes-web-exit-w = west exit
mondes-web-pile-of = { $count ->
        [0] Its pile is empty.
        [one] One card in its pile.
       *[other] { $count } cards in its pile.
    }
mondes-web-pile-known = From the top: { $cards }.
mondes-web-hidden-worlds = Hidden worlds
mondes-web-piles = piles
mondes-web-in = { $together ->
        [yes] in { $world }, with you
       *[no] in { $world }
    }
mondes-web-in-hand = { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
mondes-web-known-cards = You know of: { $cards }
mondes-web-card = { $kind ->
        [bad] { $card }, { $type } from { $world }, attack { $key }: { $effect }
       *[other] { $card }, { $type } from { $world }, key { $key }: { $effect }
    }
mondes-web-card-offered = { $card }. { $answer }
mondes-web-character = { $character }, own key { $key }, home keys { $home }
mondes-web-foot-encounter = { $where ->
        [here] Encounter · here
       *[there] Encounter · elsewhere
    }
mondes-web-foot-object = Object · anywhere
mondes-web-foot-bad = Bad encounter
mondes-web-only-in = Works only in { $world }.
mondes-web-hand-empty = Your hand is empty.
mondes-web-answers = answers
mondes-web-for-home = counted for the way home
mondes-web-me = Me
mondes-web-secret = only you know
mondes-web-own-key = Key { $key }
mondes-web-own-key-kept = once, when you reveal yourself
mondes-web-own-key-ready = counts until the end of this turn
mondes-web-own-key-used = spent
mondes-web-way-home = Way home
mondes-web-keys-of = { $have } of { $need } keys
mondes-web-home-key = home
mondes-web-missing = missing
mondes-web-way-sum = { $missing ->
        [0] You hold every key. A card pays one key only.
        [one] One key is missing: { $keys }. A card pays one key only.
       *[other] { $missing } keys are missing: { $keys }. A card pays one key only.
    }
mondes-web-your-actions = Your actions
mondes-web-actions-left = { $count ->
        [0] no actions left
        [one] one action left
       *[other] { $count } actions left
    }
mondes-web-answer-first = answer first
mondes-web-waiting = { $name } is thinking
mondes-web-do-draw = Draw
mondes-web-do-move = Move
mondes-web-do-trade = Trade
mondes-web-do-play = Play
mondes-web-do-discard = Discard
mondes-web-do-reveal = Reveal
mondes-web-do-home = Go home
mondes-web-do-pass = Pass
mondes-web-choose-move = Move: to which world?
mondes-web-choose-trade = Trade: with whom?
mondes-web-choose-play = Play: which card?
mondes-web-choose-discard = Discard: which card?
mondes-web-choose-draw = Draw
mondes-web-choose-reveal = Reveal yourself
mondes-web-choose-home = Go home
mondes-web-choose-pass = Pass
mondes-web-do-it = Do it
mondes-web-back = Back
mondes-web-why = Why not more?
mondes-web-more = More
mondes-web-question = What is asked
mondes-web-not-possible = That is not possible
mondes-web-nothing-with-it = Nothing can be done with this card now.
mondes-web-empty-hand = You have no cards in hand.
mondes-web-no-answer = No card of yours answers this.
mondes-web-let-pass = Always let pass what I cannot answer
mondes-web-costs = { $from ->
        [0] Costs a key { $key }.
       *[other] Costs a key { $key }: way home { $from } → { $to } of { $of }.
    }
mondes-web-plays-move = { $name } pays { $cards } to go to { $world }.
mondes-web-plays-home = { $name } pays { $cards } to go home!
mondes-web-plays = { $against ->
        [nobody] { $name } plays { $cards }: { $effect }.
        [you] { $name } plays { $cards } against you: { $effect }.
       *[other] { $name } plays { $cards } against { $target }: { $effect }.
    }
mondes-web-answered-with = { $cancels ->
        [none] { $name } answers with { $card }: { $effect }.
       *[other] { $name } answers with { $card } to cancel { $cancels }.
    }
mondes-web-strikes = { $card } strikes you, attack { $key }: { $effect }.
mondes-web-choice-about = It stays secret. Who is home first wins: the home keys are what you will look for.
mondes-web-home-keys = Home keys
mondes-web-own-key-once = Own key, once
mondes-web-keep = Keep
mondes-web-arranging = Card { $next } of { $of } from the top.
mondes-web-trade-with = Trade with { $name }
mondes-web-trade-announce = { $who ->
        [you] You announce
       *[other] { $name } announces
    }
mondes-web-trade-answer = { $who ->
        [you] You answer
       *[other] { $name } answers
    }
mondes-web-trade-decide = { $who ->
        [you] You decide
       *[other] { $name } decides
    }
mondes-web-announces = { $who ->
        [you] You announced
       *[other] { $name } announces
    }
mondes-web-announced = { $key } · { $type }
mondes-web-trade-choose = Choose a card
mondes-web-trade-truth = Announcements are always true. Refusing still costs the action.
mondes-web-ending = The end
mondes-web-you-won = You are home: you win!
mondes-web-won = { $name } wins
mondes-web-nobody-won = Nobody wins
mondes-web-won-as = { $character } is back in Kernault.
mondes-web-choosing = Characters are chosen
mondes-web-round = Round { $round }
mondes-web-your-turn = Your turn
mondes-web-turn-of = { $name }’s turn
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
replay-on-short = Play on
replay-on-text = A new table begins with the first { $moves } moves of this game. It counts in no statistics.
replay-on-bots = With bots on the other seats
replay-on-alone = On all seats myself
replay-on-later = Possible once the game is over and its deal may be told.
replay-on-decided = The game is decided here: go back by a move.
replay-analysis = Analysis
replay-analyse = Analyse this game
replay-analysis-about = Every decision is thought over again, from what its player knew then: what it was worth, what would have been better, and what was luck. It takes a few minutes; the page may be closed meanwhile.
replay-analysis-later = Possible once the deal may be told: when its day is over.
replay-analysis-waiting = { $before ->
        [0] It begins now.
        [one] One other game comes first.
       *[other] { $before } other games come first.
    }
replay-analysis-running = { $done } of { $of } decisions are thought over.
replay-analysis-is-waiting = The analysis waits for its turn.
replay-analysis-is-running = The analysis is under way.
replay-analysis-is-done = The analysis is done.
replay-analysis-nothing = There was nothing to decide in this game.
replay-analysis-how = How this is reckoned
replay-decision-slider = Decision that is seen
replay-decision = Turn { $turn }, move { $move }
replay-decision-of = Turn { $turn }, move { $move }: { $name }
replay-decision-best = “{ $taken }” was the best answer: { $chance }.
replay-decision-near = “{ $taken }” was worth { $worth }, about as much as “{ $best }”: { $chance }.
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
lab-page-of = page { $page } of { $pages }
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

lab-figure-turn = Turn { $turn } of { $turns }
lab-figure-turn-short = { $turn }/{ $turns }
lab-figure-before = Choosing spells
lab-figure-found = { $found }/{ $treasures }

## The book of rules

rules-title = Rules
rules-games = The three games
rules-contents = Contents
rules-learn = Learn it by playing
rules-print = Print
rules-figure-onirim-colours = Sun, moon and key in the four places of the dream; a door; a nightmare.
rules-figure-onirim-row = Never the same symbol twice in a row. The third blue card opens a blue door.
rules-figure-labyrinth-tiles = A straight, a corner, a junction with a treasure, and a fixed start square.
rules-figure-labyrinth-rubble = The way ends on rubble: it can be entered, but not crossed.
rules-figure-mondes-keys = The five keys.
rules-figure-mondes-map = Through a side for one key, through a corner for two.
