package synth

import "math"

// Rate is the number of samples in a second, one channel.
const Rate = 44100

// Wave is the shape of a voice.
type Wave uint8

// The waves.
const (
	Sine Wave = iota
	Triangle
	Square
	Saw
	Noise
)

// Voice is a part of a sound.
type Voice struct {
	Wave          Wave
	From, To      float64 // pitch in Hz, sliding; To 0: it stays
	Delay         float64 // ms before it begins
	Attack, Decay float64 // ms
	Gain          float64 // dB below the loudest
	Low           float64 // a low pass at so many Hz; 0 none
	LowTo         float64 // where it slides to; 0: it stays
	Band, BandTo  float64 // a band pass, sliding; 0 none
	Q             float64 // of the band pass, 0 is 1
	Tremolo       float64 // Hz; 0 none
}

// length returns the length of the voice in ms, with the silence before it.
func (v *Voice) length() float64 { return v.Delay + v.Attack + v.Decay }

func slide(from, to, u float64) float64 {
	if to == 0 {
		return from
	}
	return from * math.Pow(to/from, u)
}

// add mixes the voice into samples; pitch is a factor on every frequency.
func (v *Voice) add(out []float64, pitch float64, seed uint32) {
	start, attack, decay := at(v.Delay), at(v.Attack), at(v.Decay)
	gain := math.Pow(10, v.Gain/20)
	phase, low := 0.0, 0.0
	var lp, bp float64 // the state variable filter of the band pass
	n := attack + decay
	for i := range n {
		if start+i >= len(out) {
			return
		}
		u := float64(i) / float64(max(n, 1))
		f := slide(v.From, v.To, u) * pitch
		phase = math.Mod(phase+f/Rate, 1)
		var x float64
		switch v.Wave {
		case Sine:
			x = math.Sin(2 * math.Pi * phase)
		case Triangle:
			x = 4*math.Abs(phase-0.5) - 1
		case Square:
			x = math.Copysign(0.7, 0.5-phase)
		case Saw:
			x = 0.8 * (2*phase - 1)
		case Noise:
			seed ^= seed << 13
			seed ^= seed >> 17
			seed ^= seed << 5
			x = float64(seed)/math.MaxUint32*2 - 1
		}
		if v.Band > 0 {
			k := 2 * math.Sin(math.Pi*min(slide(v.Band, v.BandTo, u)*pitch, Rate/6)/Rate)
			hp := x - lp - bp/max(v.Q, 1)
			bp += k * hp
			lp += k * bp
			x = bp
		}
		if v.Low > 0 {
			low += (x - low) * (1 - math.Exp(-2*math.Pi*slide(v.Low, v.LowTo, u)/Rate))
			x = low
		}
		if v.Tremolo > 0 {
			x *= 0.6 + 0.4*math.Sin(2*math.Pi*v.Tremolo*float64(i)/Rate)
		}
		out[start+i] += x * gain * envelope(i, attack, decay)
	}
}

// envelope rises in a straight line and dies away by 50 dB, its very end drawn to nothing.
func envelope(i, attack, decay int) float64 {
	if i < attack {
		return float64(i) / float64(attack)
	}
	u := float64(i-attack) / float64(max(decay, 1))
	return math.Exp(-5.75*u) * min(1, (1-u)*8)
}

func at(ms float64) int { return int(ms * Rate / 1000) }
