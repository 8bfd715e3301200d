# Mots de tous les jeux : les joueurs, les robots, et ce qu’ils font à la table.

question-of-another = { $Player } doit décider.

outcome-conceded = La partie a été abandonnée.
    .short = abandon
list-and = { $most } et { $last }
list-or = { $most } ou { $last }

# Comment une phrase appelle quelqu’un : en son milieu, à son début, à qui est une chose (au début aussi), à qui, dans un titre.
player = le joueur { $seat }
    .first = Le joueur { $seat }
    .of = du joueur { $seat }
    .first-of = Du joueur { $seat }
    .to = au joueur { $seat }
    .title = joueur { $seat }
# De même quand on sait son nom, qui peut commencer par une voyelle.
person =
    .of = de { $name }
    .of-vowel = d’{ $name }
    .to = à { $name }
# Là où le nom seul ne dit pas qui c’est.
person-on-seat = { $name } { $seat }

## Un lien vers une table, là où il est montré avec une image

invited-from = { $name } vous invite à jouer à { $game }
invited = On vous invite à jouer à { $game }
invited-free = { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
invited-no-more = { $game } : une table de Dédale

## Robots

bot-random = Hasard
bot-greedy = Glouton
bot-easy = Facile
bot-casual = Amateur
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert

## Ce qu’on fait à une table sans répondre

did-sit = { $who ->
        [you] Vous prenez place.
       *[other] { $Player } prend place.
    }
did-seat-bot = Un robot prend la place { $seat } : { $bot }.
did-stand = La place { $seat } est de nouveau libre.
did-start = La partie commence.
did-concede = { $who ->
        [you] Vous abandonnez la partie.
       *[other] { $Player } abandonne la partie.
    }
did-propose-undo = { $who ->
        [you] Vous proposez de revenir en arrière.
       *[other] { $Player } propose de revenir en arrière.
    }
did-propose-stop = { $who ->
        [you] Vous proposez d’arrêter la partie sans résultat.
       *[other] { $Player } propose d’arrêter la partie sans résultat.
    }
did-propose-concede = { $who ->
        [you] Vous proposez d’abandonner la partie ensemble.
       *[other] { $Player } propose d’abandonner la partie ensemble.
    }
did-agree = { $who ->
        [you] Vous êtes d’accord.
       *[other] { $Player } est d’accord.
    }
did-refuse = { $who ->
        [you] Vous n’êtes pas d’accord.
       *[other] { $Player } n’est pas d’accord.
    }
did-undo = { $who ->
        [you] Vous revenez en arrière.
       *[other] { $Player } revient en arrière.
    }
did-stop = Tous sont d’accord : la partie s’arrête sans résultat.
did-stand-in = { $who ->
        [you] Un robot joue pour vous : { $bot }.
       *[other] Un robot joue pour { $player } : { $bot }.
    }
did-retire = { $who ->
        [you] Vous abandonnez ; un robot continue : { $bot }.
       *[other] { $Player } abandonne ; un robot continue : { $bot }.
    }
did-hand-back = { $who ->
        [you] Vous jouez de nouveau.
       *[other] { $Player } joue de nouveau.
    }
did-rematch = { $who ->
        [you] Vous proposez une revanche.
       *[other] { $Player } propose une revanche.
    }
