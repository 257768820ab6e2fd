package spacedock_test

import (
	"bytes"
	"encoding/xml"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/game/card"
	"attackwing/game/card/spacedock"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// dataXML is the real Data.xml, or skips the test where it does not lie beside the project.
func dataXML(t testing.TB) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "shared", "reference", "samples", "spacedock", "Data.xml"))
	if err != nil {
		t.Skipf("Space Dock's data are not here: %v", err)
	}
	return b
}

// world imports the real data beside a catalogue and loads what came of it.
func world(t testing.TB, cat *card.Catalogue) (*spacedock.Import, *card.Catalogue) {
	t.Helper()
	im, err := spacedock.Read(bytes.NewReader(dataXML(t)), "Data.xml", cat)
	expect.OK(t, err)
	fsys := fstest.MapFS{}
	for name, b := range im.Files {
		fsys[name] = &fstest.MapFile{Data: b}
	}
	all, err := cat.With(fsys, "imported")
	expect.OK(t, err)
	return im, all
}

// All cards of Data.xml can be imported, but two upgrades that are resources and five resources
// whose price depends on the fleet; beside the program's own they are known, but for five printings
// of cards that the program has as one.
func TestWholeWorld(t *testing.T) {
	im, all := world(t, new(card.Catalogue))
	want := map[string]int{"classes": 81, "ships": 286, "captains": 274, "admirals": 30, "upgrades": 925, "resources": 35}
	if !maps.Equal(im.Counts, want) || im.Known != 0 {
		t.Errorf("%v beside %d known, want %v", im.Counts, im.Known, want)
	}
	got := []int{len(all.Classes), len(all.Ships), len(all.Captains), len(all.Admirals), len(all.Upgrades), len(all.Resources)}
	if total := []int{81, 286, 274, 30, 925, 35}; !slices.Equal(got, total) {
		t.Errorf("%v cards in all, want %v", got, total)
	}
	byHand := 0
	for _, s := range all.Ships {
		if s.Unplayed() != "" {
			expect.Same(t, s.Unplayed(), card.ByHand, "%s", s.ID)
			byHand++
		}
	}
	if byHand < 100 || im.ByHand < 1000 {
		t.Errorf("%d ships, %d cards are to be applied by hand", byHand, im.ByHand)
	}
	for _, must := range []string{"upgrade Captain's Chair", "resource Emergency Force Field", "8 flagships"} {
		if !slices.ContainsFunc(im.LeftOut, func(s string) bool { return strings.HasPrefix(s, must) }) {
			t.Errorf("%s is not among what was left out", must)
		}
	}
	for _, a := range all.Admirals {
		expect.True(t, a.Side != nil && a.Side.Name == a.Name, "admiral %s has no captain side", a.ID)
	}
	if beside, _ := world(t, gametest.Cards(t)); beside.Known < 1600 || beside.Counts["upgrades"] != 5 {
		t.Errorf("beside the program's own: %v and %d known", beside.Counts, beside.Known)
	}
}

// otherwise are cards of which the pool tells another fact than Data.xml, and why.
var otherwise = map[string]string{
	"5017":                        "no turns on the spot are entered there",
	"jean_luc_picard_71531":       "one of the two talents there is a slot of choice here",
	"cutting_beam_71283":          "its dice and range are in words",
	"dorsal_phaser_array_71531":   "its price and range are in words",
	"aft_phaser_emitters_72224p":  "its price and range are in words",
	"torpedo_fusillade_72944":     "its price and range are in words",
	"biogenic_weapon_borg_71510b": "its dice and range are not entered there",
	"particle_beam_weapon_72335":  "its price and range are in words",
	"improved_phasers_72350":      "its attack counts as one with the primary weapon: a line has it",
	"main_batteries_72321p":       "its attack counts as one with the primary weapon: a line has it",
	"3136":                        "its arc is in words",
	"quantum_torpedoes_72937":     "Utopia tells its arcs",
	"photon_torpedoes_72938":      "Utopia tells its arcs",
	"plasma_pulse_72937":          "Utopia tells its arcs",
	"disruptor_pulse_71794":       "its arc is in words",
	"plasma_wave_72022":           "every ship within Range 1 says where it fires",
	"prototype_weapon_72004p":     "its arc is in words",
	"torpedo_strike_72019":        "Utopia tells how it fires",
	"destructive_blast_72360":     "its dice and range are not entered there",
}

// What the importer makes of a card of the pool is what the pool says, fact by fact.
func TestAsInThePool(t *testing.T) {
	pool := gametest.Cards(t)
	_, all := world(t, new(card.Catalogue))
	seen := 0
	differ := func(id string, got, want []any) {
		t.Helper()
		seen++
		why, same := otherwise[id], reflect.DeepEqual(got, want)
		expect.True(t, same != (why != ""), "%s: %v, the pool has %v (%s)", id, got, want, why)
	}
	utopia := func(sp, pool int) int { // what the pool does not know Data.xml does not either
		if pool < 0 {
			return pool
		}
		return sp
	}
	for _, w := range pool.Ships {
		if s := all.Ship(w.ID); s != nil && w.ID != "xindi_starship_72005p" { // an entry error there
			differ(w.ID,
				[]any{s.Name, s.Class.ID, s.Factions, s.Unique, s.Mirror, s.Attack, s.Agility, s.Hull, s.Shields, s.SP, utopia(s.SPUtopia, w.SPUtopia), s.Slots, s.CaptainLimit, s.Sets, s.Utopia, s.Actions},
				[]any{w.Name, w.Class.ID, w.Factions, w.Unique, w.Mirror, w.Attack, w.Agility, w.Hull, w.Shields, w.SP, w.SPUtopia, w.Slots, w.CaptainLimit, w.Sets, w.Utopia, w.Actions})
		}
	}
	for _, w := range pool.Classes {
		if c := all.Class(w.ID); c != nil {
			differ(w.ID, []any{c.Name, c.Front, c.Rear, c.Dial}, []any{w.Name, w.Front, w.Rear, w.Dial})
		}
	}
	for _, w := range pool.Captains {
		if c := all.Captain(w.ID); c != nil {
			differ(w.ID, []any{c.Name, c.Factions, c.Unique, c.Mirror, c.Skill, c.SP, utopia(c.SPUtopia, w.SPUtopia), c.Talents, c.Drones, c.Sets, c.Utopia},
				[]any{w.Name, w.Factions, w.Unique, w.Mirror, w.Skill, w.SP, w.SPUtopia, w.Talents, w.Drones, w.Sets, w.Utopia})
		}
	}
	for _, w := range pool.Admirals {
		if a := all.Admiral(w.ID); a != nil {
			differ(w.ID, []any{a.Name, a.Factions, a.Unique, a.SkillBonus, a.SP, a.Talents, a.Side.Skill, a.Side.SP}, []any{w.Name, w.Factions, w.Unique, w.SkillBonus, w.SP, w.Talents, w.Side.Skill, w.Side.SP})
		}
	}
	for _, w := range append(slices.Clone(pool.Upgrades), pool.Resources...) {
		if u := all.Upgrade(w.ID); u != nil {
			differ(w.ID, []any{u.Name, u.Kind, u.Factions, u.Unique, u.Mirror, u.SP, fires(u), u.Sets, u.Utopia},
				[]any{w.Name, w.Kind, w.Factions, w.Unique, w.Mirror, w.SP, fires(w), w.Sets, w.Utopia})
		}
	}
	expect.True(t, seen >= 1580, "only %d cards were compared", seen)
}

// fires is what firing a card takes; what else a weapon does is told by abilities only.
func fires(u *card.Upgrade) []any {
	w := u.Weapon
	return []any{w.Dice, w.RangeMin, w.RangeMax, w.Arcs, w.SpendLock, w.Disable, w.Discard, w.Time}
}

// coarser are upgrades whose tags say something else about building than their words, which the pool
// follows.
var coarser = []string{
	"plasma_wave_72937", "thoron_shock_emitter_72937", "escape_transporter_71997p", "chroniton_torpedoes_71799",
	"dispersive_armor_72938", "photon_detonation_t_72937", "maneuvering_thrusters_71536", "repair_protocol_72939",
	"evasive_protocol_72939", "disguise_protocol_72939", "fluidic_space_72012", "biological_weapon_72012",
	"energy_blast_72012", "energy_weapon_72221b", "montgomery_scott_t_72319p", "genesis_effect_72940", "captured_c_72937",
}

// What tags say about building is what the pool says, but for limits that only the words of a card
// tell.
func TestTagsAsInThePool(t *testing.T) {
	pool := gametest.Cards(t)
	_, all := world(t, new(card.Catalogue))
	text := func(rs []card.Restriction) (out []string) {
		for _, r := range rs {
			out = append(out, r.Text)
		}
		slices.Sort(out)
		return out
	}
	told := 0
	for _, w := range pool.Upgrades {
		u := all.Upgrade(w.ID)
		if u == nil || slices.Contains(coarser, w.ID) {
			continue
		}
		want := text(w.Restrictions)
		for _, r := range text(u.Restrictions) {
			if told++; !slices.Contains(want, r) {
				t.Errorf("%s (%s): %s, the pool has %v", w.ID, w.Name, r, want)
			}
		}
		for k, n := range u.Slots {
			if n > w.Slots[k] {
				t.Errorf("%s adds %d %v slots, in the pool %d", w.ID, n, card.UpgradeKind(k), w.Slots[k])
			}
		}
	}
	expect.True(t, told >= 50, "only %d limits were read", told)
}

// No words of a card are in what is written: no six words of any of them in a row.
func TestNoWordsOfCards(t *testing.T) {
	b := dataXML(t)
	im, _ := world(t, gametest.Cards(t))
	written := map[string]bool{}
	for _, f := range im.Files {
		ws := words(string(f))
		for i := range ws[:max(len(ws)-5, 0)] {
			written[strings.Join(ws[i:i+6], " ")] = true
		}
	}
	dec := xml.NewDecoder(bytes.NewReader(b))
	field, n := "", 0
	for {
		tok, err := dec.Token()
		if err != nil {
			break
		}
		switch v := tok.(type) {
		case xml.StartElement:
			field = v.Name.Local
		case xml.CharData:
			if !strings.HasSuffix(field, "Ability") {
				continue
			}
			ws := words(string(v))
			for i := range ws[:max(len(ws)-5, 0)] {
				if n++; written[strings.Join(ws[i:i+6], " ")] {
					t.Fatalf("%q is in the card files", strings.Join(ws[i:i+6], " "))
				}
			}
		}
	}
	expect.True(t, n >= 10000, "only %d places were compared", n)
}

func words(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
}

func TestReadRefuses(t *testing.T) {
	cat := gametest.Cards(t)
	for what, c := range map[string]struct{ text, says string }{
		"nothing":       {"", "f: the file is empty"},
		"something":     {"hello", "f: "},
		"another":       {"<html><body/></html>", `its root is called "html"`},
		"no ships":      {"<Data/>", "it has no ships"},
		"half":          {"<Data><Ships><Ship><Title>A</Title>", "f: line 1: not XML"},
		"wrong end":     {"<Data>\n<Ships></Data>", "f: line 2: not XML"},
		"an entity":     {"<!DOCTYPE x [<!ENTITY a \"aaaa\">]><Data><Ships><Ship><Title>&a;</Title></Ship></Ships></Data>", "not XML"},
		"far too large": {"<Data>" + strings.Repeat("<Ships></Ships>          ", 700000), "larger than"},
	} {
		_, err := spacedock.Read(strings.NewReader(c.text), "f", cat)
		if err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", what, err, c.says)
		}
	}
}

// A strange card is left out and named; the others come in.
func TestStrangeCards(t *testing.T) {
	const text = `<Data><ShipClassDetails><ShipClassDetail><Name>K</Name><Id>k</Id><Maneuvers><Maneuver speed="1" kind="straight" color="green"/>
		<Maneuver speed="9" kind="straight" color="green"/></Maneuvers><FrontArc>90</FrontArc></ShipClassDetail></ShipClassDetails><Ships>
		<Ship><Title>Good "ship" # 1</Title><Id>g: {x}</Id><ShipClass>K</ShipClass><Faction>Borg</Faction><Cost>9</Cost><Ability>Words.</Ability></Ship>
		<Ship><Title>Twin</Title><Id>g: {x}</Id><ShipClass>K</ShipClass><Faction>Borg</Faction></Ship>
		<Ship><Title>Lost</Title><Id>2</Id><ShipClass>Nowhere</ShipClass><Faction>Borg</Faction></Ship>
		<Ship><Title>Big</Title><Id>3</Id><ShipClass>K</ShipClass><Faction>Borg</Faction><Hull>400</Hull></Ship>
		<Ship><Title>Alien</Title><Id>4</Id><ShipClass>K</ShipClass><Faction>Gorgon</Faction></Ship>
		<Ship><Id>5</Id></Ship></Ships></Data>`
	im, err := spacedock.Read(strings.NewReader(text), "f", gametest.Cards(t))
	expect.OK(t, err)
	if im.Counts["ships"] != 1 || im.Counts["classes"] != 1 || len(im.LeftOut) != 6 {
		t.Errorf("%v, left out %q", im.Counts, im.LeftOut)
	}
	fsys := fstest.MapFS{"ships.yaml": {Data: im.Files["ships.yaml"]}, "classes.yaml": {Data: im.Files["classes.yaml"]}}
	all, err := gametest.Cards(t).With(fsys, "")
	expect.OK(t, err)
	if s := all.Ship("g: {x}"); s == nil || s.Name != `Good "ship" # 1` || s.Unplayed() != card.ByHand || s.Class.Note == "" {
		t.Errorf("%+v", s)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`<Data><Ships><Ship><Title>A</Title><Id>a</Id><ShipClass>Galaxy Class</ShipClass><Faction>Borg</Faction><Special>OPSPlus4NotXindi</Special></Ship></Ships></Data>`))
	f.Add([]byte(`<Data><ShipClassDetails><ShipClassDetail><Name>K</Name><Id>k</Id><Maneuvers><Maneuver speed="-1" kind="straight" color="red"/></Maneuvers></ShipClassDetail></ShipClassDetails><Ships><Ship><Title>A</Title><Id>a</Id><ShipClassDetailsId>k</ShipClassDetailsId><Faction>Borg</Faction></Ship></Ships></Data>`))
	f.Add([]byte(`<Data><Ships><Ship/></Ships><Captains><Captain><Title>C</Title><Id>c</Id><Faction>Borg</Faction><Skill>4</Skill><Ability>Drone Tokens</Ability><Special>Add_Crew_1</Special></Captain></Captains></Data>`))
	f.Add([]byte(`<Data><Ships><Ship/></Ships><Upgrades><Upgrade><Title>W</Title><Id>w</Id><Type>Weapon</Type><Faction>Borg</Faction><Attack>3</Attack><Range>1-2</Range><Ability>ATTACK: Disable this card.</Ability><Special>OnlyShipClass_CONTAINS_x|y</Special></Upgrade></Upgrades></Data>`))
	for _, name := range []string{"\x7f", strings.Repeat("Ж", 70), "\u00a0", "a\u202eb"} {
		f.Add([]byte(`<Data><ShipClassDetails><ShipClassDetail><Name>` + name + `</Name><Id>k` + name + `</Id><Maneuvers><Maneuver speed="1" kind="straight" color="red"/></Maneuvers></ShipClassDetail></ShipClassDetails><Ships><Ship><Title>A</Title><Id>a</Id><ShipClassDetailsId>k` + name + `</ShipClassDetailsId><Faction>Borg</Faction></Ship></Ships></Data>`))
	}
	cat := gametest.Cards(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		im, err := spacedock.Read(bytes.NewReader(b), "f", cat)
		if err != nil {
			expect.True(t, !strings.Contains(err.Error(), "\n"), "more than a line: %q", err)
			return
		}
		fsys := fstest.MapFS{}
		for name, b := range im.Files {
			fsys[name] = &fstest.MapFile{Data: b}
		}
		if _, err := cat.With(fsys, ""); err != nil {
			t.Fatalf("what was imported does not load: %v", err)
		}
	})
}
