package reading

import (
	"fmt"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/names"
)

// Played is a costly decision as it came out on the table.
type Played struct {
	Ship  game.ShipID   // whose decision is told, NoShip none
	Arcs  []game.ShipID // enemies that had it in arc and range when ships had moved
	Words string        // "Enterprise banked into 3 arcs"
}

// Happened returns in words what was done and what it led to, from the answers of its battle.
func (d *Decision) Happened(answers []game.Answer) (p Played) {
	u := d.View.Setup
	p.Ship = d.Ship()
	if !d.OfPlans() {
		p.Words = d.chose(u)
		return p
	}
	s, ok := combatOf(u, answers, int(d.Round))
	if !ok {
		p.Words = names.Title(d.Did())
		return p
	}
	if p.Ship == game.NoShip { // of several the one that came into most arcs
		most := -1
		for i, m := range d.Played.Moves {
			id := game.ShipID(i)
			if m < 0 || m == d.Better.Moves[i] {
				continue
			}
			if n := len(arcsOn(s, u, id)); n > most {
				p.Ship, most = id, n
			}
		}
	}
	if p.Ship == game.NoShip || d.Played.Moves[p.Ship] < 0 {
		p.Words = names.Title(d.Did())
		return p
	}
	who := names.Short(u.Name(p.Ship))
	how := past(u.Facts(p.Ship).Ship.Class.Dial[d.Played.Moves[p.Ship]].Maneuver)
	if !s.Ships[p.Ship].OnTable() {
		p.Words = who + " " + how + " and was destroyed"
		return p
	}
	p.Arcs = arcsOn(s, u, p.Ship)
	switch n := len(p.Arcs); {
	case n == 1:
		p.Words = who + " " + how + " into the arc of " + names.Short(u.Name(p.Arcs[0]))
	case n > 1:
		p.Words = fmt.Sprintf("%s %s into %d arcs", who, how, n)
	case len(targetsOf(s, u, p.Ship)) == 0:
		p.Words = who + " " + how + " with no enemy in its arc"
	default:
		p.Words = who + " " + how
	}
	return p
}

// chose returns an answer other than a dial in the past tense.
func (d *Decision) chose(u *game.Setup) string {
	who := u.Player(d.Asked.Player)
	if id := d.Asked.Ship; id != game.NoShip {
		who = names.Short(u.Name(id))
	}
	for i := range d.Asked.Options {
		if d.Played.Answer.Picks>>uint(i)&1 == 0 {
			continue
		}
		switch o := &d.Asked.Options[i]; o.Kind {
		case game.FirePrimary, game.FireWeapon, game.FireCard:
			return who + " attacked " + names.Short(u.Name(o.Ship))
		case game.Perform:
			return who + " chose " + d.Did()
		case game.Pass:
			switch d.Asked.Ask {
			case game.ChooseTarget:
				return who + " did not attack"
			case game.ChooseAction, game.ChooseFreeAction:
				return who + " took no action"
			}
			return who + " spent nothing"
		}
	}
	if d.Did() == "Nothing" {
		return who + " spent nothing"
	}
	return who + ": " + d.Did()
}

// past returns a maneuver in the past tense.
func past(m physics.Maneuver) string {
	switch m.Bearing {
	case physics.BankLeft, physics.BankRight:
		return "banked"
	case physics.TurnLeft, physics.TurnRight:
		return "turned"
	case physics.ComeAbout, physics.FullAboutLeft, physics.FullAboutRight:
		return "came about"
	case physics.Reverse:
		return "backed up"
	case physics.Stop:
		return "stopped"
	case physics.SpinLeft, physics.SpinRight, physics.RotateLeft, physics.RotateRight:
		return "spun"
	case physics.Straight, physics.FlankLeft, physics.FlankRight:
	}
	return "flew"
}

// combatOf returns the table as the Combat Phase of a round began, or as its battle ended before.
func combatOf(u *game.Setup, answers []game.Answer, round int) (*game.State, bool) {
	g, err := game.New(u)
	if err != nil {
		return nil, false
	}
	s := &game.State{}
	g.State().CopyTo(s)
	for _, a := range answers {
		events, err := g.Submit(a)
		if err != nil {
			return nil, false
		}
		for _, e := range events {
			game.Follow(s, e)
			if k, begins := e.(game.PhaseBegan); begins && int(s.Round) == round && k.Phase == game.Combat {
				return s, true
			}
		}
	}
	return s, int(s.Round) == round
}

// arcsOn returns the enemies that could attack a ship as ships stand.
func arcsOn(s *game.State, u *game.Setup, id game.ShipID) (out []game.ShipID) {
	for i := range s.Ships[:s.NShips] {
		if by := game.ShipID(i); hits(s, u, by, id) {
			out = append(out, by)
		}
	}
	return out
}

// targetsOf returns the enemies that a ship could attack as ships stand.
func targetsOf(s *game.State, u *game.Setup, id game.ShipID) (out []game.ShipID) {
	for i := range s.Ships[:s.NShips] {
		if at := game.ShipID(i); hits(s, u, id, at) {
			out = append(out, at)
		}
	}
	return out
}

// hits reports whether a ship of a fleet has another in the arc and range of its primary weapon.
func hits(s *game.State, u *game.Setup, by, at game.ShipID) bool {
	if s.Ships[by].Map || !s.Ships[by].OnTable() || !s.Ships[at].OnTable() || s.Ships[by].Owner == s.Ships[at].Owner {
		return false
	}
	_, no := s.Shot(u, by, game.NoWeapon, at)
	return no.Code == game.Yes
}
