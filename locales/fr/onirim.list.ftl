# Onirim là où l’on énumère les jeux : son nom, sa porte sur la première page, ses réglages en quelques mots.

game-name-onirim = Onirim
config-onirim-communication-silent = en silence
config-onirim-book-normal = Livre des pas
config-onirim-book-hard = Livre des pas, difficile
config-onirim-towers-normal = Tours
config-onirim-towers-ruins = Tours en ruine
config-onirim-premonitions-4 = 4 prémonitions
config-onirim-premonitions-5 = 5 prémonitions
config-onirim-premonitions-6 = 6 prémonitions
home-onirim = Huit portes avant que la nuit ne s’achève.
home-onirim-meta = { $least }–{ $most } joueurs · 15 min · coopératif
home-onirim-now = Seul, tout de suite.
home-onirim-new = Une première partie guidée d’Onirim vous montre tout, carte après carte. Elle dure dix minutes.
home-onirim-new-learn = Apprendre Onirim en jouant
learn-onirim-text = Seul ou à deux. Tracez votre chemin dans un rêve, trouvez huit portes, et gare aux cauchemars.
