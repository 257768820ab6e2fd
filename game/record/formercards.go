package record

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// formerly gives the cards whose text has changed the text that they had under the rulings before.
func formerly(u *game.Setup) {
	if !u.House.FirstTexts {
		return
	}
	for p := range u.Fleets {
		f := &u.Fleets[p]
		f.Resource.Card = formerCard(u, f.Resource.Card)
		for i := range f.Ships {
			s := &f.Ships[i]
			if c := s.Captain; c != nil && c.ID == "gorkon_cap_71532" {
				was := *c
				was.Abilities = formerLines(c.Abilities, withoutLast)
				s.Captain = &was
			}
			for k := range s.Upgrades {
				s.Upgrades[k].Card = formerCard(u, s.Upgrades[k].Card)
			}
		}
	}
}

// formerCard returns an upgrade or a resource as it was under the rulings of a battle; one that has
// not changed, and nil, as they are.
func formerCard(u *game.Setup, c *card.Upgrade) *card.Upgrade {
	var was func(lines []card.Ability)
	switch {
	case c == nil:
		return nil
	case c.ID == "marauder_71806" && u.House.FirstRulings: // only where the Action Bar has the action
		was = func(a []card.Ability) { a[0].Do[0].OffBar = false }
	case c.ID == "full_alert_oparenaprize" && u.House.PowerFirst: // its Auxiliary Power alone kept the ship from acting
		was = withoutLast
	case c.ID == "3005": // an Evade was not forbidden afterwards
		was = withoutLast
	case c.ID == "geordi_la_forge_71531": // against one attack
		was = func(a []card.Ability) { a[0].Do[0].Lasts = card.Round }
	case c.ID == "structural_damage_check_72316r": // after each ship's turn
		was = func(a []card.Ability) { a[1].At = card.At(card.ActivationEnd) }
	default:
		return c
	}
	old := *c
	old.Abilities = formerLines(c.Abilities, was)
	return &old
}

// formerLines returns a card's lines as they were.
func formerLines(lines []card.Ability, was func([]card.Ability)) []card.Ability {
	lines = slices.Clone(lines)
	for i := range lines {
		lines[i].Do = slices.Clone(lines[i].Do)
	}
	was(lines)
	return lines
}

// withoutLast takes from a card's first line the last of what it does.
func withoutLast(lines []card.Ability) { lines[0].Do = lines[0].Do[:len(lines[0].Do)-1] }
