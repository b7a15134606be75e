# Monster Lands in German: what effects do and what they cost.

## Dice and hits

verb-remove-attack-dice = { $mood ->
    [may] { $times } { $each } { $count } Angriffswürfel entfernen
   *[do] entfernt { $times } { $each } { $count } Angriffswürfel
}
verb-divert = { $mood ->
    [may] { $times } { $count } Angriffswürfel auf { $where_acc } umlenken
   *[do] lenkt { $times } { $count } Angriffswürfel auf { $where_acc } um
}
verb-reroll-misses = { $mood ->
    [may] { $times } die Angriffswürfel ohne Treffer erneut würfeln
   *[do] würfelt { $times } die Angriffswürfel ohne Treffer erneut
}
verb-roll-against = { $mood ->
    [may] { $times } { $count } Angriffswürfel gegen { $whom_acc } würfeln
   *[do] würfelt { $times } { $count } Angriffswürfel gegen { $whom_acc }
}
verb-deal = { $mood ->
    [may] { $times } { $whom_dat } { $count } Treffer zufügen
   *[do] { $order ->
        [then] erleidet { $whom }
       *[first] { $whom } erleidet
    } { $times } { $count } Treffer
}
verb-cancel-hits = { $mood ->
    [may] { $times } { $count } Treffer abwehren
   *[do] wehrt { $times } { $count } Treffer ab
}
verb-cancel-wounds = { $mood ->
    [may] { $times } { part-wounds } verhindern
   *[do] verhindert { $times } { part-wounds }
}
part-wounds = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
}
verb-turn = { $mood ->
    [may] { $times } { $what_acc } um { $count } erhöhen oder senken
   *[do] erhöht oder senkt { $times } { $what_acc } um { $count }
}
verb-reroll = { $mood ->
    [may] { $times } { $what_acc } erneut würfeln
   *[do] würfelt { $times } { $what_acc } erneut
}
verb-put-dice = { $mood ->
    [may] { $times } { $what_acc } auf { $where_acc } legen
   *[do] legt { $times } { $what_acc } auf { $where_acc }
}
verb-shield = { $mood ->
    [may] { $times } { part-shielded } vor Diebstahl schützen
   *[do] schützt { $times } { part-shielded } vor Diebstahl
}
part-shielded = { $what_id ->
    [self] { $kind ->
        [trap] sie
       *[other] { $what_acc }
    }
   *[other] { $what_acc }
}
verb-steal = { $mood ->
    [may] { $times } { $what_acc } von { $where_dat } stehlen
   *[do] { part-stehlt } { $times } { $what_acc } von { $where_dat }
}
verb-mark = { $mood ->
    [may] { $times } { $where_acc } markieren
   *[do] markiert { $times } { $where_acc }
}
verb-cancel-trick = { $mood ->
    [may] { $times } den Hinterhalt verhindern
   *[do] verhindert { $times } den Hinterhalt
}
verb-hide = { $mood ->
    [may] { $times } { $what_acc } verdeckt auf { $where_acc } legen
   *[do] legt { $times } { $what_acc } verdeckt auf { $where_acc }
}

## Goods

verb-gain = { $mood ->
    [may] { $times } { $each } { $what_acc } erhalten
   *[do] { part-erhaltet } { $times } { $what_acc } { $each }
}
verb-gain-other-colour = { $mood ->
    [may] { $times } { $what_acc } einer anderen Farbe erhalten
   *[do] { part-erhaltet } { $times } { $what_acc } einer anderen Farbe
}
verb-lose = { $mood ->
    [may] { $times } { $each } { $what_acc } verlieren
   *[do] verliert { $times } { $what_acc } { $each }
}
verb-give = { $mood ->
    [may] { $times } { $whom_dat } { $what_acc } geben
   *[do] { part-gebt } { $times } { $whom_dat } { $what_acc }
}
part-gebt = { $person ->
    [they] gibt
   *[you] gebt
}
verb-discard = { $mood ->
    [may] { $times } { $what_acc } abwerfen
   *[do] { part-werft } { $times } { $what_acc } ab
}
verb-swap-dice = { $mood ->
    [may] { $times } { $one_acc } gegen { $other_acc } tauschen
   *[do] tauscht { $times } { $one_acc } gegen { $other_acc }
}
verb-carry = { $mood ->
    [may] { $times } { $what_acc } auf { $whom_acc } legen
   *[do] legt { $times } { $what_acc } auf { $whom_acc }
}
verb-heal = { $mood ->
    [may] { $times } { $whom_acc } heilen
   *[do] heilt { $times } { $whom_acc }
}
verb-discard-self = { $mood ->
    [may] { $times } { part-self } abwerfen
   *[do] { part-werft } { $times } { part-self } ab
}
verb-take-tile = { $mood ->
    [may] { $times } { $what_acc } nehmen
   *[do] { part-nehmt } { $times } { $what_acc }
}
verb-return-tile = { $mood ->
    [may] { $times } { part-tile } in den Vorrat zurücklegen
   *[do] legt { $times } { part-tile } in den Vorrat zurück
}
part-tile = { $what_id ->
    [self] es
   *[other] { $what_acc }
}
verb-store = { $mood ->
    [may] { $times } { $whom_acc } auf { $where_acc } legen
   *[do] legt { $times } { $whom_acc } auf { $where_acc }
}
verb-revive = { $mood ->
    [may] { $times } { $whom_acc } wiederbeleben
   *[do] belebt { $times } { $whom_acc } wieder
}

## Monsters and the dummy player

part-monster = { $whom_id ->
    [self] es
   *[other] { $whom_acc }
}
verb-put-at-entrance = { $mood ->
    [may] { $times } { part-monster } an den Zugang zur Festung legen (ein Monster dort wird ersetzt)
   *[do] legt { $times } { part-monster } an den Zugang zur Festung (ein Monster dort wird ersetzt)
}
verb-send-to-entrance = { $mood ->
    [may] { $times } { part-monster } in der Aufräumphase an den Zugang zur Festung legen, statt es abzuwerfen
   *[do] { $order ->
        [then] kommt { part-monster-nom }
       *[first] { part-monster-nom } kommt
    } in der Aufräumphase an den Zugang zur Festung, statt abgelegt zu werden
}
part-monster-nom = { $whom_id ->
    [self] es
   *[other] { $whom }
}
verb-draw-for-land = { $mood ->
    [may] { $times } ein neues Monster für das Land ziehen
   *[do] zieht { $times } ein neues Monster für das Land
}
verb-draw-for-entrance = { $mood ->
    [may] { $times } ein Monster für den Zugang zur Festung ziehen
   *[do] zieht { $times } ein Monster für den Zugang zur Festung
}
verb-draw-level = { $mood ->
    [may] { $times } ein Monster der { $level } für den Zugang zur Festung ziehen
   *[do] zieht { $times } ein Monster der { $level } für den Zugang zur Festung
}
verb-send-dummy = { $mood ->
    [may] { $times } ihn { part-goal } schicken
   *[do] { $order ->
        [then] geht er
       *[first] er geht
    } { part-goal }
}
part-goal = { $where_id ->
    [mission-1] zur Würfelmission
    [mission-2] zur vertragsbasierten Mission
   *[other] auf { $where_acc }
}
verb-win-path = { $mood ->
    [may] { $times } den Dummy-Spieler diesen Pfad ohne Wurf gewinnen lassen
   *[do] { $order ->
        [then] gewinnt der Dummy-Spieler
       *[first] der Dummy-Spieler gewinnt
    } diesen Pfad ohne Wurf
}

## Offers

verb-hire = { $mood ->
    [may] { $times } { $count } Söldner anheuern
   *[do] heuert { $times } { $count } Söldner an
}
verb-hire-free = { $mood ->
    [may] { $times } { $count } Söldner kostenlos anheuern
   *[do] heuert { $times } { $count } Söldner kostenlos an
}
verb-buy = { $mood ->
    [may] { $times } { $what_acc } kaufen
   *[do] kauft { $times } { $what_acc }
}
verb-buy-at = { $mood ->
    [may] { $times } { $what_acc } für { part-apiece } { $price_acc } kaufen
   *[do] kauft { $times } { $what_acc } für { part-apiece } { $price_acc }
}
part-apiece = { $what_number ->
    [one] { "" }
   *[other] je
}
part-equipment = { $count ->
    [one] { $count } Ausrüstungskarte
   *[other] { $count } Ausrüstungskarten
}
verb-buy-equipment = { $mood ->
    [may] { $times } { part-equipment } kaufen
   *[do] kauft { $times } { part-equipment }
}
verb-take-equipment = { $mood ->
    [may] { $times } { part-equipment } kostenlos nehmen
   *[do] { part-nehmt } { $times } { part-equipment } kostenlos
}
verb-take-loot = { $mood ->
    [may] { $times } { $count } Beuteplättchen nehmen
   *[do] { part-nehmt } { $times } { $count } Beuteplättchen
}
verb-refill = { $mood ->
    [may] { $times } { $offer_the_acc } auffüllen
   *[do] füllt { $times } { $offer_the_acc } auf
}
verb-renew = { $mood ->
    [may] { $times } { $offer_the_acc } komplett austauschen
   *[do] tauscht { $times } { $offer_the_acc } komplett aus
}

## Answers

part-here = { $hook ->
    [in-battle] { $voice ->
        [monster] gegen dieses Monster
       *[you] im Kampf
    }
   *[other] { "" }
}
verb-forbid-equipment = { $types_all } { $types_all_number ->
    [one] kann
   *[other] können
} { part-here } nicht verwendet werden
verb-forbid-tokens = { $what_all } { $what_all_number ->
    [one] kann
   *[other] können
} { part-here } nicht verwendet werden
verb-forbid-defense-talents = Verteidigungstalente können { part-here } nicht verwendet werden
verb-forbid-path-benefits = Pfadvorteile können { $voice ->
    [monster] dort
   *[you] { part-here }
} nicht genutzt werden
verb-forbid-building = in { $where_dat } können keine Würfel platziert werden
verb-forbid-buildings = { $where_in_and } können keine Würfel platziert werden
verb-require-traps = ihr braucht { part-traps }, um { part-prey } zu fangen
part-traps = { $count ->
    [one] { $count } Falle
   *[other] { $count } Fallen
}
verb-waive = { $voice ->
    [monster] ihr braucht keine { $what_other }, um dieses Monster zu fangen
    [you] ihr braucht keine { $what_other }, um ein Monster zu fangen
   *[other] { part-who } braucht keine { $what_other }, um ein Monster zu fangen
}

## Set-up

verb-set = { $mood ->
    [may] { $times } { $what_the_acc } auf { $count } setzen
   *[do] setzt { $times } { $what_the_acc } auf { $count }
}
verb-start-with = { $mood ->
    [may] { $times } mit Anführer und Söldner der Affinität { $which } beginnen
   *[do] beginnt { $times } mit Anführer und Söldner der Affinität { $which }
}
verb-keep-only = { $mood ->
    [may] { $times } nur mit Söldnern spielen, die { $colours_other } beisteuern
   *[do] spielt { $times } nur mit Söldnern, die { $colours_other } beisteuern
}
verb-keep-affinity = { $mood ->
    [may] { $times } nur mit { $deck_other_dat } der Affinität { $which } spielen
   *[do] spielt { $times } nur mit { $deck_other_dat } der Affinität { $which }
}
verb-keep-level = { $mood ->
    [may] { $times } nur mit Monstern der { $levels } spielen
   *[do] spielt { $times } nur mit Monstern der { $levels }
}
verb-leave-out = { $mood ->
    [may] { $times } { $which } in der Schachtel lassen
   *[do] { part-lasst } { $times } { $which } in der Schachtel
}
verb-turn-on = { $mood ->
    [may] { $times } mit { $what_the_dat } spielen
   *[do] spielt { $times } mit { $what_the_dat }
}
verb-add-affinity = { $mood ->
    [may] { $times } die Affinität { $which } hinzunehmen
   *[do] { part-nehmt } { $times } die Affinität { $which } hinzu
}
verb-replace-building = { $mood ->
    [may] { $times } das Gebäude „{ $old }“ durch { $new_acc } ersetzen
   *[do] ersetzt { $times } das Gebäude „{ $old }“ durch { $new_acc }
}
verb-replace-panic = { $mood ->
    [may] { $times } das Panikplättchen des Gebäudes „{ $old }“ durch { $new_acc } ersetzen
   *[do] ersetzt { $times } das Panikplättchen des Gebäudes „{ $old }“ durch { $new_acc }
}

## Costs

cost-pay = { $mood ->
    [may] { $what_acc } zahlen
   *[do] zahlt { $what_acc }
}
cost-pay-from-path = { $mood ->
    [may] { $what_acc } des Pfades zahlen
   *[do] zahlt { $what_acc } des Pfades
}
cost-discard-self = { $mood ->
    [may] { part-self } abwerfen
   *[do] { part-werft } { part-self } ab
}
cost-pay-use = { $mood ->
    [may] { part-self } einsetzen
   *[do] setzt { part-self } ein
}
part-self = { $thing_acc }

# What somebody else does.
part-erhaltet = { $person ->
    [they] erhält
   *[you] erhaltet
}
part-lasst = { $person ->
    [they] lässt
   *[you] lasst
}
part-nehmt = { $person ->
    [they] nimmt
   *[you] nehmt
}
part-stehlt = { $person ->
    [they] stiehlt
   *[you] stehlt
}
part-werft = { $person ->
    [they] wirft
   *[you] werft
}
