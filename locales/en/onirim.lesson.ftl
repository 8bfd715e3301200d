# The guided first game of Onirim: short notes that speak to somebody who knows nothing yet.

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
