package freetable

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit/kittest"
)

// Every deck that comes along is read, has six to nine scenes or is a lesson, lies legally, speaks
// of ships that are there, and is written and read back as the same.
func TestDecksThatComeAlong(t *testing.T) {
	decks, err := assets.Decks()
	must(t, err)
	cat := gametest.Cards(t)
	for name, text := range decks {
		d, err := ReadDeck(bytes.NewReader(text), name)
		if err != nil {
			t.Error(err)
			continue
		}
		n := len(d.Scenes)
		expect.True(t, n >= 6 && n <= 9, "%s: %d scenes", name, n)
		for i := range d.Scenes {
			s := &d.Scenes[i]
			l, err := lay(&s.Table, cat)
			if err != nil {
				t.Errorf("%s: scene %d: %v", name, i+1, err)
				continue
			}
			expect.True(t, s.Title != "" && s.Caption != "", "%s: scene %d says nothing", name, i+1)
			for _, x := range l.problems {
				expect.True(t, s.Task != nil && s.Task.Clear, "%s: scene %d: %s", name, i+1, x.words)
			}
			expect.True(t, s.Task == nil || !l.done(s.Task),
				"%s: scene %d: the task is done before anybody does anything", name, i+1)
			ids := append([]string(nil), s.Lit...)
			for _, x := range append(append([]Stretch(nil), s.Arrows...), s.Rulers...) {
				ids = append(ids, x.From.Ship, x.To.Ship)
			}
			for _, x := range s.Captions {
				ids = append(ids, x.At.Ship)
			}
			for _, x := range s.Arcs {
				ids = append(ids, x.Ship)
			}
			for _, x := range s.Paths {
				ids = append(ids, x.Ship)
				if l.has(x.Ship) && l.onDial(l.of[x.Ship], x.Move) < 0 {
					t.Errorf("%s: scene %d: %s has no %q on its dial", name, i+1, x.Ship, x.Move)
				}
			}
			for _, id := range ids {
				if id != "" && !l.has(id) {
					t.Errorf("%s: scene %d speaks of %q, which is not there", name, i+1, id)
				}
			}
		}
		var b bytes.Buffer
		must(t, d.Write(&b))
		again, err := ReadDeck(&b, name)
		must(t, err)
		expect.Must(t, len(again.Scenes) == len(d.Scenes), "%s: %d scenes are read back", name, len(again.Scenes))
		var x, y bytes.Buffer
		expect.True(t, d.Write(&x) == nil && again.Write(&y) == nil && x.String() == y.String(),
			"%s: written and read back it is another deck", name)
	}
}

// The words of every scene, shown and presented, keep within the window and off each other at the
// three sizes.
func TestDecksFit(t *testing.T) {
	h := sit(t)
	for name, text := range h.p.opts.Decks {
		h.p.open(name, text, true)
		h.p.dialog = nil
		for i := range h.p.draft.deck.Scenes {
			h.p.goTo(i)
			for _, present := range []bool{false, true} {
				h.p.show.on = present
				h.readable(fmt.Sprintf("%s, scene %d, presented %t", name, i+1, present))
			}
		}
	}
}

// Every face of the page keeps its words within their boxes.
func TestFaces(t *testing.T) {
	h := sit(t)
	h.readable("what to begin with")
	for _, battle := range []string{"The Last Battle of DS9", "The Tholian Web", "Unimatrix Zero"} {
		h.p.dialog = h.p.beginning()
		h.item(battle)
		h.readable(battle)
		for _, k := range []string{"tab", "shift+tab", "v", "esc", "enter", "down", "esc", "s", "]", "t", "m", "r", "a", "c", "d", "l", "b"} {
			h.keys(k)
			h.readable(battle + ", " + k)
		}
		h.keys("esc")
	}
	h.keys("v", "esc", "esc", "i")
	h.readable("words")
}

// readable looks at the words of the page in all sizes.
func (h *visitor) readable(what string) {
	h.t.Helper()
	kittest.Readable(h.t, what, h.p)
	h.look()
}

// smallDeck has every kind of thing a deck may hold.
const smallDeck = `title: T
scenes:
  - title: One
    position:
      scenario: standard
      ships:
        - {id: a, player: 1, ship: "1009", at: [18, 10]}
    captions:
      - {at: a, lines: [Hello]}
    arrows:
      - {from: a, to: [3, 4]}
  - title: Two
    change:
      - {id: a, at: [18, 20]}
    arcs:
      - {ship: a, arc: front}
    task: {words: Lay it right., clear: true}
`

func TestDeckRefuses(t *testing.T) {
	const good = smallDeck
	_, err := ReadDeck(strings.NewReader(good), "f")
	must(t, err)
	for what, c := range map[string]struct{ old, new, says string }{
		"an unknown field":      {"captions:", "captoins:", `f: line 8: unknown field "captoins"`},
		"one of a position":     {"at: [18, 10]", "att: [18, 10]", `f: line 7: unknown field "att"`},
		"no title":              {"title: T\n", "title: ''\n", "f: line 1: title"},
		"a spot":                {"to: [3, 4]", "to: [3]", "f: line 11: scenes[0].arrows[0].to: want"},
		"a far spot":            {"to: [3, 4]", "to: [3, 400]", "f: line 11: scenes[0].arrows[0].to: want"},
		"two faults of a ruler": {"to: [3, 4]", "to: [3, 400]}\n      - {from: [900], to: [3, 400]", "f: line 11: scenes[0].arrows[0].to: want"},
		"an arc":                {"arc: front", "arc: side", `f: line 16: scenes[1].arcs[0].arc: "side"`},
		"a ship that is gone":   {"- {id: a, at: [18, 20]}", "- {id: b, at: [18, 20]}", `f: line 14: scenes[1].change[0].id: no ship`},
		"a task of two":         {"clear: true", "clear: true, shot: [a, a]", "f: line 17: scenes[1].task: want one"},
		"no lines":              {"lines: [Hello]", "lines: []", "f: line 9: scenes[0].captions[0].lines"},
		"an alias":              {"lines: [Hello]", "lines: [&x Hello]", "f: line 9: anchors"},
		"a fraction":            {"player: 1", "player: 1.5", "f: line 7: "},
		"a letter not to print": {"[Hello]", "[\"a\\x07\"]", "f: line 9: "},
		"a camera":              {"  - title: Two", "  - camera: {at: [1], across: 3}\n    title: Two", "f: line 12: scenes[1].camera"},
		"no position":           {"    position:\n      scenario: standard\n      ships:\n        - {id: a, player: 1, ship: \"1009\", at: [18, 10]}\n", "", "f: line 3: scenes[0]: the first scene"},
	} {
		bad := strings.Replace(good, c.old, c.new, 1)
		expect.Must(t, bad != good, "%s: %q is not in the sample", what, c.old)
		if _, err := ReadDeck(strings.NewReader(bad), "f"); err == nil || !strings.HasPrefix(err.Error(), c.says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", what, err, c.says)
		}
	}
}

// FuzzDeck: no file makes the reader panic, and what it takes can be laid or is refused in words.
func FuzzDeck(f *testing.F) {
	f.Add([]byte(smallDeck))
	f.Add([]byte(strings.Replace(smallDeck, "to: [3, 4]", "to: [3, 400]", 1)))
	f.Add([]byte("title: x\nscenes: [{position: {scenario: standard, ships: []}, rulers: [{from: [900, 2], to: [1]}]}]"))
	f.Add([]byte("title: x\nscenes: [{position: {scenario: standard, ships: []}, rulers: [{from: [1, 2], to: a}]}]"))
	cat, err := assets.Cards()
	must(f, err)
	f.Fuzz(func(t *testing.T, b []byte) {
		d, err := ReadDeck(bytes.NewReader(b), "f")
		if err != nil {
			expect.True(t, !strings.Contains(err.Error(), "\n"), "two lines: %q", err)
			return
		}
		for i := range min(len(d.Scenes), 1) {
			l, err := lay(&d.Scenes[i].Table, cat)
			if err != nil {
				continue
			}
			s := &d.Scenes[i]
			for _, r := range append(s.Rulers, s.Arrows...) {
				l.measured(r.From, r.To)
			}
			if s.Task != nil {
				l.done(s.Task)
			}
		}
		var out bytes.Buffer
		must(t, d.Write(&out))
	})
}

// The small picture of a slide is made once, and anew when the slide has changed.
func TestSmallPicturesFollowTheirSlides(t *testing.T) {
	h := sit(t)
	for name, text := range h.p.opts.Decks {
		h.p.open(name, text, true)
		break
	}
	d := h.p.draft
	was := d.small(d.at)
	expect.True(t, was != nil && d.small(d.at) == was, "made again, though nothing has changed")
	n := len(was.Callouts)
	d.edit(func(s *Scene) {
		s.Captions = append(s.Captions, Caption{At: Spot{X: 18, Y: 18}, Lines: []string{"Here"}})
	})
	expect.Same(t, len(d.small(d.at).Callouts), n+1, "captions after one was added")
}
