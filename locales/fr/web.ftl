# Le côté du navigateur : ce qui entoure les jeux. Les textes des jeux sont dans leurs propres fichiers.

## Lieux

nav-main = Lieux principaux
nav-skip = Vers le contenu
nav-home = Dédale, première page
nav-play = Jouer
nav-lobby = Tables ouvertes
nav-mine = Mes parties
nav-daily = Donne du jour
nav-learn = Apprendre
nav-language = Langue
nav-dark = Thème sombre
nav-light = Thème clair
nav-me = Vous

## Partout

problem-title = Quelque chose a mal tourné
problem-again = Réessayer
notice-dismiss = Fermer
sheet-close = Fermer
nowhere-title = Ce couloir ne mène nulle part
nowhere-text = Il n’y a pas de page à cette adresse.
nowhere-home = Retour à l’entrée
refused-unreachable = Le serveur est injoignable. Votre partie y est en sûreté ; nous réessayons.

## Le journal

log-title = Journal
log-all = Les { $count } lignes
log-sit = { $name } s’assied.
log-stand = Une place se libère.
log-seat-bot = Un robot prend place : { $bot }.
log-start = La partie commence.
log-concede = { $name } abandonne.
log-propose = { $name } fait une proposition.
log-agree = { $name } accepte.
log-refuse = { $name } refuse.
log-undo = Des coups ont été repris.
log-stop = Tous ont accepté d’arrêter.
log-stand-in = Le robot { $bot } joue pour { $name }.
log-hand-back = { $name } joue de nouveau.
log-rematch = On rejoue à une autre table.
seat-number = Place { $seat }
seat-of = { $name } ({ $seat })
seat-bot-of = { $bot } ({ $seat })
bot-random = Robot au hasard
bot-greedy = Robot gourmand

## La page d’une table

table-title = { $game } · Dédale
table-title-asked = À vous · { $game } · Dédale
table-none = Il n’y a pas de telle table
table-loading = On dresse la table…
table-undo = Reprendre
table-undo-title = Reprendre votre dernier coup ; si quelqu’un a pu apprendre quelque chose, tous sont consultés
table-rules = Règles
link-lost = La connexion est perdue. La partie est en sûreté sur le serveur ; nous réessayons.
link-lost-waiting = La connexion est perdue. Votre coup attend ici et partira dès que le serveur répondra.
curtain-title = À { $name }
curtain-text = Passez l’appareil à { $name }. Que personne d’autre ne regarde.
curtain-open = Je suis { $name } : montrer mon côté
menu-title = Menu
menu-concede = Abandonner
menu-concede-sure = Abandonner met fin à la partie, pour toute la table.
menu-concede-yes = Abandonner
menu-concede-no = Continuer
menu-stop = Proposer d’arrêter sans résultat
menu-honest = Une donne honnête
menu-commitment = Promis avant la première carte : l’empreinte SHA-256 de la graine. À la fin de la partie la graine est révélée, et chacun peut vérifier.
menu-seed = La graine :
menu-leave = Quitter la table ; la partie attend
settings-sound = Sons
seat-you = vous
seat-here = présent
seat-away = absent
seat-asked = doit jouer
seat-stand-in = un robot joue : { $bot }
seat-hand-back = Rejouer moi-même
seat-let-bot = Laisser jouer un robot
seat-watching = { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
clock-left = Encore { $seconds } secondes
share-title = Inviter
share-link = Lien vers cette table
share-copy = Copier le lien
share-copied = Le lien est copié.
share-send = Envoyer
share-code = Code QR du lien vers cette table
gathering-title = Autour de la table
gathering-missing = { $count ->
        [one] Une place est encore libre. Envoyez le lien, ou asseyez-y un robot.
       *[other] { $count } places sont encore libres. Envoyez le lien, ou asseyez-y des robots.
    }
gathering-ready = Tout le monde est là.
gathering-ready-wait = Tout le monde est là. Qui a dressé la table lance la partie.
gathering-free = libre
gathering-sit = M’asseoir ici
gathering-stand = Libérer la place
gathering-bot = ou un robot…
gathering-bot-for = Un robot pour la place { $seat }
gathering-start = Commencer la partie
gathering-options = Ce que l’on joue
proposal-title = Une proposition
proposal-undo = { $name } aimerait reprendre des coups. D’accord ?
proposal-stop = { $name } aimerait arrêter sans résultat. D’accord ?
proposal-undo-waits = { $name } aimerait reprendre des coups. Les autres sont consultés.
proposal-stop-waits = { $name } aimerait arrêter sans résultat. Les autres sont consultés.
proposal-agree = D’accord
proposal-refuse = Continuer
proposal-withdraw = Retirer
result-title = Résultat
result-won = Vous avez gagné !
result-won-together = Vous avez gagné ensemble !
result-lost = Perdu cette fois
result-winner = { $name } gagne
result-stopped = Arrêtée sans résultat
result-again = Rejouer
result-same = La même donne encore une fois
result-next = Vers la table suivante
result-compare = Comment d’autres ont joué
result-replay = Revoir la partie
result-home = Première page
chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-silent = Cette partie se joue en silence ; on pourra parler à la fin.
chat-write = Dire quelque chose
chat-send = Envoyer
rules-whole = Les règles complètes
rules-seek = Chercher un mot ou une règle
rules-none = Aucune règle ne contient ce mot.

## La table de Labyrinth

lab-maze = Le labyrinthe, rangées et colonnes de 0 à 6
lab-cell = rangée { $row }, colonne { $column }
lab-cell-mark = symbole { $thing }
lab-cell-treasure = trésor { $thing }
lab-cell-found = trésor { $thing }, déjà trouvé
lab-cell-fixed = fixe
lab-cell-wanted = cherché par { $name }
lab-cell-pawn = pion de { $name }
lab-cell-reach = { $steps ->
        [0] vous êtes ici
        [one] accessible, { $steps } pas
       *[other] accessible, { $steps } pas
    }
lab-cell-cast = accessible par { $spell }, { $steps } pas
lab-tile-down = éboulis, face cachée
lab-tile-buried = éboulis, face cachée, dessous { $thing }
lab-tile-open = { $shape } ouvert { $sides }
lab-tile-with = { $tile }, { $thing }
lab-arrow-row = Pousser en { $arrow } : rangée { $line }, par { $side ->
        [W] l’ouest
       *[E] l’est
    }
lab-arrow-column = Pousser en { $arrow } : colonne { $line }, par { $side ->
        [N] le nord
       *[S] le sud
    }
lab-arrow-blocked = { $arrow }. Impossible : { $why }.

lab-grimoire = Grimoire
lab-grimoire-closed = Encore fermé
lab-pages-left = { $count ->
        [0] la dernière page
        [one] { $count } page restante
       *[other] { $count } pages restantes
    }
lab-page-of = page { $page } sur 24
lab-page-push-title = Poussée
lab-page-push-row = Rangée { $line }, par { $side ->
        [W] l’ouest
       *[E] l’est
    } ({ $arrow }). La tuile entre face cachée.
lab-page-push-column = Colonne { $line }, par { $side ->
        [N] le nord
       *[S] le sud
    } ({ $arrow }). La tuile entre face cachée.
lab-page-flip-title = Éboulement
lab-page-flip = { $one } et { $other } : ensevelis, face cachée.
lab-page-meeting-title = Rencontre
lab-page-meeting = { $one } et { $other } rejoignent { $at }.

lab-leaving = dehors, dans votre main
lab-hand-spare = Tuile en main
lab-hand-up = La tuile retournée
lab-hand-turned = La tuile { $cell }
lab-hand-turn = tourner
lab-turn-left = Tourner à gauche
lab-turn-right = Tourner à droite

lab-treasures = Trésors
lab-treasure-counts = { $found ->
        [one] { $found } trouvé
       *[other] { $found } trouvés
    }, { $left } dans la pile
lab-treasure-found = { $thing } : trouvé
lab-treasure-wanted = { $thing } : cherché par { $name }
lab-treasure-later = { $thing } : dans la pile

lab-card-steps = { $steps ->
        [0] sous votre pion
       *[other] à { $steps } pas
    }
lab-card-out = hors d’atteinte
lab-card-open-after = accessible ensuite
lab-card-at = en { $cell }
lab-card-spare = sur la tuile libre
lab-card-buried = sous un éboulis
lab-card-later = après l’autre
lab-no-cards = Plus de cartes : cherchez pour les autres.
lab-cards-soon = Les cartes viendront quand les sorts seront choisis.

lab-spell-ready = prêt
lab-spell-chosen = choisi
lab-spell-used = utilisé
lab-spell-taken = { $name } l’a pris

lab-turn-yours = à vous de jouer
lab-turn-now = joue
lab-turn-in = { $turns ->
        [1] joue ensuite
       *[other] dans { $turns } tours
    }

lab-status-waiting = { $name } joue.
lab-status-reach = { $count ->
        [0] Aucune autre case n’est accessible.
        [one] { $count } case accessible.
       *[other] { $count } cases accessibles.
    }
lab-status-near = { $thing } { $steps ->
        [0] sous votre pion.
       *[other] à { $steps } pas.
    }
lab-status-after = { $count ->
        [0] Aucune autre case ne vous sera ouverte.
        [one] { $count } case vous sera ouverte.
       *[other] { $count } cases vous seront ouvertes.
    }
lab-rides = { $name } est emporté en { $cell }.
lab-status-moved = Vous vous êtes déplacé. Lancez ce qui vous reste, ou finissez le tour.
lab-status-ending = Il vous reste un déplacement. Finir le tour quand même ?
lab-status-rotation = Quelle tuile tournez-vous ? Q et E la tournent davantage.
lab-status-permutation = Choisissez la première de deux tuiles voisines.
lab-status-other = Choisissez celle qui prend sa place.
lab-status-cast = { $spell } se lance en marchant : les cases au losange.

lab-key-choose = choisir
lab-key-enter = Entrée
lab-key-do = marcher ou pousser
lab-key-treasure = trésor suivant
lab-key-escape = Échap
lab-key-cancel = annuler

lab-do-push = Pousser en { $arrow }
lab-do-walk = Aller en { $cell }
lab-do-stay = Rester ici
lab-do-rotate = Tourner de { $degrees }°
lab-do-permute = Les échanger
lab-do-orient = La poser ainsi
lab-do-choose = Prendre { $spell }
lab-do-turn-up = La retourner
lab-do-leave = La laisser
lab-do-end = Finir le tour
lab-do-end-sure = Finir sans bouger
lab-cancel = Annuler

lab-figure-turn = Tour { $turn } sur 24
lab-figure-turn-short = { $turn }/24
lab-figure-before = Choix des sorts
lab-figure-found = { $found }/24
