# How words join to sentences: German, addressed to "ihr". `en.ftl` says what messages are given.
#
# The verb comes second: behind a head, "Ihr dürft" turns to "dürft ihr", and what does not fit in front of
# it goes behind it ($front, $middle). Behind a colon a sentence opens with a capital.

## Lists

frame-list = { $first }, { $second }
frame-or = { $first } oder { $second }
frame-articles = ein eine einen einem einer der die das den dem des dieser diese dieses jeder jede jedes
frame-and = { $first } und { $second }
frame-options = { $first }; { $second }
frame-last-option = { $first }; oder { $second }

## Nouns and numbers

frame-the = { $gender ->
    [m] { $case ->
        [acc] den
        [dat] dem
       *[nom] der
    }
    [f] { $case ->
        [dat] der
       *[nom] die
    }
    [n] { $case ->
        [dat] dem
       *[nom] das
    }
   *[none] { "" }
} { $noun }
frame-a = { $gender ->
    [m] { $case ->
        [acc] einen
        [dat] einem
       *[nom] ein
    }
    [f] { $case ->
        [dat] einer
       *[nom] eine
    }
    [n] { $case ->
        [dat] einem
       *[nom] ein
    }
   *[none] { "" }
} { $noun }
frame-your = { $gender ->
    [m] { $case ->
        [acc] euren
        [dat] eurem
       *[nom] euer
    }
    [n] { $case ->
        [dat] eurem
       *[nom] euer
    }
   *[f] { $case ->
        [dat] eurer
       *[nom] eure
    }
} { $noun }
frame-quoted = „{ $noun }“
frame-in = { $gender ->
    [f] in der { $noun }
   *[m] im { $noun }
}
frame-stem = { $noun }-
frame-quantity-exactly = { $n } { $noun }
frame-quantity-up-to = bis zu { $n } { $noun }
frame-quantity-any = { $mass ->
    [yes] beliebig viel { $noun }
   *[no] { $case ->
        [dat] beliebig vielen { $noun }
       *[nom] beliebig viele { $noun }
    }
}
frame-quantity-all = { $mass ->
    [yes] { $gender ->
        [m] { $case ->
            [acc] allen { $noun }
            [dat] allem { $noun }
           *[nom] aller { $noun }
        }
        [f] { $case ->
            [dat] aller { $noun }
           *[nom] alle { $noun }
        }
       *[n] { $case ->
            [dat] allem { $noun }
           *[nom] alles { $noun }
        }
    }
   *[no] { $case ->
        [dat] allen { $noun }
       *[nom] alle { $noun }
    }
}
frame-open-number = X

## Conditions

frame-if = wenn { $clause }
frame-or-if = { $first }, oder wenn { $second }
frame-either = entweder { $clause }
frame-goal = wenn { $clause }
frame-bound = { $op ->
    [at-least] { $negated ->
        [yes] weniger als { $n }
       *[no] mindestens { $n }
    }
    [at-most] { $negated ->
        [yes] mehr als { $n }
       *[no] höchstens { $n }
    }
   *[is] { $negated ->
        [yes] nicht { $values }
       *[no] { $values }
    }
}
frame-compare = { $measure } { $bound } beträgt
frame-each = pro { $measure }

## Steps

frame-then = { $mood ->
    [may] { $first } und dann { $second }
   *[do] { $first }, dann { $second }
}
frame-with-each = { $mood ->
    [may] { $each } { $body }
   *[do] { $body } { $each }
}
frame-with-times = { $mood ->
    [may] { $times } { $body }
   *[do] { $times }: { $body }
}
frame-repeated = { $mood ->
    [may] { $times } { $body }
   *[do] { $times }: { $body_cap }
}
frame-times = { $early ->
    [yes] bis zu { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $count }-mal
    }
   *[no] { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $count }-mal
    }
}
frame-choose = { $mood ->
    [may] eins wählen: { $options_cap }
   *[do] wählt eins: { $options_cap }
}

## Changes of numbers

frame-add = { $mood ->
    [may] { $target_acc } um { $n } erhöhen
   *[do] +{ $n } auf { $target_acc }
}
frame-subtract = { $mood ->
    [may] { $target_acc } um { $n } senken
   *[do] −{ $n } auf { $target_acc }
}
frame-set = { $mood ->
    [may] { $target_acc } auf { $n } setzen
   *[do] { $order ->
        [then] beträgt { $target } { $n }
       *[first] { $target } beträgt { $n }
    }
}
frame-at-least = { $mood ->
    [may] { $target_acc } auf mindestens { $n } erhöhen
   *[do] { $order ->
        [then] beträgt { $target } mindestens { $n }
       *[first] { $target } beträgt mindestens { $n }
    }
}
frame-at-most = { $mood ->
    [may] { $target_acc } auf höchstens { $n } senken
   *[do] { $order ->
        [then] beträgt { $target } höchstens { $n }
       *[first] { $target } beträgt höchstens { $n }
    }
}

## Sentences

frame-head = { $kind ->
    [phrase] { $after ->
        [clause] { $head }, { $part }
       *[other] { $head } { $part }
    }
   *[other] { $head }, { $part }
}
frame-tail = { $kind ->
    [clause] { $body }, { $tail }
   *[phrase] { $body } { $tail }
}
frame-priced = { $cost }: { $body_cap }
frame-priced-option = { $body_opens ->
    [sign] { $cost }: { $body }
   *[word] { $cost } und { $body }
}
frame-priced-choice = { $cost }, dann { $body }
frame-priced-grant = { $cost }, dann gilt { $body }
frame-do = { $do }
frame-head-do = { $head }: { $do_cap }
frame-head-several = { $head }: { $do_cap }
frame-may = ihr dürft { $may }
frame-head-may = { $front_kind ->
    [clause] { $front }, dürft ihr { $middle } { $may }
   *[other] { $front } dürft ihr { $middle } { $may }
}
frame-offer = { $do }
frame-head-offer = { $front_kind ->
    [clause] { $front }, dürft ihr { $middle } { $may }
   *[other] { $front } dürft ihr { $middle } { $may }
}
frame-pay = ihr müsst { $may }
frame-head-pay = { $front_kind ->
    [clause] { $front }, müsst ihr { $middle } { $may }
   *[other] { $front } müsst ihr { $middle } { $may }
}
frame-must = { $do }
frame-head-must = { $head_kind ->
    [clause] { $head }, { $do }
   *[other] { $head } – { $do }
}
