# Monster Lands in English: things by what they are, and where they are.

## Things

entity-player = { $number ->
    [one] player
   *[other] players
}
entity-mercenary = { $number ->
    [one] mercenary
   *[other] mercenaries
}
entity-monster = { $number ->
    [one] monster
   *[other] monsters
}
entity-land = { $number ->
    [one] land
   *[other] lands
}
entity-path = { $number ->
    [one] path
   *[other] paths
}
entity-equipment = { $number ->
    [one] equipment card
   *[other] equipment cards
}
entity-trap = { $number ->
    [one] trap
   *[other] traps
}
entity-loot = { $number ->
    [one] loot token
   *[other] loot tokens
}
entity-trophy = { $number ->
    [one] trophy
   *[other] trophies
}
entity-die = { $number ->
    [one] die
   *[other] dice
}

## What they are like

attribute-resource = { $number ->
    [one] { $what }
   *[other] { $what_other }
}
    .mass = { $what_all_number ->
        [one] yes
       *[other] no
    }
attribute-token = { $number ->
    [one] { $what }
   *[other] { $what_other }
}
    .mass = { $what_all_number ->
        [one] yes
       *[other] no
    }
attribute-clan-reputation = clan reputation
    .mass = yes
attribute-wounded = wounded
attribute-unassigned = unassigned
attribute-assigned = assigned
attribute-settler = settled
attribute-novice-mercenary = { $number ->
    [one] novice
   *[other] novices
}
attribute-leader = { $number ->
    [one] leader
   *[other] leaders
}
attribute-trick = { $number ->
    [one] trick
   *[other] tricks
}
attribute-mercenary-affinity = { part-affinity-word }
attribute-monster-affinity = { part-affinity-word }
attribute-land-affinity = { part-affinity-word }
part-affinity-word = { $number ->
    [one] affinity
   *[other] affinities
}
attribute-mercenary-reputation = { $number ->
    [one] reputation
   *[other] reputations
}
attribute-mercenary-cost = { $number ->
    [one] hiring cost
   *[other] hiring costs
}
    .is = { $subject } { part-price-is }
attribute-victory-points-of = { $number ->
    [one] victory point
   *[other] victory points
}
attribute-monster-level = { $number ->
    [one] level
   *[other] levels
}
attribute-trophy-value = { $number ->
    [one] trophy value
   *[other] trophy values
}
attribute-attack-value = { $number ->
    [one] attack value
   *[other] attack values
}
attribute-capture-value = { $number ->
    [one] capture value
   *[other] capture values
}
attribute-elimination-value = { $number ->
    [one] elimination value
   *[other] elimination values
}
attribute-conquest-value = { $number ->
    [one] conquest value
   *[other] conquest values
}
attribute-settled = settled
attribute-occupied-path = occupied
attribute-rolled = rolled
attribute-revealed = revealed
attribute-free-path = free
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
attribute-equipment-kind = { $number ->
    [one] type
   *[other] types
}
attribute-equipment-price = { $number ->
    [one] price
   *[other] prices
}
    .is = { $subject } { part-price-is }
attribute-trap-price = { $number ->
    [one] price
   *[other] prices
}
    .is = { $subject } { part-price-is }
part-price-is = { $negated ->
    [yes] { $subject_number ->
        [other] do
       *[one] does
    } not cost
   *[no] { $subject_number ->
        [other] cost
       *[one] costs
    }
} { $bound } gold

## Where they are

selector-mercenary-here = { $core } here
selector-mercenary-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-mercenary-on = { $core } on { part-this-path }
selector-player = { $core }
selector-die-on = { $core } on { part-this-path }
selector-die-here = { $core } here
selector-trap-here = { $core } here
selector-die-of = { $core } in { $whom_person ->
    [you] { frame-whose } pool
   *[they] { $whom }'s pool
}
selector-trap-on = { $core } on { part-this-path }
selector-trap-of = { $core } in { $whom_person ->
    [you] { frame-whose } stock
   *[they] { $whom }'s stock
}
selector-equipment-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-land-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-loot-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-trophy-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-land-in-play = { $core } on the board
selector-monster-in-play = { $core } on the board
selector-path-of = { $core } of { $where }
selector-path-here = { $core } here
selector-mercenary = { $core }
selector-monster = { $core }
selector-land = { $core }
selector-first-player = the first player
selector-left-of = the player on your left
selector-right-of = the player on your right
part-this-path = { $where_id ->
    [path] this path
   *[other] { $where }
}

## What happens to them

verb-reroll-dice = reroll { $what } { $times }
verb-set-die = turn { $what } to { $face }
verb-flip-die = turn { $what } to the opposite side
verb-dies = { $whom } dies

## Numbers and moments

target-die-value = the value of { $which }
target-capture-value = the capture value
target-elimination-value = the elimination value
target-conquest-value = the conquest value
hook-result =
    .when = when the dice { $member_id ->
        [none] { "" }
       *[other] of { $member }
    } { $for_id ->
        [none] stand { part-named-against } { part-named-on-land }
        [conquest] { $member_id ->
            [none] of
           *[other] in
        } a conquest stand { part-named-on-land }
        [mission] { $member_id ->
            [none] of
           *[other] in
        } a mission stand
       *[other] { $member_id ->
            [none] of
           *[other] in
        } an attack stand { part-named-against } { part-named-on-land }
    }
hook-capture-value =
    .tail = { part-value-at }
hook-elimination-value =
    .tail = { part-value-at }
part-value-at = { $monster_id ->
    [none] { part-at }
    [self] { part-at }
   *[other] of { $monster } { part-at }
}
hook-conquest-value =
    .tail = { $land_id ->
        [none] { "" }
        [self] { "" }
       *[other] of { $land }
    }

## What they remember

attribute-counters = { $number ->
    [one] { $what }
   *[other] { $what_other }
}
verb-put-counters = put { $what } on { $where }
verb-remove-counters = remove { $what } from { $where }
cost-pay-counters = remove { $what } from { $where }
param-counter = shown counter
    .other = shown counters

## The end of a battle

hook-battle-end =
    .when = when a battle { part-at-land } is over and { $monster_id ->
        [none] { $voice ->
            [monster] this monster
           *[you] the monster
        }
       *[other] { $monster }
    } has not been beaten

## What they carry

attribute-carried = token carried
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
