package table

import (
	"errors"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
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

// A page is opened from the title by its key or its button, has the keys and the clicks while it is shown, and leads back.
func TestAPageOfItsOwn(t *testing.T) {
	var s *slip
	w := New(Options{Pages: []front.Entry{{ID: "slip", Title: "Slip", Key: "l", Open: func(h front.Host) kit.Page { s = &slip{host: h}; return s }}}})
	w.Resize(1280, 800)
	tick := func(in Input) { in.Any = true; w.Update(&in, 1.0/60) }
	at := func(id string) (float64, float64) {
		t.Helper()
		h, ok := w.Hits().Find(id)
		if !ok {
			t.Fatalf("nothing to click is called %s", id)
		}
		return h.Center()
	}
	press := func(id string) {
		t.Helper()
		x, y := at(id)
		tick(Input{X: x, Y: y, Moved: true})
		tick(Input{X: x, Y: y, Press: true, Held: true})
		tick(Input{X: x, Y: y, Release: true})
	}
	tick(Input{})
	tick(Input{Strokes: []string{"l"}})
	if s == nil || w.Report().Screen != "slip" {
		t.Fatalf("the key opens %s", w.Report().Screen)
	}
	tick(Input{Strokes: []string{"o", "esc"}})
	if !shows(w, "title") || len(s.keys) != 2 {
		t.Fatalf("%s after the keys %v", w.Report().Screen, s.keys)
	}
	press("page:slip")
	if w.Report().Screen != "slip" {
		t.Fatal("the button does not open the page")
	}
	press("close")
	if !shows(w, "title") {
		t.Fatal("the page is not closed by its button")
	}
	w.Toast("Kept.")
	if w.Resting() {
		t.Fatal("a toast does not rest")
	}
	for range 60*toastSeconds + 2 {
		tick(Input{})
	}
	w.Dirty()
	if w.toast != "" || !w.Resting() {
		t.Fatal("the toast stays")
	}
}

// Whoever began a battle hears of each of its ends; before an end is taken back it is asked, and what it refuses stays.
func TestTheEndOfAHostedBattleIsTakenBack(t *testing.T) {
	w := begin(t, "human", "human")
	ends, asked := 0, 0
	var no error
	w.Play(battle.Start{Game: w.Game, Ended: func(*game.Game) string { ends++; return "" }, Reopen: func() (string, error) { asked++; return "", no }})
	tick(w, 3)
	giveUp := func() {
		t.Helper()
		press(w, "esc", "up", "up")
		holdEnter(w, 0.7)
		if !over(w) {
			t.Fatalf("screen %d after giving up", w.Screen)
		}
	}
	placed(t, w)
	giveUp()
	if ends != 1 || asked != 0 {
		t.Fatalf("told of %d ends, asked %d times", ends, asked)
	}
	answers := len(w.Game.Answers())
	no = errors.New("both have signed")
	undoKey(w)
	if asked != 1 || !over(w) || len(w.Game.Answers()) != answers || !strings.Contains(w.toast, "both have signed") {
		t.Fatalf("refused, but screen %d, %d answers of %d, it says %q", w.Screen, len(w.Game.Answers()), answers, w.toast)
	}
	no = nil
	undoKey(w)
	if asked != 2 || w.Screen != Playing || len(w.Game.Answers()) >= answers {
		t.Fatalf("asked %d times, screen %d, %d answers of %d", asked, w.Screen, len(w.Game.Answers()), answers)
	}
	giveUp()
	if ends != 2 {
		t.Errorf("told of %d ends", ends)
	}
	// a battle that nobody has begun from a page tells nobody
	w.begin(w.Game, w.levels)
	tick(w, 3)
	if ends != 2 {
		t.Errorf("the next battle is told to whoever began the one before")
	}
}

// What was not found as it should be is told when the window opens, over what is there; a click takes it away.
func TestNoticesAreTakenAway(t *testing.T) {
	w := New(Options{Notices: []string{"Own cards are left aside.", "The settings could not be read."}})
	w.Resize(1280, 800)
	tick := func(in Input) { in.Any = true; w.Update(&in, 1.0/60) }
	tick(Input{})
	if !strings.Contains(w.toast, "cards") || !strings.Contains(w.toast, "settings") {
		t.Fatalf("told is %q", w.toast)
	}
	h, ok := w.Hits().Find("toast")
	if !ok {
		t.Fatal("it is nowhere")
	}
	x, y := h.Center()
	tick(Input{X: x, Y: y, Moved: true})
	tick(Input{X: x, Y: y, Press: true, Held: true})
	tick(Input{X: x, Y: y, Release: true})
	if w.toast != "" || !shows(w, "title") {
		t.Errorf("it is not taken away: %q", w.toast)
	}
}
