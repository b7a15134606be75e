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
#                      it is not said). Value: opens the sentence. `.when`, `.clause`: a clause that opens it.
#                      `.tail`, `.tail-when`: a phrase or clause that may end it. `hook-a-or-b`: for both
#                      hooks at once.
#   verb-, cost-       $mood: `do` (an order) or `may` (behind "you may"); verbs also $each, $times (and
#                      $repeated: yes, no), which they may place, and $order: `first`, or `then` behind another
#   target-            Value: the number's name in $case; $order. `.add`, `.subtract`, `.set`, `.at-least`, `.at-most`:
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
frame-quantity-any = any number of { $noun }
frame-quantity-all = all { $noun }
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
   *[is] { $negated ->
        [yes] not { $values }
       *[no] { $values }
    }
}
frame-compare = { $measure } is { $bound }
frame-each = for each { $measure }

## Steps

frame-then = { $first }, then { $second }
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
