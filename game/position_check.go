package game

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// Check tells why the position cannot be laid with these fleets, nil when it can.
func (p *Position) Check(u *Setup) error {
	if err := u.Prepare(); err != nil {
		return err
	}
	if n := len(p.Ships); n != u.nFleet && n != len(u.ships) {
		return fmt.Errorf("the position lays %d ships, the fleets have %d", n, u.nFleet)
	}
	if err := inRange(p); err != nil {
		return err
	}
	if p.Phase < Planning || p.Phase > End {
		return fmt.Errorf("a position begins in the Planning, Activation, Combat or End Phase")
	}
	var left [2]int
	for i := range p.Ships {
		l, id := &p.Ships[i], ShipID(i)
		if err := cmp.Or(l.laidRight(u, id), p.checkOnMap(u, id)); err != nil {
			return fmt.Errorf("%s: %w", u.Name(id), err)
		}
		if l.gone() || i >= u.nFleet {
			continue
		}
		left[u.ships[i].owner]++
		for j := range i {
			if p.Ships[j].gone() || p.Ships[j].Off || l.Off {
				continue
			}
			a, b := u.Base(id, l.Pose), u.Base(ShipID(j), p.Ships[j].Pose)
			if physics.Overlap(&a, &b) {
				return fmt.Errorf("%s overlaps %s", u.Name(id), u.Name(ShipID(j)))
			}
		}
	}
	if left[0]+left[1] == 0 {
		return fmt.Errorf("no ship is on the table")
	}
	return cmp.Or(p.checkDecks(u), p.checkSides(u), p.checkText(u), p.checkTokens(u), p.checkAttack(u), p.checkNext(u))
}

// laidRight tells what is wrong with a ship as it is laid, nil when nothing is.
func (s *Ship) laidRight(u *Setup, id ShipID) error {
	f := &u.ships[id]
	if err := cmp.Or(inRange(s), s.checkHull(f), s.checkMoves(f), s.checkCards(u, f)); err != nil {
		return err
	}
	if s.Lock != NoShip &&
		(int(s.Lock) >= len(u.ships) || s.Lock < 0 || f.onMap == nil &&
			u.ships[s.Lock].owner == f.owner || s.Lock == id) {
		return fmt.Errorf("a Target Lock is on an enemy ship")
	}
	if n := s.Also - 1; s.Also != 0 && (int(n) >= len(u.ships) || s.Lock == NoShip || s.Lock == n || n == id ||
		f.onMap == nil && u.ships[n].owner == f.owner) {
		return fmt.Errorf("a second Target Lock is on another enemy ship")
	}
	if at := s.Pose; !s.gone() &&
		(at.X < -physics.AreaSide || at.X > 2*physics.AreaSide || at.Y < -physics.AreaSide ||
			at.Y > 2*physics.AreaSide) {
		return fmt.Errorf("it lies too far from the table")
	}
	return nil
}

// checkHull tells what is wrong with the damage, the shields and the end of a ship.
func (s *Ship) checkHull(f *shipFacts) error {
	if hull := f.Ship.Hull; s.NDamage < 0 || s.NDamage > hull || s.NDamage > MaxDamage ||
		s.NDamage == hull && hull > 0 && !s.Destroyed {
		return fmt.Errorf("hull %d of %d", hull-s.NDamage, hull)
	}
	for _, d := range s.Damage[:s.NDamage] {
		if f.stack != nil && d.ID != FaceDown {
			return fmt.Errorf("an attack squadron has no damage cards")
		}
		if d.ID >= numDamage || d.Up && d.ID == FaceDown {
			return fmt.Errorf("a damage card that there is not lies under it")
		}
	}
	if s.Shields < 0 || s.Down < 0 || s.Shields+s.Down > f.Ship.Shields {
		return fmt.Errorf("%d active and %d disabled shields of %d", s.Shields, s.Down, f.Ship.Shields)
	}
	if s.Off && s.Destroyed {
		return fmt.Errorf("a destroyed ship does not come back to the table")
	}
	if s.Doomed && !s.Destroyed {
		return fmt.Errorf("only a destroyed ship can be doomed")
	}
	if s.DeadBy > ByMine {
		return fmt.Errorf("destroyed by nothing that destroys")
	}
	return nil
}

// checkMoves tells what is wrong with the maneuvers a ship has flown or is to fly.
func (s *Ship) checkMoves(f *shipFacts) error {
	for _, m := range []int8{s.Dial, s.Flown} {
		if m < -1 || int(m) >= len(f.Ship.Class.Dial) {
			return fmt.Errorf("no such maneuver on its dial")
		}
	}
	for _, m := range []card.Move{s.Flew, s.Order} {
		if m.Speed < 0 || m.Speed > 6 || m.Bearing > physics.Last || m.Color > card.Red {
			return fmt.Errorf("no such maneuver")
		}
	}
	return nil
}

// checkCards tells what is wrong with what lies on the cards of a ship; on those of the map nothing
// does.
func (s *Ship) checkCards(u *Setup, f *shipFacts) error {
	if err := u.checkCounters(&s.Counters); err != nil {
		return err
	}
	if s.Admiral != (CardState{}) && f.Admiral == nil {
		return errors.New("a card for an admiral that is not there")
	}
	if err := cmp.Or(s.Admiral.check(u), s.OnShip.check(u)); err != nil {
		return err
	}
	for c := CaptainSlot; c < MaxUpgrades; c++ {
		k := &s.Captain
		if c >= 0 {
			k = &s.Upgrades[c]
		}
		if *k != (CardState{}) && (c >= f.own() && k.Place == 0 || f.onMap != nil) {
			return fmt.Errorf("no card %d to lie there", c)
		}
		if err := cmp.Or(k.check(u), u.checkPlace(f.id, c, k)); err != nil {
			return err
		}
	}
	return nil
}

// check returns an error if a number of what lies on a card is out of range.
func (c *CardState) check(u *Setup) error {
	return cmp.Or(inRange(c), u.checkCounters(&c.Counters))
}

// checkCounters tells what is wrong with counters of the sheet, nil when nothing is.
func (u *Setup) checkCounters(c *Counters) error {
	kinds := u.Scenario.Sheet().Counters
	for k := range Counter(MaxCounters) {
		switch n := c.Of(k); {
		case n != 0 && int(k) >= len(kinds):
			return fmt.Errorf("%s has no such counter", u.Scenario.Sheet().Title)
		case n < 0 || n > MaxOnCard:
			return fmt.Errorf("%d %s are not from 0 to %d", n, kinds[k].Plural, MaxOnCard)
		}
	}
	return nil
}

// inRange tells which number of a part of a position is not in the range that its field declares,
// nil when all are.
func inRange(part any) error {
	v := reflect.ValueOf(part).Elem()
	for _, f := range reflect.VisibleFields(v.Type()) {
		least, most, told := strings.Cut(f.Tag.Get("range"), ",")
		if !told {
			continue
		}
		lo, _ := strconv.Atoi(least)
		hi, _ := strconv.Atoi(most)
		if n := int(v.FieldByIndex(f.Index).Int()); n < lo || n > hi {
			return fmt.Errorf("%s: %d is not from %d to %d", strings.ToLower(f.Name), n, lo, hi)
		}
	}
	return nil
}

// MaxOnCard is the most tokens of one kind on a card.
const MaxOnCard = 20

// deckOf returns the damage deck of a ship: its owner's, or that of the ships of the map.
func (u *Setup) deckOf(id ShipID) int8 { return u.deck(u.ships[id].owner) }

// deck is the damage deck of a player: one for both where the house plays so; the one of the ships
// of the map for nobody.
func (u *Setup) deck(p PlayerID) int8 {
	switch {
	case p == Nobody:
		return 2
	case u.House.SharedDeck:
		return 0
	}
	return int8(p)
}

// checkOnMap tells what is wrong with what a ship and those of the map have to do with each other,
// nil when nothing is.
func (p *Position) checkOnMap(u *Setup, id ShipID) error {
	l, m := &p.Ships[id], u.ships[id].onMap
	for c := CaptainSlot; c < MaxUpgrades && u.nFleet == len(u.ships); c++ {
		if l.Card(c).Away {
			return fmt.Errorf("no ship of the map has cards aboard")
		}
	}
	if m == nil {
		return p.checkMarker(u, l)
	}
	k := int(l.CarriedBy) - 1
	switch {
	case l.Marker != 0 || l.Cloak != NotCloaked || l.Moved || l.Ordered || l.Flown >= 0 || l.Still || l.Doomed:
		return fmt.Errorf("a ship of the map neither flies nor cloaks nor attacks when it is destroyed")
	case int(l.Fired)>>len(m.Mounts) != 0:
		return fmt.Errorf("it has %d weapon mounts", len(m.Mounts))
	case l.CarriedBy != 0 && (k < 0 || k >= u.nFleet):
		return fmt.Errorf("a ship of a fleet carries it")
	case l.Lock != NoShip && (l.Owner == Nobody || int(l.Lock) >= u.nFleet || u.ships[l.Lock].owner == l.Owner):
		return fmt.Errorf("a Target Lock is on an enemy ship")
	}
	return nil
}

// checkMarker tells what is wrong with what a ship of a fleet has to do with those of the map.
func (p *Position) checkMarker(u *Setup, l *Ship) error {
	if l.Fired != 0 || l.CarriedBy != 0 || l.Blame != 0 {
		return fmt.Errorf("this is not a ship of the map")
	}
	if k := int(l.Marker) - 1; l.Marker != 0 &&
		(l.gone() || k < u.nFleet || k >= len(u.ships) || k < len(p.Ships) &&
			(p.Ships[k].Destroyed || p.Ships[k].CarriedBy != 0)) {
		return fmt.Errorf("lock tokens as a marker link it with a ship of the map that is on the table")
	}
	return nil
}

// checkDecks tells which damage cards lie face up that no deck holds.
func (p *Position) checkDecks(u *Setup) error {
	decks := [3]Deck{wholeDeck(), wholeDeck(), wholeDeck()}
	for d, top := range p.Top {
		if len(top) > len(decks[d].Cards) {
			return fmt.Errorf("%d cards on top of a damage deck are more than it has", len(top))
		}
		for _, c := range top {
			if c != FaceDown && !decks[d].take(c) {
				return fmt.Errorf("there are not so many cards %q in the damage deck", c)
			}
		}
	}
	if u.House.SharedDeck && len(p.Top[1]) > 0 {
		return errors.New("both players draw from one damage deck: what is on top of it is told with player 1's")
	}
	for i := range p.Ships {
		deck, sh := &decks[u.deckOf(ShipID(i))], &p.Ships[i]
		if u.Squadron(ShipID(i)) {
			continue
		}
		for _, c := range sh.Damage[:sh.NDamage] {
			if !deck.take(c.ID) && c.Up {
				return fmt.Errorf("%s: there are not so many cards %q in the damage deck", u.Name(ShipID(i)), c.ID)
			}
		}
	}
	return nil
}

// MaxLaid is the most tokens that a position may lay beside those of the scenario.
const MaxLaid = 24

// checkTokens tells what is wrong with the tokens that are laid, nil when nothing is.
func (p *Position) checkTokens(u *Setup) error {
	room, what := min(MaxLaid, MaxTokens-int(u.Fresh(p.Round).NTokens)), "tokens are laid beside the scenario's"
	if p.Whole {
		room, what = MaxTokens, "tokens lie on the table"
	}
	if n := len(p.Tokens); n > room {
		return fmt.Errorf("%d %s, more than %d", n, what, room)
	}
	ids := map[TokenID]bool{}
	for i := range p.Tokens {
		k := &p.Tokens[i]
		if err := inRange(k); err != nil {
			return err
		}
		if k.ID != NoToken && ids[k.ID] {
			return fmt.Errorf("two tokens have the id %d", k.ID)
		}
		ids[k.ID] = true
		if k.Flags&^(u.does|p.laid(u.Scenario.Sheet())) != 0 {
			return fmt.Errorf("no token of the sheet does what %s is said to do", u.aToken(k.Kind))
		}
		if n := int(k.Of); n != 0 && (n <= u.nFleet || n > len(u.ships)) {
			return fmt.Errorf("a token is the body of a ship that is not on the map")
		}
	}
	return nil
}
