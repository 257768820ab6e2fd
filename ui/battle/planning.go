package battle

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/reading"
	"slices"
)

// Clear forgets what the seat that plans has turned and locked.
func (p *Planning) Clear() {
	p.Dials, p.Locked, p.lockedLast = map[game.ShipID]int{}, map[game.ShipID]bool{}, nil
}

// Set returns the dials that are locked.
func (p *Planning) Set() map[game.ShipID]int {
	set := map[game.ShipID]int{}
	for id := range p.Locked {
		set[id] = p.Dials[id]
	}
	return set
}

// unlock unlocks a ship's dial.
func (pl *Planning) unlock(id game.ShipID) Effect {
	delete(pl.Locked, id)
	pl.lockedLast = slices.DeleteFunc(pl.lockedLast, func(x game.ShipID) bool { return x == id })
	return keepDials{}
}

// lock locks a ship's dial at a maneuver.
func (pl *Planning) lock(id game.ShipID, move int) Effect {
	pl.Dials[id], pl.Locked[id] = move, true
	pl.lockedLast = append(pl.lockedLast, id)
	return keepDials{}
}

// last returns the ship whose dial was locked last, NoShip where nobody plans.
func (pl *Planning) last() game.ShipID {
	if n := len(pl.lockedLast); n > 0 && pl.Ship != game.NoShip {
		return pl.lockedLast[n-1]
	}
	return game.NoShip
}

// keepDials has what is locked written, so that a program that ends here loses none of it.
func (b *Session) keepDials() {
	if b.Far.Is() {
		b.Far.tell(&b.Planning, b.Shown.Round)
	}
	if b.Means.Dials == nil {
		return
	}
	d := record.Dials{Round: int(b.Shown.Round), Moves: b.Planning.Set()}
	b.Host.Kept(b.Means.Dials(d))
}

// lockAgain locks the dials of a seat that were locked when the program ended; the first that was
// not is asked for.
func (pl *Planning) lockAgain(b *reading.Table, seat game.PlayerID) (kept Effect) {
	d := pl.Kept
	pl.Kept = record.Dials{}
	if len(d.Moves) == 0 || d.Round != int(b.Game.State().Round) {
		return nil
	}
	open := game.NoShip
	for _, q := range b.Plans(seat) {
		if move, is := d.Moves[q.Ship]; is && reading.OnDial(&q, move) >= 0 {
			kept = pl.lock(q.Ship, move)
		} else if open == game.NoShip {
			open = q.Ship
		}
	}
	if open != game.NoShip {
		pl.Ship = open
	}
	return kept
}

// takeSeat begins the planning of the next person, behind the curtain when two share the screen.
func (b *Session) takeSeat(ps []game.Prompt) {
	pl := &b.Planning
	for seat := game.One; seat <= game.Two; seat++ {
		for _, p := range ps {
			if p.Player != seat || b.Brains[seat] != nil {
				continue
			}
			pl.Clear()
			pl.Ship = p.Ship
			b.Do(pl.lockAgain(&b.Table, seat))
			b.Question.PromptID = -1
			b.History.setStart = min(b.History.setStart, len(b.Game.Answers()))
			if !b.HotSeat() || ps[0].Player != game.Two {
				b.History.setStart = len(b.Game.Answers()) - given(&b.Table)
			}
			if b.HotSeat() {
				pl.Seat, b.Cover.Down = seat, true
				b.sound("cover", int(seat)+1)
			} else {
				pl.Seat = seat
			}
			b.Viewer, b.Changed = seat, true
			b.Host.Seated(seat)
			b.See()
			return
		}
	}
	pl.Ship = game.NoShip
}

// given returns the number of dials of this Planning Phase that the referee has already: the
// computer's.
func given(s *reading.Table) int {
	n := 0
	for i := range s.Game.State().Ships[:s.Game.State().NShips] {
		if s.Game.State().Ships[i].InPlay() {
			n++
		}
	}
	return max(0, n-len(s.Prompts()))
}

// NextShip goes to the next ship that waits for its dial.
func (b *Session) NextShip(by int) {
	pl, ps := &b.Planning, b.Plans(b.Planning.Seat)
	if len(ps) == 0 {
		return
	}
	at := 0
	for i := range ps {
		if ps[i].Ship == pl.Ship {
			at = i
		}
	}
	for k := 1; k <= len(ps); k++ {
		q := ps[((at+k*by)%len(ps)+len(ps))%len(ps)]
		if !pl.Locked[q.Ship] || k == len(ps) {
			b.plan(q.Ship)
			return
		}
	}
}

// plan turns to a ship's dial.
func (b *Session) plan(id game.ShipID) {
	pl := &b.Planning
	if p := b.Asked(); p != nil && p.Ship == pl.Ship && p.ID == b.Question.PromptID && b.Question.chosen != Nothing &&
		!pl.Locked[pl.Ship] {
		// it is turned to this when the ship is planned again, and when all are locked
		pl.Dials[pl.Ship] = b.Question.chosen
	}
	pl.Ship, b.Question.PromptID, b.Changed = id, -1, true
	b.ask()
}
