package window_test

import (
	"errors"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

// A table that is kept as a slide is told over the board, with what can be done about it; that is
// gone once it is done, and after some seconds.
func TestASlideIsTold(t *testing.T) {
	o := windowtest.Duel("human", "ensign")
	kept, undone, wrong := 0, 0, error(nil)
	o.NextSlide = func() int { return kept + 1 }
	o.Slide = func(front.Host, *game.Game) (kit.Toasting, error) {
		kept++
		return kit.Toasting{Words: "Slide added: One", Sub: "in “A battle”", Acts: []*kit.Command{
			{ID: "slide:undo", Words: "Undo it", Do: func() { undone++ }}}}, wrong
	}
	w := windowtest.PlanningOf(t, o)
	expect.True(t, !w.Reads("Slide 1"), "the bar has a slide though there is no deck")
	w.Key("ctrl+k")
	expect.Must(t, w.Reads("Slide added: One") && w.Reads("in “A battle”") && w.Reads("Slide 2"),
		"it is not told: %q", w.Words())
	w.Press("slide:undo")
	if undone != 1 || w.Reads("Slide added: One") {
		t.Errorf("undone %d times, told on: %t", undone, w.Reads("Slide added: One"))
	}
	w.Key("ctrl+k")
	w.Tick(60 * 9)
	expect.True(t, !w.Reads("Slide added: One"), "it is told for ever")
	wrong = errors.New("the disk is full")
	w.Key("ctrl+k")
	expect.True(t, w.Reads("disk is full") && !w.Reads("Undo it"), "what is wrong is not told: %q", w.Words())
}
