package freetable

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// The lesson from its start to its end as its words tell, by hand: no task is done before anybody
// does anything, each is done by what its scene says, and a button then leads on.
func TestTheLessonFromStartToEnd(t *testing.T) {
	h := sit(t)
	h.p.Begin("first-lesson.deck.yaml")
	h.look()
	expect.Must(t, h.p.dialog == nil && len(h.p.draft.deck.Scenes) >= 6,
		"list %v, %d scenes", h.p.dialog, len(h.p.draft.deck.Scenes))
	at := func(id string) (x, y float64) {
		at := h.pose(id)
		return float64(at.X) / physics.Inch, float64(at.Y) / physics.Inch
	}
	drag := func(id string, x, y float64) {
		fx, fy := at(id)
		h.drag(h.px(fx, fy), h.px(x, y))
	}
	lock := func() {
		h.clickAt(h.px(at("enterprise")))
		h.set("Target Lock", 1)
		h.look()
	}
	for n, do := range []func(){
		nil,
		func() { drag("enterprise", 18, 14) },
		func() { // turned round, then near enough
			h.clickAt(h.px(at("groth")))
			for range 12 {
				h.keys(".")
			}
			drag("groth", 18, 13)
		},
		func() { // a maneuver or two
			h.clickAt(h.px(at("enterprise")))
			h.keys("m")
			for k := 0; k < 4 && !h.p.draft.l.done(h.p.draft.scene().Task); k++ {
				h.keys("enter")
			}
		},
		lock,
		func() { drag("enterprise", 12, 18); drag("reliant", 30, 10) },
	} {
		s := h.p.draft.scene()
		expect.Must(t, h.p.draft.at == n, "scene %d, want %d", h.p.draft.at+1, n+1)
		if do != nil {
			expect.Same(t, h.p.hand.tool, SelectTool, "scene %d begins with tool", n+1)
			expect.True(t, !h.p.draft.l.done(s.Task), "scene %d is done already", n+1)
			do()
			s = h.p.draft.scene()
			expect.Must(t, h.p.draft.l.done(s.Task), "scene %d: %q is not done", n+1, s.Task.Words)
		}
		h.readable(fmt.Sprint("scene ", n+1))
		on := slices.ContainsFunc(h.w.View.Placed(), func(k kit.Placed) bool {
			x, y := k.Box.Center()
			return k.Name.Kind == "next" && k.Off == "" && onBoard(h, scene.Pt{X: x, Y: y})
		})
		expect.Must(t, on, "scene %d: no button beside the words leads on", n+1)
		h.keys("pagedown")
	}
	if s := h.p.draft.scene(); h.p.draft.at != len(h.p.draft.deck.Scenes)-1 || s.Task != nil {
		t.Errorf("the lesson ends with scene %d of %d", h.p.draft.at+1, len(h.p.draft.deck.Scenes))
	}
}

// Begin takes up a deck that comes along, as if it had been chosen from the list.
func (p *Page) Begin(deck string) {
	p.dialog = nil
	p.show.end()
	p.open(deck, p.opts.Decks[deck], true)
}
