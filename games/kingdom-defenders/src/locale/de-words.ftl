# Kingdom Defenders in German: things, conditions, numbers that are read, and nouns of the rules.

## Things

self-building = { $case ->
    [dat] diesem Gebäude
    [gen] dieses Gebäudes
   *[nom] dieses Gebäude
}
    .gender = n
self-character = { $case ->
    [acc] diesen Charakter
    [dat] diesem Charakter
    [gen] dieses Charakters
   *[nom] dieser Charakter
}
    .gender = m
self-adventure = { $case ->
    [dat] diesem Abenteuer
    [gen] dieses Abenteuers
   *[nom] dieses Abenteuer
}
    .gender = n
self-deed = { $case ->
    [dat] dieser Heldentat
    [gen] dieser Heldentat
   *[nom] diese Heldentat
}
    .gender = f
self-reward = { $case ->
    [dat] dieser Belohnung
    [gen] dieser Belohnung
   *[nom] diese Belohnung
}
    .gender = f
role-actor = { $case ->
    [acc] den handelnden Spieler
    [dat] dem handelnden Spieler
    [gen] des handelnden Spielers
   *[nom] der handelnde Spieler
}
    .gender = m
role-disc = { $case ->
    [dat] dieser Scheibe
    [gen] dieser Scheibe
   *[nom] diese Scheibe
}
    .gender = f
role-cause = die Ursache
    .gender = f
role-gained = die erhaltenen Ressourcen
role-stored = die gelagerten Ressourcen
role-taken = die erlittenen Wunden
part-a-f = { $quantifier ->
    [each] { $case ->
        [dat] jeder
        [gen] jeder
       *[nom] jede
    }
   *[a] { $case ->
        [dat] einer
        [gen] einer
       *[nom] eine
    }
}
part-a-n = { $quantifier ->
    [each] { $case ->
        [dat] jedem
        [gen] jedes
       *[nom] jedes
    }
   *[a] { $case ->
        [dat] einem
        [gen] eines
       *[nom] ein
    }
}
# The ending of an adjective before a neuter noun.
part-es = { $case ->
    [dat] en
    [gen] en
   *[nom] { $quantifier ->
        [each] e
       *[a] es
    }
}
selector-this-disc = { $kind ->
    [rule] { $case ->
        [dat] ihr
        [gen] ihrer
       *[nom] sie
    }
   *[other] { role-disc }
}
    .gender = f
selector-rival-disc-on-single-space = { part-a-f } { $case ->
    [dat] gegnerischen
    [gen] gegnerischen
   *[nom] gegnerische
} Scheibe auf einem Einzelfeld außerhalb { part-of-areas }
    .gender = f
selector-building-with-rival-disc = { part-a-n } { $case ->
    [gen] Gebäudes
   *[nom] Gebäude
} mit einer gegnerischen Scheibe
    .gender = n
selector-camp = { $core }
selector-rival-camp = { part-a-n } gegnerisch{ part-es } { $case ->
    [gen] Lagers
   *[nom] Lager
}
    .gender = n
selector-adventure = { $core }
part-adventure = { $case ->
    [gen] Abenteuers
   *[nom] Abenteuer
}
selector-adventure-without-rival-discs = { part-a-n } { part-adventure } ohne gegnerische Scheiben
    .gender = n
selector-deed = { $core }
selector-reward = { $core }

## Conditions

part-not = { $negated ->
    [yes] nicht
   *[no] { "" }
}
condition-cause = sie { part-not } durch { $which_quoted } entstehen
    .phrase = { $negated ->
        [yes] außer durch { $which_quoted }
       *[no] durch { $which_quoted }
    }
    .within = { $negated ->
        [yes] nicht durch { $which_quoted }
       *[no] durch { $which_quoted }
    }
condition-grey = { $what } { part-not } grau ist
condition-disc-in-area = { $what } { part-not } { $areas_in } liegt
condition-first = { $whom } { part-not } an erster Stelle der Zugreihenfolge steht

## Numbers that are read

measure-wounds = eure Wunden
    .is = ihr { part-bound } { $number ->
        [one] Wunde
       *[other] Wunden
    } habt
    .each = für jede eurer Wunden
    .goal = { part-bound } { $number ->
        [one] Wunde
       *[other] Wunden
    }
measure-level = { $what_your }
    .is = { $what_your } { $bound } beträgt
    .each = für jede { $what }-Stufe
measure-discs = eure Scheiben
    .is = ihr { part-bound } { $number ->
        [one] Scheibe
       *[other] Scheiben
    } habt
    .each = für jede eurer Scheiben
measure-relics = eure Relikte
    .is = ihr { part-bound } { $number ->
        [one] Relikt
       *[other] Relikte
    } habt
    .each = für jedes eurer Relikte
measure-relic-sets = eure Reliktsätze
    .is = ihr { part-bound } { $number ->
        [one] vollständigen Reliktsatz
       *[other] vollständige Reliktsätze
    } habt
    .each = für jeden vollständigen Satz eurer Relikte
measure-adventures-completed = eure abgeschlossenen Abenteuer
    .is = ihr { part-bound } Abenteuer abgeschlossen habt
    .each = für jedes eurer abgeschlossenen Abenteuer
    .goal = { part-bound } { $number ->
        [one] abgeschlossenes
       *[other] abgeschlossene
    } Abenteuer
measure-deeds-completed = eure vollbrachten Heldentaten
    .is = ihr { part-bound } { $number ->
        [one] Heldentat
       *[other] Heldentaten
    } vollbracht habt
    .each = für jede eurer vollbrachten Heldentaten
    .goal = { part-bound } vollbrachte { $number ->
        [one] Heldentat
       *[other] Heldentaten
    }
measure-camp-resources = die Ressourcen in euren Lagern
    .is = ihr { part-bound } { part-resources } in euren Lagern habt
    .each = für jede Ressource in euren Lagern
part-resources = { $number ->
    [one] Ressource
   *[other] Ressourcen
}
measure-resources-stored = die gelagerten Ressourcen
    .is = ihr { part-bound } { part-resources } lagert
    .each = für jede gelagerte Ressource
measure-resources-gained = die erhaltene Menge
    .is = es { $bound } sind
    .each = für jede erhaltene Ressource
measure-wounds-taken = die erlittenen Wunden
    .is = ihr { part-bound } { $number ->
        [one] Wunde
       *[other] Wunden
    } erleidet
    .each = für jede erlittene Wunde

## Limits and durations


## Nouns of the rules

noun-area-area-a = Bereich A
    .gender = m
    .in = in Bereich A
noun-area-area-b = Bereich B
    .gender = m
    .in = in Bereich B
noun-area-area-c = Bereich C
    .gender = m
    .in = in Bereich C
noun-area-adventures = den Abenteuern
    .in = auf den Abenteuern
noun-side-kingdom = Königreich
    .gender = n
noun-side-city = Stadt
    .gender = f
noun-means-attack = Angriffsaktion
    .other = Angriffsaktionen
    .gender = f
noun-means-copy = Kopie
    .other = Kopien
    .gender = f
noun-means-swap = Tausch
    .other = Täusche
    .dative = Täuschen
    .gender = m
noun-rule-wall = Regel der Mauer
    .gender = f
noun-feat-adventure = Abenteuer
    .other = Abenteuer
    .dative = Abenteuern
    .gender = n
noun-feat-deed = Heldentat
    .other = Heldentaten
    .gender = f

## Schlüssel

key-ranks = Rang { $name }
    .open = die Ziele genügen
key-goals = { $name ->
    [none] Ziel
   *[other] Ziel „{ $name }“
}
