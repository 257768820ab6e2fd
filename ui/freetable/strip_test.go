package freetable

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// Where there is room the scenes stand as pictures below the board: a press takes one in hand, a drag
// moves it, and undo moves it back.
func TestTheStripOfScenes(t *testing.T) {
	h := sit(t)
	h.p.Begin("range-and-arcs.deck.yaml")
	h.look()
	expect.Must(t, h.w.Reads("Drag one to move it."), "no strip: %q", h.w.Words())
	titles := func() (all []string) {
		for _, s := range h.p.draft.deck.Scenes {
			all = append(all, s.Title)
		}
		return all
	}
	was := titles()
	h.click("scene:3")
	expect.True(t, h.p.draft.at == 3, "scene %d is in hand", h.p.draft.at)
	h.w.Drag("scene:1", "scene:3")
	want := slices.Clone(was)
	want[1], want[2], want[3] = was[2], was[3], was[1]
	got := titles()
	expect.True(t, slices.Equal(got, want) && h.p.draft.at == 3, "moved: %q, scene %d in hand", got, h.p.draft.at)
	h.keys("ctrl+z")
	expect.List(t, titles(), was, "undone")
	last := len(was) - 1
	h.keys(slices.Repeat([]string{"pagedown"}, last)...)
	if h.p.draft.at != last || !h.w.Can(fmt.Sprint("scene:", last)) {
		t.Errorf("scene %d is in hand, pressed can be %v", h.p.draft.at, h.w.Names())
	}
	h.w.Resize(1024, 640)
	expect.True(t, !h.w.Reads("Drag one to move it.") && h.w.Can(fmt.Sprint("scene:", last)),
		"no list in a small window")
}

// The share of a deck says how long its link is, and when that is too long for some.
func TestALongLinkIsTold(t *testing.T) {
	h := sit(t)
	h.p.Begin("range-and-arcs.deck.yaml")
	h.look()
	h.keys("e")
	expect.True(t, h.w.Reads("opens in any browser · "), "a short one: %q", h.w.Words())
	h.keys("esc")
	h.p.draft.edit(func(s *Scene) {
		for i := range 4000 { // hardly shorter when packed
			s.Note += string(rune('a'+i*i*7%23)) + string(rune('A'+i*i*i%19)) + fmt.Sprint(i*i%1000)
		}
	})
	h.keys("e")
	expect.True(t, !h.w.Reads("some browsers cut it"), "without its notes it is short")
	h.keys("5")
	expect.True(t, h.w.Reads("kB · some browsers cut it, a file is safer"), "with its notes: %q", h.w.Words())
	if k, b, err := h.p.draft.linked(true); err != nil || k.String() != "deck" || !strings.Contains(string(b), "note: ") {
		t.Errorf("a link to a %s, %v", k, err)
	}
}
