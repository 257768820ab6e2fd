package card

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Line is a line of card text as it stands in a file of cards, or in a sheet.
type Line struct {
	When   string   `yaml:"when" need:"true" letters:"120" says:"the moment, or several joined by or"`
	Whose  string   `yaml:"whose" letters:"60" says:"whose moment it is, in a sheet any ship's"`
	If     []string `yaml:"if" letters:"120" most:"8" says:"conditions, all of which must hold"`
	Cost   []string `yaml:"cost" letters:"120" most:"6" says:"prices, paid together and in full by the owner's choice"`
	Target string   `yaml:"target" letters:"120" says:"the ship that is chosen, or the ships meant"`
	Do     []any    `yaml:"do" most:"8" says:"what happens, in this order"`
	May    []any    `yaml:"may" most:"8" says:"the same, but the owner may decline although nothing is paid"`
	OneOf  []any    `yaml:"one_of" most:"8" says:"the owner picks one of these"`
	Limit  string   `yaml:"limit" letters:"40" says:"how often, usually once a round"`
	Shares int      `yaml:"shares" range:"0,9" says:"lines with the same number share their limit"`
	Must   bool     `yaml:"must" says:"a line with a price that the owner may not decline"`
	FreeIf []string `yaml:"free_if" letters:"120" most:"8" says:"of an action: conditions under which it may be a free action"`
}

// lineYAML is a line of a card.
type lineYAML struct {
	Line        `yaml:",inline"`
	Uses        int         `yaml:"uses"`
	Anyhow      bool        `yaml:"even_disabled"`
	TargetPicks bool        `yaml:"target_picks"`
	Outlives    bool        `yaml:"even_discarded"`
	Weapon      *weaponYAML `yaml:"weapon"`
}

// maxDepth bounds effects inside effects.
const maxDepth = 3

func (y *lineYAML) ability(p *place) Ability {
	a := Ability{Must: y.Must, TargetPicks: y.TargetPicks, Anyhow: y.Anyhow, Outlives: y.Outlives}
	if p.entry != nil {
		a.Line = strings.Join(strings.Fields(p.entry.String()), " ")
	}
	var err error
	a.At, err = parseWindows(y.When)
	p.note("when", err)
	p.note("whose", parsePhrase(&a, "whose moment it is", cmp.Or(y.Whose, "own"), whosePhrases))
	if y.Limit != "" {
		p.note("limit", parsePhrase(&a, "a limit", y.Limit, limitPhrases))
	}
	if y.Target != "" {
		p.note("target", parsePhrase(&a.Targets, "a target", y.Target, targetPhrases))
	}
	a.If = readField(p, "if", y.If, parseCondition)
	a.FreeIf = readField(p, "free_if", y.FreeIf, parseCondition)
	a.Cost = readField(p, "cost", y.Cost, parseCost)
	a.Shares, a.Uses = p.small("shares", y.Shares, 0, 9), p.small("uses", y.Uses, 0, 9)
	if y.Weapon != nil {
		a.Weapon = new(y.Weapon.facts(p))
	}
	field, list := y.effects()
	if field == "" {
		p.bad("do", "want exactly one of do, may, one_of and weapon")
		return a
	}
	a.May, a.OneOf = field == "may", field == "one_of"
	a.Do = readField(p, field, list, func(v any) (Effect, error) { return parseOne(v, 0) })
	a.settle(p)
	return a
}

// effects is the one field that says what happens, "" when there is not exactly one.
func (y *lineYAML) effects() (field string, list []any) {
	given := map[string][]any{"do": y.Do, "may": y.May, "one_of": y.OneOf}
	maps.DeleteFunc(given, func(_ string, list []any) bool { return len(list) == 0 })
	if y.Weapon != nil && len(given) == 0 {
		given["weapon"] = nil
	}
	if len(given) != 1 {
		return "", nil
	}
	for field, list = range given {
	}
	return field, list
}

// settle checks what the fields of a line owe each other.
func (a *Ability) settle(p *place) {
	for i := range a.Do {
		if e := &a.Do[i]; e.Op == NamedEffect {
			a.Named = e.Named
		}
	}
	needsTarget := slices.ContainsFunc(a.Do, func(e Effect) bool { return e.aims() })
	foes := slices.ContainsFunc(a.Do, func(e Effect) bool { return e.Op == FoeAttackDice || e.Op == FoeDefenseDice })
	switch {
	case foes && !a.At.Any(AttackWindows):
		p.bad(
			"do",
			"dice of the enemy are those of an attack being made, and at this moment there is none: "+
				"name the ship, as in \"attack dice -1 to target this round\"",
		)
	case a.Weapon != nil && a.At != At(AttackInstead) &&
		!slices.ContainsFunc(a.Do, func(e Effect) bool { return e.attacks() }):
		p.bad("weapon", "only a line with when: %s, or one with a free attack, has one", windowNames[AttackInstead])
	case a.Weapon == nil && a.At.Has(AttackInstead):
		p.bad("when", "a line %s wants a weapon", windowNames[AttackInstead])
	case needsTarget && a.Targets.Who == NoTarget:
		p.bad("target", "an effect goes to the target, but there is none")
	case a.Must && len(a.Cost) == 0:
		p.bad("must", "only a line with a cost can be forced; one without is written with do")
	case a.May && len(a.Cost) > 0:
		p.bad("may", "a line with a cost is the owner's choice anyway: write do")
	default:
		a.possible(p)
	}
}

// aims tells whether the effect, or one inside it, goes to the target.
func (e *Effect) aims() bool {
	return e.To == OnTarget || e.VsTarget || slices.ContainsFunc(e.Sub, func(s Effect) bool { return s.aims() })
}

// attacks tells whether the effect, or one inside it, is a free attack.
func (e *Effect) attacks() bool {
	return e.Op == FreeAttack || slices.ContainsFunc(e.Sub, func(s Effect) bool { return s.attacks() })
}

// readAll reads a list entry by entry; what is wrong with any of them is said.
func readAll[S, T any](list []S, parse func(S) (T, error)) (out []T, err error) {
	var errs []error
	for _, x := range list {
		v, err := parse(x)
		errs = append(errs, err)
		out = append(out, v)
	}
	return out, errors.Join(errs...)
}

// readField is readAll of a field.
func readField[S, T any](p *place, field string, list []S, parse func(S) (T, error)) []T {
	out, err := readAll(list, parse)
	p.note(field, err)
	return out
}

// parseOne reads a text, or a mapping {effect: text, if: [...], do: [...]}.
func parseOne(v any, depth int) (Effect, error) {
	if text, ok := v.(string); ok {
		e, err := parseEffect(text)
		if err == nil && e.nests() {
			err = fmt.Errorf("%q: say what happens: {effect: %s, do: [...]}", text, text)
		}
		return e, err
	}
	m, ok := v.(map[string]any)
	if !ok || depth >= maxDepth {
		return Effect{}, fmt.Errorf(
			"%v is not an effect: want a text or {effect: text, if: [...], do: [...]}, at most %d deep",
			v,
			maxDepth,
		)
	}
	for k := range m {
		if k != "effect" && k != "if" && k != "do" {
			return Effect{}, fmt.Errorf("unknown field %q of an effect: want effect, if, do", k)
		}
	}
	text, _ := m["effect"].(string)
	e, err := parseEffect(text)
	if err != nil {
		return e, err
	}
	texts, err := textList(m["if"])
	if err != nil {
		return e, fmt.Errorf("if of %q: %w", text, err)
	}
	if e.If, err = readAll(texts, parseCondition); err != nil {
		return e, err
	}
	list, _ := m["do"].([]any)
	if e.nests() != (len(list) > 0) {
		return e, fmt.Errorf("%q: do: [...] stands with effects that roll dice, hold others or happen later, "+
			"and only there",
			text)
	}
	e.Sub, err = readAll(list, func(v any) (Effect, error) { return parseOne(v, depth+1) })
	return e, err
}

// nests reports whether other effects stand in an effect.
func (e *Effect) nests() bool {
	return e.Op == RollDice || e.Op == Later || e.Op == Group || e.Op == Duel
}

func textList(v any) (out []string, err error) {
	list, ok := v.([]any)
	if !ok && v != nil {
		return nil, errors.New("want a list of texts")
	}
	for _, x := range list {
		t, ok := x.(string)
		if !ok {
			return nil, fmt.Errorf("%v is not a text", x)
		}
		out = append(out, t)
	}
	return out, nil
}
