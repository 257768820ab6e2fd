package e2e

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest/expect"
)

// specials are what a sheet or a rare rule offers, by how the option begins. The player takes them
// where they are offered.
var specials = []string{"Beam aboard", "Beam back", "Tractor Beam", "Retrieve", "Keep the tractor beam",
	"Discard a Mission Token", "Spend a re-roll token", "Regenerate"}

// special is which of them an option is, "" none.
func special(label string) string {
	for _, s := range specials {
		if strings.HasPrefix(strings.ToLower(label), strings.ToLower(s)) {
			return s
		}
	}
	return ""
}

// nobodys tells whether an option is an attack on what a sheet lets drift on the table: with that
// gone nothing special is left.
func nobodys(label string) bool {
	return strings.HasSuffix(label, "at small craft") || strings.HasSuffix(label, "at deep space 9")
}

// player answers whatever is asked, at random but the same every time, and likes what is special.
type player struct {
	t      *testing.T
	table  *Table
	hand   hand
	random *rand.Rand
	tame   bool           // it takes what is proposed
	steer  int            // steps of 15 degrees towards the middle, for each ship placed
	taken  map[string]int // specials, and how often
	seen   map[string]bool
	answer int // answers given
}

func newPlayer(t *testing.T, table *Table, h hand) *player {
	return &player{t: t, table: table, hand: h, random: rand.New(rand.NewPCG(1, 2)), taken: map[string]int{}, seen: map[string]bool{}}
}

// said is what special things were done, and how often.
func (p *player) said() string {
	var ws []string
	for _, k := range slices.Sorted(maps.Keys(p.taken)) {
		ws = append(ws, fmt.Sprintf("%s %d", k, p.taken[k]))
	}
	if len(ws) == 0 {
		return "nothing special"
	}
	return strings.Join(ws, ", ")
}

// pick is the option to take, -1 what the program proposes.
func (p *player) pick(s State, open []int) int {
	if len(open) == 0 || p.tame {
		return -1
	}
	var ahead, others []int
	for _, i := range open {
		what := special(s.Options[i].Label)
		if what == "Beam back" && p.random.IntN(3) > 0 {
			continue // a team that always goes home at once does nothing
		}
		if what != "" {
			return i
		}
		l := strings.ToLower(s.Options[i].Label)
		if nobodys(l) {
			continue
		}
		others = append(others, i)
		if l >= "straight 2" && l <= "straight 4" {
			ahead = append(ahead, i)
		}
	}
	if len(ahead) > 0 && s.Round < 4 { // to the middle, as fast as can be
		return slices.MaxFunc(ahead, func(a, b int) int { return strings.Compare(s.Options[a].Label, s.Options[b].Label) })
	} else if len(ahead) > 0 && p.random.IntN(10) < 6 {
		return ahead[p.random.IntN(len(ahead))]
	}
	if len(others) == 0 {
		others = open
	}
	return others[p.random.IntN(len(others))]
}

// give answers one question, or waits where none is asked; false when the battle is over.
func (p *player) give(s State) (asked bool) {
	table, h := p.table, p.hand
	var open []int
	for i, o := range s.Options {
		if o.Enabled && h.can(s, i) {
			open = append(open, i)
		}
	}
	if _, ok := mainButton(s); len(open) == 0 && !ok {
		table.Skip(10) // the other side thinks, or something flies
		return false
	}
	p.answer++
	p.picture(s)
	if s.Screen == "curtain" { // held until it is up, however long that takes
		for n := 0; n < 5 && same(s, table.State()); n++ {
			h.hold()
			table.Skip(10)
		}
		return true
	}
	if s.Screen == "deploy" {
		for range p.steer {
			h.turn(s.Player == 1)
		}
	}
	what := ""
	if i := p.pick(s, open); i >= 0 {
		what = special(s.Options[i].Label)
		h.choose(s, i)
		if what != "" {
			p.picture(State{Ask: what})
		}
	}
	for _, try := range []func(){h.press, func() { table.Skip(10) }, func() { h.hold(); table.Skip(10) }} {
		if same(s, table.State()) {
			try()
		}
	}
	if what != "" && !same(s, table.State()) {
		p.taken[what]++
	}
	return true
}

// toTheEnd answers until the battle is over.
func (p *player) toTheEnd() State {
	p.t.Helper()
	return p.until(func(State) bool { return false })
}

// until answers until the battle is over or stop says so.
func (p *player) until(stop func(State) bool) State {
	p.t.Helper()
	const (
		enough  = 3000   // answers in a battle
		patient = 6 * 60 // waits without a question, if some seconds have gone by on the wall as well
		stuck   = 30     // answers in a row that change nothing
	)
	waited, inVain, asked := 0, 0, time.Now()
	for end := p.answer + enough; p.answer < end; {
		s := p.table.State()
		if s.Screen == "over" {
			p.picture(s)
			p.t.Logf("over in round %d after %d answers: %s; %s", s.Round, p.answer, s.Result, p.said())
			return s
		}
		if stop(s) {
			return s
		}
		if testing.Verbose() && p.answer%20 == 1 {
			p.t.Logf("%d: %s round %d %s: %s, %d options", p.answer, s.Screen, s.Round, s.Phase, s.Ask, len(s.Options))
		}
		if !p.give(s) {
			if waited++; waited > patient && time.Since(asked) > slow {
				p.t.Fatalf("nothing is asked any more; it shows:\n%v", s)
			}
			continue
		}
		waited, asked = 0, time.Now()
		if inVain++; s.Changed(p.table.State()) {
			inVain = 0
		}
		expect.Must(p.t, inVain <= stuck, "nothing answers this:\n%v", s)
	}
	p.t.Fatalf("no end after %d answers; it shows:\n%v", enough, p.table.State())
	return State{}
}

// picture keeps what is shown at the first question of each kind, at three sizes, when pictures are
// wanted.
func (p *player) picture(s State) {
	dir := os.Getenv("ATTACKWING_E2E_SHOTS")
	_, ask, ok := strings.Cut(s.Ask, ": ") // behind the ship that it is about
	if !ok {
		ask = s.Ask
	}
	name := s.Screen + " " + ask
	if dir == "" || p.seen[name] {
		return
	}
	p.seen[name] = true
	file := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, fmt.Sprintf("%s %03d %s", strings.TrimPrefix(p.t.Name(), "TestBattles/"), p.answer, name))
	must(p.t, os.MkdirAll(dir, 0o755))
	p.table.Shot(filepath.Join(dir, file+".png"))
	if os.Getenv("ATTACKWING_E2E_SIZES") == "" {
		return
	}
	for _, size := range [][2]int{{1024, 640}, {1920, 1080}} {
		p.table.Resize(size[0], size[1])
		p.table.Shot(filepath.Join(dir, fmt.Sprintf("%s-%d.png", file, size[0])))
	}
	p.table.Resize(Width, Height)
}

// must ends a test if there is an error.
var must = expect.OK
