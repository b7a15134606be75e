
selector-$kind-in = { $core } { $where_sort ->
    [hand] in your { $where }
    [area] before you
    [row] on { $where_the }
   *[other] in { $where_the }
}
selector-$kind-held = { $whom_person ->
    [you] { $your }
   *[they] { $core } of { $whom }
}
selector-$kind-top = { $core } of { $where_the }
selector-$kind-top-several = { $core } of { $where_the }
selector-$kind-bottom = { $core } of { $where_the }
