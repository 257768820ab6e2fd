package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// What each setting changes, as it is seen from outside. A setting without an entry has no effect that is tested.
var effects = map[string]func(t *testing.T, tb *Table) any{
	"motion": func(t *testing.T, tb *Table) any {
		return fmt.Sprint(tb.prefs.Speed(), tb.prefs.Reduced())
	},
	"sound": func(t *testing.T, tb *Table) any {
		loud := 0.0
		tb.opts.Sound, tb.Means.Quick = func(_ string, _ int, v float64) { loud = v }, false
		tb.sound("click", 0)
		return loud
	},
	"scale":  func(t *testing.T, tb *Table) any { return tb.Scale() },
	"labels": func(t *testing.T, tb *Table) any { return board(tb).Labels },
	"perform": func(t *testing.T, tb *Table) any {
		tb.Brains[game.Two], _ = ai.New("ensign", 1)
		mine, theirs := tb.Flow.ByItself(tb.Planning.Ship), tb.Flow.ByItself(enemyOf(tb))
		return fmt.Sprint(mine, theirs)
	},
	"losses": func(t *testing.T, tb *Table) any {
		n := 0
		for _, o := range tb.Asked().Options {
			tb.Question.Take(int(o.N))
			if _, is := tb.Question.Loss(); is {
				n++
			}
		}
		return n
	},
	"cover": func(t *testing.T, tb *Table) any {
		tb.LoseFocus()
		return tb.Cover.Down
	},
	"colors":   func(t *testing.T, tb *Table) any { return shapes(tb) },
	"contrast": func(t *testing.T, tb *Table) any { return fmt.Sprint(scene.Panel, shapes(tb)) },
	"bases":    func(t *testing.T, tb *Table) any { return shapes(tb) },
	"odds": func(t *testing.T, tb *Table) any {
		other := shooting(t, begin(t, "human", "human"))
		other.prefs = tb.prefs
		other.Draw()
		_, ok := other.Hits().Find("chances")
		return ok
	},
	"ghosts": func(t *testing.T, tb *Table) any { return len(board(tb).Ghosts) },
	"verdicts": func(t *testing.T, tb *Table) any {
		tb.Draw()
		words := ""
		for _, s := range tb.Canvas.Scene.Shapes {
			words += s.Text + "\n"
		}
		_, ns := tb.Verdict(tb.Asked().Ship, 0, waysOf(tb)(tb.Asked().Ship))
		return fmt.Sprint(strings.Contains(words, "play area"), len(ns))
	},
	"measuring": func(t *testing.T, tb *Table) any {
		press(tb, "r")
		holding(tb, "a", 2)
		ends := len(board(tb).Ends)
		holding(tb, "d", 2)
		return fmt.Sprint(tb.screen.Panels.Ruler.Used, ends > 0, len(board(tb).Ends) > 0)
	},
	"undo": func(t *testing.T, tb *Table) any {
		other := begin(t, "human", "human")
		other.prefs = tb.prefs
		placed(t, other)
		for range 9 {
			if other.Cover.Down {
				hold(other, 1.2)
			}
			if other.Shown.Phase == game.Planning {
				press(other, "enter")
			}
		}
		if other.Shown.Phase != game.Activation {
			t.Fatalf("in %s", other.Shown.Phase)
		}
		n := len(other.Game.Answers())
		other.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
		if len(other.Game.Answers()) != n {
			t.Error("taken back without a question")
		}
		return fmt.Sprint(other.History.Asking != nil, other.Question.Refusal)
	},
	"advice": func(t *testing.T, tb *Table) any {
		other := planning(t)
		other.prefs = tb.prefs
		return other.Planning.BestDial(other.Asked())
	},
	"reasons": func(t *testing.T, tb *Table) any {
		other := begin(t, "human", "ensign")
		other.prefs, other.Told.Log = tb.prefs, nil
		for range 40 {
			press(other, "enter")
		}
		return slices.ContainsFunc(other.Told.Log, func(l battle.Line) bool { return l.Sort == battle.SortReason })
	},
	"desk": func(t *testing.T, tb *Table) any {
		g, err := game.New(tb.Game.Setup())
		if err != nil {
			t.Fatal(err)
		}
		tb.Play(battle.Start{Game: g, Event: record.EventTable{File: "x", Round: 1, Table: 1}})
		return tb.Terms.Table
	},
	"clock":     func(t *testing.T, tb *Table) any { return tb.newTerms(record.Terms{}).Minutes },
	"planclock": func(t *testing.T, tb *Table) any { return tb.newTerms(record.Terms{}).Planning },
	"follow": func(t *testing.T, tb *Table) any {
		to := func(x float64) float64 { // where the camera goes when something is asked about so far from the middle
			tb.eye().Cam.PxPerInch, tb.eye().Cam.CenterX, tb.eye().Cam.CenterY = 40, scene.Table/2, scene.Table/2
			tb.Question.Draft = physics.Pose{X: physics.AreaSide/2 + int32(x*25400), Y: physics.AreaSide / 2}
			tb.screen.Follow(&game.Prompt{Ask: game.PlaceShip})
			return tb.eye().Cam.CenterX
		}
		return fmt.Sprintf("%.0f %.0f", to(2), to(8.5))
	},
	"turn": func(t *testing.T, tb *Table) any {
		other := begin(t, "human", "human")
		other.prefs = tb.prefs
		placed(t, other)
		return other.eye().Cam.Rotation
	},
	"units":   func(t *testing.T, tb *Table) any { return tb.Long(25400) + tb.Units("3.0\" away") },
	"nebulae": func(t *testing.T, tb *Table) any { return shapes(tb) },
	"light": func(t *testing.T, tb *Table) any {
		var s scene.Scene
		var d scene.Builder
		d.Build(&s, board(tb), tb.Camera())
		for _, sh := range s.Shapes {
			if sh.Gradient != nil {
				return sh.Gradient.Inner
			}
		}
		return nil
	},
	"holding": func(t *testing.T, tb *Table) any {
		tb.Cover.Fall()
		press(tb, "space")
		return tb.Cover.Down
	},
	"holdtime": func(t *testing.T, tb *Table) any {
		tb.Cover.Fall()
		n := 0
		tb.Update(&Input{X: -1, Y: -1, Any: true, Space: true, Strokes: []string{"space"}}, 1.0/60)
		for ; tb.Cover.Down && n < 500; n++ {
			tb.Update(&Input{X: -1, Y: -1, Any: true, Space: true}, 1.0/60)
		}
		return n
	},
	"drag": func(t *testing.T, tb *Table) any {
		other := begin(t, "human", "human")
		other.prefs = tb.prefs
		at := other.eye().Cam.ToScreen(scene.FromPhysics(other.Question.Draft).Pt)
		other.Update(&Input{X: at.X, Y: at.Y, Any: true, Moved: true, Press: true, Held: true}, 1.0/60)
		other.Update(&Input{X: at.X, Y: at.Y, Any: true, Release: true}, 1.0/60)
		was := other.Question.Draft
		other.Update(&Input{X: at.X + 30, Y: at.Y, Any: true, Moved: true}, 1.0/60)
		moved := other.Question.Draft != was
		other.Update(&Input{X: at.X + 30, Y: at.Y, Any: true, Press: true, Held: true}, 1.0/60)
		other.Update(&Input{X: at.X + 30, Y: at.Y, Any: true, Release: true}, 1.0/60)
		was = other.Question.Draft
		other.Update(&Input{X: at.X + 60, Y: at.Y, Any: true, Moved: true}, 1.0/60)
		if other.Question.Draft != was {
			t.Error("what was dropped still moves")
		}
		return moved
	},
	"away": func(t *testing.T, tb *Table) any {
		now := time.Unix(1000, 0)
		tb.Means.Now = func() time.Time { return now }
		tb.Update(&Input{X: -1, Y: -1, Any: true}, 1.0/60)
		for n := 0; n < 200; n++ {
			if wake := tb.WakeIn(); wake > 0 != (tb.Cover.AwaySeconds() > 0) {
				t.Errorf("wakes in %v", wake)
			}
			now = now.Add(time.Second)
			tick(tb, 1)
			if tb.Cover.Down {
				return n
			}
		}
		return "never"
	},
	"tooltips": func(t *testing.T, tb *Table) any {
		tb.Draw()
		for _, h := range tb.Hits() {
			if _, ok := tb.view.View.Told(h.ID); ok {
				x, y := h.Center()
				tb.Update(&Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
				for range 120 {
					tb.Update(&Input{X: x, Y: y}, 1.0/60)
				}
				return tb.view.View.Telling()
			}
		}
		t.Fatal("nothing has a tip")
		return nil
	},
}

// shapes are the colors, and how many, of all that is drawn of the board, some maneuvers included.
func shapes(tb *Table) string {
	var s scene.Scene
	var d scene.Builder
	d.Build(&s, board(tb), tb.Camera())
	n := map[string]int{}
	for _, sh := range s.Shapes {
		n[fmt.Sprint(sh.Kind, sh.Color)]++
	}
	return fmt.Sprint(n)
}

// Every choice of every setting does something else than the others.
func TestEverySettingHasAnEffect(t *testing.T) {
	defer scene.HighContrast(false)
	for _, k := range window.Settings {
		t.Run(k.ID, func(t *testing.T) {
			effect := effects[k.ID]
			if effect == nil {
				t.Fatal("nothing says what it changes")
			}
			seen := map[string]string{}
			for _, v := range k.Choices {
				tb := outward(t)
				tb.setSetting(k.ID, v)
				got := fmt.Sprint(effect(t, tb))
				if w, is := seen[got]; is {
					t.Errorf("%s and %s both lead to %.80s", w, v, got)
				}
				seen[got] = v
			}
		})
	}
}
