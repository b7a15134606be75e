# Sätze über Spieler, Runden und Vorräte, für jedes Spiel, das die gemeinsamen Wörter nimmt.

hook-round-start = zu Beginn jeder Runde
hook-gain =
    .when = wann immer ihr { $within } { $of_id ->
        [none] Ressourcen
       *[other] { $of_other }
    } erhaltet
hook-round-end = am Ende jeder Runde
hook-score = bei der Schlusswertung
verb-gain = { $mood ->
    [may] { $times } { $each } { $what_acc } erhalten
   *[do] { part-erhaltet } { $times } { $what_acc } { $each }
}
verb-lose = { $mood ->
    [may] { $times } { $each } { $what_acc } verlieren
   *[do] verliert { $times } { $what_acc } { $each }
}
cost-resources = { $mood ->
    [may] { $what_acc } zahlen
   *[do] zahlt { $what_acc }
}
target-gain = der Ertrag
    .add = erhaltet { $n } mehr
    .may-add = { $n } mehr erhalten
    .subtract = erhaltet { $n } weniger
    .set = erhaltet nur { $n }
target-score = euer Ergebnis
    .add = +{ part-points }
    .subtract = −{ part-points }
part-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
role-owner = { $case ->
    [acc] euch
    [dat] euch
   *[nom] ihr
}
    .person = you
part-a-m = { $quantifier ->
    [each] { $case ->
        [acc] jeden
        [dat] jedem
        [gen] jedes
       *[nom] jeder
    }
   *[a] { $case ->
        [acc] einen
        [dat] einem
        [gen] eines
       *[nom] ein
    }
}
selector-player = { $core }
entity-player = { $case ->
    [gen] { $number ->
        [one] Spielers
       *[other] Spieler
    }
    [dat] { $number ->
        [one] Spieler
       *[other] Spielern
    }
   *[nom] Spieler
}
    .gender = m
selector-rival = { part-a-m } { $case ->
    [gen] Gegners
   *[nom] Gegner
}
    .gender = m
measure-round = die Runde
    .each = für jede bisherige Runde
    .is = es { $op ->
        [at-least] mindestens Runde { $n }
        [at-most] { $n ->
            [1] Runde 1
           *[other] höchstens Runde { $n }
        }
       *[is] { $negated ->
            [yes] nicht Runde { $values }
           *[no] Runde { $values }
        }
    } ist
    .phrase = { $op ->
        [at-least] ab Runde { $n }
        [at-most] bis Runde { $n }
       *[is] { $negated ->
            [yes] außer in Runde { $values }
           *[no] in Runde { $values }
        }
    }
part-bound = { $op ->
    [is] { $n ->
        [0] keine
       *[other] { $bound }
    }
   *[other] { $bound }
}
measure-stock = eure { $what_other }
    .is = ihr { part-bound } { $number ->
        [one] { $what }
       *[other] { $what_other }
    } habt
    .each = pro { $what } in eurem Besitz
measure-score = eure Punkte
    .is = ihr { part-bound } Punkte habt
    .each = für jeden eurer Punkte
    .goal = { part-bound } Punkte
limit-once-per-round = einmal pro Runde
limit-times-per-round = { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} pro Runde
limit-once-per-game = einmal pro Spiel
duration-end-of-round = bis zum Ende der Runde
duration-end-of-game = bis zum Ende des Spiels

# What somebody else does.
part-erhaltet = { $person ->
    [they] erhält
   *[you] erhaltet
}
