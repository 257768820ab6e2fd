package game

import (
	"slices"

	"attackwing/game/dice"
)

// maxReplies is the most answers of a running step that a view keeps.
const maxReplies = 12

// moment is the point of the battle between two answers, as far as everybody may know it: the step
// that asks, the answers it has had, and the steps that follow. Dials that others have handed in
// are not in it.
type moment struct {
	frame    Frame
	stack    uint8 // frames of State.stack that follow
	replies  [maxReplies]reply
	nReplies uint8
	open     bool // the step has changed nothing yet, so that the table seen is the one it began with
}

func (g *Game) momentInto(m *moment) {
	m.frame, m.stack = g.frame, g.state.nStack
	m.open = !g.changed && len(g.prompts) > 0 && len(g.answered) <= maxReplies
	m.nReplies = uint8(copy(m.replies[:], g.answered))
}

// Imagine makes of a view alone a game that stands at a question of it: what may not be known is
// dealt anew by the seed, the damage decks, what lies face down, the dice to come, and the enemy's
// dials, which are the moves that dials names or, where that is below 0 or may not be set, any. So
// whoever looks ahead in it knows no more than the view. It is not ok at the few questions in the
// middle of a step that has changed the table already, or where the question tells of what is
// hidden.
//
// dst is quiet and keeps no answers; its buffers are used again, and nothing is allocated.
func (v *View) Imagine(p *Prompt, seed uint64, dials *[MaxShips]int8, dst *Game) (ok bool) {
	if !v.at.open {
		return false
	}
	s := &dst.state
	v.State.CopyTo(s)
	s.nStack = v.at.stack
	copy(s.stack[:s.nStack], v.stack[:s.nStack])
	s.Dice = dice.New(seed)
	dst.setup, dst.frame = v.Setup, v.at.frame
	dealUnknown(s, v.Setup)
	if s.Phase == Activation {
		supposeDials(s, v.Setup, v.Me.Other(), dials)
	}
	dst.answered = append(dst.answered[:0], v.at.replies[:v.at.nReplies]...)
	dst.prompts, dst.luck = dst.prompts[:0], luck{}
	dst.changed, dst.listening, dst.keeping = false, false, false
	dst.pending, dst.told, dst.out = dst.pending[:0], 0, dst.out[:0]
	dst.opts = slices.Grow(dst.opts[:0], roomForOptions)
	dst.run()
	for i := range dst.prompts {
		if q := &dst.prompts[i]; q.ID == p.ID {
			return q.sameAs(p)
		}
	}
	return false
}

// sameAs reports whether two questions have the same answers.
func (p *Prompt) sameAs(q *Prompt) bool {
	return p.Ask == q.Ask && p.Player == q.Player && p.Ship == q.Ship && p.Min == q.Min && p.Max == q.Max &&
		slices.Equal(p.Options, q.Options)
}

// dealUnknown deals the damage cards that a view does not show, to the decks, the discards and the
// ships they lie under.
func dealUnknown(s *State, u *Setup) {
	for d := range s.Decks {
		whole := wholeDeck()
		for c := range dealt(s, u, d) {
			whole.take(c.ID)
		}
		cards := whole.Cards[:whole.N]
		dice.Shuffle(&s.Dice, cards)
		n := 0
		// there are never more places than cards; if cards were lost track of, some come twice
		next := func() DamageID {
			if len(cards) == 0 {
				return DirectHit
			}
			n++
			return cards[(n-1)%len(cards)]
		}
		deck := &s.Decks[d]
		for i := range deck.Cards[:deck.N] {
			deck.Cards[i] = next()
		}
		for i := range deck.Discards[:deck.ND] {
			deck.Discards[i] = next()
		}
		for c := range dealt(s, u, d) {
			if c.ID == FaceDown {
				c.ID = next()
			}
		}
	}
}

// supposeDials sets the dials of a player's ships that have not been revealed.
func supposeDials(s *State, u *Setup, p PlayerID, dials *[MaxShips]int8) {
	for id, sh := range s.inPlay() {
		if sh.Owner != p || sh.Map || sh.Activated || sh.Dial >= 0 || sh.Still {
			continue
		}
		n := len(u.ships[id].Ship.Class.Dial)
		if dials != nil && dials[id] >= 0 && int(dials[id]) < n && s.mayDial(u, id, int(dials[id])).Code == Yes {
			sh.Dial = dials[id]
			continue
		}
		at := s.Dice.Intn(n)
		sh.Dial = int8(at)
		for k := range n {
			if m := (at + k) % n; s.mayDial(u, id, m).Code == Yes {
				sh.Dial = int8(m)
				break
			}
		}
	}
}
