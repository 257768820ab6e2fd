package library

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/ui/canvas"
	"attackwing/ui/canvas/canvastest"
	"attackwing/ui/page"
)

// shelf is one of these tests.
type shelf struct {
	games []Game
	did   []string
	fail  error
}

func (s *shelf) Names() (out []string, err error) {
	for _, g := range s.games {
		out = append(out, g.ID)
	}
	return out, s.fail
}

func (s *shelf) Look(id string) Game {
	for _, g := range s.games {
		if g.ID == id {
			return g
		}
	}
	return Game{ID: id, Trouble: "gone"}
}

func (s *shelf) do(what, id string) error { s.did = append(s.did, what+" "+id); return s.fail }

func (s *shelf) Resume(id string) (page.Battle, error) { return page.Battle{}, s.do("resume", id) }

func (s *shelf) Rescue(id string) (string, error) {
	s.games = append(s.games, Game{ID: id + "+", Scenario: "Plain battle", Round: 1, Answers: 3})
	return id + "+", s.do("rescue", id)
}

func (s *shelf) Export(id string) (string, error) { return "/out/" + id, s.do("export", id) }

func (s *shelf) Import(name string, _ []byte) (string, error) {
	s.games = slices.Insert(s.games, 0, Game{ID: name, Scenario: "Plain battle"})
	return name, s.do("import", name)
}

func (s *shelf) ImportFile(path string) (string, error) { return s.Import(path, nil) }

func (s *shelf) Delete(id string) error {
	s.games = slices.DeleteFunc(s.games, func(g Game) bool { return g.ID == id })
	return s.do("delete", id)
}

type other struct{ page.Plain }

func (other) Name() string                          { return "other" }
func (other) Draw(*canvas.Canvas, float64, float64) {}

func (s *shelf) Watch(id string, _ page.Host) (page.Page, error) {
	return &other{}, s.do("watch", id)
}

// table is the window of these tests.
type table struct {
	opened, played, back int
	toast                string
}

func (t *table) Open(page.Page)   { t.opened++ }
func (t *table) Back()            { t.back++ }
func (t *table) Play(page.Battle) { t.played++ }
func (t *table) Toast(s string)   { t.toast = s }

func full(t *testing.T) *shelf {
	t.Helper()
	g, err := game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
	if err != nil {
		t.Fatal(err)
	}
	gametest.Play(g, 1, 12, nil)
	s := &shelf{}
	for i := range 14 {
		s.games = append(s.games, Game{ID: fmt.Sprint("g", i), Scenario: "The Tholian Web", Date: "2026-11-21 19:00", By: [2]string{"human", "ensign"}, Round: 2, Answers: 40, View: g.View(game.Nobody)})
	}
	s.games[1].Over, s.games[1].Result, s.games[1].Winner, s.games[1].Branches, s.games[1].Notes = true, "Player 2 wins, 120 to 49", 2, 1, 2
	s.games[2].Trouble, s.games[2].Rescue = "line 42: the line is cut short, and a very long sentence follows that no row has room for, whatever the window", 38
	s.games[3] = Game{ID: "a-file-with-a-name-that-is-rather-long-for-a-row.game.jsonl", Trouble: "line 1: the file is empty"}
	return s
}

func open(s *shelf) (*Page, *table, *canvas.Canvas) {
	h := &table{}
	p := New(h, s)
	c := &canvas.Canvas{}
	for range 40 {
		p.Tick(1.0 / 60)
	}
	p.Draw(c, 1280, 800)
	return p, h, c
}

func key(p *Page, ks ...string) {
	for _, k := range ks {
		p.Key(k, &page.Input{})
	}
}

// Every game can be reached and everything done by keys alone, and what cannot be done is not.
func TestByKeys(t *testing.T) {
	s := full(t)
	p, h, _ := open(s)
	key(p, "enter", "c", "e")
	if h.opened != 1 || h.played != 1 || h.toast != "Copied to /out/g0" {
		t.Fatalf("%+v %v", h, s.did)
	}
	key(p, "down", "c", "s")
	if h.played != 1 || p.at != 1 {
		t.Error("a game that is over is gone on with")
	}
	key(p, "down", "c", "s")
	if last := s.did[len(s.did)-1]; last != "rescue g2" || p.games[p.at].ID != "g2+" {
		t.Errorf("%v, at %s", s.did, p.games[p.at].ID)
	}
	key(p, "home", "down", "down", "down", "enter", "s")
	if last := s.did[len(s.did)-1]; last != "rescue g2" {
		t.Error("something was done with a file of which nothing is left")
	}
	n := len(s.games)
	key(p, "x", "esc")
	if len(s.games) != n {
		t.Error("Esc deletes")
	}
	key(p, "delete", "enter")
	if len(s.games) != n-1 || len(p.games) != n-1 {
		t.Error("it is not deleted")
	}
	key(p, "end")
	if p.at != len(p.games)-1 || p.at < p.top || p.at >= p.top+p.rows {
		t.Errorf("at %d, shown from %d", p.at, p.top)
	}
	key(p, "i")
	if p.Form() == nil {
		t.Fatal("no file is asked for")
	}
	p.SetField("path", "new.game.jsonl")
	key(p, "enter")
	if p.games[p.at].ID != "new.game.jsonl" || p.Form() != nil {
		t.Errorf("at %s", p.games[p.at].ID)
	}
	p.Pointer(&page.Input{Dropped: []page.File{{Name: "dropped.game.jsonl"}}})
	if p.games[p.at].ID != "dropped.game.jsonl" {
		t.Errorf("at %s", p.games[p.at].ID)
	}
	key(p, "esc")
	if h.back != 1 {
		t.Error("Esc does not lead back")
	}
}

// By the mouse: a click selects, a second one watches, the buttons do what they say.
func TestByMouse(t *testing.T) {
	s := full(t)
	p, h, c := open(s)
	p.Click("game:2")
	p.Click("game:2")
	if p.at != 2 || h.opened != 1 {
		t.Errorf("at %d, %d opened", p.at, h.opened)
	}
	p.Draw(c, 1280, 800)
	for _, id := range []string{"watch", "rescue", "export", "delete", "import", "back"} {
		if b, ok := c.Find(id); !ok || !b.Enabled {
			t.Errorf("%s cannot be pressed", id)
		}
	}
	p.Pointer(&page.Input{Wheel: -1})
	if p.top != 1 {
		t.Errorf("the wheel scrolls to %d", p.top)
	}
}

// What fails is said, and looked-at rows come one by one.
func TestTroubleAndWaiting(t *testing.T) {
	s := full(t)
	h := &table{}
	p := New(h, s)
	c := &canvas.Canvas{}
	p.Draw(c, 1280, 800)
	if p.Resting() || p.chosen() != nil {
		t.Error("nothing was looked at, and it rests")
	}
	for range len(s.games) {
		p.Tick(1.0 / 60)
	}
	if !p.Resting() {
		t.Error("it does not rest")
	}
	s.fail = errors.New("no room on the disk")
	key(p, "e")
	p.Draw(c, 1280, 800)
	found := false
	for _, sh := range c.Scene.Shapes {
		found = found || strings.Contains(sh.Text, "no room on the disk")
	}
	if !found || h.toast != "" {
		t.Error("the trouble is not said")
	}
}

func TestNothingIsClipped(t *testing.T) {
	for _, s := range []*shelf{full(t), {}} {
		p, _, c := open(s)
		for i := range max(1, min(5, len(s.games))) {
			for _, sure := range []bool{false, true} {
				p.at, p.sure = i, sure && len(s.games) > 0
				canvastest.Readable(t, fmt.Sprintf("game %d, sure %t", i, sure), p, c, func(w, h float64) {
					c.Reset()
					p.Draw(c, w, h)
				})
			}
		}
	}
}
