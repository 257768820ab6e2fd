package table

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/canvas/canvastest"
)

// While an attack is made the column is about it: who, whom, from where, each number with its sum, which opens. Who looks
// at another ship sees that.
func TestTheAttackInTheColumn(t *testing.T) {
	tb := shooting(t, begin(t, "human", "human"))
	p := tb.Asked()
	for i := range tb.Board().Ships { // who is no candidate stands back
		s := &tb.Board().Ships[i]
		candidate := s.Selected
		for _, o := range p.Options {
			candidate = candidate || o.Kind != game.Pass && fromPose(tb.Shown.Ships[o.Ship].Pose) == s.Pose
		}
		if s.Muted == candidate {
			t.Errorf("%s: candidate %v, muted %v", s.Name, candidate, s.Muted)
		}
	}
	tb.Answer(p.Pick(tb.Question.Answer()))
	play(t, tb, func(q *game.Prompt) bool { return q.Ask == game.ModifyAttackDice && tb.Shown.Attack.On })
	tick(tb, 2)
	ls := tb.attackLines()
	if len(ls) != 3 || !strings.HasPrefix(ls[0].value, "Range ") || !strings.Contains(ls[1].value, "=") || !strings.Contains(ls[2].value, "=") {
		t.Errorf("%+v", ls)
	}
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		tb.Resize(z[0], z[1])
		tb.why, tb.Ship = false, tb.Shown.Attack.Attacker
		tb.Draw()
		if !tb.attacks() {
			t.Fatalf("%v: the column is not about the attack", z)
		}
		for _, id := range []string{"sums", "chances"} {
			if _, ok := tb.Canvas.Find(id); !ok {
				t.Errorf("%v: no %s", z, id)
			}
		}
		for _, bad := range canvastest.Overlaps(&tb.Canvas, z[0], z[1]) {
			t.Errorf("%v: %s", z, bad)
		}
		click(t, tb, "sums")
		if !tb.why {
			t.Errorf("%v: the sums do not open", z)
		}
	}
	for i := range tb.Shown.Ships[:tb.Shown.NShips] {
		if id := game.ShipID(i); id != tb.Shown.Attack.Attacker && id != tb.Shown.Attack.Target && id != tb.Asked().Ship {
			tb.LookAt(id)
			break
		}
	}
	if tb.attacks() {
		t.Error("another ship is looked at and not shown")
	}
}

func TestArcsInWords(t *testing.T) {
	//exhaustive:ignore
	words := map[physics.Arc]string{physics.Front90: "Front arc, 90°", physics.Front180: "Front arc, 180°", physics.AllRound: "All round, 360°", physics.FrontOrRear90: "Front 90 or rear 90", physics.NotFront90: "Outside front arc, 90°"}
	for a, want := range words {
		if got := arcWords(a); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
