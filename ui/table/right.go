package table

import (
	"math"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
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
	case t.attacks():
		y += t.attackCard(box{b.X, y, b.W, b.H}) + 8
	case id != game.NoShip:
		y += t.shipCard(id, box{b.X, y, b.W, b.H}, p) + 8
	}
	rest := box{b.X, y, b.W, b.Y + b.H - y}
	switch {
	case ended != nil:
		t.drawEnding(rest, ended)
	case p == nil && t.Pause != nil:
		t.inColumn(&t.screen.activation, rest, kit.Part{}, nil)
	case p == nil:
		t.inColumn(&t.screen.waiting, rest, kit.Part{}, func(rest box) {
			if t.lay.small && !t.lay.narrow {
				t.drawLog(box{rest.X + 12, rest.Y, rest.W - 24, rest.H - 12})
			}
		})
	case p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent:
		t.drawDial(rest, p)
	case p.Ask == game.PlaceShip:
		t.inColumn(&t.screen.place, rest, kit.Part{}, nil)
	default:
		if h := t.drawEndStrip(rest); h > 0 {
			rest.Y, rest.H = rest.Y+h, rest.H-h
		}
		t.inColumn(&t.screen.options, rest, t.buysBelow(), nil)
	}
}

func (t *Table) mainButton(b box, text string, enabled bool) {
	t.atFoot(b, func(b box) { t.bigButton(b, text, enabled) })
}

func (t *Table) bigButton(b box, text string, enabled bool) {
	x := b.X + 12
	x += t.sway()
	kind := canvas.Main
	key := "Enter"
	if _, is := t.Loss(); is && enabled {
		kind, key = canvas.Loss, "hold"
	}
	t.Canvas.Button("main", text, key, x, b.Y+b.H-60, b.W-24, 48, kind, enabled)
	if t.losing > 0 {
		t.Canvas.Box(x+8, b.Y+b.H-20, (b.W-40)*min(1, t.losing/holdSeconds), 4, 2, scene.Danger)
	}
}

// sway is how far aside what was refused is while it shakes: three swings of 6 pixels.
func (t *Table) sway() float64 {
	if t.Shake <= 0 {
		return 0
	}
	return 6 * math.Sin((battle.ShakeSeconds-t.Shake)/battle.ShakeSeconds*6*math.Pi)
}

// checkHeight is how high the words of a check are.
func checkHeight(b box, words string) float64 {
	return scene.StyleSmall.Line * float64(len(canvas.Lines(scene.StyleSmall, words, b.W-48)))
}

func (t *Table) check(b box, y float64, ok bool, words string) float64 {
	c := &t.Canvas
	icon, mark, ink := "ok", scene.Accent, scene.Text2
	if !ok {
		icon, mark, ink = "danger-now", scene.Danger, scene.DangerSentence
	}
	c.Icon(b.X+20, y, 14, icon, mark)
	return t.linkedText(b.X+36, y-9, b.W-48, scene.StyleSmall, ink, words)
}
