# What every game says in English when it is played.

player = Player { $number }
nothing = nothing

ask-use = Use one of these?
ask-alternative = Choose one:
ask-thing = Choose:
ask-noun = Choose one:
ask-count = How many?
ask-again = Once more?

option-done = nothing more
option-again = once more
option-stop = no more

event-unseen = { $player } draws something unseen

summary = { $moment }, after { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}

rank = { $player } has the rank of { $rank }
rank-goal = { $holds ->
    [yes] reached
   *[no] missed
}: goal{ $name ->
    [none] { "" }
   *[other] { " " }“{ $name }”
}: { $text }
rank-rung = { $holds ->
    [yes] reached
   *[no] missed
}: { $name }: { $text }
rank-open = nothing but the goals
