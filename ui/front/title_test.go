package front

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// Who is named when the program is started plays, whatever seat it is.
func TestPlayers(t *testing.T) {
	const c = "captain" // what the title proposes
	for _, x := range []struct{ p1, p2, one, two string }{
		{"", "", "human", c}, {"human", "", "human", c}, {"", "ensign", "human", "ensign"}, {"", "random", "human", "random"},
		{"ensign", "human", "ensign", "human"}, {"ensign", "", "ensign", "human"}, {"human", "human", "human", "human"}, {"", "human", "human", "human"},
		{"ensign", "random", "ensign", "random"}, {"random", "ensign", "random", "ensign"},
	} {
		p := playersOf(x.p1, x.p2)
		if got := p.Seats(); x.one != got[0] || x.two != got[1] {
			if x.two == c && got[1] == p.levels[p.level] {
				continue // the program has fewer levels
			}
			t.Errorf("--p1 %q --p2 %q: %v, want %s and %s", x.p1, x.p2, got, x.one, x.two)
		}
		p.choose(hotSeat, p.level)
		expect.Same(t, p.Seats(), [2]string{"human", "human"},
			"--p1 %q --p2 %q, hot seat chosen at the title", x.p1, x.p2)
	}
}

// The battle, who plays it, at what table and by what clock are chosen by a press and by a key.
func TestWhatIsChosenAtTheTitle(t *testing.T) {
	w, p, pane := titled(t, Options{})
	n := len(p.Next.scenarios)
	w.Press("scen:2")
	expect.True(t, p.Next.at == 2, "a press takes battle %d", p.Next.at)
	for _, c := range []struct {
		key  string
		want int
	}{{"4", 3}, {"down", 4}, {"right", 5 % n}, {"up", 4}, {"1", 0}, {"left", n - 1}} {
		w.Key(c.key)
		expect.True(t, p.Next.at == c.want, "%s takes battle %d, want %d", c.key, p.Next.at, c.want)
	}
	for _, c := range []struct {
		press, key string
		is         func() bool
	}{
		{"mode:2", "", func() bool { return p.Next.Players.mode == watching }},
		{"", "o", func() bool { return p.Next.Players.mode == alone }},
		{"mode:1", "", func() bool { return p.Next.Players.Seats() == [2]string{"human", "human"} }},
		{"kind:1", "", func() bool { return pane.kind == 1 }},
		{"", "b", func() bool { return pane.kind == 2 }},
		{"kind:2", "b", func() bool { return pane.kind == 0 }},
		{"clock:1", "", func() bool { return pane.clock == 1 }},
		{"", "k", func() bool { return pane.clock == 2 }},
	} {
		if c.press != "" {
			w.Press(c.press)
		}
		if c.key != "" {
			w.Key(c.key)
		}
		expect.True(t, c.is(), "%s %s is not taken", c.press, c.key)
	}
	expect.True(t, !w.Can("level:0"), "two people choose a level of the computer")
	for key, want := range map[string]string{"s": "settings", "h": "house", "f1": "keys", "i": "sheet of " + p.Next.Sheet().ID} {
		w.Key(key)
		expect.True(t, slices.Contains(pane.shown, want), "%s shows %v, want %s", key, pane.shown, want)
	}
}

// Who has no battle to continue is offered the lesson, by a button and by its key; who has one
// continues that.
func TestTheTitleOffersALesson(t *testing.T) {
	opened := 0
	o := Options{Lesson: func() *Entry {
		return &Entry{ID: "lesson", Label: "New here?", Title: "A lesson", Key: "l", Open: func(Host) kit.Page { opened++; return nil }}
	}}
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}, {512, 320}} {
		w, _, _ := titled(t, o)
		w.Resize(z[0], z[1])
		n := opened
		w.Press("page:lesson")
		expect.True(t, opened == n+1, "%v: the button opens nothing", z)
		w.Key("l")
		expect.True(t, opened == n+2, "%v: the key opens nothing", z)
	}
	o.Waiting = func() *battle.Saved { return &battle.Saved{Title: "Future Tense", Note: "round 3"} }
	w, _, _ := titled(t, o)
	if w.Can("page:lesson") || !w.Can("resume") || !w.Reads("Future Tense") {
		t.Errorf("with a battle that waits: %v", w.Names())
	}
}

// The battle of today is continued before one of an earlier day; what waits is looked for again
// after something else was shown.
func TestWhatWaitsIsContinued(t *testing.T) {
	asked := 0
	var fail error
	o := Options{Waiting: func() *battle.Saved {
		asked++
		return &battle.Saved{Title: fmt.Sprint("Battle ", asked), Open: func() (battle.Start, error) { return battle.Start{}, fail }}
	}}
	w, p, pane := titled(t, o)
	w.Tick(30)
	expect.Must(t, asked == 1 && w.Reads("Battle 1"), "asked %d times", asked)
	fail = errors.New("gone")
	w.Key("c")
	expect.True(t, len(pane.played) == 0 && w.Reads("gone"), "it is not said why it cannot be continued")
	w.Tick(1)
	fail = nil
	w.Press("resume")
	expect.True(t, len(pane.played) == 1, "it is not continued")
	pane.left = "The Tholian Web, round 2"
	p.Again()
	w.Tick(1)
	expect.Must(t, w.Reads("The Tholian Web, round 2"), "the battle of today is not offered")
	if w.Key("c"); !slices.Equal(pane.shown, []string{"battle"}) || len(pane.played) != 1 {
		t.Errorf("shown %v, begun %d", pane.shown, len(pane.played))
	}
}

// Every page that the title offers opens by its button and its key, in a small window under the
// second tab.
func TestTheTitleOpensPages(t *testing.T) {
	opened := 0
	o := Options{Pages: []Entry{{ID: "desk", Title: "Desk", Note: "three rounds", Key: "t", Open: func(Host) kit.Page { opened++; return nil }}}}
	w, _, pane := titled(t, o)
	w.Key("t")
	w.Press("page:desk")
	w.Resize(512, 320)
	w.Key("f6")
	w.Press("page:desk")
	w.Press("settings")
	expect.True(t, opened == 3 && slices.Equal(pane.shown, []string{"settings"}),
		"opened %d times, shown %v", opened, pane.shown)
}

// The title has room for its words in every window, whatever waits and whatever is wrong.
func TestTheTitleIsReadable(t *testing.T) {
	o := Options{Pages: []Entry{{ID: "free-table", Title: "Free table", Note: "show set-ups and rules", Key: "f"}, {ID: "desk", Title: "Tournament desk", Note: "three rounds, byes, ranks", Key: "t"},
		{ID: "fleets", Title: "Fleets", Note: "build, check, print", Key: "e"}, {ID: "replays", Title: "Replays", Note: "step through past battles", Key: "r"}}}
	for i, sc := range scenarios.All() {
		o.Scenario = sc.Sheet().ID
		o.Lesson, o.Waiting = nil, nil
		switch i % 3 {
		case 1:
			o.Lesson = func() *Entry {
				return &Entry{ID: "lesson", Label: "Flight school", Title: "A five minute lesson", Note: "ships, arcs, dials and locks in hand", Key: "l"}
			}
		case 2:
			o.Waiting = func() *battle.Saved {
				return &battle.Saved{Title: "The Last Battle of DS9, round 3", Note: "you against AI Captain · 41 minutes left"}
			}
		}
		_, p, _ := titled(t, o)
		if i == 3 {
			p.Next.wrong = "The battle of an earlier day cannot be opened: its file was made by a newer program."
		}
		kittest.Readable(t, o.Scenario, p)
	}
}

// The picture of every battle has the areas, and a ship of each fleet in them.
func TestEveryBattleHasItsPicture(t *testing.T) {
	_, p, _ := titled(t, Options{})
	for i, sc := range p.Next.scenarios {
		b := p.board(i)
		if b == nil || len(b.Zones) != 2 {
			t.Fatalf("%s: %+v", sc.Sheet().ID, b)
		}
		for _, z := range b.Zones {
			in := 0
			for _, s := range b.Ships {
				if s.Seat == z.Seat && s.X >= z.X0 && s.X <= z.X1 && s.Y >= z.Y0 && s.Y <= z.Y1 {
					in++
				}
			}
			if in == 0 {
				t.Errorf("%s: no ship in the area of player %d", sc.Sheet().ID, z.Seat)
			}
		}
	}
}

// another is one more battle of the tests' own, under another name.
type another struct {
	scenariotest.Comet
	id, title string
}

func (a another) Sheet() *game.Sheet {
	s := *a.Comet.Sheet()
	s.ID, s.Title, s.Stamp = a.id, a.title, a.id
	return &s
}

// The title takes any number of battles: with seventeen of them every one is seen, told and chosen
// in every window, by its number, the arrows, and a press.
func TestTheTitleTakesAnyNumberOfBattles(t *testing.T) {
	defer scenarios.Add(another{id: "comet", title: "The Comet"})()
	defer scenarios.Add(another{id: "the-long-way", title: "The Long Way Home From a Very Distant Quadrant"})()
	for i := range 10 {
		defer scenarios.Add(another{id: fmt.Sprint("sheet-", i), title: fmt.Sprint("Sheet ", i)})()
	}
	for _, at := range []string{"the-long-way", "comet", "standard"} {
		w, p, _ := titled(t, Options{Scenario: at})
		n := len(p.Next.scenarios)
		expect.Must(t, n >= 17, "%d battles", n)
		kittest.Readable(t, at, p)
		for _, z := range [][2]float64{{1280, 800}, {512, 320}} {
			w.Resize(z[0], z[1])
			w.Key("1", "left")
			for i := range n {
				w.Key("right")
				if i < 9 {
					w.Key(fmt.Sprint(i + 1))
				}
				if p.Next.at != i {
					t.Errorf("%v: the key takes battle %d, not %d", z, p.Next.at, i)
				}
				if !w.Can(fmt.Sprint("scen:", i)) {
					t.Errorf("%v: battle %d is not seen when it is chosen", z, i)
				}
			}
		}
		w.Resize(1280, 800)
		if w.Press("show:2"); p.Next.at != slices.IndexFunc(p.Next.scenarios, func(s game.Scenario) bool { return s.Sheet().ID == at }) && w.Can("scen:0") {
			t.Error("the battles that come along are shown among one's own")
		}
	}
}

// On a telephone the title leads on by tabs and rows: a press on a fleet lists the fleets of its
// seat, the line of players unfolds, and the tab of a page opens it.
func TestTheTitleOnATelephone(t *testing.T) {
	opened := ""
	w, p, h := titled(t, Options{Scenario: "last-battle-of-ds9", Pages: []Entry{
		{ID: "learn", Title: "Learn", Key: "l", Open: func(Host) kit.Page { opened = "learn"; return nil }},
	}})
	w.Resize(390, 844)
	w.View.Touch(true)
	w.Draw()
	w.Tap("choices")
	w.View.Touch(true)
	w.Draw()
	if !w.Can("mode:1") || !w.Can("people") {
		t.Errorf("the players do not unfold: %v", w.Names())
	}
	w.Key("esc")
	w.View.Touch(true)
	w.Draw()
	w.Tap("fleet:1")
	if h.last(t) != kit.Page(p.fleets) || p.fleets.tabs.At != 1 {
		t.Errorf("a fleet leads to %s, half %d", h.last(t).Name(), p.fleets.tabs.At)
	}
	w.View.Touch(true)
	w.Draw()
	w.Tap("column:1")
	expect.True(t, opened == "learn" && p.tabs.At == 0,
		"the tab of a page opens %q, and the title shows tab %d", opened, p.tabs.At)
}
