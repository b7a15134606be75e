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

moment-round = Round { $round }

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

metric-score = score
ending-rounds = end of the last round
source-start = at the start
source-effects = other effects

odds-title = { $thing } ({ $player }) in “{ $name }”
odds-whole = { $player } in “{ $name }”
odds-goal = wanted: { $goal ->
    [best] the position that is worth most on average
    [score] the highest score on average
    [success] any success
    [survive] to survive
   *[other] { $result }
}
odds-nothing = nothing
odds-unknown = not looked at
odds-worth = { $goal ->
    [score] score on average
   *[other] worth on average
}
odds-short-worth = { $goal ->
    [score] score
    [best] worth
   *[other] goal
}
odds-score = Score
odds-chance = chance
odds-simulated = simulated
odds-first = First decision, { $player }: { $question }
odds-best = best
odds-exact = Exact: { $cases } cases, { $positions } decisions
odds-bounds = Not exact: the work was given up after { $cases } cases and { $positions } decisions. The goal is reached with at least { $low } and at most { $high }.
odds-open = Not exact: the work was given up after { $cases } cases and { $positions } decisions; { $unknown } were not looked at.
odds-more = `--budget` allows more; `--dice` and `--when` fix what comes first; fewer dice or another goal make less work.
odds-certain = Nothing is left to chance here: with these choices it always comes out like this.
odds-times = Simulated { $times } times with the same choices; ± is where 19 of 20 simulations end up.
odds-no-results = Nothing is fought for with dice in this game: these are the odds of the score when what is under way ends, and only draws are left to chance.

### The table as it is drawn

scene-asked = In question

card-hidden = a card
event-card-put = { $card } goes to: { $zone }
event-card-put-by = { $card } goes to: { $zone } of { $player }
event-card-taken = { $player } takes { $card }
event-card-discarded = { $card } is discarded
event-card-looked = { $player } looks at { $card }
event-card-revealed = { $card } is revealed
event-zone-shuffled = Shuffled: { $zone }
event-cards = { $told }
