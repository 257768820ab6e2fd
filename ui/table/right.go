package table

import (
	"attackwing/game"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
)

func (t *Table) drawRight() {
	c, b := &t.Canvas, t.lay.right
	p := t.Asked()
	defer t.rise(len(c.Scene.Shapes))
	y := b.Y
	put := func(card kit.Part) {
		if h := kit.HeightOf(card, b.W); h > 0 {
			t.inBox(card, box{b.X, y, b.W, h})
			y += h + 8
		}
	}
	ended := t.EndingShown(p)
	switch {
	case t.lay.narrow:
		b.H += narrowFoot + 8                                              // the big button is not in it
		if ended == nil && (!t.Shown.Attack.On || t.Ship != game.NoShip) { // else the dice have its room
			put(t.screen.shipCard.Small(&t.Battle))
		}
		if t.Shown.Attack.On {
			t.lay.tray.X, t.lay.tray.Y = b.X, y
			t.drawTray()
			y += t.lay.tray.H + 6
		}
	case t.screen.attack.Looked(&t.Battle):
		put(kit.Panel(t.screen.attack.Body(&t.Battle)))
	case ended == nil:
		if h := t.drawCard(box{b.X, y, b.W, b.H}, p); h > 0 {
			y += h + 8
		}
	}
	rest := box{b.X, y, b.W, b.Y + b.H - y}
	switch q := t.nowPanel(p); {
	case ended == nil && p == nil && t.Pause == nil:
		t.inColumn(q, rest, kit.Part{}, func(rest box) {
			if t.lay.small && !t.lay.narrow {
				t.drawLog(box{rest.X + 12, rest.Y, rest.W - 24, rest.H - 12})
			}
		})
	case q == &t.screen.options:
		if h := kit.HeightOf(t.screen.ending.Strip(&t.Battle), rest.W); h > 0 && rest.H >= 300 && !t.lay.narrow {
			t.inBox(t.screen.ending.Strip(&t.Battle), box{rest.X, rest.Y, rest.W, h})
			rest.Y, rest.H = rest.Y+h+8, rest.H-h-8
		}
		t.inColumn(q, rest, t.buysBelow(), nil)
	default:
		t.inColumn(q, rest, kit.Part{}, nil)
	}
}

// nowPanel is the panel of what is asked or shown now.
func (t *Table) nowPanel(p *game.Prompt) panel.Panel {
	switch {
	case t.EndingShown(p) != nil:
		return &t.screen.ending
	case p == nil && t.Pause != nil:
		return &t.screen.activation
	case p == nil:
		return &t.screen.waiting
	case p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent:
		return &t.screen.dial
	case p.Places():
		return &t.screen.place
	}
	return &t.screen.options
}

// drawCard is the card of the ship, in the room that what is asked now leaves it; it returns its height.
func (t *Table) drawCard(b box, p *game.Prompt) float64 {
	const roomy, share, fiveLines = 860.0, 0.42, 212.0
	card, high := t.screen.shipCard.Body(&t.Battle), b.H*share
	flies := t.Pause != nil && t.Pause.Move.Ship == t.LookedAt()
	if asked := p != nil && p.Ship == t.LookedAt() || flies; asked && b.H <= roomy {
		if flies || p.Ask == game.ChooseManeuver || t.lay.small {
			card = t.screen.shipCard.Brief(&t.Battle)
		}
		if flies || !p.Places() {
			high = min(high, fiveLines)
		}
	}
	return t.screen.frame.Within(card, kit.Box{X: b.X, Y: b.Y, W: b.W, H: high})
}
