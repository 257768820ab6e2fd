package battle

import (
	"fmt"

	"attackwing/game"
)

// Counter is how much of something a player has.
type Counter struct {
	N    int
	Name string
	Icon string
}

// Counters are what a player has beside the Fleet Points: counters of the sheet, cards elsewhere.
func (s *Seen) Counters(p game.PlayerID) (list []Counter) {
	sheet := s.Game.Setup().Scenario.Sheet()
	kinds := sheet.Counters
	for i := range kinds {
		if n := s.Shown.CountersOf(p, game.Counter(i)); n > 0 {
			list = append(list, Counter{n, kinds[i].Plural, kinds[i].Icon})
		}
	}
	if n := s.AwayOf(p); n > 0 {
		list = append(list, Counter{n, "Cards elsewhere", sheet.Away.Icon})
	}
	return list
}

// CountersOn are the counters of the sheet on the cards of a ship.
func (s *Seen) CountersOn(id game.ShipID) (list []Counter) {
	kinds := s.Game.Setup().Scenario.Sheet().Counters
	for i := range kinds {
		if n := s.Shown.Ships[id].CountersOf(game.Counter(i)); n > 0 {
			list = append(list, Counter{n, kinds[i].Plural, kinds[i].Icon})
		}
	}
	return list
}

// StandingWords say what the Fleet Points are made of.
func (s *Seen) StandingWords(p game.PlayerID) (head, words string) {
	for i, l := range game.Score(&s.Shown, s.Game.Setup(), p) {
		if i > 0 {
			words += ", "
		}
		words += fmt.Sprintf("%s %+d", l.Words, l.Points)
	}
	for _, k := range s.Counters(p) {
		words += fmt.Sprintf(". %s: %d", k.Name, k.N)
	}
	return fmt.Sprintf("%d Fleet Points", game.Points(&s.Shown, s.Game.Setup(), p)), words + "."
}

// Away is how many cards of a ship are elsewhere.
func (s *Seen) Away(id game.ShipID) (n int) {
	sh := &s.Shown.Ships[id]
	if sh.Captain.Away {
		n++
	}
	for i := range s.Game.Setup().Facts(id).Upgrades {
		if sh.Upgrades[i].Away {
			n++
		}
	}
	return n
}

// AwayOf is how many cards of a player are elsewhere, those of destroyed ships too.
func (s *Seen) AwayOf(p game.PlayerID) (n int) {
	for i := range s.Game.Setup().FleetShips() {
		if s.Shown.Ships[i].Owner == p {
			n += s.Away(game.ShipID(i))
		}
	}
	return n
}

// AwayNames are the cards of a player that are elsewhere.
func (s *Seen) AwayNames(p game.PlayerID) (names []string) {
	u := s.Game.Setup()
	for i := range u.FleetShips() {
		sh, f := &s.Shown.Ships[i], u.Facts(game.ShipID(i))
		if sh.Owner != p {
			continue
		}
		if sh.Captain.Away {
			names = append(names, fmt.Sprintf("%s (%d)", f.Captain.Name, f.Captain.Skill))
		}
		for k := range f.Upgrades {
			if sh.Upgrades[k].Away {
				names = append(names, f.Upgrades[k].Card.Name)
			}
		}
	}
	return names
}
