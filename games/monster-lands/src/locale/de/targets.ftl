# Monster Lands in German: numbers that effects change.

target-each-die = { $case ->
    [acc] jeden
    [dat] jedem
    [gen] jedes
   *[nom] jeder
} { $colours_and }
target-every-die = { $case ->
    [acc] jeden
    [dat] jedem
    [gen] jedes
   *[nom] jeder
} Würfel
target-one-die = { $case ->
    [acc] einen
    [dat] einem
    [gen] eines
   *[nom] ein
} { $colours }
target-any-die = { $case ->
    [acc] einen
    [dat] einem
    [gen] eines
   *[nom] ein
} Würfel
target-total = das Gesamtergebnis
target-attack-dice = die Zahl der Angriffswürfel
    .add = { $voice ->
        [self] { part-monsters-attack } diesen Söldner mit { part-n-dice-dat } mehr an
        [bearer] { part-monsters-attack } den Träger mit { part-n-dice-dat } mehr an
        [here] { part-monsters-attack } den Söldner hier mit { part-n-dice-dat } mehr an
       *[you] +{ $n } Angriffswürfel
    }
    .subtract = { $voice ->
        [self] { part-monsters-attack } diesen Söldner mit { part-n-dice-dat } weniger an
        [bearer] { part-monsters-attack } den Träger mit { part-n-dice-dat } weniger an
        [here] { part-monsters-attack } den Söldner hier mit { part-n-dice-dat } weniger an
       *[you] −{ $n } Angriffswürfel
    }
part-n-dice-dat = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfeln
}
part-monsters-attack = { $order ->
    [then] greifen Monster
   *[first] Monster greifen
}
target-affinity-bonus = { $case ->
    [acc] den
   *[nom] der
} Affinitätsbonus
    .set = { $voice ->
        [monster] { $n ->
            [1] +1 Angriffswürfel
           *[other] +{ $n } statt +1 Angriffswürfel
        }
       *[you] der Affinitätsbonus beträgt { $n } Angriffswürfel
    }
    .at-least = der Affinitätsbonus beträgt mindestens { $n } Angriffswürfel
    .at-most = der Affinitätsbonus beträgt höchstens { $n } Angriffswürfel
target-hits = die Zahl der Treffer
    .add = { part-attack-deals } { $n } { $n ->
        [one] zusätzlichen
       *[other] zusätzliche
    } Treffer
    .subtract = { part-attack-deals } { $n } Treffer weniger
part-attack-deals = { $order ->
    [then] verursacht jeder Angriff { part-of-monster }
   *[first] jeder Angriff { part-of-monster } verursacht
}
part-of-monster = { $voice ->
    [monster] dieses Monsters
    [self] auf diesen Söldner
    [bearer] auf den Träger
    [here] auf den Söldner hier
   *[you] { "" }
}
target-price = { $case ->
    [acc] den
   *[nom] der
} Preis
    .add = zahlt { $n } Gold mehr
    .may-add = { $n } Gold mehr zahlen
    .subtract = zahlt { $n } Gold weniger
    .may-subtract = { $n } Gold weniger zahlen
    .set = zahlt { $n } Gold
    .at-most = zahlt höchstens { $n } Gold
    .at-least = zahlt mindestens { $n } Gold
target-cost = die Kosten
    .set = { part-costs } { $n } Gold
    .add = { part-costs } { $n } Gold mehr
    .subtract = { part-costs } { $n } Gold weniger
    .at-least = { part-costs } mindestens { $n } Gold
    .at-most = { part-costs } höchstens { $n } Gold
part-costs = { $hook_of_id ->
    [none] Fähigkeiten kosten
   *[other] { $hook_of } kostet
}
target-payout = die Einnahmen
    .add = erhaltet { $n } Gold mehr
    .may-add = { $n } Gold mehr erhalten
    .subtract = erhaltet { $n } Gold weniger
    .may-subtract = { $n } Gold weniger erhalten
    .set = { part-you-gain } { $n } Gold
    .at-least = { part-you-gain } mindestens { $n } Gold
    .at-most = { part-you-gain } höchstens { $n } Gold
part-you-gain = { $order ->
    [then] erhaltet ihr
   *[first] ihr erhaltet
}
target-limit = euer Lagerlimit { $hook_of_id ->
    [none] { "" }
   *[other] für { $hook_of_other }
}
    .add = ihr dürft { part-n-more } behalten
    .may-add = { part-n-more } behalten
part-n-more = { $n } { $hook_of_id ->
    [none] Plättchen jeder Art
   *[other] { $n ->
        [one] { $hook_of }
       *[other] { $hook_of_other }
    }
} mehr
target-excess-glory = { $case ->
    [acc] euren
   *[nom] euer
} Ruhmüberschuss
    .add = +{ $n } Ruhmüberschuss
    .subtract = −{ $n } Ruhmüberschuss
target-benefit-count = { $case ->
    [acc] den
   *[nom] der
} Pfadvorteil
    .set = der Pfadvorteil { $voice ->
        [self] dieses Söldners
       *[you] { "" }
    } zählt { $n ->
        [1] einfach
        [2] doppelt
       *[other] { $n }-fach
    }
    .add = der Pfadvorteil { $voice ->
        [self] dieses Söldners
       *[you] { "" }
    } zählt { $n ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    } mehr
    .may-add = den Pfadvorteil { $n ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    } mehr nutzen
    .may-set = den Pfadvorteil { $n ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    } nutzen
target-loot-count = die Zahl der Beuteplättchen
    .set = nehmt { $n ->
        [1] 1 Beuteplättchen
       *[other] { $n } Beuteplättchen statt 1
    }
target-panic-count = die Zahl der Panikplättchen
    .set = deckt { $n ->
        [1] 1 Panikplättchen
       *[other] { $n } Panikplättchen statt 1
    } auf
target-trophy-points = eure Trophäenpunkte
    .add = +{ $n } { $n ->
        [one] Trophäenpunkt
       *[other] Trophäenpunkte
    }
target-victory-points = eure Siegpunkte
    .add = +{ $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
