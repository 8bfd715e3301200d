# Hints, and the analysis of a game.

analysis-percent = { $percent } %
analysis-quoted = “{ $text }”
analysis-gave-up = Gave the game up

## In sentences

analysis-mistake = { $who ->
        [you] Turn { $turn }: you chose “{ $taken }” ({ $worth }); “{ $best }” would have been worth { $chance }.
       *[other] Turn { $turn }: { $player } chose “{ $taken }” ({ $worth }); “{ $best }” would have been worth { $chance }.
    }
analysis-then = The rest of that choice: { $then }.
analysis-conceded = { $who ->
        [you] Turn { $turn }: you gave up a game that could still be won ({ $chance }).
       *[other] Turn { $turn }: { $player } gave up a game that could still be won ({ $chance }).
    }
analysis-nothing = There was nothing to decide for { $player }.
analysis-start = { $who ->
        [you] At the first decision you had a chance of { $chance } to win.
        [your-team] At the first decision your team had a chance of { $chance } to win.
        [team] At the first decision the team had a chance of { $chance } to win.
       *[other] At the first decision { $player } had a chance of { $chance } to win.
    }
analysis-regret = { $count ->
        [0] There was no certain mistake.
        [one] One mistake cost { $points } points.
       *[other] { $count } mistakes cost { $points } points.
    }
analysis-luck = { $way ->
        [up] Luck gave { $points } points.
        [down] Bad luck took { $points } points.
       *[none] Luck gave nothing and took nothing.
    }
analysis-others = { $way ->
        [up] The others gave away { $points } points.
        [down] The others took { $points } points by giving the game up.
       *[none] The others gave nothing away.
    }
analysis-end = { $end ->
        [won] The game was won.
        [lost] The game was lost.
       *[open] The game is not over; the chance is { $chance }.
    }

## The report

analysis-title = { $game }: analysis of a game
analysis-where = Where the chance went
analysis-curve-of = Chance to win: { $player }
analysis-curve = Chance to win
analysis-curve-from-to = The chance to win at each of { $count } decisions, from { $start } to { $end }. All the numbers stand in the table below.
analysis-legend = The line is the chance to win given what the player knew; it moves by luck. Red bars that go down are mistakes, the largest with their numbers.
analysis-turn = Turn
analysis-player = Player
analysis-taken = Answer
analysis-chance = Chance
analysis-best = Better: { $answer }
analysis-regretted = Mistake
analysis-lucky = Luck
analysis-by-others = Others
analysis-mistakes = The largest mistakes
analysis-no-mistake = No decision was certainly a mistake.
analysis-decisions = Every decision
analysis-explained = Chance: what the best answer was worth, given only what the player knew then. Mistake: what the answer given was worth less, in points of percent; a difference within twice its standard error counts as none. Luck: what chance did until the next decision. Start − mistakes + luck = result. Decisions with a single answer are left out.
analysis-explained-sides = Others: what the mistakes of the others gave, in equal parts to all they play against.
analysis-measured = { $simulations } simulations for each decision; the same record and number give the same report on every machine.
analysis-not-complete = The analysis is not complete: { $done } of { $of } decisions.

## On the command line

analyse-written = The report is in { $file }.
problem-budget-out-of-range = A budget of { $found } is not possible: give from { $least } to { $most } simulations for each decision.
problem-analysis-not-of-record = The decisions kept are not those of the record.

help-analyse = Says where the chance to win of a recorded game went: what was a mistake, given what the player knew, what was luck, and what would have been better.
help-analyse-file = A record (text or JSON); “-” is standard input
help-analyse-html = Writes the report with the curve as one page that opens offline
help-analyse-budget = How many games are tried in thought for each decision: more is slower and surer [default: what takes some seconds to a minute]
help-analyse-json = Prints the report as JSON: chance, regret and luck of each decision
help-analyse-seat = Tells it to this player only

## Hints at the terminal

command-hint = hint
    .help = what each answer is worth, as far as you can know
hint-row = { $chance } ± { $error }
hint-untried = not tried
hint-more = { $count ->
        [one] One more answer is not shown.
       *[other] { $count } more answers are not shown.
    }
hint-basis = { $tried ->
        [one] Chance to win, from what you know, after one game in thought.
       *[other] Chance to win, from what you know, after { $tried } games in thought.
    }
hint-goes-on = I go on thinking: type “{ $command }” again for a better answer.
