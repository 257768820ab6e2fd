package table

import (
	"attackwing/game"
	"attackwing/physics"
)

// ahead are the tokens that the sheet lays at the end of a round.
func (t *Table) ahead(round int) []game.Token {
	f, ok := t.g.Setup().Scenario.(game.Foreseer)
	if !ok {
		return nil
	}
	var s game.State
	t.shown.CopyTo(&s)
	s.Round = int16(round)
	return f.Next(&s, &t.g.Setup().House, nil)
}

// room is how much of the play area is left, now and later, by what the sheet will lay.
type room struct {
	key              [3]int // of the table it was measured on
	now, next, last  float64
	nextRound        int // at the end of which it is next
	coming           []game.Token
	field            [4]int32 // about the last field, µm
	square, measured bool     // the field is a rectangle
}

// roomLeft measures the play area that is left.
func (t *Table) roomLeft() *room {
	s := &t.shown
	key := [3]int{len(t.g.Answers()), int(s.Round), int(s.NTokens)}
	r := &t.room
	if r.measured && r.key == key {
		return r
	}
	*r = room{key: key, measured: true}
	var out [][4]int32
	take := func(ts []game.Token) {
		for i := range ts {
			if tk := &ts[i]; t.lookOf(tk) == game.OutsideLook && tk.Form == game.RectForm {
				out = append(out, [4]int32{tk.X0, tk.Y0, tk.X1, tk.Y1})
			}
		}
	}
	take(s.Tokens[:s.NTokens])
	r.now, r.field = physics.Uncovered(out)
	r.next, r.last = r.now, r.now
	for round := int(s.Round); round < int(s.Round)+60; round++ {
		ts := t.ahead(round)
		if len(ts) == 0 {
			break
		}
		take(ts)
		r.last, r.field = physics.Uncovered(out)
		if r.nextRound == 0 && r.last != r.now {
			r.next, r.nextRound = r.last, round
		}
		if r.nextRound > 0 {
			r.coming = append(r.coming, ts...)
		}
	}
	r.square = float64(r.field[2]-r.field[0])*float64(r.field[3]-r.field[1]) == r.last
	return r
}
