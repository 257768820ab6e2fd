package windowtest

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// Duel returns options for a battle of two fleets of The Tholian Web without motion; a player is
// human, or a level of the computer.
func Duel(p1, p2 string) window.Options {
	return window.Options{
		Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: p1, P2: p2, Seed: 3},
		Quick: true,
	}
}

// Goes returns a battle that is gone on with, without motion.
func Goes(g *game.Game, p1, p2 string) window.Options {
	return window.Options{
		Title:  front.Options{P1: p1, P2: p2},
		Battle: battle.Start{Game: g, Players: [2]string{p1, p2}},
		Quick:  true,
	}
}

// Begin starts The Tholian Web without motion.
func Begin(t testing.TB, p1, p2 string) *Window {
	t.Helper()
	w := Open(t, Duel(p1, p2))
	if !w.Playing() {
		t.Fatalf("%s is shown", w.Report().Screen)
	}
	return w
}

// Planning returns a battle against the computer in which the person sets dials.
func Planning(t testing.TB) *Window {
	t.Helper()
	return PlanningOf(t, Duel("human", "ensign"))
}

// PlanningOf returns a battle in which a person sets dials.
func PlanningOf(t testing.TB, o window.Options) *Window {
	t.Helper()
	w := New(t, o)
	w.Resize(1280, 800)
	for range 40 {
		if w.Battle.Planning.Ship != game.NoShip && w.Asked() != nil {
			return w
		}
		w.Key("enter")
	}
	t.Fatal("no dial is asked for")
	return nil
}

// SetUp returns a battle of the n-th scenario with two ready fleets, as the title lays it.
func SetUp(n int) *game.Game { return front.New(nil, front.Options{}).Next.SetUp(n) }

// Place goes through set-up by Enter alone.
func (w *Window) Place() {
	w.T.Helper()
	for range 40 {
		if w.Battle.Shown.Phase != game.SettingUp {
			return
		}
		w.Key("enter")
	}
	w.T.Fatal("the ships are not placed by Enter alone")
}

// Perform presses the button for every revealed maneuver that waits for it.
func (w *Window) Perform() {
	for w.Flow.Waits() {
		w.Key("enter")
	}
}

// Until plays on by Enter until a question is asked that a test waits for.
func (w *Window) Until(what string, asked func(p *game.Prompt) bool) *game.Prompt {
	w.T.Helper()
	for range 3000 {
		if w.Ended() {
			break
		}
		w.Hide(false)
		if p := w.Asked(); p != nil && p.ID == w.Question.PromptID && asked(p) {
			return p
		}
		w.Confirm()
	}
	w.T.Fatal("this battle never asks: " + what)
	return nil
}

// Confirm gives the answer in focus by Enter, held where a ship would be lost; of several as few as
// may be.
func (w *Window) Confirm() {
	if p := w.Asked(); p != nil && p.Max > 1 {
		w.Question.Picks |= 1<<uint(p.Min) - 1
	}
	if words, _ := w.Loss(); words != "" {
		w.HoldKey("enter", 0.8)
	}
	w.Key("enter")
}

// PlayUntil lets both sides play sensibly until a question is found.
func (w *Window) PlayUntil(found func(*game.Prompt) bool) {
	w.T.Helper()
	brains := Ensigns()
	for !w.Game.Over() {
		w.Tick(1)
		w.Perform()
		w.Hide(false)
		p := w.Asked()
		if p == nil {
			p = w.Game.FirstOpen()
		}
		if found(p) {
			return
		}
		w.Answer(brains[p.Player].Choose(w.Game.View(p.Player), p))
	}
	w.T.Fatal("the battle is over before that")
}

// Ensigns returns two computer players of the level of an ensign.
func Ensigns() (brains [2]ai.Player) {
	for p := range brains {
		brains[p], _ = ai.New("ensign", uint64(p)+1)
	}
	return brains
}

// Shoot goes on until somebody chooses a target that can be shot at, and takes it up.
func (w *Window) Shoot() *Window {
	w.T.Helper()
	w.PlayUntil(func(p *game.Prompt) bool {
		if p.Ask != game.ChooseTarget {
			return false
		}
		for i, o := range p.Options {
			if o.Kind != game.Pass {
				w.Question.Take(i)
				w.Draw()
				return true
			}
		}
		return false
	})
	return w
}

// Outward returns a battle of two people whose ships face their own edge: straight ahead leaves the
// area.
func Outward(t testing.TB) *Window {
	t.Helper()
	w := Begin(t, "human", "human")
	for w.Battle.Shown.Phase == game.SettingUp {
		w.Question.Draft.Heading = (w.Question.Draft.Heading + 180000) % 360000
		w.Key("enter")
	}
	w.HoldKey("space", 1.2)
	return w
}

// Undo takes the last decision back; who has to agree holds their key.
func (w *Window) Undo() {
	w.Key("ctrl+z")
	if a := w.History.Asking; a != nil && a.Other != game.Nobody {
		w.Agree(a.Other)
	}
}

// Agree holds a player's own key until they have agreed to a take-back.
func (w *Window) Agree(p game.PlayerID) { w.HoldKey([]string{"1", "2"}[p], 0.6+0.1) }

// Redo gives the answers that were taken back once more.
func (w *Window) Redo() { w.Key("ctrl+shift+z") }

// Answered returns a battle of two ensigns up to the first question of a kind in a round, as a
// person's.
func Answered(t testing.TB, ask game.Ask, round int16) []game.Answer {
	t.Helper()
	brain, err := ai.New("ensign", 5)
	if err != nil {
		t.Fatal(err)
	}
	g := Begin(t, "human", "human").Game
	for !g.Over() {
		p := g.FirstOpen()
		if p.Ask == ask && g.State().Round >= round {
			return g.Answers()
		}
		if _, err := g.Submit(brain.Choose(g.View(p.Player), p)); err != nil {
			t.Fatal(err)
		}
	}
	if ask != game.PlaceShip {
		t.Fatalf("%s is never asked", ask)
	}
	return g.Answers()
}

// Resumed returns a window with the battle of Begin in which these answers have been given.
func Resumed(t testing.TB, answers []game.Answer) *Window {
	t.Helper()
	return ResumedBy(t, answers, "human", "human")
}

// ResumedBy is Resumed with given players.
func ResumedBy(t testing.TB, answers []game.Answer, one, two string) *Window {
	t.Helper()
	g, err := game.New(Begin(t, "human", "human").Game.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range answers {
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
	}
	return Open(t, Goes(g, one, two))
}

// Survivor returns the last maneuver of a dial that does not destroy the ship, -1 if there is none.
func (w *Window) Survivor(p *game.Prompt) int {
	at := -1
	for i, o := range p.Options {
		var f game.Fate
		if game.Foresee(&w.View, p.Ship, int(o.N), &f); !f.Dies() {
			at = i
		}
	}
	return at
}

// EnemyAt returns the enemy looked at, else the first on the table.
func (w *Window) EnemyAt() game.ShipID {
	for _, id := range []game.ShipID{w.Look.Hover, w.Look.Ship} {
		if w.Enemy(id) {
			return id
		}
	}
	for i := range w.Battle.Shown.NShips {
		if w.Enemy(game.ShipID(i)) {
			return game.ShipID(i)
		}
	}
	return game.NoShip
}

// Motion returns the event that is being shown, nil when the table stands still.
func (w *Window) Motion() *motion.Motion {
	m, _ := w.Flow.Now.(*motion.Motion)
	return m
}

// Pixel returns the place in the window of a point of the table, given in mm.
func (w *Window) Pixel(p scene.Pt) scene.Pt { return w.Camera().ToScreen(p) }

// DragShip drags the ship being placed to a place on the table, µm, and lets it go.
func (w *Window) DragShip(x, y int32) {
	from := w.Pixel(scene.FromPhysics(w.Question.Draft).Pt)
	w.Drag(from, w.Pixel(scene.Pt{X: float64(x) / 1000, Y: float64(y) / 1000}))
}

// Drag presses at a pixel, moves to another, and lets go.
func (w *Window) Drag(from, to scene.Pt) {
	w.Do(kit.Input{X: from.X, Y: from.Y, Any: true, Moved: true})
	w.Do(kit.Input{X: from.X, Y: from.Y, Any: true, Press: true, Held: true})
	w.Do(kit.Input{X: to.X, Y: to.Y, Any: true, Moved: true, Held: true})
	w.Do(kit.Input{X: to.X, Y: to.Y, Any: true, Release: true})
}
