# Monster Lands in German: what effects do and what they cost.

## Dice and hits

verb-remove-attack-dice = { $mood ->
    [may] { $each } { $count } Angriffswürfel entfernen
   *[do] entfernt { $each } { $count } Angriffswürfel
}
verb-divert = { $mood ->
    [may] { $count } Angriffswürfel auf { $where_acc } umlenken
   *[do] lenkt { $count } Angriffswürfel auf { $where_acc } um
}
verb-reroll-misses = { $mood ->
    [may] die Angriffswürfel ohne Treffer erneut würfeln
   *[do] würfelt die Angriffswürfel ohne Treffer erneut
}
verb-roll-against = { $mood ->
    [may] { $count } Angriffswürfel gegen { $whom_acc } würfeln
   *[do] würfelt { $count } Angriffswürfel gegen { $whom_acc }
}
verb-deal = { $mood ->
    [may] { $whom_dat } { $count } Treffer zufügen
   *[do] { $whom } erleidet { $count } Treffer
}
verb-cancel-hits = { $mood ->
    [may] { $count } Treffer abwehren
   *[do] wehrt { $count } Treffer ab
}
verb-cancel-wounds = { $mood ->
    [may] { part-wounds } verhindern
   *[do] verhindert { part-wounds }
}
part-wounds = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
}
verb-turn = { $mood ->
    [may] { $what_acc } um { $count } erhöhen oder senken
   *[do] erhöht oder senkt { $what_acc } um { $count }
}
verb-reroll = { $mood ->
    [may] { $times } { $what_acc } erneut würfeln
   *[do] würfelt { $times } { $what_acc } erneut
}
verb-put-dice = { $mood ->
    [may] { $what_acc } auf { $where_acc } legen
   *[do] legt { $what_acc } auf { $where_acc }
}
verb-shield = { $mood ->
    [may] { part-shielded } vor Diebstahl schützen
   *[do] schützt { part-shielded } vor Diebstahl
}
part-shielded = { $what_id ->
    [self] { $kind ->
        [trap] sie
       *[other] { $what_acc }
    }
   *[other] { $what_acc }
}
verb-steal = { $mood ->
    [may] { $what_acc } von { $where_dat } stehlen
   *[do] stehlt { $what_acc } von { $where_dat }
}
verb-mark = { $mood ->
    [may] { $where_acc } markieren
   *[do] markiert { $where_acc }
}
verb-cancel-trick = { $mood ->
    [may] den Hinterhalt verhindern
   *[do] verhindert den Hinterhalt
}
verb-hide = { $mood ->
    [may] { $what_acc } verdeckt auf { $where_acc } legen
   *[do] legt { $what_acc } verdeckt auf { $where_acc }
}

## Goods

verb-gain = { $mood ->
    [may] { $each } { $what_acc } erhalten
   *[do] erhaltet { $what_acc } { $each }
}
verb-gain-other-colour = { $mood ->
    [may] { $what_acc } einer anderen Farbe erhalten
   *[do] erhaltet { $what_acc } einer anderen Farbe
}
verb-player-gains = { $mood ->
    [may] { $who_acc } { $each } { $what_acc } erhalten lassen
   *[do] { $who } { $who_person ->
        [you] erhaltet
       *[they] erhält
    } { $what_acc } { $each }
}
verb-lose = { $mood ->
    [may] { $each } { $what_acc } verlieren
   *[do] verliert { $what_acc } { $each }
}
verb-player-loses = { $mood ->
    [may] { $who_acc } { $each } { $what_acc } verlieren lassen
   *[do] { $who } verliert { $what_acc } { $each }
}
verb-carry = { $mood ->
    [may] { $what_acc } auf { $whom_acc } legen
   *[do] legt { $what_acc } auf { $whom_acc }
}
verb-heal = { $mood ->
    [may] { $whom_acc } heilen
   *[do] heilt { $whom_acc }
}
verb-discard-self = { $mood ->
    [may] { part-self } abwerfen
   *[do] werft { part-self } ab
}
verb-take-tile = { $mood ->
    [may] { $what_acc } nehmen
   *[do] nehmt { $what_acc }
}
verb-return-tile = { $mood ->
    [may] { part-tile } in den Vorrat zurücklegen
   *[do] legt { part-tile } in den Vorrat zurück
}
part-tile = { $what_id ->
    [self] es
   *[other] { $what_acc }
}
verb-store = { $mood ->
    [may] { $whom_acc } auf { $where_acc } legen
   *[do] legt { $whom_acc } auf { $where_acc }
}
verb-revive = { $mood ->
    [may] { $whom_acc } wiederbeleben
   *[do] belebt { $whom_acc } wieder
}

## Monsters and the dummy player

part-monster = { $whom_id ->
    [self] es
   *[other] { $whom_acc }
}
verb-put-at-entrance = { $mood ->
    [may] { part-monster } an den Zugang zur Festung legen (ein Monster dort wird ersetzt)
   *[do] legt { part-monster } an den Zugang zur Festung (ein Monster dort wird ersetzt)
}
verb-send-to-entrance = { $mood ->
    [may] { part-monster } in der Aufräumphase an den Zugang zur Festung legen, statt es abzuwerfen
   *[do] { $whom_id ->
        [self] es
       *[other] { $whom }
    } kommt in der Aufräumphase an den Zugang zur Festung, statt abgelegt zu werden
}
verb-draw-for-land = { $mood ->
    [may] ein neues Monster für das Land ziehen
   *[do] zieht ein neues Monster für das Land
}
verb-draw-for-entrance = { $mood ->
    [may] ein Monster für den Zugang zur Festung ziehen
   *[do] zieht ein Monster für den Zugang zur Festung
}
verb-draw-level = { $mood ->
    [may] ein Monster der { $level } für den Zugang zur Festung ziehen
   *[do] zieht ein Monster der { $level } für den Zugang zur Festung
}
verb-send-dummy = { $mood ->
    [may] ihn { part-goal } schicken
   *[do] er geht { part-goal }
}
part-goal = { $where_id ->
    [mission-1] zur Würfelmission
    [mission-2] zur vertragsbasierten Mission
   *[other] auf { $where_acc }
}
verb-win-path = { $mood ->
    [may] den Dummy-Spieler ohne Wurf gewinnen lassen
   *[do] der Dummy-Spieler gewinnt ohne Wurf
}

## Offers

verb-hire = { $mood ->
    [may] { $count } Söldner anheuern
   *[do] heuert { $count } Söldner an
}
verb-hire-free = { $mood ->
    [may] { $count } Söldner kostenlos anheuern
   *[do] heuert { $count } Söldner kostenlos an
}
verb-buy = { $mood ->
    [may] { $what_acc } kaufen
   *[do] kauft { $what_acc }
}
verb-buy-at = { $mood ->
    [may] { $what_acc } für { part-apiece } { $price_acc } kaufen
   *[do] kauft { $what_acc } für { part-apiece } { $price_acc }
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
    [may] { part-equipment } kaufen
   *[do] kauft { part-equipment }
}
verb-take-equipment = { $mood ->
    [may] { part-equipment } kostenlos nehmen
   *[do] nehmt { part-equipment } kostenlos
}
verb-take-loot = { $mood ->
    [may] { $count } Beuteplättchen nehmen
   *[do] nehmt { $count } Beuteplättchen
}
verb-refill = { $mood ->
    [may] { $offer_the_acc } auffüllen
   *[do] füllt { $offer_the_acc } auf
}
verb-renew = { $mood ->
    [may] { $offer_the_acc } komplett austauschen
   *[do] tauscht { $offer_the_acc } komplett aus
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
verb-forbid-buildings = { $where_in } können keine Würfel platziert werden
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
    [may] { $what_the_acc } auf { $count } setzen
   *[do] setzt { $what_the_acc } auf { $count }
}
verb-start-with = { $mood ->
    [may] mit Anführer und Söldner der Affinität { $which } beginnen
   *[do] beginnt mit Anführer und Söldner der Affinität { $which }
}
verb-keep-only = { $mood ->
    [may] nur mit Söldnern spielen, die { $colours_other } beisteuern
   *[do] spielt nur mit Söldnern, die { $colours_other } beisteuern
}
verb-turn-on = { $mood ->
    [may] mit { $what_the_dat } spielen
   *[do] spielt mit { $what_the_dat }
}
verb-add-affinity = { $mood ->
    [may] die Affinität { $which } hinzunehmen
   *[do] nehmt die Affinität { $which } hinzu
}
verb-replace-building = { $mood ->
    [may] das Gebäude „{ $old }“ durch { $new_acc } ersetzen
   *[do] ersetzt das Gebäude „{ $old }“ durch { $new_acc }
}
verb-replace-panic = { $mood ->
    [may] das Panikplättchen des Gebäudes „{ $old }“ durch { $new_acc } ersetzen
   *[do] ersetzt das Panikplättchen des Gebäudes „{ $old }“ durch { $new_acc }
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
   *[do] werft { part-self } ab
}
part-self = { $kind ->
    [mercenary] diesen Söldner
    [equipment] diese Ausrüstung
    [trap] diese Falle
    [trick] diesen Hinterhalt
    [trophy] diese Trophäe
    [monster] dieses Monster
   *[other] dieses Plättchen
}
