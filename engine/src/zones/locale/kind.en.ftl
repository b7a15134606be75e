
entity-$kind = { $number ->
    [one] $one
   *[other] $other
}
self-$kind = this { "" }$one
selector-$kind-of = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
