
selector-$kind-in = { $core } { $where_sort ->
    [hand] in your hand
    [area] before you
    [row] on { $where_the }
   *[other] in { $where_the }
}
selector-$kind-from = { $core } from { $where_sort ->
    [hand] your hand
    [area] before you
   *[other] { $where_the }
}
selector-$kind-top = { $core } of { $where_the }
selector-$kind-top-several = { $core } of { $where_the }
selector-$kind-bottom = { $core } of { $where_the }
selector-$kind-first = { $core } of { $where_the }
selector-$kind-them = { $quantifier ->
    [a] one of them
   *[each] them
}
selector-$kind-rest = the rest
selector-$kind-among = { $core } among them
