package record

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"unicode/utf8"

	"attackwing/game"
	"attackwing/game/textfile"
)

// text refuses what nobody writes by hand and no screen should show.
func text(s string) error {
	if !textfile.Shown(s) {
		return errors.New("a text holds a character that cannot be shown")
	}
	if utf8.RuneCountInString(s) > maxText {
		return fmt.Errorf("a text is longer than %d letters", maxText)
	}
	return nil
}

// values are house rules in the order of their keys.
func values(m map[string]string) []game.HouseValue {
	var out []game.HouseValue
	for _, k := range slices.Sorted(maps.Keys(m)) {
		out = append(out, game.HouseValue{Key: k, Value: m[k]})
	}
	return out
}

// changed are the house rules of a battle that are not as its sheet has them by itself.
func changed(u *game.Setup) []game.HouseValue {
	usual, _ := game.NewHouse(u.Scenario.Sheet().House, nil) // the battle's own were made of the same
	return slices.DeleteFunc(slices.Clone(u.House.Values()),
		func(v game.HouseValue) bool { return usual.Get(v.Key) == v.Value })
}
