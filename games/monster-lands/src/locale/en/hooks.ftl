# Monster Lands in English: moments. `interpreter/locale/en.ftl` says what messages are given.
#
# Voices: `self` a mercenary, `bearer` what a mercenary carries, `here` what lies on its path, `monster` the
# monster; everything else speaks to `you`.

## Shared parts

part-who = { $voice ->
    [self] this mercenary
    [bearer] the bearer
    [here] the mercenary here
   *[you] you
}
part-at = { $at_id ->
    [none] { "" }
   *[other] { $at_in }
}

## The round

hook-setup = during setup
hook-draw =
    .when = when { $self } is drawn { $for_id ->
        [none] { "" }
        [land] for a land
        [entrance] for the Entrance
       *[other] for { $for }
    }
hook-round-start = at the start of each round
hook-dice-pool = in the dice pool phase
hook-after-deployment = after the deployment phase
hook-panic = { "" }
hook-score = in final scoring
hook-dummy-turn =
    .when = when the dummy player { $at_id ->
        [none] takes a turn
        [citadel] goes to the Citadel
        [outside] goes Outside
       *[other] goes to { $at }
    }
hook-after-dummy-assign =
    .when = when the dummy player takes a path { part-at }
hook-dummy-path =
    .when = when a path of the dummy player comes up { part-at }
hook-always = { "" }

## Deployment

hook-action = { $at_id ->
    [none] as an action
   *[other] as an action on { $at_the }
}
hook-free = on your turn
hook-any-time = at any time
hook-before-hire = before hiring { part-at }
hook-price =
    .when = { $at_id ->
        [none] when you buy something
       *[other] { "" }
    }
    .tail = { part-at }
hook-cost = { "" }
hook-payout = { part-at }
    .when = { $at_id ->
        [none] when an action in a building gives you gold
       *[other] { "" }
    }
hook-limit = { "" }
hook-excess-glory = { "" }
hook-assign =
    .when = { $voice ->
        [self] when this mercenary is assigned { part-to }
        [bearer] when the bearer is assigned { part-to }
        [here] when you assign a mercenary here
       *[you] when a mercenary is assigned { part-to }
    }
part-to = { $at_id ->
    [none] { "" }
    [entrance] to the Entrance
   *[other] to { $at_a }
}
hook-path-benefit = { "" }

## Battle

hook-in-battle =
    .tail = { $voice ->
        [monster] against this monster
       *[you] in battle
    }
hook-reveal =
    .when = when revealed { part-at }
hook-before-trick =
    .clause = before a trick { $voice ->
        [self] takes effect on this mercenary
       *[you] takes effect on your path
    }
hook-before-attack = before each attack { $voice ->
    [monster] of this monster
    [self] on this mercenary
    [bearer] on the bearer
    [here] on the mercenary here
   *[you] of a monster
} { part-at }
hook-attack-size =
    .tail = { part-at }
hook-before-attack-roll = before { $voice ->
    [monster] this monster's
   *[you] the
} attack roll { part-at }
hook-before-diverted-roll = before diverted attack dice are rolled { part-at }
hook-before-attack-roll-or-before-diverted-roll = before attack dice are rolled
hook-attack-roll = after each attack roll { part-at }
hook-hits =
    .tail = { part-at }
hook-defend =
    .tail = { part-at }
hook-before-wound =
    .clause = before { $voice ->
        [self] this mercenary takes a wound
        [bearer] the bearer takes a wound
        [here] the mercenary here takes a wound
        [monster] this monster wounds a mercenary
       *[you] a mercenary takes a wound
    } { part-at }
hook-after-wound =
    .when = when { $voice ->
        [self] this mercenary is wounded
        [bearer] the bearer is wounded
        [here] the mercenary here is wounded
        [monster] this monster wounds a mercenary
       *[you] a mercenary is wounded
    } { part-at }
hook-death =
    .when = when { $voice ->
        [self] this mercenary
        [bearer] the bearer
        [here] the mercenary here
       *[you] a mercenary
    } dies { part-at }

## Rolls and results

hook-roll =
    .tail = { $for_id ->
        [mission] on missions
       *[other] { "" }
    }
    .tail-when = { $for_id ->
        [none] { "" }
        [mission] { "" }
        [attack] when attacking { part-prey }
        [capture] when capturing { part-prey }
        [elimination] when eliminating { part-prey }
        [conquest] when conquering a land
       *[other] when rolling for { $for }
    }
part-prey = { $voice ->
    [monster] this monster
   *[you] a monster
}
hook-reroll =
    .tail = { hook-roll.tail }
    .tail-when = { hook-roll.tail-when }
hook-capture-check =
    .tail = { part-at }
hook-capture =
    .when = { $voice ->
        [monster] when this monster is captured { part-at }
        [you] when you capture a monster { part-at }
       *[other] when { part-who } captures a monster { part-at }
    }
hook-elimination =
    .when = { $voice ->
        [monster] when this monster is eliminated { part-at }
        [you] when you eliminate a monster { part-at }
       *[other] when { part-who } eliminates a monster { part-at }
    }
hook-capture-or-elimination =
    .when = { $voice ->
        [monster] when this monster is captured or eliminated { part-at }
        [you] when you capture or eliminate a monster { part-at }
       *[other] when { part-who } captures or eliminates a monster { part-at }
    }
hook-conquest =
    .when = { $voice ->
        [you] when you conquer a land
       *[other] when { part-who } conquers a land
    }
hook-mission-success =
    .when = { $voice ->
        [you] when you complete { part-mission }
       *[other] when { part-who } completes { part-mission }
    }
hook-mission-failure =
    .when = { $voice ->
        [you] when you fail { part-mission }
       *[other] when { part-who } fails { part-mission }
    }
hook-mission-beaten =
    .when = { $voice ->
        [you] when you reach the objective of { part-mission } but another takes the reward
       *[other] when { part-who } reaches the objective of { part-mission } but another takes the reward
    }
part-mission = { $at_id ->
    [none] a mission
   *[other] { $at_a }
}
hook-loot =
    .when = { $voice ->
        [you] when you loot
       *[other] when { part-who } loots
    }
hook-instead-of-loot = instead of looting
