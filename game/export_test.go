package game

// SpendDrone takes a Drone token off a ship's stack, as the cards of the next issue will: tests of captain skill need it.
func SpendDrone(g *Game, id ShipID) {
	g.state.Ships[id].Drones--
	g.saved.Ships[id].Drones--
}

// LayOnly is the table as a position lays it, before anything happens.
func LayOnly(u *Setup) (*State, error) {
	if err := u.check(); err != nil {
		return nil, err
	}
	g := &Game{setup: u}
	u.lay(&g.state)
	u.Position.apply(g)
	return &g.state, nil
}
