package cards_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// What many cards have in common, looked at in each of them.

// never plays on to the next round, passing, and asserts that no option begins with a title.
func never(t *testing.T, what string, tb *gametest.Table, title string) {
	t.Helper()
	tb.Wait(func() bool {
		if tb.Offered(title) {
			t.Errorf("%s: %s is offered at %s", what, title, tb.Prompt().Heading(tb.Set))
			return true
		}
		return tb.Game.State().Round > 2
	})
}

// count is how many options begin with a title.
func count(tb *gametest.Table, title string) (n int) {
	for _, l := range tb.Offers() {
		if strings.HasPrefix(l, title) {
			n++
		}
	}
	return n
}

// Every Action of a card costs the ship its action, whatever else it does: no action of the bar is
// offered after it.
func TestActionsCostTheAction(t *testing.T) {
	cat := catalogue(t)
	type actor struct{ id, name string }
	var list []actor
	add := func(id, name string, lines []card.Ability) {
		free := func(a card.Ability) bool { return a.At.Has(card.Activate) } // its other line has the same name
		if slices.ContainsFunc(lines, func(a card.Ability) bool { return a.At.Has(card.DoAction) && len(a.FreeIf) == 0 }) &&
			!slices.ContainsFunc(lines, free) {
			list = append(list, actor{id, name})
		}
	}
	for _, c := range cat.Captains {
		add(c.ID, c.Name, c.Abilities)
	}
	for _, u := range cat.Upgrades {
		add(u.ID, u.Name, u.Abilities)
	}
	if len(list) < 250 {
		t.Errorf("only %d cards with an Action", len(list))
	}
	used := 0
	for _, a := range list {
		found := false
		for band := 1; band <= 3 && !found; band++ {
			for _, l := range []laid{{Hull: 2, Shields: 1, Scan: 1}, {Hull: 2, Down: 1, Cloak: game.CloakBeside}, {Hull: 4, Shields: 2, Scan: 1, Lock: 2}} {
				tb := acting(t, band, craft{Hull: 4, Shields: 2, Drones: 9, Crew: 1, Cards: []string{a.id}, Laid: l}, craft{Hull: 9, Crew: 1}, spec{
					Crafts: []craft{{Name: "C", X: 21.5, Y: 20, Skill: 2, Dial: "full stop"}}})
				if !tb.Offered(a.name) {
					continue
				}
				found = true
				used++
				tb.Do(a.name).Wait(func() bool {
					return tb.Asked(game.ChooseAction, "A") || tb.Game.State().Phase != game.Activation || tb.Set.Name(tb.Prompt().Ship) == "B"
				})
				if !tb.Ship("A").DidAct {
					t.Errorf("%s %s: its Action does not cost the action", a.id, a.name)
				}
				break
			}
		}
	}
	if used < len(list)*3/4 {
		t.Errorf("only %d of %d Actions could be looked at", used, len(list))
	}
}

// Cards that must not be offered when one of their conditions does not hold.
func TestNeverOffered(t *testing.T) {
	never(t, "no Scan Token", duel(t, 2, craft{}, craft{Hull: 9, Cards: []string{"long_range_sensors_72025"}}, spec{}).Do("Primary weapon at B"), "Long Range Sensors")
	locked := laid{Lock: 1, Scan: 1}
	never(t, "a secondary weapon", duel(t, 2, craft{Cards: []string{"dual_phaser_banks_72002p", "3006"}, Laid: locked}, craft{Hull: 9}, spec{}).Do("Photon Torpedoes at B"), "Dual Phaser")
	never(t, "a secondary weapon", duel(t, 2, craft{Cards: []string{"t_pol_71526", "3067"}, Laid: locked}, craft{Hull: 9, Agility: 3}, spec{}).Do("Quantum Torpedoes at B"), "T'Pol")
	for _, dial := range []string{"bank left 1", "bank left 4", "straight 2", "turn left 2"} {
		never(t, dial, sail(t, 4, craft{Cards: []string{"travis_mayweather_71526"}, Dial: dial}, craft{}, spec{}), "Travis")
	}
	never(t, "a green maneuver", sail(t, 4, craft{Cards: []string{"power_node_71530"}, Shields: 3, Green: []string{"straight 1"}}, craft{}, spec{}), "Power Node")
	never(t, "a green maneuver", sail(t, 4, craft{Cards: []string{"romulan_helmsman_71794"}, Green: []string{"straight 1"}}, craft{}, spec{}), "Romulan Helmsman")
	for _, hull := range []int{3, 4} {
		a := craft{Hull: hull, Cards: []string{"b_elanna_torres_71528"}}
		never(t, "not at Range 3", duel(t, 2, a, craft{Hull: 9}, spec{}).Do("Primary weapon at B"), "B'Elanna Torres")
		tb := duel(t, 3, a, craft{Hull: 9}, spec{}).Do("Primary weapon at B")
		same(t, "ways to use her", count(tb, "B'Elanna Torres"), 1)
		tb.Do("B'Elanna Torres")
		rolled(t, tb, "at Range 3", 4+map[int]int{3: 2, 4: 1}[hull], 2)
	}
	for faction, shields := range map[card.Faction]int8{card.Ferengi: 3, card.Klingon: 2} {
		tb := acting(t, 3, craft{Shields: 3, Faction: faction, Cards: []string{"rom_72013"}, Laid: laid{Shields: 1}}, craft{}, spec{})
		same(t, "ways to use Rom", count(tb, "Rom"), 1)
		tb.Do("Rom")
		same(t, "shields", tb.Ship("A").Shields, shields)
	}
	tb := duel(t, 2, craft{}, craft{Hull: 9, Agility: -1, Cards: []string{"trellium_d_72338"}}, spec{Dice: []dice.Face{crit, blank, blank, blank}}).Do("Primary weapon at B")
	offered(t, tb, "Trellium-D", true) // a Critical Hit too
	tb = duel(t, 2, craft{}, craft{Hull: 9, Shields: 1, Agility: 2, Cards: []string{"mutli_adaptive_shields_71509"}}, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "one active shield is enough", 4, 2+1)
}

// Penalties for the round are so many dice in all: the first of two attacks takes them, the second
// is whole.
func TestPenaltiesAreTakenOnce(t *testing.T) {
	other := craft{Name: "C", Two: true, X: 21, Y: 12, H: 180, Skill: 1, Hull: 9, Dial: "full stop"}
	for _, c := range []struct {
		id, label string
		first     int
	}{{"3005", "Data", 3 - 2}, {"3065", "Secondary Shield Emitters", 3 - 1}, {"3032", "Montgomery Scott", 3 - 2}} {
		a := craft{Skill: 6, Shields: 2, Cards: []string{c.id, "3054"}, Laid: laid{Shields: 1}}
		tb := acting(t, 2, a, craft{Skill: 1, Hull: 9}, spec{Crafts: []craft{other}}).Do(c.label).Pass(game.ChooseTarget, "A")
		same(t, c.label+": shields", tb.Ship("A").Shields, map[bool]int8{true: 1, false: 2}[c.id == "3005"])
		tb.Do("Forward Weapons Grid at B", "3").Pass(game.ChooseTarget, "B")
		if got := volleys(tb); !slices.Equal(got, []int{c.first, 2}) {
			t.Errorf("%s: attack dice %v, want %d and 2", c.label, got, c.first)
		}
	}
	friend := craft{Name: "C", X: 21.5, Y: 20, Skill: 1, Hull: 9, Dial: "full stop"}
	for _, c := range []struct {
		id, label string
		band      int
		first     int
	}{{"3069", "Worf", 1, 3 - 2}, {"3056", "EM Pulse", 2, 3 - 1}, {"3094", "EM Pulse", 2, 3 - 1}} {
		b := craft{Skill: 6, Hull: 9, Cards: []string{"3054"}}
		tb := acting(t, c.band, craft{Skill: 3, Hull: 9, Cards: []string{c.id}}, b, spec{Crafts: []craft{friend}}).Do(c.label).Pass(game.ChooseTarget, "B")
		tb.Do("Forward Weapons Grid at A", "3").Pass(game.ChooseTarget, "A")
		if got := volleys(tb); !slices.Equal(got, []int{c.first, 2}) {
			t.Errorf("%s of %s: attack dice %v, want %d and 2", c.label, c.id, got, c.first)
		}
	}
}

// Actions against an enemy reach the bands that the card names, and no other.
func TestReachOfActions(t *testing.T) {
	for _, c := range []struct {
		id, label string
		near, far int
	}{{"3003", "Miles O'Brien", 1, 3}, {"3047", "Projected Stasis Field", 1, 2}, {"3056", "EM Pulse", 1, 2}, {"3094", "EM Pulse", 1, 2},
		{"geordi_la_forge_71531", "Geordi La Forge", 1, 3}, {"3069", "Worf", 1, 1},
		{"fourth_of_five_71525", "Fourth of Five", 1, 2}, {"second_of_five_71525", "Second of Five", 1, 2}, {"odo_71786", "Odo", 1, 3},
		{"hikaru_sulu_71796", "Hikaru Sulu", 1, 3}, {"rom_71529", "Rom", 1, 3}, {"3107", "Feint", 2, 3}} {
		for band := 1; band <= 4; band++ {
			tb := acting(t, band, craft{Shields: 1, Cards: []string{c.id}}, craft{Shields: 1, Cards: []string{breenAide, "tachyon_pulse_72325g"}}, spec{})
			if got, want := tb.Offered(c.label), band >= c.near && band <= c.far; got != want {
				t.Errorf("%s (%s) at band %d: offered %v", c.label, c.id, band, got)
			}
		}
	}
}

// How many dice a card may have re-rolled.
func TestDiceARerollTakes(t *testing.T) {
	four := []dice.Face{hit, hit, hit, hit}
	for _, c := range []struct {
		id, label string
		of        string
		b         laid
		max       int8
	}{{"tractor_beam_71508", "Tractor Beam", "B", laid{}, 2}, {sensors, "Sensor Array", "B", laid{Scan: 1}, 1}} {
		tb := duel(t, 1, craft{Attack: 4}, craft{Hull: 9, Cards: []string{c.id}, Laid: c.b}, spec{Dice: append(slices.Clone(four), hit)})
		tb.Do("Primary weapon at B", c.label)
		same(t, c.label+": dice at most", tb.Prompt().Max, c.max)
	}
	// Geordi La Forge: one die of the defender, once a round
	a := craft{Cards: []string{"3004", "3054"}, Laid: laid{Scan: 1}}
	c := craft{Name: "C", Two: true, X: 21, Y: 17, H: 180, Hull: 9, Agility: 4, Skill: 1}
	tb := duel(t, 2, a, craft{Hull: 9, Agility: 4, Skill: 1}, spec{Crafts: []craft{c}}).Do("Forward Weapons Grid at B", "2", "Geordi La Forge")
	same(t, "Geordi La Forge: dice at most", tb.Prompt().Max, 1)
	tb.Do("Die 1")
	never(t, "in the second attack", tb, "Geordi")
	if strings.Count(strings.Join(tb.Log, "\n"), "attacks C") != 1 {
		t.Error("there was no second attack")
	}
}

func catalogue(t *testing.T) *card.Catalogue {
	t.Helper()
	c, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	return c
}
