# The table of La Clé des mondes in the browser, and the captions of the figures in its book of rules.

mondes-web-you = You
mondes-web-bot = { $bot ->
        [greedy] Greedy { $seat }
        [random] Random { $seat }
        [easy] Easy { $seat }
        [normal] Normal { $seat }
        [hard] Hard { $seat }
       *[other] { $bot } { $seat }
    }
mondes-web-pawn-1 = red, pointed hat
mondes-web-pawn-2 = blue, hood
mondes-web-pawn-3 = gold, crown
mondes-web-pawn-4 = green, feathered hat
mondes-web-pawn-5 = silver, mask
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
mondes-web-still-down = It still lies face down.
mondes-web-unknown = unknown
mondes-web-walled = walled up
mondes-web-cell = row { $row }, column { $column }
mondes-web-cell-kernault = { $at }, Kernault
mondes-web-cell-down = { $known ->
        [none] { $at }, face-down world
       *[other] { $whose ->
            [you] { $at }, face-down world, only you know: { $known }
           *[others] { $at }, face-down world: { $known }
        }
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
mondes-web-held = in hand
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
mondes-web-articles = a an the
mondes-web-pay-all = Pay the way home with these cards: { $cards }
mondes-web-do-it = Do it
mondes-web-back = Back
mondes-web-why = Why not more?
mondes-web-more = More
mondes-web-question = Question
mondes-web-not-possible = That is not possible
mondes-web-nothing-with-it = You can do nothing with this card now.
mondes-web-empty-hand = You have no cards in hand.
mondes-web-no-answer = No card of yours answers this.
mondes-web-let-pass = Always pass when I cannot answer
mondes-web-costs = { $from ->
        [0] Costs a key { $key }.
       *[other] Costs a key { $key }: way home { $from } → { $to } of { $of }.
    }
mondes-web-plays-move = { $who ->
        [you] You pay { $cards } to go to { $world }.
       *[other] { $name } pays { $cards } to go to { $world }.
    }
mondes-web-plays-home = { $who ->
        [you] You pay { $cards } to go home!
       *[other] { $name } pays { $cards } to go home!
    }
mondes-web-plays = { $against ->
        [nobody] { $who ->
            [you] You play { $cards }: { $effect }.
           *[other] { $name } plays { $cards }: { $effect }.
        }
        [you] { $name } plays { $cards } against you: { $effect }.
       *[other] { $who ->
            [you] You play { $cards } against { $target }: { $effect }.
           *[other] { $name } plays { $cards } against { $target }: { $effect }.
        }
    }
mondes-web-answered-with = { $cancels ->
        [none] { $who ->
            [you] You answer with { $card }: { $effect }.
           *[other] { $name } answers with { $card }: { $effect }.
        }
       *[other] { $who ->
            [you] You answer with { $card } to cancel { $cancels }.
           *[other] { $name } answers with { $card } to cancel { $cancels }.
        }
    }
mondes-web-strikes = { $card } strikes you, attack { $key }: { $effect }.
mondes-web-choice-about = It stays secret. The first player home wins, so look for the home keys.
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

rules-figure-mondes-keys = The five keys.
rules-figure-mondes-map = Through a side for one key, through a corner for two.

mondes-gallery-keys = Keys
mondes-gallery-worlds = Worlds
mondes-gallery-characters = Characters
mondes-gallery-cards = Cards: { $world }
