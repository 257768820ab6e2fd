package game

// concede ends the battle at an open question of a player who gives it up. What has happened of the
// step that asks stays as it has been told; nothing else of it happens any more.
func (g *Game) concede(p PlayerID) {
	s := &g.state
	g.prompts = g.prompts[:0]
	s.stack[0] = Frame{Step: stepConcede, Ship: NoShip, About: About(p)}
	s.nStack = 1
	g.next()
	g.run()
}

// conceded counts all ships of the player who gives up as destroyed (rules 10, 14).
//
// Ruling: their destruction sets nothing off, neither card text nor what a sheet says of a lost
// ship: nothing is played on once a player has given up, and nobody could be asked.
func conceded(t *Turn) {
	p := t.about.player()
	Emit(t, Conceded{Player: p})
	for id, sh := range ships(t.State()) {
		if sh.Owner == p && !sh.Map && !sh.Destroyed {
			Emit(t, ShipDestroyed{Ship: id, Deck: t.Setup().deckOf(id)})
		}
	}
	t.then(Frame{Step: stepFinish, Ship: NoShip, About: About(ByConcession)})
}
