# Monster Lands in English: gains, losses and payments as moments, turns, limits and durations.

part-goods = { $of_id ->
    [none] something
   *[other] { $of_other }
}
part-by-action = { $at_id ->
    [none] { "" }
   *[other] { $at_in }
}
hook-gain =
    .when = when { $actor_id ->
        [none] you gain
       *[other] { $actor } gains
    } { part-goods } { part-by-action }
hook-loss =
    .when = when { $actor_id ->
        [none] you lose
       *[other] { $actor } loses
    } { part-goods } { part-by-action }
hook-payment =
    .when = when { $actor_id ->
        [none] you pay
       *[other] { $actor } pays
    } { part-goods } { part-by-action }
hook-instead-of-gain = instead of { $actor_id ->
    [none] gaining
   *[other] { $actor } gaining
} { part-goods } { part-by-action }
hook-instead-of-loss = instead of { $actor_id ->
    [none] losing
   *[other] { $actor } losing
} { part-goods } { part-by-action }
hook-instead-of-death = instead of { part-victim } { $monster_id ->
    [none] dying
   *[other] being killed by { $monster }
} { part-at-land }
hook-hire =
    .when = when { $actor_id ->
        [none] { $hired_id ->
            [none] you hire a mercenary
           *[other] { $hired } is hired
        }
       *[other] { $actor } hires { $hired_id ->
            [none] a mercenary
           *[other] { $hired }
        }
    }
hook-discard =
    .when = when { $actor_id ->
        [none] you discard
       *[other] { $actor } discards
    } { part-discarded }
part-discarded = { $equipment_id ->
    [none] { $trap_id ->
        [none] { $loot_id ->
            [none] a card or token
           *[other] { $loot }
        }
       *[other] { $trap }
    }
   *[other] { $equipment }
}
hook-turn-start = at the start of { part-turn-of }
hook-turn-end = at the end of { part-turn-of }
part-turn-of = { $actor_id ->
    [none] your turn
   *[other] the turn of { $actor }
}
hook-round-end = at the end of each round
hook-battle-start =
    .when = when a battle { part-named-against } begins { part-at-land }
verb-do-nothing = nothing happens
role-actor = that player
role-hired = that mercenary
role-equipment = that equipment card
role-trap = that trap
role-loot = that loot token
limit-once = once
limit-once-per-turn = once per turn
limit-times-per-turn = { part-times } per turn
limit-once-per-battle = once per battle
limit-times-per-battle = { part-times } per battle
duration-end-of-next-round = until the end of the next round
duration-end-of-turn = until the end of the turn
duration-end-of-battle = until the end of the battle
duration-end-of-game = for the rest of the game
hook-after-battle =
    .when = when { $member_id ->
        [none] { part-who } { $voice ->
            [you] survive
           *[other] survives
        }
       *[other] { $member } survives
    } a battle { part-named-against } { part-at-land }
hook-battle-order = { "" }
hook-die-result =
    .when = when { $die_id ->
        [none] a die
       *[other] { $die }
    } { $member_id ->
        [none] { "" }
       *[other] of { $member }
    } stands { $for_id ->
        [none] { "" }
       *[other] when rolling for { $for }
    } { part-named-against }
hook-reroll-cost =
    .tail = { part-at-land }
target-reroll-cost = the cost of each reroll
    .add = each reroll costs { $n } gold more
    .set = each reroll costs { $n } gold
verb-reverse-order = battles are fought from the last path to the first
verb-attacks = { $who } attacks { $whom } once more
role-die = that die
selector-die = { $core }
selector-equipment = { $core }
verb-counts-as = { $what } counts as { $as }
verb-counts-as-each = { $what } counts as every affinity
verb-die-counts-as = { $what } counts as { $as_a }
