package card_test

import (
	"cmp"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// rows reads a csv of the reference facts, or skips the test where they do not lie beside the
// project.
func rows(t *testing.T, file string) []map[string]string {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "..", "shared", "reference", file))
	if err != nil {
		t.Skipf("the reference facts are not here: %v", err)
	}
	defer f.Close()
	all, err := csv.NewReader(f).ReadAll()
	expect.OK(t, err)
	var out []map[string]string
	for _, r := range all[1:] {
		m := map[string]string{}
		for i, k := range all[0] {
			m[k] = r[i]
		}
		out = append(out, m)
	}
	return out
}

// pool are the rows of both parts of the printed pool.
func pool(t *testing.T, file string) []map[string]string {
	t.Helper()
	var out []map[string]string
	for _, r := range append(rows(t, file), rows(t, filepath.Join("pool", file))...) {
		if why := leftOut[r["id"]]; why != "" {
			continue
		}
		for field, is := range mended[r["id"]] {
			if r[field] == is && is != "" {
				t.Errorf("%s: the csv has %s right by now", r["id"], field)
			}
			r[field] = is
		}
		out = append(out, r)
	}
	return out
}

// leftOut are rows of the csv that are no cards of the catalogue, and why.
var leftOut = map[string]string{
	"jean_luc_picard_b_71531":            "the same card as jean_luc_picard_71531",
	"borg_support_vehicle_token_c_72006": "no card: an entry of a fleet builder",
	"captains_chair_r_72936r":            "a ship resource: the card is a resource besides",
	"front-line_retrofit_r_72941r":       "a ship resource: the card is a resource besides",
}

// mended are fields in which the csv is wrong, by their row.
var mended = map[string]map[string]string{
	"jean_luc_picard_71531":           {"talent_slots": "1", "slots_added": "talent|tech|weapon|crew:1"},
	"federation_task_force_72008":     {"restrictions": "only:ship_faction=Federation;only:captain_faction=Federation"},
	"acquisition_71806":               {"restrictions": "only:ship_faction=Ferengi;only:captain_faction=Ferengi"},
	"first_maje_71793":                {"restrictions": "only:ship_faction=Kazon;only:captain_faction=Kazon"},
	"causality_paradox_71799":         {"restrictions": "only:captain~Annorax|Krenim;only:ship_class=Krenim Weapon Ship"},
	"andorian_imperial_guard_75004":   {"restrictions": "only:captain~Thy'lek Shran|Andorian|Telev"},
	"relics_73042":                    {"restrictions": "only:captain~Hirogen|Idrin"},
	"borg_queen_75007":                {"drone_tokens": "9"},
	"balance_of_terror_72002h":        {"restrictions": "max1"},
	"balance_of_terror_72002h_2":      {"restrictions": "max1"},
	"balance_of_terror_72002h_3":      {"restrictions": "max1"},
	"balance_of_terror_72002h_4":      {"restrictions": "max1"},
	"locutus_75007":                   {"restrictions": "only:ship_faction=Borg;not_in_fleet_with:Jean-Luc Picard", "drone_tokens": "9"},
	"lursa_b_72325p":                  {"restrictions": ""}, // that is said of her as a crew card
	"gorn_hegemony_73031":             {"restrictions": "only:ship_class~Gorn;only:captain~S'Sesslak|Gorn|Lahr"},
	"klingon_romulan_alliance_72325g": {"restrictions": "only:captain_faction=Klingon|Romulan;only:ship_faction=Klingon|Romulan"},
	"kudak_etan_71279":                {"restrictions": "only:ship_class~Jem'Hadar"},
	"intercept_course_71808":          {"restrictions": "only:ship_class~Hirogen;+5unless:captain~Karr|Hirogen|Idrin"},
	"jhamel_72939":                    {"restrictions": "only:ship_class=Romulan Drone Ship"},
	"ikat_ika_71279":                  {"restrictions": "+5unless:ship_class~Jem'Hadar"},
	"elim_garak_71786":                {"slots_added": "talent:1"},
	"navigational_deflector_71805":    {"restrictions": "max1"},
	"5017":                            {"front_arc_deg": "360"}, // as its ships have it
	"scout_255_71646d":                {"arc360": "Y"},          // as its class
	"u_s_s_enterprise_a_75016":        {"class": "Constitution Class"},
	"u_s_s_enterprise_75016":          {"class": "Constitution Class"},
	"tractor_beam_73002":              {"attack_dice": "*"},
	"unremarkable_species_72018":      {"restrictions": "not:ship_faction=Borg;+5unless:ship_faction=Kazon;max1"}, // as its text says
	"transphasic_torpedoes_75014":     {"attack_dice": "1"},                                                       // of no ship's value: one above the hull of the defender
	"forward_weapons_grid_71646b":     {"arc": "front"},
	"quantum_torpedoes_72937":         {"arc": "front|rear"},
	"photon_torpedoes_72938":          {"arc": "front|rear"},
	"plasma_pulse_72937":              {"arc": "front|rear"},
	"torpedo_fusillade_72944":         {"arc": "front"},
	"disruptor_banks_72328":           {"arc": "front"},
	"aft_disruptor_emitters_75012":    {"arc": "not_front"},
	"3063":                            {"arc": "front"},
	"missile_launchers_71806":         {"arc": "front"},
	"forward_weapons_array_71522":     {"arc": "front"},
	"flanking_attack_72010":           {"arc": "front"},
	"plasma_wave_72022":               {"arc": "any"}, // every ship within Range 1
	"fire_all_weapons_71510b":         {"restrictions": "+5unless:ship_class~Galaxy Class|Intrepid Class|Sovereign Class"},
	"quantum_torpedoes_75013":         {"restrictions": "max1;+2unless:ship_class=Sovereign Class|Defiant Class|Akira Class|Luna Class"},
	"astrometrics_lab_75014":          {"restrictions": "max1;only:ship_faction=Federation;only:hull>=4;+2unless:ship_class=Intrepid Class|Sovereign Class|Luna Class"},
	"dorsal_phaser_array_75013":       {"attack_dice": "*"},
	"disruptor_sweep_80003":           {"attack_dice": "*-1"},
	"improved_phasers_72350":          asLine,
	"main_batteries_72321p":           asLine,
	"destructive_blast_72360":         byHand,
	"triphasic_emitters_72939":        byHand,
	// the same card as torpedo_attack_71203, where its numbers stand
	"torpedo_strike_72019": {"attack_dice": "4", "range_min": "1", "range_max": "2", "arc": "front|rear",
		"fire_cost": "spend lock; time 3"},
	// the same card as biogenic_weapon_71510b, where its numbers stand
	"biogenic_weapon_borg_71510b": {"attack_dice": "7", "range_min": "2", "range_max": "3", "arc": "primary",
		"fire_cost": "spend lock; discard me"},
	"triphasic_emitters_71536":    byHand,
	"disruptor_bombardment_73031": byHand,
}

// byHand are the numbers of a weapon whose dice or range are no numbers: it is fired by hand.
// asLine are those of a weapon whose attack counts as one with the primary weapon: a line has it.
var asLine = byHand

var byHand = map[string]string{"attack_dice": "", "range_min": "", "range_max": "", "arc": "", "fire_cost": ""}

// differ compares what the catalogue says with what the csv says, field by field; an empty csv
// number is 0.
func differ(t *testing.T, r map[string]string, got map[string]any) {
	t.Helper()
	for k, v := range got {
		want := r[k]
		if want == "" && fmt.Sprint(v) == "0" {
			continue
		}
		if fmt.Sprint(v) != want {
			t.Errorf("%s %s: %s is %v, the csv says %q", r["id"], r["name"], k, v, want)
		}
	}
}

func uniqueMark(unique, mirror bool) string {
	switch {
	case mirror:
		return "M"
	case unique:
		return "Y"
	}
	return "N"
}

func factions(fs []card.Faction) (first, more string) {
	var names []string
	for _, f := range fs {
		names = append(names, f.String())
	}
	if len(names) == 0 {
		return "no-faction", ""
	}
	return names[0], strings.Join(names[1:], "|")
}

// price is a printed price as the csv writes it.
func price(p *card.Printed) string {
	switch {
	case p.ByAttack && p.SP > 0:
		return fmt.Sprintf("=attack+%d", p.SP)
	case p.ByAttack:
		return "=attack"
	}
	return strconv.Itoa(p.SP)
}

func slots(s card.Slots, choices []card.SlotChoice) []string {
	var out []string
	for k, n := range s {
		if n > 0 {
			out = append(out, fmt.Sprintf("%v:%d", card.UpgradeKind(k), n))
		}
	}
	for _, c := range choices {
		var of []string
		most := int8(0)
		for _, s := range c.Of {
			for k, n := range s {
				if most = max(most, n); n > 0 {
					of = append(of, card.UpgradeKind(k).String())
				}
			}
		}
		if most > 1 {
			for i := range of {
				of[i] += fmt.Sprintf(":%d", most)
			}
			out = append(out, strings.Join(of, " or "))
			continue
		}
		out = append(out, fmt.Sprintf("%s:%d", strings.Join(of, "|"), c.N))
	}
	slices.Sort(out)
	return out
}

// slotsMissed are slots that a card's text adds and its row leaves out.
var slotsMissed = map[string]string{"montgomery_scott_t_72319p": "tech|weapon:1"}

func sameSlots(t *testing.T, r map[string]string, s card.Slots, choices []card.SlotChoice) {
	t.Helper()
	var want []string
	if added := cmp.Or(r["slots_added"], slotsMissed[r["id"]]); added != "" {
		want = strings.Split(added, ";")
		slices.Sort(want)
	}
	if got := slots(s, choices); !slices.Equal(got, want) {
		t.Errorf("%s: adds %v, the csv says %v", r["id"], got, want)
	}
}

func texts(rs []card.Restriction) string {
	var out []string
	for _, r := range rs {
		out = append(out, r.Text)
	}
	return strings.Join(out, ";")
}

func utopia(n int) string {
	if n < 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func TestShipsAsInTheReference(t *testing.T) {
	c := gametest.Cards(t)
	all := pool(t, "ships.csv")
	for _, r := range all {
		s := c.Ship(r["id"])
		if s == nil {
			t.Errorf("ship %s is missing", r["id"])
			continue
		}
		first, more := factions(s.Factions)
		differ(t, r, map[string]any{
			"name": s.Name, "class": s.Class.Name, "class_id": s.Class.ID, "faction": first, "additional_factions": more,
			"unique": uniqueMark(s.Unique, s.Mirror), "attack": s.Attack, "agility": s.Agility, "hull": s.Hull,
			"shields": s.Shields, "sp": s.SP, "sp_utopia": utopia(s.SPUtopia), "crew": s.Slots[card.Crew], "tech": s.Slots[card.Tech],
			"weapon": s.Slots[card.Weapon], "borg": s.Slots[card.BorgUpgrade], "squadron": s.Slots[card.SquadronUpgrade], "captain_limit": s.CaptainLimit,
			"has_ability": uniqueMark(s.Ability, false), "set_id": strings.Join(s.Sets, ";"), "utopia_id": s.Utopia,
		})
		if r["arc360"] != "" && r["arc360"] != uniqueMark(s.Class.Front == physics.AllRound, false) {
			t.Errorf("%s: front arc %v, the csv says %s", s.ID, s.Class.Front, r["arc360"])
		}
		var set card.ActionSet
		for name := range strings.SplitSeq(r["actions"], "|") {
			for a := card.Evade; a < card.NumActions; a++ {
				if strings.ReplaceAll(a.String(), " ", "") == name {
					set = set.With(a)
				}
			}
		}
		if set != s.Actions {
			t.Errorf("%s: actions %b, the csv says %s", s.ID, s.Actions, r["actions"])
		}
	}
	if len(all) != len(c.Ships) {
		t.Errorf("%d ships, the csv has %d", len(c.Ships), len(all))
	}
}

func TestCaptainsAsInTheReference(t *testing.T) {
	c := gametest.Cards(t)
	for _, r := range pool(t, "captains.csv") {
		v := c.Captain(r["id"])
		if v == nil {
			t.Errorf("captain %s is missing", r["id"])
			continue
		}
		first, more := factions(v.Factions)
		if r["skill"] == "*" { // the Drone Tokens left
			r["skill"] = r["drone_tokens"]
		}
		differ(t, r, map[string]any{
			"name": v.Name, "faction": first, "additional_factions": more, "unique": uniqueMark(v.Unique, v.Mirror),
			"skill": v.Skill, "sp": v.SP, "sp_utopia": utopia(v.SPUtopia), "talent_slots": v.Talents, "drone_tokens": v.Drones,
			"restrictions": texts(v.Restrictions), "has_ability": uniqueMark(v.Ability, false),
			"set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia,
		})
		sameSlots(t, r, v.Slots, v.Choices)
	}
	for _, r := range pool(t, "admirals.csv") {
		v := c.Admiral(r["id"])
		if v == nil {
			t.Errorf("admiral %s is missing", r["id"])
			continue
		}
		first, _ := factions(v.Factions)
		differ(t, r, map[string]any{
			"name": v.Name, "faction": first, "unique": uniqueMark(v.Unique, v.Mirror), "skill_modifier": v.SkillBonus, "sp": v.SP,
			"talent_slots": v.Talents, "restrictions": texts(v.Restrictions), "set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia,
		})
	}
}

// barActions are the actions as the csv of flagships calls them.
var barActions = map[string]card.Action{
	"evade": card.Evade, "targetlock": card.TargetLock, "scan": card.Scan, "battlestations": card.BattleStations,
	"cloak": card.Cloak, "sensorecho": card.SensorEcho,
}

// ridingAsInTheReference compares the flagships and fleet captains with the csv, and counts them.
func ridingAsInTheReference(t *testing.T, c *card.Catalogue) (n int) {
	t.Helper()
	for _, file := range []string{"flagships.csv", "fleetcaptains.csv"} {
		for _, r := range rows(t, filepath.Join("pool", file)) {
			n++
			v := c.Upgrade(r["id"])
			if v == nil || !v.Kind.RidesAlong() {
				t.Errorf("%s is missing", r["id"])
				continue
			}
			for k, column := range []string{"talent", "crew", "tech", "weapon"} {
				expect.Same(t, fmt.Sprint(v.Slots[k]), r[column], v.ID+": "+column)
			}
			for i := range v.Abilities[0].Do {
				e := &v.Abilities[0].Do[i]
				switch e.Op {
				case card.StatBy:
					expect.Same(t, fmt.Sprint(e.N), r[strings.ToLower(e.Stat.String())], v.ID+": "+e.Stat.String())
				case card.SkillBy:
					expect.Same(t, fmt.Sprint(e.N), r["skill_bonus"], v.ID+": skill")
				case card.AddToBar:
					expect.True(t, e.Actions.Has(barActions[r["actions"]]), "%s: %s", v.ID, r["actions"])
				}
			}
		}
	}
	for _, r := range rows(t, filepath.Join("pool", "officers.csv")) {
		n++
		v := c.Upgrade(r["id"])
		expect.True(t, v != nil && v.Kind == card.Officer && fmt.Sprint(v.SP) == r["sp"], "%s: %+v", r["id"], v)
		kind, _, _ := strings.Cut(r["slots_added"], ":")
		if k, ok := card.ParseKind(kind); ok {
			expect.Same(t, v.Slots[k], 1, v.ID+": "+kind)
		}
	}
	for _, v := range c.Upgrades {
		if v.Kind == card.ShipResource || v.Kind.OnEveryShip() { // the csv has the resource, and no card of the others
			n++
		}
	}
	return n
}

func TestUpgradesAsInTheReference(t *testing.T) {
	c := gametest.Cards(t)
	arcs := map[string]card.WeaponArc{
		"": card.PrimaryArc, "primary": card.PrimaryArc, "front": card.FrontArc, "rear": card.RearArc,
		"front|rear": card.FrontOrRear, "any": card.AnyArc, "not_front": card.NotFrontArc,
	}
	for _, r := range pool(t, "upgrades.csv") {
		v := c.Upgrade(r["id"])
		if v == nil {
			t.Errorf("upgrade %s is missing", r["id"])
			continue
		}
		first, more := factions(v.Factions)
		w := v.Weapon
		var cost []string
		if w.SpendLock {
			cost = append(cost, "spend lock")
		}
		for _, c := range []struct {
			name string
			n    int8
		}{{"shields", w.Shields}, {"drones", w.Drones}, {"aux", w.Aux}} {
			if c.n > 0 {
				cost = append(cost, fmt.Sprintf("%s %d", c.name, c.n))
			}
		}
		if w.SpendCloak {
			cost = append(cost, "spend cloak")
		}
		if w.SpendScan {
			cost = append(cost, "spend scan")
		}
		if w.Disable {
			cost = append(cost, "disable me")
		}
		if w.Discard && !w.Remove {
			cost = append(cost, "discard me")
		}
		if w.Remove {
			cost = append(cost, "remove me")
		}
		if w.Time > 0 {
			cost = append(cost, fmt.Sprintf("time %d", w.Time))
		}
		dice := strconv.Itoa(int(w.Dice))
		if w.OfAttack {
			dice = "*" + strings.TrimPrefix(fmt.Sprintf("%+d", w.Dice), "+0")
		}
		kind := v.Kind.String()
		if strings.Contains(r["type"], "|") { // it fills slots of several kinds
			for _, b := range v.Build {
				if b.Op == card.SlotAlso {
					kind = b.Text[len("slot me "):]
				}
				if b.Op == card.NoSlotNeeded {
					kind = r["type"]
				}
			}
		}
		if r["type"] == "question" && len(v.Build) > 0 { // a fleet builder's word for a card of several slots, or of none
			kind = "question"
		}
		if r["id"] == "bio_molecular_torpedo_75007" && r["sp"] == "0" { // the price stands in its text alone
			r["sp"] = "=attack"
		}
		switch r["id"] { // the numbers of these weapons stand in the pool's other list alone
		case "destructive_blast_72360":
			r["attack_dice"], r["range_min"], r["range_max"], r["fire_cost"], r["arc"] = "5", "1", "3", "discard me", "primary"
		case "disruptor_bombardment_73031":
			r["attack_dice"], r["range_min"], r["range_max"], r["fire_cost"], r["arc"] = "4", "1", "1", "time 3", "front"
		}
		differ(t, r, map[string]any{
			"name": v.Name, "type": kind, "faction": first, "additional_factions": more, "unique": uniqueMark(v.Unique, v.Mirror),
			"sp": price(&v.Printed), "sp_utopia": utopia(v.SPUtopia), "attack_dice": dice, "range_min": w.RangeMin, "range_max": w.RangeMax,
			"fire_cost": strings.Join(cost, "; "), "restrictions": texts(v.Restrictions),
			"set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia,
		})
		if arc, ok := arcs[r["arc"]]; !ok || arc != w.Arcs {
			t.Errorf("%s: arc %v, the csv says %s", v.ID, w.Arcs, r["arc"])
		}
		sameSlots(t, r, v.Slots, v.Choices)
	}
	riding := ridingAsInTheReference(t, c)
	if all := pool(t, "upgrades.csv"); len(all) != len(c.Upgrades)-riding {
		t.Errorf("%d upgrades besides %d that ride along, the csv has %d", len(c.Upgrades)-riding, riding, len(all))
	}
	for _, r := range pool(t, "resources.csv") {
		v := c.Resource(r["id"])
		if v == nil {
			t.Errorf("resource %s is missing", r["id"])
			continue
		}
		differ(t, r, map[string]any{"name": v.Name, "sp": v.SP, "set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia})
	}
}

func TestClassesAsInTheReference(t *testing.T) {
	c := gametest.Cards(t)
	//exhaustive:ignore
	arc := map[physics.Arc]string{physics.NoArc: "", physics.Front90: "90", physics.Rear90: "90", physics.Front180: "180", physics.AllRound: "360"}
	for _, r := range pool(t, "classes.csv") {
		k := c.Class(r["id"])
		if k == nil {
			t.Errorf("class %s is missing", r["id"])
			continue
		}
		r["name"] = strings.TrimSpace(r["name"])
		differ(t, r, map[string]any{"name": k.Name, "front_arc_deg": arc[k.Front], "rear_arc_deg": arc[k.Rear], "note": k.Note})
		//exhaustive:ignore
		names := map[physics.Bearing]string{
			physics.Straight: "straight", physics.Reverse: "straight", physics.BankLeft: "bank", physics.BankRight: "bank",
			physics.TurnLeft: "turn", physics.TurnRight: "turn", physics.FlankLeft: "flank", physics.FlankRight: "flank",
			physics.RotateLeft: "rotate", physics.RotateRight: "rotate", physics.Stop: "stop", physics.ComeAbout: "about", physics.SpinLeft: "spin", physics.SpinRight: "spin",
		}
		sides := map[string]int{}
		for _, m := range k.Dial {
			n := int(m.Speed)
			if m.Bearing == physics.Reverse {
				n = -n
			}
			name := names[m.Bearing]
			if name == "rotate" {
				name, n = fmt.Sprintf("%d-degree-rotate", 45*n), 0
			}
			sides[fmt.Sprintf("%d:%s=%v", n, name, m.Color)]++
		}
		want := strings.Split(r["maneuvers"], ";")
		for _, m := range want {
			both := strings.Contains(m, "bank") || strings.Contains(m, "turn") || strings.Contains(m, "spin") || strings.Contains(m, "flank") || strings.Contains(m, "rotate")
			if n := sides[m]; n != 1 && !both || n != 2 && both {
				t.Errorf("%s: %s is %d times on the dial", k.Name, m, n)
			}
		}
		expect.Same(t, len(sides), len(want), "%s: dial %v, the csv says %v", k.Name, sides, want)
	}
}
