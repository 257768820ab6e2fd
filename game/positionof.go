package game

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Position is the table as a position that begins at the open question; of a game that is over it
// is the table at the end. A game that is still being set up has none.
//
// It is the table before the step that asks: what the step has done already, and what was answered
// in it, is done and asked again, with other dice, and with the same damage cards as far as anybody
// has seen them. Dials given while others are still being set are not on the table yet.
func (g *Game) Position() (*Position, error) {
	s := g.found()
	if len(g.prompts) == 0 {
		s = &g.state
	}
	if s.Phase == SettingUp {
		return nil, errors.New("the ships are still being placed")
	}
	p := s.position(g.setup)
	if len(g.prompts) == 0 {
		return p, nil
	}
	g.seen(p)
	wait := []Frame{g.frame}
	for i := int(s.nStack) - 1; i >= 0; i-- {
		wait = append(wait, s.stack[i])
	}
	switch g.frame.Step {
	case stepWarpCore:
		p.Phase, p.Begun = Planning, false
	case stepActivation:
		if s.Phase == Planning {
			p.Phase, p.Begun = Activation, false
		}
	case stepCombatStart:
		p.Phase, p.Begun = Combat, false
	}
	for i := range p.Ships {
		f := Frame{Step: stepEndShip, Ship: ShipID(i)}
		p.Ended[i] = p.Phase == End && !p.Ships[i].gone() && !slices.Contains(wait, f)
	}
	return p, p.waiting(s, wait)
}

// seen notes the damage cards that the step has drawn until now, so that they are drawn again:
// their faces, as far as they are or were looked at.
func (g *Game) seen(p *Position) {
	for d := range p.Top {
		was, is := &g.found().Decks[d], &g.state.Decks[d]
		drawn := int(was.N - is.N)
		if drawn < 0 {
			drawn = int(was.N) // all of it, and then the discards were shuffled
		}
		hidden := hiddenCards(&g.state, g.setup, d)
		for c, n := range hiddenCards(g.found(), g.setup, d) {
			hidden[c] -= n
		}
		for j := range drawn {
			c := was.Cards[int(was.N)-1-j]
			if hidden[c] > 0 {
				hidden[c]--
				c = FaceDown
			}
			p.Top[d] = append(p.Top[d], c)
		}
		if o := g.prompts[0].Options; g.prompts[0].Ask == ChooseDamageCard && g.state.Attack.DrawTwo && len(o) > 1 &&
			int(is.N) >= len(o) && drawn == int(was.N-is.N) &&
			int8(d) == g.setup.deckOf(g.state.Attack.Target) && DamageID(o[0].N) == is.Cards[is.N-1] &&
			DamageID(o[1].N) == is.Cards[is.N-2] {
			for k := range o {
				p.Top[d] = append(p.Top[d], is.Cards[int(is.N)-1-k]) // looked at, to keep one
			}
		}
		for n := len(p.Top[d]); n > 0 && p.Top[d][n-1] == FaceDown; n-- {
			p.Top[d] = p.Top[d][:n-1]
		}
	}
}

// hiddenCards are the damage cards of a deck that lie face down, by their faces.
func hiddenCards(s *State, u *Setup, deck int) (n [numDamage]int) {
	for c := range dealt(s, u, deck) {
		if !c.Up {
			n[c.ID]++
		}
	}
	return n
}

// waiting notes the steps before those with which the phase goes on.
func (p *Position) waiting(s *State, wait []Frame) error {
	rest := p.frames(s)
	if n := len(rest) - len(wait); n >= 0 && slices.Equal(rest[n:], wait) {
		return nil // what is left out has nothing more to do
	}
	if s.Attack.On && s.Phase == End { // it has no step that tells whether the sheet has spoken
		return errors.New("no position can be made in the middle of an attack at the end of a round")
	}
	n := len(wait) - len(rest)
	if n < 0 || n > MaxNext || !slices.Equal(wait[n:], rest) {
		return fmt.Errorf("no position can be made here: %d steps wait", len(wait))
	}
	for _, f := range wait[:n] {
		if w, _ := f.Step.Word(); w == "" {
			return fmt.Errorf("no position can be made within %q", f.Step)
		}
	}
	p.Next = wait[:n]
	return nil
}

// AfterRound returns the position to which a state at the end of a round leads: the beginning of
// the next round, or the table at the end of the battle.
func (s *State) AfterRound(u *Setup) *Position {
	if s.Phase == GameOver {
		return s.position(u)
	}
	p := &Position{Dice: s.forced()}
	p.nextRound(s, u)
	return p
}

// position is the table as it lies, with its phase begun. In the End Phase every ship has had its
// part.
func (s *State) position(u *Setup) *Position {
	p := &Position{Round: int(s.Round), Phase: s.Phase, Begun: true, Dice: s.forced()}
	if s.Phase == GameOver {
		p.Phase = End
		if !lies(s, u, p.Round) && lies(s, u, p.Round+1) {
			p.nextRound(s, u) // the scenario has laid what the next round begins with
			return p
		}
	}
	p.tell(s, u)
	for i := range p.Ships {
		p.Ended[i] = p.Phase == End && !p.Ships[i].Destroyed
	}
	return p
}

func (s *State) forced() []dice.Face {
	return append([]dice.Face(nil), s.Dice.Forced[s.Dice.Used:s.Dice.NForced]...)
}

func (p *Position) nextRound(s *State, u *Setup) {
	var next State
	s.CopyTo(&next)
	RoundBegan{Round: s.Round + 1}.apply(&next)
	next.Phase = Planning
	p.Round, p.Phase, p.Begun = int(next.Round), Planning, false
	p.tell(&next, u)
	for i := range p.Ships {
		p.Ships[i].Skill = -1 // fixed anew when the phase begins
	}
}

// tell fills in all that lies on the table and on the cards.
func (p *Position) tell(s *State, u *Setup) {
	for i := range u.ships {
		sh := laid(s, u, ShipID(i))
		if sh.Dial == Sealed {
			sh.Dial, sh.Noted.May = -1, 0 // whoever plays on sets it
		}
		p.Ships = append(p.Ships, sh)
	}
	p.tellTokens(s, u, u.Fresh(p.Round))
	for i := range p.Sides {
		p.Sides[i] = Beside{
			Counters: s.Beside[i],
			Rerolls:  s.Rerolls[i],
			Resource: s.Resources[i],
			Options:  s.Options[i],
		}
	}
	p.Bonuses = slices.Clone(s.Lasting[:s.NLasting])
	p.Fed = slices.Clone(s.Fed[:s.NFed])
	p.Used, p.UsedNow, p.Ever = s.Used.list(u), s.UsedNow.list(u), s.Ever.list(u)
	if s.Attack.On || s.Attack.Ended {
		p.Attack = s.Attack
	}
}

func (b *usedBits) list(u *Setup) (ids []LineID) {
	for i := range u.lines {
		if id := u.lines[i].id; b.has(id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// Fresh is the table as the set-up and the scenario lay it by themselves for a round: what a
// position begins from.
func (u *Setup) Fresh(round int) *State {
	g := &Game{setup: u}
	u.lay(&g.state)
	u.laySheet(&Turn{g: g, ship: NoShip}, round)
	return &g.state
}

// laid is a ship as it stands, without what nobody may know: the faces of damage cards that lie
// face down. Those that lie face up come first, dealt in an earlier round and then in this; those
// of a ship that is gone went to the discards.
func laid(s *State, u *Setup, id ShipID) Ship {
	sh := s.Ships[id]
	if sh.Skill == s.skill(u, id) || sh.gone() {
		sh.Skill = -1
	}
	if m := u.ships[id].onMap; m != nil {
		sh.Init = m.init() // who commands it gives it its rank
	}
	if !sh.Moved {
		sh.Flew = card.Move{} // of an earlier round
	}
	if !sh.Ordered {
		sh.Order = card.Move{}
	}
	if sh.gone() {
		sh.NDamage = 0
	}
	var up []DamageCard
	for _, d := range sh.crits() {
		d.Round = max(d.Round, s.Round-1) // an earlier round is an earlier round
		up = append(up, *d)
	}
	slices.SortStableFunc(up, func(a, b DamageCard) int { return cmp.Compare(a.Round, b.Round) })
	sh.Damage, sh.Placed = [MaxDamage]DamageCard{}, sh.CarriedBy == 0 && !sh.Off
	copy(sh.Damage[:], up)
	return sh
}

// tellTokens notes the tokens that the scenario does not lay by itself for the round, or all of
// them where play has moved or taken one of those.
func (p *Position) tellTokens(s *State, u *Setup, fresh *State) {
	own, now := fresh.tokensWith(s.Ships[:s.NShips], u), s.Tokens[:s.NTokens]
	if p.Whole = len(own) > len(now) || !slices.Equal(own, now[:len(own)]); !p.Whole {
		now = now[len(own):]
	}
	p.Tokens = slices.Clone(now)
}

// tokensWith are the tokens of a table as the scenario lays it, with the bodies of these ships
// where the ships are.
func (s *State) tokensWith(ships []Ship, u *Setup) []Token {
	for i := range ships {
		f, sh := &s.Ships[i], &ships[i]
		f.Pose, f.Placed, f.Destroyed, f.Doomed = sh.Pose, sh.Placed, sh.Destroyed, sh.Doomed
	}
	s.bodies(u)
	return s.Tokens[:s.NTokens]
}

// Laid returns all tokens that lie on the table, those included that the scenario lays by itself
// for the round.
func (p *Position) Laid(u *Setup) []Token {
	if p.Whole {
		return p.Tokens
	}
	return slices.Concat(u.Fresh(p.Round).tokensWith(p.Ships, u), p.Tokens)
}

// lies reports whether the tokens lie on the table as the scenario lays them for a round.
func lies(s *State, u *Setup, round int) bool {
	var p Position
	p.tellTokens(s, u, u.Fresh(round))
	return !p.Whole && len(p.Tokens) == 0
}
