package reading

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/names"
)

// Called returns the name of a kind of token in short sentences.
func (t *Table) Called(k game.TokenKind) string { return t.Game.Setup().Token(k).Called() }

// LookOf returns the look that the scenario gives a token.
func (t *Table) LookOf(k *game.Token) game.TokenLook { return t.Game.Setup().Token(k.Kind).Look }

// MapShips returns the sheet's own ships that are on the table.
func (t *Table) MapShips() (ids []game.ShipID) {
	for i := t.Game.Setup().FleetShips(); i < int(t.Shown.NShips); i++ {
		if t.Shown.Ships[i].OnTable() {
			ids = append(ids, game.ShipID(i))
		}
	}
	return ids
}

// OwnFleet reports whether a ship of a fleet is in play and a person's.
func (t *Table) OwnFleet(id game.ShipID) bool {
	if id == game.NoShip || t.Shown.Ships[id].Map || !t.Shown.Ships[id].InPlay() ||
		t.Shown.Ships[id].Owner == game.Nobody {
		return false
	}
	return t.Brains[t.Shown.Ships[id].Owner] == nil
}

// Order returns the order in which ships go in this phase.
func (t *Table) Order() (ids []game.ShipID, heading, sub string) {
	s := &t.Shown
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; !sh.Map || sh.OnTable() {
			ids = append(ids, game.ShipID(i))
		}
	}
	less := func(a, b game.ShipID) int {
		x, y := &s.Ships[a], &s.Ships[b]
		if x.Skill != y.Skill {
			return int(x.Skill) - int(y.Skill)
		}
		return int(x.Init) - int(y.Init)
	}
	switch s.Phase {
	case game.SettingUp:
		ids = slices.DeleteFunc(ids, func(id game.ShipID) bool { return s.Ships[id].Map })
		slices.SortStableFunc(ids, less)
		return ids, "Set-up order", "lowest first"
	case game.Activation:
		ids = slices.DeleteFunc(ids,
			func(id game.ShipID) bool { return s.Ships[id].Map && s.Ships[id].Owner == game.Nobody })
		slices.SortStableFunc(ids, less)
		return ids, "Activation order", "lowest first"
	case game.Combat:
		ids = slices.DeleteFunc(ids, func(id game.ShipID) bool { return s.Ships[id].Map && s.Ships[id].Mounts == 0 })
		slices.SortStableFunc(ids, func(a, b game.ShipID) int {
			x, y := &s.Ships[a], &s.Ships[b]
			if x.Skill != y.Skill {
				return int(y.Skill) - int(x.Skill)
			}
			return int(x.Init) - int(y.Init)
		})
		return ids, "Combat order", "highest first"
	}
	slices.SortStableFunc(ids, func(a, b game.ShipID) int {
		x, y := &s.Ships[a], &s.Ships[b]
		if x.Owner != y.Owner {
			return rankOf(x.Owner) - rankOf(y.Owner)
		}
		return int(y.Skill) - int(x.Skill)
	})
	return ids, "", ""
}

// rankOf puts the ships that nobody commands behind those of the players.
func rankOf(p game.PlayerID) int {
	if p == game.Nobody {
		return 2
	}
	return int(p)
}

// Hull returns the remaining hull of a ship, and all of it.
func (t *Table) Hull(id game.ShipID) (hull, of int) {
	of = int(t.Game.Setup().Facts(id).Ship.Hull)
	return max(0, of-int(t.Shown.Ships[id].NDamage)), of
}

// Result returns the end of the battle in one line, and the reason.
func (t *Table) Result() (string, string) { return record.Verdict(&t.Shown, t.Game.Setup()) }

// ModeWords says who plays against whom.
func (t *Table) ModeWords() string {
	switch {
	case t.Game.Setup().Agreed:
		return t.Game.Setup().Player(game.One) + " against " + t.Game.Setup().Player(game.Two) + ", far away"
	case t.HotSeat():
		if of := t.Game.Setup().Players; of[0] != "" && of[1] != "" {
			return of[0] + " against " + of[1]
		}
		return "hot seat"
	case t.Brains[0] != nil && t.Brains[1] != nil:
		return "AI " + names.Title(t.Names[0]) + " vs AI " + names.Title(t.Names[1])
	case t.Brains[1] != nil:
		return "vs AI " + names.Title(t.Names[1])
	}
	return "vs AI " + names.Title(t.Names[0])
}

// ShortName returns a ship's name as it is told beside the board.
func (t *Table) ShortName(id game.ShipID) string { return names.Short(t.Game.Setup().Name(id)) }
