
verb-put-into = put { $what } { $where_sort ->
    [pile] into { $where_the } and shuffle it
    [hand] into your hand
    [area] before you
    [offer] into { $where_the }
    [discards] into { $where_the }
   *[row] on { $where_the }
}
verb-put-on = put { $what } on { $where_the }
verb-put-under = put { $what } under { $where_the }
verb-discard-card = discard { $what }
verb-take-card = take { $what }
verb-shuffle-zone = shuffle { $what_the }
verb-refill-zone = refill { $what_the }
verb-look-at = look at { $what }
verb-reveal-card = reveal { $what }
verb-buy-card = buy { $what }
