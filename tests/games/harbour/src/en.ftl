hook-roll = after your roll
hook-load = when you load a ship
verb-reroll = reroll the { $colour } die
self-ship = this ship
condition-pair = both dice show { $negated ->
    [yes] different faces
   *[no] the same face
}
measure-ships = your ships
    .each = for each of your ships
    .is = you have { part-bound } ships
