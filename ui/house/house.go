package house

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// Prefix is the prefix of the names that the choices and fields of house rules have in reports; the
// key follows it.
const Prefix = "house:"

// Rules returns the rules that may be set for a battle, the core's and then the scenario's, with
// the defaults that hold there.
func Rules(sheet *game.Sheet) []game.HouseRule {
	rules := slices.Clone(game.CoreHouse)
	for _, r := range sheet.House {
		at := slices.IndexFunc(rules, func(o game.HouseRule) bool { return o.Key == r.Key })
		switch {
		case at < 0:
			rules = append(rules, r)
		case r.Choices == nil && r.Max == 0: // only another default
			rules[at].Default = r.Default
		default:
			rules[at] = r
		}
	}
	return rules
}

// Set returns the rules set that a battle knows and whose values it takes.
func Set(values []game.HouseValue, sheet *game.Sheet) (set []game.HouseValue) {
	for _, r := range Rules(sheet) {
		if v := Value(values, &r); v != r.Default && Allowed(&r, v) {
			set = append(set, game.HouseValue{Key: r.Key, Value: v})
		}
	}
	return set
}

// Value returns the value set for a rule, its default if none is set.
func Value(values []game.HouseValue, r *game.HouseRule) string {
	for _, v := range values {
		if v.Key == r.Key {
			return v.Value
		}
	}
	return r.Default
}

// Allowed tells whether a rule takes a value.
func Allowed(r *game.HouseRule, v string) bool {
	if r.Choices != nil {
		return slices.Contains(r.Choices, v)
	}
	n, err := strconv.Atoi(v)
	return err == nil && n >= r.Min && n <= r.Max
}

// With returns the values with one more, or another for its key.
func With(values []game.HouseValue, key, value string) []game.HouseValue {
	out := slices.Clone(values)
	for i := range out {
		if out[i].Key == key {
			out[i].Value = value
			return out
		}
	}
	return append(out, game.HouseValue{Key: key, Value: value})
}

// Refused says in words why a rule does not take a value, "" it does.
func Refused(r *game.HouseRule, v string) string {
	if Allowed(r, v) {
		return ""
	}
	return fmt.Sprintf("Enter a whole number from %d to %d. The default is %s.", r.Min, r.Max, r.Default)
}

// Said returns a value as people read it.
func Said(value string) string {
	switch value {
	case "true":
		return "Yes"
	case "false":
		return "No"
	}
	return names.Title(strings.ReplaceAll(value, "-", " "))
}

// Told returns a rule with its value as people read them.
func Told(r *game.HouseRule, value string) string { return names.Title(r.Words) + ": " + Said(value) }

// Note says how many rules differ from their defaults.
func Note(n int) string {
	switch n {
	case 0:
		return "House rules"
	case 1:
		return "House rules · 1 changed"
	}
	return fmt.Sprintf("House rules · %d changed", n)
}
