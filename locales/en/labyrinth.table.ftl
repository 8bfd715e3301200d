# The table of Labyrinth in the browser, and the captions of the figures in its book of rules.

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
lab-card-later = after the other one
lab-no-cards = No cards left: find treasures for the others.
lab-no-cards-other = No cards left.
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
lab-status-ending = You still have a move. End the turn anyway?
lab-status-rotation = Choose the tile to turn. Q and E turn it further.
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
lab-do-orient = Lay it like this
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

rules-figure-labyrinth-tiles = A straight, a corner, a junction with a treasure, and a fixed start square.
rules-figure-labyrinth-rubble = The way ends on rubble: it can be entered, but not crossed.

lab-gallery-treasures = Treasures
lab-gallery-symbols = Symbols
lab-gallery-spells = Spells
lab-gallery-pages = Pages of the grimoire
lab-gallery-copies = { $count ->
    [one] one page
   *[other] { $count } pages
}
