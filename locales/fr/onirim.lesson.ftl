# La première partie guidée d’Onirim : de courtes notes pour qui ne sait encore rien.

lesson-onirim-welcome = Vous rêvez, et vous êtes perdu dans un labyrinthe. Huit portes mènent dehors. Trouvez-les toutes avant la fin des cartes.
lesson-onirim-hand = Voici votre main : cinq cartes. Chacune a une couleur, qui est un lieu du rêve, et un symbole : soleil, lune ou clé.
lesson-onirim-row = Ici, vous posez des cartes l’une après l’autre : c’est votre rangée. Une seule règle : jamais deux fois de suite le même symbole.
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
lesson-onirim-keys = Une clé sert donc à trois choses : elle se pose dans la rangée comme toute carte, elle montre l’avenir, et elle ouvre une porte de sa couleur. Gardez-en.
lesson-onirim-anew = Place à une nouvelle série. La dernière carte de la rangée est un soleil : jouez la lune rouge.
lesson-onirim-limbo = Une porte verte est venue, mais vous n’avez pas de clé verte. Une telle carte attend dans les limbes et retourne dans la pioche à la fin du tour. Rien n’est perdu.
lesson-onirim-on = La deuxième carte rouge : jouez le soleil rouge.
lesson-onirim-last = Aucune troisième carte rouge ne convient. Cela arrive. Jouez la lune bleue et recommencez en bleu.
lesson-onirim-nightmare = Un cauchemar ! Choisissez ce que vous donnez : une clé, une porte trouvée, les cinq prochaines cartes de la pioche, ou toute votre main. Ici, une clé fait le moins mal : donnez la clé brune.
lesson-onirim-left = Ici, vous voyez ce qui doit encore venir. Quand il reste peu de soleils d’une couleur, ses portes sont plus dures à ouvrir.
lesson-onirim-end = Vous savez tout. Huit portes, et vous vous réveillez : c’est gagné. S’il faut piocher et qu’il n’y a plus de carte, le sommeil vous garde.
