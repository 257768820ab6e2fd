package remote_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/game/remote"
)

// undoing plays a battle in which before a question something may be done beside: where it returns
// true the question is read anew.
func undoing(b *between, players [2]ai.Player, beside func(me int, q *game.Prompt) bool) {
	b.t.Helper()
	for b.carry(); !b.peers[0].Game().Over(); b.carry() {
		me, q := b.next()
		if beside(me, q) {
			continue
		}
		p := b.peers[me]
		send, _, err := p.Own(players[me].Choose(p.Game().View(q.Player), q))
		must(b.t, err)
		b.send(me, send)
	}
	if a, c := b.peers[0].Game().Hash(), b.peers[1].Game().Hash(); a != c {
		b.t.Errorf("the sides end with %x and %x", a, c)
	}
}

// next returns who is asked next, and what: of two who set dials one who has not sealed any.
func (b *between) next() (me int, q *game.Prompt) {
	b.t.Helper()
	for me, p := range b.peers {
		for _, q := range p.Game().Prompts() {
			if q.Player == game.PlayerID(me) && !p.Sealed(q.Player) && !slices.ContainsFunc(p.Dials(),
				func(d remote.Dial) bool { return q.Ask == game.ChooseManeuver && d.Ship == q.Ship }) {
				return me, &q
			}
		}
	}
	b.t.Fatalf("nobody is asked: %v", b.peers[0].Game().Where())
	return 0, nil
}

// asksUndo has a side ask for an undo, over a connection that may be lost meanwhile.
func (b *between) asksUndo(who int, decisions ...int) {
	b.t.Helper()
	send, err := b.peers[who].AskUndo(decisions...)
	must(b.t, err)
	b.send(who, send)
}

// answersUndo has a side allow an undo or refuse it.
func (b *between) answersUndo(who int, allow bool) {
	b.t.Helper()
	send, err := b.peers[who].AnswerUndo(allow)
	must(b.t, err)
	b.send(who, send)
}

// Whatever may be asked for is taken back on both sides alike, or refused and nothing is changed; also
// where the connection is lost and programs are closed in the middle of the question. The record of
// such a battle proves it as any.
func TestUndoIsAskedOfTheOther(t *testing.T) {
	allowed, chosen, refused, more, lost, shut := 0, 0, 0, 0, 0, 0
	for n := range uint64(2 * len(sheets)) {
		b := meet(t, setUp(t, n), n)
		r := rand.New(rand.NewPCG(n, 5))
		b.lose = func() bool { return r.IntN(8) == 0 }
		var was []uint64 // hashes by the number of answers
		undoing(b, computers(t, "random", n), func(int, *game.Prompt) bool {
			g := b.peers[0].Game()
			for len(was) <= len(g.Answers()) {
				was = append(was, 0)
			}
			was[len(g.Answers())] = g.State().Hash()
			who := r.IntN(2)
			if r.IntN(2) > 0 || allowed+refused > 60*int(n+1) || b.peers[who].MayUndo() != nil {
				return false
			}
			before, hash := len(g.Answers()), g.State().Hash()
			decision := r.IntN(before + 1)
			b.asksUndo(who, decision)
			b.carry()
			to, ok := b.peers[1-who].AsksUndo(game.PlayerID(who))
			if !ok {
				t.Fatal("the other is not asked")
			}
			if _, _, err := b.peers[who].Own(game.Answer{}); err == nil {
				t.Error("who asks goes on before it is answered")
			}
			allow := r.IntN(3) > 0
			b.answersUndo(1-who, allow)
			b.carry()
			for me, p := range b.peers {
				g := p.Game()
				want, left := hash, before
				if allow {
					want, left = was[to], to
				}
				if g.State().Hash() != want || len(g.Answers()) != left {
					t.Fatalf("side %d has %x after %d answers, not %x after %d", me, g.State().Hash(), len(g.Answers()), want, left)
				}
			}
			if allow {
				allowed++
				if before-to > 1 {
					more++
				}
				if to == decision {
					chosen++
				}
			} else if refused++; b.peers[who].MayUndo() == nil {
				t.Error("what was refused can be asked once more")
			}
			return true
		})
		g, err := remote.Verify(b.u, battle, [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
		must(t, err)
		if g.Hash() != b.peers[0].Game().Hash() {
			t.Error("the lines prove another end")
		}
		var file bytes.Buffer
		must(t, record.Write(&file, b.peers[1].Game()))
		if _, err := remote.Check(replayed(t, file.String())); err != nil {
			t.Error(err)
		}
		lost, shut = lost+b.lost, shut+b.shut
	}
	t.Logf("%d allowed, %d of them as chosen, %d of them with answers of both, %d refused; %d connections lost, %d programs closed",
		allowed, chosen, more, refused, lost, shut)
	if allowed < 50 || refused < 20 || more == 0 || chosen == 0 || lost < 100 || shut < 50 {
		t.Error("too few were tried")
	}
}

// A request that meets an answer or seals on the way is void on both sides.
func TestAnUndoThatCrossesAnAnswer(t *testing.T) {
	crossed := map[string]int{}
	for n := range uint64(2 * len(sheets)) {
		b := meet(t, setUp(t, n), n)
		players := computers(t, "random", n)
		undoing(b, players, func(me int, q *game.Prompt) bool {
			kind := q.Ask.String()
			if b.peers[1-me].MayUndo() != nil || crossed[kind] > 8 {
				return false
			}
			p := b.peers[me]
			b.asksUndo(1 - me)
			if crossed[kind]++; b.peers[me].MayUndo() == nil && crossed[kind]%2 == 0 { // or another request
				b.asksUndo(me)
				b.carry()
				for who, p := range b.peers {
					_, one := p.AsksUndo(game.One)
					if _, two := p.AsksUndo(game.Two); !one || two {
						t.Fatalf("on side %d player one asks: %t, two: %t", who, one, two)
					}
				}
				b.answersUndo(1, false)
				b.carry()
				crossed["both"]++
				return true
			}
			for p.Game().Prompts()[0].Ask == q.Ask { // all dials
				_, q := b.next()
				if q.Player != game.PlayerID(me) {
					break
				}
				send, _, err := p.Own(players[me].Choose(p.Game().View(q.Player), q))
				must(t, err)
				b.send(me, send)
				if q.Ask != game.ChooseManeuver {
					break
				}
			}
			answers := len(p.Game().Answers())
			b.carry()
			for who, p := range b.peers {
				_, one := p.AsksUndo(game.One)
				if _, two := p.AsksUndo(game.Two); one || two || p.Undone() > 0 || len(p.Game().Answers()) < answers {
					t.Fatalf("%s: on side %d an undo is open that came too late", kind, who)
				}
			}
			return true
		})
		_, err := remote.Verify(b.u, battle, [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
		must(t, err)
		for me := range b.peers {
			b.close(me)
		}
	}
	t.Log(crossed)
	for _, kind := range []string{"both", game.ChooseManeuver.String(), game.PlaceShip.String()} {
		if crossed[kind] == 0 {
			t.Errorf("no request crosses %s", kind)
		}
	}
}

// Whatever is wrong about an undo is refused with a sentence and changes nothing.
func TestWrongUndos(t *testing.T) {
	tried := map[string]int{}
	for n := range uint64(len(sheets)) {
		b := meet(t, setUp(t, n), n)
		bad := func(what string, me int, text string, args ...any) {
			t.Helper()
			p := b.peers[me]
			l := fmt.Sprintf(`{"n":%d,%s,"h":"%016x"}`, p.Taken()+1, fmt.Sprintf(text, args...), hashOf(p))
			taken, hash := p.Taken(), hashOf(p)
			_, _, err := p.Take([]byte(l))
			var wrong *remote.Wrong
			if !errors.As(err, &wrong) || p.Taken() != taken || hashOf(p) != hash {
				t.Fatalf("%s: %s is taken: %v", what, l, err)
			}
			tried[what]++
		}
		var own [2][]int // answers before those of each
		undoing(b, computers(t, "random", n), func(me int, q *game.Prompt) bool {
			defer func() { own[me] = append(own[me], len(b.peers[me].Game().Answers())) }()
			other, all := b.peers[1-me], len(b.peers[me].Game().Answers())
			bad("allowed unasked", me, `"undo":"allow","to":%d`, max(0, all-1))
			bad("refused unasked", me, `"undo":"refuse","to":%d`, max(0, all-1))
			bad("no word", me, `"undo":"take","to":%d`, max(0, all-1))
			bad("to alone", me, `"to":3`)
			bad("with an answer", me, `"undo":"ask","to":%d,"q":%d,"picks":[0]`, all, q.ID)
			bad("more than there is", me, `"undo":"ask","to":%d`, all+1)
			bad("less than nothing", me, `"undo":"ask","to":-1`)
			if why := other.MayUndo(); why != nil {
				for to := range all {
					bad(why.Error(), me, `"undo":"ask","to":%d`, to)
				}
				return false
			} else if tried["asked twice"] < 20*int(n+1) {
				b.asksUndo(1 - me)
				to, _ := other.AsksUndo(game.PlayerID(1 - me))
				for i := range all {
					if i != to && !slices.Contains(own[1-me], i) {
						bad("of the other", me, `"undo":"ask","to":%d`, i)
					}
				}
				b.carry()
				bad("asked twice", me, `"undo":"ask","to":%d`, to)
				bad("allowed by who asks", me, `"undo":"allow","to":%d`, to)
				bad("another is allowed", 1-me, `"undo":"allow","to":%d`, to+1)
				b.answersUndo(me, false)
				b.carry()
				bad("asked again", me, `"undo":"ask","to":%d`, to)
				return true
			}
			return false
		})
	}
	t.Log(tried)
	for _, what := range []string{"asked twice", "of the other", "you cannot undo past dice or a revealed dial"} {
		if tried[what] == 0 {
			t.Errorf("%s: not tried", what)
		}
	}
}

// Requests that come too late are bounded: each has met a line of the other.
func TestTooManyLateUndos(t *testing.T) {
	b := meet(t, setUp(t, 4), 4)
	b.carry()
	me, q := b.next()
	p, hash := b.peers[me], hashOf(b.peers[me])
	_, _, err := p.Own(computers(t, "random", 1)[me].Choose(p.Game().View(q.Player), q))
	must(t, err)
	sent := len(p.Sent(0))
	for n := range sent + 1 {
		_, _, err := p.Take(fmt.Appendf(nil, `{"n":%d,"undo":"ask","to":%d,"h":"%016x"}`, p.Taken()+1, n, hash))
		if (err != nil) != (n == sent) {
			t.Fatalf("late request %d, of %d lines sent: %v", n+1, sent, err)
		}
	}
	_, _, err = p.Take(fmt.Appendf(nil, `{"n":%d,"undo":"ask","h":"%016x"}`, p.Taken()+1, hash+1))
	if err == nil {
		t.Error("a request at a table that never was is taken")
	}
}
