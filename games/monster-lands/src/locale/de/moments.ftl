# Monster Lands in German: gains, losses and payments as moments, turns, limits and durations.

part-goods = { $of_id ->
    [none] etwas
   *[other] { $of_other }
}
part-by-action = { $at_id ->
    [none] { "" }
   *[other] { $at_in }
}
hook-gain =
    .when = wenn { $actor_id ->
        [none] ihr { part-by-action } { part-goods } erhaltet
       *[other] { $actor } { part-by-action } { part-goods } erhält
    }
hook-loss =
    .when = wenn { $actor_id ->
        [none] ihr { part-by-action } { part-goods } verliert
       *[other] { $actor } { part-by-action } { part-goods } verliert
    }
hook-payment =
    .when = wenn { $actor_id ->
        [none] ihr { part-by-action } { part-goods } zahlt
       *[other] { $actor } { part-by-action } { part-goods } zahlt
    }
hook-instead-of-gain =
    .clause = { $actor_id ->
        [none] statt { part-by-action } { part-goods } zu erhalten
       *[other] statt dass { $actor } { part-by-action } { part-goods } erhält
    }
hook-instead-of-loss =
    .clause = { $actor_id ->
        [none] statt { part-by-action } { part-goods } zu verlieren
       *[other] statt dass { $actor } { part-by-action } { part-goods } verliert
    }
hook-instead-of-death =
    .clause = statt dass { part-victim } { part-by-monster } { part-at-land } stirbt
hook-hire =
    .when = wenn { $actor_id ->
        [none] { $hired_id ->
            [none] ihr einen Söldner anheuert
           *[other] { $hired } angeheuert wird
        }
       *[other] { $actor } { $hired_id ->
            [none] einen Söldner
           *[other] { $hired_acc }
        } anheuert
    }
hook-discard =
    .when = wenn { $actor_id ->
        [none] ihr { part-discarded } abwerft
       *[other] { $actor } { part-discarded } abwirft
    }
part-discarded = { $equipment_id ->
    [none] { $trap_id ->
        [none] { $loot_id ->
            [none] eine Karte oder ein Plättchen
           *[other] { $loot_acc }
        }
       *[other] { $trap_acc }
    }
   *[other] { $equipment_acc }
}
hook-turn-start = zu Beginn { part-turn-of }
hook-turn-end = am Ende { part-turn-of }
part-turn-of = { $actor_id ->
    [none] eures Zuges
   *[other] des Zuges { $actor_gen }
}
hook-round-end = am Ende jeder Runde
hook-battle-start =
    .when = wenn { part-at-land } ein Kampf { part-named-against } beginnt
verb-do-nothing = { $mood ->
    [may] nichts geschehen lassen
   *[do] geschieht nichts
}
role-actor = { $case ->
    [acc] diesen Spieler
    [dat] diesem Spieler
    [gen] dieses Spielers
   *[nom] dieser Spieler
}
    .gender = m
role-hired = { $case ->
    [acc] diesen Söldner
    [dat] diesem Söldner
    [gen] dieses Söldners
   *[nom] dieser Söldner
}
    .gender = m
role-equipment = { $case ->
    [dat] dieser Ausrüstungskarte
    [gen] dieser Ausrüstungskarte
   *[nom] diese Ausrüstungskarte
}
    .gender = f
role-trap = { $case ->
    [dat] dieser Falle
    [gen] dieser Falle
   *[nom] diese Falle
}
    .gender = f
role-loot = { $case ->
    [dat] diesem Beuteplättchen
    [gen] dieses Beuteplättchens
   *[nom] dieses Beuteplättchen
}
    .gender = n
limit-once = einmal
limit-once-per-turn = einmal pro Zug
limit-times-per-turn = { part-times } pro Zug
limit-once-per-battle = einmal pro Kampf
limit-times-per-battle = { part-times } pro Kampf
duration-end-of-next-round = bis zum Ende der nächsten Runde
duration-end-of-turn = bis zum Ende des Zuges
duration-end-of-battle = bis zum Ende des Kampfes
duration-end-of-game = für den Rest des Spiels
hook-after-battle =
    .when = wenn { $member_id ->
        [none] { part-who } { part-at-land } einen Kampf { part-named-against } { $voice ->
            [you] überlebt
           *[other] überlebt
        }
       *[other] { $member } { part-at-land } einen Kampf { part-named-against } überlebt
    }
hook-battle-order = { "" }
hook-die-result =
    .when = wenn { $for_id ->
        [none] { "" }
       *[other] bei einem Wurf für { $for_acc }
    } { part-named-against } { $die_id ->
        [none] ein Würfel
       *[other] { $die }
    } { $member_id ->
        [none] { "" }
       *[other] { $member_gen }
    } feststeht
hook-reroll-cost =
    .tail = { part-at-land }
target-reroll-cost = { $case ->
    [dat] den Kosten jedes Neuwurfs
    [gen] der Kosten jedes Neuwurfs
   *[nom] die Kosten jedes Neuwurfs
}
    .gender = f
    .add = jeder Neuwurf kostet { $n } Gold mehr
    .set = jeder Neuwurf kostet { $n } Gold
verb-reverse-order = Kämpfe werden vom letzten zum ersten Pfad ausgetragen
verb-attacks = { $order ->
    [then] greift { $who } { $whom_acc } noch einmal an
   *[first] { $who } greift { $whom_acc } noch einmal an
}
role-die = { $case ->
    [acc] diesen Würfel
    [dat] diesem Würfel
    [gen] dieses Würfels
   *[nom] dieser Würfel
}
    .gender = m
selector-die = { $core }
selector-equipment = { $core }
verb-counts-as = { $what } zählt auch als { $as }
verb-counts-as-each = { $what } zählt als jede Affinität
verb-die-counts-as = { $what } zählt auch als { $as }
