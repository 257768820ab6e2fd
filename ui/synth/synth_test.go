package synth

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
)

// Every sound is heard, is no louder than 9 dB below full scale, ends in silence, and the second
// seat's is lower.
func TestSounds(t *testing.T) {
	for _, n := range Names() {
		s := Render(n, 1)
		loud := 0.0
		for _, x := range s {
			loud = max(loud, math.Abs(float64(x)))
		}
		expect.True(t, loud >= 500 && loud <= peak+1, "%s: its loudest sample is %.0f", n, loud)
		end := math.Abs(float64(s[len(s)-1]))
		expect.True(t, end <= 0.02*loud, "%s ends with a click of %.0f", n, end)
		d := float64(len(s)) / Rate
		expect.True(t, d <= 2, "%s lasts %.1f s", n, d)
		expect.List(t, s, Render(n, 1), "%s is another sound the second time", n)
	}
	expect.True(t, crossings(Render("your-turn", 2)) < crossings(Render("your-turn", 1)),
		"the second seat's sound is not lower")
	expect.True(t, Render("gong", 1) == nil, "there is a sound nobody made")
}

// crossings counts how often a sound passes zero: a measure of its pitch.
func crossings(s []int16) (n int) {
	for i := 1; i < len(s); i++ {
		if (s[i] < 0) != (s[i-1] < 0) {
			n++
		}
	}
	return n
}
