package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Captains' actions against an enemy reach the bands that the card names, the nearest too, and no
// other.
func TestReachOfCaptains(t *testing.T) {
	for _, c := range []struct {
		id, label string
		near, far int
	}{{"soval_71446", "Soval", 1, 2}, {"locutus_71792", "Locutus", 1, 3}, {"michael_eddington_gavroche", "Michael Eddington", 1, 3},
		{"3053", "Glinn Telle", 1, 3}, {"gelnon_71279", "Gelnon", 1, 1}} {
		for band := 1; band <= 4; band++ {
			a := craft{Drones: 3, Cards: []string{c.id}}
			tb := acting(t, band, a, craft{Shields: 3, Laid: laid{Scan: 1}}, spec{})
			if got, want := tb.Offered(c.label), band >= c.near && band <= c.far; got != want {
				t.Errorf("%s (%s) at band %d: offered %v", c.label, c.id, band, got)
			}
		}
	}
}

// Friends are served at Range 1 as well as at Range 2.
func TestFriendsNearAndFar(t *testing.T) {
	for _, gap := range []float64{2, 5} {
		near := func(c craft) craft { c.Name, c.X, c.Y, c.Skill = "C", 18+1.5748+gap, 20, 2; return c }
		tb := sail(t, 4, craft{Cards: []string{"2018"}}, craft{}, spec{Crafts: []craft{near(craft{})}})
		tb.Pass(game.UseCards, "A")
		offered(t, tb, "Martok", true)
	}
}

// Tokens that may pay, each of them.
func TestTokensThatPay(t *testing.T) {
	for _, l := range []laid{{Evade: 1}, {Scan: 1}, {Stations: 1}} {
		b := craft{Of: "azati_prime_72004p", Laid: l}
		tb := duel(t, 2, craft{}, b, spec{}).Do("Primary weapon at ")
		tb.Do("Text of")
		n, _ := tb.Rolled()
		same(t, "attack dice against Azati Prime", n, 4-1)
		name := tb.Set.Name(1)
		s := tb.Ship(name)
		same(t, "tokens left", s.Evade+s.Scan+s.Stations, 0)
	}
	for _, l := range []laid{{Evade: 1}, {Stations: 1}} {
		tb := duel(t, 2, craft{Cards: []string{"insectoid_commander_72003p"}, Laid: l}, craft{Skill: 1, Hull: 9}, spec{}).Do("Primary weapon at B", "Insectoid Commander")
		n, _ := tb.Rolled()
		same(t, "attack dice of the Insectoid Commander", n, 4+1)
	}
	for action, got := range map[string]func(*game.Ship) int8{
		"Evade": func(s *game.Ship) int8 { return s.Evade }, "Scan": func(s *game.Ship) int8 { return s.Scan }, "Battle Stations": func(s *game.Ship) int8 { return s.Stations }} {
		tb := acting(t, 3, craft{Cards: []string{"kathryn_janeway_71280"}}, craft{}, spec{}).Do(action, "Kathryn Janeway")
		same(t, action+" tokens", got(tb.Ship("A")), 2)
	}
}

// Hayes serves all friends near him, one more die against the Borg.
func TestHayesServesAll(t *testing.T) {
	friends := []craft{{Name: "F1", X: 20, Y: 20, Skill: 2, Hull: 9}, {Name: "F2", X: 16, Y: 20, Skill: 2, Hull: 9}}
	for faction, more := range map[card.Faction]int{card.Borg: 2, card.Klingon: 1} {
		tb := acting(t, 2, craft{Cards: []string{"hayes_72008"}}, craft{Skill: 1, Hull: 30, Faction: faction}, spec{Crafts: friends}).Do("Hayes")
		for _, f := range []string{"F1", "F2"} {
			tb.Pass(game.ChooseTarget, f).Do("Primary weapon at B")
			n, _ := tb.Rolled()
			same(t, "attack dice of "+f, n, 4+more)
		}
	}
}

// Korok makes one damage critical, of two that reach the hull.
func TestKorokMakesOneCritical(t *testing.T) {
	tb := duel(t, 2, craft{Drones: 5, Cards: []string{"korok_b_71512"}}, craft{Skill: 1, Hull: 9, Agility: -1}, spec{Dice: []dice.Face{hit, hit, hit, blank}}).Do("Primary weapon at B")
	tb.Wait(func() bool { return tb.Offered("Korok") }).Do("Korok")
	never(t, "again in a round", tb, "Korok")
	same(t, "critical damage", times(tb, "suffers a Critical Hit"), 1)
}
