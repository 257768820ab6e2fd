package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// maxStops is the most tokens that stop ships and are minded at once, of those within a ship's
// reach.
const maxStops = 16

// does returns the effects that the tokens of the sheet may have on ships and shots. Tokens that
// are laid have no others.
func (sh *Sheet) does() (f TokenFlags) {
	for i := range sh.Tokens {
		f |= sh.Tokens[i].Flags
	}
	return f | obstacleKind.Flags | Destroys
}

// laid returns what planets do where a position lays some.
func (p *Position) laid(sh *Sheet) (f TokenFlags) {
	for i := range p.Tokens {
		if k := sh.Kind(p.Tokens[i].Kind); k.Planet() {
			f |= k.Flags
		}
	}
	return f
}

// dice returns the number of attack dice rolled for a token of the kind.
func (k *KindOfToken) dice() int { return int(max(k.Dice, 1)) }

// Met is a token that a move has met.
type Met struct {
	Token   Token
	Crossed bool // the template lay over it
	On      bool // the base lies on it at the end
}

// Passage holds the things that a move has led a ship over, against and onto.
type Passage struct {
	From, To physics.Pose
	Against  ShipID // the ship that it touches after sliding back, NoShip when there is none
	Stopped  *Token // the token that it touches then, one that stops ships; nil when there is none
	// in the order in which they were laid; not those that are nothing but ground outside of the
	// play area
	Tokens []Met
}

// Passage is the move of which ShipHasMoved speaks.
func (t *Turn) Passage() *Passage { return &t.passage }

// passed notes what a move has met.
func passed(t *Turn, f *Fate, base *physics.Square) {
	s, u := t.State(), t.Setup()
	t.passage = Passage{From: f.Flight.From, To: f.Flight.To, Against: f.Against}
	if f.Stop != 0 {
		t.passage.Stopped = s.stopping(f.Stop, base)
	}
	var strip physics.Strip
	f.Flight.Strip(&strip)
	for i := range s.Tokens[:s.NTokens] {
		k := &s.Tokens[i]
		if u.Token(k.Kind).Look == OutsideLook {
			continue
		}
		o := k.Obstacle()
		if m := (Met{Token: *k, Crossed: o.OverlapsStrip(&strip), On: o.OverlapsBase(base)}); m.Crossed || m.On {
			t.passage.Tokens = append(t.passage.Tokens, m)
		}
	}
}

// stopping is the token of a kind that stops ships which is nearest to a base, nil when none lies
// there.
func (s *State) stopping(kind TokenKind, base *physics.Square) (nearest *Token) {
	least := 0.0
	for i, k := range doing(s, Stops) {
		if d := k.Distance(base).Dist; k.Kind == kind && (nearest == nil || d < least) {
			nearest, least = &s.Tokens[i], d
		}
	}
	return nearest
}

// stopOf is a kind of token in the place of a ship that stops another; kindOf is the kind again.
func stopOf(k TokenKind) ShipID   { return NoShip - 1 - ShipID(k) }
func kindOf(who ShipID) TokenKind { return TokenKind(NoShip - 1 - who) }

// blocksFire is the first token that no shot goes through, -1 when there is none in the way.
func blocksFire(s *State, u *Setup, id, target ShipID, g physics.Gap) int {
	for i, k := range doing(s, BlocksFire) {
		if o := k.Obstacle(); o.Meets(g.A, g.B) == physics.Passes && !s.shotFromOver(u, k, id, target) {
			return i
		}
	}
	return -1
}

// shotFromOver reports whether a token is a planet over which one of two ships lies that no planet stops.
func (s *State) shotFromOver(u *Setup, k *Token, ships ...ShipID) bool {
	if !u.statics[card.Ignore] || !u.Token(k.Kind).Planet() {
		return false
	}
	for _, id := range ships {
		if b := u.Base(id, s.Ships[id].Pose); s.passesPlanets(u, id) && k.Overlaps(&b) {
			return true
		}
	}
	return false
}

// harm rolls the dice of tokens that harm who flies over them or ends on them.
func harm(t *Turn, id ShipID) {
	for _, m := range t.passage.Tokens {
		if m.Token.Flags&Harms != 0 {
			rollFor(t, id, m.Token.Kind, t.Setup().Token(m.Token.Kind).dice())
		}
	}
}

// burn rolls the dice of tokens that burn, for every ship that lies on them at the end of a round.
func burn(t *Turn) {
	s, u := t.State(), t.Setup()
	if u.does&Burns == 0 {
		return
	}
	for id, sh := range s.inPlay() {
		if sh.Map {
			continue
		}
		b := u.Base(id, sh.Pose)
		for _, k := range doing(s, Burns) {
			if sh.InPlay() && k.Overlaps(&b) {
				rollFor(t, id, k.Kind, u.Token(k.Kind).dice())
			}
		}
	}
}

// rollFor rolls attack dice for a token that a ship has met: a hit is a damage, a critical hit a
// critical one.
func rollFor(t *Turn, id ShipID, kind TokenKind, n int) {
	by := BySheetRule
	if t.Setup().Token(kind).Flags&RollsDie != 0 {
		by = ByObstacle
	}
	for ; n > 0 && t.State().Ships[id].InPlay(); n-- {
		face := [1]dice.Face{t.roll(dice.Attack)}
		Emit(t, ObstacleRolled{Ship: id, Kind: kind, Face: face[0]})
		t.coming = coming{by: by}
		again := revise(t, id, dice.Attack, face[:])
		if t.coming = (coming{}); again {
			Emit(t, ObstacleRolled{Ship: id, Kind: kind, Face: face[0]})
		}
		switch face[0] {
		case dice.Hit:
			t.suffer(id, 1, 0, by)
		case dice.Crit:
			t.suffer(id, 0, 1, by)
		}
	}
}
