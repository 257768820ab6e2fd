package panel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// linksIn are the terms that can be clicked inside a rectangle.
func linksIn(tb *windowtest.Window) (names []string) {
	b := tb.RightBox()
	for _, h := range tb.Hits() {
		var i int
		if n, _ := fmt.Sscanf(h.ID, "term:%d", &i); n == 1 && b.Has(h.Center()) {
			names = append(names, glossary.All()[i].Name)
		}
	}
	return names
}

// Rules words in the heading, in the rows, in reasons and in consequences open the glossary, at
// every size.
func TestRulesWordsAreLinks(t *testing.T) {
	tb, p := locking(t)
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		tb.Resize(z[0], z[1])
		tb.Draw()
		got := strings.Join(linksIn(tb), ",")
		for _, want := range []string{"Action", "Range"} {
			expect.True(t, strings.Contains(got, want), "%v: %s is not a link among %s", z, want, got)
		}
	}
	tb = windowtest.Planning(t)
	tb.Draw()
	if got := strings.Join(linksIn(tb), ","); !strings.Contains(got, "Maneuver") || !strings.Contains(got, "Play area") && !strings.Contains(got, "Overlap") {
		t.Errorf("the dial links %s", got)
	}
	_ = p
}

// A click on a rules word opens its card and chooses nothing; the row it is in has the focus. A
// click on the name of an option chooses it.
func TestALinkInARow(t *testing.T) {
	tb, p := locking(t)
	at := -1
	for i, o := range p.Options {
		if o.Kind == game.Perform && o.Action.Words() == "Target Lock" {
			at = i
		}
	}
	row, _ := tb.Find(fmt.Sprintf("opt:%d", at))
	id := ""
	for _, h := range tb.Hits() {
		if strings.HasPrefix(h.ID, "term:") && row.Has(h.Center()) {
			id = h.ID
		}
	}
	n := len(tb.Game.Answers())
	rest := func() {
		h, _ := tb.Find(id)
		x, y := h.Center()
		tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
		for range 40 {
			tb.Update(&kit.Input{X: x, Y: y}, 1.0/60)
		}
	}
	tb.Press(id) // at once: the option is meant
	if tb.Term() != "" || tb.Question.Answer() != at {
		t.Errorf("a quick click opens %q, focus %d", tb.Term(), tb.Question.Answer())
	}
	expect.Need(t, len(tb.Game.Answers()), n, "the first click gives the answer")
	rest()
	tb.Press(id)
	if tb.Term() != "Range" || tb.Question.Answer() != at || len(tb.Game.Answers()) != n {
		t.Errorf("%q: %q, focus %d, %d answers", id, tb.Term(), tb.Question.Answer(), len(tb.Game.Answers())-n)
	}
	h, _ := tb.Find(fmt.Sprintf("opt:%d", at))
	hit, _ := tb.At(h.X+44, h.Y+h.H/2)
	expect.Same(t, hit.ID, h.ID, "the name of the option")
}

// The question mark opens the words of what is in focus one after the other, then the help.
func TestTheQuestionMarkExplainsWhatIsInFocus(t *testing.T) {
	tb, _ := locking(t)
	ask := func() {
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Shift: true, Strokes: []string{"/"}}, 1.0/60)
	}
	var seen []string
	for range 9 {
		if ask(); tb.Report().Screen == "help" {
			break
		}
		expect.Must(t, tb.Term() != "", "no card and no help")
		seen = append(seen, tb.Term())
	}
	if len(seen) < 3 || seen[0] != "Target Lock" || tb.Report().Screen != "help" || tb.Term() != "" {
		t.Errorf("explained are %q, then %s", seen, tb.Report().Screen)
	}
}

// Every link lies on the words that it explains, in the style they are written in: a heading is in
// capitals.
func TestTermsOfAHeadingInCapitals(t *testing.T) {
	// one person: a heading names none
	tb := windowtest.ResumedBy(t, windowtest.Answered(t, game.ChooseAction, 1), "ensign", "human")
	tb.Draw()
	const words = "Choose an action"
	h, ok := tb.Find(fmt.Sprintf("term:%d", glossary.At("Action")))
	at := slices.IndexFunc(tb.Pane.Canvas.Scene.Shapes, func(s scene.Shape) bool { return strings.EqualFold(s.Text, words) })
	expect.Must(t, ok && at >= 0, "the heading is at %d of %v, its link is found: %v", at, tb.Report().Ask, ok)
	x := tb.Pane.Canvas.Scene.Shapes[at].At.X
	w := kit.Width(scene.StyleLabel, words)
	expect.True(t, h.X > x && h.X+h.W <= x+w+1 && h.X+h.W >= x+w-1, "%+v in a heading %.1f wide from %.1f", h, w, x)
}
