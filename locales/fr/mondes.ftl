# La Clé des mondes : ce qui est demandé, ce qu’on peut répondre, ce qui se passe, ce qui est refusé.

game-mondes = La Clé des mondes
    .about = Chacun est perdu dans les mondes de la littérature fantastique ; le premier personnage rentré au manoir de Kernault gagne. Piochez rencontres et objets, payez avec leurs clés pour passer d’un monde à l’autre, échangez, jouez des tours, annulez ceux des autres et réunissez vos clés de retour.

## Options

mondes-option-players = Joueurs
mondes-option-players-2 = deux, d’un même monde
mondes-option-players-3 = trois, d’un même monde
mondes-option-players-4 = quatre, de deux mondes
mondes-option-players-5 = cinq, de deux mondes
mondes-option-first = Premier joueur
mondes-option-first-random = tiré au sort
mondes-option-first-1 = le joueur 1 commence
mondes-option-first-2 = le joueur 2 commence
mondes-option-first-3 = le joueur 3 commence
mondes-option-first-4 = le joueur 4 commence
mondes-option-first-5 = le joueur 5 commence
mondes-option-character-key = La clé de votre personnage
mondes-option-character-key-own-action = révéler le personnage est une action ; la clé compte jusqu’à la fin du tour
mondes-option-character-key-payment = le personnage se révèle en payant avec sa clé, sans action
mondes-option-counter-chains = Annuler une annulation
mondes-option-counter-chains-yes = une carte qui annule peut être annulée
mondes-option-counter-chains-no = une carte qui annule l’emporte
mondes-option-reach = Qui peut être visé
mondes-option-reach-anywhere = un joueur où qu’il soit
mondes-option-reach-same-world = seulement les joueurs du même monde
mondes-option-stand-off = Immobilité
mondes-option-stand-off-yes = si, dans un monde, personne n’a rien fait à son dernier tour, la pioche avance
mondes-option-stand-off-no = il ne se passe rien
mondes-option-max-rounds = Durée au plus
mondes-option-max-rounds-60 = 60 tours de table
mondes-option-max-rounds-own = { $value } tours de table (1 à 1000)
mondes-option-cards = Jeu de cartes : mondes, cartes et personnages
mondes-option-cards-balanced = le jeu habituel, aux chances mieux réparties entre les personnages
mondes-option-cards-standard = l’ancien jeu, où la Cotte d’argent porte la clé du combat
mondes-option-cards-own = votre propre jeu de cartes (--cards FICHIER)

## Questions

mondes-question-character = Quel personnage gardez-vous ?
mondes-question-turn = À vous : que faites-vous ?
mondes-question-offer = Quelle carte proposez-vous ? Seuls sa clé et son type sont annoncés.
mondes-question-answer = On vous propose un échange. Répondre avec une carte, ou refuser ?
mondes-question-accept = Acceptez-vous l’échange ?
mondes-question-pay = Quelle carte paie maintenant ?
mondes-question-target = Qui visez-vous ?
mondes-question-react = Répondez-vous à ce qui est joué ?
mondes-question-which = Quelle carte annulez-vous ?
mondes-question-defend = Une mauvaise rencontre vous frappe. Y répondez-vous ?
mondes-question-lose = Quelle carte perdez-vous ?
mondes-question-discard = Vous devez défausser une carte. Laquelle ?
mondes-question-under = Quelle carte va maintenant sous sa pioche ?
mondes-question-arrange = Quelle carte vient ensuite sur la pioche ? La première nommée sera piochée la première.
mondes-question-where = Où aller ?
mondes-question-look = Quel monde face cachée regardez-vous ?
mondes-question-give = Quelle carte donnez-vous ?
mondes-question-more = Piochez-vous encore une carte ?

## Réponses

mondes-action-play = Jouer { $card } : { $effect }
mondes-action-play-pair = Jouer { $card } avec { $pair } : { $effect }
mondes-action-discard = Perdre { $card } ({ $key } ; { $effect })
mondes-action-discard-turn = Défausser { $card }
mondes-action-offer = Proposer { $card }, en annonçant { $announced }
mondes-action-give = Donner { $card } ({ $key } ; { $effect })
mondes-action-give-answer = Répondre avec { $card }, en annonçant { $announced }
mondes-action-pay = Payer { $key } avec { $card }
mondes-action-react = Répondre avec { $card } : { $effect }
mondes-action-cancel = Annuler { $card } ({ $key })
mondes-action-under = D’abord { $card }
mondes-action-place = D’abord { $card } ({ $key } ; { $effect })
mondes-action-move = Aller vers { $world }, { $at }, pour { $keys }
mondes-action-to = { $world }, { $at }
mondes-action-look = Celui qui est { $at }
mondes-action-trade = Échanger une carte avec { $player }
mondes-action-target = { $Player } ({ $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    })
mondes-action-keep = Garder { $character } : sa clé { $of } ; clés de retour { $home }
mondes-action-draw = Piocher une carte dans { $world }
mondes-action-reveal = Révéler { $character } : sa clé { $of } compte ce tour
mondes-action-home = Rentrer à Kernault, pour { $keys }
mondes-action-pass = Finir le tour
mondes-action-pay-character = Payer { $key } avec votre personnage, { $character }
mondes-action-accept = Accepter
mondes-action-accept-trade = Accepter : vous recevez { $get }, contre { $give }
mondes-action-refuse = Refuser
mondes-action-let = Non, laisser faire
mondes-action-let-all = Tout laisser faire jusqu’à votre prochain tour, sauf un retour
mondes-action-stop = Ne plus piocher

## Événements

mondes-event-characters-dealt = { $first ->
        [none] { $Player } reçoit deux personnages.
       *[other] { $who ->
            [you] Vous recevez deux personnages, { $first } et { $second }.
           *[other] { $Player } reçoit deux personnages, { $first } et { $second }.
        }
    }
mondes-event-character-kept = { $character ->
        [none] { $Player } a choisi un personnage.
       *[other] { $who ->
            [you] Vous êtes { $character }.
           *[other] { $Player } est { $character }.
        }
    }
mondes-event-pawn-set = { $who ->
        [you] Vous partez du monde situé { $at }.
       *[other] { $Player } part du monde situé { $at }.
    }
mondes-event-turn-began = Tour { $turn }, { $player-title }
mondes-event-turn-skipped = { $who ->
        [you] Vous passez le tour { $turn }.
       *[other] { $Player } passe le tour { $turn }.
    }
mondes-event-drew = { $who ->
        [you] Vous piochez { $card ->
            [none] une carte
           *[other] { $card }
        } dans { $world }.
       *[other] { $Player } pioche { $card ->
            [none] une carte
           *[other] { $card }
        } dans { $world }.
    }
mondes-event-recovered = { $who ->
        [you] Vous prenez { $card ->
            [none] une carte
           *[other] { $card }
        } sous la pioche de { $world }.
       *[other] { $Player } prend { $card ->
            [none] une carte
           *[other] { $card }
        } sous la pioche de { $world }.
    }
mondes-event-struck = { $who ->
        [you] { $card } vous frappe : { $effect }.
       *[other] { $card } frappe { $player } : { $effect }.
    }
mondes-event-went-under = { $doing ->
        [no] Sous la pioche de { $world } : { $cards }.
       *[yes] { $who ->
            [you] Vous mettez { $cards } sous la pioche de { $world }.
           *[other] { $Player } met { $cards } sous la pioche de { $world }.
        }
    }
mondes-event-offered = { $who ->
        [you] Vous proposez un échange { $partner } : { $offer }.
       *[other] { $Player } propose un échange { $partner } : { $offer }.
    }
mondes-event-answered = { $who ->
        [you] Vous répondez avec { $offer }.
       *[other] { $Player } répond avec { $offer }.
    }
mondes-event-trade-refused = { $who ->
        [you] Vous refusez.
       *[other] { $Player } refuse.
    }
mondes-event-passed = { $card ->
        [none] Une carte passe
       *[other] { $card } passe
    } { $from } { $to }.
mondes-event-played = { $who ->
        [you] Vous jouez { $cards }
       *[other] { $Player } joue { $cards }
    }{ $against ->
        [nobody] {""}
       *[somebody] {" "}contre { $target }
    } : { $effect }.
mondes-event-paid = { $who ->
        [you] Vous payez
       *[other] { $Player } paie
    } le chemin { $place ->
        [home] du retour
       *[other] vers le monde situé { $place }
    } avec { $cards }.
mondes-event-reacted = { $who ->
        [you] Vous répondez avec { $card }
       *[other] { $Player } répond avec { $card }
    }{ $cancels ->
        [none] {" "}: { $effect }.
       *[other] {" "}pour annuler { $cancels }.
    }
mondes-event-cancelled = { $who ->
        [you] Ce que vous avez joué ou rencontré reste sans effet.
       *[other] Ce que { $player } a joué ou rencontré reste sans effet.
    }
mondes-event-returned = { $who ->
        [you] { $card } revient dans votre main.
       *[other] { $card } revient dans la main { $player-of }.
    }
mondes-event-moved = { $who ->
        [you] Vous passez dans le monde situé { $at }.
       *[other] { $Player } passe dans le monde situé { $at }.
    }
mondes-event-world-turned-up = Le monde situé { $at } est { $world }.
mondes-event-scried = { $who ->
        [you] Vous regardez le monde situé { $at }
       *[other] { $Player } regarde le monde situé { $at }
    }{ $world ->
        [none] .
       *[other] {" "}: { $world }.
    }
mondes-event-peeked = { $who ->
        [you] Vous regardez
       *[other] { $Player } regarde
    } { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de { $world }{ $cards ->
        [none] .
       *[other] {" "}: { $cards }.
    }
mondes-event-arranged = { $who ->
        [you] Vous remettez { $card ->
            [none] une carte
           *[other] { $card }
        }.
       *[other] { $Player } remet { $card ->
            [none] une carte
           *[other] { $card }
        }.
    }
mondes-event-inspected = { $who ->
        [you] Vous regardez { $hand }
       *[other] { $Player } regarde { $hand }
    }{ $cards ->
        [none] .
       *[other] {" "}: { $cards }.
    }
mondes-event-character-opened = { $who ->
        [you] Votre personnage est révélé : { $character }.
       *[other] Le personnage { $player-of } est révélé : { $character }.
    }
mondes-event-key-revealed = { $who ->
        [you] Vous révélez { $character } pour sa clé { $of }.
       *[other] { $Player } révèle { $character } pour sa clé { $of }.
    }
mondes-event-lets-all = { $who ->
        [you] Jusqu’à votre prochain tour, vous laissez tout faire, sauf un retour.
       *[other] Jusqu’à son prochain tour, { $player } laisse tout faire, sauf un retour.
    }
mondes-event-held = { $who ->
        [you] Vous ne pouvez pas quitter votre monde jusqu’à la fin de votre prochain tour.
       *[other] { $Player } ne peut pas quitter son monde jusqu’à la fin de son prochain tour.
    }
mondes-event-warded = { $who ->
        [you] Jusqu’à votre prochain tour, personne ne peut vous viser.
       *[other] Jusqu’à son prochain tour, personne ne peut viser { $player }.
    }
mondes-event-must-skip = { $who ->
        [you] Vous perdez le reste de ce tour, et le suivant.
       *[other] { $Player } perd le reste de ce tour, et le suivant.
    }
mondes-event-extra-actions = { $who ->
        [you] Vous avez deux actions de plus.
       *[other] { $Player } a deux actions de plus.
    }
mondes-event-stand-off = Dans { $world }, personne n’a rien fait : la pioche avance.
mondes-event-came-home = { $who ->
        [you] Vous êtes de retour : { $character } a retrouvé Kernault !
       *[other] { $Player } est de retour : { $character } a retrouvé Kernault !
    }
mondes-event-ended = Le dernier tour de table est fini, et personne n’est rentré.

## Refus

refusal-drew-already = vous avez déjà pioché ce tour
refusal-hand-full = vous avez cinq cartes en main
refusal-pile-empty = la pioche est vide
refusal-not-here = ce joueur n’est pas dans votre monde
refusal-no-cards = l’un de vous n’a pas de carte
refusal-reaction-only = cette carte ne peut que répondre à une autre
refusal-no-pair = vous n’avez pas les deux cartes de la paire
refusal-no-target = il n’y a personne à viser
refusal-no-such-player = il n’y a pas de tel joueur à viser
refusal-warded = ce joueur est protégé
refusal-out-of-reach = ce joueur est hors de portée
refusal-already-open = ce personnage est déjà révélé
refusal-held = un joueur retenu ne peut pas quitter son monde
refusal-no-way-there = aucun chemin n’y mène d’ici
refusal-cannot-pay = vous n’avez pas les clés qu’il faut
refusal-key-not-needed = cette clé n’est pas demandée
refusal-key-used = la clé de votre personnage a déjà servi
refusal-part-of-payment = votre personnage se révèle en payant avec sa clé
refusal-cannot-answer = cette carte ne répond à rien de ce qui est joué
refusal-not-played = cette carte n’est pas jouée
refusal-not-let-go = cette carte ne va pas sous une pioche
refusal-face-up = ce monde est déjà visible
refusal-all-face-up = tous les mondes sont visibles

## Les choses

# Les articles qui s’écrivent en minuscules dans une phrase.
mondes-articles = Le La Les L’
mondes-quoted = « { $world } »
mondes-world-known = { $world } (face cachée)
mondes-world-face-down = un monde face cachée
mondes-announced = { $type } { $key }
mondes-own-key = la clé du personnage
mondes-player = { $who ->
        [you] vous
       *[other] { $player }
    }
    .to = { $who ->
        [you] à vous
       *[other] { $player-to }
    }
    .from = { $who ->
        [you] de vous
       *[other] { $player-of }
    }
    .hand = { $who ->
        [you] votre main
       *[other] la main { $player-of }
    }

mondes-key-magic = magie
    .the = la magie
    .of = de magie
    .letter = M
mondes-key-knowledge = connaissance
    .the = la connaissance
    .of = de connaissance
    .letter = C
mondes-key-combat = combat
    .the = le combat
    .of = de combat
    .letter = B
mondes-key-death = mort
    .the = la mort
    .of = de mort
    .letter = T
mondes-key-love = amour
    .the = l’amour
    .of = d’amour
    .letter = A

mondes-type-encounter = rencontre
    .a = une rencontre
mondes-type-object = objet
    .a = un objet
mondes-type-bad = mauvaise rencontre
    .a = une mauvaise rencontre

mondes-place-nw = au nord-ouest
mondes-place-n = au nord
mondes-place-ne = au nord-est
mondes-place-w = à l’ouest
mondes-place-e = à l’est
mondes-place-sw = au sud-ouest
mondes-place-s = au sud
mondes-place-se = au sud-est

mondes-effect-cancel = annule { $key }
mondes-effect-draw = { $number ->
        [one] piocher une carte
       *[other] piocher jusqu’à { $number } cartes
    } de ce monde
mondes-effect-peek = { $number ->
        [one] voir la première carte de cette pioche
       *[other] voir et ranger les { $number } premières cartes de cette pioche
    }
mondes-effect-scry = regarder un monde face cachée
mondes-effect-inspect = regarder la main d’un joueur
mondes-effect-steal = prendre une carte au hasard à un joueur
mondes-effect-swap = donner une carte contre une autre au hasard
mondes-effect-force-discard = un joueur défausse une carte
mondes-effect-step = passer par un côté sans clé
mondes-effect-diagonal = passer par un coin sans clés
mondes-effect-teleport = aller dans n’importe quel monde visible
mondes-effect-hold = retient un joueur ; arrête ce qui déplace un joueur
mondes-effect-push = chasser un joueur par un côté de son monde
mondes-effect-summon = faire venir un joueur d’un monde voisin
mondes-effect-swap-places = changer de place avec un joueur d’ailleurs
mondes-effect-unmask = un joueur révèle son personnage
mondes-effect-extra-action = deux actions de plus
mondes-effect-recover = prendre la carte du dessous de cette pioche
mondes-effect-ward = personne ne peut viser celui qui la joue jusqu’à son prochain tour
mondes-effect-lose = { $number ->
        [one] perdre une carte au choix
       *[other] perdre { $number } cartes au choix
    }
mondes-effect-lose-random = { $number ->
        [one] perdre une carte au hasard
       *[other] perdre { $number } cartes au hasard
    }
mondes-effect-lose-objects = perdre tous ses objets
mondes-effect-lose-all = perdre toutes ses cartes
mondes-effect-skip = perdre le reste de ce tour et le suivant
mondes-effect-exile = être envoyé dans le monde opposé
mondes-effect-pair = faire venir un joueur et lui prendre une carte au hasard

mondes-world-otherworld = L’Autre monde gaulois
    .short = Autre monde gaulois
mondes-card-esus = Esus
mondes-card-ambactes = Ambactes
mondes-card-cernunnos = Cernunnos
mondes-card-epona = Épona
mondes-card-cauldron = Le Chaudron de renaissance
mondes-card-sickle = La Serpe d’or
mondes-card-giant = Le Géant anguipède
mondes-card-mist = La Brume des morts

mondes-world-wild-hunt = La Chasse merveilleuse
    .short = Chasse merveilleuse
mondes-card-horn = Le Cor
mondes-card-spear = L’Épieu
mondes-card-white-stag = Le Cerf blanc
mondes-card-unicorn = La Dame à la licorne
mondes-card-huntsman = Le Veneur
mondes-card-hound = Le Limier fantôme
mondes-card-black-pack = La Meute noire
mondes-card-hellequin = La Mesnie Hellequin

mondes-world-fairy-glade = La Clairière aux fées
    .short = Clairière aux fées
mondes-card-fairy-queen = La Reine des fées
mondes-card-elf-king = Le Roi des Elfes
mondes-card-korrigan = Le Korrigan
mondes-card-fountain = La Fontaine de jouvence
mondes-card-hazel-wand = La Baguette de coudrier
mondes-card-philtre = Le Philtre
mondes-card-clover = Le Trèfle à quatre feuilles
mondes-card-fairy-ring = La Ronde des fées

mondes-world-looking-glass = De l’autre côté du miroir
    .short = L’autre côté
mondes-card-grinning-cat = Le Chat au sourire
mondes-card-white-rabbit = Le Lapin blanc
mondes-card-hatter = Le Chapelier
mondes-card-caterpillar = La Chenille
mondes-card-mirror = Le Miroir
mondes-card-vorpal-sword = L’Épée vorpaline
mondes-card-drink-me = Le Flacon « Buvez-moi »
mondes-card-queen-hearts = La Reine de cœur

mondes-world-middle-earth = La Terre du Milieu
    .short = Terre du Milieu
mondes-card-grey-wizard = Le Magicien gris
mondes-card-forest-lady = La Dame de la forêt
mondes-card-ranger = Le Rôdeur
mondes-card-ring = L’Anneau
mondes-card-silver-mail = La Cotte d’argent
mondes-card-waybread = Le Pain de route
mondes-card-black-rider = Le Cavalier noir
mondes-card-mountain-wyrm = Le Ver de la montagne

mondes-world-crypt = La Crypte de l’effroi
    .short = Crypte de l’effroi
mondes-card-slayer = La Chasseuse
mondes-card-professor = Le Professeur
mondes-card-count = Le Comte
mondes-card-stake = Le Pieu d’aubépine
mondes-card-old-grimoire = Le Vieux Grimoire
mondes-card-pale-bride = La Fiancée pâle
mondes-card-werewolf = Le Loup-garou
mondes-card-nameless = La Chose sans nom

mondes-world-multiverse = À travers le multivers
    .short = Multivers
mondes-card-ferrywoman = La Passeuse
mondes-card-double = Le Double
mondes-card-champion = Le Champion des mille mondes
mondes-card-confluences = La Carte des confluences
mondes-card-portal-orb = La Sphère des portails
mondes-card-sand-rose = La Rose des sables
mondes-card-chaos-storm = La Tempête du chaos
mondes-card-threshold = Le Gardien du seuil

mondes-world-swords-dragons = Conan et Dragons
    .short = Conan & Dragons
mondes-card-barbarian = Le Barbare
mondes-card-thief = La Voleuse
mondes-card-twenty-sided = Le Dé à vingt faces
mondes-card-scroll = Le Parchemin
mondes-card-purse = La Bourse d’or
mondes-card-red-dragon = Le Dragon rouge
mondes-card-serpent-mage = Le Sorcier-serpent
mondes-card-trapped-tomb = Le Tombeau piégé

mondes-character-librarian = La Bibliothécaire
mondes-character-goth = La Gothique
mondes-character-storyteller = Le Conteur
mondes-character-role-player = Le Rôliste
mondes-character-cosplayer = La Costumière
mondes-character-dreamer = La Lycéenne rêveuse
mondes-character-collector = Le Collectionneur
mondes-character-translator = La Traductrice
mondes-character-bookseller = Le Bouquiniste
mondes-character-critic = Le Critique

## La fin

outcome-home = Un personnage a retrouvé Kernault.
    .short = quelqu’un est rentré
outcome-max-rounds = Le dernier tour de table est fini : tous restent perdus dans les mondes.
    .short = le dernier tour de table est fini
mondes-summary = { $winner ->
        [0] Personne ne gagne, après { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }.
       *[other] Le joueur { $winner } gagne, après { $turns ->
            [one] un tour
           *[other] { $turns } tours
        }.
    }

## Les règles en bref, par leurs numéros. En entier : docs/rules/mondes.md.

rule-mo-c1 = Il y a cinq clés : magie, connaissance, combat, mort et amour.
rule-mo-c2 = Neuf mondes forment une grille de trois sur trois : Kernault au centre, huit autres autour, chacun avec une clé sur chacun de ses quatre côtés.
rule-mo-c3 = Chacun des dix personnages a sa propre clé et trois clés de retour ; jamais deux fois les trois mêmes.
rule-mo-c4 = Chaque monde extérieur a huit cartes : rencontres et objets avec une clé et un effet, mauvaises rencontres avec un effet et un symbole d’attaque.
rule-mo-c5 = Chaque joueur a un pion.
rule-mo-s1 = Kernault est visible au centre, les autres mondes sont mélangés, face cachée, autour de lui.
rule-mo-s2 = Chaque monde a sa propre pioche mélangée. Tous voient à quel monde elle appartient, personne où se trouve un monde face cachée.
rule-mo-s3 = Chacun reçoit deux personnages et en garde un en secret.
rule-mo-s4 = À deux ou trois, tous partent du même monde voisin de Kernault, tiré au sort.
rule-mo-s5 = À quatre ou cinq, les joueurs 1, 3 et 5 partent d’un tel monde, les joueurs 2 et 4 du monde opposé.
rule-mo-s6 = Les mondes où se trouve un pion sont retournés. Le premier joueur est tiré au sort, sauf si l’option le nomme.
rule-mo-s7 = Les mains sont vides au début.
rule-mo-t1 = Un tour a deux actions, même deux fois la même ; mais on ne pioche qu’une fois.
rule-mo-t2 = Cinq cartes en main au plus ; avec cinq, on ne pioche pas.
rule-mo-t3 = Puis c’est au joueur suivant. On reste dans un monde autant qu’on veut.
rule-mo-t4 = Quand tous les joueurs d’un monde ont fini leur dernier tour sans piocher, se déplacer ni jouer de carte, la première carte de la pioche de ce monde passe dessous, vue de tous.
rule-mo-a1 = Piocher la première carte de votre monde. Une mauvaise rencontre frappe aussitôt, toute autre carte va dans votre main.
rule-mo-a2 = Défausser une carte sous la pioche de votre monde.
rule-mo-a3 = Échanger une carte contre une carte avec un joueur de votre monde. Clé et type sont annoncés, les cartes restent secrètes ; chacun peut refuser, et l’action est perdue tout de même. Ce que chacun savait des mains auparavant, il le sait alors toujours.
rule-mo-a4 = Jouer une carte pour son effet, ou deux qui vont ensemble. On dit aussitôt qui est visé.
rule-mo-a5 = Aller dans un autre monde : une clé par un côté, deux clés par un coin.
rule-mo-a6 = Révéler votre personnage, par une action : sa clé compte alors une fois, pour un déplacement ou le retour de ce tour. Avec l’option payment, il se révèle en payant, sans action.
rule-mo-a7 = Rentrer : d’un monde voisin de Kernault, une clé de sortie et vos trois clés de retour ; d’un coin, deux clés de sortie et vos trois clés de retour. Une carte paie une clé.
rule-mo-a8 = Finir le tour, quoi qu’il en reste. Il finit de lui-même quand rien d’autre n’est possible.
rule-mo-m1 = À côté de Kernault se trouvent le nord, l’ouest, l’est et le sud ; les quatre autres sont des coins.
rule-mo-m2 = Par un côté, on passe chez le voisin, pour la clé de ce côté.
rule-mo-m3 = Par un coin, on passe en diagonale, pour les clés des deux côtés : ainsi les mondes voisins de Kernault se touchent.
rule-mo-m4 = Ce qui donne sur l’extérieur ne mène nulle part.
rule-mo-m5 = On n’entre à Kernault qu’en rentrant.
rule-mo-m6 = Entrer dans un monde face cachée le retourne pour toujours.
rule-mo-d1 = Une rencontre ne sert que dans son monde ; jouée ou défaussée, elle va sous la pioche de ce monde.
rule-mo-d2 = Qui quitte un monde y laisse ses rencontres, sous la pioche de ce monde.
rule-mo-d3 = Un objet sert partout ; joué ou défaussé, il va sous la pioche du monde où l’on est, ou que l’on quitte.
rule-mo-d4 = Les cartes qui vont ensemble sous une pioche y vont dans l’ordre choisi, vues de tous, sauf si le hasard les a prises. Les pioches ne sont plus jamais mélangées.
rule-mo-b1 = Une mauvaise rencontre frappe aussitôt qui l’a piochée, puis va sous sa pioche.
rule-mo-b2 = La victime peut répondre avec une carte qui annule le symbole d’attaque : alors elle reste sans effet. On l’interroge si, d’après ce que tout le monde sait, elle peut avoir une telle carte.
rule-mo-b3 = Passer, c’est perdre le reste de ce tour et tout le suivant.
rule-mo-b4 = Qui a moins qu’il ne faut donne ce qu’il a.
rule-mo-r1 = Quand des cartes sont jouées, pour un effet ou comme clés, chaque autre joueur du même monde peut répondre avec une carte qui annule la clé de l’une d’elles. Quiconque peut avoir une telle carte, d’après ce que tout le monde sait, est interrogé, pour que cela n’apprenne rien. On peut tout laisser faire jusqu’à son prochain tour ; pour un retour, on est interrogé tout de même.
rule-mo-r2 = La carte annulée et celle qui l’annule vont sous leurs pioches, l’action est perdue, les autres cartes reviennent en main.
rule-mo-r3 = Une carte qui annule peut être annulée à son tour par les joueurs du même monde.
rule-mo-r4 = Ainsi, dans l’Autre monde gaulois, si A paie avec Esus pour partir et que B répond avec Ambactes, les deux restent et les deux cartes vont sous la pioche.
rule-mo-r5 = La clé d’un personnage n’est pas une carte et ne s’annule pas.
rule-mo-r6 = Une carte qui retient peut aussi répondre à tout ce qui déplace un joueur de votre monde, passage, carte ou retour, sauf si ce joueur est protégé : cela échoue, et les cartes reviennent en main.
rule-mo-x1 = Le premier personnage rentré gagne, aussitôt.
rule-mo-x2 = Après le dernier tour de table (60 sauf avis contraire), la partie finit sans vainqueur.
rule-mo-x3 = Qui abandonne cède sa place : à deux, l’autre gagne ; à plusieurs, un robot continue.
rule-mo-e = Deux cartes qui se nomment l’une l’autre se jouent ensemble : un joueur, où qu’il soit, vient dans votre monde s’il n’est pas retenu, et vous lui prenez une carte au hasard.
rule-mo-h1 = Sont secrets les mondes face cachée, l’ordre des pioches, les mains et les personnages non révélés. Tous voient les cartes qui vont sous une pioche ; retenez-les, ou voyez « cartes ».

## L’écran

mondes-table-title = La Clé des mondes · tour { $turn }, joueur { $seat } · { $actions ->
        [0] plus d’action
        [one] encore une action
       *[other] encore { $actions } actions
    }
mondes-table-title-choosing = La Clé des mondes · choix des personnages
mondes-table-title-end = La Clé des mondes · tour { $turn }
mondes-table-kernault = Kernault
    .about = le retour
mondes-table-cards = { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
mondes-label-keys = Clés
mondes-label-piles = Pioches
mondes-table-hidden-piles = Quelque part face cachée : { $piles }
mondes-label-you = Vous, joueur { $seat }
mondes-label-player = Joueur { $seat }
mondes-label-hand = Votre main
mondes-label-home = Retour
mondes-label-played = Joué
mondes-label-answered = En réponse
mondes-label-strikes = Frappe
mondes-label-trade = Échange
mondes-label-under = Sous la pioche
mondes-label-order = Sur la pioche
mondes-label-awaited = On attend
mondes-table-empty = vide
mondes-table-card = { $card } — { $type }, { $key } : { $effect }
mondes-table-hidden = personnage caché
mondes-table-open = à découvert
mondes-table-secret = encore secret
mondes-table-own-key = sa clé { $key }
mondes-table-own-key-used = sa clé a servi
mondes-table-own-key-ready = sa clé { $key } compte maintenant
mondes-table-home-keys = clés de retour { $keys }
mondes-table-home-count = { $have } sur { $need }
mondes-table-exit = sortie { $key }
mondes-table-some-of = { $count ->
        [one] une de { $world }
       *[other] { $count } de { $world }
    }
mondes-table-some-unknown = { $count ->
        [one] une inconnue
       *[other] { $count } inconnues
    }
mondes-table-held = retenu dans son monde
mondes-table-warded = protégé
mondes-table-skips = passe le prochain tour
mondes-table-here = dans votre monde
mondes-table-play-move = le joueur { $seat } veut passer dans le monde situé { $at }, avec { $cards }
mondes-table-play-home = le joueur { $seat } veut rentrer, avec { $cards }
mondes-table-play-effect = { $target ->
        [0] joueur { $seat } : { $cards } — { $effect }
       *[other] joueur { $seat }, contre le joueur { $target } : { $cards } — { $effect }
    }
mondes-table-link = { $cancels ->
        [none] joueur { $seat } : { $card } ({ $effect })
       *[other] joueur { $seat } : { $card }, pour annuler { $cancels }
    }
mondes-table-strikes = { $card }, attaque { $key } : { $effect }
mondes-table-offers = le joueur { $seat } propose { $offer }
mondes-table-answers = le joueur { $seat } répond avec { $offer }
mondes-table-awaited = le joueur { $seat }
mondes-table-pile = { $cards ->
        [0] vide
        [one] 1 carte
       *[other] { $cards } cartes
    }
mondes-table-pile-known = { $pile }, à partir du dessus : { $cards }
mondes-table-legend = Clés : { $keys }. Un monde montre la clé de chacun de ses côtés, les pions qui s’y trouvent par les numéros de leurs joueurs, et combien de cartes a sa pioche. { $down } : face cachée ; si un nom s’y trouve entre parenthèses, vous seul le connaissez. Tapez un verbe et le début d’un nom, par exemple « jouer cor » ou « payer esus », et un lieu, par exemple « aller o ». « cartes » énumère tout ce que vous savez des pioches.

## Ce qu’on peut taper

mondes-hint-discard = défausser { $card } — mettre une carte sous sa pioche : { $cards }
mondes-how-unclear = « { $typed } » peut être { $cards }.
mondes-verb-play = jouer j
mondes-verb-play-pair = paire ensemble
mondes-verb-discard = défausser defausser d perdre
mondes-verb-offer = proposer
mondes-verb-give = donner
mondes-verb-pay = payer p
mondes-verb-react = répondre repondre
mondes-verb-cancel = annuler
mondes-verb-under = dessous abord
mondes-verb-place = poser
mondes-verb-move = aller a
mondes-verb-to = vers
mondes-verb-look = regarder
mondes-verb-trade = échanger echanger e
mondes-verb-target = viser joueur
mondes-verb-draw = piocher
mondes-verb-reveal = révéler reveler
mondes-verb-home = rentrer
mondes-verb-pass = finir fin passer f
mondes-verb-accept = accepter oui o
mondes-verb-refuse = refuser non n
mondes-verb-let = laisser non n
mondes-verb-let-all = tout toujours
mondes-verb-stop = assez non n
# Dans l’ordre nord-ouest, nord, nord-est, ouest, est, sud-ouest, sud, sud-est.
mondes-places = no n ne o e so s se

## Pourquoi une position est impossible

position-mondes-actions = { $found } actions restantes ; un tour en a au plus { $expected }
position-mondes-all-up = tous les mondes sont face visible, aucun ne peut être regardé
position-mondes-arranging = { $found } cartes à ranger ; la carte en montre au plus { $expected }, et la dernière se place d’elle-même
position-mondes-asked-or-won = une partie pose une question ou est finie ; un seul des champs « asked » et « won » est présent
position-mondes-bad = { $found } frappe, mais il faut une mauvaise rencontre du monde { $expected }
position-mondes-card-once = { $expected ->
        [0] la carte { $found } n’est nulle part
       *[other] la carte { $found } est à { $expected } endroits
    } ; chaque carte est à un seul endroit
position-mondes-chain-bad = la victime répond la première à une mauvaise rencontre
position-mondes-chain-card = la carte { $found } ne peut pas répondre à ce qu’elle recouvre
position-mondes-chain-counter = sans réponses en chaîne, on ne répond pas à une carte qui répond
position-mondes-chain-order = le joueur { $found } a répondu ; c’était au joueur { $expected }
position-mondes-chain-which = la carte annulée n’est demandée que s’il y a un choix
position-mondes-character-once = le personnage { $found } a été distribué deux fois
position-mondes-choosing = le tour { $found } et la question « { $expected } » ne vont pas ensemble ; le tour est 0 pendant le choix des personnages, et alors seulement
position-mondes-decider = le joueur { $found } est interrogé ; c’est au joueur { $expected }
position-mondes-drawing = { $found } cartes encore à piocher ; la carte en laisse au plus { $expected }
position-mondes-drawing-room = rien ne peut être pioché : la main a { $found } cartes, { $expected } au plus laissent de la place, ou la pioche est vide
position-mondes-effect-asked = l’effet est { $found } ; la question appartient à { $expected }
position-mondes-face-down = { $found } n’est pas la place d’un monde face cachée
position-mondes-for-each-player = { $found } entrées ; il y en a { $expected }, une par joueur, et pas de pion pendant le choix des personnages
position-mondes-hand-kind = { $found } ne peut pas être au joueur { $expected } : une main a des objets, et des rencontres du monde où est son joueur
position-mondes-hand-size = { $found ->
        [one] une carte
       *[other] { $found } cartes
    } ; les règles en permettent { $expected } ici
position-mondes-held = le joueur { $found } est retenu et ne peut pas partir
position-mondes-key-open = le joueur { $found } a utilisé la clé de son personnage, qui est donc révélé
position-mondes-key-ready = la clé du joueur { $found } n’a pas été révélée par une action de ce tour
position-mondes-knower = le joueur { $expected } voit la carte { $found } et la connaît donc
position-mondes-known-to-all = { $found } est visible de tous, qui la connaissent donc
position-mondes-last-turn = une partie sans vainqueur finit au tour { $expected }, pas au tour { $found }
position-mondes-leaves = rien ne fait partir le joueur vers { $expected } ; reste à faire : { $found }
position-mondes-letting-go = { $found } cartes en route ; on choisit l’ordre de deux au moins et, avec cette main, de { $expected } au plus
position-mondes-letting-go-kind = la carte { $found } ne convient pas : toutes les cartes du type { $expected } partent, et aucune autre
position-mondes-losing = { $found } cartes encore à perdre ne vont pas avec la mauvaise rencontre et une main de { $expected }
position-mondes-missing = il manque quelque chose ici, alors que « { $expected } » est demandé
position-mondes-no-action = il ne reste pas d’action, alors que le joueur doit en choisir une
position-mondes-no-card = il n’y a pas de carte à choisir, alors que « { $expected } » est demandé
position-mondes-no-such-card = { $found } n’est pas une carte ; les cartes vont de a1 à h8
position-mondes-not-under-way = { $expected ->
        [over] rien de tel n’est possible quand la partie est finie
       *[other] rien de tel n’est possible quand « { $expected } » est demandé
    }
position-mondes-origin = { $found } est dans la pioche du monde { $expected } : qui sait d’où elle vient la connaît
position-mondes-pawn-up = il y a un pion en { $expected }, ce monde est donc face visible
position-mondes-pile-foreign = { $found } n’est pas un objet et va sous la pioche du monde { $expected }
position-mondes-play-aim = la cible n’est demandée que s’il y a un choix ; il y en a { $found }
position-mondes-play-asked = le joueur { $found } a été interrogé, alors que rien n’est encore annoncé
position-mondes-play-key = la clé d’un personnage paie un passage, jamais un effet
position-mondes-play-key-used = la clé du joueur { $expected } compte, mais n’a pas été utilisée
position-mondes-play-paid = { $found } ne paie pas ce passage : une carte est de trop, ou le reste ne peut pas être payé
position-mondes-play-pair = { $found } ne peuvent pas être jouées ensemble pour un effet
position-mondes-play-target = { $found ->
        [none] les cartes doivent viser quelqu’un
       *[other] les cartes ne peuvent pas viser le joueur { $found }
    }
position-mondes-play-way = aucun passage ne mène de { $expected } à { $found }
position-mondes-play-what = des cartes jouées comme « { $found } » ne vont pas avec la question « { $expected } »
position-mondes-react-here = le joueur { $found } n’est pas dans le monde du joueur { $expected }, ou répond à sa propre carte
position-mondes-seat = il n’y a pas de joueur { $found } ; on joue à { $expected }
position-mondes-tasks = il reste à faire { $found } ; la question laisse { $expected }
position-mondes-too-many = { $found } entrées ; il y a de la place pour { $expected }
position-mondes-trade-card = la carte { $found } n’est pas dans la main du joueur { $expected }
position-mondes-trade-here = le joueur { $found } n’est pas un autre joueur du monde du joueur { $expected }
position-mondes-turn-limit = tour { $found } ; la partie en a au plus { $expected }
position-mondes-turn-of = joueur { $found } ; d’après le numéro du tour, c’est le joueur { $expected }
position-mondes-winner-open = le joueur { $expected } a gagné, son personnage est donc révélé
position-mondes-world-once = le monde { $found } est à { $expected } endroits ; chacun est à un seul

## Pourquoi une réponse vaut mieux qu’une autre, suivi de deux nombres

mondes-why-home = De retour plus souvent d’ici trois manches
mondes-why-rival-home = Un adversaire de retour moins souvent d’ici trois manches
mondes-why-missing = Moins de clés manquantes dans trois manches
mondes-why-draws = Une carte piochée apporte plus souvent une clé manquante dans trois manches
mondes-why-rivals-missing = L’adversaire le mieux placé manque de plus de clés dans trois manches
mondes-why-cards = Plus de cartes en main dans trois manches
mondes-why-blocked = Moins souvent retenu ou privé d’un tour d’ici trois manches
