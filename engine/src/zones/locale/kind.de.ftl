
entity-$kind = { $number ->
    [one] { $case ->
        [gen] $genitive
        [acc] $oblique
        [dat] $oblique
       *[nom] $one
    }
   *[other] { $case ->
        [dat] $dative
       *[nom] $other
    }
}
    .gender = $gender
self-$kind = { "$gender" ->
    [m] { $case ->
        [acc] diesen $oblique
        [dat] diesem $oblique
        [gen] dieses $genitive
       *[nom] dieser $one
    }
    [n] { $case ->
        [dat] diesem $one
        [gen] dieses $genitive
       *[nom] dieses $one
    }
   *[f] { $case ->
        [dat] dieser $one
        [gen] dieser $one
       *[nom] diese $one
    }
}
    .gender = $gender
selector-$kind-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
