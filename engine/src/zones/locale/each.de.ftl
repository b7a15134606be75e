
selector-$kind-in = { $core } { $where_sort ->
    [hand] auf eurer Hand
    [area] vor euch
    [row] auf { $where_the_dat }
    [discards] auf { $where_the_dat }
   *[other] { $where_in }
}
selector-$kind-held = { $whom_person ->
    [you] { $your }
   *[they] { $core } { $whom_gen }
}
selector-$kind-top = { $core } { part-$kind-from }
selector-$kind-top-several = { $core } { part-$kind-from }
selector-$kind-bottom = { $core } { part-$kind-from }
part-$kind-from = { $where_gender ->
    [f] von { $where_the_dat }
   *[m] vom { $where }
}
