ask-action = Waren für einen Würfel nehmen oder ein Schiff beladen.
act-pass = nichts
zone-pier = Kai
event-round = Runde { $round } beginnt
event-rolled = { $die }: { $face }
event-gained = { $player } bekommt { $goods }
event-lost = { $player } gibt { $goods } ab
event-loaded = { $player } belädt „{ $ship }“
