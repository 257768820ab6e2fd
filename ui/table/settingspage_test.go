package table

import (
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

// Where a press does what is held else, giving up wants two.
func TestGivingUpByPresses(t *testing.T) {
	tb := begin(t, "human", "human")
	tb.setSetting("holding", "press")
	press(tb, "esc", "up", "up", "enter")
	if tb.Game.Over() {
		t.Fatal("one press gives up")
	}
	press(tb, "enter")
	if !tb.Game.Over() {
		t.Error("two presses do not give up")
	}
}

// The settings are opened over the battle: the board beside them is another, and they lead back to the battle. What is chosen there
// holds at once, is kept, and is taken back.
func TestTheSettingsOfABattle(t *testing.T) {
	var kept Settings
	tb := begin(t, "human", "human")
	tb.opts.Keep = func(s Settings) { kept = s }
	press(tb, "esc", "s")
	if r := tb.Report(); r.Screen != "settings" {
		t.Fatalf("Esc, S leads to %s", r.Screen)
	}
	b, cam := board(tb), tb.eye().Cam
	if len(b.Ships) < 3 || len(b.Rulers) != 1 || b.Plain {
		t.Fatalf("the preview is %+v", b)
	}
	at := tb.Camera()
	tb.Update(&Input{X: at.X + 20, Y: at.Y + 20, Any: true, Moved: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: at.X + 90, Y: at.Y + 20, Any: true, Moved: true, Held: true, Wheel: 1}, 1.0/60)
	tb.Update(&Input{X: at.X + 90, Y: at.Y + 20, Any: true, Release: true}, 1.0/60)
	if tb.eye().Cam != cam {
		t.Error("the preview moves the table of the battle")
	}
	press(tb, "/")
	for _, k := range []string{"nebulae"} {
		tb.Update(&Input{X: -1, Y: -1, Any: true, Typed: k}, 1.0/60)
	}
	tick(tb, 2)
	click(t, tb, "set:nebulae:1")
	if kept.Nebulae != "off" || !board(tb).Plain {
		t.Errorf("kept is %q, the preview has clouds: %v", kept.Nebulae, !board(tb).Plain)
	}
	click(t, tb, "undo")
	if kept.Nebulae != "on" || board(tb).Plain {
		t.Errorf("after undo kept is %q", kept.Nebulae)
	}
	press(tb, "esc")
	if tb.Screen != Playing || tb.screen.Panels.Menu.Open {
		t.Errorf("they lead back to %s", tb.Report().Screen)
	}
}

// Diagnostics tell what a report of a fault needs: the version, the battle, the settings changed.
func TestDiagnostics(t *testing.T) {
	tb := begin(t, "human", "human")
	tb.opts.Data = &keeping{}
	tb.setSetting("colors", "clear")
	for _, want := range []string{"v1", "seed 3", "tholian-web", "sp-limit = 120", "setting colors = clear"} {
		if got := tb.diagnostics(); !strings.Contains(got, want) {
			t.Errorf("the diagnostics do not tell %q:\n%s", want, got)
		}
	}
}
