package freetable

import (
	"bytes"
	"testing"

	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/ui/kit"
)

// Presenting by presses alone, in the smallest window: on, back, to a scene by its dot, out.
func TestPresentingByPresses(t *testing.T) {
	h := sit(t)
	h.p.Begin("range-and-arcs.deck.yaml")
	h.w.Resize(512, 320)
	h.look()
	h.click("present")
	for _, step := range []struct {
		name string
		at   int
	}{{"next", 1}, {"next", 2}, {"previous", 1}, {"scene:4", 4}} {
		h.click(step.name)
		expect.True(t, h.p.draft.at == step.at, "%s leads to scene %d, want %d", step.name, h.p.draft.at+1, step.at+1)
	}
	h.keys(".")
	expect.True(t, !h.w.Reads("Range"), "a black screen has words on it")
	h.keys("right") // the picture first
	expect.True(t, h.w.Reads(h.p.draft.scene().Title) && h.p.draft.at == 4,
		"after a black screen scene %d is shown", h.p.draft.at+1)
	h.click("leave")
	expect.True(t, !h.p.show.on && h.w.Can("present"), "the presentation does not end")
}

// Who speaks points with the pointer: where it rests there is a light, and it goes out when it has
// rested, or moves.
func TestThePointersSpotGoesWhenItRests(t *testing.T) {
	h := sit(t)
	h.p.Begin("range-and-arcs.deck.yaml")
	h.look()
	h.click("present")
	shapes := func() int { return len(h.w.Canvas.Scene.Shapes) }
	h.w.PointAt(300, 200)
	h.w.Tick(2)
	h.w.Draw()
	dark := shapes()
	if h.w.Tick(60); shapes() <= dark {
		t.Errorf("a second later nothing is lit: %d shapes, %d before", shapes(), dark)
	}
	if h.w.Tick(5 * 60); shapes() != dark {
		t.Errorf("five seconds later it is still lit: %d shapes, %d before", shapes(), dark)
	}
	h.w.PointAt(420, 260)
	h.w.Tick(60)
	h.w.PointAt(425, 264)
	if h.w.Tick(2); shapes() != dark {
		t.Errorf("it is lit where the pointer moves: %d shapes, %d before", shapes(), dark)
	}
}

// A deck can be dropped on the window while the list of what to begin with is open; it is not where
// words are typed.
func TestADeckIsDroppedOnTheList(t *testing.T) {
	h := sit(t)
	h.w.Drop(kit.File{Name: "x.deck.yaml", Text: []byte(smallDeck)})
	expect.Must(t, h.p.dialog == nil && h.p.draft.deck.Title == "T",
		"%q is shown, said %v", h.p.draft.deck.Title, h.desk.toasts)
	h.keys("i")
	h.w.Drop(kit.File{Name: "x.table.yaml", Text: []byte("scenario: standard\nships: []\n")})
	expect.True(t, h.p.draft.deck.Title == "T" && h.p.dialog != nil, "a file takes the table away from who types")
}

// A caption that was just laid can be written anew at once, by its button and by Enter; thrown away
// it stays as it was.
func TestACaptionIsWrittenAnew(t *testing.T) {
	h := sit(t)
	h.item("The Last Battle of DS9")
	h.keys("tab", "c", "enter")
	h.w.Type("Hello")
	h.keys("ctrl+enter", "enter", "ctrl+end", "enter")
	h.w.Type("there")
	h.click("done")
	if got := h.p.draft.scene().Captions[0].Lines; len(got) != 2 || got[0] != "Hello" || got[1] != "there" {
		t.Fatalf("it says %q", got)
	}
	h.click("words")
	h.write("words", "Bye")
	h.click("throw")
	if got := h.p.draft.scene().Captions[0].Lines[0]; got != "Hello" || h.p.dialog != nil {
		t.Errorf("thrown away it says %q", got)
	}
}

// The caption of a scene is one text of up to four lines, and its file is read again as the
// same.
func TestACaptionHasUpToFourLines(t *testing.T) {
	h := sit(t)
	h.item("The Last Battle of DS9")
	h.keys("i")
	h.w.Press("caption")
	h.keys("ctrl+a")
	for _, l := range []string{"One.", "Two.", "Three.", "Four.", " And no more."} {
		h.w.Type(l)
		h.keys("enter")
	}
	h.keys("ctrl+enter")
	const want = "One.\nTwo.\nThree.\nFour. And no more."
	got := h.p.draft.scene().Caption
	expect.Must(t, got == want && h.p.dialog == nil, "it says %q", got)
	var b bytes.Buffer
	must(t, h.p.draft.deck.Write(&b))
	d, err := ReadDeck(&b, "deck")
	must(t, err)
	expect.Same(t, d.Scenes[0].Caption, want, "read again")
}

// What lies wrongly is told below the numbers of the table: a press on "+" that causes it leaves
// "+" under the pointer.
func TestFaultsLeaveTheFieldsInPlace(t *testing.T) {
	h := sit(t)
	h.item("An empty table")
	h.keys("s")
	h.offer("U.S.S. Enterprise")
	h.clickAt(h.px(18, 10))
	h.keys("2")
	h.offer("I.K.S. Gr'oth")
	h.clickAt(h.px(22, 10))
	h.keys("v", "esc")
	round := func() kit.Box {
		t.Helper()
		at, ok := h.w.Find("more:1")
		if !ok {
			t.Fatalf("the round cannot be set: %v", h.w.Names())
		}
		return at.Box
	}
	was := round()
	h.drag(h.px(22, 10), h.px(18.5, 10.2))
	h.keys("esc")
	expect.Must(t, len(h.p.draft.l.problems) == 1 && h.w.Reads("overlaps"), "%+v", h.p.draft.l.problems)
	x, y := was.Center()
	if now := round(); x < now.X || x > now.X+now.W || y < now.Y || y > now.Y+now.H {
		t.Errorf("the button was at %v and is at %v", was, now)
	}
}
