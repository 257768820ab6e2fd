package game

import (
	"fmt"
	"iter"
	"slices"

	"attackwing/game/card"
)

// LineID is a line of card text in play: its place in the battle's list, counted from 1. 0 is none.
type LineID int16

// MaxLines bounds the lines of card text in one battle.
const MaxLines = 640

// Slots of cards that are no upgrades, where the number of an upgrade is asked. The sheet carries text and no
// tokens, the ship card charges and counters; the resource is no ship's.
const (
	CaptainSlot  int8 = -1
	ShipSlot     int8 = -2
	AdmiralSlot  int8 = -3
	ResourceSlot int8 = -4
	SheetSlot    int8 = -5
)

// line is a line of card text in play. It answers for itself: when it speaks (condition.go,
// conditions.go), whom it may aim at (aim.go), what it costs and what feeds it (pay.go, fed.go),
// whether it would change anything (changes.go). The table and the set-up are given to it.
type line struct {
	*card.Ability
	id     LineID
	ship   ShipID // that carries the card, NoShip for a resource
	slot   int8
	owner  PlayerID
	nth    int8 // place among its card's lines
	title  string
	choice bool     // the owner decides whether it is used
	counts bool     // it only changes a number: read when the number is counted, never performed
	guest  bool     // of a card that is another ship's and may come to this one
	copies int8     // of which the card may be a copy, 0 its own: see copies.go
	lender LineID   // the line by which the card is lent, 0 it is not
	shared []LineID // the other lines that share its limit
}

// texts are the lines of card text of a battle, those of all cards.
type texts struct {
	lines   []line
	of      [card.NumWindows]*[MaxShips][]*line // what can be meant for a ship: see meantEver
	windows card.Windows                        // in which any of them speaks
	asks    [card.NumConditions]bool            // the conditions that any of them asks
	effects [card.NumEffectOps]bool             // the effects that any of them has
	statics [card.NumEffectOps]bool             // those that always hold by any of them
	// any of them always speaks to ships that need not be of its player
	foreigners bool
	strangers  bool // any of them speaks of enemies
	rams       bool // any of them asks which ships were in the way of a maneuver
	dated      bool // any of them asks in which round a card was discarded
}

// addLines puts a card's lines into play.
func (tx *texts) addLines(owner PlayerID, ship ShipID, slot int8, title string, list []card.Ability) {
	for i := range list {
		a := &list[i]
		l := line{
			Ability: a,
			id:      LineID(len(tx.lines) + 1),
			ship:    ship,
			slot:    slot,
			owner:   owner,
			nth:     int8(i),
			title:   title,
		}
		l.choice = a.May || len(a.Cost) > 0 && !a.Must || a.Uses > 0 ||
			a.Targets.Who != card.NoTarget && !a.Targets.All ||
			a.At.Any(card.At(card.DoAction, card.FleetAction, card.AttackInstead))
		l.counts = !l.choice && len(a.Do) > 0
		for k := range a.Do {
			l.counts = l.counts && countable(&a.Do[k])
		}
		for k := range a.Do {
			tx.statics[a.Do[k].Op] = tx.statics[a.Do[k].Op] || a.At.Has(card.Static)
		}
		tx.rams = tx.rams || a.Targets.InWay || slices.ContainsFunc(a.Do,
			func(e card.Effect) bool { return e.Op == card.Ram || e.Op == card.Crash })
		tx.strangers = tx.strangers || l.Whose == card.Enemies
		tx.foreigners = tx.foreigners || l.foreign() && a.At.Has(card.Static)
		tx.lines = append(tx.lines, l)
		tx.windows = tx.windows.Or(a.At)
	}
}

// layOutCards collects the lines of every card in the battle. Printed numbers that cards change are
// changed here, once.
func (u *Setup) layOutCards() error {
	u.texts = texts{}
	for i := range u.ships {
		f, id := &u.ships[i], ShipID(i)
		f.begin, f.under = len(u.lines), f.layBeneath()
		u.letBear(f)
		u.addLines(f.owner, id, ShipSlot, f.Ship.Name, f.Ship.Abilities)
		u.addLines(f.owner, id, CaptainSlot, f.Captain.Name, f.Captain.Abilities)
		u.addLatinum(f, id)
		u.addCopies(f, CaptainSlot, f.Captain.Name, f.Captain.Abilities)
		if f.Admiral != nil {
			u.addLines(f.owner, id, AdmiralSlot, f.Admiral.Name, f.Admiral.Abilities)
		}
		for k := range f.Upgrades {
			c := f.Upgrades[k].Card
			u.addLines(f.owner, id, int8(k), c.Name, c.Abilities)
			if k < int(f.own()) {
				u.addCopies(f, int8(k), c.Name, c.Abilities)
			}
		}
		if f.onMap == nil {
			u.addSheet(f.owner, id)
		}
		f.end, f.drones = len(u.lines), [MaxPlaces + 1]int8{f.Captain.Drones}
		for i := f.begin; i < f.end; i++ {
			f.noteDrones(&u.lines[i])
			u.lines[i].guest = u.lines[i].slot >= f.own()
		}
	}
	for p := range u.Fleets {
		if r := u.Fleets[p].Resource.Card; r != nil {
			u.addLines(PlayerID(p), NoShip, ResourceSlot, r.Name, r.Abilities)
		}
	}
	for i := range u.ships {
		u.changeStats(ShipID(i))
	}
	u.lendCards()
	u.listHands()
	u.shareFood()
	u.shareLimits()
	for i := range u.lines {
		u.speak(&u.lines[i])
		u.asking(u.lines[i].Ability)
	}
	if len(u.lines) > MaxLines {
		return fmt.Errorf("the fleets carry %d lines of card text, more than %d", len(u.lines), MaxLines)
	}
	return nil
}

// layBeneath returns under which card each upgrade lies at first.
func (f *shipFacts) layBeneath() (under [MaxPlaces]int8) {
	ups := make([]*card.Upgrade, f.own())
	for k, up := range f.Own() {
		ups[k] = up.Card
	}
	copy(under[:], card.LaidBeneath(f.Ship, f.Captain, ups))
	return under
}

// letBear notes which upgrades of a ship bear which of the others.
func (u *Setup) letBear(f *shipFacts) {
	ups := make([]*card.Upgrade, f.own())
	for k, up := range f.Own() {
		ups[k] = up.Card
	}
	var all []card.BuildRule
	if f.onMap == nil {
		if r := u.Fleets[f.owner].Resource.Card; r != nil {
			all = r.Build
		}
	}
	f.borne = [MaxPlaces]int8{}
	copy(f.borne[:], card.Borne(f.Ship, f.Captain, f.Admiral, ups, all))
}

// bearer is the number of the upgrade that bears a card of a ship, -1 for none.
func (f *shipFacts) bearer(slot int8) int8 {
	if slot < 0 || slot >= MaxPlaces {
		return -1
	}
	return f.borne[slot] - 1
}

// addSheet puts the lines that the sheet gives to every ship into play for one.
func (u *Setup) addSheet(owner PlayerID, id ShipID) {
	for nth := range u.play.Text {
		x := &u.play.Text[nth]
		u.addLines(owner, id, SheetSlot, x.Section, []card.Ability{x.Ability})
		u.lines[len(u.lines)-1].nth = int8(nth)
	}
}

// addLatinum puts the lines of Latinum into play for a captain on whose card some may lie.
func (u *Setup) addLatinum(f *shipFacts, id ShipID) {
	brings := card.BringsLatinum(f.Captain.Abilities) ||
		f.Admiral != nil && card.BringsLatinum(f.Admiral.Abilities)
	for _, up := range f.Own() {
		brings = brings || card.BringsLatinum(up.Card.Abilities)
	}
	if f.latinum = brings; brings {
		first := len(u.lines)
		u.addLines(f.owner, id, CaptainSlot, "Latinum", card.Latinum())
		for i := first; i < len(u.lines); i++ {
			u.lines[i].nth += int8(len(f.Captain.Abilities))
		}
	}
}

// speak notes at which moments a line speaks.
func (u *Setup) speak(l *line) {
	for w := range card.NumWindows {
		if !l.At.Has(w) {
			continue
		}
		for i := range u.ships {
			if !u.meantEver(l, w, ShipID(i)) {
				continue
			}
			if u.of[w] == nil {
				u.of[w] = new([MaxShips][]*line)
			}
			u.of[w][i] = append(u.of[w][i], l)
		}
	}
}

// meant returns the lines that can be meant for a ship at a moment.
func (tx *texts) meant(w card.Window, ship ShipID) []*line {
	if of := tx.of[w]; of != nil {
		return of[ship]
	}
	return nil
}

// foreign reports whether a line speaks at the windows of ships that need not be of its player.
func (l *line) foreign() bool { return l.Whose == card.Enemies || l.Whose == card.Bearers }

// heeds reports whether a line can speak to a ship of a player.
func (l *line) heeds(p PlayerID) bool { return l.owner == p || l.foreign() }

// asking notes which conditions a line asks.
func (u *Setup) asking(a *card.Ability) {
	for _, list := range [...][]card.Condition{a.If, a.FreeIf} {
		for i := range list {
			u.asks[list[i].Op] = true
		}
	}
	u.askedBy(a.Do)
}

func (u *Setup) askedBy(list []card.Effect) {
	for k := range list {
		e := &list[k]
		u.effects[e.Op] = true
		u.dated = u.dated || e.Earlier
		for i := range e.If {
			u.asks[e.If[i].Op] = true
		}
		if e.OnWhom == card.OnFresh {
			u.asks[card.WasAttacked] = true
		}
		if e.Per == card.PerAttacker {
			u.asks[card.FriendAttacked] = true
		}
		u.askedBy(e.Sub)
	}
}

// on are the lines of the cards that a ship carries that speak at a moment.
func (u *Setup) on(id ShipID, w card.Window) iter.Seq2[int, *line] {
	return those[int](u.lines[u.ships[id].begin:u.ships[id].end], func(l *line) bool { return l.At.Has(w) })
}

// shareLimits notes of each line which others of its card share its limit.
func (tx *texts) shareLimits() {
	for i := range tx.lines {
		l := &tx.lines[i]
		if l.Shares == 0 {
			continue
		}
		for k := range tx.lines {
			if x := &tx.lines[k]; x.id != l.id && x.owner == l.owner && x.ship == l.ship && x.slot == l.slot &&
				x.copies == l.copies && x.Shares == l.Shares {
				l.shared = append(l.shared, x.id)
			}
		}
	}
}

// meantEver tells whether a line can ever be meant for a ship at a window, wherever ships stand and
// whatever lies beside them: see meant. A ship of the map may come under anybody's command.
func (u *Setup) meantEver(l *line, w card.Window, ship ShipID) bool {
	f := &u.ships[ship]
	switch {
	case l.Whose == card.Bearers:
		return true
	case l.Whose == card.Enemies:
		return f.owner != l.owner || f.onMap != nil || u.statics[card.Outcast] && ship != l.ship
	case f.owner != l.owner && f.onMap == nil:
		return false
	case l.ship == NoShip || w == card.FleetAction:
		return true
	}
	switch l.Whose {
	case card.Own, card.ThisWeapon:
		return l.ship == ship
	case card.Friends, card.Borrowers:
		return l.ship != ship
	}
	return true
}

// anytime tells whether a ship carries a card that may be used between phases too.
func anytime(u *Setup, id ShipID) bool {
	for range u.on(id, card.Anytime) {
		return true
	}
	return false
}

// windowOf is the window at which a line offered in a step is used: the step's, or any time.
func (tx *texts) windowOf(id LineID, w card.Window) card.Window {
	if !tx.line(id).At.Has(w) {
		return card.Anytime
	}
	return w
}

// line is a line by its number.
func (tx *texts) line(id LineID) *line { return &tx.lines[id-1] }

// ActionLines are the card texts that a ship may be offered as its action at some time of the
// battle, in the order of the sheet.
func (u *Setup) ActionLines(id ShipID) (ls []LineID) {
	for _, l := range u.on(id, card.DoAction) {
		ls = append(ls, l.id)
	}
	return ls
}

// Line is a line of card text in play by its number, with its card's title and the ship that
// carries it (NoShip: a resource).
func (tx *texts) Line(id LineID) (a *card.Ability, title string, ship ShipID) {
	l := tx.line(id)
	return l.Ability, l.title, l.ship
}

// speaks tells whether any card of the battle speaks at a window: one AND where none does.
func (tx *texts) speaks(w card.Window) bool { return tx.windows.Has(w) }

// lying returns what lies on a line's card, nil on the sheet.
func (l *line) lying(s *State) *CardState {
	if l.slot == SheetSlot {
		return nil
	}
	return s.cardAt(l.ship, l.slot, l.owner)
}

// ready tells whether a line's card can be used: its ship in play, the card not disabled, discarded
// or waiting, and no damage card that silences it (rules 6.3, 1.9).
//
// What a mark does to its ship lies there, whatever becomes of the card.
func (l *line) ready(s *State, u *Setup) No {
	if l.Whose == card.Bearers {
		return No{}
	}
	if l.ship != NoShip {
		sh := &s.Ships[l.ship]
		if !sh.InPlay() && !l.Outlives {
			return No{Code: IsDiscarded, Ship: l.ship}
		}
		if l.slot < 0 || u.ships[l.ship].Upgrades[l.slot].Card.Kind == card.Talent {
			if n := l.mute(s, u); n.Code != Yes {
				return n
			}
		}
	}
	c := l.lying(s)
	switch {
	case c != nil && l.copies != c.Copy && l.slot >= 0:
		return No{Code: NotNow, Ship: l.ship}
	case c == nil, l.Outlives && c.Discarded && !(c.Gone && (l.guest || c.At != 0)):
	case l.Whose == card.ThisWeapon: // it is being fired: what it cost lies on it already
	case c.Discarded:
		return No{Code: IsDiscarded, Ship: l.ship}
	case c.Time > 0 && !l.Anyhow:
		return No{Code: CardWaits, N: int32(c.Time)}
	case c.Disabled && (!l.Anyhow || c.Away): // nobody elsewhere speaks (rules 9.1, 18)
		return No{Code: IsDisabled, Ship: l.ship}
	}
	return l.borneBy(s, u)
}

// borneBy tells whether the card that bears that of a line can be used.
func (l *line) borneBy(s *State, u *Setup) No {
	if l.ship == NoShip {
		return No{}
	}
	f := &u.ships[l.ship]
	for n := f.bearer(l.slot); n >= 0; n = f.bearer(n) {
		switch c := s.Ships[l.ship].Card(n); {
		case c.Discarded:
			return No{Code: IsDiscarded, Ship: l.ship}
		case c.Disabled:
			return No{Code: IsDisabled, Ship: l.ship}
		}
	}
	return No{}
}

// mute tells whether an Elite Talent, or a card that is no upgrade, says nothing: as its captain cannot
// speak, or another card keeps it from speaking.
func (l *line) mute(s *State, u *Setup) No {
	sh := &s.Ships[l.ship]
	talent := l.slot >= 0
	ofCaptain := talent || l.slot == CaptainSlot
	switch {
	case talent && sh.Captain.Away: // Ruling: Elite Talents need their captain aboard (rules 9.1, 11)
		return No{Code: IsDisabled, Ship: l.ship}
	case ofCaptain && sh.ruled(card.NoCaptainText):
		return No{Code: CaptainInjured, Ship: l.ship}
	case (ofCaptain || l.slot == AdmiralSlot || l.slot == ShipSlot) && u.effects[card.Silence] &&
		s.silenced(u, l.ship, l.slot):
		return No{Code: NotNow, Ship: l.ship}
	}
	return No{}
}

// silenced reports whether a card keeps the captain of a ship, his Elite Talents, its admiral or its ship
// card from saying anything this round.
func (s *State) silenced(u *Setup, id ShipID, slot int8) bool {
	for _, b := range bonuses(s, u, id, card.Silence) {
		if e := b.effect(u); e.OfAdmiral == (slot == AdmiralSlot) && e.OfShip == (slot == ShipSlot) &&
			(e.OfAdmiral || e.OfShip || slot == CaptainSlot || e.Bar) {
			return true
		}
	}
	return false
}

// attackWindows are the windows of an attack or a defense: a line of theirs works in each of the
// round (rules 6.1). The last shield can be destroyed at other times too.
var attackWindows = card.AttackWindows.Without(card.At(card.ShieldsGone))

// usedUp tells whether a line was used as often as it may be.
func (o *occasion) usedUp() bool {
	s, l, ship := o.s, o.l, o.ship
	switch l.Limit {
	case card.OnceAShip:
		return ship != NoShip && s.Ships[ship].ByFleet&(1<<l.nth) != 0
	case card.OnceAGame:
		at := l.lying(s)
		return at == nil || at.Shown
	case card.OnceALine:
		return s.Ever.has(l.id) || s.Used.has(l.id)
	case card.OnceARound, card.OneShipARound:
		return s.Used.has(l.id)
	case card.OnceADefense:
		return s.UsedNow.has(l.id)
	case card.EachTime:
		return !o.anew && s.UsedNow.has(l.id)
	}
	if o.anew && !l.choice {
		return false // what happens by itself happens whenever its moment comes
	}
	if l.At.Any(attackWindows) {
		return s.UsedNow.has(l.id)
	}
	return s.Used.has(l.id)
}
