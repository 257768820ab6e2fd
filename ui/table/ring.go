package table

// ringReach is how far from its ship the ring of actions reaches, px; it may be turned aside by ships.
const ringReach = 150.0

// drawRing is the ring of actions on the board, where no card lies over it.
func (t *Table) drawRing() {
	p := t.Asked()
	if p == nil || t.screen.why.Open || t.screen.shipCard.Open {
		return
	}
	if t.termAt() > 0 && len(t.screen.ring.Stands(&t.Battle)) > 0 {
		at := t.cam.ToScreen(t.middleOf(p.Ship))
		if k := t.termBox(); at.X > k.X-ringReach && at.X < k.X+k.W+ringReach && at.Y > k.Y-ringReach && at.Y < k.Y+k.H+ringReach {
			return
		}
	}
	t.screen.frame.Sees(t.cam)
	t.inBox(t.screen.ring.Body(&t.Battle), t.lay.board)
}
