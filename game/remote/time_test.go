package remote_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/remote"
)

// A player may call time or give up while the other's seals are on their way, and not any more once
// the own dials are sealed.
func TestTimeIsCalledWhileDialsAreSealed(t *testing.T) {
	for _, concede := range []bool{false, true} {
		b := meet(t, setUp(t, 0), 3)
		players := computers(t, "random", 3)
		set := func(who game.PlayerID) (send [][]byte) {
			for _, q := range b.peers[who].Game().Prompts() {
				if q.Player == who && q.Ask == game.ChooseManeuver {
					lines, _, err := b.peers[who].Own(q.Pick(0))
					must(t, err)
					send = append(send, lines...)
				}
			}
			return send
		}
		for b.carry(); b.peers[0].Game().State().Phase != game.Planning; b.carry() {
			for me, p := range b.peers {
				if q, is := p.Game().Prompt(game.PlayerID(me)); is && q.Ask != game.ChooseManeuver {
					send, _, err := p.Own(players[me].Choose(p.Game().View(game.PlayerID(me)), q))
					must(t, err)
					b.send(me, send)
				}
			}
		}
		first := b.peers[0].Game().FirstOpen().Player
		b.send(int(first.Other()), set(first.Other()))
		q := b.peers[first].Game().FirstOpen()
		send, _, err := b.peers[first].Own(game.Answer{Prompt: q.ID, Time: !concede, Concede: concede})
		must(t, err)
		b.send(int(first), send)
		if concede {
			_, _, err := b.peers[first.Other()].Take(send[0])
			must(t, err)
			if !b.peers[0].Game().Over() || !b.peers[1].Game().Over() {
				t.Error("it goes on after one has given up")
			}
			continue
		}
		b.carry()
		b.send(int(first), set(first))
		if _, _, err := b.peers[first].Own(game.Answer{Prompt: q.ID, Concede: true}); err == nil {
			t.Error("somebody gives up after sealing")
		}
		b.play(players)
		_, err = remote.Verify(b.u, battle, [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
		must(t, err)
		if b.peers[0].Game().State().Round > 1 {
			t.Error("time was called and another round is played")
		}
	}
}

// Either player calls time while both set their dials, also both at once, and while seals are on their
// way: the battle goes on alike on both sides, and its lines prove it.
func TestTimeIsCalledWhilePlanning(t *testing.T) {
	for n := range uint64(4 * len(sheets)) {
		b := meet(t, setUp(t, n), n)
		players := computers(t, "random", n)
		called := false
		undoing(b, players, func(me int, q *game.Prompt) bool {
			if called || q.Ask != game.ChooseManeuver || b.peers[0].Sealed(game.One) || b.peers[1].Sealed(game.Two) {
				return false
			}
			called = true
			if n%4 == 3 { // seals of one are on their way
				for _, q := range b.peers[0].Game().Prompts() {
					if q.Player == game.One {
						send, _, err := b.peers[0].Own(players[0].Choose(b.peers[0].Game().View(game.One), &q))
						must(t, err)
						b.send(0, send)
					}
				}
			}
			for who, p := range b.peers {
				if n%4 == uint64(1-who) || n%4 == 3 && who == 0 {
					continue
				}
				send, _, err := p.Own(game.Answer{Prompt: p.Game().FirstOpen().ID, Time: true})
				must(t, err)
				b.send(who, send)
			}
			b.carry()
			for who, p := range b.peers {
				if !p.Game().State().TimeUp || hashOf(p) != hashOf(b.peers[0]) {
					t.Fatalf("case %d, side %d: time was called: %t", n%4, who, p.Game().State().TimeUp)
				}
				b.close(who)
			}
			return true
		})
		g, err := remote.Verify(b.u, battle, [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
		must(t, err)
		if !called || g.Hash() != b.peers[0].Game().Hash() {
			t.Errorf("case %d: called: %t", n%4, called)
		}
	}
}
