package game

import (
	"math/bits"
	"slices"

	"attackwing/game/card"
)

// threat is a card about to be disabled or discarded, while cards that save it are asked.
type threat struct {
	on      bool
	slot    int8
	enemy   bool       // by an enemy's card
	upgrade bool       // by an upgrade
	by      card.Kinds // the kind of card of the enemy that does it
	from    ShipID     // the ship that carries that
	done    bool       // it has happened: only what answers it is asked
	action  bool       // it is the Action of the card that is about to be used, or that Time tokens are the price of
}

// usage is a line of card text being used: it aims, pays (pay.go) and lets its effects happen, each
// in the file of its family (effects_*.go, named.go).
type usage struct {
	occasion
	aimed  [MaxShips]ShipID // the ships chosen
	nAimed int
	one    [1]ShipID // the one ship that an effect is on
	cards  [4]int8   // cards of the first target that were disabled or discarded
	nCards int
	owed   int  // Auxiliary Power that comes when all is done
	done   bool // what stood before in the line was done
	spared bool // the card is disabled where its price is to discard it
	rolled CardRolled
	lead   int  // by how many results the own dice have won a duel
	at, n  int8 // the effect that happens: which it is, see part, and its number
	each   int  // by what its number is multiplied: the results of a roll that it answers
}

// using is a line that begins to be used, in the referee's buffer; when it is done inUse is one
// less.
func (t *Turn) using(o occasion) *usage {
	if t.inUse == len(t.g.usages) {
		t.g.usages = append(t.g.usages, new(usage))
	}
	p := t.g.usages[t.inUse]
	t.inUse++
	*p = usage{occasion: o, done: true, each: 1}
	return p
}

// number is an effect's own number, for each result of a roll that it answers.
func (p *usage) number(e *card.Effect) int8 {
	if e.N == card.All {
		return card.All
	}
	return int8(int(e.N) * p.each)
}

// usable tells whether a line can be used at this moment, and if not, why not.
func (o *occasion) usable() No {
	if !o.meant() {
		return No{Code: WrongShip, Ship: o.ship}
	}
	if no := o.l.ready(o.s, o.u); no.Code != Yes {
		return no
	}
	if o.w == card.DoAction && o.u.effects[card.StopCard] && o.l.ship != NoShip && o.s.stopped(o.u, o.l) {
		return No{Code: BarredByCard, Ship: o.ship}
	}
	if o.u.statics[card.StayHere] && o.by != NoShip && o.s.staysHere(o.u, o.by) &&
		slices.ContainsFunc(o.l.Do, func(e card.Effect) bool { return e.Op == card.LeaveTable }) {
		return No{Code: HoldsPlace, Ship: o.by}
	}
	if o.usedUp() {
		return No{Code: UsedAlready, Ship: o.ship}
	}
	if o.starved() {
		return No{Code: TokenHasFed, Ship: o.by}
	}
	if !o.holds() {
		return No{Code: NotNow, Ship: o.ship}
	}
	if no := o.canPay(); no.Code != Yes {
		return no
	}
	if tg := &o.l.Targets; tg.Who != card.NoTarget && !(tg.All && forSelf(o.l)) && !o.aims() {
		return No{Code: NoTargetThere, Ship: o.ship}
	}
	return o.changes()
}

// forSelf reports whether a line does something for the own ship too, whether or not there are
// ships to use it on.
func forSelf(l *line) bool {
	for k := range l.Do {
		if e := &l.Do[k]; e.To == card.OnSelf && !drawback(e) {
			return true
		}
	}
	return false
}

// appendLines lists the lines a ship's owner may use at a window.
func appendLines(o []Option, s *State, u *Setup, w card.Window, ship ShipID, a *Attack) []Option {
	for _, l := range u.meant(w, ship) {
		if !l.choice || l.Whose == card.Enemies || !l.heeds(s.Ships[ship].Owner) {
			continue
		}
		oc := l.at(s, u, w, ship, a)
		if oc.usable().Code == Yes {
			o = append(o, Option{Kind: UseCard, Ship: ship, Line: l.id})
		}
	}
	return o
}

// attack is the attack being made, nil when there is none.
func (s *State) attack() *Attack {
	if s.Attack.On {
		return &s.Attack
	}
	return nil
}

// attackAt is the attack that a ship's cards see at a moment: the one being made, or where they
// answer its end the one that is over.
func (s *State) attackAt(w card.Window, ship ShipID) *Attack {
	a := &s.Attack
	attacked := (w == card.AfterAttack || w == card.Cancelled) && ship == a.Attacker
	if attacked || w == card.AfterDefense && ship == a.Target {
		if a.On || a.Ended {
			return a
		}
	}
	return s.attack()
}

// automatic performs the lines that happen by themselves at a ship's window.
func automatic(t *Turn, w card.Window, ship ShipID) {
	s, u := t.State(), t.Setup()
	for _, l := range u.meant(w, ship) {
		if l.choice || l.counts || !l.heeds(s.Ships[ship].Owner) {
			continue
		}
		o := l.at(s, u, w, ship, s.attackAt(w, ship))
		if o.usable().Code == Yes {
			o.use(t)
		}
	}
}

// window puts the frame of a window on the stack when any card of the battle can speak at it for
// the ship.
func (t *Turn) window(f []Frame, w card.Window, ship ShipID) []Frame {
	if len(t.Setup().meant(w, ship)) > 0 {
		f = append(f, Frame{Step: stepUseCards, Ship: ship, About: About(w)})
	}
	return f
}

// useCards resolves one window of a ship: the texts that apply by themselves, then those that its
// owner may use, one after the other in any order.
func useCards(t *Turn) {
	w := t.about.Window()
	s := t.State()
	if sh := &s.Ships[t.ship]; sh.Owner == Nobody || !sh.InPlay() ||
		attackWindows.Has(w) && !s.Attack.On && w != card.AfterAttack && w != card.AfterDefense {
		return
	}
	if w == card.Targeted && s.Attack.Target != t.ship {
		return // another ship has become the target
	}
	if w == card.AfterMove && !s.Ships[t.ship].Moved {
		return // Ruling: a ship that holds its place has performed no maneuver, so nothing comes after it
	}
	if useOne(t, w, []ShipID{t.ship}) {
		t.then(t.frame(stepUseCards))
	}
}

// useOne lets happen what happens by itself at a moment of some ships of one player, then asks for
// one card of theirs; false when none is used.
func useOne(t *Turn, w card.Window, ships []ShipID) bool {
	s, u := t.State(), t.Setup()
	for _, id := range ships {
		automatic(t, w, id)
	}
	pick, ok := t.pick(func() Prompt {
		o := append(t.Options(), Option{Kind: Pass})
		for _, id := range ships {
			o = appendLines(o, s, u, w, id, s.attackAt(w, id))
		}
		return oneCard(s, o)
	})
	if !ok || pick.Kind == Pass {
		return false
	}
	useLine(t, w, pick.Ship, pick.Line)
	return !t.g.waits
}

// oneCard asks the owner for one of the cards listed behind a Pass. The question is about the first
// ship among them.
func oneCard(s *State, o []Option) Prompt {
	if len(o) == 1 {
		return Prompt{Options: o}
	}
	first := o[1].Ship
	o[0].Ship = first
	return Prompt{Player: s.Ships[first].Owner, Ask: UseCards, Ship: first, Min: 1, Max: 1, Options: o}
}

// useLine uses a line that was offered at a ship's window.
func useLine(t *Turn, w card.Window, ship ShipID, id LineID) {
	s, u := t.State(), t.Setup()
	o := u.line(id).at(s, u, w, ship, s.attackAt(w, ship))
	o.use(t)
}

// interrupt offers a window in the middle of something that happens to some ships of one player,
// who uses their cards in the order he likes; it returns when he is done. The threat is the card
// about to be disabled or discarded, if it is about one.
func (t *Turn) interrupt(w card.Window, th threat, ships ...ShipID) {
	u := t.Setup()
	if !u.speaks(w) {
		return
	}
	t.saved = false
	outer := t.threat
	t.threat = th
	defer func() { t.threat = outer }()
	var used [MaxShips]usedBits
	if !t.answers(w, ships, &used, false) && u.strangers {
		t.answers(w, ships, &used, true)
	}
}

// answers lets happen what cards of one player answer, and asks him for those that he may use: the
// owner of the ships, or the enemy, whose lines speak of them; true when a card has saved what was
// about to be lost.
func (t *Turn) answers(w card.Window, ships []ShipID, used *[MaxShips]usedBits, enemy bool) bool {
	u := t.Setup()
	for range MaxLines {
		o := append(t.Options(), Option{Kind: Pass})
		for _, ship := range ships {
			for _, l := range u.meant(w, ship) {
				sh, oc := &t.State().Ships[ship], l.interrupting(t, w, ship)
				switch {
				case (l.Whose == card.Enemies) != enemy || used[ship].has(l.id) ||
					!sh.InPlay() || !l.heeds(sh.Owner) || oc.usable().Code != Yes:
				case l.choice:
					o = append(o, Option{Kind: UseCard, Ship: ship, Line: l.id})
				default:
					used[ship].mark(l.id)
					if oc.use(t); t.saved {
						return true
					}
				}
			}
		}
		if len(o) == 1 {
			return false
		}
		o = t.keep(o)
		ask := oneCard(t.State(), o)
		if enemy {
			l := u.line(o[1].Line)
			ask.Player, ask.Ship, o[0].Ship = l.owner, l.ship, l.ship
		}
		pick := o[t.Ask(ask).first()]
		if pick.Kind == Pass {
			return false
		}
		used[pick.Ship].mark(pick.Line)
		oc := u.line(pick.Line).interrupting(t, w, pick.Ship)
		if oc.use(t); t.saved {
			return true
		}
	}
	return false
}

// interrupting is a line's occasion in the middle of what happens now.
func (l *line) interrupting(t *Turn, w card.Window, ship ShipID) occasion {
	o := l.at(t.State(), t.Setup(), w, ship, t.State().attack())
	o.token, o.dealt = t.token, t.dealt
	switch {
	case w == card.OtherMoved, w == card.OtherSpent, w == card.OtherActed:
		o.foe = t.mover
	case w == card.OnLock, w == card.AimedAt:
		o.foe = t.threat.from
	case t.threat.enemy && t.threat.from != NoShip && struck.Has(w):
		o.foe = t.threat.from
	}
	o.hull = t.hull
	o.threat, o.critical, o.anew, o.coming, o.timed = t.threat, t.critical, true, t.coming, t.timed
	return o
}

// use uses a line: targets, then the whole price, then what it does (rules 6.1).
func (o *occasion) use(t *Turn) {
	p, l := t.using(*o), o.l
	p.aim(t)
	e := CardUsed{Line: l.id, By: o.by, Ship: o.ship, Target: NoShip}
	if p.nAimed > 0 {
		e.Target = p.aimed[0]
	}
	e.Shared, e.Ever = l.shared, l.Limit == card.OnceALine
	e.Option, e.Fleet = l.Uses > 0, l.ship == NoShip && o.ship != NoShip
	e.Nth, e.Owner, e.Carrier, e.Card = l.nth, l.owner, l.ship, l.slot
	Emit(t, e)
	void := p.answered(t)
	p.spared, t.spared = void && t.spared, false
	p.feed(t)
	p.pay(t)
	if void {
		t.inUse--
		return
	}
	if l.TargetPicks {
		p.happenAsTheyPick(t)
	} else if l.OneOf {
		p.happenOne(t)
	} else {
		p.happen(t)
	}
	p.owe(t)
	t.inUse--
	o.wasUsed(t)
}

// wasUsed lets cards of the ship answer that it has used a text of its own.
//
// Ruling: a text is used where its owner might have left it; what happens by itself is not.
func (o *occasion) wasUsed(t *Turn) {
	l := o.l
	if o.by == NoShip || o.by != l.ship || !l.choice {
		return
	}
	saved, th := t.saved, threat{on: true, slot: l.slot, done: true}
	if o.w == card.DoAction {
		t.interrupt(card.OnCardAction, th, o.by)
	}
	t.interrupt(card.OnCardUsed, th, o.by)
	t.saved = saved
}

// answered lets cards answer that an enemy's captain or upgrade is about to be used on their ship, and
// reports whether one keeps it from doing anything.
//
// Ruling: whom a line is used on is its target, be it one ship or all of them.
func (p *usage) answered(t *Turn) (void bool) {
	if !p.u.speaks(card.AimedAt) || p.l.slot < CaptainSlot || p.l.ship == NoShip {
		return false
	}
	th := threat{on: true, slot: p.l.slot, upgrade: p.l.slot >= 0, from: p.l.ship, by: card.CaptainCard,
		action: p.w == card.DoAction}
	if p.l.slot >= 0 {
		th.by = 1 << p.u.ships[p.l.ship].Upgrades[p.l.slot].Card.Kind
	}
	for _, id := range p.aimed[:p.nAimed] {
		if p.s.Ships[id].Owner != p.user().Other() {
			continue
		}
		outer := t.saved
		t.interrupt(card.AimedAt, th, id)
		void, t.saved = void || t.saved, outer
	}
	return void
}

// happenOne lets the effect happen that the owner of the line picks.
func (p *usage) happenOne(t *Turn) {
	opts, do := t.Options(), p.l.Do
	for k := range do {
		first := &do[k]
		if first.Op == card.Group && first.Sub[0].To == card.OnTarget {
			first = &first.Sub[0]
		}
		if first.To == card.OnTarget && !p.bare(first) || first.To != card.OnTarget && p.would(&do[k], p.by) {
			opts = append(opts, Option{Kind: PickEffect, Ship: p.by, N: int8(k), Line: p.l.id})
		}
	}
	if len(opts) > 0 {
		k := p.choose(t, ChooseEffect, opts).N
		p.happenAt(t, &do[k], part(int(k), -1))
	}
}

// happenAsTheyPick lets the effect happen that the owner of each ship chosen picks.
func (p *usage) happenAsTheyPick(t *Turn) {
	do, all, n := p.l.Do, p.aimed, p.nAimed
	if n == 0 { // the ship whose moment it is
		all[0], n = p.ship, 1
	}
	for _, id := range all[:n] {
		p.aimed[0], p.nAimed = id, 1
		opts := t.Options()
		for k := range do {
			on := p.by
			if do[k].To == card.OnTarget || do[k].Op == card.Group && do[k].Sub[0].To == card.OnTarget {
				on = id
			}
			if p.would(&do[k], on) {
				opts = append(opts, Option{Kind: PickEffect, Ship: id, N: int8(k), Line: p.l.id})
			}
		}
		if len(opts) > 0 {
			k := t.one(Prompt{Player: p.s.Ships[id].Owner, Ask: ChooseEffect, Ship: id, Line: p.l.id}, opts).N
			p.happenAt(t, &do[k], part(int(k), -1))
		}
	}
	p.aimed, p.nAimed = all, n
}

// bare reports whether an effect takes cards or tokens of the target, which has none of them.
func (p *usage) bare(e *card.Effect) bool {
	takes := e.Op == card.DisableCard || e.Op == card.DiscardCard || e.Op == card.MoveCard ||
		e.Op == card.RemoveToken || e.Op == card.MoveTime || e.Op == card.MoveMark ||
		e.Op == card.RemoveLock || e.Op == card.Silence && e.OfAdmiral
	return takes && p.nAimed == 1 && !p.would(e, p.aimed[0])
}

// happen lets effects happen one after the other; what stands behind a "then" only if the one
// before was done, behind an "else" only if it was not.
func (p *usage) happen(t *Turn) {
	do := p.l.Do
	for k := range do {
		if do[k].Then && !p.done || do[k].Else && p.done {
			continue
		}
		p.done = p.happenAt(t, &do[k], part(k, -1))
	}
}

// choose asks the owner of a line for one of several options; a single one is taken without a
// question.
func (p *usage) choose(t *Turn, ask Ask, o []Option) Option {
	return t.one(Prompt{Player: p.user(), Ask: ask, Ship: p.about(), Line: p.l.id}, o)
}

// about is the ship that questions of a line are about: the one that uses it, or for a resource the
// one at whose window.
func (p *usage) about() ShipID {
	if p.by == NoShip {
		return p.ship
	}
	return p.by
}

// chooseSome asks for several of the options, lo to hi; nothing is asked when all must be taken.
func (p *usage) chooseSome(t *Turn, player PlayerID, ask Ask, o []Option, lo, hi int) uint64 {
	o = t.keep(o)
	hi = min(hi, len(o))
	lo = min(lo, hi)
	if hi == 0 {
		return 0
	}
	if lo == len(o) {
		return 1<<uint(len(o)) - 1
	}
	return t.Ask(Prompt{Player: player, Ask: ask, Ship: p.about(), Min: int8(lo), Max: int8(hi),
		Line: p.l.id, Options: o}).Picks
}

// user returns the player who uses a line and decides about it: the owner of the ship that uses it,
// which need not carry the card.
func (o *occasion) user() PlayerID {
	if o.by == NoShip {
		return o.l.owner
	}
	return o.s.Ships[o.by].Owner
}

// each calls f with the number of every picked option.
func each(picks uint64, f func(i int)) {
	for picks != 0 {
		i := bits.TrailingZeros64(picks)
		picks &^= 1 << uint(i)
		f(i)
	}
}

// usedBits marks lines used, by number.
type usedBits [(MaxLines + 63) / 64]uint64

func (b *usedBits) has(id LineID) bool { return b[(id-1)>>6]&(1<<((id-1)&63)) != 0 }
func (b *usedBits) mark(id LineID)     { b[(id-1)>>6] |= 1 << ((id - 1) & 63) }
