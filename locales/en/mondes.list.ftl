# La Clé des mondes where games are listed: its name, its gate on the first page, its setups in a few words.

game-name-mondes = La Clé des mondes
config-mondes-character-key-payment = character as payment
config-mondes-reach-same-world = effects in one world
config-mondes-counter-chains-no = no cancelling of cancels
home-mondes = Nine worlds, five keys, one way home.
home-mondes-meta = { $least }–{ $most } players · 45 min · everyone for themselves
home-mondes-now = At once, against two bots.
learn-mondes-text = Against each other. Lost in eight worlds, be the first to gather the keys and get home.
