package card_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// What the words of a card must say to somebody who knows the printed one: who, what for, how long,
// against whom.
func TestWordsSayWhatMatters(t *testing.T) {
	c := gametest.Cards(t)
	of := map[string]string{}
	for _, v := range c.Ships {
		of[v.ID] = v.Text()
	}
	for _, v := range c.Captains {
		of[v.ID] = v.Text()
	}
	for _, v := range c.Admirals {
		of["admiral "+v.ID] = v.Text()
		ofFleet := slices.ContainsFunc(v.Abilities, func(a card.Ability) bool { return a.At.Has(card.FleetAction) })
		if ofFleet && !strings.Contains(v.Text(), "this ship or a friendly ship within Range 3, the acting ship, may perform this as its normal action") {
			t.Errorf("%s: who may use the Fleet action is not said: %s", v.ID, v.Text())
		}
	}
	for _, v := range append(c.Upgrades, c.Resources...) {
		of[v.ID] = v.Text()
	}
	for id, want := range map[string][]string{
		"1040":                           {"attack two ships", "2 attack dice fewer", "against each", "both count"},
		"borg_sphere_4270_71283":         {"attack two ships", "divided between them as you like, at least 1 for each", "both count"},
		"3054":                           {"attack two ships with 5 attack dice"},
		"admiral hayes_72008":            {"within Range 1 of the acting ship"},
		"admiral william_ross_72001p":    {"in the acting ship's front arc"},
		"borg_maturation_chamber_71513a": {"gets back all Drone Tokens"},
		"mutiny_72226r":                  {"choose one: ", "Captain Skill rises by 3 this round (at the start of the phase only); ", "may re-roll"},
		"3050":                           {"may turn 1 of its Battle Stations results into a Critical Hit and all its other Battle Stations results into Hits in each attack this round"},
		"interceptor_5_71445":            {"Planets, obstacles and overlapped ships cost this ship no action and deal it no damage", "still slides back", "This ship rolls defense dice against mines"},
		"kiaphet_amman_sor_72004p":       {"at least as much hull left as this ship"},
		"william_t_riker_72017":          {"the defender has more hull left than this ship"},
		"gul_lemec_71798":                {"lower Captain Skill than this ship"},
		"t_pol_71526":                    {"one Scan Token of this ship takes 2 defense dice from the defender in this attack, not 1"},
		"2008":                           {"makes all its Battle Stations results Critical Hits, never Hits"},
		"3048":                           {"(even if there are none)"},
		"3062":                           {"(even if there are none)"},
		"3047":                           {"(even if there are none)"},
		"shroud_71279":                   {"discarded other than as a price"},
		"centurion_71278":                {"disabled other than as a price", "discarded other than as a price"},
		"li_nalas_op6prize":              {"disabled other than as a price", "discarded other than as a price"},
		"scavenged_parts_71525":          {"has been discarded, for whatever reason"},
		"advanced_shields_71531":         {"temporary shield"},
		"admiral martok_71804":           {"may turn 1 of its Hits into a Critical Hit once this round"},
		"u_s_s_voyager_75014_2":          {"beside itself to attack"},
		"u_s_s_voyager_71280":            {"If it does, place 1"},
	} {
		for _, w := range want {
			if !strings.Contains(of[id], w) {
				t.Errorf("%s does not say %q:\n%s", id, w, of[id])
			}
		}
	}
	for id, text := range of {
		for _, bad := range []string{" than it,", "each with all of them", " if any and", "  "} {
			expect.True(t, !strings.Contains(text, bad), "%s says %q:\n%s", id, bad, text)
		}
	}
}
