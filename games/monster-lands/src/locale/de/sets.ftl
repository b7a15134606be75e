# Monster Lands in German: things by what they are, and where they are.

## Things

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
entity-mercenary = { $case ->
    [gen] { $number ->
        [one] Söldners
       *[other] Söldner
    }
    [dat] { $number ->
        [one] Söldner
       *[other] Söldnern
    }
   *[nom] Söldner
}
    .gender = m
entity-monster = { $case ->
    [gen] { $number ->
        [one] Monsters
       *[other] Monster
    }
    [dat] { $number ->
        [one] Monster
       *[other] Monstern
    }
   *[nom] Monster
}
    .gender = n
entity-land = { $number ->
    [one] { $case ->
        [gen] Landes
       *[nom] Land
    }
   *[other] { $case ->
        [dat] Ländern
       *[nom] Länder
    }
}
    .gender = n
entity-path = { $number ->
    [one] { $case ->
        [gen] Pfades
       *[nom] Pfad
    }
   *[other] { $case ->
        [dat] Pfaden
       *[nom] Pfade
    }
}
    .gender = m
entity-equipment = { $number ->
    [one] Ausrüstungskarte
   *[other] Ausrüstungskarten
}
    .gender = f
entity-trap = { $number ->
    [one] Falle
   *[other] Fallen
}
    .gender = f
entity-loot = { $case ->
    [gen] { $number ->
        [one] Beuteplättchens
       *[other] Beuteplättchen
    }
   *[nom] Beuteplättchen
}
    .gender = n
entity-trophy = { $number ->
    [one] Trophäe
   *[other] Trophäen
}
    .gender = f
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

## What they are like

attribute-resource = { $number ->
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
attribute-token = { $number ->
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
attribute-clan-reputation = Clan-Ansehen
    .gender = n
    .mass = yes
attribute-wounded = verwundet
attribute-unassigned = nicht zugewiesen
attribute-assigned = zugewiesen
attribute-settler = angesiedelt
attribute-novice-mercenary = { $number ->
    [one] { $case ->
        [gen] Anwärters
       *[nom] Anwärter
    }
   *[other] { $case ->
        [dat] Anwärtern
       *[nom] Anwärter
    }
}
    .gender = m
attribute-leader = { $number ->
    [one] { $case ->
        [gen] Anführers
       *[nom] Anführer
    }
   *[other] { $case ->
        [dat] Anführern
       *[nom] Anführer
    }
}
    .gender = m
attribute-trick = { $number ->
    [one] { $case ->
        [gen] Hinterhalts
       *[nom] Hinterhalt
    }
   *[other] { $case ->
        [dat] Hinterhalten
       *[nom] Hinterhalte
    }
}
    .gender = m
attribute-mercenary-affinity = { part-affinity-word }
    .gender = f
attribute-monster-affinity = { part-affinity-word }
    .gender = f
attribute-land-affinity = { part-affinity-word }
    .gender = f
part-affinity-word = { $number ->
    [one] Affinität
   *[other] Affinitäten
}
attribute-mercenary-reputation = { $case ->
    [gen] Ansehens
   *[nom] Ansehen
}
    .gender = n
attribute-mercenary-cost = Anwerbekosten
    .gender = f
    .is = { $subject } { part-price-is }
attribute-victory-points-of = { $number ->
    [one] { $case ->
        [gen] Siegpunktes
       *[nom] Siegpunkt
    }
   *[other] { $case ->
        [dat] Siegpunkten
       *[nom] Siegpunkte
    }
}
    .gender = m
attribute-monster-level = { $number ->
    [one] Stufe
   *[other] Stufen
}
    .gender = f
attribute-trophy-value = { $number ->
    [one] { $case ->
        [gen] Trophäenwertes
       *[nom] Trophäenwert
    }
   *[other] { $case ->
        [dat] Trophäenwerten
       *[nom] Trophäenwerte
    }
}
    .gender = m
attribute-attack-value = { part-value-of }
    .gender = m
attribute-capture-value = { $number ->
    [one] { $case ->
        [gen] Fangwertes
       *[nom] Fangwert
    }
   *[other] { $case ->
        [dat] Fangwerten
       *[nom] Fangwerte
    }
}
    .gender = m
part-value-of = { $number ->
    [one] { $case ->
        [gen] Angriffswertes
       *[nom] Angriffswert
    }
   *[other] { $case ->
        [dat] Angriffswerten
       *[nom] Angriffswerte
    }
}
attribute-elimination-value = { $number ->
    [one] { $case ->
        [gen] Siegwertes
       *[nom] Siegwert
    }
   *[other] { $case ->
        [dat] Siegwerten
       *[nom] Siegwerte
    }
}
    .gender = m
attribute-conquest-value = { $number ->
    [one] { $case ->
        [gen] Eroberungswertes
       *[nom] Eroberungswert
    }
   *[other] { $case ->
        [dat] Eroberungswerten
       *[nom] Eroberungswerte
    }
}
    .gender = m
attribute-settled = besiedelt
attribute-occupied-path = besetzt
attribute-rolled = gewürfelt
attribute-revealed = aufgedeckt
attribute-free-path = frei
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
attribute-equipment-kind = { $number ->
    [one] Art
   *[other] Arten
}
    .gender = f
attribute-equipment-price = { part-price }
    .gender = m
    .is = { $subject } { part-price-is }
attribute-trap-price = { part-price }
    .gender = m
    .is = { $subject } { part-price-is }
part-price = { $number ->
    [one] { $case ->
        [gen] Preises
       *[nom] Preis
    }
   *[other] { $case ->
        [dat] Preisen
       *[nom] Preise
    }
}
part-price-is = { $negated ->
    [yes] nicht
   *[no] { "" }
} { $bound_acc } Gold { $subject_number ->
    [other] kosten
   *[one] kostet
}

## Where they are

selector-mercenary-here = { $core } hier
selector-mercenary-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-mercenary-on = { $core } auf { part-this-path }
selector-player = { $core }
selector-die-on = { $core } auf { part-this-path }
selector-die-here = { $core } hier
selector-trap-here = { $core } hier
selector-die-of = { $core } { $whom_person ->
    [you] in { frame-your-stem }em Vorrat
   *[they] im Vorrat { $whom_gen }
}
selector-trap-on = { $core } auf { part-this-path }
selector-trap-of = { $core } { $whom_person ->
    [you] in { frame-your-stem }em Lager
   *[they] im Lager { $whom_gen }
}
selector-equipment-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-land-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-loot-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-trophy-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-land-in-play = { $core } auf dem Spielplan
selector-monster-in-play = { $core } auf dem Spielplan
selector-path-of = { $core } { $where_gen }
selector-path-here = { $core } hier
selector-mercenary = { $core }
selector-monster = { $core }
selector-land = { $core }
selector-first-player = { $case ->
    [acc] den Startspieler
    [dat] dem Startspieler
    [gen] des Startspielers
   *[nom] der Startspieler
}
    .gender = m
selector-left-of = { part-the-player } links von euch
    .gender = m
selector-right-of = { part-the-player } rechts von euch
    .gender = m
part-the-player = { $case ->
    [acc] den Spieler
    [dat] dem Spieler
    [gen] des Spielers
   *[nom] der Spieler
}
part-this-path = { $where_id ->
    [path] diesem Pfad
   *[other] { $where_dat }
}

## What happens to them

verb-reroll-dice = { $mood ->
    [may] { $times } { $what_acc } erneut würfeln
   *[do] würfelt { $times } { $what_acc } erneut
}
verb-set-die = { $mood ->
    [may] { $times } { $what_acc } auf { $face } drehen
   *[do] dreht { $times } { $what_acc } auf { $face }
}
verb-flip-die = { $mood ->
    [may] { $times } { $what_acc } auf die Gegenseite drehen
   *[do] dreht { $times } { $what_acc } auf die Gegenseite
}
verb-dies = { $mood ->
    [may] { $whom_acc } sterben lassen
   *[do] { $order ->
        [then] stirbt { $whom }
       *[first] { $whom } stirbt
    }
}

## Numbers and moments

target-die-value = { $case ->
    [acc] den Wert
    [dat] dem Wert
    [gen] des Wertes
   *[nom] der Wert
} { $which_gen }
target-capture-value = { $case ->
    [acc] den Fangwert
    [dat] dem Fangwert
    [gen] des Fangwertes
   *[nom] der Fangwert
}
target-elimination-value = { $case ->
    [acc] den Siegwert
    [dat] dem Siegwert
    [gen] des Siegwertes
   *[nom] der Siegwert
}
target-conquest-value = { $case ->
    [acc] den Eroberungswert
    [dat] dem Eroberungswert
    [gen] des Eroberungswertes
   *[nom] der Eroberungswert
}
hook-result =
    .when = wenn { $member_id ->
        [none] die Würfel { $for_id ->
            [none] { part-named-on-land } { part-named-against }
            [conquest] einer Eroberung { part-named-on-land }
            [mission] eines Auftrags
           *[other] eines Angriffs { part-named-against } { part-named-on-land }
        }
       *[other] { $for_id ->
            [none] { part-named-against } { part-named-on-land }
            [conquest] bei einer Eroberung { part-named-on-land }
            [mission] bei einem Auftrag
           *[other] bei einem Angriff { part-named-against } { part-named-on-land }
        } die Würfel { $member_gen }
    } feststehen
hook-capture-value =
    .tail = { part-value-at }
hook-elimination-value =
    .tail = { part-value-at }
part-value-at = { $monster_id ->
    [none] { part-at }
    [self] { part-at }
   *[other] { $monster_gen } { part-at }
}
hook-conquest-value =
    .tail = { $land_id ->
        [none] { "" }
        [self] { "" }
       *[other] { $land_gen }
    }

## What they remember

attribute-counters = { $number ->
    [one] { $what }
   *[other] { $case ->
        [dat] { $what_other_dat }
       *[nom] { $what_other }
    }
}
    .gender = { $what_gender }
verb-put-counters = { $mood ->
    [may] { $times } { $what_acc } auf { $where_acc } legen
   *[do] legt { $times } { $what_acc } auf { $where_acc }
}
verb-remove-counters = { $mood ->
    [may] { $times } { $what_acc } von { $where_dat } entfernen
   *[do] entfernt { $times } { $what_acc } von { $where_dat }
}
cost-pay-counters = { $mood ->
    [may] { $what_acc } von { $where_dat } entfernen
   *[do] entfernt { $what_acc } von { $where_dat }
}
param-counter = abgebildete Marke
    .other = abgebildete Marken
    .dative = abgebildeten Marken
    .gender = f

## The end of a battle

hook-battle-end =
    .when = wenn ein Kampf { part-at-land } vorbei ist und { $monster_id ->
        [none] { $voice ->
            [monster] dieses Monster
           *[you] das Monster
        }
       *[other] { $monster }
    } nicht besiegt oder gefangen wurde

## What they carry

attribute-carried = getragenes Plättchen
    .gender = n
    .is = { $subject } { $negated ->
        [yes] k{ $what_a_acc }
       *[no] { $what_a_acc }
    } { $subject_number ->
        [other] tragen
       *[one] trägt
    }
