package freetable

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest"
	"attackwing/game/record"
	"attackwing/ui/captions"
)

// The deck of a battle has a scene for each caption, can be read again, and lays every table
// without a fault of its own; it tells no dial that is not revealed.
func TestTheDeckOfABattle(t *testing.T) {
	cards, err := assets.Cards()
	must(t, err)
	for _, b := range [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"unimatrix-zero", "u0-borg-1", "u0-rebel-1"}} {
		g := gametest.Ensigns(t, gametest.MustSetup(b[0], b[1], b[2], 3), 3)
		f := record.Shoot(g.Setup(), g.Answers())
		cs := captions.Of(f)
		d, err := DeckOf(f, g.Answers(), cs)
		must(t, err)
		var out bytes.Buffer
		must(t, d.Write(&out))
		again, err := ReadDeck(strings.NewReader(out.String()), "deck")
		must(t, err)
		if len(again.Scenes) != len(cs) {
			t.Errorf("%s: %d scenes of %d captions, %d bytes", b[0], len(again.Scenes), len(cs), out.Len())
		}
		for i := range again.Scenes {
			s := &again.Scenes[i]
			if s.Title != cs[i].Head || s.Caption != cs[i].More {
				t.Errorf("scene %d says %q, %q", i+1, s.Title, s.Caption)
			}
			l, err := lay(&s.Table, cards)
			if err != nil {
				t.Errorf("%s, scene %d, %q: %v", b[0], i+1, s.Title, err)
				continue
			}
			for _, p := range l.problems {
				t.Errorf("%s, scene %d, %q: %s", b[0], i+1, s.Title, p.words)
			}
			for _, x := range s.Table.Ships {
				if x.Dial != "" && !x.Revealed {
					t.Errorf("scene %d tells the dial of %s", i+1, x.ID)
				}
			}
		}
	}
}
