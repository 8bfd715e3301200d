# Le côté du navigateur : ce qui entoure les jeux. Les textes des jeux sont dans leurs propres fichiers.

## Lieux

nav-main = Lieux principaux
nav-skip = Vers le contenu
nav-home = Dédale, première page
nav-play = Jouer
    .short = Jouer
nav-lobby = Tables ouvertes
    .short = Tables
nav-mine = Mes parties
    .short = Parties
nav-daily = Donne du jour
    .short = Du jour
nav-learn = Apprendre
    .short = Apprendre
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
refused-unreachable = Le serveur ne répond pas. Ce qui s’y trouve est en sûreté ; nous réessayons.

## Refus du serveur : refused-CODE

refused-parse-error = Le serveur n’a pas compris la demande. C’est notre faute ; recharger la page peut aider.
refused-invalid-params = Le serveur attend autre chose ici. { $expected }
refused-unknown-game = Il n’y a pas de jeu « { $found } ».
refused-setup-unknown-option = Il n’y a pas d’option « { $found } ».
refused-setup-unknown-value = « { $found } » n’est pas possible ici ; sont possibles : { $expected }.
refused-setup-conflict = « { $found } » ne va pas avec un autre choix.
refused-setup-bad-value = Cela ne se peut pas : { $found }. Attendu : { $expected }.
refused-setup-not-an-option = « { $found } » n’est pas une option.
refused-bad-seed = « { $found } » n’est pas une graine.
refused-unknown-bot = Il n’y a pas de robot « { $found } ».
refused-no-such-puzzle = Cette énigme n’existe pas.
refused-unknown-action = Le jeu ne connaît pas ce coup.
refused-illegal-action = Ce n’est pas possible maintenant.
refused-data-syntax = Cela ne peut être lu : { $found }. Attendu : { $expected }.
refused-data-unknown = Il n’y a pas de « { $found } » ; attendu : { $expected }.
refused-data-duplicate = Plus d’une fois : { $found }. Attendu : { $expected }.
refused-data-count = { $found } n’est pas le bon nombre ; attendu : { $expected }.
refused-data-missing = Il manque quelque chose : { $expected }.
refused-data-cell = Rien ne peut être dessiné sur { $found } : il faut une case fixe, et pas un coin.
refused-no-session = Vous n’êtes pas connecté. Choisissez un nom ou connectez-vous d’abord.
refused-wrong-password = Le nom ou le mot de passe est faux.
refused-wrong-recovery-code = Le nom ou le code de secours est faux.
refused-forbidden = Vous n’avez pas le droit de faire cela.
refused-wrong-origin = La demande venait d’un autre site et a été refusée.
refused-wrong-host = Ce serveur ne répond pas sous ce nom. Son hébergeur doit l’ajouter à ses réglages.
refused-missing-scope = Le jeton n’y est pas autorisé : il lui manque « { $expected } ».
refused-not-your-seat = La place { $found } n’est pas la vôtre.
refused-banned = Vous avez été exclu de ce serveur par qui l’héberge.
refused-not-the-owner = Seule la personne qui a ouvert la table peut le faire.
refused-silence = Personne ne peut parler maintenant.
refused-switched-off = C’est désactivé à cette table.
refused-no-hints-here = Cette table ne donne pas de conseils.
refused-no-analysis = Personne n’a encore demandé l’analyse de cette partie.
refused-no-such-table = Cette table n’existe pas. Peut-être manque-t-il une lettre au lien.
refused-no-such-user = Il n’y a personne de ce nom.
refused-no-such-token = Ce jeton n’existe plus.
refused-no-such-session = Cet appareil est déjà déconnecté.
refused-no-such-step = La partie n’a pas ce coup.
refused-no-such-day = Il n’y a pas de donne de ce jour.
refused-old-rules = Cette partie suivait des règles plus anciennes ; elle ne s’ouvre plus.
refused-not-revealed-yet = Cela se dira quand la partie (ou le jour de la donne) sera finie.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-method-not-found = Le serveur ne sait pas faire cela.
refused-wrong-method = Le serveur ne fait pas cela ici.
refused-stale-step = La partie a avancé entre-temps. Regardez de nouveau.
refused-not-your-turn = Ce n’est pas à vous.
refused-seat-taken = Quelqu’un y est déjà assis.
refused-seat-empty = Personne n’y est assis.
refused-wrong-phase = Pas maintenant : la table a avancé, ou n’a pas commencé.
refused-not-absent = Cette personne est là.
refused-name-taken = Ce nom est pris. Choisissez-en un autre.
refused-playing-in-silence = Pas pendant une partie où l’on ne doit pas parler : un nouveau nom pourrait dire quelque chose. Choisissez-le après la partie.
refused-no-proposal = Rien n’est plus proposé.
refused-other-proposal = Autre chose est déjà proposé.
refused-already-tried = Vous avez déjà joué la donne d’aujourd’hui.
refused-game-over = La partie est finie.
refused-too-large = C’est trop grand.
refused-too-many-requests = Trop vite pour le serveur. Réessayez dans un instant.
refused-too-many-hints = On demande beaucoup de conseils en ce moment. Réessayez dans un instant.
refused-too-many-analyses = Trop d’analyses attendent déjà. Réessayez quand quelques-unes seront finies.
refused-too-many-tables = Vous avez trop de tables en cours. Finissez-en ou quittez-en une d’abord.
refused-too-many-connections = Trop de connexions à la fois. Fermez une fenêtre de Dédale.
refused-too-many-tokens = Vous avez trop de jetons. Supprimez-en un d’abord.
refused-internal-error = Le serveur a fait une erreur. Rien n’a changé.
refused-store-failed = Le serveur n’a pas pu l’enregistrer. Rien n’a été fait : réessayez.
refused-table-busy = Cette table est très sollicitée en ce moment. Réessayez dans un instant.
refused-table-moved = Cette table vient de passer à une autre machine. Rien n’a été fait : réessayez.
refused-bus-away = La machine qui tient cette table est injoignable en ce moment. Réessayez dans un instant.
refused-open-elsewhere = Vous jouez cette partie dans un autre onglet ou une autre fenêtre. Un seul à la fois peut la jouer.
refused-broken-table = Cette partie ne se lit plus : ses données sur cet appareil sont abîmées.
refused-no-engine = Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
refused-invalid-file = Ce n’est pas une partie de Dédale.
refused-conceded = Vous avez abandonné cette partie : un robot la joue jusqu’au bout.
refused-shutting-down = Le serveur va redémarrer. Réessayez dans un instant.
refused-no-entropy = Le serveur manque de hasard pour une donne. Réessayez.
refused-timed-out = C’était trop long. Regardez si c’est fait avant de réessayer.

## Autour des jeux : partout

loading = Un instant…
copy-done = Copié
copy-failed = Le navigateur ne nous laisse pas copier : sélectionnez le texte et copiez-le vous-même.
chart-table = Les chiffres en tableau
bot-random = le robot étourdi
    .choice = Robot, joue au hasard
bot-greedy = le robot gourmand
    .choice = Robot, prend ce qu’il peut
bot-easy = le robot facile
    .choice = Robot, débutant
bot-casual = le robot amateur
    .choice = Robot, joue pour le plaisir
bot-normal = le robot normal
    .choice = Robot, joue bien
bot-hard = le robot difficile
    .choice = Robot, voit plus loin
bot-expert = le robot expert
    .choice = Robot, le plus fort que nous ayons
bot-other = le robot « { $bot } »
ending-conceded = abandon
ending-stopped = arrêt d’un commun accord
config-unknown = anciennes règles
config-players = { $count ->
        [1] seul
       *[other] { $count } joueurs
    }
config-others = { $count ->
        [1] une autre règle
       *[other] { $count } autres règles
    }
footer-more = Plus sur Dédale
footer-rules = Règles complètes
footer-statistics = Statistiques
footer-settings = Réglages
footer-privacy = Confidentialité
footer-accessibility = Accessibilité
footer-about = À propos de Dédale
footer-word = Gratuit, sans publicité, sans espions.

## Accueil

home-title = Trois labyrinthes, une table.
home-lede = Seul la nuit, à plusieurs sur un canapé ou à distance. Gratuit, sans inscription.
home-games = Les trois jeux
home-play = Jouer
home-going = On met la table…
home-which =  : { $game }
home-learn = Apprendre en jouant
home-other = Jouer autrement
home-daily = Donne du { $day }
home-daily-all = Toutes les donnes du jour
home-new = Première visite ?
home-resume = Reprendre
home-resume-all = Les { $count } parties
home-waiting = { $count ->
        [1] Une table attend un joueur
       *[other] { $count } tables attendent des joueurs
    }

## Ouvrir une table

setup-title = Nouvelle table : { $game }
setup-who = Qui joue ?
setup-company-alone = Seul
    .why = Vous contre la nuit.
setup-company-bots = Avec des robots
    .why = Le programme prend les autres places.
setup-company-device = Sur cet appareil
    .why = À plusieurs, en se le passant.
setup-company-friends = Entre amis
    .why = Vous leur envoyez un lien ; chacun joue sur son appareil.
setup-players = Joueurs
setup-seat-me = Moi
setup-seat-open = Qui viendra par le lien
setup-device-hint = Qui a plusieurs places les joue toutes ; entre les tours, un rideau cache les mains.
setup-name = Nom
setup-link-hint = À la table, vous trouverez le lien à envoyer, aussi en code QR.
setup-rules = Avec quelles règles ?
setup-finer = Règles de détail
setup-own = À soi
setup-own-text = Le vôtre, en texte
setup-own-spells = Les sorts à partir du joueur 1, séparés par des virgules, comme rotation,crossing
setup-own-layout = Votre disposition, sur une ligne, comme l’écrit « dedale games »
setup-own-deck = Les 24 pages de votre paquet, sur une ligne
setup-own-colours = Les pions à partir du joueur 1, séparés par des virgules, comme green,yellow
setup-own-pages = Pages, de 12 à 24
setup-own-cards = Votre jeu de cartes, sur une ligne
setup-own-max-rounds = Manches, de 1 à 1000
setup-conflict = Impossible en même temps que « { $option } : { $value } ».
setup-table = Quelle table ?
setup-listed = Parmi les tables ouvertes
    .why = Tout le monde peut la trouver et s’asseoir.
    .off = Seulement quand une place est libre.
setup-spectators = Les spectateurs sont bienvenus
    .why = Qui a le lien peut regarder ; personne ne voit les cartes cachées.
setup-chat = On peut se parler
    .why = Quelques lignes à côté du jeu, pour qui est assis à la table.
setup-hints = Des conseils pour tout le monde
    .why = À son tour, chacun peut voir ce que vaut chaque réponse. Tout le monde le sait avant de s’asseoir.
setup-archived = Aux archives publiques
    .why = La partie finie, sans aucun nom, pour qui étudie les jeux.
setup-clock = Temps de réflexion
setup-clock-none = autant qu’on veut
setup-clock-move = pour chaque réponse
setup-clock-bank = pour toute la partie
setup-clock-each = Pour chaque réponse
setup-clock-whole = Au départ
setup-clock-more = Et à chaque réponse
setup-clock-why = Un robot continue pour qui n’a plus de temps.
setup-seconds = { $count ->
        [0] rien
        [1] une seconde
       *[other] { $count } secondes
    }
setup-minutes = { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
setup-days = { $count ->
        [1] un jour
       *[other] { $count } jours
    }
setup-begin = Commencer
setup-open = Ouvrir la table
setup-reset = Revenir à l’ordinaire
setup-then-play = La partie commence tout de suite.
setup-then-here = La partie commence tout de suite, sur cet appareil.
setup-then-wait = La partie commence quand toutes les places sont prises.

## Listes de tables

lists-daily = donne du { $day }
lists-since = depuis le { $when }
lists-on = le { $when }
lists-my-turn = À vous
lists-free = { $count ->
        [0] prête à commencer
        [1] une place libre
       *[other] { $count } places libres
    }
lists-thinks = { $name } réfléchit
lists-won = Gagnée
lists-lost = Perdue
lists-stopped = Arrêtée
lists-with = avec { $names }
lists-here = sur cet appareil
lobby-lede = Asseyez-vous où une place est libre, ou regardez. La liste se tient à jour toute seule.
lobby-waiting = On attend des joueurs
lobby-playing = On y joue
lobby-none = Aucune table n’attend de joueurs. Ouvrez-en une, elle sera ici :
lobby-own = Ou ouvrez la vôtre :
lobby-seats = Places
lobby-seat-free = libre
lobby-clock = avec une pendule
lobby-sit = S’asseoir
lobby-look = Voir
lobby-watch = Regarder
mine-none = Rien encore. Ce que vous jouez se retrouve ici, à reprendre quand vous voulez.
mine-turn = À vous
mine-running = Aux autres de jouer
mine-gathering = Pas commencées
mine-over = Finies
mine-all = Les { $count } parties
mine-broken = Abîmées
mine-unreachable = Le serveur ne répond pas : seules les parties de cet appareil sont montrées.
broken-text = Une partie de cet appareil ne se lit plus.
stored-download = Télécharger ses données
stored-remove = La supprimer
stored-remove-sure = La supprimer pour de bon
stored-removed = La partie est supprimée de cet appareil.
mine-open = Ouvrir une partie depuis un lien
mine-statistics = Comment vont mes parties : les statistiques

## La donne du jour

daily-title = Donnes du jour
daily-lede = Les mêmes cartes pour tout le monde, un seul essai. Demain, il y en a de nouvelles.
daily-ends = { $hours ->
        [0] Encore moins d’une heure
        [1] Encore une heure
       *[other] Encore { $hours } heures
    }
daily-tries = { $count ->
        [0] Personne ne l’a encore essayée
        [1] Un essai jusqu’ici
       *[other] { $count } essais jusqu’ici
    }
daily-begin = Relever le défi
daily-go-on = Continuer
daily-won = { $moves ->
        [1] Gagnée en un coup
       *[other] Gagnée en { $moves } coups
    }
daily-lost = { $moves ->
        [1] Perdue après un coup
       *[other] Perdue après { $moves } coups
    }
daily-difficulty-easy = Une donne facile.
daily-difficulty-medium = Une donne de difficulté moyenne.
daily-difficulty-hard = Une donne difficile.
daily-difficulty-very-hard = Une donne très difficile.
daily-bots = Les robots
daily-bot-wins = { $wins } gagnées sur { $games }
daily-winnable = On peut la gagner.
daily-winnable-unknown = Personne ne sait encore si on peut la gagner.
daily-compare = Comparer
daily-of = { $game }, donne du { $day }
daily-of-lede = Ce que chacun a fait avec les mêmes cartes.
daily-days = Autres jours
daily-today = Les donnes d’aujourd’hui
daily-before = La veille
daily-after = Le lendemain
daily-yesterday = { $game } hier
daily-nobody = Personne n’a fini cette donne.
daily-nobody-yet = Personne n’a encore fini cette donne.
daily-chart = Combien de coups
daily-chart-summary = { $finished ->
        [1] Un essai est fini ; gagnés : { $wins }, soit { $share }.
       *[other] { $finished } essais sont finis ; gagnés : { $wins }, soit { $share }.
    }
daily-moves = Coups
daily-mark = La flèche marque votre essai.
daily-players = Par nom
daily-players-later = Les noms seront ici quand votre essai sera fini.
daily-gone = une personne partie
daily-me = (vous)
daily-mine = Votre essai
daily-share = Partager
daily-copy = Copier le résultat
daily-replay = Revoir la partie
daily-proof = Preuve que la donne était fixée d’avance
    .why = Ce nombre a été publié avant le premier essai ; la graine, publiée quand le jour est fini, doit y correspondre.
daily-seed = La graine :
streak-title = Jours de suite
streak-now = { $days ->
        [0] Pas de série en ce moment
        [1] Un jour de suite
       *[other] { $days } jours de suite
    }
streak-longest = { $days ->
        [1] la plus longue série : un jour
       *[other] la plus longue série : { $days } jours
    }
streak-done = { $day } : jouée jusqu’au bout
streak-open = { $day } : pas jouée
streak-note = Un jour compte dès qu’une de ses donnes est jouée jusqu’au bout, gagnée ou perdue. Seul votre navigateur les compte.
daily-puzzles = Énigmes
daily-puzzles-lede = Trois positions par jour et par jeu, où une réponse est nettement la meilleure.
daily-practise = Jouer cette donne
daily-practise-why = Pour s’exercer, depuis la première carte : la partie ne compte nulle part.
days-title = Au fil des jours
days-lede = Les comptes, par jours gagnés, puis par le plus petit nombre de coups. Seuls les jours passés comptent, pour que la donne du jour reste un secret.
days-deal = Quelle donne
days-last = { $days } jours
days-caption = { $count ->
        [one] Un compte, du { $first } au { $last }
       *[other] { $count } comptes, du { $first } au { $last }
    }
days-rank = Rang
days-name = Nom
days-won = Jours gagnés
days-won-of = { $won } sur { $played }
days-streak = Jours de suite
days-moves = Coups
days-note = Jours gagnés sur jours joués ; jours de suite, jusqu’à hier, où cette donne a été jouée jusqu’au bout, gagnée ou perdue ; coups d’une partie gagnée, en moyenne. Une partie qui dépasse minuit (temps universel) ne compte pas.
days-empty = Il n’y a encore personne sur cette liste. Jouez la donne jusqu’au bout aujourd’hui, et vous y serez demain.
days-empty-guest = Il n’y a encore personne sur cette liste. Créez un compte et jouez la donne jusqu’au bout aujourd’hui, et vous y serez demain.
days-absent = Vous n’êtes pas encore sur cette liste : jouez la donne jusqu’au bout aujourd’hui, et vous y serez demain.
days-absent-guest = Seuls les comptes sont sur cette liste.
days-account = Créer un compte
archive-title = Les jours passés
archive-lede = Vos propres donnes, à rejouer depuis la première carte. C’est un entraînement : il ne compte nulle part, et votre résultat reste le même.
archive-practise = S’entraîner
    .of = S’entraîner : { $game }, donne du { $day }
archive-compare = Comparer : { $game }, donne du { $day }
archive-more = { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
practice-sign = Entraînement
    .why = Cette partie ne compte nulle part : ses cartes étaient connues.
daily-save = Enregistrer l’image
share-title = Dédale · { $game }, donne du { $day }
share-won = { $moves ->
        [1] Gagnée en un coup
       *[other] Gagnée en { $moves } coups
    }
share-lost = { $moves ->
        [1] Perdue après un coup
       *[other] Perdue après { $moves } coups
    }
share-better = { $others ->
        [1] { $better ->
            [0] un autre essai jusqu’ici
           *[other] mieux que l’autre essai jusqu’ici
        }
       *[other] mieux que { $better } des { $others } autres essais
    }

## Statistiques

statistics-title = Statistiques
statistics-lede = Les parties jouées jusqu’au bout et dont personne ne pouvait connaître la donne.
statistics-whose = Quelles parties
statistics-mine = Les miennes
statistics-everybody = Toutes
statistics-game = Jeu
statistics-every = Tous
statistics-period = Temps
statistics-recent = { $days } jours
statistics-all-time = Depuis toujours
statistics-games = Parties
statistics-wins = Gagnées par des gens
statistics-wins-mine = Gagnées
statistics-share = Part gagnée
statistics-moves = Coups
statistics-won = gagnées
statistics-not-won = non gagnées
statistics-none-mine = Aucune partie finie de votre part en ce temps.
statistics-none = Aucune partie finie en ce temps.
statistics-days = Jour par jour
statistics-days-summary = { $games ->
        [1] Une partie
       *[other] { $games } parties
    } en { $days ->
        [1] un jour
       *[other] { $days } jours
    }, sur les { $of } derniers.
statistics-day = Jour
statistics-configurations = Par configuration
statistics-of = { $games ->
        [1] gagnées · une partie
       *[other] gagnées · { $games } parties
    }
statistics-more = En détail
statistics-endings = Comment les parties ont fini
statistics-seats = Par place et par robot
statistics-who = Qui
statistics-played = jouées
statistics-mean = En moyenne { $moves } coups.

## Vous

me-title = Vous
me-account = Vous êtes connecté sous le nom de { $name }.
me-guest = Vous êtes ici en invité : { $name }. Vos parties tiennent à ce navigateur.
me-nobody = Nous ne vous connaissons pas encore, et rien n’est gardé sur vous. Qui joue devient invité de soi-même.
me-name = Nom
me-name-hint = Ce que voient les autres à la table.
me-rename = Changer de nom
me-be-guest = Être invité
me-renamed = Vous êtes maintenant { $name }.
me-make = Créer un compte
me-make-hint = Vos parties restent les vôtres sur tous vos appareils. Un nom et un mot de passe suffisent : pas d’adresse électronique.
me-make-hint-new = Pour retrouver vos parties sur tous vos appareils. Un nom et un mot de passe suffisent : pas d’adresse électronique.
me-password = Mot de passe
me-password-hint = Au moins 10 caractères ; une petite phrase est une bonne idée.
me-enter = Se connecter
me-enter-hint = Vous avez déjà un compte ?
me-enter-hint-guest = Vous avez déjà un compte ? Les parties de l’invité que vous êtes restent à cet invité.
me-entered = Vous revoilà, { $name }.
me-forgotten = Mot de passe oublié ?
me-remembered = Revenir au mot de passe
me-recover = Retrouver le compte
me-recover-hint = Avec le code de secours que vous avez noté. Vous en recevez un nouveau, tous les appareils sont déconnectés et tous les jetons supprimés.
me-code = Code de secours
me-password-new = Nouveau mot de passe
me-password-old = Ancien mot de passe
me-password-change = Changer de mot de passe
me-password-change-hint = Vos autres appareils sont déconnectés et tous les jetons supprimés.
me-password-changed = { $sessions ->
    [0] Le mot de passe est changé.
    [one] Le mot de passe est changé, et un autre appareil est déconnecté.
   *[other] Le mot de passe est changé, et { $sessions } autres appareils sont déconnectés.
  } { $tokens ->
    [0] { "" }
    [one] Un jeton est supprimé.
   *[other] { $tokens } jetons sont supprimés.
  }
me-code-title = Votre code de secours
me-code-why = Il n’est montré que maintenant. Gardez-le en lieu sûr : sans lui et sans le mot de passe, personne ne peut rendre le compte, pas même nous.
me-code-copy = Copier le code
me-code-kept = Je l’ai gardé
me-code-done = C’est fait
me-leave = Se déconnecter
me-leave-hint = De cet appareil. Vos parties vous attendent.
me-left = Vous êtes déconnecté.
me-ended-password = Votre mot de passe a été changé ailleurs. Connectez-vous de nouveau.
me-ended-session = Cet appareil a été déconnecté depuis un autre.
me-sessions = Vos appareils connectés
me-sessions-hint = Un appareil inconnu ? Terminez sa session et changez de mot de passe.
me-session-this = Cet appareil
me-session-other = Un autre appareil
me-session-since = depuis le { $when }
me-session-used = servi le { $when }
me-session-end = Terminer
me-session-end-which = Terminer la session du { $when }
me-session-ended = La session est terminée.
me-tokens = Jetons pour programmes
me-tokens-hint = Avec un jeton, un robot ou un programme à vous peut agir en votre nom, autant que vous le permettez.
me-tokens-none = Il n’y en a pas.
me-token-name = Pour quoi
me-token-scopes = Ce qu’il peut faire
me-scope-read = regarder
me-scope-play = jouer
me-scope-create = ouvrir des tables
me-scope-account = changer le compte
me-token-make = Créer un jeton
me-token-made = Le jeton n’est montré que maintenant :
me-token-copy = Copier le jeton
me-token-used = servi le { $when }
me-token-unused = jamais servi
me-token-end = Supprimer
me-token-end-which = Supprimer le jeton « { $name } »
me-export = Emporter vos données
me-export-hint = Tout ce qui est gardé sur vous, en un fichier (JSON).
me-delete = Tout supprimer
me-delete-hint = Votre nom, mot de passe, jetons et tout ce que vous avez dit disparaissent pour de bon. Les parties des autres gardent une place vide.
me-delete-hint-guest = Votre nom, vos jetons et tout ce que vous avez dit disparaissent pour de bon. Les parties des autres gardent une place vide.
me-delete-sure = Oui, tout supprimer
me-forgotten-done = Tout ce qui vous concernait est supprimé.

## Réglages

settings-title = Réglages
settings-lede = Ils valent pour cet appareil et restent dans ce navigateur.
settings-theme = Thème
settings-theme-auto = comme l’appareil
settings-theme-dark = sombre
settings-theme-light = clair
settings-motion = Mouvement
settings-motion-auto = comme l’appareil
settings-motion-less = moins : les choses vont droit à leur place
settings-pace = Vitesse des mouvements et des légendes
settings-pace-slow = lente
settings-pace-usual = habituelle
settings-pace-quick = rapide
settings-volume = Volume
settings-play = À la table
settings-confirm = Demander avant d’envoyer un coup
    .why = Un premier clic montre ce qui arriverait, un second le fait.
settings-forced = Donner pour moi la seule réponse possible
    .why = Après une courte pause, et seulement quand vous jouez sans personne d’autre que des robots. Ce que vous annulez n’est pas redonné tout seul.
settings-sound = Sons
    .why = Discrets, quand quelque chose arrive à la table.
settings-me = Nom, compte et vos données :
device-title = Les parties de cet appareil
device-about = Quand personne d’autre ne participe, les parties se jouent et se gardent dans ce navigateur, même sans réseau.
device-host = Les parties en solo, avec des robots ou à plusieurs sur un appareil se jouent
device-host-device = sur cet appareil
    .why = Elles commencent tout de suite et se passent de réseau, mais seul ce navigateur les a.
device-host-server = sur le serveur
    .why = Avec un compte, vous les retrouvez sur tous vos appareils.
device-games = { $games ->
        [0] Il n’y en a pas encore.
        [one] Une partie est gardée ici.
       *[other] { $games } parties sont gardées ici.
    }
device-used = Dédale occupe { $used } sur cet appareil.
device-stays = Le navigateur les garde jusqu’à ce que vous les supprimiez.
device-may-go = Le navigateur peut les effacer s’il manque de place. Exportez celles auxquelles vous tenez.
device-export = Exporter toutes les parties
device-import = Importer des parties
device-importing = Importation…
device-imported = { $added ->
        [0] Aucune nouvelle partie
        [one] Une partie ajoutée
       *[other] { $added } parties ajoutées
    }{ $known ->
        [0] {""}
        [one]  ; une était déjà là
       *[other]  ; { $known } étaient déjà là
    }{ $refused ->
        [0] .
        [one]  ; une est illisible.
       *[other]  ; { $refused } sont illisibles.
    }
device-import-unread = Ce fichier ne contient pas de parties exportées par Dédale.
device-sign = Sur cet appareil
    .why = Cette partie se joue et se garde sur cet appareil ; aucun serveur n’y prend part.
storage-full = Il n’y a plus de place sur cet appareil : la partie continue, mais elle sera perdue quand vous fermerez cet onglet.
storage-blocked = Ce navigateur ne laisse pas Dédale garder les parties : la partie continue, mais elle sera perdue quand vous fermerez cet onglet.

## Sans réseau

offline-sign = Hors ligne
    .why = Il n’y a pas de réseau. Les parties sur cet appareil continuent.
offline-newer = Une nouvelle version est prête.
    .game = Votre partie reprend où elle en est.
offline-reload = Recharger
offline-later = Plus tard

keep-title = Sans réseau
keep-text = Ces pages s’ouvrent sans réseau, avec tous les jeux que vous avez ouverts ici. Vous pouvez aussi tout télécharger dès maintenant.
keep-shell = Les pages
keep-yes = gardé
keep-no = pas encore
keep-all = Tout garder pour jouer hors ligne ({ $megabytes } Mo)
keep-going = Téléchargement : { $share }
keep-some = Gardé sur cet appareil : { $megabytes } Mo.
keep-done = Tout est gardé sur cet appareil : { $megabytes } Mo.
keep-failed = Tout n’a pas pu être téléchargé. Réessayez quand le réseau sera meilleur.
keep-impossible = Ce navigateur ne peut pas garder les pages ici ; une fenêtre privée, par exemple, ne garde rien.

## Sans serveur

server-title = Cette page a besoin d’un serveur
server-text = Il n’y a pas de serveur derrière ces pages. Vous pouvez jouer seul, avec des robots ou à plusieurs sur cet appareil ; pour jouer à distance, avoir un compte ou discuter, il faut un serveur Dédale.

## Une partie dans un lien

carry-title = En lien ou en code QR
carry-text = Le lien contient toute la partie. Il s’ouvre dans n’importe quel Dédale, au navigateur comme au terminal, et rien n’est envoyé à un serveur.
carry-link = Lien qui contient la partie
carry-code = Code QR du lien qui contient la partie

open-title = Ouvrir une partie
open-lede = Collez un lien qui contient une partie, ou le texte de son fichier. La partie reste sur cet appareil.
open-paste = Lien ou texte de la partie
open-open = Ouvrir
open-opening = Ouverture de la partie…
open-found = { $game } : cette partie n’est pas finie.
open-play = Continuer à jouer
open-play-bots = Continuer avec des robots
open-play-all = Continuer à toutes les places
open-watch = La revoir depuis le début
open-no-engine = Ces pages ont été construites sans le moteur pour navigateur et ne peuvent pas l’ouvrir. Le terminal le peut : dedale replay, suivi du lien entre guillemets.
open-broken = Aucune partie lisible dans ce lien. Il a peut-être été coupé en chemin ; copiez-le de nouveau en entier.

## À propos de Dédale

about-pages = À propos de Dédale
about-dedale = À propos de Dédale
about-dedale-1 = Dédale est une table pour trois jeux de labyrinthe : Onirim, Labyrinth Team Edition et La Clé des mondes. On y joue seul, avec des robots, sur un seul appareil ou avec des amis au loin, dans le navigateur ou dans un terminal.
    Les règles sont dites avec nos propres mots, et toutes les images ont été dessinées pour cette table.

about-dedale-2 = Aucune tricherie n’est possible avec les cartes : avant que la première soit distribuée, le serveur publie une empreinte du mélange, et quand la partie est finie il dit le mélange lui-même. Qui veut peut vérifier chaque partie finie.
    .heading = Des cartes honnêtes
about-dedale-3 = Dédale est un logiciel libre, sous licence MIT ou Apache 2.0, au choix ; tout le monde peut tenir sa propre table. Les caractères Fraunces et Source Sans 3 sont sous licence SIL Open Font.
    .heading = Source et licence
about-dedale-4 = Les jeux eux-mêmes appartiennent à leurs auteurs et éditeurs, qui n’ont rien à voir avec cette table. Si un jeu vous plaît, achetez-le : les vraies cartes sont belles.
    .heading = Les jeux
about-privacy = Confidentialité
about-privacy-1 = Rien ne quitte ce serveur : pas de publicité, pas de mesure d’audience, ni caractères, ni programmes, ni images venus d’ailleurs.
about-privacy-2 = Qui ne fait que regarder, ou joue seul sur cet appareil, ne laisse rien. Qui joue sur le serveur reçoit une session d’invité : un nombre au hasard dans un cookie, qui dit seulement « le même que tout à l’heure ». Il est nécessaire pour jouer et ne sert à rien d’autre.
    .heading = Un seul cookie
about-privacy-3 = Un nom que vous choisissez ; pour un compte, le mot de passe, en une empreinte qu’on ne peut inverser ; vos tables avec chaque coup et son heure ; ce que vous dites à une table ; les jetons que vous créez. Pas d’adresse électronique, pas de vrai nom, pas de lieu.
    .heading = Ce qui est gardé
about-privacy-4 = Les autres à la table voient votre nom et vos coups. Qui a le lien d’une table peut la regarder, sauf si vous l’interdisez. Les parties finies vont à des archives publiques sans aucun nom, sauf si vous l’interdisez en ouvrant la table.
    .heading = Qui voit quoi
about-privacy-5 = Vous pouvez emporter en un fichier tout ce qui est gardé sur vous, et tout supprimer d’un coup, sans rien demander à personne. Les parties des autres gardent alors une place vide.
    .heading = À emporter et à supprimer
about-privacy-6 = La langue, la lumière, vos derniers choix et les parties jouées sur cet appareil restent dans votre navigateur, pas sur le serveur. Les réglages les exportent dans un fichier.
    .heading = Sur votre appareil
about-privacy-site-1 = Il n’y a pas de serveur derrière ces pages : pas de compte, pas de cookie, pas de publicité, pas de mesure d’audience, ni caractères, ni programmes, ni images venus d’ailleurs.
about-privacy-site-2 = Vos parties, réglages et statistiques restent dans ce navigateur. Les réglages permettent de les emporter en un fichier. Si vous effacez les données du navigateur pour ce site, ils disparaissent.
    .heading = Sur votre appareil
about-privacy-site-3 = L’hébergeur de ces fichiers voit lesquels votre navigateur demande, comme pour toute page. Une partie dans un lien se trouve dans la part de l’adresse que les navigateurs n’envoient à personne.
    .heading = Qui voit quoi
about-privacy-me = Vers vos données
about-accessibility = Accessibilité
about-accessibility-1 = Dédale est fait pour tout le monde, et nous le mesurons aux WCAG 2.2, niveau AA.
about-accessibility-2 = Chaque jeu peut se jouer du premier au dernier coup au clavier seul ; ce qui a le focus est toujours visible.
    Chaque carte, tuile et bouton a un nom pour les lecteurs d’écran, et ce qui arrive est annoncé et se lit en mots dans le journal.
    Aucune information ne tient à la seule couleur : chacune a son signe et son motif.
    .heading = Ce qui marche

about-accessibility-3 = Le texte s’agrandit jusqu’à 200 %. Moins de mouvement, clair ou sombre suivent votre appareil ou les réglages. Les sons sont coupés tant que vous ne les demandez pas. Aucune pendule ne tourne si la table n’en a pas voulu.
    .heading = Selon vos besoins
about-accessibility-4 = Les grands plateaux sont denses : sur petit écran avec un très grand texte, il faut faire défiler. Les images des règles n’ont que de courtes descriptions.
    .heading = Ce qui manque encore
about-accessibility-5 = Si quelque chose ne marche pas pour vous, c’est une erreur : dites-le à qui tient cette table, ou écrivez-le là où vit la source de Dédale.
    .heading = Dites-le-nous

## Leçons terminées, sons

lesson-finished = Leçon terminée
lesson-again = Revoir la leçon
sound-offer = Des sons discrets à la prochaine partie ?
sound-offer-yes = Oui, avec les sons
sound-offer-no = Non merci

## Le journal

captions-title = Ce que font les autres
captions-again = Revoir leur dernier tour
log-title = Journal
log-all = Les { $count } lignes
log-earlier = Plus tôt ({ $count })
seat-number = Place { $seat }

## Conseils à la table

hints-title = Conseil
hints-given = Votre réponse
hints-about = Les meilleures réponses, d’après ce que vous savez
hints-best = Le mieux, autant qu’on puisse en juger : { $answer }. Chances de gagner : { $chance }.
hints-level = { $count } réponses se valent à peu près.
hints-untried = pas encore essayé
hints-vague = à peine essayé
hints-then = et ensuite :
hints-play = Jouer cela
hints-play-all = Jouer tout cela
hints-all = { $count ->
    [one] Une de plus
   *[other] { $count } de plus
 }
hints-thinking = { $tried ->
        [0] Réflexion en cours…
        [1] Une partie simulée ; la réflexion continue…
       *[other] { $tried } parties simulées ; la réflexion continue…
    }
hints-done = { $tried ->
        [1] D’après une partie simulée.
       *[other] D’après { $tried } parties simulées.
    }
hints-not-daily = Pas de conseils pour la donne du jour : chacun l’essaie par soi-même.
hints-not-here = Pas de conseils à cette table : on y joue à plusieurs, et elle a été ouverte sans.
hints-option = Conseils
hints-option-yes = pour tout le monde, quand on doit répondre
hints-option-no = seulement pour qui joue seul ou avec des robots

## La page d’une table

seat-of = { $name } ({ $seat })
seat-bot-of = { $bot } { $seat }
seat-local = Joueur { $seat }
bot-short-random = Hasard
bot-short-greedy = Glouton
bot-short-easy = Facile
bot-short-casual = Amateur
bot-short-normal = Normal
bot-short-hard = Difficile
bot-short-expert = Expert
table-title = { $game } · Dédale
table-title-asked = À vous · { $game } · Dédale
table-none = Il n’y a pas de telle table
table-none-here = Cette partie n’est pas sur cet appareil. Elle a pu être supprimée, ou les données du navigateur effacées ; une partie ne s’ouvre que là où elle se joue.
table-elsewhere = Cette partie est ouverte ailleurs
table-elsewhere-here = Jouer ici
table-old = Cette partie vient d’une version plus ancienne
table-unplayable = Vous pouvez télécharger ses données et la supprimer de cet appareil.
table-loading = On dresse la table…
table-undo = Annuler
table-undo-title = Annuler votre dernier coup ; si quelqu’un a pu apprendre quelque chose, tous sont consultés
table-rules = Règles
link-lost = La connexion est perdue. La partie est en sûreté sur le serveur ; nous réessayons.
link-lost-waiting = La connexion est perdue. Votre coup attend ici et partira dès que le serveur répondra.
link-lost-here = Le jeu s’est arrêté par erreur et redémarre. Tout ce que vous avez fait est gardé.
curtain-title = À { $name }
curtain-text = Passez l’appareil à { $name }. Que personne d’autre ne regarde.
curtain-open = Je suis { $name } : montrer mon côté
menu-title = Menu
menu-concede = Abandonner
menu-concede-ends = Abandonner met fin à la partie.
menu-concede-asks = Les autres sont consultés : s’ils sont d’accord, la partie est abandonnée ensemble.
menu-concede-loses = Votre adversaire gagne.
menu-concede-bot = Un robot continue à votre place. Vous ne pourrez pas revenir dans cette partie.
menu-concede-yes = Abandonner
menu-concede-no = Continuer
menu-stop = Proposer d’arrêter sans résultat
menu-honest = Une donne honnête
menu-commitment = Promis avant la première carte : l’empreinte SHA-256 de la graine. À la fin de la partie la graine est révélée, et chacun peut vérifier.
menu-seed = La graine :
menu-leave = Quitter la table ; la partie attend
seat-you = vous
seat-here = présent
seat-away = absent
seat-asked = doit jouer
seat-stand-in = un robot joue : { $bot }
seat-gave-up = a abandonné ; { $bot } continue
seat-hand-back = Rejouer moi-même
seat-let-bot = Laisser jouer un robot
seat-watching = { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
clock-left = Encore { $seconds } secondes
invitation-from = { $name } vous invite à jouer
invitation = On vous invite à jouer
invitation-name = Comment les autres vous appellent
pawn-choose = Votre pion
pawn-choose-seat = Votre place
pawn-yours = à vous
invite-title = Inviter
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
gathering-name = Nom de la personne à la place { $seat }
gathering-start = Commencer la partie
gathering-options = Ce que l’on joue
proposal-title = Une proposition
proposal-undo = { $name } aimerait reprendre des coups. D’accord ?
proposal-stop = { $name } aimerait arrêter sans résultat. D’accord ?
proposal-concede = { $name } aimerait abandonner la partie. D’accord ?
proposal-undo-waits = { $name } aimerait reprendre des coups. Les autres sont consultés.
proposal-stop-waits = { $name } aimerait arrêter sans résultat. Les autres sont consultés.
proposal-concede-waits = { $name } aimerait abandonner la partie. Les autres sont consultés.
proposal-agree = D’accord
proposal-refuse = Continuer
proposal-withdraw = Retirer
result-title = Résultat
result-ended = Fin de partie : { $why }.
result-won = Vous avez gagné !
result-won-together = Vous avez gagné ensemble !
result-lost = Perdu cette fois
result-won-they = Ils ont gagné ensemble !
result-winner = { $name } gagne
result-stopped = Arrêtée sans résultat
result-again = Rejouer
result-deal = Nouvelle donne
result-length = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
 }, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }
result-moves = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
 }
result-course = Les chances de gagner, du premier coup au dernier
result-course-looking = Recherche de l’erreur la plus chère : { $done } décisions sur { $of }…
result-costliest = L’erreur la plus chère : { $points ->
    [one] un point
   *[other] { $points } points
 }
result-no-mistake = Aucune erreur qui vaille la peine d’en parler.
result-share = Partager
result-share-daily = Dédale · { $game } · donne du { $day }
result-share-game = Dédale · { $game }
result-share-won = Gagné en { $moves } coups
result-share-lost = Perdu après { $moves } coups
result-share-copied = Le résultat est copié.
daily-sign = Donne du jour
table-watching = Vous regardez
stand-in-for-you = À votre place joue { $bot }.
stand-in-for = À la place de { $name } joue { $bot }.
result-same = La même donne encore une fois
result-next = Vers la table suivante
result-compare = Comment d’autres ont joué
result-replay = Revoir la partie
result-analyse = Analyser
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

replay-mistake-at = Erreur { $number }, avant le coup { $move }
replay-try = Essayer vous-même
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
replay-on-short = Jouer d’ici
replay-on-text = Une nouvelle table commence par les { $moves } premiers coups de cette partie. Elle ne compte dans aucune statistique.
replay-on-bots = Avec des robots aux autres places
replay-on-alone = À toutes les places moi-même
replay-on-later = Possible quand la partie est finie et que sa donne peut être dite.
replay-on-decided = La partie est décidée ici : revenez d’un coup.
replay-analysis = Analyse
replay-analyse = Analyser cette partie
replay-analysis-about = Chaque décision est repensée d’après ce que son joueur savait alors : ce qu’elle valait, ce qui aurait été mieux, et ce qui tenait au hasard. Cela prend quelques minutes ; la page peut être fermée entre-temps.
replay-analysis-later = Possible quand la donne pourra être dite : à la fin de sa journée.
replay-analysis-waiting = { $before ->
        [0] Elle commence.
        [1] Une autre partie passe avant.
       *[other] { $before } autres parties passent avant.
    }
replay-analysis-running = { $done } décisions repensées sur { $of }.
replay-analysis-is-waiting = L’analyse attend son tour.
replay-analysis-is-running = L’analyse est en cours.
replay-analysis-is-done = L’analyse est finie.
replay-analysis-nothing = Il n’y avait rien à décider dans cette partie.
replay-analysis-how = Comment c’est calculé
replay-decision-slider = Décision affichée
replay-decision = Tour { $turn }, coup { $move }
replay-decision-of = Tour { $turn }, coup { $move } : { $name }
replay-decision-best = « { $taken } » était la meilleure réponse : { $chance }.
replay-decision-near = « { $taken } » valait { $worth }, à peu près autant que « { $best } » : { $chance }.
replay-decision-slower = « { $taken } » gagne aussi souvent, mais il reste encore { $turns } tours environ ; avec « { $best } », il en serait resté { $fewer }.
replay-decision-mistake = « { $taken } » valait { $worth } ; « { $best } » aurait valu { $chance }.
replay-decision-luck = { $way ->
        [up] Puis la chance a donné { $points ->
            [1] un point
           *[other] { $points } points
        }.
       *[down] Puis la malchance a pris { $points ->
            [1] un point
           *[other] { $points } points
        }.
    }
replay-sign-mistake = erreur
replay-sign-luck = coup de chance
replay-sign-bad-luck = mauvais sort
replay-by-choices = Perdu par les choix
replay-by-chance = Reçu du hasard
replay-by-others = Reçu des autres
replay-no-mistake-yet = Aucune jusqu’ici.
replay-remark-mistake = Erreur : { $points ->
        [1] un point perdu
       *[other] { $points } points perdus
    }.
replay-remark-slower = Erreur : environ { $turns } tours perdus.
replay-remark-luck = { $way ->
        [up] Chance : { $points ->
            [1] un point gagné
           *[other] { $points } points gagnés
        }.
       *[down] Malchance : { $points ->
            [1] un point perdu
           *[other] { $points } points perdus
        }.
    }
replay-record = Télécharger la partie
replay-record-text = Le fichier contient la donne et tous les coups ; n’importe quel Dédale peut la rejouer.
replay-record-plain = En texte
replay-record-proof = Avec sa preuve
replay-record-later = Le fichier sera disponible quand la partie sera finie et que sa donne pourra être dite.
replay-keep = Garder sur mon compte
replay-keep-text = Le serveur rejoue la partie et la range avec les vôtres. Elle ne compte dans aucune statistique ni aucun classement, car cet appareil en connaissait les cartes.
replay-export = Exporter cette partie
replay-export-text = Un fichier qu’un autre appareil peut importer, dans ses réglages, pour continuer à jouer.
replay-fair = La donne était-elle honnête ?
replay-fair-text = Avant la première carte, le serveur publie une empreinte de la donne. Il ne peut plus changer les cartes sans que l’empreinte le trahisse.
replay-fair-promise = Empreinte, publiée avant la partie
replay-fair-seed = La donne (graine), publiée après la partie
replay-fair-check = Qui a noté l’empreinte peut la vérifier, avec Dédale ou sans :
replay-fair-commands = Commandes qui vérifient la donne

## Le livre des règles

rules-title = Règles
rules-games = Les trois jeux
rules-contents = Sommaire
rules-learn = Apprendre en jouant
gallery-title = { $game } : tout ce qu’il y a dans la boîte
gallery-link = Tout ce qu’il y a dans la boîte
gallery-lede = Chaque carte et chaque pièce avec son dessin et son effet.
rules-print = Imprimer
