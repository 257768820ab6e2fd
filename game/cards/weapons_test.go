package cards_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// fired is what a weapon's numbers are: attack dice, the bands from near to far, the arc, and what
// firing costs.
type fired struct {
	id        string
	sp, dice  int
	near, far int
	arc       card.WeaponArc
	cost      string // lock, disable, discard, time 2 ...
}

const (
	torpedo = "lock disable"
	either  = card.FrontOrRear
)

// weapons are all secondary weapons of the pool that have dice of their own.
var weapons = []fired{
	{"aft_phase_cannon_71526", 2, 3, 1, 3, card.RearArc, "disable"},
	{"3006", 5, 5, 2, 3, either, torpedo},
	{"3024", 3, 4, 2, 3, either, torpedo},
	{"photon_torpedoes_71531", 6, 5, 2, 3, either, torpedo},
	{"photonic_torpedoes_71526", 2, 4, 2, 3, either, torpedo},
	{"3067", 6, 5, 2, 3, either, torpedo},
	{"ambush_attack_71999p", 5, 5, 1, 2, card.PrimaryArc, "discard"},
	{"3085", 4, 4, 2, 3, either, torpedo},
	{"3045", 3, 4, 2, 3, either, torpedo},
	{"3073", 5, 5, 2, 3, either, torpedo},
	{"3051", 5, 5, 2, 3, card.PrimaryArc, torpedo},
	{"3010", 5, 5, 2, 3, card.PrimaryArc, torpedo},
	{"3103", 4, 4, 1, 2, card.PrimaryArc, "disable"},
	{"aft_disruptor_emitters_72221a", 2, 3, 1, 3, card.NotFrontArc, "disable"},
	{"3036", 5, 5, 2, 3, either, torpedo},
	{"3016", 5, 5, 1, 2, either, torpedo},
	{"plasma_torpedoes_71278", 3, 4, 1, 2, either, torpedo},
	{"aft_weapons_array_71798", 4, 4, 1, 3, card.NotFrontArc, "disable"},
	{"3097", 3, 3, 1, 3, card.AnyArc, "disable"},
	{"3096", 5, 5, 2, 3, card.PrimaryArc, torpedo},
	{"3054", 5, 5, 1, 3, card.FrontArc, "disable"},
	{"3081", 5, 3, 1, 2, card.PrimaryArc, "disable"},
	{"phased_polaron_beam_71279", 5, 4, 1, 1, card.PrimaryArc, "disable"},
	{"3058", 5, 5, 1, 3, either, torpedo},
	{"photon_torpedoes_71279", 6, 5, 2, 3, card.PrimaryArc, torpedo},
	{"photon_torpedoes_71524", 5, 5, 2, 3, either, torpedo},
	{"borg_missile_71444", 6, 4, 1, 2, card.PrimaryArc, "disable"},
	{"magnetometric_guided_charge_71525", 5, 3, 1, 3, card.PrimaryArc, "disable"},
	{"photon_torpedoes_71522", 6, 5, 2, 3, card.PrimaryArc, torpedo},
	{"proton_beam_71646d", 4, 3, 1, 1, card.PrimaryArc, "disable"},
	{"phaser_strike_71445", 4, 3, 1, 3, card.PrimaryArc, "disable"},
	{"photon_torpedoes_71806", 5, 5, 2, 3, either, torpedo},
	{"aft_particle_beam_71446", 1, 3, 1, 3, card.RearArc, "disable"},
	{"photonic_weapon_71446", 3, 4, 2, 3, either, torpedo},
	{"particle_cannon_array_72025", 3, 4, 1, 3, card.FrontArc, "time 2"},
	{"photon_torpedoes_71528", 5, 5, 2, 3, either, torpedo},
	{"plasma_torpedoes_opwebprize", 3, 4, 1, 2, either, torpedo},
	{"tricobalt_warhead_71795", 4, 6, 3, 3, card.PrimaryArc, torpedo},
	{"aft_phaser_emitter_71529", 1, 3, 1, 3, card.RearArc, "disable"},
	{"quantum_torpedoes_71510b", 6, 5, 2, 3, either, torpedo},
	{"energy_blast_71281", 6, 5, 2, 3, card.PrimaryArc, torpedo},
	{"particle_beam_weapon_71646c", 4, 4, 1, 2, either, "disable"},
	{"photonic_charges_71282", 3, 3, 1, 2, card.PrimaryArc, "disable"},
	{"xindi_torpedoes_72335", 3, 4, 2, 3, card.PrimaryArc, "lock time 3"},
	{"xindi_torpedoes_72338", 3, 4, 2, 3, card.PrimaryArc, "lock time 3"},
}

// bearing is where the enemy lies, seen from the ship that fires, by the ship's heading.
type bearing float64

const (
	ahead  bearing = 0
	abeam  bearing = 90
	astern bearing = 180
)

// shoots tells whether an arc of a weapon reaches a bearing, on a ship with front and rear arcs of
// 90 degrees.
func shoots(arc card.WeaponArc, at bearing) bool {
	switch arc {
	case card.RearArc:
		return at == astern
	case card.FrontOrRear:
		return at != abeam
	case card.NotFrontArc:
		return at != ahead
	case card.AnyArc:
		return true
	}
	return at == ahead
}

// Every secondary weapon has its price, dice, bands, arc and cost; no range bonus changes its dice,
// but for one.
func TestWeapons(t *testing.T) {
	cat := gametest.Cards(t)
	seen := map[string]bool{}
	for _, w := range weapons {
		seen[w.id] = true
		t.Run(w.id, func(t *testing.T) { w.test(t, cat.Upgrade(w.id)) })
	}
	for _, u := range cat.Drawn().Upgrades {
		if u.Weapon.Dice > 0 && !seen[u.ID] {
			t.Errorf("%s %s is not in the table", u.ID, u.Name)
		}
	}
}

// has tells whether firing costs this, "time" any number of tokens.
func (w *fired) has(cost string) bool { return strings.Contains(w.cost, cost) }

// table lays the weapon's ship A and an enemy B so many inches away, under a bearing from A.
func (w *fired) table(t *testing.T, gap float64, at bearing, a craft, locked bool) *gametest.Table {
	t.Helper()
	a.Cards, a.Skill = []string{w.id}, 9
	if locked {
		a.Laid.Lock = 1
	}
	a.X, a.Y, a.H = 18, 25, float64(at)
	b := craft{Two: true, X: 18, Y: 25 - 1.5748 - gap, H: 180, Agility: 2, Hull: 9, Shields: 5}
	list := []craft{a, b}
	if w.id == "3054" { // it attacks two ships
		c := b
		c.Name, c.X = "C", 18+1.6
		list = append(list, c)
	}
	return lay(t, spec{Phase: game.Combat, Crafts: list})
}

func (w *fired) test(t *testing.T, u *card.Upgrade) {
	same(t, "price", u.SP, w.sp)
	lock, two, label := w.has("lock"), craft{Rear: physics.Rear90}, u.Name+" at B"
	way := ahead
	for _, b := range []bearing{abeam, astern, ahead} {
		if shoots(w.arc, b) {
			way = b
		}
	}
	// a boundary of its bands belongs to the nearer one
	from, to := float64(w.near-1)*4, float64(w.far)*4
	for gap, want := range map[float64]bool{from + 0.01: true, to: true, to + 0.01: false, from: w.near == 1} {
		expect.Same(t, w.table(t, gap, way, two, lock).Offered(label), want, "offered at %v inches", gap)
	}
	for _, b := range []bearing{ahead, abeam, astern} {
		aft := b == astern && (w.arc == card.RearArc || w.arc == card.FrontOrRear)
		for _, on := range []struct {
			ship craft
			want bool
		}{{two, shoots(w.arc, b)}, {craft{}, shoots(w.arc, b) && !aft},
			{craft{Front: physics.AllRound}, w.arc == card.PrimaryArc || w.arc == card.AnyArc}} {
			if got := w.table(t, to-2, b, on.ship, lock).Offered(label); got != on.want {
				t.Errorf("offered at bearing %v, arcs %v and %v: %v, want %v", b, on.ship.Front, on.ship.Rear, got, on.want)
			}
		}
	}
	if lock && w.table(t, to-2, way, two, false).Offered(label) {
		t.Error("offered without a Target Lock")
	}
	for _, gap := range []float64{from + 1, to - 1} {
		w.fire(t, gap, way, two, label)
	}
}

// fire fires the weapon and looks at the dice and at what it cost.
func (w *fired) fire(t *testing.T, gap float64, at bearing, a craft, label string) {
	tb := w.table(t, gap, at, a, w.has("lock")).Do(label).Pass(game.ChooseTarget, "B")
	attack, defense := w.dice, 2
	switch w.id {
	case "phaser_strike_71445": // the range bonuses apply to it
		attack, defense = attack+btoi(gap <= 4), defense+btoi(gap > 8)
	case "3054": // one of the five goes at the first of two ships
		attack--
	case "borg_missile_71444", "magnetometric_guided_charge_71525": // no defense dice against these
		defense = 0
	}
	rolled(t, tb, fmt.Sprintf("at %v inches", gap), attack, defense)
	c := lies(t, tb, "A", w.id)
	same(t, "disabled", c.Disabled, w.has("disable"))
	same(t, "discarded", c.Discarded, w.has("discard"))
	time := 0
	if w.has("time") {
		fmt.Sscanf(w.cost[strings.Index(w.cost, "time"):], "time %d", &time)
	}
	same(t, "Time Tokens", int(c.Time), time)
	same(t, "the lock", tb.Ship("A").Lock, game.NoShip)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
