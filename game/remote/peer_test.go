package remote_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/scenarios"
)

var battles = flag.Int("battles", 25, "play this many battles of two peers")

// between are two peers and the lines on their way.
type between struct {
	t     *testing.T
	u     *game.Setup
	peers [2]*remote.Peer
	disk  store.Memory
	way   [2][][]byte // to each
	all   [2][][]byte // of each
	lose  func() bool // whether the connection is lost now
	lost  int
	shut  int
	first func(me int, line []byte)  // called with each line before it is taken, nil nobody
	asks  func(me int, ask game.Ask) // called before each answer, nil nobody
}

var battle = [8]byte{1, 2, 3, 4, 5, 6, 7, 8}

func file(me int) string { return fmt.Sprint("games/", me, remote.Ending) }

// meet begins a battle whose chance goes by a seed: by files that hold no line yet.
func meet(t *testing.T, u *game.Setup, seed uint64) *between {
	b := &between{t: t, u: u}
	for me := range b.peers {
		gametest.Journal(t, &b.disk, file(me), game.PlayerID(me), u, battle, seed)
		b.peers[me] = open(t, &b.disk, me)
		b.send(me, b.peers[me].Sent(0))
	}
	return b
}

// open goes on with a battle as a program that was closed.
func open(t *testing.T, disk store.Store, me int) *remote.Peer {
	t.Helper()
	cat, err := assets.Cards()
	must(t, err)
	p, err := remote.Open(disk, file(me), scenarios.ByID, cat)
	if err != nil {
		t.Fatalf("side %d begins again: %v", me, err)
	}
	return p
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func (b *between) send(me int, lines [][]byte) {
	b.way[1-me] = append(b.way[1-me], lines...)
	b.all[me] = append(b.all[me], lines...)
}

// carry brings all lines that are on their way. Where the connection is lost they are lost with it,
// and a new one begins with what the other has not taken.
func (b *between) carry() {
	b.t.Helper()
	for len(b.way[0])+len(b.way[1]) > 0 {
		for to, p := range b.peers {
			if len(b.way[to]) == 0 {
				continue
			}
			if b.lose != nil && b.lose() {
				if b.lost++; b.lost%2 == 0 {
					b.close(to)
				}
				b.again()
				break
			}
			if b.first != nil {
				b.first(to, b.way[to][0])
			}
			send, _, err := p.Take(b.way[to][0])
			if err != nil {
				b.t.Fatalf("side %d: %v", to, err)
			}
			b.way[to] = b.way[to][1:]
			b.send(to, send)
		}
	}
}

// again begins a new connection: each sends what the other has not taken.
func (b *between) again() {
	for me := range b.peers {
		b.way[1-me] = append([][]byte(nil), b.peers[me].Sent(b.peers[1-me].Taken())...)
	}
}

// close ends the program of a side and starts it again with what it has kept.
func (b *between) close(me int) {
	b.t.Helper()
	b.shut++
	must(b.t, b.peers[me].Close())
	b.peers[me] = open(b.t, &b.disk, me)
}

// play plays to the end by players who see what their side knows.
func (b *between) play(players [2]ai.Player) {
	b.t.Helper()
	for b.carry(); !b.peers[0].Game().Over(); b.carry() {
		moved := false
		for me, p := range b.peers {
			who := game.PlayerID(me)
			for _, q := range p.Game().Prompts() {
				if q.Player != who {
					continue
				}
				moved = true
				if b.asks != nil {
					b.asks(me, q.Ask)
					p = b.peers[me]
				}
				send, _, err := p.Own(players[me].Choose(p.Game().View(who), &q))
				if err != nil {
					b.t.Fatalf("side %d: %v", me, err)
				}
				b.send(me, send)
				if q.Ask != game.ChooseManeuver {
					break
				}
			}
		}
		if !moved {
			b.t.Fatalf("nobody is asked: %v", b.peers[0].Game().Where())
		}
	}
	if a, c := b.peers[0].Game().Hash(), b.peers[1].Game().Hash(); a != c {
		b.t.Errorf("the sides end with %x and %x", a, c)
	}
}

// sheets have ready fleets for a battle of each sheet.
var sheets = []struct{ id, one, two string }{
	{"standard", "tw-a-1", "tw-a-3"},
	{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-2"},
	{"future-tense", "ft-a-1", "ft-b-1"},
	{"unimatrix-zero", "u0-rebel-1", "u0-borg-1"},
	{"tholian-web", "tw-a-1", "tw-b-1"},
}

func setUp(t *testing.T, n uint64) *game.Setup {
	t.Helper()
	s := sheets[n%uint64(len(sheets))]
	u, err := gametest.Setup(s.id, s.one, s.two, 1)
	must(t, err)
	return u
}

func computers(t *testing.T, level string, seed uint64) (players [2]ai.Player) {
	t.Helper()
	for i := range players {
		p, err := ai.New(level, seed+uint64(i))
		must(t, err)
		players[i] = p
	}
	return players
}

// Two peers that share nothing but lines play the same battle of each sheet; lines that a lost
// connection swallows are sent again; the lines of both prove it.
func TestPeersPlayTheSameBattle(t *testing.T) {
	lines, size, lost, shut, longest := 0, 0, 0, 0, 0
	for n := range uint64(*battles) {
		u := setUp(t, n)
		b := meet(t, u, n)
		r := rand.New(rand.NewPCG(n, 3))
		b.lose = func() bool { return r.IntN(40) == 0 }
		level := "random"
		if n%2 == 0 {
			level = "ensign"
		}
		b.play(computers(t, level, n))
		g, err := remote.Verify(u, battle, [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
		must(t, err)
		if g.Hash() != b.peers[0].Game().Hash() {
			t.Errorf("battle %d is proved to end otherwise", n)
		}
		recorded(t, b.peers[n%2].Game())
		for me := range b.peers {
			for _, l := range b.peers[me].Sent(0) {
				lines, size, longest = lines+1, size+len(l), max(longest, len(l))
			}
		}
		lost, shut = lost+b.lost, shut+b.shut
	}
	t.Logf("%d battles, %d connections lost, %d programs closed, %d lines, %d bytes, the longest %d",
		*battles, lost, shut, lines, size, longest)
}

// beamer takes what a sheet lets its ships do, every second time.
type beamer struct {
	ai.Player
	often *int
}

func (b beamer) Choose(v *game.View, p *game.Prompt) game.Answer {
	for i := range p.Options {
		if p.Options[i].Kind == game.TakeSpecial && p.Max == 1 {
			if *b.often++; *b.often%2 == 0 {
				return p.Pick(i)
			}
		}
	}
	return b.Player.Choose(v, p)
}

// What takes the place of a maneuver is sealed beside it, and told before any ship moves.
func TestPeersTellWhatIsNoManeuver(t *testing.T) {
	told, kept := 0, 0
	for n := uint64(0); n < 40 && (told == 0 || kept == 0); n++ {
		u := setUp(t, 2)
		b := meet(t, u, n)
		players := computers(t, "lieutenant", n)
		for i := range players {
			players[i] = beamer{players[i], new(int)}
		}
		b.play(players)
		_, err := remote.Verify(u, battle, [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
		must(t, err)
		for me := range b.peers {
			for _, l := range b.peers[me].Sent(0) {
				if strings.Contains(string(l), `"sealed":255`) {
					told++
				}
			}
		}
		kept += still(b.peers[0].Game())
	}
	if told == 0 || kept == 0 {
		t.Errorf("%d ships told that they move, %d that they keep the beam", told, kept)
	}
}

// still counts the ships that a battle played again says to keep their place.
func still(g *game.Game) (n int) {
	again, err := game.New(g.Setup())
	if err != nil {
		return 0
	}
	for _, a := range g.Answers() {
		events, _ := again.Submit(a)
		for _, e := range events {
			if _, ok := e.(game.HeldStill); ok {
				n++
			}
		}
	}
	return n
}

// What goes to the other before a dial is revealed does not depend on it, the seal apart.
func TestLinesSayNothingOfADial(t *testing.T) {
	first := func(pick int) []string {
		b := meet(t, setUp(t, 0), 1)
		players := computers(t, "ensign", 1)
		for b.carry(); ; b.carry() {
			for me, p := range b.peers {
				for _, q := range p.Game().Prompts() {
					if q.Player != game.PlayerID(me) {
						continue
					}
					a := players[me].Choose(p.Game().View(q.Player), &q)
					if q.Ask == game.ChooseManeuver && me == 0 {
						a = q.Pick(pick)
					}
					send, _, err := p.Own(a)
					must(t, err)
					b.send(me, send)
					if me == 0 && len(send) > 0 && strings.Contains(string(send[0]), `"seals"`) {
						return strings.Split(string(bytes.Join(b.all[0], nil)), `"seals":[`)
					}
					if q.Ask != game.ChooseManeuver {
						break
					}
				}
			}
		}
	}
	a, b := first(0), first(1)
	if len(a) != 2 || len(b) != 2 || a[0] != b[0] {
		t.Fatalf("the lines before the seals differ:\n%s\n%s", a, b)
	}
	if a[1] == b[1] || len(a[1]) != len(b[1]) {
		t.Errorf("seals of two maneuvers are %s and %s", a[1], b[1])
	}
}

// A line that was altered on its way, or that a program made up, is refused with a sentence, and the
// battle stands where it stood.
func TestAlteredLinesAreRefused(t *testing.T) {
	u := setUp(t, 2)
	b := meet(t, u, 4)
	b.play(computers(t, "ensign", 4))
	one, two := b.peers[0].Sent(0), b.peers[1].Sent(0)
	r, refused := rand.New(rand.NewPCG(5, 6)), map[string]int{}
	for range 400 {
		lines := [2][][]byte{append([][]byte(nil), one...), append([][]byte(nil), two...)}
		who := r.IntN(2)
		at := r.IntN(len(lines[who]))
		old := lines[who][at]
		how := altered[r.IntN(len(altered))]
		l := how.alter(r, string(old), lines[who], at)
		if strings.EqualFold(l, string(old)) {
			continue
		}
		lines[who][at] = []byte(l)
		g, err := remote.Verify(u, battle, lines)
		var wrong *remote.Wrong
		if err == nil || !errors.As(err, &wrong) {
			t.Fatalf("%s: %s in place of %s: %v", how.name, l, old, err)
		}
		if g != nil {
			if words := gametest.Broken(g); words != "" {
				t.Fatalf("%s: %s", how.name, words)
			}
		}
		refused[how.name]++
	}
	for _, how := range altered {
		if refused[how.name] == 0 {
			t.Errorf("%s was not tried", how.name)
		}
	}
}

var altered = []struct {
	name  string
	alter func(r *rand.Rand, l string, all [][]byte, at int) string
}{
	{"one letter", func(r *rand.Rand, l string, _ [][]byte, _ int) string {
		i := r.IntN(len(l))
		return l[:i] + string(rune('0'+r.IntN(60))) + l[i+1:]
	}},
	{"cut short", func(r *rand.Rand, l string, _ [][]byte, _ int) string { return l[:r.IntN(len(l))] }},
	{"too long", func(_ *rand.Rand, l string, _ [][]byte, _ int) string { return l + strings.Repeat(" ", 5000) }},
	{"two in one", func(_ *rand.Rand, l string, _ [][]byte, _ int) string { return l + l }},
	{"another line", func(r *rand.Rand, _ string, all [][]byte, at int) string {
		return string(all[(at+1+r.IntN(len(all)-1))%len(all)])
	}},
	{"an unknown field", func(_ *rand.Rand, l string, _ [][]byte, _ int) string { return strings.Replace(l, "{", `{"x":1,`, 1) }},
	{"nothing", func(_ *rand.Rand, _ string, _ [][]byte, at int) string { return fmt.Sprintf(`{"n":%d}`, at+1) }},
	{"a concession beside", func(_ *rand.Rand, l string, _ [][]byte, _ int) string {
		return strings.Replace(l, `"h":`, `"concede":true,"h":`, 1)
	}},
}

// FuzzTake gives a peer whatever comes, at several moments of a battle: it takes it or says what is
// wrong, and never loses the battle.
func FuzzTake(f *testing.F) {
	u, err := gametest.Setup("standard", "tw-a-1", "tw-a-3", 1)
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(`{"n":1,"tip":"7AQhkk0cL3keA7Jh4gY7Hg8eXK1JUdVqUaAr5Ij7aIc","setup":"x"}`))
	f.Add([]byte(`{"n":2,"link":"7AQhkk0cL3keA7Jh4gY7Hg8eXK1JUdVqUaAr5Ij7aIc","h":"7772ce2846bfa890"}`))
	f.Add([]byte(`{"n":3,"q":4,"at":[457200,76200,0],"h":"7772ce2846bfa890"}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		var disk store.Memory
		p, _, err := remote.New(game.One, u, battle, &disk, file(0))
		must(t, err)
		other, first, err := remote.New(game.Two, u, battle, &disk, file(1))
		must(t, err)
		if _, _, err := p.Take(b); err == nil {
			return // a tip as good as another
		}
		send, _, err := p.Take(first[0])
		must(t, err)
		p.Take(b)
		_, _, err = other.Take(p.Sent(0)[0])
		must(t, err)
		for _, l := range send {
			if _, _, err := other.Take(l); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Two windows that go on with one file do not spoil it: the one that writes second stops with a sentence.
func TestTwoWindowsOnOneBattle(t *testing.T) {
	for n := range uint64(len(sheets)) {
		b := meet(t, setUp(t, n), n)
		b.carry()
		me, q := b.next()
		one, two := b.peers[me], open(t, &b.disk, me)
		a := computers(t, "random", n)[me].Choose(one.Game().View(q.Player), q)
		if _, _, err := one.Own(a); err != nil {
			t.Fatal(err)
		}
		if _, _, err := two.Own(a); !errors.Is(err, remote.ErrElsewhere) {
			t.Errorf("the second window goes on: %v", err)
		}
		again := open(t, &b.disk, me)
		if again.Game().Hash() != one.Game().Hash() || len(again.Sent(0)) != len(one.Sent(0)) {
			t.Error("the file is spoiled")
		}
	}
}
