# Ce que dit le programme lui-même.

## La table

table-title = { $game } · tour { $turn }
table-player = Joueur { $seat }
table-you = Vous, joueur { $seat }

## La conversation

play-welcome = Tapez le numéro d’un choix puis Entrée ; « aide » explique tout.
play-how = Répondez par le numéro d’un choix, ou par son texte, par exemple « { $example } ». Entrée seule redessine l’écran.
play-no-such-number = { $count ->
        [one] Il n’y a qu’un choix : tapez 1.
       *[other] Tapez un nombre de 1 à { $count }.
    }
play-not-understood = « { $typed } » n’est ni un choix ni une commande ; « aide » énumère les deux.
play-no-such-rule = Il n’y a pas de règle « { $typed } » ; « règles » les énumère toutes.
play-whose-turn = Joueur { $seat }, c’est à vous.
play-nothing-to-undo = Il n’y a rien à annuler.
play-again-later = Finissez d’abord cette partie, ou abandonnez-la.
options-contradict = « { $option } » est donné deux fois : { $one } et { $other }.
play-bot-alone = Un robot joue la deuxième place, et cette partie n’en a qu’une.
play-too-many-bots = { $bots } robots ne vous laissent pas de place : cette partie en a { $seats }.
play-other-game = { $file } est une partie de { $found }, pas de { $wanted }.
play-seed-of-record = Un enregistrement a sa propre graine : n’indiquez pas --seed.
play-no-chance = Le système ne fournit pas de nombres aléatoires : { $why }.

command-help = aide
    .help = ce qui est demandé, et ce que vous pouvez taper
command-rules = règles
    .help = toutes les règles en jeu, ou l’une d’elles : règles T5
command-cards = cartes
    .help = ce qui n’a pas encore été vu, et ce qui est parti
command-log = journal
    .help = tout ce qui s’est passé
command-undo = annuler
    .help = revenir à la dernière décision
command-save = enregistrer
    .help = écrire la partie dans un fichier : enregistrer FICHIER (enregistrer! FICHIER remplace)
command-concede = abandonner
    .help = renoncer à la partie
command-again = rejouer
    .help = jouer une autre partie
command-quit = quitter
    .help = partir
command-sit = asseoir
    .help = prendre une place : asseoir 2
command-stand = lever
    .help = quitter votre place
command-bot = robot
    .help = donner une place à un robot : robot 2 normal (la vôtre, ou celle d’un absent, pendant la partie)
command-start = commencer
    .help = distribuer les cartes (le propriétaire de la table)
command-stop = arrêter
    .help = proposer d’arrêter la partie sans résultat
command-back = reprendre
    .help = reprendre votre place au robot qui joue pour vous
command-say = dire
    .help = parler aux autres : dire bonjour

curtain-hide = Appuyez sur Entrée pour cacher vos cartes.
curtain-call = Joueur { $seat } : appuyez sur Entrée quand vous seul voyez l’écran.

answer-yes = oui
    .short = o
answer-no = non
    .short = n

save-done = Partie enregistrée dans { $file }.
save-exists = { $file } existe déjà. Le remplacer ? (o/n)
save-not = Rien n’a été enregistré.
save-failed = Impossible d’écrire { $file } : { $why }.
save-position = Cette partie a commencé par une position : seul l’état présent est enregistré, non ce qui y a mené.
save-kept = L’entrée est finie : la partie est enregistrée dans { $file }.
save-printed = L’entrée est finie. Pour que rien ne soit perdu, voici ce que contiendrait le fichier :

quit-save = Enregistrer la partie dans { $file } avant de partir ? (o/n, Entrée pour rester)
concede-sure = Abandonner cette partie ? (o/n)
journal-failed = Désormais vos coups ne sont plus notés ({ $why }) : « enregistrer » garde la partie.
quit-stay = La partie continue.
quit-resume = Pour revenir à cette partie :
quit-same-deal = Pour recommencer avec les mêmes cartes :

end-seed = Graine : { $seed }

## Le plein écran

screen-keys = ↑↓ choisir · Entrée répondre · h conseil · u annuler · Tab · ? aide · q quitter
screen-keys-afar = ↑↓ choisir · Entrée répondre · / parler · h conseil · Tab journal · ? aide · q quitter
screen-keys-hall = ↑↓ choisir · Entrée confirmer · / parler · ? aide · q quitter
screen-keys-end = ↑↓ choisir · Entrée confirmer · Tab journal · q quitter
screen-keys-film = ←→ coup · ↑↓ tour · a analyser · Tab journal · q quitter
screen-keys-analysis = ←→ coup · ↑↓ tour · n p erreur · Tab · q quitter
screen-keys-page = ↑↓ défiler · Échap fermer
screen-keys-reply = Entrée confirmer · Échap renoncer
screen-keys-title = Touches
screen-key-choose = ↑ ↓ j k
    .help = choisir une réponse ; le plateau montre où elle aurait lieu
screen-key-kind = ← →
    .help = passer au genre de réponse suivant
screen-key-enter = Entrée
    .help = donner la réponse sous le curseur
screen-key-type = 0–9 a–z :
    .help = taper une réponse ou une commande ; Échap y renonce
screen-key-hint = h
    .help = montrer un conseil, qui s’améliore tant que vous le regardez
screen-key-undo = u
    .help = revenir à la dernière décision
screen-key-tab = Tab
    .help = passer de la table au journal et au conseil
screen-key-scroll = PgPréc PgSuiv
    .help = faire défiler ce que montre Tab
screen-key-mouse = souris
    .help = un clic sur une réponse la montre, un second la donne ; la molette fait défiler
screen-key-talk = /
    .help = parler aux autres
screen-key-quit = q
    .help = quitter, comme Ctrl-C ; Ctrl-Z suspend. Chaque coup est enregistré aussitôt.
screen-tab-table = Table
screen-tab-log = Journal
screen-tab-hint = Conseil
screen-tab-talk = Discussion
screen-tab-analysis = Analyse
screen-chance = Chance de gagner :
screen-chance-of = Chance de gagner du joueur { $seat } :
screen-talk-none = Personne n’a encore rien dit. Appuyez sur / pour parler.
screen-preview = aperçu
screen-thinking = Le joueur { $seat } réfléchit…
screen-hint-none = La touche h donne un conseil.
screen-hint-better = La réflexion continue…
screen-too-small = Cette fenêtre est trop petite : il faut { $columns } colonnes et { $rows } lignes.

## Une table au loin : join

remote-setup = Options
remote-link = Lien
remote-free = libre
remote-a-bot = { $name } (robot)
remote-you = { $name } (vous)
remote-away = { $name } (absent)
remote-stand-in = { $name } (remplacé par le robot { $bot })
remote-invite = Transmettez le lien, ou donnez une place à un robot : « robot PLACE NOM ». Puis tapez « commencer ».
remote-more-people = Il reste des places : la table attend d’autres joueurs.
remote-may-start = Tout le monde est là : tapez « commencer ».
remote-offer-sit = prendre la place { $seat }
remote-offer-bot = donner la place { $seat } à un robot
remote-agree = accepter
remote-refuse = refuser
remote-wait-for-start = Tout le monde est là : c’est au propriétaire de la table de commencer.
remote-whose-turn = C’est à { $name } (joueur { $seat }) de répondre.
remote-bot-for-you = Un robot joue pour vous, { $name } (joueur { $seat }) : « reprendre » vous rend la place.
remote-consent = { $name } propose { $what }. Êtes-vous d’accord ? (oui/non)
remote-proposed = { $name } propose { $what } ; tous n’ont pas encore répondu.
remote-to-undo = { $count ->
        [one] de revenir d’un coup en arrière
       *[other] de revenir de { $count } coups en arrière
    }
remote-to-stop = d’arrêter la partie sans résultat
remote-to-concede = d’abandonner la partie ensemble
remote-to-agree = d’accepter ce que ce programme ne connaît pas
remote-did-undo = { $name } revient en arrière.
remote-did-refuse = { $name } n’est pas d’accord.
remote-did-concede = { $name } abandonne la partie.
remote-did-retire = { $name } abandonne ; le robot { $bot } continue.
remote-did-stand-in = Le robot { $bot } joue pour { $name }.
remote-did-hand-back = { $name } joue de nouveau.
remote-said = { $name } : { $text }
remote-say-what = Dire quoi ? Par exemple : dire bien joué
remote-lost = La connexion est perdue ; nouvel essai …
remote-back = De nouveau connecté.
remote-wait = Le serveur n’a pas encore répondu : un instant.
remote-strange = Le serveur dit quelque chose que ce programme ne comprend pas.
remote-unreachable = Le serveur ne répond pas : { $why }.
remote-no-https = Ce programme ne parle que http : { $found }
remote-bad-link = « { $found } » n’est pas le lien d’une table, qui ressemble à http://SERVEUR:PORT/t/TABLE.
remote-which-table = Quelle table ? Donnez son lien entier, ou ouvrez-en une avec --new JEU.
remote-new = Votre table : { $link }
remote-not-kept = Votre session ne peut pas être gardée : { $why }.
remote-come-back = Votre place reste à vous. Pour revenir :
remote-no-seat = Vous n’avez pas de place à cette table.
remote-which-seat = Quelle place ? Donnez son numéro.
remote-next = Il y a une revanche : « rejouer » vous y mène.
remote-stopped = Les joueurs ont arrêté la partie sans résultat.
remote-seed-later = La graine sera montrée plus tard.
remote-honest = C’est bien la graine fixée avant la première carte : son SHA-256 est le { $commitment } annoncé au début.
remote-not-honest = Attention : ce n’est pas la graine promise avant la première carte ({ $commitment }).
remote-again = Le serveur n’a pas pu le faire ; rien n’a changé. Essayez encore.
remote-banned = Vous avez été exclu de ce serveur par qui l’héberge.
remote-forbidden = Vous n’en avez pas le droit.
remote-name-taken = Ce nom est déjà pris.
remote-no-proposal = Rien ne vous a été proposé.
remote-no-session = Le serveur ne vous connaît plus : revenez à la table.
remote-no-such-table = Cette table n’existe pas.
remote-not-absent = La personne assise là est présente.
remote-conceded = Vous avez abandonné cette partie : un robot la joue jusqu’au bout.
remote-earlier = { $count ->
        [one] Une chose
       *[other] { $count } choses
    } avant cela : le serveur ne raconte que les plus récentes.
remote-not-the-owner = Seul le propriétaire de la table peut faire cela.
remote-not-your-seat = Cette place n’est pas la vôtre.
remote-not-your-turn = Rien ne vous est demandé pour l’instant.
remote-other-proposal = Une autre proposition n’est pas encore tranchée.
remote-seat-empty = Toutes les places ne sont pas prises : la place { $found } est libre.
remote-seat-taken = La place { $found } est prise.
remote-silence = On ne parle pas dans une partie silencieuse avant sa fin.
remote-stale = Il s’est passé quelque chose entre-temps : regardez de nouveau.
remote-switched-off = Cette table s’en passe.
remote-too-often = Pas si vite : un instant.
remote-old-rules = Cette partie suivait des règles plus anciennes ; elle ne s’ouvre plus.
remote-wrong-phase = Ce n’est pas possible à ce moment de la partie.
remote-refused = Le serveur refuse : { $why }.

## Ce qu’est devenue une partie : replay et check

label-observer = Vue par
label-seed = Graine
replay-observer = { $who ->
        [seat] le joueur { $seat }
        [spectator] un spectateur
       *[all] quelqu’un qui sait tout
    }
replay-actor = joueur { $seat }
replay-conceded = { $who ->
        [you] Vous abandonnez la partie.
       *[other] Le joueur { $seat } abandonne la partie.
    }
replay-answered = Réponse : « { $answer } »
replay-nothing-seen = Rien de visible.
replay-step = Pas { $step } sur { $steps }

check-file = { $file } : { $verdict }
check-record = juste : enregistrement d’une partie ({ $game }), { $steps ->
        [0] aucun pas
        [one] un pas
       *[other] { $steps } pas
    }, { $end }, empreinte { $hash }
check-position = juste : position ({ $game }), { $end }, empreinte { $hash }
check-wrong = faux : { $problem }
check-over = { $won ->
        [yes] gagnée
       *[no] perdue
    } : { $why }

verify-honest = Honnête.
verify-played = Partie rejouée : { $game }, { $steps ->
        [0] aucun pas
        [one] un pas, permis
       *[other] { $steps } pas, tous permis
    } ; { $end }, comme le dit l’enregistrement ; empreinte { $hash }.
verify-seed = La donne est celle promise avant la première carte : engagement { $commitment }.
verify-undone = { $times ->
        [0] Aucun coup n’a été repris.
        [one] Des coups ont été repris une fois ; l’enregistrement a ceux qui sont restés.
       *[other] Des coups ont été repris { $times } fois ; l’enregistrement a ceux qui sont restés.
    }
verify-compare = Comparez l’engagement avec celui que la table montrait avant la partie, ou indiquez celui-ci avec --commitment.
verify-stopped = arrêtée d’un commun accord
verify-wrong = non prouvé : { $problem }
verify-other-seed = une autre donne était promise : la graine a l’engagement { $found }, non { $promised }.
verify-unfinished = la partie n’est ni finie ni arrêtée.
verify-not-stopped = la partie est dite arrêtée, mais elle était finie.
verify-no-commitment = Un enregistrement seul ne prouve rien : indiquez avec --commitment ce que la table montrait avant la partie.

## Dispositions et grimoires

data-not-of-this-game = { $game } n’a pas de --{ $option }.
data-not-there = Il n’y a pas de { $option ->
        [cards] jeu de cartes
       *[other] { $option }
    } « { $found } », ni de fichier de ce nom ; le programme fournit : { $expected }.

## La liste des jeux

games-players = { $min ->
        [one] { $max ->
            [one] un joueur
           *[other] 1 à { $max } joueurs
        }
       *[other] { $min } à { $max } joueurs
    }
games-default = { $meaning } (par défaut)
games-how = Choisissez avec --set option=valeur, par exemple : dedale play { $game } --set { $example }

## Aide de la ligne de commande

help-usage = Utilisation :
help-commands = Commandes
help-dedale = Une table pour les jeux de labyrinthe : jouer, simuler, rejouer, étudier.
help-lang = Langue : en ou fr [par défaut : celle de l’environnement]
help-guest = Un robot venu d’ailleurs à qui l’on peut donner une place : un programme (onirim/alpha=cmd:./alpha) ou un réseau (onirim/beta=beta.net) ; répétable (voir docs/hosting.md)
help-ascii = Écrire en ASCII seulement [par défaut : si votre environnement dit ne pas avoir l’UTF-8]
help-help = Affiche l’aide
help-version = Affiche la version
help-games = Énumère les jeux, leurs options et leurs nombres de joueurs.
help-json = Affiche du JSON au lieu d’un tableau.
help-play = Joue une partie dans le terminal, seul, avec des robots, ou à plusieurs devant le même écran. Un terminal d’au moins 80 × 24 la montre en plein écran, un autre ligne par ligne.
help-game = Le jeu : { $games }
help-players = Le nombre de joueurs [par défaut : celui du jeu, ou autant qu’il en faut pour les robots et les options]
help-with = Des noms courts d’options, séparés par des virgules ({ $extras })
help-layout = Ce qui figure sur quelle tuile : un nom, ou votre propre fichier (pour commencer : dedale games --print-layout classic)
help-deck = Les pages du grimoire : un nom, ou votre propre fichier (pour commencer : dedale games --print-deck 12-8-4)
help-cards = Le jeu de cartes de La Clé des mondes : un nom, ou votre propre fichier (pour commencer : dedale games --print-cards balanced)
help-games-print_cards = Affiche le fichier d’un jeu de cartes fourni avec le programme.
help-games-print_layout = Affiche le fichier d’une disposition fournie avec le programme.
help-games-print_deck = Affiche le fichier d’un grimoire fourni avec le programme.
help-set = N’importe quelle option du jeu (voir : dedale games)
help-play-seed = Ce dont vient la donne : un nombre, ou 64 chiffres hexadécimaux [par défaut : au hasard]
help-play-from = Reprend une partie enregistrée, ou commence par une position
help-play-bot = Fait jouer des robots ({ $bots }) : un nom pour toutes les places sauf la première, ou un pour chacune des dernières places, séparés par des virgules ; FICHIER.net est un réseau à vous, cmd:PROGRAMME un programme (docs/protocol.md)
help-plain = Des lignes au lieu du plein écran : ASCII seulement, sans couleurs
help-simulate = Fait jouer beaucoup de parties à des robots et en rend compte. La même graine et le même nombre de parties donnent les mêmes résultats, quel que soit le nombre de fils.
help-play-adviser = Un bot dont les conseils donnent aussi le choix ({ $bots }, FICHIER.net ou cmd:PROGRAMME)
help-simulate-bot = Qui joue ({ $bots }) : un nom pour toutes les places, ou un par place, séparés par des virgules ; FICHIER.net est un réseau à vous, cmd:PROGRAMME un programme (docs/protocol.md)
help-simulate-games = Le nombre de parties
help-simulate-seed = La série dont viennent les donnes : un nombre
help-simulate-records = Garde aussi un enregistrement de chaque partie dans ce nouveau dossier (docs/lab.md)
help-simulate-threads = Le nombre de fils d’exécution [par défaut : tous les cœurs]
help-train = Entraîne un robot, comme l’ont été ceux du programme. La même graine et les mêmes options donnent les mêmes bits, quel que soit le nombre de fils ; avec un dossier pour les points de reprise, on peut l’arrêter à tout moment et il reprend où il en était.
help-train-game = Le jeu : onirim
help-train-level = Le robot à entraîner : hard (un réseau, par TD(lambda)) ou normal (des poids, par la méthode d’entropie croisée)
help-train-seed = D’où part son hasard : un nombre
help-train-games = Le nombre de parties jouées ; pour normal : par essai
help-train-learners = hard : combien d’apprentis jouent côte à côte et mettent en commun ce qu’ils apprennent
help-train-stint = hard : combien de parties chacun joue avant de partager
help-train-rate = hard : de combien il bouge après chaque leçon, au début
help-train-lambda = hard : le poids de ce qui est arrivé face à ce qui était attendu, de 0 à 1
help-train-from = hard : un réseau ou un point de reprise d’où continuer
help-train-generations = normal : le nombre de générations d’essais
help-train-tries = normal : le nombre d’essais par génération
help-train-kept = normal : combien d’entre eux, les meilleurs, donnent la génération suivante
help-train-threads = Le nombre de fils d’exécution [par défaut : tous les cœurs]
help-train-checkpoint = Le dossier qui garde où il en est
help-train-output = Le fichier de ce qui a été appris
help-train-check = Le nombre de parties qui le mesurent à la fin
help-bench = Mesure la vitesse des moteurs sur un cœur : jeu au hasard, avec une vue à chaque décision, sur des copies, mondes tirés ; médianes de cinq. Nombres d’instructions : cargo bench
help-bench-seconds = Le nombre de secondes par configuration

# simulate et bench
simulate-games = parties
simulate-wins = victoires
simulate-wins-by-seat = victoires par place
simulate-turns = tours par partie
simulate-decisions = décisions par partie
simulate-games-per-second = parties/s
simulate-decisions-per-second = décisions/s
simulate-time = durée
simulate-per-core = { $total } ({ $core } par cœur)
simulate-share = { $wins } · { $share } % [{ $low } %, { $high } %]
simulate-seconds =
    { $threads ->
        [one] { $seconds } s sur un fil
       *[other] { $seconds } s sur { $threads } fils
    }
simulate-records-not-empty = { $folder } n’est pas vide : donnez un nouveau dossier pour les enregistrements.
simulate-bot-count =
    { $seats ->
        [one] { $bots } robots pour une place : nommez-en un pour toutes, ou un par place.
       *[other] { $bots } robots pour { $seats } places : nommez-en un pour toutes, ou un par place.
    }
train-done =
    { $command }
    → { $file }
train-nobody = Personne n’apprend { $game } par entraînement.
train-another-checkpoint = Le dossier des points de reprise vient d’une autre commande : « { $found } », pas « { $expected } ».
train-no-start = Rien dans { $file } d’où continuer : ce n’est ni un réseau ni un point de reprise pour ces parties.
train-damaged-checkpoint = Le dossier des points de reprise n’en contient aucun d’entier.
bench-setup = jeu · configuration
bench-games-per-second = parties/s
bench-decisions-per-second = décisions/s
bench-decisions-per-game = par partie
bench-with-view = avec vue/s
bench-on-copies = sur copies/s
bench-sampled = tirages/s
bench-state = état
bench-action = action
bench-bytes = { $bytes } o
bench-no-time = « --seconds { $typed } » : un nombre de secondes supérieur à 0 et d’au plus { $most } est attendu.
load-tables = tables · connexions
load-nodes = nœuds
load-rate = coups/s demandés à une table
load-rate-max = aussi vite qu’ils sont confirmés
load-moves = coups
load-moves-per-second = coups/s
load-games = parties terminées
load-acknowledged = confirmés après
load-quantiles = p50 { $p50 } ms · p90 { $p90 } ms · p99 { $p99 } ms · au plus { $max } ms
load-reconnects = reconnexions
load-errors = erreurs
load-no-errors = aucune
load-memory = mémoire du serveur
load-memory-stages = { $first } Mo · avec les connexions { $sockets } Mo · avec les tables { $tables } Mo · à la fin { $end } Mo
load-per-socket = une connexion
load-per-table = une table au repos
load-kilobytes = { $kilobytes } ko
load-cpu = temps de processeur par coup
load-cpu-both = { $server } ms serveur · { $load } ms joueurs
load-cpu-database = – de la base de données
load-milliseconds = { $milliseconds } ms
load-soak = mémoire après { $warm } s { $first } Mo · au plus ensuite { $highest } Mo ({ $growth } %) · au moins ensuite { $lowest } Mo
load-hostile = { $tables } tables de deux joueurs honnêtes à côté d’une adresse hostile, { $seconds } s
load-hostile-moves = coups honnêtes
load-hostile-refused = refus aux joueurs honnêtes
load-hostile-probes = /healthz
load-hostile-failed-probes = échecs de /healthz
load-hostile-too-many = « --tables { $typed } » : il faut un nombre de 1 à 200 avec --hostile.
load-bad-rate = « --rate { $typed } » : il faut un nombre supérieur à 0, ou « max ».
load-bad-nodes = « --nodes { $typed } » : il faut 1, ou davantage avec --database postgres://… et --bus nats://….
load-bad-count = « { $option } { $typed } » : il faut un nombre à partir de { $least }.
load-no-time = « --seconds { $typed } » : il faut un nombre de secondes supérieur à 0.
load-server-ended = Le serveur s’est arrêté aussitôt. Il a dit :
    { $log }
help-join = Joue à une table d’un serveur, avec d’autres : prend une place, attend le début, et revient de soi-même quand la connexion se perd.
help-join-link = Le lien de la table (http://SERVEUR:PORT/t/TABLE), ou celui du serveur avec --new
help-join-name = Comment les autres vous appellent [par défaut : le serveur choisit]
help-join-seat = La place que vous aimeriez
help-join-new = Ouvre une table de ce jeu et imprime son lien : { $games }
help-join-options = Les options de la nouvelle table, comme players=2
help-replay = Montre une partie enregistrée telle qu’un observateur l’a vue. Un terminal d’au moins 80 × 24 la parcourt avec les flèches ; avec --plain, --step ou un tube, tout est écrit pas à pas, puis la table.
help-replay-file = Un enregistrement (texte ou JSON), une position (JSON) ou un lien qui contient une partie ; « - » est l’entrée standard
help-replay-step = S’arrêter après ce nombre de pas ; 0 est la donne
help-replay-link = Imprime un lien qui contient la partie, pour les pages à cette adresse (https://SERVEUR/) ; il s’ouvre sans serveur
record-link-broken = il n’y a pas de partie dans ce lien ; il a peut-être été coupé en chemin
help-replay-observer = Par les yeux de qui : une place (1, 2, …), « spectator », ou « all » pour toute la vérité
help-check = Dit si des enregistrements et des positions sont justes, et sinon pourquoi. Code de sortie : 0 tous sont justes, 1 l’un est faux, 2 l’un est illisible.
help-check-files = Enregistrements (texte ou JSON) et positions (JSON) ; « - » est l’entrée standard
help-verify = Prouve qu’une partie jouée sur un serveur était honnête : la rejoue, vérifie que chaque pas est permis et mène au résultat et à l’empreinte notés, et compare la donne à l’engagement pris avant la partie. Code de sortie : 0 prouvé, 1 non prouvé, 2 illisible.
help-verify-file = Ce qu’a donné GET /api/tables/TABLE/record, ou un enregistrement avec --commitment ; « - » est l’entrée standard
help-verify-commitment = Ce que la table montrait avant la partie : 64 chiffres hexadécimaux
help-serve = Héberge des tables : on y joue par HTTP et WebSocket, humains et robots (voir docs/server.md). Un programme, un fichier de données, rien à installer.
help-serve-listen = Où écouter : 127.0.0.1:7333 sauf indication contraire ; 0.0.0.0:7333 ouvre à tout le réseau
help-serve-database = Où garder les parties : sqlite:FICHIER ou postgres://… ; sinon un fichier dans votre dossier de données
help-serve-config = Un fichier TOML de réglages et de limites (voir docs/hosting.md)
help-serve-bus = Un serveur NATS (nats://…) : plusieurs serveurs sur la même base PostgreSQL et le même bus partagent toutes les tables (voir docs/nodes.md)
help-serve-log = La forme du journal sur la sortie d’erreur ; DEDALE_LOG=debug en dit plus
help-serve-open = Ouvre la table dans le navigateur de cette machine
serve-open = La table est ouverte à l’adresse { $url }
serve-only-here = Seule cette machine peut l’atteindre ; { $option } laisse entrer les autres.
serve-how-to-stop = Ctrl+C l’arrête ; chaque partie est gardée.
help-engine = Joue tous les jeux pour un programme : JSON-RPC 2.0, un message par ligne sur l’entrée et la sortie standard (voir docs/protocol.md).
help-doctor = Vérifie si un serveur peut tourner ici : dossier des données, disque, base de données, adresse et limites. Ne change rien. Code de sortie : 1 si quelque chose ne va pas.
help-doctor-listen = L’adresse qu’utilisera le serveur [par défaut : 127.0.0.1:7333]
help-doctor-database = La base du serveur : sqlite:FICHIER ou postgres://… [par défaut : le fichier de votre dossier de données]
help-doctor-config = Le fichier TOML du serveur
help-doctor-bus = Le serveur NATS entre plusieurs nœuds
doctor-sound = ok
doctor-doubtful = attention
doctor-broken = EN PANNE
doctor-folder = dossier des données
doctor-disk = disque
doctor-database = base de données
doctor-address = adresse
doctor-bus = bus
doctor-metrics-address = adresse des mesures
doctor-open-files = fichiers ouverts
doctor-pages = pages du navigateur
doctor-clock = horloge
doctor-folder-writable = { $folder }
doctor-folder-to-be-made = { $folder } n’existe pas encore ; il sera créé
doctor-folder-not-writable = rien ne peut être écrit dans { $folder } : { $why }
doctor-disk-roomy = { $free } Mio libres
doctor-disk-nearly-full = seulement { $free } Mio libres : une soirée chargée peut le remplir
doctor-disk-full = seulement { $free } Mio libres : faites d’abord de la place
doctor-database-to-be-made = { $file } n’existe pas encore ; le serveur le crée
doctor-database-sound = elle s’ouvre et rien n’y est abîmé
doctor-database-older = version { $found } ; le serveur la porte à la version { $known } au démarrage (faites d’abord une sauvegarde : dedale admin backup FICHIER)
doctor-database-newer = version { $found }, mais ce programme ne connaît que la { $known } : installez-en un plus récent
doctor-database-foreign = { $file } n’est pas une base SQLite
doctor-database-damaged = abîmée : { $why }. Reprenez une sauvegarde : dedale admin restore FICHIER
doctor-database-unusable = { $why }
doctor-database-silent = la base de données ne répond pas
doctor-address-free = { $address } est libre
doctor-bus-reached = il répond
doctor-bus-unreachable = { $why }. NATS est-il démarré, et son adresse est-elle juste ?
doctor-address-served = un serveur Dédale répond à { $address }
doctor-address-taken = { $address } ne peut pas servir : { $why }. Choisissez-en une autre avec --listen
doctor-open-files-unlimited = sans limite
doctor-open-files-enough = jusqu’à { $most }
doctor-open-files-few = au plus { $most }, mais { $sockets } connexions et le reste en demandent { $wanted } : augmentez LimitNOFILE ou « ulimit -n »
doctor-pages-present = dans le programme
doctor-pages-missing = absentes du programme : il a été compilé sans elles (make web, puis recompilez)
doctor-clock-plausible = plausible
doctor-clock-behind = elle indique une date antérieure à ce programme : sessions et pendules seront faussées
doctor-all-sound = Un serveur peut tourner ici : dedale serve
doctor-some-doubtful = Un serveur peut tourner ici, mais voyez ce qui demande attention.
doctor-some-broken = Un serveur ne peut pas tourner ici tant que ce qui est en panne n’est pas réparé.
help-manual = Écrit les pages de manuel : celle du programme sur la sortie standard, ou toutes dans un dossier.
help-manual-out = Le dossier, créé s’il manque
serve-data = Parties et joueurs sont gardés dans { $file }
help-admin = Pour qui héberge : joueurs, tables et disque d’un serveur, par sa base de données, qu’il tourne ou non (voir docs/hosting.md).
help-admin-database = La base de données du serveur : sqlite:FICHIER ou postgres://… ; sinon le fichier de votre dossier de données
help-admin-config = Le fichier TOML du serveur, pour sa base de données et ses durées de conservation
help-admin-status = Joueurs, tables et disque en un coup d’œil.
help-admin-tables = Liste les tables, les plus récentes d’abord. L’identifiant est le lien : qui l’a peut regarder.
help-admin-tables-phase = Seulement celles qui attendent (gathering), en cours (playing) ou finies (over)
help-admin-tables-owner = Seulement celles de cette personne : un nom, un identifiant ou son début
help-admin-people = Liste les personnes, les dernières vues d’abord.
help-admin-people-name = Seulement celles de ce nom, de cet identifiant ou de ce début d’identifiant
help-admin-close = Arrête sans résultat une partie en attente ou en cours.
help-admin-close-table = La table : son lien, son identifiant ou son début
help-admin-delete = Supprime pour de bon une table et tout ce qui y fut fait et dit.
help-admin-delete-table = La table : son lien, son identifiant ou son début
help-admin-delete-yes = Que c’est bien votre intention
help-admin-ban = Exclut une personne : tout lui est refusé et ses connexions se ferment.
help-admin-ban-person = Un nom, un identifiant ou son début
help-admin-unban = Laisse une personne entrer de nouveau.
help-admin-unban-person = Un nom, un identifiant ou son début
help-admin-rename = Donne un autre nom à une personne.
help-admin-rename-person = Un nom, un identifiant ou son début
help-admin-rename-name = Le nouveau nom
help-admin-retire-guests = Efface tout ce qui est personnel des invités qu’on n’a plus vus depuis longtemps.
help-admin-retire-guests-unseen_days = Depuis combien de jours on ne les a plus vus
help-admin-expire = Supprime maintenant ce que les réglages ne gardent plus.
help-admin-backup = Écrit une copie de la base de données pendant que le serveur tourne, et la vérifie. Rien n’est écrasé.
help-admin-backup-file = Le nouveau fichier
help-admin-restore = Met une copie à la place de la base de données ; l’ancienne reste à côté. Le serveur doit être arrêté.
help-admin-restore-file = Un fichier écrit par « dedale admin backup »
help-admin-check = Rejoue chaque table et la compare à ce qu’en dit la base de données. Code de sortie : 1 si quelque chose ne va pas.
help-admin-nodes = Liste les nœuds qui partagent la base, avec leurs baux et leurs tables.
admin-delete-for-good = C’est pour de bon : ajoutez --yes si c’est bien votre intention.
admin-server-runs = Un serveur tourne sur cette base de données : { $holder }
admin-server-rests = Aucun serveur ne tourne sur cette base de données.
admin-people-count = { $accounts } comptes, { $guests } invités ({ $banned } exclus) ; vus aujourd’hui : { $today }, ce mois-ci : { $month }
admin-size = { $size } sur le disque, { $wal } dans le journal ; schéma { $migration }
admin-game = jeu
admin-node = nœud
admin-lease = bail
admin-process = processus
admin-lease-left = { $seconds } s
admin-lease-over = expiré
admin-no-nodes = Aucun nœud ne partage cette base : un serveur sans --bus est seul.
admin-phase = phase
admin-tables = tables
admin-schema = contenu
admin-rows = lignes
admin-bytes = taille
admin-table = table
admin-owner = propriétaire
admin-created = depuis
admin-last = dernière entrée
admin-entries = entrées
admin-person = personne
admin-name = nom
admin-kind = genre
admin-seen = vue
admin-banned-since = exclue depuis
admin-account = compte
admin-guest = invité
admin-phase-gathering = en attente
admin-phase-playing = en cours
admin-phase-over = finie
admin-closed = Arrêtée : { $table }
admin-deleted = Supprimée : { $table }
admin-banned = Exclusion : { $name } ({ $id })
admin-unbanned = De nouveau bienvenue : { $name } ({ $id })
admin-renamed = S’appelle maintenant { $name } ({ $id })
admin-retired = { $guests ->
    [one] { $guests } invité effacé.
   *[other] { $guests } invités effacés.
}
admin-expired = Supprimés : tables jamais commencées { $gathering }, parties inachevées d’invités { $unfinished }, parties finies { $finished }, invités { $guests }, lignes de discussion { $chat }, sessions { $sessions }.
admin-backed-up = { $file } : { $size }, en bon état ; { $tables ->
    [one] { $tables } table rejouée et comparée.
   *[other] { $tables } tables rejouées et comparées.
}
admin-restored = { $file } est maintenant la copie ; { $tables ->
    [one] { $tables } de ses tables a été rejouée.
   *[other] { $tables } de ses tables ont été rejouées.
}
admin-aside = Ce qui s’y trouvait avant : { $file }
admin-damage = Le fichier est endommagé : { $damage }
admin-wrong = { $table }… : { $wrong }
admin-wrong-unreadable = jeu, configuration, graine ou options illisibles
admin-wrong-gap = il manque des entrées
admin-wrong-replay = les entrées ne peuvent être rejouées
admin-wrong-phase = la phase est fausse
admin-wrong-started = le début est faux
admin-wrong-ended = la fin est fausse
admin-wrong-outcome = le résultat est faux
admin-wrong-moves = le nombre de coups est faux
admin-wrong-seats = les places sont fausses
admin-wrong-copy = la copie diffère de l’original
admin-checked = { $tables } tables avec { $entries } entrées rejouées ; de règles plus anciennes : { $old } ; fautes : { $wrong }
admin-error-no-database = { $detail }
admin-error-no-such-table = Il n’y a pas de telle table.
admin-error-no-such-user = Il n’y a personne de ce nom.
admin-error-wrong-phase = La partie est déjà finie.
admin-error-name-taken = Ce nom est pris.
admin-error-no-answer = Le serveur ne l’a pas fait à temps. Rien n’a été changé ici.
admin-error-server-runs = Un serveur tourne sur cette base de données : arrêtez-le d’abord.
admin-error-ambiguous = « { $detail } » peut désigner plusieurs choses : donnez plus de l’identifiant (voir « dedale admin people » et « tables »).
admin-error-use-instead = Pas sur PostgreSQL : utilisez { $detail }
admin-error-exists = { $detail } existe déjà ; rien n’est écrasé.
admin-error-unsound = Pas une copie en bon état : { $detail }
admin-error-file = { $detail }
help-load = Remplit un serveur de tables de gens qui jouent au hasard, et mesure combien de temps ils attendent. Code de sortie : 1 si quelque chose a mal tourné pendant ce temps.
help-load-url = Le serveur, comme http://ADRESSE:PORT ; il doit accepter des milliers de personnes d’une seule adresse [par défaut : en démarre un pour l’occasion, avec une base de données qui disparaît ensuite]
help-load-tables = Le nombre de tables [par défaut : 2000 ; 500 avec --soak, 50 avec --hostile]
help-load-sockets_per_table = Le nombre de personnes à chacune ; celles sans place regardent [par défaut : ses places]
help-load-rate = Coups par seconde à chaque table, ou « max » : le suivant dès que le dernier est connu
help-load-seconds = La durée en secondes [par défaut : 300 ; 1800 avec --soak, 60 avec --hostile]
help-load-hostile = Laisse une adresse hostile inonder un serveur aux limites par défaut pendant que des gens honnêtes jouent. Code de sortie : 1 si l’un d’eux est refusé, ou si p99 de leurs coups ou de /healthz dépasse 100 ms
help-load-soak = Joue une demi-heure et surveille la mémoire du serveur. Code de sortie : 1 si elle croît de plus de 5 % après les cinq premières minutes
help-load-game = Ce qu’on joue : { $games }
help-load-seed = La série dont viennent leurs réponses : un nombre
help-load-pid = Le processus d’un serveur de cette machine, pour dire aussi sa mémoire
help-load-nodes = Démarre autant de nœuds, avec --database et --bus entre eux
help-load-database = La base de données des serveurs démarrés : postgres://… [par défaut : un fichier qui disparaît ensuite]
help-load-bus = Le bus entre les nœuds : nats://…
help-load-connect = Le nœud auquel les gens se connectent : celui qui mène leur table (owner), n’importe lequel (any), un autre (other)
help-load-database_pid = Le numéro du processus de PostgreSQL sur cette machine, pour mesurer aussi son temps de processeur
help-load-peer = Un autre serveur pour comparer : boardgame.io, avec le jeu de tools/peers
help-schema = Affiche les schémas JSON des documents d’un jeu : tous en un objet, ou celui demandé.
help-schema-kind = Ce que décrit le schéma : setup, action, view, event, record, position ou contents
help-schema-all = Affiche en un objet les schémas de tous les jeux et le document d’API du serveur, pour les programmes qui en font des types
help-completions = Affiche la complétion d’un interpréteur de commandes.
help-completions-shell = L’interpréteur

## Le labo : tournois, équilibre, donnes

help-tournament = Oppose des robots sur les mêmes donnes, chacun à chaque place, et dit qui joue le mieux et avec quelle certitude. La même commande donne les mêmes résultats, quel que soit le nombre de fils.
help-tournament-bot = Qui joue ({ $bots }) : plusieurs fois, ou séparés par des virgules ; FICHIER.net est un réseau à vous, cmd:PROGRAMME un programme (docs/protocol.md) [par défaut : tous ceux du jeu]
help-tournament-against = Ajoute ce robot, et ne compare chacun des autres qu’avec lui au lieu de les comparer tous entre eux
help-tournament-seats = Qui est assis où, une lettre par place : abbb, c’est un premier robot parmi trois du second. On fait tourner la table [par défaut : un a, le reste b]
help-tournament-deals = Le nombre de donnes ; chacune est jouée à toutes les tables
help-tournament-seed = La série dont viennent les donnes : un nombre
help-tournament-sprt = S’arrête dès qu’un test séquentiel du rapport de vraisemblance sait si le premier robot vaut LOW ou HIGH points Elo de plus que le second, et se trompe dans 5 % des cas au plus : 0:10. --deals est alors le plus qu’il joue
help-balance = Fait jouer beaucoup de parties à un robot et compte ce qui gagne, ce qu’elles durent, et ce qui sert combien de fois.
help-balance-bot = Qui joue à toutes les places [par défaut : un robot qui joue bien et vite]
help-balance-vary = Des options du jeu à jouer avec toutes leurs valeurs, séparées par des virgules
help-balance-games = Le nombre de parties par configuration
help-balance-seed = La série dont viennent les donnes : un nombre
help-deals = Évalue la difficulté de donnes d’après ce qu’y font les robots, et si quelqu’un qui voit venir le hasard peut les gagner.
help-deals-count = Le nombre de donnes
help-deals-bot = Qui les essaie ({ $bots }), séparés par des virgules ; FICHIER.net est un réseau à vous, cmd:PROGRAMME un programme (docs/protocol.md) [par défaut : ceux qui jouent vite]
help-deals-games = Le nombre de parties de chaque robot par donne
help-deals-effort = Le nombre de parties que le voyant peut finir avant de renoncer
help-deals-seed = La série d’où viennent les donnes : un nombre
help-puzzles = Cherche des énigmes : des positions où une réponse, ou un tour, est nettement le meilleur choix, d’après ce que sait la personne qui décide. En écrit une par ligne, en JSON (docs/puzzles.md). La même commande trouve les mêmes énigmes, quel que soit le nombre de fils.
help-puzzles-count = Le nombre d’énigmes ; des parties enregistrées peuvent en donner moins
help-puzzles-bot = Qui joue les parties, et occupe toutes les places sauf la première ({ $bots })
help-puzzles-gap = De combien de points la meilleure réponse doit gagner plus souvent que toute autre
help-puzzles-rating = La cote la plus basse d’une énigme, sur l’échelle d’Elo
help-puzzles-hardest = La cote la plus haute d’une énigme
help-puzzles-simulations = Le nombre de simulations pour une décision qui ressemble à une énigme
help-puzzles-seed = La série d’où viennent les donnes : un nombre
help-puzzles-records = Cherche dans ces parties au lieu d’en jouer : un enregistrement par ligne, comme dans simulate --records ou l’archive d’un serveur
help-puzzles-out = Écrit les énigmes dans ce fichier au lieu du terminal
help-puzzles-threads = Le nombre de fils d’exécution [par défaut : tous les cœurs]
puzzles-other-game = { $place } : ce n’est pas une partie de { $game }
puzzles-no-rating = Aucune cote n’est à la fois d’au moins { $rating } et d’au plus { $hardest }.
puzzles-looked = { $games } parties examinées
help-threads = Le nombre de fils d’exécution [par défaut : tous les cœurs]
help-run_folder = Garde chaque partie finie dans ce dossier ; la même commande reprend où elle s’est arrêtée
help-report_format = La forme des résultats
help-report_file = Écrit les résultats dans ce fichier au lieu du terminal
help-report_html = Écrit aussi une page avec tableaux et graphiques dans ce fichier

lab-problem = { $said } [{ $code }]
lab-problem-no-games = Il n’y a rien à jouer : il en faut au moins une.
lab-problem-too-few-bots = Une comparaison demande deux robots différents.
lab-problem-sprt-of-many = Un test séquentiel compare deux robots : nommez-en deux avec --bot, ou un seul et --against.
lab-problem-bot-twice = Le robot « { $bot } » est nommé deux fois.
lab-problem-bad-seating = « { $found } » ne place pas { $seats } joueurs : une lettre par place, a ou b, chacune au moins une fois.
lab-problem-seating-together = À ce jeu tous gagnent ou perdent ensemble : chaque robot a toutes les places, n’utilisez pas --seats.
lab-problem-unknown-option = Il n’y a pas d’option « { $option } » à faire varier ; il y a : { $expected }.
lab-problem-opponents-not-graded = Les donnes de { $game } ne s’évaluent pas : on y joue les uns contre les autres, et la chance de l’un est le malheur de l’autre.
lab-problem-run-another-command = Le dossier est celui d’une autre commande : « { $found } », pas « { $expected } ».
lab-problem-run-foreign-folder = { $folder } n’est pas vide, et n’est le dossier d’aucune série : donnez-en un nouveau.
lab-problem-run-damaged = { $file } : la ligne { $line } est illisible, et ce n’est pas la dernière. Rien n’a été changé.
lab-problem-run-busy = Un autre processus écrit dans { $folder }.
lab-problem-parquet-needs-a-file = Parquet n’est pas pour le terminal : donnez un fichier avec --file.

lab-percent = { $share } %
lab-bot = robot
lab-pair = paire
lab-games = parties
lab-wins = victoires
lab-share = gagnées [95 %]
lab-decided = décidées [95 %]
lab-difference = différence [95 %]
lab-elo = Elo [95 %]
lab-better-worse = mieux : moins bien
lab-p = p
lab-turns = tours
lab-decisions = décisions
lab-configuration = configuration
lab-value = valeur
lab-seat = place
lab-name = quoi
lab-action = action
lab-mean = moyenne
lab-shortest = la plus courte
lab-median = médiane
lab-longest = la plus longue
lab-times = fois
lab-per-game = par partie
lab-used-in = parties avec
lab-users = joueurs avec
lab-offered = offerte
lab-taken = choisie
lab-taken-share = part

tournament-title = Tournoi : { $game }
tournament-played = { $deals } donnes, { $games } parties
tournament-sprt-high = Test séquentiel : le premier robot vaut { $high } points Elo de plus, plutôt que { $low } (log du rapport de vraisemblance { $ratio }, bornes ± { $bound }).
tournament-sprt-low = Test séquentiel : le premier robot vaut { $low } points Elo de plus, plutôt que { $high } (log du rapport de vraisemblance { $ratio }, bornes ± { $bound }).
tournament-sprt-open = Test séquentiel : indécis entre { $low } et { $high } points Elo (log du rapport de vraisemblance { $ratio }, bornes ± { $bound }). Jouez plus de donnes.
tournament-pair = { $one } – { $other }
tournament-standings = Classement
tournament-standings-together = Tous gagnent ou perdent ensemble : chaque robot joue les mêmes donnes à toutes les places.
tournament-standings-seats = Les parties comptent pour chaque place d’un robot. À chaque donne, tous s’assoient partout.
tournament-comparisons = Comparaisons
tournament-test-sign = Différence : de combien une place du premier gagne plus souvent qu’une place du second, sur les mêmes donnes. Elo : l’écart de force auquel on s’y attend. Mieux : moins bien : les donnes où il l’a fait. p : test exact des signes sur ces donnes, bilatéral.
tournament-test-mean = Différence : de combien une place du premier gagne plus souvent qu’une place du second, sur les mêmes donnes. Elo : l’écart de force auquel on s’y attend. Mieux : moins bien : les donnes où il l’a fait. p : test de Student de la différence moyenne, bilatéral ; les donnes sont indépendantes.

balance-title = Équilibre : { $game }
balance-played = { $games } parties
balance-configurations = Configurations
balance-decided = Décidées : les parties que quelqu’un a gagnées avant qu’elles n’aient trop duré.
balance-option = Par option : { $option }
balance-seats = Par place
balance-by-character = Par personnage
balance-by-spell = Par sort présent à la table
balance-openings = Par premier coup
balance-turns = Tours d’une partie
balance-decisions = Décisions d’une partie
balance-lengths = Centiles : cette part des parties ne dure pas plus longtemps.
balance-uses = Gagnées : la part de victoires là où cela a servi au moins une fois. Ce qui sert tard sert à qui va gagner : ce n’est pas un conseil.
balance-uses-card-played = Cartes jouées
balance-uses-card-discarded = Cartes défaussées
balance-uses-card-paid = Cartes payées
balance-uses-card-reacted = Cartes en réaction
balance-uses-card-struck = Mauvaises rencontres
balance-uses-nightmare = Réponses aux cauchemars
balance-uses-colour-laid = Portes posées
balance-uses-spell = Sorts lancés
balance-uses-premonition = Prémonitions qui ont frappé
balance-uses-thing = Trésors trouvés
balance-uses-page = Pages du grimoire
balance-nightmare-key = une clé
balance-nightmare-door = une porte
balance-nightmare-reveal = les cartes du dessus
balance-nightmare-redraw = la main
balance-nightmare-punished = le sort
balance-page-push = une poussée
balance-page-flip = deux tuiles retournées
balance-page-meeting = un rendez-vous
balance-actions = Actions
    .note = Comme on les tape. Offerte : les décisions où une telle réponse était possible.

deals-title = Donnes évaluées : { $game }
deals-how = Chaque robot joue chaque donne plusieurs fois, une fois comme toujours, puis avec un seul faux pas à la fois.
deals-graded = Donnes
    .note = La difficulté est la part de parties gagnées, en moyenne des robots. Le voyant voit venir le hasard.
deals-difficulties = Combien sont de quelle difficulté
deals-seed = graine
deals-deals = donnes
deals-share = gagnées
deals-difficulty = difficulté
deals-difficulty-easy = facile
deals-difficulty-medium = moyenne
deals-difficulty-hard = difficile
deals-difficulty-very-hard = très difficile
deals-clairvoyant = voyant
deals-clairvoyant-wins = gagne
deals-clairvoyant-not-found = rien trouvé

# bots from outside
help-bot_time = Pour les robots qui sont des programmes : les millisecondes pour une décision
guest-failed = { $count ->
        [one] « { $command } » a échoué une fois, et une réponse au hasard l’a remplacé : { $first }
       *[other] « { $command } » a échoué { $count } fois, et des réponses au hasard l’ont remplacé ; la première fois : { $first }
    }
guest-given-up = « { $command } » a échoué si souvent qu’on ne l’a plus interrogé ({ $count } réponses au hasard) ; la première fois : { $first }
guest-bot-ended = il s’est arrêté ({ $why })
guest-bot-late = pas de réponse à temps ({ $why })
guest-bot-bad-answer = sa réponse n’est pas du protocole ({ $why })
guest-bot-refused = il a répondu par une erreur ({ $why })
guest-bot-illegal = réponse illégale ({ $why })
guest-bot-no-command = « cmd:{ $command } » n’est pas une commande : cmd:PROGRAMME ARGUMENT…, avec des guillemets qui se ferment.
guest-bot-not-started = « { $command } » ne démarre pas : { $why }.
guest-bot-no-hello = « { $command } » n’a pas répondu à « bot.hello » en { $seconds } s (docs/protocol.md, Programs as bots).
guest-bot-bad-hello = « { $command } » a mal répondu à « bot.hello » : { $why } (docs/protocol.md, Programs as bots).
guest-bad-net = { $file } n’est pas un réseau de ce jeu.
guest-policy-unknown = { $file } n’est pas un réseau de décision de cette version.
guest-policy-shape = { $file } a des couches qui ne vont pas ensemble, ou pas avec le jeu.
guest-policy-not-finite = { $file } a des poids qui ne sont pas des nombres finis.
guest-policy-damaged = { $file } est abîmé.
guest-policy-other-game = { $file } est un réseau de décision pour { $found }, pas pour { $expected }.
guest-policy-other-setup = { $file } a été fait pour la partie « { $found } », dont les observations diffèrent de celles de « { $expected } ».

# games that were left
help-play-resume = Continue la dernière partie quittée, ou celle de ce numéro dans la liste de « dedale play »
resume-list = Vos parties inachevées :
resume-turn = tour { $turn }
resume-how = « dedale play --resume » continue la première, « dedale play --resume=2 » la deuxième ; « dedale play JEU » en commence une nouvelle.
resume-none = Quel jeu ? { $games }.
resume-nothing = Il n’y a pas de partie inachevée.
resume-no-such = { $count ->
        [one] Il n’y a pas de partie inachevée { $found } : il n’y en a qu’une.
       *[other] Il n’y a pas de partie inachevée { $found } : il y en a { $count }.
    }
resume-taken = Cette partie est ouverte dans un autre terminal.
resume-damaged = Le fichier de cette partie est abîmé.

## Erreurs dans les arguments

usage-unknown-argument = Il n’y a pas d’argument « { $argument } » ici.
usage-unknown-command = Il n’y a pas de commande « { $command } ».
usage-unknown-value = « { $value } » n’est pas une valeur de « { $argument } » ; sont possibles : { $possible }.
usage-missing-value = « { $argument } » demande une valeur.
usage-missing-value-of = « { $argument } » demande une valeur : { $possible }.
usage-bad-value = « { $value } » n’est pas une valeur de « { $argument } » : { $why }.
usage-missing-arguments = Il manque : { $arguments }.
usage-conflict = « { $argument } » ne va pas avec { $others }.
usage-twice = « { $argument } » est donné deux fois.
usage-too-many-values = « { $value } » est une valeur de trop pour « { $argument } ».
usage-no-text = Un argument n’est pas de l’UTF-8 valide.
usage-no-whole-number = ce n’est pas un nombre entier
usage-no-number = ce n’est pas un nombre
usage-number-too-large = c’est un nombre trop grand
usage-too-small = il faut au moins { $low }
usage-not-within = il faut entre { $low } et { $high }
usage-no-address = ce n’est pas une adresse comme 127.0.0.1:7333
usage-sprt = il faut deux différences de points Elo, la plus petite d’abord : 0:10
usage-commitment = il faut 64 chiffres hexadécimaux
usage-similar = Il y a { $names }.
usage-more = Pour en savoir plus : { $option }
