package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// cost holds all that the referee, and whoever advises with it, knows of a kind of price.
type cost struct {
	can   func(o occasion, c *card.Cost) bool // nil: it can always be paid
	pay   func(p *usage, t *Turn, c *card.Cost)
	price int // what one of it is worth, in thousandths of a damage
}

// costs are the kinds of price.
var costs [card.NumCosts]cost

// init fills the table: a price may let cards answer it, which are paid for, so the table cannot be
// what is declared.
func init() { costs = prices }

var prices = [card.NumCosts]cost{
	card.DisableMe: {price: 120,
		can: func(o occasion, _ *card.Cost) bool {
			at := o.l.lying(o.s)
			return at != nil && !at.Disabled
		},
		pay: func(p *usage, t *Turn, _ *card.Cost) {
			if !t.keptFromPrice(p.l.ship, p.l.slot) {
				Emit(t, CardDisabled{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
			}
		}},
	card.DiscardMe: {price: 380, pay: func(p *usage, t *Turn, _ *card.Cost) {
		if p.spared {
			Emit(t, CardDisabled{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
			return
		}
		t.discard(CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
	}},
	card.TimeOnMe: {price: 60, pay: func(p *usage, t *Turn, c *card.Cost) {
		th := threat{on: true, slot: p.l.slot, action: p.w == card.DoAction}
		if n := t.timeFor(th, p.l.ship, c.N); n > 0 {
			Emit(t, TimePlaced{Ship: p.l.ship, Card: p.l.slot, N: n})
		}
	}},
	card.PayAux: {price: 330, pay: func(p *usage, t *Turn, c *card.Cost) {
		p.paid = p.howMany(t, c.N, c.M)
		if c.After && !p.u.House.PowerFirst {
			p.owed = p.paid
			return
		}
		for range p.paid {
			Emit(t, PowerStrained{Ship: p.by, ByCard: true})
		}
	}},
	card.TurnOffShields: {price: 420,
		can: func(o occasion, c *card.Cost) bool { return o.s.Ships[o.by].Shields >= c.N },
		pay: func(p *usage, t *Turn, c *card.Cost) {
			p.paid = p.howMany(t, c.N, min(max(c.M, c.N), p.s.Ships[p.by].Shields))
			Emit(t, ShieldsChanged{Ship: p.by, Op: card.TurnOff, N: int8(p.paid)})
		}},
	card.LoseShields: {price: 850,
		can: func(o occasion, c *card.Cost) bool { return o.s.Ships[o.by].Shields >= c.N },
		pay: func(p *usage, t *Turn, c *card.Cost) {
			Emit(t, ShieldsChanged{Ship: p.by, Op: card.Destroy, N: c.N})
			shieldsGone(t, p.by)
		}},
	card.DiscardFired: {price: 250,
		can: func(o occasion, _ *card.Cost) bool {
			return o.a != nil && o.a.Attacker == o.by && o.a.Weapon != NoWeapon &&
				!o.s.Ships[o.by].Card(o.a.Weapon).Discarded
		},
		pay: func(p *usage, t *Turn, _ *card.Cost) {
			t.discard(CardDiscarded{Ship: p.by, Card: p.a.Weapon, Owner: p.l.owner})
		}},
	card.AllShields: {price: 450, pay: func(p *usage, t *Turn, _ *card.Cost) {
		if n := p.s.Ships[p.by].Shields; n > 0 {
			Emit(t, ShieldsChanged{Ship: p.by, Op: card.TurnOff, N: n})
		}
	}},
	card.SpendTheLock: {price: 260,
		can: func(o occasion, _ *card.Cost) bool {
			if o.a != nil && o.a.Attacker == o.by {
				return locksNow(o.s, o.u, o.by, o.a.Target)
			}
			return o.s.Ships[o.by].Lock != NoShip
		},
		pay: func(p *usage, t *Turn, _ *card.Cost) {
			Emit(t, LockSpent{Ship: p.s.lockSpender(p.u, p.by)})
		}},
	card.SpendToken: {price: 260,
		can: func(o occasion, c *card.Cost) bool {
			return o.l.foodFor(o.s, o.by, c.Tokens) != 0 || o.s.lends(o.u, o.by, c.Tokens) != 0
		},
		pay: func(p *usage, t *Turn, c *card.Cost) {
			if p.l.foodFor(p.s, p.by, c.Tokens) == 0 {
				t.fetch(p.by, p.s.lends(p.u, p.by, c.Tokens))
			}
			if k, ok := p.whichToken(t, p.l.foodFor(p.s, p.by, c.Tokens)); ok {
				Emit(t, TokenTaken{Ship: p.by, Token: k, N: 1, Spent: true, For: p.l.id})
				t.answerToken(card.OnSpend, p.by, k)
			}
		}},
	card.SpendCloak: {price: 300,
		can: func(o occasion, _ *card.Cost) bool {
			return o.s.Ships[o.by].Cloak != NotCloaked
		},
		pay: func(p *usage, t *Turn, _ *card.Cost) { Emit(t, Decloaked{Ship: p.by}) }},
	card.SpendDrones: {price: 130,
		can: func(o occasion, c *card.Cost) bool {
			n := o.drones() + o.fewerDrones
			return n >= c.N || n+1 >= c.N && o.u.InsteadOfDrone(o.s, o.by) != nil
		},
		pay: (*usage).payDrones},
	card.SpendCharges: {price: 90,
		can: func(o occasion, c *card.Cost) bool {
			at := o.l.lying(o.s)
			return at != nil && at.Charges >= c.N+o.dearer()
		},
		pay: func(p *usage, t *Turn, c *card.Cost) {
			more := p.dearer()
			p.paid = p.howMany(t, c.N, min(max(c.M, c.N), p.l.lying(p.s).Charges-more))
			n := p.haggled(t, int8(p.paid)+more)
			if n > 0 {
				Emit(t, ChargesChanged{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner, N: -n})
			}
		}},
	card.DisableCards: {price: 110, can: enoughCards, pay: (*usage).payCards},
	card.TurnCloakRed: {price: 300,
		can: func(o occasion, _ *card.Cost) bool {
			c := o.s.Ships[o.by].Cloak
			return c == CloakOnBase || c == CloakBeside
		},
		pay: func(p *usage, t *Turn, _ *card.Cost) { Emit(t, CloakReddened{Ship: p.by}) }},
	card.DiscardAll: {price: 700,
		can: func(o occasion, c *card.Cost) bool {
			var room [24]Option
			return len(o.cardsToPay(room[:0], c)) > 0
		},
		pay: func(p *usage, t *Turn, c *card.Cost) {
			o := t.keep(p.cardsToPay(t.Options(), c))
			for k := range o {
				t.discard(CardDiscarded{Ship: p.by, Card: o[k].N, Owner: p.l.owner})
			}
			p.paid = len(o)
		}},
	card.DiscardCards: {price: 330, can: enoughCards, pay: (*usage).payCards},
	card.GiveUpAttack: {price: 1100,
		can: func(o occasion, _ *card.Cost) bool {
			sh := &o.s.Ships[o.by]
			// in the turn of the ship it takes the place of an attack that the ship could make
			return !sh.Attacked && (o.w != card.CombatTurn || !sh.NoAttack && !sh.Over)
		},
		pay: func(p *usage, t *Turn, _ *card.Cost) { Emit(t, AttackForbidden{Ship: p.by}) }},
	card.FewerAttack: {price: 350, pay: func(p *usage, t *Turn, c *card.Cost) {
		p.last(t, fewerAttack, p.by, NoShip, -c.N)
	}},
	card.RemoveCaptain: {price: 500,
		can: func(o occasion, _ *card.Cost) bool { return !o.s.Ships[o.by].Captain.Discarded },
		pay: func(p *usage, t *Turn, _ *card.Cost) {
			t.discard(CardDiscarded{Ship: p.by, Card: CaptainSlot, Owner: p.l.owner, Gone: true})
		}},
	card.LoseCounters: {price: 100,
		can: func(o occasion, c *card.Cost) bool {
			k := o.u.Scenario.Sheet().counter(c.Text)
			return k >= 0 && o.s.Count(k, HeldOn(o.by)) >= int(c.N)
		},
		pay: func(p *usage, t *Turn, c *card.Cost) {
			t.SpendCounters(p.u.Scenario.Sheet().counter(c.Text), HeldOn(p.by), int(c.N), p.l.title)
		}},
	card.RemoveMe: {price: 380, pay: func(p *usage, t *Turn, _ *card.Cost) {
		Emit(t, CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner, Gone: true})
	}},
	card.RestMe: {price: 60,
		can: func(o occasion, _ *card.Cost) bool {
			for b := range lasting(o.s, o.u) {
				if x := o.u.line(b.Line); b.Do == resting && x.ship == o.l.ship && x.slot == o.l.slot {
					return false
				}
			}
			return true
		},
		pay: func(p *usage, t *Turn, c *card.Cost) { p.last(t, resting, p.l.ship, NoShip, c.N) }},
	card.NoDefenseDice: {price: 450, pay: func(p *usage, t *Turn, _ *card.Cost) {
		p.last(t, noDefenseDice, p.by, NoShip, 0)
	}},
}

// dearer returns how much more a price in Latinum is, by cards of the enemy.
func (o *occasion) dearer() (n int8) {
	if o.l.ship == NoShip || o.l.slot != CaptainSlot || !o.u.ships[o.l.ship].latinum {
		return 0
	}
	eachStatic(o.s, o.u, o.l.ship, card.DearLatinum, func(_ *line, e *card.Effect) { n += e.N })
	return n
}

// haggled returns how much of some Latinum is spent, once a captain who haggles has rolled for it.
//
// Ruling: he may roll, and always does: he can only save by it.
func (p *usage) haggled(t *Turn, n int8) int8 {
	if n == 0 || p.l.ship == NoShip || p.l.slot != CaptainSlot || !p.u.ships[p.l.ship].latinum {
		return n
	}
	haggles := false
	eachStatic(p.s, p.u, p.l.ship, card.Haggle, func(*line, *card.Effect) { haggles = true })
	if !haggles {
		return n
	}
	r := CardRolled{Line: p.l.id, By: p.by, N: min(n, MaxDice)}
	for i := range r.N {
		r.Faces[i] = t.roll(dice.Defense)
	}
	if Emit(t, r); revise(t, p.by, dice.Defense, r.Faces[:r.N]) {
		Emit(t, r)
	}
	for _, f := range r.Faces[:r.N] {
		if f == dice.Evade {
			n--
		}
	}
	return n
}

// canPay tells whether a line's price can be paid in full: costs are paid in full or not at all
// (rules 6.1).
//
// Ruling: "all active shields" are all that are left, and none may be left: the price is paid all
// the same. One of the sheets reads the same words so (rules 9.1, 11), and one wording has one
// meaning: Klingon Boarding Party, Klag, Bochra, Farek, Projected Stasis Field. A number of shields
// must be there.
func (o *occasion) canPay() No {
	s, l := o.s, o.l
	cannot := No{Code: CannotPay, Ship: o.by}
	if l.Uses > 0 && s.Options[l.owner][l.nth] <= 0 {
		return cannot
	}
	if len(l.Cost) == 0 {
		return No{}
	}
	if o.by == NoShip {
		return cannot
	}
	for i := range l.Cost {
		c := &l.Cost[i]
		if can := costs[c.Op].can; can != nil && !can(*o, c) {
			return cannot
		}
	}
	return No{}
}

// Price returns the worth of the price of a line to a ship that pays it, in thousandths of a
// damage.
func (w Weighing) Price(id LineID, ship ShipID) (n int) {
	l := w.View.Setup.line(id)
	for i := range l.Cost {
		c := &l.Cost[i]
		k := max(int(c.N), 1)
		if c.Op == card.AllShields {
			k = int(w.View.Ships[ship].Shields)
		}
		n += costs[c.Op].price * k
	}
	return n
}

// enoughCards reports whether there are enough other own cards to pay with.
func enoughCards(o occasion, c *card.Cost) bool {
	var room [24]Option
	return len(o.cardsToPay(room[:0], c)) >= int(c.N)
}

// cardsToPay lists the other own cards that a price may be paid with.
func (o *occasion) cardsToPay(list []Option, c *card.Cost) []Option {
	return o.appendCards(list, o.by, c.Kinds, func(slot int8, at *CardState) bool {
		return !(o.by == o.l.ship && slot == o.l.slot) && !at.Away && ofFaction(o.u, o.by, slot, c.Faction) &&
			(c.Op != card.DisableCards && !c.Enabled || !at.Disabled) && (!c.Off || at.Disabled) &&
			o.u.spOf(o.by, slot) >= int(c.Count) &&
			(c.Text == "" || names(o.u.titleAt(o.by, slot, o.l.owner), c.Text))
	})
}

// spOf is the printed price of a card of a ship.
func (u *Setup) spOf(ship ShipID, slot int8) int {
	switch {
	case slot == AdmiralSlot:
		return u.ships[ship].Admiral.SP
	case slot < 0:
		return u.ships[ship].Captain.SP
	}
	return u.ships[ship].Upgrades[slot].Card.SP
}

// payCards disables or discards other own cards.
func (p *usage) payCards(t *Turn, c *card.Cost) {
	o := p.cardsToPay(t.Options(), c)
	picks := p.chooseSome(t, p.l.owner, ChooseCards, o, int(c.N), int(max(c.M, c.N)))
	p.paid = 0
	each(picks, func(k int) {
		p.paid++
		p.worth += p.u.spOf(p.by, o[k].N)
		if c.Op == card.DisableCards {
			if !t.keptFromPrice(p.by, o[k].N) {
				Emit(t, CardDisabled{Ship: p.by, Card: o[k].N, Owner: p.l.owner})
			}
			return
		}
		t.discard(CardDiscarded{Ship: p.by, Card: o[k].N, Owner: p.l.owner})
	})
}

// appendCards lists the captain, the admiral and the upgrades of a ship that are of some kinds, not discarded,
// and such.
func (o *occasion) appendCards(
	list []Option,
	ship ShipID,
	k card.Kinds,
	such func(slot int8, at *CardState) bool,
) []Option {
	sh, fs := &o.s.Ships[ship], &o.u.ships[ship]
	if o.u.statics[card.Unreached] && sh.Owner != o.user() {
		open := such
		such = func(slot int8, at *CardState) bool { return open(slot, at) && !o.unreached(ship, slot) }
	}
	acting := sh.Acting.Card - 1                                                         // counts as the captain it is
	captain := k&card.CaptainCard != 0 && !sh.Map && (acting >= 0 || !fs.Captain.None()) // of a ship of the map, nobody
	if slot, c := sh.captain(); captain && !c.Discarded && such(slot, c) {
		list = append(list, Option{Kind: PickCard, Ship: ship, N: slot, Line: o.l.id})
	}
	if k&card.AdmiralCard != 0 && o.s.hasAdmiral(o.u, ship) && such(AdmiralSlot, &sh.Admiral) {
		list = append(list, Option{Kind: PickCard, Ship: ship, N: AdmiralSlot, Line: o.l.id})
	}
	for i := range fs.nUp {
		if c := sh.Card(i); k.Takes(fs.Upgrades[i].Card) && i != acting && !c.Discarded && such(i, c) {
			list = append(list, Option{Kind: PickCard, Ship: ship, N: i, Line: o.l.id})
		}
	}
	return list
}

// pay pays a line's price; where the owner chooses how much, the number paid is kept.
//
// Ruling: a price is paid in full or not at all (rules 6.1), and a card that was saved would not
// have paid it. So the texts that keep a card from being disabled or discarded (Shroud, Centurion,
// Li Nalas, Beverly Crusher, Amat'Igan) speak of what befalls a card, never of what its owner pays
// with it, be it the card that is used or another one. That a card has been discarded is true of a
// price as well: what answers that (Scavenged Parts) answers a price.
func (p *usage) pay(t *Turn) {
	p.paid = 1
	for i := range p.l.Cost {
		c := &p.l.Cost[i]
		costs[c.Op].pay(p, t, c)
	}
}

// owe places the Auxiliary Power that comes after what a line does.
//
// Ruling: where a card has a token placed "to" do something, the token is the price; where it has
// it placed because something was done, it follows, and what prevents such tokens prevents it.
func (p *usage) owe(t *Turn) {
	for range p.owed {
		if p.s.Ships[p.by].InPlay() {
			t.placeAux(p.by, PowerStrained{Ship: p.by, ByCard: true})
		}
	}
}

// howMany asks for a number from lo to hi; one number is no question.
func (p *usage) howMany(t *Turn, lo, hi int8) int {
	if hi <= lo {
		return int(lo)
	}
	o := t.Options()
	for n := lo; n <= hi; n++ {
		o = append(o, Option{Kind: PickNumber, Ship: p.by, N: n, Line: p.l.id})
	}
	return int(p.choose(t, ChooseNumber, o).N)
}

// whichToken asks for one of several kinds of token; not ok as oneOf is not.
func (p *usage) whichToken(t *Turn, set card.Tokens) (k card.Tokens, ok bool) {
	return p.tokenBy(t, p.user(), set)
}

// chooser is the player who chooses what an effect takes from a ship.
func (p *usage) chooser(e *card.Effect, from ShipID) PlayerID {
	if e.OwnerPicks {
		return p.s.Ships[from].Owner
	}
	return p.user()
}

// tokenBy asks a player for one of several kinds of token; not ok as oneOf is not.
func (p *usage) tokenBy(t *Turn, who PlayerID, set card.Tokens) (k card.Tokens, ok bool) {
	o := t.Options()
	each(uint64(set), func(i int) { o = append(o, Option{Kind: PickToken, Ship: p.by, N: int8(i), Line: p.l.id}) })
	pick, ok := t.oneOf(Prompt{Player: who, Ask: ChooseToken, Ship: p.about(), Line: p.l.id}, o)
	return 1 << uint(pick.N), ok
}

// InsteadOfDrone is the counter of the sheet that a ship may give up in place of one Drone token,
// nil when it has none.
func (u *Setup) InsteadOfDrone(s *State, ship ShipID) *KindOfCounter {
	kinds := u.Scenario.Sheet().Counters
	for i := range kinds {
		d, owner := &kinds[i].Drone, s.Ships[ship].Owner
		if d.Section != "" && s.Ships[ship].Counters.Of(Counter(i)) > 0 && owner != Nobody &&
			(d.Side == "" || d.Side == u.Fleets[owner].Side) {
			return &kinds[i]
		}
	}
	return nil
}
