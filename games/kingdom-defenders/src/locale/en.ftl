# Kingdom Defenders in English. `interpreter/locale/en.ftl` says what messages are given.

## Moments

hook-setup = during setup
hook-placement-check = { "" }
hook-place =
    .when = when you place a disc { $granted ->
        [yes] { "" }
       *[no] here
    }
hook-start =
    .when = when you begin { $of_id ->
        [none] an area
       *[other] { $of }
    }
hook-activate = { "" }
hook-after-activate =
    .when = { $kind ->
        [rule] when a disc has been activated
       *[other] { $granted ->
            [yes] when one of your discs has been activated
           *[no] when your disc here has been activated
        }
    }
hook-target-check = { "" }
part-would-of = { $of_id ->
    [none] resources
   *[other] { $of_other }
}
hook-instead-of-gain = instead of { $actor_id ->
    [none] gaining
   *[other] { $actor } gaining
} { part-would-of }
hook-instead-of-wounds = instead of { $actor_id ->
    [none] taking
   *[other] { $actor } taking
} { $of_id ->
    [none] wounds
   *[other] { $of_other }
}
hook-after-gain =
    .when = whenever { $actor_id ->
        [none] you gain
       *[other] { $actor } gains
    } { $of_id ->
        [none] resources
       *[other] { $of_other }
    } { $within }
hook-wounds = { "" }
hook-after-wounds =
    .when = whenever { $actor_id ->
        [none] you take
       *[other] { $actor } takes
    } { $of_id ->
        [none] wounds
       *[other] { $of_other }
    } { $within }
hook-store =
    .when = when { $actor_id ->
        [none] you store resources in your camps
       *[other] { $actor } stores resources
    }
hook-completion =
    .when = when { $actor_id ->
        [none] you complete
       *[other] { $actor } completes
    } { $of_id ->
        [none] { $kind ->
            [adventure] { $self }
            [deed] { $self }
           *[other] an adventure or a deed
        }
       *[other] { $of_a }
    }
hook-take =
    .when = when you take { $self }
hook-unused =
    .when = when your discs { $at_id ->
        [none] { $granted ->
            [yes] { "" }
           *[no] { $kind ->
                [building] here
                [adventure] here
               *[other] { "" }
            }
        }
       *[other] { $at_in }
    } go unused

## What effects do

verb-do-nothing = nothing happens
limit-once = once
duration-end-of-next-round = until the end of the next round
verb-steal = steal { $what } from { $whom }
part-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods of different kinds
}
verb-steal-goods = steal { part-goods } from { $whom }
verb-steal-goods-from-different-rivals = steal { part-goods } from different rivals
verb-raise = raise { frame-whose } { $levels } by { $count }
verb-heal = heal { $what }
verb-take-wounds = { $mood ->
    [may] let { $whom } take { $what }
   *[do] { $whom } { $whom_person ->
        [you] take
       *[they] takes
    } { $what }
}
verb-store = store { $what } in { frame-whose } camps
verb-take-from-camp = take { $what } from { $where }{ part-times }
part-times = { $repeated ->
    [yes] , { $times }
   *[no] { "" }
}
verb-complete-adventure = complete { $what }
verb-complete-adventure-returning-discs = complete { $what } and return the discs on it to their owners
verb-complete-adventure-ignoring = complete { $what }, ignoring { $part } of its cost
verb-complete-deed = complete { $what }
verb-take-reward = take { $what }
verb-take-reward-without-bonus = take { $what } without its bonus
verb-take-relics = take { $what } for its relics only
verb-gain-disc = gain { $count } of { frame-whose } set-aside discs
verb-add-grey-disc = add { $count ->
    [one] { $count } grey disc
   *[other] { $count } grey discs
}
verb-move-disc = move { $what } to { $where }
part-areas = { $areas_id ->
    [area-a-or-area-b] areas A and B
    [area-a-or-area-c] areas A and C
    [area-b-or-area-c] areas B and C
    [area-a-or-area-b-or-area-c] areas A, B and C
   *[other] { $areas_and }
}
verb-move-discs = move these discs to empty spaces outside { part-areas }
verb-put-in-place = put this disc in place of { $whom }
verb-swap-discs = swap the discs of two spaces outside { part-areas }
verb-return-disc = return { $what }
verb-activate-first = activate { $what } first
verb-copy = carry out the action of { $what }
verb-go-first = become first in turn order
verb-put-in-space = put { $what } in space { $number }
verb-forbid = { $hook ->
    [placement-check] you cannot place discs
   *[other] { $granted ->
        [yes] you cannot be the target of { $hook_by_id ->
            [none] any action
           *[other] { $hook_by_other }
        }
       *[no] { part-this } cannot be { $hook_by_id ->
            [copy] copied
            [swap] swapped or replaced
            [copy-or-swap] copied, swapped or replaced
            [none] chosen
           *[other] the target of { $hook_by_other }
        }
    }
}
part-this = { $kind ->
    [building] this building
    [character] this character
    [adventure] this adventure
    [deed] this deed
    [reward] this reward
   *[other] you
}
verb-waive = ignore { $rule_the }

## Costs and numbers

target-wounds = the wounds you take
    .set = you take { $n ->
        [0] no { part-wounds }
       *[other] { $n } { part-wounds }
    }
    .add = you take { $n } more { part-wounds }
    .subtract = you take { $n } fewer { part-wounds }
    .at-least = you take at least { $n } { part-wounds }
    .at-most = you take at most { $n } { part-wounds }
part-wounds = { $n ->
    [one] { $hook_of_id ->
        [none] wound
       *[other] { $hook_of }
    }
   *[other] { $hook_of_id ->
        [none] wounds
       *[other] { $hook_of_other }
    }
}

## Things

self-building = this building
self-character = this character
self-adventure = this adventure
self-deed = this deed
self-reward = this reward
role-actor = the acting player
role-disc = this disc
role-cause = the cause
role-gained = the resources gained
role-stored = the resources stored
role-taken = the wounds taken
part-an = { $quantifier ->
    [each] each
   *[a] an
}
selector-this-disc = { $kind ->
    [rule] it
   *[other] this disc
}
selector-rival-disc-on-single-space = { part-a } rival disc on a single space outside { part-areas }
selector-building-with-rival-disc = { part-a } building with a rival disc
selector-camp = { $core }
selector-rival-camp = { part-a } rival camp
selector-adventure = { $core }
selector-adventure-without-rival-discs = { part-an } adventure without rival discs
selector-deed = { $core }
selector-reward = { $core }

## Conditions

part-is = { $negated ->
    [yes] is not
   *[no] is
}
condition-cause = { $negated ->
    [yes] they do not come from { $which_the }
   *[no] they come from { $which_the }
}
    .phrase = { $negated ->
        [yes] except from { $which_the }
       *[no] from { $which_the }
    }
    .within = { $negated ->
        [yes] except from { $which_the }
       *[no] from { $which_the }
    }
condition-grey = { $what } { part-is } grey
condition-disc-in-area = { $what } { part-is } { $areas_in }
condition-first = { $whom } { $whom_person ->
    [you] { $negated ->
        [yes] are not
       *[no] are
    }
   *[they] { part-is }
} first in turn order

## Numbers that are read

measure-wounds = your wounds
    .is = you have { part-bound } { $number ->
        [one] wound
       *[other] wounds
    }
    .each = for each of your wounds
    .goal = { part-bound } { $number ->
        [one] wound
       *[other] wounds
    }
measure-level = your { $what }
    .is = your { $what } is { $bound }
    .each = for each point of your { $what }
measure-discs = your discs
    .is = you have { part-bound } { $number ->
        [one] disc
       *[other] discs
    }
    .each = for each of your discs
measure-relics = your relics
    .is = you have { part-bound } { $number ->
        [one] relic
       *[other] relics
    }
    .each = for each of your relics
measure-relic-sets = your relic sets
    .is = you have { part-bound } full relic { $number ->
        [one] set
       *[other] sets
    }
    .each = for each full set of your relics
measure-adventures-completed = your completed adventures
    .is = you have completed { part-bound } { $number ->
        [one] adventure
       *[other] adventures
    }
    .each = for each adventure you have completed
    .goal = { part-bound } completed { $number ->
        [one] adventure
       *[other] adventures
    }
measure-deeds-completed = your completed deeds
    .is = you have completed { part-bound } { $number ->
        [one] deed
       *[other] deeds
    }
    .each = for each deed you have completed
    .goal = { part-bound } completed { $number ->
        [one] deed
       *[other] deeds
    }
measure-camp-resources = the resources in your camps
    .is = you have { part-bound } { part-resources } in your camps
    .each = for each resource in your camps
part-resources = { $number ->
    [one] resource
   *[other] resources
}
measure-resources-stored = the resources stored
    .is = you store { part-bound } { part-resources }
    .each = for each resource stored
measure-resources-gained = the amount gained
    .is = it is { $bound }
    .each = for each one gained
measure-wounds-taken = the wounds taken
    .is = you take { part-bound } { $number ->
        [one] wound
       *[other] wounds
    }
    .each = for each wound taken

## Limits and durations


## Nouns of the rules

noun-area-area-a = area A
    .in = in area A
noun-area-area-b = area B
    .in = in area B
noun-area-area-c = area C
    .in = in area C
noun-area-adventures = the adventures
    .in = on adventures
noun-side-kingdom = Kingdom
noun-side-city = City
noun-means-attack = attack action
    .other = attack actions
noun-means-copy = copy
    .other = copies
noun-means-swap = swap
    .other = swaps
noun-rule-wall = rule of the Wall
noun-feat-adventure = adventure
    .other = adventures
noun-feat-deed = deed
    .other = deeds

## Keys

key-ranks = Rank of { $name }
    .open = the goals are enough
key-goals = { $name ->
    [none] Goal
   *[other] Goal “{ $name }”
}

## Things by what they are

entity-disc = { $number ->
    [one] disc
   *[other] discs
}
selector-disc-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
} on the board
attribute-resource = { $number ->
    [one] { $what }
   *[other] { $what_other }
}
    .mass = { $what_all_number ->
        [one] yes
       *[other] no
    }
attribute-wounds = { $number ->
    [one] wound
   *[other] wounds
}
attribute-relics = { $number ->
    [one] relic
   *[other] relics
}
attribute-grey = grey
attribute-activated = activated
entity-tile = { $number ->
    [one] tile
   *[other] tiles
}
entity-space = { $number ->
    [one] space
   *[other] spaces
}
entity-camp = { $number ->
    [one] camp
   *[other] camps
}
entity-adventure = { $number ->
    [one] adventure
   *[other] adventures
}
entity-deed = { $number ->
    [one] deed
   *[other] deeds
}
entity-reward = { $number ->
    [one] reward
   *[other] rewards
}
selector-camp-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-adventure-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-deed-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-reward-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-disc-on = { $core } on { $where }
selector-disc-in = { $core } in { part-areas }
selector-space-outside = { $core } outside { part-areas }
selector-space-in = { $core } in { part-areas }
selector-tile = { $core }
selector-tile-in = { $core } in { part-areas }
attribute-relic-sets = { $number ->
    [one] relic set
   *[other] relic sets
}
attribute-level = { $what }
attribute-camp-resources = { $number ->
    [one] resource in camp
   *[other] resources in camp
}
attribute-score = score
    .mass = yes
attribute-building = { $number ->
    [one] building
   *[other] buildings
}
attribute-character = { $number ->
    [one] character
   *[other] characters
}
attribute-single = single
attribute-empty-space = empty
attribute-empty-adventure = empty
