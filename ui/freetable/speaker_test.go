package freetable

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// stage is the audience's window in memory: what it was told to show, and whether it is open.
type stage struct {
	opened int
	open   bool
	talks  []Talk
	asked  []string
	wrong  error
}

func (s *stage) Asked() (ids []string) {
	ids, s.asked = s.asked, nil
	return ids
}

func (s *stage) Ask(command string) error { s.asked = append(s.asked, command); return nil }

func (s *stage) Open() error { s.opened++; s.open = true; return nil }

func (s *stage) Opened() bool { return s.open }

func (s *stage) Close() { s.open = false }

func (s *stage) Show(t Talk) error {
	if s.wrong == nil {
		s.talks = append(s.talks, t)
	}
	return s.wrong
}

// Look and Often let another window follow it.
func (s *stage) Look() (Talk, bool, error) { return s.talks[len(s.talks)-1], true, nil }

func (s *stage) Often() float64 { return 0.1 }

// A talk on two screens: what who speaks does here another window shows, but for the notes; time goes
// on, a closed window is told and opened again.
func TestATalkOnTwoScreens(t *testing.T) {
	h, s := sit(t), &stage{}
	h.p.speaks.stage, h.p.opts.Stage = s, s
	h.p.Begin("range-and-arcs.deck.yaml")
	h.p.draft.edit(func(s *Scene) { s.Note = "Ask who sees whom." })
	h.look()
	h.keys("shift+f")
	h.w.Tick(60)
	if s.opened != 1 || len(s.talks) != 1 || s.talks[0].At != 0 || strings.Contains(s.talks[0].Deck, "Ask who") {
		t.Fatalf("opened %d times, shown %d talks", s.opened, len(s.talks))
	}
	expect.True(t, h.w.Reads("Ask who sees whom."), "who speaks does not see the notes")
	other := sit(t)
	Follow(other.p, s)
	for _, step := range []struct {
		key   string
		at    int
		black bool
	}{{"right", 1, false}, {"4", 3, false}, {".", 3, true}, {"right", 3, false}, {"left", 2, false}, {"end", 7, false}} {
		h.keys(step.key)
		h.w.Tick(60)
		other.w.Tick(20)
		if o := other.p; o.draft.at != step.at || o.show.black != step.black || !o.show.on {
			t.Errorf("after %s the audience sees slide %d, black %t; want %d, %t", step.key, o.draft.at+1, o.show.black, step.at+1, step.black)
		}
	}
	if other.w.Can("leave") || other.w.Can("next") {
		t.Errorf("the audience can press %v", other.w.Names())
	}
	for _, step := range []struct {
		key   string
		at    int
		black bool
	}{{"home", 0, false}, {"pagedown", 1, false}, {"right", 2, false}, {"pageup", 1, false}, {"3", 2, false}, {".", 2, true}, {".", 2, false}} {
		other.keys(step.key) // pressed where the audience looks
		h.w.Tick(60)
		other.w.Tick(20)
		if o := other.p; h.p.draft.at != step.at || o.draft.at != step.at || o.show.black != step.black {
			t.Errorf("after %s there, slide %d here and %d there, black %t; want %d, %t",
				step.key, h.p.draft.at+1, o.draft.at+1, o.show.black, step.at+1, step.black)
		}
	}
	for _, p := range []*Page{h.p, other.p} {
		where, said := p.Tells(12)
		if sc := p.draft.scene(); where != fmt.Sprintf("Slide 3 of %d", len(p.draft.deck.Scenes)) || said[0] != sc.Title || said[1] != sc.Caption {
			t.Errorf("told are %q, %q", where, said)
		}
	}
	at := h.p.show.eye.Cam.ToScreen(scene.Pt{X: 400, Y: 500})
	h.clickAt(at)
	h.w.Tick(60)
	other.w.Tick(20)
	l := other.p.show.light
	expect.True(t, l != nil && l.Sub(scene.Pt{X: 400, Y: 500}).Len() <= 3, "the light is at %v", l)
	h.keys("l")
	h.w.Tick(60)
	other.w.Tick(20)
	expect.True(t, other.p.show.light == nil, "the light does not go out")
	s.open = false
	h.w.Tick(60)
	expect.True(t, h.w.Reads("Audience: closed"), "nobody is told that the window was closed")
	h.click("audience")
	expect.Same(t, s.opened, 2, "the window is not opened again")
	was := len(h.desk.toasts)
	s.wrong = errors.New("the disk is full")
	h.keys("left")
	h.w.Tick(300)
	expect.Same(t, len(h.desk.toasts), was+1, "what is wrong is told %d times", len(h.desk.toasts)-was)
	s.wrong = nil
	other.keys("esc")
	h.w.Tick(60)
	expect.True(t, !h.p.show.on && !s.open && s.talks[len(s.talks)-1].Black, "the talk does not end")
	h.keys("f")
	expect.True(t, !h.p.show.two, "it is presented on two screens once more")
}

// The planned time is set by buttons and keys, and is kept in the deck's file; a deck without one has
// that of every talk. Who gets the deck without its notes does not get it.
func TestThePlannedTimeIsKept(t *testing.T) {
	h, s := sit(t), &stage{}
	h.p.speaks.stage, h.p.opts.Stage = s, s
	h.p.Begin("range-and-arcs.deck.yaml")
	h.look()
	h.keys("shift+f")
	expect.True(t, h.w.Reads("10:00"), "planned without a time in the file: %q", h.w.Words())
	h.click("plan+")
	h.click("plan+")
	h.keys("shift+down")
	expect.True(t, h.w.Reads("11:00"), "planned: %q", h.w.Words())
	var whole, bare bytes.Buffer
	d := h.p.draft.deck
	must(t, d.Write(&whole))
	d = d.ForAudience()
	must(t, d.Write(&bare))
	for _, x := range []struct {
		file bytes.Buffer
		want int
	}{{whole, 11}, {bare, 0}} {
		got, err := ReadDeck(&x.file, "deck")
		must(t, err)
		expect.True(t, got.Minutes == x.want, "%d minutes are read, want %d", got.Minutes, x.want)
	}
	_, err := ReadDeck(strings.NewReader("title: T\nminutes: 999\nscenes: []\n"), "deck")
	expect.Refused(t, err, "999", "a talk of 999 minutes")
	h.p.draft.edit(func(s *Scene) { s.Note = "" })
	h.look()
	h.click("write")
	h.write("note", "Ask them.")
	if h.click("done"); !h.w.Reads("Ask them.") || h.w.Can("write") || !h.p.show.two {
		t.Errorf("a note is written while it is presented: %q", h.w.Words())
	}
	for range 3 {
		h.click("notes+")
	}
	h.click("notes-")
	expect.True(t, h.p.speaks.letters == 2, "the notes are %d steps larger", h.p.speaks.letters)
}
