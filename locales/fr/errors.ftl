# Ce qui peut clocher dans ce qui vient de l’extérieur, par code stable.

place-line = ligne { $line }
place-field = champ « { $field } »
place-step = étape { $step }
place-file = { $file }{ $line ->
        [0] {""}
       *[other] , ligne { $line }
    }{ $field ->
        [none] {""}
       *[other] , { $field }
    }

program-left-out = Ce programme a été compilé sans « dedale { $command } ». Pour l’avoir en entier : cargo build --release
program-unknown-command = Il n’y a pas de commande « { $command } » : dedale --help les nomme.
problem-unknown-game = Il n’y a pas de jeu « { $found } » ; les jeux sont : { $expected }.
problem-setup-not-an-option = « { $found } » n’est pas une option : écrivez option=valeur, par exemple book=hard.
problem-setup-unknown-option = Il n’y a pas d’option « { $found } » ; les options sont : { $expected }.
problem-setup-unknown-value = L’option { $option } ne peut pas valoir « { $found } » ; valeurs possibles : { $expected }.
problem-setup-conflict = { $option }={ $found } est impossible avec { $with }.
problem-setup-bad-value = L’option { $option } est impossible : { $entry } vaut { $found }, attendu : { $expected }.
problem-bad-seed = « { $found } » n’est pas une graine : donnez un nombre inférieur à 2^64, ou 64 chiffres hexadécimaux.
problem-unknown-action = « { $found } » n’est pas une action du jeu.
problem-illegal-action = Impossible maintenant : { $why } (règle { $rule }).
problem-game-over = La partie est terminée.
problem-game-goes-on = La partie continue quand un joueur abandonne : laissez un robot répondre à sa place.
problem-no-such-seat = Il n’y a pas de joueur { $seat } dans cette partie.
problem-no-such-step = Il n’y a pas d’étape { $asked } : la partie en compte { $steps }.
problem-position-invalid = Cette position est impossible : { $field } : { $why }.
position-unexpected = trouvé { $found }, attendu { $expected }
problem-bad-json = { $line ->
        [0] Ce n’est pas le JSON attendu : { $message }.
       *[other] Ligne { $line }, colonne { $column } : ce n’est pas le JSON attendu : { $message }.
    }
problem-neither-record-nor-position = Ce n’est ni un enregistrement ni une position.
problem-no-record = Une partie commencée à partir d’une position n’a pas d’enregistrement.
problem-unknown-bot = Il n’y a pas de robot « { $found } » ; les robots sont : { $expected }.

problem-data-syntax = { $place } : { $found }{ $expected ->
        [TOML] {""}
       *[other] {" "}(attendu : { $expected })
    }.
problem-data-unknown = { $place } : « { $found } » n’existe pas ; attendu : { $expected }.
problem-data-duplicate = { $place } : plus d’une fois : { $found } (attendu : { $expected }).
problem-data-count = { $place } : { $found } n’est pas le bon nombre (attendu : { $expected }).
problem-data-missing = { $place } : il manque : { $expected } (trouvé : { $found }).
problem-data-cell = { $place } : rien ne peut figurer en { $found }. Il faut une case fixe, de rangée et de colonne paires, qui ne soit pas un coin.

problem-record-not-a-record = { $place } : un enregistrement commence par « { $expected } », non par « { $found } ».
problem-record-missing-line = Il manque à l’enregistrement une ligne « { $expected } ».
problem-record-duplicate-line = { $place } : « { $found } » figure deux fois dans l’enregistrement.
problem-record-unknown-game = { $place } : c’est un enregistrement de « { $found } », non de { $expected }.
problem-record-rules-version = { $place } : l’enregistrement suit la version { $found } des règles ; ce programme joue la version { $expected }.
problem-record-bad-setup = { $place } : { $problem }
problem-record-bad-seed = { $place } : « { $found } » n’est pas une graine.
problem-record-bad-result = { $place } : « { $found } » n’est pas un résultat : écrivez { $expected }, ou unfinished.
problem-record-bad-hash = { $place } : « { $found } » n’est pas une empreinte : 16 chiffres hexadécimaux sont attendus.
problem-record-unknown-action = { $place } : « { $found } » n’est pas une action du jeu.
problem-record-illegal-action = { $place } : « { $found } » y est impossible : { $why } (règle { $rule }). Possible : { $expected }.
problem-record-after-end = { $place } : « { $found } » vient après la fin de la partie.
problem-record-no-such-seat = { $place } : il n’y a pas de joueur { $found } dans cette partie.
problem-record-goes-on = { $place } : « { $found } » ne finit pas cette partie, qui continue quand un joueur abandonne.
problem-record-wrong-result = { $place } : l’enregistrement annonce « { $found } », mais ses actions mènent à « { $expected } ».
problem-record-wrong-hash = { $place } : l’empreinte est { $found }, mais les actions mènent à { $expected } : l’enregistrement a été modifié, ou suit d’autres règles.

## Refus de tous les jeux

refusal-game-over = la partie est terminée
refusal-not-asked = cela ne répond pas à la question

## Ce que dit le lecteur de JSON

json-at = { $field } : { $message }
json-missing-field = le champ « { $name } » manque
json-duplicate-field = le champ « { $name } » figure deux fois
json-unknown-field = il n’y a pas de champ « { $name } »{ $count ->
        [0] {""}
       *[other]  ; attendu : { $expected }
    }
json-unknown-variant = « { $name } » n’est pas connu{ $count ->
        [0] {""}
       *[other]  ; attendu : { $expected }
    }
json-found = trouvé { $found }, attendu { $expected }
json-object = un objet
json-list = une liste
json-text = un texte
json-boolean = true ou false
json-whole-number = un nombre entier de 0 à { $most }
json-trailing = quelque chose suit la fin
json-no-value = il manque une valeur
json-no-key = le nom d’un champ doit être un texte entre guillemets
json-too-deep = l’imbrication est trop profonde
json-not-text = ce n’est pas un texte en UTF-8
json-ends = la fin arrive trop tôt
json-expected-sign = il manque un signe : { $expected }

## Fichiers

problem-cannot-read = Impossible de lire { $file } : { $why }.
io-not-found = ce fichier n’existe pas
io-denied = vous n’en avez pas le droit
io-directory = c’est un dossier
io-not-text = ce n’est pas un texte
io-too-long = il est trop long
