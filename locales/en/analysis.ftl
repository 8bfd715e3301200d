# Hints, and the analysis of a game.

analysis-percent = { $percent } %
analysis-quoted = “{ $text }”
analysis-gave-up = Gave up the game

## In sentences

analysis-mistake = { $who ->
        [you] Turn { $turn }: you chose “{ $taken }” ({ $worth }); “{ $best }” would have been worth { $chance }.
       *[other] Turn { $turn }: { $player } chose “{ $taken }” ({ $worth }); “{ $best }” would have been worth { $chance }.
    }
analysis-slower = { $who ->
        [you] Turn { $turn }: you chose “{ $taken }” (about { $turns } turns to go); “{ $best }” would have left { $fewer }.
       *[other] Turn { $turn }: { $player } chose “{ $taken }” (about { $turns } turns to go); “{ $best }” would have left { $fewer }.
    }
analysis-then = The rest of that choice: { $then }.
analysis-why = { $what }: { $better } instead of { $other }.
analysis-why-than = { $what }: { $better } instead of { $other } after “{ $than }”.
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
analysis-turns-lost = { $count ->
        [one] One choice cost about { $turns } turns.
       *[other] { $count } choices cost about { $turns } turns in all.
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
analysis-where = How the chance changed
analysis-curve-of = Chance to win: { $player }
analysis-curve = Chance to win
analysis-curve-from-to = The chance to win at each of { $count } decisions, from { $start } to { $end }. The table below has all the numbers.
analysis-legend = The line is the chance to win given what the player knew; it moves by luck. Red bars going down are mistakes; the largest are numbered.
analysis-turn = Turn
analysis-player = Player
analysis-taken = Answer
analysis-chance = Chance
analysis-best = Better: { $answer }
analysis-regretted = Mistake
analysis-turns = { $turns } turns
analysis-lucky = Luck
analysis-by-others = Others
analysis-mistakes = The largest mistakes
analysis-no-mistake = No decision was certainly a mistake.
analysis-decisions = Every decision
analysis-explained = Chance: the value of the best answer, given only what the player knew then. Mistake: how much less the given answer was worth, in percentage points; a difference within twice its standard error counts as none. Luck: the effect of chance until the next decision. Start − mistakes + luck = result. Decisions with only one answer are left out.
analysis-explained-turns = Turns below a mistake: how much longer the game takes after it, among answers that win about as often.
analysis-explained-sides = Others: what the others gave away by mistakes, shared equally among their opponents.
analysis-measured = { $simulations } simulations per decision; the same record and number give the same report on every machine.
analysis-not-complete = The analysis is not complete: { $done } of { $of } decisions.

## On the command line

analyse-written = The report is in { $file }.
problem-budget-out-of-range = A budget of { $found } is not possible: give { $least } to { $most } simulations per decision.
problem-analysis-not-of-record = The saved decisions are not those of the record.

help-analyse = Shows where the chance to win went in a recorded game: which answers were mistakes given what the player knew, what was luck, and what would have been better.
help-analyse-file = A record (text or JSON); “-” is standard input
help-analyse-html = Writes the report with the curve as a page that opens offline
help-analyse-budget = Simulations per decision: more is slower and more accurate [default: some seconds to a minute per game]
help-analyse-json = Prints the report as JSON: chance, regret and luck of each decision
help-analyse-seat = Addresses the report to this player

## Hints at the terminal

command-hint = hint
    .help = show the value of each answer, from what you know
hint-row = { $chance } ± { $error }
hint-pace = Treasures: { $now } this turn, about { $next } the next; { $turns } turns to go
hint-untried = not tried
hint-adviser = { $name } would answer “{ $answer }”.
hint-adviser-failed = { $name } gave no answer that counts.
hint-more = { $count ->
        [one] One more answer is not shown.
       *[other] { $count } more answers are not shown.
    }
hint-basis = { $tried ->
        [one] Chance to win, from what you know, after one simulation.
       *[other] Chance to win, from what you know, after { $tried } simulations.
    }
hint-goes-on = Still thinking: type “{ $command }” again for a better answer.
check-unfinished = unfinished
