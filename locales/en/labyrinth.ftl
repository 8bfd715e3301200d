# Labyrinth Team Edition: what is asked, what may be answered, what happens, what is refused.

game-labyrinth = Labyrinth Team Edition
    .about = Find all 24 treasures together before the pages of Dédalus’s grimoire are read. Every turn begins with a page that shifts the maze, buries tiles or calls pawns away; then push, cast and walk, and stop on the treasures of your cards.

## Options

labyrinth-option-players = Players
labyrinth-option-players-2 = two
labyrinth-option-players-3 = three
labyrinth-option-players-4 = four
labyrinth-option-first = First player
labyrinth-option-first-1 = player 1 begins
labyrinth-option-first-2 = player 2 begins
labyrinth-option-first-3 = player 3 begins
labyrinth-option-first-4 = player 4 begins
labyrinth-option-colours = Pawns and start squares
labyrinth-option-colours-by-seat = red, yellow, blue, green, from player 1 on
labyrinth-option-colours-drawn = drawn at random
labyrinth-option-colours-opposite = two players in opposite corners: red and blue
labyrinth-option-colours-own = chosen, from player 1 on, as in green,yellow
labyrinth-option-level = Level
labyrinth-option-level-discovery = Push and Rotation for everybody
labyrinth-option-level-standard = Push for everybody, and another spell for each
labyrinth-option-level-expert = the same, and treasures in order: only the left card counts
labyrinth-option-spells = Second spells (standard and expert)
labyrinth-option-spells-drawn = drawn at random
labyrinth-option-spells-chosen = chosen in turn
labyrinth-option-spells-own = agreed on, from player 1 on, as in rotation,crossing
labyrinth-option-help = Helping
labyrinth-option-help-own-board-empty = who has no cards left finds treasures for the others
labyrinth-option-help-deck-empty = everybody may, as soon as no card is left to draw
labyrinth-option-memory = Face-down tiles
labyrinth-option-memory-players = the players remember what lies there
labyrinth-option-memory-aid = the table shows what lies there
labyrinth-option-layout = Layout: what is drawn on which tile
labyrinth-option-layout-classic = twelve treasures on fixed tiles, twelve on loose ones
labyrinth-option-layout-all-loose = every treasure on a loose tile
labyrinth-option-layout-own = a layout of your own (--layout FILE)
labyrinth-option-deck = Deck: the 24 pages the grimoire is made of
labyrinth-option-deck-12-8-4 = 12 pushes, 8 cave-ins, 4 meetings
labyrinth-option-deck-12-6-6 = 12 pushes, 6 cave-ins, 6 meetings
labyrinth-option-deck-8-8-8 = 8 of each
labyrinth-option-deck-own = 24 pages of your own (--deck FILE)
labyrinth-option-pages = Grimoire: how many pages, and so turns
labyrinth-option-pages-24 = family, 24 pages: two normal bots win all their games
labyrinth-option-pages-18 = brisk, 18 pages: two normal bots win 97 %
labyrinth-option-pages-15 = hard, 15 pages: two normal bots win 63 %
labyrinth-option-pages-own = any number from 12 to 24

## Questions

labyrinth-question-spell = Which spell do you take, besides Push?
labyrinth-question-turn = Cast your spells and move, in any order; then end the turn.
labyrinth-question-turn-up = You stand on a face-down tile. Turn it up?
labyrinth-question-orient = How do you lay the tile back?

## Answers

labyrinth-action-push = Push the spare in at { $arrow }, open { $sides }
labyrinth-action-rotate = Turn the tile on { $cell } by { $turn }°
labyrinth-action-permute = Swap the tiles on { $one } and { $other }
labyrinth-action-move = Go to { $cell }
labyrinth-action-move-turn = { $stays ->
        [yes] Stay on { $cell }
       *[no] Go to { $cell }
    }{ $spell ->
        [none] {""}
       *[other] {" "}by { $spell }
    }{ $finds ->
        [none] {""}
        [own] {" "}— and find { $treasure }
       *[other] {" "}— and find { $treasure } for { $owner }
    }{ $down ->
        [blank] {" "}— face down: you stop there and may turn it up
        [known] {" "}— face down ({ $tile }): you may turn it up
       *[no] {""}
    }
labyrinth-action-turn-up = Turn it up — everybody sees it, and you lay it back as you like
labyrinth-action-leave = Leave it face down
labyrinth-action-orient = Lay it open { $sides }
labyrinth-action-choose = Take { $spell } — { $effect }
labyrinth-action-end = End the turn
labyrinth-action-end-turn = End the turn{ $moves ->
        [0] {""}
       *[other] {" "}— without moving any more
    }

## Events

labyrinth-event-colour-drawn = { $who ->
        [you] You draw { $pawn }.
       *[other] { $Player } draws { $pawn }.
    }
labyrinth-event-spell-taken = { $who ->
        [you] You have Push and { $spell }.
       *[other] { $Player } has Push and { $spell }.
    }
labyrinth-event-card-drawn = { $who ->
        [you] To be found by you: { $treasures }.
       *[other] To be found by { $player }: { $treasures }.
    }
labyrinth-event-turn-began = Turn { $turn }, { $player-title } ({ $colour })
labyrinth-event-page-turned = The grimoire: { $page }.
labyrinth-event-pushed-down = The grimoire: push at { $arrow }, the spare ({ $tile }) goes in face down.
labyrinth-event-turned-down = Now face down: { $cell } ({ $tile }).
labyrinth-event-sent-home = { $who ->
        [you] Your pawn returns from { $from } to its start square.
       *[other] { $Player-of } pawn returns from { $from } to its start square.
    }
labyrinth-event-called = { $who ->
        [you] Your pawn is called to { $start }.
       *[other] { $Player-of } pawn is called to { $start }.
    }
labyrinth-event-pushed = { $who ->
        [you] You push the spare in at { $arrow }, open { $sides }.
       *[other] { $Player } pushes the spare in at { $arrow }, open { $sides }.
    }
labyrinth-event-carried-over = { $who ->
        [you] Your pawn is pushed out and set on the new tile, { $to }.
       *[other] { $Player-of } pawn is pushed out and set on the new tile, { $to }.
    }
labyrinth-event-rotated = { $who ->
        [you] You turn the tile on { $cell } by { $turn }°.
       *[other] { $Player } turns the tile on { $cell } by { $turn }°.
    }
labyrinth-event-permuted = { $who ->
        [you] You swap the tiles on { $one } and { $other }.
       *[other] { $Player } swaps the tiles on { $one } and { $other }.
    }
labyrinth-event-moved = { $stays ->
        [yes] { $who ->
            [you] You stay on { $to }.
           *[other] { $Player } stays on { $to }.
        }
       *[no] { $who ->
            [you] You go from { $from } to { $to }{ $spell ->
                [none] {""}
               *[other] {" "}by { $spell }
            }.
           *[other] { $Player } goes from { $from } to { $to }{ $spell ->
                [none] {""}
               *[other] {" "}by { $spell }
            }.
        }
    }
labyrinth-event-turned-up = { $who ->
        [you] You turn up the tile on { $cell }: { $tile }.
       *[other] { $Player } turns up the tile on { $cell }: { $tile }.
    }
labyrinth-event-oriented = { $who ->
        [you] You lay it back open { $sides }.
       *[other] { $Player } lays it back open { $sides }.
    }
labyrinth-event-found = { $who ->
        [you] You find { $treasure }{ $for ->
            [self] {""}
            [you] {" "}for you
           *[other] {" "}for { $owner }
        }!{ $bonus ->
            [yes] {" "}You may move once more this turn.
           *[no] {""}
        }
       *[other] { $Player } finds { $treasure }{ $for ->
            [self] {""}
            [you] {" "}for you
           *[other] {" "}for { $owner }
        }!
    }
labyrinth-event-ended = { $won ->
        [yes] The last treasure is found!
       *[no] The grimoire is read to its last page.
    }

## The pages of the grimoire

labyrinth-page-push = push at { $arrow }, the spare goes in face down
labyrinth-page-flip = cave-in, { $one } and { $other } are buried face down
labyrinth-page-meeting = meeting, { $one } and { $other } go to { $at }

## Refusals

refusal-spell-used = that spell was cast already this turn
refusal-not-your-spell = you do not have that spell
refusal-spell-taken = somebody else has that spell
refusal-wrong-shape = the tile has another shape
refusal-pushes-out-face-down = it would push a face-down tile out of the labyrinth
refusal-push-without-effect = it would change nothing, or do the same as a push from the other end or in a line that crosses it
refusal-face-down = the tile lies face down
refusal-turn-without-effect = the tile would look the same, or as after a shorter turn
refusal-tiles-alike = the two tiles are alike
refusal-no-move-left = you have no move left this turn
refusal-no-way = no way leads there
refusal-under-rubble = your pawn stands on a face-down tile: it can only stay, and turn it up

## Why a position cannot be

position-labyrinth-fixed-tile = { $found }, the tile fixed there is { $expected }
position-labyrinth-loose-tiles = one { $found } too many, one { $expected } missing
position-labyrinth-no-such-player = player { $found }, there are { $expected } players
position-labyrinth-turn-too-late = turn { $found }, the grimoire has { $expected } pages
position-labyrinth-turn-while-choosing = turn { $found }, spells are chosen before the first turn: { $expected }
position-labyrinth-turn-not-begun = turn { $found }, without a spell to choose a turn has begun, the first is { $expected }
position-labyrinth-wrong-player = player { $found }, in this turn it is player { $expected }
position-labyrinth-colour-of-setup = { $found }, the setup gives this player { $expected }
position-labyrinth-colour-twice = { $found } is played by somebody else already
position-labyrinth-spells-not-chosen = spells are chosen in turn only with spells={ $expected }, here it is spells={ $found }
position-labyrinth-spell-missing = no spell, everybody has one by now
position-labyrinth-spell-early = { $found }, this player has not chosen yet
position-labyrinth-spell-discovery = { $found }, at the level discovery everybody has { $expected }
position-labyrinth-spell-agreed = { $found }, { $expected } was agreed on
position-labyrinth-spell-push = { $found }, the second spell is one of { $expected }
position-labyrinth-spell-twice = { $found }, which somebody else has, too
position-labyrinth-card-twice = { $found }, which is there twice
position-labyrinth-cards-early = { $found ->
        [one] one card
       *[other] { $found } cards
    }, they are drawn after the spells are chosen
position-labyrinth-hand-too-big = { $found } cards, a player has at most { $expected }
position-labyrinth-hand-size = { $found ->
        [one] one card
       *[other] { $found } cards
    }, the rules ask for { $expected } after what was found this turn
position-labyrinth-hand-of-helper = { $found ->
        [one] one card
       *[other] { $found } cards
    }, after what was found this turn it is at most { $expected }: only who has no card helps the others
position-labyrinth-found-in-a-turn = { $found }, at most { $expected } are found in a turn
position-labyrinth-found-now = { $found }, but { $expected } treasures are on no card
position-labyrinth-found-in-all = { $found } treasures are on no card, by this turn { $expected } can be found
position-labyrinth-pages-left = { $found }, in this turn { $expected } pages of the deck are not turned yet
position-labyrinth-page-missing = no page, every turn begins with one
position-labyrinth-page-early = { $found }, no page is turned before the first turn
position-labyrinth-page-not-turned = { $found }, which is still among the pages left
position-labyrinth-page-not-in-deck = { $found }, which the deck has not, or not so often
position-labyrinth-moves = { $found }, at most { $expected } can be left here
position-labyrinth-moves-used = all moves of this turn are over: { $found } treasures found, { $expected } moves
position-labyrinth-won-too-early = won with { $found } treasures, the rules ask for { $expected }
position-labyrinth-lost-too-early = lost in turn { $found }, the grimoire ends with turn { $expected }
position-labyrinth-lost-with-all = lost, but all { $found } treasures are found
position-labyrinth-asked-when-won = all { $found } treasures are found, the game is won
position-labyrinth-nothing-to-turn-up = the tile on { $found }, under the pawn, lies face up
position-labyrinth-nothing-to-orient = no loose tile lies face up on { $found }, under the pawn
position-labyrinth-orient-plain = { $found }, a tile just turned up is written { $expected } until it is laid back
position-labyrinth-face-down-early = { $found ->
        [one] one tile
       *[other] { $found } tiles
    } face down, before the first turn there is none
position-labyrinth-played-early = nothing is used and nothing is found before the first turn
position-labyrinth-pawn-early = { $found }, before the first turn the pawn stands on { $expected }
position-labyrinth-per-player = { $found }, there are { $expected } players
position-labyrinth-asked-and-over = a game either asks something or is over: asked or won, not both
position-labyrinth-neither-asked-nor-over = a game either asks something or is over: one of asked and won must be there
position-labyrinth-board-size = { $found }, the board has { $expected } rows of { $expected } tiles
position-labyrinth-thing-twice = { $found }, which is there twice
position-labyrinth-fixed-down = { $found }, the tile fixed there always lies face up: { $expected }
position-labyrinth-no-openings = { $found }, a tile on the board says where it is open, as in { $expected }, or that it is down
position-labyrinth-spare-without-shape = { $found }, the spare is written by its shape: { $expected }
position-labyrinth-spare-down = { $found }, the spare always lies face up: { $expected }

## Things

labyrinth-spell-push = Push
    .effect = push the spare in at any arrow
labyrinth-spell-rotation = Rotation
    .effect = once a turn, turn one loose tile
labyrinth-spell-permutation = Permutation
    .effect = once a turn, swap two loose tiles side by side
labyrinth-spell-crossing = Crossing
    .effect = once a turn, walk across one face-down tile
labyrinth-spell-teleport = Teleport
    .effect = once a turn, jump to any start square and walk on
labyrinth-spell-escape = Escape
    .effect = once a turn, leave the labyrinth by an opening and come in by another

labyrinth-colour-red = red
    .letter = R
    .pawn = the red pawn
    .start = the red start square
labyrinth-colour-yellow = yellow
    .letter = Y
    .pawn = the yellow pawn
    .start = the yellow start square
labyrinth-colour-blue = blue
    .letter = B
    .pawn = the blue pawn
    .start = the blue start square
labyrinth-colour-green = green
    .letter = G
    .pawn = the green pawn
    .start = the green start square

# As in “open north and east”.
labyrinth-side-n = north
labyrinth-side-e = east
labyrinth-side-s = south
labyrinth-side-w = west

labyrinth-shape-straight = straight
labyrinth-shape-corner = corner
labyrinth-shape-junction = junction
labyrinth-tile = { $thing ->
        [none] { $shape }
       *[other] { $shape } with { $thing }
    }

labyrinth-thing-mushroom = mushroom
    .the = the mushroom
    .sign = Mu
labyrinth-thing-elephant = elephant
    .the = the elephant
    .sign = El
labyrinth-thing-sickle = sickle
    .the = the sickle
    .sign = Si
labyrinth-thing-fan = fan
    .the = the fan
    .sign = Fa
labyrinth-thing-candle = candle
    .the = the candle
    .sign = Ca
labyrinth-thing-key = key
    .the = the key
    .sign = Ke
labyrinth-thing-urn = urn
    .the = the urn
    .sign = Ur
labyrinth-thing-amulet = amulet
    .the = the amulet
    .sign = Am
labyrinth-thing-magic-hat = magic hat
    .the = the magic hat
    .sign = Ha
labyrinth-thing-dragon-tooth = dragon tooth
    .the = the dragon tooth
    .sign = To
labyrinth-thing-cauldron = cauldron
    .the = the cauldron
    .sign = Cl
labyrinth-thing-dagger = dagger
    .the = the dagger
    .sign = Da
labyrinth-thing-skull = skull
    .the = the skull
    .sign = Sk
labyrinth-thing-chochin-obake = chōchin-obake
    .the = the chōchin-obake
    .sign = Ob
labyrinth-thing-magic-broom = magic broom
    .the = the magic broom
    .sign = Br
labyrinth-thing-papyrus = papyrus
    .the = the papyrus
    .sign = Pa
labyrinth-thing-winged-sandals = winged sandals
    .the = the winged sandals
    .sign = Sa
labyrinth-thing-rune-stone = rune stone
    .the = the rune stone
    .sign = Ru
labyrinth-thing-potion = potion
    .the = the potion
    .sign = Po
labyrinth-thing-magic-wand = magic wand
    .the = the magic wand
    .sign = Wa
labyrinth-thing-daruma = daruma
    .the = the daruma
    .sign = Dm
labyrinth-thing-mandrake = mandrake
    .the = the mandrake
    .sign = Ma
labyrinth-thing-magic-crystal = magic crystal
    .the = the magic crystal
    .sign = Cr
labyrinth-thing-seashell = seashell
    .the = the seashell
    .sign = Sh
labyrinth-thing-sun = sun
    .the = the sun
    .sign = su
labyrinth-thing-moon = moon
    .the = the moon
    .sign = mo
labyrinth-thing-star = star
    .the = the star
    .sign = st
labyrinth-thing-comet = comet
    .the = the comet
    .sign = co

## The end

outcome-all-treasures = All 24 treasures are found: you have beaten the maze!
    .short = all the treasures are found
outcome-no-page-left = The grimoire has no page left: the maze closes over its treasures.
    .short = no page is left
labyrinth-summary = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $treasures ->
        [0] no treasure
        [one] one treasure
       *[other] { $treasures } of 24 treasures
    } found.

## The rules in short, by their ids. The whole of them: docs/rules/labyrinth.md.

rule-la-c1 = The maze has 7 rows and 7 columns, counted from 0; 3.4 is row 3, column 4. Where both numbers are even the tile is fixed; the 33 others are loose. One loose tile is left over: the spare.
rule-la-c2 = The fixed tiles never change. The four corners are the start squares.
rule-la-c3 = Of the 34 loose tiles 12 are straight, 16 are corners and 6 are junctions, unless you play with a layout of your own.
rule-la-c4 = There are 24 treasures and four symbols (sun, moon, star, comet); the layout says on which tiles.
rule-la-c5 = The deck has 24 pages: pushes, cave-ins and meetings. The grimoire has all of them or, in a shorter game, some, drawn unseen; there are as many turns.
rule-la-c6 = Twelve arrows stand at the ends of rows and columns 1, 3 and 5: N1 is in the north, over column 1; W3 is in the west, at row 3.
rule-la-c7 = Red starts in the north-west, yellow in the north-east, blue in the south-east, green in the south-west. Who plays which pawn goes by seat, is chosen before the game or drawn.
rule-la-c8 = There are six spells: Push, Rotation, Permutation, Crossing, Teleport and Escape.
rule-la-s1 = The loose tiles are laid out at random, face up; the last one is the spare.
rule-la-s2 = Treasure cards and pages are shuffled.
rule-la-s3 = Everybody has a pawn on its start square; then come the spells, then two open treasure cards each.
rule-la-s4 = Everybody has Push and one more spell: Rotation at the level discovery, otherwise one of five, no two alike, drawn, chosen in turn or agreed on.
rule-la-t1 = A turn begins with a page, which is obeyed. Push: the spare goes in face down, and a pawn pushed out returns to its start. Cave-in: the two tiles named are turned face down, and pawns on them return to their start. Meeting: two pawns go to a start square. If no page is left the game is lost.
rule-la-t2 = Then, in any order, cast each of your spells at most once and move once. You may leave out anything; you say when the turn is over.
rule-la-t3 = At the end you draw a card for each treasure found. The next player goes on.
rule-la-m1 = A pawn walks as far as it likes where corridors meet. Pawns do not block. Staying is a move, too.
rule-la-m2 = A face-down tile can be entered from any corridor that leads to it, and ends the move. You may then turn it up and lay it back in any direction. Who stands on a face-down tile cannot walk away from it, but may turn it up with a move.
rule-la-m3 = You find a treasure of your cards by stopping on its tile with a move, or by turning it up under your pawn. Being pushed or carried there is not enough.
rule-la-m4 = The first treasure of a turn gives one more move in that turn, the second gives none.
rule-la-m5 = Who has no cards left may find treasures for the others (or, as an option, everybody once no card is left to draw).
rule-la-p1 = Push: the spare goes in at any arrow, turned as you like, unless that would push out a face-down tile. Pawns pushed out are set on the new tile.
rule-la-p2 = Rotation: turn a loose face-up tile by 90°, 180° or 270°, clockwise.
rule-la-p3 = Permutation: two loose tiles side by side change places, pawns and all.
rule-la-p4 = Crossing: once in a move, walk across a face-down tile.
rule-la-p5 = Teleport: once in a move, jump to any start square and walk on.
rule-la-p6 = Escape: once in a move, leave the maze by an opening and come in by another.
rule-la-l1 = Discovery: Push and Rotation for everybody.
rule-la-l2 = Standard: Push for everybody, and a different second spell for each.
rule-la-l3 = Expert: as standard, and only your left card counts; once it is found the right one takes its place.
rule-la-x1 = You win together as soon as the 24th treasure is found.
rule-la-x2 = You lose together when a turn begins and no page is left.
rule-la-h1 = Only the order of pages and cards is secret. What is buried was seen by all: remember it, or play with the memory aid. Without it, nothing tells you again what happened where in the turns before this one, until the game is over.

## The screen

labyrinth-table-title = Labyrinth · turn { $turn } of { $turns } · treasures: { $found } of 24
labyrinth-table-title-short = Labyrinth · turn { $turn } · treasures: { $found }
labyrinth-table-title-choosing = Labyrinth · choosing spells
labyrinth-label-grimoire = Grimoire, { $left ->
        [0] its last page
        [one] one page left
       *[other] { $left } pages left
    }
labyrinth-table-closed = still closed
labyrinth-label-spare = Spare tile: { $tile }
labyrinth-table-you = you, player { $seat } ({ $colour })
labyrinth-table-player = player { $seat } ({ $colour })
labyrinth-table-ready = ready: { $what }
labyrinth-table-used = used: { $what }
labyrinth-table-moves = { $count ->
        [one] one move
       *[other] { $count } moves
    }
labyrinth-table-no-cards = no cards
labyrinth-table-at = { $thing }, { $cell }
labyrinth-table-on-spare = { $thing }, spare tile
labyrinth-table-buried = { $thing }, face down
labyrinth-table-buried-at = { $thing }, { $cell }, face down
labyrinth-table-later = then { $thing }
labyrinth-table-page-counts = pushes: { $pushes }, cave-ins: { $flips }, meetings: { $meetings }
labyrinth-label-to-draw = To draw
labyrinth-label-found = Found
labyrinth-label-pages = Deck left
labyrinth-label-signs = Signs
labyrinth-table-none = none
labyrinth-table-legend = A cell is row.column, both from 0; where both are even the tile is fixed. { $pawns }: the pawns; { $home }: a start square. { $down }: face down. { $bead }: where you can go; { $cast }: only by your spell. Treasures have two letters, capitals if somebody seeks them now, small ones once they are found. { $symbols }: sun, moon, star, comet. { $blocked } in place of an arrow’s letter: no push from there, it would push out a face-down tile. “cards” lists all signs.

## What can be typed

labyrinth-verb-move = move m go g walk
labyrinth-verb-push = push p
labyrinth-verb-rotate = rotate r turn t
labyrinth-verb-permute = permute swap s
labyrinth-verb-end = end e done
labyrinth-verb-way = way w path
labyrinth-hint-move = { $cell } — go to row { $row }, column { $column }; { $bead } marks where you can go{ $spell ->
        [none] {""}
       *[other] , { $cast } where { $spell } takes you
    }
labyrinth-hint-push = p { $arrow } { $turn } — push the spare in at { $arrow }, open { $sides } ({ $turns })
labyrinth-hint-rotate = r { $cell } { $turn } — turn the loose tile on { $cell } clockwise (90, 180, 270)
labyrinth-hint-permute = s { $one } { $other } — swap the loose tiles on { $one } and { $other }
labyrinth-how-cell = Which cell? Type row.column, as in 3.4; both go from 0 to 6.
labyrinth-how-push = Type an arrow and how the spare lies: { $arrows }; { $turns }. As in: p { $arrow } { $turn }
labyrinth-how-rotate = Type a cell and how far to turn its tile, clockwise: 90, 180 or 270. As in: r 1.2 90
labyrinth-how-permute = Type two loose cells side by side. As in: s 1.2 1.3
labyrinth-how-fixed = The tile on { $cell } is fixed: row and column are both even.
labyrinth-way-to = The way: { $cells }.
labyrinth-no-way-to = No way leads to { $cell } now.

## Measuring

labyrinth-bench-push-and-reach = labyrinth · push + flood fill: { $rate } a second (check sum 328,992 on 1,000 boards)

## Why an answer is better than another, with two numbers behind it

labyrinth-why-now = More treasures this turn
labyrinth-why-next = More treasures in the next turn
labyrinth-why-turns = Fewer turns to go
labyrinth-why-reach = The next player can reach more places
