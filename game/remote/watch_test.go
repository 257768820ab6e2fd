package remote_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/record"
	"attackwing/game/remote"
)

// watching is a battle of two peers with somebody who watches what the first shows.
type watching struct {
	*between
	shown *remote.Shown
	seat  remote.Watcher
	view  *remote.Watching
	sent  [][]byte // to the watcher
}

func watch(t *testing.T, b *between) *watching {
	t.Helper()
	s, err := remote.Show(b.peers[0].Game())
	must(t, err)
	w := &watching{between: b, shown: s}
	view, first := remote.Watch("Carl")
	w.view = view
	must(t, w.seat.Take(first))
	if name, ok := w.seat.Name(); name != "Carl" || !ok {
		t.Fatalf("%q watches", name)
	}
	return w
}

// pass sends the watcher all that has happened.
func (w *watching) pass() {
	w.t.Helper()
	must(w.t, w.shown.Follow(w.peers[0].Game()))
	for {
		due := w.shown.Due(&w.seat)
		if w.sent = append(w.sent, due...); len(due) == 0 {
			return
		}
		for _, l := range due {
			have, err := w.view.Take(l)
			must(w.t, err)
			must(w.t, w.seat.Take(have))
		}
	}
}

// Somebody who watches gets the record of the battle line by line, at last as it is proved.
func TestABattleIsWatched(t *testing.T) {
	for n := range uint64(len(sheets)) {
		b := meet(t, setUp(t, n), n)
		b.carry()
		w := watch(t, b)
		b.asks = func(int, game.Ask) { w.pass() }
		b.play(computers(t, "ensign", n))
		w.pass()
		var want bytes.Buffer
		must(t, record.Write(&want, b.peers[0].Game()))
		if got := string(w.view.Record()); replayed(t, got).Hash() != b.peers[0].Game().Hash() {
			t.Error("the record of the watcher ends otherwise")
		}
		if _, err := remote.Check(replayed(t, string(w.view.Record()))); err != nil {
			t.Errorf("what the watcher has proves nothing: %v", err)
		}
		for _, l := range w.sent {
			if len(l) > 4096 {
				t.Fatalf("a line of %d bytes", len(l))
			}
		}
		secret := string(w.view.Record())
		for me := range b.peers {
			text, err := b.disk.Read(file(me), 1<<24)
			must(t, err)
			var head struct{ Chain string }
			must(t, json.Unmarshal(bytes.SplitN(text, []byte("\n"), 2)[0], &head))
			if head.Chain == "" || strings.Contains(secret, head.Chain) {
				t.Error("the watcher is told the end of a chain")
			}
		}
	}
}

// A watcher who comes late, or takes long, gets all of it; no more is sent than was said to have come.
func TestAWatcherTakesItsTime(t *testing.T) {
	b := meet(t, setUp(t, 2), 7)
	b.play(computers(t, "ensign", 7))
	w := watch(t, b)
	must(t, w.shown.Follow(b.peers[0].Game()))
	rounds := 0
	for due := w.shown.Due(&w.seat); len(due) > 0; due = w.shown.Due(&w.seat) {
		if rounds++; len(due) > 64 {
			t.Fatalf("%d lines at once", len(due))
		}
		if again := w.shown.Due(&w.seat); len(due) == 64 && len(again) > 0 {
			t.Fatal("more is sent than the watcher has room for")
		}
		for _, l := range due {
			have, err := w.view.Take(l)
			must(t, err)
			must(t, w.seat.Take(have))
		}
	}
	if g := replayed(t, string(w.view.Record())); !g.Over() {
		t.Errorf("the battle is not over after %d times", rounds)
	}
}

// What goes to a watcher before a dial is revealed does not depend on it, the seal apart.
func TestAWatcherLearnsNothingOfADial(t *testing.T) {
	seals := regexp.MustCompile(`"seals":\[[^\]]*\]`)
	// sent returns the bytes that a watcher has had once the dials are set, and once the first of them opens.
	sent := func(pick int) (set, opens string) {
		b := meet(t, setUp(t, 0), 1)
		players := computers(t, "ensign", 1)
		b.carry()
		w := watch(t, b)
		for ; opens == ""; b.carry() {
			for me, p := range b.peers {
				for _, q := range p.Game().Prompts() {
					if q.Player != game.PlayerID(me) || p.Sealed(q.Player) {
						continue
					}
					a := players[me].Choose(p.Game().View(q.Player), &q)
					if q.Ask == game.ChooseManeuver && me == 0 {
						a = q.Pick(pick)
					}
					send, _, err := p.Own(a)
					must(t, err)
					b.send(me, send)
					if w.pass(); b.peers[0].Sealed(game.One) {
						set = string(w.view.Record())
					}
					if q.Ask != game.ChooseManeuver {
						break
					}
				}
			}
			before, _, opened := strings.Cut(string(w.view.Record()), `"salt"`)
			if opened {
				opens = before
			}
		}
		return set, seals.ReplaceAllString(opens, "")
	}
	set, opens := sent(0)
	set1, opens1 := sent(1)
	if set == "" || set != set1 {
		t.Error("what is sent while dials are set depends on them")
	}
	if i := strings.LastIndexByte(opens, '\n'); !strings.Contains(opens, `"sealed":true`) || opens[:i] != opens1[:i] {
		t.Error("what is sent before a dial opens depends on it")
	}
}

// Whatever a watcher says, or whoever shows a battle, is answered with a sentence; the battle stands.
func TestHostileWatching(t *testing.T) {
	b := meet(t, setUp(t, 1), 2)
	b.play(computers(t, "ensign", 2))
	g := b.peers[0].Game()
	hash, answers := g.Hash(), len(g.Answers())
	r := rand.New(rand.NewPCG(8, 8))
	s, err := remote.Show(g)
	must(t, err)
	must(t, s.Follow(g))
	made := []string{
		``, `{}`, `[]`, `null`, `"x"`, `{"have":1}`, `{"have":-1}`, `{"have":99999999}`, `{"at":1,"part":"AAAA"}`, `{"part":"AAAA"}`,
		`{"part":""}`, `{"part":"!!"}`, `{"watch":{"protocol":2}}`, `{"watch":{"protocol":1,"name":"\u0007"}}`,
		`{"watch":{"protocol":1,"name":"` + strings.Repeat("x", 99) + `"}}`, `{"n":2,"concede":true,"q":1}`, `{"leave":"\u001b[2J"}`,
		`{"watch":{"protocol":1},"leave":"x"}`, `{"watch":{"protocol":1},"have":3}`, strings.Repeat("[", 4000), strings.Repeat(" ", 5000),
		`{"part":"` + strings.Repeat("A", 4000) + `"}`, `{"aside":"have","battle":"x","have":0}`,
	}
	said := func(err error) bool {
		return err != nil && err.Error() != "" && !strings.ContainsAny(err.Error(), "\x07\x1b\n")
	}
	for range 3000 {
		made := made[r.IntN(len(made))]
		if r.IntN(3) == 0 {
			garbage := make([]byte, r.IntN(90))
			for i := range garbage {
				garbage[i] = byte(r.Uint32())
			}
			made = string(garbage)
		}
		var w remote.Watcher
		view, first := remote.Watch("Carl")
		if r.IntN(2) == 0 {
			must(t, w.Take(first))
		}
		due := s.Due(&w)
		if err := w.Take([]byte(made)); !said(err) && !(made == `{"have":1}` && len(due) > 0) {
			t.Fatalf("%q of a watcher: %v", made, err)
		}
		if len(due) > 0 {
			have, err := view.Take(due[0])
			must(t, err)
			must(t, w.Take(have))
		}
		before := len(view.Record())
		if _, err := view.Take([]byte(made)); !said(err) && made != `{"part":"AAAA"}` || err != nil && len(view.Record()) != before {
			t.Fatalf("%q of who shows a battle: %v", made, err)
		}
	}
	if g.Hash() != hash || len(g.Answers()) != answers {
		t.Error("a watcher has changed the battle")
	}
	var left remote.Left
	if err := new(remote.Watcher).Take(remote.Goodbye("Carl has left.")); !errors.As(err, &left) || left.Why != "Carl has left." {
		t.Errorf("who leaves is heard as %v", err)
	}
}

// The record of a battle at one screen holds its dice to come: it is not shown.
func TestABattleOfOneScreenIsNotShown(t *testing.T) {
	g, err := game.New(gametest.MustSetup("standard", "tw-a-1", "tw-a-3", 1))
	must(t, err)
	if _, err := remote.Show(g); err == nil {
		t.Error("it is shown")
	}
}
