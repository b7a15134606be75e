
verb-put-into = { $mood ->
    [may] { $what_acc } { part-into-zone } { $where_sort ->
        [pile] mischen
       *[other] legen
    }
   *[do] { $where_sort ->
        [pile] mischt
       *[other] legt
    } { $what_acc } { part-into-zone }
}
part-into-zone = { $where_sort ->
    [hand] auf eure Hand
    [area] vor euch
    [discards] auf { $where_the_acc }
    [row] auf { $where_the_acc }
   *[other] in { $where_the_acc }
}
verb-put-on = { $mood ->
    [may] { $what_acc } auf { $where_the_acc } legen
   *[do] legt { $what_acc } auf { $where_the_acc }
}
verb-put-under = { $mood ->
    [may] { $what_acc } unter { $where_the_acc } legen
   *[do] legt { $what_acc } unter { $where_the_acc }
}
verb-discard-card = { $mood ->
    [may] { $what_acc } ablegen
   *[do] legt { $what_acc } ab
}
verb-take-card = { $mood ->
    [may] { $what_acc } nehmen
   *[do] nehmt { $what_acc }
}
verb-shuffle-zone = { $mood ->
    [may] { $what_the_acc } mischen
   *[do] mischt { $what_the_acc }
}
verb-refill-zone = { $mood ->
    [may] { $what_the_acc } auffüllen
   *[do] füllt { $what_the_acc } auf
}
verb-look-at = { $mood ->
    [may] { $what_acc } ansehen
   *[do] seht euch { $what_acc } an
}
verb-reveal-card = { $mood ->
    [may] { $what_acc } aufdecken
   *[do] deckt { $what_acc } auf
}
verb-buy-card = { $mood ->
    [may] { $what_acc } kaufen
   *[do] kauft { $what_acc }
}
