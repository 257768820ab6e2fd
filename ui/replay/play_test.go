package replay

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/motion"
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

// What is shown of a decision ends in the table that is jumped to, and ships, shots and dice are
// seen on the way.
func TestWhatIsShownEndsInTheTable(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	seen := map[reflect.Type]int{}
	p.Seek(0)
	for p.at < len(p.answers) {
		p.next()
		s, at := p.showing, p.at
		for p.showing != nil {
			if m := p.now(); m != nil {
				seen[reflect.TypeOf(m.Event)]++
				switch e := m.Event.(type) {
				case game.ShipMoved:
					expect.Must(t, len(p.board.Templates) == 1,
						"%s moves without its template", p.film.Setup.Name(e.Ship))
				case game.AttackDeclared:
					expect.Must(t, len(p.board.Effects) != 0, "no shot is seen")
				case game.AttackRolled:
					look(w)
					if !slices.ContainsFunc(w.Canvas.Scene.Shapes, func(sh scene.Shape) bool { return motion.IsDie(sh.Art) }) {
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
		p.Seek(at)
		expect.Must(t, reflect.DeepEqual(shown, p.board), "answer %d: jumped to, the table looks otherwise", at)
	}
	expect.True(t, len(seen) >= 8 && seen[reflect.TypeFor[game.ShipMoved]()] >= 40, "seen: %v", seen)
}

// Space stops, and leaves the table as it stands after the decision; a jump does not wait for what
// moves; a press on the board goes to the end of it and plays on.
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
	expect.True(t, p.showing == nil && p.playing, "a press on the board does not go to the end of what moves")
	moving()
	at := p.at
	w.Key("space")
	expect.True(t, !p.playing && p.showing == nil && p.at == at && len(p.board.Templates) == 0, "Space does not stop")
	w.Key("space")
	moving()
	w.Key("left")
	expect.True(t, !p.playing && p.showing == nil && len(p.board.Templates) == 0, "a step waits for what moves")
}

// unmoved is a window in which nothing moves.
type unmoved struct{ table }

func (*unmoved) Pace() float64 { return 0 }

// Where nothing is to move it plays on in steps.
func TestPlaysWithoutMotion(t *testing.T) {
	p, err := New(&unmoved{}, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	expect.OK(t, err)
	w := kittest.Open(t, p)
	w.Key("8", "space")
	for n := 0; p.playing; n++ {
		p.Tick(1.0 / 30)
		expect.Must(t, p.showing == nil, "something moves")
		expect.Must(t, n <= 100_000, "it never ends")
	}
}

// While what came of a decision is shown, its lines come as it is seen: dice in the air are told
// nowhere.
func TestAReplayTellsNothingBeforeItIsSeen(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	p.Seek(0)
	thrown := 0
	for p.at < len(p.answers) && thrown < 10 {
		for p.next(); p.showing != nil; p.flow(0.2) {
			m := p.now()
			if m == nil {
				continue
			}
			if _, rolls := m.Event.(game.AttackRolled); !rolls {
				continue
			}
			words, _ := record.SaidOf(p.film.Setup, p.shown(), m.Event)
			if _, log := p.Tells(1); len(log) > 0 && log[0] == words.Text {
				t.Fatalf("the log tells %q while the dice are in the air", words.Text)
			}
			look(w)
			expect.Must(t, !w.Reads(words.Text), "the page reads %q while the dice are in the air", words.Text)
			thrown++
		}
		if _, log := p.Tells(1); len(p.told(p.at)) > 0 && log[0] != p.told(p.at)[len(p.told(p.at))-1].Text {
			t.Fatalf("after it has been seen the log ends with %q", log)
		}
	}
	expect.Must(t, thrown >= 10, "%d throws were seen", thrown)
}

// While a moment is shown whose dice are in the air, the page is as it is in a battle in which they
// fall otherwise: the log, the luck, the chances and the dice themselves.
func TestAReplayKnowsNoDiceInTheAir(t *testing.T) {
	throws := gametest.Throws(t, gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 5), 4)
	expect.Must(t, len(throws) >= 8, "%d throws", len(throws))
	for _, x := range throws {
		var ps [2]*Page
		var ws [2]*kittest.Window
		for i, g := range x.Before {
			gametest.Submit(t, g, x.Answer[i])
			if p := g.FirstOpen(); p != nil {
				gametest.Submit(t, g, game.Answer{Prompt: p.ID, Concede: true})
			}
			var b bytes.Buffer
			expect.OK(t, record.Write(&b, g))
			ps[i], _, ws[i] = watch(t, &memory{file: b.Bytes()})
			ps[i].playing = true
			ps[i].next()
		}
		var first *motion.Motion
		for ps[0].showing != nil && ps[1].showing != nil {
			if m := ps[0].now(); m != nil && game.Rolls(m.Event) && (first == nil || first == m) {
				first = m
				look(ws[0])
				look(ws[1])
				if a, b := linesOf(ws[0]), linesOf(ws[1]); !slices.Equal(a, b) {
					t.Fatalf("%T: written is\n%q\nand where the dice fall otherwise\n%q", x.Rolls, a, b)
				}
				if m.Age < motion.DiceFall && !reflect.DeepEqual(ws[0].Canvas.Scene.Shapes, ws[1].Canvas.Scene.Shapes) {
					t.Fatalf("%T: what is seen hangs on how the dice fall", x.Rolls)
				}
			} else if first != nil {
				break
			}
			ps[0].flow(0.1)
			ps[1].flow(0.1)
		}
		expect.Must(t, first != nil, "%T is not shown", x.Rolls)
	}
}

// linesOf are all the lines on a page.
func linesOf(w *kittest.Window) (lines []string) {
	for i := range w.Canvas.Scene.Shapes {
		if s := &w.Canvas.Scene.Shapes[i]; s.Text != "" {
			lines = append(lines, s.Text)
		}
	}
	return lines
}
