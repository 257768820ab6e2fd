package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// Actions that are no entry of the Action Bar, in Ship.Acted beside the bar's: each only once a
// round (rules 6.1).
const (
	actedRepair = uint16(1) << 12
	actedEnable = uint16(1) << 13
)

// action is the Perform Action step: one action, or none, and before or after it the card text of
// the own turn, free actions among it (rules 4.2, 6.1).
func action(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() {
		return
	}
	if !t.about.Begun() {
		automatic(t, card.Activate, t.ship)
	}
	pick, ok := t.pick(func() Prompt {
		o := append(t.Options(), Option{Kind: Pass, Ship: t.ship})
		if !sh.DidAct && (s.Allowed(u, t.ship) != 0 || s.cardsDespiteAux(u, t.ship) != nil) {
			o = appendActions(o, s, u, t.ship)
			o = s.demanded(u, t.ship, o)
		}
		if !sh.Map {
			o = appendLines(o, s, u, card.Activate, t.ship, nil)
			o = appendLines(o, s, u, card.Anytime, t.ship, nil)
		}
		if sh.DidAct {
			o = appendFreeCards(o, s, u, t.ship)
		}
		return Prompt{Player: sh.Owner, Ask: ChooseAction, Ship: t.ship, Options: o}
	})
	again := Frame{Step: stepAction, Ship: t.ship, About: Begun}
	switch {
	case !ok, pick.Kind == Pass:
		return
	case pick.Kind == UseCard && u.line(pick.Line).At.Any(card.At(card.Activate, card.Anytime)):
		t.then(again)
		useLine(t, u.windowOf(pick.Line, card.Activate), t.ship, pick.Line)
	default:
		if u.speaks(card.Activate) || u.speaks(card.DoAction) || u.speaks(card.Anytime) {
			t.then(again)
		}
		if pick.Kind != UseCard || !u.line(pick.Line).freeNow(s, u, t.ship) {
			Emit(t, TookAction{Ship: t.ship})
		}
		if pick.Kind == Perform && u.strangers && u.speaks(card.Announced) && t.prevented(t.ship) {
			return
		}
		performBy(t, t.ship, pick, false)
	}
}

// prevented reports whether a card of the enemy keeps a ship from performing the action of its Action Bar
// that it is about to perform.
func (t *Turn) prevented(id ShipID) (out bool) {
	outer := t.saved
	t.saved = false
	t.answerEnemy(card.Announced, id)
	out, t.saved = t.saved, outer
	return out
}

// freeNow reports whether an Action of a card may be performed as a free action, by what it says
// itself.
func (l *line) freeNow(s *State, u *Setup, id ShipID) bool {
	if len(l.FreeIf) == 0 {
		return false
	}
	o := l.at(s, u, card.DoAction, id, nil)
	for i := range l.FreeIf {
		if c := &l.FreeIf[i]; c.Of != card.Target && o.condition(c) == c.Not {
			return false // what is asked of the target stands among the conditions of the line too
		}
	}
	return true
}

// appendFreeCards lists the Actions of cards that are free actions now, for a ship whose action is
// done.
func appendFreeCards(o []Option, s *State, u *Setup, id ShipID) []Option {
	if s.mayAct(id).Code != Yes || s.noFree(u, id) == card.AnyAction {
		return o
	}
	for _, l := range u.on(id, card.DoAction) {
		if !l.freeNow(s, u, id) {
			continue
		}
		if oc := l.at(s, u, card.DoAction, id, nil); oc.usable().Code == Yes {
			o = append(o, Option{Kind: UseCard, Ship: id, Line: l.id})
		}
	}
	return o
}

// mayAct tells whether a ship may perform any action this round, free ones included (rules 5.1,
// 5.5, 5.6).
func (s *State) mayAct(id ShipID) No {
	switch sh := &s.Ships[id]; {
	case sh.Lost != NoLoss:
		return No{
			Code: [...]NoCode{LostByOverlap: ActionLostByOverlap, LostByObstacle: ActionLostByObstacle,
				LostByCard: ActionLostByCard}[sh.Lost],
			Ship: id,
		}
	case sh.Power > 0 && !sh.Noted.Unbound:
		return No{Code: HasPower, Ship: id}
	}
	return No{}
}

// MayAct tells whether a ship may perform any action this round; one that its Auxiliary Power does
// not forbid is enough.
func (s *State) MayAct(u *Setup, id ShipID) No {
	if s.Allowed(u, id) != 0 {
		return No{}
	}
	return s.mayAct(id)
}

// Allowed are the actions, free ones and those of no bar included, that neither a loss nor
// Auxiliary Power forbids the ship this round.
func (s *State) Allowed(u *Setup, id ShipID) card.ActionSet {
	switch s.mayAct(id).Code {
	case Yes:
		return ^card.ActionSet(0)
	case HasPower:
		set := auxAllows(s, u, id)
		if s.Ships[id].Noted.UnboundBar {
			set |= s.Bar(u, id)
		}
		return set
	}
	return 0
}

// auxAllows are the actions that Auxiliary Power does not forbid this ship, by card text.
func auxAllows(s *State, u *Setup, id ShipID) (set card.ActionSet) {
	eachStatic(s, u, id, card.AuxAllows, func(_ *line, e *card.Effect) {
		if set |= e.Actions; e.Bar {
			set |= s.Bar(u, id)
		}
	})
	return set
}

// Bar returns the actions on a ship's Action Bar: those printed there, and those that card text adds
// now.
func (s *State) Bar(u *Setup, id ShipID) card.ActionSet {
	set := u.ships[id].Ship.Actions
	eachStatic(s, u, id, card.AddToBar, func(_ *line, e *card.Effect) { set |= e.Actions })
	return set
}

// actionsOffBar are the actions a ship may perform although its bar does not have them, by card
// text.
func actionsOffBar(s *State, u *Setup, id ShipID) (set card.ActionSet) {
	eachStatic(s, u, id, card.FreeAction, func(_ *line, e *card.Effect) {
		if e.Normal {
			set |= e.Actions
		}
	})
	return set
}

// eachStatic goes through the effects of a kind that always hold, of the cards of a ship that can be
// used now.
func eachStatic(s *State, u *Setup, id ShipID, op card.EffectOp, f func(l *line, e *card.Effect)) {
	if !u.statics[op] {
		return
	}
	for _, l := range u.on(id, card.Static) {
		if !l.foreign() {
			l.eachStatic(s, u, id, op, f)
		}
	}
	if !u.foreigners {
		return
	}
	for _, l := range u.meant(card.Static, id) {
		if l.foreign() {
			l.eachStatic(s, u, id, op, f)
		}
	}
}

func (l *line) eachStatic(s *State, u *Setup, id ShipID, op card.EffectOp, f func(l *line, e *card.Effect)) {
	ready := false // asked once, of a line that has such an effect
	for k := range l.Do {
		if l.Do[k].Op != op {
			continue
		}
		if !ready {
			o := l.at(s, u, card.Static, id, nil)
			if ready = (!l.foreign() || o.meant()) && l.ready(s, u).Code == Yes && o.holds(); !ready {
				return
			}
		}
		f(l, &l.Do[k])
	}
}

// appendActions lists every action the ship may perform now.
func appendActions(o []Option, s *State, u *Setup, id ShipID) []Option {
	sh := &s.Ships[id]
	allowed := s.Allowed(u, id)
	for a := card.Evade; a < card.NumActions; a++ {
		if allowed.Has(a) {
			o = appendAction(o, s, u, id, a, false)
		}
	}
	for _, l := range s.cardsDespiteAux(u, id) {
		if oc := l.at(s, u, card.DoAction, id, nil); oc.usable().Code == Yes {
			o = append(o, Option{Kind: UseCard, Ship: id, Line: l.id})
		}
	}
	if s.mayAct(id).Code != Yes || sh.Map || u.effects[card.StopCard] && s.barAlone(u, id) {
		return o // a ship of the map has its Action Bar alone: it repairs nothing, and no card speaks to its crew
	}
	o = appendLines(o, s, u, card.FleetAction, id, nil)
	o = appendSpecials(o, s, u, ChooseAction, id)
	return appendCardActions(o, s, u, id)
}

// cardsDespiteAux are the Actions of cards that card text lets a ship perform although an Auxiliary Power
// token forbids it others.
func (s *State) cardsDespiteAux(u *Setup, id ShipID) (ls []*line) {
	if !u.statics[card.AuxAllows] || s.mayAct(id).Code != HasPower {
		return nil
	}
	eachStatic(s, u, id, card.AuxAllows, func(_ *line, e *card.Effect) {
		if !e.This {
			return
		}
		for _, l := range u.on(id, card.DoAction) {
			if ofKinds(u, id, l.slot, e.Kinds) && ofFaction(u, id, l.slot, e.Faction) {
				ls = append(ls, l)
			}
		}
	})
	return ls
}

// demanded leaves of the actions that a ship may perform, behind none of them, those that a card demands
// of it, where there are such.
func (s *State) demanded(u *Setup, id ShipID, o []Option) []Option {
	if !u.effects[card.Demand] {
		return o
	}
	for _, b := range bonuses(s, u, id, card.Demand) {
		is := func(x Option) bool { return x.Kind == Perform && b.effect(u).Actions.Has(x.Action) }
		if slices.ContainsFunc(o, is) {
			return slices.DeleteFunc(o, func(x Option) bool { return !is(x) })
		}
	}
	return o
}

// appendCardActions lists the actions that are no entry of the Action Bar and may be normal or free
// ones: those of the ship's cards and of its damage cards, and to remove a Disabled token (rules
// 6.1, 6.3).
func appendCardActions(o []Option, s *State, u *Setup, id ShipID) []Option {
	sh := &s.Ships[id]
	o = appendLines(o, s, u, card.DoAction, id, nil)
	if sh.Acted&actedRepair == 0 {
		var seen uint32
		for i, d := range sh.crits() {
			if actionOn(d.ID) != nil && seen&(1<<d.ID) == 0 && !(sh.BreachFix && containable(d.ID)) {
				seen |= 1 << d.ID
				o = append(o, Option{Kind: RepairCard, Ship: id, N: i})
			}
		}
	}
	if sh.Acted&actedEnable == 0 {
		if sh.Captain.Disabled && !sh.Captain.Away && !s.keptOff(u, id, CaptainSlot) {
			o = append(o, Option{Kind: Enable, Ship: id, N: -1})
		}
		for i := range u.ships[id].nUp {
			if c := sh.Card(i); c.Disabled && !c.Discarded && !c.Away && !s.keptOff(u, id, i) {
				o = append(o, Option{Kind: Enable, Ship: id, N: i})
			}
		}
	}
	return o
}

// appendAction lists the ways to perform one action; offBar: although the Action Bar does not have
// it.
func appendAction(o []Option, s *State, u *Setup, id ShipID, a card.Action, offBar bool) []Option {
	sh := &s.Ships[id]
	if mayDo(s, u, id, a, offBar).Code != Yes {
		return o
	}
	switch a {
	case card.TargetLock:
		for at := range s.inPlay() {
			if s.afar(u, id, at, range3) {
				continue
			}
			if d, no := mayLock(s, u, id, at); no.Code == Yes {
				o = append(o, Option{Kind: Perform, Action: a, Ship: at, Dist: u.micrometres(d)})
			}
		}
	case card.SensorEcho:
		o = appendEchoes(o, s, u, id, s.echoAlong(u, id, physics.NormalEcho))
	case card.Regenerate:
		for i := range sh.Damage[:sh.NDamage] {
			o = append(o, Option{Kind: Perform, Action: a, Ship: id, N: int8(i)})
		}
		if sh.NDamage == 0 {
			o = append(o, Option{Kind: Perform, Action: a, Ship: id, N: -1})
		}
	default:
		o = append(o, Option{Kind: Perform, Action: a, Ship: id})
	}
	return o
}

// mayDo tells whether an action may be performed, targets and places aside (rules 6.2); offBar:
// although the Action Bar does not have it.
//
// Ruling: a cloak turns off the ship's own shields, so shields that card text gives for the round
// are not enough to cloak with; they are not turned off by it either.
func mayDo(s *State, u *Setup, id ShipID, a card.Action, offBar bool) No {
	sh := &s.Ships[id]
	switch {
	case !offBar && !s.Bar(u, id).Has(a) && !actionsOffBar(s, u, id).Has(a):
		return No{Code: NotOnBar, Ship: id}
	case sh.ruled(card.NoBarActions):
		return No{Code: SensorsDamaged, Ship: id}
	case sh.Acted&^sh.Noted.Besides&(1<<a) != 0:
		return No{Code: DoneThisRound, Ship: id}
	}
	return s.fitFor(u, id, a)
}

// fitFor tells whether a ship is in a state to perform an action.
func (s *State) fitFor(u *Setup, id ShipID, a card.Action) No {
	sh := &s.Ships[id]
	switch {
	case s.barred(u, id).Has(a):
		return No{Code: BarredByCard, Ship: id}
	case a == card.Cloak && sh.Cloak != NotCloaked:
		return No{Code: AlreadyCloaked, Ship: id}
	case a == card.Cloak && sh.Shields == 0 && !lifts(s, u, nil, card.Static, id, card.CloakShields):
		return No{Code: NoActiveShield, Ship: id}
	case a == card.SensorEcho && s.mayMove(id).Code != Yes:
		return s.mayMove(id)
	case a == card.SensorEcho && sh.Cloak == NotCloaked:
		return No{Code: NotWhileUncloaked, Ship: id}
	case a == card.Regenerate && sh.NDamage == 0 && !s.regrows(u, id):
		return No{Code: NothingToRepair, Ship: id}
	}
	return No{}
}

// regrows reports whether a ship repairs a shield besides when it regenerates, and has lost one.
func (s *State) regrows(u *Setup, id ShipID) bool {
	sh := &s.Ships[id]
	return sh.Shields+sh.Down < u.ships[id].Ship.Shields && s.hasRegrow(u, id)
}

func (s *State) hasRegrow(u *Setup, id ShipID) (has bool) {
	eachStatic(s, u, id, card.Regrow, func(*line, *card.Effect) { has = true })
	return has
}

// barred are the actions that card text always keeps a ship from.
func (s *State) barred(u *Setup, id ShipID) (set card.ActionSet) {
	eachStatic(s, u, id, card.ForbidAction, func(_ *line, e *card.Effect) { set |= e.Actions })
	return set
}

// ignores reports whether card text lets a ship ignore a rule this round.
func (s *State) ignores(u *Setup, id ShipID, rule card.RuleName) bool {
	if s.NLasting > 0 {
		for _, b := range bonuses(s, u, id, card.Ignore) {
			if b.effect(u).Rule == rule {
				return true
			}
		}
	}
	return false
}

// performBy has a ship do one action, the normal one or a free one.
func performBy(t *Turn, id ShipID, o Option, free bool) {
	s, u := t.State(), t.Setup()
	switch o.Kind {
	case TakeSpecial:
		takeSpecial(t, ChooseAction, id, o)
	case UseCard:
		w := card.DoAction
		if !u.line(o.Line).At.Has(w) {
			w = card.FleetAction
		}
		useLine(t, w, id, o.Line)
	case RepairCard:
		d := s.Ships[id].Damage[o.N].ID
		Emit(t, ActionPerformed{Ship: id, Bit: actedRepair, Card: d})
		damageLine(t, id, d, o.N, actionOn(d), ByDamageCard)
	case Enable:
		if t.staysOff(id, o.N) {
			return
		}
		Emit(t, CardEnabled{Ship: id, Card: o.N})
	case Perform:
		performOfBar(t, id, o, free)
	}
}

// performOfBar performs an action of a ship's Action Bar, and does what that brings.
func performOfBar(t *Turn, id ShipID, o Option, free bool) {
	s, u := t.State(), t.Setup()
	t.perform(id, o.Action, o.Ship, free)
	switch o.Action {
	case card.Evade, card.Scan, card.BattleStations:
		Emit(t, TokenPlaced{Ship: id, Action: o.Action})
		t.answerToken(card.OnToken, id, tokenOf(o.Action))
	case card.TargetLock:
		acquireLock(t, id, o.Ship, false)
	case card.Cloak:
		Emit(t, Cloaked{Ship: id, One: lifts(s, u, nil, card.Static, id, card.CloakShieldsButOne)})
	case card.Regenerate:
		if t.unrepaired(id) {
			return
		}
		if o.N >= 0 {
			d := s.Ships[id].Damage[o.N]
			Emit(t, DamageRepaired{Ship: id, Card: d, At: o.N, Deck: u.deck(s.Ships[id].Owner)})
		}
		if s.regrows(u, id) {
			Emit(t, ShieldRepaired{Ship: id, N: 1})
		}
	case card.SensorEcho:
		was := u.Base(id, s.Ships[id].Pose)
		Emit(t, Echoed{Ship: id, From: s.Ships[id].Pose, To: o.Pose})
		b := u.Base(id, o.Pose)
		if k := striking(u, s.Tokens[:s.NTokens], &b); k >= 0 {
			Emit(t, TouchedToken{Ship: id, Kind: s.Tokens[k].Kind})
			t.destroy(id, ByObstacleToken)
			return
		}
		for _, k := range doing(s, RollsDie) {
			if k.Overlaps(&b) {
				Emit(t, LiesOver{Ship: id})
				break
			}
		}
		t.mines(&move{ship: id, from: &was, to: &b})
	}
}

// perform has a ship perform an action of the Action Bar, which cards may answer.
func (t *Turn) perform(id ShipID, a card.Action, target ShipID, free bool) {
	e := ActionPerformed{Ship: id, Action: a, Bit: 1 << a, Target: target, Free: free}
	e.Attacks = a == card.Regenerate && t.State().hasRegrow(t.Setup(), id)
	Emit(t, e)
	if u := t.Setup(); u.speaks(card.OnAction) || u.speaks(card.OtherActed) {
		t.then(Frame{Step: stepActionDone, Ship: id, About: About(a)})
	}
}

// actionDone asks the cards that answer an action.
func actionDone(t *Turn) {
	Emit(t, ActionNamed{Action: t.about.Action()})
	t.interrupt(card.OnAction, threat{}, t.ship)
	if t.Setup().speaks(card.OtherActed) {
		outer := t.mover
		t.toOthers(card.OtherActed, t.ship)
		t.mover = outer
	}
	Emit(t, ActionNamed{Action: card.NoAction})
}
