package table

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/measure"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// Draw lays out what is shown anew, though nobody has done anything.
func (t *Table) Draw() {
	t.top().View.Stale()
	t.draw()
}

// click presses what has a name, where it is seen.
func (t *Table) click(id string) {
	t.draw()
	if h, ok := t.Hits().Find(id); ok {
		x, y := h.Center()
		t.Update(&Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
		t.Update(&Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
		t.Update(&Input{X: x, Y: y, Any: true, Release: true}, 1.0/60)
	}
}

// boardBox is where the board lies in the window.
func (t *Table) boardBox() kit.Box {
	c := t.Camera()
	return kit.Box{X: c.X, Y: c.Y, W: c.W, H: c.H}
}

// eye is how the board is seen.
func (t *Table) eye() *kit.Eye { return &t.screen.Board.Eye }

// middleOf is the middle of a ship on the table, mm.
func (t *Table) middleOf(id game.ShipID) scene.Pt {
	return scene.FromPhysics(t.Shown.Ships[id].Pose).Pt
}

// typed reports whether a field is typed in.
func (t *Table) typed() bool {
	_, on := t.Typing()
	return on
}

// boardKnobs are the buttons in a corner of the board.
var boardKnobs = []string{"zoom-", "zoom+", "fit", "rotate", "ruler", "fan", "reach"}

// measured is the table as it is shown, to measure on.
func measured(t *Table) measure.On { return measure.On{State: &t.Shown, Setup: t.Game.Setup()} }

// enemyOf is the enemy looked at, else the first on the table.
func enemyOf(t *Table) game.ShipID {
	for _, id := range []game.ShipID{t.Look.Hover, t.Look.Ship} {
		if t.Enemy(id) {
			return id
		}
	}
	for i := range t.Shown.NShips {
		if t.Enemy(game.ShipID(i)) {
			return game.ShipID(i)
		}
	}
	return game.NoShip
}

func shipAt(t *Table, at scene.Pt) game.ShipID { return t.screen.Board.ShipAt(&t.Battle, at) }

func stageOf(t *Table) motion.Stage { return motion.Stage{State: &t.Shown, Setup: t.Game.Setup()} }

// motionOf is the event that is being shown, nil when the table stands still.
func motionOf(t *Table) *motion.Motion {
	m, _ := t.Flow.Now.(*motion.Motion)
	return m
}

// asideOut reports whether the log has come out over the board.
func (t *Table) asideOut() bool {
	_, ok := t.Hits().Find("column")
	return ok
}

// board is what lies on the table now, as it is shown anew.
func board(t *Table) *scene.Board {
	t.Draw()
	return t.Board()
}

// waysOf gives the maneuvers of a ship with what becomes of each.
func waysOf(t *Table) func(game.ShipID) []game.Way {
	return func(id game.ShipID) []game.Way { return t.screen.Panels.Ways.Of(&t.Battle, id) }
}

// termOpen is the term whose card is open, plus one; 0 none.
func termOpen(t *Table) int {
	if at, ok := t.screen.Panels.Term.At(); ok {
		return at + 1
	}
	return 0
}

// rightBox is the column at the right of the board.
func rightBox(t *Table) kit.Box {
	b := t.boardBox()
	x := b.X + b.W + 8
	return kit.Box{X: x, Y: b.Y, W: t.w - x, H: b.H}
}

// mindEcho is the Sensor Echo that is shown, if one is.
func mindEcho(t *Table, p *game.Prompt) (game.Option, bool) {
	o, ok := t.Question.Focused(p)
	return o, ok && battle.IsEcho(&o)
}
