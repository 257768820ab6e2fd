package odds_test

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/odds"
	"attackwing/physics"
	"attackwing/scenarios"
)

// reaches is what a house rule changes before it is played: the odds, what a maneuver brings, or
// what an ensign does. Reasons for the rules that change none of it stand beside their keys.
type reaches struct {
	key, value string
	scenario   string
	crafts     []gametest.Craft
	tokens     []game.Token
	faces      []dice.Face
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

// ensignOf returns the ensign's answer to the open question.
func ensignOf(tb *gametest.Table) string {
	e, err := ai.New("ensign", 1)
	if err != nil {
		return err.Error()
	}
	p := tb.Prompt()
	v := tb.Game.View(p.Player)
	return p.Label(v, bits.TrailingZeros64(e.Choose(v, p).Picks))
}

// scanOf is what the ensign thinks of a Scan of the station.
func scanOf(tb *gametest.Table) string {
	p := *tb.WaitFor(game.ChooseAction, "Deep Space 9").Prompt()
	p.Options = slices.DeleteFunc(slices.Clone(p.Options), func(o game.Option) bool {
		return o.Kind != game.Pass && o.Action != card.Scan
	})
	e, err := ai.New("ensign", 1)
	if err != nil {
		return err.Error()
	}
	e.Choose(tb.Game.View(p.Player), &p)
	return e.(ai.Explainer).Why()
}

// lastReroll is the ensign's answer with a Target Lock and one blank among four dice.
func lastReroll(tb *gametest.Table) string { return ensignOf(tb.Do("Primary weapon at B")) }

// oddsOn is the best attack of the first ship on a ship of the map, oddsBy that of the ship of the
// map on it.
func oddsOn(id string) func(tb *gametest.Table) string {
	return func(tb *gametest.Table) string {
		x, ok := odds.Best(tb.Game.State(), tb.Set, 0, tb.Set.MapShip(id))
		return fmt.Sprint(ok, x.Attack, x.Defense)
	}
}

func oddsBy(id string) func(tb *gametest.Table) string {
	return func(tb *gametest.Table) string {
		x, ok := odds.Best(tb.Game.State(), tb.Set, tb.Set.MapShip(id), 0)
		return fmt.Sprint(ok, x.Attack, x.Defense)
	}
}

// standsAt is what the sheet makes of where the first ship stands.
func standsAt(tb *gametest.Table) string {
	b := tb.Set.Base(0, tb.Game.State().Ships[0].Pose)
	return fmt.Sprint(tb.Set.Play().Advice.Stand(tb.Game.View(game.One), 0, &b, false))
}

// aimsOf are the ships that a ship of the map might attack with its last mount.
func aimsOf(id string) func(tb *gametest.Table) string {
	return func(tb *gametest.Table) string {
		at := tb.Set.MapShip(id)
		return fmt.Sprint(tb.Set.Play().Aims(tb.Game.State(), tb.Set, at, int8(len(tb.Set.OnMap(at).Mounts)-1)))
	}
}

// offersOf is what the sheet offers the first ship as an action, what each of it brings, and what a
// computer player makes of it.
func offersOf(tb *gametest.Table) (out string) {
	play, v := tb.Set.Play(), tb.Game.View(game.One)
	for _, x := range play.Offers(tb.Game.State(), tb.Set, game.ChooseAction, 0, nil) {
		worth := play.Advice.Worth(v, game.ChooseAction, 0, x)
		out += fmt.Sprintf("%s, refused for %d: %s, worth %d\n", x.Name, x.No, x.Brings, worth)
	}
	return out
}

// lostWithCraft is the outlook of who has retrieved the craft and lost the ship that carries it.
func lostWithCraft(tb *gametest.Table) string {
	s := tb.Game.State()
	s.Ships[0].Destroyed, s.Ships[tb.Set.MapShip("small-craft")].CarriedBy = true, 1
	return fmt.Sprint(tb.Set.Play().Advice.Outlook(s, tb.Set, game.One, 500))
}

// aheadOf are the tokens that are still to be laid.
func aheadOf(tb *gametest.Table) string { return fmt.Sprint(tb.Game.View(game.One).Ahead()) }

// Each house rule reaches the odds, the foreseen maneuver or the ensign, where it makes a
// difference there.
func TestHouseRulesReachOddsAndAdvice(t *testing.T) {
	two := func(gap float64, a gametest.Craft) []gametest.Craft {
		a.X, a.Y = 18, 25
		half := 40000.0
		if a.Base > 0 {
			half = (float64(a.Base) + 40000) / 2
		}
		return []gametest.Craft{a, {Two: true, X: 18, Y: 25 - half/25400 - gap, H: 180, Laid: gametest.Laid{Evade: 1}}}
	}
	const ds9, ft, web = "last-battle-of-ds9", "future-tense", "tholian-web"
	enemy := gametest.Craft{Two: true, X: 33, Y: 33}
	// near has a ship beside the station's body, which ends 6.57 inches from the west edge
	near := func(x float64) []gametest.Craft { return []gametest.Craft{{X: x, Y: 18, H: 270}, enemy} }
	aboard := func(sides ...game.PlayerID) []gametest.Craft {
		c := near(10.36)
		c[1].X, c[1].Y, c[1].H = 10, 28, 180
		for _, p := range sides {
			c[p].Crew, c[p].Laid.Away = 1, []int8{0}
		}
		return c
	}
	// beams has a ship so many inches below the small craft, and friends that hold it
	beams := func(y float64, friends ...gametest.Laid) []gametest.Craft {
		c := []gametest.Craft{{X: 18, Y: 18 + y + 0.787, Tech: 1}}
		for i, l := range friends {
			l.Marker = game.ShipID(len(friends) + 2 + 1)
			c = append(c, gametest.Craft{Name: fmt.Sprint("A", i), X: 14, Y: 16 + 3*float64(i), Tech: 1, Laid: l})
		}
		return append(c, enemy)
	}
	held := gametest.Laid{}
	holding := func(y float64) []gametest.Craft {
		c := beams(y)
		c[0].Laid = gametest.Laid{Marker: 3, Acted: 1 << 10}
		return c
	}
	locking := func(y float64) []gametest.Craft {
		c := beams(y)
		c[0].Laid.Lock = 1
		return c
	}
	rock := func(y int32) game.Token {
		return game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie,
			X0: 18 * physics.Inch, Y0: y * physics.Inch, X1: physics.Inch / 4}
	}
	locked := []gametest.Craft{{X: 18, Y: 25, Skill: 9, Laid: gametest.Laid{Lock: 1}}, {Two: true, X: 18, Y: 20, H: 180}}
	rocks := []game.Token{rock(23), rock(22)}
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
		{key: "round-limit", value: "3", crafts: locked, faces: []dice.Face{dice.Hit, dice.Hit, dice.Hit, dice.Blank}, tells: lastReroll},
		{key: "obstacle.dice-per-token", value: "false", phase: game.Planning, crafts: two(13, gametest.Craft{}), tokens: rocks,
			tells: fateOf("straight 3")},
		{key: "sp-limit", nothing: "points, not dice"},
		{key: "player-1", nothing: "where the fleets start"},
		{key: "rulings", nothing: "the Captain Skill and Auxiliary Power, which are on the table"},
		{key: "damage-card.crit-counts-as-hit", nothing: "rolls for damage cards, which nobody estimates"},
		{key: "damage-deck.shared", nothing: "which cards are drawn"},
		{key: "late-red", nothing: "whose choice it is when the dial is revealed"},
		{key: "cloak.keep-locks-when-moved-aside", nothing: "the lock, which is on the table"},
		{key: "drone.zero-skill", nothing: "the Captain Skill, which is on the table"},
		{key: "night-shift", nothing: "parts of texts, which are asked of the table"},
		{key: "edition", nothing: "building, by the three below"},
		{key: "faction.sub-factions", nothing: "the factions of the cards, which are those of the catalogue in play"},
		{key: "ship.generic-price", nothing: "prices"},
		{key: "shuttle.card-limit", nothing: "which cards a shuttlecraft takes"},
		{key: "tournament.commendation-everywhere", nothing: "dice rolled for the scenario"},

		{scenario: ds9, key: "ds9.diameter", value: "6", crafts: near(11.86), tells: oddsOn("ds9")},
		{scenario: ds9, key: "ds9.range1-bonus", value: "false", crafts: near(10.36), tells: oddsBy("ds9")},
		{scenario: ds9, key: "ds9.controlled-attacks", value: "1", phase: game.Activation, crafts: aboard(game.One), tells: scanOf},
		{scenario: ds9, key: "ds9.contested-fires", value: "true", crafts: aboard(game.One, game.Two), tells: standsAt},
		{scenario: ds9, key: "ds9.control-begins", value: "next-phase", phase: game.Activation, crafts: near(10.36), tells: offersOf},
		{scenario: ds9, key: "ds9.target", value: "opponent-chooses", tells: aimsOf("ds9"),
			crafts: append(near(10.36), gametest.Craft{Name: "A2", X: 12, Y: 20})},
		{scenario: ds9, key: "ds9.neutral-fires-last", nothing: "the order of attacks, which the table tells"},

		{scenario: ft, key: "future-tense.token-diameter", value: "1", crafts: beams(4.6), tells: oddsOn("small-craft")},
		{scenario: ft, key: "future-tense.overlap-slides", value: "false", phase: game.Planning, crafts: beams(2.5), tells: fateOf("straight 2")},
		{scenario: ft, key: "future-tense.count-after-placing", value: "false", phase: game.Activation, crafts: beams(2.5, held, held), tells: offersOf},
		{scenario: ft, key: "future-tense.bonus-survives-retriever", value: "true", crafts: beams(2.5), tells: lostWithCraft},
		{scenario: ft, key: "future-tense.retrieve-needs-control", value: "true", phase: game.Activation, crafts: holding(2.5), tells: offersOf},
		{scenario: ft, key: "future-tense.beam-is-lock", value: "true", phase: game.Activation, crafts: locking(2.5), tells: offersOf},
		{scenario: ft, key: "future-tense.holder-still", nothing: "that a ship holds still, which is on the table"},
		{scenario: ft, key: "future-tense.craft-lock", nothing: "whether it is offered: the ensign locks no ship it will not attack"},

		{scenario: web, key: "web.ewt-length", value: "4", phase: game.Planning, crafts: near(18), tells: aheadOf},
		{scenario: web, key: "web.width", value: "25", phase: game.Planning, crafts: near(18), tells: aheadOf},
		{scenario: "unimatrix-zero", key: "unimatrix.discount-ships", nothing: "prices"},
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
			return r.tells(gametest.Lay(t, gametest.Spec{Scenario: r.scenario, Phase: phase, House: house,
				Crafts: r.crafts, Tokens: r.tokens, Dice: r.faces}))
		}
		usual, other := tell(), tell(r.key, r.value)
		expect.True(t, usual != other, "%s %s changes nothing: %s", r.key, r.value, usual)
	}
	rules := game.CoreHouse
	for _, sc := range scenarios.All() {
		rules = append(slices.Clip(rules), sc.Sheet().House...)
	}
	for _, r := range rules {
		expect.True(t, named[r.Key], "%s: say what it reaches", r.Key)
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
		b := odds.Coming(s, tb.Set, &at, &shot)
		expect.True(t, b.Attack.N == want, "doomed %v: %d tokens counted, want %d", doomed, b.Attack.N, want)
	}
}

// Battle Stations that become Critical Hits by card text are counted as such.
func TestStationsAsCriticalsAreCounted(t *testing.T) {
	m := odds.StationsOf(game.Spendable{Stations: true, Crits: true})
	expect.True(t, m != odds.Stations, "Battle Stations that make Critical Hits are counted as Hits")
}
