package onmap_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
	"attackwing/scenarios/standard"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

func setUp(t *testing.T, id string) *game.Game {
	t.Helper()
	cat := gametest.Cards(t)
	sc, err := scenarios.ByID(id)
	expect.OK(t, err)
	house, err := game.NewHouse(sc.Sheet().House, nil)
	expect.OK(t, err)
	u := &game.Setup{Scenario: sc, House: house, Seed: 1}
	lists, err := fleet.ReadyFor(id)
	expect.Must(t, err == nil && len(lists) >= 2, "%d ready fleets, %v", len(lists), err)
	for p, l := range []fleet.List{lists[0], lists[len(lists)-1]} {
		f, bad := fleet.Rules{Cards: cat, Scenario: sc, House: &house}.Build(l)
		expect.Must(t, len(bad) == 0, "%v", bad)
		u.Fleets[p] = f
	}
	g := gametest.New(t, u)
	return g
}

func TestStation(t *testing.T) {
	g := setUp(t, "last-battle-of-ds9")
	s, u := *g.State(), g.Setup()
	var b scene.Board
	onmap.Put(&b, &s, u, game.NoShip)
	if len(b.Stations) != 1 || len(b.Objectives)+len(b.Ships) != 0 || len(b.Stations[0].Pylons) != 3 {
		t.Fatalf("a station with three pylons is drawn as %d stations, %d tokens, %d ships", len(b.Stations), len(b.Objectives), len(b.Ships))
	}
	id := game.ShipID(u.FleetShips())
	st := b.Stations[0]
	expect.True(t, st.Seat == 0 && st.Second != "", "nobody commands it: seat %d, %q", st.Seat, st.Second)
	for _, at := range []scene.Pt{st.At, st.Pylons[0].Pt, st.At.Add(scene.Pt{X: st.Radius - 1})} {
		got := onmap.Under(&s, u, at, 0)
		expect.True(t, got == id, "at %v lies %d, want the station", at, got)
	}
	expect.Same(t, onmap.Under(&s, u, st.At.Add(scene.Pt{X: st.Radius + 60}), 0), game.NoShip, "beside it lies")
	m := u.OnMap(id)
	if f, ok := onmap.Fan(m, 0, 1); !ok || f.Round || f.Bands != 3 || f.Pt != st.Pylons[0].Pt {
		t.Errorf("the arc of the first pylon is %+v", f)
	}
	if f, ok := onmap.Fan(m, 2, 1); !ok || !f.Round || f.Bands != 2 || f.Pt != st.At {
		t.Errorf("the arc of the body is %+v", f)
	}
	if _, ok := onmap.Fan(m, 3, 1); ok {
		t.Error("a fourth mount has an arc")
	}
	s.Ships[id].Owner = game.Two
	s.Attack = game.Attack{On: true, Attacker: id, Mount: 1}
	b = scene.Board{}
	if onmap.Put(&b, &s, u, id); b.Stations[0].Seat != 2 || b.Stations[0].Active != 2 || !b.Stations[0].Hover {
		t.Errorf("commanded by player 2 and firing from the second pylon: %+v", b.Stations[0])
	}
	s.Ships[id].Destroyed = true
	b = scene.Board{}
	if onmap.Put(&b, &s, u, game.NoShip); len(b.Stations) != 0 || onmap.Under(&s, u, st.At, 0) != game.NoShip {
		t.Error("a destroyed station is still there")
	}
}

func TestCraftHeld(t *testing.T) {
	g := setUp(t, "future-tense")
	s, u := *g.State(), g.Setup()
	id := game.ShipID(u.FleetShips())
	s.Ships[0].Placed, s.Ships[0].Owner, s.Ships[0].Marker = true, game.One, id+1
	var b scene.Board
	onmap.Put(&b, &s, u, game.NoShip)
	expect.Must(t, len(b.Objectives) == 1 && len(b.Stations) == 0 && b.Objectives[0].Art != nil,
		"a craft is drawn as %d tokens, %d stations", len(b.Objectives), len(b.Stations))
	o := b.Objectives[0]
	expect.True(t, len(o.Locks) == 1 && o.Locks[0].Target && o.Locks[0].Letter == onmap.Link(0),
		"its lock tokens are %+v", o.Locks)
	expect.True(t, len(b.Tractors) == 1 && b.Tractors[0].To == o.At && b.Tractors[0].Seat == 1,
		"its beams are %+v", b.Tractors)
	s.Ships[id].Placed = false
	b = scene.Board{}
	onmap.Put(&b, &s, u, game.NoShip)
	expect.Same(t, len(b.Objectives)+len(b.Tractors), 0, "a craft taken aboard is still on the table")
}

// A line is drawn as a barrier where the sheet says that it is one, and as a line with its name
// where not.
func TestLines(t *testing.T) {
	t.Cleanup(scenarios.Add(scenariotest.Comet{}))
	comet := gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", 4)
	kind := game.TokenKind(0)
	for i, k := range comet.Scenario.Sheet().Tokens {
		if k.ID == "chain" {
			kind = game.TokenKind(i + 1)
		}
	}
	var b scene.Board
	onmap.PutToken(&b, comet, &game.Token{Kind: kind, Form: game.LineForm, X0: 100000, Y0: 200000, X1: 300000, Y1: 200000})
	if len(b.Web) != 0 || len(b.Bars) != 1 || b.Bars[0] != (scene.Bar{A: scene.Pt{X: 100, Y: 200}, B: scene.Pt{X: 300, Y: 200}, Name: "chain"}) {
		t.Errorf("a chain is drawn as %d pieces of a barrier and the lines %v", len(b.Web), b.Bars)
	}
	b = scene.Board{}
	web := setUp(t, "tholian-web")
	for i := range web.State().Tokens[:web.State().NTokens] {
		onmap.PutToken(&b, web.Setup(), &web.State().Tokens[i])
	}
	expect.True(t, len(b.Web) != 0 && len(b.Bars) == 0,
		"a web is drawn as %d pieces of a barrier and %d lines", len(b.Web), len(b.Bars))
}

// A token with corners is red only where it hurts.
func TestPatches(t *testing.T) {
	t.Cleanup(scenarios.Add(scenariotest.Comet{}))
	comet := gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", 4)
	for flags, danger := range map[game.TokenFlags]bool{0: false, game.Obstructs: false, game.Harms: true, game.Burns: true, game.Destroys: true} {
		var b scene.Board
		onmap.PutToken(&b, comet, &game.Token{Kind: 0, Form: game.RectForm, Flags: flags, X0: 100000, Y0: 200000, X1: 300000, Y1: 250000})
		if len(b.Patches) != 1 || len(b.Overlaps) != 0 || b.Patches[0].Danger != danger || len(b.Patches[0].Corners) != 4 || b.Patches[0].Name == "" {
			t.Errorf("flags %b: %+v, %d overlaps", flags, b.Patches, len(b.Overlaps))
		}
	}
}

// buoyed is the plain battle with a ship of the map on a base alone.
type buoyed struct{ game.Scenario }

func (buoyed) Sheet() *game.Sheet {
	s := *(standard.Scenario{}).Sheet()
	s.ID, s.Title = "buoyed", "Buoyed"
	return &s
}

func (buoyed) Play(*game.House) game.Play {
	class := card.Class{ID: "buoyed_freighter", Name: "Freighter", Front: physics.AllRound, BaseSide: physics.StandardBase, Art: card.Art{File: "ship-small-craft", Tones: "civ", Scale: 1}}
	at := physics.Pose{X: physics.AreaSide / 2, Y: physics.AreaSide / 2, Heading: 90000}
	return game.Play{Map: []game.MapShip{{ID: "freighter", At: at, Parts: []game.Part{{Base: physics.Base(at, physics.StandardBase), Blocks: true}},
		Ship: &card.Ship{Printed: card.Printed{ID: "freighter", Name: "SS Boreas"}, Class: &class, Agility: 1, Hull: 4, Shields: 2}}}}
}

// A ship of the map on a base alone is no station: it is as large as its base.
func TestABaseAlone(t *testing.T) {
	t.Cleanup(scenarios.Add(buoyed{}))
	g := gametest.New(t, gametest.MustSetup("buoyed", "tw-a-1", "tw-b-1", 4))
	var b scene.Board
	onmap.Put(&b, g.State(), g.Setup(), game.NoShip)
	expect.Must(t, len(b.Stations) == 1 && b.Stations[0].Base == 40 && b.Stations[0].Size() <= 50,
		"it is drawn as %+v", b.Stations)
	station := setUp(t, "last-battle-of-ds9")
	b = scene.Board{}
	onmap.Put(&b, station.State(), station.Setup(), game.NoShip)
	expect.Same(t, b.Stations[0].Base, 0, "a station with a disc is drawn as a base")
}

// An attack squadron is drawn with as many craft as it has tokens.
func TestASquadronLosesCraft(t *testing.T) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 4)
	u.Fleets[0].Ships[0].Ship = gametest.Cards(t).Ship("hideki_class_attack_fighter_op5prize")
	g := gametest.New(t, u)
	s := g.State()
	for lost := range int8(5) {
		s.Ships[0].NDamage = lost
		art, _, _ := onmap.ArtNow(s, g.Setup(), 0)
		expect.Same(t, len(art.Layers), 4*int(5-lost), "the parts of its picture, %d tokens lost", lost)
	}
}

// A minefield shows how near a ship sets it off; one that does so only where it lies has no ring.
func TestAMinefieldShowsItsReach(t *testing.T) {
	for id, reach := range map[string]float64{"3076": 120.65, "3007": 19.05} {
		made := gametest.MustSetup("tholian-web", "tw-b-1", "tw-a-1", 1)
		u := &game.Setup{Scenario: made.Scenario, House: made.House, Fleets: made.Fleets}
		u.Fleets[0].Ships[0].Upgrades = []game.Bought{{Card: gametest.Cards(t).Upgrade(id)}}
		expect.OK(t, u.Prepare())
		line := game.LineID(1)
		for ; ; line++ {
			if a, _, _ := u.Line(line); slices.ContainsFunc(a.Do, func(e card.Effect) bool { return e.Op == card.LayMine }) {
				break
			}
		}
		kinds := u.Scenario.Sheet().Kinds()
		mine := slices.IndexFunc(kinds, func(k game.KindOfToken) bool { return k.ID == "minefield" })
		var b scene.Board
		onmap.PutToken(&b, u, &game.Token{Kind: game.TokenKind(mine), Form: game.DiscForm, Line: line,
			X0: 400000, Y0: 400000, X1: physics.Inch * 3 / 4})
		expect.Must(t, len(b.Objectives) == 1, "%d tokens are drawn", len(b.Objectives))
		expect.Same(t, b.Objectives[0].Reach, reach, id)
		expect.Same(t, b.Objectives[0].Name, "Minefield", "it is called")
	}
}
