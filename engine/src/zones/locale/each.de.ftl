
selector-$kind-in = { $core } { $where_sort ->
    [hand] auf eurer Hand
    [area] vor euch
    [row] auf { $where_the_dat }
    [discards] auf { $where_the_dat }
   *[other] { $where_in }
}
selector-$kind-from = { $core } { $where_sort ->
    [hand] von eurer Hand
    [area] vor euch
    [offer] aus { $where_the_dat }
   *[other] { part-$kind-from }
}
selector-$kind-top = { $core } { part-$kind-from }
selector-$kind-top-several = { $core } { part-$kind-from }
selector-$kind-bottom = { $core } { part-$kind-from }
part-$kind-from = { $where_gender ->
    [f] von { $where_the_dat }
   *[m] vom { $where }
}
selector-$kind-first = { $core } { part-$kind-from }
selector-$kind-them = { $quantifier ->
    [a] { $case ->
        [dat] einer davon
       *[nom] eine davon
    }
   *[each] { $case ->
        [dat] ihnen
       *[nom] sie
    }
}
selector-$kind-rest = { $case ->
    [dat] dem Rest
   *[nom] den Rest
}
selector-$kind-among = { $core } darunter
