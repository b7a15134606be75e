# How words join to sentences: English. Games bring the words.
#
# What messages are given (German picks from the same variables):
#   every message      $kind: the entry's kind; $voice: who acts in its sentences (attribute `voice` of
#                      `self-<kind>`, else `you`); $hook: the ability's hook, with its qualifiers as $hook_for,
#                      $hook_for_id ...; $hooks: all hooks (`a-or-b`); $granted: whether another ability grants this one (yes, no)
#   a noun phrase $x   $x, $x_acc, $x_dat, $x_gen; and $x_id, $x_gender
#     a noun           also $x_other, $x_other_dat (plural), $x_the.., $x_a.. (with article), $x_in (`at the
#                      Mine`), $x_stem, $x_your, $x_your_acc, $x_quoted, $x_the_and, $x_in_and, $x_all (all of them, in the plural: `potions and venoms`),
#                      $x_all_number (one, other), $x_count (how many nouns), $x_vowel (whether it takes "an")
#     an amount        also $x_count, $x_number (one, other), $x_noun (without its number), $x_quantity
#     a thing          also $x_person (you, they: from the attribute `person`), $x_quantifier
#   hook-              $self; $lasting (yes, no); $within (see condition-); and each qualifier by its word: $for, $for_id (`none` where
#                      it is not said); what it is about by its role: $victim, $victim_id (`none` likewise). Value: opens the sentence. `.when`, `.clause`: a clause that opens it.
#                      `.tail`, `.tail-when`: a phrase or clause that may end it. `hook-a-or-b`: for both
#                      hooks at once.
#   verb-, cost-       $mood: `do` (an order) or `may` (behind "you may"); verbs also $each, $times (and
#                      $repeated: yes, no), which they may place, and $order: `first`, or `then` behind another
#   target-            Value: the number's name in $case; $order. `.add`, `.subtract`, `.set`, `.at-least`, `.at-most`, `.double`, `.halve`:
#                      the whole change, by $n, where the frame's words do not fit; `.may-add` ... behind "you may"
#   selector-, role-, self-   $case, $quantifier: `the`, `a` or `each`. `.person`, `.gender`
#   condition-         a clause without "if", by $negated. `.phrase`: instead of it. `.while`: a clause that
#                      opens the sentence. `.within`: a phrase for the hook's $within, if that has a place for it. `.goal`: as a goal
#   measure-           the number's name in $case. `.each`: "for each ...". `.is` (the clause), `.phrase`,
#                      `.while`, `.goal`: compared; $bound, $op, $n, $number, $values, $negated
#   limit-             $count.   unit- $stems, $number, $case; `.gender`.   param-<class> an open parameter
#   noun-<class>-<id>  the singular; `.other`, `.dative`, `.gender`, `.in`
#   key-               heads a row of a list of conditions in an entry; $name (`none`). `.open`: of a row without one
#   part-              shared by the game's own messages
#
# Sets of things are noun phrases that the frames put together. What a game says of them, English and German (in
# Fluent every variant stands on a line of its own):
#   entity-<type>      (types with a common noun) the noun by $number (one, other) and $case. `.gender`: m, f, n; `.nobody`: for persons, instead of "none"
#                        entity-mercenary = { $number -> [one] mercenary *[other] mercenaries }
#                        entity-mercenary = { $number -> [one] { $case -> [gen] Söldners *[nom] Söldner }
#                            *[other] { $case -> [dat] Söldnern *[nom] Söldner } }
#                            .gender = m
#   attribute-<id>     of a truth: the adjective without an ending. `.stem`: what endings are added to, if it differs
#                        attribute-wounded = wounded
#                        attribute-wounded = verwundet            attribute-grim = düster
#                                                                     .stem = düstr
#                      of nouns: its own noun, by $number and $case; its nouns are compounded with the common noun
#                      (`water mercenary`, `Wasser-Söldner`)
#                        attribute-affinity = { $number -> [one] affinity *[other] affinities }
#                        attribute-affinity = { $number -> [one] Affinität *[other] Affinitäten }
#                            .gender = f
#                      of a number: its noun, by $number and $case. `.mass = yes`: it has no plural. `.each`: instead of
#                      "for each hit of ...", by $every (yes, no), $n and $whom
#                        attribute-glory = glory                  attribute-glory = { $case -> [gen] Ruhms *[nom] Ruhm }
#                            .mass = yes                              .gender = m
#                                                                     .mass = yes
#                      with a verb, whatever it is: also `.is`, the clause. It serves conditions ("this die shows 6")
#                      and sets ("that shows 6"): $subject with $subject_number (one, other) and $subject_person (you,
#                      they); $negated; a number's value as $bound ("at least 3", "an even face", "the same face"),
#                      nouns as $what ("$what_a": a potion). A truth may have `.is` as well, instead of "is wounded".
#                        attribute-face = { $number -> [one] face *[other] faces }
#                            .is = { $subject } { $negated ->
#                                [yes] { $subject_number -> [other] do *[one] does } not show
#                               *[no] { $subject_number -> [other] show *[one] shows } } { $bound }
#                        attribute-face = { $number -> [one] Augenzahl *[other] Augenzahlen }
#                            .gender = f
#                            .is = { $subject } { $negated -> [yes] nicht *[no] { "" } } { $bound_acc }
#                                { $subject_number -> [other] zeigen *[one] zeigt }
#   selector-<id>      with a `*` in its pattern: $core is determiner, adjectives and noun in the case at hand ("each
#                      wounded water mercenary", "wounded mercenaries"); the message adds the place. $your is the same
#                      for what is yours ("one of your mercenaries"); its slots as ever. Clauses, `with` and ties follow
#                      by themselves.
#                        selector-mercenary-here = { $core } here        ... = { $core } hier
#                        selector-mercenary-of = { $whom_person ->       ... = { $whom_person ->
#                            [you] { $your }                                 [you] { $your }
#                           *[they] { $core } of { $whom } }                *[they] { $core } { $whom_gen } }
#                      without `*`: if its things have a common noun, it may be counted: $number, and $quantifier also
#                      `all`, `count` (with $n), `counted` (behind "the number of"), `no` ...
#   measure-           also `.every`: "for every 2 ...", by $n

## Lists

frame-list = { $first }, { $second }
frame-or = { $first } or { $second }
# Words with which what two clauses share cannot end.
frame-articles = a an the this one each
frame-and = { $first } and { $second }
frame-options = { $first }; { $second }
frame-last-option = { $first }; or { $second }

## Nouns and numbers

frame-the = the { $noun }
frame-a = { $vowel ->
    [yes] an { $noun }
   *[no] a { $noun }
}
frame-your = your { $noun }
frame-quoted = “{ $noun }”
frame-in = at the { $noun }
frame-stem = { $noun }
frame-quantity-exactly = { $n } { $noun }
frame-quantity-up-to = up to { $n } { $noun }
frame-up-to = up to { $n }
frame-any-number = any number
frame-quantity-any = any number of { $noun }
frame-quantity-all = all { $noun }
frame-quantity-equal-to = { $noun } equal to { $equal }
frame-open-number = X

## Conditions

frame-if = if { $clause }
frame-or-if = { $first }, or if { $second }
frame-either = either { $clause }
frame-goal = { $clause }
frame-bound = { $op ->
    [at-least] { $negated ->
        [yes] fewer than { $n }
       *[no] at least { $n }
    }
    [at-most] { $negated ->
        [yes] more than { $n }
       *[no] at most { $n }
    }
    [even] { $negated ->
        [yes] odd
       *[no] even
    }
    [odd] { $negated ->
        [yes] even
       *[no] odd
    }
   *[is] { $negated ->
        [yes] not { $values }
       *[no] { $values }
    }
}
frame-compare = { $measure } is { $composed ->
    [yes] { $op ->
        [at-least] { $negated ->
            [yes] less than { $n }
           *[no] { $bound }
        }
       *[is] { $bound }
    }
   *[no] { $bound }
}
frame-each = for each { $measure }

## Sets of things

# A determiner before a noun with its adjectives ($words). `counted` stands behind "the number of".
frame-core = { $quantifier ->
    [a] { $is_other ->
        [yes] another
       *[no] { $vowel ->
            [yes] an
           *[no] a
        }
    }
    [each] each { $other }
    [not-each] not every { $other }
    [no] no { $other }
    [no-count] no { $n } { $other }
    [all] all { $other }
    [not-all] not all { $other }
    [count] { $n } { $other }
    [bare] { $other }
    [counted] { $other }
    [same] the same
    [that] that
   *[the] the { $other }
} { $words }
# The same for what is yours: $one and $all are the noun in singular and plural.
frame-yours = { $quantifier ->
    [a] { $is_other ->
        [yes] another of { frame-whose } { $all }
       *[no] one of { frame-whose } { $all }
    }
    [each] each { $other } of { frame-whose } { $all }
    [not-each] not every { $other } one of { frame-whose } { $all }
    [no] none of { frame-whose } { $other } { $all }
    [no-count] no { $n } of { frame-whose } { $other } { $all }
    [all] all { frame-whose } { $other } { $all }
    [not-all] not all { frame-whose } { $other } { $all }
    [count] { $n } of { frame-whose } { $other } { $all }
   *[the] { frame-whose } { $other } { $number ->
        [one] { $one }
       *[other] { $all }
    }
}
frame-whose = { $whose ->
    [their] their
   *[your] your
}
frame-first = first
frame-top = top
frame-bottom = bottom
frame-other = other
frame-adjective = { $stem }
frame-adjectives = { $first } { $second }
frame-compound = { $stems } { $noun }
frame-open-noun = { $noun } ({ $open })
frame-who = that
frame-that = { $set } { $clause }
frame-with = { $set } with { $value }
frame-without = { $set } without { $value }
frame-extreme = { $set } { $joined ->
    [yes] and with
   *[no] with
} { $value }
frame-superlative = { $sort ->
    [quantity] { $highest ->
        [yes] most
       *[no] { $mass ->
            [yes] least
           *[no] fewest
        }
    }
   *[measure] { $highest ->
        [yes] highest
       *[no] lowest
    }
}
frame-tied-choose = { $set } (if tied, you choose)
frame-tied-other = { $set } (if tied, { $whom } { $whom_person ->
    [you] choose
   *[they] chooses
})
frame-tied-none = { $set } ({ $nobody } if tied)
frame-nobody = none
frame-exactly = { $negated ->
    [yes] not exactly { $values }
   *[no] exactly { $values }
}
frame-value = { $noun } of { $bound }
frame-parity = { $op ->
    [odd] odd
   *[even] even
}
frame-is = { $subject } { $subject_person ->
    [you] are
   *[they] { $subject_number ->
        [other] are
       *[one] is
    }
} { $negated ->
    [yes] not
   *[no] { "" }
} { $adjective }
frame-is-a = { $subject } { $subject_person ->
    [you] are
   *[they] { $subject_number ->
        [other] are
       *[one] is
    }
} { $negated ->
    [yes] not { $a }
   *[no] { $a }
}
frame-has = { $subject } { $negated ->
    [yes] { $subject_person ->
        [you] do
       *[they] { $subject_number ->
            [other] do
           *[one] does
        }
    } not have
   *[no] { $subject_person ->
        [you] have
       *[they] { $subject_number ->
            [other] have
           *[one] has
        }
    }
} { $value }
frame-there = there { $set_number ->
    [other] are
   *[one] is
} { $set }
frame-not = it is not so that { $clause }
frame-different = different
frame-in-a-row = { $nouns } in a row

## Numbers in words

frame-number = { $n }
frame-number-noun = number of { $noun }
frame-number-of = the number of { $set }
frame-number-different = the number of { $nouns } among { $set }
frame-of = { $number } of { $whom }
frame-amount = that amount
frame-among = { $number } among { $set }
frame-sum = the sum of { $nouns } of { $set }
frame-half = half { $number }, rounded { $rounded },
frame-twice = twice { $number }
frame-plus = { $first } plus { $second }
frame-minus = { $first } minus { $second }
frame-brackets = ({ $number })
frame-each-of = for { $every ->
    [yes] every { $set }
   *[no] { $set }
}
frame-each-attribute = for { $every ->
    [yes] every { $noun }
   *[no] { $noun }
} { $whom_person ->
    [you] you have
   *[they] of { $whom }
}
frame-each-different = for { $every ->
    [yes] every { $noun }
   *[no] { $noun }
} among { $set }
frame-each-point = for { $every ->
    [yes] every { $n } points
   *[no] each point
} of { $number }
frame-every-of = for every { $n } of { $measure }
frame-each-most = { $each }, at most { $n },

## Steps

frame-then = { $first }, then { $second }
# Other players: $who does something. $verb is the verb of an order, $verb_third its third person, $rest what follows;
# $order is `then` behind "then" and clauses. `.infinitive`: an order looks like the infinitive.
frame-by = { $who } { $person ->
    [you] { $verb }
   *[they] { $verb_third }
} { $rest }
    .infinitive = yes
frame-by-and = { $first }, then { $verb_third } { $rest }
frame-by-choose = { $who } chooses: { $options }
frame-by-may = { $who } may { $priced ->
    [yes] { $cost } to { $may }
   *[no] { $may }
}
frame-pick = choose { $what }
frame-chosen = { $noun } { $whom_person ->
    [you] of your choice
   *[they] chosen by { $whom }
}
# What was chosen in an earlier step. `.stem`: an adjective for it, behind "the".
frame-that-one = that
frame-by-let = let { $who } { $may }
frame-by-must = { $who } must { $may }
frame-reverse = { $who } in reverse turn order
frame-actor = that player
frame-again = { $after ->
    [by] { $person ->
        [they] they { $verb }
       *[you] you { $verb }
    }
   *[clause] { $person ->
        [they] they { $verb }
       *[you] { $verb }
    }
} { $rest }
frame-then-other = { $first }, then { $second }
frame-then-if = { $first }; { $second }
frame-test = { $clause }, { $body }
frame-otherwise = { $first }; otherwise, { $second }
frame-with-each = { $body } { $each }
frame-with-times = { $body } { $times }
frame-repeated = { $mood ->
    [may] { $body }, { $times }
   *[do] { $times }: { $body }
}
frame-times = { $early ->
    [yes] up to { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
   *[no] { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
}
frame-choose = choose one: { $options }

## Changes of numbers

frame-add = { $mood ->
    [may] add { $n } to { $target }
   *[do] +{ $n } to { $target }
}
frame-subtract = { $mood ->
    [may] subtract { $n } from { $target }
   *[do] −{ $n } to { $target }
}
frame-set = { $mood ->
    [may] set { $target } to { $n }
   *[do] { $target } is { $n }
}
frame-at-least = { $mood ->
    [may] raise { $target } to { $n }
   *[do] { $target } is at least { $n }
}
frame-at-most = { $mood ->
    [may] lower { $target } to { $n }
   *[do] { $target } is at most { $n }
}
frame-add-number = increase { $target } by { $n }
frame-subtract-number = reduce { $target } by { $n }
frame-set-number = { $mood ->
    [may] set { $target } to { $n }
   *[do] { $target } is { $n }
}
frame-at-least-number = { $mood ->
    [may] raise { $target } to { $n }
   *[do] { $target } is at least { $n }
}
frame-at-most-number = { $mood ->
    [may] lower { $target } to { $n }
   *[do] { $target } is at most { $n }
}
frame-double = { $mood ->
    [may] double { $target }
   *[do] { $target } is doubled
}
frame-halve = { $mood ->
    [may] halve { $target }, rounded { $rounded },
   *[do] { $target } is halved, rounded { $rounded },
}

## Sentences

frame-head = { $head }, { $part }
frame-tail = { $body } { $tail }
frame-priced = { $cost }: { $body }
frame-priced-option = { $cost }: { $body }
frame-priced-choice = { $cost }, then { $body }
frame-priced-grant = { $cost }, then { $body }
frame-do = { $do }
frame-head-do = { $do_opens ->
    [sign] { $head }: { $do }
   *[word] { $head }, { $do }
}
frame-head-several = { $head }: { $do }
frame-may = you may { $may }
frame-head-may = { $head }, you may { $may }
frame-offer = { $do }
frame-head-offer = { $head }, { $do }
frame-pay = you must { $do }
frame-head-pay = { $head }, you must { $do }
frame-must = { $do }
frame-head-must = { $head }, { $do }
