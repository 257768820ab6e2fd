package e2e

import (
	"fmt"
	"image/color"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// From the title to the last ship against the computer, with the mouse alone.
func TestAWholeGameByMouse(t *testing.T) {
	table := Start(t, "--quick", "--seed", "2", "--p2", "ensign")
	playWholeGame(t, table, mouse{table})
}

// From the title to the last ship, two people at one screen, with the keyboard alone.
func TestAWholeGameByKeyboard(t *testing.T) {
	table := Start(t, "--quick", "--seed", "3", "--p2", "human")
	playWholeGame(t, table, keyboard{table})
}

// A hand is a way to answer.
type hand interface {
	choose(s State, option int) // the option, counted from 0
	press()                     // the main button
	hold()                      // the main button, as for what cannot be taken back
	can(s State, option int) bool
}

type mouse struct{ *Table }

func (m mouse) choose(s State, option int) { m.Click(s.Options[option].X, s.Options[option].Y) }

func (m mouse) press() {
	if b, ok := mainButton(m.State()); ok {
		m.Click(b.X, b.Y)
	}
}

func (m mouse) hold() {
	if b, ok := mainButton(m.State()); ok {
		m.Hold(b.X, b.Y, 75)
	}
}

// mainButton is the one big button, if there is something to press now.
func mainButton(s State) (Button, bool) {
	for _, b := range s.Buttons {
		if b.Name == "main" {
			return b, true
		}
	}
	return Button{}, false
}

// A mouse reaches what lies in the window; what does not must be scrolled to first.
func (m mouse) can(s State, option int) bool {
	o := s.Options[option]
	return o.X > 0 && o.X < Width && o.Y > 0 && o.Y < Height
}

type keyboard struct{ *Table }

func (k keyboard) choose(_ State, option int)   { k.Key(ebiten.KeyDigit1 + ebiten.Key(option)) }
func (k keyboard) press()                       { k.Key(ebiten.KeyEnter) }
func (k keyboard) can(_ State, option int) bool { return option < 9 }

func (k keyboard) hold() {
	before := k.State()
	k.HoldKey(75, ebiten.KeyEnter)
	if !before.Changed(k.State()) {
		k.HoldKey(75, ebiten.KeySpace) // the curtain
	}
}

// playWholeGame plays The Tholian Web from the title on and looks at what is
// left: a result on the screen, and a record that can be played again.
func playWholeGame(t *testing.T, table *Table, h hand) {
	t.Helper()
	table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	toTheTable(t, table, h)
	s := toTheEnd(t, table, h)
	if s.Result == "" {
		t.Errorf("the battle is over without a result:\n%v", s)
	}
	if blank(table) {
		t.Error("the last screen shows nothing")
	}

	records := table.Files(".jsonl")
	if len(records) == 0 {
		t.Error("the battle was not recorded")
	}
	for _, record := range records {
		if out, err := table.Command("replay", "--verify", record); err != nil {
			t.Errorf("replay --verify: %v\n%s", err, out)
		}
	}
}

// toTheTable finds its way from the title to the table: the scenario, then
// whatever fleets are offered first.
func toTheTable(t *testing.T, table *Table, h hand) {
	t.Helper()
	s := table.State()
	chosen := map[string]bool{}
	for range 20 {
		if s.Screen != "title" {
			return
		}
		pick := -1
		for i, o := range s.Options {
			if !o.Enabled || !h.can(s, i) {
				continue
			}
			if strings.Contains(o.Label, "Tholian") || pick < 0 {
				pick = i
			}
			if strings.Contains(o.Label, "Tholian") {
				break
			}
		}
		if pick >= 0 && !chosen[s.Ask+s.Options[pick].Label] {
			chosen[s.Ask+s.Options[pick].Label] = true
			h.choose(s, pick)
		} else {
			h.press()
		}
		table.Skip(10)
		s = table.State()
	}
	t.Fatalf("no way from the title to the table; it shows:\n%v", s)
}

// toTheEnd answers whatever is asked, at random but the same every time, until
// the battle is over.
func toTheEnd(t *testing.T, table *Table, h hand) State {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	const (
		enough  = 3000    // answers in a battle
		patient = 60 * 60 // ticks without a question
		stuck   = 30      // answers in a row that change nothing
	)
	waited, inVain := 0, 0
	for answer := 0; answer < enough; {
		s := table.State()
		if s.Screen == "over" {
			t.Logf("over in round %d after %d answers: %s", s.Round, answer, s.Result)
			return s
		}
		var open []int
		for i, o := range s.Options {
			if o.Enabled && h.can(s, i) {
				open = append(open, i)
			}
		}
		if _, ok := mainButton(s); len(open) == 0 && !ok {
			if waited += 10; waited > patient {
				t.Fatalf("nothing is asked any more; it shows:\n%v", s)
			}
			table.Skip(10) // the other side thinks, or something flies
			continue
		}
		waited = 0
		answer++
		if testing.Verbose() && answer%10 == 1 {
			t.Logf("%d: %s round %d %s: %s, %d options", answer, s.Screen, s.Round, s.Phase, s.Ask, len(s.Options))
		}

		if len(open) > 0 {
			h.choose(s, open[random.IntN(len(open))])
		}
		if same(s, table.State()) {
			h.press()
		}
		if same(s, table.State()) {
			table.Skip(10)
		}
		now := table.State()
		if same(s, now) {
			h.hold()
			table.Skip(10)
			now = table.State()
		}
		if inVain++; s.Changed(now) {
			inVain = 0
		}
		if inVain > stuck {
			t.Fatalf("nothing answers this:\n%v", s)
		}
	}
	t.Fatalf("no end after %d answers; it shows:\n%v", enough, table.State())
	return State{}
}

// same says whether two states ask the same, whatever is marked.
func same(a, b State) bool {
	question := func(s State) string {
		labels := make([]string, len(s.Options))
		for i, o := range s.Options {
			labels[i] = o.Label
		}
		return fmt.Sprint(s.Screen, s.Round, s.Phase, s.Player, s.Ask, labels)
	}
	return question(a) == question(b)
}

// blank says whether the screen has only one color.
func blank(table *Table) bool {
	img := table.Image()
	colors := map[color.RGBA]bool{}
	for y := 0; y < Height; y += 7 {
		for x := 0; x < Width; x += 7 {
			colors[img.RGBAAt(x, y)] = true
		}
	}
	return len(colors) < 2
}
