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
verb-hit = deal { $count ->
    [one] { $count } hit
   *[other] { $count } hits
} to { $whom } { $each }
verb-award = { $whom_person ->
    [you] gain { $count } glory
   *[they] { $whom } gains { $count } glory
}
verb-remove = remove { $what }
role-owner = you
    .person = you
selector-hero-here = { $core } here
selector-hero-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-player = { $core }
selector-rival = { $quantifier ->
    [each] each
   *[a] a
} rival
selector-owner-of = the owner of { $whom }
selector-trap-on-path = { $core } on this path
selector-trap-of = { $core } of { $whom }
selector-monster-here = { $core } here
selector-die-on-path = { $core } on this path
selector-die-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
entity-hero = { $number ->
    [one] hero
   *[other] heroes
}
entity-player = { $number ->
    [one] player
   *[other] players
}
    .nobody = nobody
entity-trap = { $number ->
    [one] trap
   *[other] traps
}
entity-monster = { $number ->
    [one] monster
   *[other] monsters
}
entity-die = { $number ->
    [one] die
   *[other] dice
}
attribute-hurt = hurt
attribute-unassigned = unassigned
attribute-hero-affinity = { part-affinity }
attribute-monster-affinity = { part-affinity }
part-affinity = { $number ->
    [one] affinity
   *[other] affinities
}
attribute-carried = token
    .is = { $subject } { $negated ->
        [yes] { $subject_number ->
            [other] do
           *[one] does
        } not carry
       *[no] { $subject_number ->
            [other] carry
           *[one] carries
        }
    } { $what_a }
attribute-hits = { $number ->
    [one] hit
   *[other] hits
}
attribute-cost = { $number ->
    [one] cost
   *[other] costs
}
attribute-grim = grim
attribute-hidden = hidden
attribute-glory = glory
    .mass = yes
attribute-stock = { $number ->
    [one] { $what }
   *[other] { $what_other }
}
    .mass = { $what_all_number ->
        [one] yes
       *[other] no
    }
attribute-colour = { $number ->
    [one] colour
   *[other] colours
}
attribute-face = { $number ->
    [one] face
   *[other] faces
}
    .is = { $subject } { $negated ->
        [yes] { $subject_number ->
            [other] do
           *[one] does
        } not show
       *[no] { $subject_number ->
            [other] show
           *[one] shows
        }
    } { $bound }
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
    .every = for every { $n } wounds
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
param-affinity = shown affinity
