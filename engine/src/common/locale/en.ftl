# Sentences about players, rounds and stocks, for every game that takes the common words.

hook-round-start = at the start of each round
hook-gain =
    .when = whenever you gain { $of_id ->
        [none] resources
       *[other] { $of_other }
    } { $within }
hook-round-end = at the end of each round
hook-score = in final scoring
verb-gain = gain { $what }
verb-lose = lose { $what }
cost-resources = pay { $what }
target-gain = the gain
    .add = gain { $n } more
    .may-add = gain { $n } more
    .subtract = gain { $n } less
    .set = gain only { $n }
target-score = your score
    .add = +{ part-points }
    .subtract = −{ part-points }
part-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
role-owner = you
    .person = you
part-a = { $quantifier ->
    [each] each
   *[a] a
}
selector-player = { $core }
entity-player = { $number ->
    [one] player
   *[other] players
}
selector-rival = { part-a } rival
measure-round = the round
    .each = for each round so far
    .is = it is { $op ->
        [at-least] round { $n } or later
        [at-most] { $n ->
            [1] round 1
           *[other] round { $n } or earlier
        }
       *[is] { $negated ->
            [yes] not round { $values }
           *[no] round { $values }
        }
    }
    .phrase = { $op ->
        [at-least] from round { $n } on
        [at-most] up to round { $n }
       *[is] { $negated ->
            [yes] except in round { $values }
           *[no] in round { $values }
        }
    }
measure-stock = your { $what_other }
    .is = you have { part-bound } { $number ->
        [one] { $what }
       *[other] { $what_other }
    }
    .each = for each { $what } you have
part-bound = { $op ->
    [is] { $n ->
        [0] no
       *[other] { $bound }
    }
   *[other] { $bound }
}
measure-score = your score
    .is = you score { part-bound }
    .each = for each point you score
    .goal = a score of { part-bound }
limit-once-per-round = once per round
limit-times-per-round = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} per round
limit-once-per-game = once per game
duration-end-of-round = until the end of the round
duration-end-of-game = until the end of the game
