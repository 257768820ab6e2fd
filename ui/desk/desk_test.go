package desk_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/desk"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// folder keeps events in a folder of the test.
type folder struct {
	dir   string
	now   time.Time
	seed  uint64
	pages map[string]string
	shown []string // opened in the viewer
	blind error    // why nothing can be opened
	page  string   // the address of the page that links lead to
}

func (f *folder) Clubs() ([]desk.Club, error) {
	own, err := tournament.Storyline(f.dir)
	return []desk.Club{{Events: own}}, err
}

func (f *folder) Create(club string, e *tournament.Event) (string, error) {
	file := filepath.Join(f.dir, fmt.Sprintf("e%d%s", f.Seed(), tournament.Suffix))
	return file, tournament.Create(file, e)
}

func (f *folder) Open(file string) (*tournament.Event, error) { return tournament.Open(file) }

func (f *folder) Change(file string, do func(*tournament.Desk) error) (*tournament.Event, error) {
	return tournament.Change(file, "organizer", f.now, do)
}

func (f *folder) Stamp(file string) string {
	e, err := tournament.Open(file)
	if err != nil {
		return ""
	}
	return fmt.Sprint(e.Revision)
}

func (f *folder) Page(_, name string, b []byte) (string, error) {
	f.pages[name] = string(b)
	return filepath.Join(f.dir, name), nil
}

func (f *folder) Show(path string) error {
	if f.blind == nil {
		f.shown = append(f.shown, filepath.Base(path))
	}
	return f.blind
}

func (f *folder) Address(battle []byte) (string, error) {
	text, err := link.Of(link.Battle, battle)
	if err != nil || f.page == "" {
		return "", err
	}
	return link.Address(f.page, text)
}

func (f *folder) KeepGame(_ string, round, table int, b []byte) (string, error) {
	name := filepath.Join(f.dir, fmt.Sprintf("round-%d-table-%d.game.jsonl", round, table))
	return name, os.WriteFile(name, b, 0o644)
}

func (f *folder) Games(string) ([]string, error) {
	return filepath.Glob(filepath.Join(f.dir, "*.game.jsonl"))
}

func (f *folder) ReadGame(name string) ([]byte, error) { return os.ReadFile(name) }
func (f *folder) Fleets() []fleet.List                 { return nil }
func (f *folder) Pasted() (string, error)              { return "Pia\nQuin\n", nil }
func (f *folder) Now() time.Time                       { return f.now }
func (f *folder) Seed() uint64                         { f.seed++; return f.seed }

// host notes what the page asks of the window.
type host struct {
	back   int
	battle *battle.Start
	toasts []string
	known  []string
}

func (h *host) Known() []string     { return h.known }
func (h *host) Meet(name string)    { h.known = append(h.known, name) }
func (h *host) Open(kit.Page)       {}
func (h *host) Pace() float64       { return 1 }
func (h *host) Back()               { h.back++ }
func (h *host) Play(b battle.Start) { h.battle = &b }
func (h *host) Toast(s string)      { h.toasts = append(h.toasts, s) }

// shop is a desk in a window.
type shop struct {
	t testing.TB
	d *desk.Desk
	h *host
	f *folder
	w *kittest.Window
}

func open(t testing.TB) *shop {
	t.Helper()
	s := &shop{t: t, h: &host{}, f: &folder{dir: t.TempDir(), now: noon, pages: map[string]string{}}}
	s.fresh()
	return s
}

// fresh is the desk opened anew over the same folder.
func (s *shop) fresh() {
	s.t.Helper()
	cards := gametest.Cards(s.t)
	s.d = desk.New(s.h, s.f, cards)
	s.w = kittest.Open(s.t, s.d)
}

// keys presses keys one after the other; ^ before one holds Ctrl, + Shift.
func (s *shop) keys(keys ...string) {
	s.t.Helper()
	for _, k := range keys {
		if len(k) > 1 && k[0] == '^' {
			k = "ctrl+" + k[1:]
		}
		if len(k) > 1 && k[0] == '+' {
			k = "shift+" + k[1:]
		}
		s.w.Key(k)
	}
}

// chosen are the values of what is chosen, as they stand beside each other.
var chosen = map[string][]string{"paper": {"files", "paper"}, "hand": {"desk", "hand"}}

// types fills a field, or chooses one of several.
func (s *shop) types(row, value string) {
	s.t.Helper()
	if row == "scenario" {
		s.w.Press(fmt.Sprint("scenario:", slices.IndexFunc(scenarios.All(), func(sc game.Scenario) bool { return sc.Sheet().ID == value })))
		return
	}
	if of := chosen[row]; of != nil {
		s.w.Press(fmt.Sprint(row, ":", slices.Index(of, value)))
		return
	}
	s.w.Press(row)
	s.w.Key("ctrl+a", "backspace")
	s.w.Type(value)
}

func (s *shop) digits(n int) {
	s.t.Helper()
	for _, r := range fmt.Sprint(n) {
		s.keys(string(r))
	}
}

// event is what lies on the disk.
func (s *shop) event() *tournament.Event {
	s.t.Helper()
	all, err := tournament.Storyline(s.f.dir)
	expect.Must(s.t, err == nil && len(all) != 0 && all[len(all)-1].Err == nil, "%v %v", err, all)
	return all[len(all)-1].Event
}

// says tells whether a text is seen.
func (s *shop) says(words string) bool { return s.w.Reads(words) }

// text is all that the page says.
func (s *shop) text() string { return s.w.Words() }

// begins makes a new event of a scenario; paper or files.
func (s *shop) begins(scenario, sheets string) {
	s.t.Helper()
	s.keys("n")
	s.types("scenario", scenario)
	s.types("paper", sheets)
	s.keys("^enter")
	expect.Need(s.t, s.d.Name(), "desk: players", "after the beginning the page")
}

// eventOf is a desk at which people have signed in to an event of a scenario, without fleets.
func eventOf(t testing.TB, scenario, names string) *shop {
	t.Helper()
	s := open(t)
	s.begins(scenario, "paper")
	s.types("names", names)
	s.keys("enter", "esc")
	return s
}

// pair pairs the next round.
func (s *shop) pair() *shop { s.t.Helper(); s.keys("^enter"); return s }

// score enters the points of the table that is chosen; where all is well the next one is chosen.
func (s *shop) score(one, two int) {
	s.t.Helper()
	for _, points := range []int{one, two} {
		s.digits(points)
		s.keys("enter")
	}
}

// From the sign-in of five players to the final ranks by keys alone: names, sides, three rounds
// with a bye each, results, fleets verified, both signatures.
func TestFivePlayersByKeysAlone(t *testing.T) {
	s := open(t)
	s.begins("last-battle-of-ds9", "paper")
	s.types("names", "A. Okafor")
	s.keys("enter")
	s.types("names", "S. Novak, R. Tanaka,P. Eriksen , J. Moreau")
	s.keys("enter", "esc", "home")
	n := len(s.event().Players)
	expect.Must(t, n == 5, "%d have signed in", n)
	s.keys("^enter")
	expect.Must(t, s.event().Round() == 0 && s.says("has not chosen an allegiance"), "paired without allegiances")
	for range 5 {
		s.keys("a", "down")
	}
	for round := 1; round <= tournament.Rounds; round++ {
		s.keys("^enter")
		if got := s.event().Round(); got != round || s.d.Name() != fmt.Sprintf("desk: round %d", round) {
			t.Fatalf("round %d is paired, page %s", got, s.d.Name())
		}
		for table := range s.event().Rounds[round-1].Tables {
			s.keys("v", "v")
			s.score(100+10*table, 40+table)
			if r := s.event().Rounds[round-1].Tables[table].Result; r == nil || r.Sides[0].Points != 100+10*table || r.Winner != 0 {
				t.Fatalf("round %d, table %d: %+v", round, table+1, r)
			}
		}
		s.keys("+i")
		m := s.event().Missing(round)
		expect.Must(t, m == nil, "round %d misses %v", round, m)
	}
	s.keys("^enter")
	e := s.event()
	if !e.Over() || s.d.Name() != "desk: final ranks" || !s.says("Admiral") {
		t.Fatalf("over %v, page %s", e.Over(), s.d.Name())
	}
	s.keys("^p", "p", "s", "r", "c", "esc", "esc", "esc")
	for _, want := range []string{"pairings-round-3.html", "score-round-3.html", "standings-round-3.html", "score-round-3.csv"} {
		expect.True(t, strings.Contains(s.f.pages[want], "Okafor"), "%s was not printed", want)
	}
	expect.True(t, s.h.back == 1, "Esc leads back %d times", s.h.back)
}

// again is the desk opened anew over the same folder, at the first event.
func (s *shop) again() *desk.Desk {
	s.fresh()
	s.keys("home", "enter")
	return s.d
}
