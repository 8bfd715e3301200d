# Labyrinth where games are listed: its name, its gate on the first page, its setups in a few words.

game-name-labyrinth = Labyrinth
config-labyrinth-level-standard = standard
config-labyrinth-level-expert = expert
config-labyrinth-spells-chosen = spells chosen
config-labyrinth-memory-aid = with memory aid
config-labyrinth-pages-18 = brisk, 18 pages
config-labyrinth-pages-15 = hard, 15 pages
config-labyrinth-colours-opposite = in opposite corners
config-labyrinth-colours-drawn = pawns drawn
config-labyrinth-layout-all-loose = all treasures loose
home-labyrinth = The walls slide, the grimoire watches. Find every treasure together.
home-labyrinth-meta = { $least }–{ $most } players · 30 min · together
home-labyrinth-now = At once, with a bot at your side.
learn-labyrinth-text = Together. Push the walls of a moving labyrinth and find 24 treasures before the grimoire ends.
