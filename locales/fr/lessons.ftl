# Autour des premières parties guidées. Leurs notes sont dans JEU.lesson.ftl.

lesson-you = Vous
lesson-mate = Joueur { $seat }

## Autour des notes

learn-title = Apprendre
learn-lede = Une première partie guidée dure cinq minutes. Vous jouez à la vraie table, et chaque note dit une chose.
learn-players = { $least ->
    [one] { $most } joueurs, ou en solitaire
   *[other] De { $least } à { $most } joueurs
}
learn-begin = Jouer la leçon
learn-rules = Lire les règles
learn-of = Premiers pas : { $game }
learn-leave = Quitter la leçon
learn-progress = Étape { $at } sur { $of }
learn-next = Continuer
learn-back = Revenir
learn-restart = Depuis le début
learn-skip = Vers la fin
learn-show = Montrez-moi
learn-astray = Bonne idée, mais pour l’instant faisons ceci : { $what }.
learn-astray-plain = Bonne idée, mais pas maintenant.
learn-note = Note
learn-mate-plays = { $name } joue…
learn-menu = Leçon
learn-done = Vous savez jouer
learn-first-game = Jouer ma première vraie partie
learn-other = Un autre jeu
learn-all-rules = Toutes les règles
