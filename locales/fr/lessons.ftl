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
