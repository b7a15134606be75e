
hook-arrival =
    .when = wenn { $self } { $at_id ->
        [none] ins Spiel
       *[other] { $at_sort ->
            [hand] auf eure Hand
            [area] vor euch
            [row] auf { $at_the_acc }
           *[other] in { $at_the_acc }
        }
    } kommt
