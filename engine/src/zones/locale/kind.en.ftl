
entity-$kind = { $number ->
    [one] $one
   *[other] $other
}
self-$kind = this { "" }$one
