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

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/card/spacedock"
)

func catalogue(t testing.TB) *card.Catalogue {
	t.Helper()
	c, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

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
	if err != nil {
		t.Fatal(err)
	}
	fsys := fstest.MapFS{}
	for name, b := range im.Files {
		fsys[name] = &fstest.MapFile{Data: b}
	}
	all, err := cat.With(fsys, "imported")
	if err != nil {
		t.Fatal(err)
	}
	return im, all
}

// All cards of Data.xml are in the catalogue afterwards, but two upgrades that are resources and
// five resources whose price depends on the fleet. Those outside the pool say that their words have
// to be applied by hand.
func TestWholeWorld(t *testing.T) {
	cat := catalogue(t)
	im, all := world(t, cat)
	want := map[string]int{"classes": 35, "ships": 198, "captains": 172, "admirals": 23, "upgrades": 719, "resources": 20}
	if !maps.Equal(im.Counts, want) || im.Known != 464 {
		t.Errorf("%v beside %d known, want %v", im.Counts, im.Known, want)
	}
	got := []int{len(all.Classes), len(all.Ships), len(all.Captains), len(all.Admirals), len(all.Upgrades), len(all.Resources)}
	if total := []int{81, 286, 274, 30, 925, 35}; !slices.Equal(got, total) {
		t.Errorf("%v cards in all, want %v", got, total)
	}
	byHand := 0
	for _, s := range all.Ships {
		if cat.Ship(s.ID) == nil && s.Unplayed() != "" {
			if s.Unplayed() != card.ByHand {
				t.Errorf("%s: %q", s.ID, s.Unplayed())
			}
			byHand++
		}
	}
	if byHand < 100 || im.ByHand < 1000 {
		t.Errorf("%d ships, %d cards are to be applied by hand", byHand, im.ByHand)
	}
	for _, must := range []string{"upgrade Captain's Chair", "resource Emergency Force Field", "8 flagships", "class Nor Class"} {
		if !slices.ContainsFunc(im.LeftOut, func(s string) bool { return strings.HasPrefix(s, must) }) {
			t.Errorf("%s is not among what was left out", must)
		}
	}
	for _, a := range all.Admirals {
		if a.Side == nil || a.Side.Name != a.Name {
			t.Errorf("admiral %s has no captain side", a.ID)
		}
	}
	if a := all.Admiral("martok_71804"); a.Side.ID != "martok_cap_71804" || cat.Admiral("martok_71804").Side.ID != "martok_71804" {
		t.Error("Martok's captain side is the imported card there, and only there")
	}
}

// What the importer makes of a card of the pool is what the pool says, fact by fact.
func TestAsInThePool(t *testing.T) {
	pool := catalogue(t)
	_, all := world(t, new(card.Catalogue))
	differ := func(id, what string, got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %s %v, the pool has %v", id, what, got, want)
		}
	}
	for _, w := range pool.Ships {
		s := all.Ship(w.ID)
		if s == nil {
			t.Errorf("ship %s is missing", w.ID)
			continue
		}
		differ(w.ID, "facts",
			[]any{s.Name, s.Class.ID, s.Factions, s.Unique, s.Mirror, s.Attack, s.Agility, s.Hull, s.Shields, s.SP, s.SPUtopia, s.Slots, s.CaptainLimit, s.Sets, s.Utopia},
			[]any{w.Name, w.Class.ID, w.Factions, w.Unique, w.Mirror, w.Attack, w.Agility, w.Hull, w.Shields, w.SP, w.SPUtopia, w.Slots, w.CaptainLimit, w.Sets, w.Utopia})
		if w.ID != "xindi_starship_72005p" { // an entry error there
			differ(w.ID, "actions", s.Actions, w.Actions)
		}
	}
	for _, w := range pool.Classes {
		if c := all.Class(w.ID); c == nil {
			t.Errorf("class %s is missing", w.ID)
		} else {
			differ(w.ID, "arcs and dial", []any{c.Name, c.Front, c.Rear, c.Dial}, []any{w.Name, w.Front, w.Rear, w.Dial})
		}
	}
	for _, w := range pool.Captains {
		c := all.Captain(w.ID)
		if c == nil {
			t.Errorf("captain %s is missing", w.ID)
			continue
		}
		differ(w.ID, "facts", []any{c.Name, c.Factions, c.Unique, c.Mirror, c.Skill, c.SP, c.SPUtopia, c.Talents, c.Drones, c.Sets, c.Utopia},
			[]any{w.Name, w.Factions, w.Unique, w.Mirror, w.Skill, w.SP, w.SPUtopia, w.Talents, w.Drones, w.Sets, w.Utopia})
	}
	for _, w := range pool.Admirals {
		if a := all.Admiral(w.ID); a == nil {
			t.Errorf("admiral %s is missing", w.ID)
		} else {
			differ(w.ID, "facts", []any{a.Name, a.Factions, a.Unique, a.SkillBonus, a.SP, a.Talents, a.Side.Skill, a.Side.SP}, []any{w.Name, w.Factions, w.Unique, w.SkillBonus, w.SP, w.Talents, w.Side.Skill, w.Side.SP})
		}
	}
	for _, w := range append(slices.Clone(pool.Upgrades), pool.Resources...) {
		u := all.Upgrade(w.ID)
		if u == nil {
			t.Errorf("upgrade %s is missing", w.ID)
			continue
		}
		differ(w.ID, "facts", []any{u.Name, u.Kind, u.Factions, u.Unique, u.Mirror, u.SP, fires(u), u.Sets, u.Utopia},
			[]any{w.Name, w.Kind, w.Factions, w.Unique, w.Mirror, w.SP, fires(w), w.Sets, w.Utopia})
	}
}

// fires is what firing a card takes; what else a weapon does is told by abilities only.
func fires(u *card.Upgrade) []any {
	w := u.Weapon
	return []any{w.Dice, w.RangeMin, w.RangeMax, w.Arcs, w.SpendLock, w.Disable, w.Discard, w.Time}
}

// What tags say about building is what the pool says, but for limits that only the words of a card
// tell.
func TestTagsAsInThePool(t *testing.T) {
	pool := catalogue(t)
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
	if told < 50 {
		t.Errorf("only %d limits were read", told)
	}
}

// No words of a card are in what is written: no six words of any of them in a row.
func TestNoWordsOfCards(t *testing.T) {
	b := dataXML(t)
	im, _ := world(t, catalogue(t))
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
	if n < 10000 {
		t.Errorf("only %d places were compared", n)
	}
}

func words(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
}

func TestReadRefuses(t *testing.T) {
	cat := catalogue(t)
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
	im, err := spacedock.Read(strings.NewReader(text), "f", catalogue(t))
	if err != nil {
		t.Fatal(err)
	}
	if im.Counts["ships"] != 1 || im.Counts["classes"] != 1 || len(im.LeftOut) != 6 {
		t.Errorf("%v, left out %q", im.Counts, im.LeftOut)
	}
	fsys := fstest.MapFS{"ships.yaml": {Data: im.Files["ships.yaml"]}, "classes.yaml": {Data: im.Files["classes.yaml"]}}
	all, err := catalogue(t).With(fsys, "")
	if err != nil {
		t.Fatal(err)
	}
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
	cat := catalogue(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		im, err := spacedock.Read(bytes.NewReader(b), "f", cat)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("more than a line: %q", err)
			}
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
