package window_test

import (
	"errors"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/window/windowtest"
)

// Where a press does what is held else, giving up wants two.
func TestGivingUpByPresses(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Set("holding", "press")
	tb.Key("esc", "up", "up", "enter")
	expect.Must(t, !tb.Game.Over(), "one press gives up")
	tb.Key("enter")
	expect.True(t, tb.Game.Over(), "two presses do not give up")
}

// The settings are opened over the battle: the board beside them is another, and they lead back to
// the battle. What is chosen there holds at once, is kept, and is taken back.
func TestTheSettingsOfABattle(t *testing.T) {
	var kept prefs.Settings
	o := windowtest.Duel("human", "human")
	o.Keep = func(s prefs.Settings) { kept = s }
	tb := windowtest.Open(t, o)
	cam := tb.Camera()
	tb.Key("esc", "s")
	expect.Need(t, tb.Report().Screen, "settings", "Esc, S leads to")
	tb.Key("a")
	b := tb.Table()
	expect.Must(t, len(b.Ships) >= 3 && len(b.Rulers) == 1 && !b.Plain, "the preview is %+v", b)
	at := tb.Camera()
	tb.Update(&kit.Input{X: at.X + 20, Y: at.Y + 20, Any: true, Moved: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: at.X + 90, Y: at.Y + 20, Any: true, Moved: true, Held: true, Wheel: 1}, 1.0/60)
	tb.Update(&kit.Input{X: at.X + 90, Y: at.Y + 20, Any: true, Release: true}, 1.0/60)
	tb.Key("/")
	for _, k := range []string{"nebulae"} {
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Typed: k}, 1.0/60)
	}
	tb.Tick(2)
	tb.Press("set:nebulae:1")
	if kept.Nebulae != "off" || !tb.Table().Plain {
		t.Errorf("kept is %q, the preview has clouds: %v", kept.Nebulae, !tb.Table().Plain)
	}
	tb.Press("undo")
	expect.True(t, kept.Nebulae == "" && !tb.Table().Plain,
		"after undo %q is kept, not the default by none", kept.Nebulae)
	tb.Key("esc")
	expect.True(t, tb.Playing() && !tb.MenuOpen(), "they lead back to %s", tb.Report().Screen)
	expect.Same(t, tb.Camera(), cam, "the preview moves the table of the battle")
}

// Diagnostics tell what a report of a fault needs: the version, the battle, the settings changed;
// its seed once it is over.
func TestDiagnostics(t *testing.T) {
	k := &windowtest.Keeping{}
	o := windowtest.Duel("human", "human")
	o.Data = k
	tb := windowtest.Open(t, o)
	tb.Set("colors", "clear")
	tb.Key("esc", "s", "/")
	tb.Type("diagnostics")
	tb.Press("diagnostics")
	expect.True(t, !strings.Contains(k.Text, "seed"), "the seed of a battle that is not over is told:\n%s", k.Text)
	tb.Answer(game.Answer{Prompt: tb.Game.FirstOpen().ID, Concede: true})
	tb.Press("diagnostics")
	for _, want := range []string{"v1", "seed 3", "tholian-web", "sp-limit = 120", "setting colors = clear"} {
		got := k.Text
		expect.True(t, strings.Contains(got, want), "the diagnostics do not tell %q:\n%s", want, got)
	}
}

// An export let fall on the settings is taken, its settings with it, and the words say so; one that
// is refused is told as a sentence.
func TestAnExportIsTakenBack(t *testing.T) {
	k := &windowtest.Keeping{}
	o := windowtest.Duel("human", "human")
	o.Data = k
	var kept prefs.Settings
	o.Keep = func(p prefs.Settings) { kept = p }
	tb := windowtest.Open(t, o)
	drop := func(f kit.File) { tb.Do(kit.Input{Dropped: []kit.File{f}, Any: true}) }
	tb.Key("esc", "s")
	drop(kit.File{Name: "all.zip", Text: []byte("zip")})
	if k.Text != "zip" || kept.Motion != "off" || !strings.Contains(tb.Toasted(), "all.zip: 1 file taken.") {
		t.Errorf("taken is %q, motion %q, said %q", k.Text, kept.Motion, tb.Toasted())
	}
	k.Fail = errors.New("nothing was taken: it is damaged")
	drop(kit.File{Name: "all.zip"})
	expect.True(t, strings.Contains(tb.Toasted(), "Nothing was taken: it is damaged."), "said is %q", tb.Toasted())
}
