package odds_test

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/odds"
	"attackwing/physics"
)

// reaches is what a house rule changes before it is played: the odds, what a maneuver brings, or what an
// ensign does. Reasons for the rules that change none of it stand beside their keys.
type reaches struct {
	key, value string
	crafts     []gametest.Craft
	phase      game.Phase
	tells      func(tb *gametest.Table) string
	nothing    string
}

// bestOdds is the best attack of the first ship on the second, as the odds tell it.
func bestOdds(tb *gametest.Table) string {
	x, ok := odds.Best(tb.Game.State(), tb.Set, 0, 1)
	return fmt.Sprint(ok, x.Attack, x.Defense)
}

// fateOf is what a maneuver of the first ship brings.
func fateOf(maneuver string) func(tb *gametest.Table) string {
	return func(tb *gametest.Table) string {
		for i, m := range tb.Set.Facts(0).Ship.Class.Dial {
			if m.Maneuver.String() == maneuver {
				var f game.Fate
				game.Foresee(tb.Game.View(game.One), 0, i, &f)
				return fmt.Sprintf("%+v", f)
			}
		}
		return "no such maneuver"
	}
}

// firesAt is whom the ensign attacks with the first ship once the second is as good as destroyed.
func firesAt(tb *gametest.Table) string {
	s := tb.Game.State()
	s.Ships[1].Destroyed, s.Ships[1].Doomed = true, true
	shot, no := s.Shot(tb.Set, 0, game.NoWeapon, 1)
	if no.Code != game.Yes {
		return "nobody"
	}
	e, err := ai.New("ensign", 1)
	if err != nil {
		return err.Error()
	}
	p := game.Prompt{Ask: game.ChooseTarget, Ship: 0, Min: 1, Max: 1, Options: []game.Option{{Kind: game.Pass}, {Kind: game.FirePrimary, Ship: 1, N: game.NoWeapon}}}
	at := game.Attack{Attacker: 0, Target: 1, Weapon: game.NoWeapon}
	b := odds.Coming(s, tb.Set, &at, &shot)
	return fmt.Sprint(e.Choose(tb.Game.View(game.One), &p).Picks, b.Defense.N)
}

// Each house rule reaches the odds, the foreseen maneuver or the ensign, where it makes a difference there.
func TestHouseRulesReachOddsAndAdvice(t *testing.T) {
	two := func(gap float64, a gametest.Craft) []gametest.Craft {
		a.X, a.Y = 18, 25
		half := 40000.0
		if a.Base > 0 {
			half = (float64(a.Base) + 40000) / 2
		}
		return []gametest.Craft{a, {Two: true, X: 18, Y: 25 - half/25400 - gap, H: 180, Laid: gametest.Laid{Evade: 1}}}
	}
	rows := []reaches{
		{key: "range.boundary-inclusive", value: "false", crafts: two(101600.0/25400, gametest.Craft{}), tells: bestOdds},
		{key: "base.large", value: "120", crafts: two(4.5, gametest.Craft{Base: physics.LargeBase}), tells: bestOdds},
		{key: "base.oversized", value: "180", crafts: two(4.5, gametest.Craft{Base: physics.OversizedBase}), tells: bestOdds},
		{key: "arc360.primary-max-range", value: "2", crafts: two(10, gametest.Craft{Front: physics.AllRound}), tells: bestOdds},
		{key: "ruleset", value: "2016", crafts: two(10, gametest.Craft{Front: physics.AllRound}), tells: bestOdds},
		{key: "simultaneous.doomed-can-be-target", value: "true", crafts: two(3, gametest.Craft{}), tells: firesAt},
		{key: "spin.order", value: "move-first", phase: game.Planning, crafts: two(13, gametest.Craft{}), tells: fateOf("spin left 2")},
		{key: "bank4.radius", value: "290", phase: game.Planning, crafts: two(13, gametest.Craft{}), tells: fateOf("bank left 4")},
		{key: "overlap.large-keeps-action", value: "true", phase: game.Planning, crafts: two(3, gametest.Craft{Base: physics.LargeBase}), tells: fateOf("straight 1")},
		{key: "stop.touching-loses-action", value: "true", phase: game.Planning, crafts: two(0, gametest.Craft{}), tells: fateOf("full stop")},
		{key: "sp-limit", nothing: "points, not dice"},
		{key: "round-limit", nothing: "the end of the battle"},
		{key: "player-1", nothing: "where the fleets start"},
		{key: "rulings", nothing: "the Captain Skill, which is on the table"},
		{key: "damage-card.crit-counts-as-hit", nothing: "rolls for damage cards, which nobody estimates"},
		{key: "damage-deck.shared", nothing: "which cards are drawn"},
		{key: "obstacle.dice-per-token", nothing: "a foreseen maneuver counts the obstacles"},
		{key: "late-red", nothing: "whose choice it is when the dial is revealed"},
		{key: "cloak.keep-locks-when-moved-aside", nothing: "the lock, which is on the table"},
		{key: "drone.zero-skill", nothing: "the Captain Skill, which is on the table"},
		{key: "tournament.commendation-everywhere", nothing: "dice rolled for the scenario"},
	}
	named := map[string]bool{}
	for _, r := range rows {
		named[r.key] = true
		if r.nothing != "" {
			continue
		}
		phase := r.phase
		if phase == 0 {
			phase = game.Combat
		}
		tell := func(house ...string) string {
			return r.tells(gametest.Lay(t, gametest.Spec{Phase: phase, House: house, Crafts: r.crafts}))
		}
		if usual, other := tell(), tell(r.key, r.value); usual == other {
			t.Errorf("%s %s changes nothing: %s", r.key, r.value, usual)
		}
	}
	for _, r := range game.CoreHouse {
		if !named[r.Key] {
			t.Errorf("%s: say what it reaches", r.Key)
		}
	}
}

// The odds and the ensign count no tokens: a ship that fires its last shot spends nothing.
func TestADoomedShipSpendsNothing(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 18, Y: 25, Skill: 6, Laid: gametest.Laid{Stations: 1, Lock: 1}}, {Two: true, X: 18, Y: 20}}})
	s := tb.Game.State()
	at := game.Attack{Attacker: 0, Target: 1, Weapon: game.NoWeapon}
	shot, _ := s.Shot(tb.Set, 0, game.NoWeapon, 1)
	for _, doomed := range []bool{false, true} {
		s.Ships[0].Doomed, s.Ships[0].Destroyed = doomed, doomed
		want := 2
		if doomed {
			want = 0
		}
		if b := odds.Coming(s, tb.Set, &at, &shot); b.Attack.N != want {
			t.Errorf("doomed %v: %d tokens counted, want %d", doomed, b.Attack.N, want)
		}
	}
}

// Battle Stations that become Critical Hits by card text are counted as such.
func TestStationsAsCriticalsAreCounted(t *testing.T) {
	if m := odds.StationsOf(game.Spendable{Stations: true, Crits: true}); m == odds.Stations {
		t.Error("Battle Stations that make Critical Hits are counted as Hits")
	}
}
