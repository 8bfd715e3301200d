# Onirim : ce qui est demandé, ce qu’on peut répondre, ce qui arrive, ce qui est refusé.

game-onirim = Onirim
    .about = Vous errez dans un labyrinthe de rêves. Trouvez ses huit portes avant que la pioche ne s’épuise.

## Options

option-players = Joueurs
option-players-1 = seul
option-players-2 = à deux, ensemble contre la pioche
option-first = Premier joueur
option-first-1 = le joueur 1 choisit en premier et commence
option-first-2 = le joueur 2 choisit en premier et commence
option-communication = Communication
option-communication-open = chacun voit toutes les mains et toutes les cartes consultées
option-communication-silent = chacun ne voit que sa main et les cartes qu’il consulte
option-duplicate-doors = Deuxième porte d’une couleur
option-duplicate-doors-keep = elle est posée, bien qu’elle ne serve à rien
option-duplicate-doors-limbo = elle va dans les limbes
option-book = Le Grimoire des Pas Perdus
option-book-none = sans
option-book-normal = des portes dans un ordre imposé ; trois sorts, pour 5, 7 et 10 cartes
option-book-hard = de même, avec des sorts pour 6, 9 et 12 cartes
option-towers = Les Tours
option-towers-none = sans
option-towers-normal = il faut aussi bâtir une muraille de quatre tours ; achevée, elle est à l’abri
option-towers-ruins = de même, mais les cauchemars frappent aussi une muraille achevée
option-premonitions = Songes Heureux & Funestes Prémonitoires
option-premonitions-none = sans
option-premonitions-4 = quatre prémonitions visibles au départ
option-premonitions-5 = cinq prémonitions visibles au départ
option-premonitions-6 = six prémonitions visibles au départ

## Questions

question-pick = Choisissez une carte pour votre main.
question-turn = À vous : jouez une carte ou défaussez-en une.
question-search = Trois cartes { $cards } de suite ! Chercher { $door } dans la pioche ?
question-swap = Vous avez défaussé { $card }. Échanger une de vos cartes contre une carte commune ?
question-swap-take = Quelle carte commune prenez-vous en échange ? Vous donnez { $given }.
question-prophecy = Prophétie : laquelle de ces cartes défaussez-vous ?
question-peek = Regarder les { $count } premières cartes de la pioche ?
question-arrange = Replacez les cartes sur la pioche : laquelle sera piochée ensuite ?
question-draw = Piocher la carte suivante, ou lancer d’abord un sort ?
question-place = Dans quelle main va la carte piochée ?
question-door = Vous avez pioché { $door }. Défausser { $key } pour la prendre ?
question-nightmare = Un cauchemar ! Comment y répondez-vous ?
question-tower-loss = Le cauchemar ébranle les tours : laquelle perdez-vous ?
question-premonition = Plusieurs prémonitions se réalisent : laquelle frappe en premier ?
question-lose-key =
    { $left ->
        [one] Quelle clé de la pioche est défaussée ?
       *[other] Quelles clés de la pioche sont défaussées ? ({ $left } à choisir)
    }
question-lose-door = Quelle porte retourne dans les limbes ?
question-lose-paired-door = Laquelle des portes formant une paire retourne dans les limbes ?
question-happy-dream = Un songe heureux ! Que vous apporte-t-il ?
question-dream-discard = Défaussez autant de ces cartes que vous le souhaitez, une à une.
question-fetch = Quelle carte de la pioche prenez-vous ?
question-pay =
    { $left ->
        [one] { $spell } : quelle carte défaussée quitte la partie ? (la dernière)
       *[other] { $spell } : quelle carte défaussée quitte la partie ? (encore { $left })
    }
question-paradox-top = Laquelle de ces cartes du dessous va sur le dessus de la pioche ?
question-paradox-bottom = Les autres retournent dessous : laquelle vient ensuite, de haut en bas ?
question-planning = Quels sont les deux objectifs à échanger ?

## Réponses. action-VERBE, ou action-VERBE-QUESTION quand la question en change l’effet.

action-play = Jouer { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }
action-play-turn = Jouer { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }{ $step ->
        [3] {" "}— troisième carte { $hue } de suite : une porte !
        [2] {" "}— deuxième carte { $hue } de suite
       *[1] {""}
    }
action-play-tower = Jouer { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } à { $end ->
        [left] gauche
       *[right] droite
    } des tours
action-discard = Défausser { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }
action-discard-turn = Défausser { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }{ $kind ->
        [key] {" "}— prophétie : regarder les 5 premières cartes de la pioche
        [tower] {" "}— vous pourrez regarder les { $number } premières cartes de la pioche
       *[other] {""}
    }
action-discard-prophecy = Défausser { $card }{ $kind ->
        [door] {" "}— mais la partie ne pourra plus être gagnée
       *[other] {""}
    }
action-discard-nightmare = Défausser { $card }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } — et le cauchemar se dissipe
action-discard-tower-loss = Perdre { $card }
action-discard-lose-key = Défausser { $card } de la pioche
action-discard-dream-discard = Défausser { $card }{ $kind ->
        [door] {" "}— mais la partie ne pourra plus être gagnée
       *[other] {""}
    }
action-search = Chercher la porte, puis mélanger la pioche
action-search-search = Chercher la porte, puis mélanger la pioche{ $use ->
        [no] {" "}— mais cette porte irait dans les limbes
       *[yes] {""}
    }
action-decline = Renoncer
action-decline-search = Ne pas chercher — la pioche n’est pas mélangée
action-decline-peek = Ne pas regarder
action-limbo = Laisser la porte aller dans les limbes — elle revient dans la pioche après ce tour
action-reveal = Révéler les 5 premières cartes — portes et songes aux limbes, le reste à la défausse
action-redraw = Défausser toute votre main et en piocher une autre — portes et songes aux limbes
action-return = Mettre { $owner ->
        [partner] la { $door } de votre partenaire
       *[own] votre { $door }
    } dans les limbes
action-buy = Défausser une clé de sa couleur{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } — et prendre la porte
action-buy-door = Défausser une clé de sa couleur{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    } — { $use ->
        [no] mais cette porte irait tout de même dans les limbes
       *[yes] et prendre la porte
    }
action-keep = Tout garder
action-keep-swap = Garder vos cartes
action-keep-dream-discard = Ne plus rien défausser — replacer le reste dessus, dans l’ordre voulu
action-look = Regarder les premières cartes
action-look-peek = Regarder les { $count } premières cartes — et les replacer dans l’ordre voulu
action-look-happy-dream = Regarder les 7 premières cartes — en défausser à volonté, replacer le reste dans l’ordre voulu
action-draw = Piocher la carte suivante
action-draw-draw = Piocher la carte suivante{ $deck ->
        [0] {" "}— mais il n’y en a plus : la partie est perdue
       *[other] {""}
    }
action-false-destruction = Ne perdre aucune tour — le cauchemar va dans les limbes et reviendra
action-into = Dans { $hand ->
        [common] la main commune
       *[own] votre main
    }
action-fetch = Prendre la carte de votre choix dans la pioche — mélanger, puis la poser dessus
action-cast = Lancer { $spell }
action-cast-now = Lancer { $spell }, pour { $cost } cartes défaussées — { $effect }
action-place = Replacer { $card } ensuite
action-place-paradox-top = Mettre { $card } sur le dessus
action-pay = Écarter { $card } de la partie
action-take = Prendre { $card }
action-take-fetch = Prendre { $card } — ce sera la prochaine carte piochée
action-give = Donner { $card }
action-suffer = « { $premonition } » d’abord — { $penalty }
action-remove = Écarter « { $premonition } » — cette prémonition ne vous menace plus
action-swap-goals = Échanger les objectifs { $left } et { $right }
action-swap-goals-planning = Échanger les objectifs { $left } ({ $one }) et { $right } ({ $other })

## Événements

event-dealt = Cartes dévoilées : { $cards }.
event-picked = { $who ->
        [you] Vous choisissez
       *[other] Le joueur { $seat } choisit
    } { $cards }.
event-turn-began = { $players ->
        [one] Tour { $turn }
       *[other] Tour { $turn }, joueur { $seat }
    }
event-played = { $who ->
        [you] Vous jouez
       *[other] Le joueur { $seat } joue
    } { $cards }{ $from ->
        [common] {" "}de la main commune
       *[own] {""}
    }.
event-tower-played = { $who ->
        [you] Vous jouez
       *[other] Le joueur { $seat } joue
    } { $cards } à { $end ->
        [left] gauche
       *[right] droite
    } des tours.
event-discarded = { $from ->
        [own] { $who ->
            [you] Vous défaussez { $cards }.
           *[other] Le joueur { $seat } défausse { $cards }.
        }
        [common] { $who ->
            [you] Vous défaussez { $cards } de la main commune.
           *[other] Le joueur { $seat } défausse { $cards } de la main commune.
        }
        [look] { $who ->
            [you] Parmi ces cartes, vous défaussez { $cards }.
           *[other] Parmi ces cartes, le joueur { $seat } défausse { $cards }.
        }
        [deck] Défaussé depuis la pioche : { $cards }.
        [tower-row] Perdu parmi les tours : { $cards }.
       *[table] À la défausse : { $cards }.
    }
event-to-limbo = { $from ->
        [deck] De la pioche aux limbes : { $cards }.
        [discard-pile] De la défausse aux limbes : { $cards }.
       *[table] Dans les limbes : { $cards }.
    }
event-limbo-returned = Les limbes sont mélangés à la pioche.
event-shuffled = La pioche est mélangée.
event-door-searched = { $found ->
        [yes] { $who ->
            [you] Vous cherchez dans la pioche et trouvez { $card }.
           *[other] Le joueur { $seat } cherche dans la pioche et trouve { $card }.
        }
       *[no] { $who ->
            [you] Vous cherchez en vain : pas de { $door } dans la pioche.
           *[other] Le joueur { $seat } cherche en vain : pas de { $door } dans la pioche.
        }
    }
event-search-declined = { $who ->
        [you] Vous ne cherchez pas dans la pioche.
       *[other] Le joueur { $seat } ne cherche pas dans la pioche.
    }
event-door-laid = { $who ->
        [you] Vous posez { $card }.
       *[other] Le joueur { $seat } pose { $card }.
    }
event-door-returned = { $who ->
        [you] Votre { $door } retourne dans les limbes.
       *[other] La { $door } du joueur { $seat } retourne dans les limbes.
    }
event-goal-found = L’objectif { $place } est atteint.
event-goal-reopened = L’objectif { $place } est de nouveau à atteindre.
event-goals-swapped = Les objectifs { $left } et { $right } sont échangés.
event-swapped = { $who ->
        [you] Vous échangez { $gave } contre { $took }.
       *[other] Le joueur { $seat } échange { $gave } contre { $took }.
    }
event-drew = { $who ->
        [you] Vous piochez
       *[other] Le joueur { $seat } pioche
    } { $cards }{ $into ->
        [common] {" "}pour la main commune
       *[own] {""}
    }.
event-turned = { $who ->
        [you] Vous retournez
       *[other] Le joueur { $seat } retourne
    } { $cards }.
event-looked = { $who ->
        [you] Vous regardez le { $end ->
            [bottom] dessous
           *[top] dessus
        } de la pioche : { $cards }.
       *[other] Le joueur { $seat } regarde le { $end ->
            [bottom] dessous
           *[top] dessus
        } de la pioche : { $cards }.
    }
event-placed = { $who ->
        [you] Vous replacez { $end ->
            [bottom] dessous
           *[top] dessus
        } : { $cards }.
       *[other] Le joueur { $seat } replace { $end ->
            [bottom] dessous
           *[top] dessus
        } : { $cards }.
    }
event-fetched = { $who ->
        [you] Vous posez { $cards } sur la pioche.
       *[other] Le joueur { $seat } pose { $cards } sur la pioche.
    }
event-nightmare-answered = { $answer ->
        [key] { $who ->
            [you] Vous répondez au cauchemar par une clé.
           *[other] Le joueur { $seat } répond au cauchemar par une clé.
        }
        [door] { $who ->
            [you] Vous répondez au cauchemar par une porte.
           *[other] Le joueur { $seat } répond au cauchemar par une porte.
        }
        [reveal] { $who ->
            [you] Vous livrez au cauchemar le dessus de la pioche.
           *[other] Le joueur { $seat } livre au cauchemar le dessus de la pioche.
        }
        [redraw] { $who ->
            [you] Vous livrez votre main au cauchemar.
           *[other] Le joueur { $seat } livre sa main au cauchemar.
        }
       *[punished] Le cauchemar est puni : il n’a aucun effet.
    }
event-false-destruction = Fausse destruction : aucune tour ne tombe.
event-spell-cast = { $who ->
        [you] Vous lancez { $spell }.
       *[other] Le joueur { $seat } lance { $spell }.
    }
event-paid = Hors de la partie : { $cards }.
event-premonition-revealed = Une prémonition est dévoilée : « { $premonition } ».
event-premonition-struck = La prémonition « { $premonition } » se réalise : { $penalty }.
event-premonition-removed = La prémonition « { $premonition } » est écartée.
event-ended = { $won ->
        [yes] La partie est gagnée.
       *[no] La partie est perdue.
    }

## Refus

refusal-game-over = la partie est terminée
refusal-not-asked = cela ne répond pas à la question
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
refusal-not-open = elle n’est pas parmi les cartes dévoilées
refusal-swap-without-effect = échanger deux cartes identiques ne change rien
refusal-not-in-deck = cette carte n’est pas dans la pioche
refusal-deck-empty = la pioche est vide
refusal-not-laid = cette tour n’est pas dans la rangée
refusal-inner-tower = sans elle, ses deux voisines ne s’accorderaient pas
refusal-premonition-not-open = cette prémonition n’est pas visible
refusal-premonition-not-met = cette prémonition ne se réalise pas
refusal-not-in-discard-pile = cette carte n’est pas dans la défausse
refusal-spell-too-dear = la défausse ne compte pas assez de cartes pour payer ce sort
refusal-no-nightmare = ce sort n’agit que sur un cauchemar que l’on vient de piocher
refusal-not-in-play = cette extension n’est pas en jeu
refusal-goals-alike = échanger deux objectifs identiques ne change rien

## Sorts

spell-paradoxical-prophecy = Prophétie Paradoxale
    .effect = regarder les 5 cartes du dessous et en mettre une sur le dessus
spell-parallel-planning = Planification Parallèle
    .effect = échanger deux objectifs
spell-powerful-punishment = Puissante Punition
    .effect = le cauchemar n’a aucun effet

## Prémonitions

premonition-red-pair = Les deux portes rouges
    .condition = les deux portes rouges sur la table
    .penalty = tous les lieux rouges de la pioche sont défaussés
premonition-green-pair = Les deux portes vertes
    .condition = les deux portes vertes sur la table
    .penalty = un cauchemar passe de la défausse aux limbes
premonition-blue-pair = Les deux portes bleues
    .condition = les deux portes bleues sur la table
    .penalty = deux clés de la pioche, à votre choix, sont défaussées
premonition-brown-pair = Les deux portes brunes
    .condition = les deux portes brunes sur la table
    .penalty = une porte de votre choix va dans les limbes
premonition-any-pair = Deux portes d’une couleur
    .condition = deux portes d’une même couleur
    .penalty = l’une de ces deux portes va dans les limbes
premonition-five-doors = Cinq portes
    .condition = cinq portes sur la table
    .penalty = deux autres prémonitions sont dévoilées
premonition-rainbow = Une porte de chaque couleur
    .condition = une porte de chaque couleur
    .penalty = tous les songes heureux de la pioche sont défaussés
premonition-three-doors = Trois portes
    .condition = trois portes sur la table
    .penalty = votre main est défaussée et repiochée, une prémonition est dévoilée

## Issues

outcome-doors-found = Toutes les portes sont trouvées : vous voilà hors du labyrinthe !
    .short = toutes les portes sont trouvées
outcome-deck-empty = La pioche est vide et il faut piocher : le labyrinthe vous garde.
    .short = la pioche est vide
outcome-conceded = La partie a été abandonnée.
    .short = abandon
outcome-summary = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $doors ->
        [one] { $doors } porte sur 8
       *[other] { $doors } portes sur 8
    }.
