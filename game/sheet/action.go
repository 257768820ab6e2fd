package sheet

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// mostActions is the most special actions of a sheet: that many fit beside those of the Action Bar.
const mostActions = 2

// actionOf makes a special action. It stays beside the lines of card text, which say all it says: a
// ship that has performed it has a bit of Ship.Acted, not one of State.Used, and the state's hash in
// records holds both.
func (r *reader) actionOf(x *action) {
	if len(r.sheet.Actions) == mostActions {
		r.bad(x, "", "more than %d special actions", mostActions)
	}
	if len(x.Give) == 0 && x.Token == "" {
		r.bad(x, "give", "nothing is gained: want give or token")
	}
	if x.Token != "" {
		x.gains = card.EvadeToken << r.word[&x.Token]
	}
	r.sheet.Actions = append(r.sheet.Actions, x.ID)
	for _, why := range []string{"Already performed this round.", "The ship is not there: " + x.Ship + ".",
		"It cannot pay for it."} {
		r.sheet.Refusals = append(r.sheet.Refusals, game.SheetRefusal{Section: x.section, Why: why})
	}
}

// bit returns the bit of a special action in the set of actions that a ship has performed this
// round.
func bit(i int) uint16 { return 1 << (10 + i) }

// offers are the special actions of a ship.
func (p *played) offers(
	s *game.State,
	u *game.Setup,
	at game.Ask,
	ship game.ShipID,
	dst []game.Special,
) []game.Special {
	if at != game.ChooseAction || u.OnMap(ship) != nil {
		return dst
	}
	for i, a := range p.actions {
		no := slices.Index([]bool{
			s.Ships[ship].Acted&bit(i) != 0, !p.is(s, u, nil, ship, p.said[&a.Ship]), !p.pays(s, a, ship),
		}, true) + 1
		if no > 0 { // each action has its own three refusals
			no += 3 * i
		}
		dst = append(dst, game.Special{ID: int8(i), Ship: ship, Name: a.Name, No: int32(no)})
	}
	return dst
}

// pays tells whether the counters that an action costs lie on the ship card.
func (p *played) pays(s *game.State, a *action, ship game.ShipID) bool {
	for k, id := range p.names.counters {
		if a.Lose[id] > s.Count(game.Counter(k), game.HeldOn(ship)) {
			return false
		}
	}
	return true
}

// take performs a special action.
func (p *played) take(t *game.Turn, _ game.Ask, ship game.ShipID, what game.Special) {
	a := p.actions[what.ID]
	game.Emit(t, game.SheetAction{Ship: ship, Name: a.Name, Section: a.section, Bit: bit(int(what.ID))})
	for k, id := range p.names.counters {
		t.SpendCounters(game.Counter(k), game.HeldOn(ship), a.Lose[id], a.section)
		t.PlaceCounters(game.Counter(k), game.HeldOn(ship), a.Give[id], a.section)
	}
	if a.gains != 0 {
		game.Emit(t, game.TokenGiven{Ship: ship, Token: a.gains, N: 1})
	}
	if a.Strain {
		game.Emit(t, game.PowerStrained{Ship: ship, ByCard: true})
	}
}

// worth returns the worth of a special action to a computer player.
func (p *played) worth(_ *game.View, _ game.Ask, _ game.ShipID, what game.Special) int {
	a := p.actions[what.ID]
	n := p.exchange(a.Give, a.Lose, 100)
	if a.Token != "" {
		n += aToken
	}
	if a.Strain {
		n -= aStrain
	}
	return n
}

// What a token beside the ship is worth to a computer player, and what an Auxiliary Power token
// costs it, in thousandths of a damage.
const (
	aToken  = 300
	aStrain = 330
)
