package record

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// choice are the words of files for what is one of several things, in the order of the referee's
// numbers; "" is none, and left out.
type choice struct {
	names func(x *field) []string
	no    string // what an error says of another word; the words follow where it ends with a colon
}

// choices holds the words that depend on the battle, by form.
var choices = map[string]choice{
	"ship": {func(x *field) []string { return append([]string{""}, x.ids...) }, "no ship has the id %q"},
	"dial": {func(x *field) []string {
		return append([]string{""}, names(x.u.Facts(x.id).Ship.Class.Dial, card.Move.String)...)
	}, "%q is not on its dial:"},
	"mount": {
		func(x *field) []string { return mountNames(x.u.OnMap(x.attacker())) },
		"%q is not a weapon mount of the attacker:",
	},
	"mounts": {func(x *field) []string { return mountNames(x.u.OnMap(x.id)) }, "%q is not a weapon mount of it:"},
	"weapon": {
		func(x *field) []string { return append([]string{""}, cardIDs(x.u.Facts(x.attacker()))[1:]...) },
		"the attacker has no card %q",
	},
	"effect": {
		func(*field) []string { return effects() },
		"%q is not an effect of a line: want 1, or 1.2, or no-defense-dice, fewer-attack-dice, rests",
	},
	"damage": {func(*field) []string { return append([]string{""}, damage()...) }, "%q is not a damage card"},
	"deck": {
		func(*field) []string { return append([]string{faceDown}, damage()...) },
		"%q is not a damage card, nor " + faceDown,
	},
	"kind": {func(x *field) []string {
		return names(x.sheet.Kinds(), func(k game.KindOfToken) string { return k.ID })
	}, "%q is not a token of the sheet:"},
	"does":    {func(*field) []string { return does }, "%q is nothing that a token does:"},
	"by":      {func(x *field) []string { return x.ids }, "no ship has the id %q or it is a duplicate"},
	"actions": {actionsOf, "%q is not an action or is a duplicate:"},
	"served":  {func(*field) []string { return strings.Fields("1 2 3 4 5 6 7 8") }, "%q is not from 1 to 8"},
}

// words holds the words that are the same in every battle, by form or by type.
var words = map[any][]string{
	reflect.TypeFor[game.Phase]():   {"", "planning", "activation", "combat", "end"},
	reflect.TypeFor[game.Cloak]():   {"", "green", "beside", "red"},
	reflect.TypeFor[game.Loss]():    {"", "overlap", "obstacle", "card"},
	reflect.TypeFor[game.Cause]():   names(upTo(game.ByMine), game.Cause.String),
	reflect.TypeFor[card.Special](): {"", "elite-attack", "counter-attack"},
	reflect.TypeFor[card.Tokens](): {
		card.EvadeToken:    "evade",
		card.ScanToken:     "scan",
		card.StationsToken: "battle-stations",
		card.AuxToken:      "aux-power",
	},
	"action": append(
		[]string{""},
		names(upTo(card.NumActions - 1)[1:], func(a card.Action) string { return dashed(a.String()) })...),
	"window":                     names(upTo(card.NumWindows-1), card.Window.String),
	reflect.TypeFor[dice.Face](): names(upTo(dice.DoubleHit), func(f dice.Face) string { return dashed(f.String()) }),
}

var (
	damage = sync.OnceValue(func() []string { return names(upTo(game.WeaponsMalfunction), game.DamageID.String)[1:] })
	does   = strings.Fields("obstructs destroys rolls-die blocks-fire stops harms burns")
	// effects are the effects of a line as it numbers them from -3: those of prices, then 1 to 8,
	// then 1.1, the first within the first, to 8.15.
	effects = sync.OnceValue(func() []string {
		list := []string{"rests", "no-defense-dice", "fewer-attack-dice"}
		for do := range 1 << 7 {
			list = append(list, strings.TrimSuffix(fmt.Sprintf("%d.%d", do&7+1, do>>3), ".0"))
		}
		return list
	})
)

func upTo[T ~uint8](last T) (all []T) {
	for i := range last + 1 {
		all = append(all, i)
	}
	return all
}

func names[T any](list []T, name func(T) string) (names []string) {
	for _, x := range list {
		names = append(names, name(x))
	}
	return names
}

func mountNames(m *game.MapShip) []string {
	if m == nil {
		return nil
	}
	return names(m.Mounts, func(m game.Mount) string { return m.Name })
}

func actionsOf(x *field) []string {
	return names(upTo[uint8](15), func(bit uint8) string { return strings.Join(x.sheet.ActionsDone(1<<bit), "") })
}

// dashed is a word of files, as it stands there or as somebody has written it.
func dashed(word string) string {
	return strings.ReplaceAll(strings.ToLower(strings.Trim(word, " !")), " ", "-")
}

func (x *field) choice() choice {
	if c, ok := choices[x.as]; ok {
		return c
	}
	return choice{(*field).words, "%q is not"}
}

func (x *field) words() []string { return slices.Concat(words[x.as], words[x.of.Type()]) }

// another is the error of a word that is none of those known.
func (x *field) another(at, w, no string, known []string) error {
	if known = some(known); len(known) == 0 {
		known = []string{"none"}
	}
	last := len(known) - 1
	switch says := strings.ReplaceAll(fmt.Sprintf(no, w), "the sheet", x.sheet.Title); {
	case strings.HasSuffix(says, ":"):
		return wrong(at, "%s want %s", says, strings.Join(known, ", "))
	case strings.HasSuffix(says, "is not"):
		return wrong(at, "%s %s or %s", says, strings.Join(known[:last], ", "), known[last])
	default:
		return wrong(at, "%s", says)
	}
}

// some are the words of a list that are some.
func some(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(w string) bool { return w == "" })
}

// readWord reads a number that stands there as a word.
func readWord(x *field) error {
	w := x.v.String()
	if w == "" && x.maybe {
		return nil
	}
	c := x.choice()
	known := c.names(x)
	for i, name := range known {
		if is := dashed(name); name != "" && (is == dashed(w) || is+"-phase" == dashed(w)) {
			set(x.of, i+x.plus)
			return nil
		}
	}
	return x.another(x.at, w, c.no, known)
}

func sayWord(x *field) {
	if list := x.choice().names(x); x.number() < len(list) {
		x.v.SetString(list[x.number()])
	}
}
