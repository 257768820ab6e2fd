package sheet

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// mostText is the most lines of card text on a sheet.
const mostText = 8

// textOf reads a line of card text, in which places and counters of the sheet may stand.
func (r *reader) textOf(section string, x *card.Line) {
	if len(r.text) == mostText {
		r.bad(x, "", "more than %d lines of card text", mostText)
		return
	}
	y := *x
	for _, list := range []*[]string{&y.If, &y.FreeIf, &y.Cost} {
		*list = slices.Clone(*list)
		for i := range *list {
			(*list)[i] = r.cardWords((*list)[i])
		}
	}
	for _, list := range []*[]any{&y.Do, &y.May, &y.OneOf} {
		*list = r.cardEffects(*list).([]any)
	}
	line := y.OfSheet(func(field, why string) { r.bad(x, field, "%s", why) })
	r.text = append(r.text, game.SheetText{Section: section, Ability: line})
}

// there reports whether a ship is where a line of card text asks.
func (p *played) there(s *game.State, u *game.Setup, ship game.ShipID, words string) bool {
	return p.is(s, u, nil, ship, p.places[words])
}

// cardEffects returns effects as cards write them.
func (p *played) cardEffects(v any) any {
	switch v := v.(type) {
	case string:
		return p.cardWords(v)
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = p.cardEffects(v[i])
		}
		return out
	case map[string]any:
		out := map[string]any{}
		for k := range v {
			out[k] = p.cardEffects(v[k])
		}
		return out
	}
	return v
}

// cardWords returns a phrase as cards write it: a place of the sheet and one of its counters are
// quoted.
func (p *played) cardWords(text string) string {
	words := strings.Fields(text)
	from := 0
	for from < len(words) && slices.Contains([]string{"not", "foe", "target", "then", "else"}, words[from]) {
		from++
	}
	if from+2 < len(words) && slices.Contains([]string{"gain", "lose", "give", "take", "bank"}, words[from]) {
		var s said
		if n := p.names.slot("<counter>", lower(words[from+2:]), &s); n > 0 {
			id := p.names.counters[s.counter]
			return strings.Join(slices.Replace(words, from+2, from+2+n, `"`+id+`"`), " ")
		}
	}
	place := strings.Join(words[from:], " ")
	s, err := p.names.read("where", place)
	if err != nil || s.has(throughToken) || !slices.ContainsFunc(s.where, func(w said) bool { return w.op != such }) {
		return text
	}
	place = strings.ReplaceAll(place, `"`, "")
	p.places[place] = s
	return strings.Join(append(words[:from:from], fmt.Sprintf("there %q", place)), " ")
}
