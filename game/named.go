package game

// named lets the effect that only one card has happen.
func (t *Turn) named(p *usage) {}

// namedChanges tells whether such an effect would change anything.
func (s *State) namedChanges(u *Setup, l *line, o *occasion) No { return No{} }

// stationsAreCrits tells whether a Battle Stations token spent on attack dice makes Critical Hits, by card text.
func (s *State) stationsAreCrits(u *Setup, id ShipID) bool { return false }
