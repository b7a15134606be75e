# Monster Lands in English: what effects do, what they cost, and the numbers they change.

## Dice and hits

verb-remove-attack-dice = remove { $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
} { $each }
verb-divert = divert { $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
} to { $where }
verb-reroll-misses = reroll the attack dice that missed
verb-roll-against = roll { $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
} against { $whom }
verb-deal = { $mood ->
    [may] deal { part-hits } to { $whom }
   *[do] { $whom } takes { part-hits }
}
part-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
verb-cancel-hits = cancel { part-hits }
verb-cancel-wounds = cancel { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
verb-turn = raise or lower { $what } by { $count }
verb-reroll = reroll { $what } { $times }
verb-put-dice = put { $what } on { $where }
verb-shield = shield { $what_id ->
    [self] it
   *[other] { $what }
} from theft
verb-steal = steal { $what } from { $where }
verb-mark = mark { $where }
verb-cancel-trick = cancel the trick
verb-hide = put { $what } face down on { $where }

## Goods

verb-gain = gain { $what }
verb-gain-other-colour = gain { $what } of another colour
verb-lose = lose { $what }
verb-give = give { $whom_acc } { $what }
verb-discard = discard { $what_id ->
    [self] { part-self }
   *[other] { $what }
}
verb-swap-dice = swap { $one } with { $other }
verb-carry = put { $what } on { $whom }
verb-heal = heal { $whom }
verb-discard-self = discard { part-self }
verb-take-tile = take { $what_id ->
    [self] it
   *[other] { $what }
}
verb-return-tile = return { $what_id ->
    [self] it
   *[other] { $what }
} to the reserve
verb-store = put { $whom } on { $where }
verb-revive = revive { $whom }

## Monsters and the dummy player

verb-put-at-entrance = put { $whom_id ->
    [self] it
   *[other] { $whom }
} at the Entrance, replacing any monster there
verb-send-to-entrance = { $mood ->
    [may] send { part-monster } to the Entrance in clean-up instead of discarding it
   *[do] { part-monster } goes to the Entrance in clean-up instead of being discarded
}
part-monster = { $whom_id ->
    [self] it
   *[other] { $whom }
}
verb-draw-for-land = draw another monster for the land
verb-draw-for-entrance = draw a monster for the Entrance
verb-draw-level = draw a { $level } monster for the Entrance
verb-send-dummy = { $mood ->
    [may] send it to { $where }
   *[do] it goes to { $where }
}
verb-win-path = { $mood ->
    [may] let the dummy player win that path without a roll
   *[do] the dummy player wins that path without a roll
}

## Offers

verb-hire = hire { part-mercenaries }
verb-hire-free = hire { part-mercenaries } for free
part-mercenaries = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
verb-buy = buy { $what }
verb-buy-at = buy { $what } for { $price } { $what_number ->
    [one] { "" }
   *[other] each
}
verb-buy-equipment = buy { part-equipment }
verb-take-equipment = take { part-equipment } for free
part-equipment = { $count ->
    [one] { $count } equipment card
   *[other] { $count } equipment cards
}
verb-take-loot = take { $count ->
    [one] { $count } loot token
   *[other] { $count } loot tokens
}
verb-refill = refill { $offer_the }
verb-renew = replace all { $offer_other } on offer

## Answers

part-forbidden = cannot be used
verb-forbid-equipment = { $types_all } { part-forbidden }
verb-forbid-tokens = { $what_all } { part-forbidden }
verb-forbid-defense-talents = defense talents { part-forbidden }
verb-forbid-path-benefits = { $voice ->
    [monster] path benefits there { part-forbidden }
   *[you] path benefits { part-forbidden }
}
verb-forbid-building = no dice can be placed in { $where }
verb-forbid-buildings = no dice can be placed in { $where_the }
verb-require-traps = you need { part-traps } to capture { part-prey }
part-traps = { $count ->
    [one] { $count } trap
   *[other] { $count } traps
}
verb-waive = { $voice ->
    [monster] you need no { $what } to capture this monster
    [you] you need no { $what } to capture a monster
   *[other] { part-who } needs no { $what } to capture a monster
}

## Set-up

verb-set = set { $what_the } to { $count }
verb-start-with = start with the { $which } leader and mercenary
verb-keep-only = use only mercenaries with { $colours_other }
verb-keep-affinity = use only { $deck_other } of the { $which } affinity
verb-keep-level = use only monsters of { $levels }
verb-leave-out = leave { $which } in the box
verb-turn-on = use { $what_the }
verb-add-affinity = add the { $which } affinity
verb-replace-building = replace { $old_the } with { $new }
verb-replace-panic = replace the panic token of { $old_the } with { $new }

## Costs

cost-pay = pay { $what }
cost-pay-from-path = pay { $what } from the path
cost-discard-self = discard { part-self }
cost-pay-use = use { part-self }
part-self = { $thing }

## Numbers

target-each-die = each { $colours_and }
target-every-die = each die
target-one-die = one { $colours }
target-any-die = one die
target-total = the total
target-attack-dice = the number of attack dice
    .add = { $voice ->
        [self] monsters attack this mercenary with { part-n-dice-more }
        [bearer] monsters attack the bearer with { part-n-dice-more }
        [here] monsters attack the mercenary here with { part-n-dice-more }
       *[you] +{ part-n-attack-dice }
    }
    .subtract = { $voice ->
        [self] monsters attack this mercenary with { part-n-dice-less }
        [bearer] monsters attack the bearer with { part-n-dice-less }
        [here] monsters attack the mercenary here with { part-n-dice-less }
       *[you] −{ part-n-attack-dice }
    }
part-n-dice-more = { $n } more { $n ->
    [one] die
   *[other] dice
}
part-n-dice-less = { $n ->
    [one] { $n } die less
   *[other] { $n } fewer dice
}
part-n-attack-dice = { $n ->
    [one] { $n } attack die
   *[other] { $n } attack dice
}
target-affinity-bonus = the affinity bonus
    .set = { $voice ->
        [monster] { $n ->
            [1] +1 attack die
           *[other] +{ $n } attack dice instead of +1
        }
       *[you] the affinity bonus is { part-n-attack-dice }
    }
    .at-least = the affinity bonus is at least { part-n-attack-dice }
    .at-most = the affinity bonus is at most { part-n-attack-dice }
target-hits = the number of hits
    .add = each attack { part-of-monster } deals { $n ->
        [one] { $n } extra hit
       *[other] { $n } extra hits
    }
    .subtract = each attack { part-of-monster } deals { $n ->
        [one] { $n } fewer hit
       *[other] { $n } fewer hits
    }
part-of-monster = { $voice ->
    [monster] of this monster
    [self] on this mercenary
    [bearer] on the bearer
    [here] on the mercenary here
   *[you] { "" }
}
target-price = the price
    .add = pay { $n } gold more
    .may-add = pay { $n } gold more
    .subtract = pay { $n } gold less
    .may-subtract = pay { $n } gold less
    .set = pay { $n } gold
    .at-most = pay at most { $n } gold
    .at-least = pay at least { $n } gold
target-cost = the cost
    .set = { part-costs } { $n } gold
    .add = { part-costs } { $n } gold more
    .subtract = { part-costs } { $n } gold less
    .at-least = { part-costs } at least { $n } gold
    .at-most = { part-costs } at most { $n } gold
part-costs = { $hook_of_id ->
    [none] abilities cost
   *[other] { $hook_of } costs
}
target-payout = the gold gained
    .add = gain { $n } extra gold
    .may-add = gain { $n } extra gold
    .subtract = gain { $n } gold less
    .may-subtract = gain { $n } gold less
    .set = you gain { $n } gold
    .at-least = you gain at least { $n } gold
    .at-most = you gain at most { $n } gold
target-limit = { $hook_of_id ->
    [none] your limit of each token
   *[other] your limit of { $hook_of_other }
}
    .add = you may keep { part-n-more }
    .may-add = keep { part-n-more }
part-n-more = { $n } more { $hook_of_id ->
    [none] of each token
   *[other] { $n ->
        [one] { $hook_of }
       *[other] { $hook_of_other }
    }
}
target-excess-glory = your excess glory
    .add = +{ $n } excess glory
    .subtract = −{ $n } excess glory
target-benefit-count = { $voice ->
    [self] this mercenary's path benefit
   *[you] the path benefit
}
    .set = { target-benefit-count } counts { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
    .add = { target-benefit-count } counts { $n ->
        [1] one more time
       *[other] { $n } more times
    }
    .may-add = use the path benefit { $n ->
        [1] one more time
       *[other] { $n } more times
    }
    .may-set = use the path benefit { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
target-loot-count = the number of loot tokens
    .set = take { $n ->
        [1] { $n } loot token
       *[other] { $n } loot tokens instead of 1
    }
target-panic-count = the number of panic tokens
    .set = reveal { $n ->
        [1] { $n } panic token
       *[other] { $n } panic tokens instead of 1
    }
target-trophy-points = your trophy points
    .add = +{ $n ->
        [one] { $n } trophy point
       *[other] { $n } trophy points
    }
target-victory-points = your victory points
    .add = +{ $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
