# Monster Lands as it is played, in English: questions, answers, the table, and what happened.

## Places and names

site-land-a = Land A
site-land-b = Land B
site-entrance = Entrance
site-mission-1 = Dice mission
site-mission-2 = Contract
path-land = { $site }, path { $number }
path-entrance-upper = Entrance, upper path
path-entrance-lower = Entrance, lower path
path-mission-1-left = Dice mission, left path
path-mission-1-right = Dice mission, right path
path-mission-2-left = Contract, left path
path-mission-2-right = Contract, right path
path-needs = needs { $dice }
path-takes = takes up to { $dice } more
mission-takes = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}: { $colours }
mission-goal = total { $total }, { $penalty } glory lost by whoever fails
mission-delivery = deliver { $goods }
mission-reward = for { $goods }
unknown-card = an unknown card
die-with-face = { $die } showing { $face }
trophy-of = Trophy of { $card }
dummy-line = { $dummy }: { $tokens } assignment tokens left
nobody = nobody
reputation = reputation { $count }
wounded = wounded
leader = leader
settles = settles { $land }
face-down = a token face down
panic = panic
citadel = Citadel
tile-held = { $tile }: { $player }
stored-name = { $name }, died in round { $round }
stored = Kept for a resurrection: { $names }
pool = Dice
clan = Clan
lands = lands
loot = loot
trophies = trophies
first-player = First player: { $player }
moment = Round { $round } of { $rounds }, { $phase }
land-line = { $name } ({ $affinity }; conquest { $conquest } for { $reward })
monster-line = { $name } ({ $affinity }; attack { $attack }, capture { $capture }, elimination { $elimination }; { $text })

offer-mercenaries = Tavern
offer-equipment = Bazaar
offer-traps = Hunter's Lodge
offer-loot = Loot

phase-setup = set-up
phase-dice-pool = dice pool
phase-deployment = deployment
phase-adventure = adventure
phase-clean-up = clean-up
phase-over = game over

## Numbers

number-each-die = each die
number-every-die = each die
number-one-die = one die
number-any-die = one die
number-total = total
number-attack-dice = attack dice
number-affinity-bonus = affinity bonus
number-hits = hits
number-die-value = value of a die
number-capture-value = capture value
number-elimination-value = elimination value
number-conquest-value = conquest value
number-price = price
number-cost = cost
number-payout = gold gained
number-reroll-cost = cost of rerolls
number-limit = limit
number-excess-glory = excess glory
number-benefit-count = path benefit
number-loot-count = loot tokens
number-panic-count = panic tokens
number-trophy-points = trophy points
number-victory-points = victory points

## Questions

ask-turn = Your turn: what do you do?
ask-assign-whom = Who goes there?
ask-assign-die = Add a die to the path?
ask-assign-token = Take a token along?
ask-hire = Whom do you hire?
ask-price = Use something on the price?
ask-buy-trap = Which trap do you buy?
ask-buy-count = How many do you buy?
ask-take-equipment = Which equipment do you take?
ask-equip-whom = Who gets the equipment?
ask-take-loot = Which loot do you take?
ask-turn-die = Turn the die up or down?
ask-discard-trap = Too many traps: which one do you discard?
ask-settle = Who settles the land?
ask-own-window = Do anything before the game goes on?
ask-reveal = Turn the token up?
ask-strike = Roll on?
ask-deliver = Deliver what the contract asks for?
ask-deliver-trap = Which trap do you deliver?
ask-leader = Who leads your clan?
ask-desert = Who deserts?
ask-hand-on = Which equipment does somebody else get?

## Answers

act-pass = pass
act-end-turn = end the turn
act-yes = yes
act-no = no
act-roll-all = roll all dice that are left
act-decline = do not roll
act-up = one face up
act-down = one face down
act-no-reveal = leave it face down
act-yes-deliver = deliver
act-no-deliver = do not deliver
done-hire = hire nobody
done-price = pay
done-own-window = go on
done-strike = let the result stand
stop-assign-die = no more dice
stop-assign-token = no more tokens
stop-buy-trap = buy no more
stop-equip-whom = nobody: discard it
stop-hand-on = nobody: discard the rest
noun-assign-die = add a { $noun }
noun-assign-token = take a { $noun } along
noun-strike = roll a { $noun }
count-buy-count = { $count }
thing-turn = { $sort ->
    [path] send a mercenary to { $thing }
    [land] settle { $thing }
    [equipment] hand on { $thing }
   *[other] { $thing }
}
thing-own-window = { $sort ->
    [land] settle { $thing }
    [equipment] hand on { $thing }
   *[other] { $thing }
}
thing-hire = hire { $thing }
thing-reveal = turn up { $thing }
thing-buy-trap = buy { $thing }

## What happened. A message that is `-` says nothing.

event-round = -- Round { $value } --
event-phase = - { $value } -
event-first-player = { $player } is first player
event-uses = -
event-gained = { $player } gains { $amount }
event-lost = { $player } loses { $amount }
event-overflowed = { $player } cannot keep { $amount }
event-die-gained = { $face ->
    [0] { $player } gets a { $die }
   *[other] { $player } gets a { $die } and rolls { $face }
}
event-die-placed = { $face ->
    [0] { $player } places a { $die }: { $on }
   *[other] { $player } places a { $die } showing { $face }: { $on }
}
event-die-turned = { $player } turns a { $die } from { $from } to { $to }
event-passed = { $player } passes
event-paid = -
event-joined = { $card } joins { $player }
event-left = { $card } leaves { $player }
event-leads = { $card } leads the clan of { $player }
event-took = { $player } takes { $card }
event-discarded = { $card } is discarded
event-equipped = { $bearer } gets { $card }
event-settled = { $card } settles { $land }
event-offered = { $offer }: { $card } is turned up
event-assigned = { $player } sends { $card } to { $path }
event-on-path = { $path }: a { $die } is added
event-off-path = { $path }: a { $die } is taken off
event-token-on-path = { $path }: a { $noun } is laid
event-carries = { $who } carries { $amount }
event-revealed = { $path }: { $card } is turned up
event-aimed = { $card } is aimed at { $to_path }
event-trick-cancelled = { $card } is cancelled
event-stolen = { $dice } are stolen from { $from_path } for { $to_path }
event-battle = { $kind ->
    [mission] { $site } begins
   *[battle] Battle: { $site }
}
event-attack-dice = { $who } faces { $count } attack { $count ->
    [one] die
   *[other] dice
}
event-attack-dice-removed = { $count } attack { $count ->
    [one] die is
   *[other] dice are
} removed
event-diverted = { $count } attack { $count ->
    [one] die is
   *[other] dice are
} diverted to { $to_path }
event-attack-rolled = { $count } attack { $count ->
    [one] die is
   *[other] dice are
} rolled: { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-hit = { $who } takes { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
event-hits-cancelled = { $count ->
    [one] { $count } hit is
   *[other] { $count } hits are
} cancelled
event-wounds-cancelled = { $count ->
    [one] { $count } wound is
   *[other] { $count } wounds are
} cancelled
event-wounded = { $card } is wounded
event-healed = { $card } is healed
event-died = { $card } of { $player } dies
event-rolled = { $who } rolls a { $die }: { $face }
event-rerolled = { $who } rerolls a { $die }: { $from } becomes { $to }
event-changed = { $amount ->
    [0] -
   *[other] { $target } { $sign }{ $amount }
}
event-total = { $who } has a total of { $capture }{ $same ->
    [yes] { "" }
   *[no] { " " }(elimination { $elimination })
}
event-declined = { $who } does not roll
event-failed = { $who } fails; { $handed_on } is handed on
event-captured = { $who } captures { $card }
event-eliminated = { $who } eliminates { $card }
event-conquered = { $who } conquers { $card }
event-mission-won = { $who } wins the mission
event-mission-failed = { $who } fails at the mission
event-mission-beaten = { $who } reaches the objective, but another was better
event-not-delivered = { $who } does not deliver
event-laid-out = { $site }: { $card } is laid out
event-left-board = { $card } leaves the board
event-panic = Panic: { $building } is closed
event-panic-over = The panic is over
event-wages = { $player } owes { $due } gold in wages and pays { $paid }
event-deserted = { $card } deserts { $player }
event-ruined = { $player } starts again with a novice
event-tile = { $player ->
    [none] { $rule } comes back
   *[other] { $player } takes { $rule }
}
event-stored = { $card } is kept for a resurrection
event-scored = { $player } scores { $points } points
event-ranked = { $player } reaches the rank of { $noun }
event-over = The game is over
event-came-home = { $card } comes home
event-dummy-rolled = { $dummy } rolls { $red } (red) and { $yellow } (yellow)
event-dummy-blocked = No space is free there: { $dummy } rolls again
event-dummy-idle = { $dummy } finds no free space and does nothing
event-dummy-placed = { $face ->
    [0] { $dummy } places { $dice }: { $building }
   *[other] { $dummy } places a { $die } showing { $face }: { $building }
}
event-dummy-assigned = { $dummy } takes { $path }
event-dummy-won = { $path }: { $dummy } takes { $card }
event-dummy-came-home = { $dummy } leaves { $path }

## What simulations count

metric-reputation = reputation
ending-glory = enough glory
trait-affinity = Affinity
trait-clan = Clan, by its first leader
source-missions-won = missions won
source-missions-failed = missions failed
source-captures = monsters captured in lands
source-eliminations = monsters eliminated in lands
source-defence = monsters beaten at the Entrance
source-conquests = lands conquered
source-brought-home = brought home from paths
source-ruin = a clan that starts again
source-deliveries = delivered for contracts
source-purchases = bought and hired
source-wages = wages
source-trophies = trophies
source-affinities = icons of affinities
source-building = buildings
source-benefit = benefits of paths
source-guard = guards at the Entrance
source-header = path headers
source-mission = effects of missions
source-rule = rules
source-board = the board
source-mercenary = effects of mercenaries
source-monster = effects of monsters
source-land = effects of lands
source-equipment = effects of equipment
source-difficulty = the difficulty
source-variant = variants
source-affinity-set = sets of affinities
source-dummy = the dummy player
source-scenario = the scenario
source-campaign = the campaign
source-trap = effects of traps
source-trick = effects of tricks
source-loot = effects of loot
source-token = effects of tokens
source-panic-token = effects of panic
source-trophy = trophies sold
source-tile = tiles

## What a position is worth

evaluation-score = victory points
evaluation-gold = gold
evaluation-hires = room and gold for hiring
evaluation-dice = dice to place
evaluation-members = members of the clan
evaluation-wages = wages that cannot be paid
evaluation-tokens = tokens in stock
evaluation-traps = traps in stock
evaluation-equipment = equipment
evaluation-loot = loot
evaluation-lands = benefits of lands
evaluation-paths = mercenaries on paths

## What can come of a path

result-capture = capture
result-elimination = elimination
result-conquest = conquest
result-mission = mission won
result-beaten = mission lost to a better total
result-failure = mission failed
result-death = death
total-capture = Total
total-elimination = Total for elimination
odds-nobody = nobody is on a path in this situation, so nothing is rolled: `given.paths` says who is where, with which dice
odds-nothing-open = what comes of the paths in this situation is decided already, or does not come up in its phase

## The table as it is drawn

scene-tiles = Tiles
scene-tokens = tokens left
scene-needs = needs
scene-takes = up to
scene-each = each of
scene-face-down = face down
scene-attack = attack
scene-capture = capture
scene-elimination = elimination
scene-conquest = conquest
scene-reputation = reputation
scene-score = score
scene-first = first player
scene-passed = passed
scene-traps = Traps
