package cards_test

import (
	"slices"
	"strconv"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// How many dice a captain may have re-rolled, of two that could be.
func TestDiceACaptainRerolls(t *testing.T) {
	two := []dice.Face{blank, blank, crit, crit}
	for _, c := range []struct {
		id, label string
		b         bool // the captain of the ship attacked
		roll      []dice.Face
		laid      laid
	}{
		{"2029", "Benjamin Sisko", false, two, laid{}},
		{"2021", "Gul Danar", false, two, laid{}},
		{"2041", "Letant", true, two, laid{}},
		{"2016", "Koloth", true, two, laid{}},
		{"lenaris_holem_71445", "Lenaris Holem", true, []dice.Face{hit, hit, hit, hit, blank, blank}, laid{Evade: 1}},
		{"rettik_71282", "Rettik", true, []dice.Face{hit, hit, hit, hit, blank, blank}, laid{}},
		{"kiaphet_amman_sor_72004p", "Kiaphet Amman'sor", true, []dice.Face{hit, hit, hit, hit, blank, blank}, laid{}},
	} {
		a, b := craft{Hull: 9, Skill: 10}, craft{Hull: 9, Agility: 2, Skill: 1}
		if c.b {
			b.Cards, b.Laid = []string{c.id}, c.laid
		} else {
			a.Cards = []string{c.id}
		}
		tb := duel(t, 2, a, b, spec{Dice: c.roll}).Do("Primary weapon at B")
		tb.Wait(func() bool { return tb.Offered(c.label) }).Do(c.label)
		p := tb.Prompt()
		if p.Ask != game.ChooseDice || p.Max != 1 {
			t.Errorf("%s: up to %d dice at %s", c.label, p.Max, p.Heading(tb.Set))
		}
	}
}

// Captains who serve several friends serve all of them, the near ones too.
func TestCaptainsServeEveryFriend(t *testing.T) {
	served := func(id, label string, faction card.Faction) *gametest.Table {
		friends := []craft{{Name: "F1", X: 20, Y: 20, Skill: 2, Faction: faction, Hull: 9}, {Name: "F2", X: 16, Y: 20, Skill: 2, Faction: faction, Hull: 9}}
		return acting(t, 2, craft{Cards: []string{id}}, craft{Skill: 1, Hull: 30}, spec{Crafts: friends}).Do(label)
	}
	for _, c := range []struct {
		id, label string
		faction   card.Faction
	}{{"2028", "Martok", card.Federation}, {"2019", "Gowron", card.Klingon}} {
		tb := served(c.id, c.label, c.faction)
		for _, f := range []string{"F1", "F2"} {
			tb.Pass(game.ChooseTarget, f).Do("Primary weapon at B")
			n, _ := tb.Rolled()
			same(t, c.label+": attack dice of "+f, n, 4+1)
		}
	}
	kira := served("kira_nerys_op6prize", "Kira Nerys", card.Federation).Do("Target Lock on B", "Target Lock on B")
	for _, f := range []string{"F1", "F2"} {
		lock := kira.Ship(f).Lock
		same(t, "Kira Nerys: a lock of "+f, lock != game.NoShip && kira.Set.Name(lock) == "B", true)
	}
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
			if got := volleys(tb); !slices.Equal(got, want) {
				t.Errorf("%s: attack dice %v, want %v", c.label, got, want)
			}
		}
	}
}

// Dice rolled for damage: a Hit and a Critical Hit are one damage each, of their kind.
func TestDiceRolledForDamage(t *testing.T) {
	gelnon := acting(t, 1, craft{Cards: []string{"gelnon_71279"}}, craft{Hull: 9}, spec{Dice: []dice.Face{hit, crit}}).Do("Gelnon")
	// Riker: B attacks A at Range 1 and misses, and both his dice answer
	riker := acting(t, 1, craft{Cards: []string{"2002"}, Hull: 9}, craft{Hull: 9, Skill: 7}, spec{Dice: []dice.Face{blank, blank, blank, blank, blank, blank, hit, crit}}).Do("William T. Riker")
	riker.Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseTarget, "A")
	for name, tb := range map[string]*gametest.Table{"Gelnon": gelnon, "William T. Riker": riker} {
		b := tb.Ship("B")
		up := 0
		for _, d := range b.Damage[:b.NDamage] {
			if d.Up {
				up++
			}
		}
		same(t, name+": damage", b.NDamage, 2)
		same(t, name+": critical damage", up, 1)
	}
}

// What a captain repairs is one, of two that are damaged.
func TestCaptainsRepairOne(t *testing.T) {
	two := laid{Hull: 2, Shields: 1}
	tb := acting(t, 3, craft{Hull: 4, Shields: 3, Cards: []string{"miles_o_brien_71529"}, Laid: two}, craft{}, spec{}).Do("Miles O'Brien")
	tb.Do("A shield")
	same(t, "Miles O'Brien: shields", tb.Ship("A").Shields, 2)
	tb = sail(t, 3, craft{Cards: []string{"2015"}, Hull: 4, Shields: 3, Laid: two}, craft{}, spec{Crafts: []craft{{Name: "C", X: 21, Y: 20, Skill: 1, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A")
	same(t, "Mirok: what is repaired", tb.Ship("A").Shields-tb.Ship("A").NDamage, 1-2+1)
}

// Locutus and Archer pay at most two.
func TestCaptainsPayAtMostTwo(t *testing.T) {
	tb := acting(t, 2, craft{Drones: 9, Cards: []string{"locutus_71792"}}, craft{Shields: 4}, spec{}).Do("Locutus")
	same(t, "Locutus: ways to pay", len(tb.Offers()), 2)
	tb = acting(t, 2, craft{Crew: 3, Cards: []string{"jonathan_archer_71526"}}, craft{}, spec{}).Do("Jonathan Archer")
	same(t, "Jonathan Archer: crew at most", tb.Prompt().Max, 2)
}

// Bonuses of the primary weapon are none of a secondary one's, and the other way round.
func TestBonusesOfOneKindOfWeapon(t *testing.T) {
	tb := duel(t, 1, craft{Faction: card.Romulan, Cards: []string{"tal_72321p"}, Weapons: cannon(3)}, craft{Hull: 9, Skill: 1}, spec{}).Do("Cannon at B")
	n, _ := tb.Rolled()
	same(t, "Tal: a secondary weapon", n, 3)
	tb = duel(t, 2, craft{Cards: []string{"degra_72335"}}, craft{Hull: 9, Skill: 1}, spec{}).Do("Primary weapon at B")
	n, _ = tb.Rolled()
	same(t, "Degra: the primary weapon", n, 4)
}

// Damage to the hull leaves the shields as they are.
func TestDamageToTheHull(t *testing.T) {
	a := craft{Faction: card.Species8472, Shields: 3, Cards: []string{"bioship_omega_pilot_72221b"}}
	tb := acting(t, 1, a, craft{Hull: 9, Shields: 3}, spec{})
	tb.Do("Bioship Omega Pilot")
	b := tb.Ship("B")
	same(t, "shields", b.Shields, 3)
	if b.NDamage < 1 {
		t.Error("no damage to the hull")
	}
}

// Drex: in both halves of a divided attack one Battle Stations result may become a Critical Hit, or
// all of them Hits.
func TestDrexInEveryAttack(t *testing.T) {
	other := craft{Name: "C", Two: true, X: 21, Y: 12, H: 180, Skill: 1, Hull: 9, Dial: "full stop"}
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"3050", "3054"}}, craft{Skill: 1, Hull: 9}, spec{Crafts: []craft{other},
		Dice: []dice.Face{bs, bs, bs, blank, bs, bs, blank}}).Do("Drex").Pass(game.ChooseTarget, "A").Do("Forward Weapons Grid at B", "3")
	seen := 0
	for range 2 {
		tb.Wait(func() bool { return tb.Offered("Drex") || tb.Asked(game.ChooseTarget, "B") })
		if tb.Offered("Drex") {
			seen++
			same(t, "ways to use it", count(tb, "Drex"), 2)
			tb.Do("Drex: change results to Hit")
			tb.Wait(func() bool {
				return tb.Asked(game.ModifyDefenseDice, "B") || len(volleys(tb)) == 2 || tb.Asked(game.ChooseTarget, "B")
			})
		}
	}
	same(t, "attacks in which Drex is offered", seen, 2)
}

// Assimilated Access Codes turn a cloak over at Range 2 and 3 alone.
func TestAccessCodesOnACloak(t *testing.T) {
	for band := 1; band <= 4; band++ {
		tb := acting(t, band, craft{Drones: 3, Cards: []string{"assimilated_access_codes_71444"}}, craft{Laid: laid{Cloak: game.CloakBeside}}, spec{})
		offered(t, tb, "Assimilated", band == 2 || band == 3)
	}
}

// Jonathan Archer: the dice come in every attack of the round with the primary weapon.
func TestArcherInEveryAttack(t *testing.T) {
	a := craft{Of: "1040", Cards: []string{"jonathan_archer_71526", silent, "3028"}, Laid: laid{Scan: 1}}
	tb := turnOf(t, 2, a, craft{Skill: 1, Hull: 9}, spec{Crafts: []craft{{Name: "C", Two: true, X: 22, Y: 12.5, H: 180, Skill: 1, Hull: 9, Dial: "full stop"}}})
	tb.Do("Jonathan Archer", "Leonard McCoy").Pass(game.ChooseTarget, "Koranak").Do("Special attack at B").Pass(game.ChooseTarget, "B")
	if got := volleys(tb); !slices.Equal(got, []int{5 - 2 + 1, 5 - 2 + 1}) {
		t.Errorf("attack dice %v, want 4 and 4", got)
	}
}

// Edward Jellico disables a tech or a weapon, not a crew card, for a token of each of the three
// kinds.
func TestJellicosCardsAndTokens(t *testing.T) {
	const id = "edward_jellico_72320p"
	for token, got := range map[string]func(*game.Ship) int8{"Evade": func(s *game.Ship) int8 { return s.Evade }, "Scan": func(s *game.Ship) int8 { return s.Scan },
		"Battle Stations": func(s *game.Ship) int8 { return s.Stations }} {
		for _, pays := range []string{"3094", "3067"} { // a tech, a weapon
			tb := acting(t, 2, craft{Cards: []string{id, silent, pays}}, craft{Skill: 9}, spec{}).Do("Edward Jellico", token)
			same(t, token+" tokens", got(tb.Ship("A")), 1)
			disabled(t, tb, "A", pays)
		}
	}
	notOffered(t, "a crew card alone", "Edward Jellico", 2, craft{Cards: []string{id, silent}}, craft{Skill: 9}, spec{})
	notOffered(t, "a talent alone", "Edward Jellico", 2, craft{Cards: []string{id, "3086"}}, craft{Skill: 9}, spec{})
}

// Martok of the second fleet: of two dice that could be re-rolled a friend re-rolls one.
func TestMartoksRerollIsOneDie(t *testing.T) {
	tb := acting(t, 1, craft{Cards: []string{"2028"}}, craft{Skill: 1, Hull: 9}, spec{Crafts: []craft{beside(3, craft{Skill: 8})}}).Do("Martok")
	tb.Pass(game.ChooseTarget, "C").Do("Primary weapon at B", "Martok: re-roll")
	same(t, "dice at most", tb.Prompt().Max, 1)
}

// Hikaru Sulu changes dice of the own defense, none of an attack.
func TestSuluInDefenseAlone(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 9, Cards: []string{"3029"}}, craft{Agility: 2, Hull: 9, Skill: 5},
		spec{Dice: []dice.Face{bs, bs, bs, bs, bs, bs, hit, hit, hit, hit, bs, bs, bs}}).Do("Hikaru Sulu").Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	tb.Wait(func() bool { return tb.Offered("Hikaru Sulu") || tb.Asked(game.ChooseTarget, "B") })
	offered(t, tb, "Hikaru Sulu", false)
	tb.Do("Primary weapon at A")
	tb.Wait(func() bool { return tb.Offered("Hikaru Sulu") || tb.Game.State().Phase != game.Combat })
	offered(t, tb, "Hikaru Sulu", true)
}
