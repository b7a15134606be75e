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
