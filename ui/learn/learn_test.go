package learn_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/learn"
	"attackwing/ui/reading"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// school is a window with flight school on its title, and what of it was kept.
func school(t *testing.T) (*windowtest.Window, *lesson.Learned, []*lesson.Lesson) {
	t.Helper()
	ls, err := lesson.All(assets.Lessons())
	expect.OK(t, err)
	kept := &lesson.Learned{Name: "Cadet"}
	open := func(h front.Host) kit.Page {
		o := learn.Options{Lessons: ls, Puzzles: puzzle.All(), Learned: *kept, Cards: assets.Cards, Find: scenarios.ByID}
		o.Keep = func(l lesson.Learned) error { *kept = l; return nil }
		if q, ok := h.(interface{ Quick(string) }); ok {
			o.Quick = q.Quick
		}
		return learn.New(h, o)
	}
	w := windowtest.Open(t, window.Options{Title: front.Options{Seed: 3, Pages: []front.Entry{{ID: "learn", Title: "Learn", Key: "l", Open: open}}}, Quick: true})
	w.Key("l")
	expect.Must(t, w.Shows("learn"), "%s is shown", w.Report().Screen)
	return w, kept, ls
}

// byMouse presses what glows, the first of it.
func byMouse(w *windowtest.Window, of []kit.Name) { w.Press(of[0].String()) }

// byKeys takes what glows as somebody does who has no mouse: the digit of an option, the arrows on
// a dial, Enter.
func byKeys(w *windowtest.Window, of []kit.Name) {
	switch name := of[0]; name.Kind {
	case "opt":
		key := w.KeyOf(w.Asked(), name.N)
		if key != reading.NoKey {
			w.Key(strconv.Itoa(key))
			return
		}
		for range w.Asked().Options { // it shares its key with another: the arrows go on
			if w.Key("down"); w.Question.Answer() == name.N {
				return
			}
		}
		w.T.Fatalf("no key leads to %v", name)
	case "cell":
		if name.N < -1 { // in place of a maneuver
			w.Key("k")
			return
		}
		ways, r := []string{"right", "up", "left", "down"}, rand.New(rand.NewPCG(1, 1))
		for range 2000 { // every cell is a step from its neighbors
			if w.Question.Answer() == name.N {
				return
			}
			w.Key(ways[r.IntN(len(ways))])
		}
		w.T.Fatalf("no arrow leads to %v", name)
	default:
		w.Key("enter")
	}
}

// Every lesson is played from the page of flight school to its end by pressing what glows and
// nothing else, by the mouse and by keys; each is told in its card, each is kept as won, and its
// end leads on.
func TestLessonsArePlayedToTheirEnd(t *testing.T) {
	_, _, ls := school(t)
	for i, l := range ls {
		for name, press := range map[string]func(*windowtest.Window, []kit.Name){"mouse": byMouse, "keys": byKeys} {
			t.Run(l.ID+" by "+name, func(t *testing.T) {
				w, kept, _ := school(t)
				w.Key(string(rune('1' + i)))
				if w.Shows("learn") {
					w.Key("enter")
				}
				played(t, w, l, press)
				k := kept.Now().Of(l.ID)
				expect.True(t, k.Done && k.Step == len(l.Steps), "kept is %+v", k)
				w.Key("esc")
				expect.True(t, w.Shows("learn") && w.Reads("done"), "its end leads to %s", w.Report().Screen)
			})
		}
	}
}

// played presses what glows until the lesson is won.
func played(t *testing.T, w *windowtest.Window, l *lesson.Lesson, press func(*windowtest.Window, []kit.Name)) {
	t.Helper()
	seen, last := 0, -1
	for range 4000 {
		if w.LessonOver() {
			expect.True(t, seen >= len(l.Steps)-2 && w.Reads("You won"), "%d of %d steps were seen", seen, len(l.Steps))
			for _, words := range l.Learned {
				expect.True(t, w.Reads(words), "its end does not say %q", words)
			}
			return
		}
		if w.Lesson().Wrong() {
			t.Fatalf("step %d: what glows is wrong", w.Lesson().At().Step+1)
		}
		if at := w.Lesson().At().Step; at != last && w.Lesson().Step() != nil {
			last = at
			seen++
			w.Draw()
			expect.True(t, w.Reads(l.Steps[at].Do), "step %d is not in the window", at+1)
		}
		w.Draw()
		of := w.Top().Page.(kit.Glows).Glows()
		of = slices.DeleteFunc(of, func(n kit.Name) bool { return !w.Seen(n.String()) })
		if len(of) == 0 {
			if p := w.Asked(); p != nil && p.ID == w.Question.PromptID && w.Stage() == battle.Asks {
				t.Fatalf("step %d: nothing glows at %s", w.Lesson().At().Step+1, p.Heading(w.Game.Setup()))
			}
			w.Tick(1)
			continue
		}
		press(w, of)
	}
	t.Fatalf("step %d of %d is never done; asked is %s", w.Lesson().At().Step+1, len(l.Steps), w.Report().Ask)
}

// What is not allowed is refused with the lesson's own reason, by a press and by the main button,
// and nothing happens; what is wrong and allowed happens, is told, and only Back helps. Leaving
// keeps the step, and continuing goes on from it.
func TestWrongAnswers(t *testing.T) {
	w, kept, ls := school(t)
	l := ls[slices.IndexFunc(ls, func(l *lesson.Lesson) bool { return l.ID == "fly-and-shoot" })]
	w.Key("1")
	if w.Shows("learn") {
		w.Key("enter")
	}
	n := len(w.Game.Answers())
	w.Draw()
	expect.True(t, !w.Seen("main"), "the main button is there, and nothing is picked")
	w.Key("enter")
	expect.Must(t, strings.Contains(w.Question.Refusal, l.Steps[0].Press) && len(w.Game.Answers()) == n,
		"refused with %q", w.Question.Refusal)
	p := w.Asked()
	other := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.N != 0 })
	w.Press(kit.Name{Kind: "cell", N: reading.MoveOf(p.Options[other])}.String())
	if w.Draw(); !strings.Contains(w.Question.Refusal, l.Steps[0].Else) || w.Seen("main") {
		t.Errorf("refused with %q, the main button is there: %v", w.Question.Refusal, w.Seen("main"))
	}
	until := func(step int) {
		t.Helper()
		for range 600 {
			if w.Lesson().At().Step == step && w.Asked() != nil {
				return
			}
			w.Draw()
			if of := w.Top().Page.(kit.Glows).Glows(); len(of) > 0 {
				byMouse(w, of)
			}
			w.Tick(1)
		}
		t.Fatalf("step %d is not reached", step+1)
	}
	until(4)
	if p := w.Asked(); l.Steps[4].Wrong == "" || len(p.Options) < 2 {
		t.Fatal("the fifth step has nothing wrong to choose")
	}
	n = len(w.Game.Answers())
	w.Draw()
	expect.True(t, w.Seen("main"), "no button leaves the result as it is")
	w.Key("enter") // spends nothing: it happens
	w.Tick(3)
	if !w.Lesson().Wrong() || len(w.Game.Answers()) == n || !w.Reads("Not quite") {
		t.Fatalf("wrong is %v after %d answers", w.Lesson().Wrong(), len(w.Game.Answers()))
	}
	w.Press("takeback")
	if w.Lesson().Wrong() || len(w.Game.Answers()) != n || w.Lesson().At().Step != 4 {
		t.Fatalf("after Back: step %d, %d answers", w.Lesson().At().Step+1, len(w.Game.Answers()))
	}
	w.Key("shift+l")
	if !w.Shows("learn") || !w.Reads("4 of 11 steps") || kept.Now().Of(l.ID).Step != 4 {
		t.Fatalf("left for %s: %+v", w.Report().Screen, kept.Now().Of(l.ID))
	}
	w.Key("enter")
	if w.Tick(5); w.Lesson().At().Step != 4 || w.Asked() == nil {
		t.Fatalf("it goes on at step %d", w.Lesson().At().Step+1)
	}
}

// What is done is kept for each name; a guest begins anew each time.
func TestEachNameHasItsOwn(t *testing.T) {
	w, kept, ls := school(t)
	kept.Now().Note(ls[0].ID, lesson.Progress{Done: true})
	w.Key("shift+n")
	w.Type("Anna")
	w.Key("enter")
	expect.Must(t, kept.Name == "Anna" && w.Reads("0 of"), "%+v", kept)
	w.Key("n")
	expect.True(t, kept.Name == "" && len(kept.People) == 2, "a guest is kept: %+v", kept.People)
	w.Key("n")
	expect.True(t, kept.Name == "Cadet", "%q learns", kept.Name)
}

// The page and a lesson have room for their words in every window.
func TestTheSchoolIsReadable(t *testing.T) {
	w, _, _ := school(t)
	j := windowtest.Judged{}
	j.Look(w, "learn")
	for _, key := range []string{"1", "6"} { // the first of flight school and the first of those for a sheet, whose headings are longest
		w.Resize(1280, 800)
		w.Key(key)
		if w.Shows("learn") {
			w.Key("enter")
		}
		w.Tick(5)
		j.Look(w, "lesson "+key)
		w.Resize(1280, 800)
		w.Draw()
		if n := count(w, w.Lesson().Class().Words); n != 2 {
			t.Errorf("%q stands whole in %d places in place of the bar and the list of steps", w.Lesson().Class().Words, n)
		}
		w.Key("shift+l")
	}
	j.Report(t)
}

// The page can be scrolled to its end in every window, also where pictures of positions are above
// its edge.
func TestTheSchoolIsScrolled(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {512, 320}} {
		w, _, ls := school(t)
		w.Resize(size[0], size[1])
		for i := range ls {
			w.Key("up") // from the first to the last, and back to the first
			w.Draw()
			last := len(ls) - 1 - i
			expect.True(t, w.Seen(fmt.Sprint("lesson:", last)), "%v: lesson %d is not seen", size, last+1)
		}
	}
}

// count is how many texts have the words, in whatever letters.
func count(w *windowtest.Window, words string) (n int) {
	for _, line := range w.Written() {
		if strings.Contains(strings.ToLower(line), strings.ToLower(words)) {
			n++
		}
	}
	return n
}

// In a small window a step of a lesson is read before it is done: its card is seen whole when the
// step comes, and what glows as soon as something else is picked.
func TestALessonIsReadFirstInASmallWindow(t *testing.T) {
	w, _, _ := school(t)
	w.Resize(512, 320)
	w.Key("enter")
	w.Tick(5)
	w.Draw()
	k := w.Lesson().Step()
	expect.Must(t, k != nil, "%s is shown", w.Report().Screen)
	seen := func(words string) bool {
		for i := range w.Pane.Canvas.Scene.Shapes {
			if s := &w.Pane.Canvas.Scene.Shapes[i]; s.Text == words {
				y := s.At.Y
				if len(s.Path.Pts) > 0 {
					y += s.Path.Pts[0].Y
				}
				return s.Clip == nil || y > s.Clip.Lo.Y && y < s.Clip.Hi.Y
			}
		}
		return false
	}
	expect.True(t, seen(k.Do), "%q is not seen at first", k.Do)
	of := w.Top().Page.(kit.Glows).Glows()
	expect.Must(t, len(of) != 0 && of[0].Kind == "cell", "%v glows", of)
	w.Key("right")
	w.Draw()
	h, ok := w.Find(of[0].String())
	expect.True(t, ok && h.H >= 16, "what glows is seen at %v after another cell was picked", h)
}
