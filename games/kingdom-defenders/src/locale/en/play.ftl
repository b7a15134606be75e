# Kingdom Defenders as it is played, in English: questions, answers, the table and what happened.

## Places and names

space-deed = deed space { $number }
space-camp = camp space { $number }
space-adventure = adventure space { $number }
disc-on = { $grey ->
    [yes] grey disc of { $player } on { $space }
   *[no] disc of { $player } on { $space }
}
camp-of = camp { $number } of { $player }
unknown-card = an unknown card
grey = The grey disc
area-0 = area A
area-1 = area B
area-2 = area C
area-3 = adventures
phase-setup = set-up
phase-start = start
phase-placing = placing discs
phase-end = end of the round
phase-over = game over
moment = Round { $round } of { $rounds }, { $phase }
turn-order = Turn order: { $players }
deeds = Deeds
rewards = Rewards
behind-screen = goods behind the screen
discs-at-hand = { $count ->
    [one] { $count } disc at hand
   *[other] { $count } discs at hand
}
camp-line = camp { $number }: { $goods }
adventures-done = { $count ->
    [one] { $count } adventure completed
   *[other] { $count } adventures completed
}
deeds-done = { $count ->
    [one] { $count } deed completed
   *[other] { $count } deeds completed
}
takes-discs = takes { $count } discs
placing-costs = placing costs { $goods }
card-costs = costs { $goods }
card-shows = show { $goods }
card-needs = needs { $goods }
card-gives = gives { $goods }

## Questions and answers

ask-place = Where do you place discs?
ask-next = Which space do you activate next?
ask-action = Do you do the action of this space?
ask-deed = Which deed do you complete?
ask-store = What do you put into a camp?
ask-steal-kind = What must be handed over?
ask-steal-from = By whom?
ask-raise = On which track do you rise?
ask-move-to = Where do the discs go?
ask-swap-first = Which discs change places?
ask-swap-second = With which discs?
act-pass = place no more discs
act-leave = leave it
stop-store = nothing more

## What happened

event-round = Round { $round } begins
event-area = Activation: { $area }
event-laid-out = { $space } is in the game
event-revealed = { $card } is turned up
event-placed = { $player } places on { $space }
event-passed = { $player } places no more discs
event-activated = { $player } activates { $space }
event-unused = { $player } leaves { $space } unused
event-gained = { $player } gains { $goods }
event-lost = { $player } loses { $goods }
event-paid = { $player } pays { $goods }
event-stolen = { $player } gets { $goods } from { $from }
event-lacks = { $player } has no { $name }
event-raised = { $player } rises to { $name } { $to }
event-healed = { $player } heals { $goods }
event-wounded = { $player } takes { $goods }
event-unharmed = { $player } takes no { $name }
event-stored = { $player } stores { $goods }
event-taken-from-camp = { $player } takes { $goods } from a camp of { $from }
event-completed = { $player } completes { $card }
event-took = { $player } takes { $card }
event-relics = { $player } gets { $goods }
event-disc-gained = { $player } gets one more disc
event-grey-disc = { $player } borrows a grey disc
event-moved = { $owner }: a disc goes to { $space }
event-returned = { $owner }: a disc comes back from { $space }
event-swapped = The discs on { $a } and { $b } change places
event-goes-first = { $player } will be first
event-copied = { $player } copies { $tile }
event-scored = { $player } scores { $points }
event-ranked = { $player } reaches the rank of { $name }
event-over = The game is over

## What simulations count

source-placing = paid for placing discs
source-stolen = stolen from others
source-robbed = stolen by others
source-camps = camps
source-building = buildings
source-character = characters
source-adventure = adventures
source-deed = deeds
source-reward = rewards
source-rule = rules
source-scenario = the scenario
source-board = the board

## What a position is worth

evaluation-score = points
evaluation-goods = goods
evaluation-levels = levels
evaluation-wounds = wounds
evaluation-relics = relics
evaluation-discs = discs

## The table as it is drawn

scene-costs = costs
scene-shows = show
scene-needs = needs
scene-gives = gives
scene-score = score
scene-adventures = Adventures
scene-cards = Cards
scene-camp = Camp { $number }
scene-grey = grey
scene-spent = used
scene-passed = passed
