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
