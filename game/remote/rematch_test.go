package remote_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/scenarios"
)

// talking is two players who have ended a battle, and the lines on their way.
type talking struct {
	t     *testing.T
	ended *between
	sides [2]*remote.Rematch
	way   [2][][]byte
	err   [2]error
}

func talk(t *testing.T, ended *between) *talking {
	w := &talking{t: t, ended: ended}
	for me, p := range ended.peers {
		w.sides[me] = p.Rematch(cards(t))
	}
	return w
}

func (w *talking) send(from int, lines [][]byte) { w.way[1-from] = append(w.way[1-from], lines...) }

func (w *talking) want(who int, a remote.Again) {
	w.t.Helper()
	send, err := w.sides[who].Want(a)
	must(w.t, err)
	w.send(who, send)
}

func (w *talking) carry() {
	for len(w.way[0])+len(w.way[1]) > 0 {
		for to := range w.way {
			for _, l := range w.way[to] {
				if !remote.IsRematch(l) {
					w.t.Errorf("%s is no line of a rematch", l)
				}
				send, err := w.sides[to].Take(l)
				w.send(to, send)
				w.err[to] = err
			}
			w.way[to] = nil
		}
	}
}

// begin begins the next battle of both, who may have changed seats.
func (w *talking) begin(n uint64) *between {
	w.t.Helper()
	b := &between{t: w.t, u: w.sides[0].Setup()}
	var ids [2]string
	for who, m := range w.sides {
		if !m.Ready() {
			w.t.Fatalf("side %d is not ready: %v", who, w.err[who])
		}
		p, _, err := m.Begin(&b.disk, fmt.Sprint("new", who))
		must(w.t, err)
		ids[who] = p.Battle()
		me := int(p.Me())
		if b.peers[me] != nil {
			w.t.Fatal("both sit in one seat")
		}
		b.peers[me] = p
		b.send(me, p.Sent(0))
	}
	if ids[0] != ids[1] || ids[0] == w.ended.peers[0].Battle() {
		w.t.Fatalf("the battles are called %v", ids)
	}
	b.play(computers(w.t, "random", n))
	return b
}

// After a battle either player proposes another, with the same fleets, with seats changed or played on
// from a moment. The other accepts it, and it is proved as any.
func TestARematch(t *testing.T) {
	for n := range uint64(len(sheets)) {
		ended := meet(t, setUp(t, n), n)
		ended.u.Players = [2]string{"Anna", "Bob"}
		ended = meet(t, ended.u, n)
		ended.play(computers(t, "random", n))
		g := ended.peers[0].Game()
		half := len(g.Answers()) / 2
		for i, a := range []remote.Again{{}, {Swap: true}, {From: half}, {From: 1}} {
			w := talk(t, ended)
			who := i % 2
			w.want(who, a)
			w.carry()
			if got := w.sides[1-who].Wants(game.PlayerID(who)); got == nil || *got != a {
				t.Fatalf("%+v is proposed as %+v", a, got)
			}
			w.want(1-who, a)
			w.carry()
			b := w.begin(n + uint64(i))
			next := b.peers[0].Game()
			u := next.Setup()
			if u.Seed == g.Setup().Seed || u.Players[0] != map[bool]string{false: "Anna", true: "Bob"}[a.Swap] {
				t.Errorf("%+v: seed %d, players %v", a, u.Seed, u.Players)
			}
			if (u.Position != nil) != (a.From == half) {
				t.Errorf("%+v: a position: %t", a, u.Position != nil)
			}
			if u.Position != nil && u.Position.Round < 1 {
				t.Errorf("it begins in round %d", u.Position.Round)
			}
			var file bytes.Buffer
			must(t, record.Write(&file, next))
			if _, err := remote.Check(replayed(t, file.String())); err != nil {
				t.Errorf("%+v: %v", a, err)
			}
		}
	}
}

// A proposal is refused, crosses another, or is wrong: the talk goes on.
func TestProposalsThatCome(t *testing.T) {
	ended := meet(t, setUp(t, 4), 4)
	ended.play(computers(t, "random", 4))
	w := talk(t, ended)
	w.want(0, remote.Again{})
	w.carry()
	w.send(1, w.sides[1].Refuse())
	w.carry()
	if w.sides[0].Wants(game.One) != nil || w.sides[1].Wants(game.One) != nil {
		t.Error("a proposal that was refused stands")
	}
	w.want(0, remote.Again{Swap: true})
	w.want(1, remote.Again{})
	w.carry()
	for me, m := range w.sides {
		if one, two := m.Wants(game.One), m.Wants(game.Two); one == nil || !one.Swap || two != nil {
			t.Errorf("side %d: of two proposals at once %+v and %+v stand", me, one, two)
		}
	}
	w.want(1, remote.Again{Swap: true})
	w.carry()
	w.begin(3)
	for _, text := range []string{
		`{"again":{"nonce":"AAAAAAAAAAAAAAAAAAAAAA","from":-1}}`,
		`{"again":{"nonce":"AAAAAAAAAAAAAAAAAAAAAA","from":100000}}`,
		`{"again":{"nonce":"AAAAAAAAAAAAAAAAAAAAAA","from":10,"swap":true}}`,
		`{"again":{"nonce":"AAAA"}}`,
		`{"again":{}}`,
		`{"accept":"AAAAAAAA"}`,
		`{"accept":"AAAAAAAA","refuse":true}`,
		`{"refuse":false}`,
		`{"again":{"nonce":"AAAAAAAAAAAAAAAAAAAAAA","more":1}}`,
		`{"again":{"nonce":"AAAAAAAAAAAAAAAAAAAAAA"}` + strings.Repeat(" ", 5000) + `}`,
	} {
		w := talk(t, ended)
		if _, err := w.sides[0].Take([]byte(text)); err == nil || w.sides[0].Wants(game.Two) != nil {
			t.Errorf("%s is taken", text[:40])
		}
	}
	w = talk(t, ended)
	w.want(0, remote.Again{})
	w.carry()
	w.want(1, remote.Again{})
	if _, err := w.sides[1].Take([]byte(`{"accept":"AAAAAAAAAAA"}`)); err == nil || w.sides[1].Ready() {
		t.Error("another battle is accepted")
	}
}

// A battle of two programs that is over is played on at one screen, with chance of that.
func TestABranchOfABattleOfTwoPrograms(t *testing.T) {
	for n := range uint64(len(sheets)) {
		b := meet(t, setUp(t, n), n)
		b.play(computers(t, "random", n))
		var file bytes.Buffer
		must(t, record.Write(&file, b.peers[0].Game()))
		rec, err := record.Read(&file)
		must(t, err)
		all := len(b.peers[0].Game().Answers())
		for _, at := range []int{0, 3, all / 3, all / 2, all - 2} {
			g, err := rec.Branch(0, at, scenarios.ByID, cards(t))
			must(t, err)
			players := computers(t, "random", n)
			for !g.Over() {
				q := g.FirstOpen()
				if q.Player == game.Nobody {
					t.Fatalf("after %d answers it asks %v", at, q.Ask)
				}
				_, err := g.Submit(players[q.Player].Choose(g.View(q.Player), q))
				must(t, err)
			}
			if g.Setup().Agreed || g.Setup().Seed == b.peers[0].Game().Setup().Seed {
				t.Error("a branch has the chance of both programs")
			}
		}
	}
}
