
attribute-$kind = { $number ->
    [other] $other
   *[one] $one
}
