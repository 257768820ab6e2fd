package card_test

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game/card"
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
	if err != nil {
		t.Fatal(err)
	}
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
	return names[0], strings.Join(names[1:], "|")
}

func slots(s card.Slots) []string {
	var out []string
	for k, n := range s {
		if n > 0 {
			out = append(out, fmt.Sprintf("%v:%d", card.UpgradeKind(k), n))
		}
	}
	slices.Sort(out)
	return out
}

func sameSlots(t *testing.T, r map[string]string, s card.Slots) {
	t.Helper()
	var want []string
	if r["slots_added"] != "" {
		want = strings.Split(r["slots_added"], ";")
		slices.Sort(want)
	}
	if got := slots(s); !slices.Equal(got, want) {
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
	c := catalogue(t)
	all := rows(t, "ships.csv")
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
			"arc360": uniqueMark(s.Class.Front == physics.AllRound, false),
		})
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
	c := catalogue(t)
	for _, r := range rows(t, "captains.csv") {
		v := c.Captain(r["id"])
		if v == nil {
			t.Errorf("captain %s is missing", r["id"])
			continue
		}
		first, more := factions(v.Factions)
		differ(t, r, map[string]any{
			"name": v.Name, "faction": first, "additional_factions": more, "unique": uniqueMark(v.Unique, v.Mirror),
			"skill": v.Skill, "sp": v.SP, "sp_utopia": utopia(v.SPUtopia), "talent_slots": v.Talents, "drone_tokens": v.Drones,
			"restrictions": texts(v.Restrictions), "has_ability": uniqueMark(v.Ability, false),
			"set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia,
		})
		sameSlots(t, r, v.Slots)
	}
	for _, r := range rows(t, "admirals.csv") {
		v := c.Admiral(r["id"])
		if v == nil {
			t.Errorf("admiral %s is missing", r["id"])
			continue
		}
		first, _ := factions(v.Factions)
		differ(t, r, map[string]any{
			"name": v.Name, "faction": first, "unique": uniqueMark(v.Unique, false), "skill_modifier": v.SkillBonus, "sp": v.SP,
			"talent_slots": v.Talents, "restrictions": texts(v.Restrictions), "set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia,
		})
	}
}

func TestUpgradesAsInTheReference(t *testing.T) {
	c := catalogue(t)
	arcs := map[string]card.WeaponArc{
		"": card.PrimaryArc, "primary": card.PrimaryArc, "front": card.FrontArc, "rear": card.RearArc,
		"front|rear": card.FrontOrRear, "any": card.AnyArc, "not_front": card.NotFrontArc,
	}
	for _, r := range rows(t, "upgrades.csv") {
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
		if w.Disable {
			cost = append(cost, "disable me")
		}
		if w.Discard {
			cost = append(cost, "discard me")
		}
		if w.Time > 0 {
			cost = append(cost, fmt.Sprintf("time %d", w.Time))
		}
		differ(t, r, map[string]any{
			"name": v.Name, "type": v.Kind, "faction": first, "additional_factions": more, "unique": uniqueMark(v.Unique, v.Mirror),
			"sp": v.SP, "sp_utopia": utopia(v.SPUtopia), "attack_dice": w.Dice, "range_min": w.RangeMin, "range_max": w.RangeMax,
			"fire_cost": strings.Join(cost, "; "), "restrictions": texts(v.Restrictions),
			"set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia,
		})
		if arc, ok := arcs[r["arc"]]; !ok || arc != w.Arcs {
			t.Errorf("%s: arc %v, the csv says %s", v.ID, w.Arcs, r["arc"])
		}
		sameSlots(t, r, v.Slots)
	}
	for _, r := range rows(t, "resources.csv") {
		v := c.Resource(r["id"])
		if v == nil {
			t.Errorf("resource %s is missing", r["id"])
			continue
		}
		differ(t, r, map[string]any{"name": v.Name, "sp": v.SP, "set_id": strings.Join(v.Sets, ";"), "utopia_id": v.Utopia})
	}
}

func TestClassesAsInTheReference(t *testing.T) {
	c := catalogue(t)
	//exhaustive:ignore
	arc := map[physics.Arc]string{physics.NoArc: "", physics.Front90: "90", physics.Rear90: "90", physics.Front180: "180", physics.AllRound: "360"}
	for _, r := range rows(t, "classes.csv") {
		k := c.Class(r["id"])
		if k == nil {
			t.Errorf("class %s is missing", r["id"])
			continue
		}
		differ(t, r, map[string]any{"name": k.Name, "front_arc_deg": arc[k.Front], "rear_arc_deg": arc[k.Rear], "note": k.Note})
		//exhaustive:ignore
		names := map[physics.Bearing]string{
			physics.Straight: "straight", physics.Reverse: "straight", physics.BankLeft: "bank", physics.BankRight: "bank",
			physics.TurnLeft: "turn", physics.TurnRight: "turn", physics.ComeAbout: "about", physics.SpinLeft: "spin", physics.SpinRight: "spin",
		}
		sides := map[string]int{}
		for _, m := range k.Dial {
			n := int(m.Speed)
			if m.Bearing == physics.Reverse {
				n = -n
			}
			sides[fmt.Sprintf("%d:%s=%v", n, names[m.Bearing], m.Color)]++
		}
		want := strings.Split(r["maneuvers"], ";")
		for _, m := range want {
			both := strings.Contains(m, "bank") || strings.Contains(m, "turn") || strings.Contains(m, "spin")
			if n := sides[m]; n != 1 && !both || n != 2 && both {
				t.Errorf("%s: %s is %d times on the dial", k.Name, m, n)
			}
		}
		if len(sides) != len(want) {
			t.Errorf("%s: dial %v, the csv says %v", k.Name, sides, want)
		}
	}
}
