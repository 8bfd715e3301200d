# The guided first game of Labyrinth: short notes that speak to somebody who knows nothing yet.

lesson-labyrinth-welcome = You play together. There are 24 treasures to find in 24 turns, in a labyrinth whose walls move.
lesson-labyrinth-treasures = These are your two treasures: the mushroom and the dragon tooth. Your pawn is the red one, in its corner.
lesson-labyrinth-page = Each turn begins with a page of the grimoire, and the grimoire is no friend. This page has pushed a tile into the labyrinth face down: rubble. You may walk onto rubble, but not across it.
lesson-labyrinth-spare = This tile is left over: the spare. With your spell Push you slide it in at an arrow, and the tile at the other end falls out and becomes the new spare.
lesson-labyrinth-push = No corridor leads to the mushroom. Lay the spare crosswise, from west to east, and push it in at the first arrow above the labyrinth.
lesson-labyrinth-walk = The corridor is open. You walk as far as you like where corridors meet: go to the mushroom.
lesson-labyrinth-bonus = Found! The first treasure of a turn gives you a second move. Being pushed onto a treasure does not count: you have to walk there.
lesson-labyrinth-rubble = Use the second move to clear the rubble: walk onto the tile that lies face down.
lesson-labyrinth-turn-up = A move ends on rubble. But now you may turn the tile up. Do it.
lesson-labyrinth-orient = You may lay it back in any direction. Open it to the south and to the west.
lesson-labyrinth-end-turn = You have pushed and walked. You say when your turn is over; then you draw a new treasure card.
lesson-labyrinth-cave-in = The next page is a cave-in: two tiles are turned face down, with the skull and the potion. Remember where they lie! From now on only your memory tells. Your partner plays.
lesson-labyrinth-mate = Your partner pushed a column, and you rode along with your tile. Then the grimoire buried your next treasure, the winged sandals.
lesson-labyrinth-rotation = The dragon tooth is near, but one tile turns its wall to you. Cast your other spell, Rotation: turn that tile by a quarter.
lesson-labyrinth-tooth = The way is free. Walk to the dragon tooth.
lesson-labyrinth-together = Talk with each other: whose push helps whom? Players without treasures of their own help the others to find theirs.
lesson-labyrinth-spells = At the next level there are more spells: swap tiles, cross rubble, jump to a corner, or leave the labyrinth and come in elsewhere.
lesson-labyrinth-end = With the 24th treasure you win at once, together. If a turn begins and the grimoire has no page left, you have lost.
