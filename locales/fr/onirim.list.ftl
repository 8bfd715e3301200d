# Onirim là où l’on énumère les jeux : son nom, sa porte sur la première page, ses réglages en quelques mots.

game-name-onirim = Onirim
config-onirim-communication-silent = en silence
config-onirim-book-normal = Grimoire
config-onirim-book-hard = Grimoire, Perdus !
config-onirim-towers-normal = Tours
config-onirim-towers-ruins = Tours, ruines dispersées
config-onirim-premonitions-4 = 4 Funestes Prémonitoires
config-onirim-premonitions-5 = 5 Funestes Prémonitoires
config-onirim-premonitions-6 = 6 Funestes Prémonitoires
home-onirim = Huit portes avant que la nuit ne s’achève.
home-onirim-meta = { $least }–{ $most } joueurs · 15 min · coopératif
home-onirim-now = Seul, tout de suite.
home-onirim-new = Une première partie guidée d’Onirim vous montre tout, carte après carte. Elle dure dix minutes.
home-onirim-new-learn = Apprendre Onirim en jouant
learn-onirim-text = Seul ou à deux. Tracez votre chemin dans un rêve, trouvez huit portes, et gare aux cauchemars.
