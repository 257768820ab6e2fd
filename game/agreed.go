package game

import (
	"fmt"
	"math/bits"
)

// A battle of two programs that do not trust each other (Setup.Agreed) keeps from both what nobody
// may know yet. Chance is a question that nobody is asked: its number comes from both sides. A dial
// lies sealed until it is revealed: the state holds that one was set, not which maneuver it shows.
// At one screen neither happens, and a copy of a game that looks ahead is played as at one screen.

// Sealed is the dial of a ship whose maneuver is not known yet.
const Sealed int8 = 127

// DialSealed is a dial set in secret, of which nobody but its owner knows the maneuver.
type DialSealed struct {
	Ship ShipID
	May  uint32 `say:"-"` // the moves of the dial that may be set, a bit each
}

func (e DialSealed) apply(s *State) {
	s.Ships[e.Ship].Dial, s.Ships[e.Ship].Noted.May = Sealed, e.May
}

// Say is nothing, as with a dial that is set.
func (e DialSealed) Say(*Setup) string { return "" }

// ChanceFell is a number that decides what nobody could know: the dice to come, the order of the
// damage decks and what lies face down under the ships.
type ChanceFell struct {
	Number uint64         `say:"-"`
	Decks  [MaxShips]int8 `say:"-"` // the damage deck of each ship
}

// apply deals anew what lies face down.
//
// Ruling: a damage card that is turned face down counts as unknown again, although both have seen it:
// no card lets a player choose among those that lie face down.
func (e ChanceFell) apply(s *State) {
	s.Dice.Reseed(e.Number)
	for d := range s.Decks {
		deck := &s.Decks[d]
		var room [33 + MaxShips*MaxDamage]*DamageID
		hidden := room[:0]
		for i := range deck.Cards[:deck.N] {
			hidden = append(hidden, &deck.Cards[i])
		}
		for id := range s.Ships[:s.NShips] {
			if int(e.Decks[id]) != d {
				continue
			}
			sh := &s.Ships[id]
			for i := range sh.Damage[:sh.NDamage] {
				if c := &sh.Damage[i]; !c.Up && c.ID != FaceDown {
					hidden = append(hidden, &c.ID)
				}
			}
		}
		for i := len(hidden) - 1; i > 0; i-- {
			k := s.Dice.Intn(i + 1)
			*hidden[i], *hidden[k] = *hidden[k], *hidden[i]
		}
	}
}

// Say is nothing: what the number decides is told when it is seen.
func (e ChanceFell) Say(*Setup) string { return "" }

// Agreement proves how the first number of chance came about, which is the seed. The texts are
// those of the programs' lines (game/remote).
type Agreement struct {
	Battle string    `json:"battle"` // its name
	Tips   [2]string `json:"tips"`   // the ends of the chains, which both told first
	Links  [2]string `json:"links"`  // of the first number
}

// Proof proves an answer: that its number of chance came from both, or that a dial is the one that
// was sealed.
type Proof struct {
	Links []string `json:"links,omitempty"` // of a number of chance, One's first
	Seals []string `json:"seals,omitempty"` // of a dial, and of what may take the place of its maneuver
	Salt  string   `json:"salt,omitempty"`  // with which the seal was made that is opened
	Opens *int     `json:"opens,omitempty"` // what it was made of
}

// Prove keeps the proof of the answer that is submitted next.
func (g *Game) Prove(p Proof) {
	if g.proofs == nil {
		g.proofs = map[int]Proof{}
	}
	g.proofs[len(g.answers)] = p
}

// Proof returns the proof of the n-th answer, counted from 0; zero if it has none.
func (g *Game) Proof(n int) Proof { return g.proofs[n] }

// sow asks for a number before chance has its say: once in a step, and again after each answer that
// a player has given in it, so that nobody decides knowing what comes.
func (t *Turn) sow() {
	if !t.g.agreed || t.sown > 0 && t.sown == t.asked {
		return
	}
	a := t.Ask(Prompt{Player: Nobody, Ask: AskChance, Ship: NoShip})
	t.sown = t.asked
	e := ChanceFell{Number: a.Picks}
	for id := range ShipID(t.State().NShips) {
		e.Decks[id] = t.Setup().deckOf(id)
	}
	Emit(t, e)
}

// legalAgreed is Game.legal for a number of chance and a sealed dial.
func (g *Game) legalAgreed(p *Prompt, a Answer) error {
	switch {
	case p.Ask == AskChance:
		if a != (Answer{Prompt: a.Prompt, Picks: a.Picks, Chance: true}) {
			return fmt.Errorf("question %d takes nothing but a number of chance", a.Prompt)
		}
	case a.Chance:
		return fmt.Errorf("question %d takes no number of chance", a.Prompt)
	case !g.agreed || p.Ask != ChooseManeuver || a != Answer{Prompt: a.Prompt, Sealed: true}:
		return fmt.Errorf("question %d takes no sealed answer", a.Prompt)
	}
	return nil
}

// seal puts a dial beside a ship whose maneuver only its owner knows: one of these options.
func (t *Turn) seal(id ShipID, o []Option) {
	e := DialSealed{Ship: id}
	for i := range o {
		if o[i].Kind == SetManeuver {
			e.May |= 1 << uint(o[i].N)
		}
	}
	Emit(t, e)
}

// openDial lets the owner open the sealed dial of a ship.
func openDial(t *Turn, id ShipID) {
	sh := &t.State().Ships[id]
	if sh.Dial != Sealed {
		return
	}
	o := t.Options()
	for may := sh.Noted.May; may != 0; may &= may - 1 {
		o = append(o, Option{Kind: SetManeuver, Ship: id, N: int8(bits.TrailingZeros32(may))})
	}
	o = t.keep(o)
	by := sh.Owner
	if sh.Noted.Blind {
		by = by.Other() // who has set it
	}
	a := t.Ask(Prompt{Player: by, Ask: OpenDial, Ship: id, Min: 1, Max: 1, Options: o})
	Emit(t, DialSet{Ship: id, Move: o[a.first()].N})
}

// tellSpecial lets a ship that may do something in place of its maneuver tell whether it does: at a
// table everybody sees then that no dial lies there.
func tellSpecial(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.Dial != Sealed {
		return
	}
	o := appendSpecials(t.Options(), s, u, ChooseManeuver, t.ship)
	if len(o) == 0 {
		return
	}
	o = t.keep(append(o, Option{Kind: Pass, Ship: t.ship}))
	a := t.Ask(Prompt{Player: sh.Owner, Ask: TellSpecial, Ship: t.ship, Min: 1, Max: 1, Options: o})
	if pick := o[a.first()]; pick.Kind == TakeSpecial {
		Emit(t, DialSet{Ship: t.ship, Move: -1})
		takeSpecial(t, ChooseManeuver, t.ship, pick)
	}
}

// Retell has a copy take the answers that the battle was given: of two programs it asks for chance
// as that does.
func (g *Game) Retell() { g.agreed = g.setup.Agreed }

// Know tells the game the maneuver on a sealed dial, for the views of the ship's owner alone. It is
// no part of the state, which is the same on both sides.
func (g *Game) Know(ship ShipID, move int8) { g.known[ship] = move + 1 }

// knownTo puts into a view the maneuvers on the sealed dials of its player's own ships, as far as
// the game was told; a dial of the enemy is hidden as any.
func (g *Game) knownTo(v *View) {
	if !g.agreed {
		return
	}
	for id := range v.Ships[:v.NShips] {
		if sh := &v.Ships[id]; sh.Dial == Sealed {
			sh.Dial = g.known[id] - 1
		}
	}
}
