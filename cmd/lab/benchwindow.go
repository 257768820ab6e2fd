package main

import (
	"errors"
	"fmt"
	"os/exec"
	"time"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	ui "attackwing/ui/window"
)

// benchDials is a window with a battle at its first dials, which shows all maneuvers of a ship.
func benchDials() (*ui.Window, error) {
	one, err := fleet.ReadyByID("tw-a-1")
	if err != nil {
		return nil, err
	}
	w := ui.New(ui.Options{
		Title: front.Options{
			Scenario: one.Scenario,
			Fleet1:   one.ID,
			Fleet2:   "tw-b-1",
			P1:       "human",
			P2:       "ensign",
			Seed:     3,
		},
		Quick: true,
	})
	w.Resize(1280, 800)
	for n := 0; w.Battle.Planning.Ship == game.NoShip; n++ {
		if n == 1000 {
			return nil, errors.New("the battle does not come to its first dials")
		}
		w.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{"enter"}}, 1.0/60)
	}
	w.Update(&kit.Input{X: 400, Y: 400, Any: true, Strokes: []string{"a"}, Down: []string{"a"}}, 1.0/60)
	return w, nil
}

// benchLayout lays the page of a battle out as if all of it were another: what its panels show,
// where that lies, and what is drawn.
func benchLayout() (func() (int, error), error) {
	w, err := benchDials()
	return func() (int, error) {
		w.Top().Stale()
		w.Pane.Show(w.Top())
		return 1, nil
	}, err
}

// benchFrame shows all maneuvers of a ship while the pointer wanders over the board: a tick and the
// shapes of the board, without the painting.
func benchFrame() (func() (int, error), error) {
	w, err := benchDials()
	if err != nil {
		return nil, err
	}
	var builder scene.Builder
	var board scene.Scene
	n := 0
	return func() (int, error) {
		n++
		w.Update(&kit.Input{X: float64(400 + n%2*50), Y: 400, Any: true, Moved: true, Down: []string{"a"}}, 1e-9)
		b, cam := w.Board()
		builder.Build(&board, b, cam)
		return 1, nil
	}, nil
}

// benchFirst opens the window of a program, which closes when it has shown its first picture, and
// tells how many milliseconds that took.
func benchFirst(program string) func(time.Duration) (float64, error) {
	return func(budget time.Duration) (float64, error) {
		var took []float64
		for begin := time.Now(); len(took) < benchSamples || time.Since(begin) < budget; {
			at := time.Now()
			if out, err := exec.Command(program, "play", "--once").CombinedOutput(); err != nil {
				return 0, fmt.Errorf("%w: %s", err, out)
			}
			took = append(took, float64(time.Since(at).Microseconds())/1e3)
		}
		return median(took), nil
	}
}
