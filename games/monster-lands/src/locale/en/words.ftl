# Monster Lands in English: things, conditions, numbers that are read, and nouns of the rules.

## Entries

self-mercenary = this mercenary
    .voice = self
self-monster = this monster
    .voice = monster
self-land = this land
self-equipment = this equipment
    .voice = bearer
self-trap = this trap
    .voice = here
self-trick = this trick
    .voice = here
self-loot = this token
self-token = this token
self-panic-token = this panic token
self-trophy = this trophy
self-tile = this tile
self-building = this building
self-benefit = this benefit
    .voice = here
self-guard = these guards
    .voice = here
self-dummy = the dummy player

## Roles

role-owner = you
    .person = you
role-bearer = { $kind ->
    [equipment] the bearer
   *[other] { $hook ->
        [assign] it
       *[other] the mercenary here
    }
}
role-path = that path
role-monster = { $voice ->
    [monster] this monster
   *[you] the monster
}
role-land = { $voice ->
    [monster] its land
   *[you] the land
}
role-victim = { $voice ->
    [self] this mercenary
    [bearer] the bearer
   *[you] { $hook ->
        [before-wound] that mercenary
        [after-wound] that mercenary
        [death] that mercenary
       *[other] the attacked mercenary
    }
}
role-victor = { $voice ->
    [self] this mercenary
    [bearer] the bearer
   *[you] the mercenary that { $hooks ->
        [capture] captured it
        [elimination] eliminated it
        [conquest] conquered it
       *[other] did so
    }
}
role-member = { $voice ->
    [self] this mercenary
    [bearer] the bearer
    [here] the mercenary here
   *[you] the mercenary on that path
}
role-building = this building
role-trophy = this trophy
role-dummy = the dummy player

## Selectors

selector-unassigned-mercenary = { $quantifier ->
    [each] each of your unassigned mercenaries
   *[a] one of your unassigned mercenaries
}
selector-stored-mercenary = { $quantifier ->
    [each] each
   *[a] a
} mercenary put on { $where } before this round
selector-adjacent-path = { $quantifier ->
    [each] each
   *[a] an
} adjacent path
selector-marked-path = the marked path
selector-owner-of = { $whom_id ->
    [victim] { $voice ->
        [self] its owner
        [bearer] its owner
       *[you] { $whom }'s owner
    }
    [victor] { $voice ->
        [self] its owner
        [bearer] its owner
       *[you] the owner of { $whom }
    }
   *[other] the owner of { $whom }
}

## Conditions

part-is = { $negated ->
    [yes] is not
   *[no] is
}
part-has = { $negated ->
    [yes] does not have
   *[no] has
}
condition-land-matches = { $where } { part-has } { $whom_id ->
    [monster] the monster's affinity
   *[other] the affinity of { $whom }
}
    .phrase = { $voice ->
        [monster] { $negated ->
            [yes] except on a land of matching affinity
           *[no] on a land of matching affinity
        }
       *[you] { "" }
    }
condition-monster-affinity = { $whom } { part-is } { $affinities_vowel ->
    [yes] an
   *[no] a
} { $affinities } monster
    .phrase = { $whom_id ->
        [monster] { $voice ->
            [monster] { "" }
           *[you] { part-against }
        }
       *[other] { "" }
    }
# Where the monster has been named already, the condition is a clause.
part-against = { $hook ->
    [capture] { "" }
    [elimination] { "" }
   *[other] { $negated ->
        [yes] except against
       *[no] against
    } { $affinities_vowel ->
        [yes] an
       *[no] a
    } { $affinities } monster
}
condition-mercenary-affinity = { $whom } { part-is } { $affinities_vowel ->
    [yes] an
   *[no] a
} { $affinities } mercenary
    .phrase = { $whom_id ->
        [victim] { $voice ->
            [self] { "" }
            [bearer] { "" }
           *[you] { $hook ->
                [attack-size] { part-against-mercenary }
                [hits] { part-against-mercenary }
                [before-attack-roll] { part-against-mercenary }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
part-against-mercenary = { $negated ->
    [yes] except against
   *[no] against
} { $affinities_vowel ->
    [yes] an
   *[no] a
} { $affinities } mercenary
condition-land-affinity = { $where } { part-is } { $affinities_vowel ->
    [yes] an
   *[no] a
} { $affinities } land
    .phrase = { $where_id ->
        [land] { part-on-land }
       *[other] { "" }
    }
# Where the land has been named already, the condition is a clause.
part-on-land = { $hook ->
    [conquest] { "" }
   *[other] { $negated ->
        [yes] except on
       *[no] on
    } { $affinities_vowel ->
        [yes] an
       *[no] a
    } { $affinities } land
}
condition-monster-at = { $whom } { part-is } { $places_in }
    .while = while { $whom } { part-is } { $places_in }
condition-unassigned = { $whom } is { $negated ->
    [yes] assigned
   *[no] unassigned
}
condition-wounded = { $whom } { part-is } wounded
condition-tile-in-reserve = { $what } { part-is } in the reserve
condition-tile-held = { $negated ->
    [yes] you do not hold { $what }
   *[no] you hold { $what }
}
condition-first-player = { $who } { $who_person ->
    [you] { $negated ->
        [yes] are not
       *[no] are
    }
   *[they] { part-is }
} the first player
condition-entrance-empty = { $negated ->
    [yes] a monster is at the Entrance
   *[no] no monster is at the Entrance
}
    .goal = { $negated ->
        [yes] a monster
       *[no] no monster
    } at the Entrance
condition-option-on = { $option_the } { part-is } in use

## Numbers that are read

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
measure-glory = your glory
    .is = you have { $bound } glory
    .each = for each glory you have
    .goal = { $bound } glory
measure-reputation = your reputation
    .is = you have { $bound } reputation
    .each = for each reputation you have
    .goal = { $bound } reputation
measure-gold = your gold
    .is = you have { $bound } gold
    .each = for each gold you have
    .goal = { $bound } gold
measure-victory-points = your victory points
    .is = you have { $bound } { part-victory-points }
    .each = for each of your victory points
    .goal = { $bound } { part-victory-points }
part-victory-points = { $number ->
    [one] victory point
   *[other] victory points
}
measure-stock = your { $what_other }
    .is = you have { part-bound-stock } in stock
    .each = for each { $what } in your stock
    .goal = { part-bound-stock }
part-bound = { $op ->
    [is] { $n ->
        [0] no
       *[other] { $bound }
    }
   *[other] { $bound }
}
part-bound-stock = { part-bound } { $number ->
    [one] { $what }
   *[other] { $what_other }
}
measure-missions-completed = your completed missions
    .is = you have completed { $bound } { part-missions }
    .each = for each mission you have completed
    .goal = { $bound } completed { part-missions }
part-missions = { $number ->
    [one] mission
   *[other] missions
}
measure-equipment-types = your equipment types
    .is = you have equipment of { $bound } { $number ->
        [one] type
       *[other] types
    }
    .each = for each type among your equipment
    .goal = equipment of { $bound } { $number ->
        [one] type
       *[other] types
    }
measure-affinities-with = the number of affinities with at least { part-mercenaries }
    .is = you have { part-affinities-with }
    .each = for each affinity of which you have at least { part-mercenaries }
    .goal = { part-affinities-with }
part-affinities-with = at least { part-mercenaries } each of { $bound } { $number ->
    [one] affinity
   *[other] affinities
}
measure-track-die = the dice of the round track
    .is = the round track shows { $bound } { $number ->
        [one] die
       *[other] dice
    }
    .each = for each die on the round track
measure-die-paid = the dice paid
    .is = you pay { $bound } { $number ->
        [one] die
       *[other] dice
    }
    .each = for each die paid
measure-token-paid = the tokens paid
    .is = you pay { $bound } { $number ->
        [one] token
       *[other] tokens
    }
    .each = for each token paid
measure-trophy-point = the points of this trophy
    .is = this trophy is worth { $bound } { $number ->
        [one] point
       *[other] points
    }
    .each = for each point of this trophy
measure-glory-on-path = the glory on the path
    .is = the path shows { $bound } glory
    .each = for each glory shown on the path
measure-red-die = the red die
    .is = the red die { part-shows }
    .each = for each pip of the red die
measure-yellow-die = the yellow die
    .is = the yellow die { part-shows }
    .each = for each pip of the yellow die
part-shows = { $negated ->
    [yes] does not show { $values }
   *[no] shows { $bound }
}

## Limits and durations

part-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
limit-once-per-round = once per round
limit-times-per-round = { part-times } per round
limit-once-per-action = once per action
limit-once-per-game = once per game
duration-end-of-round = until the end of the round

## Nouns

unit-token = { $number ->
    [one] token
   *[other] tokens
}
unit-die = { $stems } { $number ->
    [one] die
   *[other] dice
}
param-die = die of the shown colour
    .other = dice of the shown colour
param-token = token of the shown kind
    .other = tokens of the shown kind
param-affinity = shown affinity
param-building = shown building
noun-purpose-attack = an attack
noun-purpose-capture = a capture
noun-purpose-elimination = an elimination
noun-purpose-conquest = a conquest
noun-purpose-mission = a mission
noun-place-land = land
    .other = lands
    .in = on a land
noun-place-entrance = Entrance
    .in = at the Entrance
noun-place-mission = mission
    .other = missions
    .in = on a mission
noun-mission-type-dice-mission = dice-rolling mission
    .other = dice-rolling missions
    .in = on a dice-rolling mission
noun-mission-type-contract-mission = contract mission
    .other = contract missions
    .in = on a contract mission
noun-region-citadel = Citadel
    .in = in the Citadel
noun-region-outside = Outside
    .in = Outside
noun-outside-space-path-1 = the first path of the land
noun-outside-space-path-2 = the second path of the land
noun-outside-space-path-3 = the third path of the land
noun-outside-space-path-4 = the fourth path of the land
noun-outside-space-mission-1 = the dice-rolling mission
noun-outside-space-mission-2 = the contract mission
noun-level-level-a = level A
noun-level-level-b = level B
noun-offer-mercenaries = mercenary offer
    .other = mercenaries
noun-offer-equipment = equipment offer
    .other = equipment
noun-offer-traps = trap offer
    .other = traps
noun-offer-loot = loot offer
    .other = loot tokens
noun-deck-mercenaries = mercenary
    .other = mercenaries
noun-deck-monsters = monster
    .other = monsters
noun-deck-lands = land
    .other = lands
noun-rule-traps = trap
    .other = traps
noun-option-trick-module = trick module
noun-option-clash = clash rules
noun-setting-rounds = number of rounds
noun-setting-start-gold = starting gold
noun-setting-start-glory = starting glory

key-ranks = Rank of { $name }
    .open = the goals are enough
key-goals = { $name ->
    [none] Goal
   *[other] Goal “{ $name }”
}
