package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

var looks = map[string]game.TokenLook{
	"":        game.PlainLook,
	"plain":   game.PlainLook,
	"barrier": game.BarrierLook,
	"guide":   game.GuideLook,
	"outside": game.OutsideLook,
	"body":    game.BodyLook,
}

var does = map[string]game.TokenFlags{
	"obstructs":   game.Obstructs,
	"destroys":    game.Destroys,
	"rolls-die":   game.RollsDie,
	"blocks-fire": game.BlocksFire,
	"stops":       game.Stops,
	"harms":       game.Harms,
	"burns":       game.Burns,
}

// print makes what the sheet prints.
func (p *played) print(f *faults) {
	d := p.doc
	s := &game.Sheet{ID: d.ID, Title: d.Title, Event: d.Event, Facts: d.Facts, Areas: game.Strips()}
	p.sheet = s
	f.word("id", d.ID, "")
	if len(d.Sides) == 1 {
		f.bad("sides", "one side alone: a battle has two, or none that differ")
	}
	s.Sides = p.names.side
	if len(d.Sides) == 2 && strings.EqualFold(d.Sides[0].Name, d.Sides[1].Name) {
		f.bad("sides[1].name", "both sides are called %s", d.Sides[1].Name)
	}
	p.printAreas(f)
	p.printHouse(f)
	for i, k := range d.Tokens {
		at := fmt.Sprintf("tokens[%d]", i)
		f.word(at+".id", k.ID, "")
		if slices.ContainsFunc(d.Tokens[:i], func(o kind) bool { return o.ID == k.ID }) || k.ID == "obstacle" {
			f.bad(at+".id", "%q is another token already", k.ID)
		}
		out := game.KindOfToken{
			ID:    k.ID,
			Name:  k.Name,
			Short: k.Short,
			Look:  looks[k.Look],
			Dice:  int8(k.Dice),
			Icon:  k.Icon,
		}
		for _, w := range k.Does {
			out.Flags |= does[w]
		}
		if k.Layer != nil {
			out.Layer = card.Art{File: k.Layer.File, Tones: k.Layer.Tones}
		}
		s.Tokens = append(s.Tokens, out)
	}
	for i, k := range d.Counters {
		at := fmt.Sprintf("counters[%d]", i)
		f.word(at+".id", k.ID, "")
		if slices.ContainsFunc(d.Counters[:i], func(o counter) bool { return o.ID == k.ID }) {
			f.bad(at+".id", "%q is another counter already", k.ID)
		}
		icon := k.Icon
		if icon == "" {
			icon = "mission"
		}
		s.Counters = append(s.Counters, game.KindOfCounter{ID: k.ID, Name: k.Name, Plural: k.Plural, Icon: icon})
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
func (p *played) printAreas(f *faults) {
	areas := p.doc.Areas
	if p.sheet.AreasOfSides = p.doc.OfSides; p.doc.OfSides && (areas == nil || len(p.doc.Sides) != 2) {
		f.bad("areas-of-sides", "want two sides, and an area for each")
	}
	if areas == nil {
		return
	}
	if len(areas) != 2 {
		f.bad("areas", "want two: that of Player 1, and that of Player 2")
		return
	}
	for i, corners := range areas {
		at := fmt.Sprintf("areas[%d]", i)
		if len(corners) != 2 {
			f.bad(at, "want the north-west corner, then the south-east one")
			return
		}
		a := area(corners)
		switch {
		case a.X0 < 0 || a.Y0 < 0 || a.X1 > physics.AreaSide || a.Y1 > physics.AreaSide:
			f.bad(at, "not on the table, which is 36 by 36 inches")
		case a.X1-a.X0 < least || a.Y1-a.Y0 < least:
			f.bad(at, "smaller than 3 by 3 inches, or the corners are not the north-west and the south-east one")
		}
		p.sheet.Areas[i] = a
	}
	if a, b := p.sheet.Areas[0], p.sheet.Areas[1]; a.X0 < b.X1 && b.X0 < a.X1 && a.Y0 < b.Y1 && b.Y0 < a.Y1 {
		f.bad("areas[1]", "lies over the other one")
	}
}

// printHouse are the house rules: the limits as new defaults of the core's, then the sheet's own.
func (p *played) printHouse(f *faults) {
	limit := func(key string, n int) {
		if n > 0 {
			p.sheet.House = append(p.sheet.House, game.HouseRule{Key: key, Default: strconv.Itoa(n)})
		}
	}
	limit("sp-limit", p.doc.Limits.Points)
	limit("round-limit", p.doc.Limits.Rounds)
	for i := range p.doc.House {
		r, at := p.doc.House[i].rule(), fmt.Sprintf("house[%d]", i)
		f.word(at+".key", r.Key, ".")
		taken := func(o game.HouseRule) bool { return o.Key == r.Key }
		switch {
		case slices.ContainsFunc(game.CoreHouse, taken):
			f.bad(at+".key", "%q is a house rule of every battle", r.Key)
		case slices.ContainsFunc(p.sheet.House, taken):
			f.bad(at+".key", "%q is given twice", r.Key)
		case len(r.Choices) == 1:
			f.bad(at+".choices", "one alone is not a choice")
		case r.Choices == nil && (r.Max <= r.Min || r.Max < 1):
			f.bad(at+".key", "want choices, or a whole number from and to, which is above 0")
		case r.Choices == nil && (p.doc.House[i].Default < r.Min || p.doc.House[i].Default > r.Max):
			f.bad(at+".default", "%s is not from %d to %d", r.Default, r.Min, r.Max)
		}
		for k, c := range r.Choices {
			if c == "" || len(c) > usualLetters || slices.Contains(r.Choices[:k], c) ||
				strings.ContainsFunc(c, notOfAChoice) {
				f.bad(
					at+".choices",
					"%q is not a choice: want numbers, or short words of small letters, digits, points and dashes, each once",
					c,
				)
			}
		}
		p.sheet.House = append(p.sheet.House, r)
	}
}

func notOfAChoice(r rune) bool {
	return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' || r == '.')
}
