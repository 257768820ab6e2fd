package captions

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
)

// Place is a point between two events of a film, after a number of events of a moment.
type Place struct{ Moment, Events int }

// Before reports whether a place comes before another.
func (p Place) Before(o Place) bool {
	return p.Moment < o.Moment || p.Moment == o.Moment && p.Events < o.Events
}

// Kind is the subject of a caption.
type Kind uint8

// The kinds, the one that is told first where not all have room last.
const (
	Grown     Kind = iota // what closes the table in has grown
	Turned                // the chance to win is another than a round before
	Rare                  // dice as they seldom fall
	Taken                 // a control, a craft, tokens of the sheet
	Drawn                 // the first damage
	Opening               // who meets whom
	Destroyed             // a ship
	Ended                 // the battle
)

// Caption tells an event that mattered. The event is seen from From to To; the caption is true once
// To has been seen.
type Caption struct {
	Kind     Kind
	From, To Place
	Round    int16
	Seat     game.PlayerID // who it is good for, Nobody for neither
	Head     string        // what happened, a sentence of at most HeadMost letters
	More     string        // its numbers, at most MoreMost letters; may be ""
	Ships    []game.ShipID // who it is about: who acts first
}

// How long the two lines are at most, and how many captions a film has.
const (
	HeadMost = 64
	MoreMost = 100
	Most     = 28
)

// Of returns the captions of a film.
func Of(f *record.Film) []Caption {
	if len(f.Moments) == 0 {
		return nil
	}
	t, err := newTeller(f)
	if err != nil {
		return nil
	}
	t.opening()
	for i := 1; i < len(f.Moments); i++ {
		t.moment(i)
	}
	t.ending()
	return fewer(t.out)
}

// fewer leaves out the least important captions where there are too many.
func fewer(all []Caption) []Caption {
	if len(all) <= Most {
		return all
	}
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(all[b].Kind, all[a].Kind) })
	order = order[:Most]
	slices.Sort(order)
	out := make([]Caption, Most)
	for i, k := range order {
		out[i] = all[k]
	}
	return out
}

// brief returns the first of some sentences that is short enough, else the last one cut at a word.
func brief(most int, sentences ...string) string {
	for _, s := range sentences {
		if len([]rune(s)) <= most {
			return s
		}
	}
	r := []rune(sentences[len(sentences)-1])[:most-1]
	for i := len(r) - 1; i > most/2; i-- {
		if r[i] == ' ' {
			return string(r[:i]) + "…"
		}
	}
	return string(r) + "…"
}

// FleetOf returns the player whose fleet a ship belongs to, Nobody for a ship of the map.
func FleetOf(u *game.Setup, id game.ShipID) game.PlayerID {
	switch north := len(u.Fleets[0].Ships); {
	case id < 0 || int(id) >= u.FleetShips():
		return game.Nobody
	case int(id) < north:
		return game.One
	}
	return game.Two
}
