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

## Une partie revue

replay-title = Partie rejouée
replay-of = { $game }, { $when }
replay-share = Partager ce moment
replay-copied = Le lien vers ce moment est copié.
replay-at = Coup { $at } sur { $last }
replay-at-told = Coup { $at } sur { $last }. { $told }
replay-start = La donne
replay-moved = { $name } répond.
replay-slider = Coup affiché
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Faire défiler
replay-pause = Arrêter ici
replay-speed = Vitesse { $speed }, la changer
replay-keys = un coup
replay-moves = Les coups
replay-see = Ce qui est montré
replay-see-mine = Ce que je savais
replay-see-seat = Ce que savait { $name }
replay-see-spectator = Ce que tous savaient
replay-see-all = Tout voir
replay-on = Jouer d’ici
replay-on-text = Une nouvelle table commence par les { $moves } premiers coups de cette partie. Elle ne compte dans aucune statistique.
replay-on-bots = Avec des robots aux autres places
replay-on-alone = À toutes les places moi-même
replay-on-later = Possible quand la partie est finie et que sa donne peut être dite.
replay-on-decided = La partie est décidée ici : revenez d’un coup.
replay-chances = Chances de gagner
replay-chances-now = Chances de gagner après ce coup : { $chance }
replay-mistakes = Les plus grosses erreurs
replay-mistake = Coup { $moves } : { $played } a coûté { $cost } ; mieux valait { $better }.
replay-record = Emporter la partie
replay-record-text = Le fichier contient la donne et tous les coups ; n’importe quel Dédale peut la rejouer.
replay-record-plain = En texte
replay-record-proof = Avec sa preuve
replay-record-later = Le fichier sera disponible quand la partie sera finie et que sa donne pourra être dite.
replay-fair = La donne était-elle honnête ?
replay-fair-text = Avant la première carte, le serveur publie une empreinte de la donne. Il ne peut plus changer les cartes sans que l’empreinte le trahisse.
replay-fair-promise = Empreinte, publiée avant la partie
replay-fair-seed = La donne (graine), dite après la partie
replay-fair-check = Qui a noté l’empreinte peut la vérifier, avec Dédale ou sans :
replay-fair-commands = Commandes qui vérifient la donne
