package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// two is a second ship of player One beside A, in the Combat Phase of a duel.
var second = craft{Name: "A2", X: 22, Y: 25, Skill: 6}

// of gives player One a resource.
func of(id string, s spec) spec {
	s.Resource[0] = id
	return s
}

// against gives player Two a resource.
func against(id string, s spec) spec {
	s.Resource[1] = id
	return s
}

// charges are the tokens left on the resource of a player.
func charges(tb *gametest.Table, p game.PlayerID) int8 { return tb.Game.State().Resources[p].Charges }

// first has A declare its attack on B before its fellow.
func first(tb *gametest.Table) *gametest.Table {
	return tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
}

// Elite Attack Die: once a round a ship of the fleet rolls it in place of one attack die; its
// Double Hit is two damage, one Evade cancels it whole, after the Hits and before the Critical
// Hits.
var _ = test("4001", func(t *testing.T) {
	double := dice.DoubleHit
	for _, c := range []struct {
		defense []dice.Face
		left    int8 // damage of Double Hit, Hit, Critical Hit and a blank
	}{{[]dice.Face{blank, blank, blank}, 4}, {[]dice.Face{evade, blank, blank}, 3}, {[]dice.Face{evade, evade, blank}, 1}, {[]dice.Face{evade, evade, evade}, 0}} {
		s := of("4001", spec{Dice: append([]dice.Face{double, hit, crit, blank}, c.defense...), Crafts: []craft{second}})
		tb := first(duel(t, 2, craft{}, craft{Agility: 3, Hull: 9, Shields: 9}, s))
		tb.Do("Elite Attack Die")
		rolled(t, tb, "attack", 4, 3)
		same(t, "damage", 9-tb.Ship("B").Shields, c.left)
		tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
		if tb.Asked(game.UseCards, "A2") {
			t.Error("twice a round")
		}
	}
	tb := first(duel(t, 2, craft{}, craft{Hull: 9}, of("4001", spec{Dice: []dice.Face{double, hit, hit, hit}})))
	tb.Do("Use no card")
	showing(t, tb, false, blank, hit, hit, hit) // a normal die has no such face
	tb = duel(t, 2, craft{}, craft{}, against("4001", spec{}))
	tb.Do("Primary weapon at B")
	if tb.Asked(game.UseCards, "A") || tb.Asked(game.UseCards, "B") {
		t.Errorf("not of this fleet, or in defense: %v", tb.Offers())
	}
})

// Command Tokens: five of ten options are picked before the first round, each used once: an Evade,
// Scan or Battle Stations token as a free action (three), a Target Lock, re-rolls (two), a die more
// (two), a die set (two).
var _ = test("4002", func(t *testing.T) {
	name := "Command Tokens"
	tb := acting(t, 2, craft{}, craft{}, of("4002", spec{}))
	tb.Do(name+": place", "Scan")
	same(t, "Scan Tokens", tb.Ship("A").Scan, 1)
	same(t, "tokens on the card", charges(tb, game.One), 4)
	offered(t, tb, "Scan", false)
	offered(t, tb, name+": place", false)
	tb.Do(name + ": free")
	same(t, "the lock", tb.Ship("A").Lock, 1)
	tb.Do("Evade")
	same(t, "Evade Tokens", tb.Ship("A").Evade, 1)
	tb = duel(t, 2, craft{}, craft{}, of("4002", spec{Dice: []dice.Face{blank, blank, blank, hit, hit, hit}}))
	tb.Do("Primary weapon at B")
	pick(t, tb, name+": +1", 0)
	tb.Do(name+": set", "Critical Hit")
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 4+1)
	tb.Do(name, "Die 2+Die 3")
	showing(t, tb, false, crit, hit, hit, blank, hit)
	same(t, "tokens on the card", charges(tb, game.One), 2)
	tb = duel(t, 2, craft{}, craft{Agility: 2}, against("4002", spec{Dice: []dice.Face{hit, hit, hit, hit, blank, blank, evade}}))
	tb.Do("Primary weapon at B")
	pick(t, tb, name+": +1", 0)
	tb.Do(name+": set", "Evade")
	_, d := tb.Rolled()
	same(t, "defense dice", d, 2+1)
	tb.Do(name, "Die 2")
	showing(t, tb, true, evade, evade, blank)
})

// The options of the Command Tokens are picked at set-up.
func TestPickFiveOptions(t *testing.T) {
	u := gametest.MustSetup("standard", "ds9-fed-1", "ds9-fed-1", 1)
	u2 := *u
	bare := game.Setup{Scenario: u2.Scenario, Fleets: u2.Fleets, House: u2.House, Seed: 1}
	bare.Fleets[0].Resource = game.Bought{Card: resource(t, "4002")}
	if err := bare.Prepare(); err != nil {
		t.Fatal(err)
	}
	g, err := game.New(&bare)
	if err != nil {
		t.Fatal(err)
	}
	p := g.FirstOpen()
	if p.Ask != game.ChooseOptions || len(p.Options) != 10 || p.Min != 5 || p.Max != 5 {
		t.Fatalf("%v: %d options, pick %d to %d", p.Ask, len(p.Options), p.Min, p.Max)
	}
	if _, err := g.Submit(game.Answer{Prompt: p.ID, Picks: 1<<0 | 1<<1 | 1<<3 | 1<<4 | 1<<5}); err != nil {
		t.Fatal(err)
	}
	if got := g.State().Options[0]; got != [8]int8{0, 2, 1, 2, 0, 0} {
		t.Errorf("options %v", got)
	}
}

func resource(t *testing.T, id string) *card.Upgrade {
	t.Helper()
	tb := lay(t, of(id, spec{Phase: game.Combat, Crafts: []craft{{X: 10, Y: 10}, {X: 20, Y: 20, Two: true}}}))
	return tb.Set.Fleets[0].Resource.Card
}

// Counter Attack Die: once a round a ship of the fleet rolls it in place of one defense die; the
// attacker suffers the Hits and Critical Hits it shows.
var _ = test("counter attack die_collectiveop1", func(t *testing.T) {
	id := "counter attack die_collectiveop1"
	for face, want := range map[dice.Face]int8{hit: 1, crit: 1, evade: 0} {
		tb := first(duel(t, 2, craft{Hull: 9}, craft{Agility: 2, Hull: 9}, against(id, spec{Dice: []dice.Face{hit, hit, blank, blank, face, evade}, Crafts: []craft{second}})))
		tb.Do("Counter Attack Die")
		same(t, "damage of the attacker", tb.Ship("A").NDamage, want)
		same(t, "damage of the defender", tb.Ship("B").NDamage, map[bool]int8{true: 0, false: 1}[face == evade])
		if want > 0 && tb.Ship("A").Damage[0].Up != (face == crit) && !tb.Heard("face down") {
			t.Errorf("a %v dealt %+v", face, tb.Ship("A").Damage[0])
		}
		tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
		if tb.Asked(game.UseCards, "B") {
			t.Error("twice a round")
		}
	}
})

// Chief Engineer: once a round, for a token of the card: attacking, two shields turned off add a
// Hit; defending with active shields, an Auxiliary Power token adds an Evade.
var _ = test("chief_engineer_oparenaparticipation", func(t *testing.T) {
	id := "chief_engineer_oparenaparticipation"
	tb := first(duel(t, 2, craft{Shields: 2}, craft{Skill: 1, Hull: 9}, of(id, spec{Dice: make([]dice.Face, 4), Crafts: []craft{second}})))
	tb.Do("Chief Engineer")
	showing(t, tb, false, hit, blank, blank, blank, blank)
	same(t, "shields turned off", tb.Ship("A").Down, 2)
	same(t, "tokens left", charges(tb, game.One), 4)
	tb = first(duel(t, 2, craft{Shields: 1, Laid: laid{Stations: 1}}, craft{}, of(id, spec{})))
	offered(t, tb, "Chief Engineer", false)
	tb = first(duel(t, 2, craft{}, craft{Shields: 1, Hull: 9}, against(id, spec{Dice: []dice.Face{hit, blank, blank, blank, blank}, Crafts: []craft{second}})))
	tb.Do("Chief Engineer")
	same(t, "shields", tb.Ship("B").Shields, 1)
	same(t, "Auxiliary Power Tokens", tb.Ship("B").Power, 1)
	tb.Pass(game.ChooseTarget, "A2").Do("Primary weapon at B")
	if tb.Offered("Chief Engineer") {
		t.Error("twice a round")
	}
	tb = first(duel(t, 2, craft{}, craft{Laid: laid{Evade: 1}}, against(id, spec{})))
	offered(t, tb, "Chief Engineer", false)
})

// High Yield Photon Torpedoes: weapons called so roll one more die and may re-roll a blank.
var _ = test("high_yield_photon_torpedoes_71513c", func(t *testing.T) {
	a := craft{Cards: []string{"3051", "3096"}, Laid: laid{Lock: 1}}
	tb := duel(t, 2, a, craft{}, of("high_yield_photon_torpedoes_71513c", spec{Dice: []dice.Face{blank, blank, hit, hit, hit, hit, crit}}))
	tb.Do("Photon Torpedoes")
	got, _ := tb.Rolled()
	same(t, "attack dice", got, 5+1)
	tb.Do("High Yield Photon Torpedoes", "Die 1")
	showing(t, tb, false, crit, blank, hit, hit, hit, hit)
	tb = duel(t, 2, a, craft{}, of("high_yield_photon_torpedoes_71513c", spec{}))
	tb.Do("Enhanced Weaponry")
	got, _ = tb.Rolled()
	same(t, "dice of another weapon", got, 5)
})

// Damage Control Team: in each defense, for an Auxiliary Power token: one token of the card cancels
// a Hit or makes a Critical Hit a Hit, two cancel a Critical Hit.
var _ = test("damage_control_team_71999r", func(t *testing.T) {
	id, name := "damage_control_team_71999r", "Damage Control Team"
	for _, c := range []struct {
		do      []string
		damage  int8
		charges int8
		up      int
	}{{[]string{name + ": cancel a Hit", "cancel a Hit"}, 1, 4, 1}, {[]string{name + ": cancel a Hit", "change"}, 2, 4, 0}, {[]string{name + ": cancel a Critical"}, 1, 3, 0}} {
		tb := first(duel(t, 2, craft{}, craft{Hull: 9}, against(id, spec{Dice: []dice.Face{hit, crit, blank, blank, blank}, Crafts: []craft{second}})))
		tb.Do(c.do...)
		b := tb.Ship("B")
		same(t, c.do[0]+": damage", b.NDamage >= c.damage, true)
		same(t, c.do[0]+": tokens left", charges(tb, game.Two), c.charges)
		same(t, c.do[0]+": critical damage suffered", tb.Heard("B suffers a Critical Hit"), c.up > 0)
		if b.Power < 1 {
			t.Error("no Auxiliary Power Token")
		}
		if tb.Offered(name) {
			t.Error("twice in a defense")
		}
	}
})
