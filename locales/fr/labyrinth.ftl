# Labyrinth Team Edition : ce qui est demandé, ce qu’on peut répondre, ce qui arrive, ce qui est refusé.

game-labyrinth = Labyrinth Team Edition
    .about = Trouvez ensemble les 24 trésors avant que les pages du grimoire de Dédalus ne soient lues. Chaque tour commence par une page qui pousse le labyrinthe, ensevelit des tuiles ou appelle des pions ; à vous ensuite de pousser, d’ensorceler et de marcher, pour vous arrêter sur les trésors de vos cartes.

## Options

labyrinth-option-players = Joueurs
labyrinth-option-players-2 = deux
labyrinth-option-players-3 = trois
labyrinth-option-players-4 = quatre
labyrinth-option-first = Premier joueur
labyrinth-option-first-1 = le joueur 1 commence
labyrinth-option-first-2 = le joueur 2 commence
labyrinth-option-first-3 = le joueur 3 commence
labyrinth-option-first-4 = le joueur 4 commence
labyrinth-option-colours = Pions et cases de départ
labyrinth-option-colours-by-seat = rouge, jaune, bleu, vert, à partir du joueur 1
labyrinth-option-colours-drawn = tirés au hasard
labyrinth-option-colours-opposite = deux joueurs dans des coins opposés : rouge et bleu
labyrinth-option-colours-own = choisis, à partir du joueur 1, par exemple green,yellow
labyrinth-option-level = Niveau
labyrinth-option-level-discovery = Poussée et Rotation pour tous
labyrinth-option-level-standard = Poussée pour tous, et un autre sort chacun
labyrinth-option-level-expert = de même, et les trésors dans l’ordre : seule la carte de gauche compte
labyrinth-option-spells = Seconds sorts (standard et expert)
labyrinth-option-spells-drawn = tirés au hasard
labyrinth-option-spells-chosen = choisis à tour de rôle
labyrinth-option-spells-own = convenus d’avance, à partir du joueur 1, par exemple rotation,crossing
labyrinth-option-help = Entraide
labyrinth-option-help-own-board-empty = qui n’a plus de cartes cherche pour les autres
labyrinth-option-help-deck-empty = chacun le peut, dès qu’il n’y a plus de carte à piocher
labyrinth-option-memory = Tuiles face cachée
labyrinth-option-memory-players = les joueurs retiennent ce qui s’y trouve
labyrinth-option-memory-aid = la table montre ce qui s’y trouve
labyrinth-option-layout = Disposition : ce qui figure sur quelle tuile
labyrinth-option-layout-classic = douze trésors sur des tuiles fixes, douze sur des tuiles mobiles
labyrinth-option-layout-all-loose = tous les trésors sur des tuiles mobiles
labyrinth-option-layout-own = votre propre disposition (--layout FICHIER)
labyrinth-option-deck = Paquet : les 24 pages dont on fait le grimoire
labyrinth-option-deck-12-8-4 = 12 poussées, 8 éboulements, 4 rencontres
labyrinth-option-deck-12-6-6 = 12 poussées, 6 éboulements, 6 rencontres
labyrinth-option-deck-8-8-8 = 8 de chaque sorte
labyrinth-option-deck-own = 24 pages à vous (--deck FICHIER)
labyrinth-option-pages = Grimoire : combien de pages, et donc de tours
labyrinth-option-pages-24 = en famille, 24 pages : deux robots normaux gagnent toutes leurs parties
labyrinth-option-pages-18 = soutenu, 18 pages : deux robots normaux gagnent 97 % des parties
labyrinth-option-pages-15 = difficile, 15 pages : deux robots normaux gagnent 63 % des parties
labyrinth-option-pages-own = tout nombre de 12 à 24

## Questions

labyrinth-question-spell = Quel sort prenez-vous, en plus de Poussée ?
labyrinth-question-turn = Lancez vos sorts et déplacez-vous, dans l’ordre voulu ; puis finissez le tour.
labyrinth-question-turn-up = Vous êtes sur une tuile face cachée. La retourner ?
labyrinth-question-orient = Dans quel sens reposez-vous la tuile ?

## Réponses

labyrinth-action-push = Pousser la tuile libre en { $arrow }, ouverte { $sides }
labyrinth-action-rotate = Tourner la tuile { $cell } de { $turn }°
labyrinth-action-permute = Échanger les tuiles { $one } et { $other }
labyrinth-action-move = Aller en { $cell }
labyrinth-action-move-turn = { $stays ->
        [yes] Rester en { $cell }
       *[no] Aller en { $cell }
    }{ $spell ->
        [none] {""}
       *[other] {" "}par { $spell }
    }{ $finds ->
        [none] {""}
        [own] {" "}— et trouver { $treasure }
       *[other] {" "}— et trouver { $treasure } pour { $owner }
    }{ $down ->
        [blank] {" "}— face cachée : vous vous y arrêtez et pourrez la retourner
        [known] {" "}— face cachée ({ $tile }) : vous pourrez la retourner
       *[no] {""}
    }
labyrinth-action-turn-up = La retourner — tout le monde la voit, et vous la reposez dans le sens voulu
labyrinth-action-leave = La laisser face cachée
labyrinth-action-orient = La poser ouverte { $sides }
labyrinth-action-choose = Prendre { $spell } — { $effect }
labyrinth-action-end = Finir le tour
labyrinth-action-end-turn = Finir le tour{ $moves ->
        [0] {""}
       *[other] {" "}— sans plus se déplacer
    }

## Événements

labyrinth-event-colour-drawn = { $who ->
        [you] Vous tirez { $pawn }.
       *[other] { $Player } tire { $pawn }.
    }
labyrinth-event-spell-taken = { $who ->
        [you] Vous avez Poussée et { $spell }.
       *[other] { $Player } a Poussée et { $spell }.
    }
labyrinth-event-card-drawn = { $who ->
        [you] À trouver par vous : { $treasures }.
       *[other] À trouver par { $player } : { $treasures }.
    }
labyrinth-event-turn-began = Tour { $turn }, { $player-title } ({ $colour })
labyrinth-event-page-turned = Le grimoire : { $page }.
labyrinth-event-pushed-down = Le grimoire : poussée en { $arrow }, la tuile libre ({ $tile }) entre face cachée.
labyrinth-event-turned-down = Face cachée maintenant : { $cell } ({ $tile }).
labyrinth-event-sent-home = { $who ->
        [you] Votre pion quitte { $from } et retourne à sa case de départ.
       *[other] Le pion { $player-of } quitte { $from } et retourne à sa case de départ.
    }
labyrinth-event-called = { $who ->
        [you] Votre pion est appelé sur { $start }.
       *[other] Le pion { $player-of } est appelé sur { $start }.
    }
labyrinth-event-pushed = { $who ->
        [you] Vous poussez la tuile libre en { $arrow }, ouverte { $sides }.
       *[other] { $Player } pousse la tuile libre en { $arrow }, ouverte { $sides }.
    }
labyrinth-event-carried-over = { $who ->
        [you] Votre pion, poussé dehors, est reposé sur la nouvelle tuile, en { $to }.
       *[other] Le pion { $player-of }, poussé dehors, est reposé sur la nouvelle tuile, en { $to }.
    }
labyrinth-event-rotated = { $who ->
        [you] Vous tournez la tuile { $cell } de { $turn }°.
       *[other] { $Player } tourne la tuile { $cell } de { $turn }°.
    }
labyrinth-event-permuted = { $who ->
        [you] Vous échangez les tuiles { $one } et { $other }.
       *[other] { $Player } échange les tuiles { $one } et { $other }.
    }
labyrinth-event-moved = { $stays ->
        [yes] { $who ->
            [you] Vous restez en { $to }.
           *[other] { $Player } reste en { $to }.
        }
       *[no] { $who ->
            [you] Vous allez de { $from } en { $to }{ $spell ->
                [none] {""}
               *[other] {" "}par { $spell }
            }.
           *[other] { $Player } va de { $from } en { $to }{ $spell ->
                [none] {""}
               *[other] {" "}par { $spell }
            }.
        }
    }
labyrinth-event-turned-up = { $who ->
        [you] Vous retournez la tuile { $cell } : { $tile }.
       *[other] { $Player } retourne la tuile { $cell } : { $tile }.
    }
labyrinth-event-oriented = { $who ->
        [you] Vous la reposez ouverte { $sides }.
       *[other] { $Player } la repose ouverte { $sides }.
    }
labyrinth-event-found = { $who ->
        [you] Vous trouvez { $treasure }{ $for ->
            [self] {""}
            [you] {" "}pour vous
           *[other] {" "}pour { $owner }
        } !{ $bonus ->
            [yes] {" "}Vous pouvez vous déplacer encore une fois ce tour-ci.
           *[no] {""}
        }
       *[other] { $Player } trouve { $treasure }{ $for ->
            [self] {""}
            [you] {" "}pour vous
           *[other] {" "}pour { $owner }
        } !
    }
labyrinth-event-ended = { $won ->
        [yes] Le dernier trésor est trouvé !
       *[no] Le grimoire est lu jusqu’à sa dernière page.
    }

## Les pages du grimoire

labyrinth-page-push = poussée en { $arrow }, la tuile libre entre face cachée
labyrinth-page-flip = éboulement, { $one } et { $other } passent face cachée
labyrinth-page-meeting = rencontre, { $one } et { $other } vont sur { $at }

## Refus

refusal-spell-used = ce sort a déjà été lancé ce tour-ci
refusal-not-your-spell = vous n’avez pas ce sort
refusal-spell-taken = quelqu’un d’autre a ce sort
refusal-wrong-shape = la tuile a une autre forme
refusal-pushes-out-face-down = une tuile face cachée serait poussée hors du labyrinthe
refusal-push-without-effect = cela ne changerait rien, ou reviendrait à pousser de l’autre bout ou dans une ligne qui croise celle-ci
refusal-face-down = la tuile est face cachée
refusal-turn-without-effect = la tuile serait comme avant, ou comme après un tour plus court
refusal-tiles-alike = les deux tuiles sont pareilles
refusal-no-move-left = vous n’avez plus de déplacement ce tour-ci
refusal-no-way = aucun chemin n’y mène
refusal-under-rubble = votre pion est sur une tuile face cachée : il ne peut qu’y rester, et la retourner

## Pourquoi une position est impossible

position-labyrinth-fixed-tile = { $found }, la tuile fixée là est { $expected }
position-labyrinth-loose-tiles = une tuile { $found } de trop, une tuile { $expected } manque
position-labyrinth-no-such-player = joueur { $found }, il y a { $expected } joueurs
position-labyrinth-turn-too-late = tour { $found }, le grimoire a { $expected } pages
position-labyrinth-turn-while-choosing = tour { $found }, les sorts se choisissent avant le premier tour : { $expected }
position-labyrinth-turn-not-begun = tour { $found }, sans sort à choisir un tour a commencé, le premier est { $expected }
position-labyrinth-wrong-player = joueur { $found }, ce tour est celui du joueur { $expected }
position-labyrinth-colour-of-setup = { $found }, les réglages donnent { $expected } à ce joueur
position-labyrinth-colour-twice = { $found } est déjà le pion d’un autre
position-labyrinth-spells-not-chosen = on ne choisit les sorts à tour de rôle qu’avec spells={ $expected }, ici c’est spells={ $found }
position-labyrinth-spell-missing = pas de sort, alors que chacun en a un
position-labyrinth-spell-early = { $found }, ce joueur n’a pas encore choisi
position-labyrinth-spell-discovery = { $found }, au niveau découverte chacun a { $expected }
position-labyrinth-spell-agreed = { $found }, on était convenu de { $expected }
position-labyrinth-spell-push = { $found }, le second sort est l’un de { $expected }
position-labyrinth-spell-twice = { $found }, qu’un autre a aussi
position-labyrinth-card-twice = { $found }, qui est là deux fois
position-labyrinth-cards-early = { $found ->
        [one] une carte
       *[other] { $found } cartes
    }, elles se piochent après le choix des sorts
position-labyrinth-hand-too-big = { $found } cartes, un joueur en a { $expected } au plus
position-labyrinth-hand-size = { $found ->
        [0] aucune carte
        [one] une carte
       *[other] { $found } cartes
    }, les règles en demandent { $expected } après ce qui a été trouvé ce tour
position-labyrinth-hand-of-helper = { $found ->
        [one] une carte
       *[other] { $found } cartes
    }, après ce qui a été trouvé ce tour c’est { $expected } au plus : seul celui qui n’a plus de carte aide les autres
position-labyrinth-found-in-a-turn = { $found }, on en trouve { $expected } au plus par tour
position-labyrinth-found-now = { $found }, mais { $expected } trésors ne sont sur aucune carte
position-labyrinth-found-in-all = { $found } trésors ne sont sur aucune carte, à ce tour on a pu en trouver { $expected }
position-labyrinth-pages-left = { $found }, à ce tour { $expected } pages du paquet ne sont pas encore tournées
position-labyrinth-page-missing = pas de page, alors que chaque tour commence par une page
position-labyrinth-page-early = { $found }, aucune page n’est tournée avant le premier tour
position-labyrinth-page-not-turned = { $found }, qui est encore parmi les pages restantes
position-labyrinth-page-not-in-deck = { $found }, que le paquet n’a pas, ou pas si souvent
position-labyrinth-moves = { $found }, il peut en rester { $expected } au plus
position-labyrinth-moves-used = les déplacements de ce tour sont faits : { $found } trésors trouvés, { $expected } déplacements
position-labyrinth-won-too-early = gagné avec { $found } trésors, les règles en demandent { $expected }
position-labyrinth-lost-too-early = perdu au tour { $found }, le grimoire finit au tour { $expected }
position-labyrinth-lost-with-all = perdu, alors que les { $found } trésors sont trouvés
position-labyrinth-asked-when-won = les { $found } trésors sont trouvés, la partie est gagnée
position-labyrinth-nothing-to-turn-up = la tuile en { $found }, sous le pion, est face visible
position-labyrinth-nothing-to-orient = aucune tuile mobile n’est face visible en { $found }, sous le pion
position-labyrinth-orient-plain = { $found }, une tuile qu’on vient de retourner s’écrit { $expected } tant qu’elle n’est pas remise
position-labyrinth-face-down-early = { $found ->
        [one] une tuile
       *[other] { $found } tuiles
    } face cachée, avant le premier tour il n’y en a pas
position-labyrinth-played-early = avant le premier tour, rien n’est utilisé ni trouvé
position-labyrinth-pawn-early = { $found }, avant le premier tour le pion est en { $expected }
position-labyrinth-per-player = { $found }, il y a { $expected } joueurs
position-labyrinth-asked-and-over = une partie demande quelque chose ou elle est finie : asked ou won, pas les deux
position-labyrinth-neither-asked-nor-over = une partie demande quelque chose ou elle est finie : il faut asked ou won
position-labyrinth-board-size = { $found }, le plateau a { $expected } rangées de { $expected } tuiles
position-labyrinth-thing-twice = { $found }, qui est là deux fois
position-labyrinth-fixed-down = { $found }, la tuile fixée là est toujours face visible : { $expected }
position-labyrinth-no-openings = { $found }, une tuile du plateau dit où elle est ouverte, par exemple { $expected }, ou qu’elle est down
position-labyrinth-spare-without-shape = { $found }, la tuile libre s’écrit par sa forme : { $expected }
position-labyrinth-spare-down = { $found }, la tuile libre est toujours face visible : { $expected }

## Choses

labyrinth-spell-push = Poussée
    .effect = pousser la tuile libre à n’importe quelle flèche
labyrinth-spell-rotation = Rotation
    .effect = une fois par tour, tourner une tuile mobile
labyrinth-spell-permutation = Permutation
    .effect = une fois par tour, échanger deux tuiles mobiles voisines
labyrinth-spell-crossing = Traversée
    .effect = une fois par tour, traverser une tuile face cachée
labyrinth-spell-teleport = Téléportation
    .effect = une fois par tour, sauter sur une case de départ et continuer
labyrinth-spell-escape = Évasion
    .effect = une fois par tour, sortir du labyrinthe par une ouverture et y rentrer par une autre

labyrinth-colour-red = rouge
    .letter = R
    .pawn = le pion rouge
    .start = la case de départ rouge
labyrinth-colour-yellow = jaune
    .letter = J
    .pawn = le pion jaune
    .start = la case de départ jaune
labyrinth-colour-blue = bleu
    .letter = B
    .pawn = le pion bleu
    .start = la case de départ bleue
labyrinth-colour-green = vert
    .letter = V
    .pawn = le pion vert
    .start = la case de départ verte

# Comme dans « ouverte au nord et à l’est ».
labyrinth-side-n = au nord
labyrinth-side-e = à l’est
labyrinth-side-s = au sud
labyrinth-side-w = à l’ouest

labyrinth-shape-straight = couloir
labyrinth-shape-corner = coude
labyrinth-shape-junction = croisement
labyrinth-tile = { $thing ->
        [none] { $shape }
       *[other] { $shape } avec { $thing }
    }

labyrinth-thing-mushroom = champignon
    .the = le champignon
    .sign = Cp
labyrinth-thing-elephant = éléphant
    .the = l’éléphant
    .sign = El
labyrinth-thing-sickle = faucille
    .the = la faucille
    .sign = Fa
labyrinth-thing-fan = éventail
    .the = l’éventail
    .sign = Ev
labyrinth-thing-candle = bougie
    .the = la bougie
    .sign = Bo
labyrinth-thing-key = clé
    .the = la clé
    .sign = Cl
labyrinth-thing-urn = urne
    .the = l’urne
    .sign = Ur
labyrinth-thing-amulet = amulette
    .the = l’amulette
    .sign = Am
labyrinth-thing-magic-hat = chapeau magique
    .the = le chapeau magique
    .sign = Ch
labyrinth-thing-dragon-tooth = dent de dragon
    .the = la dent de dragon
    .sign = De
labyrinth-thing-cauldron = chaudron
    .the = le chaudron
    .sign = Cn
labyrinth-thing-dagger = dague
    .the = la dague
    .sign = Dg
labyrinth-thing-skull = crâne
    .the = le crâne
    .sign = Cr
labyrinth-thing-chochin-obake = chōchin-obake
    .the = le chōchin-obake
    .sign = Ob
labyrinth-thing-magic-broom = balai magique
    .the = le balai magique
    .sign = Ba
labyrinth-thing-papyrus = papyrus
    .the = le papyrus
    .sign = Pa
labyrinth-thing-winged-sandals = sandales ailées
    .the = les sandales ailées
    .sign = Sa
labyrinth-thing-rune-stone = pierre runique
    .the = la pierre runique
    .sign = Pi
labyrinth-thing-potion = potion
    .the = la potion
    .sign = Po
labyrinth-thing-magic-wand = baguette magique
    .the = la baguette magique
    .sign = Bg
labyrinth-thing-daruma = daruma
    .the = le daruma
    .sign = Dm
labyrinth-thing-mandrake = mandragore
    .the = la mandragore
    .sign = Ma
labyrinth-thing-magic-crystal = cristal magique
    .the = le cristal magique
    .sign = Ct
labyrinth-thing-seashell = coquillage
    .the = le coquillage
    .sign = Co
labyrinth-thing-sun = soleil
    .the = le soleil
    .sign = so
labyrinth-thing-moon = lune
    .the = la lune
    .sign = lu
labyrinth-thing-star = étoile
    .the = l’étoile
    .sign = et
labyrinth-thing-comet = comète
    .the = la comète
    .sign = cm

## La fin

outcome-all-treasures = Les 24 trésors sont trouvés : vous avez vaincu le labyrinthe !
    .short = tous les trésors sont trouvés
outcome-no-page-left = Le grimoire n’a plus de page : le labyrinthe se referme sur ses trésors.
    .short = plus de page
labyrinth-summary = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    }, { $treasures ->
        [0] aucun trésor trouvé
        [one] un trésor trouvé
       *[other] { $treasures } trésors trouvés sur 24
    }.

## Les règles en bref, par identifiant. Le texte complet : docs/rules/labyrinth.md.

rule-la-c1 = Le labyrinthe a 7 rangées et 7 colonnes, comptées à partir de 0 ; 3.4 est la rangée 3, colonne 4. Là où les deux nombres sont pairs, la tuile est fixe ; les 33 autres sont mobiles. Il reste une tuile mobile : la tuile libre.
rule-la-c2 = Les tuiles fixes ne changent jamais. Les quatre coins sont les cases de départ.
rule-la-c3 = Des 34 tuiles mobiles, 12 sont des couloirs, 16 des coudes et 6 des croisements, sauf avec votre propre disposition.
rule-la-c4 = Il y a 24 trésors et quatre symboles (soleil, lune, étoile, comète) ; la disposition dit sur quelles tuiles.
rule-la-c5 = Le paquet a 24 pages : poussées, éboulements et rencontres. Le grimoire les a toutes ou, pour une partie plus courte, une part tirée sans la voir ; il y a autant de tours.
rule-la-c6 = Douze flèches sont aux bouts des rangées et colonnes 1, 3 et 5 : N1 est au nord, au-dessus de la colonne 1 ; W3 est à l’ouest, à la rangée 3.
rule-la-c7 = Le rouge part du nord-ouest, le jaune du nord-est, le bleu du sud-est, le vert du sud-ouest. Chacun a le pion de sa place, celui qu’il a choisi avant la partie, ou un pion tiré au hasard.
rule-la-c8 = Il y a six sorts : Poussée, Rotation, Permutation, Traversée, Téléportation et Évasion.
rule-la-s1 = Les tuiles mobiles sont posées au hasard, face visible ; la dernière est la tuile libre.
rule-la-s2 = Cartes trésor et pages sont mélangées.
rule-la-s3 = Chacun a un pion sur sa case de départ ; puis viennent les sorts, puis deux cartes trésor visibles chacun.
rule-la-s4 = Chacun a Poussée et un autre sort : Rotation au niveau découverte, sinon un sort parmi cinq, tous différents, tirés, choisis à tour de rôle ou convenus d’avance.
rule-la-t1 = Un tour commence par une page, à laquelle on obéit. Poussée : la tuile libre entre face cachée, et un pion poussé dehors retourne à son départ. Éboulement : les deux tuiles nommées passent face cachée, et les pions dessus retournent à leur départ. Rencontre : deux pions vont sur une case de départ. S’il n’y a plus de page, la partie est perdue.
rule-la-t2 = Ensuite, dans l’ordre voulu, lancez chacun de vos sorts une fois au plus et déplacez-vous une fois. Rien n’est obligatoire ; c’est vous qui dites quand le tour est fini.
rule-la-t3 = À la fin, vous piochez une carte par trésor trouvé. Le joueur suivant continue.
rule-la-m1 = Un pion va aussi loin qu’il veut là où les couloirs se rejoignent. Les pions ne se gênent pas. Rester sur place est aussi un déplacement.
rule-la-m2 = On peut entrer sur une tuile face cachée par tout couloir qui y mène ; le déplacement s’y arrête. Vous pouvez alors la retourner et la reposer dans le sens voulu. Qui est sur une tuile face cachée ne peut en partir à pied, mais peut la retourner avec un déplacement.
rule-la-m3 = Vous trouvez un trésor de vos cartes en vous arrêtant sur sa tuile par un déplacement, ou en la retournant sous votre pion. Y être poussé ou porté ne suffit pas.
rule-la-m4 = Le premier trésor d’un tour donne un déplacement de plus dans ce tour, le second n’en donne pas.
rule-la-m5 = Qui n’a plus de cartes peut trouver des trésors pour les autres (ou, en option, tout le monde dès qu’il n’y a plus de carte à piocher).
rule-la-p1 = Poussée : la tuile libre entre à n’importe quelle flèche, dans le sens voulu, sauf si une tuile face cachée était poussée dehors. Les pions poussés dehors sont reposés sur la nouvelle tuile.
rule-la-p2 = Rotation : tournez une tuile mobile face visible de 90°, 180° ou 270°, dans le sens des aiguilles d’une montre.
rule-la-p3 = Permutation : deux tuiles mobiles voisines changent de place, pions compris.
rule-la-p4 = Traversée : une fois dans un déplacement, traversez une tuile face cachée.
rule-la-p5 = Téléportation : une fois dans un déplacement, sautez sur une case de départ et continuez.
rule-la-p6 = Évasion : une fois dans un déplacement, sortez du labyrinthe par une ouverture et rentrez par une autre.
rule-la-l1 = Découverte : Poussée et Rotation pour tous.
rule-la-l2 = Standard : Poussée pour tous, et un second sort différent pour chacun.
rule-la-l3 = Expert : comme standard, et seule votre carte de gauche compte ; une fois trouvée, celle de droite prend sa place.
rule-la-x1 = Vous gagnez ensemble dès que le 24e trésor est trouvé.
rule-la-x2 = Vous perdez ensemble quand un tour commence et qu’il n’y a plus de page.
rule-la-h1 = Seul l’ordre des pages et des cartes est secret. Ce qui est enseveli, tous l’ont vu : retenez-le, ou jouez avec l’aide-mémoire. Sans elle, rien ne redit ce qui s’est passé où lors des tours précédents, jusqu’à la fin de la partie.

## L’écran

labyrinth-table-title = Labyrinth · tour { $turn } sur { $turns } · trésors : { $found } sur 24
labyrinth-table-title-short = Labyrinth · tour { $turn } · trésors : { $found }
labyrinth-table-title-choosing = Labyrinth · choix des sorts
labyrinth-label-grimoire = Grimoire, { $left ->
        [0] dernière page
        [one] encore une page
       *[other] encore { $left } pages
    }
labyrinth-table-closed = encore fermé
labyrinth-label-spare = Tuile libre : { $tile }
labyrinth-table-you = vous, joueur { $seat } ({ $colour })
labyrinth-table-player = joueur { $seat } ({ $colour })
labyrinth-table-ready = prêt : { $what }
labyrinth-table-used = fait : { $what }
labyrinth-table-moves = { $count ->
        [one] un déplacement
       *[other] { $count } déplacements
    }
labyrinth-table-no-cards = pas de cartes
labyrinth-table-at = { $thing }, { $cell }
labyrinth-table-on-spare = { $thing }, tuile libre
labyrinth-table-buried = { $thing }, face cachée
labyrinth-table-buried-at = { $thing }, { $cell }, face cachée
labyrinth-table-later = puis { $thing }
labyrinth-table-page-counts = poussées : { $pushes }, éboulements : { $flips }, rencontres : { $meetings }
labyrinth-label-to-draw = À piocher
labyrinth-label-found = Trouvés
labyrinth-label-pages = Paquet
labyrinth-label-signs = Signes
labyrinth-table-none = aucun
labyrinth-table-legend = Une case est rangée.colonne, à partir de 0 ; là où les deux sont pairs, la tuile est fixe. { $pawns } : les pions ; { $home } : une case de départ. { $down } : face cachée. { $bead } : là où vous pouvez aller ; { $cast } : par votre sort seulement. Les trésors ont deux lettres, en majuscules si quelqu’un les cherche, en minuscules une fois trouvés. { $symbols } : soleil, lune, étoile, comète. { $blocked } à la place de la lettre d’une flèche : pas de poussée d’ici, une tuile face cachée sortirait. « cartes » énumère tous les signes.

## Ce qu’on peut taper

labyrinth-verb-move = aller a déplacer deplacer d marcher
labyrinth-verb-push = pousser p poussée poussee
labyrinth-verb-rotate = tourner t rotation
labyrinth-verb-permute = échanger echanger e permuter permutation
labyrinth-verb-end = fin f finir terminer
labyrinth-verb-way = chemin c
labyrinth-hint-move = { $cell } — aller à la rangée { $row }, colonne { $column } ; { $bead } marque où vous pouvez aller{ $spell ->
        [none] {""}
       *[other] , { $cast } où { $spell } vous mène
    }
labyrinth-hint-push = p { $arrow } { $turn } — pousser la tuile libre en { $arrow }, ouverte { $sides } ({ $turns })
labyrinth-hint-rotate = t { $cell } { $turn } — tourner la tuile mobile { $cell } à droite (90, 180, 270)
labyrinth-hint-permute = e { $one } { $other } — échanger les tuiles mobiles { $one } et { $other }
labyrinth-how-cell = Quelle case ? Tapez rangée.colonne, par exemple 3.4 ; les deux vont de 0 à 6.
labyrinth-how-push = Tapez une flèche et le sens de la tuile libre : { $arrows } ; { $turns } (W est l’ouest). Par exemple : p { $arrow } { $turn }
labyrinth-how-rotate = Tapez une case et de combien tourner sa tuile, à droite : 90, 180 ou 270. Par exemple : t 1.2 90
labyrinth-how-permute = Tapez deux cases mobiles voisines. Par exemple : e 1.2 1.3
labyrinth-how-fixed = La tuile { $cell } est fixe : rangée et colonne sont paires.
labyrinth-way-to = Le chemin : { $cells }.
labyrinth-no-way-to = Aucun chemin ne mène en { $cell } maintenant.

## Mesures

labyrinth-bench-push-and-reach = labyrinth · poussée + inondation : { $rate } par seconde (somme de contrôle 328 992 sur 1 000 plateaux)

## Pourquoi une réponse vaut mieux qu’une autre, suivi de deux nombres

labyrinth-why-now = Plus de trésors pendant ce tour
labyrinth-why-next = Plus de trésors au tour suivant
labyrinth-why-turns = Moins de tours à jouer
labyrinth-why-reach = Le joueur suivant atteint plus de cases
