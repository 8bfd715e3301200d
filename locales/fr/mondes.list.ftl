# La Clé des mondes là où l’on énumère les jeux : son nom, sa porte sur la première page, ses réglages en quelques mots.

game-name-mondes = La Clé des mondes
config-mondes-character-key-payment = personnage en paiement
config-mondes-reach-same-world = effets dans un seul monde
config-mondes-counter-chains-no = pas d’annulation d’annulation
home-mondes = Neuf mondes, cinq clés, un seul retour.
home-mondes-meta = { $least }–{ $most } joueurs · 45 min · chacun pour soi
home-mondes-now = Tout de suite, contre deux robots.
learn-mondes-text = Chacun pour soi. Perdu dans huit mondes, soyez le premier à réunir les clés du retour.
