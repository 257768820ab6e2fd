package freetable

import (
	"errors"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// file is a deck that somebody else works on.
type file struct {
	text    string
	err     error
	changed bool
}

func (f *file) Look() (Talk, bool, error) {
	changed := f.changed
	f.changed = false
	return Talk{Deck: f.text, At: -1}, changed, f.err
}

func (f *file) Often() float64 { return 0.5 }

// A deck that is presented goes with its file: the scene that was changed is shown, another change
// leaves the audience where it is, and what cannot be read is told and waited for.
func TestADeckFollowsItsFile(t *testing.T) {
	h := sit(t)
	h.p.open("t.deck.yaml", []byte(smallDeck), true)
	from := &file{text: smallDeck, changed: true}
	Follow(h.p, from)
	h.look()
	saves := func(text string, err error) {
		t.Helper()
		from.text, from.err, from.changed = text, err, true
		h.w.Tick(40)
		from.err = nil
	}
	h.w.Tick(40)
	expect.Must(t, h.p.show.on && h.p.draft.at == 0,
		"scene %d is shown, shown to people %t", h.p.draft.at+1, h.p.show.on)
	second := strings.Replace(smallDeck, "title: Two", "title: Another", 1)
	if saves(second, nil); h.p.draft.at != 1 || !h.w.Reads("Another") {
		t.Errorf("scene %d is shown in place of the one that was changed", h.p.draft.at+1)
	}
	h.keys("left")
	saves(second, nil)
	expect.Same(t, h.p.draft.at, 0, "a file saved without a change turns the scene")
	h.keys("right")
	if saves(strings.Replace(second, "to: [3, 4]", "to: [3, 5]", 1), nil); h.p.draft.at != 0 || h.p.draft.deck.Scenes[0].Arrows[0].To.Y != 5 {
		t.Errorf("scene %d is shown, its arrow ends at %+v", h.p.draft.at+1, h.p.draft.deck.Scenes[0].Arrows)
	}
	was := len(h.desk.toasts)
	for text, err := range map[string]error{"title: half": nil, "": errors.New("it is gone")} {
		if saves(text, err); !h.p.show.on || h.p.draft.deck.Title != "T" || len(h.desk.toasts) == was {
			t.Errorf("%q: %q is shown, said %v", text, h.p.draft.deck.Title, h.desk.toasts)
		}
		was = len(h.desk.toasts)
	}
	first := smallDeck[:strings.Index(smallDeck, "  - title: Two")]
	h.keys("right")
	if saves(first, nil); len(h.p.draft.deck.Scenes) != 1 || h.p.draft.at != 0 {
		t.Errorf("of a deck of one scene scene %d is shown", h.p.draft.at+1)
	}
	h.keys("esc")
	saves(second, nil)
	expect.Same(t, len(h.p.draft.deck.Scenes), 1, "what is worked on here is taken away by the file")
}
