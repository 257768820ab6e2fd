package game

import (
	"fmt"
	"slices"

	"attackwing/game/dice"
	"attackwing/physics"
)

// Position is a table laid by hand: what a position file says, for the editor, tests, bug reports and try.
// The ships are those of the set-up's fleets, player One's first, in the order of the lists.
//
// A position does not tell the order of the damage decks and what was discarded to them, the dice to come beyond those
// that are forced, and an attack that is being resolved: its attacker declares anew.
type Position struct {
	Round  int
	Phase  Phase // Planning, Activation, Combat or End
	Begun  bool  // the phase has begun: what its start does, skills and dice for damage cards, is done
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
	Flown                        int    // the move executed this round, -1 none
	Skill                        int    // captain skill in force for the running phase, -1 as its cards give it now
	Crits                        []DamageID
	NewCrits                     []DamageID // face up too, dealt in this round
	Off                          bool       // destroyed already
	Doomed                       bool       // destroyed, but still to attack (rules 4.7)
	DeadIn                       int        // the round of its destruction
	DeadBy                       Cause
	Activated, Attacked, Ended   bool   // its turn of the phase is over
	Acting                       bool   // its Perform Action step comes first of all
	DidAct                       bool   // its one action of the round is done
	Shown                        bool   // its dial is revealed
	OnObstacle                   bool   // no attack from there
	NoAttack                     bool   // regenerated
	BreachFix                    bool   // contained a Warp Core Breach
	Acted                        uint16 // actions performed this round, as ActionsDone names them
	Disabled, Discarded, Lost    []int8 // cards with a Disabled token, under the ship card, gone by an enemy's effect; -1 the captain
	Time                         []TimeOn
	NoAction                     Loss
}

// Bare is a ship as printed: nothing beside it, no dial set.
func Bare(at physics.Pose) Laid {
	return Laid{Pose: at, Hull: -1, Shields: -1, Drones: -1, Dial: -1, Flown: -1, Skill: -1, Lock: NoShip}
}

// gone tells whether the ship has left the table.
func (l *Laid) gone() bool { return l.Off && !l.Doomed }

// TimeOn is a card with Time tokens; Upgrade -1 is the captain.
type TimeOn struct{ Upgrade, N int8 }

// Check tells whether the position can be laid with these fleets.
func (p *Position) Check(u *Setup) error {
	if err := u.check(); err != nil {
		return err
	}
	if len(p.Ships) != u.nFleet {
		return fmt.Errorf("the position lays %d ships, the fleets have %d", len(p.Ships), u.nFleet)
	}
	if p.Round < 1 || p.Round > MaxRound {
		return fmt.Errorf("round %d: it must be 1 to %d", p.Round, MaxRound)
	}
	if p.Phase < Planning || p.Phase > End {
		return fmt.Errorf("a position begins in the Planning, Activation, Combat or End Phase")
	}
	if len(p.Tokens) > 24 {
		return fmt.Errorf("%d tokens are laid by hand, more than 24", len(p.Tokens))
	}
	var left [2]int
	for i := range p.Ships {
		l := &p.Ships[i]
		if err := l.check(u, ShipID(i)); err != nil {
			return fmt.Errorf("%s: %w", u.Name(ShipID(i)), err)
		}
		if l.gone() {
			continue
		}
		left[u.ships[i].owner]++
		for j := range i {
			if p.Ships[j].gone() {
				continue
			}
			a, b := u.base(ShipID(i), l.Pose), u.base(ShipID(j), p.Ships[j].Pose)
			if physics.Overlap(&a, &b) {
				return fmt.Errorf("%s overlaps %s", u.Name(ShipID(i)), u.Name(ShipID(j)))
			}
		}
	}
	if left[0]+left[1] == 0 {
		return fmt.Errorf("no ship is on the table")
	}
	return p.checkDecks(u)
}

// MaxRound is the last round a position may stand in: one more than any round limit.
const MaxRound = 100

func (l *Laid) check(u *Setup, id ShipID) error {
	f := &u.ships[id]
	if l.Hull > int(f.Ship.Hull) || l.Hull == 0 && !l.Doomed {
		return fmt.Errorf("hull %d of %d", l.Hull, f.Ship.Hull)
	}
	if n := len(l.Crits) + len(l.NewCrits); n > l.hurt(f) {
		return fmt.Errorf("%d damage cards lie face up, but only %d hull are lost", n, l.hurt(f))
	}
	if l.Shields > int(f.Ship.Shields) || max(l.Shields, 0)+l.Down > int(f.Ship.Shields) || l.Down < 0 {
		return fmt.Errorf("%d active and %d disabled shields of %d", l.Shields, l.Down, f.Ship.Shields)
	}
	for _, v := range []int{l.Evade, l.Scan, l.Stations, l.Power} {
		if v < 0 || v > 9 {
			return fmt.Errorf("a number of tokens is 0 to 9, not %d", v)
		}
	}
	if l.Drones > 20 {
		return fmt.Errorf("%d Drone tokens, more than 20", l.Drones)
	}
	if l.Skill < -1 || l.Skill > 20 {
		return fmt.Errorf("a captain skill of %d", l.Skill)
	}
	for _, m := range []int{l.Dial, l.Flown} {
		if m < -1 || m >= len(f.Ship.Class.Dial) {
			return fmt.Errorf("no such maneuver on its dial")
		}
	}
	if l.Lock != NoShip && (int(l.Lock) >= len(u.ships) || l.Lock < 0 || u.ships[l.Lock].owner == f.owner) {
		return fmt.Errorf("a Target Lock is on an enemy ship")
	}
	if l.Doomed && !l.Off {
		return fmt.Errorf("only a destroyed ship can be doomed")
	}
	if l.DeadIn < 0 || l.DeadIn > MaxRound || l.DeadBy > BySheetRule {
		return fmt.Errorf("destroyed in round %d", l.DeadIn)
	}
	for _, cs := range [][]int8{l.Disabled, l.Discarded, l.Lost} {
		for _, c := range cs {
			if int(c) >= f.nUp || c < -1 {
				return fmt.Errorf("no card %d to disable or discard", c)
			}
		}
	}
	for _, c := range l.Time {
		if int(c.Upgrade) >= f.nUp || c.Upgrade < -1 || c.N < 0 || c.N > 9 {
			return fmt.Errorf("no such card to lay Time tokens on")
		}
	}
	if at := l.Pose; !l.gone() && (at.X < -physics.AreaSide || at.X > 2*physics.AreaSide || at.Y < -physics.AreaSide || at.Y > 2*physics.AreaSide) {
		return fmt.Errorf("it lies too far from the table")
	}
	return nil
}

// hurt is how many damage cards lie under the ship: those of a ship that is gone went to the discards.
func (l *Laid) hurt(f *shipFacts) int {
	if l.Hull < 0 || l.gone() {
		return 0
	}
	return int(f.Ship.Hull) - l.Hull
}

// checkDecks tells whether the decks hold the damage cards that lie face up.
func (p *Position) checkDecks(u *Setup) error {
	var left [2][numDamage]int
	for d := range left {
		for _, c := range deckList() {
			left[d][c]++
		}
	}
	for i := range p.Ships {
		d := u.ships[i].owner
		if u.House.SharedDeck {
			d = One
		}
		for _, c := range slices.Concat(p.Ships[i].Crits, p.Ships[i].NewCrits) {
			if left[d][c]--; left[d][c] < 0 {
				return fmt.Errorf("%s: there are not so many cards %q in the damage deck", u.Name(ShipID(i)), c)
			}
		}
	}
	return nil
}
