# Was jedes Spiel auf Deutsch sagt, wenn es gespielt wird.

player = Spieler { $number }
nothing = nichts

ask-use = Etwas davon einsetzen?
ask-alternative = Wählt eines:
ask-thing = Wählt:
ask-noun = Wählt eines:
ask-count = Wie viele?
ask-again = Noch einmal?

option-done = nichts mehr
option-again = noch einmal
option-stop = nicht mehr

event-unseen = { $player } zieht etwas verdeckt

moment-round = Runde { $round }

summary = { $moment }, nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}

rank = { $player } hat den Rang { $rank }
goals = { $holds ->
    [yes] { $player } hat alle Ziele erreicht
   *[no] { $player } hat nicht alle Ziele erreicht
}
rank-goal = { $holds ->
    [yes] erreicht
   *[no] verfehlt
}: Ziel{ $name ->
    [none] { "" }
   *[other] { " " }„{ $name }“
}: { $text }
rank-rung = { $holds ->
    [yes] erreicht
   *[no] verfehlt
}: { $name }: { $text }
rank-open = nichts außer den Zielen

campaign = { $name }: { $count ->
    [0] noch kein Spiel gespielt
    [one] { $count } Spiel gespielt
   *[other] { $count } Spiele gespielt
}
campaign-game = { $number }. { $scenario }, { $level }: { $rank } ({ $score })
campaign-next = Als Nächstes: { $scenario } (Szenario { $number } von { $count }), { $levels }
campaign-or = oder
campaign-won = Die Kampagne ist gewonnen: { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, je weniger, desto besser
campaign-lost = Die Kampagne ist nach { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
} verloren
campaign-under-way = Dieses Spiel ist schon begonnen
campaign-saved = Das Spiel ist gespeichert; `provost campaign { $file }` setzt es fort

metric-score = Punkte
ending-rounds = Ende der letzten Runde
source-start = zu Beginn
source-effects = andere Effekte

odds-title = { $thing } ({ $player }) in „{ $name }“
odds-whole = { $player } in „{ $name }“
odds-goal = gewünscht: { $goal ->
    [best] die Lage, die im Mittel am meisten wert ist
    [score] im Mittel die höchste Punktzahl
    [success] irgendein Erfolg
    [survive] überleben
   *[other] { $result }
}
odds-nothing = nichts
odds-unknown = nicht untersucht
odds-worth = { $goal ->
    [score] Punkte im Mittel
   *[other] Wert im Mittel
}
odds-short-worth = { $goal ->
    [score] Punkte
    [best] Wert
   *[other] Ziel
}
odds-score = Punkte
odds-chance = Chance
odds-simulated = simuliert
odds-first = Erste Entscheidung, { $player }: { $question }
odds-best = am besten
odds-exact = Exakt: { $cases } Fälle, { $positions } Entscheidungen
odds-bounds = Nicht exakt: nach { $cases } Fällen und { $positions } Entscheidungen abgebrochen. Das Ziel wird mit mindestens { $low } und höchstens { $high } erreicht.
odds-open = Nicht exakt: nach { $cases } Fällen und { $positions } Entscheidungen abgebrochen; { $unknown } wurden nicht untersucht.
odds-more = `--budget` erlaubt mehr; `--dice` und `--when` legen fest, was zuerst kommt; weniger Würfel oder ein anderes Ziel machen weniger Arbeit.
odds-certain = Hier bleibt nichts dem Zufall überlassen: mit diesen Entscheidungen geht es immer so aus.
odds-times = { $times }-mal mit denselben Entscheidungen simuliert; ± ist, wo 19 von 20 Simulationen enden.
odds-no-results = In diesem Spiel wird um nichts gewürfelt: dies sind die Chancen der Punktzahl, wenn zu Ende ist, was gerade läuft; nur Gezogenes ist Zufall.

### Der Tisch, wie er gezeichnet wird

scene-asked = Zur Frage

card-hidden = eine Karte
event-card-put = { $card } kommt hierhin: { $zone }
event-card-put-by = { $card } kommt hierhin: { $zone } von { $player }
event-card-taken = { $player } nimmt { $card }
event-card-discarded = { $card } wird abgelegt
event-card-looked = { $player } sieht sich { $card } an
event-card-revealed = { $card } wird aufgedeckt
event-zone-shuffled = Gemischt: { $zone }
event-cards = { $told }
