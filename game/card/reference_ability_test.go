package card_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
)

// lineFacts is one line of the reference, or one further effect of a weapon's line.
type lineFacts struct{ trigger, condition, cost, effect string }

// referenceLines groups the reference's lines by kind and card and leaves out what is not an
// ability here: building rules, remarks, the skill of admirals, and the attack itself of a weapon.
func referenceLines(t *testing.T) map[string][]lineFacts {
	out := map[string][]lineFacts{}
	for _, r := range rows(t, "abilities.csv") {
		key := r["kind"] + " " + r["card_id"]
		if _, ok := card.ParseKind(r["kind"]); ok && r["kind"] != "resource" {
			key = "upgrade " + r["card_id"]
		}
		l := lineFacts{r["trigger"], r["condition"], r["cost"], r["effect"]}
		switch {
		case l.trigger == "build" || l.trigger == "note" || l.effect == "skill(+1)" && r["kind"] == "admiral" || l.effect == "skill(+2)" && r["kind"] == "admiral":
			continue
		case l.trigger == "weapon":
			for _, e := range strings.Split(l.effect, "; ")[1:] {
				out[key] = append(out[key], lineFacts{"weapon", "-", "-", e})
			}
			continue
		case strings.HasSuffix(l.trigger, "(same use)"):
			last := &out[key][len(out[key])-1]
			last.effect += "; " + l.effect
			continue
		case key == "upgrade phaser_array_retrofit_71996": // one line of two moments
			out[key] = append(out[key], lineFacts{l.trigger, l.condition, l.cost, "atk(+1)"}, lineFacts{"atk.defroll", l.condition, l.cost, "foedef(-1)"})
			continue
		}
		out[key] = append(out[key], l)
	}
	return out
}

// besidesBuilding are cards whose building line says more than a building rule can: each has one
// ability line for it.
var besidesBuilding = map[string]string{
	"captain 2011":                        "the talents that lie face down",
	"upgrade combat_vessel_variant_71527": "attack and hull of the ship",
}

type linesOf struct {
	key   string
	lines []card.Ability
}

func allLines(t testing.TB) (out []linesOf) {
	c := catalogue(t)
	for _, v := range c.Ships {
		out = append(out, linesOf{"ship " + v.ID, v.Abilities})
	}
	for _, v := range c.Captains {
		out = append(out, linesOf{"captain " + v.ID, v.Abilities})
	}
	for _, v := range c.Admirals {
		out = append(out, linesOf{"admiral " + v.ID, v.Abilities})
	}
	for _, v := range c.Upgrades {
		out = append(out, linesOf{"upgrade " + v.ID, v.Abilities})
	}
	for _, v := range c.Resources {
		out = append(out, linesOf{"resource " + v.ID, v.Abilities})
	}
	return out
}

// Every line of the reference is here, in its order, with its moment, its price and its numbers.
// The cards of the other part of the pool have cases in their stead.
func TestAbilitiesAsInTheReference(t *testing.T) {
	want := referenceLines(t)
	others := map[string]bool{}
	for _, file := range []string{"ships", "captains", "admirals", "upgrades", "resources"} {
		for _, r := range rows(t, filepath.Join("pool", file+".csv")) {
			others[strings.TrimSuffix(file, "s")+" "+r["id"]] = true
		}
	}
	lines := 0
	for _, c := range allLines(t) {
		if others[c.key] {
			continue
		}
		if besidesBuilding[c.key] != "" {
			if len(c.lines) != 1 {
				t.Errorf("%s: %d lines, want one for %s", c.key, len(c.lines), besidesBuilding[c.key])
			}
			continue
		}
		w := want[c.key]
		delete(want, c.key)
		if len(c.lines) != len(w) {
			t.Errorf("%s: %d lines, the reference has %d", c.key, len(c.lines), len(w))
			continue
		}
		for i, l := range w {
			lines++
			sameLine(t, fmt.Sprintf("%s line %d", c.key, i+1), &c.lines[i], l)
		}
	}
	for key := range want {
		t.Errorf("%s has no lines", key)
	}
	if lines < 380 {
		t.Errorf("only %d lines compared", lines)
	}
}

func sameLine(t *testing.T, where string, a *card.Ability, l lineFacts) {
	t.Helper()
	if w := moments(l); a.At != w {
		t.Errorf("%s: moments %b, the reference says %s (%b): %s", where, a.At, l.trigger, w, a.Line)
	}
	if got, want := prices(a.Cost), csvPrices(l.cost); got != want {
		t.Errorf("%s: costs %q, the reference %q", where, got, want)
	}
	line := costField.ReplaceAllString(a.Line, "")
	if got, want := numbers(line), numbers(l.trigger+" "+l.condition+" "+l.effect); got != want && sameMeaning[where] == "" {
		t.Errorf("%s: numbers %s in %s, the reference %s: %v", where, got, a.Line, want, l)
	}
	if must := strings.Contains(l.condition, "must") && l.cost != "-"; a.Must != must {
		t.Errorf("%s: must %v, the reference %v", where, a.Must, must)
	}
	once := strings.Contains(l.condition, "once/round")
	if limited := a.Limit == card.OnceARound || a.Limit == card.OnceAShip; limited != once {
		t.Errorf("%s: once a round %v, the reference %v", where, limited, once)
	}
	if each := strings.Contains(l.condition, "each time"); each != (a.Limit == card.EachTime) {
		t.Errorf("%s: each time %v, the reference %v", where, !each, each)
	}
	if may := optional(l); a.May != may {
		t.Errorf("%s: may %v, the reference %v: %v", where, a.May, may, l)
	}
}

// optional tells whether a line without a price may be declined.
func optional(l lineFacts) bool {
	if l.cost != "-" || strings.HasPrefix(l.trigger, "action") || strings.HasPrefix(l.trigger, "fleet_action") || strings.Contains(l.condition, "must") ||
		l.trigger == "attack.instead" {
		return false
	}
	for _, op := range []string{"reroll(", "convert(", "set(", "free(", "move(", "redial(", "extraattack("} {
		if strings.HasPrefix(l.effect, op) {
			return true
		}
	}
	return strings.Contains(l.condition, "may;")
}

var costField = regexp.MustCompile(`cost: \[[^]]*\]`)

var digits = regexp.MustCompile(`(^|[^0-9_])([0-9]+)`)

// numbers are all numbers of a text above 1, sorted; "1" is written in one place and understood in
// the other.
func numbers(text string) string {
	text = strings.NewReplacer("Species 8472", "", "3rd", "").Replace(text)
	var out []string
	for _, m := range digits.FindAllStringSubmatch(text, -1) {
		if m[2] != "1" && m[2] != "0" {
			out = append(out, m[2])
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// sameMeaning are lines whose numbers are written in another way, each with its reason.
var sameMeaning = map[string]string{
	"ship 1040 line 1":                                 "two targets are said by a word",
	"ship borg_sphere_4270_71283 line 1":               "two targets are said by a word",
	"captain chakotay_71528 line 1":                    "the second number is a remark",
	"upgrade enhanced_hull_plating_71526 line 1":       "the span stands in the price",
	"upgrade 3089 line 1":                              "the speed stands with each bearing",
	"upgrade 3023 line 1":                              "the numbers are words",
	"upgrade borg_ablative_hull_armor_71283 line 2":    "a named effect",
	"resource 4001 line 1":                             "the faces of the special die are in its own type",
	"resource counter attack die_collectiveop1 line 1": "the faces of the special die are in its own type",
	"resource 4002 line 1":                             "a named effect",
	"resource tactics_72315r line 1":                   "a named effect",
	"admiral hayes_72008 line 1":                       "2 dice against Borg are 1 and 1 more",
}

// prices and csvPrices bring both ways of writing a price to one.
func prices(cost []card.Cost) string {
	var out []string
	for _, c := range cost {
		span := fmt.Sprint(c.N)
		if c.M > c.N {
			span = fmt.Sprintf("%d-%d", c.N, c.M)
		}
		var tokens, kinds []string
		for i, name := range []string{"evade", "scan", "bs"} {
			if c.Tokens&(1<<i) != 0 {
				tokens = append(tokens, name)
			}
		}
		for k := card.Talent; k < card.Resource; k++ {
			if c.Kinds.Has(k) {
				kinds = append(kinds, k.String())
			}
		}
		kind := strings.Join(kinds, " or ")
		if c.Kinds == card.AnyUpgrade {
			kind = "upgrade"
		}
		switch c.Op {
		case card.DisableMe:
			out = append(out, "disable me")
		case card.DiscardMe:
			out = append(out, "discard me")
		case card.TimeOnMe:
			out = append(out, "time "+span)
		case card.PayAux:
			out = append(out, "aux "+span)
		case card.TurnOffShields:
			out = append(out, "shields "+span)
		case card.AllShields:
			out = append(out, "allshields")
		case card.SpendTheLock:
			out = append(out, "spend lock")
		case card.SpendToken:
			out = append(out, "spend "+strings.Join(tokens, " or "))
		case card.SpendCloak:
			out = append(out, "spend cloak")
		case card.SpendDrones:
			out = append(out, "drone "+span)
		case card.SpendCharges:
			out = append(out, "charge "+span)
		case card.DisableCards:
			out = append(out, "disable "+kind+" "+span)
		case card.DiscardCards:
			out = append(out, "discard "+kind+" "+span)
		case card.GiveUpAttack:
			out = append(out, "noattack")
		case card.FewerAttack:
			out = append(out, fmt.Sprintf("atk -%d round", c.N))
		case card.NoDefenseDice:
			out = append(out, "def =0 round")
		}
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

func csvPrices(text string) string {
	if text == "-" {
		return ""
	}
	out := strings.Split(text, "; ")
	for i, c := range out {
		switch c {
		case "aux":
			c = "aux 1"
		case "aux per result":
			c = "aux 1-2"
		case "charge", "charge of that kind":
			c = "charge 1"
		case "spend scan(self)":
			c = "spend scan"
		}
		out[i] = c
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

// moments are the windows that a trigger of the reference stands for.
func moments(l lineFacts) card.Windows {
	var w card.Windows
	trigger, _, _ := strings.Cut(l.trigger, " (")
	for _, suffix := range []string{" fleet", " this weapon"} {
		trigger = strings.ReplaceAll(trigger, suffix, "")
	}
	for tr := range strings.SplitSeq(trigger, " or ") {
		w |= moment(tr, l)
	}
	return w
}

func moment(trigger string, l lineFacts) card.Windows {
	has := func(s string) bool { return strings.Contains(l.effect, s) }
	either := func(foe bool, a, b card.Window) card.Windows {
		if foe {
			return card.At(a)
		}
		return card.At(b)
	}
	name, _, _ := strings.Cut(trigger, " ")
	switch name {
	case "weapon":
		return either(has("foedef"), card.CountDefenseFoe, card.ModifyAttack)
	case "def.modify":
		return either(has("(foe"), card.ModifyAttackFoe, card.ModifyDefense)
	case "atk.roll":
		return either(strings.Contains(l.condition, "after rolling"), card.RolledAttack, card.CountAttack)
	case "atk.damage":
		if has("add(") {
			return card.At(card.Hitting)
		}
		return either(has("crit("), card.DealDamage, card.Damaged)
	case "on_damage":
		if strings.Contains(trigger, "last shield") {
			return card.At(card.ShieldsGone)
		}
		return either(strings.Contains(trigger, "hull"), card.HullDamage, card.Incoming)
	case "on_move":
		return either(strings.Contains(trigger, "enemy"), card.EnemyMoved, card.AfterMove)
	case "dice.modify":
		return card.At(card.ModifyAttack, card.ModifyDefense)
	case "dice.any":
		return card.At(card.ModifyAttack, card.ModifyDefense, card.AnyRoll)
	case "on_discard", "on_disable":
		return either(name == "on_discard", card.OnDiscard, card.OnDisable)
	case "combat":
		return card.At(card.CombatStart, card.CombatTurn)
	case "aura":
		return moment(trigger[strings.LastIndex(trigger, " ")+1:], l)
	}
	w, ok := map[string]card.Window{
		"attack.instead": card.AttackInstead, "after_move": card.AfterMove, "atk.declare": card.Declare,
		"atk.modify": card.ModifyAttack, "action": card.DoAction, "def.foeroll": card.CountAttackFoe, "def.roll": card.CountDefense,
		"activation": card.Activate, "reveal": card.Reveal, "before_move": card.BeforeMove, "extra": card.ExtraMove,
		"fleet_action": card.FleetAction, "activation.end": card.ActivationEnd, "combat.start": card.CombatStart,
		"atk.defroll": card.CountDefenseFoe, "atk.defmodify": card.ModifyDefenseFoe, "atk.after": card.AfterAttack, "def.compare": card.Compare,
		"def.damage": card.Incoming, "def.after": card.AfterDefense, "on_action": card.OnAction, "on_spend": card.OnSpendLock,
		"on_mine": card.OnMine, "anytime": card.Anytime, "setup": card.AtSetUp, "static": card.Static,
	}[name]
	if !ok {
		return 0
	}
	return card.At(w)
}

// The attacks of the reference, their flags included.
func TestWeaponsAsInTheReference(t *testing.T) {
	c := catalogue(t)
	n := 0
	for _, r := range rows(t, "abilities.csv") {
		m := weaponCall.FindStringSubmatch(r["effect"])
		if m == nil {
			continue
		}
		n++
		var w card.WeaponFacts
		if s := c.Ship(r["card_id"]); r["kind"] == "ship" {
			for _, a := range s.Abilities {
				if a.Weapon != nil {
					w = *a.Weapon
				}
			}
		} else {
			w = c.Upgrade(r["card_id"]).Weapon
		}
		if got := weaponText(w); got != m[1] {
			t.Errorf("%s: the attack is %q, the reference says %q", r["name"], got, m[1])
		}
	}
	if n < 49 {
		t.Errorf("only %d attacks compared", n)
	}
}

var weaponCall = regexp.MustCompile(`weapon\(([^)]*)\)`)

// weaponText writes an attack as the reference does.
func weaponText(w card.WeaponFacts) string {
	out := fmt.Sprintf("dice=%d,range=%d-%d,arc=%s", w.Dice, w.RangeMin, w.RangeMax, strings.ReplaceAll(w.Arcs.String(), "not front", "not_front"))
	if w.RangeMin == w.RangeMax {
		out = fmt.Sprintf("dice=%d,range=%d,arc=%s", w.Dice, w.RangeMin, strings.ReplaceAll(w.Arcs.String(), "not front", "not_front"))
	}
	if w.OfPrimary {
		if out = "dice=primary"; w.Dice != 0 {
			out += fmt.Sprint(w.Dice)
		}
	}
	if w.Twice {
		out += ",targets=2"
	}
	if w.Split {
		out += fmt.Sprintf(",split=2,min=%d", w.Min)
	}
	for _, f := range []struct {
		is   bool
		text string
	}{{w.AsPrimary, ",as=primary"}, {w.Pierce, ",pierce"}, {w.NoDamage, ",nodamage"}, {w.RangeBonus, ",rangebonus"}} {
		if f.is {
			out += f.text
		}
	}
	return out
}
