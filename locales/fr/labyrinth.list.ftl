# Labyrinth là où l’on énumère les jeux : son nom, sa porte sur la première page, ses réglages en quelques mots.

game-name-labyrinth = Labyrinthe
config-labyrinth-level-standard = standard
config-labyrinth-level-expert = expert
config-labyrinth-spells-chosen = sorts choisis
config-labyrinth-memory-aid = avec aide-mémoire
config-labyrinth-pages-18 = soutenu, 18 pages
config-labyrinth-pages-15 = difficile, 15 pages
config-labyrinth-colours-opposite = dans des coins opposés
config-labyrinth-colours-drawn = pions tirés au hasard
config-labyrinth-layout-all-loose = tous les trésors mobiles
home-labyrinth = Les murs glissent, le grimoire veille. Trouvez tous les trésors ensemble.
home-labyrinth-meta = { $least }–{ $most } joueurs · 30 min · coopératif
home-labyrinth-now = Tout de suite, un robot à vos côtés.
learn-labyrinth-text = Ensemble. Poussez les murs d’un labyrinthe mouvant et trouvez 24 trésors avant la fin du grimoire.
