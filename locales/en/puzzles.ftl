# Puzzles: positions with one answer that is clearly best, or one turn.

puzzles-title = Puzzles
puzzles-lede = Positions from games that were played. One answer, or one turn, is clearly better than the others, judging by what the player knows: find it. Three a day for each game.
puzzles-of = Puzzles: { $game }
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-today = Today’s puzzles
puzzles-all = All puzzles
puzzles-here = From games played here
puzzles-other-games = Puzzles of other games
puzzles-none = There are no puzzles of this game yet.
puzzles-solve = Solve
puzzles-look = Look again
puzzles-number = { $grade }, puzzle { $number }: { $mark }
puzzles-rating = Your rating: { $rating }
puzzles-solved = { $solved } of { $tried } solved
puzzles-streak-note = A day counts once you have solved a puzzle. Only your browser keeps your rating.

puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard
puzzle-mark-right = solved
puzzle-mark-wrong = missed
puzzle-mark-new = not tried yet

puzzle-task = Which answer wins most often?
puzzle-counts = Your first answer counts.
puzzle-turn = { $treasures ->
    [one] Find a treasure this turn.
   *[other] Find { $treasures } treasures this turn.
}
puzzle-turn-found = { $found } of { $treasures } found.
puzzle-turn-counts = Your first turn counts.
puzzle-turn-missed = { $found } of { $treasures } treasures found
puzzle-task-again = You have tried this puzzle before: this time nothing counts.
puzzle-right = Right!
puzzle-wrong = Not the best answer
puzzle-change = Your rating: { $before } → { $after }
puzzle-found = How often the bots find it
puzzle-found-of = { $found } of { $tries }
puzzle-solution = Solution
puzzle-next = Next puzzle
puzzle-again = Try again
