package card

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// The page of whole cards names every field of every kind of card, and none that is not one; what
// it shows as written can be read.
func TestPageOfCards(t *testing.T) {
	b, err := os.ReadFile("CARDS.md")
	expect.OK(t, err)
	named := map[string]bool{}
	for line := range strings.Lines(string(b)) {
		cell, is := strings.CutPrefix(line, "| `")
		if cell, _, _ = strings.Cut(cell, " |"); is {
			for w := range strings.FieldsSeq(strings.ReplaceAll(cell, "`", "")) {
				named[w] = true
			}
		}
	}
	var fields func(t reflect.Type) []string
	fields = func(t reflect.Type) (out []string) {
		for i := range t.NumField() {
			f := t.Field(i)
			switch name, inline := strings.CutSuffix(f.Tag.Get("yaml"), ",inline"); {
			case inline:
				out = append(out, fields(f.Type)...)
			case name != "-":
				out = append(out, name)
			}
		}
		return out
	}
	known := map[string]bool{}
	for _, kind := range []reflect.Type{reflect.TypeFor[classYAML](), reflect.TypeFor[shipYAML](), reflect.TypeFor[captainYAML](),
		reflect.TypeFor[admiralYAML](), reflect.TypeFor[upgradeYAML](), reflect.TypeFor[weaponYAML]()} {
		for _, name := range fields(kind) {
			if known[name] = true; !named[name] {
				t.Errorf("the page lacks %q", name)
			}
		}
	}
	for _, rule := range []string{"price crew -1", "price crew/Dominion =3", "nopenalty upgrades", "slot card:x 1", "slot crew max 4", "slot me crew|tech", "price 2 crew -1", "price me -2 if hull<=3", "noslot me"} {
		if _, err := parseBuild(rule); err != nil {
			t.Errorf("%s: %v", rule, err)
		}
	}
	for _, r := range []string{"only:ship_class~Warbird|Bird-of-Prey", "max1", "+5unless:hull>=4", "not_in_fleet_with:Spock", "only:captain_faction=Klingon", "only:captain=x", "only:ship_title=U.S.S. Defiant",
		"only:attack<=3", "only:captain_skill<=5", "only:dial_speed<=3", "only:dial=about", "only:bar=battle stations", "only:no_rear_arc",
		"only:unique_ship", "not:ship_faction=Borg", "only:captain~Hirogen"} {
		if _, err := parseRestriction(r); err != nil {
			t.Errorf("%s: %v", r, err)
		}
	}
	for f := Faction(1); f < NumFactions; f++ {
		expect.True(t, strings.Contains(string(b), f.String()), "the page lacks the faction %s", f)
	}
}

// What is wrong with a building rule is told by the way to write it that goes furthest.
func TestWrongBuildingRulesSayWhy(t *testing.T) {
	for rule, says := range map[string]string{
		"price crwe -1":            `unknown kind "crwe": is crew meant?`,
		"price crew cheap":         `"cheap" is not a number from -20 to 20`,
		"price crew -1 max":        "not a building rule",
		"price crew -1 if nothing": `"nothing" is not a condition`,
		"price crew half hull":     `"half" is not a number from -20 to 20`,
		"price me half hulls":      `unknown value "hulls"`,
		"slot crew 99":             `"99" is not a number from -20 to 20`,
		"slot me crew|crew":        `kind "crew" is given twice`,
		"slot me crew|techs":       `unknown kind "techs": is tech meant?`,
		"slot card:x crew":         `"crew" is not a number from -20 to 20`,
		"fills crew tech":          "not a building rule",
		"exchange crew for teck":   `unknown kind "teck": is tech meant?`,
		"holds crew/Klingn":        `unknown faction "Klingn": is Klingon meant?`,
		"no captain if hull<=3":    "not a building rule",
	} {
		_, err := buildRule(rule)
		expect.Refused(t, err, says, "%s", rule)
	}
}

// The page for people who write cards names every phrase, and no phrase that is not one.
func TestPageOfAbilities(t *testing.T) {
	b, err := os.ReadFile("ABILITIES.md")
	expect.OK(t, err)
	want := slices.Concat(windowNames[:], patternsOf(whosePhrases), patternsOf(limitPhrases), patternsOf(targetPhrases), patternsOf(reachPhrases),
		patternsOf(conditionPhrases), patternsOf(costPhrases), patternsOf(effectPhrases), patternsOf(endingPhrases), patternsOf(movePhrases), patternsOf(moveEndings))
	_, page, _ := strings.Cut(string(b), "\n## Moments")
	var got []string
	for line := range strings.Lines(page) {
		if row, ok := strings.CutPrefix(line, "| `"); ok {
			phrase, _, _ := strings.Cut(row, "`")
			got = append(got, phrase)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	for _, p := range want {
		expect.True(t, slices.Contains(got, p), "the page lacks %q", p)
	}
	for _, p := range got {
		expect.True(t, slices.Contains(want, p), "the page has %q, which cannot be written", p)
	}
}
