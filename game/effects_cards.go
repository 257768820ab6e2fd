package game

import (
	"fmt"

	"attackwing/game/card"
)

// cardEffects are the effects on cards, on what is printed on them and on rules.
var cardEffects = map[card.EffectOp]effect{
	card.DisableCard: {do: (*usage).takeCards, would: anyTakeable, each: 200},
	card.DiscardCard: {do: (*usage).takeCards, would: anyTakeable, each: 330},
	card.PickCard:    {do: (*usage).pickCards, would: anyTakeable, label: "choose a card"},
	card.EnableCard: {
		do: (*usage).takeCards, would: anyTakeable, label: "remove a Disabled Token", rate: 220,
	},
	card.EquipCard: {
		do: (*usage).equip,
		would: func(q prospect) bool {
			var room [24]Option
			return q.elsewhere() || len(q.appendEquippable(room[:0], q.e, q.on)) > 0
		},
		label: "equip a discarded card", rate: 420,
	},
	card.TurnUp: {
		do: (*usage).equip,
		would: func(q prospect) bool {
			var room [24]Option
			return (!q.threat.on || q.threat.done) && len(q.appendBeneath(room[:0])) > 0
		},
		label: "turn up a card beneath it", rate: 420,
	},
	card.MoveCard: {
		do: (*usage).moveCards,
		would: func(q prospect) bool {
			var room [24]Option
			return q.elsewhere() && q.unseen || q.movesAny(room[:0])
		},
		names: func(e *card.Effect) string {
			return [...]string{card.Taking: "take a card over", card.Giving: "give cards away",
				card.Switching: "switch cards"}[e.Way]
		},
		rate: 450,
	},
	card.CopyCard: {
		do:     (*usage).copyCard,
		would:  func(q prospect) bool { var room [24]Option; return len(q.appendCopyable(room[:0], q.e, q.on)) > 0 },
		counts: false,
		label:  "copy a card", rate: 120,
	},
	card.TurnOver: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			Emit(t, CardTurned{Ship: p.l.ship, Card: p.l.slot})
			return true
		},
		label: "turn it over", rate: 10,
	},
	card.BecomeCaptain: {
		do:    (*usage).becomeCaptain,
		would: func(q prospect) bool { return !q.e.Abroad || q.on == q.by || q.mayCommand(q.on) },
		label: "become the captain", rate: 300,
	},
	card.Protect: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			switch {
			case e.NextRound:
				return p.startBonus(t, e)
			case !p.threat.on:
				return p.shelter(t, e)
			case e.Lasts != card.Now:
				Emit(t, CardProtected{Ship: p.ship, Card: p.threat.slot})
			}
			t.saved = true
			return true
		},
		atOnce: true, counts: true,
		would: func(q prospect) bool {
			slot := q.threat.slot
			if !q.threat.on && (q.e.Lasts == card.Round || q.e.NextRound) && !losing.Has(q.w) {
				return true
			}
			return q.threat.on && !q.threat.done && (!q.e.Enemy || q.threat.enemy) &&
				ofKinds(q.u, q.ship, slot, q.e.Kinds) && ofFaction(q.u, q.ship, slot, q.e.Faction) &&
				!(q.l.ship == q.ship && slot == q.l.slot)
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "Cards of " + u.Name(b.Ship) + " are sheltered"
		},
		label: "save the card", rate: 420,
	},
	card.Redirect: {
		do: (*usage).redirect,
		would: func(q prospect) bool {
			var room [24]Option
			at := q.l.lying(q.s)
			return q.threat.on && !q.threat.done && (q.e.This && at != nil && !at.Discarded && !at.Safe ||
				!q.e.This && len(q.inItsStead(room[:0], q.e)) > 0)
		},
		label: "affect another card", rate: 150,
	},
	card.LendCards:  {counts: true},
	card.Untargeted: {counts: true},
	card.Unreached:  {counts: true},
	card.FlipThat: {
		do: func(_ *usage, t *Turn, e *card.Effect) bool {
			t.saved, t.spared = true, e.Discarding
			return true
		},
		label: "turn it face down", rate: 280,
	},
	card.Ignore: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			return (e.Lasts != card.Now || p.w == card.Hitting) && p.startBonus(t, e)
		},
		counts: true,
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			switch e.Rule {
			case card.AttackCancels:
				return "No card cancels the attacks of " + u.Name(b.Ship) + " this round"
			case card.AttackBans:
				return "No card keeps " + u.Name(b.Ship) + " from attacking this round"
			case card.CloakAgainstLocks:
				return u.Name(b.Ship) + " may lock cloaked ships this round"
			}
			return u.Name(b.Ship) + " ignores shields" + b.holds(u, e)
		},
		// that is offered where the target is declared
		would: func(q prospect) bool { return q.e.Rule != card.NeedLock && q.e.Rule != card.FiringArc },
		worth: func(_ Weighing, e *card.Effect, _ int) int {
			switch e.Rule {
			case card.CloakAgainstLocks, card.AttackBans, card.AttackCancels:
				return 90
			}
			return 380
		},
	},
	card.MoveOff: {
		do: (*usage).moveOff,
		would: func(q prospect) bool {
			var room [48]Option
			off := q.appendCards(room[:0], q.by, q.e.Kinds,
				func(_ int8, at *CardState) bool { return at.Disabled && !at.Away })
			all := q.appendCards(room[len(off):len(off)], q.by, q.e.Kinds, func(int8, *CardState) bool { return true })
			return len(off) > 0 && len(all) > len(off)
		},
		label: "move a Disabled Token", rate: 250,
	},
	card.RangesBy: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			if e.Friendly {
				return "The cards of " + u.Name(b.Ship) + " reach friends " + card.More(b.N, "band") +
					" farther this round"
			}
			return "The upgrades of " + u.Name(b.Ship) + " reach " + card.More(b.N, "band") + " this round"
		},
		names: func(e *card.Effect) string {
			if e.N < 0 {
				return "a shorter reach"
			}
			return "a longer reach"
		},
		rate: 220,
	},
	card.AuxAllows: {counts: true},
	card.StatBy: {
		do: (*usage).startBonus, counts: true,
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			if e.Fixed {
				return fmt.Sprintf("The primary weapon value of %s is %d this round", u.Name(b.Ship), b.N)
			}
			if e.Swap {
				return "Attack and Agility of " + u.Name(b.Ship) + " are switched this round"
			}
			return fmt.Sprintf("%s has +%d %s this round", u.Name(b.Ship), b.N,
				[...]string{"attack", "agility", "hull", "shields"}[e.Stat])
		},
		worth: func(w Weighing, e *card.Effect, _ int) int {
			if !e.Swap || w.Aim == NoShip {
				return 0
			}
			sh := w.View.Setup.ships[w.Aim].Ship
			return 200 * int(sh.Attack-sh.Agility)
		},
	},
	card.NamedEffect: {
		do:    (*usage).named,
		would: func(q prospect) bool { return q.namedChanges() },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			switch u.line(b.Line).Named {
			case card.StrikeSkill:
				return u.Name(b.Ship) + " may attack with this weapon at Captain Skill 10 this round"
			case card.CoveringFire:
				return "Attacks with primary weapons on " + u.Name(b.Ship) + " roll 1 more attack die this round"
			}
			return ""
		},
		rate: 200,
	},
}

// losing are the moments at which a card is about to be lost.
var losing = card.At(card.OnDisable, card.OnDiscard)

// struck are the moments at which a card is about to be affected.
var struck = losing.Or(card.At(card.OnTake, card.OnTime))

// shelter keeps cards of ships from being disabled or discarded this round.
func (p *usage) shelter(t *Turn, e *card.Effect) (done bool) {
	for _, id := range p.on(e) {
		o := p.appendCards(t.Options(), id, e.Kinds, func(slot int8, at *CardState) bool {
			return !at.Safe && ofFaction(p.u, id, slot, e.Faction)
		})
		for i := range o {
			Emit(t, CardProtected{Ship: id, Card: o[i].N})
			done = true
		}
	}
	return done
}

// takeCards disables, discards or enables cards of ships. The line's owner chooses them, or theirs
// where the card says so.
func (p *usage) takeCards(t *Turn, e *card.Effect) bool {
	if e.This {
		if p.l.lying(p.s).Discarded {
			return false
		}
		t.discard(CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
		return true
	}
	if e.Excess {
		return p.discardExcess(t, e)
	}
	if e.That && e.Op == card.DiscardCard {
		return p.discardThat(t, e)
	}
	if e.That {
		Emit(t, CardDisabled{Ship: p.ship, Card: p.threat.slot, Owner: p.l.owner})
		return true
	}
	p.nCards, p.taken = 0, 0
	for _, id := range p.on(e) {
		o := p.takeable(t.Options(), e, id)
		n := int(p.number(e))
		if e.Per != card.Once {
			n = int(p.n)
		}
		picks := uint64(0)
		if e.AtRandom {
			o = t.keep(o)
			picks = t.drawn(len(o), n)
		} else {
			picks = p.chooseSome(t, p.chooser(e, id), ChooseCards, o, n, n)
		}
		each(picks, func(i int) {
			if !p.takeCard(t, e.Op, id, o[i].N) {
				return
			}
			if p.taken++; p.nCards < len(p.cards) {
				p.cards[p.nCards] = o[i].N
				p.nCards++
			}
		})
	}
	return p.nCards > 0
}

// drawn picks n of so many things at random.
func (t *Turn) drawn(of, n int) (picks uint64) {
	if n >= of {
		return 1<<uint(of) - 1
	}
	for range n {
		k := t.chance().Intn(of)
		for picks&(1<<uint(k)) != 0 {
			k = (k + 1) % of
		}
		picks |= 1 << uint(k)
	}
	return picks
}

// threatTo is a card of a ship that the line is about to affect.
func (p *usage) threatTo(id ShipID, slot int8) threat {
	th := threat{on: true, slot: slot, enemy: p.s.Ships[id].Owner != p.user(), upgrade: p.l.slot >= 0, from: p.l.ship}
	switch {
	case !th.enemy || p.l.ship == NoShip:
	case p.l.slot >= 0:
		th.by = 1 << p.u.ships[p.l.ship].Upgrades[p.l.slot].Card.Kind
	case p.l.slot == CaptainSlot:
		th.by = card.CaptainCard
	}
	return th
}

// takeCard does it to one card, unless a card saves it; true when it happened.
func (p *usage) takeCard(t *Turn, op card.EffectOp, id ShipID, slot int8) bool {
	if op == card.EnableCard {
		if t.staysOff(id, slot) {
			return false
		}
		Emit(t, CardFreed{Ship: id, Card: slot})
		return true
	}
	w, owner := card.OnDisable, p.s.Ships[id].Owner
	if op == card.DiscardCard {
		w = card.OnDiscard
	}
	th := p.threatTo(id, slot)
	enemy := th.enemy
	t.interrupt(w, th, id)
	if t.saved {
		t.saved = false
		if to, ok := t.inItsPlace(); ok {
			p.takeCard(t, op, to.ship, to.n)
		}
		return false
	}
	if op == card.DiscardCard {
		t.discard(CardDiscarded{Ship: id, Card: slot, Owner: owner, ByEnemy: enemy})
	} else {
		Emit(t, CardDisabled{Ship: id, Card: slot, Owner: owner})
	}
	if th.done = true; enemy {
		t.interrupt(card.CardTaken, th, id)
	}
	return true
}

// inItsPlace returns the card that is affected in the place of one that was saved, if there is one.
func (t *Turn) inItsPlace() (to home, ok bool) {
	to, ok = t.instead, t.switched
	t.switched = false
	return to, ok
}

// redirect lets what is about to happen to a card happen to another instead.
func (p *usage) redirect(t *Turn, e *card.Effect) bool {
	to := home{p.l.ship, p.l.slot}
	if !e.This {
		o := t.keep(p.inItsStead(t.Options(), e))
		if len(o) == 0 {
			return false
		}
		to = home{p.ship, p.choose(t, ChooseCards, o).N}
	}
	if p.w == card.OnTime {
		n := t.timed
		t.timed = 0
		t.timePlaced(p.threat.of(to.n), to.ship, n)
		return true
	}
	t.instead, t.switched, t.saved = to, true, true
	return true
}

// inItsStead lists the cards of the ship that may be affected in place of the one of the threat.
func (o *occasion) inItsStead(list []Option, e *card.Effect) []Option {
	return o.appendCards(list, o.ship, e.Kinds, func(slot int8, at *CardState) bool {
		return slot != o.threat.slot && !at.Away && !at.Safe && !(o.w == card.OnDisable && at.Disabled)
	})
}

// of is the same threat to another card.
func (th threat) of(slot int8) threat {
	th.slot = slot
	return th
}

// staysOff reports whether a card keeps the Disabled token on one of a ship, that is about to be removed.
func (t *Turn) staysOff(id ShipID, slot int8) (stays bool) {
	if !t.Setup().speaks(card.OnFree) {
		return false
	}
	if t.State().keptOff(t.Setup(), id, slot) {
		return true
	}
	outer := t.saved
	t.interrupt(card.OnFree, threat{on: true, slot: slot}, id)
	stays, t.saved = t.saved, outer
	return stays
}

// keptOff reports whether nothing takes the Disabled token off a card this round.
func (s *State) keptOff(u *Setup, id ShipID, slot int8) bool {
	for _, b := range bonuses(s, u, id, card.KeepOff) {
		if b.N == slot {
			return true
		}
	}
	return false
}

// moveOff moves a Disabled token from one of the own ship's cards to another; the one that it lay on is
// the card that the line then speaks of.
func (p *usage) moveOff(t *Turn, e *card.Effect) bool {
	cards := func(disabled bool) []Option {
		return t.keep(p.appendCards(t.Options(), p.by, e.Kinds, func(_ int8, at *CardState) bool {
			return at.Disabled == disabled && !at.Away
		}))
	}
	off, on := cards(true), cards(false)
	if len(off) == 0 || len(on) == 0 {
		return false
	}
	from, to := p.choose(t, ChooseCards, off).N, p.choose(t, ChooseCards, on).N
	owner := p.s.Ships[p.by].Owner
	if t.staysOff(p.by, from) {
		return false
	}
	Emit(t, CardFreed{Ship: p.by, Card: from})
	Emit(t, CardDisabled{Ship: p.by, Card: to, Owner: owner})
	p.cards[0], p.nCards = from, 1
	return true
}

// dropBorne discards what a card that was discarded bears.
func (t *Turn) dropBorne(e CardDiscarded) {
	if e.Ship == NoShip || e.Card < 0 {
		return
	}
	f := &t.Setup().ships[e.Ship]
	for n := range f.own() {
		if f.bearer(n) == e.Card && !t.State().Ships[e.Ship].Card(n).Discarded {
			t.discard(CardDiscarded{Ship: e.Ship, Card: n, Owner: e.Owner, ByEnemy: e.ByEnemy})
		}
	}
}

// discard discards a card, which cards may answer.
func (t *Turn) discard(e CardDiscarded) {
	e.Noted = t.Setup().dated && e.Ship != NoShip && e.Card >= 0 && e.Card < MaxUpgrades
	Emit(t, e)
	t.dropBorne(e)
	if e.Card == CaptainSlot && t.Setup().speaks(card.CaptainGone) {
		t.interrupt(card.CaptainGone, threat{}, e.Ship)
	}
	t.gone(e.Ship, e.Card)
}

// gone lets cards answer that a card was discarded.
func (t *Turn) gone(id ShipID, slot int8) {
	if id != NoShip && slot >= 0 {
		t.interrupt(card.OnDiscard, threat{on: true, slot: slot, done: true}, id)
	}
}

// anyTakeable reports whether there is a card that an effect could disable, discard or enable.
func anyTakeable(q prospect) bool {
	if q.e.Excess {
		for kind := range card.Resource {
			if q.e.Kinds.Has(kind) && q.s.slotsLeft(q.u, q.l.ship, kind) < 0 {
				return true
			}
		}
		return false
	}
	var room [24]Option
	return q.e.To == card.OnSelf && q.e.Op != card.EnableCard || q.elsewhere() ||
		len(q.takeable(room[:0], q.e, q.on)) > 0
}

// takeable lists the cards of a ship that an effect may disable, discard or enable.
func (o *occasion) takeable(list []Option, e *card.Effect, ship ShipID) []Option {
	return o.appendCards(list, ship, e.Kinds, func(slot int8, at *CardState) bool {
		switch {
		case at.Away || !ofFaction(o.u, ship, slot, e.Faction), e.MostSP != 0 && o.u.spOf(ship, slot) > int(e.MostSP):
			return false
		case e.Op == card.EnableCard:
			return at.Disabled && !(e.Others && ship == o.l.ship && slot == o.l.slot)
		}
		return !at.Safe && !(e.Op == card.DisableCard && at.Disabled) &&
			!protected(o.s, o.u, ship, slot, o.s.Ships[ship].Owner != o.l.owner)
	})
}

// ofKinds reports whether a card of a ship is of some kinds.
func ofKinds(u *Setup, ship ShipID, slot int8, k card.Kinds) bool {
	if slot == CaptainSlot {
		return k&card.CaptainCard != 0 && !u.Squadron(ship)
	}
	if slot == AdmiralSlot {
		return k&card.AdmiralCard != 0
	}
	return slot >= 0 && k.Takes(u.ships[ship].Upgrades[slot].Card)
}
