package panel_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// While an attack is made the column is about it: who, whom, from where, each number with its sum,
// which opens. Who looks at another ship sees that.
func TestTheAttackInTheColumn(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human").Shoot()
	p := tb.Asked()
	for i := range tb.Table().Ships { // who is no candidate stands back
		s := &tb.Table().Ships[i]
		candidate := s.Selected
		for _, o := range p.Options {
			candidate = candidate || o.Kind != game.Pass && scene.FromPhysics(tb.Shown.Ships[o.Ship].Pose) == s.Pose
		}
		expect.True(t, s.Muted != candidate, "%s: candidate %v, muted %v", s.Name, candidate, s.Muted)
	}
	tb.Answer(p.Pick(tb.Question.Answer()))
	tb.PlayUntil(func(q *game.Prompt) bool { return q.Ask == game.ModifyAttackDice && tb.Shown.Attack.On })
	tb.Tick(2)
	said := ""
	for _, sh := range tb.Pane.Canvas.Scene.Shapes {
		said += sh.Text + "\n"
	}
	a := &tb.Shown
	_, attack, _ := strings.Cut(a.AttackPool(tb.Game.Setup()).String(), " = ")
	_, defense, _ := strings.Cut(a.DefensePool(tb.Game.Setup()).String(), " = ")
	for _, words := range []string{"Attack · ", "Defense · ", "attacks "} {
		expect.True(t, strings.Contains(said, words), "%q is not said", words)
	}
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		tb.Resize(z[0], z[1])
		if tb.Seen("why") {
			tb.Key("esc")
		}
		tb.Look.Ship = tb.Shown.Attack.Attacker
		tb.Draw()
		expect.Must(t, tb.Seen("sums"), "%v: the column is not about the attack", z)
		for _, id := range []string{"sums", "chances"} {
			_, ok := tb.Find(id)
			expect.True(t, ok, "%v: no %s", z, id)
		}
		for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, z[0], z[1]) {
			t.Errorf("%v: %s", z, bad)
		}
		tb.Press("sums")
		expect.True(t, tb.Seen("why"), "%v: the sums do not open", z)
		for _, sum := range []string{attack, defense} {
			for term := range strings.SplitSeq(sum, " + ") {
				if _, what, _ := strings.Cut(term, " "); !strings.Contains(strings.ToLower(tb.Words()), strings.ToLower(what)) {
					t.Errorf("%v: %q is not among the sums", z, what)
				}
			}
		}
	}
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if id := game.ShipID(i); id != tb.Shown.Attack.Attacker && id != tb.Shown.Attack.Target && id != tb.Asked().Ship {
			tb.LookAt(id)
			break
		}
	}
	tb.Draw()
	expect.True(t, !tb.Reads("Why these numbers?"), "another ship is looked at and not shown")
}
