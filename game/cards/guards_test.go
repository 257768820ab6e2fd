package cards_test

import (
	"slices"
	"strconv"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
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

// Every Action of a card costs the ship its action, whatever else it does: no action of the bar is
// offered after it.
func TestActionsCostTheAction(t *testing.T) {
	cat := gametest.Cards(t)
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
	expect.True(t, len(list) >= 250, "only %d cards with an Action", len(list))
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
				// told, since the round may be over where nobody can attack
				acted := slices.ContainsFunc(tb.Told, func(e game.Event) bool {
					took, is := e.(game.TookAction)
					return is && tb.Set.Name(took.Ship) == "A"
				})
				expect.True(t, acted, "%s %s: its Action does not cost the action", a.id, a.name)
				break
			}
		}
	}
	expect.True(t, used >= len(list)*3/4, "only %d of %d Actions could be looked at", used, len(list))
}

// A bonus of the round that nobody has used is gone in the next.
func TestBonusesEndWithTheRound(t *testing.T) {
	for _, c := range []struct{ id, label string }{{"2038", "Kurn"}, {"j_hayes_71526", "J. Hayes"}, {"gul_dukat_cap_71524", "Gul Dukat"},
		{"3050", "Drex"}, {"3014", "N'Vek"}, {"karden_71793", "Karden"}} {
		tb := acting(t, 2, craft{Hull: 9, Shields: 2, Cards: []string{c.id}}, craft{Hull: 9, Skill: 1}, spec{}).Do(c.label)
		same(t, c.label+": bonuses laid", tb.Game.State().NLasting > 0, true)
		tb.WaitOut(3, game.Planning)
		same(t, c.label+": bonuses of the next round", int(tb.Game.State().NLasting), 0)
	}
}

// A bonus "this round" is so many dice in all: its owner uses them in the first of two attacks or
// keeps them for the second.
func TestBonusesOfTheRoundAreDivided(t *testing.T) {
	other := craft{Name: "C", Two: true, X: 21, Y: 12, H: 180, Skill: 1, Hull: 9, Dial: "full stop"}
	for _, c := range []struct {
		id, label, of, shot string
		more                int
	}{{"2038", "Kurn", "", "Forward Weapons Grid", 1}, {"j_hayes_71526", "J. Hayes", "", "Forward Weapons Grid", 1}, {"3014", "N'Vek", "", "Forward Weapons Grid", 1},
		{"karden_71793", "Karden", "", "Forward Weapons Grid", 2}, {"gul_dukat_cap_71524", "Gul Dukat", "1040", "Special attack", 1}} {
		for _, now := range []int{c.more, 0} {
			a := craft{Of: c.of, Skill: 6, Hull: 9, Shields: 2, Cards: []string{c.id, "3054"}, Laid: laid{Scan: 1}}
			tb := turnOf(t, 2, a, craft{Skill: 1, Hull: 9}, spec{Crafts: []craft{other}}).Do(c.label)
			tb.Pass(game.ChooseTarget, tb.Set.Name(0)).Do(c.shot + " at B")
			want := []int{3, 3}
			if c.of == "" {
				tb.Do("3")
				want[1] = 2
			}
			tb.Do(strconv.Itoa(now)).Pass(game.ChooseTarget, "B")
			want[0], want[1] = want[0]+now, want[1]+c.more-now
			expect.List(t, volleys(tb), want, "%s: attack dice", c.label)
		}
	}
}

// What all admirals share: the skill of their captain, the reach of the fleet action, that it takes
// the place of the ship's action, once a round, and that an injured captain or lost communications
// leave it to the own ship.
func TestFleetActions(t *testing.T) {
	for id, bonus := range map[string]int8{"gul_dukat_71524": 1, "maxwell_forrest_71526": 1, "hayes_72008": 1, "william_ross_72001p": 2,
		"martok_71804": 1, "mendak_71794": 2, "kiaphet_amman_sor_72338": 1} {
		t.Run(id, func(t *testing.T) {
			flag := func(gap float64, l laid) (*gametest.Table, string) {
				f := craft{Name: "F", X: 18 + base + gap, Y: 20, Skill: 4, Dial: "full stop", Cards: []string{id}, Laid: l}
				near := craft{Name: "N", X: 18 - base - 3, Y: 20, Skill: 4} // whom Hayes helps
				tb := acting(t, 2, craft{}, craft{Skill: 9}, spec{Crafts: []craft{f, near}})
				return tb, tb.Set.Facts(1).Admiral.Name
			}
			tb, name := flag(10, laid{})
			same(t, "captain skill", tb.Ship("F").Skill, 4+bonus)
			tb.Do(name).Pass(game.ChooseAction, "F")
			offered(t, tb, name, false)
			tb, _ = flag(12.2, laid{})
			offered(t, tb, name, false)
			for _, crit := range []game.DamageID{game.CommunicationsFailure, game.InjuredCaptain} {
				tb, _ = flag(3, laid{NewCrits: []game.DamageID{crit}, Hull: 3})
				offered(t, tb, name, false)
			}
		})
	}
}

// Some captains bring a slot.
func TestCaptainsBringSlots(t *testing.T) {
	c := gametest.Cards(t)
	for id, kind := range map[string]card.UpgradeKind{"chakotay_71528": card.Crew, "borg_queen_71513a": card.BorgUpgrade} {
		same(t, id+": slots", c.Captain(id).Slots[kind], 1)
	}
}
