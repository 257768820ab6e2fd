package gametest

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Broken says which invariant of the table does not hold, "" when all do.
func Broken(g *game.Game) string {
	s, u := g.State(), g.Setup()
	for i := range s.Ships[:s.NShips] {
		id := game.ShipID(i)
		for _, broken := range []func(*game.State, *game.Setup, game.ShipID) string{miscounted, mislaid, misplaced} {
			if words := broken(s, u, id); words != "" {
				return u.Name(id) + ": " + words
			}
		}
	}
	if words := miscountedDeck(s, u); words != "" {
		return words
	}
	if g.Over() && g.Hash() != s.Hash() {
		return "the battle is over with another hash than its state has"
	}
	return stuck(g)
}

// cloaksUnderShields reports whether a card in the battle lets a ship cloak with active shields. It may have
// changed ships since, or be discarded.
func cloaksUnderShields(u *game.Setup) bool {
	for p := range u.Fleets {
		for _, s := range u.Fleets[p].Ships {
			for _, up := range s.Upgrades {
				for i := range up.Card.Abilities {
					if slices.ContainsFunc(up.Card.Abilities[i].Do, func(e card.Effect) bool {
						return e.Op == card.Ignore && e.Rule == card.CloakShieldsButOne
					}) {
						return true
					}
				}
			}
		}
	}
	return false
}

// miscounted returns the fault in the numbers of a ship, "" if there is none: in its shields, its
// tokens, its hull, its cloak and its lock.
func miscounted(s *game.State, u *game.Setup, id game.ShipID) string {
	sh, f := &s.Ships[id], u.Facts(id)
	for _, k := range []int8{sh.Evade, sh.Scan, sh.Stations, sh.Power, sh.NDamage, sh.Drones} {
		if k < 0 {
			return "a number of tokens below 0"
		}
	}
	switch {
	case sh.Shields < 0 || sh.Down < 0 || sh.Shields+sh.Down > f.Ship.Shields:
		return fmt.Sprintf("%d active and %d disabled shields of %d", sh.Shields, sh.Down, f.Ship.Shields)
	case sh.Cloak != game.NotCloaked && sh.Cloak != game.CloakRed && sh.Shields > 0 && !cloaksUnderShields(u):
		// Morak raises them under a red one.
		return "cloaked with active shields"
	case sh.Doomed && !sh.Destroyed:
		return "doomed but not destroyed"
	case sh.InPlay() && sh.NDamage >= f.Ship.Hull:
		return fmt.Sprintf("in play with %d damage of hull %d", sh.NDamage, f.Ship.Hull)
	case sh.Lock != game.NoShip && (s.Ships[sh.Lock].Owner == sh.Owner || !s.Ships[sh.Lock].OnTable() && !s.Ships[sh.Lock].Off):
		return "a lock on a ship that cannot be locked"
	}
	return ""
}

// misplaced returns the fault in the places for upgrades of a ship, "" if there is none: something
// lies where no card is, or a card is with a ship that cannot have it.
func misplaced(s *game.State, u *game.Setup, id game.ShipID) string {
	for n := range int8(len(u.Facts(id).Upgrades)) {
		c := *s.Ships[id].Card(n)
		if none := (game.CardState{Discarded: true, Gone: true, Whereabouts: c.Whereabouts}); !s.Carries(u, id, n) &&
			(c != none || c.Place != 0) {
			return fmt.Sprintf("place %d is not empty, and its card is with another ship", n)
		}
		if c.At != 0 && (s.Carries(u, id, n) || int(n) >= len(u.Facts(id).Own())) {
			return fmt.Sprintf("the card of place %d is where it cannot be", n)
		}
	}
	return ""
}

// mislaid returns the fault in the place of a ship of a fleet in play, "" if there is none: outside
// of the area, on another one, on what destroys it.
func mislaid(s *game.State, u *game.Setup, id game.ShipID) string {
	base := func(id game.ShipID) physics.Square {
		return u.Base(id, s.Ships[id].Pose)
	}
	stands := func(id game.ShipID) bool { return s.Ships[id].InPlay() && !s.Ships[id].Map }
	if !stands(id) {
		return ""
	}
	b := base(id)
	if s.Phase != game.SettingUp && !physics.InArea(&b) {
		return "in play outside of the area"
	}
	for j := range id {
		if o := base(j); stands(j) && physics.Overlap(&b, &o) {
			return "overlaps " + u.Name(j)
		}
	}
	for k := range s.Tokens[:s.NTokens] {
		if s.Tokens[k].Flags&game.Destroys != 0 && s.Tokens[k].Overlaps(&b) {
			return "in play over " + u.Token(s.Tokens[k].Kind).Name
		}
	}
	return ""
}

// miscountedDeck tells of a damage deck whose cards are not all in it, on its discards or under
// ships.
func miscountedDeck(s *game.State, u *game.Setup) string {
	var under [3]int
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		deck := 2
		if !sh.Map {
			deck = int(sh.Owner)
		}
		for _, d := range sh.Damage[:sh.NDamage] {
			if (sh.OnTable() || sh.Off && !sh.Destroyed) && d.ID != game.FaceDown {
				under[deck]++
			}
		}
	}
	for p := range s.Decks {
		d := &s.Decks[p]
		if p > 1 && u.NumShips() == u.FleetShips() || s.Phase == game.SettingUp || u.House.SharedDeck {
			continue // no ship of the map draws damage cards
		}
		if int(d.N)+int(d.ND)+under[p] != 33 {
			return fmt.Sprintf("player %d: %d + %d + %d damage cards, not 33", p+1, d.N, d.ND, under[p])
		}
	}
	return ""
}

// stuck tells of a battle that nobody can go on with.
func stuck(g *game.Game) string {
	if !g.Over() && len(g.Prompts()) == 0 {
		return "no question is open and the battle is not over: stuck"
	}
	for i := range g.Prompts() {
		p := &g.Prompts()[i]
		if p.Ask == game.AskChance {
			continue
		}
		if p.Player == game.Nobody {
			return "a question that nobody answers: " + p.Heading(g.Setup())
		}
		if !p.Places() && (len(p.Options) == 0 || len(p.Options) > 64 || int(p.Min) > len(p.Options)) {
			return fmt.Sprintf("a question with %d options", len(p.Options))
		}
	}
	return ""
}
