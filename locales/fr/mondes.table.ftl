# La table de La Clé des mondes dans le navigateur, et les légendes des figures de son livre de règles.

mondes-web-you = Vous
mondes-web-bot = { $bot ->
        [greedy] Glouton { $seat }
        [random] Hasard { $seat }
        [easy] Facile { $seat }
        [normal] Normal { $seat }
        [hard] Difficile { $seat }
       *[other] { $bot } { $seat }
    }
mondes-web-pawn-1 = rouge, chapeau pointu
mondes-web-pawn-2 = bleu, capuchon
mondes-web-pawn-3 = or, couronne
mondes-web-pawn-4 = vert, chapeau à plume
mondes-web-pawn-5 = argent, masque
mondes-web-map = Les neuf mondes
mondes-web-others = Les autres joueurs
mondes-web-kernault = Manoir de Kernault
mondes-web-tiny-otherworld = Autre monde
mondes-web-tiny-wild-hunt = Chasse
mondes-web-tiny-fairy-glade = Clairière
mondes-web-tiny-looking-glass = Miroir
mondes-web-tiny-middle-earth = Terre du Milieu
mondes-web-tiny-crypt = Crypte
mondes-web-tiny-multiverse = Multivers
mondes-web-tiny-swords-dragons = Conan
mondes-web-face-down = un monde face cachée
mondes-web-only-you-know = Il est encore face cachée : vous seul l’avez vu.
mondes-web-still-down = Il est encore face cachée.
mondes-web-unknown = inconnue
mondes-web-walled = murée
mondes-web-cell = rangée { $row }, colonne { $column }
mondes-web-cell-kernault = { $at }, Kernault
mondes-web-cell-down = { $known ->
        [none] { $at }, monde face cachée
       *[other] { $whose ->
            [you] { $at }, monde face cachée, vous seul savez : { $known }
           *[others] { $at }, monde face cachée : { $known }
        }
    }
mondes-web-cell-up = { $pawns ->
        [none] { $at }, { $world }, sorties { $exits }, pioche de { $count }
       *[other] { $at }, { $world }, sorties { $exits }, pioche de { $count }, { $pawns }
    }
mondes-web-cell-pawns = pions { $pawns }
mondes-web-cell-offered = { $cell }. { $answer }
mondes-web-door-n = nord { $key }
mondes-web-door-e = est { $key }
mondes-web-door-s = sud { $key }
mondes-web-door-w = ouest { $key }
mondes-web-exit-n = sortie nord
mondes-web-exit-e = sortie est
mondes-web-exit-s = sortie sud
mondes-web-exit-w = sortie ouest
mondes-web-pile-of = { $count ->
        [0] Sa pioche est vide.
        [one] Une carte dans sa pioche.
       *[other] { $count } cartes dans sa pioche.
    }
mondes-web-pile-known = À partir du dessus : { $cards }.
mondes-web-hidden-worlds = Mondes cachés
mondes-web-piles = pioches
mondes-web-in = { $together ->
        [yes] { $world }, avec vous
       *[no] { $world }
    }
mondes-web-in-hand = { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
mondes-web-known-cards = Vous connaissez : { $cards }
mondes-web-card = { $kind ->
        [bad] { $card }, { $type } ({ $world }), attaque { $key } : { $effect }
       *[other] { $card }, { $type } ({ $world }), clé { $key } : { $effect }
    }
mondes-web-card-offered = { $card }. { $answer }
mondes-web-character = { $character }, clé { $key }, clés de retour { $home }
mondes-web-foot-encounter = { $where ->
        [here] Rencontre · ici
       *[there] Rencontre · ailleurs
    }
mondes-web-foot-object = Objet · partout
mondes-web-foot-bad = Mauvaise rencontre
mondes-web-only-in = Ne sert que dans son monde : { $world }.
mondes-web-hand-empty = Votre main est vide.
mondes-web-answers = répond
mondes-web-for-home = compte pour le retour
mondes-web-me = Moi
mondes-web-secret = vous seul le savez
mondes-web-own-key = Clé { $key }
mondes-web-own-key-kept = une fois, en vous révélant
mondes-web-own-key-ready = compte jusqu’à la fin du tour
mondes-web-own-key-used = utilisée
mondes-web-way-home = Chemin du retour
mondes-web-keys-of = { $have ->
        [one] { $have } clé sur { $need }
       *[other] { $have } clés sur { $need }
    }
mondes-web-home-key = maison
mondes-web-missing = manque
mondes-web-held = en main
mondes-web-way-sum = { $missing ->
        [0] Vous avez toutes les clés. Une carte ne paie qu’une clé.
        [one] Il manque une clé : { $keys }. Une carte ne paie qu’une clé.
       *[other] Il manque { $missing } clés : { $keys }. Une carte ne paie qu’une clé.
    }
mondes-web-your-actions = Vos actions
mondes-web-actions-left = { $count ->
        [0] plus d’action
        [one] encore une action
       *[other] encore { $count } actions
    }
mondes-web-answer-first = répondez d’abord
mondes-web-waiting = { $name } réfléchit
mondes-web-do-draw = Piocher
mondes-web-do-move = Bouger
mondes-web-do-trade = Échanger
mondes-web-do-play = Jouer
mondes-web-do-discard = Défausser
mondes-web-do-reveal = Se révéler
mondes-web-do-home = Rentrer
mondes-web-do-pass = Passer
mondes-web-choose-move = Bouger : vers quel monde ?
mondes-web-choose-trade = Échanger : avec qui ?
mondes-web-choose-play = Jouer : quelle carte ?
mondes-web-choose-discard = Défausser : quelle carte ?
mondes-web-choose-draw = Piocher
mondes-web-choose-reveal = Se révéler
mondes-web-choose-home = Rentrer
mondes-web-choose-pass = Passer
mondes-web-articles = un une des le la les
mondes-web-pay-all = Payer le retour avec ces cartes : { $cards }
mondes-web-do-it = Valider
mondes-web-back = Retour
mondes-web-why = Pourquoi pas plus ?
mondes-web-more = Plus
mondes-web-question = Ce qui est demandé
mondes-web-not-possible = Ce n’est pas possible
mondes-web-nothing-with-it = On ne peut rien faire de cette carte pour l’instant.
mondes-web-empty-hand = Vous n’avez aucune carte en main.
mondes-web-no-answer = Aucune de vos cartes ne répond à cela.
mondes-web-let-pass = Toujours laisser passer ce à quoi je ne peux pas répondre
mondes-web-costs = { $from ->
        [0] Coûte une clé { $key }.
       *[other] Coûte une clé { $key } : retour { $from } → { $to } sur { $of }.
    }
mondes-web-plays-move = { $who ->
        [you] Vous payez { $cards } pour partir vers { $world }.
       *[other] { $name } paie { $cards } pour partir vers { $world }.
    }
mondes-web-plays-home = { $who ->
        [you] Vous payez { $cards } pour rentrer !
       *[other] { $name } paie { $cards } pour rentrer !
    }
mondes-web-plays = { $against ->
        [nobody] { $who ->
            [you] Vous jouez { $cards } : { $effect }.
           *[other] { $name } joue { $cards } : { $effect }.
        }
        [you] { $name } joue { $cards } contre vous : { $effect }.
       *[other] { $who ->
            [you] Vous jouez { $cards } contre { $target } : { $effect }.
           *[other] { $name } joue { $cards } contre { $target } : { $effect }.
        }
    }
mondes-web-answered-with = { $cancels ->
        [none] { $who ->
            [you] Vous répondez avec { $card } : { $effect }.
           *[other] { $name } répond avec { $card } : { $effect }.
        }
       *[other] { $who ->
            [you] Vous répondez avec { $card } pour annuler { $cancels }.
           *[other] { $name } répond avec { $card } pour annuler { $cancels }.
        }
    }
mondes-web-strikes = { $card } vous frappe, attaque { $key } : { $effect }.
mondes-web-choice-about = Il reste secret. Le premier rentré gagne : les clés de retour sont celles que vous chercherez.
mondes-web-home-keys = Clés de retour
mondes-web-own-key-once = Sa propre clé, une fois
mondes-web-keep = Garder
mondes-web-arranging = Carte { $next } sur { $of }, à partir du dessus.
mondes-web-trade-with = Échange avec { $name }
mondes-web-trade-announce = { $who ->
        [you] Vous annoncez
       *[other] { $name } annonce
    }
mondes-web-trade-answer = { $who ->
        [you] Vous répondez
       *[other] { $name } répond
    }
mondes-web-trade-decide = { $who ->
        [you] Vous décidez
       *[other] { $name } décide
    }
mondes-web-announces = { $who ->
        [you] Vous avez annoncé
       *[other] { $name } annonce
    }
mondes-web-announced = { $key } · { $type }
mondes-web-trade-choose = Choisissez une carte
mondes-web-trade-truth = Ce qui est annoncé est toujours vrai. Un refus coûte tout de même l’action.
mondes-web-ending = La fin
mondes-web-you-won = Vous êtes rentré : vous gagnez !
mondes-web-won = { $name } gagne
mondes-web-nobody-won = Personne ne gagne
mondes-web-won-as = À Kernault : { $character }.
mondes-web-choosing = Choix des personnages
mondes-web-round = Manche { $round }
mondes-web-your-turn = À vous
mondes-web-turn-of = Au tour de { $name }

rules-figure-mondes-keys = Les cinq clés.
rules-figure-mondes-map = Par un côté pour une clé, par un coin pour deux.

mondes-gallery-keys = Clés
mondes-gallery-worlds = Mondes
mondes-gallery-characters = Personnages
mondes-gallery-cards = Cartes : { $world }
