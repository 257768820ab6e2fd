package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/motion"
)

// Seconds in which the end of a round can be read before the next one begins; longer when it destroyed a ship.
const (
	endSeconds  = 0.9
	goneSeconds = 2
)

// Showing is how an event is shown, nil when it is not; silent as a part of one that was. What the eye knows already is not shown
// again: the template of a maneuver that was announced lies there, and its dial is read beside it.
func (p *Page) Showing(e game.Event) (battle.Showing, bool) {
	n, silent := p.begin(e)
	if n == nil {
		return nil, silent
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
		laid, guides := p.Flow.Growing(e)
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
