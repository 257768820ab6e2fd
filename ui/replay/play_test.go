package replay

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// onTable is what lies on a table.
type onTable struct {
	round  int16
	phase  game.Phase
	attack game.Attack
	beside [2]game.Counters
	result game.Result
	ships  [game.MaxShips]game.Ship
	tokens [game.MaxTokens]game.Token
}

func lies(s *game.State) onTable {
	x := onTable{round: s.Round, phase: s.Phase, attack: s.Attack, beside: s.Beside, result: s.Result}
	copy(x.ships[:], s.Ships[:s.NShips])
	copy(x.tokens[:], s.Tokens[:s.NTokens])
	return x
}

// What is shown of a decision ends in the table that is jumped to, and ships, shots and dice are seen on the way.
func TestWhatIsShownEndsInTheTable(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	seen := map[reflect.Type]int{}
	p.seek(0)
	for p.at < len(p.answers) {
		p.next()
		s, at := p.showing, p.at
		for p.showing != nil {
			if m := p.now(); m != nil {
				seen[reflect.TypeOf(m.Event)]++
				switch e := m.Event.(type) {
				case game.ShipMoved:
					if len(p.board.Templates) != 1 {
						t.Fatalf("%s moves without its template", p.film.Setup.Name(e.Ship))
					}
				case game.AttackDeclared:
					if len(p.board.Effects) == 0 {
						t.Fatal("no shot is seen")
					}
				case game.AttackRolled:
					look(w)
					if !slices.ContainsFunc(w.Canvas.Scene.Shapes, func(sh scene.Shape) bool { return strings.HasPrefix(sh.Text, "Attack · ") }) {
						t.Fatal("no dice are seen")
					}
				}
			}
			p.flow(0.2)
		}
		if s != nil && lies(&s.state) != lies(p.g.State()) {
			t.Fatalf("answer %d, %s: what is shown ends in another table", at, p.moment().Asked)
		}
		shown := p.board
		p.seek(at)
		if !reflect.DeepEqual(shown, p.board) {
			t.Fatalf("answer %d: jumped to, the table looks otherwise", at)
		}
	}
	if len(seen) < 8 || seen[reflect.TypeFor[game.ShipMoved]()] < 40 {
		t.Errorf("seen: %v", seen)
	}
}

// Space stops, and leaves the table as it stands after the decision; a jump does not wait for what moves; a press on the
// board goes to the end of it and plays on.
func TestSpaceAndJumpsCutShort(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	moving := func() {
		t.Helper()
		for range 4000 {
			if m := p.now(); m != nil {
				if _, ok := m.Event.(game.ShipMoved); ok {
					return
				}
			}
			p.Tick(1.0 / 30)
		}
		t.Fatal("no ship moves")
	}
	w.Key("space")
	moving()
	look(w)
	w.PressAt(p.eye.Cam.X+100, p.eye.Cam.Y+100)
	if p.showing != nil || !p.playing {
		t.Error("a press on the board does not go to the end of what moves")
	}
	moving()
	at := p.at
	w.Key("space")
	if p.playing || p.showing != nil || p.at != at || len(p.board.Templates) > 0 {
		t.Error("Space does not stop")
	}
	w.Key("space")
	moving()
	w.Key("left")
	if p.playing || p.showing != nil || len(p.board.Templates) > 0 {
		t.Error("a step waits for what moves")
	}
}

// unmoved is a window in which nothing moves.
type unmoved struct{ table }

func (*unmoved) Pace() float64 { return 0 }

// Where nothing is to move it plays on in steps.
func TestPlaysWithoutMotion(t *testing.T) {
	p, err := New(&unmoved{}, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	if err != nil {
		t.Fatal(err)
	}
	w := kittest.Open(t, p)
	w.Key("8", "space")
	for n := 0; p.playing; n++ {
		if p.Tick(1.0 / 30); p.showing != nil {
			t.Fatal("something moves")
		}
		if n > 100_000 {
			t.Fatal("it never ends")
		}
	}
}

// The log, the words of the decision and what is read aloud tell no dice that are still in the air.
func TestNothingTellsDiceInTheAir(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	thrown := 0
	for p.at < len(p.answers) && thrown < 6 {
		p.next()
		for p.showing != nil {
			if m := p.now(); m != nil && game.Rolls(m.Event) && m.Event.Say(p.film.Setup) != "" {
				thrown++
				words := m.Event.Say(p.film.Setup)
				_, log := p.Tells(5)
				look(w)
				if slices.Contains(log, words) || w.Reads(words) {
					t.Fatalf("%q is told while the dice are in the air: %v", words, log)
				}
			}
			p.flow(0.2)
		}
	}
	if thrown < 6 {
		t.Errorf("%d throws were seen", thrown)
	}
}
