package synth

// recipe is a sound: its voices, and how far its peak lies below that of the others in dB.
type recipe struct {
	quiet  float64
	voices []Voice
}

func noise(attack, decay float64) Voice { return Voice{Wave: Noise, Attack: attack, Decay: decay} }

func (v Voice) low(from, to float64) Voice     { v.Low, v.LowTo = from, to; return v }
func (v Voice) band(from, to, q float64) Voice { v.Band, v.BandTo, v.Q = from, to, q; return v }
func (v Voice) after(ms float64) Voice         { v.Delay = ms; return v }
func (v Voice) soft(db float64) Voice          { v.Gain = db; return v }
func (v Voice) tremolo(hz float64) Voice       { v.Tremolo = hz; return v }

func tone(w Wave, from, to, attack, decay float64) Voice {
	return Voice{Wave: w, From: from, To: to, Attack: attack, Decay: decay}
}

// steps returns sines one after the other.
func steps(apart, attack, decay float64, hz ...float64) (vs []Voice) {
	for i, f := range hz {
		vs = append(vs, tone(Sine, f, 0, attack, decay).after(float64(i)*apart))
	}
	return vs
}

func one(vs ...Voice) recipe { return recipe{voices: vs} }

// clicks returns the knocks of a die on the table.
func clicks() (vs []Voice) {
	when := 0.0
	for i := range 5 {
		vs = append(vs, noise(1, 18).band(2800, 0, 4).after(when).soft(float64(-2*i)))
		when += 30 + float64(i*37%60)
	}
	return vs
}

// cluster returns the shimmer of a transporter.
func cluster() (vs []Voice) {
	for i := range 6 {
		vs = append(vs, tone(Sine, 1200+140*float64(i), 0, 150, 900).tremolo(9).soft(-6))
	}
	return vs
}

var press = tone(Triangle, 620, 520, 2, 60)

var recipes = map[string]recipe{
	"tick":       {-15, []Voice{tone(Sine, 1800, 0, 1, 18)}},
	"press":      {-6, []Voice{press}},
	"confirm":    one(tone(Sine, 660, 0, 4, 160), tone(Sine, 990, 0, 4, 160).after(60)),
	"refuse":     one(tone(Square, 150, 120, 2, 140).low(700, 0)),
	"dial":       {-8, []Voice{noise(1, 22).band(2400, 0, 8)}},
	"lock-dial":  one(press, noise(1, 60).band(900, 0, 1)),
	"cover":      one(tone(Sine, 330, 165, 30, 320), noise(30, 320).low(400, 0).soft(-20)),
	"uncover":    one(tone(Sine, 165, 330, 30, 320), noise(30, 320).low(400, 0).soft(-20)),
	"reveal":     one(noise(5, 220).band(600, 3000, 2)),
	"thrust":     {-6, []Voice{noise(60, 700).low(220, 0), tone(Sine, 70, 95, 60, 700)}},
	"bump":       one(tone(Sine, 92, 60, 1, 180), noise(1, 60).low(300, 0)),
	"power-on":   one(tone(Saw, 110, 82, 10, 260).low(600, 0)),
	"power-off":  one(tone(Saw, 82, 165, 10, 260).low(600, 0)),
	"token":      {-6, []Voice{tone(Triangle, 1050, 0, 1, 90)}},
	"lock":       {0, steps(80, 1, 50, 1320, 1320, 1320)},
	"scan":       one(tone(Sine, 500, 2000, 20, 380).tremolo(14)),
	"cloak":      one(noise(80, 700).band(1800, 300, 3)),
	"decloak":    one(noise(80, 700).band(300, 1800, 3)),
	"beam":       one(tone(Saw, 880, 700, 5, 300).low(3000, 0), tone(Sine, 1760, 1400, 5, 300).low(3000, 0).soft(-6)),
	"torpedo":    one(tone(Sine, 240, 900, 5, 420), noise(5, 420).low(800, 0).soft(-6)),
	"dice":       {0, clicks()},
	"shield-hit": one(tone(Sine, 540, 0, 1, 320).tremolo(6), tone(Sine, 812, 0, 1, 320).tremolo(6)),
	"hull-hit":   one(noise(1, 240).low(900, 0), tone(Sine, 70, 0, 1, 260)),
	"critical": one(noise(1, 240).low(900, 0), tone(Sine, 70, 0, 1, 260), tone(Square, 220, 0, 1, 160).low(1200, 0),
		tone(Square, 330, 0, 1, 160).low(1200, 0).after(90)),
	"destroyed": one(noise(1, 1100).low(1600, 120), tone(Sine, 55, 32, 1, 1100)),
	"grip":      one(tone(Saw, 98, 0, 120, 900).low(500, 0), tone(Saw, 99.5, 0, 120, 900).low(500, 0)),
	"beam-over": {0, cluster()},
	"web":       one(tone(Saw, 60, 240, 20, 900).band(900, 0, 3).tremolo(22)),
	"drone":     one(tone(Sine, 392, 196, 5, 240)),
	"phase":     {-3, steps(100, 10, 300, 392, 523)},
	"your-turn": {-3, steps(70, 5, 220, 523, 659, 784)},
	"clock":     {-14, []Voice{tone(Sine, 1800, 0, 1, 18)}},
	"win": one(tone(Sine, 262, 0, 40, 1600), tone(Sine, 330, 0, 40, 1600), tone(Sine, 392, 0, 40, 1600),
		tone(Sine, 523, 0, 40, 1600)),
	"lose": one(tone(Sine, 262, 0, 40, 1600), tone(Sine, 311, 0, 40, 1600), tone(Sine, 392, 0, 40, 1600),
		tone(Sine, 466, 0, 40, 1600)),
}
