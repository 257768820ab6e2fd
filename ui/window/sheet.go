package window

import (
	"strings"

	"github.com/goccy/go-yaml"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/ui/house"
	"attackwing/ui/kit"
)

// NewSheet opens the rules of a battle in our words: what is special about it, then the scenes that
// tell of it.
func NewSheet(h kit.Window, sheet *game.Sheet) *Paper {
	var ps []passage
	if len(sheet.Facts) > 0 {
		ps = append(ps, passage{"In short", sheet.Event, strings.Join(sheet.Facts, ". ") + "."})
	}
	if len(sheet.Sides) == 2 {
		ps = append(ps, passage{"", "Sides", sheet.Sides[0] + " against " + sheet.Sides[1] + "."})
	}
	head := "Set-up, rules, points"
	for _, s := range sheet.Sections {
		ps = append(ps, passage{head, s.Title, s.Words})
		head = ""
	}
	sub := "The scenario's rules in our own words."
	for i, s := range scenesOf(sheet) {
		if i == 0 {
			sub += " See it on the board: Free table."
		}
		ps = append(ps, passage{head, s.Title, strings.TrimSpace(s.Caption + " " + s.Note)})
		head = ""
	}
	return &Paper{host: h, head: sheet.Title, sub: sub, passages: ps}
}

// told is a scene of a deck, as far as it has words.
type told struct {
	Title   string `yaml:"title"`
	Caption string `yaml:"caption"`
	Note    string `yaml:"note"`
}

// scenesOf returns the words of the deck that explains a battle: the one of its title.
func scenesOf(sheet *game.Sheet) []told {
	decks, err := assets.Decks()
	if err != nil {
		return nil
	}
	for _, text := range decks {
		var d struct {
			Title  string `yaml:"title"`
			Scenes []told `yaml:"scenes"`
		}
		if yaml.Unmarshal(text, &d) == nil && d.Title == sheet.Title {
			return d.Scenes
		}
	}
	return nil
}

// NewInForce opens the house rules of a battle that is played, those that were changed first.
func NewInForce(h kit.Window, u *game.Setup) *Paper {
	var changed, rest []passage
	for _, r := range house.Rules(u.Scenario.Sheet()) {
		v := u.House.Get(r.Key)
		k := passage{name: house.Told(&r, v), words: r.Key}
		if v == r.Default {
			rest = append(rest, k)
			continue
		}
		k.words = "Standard: " + house.Said(r.Default) + ". " + r.Key
		changed = append(changed, k)
	}
	if len(changed) == 0 {
		changed = append(changed, passage{name: "Nothing", words: "All rules are standard."})
	}
	changed[0].head = "Changed"
	if len(rest) > 0 {
		rest[0].head = "Standard"
	}
	return &Paper{
		host:     h,
		head:     "House rules in force",
		sub:      "They cannot change during this battle.",
		passages: append(changed, rest...),
	}
}
