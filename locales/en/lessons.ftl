# The guided first games: short notes that speak to somebody who knows nothing yet.

lesson-you = You
lesson-mate = Player { $seat }

## Around the notes

learn-title = Learn
learn-lede = A guided first game takes five minutes. You play on the real table, and each note says one thing.
learn-players = { $least ->
    [one] { $most } players, or alone
   *[other] { $least } to { $most } players
}
learn-onirim-text = Alone or for two. Lay your way through a dream, find eight doors, and mind the nightmares.
learn-labyrinth-text = Together. Push the walls of a moving labyrinth and find 24 treasures before the grimoire ends.
learn-mondes-text = Against each other. Lost in eight worlds, be the first who gathers the keys to get home.
learn-begin = Play the lesson
learn-rules = Read the rules
learn-of = First steps: { $game }
learn-leave = Leave the lesson
learn-progress = Step { $at } of { $of }
learn-next = Go on
learn-back = Back
learn-restart = From the beginning
learn-skip = To the end
learn-show = Show me
learn-astray = A good idea, but for now let us do this: { $what }.
learn-astray-plain = A good idea, but not just now.
learn-note = Note
learn-mate-plays = { $name } is playing…
learn-menu = Lesson
learn-done = You know how to play
learn-first-game = Play your first real game
learn-other = Another game
learn-all-rules = All the rules

## Onirim

lesson-onirim-welcome = You are dreaming, and you are lost in a labyrinth. Eight doors lead out. Find them all before the cards run out.
lesson-onirim-hand = This is your hand: five cards. Each has a colour, which is a place of the dream, and a symbol: sun, moon or key.
lesson-onirim-row = Here you lay cards one after the other: your way through the labyrinth. There is one rule: never the same symbol twice in a row.
lesson-onirim-first = Three cards of one colour in a row open a door. You hold several blue ones. Begin with the blue sun.
lesson-onirim-refill = After each turn you draw until you hold five cards again.
lesson-onirim-second = A sun lies at the end, so a sun cannot follow: those cards say so. Play the blue moon.
lesson-onirim-third = Two blue cards already. Now a sun may follow again: play the blue sun, the third blue.
lesson-onirim-search = Three blue cards in a row! You may search the deck for a blue door.
lesson-onirim-door = Your first door. There are two of each colour, eight in all. The three cards have done their work: a new series begins with the next card.
lesson-onirim-deck = In the deck are cards, doors, and ten nightmares. If you must draw and it is empty, the dream is lost. So every turn counts.
lesson-onirim-key = Instead of playing a card you may discard one. Discard a key and you see the future: discard the blue key.
lesson-onirim-prophecy = A prophecy: these are the next five cards. One of them must go, so throw out the nightmare. The others may stay in this order.
lesson-onirim-buy = You saw it coming: a brown door! With a key of its colour you may take it at once. Pay with the brown key.
lesson-onirim-keys = So a key does three things: it lies in the row like any card, it shows the future, and it opens a door of its colour. Keep some.
lesson-onirim-anew = Now a new series. The last card in the row is a sun, so play the red moon.
lesson-onirim-limbo = A green door came, but you have no green key. Such a card waits in limbo and is shuffled back into the deck at the end of the turn. Nothing is lost.
lesson-onirim-on = The second red card: play the red sun.
lesson-onirim-last = You have no third red card that fits. That happens. Play the blue moon and begin again with blue.
lesson-onirim-nightmare = A nightmare! Choose what to give: a key, a door you have found, the next five cards of the deck, or your whole hand. A key hurts least here: give the brown key.
lesson-onirim-left = Here you see what is still to come. With few suns left of a colour, its doors get harder to open.
lesson-onirim-end = You know everything now. Eight doors, and you wake up: won. If you must draw and no card is left, you sleep on.

## Labyrinth

lesson-labyrinth-welcome = You play together. There are 24 treasures to find in 24 turns, in a labyrinth whose walls move.
lesson-labyrinth-treasures = These are your two treasures: the mushroom and the dragon tooth. Your pawn is the red one, in its corner.
lesson-labyrinth-page = Each turn begins with a page of the grimoire, and it means no good. This one has pushed a tile into the labyrinth face down: rubble. You may walk onto rubble, but not across it.
lesson-labyrinth-spare = This tile is left over: the spare. With your spell Push you slide it in at an arrow, and the tile at the other end falls out and becomes the new spare.
lesson-labyrinth-push = No corridor leads to the mushroom. Lay the spare crosswise, from west to east, and push it in at the first arrow above the labyrinth.
lesson-labyrinth-walk = The corridor is open. You walk as far as you like where corridors meet: go to the mushroom.
lesson-labyrinth-bonus = Found! The first treasure of a turn gives you a second move. Being pushed onto a treasure does not count: one has to walk there.
lesson-labyrinth-rubble = Use the second move to clear the rubble: walk onto the tile that lies face down.
lesson-labyrinth-turn-up = A move ends on rubble. But now you may turn the tile up. Do.
lesson-labyrinth-orient = You lay it back in whichever direction you like. Open it to the south and to the west.
lesson-labyrinth-end-turn = You have pushed and walked. You say when your turn is over; then you draw a new treasure card.
lesson-labyrinth-cave-in = The next page is a cave-in: two tiles are turned face down, with the skull and the potion. Remember where they lie! From now on only your memory tells. Your partner plays.
lesson-labyrinth-mate = Your partner pushed a column, and you rode along with your tile. Then the grimoire buried your next treasure, the winged sandals.
lesson-labyrinth-rotation = The dragon tooth is near, but one tile turns its wall to you. Cast your other spell, Rotation: turn that tile by a quarter.
lesson-labyrinth-tooth = The way is free. Walk to the dragon tooth.
lesson-labyrinth-together = Talk with each other: whose push helps whom? Who has no treasures left to find helps to find the others’.
lesson-labyrinth-spells = At the next level there are more spells: swap tiles, cross rubble, jump to a corner, or leave the labyrinth and come in elsewhere.
lesson-labyrinth-end = With the 24th treasure you win at once, together. If a turn begins and the grimoire has no page left, you have lost.

## La Clé des mondes

lesson-mondes-welcome = You have read too much, and now you are lost in the worlds of the books. Who first gets back to the manor of Kernault wins.
lesson-mondes-character = Two characters, and you secretly keep one. Its three home keys are what you need to get home; its own key helps once. Take the Role-player.
lesson-mondes-map = Kernault lies in the middle, around it eight worlds, most of them still face down. Both of you start in the west, in Middle-earth.
lesson-mondes-exits = Each world has a key on each of its four sides. That key is the price of leaving through that side.
lesson-mondes-way = And this is your way home: the key of the side that faces Kernault, and the three home keys of your character. So you gather keys.
lesson-mondes-draw = You have two actions in a turn. One of them may be drawing a card from the pile of the world you are in. Draw.
lesson-mondes-card = The Ranger. A card is worth either its key, here combat, or its effect. He is an encounter: he works in his own world only.
lesson-mondes-pass = There is nothing more to do for now. End your turn.
lesson-mondes-bad = Player 2 drew a bad encounter. It strikes at once and costs cards, but there were none to lose.
lesson-mondes-again = Your turn. Draw once more, then end the turn.
lesson-mondes-trade = The Grey Wizard brings you a key of knowledge, which you do not need. Player 2 is in the same world: propose a trade.
lesson-mondes-offer = Offer the Grey Wizard. The other one only hears the key and the kind of card.
lesson-mondes-accept = Player 2 answers with an object of combat. That is one of your home keys: accept.
lesson-mondes-object = The Silver Mail is an object. You may use it in any world, and you keep it when you leave. Encounters stay behind.
lesson-mondes-play = Now on to new places. Play the Ranger for his effect: you move without paying a key.
lesson-mondes-to = When you play a card, players in the same world may answer with one that cancels its key. Player 2 let it happen. Go to the north-west.
lesson-mondes-elsewhere = Conan and Dragons! You were the first here and turned it up. It has a pile of its own: draw.
lesson-mondes-struck = The Trapped Tomb: you lose two cards at random. Only a card that cancels death would help, and you have none. Let it happen, then end your turn.
lesson-mondes-paid = Player 2 paid the key of the southern side and moved there. So it goes: one key through a side, two keys through a corner.
lesson-mondes-gather = Now gather. Draw, then end your turn. Five cards in hand are the most.
lesson-mondes-gather-2 = A key of magic, one of your three. Go on: draw, and end your turn.
lesson-mondes-gather-3 = Combat again, through the Barbarian. Draw, and end your turn.
lesson-mondes-gather-4 = An object with a key of death. You need that one twice: for the exit, and as a home key. Draw once more, and end your turn.
lesson-mondes-ready = From a corner two exit keys are due, love and death, and your three home keys. You hold four cards. Love is missing, but it is your character’s own key!
lesson-mondes-reveal = Reveal your character. That costs an action and works once in a game; now everybody knows who you are.
lesson-mondes-home = You have everything. Go home!
lesson-mondes-pay = Pay one card after the other, and your character’s key with them.
lesson-mondes-end = You are home, and the game is over at once. In a real game the others try to get there first: watch their open cards, and keep something to cancel.
