package table

// loudness is how loud the sounds are by the setting's words; nothing in it is silence.
var loudness = map[string]float64{"full": 1, "normal": 0.7, "quiet": 0.35}

// sound lets a sound be heard. Whatever a sound says is seen as well. The dial clicks alike for every maneuver: what is
// hidden is not heard either.
func (t *Table) sound(name string, seat int) {
	if t.opts.Sound != nil && !t.Means.Quick {
		if v := loudness[t.prefs.Sound]; v > 0 {
			t.opts.Sound(name, seat, v)
		}
	}
}
