package game

// SpendDrone takes a Drone token off a ship's stack, as the cards of the next issue will: tests of captain skill need it.
func SpendDrone(g *Game, id ShipID) {
	g.state.Ships[id].Drones--
	g.saved.Ships[id].Drones--
}
