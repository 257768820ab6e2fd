package table

import (
	"flag"
	"image"
	"path/filepath"
	"testing"

	"attackwing/game"
	"attackwing/ui/raster"
	"attackwing/ui/raster/rastertest"
	"attackwing/ui/scene"
)

// updating tells whether the golden pictures are painted anew: package gametest has the flag.
func updating() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

// pictured compares the board as it is shown, half as large, with its golden picture.
func pictured(t *testing.T, tb *Table, name string) {
	t.Helper()
	const side = 720
	cam := tb.eye().Cam
	cam.X, cam.Y, cam.W, cam.H = 0, 0, side, side
	full := image.NewRGBA(image.Rect(0, 0, side, side))
	raster.Draw(full, scene.Build(board(tb), cam), cam)
	rastertest.Golden(t, filepath.Join("testdata", name+".png"), halved(full), updating())
}

// halved is a picture half as large, each pixel the mean of four.
func halved(p *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, p.Rect.Dx()/2, p.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			for k := range 4 {
				n := 0
				for _, at := range [...]int{p.PixOffset(2*x, 2*y), p.PixOffset(2*x+1, 2*y), p.PixOffset(2*x, 2*y+1), p.PixOffset(2*x+1, 2*y+1)} {
					n += int(p.Pix[at+k])
				}
				out.Pix[out.PixOffset(x, y)+k] = uint8((n + 2) / 4)
			}
		}
	}
	return out
}

// amid goes on with motion until one of a kind is half over.
func amid(t *testing.T, tb *Table, of func(game.Event) bool) {
	t.Helper()
	for range 60000 {
		if tb.Flow.Now != nil && of(motionOf(tb).Event) && motionOf(tb).U() >= 0.5 {
			return
		}
		tb.Cover.Lift()
		if tb.Flow.Waits() {
			press(tb, "enter")
			continue
		}
		if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID {
			if p.Max > 1 {
				tb.Question.Picks |= 1<<uint(p.Min) - 1
			}
			if _, is := tb.Question.Loss(); is {
				tb.Planning.LockDial(p)
				continue
			}
			tb.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{"enter"}}, 1.0/60)
		}
		tick(tb, 1)
		if over(tb) {
			break
		}
	}
	t.Fatal("no such motion")
}

// The board in every phase of a battle in The Tholian Web. Both sides give the first proposal always, so that no change
// of a computer player changes the pictures.
func TestPicturesOfEveryPhase(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	holding(tb, "a", 2)
	pictured(t, tb, "planning-fan")
	holding(tb, "d", 2)
	pictured(t, tb, "planning-reach")
	tick(tb, 1)
	tb.Means.Quick, tb.prefs.Motion = false, "4"
	amid(t, tb, func(e game.Event) bool {
		m, ok := e.(game.ShipMoved)
		return ok && tb.Shown.Ships[m.Ship].Owner == game.One
	})
	pictured(t, tb, "activation-move")
	tb.Means.Quick = true
	until(t, tb, "a target lock", func(p *game.Prompt) bool {
		o, ok := tb.Question.Focused(p)
		return p.Ask == game.ChooseAction && ok && o.Kind == game.Perform && o.Dist > 0
	})
	pictured(t, tb, "action-lock")
	until(t, tb, "attack dice", func(p *game.Prompt) bool { return p.Ask == game.ModifyAttackDice })
	pictured(t, tb, "combat-modify")
	tb.Means.Quick, tb.prefs.Motion = false, "4"
	amid(t, tb, func(e game.Event) bool { _, ok := e.(game.TokensTaken); return ok })
	pictured(t, tb, "end-growth")
	tb.Means.Quick = true
	for range 3000 {
		if over(tb) {
			break
		}
		tb.Cover.Lift()
		if p := tb.Asked(); p != nil && p.Max > 1 {
			tb.Question.Picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.Question.Loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	if !over(tb) {
		t.Fatal("the battle does not end")
	}
	tb.closeOver() // the board as it lies there
	tb.Screen = Playing
	pictured(t, tb, "game-over")
}
