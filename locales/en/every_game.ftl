# Words of every game: players, bots, and their deeds at a table.

question-of-another = { $Player } is to decide.

outcome-conceded = The game was given up.
    .short = given up
list-and = { $most } and { $last }
list-or = { $most } or { $last }

# The forms of a player's name: within a sentence, at its beginning, possessive (within and at the beginning), dative, in a title.
player = player { $seat }
    .first = Player { $seat }
    .of = player { $seat }’s
    .first-of = Player { $seat }’s
    .to = to player { $seat }
    .title = player { $seat }
# The same for a person with a name, which may begin with a vowel.
person =
    .of = { $name }’s
    .of-vowel = { $name }’s
    .to = to { $name }
# Where the name alone would be ambiguous.
person-on-seat = { $name } { $seat }

## A link to a table, where it is shown with a picture

invited-from = { $name } invites you to play { $game }
invited = You are invited to play { $game }
invited-free = { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
invited-no-more = { $game }: a table at Dédale

## Bots

bot-random = Random
bot-greedy = Greedy
bot-easy = Easy
bot-casual = Casual
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert

## Actions of people at a table other than answers

did-sit = { $who ->
        [you] You sit down.
       *[other] { $Player } sits down.
    }
did-seat-bot = A bot takes seat { $seat }: { $bot }.
did-stand = Seat { $seat } is free again.
did-start = The game begins.
did-concede = { $who ->
        [you] You give up the game.
       *[other] { $Player } gives up the game.
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
        [you] You propose to give up the game together.
       *[other] { $Player } proposes to give up the game together.
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
