# What can be wrong with input from outside, by stable code.

place-line = line { $line }
place-field = field “{ $field }”
place-step = step { $step }
place-file = { $file }{ $line ->
        [0] {""}
       *[other] , line { $line }
    }{ $field ->
        [none] {""}
       *[other] , { $field }
    }

program-left-out = This program was built without “dedale { $command }”. Build all of it: cargo build --release
program-unknown-command = There is no command “{ $command }”; dedale --help lists the commands.
problem-unknown-game = There is no game “{ $found }”; the games are: { $expected }.
problem-setup-not-an-option = “{ $found }” is not an option: write option=value, for example book=hard.
problem-setup-unknown-option = There is no option “{ $found }”; the options are: { $expected }.
problem-setup-unknown-value = The option { $option } cannot be “{ $found }”; it may be: { $expected }.
problem-setup-conflict = { $option }={ $found } is not possible with { $with }.
problem-setup-bad-value = The value of the option { $option } is wrong: { $entry } is { $found }, expected { $expected }.
problem-bad-seed = “{ $found }” is not a seed: give a number below 2^64, or 64 hexadecimal digits.
problem-unknown-action = “{ $found }” is not an action of the game.
problem-illegal-action = Not possible now: { $why } (rule { $rule }).
problem-game-over = The game is over.
problem-game-goes-on = The game goes on when a player gives up: let a bot answer for the seat.
problem-no-such-seat = There is no player { $seat } in this game.
problem-no-such-step = There is no step { $asked }: the game has { $steps }.
problem-position-invalid = This position is impossible: { $field }: { $why }.
position-unexpected = found { $found }, expected { $expected }
problem-bad-json = { $line ->
        [0] This is not the JSON expected: { $message }.
       *[other] Line { $line }, column { $column }: this is not the JSON expected: { $message }.
    }
problem-neither-record-nor-position = This is neither a record nor a position.
problem-no-record = A game that began from a position has no record.
problem-unknown-bot = There is no bot “{ $found }”; the bots are: { $expected }.

problem-data-syntax = { $place }: { $found }{ $expected ->
        [TOML] {""}
       *[other] {" "}(expected: { $expected })
    }.
problem-data-unknown = { $place }: there is no “{ $found }”; expected: { $expected }.
problem-data-duplicate = { $place }: more than once: { $found } (expected: { $expected }).
problem-data-count = { $place }: { $found } is the wrong number (expected: { $expected }).
problem-data-missing = { $place }: missing: { $expected } (found: { $found }).
problem-data-cell = { $place }: nothing can be drawn on { $found }. It must be a fixed cell, row and column both even, and no corner.

problem-record-not-a-record = { $place }: a record begins with “{ $expected }”, not with “{ $found }”.
problem-record-missing-line = The record has no line “{ $expected }”.
problem-record-duplicate-line = { $place }: “{ $found }” occurs twice in the record.
problem-record-unknown-game = { $place }: this is a record of “{ $found }”, not of { $expected }.
problem-record-rules-version = { $place }: the record was made with version { $found } of the rules; this program plays version { $expected }.
problem-record-bad-setup = { $place }: { $problem }
problem-record-bad-seed = { $place }: “{ $found }” is not a seed.
problem-record-bad-result = { $place }: “{ $found }” is not a result: write { $expected }, or unfinished.
problem-record-bad-hash = { $place }: “{ $found }” is not a fingerprint: 16 hexadecimal digits are expected.
problem-record-unknown-action = { $place }: “{ $found }” is not an action of the game.
problem-record-illegal-action = { $place }: “{ $found }” is not possible at this point: { $why } (rule { $rule }). Possible actions: { $expected }.
problem-record-after-end = { $place }: “{ $found }” comes after the end of the game.
problem-record-no-such-seat = { $place }: there is no player { $found } in this game.
problem-record-goes-on = { $place }: “{ $found }” does not end this game, which goes on when a player gives up.
problem-record-wrong-result = { $place }: the record says “{ $found }”, but its actions lead to “{ $expected }”.
problem-record-wrong-hash = { $place }: the fingerprint is { $found }, but the actions lead to { $expected }: the record was changed, or made with other rules.

## Refusals of every game

refusal-game-over = the game is over
refusal-not-asked = that does not answer the question

## What the JSON reader says

json-at = { $field }: { $message }
json-missing-field = the field “{ $name }” is missing
json-duplicate-field = the field “{ $name }” is there twice
json-unknown-field = there is no field “{ $name }”{ $count ->
        [0] {""}
       *[other] ; expected: { $expected }
    }
json-unknown-variant = “{ $name }” is not known{ $count ->
        [0] {""}
       *[other] ; expected: { $expected }
    }
json-found = found { $found }, expected { $expected }
json-object = an object
json-list = a list
json-text = a text
json-boolean = true or false
json-whole-number = a whole number from 0 to { $most }
json-trailing = something follows the end
json-no-value = a value is missing
json-no-key = a field’s name must be a text in quotation marks
json-too-deep = it is nested too deeply
json-not-text = it is no text in UTF-8
json-ends = it ends too early
json-expected-sign = a sign is missing: { $expected }

## Files

problem-cannot-read = { $file } cannot be read: { $why }.
io-not-found = there is no such file
io-denied = permission denied
io-directory = it is a folder
io-not-text = it is not a text file
io-too-long = it is too long
