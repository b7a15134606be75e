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

# What a moment is about, if the timing says so.
part-by-monster = { $monster_id ->
    [none] { "" }
   *[other] by { $monster }
}
part-named-against = { $monster_id ->
    [none] { "" }
   *[other] against { $monster }
}
part-at-land = { $land_id ->
    [none] { part-at }
    [self] here
   *[other] on { $land }
}
part-named-on-land = { $land_id ->
    [none] { "" }
    [self] here
   *[other] on { $land }
}
part-victim = { $victim_id ->
    [none] { $voice ->
        [self] this mercenary
        [bearer] the bearer
        [here] the mercenary here
       *[you] a mercenary
    }
   *[other] { $victim }
}
part-attacked = { $victim_id ->
    [none] { $monster_id ->
        [none] { $land_id ->
            [none] { "" }
           *[other] for attacks { part-named-on-land }
        }
       *[other] for attacks by { $monster } { part-named-on-land }
    }
   *[other] when { $victim } is attacked { part-by-monster } { part-named-on-land }
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
    .when = { $equipment_id ->
        [none] { $hired_id ->
            [none] { $at_id ->
                [none] when you buy something
               *[other] { "" }
            }
           *[other] when you hire { $hired }
        }
       *[other] when you buy { $equipment }
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
        [self] when { part-member-is } assigned { part-to }
        [bearer] when { part-member-is } assigned { part-to }
        [here] { $member_id ->
            [none] when you assign a mercenary here
           *[other] when { $member } is assigned { part-to }
        }
       *[you] when { part-member-is } assigned { part-to }
    }
part-member-is = { $member_id ->
    [none] { $voice ->
        [self] this mercenary
        [bearer] the bearer
       *[you] a mercenary
    }
   *[other] { $member }
} is
part-to = { $at_id ->
    [none] { $land_id ->
        [none] { "" }
        [self] here
       *[other] to { $land }
    }
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
hook-before-attack = before each attack { part-attack-on } { part-at-land }
part-attack-on = { $victim_id ->
    [none] { $monster_id ->
        [none] { $voice ->
            [monster] of this monster
            [self] on this mercenary
            [bearer] on the bearer
            [here] on the mercenary here
           *[you] of a monster
        }
       *[other] of { $monster }
    }
   *[other] { part-by-monster } on { $victim }
}
hook-attack-size =
    .tail = { part-at }
    .tail-when = { part-attacked }
hook-before-attack-roll = before { part-whose } attack roll { part-rolled-on } { part-at-land }
part-whose = { $monster_id ->
    [none] { $voice ->
        [monster] { $victim_id ->
            [none] this monster's
           *[other] the
        }
       *[you] the
    }
   *[other] the
}
part-rolled-on = { $monster_id ->
    [none] { "" }
   *[other] of { $monster }
} { $victim_id ->
    [none] { "" }
   *[other] against { $victim }
}
hook-before-diverted-roll = before diverted attack dice are rolled { part-rolled-on } { part-at-land }
hook-before-attack-roll-or-before-diverted-roll = before attack dice are rolled
hook-attack-roll = after each attack roll { part-at }
hook-hits =
    .tail = { part-at }
    .tail-when = { part-attacked }
hook-defend =
    .tail = { part-at }
    .tail-when = { part-hit }
part-hit = { $victim_id ->
    [none] { $monster_id ->
        [none] { $land_id ->
            [none] { "" }
           *[other] when a mercenary is hit { part-named-on-land }
        }
       *[other] when { $monster } hits a mercenary { part-named-on-land }
    }
   *[other] when { $victim } is hit { part-by-monster } { part-named-on-land }
}
hook-before-wound =
    .clause = before { $voice ->
        [monster] { $victim_id ->
            [none] { $monster_id ->
                [none] this monster wounds a mercenary
               *[other] { $monster } wounds a mercenary
            }
           *[other] { $victim } takes a wound { part-by-monster }
        }
       *[you] { part-victim } takes a wound { part-by-monster }
    } { part-at-land }
hook-after-wound =
    .when = when { $voice ->
        [monster] { $victim_id ->
            [none] { $monster_id ->
                [none] this monster wounds a mercenary
               *[other] { $monster } wounds a mercenary
            }
           *[other] { $victim } is wounded { part-by-monster }
        }
       *[you] { part-victim } is wounded { part-by-monster }
    } { part-at-land }
hook-death =
    .when = when { part-victim } { $monster_id ->
        [none] dies
       *[other] is killed by { $monster }
    } { part-at-land }

## Rolls and results

hook-roll =
    .tail = { $for_id ->
        [mission] on missions
       *[other] { "" }
    }
    .tail-when = { $for_id ->
        [none] { part-when-rolls }
        [mission] { part-when-rolls }
        [attack] { $member_id ->
            [none] when attacking { part-hunted } { part-named-on-land }
           *[other] when { $member } attacks { part-hunted } { part-named-on-land }
        }
        [capture] { $member_id ->
            [none] when capturing { part-hunted } { part-named-on-land }
           *[other] when { $member } captures { part-hunted } { part-named-on-land }
        }
        [elimination] { $member_id ->
            [none] when eliminating { part-hunted } { part-named-on-land }
           *[other] when { $member } eliminates { part-hunted } { part-named-on-land }
        }
        [conquest] { $member_id ->
            [none] when conquering { part-conquered }
           *[other] when { $member } conquers { part-conquered }
        }
       *[other] { $member_id ->
            [none] when rolling for { $for } { part-named-against } { part-named-on-land }
           *[other] when { $member } rolls for { $for } { part-named-against } { part-named-on-land }
        }
    }
part-when-rolls = { $member_id ->
    [none] { $monster_id ->
        [none] { $land_id ->
            [none] { "" }
           *[other] when rolling { part-named-on-land }
        }
       *[other] when rolling against { $monster } { part-named-on-land }
    }
   *[other] when { $member } rolls { part-named-against } { part-named-on-land }
}
part-hunted = { $monster_id ->
    [none] { part-prey }
   *[other] { $monster }
}
part-prey = { $voice ->
    [monster] this monster
   *[you] a monster
}
part-conquered = { $land_id ->
    [none] a land
   *[other] { $land }
}
hook-reroll =
    .tail = { hook-roll.tail }
    .tail-when = { hook-roll.tail-when }
hook-capture-check =
    .tail = { part-at }
hook-capture =
    .when = { $victor_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] when this monster is captured { part-at-land }
                [you] when you capture a monster { part-at-land }
               *[other] when { part-who } captures a monster { part-at-land }
            }
           *[other] when { $monster } is captured { part-at-land }
        }
       *[other] when { $victor } captures { part-hunted } { part-at-land }
    }
hook-elimination =
    .when = { $victor_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] when this monster is eliminated { part-at-land }
                [you] when you eliminate a monster { part-at-land }
               *[other] when { part-who } eliminates a monster { part-at-land }
            }
           *[other] when { $monster } is eliminated { part-at-land }
        }
       *[other] when { $victor } eliminates { part-hunted } { part-at-land }
    }
hook-capture-or-elimination =
    .when = { $victor_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] when this monster is captured or eliminated { part-at-land }
                [you] when you capture or eliminate a monster { part-at-land }
               *[other] when { part-who } captures or eliminates a monster { part-at-land }
            }
           *[other] when { $monster } is captured or eliminated { part-at-land }
        }
       *[other] when { $victor } captures or eliminates { part-hunted } { part-at-land }
    }
hook-conquest =
    .when = { $victor_id ->
        [none] { $land_id ->
            [none] { $voice ->
                [you] when you conquer a land
               *[other] when { part-who } conquers a land
            }
           *[other] when { $land } is conquered
        }
       *[other] when { $victor } conquers { part-conquered }
    }
hook-mission-success =
    .when = { $member_id ->
        [none] { $voice ->
            [you] when you complete { part-mission }
           *[other] when { part-who } completes { part-mission }
        }
       *[other] when { $member } completes { part-mission }
    }
hook-mission-failure =
    .when = { $member_id ->
        [none] { $voice ->
            [you] when you fail { part-mission }
           *[other] when { part-who } fails { part-mission }
        }
       *[other] when { $member } fails { part-mission }
    }
hook-mission-beaten =
    .when = { $member_id ->
        [none] { $voice ->
            [you] when you reach the objective of { part-mission } but another takes the reward
           *[other] when { part-who } reaches the objective of { part-mission } but another takes the reward
        }
       *[other] when { $member } reaches the objective of { part-mission } but another takes the reward
    }
part-mission = { $at_id ->
    [none] a mission
   *[other] { $at_a }
}
hook-loot =
    .when = { $voice ->
        [you] { $member_id ->
            [none] when you loot { part-named-on-land }
           *[other] when { $member } loots { part-named-on-land }
        }
       *[other] when { $member_id ->
            [none] { part-who }
           *[other] { $member }
        } loots { part-named-on-land }
    }
hook-instead-of-loot = instead of { $member_id ->
    [none] looting
   *[other] { $member } looting
} { part-named-on-land }
