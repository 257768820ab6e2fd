package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Body returns the board between the ships and the current question, under a bar.
func (p *Page) Body() kit.Part {
	b := p.Session
	switch {
	case b.Game == nil, b.Cover.Down: // nothing of what is hidden is there
		return kit.Part{}
	}
	first, seen := p.watch()
	p.read.on = first != nil
	return boardview.Flanked(&p.wings, boardview.Flank{
		Bar: func(apart bool) kit.Part {
			p.apart = apart
			return p.panels.Bar.Body(b)
		},
		Rows:  p.rows,
		Rail:  func() kit.Part { return p.panels.Ships.Rail(b, kit.Air(3, 4, kit.Button(p.panels.Bar.Column()))) },
		Strip: func() kit.Part { return p.panels.Ships.Strip(b) },
		After: p.after,
		Board: p.board, Over: p.edges(), Tray: p.panels.Attack.Dice(b).Uncovered(), Keep: p.keep(),
		Right: p.right, Now: p.now, Foot: p.foot, Sheet: p.host.BattleSheet,
		Fresh: p.fresh, First: first, Seen: seen,
	})
}

// rows returns the ships, or the coach in their place.
func (p *Page) rows() kit.Part {
	if p.CoachShows() {
		return p.panels.Coach.Column(p.Session)
	}
	ships := p.panels.Ships.Body(p.Session)
	if p.Lesson().Class() != nil {
		return kit.Column(8, p.panels.Lesson.Steps(p.Session), ships)
	}
	return ships
}

// after returns the parts below the ships: those of the sheet, the steps of the set-up, the gain of
// an action, the log.
func (p *Page) after(room, alone bool) kit.Part {
	b := p.Session
	if b.CoachShows() {
		return kit.Part{}
	}
	ps := []kit.Part{p.panels.State.Body(b).Grow(-1)}
	if room {
		buys := p.panels.Buys.Body(b)
		if q := b.Asked(); q != nil {
			if k, ok := b.BuysOf(q, b.Question.Previewed()); ok && len(k.Bars) > 0 {
				buys = kit.Scroll(nil, buys).Least(0, kit.SomeBars)
			}
		}
		ps = append(ps, p.panels.State.Steps(b).Grow(-1), buys)
	} else if alone {
		ps = append([]kit.Part{p.panels.Ships.Foot(b).Grow(-1)}, ps...)
	}
	last := p.panels.Log.Body(b)
	if room {
		last = p.panels.Log.Newest(b)
	}
	if did := p.panels.Account.Scrolled(b); room { // where the right column has no room for it
		switch {
		case p.asks() == panel.Panel(&p.panels.Dial):
			ps = append(ps, did.Least(0, kit.SomeLines))
		case b.Asked() != nil && p.panels.Attack.Looked(b):
			last = did.Or(last)
		case p.asks() == panel.Panel(&p.panels.Options) && len(b.Accounts()) > 0: // it stands above the question
			last = kit.Part{}
		}
	}
	return kit.Shelf(8, append(ps, last.Least(0, kit.SomeLines))...)
}

// asks returns the panel of the current question or display.
func (p *Page) asks() panel.Panel {
	b := p.Session
	q := b.Asked()
	switch at := b.Stage(); {
	case at == battle.Reads:
		return &p.panels.Ending
	case at == battle.Awaits:
		return &p.panels.Activation
	case at == battle.Thinks && b.Far.Is():
		return &p.panels.Apart
	case at != battle.Asks:
		return &p.panels.Waiting
	case b.CoachShows():
		return &p.panels.Coach
	}
	return p.question(q)
}

// question returns the panel of a question.
func (p *Page) question(q *game.Prompt) panel.Panel {
	switch {
	case q.Ask == game.ChooseManeuver || q.Ask == game.ChooseForOpponent:
		return &p.panels.Dial
	case q.Places():
		return &p.panels.Place
	}
	return &p.panels.Options
}

// watch scrolls the panel of the open question back to its top when the question is a new one. It
// returns the part that has to be in sight, and the part that a small window's column shows first.
func (p *Page) watch() (first, seen any) {
	var fresh any
	if w, ok := p.asks().(panel.Watched); ok {
		fresh, seen = w.Watch(p.Session)
	}
	if fresh != p.fresh {
		p.fresh, p.moved = fresh, kit.Scrolled{}
	}
	pick := seen
	if k := p.panels.Lesson.Watch(p.Session); k != nil {
		seen = k
	}
	p.moved.Seen(seen)
	return p.reads(pick), seen
}

// reads returns the card of a lesson while its step is new and nothing else has been picked: it is
// read before anything is pressed.
func (p *Page) reads(pick any) any {
	if p.Lesson().Step() == nil {
		return nil
	}
	if now := p.panels.Lesson.Told(p.Session); now != p.read.of {
		p.read.of, p.read.pick = now, pick
	}
	if p.read.pick != pick {
		return nil
	}
	return p.read.of
}

// card returns the card of the thing looked at, in full or as brief as can be: an attack with its
// sums, or a ship.
func (p *Page) card(full bool) kit.Part {
	b := p.Session
	switch {
	case p.panels.Attack.Looked(b):
		// it stands beside the ships, where those have a column
		did := p.panels.Account.Body(b).If(full && !p.roomy && b.Asked() != nil)
		return kit.Column(8, kit.Panel(p.panels.Attack.Body(b)), did)
	case b.Stage() == battle.Reads:
		return kit.Part{}
	}
	did := kit.Part{}
	switch p.asks() {
	case panel.Panel(&p.panels.Options), panel.Panel(&p.panels.Waiting), panel.Panel(&p.panels.Place):
		did = p.panels.Account.Body(b)
	case panel.Panel(&p.panels.Dial):
		if !p.roomy {
			did = p.panels.Account.Body(b)
		}
	}
	if full {
		return kit.Column(8, p.panels.ShipCard.Body(b), did)
	}
	return did.Or(p.panels.ShipCard.Brief(b)) // what they did is news, the ship stands among the others
}

// right returns the right column: the card of the thing looked at, and the current question with
// its button at the foot. Without room beside the ships this column takes some of their column's
// parts.
func (p *Page) right(room bool) kit.Part {
	b, at := p.Session, p.asks()
	p.roomy = room
	body, below := at.Body(b), kit.Part{}
	switch {
	case room && at == panel.Panel(&p.panels.Coach):
		if body = p.panels.Coach.Beside(b); !b.Coach.OfPlans() {
			body = p.question(b.Asked()).Body(b)
		}
	case room:
	case at == panel.Panel(&p.panels.Options):
		below = p.bought()
	case at == panel.Panel(&p.panels.Waiting):
		below = p.panels.Log.Body(b).Least(0, kit.SomeLines).Grow(1)
	}
	p.moved.Beside = true
	asked := kit.Bare(kit.Based(kit.Scroll(&p.moved, kit.Air(12, 12, kit.Column(10, body, below))).
		Key(p.content()).Fade(), p.foot()))
	if at == panel.Panel(&p.panels.Dial) || at == panel.Panel(&p.panels.Activation) {
		asked = asked.Least(0, kit.NearlyAll) // a dial and a ship that flies have all but the card's own
	}
	if at == panel.Panel(&p.panels.Options) {
		asked = kit.Ample(kit.Column(8, p.panels.Ending.Strip(b), asked.Grow(1)), asked)
	}
	return kit.Yields(
		&p.yield,
		p.content(),
		func() kit.Part { return kit.Column(8, p.named(), panel.Unput(b), p.card(true)) },
		func() kit.Part { return kit.Column(8, p.named(), panel.Unput(b), p.card(false)) },
		asked,
	)
}

// now returns the right column of a small window, which is moved as a whole.
func (p *Page) now(tray kit.Part, room bool) kit.Part {
	b, at := p.Session, p.asks()
	if b.Stage() == battle.Reads { // the dice of before the End Phase, or of after it, are not what is read
		return kit.Column(6, p.told(), kit.Bare(kit.Air(12, 12, at.Body(b))).Key(p.content()).Fade())
	}
	var card kit.Part
	if !p.panels.Attack.Looked(b) { // else the dice have its room
		card = p.panels.ShipCard.Small(b)
	}
	below := p.bought().If(at == panel.Panel(&p.panels.Options))
	did := kit.Panel(p.panels.Account.Lines(b)).If(at != panel.Panel(&p.panels.Activation)) // which tells it itself
	body := kit.Air(12, 12, kit.Column(10, p.named(), panel.Unput(b), at.Body(b), below))
	if at == panel.Panel(&p.panels.Dial) {
		body = kit.Air(12, 6, kit.Column(6, p.named(), p.panels.Dial.Small(b, room)))
	}
	asked := kit.Bare(body).Key(p.content()).Fade()
	if room && at == panel.Panel(&p.panels.Options) {
		// answers are all in one place that is moved, not in a place within it
		asked = kit.Ample(asked, asked.AtLeast(0))
	}
	if at == panel.Panel(&p.panels.Place) { // the board tells where they have placed theirs
		return kit.Column(6, p.told(), card, tray, asked, did)
	}
	switch {
	case p.Lesson().Step() != nil: // what is asked follows what is told of it
		return kit.Column(6, p.told(), tray, asked, did, card)
	case room && at == panel.Panel(&p.panels.Dial): // the board has the height
		return kit.Column(6, did, asked, card.If(!kit.ForThumb()))
	case room:
		return kit.Column(6, p.told(), tray, did, asked, card)
	}
	return kit.Column(6, p.told(), card, tray, did, asked)
}

// named says who is asked and for what, where two people play; a press brings the ship into sight.
// It slides in from the side of the table of the person, where another one was asked before.
func (p *Page) named() kit.Part {
	if p.Far.Is() {
		return p.panels.Apart.Head(p.Session)
	}
	line := panel.Named(p.Session, panel.Rules(p.panels.Options.Window)).Press(p.frame).Skip()
	if q := p.Session.Asked(); q != nil && !p.Person.Reduced() {
		return line.Rise(p.sitsBelow(q.Player))
	}
	return line
}

// sitsBelow reports whether a seat's ships lie lower in the picture than the other's.
func (p *Page) sitsBelow(seat game.PlayerID) bool {
	var at [2]scene.Pt // the middle of the others' ships, and of the seat's own
	var n [2]float64
	for i := range p.Shown.Ships[:p.Shown.NShips] {
		if s := &p.Shown.Ships[i]; s.OnTable() && !s.Map {
			own := kit.If(s.Owner == seat, 1, 0)
			at[own], n[own] = at[own].Add(scene.FromPhysics(s.Pose).Pt), n[own]+1
		}
	}
	return n[0] > 0 && n[1] > 0 && p.panels.Board.Eye.Lower(at[1].Mul(1/n[1]), at[0].Mul(1/n[0]))
}

// bought returns the gain of an action, for the place below the options where the left column is
// only a rail.
func (p *Page) bought() kit.Part {
	q := p.Session.Asked()
	if q == nil {
		return kit.Part{}
	}
	// options are worth more than that there is nothing to count
	if k, ok := p.BuysOf(q, p.Question.Previewed()); !ok || len(k.Bars) == 0 {
		return kit.Part{}
	}
	return p.panels.Buys.Body(p.Session)
}

// foot returns the big button: nothing stands below or beside it, so that it lies at one place
// whatever is asked.
func (p *Page) foot() kit.Part {
	cs := p.asks().Commands(p.Session)
	for _, id := range []string{"main", "skip", "endclose"} {
		if c := cs.By(id); c != nil {
			return kit.Big(p.panels.Lesson.Main(p.Session, c)).Uncovered()
		}
	}
	return kit.Part{}
}

// content identifies the content of the right column; a change of it is shown as a motion.
type content struct {
	panel panel.Panel
	about int32
	ship  game.ShipID
}

func (p *Page) content() content {
	q := p.Session.Asked()
	c := content{panel: p.asks(), ship: game.NoShip}
	switch {
	case c.panel == panel.Panel(&p.panels.Ending):
		c.about = int32(p.Told.EndRead)
	case q != nil:
		c.about, c.ship = q.ID, q.Ship
	case p.Flow.Pause != nil:
		c.ship = p.Flow.Pause.Move.Ship
	}
	return c
}
