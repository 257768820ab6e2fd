package assets_test

import (
	"slices"
	"testing"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Every set of a card has a name, no set is there twice, and the cards of all sets are all cards.
func TestSets(t *testing.T) {
	sets, err := assets.Sets()
	expect.OK(t, err)
	var ids []string
	for _, s := range sets {
		expect.True(t, s.ID != "" && s.Name != "" && !slices.Contains(ids, s.ID), "%+v: no name, or there twice", s)
		ids = append(ids, s.ID)
	}
	cat := gametest.Cards(t)
	check := func(c *card.Printed) {
		for _, s := range c.Sets {
			expect.True(t, slices.Contains(ids, s), "%s: the set %s has no name", c.ID, s)
		}
	}
	for _, c := range cat.Ships {
		check(&c.Printed)
	}
	for _, c := range cat.Captains {
		check(&c.Printed)
	}
	for _, c := range cat.Admirals {
		check(&c.Printed)
	}
	for _, c := range slices.Concat(cat.Upgrades, cat.Resources) {
		check(&c.Printed)
	}
	all, starter := cat.SoldIn(ids), cat.SoldIn([]string{"71120"})
	if len(all.Upgrades) != len(cat.Upgrades) || len(all.Ships) != len(cat.Ships) || len(starter.Ships) != 6 {
		t.Errorf("%d upgrades and %d ships in all sets, %d ships in the first", len(all.Upgrades), len(all.Ships), len(starter.Ships))
	}
}
