package learn_test

import (
	"slices"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/learn"
	"attackwing/ui/reading"
)

// Every puzzle is played from the page: another answer than the best happens, is told and taken
// back, the best one is shown when that is asked for, solves it, and is kept.
func TestPuzzlesAreSolved(t *testing.T) {
	all := puzzle.All()
	for i := range all {
		t.Run(all[i].ID, func(t *testing.T) {
			w, kept, _ := school(t)
			tile := kit.Name{Kind: "puzzle", N: i}.String()
			for range 40 {
				if i == 0 || w.Seen(tile) {
					break
				}
				at, _ := w.Find("puzzle:3")
				x, y := at.Center()
				w.Do(kit.Input{X: x, Y: y, Wheel: -1, Any: true})
			}
			if i > 0 {
				w.Press(tile)
			}
			w.Key("s")
			w.Tick(5)
			if w.Shows("learn") || w.Lesson().Class() == nil || w.Lesson().Class().Lesson.Title != all[i].Name {
				t.Fatalf("%s is shown", w.Report().Screen)
			}
			w.Draw()
			if of := w.Top().Page.(kit.Glows).Glows(); len(of) > 0 {
				t.Errorf("%v gives the answer away", of)
			}
			w.Key("f9")
			for range 400 {
				if w.LessonOver() {
					break
				}
				w.Draw()
				if of := w.Top().Page.(kit.Glows).Glows(); len(of) > 0 && w.Seen(of[0].String()) {
					if words, _ := w.Loss(); words != "" && of[0].Kind == "main" {
						w.HoldKey("enter", 1)
						continue
					}
					byMouse(w, of)
				}
				w.Tick(1)
			}
			if !w.LessonOver() || !kept.Now().Of("puzzle-"+all[i].ID).Done || !w.Reads("The best answer") {
				t.Fatalf("it is not solved: %s, wrong %v, glows %v, best %v", w.Report().Ask, w.Lesson().Wrong(), w.Top().Page.(kit.Glows).Glows(), all[i].Best)
			}
		})
	}
}

// A wrong answer of a puzzle is the last thing that happens: nothing moves and nobody is asked, until
// the answer is taken back or the best one is shown.
func TestNothingGoesOnAfterAWrongAnswer(t *testing.T) {
	w, _, _ := school(t)
	w.Key("s")
	w.Tick(5)
	p := w.Asked()
	best := puzzle.All()[0].Best[0]
	wrong := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.SetManeuver })
	if puzzle.Called(&w.View, p, wrong) == best {
		wrong++
	}
	w.Draw()
	expect.True(t, !w.Seen("main"), "the main button is there, and nothing is picked")
	w.Press(kit.Name{Kind: "cell", N: reading.MoveOf(p.Options[wrong])}.String())
	w.Key("enter")
	w.Tick(1)
	n := len(w.Game.Answers())
	expect.Must(t, w.Lesson().Wrong() && w.Reads("Not quite"), "it is not said to be wrong")
	for range 50 {
		w.Tick(1)
		w.Key("space")
	}
	if len(w.Game.Answers()) != n || w.Asked() != nil || w.Shown.Phase != game.Planning {
		t.Errorf("it goes on to %d answers, %s", len(w.Game.Answers()), w.Shown.Phase)
	}
	w.Key("f9")
	w.Tick(5)
	o, ok := w.Question.Meant(w.Asked())
	if w.Draw(); !ok || w.Asked().Label(&w.View, slices.Index(w.Asked().Options, o)) != best || !w.Reads(best) || !w.Reads("The best answer") {
		t.Errorf("shown is %v", o)
	}
	w.Key("enter")
	w.Tick(5)
	w.Draw()
	expect.True(t, w.LessonOver() && w.Reads("The best answer"), "it is not played")
}

// Three puzzles that follow each other are of three kinds.
func TestPuzzlesInARowDiffer(t *testing.T) {
	w, _, _ := school(t)
	w.Key("s")
	var kinds []string
	for range 6 {
		w.Tick(5)
		i := slices.IndexFunc(puzzle.All(), func(k puzzle.Puzzle) bool { return k.Name == w.Lesson().Class().Lesson.Title })
		kinds = append(kinds, puzzle.All()[i].Ask)
		w.Key("f9")
		w.Tick(5)
		if words, _ := w.Loss(); words != "" {
			w.HoldKey("enter", 1)
		}
		for range 20 {
			if w.LessonOver() {
				break
			}
			w.Key("enter")
			w.Tick(2)
		}
		w.Key("enter")
	}
	for i := 2; i < len(kinds); i++ {
		expect.True(t, kinds[i] != kinds[i-1] && kinds[i] != kinds[i-2],
			"%s follows %s and %s", kinds[i], kinds[i-1], kinds[i-2])
	}
}

// nobody is a window that shows one page only.
type nobody struct{}

func (nobody) Open(kit.Page) {}

func (nobody) Back() {}

func (nobody) Toast(string) {}

func (nobody) Pace() float64 { return 1 }

func (nobody) Play(battle.Start) {}

// Every puzzle is told by its name, on its tile and above, and in its battle: whole in every
// window.
func TestPuzzlesAreToldByTheirNames(t *testing.T) {
	ks := puzzle.All()
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {512, 320}} {
		w, _, _ := school(t)
		w.Resize(z[0], z[1])
		w.Draw()
		if w.Seen("column:1") {
			w.Press("column:1")
		}
		w.Draw()
		lines := w.Written()
		for i := range ks {
			expect.True(t, slices.Contains(lines, ks[i].Name), "%v: %q is not written on its tile", z, ks[i].Name)
		}
		expect.True(t, slices.Contains(lines, "1 · "+ks[0].Name),
			"%v: the puzzle that is chosen is not called %q", z, ks[0].Name)
		w.Key("s")
		w.Tick(5)
		w.Draw()
		expect.True(t, w.Reads(ks[0].Name), "%v: the head of the battle does not say %q", z, ks[0].Name)
	}
}

// The puzzle of the day is chosen when the page opens, until it is solved, and by its key; the next
// day has another.
func TestThePuzzleOfTheDay(t *testing.T) {
	at := func(day int, done ...string) *learn.Page {
		l := lesson.Learned{}
		for _, id := range done {
			l.Now().Note(id, lesson.Progress{Done: true, Step: 1})
		}
		return learn.New(nobody{}, learn.Options{Puzzles: puzzle.All(), Day: day, Learned: l, Cards: assets.Cards, Find: scenarios.ByID})
	}
	ks := puzzle.All()
	seen := map[string]bool{}
	for day := 20000; day < 20003; day++ {
		w := kittest.Open(t, at(day))
		k := ks[day*7%len(ks)]
		expect.True(t, w.Reads("Today") && w.Reads(k.Name) && w.Reads(k.Title), "day %d does not show %s", day, k.Name)
		seen[k.ID] = true
		w = kittest.Open(t, at(day, "puzzle-"+k.ID))
		w.Key("t")
		expect.True(t, w.Reads("Today"), "day %d: the key does not lead to it", day)
	}
	expect.True(t, len(seen) == 3, "three days have %d puzzles", len(seen))
}
