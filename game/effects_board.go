package game

import (
	"cmp"
	"fmt"
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// boardEffects are the effects on where things lie on the table.
var boardEffects = map[card.EffectOp]effect{
	card.LeaveTable: {
		do: (*usage).leave,
		would: func(q prospect) bool {
			return q.s.Ships[q.by].InPlay() && q.s.mayMove(q.by).Code == Yes && q.s.NLasting < MaxLasting &&
				!q.s.staysHere(q.u, q.by)
		},
		label: "leave the table", rate: -1, // where it would come back is not looked at
	},
	card.Crash: {do: (*usage).crash, label: "crash into it", rate: 300,
		would: func(q prospect) bool { return len(q.crashes()) > 0 }},
	card.Ram: {
		do:    (*usage).ram,
		label: "ram with %d dice", worth: Weighing.rams,
	},
	card.MarkRock: {
		do: (*usage).markRock, atOnce: true,
		would: func(q prospect) bool {
			var room [MaxTokens]Option
			return q.s.NLasting < MaxLasting && len(q.appendRocks(room[:0], q.e.N)) > 0
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "an obstacle is marked by " + u.line(b.Line).title
		},
		label: "mark an obstacle", rate: 450,
	},
	card.StayHere:  {counts: true},
	card.SeeNearer: {counts: true},
	card.LayMine:   {do: (*usage).layMine, would: prospect.laysMine, label: "lay a minefield", rate: 350},
	card.ClearToken: {
		do:    (*usage).clearToken,
		would: func(q prospect) bool { return q.e.That || len(q.appendTokens(nil, q.e)) > 0 },
		label: "clear a minefield", rate: 150,
	},
	card.ReturnToTable: {do: (*usage).comeBack, label: "return to the table", rate: 200},
}

// leave takes the own ship off the table.
func (p *usage) leave(t *Turn, e *card.Effect) bool {
	if p.s.staysHere(p.u, p.by) {
		return false
	}
	Emit(t, ShipLeft{Ship: p.by, Tokens: e.AllBut, Power: !e.None})
	return true
}

// staysHere reports whether a card keeps a ship from leaving the table otherwise than by its end.
func (s *State) staysHere(u *Setup, id ShipID) bool {
	return u.statics[card.StayHere] && slices.ContainsFunc(u.meant(card.Static, id), func(l *line) bool {
		return slices.ContainsFunc(l.Do, func(e card.Effect) bool { return e.Op == card.StayHere }) &&
			l.speaksAt(s, u, card.Static, id, nil)
	})
}

// comeBack places the own ship on the table again; where there is no room it is destroyed (FAQ of
// 2014, Wave 5).
//
// Ruling: it flies nowhere, so obstacles on the way do nothing. One that it is placed on keeps it
// from attacking as always.
func (p *usage) comeBack(t *Turn, e *card.Effect) bool {
	id := p.by
	if !p.s.Ships[id].Off {
		return false
	}
	q := Prompt{Player: p.s.Ships[id].Owner, Ask: PlaceShip, Ship: id, Line: p.l.id, Min: 1, Max: 1,
		Place: Area{X1: physics.AreaSide, Y1: physics.AreaSide},
		Back:  &Return{Range: e.N, Enemies: e.Enemy, Near: e.Fixed}}
	if _, ok := PlaceLegal(p.s, p.u, &q, p.s.Ships[id].Pose); !ok {
		t.end(id, ByCardText, true)
		return false
	}
	at := t.Ask(q).Pose
	Emit(t, ShipReturned{Ship: id, At: at})
	base := p.u.Base(id, at)
	defer t.mines(&move{ship: id, to: &base})
	for _, k := range doing(p.s, RollsDie) {
		if k.Overlaps(&base) {
			Emit(t, LiesOver{Ship: id})
			break
		}
	}
	return true
}

// Return says where a ship may be placed that comes back to the table.
type Return struct {
	Range   int8 // bands
	Enemies bool // not so near to enemies, instead of all ships
	Near    bool // not farther away from where it was, instead
}

// checks returns the conditions of a place, each judged for itself: wholly in the play area, on no
// base and nothing that destroys, and as far away as the card says.
func (r *Return) checks(s *State, u *Setup, id ShipID, b *physics.Square) []PlaceCheck {
	inside := insideArea(id, b, Area{X1: physics.AreaSide, Y1: physics.AreaSide})
	if inside.Code != Yes {
		inside.Code = OutsideAllowedArea
	}
	words := fmt.Sprintf("Beyond Range %d of all ships", r.Range)
	switch {
	case r.Near:
		words = fmt.Sprintf("Within Range %d of where it was", r.Range)
	case r.Enemies:
		words = fmt.Sprintf("Beyond Range %d of enemies", r.Range)
	}
	return []PlaceCheck{{"Whole base inside the play area", inside}, {"Overlaps no other ship", onNoShip(s, u, id, b)},
		{"Not on anything that destroys it", onNoToken(s, b)}, {words, r.far(s, u, id, b)}}
}

// may tells whether a ship may come back to a place.
func (r *Return) may(s *State, u *Setup, id ShipID, b *physics.Square) No {
	if no := insideArea(id, b, Area{X1: physics.AreaSide, Y1: physics.AreaSide}); no.Code != Yes {
		no.Code = OutsideAllowedArea
		return no
	}
	if no := r.far(s, u, id, b); no.Code != Yes {
		return no
	}
	if no := onNoShip(s, u, id, b); no.Code != Yes {
		return no
	}
	return onNoToken(s, b)
}

// far tells whether a place is as near or as far as it must be.
func (r *Return) far(s *State, u *Setup, id ShipID, b *physics.Square) No {
	if r.Near {
		was := u.Base(id, s.Ships[id].Pose)
		if d := physics.Distance(&was, b); bandOf(u, d) > r.Range {
			return tooFar(OutOfRange, d, int(r.Range))
		}
		return No{}
	}
	for other, sh := range ships(s) {
		if other == id || !sh.OnTable() || r.Enemies && sh.Owner != s.Ships[id].Owner.Other() {
			continue
		}
		d := s.awayFrom(u, b, other)
		if bandOf(u, d) <= r.Range {
			return tooFar(TooNear, d, int(r.Range)+1)
		}
	}
	return No{}
}

// bandOf is the range band of a distance, 4 beyond Range 3.
func bandOf(u *Setup, dist float64) int8 { return int8(cmp.Or(u.Band(dist), 4)) }

// awayFrom is the distance between a base and a ship, µm.
func (s *State) awayFrom(u *Setup, b *physics.Square, id ShipID) float64 {
	at := s.Ships[id].Pose
	if m := u.ships[id].onMap; m != nil {
		return m.Standing(at).Distance(b)
	}
	o := u.Base(id, at)
	return physics.Distance(b, &o)
}
