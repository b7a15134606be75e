# Monster Lands im Spiel, auf Deutsch: Fragen, Antworten, der Tisch und was geschah.

## Orte und Namen

site-land-a = Land A
site-land-b = Land B
site-entrance = Zugang
site-mission-1 = Würfelmission
site-mission-2 = Auftrag
path-land = { $site }, Pfad { $number }
path-entrance-upper = Zugang, oberer Pfad
path-entrance-lower = Zugang, unterer Pfad
path-mission-1-left = Würfelmission, linker Pfad
path-mission-1-right = Würfelmission, rechter Pfad
path-mission-2-left = Auftrag, linker Pfad
path-mission-2-right = Auftrag, rechter Pfad
path-needs = verlangt { $dice }
path-takes = dazu höchstens { $dice }
mission-takes = { $count } Würfel: { $colours }
mission-goal = Summe { $total }, wer scheitert, verliert { $penalty } Ruhm
mission-delivery = Lieferung: { $goods }
mission-reward = Belohnung: { $goods }
unknown-card = eine unbekannte Karte
die-with-face = { $die } mit { $face }
trophy-of = Trophäe: { $card }
dummy-line = { $dummy }: noch { $tokens } Auftragsplättchen
nobody = niemand
reputation = Ansehen { $count }
wounded = verwundet
leader = Anführer
settles = besiedelt { $land }
face-down = ein verdecktes Plättchen
panic = Panik
citadel = Festung
tile-held = { $tile }: { $player }
stored-name = { $name }, gestorben in Runde { $round }
stored = Für eine Wiederbelebung verwahrt: { $names }
pool = Würfel
clan = Clan
lands = Länder
loot = Beute
trophies = Trophäen
first-player = Startspieler: { $player }
moment = Runde { $round } von { $rounds }, { $phase }
land-line = { $name } ({ $affinity }; Eroberung { $conquest } für { $reward })
monster-line = { $name } ({ $affinity }; Angriff { $attack }, Fang { $capture }, Sieg { $elimination }; { $text })

offer-mercenaries = Schänke
offer-equipment = Basar
offer-traps = Jagdhütte
offer-loot = Beute

phase-setup = Aufbau
phase-dice-pool = Würfel-Vorrat-Phase
phase-deployment = Einsetzphase
phase-adventure = Abenteuerphase
phase-clean-up = Aufräumphase
phase-over = Spielende

## Zahlen

number-each-die = jeder Würfel
number-every-die = jeder Würfel
number-one-die = ein Würfel
number-any-die = ein Würfel
number-total = Gesamtergebnis
number-attack-dice = Angriffswürfel
number-affinity-bonus = Affinitätsbonus
number-hits = Treffer
number-die-value = Wert eines Würfels
number-capture-value = Fangwert
number-elimination-value = Siegwert
number-conquest-value = Eroberungswert
number-price = Preis
number-cost = Kosten
number-payout = Goldertrag
number-reroll-cost = Kosten der Neuwürfe
number-limit = Grenze
number-excess-glory = Ruhmüberschuss
number-benefit-count = Pfadvorteil
number-loot-count = Beuteplättchen
number-panic-count = Panikplättchen
number-trophy-points = Trophäenpunkte
number-victory-points = Siegpunkte

## Fragen

ask-turn = Euer Zug: Was tut ihr?
ask-assign-whom = Wer geht dorthin?
ask-assign-die = Einen Würfel auf den Pfad legen?
ask-assign-token = Ein Plättchen mitnehmen?
ask-hire = Wen heuert ihr an?
ask-price = Etwas für den Preis einsetzen?
ask-buy-trap = Welche Falle kauft ihr?
ask-buy-count = Wie viele kauft ihr?
ask-take-equipment = Welche Ausrüstung nehmt ihr?
ask-equip-whom = Wer bekommt die Ausrüstung?
ask-take-loot = Welche Beute nehmt ihr?
ask-turn-die = Den Würfel nach oben oder unten drehen?
ask-discard-trap = Zu viele Fallen: Welche werft ihr ab?
ask-settle = Wer besiedelt das Land?
ask-own-window = Noch etwas tun, bevor es weitergeht?
ask-reveal = Das Plättchen aufdecken?
ask-strike = Weiterwürfeln?
ask-deliver = Liefern, was der Auftrag verlangt?
ask-deliver-trap = Welche Falle liefert ihr?
ask-leader = Wer führt euren Clan an?
ask-desert = Wer desertiert?
ask-hand-on = Welche Ausrüstung bekommt jemand anderes?

## Antworten

act-pass = passen
act-end-turn = den Zug beenden
act-yes = ja
act-no = nein
act-roll-all = alle übrigen Würfel werfen
act-decline = nicht würfeln
act-up = eine Augenzahl höher
act-down = eine Augenzahl niedriger
act-no-reveal = verdeckt lassen
act-yes-deliver = liefern
act-no-deliver = nicht liefern
done-hire = niemanden anheuern
done-price = bezahlen
done-own-window = weiter
done-strike = das Ergebnis gelten lassen
stop-assign-die = keine weiteren Würfel
stop-assign-token = keine weiteren Plättchen
stop-buy-trap = nichts mehr kaufen
stop-equip-whom = niemand: abwerfen
stop-hand-on = niemand: den Rest abwerfen
noun-assign-die = dazulegen: { $noun }
noun-assign-token = mitnehmen: { $noun }
noun-strike = werfen: { $noun }
count-buy-count = { $count }
thing-turn = { $sort ->
    [path] einen Söldner losschicken: { $thing }
    [land] besiedeln: { $thing }
    [equipment] weitergeben: { $thing }
   *[other] { $thing }
}
thing-own-window = { $sort ->
    [land] besiedeln: { $thing }
    [equipment] weitergeben: { $thing }
   *[other] { $thing }
}
thing-hire = anheuern: { $thing }
thing-reveal = aufdecken: { $thing }
thing-buy-trap = kaufen: { $thing }

## Was geschah. Eine Nachricht `-` sagt nichts.

event-round = -- Runde { $value } --
event-phase = - { $value } -
event-first-player = { $player } ist Startspieler
event-uses = -
event-gained = { $player } erhält { $amount }
event-lost = { $player } verliert { $amount }
event-overflowed = { $player } kann { $amount } nicht behalten
event-die-gained = { $face ->
    [0] { $player } erhält: { $die }
   *[other] { $player } erhält: { $die }, geworfen { $face }
}
event-die-placed = { $face ->
    [0] { $player } legt: { $die }, { $on }
   *[other] { $player } legt: { $die } mit { $face }, { $on }
}
event-die-turned = { $player } dreht: { $die } von { $from } auf { $to }
event-passed = { $player } passt
event-paid = -
event-joined = { $card } schließt sich an: { $player }
event-left = { $card } verlässt: { $player }
event-leads = { $card } führt jetzt an: { $player }
event-took = { $player } nimmt { $card }
event-discarded = { $card } wird abgeworfen
event-equipped = { $bearer } bekommt { $card }
event-settled = { $card } besiedelt { $land }
event-offered = { $offer }: { $card } wird aufgedeckt
event-assigned = { $player } schickt { $card } los: { $path }
event-on-path = { $path }: { $die } dazugelegt
event-off-path = { $path }: { $die } weggenommen
event-token-on-path = { $path }: { $noun } gelegt
event-carries = { $who } trägt { $amount }
event-revealed = { $path }: { $card } wird aufgedeckt
event-aimed = { $card } zielt auf { $to_path }
event-trick-cancelled = { $card } wird abgewehrt
event-stolen = { $dice } gestohlen: von { $from_path } für { $to_path }
event-battle = { $kind ->
    [mission] { $site } beginnt
   *[battle] Kampf: { $site }
}
event-attack-dice = { $who }: { $count } Angriffswürfel drohen
event-attack-dice-removed = { $count } Angriffswürfel weniger
event-diverted = { $count } Angriffswürfel umgelenkt: { $to_path }
event-attack-rolled = { $count } Angriffswürfel geworfen, { $hits ->
    [0] kein Treffer
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}
event-hit = { $who } erleidet { $count } Treffer
event-hits-cancelled = { $count } Treffer abgewehrt
event-wounds-cancelled = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
} verhindert
event-wounded = { $card } ist verwundet
event-healed = { $card } ist geheilt
event-died = { $card } stirbt: { $player }
event-rolled = { $who } würfelt: { $die } { $face }
event-rerolled = { $who } würfelt neu: { $die }, aus { $from } wird { $to }
event-changed = { $amount ->
    [0] -
   *[other] { $target } { $sign }{ $amount }
}
event-total = { $who } kommt auf { $capture }{ $same ->
    [yes] { "" }
   *[no] { " " }(Sieg { $elimination })
}
event-declined = { $who } würfelt nicht
event-failed = { $who } scheitert; { $handed_on } wird weitergegeben
event-captured = { $who } fängt { $card }
event-eliminated = { $who } besiegt { $card }
event-conquered = { $who } erobert { $card }
event-mission-won = { $who } erfüllt die Mission
event-mission-failed = { $who } scheitert an der Mission
event-mission-beaten = { $who } erreicht das Ziel, aber jemand war besser
event-not-delivered = { $who } liefert nicht
event-laid-out = { $site }: { $card } liegt aus
event-left-board = { $card } verlässt den Plan
event-panic = Panik: { $building } ist geschlossen
event-panic-over = Die Panik ist vorbei
event-wages = { $player } schuldet { $due } Gold Sold und zahlt { $paid }
event-deserted = { $card } desertiert: { $player }
event-ruined = { $player } beginnt neu mit einem Anwärter
event-tile = { $player ->
    [none] { $rule } kommt zurück
   *[other] { $player } nimmt { $rule }
}
event-stored = { $card } wird für eine Wiederbelebung verwahrt
event-scored = { $player } erzielt { $points } Punkte
event-ranked = { $player } erreicht den Rang { $noun }
event-over = Das Spiel ist zu Ende
event-came-home = { $card } kommt heim
event-dummy-rolled = { $dummy } würfelt { $red } (rot) und { $yellow } (gelb)
event-dummy-blocked = Dort ist kein Feld frei: { $dummy } würfelt noch einmal
event-dummy-idle = { $dummy } findet kein freies Feld und tut nichts
event-dummy-placed = { $face ->
    [0] { $dummy } legt: { $dice }, { $building }
   *[other] { $dummy } legt: { $die } mit { $face }, { $building }
}
event-dummy-assigned = { $dummy } besetzt: { $path }
event-dummy-won = { $path }: { $dummy } nimmt { $card }
event-dummy-came-home = { $dummy } verlässt: { $path }

## What simulations count

metric-reputation = Ansehen
ending-glory = genug Ruhm
trait-affinity = Affinität
trait-clan = Clan, nach seinem ersten Anführer
source-missions-won = gewonnene Missionen
source-missions-failed = gescheiterte Missionen
source-captures = in Ländern gefangene Monster
source-eliminations = in Ländern eliminierte Monster
source-defence = am Zugang besiegte Monster
source-conquests = eroberte Länder
source-brought-home = von Pfaden heimgebracht
source-ruin = Neuanfang eines Clans
source-deliveries = für Aufträge geliefert
source-purchases = gekauft und angeworben
source-wages = Löhne
source-trophies = Trophäen
source-affinities = Symbole der Affinitäten
source-building = Gebäude
source-benefit = Vorteile von Pfaden
source-guard = Wachen am Zugang
source-header = Pfadköpfe
source-mission = Effekte von Missionen
source-rule = Regeln
source-board = der Spielplan
source-mercenary = Effekte von Söldnern
source-monster = Effekte von Monstern
source-land = Effekte von Ländern
source-equipment = Effekte von Ausrüstung
source-difficulty = die Schwierigkeit
source-variant = Varianten
source-affinity-set = Sätze von Affinitäten
source-dummy = der Dummy-Spieler
source-scenario = das Szenario
source-campaign = die Kampagne
source-trap = Effekte von Fallen
source-trick = Effekte von Tricks
source-loot = Effekte von Beute
source-token = Effekte von Plättchen
source-panic-token = Effekte von Panik
source-trophy = verkaufte Trophäen
source-tile = Plättchen der Regeln

## What a position is worth

evaluation-score = Siegpunkte
evaluation-gold = Gold
evaluation-hires = Platz und Gold zum Anheuern
evaluation-dice = Würfel zum Einsetzen
evaluation-members = Mitglieder des Clans
evaluation-wages = Sold, der nicht gezahlt werden kann
evaluation-tokens = Plättchen im Vorrat
evaluation-traps = Fallen im Vorrat
evaluation-equipment = Ausrüstung
evaluation-loot = Beute
evaluation-lands = Vorteile von Ländern
evaluation-paths = Söldner auf Pfaden

## What can come of a path

result-capture = Fang
result-elimination = Sieg
result-conquest = Eroberung
result-mission = Mission erfüllt
result-beaten = Mission an ein besseres Ergebnis verloren
result-failure = Mission gescheitert
result-death = Tod
total-capture = Gesamtwert
total-elimination = Gesamtwert für den Sieg
odds-nobody = in dieser Situation steht niemand auf einem Pfad, also wird nichts gewürfelt: `given.paths` sagt, wer wo steht, mit welchen Würfeln
odds-nothing-open = was aus den Pfaden dieser Situation wird, ist schon entschieden oder kommt in ihrer Phase nicht vor

## Der Tisch, wie er gezeichnet wird

scene-tiles = Plättchen
scene-tokens = Marker übrig
scene-needs = braucht
scene-takes = bis zu
scene-each = je einer von
scene-face-down = verdeckt
scene-attack = Angriff
scene-capture = Fang
scene-elimination = Sieg
scene-conquest = Eroberung
scene-reputation = Ansehen
scene-score = Punkte
scene-first = Startspieler
scene-passed = gepasst
scene-traps = Fallen
