package game

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Events of card text.
type (
	// CardUsed is a line of card text being used; By is the ship that uses it, Ship the one at whose window.
	CardUsed struct {
		Line             LineID
		By, Ship, Target ShipID
		Owner            PlayerID
		Nth              int8
		Fleet            bool // a line of the fleet's resource, for Ship
		Carrier          ShipID
		Card             int8
		Option           bool     // an option that is used up
		Shared           []LineID // lines that share its limit
	}
	// CardDisabled puts a Disabled token on a card of a ship.
	CardDisabled struct {
		Ship  ShipID
		Card  int8
		Owner PlayerID
	}
	// CardDiscarded puts a card under its ship card; ByEnemy: an enemy's card did it, so it counts as lost.
	CardDiscarded struct {
		Ship    ShipID
		Card    int8
		Owner   PlayerID
		ByEnemy bool
	}
	// CardFreed removes a Disabled token by card text.
	CardFreed struct {
		Ship ShipID
		Card int8
	}
	// CardProtected keeps a card from being disabled and discarded until the End Phase.
	CardProtected struct {
		Ship ShipID
		Card int8
	}
	// TimePlaced puts Time tokens on a card.
	TimePlaced struct {
		Ship ShipID
		Card int8
		N    int8
	}
	// ChargesChanged puts charges on a card or takes them off.
	ChargesChanged struct {
		Ship  ShipID
		Card  int8
		Owner PlayerID
		N     int8
	}
	// OptionsChosen says how many of each line of a resource there are.
	OptionsChosen struct {
		Owner PlayerID
		N     [8]int8
	}
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
		Holder ShipID // of a lock on the ship: who loses it
	}
	// ShieldsChanged turns shields off or on, destroys them, or adds temporary ones.
	ShieldsChanged struct {
		Ship ShipID
		Op   card.ShieldOp
		N    int8
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
	// BonusGained is an effect that lasts.
	BonusGained struct{ Bonus Bonus }
	// BonusUsed takes dice from a bonus, or ends it; At is its place.
	BonusUsed struct {
		At   int8
		N    int8 // dice used
		Gone bool
	}
	// DiceChanged gives dice of the attack new faces by card text; bit i of Which for die i. Reroll: they were rolled again.
	DiceChanged struct {
		Line    LineID
		By      ShipID
		Defense bool
		Reroll  bool
		ByFoe   bool
		Which   uint16
		Faces   [MaxDice]dice.Face
	}
	// ResultsAdded adds dice results that are not rolled.
	ResultsAdded struct {
		Line    LineID
		Face    dice.Face
		N       int8
		Already bool // results have been compared
	}
	// ResultsCancelled takes uncancelled results away, or changes Critical Hits into Hits.
	ResultsCancelled struct {
		Line        LineID
		Hits, Crits int8
		ToHits      int8
	}
	// DiceSet fixes faces of dice before the roll, or swaps a die.
	DiceSet struct {
		Line    LineID
		Defense bool
		Face    dice.Face
		Special card.Special
	}
	// AttackMarked notes what card text does to the attack being made.
	AttackMarked struct {
		KeepGreen, KeepLock, DrawTwo bool
		Promoted                     int8
		Search                       DamageID
	}
	// ManeuverReplaced puts a maneuver in the place of the one revealed.
	ManeuverReplaced struct {
		Ship ShipID
		Move card.Move
	}
	// ManeuverToCome notes an extra maneuver about to be made, while cards speak of it, and then the dial's again.
	ManeuverToCome struct {
		Ship    ShipID
		Move    card.Move
		Ordered bool
	}
	// DieRolled are dice rolled for card text.
	CardRolled struct {
		Line  LineID
		By    ShipID
		N     int8
		Faces [MaxDice]dice.Face
	}
	// ActionNamed notes the action just performed, or that cards have answered it.
	ActionNamed struct{ Action card.Action }
	// DamageStored puts a damage card under a card instead of under the ship.
	DamageStored struct {
		Ship ShipID
		Card int8
		Deck int8
	}
	// AttackJudged judges the declared attack anew after the attacker has moved.
	AttackJudged struct {
		Attacker   ShipID
		Dist       int32
		Band       int8
		Obstructed bool
	}
	// ActionsForbidden: the ship performs none of these actions any more this round.
	ActionsForbidden struct {
		Ship    ShipID
		Actions card.ActionSet
	}
	// DamageFound takes a damage card that was searched for to the top of the deck, which is shuffled under it.
	DamageFound struct{ Deck, At int8 }
	// DamageLooked keeps one of the two top damage cards: 0 the top one; the other is discarded.
	DamageLooked struct{ Deck, Keep int8 }
	// BonusesEnded ends every bonus: the End Phase.
	BonusesEnded struct{}
)

func (e CardUsed) apply(s *State) {
	s.Used.mark(e.Line)
	s.UsedNow.mark(e.Line)
	for _, id := range e.Shared {
		s.Used.mark(id)
		s.UsedNow.mark(id)
	}
	if e.Fleet {
		s.Ships[e.Ship].ByFleet |= 1 << e.Nth
	}
	if e.Carrier != NoShip && (e.Card >= 0 || e.Card == captainSlot) {
		s.cardAt(e.Carrier, e.Card, e.Owner).Shown = true
	}
	if e.Option {
		s.Options[e.Owner][e.Nth]--
	}
}
func (e CardUsed) Say(u *Setup) string {
	l := u.line(e.Line)
	w := u.Name(e.By) + " uses " + l.title
	if e.By == NoShip {
		w = u.Player(e.Owner) + " uses " + l.title
	}
	if l.slot == shipSlot {
		w = u.Name(e.By) + " uses its text"
	}
	if e.Target != NoShip && e.Target != e.By {
		w += " on " + u.Name(e.Target)
	}
	return w + "."
}

// at is what lies on a card, nil for a ship card or an admiral.
func (s *State) cardAt(ship ShipID, slot int8, owner PlayerID) *CardState {
	switch {
	case slot == captainSlot:
		return &s.Ships[ship].Captain
	case slot == resourceSlot:
		return &s.Resources[owner]
	case slot >= 0:
		return &s.Ships[ship].Upgrades[slot]
	}
	return &CardState{}
}

// titleAt is the title of a card of a ship, or of a player's resource.
func (u *Setup) titleAt(ship ShipID, slot int8, owner PlayerID) string {
	switch slot {
	case resourceSlot:
		return u.Fleets[owner].Resource.Card.Name
	case shipSlot:
		return u.Name(ship)
	case admiralSlot:
		return u.ships[ship].Admiral.Name
	}
	return cardName(u, ship, slot)
}

func (e CardDisabled) apply(s *State) { s.cardAt(e.Ship, e.Card, e.Owner).Disabled = true }
func (e CardDisabled) Say(u *Setup) string {
	return u.titleAt(e.Ship, e.Card, e.Owner) + " is disabled."
}

func (e CardDiscarded) apply(s *State) {
	c := s.cardAt(e.Ship, e.Card, e.Owner)
	c.Discarded, c.Lost, c.Disabled = true, e.ByEnemy, false
}
func (e CardDiscarded) Say(u *Setup) string {
	return u.titleAt(e.Ship, e.Card, e.Owner) + " is discarded."
}

func (e CardFreed) apply(s *State) { s.cardAt(e.Ship, e.Card, Nobody).Disabled = false }
func (e CardFreed) Say(u *Setup) string {
	return "The Disabled token of " + cardName(u, e.Ship, e.Card) + " is removed."
}

func (e CardProtected) apply(s *State) { s.cardAt(e.Ship, e.Card, Nobody).Safe = true }
func (e CardProtected) Say(u *Setup) string {
	return cardName(u, e.Ship, e.Card) + " is safe until the End Phase."
}

func (e TimePlaced) apply(s *State) { s.cardAt(e.Ship, e.Card, Nobody).Time += e.N }
func (e TimePlaced) Say(u *Setup) string {
	return fmt.Sprintf("%d Time tokens on %s.", e.N, cardName(u, e.Ship, e.Card))
}

func (e ChargesChanged) apply(s *State) { s.cardAt(e.Ship, e.Card, e.Owner).Charges += e.N }
func (e ChargesChanged) Say(u *Setup) string {
	if e.N < 0 {
		return fmt.Sprintf("%d from %s.", -e.N, u.titleAt(e.Ship, e.Card, e.Owner))
	}
	return fmt.Sprintf("%d tokens on %s.", e.N, u.titleAt(e.Ship, e.Card, e.Owner))
}

func (e OptionsChosen) apply(s *State)    { s.Options[e.Owner] = e.N }
func (e OptionsChosen) Say(*Setup) string { return "" }

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

var tokenNames = map[card.Tokens]string{card.EvadeToken: "Evade", card.ScanToken: "Scan", card.StationsToken: "Battle Stations",
	card.AuxToken: "Auxiliary Power", card.LockOnSelf: "Target Lock"}

// tokensInWords counts tokens: "1 Scan token", "2 Evade tokens".
func tokensInWords(k card.Tokens, n int8) string {
	if n == 1 {
		return "1 " + tokenNames[k] + " token"
	}
	return fmt.Sprintf("%d %s tokens", n, tokenNames[k])
}

func (e TokenGiven) apply(s *State) { *s.token(e.Ship, e.Token) += e.N }
func (e TokenGiven) Say(u *Setup) string {
	return u.Name(e.Ship) + " gains " + tokensInWords(e.Token, e.N) + "."
}

func (e TokenTaken) apply(s *State) {
	if e.Token == card.LockOnSelf {
		s.Ships[e.Holder].Lock = NoShip
		return
	}
	*s.token(e.Ship, e.Token) -= e.N
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
	case card.RaiseThem:
		sh.Shields += e.N
		sh.Down -= e.N
	case card.Temporary:
		sh.Temp += e.N
	}
}
func (e ShieldsChanged) Say(u *Setup) string {
	what := [...]string{"turns off", "loses", "raises", "gains"}[e.Op]
	kind := "shields"
	if e.N == 1 {
		kind = "shield"
	}
	if e.Op == card.Temporary {
		kind = "temporary " + kind
	}
	return fmt.Sprintf("%s %s %d %s.", u.Name(e.Ship), what, e.N, kind)
}

func (e ShieldRepaired) apply(s *State) {
	if sh := &s.Ships[e.Ship]; sh.Cloak != NotCloaked {
		sh.Down += e.N // Ruling: a cloaked ship's shields are down, one repaired meanwhile too (rules 6.6)
	} else {
		sh.Shields += e.N
	}
}
func (e ShieldRepaired) Say(u *Setup) string {
	return fmt.Sprintf("%s repairs %d shield.", u.Name(e.Ship), e.N)
}

func (e DronesChanged) apply(s *State) { s.Ships[e.Ship].Drones += e.N }
func (e DronesChanged) Say(u *Setup) string {
	if e.N < 0 {
		return fmt.Sprintf("%s spends %d Drone tokens.", u.Name(e.Ship), -e.N)
	}
	return fmt.Sprintf("%s gains %d Drone tokens.", u.Name(e.Ship), e.N)
}

func (e AttackForbidden) apply(s *State)      { s.Ships[e.Ship].NoAttack = true }
func (e AttackForbidden) Say(u *Setup) string { return u.Name(e.Ship) + " makes no attack this round." }

func (e BonusGained) apply(s *State) {
	if s.NLasting < MaxLasting {
		s.Lasting[s.NLasting] = e.Bonus
		s.NLasting++
	}
}
func (e BonusGained) Say(*Setup) string { return "" }

func (e BonusUsed) apply(s *State) {
	b := &s.Lasting[e.At]
	b.N -= e.N
	b.Spent = true
	if e.Gone {
		copy(s.Lasting[e.At:], s.Lasting[e.At+1:s.NLasting])
		s.NLasting--
	}
}
func (e BonusUsed) Say(*Setup) string { return "" }

func (e BonusesEnded) apply(s *State)    { s.NLasting = 0 }
func (e BonusesEnded) Say(*Setup) string { return "" }

func (a *Attack) pool(defense bool) (*[MaxDice]Die, *int8) {
	if defense {
		return &a.Defense, &a.NDefense
	}
	return &a.AttackDice, &a.NAttack
}

func (e DiceChanged) apply(s *State) {
	d, n := s.Attack.pool(e.Defense)
	for i := range *n {
		if e.Which&(1<<uint(i)) == 0 {
			continue
		}
		d[i].Face = e.Faces[i]
		d[i].Converted = !e.Reroll
		if e.Reroll && !e.ByFoe {
			d[i].Rerolled = true
		}
	}
}
func (e DiceChanged) Say(u *Setup) string {
	var f []dice.Face
	for i := range e.Faces {
		if e.Which&(1<<uint(i)) != 0 {
			f = append(f, e.Faces[i])
		}
	}
	kind := "attack"
	if e.Defense {
		kind = "defense"
	}
	if e.Reroll {
		return fmt.Sprintf("%s re-rolls %d %s dice: %s.", u.Name(e.By), len(f), kind, faces(f))
	}
	return fmt.Sprintf("%s changes %d %s dice: %s.", u.Name(e.By), len(f), kind, faces(f))
}

func (e ResultsAdded) apply(s *State) {
	a := &s.Attack
	switch {
	case e.Face == dice.Evade:
		a.Evades += e.N
	case e.Already && e.Face == dice.Crit:
		a.Crits += e.N
	case e.Already:
		a.Hits += e.N
	default:
		for range e.N {
			if a.NAttack < MaxDice {
				a.AttackDice[a.NAttack] = Die{Face: e.Face, Rerolled: true, Added: true}
				a.NAttack++
			}
		}
	}
}
func (e ResultsAdded) Say(u *Setup) string {
	return fmt.Sprintf("%s adds %d %s.", u.line(e.Line).title, e.N, e.Face.Words())
}

func (e ResultsCancelled) apply(s *State) {
	a := &s.Attack
	a.Hits -= e.Hits
	a.Crits -= e.Crits
	a.Crits -= e.ToHits
	a.Hits += e.ToHits
}
func (e ResultsCancelled) Say(u *Setup) string {
	var w []string
	if e.Hits > 0 {
		w = append(w, fmt.Sprintf("%d Hit", e.Hits))
	}
	if e.Crits > 0 {
		w = append(w, fmt.Sprintf("%d Critical Hit", e.Crits))
	}
	if len(w) == 0 {
		return fmt.Sprintf("%s makes %d Critical Hits plain Hits.", u.line(e.Line).title, e.ToHits)
	}
	return fmt.Sprintf("%s cancels %s.", u.line(e.Line).title, strings.Join(w, " and "))
}

func (e DiceSet) apply(s *State) {
	a := &s.Attack
	switch {
	case e.Special != card.NoSpecial && e.Defense:
		a.SpecialDef = e.Special
	case e.Special != card.NoSpecial:
		a.Special = e.Special
	case e.Defense != a.FixedDefense: // the attack dice are rolled by now: their places no longer matter
		a.FixedDefense, a.Fixed = e.Defense, 1
		a.FixedFaces[0] = e.Face
	case int(a.Fixed) < len(a.FixedFaces):
		a.FixedFaces[a.Fixed] = e.Face
		a.Fixed++
	}
}
func (e DiceSet) Say(u *Setup) string {
	if e.Special != card.NoSpecial {
		return u.line(e.Line).title + " replaces one die."
	}
	return "One die is set to " + e.Face.Words() + "."
}

func (e AttackMarked) apply(s *State) {
	a := &s.Attack
	a.KeepGreen = a.KeepGreen || e.KeepGreen
	a.KeepLock = a.KeepLock || e.KeepLock
	a.DrawTwo = a.DrawTwo || e.DrawTwo
	a.Promoted += e.Promoted
	if e.Search != FaceDown {
		a.Search = e.Search
	}
}
func (e AttackMarked) Say(*Setup) string { return "" }

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

func (e CardRolled) apply(*State) {}
func (e CardRolled) Say(u *Setup) string {
	return fmt.Sprintf("%s rolls for %s: %s.", u.Name(e.By), u.line(e.Line).title, faces(e.Faces[:e.N]))
}

func (e ActionNamed) apply(s *State) {
	s.LastAction = e.Action
	if e.Action != card.NoAction && !s.Attack.On {
		s.UsedNow = usedBits{} // a new moment for what speaks each time
	}
}
func (e ActionNamed) Say(*Setup) string { return "" }

func (e DamageStored) apply(s *State) {
	s.cardAt(e.Ship, e.Card, Nobody).Stored++
	if d := &s.Decks[e.Deck]; d.N > 0 {
		d.N--
		d.discard(d.Cards[d.N]) // Ruling: the card under the card is out of play at once; its face is nobody's to know
	}
}
func (e DamageStored) Say(u *Setup) string {
	return "The damage card goes under " + cardName(u, e.Ship, e.Card) + "."
}

func (e CardUsed) About() ShipID         { return e.By }
func (e CardDisabled) About() ShipID     { return e.Ship }
func (e CardDiscarded) About() ShipID    { return e.Ship }
func (e CardFreed) About() ShipID        { return e.Ship }
func (e CardProtected) About() ShipID    { return e.Ship }
func (e TimePlaced) About() ShipID       { return e.Ship }
func (e ChargesChanged) About() ShipID   { return e.Ship }
func (e OptionsChosen) About() ShipID    { return NoShip }
func (e TokenGiven) About() ShipID       { return e.Ship }
func (e TokenTaken) About() ShipID       { return e.Ship }
func (e ShieldsChanged) About() ShipID   { return e.Ship }
func (e ShieldRepaired) About() ShipID   { return e.Ship }
func (e DronesChanged) About() ShipID    { return e.Ship }
func (e AttackForbidden) About() ShipID  { return e.Ship }
func (e BonusGained) About() ShipID      { return e.Bonus.Ship }
func (e BonusUsed) About() ShipID        { return NoShip }
func (e BonusesEnded) About() ShipID     { return NoShip }
func (e DiceChanged) About() ShipID      { return e.By }
func (e ResultsAdded) About() ShipID     { return NoShip }
func (e ResultsCancelled) About() ShipID { return NoShip }
func (e DiceSet) About() ShipID          { return NoShip }
func (e AttackMarked) About() ShipID     { return NoShip }
func (e ManeuverReplaced) About() ShipID { return e.Ship }
func (e ManeuverToCome) About() ShipID   { return e.Ship }
func (e CardRolled) About() ShipID       { return e.By }
func (e ActionNamed) About() ShipID      { return NoShip }
func (e DamageStored) About() ShipID     { return e.Ship }

func (e DamageFound) apply(s *State) {
	d := &s.Decks[e.Deck]
	d.Cards[e.At], d.Cards[d.N-1] = d.Cards[d.N-1], d.Cards[e.At]
}
func (e DamageFound) Say(*Setup) string { return "The damage deck is searched." }

func (e DamageLooked) apply(s *State) {
	d := &s.Decks[e.Deck]
	if e.Keep == 1 {
		d.Cards[d.N-1], d.Cards[d.N-2] = d.Cards[d.N-2], d.Cards[d.N-1]
	}
	d.discard(d.Cards[d.N-2])
	d.Cards[d.N-2] = d.Cards[d.N-1]
	d.N--
}
func (e DamageLooked) Say(*Setup) string {
	return "Of two damage cards the attacker keeps one; the other is discarded."
}

func (e DamageFound) About() ShipID  { return NoShip }
func (e DamageLooked) About() ShipID { return NoShip }

func (e AttackJudged) apply(s *State) {
	s.Attack.Dist, s.Attack.Band, s.Attack.Obstructed = e.Dist, e.Band, e.Obstructed
}
func (e AttackJudged) Say(u *Setup) string {
	return fmt.Sprintf("The target is now at Range %d, %s.", e.Band, inches(e.Dist))
}

func (e ActionsForbidden) apply(s *State)    { s.Ships[e.Ship].Acted |= uint16(e.Actions) }
func (e ActionsForbidden) Say(*Setup) string { return "" }

func (e AttackJudged) About() ShipID     { return e.Attacker }
func (e ActionsForbidden) About() ShipID { return e.Ship }
