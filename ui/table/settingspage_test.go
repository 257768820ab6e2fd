package table

import (
	"errors"
	"strings"
	"testing"
)

// keeping is a Data for tests.
type keeping struct {
	text   string
	gone   int
	as     string
	fail   error
	pasted string
}

func (k *keeping) Folder() string                     { return "/home/somebody/attackwing" }
func (k *keeping) Version() string                    { return "v1" }
func (k *keeping) Copy(text string) error             { k.text = text; return k.fail }
func (k *keeping) Paste() (string, error)             { return k.pasted, k.fail }
func (k *keeping) Export() (string, error)            { return "all.zip", k.fail }
func (k *keeping) Battles() int                       { return 7 }
func (k *keeping) Delete() (int, error)               { k.gone++; return 6, k.fail }
func (k *keeping) SaveAs(name string) (string, error) { k.as = name; return name, k.fail }

func rowIDs(tb *Table) string {
	var ids []string
	for _, r := range tb.Form().Rows {
		ids = append(ids, r.ID)
	}
	return strings.Join(ids, " ")
}

// Every setting stands on the page once, under its heading, and the search leaves those that have its words.
func TestTheSettingsAreSearched(t *testing.T) {
	tb := New(Options{Data: &keeping{}})
	tb.Resize(1280, 800)
	press(tb, "s")
	all := rowIDs(tb)
	for _, k := range settings {
		if n := strings.Count(all+" ", "set:"+k.id+" "); n != 1 {
			t.Errorf("%s stands there %d times", k.id, n)
		}
	}
	for _, s := range sections {
		if !strings.Contains(all, "group:"+s.name) {
			t.Errorf("there is no section %s", s.name)
		}
	}
	turn := tb.formTurn
	press(tb, "/")
	if tb.formTurn == turn || tb.formFocus != findRow {
		t.Error("/ does not lead to the search")
	}
	tb.SetField(findRow, "camera")
	if got := rowIDs(tb); got != findRow+" group:Play set:follow" {
		t.Errorf("camera finds %s", got)
	}
	tb.SetField(findRow, "zzz")
	if got := rowIDs(tb); got != findRow+" none" {
		t.Errorf("nothing is found as %s", got)
	}
}

// Ctrl+Z takes back one change after the other, and what was kept follows.
func TestAChangeOfTheSettingsIsTakenBack(t *testing.T) {
	var kept Settings
	tb := New(Options{Keep: func(s Settings) { kept = s }})
	tb.Resize(1280, 800)
	press(tb, "s")
	tb.SetField("set:colors", "clear")
	tb.SetField("set:table", "tournament")
	z := func() { tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60) }
	z()
	if tb.prefs.Ghosts != "on" || kept.Ghosts != "on" || kept.Colors != "clear" {
		t.Errorf("kept %+v", kept)
	}
	z()
	if tb.prefs.Colors != "classic" || kept.Colors != "classic" {
		t.Errorf("kept %+v", kept)
	}
	z()
	if tb.toast == "" {
		t.Error("nothing is said when there is nothing left")
	}
}

// What is kept can be copied, exported and deleted from there; deleting asks.
func TestWhatIsKept(t *testing.T) {
	k := &keeping{}
	tb := begin(t, "human", "human")
	tb.opts.Data = k
	press(tb, "esc", "s")
	tb.SetField("do:diagnostics", "do")
	for _, want := range []string{"v1", "seed 3", "tholian-web", "sp-limit = 120"} {
		if !strings.Contains(k.text, want) {
			t.Errorf("the diagnostics do not tell %q:\n%s", want, k.text)
		}
	}
	tb.SetField("do:delete", "yes")
	if k.gone != 0 {
		t.Fatal("deleted without a question")
	}
	tb.SetField("do:delete", "do")
	tb.SetField("do:delete", "no")
	tb.SetField("do:delete", "yes")
	if k.gone != 0 {
		t.Fatal("deleted after a no")
	}
	tb.SetField("do:delete", "do")
	tb.SetField("do:delete", "yes")
	if k.gone != 1 || tb.deleting || !strings.Contains(tb.toast, "6") {
		t.Errorf("deleted %d times, %q", k.gone, tb.toast)
	}
	k.fail = errors.New("the disk is full")
	tb.SetField("do:export", "do")
	if tb.toast != "the disk is full" {
		t.Errorf("a failed export says %q", tb.toast)
	}
}

// Where a press does what is held else, giving up wants two.
func TestGivingUpByPresses(t *testing.T) {
	tb := begin(t, "human", "human")
	tb.SetField("set:holding", "press")
	press(tb, "esc", "up", "up", "enter")
	if tb.Game.Over() {
		t.Fatal("one press gives up")
	}
	press(tb, "enter")
	if !tb.Game.Over() {
		t.Error("two presses do not give up")
	}
}

// The preview shows a board in wide windows only, and no click there reaches a table.
func TestThePreview(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "esc", "s")
	if !tb.ShowsBoard() || len(tb.Board().Ships) < 3 {
		t.Fatalf("no preview: %d ships", len(tb.Board().Ships))
	}
	cam := tb.cam
	b := tb.previewBox()
	tb.Update(&Input{X: b.X + 20, Y: b.Y + 20, Any: true, Moved: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: b.X + 90, Y: b.Y + 20, Any: true, Moved: true, Held: true, Wheel: 1}, 1.0/60)
	if tb.cam != cam {
		t.Error("the preview moves the table of the battle")
	}
	tb.Resize(1024, 640)
	if tb.ShowsBoard() {
		t.Error("there is a preview in a small window")
	}
}
