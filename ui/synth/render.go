package synth

import (
	"math"
	"slices"
)

// peak is the loudest sample of a sound: 9 dB below full scale.
var peak = math.Pow(10, -9.0/20) * math.MaxInt16

// Names returns the sounds there are, sorted.
func Names() []string {
	var out []string
	for n := range recipes {
		out = append(out, n)
	}
	slices.Sort(out)
	return out
}

// Render returns a sound as samples of 16 bit, one channel, Rate of them a second; nil when there
// is no sound of that name. Seat 2 hears its own a fourth lower; 0 and 1 as they are.
func Render(name string, seat int) []int16 {
	r, ok := recipes[name]
	if !ok {
		return nil
	}
	pitch, ms := 1.0, 0.0
	if seat == 2 {
		pitch = 3.0 / 4
	}
	for i := range r.voices {
		ms = max(ms, r.voices[i].length())
	}
	mix := make([]float64, at(ms)+1)
	for i := range r.voices {
		r.voices[i].add(mix, pitch, 2463534242+uint32(i)*7919)
	}
	loud := 0.0
	for _, x := range mix {
		loud = max(loud, math.Abs(x))
	}
	if loud == 0 {
		return nil
	}
	k := peak * math.Pow(10, r.quiet/20) / loud
	out := make([]int16, len(mix))
	for i, x := range mix {
		out[i] = int16(math.Round(x * k))
	}
	return out
}
