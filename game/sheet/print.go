package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// print makes what the sheet prints.
func (r *reader) print() {
	d := r.doc
	s := &game.Sheet{ID: d.ID, Title: d.Title, Event: d.Event, Facts: d.Facts, Sides: r.names.sides,
		Areas: game.Strips()}
	r.sheet = s
	if len(d.Sides) == 1 {
		r.bad(d, "sides", "one side alone: a battle has two, or none that differ")
	}
	r.printAreas()
	s.House = slices.DeleteFunc([]game.HouseRule{ // the core's with a new default, then the sheet's own
		{Key: "sp-limit", Default: strconv.Itoa(d.Limits.Points)},
		{Key: "round-limit", Default: strconv.Itoa(d.Limits.Rounds)},
	}, func(h game.HouseRule) bool { return h.Default == "0" })
	for i := range d.House {
		s.House = append(s.House, d.House[i].rule())
	}
	for i := range d.Tokens {
		k := &d.Tokens[i]
		out := game.KindOfToken{
			ID:    k.ID,
			Name:  k.Name,
			Short: k.Short,
			Look:  game.TokenLook(r.word[&k.Look]), // their words are in the order of both
			Dice:  int8(k.Dice),
			Icon:  k.Icon,
		}
		for w := range k.Does {
			out.Flags |= game.Obstructs << r.word[&k.Does[w]]
		}
		if k.Layer != nil {
			out.Layer = card.Art{File: k.Layer.File, Tones: k.Layer.Tones}
		}
		s.Tokens = append(s.Tokens, out)
	}
	for _, k := range d.Counters {
		s.Counters = append(s.Counters,
			game.KindOfCounter{ID: k.ID, Name: k.Name, Plural: k.Plural, Icon: cmp.Or(k.Icon, "mission")})
	}
	for _, k := range d.Terms {
		s.Terms = append(s.Terms, game.SheetTerm{Name: k.Name, Words: k.Words, Forms: lower(k.Forms)})
	}
	for _, x := range d.Sections {
		if x.Words != "" {
			s.Sections = append(s.Sections,
				game.SheetSection{Title: x.Name, Words: strings.Join(strings.Fields(x.Words), " ")})
		}
	}
}

func lower(words []string) (out []string) {
	for _, w := range words {
		out = append(out, strings.ToLower(w))
	}
	return out
}

// least is the least extent of a starting area in either direction.
const least = 3 * physics.Inch

// printAreas are the starting areas.
func (r *reader) printAreas() {
	areas := r.doc.Areas
	if r.sheet.AreasOfSides = r.doc.OfSides; r.doc.OfSides && (areas == nil || len(r.doc.Sides) != 2) {
		r.bad(r.doc, "areas-of-sides", "want two sides, and an area for each")
	}
	if areas == nil {
		return
	}
	if len(areas) != 2 {
		r.bad(r.doc, "areas", "want two: that of Player 1, and that of Player 2")
		return
	}
	for i, corners := range areas {
		if r.sheet.Areas[i] = area(corners); extent(r.sheet.Areas[i]) < least {
			r.bad(&areas[i], "", "smaller than 3 by 3 inches")
		}
	}
	if a, b := r.sheet.Areas[0], r.sheet.Areas[1]; a.X0 < b.X1 && b.X0 < a.X1 && a.Y0 < b.Y1 && b.Y0 < a.Y1 {
		r.bad(&areas[1], "", "lies over the other one")
	}
}

// ruling checks a house rule of the sheet.
func (r *reader) ruling(x *ruling) {
	h := x.rule()
	switch {
	case slices.ContainsFunc(game.CoreHouse, func(o game.HouseRule) bool { return o.Key == h.Key }):
		r.bad(x, "key", "%q is already a house rule of every battle", h.Key)
	case len(h.Choices) == 1:
		r.bad(x, "choices", "one alone is not a choice")
	case h.Choices == nil && (h.Max <= h.Min || h.Max < 1):
		r.bad(x, "key", "want choices, or a whole number from and to, which is above 0")
	case h.Choices == nil && (x.Default < h.Min || x.Default > h.Max):
		r.bad(x, "default", "%s is not from %d to %d", h.Default, h.Min, h.Max)
	}
	for k, c := range h.Choices {
		if c == "" || !isID("0"+c, "-.") || slices.Contains(h.Choices[:k], c) {
			r.bad(x, "choices",
				"%q is not a choice: want numbers, or short words of small letters, digits, points and dashes, "+
					"each once", c)
		}
	}
}
