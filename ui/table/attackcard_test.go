package table

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/kit/canvastest"
	"attackwing/ui/scene"
)

// While an attack is made the column is about it: who, whom, from where, each number with its sum, which opens. Who looks
// at another ship sees that.
func TestTheAttackInTheColumn(t *testing.T) {
	tb := shooting(t, begin(t, "human", "human"))
	p := tb.Asked()
	for i := range board(tb).Ships { // who is no candidate stands back
		s := &board(tb).Ships[i]
		candidate := s.Selected
		for _, o := range p.Options {
			candidate = candidate || o.Kind != game.Pass && scene.FromPhysics(tb.Shown.Ships[o.Ship].Pose) == s.Pose
		}
		if s.Muted == candidate {
			t.Errorf("%s: candidate %v, muted %v", s.Name, candidate, s.Muted)
		}
	}
	tb.Answer(p.Pick(tb.Question.Answer()))
	play(t, tb, func(q *game.Prompt) bool { return q.Ask == game.ModifyAttackDice && tb.Shown.Attack.On })
	tick(tb, 2)
	said := ""
	for _, sh := range tb.Canvas.Scene.Shapes {
		said += sh.Text + "\n"
	}
	a := &tb.Shown
	for _, words := range []string{"Range ", "Defense dice", a.AttackDice(tb.Game.Setup()).String(), a.DefenseDice(tb.Game.Setup()).String()} {
		if !strings.Contains(said, words) {
			t.Errorf("%q is not said", words)
		}
	}
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		tb.Resize(z[0], z[1])
		tb.screen.Panels.Why.Open, tb.Look.Ship = false, tb.Shown.Attack.Attacker
		tb.Draw()
		if !tb.screen.Panels.Attack.Looked(&tb.Battle) {
			t.Fatalf("%v: the column is not about the attack", z)
		}
		for _, id := range []string{"sums", "chances"} {
			if _, ok := tb.Hits().Find(id); !ok {
				t.Errorf("%v: no %s", z, id)
			}
		}
		for _, bad := range canvastest.Overlaps(&tb.Canvas, z[0], z[1]) {
			t.Errorf("%v: %s", z, bad)
		}
		click(t, tb, "sums")
		if !tb.screen.Panels.Why.Open {
			t.Errorf("%v: the sums do not open", z)
		}
	}
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if id := game.ShipID(i); id != tb.Shown.Attack.Attacker && id != tb.Shown.Attack.Target && id != tb.Asked().Ship {
			tb.LookAt(id)
			break
		}
	}
	if tb.screen.Panels.Attack.Looked(&tb.Battle) {
		t.Error("another ship is looked at and not shown")
	}
}
