package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// stage returns the shown table, as the stage of motions.
func (p *Page) stage() motion.Stage { return motion.Stage{State: &p.Shown, Setup: p.Game.Setup()} }

// Suit makes a board look as the person prefers.
func (p *Page) Suit(to *scene.Board) { panel.Suit(to, p.Session) }

// moves returns the event that is being shown, nil when the table stands still.
func (p *Page) moves() *motion.Motion {
	m, _ := p.Flow.Now.(*motion.Motion)
	return m
}

// Seconds in which the end of a round can be read before the next one begins; longer when it
// destroyed a ship.
const (
	endSeconds  = 0.9
	goneSeconds = 2
)

// Showing returns the motion of an event, nil if it is not shown; silent reports that it was part
// of one already shown. Things already seen are not shown again: the template of an announced
// maneuver lies there, and its dial is read beside it.
func (p *Page) Showing(e game.Event) (battle.Showing, bool) {
	n, silent := p.begin(e)
	if n == nil {
		return nil, silent
	}
	if game.Rolls(e) {
		n.Length = motion.DiceFall + p.ReadingTime(reading.DiceLie)
	}
	if p.Person.Reduced() { // with fades only, nothing flies
		n.Reduce()
	}
	if p.Flow.Pause != nil && !n.Reduced {
		switch e.(type) {
		case game.ShipMoved:
			n.Age = motion.TemplateIn
		case game.DialRevealed:
			n.Length = motion.DialFlip
		}
	}
	return n, silent
}

func (p *Page) begin(e game.Event) (n *motion.Motion, silent bool) {
	switch e := e.(type) {
	case game.TokensTaken, game.TokenLaid:
		if p.Shown.Phase != game.End {
			break
		}
		if p.Flow.Grown {
			return nil, true
		}
		laid, guides := p.Flow.Growing(&p.Table, e)
		if len(laid) == 0 {
			break
		}
		p.Flow.Grown = true
		p.Hear(game.TokenLaid{Token: laid[0]})
		return p.stage().Grow(e, laid, guides), true
	case game.RoundBegan:
		if k := p.Told.EndingNow(); k != nil {
			n = &motion.Motion{Event: e}
			if n.Length = endSeconds; len(k.Gone) > 0 {
				n.Length = goneSeconds
			}
			return n, false
		}
	}
	p.Flow.Grown = false
	return p.stage().Begin(e), false
}

// onBoard returns the board with everything on the table now.
func (p *Page) onBoard() *scene.Board {
	b := p.panels.Board.Base(p.Session)
	if m := p.moves(); m != nil {
		p.stage().On(b, m)
	}
	for _, k := range p.shown {
		k.On(b, p.Session)
	}
	p.aside(b)
	for i := range b.Fires {
		b.Fires[i].Pill = p.Units(b.Fires[i].Pill)
	}
	return b
}

// board returns the board with the parts over it, and the parts at its edges beside it.
func (p *Page) board(edges kit.Part) kit.Part {
	b := p.Session
	ring := p.panels.Ring.Body(b).If(!p.panels.Why.Open && !p.panels.ShipCard.Open && !p.CoachShows())
	m := p.moves()
	over := kit.Inlaid(
		ring,
		motion.OverBoard(p.stage(), m, &p.panels.Board.Eye, b.Person.Colors == "clear", false),
		edges,
		p.panels.Place.Over(b),
		boardview.Leaf(
			kit.Right,
			p.panels.Why.Body(b),
		),
		boardview.LeafBeside(p.hides(), p.panels.Term.Body(b)),
		boardview.Leaf(kit.Left, p.panels.Always.Body(b)),
		boardview.Leaf(kit.Right, p.panels.ShipCard.Whole(b)),
		p.panels.Lesson.OnBoard(b, p.read.on),
	)
	return boardview.Live(p.onBoard, &p.panels.Board.Eye, over, p.grabs()...)
}
