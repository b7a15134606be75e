
hook-arrival =
    .when = when { $self } comes { $at_id ->
        [none] into play
       *[other] { $at_sort ->
            [hand] into your hand
            [area] before you
            [row] onto { $at_the }
           *[other] into { $at_the }
        }
    }
