# La première partie guidée de Labyrinth : de courtes notes pour qui ne sait encore rien.

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
