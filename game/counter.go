package game

import (
	"fmt"
	"slices"
)

// Counter is a kind of counter that a sheet has: a place in Sheet.Counters, 0 the first.
type Counter int8

// MaxCounters is the most kinds of counter a sheet may have.
const MaxCounters = 4

// KindOfCounter is a kind of counter as a sheet prints it: what is put down, carried and spent, and
// lies on a ship card, on a card assigned to a ship, or beside a player's ship cards.
type KindOfCounter struct {
	ID           string // as position files write it: short words joined by dashes
	Name, Plural string // "Mission Token", "Mission Tokens"
	Icon         string // the drawing it is shown as
	Drone        Instead
}

// Instead describes the ship cards on which one counter may be discarded in place of one Drone
// token of a price. Without a section there are none.
type Instead struct {
	Side    string // whose ships may, one of Sheet.Sides; "" all
	Section string // of the sheet that says so
}

// Called returns the name of n counters in short sentences: "a Mission Token", "2 Mission Tokens".
func (k *KindOfCounter) Called(n int) string {
	if n == 1 {
		return withArticle(k.Name)
	}
	return k.Counted(n)
}

// Counted is a number of them: "1 Mission Token", "2 Mission Tokens".
func (k *KindOfCounter) Counted(n int) string {
	if n == 1 {
		return "1 " + k.Name
	}
	return fmt.Sprintf("%d %s", n, k.Plural)
}

// Counter returns the entry of a kind of counter on the battle's sheet.
func (u *Setup) Counter(k Counter) *KindOfCounter { return &u.Scenario.Sheet().Counters[k] }

// counter finds a kind of counter of the sheet by its id.
func (sh *Sheet) counter(id string) Counter {
	return Counter(slices.IndexFunc(sh.Counters, func(k KindOfCounter) bool { return k.ID == id }))
}

// Counters is the number of counters of each kind in one place.
type Counters struct {
	First int8
	More  [MaxCounters - 1]int8 `hash:"used"` // of the sheet's other kinds
}

// Of returns the number of counters of a kind.
func (c *Counters) Of(k Counter) int {
	if k == 0 {
		return int(c.First)
	}
	return int(c.More[k-1])
}

// Set makes it so many of a kind.
func (c *Counters) Set(k Counter, n int8) {
	if k == 0 {
		c.First = n
	} else {
		c.More[k-1] = n
	}
}

func (c *Counters) add(k Counter, n int8) { c.Set(k, int8(c.Of(k))+n) }

// Holder is a place for counters: beside the ship cards of a player, on a ship card, or on a card
// assigned to a ship.
type Holder struct {
	Player PlayerID // beside whose ship cards, where Ship is NoShip
	Ship   ShipID
	Card   int8 // ShipSlot, -1 the captain, else an upgrade
}

// HeldBy is beside a player's ship cards.
func HeldBy(p PlayerID) Holder { return Holder{Player: p, Ship: NoShip, Card: ShipSlot} }

// HeldOn is on a ship card.
func HeldOn(ship ShipID) Holder { return Holder{Player: Nobody, Ship: ship, Card: ShipSlot} }

// HeldOnCard is on a card assigned to a ship: -1 the captain, else an upgrade.
func HeldOnCard(ship ShipID, card int8) Holder { return Holder{Player: Nobody, Ship: ship, Card: card} }

// counters returns the counters on a holder.
func (s *State) counters(on Holder) *Counters {
	if on.Ship == NoShip {
		return &s.Beside[on.Player]
	}
	return s.Ships[on.Ship].holds(on.Card)
}

// Count returns the number of counters of a kind on a holder.
func (s *State) Count(k Counter, on Holder) int { return s.counters(on).Of(k) }

// CountersOf are all counters of a kind that a player has: beside the ship cards, and on the cards
// of ships in play.
func (s *State) CountersOf(p PlayerID, k Counter) int {
	n := s.Beside[p].Of(k)
	s.FleetOf(p, func(id ShipID) { n += s.Ships[id].CountersOf(k) })
	return n
}

// CountersOf are all counters of a kind on the ship card and the cards assigned to the ship.
func (s *Ship) CountersOf(k Counter) int {
	n := s.Counters.Of(k) + s.Captain.Counters.Of(k)
	for i := range s.Upgrades {
		n += s.Upgrades[i].Counters.Of(k)
	}
	return n
}

// Events of counters. Section is the heading of the sheet under which they happen.
type (
	// CountersPlaced puts counters down.
	CountersPlaced struct {
		Counter Counter
		On      Holder
		N       int8

		Section string
	}
	// CountersSpent discards counters.
	CountersSpent CountersPlaced
	// CountersMoved carries counters from one holder to another.
	CountersMoved struct {
		Counter Counter
		From    Holder
		To      Holder `say:"to_"`
		N       int8

		Section string
	}
)

func (e CountersPlaced) apply(s *State) { s.counters(e.On).add(e.Counter, e.N) }
func (e CountersPlaced) Say(u *Setup) string {
	return cited(u, u.Counter(e.Counter).Counted(int(e.N))+" for "+u.holder(e.On), e.Section)
}

func (e CountersSpent) apply(s *State) { s.counters(e.On).add(e.Counter, -e.N) }
func (e CountersSpent) Say(u *Setup) string {
	return cited(u, u.holder(e.On)+" discards "+u.Counter(e.Counter).Called(int(e.N)), e.Section)
}

func (e CountersMoved) apply(s *State) {
	s.counters(e.From).add(e.Counter, -e.N)
	s.counters(e.To).add(e.Counter, e.N)
}
func (e CountersMoved) Say(u *Setup) string {
	return cited(u, u.holder(e.From)+" gives "+u.Counter(e.Counter).Called(int(e.N))+" to "+u.holder(e.To), e.Section)
}

// holder names what counters lie on.
func (u *Setup) holder(on Holder) string {
	switch {
	case on.Ship == NoShip:
		return u.Player(on.Player)
	case on.Card == ShipSlot:
		return u.Name(on.Ship)
	}
	return cardName(u, on.Ship, on.Card) + " of " + u.Name(on.Ship)
}

// PlaceCounters puts counters down, as many as there is room for.
func (t *Turn) PlaceCounters(k Counter, on Holder, n int, section string) {
	if n = min(n, MaxOnCard-t.State().Count(k, on)); n > 0 {
		Emit(t, CountersPlaced{Counter: k, On: on, N: int8(n), Section: section})
	}
}

// SpendCounters discards counters, as many as there are.
func (t *Turn) SpendCounters(k Counter, on Holder, n int, section string) {
	if n = min(n, t.State().Count(k, on)); n > 0 {
		Emit(t, CountersSpent{Counter: k, On: on, N: int8(n), Section: section})
	}
}

// MoveCounters carries counters from one holder to another, as many as there are and have room
// there.
func (t *Turn) MoveCounters(k Counter, from, to Holder, n int, section string) {
	s := t.State()
	if n = min(n, s.Count(k, from), MaxOnCard-s.Count(k, to)); n > 0 && from != to {
		Emit(t, CountersMoved{Counter: k, From: from, To: to, N: int8(n), Section: section})
	}
}
