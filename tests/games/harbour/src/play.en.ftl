ask-action = Take goods for a die, or load a ship.
act-pass = nothing
zone-pier = Pier
event-round = Round { $round } begins
event-rolled = { $die }: { $face }
event-gained = { $player } gets { $goods }
event-lost = { $player } gives { $goods }
event-loaded = { $player } loads “{ $ship }”
