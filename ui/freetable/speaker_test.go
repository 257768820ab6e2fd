package freetable

import (
	"errors"
	"strings"
	"testing"

	"attackwing/ui/scene"
)

// stage is the audience's window in memory: what it was told to show, and whether it is open.
type stage struct {
	opened int
	open   bool
	talks  []Talk
	wrong  error
}

func (s *stage) Open() error { s.opened++; s.open = true; return nil }

func (s *stage) Opened() bool { return s.open }

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
	if !h.w.Reads("Ask who sees whom.") {
		t.Error("who speaks does not see the notes")
	}
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
	at := h.p.show.eye.Cam.ToScreen(scene.Pt{X: 400, Y: 500})
	h.clickAt(at)
	h.w.Tick(60)
	other.w.Tick(20)
	if l := other.p.show.light; l == nil || l.Sub(scene.Pt{X: 400, Y: 500}).Len() > 3 {
		t.Errorf("the light is at %v", l)
	}
	h.keys("l")
	h.w.Tick(60)
	other.w.Tick(20)
	if other.p.show.light != nil {
		t.Error("the light does not go out")
	}
	s.open = false
	h.w.Tick(60)
	if h.click("audience"); s.opened != 2 {
		t.Error("the window is not opened again")
	}
	was := len(h.desk.toasts)
	s.wrong = errors.New("the disk is full")
	h.keys("left")
	h.w.Tick(300)
	if len(h.desk.toasts) != was+1 {
		t.Errorf("what is wrong is told %d times", len(h.desk.toasts)-was)
	}
	s.wrong = nil
	h.keys("esc")
	if last := s.talks[len(s.talks)-1]; h.p.show.on || !last.Black {
		t.Error("the talk does not end")
	}
	if h.keys("f"); h.p.show.two {
		t.Error("it is presented on two screens once more")
	}
}
