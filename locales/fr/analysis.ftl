# Conseils, et analyse d’une partie.

analysis-percent = { $percent } %
analysis-quoted = « { $text } »
analysis-gave-up = Abandonner la partie

## En phrases

analysis-mistake = { $who ->
        [you] Tour { $turn } : vous avez choisi « { $taken } » ({ $worth }) ; « { $best } » aurait valu { $chance }.
       *[other] Tour { $turn } : { $player } a choisi « { $taken } » ({ $worth }) ; « { $best } » aurait valu { $chance }.
    }
analysis-slower = { $who ->
        [you] Tour { $turn } : vous avez choisi « { $taken } » (encore { $turns } tours environ) ; avec « { $best } », il en serait resté { $fewer }.
       *[other] Tour { $turn } : { $player } a choisi « { $taken } » (encore { $turns } tours environ) ; avec « { $best } », il en serait resté { $fewer }.
    }
analysis-then = Le reste de ce choix : { $then }.
analysis-why = { $what } : { $better } au lieu de { $other }.
analysis-why-than = { $what } : { $better } au lieu de { $other } après « { $than } ».
analysis-conceded = { $who ->
        [you] Tour { $turn } : vous avez abandonné une partie qui pouvait encore être gagnée ({ $chance }).
       *[other] Tour { $turn } : { $player } a abandonné une partie qui pouvait encore être gagnée ({ $chance }).
    }
analysis-nothing = Il n’y avait rien à décider pour { $player }.
analysis-start = { $who ->
        [you] À la première décision, vous aviez { $chance } de chances de gagner.
        [your-team] À la première décision, votre équipe avait { $chance } de chances de gagner.
        [team] À la première décision, l’équipe avait { $chance } de chances de gagner.
       *[other] À la première décision, { $player } avait { $chance } de chances de gagner.
    }
analysis-regret = { $count ->
        [0] Aucune erreur n’est certaine.
        [one] Une erreur a coûté { $points } points.
       *[other] { $count } erreurs ont coûté { $points } points.
    }
analysis-turns-lost = { $count ->
        [one] Un choix a coûté { $turns } tours environ.
       *[other] { $count } choix ont coûté { $turns } tours environ en tout.
    }
analysis-luck = { $way ->
        [up] La chance a donné { $points } points.
        [down] La malchance a pris { $points } points.
       *[none] La chance n’a rien donné et rien pris.
    }
analysis-others = { $way ->
        [up] Les autres ont cédé { $points } points.
        [down] Les autres ont pris { $points } points en abandonnant la partie.
       *[none] Les autres n’ont rien cédé.
    }
analysis-end = { $end ->
        [won] La partie a été gagnée.
        [lost] La partie a été perdue.
       *[open] La partie n’est pas finie ; les chances sont de { $chance }.
    }

## Le rapport

analysis-title = { $game } : analyse d’une partie
analysis-where = Où sont passées les chances
analysis-curve-of = Chances de gagner : { $player }
analysis-curve = Chances de gagner
analysis-curve-from-to = Les chances de gagner à chacune des { $count } décisions, de { $start } à { $end }. Tous les nombres sont dans le tableau plus bas.
analysis-legend = La ligne, ce sont les chances de gagner d’après ce que le joueur savait ; la chance la fait bouger. Les barres rouges vers le bas sont des erreurs, les plus grandes avec leur numéro.
analysis-turn = Tour
analysis-player = Joueur
analysis-taken = Réponse
analysis-chance = Chances
analysis-best = Mieux : { $answer }
analysis-regretted = Erreur
analysis-turns = { $turns } tours
analysis-lucky = Chance
analysis-by-others = Autres
analysis-mistakes = Les plus grandes erreurs
analysis-no-mistake = Aucune décision n’est une erreur certaine.
analysis-decisions = Toutes les décisions
analysis-explained = Chances : ce que valait la meilleure réponse, d’après ce que le joueur savait alors, et cela seul. Erreur : ce que la réponse donnée valait de moins, en points de pourcentage ; une différence de moins de deux erreurs types compte pour rien. Chance : ce que le hasard a fait jusqu’à la décision suivante. Départ − erreurs + chance = résultat. Les décisions à réponse unique ne sont pas comptées.
analysis-explained-turns = Tours sous une erreur : de combien la partie en dure plus longtemps, entre des réponses qui gagnent à peu près aussi souvent.
analysis-explained-sides = Autres : ce que les erreurs des autres ont donné, à parts égales, à tous leurs adversaires.
analysis-measured = { $simulations } simulations par décision ; la même partie et le même nombre donnent le même rapport sur toutes les machines.
analysis-not-complete = L’analyse n’est pas complète : { $done } décisions sur { $of }.

## Sur la ligne de commande

analyse-written = Le rapport est dans { $file }.
problem-budget-out-of-range = Un budget de { $found } n’est pas possible : donnez de { $least } à { $most } simulations par décision.
problem-analysis-not-of-record = Les décisions gardées ne sont pas celles de la partie.

help-analyse = Dit où sont passées les chances de gagner d’une partie enregistrée : ce qui était une erreur, d’après ce que le joueur savait, ce qui était de la chance, et ce qui aurait été mieux.
help-analyse-file = Une partie enregistrée (texte ou JSON) ; « - » est l’entrée standard
help-analyse-html = Écrit le rapport avec la courbe en une page qui s’ouvre hors ligne
help-analyse-budget = Combien de parties sont essayées en pensée pour chaque décision : plus il y en a, plus c’est lent et sûr [par défaut : ce qui prend de quelques secondes à une minute]
help-analyse-json = Affiche le rapport en JSON : chances, regret et chance de chaque décision
help-analyse-seat = Le raconte à ce joueur seulement

## Conseils au terminal

command-hint = conseil
    .help = ce que vaut chaque réponse, d’après ce que vous pouvez savoir
hint-row = { $chance } ± { $error }
hint-adviser = { $name } répondrait « { $answer } ».
hint-adviser-failed = { $name } n’a donné aucune réponse valable.
hint-pace = Trésors : { $now } à ce tour, environ { $next } au suivant ; encore { $turns } tours
hint-untried = pas essayée
hint-more = { $count ->
        [one] Une autre réponse n’est pas montrée.
       *[other] { $count } autres réponses ne sont pas montrées.
    }
hint-basis = { $tried ->
        [one] Chances de gagner, d’après ce que vous savez, après une partie en pensée.
       *[other] Chances de gagner, d’après ce que vous savez, après { $tried } parties en pensée.
    }
hint-goes-on = Je continue de réfléchir : tapez encore « { $command } » pour une meilleure réponse.
check-unfinished = inachevée
