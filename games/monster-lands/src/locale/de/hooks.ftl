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
    .when = { $at_id ->
        [none] wenn ihr etwas kauft
       *[other] { "" }
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
        [self] wenn dieser Söldner { part-to } zugewiesen wird
        [bearer] wenn der Träger { part-to } zugewiesen wird
        [here] wenn ihr hier einen Söldner zuweist
       *[you] wenn ein Söldner { part-to } zugewiesen wird
    }
part-to = { $at_id ->
    [none] { "" }
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
hook-before-attack = vor jedem Angriff { $voice ->
    [monster] dieses Monsters
    [self] auf diesen Söldner
    [bearer] auf den Träger
    [here] auf den Söldner hier
   *[you] eines Monsters
} { part-at }
hook-attack-size =
    .tail = { part-at }
hook-before-attack-roll = vor dem Angriffswurf { $voice ->
    [monster] dieses Monsters
   *[you] { "" }
} { part-at }
hook-before-diverted-roll = vor dem Wurf umgelenkter Angriffswürfel { part-at }
hook-before-attack-roll-or-before-diverted-roll = vor einem Wurf von Angriffswürfeln
hook-attack-roll = nach jedem Angriffswurf { part-at }
hook-hits =
    .tail = { part-at }
hook-defend =
    .tail = { part-at }
hook-before-wound =
    .clause = bevor { $voice ->
        [self] dieser Söldner { part-at } eine Wunde erleidet
        [bearer] der Träger { part-at } eine Wunde erleidet
        [here] der Söldner hier eine Wunde erleidet
        [monster] dieses Monster { part-at } einen Söldner verwundet
       *[you] ein Söldner { part-at } eine Wunde erleidet
    }
hook-after-wound =
    .when = wenn { $voice ->
        [self] dieser Söldner { part-at } verwundet wird
        [bearer] der Träger { part-at } verwundet wird
        [here] der Söldner hier verwundet wird
        [monster] dieses Monster { part-at } einen Söldner verwundet
       *[you] ein Söldner { part-at } verwundet wird
    }
hook-death =
    .when = wenn { $voice ->
        [self] dieser Söldner
        [bearer] der Träger
        [here] der Söldner hier
       *[you] ein Söldner
    } { part-at } stirbt

## Rolls and results

hook-roll =
    .tail = { $for_id ->
        [mission] bei Missionen
       *[other] { "" }
    }
    .tail-when = { $for_id ->
        [none] { "" }
        [mission] { "" }
        [attack] wenn ihr { part-prey } angreift
        [capture] wenn ihr { part-prey } fangt
        [elimination] wenn ihr { part-prey } besiegt
        [conquest] wenn ihr ein Land erobert
       *[other] wenn ihr für { $for_acc } würfelt
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
    .when = { $voice ->
        [monster] wenn dieses Monster { part-at } gefangen wird
        [you] wenn ihr { part-at } ein Monster fangt
       *[other] wenn { part-who } { part-at } ein Monster fängt
    }
hook-elimination =
    .when = { $voice ->
        [monster] wenn dieses Monster { part-at } besiegt wird
        [you] wenn ihr { part-at } ein Monster besiegt
       *[other] wenn { part-who } { part-at } ein Monster besiegt
    }
hook-capture-or-elimination =
    .when = { $voice ->
        [monster] wenn dieses Monster { part-at } gefangen oder besiegt wird
        [you] wenn ihr { part-at } ein Monster fangt oder besiegt
       *[other] wenn { part-who } { part-at } ein Monster fängt oder besiegt
    }
hook-conquest =
    .when = { $voice ->
        [you] wenn ihr ein Land erobert
       *[other] wenn { part-who } ein Land erobert
    }
hook-mission-success =
    .when = { $voice ->
        [you] wenn ihr { part-mission } erfüllt
       *[other] wenn { part-who } { part-mission } erfüllt
    }
hook-mission-failure =
    .when = { $voice ->
        [you] wenn ihr an { part-mission-dat } scheitert
       *[other] wenn { part-who } an { part-mission-dat } scheitert
    }
hook-mission-beaten =
    .when = { $voice ->
        [you] wenn ihr das Ziel { part-mission-dat } erreicht, aber ein anderer die Belohnung erhält
       *[other] wenn { part-who } das Ziel { part-mission-dat } erreicht, aber ein anderer die Belohnung erhält
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
        [you] wenn ihr plündert
       *[other] wenn { part-who } plündert
    }
hook-instead-of-loot = stattdessen
    .when = { $voice ->
        [you] wenn ihr plündern dürft
       *[other] wenn { part-who } plündern darf
    }
