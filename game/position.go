package game

import (
	"fmt"

	"attackwing/game/dice"
	"attackwing/physics"
)

// Position is a table laid by hand: what a position file says, for the editor, tests, bug reports and try.
// The ships are those of the set-up's fleets, player One's first, in the order of the lists.
type Position struct {
	Round  int
	Phase  Phase // Planning, Activation, Combat or End: the next step is that phase's first
	Ships  []Laid
	Tokens []Token // more tokens than the scenario lays by itself for this round
	Dice   []dice.Face
}

// Laid is one ship of a position. A negative Hull or Shields means as printed.
type Laid struct {
	Pose                         physics.Pose
	Hull, Shields, Down          int
	Evade, Scan, Stations, Power int
	Cloak                        Cloak
	Lock                         ShipID // NoShip when none
	Drones                       int    // -1 as printed
	Dial                         int    // the move that is set, -1 none: asked for in the Planning Phase
	Crits                        []DamageID
	Off                          bool // destroyed already
	Activated, Attacked          bool
	Disabled                     []int8 // cards with a Disabled token, -1 the captain
	Time                         []TimeOn
	NoAction                     Loss
}

// TimeOn is a card with Time tokens.
type TimeOn struct{ Upgrade, N int8 }

// Check tells whether the position can be laid with these fleets.
func (p *Position) Check(u *Setup) error {
	if err := u.check(); err != nil {
		return err
	}
	if len(p.Ships) != len(u.ships) {
		return fmt.Errorf("the position lays %d ships, the fleets have %d", len(p.Ships), len(u.ships))
	}
	if p.Round < 1 || p.Round > 99 {
		return fmt.Errorf("round %d: it must be 1 to 99", p.Round)
	}
	if p.Phase < Planning || p.Phase > End {
		return fmt.Errorf("a position begins in the Planning, Activation, Combat or End Phase")
	}
	if len(p.Tokens) > 24 {
		return fmt.Errorf("%d tokens are laid by hand, more than 24", len(p.Tokens))
	}
	var left [2]int
	for i := range p.Ships {
		l, f := &p.Ships[i], &u.ships[i]
		n := u.Name(ShipID(i))
		if l.Hull > int(f.Ship.Hull) || l.Hull == 0 {
			return fmt.Errorf("%s: hull %d of %d", n, l.Hull, f.Ship.Hull)
		}
		hurt := 0
		if l.Hull > 0 {
			hurt = int(f.Ship.Hull) - l.Hull
		}
		if len(l.Crits) > hurt {
			return fmt.Errorf("%s: %d damage cards lie face up, but only %d hull are lost", n, len(l.Crits), hurt)
		}
		if l.Shields > int(f.Ship.Shields) || max(l.Shields, 0)+l.Down > int(f.Ship.Shields) || l.Down < 0 {
			return fmt.Errorf("%s: %d active and %d disabled shields of %d", n, l.Shields, l.Down, f.Ship.Shields)
		}
		for _, v := range []int{l.Evade, l.Scan, l.Stations, l.Power} {
			if v < 0 || v > 9 {
				return fmt.Errorf("%s: a number of tokens is 0 to 9, not %d", n, v)
			}
		}
		if l.Drones > 20 {
			return fmt.Errorf("%s: %d Drone tokens, more than 20", n, l.Drones)
		}
		if l.Dial < -1 || l.Dial >= len(f.Ship.Class.Dial) {
			return fmt.Errorf("%s: no such maneuver on its dial", n)
		}
		if l.Lock != NoShip && (int(l.Lock) >= len(u.ships) || l.Lock < 0 || u.ships[l.Lock].owner == f.owner) {
			return fmt.Errorf("%s: a Target Lock is on an enemy ship", n)
		}
		for _, c := range l.Disabled {
			if int(c) >= f.nUp || c < -1 {
				return fmt.Errorf("%s: no card %d to disable", n, c)
			}
		}
		for _, c := range l.Time {
			if int(c.Upgrade) >= f.nUp || c.Upgrade < 0 || c.N < 0 || c.N > 9 {
				return fmt.Errorf("%s: Time tokens on no such card", n)
			}
		}
		if !l.Off {
			left[f.owner]++
			if l.Pose.X < -physics.AreaSide || l.Pose.X > 2*physics.AreaSide || l.Pose.Y < -physics.AreaSide || l.Pose.Y > 2*physics.AreaSide {
				return fmt.Errorf("%s: it lies too far from the table", n)
			}
			for j := range i {
				if p.Ships[j].Off {
					continue
				}
				a, b := u.base(ShipID(i), l.Pose), u.base(ShipID(j), p.Ships[j].Pose)
				if physics.Overlap(&a, &b) {
					return fmt.Errorf("%s overlaps %s", n, u.Name(ShipID(j)))
				}
			}
		}
	}
	if left[0]+left[1] == 0 {
		return fmt.Errorf("no ship is on the table")
	}
	return nil
}

// apply lays the position in place of the set-up.
func (p *Position) apply(g *Game) {
	s, u := &g.state, g.setup
	t := &Turn{g: g, ship: NoShip}
	s.Round, s.Phase = int16(p.Round), p.Phase
	u.Scenario.Lay(t, &u.House, p.Round)
	for i := range p.Tokens {
		TokenLaid{p.Tokens[i]}.apply(s)
	}
	for d := range s.Decks {
		DeckShuffled{Player: PlayerID(d), Cards: shuffled(t, deckList())}.apply(s)
	}
	for i := range p.Ships {
		l, sh := &p.Ships[i], &s.Ships[i]
		sh.Placed, sh.Destroyed, sh.Pose = true, l.Off, l.Pose
		if l.Shields >= 0 {
			sh.Shields = int8(l.Shields)
		} else {
			sh.Shields -= int8(l.Down)
		}
		sh.Down = int8(l.Down)
		if l.Drones >= 0 && u.ships[i].Captain.Drones > 0 {
			sh.Drones = int8(l.Drones)
		}
		sh.Evade, sh.Scan, sh.Stations, sh.Power = int8(l.Evade), int8(l.Scan), int8(l.Stations), int8(l.Power)
		sh.Cloak, sh.Lock, sh.Dial, sh.Lost = l.Cloak, l.Lock, int8(l.Dial), l.NoAction
		sh.Activated, sh.Attacked = l.Activated, l.Attacked
		for _, c := range l.Disabled {
			if c < 0 {
				sh.Captain.Disabled = true
			} else {
				sh.Upgrades[c].Disabled = true
			}
		}
		for _, c := range l.Time {
			sh.Upgrades[c.Upgrade].Time = c.N
		}
		p.damage(s, u, i)
		sh.Skill = s.skill(u, ShipID(i))
	}
	if len(p.Dice) > 0 {
		s.Dice.Force(p.Dice...)
	}
	s.nStack = 0
	frames := []Frame{{step: stepWarpCore}, {step: stepDials}, {step: stepActivation}, {step: stepCombatStart}, {step: stepEndPhase}, {step: stepRoundOver}}
	first := map[Phase]int{Planning: 0, Activation: 2, Combat: 3, End: 4}[p.Phase]
	if p.Phase == Activation {
		s.Phase = Planning // the Activation Phase fixes the skills when it begins
	}
	t.then(frames[first:]...)
}

// damage lays a ship's damage cards: the named ones face up, taken out of the deck, the rest face down from its top.
func (p *Position) damage(s *State, u *Setup, i int) {
	l, sh := &p.Ships[i], &s.Ships[i]
	deck := &s.Decks[sh.Owner]
	if u.House.SharedDeck {
		deck = &s.Decks[0]
	}
	hurt := 0
	if l.Hull > 0 {
		hurt = int(u.ships[i].Ship.Hull) - l.Hull
	}
	for _, c := range l.Crits {
		for k := range deck.Cards[:deck.N] {
			if deck.Cards[k] == c {
				copy(deck.Cards[k:], deck.Cards[k+1:deck.N])
				deck.N--
				break
			}
		}
		sh.Damage[sh.NDamage] = DamageCard{ID: c, Up: true, Round: int16(p.Round) - 1}
		sh.NDamage++
	}
	for n := hurt - len(l.Crits); n > 0; n-- {
		c := FaceDown
		if deck.N > 0 {
			deck.N--
			c = deck.Cards[deck.N]
		}
		sh.Damage[sh.NDamage] = DamageCard{ID: c, Round: int16(p.Round)}
		sh.NDamage++
	}
}
