hook-roll = nach eurem Wurf
hook-load = wenn ihr ein Schiff beladet
verb-reroll = { $mood ->
    [may] den Würfel „{ $colour }“ neu würfeln
   *[do] würfelt den Würfel „{ $colour }“ neu
}
self-ship = dieses Schiff
    .gender = n
condition-pair = beide Würfel { $negated ->
    [yes] Verschiedenes
   *[no] dasselbe
} zeigen
measure-ships = eure Schiffe
    .each = pro Schiff in eurem Besitz
    .is = ihr { part-bound } Schiffe habt
