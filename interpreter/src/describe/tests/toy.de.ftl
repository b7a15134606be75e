# The toy game in German.

hook-roll =
    .tail-when = { $for_id ->
        [conquest] wenn ihr ein Land erobert
       *[none] { "" }
    }
hook-reroll = { "" }
hook-defend = { "" }
hook-roll-event = { "" }
hook-action = als Aktion
hook-capture =
    .when = wenn { $self } ein Monster fängt
hook-elimination =
    .when = wenn { $self } ein Monster besiegt
hook-capture-or-elimination =
    .when = wenn { $self } ein Monster fängt oder besiegt
target-total = das Gesamtergebnis
target-each-die = { $case ->
    [acc] jeden
    [dat] jedem
   *[nom] jeder
} { $colours }
verb-gain = { $mood ->
    [may] { $what_acc } erhalten
   *[do] erhaltet { $what_acc }
}
verb-gain-from = macht aus { $from_dat } { $to_acc }
verb-reroll = { $mood ->
    [may] { $times } { $what_acc } erneut würfeln
   *[do] würfelt { $times } { $what_acc } erneut
}
verb-cancel = { $mood ->
    [may] { $count } Treffer abwehren
   *[do] wehrt { $count } Treffer ab
}
verb-steal = { $mood ->
    [may] { $what_acc } von { $whom_dat } stehlen
   *[do] stehlt { $what_acc } von { $whom_dat }
}
verb-broken = kaputt
verb-typo = niemand fragt danach
cost-pay = { $mood ->
    [may] { $what_acc } zahlen
   *[do] zahlt { $what_acc }
}
selector-adjacent = { $case ->
    [acc] { $quantifier ->
        [each] jeden
       *[a] einen
    } angrenzenden Pfad
    [dat] { $quantifier ->
        [each] jedem
       *[a] einem
    } angrenzenden Pfad
   *[nom] { $quantifier ->
        [each] jeder angrenzende
       *[a] ein angrenzender
    } Pfad
}
condition-wounded = { $whom } { $negated ->
    [yes] nicht
   *[no] { "" }
} verwundet ist
condition-against = das Monster { $what } ist
    .phrase = gegen ein { $what_stem }Monster
measure-round = die Runde
measure-wound = Wunde
limit-per-round = { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} pro Runde
duration-round-end = bis zum Ende der Runde
self-hero = { $case ->
    [acc] diesen Helden
    [dat] diesem Helden
   *[nom] dieser Held
}
unit-die = { $stems }{ $case ->
    [dat] { $number ->
        [one] Würfel
       *[other] Würfeln
    }
   *[nom] Würfel
}
    .gender = m
param-die = Würfel der abgebildeten Farbe
    .dative = Würfeln der abgebildeten Farbe
    .gender = m
noun-purpose-conquest = Eroberung
    .gender = f
