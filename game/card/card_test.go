package card_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

func TestCounts(t *testing.T) {
	c := gametest.Cards(t)
	got := [...]int{len(c.Classes), len(c.Ships), len(c.Captains), len(c.Admirals), len(c.Upgrades), len(c.Resources)}
	expect.Same(t, got, [...]int{89, 407, 375, 44, 1374, 42}, "classes, ships, captains, admirals, upgrades, resources")
}

func TestLookUps(t *testing.T) {
	c := gametest.Cards(t)
	for _, s := range c.Ships {
		if c.Ship(s.ID) != s || s.Class == nil || c.Class(s.Class.ID) != s.Class {
			t.Errorf("ship %s is not found by its id, or has no class", s.ID)
		}
	}
	for _, u := range c.Upgrades {
		if c.Upgrade(u.ID) != u || c.Resource(u.ID) != nil {
			t.Errorf("upgrade %s is not found by its id, or found as a resource", u.ID)
		}
	}
	for _, u := range c.Resources {
		if c.Upgrade(u.ID) != u || c.Resource(u.ID) != u || u.Kind != card.Resource {
			t.Errorf("resource %s is not found by its id", u.ID)
		}
	}
	if c.Ship("x") != nil || c.Captain("x") != nil || c.Admiral("x") != nil || c.Upgrade("x") != nil || c.Class("x") != nil {
		t.Error("something is found that is not there")
	}
}

// A Galaxy as printed: rules appendix B, and the dial in the order a dial is read.
func TestGalaxy(t *testing.T) {
	s := gametest.Cards(t).Ship("1002")
	if s.Name != "Federation Starship" || s.Attack != 4 || s.Agility != 1 || s.Hull != 5 || s.Shields != 3 || s.SP != 26 ||
		s.SPUtopia != 22 || s.Slots[card.Crew] != 3 || s.Slots[card.Tech] != 0 || s.Slots[card.Weapon] != 1 || s.Unique || s.Ability || s.Unplayed() != "" {
		t.Errorf("%+v", s)
	}
	for a := card.Evade; a < card.NumActions; a++ {
		if want := a <= card.BattleStations; s.Actions.Has(a) != want {
			t.Errorf("action %v: %v", a, !want)
		}
	}
	k := s.Class
	if k.Front != physics.Front90 || k.Rear != physics.Rear90 || k.BaseSide != physics.StandardBase {
		t.Errorf("%+v", k)
	}
	mv := func(b physics.Bearing, speed int8, c card.Color) card.Move {
		return card.Move{Maneuver: physics.Maneuver{Bearing: b, Speed: speed}, Color: c}
	}
	want := []card.Move{
		mv(physics.Straight, 5, card.White),
		mv(physics.Straight, 4, card.White),
		mv(physics.TurnLeft, 3, card.Red), mv(physics.BankLeft, 3, card.White), mv(physics.Straight, 3, card.Green),
		mv(physics.BankRight, 3, card.White), mv(physics.TurnRight, 3, card.Red),
		mv(physics.BankLeft, 2, card.White), mv(physics.Straight, 2, card.Green), mv(physics.BankRight, 2, card.White),
		mv(physics.BankLeft, 1, card.Green), mv(physics.Straight, 1, card.Green), mv(physics.BankRight, 1, card.Green),
		mv(physics.Reverse, 1, card.Red), mv(physics.Reverse, 2, card.Red),
	}
	if !slices.Equal(k.Dial, want) {
		t.Errorf("dial\n%v, want\n%v", k.Dial, want)
	}
}

// Cards that are drawn for random fleets are those of the first pool: golden battles depend on it.
func TestDrawn(t *testing.T) {
	p := gametest.Cards(t).Drawn()
	got := [...]int{len(p.Ships), len(p.Captains), len(p.Admirals), len(p.Upgrades), len(p.Resources)}
	expect.Same(t, got, [...]int{88, 102, 7, 206, 15}, "ships, captains, admirals, upgrades, resources")
	if p.Ships[0].ID != "1001" || p.Upgrades[0].ID != "aft_phase_cannon_71526" || p.Resources[14] == nil {
		t.Error("the order of the draw is another")
	}
}

// A card has one entry, whatever ids the sources have for it: a fleet with any of them has that card.
func TestOtherIDs(t *testing.T) {
	c := gametest.Cards(t)
	if a, b := c.Captain("jean_luc_picard_71531"), c.Captain("jean_luc_picard_d_71531"); a == nil || a != b || len(a.Choices) != 1 || a.Talents != 1 {
		t.Errorf("%+v, %+v", a, b)
	}
	for _, p := range printed(c.Pool) {
		for _, id := range p.Also {
			expect.True(t, id != p.ID, "%s is another id of itself", id)
		}
	}
}

// The five classes with larger bases, whatever the sources assume (design 5).
func TestBases(t *testing.T) {
	want := map[string]int32{
		"borg_sphere": physics.LargeBase, "borg_tactical_cube": physics.LargeBase, "borg_octahedron": physics.LargeBase,
		"borg_cube": physics.OversizedBase, "5017": physics.OversizedBase,
	}
	for _, k := range gametest.Cards(t).Classes {
		w, ok := want[k.ID]
		if !ok {
			w = physics.StandardBase
		}
		if k.BaseSide != w {
			t.Errorf("%s: base %d µm, want %d", k.Name, k.BaseSide, w)
		}
		if around := strings.HasPrefix(k.ID, "borg_") && k.ID != "borg_type_03" || k.ID == "5017"; around != (k.Front == physics.AllRound) {
			t.Errorf("%s: front arc %v", k.Name, k.Front)
		}
	}
}

func TestWeapons(t *testing.T) {
	c := gametest.Cards(t)
	for id, want := range map[string]card.WeaponFacts{
		"3006":                                {Dice: 5, RangeMin: 2, RangeMax: 3, Arcs: card.FrontOrRear, SpendLock: true, Disable: true},
		"ambush_attack_71999p":                {Dice: 5, RangeMin: 1, RangeMax: 2, Arcs: card.PrimaryArc, Discard: true},
		"xindi_torpedoes_72335":               {Dice: 4, RangeMin: 2, RangeMax: 3, Arcs: card.PrimaryArc, SpendLock: true, Time: 3},
		"aft_disruptor_emitters_72221a":       {Dice: 3, RangeMin: 1, RangeMax: 3, Arcs: card.NotFrontArc, Disable: true},
		"tricobalt_warhead_71795":             {Dice: 6, RangeMin: 3, RangeMax: 3, Arcs: card.PrimaryArc, SpendLock: true, Disable: true},
		"phaser_array_retrofit_71996":         {}, // a Weapon upgrade without dice of its own
		"particle_cannon_array_72025":         {Dice: 4, RangeMin: 1, RangeMax: 3, Arcs: card.FrontArc, Time: 2},
		"3097":                                {Dice: 3, RangeMin: 1, RangeMax: 3, Arcs: card.AnyArc, Disable: true},
		"aft_particle_beam_71446":             {Dice: 3, RangeMin: 1, RangeMax: 3, Arcs: card.RearArc, Disable: true},
		"bio_neural_circuitry_71280":          {},
		"chief_engineer_oparenaparticipation": {},
	} {
		got := c.Upgrade(id).Weapon
		expect.True(t, reflect.DeepEqual(got, want), "%s: %+v, want %+v", id, got, want)
	}
	for _, u := range c.Upgrades {
		if u.Weapon.Dice > 0 && !u.Fires() {
			t.Errorf("%s %s is a %v and has attack dice", u.ID, u.Name, u.Kind)
		}
	}
}

// Every card that is drawn is played: the list of those that are not is empty. A card whose words the
// program does not know says so.
func TestUnplayed(t *testing.T) {
	c := gametest.Cards(t).Drawn()
	var not []string
	note := func(id, why string) {
		if why != "" {
			not = append(not, id+": "+why)
		}
	}
	for _, x := range c.Ships {
		note(x.ID, x.Unplayed())
	}
	for _, x := range c.Captains {
		note(x.ID, x.Unplayed())
	}
	for _, x := range c.Admirals {
		note(x.ID, x.Unplayed())
	}
	for _, x := range c.Upgrades {
		note(x.ID, x.Unplayed())
	}
	for _, x := range c.Resources {
		note(x.ID, x.Unplayed())
	}
	if len(not) > 0 {
		t.Errorf("cards that are not played:\n%s", strings.Join(not, "\n"))
	}
	foreign := card.Upgrade{Printed: card.Printed{ID: "x", Name: "From elsewhere", Ability: true}}
	expect.Same(t, foreign.Unplayed(), card.ByHand, "a card whose words are not known says")
}

// Rules 4.6.
func TestInitiative(t *testing.T) {
	want := "Q Continuum, Federation, Klingon, Romulan, Dominion, Borg, Species 8472, Kazon, Xindi, Bajoran, Ferengi, Vulcan, Independent, Mirror Universe"
	var fs []card.Faction
	for f := range card.NumFactions {
		if f != card.NoFaction {
			fs = append(fs, f)
		}
	}
	slices.SortFunc(fs, func(a, b card.Faction) int { return a.InitiativeRank() - b.InitiativeRank() })
	var names []string
	for _, f := range fs {
		names = append(names, f.String())
		if g, ok := card.ParseFaction(f.String()); !ok || g != f {
			t.Errorf("%v does not read back", f)
		}
		expect.True(t, f.InitiativeRank() < card.NoFaction.InitiativeRank(), "%v comes after no faction", f)
	}
	expect.Same(t, strings.Join(names, ", "), want, "order")
	if _, ok := card.ParseFaction(""); ok {
		t.Error("the empty name is a faction")
	}
}

var artFiles = strings.Fields(`saucer-nacelles miranda galaxy arrow-saucer defiant nx bird-of-prey battle-cruiser neghvar
	warbird bug battleship galor breen cube sphere octahedron tholian xindi cruiser vulcan-ring ferengi raider bioship
	small-craft lightship squadron type-03 spiked-sphere fork missile spines reman`)

var toneFamilies = strings.Fields("fed fednx kli rom dom car bre bor tho xin vul fer bio civ mirror")

// Every class names a picture that exists in tones that exist.
func TestEveryClassHasArt(t *testing.T) {
	c := gametest.Cards(t)
	for _, k := range c.Classes {
		name, ok := strings.CutPrefix(k.Art.File, "ship-")
		if k.Art.File == "station-nor" {
			continue // the one that is no ship
		}
		if !ok || !slices.Contains(artFiles, name) || !slices.Contains(toneFamilies, k.Art.Tones) || k.Art.Scale <= 0 {
			t.Errorf("%s has no art: %+v", k.Name, k.Art)
		}
	}
	for id, want := range map[string]card.Art{
		"1001":                          {File: "ship-galaxy", Tones: "fed", Scale: 1},
		"i_s_s_defiant_71529":           {File: "ship-defiant", Tones: "mirror", Scale: 1},
		"1016":                          {File: "ship-battle-cruiser", Tones: "kli", Scale: 1},
		"i_r_w_algeron_72333":           {File: "ship-battle-cruiser", Tones: "rom", Scale: 1},
		"scout_608_71525":               {File: "ship-cube", Tones: "bor", Scale: 0.62},
		"tactical_cube_138_71444":       {File: "ship-cube", Tones: "bor", Scale: 1, Variant: "edges-doubled"},
		"4th_division_battleship_71279": {File: "ship-battleship", Tones: "dom", Scale: 1.25},
	} {
		expect.Same(t, card.ArtOf(c.Ship(id)), want, "%s", id)
	}
}

// Build rules and restrictions name cards that exist.
func TestReferencesExist(t *testing.T) {
	c := gametest.Cards(t)
	check := func(who string, bs []card.BuildRule, rs []card.Restriction) {
		for _, b := range bs {
			if b.Scope.Card != "" && c.Upgrade(b.Scope.Card) == nil {
				t.Errorf("%s: %s names no card", who, b.Text)
			}
		}
		for _, r := range rs {
			if r.Cond.Field == card.CaptainID {
				for _, id := range r.Cond.Values {
					if c.Captain(id) == nil && !slices.ContainsFunc(c.Captains, func(k *card.Captain) bool {
						return k.Name == id || r.Cond.Contains && strings.Contains(k.Name, id)
					}) {
						t.Errorf("%s: %s names no captain", who, r.Text)
					}
				}
			}
			if r.Cond.Field == card.ShipClass && !slices.ContainsFunc(c.Classes, func(k *card.Class) bool {
				return r.Cond.Holds(&card.Ship{Class: k}, nil)
			}) {
				t.Errorf("%s: %s fits no class", who, r.Text)
			}
		}
	}
	for _, s := range c.Ships {
		check(s.ID, s.Build, nil)
	}
	for _, x := range c.Captains {
		check(x.ID, x.Build, x.Restrictions)
	}
	for _, u := range c.Upgrades {
		check(u.ID, u.Build, u.Restrictions)
	}
}

// Errors name file, line and field.
func TestLoadRefuses(t *testing.T) {
	files := func(name, text string) fstest.MapFS {
		m := fstest.MapFS{}
		for _, f := range []string{"ships", "captains", "admirals", "upgrades", "resources"} {
			m[f+".yaml"] = &fstest.MapFile{Data: []byte("[]\n")}
		}
		m["classes.yaml"] = &fstest.MapFile{Data: []byte(goodClass)}
		if name != "" {
			m[name] = &fstest.MapFile{Data: []byte(text)}
		}
		return m
	}
	_, err := card.Load(files("", ""))
	expect.OK(t, err)
	cases := []struct{ file, text, says string }{
		{"captains.yaml", "# a\n- {id: a, name: A, factions: [Federation], skill: 3, rank: 2}\n", `captains.yaml:2: unknown field "rank"`},
		{"captains.yaml", "- {id: a, name: A, factions: [Federation], skill: 30}\n", "captains.yaml:1: skill: 30 is not from 1 to 12"},
		{"captains.yaml", "- id: a\n  name: A\n  factions: [Federation]\n  skill: 30\n", "captains.yaml:4: skill: 30"},
		{"captains.yaml", "- {id: a, name: A, factions: [Federatoin], skill: 3}\n", `captains.yaml:1: factions: unknown faction "Federatoin"`},
		{"captains.yaml", "- {id: a, name: A, skill: 3}\n", "captains.yaml:1: factions: missing"},
		{"captains.yaml", "- {id: a, name: A, factions: [Borg], skill: high}\n", "captains.yaml:1: "},
		{"captains.yaml", "- {name: A, factions: [Borg], skill: 3}\n", "captains.yaml:1: id: missing"},
		{"captains.yaml", "- {id: a, name: A, factions: [Borg], skill: 3}\n- {id: a, name: B, factions: [Borg], skill: 3}\n", "captains.yaml:2: id: \"a\" is given twice"},
		{"captains.yaml", "- {id: a, name: A, factions: [Borg], skill: 3, restrictions: [seldom]}\n", `restrictions: "seldom" is not`},
		{"captains.yaml", "- {id: a, name: A, factions: [Borg], skill: 3, build: [price everything -1]}\n", `build: "price everything -1": unknown kind`},
		{"captains.yaml", "- {id: a, name: A, factions: [Borg], skill: 3, slots: {engine: 1}}\n", `slots: unknown slot "engine"`},
		{"captains.yaml", "- {id: a, name: A, factions: [Romulans], skill: 3}\n", `factions: unknown faction "Romulans": is Romulan meant?`},
		{"captains.yaml", "- {id: a, name: A, factions: [Borg], skill: 3, build: [slot resource max 5]}\n", `build: "slot resource max 5": unknown kind "resource"`},
		{"upgrades.yaml", "- {id: a, name: A, kind: crew, factions: [Borg], sp: 3, build: [slot me resource]}\n", `build: "slot me resource": unknown kind "resource"`},
		{"upgrades.yaml", "- {id: a, name: A, kind: wepon, factions: [Borg], sp: 3}\n", `kind: unknown kind "wepon": is weapon meant?`},
		{"upgrades.yaml", "- {id: a, name: A, kind: resource, factions: [Borg], sp: 3}\n", `kind: unknown kind "resource"`},
		{"upgrades.yaml", "- {id: a, name: A, kind: weapon, factions: [Borg], sp: 3}\n", "weapon: missing: how it attacks"},
		{"captains.yaml", "just words\n", "captains.yaml: want a list"},
		{"captains.yaml", "- word\n", "captains.yaml:1: want a card"},
		{"captains.yaml", "- {id: a\n", "captains.yaml:1: "},
		{"ships.yaml", "- {id: a, name: A, class: frigate, factions: [Borg], stats: [1, 1, 1, 1], sp: 9}\n", `ships.yaml:1: class: there is no class "frigate"`},
		{"ships.yaml", "- {id: a, name: A, class: k, factions: [Borg], stats: [1, 1, 1], sp: 9}\n", "ships.yaml:1: stats: want"},
		{"ships.yaml", "- {id: a, name: A, class: k, factions: [Borg], stats: [1, 1, 1, 1], actions: [dance]}\n", `actions: unknown action "dance"`},
		{"upgrades.yaml", "- {id: a, name: A, kind: weapon, factions: [Borg], weapon: {dice: 3, range: [3, 1], arc: front}}\n", "weapon: want range"},
		{"upgrades.yaml", "- {id: a, name: A, kind: weapon, factions: [Borg], weapon: {dice: 3, range: [1, 3], arc: up}}\n", `weapon: unknown arc "up"`},
		{"upgrades.yaml", "- {id: a, name: A, kind: hat, factions: [Borg]}\n", `kind: unknown kind "hat"`},
		{"classes.yaml", strings.Replace(goodClass, "s1", "x1", 1), `classes.yaml:1: dial: "x1" is not a maneuver`},
		{"classes.yaml", strings.Replace(goodClass, "s1", "s2, s2", 1), "classes.yaml:1: dial: a maneuver of speed 2 is given twice"},
		{"classes.yaml", strings.Replace(goodClass, "ship-x", `""`, 1), "classes.yaml:1: art: want"},
		{"classes.yaml", strings.Replace(goodClass, "front: 90", "front: 91", 1), "classes.yaml:1: front: 91"},
	}
	for _, c := range cases {
		_, err = card.Load(files(c.file, c.text))
		expect.Refused(t, err, c.says, "%s", c.text)
	}
	missing := files("", "")
	delete(missing, "ships.yaml")
	_, err = card.Load(missing)
	expect.Refused(t, err, "ships.yaml", "a missing file")
}

const goodClass = "- {id: k, name: K, front: 90, base: standard, green: [s1], art: {file: ship-x, tones: fed}}\n"
