package widget

import (
	"testing"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/form"
)

func testForm() *form.Form {
	return &form.Form{ID: "test", X: 20, Y: 20, W: 300, H: 120, Rows: []form.Row{
		{ID: "a", Kind: form.Choice, Label: "A", Value: "x", Choices: []string{"x", "y"}, Default: "x"},
		{ID: "b", Kind: form.Number, Label: "B", Value: "12", Default: "12"},
		{ID: "c", Kind: form.Choice, Label: "C", Value: "x", Choices: []string{"x", "y"}, Default: "x"},
		{ID: "d", Kind: form.Choice, Label: "D", Value: "x", Choices: []string{"x", "y"}, Default: "x"},
	}}
}

// run lets some frames go by; nothing of this needs a display.
func run(p *Page, screen *ebiten.Image, n int, strokes ...string) (changes []Change) {
	for range n {
		changes = append(changes, p.Update(strokes, false)...)
		p.Draw(screen)
		strokes = nil
	}
	return changes
}

func TestAClickOnAChoice(t *testing.T) {
	mouse := &Pointer{x: -1, y: -1}
	input.SetCursorUpdater(mouse)
	defer input.SetCursorUpdater(nil)
	screen := ebiten.NewImage(340, 160)
	var p Page
	if !p.Show(testForm(), 340, 160, 1) || p.Show(testForm(), 340, 160, 1) {
		t.Fatal("a form is new once")
	}
	run(&p, screen, 2)
	at := map[string]form.Spot{}
	for _, s := range p.Spots() {
		at[s.Name] = s
	}
	s, ok := at["a:y"]
	if !ok || !p.Has(s.X, s.Y) || p.Has(5, 5) {
		t.Fatalf("the places are %v", at)
	}
	if _, ok := at["d:x"]; ok {
		t.Error("a row below the edge has a place to click")
	}
	mouse.x, mouse.y = int(s.X), int(s.Y)
	run(&p, screen, 1)
	mouse.next = true
	run(&p, screen, 1)
	mouse.next = false
	got := run(&p, screen, 2)
	if len(got) != 1 || got[0] != (Change{"a", "y"}) {
		t.Errorf("a click on y changes %v", got)
	}
}

func TestTheKeysReachEveryRow(t *testing.T) {
	mouse := &Pointer{x: -1, y: -1}
	input.SetCursorUpdater(mouse)
	defer input.SetCursorUpdater(nil)
	screen := ebiten.NewImage(340, 160)
	var p Page
	p.Show(testForm(), 340, 160, 1)
	run(&p, screen, 2)
	var seen []string
	for _, k := range []string{"down", "right", "down", "down", "down", "right"} {
		run(&p, screen, 1, k)
		seen = append(seen, p.Focused())
	}
	want := []string{"a:x", "a:y", "b", "c:x", "d:x", "d:y"}
	for i := range want {
		if seen[i] != want[i] {
			t.Fatalf("the focus goes %v, want %v", seen, want)
		}
	}
	run(&p, screen, 1)
	found := false
	for _, s := range p.Spots() {
		found = found || s.Name == "d:y"
	}
	if !found {
		t.Error("the row in focus is not scrolled into view")
	}
	run(&p, screen, 1, "up")
	if got := p.Focused(); got != "c:x" {
		t.Errorf("up from the last row leads to %q", got)
	}
	run(&p, screen, 1, "up")
	if !p.Typing() || !p.TakesKeys() {
		t.Error("the field in focus does not take the keys")
	}
}

func TestAFormInABarLeavesTheKeysToThePage(t *testing.T) {
	mouse := &Pointer{x: -1, y: -1}
	input.SetCursorUpdater(mouse)
	defer input.SetCursorUpdater(nil)
	screen := ebiten.NewImage(340, 160)
	f := &form.Form{ID: "bar", Bar: true, X: 20, Y: 20, W: 300, H: 38, Rows: []form.Row{{ID: "search", Kind: form.Text}, {ID: "seed", Kind: form.Number}}}
	var p Page
	p.Show(f, 340, 160, 1)
	run(&p, screen, 2, "down", "tab")
	if p.TakesKeys() || p.Focused() != "" {
		t.Error("a bar takes keys before it is asked to")
	}
	f.Focus, f.Turn = "seed", 1
	p.Show(f, 340, 160, 1)
	if p.Focused() != "seed" || !p.TakesKeys() {
		t.Errorf("the focus is on %q", p.Focused())
	}
	f.Focus, f.Turn = "", 2
	p.Show(f, 340, 160, 1)
	if p.TakesKeys() {
		t.Error("the bar keeps the keys")
	}
}
