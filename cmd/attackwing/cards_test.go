package main

import (
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// The list counts its cards by kind: every card is automated, without text or by hand.
func TestCardsAreCounted(t *testing.T) {
	all := 0
	for _, c := range document(t, 0, "cards", "list")["counts"].([]any) {
		c := c.(map[string]any)
		n := func(field string) int { v, _ := c[field].(float64); return int(v) }
		expect.Same(t, n("automated")+n("without_text")+n("by_hand"), n("all"), "%v does not add up", c)
		expect.True(t, c["kind"] != "captain" || (n("all") == 375 && n("by_hand") != 0 && n("without_text") != 0),
			"%v", c)
		all += n("all")
	}
	expect.True(t, all == 407+375+44+1374+42+15, "%d cards are counted", all)
}

// What is needed to build a fleet is told of every card, as text and as JSON: slots, arcs, base,
// dial, Drone tokens, uniqueness and the Mirror Universe.
func TestCardsTellWhatBuildingAFleetNeeds(t *testing.T) {
	cat := gametest.Cards(t)
	of := map[string]map[string]any{}
	for _, c := range document(t, 0, "cards", "list")["cards"].([]any) {
		c := c.(map[string]any)
		of[c["kind"].(string)+" "+c["id"].(string)] = c
	}
	number := func(id string, c map[string]any, field string, want float64) {
		t.Helper()
		got, _ := c[field].(float64)
		expect.True(t, got == want, "%s: %s is %v, want %v", id, field, c[field], want)
	}
	for _, s := range cat.Ships {
		c := of["ship "+s.ID]
		if c["unique"] != s.Unique || c["mirror"] != s.Mirror || len(c["dial"].([]any)) != len(s.Class.Dial) {
			t.Errorf("%s: unique %v, mirror %v, dial %v", s.ID, c["unique"], c["mirror"], c["dial"])
		}
		number(s.ID, c, "base_mm", float64(s.Class.BaseSide)/1000)
		number(s.ID, c, "hull", float64(s.Hull))
		number(s.ID, c, "captains", float64(s.CaptainLimit))
		arcs := c["arcs"].([]any)
		expect.Same(t, arcs[0], any(s.Class.Front.String()), "%s: arcs %v", s.ID, arcs)
		slots, _ := c["slots"].(map[string]any)
		for k, n := range s.Slots {
			kind := card.UpgradeKind(k).String()
			got, _ := slots[kind].(float64)
			expect.True(t, got == float64(n), "%s: %v %s slots, want %d", s.ID, slots[kind], kind, n)
		}
	}
	for _, k := range cat.Captains {
		c := of["captain "+k.ID]
		number(k.ID, c, "skill", float64(k.Skill))
		number(k.ID, c, "drones", float64(k.Drones))
		slots, _ := c["slots"].(map[string]any)
		if got, _ := slots["talent"].(float64); got != float64(k.Talents+k.Slots[0]) {
			t.Errorf("%s: %v talent slots, want %d", k.ID, slots["talent"], k.Talents)
		}
	}
	for _, u := range cat.Upgrades {
		c := of[u.Kind.String()+" "+u.ID]
		expect.True(t, c["mirror"] == u.Mirror && (c["weapon"] != nil) == u.Weapon.Attacks(),
			"%s: mirror %v, weapon %v", u.ID, c["mirror"], c["weapon"])
	}
	for id, want := range map[string][]string{
		"1001":                   {"Federation, 28 SP, unique)", "arc front 90 and rear 90", "base 40 mm", "slots: 3 crew, 2 weapon", "Dial: "},
		"tactical_drone_71283":   {"4 Drone Tokens at the start"},
		"jonathan_archer_71526":  {"adds slots: 1 talent, 1 crew"},
		"i_s_s_enterprise_71796": {"unique in the Mirror Universe)"},
	} {
		code, out, _ := command("cards", "show", id)
		for _, w := range want {
			expect.True(t, code == 0 && strings.Contains(out, w), "cards show %s does not say %q:\n%s", id, w, out)
		}
	}
}
