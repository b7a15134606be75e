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
frame-up-to = bis zu { $n }
frame-any-number = beliebig viele
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
frame-quantity-equal-to = { $mass ->
    [yes] so viel { $noun }
   *[no] { $case ->
        [dat] so vielen { $noun }
       *[nom] so viele { $noun }
    }
} wie { $equal }
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
    [even] { $negated ->
        [yes] ungerade
       *[no] gerade
    }
    [odd] { $negated ->
        [yes] gerade
       *[no] ungerade
    }
   *[is] { $negated ->
        [yes] nicht { $values }
       *[no] { $values }
    }
}
frame-compare = { $measure } { $composed ->
    [yes] { $op ->
        [at-least] { $negated ->
            [yes] niedriger ist als
           *[no] mindestens so hoch ist wie
        }
        [at-most] { $negated ->
            [yes] höher ist als
           *[no] höchstens so hoch ist wie
        }
       *[is] { $negated ->
            [yes] nicht so hoch ist wie
           *[no] so hoch ist wie
        }
    } { $n }
   *[no] { $bound } { $op ->
        [even] ist
        [odd] ist
       *[is] beträgt
    }
}
frame-each = pro { $measure }

## Sets of things

# A determiner before a noun with its adjectives ($words, declined). `counted` stands behind "die Zahl".
frame-core = { $quantifier ->
    [a] { frame-a-form }
    [same] { frame-same-form }
    [that] { frame-that-form }
    [each] { frame-each-form }
    [not-each] nicht { frame-each-form }
    [no] k{ frame-a-form }
    [no-count] { $case ->
        [dat] keinen
        [gen] keiner
       *[nom] keine
    } { $n }
    [all] { frame-all-form }
    [not-all] nicht { frame-all-form }
    [count] { $n }
    [bare] { "" }
   *[the] { frame-the-form }
} { $other } { $words }
# The same for what is yours: $one and $all are the noun in singular and plural, $of in the genitive plural.
frame-yours = { $quantifier ->
    [a] { $is_other ->
        [yes] { frame-a-form } { $other }
       *[no] { $gender ->
            [m] { $case ->
                [nom] einer
               *[acc] { frame-a-form }
            }
            [n] { $case ->
                [dat] einem
               *[nom] eines
            }
           *[f] { frame-a-form }
        }
    } { frame-your-gen } { $of }
    [each] { frame-each-form } { $other } { frame-your-gen } { $of }
    [not-each] nicht { frame-each-form } { $other } { frame-your-gen } { $of }
    [no] { $gender ->
        [m] { $case ->
            [nom] keiner
           *[acc] k{ frame-a-form }
        }
        [n] { $case ->
            [dat] keinem
           *[nom] keines
        }
       *[f] k{ frame-a-form }
    } { $other } { frame-your-gen } { $of }
    [no-count] { $case ->
        [dat] keinen
        [gen] keiner
       *[nom] keine
    } { $n } { frame-your-gen } { $other } { $of }
    [count] { $n } { frame-your-gen } { $other } { $of }
    [all] { frame-all-form } { frame-your-forms } { $other } { $all }
    [not-all] nicht { frame-all-form } { frame-your-forms } { $other } { $all }
   *[the] { $number ->
        [one] { $gender ->
            [m] { $case ->
                [acc] { frame-your-stem }en
                [dat] { frame-your-stem }em
                [gen] { frame-your-stem }es
               *[nom] { frame-your-bare }
            }
            [n] { $case ->
                [dat] { frame-your-stem }em
                [gen] { frame-your-stem }es
               *[nom] { frame-your-bare }
            }
           *[f] { $case ->
                [dat] { frame-your-gen }
                [gen] { frame-your-gen }
               *[nom] { frame-your-stem }e
            }
        } { $other } { $one }
       *[other] { frame-your-forms } { $other } { $all }
    }
}
frame-your-forms = { $case ->
    [dat] { frame-your-stem }en
    [gen] { frame-your-gen }
   *[nom] { frame-your-stem }e
}
frame-your-gen = { frame-your-stem }er
frame-your-stem = { $whose ->
    [their] sein
   *[your] eur
}
frame-your-bare = { $whose ->
    [their] sein
   *[your] euer
}
frame-a-form = { $gender ->
    [f] { $case ->
        [dat] einer
        [gen] einer
       *[nom] eine
    }
    [m] { $case ->
        [acc] einen
        [dat] einem
        [gen] eines
       *[nom] ein
    }
   *[n] { $case ->
        [dat] einem
        [gen] eines
       *[nom] ein
    }
}
frame-each-form = { $gender ->
    [f] { $case ->
        [dat] jeder
        [gen] jeder
       *[nom] jede
    }
    [m] { $case ->
        [acc] jeden
        [dat] jedem
        [gen] jedes
       *[nom] jeder
    }
   *[n] { $case ->
        [dat] jedem
        [gen] jedes
       *[nom] jedes
    }
}
frame-that-form = { $gender ->
    [f] { $case ->
        [dat] dieser
        [gen] dieser
       *[nom] diese
    }
    [m] { $case ->
        [acc] diesen
        [dat] diesem
        [gen] dieses
       *[nom] dieser
    }
   *[n] { $case ->
        [dat] diesem
        [gen] dieses
       *[nom] dieses
    }
}
frame-all-form = { $case ->
    [dat] allen
    [gen] aller
   *[nom] alle
}
frame-the-form = { $number ->
    [other] { $case ->
        [dat] den
        [gen] der
       *[nom] die
    }
   *[one] { $gender ->
        [f] { $case ->
            [dat] der
            [gen] der
           *[nom] die
        }
        [m] { $case ->
            [acc] den
            [dat] dem
            [gen] des
           *[nom] der
        }
       *[n] { $case ->
            [dat] dem
            [gen] des
           *[nom] das
        }
    }
}
frame-same-form = { frame-the-form }{ $case ->
    [dat] selben
    [gen] selben
    [acc] { $gender ->
        [m] selben
       *[f] selbe
    }
   *[nom] selbe
}
frame-first = erst
frame-top = oberst
frame-bottom = unterst
frame-other = ander
# The ending is strong behind no determiner or a number, mixed behind "ein", "kein" and "euer", else weak.
frame-adjective = { $stem }{ $number ->
    [other] { $quantifier ->
        [bare] { frame-ending-strong }
        [count] { frame-ending-strong }
       *[the] en
    }
   *[one] { $quantifier ->
        [a] { frame-ending-mixed }
        [no] { frame-ending-mixed }
        [your] { frame-ending-mixed }
        [count] { frame-ending-mixed }
       *[the] { frame-ending-weak }
    }
}
frame-ending-strong = { $case ->
    [dat] en
    [gen] er
   *[nom] e
}
frame-ending-mixed = { $case ->
    [nom] { $gender ->
        [m] er
        [n] es
       *[f] e
    }
    [acc] { $gender ->
        [m] en
        [n] es
       *[f] e
    }
   *[dat] en
}
frame-ending-weak = { $case ->
    [nom] e
    [acc] { $gender ->
        [m] en
       *[f] e
    }
   *[dat] en
}
frame-adjectives = { $first } { $second }
frame-compound = { $stems }{ $noun }
frame-open-noun = { $noun } ({ $open })
frame-who = { $number ->
    [other] { $case ->
        [dat] denen
        [gen] deren
       *[nom] die
    }
   *[one] { $gender ->
        [f] { $case ->
            [dat] der
            [gen] deren
           *[nom] die
        }
        [m] { $case ->
            [acc] den
            [dat] dem
            [gen] dessen
           *[nom] der
        }
       *[n] { $case ->
            [dat] dem
            [gen] dessen
           *[nom] das
        }
    }
}
frame-that = { $set }, { $clause },
frame-with = { $set } mit { $value_dat }
frame-without = { $set } ohne { $value_acc }
frame-extreme = { $set } { $joined ->
    [yes] und mit
   *[no] mit
} { $value_dat }
frame-superlative = { $sort ->
    [quantity] { $highest ->
        [yes] meist
       *[no] wenigst
    }
   *[measure] { $highest ->
        [yes] höchst
       *[no] niedrigst
    }
}
frame-tied-choose = { $set } (bei Gleichstand wählt ihr)
frame-tied-other = { $set } (bei Gleichstand wählt { $whom })
frame-tied-none = { $set } (bei Gleichstand { $nobody })
frame-nobody = { $gender ->
    [m] keiner
    [f] keine
   *[n] keines
}
frame-exactly = { $negated ->
    [yes] nicht genau { $values }
   *[no] genau { $values }
}
frame-value = { $noun } von { $bound }
frame-parity = { $op ->
    [odd] ungerad
   *[even] gerad
}
frame-is = { $subject } { $negated ->
    [yes] nicht
   *[no] { "" }
} { $adjective } { $subject_person ->
    [you] seid
   *[they] { $subject_number ->
        [other] sind
       *[one] ist
    }
}
frame-is-a = { $subject } { $negated ->
    [yes] { $no }
   *[no] { $a }
} { $subject_person ->
    [you] seid
   *[they] { $subject_number ->
        [other] sind
       *[one] ist
    }
}
frame-has = { $subject } { $negated ->
    [yes] nicht
   *[no] { "" }
} { $value_acc } { $subject_person ->
    [you] habt
   *[they] { $subject_number ->
        [other] haben
       *[one] hat
    }
}
frame-there = es { $set_acc } gibt
frame-not = nicht gilt, dass { $clause }
frame-different = verschieden
frame-in-a-row = { $nouns } in Folge

## Numbers in words

frame-number = { $case ->
    [gen] von { $n }
   *[nom] { $n }
}
frame-number-noun = Zahl an { $noun }
    .gender = f
frame-number-of = { frame-f-the } Zahl { $set_gen }
frame-number-different = { frame-f-the } Zahl { $nouns_gen } unter { $set_dat }
frame-f-the = { $case ->
    [dat] der
    [gen] der
   *[nom] die
}
frame-of = { $number } { $whom_gen }
frame-amount = { $case ->
    [gen] dieser Menge
   *[nom] diese Menge
}
frame-among = { $number } unter { $set_dat }
frame-sum = { frame-f-the } Summe { $nouns_gen } { $set_gen }
frame-half = { frame-f-the } Hälfte { $number_gen }, { frame-rounded },
frame-twice = { $case ->
    [dat] dem Doppelten
    [gen] des Doppelten
   *[nom] das Doppelte
} { $number_gen }
frame-plus = { $first } plus { $second_dat }
frame-minus = { $first } minus { $second_dat }
frame-brackets = ({ $number })
frame-each-of = für { $every ->
    [yes] je { $set_acc }
   *[no] { $set_acc }
}
frame-each-attribute = für { $every ->
    [yes] je { $noun_acc }
   *[no] { $noun_acc }
}{ $whom_person ->
    [you] , { $every ->
        [yes] die
       *[no] { $gender ->
            [m] den
            [f] die
           *[n] das
        }
    } ihr habt,
   *[they] { " " }{ $whom_gen }
}
frame-each-different = für { $every ->
    [yes] je { $n } unter { $set_dat } vertretene
   *[no] { $gender ->
        [m] jeden unter { $set_dat } vertretenen
        [f] jede unter { $set_dat } vertretene
       *[n] jedes unter { $set_dat } vertretene
    }
} { $plain }
frame-each-point = für { $every ->
    [yes] je { $n } Punkte
   *[no] jeden Punkt
} { $number_gen }
frame-every-of = für je { $n } von { $measure_dat }
frame-each-most = { $each }, höchstens { $n },

## Steps

frame-then = { $mood ->
    [may] { $first } und dann { $second }
   *[do] { $first }, dann { $second }
}
# The verb stands second: behind "dann" and clauses ($order) the player follows it.
frame-by = { $order ->
    [then] { frame-by-verb } { $who }
   *[first] { $who } { frame-by-verb }
} { $rest }
frame-by-verb = { $verb }
frame-by-and = { $first } und { $verb } { $rest }
frame-by-choose = { $order ->
    [then] wählt { $who }
   *[first] { $who } wählt
}: { $options_cap }
frame-by-may = { $order ->
    [then] { frame-by-allowed } { $who }
   *[first] { $who } { frame-by-allowed }
} { $priced ->
    [yes] { $cost } und dafür { $may }
   *[no] { $may }
}
frame-by-allowed = { $who_person ->
    [you] dürft
   *[they] darf
}
frame-pick = { $mood ->
    [may] { $what_acc } wählen
   *[do] wählt { $what_acc }
}
frame-chosen = { $noun } { $whom_person ->
    [you] eurer Wahl
   *[they] nach Wahl { $whom_gen }
}
# Was in einem früheren Schritt gewählt wurde.
frame-that-one = dieser
    .stem = gewählt
frame-by-let = { $who_acc } { $may } lassen
frame-by-must = { $order ->
    [then] { frame-by-forced } { $who }
   *[first] { $who } { frame-by-forced }
} { $may }
frame-by-forced = { $who_person ->
    [you] müsst
   *[they] muss
}
frame-reverse = { $who } in umgekehrter Spielreihenfolge
frame-actor = { $case ->
    [acc] diesen Spieler
    [dat] diesem Spieler
    [gen] dieses Spielers
   *[nom] dieser Spieler
}
frame-again = { $verb } { $person ->
    [they] er
   *[you] ihr
} { $rest }
frame-then-other = { $mood ->
    [may] { $first }; dann { $second }
   *[do] { $first }, dann { $second }
}
frame-then-if = { $first }; { $second }
frame-test = { $clause }, { $body }
frame-otherwise = { $first }; andernfalls { $second }
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
frame-add-number = { $mood ->
    [may] { $target_acc } um { $n_acc } erhöhen
   *[do] erhöht { $target_acc } um { $n_acc }
}
frame-subtract-number = { $mood ->
    [may] { $target_acc } um { $n_acc } senken
   *[do] senkt { $target_acc } um { $n_acc }
}
frame-set-number = { $mood ->
    [may] { $target_acc } auf { $n_acc } setzen
   *[do] { $order ->
        [then] beträgt { $target } { $n_acc }
       *[first] { $target } beträgt { $n_acc }
    }
}
frame-at-least-number = { $mood ->
    [may] { $target_acc } mindestens auf { $n_acc } erhöhen
   *[do] { $order ->
        [then] beträgt { $target } mindestens { $n_acc }
       *[first] { $target } beträgt mindestens { $n_acc }
    }
}
frame-at-most-number = { $mood ->
    [may] { $target_acc } höchstens auf { $n_acc } senken
   *[do] { $order ->
        [then] beträgt { $target } höchstens { $n_acc }
       *[first] { $target } beträgt höchstens { $n_acc }
    }
}
frame-double = { $mood ->
    [may] { $target_acc } verdoppeln
   *[do] { $order ->
        [then] wird { $target } verdoppelt
       *[first] { $target } wird verdoppelt
    }
}
frame-halve = { $mood ->
    [may] { $target_acc } halbieren, { frame-rounded },
   *[do] { $order ->
        [then] wird { $target } halbiert, { frame-rounded },
       *[first] { $target } wird halbiert, { frame-rounded },
    }
}
frame-rounded = { $rounded ->
    [up] aufgerundet
   *[down] abgerundet
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
