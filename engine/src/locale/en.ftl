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
goals = { $holds ->
    [yes] { $player } has reached all goals
   *[no] { $player } has not reached all goals
}
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

campaign = { $name }: { $count ->
    [0] no game played yet
    [one] { $count } game played
   *[other] { $count } games played
}
campaign-game = { $number }. { $scenario }, { $level }: { $rank } ({ $score })
campaign-next = Next: { $scenario } (scenario { $number } of { $count }), { $levels }
campaign-or = or
campaign-won = The campaign is won: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, the fewer the better
campaign-lost = The campaign is lost after { $count ->
    [one] { $count } game
   *[other] { $count } games
}
campaign-under-way = This game is under way
campaign-saved = The game is saved; `provost campaign { $file }` goes on with it
