package app

import (
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/cmd/internal/app/apptest"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	ui "attackwing/ui/window"
)

// dialsChild makes this test binary a program in whose window two people set dials, by keys, until
// round 4 begins; with the value "waits" it does nothing more when two dials are locked.
const dialsChild = "ATTACKWING_TEST_DIALS"

// setter works the window of a battle of two people by keys.
type setter struct {
	*ui.Window
	*battle.Session
}

func (s setter) tick(n int, in kit.Input) {
	for range n {
		in.X, in.Y, in.Any = -1, -1, true
		s.Update(&in, 1.0/60)
		in.Strokes = nil
	}
}

func (s setter) stroke(k string) {
	s.tick(1, kit.Input{Strokes: []string{k}})
	s.tick(3, kit.Input{})
}

// saySafe is how the child says what is safe.
func saySafe(n int) {
	fmt.Println(n)
	if os.Getenv(dialsChild) == "waits" && n%100 == 2 {
		time.Sleep(time.Hour)
	}
}

// safe is what must not be lost: the answers, and the dials locked beside them.
func safe(g *game.Game, locked int) int { return 100*len(g.Answers()) + locked }

// next is one stroke, or as many as one dial takes.
func (s setter) next() {
	p := s.Asked()
	switch {
	case s.Cover.Down:
		s.tick(75, kit.Input{Space: true, Strokes: []string{"space"}})
	default:
		if p != nil && p.Ask == game.ChooseManeuver && !s.Planning.Locked[p.Ship] {
			s.stroke(fmt.Sprint(1 + (int(p.Ship)+int(s.Shown.Round))%4))
		}
		before := safe(s.Game, len(s.Planning.Locked))
		if s.stroke("enter"); safe(s.Game, len(s.Planning.Locked)) == before { // held where a ship would be lost
			s.tick(75, kit.Input{Enter: true, Strokes: []string{"enter"}})
		}
	}
	s.tick(3, kit.Input{})
}

// setDials plays the battle that waits, or a new one, and says after each stroke what is safe. It
// gives the battle back as it stands when round 4 begins.
func setDials(say func(int)) (*game.Game, error) {
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	w := &Window{Cards: cat, keep: &keeper{err: os.Stderr}}
	defer w.keep.close()
	var b battle.Start
	if waits := w.waiting(); waits != nil {
		if b, err = waits.Open(); err != nil {
			return nil, err
		}
	} else if b.Game, err = game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 7)); err != nil {
		return nil, err
	}
	if err := w.keep.begin(b); err != nil {
		return nil, err
	}
	b.Players = [2]string{"human", "human"}
	win := ui.New(ui.Options{Title: front.Options{Cards: cat}, Battle: b, Quick: true, Record: w.keep.follow, Dials: w.keep.dials})
	s := setter{win, &win.Battle}
	s.Resize(1280, 800)
	s.tick(3, kit.Input{})
	for n := 0; s.Game.State().Round < 4 && !s.Game.Over(); n++ {
		if n == 300 {
			return nil, fmt.Errorf("round %d does not end at %q: %s", s.Game.State().Round, s.Report().Ask, s.Question.Refusal)
		}
		say(safe(s.Game, len(s.Planning.Locked)))
		s.next()
	}
	return s.Game, nil
}

// openDials are those locked for the question that is open.
func openDials(b battle.Start) (n int) {
	for _, p := range b.Game.Prompts() {
		if _, locked := b.Dials.Moves[p.Ship]; locked && p.Ask == game.ChooseManeuver && b.Dials.Round == int(b.Game.State().Round) {
			n++
		}
	}
	return n
}

// A program killed while two people set their dials loses no dial that was locked: the next start
// has it locked, and the battle goes on as the one that nobody killed.
func TestKilledWhileDialsAreSet(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	var all []int
	whole, err := setDials(func(n int) { all = append(all, n) })
	must(t, err)
	cat := apptest.Catalogue(t)
	lost, amid := 0, 0
	two := slices.IndexFunc(all, func(n int) bool { return n%100 == 2 })
	for seed := uint64(1); lost < *kills; seed++ {
		apptest.AtHome(t, t.TempDir())
		r := dice.New(seed)
		for died := true; died; {
			how, numbers, way := "=1", r.Intn(len(all)/3), func() int { return r.Intn(4_000_000) }
			if lost == 0 { // this one surely with dials locked
				how, numbers, way = "=waits", two, func() int { return 0 }
			}
			var said int
			if said, died = childUntil(t, dialsChild+how, -1, numbers, lost < *kills, way); died {
				lost++
			}
			waits := (&Window{Cards: cat, keep: &keeper{}}).waiting()
			if waits == nil {
				expect.Must(t, said <= 0, "seed %d: %d was safe, and nothing is offered to go on with", seed, said)
				continue
			}
			b, err := waits.Open()
			must(t, err)
			n := openDials(b)
			if safe(b.Game, n) < said {
				t.Fatalf("seed %d: %d answers and dials were safe, left are %d", seed, said, safe(b.Game, n))
			}
			if n > 0 {
				amid++
			}
			expect.True(t, died || b.Game.State().Hash() == whole.State().Hash(),
				"seed %d: the battle has gone another way than the one that nobody killed", seed)
		}
	}
	expect.True(t, amid != 0, "nobody was killed with a dial locked")
	t.Logf("%d kills, %d of them with dials locked", lost, amid)
}
