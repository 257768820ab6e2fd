package house

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Parts returns the rules that are wanted, to be set: those of the standard game, then those of the
// scenario. The fields keep what is typed, by key; set is told what was chosen.
func Parts(
	values []game.HouseValue,
	sheet *game.Sheet,
	fields map[string]*kit.Typed,
	wanted func(r *game.HouseRule) bool,
	set func(key, value string),
) []kit.Part {
	var ps []kit.Part
	head := "Standard game"
	for i, r := range Rules(sheet) {
		if i == len(game.CoreHouse) {
			head = sheet.Title
		}
		if !wanted(&r) {
			continue
		}
		if head != "" {
			ps = append(ps, kit.Text(scene.StyleLabel, scene.Text3, head))
			head = ""
		}
		ink := kit.If(Value(values, &r) != r.Default, scene.Accent, scene.Text1)
		var note kit.Part
		if r.Choices == nil {
			note = kit.Text(scene.StyleCaption, scene.Text3,
				fmt.Sprintf("%d to %d, default %s", r.Min, r.Max, r.Default))
		}
		words := kit.Column(0, kit.Text(scene.StyleBody, ink, names.Title(r.Words)), note).
			Tip(func() kit.Tip { return kit.Tip{Words: "In files and on the command line: " + r.Key} })
		ps = append(ps, kit.Row(12, words.Grow(1).Least(190, 0), setter(values, &r, fields, set).Grow(2).Least(240, 0)))
	}
	return ps
}

// setter returns the control of a rule: its choices, or a field for a number.
func setter(
	values []game.HouseValue,
	r *game.HouseRule,
	fields map[string]*kit.Typed,
	set func(key, value string),
) kit.Part {
	now := Value(values, r)
	if r.Choices != nil {
		words := make([]string, len(r.Choices))
		for i, v := range r.Choices {
			if words[i] = Said(v); v == r.Default {
				words[i] += " ·"
			}
		}
		return kit.Choice(
			Prefix+r.Key,
			slices.Index(r.Choices, now),
			func(i int) { set(r.Key, r.Choices[i]) },
			words...)
	}
	t := fields[r.Key]
	if t == nil {
		typed := kit.TypedOf(now)
		t, fields[r.Key] = &typed, &typed
	}
	return kit.Field(t, kit.FieldOf{ID: Prefix + r.Key, Hint: r.Default, Filter: kit.Digits, Most: 6,
		Why: Refused(r, now), Changed: func() { set(r.Key, t.String()) }}).Most(300)
}
