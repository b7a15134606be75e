# Monster Lands in German: moments. `interpreter/locale/en.ftl` says what messages are given.
#
# Voices: `self` a mercenary, `bearer` what a mercenary carries, `here` what lies on its path, `monster` the
# monster; everything else speaks to `you`, in German "ihr".

## Shared parts

part-who = { $voice ->
    [self] dieser Söldner
    [bearer] der Träger
    [here] der Söldner hier
   *[you] ihr
}
part-at = { $at_id ->
    [none] { "" }
   *[other] { $at_in }
}

# What a moment is about, if the timing says so.
part-by-monster = { $monster_id ->
    [none] { "" }
   *[other] durch { $monster_acc }
}
part-named-against = { $monster_id ->
    [none] { "" }
   *[other] gegen { $monster_acc }
}
part-at-land = { $land_id ->
    [none] { part-at }
    [self] hier
   *[other] auf { $land_dat }
}
part-named-on-land = { $land_id ->
    [none] { "" }
    [self] hier
   *[other] auf { $land_dat }
}
part-victim = { $victim_id ->
    [none] { $voice ->
        [self] dieser Söldner
        [bearer] der Träger
        [here] der Söldner hier
       *[you] ein Söldner
    }
   *[other] { $victim }
}
part-attacked = { $victim_id ->
    [none] { $monster_id ->
        [none] { $land_id ->
            [none] { "" }
           *[other] bei Angriffen { part-named-on-land }
        }
       *[other] bei Angriffen { $monster_gen } { part-named-on-land }
    }
   *[other] wenn { $monster_id ->
        [none] { $victim } { part-named-on-land } angegriffen wird
       *[other] { $monster } { part-named-on-land } { $victim_acc } angreift
    }
}

## The round

hook-setup = beim Spielaufbau
hook-draw =
    .when = wenn { $self } { $for_id ->
        [none] { "" }
        [land] für ein Land
        [entrance] für den Zugang zur Festung
       *[other] für { $for_acc }
    } gezogen wird
hook-round-start = zu Beginn jeder Runde
hook-dice-pool = in der Würfel-Vorrat-Phase
hook-after-deployment = nach der Einsetzphase
hook-panic = { "" }
hook-score = bei der Schlusswertung
hook-dummy-turn =
    .when = wenn der Dummy-Spieler { $at_id ->
        [none] am Zug ist
        [citadel] in die Festung geht
        [outside] ins Umland geht
       *[other] zu { $at_the_dat } geht
    }
hook-after-dummy-assign =
    .when = wenn der Dummy-Spieler { part-at } einen Pfad besetzt
hook-dummy-path =
    .when = wenn { part-at } ein Pfad des Dummy-Spielers an der Reihe ist
hook-always = { "" }

## Deployment

hook-action = { $at_id ->
    [none] als Aktion
   *[other] als Aktion ({ $at })
}
hook-free = in eurem Zug
hook-any-time = jederzeit
hook-before-hire = vor dem Anheuern { part-at }
hook-price =
    .when = { $equipment_id ->
        [none] { $hired_id ->
            [none] { $at_id ->
                [none] wenn ihr etwas kauft
               *[other] { "" }
            }
           *[other] wenn ihr { $hired_acc } anheuert
        }
       *[other] wenn ihr { $equipment_acc } kauft
    }
    .tail = { part-at }
hook-cost = { "" }
hook-payout =
    .when = { $at_id ->
        [none] wenn ihr durch eine Aktion in einem Gebäude Gold erhaltet
       *[other] { "" }
    }
    .tail = { part-at }
hook-limit = { "" }
hook-excess-glory = { "" }
hook-assign =
    .when = { $voice ->
        [here] { $member_id ->
            [none] wenn ihr hier einen Söldner zuweist
           *[other] wenn { $member } { part-to } zugewiesen wird
        }
       *[you] wenn { $member_id ->
            [none] { $voice ->
                [self] dieser Söldner
                [bearer] der Träger
               *[you] ein Söldner
            }
           *[other] { $member }
        } { part-to } zugewiesen wird
    }
part-to = { $at_id ->
    [none] { $land_id ->
        [none] { "" }
        [self] hierher
       *[other] { $land_dat }
    }
    [entrance] dem Zugang zur Festung
   *[other] { $at_a_dat }
}
hook-path-benefit = { "" }

## Battle

hook-in-battle = { "" }
hook-reveal = beim Aufdecken { part-at }
hook-before-trick =
    .clause = bevor ein Hinterhalt { $voice ->
        [self] auf diesen Söldner
       *[you] auf euren Pfad
    } wirkt
hook-before-attack = vor jedem Angriff { $victim_id ->
    [none] { $monster_id ->
        [none] { $voice ->
            [monster] dieses Monsters
            [self] auf diesen Söldner
            [bearer] auf den Träger
            [here] auf den Söldner hier
           *[you] eines Monsters
        }
       *[other] { $monster_gen }
    }
   *[other] { part-named-of-monster } auf { $victim_acc }
} { part-at-land }
part-named-of-monster = { $monster_id ->
    [none] { "" }
   *[other] { $monster_gen }
}
hook-attack-size =
    .tail = { part-at }
    .tail-when = { part-attacked }
hook-before-attack-roll = vor dem Angriffswurf { $victim_id ->
    [none] { $monster_id ->
        [none] { $voice ->
            [monster] dieses Monsters
           *[you] { "" }
        }
       *[other] { $monster_gen }
    }
   *[other] { part-named-of-monster } gegen { $victim_acc }
} { part-at-land }
hook-before-diverted-roll = vor dem Wurf umgelenkter Angriffswürfel { part-named-of-monster } { $victim_id ->
    [none] { "" }
   *[other] gegen { $victim_acc }
} { part-at-land }
hook-before-attack-roll-or-before-diverted-roll = vor einem Wurf von Angriffswürfeln
hook-attack-roll = nach jedem Angriffswurf { part-at }
hook-hits =
    .tail = { part-at }
    .tail-when = { part-attacked }
hook-defend =
    .tail = { part-at }
    .tail-when = { $victim_id ->
        [none] { $monster_id ->
            [none] { $land_id ->
                [none] { "" }
               *[other] wenn ein Söldner { part-named-on-land } getroffen wird
            }
           *[other] wenn { $monster } { part-named-on-land } einen Söldner trifft
        }
       *[other] wenn { $monster_id ->
            [none] { $victim } { part-named-on-land } getroffen wird
           *[other] { $monster } { part-named-on-land } { $victim_acc } trifft
        }
    }
hook-before-wound =
    .clause = bevor { $victim_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] dieses Monster { part-at-land } einen Söldner verwundet
               *[you] { part-victim } { part-at-land } eine Wunde erleidet
            }
           *[other] { $monster } { part-at-land } einen Söldner verwundet
        }
       *[other] { $victim } { part-by-monster } { part-at-land } eine Wunde erleidet
    }
hook-after-wound =
    .when = wenn { $victim_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] dieses Monster { part-at-land } einen Söldner verwundet
               *[you] { part-victim } { part-at-land } verwundet wird
            }
           *[other] { $monster } { part-at-land } einen Söldner verwundet
        }
       *[other] { $victim } { part-by-monster } { part-at-land } verwundet wird
    }
hook-death =
    .when = wenn { part-victim } { part-by-monster } { part-at-land } stirbt

## Rolls and results

hook-roll =
    .tail = { $for_id ->
        [mission] bei Missionen
       *[other] { "" }
    }
    .tail-when = { $for_id ->
        [none] { part-when-rolls }
        [mission] { part-when-rolls }
        [attack] { $member_id ->
            [none] wenn ihr { part-named-on-land } { part-hunted } angreift
           *[other] wenn { $member } { part-named-on-land } { part-hunted } angreift
        }
        [capture] { $member_id ->
            [none] wenn ihr { part-named-on-land } { part-hunted } fangt
           *[other] wenn { $member } { part-named-on-land } { part-hunted } fängt
        }
        [elimination] { $member_id ->
            [none] wenn ihr { part-named-on-land } { part-hunted } besiegt
           *[other] wenn { $member } { part-named-on-land } { part-hunted } besiegt
        }
        [conquest] { $member_id ->
            [none] wenn ihr { part-conquered } erobert
           *[other] wenn { $member } { part-conquered } erobert
        }
       *[other] { $member_id ->
            [none] wenn ihr { part-named-on-land } { part-named-against } für { $for_acc } würfelt
           *[other] wenn { $member } { part-named-on-land } { part-named-against } für { $for_acc } würfelt
        }
    }
part-when-rolls = { $member_id ->
    [none] { $monster_id ->
        [none] { $land_id ->
            [none] { "" }
           *[other] wenn ihr { part-named-on-land } würfelt
        }
       *[other] wenn ihr { part-named-on-land } gegen { $monster_acc } würfelt
    }
   *[other] wenn { $member } { part-named-on-land } { part-named-against } würfelt
}
part-hunted = { $monster_id ->
    [none] { part-prey }
   *[other] { $monster_acc }
}
part-conquered = { $land_id ->
    [none] ein Land
   *[other] { $land_acc }
}
part-prey = { $voice ->
    [monster] dieses Monster
   *[you] ein Monster
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
                [monster] wenn dieses Monster { part-at-land } gefangen wird
                [you] wenn ihr { part-at-land } ein Monster fangt
               *[other] wenn { part-who } { part-at-land } ein Monster fängt
            }
           *[other] wenn { $monster } { part-at-land } gefangen wird
        }
       *[other] wenn { $victor } { part-at-land } { part-hunted } fängt
    }
hook-elimination =
    .when = { $victor_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] wenn dieses Monster { part-at-land } besiegt wird
                [you] wenn ihr { part-at-land } ein Monster besiegt
               *[other] wenn { part-who } { part-at-land } ein Monster besiegt
            }
           *[other] wenn { $monster } { part-at-land } besiegt wird
        }
       *[other] wenn { $victor } { part-at-land } { part-hunted } besiegt
    }
hook-capture-or-elimination =
    .when = { $victor_id ->
        [none] { $monster_id ->
            [none] { $voice ->
                [monster] wenn dieses Monster { part-at-land } gefangen oder besiegt wird
                [you] wenn ihr { part-at-land } ein Monster fangt oder besiegt
               *[other] wenn { part-who } { part-at-land } ein Monster fängt oder besiegt
            }
           *[other] wenn { $monster } { part-at-land } gefangen oder besiegt wird
        }
       *[other] wenn { $victor } { part-at-land } { part-hunted } fängt oder besiegt
    }
hook-conquest =
    .when = { $victor_id ->
        [none] { $land_id ->
            [none] { $voice ->
                [you] wenn ihr ein Land erobert
               *[other] wenn { part-who } ein Land erobert
            }
           *[other] wenn { $land } erobert wird
        }
       *[other] wenn { $victor } { part-conquered } erobert
    }
hook-mission-success =
    .when = { $member_id ->
        [none] { $voice ->
            [you] wenn ihr { part-mission } erfüllt
           *[other] wenn { part-who } { part-mission } erfüllt
        }
       *[other] wenn { $member } { part-mission } erfüllt
    }
hook-mission-failure =
    .when = { $member_id ->
        [none] { $voice ->
            [you] wenn ihr an { part-mission-dat } scheitert
           *[other] wenn { part-who } an { part-mission-dat } scheitert
        }
       *[other] wenn { $member } an { part-mission-dat } scheitert
    }
hook-mission-beaten =
    .when = { $member_id ->
        [none] { $voice ->
            [you] wenn ihr das Ziel { part-mission-dat } erreicht, aber ein anderer die Belohnung erhält
           *[other] wenn { part-who } das Ziel { part-mission-dat } erreicht, aber ein anderer die Belohnung erhält
        }
       *[other] wenn { $member } das Ziel { part-mission-dat } erreicht, aber ein anderer die Belohnung erhält
    }
part-mission = { $at_id ->
    [none] eine Mission
   *[other] { $at_a_acc }
}
part-mission-dat = { $at_id ->
    [none] einer Mission
   *[other] { $at_a_dat }
}
hook-loot =
    .when = { $voice ->
        [you] { $member_id ->
            [none] wenn ihr { part-named-on-land } plündert
           *[other] wenn { $member } { part-named-on-land } plündert
        }
       *[other] wenn { $member_id ->
            [none] { part-who }
           *[other] { $member }
        } { part-named-on-land } plündert
    }
hook-instead-of-loot = stattdessen
    .when = { $voice ->
        [you] { $member_id ->
            [none] wenn ihr { part-named-on-land } plündern dürft
           *[other] wenn { $member } { part-named-on-land } plündern darf
        }
       *[other] wenn { $member_id ->
            [none] { part-who }
           *[other] { $member }
        } { part-named-on-land } plündern darf
    }
