# Les premières parties guidées : des notes courtes pour quelqu’un qui ne sait encore rien.

lesson-you = Vous
lesson-mate = Joueur { $seat }

## Autour des notes

learn-title = Apprendre
learn-lede = Une première partie guidée dure cinq minutes. Vous jouez à la vraie table, et chaque note dit une chose.
learn-players = { $least ->
    [one] { $most } joueurs, ou en solitaire
   *[other] De { $least } à { $most } joueurs
}
learn-onirim-text = Seul ou à deux. Tracez votre chemin dans un rêve, trouvez huit portes, et gare aux cauchemars.
learn-labyrinth-text = Ensemble. Poussez les murs d’un labyrinthe mouvant et trouvez 24 trésors avant la fin du grimoire.
learn-mondes-text = Chacun pour soi. Perdu dans huit mondes, soyez le premier à réunir les clés du retour.
learn-begin = Jouer la leçon
learn-rules = Lire les règles
learn-of = Premiers pas : { $game }
learn-leave = Quitter la leçon
learn-progress = Étape { $at } sur { $of }
learn-next = Continuer
learn-back = Revenir
learn-restart = Depuis le début
learn-skip = Vers la fin
learn-show = Montrez-moi
learn-astray = Bonne idée, mais pour l’instant faisons ceci : { $what }.
learn-astray-plain = Bonne idée, mais pas maintenant.
learn-note = Note
learn-mate-plays = { $name } joue…
learn-menu = Leçon
learn-done = Vous savez jouer
learn-first-game = Jouer ma première vraie partie
learn-other = Un autre jeu
learn-all-rules = Toutes les règles

## Onirim

lesson-onirim-welcome = Vous rêvez, et vous êtes perdu dans un labyrinthe. Huit portes mènent dehors. Trouvez-les toutes avant la fin des cartes.
lesson-onirim-hand = Voici votre main : cinq cartes. Chacune a une couleur, qui est un lieu du rêve, et un symbole : soleil, lune ou clé.
lesson-onirim-row = Ici, vous posez des cartes l’une après l’autre : c’est votre chemin. Une seule règle : jamais deux fois de suite le même symbole.
lesson-onirim-first = Trois cartes d’une couleur à la suite ouvrent une porte. Vous en avez plusieurs bleues. Commencez par le soleil bleu.
lesson-onirim-refill = Après chaque tour, vous piochez pour revenir à cinq cartes.
lesson-onirim-second = Un soleil est au bout : un soleil ne peut pas suivre, et ces cartes le disent. Jouez la lune bleue.
lesson-onirim-third = Déjà deux cartes bleues. Un soleil peut de nouveau suivre : jouez le soleil bleu, la troisième bleue.
lesson-onirim-search = Trois bleues à la suite ! Vous pouvez chercher une porte bleue dans la pioche.
lesson-onirim-door = Votre première porte. Il y en a deux par couleur, huit en tout. Les trois cartes ont servi : la prochaine carte commence une nouvelle série.
lesson-onirim-deck = Dans la pioche, il y a des cartes, des portes et dix cauchemars. S’il faut piocher et qu’elle est vide, le rêve est perdu. Chaque tour compte donc.
lesson-onirim-key = Au lieu de jouer une carte, vous pouvez en défausser une. Défaussez une clé et vous voyez l’avenir : défaussez la clé bleue.
lesson-onirim-prophecy = Une prophétie : voici les cinq prochaines cartes. L’une doit partir, jetez donc le cauchemar. Les autres peuvent rester dans cet ordre.
lesson-onirim-buy = Vous l’aviez vue venir : une porte brune ! Avec une clé de sa couleur, vous la prenez aussitôt. Payez avec la clé brune.
lesson-onirim-keys = Une clé sert donc à trois choses : elle se pose dans le chemin comme toute carte, elle montre l’avenir, et elle ouvre une porte de sa couleur. Gardez-en.
lesson-onirim-anew = Place à une nouvelle série. La dernière carte du chemin est un soleil : jouez la lune rouge.
lesson-onirim-limbo = Une porte verte est venue, mais vous n’avez pas de clé verte. Une telle carte attend dans les limbes et retourne dans la pioche à la fin du tour. Rien n’est perdu.
lesson-onirim-on = La deuxième carte rouge : jouez le soleil rouge.
lesson-onirim-last = Aucune troisième carte rouge ne convient. Cela arrive. Jouez la lune bleue et recommencez en bleu.
lesson-onirim-nightmare = Un cauchemar ! Choisissez ce que vous donnez : une clé, une porte trouvée, les cinq prochaines cartes de la pioche, ou toute votre main. Ici, une clé fait le moins mal : donnez la clé brune.
lesson-onirim-left = Ici, vous voyez ce qui doit encore venir. Quand il reste peu de soleils d’une couleur, ses portes sont plus dures à ouvrir.
lesson-onirim-end = Vous savez tout. Huit portes, et vous vous réveillez : c’est gagné. S’il faut piocher et qu’il n’y a plus de carte, le sommeil vous garde.

## Labyrinth

lesson-labyrinth-welcome = Vous jouez ensemble. Il y a 24 trésors à trouver en 24 tours, dans un labyrinthe dont les murs bougent.
lesson-labyrinth-treasures = Voici vos deux trésors : le champignon et la dent de dragon. Votre pion est le rouge, dans son coin.
lesson-labyrinth-page = Chaque tour commence par une page du grimoire, et elle ne vous veut pas du bien. Celle-ci a poussé une tuile face cachée dans le labyrinthe : un éboulis. On peut aller sur un éboulis, pas le traverser.
lesson-labyrinth-spare = Cette tuile est de trop : la tuile libre. Avec votre sort Poussée, vous la glissez à une flèche ; la tuile de l’autre bout tombe et devient la nouvelle tuile libre.
lesson-labyrinth-push = Aucun couloir ne mène au champignon. Tournez la tuile libre en travers, d’ouest en est, et poussez-la à la première flèche au-dessus du labyrinthe.
lesson-labyrinth-walk = Le couloir est ouvert. On marche aussi loin qu’on veut, là où les couloirs se rejoignent : allez au champignon.
lesson-labyrinth-bonus = Trouvé ! Le premier trésor d’un tour vous donne un second déplacement. Être poussé sur un trésor ne compte pas : il faut y aller à pied.
lesson-labyrinth-rubble = Servez-vous de ce déplacement pour dégager l’éboulis : allez sur la tuile face cachée.
lesson-labyrinth-turn-up = Sur un éboulis, le déplacement s’arrête. Mais vous pouvez maintenant retourner la tuile. Faites-le.
lesson-labyrinth-orient = Vous la reposez dans le sens que vous voulez. Ouvrez-la au sud et à l’ouest.
lesson-labyrinth-end-turn = Vous avez poussé et marché. C’est vous qui dites quand le tour est fini ; vous piochez alors une nouvelle carte trésor.
lesson-labyrinth-cave-in = La page suivante est un éboulement : deux tuiles passent face cachée, celles du crâne et de la potion. Retenez où elles sont ! Désormais, seule votre mémoire le dit. À votre partenaire.
lesson-labyrinth-mate = Votre partenaire a poussé une colonne, et vous avez glissé avec votre tuile. Puis le grimoire a enseveli votre prochain trésor, les sandales ailées.
lesson-labyrinth-rotation = La dent de dragon est proche, mais une tuile vous tourne le mur. Lancez votre autre sort, Rotation : tournez cette tuile d’un quart de tour.
lesson-labyrinth-tooth = La voie est libre. Allez à la dent de dragon.
lesson-labyrinth-together = Parlez-vous : la poussée de l’un aide qui ? Et qui n’a plus de trésor à trouver aide à trouver ceux des autres.
lesson-labyrinth-spells = Au niveau suivant, il y a d’autres sorts : échanger des tuiles, traverser un éboulis, sauter vers un coin, ou sortir du labyrinthe et rentrer ailleurs.
lesson-labyrinth-end = Au 24e trésor, vous gagnez aussitôt, ensemble. Si un tour commence et que le grimoire n’a plus de page, c’est perdu.

## La Clé des mondes

lesson-mondes-welcome = Vous avez trop lu, et vous voilà perdu dans les mondes des livres. Qui rentre le premier au manoir de Kernault gagne.
lesson-mondes-character = Deux personnages, et vous en gardez un en secret. Ses trois clés du retour sont ce qu’il vous faut pour rentrer ; sa propre clé aide une fois. Prenez le Rôliste.
lesson-mondes-map = Kernault est au milieu, et autour huit mondes, presque tous encore cachés. Vous partez tous deux de l’ouest, en Terre du Milieu.
lesson-mondes-exits = Chaque monde a une clé sur chacun de ses quatre côtés. Cette clé est le prix pour sortir par ce côté.
lesson-mondes-way = Et voici votre retour : la clé du côté qui regarde Kernault, et les trois clés du retour de votre personnage. Vous réunissez donc des clés.
lesson-mondes-draw = Vous avez deux actions par tour. L’une peut être de piocher une carte du monde où vous êtes. Piochez.
lesson-mondes-card = Le Rôdeur. Une carte vaut soit sa clé, ici le combat, soit son effet. C’est une rencontre : elle ne sert que dans son monde.
lesson-mondes-pass = Il n’y a rien d’autre à faire pour l’instant. Terminez votre tour.
lesson-mondes-bad = Le joueur 2 a pioché une mauvaise rencontre. Elle frappe aussitôt et coûte des cartes, mais il n’y en avait pas à perdre.
lesson-mondes-again = À vous. Piochez encore une fois, puis terminez le tour.
lesson-mondes-trade = Le Magicien gris vous apporte une clé de connaissance, dont vous n’avez pas besoin. Le joueur 2 est dans le même monde : proposez un échange.
lesson-mondes-offer = Offrez le Magicien gris. L’autre n’apprend que la clé et la sorte de la carte.
lesson-mondes-accept = Le joueur 2 répond par un objet de combat. C’est une de vos clés du retour : acceptez.
lesson-mondes-object = La Cotte d’argent est un objet. Il sert dans tous les mondes, et vous le gardez en partant. Les rencontres, elles, restent sur place.
lesson-mondes-play = En route. Jouez le Rôdeur pour son effet : vous vous déplacez sans payer de clé.
lesson-mondes-to = Quand vous jouez une carte, ceux du même monde peuvent répondre par une carte qui annule sa clé. Le joueur 2 a laissé faire. Allez au nord-ouest.
lesson-mondes-elsewhere = Conan et Dragons ! Arrivé le premier, vous l’avez révélé. Il a sa propre pile : piochez.
lesson-mondes-struck = Le Tombeau piégé : vous perdez deux cartes au hasard. Seule une carte qui annule la mort vous aiderait, et vous n’en avez pas. Laissez faire, puis terminez le tour.
lesson-mondes-paid = Le joueur 2 a payé la clé du côté sud et y est allé. C’est ainsi : une clé par un côté, deux clés par un coin.
lesson-mondes-gather = Maintenant, réunissez vos clés. Piochez, puis terminez le tour. Cinq cartes en main, pas plus.
lesson-mondes-gather-2 = Une clé de magie, une de vos trois. Continuez : piochez, et terminez le tour.
lesson-mondes-gather-3 = De nouveau le combat, grâce au Barbare. Piochez, et terminez le tour.
lesson-mondes-gather-4 = Un objet avec une clé de mort. Il vous en faut deux : une pour sortir, une pour rentrer. Piochez encore, et terminez le tour.
lesson-mondes-ready = D’un coin, on doit deux clés de sortie, amour et mort, et vos trois clés du retour. Vous avez quatre cartes. L’amour manque, mais c’est la propre clé de votre personnage !
lesson-mondes-reveal = Révélez votre personnage. Cela coûte une action et ne sert qu’une fois par partie ; désormais, tous savent qui vous êtes.
lesson-mondes-home = Vous avez tout. Rentrez !
lesson-mondes-pay = Payez une carte après l’autre, et la clé de votre personnage avec elles.
lesson-mondes-end = Vous êtes rentré, et la partie finit aussitôt. Dans une vraie partie, les autres veulent arriver avant vous : observez leurs cartes ouvertes, et gardez de quoi annuler.
