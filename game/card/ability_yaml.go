package card

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// lineYAML is a line of a card's abilities as it stands in the file. do is forced, may is not; of one_of the owner
// picks one.
type lineYAML struct {
	When   string      `yaml:"when"`
	Whose  string      `yaml:"whose"`
	If     []string    `yaml:"if"`
	Cost   []string    `yaml:"cost"`
	Target string      `yaml:"target"`
	Do     []any       `yaml:"do"`
	May    []any       `yaml:"may"`
	OneOf  []any       `yaml:"one_of"`
	Limit  string      `yaml:"limit"`
	Shares int         `yaml:"shares"`
	Uses   int         `yaml:"uses"`
	Must   bool        `yaml:"must"`
	Anyhow bool        `yaml:"even_disabled"`
	FreeIf []string    `yaml:"free_if"`
	Weapon *weaponYAML `yaml:"weapon"`
}

// maxDepth bounds effects inside effects.
const maxDepth = 3

// abilities reads the lines of a card. Errors name the line of the file and the field.
func (p *place) abilities(lines []lineYAML) []Ability {
	var out []Ability
	nodes := p.lines("abilities")
	for i := range lines {
		p.within(nodes, i, func(q *place) { out = append(out, lines[i].ability(q)) })
		if i < len(nodes) {
			out[i].Line = strings.Join(strings.Fields(nodes[i].String()), " ")
		}
	}
	return out
}

// lines finds the entries of a list field.
func (p *place) lines(field string) []ast.Node {
	for _, v := range p.node.Values {
		if list, ok := v.Value.(*ast.SequenceNode); ok && v.Key.String() == field {
			return list.Values
		}
	}
	return nil
}

// within reads the i-th entry of a list: what is wrong is wrong there.
func (p *place) within(nodes []ast.Node, i int, read func(q *place)) {
	q := *p
	q.errs = nil
	if i < len(nodes) {
		if m, ok := nodes[i].(*ast.MappingNode); ok {
			q.node = m
		}
	}
	read(&q)
	p.errs = append(p.errs, q.errs...)
}

func (y *lineYAML) ability(p *place) Ability {
	var a Ability
	note := func(field string, err error) {
		if err != nil {
			p.bad(field, "%v", err)
		}
	}
	var err error
	a.At, err = parseWindows(y.When)
	note("when", err)
	if y.Whose != "" {
		note("whose", parsePhrase(&a, "whose moment it is", y.Whose, whosePhrases))
	}
	if y.Limit != "" {
		note("limit", parsePhrase(&a, "a limit", y.Limit, limitPhrases))
	}
	if y.Target != "" {
		note("target", parsePhrase(&a.Targets, "a target", y.Target, targetPhrases))
	}
	a.If, err = readAll(y.If, parseCondition)
	note("if", err)
	a.FreeIf, err = readAll(y.FreeIf, parseCondition)
	note("free_if", err)
	a.Cost, err = readAll(y.Cost, func(text string) (c Cost, err error) {
		err = parsePhrase(&c, "a cost", text, costPhrases)
		return c, err
	})
	note("cost", err)
	a.Shares, a.Uses = p.small("shares", y.Shares, 0, 9), p.small("uses", y.Uses, 0, 9)
	a.Must, a.Anyhow = y.Must, y.Anyhow
	if y.Weapon != nil {
		w := y.Weapon.facts(p)
		a.Weapon = &w
	}
	field, list := y.effects()
	if field == "" {
		p.bad("do", "want exactly one of do, may, one_of and weapon")
		return a
	}
	a.May, a.OneOf = field == "may", field == "one_of"
	a.Do, err = parseEffects(list, 0)
	note(field, err)
	a.settle(p)
	return a
}

// effects is the one field that says what happens, "" when there is not exactly one.
func (y *lineYAML) effects() (field string, list []any) {
	given := map[string][]any{"do": y.Do, "may": y.May, "one_of": y.OneOf}
	maps.DeleteFunc(given, func(_ string, list []any) bool { return len(list) == 0 })
	if y.Weapon != nil {
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
	case foes && a.At&AttackWindows == 0:
		p.bad("do", "dice of the enemy are those of an attack being made, and at this moment there is none: name the ship, as in \"attack dice -1 to target this round\"")
	case a.Weapon != nil && a.At != At(AttackInstead):
		p.bad("weapon", "only a line with when: %s has one", windowNames[AttackInstead])
	case a.Weapon == nil && a.At.Has(AttackInstead):
		p.bad("when", "a line %s wants a weapon", windowNames[AttackInstead])
	case needsTarget && a.Targets.Who == NoTarget:
		p.bad("target", "an effect goes to the target, but there is none")
	case a.Must && len(a.Cost) == 0:
		p.bad("must", "only a line with a cost can be forced; one without is written with do")
	case a.May && len(a.Cost) > 0:
		p.bad("may", "a line with a cost is the owner's choice anyway: write do")
	}
}

// aims tells whether the effect, or one inside it, goes to the target.
func (e *Effect) aims() bool {
	return e.To == OnTarget || e.VsTarget || slices.ContainsFunc(e.Sub, func(s Effect) bool { return s.aims() })
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

// parseEffects reads a list whose entries are texts, or mappings {effect: text, if: [...], do: [...]}.
func parseEffects(list []any, depth int) ([]Effect, error) {
	return readAll(list, func(v any) (Effect, error) { return parseOne(v, depth) })
}

func parseOne(v any, depth int) (Effect, error) {
	if text, ok := v.(string); ok {
		e, err := parseEffect(text)
		if err == nil && (e.Op == RollDice || e.Op == Later) {
			err = fmt.Errorf("%q: say what happens: {effect: %s, do: [...]}", text, text)
		}
		return e, err
	}
	m, ok := v.(map[string]any)
	if !ok || depth >= maxDepth {
		return Effect{}, fmt.Errorf("%v is not an effect: want a text or {effect: text, if: [...], do: [...]}, at most %d deep", v, maxDepth)
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
	if nested := e.Op == RollDice || e.Op == Later; nested != (len(list) > 0) {
		return e, fmt.Errorf("%q: do: [...] stands with effects that roll dice or happen later, and only there", text)
	}
	e.Sub, err = parseEffects(list, depth+1)
	return e, err
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
