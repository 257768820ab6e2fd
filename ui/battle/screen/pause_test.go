package screen_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// bumping is a battle whose first ship, of player One, has just revealed a maneuver that ends on a
// large enemy.
func bumping(t *testing.T, o window.Options) *windowtest.Window {
	t.Helper()
	lay := gametest.Lay(t, gametest.Spec{Scenario: "unimatrix-zero", Round: 3, Phase: game.Planning, Crafts: []gametest.Craft{
		{Of: "1030", X: 11, Y: 21.4, H: 25, Skill: 1}, {Name: "Other", X: 5, Y: 6, H: 70, Skill: 9},
		{Two: true, Of: "borg_sphere_4270_71283", X: 17, Y: 14, H: 240, Skill: 6}}})
	o.Battle = battle.Start{Game: lay.Game, Players: [2]string{o.Title.P1, o.Title.P2}}
	tb := windowtest.Open(t, o)
	for range 2000 {
		tb.Tick(1)
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		if tb.Flow.Pause != nil && tb.Flow.Pause.At == battle.Waiting {
			return tb
		}
		p := tb.Asked()
		if p == nil || p.ID != tb.Question.PromptID {
			continue
		}
		if p.Ship == 0 {
			for _, q := range p.Options {
				if q.Label(&tb.View) == "bank right 3" {
					tb.Question.Take(int(q.N))
				}
			}
		}
		tb.Key("enter")
	}
	t.Fatal("no maneuver is revealed")
	return nil
}

// What waits says with numbers what will happen, on the board and beside it, and nothing has
// happened yet.
func TestARevealedManeuverWaits(t *testing.T) {
	tb := bumping(t, window.Options{Title: front.Options{P1: "human", P2: "human"}, Quick: true})
	k := tb.Flow.Pause
	tb.Dirty()
	if !tb.Flow.Waits() || !tb.Resting() || k.Move.Ship != 0 || !k.Fate.Bumped || k.Fate.Against != 2 || k.Lost.Code != game.ActionLostByOverlap {
		t.Fatalf("waits %v, rests %v: %+v", tb.Flow.Waits(), tb.Resting(), k)
	}
	expect.True(t, tb.Shown.Ships[0].Pose == k.Move.From && tb.Game.State().Ships[0].Pose == k.Move.To,
		"the picture is not before the maneuver, or the referee is not behind it")
	nothing := kit.Input{X: -1, Y: -1}
	n := testing.AllocsPerRun(100, func() {
		tb.Update(&nothing, 1.0/60)
		expect.Must(t, !tb.Dirty(), "it is drawn while it waits")
	})
	expect.True(t, n == 0, "%v allocations in a tick while it waits", n)
	flown, whole := k.WayFlown()
	ws := tb.Warnings(&k.Maneuver)
	if len(ws) != 1 || !strings.Contains(ws[0].Words, "slides back "+tb.Long(whole-flown)) || !strings.Contains(ws[0].Words, "no action") {
		t.Errorf("it warns: %+v", ws)
	}
	if f := tb.Facts(&k.Maneuver); f[0].Value != tb.Long(flown)+" of "+tb.Long(whole) || f[1].Value != "45° to the right" {
		t.Errorf("it tells: %+v", f)
	}
	b := tb.Table()
	if len(b.Overlaps) != 1 || len(b.Ghosts) != 2 || !b.Ghosts[0].Refused || b.Ghosts[1].Refused || len(b.Callouts) != 2 || len(b.Templates) != 1 {
		t.Errorf("the board shows %d overlaps, %d ghosts, %d callouts, %d templates", len(b.Overlaps), len(b.Ghosts), len(b.Callouts), len(b.Templates))
	}
	r := tb.Report()
	expect.True(t, r.Player == 1 && strings.HasPrefix(r.Ask, "Perform maneuver"), "the report tells %+v", r)
	if tb.Key("w"); tb.Seen("why") {
		expect.True(t, tb.Reads("bank right 3") && tb.Reads("overlap"), "W tells of %s", tb.Words())
		tb.Key("w")
	} else {
		t.Error("W opens nothing")
	}
	tb.Pictured("activation-waits")
	for _, z := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb.Resize(z[0], z[1])
		tb.Draw()
		for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, z[0], z[1]) {
			t.Errorf("%v: %s", z, bad)
		}
	}
}

// It is flown by key, by mouse and by finger, at once with Space; a click on the board only looks.
func TestPerformAManeuver(t *testing.T) {
	for name, do := range map[string]func(tb *windowtest.Window){
		"Enter": func(tb *windowtest.Window) { tb.Key("enter") },
		"mouse": func(tb *windowtest.Window) { tb.Press("main") },
		"Space": func(tb *windowtest.Window) { tb.Key("space") },
		"finger": func(tb *windowtest.Window) {
			h, _ := tb.Find("main")
			x, y := h.Center()
			tb.Update(&kit.Input{X: x, Y: y, Any: true, Press: true, Held: true, Moved: true, Touch: true}, 1.0/60)
			tb.Update(&kit.Input{X: x, Y: y, Any: true, Release: true, Touch: true}, 1.0/60)
			tb.Tick(3)
		},
	} {
		tb := bumping(t, window.Options{Title: front.Options{P1: "human", P2: "human"}, Quick: true})
		b := tb.BoardBox()
		tb.Update(&kit.Input{X: b.X + b.W - 60, Y: b.Y + 60, Any: true, Press: true, Held: true}, 1.0/60)
		tb.Update(&kit.Input{X: b.X + b.W - 60, Y: b.Y + 60, Any: true, Release: true}, 1.0/60)
		tb.Tick(5)
		expect.Must(t, tb.Flow.Waits() && tb.Flow.Pause.Move.Ship == 0, "a click on the board flies it")
		do(tb)
		expect.Same(t, tb.Shown.Ships[0].Pose, tb.Game.State().Ships[0].Pose, "%s does not fly it", name)
	}
}

// Which maneuvers wait is a setting, with and without motion.
func TestWhichManeuversWait(t *testing.T) {
	for _, c := range []struct {
		pace, p2   string
		own, enemy bool
	}{{"normal", "ensign", false, false}, {"slow", "human", false, false}, {"quick", "ensign", false, false}, {"stop", "ensign", true, true}, {"stop", "human", true, true}} {
		for _, motion := range []string{"4", "off"} {
			lay := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{{X: 18, Y: 30, Skill: 1}, {Two: true, X: 18, Y: 6, H: 180, Skill: 5}}})
			tb := windowtest.Open(t, window.Options{Battle: battle.Start{Game: lay.Game, Players: [2]string{"human", c.p2}}, Settings: prefs.Settings{Pace: c.pace, Motion: motion}})
			var waited [2]bool
			read := 0
			for range 20000 {
				tb.Tick(1)
				tb.Dirty()
				if tb.Cover.Down {
					tb.HoldKey("space", 1.2)
				}
				if k := tb.Flow.Pause; k != nil && k.At == battle.Waiting && !k.Own {
					_, is := tb.Find("main")
					expect.Must(t, !is, "a maneuver that flies by itself has a button")
					read++
				}
				if tb.Flow.Waits() && tb.Resting() {
					waited[tb.Shown.Ships[tb.Flow.Pause.Move.Ship].Owner] = true
					tb.Key("enter")
				} else if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID {
					tb.Key("enter")
				}
				if tb.Shown.Phase == game.Combat || tb.Shown.Round > 2 {
					break
				}
			}
			expect.True(t, waited == [2]bool{c.own, c.enemy},
				"%s against %s, motion %s: own and enemy's wait %v", c.pace, c.p2, motion, waited)
			if self := !c.own || !c.enemy; motion == "4" && (read > 0) != self || motion == "off" && read > 0 {
				t.Errorf("%s, motion %s: maneuvers that fly by themselves can be read for %d ticks", c.pace, motion, read)
			}
		}
	}
}

// Taking back while a maneuver waits leads to its dial.
func TestTakeBackAManeuverThatWaits(t *testing.T) {
	tb := bumping(t, window.Options{Title: front.Options{P1: "human", P2: "ensign"}, Quick: true})
	tb.Battle.Undo()
	expect.Must(t, tb.History.Asking != nil, "the dials were shown, and nobody is asked")
	tb.Key("enter")
	if p := tb.Asked(); tb.Flow.Pause != nil || p == nil || p.Ask != game.ChooseManeuver {
		t.Errorf("it leads to %+v", tb.Report())
	}
}

// The number of an action beside the maneuver flies it and performs that; so it does while the ship
// flies.
func TestTheActionAfterAManeuver(t *testing.T) {
	lay := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{{X: 18, Y: 30, Skill: 1, Actions: card.ActionSet(0).With(card.Evade).With(card.Scan).With(card.BattleStations)}, {Two: true, X: 18, Y: 6, H: 180, Skill: 5}}})
	o := windowtest.Goes(lay.Game, "human", "ensign")
	o.Settings.Pace = "stop"
	tb := windowtest.Open(t, o)
	tb.Key("enter")
	expect.Must(t, tb.Flow.Waits(), "nothing waits")
	for i, a := range tb.ThenActions(&tb.Flow.Pause.Maneuver) {
		if a == card.Scan {
			tb.Press(fmt.Sprintf("then:%d", i))
		}
	}
	expect.Same(t, tb.Shown.Ships[0].Scan, 1, "no Scan Token lies beside it")
	tb = bumping(t, window.Options{Title: front.Options{P1: "human", P2: "ensign"}, Quick: true})
	tb.Key("1")
	said := ""
	for i := range tb.Pane.Canvas.Scene.Shapes {
		said += tb.Pane.Canvas.Scene.Shapes[i].Text + " "
	}
	why := tb.Flow.Pause.Lost.Why(tb.Game.Setup())
	expect.True(t, tb.Flow.Waits() && strings.Contains(said, why[:20]), "an action that is lost does not say %q", why)
}

// In battles of every sheet what is told before a maneuver is what comes of it.
func TestWhatIsToldOfAManeuverHappens(t *testing.T) {
	waited, bumped, died := 0, 0, 0
	for _, c := range [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"unimatrix-zero", "u0-rebel-1", "u0-borg-1"}} {
		for seed := range uint64(3) {
			g := gametest.New(t, gametest.MustSetup(c[0], c[1], c[2], seed))
			o := windowtest.Goes(g, "human", "human")
			o.Settings.Pace = "stop"
			tb := windowtest.Open(t, o)
			brain, _ := ai.New("random", seed)
			for !tb.Ended() {
				tb.Tick(1)
				tb.Hide(false)
				if tb.Flow.Holds() {
					tb.Key("enter")
					continue
				}
				if !tb.Flow.Waits() {
					p := tb.Asked()
					if p == nil {
						p = g.FirstOpen()
					}
					if p != nil && !g.Over() {
						tb.Answer(brain.Choose(g.View(p.Player), p))
					}
					continue
				}
				k, id := *tb.Flow.Pause, tb.Flow.Pause.Move.Ship
				if k.Fate.Flight.To != k.Move.To || k.Fate.Against != k.Move.Against || k.Fate.Flight.Short != k.Move.Short {
					t.Fatalf("%s: told %+v, flown %+v", c[0], k.Fate.Flight, k.Move)
				}
				if dead := tb.Game.State().Ships[id].Destroyed; k.Fate.Dies() && !dead {
					t.Errorf("%s: it was to be destroyed", c[0])
				}
				if p := g.FirstOpen(); p != nil && p.Ask == game.ChooseAction && p.Ship == id && k.Lost.Code != game.Yes {
					for _, o := range p.Options {
						if o.Kind == game.Perform {
							t.Errorf("%s: its action was lost, it may %s", c[0], o.Label(g.View(p.Player)))
						}
					}
				}
				waited++
				bumped += b2i(k.Move.Short)
				died += b2i(k.Fate.Dies())
				tb.Key("enter")
			}
		}
	}
	expect.True(t, waited >= 60 && bumped != 0 && died != 0,
		"%d maneuvers waited, %d overlapped, %d destroyed", waited, bumped, died)
}
