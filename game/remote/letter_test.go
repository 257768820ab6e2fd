package remote_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/remote"
)

// post has both sides write to each other by turns, until the battle is over or a person is to
// answer. Some letters are lost, some opened twice; a program is closed now and then.
func (b *between) post(players [2]ai.Player, rng *rand.Rand) (letters, longest int) {
	b.t.Helper()
	for me := 0; !b.peers[0].Game().Over() || !b.peers[1].Game().Over(); me = 1 - me {
		p := b.peers[me]
		for who, moved := game.PlayerID(me), true; moved; {
			moved = false
			for _, q := range p.Game().Prompts() {
				if q.Player != who || q.Ask == game.ChooseManeuver && p.Sealed(who) {
					continue
				}
				if _, _, err := p.Own(players[me].Choose(p.Game().View(who), &q)); err != nil {
					b.t.Fatalf("side %d: %v", me, err)
				}
				if moved = true; q.Ask != game.ChooseManeuver {
					break
				}
			}
		}
		text, err := json.Marshal(p.Letter())
		must(b.t, err)
		longest = max(longest, len(text))
		if letters++; letters > 2000 {
			b.t.Fatalf("nobody goes on at %v", p.Game().Where())
		}
		l, err := remote.ReadLetter(text)
		must(b.t, err)
		if rng.IntN(12) == 0 { // lost: the other writes what it has written before
			continue
		}
		other := b.peers[1-me]
		if _, err := other.Read(l); err != nil && err.Error() != again {
			b.t.Fatalf("letter %d: %v", letters, err)
		}
		if _, err := other.Read(l); err == nil || err.Error() != again {
			b.t.Fatalf("letter %d is opened twice: %v", letters, err)
		}
		if _, err := p.Read(l); err == nil {
			b.t.Fatal("an own letter is taken")
		}
		if rng.IntN(20) == 0 {
			b.close(me)
		}
	}
	return letters, longest
}

const again = "you have opened this move before. Nothing has changed"

// Whole battles go by letter, whichever are lost, and each letter has only what the other may lack.
func TestBattlesGoByLetter(t *testing.T) {
	n := max(1, *battles/5)
	for k := range n {
		b := meet(t, setUp(t, uint64(k)), uint64(k)+7)
		for b.carry(); b.peers[0].Game() == nil; b.carry() {
		}
		letters, longest := b.post(computers(t, "ensign", uint64(k)), rand.New(rand.NewPCG(uint64(k), 3)))
		if x, y := b.peers[0].Game().Hash(), b.peers[1].Game().Hash(); x != y {
			t.Errorf("the sides end with %x and %x", x, y)
		}
		t.Logf("%d letters, the longest of %d bytes; closed %d times", letters, longest, b.shut)
		if longest > 6000 {
			t.Errorf("a letter has %d bytes", longest)
		}
	}
}

// A letter that is none of this battle, or has a gap before it, changes nothing and says why.
func TestLettersAreRefused(t *testing.T) {
	b := meet(t, setUp(t, 1), 5)
	b.carry()
	p := b.peers[0]
	before := p.Game().Hash()
	for what, l := range map[string]remote.Letter{
		"of another battle": {Battle: "AAAAAAAAAAA", By: game.Two},
		"with a gap":        {Battle: p.Letter().Battle, By: game.Two, From: 99},
		"of nothing":        {Battle: p.Letter().Battle, By: game.Two},
		"with a bad line":   {Battle: p.Letter().Battle, By: game.Two, From: p.Taken(), Lines: []json.RawMessage{json.RawMessage(`{"n":1}`)}},
	} {
		if _, err := p.Read(&l); err == nil || p.Game().Hash() != before {
			t.Errorf("a letter %s: %v", what, err)
		}
	}
	for _, text := range []string{"", "{", `{"battle":"x","by":3}`, `{"battle":"x","by":0,"from":-1}`, `{"by":0,"more":1}`} {
		if _, err := remote.ReadLetter([]byte(text)); err == nil {
			t.Errorf("%q is a letter", text)
		}
	}
}
