package table

import (
	"attackwing/game"
	"attackwing/ui/kit"
)

func (t *Table) drawRight() {
	c, b := &t.Canvas, t.lay.right
	p := t.Asked()
	id := t.Ship
	if p != nil && id == game.NoShip {
		id = p.Ship
	}
	defer t.rise(len(c.Scene.Shapes))
	y := b.Y
	ended := t.EndingShown(p)
	if ended != nil {
		id = game.NoShip
	}
	switch {
	case t.lay.narrow:
		b.H += narrowFoot + 8                                                   // the big button is not in it
		if id != game.NoShip && (!t.Shown.Attack.On || t.Ship != game.NoShip) { // else the dice have its room
			y += t.narrowCard(id, b) + 6
		}
		if t.Shown.Attack.On {
			t.lay.tray.X, t.lay.tray.Y = b.X, y
			t.drawTray()
			y += t.lay.tray.H + 6
		}
	case t.screen.attack.Looked(&t.Battle):
		card := kit.Panel(t.screen.attack.Body(&t.Battle))
		t.inBox(card, box{b.X, y, b.W, 0})
		y += kit.HeightOf(card, b.W) + 8
	case id != game.NoShip:
		y += t.shipCard(id, box{b.X, y, b.W, b.H}, p) + 8
	}
	rest := box{b.X, y, b.W, b.Y + b.H - y}
	switch {
	case ended != nil:
		t.inColumn(&t.screen.ending, rest, kit.Part{}, nil)
	case p == nil && t.Pause != nil:
		t.inColumn(&t.screen.activation, rest, kit.Part{}, nil)
	case p == nil:
		t.inColumn(&t.screen.waiting, rest, kit.Part{}, func(rest box) {
			if t.lay.small && !t.lay.narrow {
				t.drawLog(box{rest.X + 12, rest.Y, rest.W - 24, rest.H - 12})
			}
		})
	case p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent:
		t.inColumn(&t.screen.dial, rest, kit.Part{}, nil)
	case p.Ask == game.PlaceShip:
		t.inColumn(&t.screen.place, rest, kit.Part{}, nil)
	default:
		if h := kit.HeightOf(t.screen.ending.Strip(&t.Battle), rest.W); h > 0 && rest.H >= 300 && !t.lay.narrow {
			t.inBox(t.screen.ending.Strip(&t.Battle), box{rest.X, rest.Y, rest.W, h})
			rest.Y, rest.H = rest.Y+h+8, rest.H-h-8
		}
		t.inColumn(&t.screen.options, rest, t.buysBelow(), nil)
	}
}
