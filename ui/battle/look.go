package battle

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/names"
	"slices"
)

// Called is what short sentences call a kind of token.
func (s *Seen) Called(k game.TokenKind) string { return s.Game.Setup().Token(k).Called() }

// LookOf is how the scenario has a token look.
func (s *Seen) LookOf(k *game.Token) game.TokenLook { return s.Game.Setup().Token(k.Kind).Look }

// MapShips are the sheet's own ships that are on the table.
func (s *Seen) MapShips() (ids []game.ShipID) {
	for i := s.Game.Setup().FleetShips(); i < int(s.Shown.NShips); i++ {
		if s.Shown.Ships[i].OnTable() {
			ids = append(ids, game.ShipID(i))
		}
	}
	return ids
}

// OwnFleet reports whether a ship of a fleet is in play and a person's.
func (s *Seen) OwnFleet(id game.ShipID) bool {
	if id == game.NoShip || s.Shown.Ships[id].Map || !s.Shown.Ships[id].InPlay() ||
		s.Shown.Ships[id].Owner == game.Nobody {
		return false
	}
	return s.Brains[s.Shown.Ships[id].Owner] == nil
}

// Enemy reports whether a ship of a fleet is in play and none of whoever looks.
func (b *Battle) Enemy(id game.ShipID) bool {
	if id == game.NoShip || b.Shown.Ships[id].Map || !b.Shown.Ships[id].InPlay() {
		return false
	}
	me := b.Viewer
	if p := b.Asked(); p != nil {
		me = p.Player
	}
	return b.Shown.Ships[id].Owner != me
}

// Order is the order in which ships go in this phase.
func (t *Seen) Order() (ids []game.ShipID, heading, sub string) {
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
		ids = slices.DeleteFunc(
			ids,
			func(id game.ShipID) bool { return s.Ships[id].Map && s.Ships[id].Owner == game.Nobody },
		)
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

// Hull is what is left of a ship's hull, and all of it.
func (s *Seen) Hull(id game.ShipID) (hull, of int) {
	of = int(s.Game.Setup().Facts(id).Ship.Hull)
	return max(0, of-int(s.Shown.Ships[id].NDamage)), of
}

// Result is the end of the battle in one line, and why it ended.
func (s *Seen) Result() (string, string) { return record.Verdict(&s.Shown, s.Game.Setup()) }

// SeatOfBar is whose moment it is: 1 or 2, 0 nobody's.
func (b *Battle) SeatOfBar() int {
	if b.Game == nil {
		return 0
	}
	if p := b.Asked(); p != nil {
		return int(p.Player) + 1
	}
	if b.Flow.Pause != nil {
		return b.SeatOf(b.Flow.Pause.Move.Ship)
	}
	if p := b.Game.FirstOpen(); p != nil {
		return int(p.Player) + 1
	}
	return 0
}

// ModeWords says who plays against whom.
func (s *Seen) ModeWords() string {
	switch {
	case s.HotSeat():
		if of := s.Game.Setup().Players; of[0] != "" && of[1] != "" {
			return of[0] + " against " + of[1]
		}
		return "hot seat"
	case s.Brains[0] != nil && s.Brains[1] != nil:
		return "AI " + names.Title(s.Names[0]) + " vs AI " + names.Title(s.Names[1])
	case s.Brains[1] != nil:
		return "vs AI " + names.Title(s.Names[1])
	}
	return "vs AI " + names.Title(s.Names[0])
}

// LookedAt is the ship that is looked at, else the one that is asked about; NoShip none.
func (b *Battle) LookedAt() game.ShipID {
	if p := b.Asked(); p != nil && b.Look.Ship == game.NoShip {
		return p.Ship
	}
	return b.Look.Ship
}
