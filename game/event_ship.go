package game

import (
	"fmt"

	"attackwing/game/card"
	"attackwing/physics"
)

// Events by which card text changes a ship: its tokens, shields, maneuver and actions.
type (
	// TokenGiven places tokens of one kind beside a ship by card text.
	TokenGiven struct {
		Ship  ShipID
		Token card.Tokens
		N     int8
	}
	// TokenTaken removes tokens of one kind from a ship; Spent: the ship pays with it.
	TokenTaken struct {
		Ship   ShipID
		Token  card.Tokens
		N      int8
		Spent  bool
		For    LineID // the line it pays for
		Holder ShipID // of a lock on the ship: who loses it
	}
	// ShieldsChanged turns shields off, destroys them, or adds temporary ones.
	ShieldsChanged struct {
		Ship    ShipID
		Op      card.ShieldOp
		N       int8
		Section string // of the sheet that has it happen
	}
	// HullRepaired takes a damage card away by card text.
	ShieldRepaired struct {
		Ship ShipID
		N    int8
	}
	// DronesChanged adds or spends Drone tokens.
	DronesChanged struct {
		Ship ShipID
		N    int8
	}
	// AttackForbidden: the ship makes no attack this round.
	AttackForbidden struct{ Ship ShipID }
	// ManeuverReplaced puts a maneuver in the place of the one revealed.
	ManeuverReplaced struct {
		Ship ShipID
		Move card.Move `say:"maneuver"`
	}
	// ManeuverToCome notes an extra maneuver about to be made, while cards speak of it, and then
	// the dial's again.
	ManeuverToCome struct {
		Ship    ShipID
		Move    card.Move `say:"maneuver,if=Ordered"`
		Ordered bool      `say:"-"`
	}
	// AttackNoted notes an attack for cards that ask for it later, ExtraNoted a maneuver that was
	// not from the dial.
	AttackNoted struct {
		Attacker ShipID `say:"ship"`
		Target   ShipID
	}
	ExtraNoted struct{ Ship ShipID }
	// OverlapNoted notes what the maneuver of a ship has overlapped, for cards that ask for it.
	OverlapNoted struct {
		Ship    ShipID
		Over    card.Overlap `say:"-"`
		Met     uint32       `say:"-"` // the ships that its base would have overlapped
		Crossed uint32       `say:"-"` // and those that its template has
	}
	// ShipTurned turns a ship in its place.
	ShipTurned struct {
		Ship     ShipID
		From, To physics.Pose
	}
	// ActionRegained gives a ship the action back that an overlap has cost.
	ActionRegained struct{ Ship ShipID }
	// DialSeen lets a player see the dial of a ship.
	DialSeen struct {
		Ship   ShipID
		Player PlayerID
	}
	// DialTaken says that a player of the enemy has set the dial of a ship, and alone knows it.
	DialTaken DialSeen
	// DialFixed says that the dial of a ship is not changed any more this round.
	DialFixed struct{ Ship ShipID }
	// ActedBesides notes that a ship may perform the action once more this round.
	ActedBesides struct {
		Ship   ShipID
		Action card.Action
	}
	// ActionNamed notes the action just performed, or that cards have answered it.
	ActionNamed struct {
		Action card.Action `say:",omitzero"`
	}
	// ActionsForbidden: the ship performs none of these actions any more this round.
	ActionsForbidden struct {
		Ship    ShipID
		Actions card.ActionSet `say:"-"`
	}
)

func (s *State) token(ship ShipID, k card.Tokens) *int8 {
	sh := &s.Ships[ship]
	switch k {
	case card.EvadeToken:
		return &sh.Evade
	case card.ScanToken:
		return &sh.Scan
	case card.StationsToken:
		return &sh.Stations
	}
	return &sh.Power
}

var tokenNames = map[card.Tokens]string{
	card.EvadeToken:    "Evade",
	card.ScanToken:     "Scan",
	card.StationsToken: "Battle Stations",
	card.AuxToken:      "Auxiliary Power",
	card.LockOnSelf:    "Target Lock",
	card.HeldLock:      "Target Lock",
}

// tokensInWords counts tokens: "1 Scan token", "2 Evade tokens".
func tokensInWords(k card.Tokens, n int8) string { return card.Counted(n, tokenNames[k]+" token") }

func (e TokenGiven) apply(s *State) { *s.token(e.Ship, e.Token) += e.N }
func (e TokenGiven) Say(u *Setup) string {
	return u.Name(e.Ship) + " gains " + tokensInWords(e.Token, e.N) + "."
}

func (e TokenTaken) apply(s *State) {
	if e.Token == card.LockOnSelf {
		if h := &s.Ships[e.Holder]; e.Ship != e.Holder && h.Locks(e.Ship) {
			h.letGo(e.Ship)
		} else {
			h.letGo(h.Lock)
		}
		return
	}
	*s.token(e.Ship, e.Token) -= e.N
	s.tokensGone(e.Ship, e.Token, e.N, e.For)
}
func (e TokenTaken) Say(u *Setup) string {
	verb := " loses "
	if e.Spent {
		verb = " spends "
	}
	return u.Name(e.Ship) + verb + tokensInWords(e.Token, e.N) + "."
}

func (e ShieldsChanged) apply(s *State) {
	sh := &s.Ships[e.Ship]
	switch e.Op {
	case card.TurnOff:
		sh.Shields -= e.N
		sh.Down += e.N
	case card.Destroy:
		k := min(e.N, sh.Shields)
		sh.Shields -= k
		sh.Down -= min(e.N-k, sh.Down)
	case card.Temporary:
		sh.Temp += e.N
	}
}
func (e ShieldsChanged) Say(u *Setup) string {
	verb, kind := [...]string{" turns off ", " loses ", " gains "}[e.Op], "shield"
	if e.Op == card.Temporary {
		kind = "temporary shield"
	}
	return cited(u, u.Name(e.Ship)+verb+card.Counted(e.N, kind), e.Section)
}

func (e ShieldRepaired) apply(s *State) {
	if sh := &s.Ships[e.Ship]; sh.Cloak != NotCloaked {
		sh.Down += e.N // Ruling: a cloaked ship's shields are down, one repaired meanwhile too (rules 6.6)
	} else {
		sh.Shields += e.N
	}
}
func (e ShieldRepaired) Say(u *Setup) string {
	return fmt.Sprintf("%s repairs %s.", u.Name(e.Ship), card.Counted(e.N, "shield"))
}

func (e DronesChanged) apply(s *State) { s.Ships[e.Ship].Drones += e.N }
func (e DronesChanged) Say(u *Setup) string {
	if e.N < 0 {
		return fmt.Sprintf("%s spends %s.", u.Name(e.Ship), card.Counted(-e.N, "Drone Token"))
	}
	return fmt.Sprintf("%s gains %s.", u.Name(e.Ship), card.Counted(e.N, "Drone Token"))
}

func (e AttackForbidden) apply(s *State)      { s.Ships[e.Ship].NoAttack = true }
func (e AttackForbidden) Say(u *Setup) string { return u.Name(e.Ship) + " cannot attack this round." }

func (e ManeuverReplaced) apply(s *State) {
	s.Ships[e.Ship].Order, s.Ships[e.Ship].Ordered = e.Move, true
}
func (e ManeuverReplaced) Say(u *Setup) string {
	return fmt.Sprintf("%s flies %s instead.", u.Name(e.Ship), e.Move)
}

func (e ManeuverToCome) apply(s *State) {
	s.Ships[e.Ship].Order, s.Ships[e.Ship].Ordered = e.Move, e.Ordered
}
func (e ManeuverToCome) Say(*Setup) string { return "" }

func (e AttackNoted) apply(s *State) {
	s.Ships[e.Attacker].Noted.Attacks++
	s.Ships[e.Target].Noted.By |= 1 << e.Attacker
}
func (e AttackNoted) Say(*Setup) string { return "" }

func (e OverlapNoted) apply(s *State) {
	n := &s.Ships[e.Ship].Noted
	n.Overlap, n.Met, n.Crossed = uint8(e.Over), e.Met, e.Crossed
}
func (e OverlapNoted) Say(*Setup) string { return "" }

func (e ShipTurned) apply(s *State) { s.Ships[e.Ship].Pose = e.To }
func (e ShipTurned) Say(u *Setup) string {
	if e.To.Heading != e.From.Turned(180000).Heading {
		return u.Name(e.Ship) + " turns by 90 degrees, facing " + Compass(e.To.Heading) + "."
	}
	return u.Name(e.Ship) + " turns about, facing " + Compass(e.To.Heading) + "."
}

func (e ActionRegained) apply(s *State)      { s.Ships[e.Ship].Lost = NoLoss }
func (e ActionRegained) Say(u *Setup) string { return u.Name(e.Ship) + " keeps its action." }

func (e DialSeen) apply(s *State)      { s.Ships[e.Ship].Noted.Seen |= 1 << e.Player }
func (e DialSeen) Say(u *Setup) string { return "The dial of " + u.Name(e.Ship) + " is looked at." }

func (e DialTaken) apply(s *State) {
	n := &s.Ships[e.Ship].Noted
	n.Seen, n.Blind = 1<<e.Player, true
}
func (e DialTaken) Say(u *Setup) string {
	return "The dial of " + u.Name(e.Ship) + " is set by " + u.Player(e.Player) + "."
}

func (e DialFixed) apply(s *State) { s.Ships[e.Ship].Noted.Fixed = true }
func (e DialFixed) Say(u *Setup) string {
	return u.Name(e.Ship) + " cannot change its dial this round."
}

func (e ActedBesides) apply(s *State)    { s.Ships[e.Ship].Noted.Besides |= 1 << e.Action }
func (e ActedBesides) Say(*Setup) string { return "" }

func (e ExtraNoted) apply(s *State)    { s.Ships[e.Ship].Noted.Extra++ }
func (e ExtraNoted) Say(*Setup) string { return "" }

func (e ActionNamed) apply(s *State) {
	s.LastAction = e.Action
	if e.Action != card.NoAction && !s.Attack.On {
		s.UsedNow = usedBits{} // a new moment for what speaks each time
	}
}
func (e ActionNamed) Say(*Setup) string { return "" }

func (e ActionsForbidden) apply(s *State)    { s.Ships[e.Ship].Acted |= uint16(e.Actions) }
func (e ActionsForbidden) Say(*Setup) string { return "" }
