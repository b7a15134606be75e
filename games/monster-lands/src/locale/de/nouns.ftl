# Monster Lands in German: numbers that are read, limits, and nouns of the rules.

## Numbers that are read

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
measure-glory = { part-your-m } Ruhm
    .is = ihr { $bound } Ruhm habt
    .each = für jeden eurer Ruhmespunkte
    .goal = { $bound } Ruhm
part-your-m = { $case ->
    [acc] euren
    [dat] eurem
   *[nom] euer
}
measure-reputation = { $case ->
    [dat] eurem
   *[nom] euer
} Ansehen
    .is = ihr { $bound } Ansehen habt
    .each = für jeden Punkt eures Ansehens
    .goal = { $bound } Ansehen
measure-gold = { $case ->
    [dat] eurem
   *[nom] euer
} Gold
    .is = ihr { $bound } Gold habt
    .each = für jedes eurer Goldstücke
    .goal = { $bound } Gold
measure-victory-points = eure Siegpunkte
    .is = ihr { $bound } { part-victory-points } habt
    .each = für jeden eurer Siegpunkte
    .goal = { $bound } { part-victory-points }
part-victory-points = { $number ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
measure-stock = eure { $what_other }
    .is = ihr { part-bound-stock } auf Lager habt
    .each = pro { $what } auf Lager
    .goal = { part-bound-stock }
part-bound = { $op ->
    [is] { $n ->
        [0] { $what_gender ->
            [m] { $number ->
                [one] keinen
               *[other] keine
            }
           *[f] keine
        }
       *[other] { $bound }
    }
   *[other] { $bound }
}
part-bound-stock = { part-bound } { $number ->
    [one] { $what }
   *[other] { $what_other }
}
measure-missions-completed = eure erfüllten Missionen
    .is = ihr { $bound } { part-missions } erfüllt habt
    .each = für jede eurer erfüllten Missionen
    .goal = { $bound } erfüllte { part-missions }
part-missions = { $number ->
    [one] Mission
   *[other] Missionen
}
measure-equipment-types = die Typen eurer Ausrüstung
    .is = ihr Ausrüstung von { $bound } { part-types } habt
    .each = für jeden Typ eurer Ausrüstung
    .goal = Ausrüstung von { $bound } { part-types }
part-types = { $number ->
    [one] Typ
   *[other] Typen
}
measure-affinities-with = die Zahl der Affinitäten mit mindestens { $count } Söldnern
    .is = ihr { part-affinities-with } habt
    .each = für jede Affinität, von der ihr mindestens { $count } Söldner habt,
    .goal = { part-affinities-with }
part-affinities-with = je mindestens { $count } Söldner von { $bound } { $number ->
    [one] Affinität
   *[other] Affinitäten
}
measure-track-die = die Würfel der Rundenleiste
    .is = die Rundenleiste { $bound } Würfel zeigt
    .each = für jeden Würfel der Rundenleiste
measure-die-paid = die gezahlten Würfel
    .is = ihr { $bound } Würfel zahlt
    .each = für jeden gezahlten Würfel
measure-token-paid = die gezahlten Plättchen
    .is = ihr { $bound } Plättchen zahlt
    .each = für jedes gezahlte Plättchen
measure-trophy-point = die Punkte dieser Trophäe
    .is = diese Trophäe { $bound } { $number ->
        [one] Punkt
       *[other] Punkte
    } wert ist
    .each = für jeden Punkt dieser Trophäe
measure-glory-on-path = der Ruhm des Pfades
    .is = der Pfad { $bound } Ruhm zeigt
    .each = für jeden am Pfad abgebildeten Ruhm
measure-red-die = der rote Würfel
    .is = der rote Würfel { $bound } zeigt
    .each = für jedes Auge des roten Würfels
measure-yellow-die = der gelbe Würfel
    .is = der gelbe Würfel { $bound } zeigt
    .each = für jedes Auge des gelben Würfels

## Limits and durations

part-times = { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
}
limit-once-per-round = einmal pro Runde
limit-times-per-round = { part-times } pro Runde
limit-once-per-action = einmal pro Aktion
limit-once-per-game = einmal pro Spiel
duration-end-of-round = bis zum Ende der Runde

## Nouns

unit-token = { $case ->
    [gen] { $number ->
        [one] Plättchens
       *[other] Plättchen
    }
   *[nom] Plättchen
}
    .gender = n
unit-die = { $stems }{ $case ->
    [dat] { $number ->
        [one] Würfel
       *[other] Würfeln
    }
   *[nom] Würfel
}
    .gender = m
param-die = Würfel der abgebildeten Farbe
    .other = Würfel der abgebildeten Farbe
    .dative = Würfeln der abgebildeten Farbe
    .gender = m
param-token = Plättchen der abgebildeten Art
    .other = Plättchen der abgebildeten Art
    .gender = n
param-affinity = abgebildete Affinität
    .gender = f
param-building = abgebildetes Gebäude
    .gender = n
noun-purpose-attack = einen Angriff
noun-purpose-capture = einen Fang
noun-purpose-elimination = einen Sieg
noun-purpose-conquest = eine Eroberung
noun-purpose-mission = eine Mission
noun-place-land = Land
    .other = Länder
    .dative = Ländern
    .gender = n
    .in = auf einem Land
noun-place-entrance = Zugang zur Festung
    .gender = m
    .in = am Zugang zur Festung
noun-place-mission = Mission
    .other = Missionen
    .gender = f
    .in = auf einer Mission
noun-mission-type-dice-mission = Würfelmission
    .other = Würfelmissionen
    .gender = f
    .in = auf einer Würfelmission
noun-mission-type-contract-mission = Vertragsmission
    .other = Vertragsmissionen
    .gender = f
    .in = auf einer Vertragsmission
noun-region-citadel = Festung
    .gender = f
    .in = in der Festung
noun-region-outside = Umland
    .gender = n
    .in = im Umland
noun-outside-space-path-1 = den ersten Pfad des Landes
noun-outside-space-path-2 = den zweiten Pfad des Landes
noun-outside-space-path-3 = den dritten Pfad des Landes
noun-outside-space-path-4 = den vierten Pfad des Landes
noun-outside-space-mission-1 = die Würfelmission
noun-outside-space-mission-2 = die vertragsbasierte Mission
noun-level-level-a = Stufe A
    .gender = f
noun-level-level-b = Stufe B
    .gender = f
noun-offer-mercenaries = Söldner-Angebot
    .gender = n
noun-offer-equipment = Ausrüstungs-Angebot
    .gender = n
noun-offer-traps = Fallen-Angebot
    .gender = n
noun-offer-loot = Beute-Angebot
    .gender = n
noun-deck-mercenaries = Söldner
    .other = Söldner
    .dative = Söldnern
    .gender = m
noun-deck-monsters = Monster
    .other = Monster
    .dative = Monstern
    .gender = n
noun-deck-lands = Land
    .other = Länder
    .dative = Ländern
    .gender = n
noun-rule-traps = Falle
    .other = Fallen
    .gender = f
noun-option-trick-module = Hinterhalt-Modul
    .gender = n
noun-option-clash = Konfliktregel
    .gender = f
noun-setting-rounds = Zahl der Runden
    .gender = f
noun-setting-start-gold = Startgold
    .gender = n
noun-setting-start-glory = Startruhm
    .gender = m
