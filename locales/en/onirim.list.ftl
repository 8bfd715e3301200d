# Onirim where games are listed: its name, its gate on the first page, its setups in a few words.

game-name-onirim = Onirim
config-onirim-communication-silent = silent
config-onirim-book-normal = Book of Steps
config-onirim-book-hard = Book of Steps, hard
config-onirim-towers-normal = Towers
config-onirim-towers-ruins = Towers in ruins
config-onirim-premonitions-4 = 4 premonitions
config-onirim-premonitions-5 = 5 premonitions
config-onirim-premonitions-6 = 6 premonitions
home-onirim = Eight doors before the night is over.
home-onirim-meta = { $least }–{ $most } players · 15 min · together
home-onirim-now = Alone, at once.
home-onirim-new = A guided first game of Onirim shows you everything, card by card. It takes ten minutes.
home-onirim-new-learn = Learn Onirim by playing
learn-onirim-text = Alone or for two. Lay your way through a dream, find eight doors, and mind the nightmares.
