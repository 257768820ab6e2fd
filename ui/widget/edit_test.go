package widget

import (
	"errors"
	"testing"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/form"
)

// board is a clipboard for tests.
type board struct {
	text string
	err  error
}

func (b *board) Copy(text string) error {
	if b.err == nil {
		b.text = text
	}
	return b.err
}
func (b *board) Paste() (string, error) { return b.text, b.err }

// editing is a form whose field b, and then field c, has the focus.
func editing(t *testing.T, c Clipboard) (*Page, *ebiten.Image) {
	t.Helper()
	mouse := &Pointer{x: -1, y: -1}
	input.SetCursorUpdater(mouse)
	t.Cleanup(func() { input.SetCursorUpdater(nil) })
	screen := ebiten.NewImage(340, 200)
	f := &form.Form{ID: "edit", X: 20, Y: 20, W: 300, H: 160, Focus: "a", Turn: 1, Rows: []form.Row{
		{ID: "a", Kind: form.Text, Label: "A", Value: "old text", Most: 16},
		{ID: "n", Kind: form.Number, Label: "N", Value: "12"},
	}}
	p := &Page{}
	p.UseClipboard(c)
	p.Show(f, 340, 200, 1)
	run(p, screen, 3)
	if !p.Typing() {
		t.Fatal("no field is typed in")
	}
	return p, screen
}

// edit presses a key with Ctrl and tells what changed.
func edit(t *testing.T, p *Page, screen *ebiten.Image, key string) string {
	t.Helper()
	if done, said := p.Edit(key); !done || said != "" {
		t.Errorf("%s: %v, %q", key, done, said)
	}
	out := "nothing"
	for _, c := range run(p, screen, 2) {
		out = c.Row + "=" + c.Value
	}
	return out
}

func TestCopyCutAndPaste(t *testing.T) {
	b := &board{}
	p, screen := editing(t, b)
	edit(t, p, screen, "c")
	if b.text != "old text" {
		t.Errorf("copied is %q", b.text)
	}
	b.text = "  new  \n"
	edit(t, p, screen, "a")
	if got := edit(t, p, screen, "v"); got != "a=new" {
		t.Errorf("pasted over all: %s", got)
	}
	b.text = " and much too long for it"
	if got := edit(t, p, screen, "v"); got != "a=newand much too " {
		t.Errorf("pasted at the end: %s", got)
	}
	if got := edit(t, p, screen, "x"); got != "a=" || b.text != "newand much too " {
		t.Errorf("cut: %s, %q is copied", got, b.text)
	}
	b.text = "Ärger"
	edit(t, p, screen, "v")
	edit(t, p, screen, "a")
	b.text = "x"
	if got := edit(t, p, screen, "v"); got != "a=x" {
		t.Errorf("over letters of two bytes: %s", got)
	}
}

// Several lines are left for the page, and what is no number does not come into a field of numbers.
func TestWhatAFieldDoesNotTake(t *testing.T) {
	b := &board{text: "line 1\nline 2"}
	p, screen := editing(t, b)
	if done, _ := p.Edit("v"); done {
		t.Error("two lines are pasted into a field")
	}
	if done, _ := p.Edit("q"); done {
		t.Error("Ctrl+Q is a key of fields")
	}
	run(p, screen, 1, "down")
	b.text = "seven"
	if got := edit(t, p, screen, "v"); got != "nothing" {
		t.Errorf("a word as a number: %s", got)
	}
}

// Without a clipboard of the system the program has its own; what cannot be read at all is said.
func TestWithoutAClipboard(t *testing.T) {
	b := &board{err: errors.New("there is no clipboard")}
	p, screen := editing(t, b)
	if _, said := p.Edit("v"); said != "there is no clipboard" {
		t.Errorf("it says %q", said)
	}
	edit(t, p, screen, "c")
	edit(t, p, screen, "a")
	if got := edit(t, p, screen, "x"); got != "a=" {
		t.Errorf("cut: %s", got)
	}
	if got := edit(t, p, screen, "v"); got != "a=old text" {
		t.Errorf("pasted: %s", got)
	}
}

// A field that gets the keys has its old words selected: the first letter takes their place.
func TestOldWordsAreSelected(t *testing.T) {
	p, screen := editing(t, &board{})
	if got := p.fields["a"].SelectedText(); got != "old text" {
		t.Errorf("selected is %q", got)
	}
	if got := edit(t, p, screen, "x"); got != "a=" {
		t.Errorf("cut all: %s", got)
	}
}
