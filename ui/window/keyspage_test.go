package window_test

import (
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// rebind gives a command another key on the page of the keys, by keys alone.
func rebind(t *testing.T, tb *windowtest.Window, words, s string) {
	t.Helper()
	tb.Key("f1", "k", "/")
	tb.Type(words)
	tb.Key("esc", "home", "enter", s, "esc")
	expect.Must(t, tb.Shows("help"), "Esc leads from the keys to %s", tb.Report().Screen)
	tb.Key("esc")
}

// A changed key does what its command does, the one it had does nothing any more, and all caps show
// the new one.
func TestAChangedKey(t *testing.T) {
	var kept prefs.Settings
	o := windowtest.Duel("human", "ensign")
	o.Keep = func(s prefs.Settings) { kept = s }
	tb := windowtest.PlanningOf(t, o)
	rebind(t, tb, "battle ruler", "b")
	expect.Need(t, kept.Keys["table.ruler"], "b", "kept are %v", kept.Keys)
	tb.Key("r")
	expect.True(t, !tb.Lit("ruler"), "the old key still measures")
	tb.Key("b")
	expect.True(t, tb.Lit("ruler"), "the new key does not measure")
	k, _ := tb.Top().Told("ruler")
	expect.Same(t, k.Key, "b", "the tip says")
	tb.Key("b")
	rebind(t, tb, "battle all maneuvers", "ctrl+f6")
	rebind(t, tb, "battle reach", "j")
	tb.While("j", 2)
	expect.True(t, len(tb.Table().Ends) != 0, "the held key shows no reach")
	tb.Tick(1)
	tb.While("d", 2)
	expect.Same(t, len(tb.Table().Ends), 0, "the old held key shows a reach")
	tb.Tick(1)
	tb.Key("f1")
	if r := tb.Report(); r.Screen != "help" || !slices.ContainsFunc(tb.Pane.Canvas.Scene.Shapes, func(s scene.Shape) bool { return s.Text == "J" }) {
		t.Error("the help shows the old key")
	}
}

// The big button and what is held have their new keys as well, in the battle and on pages.
func TestTheBigButtonMoves(t *testing.T) {
	tb := windowtest.Planning(t)
	rebind(t, tb, "main button", "z")
	n := len(tb.Planning.Locked)
	tb.Key("enter")
	expect.Same(t, len(tb.Planning.Locked), n, "Enter still locks")
	tb.Key("z")
	expect.Same(t, len(tb.Planning.Locked), n+1, "the new key does not lock")
}

// What holds everywhere has its new key on pages, too; a command of a page has one of its own, and
// what is typed stays.
func TestAChangedKeyOfAPage(t *testing.T) {
	full := 0
	tb := windowtest.Open(t, window.Options{Full: func() { full++ }})
	tb.Key("s")
	rebind(t, tb, "full screen", "f9")
	tb.Key("f11")
	tb.Key("f9")
	expect.True(t, full == 1, "the whole screen is changed to %d times", full)
	tb.Change(func(s *prefs.Settings) {
		s.Keys = map[string]string{"settings.keys": "j", "search": "f3", "undo": "ctrl+u"}
	})
	tb.Key("k")
	expect.Need(t, tb.Report().Screen, "settings", "the key that was leads to")
	tb.Key("f3")
	expect.Must(t, tb.Typing(), "the key of the search does not lead there")
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{"j"}, Typed: "j"}, 1.0/60)
	tb.Key("esc")
	expect.Need(t, tb.Report().Screen, "settings", "a letter typed leads to")
	tb.Key("j")
	expect.Need(t, tb.Report().Screen, "keys", "the key that was given leads to")
	tb.Key("esc")
	tb.Key("ctrl+u")
	expect.Same(t, tb.Person.Keys["settings.keys"], "", "the key of undo does not take the last change back")
}

// What the page of settings asks over itself is among what the page of keys lists, below its own
// heading.
func TestTheKeysOfWhatTheSettingsAsk(t *testing.T) {
	tb := windowtest.New(t, window.Options{})
	tb.Key("s")
	at := tb.Places()
	i := slices.IndexFunc(at, func(p window.Place) bool { return p.Name == "Settings: Delete saved battles" })
	expect.Must(t, i >= 0 && at[i].Page == "settings" && len(at[i].Listed()) == 2,
		"with the settings open %d: %+v", i, at)
}

// Each command of a battle can be given another key, and no two begin with the same.
func TestEachCommandHasAKeyOfItsOwn(t *testing.T) {
	tb := windowtest.New(t, window.Options{Title: front.Options{Pages: []front.Entry{{ID: "a", Title: "A", Key: "f"}}}})
	for _, at := range tb.Places() {
		had := map[string]*kit.Command{}
		for _, c := range at.Listed() {
			if o := had[c.Key]; o != nil && !window.Fixed(c.Key) && (o.ID != "always" || c.ID != "alwayslist") { // while a card is asked about the key speaks of the card
				t.Errorf("%s: %s and %s both have %s", at.Name, c.Words, o.Words, c.Key)
			}
			had[c.Key] = c
			if at.Name == "Everywhere" || at.Asks { // what is asked takes a key before what holds everywhere
				continue
			}
			for _, e := range window.Everywhere(nil) {
				if e.Key == c.Key && e.ID != c.ID {
					t.Errorf("%s: %s has %s, which is %s everywhere", at.Name, c.Words, c.Key, e.Words)
				}
			}
		}
	}
}

// strokes is a page that notes its keys.
type strokes struct {
	got []string
}

func (*strokes) Name() string           { return "strokes" }
func (*strokes) Commands() kit.Commands { return nil }
func (*strokes) Body() kit.Part         { return kit.Part{} }
func (*strokes) Tick(float64) kit.Wake  { return kit.Rest }
func (p *strokes) Heard(stroke string) bool {
	p.got = append(p.got, stroke)
	return true
}
