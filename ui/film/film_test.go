package film

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/captions"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// theater is the window of these tests.
type theater struct {
	pace    float64
	backs   int
	toast   string
	reduced bool
}

func (t *theater) Open(kit.Page)  {}
func (t *theater) Back()          { t.backs++ }
func (t *theater) Toast(s string) { t.toast = s }
func (t *theater) Pace() float64  { return t.pace }
func (t *theater) Reduced() bool  { return t.reduced }

// battleOf is a battle of ensigns.
func battleOf(t testing.TB, scenario, one, two string) *game.Game {
	t.Helper()
	return gametest.Ensigns(t, gametest.MustSetup(scenario, one, two, 3), 3)
}

func filmOf(t testing.TB, g *game.Game) *Projector {
	t.Helper()
	f, err := New(record.Shoot(g.Setup(), g.Answers()))
	expect.OK(t, err)
	return f
}

// onTable is what lies on a table, hidden dials aside.
type onTable struct {
	round  int16
	phase  game.Phase
	result game.Result
	ships  [game.MaxShips]game.Ship
	tokens [game.MaxTokens]game.Token
}

func lies(s *game.State) onTable {
	x := onTable{round: s.Round, phase: s.Phase, result: s.Result}
	copy(x.ships[:], s.Ships[:s.NShips])
	copy(x.tokens[:], s.Tokens[:s.NTokens])
	for i := range x.ships {
		if !x.ships[i].DialShown {
			x.ships[i].Dial = -1
		}
	}
	return x
}

var battles = [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"future-tense", "ft-a-1", "ft-b-1"}}

// A film ends at the table at which its battle ended, tells every caption once, in order, and lasts
// about as long as it should; no dial is seen before it is revealed.
func TestAFilmIsItsBattle(t *testing.T) {
	for _, b := range battles {
		for _, how := range []string{"usual", "reduced", "still"} {
			t.Run(b[0]+" "+how, func(t *testing.T) {
				g := battleOf(t, b[0], b[1], b[2])
				f := filmOf(t, g)
				f.Reduced = how == "reduced"
				if how == "still" {
					f.Pace = 0
				}
				told, seconds := []int{0}, 0.0
				for !f.Over() && seconds < 1000 {
					f.Step(1.0 / 30)
					seconds += 1.0 / 30
					if f.told >= 0 && told[len(told)-1] != f.told {
						told = append(told, f.told)
					}
					if how == "reduced" && f.now != nil && !f.now.Reduced {
						t.Fatal("something flies")
					}
					for i := range f.view.Ships[:f.view.NShips] {
						if sh := &f.view.Ships[i]; sh.Dial >= 0 && !sh.DialShown {
							t.Fatal("a dial is seen that is not revealed")
						}
					}
				}
				expect.True(t, len(told) == len(f.Captions), "told %v of %d captions", told, len(f.Captions))
				for i, n := range told {
					expect.Need(t, i, n, "told in the order %v", told)
				}
				expect.Same(t, lies(&f.view.State), lies(g.State()), "the film ends at another table than its battle")
				rounds := float64(g.State().Round)
				most := rounds*aRound + 40
				expect.True(t, seconds <= most && seconds >= 20, "%.0f s for %.0f rounds", seconds, rounds)
			})
		}
	}
}

// Wherever one goes in a film, the table is the one the battle had there.
func TestChaptersShowTheirTables(t *testing.T) {
	g := battleOf(t, "tholian-web", "tw-a-1", "tw-b-1")
	f := filmOf(t, g)
	again := filmOf(t, g)
	for _, n := range []int{len(f.Captions) - 1, 3, 7, 2, 0, 5} {
		f.Chapter(n)
		again.Rewind()
		for again.at.Before(f.Captions[n].From) {
			if e := again.event(); e != nil {
				again.follow(e)
			}
		}
		expect.True(t, n <= 0 || lies(&f.view.State) == lies(&again.view.State),
			"caption %d begins at another table", n)
		for k := 0; f.Told() != &f.Captions[n] && k < 600; k++ {
			f.Step(0.1)
		}
		if f.Told() != &f.Captions[n] {
			t.Errorf("from where caption %d begins %v is told", n, f.Told())
		}
	}
}

// The camera has those in sight whom a scene is about, and words never lie on them; the whole table
// is seen between.
func TestTheCameraFramesTheScene(t *testing.T) {
	for _, z := range [][2]float64{{1280, 800}, {512, 320}} {
		framesItsScenes(t, battleOf(t, "tholian-web", "tw-a-1", "tw-b-1"), z)
		framesItsScenes(t, battleOf(t, "last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"), z)
	}
}

// framesItsScenes fails where one of two ships of a scene is not seen above the words.
func framesItsScenes(t *testing.T, g *game.Game, z [2]float64) {
	t.Helper()
	f := filmOf(t, g)
	p := NewPage(&theater{pace: 1}, f, Options{Title: "A battle"})
	w := kittest.OpenIn(t, p, z[0], z[1])
	scenes := 0
	for n := range f.Captions {
		c := &f.Captions[n]
		if len(c.Ships) != 2 {
			continue
		}
		f.Chapter(n)
		for k := 0; f.Told() != c && k < 300; k++ {
			w.Tick(6)
		}
		w.View.Stale()
		w.Draw()
		scenes++
		high := kit.HeightOf(p.foot(), z[0]-24)
		for _, id := range c.Ships {
			at := p.eye.Cam.ToScreen(f.Stage().Middle(id))
			// the middle of a ship lies below most of what heads the picture
			head := 12 + kit.HeightOf(f.standing(), z[0]-220) - 10
			if at.X < 0 || at.X > z[0] || at.Y < head || at.Y > z[1]-high {
				t.Errorf("%.0fx%.0f, %q: %s is seen at %v, the words begin at %.0f, the head ends at %.0f", z[0], z[1], c.Head, f.Film.Setup.Name(id), at, z[1]-high, head)
			}
		}
	}
	expect.True(t, scenes != 0, "no scene was looked at")
}

// The controls go when nobody moves and come back with any movement; keys do what they say.
func TestTheControlsGo(t *testing.T) {
	h := &theater{pace: 1}
	f := filmOf(t, battleOf(t, "future-tense", "ft-a-1", "ft-b-1"))
	p := NewPage(h, f, Options{Title: "Future Tense", Export: func(what string) (string, error) { return "/x/" + what, nil }})
	w := kittest.Open(t, p)
	for range 50 {
		w.Tick(6)
	}
	expect.True(t, p.hidden, "the controls stay")
	p.Feel(kit.Hands{Any: true})
	expect.True(t, !p.hidden, "they do not come back")
	w.Key("space")
	at := f.at
	w.Tick(300)
	expect.Same(t, f.at, at, "it goes on though it is stopped")
	was := f.Chapters()
	w.Key("right")
	expect.True(t, f.at != at && f.Chapters() <= was+1, "right leads from %v to %v", at, f.at)
	w.Key("end")
	w.Key("space")
	for range 200 {
		w.Tick(6)
	}
	expect.True(t, f.Over() && (f.Told() == nil || f.Told().Kind == captions.Ended), "it does not come to its end")
	expect.Same(t, p.Tick(0.1).In, kit.Never, "a film that is over keeps the window awake")
	w.Key("esc")
	expect.Same(t, h.backs, 1, "esc does not lead back")
}

// Any key and any press end a film that nobody has asked for, Enter begins its battle; after the
// last of some films the title comes back.
func TestAttract(t *testing.T) {
	g := battleOf(t, "tholian-web", "tw-a-1", "tw-b-1")
	left, played, next := 0, 0, 0
	open := func() *kittest.Window {
		left, played, next = 0, 0, 0
		a := &Attract{Leave: func() { left++ }, Play: func() { played++ }, Next: func() (*Projector, string) {
			if next++; next > 1 {
				return nil, ""
			}
			return filmOf(t, g), "another"
		}}
		return kittest.Open(t, NewPage(&theater{pace: 1}, filmOf(t, g), Options{Title: "The Tholian Web", Attract: a}))
	}
	w := open()
	w.Key("j")
	expect.True(t, left == 1 && played == 0, "a key: left %d times, played %d times", left, played)
	w = open()
	w.Key("enter")
	expect.True(t, left == 0 && played == 1, "Enter: left %d times, played %d times", left, played)
	w = open()
	w.PressAt(700, 400)
	expect.True(t, left == 1, "a press: left %d times", left)
	w = open()
	for n := 0; left == 0 && n < 8000; n++ {
		w.Tick(6)
	}
	expect.True(t, next == 2 && left == 1, "after %d films more it was left %d times", next, left)
}

func TestReadable(t *testing.T) {
	g := battleOf(t, "tholian-web", "tw-a-1", "tw-b-1")
	f := filmOf(t, g)
	f.Chapter(3)
	for k := 0; f.Told() == nil && k < 300; k++ {
		f.Step(0.1)
	}
	kittest.Readable(t, "film", NewPage(&theater{pace: 1}, f, Options{Title: "The Tholian Web · Anna against the computer", Export: func(string) (string, error) { return "", nil }}))
	kittest.Readable(t, "attract", NewPage(&theater{pace: 1}, f, Options{Title: "The Tholian Web", Attract: &Attract{}}))
}

// In a large window what is told is written larger than anything of the program's own, and where
// the film is stands in letters to match; in a small one the table has the room.
func TestCaptionsAreReadFromAfar(t *testing.T) {
	g := battleOf(t, "tholian-web", "tw-a-1", "tw-b-1")
	for _, z := range []struct{ w, h, told, at float64 }{{1280, 800, 20, 18}, {1920, 1080, 22, 22}, {512, 320, 16, 12}} {
		for name, o := range map[string]Options{"film": {Title: "The Tholian Web"}, "attract": {Title: "The Tholian Web", Attract: &Attract{}}} {
			f := filmOf(t, g)
			f.Chapter(3)
			for k := 0; f.Told() == nil && k < 300; k++ {
				f.Step(0.1)
			}
			w := kittest.OpenIn(t, NewPage(&theater{pace: 1}, f, o), z.w, z.h)
			size := func(words string) float64 {
				for _, s := range w.Canvas.Scene.Shapes {
					if s.Text == words {
						return s.Size
					}
				}
				return 0
			}
			if told, at := size(f.Told().Head), size(f.moment()); told < z.told || at < z.at {
				t.Errorf("%s, %v x %v: %q has letters of %.1f px, %q of %.1f", name, z.w, z.h, f.Told().Head, told, f.moment(), at)
			}
		}
	}
}
