package builder

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/names"
)

// legalFor says for which battle the fleet is legal.
func legalFor(r *fleet.Rules, l *fleet.List) string {
	return "Legal for " + strings.ReplaceAll(battle(r, l), " · ", ", ") + "."
}

// worst returns the first problem of the fleet in words.
func (d *draft) worst() string {
	q := &d.sheet.Problems[0]
	if q.Code != fleet.OverLimit {
		return wrong(q)
	}
	words := fmt.Sprintf("%d over %d.", d.sheet.Total-d.sheet.Limit, d.sheet.Limit)
	switch len(d.wayOut) {
	case 0:
		words += " Removing two cards is not enough."
	case 2:
		words += " Remove these two."
	}
	return words
}

// open names what is still open in a legal fleet.
func (d *draft) open() string {
	for i := range d.list.Ships {
		open := map[string]int{}
		first := ""
		for _, at := range d.placesOf(i) {
			if at.ref.IsZero() && at.what == game.UpgradeCard {
				if first == "" {
					first = at.words()
				}
				open[at.words()]++
			}
		}
		if first != "" && (d.sheet.Limit == 0 || d.sheet.Total < d.sheet.Limit) {
			return fmt.Sprintf("%s on %s is open.", names.Count(open[first], first+" slot"),
				names.Short(refName(d.list.Ships[i].Ship)))
		}
	}
	return ""
}

// noteOf returns a card in a few words, as a row has room for.
func (d *draft) noteOf(at *place) string {
	first := func(text, or string) string {
		line, _, _ := strings.Cut(text, "\n")
		if line == "" {
			return or
		}
		return line
	}
	switch at.what {
	case game.CaptainCard:
		if v := d.commander(at); v != nil {
			return fmt.Sprintf("skill %d%s", v.Skill, dotted(first(v.Text(), "")))
		}
	case game.AdmiralCard:
		if v := d.Cards.Admiral(at.ref.ID); v != nil {
			return first(v.Text(), "admiral")
		}
	default:
		if v := d.Cards.Assigned(at.ref.ID); v != nil {
			return first(v.Text(), first(v.Unplayed(), at.words()))
		}
	}
	return "this card is unknown"
}

// commander returns the captain in a place, nil where there is none.
func (d *draft) commander(at *place) *card.Captain {
	var s *card.Ship
	if at.ship >= 0 && at.ship < len(d.list.Ships) {
		s = d.Cards.Ship(d.list.Ships[at.ship].Ship.ID)
	}
	return d.Cards.Commander(s, at.ref.ID)
}

// byHand reports whether the card in a place has words that the referee does not play.
func (d *draft) byHand(at *place) bool {
	switch at.what {
	case game.CaptainCard:
		v := d.commander(at)
		return v != nil && v.Unplayed() != ""
	case game.AdmiralCard:
		v := d.Cards.Admiral(at.ref.ID)
		return v != nil && v.Unplayed() != ""
	default:
		v := d.Cards.Assigned(at.ref.ID)
		return v != nil && v.Unplayed() != ""
	}
}

// dotted returns words with a dot before them, "" without words.
func dotted(words string) string {
	if words == "" {
		return ""
	}
	return " · " + words
}

// problemOf returns in words the problem with the card of a place, "" if there is none.
func (d *draft) problemOf(at *place) string {
	for _, q := range d.sheet.Problems {
		if q.Ship == at.ship+1 && q.Card == refName(at.ref) && q.Card != "" {
			return names.Sentence(q.Why)
		}
	}
	return ""
}

// commonReason returns the adjustment that most lines share: what the sheet of the scenario does to
// every card.
func commonReason(lines []fleet.Line) string {
	n := map[fleet.Adjustment]int{}
	for _, l := range lines {
		for _, a := range l.Adjustments {
			n[a]++
		}
	}
	best, most := fleet.Adjustment{}, 1
	for _, l := range lines {
		for _, a := range l.Adjustments {
			if n[a] > most {
				best, most = a, n[a]
			}
		}
	}
	if best.Why == "" {
		return ""
	}
	return fmt.Sprintf("%s: %s on %d cards", best.Why, names.Signed(best.SP), most)
}
