# La table de Labyrinth dans le navigateur, et les légendes des figures de son livre de règles.

lab-maze = Le labyrinthe, rangées et colonnes de 0 à 6
lab-cell = rangée { $row }, colonne { $column }
lab-cell-mark = symbole { $thing }
lab-cell-treasure = trésor { $thing }
lab-cell-found = trésor { $thing }, déjà trouvé
lab-cell-fixed = fixe
lab-cell-wanted = cherché par { $name }
lab-cell-pawn = pion de { $name }
lab-cell-reach = { $steps ->
        [0] vous êtes ici
        [one] accessible, { $steps } pas
       *[other] accessible, { $steps } pas
    }
lab-cell-cast = accessible par { $spell }, { $steps } pas
lab-tile-down = éboulis, face cachée
lab-tile-buried = éboulis, face cachée, dessous { $thing }
lab-tile-open = { $shape } ouvert { $sides }
lab-tile-with = { $tile }, { $thing }
lab-arrow-row = Pousser en { $arrow } : rangée { $line }, par { $side ->
        [W] l’ouest
       *[E] l’est
    }
lab-arrow-column = Pousser en { $arrow } : colonne { $line }, par { $side ->
        [N] le nord
       *[S] le sud
    }
lab-arrow-blocked = { $arrow }. Impossible : { $why }.

lab-grimoire = Grimoire
lab-grimoire-closed = Encore fermé
lab-pages-left = { $count ->
        [0] la dernière page
        [one] { $count } page restante
       *[other] { $count } pages restantes
    }
lab-page-of = page { $page } sur { $pages }
lab-page-push-title = Poussée
lab-page-push-row = Rangée { $line }, par { $side ->
        [W] l’ouest
       *[E] l’est
    } ({ $arrow }). La tuile entre face cachée.
lab-page-push-column = Colonne { $line }, par { $side ->
        [N] le nord
       *[S] le sud
    } ({ $arrow }). La tuile entre face cachée.
lab-page-flip-title = Éboulement
lab-page-flip = { $one } et { $other } passent face cachée.
lab-page-meeting-title = Rencontre
lab-page-meeting = { $one } et { $other } rejoignent { $at }.

lab-leaving = dehors, dans votre main
lab-hand-spare = Tuile en main
lab-hand-up = La tuile retournée
lab-hand-turned = La tuile { $cell }
lab-hand-turn = tourner
lab-turn-left = Tourner à gauche
lab-turn-right = Tourner à droite

lab-treasures = Trésors
lab-treasure-counts = { $found ->
        [one] { $found } trouvé
       *[other] { $found } trouvés
    }, { $left } dans la pile
lab-treasure-found = { $thing } : trouvé
lab-treasure-wanted = { $thing } : cherché par { $name }
lab-treasure-later = { $thing } : dans la pile

lab-card-steps = { $steps ->
        [0] sous votre pion
       *[other] à { $steps } pas
    }
lab-card-out = hors d’atteinte
lab-card-open-after = accessible ensuite
lab-card-at = en { $cell }
lab-card-spare = sur la tuile libre
lab-card-buried = sous un éboulis
lab-card-later = après l’autre
lab-no-cards = Plus de cartes : cherchez pour les autres.
lab-no-cards-other = Plus de cartes.
lab-cards-soon = Les cartes viendront quand les sorts seront choisis.

lab-spell-ready = prête
lab-spell-chosen = choisie
lab-spell-used = utilisée
lab-spell-taken = { $name } l’a déjà

lab-turn-yours = à vous de jouer
lab-turn-now = joue
lab-turn-in = { $turns ->
        [1] joue ensuite
       *[other] dans { $turns } tours
    }

lab-status-waiting = { $name } joue.
lab-status-reach = { $count ->
        [0] Aucune autre case n’est accessible.
        [one] { $count } case accessible.
       *[other] { $count } cases accessibles.
    }
lab-status-near = { $thing } { $steps ->
        [0] sous votre pion.
       *[other] à { $steps } pas.
    }
lab-status-after = { $count ->
        [0] Aucune autre case ne vous sera ouverte.
        [one] { $count } case vous sera ouverte.
       *[other] { $count } cases vous seront ouvertes.
    }
lab-rides = { $name } est emporté en { $cell }.
lab-status-moved = Vous vous êtes déplacé. Lancez ce qui vous reste, ou finissez le tour.
lab-status-ending = Il vous reste un déplacement. Finir le tour quand même ?
lab-status-rotation = Quelle tuile tournez-vous ? Q et E la tournent davantage.
lab-status-permutation = Choisissez la première de deux tuiles voisines.
lab-status-other = Choisissez celle qui prend sa place.
lab-status-cast = { $spell } se lance en marchant : les cases au losange.

lab-key-choose = choisir
lab-key-enter = Entrée
lab-key-do = marcher ou pousser
lab-key-treasure = trésor suivant
lab-key-escape = Échap
lab-key-cancel = annuler

lab-do-push = Pousser en { $arrow }
lab-do-walk = Aller en { $cell }
lab-do-stay = Rester ici
lab-do-rotate = Tourner de { $degrees }°
lab-do-permute = Les échanger
lab-do-orient = La poser ainsi
lab-do-choose = Prendre { $spell }
lab-do-turn-up = La retourner
lab-do-leave = La laisser
lab-do-end = Finir le tour
lab-do-end-sure = Finir sans bouger
lab-cancel = Annuler

lab-figure-turn = Tour { $turn } sur { $turns }
lab-figure-turn-short = { $turn }/{ $turns }
lab-figure-before = Choix des sorts
lab-figure-found = { $found }/{ $treasures }

rules-figure-labyrinth-tiles = Un couloir, un coude, un croisement avec un trésor, et une case de départ fixe.
rules-figure-labyrinth-rubble = Le chemin s’arrête sur l’éboulis : on peut y entrer, pas le traverser.

lab-gallery-treasures = Trésors
lab-gallery-symbols = Symboles
lab-gallery-spells = Sorts
lab-gallery-pages = Pages du grimoire
lab-gallery-copies = { $count ->
    [one] une page
   *[other] { $count } pages
}
