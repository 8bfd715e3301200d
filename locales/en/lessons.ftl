# Around the guided first games. Their notes are in GAME.lesson.ftl.

lesson-you = You
lesson-mate = Player { $seat }

## Around the notes

learn-title = Learn
learn-lede = A guided first game takes five minutes. You play on the real table, and each note says one thing.
learn-players = { $least ->
    [one] { $most } players, or alone
   *[other] { $least } to { $most } players
}
learn-begin = Play the lesson
learn-rules = Read the rules
learn-of = First steps: { $game }
learn-leave = Leave the lesson
learn-progress = Step { $at } of { $of }
learn-next = Go on
learn-back = Back
learn-restart = Start over
learn-skip = Skip to the end
learn-show = Show me
learn-astray = A good idea, but for now let us do this: { $what }.
learn-astray-plain = A good idea, but not just now.
learn-note = Note
learn-mate-plays = { $name } is playing…
learn-menu = Lesson
learn-done = You know how to play
learn-first-game = Play your first real game
learn-other = Another game
learn-all-rules = All the rules
