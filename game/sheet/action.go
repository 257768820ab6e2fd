package sheet

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// mostActions is the most special actions of a sheet: that many fit beside those of the Action Bar.
const mostActions = 2

// acting is a special action as it is played.
type acting struct {
	*action
	section    string
	where      *said
	give, lose [game.MaxCounters]int
}

// Why a special action may not be performed now; each action has its own three reasons.
const (
	performed int32 = iota + 1
	notThere
	unpaid
	reasons = unpaid
)

// actionOf makes a special action.
func (p *played) actionOf(f *faults, at, section string, x *action) {
	f.word(at+".id", x.ID, "")
	if slices.Contains((&game.Sheet{}).ActionsDone(1<<16-1), x.ID) || slices.Contains(p.sheet.Actions, x.ID) {
		f.bad(at+".id", "%q is another action already", x.ID)
	}
	if len(p.actions) == mostActions {
		f.bad(at, "more than %d special actions", mostActions)
		return
	}
	a := acting{action: x, section: section, where: p.phrase(f, at+".ship", "where", x.Ship)}
	a.give, a.lose = p.some(x.Give), p.some(x.Lose)
	if len(x.Give) == 0 && x.Token == "" {
		f.bad(at+".give", "nothing is gained: want give or token")
	}
	p.actions = append(p.actions, a)
	p.sheet.Actions = append(p.sheet.Actions, x.ID)
	for _, why := range []string{"Already performed this round.", "The ship is not there: " + x.Ship + ".",
		"It cannot pay for it."} {
		p.sheet.Refusals = append(p.sheet.Refusals, game.SheetRefusal{Section: section, Why: why})
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
	for i := range p.actions {
		a, no := &p.actions[i], int32(0)
		switch {
		case s.Ships[ship].Acted&bit(i) != 0:
			no = performed
		case !p.is(s, u, nil, ship, a.where):
			no = notThere
		case !p.pays(s, a, ship):
			no = unpaid
		}
		if no != 0 {
			no += int32(i) * reasons
		}
		dst = append(dst, game.Special{ID: int8(i), Ship: ship, Name: a.Name, No: no})
	}
	return dst
}

// pays tells whether the counters that an action costs lie on the ship card.
func (p *played) pays(s *game.State, a *acting, ship game.ShipID) bool {
	for k, n := range a.lose {
		if n > s.Count(game.Counter(k), game.HeldOn(ship)) {
			return false
		}
	}
	return true
}

// gained are the tokens that a special action may give, by name.
var gained = map[string]card.Tokens{
	"evade":           card.EvadeToken,
	"scan":            card.ScanToken,
	"battle-stations": card.StationsToken,
}

// take performs a special action.
func (p *played) take(t *game.Turn, _ game.Ask, ship game.ShipID, what game.Special) {
	a := &p.actions[what.ID]
	game.Emit(t, game.SheetAction{Ship: ship, Name: a.Name, Section: a.section, Bit: bit(int(what.ID))})
	for k := range p.names.counters {
		t.SpendCounters(game.Counter(k), game.HeldOn(ship), a.lose[k], a.section)
		t.PlaceCounters(game.Counter(k), game.HeldOn(ship), a.give[k], a.section)
	}
	if a.Token != "" {
		game.Emit(t, game.TokenGiven{Ship: ship, Token: gained[a.Token], N: 1})
	}
	if a.Strain {
		game.Emit(t, game.PowerStrained{Ship: ship, ByCard: true})
	}
}

// worth returns the worth of a special action to a computer player.
func (p *played) worth(_ *game.View, _ game.Ask, _ game.ShipID, what game.Special) (n int) {
	a := &p.actions[what.ID]
	for k := range p.names.counters {
		n += (a.give[k] - a.lose[k]) * max(100, p.counterWorth(game.Counter(k)))
	}
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
