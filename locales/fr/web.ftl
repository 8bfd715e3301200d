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
