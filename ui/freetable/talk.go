package freetable

import (
	"bytes"
	"reflect"
	"slices"
)

// Talk tells an audience's window what to show: a slide of a deck or nothing, and a light on it.
type Talk struct {
	Deck  string    `json:"deck"` // its file, without what is for the presenter only
	At    int       `json:"at"`   // the slide, the first is 0; below 0 the one that is another than before
	Black bool      `json:"black,omitempty"`
	Light []float64 `json:"light,omitempty"` // the place pointed at, in inches from the west and the north edge
}

// Stage is the window of an audience, on another screen.
type Stage interface {
	Open() error
	Close()       // does nothing where it is not open
	Opened() bool // and not closed since
	Show(Talk) error
	// Asked returns the ids of the commands that were pressed in the window since the last call.
	Asked() []string
}

// talk returns the picture that the audience has of the scene in hand.
func (s *show) talk() (Talk, error) {
	t := Talk{At: s.hand.at, Black: s.black}
	if s.light != nil {
		t.Light = []float64{inches(s.light.X * 1000), inches(s.light.Y * 1000)}
	}
	var b bytes.Buffer
	d := s.hand.deck.ForAudience()
	err := d.Write(&b)
	t.Deck = b.String()
	return t, err
}

// same reports whether an audience sees the same of both.
func (t Talk) same(o Talk) bool {
	return t.Deck == o.Deck && t.At == o.At && t.Black == o.Black && slices.Equal(t.Light, o.Light)
}

// slideOf is the slide of a deck that a talk shows; of one that does not say it the first that is
// another than in the deck shown before, else the one that was in hand.
func (t Talk) slideOf(d, was *Deck, at int) int {
	at = min(at, len(d.Scenes)-1)
	if t.At >= 0 {
		return min(t.At, len(d.Scenes)-1)
	}
	for i := range d.Scenes {
		if i >= len(was.Scenes) || !reflect.DeepEqual(d.Scenes[i], was.Scenes[i]) {
			return i
		}
	}
	return at
}
