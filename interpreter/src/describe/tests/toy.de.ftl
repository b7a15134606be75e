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
   *[do] { part-erhaltet } { $what_acc }
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
   *[do] { part-stehlt } { $what_acc } von { $whom_dat }
}
verb-hit = { $mood ->
    [may] { $whom_dat } { $count } Treffer zufügen
   *[do] fügt { $whom_dat } { $each } { $count } Treffer zu
}
verb-award = { $whom_person ->
    [you] erhaltet { $count } Ruhm
   *[they] { $whom } erhält { $count } Ruhm
}
verb-remove = { $mood ->
    [may] { $what_acc } entfernen
   *[do] entfernt { $what_acc }
}
role-owner = { $case ->
    [acc] euch
    [dat] euch
   *[nom] ihr
}
    .person = you
selector-hero-here = { $core } hier
selector-hero-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-player = { $core }
selector-rival = { $quantifier ->
    [each] jeder Gegner
   *[a] ein Gegner
}
selector-owner-of = { $case ->
    [acc] den Besitzer
    [dat] dem Besitzer
    [gen] des Besitzers
   *[nom] der Besitzer
} { $whom_gen }
    .gender = m
selector-trap-on-path = { $core } auf diesem Pfad
selector-trap-of = { $core } { $whom_gen }
selector-monster-here = { $core } hier
selector-die-on-path = { $core } auf diesem Pfad
selector-die-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
entity-hero = { $number ->
    [one] { $case ->
        [nom] Held
       *[acc] Helden
    }
   *[other] Helden
}
    .gender = m
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
    .nobody = niemand
entity-trap = { $number ->
    [one] Falle
   *[other] Fallen
}
    .gender = f
entity-monster = { $number ->
    [one] { $case ->
        [gen] Monsters
       *[nom] Monster
    }
   *[other] { $case ->
        [dat] Monstern
       *[nom] Monster
    }
}
    .gender = n
entity-die = { $case ->
    [gen] { $number ->
        [one] Würfels
       *[other] Würfel
    }
    [dat] { $number ->
        [one] Würfel
       *[other] Würfeln
    }
   *[nom] Würfel
}
    .gender = m
attribute-hurt = verletzt
attribute-unassigned = nicht zugewiesen
attribute-hero-affinity = { part-affinity }
    .gender = f
attribute-monster-affinity = { part-affinity }
    .gender = f
part-affinity = { $number ->
    [one] Affinität
   *[other] Affinitäten
}
attribute-carried = Plättchen
    .is = { $subject } { $negated ->
        [yes] k{ $what_a_acc }
       *[no] { $what_a_acc }
    } { $subject_number ->
        [other] tragen
       *[one] trägt
    }
attribute-hits = { $case ->
    [dat] { $number ->
        [one] Treffer
       *[other] Treffern
    }
   *[nom] Treffer
}
    .gender = m
attribute-cost = { $number ->
    [one] { $case ->
        [gen] Preises
       *[nom] Preis
    }
   *[other] { $case ->
        [dat] Preisen
       *[nom] Preise
    }
}
    .gender = m
attribute-grim = düster
    .stem = düstr
attribute-hidden = verdeckt
attribute-glory = { $case ->
    [gen] Ruhms
   *[nom] Ruhm
}
    .gender = m
    .mass = yes
attribute-stock = { $number ->
    [one] { $what }
   *[other] { $case ->
        [dat] { $what_other_dat }
       *[nom] { $what_other }
    }
}
    .gender = { $what_gender }
    .mass = { $what_all_number ->
        [one] yes
       *[other] no
    }
attribute-colour = { $number ->
    [one] Farbe
   *[other] Farben
}
    .gender = f
attribute-face = { $number ->
    [one] Augenzahl
   *[other] Augenzahlen
}
    .gender = f
    .is = { $subject } { $negated ->
        [yes] nicht
       *[no] { "" }
    } { $bound_acc } { $subject_number ->
        [other] zeigen
       *[one] zeigt
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
    .every = für je { $n } Wunden
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
    [gen] dieses Helden
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
param-affinity = abgebildete Affinität
    .gender = f

# What somebody else does.
part-erhaltet = { $person ->
    [they] erhält
   *[you] erhaltet
}
part-stehlt = { $person ->
    [they] stiehlt
   *[you] stehlt
}
