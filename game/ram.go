package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// inItsWay returns the ships of the fleets that the base of a maneuver would have overlapped, and those
// that its whole template has, a bit each.
func (t *Turn) inItsWay(id ShipID, f *physics.Flight) (met, crossed uint32) {
	s, u := t.State(), t.Setup()
	var room physics.Run
	var strip physics.Strip
	way := u.run(id, f.Maneuver, &room)
	way.Strip(f.From, &strip)
	end := u.Base(id, f.Intended)
	for other, sh := range s.inPlay() {
		if other == id || sh.Map || f.Maneuver.Bearing == physics.Stop {
			continue
		}
		b := u.Base(other, sh.Pose)
		if physics.Overlap(&end, &b) {
			met |= 1 << other
		}
		c := &b.Corner
		if o := physics.Polygon(c[0], c[1], c[2], c[3]); !strip.Empty() && o.OverlapsStrip(&strip) {
			crossed |= 1 << other
		}
	}
	return met, crossed
}

// ram rolls attack dice for each enemy ship that the base of the own ship would have overlapped, which
// rolls defense dice, Count fewer than it has.
//
// Ruling: it is no attack with a weapon, so tokens, cloaks and cards that change an attack do nothing.
func (p *usage) ram(t *Turn, e *card.Effect) (done bool) {
	own := &p.s.Ships[p.by]
	met := own.Noted.Met
	for id, sh := range p.s.inPlay() {
		if met&(1<<id) != 0 && sh.Owner == own.Owner.Other() {
			hits, crits := t.rollMine(p.l.id, int(p.n))
			t.hitBy(id, hits, crits, t.defenseDice(id)-int(e.Count), ByCardText)
			done = true
		}
	}
	return done
}

// crash deals the own ship and the one that holds the card ready as much damage as the speed flown, where
// that one was in the way; the one of higher Captain Skill rolls as many defense dice as it is higher.
func (p *usage) crash(t *Turn, e *card.Effect) (done bool) {
	own := &p.s.Ships[p.by]
	n := int(min(own.Flew.Speed, e.N))
	for _, id := range p.crashes() {
		higher := int(own.Skill - p.s.Ships[id].Skill)
		t.hitBy(id, n, 0, -higher, ByCardText)
		t.hitBy(p.by, n, 0, higher, ByCardText)
		done = true
	}
	return done
}

// crashes are the ships that hold the card of the line ready and were in the way of the own ship.
func (o *occasion) crashes() (ids []ShipID) {
	n := &o.s.Ships[o.by].Noted
	for b, e := range lasting(o.s, o.u) {
		if e.Op == card.HoldReady && o.u.line(b.Line).sameCard(o.l) && o.s.Ships[b.Ship].InPlay() &&
			(n.Met|n.Crossed)&(1<<b.Ship) != 0 {
			ids = append(ids, b.Ship)
		}
	}
	return ids
}

// rams returns the worth of flying a straight 1 now and ramming what is in its way, the own ship lost.
func (w Weighing) rams(e *card.Effect, n int) int {
	var f Fate
	ForeseeMove(w.View, w.Ship, card.Move{Maneuver: physics.Maneuver{Bearing: physics.Straight, Speed: 1}}, &f)
	own := w.View.Ships[w.Ship].Owner
	if f.Against == NoShip || w.View.Ships[f.Against].Owner == own {
		return -2000
	}
	sh := &w.View.Ships[w.Ship]
	left := int(w.View.hullLeft(w.View.Setup, w.Ship) + sh.Shields + sh.Down)
	dodged := max(0, int(w.View.Setup.ships[f.Against].Ship.Agility)-int(e.Count))
	return 500*n - 300*dodged - 850*left - 1500
}

// rammer is the effect by which the card of a line rams others when it is held ready, nil when it does not.
func (tx *texts) rammer(a *card.Ability) *card.Effect {
	for i := range tx.lines {
		if tx.lines[i].Ability != a {
			continue
		}
		for k := range tx.lines {
			if x := &tx.lines[k]; x.sameCard(&tx.lines[i]) {
				for j := range x.Do {
					if x.Do[j].Op == card.Ram {
						return &x.Do[j]
					}
				}
			}
		}
	}
	return nil
}
