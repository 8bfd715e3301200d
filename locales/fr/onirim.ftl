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
onirim-option-communication-open = chacun voit toutes les mains et toutes les cartes consultées
onirim-option-communication-silent = chacun ne voit que sa main et les cartes qu’il consulte
onirim-option-duplicate-doors = Deuxième porte d’une couleur
onirim-option-duplicate-doors-keep = elle est posée, bien qu’elle ne serve à rien
onirim-option-duplicate-doors-limbo = elle va dans les limbes
onirim-option-book = Le Grimoire des Pas Perdus
onirim-option-book-none = sans
onirim-option-book-normal = des portes dans un ordre imposé ; trois sorts, pour 5, 7 et 10 cartes
onirim-option-book-hard = de même, avec des sorts pour 6, 9 et 12 cartes
onirim-option-towers = Les Tours
onirim-option-towers-none = sans
onirim-option-towers-normal = il faut aussi bâtir une muraille de quatre tours ; achevée, elle est à l’abri
onirim-option-towers-ruins = de même, mais les cauchemars frappent aussi une muraille achevée
onirim-option-premonitions = Songes Heureux & Funestes Prémonitoires
onirim-option-premonitions-none = sans
onirim-option-premonitions-4 = quatre prémonitions visibles au départ
onirim-option-premonitions-5 = cinq prémonitions visibles au départ
onirim-option-premonitions-6 = six prémonitions visibles au départ

## Questions

onirim-question-pick = Choisissez une carte pour votre main.
onirim-question-turn = À vous : jouez une carte ou défaussez-en une.
onirim-question-search = Trois cartes { $cards } de suite ! Chercher { $door } dans la pioche ?
onirim-question-swap = Vous avez défaussé { $card }. Échanger une de vos cartes contre une carte commune ?
onirim-question-swap-take = Quelle carte commune prenez-vous en échange ? Vous donnez { $given }.
onirim-question-prophecy = Prophétie : laquelle de ces cartes défaussez-vous ?
onirim-question-peek = Regarder les { $count } premières cartes de la pioche ?
onirim-question-arrange = Replacez les cartes sur la pioche : laquelle sera piochée ensuite ?
onirim-question-draw = Piocher la carte suivante, ou lancer d’abord un sort ?
onirim-question-place = Dans quelle main va la carte piochée ?
onirim-question-door = Vous avez pioché { $door }. Défausser { $key } pour la prendre ?
onirim-question-nightmare = Un cauchemar ! Comment y répondez-vous ?
onirim-question-tower-loss = Le cauchemar ébranle les tours : laquelle perdez-vous ?
onirim-question-premonition = Plusieurs prémonitions se réalisent : laquelle frappe en premier ?
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
onirim-question-paradox-top = Laquelle de ces cartes du dessous va sur le dessus de la pioche ?
onirim-question-paradox-bottom = Les autres retournent dessous : laquelle vient ensuite, de haut en bas ?
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
        [key] {" "}— prophétie : regarder les 5 premières cartes de la pioche
        [tower] {" "}— vous pourrez regarder les { $number } premières cartes de la pioche
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
onirim-action-limbo = Laisser la porte aller dans les limbes — elle revient dans la pioche après ce tour
onirim-action-reveal = Révéler les 5 premières cartes — portes et songes aux limbes, le reste à la défausse
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
onirim-action-keep-dream-discard = Ne plus rien défausser — replacer le reste dessus, dans l’ordre voulu
onirim-action-look = Regarder les premières cartes
onirim-action-look-peek = Regarder les { $count } premières cartes — et les replacer dans l’ordre voulu
onirim-action-look-happy-dream = Regarder les 7 premières cartes — en défausser à volonté, replacer le reste dans l’ordre voulu
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
onirim-action-fetch = Prendre la carte de votre choix dans la pioche — mélanger, puis la poser dessus
onirim-action-cast = Lancer { $spell }
onirim-action-cast-now = Lancer { $spell }, pour { $cost } cartes défaussées — { $effect }
onirim-action-place = Replacer { $card } ensuite
onirim-action-place-paradox-top = Mettre { $card } sur le dessus
onirim-action-pay = Écarter { $card } de la partie
onirim-action-take = Prendre { $card }
onirim-action-take-fetch = Prendre { $card } — ce sera la prochaine carte piochée
onirim-action-give = Donner { $card }
onirim-action-suffer = « { $premonition } » d’abord — { $penalty }
onirim-action-remove = Écarter « { $premonition } » — cette prémonition ne vous menace plus
onirim-action-swap-goals = Échanger les objectifs { $left } et { $right }
onirim-action-swap-goals-planning = Échanger les objectifs { $left } ({ $one }) et { $right } ({ $other })

## Événements

onirim-event-dealt = Cartes dévoilées : { $cards }.
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
onirim-event-goal-reopened = L’objectif { $place } est de nouveau à atteindre.
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
            [bottom] dessous
           *[top] dessus
        } de la pioche : { $cards }.
       *[other] { $Player } regarde le { $end ->
            [bottom] dessous
           *[top] dessus
        } de la pioche : { $cards }.
    }
onirim-event-placed = { $who ->
        [you] Vous replacez { $end ->
            [bottom] dessous
           *[top] dessus
        } : { $cards }.
       *[other] { $Player } replace { $end ->
            [bottom] dessous
           *[top] dessus
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
            [you] Vous livrez au cauchemar le dessus de la pioche.
           *[other] { $Player } livre au cauchemar le dessus de la pioche.
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
onirim-event-premonition-revealed = Une prémonition est dévoilée : « { $premonition } ».
onirim-event-premonition-struck = La prémonition « { $premonition } » se réalise : { $penalty }.
onirim-event-premonition-removed = La prémonition « { $premonition } » est écartée.
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

onirim-spell-paradoxical-prophecy = Prophétie Paradoxale
    .effect = regarder les 5 cartes du dessous et en mettre une sur le dessus
onirim-spell-parallel-planning = Planification Parallèle
    .effect = échanger deux objectifs
onirim-spell-powerful-punishment = Puissante Punition
    .effect = le cauchemar n’a aucun effet

## Prémonitions

onirim-premonition-red-pair = Les deux portes rouges
    .condition = les deux portes rouges sur la table
    .penalty = tous les lieux rouges de la pioche sont défaussés
onirim-premonition-green-pair = Les deux portes vertes
    .condition = les deux portes vertes sur la table
    .penalty = un cauchemar passe de la défausse aux limbes
onirim-premonition-blue-pair = Les deux portes bleues
    .condition = les deux portes bleues sur la table
    .penalty = deux clés de la pioche, à votre choix, sont défaussées
onirim-premonition-brown-pair = Les deux portes brunes
    .condition = les deux portes brunes sur la table
    .penalty = une porte de votre choix va dans les limbes
onirim-premonition-any-pair = Deux portes d’une couleur
    .condition = deux portes d’une même couleur
    .penalty = l’une de ces deux portes va dans les limbes
onirim-premonition-five-doors = Cinq portes
    .condition = cinq portes sur la table
    .penalty = deux autres prémonitions sont dévoilées
onirim-premonition-rainbow = Une porte de chaque couleur
    .condition = une porte de chaque couleur
    .penalty = tous les songes heureux de la pioche sont défaussés
onirim-premonition-three-doors = Trois portes
    .condition = trois portes sur la table
    .penalty = votre main est défaussée et repiochée, une prémonition est dévoilée

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
onirim-table-towers-empty = aucune : quatre tours de quatre couleurs côte à côte font une muraille
onirim-table-premonition = { $name } → { $penalty }
onirim-table-premonitions-hidden = { $count ->
        [one] { $count } autre face cachée
       *[other] { $count } autres face cachée
    }
onirim-table-unwinnable = { $lost ->
        [door] Cette partie ne peut plus être gagnée : une porte est perdue pour de bon (ON-X4).
       *[wall] Cette partie ne peut plus être gagnée : les tours restantes ne font plus de muraille (ON-X4).
    } Vous pouvez continuer, ou abandonner.
onirim-table-legend = ☀ soleil, ☾ lune, ⚷ clé, ∩ porte (■ trouvée, □ manquante), ♜ tour [gauche|droite], ✗ cauchemar, ✿ songe heureux.
onirim-label-doors = Portes
onirim-label-goals = Objectifs
onirim-label-row = Rangée
onirim-label-towers = Tours
onirim-label-premonitions = Prémonitions
onirim-label-deck = Pioche
onirim-label-top = Dessus
onirim-label-bottom = Dessous
onirim-label-limbo = Limbes
onirim-label-discard = Défausse
onirim-label-removed = Hors jeu
onirim-label-unseen = Pas encore vues
onirim-label-hand = Main
onirim-label-common = Commune
onirim-label-open = Dévoilées
onirim-label-drawn = Piochée
onirim-label-looking = Sous vos yeux

## Les règles en bref, par identifiant. Le texte complet : docs/rules/onirim.md.

rule-on-c1 = Il y a quatre couleurs (rouge, bleu, vert, brun) et trois symboles (soleil, lune, clé).
rule-on-c2 = La pioche compte 76 cartes : 58 lieux (soleils, lunes, clés), 8 portes (2 par couleur) et 10 cauchemars.
rule-on-c3 = Lieux et tours sont des cartes labyrinthe ; cauchemars et songes heureux sont des songes ; les portes sont à part.
rule-on-s1 = Vous commencez avec 5 cartes labyrinthe. Portes et songes piochés en chemin passent par les limbes et sont remélangés.
rule-on-t1 = Vous pouvez jouer un lieu au bout de votre rangée si son symbole diffère de celui de la dernière carte.
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
rule-on-x4 = Quand une porte est perdue pour de bon, ou qu’aucune muraille n’est plus possible, la partie ne peut plus être gagnée ; vous pouvez continuer ou abandonner.
rule-on-p1 = À deux, on choisit tour à tour parmi 8 cartes dévoilées jusqu’à en avoir 3 chacun ; les 2 dernières forment la main commune.
rule-on-p2 = Le joueur actif joue et défausse depuis sa main et depuis la main commune.
rule-on-p3 = Chaque joueur a sa propre rangée.
rule-on-p4 = Après une défausse, le joueur actif peut échanger une de ses cartes contre une carte commune, avant la prophétie ou le regard.
rule-on-p5 = Une carte piochée va là où il en manque une ; s’il en manque dans les deux mains, le joueur choisit.
rule-on-p6 = Une porte appartient au joueur qui l’a prise ; un cauchemar prend une porte du joueur actif.
rule-on-p7 = À deux, vous gagnez dès que chacun a quatre portes, une de chaque couleur.
rule-on-p8 = Communication ouverte : tout est visible de tous. Silence : mains et cartes consultées sont secrètes.
rule-on-a1 = Huit objectifs, deux par couleur, forment une ligne.
rule-on-a2 = Les portes doivent être trouvées dans l’ordre des objectifs. Toute autre porte va dans les limbes, même payée d’une clé.
rule-on-a3 = Une porte rendue aux limbes rouvre son objectif.
rule-on-a4 = À deux, les objectifs sont communs.
rule-on-a5 = Les sorts se paient en cartes de la défausse, qui quittent la partie. On peut en lancer à la plupart des décisions et avant chaque pioche.
rule-on-a6 = Dans la variante difficile, les sorts coûtent 6, 9 et 12 cartes au lieu de 5, 7 et 10.
rule-on-b1 = Il y a douze tours, trois par couleur, avec des symboles à gauche et à droite.
rule-on-b2 = Une tour se joue à l’un des bouts de la rangée de tours ; les côtés qui se touchent ne doivent partager aucun symbole.
rule-on-b3 = Pour gagner il faut aussi une muraille : quatre tours de quatre couleurs côte à côte.
rule-on-b4 = Défausser une tour permet de regarder autant de cartes du dessus que l’indique son chiffre, et de les replacer dans l’ordre voulu.
rule-on-b5 = Après un cauchemar vous perdez une tour : à un bout, ou au milieu si ses voisines s’accordent ensuite.
rule-on-b6 = Au lieu de perdre une tour, vous pouvez mettre le cauchemar dans les limbes.
rule-on-b7 = Une muraille achevée est à l’abri des cauchemars, sauf avec les ruines dispersées.
rule-on-d1 = Quatre songes heureux sont dans la pioche ; sur huit prémonitions, quatre sont visibles au départ (variante : cinq ou six).
rule-on-d2 = Quand la condition d’une prémonition visible est remplie, sa pénalité frappe aussitôt, et la prémonition disparaît.
rule-on-d3 = Après une pénalité qui fouille la pioche, celle-ci est mélangée.
rule-on-d4 = Un songe heureux permet d’écarter une prémonition visible, ou de regarder les 7 premières cartes et d’en défausser à volonté, ou de mettre une carte de votre choix sur la pioche.
rule-on-e1 = Les extensions se combinent librement, à un ou deux joueurs.
rule-on-e2 = Ce qui n’est pas en jeu ne se voit pas.
