package window_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// What each setting changes, as it is seen from outside. A setting without an entry has no effect
// that is tested.
var effects = map[string]func(t *testing.T, tb *windowtest.Window) any{
	"motion": func(t *testing.T, tb *windowtest.Window) any {
		return fmt.Sprint(tb.Person.Speed(), tb.Person.Reduced())
	},
	"sound": func(t *testing.T, tb *windowtest.Window) any {
		loud := 0.0
		o := windowtest.Duel("human", "human")
		o.Settings, o.Quick, o.Sound = tb.Settings(), false, func(_ string, _ int, v float64) { loud = v }
		windowtest.New(t, o).Host.Sound("click", 0)
		return loud
	},
	"attract": func(t *testing.T, tb *windowtest.Window) any {
		now, shown := time.Unix(0, 0), 0
		alone := withFilms(t, &now, &shown)
		prefersAs(alone, tb)
		now = now.Add(time.Minute)
		alone.Tick(1)
		return alone.Top().Page.Name()
	},
	"muted": func(t *testing.T, tb *windowtest.Window) any { return tb.Loudness() },
	"captions": func(t *testing.T, tb *windowtest.Window) any {
		o := windowtest.Duel("human", "human")
		o.Settings, o.Quick = tb.Settings(), false
		w := windowtest.Open(t, o)
		w.Host.Sound("dice", 0)
		w.Tick(1)
		return w.Toasted()
	},
	"color1": func(t *testing.T, tb *windowtest.Window) any { return shapes(tb) },
	"color2": func(t *testing.T, tb *windowtest.Window) any { return shapes(tb) },
	"hand": func(t *testing.T, tb *windowtest.Window) any {
		tb.Draw()
		h, _ := tb.Find("main")
		return h.X
	},
	"letters": func(t *testing.T, tb *windowtest.Window) any {
		tb.Resize(1280, 800)
		tb.Tick(1)
		n := 0.0
		for i := range tb.Pane.Canvas.Scene.Shapes {
			n += tb.Pane.Canvas.Scene.Shapes[i].Size
		}
		return n
	},
	"scale":  func(t *testing.T, tb *windowtest.Window) any { return tb.Scale(3840, 2160) },
	"labels": func(t *testing.T, tb *windowtest.Window) any { return tb.Table().Labels },
	"pace": func(t *testing.T, tb *windowtest.Window) any {
		tb.Brains[game.Two], _ = ai.New("ensign", 1)
		return fmt.Sprint(tb.ReadingOf(tb.Planning.Ship), tb.ReadingOf(tb.EnemyAt()))
	},
	"losses": func(t *testing.T, tb *windowtest.Window) any {
		n := 0
		for _, o := range tb.Asked().Options {
			tb.Question.Take(int(o.N))
			if words, _ := tb.Loss(); words != "" {
				n++
			}
		}
		return n
	},
	"cover": func(t *testing.T, tb *windowtest.Window) any {
		tb.LoseFocus()
		return tb.Cover.Down
	},
	"colors":   func(t *testing.T, tb *windowtest.Window) any { return shapes(tb) },
	"contrast": func(t *testing.T, tb *windowtest.Window) any { return fmt.Sprint(scene.Panel, shapes(tb)) },
	"bases":    func(t *testing.T, tb *windowtest.Window) any { return shapes(tb) },
	"odds": func(t *testing.T, tb *windowtest.Window) any {
		other := windowtest.Begin(t, "human", "human").Shoot()
		prefersAs(other, tb)
		other.Draw()
		_, ok := other.Find("chances")
		return ok
	},
	"ghosts": func(t *testing.T, tb *windowtest.Window) any { return len(tb.Table().Ghosts) },
	"verdicts": func(t *testing.T, tb *windowtest.Window) any {
		tb.Draw()
		var ways panel.Ways
		_, ns := tb.Verdict(tb.Asked().Ship, 0, ways.Of(tb.Session, tb.Asked().Ship))
		return fmt.Sprint(tb.Reads("play area"), len(ns))
	},
	"measuring": func(t *testing.T, tb *windowtest.Window) any {
		tb.Key("r")
		tb.While("a", 2)
		ends := len(tb.Table().Ends)
		tb.While("d", 2)
		return fmt.Sprint(tb.Lit("ruler"), ends > 0, len(tb.Table().Ends) > 0)
	},
	"undo": func(t *testing.T, tb *windowtest.Window) any {
		other := windowtest.Begin(t, "human", "human")
		prefersAs(other, tb)
		other.Place()
		for range 9 {
			if other.Cover.Down {
				other.HoldKey("space", 1.2)
			}
			if other.Shown.Phase == game.Planning {
				other.Key("enter")
			}
		}
		expect.Need(t, other.Shown.Phase, game.Activation, "in")
		n := len(other.Game.Answers())
		other.Strike("ctrl+z")
		expect.Same(t, len(other.Game.Answers()), n, "taken back without a question")
		return fmt.Sprint(other.History.Asking != nil, other.Question.Refusal)
	},
	"advice": func(t *testing.T, tb *windowtest.Window) any {
		other := windowtest.Planning(t)
		prefersAs(other, tb)
		return other.BestDial(other.Asked())
	},
	"reasons": func(t *testing.T, tb *windowtest.Window) any {
		other := windowtest.Begin(t, "human", "ensign")
		prefersAs(other, tb)
		other.Told.Log = nil
		for range 40 {
			other.Key("enter")
		}
		return slices.ContainsFunc(other.Told.Log, func(l battle.Line) bool { return l.Kinds == record.Reasons })
	},
	"desk": func(t *testing.T, tb *windowtest.Window) any {
		g := gametest.New(t, tb.Game.Setup())
		tb.Play(battle.Start{Game: g, Event: record.EventTable{File: "x", Round: 1, Table: 1}})
		return tb.Terms.Table
	},
	"clock": func(t *testing.T, tb *windowtest.Window) any {
		tb.Play(battle.Start{Game: tb.Game})
		return tb.Terms.Minutes
	},
	"planclock": func(t *testing.T, tb *windowtest.Window) any {
		tb.Play(battle.Start{Game: tb.Game})
		return tb.Terms.Planning
	},
	"follow": func(t *testing.T, tb *windowtest.Window) any { // how a round's questions are looked at
		seen, last, other := "", int32(-1), windowtest.Begin(t, "human", "human")
		for prefersAs(other, tb); len(seen) < 200; {
			other.PlayUntil(func(p *game.Prompt) bool {
				return p.ID != last && other.Question.PromptID == p.ID && (p.Ask == game.ChooseAction || p.Ask == game.ChooseTarget)
			})
			last = other.Asked().ID
			other.Draw()
			c := other.Camera()
			seen += fmt.Sprintf("%.0f %.0f %.0f, ", c.CenterX, c.CenterY, c.PxPerInch)
		}
		return seen
	},
	"turn": func(t *testing.T, tb *windowtest.Window) any {
		other := windowtest.Begin(t, "human", "human")
		prefersAs(other, tb)
		other.Place()
		other.HoldKey("space", 2.2)
		return other.Camera().Rotation
	},
	"units":   func(t *testing.T, tb *windowtest.Window) any { return tb.Long(25400) + tb.Units("3.0\" away") },
	"nebulae": func(t *testing.T, tb *windowtest.Window) any { return shapes(tb) },
	"light": func(t *testing.T, tb *windowtest.Window) any {
		var s scene.Scene
		var d scene.Builder
		d.Build(&s, tb.Table(), tb.Camera())
		for _, sh := range s.Shapes {
			if sh.Gradient != nil {
				return sh.Gradient.Inner
			}
		}
		return nil
	},
	"holding": func(t *testing.T, tb *windowtest.Window) any {
		tb.Hide(true)
		tb.Key("space")
		return tb.Cover.Down
	},
	"holdtime": func(t *testing.T, tb *windowtest.Window) any {
		tb.Hide(true)
		n := 0
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Space: true, Strokes: []string{"space"}}, 1.0/60)
		for ; tb.Cover.Down && n < 500; n++ {
			tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Space: true}, 1.0/60)
		}
		return n
	},
	"drag": func(t *testing.T, tb *windowtest.Window) any {
		other := windowtest.Begin(t, "human", "human")
		prefersAs(other, tb)
		at := other.Camera().ToScreen(scene.FromPhysics(other.Question.Draft).Pt)
		other.Update(&kit.Input{X: at.X, Y: at.Y, Any: true, Moved: true, Press: true, Held: true}, 1.0/60)
		other.Update(&kit.Input{X: at.X, Y: at.Y, Any: true, Release: true}, 1.0/60)
		was := other.Question.Draft
		other.Update(&kit.Input{X: at.X + 30, Y: at.Y, Any: true, Moved: true}, 1.0/60)
		moved := other.Question.Draft != was
		other.Update(&kit.Input{X: at.X + 30, Y: at.Y, Any: true, Press: true, Held: true}, 1.0/60)
		other.Update(&kit.Input{X: at.X + 30, Y: at.Y, Any: true, Release: true}, 1.0/60)
		was = other.Question.Draft
		other.Update(&kit.Input{X: at.X + 60, Y: at.Y, Any: true, Moved: true}, 1.0/60)
		expect.Same(t, other.Question.Draft, was, "what was dropped still moves")
		return moved
	},
	"away": func(t *testing.T, tb *windowtest.Window) any {
		now := time.Unix(1000, 0)
		tb.Means.Now = func() time.Time { return now }
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true}, 1.0/60)
		for n := 0; n < 200; n++ {
			wake := tb.Top().WakeIn()
			expect.True(t, wake > 0 == (tb.AwaySeconds() > 0), "wakes in %v", wake)
			now = now.Add(time.Second)
			tb.Tick(1)
			if tb.Cover.Down {
				return n
			}
		}
		return "never"
	},
	"tooltips": func(t *testing.T, tb *windowtest.Window) any {
		tb.Draw()
		for _, h := range tb.Hits() {
			if _, ok := tb.Top().Told(h.ID); ok {
				x, y := h.Center()
				tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
				for range 120 {
					tb.Update(&kit.Input{X: x, Y: y}, 1.0/60)
				}
				_, is := tb.Top().Telling()
				return is
			}
		}
		t.Fatal("nothing has a tip")
		return nil
	},
}

// prefersAs has a window prefer what another does.
func prefersAs(w, as *windowtest.Window) {
	w.Change(func(s *prefs.Settings) { *s = as.Settings() })
}

// shapes are the colors, and how many, of all that is drawn of the board, some maneuvers included.
func shapes(tb *windowtest.Window) string {
	var s scene.Scene
	var d scene.Builder
	d.Build(&s, tb.Table(), tb.Camera())
	n := map[string]int{}
	for _, sh := range s.Shapes {
		n[fmt.Sprint(sh.Kind, sh.Color)]++
	}
	return fmt.Sprint(n)
}

// Every choice of every setting does something else than the others.
func TestEverySettingHasAnEffect(t *testing.T) {
	defer windowtest.Outward(t).Change(func(s *prefs.Settings) { *s = prefs.Settings{} })
	for _, k := range window.Settings {
		t.Run(k.ID, func(t *testing.T) {
			effect := effects[k.ID]
			expect.Must(t, effect != nil, "nothing says what it changes")
			seen := map[string]string{}
			for _, v := range k.Choices {
				tb := windowtest.Outward(t)
				tb.Set(k.ID, v)
				got := fmt.Sprint(effect(t, tb))
				w, is := seen[got]
				expect.True(t, !is, "%s and %s both lead to %.80s", w, v, got)
				seen[got] = v
			}
		})
	}
}
