package outlook

import (
	"math"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// battle is a recorded battle of two ensigns.
func battle(t *testing.T, scenario, one, two string, seed uint64) (*game.Setup, []game.Answer) {
	t.Helper()
	u := gametest.MustSetup(scenario, one, two, seed)
	g := gametest.Ensigns(t, u, seed)
	return u, slices.Clone(g.Answers())
}

func cards(d *game.Deck) []game.DamageID {
	out := slices.Concat(d.Cards[:d.N], d.Discards[:d.ND])
	slices.Sort(out)
	return out
}

// From every decision on: what has been rolled stays, dice to come fall otherwise, no card is lost, and the same seed leads
// to the same table.
func TestOtherwiseChangesOnlyWhatIsToCome(t *testing.T) {
	u, answers := battle(t, "future-tense", "ft-a-1", "ft-b-1", 4)
	g, err := game.NewQuiet(u)
	if err != nil {
		t.Fatal(err)
	}
	stays, differs := 0, 0
	for n, a := range answers {
		var copies [3]game.Game
		for i, seed := range []uint64{7, 7, 8} {
			g.CopyTo(&copies[i])
			copies[i].Otherwise(seed)
		}
		was := *g.State()
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
		for i := range copies {
			if _, err := copies[i].Submit(a); err != nil {
				t.Fatalf("answer %d does not fit when chance falls otherwise: %v", n+1, err)
			}
			s := copies[i].State()
			if s.Attack.On && was.Attack.On && s.Attack.RolledAttack && was.Attack.RolledAttack && !was.Attack.Defended {
				for k, d := range s.Attack.AttackDice[:s.Attack.NAttack] {
					if o := was.Attack.AttackDice[k]; !d.Rerolled && !d.Converted && d.Face != o.Face && o.Face != dice.BattleStations {
						t.Fatalf("answer %d: die %d showed %v and shows %v", n+1, k+1, o.Face, d.Face)
					}
					stays++
				}
			}
			for p := range s.Decks {
				all, truth := cards(&s.Decks[p]), cards(&g.State().Decks[p])
				if x := &was.Decks[p]; s.Decks[p].N == x.N && s.Decks[p].ND == x.ND && g.State().Decks[p].N == x.N && !slices.Equal(all, truth) {
					t.Fatalf("answer %d: the deck has other cards", n+1)
				}
			}
		}
		if copies[0].State().Hash() != copies[1].State().Hash() {
			t.Fatalf("answer %d: the same seed leads to two tables", n+1)
		}
		if copies[0].State().Attack != copies[2].State().Attack {
			differs++
		}
	}
	if stays < 10 || differs < 10 {
		t.Errorf("%d dice stayed, %d attacks fell otherwise", stays, differs)
	}
}

// The last decision of a battle that is all but over is worth what came of it, and giving up is worth nothing.
func TestWhatAnAnswerIsWorth(t *testing.T) {
	u, answers := battle(t, "future-tense", "ft-a-1", "ft-b-1", 4)
	g, err := game.NewQuiet(u)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range answers[:len(answers)-1] {
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
	}
	last := answers[len(answers)-1]
	var copied game.Game
	g.CopyTo(&copied)
	p := g.FirstOpen()
	who := p.Player
	d := &Decision{Game: &copied, Answers: []game.Answer{last, {Prompt: p.ID, Concede: true}}, Level: "ensign"}
	if _, err := g.Submit(last); err != nil {
		t.Fatal(err)
	}
	var pl Player
	for k := range 5 {
		w, err := pl.Play(d, 0, k)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := pl.Play(d, 0, k); err != nil || again != w {
			t.Fatalf("the same game ends in two ways: %v", err)
		}
		if w, err = pl.Play(d, 1, k); err != nil || Of(w, who) != 0 {
			t.Errorf("who gives up wins: %v, %v", w, err)
		}
	}
}

// Dials set at the same time are those of the record, whichever is looked at.
func TestDialsOfTheRecordAreKept(t *testing.T) {
	u, answers := battle(t, "tholian-web", "tw-a-1", "tw-b-1", 3)
	g, err := game.NewQuiet(u)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for g.FirstOpen().Ask != game.ChooseManeuver {
		if _, err := g.Submit(answers[n]); err != nil {
			t.Fatal(err)
		}
		n++
	}
	p := g.FirstOpen()
	id, open := p.Ship, len(g.Prompts())
	var copied game.Game
	g.CopyTo(&copied)
	other := p.Pick(0)
	if other == answers[n] {
		other = p.Pick(1)
	}
	d := &Decision{Game: &copied, Answers: []game.Answer{other}, Since: answers[n+1:], Level: "ensign"}
	if err := d.answer(&copied, 0); err != nil {
		t.Fatal(err)
	}
	if _, err := g.Submit(answers[n]); err != nil {
		t.Fatal(err)
	}
	for _, a := range answers[n+1 : n+open] {
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
	}
	// the last answer turns the first dials over; what is set stands in the states of both
	same := 0
	for i := range g.State().Ships[:g.State().NShips] {
		a, b := g.State().Ships[i].Dial, copied.State().Ships[i].Dial
		if game.ShipID(i) != id && a >= 0 && a == b {
			same++
		}
	}
	if same == 0 || copied.State().Ships[id].Dial == g.State().Ships[id].Dial && g.State().Ships[id].Dial >= 0 {
		t.Errorf("%d dials of the record stand", same)
	}
}

// More games, a smaller margin; and none is ever quite sure.
func TestMargins(t *testing.T) {
	margin := func(won, n int) float64 {
		var y Tally
		for i := range n {
			y.Add(map[bool]float64{true: 1, false: 0}[i < won])
		}
		p, m := y.Mean()
		if math.Abs(p-float64(won)/float64(n)) > 1e-12 {
			t.Errorf("%d of %d is %.3f", won, n, p)
		}
		return m
	}
	if a, b := margin(20, 40), margin(80, 160); a <= b || math.Abs(a-0.158) > 0.001 {
		t.Errorf("margins %.3f and %.3f", a, b)
	}
	if m := margin(40, 40); m < 0.03 || m > 0.08 {
		t.Errorf("all of 40 won: margin %.3f", m)
	}
}
