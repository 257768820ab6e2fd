package record

import (
	"attackwing/game"
	"attackwing/game/card"
)

// PlayOn returns the set-up of a battle that plays on from after so many answers of another, as two
// programs can play it. Its seed is not that of the battle: nobody could give its chance a second time. Where
// dials were sealed it begins with the round, where ships were still placed anew.
func PlayOn(u *game.Setup, answers []game.Answer, at int, cat *card.Catalogue) (*game.Setup, error) {
	f := Shoot(u, answers)
	g, err := after(u, answers[:at])
	if err != nil {
		return nil, err
	}
	if n := f.settled(at); n < at && hasHiddenDials(g.State()) {
		if g, err = after(u, answers[:n]); err != nil {
			return nil, err
		}
	}
	h := HeaderOf(u)
	h.Agreed, h.Proof, h.Seed = false, nil, 0
	if g.State().Phase != game.SettingUp {
		if h.Table, err = Public(g); err != nil {
			return nil, err
		}
		h.Table.Seed, h.Rerolls = 0, [2]int8{}
	}
	return h.Setup(func(string) (game.Scenario, error) { return u.Scenario, nil }, cat)
}

// PlaysOn returns the set-up of a battle that two programs play on from after so many answers of a
// line of a record. The error is ErrSealed where none may be made.
func (r *Record) PlaysOn(line, at int, u *game.Setup, cat *card.Catalogue) (*game.Setup, error) {
	if f := r.Film(line, -1, u); !f.Over && r.Header.Shared() {
		return nil, ErrSealed
	}
	return PlayOn(u, r.On(line).Answers, at, cat)
}

// after plays the answers of a battle.
func after(u *game.Setup, answers []game.Answer) (*game.Game, error) {
	g, err := game.NewQuiet(u)
	for i := 0; err == nil && i < len(answers); i++ {
		_, err = g.Submit(answers[i])
	}
	return g, err
}
