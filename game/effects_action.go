package game

import (
	"cmp"
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// appendFreeActions lists the free actions an effect offers a ship now.
//
// Ruling: a free action is any action beside the normal one (rules 6.1), so where a card does not
// say of what kind it is, it may be a special action of the sheet too; a card that names actions,
// or speaks of the Action Bar, gives those alone, since the sheets' actions are on no bar. As all
// free actions it is lost with the ability to act.
func appendFreeActions(o []Option, s *State, u *Setup, id ShipID, e *card.Effect) []Option {
	if id == NoShip || !s.Ships[id].InPlay() {
		return o
	}
	allowed := s.allowedBy(u, id, e)
	if !e.Normal {
		allowed &^= s.noFree(u, id)
	}
	for a := card.Evade; a < card.NumActions; a++ {
		if a == card.Cloak && e.Unshielded && e.Actions.Has(a) && allowed.Has(a) {
			if no := mayDo(s, u, id, a, e.OffBar).Code; no == Yes || no == NoActiveShield {
				o = append(o, Option{Kind: Perform, Action: a, Ship: id})
			}
		} else if a == card.SensorEcho && e.Echoes() && e.Actions.Has(a) && allowed.Has(a) {
			o = appendEchoOf(o, s, u, id, e)
		} else if allowed.Has(a) && (e.Actions.Has(a) || e.Bar && s.Bar(u, id).Has(a)) {
			o = appendAction(o, s, u, id, a, e.OffBar)
		}
	}
	if e.Actions == card.AnyAction && s.noFree(u, id) != card.AnyAction && !s.Ships[id].Map &&
		s.mayAct(id).Code == Yes {
		o = appendSpecials(o, s, u, ChooseFreeAction, id)
		o = appendCardActions(o, s, u, id)
	}
	return o
}

// noFree returns the actions that card text forbids a ship to perform as free actions this round.
func (s *State) noFree(u *Setup, id ShipID) (set card.ActionSet) {
	for _, b := range bonuses(s, u, id, card.ForbidAction) {
		set |= b.effect(u).Actions
	}
	return set
}

// allowedBy returns the actions that a ship may perform by an effect: those that it may perform now,
// or all of them where card text says so or the effect is its normal action.
func (s *State) allowedBy(u *Setup, id ShipID, e *card.Effect) card.ActionSet {
	powered := e.Despite && s.mayAct(id).Code == HasPower
	if e.Normal || powered || e.Overlapping && s.Ships[id].lostByOverlap() {
		return ^card.ActionSet(0)
	}
	return s.Allowed(u, id)
}

// appendEchoOf lists the Sensor Echoes that card text gives a ship along another template, or
// whether it is cloaked or not.
func appendEchoOf(o []Option, s *State, u *Setup, id ShipID, e *card.Effect) []Option {
	no := mayDo(s, u, id, card.SensorEcho, e.OffBar)
	if no.Code == DoneThisRound && e.Besides {
		no = s.fitFor(u, id, card.SensorEcho)
	}
	if no.Code != Yes && (no.Code != NotWhileUncloaked || !e.Uncloaked) {
		return o
	}
	return appendEchoes(o, s, u, id, s.echoAlong(u, id, cmp.Or(e.Template, physics.NormalEcho)))
}

// anyFreeAction tells whether there is any in that list.
func anyFreeAction(s *State, u *Setup, id ShipID, e *card.Effect) bool {
	var room [64]Option
	return len(appendFreeActions(room[:0], s, u, id, e)) > 0
}

// anyFree tells whether a line of card text gives a free action of any kind.
func (tx *texts) anyFree(id LineID) bool {
	return id != 0 && slices.ContainsFunc(tx.line(id).Do, func(e card.Effect) bool {
		return e.Op == card.FreeAction && e.Actions == card.AnyAction
	})
}

// freeAction has a ship perform one of the effect's actions as a free action, in the Perform Action
// step (rules 6.1). Where a card gives it to several ships, or after something else, it may be
// declined.
func (p *usage) freeAction(t *Turn, e *card.Effect, id ShipID) bool {
	o := appendFreeActions(t.Options(), p.s, p.u, id, e)
	if len(o) == 0 {
		return false
	}
	// a card that does something else first may be meant for that alone
	second := !e.Normal && !p.l.OneOf && e != &p.l.Do[0]
	if p.l.Targets.All || second {
		o = append(o, Option{Kind: Pass, Ship: id})
	}
	pick := t.one(Prompt{Player: p.s.Ships[id].Owner, Ask: ChooseFreeAction, Ship: id, Line: p.l.id}, o)
	first := pick.Kind == Perform && p.s.Ships[id].Acted&(1<<pick.Action) == 0
	if performBy(t, id, pick, !e.Normal); e.Besides && first {
		Emit(t, ActedBesides{Ship: id, Action: pick.Action})
	}
	return pick.Kind != Pass
}

// appendFreeCardActions lists the Action lines an effect lets a ship perform as a free action.
func (q *occasion) appendFreeCardActions(o []Option, id ShipID, e *card.Effect) []Option {
	s, u, by := q.s, q.u, q.l
	if s.mayAct(id).Code != Yes {
		return o
	}
	if e.OfAdmiral {
		for _, l := range u.on(id, card.FleetAction) {
			if oc := l.at(s, u, card.FleetAction, id, nil); l.ship == id && oc.usable().Code == Yes {
				o = append(o, Option{Kind: UseCard, Ship: id, Line: l.id})
			}
		}
		return o
	}
	for _, l := range u.on(id, card.DoAction) {
		if l.id == by.id || l.ship == by.ship && l.slot == by.slot || q.nested > 1 && l.performsOthers() ||
			!q.speaksOf(l, id, e) {
			continue
		}
		oc := l.at(s, u, card.DoAction, id, nil)
		if at := l.lying(s); e.EvenOff && at != nil && at.Time == 0 {
			able := *l.Ability
			even := *l
			able.Anyhow, even.Ability = true, &able
			oc.l = &even
		}
		oc.nested = q.nested + 1
		if oc.fewerDrones = e.DroneLess; oc.usable().Code == Yes {
			o = append(o, Option{Kind: UseCard, Ship: id, Line: l.id})
		}
	}
	return o
}

// speaksOf reports whether a line of a ship is on one of the cards whose Action an effect performs.
func (q *occasion) speaksOf(l *line, id ShipID, e *card.Effect) bool {
	if at := l.lying(q.s); e.Fixed && (at == nil || !at.Disabled) {
		return false
	}
	if e.Shift && q.s.nightToken(q.u, q.l, l.slot) < 0 {
		return false
	}
	switch {
	case e.Text != "" && !e.Titled:
		return l.slot >= 0 && q.u.ships[id].Upgrades[l.slot].Card.ID == e.Text
	case e.Titled && !names(l.title, e.Text), e.Both && l.slot < 0:
		return false
	case e.Both, e.Shift:
		return true
	}
	return ofKinds(q.u, id, l.slot, e.Kinds) && ofFaction(q.u, id, l.slot, e.Faction)
}

// freeCardAction has the ship perform the Action of one of its cards as a free action; or, where
// the line has just disabled a card of another ship, the Action of that card as if it were its own.
func (p *usage) freeCardAction(t *Turn, e *card.Effect) bool {
	var o []Option
	by := p.by
	switch {
	case e.Both:
		all := p.appendFreeCardActions(t.Options(), by, e)
		o = slices.DeleteFunc(all, func(x Option) bool {
			return !slices.Contains(p.cards[:p.nCards], p.u.line(x.Line).slot)
		})
	case e.That:
		o = appendBorrowed(t.Options(), p.s, p.u, p)
	case e.Borrowed && p.nAimed > 0:
		o = appendLent(t.Options(), p.s, p.u, p.by, p.aimed[0], e)
	default:
		if e.To == card.OnTarget && p.nAimed > 0 {
			by = p.aimed[0]
		}
		o = p.appendFreeCardActions(t.Options(), by, e)
	}
	if len(o) == 0 {
		return false
	}
	o = append(o, Option{Kind: Pass, Ship: by})
	pick := p.choose(t, ChooseFreeAction, o)
	if pick.Kind == Pass {
		return false
	}
	w := card.DoAction
	if e.OfAdmiral {
		w = card.FleetAction
	}
	oc := p.u.line(pick.Line).at(p.s, p.u, w, by, nil)
	oc.by, oc.fewerDrones = by, e.DroneLess
	if e.Shift {
		at := p.s.nightToken(p.u, p.l, oc.l.slot)
		Emit(t, BonusUsed{At: at, Gone: true, Line: p.l.id, Ship: by})
	}
	oc.use(t)
	if l := oc.l; e.Disabling && !l.lying(p.s).Disabled {
		p.takeCard(t, card.DisableCard, l.ship, l.slot)
	} else if e.Discarding && !l.lying(p.s).Discarded {
		p.takeCard(t, card.DiscardCard, l.ship, l.slot)
	}
	return true
}

// stopCard keeps a card of the ship chosen from performing its Action this round.
func (p *usage) stopCard(t *Turn, e *card.Effect) bool {
	if e.N == card.All {
		return p.startBonus(t, e)
	}
	if p.nAimed == 0 {
		return false
	}
	id := p.aimed[0]
	o := t.keep(p.appendCards(t.Options(), id, e.Kinds, p.s.acts(p.u, id)))
	if len(o) == 0 {
		return false
	}
	p.last(t, p.at, id, NoShip, p.choose(t, ChooseCards, o).N)
	return true
}

// acts tells of a card of a ship whether it has an Action that nothing stops this round.
func (s *State) acts(u *Setup, id ShipID) func(slot int8, at *CardState) bool {
	return func(slot int8, _ *CardState) bool {
		for _, l := range u.on(id, card.DoAction) {
			if l.slot == slot && !s.stopped(u, l) {
				return true
			}
		}
		return false
	}
}

// barAlone reports whether card text leaves a ship the actions of its Action Bar alone this round.
func (s *State) barAlone(u *Setup, id ShipID) bool {
	for _, b := range bonuses(s, u, id, card.StopCard) {
		if b.N == card.All {
			return true
		}
	}
	return false
}

// stopped reports whether the Action of a card is stopped this round.
func (s *State) stopped(u *Setup, l *line) bool {
	for _, b := range bonuses(s, u, l.ship, card.StopCard) {
		if b.N == l.slot || b.N == card.All {
			return true
		}
	}
	return false
}

// nightTokens places a Night Shift token on some cards of the own ship, of which it takes those off that
// it has placed before.
func (p *usage) nightTokens(t *Turn, e *card.Effect) (done bool) {
	for i := int8(p.s.NLasting) - 1; i >= 0; i-- {
		if b := &p.s.Lasting[i]; b.effect(p.u).Op == card.NightToken && p.u.line(b.Line).sameCard(p.l) {
			Emit(t, BonusUsed{At: i, Gone: true, Line: p.l.id, Ship: p.by})
		}
	}
	o := t.keep(p.appendCards(t.Options(), p.by, e.Kinds, p.s.acts(p.u, p.by)))
	each(p.chooseSome(t, p.user(), ChooseCards, o, 1, int(p.number(e))), func(i int) {
		p.last(t, p.at, p.by, NoShip, o[i].N)
		done = true
	})
	return done
}

// nightToken is the place among the lasting effects of the Night Shift token that a card has placed on
// another of its ship, -1 where it has placed none.
func (s *State) nightToken(u *Setup, by *line, slot int8) int8 {
	for i, b := range bonuses(s, u, by.ship, card.NightToken) {
		if b.N == slot && u.line(b.Line).sameCard(by) {
			return i
		}
	}
	return -1
}

// appendLent lists the Action lines of cards of another ship that a ship may perform as its own: of
// those of the effect's kinds and faction.
//
// Ruling: what such an Action costs would fall on the other ship's card, so only actions without a
// price can be performed, as with the cards of an enemy that were just disabled.
func appendLent(o []Option, s *State, u *Setup, by, of ShipID, e *card.Effect) []Option {
	return appendActionsOf(o, s, u, by, of, func(l *line) bool {
		return ofKinds(u, of, l.slot, e.Kinds) && ofFaction(u, of, l.slot, e.Faction) &&
			(e.Except == card.NoFaction || !ofFaction(u, of, l.slot, e.Except)) && l.ready(s, u).Code == Yes
	})
}

// appendBorrowed lists the Action lines of the enemy's cards that the line has just disabled. Their
// price falls on the enemy's card, which is disabled already: only actions without a price can be
// performed.
func appendBorrowed(o []Option, s *State, u *Setup, p *usage) []Option {
	if p.nAimed == 0 {
		return o
	}
	return appendActionsOf(o, s, u, p.by, p.aimed[0], func(l *line) bool {
		return slices.Contains(p.cards[:p.nCards], l.slot)
	})
}

// appendActionsOf lists the Action lines without a price of another ship's cards that a ship may
// perform: those that are chosen by which.
func appendActionsOf(o []Option, s *State, u *Setup, by, of ShipID, which func(*line) bool) []Option {
	if s.mayAct(by).Code != Yes {
		return o
	}
	for _, l := range u.on(of, card.DoAction) {
		if len(l.Cost) > 0 || !which(l) {
			continue
		}
		oc := l.at(s, u, card.DoAction, by, nil)
		oc.by = by
		if oc.holds() && (l.Targets.Who == card.NoTarget || oc.aims()) && oc.changes().Code == Yes {
			o = append(o, Option{Kind: UseCard, Ship: by, Line: l.id})
		}
	}
	return o
}
