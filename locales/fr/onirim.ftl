# Onirim : ce qui est demandé, ce qu’on peut répondre, ce qui arrive, ce qui est refusé.

game-onirim = Onirim
    .about = Vous errez dans un labyrinthe de rêves. Trouvez ses huit portes avant que la pioche ne s’épuise.

## Options

onirim-option-players = Joueurs
onirim-option-players-1 = seul
onirim-option-players-2 = à deux, ensemble contre la pioche
onirim-option-first = Premier joueur
onirim-option-first-1 = le joueur 1 choisit en premier et commence
onirim-option-first-2 = le joueur 2 choisit en premier et commence
onirim-option-communication = Communication
onirim-option-communication-open = communication totale : chacun voit toutes les mains et toutes les cartes consultées
onirim-option-communication-silent = grand silence : chacun ne voit que sa main et les cartes qu’il consulte
onirim-option-duplicate-doors = Deuxième porte d’une couleur
onirim-option-duplicate-doors-keep = elle est posée, bien qu’elle ne serve à rien
onirim-option-duplicate-doors-limbo = elle va dans les limbes
onirim-option-book = Le Grimoire des Pas Perdus
onirim-option-book-none = sans
onirim-option-book-normal = des portes dans un ordre imposé ; trois sorts, pour 5, 7 et 10 cartes
onirim-option-book-hard = Perdus ! De même, avec des sorts pour 6, 9 et 12 cartes
onirim-option-towers = Les Tours
onirim-option-towers-none = sans
onirim-option-towers-normal = il faut aussi bâtir un rempart de quatre tours ; achevé, il est à l’abri
onirim-option-towers-ruins = les ruines dispersées : de même, mais les cauchemars frappent aussi un rempart achevé
onirim-option-premonitions = Songes Heureux & Funestes Prémonitoires
onirim-option-premonitions-none = sans
onirim-option-premonitions-4 = quatre Funestes Prémonitoires visibles au départ
onirim-option-premonitions-5 = cinq Funestes Prémonitoires visibles au départ
onirim-option-premonitions-6 = six Funestes Prémonitoires visibles au départ

## Questions

onirim-question-pick = Choisissez une carte pour votre main.
onirim-question-turn = À vous : jouez une carte ou défaussez-en une.
onirim-question-search = Trois cartes { $cards } de suite ! Chercher { $door } dans la pioche ?
onirim-question-swap = Vous avez défaussé { $card }. Échanger une de vos cartes contre une carte commune ?
onirim-question-swap-take = Quelle carte commune prenez-vous en échange ? Vous donnez { $given }.
onirim-question-prophecy = Prophétie : laquelle de ces cartes défaussez-vous ?
onirim-question-peek = Vous avez défaussé une tour : regarder le sommet de la pioche ?
onirim-question-tower-look = Vous avez défaussé plusieurs tours : par quel regard commencez-vous ?
onirim-question-arrange = Replacez les cartes sur la pioche : laquelle sera piochée ensuite ?
onirim-question-draw = Piocher la carte suivante, ou lancer d’abord un sort ?
onirim-question-place = Dans quelle main va la carte piochée ?
onirim-question-door = Vous avez pioché { $door }. Défausser { $key } pour la prendre ?
onirim-question-nightmare = Un cauchemar ! Comment y répondez-vous ?
onirim-question-tower-loss = Le cauchemar ébranle les tours : laquelle perdez-vous ?
onirim-question-premonition = Plusieurs Funestes Prémonitoires se réalisent : lequel frappe en premier ?
onirim-question-lose-key =
    { $left ->
        [one] Quelle clé de la pioche est défaussée ?
       *[other] Quelles clés de la pioche sont défaussées ? ({ $left } à choisir)
    }
onirim-question-lose-door = Quelle porte retourne dans les limbes ?
onirim-question-lose-paired-door = Laquelle des portes formant une paire retourne dans les limbes ?
onirim-question-happy-dream = Un songe heureux ! Que vous apporte-t-il ?
onirim-question-dream-discard = Défaussez autant de ces cartes que vous le souhaitez, une à une.
onirim-question-fetch = Quelle carte de la pioche prenez-vous ?
onirim-question-pay =
    { $left ->
        [one] { $spell } : quelle carte défaussée quitte la partie ? (la dernière)
       *[other] { $spell } : quelle carte défaussée quitte la partie ? (encore { $left })
    }
onirim-question-paradox-top = Laquelle de ces dernières cartes va au sommet de la pioche ?
onirim-question-paradox-bottom = Les autres retournent au bas de la pioche : laquelle vient ensuite, de haut en bas ?
onirim-question-planning = Quels sont les deux objectifs à échanger ?

## Réponses. onirim-action-VERBE, ou onirim-action-VERBE-QUESTION quand la question en change l’effet.

onirim-action-play = Jouer { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }
onirim-action-play-turn = Jouer { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }{ $step ->
        [3] {" "}— troisième carte { $hue } de suite : une porte !
        [2] {" "}— deuxième carte { $hue } de suite
       *[1] {""}
    }
onirim-action-play-tower = Jouer { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } à { $end ->
        [left] gauche
       *[right] droite
    } des tours
onirim-action-discard = Défausser { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }
onirim-action-discard-turn = Défausser { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }{ $kind ->
        [key] {" "}— prophétie : regarder { $cards } de la pioche
        [tower] {" "}— vous pourrez regarder { $cards } de la pioche
       *[other] {""}
    }
onirim-action-discard-prophecy = Défausser { $card }{ $kind ->
        [door] {" "}— mais la partie ne pourra plus être gagnée
       *[other] {""}
    }
onirim-action-discard-nightmare = Défausser { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } — et le cauchemar se dissipe
onirim-action-discard-tower-loss = Perdre { $card }
onirim-action-discard-lose-key = Défausser { $card } de la pioche
onirim-action-discard-dream-discard = Défausser { $card }{ $kind ->
        [door] {" "}— mais la partie ne pourra plus être gagnée
       *[other] {""}
    }
onirim-action-search = Chercher la porte, puis mélanger la pioche
onirim-action-search-search = Chercher la porte, puis mélanger la pioche{ $use ->
        [no] {" "}— mais cette porte irait dans les limbes
       *[yes] {""}
    }
onirim-action-decline = Renoncer
onirim-action-decline-search = Ne pas chercher — la pioche n’est pas mélangée
onirim-action-decline-peek = Ne pas regarder
onirim-action-decline-tower-look = Ne plus regarder
onirim-action-limbo = Laisser la porte aller dans les limbes — elle revient dans la pioche après ce tour
onirim-action-reveal = Révéler les 5 premières cartes — portes et songes aux limbes, le reste à la défausse
onirim-action-reveal-nightmare = { $count ->
        [0] Ne rien révéler — la pioche est vide
       *[other] Révéler { $cards } — portes et songes aux limbes, le reste à la défausse
    }
onirim-action-redraw = Défausser toute votre main et en piocher une autre — portes et songes aux limbes
onirim-action-return = Mettre { $owner ->
        [partner] la { $door } de votre partenaire
       *[own] votre { $door }
    } dans les limbes
onirim-action-buy = Défausser une clé de sa couleur{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } — et prendre la porte
onirim-action-buy-door = Défausser une clé de sa couleur{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } — { $use ->
        [no] mais cette porte irait tout de même dans les limbes
       *[yes] et prendre la porte
    }
onirim-action-keep = Tout garder
onirim-action-keep-swap = Garder vos cartes
onirim-action-keep-dream-discard = Ne plus rien défausser — replacer le reste au sommet, dans l’ordre voulu
onirim-action-look = Regarder les premières cartes
onirim-action-look-peek = { $count ->
        [one] Regarder { $cards }
       *[other] Regarder { $cards } — et les replacer dans l’ordre voulu
    }
onirim-action-look-tower-look = { $count ->
        [one] Regarder { $cards }
       *[other] Regarder { $cards } — et les replacer dans l’ordre voulu
    }
onirim-action-look-happy-dream = { $count ->
        [one] Révéler { $cards } — et la défausser ou non
       *[other] Révéler { $cards } — en défausser à volonté, replacer le reste dans l’ordre voulu
    }
onirim-action-draw = Piocher la carte suivante
onirim-action-draw-draw = Piocher la carte suivante{ $deck ->
        [0] {" "}— mais il n’y en a plus : la partie est perdue
       *[other] {""}
    }
onirim-action-false-destruction = Ne perdre aucune tour — le cauchemar va dans les limbes et reviendra
onirim-action-into = Dans { $hand ->
        [common] la main commune
       *[own] votre main
    }
onirim-action-fetch = Prendre la carte de votre choix dans la pioche — mélanger, puis la poser au sommet
onirim-action-cast = Lancer { $spell }
onirim-action-cast-now = Lancer { $spell }, pour { $cost } cartes défaussées — { $effect }
onirim-action-place = Replacer { $card } ensuite
onirim-action-place-paradox-top = Mettre { $card } au sommet
onirim-action-pay = Écarter { $card } de la partie
onirim-action-take = Prendre { $card }
onirim-action-take-fetch = Prendre { $card } — ce sera la prochaine carte piochée
onirim-action-give = Donner { $card }
onirim-action-suffer = « { $premonition } » d’abord — { $penalty }
onirim-action-remove = Écarter « { $premonition } » — cette carte ne vous menace plus
onirim-action-swap-goals = Échanger les objectifs { $left } et { $right }
onirim-action-swap-goals-planning = Échanger les objectifs { $left } ({ $one }) et { $right } ({ $other })

## Événements

onirim-event-dealt = Cartes révélées : { $cards }.
onirim-event-picked = { $who ->
        [you] Vous choisissez
       *[other] { $Player } choisit
    } { $cards }.
onirim-event-turn-began = { $players ->
        [one] Tour { $turn }
       *[other] Tour { $turn }, { $player-title }
    }
onirim-event-played = { $who ->
        [you] Vous jouez
       *[other] { $Player } joue
    } { $cards }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }.
onirim-event-tower-played = { $who ->
        [you] Vous jouez
       *[other] { $Player } joue
    } { $cards } à { $end ->
        [left] gauche
       *[right] droite
    } des tours.
onirim-event-discarded = { $from ->
        [own] { $who ->
            [you] Vous défaussez { $cards }.
           *[other] { $Player } défausse { $cards }.
        }
        [common] { $who ->
            [you] Vous défaussez { $cards } de la main commune.
           *[other] { $Player } défausse { $cards } de la main commune.
        }
        [look] { $who ->
            [you] Parmi ces cartes, vous défaussez { $cards }.
           *[other] Parmi ces cartes, { $player } défausse { $cards }.
        }
        [deck] Défaussé depuis la pioche : { $cards }.
        [tower-row] Perdu parmi les tours : { $cards }.
       *[table] À la défausse : { $cards }.
    }
onirim-event-to-limbo = { $from ->
        [deck] De la pioche aux limbes : { $cards }.
        [discard-pile] De la défausse aux limbes : { $cards }.
       *[table] Dans les limbes : { $cards }.
    }
onirim-event-limbo-returned = Les limbes sont mélangés à la pioche.
onirim-event-shuffled = La pioche est mélangée.
onirim-event-door-searched = { $found ->
        [yes] { $who ->
            [you] Vous cherchez dans la pioche et trouvez { $card }.
           *[other] { $Player } cherche dans la pioche et trouve { $card }.
        }
       *[no] { $who ->
            [you] Vous cherchez en vain : pas de { $door } dans la pioche.
           *[other] { $Player } cherche en vain : pas de { $door } dans la pioche.
        }
    }
onirim-event-search-declined = { $who ->
        [you] Vous ne cherchez pas dans la pioche.
       *[other] { $Player } ne cherche pas dans la pioche.
    }
onirim-event-door-laid = { $who ->
        [you] Vous posez { $card }.
       *[other] { $Player } pose { $card }.
    }
onirim-event-door-returned = { $who ->
        [you] Votre { $door } retourne dans les limbes.
       *[other] La { $door } { $player-of } retourne dans les limbes.
    }
onirim-event-goal-found = L’objectif { $place } est atteint.
onirim-event-goal-reopened = L’objectif { $place } est de nouveau à atteindre, avant tous les autres.
onirim-event-goals-swapped = Les objectifs { $left } et { $right } sont échangés.
onirim-event-swapped = { $who ->
        [you] Vous échangez { $gave } contre { $took }.
       *[other] { $Player } échange { $gave } contre { $took }.
    }
onirim-event-drew = { $who ->
        [you] Vous piochez
       *[other] { $Player } pioche
    } { $cards }{ $into ->
        [common] {" "}pour la main commune
       *[own] {""}
    }.
onirim-event-turned = { $who ->
        [you] Vous retournez
       *[other] { $Player } retourne
    } { $cards }.
onirim-event-looked = { $who ->
        [you] Vous regardez le { $end ->
            [bottom] bas
           *[top] sommet
        } de la pioche : { $cards }.
       *[other] { $Player } regarde le { $end ->
            [bottom] bas
           *[top] sommet
        } de la pioche : { $cards }.
    }
onirim-event-placed = { $who ->
        [you] Vous replacez { $end ->
            [bottom] au bas
           *[top] au sommet
        } : { $cards }.
       *[other] { $Player } replace { $end ->
            [bottom] au bas
           *[top] au sommet
        } : { $cards }.
    }
onirim-event-fetched = { $who ->
        [you] Vous posez { $cards } sur la pioche.
       *[other] { $Player } pose { $cards } sur la pioche.
    }
onirim-event-nightmare-answered = { $answer ->
        [key] { $who ->
            [you] Vous répondez au cauchemar par une clé.
           *[other] { $Player } répond au cauchemar par une clé.
        }
        [door] { $who ->
            [you] Vous répondez au cauchemar par une porte.
           *[other] { $Player } répond au cauchemar par une porte.
        }
        [reveal] { $who ->
            [you] Vous livrez au cauchemar le sommet de la pioche.
           *[other] { $Player } livre au cauchemar le sommet de la pioche.
        }
        [redraw] { $who ->
            [you] Vous livrez votre main au cauchemar.
           *[other] { $Player } livre sa main au cauchemar.
        }
       *[punished] Le cauchemar est puni : il n’a aucun effet.
    }
onirim-event-false-destruction = Fausse destruction : aucune tour ne tombe.
onirim-event-spell-cast = { $who ->
        [you] Vous lancez { $spell }.
       *[other] { $Player } lance { $spell }.
    }
onirim-event-paid = Hors de la partie : { $cards }.
onirim-event-premonition-revealed = Un Funeste Prémonitoire est révélé : « { $premonition } ».
onirim-event-premonition-struck = Le Funeste Prémonitoire « { $premonition } » se réalise : { $penalty }.
onirim-event-premonition-removed = Le Funeste Prémonitoire « { $premonition } » est retiré du jeu.
onirim-event-ended = { $won ->
        [yes] La partie est gagnée.
       *[no] La partie est perdue.
    }

## Refus

refusal-not-in-hand = vous n’avez pas cette carte en main
refusal-not-in-common-hand = cette carte n’est pas dans la main commune
refusal-same-symbol = la dernière carte de la rangée porte le même symbole
refusal-tower-clash = les côtés qui se toucheraient partagent un symbole
refusal-empty-tower-row = la première tour se joue à droite
refusal-not-a-key = il faut une clé
refusal-no-key = vous n’y avez pas de clé de cette couleur
refusal-no-door = cette porte n’est pas là
refusal-own-door-first = tant que vous avez une porte à donner, celles de votre partenaire sont à l’abri
refusal-not-looked-at = elle n’est pas parmi les cartes que vous regardez
refusal-no-such-look = vous n’avez défaussé aucune tour portant ce chiffre
refusal-not-open = elle n’est pas parmi les cartes révélées
refusal-swap-without-effect = échanger deux cartes identiques ne change rien
refusal-not-in-deck = cette carte n’est pas dans la pioche
refusal-deck-empty = la pioche est vide
refusal-not-laid = cette tour n’est pas dans la rangée
refusal-inner-tower = sans elle, ses deux voisines ne s’accorderaient pas
refusal-premonition-not-open = ce Funeste Prémonitoire n’est pas visible
refusal-premonition-not-met = ce Funeste Prémonitoire ne se réalise pas
refusal-not-in-discard-pile = cette carte n’est pas dans la défausse
refusal-spell-too-dear = la défausse ne compte pas assez de cartes pour payer ce sort
refusal-no-nightmare = ce sort n’agit que sur un cauchemar que l’on vient de piocher
refusal-not-in-play = cette extension n’est pas en jeu
refusal-goals-alike = échanger deux objectifs identiques ne change rien

## Pourquoi une position est impossible. Les noms de cartes, d’options et de questions sont ceux du fichier.

position-onirim-card-count = { $found } en tout, la boîte en compte { $expected }
position-onirim-no-such-player = le joueur { $found } n’est pas de cette partie, qui en compte { $expected }
position-onirim-turn-too-late = tour { $found }, mais les cartes jouées et défaussées permettent au plus le tour { $expected }
position-onirim-turn-while-playing = tour { $found }, mais une fois les cartes choisies les tours se comptent à partir de { $expected }
position-onirim-turn-while-picking = tour { $found }, mais pendant le choix des cartes c’est le tour { $expected }
position-onirim-not-won = { $found } portes sur { $expected } sont posées, ou aucun rempart ne se dresse : la partie n’est pas gagnée
position-onirim-not-lost = il reste { $found } cartes ; une partie n’est perdue que s’il en reste { $expected }
position-onirim-game-is-over = { $found } est encore là, mais plus rien n’est en cours dans une partie finie ({ $expected })
position-onirim-not-for-limbo = { $found } est dans les limbes, où ne va aucune carte labyrinthe ({ $expected })
position-onirim-same-symbol = { $found } ne peut pas suivre { $expected } : le symbole est le même
position-onirim-tower-clash = { $found } ne peut pas toucher { $expected } : les côtés qui se touchent partagent un symbole
position-onirim-not-for-a-hand = { $found } n’est pas une carte labyrinthe, et une main n’en compte pas d’autre ({ $expected })
position-onirim-hand-size = { $found ->
        [one] { $found } carte, les règles en demandent { $expected }
       *[other] { $found } cartes, les règles en demandent { $expected }
    }
position-onirim-too-many-cards = { $found } cartes, { $expected } au plus sont possibles
position-onirim-missing-cards = il manque { $found } cartes à la main, il en manque { $expected } à ce moment
position-onirim-both-hands-lack = il manque { $found } cartes, mais il en manque aux deux mains ({ $expected }) quand on choisit entre elles
position-onirim-hand-is-full = { $found } cartes : la main est complète, et { $expected } n’est demandé que s’il manque une carte
position-onirim-limbo-not-empty = { $found } cartes, mais à ce moment les limbes en comptent { $expected }
position-onirim-one-for-each-player = { $found }, un pour chaque joueur fait { $expected }
position-onirim-not-a-room = { $found } n’est pas une pièce du labyrinthe ({ $expected })
position-onirim-not-a-tower = { $found } n’est pas une tour ({ $expected })
position-onirim-too-many-doors = plus de { $expected } × { $found } : tant de portes d’une couleur ne peuvent pas s’y trouver
position-onirim-not-in-play = { $found }, mais la partie se joue sans { $expected }
position-onirim-book-without-goals = { $found } objectif, une partie avec le Grimoire en a { $expected }
position-onirim-goals-of-a-colour = { $found }, il y a { $expected } objectifs de chaque couleur
position-onirim-goals-found = { $found } face cachée, mais portes posées de cette couleur : { $expected }
position-onirim-goal-order = { $found } est impossible ; les { $expected } objectifs rouverts sont face visible et numérotés à partir de 1, chaque numéro une fois
position-onirim-paid-too-little = { $found } cartes, mais { $expected } ont déjà été payées pour ce sort
position-onirim-paid-for-no-spell = { $found } cartes sont hors jeu, et aucuns sorts ne coûtent cela ensemble ({ $expected } chacun)
position-onirim-premonition-twice = { $found } est aussi face visible, mais il n’y en a que { $expected }
position-onirim-too-many-face-down = { $found } face cachée, { $expected } au plus le sont
position-onirim-too-few-face-down = { $found } face cachée, il en faut au moins { $expected } : on n’en révèle jamais autant
position-onirim-knowers = { $found } : qui connaît la carte doit être { $expected }
position-onirim-known-cards = { $found } cartes connues, on n’a pu en voir que { $expected } au plus
position-onirim-already-won = { $found } est demandé, mais la partie est gagnée ({ $expected } alors)
position-onirim-asked-and-over = { $found } est demandé, mais { $expected } dit que la partie est finie
position-onirim-neither-asked-nor-over = { $found } : une partie demande quelque chose ou est finie ({ $expected })
position-onirim-spell-interrupts-nothing = { $found }, mais { $expected } fait partie d’un sort, et un sort interrompt une question
position-onirim-interrupted-by-no-spell = { $found } est interrompu, mais { $expected } ne fait partie d’aucun sort
position-onirim-no-spell-then = aucun sort n’interrompt { $found }, donc { $expected } ne peut pas être demandé
position-onirim-no-nightmare = { $expected } répond à un cauchemar, pas à { $found }
position-onirim-asked-without = { $found } n’est demandé que dans les parties avec { $expected }
position-onirim-drawn = { $found } a été pioché, à ce moment ce doit être { $expected }
position-onirim-drawn-for-a-hand = { $found } a été pioché, mais { $expected } se demande d’une carte labyrinthe
position-onirim-dream = { $found } est en cours, à ce moment ce doit être { $expected }
position-onirim-no-redraw = { $found }, mais { $expected } n’est demandé que pendant qu’on repioche une main
position-onirim-no-redraw-then = on ne repioche pas de main pendant que { $found } est demandé ({ $expected })
position-onirim-no-looks-then = { $found } ne donne aucun regard à ce moment ({ $expected })
position-onirim-looks-and-question = les regards à venir ({ $found } d’abord) ne vont pas avec { $expected }
position-onirim-no-series = la rangée ne finit pas par trois cartes { $expected } de suite, sa dernière carte est { $found }
position-onirim-not-discarded = { $found } n’a pas été défaussée : elle n’est pas dans { $expected } et n’a payé aucun sort
position-onirim-not-offered = { $found } n’est pas visible dans { $expected }
position-onirim-no-key-discarded = { $found } clé défaussée, et { $expected } suit une clé défaussée
position-onirim-no-such-tower = aucune tour au chiffre { $found } n’a été défaussée (elle serait dans { $expected })
position-onirim-deck-empty = il reste { $found } carte, trop peu pour { $expected }
position-onirim-no-tower = { $found } tour posée, pour en perdre une il en faut { $expected }
position-onirim-too-few-come-true = { $found } se réalisent, on ne choisit qu’entre { $expected } au moins
position-onirim-would-have-struck = { $found } se réalise avec ces portes et aurait frappé avant que { $expected } soit demandé
position-onirim-does-not-come-true = avec ces { $found } portes, { $expected } ne se réalise pas
position-onirim-has-struck = { $found } a frappé, puisque { $expected } est demandé : la carte n’y est plus
position-onirim-deck-was-shuffled = { $found } cartes connues, mais la pioche vient d’être mélangée : { $expected } le sont
position-onirim-left = encore { $found }, c’est au moins 1 et au plus { $expected }
position-onirim-cannot-pay = { $found } cartes, il en reste { $expected } à payer
position-onirim-too-few-looked-at = { $found } cartes, on en regarde au moins { $expected } à ce moment
position-onirim-too-many-looked-at = { $found } cartes, on en regarde au plus { $expected } à ce moment
position-onirim-too-many-put-back = { $found } cartes replacées, { $expected } au plus peuvent l’être
position-onirim-no-answer = { $found } n’a pas de réponse avec ces cartes, il en faut { $expected }
position-onirim-open-cards = { $found } cartes révélées, avec celles déjà choisies il en faut { $expected }
position-onirim-nothing-to-pick = { $found } cartes révélées, on ne choisit que s’il y en a au moins { $expected }
position-onirim-wrong-picker = ce n’est pas au joueur { $found } de choisir, mais au joueur { $expected }
position-onirim-nothing-played-yet = { $found } cartes, mais pendant le choix des cartes il y en a { $expected }

## Sorts

onirim-spell-paradoxical-prophecy = Prophétie Paradoxale
    .effect = regarder les 5 dernières cartes de la pioche et en mettre une au sommet
onirim-spell-parallel-planning = Planification Parallèle
    .effect = intervertir deux objectifs
onirim-spell-powerful-punishment = Puissante Punition
    .effect = le cauchemar n’a aucun effet

onirim-spell-effect-now = { $left ->
        [all] regarder tout ce qui reste de la pioche et mettre une carte au sommet
       *[more] regarder les { $count } dernières cartes et en mettre une au sommet
    }

## Funestes Prémonitoires

onirim-premonition-red-pair = Les deux portes rouges
    .condition = les deux portes rouges sur la table
    .penalty = toutes les pièces rouges de la pioche sont défaussées
onirim-premonition-green-pair = Les deux portes vertes
    .condition = les deux portes vertes sur la table
    .penalty = un cauchemar passe de la défausse aux limbes
onirim-premonition-blue-pair = Les deux portes bleues
    .condition = les deux portes bleues sur la table
    .penalty = deux clés de la pioche, au choix, sont défaussées
onirim-premonition-brown-pair = Les deux portes brunes
    .condition = les deux portes brunes sur la table
    .penalty = une porte, au choix, va dans les limbes
onirim-premonition-any-pair = Deux portes d’une couleur
    .condition = deux portes d’une même couleur
    .penalty = l’une de ces deux portes va dans les limbes
onirim-premonition-five-doors = Cinq portes
    .condition = cinq portes sur la table
    .penalty = deux autres Funestes Prémonitoires sont révélés
onirim-premonition-rainbow = Une porte de chaque couleur
    .condition = une porte de chaque couleur
    .penalty = tous les songes heureux de la pioche sont défaussés
onirim-premonition-three-doors = Trois portes
    .condition = trois portes sur la table
    .penalty = la main est défaussée et repiochée, un Funeste Prémonitoire est révélé

## Issues

outcome-doors-found = Toutes les portes sont trouvées : vous voilà hors du labyrinthe !
    .short = toutes les portes sont trouvées
outcome-deck-empty = La pioche est vide et il faut piocher : le labyrinthe vous garde.
    .short = la pioche est vide
onirim-summary = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $doors ->
        [one] { $doors } porte sur 8
       *[other] { $doors } portes sur 8
    }.

## Les cartes, les mots qu’elles portent, et leur place dans une phrase.

onirim-colour-red = rouge
    .card = rouge
    .cards = rouges
onirim-colour-blue = bleu
    .card = bleue
    .cards = bleues
onirim-colour-green = vert
    .card = verte
    .cards = vertes
onirim-colour-brown = brun
    .card = brune
    .cards = brunes
onirim-symbol-sun = soleil
onirim-symbol-moon = lune
onirim-symbol-key = clé

onirim-card-red-sun = soleil rouge
    .the = le soleil rouge
    .a = un soleil rouge
    .short = rouge
onirim-card-red-moon = lune rouge
    .the = la lune rouge
    .a = une lune rouge
    .short = rouge
onirim-card-red-key = clé rouge
    .the = la clé rouge
    .a = une clé rouge
    .short = rouge
onirim-card-blue-sun = soleil bleu
    .the = le soleil bleu
    .a = un soleil bleu
    .short = bleu
onirim-card-blue-moon = lune bleue
    .the = la lune bleue
    .a = une lune bleue
    .short = bleue
onirim-card-blue-key = clé bleue
    .the = la clé bleue
    .a = une clé bleue
    .short = bleue
onirim-card-green-sun = soleil vert
    .the = le soleil vert
    .a = un soleil vert
    .short = vert
onirim-card-green-moon = lune verte
    .the = la lune verte
    .a = une lune verte
    .short = verte
onirim-card-green-key = clé verte
    .the = la clé verte
    .a = une clé verte
    .short = verte
onirim-card-brown-sun = soleil brun
    .the = le soleil brun
    .a = un soleil brun
    .short = brun
onirim-card-brown-moon = lune brune
    .the = la lune brune
    .a = une lune brune
    .short = brune
onirim-card-brown-key = clé brune
    .the = la clé brune
    .a = une clé brune
    .short = brune

onirim-card-red-tower-3 = tour rouge 3
    .the = la tour rouge 3
    .a = la tour rouge 3
    .short = rouge 3
onirim-card-red-tower-4 = tour rouge 4
    .the = la tour rouge 4
    .a = la tour rouge 4
    .short = rouge 4
onirim-card-red-tower-5 = tour rouge 5
    .the = la tour rouge 5
    .a = la tour rouge 5
    .short = rouge 5
onirim-card-blue-tower-3 = tour bleue 3
    .the = la tour bleue 3
    .a = la tour bleue 3
    .short = bleue 3
onirim-card-blue-tower-4 = tour bleue 4
    .the = la tour bleue 4
    .a = la tour bleue 4
    .short = bleue 4
onirim-card-blue-tower-5 = tour bleue 5
    .the = la tour bleue 5
    .a = la tour bleue 5
    .short = bleue 5
onirim-card-green-tower-3 = tour verte 3
    .the = la tour verte 3
    .a = la tour verte 3
    .short = verte 3
onirim-card-green-tower-4 = tour verte 4
    .the = la tour verte 4
    .a = la tour verte 4
    .short = verte 4
onirim-card-green-tower-5 = tour verte 5
    .the = la tour verte 5
    .a = la tour verte 5
    .short = verte 5
onirim-card-brown-tower-3 = tour brune 3
    .the = la tour brune 3
    .a = la tour brune 3
    .short = brune 3
onirim-card-brown-tower-4 = tour brune 4
    .the = la tour brune 4
    .a = la tour brune 4
    .short = brune 4
onirim-card-brown-tower-5 = tour brune 5
    .the = la tour brune 5
    .a = la tour brune 5
    .short = brune 5

onirim-card-red-door = porte rouge
    .the = la porte rouge
    .a = une porte rouge
    .short = rouge
onirim-card-blue-door = porte bleue
    .the = la porte bleue
    .a = une porte bleue
    .short = bleue
onirim-card-green-door = porte verte
    .the = la porte verte
    .a = une porte verte
    .short = verte
onirim-card-brown-door = porte brune
    .the = la porte brune
    .a = une porte brune
    .short = brune
onirim-card-nightmare = cauchemar
    .the = le cauchemar
    .a = un cauchemar
    .short = cauchemar
onirim-card-happy-dream = songe heureux
    .the = le songe heureux
    .a = un songe heureux
    .short = songe heureux

onirim-card-hidden =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
onirim-card-several = { $count } × { $card }

## La pioche

onirim-deck-top = { $left ->
        [all] { $count ->
            [one] la dernière carte
           *[other] les { $count } cartes restantes
        }
       *[more] { $count ->
            [one] la première carte
           *[other] les { $count } premières cartes
        }
    }

## L’écran

onirim-table-title-picking = { $game } · choix des cartes
onirim-table-doors = { $found } sur { $all }
onirim-table-row-empty = vide : n’importe quelle carte peut la commencer
onirim-table-series = { $run ->
        [3] série de 3 achevée, une nouvelle commence
       *[other] série : { $run } sur 3, cartes { $colour }
    } · carte suivante : pas de { $symbol }
onirim-table-deck = { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
onirim-table-count = { $count } :
onirim-table-towers-empty = aucune : quatre tours de quatre couleurs côte à côte font un rempart
onirim-table-premonition = { $name } → { $penalty }
onirim-table-premonitions-hidden = { $count ->
        [one] { $count } autre face cachée
       *[other] { $count } autres face cachée
    }
onirim-table-unwinnable = { $lost ->
        [door] Cette partie ne peut plus être gagnée : une porte est perdue pour de bon (ON-X4).
       *[wall] Cette partie ne peut plus être gagnée : les tours restantes ne font plus de rempart (ON-X4).
    } Vous pouvez continuer, ou abandonner.
onirim-table-legend = ☀ soleil, ☾ lune, ⚷ clé, ∩ porte (■ trouvée, □ manquante), ♜ tour [gauche|droite], ✗ cauchemar, ✿ songe heureux.
onirim-label-doors = Portes
onirim-label-goals = Objectifs
onirim-label-row = Rangée
onirim-label-towers = Tours
onirim-label-premonitions = Funestes Prémonitoires
onirim-label-deck = Pioche
onirim-label-top = Sommet
onirim-label-bottom = Bas
onirim-label-limbo = Limbes
onirim-label-discard = Défausse
onirim-label-removed = Hors jeu
onirim-label-unseen = Pas encore vues
onirim-label-hand = Main
onirim-label-common = Commune
onirim-label-open = Révélées
onirim-label-drawn = Piochée
onirim-label-looking = Sous vos yeux

## Les règles en bref, par identifiant. Le texte complet : docs/rules/onirim.md.

rule-on-c1 = Il y a quatre couleurs (rouge, bleu, vert, brun) et trois symboles (soleil, lune, clé).
rule-on-c2 = La pioche compte 76 cartes : 58 pièces (soleils, lunes, clés), 8 portes (2 par couleur) et 10 cauchemars.
rule-on-c3 = Pièces et tours sont des cartes labyrinthe ; cauchemars et songes heureux sont des songes ; les portes sont à part.
rule-on-s1 = Vous commencez avec 5 cartes labyrinthe. Portes et songes piochés en chemin passent par les limbes et sont remélangés.
rule-on-t1 = Vous pouvez jouer une pièce au bout de votre rangée si son symbole diffère de celui de la dernière carte.
rule-on-t2 = La troisième carte d’une couleur à la suite permet de chercher une porte de cette couleur dans la pioche.
rule-on-t3 = Après une troisième carte la série est finie : la carte suivante en commence une nouvelle.
rule-on-t4 = Au lieu de jouer, vous pouvez défausser une carte. Une clé défaussée donne une prophétie.
rule-on-t5 = Prophétie : regardez les 5 premières cartes de la pioche, défaussez-en une, replacez les autres dans l’ordre voulu.
rule-on-t6 = Après avoir joué ou défaussé, vous piochez jusqu’à compléter votre main ; chaque carte est résolue dès qu’elle est piochée.
rule-on-t7 = Quand vous piochez une porte, vous pouvez défausser une clé de sa couleur pour la prendre ; sinon elle va dans les limbes.
rule-on-t8 = Quand vous piochez un cauchemar, choisissez : défausser une clé, rendre une porte aux limbes, perdre les 5 premières cartes de la pioche, ou défausser votre main et en piocher une autre.
rule-on-t9 = À la fin du tour, les limbes sont mélangés à la pioche. S’ils sont vides, rien n’est mélangé.
rule-on-x1 = Vous gagnez dès que la huitième porte est posée.
rule-on-x2 = Vous perdez quand il faut piocher et que la pioche est vide.
rule-on-x3 = Chaque tour retire une carte pour de bon : sans extension, une partie dure au plus 54 tours.
rule-on-x4 = Quand une porte est perdue pour de bon, ou qu’aucun rempart n’est plus possible, la partie ne peut plus être gagnée ; vous pouvez continuer ou abandonner.
rule-on-p1 = À deux, on choisit tour à tour parmi 8 cartes révélées jusqu’à en avoir 3 chacun ; les 2 dernières forment la main commune.
rule-on-p2 = Le joueur actif joue et défausse depuis sa main et depuis la main commune.
rule-on-p3 = Chaque joueur a sa propre rangée.
rule-on-p4 = Après une défausse, le joueur actif peut échanger une de ses cartes contre une carte commune, avant la prophétie ou le regard.
rule-on-p5 = Une carte piochée va là où il en manque une ; s’il en manque dans les deux mains, le joueur choisit.
rule-on-p6 = Une porte appartient au joueur qui l’a prise ; un cauchemar prend une porte du joueur actif.
rule-on-p7 = À deux, vous gagnez dès que chacun a quatre portes, une de chaque couleur.
rule-on-p8 = Communication totale : tout est visible de tous. Grand silence : mains et cartes consultées sont secrètes ; ce qui est révélé est vu de tous.
rule-on-a1 = Huit objectifs, deux par couleur, forment une ligne.
rule-on-a2 = Les portes doivent être trouvées dans l’ordre des objectifs. Toute autre porte va dans les limbes, même payée d’une clé.
rule-on-a3 = Une porte rendue aux limbes rouvre son objectif : c’est le prochain à atteindre, où qu’il se trouve.
rule-on-a4 = À deux, les objectifs sont communs.
rule-on-a5 = Les sorts se paient en cartes de la défausse, qui quittent la partie. On peut en lancer à la plupart des décisions et avant chaque pioche.
rule-on-a6 = Dans la variante difficile, les sorts coûtent 6, 9 et 12 cartes au lieu de 5, 7 et 10.
rule-on-b1 = Il y a douze tours, trois par couleur, avec des symboles à gauche et à droite.
rule-on-b2 = Une tour se joue à l’un des bouts de la rangée de tours ; les côtés qui se touchent ne doivent partager aucun symbole.
rule-on-b3 = Pour gagner il faut aussi un rempart de tours : quatre tours de quatre couleurs côte à côte.
rule-on-b4 = Défausser une tour de sa main, à son tour ou avec toute la main, permet de regarder autant de premières cartes que l’indique son chiffre, et de les replacer dans l’ordre voulu.
rule-on-b5 = Après un cauchemar vous perdez une tour : à un bout, ou au milieu si ses voisines s’accordent ensuite.
rule-on-b6 = Au lieu de perdre une tour, vous pouvez mettre le cauchemar dans les limbes.
rule-on-b7 = Un rempart achevé est à l’abri des cauchemars, sauf avec les ruines dispersées.
rule-on-d1 = Quatre songes heureux sont dans la pioche ; sur huit Funestes Prémonitoires, quatre sont visibles au départ (variante : cinq ou six).
rule-on-d2 = Quand la condition d’un Funeste Prémonitoire visible est remplie, sa pénalité frappe aussitôt, et la carte disparaît.
rule-on-d3 = Après une pénalité qui fouille la pioche, celle-ci est mélangée.
rule-on-d4 = Un songe heureux permet de retirer du jeu un Funeste Prémonitoire visible, ou de révéler à tous les 7 premières cartes et d’en défausser à volonté, ou de mettre une carte de votre choix sur la pioche.
rule-on-e1 = Les extensions se combinent librement, à un ou deux joueurs.
rule-on-e2 = Ce qui n’est pas en jeu ne se voit pas.

## Pourquoi une réponse vaut mieux qu’une autre, suivi de deux nombres

onirim-why-doors = Plus de portes posées dans six tours
onirim-why-keys = Plus de clés en main dans six tours
onirim-why-nightmares = Moins de cauchemars dans les six prochains tours
onirim-why-hand-lost = Un cauchemar emporte moins souvent toute la main dans les six prochains tours
onirim-why-door-lost = Un cauchemar emporte moins souvent une porte posée dans les six prochains tours
onirim-why-deck = Plus de cartes dans la pioche dans six tours
onirim-why-lost = La partie est moins souvent perdue dans les six prochains tours
