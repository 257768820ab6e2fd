package record

// Luck compares a player's dice with what they show in the long run.
type Luck struct {
	Attack, Hits    int // attack dice rolled, re-rolls too; hits and critical hits among them
	Defense, Evades int
	Dealt           int     // damage that got through in attacks
	Expected        float64 // what gets through on average in the same attacks (Shot)
}

// ExpectedHits returns the number of hits that so many attack dice show in the long run: 4 of 8
// sides (rules 1.7).
func (l Luck) ExpectedHits() float64 { return float64(l.Attack) * 4 / 8 }

// ExpectedEvades returns the number of evades that so many defense dice show in the long run: 3 of
// 8 sides.
func (l Luck) ExpectedEvades() float64 { return float64(l.Defense) * 3 / 8 }

// Luck are both players' dice up to the n-th answer. Dice that a card sets are none; re-rolls by
// card text are not counted.
func (f *Film) Luck(n int) (out [2]Luck) {
	if last := len(f.Moments) - 1; last >= 0 {
		return f.Moments[min(n, last)].luck
	}
	return out
}
