package battle

import (
	"attackwing/game"
	"attackwing/ui/reading"
)

// Subject is the thing that numbers are asked about.
type Subject struct {
	Of SubjectKind
	N  int // a ship, a player, a maneuver
}

// SubjectKind is a kind of Subject.
type SubjectKind uint8

// The kinds of subjects.
const (
	// the plan that the coach shows, the attack, the option or the maneuver in focus, else the ship
	// looked at
	InFocus    SubjectKind = iota
	LookedAt               // the ship looked at
	OfShip                 // a ship
	OfPlayer               // the Fleet Points of a player
	OfManeuver             // a maneuver of the dial that is turned
	InVerdict              // the maneuver that is dialled or waits
	OfOrder                // who goes when
	OfRoundEnd             // what is laid at the end of this round
	OfCounsel              // the plan or answer that the coach shows
)

// Numbers returns the terms of a subject's number under a heading, none if there is nothing to
// tell. ways returns the maneuvers of a ship as they are judged now.
func (b *Session) Numbers(of Subject, ways func(id game.ShipID) []game.Way) (about string, ns []reading.Number) {
	if about, ns := b.numbersOf(of, ways); len(ns) > 0 {
		return about, ns
	}
	if b.CoachShows() && b.Coach.OfPlans() {
		if about, ns := b.Coach.Numbers(&b.Table); len(ns) > 0 {
			return about, ns
		}
	}
	if b.Flow.Waits() && b.Look.Ship == b.Flow.Pause.Move.Ship && b.Uses("verdicts") {
		if about, ns := b.numbersOf(Subject{Of: InVerdict}, ways); len(ns) > 0 {
			return about, ns
		}
	}
	if b.Shown.Attack.On {
		return b.NumbersOfAttack()
	}
	p := b.Asked()
	if p != nil && p.Ask == game.ChooseTarget {
		if about, ns := b.NumbersOfTarget(p, b.Question.Previewed()); len(ns) > 0 {
			return about, ns
		}
	}
	if asksManeuver(p) && b.Look.Ship == p.Ship {
		return b.Verdict(p.Ship, b.Question.Dialled(p), ways(p.Ship))
	}
	return b.numbersOf(Subject{Of: LookedAt}, ways)
}

// asksManeuver reports whether a dial is turned.
func asksManeuver(p *game.Prompt) bool {
	return p != nil && (p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent)
}

// numbersOf returns the numbers of a subject that is named.
func (b *Session) numbersOf(of Subject, ways func(id game.ShipID) []game.Way) (about string, ns []reading.Number) {
	u, p := b.Game.Setup(), b.Asked()
	ship := func(id game.ShipID) (string, []reading.Number) {
		if id < 0 || id >= game.ShipID(b.Shown.NShips) {
			return "", nil
		}
		return u.Name(id), b.ShipNumbers(id)
	}
	switch of.Of {
	case OfManeuver:
		if asksManeuver(p) {
			return b.Verdict(p.Ship, of.N, ways(p.Ship))
		}
	case InVerdict:
		if asksManeuver(p) {
			return b.Verdict(p.Ship, b.Question.Dialled(p), ways(p.Ship))
		}
		if k := b.Flow.Pause; k != nil && k.At != Flying && k.Move.Move >= 0 {
			return b.Verdict(k.Move.Ship, int(k.Move.Move), ways(k.Move.Ship))
		}
	case OfPlayer:
		return u.Player(game.PlayerID(of.N)), []reading.Number{b.Standing(game.PlayerID(of.N))}
	case OfShip:
		return ship(game.ShipID(of.N))
	case LookedAt:
		return ship(b.LookedAt())
	case OfOrder:
		return "Order of play", []reading.Number{b.OrderOfPlay()}
	case OfCounsel:
		if b.CoachShows() {
			return b.Coach.Numbers(&b.Table)
		}
	case OfRoundEnd:
		return "At the end of this round", b.Growth()
	}
	return "", nil
}
