package game

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Events of the Activation Phase.
type (
	// ShipActivated begins a ship's activation.
	ShipActivated struct{ Ship ShipID }
	// DialRevealed turns a dial over.
	DialRevealed struct {
		Ship ShipID
		Move int8 `say:"maneuver"`
	}
	// DialChanged is a maneuver chosen in place of the one revealed.
	DialChanged DialRevealed
	// ShipMoved is a maneuver executed.
	ShipMoved struct {
		Ship     ShipID
		Move     int8 `say:"-"` // of the dial, -1 when it is not the dial's
		Maneuver physics.Maneuver
		Color    card.Color
		Extra    bool              // not the dial's maneuver
		Spin     physics.SpinOrder `say:"-"`
		From, To physics.Pose
		Intended physics.Pose `say:",if=Short"`
		Short    bool         // slid back because of an overlap
		Against  ShipID       `say:",if=Short"` // the ship it touches then
		Stop     TokenKind    `say:"-"`         // of the token it touches then, where Against is NoShip
	}
	// ActionLost says that the ship performs no action this round.
	ActionLost struct {
		Ship    ShipID
		Why     Loss
		Against ShipID
		Stop    TokenKind // of the token that stopped it, where Against is NoShip
	}
	// TouchedToken says that a ship met a token that destroys.
	TouchedToken struct {
		Ship ShipID
		Kind TokenKind
		Laid bool // the token was laid on the ship
	}
	// ObstacleRolled is a die for flying over an obstacle, or for another token that harms.
	ObstacleRolled struct {
		Ship ShipID
		Kind TokenKind `say:"-"`
		Face dice.Face
	}
	// LiesOver says that the ship ended on an obstacle.
	LiesOver struct{ Ship ShipID }
	// PowerStrained places an Auxiliary Power token.
	PowerStrained struct {
		Ship   ShipID
		ByCard bool `say:"by_text"`
	}
	// PowerRelieved removes one.
	PowerRelieved struct{ Ship ShipID }
	// ActionPerformed marks an action as done this round; Bit says which.
	ActionPerformed struct {
		Ship    ShipID
		Action  card.Action
		Bit     uint16
		Target  ShipID
		Card    DamageID // for the action of a damage card
		Free    bool     // a free action
		Attacks bool     `say:"-"` // a Regenerate that costs no attack
	}
	// TookAction says that the ship's one action is being performed.
	TookAction struct{ Ship ShipID }
	// TokenPlaced places an Evade, Scan or Battle Stations token.
	TokenPlaced struct {
		Ship   ShipID
		Action card.Action
	}
	// LockAcquired puts the red token on the target and the blue one by the ship; an older lock of
	// the ship goes.
	LockAcquired struct {
		Ship, Target ShipID
		ByCard       bool `say:"-"` // given by card text, no action
		Besides      bool `say:"-"` // the one that the ship holds stays
		Noted        bool `say:"-"` // cards ask whether one was acquired this round
	}
	// Cloaked disables all shields and puts the green token on the base.
	// One: it turns off one active shield instead of all.
	Cloaked struct {
		Ship ShipID
		One  bool `say:"-"`
	}
	// Echoed is a Sensor Echo.
	Echoed struct {
		Ship     ShipID
		From, To physics.Pose
	}
	// DamageRepaired takes one damage card away.
	DamageRepaired struct {
		Ship ShipID
		Card DamageCard
		At   int8 `say:"-"`
		Deck int8 `say:"-"`
	}
	// BreachContained: the ship ignores every Warp Core Breach from now on.
	BreachContained struct{ Ship ShipID }
	// CardEnabled removes a Disabled token by an action; Card -1 is the captain.
	CardEnabled CardFreed
)

func (e ShipActivated) apply(s *State)      { s.Ships[e.Ship].Activated = true }
func (e ShipActivated) Say(u *Setup) string { return "" }

func (e DialRevealed) apply(s *State) {
	s.Ships[e.Ship].DialShown = true
	s.Ships[e.Ship].Dial = e.Move
}
func (e DialRevealed) Say(u *Setup) string {
	return fmt.Sprintf("%s reveals %s.", u.Name(e.Ship), u.ships[e.Ship].Ship.Class.Dial[e.Move])
}

func (e DialChanged) apply(s *State) { s.Ships[e.Ship].Dial = e.Move }
func (e DialChanged) Say(u *Setup) string {
	return fmt.Sprintf("%s has an Auxiliary Power Token and flies %s instead.", u.Name(e.Ship),
		u.ships[e.Ship].Ship.Class.Dial[e.Move])
}

func (e ShipMoved) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Pose, sh.Over = e.To, false
	sh.Moved, sh.Flew = true, card.Move{Maneuver: e.Maneuver, Color: e.Color}
	if !e.Extra {
		sh.Flown = e.Move
	}
}
func (e ShipMoved) Say(u *Setup) string {
	w := fmt.Sprintf("%s moves %s to (%s, %s), facing %s", u.Name(e.Ship), e.Maneuver, inches(e.To.X), inches(e.To.Y),
		Compass(e.To.Heading))
	if e.Short {
		w += ", slides back from " + u.stopper(e.Against, e.Stop)
	}
	return w + "."
}

// stopper names what a ship slid back from: a ship, or a token of a kind.
func (u *Setup) stopper(ship ShipID, kind TokenKind) string {
	if ship == NoShip {
		return "the " + u.Token(kind).Name
	}
	return u.Name(ship)
}

func (e ActionLost) apply(s *State) { s.Ships[e.Ship].Lost = e.Why }
func (e ActionLost) Say(u *Setup) string {
	if e.Why == LostByOverlap {
		return fmt.Sprintf("%s overlaps %s: no action this round.", u.Name(e.Ship), u.stopper(e.Against, e.Stop))
	}
	if e.Why == LostByCard {
		return u.Name(e.Ship) + " performs no action this round."
	}
	return u.Name(e.Ship) + " crosses an obstacle: no action this round."
}

func (e TouchedToken) apply(*State) {}
func (e TouchedToken) Say(u *Setup) string {
	if u.Token(e.Kind).Look == OutsideLook {
		return u.Name(e.Ship) + " is outside the play area."
	}
	if e.Laid {
		return capital(u.aToken(e.Kind)) + " is placed on " + u.Name(e.Ship) + "."
	}
	return fmt.Sprintf("%s touches %s.", u.Name(e.Ship), u.aToken(e.Kind))
}

func (e ObstacleRolled) apply(*State) {}
func (e ObstacleRolled) Say(u *Setup) string {
	return fmt.Sprintf("%s rolls for the %s: %s.", u.Name(e.Ship), u.Token(e.Kind).Name, e.Face.Words())
}

func (e LiesOver) apply(s *State) { s.Ships[e.Ship].Over = true }
func (e LiesOver) Say(u *Setup) string {
	return u.Name(e.Ship) + " is on an obstacle and cannot attack."
}

func (e PowerStrained) apply(s *State) { s.Ships[e.Ship].Power++ }
func (e PowerStrained) Say(u *Setup) string {
	if e.ByCard {
		return u.Name(e.Ship) + " gains an Auxiliary Power Token."
	}
	return u.Name(e.Ship) + " flies a red maneuver: +1 Auxiliary Power Token."
}

func (e PowerRelieved) apply(s *State) {
	s.Ships[e.Ship].Power--
	s.tokensGone(e.Ship, card.AuxToken, 1, 0)
}
func (e PowerRelieved) Say(u *Setup) string {
	return u.Name(e.Ship) + " flies a green maneuver: −1 Auxiliary Power Token."
}

func (e ActionPerformed) apply(s *State) {
	if s.Ships[e.Ship].Acted&e.Bit != 0 {
		s.Ships[e.Ship].Noted.Besides &^= e.Bit
	}
	s.Ships[e.Ship].Acted |= e.Bit
	if e.Free {
		s.Ships[e.Ship].Free |= e.Bit
	}
	if e.Action == card.Regenerate && !e.Attacks {
		s.Ships[e.Ship].NoAttack = true
	}
}
func (e ActionPerformed) Say(u *Setup) string {
	switch {
	case e.Card != FaceDown:
		return fmt.Sprintf("%s uses %s as an action.", u.Name(e.Ship), e.Card)
	case e.Action == card.TargetLock:
		return ""
	}
	return fmt.Sprintf("%s performs %s.", u.Name(e.Ship), e.Action.Words())
}

func (e TokenPlaced) apply(s *State)    { *s.token(e.Ship, tokenOf(e.Action))++ }
func (e TokenPlaced) Say(*Setup) string { return "" }

func (e LockAcquired) apply(s *State) {
	sh := &s.Ships[e.Ship]
	if e.Besides {
		sh.Also = sh.Lock + 1
	} else {
		sh.Also = 0
	}
	sh.Lock = e.Target
	sh.Noted.Locked = sh.Noted.Locked || e.Noted
}
func (e LockAcquired) Say(u *Setup) string {
	if e.ByCard {
		return fmt.Sprintf("%s acquires a Target Lock on %s.", u.Name(e.Ship), u.Name(e.Target))
	}
	return fmt.Sprintf("%s performs Target Lock on %s.", u.Name(e.Ship), u.Name(e.Target))
}

func (e Cloaked) apply(s *State) {
	sh := &s.Ships[e.Ship]
	n := sh.Shields
	if e.One {
		n = min(n, 1)
	}
	sh.Down += n
	sh.Shields -= n
	sh.Cloak = CloakOnBase
}
func (e Cloaked) Say(u *Setup) string {
	if e.One {
		return u.Name(e.Ship) + " cloaks and turns off one shield."
	}
	return u.Name(e.Ship) + " cloaks and lowers its shields."
}

func (e Echoed) apply(s *State) { s.Ships[e.Ship].Pose = e.To }
func (e Echoed) Say(u *Setup) string {
	return fmt.Sprintf("%s performs a Sensor Echo to (%s, %s).", u.Name(e.Ship), inches(e.To.X), inches(e.To.Y))
}

func (e DamageRepaired) apply(s *State) {
	sh := &s.Ships[e.Ship]
	copy(sh.Damage[e.At:], sh.Damage[e.At+1:sh.NDamage])
	sh.NDamage--
	sh.Damage[sh.NDamage] = DamageCard{}
	s.Decks[e.Deck].discard(e.Card.ID)
}
func (e DamageRepaired) Say(u *Setup) string {
	name := e.Card.ID
	if !e.Card.Up {
		name = FaceDown
	}
	return fmt.Sprintf("%s repairs %s.", u.Name(e.Ship), strings.ToLower(name.String()[:1])+name.String()[1:])
}

// discard puts a card on the used pile; a nameless card vanishes.
func (d *Deck) discard(c DamageID) {
	if c != FaceDown && int(d.ND) < len(d.Discards) {
		d.Discards[d.ND] = c
		d.ND++
	}
}

func (e BreachContained) apply(s *State) { s.Ships[e.Ship].BreachFix = true }
func (e BreachContained) Say(u *Setup) string {
	return u.Name(e.Ship) + " contains the Warp Core Breach: maximum speed 1 from now on."
}

func (e CardEnabled) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Acted |= actedEnable
	sh.Card(e.Card).Disabled = false
}
func (e CardEnabled) Say(u *Setup) string {
	return fmt.Sprintf("%s removes the Disabled Token from %s.", u.Name(e.Ship), cardName(u, e.Ship, e.Card))
}

// cardName is the name of a card of a ship: -1 the captain, else an upgrade.
func cardName(u *Setup, id ShipID, n int8) string { return u.titleAt(id, n, Nobody) }

func (e TookAction) apply(s *State) {
	s.Ships[e.Ship].DidAct = true
	s.Ships[e.Ship].Noted.Unbound, s.Ships[e.Ship].Noted.UnboundBar = false, false
}
func (e TookAction) Say(*Setup) string { return "" }
