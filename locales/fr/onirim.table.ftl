# La table d’Onirim dans le navigateur, et les légendes des figures de son livre de règles.

onirim-table-dreamer-sun = le soleil
onirim-table-dreamer-moon = la lune
onirim-table-place-red = observatoire
onirim-table-place-blue = aquarium
onirim-table-place-green = jardin
onirim-table-place-brown = bibliothèque
onirim-table-place = Lieu
onirim-table-card-name = { $name }, { $place }
onirim-table-tower-name = { $name }, côté gauche : { $left }, côté droit : { $right }
onirim-table-side-none = rien
onirim-table-premonition-full = { $name } : si { $condition }, alors { $penalty }
onirim-table-back = Une carte face cachée
onirim-table-piles = Piles
onirim-table-in-deck = { $count ->
        [one] carte dans la pioche
       *[other] cartes dans la pioche
    }
onirim-table-still = Encore dans la pioche
onirim-table-the-doors = portes
onirim-table-the-towers = tours
onirim-table-nightmares = Cauchemars
onirim-table-dreams = Songes heureux
onirim-table-discard = défausse
onirim-table-limbo = limbes
onirim-table-removed = hors jeu
onirim-table-pile-empty = Rien ici.
onirim-table-doors-found = { $found ->
        [one] { $found } porte sur { $all }
       *[other] { $found } portes sur { $all }
    }
onirim-table-doors-yours = Vos portes
onirim-table-doors-theirs = Portes de { $name }
onirim-table-doors-count = { $found } sur { $all }
onirim-table-door-found = { $door }, trouvée
onirim-table-door-missing = { $door }, pas encore trouvée
onirim-table-row = { $cards ->
        [0] Le labyrinthe
        [one] Le labyrinthe · une carte
       *[other] Le labyrinthe · { $cards } cartes
    }
onirim-table-row-yours = { $cards ->
        [0] Votre rangée
        [one] Votre rangée · une carte
       *[other] Votre rangée · { $cards } cartes
    }
onirim-table-row-theirs = { $cards ->
        [0] Rangée de { $name }
        [one] Rangée de { $name } · une carte
       *[other] Rangée de { $name } · { $cards } cartes
    }
onirim-table-run = { $run } sur 3, { $colour }
onirim-table-broken = interrompue
onirim-table-not-symbol = pas de { $symbol }
onirim-table-any = toute carte
onirim-table-new-series = nouvelle série
onirim-table-goal = Objectif { $place } : { $door }
onirim-table-goal-found = Objectif { $place }, { $door } : atteint
onirim-table-spells = Sorts, payés en cartes défaussées
onirim-table-end-first = première
onirim-table-end-left = gauche
onirim-table-end-right = droite
onirim-table-hand = Votre main
onirim-table-hand-of = Main de { $name }
onirim-table-common = Main commune
onirim-table-open-cards = Cartes révélées
onirim-table-why = Injouable : défausse seulement
onirim-table-why-same = { $symbol ->
        [sun] Soleil après soleil : défausse seulement
        [moon] Lune après lune : défausse seulement
       *[key] Clé après clé : défausse seulement
    }
onirim-table-why-clash = Ne va à aucun bout : défausse seulement
onirim-table-not-playable = injouable : { $why }
onirim-table-step = { $step ->
        [3] Troisième de suite : une porte s’ouvre
       *[other] Deuxième de suite
    }
onirim-table-playable = Jouable
onirim-table-question = Question
onirim-table-asked = À vous.
onirim-table-waiting = { $name } réfléchit…
onirim-table-picked = à jouer ou à défausser
onirim-table-discard-only = elle ne peut être que défaussée
onirim-table-about-turn = Choisissez une carte de votre main ; Entrée la joue, D la défausse.
    .touch = Choisissez une carte de votre main, ou faites-la glisser.
onirim-table-about-pick = Choisissez une des cartes révélées, puis encore une fois pour la prendre.
onirim-table-about-swap = Choisissez une carte de votre main pour la donner.
onirim-table-about-swap-take = Choisissez une des cartes communes.
onirim-table-about-tower-loss = Choisissez une tour de la rangée, puis encore une fois pour la perdre.
onirim-table-about-planning = Choisissez deux objectifs de la rangée.
onirim-table-lost = Cette partie ne peut plus être gagnée. Vous pouvez continuer, ou abandonner.
onirim-table-play-card = Jouer
onirim-table-discard-card = Défausser
onirim-table-play-left = Jouer à gauche
onirim-table-play-right = Jouer à droite
onirim-table-answer = Répondre
onirim-table-aside = Regarder la table
onirim-table-choose-one = Choisissez
onirim-table-digits = 1 à 5 pour choisir
onirim-table-turn = tour
onirim-table-picking = choix des cartes
onirim-table-partners = { $card } de votre partenaire
onirim-table-tip-goal = Objectif
onirim-table-tip-deck = La pioche
onirim-table-tip-limbo = Les limbes
onirim-table-tip-discard = La défausse
onirim-table-tip-removed = Hors jeu
onirim-table-tip-place = Une porte à trouver
onirim-table-tip-premonition = Dès que { $condition } : { $penalty }.
onirim-table-nightmare = Un cauchemar
onirim-table-nightmare-about = Il vous barre le couloir. Choisissez ce que vous lui laissez. Aucune clé perdue ici ne donne de prophétie.
onirim-table-give-key = Sacrifier une clé
onirim-table-give-key-about = Une clé quitte votre main et le cauchemar se dissipe. Choisissez laquelle.
onirim-table-no-key = Vous n’avez aucune clé.
onirim-table-no-door = Vous n’avez aucune porte à donner.
onirim-table-give-door = Perdre une porte
onirim-table-give-door-about = Une porte va dans les limbes, puis retourne dans la pioche. Choisissez laquelle.
onirim-table-nightmare-reveal = Révéler cinq cartes
onirim-table-nightmare-redraw = Abandonner la main
onirim-table-nightmare-cast = Puissante Punition
onirim-table-dream = Un songe heureux
onirim-table-dream-about = Choisissez ce qu’il vous apporte.
onirim-table-dream-remove = Retirer un Funeste Prémonitoire
onirim-table-dream-remove-about = Il ne vous menace plus. Choisissez lequel.
onirim-table-dream-look = Voir venir
onirim-table-dream-fetch = Souhaiter une carte
onirim-table-pay = { $spell }
onirim-table-pay-about = { $cost ->
        [one] Une carte défaussée quitte le jeu pour de bon. Choisissez laquelle.
       *[other] { $cost } cartes défaussées quittent le jeu pour de bon. Choisissez lesquelles.
    }
onirim-table-pay-sum = { $chosen ->
        [one] { $chosen } choisie sur { $cost }
       *[other] { $chosen } choisies sur { $cost }
    }
onirim-table-pay-confirm = Payer et lancer
onirim-table-pay-add = { $card }, { $left } dans la défausse : en ajouter une
onirim-table-pay-less = { $card } : une de moins
onirim-table-look-prophecy = Prophétie
onirim-table-look-prophecy-about = { $count ->
        [one] Cette carte est tout ce qui reste de la pioche : elle est défaussée.
       *[other] Ces { $count } cartes sont au sommet de la pioche. Écartez-en une, posez les autres dans l’ordre où vous voulez les piocher.
    }
onirim-table-look-arrange = Le sommet de la pioche
onirim-table-look-arrange-about = Posez les cartes dans l’ordre où vous voulez les piocher.
onirim-table-look-dream-discard = Voir venir
onirim-table-look-dream-discard-about = Écartez autant de ces cartes que vous le souhaitez, posez les autres dans l’ordre où vous voulez les piocher.
onirim-table-look-paradox-top = Prophétie Paradoxale
onirim-table-look-paradox-top-about = Ces cartes sont au bas de la pioche. L’une va au sommet, les autres retournent au bas.
onirim-table-look-paradox-bottom = Le bas de la pioche
onirim-table-look-paradox-bottom-about = Posez les cartes dans l’ordre où elles retournent au bas, de haut en bas.
onirim-table-look-discard = Défausse
onirim-table-look-top = Au sommet
onirim-table-look-order = Piochées dans cet ordre
onirim-table-look-order-bottom = De retour au bas, la plus basse en dernier
onirim-table-look-next = La prochaine
onirim-table-look-here-discard = Défausser la carte choisie
onirim-table-look-here-top = La carte choisie au sommet
onirim-table-look-none-discard = Choisissez une carte, ou glissez-la ici
onirim-table-look-none-top = Choisissez une carte, ou glissez-la ici
onirim-table-look-first-discard = Écartez d’abord une carte
onirim-table-look-first-top = Choisissez d’abord celle du sommet
onirim-table-look-confirm = Confirmer l’ordre
onirim-table-look-again = Recommencer
onirim-table-look-move = déplacer
onirim-table-look-discard-key = défausser
onirim-table-look-top-key = sommet
onirim-table-look-left = Vers la gauche
onirim-table-look-right = Vers la droite
onirim-table-look-is-discard = { $card } : écartée.
onirim-table-look-is-top = { $card } va au sommet.
onirim-table-look-is-at = { $card } : place { $place } sur { $of }.

rules-figure-onirim-colours = Soleil, lune et clé dans les quatre lieux du rêve ; une porte ; un cauchemar.
rules-figure-onirim-row = Jamais deux fois de suite le même symbole. La troisième carte bleue ouvre une porte bleue.

onirim-gallery-room = Pièces
onirim-gallery-door = Portes
onirim-gallery-tower = Tours
onirim-gallery-dream = Songes
