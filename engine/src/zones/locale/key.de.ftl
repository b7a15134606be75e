
attribute-$kind = { $number ->
    [other] { $case ->
        [dat] $dative
       *[nom] $other
    }
   *[one] { $case ->
        [gen] $genitive
       *[nom] $one
    }
}
    .gender = $gender
