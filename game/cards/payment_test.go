package cards_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// Two attacks with one weapon are told apart: what each costs, and which card changes that.
func TestAnAttackWithoutALockNamesItsCardAndItsPrice(t *testing.T) {
	for _, c := range []struct {
		ship   craft
		offers []string
	}{
		{craft{Of: "u_s_s_enterprise_e_71531", Cards: []string{"photon_torpedoes_71531"}}, []string{
			"Photon Torpedoes at B: spend the Target Lock",
			"Photon Torpedoes at B: without a Target Lock (U.S.S. Enterprise-E, place 1 Auxiliary Power "}},
		{craft{Of: "i_r_w_gal_gath_thong_71278", Cards: []string{"plasma_torpedoes_71278"}, Laid: laid{Cloak: game.CloakBeside}}, []string{
			"Plasma Torpedoes at B: spend the Target Lock",
			"Plasma Torpedoes at B: without a Target Lock (I.R.W. Gal Gath'thong)"}},
		{craft{Cards: []string{"3006", "3024"}}, []string{
			"Photon Torpedoes at B: card 1, 5 attack dice", "Photon Torpedoes at B: card 2, 4 attack dice"}},
		{craft{Cards: []string{"3006", "3006"}}, []string{"Photon Torpedoes at B"}}, // it does not matter which
	} {
		c.ship.Laid.Lock = 1
		tb := duel(t, 2, c.ship, craft{}, spec{})
		for _, want := range c.offers {
			if !slices.ContainsFunc(tb.Offers(), func(l string) bool { return strings.HasPrefix(l, want) }) {
				t.Errorf("%q is not offered, but %q", want, tb.Offers())
			}
		}
		for i, l := range tb.Offers() {
			p := tb.Prompt()
			if shot, no := tb.Game.State().ShotOf(tb.Set, p.Ship, &p.Options[i]); i > 0 && (no.Code != game.Yes || shot.Band != 2) {
				t.Errorf("%q is offered and judged %v at Range %d", l, no.Why(tb.Set), shot.Band)
			}
		}
	}
}

// What a card lets the ship fire without a lock is not refused for the want of one.
func TestAnAttackThatIsOfferedIsNotRefused(t *testing.T) {
	tb := duel(t, 2, craft{Of: "u_s_s_enterprise_e_71531", Cards: []string{"photon_torpedoes_71531"}}, craft{}, spec{})
	offered(t, tb, "Photon Torpedoes at B: without a Target Lock", true)
	expect.Same(t, tb.Why("Photon Torpedoes"), "", "Photon Torpedoes are offered and refused")
}
