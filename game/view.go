package game

import "attackwing/game/dice"

// View is a State with all that Me may not know blanked out: the opponent's dials until they are
// revealed, the order of the decks, what lies face down, the dice to come. Screens and computer
// players get a View, never the state.
type View struct {
	State
	Me    PlayerID // Nobody for a spectator, who sees no dial
	Setup *Setup

	ahead  [16]Token
	nAhead int8
	more   *[MaxTokens]Token // in place of ahead, where there are more than it holds; never written again
	known  bool
	at     moment
}

// View returns the game as a player may know it now.
func (g *Game) View(me PlayerID) *View {
	v := &View{}
	g.ViewInto(me, v)
	return v
}

// ViewInto is View into a value of the caller's, so that nothing is allocated.
func (g *Game) ViewInto(me PlayerID, v *View) {
	g.state.CopyTo(&v.State)
	v.Me, v.Setup, v.known = me, g.setup, false
	v.Dice = dice.Source{}
	v.nStack = 0
	g.momentInto(&v.at)
	for p := range v.Decks {
		v.Decks[p] = Deck{N: v.Decks[p].N, ND: v.Decks[p].ND} // face down, all of them
	}
	g.knownTo(v)
	for i := range v.Ships[:v.NShips] {
		sh := &v.Ships[i]
		if sh.Owner != me && !sh.DialShown && !sh.SeenBy(me) {
			sh.Dial = -1
		}
		if sh.Owner == me && sh.Noted.Blind && !sh.DialShown {
			sh.Dial = -1
		}
		for k := range sh.Damage[:sh.NDamage] {
			if !sh.Damage[k].Up {
				sh.Damage[k].ID = FaceDown
			}
		}
	}
}

// SeenBy reports whether a player has looked at the dial of a ship.
func (sh *Ship) SeenBy(p PlayerID) bool { return p >= 0 && sh.Noted.Seen&(1<<p) != 0 }

// Ahead returns the tokens that will be laid at the end of this round. It works them out once.
func (v *View) Ahead() []Token {
	if !v.known {
		v.known, v.nAhead, v.more = true, 0, nil
		if next := v.Setup.play.Next; next != nil {
			all := next(&v.State, v.ahead[:0])
			if v.nAhead = int8(min(len(all), MaxTokens)); len(all) > len(v.ahead) {
				v.more = new([MaxTokens]Token)
				copy(v.more[:], all)
			}
		}
	}
	if v.more != nil {
		return v.more[:v.nAhead]
	}
	return v.ahead[:v.nAhead]
}
