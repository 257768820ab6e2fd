package game

import (
	"fmt"
	"math/bits"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Events that sheets need under the rulebook's names. Section is the heading of the sheet under
// which they happen, and the number of the sentence where it counts them; the log names it.
type (
	// CommandChanged gives a map ship to a player, or to nobody.
	CommandChanged struct {
		Ship   ShipID
		Player PlayerID
		Init   int8 `say:"-"` // its rank among equals of captain skill from now on

		Section string
	}
	// MarkerPlaced lays a pair of lock tokens as a marker: red on a map ship, blue beside the ship.
	// It is no Target Lock.
	MarkerPlaced struct {
		Ship    ShipID
		On      ShipID `say:"target"`
		Section string
	}
	// MarkerRemoved takes the pair off.
	MarkerRemoved struct {
		Ship    ShipID
		Section string
	}
	// WentAboard disables a card of a ship, which is now elsewhere; -1 is the captain.
	WentAboard struct {
		Ship    ShipID
		Card    int8
		Section string
	}
	// CameHome takes the Disabled token off a card that was elsewhere.
	CameHome WentAboard
	// LostAboard discards a card that is elsewhere; it no longer survives.
	LostAboard WentAboard
	// Retrieved takes a map ship off the table and lays it on a ship card.
	Retrieved struct {
		Ship    ShipID
		Craft   ShipID `say:"target"`
		Section string
	}
	// SheetRolled are dice a sheet has a player roll; Section is what asks for them.
	SheetRolled struct {
		Player PlayerID
		Ship   ShipID
		Kind   dice.Kind `say:"defense"`
		N      int8      `say:"-"`
		Faces  [MaxDice]dice.Face

		Section string
	}
	// SheetAction is a special action being performed, as a section of the sheet gives it; Bit
	// marks it as done this round.
	SheetAction struct {
		Ship    ShipID
		Name    string
		Section string
		Bit     uint16 `say:"-"`
	}
	// HeldStill: the ship sets no dial, and nothing moves it until it is HeldNoMore, or the round
	// is over.
	HeldStill struct {
		Ship    ShipID
		Section string
	}
	// HeldNoMore: from now on the ship may be moved again.
	HeldNoMore struct{ Ship ShipID }
	// Blamed notes whose doing the end of a map ship is.
	Blamed struct {
		Ship   ShipID
		Player PlayerID
	}
	// LostWithCarrier destroys a map ship that lay on the card of a destroyed ship.
	LostWithCarrier struct {
		Ship    ShipID
		Carrier ShipID `say:"by_ship"`
		Section string
	}
)

// cited ends a line of the log with the section of the sheet it comes from.
func cited(u *Setup, words, section string) string {
	if section == "" {
		return words + "."
	}
	return words + " (" + u.Scenario.Sheet().Title + ", " + section + ")."
}

func (e CommandChanged) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Owner, sh.Init = e.Player, e.Init
	sh.Lock, sh.Also = NoShip, 0 // a lock of its old commander's goes
	for i := range s.Ships[:s.NShips] {
		if o := &s.Ships[i]; o.Owner == e.Player {
			o.letGo(e.Ship) // and those on what is a friend now
		}
	}
}
func (e CommandChanged) Say(u *Setup) string {
	if e.Player == Nobody {
		return cited(u, "No one controls "+u.Name(e.Ship), e.Section)
	}
	return cited(u, u.Player(e.Player)+" controls "+u.Name(e.Ship), e.Section)
}

func (e MarkerPlaced) apply(s *State) { s.Ships[e.Ship].Marker = e.On + 1 }
func (e MarkerPlaced) Say(u *Setup) string {
	return cited(u, "Lock tokens link "+u.Name(e.Ship)+" and "+u.Name(e.On), e.Section)
}

func (e MarkerRemoved) apply(s *State) { s.Ships[e.Ship].Marker = 0 }
func (e MarkerRemoved) Say(u *Setup) string {
	return cited(u, "The lock tokens of "+u.Name(e.Ship)+" are removed", e.Section)
}

func (e WentAboard) apply(s *State) {
	c := s.cardAt(e.Ship, e.Card, Nobody)
	c.Disabled, c.Away = true, true
}
func (e WentAboard) Say(u *Setup) string {
	return cited(u, cardName(u, e.Ship, e.Card)+" of "+u.Name(e.Ship)+" beams aboard", e.Section)
}

func (e CameHome) apply(s *State) {
	c := s.cardAt(e.Ship, e.Card, Nobody)
	c.Disabled, c.Away = false, false
}
func (e CameHome) Say(u *Setup) string {
	return cited(u, cardName(u, e.Ship, e.Card)+" returns to "+u.Name(e.Ship), e.Section)
}

func (e LostAboard) apply(s *State) {
	c := s.cardAt(e.Ship, e.Card, Nobody)
	c.Discarded, c.Lost, c.Away = true, true, false
}
func (e LostAboard) Say(u *Setup) string {
	return cited(u, cardName(u, e.Ship, e.Card)+" is lost", e.Section)
}

func (e Retrieved) apply(s *State) {
	c := &s.Ships[e.Craft]
	c.Placed, c.CarriedBy = false, e.Ship+1
	s.unlock(e.Craft)
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Marker == e.Craft+1 {
			sh.Marker = 0
		}
	}
}
func (e Retrieved) Say(u *Setup) string {
	return cited(u, u.Name(e.Ship)+" retrieves the "+u.Name(e.Craft), e.Section)
}

func (e SheetRolled) apply(*State) {}
func (e SheetRolled) Say(u *Setup) string {
	who := u.Player(e.Player)
	if e.Ship != NoShip {
		who = u.Name(e.Ship)
	}
	return cited(u, who+" rolls "+faces(e.Faces[:e.N]), e.Section)
}

// Count returns the number of dice that show a face.
func (e *SheetRolled) Count(f dice.Face) (n int) {
	for _, x := range e.Faces[:e.N] {
		if x == f {
			n++
		}
	}
	return n
}

func (e SheetAction) apply(s *State) { s.Ships[e.Ship].Acted |= e.Bit }
func (e SheetAction) Say(u *Setup) string {
	if e.Name == "" {
		return ""
	}
	return cited(u, u.Name(e.Ship)+" performs "+e.Name, e.Section)
}

func (e HeldStill) apply(s *State) { s.Ships[e.Ship].Still = true }
func (e HeldStill) Say(u *Setup) string {
	return cited(u, u.Name(e.Ship)+" does not move", e.Section)
}

func (e HeldNoMore) apply(s *State)    { s.Ships[e.Ship].Still = false }
func (e HeldNoMore) Say(*Setup) string { return "" }

func (e Blamed) apply(s *State) { s.Ships[e.Ship].Blame = int8(e.Player) + 1 }
func (e Blamed) Say(u *Setup) string {
	if m := u.OnMap(e.Ship); m != nil && m.Cost > 0 {
		return fmt.Sprintf("%s loses %d Fleet Points for destroying the %s.", u.Player(e.Player), m.Cost,
			u.Name(e.Ship))
	}
	return ""
}

func (e LostWithCarrier) apply(s *State) { s.Ships[e.Ship].Destroyed = true }
func (e LostWithCarrier) Say(u *Setup) string {
	return cited(u, u.Name(e.Ship)+" is lost with "+u.Name(e.Carrier), e.Section)
}

// RollFor rolls dice that a sheet asks for and tells them. It returns them as they are after a
// re-roll token.
func (t *Turn) RollFor(p PlayerID, ship ShipID, section string, k dice.Kind, n int) SheetRolled {
	e := SheetRolled{Player: p, Ship: ship, Section: section, Kind: k, N: int8(min(n, MaxDice))}
	for i := range e.N {
		e.Faces[i] = t.roll(k)
	}
	Emit(t, e)
	rerollForSheet(t, &e)
	return e
}

// Command gives a map ship to a player, or to nobody. Among equals of captain skill it goes with
// its commander's initiative, as a ship of that fleet would (rules 4.6), and from now on it has the
// captain skill that the sheet gives it.
func (t *Turn) Command(id ShipID, p PlayerID, section string) {
	s, u := t.State(), t.Setup()
	if s.Ships[id].Owner != p {
		e := CommandChanged{Ship: id, Player: p, Init: u.ships[id].onMap.init(), Section: section}
		if p != Nobody {
			e.Init = s.rankFor(u, id, p)
		}
		Emit(t, e)
	}
	e := SkillsFixed{}
	for i := range s.Ships[:s.NShips] {
		e.Skills[i] = s.Ships[i].Skill
	}
	if e.Skills[id] = s.skill(u, id); e.Skills[id] != s.Ships[id].Skill {
		Emit(t, e)
	}
}

// Destroy destroys a ship by a rule of a sheet; which one, a line before has said.
func (t *Turn) Destroy(id ShipID, by Cause) { t.destroy(id, by) }

// TurnOffShields disables all active shields of a ship by a rule of a sheet.
func (t *Turn) TurnOffShields(id ShipID, section string) {
	if n := t.State().Ships[id].Shields; n > 0 {
		Emit(t, ShieldsChanged{Ship: id, Op: card.TurnOff, N: n, Section: section})
	}
}

// FleetOf are a player's ships of the fleet in play, for rules that ask each.
func (s *State) FleetOf(p PlayerID, f func(ShipID)) {
	for id, sh := range s.inPlay() {
		if sh.Owner == p && !sh.Map {
			f(id)
		}
	}
}

// Choose asks and returns the options picked; nothing is asked when all of them must be.
func (t *Turn) Choose(p Prompt) []Option {
	o := t.keep(append(t.Options(), p.Options...))
	p.Options = o
	picks := uint64(1)<<uint(len(o)) - 1
	if int(p.Min) < len(o) {
		picks = t.Ask(p).Picks
	}
	picked := t.Options()
	each(picks, func(i int) { picked = append(picked, o[i]) })
	return t.keep(picked)
}

// Question asks a player what the sheet has in its own words, about a ship or, with NoShip, about
// none, and returns which of the answers was given. section is where the sheet says so.
func (t *Turn) Question(p PlayerID, ship ShipID, section, words string, answers ...string) int {
	o := t.Options()
	for i := range answers {
		o = append(o, Option{Kind: GiveAnswer, Ship: ship, N: int8(i)})
	}
	return int(
		t.Choose(Prompt{Player: p, Ask: ChooseAnswer, Ship: ship, Section: section, Words: words, Answers: answers,
			Min: 1, Max: 1, Options: o})[0].N,
	)
}

// Rerollable returns the number of dice of a roll that their owner may still re-roll.
func (a *Attack) Rerollable(defense bool) int { return bits.OnesCount16(a.fresh(defense)) }

// fresh returns the dice that may still be re-rolled, as bits.
func (a *Attack) fresh(defense bool) (which uint16) {
	d, k := a.pool(defense)
	for i := range *k {
		if !d[i].Rerolled && !d[i].Set && !d[i].Added {
			which |= 1 << uint(i)
		}
	}
	return which
}

// pickDice lists dice of a roll that bits tell.
func (t *Turn) pickDice(which uint16, ship ShipID, line LineID) []Option {
	o := t.Options()
	each(uint64(which), func(i int) { o = append(o, Option{Kind: PickDie, Ship: ship, N: int8(i), Line: line}) })
	return o
}

// diceOf are the dice that are picked of a list, as bits.
func diceOf(picks uint64, o []Option) (which uint16) {
	each(picks, func(i int) { which |= 1 << uint(o[i].N) })
	return which
}

// RerollOne has a ship's owner choose one of its dice of the attack and rolls it again.
func (t *Turn) RerollOne(ship ShipID, defense bool) {
	o := t.pickDice(t.State().Attack.fresh(defense), ship, 0)
	if len(o) == 0 {
		return
	}
	pick := t.one(Prompt{Player: t.State().Ships[ship].Owner, Ask: ChooseDice, Ship: ship, Defense: defense}, o)
	rollAgain(t, DiceChanged{By: ship, Defense: defense, Which: 1 << uint(pick.N)})
}
