# The toy game in English.

hook-roll =
    .tail-when = { $for_id ->
        [conquest] when conquering
       *[none] { "" }
    }
hook-reroll = { "" }
hook-defend = { "" }
hook-roll-event = { "" }
hook-action = as an action
hook-capture =
    .when = when { $self } captures a monster
hook-elimination =
    .when = when { $self } eliminates a monster
hook-capture-or-elimination =
    .when = when { $self } captures or eliminates a monster
target-total = the total
target-each-die = each { $colours }
verb-gain = gain { $what }
verb-gain-from = turn { $from } into { $to }
verb-reroll = reroll { $what } { $times }
verb-cancel = cancel { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
verb-steal = steal { $what } from { $whom }
verb-broken = { $nothing }
verb-typo = nobody asks for this
cost-pay = pay { $what }
selector-adjacent = { $quantifier ->
    [each] each
   *[a] an
} adjacent path
condition-wounded = { $whom } is { $negated ->
    [yes] not
   *[no] { "" }
} wounded
condition-against = the monster is { $what }
    .phrase = against { $what_vowel ->
        [yes] an
       *[no] a
    } { $what } monster
measure-round = the round
measure-wound = wound
limit-per-round = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} per round
duration-round-end = until the end of the round
self-hero = this hero
unit-die = { $stems } { $number ->
    [one] die
   *[other] dice
}
param-die = die of the shown colour
    .other = dice of the shown colour
noun-purpose-conquest = conquest
