# Kingdom Defenders in German: moments, deeds and costs. `interpreter/locale/en.ftl` says what messages are given.

## Moments

hook-setup = beim Spielaufbau
hook-placement-check = { "" }
hook-place = { $lasting ->
    [yes] ab dem Platzieren
   *[no] { $granted ->
        [yes] beim Platzieren einer Scheibe
       *[no] beim Platzieren
    }
}
hook-start =
    .when = wenn ihr { $of_id ->
        [none] einen Bereich
       *[other] { $of_acc }
    } beginnt
hook-activate = { "" }
hook-after-activate =
    .when = { $kind ->
        [rule] wenn eine Scheibe aktiviert wurde
       *[other] { $granted ->
            [yes] wenn eine eurer Scheiben aktiviert wurde
           *[no] wenn eure Scheibe hier aktiviert wurde
        }
    }
hook-target-check = { "" }
part-would-of = { $of_id ->
    [none] Ressourcen
   *[other] { $of_other }
}
hook-instead-of-gain =
    .clause = { $actor_id ->
        [none] statt { part-would-of } zu erhalten
       *[other] statt dass { $actor } { part-would-of } erhält
    }
hook-instead-of-wounds =
    .clause = { $actor_id ->
        [none] statt { part-wounds-of } zu erleiden
       *[other] statt dass { $actor } { part-wounds-of } erleidet
    }
part-wounds-of = { $of_id ->
    [none] Wunden
   *[other] { $of_other }
}
hook-after-gain =
    .when = wann immer { $actor_id ->
        [none] ihr { $within } { part-would-of } erhaltet
       *[other] { $actor } { $within } { part-would-of } erhält
    }
hook-wounds = { "" }
hook-after-wounds =
    .when = wann immer { $actor_id ->
        [none] ihr { $within } { part-wounds-of } erleidet
       *[other] { $actor } { $within } { part-wounds-of } erleidet
    }
hook-store =
    .when = wenn { $actor_id ->
        [none] ihr Ressourcen in eure Lager legt
       *[other] { $actor } Ressourcen in Lager legt
    }
hook-completion =
    .when = wenn { $actor_id ->
        [none] ihr
       *[other] { $actor }
    } { $of_id ->
        [none] { $kind ->
            [adventure] { $self_acc }
            [deed] { $self_acc }
           *[other] ein Abenteuer oder eine Heldentat
        }
       *[other] { $of_a_acc }
    } abschließt
hook-take =
    .when = wenn ihr { $self_acc } nehmt
hook-unused =
    .when = wenn eure Scheiben { $at_id ->
        [none] { $granted ->
            [yes] { "" }
           *[no] { $kind ->
                [building] hier
                [adventure] hier
               *[other] { "" }
            }
        }
       *[other] { $at_in }
    } ungenutzt bleiben

## What effects do

verb-do-nothing = { $mood ->
    [may] nichts geschehen lassen
   *[do] geschieht nichts
}
limit-once = einmal
duration-end-of-next-round = bis zum Ende der nächsten Runde
verb-steal = { $mood ->
    [may] { $times } { $what_acc } von { $whom_dat } stehlen
   *[do] { part-stehlt } { $times } { $what_acc } von { $whom_dat }
}
part-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } verschiedene Waren
}
verb-steal-goods = { $mood ->
    [may] { $times } { part-goods } von { $whom_dat } stehlen
   *[do] { part-stehlt } { $times } { part-goods } von { $whom_dat }
}
verb-steal-goods-from-different-rivals = { $mood ->
    [may] { $times } { part-goods } von verschiedenen Gegnern stehlen
   *[do] { part-stehlt } { $times } { part-goods } von verschiedenen Gegnern
}
verb-raise = { $mood ->
    [may] { $times } { $levels_your_acc } um { $count } erhöhen
   *[do] erhöht { $times } { $levels_your_acc } um { $count }
}
verb-heal = { $mood ->
    [may] { $times } { $what_acc } heilen
   *[do] heilt { $times } { $what_acc }
}
verb-take-wounds = { $mood ->
    [may] { $times } { $whom_acc } { $what_acc } erleiden lassen
   *[do] { $order ->
        [then] erleidet { $whom }
       *[first] { $whom } erleidet
    } { $times } { $what_acc }
}
verb-store = { $mood ->
    [may] { $times } { $what_acc } in { frame-your-stem }e Lager legen
   *[do] legt { $times } { $what_acc } in { frame-your-stem }e Lager
}
verb-take-from-camp = { $mood ->
    [may] { $times } { $what_acc } aus { $where_dat } nehmen
   *[do] { part-nehmt } { $times } { $what_acc } aus { $where_dat }
}
verb-complete-adventure = { $mood ->
    [may] { $times } { $what_acc } abschließen
   *[do] schließt { $times } { $what_acc } ab
}
verb-complete-adventure-returning-discs = { $mood ->
    [may] { $times } { $what_acc } abschließen und die Scheiben darauf ihren Besitzern zurückgeben
   *[do] schließt { $times } { $what_acc } ab und { part-gebt } die Scheiben darauf ihren Besitzern zurück
}
verb-complete-adventure-ignoring = { $mood ->
    [may] { $times } { $what_acc } abschließen und dabei { $part_acc } der Kosten ignorieren
   *[do] schließt { $times } { $what_acc } ab und ignoriert dabei { $part_acc } der Kosten
}
verb-complete-deed = { $mood ->
    [may] { $times } { $what_acc } vollbringen
   *[do] vollbringt { $times } { $what_acc }
}
verb-take-reward = { $mood ->
    [may] { $times } { $what_acc } nehmen
   *[do] { part-nehmt } { $times } { $what_acc }
}
verb-take-reward-without-bonus = { $mood ->
    [may] { $times } { $what_acc } ohne den Bonus nehmen
   *[do] { part-nehmt } { $times } { $what_acc } ohne den Bonus
}
verb-take-relics = { $mood ->
    [may] { $times } { $what_acc } nur wegen der Relikte nehmen
   *[do] { part-nehmt } { $times } { $what_acc } nur wegen der Relikte
}
part-discs = { $count } { frame-your-gen } beiseitegelegten Scheiben
verb-gain-disc = { $mood ->
    [may] { $times } { part-discs } erhalten
   *[do] { part-erhaltet } { $times } { part-discs }
}
part-grey-discs = { $count ->
    [one] { $count } graue Scheibe
   *[other] { $count } graue Scheiben
}
verb-add-grey-disc = { $mood ->
    [may] { $times } { part-grey-discs } hinzufügen
   *[do] fügt { $times } { part-grey-discs } hinzu
}
verb-move-disc = { $mood ->
    [may] { $times } { $what_acc } auf { $where_acc } versetzen
   *[do] versetzt { $times } { $what_acc } auf { $where_acc }
}
part-of-areas = { $areas_id ->
    [area-a-or-area-b] der Bereiche A und B
    [area-a-or-area-c] der Bereiche A und C
    [area-b-or-area-c] der Bereiche B und C
    [area-a-or-area-b-or-area-c] der Bereiche A, B und C
   *[other] von { $areas_and }
}
verb-move-discs = { $mood ->
    [may] { $times } diese Scheiben auf leere Felder außerhalb { part-of-areas } versetzen
   *[do] versetzt { $times } diese Scheiben auf leere Felder außerhalb { part-of-areas }
}
verb-put-in-place = { $mood ->
    [may] { $times } diese Scheibe an die Stelle { $whom_gen } legen
   *[do] legt { $times } diese Scheibe an die Stelle { $whom_gen }
}
verb-swap-discs = { $mood ->
    [may] { $times } die Scheiben zweier Felder außerhalb { part-of-areas } vertauschen
   *[do] vertauscht { $times } die Scheiben zweier Felder außerhalb { part-of-areas }
}
verb-return-disc = { $mood ->
    [may] { $times } { $what_acc } zurückgeben
   *[do] { part-gebt } { $times } { $what_acc } zurück
}
verb-activate-first = { $mood ->
    [may] { $times } { $what_acc } zuerst aktivieren
   *[do] aktiviert { $times } { $what_acc } zuerst
}
verb-copy = { $mood ->
    [may] { $times } die Aktion { $what_gen } ausführen
   *[do] führt { $times } die Aktion { $what_gen } aus
}
verb-go-first = { $mood ->
    [may] { $times } an die erste Stelle der Zugreihenfolge rücken
   *[do] rückt { $times } an die erste Stelle der Zugreihenfolge
}
verb-put-in-space = { $mood ->
    [may] { $times } { $what_acc } auf Feld { $number } legen
   *[do] legt { $times } { $what_acc } auf Feld { $number }
}
verb-forbid = { $hook ->
    [placement-check] ihr dürft keine Scheiben platzieren
   *[other] { $granted ->
        [yes] ihr könnt nicht Ziel von { $hook_by_id ->
            [none] Aktionen
           *[other] { $hook_by_other_dat }
        } sein
       *[no] { part-this } nicht { $hook_by_id ->
            [copy] kopiert werden
            [swap] vertauscht oder verdrängt werden
            [copy-or-swap] kopiert, vertauscht oder verdrängt werden
            [none] gewählt werden
           *[other] Ziel von { $hook_by_other_dat } sein
        }
    }
}
part-this = { $kind ->
    [building] dieses Gebäude kann
    [character] dieser Charakter kann
    [adventure] dieses Abenteuer kann
    [deed] diese Heldentat kann
    [reward] diese Belohnung kann
   *[other] ihr könnt
}
verb-waive = { $mood ->
    [may] { $times } { $rule_the_acc } ignorieren
   *[do] ignoriert { $times } { $rule_the_acc }
}

## Costs and numbers

target-wounds = die Wunden
    .set = { part-you-suffer } { $n ->
        [0] keine { part-wounds }
       *[other] { $n } { part-wounds }
    }
    .add = { part-you-suffer } { $n } { part-wounds } mehr
    .subtract = { part-you-suffer } { $n } { part-wounds } weniger
    .at-least = { part-you-suffer } mindestens { $n } { part-wounds }
    .at-most = { part-you-suffer } höchstens { $n } { part-wounds }
part-you-suffer = { $order ->
    [then] erleidet ihr
   *[first] ihr erleidet
}
part-wounds = { $n ->
    [one] { $hook_of_id ->
        [none] Wunde
       *[other] { $hook_of }
    }
   *[other] { $hook_of_id ->
        [none] Wunden
       *[other] { $hook_of_other }
    }
}

## Things by what they are

entity-disc = { $number ->
    [one] Scheibe
   *[other] Scheiben
}
    .gender = f
selector-disc-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
} auf dem Spielplan
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
attribute-wounds = { $number ->
    [one] Wunde
   *[other] Wunden
}
    .gender = f
attribute-relics = { $number ->
    [one] { $case ->
        [gen] Relikts
       *[nom] Relikt
    }
   *[other] { $case ->
        [dat] Relikten
       *[nom] Relikte
    }
}
    .gender = n
attribute-grey = grau
attribute-activated = aktiviert
entity-tile = { $number ->
    [one] { $case ->
        [gen] Plättchens
       *[nom] Plättchen
    }
   *[other] Plättchen
}
    .gender = n
entity-space = { $number ->
    [one] { $case ->
        [gen] Feldes
       *[nom] Feld
    }
   *[other] { $case ->
        [dat] Feldern
       *[nom] Felder
    }
}
    .gender = n
entity-camp = { $number ->
    [one] { $case ->
        [gen] Lagers
       *[nom] Lager
    }
   *[other] { $case ->
        [dat] Lagern
       *[nom] Lager
    }
}
    .gender = n
entity-adventure = { $number ->
    [one] { $case ->
        [gen] Abenteuers
       *[nom] Abenteuer
    }
   *[other] { $case ->
        [dat] Abenteuern
       *[nom] Abenteuer
    }
}
    .gender = n
entity-deed = { $number ->
    [one] Heldentat
   *[other] Heldentaten
}
    .gender = f
entity-reward = { $number ->
    [one] Belohnung
   *[other] Belohnungen
}
    .gender = f
selector-camp-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-adventure-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-deed-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-reward-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-disc-on = { $core } auf { $where_dat }
selector-disc-in = { $core } in { part-in-areas }
selector-space-outside = { $core } außerhalb { part-of-areas }
selector-space-in = { $core } in { part-in-areas }
selector-tile = { $core }
selector-tile-in = { $core } in { part-in-areas }
part-in-areas = { $areas_id ->
    [area-a-or-area-b] den Bereichen A und B
    [area-a-or-area-c] den Bereichen A und C
    [area-b-or-area-c] den Bereichen B und C
    [area-a-or-area-b-or-area-c] den Bereichen A, B und C
   *[other] { $areas_and }
}
attribute-relic-sets = { $number ->
    [one] { $case ->
        [gen] Reliktsatzes
       *[nom] Reliktsatz
    }
   *[other] { $case ->
        [dat] Reliktsätzen
       *[nom] Reliktsätze
    }
}
    .gender = m
attribute-level = { $what }
    .gender = { $what_gender }
attribute-camp-resources = { $number ->
    [one] Ware im Lager
   *[other] Waren im Lager
}
    .gender = f
attribute-score = Punktzahl
    .gender = f
    .mass = yes
attribute-building = { $number ->
    [one] { $case ->
        [gen] Gebäudes
       *[nom] Gebäude
    }
   *[other] { $case ->
        [dat] Gebäuden
       *[nom] Gebäude
    }
}
    .gender = n
attribute-character = { $number ->
    [one] { $case ->
        [gen] Charakters
       *[nom] Charakter
    }
   *[other] { $case ->
        [dat] Charakteren
       *[nom] Charaktere
    }
}
    .gender = m
attribute-single = einzeln
    .thing = { $number ->
        [one] { $case ->
            [gen] Einzelfeldes
           *[nom] Einzelfeld
        }
       *[other] { $case ->
            [dat] Einzelfeldern
           *[nom] Einzelfelder
        }
    }
    .gender = n
attribute-empty-space = leer
attribute-empty-adventure = leer

# What somebody else does.
part-gebt = { $person ->
    [they] gibt
   *[you] gebt
}
part-nehmt = { $person ->
    [they] nimmt
   *[you] nehmt
}
part-stehlt = { $person ->
    [they] stiehlt
   *[you] stehlt
}
