package reading

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

// ahead returns the tokens that the sheet lays at the end of a round.
func (t *Table) ahead(round int) []game.Token {
	next := t.Game.Setup().Play().Next
	if next == nil {
		return nil
	}
	var s game.State
	t.Shown.CopyTo(&s)
	s.Round = int16(round)
	return next(&s, nil)
}

// Room is the free share of the play area, now and later, by the tokens that the sheet will lay.
type Room struct {
	key              [3]int // of the table it was measured on
	Now, Next, Last  float64
	NextRound        int // at the end of which it is next
	Coming           []game.Token
	Field            [4]int32 // about the last field, µm
	Square, measured bool     // the field is a rectangle
}

// RoomLeft measures the play area that is left.
func (t *Table) RoomLeft() *Room {
	s := &t.Shown
	key := [3]int{len(t.Game.Answers()), int(s.Round), int(s.NTokens)}
	r := &t.counted.room
	if r.measured && r.key == key {
		return r
	}
	*r = Room{key: key, measured: true}
	var out [][4]int32
	take := func(ts []game.Token) {
		for i := range ts {
			if tk := &ts[i]; t.LookOf(tk) == game.OutsideLook && tk.Form == game.RectForm {
				out = append(out, [4]int32{tk.X0, tk.Y0, tk.X1, tk.Y1})
			}
		}
	}
	take(s.Tokens[:s.NTokens])
	r.Now, r.Field = physics.Uncovered(out)
	r.Next, r.Last = r.Now, r.Now
	for round := int(s.Round); round < int(s.Round)+60; round++ {
		ts := t.ahead(round)
		if len(ts) == 0 {
			break
		}
		take(ts)
		r.Last, r.Field = physics.Uncovered(out)
		if r.NextRound == 0 && r.Last != r.Now {
			r.Next, r.NextRound = r.Last, round
		}
		if r.NextRound > 0 {
			r.Coming = append(r.Coming, ts...)
		}
	}
	r.Square = float64(r.Field[2]-r.Field[0])*float64(r.Field[3]-r.Field[1]) == r.Last
	return r
}

// RoomWords say how much of the play area is left, now, after the next round, and at last.
func (t *Table) RoomWords(r *Room) string {
	words := t.Area(r.Now) + " left"
	if r.NextRound == 0 {
		return words + ". The web is complete."
	}
	words += fmt.Sprintf(", %s after round %d.", strings.TrimSuffix(t.Area(r.Next), " sq in"), r.NextRound)
	whole := func(um int32) string { return strings.Replace(t.Long(float64(um)), ".0\"", "\"", 1) }
	w, h := whole(r.Field[2]-r.Field[0]), whole(r.Field[3]-r.Field[1])
	switch {
	case r.Square && w == h:
		words += " At the end: a " + w + " square."
	case r.Square:
		words += fmt.Sprintf(" At the end: %s by %s.", w, h)
	}
	return words
}
