package cards_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Khan Singh: a Battle Stations token spent makes its results Critical Hits (that his upgrades pay
// no penalty is tested in fleet building).
var _ = test("2008", func(t *testing.T) {
	roll := []dice.Face{bs, bs, hit, blank}
	tb := duel(t, 2, craft{Cards: []string{"2008"}, Laid: laid{Stations: 1}}, craft{Skill: 1, Agility: -1, Hull: 9}, spec{Dice: roll})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Khan", false)
	tb.Do("Spend Battle Stations")
	same(t, "damage", tb.Ship("B").NDamage, 3)
	up := 0
	for _, d := range tb.Ship("B").Damage[:3] {
		if d.Up {
			up++
		}
	}
	same(t, "critical", up, 2)
	tb = duel(t, 2, craft{Cards: []string{"2008"}}, craft{Skill: 1, Agility: -1, Hull: 9}, spec{Dice: roll})
	tb.Do("Primary weapon at B")
	same(t, "damage without a token", tb.Ship("B").NDamage, 1)
})

// foeReroll asserts that B's captain has one die of A's attack rolled again, and of the attack of C
// that follows or not.
func foeReroll(t *testing.T, id, name string, roll []dice.Face, again dice.Face, want []dice.Face, each bool, labels ...string) {
	t.Helper()
	d := append(append([]dice.Face{}, roll...), again)
	tb := duel(t, 2, craft{Skill: 10}, craft{Cards: []string{id}, Agility: -1, Hull: 30}, spec{Dice: append(d, d...),
		Crafts: []craft{{Name: "C", X: 21, Y: 25, Skill: 9}}})
	tb.Do("Primary weapon at B", labels[0])
	if len(labels) > 1 {
		same(t, "dice at most", tb.Prompt().Max, 1)
	}
	tb.Do(labels[1:]...)
	showing(t, tb, false, want...)
	if !tb.Asked(game.ChooseTarget, "C") {
		tb.Pass(game.ChooseTarget, "C")
	}
	tb.Do("Primary weapon at B")
	same(t, "in the next attack too", tb.Asked(game.ModifyAttackDice, "B") && tb.Offered(name) || tb.Asked(game.UseCards, "B") && tb.Offered(name), each)
}

// Koloth: in every attack on his ship one die is re-rolled.
var _ = test("2016", func(t *testing.T) {
	foeReroll(t, "2016", "Koloth", []dice.Face{hit, hit, blank, crit}, blank, []dice.Face{hit, hit, blank, blank}, true, "Koloth", "Die 4")
})

// Letant: once a round one Critical Hit of an attack on his ship is re-rolled.
var _ = test("2041", func(t *testing.T) {
	foeReroll(t, "2041", "Letant", []dice.Face{hit, hit, blank, crit}, blank, []dice.Face{hit, hit, blank, blank}, false, "Letant")
	tb := duel(t, 2, craft{Skill: 10}, craft{Cards: []string{"2041"}, Hull: 9}, spec{Dice: []dice.Face{hit, hit, hit, bs}})
	tb.Do("Primary weapon at B")
	if tb.Asked(game.ModifyAttackDice, "B") {
		t.Errorf("without a Critical Hit: %v", tb.Offers())
	}
})

// Degra: a secondary weapon fires one more die, a Xindi one two more.
var _ = test("degra_72335", func(t *testing.T) {
	for _, c := range []struct {
		faction card.Faction
		want    int
	}{{0, 4}, {card.Klingon, 4}, {card.Xindi, 5}} {
		w := cannon(3)
		if c.faction != 0 {
			w[0].Factions = []card.Faction{c.faction}
		}
		tb := duel(t, 2, craft{Cards: []string{"degra_72335"}, Weapons: w}, craft{Skill: 1, Hull: 9}, spec{})
		attackWith(t, tb, c.faction.String(), "Cannon at B", c.want)
	}
	attackBonus(t, "primary", "degra_72335", 2, craft{}, craft{}, 0)
})

// Gul Dukat: as an action one more attack die of the primary weapon this round.
var _ = test("gul_dukat_cap_71524", func(t *testing.T) {
	for shot, want := range map[string]int{"Primary weapon at B": 5, "Cannon at B": 3} {
		tb := acting(t, 2, craft{Cards: []string{"gul_dukat_cap_71524"}, Weapons: cannon(3)}, craft{Skill: 1}, spec{})
		tb.Do("Gul Dukat").Pass(game.ChooseTarget, "A")
		attackWith(t, tb, shot, shot, want)
	}
})

// Bok: as an action one more attack die and one defense die fewer in every attack and defense of
// the round.
var _ = test("bok_71646a", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"bok_71646a"}, Agility: 3, Hull: 20}, craft{Skill: 9},
		spec{Crafts: []craft{{Name: "D", Two: true, X: 21, Y: 12, H: 180, Skill: 8, Dial: "full stop"}}})
	tb.Do("Bok").Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseTarget, "D")
	rolled(t, tb, "first", 4, 2)
	tb.Do("Primary weapon at A").Pass(game.ChooseTarget, "A")
	rolled(t, tb, "second", 4, 2)
	attackWith(t, tb, "own", "Primary weapon at B", 5)
	tb = acting(t, 2, craft{Cards: []string{"bok_71646a", "3072"}}, craft{Skill: 1, Hull: 20},
		spec{Crafts: []craft{beside(3, craft{Cards: []string{"2018"}})}, Dice: make([]dice.Face, 30)})
	tb.Do("Bok").Pass(game.UseCards, "C").Do("Martok", "Once More").Pass(game.ChooseTarget, "A")
	for range 2 { // two attacks with a die fewer
		tb.Pass(game.ChooseTarget, "A")
		attackWith(t, tb, "each of two", "Primary weapon at B", 3+1)
	}
})

// James T. Kirk: as an action one to three upgrades are disabled for as many dice of the next
// attack of the round.
var _ = test("james_t_kirk_71796", func(t *testing.T) {
	a := craft{Cards: []string{"james_t_kirk_71796", silent, "3028"}, Weapons: cannon(3)}
	tb := acting(t, 2, a, craft{Skill: 1}, spec{})
	tb.Do("James T. Kirk", "Cannon+B'Elanna Torres+Leonard McCoy").Pass(game.ChooseTarget, "A")
	offered(t, tb, "Cannon", false)
	attackWith(t, tb, "three", "Primary weapon at B", 7)
	disabled(t, tb, "A", silent)
	tb = acting(t, 2, a, craft{Skill: 1}, spec{})
	tb.Do("James T. Kirk", "Leonard McCoy").Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "one, another weapon", "Cannon at B", 4)
	a.Cards = append(a.Cards, silent)
	tb = acting(t, 2, a, craft{Skill: 1}, spec{}).Do("James T. Kirk")
	same(t, "at most", tb.Prompt().Max, 3)
	// all of it belongs to the next attack: there is nothing to keep for a second one
	grid := craft{Cards: []string{"james_t_kirk_71796", silent, "3028", "3054"}}
	tb = acting(t, 2, grid, craft{Skill: 1, Hull: 9}, spec{Crafts: []craft{{Name: "C", Two: true, X: 21, Y: 12, H: 180, Skill: 1, Dial: "full stop"}}, Dice: make([]dice.Face, 12)})
	tb.Do("James T. Kirk", "B'Elanna Torres+Leonard McCoy").Pass(game.ChooseTarget, "A").Do("Forward Weapons Grid at B", "2")
	same(t, "asked how many to keep", tb.Asked(game.ChooseNumber, "A"), false)
	tb.Pass(game.ChooseTarget, "B")
	if got := volleys(tb); !slices.Equal(got, []int{2 + 2, 3}) {
		t.Errorf("attack dice %v, want 4 and 3", got)
	}
	notOffered(t, "no upgrade", "James T. Kirk", 2, craft{Cards: a.Cards[:1]}, craft{Skill: 1}, spec{})
})

// Hazar: within Range 1 of a planet or obstacle his ship is attacked with one die fewer.
var _ = test("hazar_71445", func(t *testing.T) {
	for _, c := range []struct {
		y    float64
		id   string
		want int
	}{{14.5, "hazar_71445", 3}, {11, "hazar_71445", 4}, {14.5, "2024", 4}} {
		rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie, X0: 24 * 25400, Y0: int32(c.y * 25400), X1: 5000}
		tb := lay(t, spec{Phase: game.Combat, Tokens: []game.Token{rock}, Crafts: []craft{{X: 18, Y: 25, Skill: 10},
			{Two: true, X: 24, Y: 18, H: 180, Cards: []string{c.id}}}})
		attackWith(t, tb, c.id, "Primary weapon at B", c.want)
	}
})

// Kiaphet Amman'sor: one blank defense die is re-rolled; all of them if the ship has more hull than
// the attacker.
var _ = test("kiaphet_amman_sor_72004p", func(t *testing.T) {
	const id, name = "kiaphet_amman_sor_72004p", "Kiaphet Amman'sor"
	roll := []dice.Face{blank, blank, bs}
	rerollsDefense(t, id, craft{Hull: 4}, roll, []dice.Face{evade}, []dice.Face{evade, blank, bs}, name, "Die 1")
	rerollsDefense(t, id, craft{Hull: 5}, roll, []dice.Face{evade, evade}, []dice.Face{evade, evade, bs}, name)
	rerollsDefense(t, id, craft{Hull: 5, Laid: laid{Hull: 4}}, roll, []dice.Face{evade}, []dice.Face{blank, evade, bs}, name, "Die 2")
	for hull := 3; hull <= 5; hull++ {
		tb := duel(t, 2, craft{Skill: 10}, craft{Cards: []string{id}, Hull: hull, Agility: 3}, spec{Dice: append([]dice.Face{hit, hit, hit, hit}, roll...)})
		tb.Do("Primary weapon at B")
		n := 0
		for _, l := range tb.Offers() {
			if strings.HasPrefix(l, name) {
				n++
			}
		}
		same(t, "lines offered", n, 1)
	}
})

// Korok: once a round a Drone token makes one damage of an attack that reaches the hull critical.
var _ = test("korok_b_71512", func(t *testing.T) {
	a := craft{Cards: []string{"korok_b_71512"}}
	roll := []dice.Face{hit, hit, blank, blank}
	tb := duel(t, 2, a, craft{Skill: 1, Agility: -1, Hull: 9, Shields: 1}, spec{Dice: roll})
	tb.Do("Primary weapon at B", "Korok")
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "face up", tb.Ship("B").Damage[0].Up, true)
	same(t, "Drone Tokens", tb.Ship("A").Drones, 5)
	tb = duel(t, 2, a, craft{Skill: 1, Agility: -1, Shields: 2}, spec{Dice: roll})
	tb.Do("Primary weapon at B")
	if tb.Asked(game.UseCards, "A") {
		t.Errorf("shields alone: %v", tb.Offers())
	}
	a.Cards = append(a.Cards, "3072") // which attacks twice with three dice
	tb = acting(t, 2, a, craft{Skill: 1, Agility: -1, Hull: 9}, spec{Dice: []dice.Face{hit, blank, blank, hit, blank, blank}})
	tb.Do("Once More").Pass(game.ChooseTarget, "A").Do("Primary weapon at B", "Korok", "Primary weapon at B")
	same(t, "damage of both attacks", tb.Ship("B").NDamage, 2)
	same(t, "face up the first", tb.Ship("B").Damage[0].Up, true)
	same(t, "face up the second", tb.Ship("B").Damage[1].Up, false)
	same(t, "Drone Tokens after both", tb.Ship("A").Drones, 5)
})

// Tactical Drone (of four): a Drone token re-rolls any dice of an attack.
var _ = test("tactical_drone_71283", func(t *testing.T) {
	rerolls(t, "tactical_drone_71283", []dice.Face{blank, blank, bs, crit}, []dice.Face{hit, blank, hit}, []dice.Face{hit, blank, hit, crit}, "Tactical Drone", "Die 1+Die 2+Die 3")
	tb := duel(t, 2, craft{Cards: []string{"tactical_drone_71283"}}, craft{Skill: 1}, spec{})
	tb.Do("Primary weapon at B", "Tactical Drone", "Die 1")
	same(t, "Drone Tokens", tb.Ship("A").Drones, 3)
})

// Tactical Drone (of six): three Drone tokens keep the lock that is spent to re-roll.
var _ = test("tactical_drone_71444", func(t *testing.T) {
	a := craft{Cards: []string{"tactical_drone_71444"}, Laid: laid{Lock: 1}}
	tb := duel(t, 2, a, craft{Skill: 1, Agility: -1, Hull: 9}, spec{Dice: []dice.Face{blank, hit, hit, hit, hit}})
	tb.Do("Primary weapon at B", "Spend Target Lock", "Die 1", "Tactical Drone")
	same(t, "lock", tb.Ship("A").Lock, 1)
	same(t, "Drone Tokens", tb.Ship("A").Drones, 3)
	showing(t, tb, false, hit, hit, hit, hit)
	a.Laid.Drones = 2
	tb = duel(t, 2, a, craft{Skill: 1, Agility: -1, Hull: 9}, spec{})
	tb.Do("Primary weapon at B", "Spend Target Lock", "Die 1")
	same(t, "lock with two tokens", tb.Ship("A").Lock, game.NoShip)
})

// Tactical Drone (of two): a Drone token counters an attack with one attack die, which the attacker
// cannot evade.
var _ = test("tactical_drone_71525", func(t *testing.T) {
	for _, f := range []dice.Face{hit, crit, bs} {
		tb := duel(t, 2, craft{Agility: 6, Hull: 9}, craft{Cards: []string{"tactical_drone_71525"}}, spec{Dice: []dice.Face{hit, blank, blank, blank, f, evade}})
		tb.Do("Primary weapon at B", "Tactical Drone")
		same(t, "Drone Tokens", tb.Ship("B").Drones, 1)
		n := int8(1)
		if f == bs {
			n = 0
		}
		same(t, "damage of the attacker", tb.Ship("A").NDamage, n)
		if n > 0 {
			same(t, "critical", tb.Ship("A").Damage[0].Up, f == crit)
		}
		same(t, "own damage", tb.Ship("B").NDamage, 0)
	}
})

// Tactical Drone (of five): once a round a Drone token takes a defense die from the ship attacked.
var _ = test("tactical_drone_71530", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"tactical_drone_71530"}}, craft{Skill: 1, Agility: 3}, spec{Dice: []dice.Face{hit, blank, blank, blank}})
	tb.Do("Primary weapon at B", "Tactical Drone").Pass(game.ChooseTarget, "B")
	_, d := tb.Rolled()
	same(t, "defense dice", d, 2)
	same(t, "Drone Tokens", tb.Ship("A").Drones, 4)
	tb = acting(t, 2, craft{Cards: []string{"tactical_drone_71530", "3072"}}, craft{Skill: 1, Agility: 3, Hull: 9}, spec{Dice: make([]dice.Face, 11)})
	tb.Do("Once More").Pass(game.ChooseTarget, "A").Do("Primary weapon at B", "Tactical Drone").Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	if tb.Asked(game.UseCards, "A") {
		t.Errorf("again: %v", tb.Offers())
	}
	tb.Pass(game.ChooseTarget, "B")
	_, d = tb.Rolled()
	same(t, "defense dice of the second attack", d, 3)
})

// Third of Five: once a round a Drone token buys a defense die.
var _ = test("third_of_five_71525", func(t *testing.T) {
	attack := []dice.Face{hit, blank, blank, blank}
	tb := duel(t, 2, craft{}, craft{Cards: []string{"third_of_five_71525"}, Hull: 9}, spec{Dice: append(append(append([]dice.Face{}, attack...), evade, evade), attack...),
		Crafts: []craft{{Name: "C", X: 21, Y: 25}}})
	tb.Do("Primary weapon at B", "Third of Five").Pass(game.ChooseTarget, "C")
	_, d := tb.Rolled()
	same(t, "defense dice", d, 2)
	same(t, "Drone Tokens", tb.Ship("B").Drones, 2)
	tb.Do("Primary weapon at B")
	if !tb.Asked(game.ChooseTarget, "B") {
		offered(t, tb, "Third of Five", false)
		tb.Pass(game.ChooseTarget, "B")
	}
	_, d = tb.Rolled()
	same(t, "defense dice of the second attack", d, 1)
	same(t, "Drone Tokens", tb.Ship("B").Drones, 2)
})

// Tarr: when the Combat Phase begins, in the front arc of an enemy and without the token, a Battle
// Stations token.
var _ = test("tarr_71806", func(t *testing.T) {
	for _, c := range []struct {
		facing float64
		has    int
		want   bool
	}{{180, 0, true}, {0, 0, false}, {180, 1, false}} {
		tb := lay(t, spec{Phase: game.Combat, Crafts: []craft{{X: 18, Y: 25, Cards: []string{"tarr_71806"}, Laid: laid{Stations: c.has}},
			{Two: true, X: 18, Y: 18, H: c.facing, Skill: 9}}})
		same(t, "asked", tb.Asked(game.UseCards, "A"), c.want)
		if c.want {
			tb.Do("Tarr")
			same(t, "Battle Stations Tokens", tb.Ship("A").Stations, 1)
		}
	}
})

// Borg Queen: as an action six Drone tokens disable two upgrades of an enemy at Range 1; she brings
// a Borg slot.
var _ = test("borg_queen_71513a", func(t *testing.T) {
	a, b := craft{Cards: []string{"borg_queen_71513a"}}, craft{Skill: 10, Cards: []string{silent, "3028", "3068"}}
	tb := acting(t, 1, a, b, spec{})
	tb.Do("Borg Queen", "B'Elanna Torres+Leonard McCoy")
	disabled(t, tb, "B", silent)
	disabled(t, tb, "B", "3028")
	ready(t, tb, "B", "3068")
	same(t, "Drone Tokens", tb.Ship("A").Drones, 3)
	poor := a
	poor.Laid.Drones = 5
	notOffered(t, "five tokens", "Borg Queen", 1, poor, b, spec{})
	notOffered(t, "Range 2", "Borg Queen", 2, a, b, spec{})
	notOffered(t, "no upgrade", "Borg Queen", 1, a, craft{Skill: 10}, spec{})
	slotOf(t, "borg_queen_71513a", card.BorgUpgrade)
})

// slotOf asserts the slot that a captain brings.
func slotOf(t *testing.T, id string, kind card.UpgradeKind) {
	t.Helper()
	c, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	same(t, "slots", c.Captain(id).Slots[kind], 1)
}

// straight1 is how far the shortest straight goes, in µm.
const straight1 = 80000

// Gul Ranor: as an action a straight 1 or 2, then an Auxiliary Power token.
var _ = test("2020", func(t *testing.T) {
	for k, m := range []string{"straight 1", "straight 2"} {
		tb := acting(t, 4, craft{Cards: []string{"2020"}}, craft{Skill: 9}, spec{})
		y := tb.Ship("A").Pose.Y
		tb.Do("Gul Ranor")
		same(t, "maneuvers", len(tb.Offers()), 2)
		tb.Do(m)
		same(t, "µm flown", y-tb.Ship("A").Pose.Y, straight1+int32(k)*physics.StandardBase)
		same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	}
})
