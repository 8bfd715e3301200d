# Les énigmes : des positions où une réponse, ou un tour, est nettement le meilleur choix.

puzzles-title = Énigmes
puzzles-lede = Des positions tirées de vraies parties. Une réponse, ou un tour, vaut nettement mieux que les autres, d’après ce que sait la personne qui joue : trouvez-la. Trois par jour pour chaque jeu.
puzzles-of = Énigmes : { $game }
puzzles-count = { $count ->
    [one] Une énigme
   *[other] { $count } énigmes
}
puzzles-today = Les énigmes du jour
puzzles-all = Toutes les énigmes
puzzles-here = Tirées de parties jouées ici
puzzles-other-games = Les énigmes des autres jeux
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzles-solve = Chercher
puzzles-look = Revoir
puzzles-number = { $grade }, énigme { $number } : { $mark }
puzzles-rating = Votre cote : { $rating }
puzzles-solved = { $solved ->
    [one] { $solved } résolue sur { $tried }
   *[other] { $solved } résolues sur { $tried }
}
puzzles-streak-note = Un jour compte dès que vous avez résolu une énigme. Votre cote ne quitte pas votre navigateur.

puzzle-grade-easy = Facile
puzzle-grade-medium = Moyenne
puzzle-grade-hard = Difficile
puzzle-mark-right = résolue
puzzle-mark-wrong = manquée
puzzle-mark-new = pas encore essayée

puzzle-task = Quelle réponse gagne le plus souvent ?
puzzle-counts = Votre première réponse compte.
puzzle-turn = { $treasures ->
    [one] Trouvez un trésor pendant ce tour.
   *[other] Trouvez { $treasures } trésors pendant ce tour.
}
puzzle-turn-found = { $found ->
    [one] { $found } trouvé sur { $treasures }.
   *[other] { $found } trouvés sur { $treasures }.
}
puzzle-turn-counts = Votre premier tour compte.
puzzle-turn-missed = { $found ->
    [one] { $found } trésor trouvé sur { $treasures }
   *[other] { $found } trésors trouvés sur { $treasures }
}
puzzle-task-again = Vous avez déjà essayé cette énigme : cette fois, rien ne compte.
puzzle-right = Bien vu !
puzzle-wrong = Ce n’est pas la meilleure réponse
puzzle-change = Votre cote : { $before } → { $after }
puzzle-found = Les robots la trouvent
puzzle-found-of = { $found } fois sur { $tries }
puzzle-solution = La solution
puzzle-next = Énigme suivante
puzzle-again = Réessayer
