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
