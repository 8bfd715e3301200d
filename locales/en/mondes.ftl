# La Clé des mondes: what is asked, what may be answered, what happens, what is refused.

game-mondes = La Clé des mondes
    .about = Everybody is lost in the worlds of fantasy literature; the first character back in the manor of Kernault wins. Draw encounters and objects, pay with their keys to pass from world to world, trade, play tricks, cancel those of the others, and gather your home keys.

## Options

mondes-option-players = Players
mondes-option-players-2 = two, from one world
mondes-option-players-3 = three, from one world
mondes-option-players-4 = four, from two worlds
mondes-option-players-5 = five, from two worlds
mondes-option-first = First player
mondes-option-first-random = drawn at random
mondes-option-first-1 = player 1 begins
mondes-option-first-2 = player 2 begins
mondes-option-first-3 = player 3 begins
mondes-option-first-4 = player 4 begins
mondes-option-first-5 = player 5 begins
mondes-option-character-key = Your character’s own key
mondes-option-character-key-own-action = revealing the character is an action; the key counts for the rest of the turn
mondes-option-character-key-payment = the character is revealed by paying with it, at no cost
mondes-option-counter-chains = Cancelling a cancel
mondes-option-counter-chains-yes = a cancelling card can itself be cancelled
mondes-option-counter-chains-no = a cancelling card stands
mondes-option-reach = Whom effects may strike
mondes-option-reach-anywhere = a player anywhere
mondes-option-reach-same-world = only players in the same world
mondes-option-stand-off = Stand-off
mondes-option-stand-off-yes = when nobody in a world did anything in their last turn, its pile moves on
mondes-option-stand-off-no = nothing happens then
mondes-option-max-rounds = Longest game
mondes-option-max-rounds-60 = 60 rounds
mondes-option-max-rounds-own = { $value } rounds (1 to 1000)
mondes-option-cards = Card set: worlds, cards and characters
mondes-option-cards-balanced = the usual one, with fairer chances for the characters
mondes-option-cards-standard = the older one, in which the Silver Mail carries combat
mondes-option-cards-own = a card set of your own (--cards FILE)

## Questions

mondes-question-character = Which character do you keep?
mondes-question-turn = Your turn: what do you do?
mondes-question-offer = Which card do you offer? Only its key and its type are announced.
mondes-question-answer = A trade is offered to you. Answer with a card, or refuse?
mondes-question-accept = Do you accept the trade?
mondes-question-pay = Which card pays next?
mondes-question-target = Whom does it strike?
mondes-question-react = Do you answer what was played?
mondes-question-which = Which card do you cancel?
mondes-question-defend = A bad encounter strikes you. Do you answer it?
mondes-question-lose = Which card do you lose?
mondes-question-discard = You must discard a card. Which one?
mondes-question-under = Which card goes under its pile next?
mondes-question-arrange = Which card lies next on the pile? The one you name first is drawn first.
mondes-question-where = Where to?
mondes-question-look = Which face-down world do you look at?
mondes-question-give = Which card do you give?
mondes-question-more = Do you draw another card?

## Answers

mondes-action-play = Play { $card }: { $effect }
mondes-action-play-pair = Play { $card } with { $pair }: { $effect }
mondes-action-discard = Lose { $card } ({ $key }; { $effect })
mondes-action-discard-turn = Discard { $card }
mondes-action-offer = Offer { $card }, announced as { $announced }
mondes-action-give = Give { $card } ({ $key }; { $effect })
mondes-action-give-answer = Answer with { $card }, announced as { $announced }
mondes-action-pay = Pay { $key } with { $card }
mondes-action-react = Answer with { $card }: { $effect }
mondes-action-cancel = Cancel { $card } ({ $key })
mondes-action-under = First { $card }
mondes-action-place = First { $card } ({ $key }; { $effect })
mondes-action-move = Move to { $world }, { $at }, for { $keys }
mondes-action-to = { $world }, { $at }
mondes-action-look = The one { $at }
mondes-action-trade = Trade a card with { $player }
mondes-action-target = { $Player } ({ $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    })
mondes-action-keep = Keep { $character }: own key { $of }; home keys { $home }
mondes-action-draw = Draw a card from the pile of { $world }
mondes-action-reveal = Reveal { $character }: its key { $of } counts this turn
mondes-action-home = Go home to Kernault, for { $keys }
mondes-action-pass = End the turn
mondes-action-pay-character = Pay { $key } with your character, { $character }
mondes-action-accept = Accept
mondes-action-accept-trade = Accept: you get { $get }, for { $give }
mondes-action-refuse = Refuse
mondes-action-let = No, let it be
mondes-action-let-all = Let everything be until your next turn, except a way home
mondes-action-stop = Draw no further card

## Events

mondes-event-characters-dealt = { $first ->
        [none] { $Player } gets two characters.
       *[other] { $who ->
            [you] You get two characters, { $first } and { $second }.
           *[other] { $Player } gets two characters, { $first } and { $second }.
        }
    }
mondes-event-character-kept = { $character ->
        [none] { $Player } has chosen a character.
       *[other] { $who ->
            [you] You are { $character }.
           *[other] { $Player } is { $character }.
        }
    }
mondes-event-pawn-set = { $who ->
        [you] You start { $at }.
       *[other] { $Player } starts { $at }.
    }
mondes-event-turn-began = Turn { $turn }, { $player-title }
mondes-event-turn-skipped = { $who ->
        [you] You skip turn { $turn }.
       *[other] { $Player } skips turn { $turn }.
    }
mondes-event-drew = { $who ->
        [you] You draw { $card ->
            [none] a card
           *[other] { $card }
        } from { $world }.
       *[other] { $Player } draws { $card ->
            [none] a card
           *[other] { $card }
        } from { $world }.
    }
mondes-event-recovered = { $who ->
        [you] You take { $card ->
            [none] a card
           *[other] { $card }
        } from the bottom of { $world }.
       *[other] { $Player } takes { $card ->
            [none] a card
           *[other] { $card }
        } from the bottom of { $world }.
    }
mondes-event-struck = { $who ->
        [you] { $card } strikes you: { $effect }.
       *[other] { $card } strikes { $player }: { $effect }.
    }
mondes-event-went-under = { $doing ->
        [no] Under the pile of { $world }: { $cards }.
       *[yes] { $who ->
            [you] You put { $cards } under the pile of { $world }.
           *[other] { $Player } puts { $cards } under the pile of { $world }.
        }
    }
mondes-event-offered = { $who ->
        [you] You offer a trade { $partner }: { $offer }.
       *[other] { $Player } offers a trade { $partner }: { $offer }.
    }
mondes-event-answered = { $who ->
        [you] You answer with { $offer }.
       *[other] { $Player } answers with { $offer }.
    }
mondes-event-trade-refused = { $who ->
        [you] You refuse.
       *[other] { $Player } refuses.
    }
mondes-event-passed = { $card ->
        [none] A card goes
       *[other] { $card } goes
    } { $from } { $to }.
mondes-event-played = { $who ->
        [you] You play { $cards }
       *[other] { $Player } plays { $cards }
    }{ $against ->
        [nobody] {""}
       *[somebody] {" "}against { $target }
    }: { $effect }.
mondes-event-paid = { $who ->
        [you] You pay
       *[other] { $Player } pays
    } for the way { $place ->
        [home] home
       *[other] to the world { $place }
    } with { $cards }.
mondes-event-reacted = { $who ->
        [you] You answer with { $card }
       *[other] { $Player } answers with { $card }
    }{ $cancels ->
        [none] : { $effect }.
       *[other] {" "}to cancel { $cancels }.
    }
mondes-event-cancelled = { $who ->
        [you] What you played or met comes to nothing.
       *[other] What { $player } played or met comes to nothing.
    }
mondes-event-returned = { $who ->
        [you] { $card } returns to your hand.
       *[other] { $card } returns { $player-to }’s hand.
    }
mondes-event-moved = { $who ->
        [you] You move to the world { $at }.
       *[other] { $Player } moves to the world { $at }.
    }
mondes-event-world-turned-up = The world { $at } is { $world }.
mondes-event-scried = { $who ->
        [you] You look at the world { $at }
       *[other] { $Player } looks at the world { $at }
    }{ $world ->
        [none] .
       *[other] : { $world }.
    }
mondes-event-peeked = { $who ->
        [you] You look at
       *[other] { $Player } looks at
    } { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of { $world }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
mondes-event-arranged = { $who ->
        [you] You lay { $card ->
            [none] a card
           *[other] { $card }
        } back.
       *[other] { $Player } lays { $card ->
            [none] a card
           *[other] { $card }
        } back.
    }
mondes-event-inspected = { $who ->
        [you] You look at { $hand }
       *[other] { $Player } looks at { $hand }
    }{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
mondes-event-character-opened = { $who ->
        [you] Your character lies open: { $character }.
       *[other] { $Player-of } character lies open: { $character }.
    }
mondes-event-key-revealed = { $who ->
        [you] You reveal { $character } for its key { $of }.
       *[other] { $Player } reveals { $character } for its key { $of }.
    }
mondes-event-lets-all = { $who ->
        [you] Until your next turn you let everything be, except a way home.
       *[other] Until their next turn { $player } lets everything be, except a way home.
    }
mondes-event-held = { $who ->
        [you] You may not leave your world until the end of your next turn.
       *[other] { $Player } may not leave their world until the end of their next turn.
    }
mondes-event-warded = { $who ->
        [you] Until your next turn nobody can target you.
       *[other] Until their next turn nobody can target { $player }.
    }
mondes-event-must-skip = { $who ->
        [you] You lose the rest of this turn, and the next one.
       *[other] { $Player } loses the rest of this turn, and the next one.
    }
mondes-event-extra-actions = { $who ->
        [you] You have two more actions.
       *[other] { $Player } has two more actions.
    }
mondes-event-stand-off = Nobody in { $world } did anything: its pile moves on.
mondes-event-came-home = { $who ->
        [you] You are home: { $character } is back in Kernault!
       *[other] { $Player } is home: { $character } is back in Kernault!
    }
mondes-event-ended = The last round is over, and nobody is home.

## Refusals

refusal-drew-already = you drew already this turn
refusal-hand-full = you have five cards in hand
refusal-pile-empty = the pile is empty
refusal-not-here = no such player is in your world
refusal-no-cards = one of you has no cards
refusal-reaction-only = that card can only answer another
refusal-no-pair = you do not have both cards of the pair
refusal-no-target = there is nobody it could strike
refusal-no-such-player = there is no such player to strike
refusal-warded = that player is protected
refusal-out-of-reach = that player is out of reach
refusal-already-open = that character lies open already
refusal-held = a player who is held may not leave its world
refusal-no-way-there = no way leads there from here
refusal-cannot-pay = you do not have the keys for it
refusal-key-not-needed = that key is not needed
refusal-key-used = your character’s key was used
refusal-part-of-payment = your character is revealed by paying with it
refusal-cannot-answer = that card answers nothing that was played
refusal-not-played = that card was not played
refusal-not-let-go = that card is not on its way under a pile
refusal-face-up = that world lies face up
refusal-all-face-up = every world lies face up

## Why a position cannot be

position-mondes-actions = { $found } actions left; a turn has { $expected } at most
position-mondes-all-up = every world lies face up, so that none can be looked at
position-mondes-arranging = { $found } cards to arrange; the card looks at { $expected } at most, and the last one lies right by itself
position-mondes-asked-or-won = a game asks something or is over; exactly one of “asked” and “won” stands there
position-mondes-bad = { $found } strikes, but it must be a bad encounter of the world { $expected }
position-mondes-card-once = { $expected ->
        [0] the card { $found } is nowhere
       *[other] the card { $found } is in { $expected } places
    }; each card is in one place
position-mondes-chain-bad = a bad encounter is answered by its victim first
position-mondes-chain-card = the card { $found } cannot answer what it lies on
position-mondes-chain-counter = without counter-chains a card that answers cannot be answered
position-mondes-chain-order = player { $found } answered; it was up to player { $expected }
position-mondes-chain-which = which card is cancelled is asked only where there is a choice
position-mondes-character-once = the character { $found } was dealt twice
position-mondes-choosing = turn { $found } and the question “{ $expected }” do not go together; while characters are chosen, and only then, the turn is 0
position-mondes-decider = player { $found } is asked; it is up to player { $expected }
position-mondes-drawing = { $found } cards still to draw; the card leaves { $expected } at most
position-mondes-drawing-room = nothing can be drawn: the hand holds { $found } cards, { $expected } are the most that leave room, or the pile is empty
position-mondes-effect-asked = the effect is { $found }; the question belongs to { $expected }
position-mondes-face-down = { $found } is no place with a face-down world
position-mondes-for-each-player = { $found } entries; there are { $expected }, one for each player, and no pawns while characters are chosen
position-mondes-hand-kind = { $found } cannot be with player { $expected }: hands hold objects, and encounters of the world their player is in
position-mondes-hand-size = { $found ->
        [one] one card
       *[other] { $found } cards
    }; the rules allow { $expected } there
position-mondes-held = player { $found } is held and cannot leave
position-mondes-key-open = player { $found } used the character’s key, so the character lies open
position-mondes-key-ready = the key of player { $found } was not revealed this turn as an action
position-mondes-knower = player { $expected } sees the card { $found } and therefore knows it
position-mondes-known-to-all = { $found } lies open, so that everybody knows it
position-mondes-last-turn = a game without a winner ends at turn { $expected }, not at turn { $found }
position-mondes-leaves = nothing makes the player leave for { $expected }; still to be done: { $found }
position-mondes-letting-go = { $found } cards on their way; an order is chosen for two at least and, with this hand, { $expected } at most
position-mondes-letting-go-kind = the card { $found } does not fit: all cards of the type { $expected } go, and no others
position-mondes-losing = { $found } cards still to lose do not fit the bad encounter and a hand of { $expected }
position-mondes-missing = nothing stands there, though “{ $expected }” is asked
position-mondes-no-action = no action is left, though the player is asked for one
position-mondes-no-card = there is no card to choose, though “{ $expected }” is asked
position-mondes-no-such-card = { $found } is no card; cards are a1 to h8
position-mondes-not-under-way = { $expected ->
        [over] nothing of that kind can stand there when the game is over
       *[other] nothing of that kind can stand there while “{ $expected }” is asked
    }
position-mondes-origin = { $found } lies in the pile of the world { $expected }: who knows where it comes from knows the card
position-mondes-pawn-up = there is a pawn at { $expected }, so its world lies face up
position-mondes-pile-foreign = { $found } is no object and belongs under the pile of the world { $expected }
position-mondes-play-aim = whom a card strikes is asked only where there is a choice; there are { $found } choices
position-mondes-play-asked = player { $found } was asked to react, though nothing was announced yet
position-mondes-play-key = a character’s key pays a way and no effect
position-mondes-play-key-used = the key of player { $expected } is counted, but was not used up
position-mondes-play-paid = { $found } does not pay this way: a card is not needed, or what is left cannot be paid
position-mondes-play-pair = { $found } cannot be played together for an effect
position-mondes-play-target = { $found ->
        [none] the cards must strike somebody
       *[other] the cards cannot strike player { $found }
    }
position-mondes-play-way = no way leads from { $expected } to { $found }
position-mondes-play-what = cards played as “{ $found }” do not suit the question “{ $expected }”
position-mondes-react-here = player { $found } is not in the world of player { $expected }, or reacts to its own card
position-mondes-seat = there is no player { $found }; { $expected } play
position-mondes-tasks = still to be done is { $found }; the question leaves { $expected }
position-mondes-too-many = { $found } entries; there is room for { $expected }
position-mondes-trade-card = the card { $found } is not in the hand of player { $expected }
position-mondes-trade-here = player { $found } is not another player in the world of player { $expected }
position-mondes-turn-limit = turn { $found }; the game has { $expected } at most
position-mondes-turn-of = player { $found }; by the number of the turn it is player { $expected }
position-mondes-winner-open = player { $expected } won, so that its character lies open
position-mondes-world-once = the world { $found } lies in { $expected } places; each lies in one

## Things

# Articles that are written small within a sentence.
mondes-articles = The
mondes-quoted = “{ $world }”
mondes-world-known = { $world } (face down)
mondes-world-face-down = a face-down world
mondes-announced = { $type } { $key }
mondes-own-key = the character’s own key
mondes-player = { $who ->
        [you] you
       *[other] { $player }
    }
    .to = { $who ->
        [you] to you
       *[other] { $player-to }
    }
    .from = { $who ->
        [you] from you
       *[other] from { $player }
    }
    .hand = { $who ->
        [you] your hand
       *[other] { $player-of } hand
    }

mondes-key-magic = magic
    .the = magic
    .of = of magic
    .letter = M
mondes-key-knowledge = knowledge
    .the = knowledge
    .of = of knowledge
    .letter = K
mondes-key-combat = combat
    .the = combat
    .of = of combat
    .letter = C
mondes-key-death = death
    .the = death
    .of = of death
    .letter = D
mondes-key-love = love
    .the = love
    .of = of love
    .letter = L

mondes-type-encounter = encounter
    .a = an encounter
mondes-type-object = object
    .a = an object
mondes-type-bad = bad encounter
    .a = a bad encounter

mondes-place-nw = in the north-west
mondes-place-n = in the north
mondes-place-ne = in the north-east
mondes-place-w = in the west
mondes-place-e = in the east
mondes-place-sw = in the south-west
mondes-place-s = in the south
mondes-place-se = in the south-east

mondes-effect-cancel = cancels { $key }
mondes-effect-draw = { $number ->
        [one] draw a card
       *[other] draw up to { $number } cards
    } from this world’s pile
mondes-effect-peek = { $number ->
        [one] look at the top card of this pile
       *[other] look at the top { $number } cards of this pile, in a new order
    }
mondes-effect-scry = look at a face-down world
mondes-effect-inspect = look at a player’s hand
mondes-effect-steal = take a random card from a player
mondes-effect-swap = give a player a card for a random one
mondes-effect-force-discard = a player discards a card
mondes-effect-step = move through a side without a key
mondes-effect-diagonal = move through a corner without keys
mondes-effect-teleport = move to any face-up world
mondes-effect-hold = a player may not leave; stops what moves a player
mondes-effect-push = move a player through a side of its world
mondes-effect-summon = bring a player here from next door
mondes-effect-swap-places = change places with a player elsewhere
mondes-effect-unmask = a player lays its character open
mondes-effect-extra-action = two more actions
mondes-effect-recover = take the bottom card of this pile
mondes-effect-ward = nobody can target who plays it until that player’s next turn
mondes-effect-lose = { $number ->
        [one] lose a freely chosen card
       *[other] lose { $number } freely chosen cards
    }
mondes-effect-lose-random = { $number ->
        [one] lose a random card
       *[other] lose { $number } random cards
    }
mondes-effect-lose-objects = lose all objects
mondes-effect-lose-all = lose all cards
mondes-effect-skip = lose the rest of this turn and the next
mondes-effect-exile = be moved to the world across the centre
mondes-effect-pair = bring a player here and take a random card from it

mondes-world-otherworld = The Gaulish Otherworld
    .short = Otherworld
mondes-card-esus = Esus
mondes-card-ambactes = Ambactes
mondes-card-cernunnos = Cernunnos
mondes-card-epona = Epona
mondes-card-cauldron = The Cauldron of Rebirth
mondes-card-sickle = The Golden Sickle
mondes-card-giant = The Snake-legged Giant
mondes-card-mist = The Mist of the Dead

mondes-world-wild-hunt = The Wild Hunt
    .short = Wild Hunt
mondes-card-horn = The Horn
mondes-card-spear = The Spear
mondes-card-white-stag = The White Stag
mondes-card-unicorn = The Lady and the Unicorn
mondes-card-huntsman = The Huntsman
mondes-card-hound = The Ghost Hound
mondes-card-black-pack = The Black Pack
mondes-card-hellequin = Hellequin’s Host

mondes-world-fairy-glade = The Fairy Glade
    .short = Fairy Glade
mondes-card-fairy-queen = The Fairy Queen
mondes-card-elf-king = The Elf King
mondes-card-korrigan = The Korrigan
mondes-card-fountain = The Fountain of Youth
mondes-card-hazel-wand = The Hazel Wand
mondes-card-philtre = The Philtre
mondes-card-clover = The Four-leaf Clover
mondes-card-fairy-ring = The Fairy Ring

mondes-world-looking-glass = Through the Looking-Glass
    .short = Looking-Glass
mondes-card-grinning-cat = The Grinning Cat
mondes-card-white-rabbit = The White Rabbit
mondes-card-hatter = The Hatter
mondes-card-caterpillar = The Caterpillar
mondes-card-mirror = The Mirror
mondes-card-vorpal-sword = The Vorpal Sword
mondes-card-drink-me = The Drink-Me Flask
mondes-card-queen-hearts = The Queen of Hearts

mondes-world-middle-earth = Middle-earth
    .short = Middle-earth
mondes-card-grey-wizard = The Grey Wizard
mondes-card-forest-lady = The Lady of the Wood
mondes-card-ranger = The Ranger
mondes-card-ring = The Ring
mondes-card-silver-mail = The Silver Mail
mondes-card-waybread = The Waybread
mondes-card-black-rider = The Black Rider
mondes-card-mountain-wyrm = The Mountain Wyrm

mondes-world-crypt = The Crypt of Dread
    .short = Crypt of Dread
mondes-card-slayer = The Slayer
mondes-card-professor = The Professor
mondes-card-count = The Count
mondes-card-stake = The Hawthorn Stake
mondes-card-old-grimoire = The Old Grimoire
mondes-card-pale-bride = The Pale Bride
mondes-card-werewolf = The Werewolf
mondes-card-nameless = The Nameless Thing

mondes-world-multiverse = Across the Multiverse
    .short = Multiverse
mondes-card-ferrywoman = The Ferrywoman
mondes-card-double = The Double
mondes-card-champion = The Champion of a Thousand Worlds
mondes-card-confluences = The Chart of Confluences
mondes-card-portal-orb = The Portal Orb
mondes-card-sand-rose = The Sand Rose
mondes-card-chaos-storm = The Chaos Storm
mondes-card-threshold = The Guardian of the Threshold

mondes-world-swords-dragons = Conan and Dragons
    .short = Conan & Dragons
mondes-card-barbarian = The Barbarian
mondes-card-thief = The Thief
mondes-card-twenty-sided = The Twenty-sided Die
mondes-card-scroll = The Scroll
mondes-card-purse = The Purse of Gold
mondes-card-red-dragon = The Red Dragon
mondes-card-serpent-mage = The Serpent Sorcerer
mondes-card-trapped-tomb = The Trapped Tomb

mondes-character-librarian = The Librarian
mondes-character-goth = The Goth
mondes-character-storyteller = The Storyteller
mondes-character-role-player = The Role-player
mondes-character-cosplayer = The Cosplayer
mondes-character-dreamer = The Daydreaming Pupil
mondes-character-collector = The Collector
mondes-character-translator = The Translator
mondes-character-bookseller = The Second-hand Bookseller
mondes-character-critic = The Critic

## The end

outcome-home = A character is back in Kernault.
    .short = somebody is home
outcome-max-rounds = The last round is over: everybody stays lost in the worlds.
    .short = the last round is over
mondes-summary = { $winner ->
        [0] Nobody wins, after { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
       *[other] Player { $winner } wins, after { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
    }

## The rules in short, by their ids. The whole of them: docs/rules/mondes.md.

rule-mo-c1 = There are five keys: magic, knowledge, combat, death and love.
rule-mo-c2 = Nine worlds lie on a grid of three by three: Kernault in the centre, eight others around it, each with one key on each of its four sides.
rule-mo-c3 = Each of the ten characters has a key of its own and three home keys; no two have the same three.
rule-mo-c4 = Each outer world has eight cards: encounters and objects with a key and an effect, bad encounters with an effect and an attack symbol.
rule-mo-c5 = Every player has a pawn.
rule-mo-s1 = Kernault lies open in the centre, the other worlds face down around it, shuffled.
rule-mo-s2 = Each world has its own shuffled pile of cards. All see which pile is which world’s, nobody sees where a face-down world lies.
rule-mo-s3 = Everybody gets two characters and secretly keeps one.
rule-mo-s4 = Two or three players start together on a world beside Kernault, drawn at random.
rule-mo-s5 = Of four or five, players 1, 3 and 5 start on such a world, players 2 and 4 on the one across Kernault.
rule-mo-s6 = Worlds with a pawn are turned face up. The first player is drawn, unless the option says who.
rule-mo-s7 = Hands are empty at first.
rule-mo-t1 = A turn has two actions, also twice the same; but draw only once.
rule-mo-t2 = Five cards in hand are the most; with five you cannot draw.
rule-mo-t3 = Then it is the next player’s turn. You may stay in a world as long as you like.
rule-mo-t4 = When every player in a world has ended the last turn without drawing, moving or playing a card, the top card of that world’s pile goes under it, seen by all.
rule-mo-a1 = Draw the top card of the pile of your world. A bad encounter strikes at once, any other card goes into your hand.
rule-mo-a2 = Discard a card under the pile of your world.
rule-mo-a3 = Trade a card for a card with a player in your world. Key and type are announced, the cards stay secret; either may refuse, and the action is spent all the same. What everybody knew of the hands before, they still know then.
rule-mo-a4 = Play a card for its effect, or two that belong together. Whom it strikes is said at once.
rule-mo-a5 = Move to another world: one key through a side, two keys through a corner.
rule-mo-a6 = Reveal your character as an action: its own key then counts once, for a move or the way home later this turn. With the option payment it is revealed by paying, at no cost.
rule-mo-a7 = Go home: from a world beside Kernault one exit key and your three home keys, from a corner two exit keys and your three home keys. A card pays one key.
rule-mo-a8 = End the turn, whatever is left of it. It ends by itself when nothing else is possible.
rule-mo-m1 = Beside Kernault are north, west, east and south; the four others are corners.
rule-mo-m2 = Through a side you come to the neighbour, for the key on that side.
rule-mo-m3 = Through a corner you come to the world diagonally across, for the keys of both sides: so the worlds beside Kernault are joined.
rule-mo-m4 = What faces outside leads nowhere.
rule-mo-m5 = Kernault is entered only by going home.
rule-mo-m6 = Entering a face-down world turns it face up for good.
rule-mo-d1 = An encounter works in its own world only; used or discarded it goes under that world’s pile.
rule-mo-d2 = Who leaves a world leaves its encounters behind, under that world’s pile.
rule-mo-d3 = An object works anywhere; used or discarded it goes under the pile of the world you are in, or leave.
rule-mo-d4 = Cards that go under a pile together go in an order you choose, seen by all, unless chance took them. Piles are never shuffled again.
rule-mo-b1 = A bad encounter strikes at once who drew it, then goes under its pile.
rule-mo-b2 = Its victim may answer with a card that cancels the attack symbol: then it has no effect. The victim is asked if it may have such a card, for all that everybody knows.
rule-mo-b3 = To skip is to lose what is left of this turn, and the whole next turn.
rule-mo-b4 = Who has less than is asked for gives what there is.
rule-mo-r1 = When cards are played, for an effect or as keys, each other player in the same world may answer with a card that cancels the key of one of them. Whoever may have such a card, for all that everybody knows, is asked, so that being asked tells nothing. You may let everything be until your next turn; about a way home you are asked all the same.
rule-mo-r2 = The cancelled card and the cancelling one go under their piles, the action is spent, the other cards return to the hand.
rule-mo-r3 = A cancelling card can be cancelled in turn by players in the same world.
rule-mo-r4 = So in the Gaulish Otherworld, if A pays with Esus to leave and B answers with Ambactes, both stay and both cards go under the pile.
rule-mo-r5 = A character’s key is no card and cannot be cancelled.
rule-mo-r6 = A card that holds may also answer whatever moves a player of your world, a move, a card or a way home, unless a ward protects that player: it fails, and its cards return to the hand.
rule-mo-x1 = The first character home wins, at once.
rule-mo-x2 = After the last round (60 unless told otherwise) the game ends without a winner.
rule-mo-x3 = Who concedes gives the seat up: with two players the other wins, with more a bot plays on.
rule-mo-e = Two cards that name each other can be played together: a player from anywhere comes to your world, unless it is held, and you take a random card from it.
rule-mo-h1 = Secret are face-down worlds, the order of piles, hands and characters not yet open. Cards that go under a pile are seen by all; remember them, or look at “cards”.

## The screen

mondes-table-title = La Clé des mondes · turn { $turn }, player { $seat } · { $actions ->
        [0] no action left
        [one] one action left
       *[other] { $actions } actions left
    }
mondes-table-title-choosing = La Clé des mondes · choosing characters
mondes-table-title-end = La Clé des mondes · turn { $turn }
mondes-table-kernault = Kernault
    .about = home
mondes-table-cards = { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
mondes-label-keys = Keys
mondes-label-piles = Piles
mondes-table-hidden-piles = Somewhere face down: { $piles }
mondes-label-you = You, player { $seat }
mondes-label-player = Player { $seat }
mondes-label-hand = Your hand
mondes-label-home = Way home
mondes-label-played = Played
mondes-label-answered = Answered
mondes-label-strikes = Strikes
mondes-label-trade = Trade
mondes-label-under = To go under
mondes-label-order = On the pile
mondes-label-awaited = Awaited
mondes-table-empty = empty
mondes-table-card = { $card } — { $type }, { $key }: { $effect }
mondes-table-hidden = character hidden
mondes-table-open = open
mondes-table-secret = still secret
mondes-table-own-key = own key { $key }
mondes-table-own-key-used = own key used
mondes-table-own-key-ready = own key { $key } counts now
mondes-table-home-keys = home keys { $keys }
mondes-table-home-count = { $have } of { $need }
mondes-table-exit = exit { $key }
mondes-table-some-of = { $count ->
        [one] one of { $world }
       *[other] { $count } of { $world }
    }
mondes-table-some-unknown = { $count ->
        [one] one unknown
       *[other] { $count } unknown
    }
mondes-table-held = held in its world
mondes-table-warded = protected
mondes-table-skips = skips the next turn
mondes-table-here = in your world
mondes-table-play-move = player { $seat } wants to go to the world { $at }, with { $cards }
mondes-table-play-home = player { $seat } wants to go home, with { $cards }
mondes-table-play-effect = { $target ->
        [0] player { $seat }: { $cards } — { $effect }
       *[other] player { $seat }, against player { $target }: { $cards } — { $effect }
    }
mondes-table-link = { $cancels ->
        [none] player { $seat }: { $card } ({ $effect })
       *[other] player { $seat }: { $card }, to cancel { $cancels }
    }
mondes-table-strikes = { $card }, attack { $key }: { $effect }
mondes-table-offers = player { $seat } offers { $offer }
mondes-table-answers = player { $seat } answers with { $offer }
mondes-table-awaited = player { $seat }
mondes-table-pile = { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
mondes-table-pile-known = { $pile }, from the top: { $cards }
mondes-table-legend = Keys: { $keys }. A world shows the key of each of its sides, the pawns in it by their players’ numbers, and how many cards its pile has. { $down }: face down; if a name stands there in brackets, only you know it. Type a verb and the beginning of a name, as in “play horn” or “pay esus”, and a place as in “move w”. “cards” lists all you know of the piles.

## What can be typed

mondes-hint-discard = discard { $card } — put a card under its pile: { $cards }
mondes-how-unclear = “{ $typed }” could be { $cards }.
mondes-verb-play = play p
mondes-verb-play-pair = pair both
mondes-verb-discard = discard d lose
mondes-verb-offer = offer
mondes-verb-give = give
mondes-verb-pay = pay
mondes-verb-react = react answer
mondes-verb-cancel = cancel
mondes-verb-under = under first
mondes-verb-place = place lay
mondes-verb-move = move m go g
mondes-verb-to = to
mondes-verb-look = look
mondes-verb-trade = trade t
mondes-verb-target = target player
mondes-verb-draw = draw
mondes-verb-reveal = reveal
mondes-verb-home = home
mondes-verb-pass = pass end
mondes-verb-accept = accept yes y
mondes-verb-refuse = refuse no n
mondes-verb-let = let no n
mondes-verb-let-all = all always
mondes-verb-stop = stop no n
# In the order north-west, north, north-east, west, east, south-west, south, south-east.
mondes-places = nw n ne w e sw s se

## Why an answer is better than another, with two numbers behind it

mondes-why-home = Home more often within three rounds
mondes-why-rival-home = An opponent is home less often within three rounds
mondes-why-missing = Fewer keys missing in three rounds
mondes-why-draws = A draw brings a missing key more often in three rounds
mondes-why-rivals-missing = The nearest opponent lacks more keys in three rounds
mondes-why-cards = More cards in hand in three rounds
mondes-why-blocked = Held, or made to miss a turn, less often within three rounds
