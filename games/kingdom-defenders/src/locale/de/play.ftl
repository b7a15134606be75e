# Kingdom Defenders im Spiel, auf Deutsch: Fragen, Antworten, der Tisch und was geschah.

## Orte und Namen

space-deed = Tatenfeld { $number }
space-camp = Lagerfeld { $number }
space-adventure = Abenteuerfeld { $number }
disc-on = { $grey ->
    [yes] graue Scheibe von { $player } auf { $space }
   *[no] Scheibe von { $player } auf { $space }
}
camp-of = Lager { $number } von { $player }
unknown-card = eine unbekannte Karte
grey = Die graue Scheibe
area-0 = Bereich A
area-1 = Bereich B
area-2 = Bereich C
area-3 = Abenteuer
phase-setup = Aufbau
phase-start = Beginn
phase-placing = Einsetzen
phase-end = Ende der Runde
phase-over = Spielende
moment = Runde { $round } von { $rounds }, { $phase }
turn-order = Zugreihenfolge: { $players }
deeds = Taten
rewards = Belohnungen
behind-screen = Güter hinter dem Sichtschirm
discs-at-hand = { $count ->
    [one] { $count } Scheibe vorrätig
   *[other] { $count } Scheiben vorrätig
}
camp-line = Lager { $number }: { $goods }
adventures-done = { $count ->
    [one] { $count } Abenteuer bestanden
   *[other] { $count } Abenteuer bestanden
}
deeds-done = { $count ->
    [one] { $count } Tat vollbracht
   *[other] { $count } Taten vollbracht
}
takes-discs = verlangt { $count } Scheiben
placing-costs = Einsetzen kostet { $goods }
card-costs = kostet { $goods }
card-shows = zeigt { $goods } vor
card-needs = verlangt { $goods }
card-gives = bringt { $goods }

## Fragen und Antworten

ask-place = Wohin setzt ihr Scheiben?
ask-next = Welches Feld aktiviert ihr als nächstes?
ask-action = Führt ihr die Aktion dieses Feldes aus?
ask-deed = Welche Tat vollbringt ihr?
ask-store = Was legt ihr in ein Lager?
ask-steal-kind = Was muss abgegeben werden?
ask-steal-from = Von wem?
ask-raise = Auf welcher Leiste steigt ihr auf?
ask-move-to = Wohin kommen die Scheiben?
ask-swap-first = Welche Scheiben tauschen den Platz?
ask-swap-second = Mit welchen Scheiben?
act-pass = keine Scheiben mehr einsetzen
act-leave = darauf verzichten
stop-store = nichts mehr

## Was geschah

event-round = Runde { $round } beginnt
event-area = Aktivierung: { $area }
event-laid-out = { $space } ist im Spiel
event-revealed = { $card } wird aufgedeckt
event-placed = { $player } setzt auf { $space }
event-passed = { $player } setzt keine Scheiben mehr ein
event-activated = { $player } aktiviert { $space }
event-unused = { $player } lässt { $space } ungenutzt
event-gained = { $player } erhält { $goods }
event-lost = { $player } verliert { $goods }
event-paid = { $player } zahlt { $goods }
event-stolen = { $player } bekommt { $goods } von { $from }
event-lacks = { $player } hat nichts abzugeben: { $name }
event-raised = { $player } steigt auf: { $name } { $to }
event-healed = { $player } heilt { $goods }
event-wounded = { $player } erleidet { $goods }
event-unharmed = { $player } bleibt verschont: { $name }
event-stored = { $player } lagert { $goods } ein
event-taken-from-camp = { $player } nimmt { $goods } aus einem Lager von { $from }
event-completed = { $player } schafft { $card }
event-took = { $player } nimmt { $card }
event-relics = { $player } bekommt { $goods }
event-disc-gained = { $player } bekommt eine weitere Scheibe
event-grey-disc = { $player } leiht eine graue Scheibe
event-moved = { $owner }: eine Scheibe kommt auf { $space }
event-returned = { $owner }: eine Scheibe kommt zurück von { $space }
event-swapped = Die Scheiben auf { $a } und { $b } tauschen den Platz
event-goes-first = { $player } wird als erstes dran sein
event-copied = { $player } kopiert { $tile }
event-scored = { $player } erreicht { $points }
event-ranked = { $player } erreicht den Rang { $name }
event-over = Das Spiel ist zu Ende

## Was Simulationen zählen

source-placing = für das Legen von Scheiben bezahlt
source-stolen = anderen gestohlen
source-robbed = von anderen gestohlen
source-camps = Lager
source-building = Gebäude
source-character = Personen
source-adventure = Abenteuer
source-deed = Taten
source-reward = Belohnungen
source-rule = Regeln
source-scenario = das Szenario
source-board = der Spielplan

## What a position is worth

evaluation-score = Punkte
evaluation-goods = Waren
evaluation-levels = Stufen
evaluation-wounds = Wunden
evaluation-relics = Relikte
evaluation-discs = Scheiben

## Der Tisch, wie er gezeichnet wird

scene-costs = kostet
scene-shows = zeigen
scene-needs = braucht
scene-gives = bringt
scene-score = Punkte
scene-adventures = Abenteuer
scene-cards = Karten
scene-camp = Lager { $number }
scene-grey = grau
scene-spent = benutzt
scene-passed = gepasst
