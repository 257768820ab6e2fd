package window_test

import (
	"errors"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// slip is a page with one button that closes it.
type slip struct {
	host front.Host
	keys []string
}

func (s *slip) Name() string { return "slip" }

func (s *slip) Commands() kit.Commands {
	return kit.Commands{{ID: "close", Words: "Close", Key: "esc", Do: s.host.Back}}
}

func (s *slip) Body() kit.Part { return kit.Button(s.Commands()[0]) }

func (s *slip) Tick(float64) kit.Wake { return kit.Rest }

func (s *slip) Heard(stroke string) bool {
	s.keys = append(s.keys, stroke)
	return false
}

// A page is opened from the title by its key or its button, has the keys and the clicks while it is
// shown, and leads back.
func TestAPageOfItsOwn(t *testing.T) {
	var s *slip
	w := windowtest.Open(t, window.Options{Title: front.Options{Pages: []front.Entry{{ID: "slip", Title: "Slip", Key: "l", Open: func(h front.Host) kit.Page { s = &slip{host: h}; return s }}}}})
	tick := func(in kit.Input) { in.Any = true; w.Update(&in, 1.0/60) }
	at := func(id string) (float64, float64) {
		t.Helper()
		h, ok := w.Find(id)
		expect.Must(t, ok, "nothing to click is called %s", id)
		return h.Center()
	}
	press := func(id string) {
		t.Helper()
		x, y := at(id)
		tick(kit.Input{X: x, Y: y, Moved: true})
		tick(kit.Input{X: x, Y: y, Press: true, Held: true})
		tick(kit.Input{X: x, Y: y, Release: true})
	}
	tick(kit.Input{})
	tick(kit.Input{Strokes: []string{"l"}})
	expect.Must(t, s != nil && w.Report().Screen == "slip", "the key opens %s", w.Report().Screen)
	tick(kit.Input{Strokes: []string{"o", "esc"}})
	expect.Must(t, w.Shows("title") && len(s.keys) == 2, "%s after the keys %v", w.Report().Screen, s.keys)
	press("page:slip")
	expect.Need(t, w.Report().Screen, "slip", "the button does not open the page")
	press("close")
	expect.Must(t, w.Shows("title"), "the page is not closed by its button")
	w.Toast("Kept.")
	expect.Must(t, !w.Resting(), "a toast does not rest")
	for range 60*3 + 2 {
		tick(kit.Input{})
	}
	w.Dirty()
	expect.Must(t, w.Toasted() == "" && w.Resting(), "the toast stays")
}

// Whoever began a battle hears of each of its ends; before an end is taken back it is asked, and
// what it refuses stays.
func TestTheEndOfAHostedBattleIsTakenBack(t *testing.T) {
	w := windowtest.Begin(t, "human", "human")
	ends, asked := 0, 0
	var no error
	w.Play(battle.Start{Game: w.Game, Ended: func(*game.Game) string { ends++; return "" }, Reopen: func() (string, error) { asked++; return "", no }})
	w.Tick(3)
	giveUp := func() {
		t.Helper()
		w.Key("esc", "up", "up")
		w.HoldKey("enter", 0.7)
		expect.Must(t, w.Ended(), "%s after giving up", w.Report().Screen)
	}
	w.Place()
	giveUp()
	expect.Must(t, ends == 1 && asked == 0, "told of %d ends, asked %d times", ends, asked)
	answers := len(w.Game.Answers())
	no = errors.New("both have signed")
	w.Undo()
	if asked != 1 || !w.Ended() || len(w.Game.Answers()) != answers || !strings.Contains(w.Toasted(), "both have signed") {
		t.Fatalf("refused, but %s, %d answers of %d, it says %q", w.Report().Screen, len(w.Game.Answers()), answers, w.Toasted())
	}
	no = nil
	w.Undo()
	if asked != 2 || !w.Playing() || len(w.Game.Answers()) >= answers {
		t.Fatalf("asked %d times, %s, %d answers of %d", asked, w.Report().Screen, len(w.Game.Answers()), answers)
	}
	giveUp()
	expect.True(t, ends == 2, "told of %d ends", ends)
	// the rematch is begun from no page, and tells nobody
	w.Key("esc")
	w.Play(battle.Start{Game: w.Game})
	w.Tick(3)
	expect.Same(t, ends, 2, "the next battle is told to whoever began the one before")
}

// What was not found as it should be is told when the window opens, over what is there; a click
// takes it away.
func TestNoticesAreTakenAway(t *testing.T) {
	w := windowtest.Open(t, window.Options{Notices: []string{"Own cards are left aside.", "The settings could not be read."}})
	tick := func(in kit.Input) { in.Any = true; w.Update(&in, 1.0/60) }
	tick(kit.Input{})
	if !strings.Contains(w.Toasted(), "cards") || !strings.Contains(w.Toasted(), "settings") {
		t.Fatalf("told is %q", w.Toasted())
	}
	h, ok := w.Find("toast")
	expect.Must(t, ok, "it is nowhere")
	x, y := h.Center()
	tick(kit.Input{X: x, Y: y, Moved: true})
	tick(kit.Input{X: x, Y: y, Press: true, Held: true})
	tick(kit.Input{X: x, Y: y, Release: true})
	expect.True(t, w.Toasted() == "" && w.Shows("title"), "it is not taken away: %q", w.Toasted())
}
