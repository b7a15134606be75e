# Kingdom Defenders in German: moments, deeds and costs. `interpreter/locale/en.ftl` says what messages are given.

## Moments

hook-setup = beim Spielaufbau
hook-round-start = zu Beginn jeder Runde
hook-placement-check = { "" }
hook-place = { $lasting ->
    [yes] ab dem Platzieren
   *[no] beim Platzieren
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
       *[other] wenn eure Scheibe hier aktiviert wurde
    }
hook-target-check = { "" }
hook-gain =
    .tail-when = wann immer ihr { $of_id ->
        [none] Ressourcen
       *[other] { $of_other }
    } erhaltet
hook-after-gain =
    .when = wann immer ihr { $of_id ->
        [none] Ressourcen
       *[other] { $of_other }
    } erhaltet
hook-wounds = { "" }
hook-after-wounds =
    .when = wann immer ihr { $of_id ->
        [none] Wunden
       *[other] { $of_other }
    } erleidet
hook-store =
    .when = wenn ihr Ressourcen in eure Lager legt
hook-completion =
    .when = wenn ihr { $of_id ->
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
        [none] { "" }
       *[other] { $at_in }
    } ungenutzt bleiben
hook-round-end = am Ende jeder Runde
hook-score = bei der Schlusswertung

## What effects do

verb-gain = { $mood ->
    [may] { $each } { $what_acc } erhalten
   *[do] erhaltet { $what_acc } { $each }
}
verb-player-gains = { $mood ->
    [may] { $whom_acc } { $each } { $what_acc } erhalten lassen
   *[do] { $whom } { $whom_person ->
        [you] erhaltet
       *[they] erhält
    } { $what_acc } { $each }
}
verb-lose = { $mood ->
    [may] { $each } { $what_acc } verlieren
   *[do] verliert { $what_acc } { $each }
}
verb-player-loses = { $mood ->
    [may] { $whom_acc } { $each } { $what_acc } verlieren lassen
   *[do] { $whom } verliert { $what_acc } { $each }
}
verb-steal = { $mood ->
    [may] { $what_acc } von { $whom_dat } stehlen
   *[do] stehlt { $what_acc } von { $whom_dat }
}
part-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } verschiedene Waren
}
verb-steal-goods = { $mood ->
    [may] { part-goods } von { $whom_dat } stehlen
   *[do] stehlt { part-goods } von { $whom_dat }
}
verb-steal-goods-from-different-rivals = { $mood ->
    [may] { part-goods } von verschiedenen Gegnern stehlen
   *[do] stehlt { part-goods } von verschiedenen Gegnern
}
verb-raise = { $mood ->
    [may] eure { $levels } um { $count } erhöhen
   *[do] erhöht eure { $levels } um { $count }
}
verb-heal = { $mood ->
    [may] { $what_acc } heilen
   *[do] heilt { $what_acc }
}
verb-take-wounds = { $mood ->
    [may] { $whom_acc } { $what_acc } erleiden lassen
   *[do] { $whom } erleidet { $what_acc }
}
verb-store = { $mood ->
    [may] { $what_acc } in eure Lager legen
   *[do] legt { $what_acc } in eure Lager
}
verb-take-from-camp = { $mood ->
    [may] { $times } { $what_acc } aus { $where_dat } nehmen
   *[do] nehmt { $times } { $what_acc } aus { $where_dat }
}
verb-complete-adventure = { $mood ->
    [may] { $what_acc } abschließen
   *[do] schließt { $what_acc } ab
}
verb-complete-adventure-returning-discs = { $mood ->
    [may] { $what_acc } abschließen und die Scheiben darauf ihren Besitzern zurückgeben
   *[do] schließt { $what_acc } ab und gebt die Scheiben darauf ihren Besitzern zurück
}
verb-complete-adventure-ignoring = { $mood ->
    [may] { $what_acc } abschließen und dabei { $part_acc } der Kosten ignorieren
   *[do] schließt { $what_acc } ab und ignoriert dabei { $part_acc } der Kosten
}
verb-complete-deed = { $mood ->
    [may] { $what_acc } vollbringen
   *[do] vollbringt { $what_acc }
}
verb-take-reward = { $mood ->
    [may] { $what_acc } nehmen
   *[do] nehmt { $what_acc }
}
verb-take-reward-without-bonus = { $mood ->
    [may] { $what_acc } ohne den Bonus nehmen
   *[do] nehmt { $what_acc } ohne den Bonus
}
verb-take-relics = { $mood ->
    [may] { $what_acc } nur wegen der Relikte nehmen
   *[do] nehmt { $what_acc } nur wegen der Relikte
}
part-discs = { $count } eurer beiseitegelegten Scheiben
verb-gain-disc = { $mood ->
    [may] { part-discs } erhalten
   *[do] erhaltet { part-discs }
}
part-grey-discs = { $count ->
    [one] { $count } graue Scheibe
   *[other] { $count } graue Scheiben
}
verb-add-grey-disc = { $mood ->
    [may] { part-grey-discs } hinzufügen
   *[do] fügt { part-grey-discs } hinzu
}
verb-move-disc = { $mood ->
    [may] { $what_acc } auf { $where_acc } versetzen
   *[do] versetzt { $what_acc } auf { $where_acc }
}
verb-move-discs = { $mood ->
    [may] diese Scheiben auf leere Felder außerhalb von { $areas_dat } versetzen
   *[do] versetzt diese Scheiben auf leere Felder außerhalb von { $areas_dat }
}
verb-put-in-place = { $mood ->
    [may] diese Scheibe an die Stelle { $whom_gen } legen
   *[do] legt diese Scheibe an die Stelle { $whom_gen }
}
verb-swap-discs = { $mood ->
    [may] die Scheiben zweier Felder außerhalb von { $areas_dat } vertauschen
   *[do] vertauscht die Scheiben zweier Felder außerhalb von { $areas_dat }
}
verb-return-disc = { $mood ->
    [may] { $what_acc } zurückgeben
   *[do] gebt { $what_acc } zurück
}
verb-activate-first = { $mood ->
    [may] { $what_acc } zuerst aktivieren
   *[do] aktiviert { $what_acc } zuerst
}
verb-copy = { $mood ->
    [may] die Aktion { $what_gen } ausführen
   *[do] führt die Aktion { $what_gen } aus
}
verb-go-first = { $mood ->
    [may] an die erste Stelle der Zugreihenfolge rücken
   *[do] rückt an die erste Stelle der Zugreihenfolge
}
verb-put-in-space = { $mood ->
    [may] { $what_acc } auf Feld { $number } legen
   *[do] legt { $what_acc } auf Feld { $number }
}
verb-forbid = { $hook ->
    [placement-check] ihr dürft keine Scheiben platzieren
   *[other] { $granted ->
        [yes] ihr könnt nicht Ziel von { $hook_by_id ->
            [none] Aktionen
           *[other] { $hook_by_other_dat }
        } sein
       *[no] { part-this } nicht { $hook_by_id ->
            [copy] kopiert
            [swap] vertauscht oder verdrängt
            [copy-or-swap] kopiert, vertauscht oder verdrängt
           *[other] gewählt
        } werden
    }
}
part-this = { $kind ->
    [building] dieses Gebäude kann
    [character] dieser Charakter kann
   *[other] ihr könnt
}
verb-waive = { $mood ->
    [may] { $rule_the_acc } ignorieren
   *[do] ignoriert { $rule_the_acc }
}

## Costs and numbers

cost-resources = { $mood ->
    [may] { $what_acc } zahlen
   *[do] zahlt { $what_acc }
}
target-gain = der Ertrag
    .add = erhaltet { $n } mehr
    .may-add = { $n } mehr erhalten
    .subtract = erhaltet { $n } weniger
    .set = erhaltet nur { $n }
target-wounds = die Wunden
    .set = ihr erleidet { $n ->
        [0] keine Wunden
        [one] { $n } Wunde
       *[other] { $n } Wunden
    }
    .add = ihr erleidet { part-wounds } mehr
    .subtract = ihr erleidet { part-wounds } weniger
    .at-most = ihr erleidet höchstens { part-wounds }
part-wounds = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
}
target-score = euer Ergebnis
    .add = +{ part-points }
    .subtract = −{ part-points }
part-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
