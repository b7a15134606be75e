# Monster Lands in German: things and conditions.

## Entries

self-mercenary = { $case ->
    [acc] diesen Söldner
    [dat] diesem Söldner
    [gen] dieses Söldners
   *[nom] dieser Söldner
}
    .voice = self
    .gender = m
self-monster = { $case ->
    [dat] diesem Monster
    [gen] dieses Monsters
   *[nom] dieses Monster
}
    .voice = monster
    .gender = n
self-land = { $case ->
    [dat] diesem Land
    [gen] dieses Landes
   *[nom] dieses Land
}
    .gender = n
self-equipment = { $case ->
    [dat] dieser Ausrüstung
    [gen] dieser Ausrüstung
   *[nom] diese Ausrüstung
}
    .voice = bearer
    .gender = f
self-trap = { $case ->
    [dat] dieser Falle
    [gen] dieser Falle
   *[nom] diese Falle
}
    .voice = here
    .gender = f
self-trick = { $case ->
    [acc] diesen Hinterhalt
    [dat] diesem Hinterhalt
    [gen] dieses Hinterhalts
   *[nom] dieser Hinterhalt
}
    .voice = here
    .gender = m
self-loot = { part-token }
    .gender = n
self-token = { part-token }
    .gender = n
self-tile = { part-token }
    .gender = n
part-token = { $case ->
    [dat] diesem Plättchen
    [gen] dieses Plättchens
   *[nom] dieses Plättchen
}
self-panic-token = { $case ->
    [dat] diesem Panikplättchen
    [gen] dieses Panikplättchens
   *[nom] dieses Panikplättchen
}
    .gender = n
self-trophy = { $case ->
    [dat] dieser Trophäe
    [gen] dieser Trophäe
   *[nom] diese Trophäe
}
    .gender = f
self-building = { $case ->
    [dat] diesem Gebäude
    [gen] dieses Gebäudes
   *[nom] dieses Gebäude
}
    .gender = n
self-benefit = { $case ->
    [acc] diesen Pfadvorteil
    [dat] diesem Pfadvorteil
    [gen] dieses Pfadvorteils
   *[nom] dieser Pfadvorteil
}
    .voice = here
self-guard = { $case ->
    [gen] dieser Wachen
    [dat] diesen Wachen
   *[nom] diese Wachen
}
    .voice = here
self-dummy = { $case ->
    [acc] den Dummy-Spieler
    [dat] dem Dummy-Spieler
    [gen] des Dummy-Spielers
   *[nom] der Dummy-Spieler
}
    .gender = m

## Roles

role-owner = { $case ->
    [acc] euch
    [dat] euch
   *[nom] ihr
}
    .person = you
role-bearer = { $kind ->
    [equipment] { part-bearer }
   *[other] { $hook ->
        [assign] { $case ->
            [acc] ihn
            [dat] ihm
           *[nom] er
        }
       *[other] { $case ->
            [acc] den Söldner hier
            [dat] dem Söldner hier
            [gen] des Söldners hier
           *[nom] der Söldner hier
        }
    }
}
    .gender = m
part-bearer = { $case ->
    [acc] den Träger
    [dat] dem Träger
    [gen] des Trägers
   *[nom] der Träger
}
role-path = { $case ->
    [acc] diesen Pfad
    [dat] diesem Pfad
    [gen] dieses Pfades
   *[nom] dieser Pfad
}
    .gender = m
role-monster = { $voice ->
    [monster] { self-monster }
   *[you] { $case ->
        [dat] dem Monster
        [gen] des Monsters
       *[nom] das Monster
    }
}
    .gender = n
role-land = { $case ->
    [dat] dem Land
    [gen] des Landes
   *[nom] das Land
}
    .gender = n
role-victim = { $voice ->
    [bearer] { part-bearer }
    [self] { self-mercenary }
   *[you] { $hook ->
        [before-wound] { self-mercenary }
        [after-wound] { self-mercenary }
        [death] { self-mercenary }
       *[other] { $case ->
            [acc] den angegriffenen Söldner
            [dat] dem angegriffenen Söldner
            [gen] des angegriffenen Söldners
           *[nom] der angegriffene Söldner
        }
    }
}
    .gender = m
role-victor = { $voice ->
    [bearer] { part-bearer }
    [self] { self-mercenary }
   *[you] { $case ->
        [acc] den siegreichen Söldner
        [dat] dem siegreichen Söldner
        [gen] des siegreichen Söldners
       *[nom] der siegreiche Söldner
    }
}
    .gender = m
role-member = { $voice ->
    [bearer] { part-bearer }
    [self] { self-mercenary }
   *[you] { $case ->
        [acc] den Söldner auf diesem Pfad
        [dat] dem Söldner auf diesem Pfad
        [gen] des Söldners auf diesem Pfad
       *[nom] der Söldner auf diesem Pfad
    }
}
    .gender = m
role-building = { self-building }
    .gender = n
role-trophy = { self-trophy }
    .gender = f
role-dummy = { self-dummy }
    .gender = m

## Selectors

part-every = { $quantifier ->
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
part-mercenary = { $case ->
    [gen] Söldners
   *[nom] Söldner
}
selector-unassigned-mercenary = { part-every } eurer nicht zugewiesenen Söldner
    .gender = m
selector-stored-mercenary = { part-every } vor dieser Runde auf { $where_acc } { $case ->
    [nom] { $quantifier ->
        [each] gelegte
       *[a] gelegter
    }
   *[acc] gelegten
} { part-mercenary }
    .gender = m
selector-adjacent-path = { part-every } { $case ->
    [nom] { $quantifier ->
        [each] angrenzende
       *[a] angrenzender
    }
   *[acc] angrenzenden
} { $case ->
    [gen] Pfades
   *[nom] Pfad
}
    .gender = m
selector-marked-path = { $case ->
    [acc] den markierten Pfad
    [dat] dem markierten Pfad
    [gen] des markierten Pfades
   *[nom] der markierte Pfad
}
    .gender = m
selector-owner-of = { $voice ->
    [self] { part-owner-of-hero }
    [bearer] { part-owner-of-hero }
   *[you] { part-owner } { $whom_gen }
}
    .gender = m
part-owner = { $case ->
    [acc] den Besitzer
    [dat] dem Besitzer
    [gen] des Besitzers
   *[nom] der Besitzer
}
part-owner-of-hero = { $whom_id ->
    [victim] { part-its-owner }
    [victor] { part-its-owner }
   *[other] { part-owner } { $whom_gen }
}
part-its-owner = { $case ->
    [acc] seinen Besitzer
    [dat] seinem Besitzer
    [gen] seines Besitzers
   *[nom] sein Besitzer
}

## Conditions

part-not = { $negated ->
    [yes] nicht
   *[no] { "" }
}
part-no-affinity = { $negated ->
    [yes] nicht die Affinität
   *[no] die Affinität
}
condition-land-matches = { $where } { part-no-affinity } { $whom_gen } hat
    .phrase = { $voice ->
        [monster] { $negated ->
            [yes] außer auf einem Land mit passender Affinität
           *[no] auf einem Land mit passender Affinität
        }
       *[you] { "" }
    }
condition-monster-affinity = { $whom } { part-no-affinity } { $affinities } hat
    .phrase = { $whom_id ->
        [monster] { $voice ->
            [monster] { "" }
           *[you] { part-against }
        }
       *[other] { "" }
    }
# Where the monster has been named already, the condition is a clause.
part-against = { $hook ->
    [capture] { "" }
    [elimination] { "" }
   *[other] { $negated ->
        [yes] außer gegen
       *[no] gegen
    } ein Monster der Affinität { $affinities }
}
condition-mercenary-affinity = { $whom } { part-no-affinity } { $affinities } hat
    .phrase = { $whom_id ->
        [victim] { $voice ->
            [self] { "" }
            [bearer] { "" }
           *[you] { $hook ->
                [attack-size] { part-against-mercenary }
                [hits] { part-against-mercenary }
                [before-attack-roll] { part-against-mercenary }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
part-against-mercenary = { $negated ->
    [yes] außer gegen
   *[no] gegen
} einen Söldner der Affinität { $affinities }
condition-land-affinity = { $where } { part-no-affinity } { $affinities } hat
    .phrase = { $where_id ->
        [land] { part-on-land }
       *[other] { "" }
    }
# Where the land has been named already, the condition is a clause.
part-on-land = { $hook ->
    [conquest] { "" }
   *[other] { $negated ->
        [yes] außer auf
       *[no] auf
    } einem Land der Affinität { $affinities }
}
condition-monster-at = { $whom } { part-not } { $places_in } liegt
    .while = solange { $whom } { part-not } { $places_in } liegt
condition-unassigned = { $whom } { $negated ->
    [yes] einem Pfad
   *[no] keinem Pfad
} zugewiesen ist
condition-wounded = { $whom } { part-not } verwundet ist
condition-tile-in-reserve = { $what } { part-not } im Vorrat liegt
condition-tile-held = ihr { $what_acc } { part-not } besitzt
condition-first-player = { $who } { part-not } Startspieler { $who_person ->
    [you] seid
   *[they] ist
}
condition-entrance-empty = am Zugang zur Festung { $negated ->
    [yes] ein
   *[no] kein
} Monster liegt
    .goal = { $negated ->
        [yes] ein
       *[no] kein
    } Monster am Zugang zur Festung
condition-option-on = ihr { $negated ->
    [yes] ohne { $option_the_acc }
   *[no] mit { $option_the_dat }
} spielt

key-ranks = Rang { $name }
    .open = die Ziele genügen
key-goals = { $name ->
    [none] Ziel
   *[other] Ziel „{ $name }“
}
