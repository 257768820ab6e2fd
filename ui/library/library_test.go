package library

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
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

func (s *shelf) Resume(id string) (battle.Start, error) { return battle.Start{}, s.do("resume", id) }

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

type other struct{}

func (other) Name() string           { return "other" }
func (other) Commands() kit.Commands { return nil }
func (other) Body() kit.Part         { return kit.Part{} }
func (other) Tick(float64) kit.Wake  { return kit.Rest }

func (s *shelf) Watch(id string, h Host) (kit.Page, error) {
	return other{}, s.do("watch", id)
}

// table is the window of these tests.
type table struct {
	opened, played, back int
	toast                string
}

func (t *table) Pace() float64                     { return 1 }
func (t *table) Open(kit.Page)                     { t.opened++ }
func (t *table) Back()                             { t.back++ }
func (t *table) Play(battle.Start)                 { t.played++ }
func (*table) KeepSlide(*game.Game)                {}
func (*table) PlayAfar(*game.Setup, game.PlayerID) {}
func (t *table) Toast(s string)                    { t.toast = s }

func full(t *testing.T) *shelf {
	t.Helper()
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
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

func open(t *testing.T, s *shelf) (*Page, *table, *kittest.Window) {
	h := &table{}
	p := New(h, s)
	w := kittest.Open(t, p)
	w.Tick(40)
	return p, h, w
}

// Every game can be reached and everything done by keys alone, and what cannot be done is not.
func TestByKeys(t *testing.T) {
	s := full(t)
	p, h, w := open(t, s)
	w.Key("enter", "c", "e")
	expect.Must(t, h.opened == 1 && h.played == 1 && h.toast == "Copied to /out/g0", "%+v %v", h, s.did)
	w.Key("down", "c", "s")
	expect.True(t, h.played == 1 && p.list.At == 1, "a game that is over is continued")
	w.Key("down", "c", "s")
	if last := s.did[len(s.did)-1]; last != "rescue g2" || p.games[p.list.At].ID != "g2+" {
		t.Errorf("%v, at %s", s.did, p.games[p.list.At].ID)
	}
	w.Key("home", "down", "down", "down", "enter", "s")
	expect.Same(t, s.did[len(s.did)-1], "rescue g2", "something was done with a file of which nothing is left")
	n := len(s.games)
	w.Key("x", "esc")
	expect.Same(t, len(s.games), n, "Esc deletes")
	w.Key("delete", "enter")
	expect.True(t, len(s.games) == n-1 && len(p.games) == n-1, "it is not deleted")
	w.Key("end")
	if last := fmt.Sprintf("game:%d", len(p.games)-1); p.list.At != len(p.games)-1 || !w.Can(last) {
		t.Errorf("at %d, and %s is not seen", p.list.At, last)
	}
	w.Key("i")
	w.Type("new.game.jsonl")
	w.Key("enter")
	w.Tick(40)
	expect.True(t, p.games[p.list.At].ID == "new.game.jsonl" && !p.asking, "at %s", p.games[p.list.At].ID)
	w.Drop(kit.File{Name: "dropped.game.jsonl"})
	expect.Same(t, p.games[p.list.At].ID, "dropped.game.jsonl", "at")
	w.Key("esc")
	expect.Same(t, h.back, 1, "Esc does not lead back")
}

// By the mouse: a click selects, a second one watches, the buttons do what they say.
func TestByMouse(t *testing.T) {
	s := full(t)
	p, h, w := open(t, s)
	w.Press("game:2")
	w.Press("game:2")
	expect.True(t, p.list.At == 2 && h.opened == 1, "at %d, %d opened", p.list.At, h.opened)
	for _, id := range []string{"watch", "rescue", "export", "delete", "import", "back"} {
		expect.True(t, w.Can(id), "%s cannot be pressed", id)
	}
	w.Wheel("game:2", -4)
	_, seen := w.Find("game:0")
	expect.True(t, !seen, "the wheel does not scroll")
	w.Press("delete")
	w.Press("leave")
	w.Press("delete")
	w.Press("sure")
	expect.Same(t, s.did[len(s.did)-1], "delete g2", "%v", s.did)
}

// Without a name there is nothing to import, and the window says so.
func TestNothingIsImportedWithoutAName(t *testing.T) {
	s := full(t)
	p, _, w := open(t, s)
	w.Press("import")
	n := len(s.games)
	w.Key("enter")
	expect.True(t, len(s.games) == n && p.asking && w.Reads("Enter the path of the file."),
		"a file without a name is imported")
	w.Key("esc", "esc")
	expect.True(t, !p.asking, "Esc leaves the field, and again the question")
}

// What fails is said, and looked-at rows come one by one.
func TestTroubleAndWaiting(t *testing.T) {
	s := full(t)
	h := &table{}
	p := New(h, s)
	w := kittest.Open(t, p)
	expect.True(t, !w.View.Resting() && p.chosen() == nil, "nothing was looked at, and it rests")
	w.Tick(len(s.games) + 1)
	expect.True(t, w.View.Resting(), "it does not rest")
	s.fail = errors.New("no room on the disk")
	w.Key("e")
	expect.True(t, w.Reads("no room on the disk") && h.toast == "", "the trouble is not said")
}

func TestNothingIsClipped(t *testing.T) {
	for _, s := range []*shelf{full(t), {}} {
		p, _, _ := open(t, s)
		for i := range max(1, min(5, len(s.games))) {
			for _, sure := range []bool{false, true} {
				p.list.At, p.sure, p.asking = i, sure && len(s.games) > 0, i == 4
				kittest.Readable(t, fmt.Sprintf("game %d, sure %t", i, sure), p)
			}
		}
	}
}
