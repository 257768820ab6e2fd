package game

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Events of the Combat Phase.
type (
	// AttackPassed is an attack opportunity that is over without an attack; Forced when there was
	// no target.
	AttackPassed struct {
		Ship   ShipID
		Forced bool
	}
	// AttackDeclared declares weapon and target: the attack as it begins.
	AttackDeclared Attack
	// LockSpent removes the ship's lock.
	LockSpent struct {
		Ship    ShipID
		Section string `say:"-"` // of the sheet for which it is given up, "" when it is spent
	}
	// WeaponUsed pays what a secondary weapon costs.
	WeaponUsed struct {
		Ship    ShipID
		Weapon  int8 `say:"card"`
		Disable bool `say:"disabled"`
		Discard bool `say:"discarded"`
		Time    int8 `say:"n,omitzero"`
		Gone    bool `say:"-"` // it goes out of the game
	}
	// CloakReddened turns a green Cloak token over.
	CloakReddened struct{ Ship ShipID }
	// CloakGreened turns a red one back.
	CloakGreened struct{ Ship ShipID }
	// PowerLifted lets a ship perform its next action, or the next one of its Action Bar, although it
	// has Auxiliary Power tokens.
	PowerLifted struct {
		Ship ShipID
		Bar  bool
	}
	// TokensKept marks tokens beside a ship that the End Phase leaves there.
	TokensKept struct {
		Ship  ShipID
		Token card.Tokens
		N     int8
	}
	// AttackRolled are the attack dice.
	AttackRolled struct {
		N     int8 `say:"-"`
		Set   int8 `say:",omitzero"` // the first of them were set by card text
		Faces [MaxDice]dice.Face
	}
	// DefenseRolled are the defense dice.
	DefenseRolled AttackRolled
	// StationsSpent spends a Battle Stations token: every such face becomes a Hit, or an Evade.
	StationsSpent struct {
		Ship   ShipID
		Attack bool
		Crits  bool `say:"to_crits"` // they become Critical Hits, by card text
	}
	// DiceRerolled are attack dice rolled again: bit i of Which for die i.
	DiceRerolled struct {
		By    ShipID `say:"ship"`
		Which uint16
		Faces [MaxDice]dice.Face
	}
	// EvadeSpent spends an Evade token: one more Evade result.
	EvadeSpent struct{ Ship ShipID }
	// AttackCompared says what gets through.
	AttackCompared struct {
		Target, Attacker ShipID
		Hits, Crits      int8
	}
	// AttackEnded closes the attack. Answered: cards that answer its end are asked first, and still
	// see it.
	AttackEnded struct {
		Attacker ShipID
		Answered bool `say:"-"`
	}
	// DiceTakenUp takes up all dice of the attack being made, to roll them anew.
	DiceTakenUp struct{ Attacker ShipID }
	// AttackForgotten takes off the table what an attack has left there: its end has been answered.
	AttackForgotten struct{}
	// ShieldLost takes one active shield; Temporary ones go first.
	ShieldLost struct {
		Ship      ShipID
		Temporary bool `say:"-"`
	}
	// DamageDealt deals a damage card.
	DamageDealt struct {
		Ship   ShipID
		Deck   int8     `say:"-"`
		Card   DamageID `say:",if=Up"`
		Up     bool     `say:"face_up"`
		Second bool     `say:"-"` // the other damage of a Direct Hit!
	}
	// DamageFlipped turns a damage card face down.
	DamageFlipped struct {
		Ship ShipID
		Card DamageID
		At   int8 `say:"-"`
	}
	// DamageShown turns a damage card face up.
	DamageShown DamageFlipped
	// UpgradeDiscarded puts an upgrade under the ship card, or off it by an enemy's effect.
	UpgradeDiscarded CardDiscarded
	// ShipDestroyed destroys a ship; Doomed when it still has its attack.
	ShipDestroyed struct {
		Ship   ShipID
		By     Cause
		Doomed bool
		Deck   int8 `say:"-"` // whose discards its damage cards join
	}
	// DoomedLeft takes a ship off after its last attack.
	DoomedLeft struct {
		Ship ShipID
		Deck int8 `say:"-"`
	}
)

// Rolls reports whether an event is a throw of the dice of an attack: while it is shown they are in
// the air.
func Rolls(e Event) bool {
	switch e.(type) {
	case AttackRolled, DefenseRolled, DiceRerolled:
		return true
	}
	return false
}

func (e AttackPassed) apply(s *State) { s.Ships[e.Ship].Attacked = true }
func (e AttackPassed) Say(u *Setup) string {
	if e.Forced {
		return ""
	}
	return u.Name(e.Ship) + " does not attack."
}

func (e AttackDeclared) apply(s *State) {
	sh := &s.Ships[e.Attacker]
	if sh.Mounts > 0 {
		sh.Fired |= 1 << e.Mount
	}
	if !e.Extra {
		sh.Attacked = sh.Mounts < 2 || sh.Fired == 1<<sh.Mounts-1
	}
	s.Attack = Attack(e)
	s.Attack.On = true
	s.UsedNow = usedBits{}
	for i := range s.Lasting[:s.NLasting] {
		s.Lasting[i].Spent = false
	}
}
func (e AttackDeclared) Say(u *Setup) string {
	with, section := "", ""
	if e.Weapon != NoWeapon {
		with = " with " + cardName(u, e.Attacker, e.Weapon)
	} else if e.Line != 0 {
		with = " with " + u.attackOf(e.Line)
		if u.line(e.Line).slot == ShipSlot {
			with = " with its " + u.attackOf(e.Line)
		}
	} else if m := u.ships[e.Attacker].onMap; m != nil {
		with, section = " with its "+strings.ToLower(m.Mounts[e.Mount].Name), m.Section
	}
	at := "at"
	if u.Band(float64(e.Dist)) != int(e.Band) {
		at = "as if at" // what counts is a token, or what a card says
	}
	w := fmt.Sprintf("%s attacks %s%s %s Range %d, %s", u.Name(e.Attacker), u.Name(e.Target), with, at, e.Band,
		away(e.Dist))
	if e.Obstructed {
		w += ", obstructed"
	}
	return cited(u, w, section)
}

func (e LockSpent) apply(s *State) {
	sh := &s.Ships[e.Ship]
	if a := &s.Attack; a.On && sh.Owner == s.Ships[a.Attacker].Owner && sh.Locks(a.Target) {
		sh.letGo(a.Target)
		return
	}
	sh.letGo(sh.Lock)
}
func (e LockSpent) Say(u *Setup) string {
	if e.Section != "" {
		return cited(u, u.Name(e.Ship)+" loses its Target Lock", e.Section)
	}
	return u.Name(e.Ship) + " spends its Target Lock."
}

func (e WeaponUsed) apply(s *State) {
	c := s.Ships[e.Ship].Card(e.Weapon)
	c.Disabled = c.Disabled || e.Disable
	c.Discarded, c.Gone = c.Discarded || e.Discard, e.Gone
	c.Time += e.Time
}
func (e WeaponUsed) Say(u *Setup) string {
	n := cardName(u, e.Ship, e.Weapon)
	switch {
	case e.Discard:
		return n + " is discarded."
	case e.Disable:
		return n + " is disabled."
	case e.Time > 0:
		return fmt.Sprintf("%s on %s.", card.Counted(e.Time, "Time Token"), n)
	}
	return ""
}

func (e CloakGreened) apply(s *State)      { s.Ships[e.Ship].Cloak = CloakBeside }
func (e CloakGreened) Say(u *Setup) string { return u.Name(e.Ship) + "'s Cloak Token turns green." }

func (e PowerLifted) apply(s *State) {
	n := &s.Ships[e.Ship].Noted
	n.Unbound, n.UnboundBar = n.Unbound || !e.Bar, n.UnboundBar || e.Bar
}
func (e PowerLifted) Say(u *Setup) string {
	return u.Name(e.Ship) + " may perform one action with its Auxiliary Power Tokens."
}

func (e TokensKept) apply(s *State) { *s.Ships[e.Ship].Noted.Kept.of(e.Token) += e.N }
func (e TokensKept) Say(u *Setup) string {
	return u.Name(e.Ship) + " keeps " + tokensInWords(e.Token, e.N) + "."
}

func (e CloakReddened) apply(s *State) { s.Ships[e.Ship].Cloak = CloakRed }
func (e CloakReddened) Say(u *Setup) string {
	return u.Name(e.Ship) + " turns its Cloak Token to its red side."
}

func (e AttackRolled) apply(s *State) {
	a := &s.Attack
	added, n := a.AttackDice, a.NAttack // results added before the roll lie behind the dice rolled
	a.NAttack, a.RolledAttack = e.N, true
	for i := range e.N {
		a.AttackDice[i] = Die{Face: e.Faces[i], Set: i < e.Set}
	}
	for i := range min(n, MaxDice-e.N) {
		a.AttackDice[a.NAttack] = added[i]
		a.NAttack++
	}
}
func (e AttackRolled) Say(*Setup) string { return "Attack dice: " + faces(e.Faces[:e.N]) + "." }

func (e DefenseRolled) apply(s *State) {
	a := &s.Attack
	a.NDefense, a.Defended = e.N, true
	for i := range e.N {
		a.Defense[i] = Die{Face: e.Faces[i], Set: i < e.Set}
	}
}
func (e DefenseRolled) Say(*Setup) string { return "Defense dice: " + faces(e.Faces[:e.N]) + "." }

func (e StationsSpent) apply(s *State) {
	s.Ships[e.Ship].Stations--
	s.tokensGone(e.Ship, card.StationsToken, 1, 0)
	d, n := s.Attack.pool(!e.Attack)
	for i := range *n {
		if d[i].Face == dice.BattleStations {
			d[i].Face, d[i].Converted = e.face(), true
		}
	}
}

// face returns the result that each Battle Stations becomes.
func (e StationsSpent) face() dice.Face {
	switch {
	case !e.Attack:
		return dice.Evade
	case e.Crits:
		return dice.Crit
	}
	return dice.Hit
}
func (e StationsSpent) Say(u *Setup) string {
	return u.Name(e.Ship) + " spends Battle Stations: all Battle Stations results become " + e.face().Words() + "s."
}

func (e DiceRerolled) apply(s *State) {
	s.Attack.LockSpent = true
	for i := range s.Attack.NAttack {
		if e.Which&(1<<uint(i)) != 0 {
			s.Attack.AttackDice[i] = Die{Face: e.Faces[i], Rerolled: true}
		}
	}
}
func (e DiceRerolled) Say(u *Setup) string {
	return fmt.Sprintf("%s re-rolls: %s.", u.Name(e.By), faces(e.Rolled()))
}

// Rolled are the new faces of the dice that were rolled again.
func (e DiceRerolled) Rolled() []dice.Face { return chosen(e.Which, e.Faces) }

// chosen returns the faces of those dice of a roll whose bits are set.
func chosen(which uint16, faces [MaxDice]dice.Face) (f []dice.Face) {
	for i := range faces {
		if which&(1<<uint(i)) != 0 {
			f = append(f, faces[i])
		}
	}
	return f
}

func (e EvadeSpent) apply(s *State) {
	s.Ships[e.Ship].Evade--
	s.tokensGone(e.Ship, card.EvadeToken, 1, 0)
	s.Attack.Evades++
}
func (e EvadeSpent) Say(u *Setup) string { return u.Name(e.Ship) + " spends Evade." }

func (e AttackCompared) apply(s *State) { s.Attack.Hits, s.Attack.Crits = e.Hits, e.Crits }
func (e AttackCompared) Say(u *Setup) string {
	switch {
	case e.Hits+e.Crits == 0:
		return u.Name(e.Target) + " is not hit."
	case e.Crits == 0:
		return fmt.Sprintf("%s is hit: %d damage.", u.Name(e.Target), e.Hits)
	case e.Hits == 0:
		return fmt.Sprintf("%s is hit: %d critical damage.", u.Name(e.Target), e.Crits)
	}
	return fmt.Sprintf("%s is hit: %d damage and %d critical damage.", u.Name(e.Target), e.Hits, e.Crits)
}

func (e AttackEnded) apply(s *State) {
	if s.Attack.On, s.Attack.Ended = false, e.Answered; !e.Answered {
		s.Attack = Attack{}
	}
	n := uint8(0)
	for _, b := range s.Lasting[:s.NLasting] { // those that are over lie behind, as the hash takes them in
		if !b.Now {
			s.Lasting[n] = b
			n++
		}
	}
	s.NLasting = n
}
func (e AttackEnded) Say(*Setup) string { return "" }

func (e DiceTakenUp) apply(s *State) {
	a := &s.Attack
	a.NAttack, a.NDefense, a.Evades, a.Hits, a.Crits = 0, 0, 0, 0, 0
	a.AttackDice, a.Defense = [MaxDice]Die{}, [MaxDice]Die{}
	a.RolledAttack, a.Defended = false, false
}
func (e DiceTakenUp) Say(u *Setup) string {
	return "All dice of the attack of " + u.Name(e.Attacker) + " are rolled again."
}

func (e AttackForgotten) apply(s *State)    { s.Attack = Attack{} }
func (e AttackForgotten) Say(*Setup) string { return "" }

func (e ShieldLost) apply(s *State) {
	if sh := &s.Ships[e.Ship]; e.Temporary {
		sh.Temp--
	} else {
		sh.Shields--
	}
	s.Attack.dealt(e.Ship)
}

// dealt counts a point of damage that the running attack has dealt its target.
func (a *Attack) dealt(ship ShipID) bool {
	if !a.On || a.Target != ship {
		return false
	}
	a.Dealt++
	return true
}
func (e ShieldLost) Say(u *Setup) string {
	if e.Temporary {
		return u.Name(e.Ship) + " loses a temporary shield."
	}
	return u.Name(e.Ship) + " loses a shield."
}

func (e DamageDealt) apply(s *State) {
	if d := &s.Decks[e.Deck]; d.N > 0 {
		d.N--
	}
	sh := &s.Ships[e.Ship]
	if a := &s.Attack; !e.Second && a.dealt(e.Ship) {
		if e.Up {
			a.HullCrits++
		} else {
			a.HullHits++
		}
	}
	if int(sh.NDamage) < MaxDamage {
		sh.Damage[sh.NDamage] = DamageCard{ID: e.Card, Up: e.Up, Round: s.Round}
		sh.NDamage++
	}
}
func (e DamageDealt) Say(u *Setup) string {
	if e.Up {
		return fmt.Sprintf("%s suffers a Critical Hit: %s. %s", u.Name(e.Ship), e.Card, e.Card.Words())
	}
	return u.Name(e.Ship) + " suffers damage."
}

func (e DamageFlipped) apply(s *State) { s.Ships[e.Ship].Damage[e.At].Up = false }
func (e DamageFlipped) Say(u *Setup) string {
	return fmt.Sprintf("%s of %s is turned face down.", strings.TrimSuffix(e.Card.String(), "!"), u.Name(e.Ship))
}

func (e DamageShown) apply(s *State) {
	d := &s.Ships[e.Ship].Damage[e.At]
	d.Up, d.Round = true, s.Round
}
func (e DamageShown) Say(u *Setup) string {
	name := strings.TrimSuffix(e.Card.String(), "!")
	return fmt.Sprintf("%s of %s is turned face up. %s", name, u.Name(e.Ship), e.Card.Words())
}

func (e UpgradeDiscarded) apply(s *State) {
	c := s.Ships[e.Ship].Card(e.Card)
	c.Discarded, c.Lost = true, e.ByEnemy
}
func (e UpgradeDiscarded) Say(u *Setup) string {
	return fmt.Sprintf("%s of %s is discarded.", cardName(u, e.Ship, e.Card), u.Name(e.Ship))
}

func (e ShipDestroyed) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Destroyed, sh.Doomed, sh.DeadIn, sh.DeadBy = true, e.Doomed, s.Round, e.By
	if !e.Doomed {
		s.takeOff(e.Ship, e.Deck)
	}
}

// takeOff takes a ship off the table with its cards, and the locks by and on it.
func (s *State) takeOff(id ShipID, pile int8) {
	sh := &s.Ships[id]
	deck := &s.Decks[pile]
	for i := range sh.Damage[:sh.NDamage] {
		deck.discard(sh.Damage[i].ID)
	}
	sh.Doomed = false
	sh.Lock, sh.Also = NoShip, 0
	sh.Evade, sh.Scan, sh.Stations, sh.Power, sh.Cloak = 0, 0, 0, 0, NotCloaked
	s.unlock(id)
}

// unlock removes every lock on a ship.
func (s *State) unlock(id ShipID) {
	for i := range s.Ships[:s.NShips] {
		s.Ships[i].letGo(id)
	}
}

func (e ShipDestroyed) Say(u *Setup) string {
	n := u.Name(e.Ship)
	switch {
	case e.Doomed:
		return n + " is destroyed but still attacks (same Captain Skill as its attacker)."
	case e.By == ByLeavingArea:
		return n + " leaves the play area and is destroyed."
	case e.By == ByWarpCoreBreach:
		return n + " is destroyed by a Warp Core Breach."
	}
	return n + " is destroyed."
}

func (e DoomedLeft) apply(s *State)      { s.takeOff(e.Ship, e.Deck) }
func (e DoomedLeft) Say(u *Setup) string { return u.Name(e.Ship) + " is removed from the table." }
