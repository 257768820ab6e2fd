package game

import (
	"math/bits"

	"attackwing/game/card"
)

// threat is a card about to be disabled or discarded, while cards that save it are asked.
type threat struct {
	on      bool
	slot    int8
	enemy   bool // by an enemy's card
	upgrade bool // by an upgrade
	done    bool // it has happened: only what answers it is asked
}

// usage is a line of card text being used.
type usage struct {
	l      *line
	o      occasion
	aimed  [MaxShips]ShipID // the ships chosen
	nAimed int
	one    [1]ShipID   // the one ship that an effect is on
	paid   int         // cards, drones, charges paid, where the owner chooses how many
	token  card.Tokens // the token spent
	locked ShipID      // whose lock was spent
	cards  [4]int8     // cards of the first target that were disabled or discarded
	nCards int
	done   bool // what stood before in the line was done
	rolled CardRolled
	at, n  int8 // the effect that happens: which it is, see part, and its number
	each   int  // by what its number is multiplied: the results of a roll that it answers
}

// using is a line that begins to be used, in the referee's buffer; when it is done inUse is one less.
func (t *Turn) using(l *line, o occasion) *usage {
	if t.inUse == len(t.g.usages) {
		t.g.usages = append(t.g.usages, new(usage))
	}
	p := t.g.usages[t.inUse]
	t.inUse++
	*p = usage{l: l, o: o, done: true, locked: NoShip, paid: 1, each: 1}
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
func (s *State) usable(u *Setup, l *line, o *occasion) No {
	if !s.meant(u, l, o) {
		return No{Code: WrongShip, Ship: o.ship}
	}
	if no := s.ready(u, l); no.Code != Yes {
		return no
	}
	if s.usedUp(l, o) {
		return No{Code: UsedAlready, Ship: o.ship}
	}
	if s.starved(u, l, o) {
		return No{Code: TokenHasFed, Ship: o.by}
	}
	if !s.holds(u, l, o) {
		return No{Code: NotNow, Ship: o.ship}
	}
	if no := s.canPay(u, l, o); no.Code != Yes {
		return no
	}
	if l.Targets.Who != card.NoTarget && !(l.Targets.All && forSelf(l)) && !s.aims(u, l, o) {
		return No{Code: NoTargetThere, Ship: o.ship}
	}
	return s.changes(u, l, o)
}

// forSelf tells whether a line does something for the own ship too, whether or not there are ships to use it on.
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
	if !u.speaks(w) {
		return o
	}
	for _, id := range u.of[w][ship] {
		l := u.line(id)
		if !l.choice || l.owner != s.Ships[ship].Owner {
			continue
		}
		oc := l.at(w, ship, a)
		if s.usable(u, l, &oc).Code == Yes {
			o = append(o, Option{Kind: UseCard, Ship: ship, Line: id})
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

// automatic performs the lines that happen by themselves at a ship's window.
func (t *Turn) automatic(w card.Window, ship ShipID) {
	s, u := t.State(), t.Setup()
	for _, id := range u.of[w][ship] {
		l := u.line(id)
		if l.choice || l.counts || l.owner != s.Ships[ship].Owner {
			continue
		}
		o := l.at(w, ship, s.attack())
		if s.usable(u, l, &o).Code == Yes {
			t.use(l, o)
		}
	}
}

// window puts the frame of a window on the stack when any card of the battle can speak at it for the ship.
func (t *Turn) window(f []Frame, w card.Window, ship ShipID) []Frame {
	if len(t.Setup().of[w][ship]) > 0 {
		f = append(f, Frame{step: stepUseCards, ship: ship, about: AboutWindow(w)})
	}
	return f
}

// useCards is one window of a ship: what happens by itself, then what its owner may use, one after the other in any order.
func useCards(t *Turn) {
	w := t.about.Window()
	s := t.State()
	if sh := &s.Ships[t.ship]; sh.Owner == Nobody || !sh.InPlay() || attackWindows.Has(w) && !s.Attack.On && w != card.AfterAttack && w != card.AfterDefense {
		return
	}
	if w == card.AfterMove && !s.Ships[t.ship].Moved {
		return // Ruling: a ship that holds its place has performed no maneuver, so nothing comes after it
	}
	if t.useOne(w, []ShipID{t.ship}) {
		t.then(t.frame(stepUseCards))
	}
}

// useOne lets happen what happens by itself at a moment of some ships of one player, then asks for one card of theirs;
// false when none is used.
func (t *Turn) useOne(w card.Window, ships []ShipID) bool {
	s, u := t.State(), t.Setup()
	for _, id := range ships {
		t.automatic(w, id)
	}
	pick, ok := t.pick(func() Prompt {
		o := append(t.options(), Option{Kind: Pass})
		for _, id := range ships {
			o = appendLines(o, s, u, w, id, s.attack())
		}
		return s.oneCard(o)
	})
	if !ok || pick.Kind == Pass {
		return false
	}
	t.useLine(w, pick.Ship, pick.Line)
	return true
}

// oneCard asks the owner for one of the cards listed behind a Pass. The question is about the first ship among them.
func (s *State) oneCard(o []Option) Prompt {
	if len(o) == 1 {
		return Prompt{Options: o}
	}
	first := o[1].Ship
	o[0].Ship = first
	return Prompt{Player: s.Ships[first].Owner, Ask: UseCards, Ship: first, Min: 1, Max: 1, Options: o}
}

// useLine uses a line that was offered at a ship's window.
func (t *Turn) useLine(w card.Window, ship ShipID, id LineID) {
	l := t.Setup().line(id)
	t.use(l, l.at(w, ship, t.State().attack()))
}

// interrupt offers a window in the middle of something that happens; it returns when its owner is done. The threat is the
// card about to be disabled or discarded, if it is about one.
func (t *Turn) interrupt(w card.Window, ship ShipID, th threat) {
	t.interruptAll(w, []ShipID{ship}, th)
}

// interruptAll offers a window to some ships of one player, who uses their cards in the order he likes.
func (t *Turn) interruptAll(w card.Window, ships []ShipID, th threat) {
	u := t.Setup()
	if !u.speaks(w) {
		return
	}
	t.saved = false
	outer := t.threat
	t.threat = th
	defer func() { t.threat = outer }()
	var used [MaxShips]usedBits
	for range MaxLines {
		o := append(t.options(), Option{Kind: Pass})
		for _, ship := range ships {
			for _, id := range u.of[w][ship] {
				l := u.line(id)
				oc, ok := t.interrupts(l, w, ship)
				if !ok || used[ship].has(id) {
					continue
				}
				if !l.choice {
					used[ship].mark(id)
					t.use(l, oc)
					if t.saved {
						return
					}
					continue
				}
				o = append(o, Option{Kind: UseCard, Ship: ship, Line: id})
			}
		}
		if len(o) == 1 {
			return
		}
		o = t.keep(o)
		pick := o[t.Ask(t.State().oneCard(o)).first()]
		if pick.Kind == Pass {
			return
		}
		used[pick.Ship].mark(pick.Line)
		l := u.line(pick.Line)
		oc := t.interrupting(l, w, pick.Ship)
		t.use(l, oc)
		if t.saved {
			return
		}
	}
}

// interrupting is a line's occasion in the middle of what happens now.
func (t *Turn) interrupting(l *line, w card.Window, ship ShipID) occasion {
	o := l.at(w, ship, t.State().attack())
	o.threat, o.critical, o.anew, o.coming = t.threat, t.critical, true, t.coming
	return o
}

// interrupts tells whether a line may be used there.
func (t *Turn) interrupts(l *line, w card.Window, ship ShipID) (o occasion, ok bool) {
	s := t.State()
	if !s.Ships[ship].InPlay() || l.owner != s.Ships[ship].Owner {
		return o, false
	}
	o = t.interrupting(l, w, ship)
	return o, s.usable(t.Setup(), l, &o).Code == Yes
}

// use uses a line: targets, then the whole price, then what it does (rules 6.1).
func (t *Turn) use(l *line, o occasion) {
	p := t.using(l, o)
	t.aim(p)
	e := CardUsed{Line: l.id, By: o.by, Ship: o.ship, Target: NoShip}
	if p.nAimed > 0 {
		e.Target = p.aimed[0]
	}
	e.Shared = l.shared
	e.Option, e.Fleet = l.Uses > 0, l.ship == NoShip && o.ship != NoShip
	e.Nth, e.Owner, e.Carrier, e.Card = l.nth, l.owner, l.ship, l.slot
	Emit(t, e)
	t.feed(l, &p.o)
	t.pay(p)
	if l.OneOf {
		t.happenOne(p)
	} else {
		t.happen(p)
	}
	t.inUse--
}

// happenOne lets the effect happen that the owner of the line picks.
func (t *Turn) happenOne(p *usage) {
	u, l := t.Setup(), p.l
	opts := t.options()
	for k := range l.Do {
		if t.State().would(u, l, &l.Do[k], &p.o) {
			opts = append(opts, Option{Kind: PickEffect, Ship: p.o.by, N: int8(k), Line: l.id})
		}
	}
	if len(opts) > 0 {
		k := t.choose(ChooseEffect, p, opts).N
		t.happenAt(p, &l.Do[k], part(int(k), -1))
	}
}

// happen lets effects happen one after the other; what stands behind a "then" only if the one before was done.
func (t *Turn) happen(p *usage) {
	do := p.l.Do
	for k := range do {
		if do[k].Then && !p.done {
			continue
		}
		p.done = t.happenAt(p, &do[k], part(k, -1))
	}
}

// choose asks the owner of a line for one of several options; a single one is taken without a question.
func (t *Turn) choose(ask Ask, p *usage, o []Option) Option {
	return t.one(Prompt{Player: t.State().ownerOf(p), Ask: ask, Ship: p.about(), Line: p.l.id}, o)
}

// about is the ship that questions of a line are about: the one that uses it, or for a resource the one at whose window.
func (p *usage) about() ShipID {
	if p.o.by == NoShip {
		return p.o.ship
	}
	return p.o.by
}

// chooseSome asks for several of the options, lo to hi; nothing is asked when all must be taken.
func (t *Turn) chooseSome(player PlayerID, ask Ask, p *usage, o []Option, lo, hi int) uint64 {
	o = t.keep(o)
	hi = min(hi, len(o))
	lo = min(lo, hi)
	if hi == 0 {
		return 0
	}
	if lo == len(o) {
		return 1<<uint(len(o)) - 1
	}
	return t.Ask(Prompt{Player: player, Ask: ask, Ship: p.about(), Min: int8(lo), Max: int8(hi), Line: p.l.id, Options: o}).Picks
}

// ownerOf is who decides about a line: the owner of the ship that uses it, which need not carry the card.
func (s *State) ownerOf(p *usage) PlayerID { return s.user(p.l, &p.o) }

// user is the player who uses a line.
func (s *State) user(l *line, o *occasion) PlayerID {
	if o.by == NoShip {
		return l.owner
	}
	return s.Ships[o.by].Owner
}

// each calls f with the number of every picked option.
func each(picks uint64, f func(i int)) {
	for picks != 0 {
		i := bits.TrailingZeros64(picks)
		picks &^= 1 << uint(i)
		f(i)
	}
}
