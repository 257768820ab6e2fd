package window

import (
	"cmp"
	"strconv"

	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// Preferences holds a person's settings, and those before each change.
type Preferences struct {
	now    prefs.Settings
	before []prefs.Settings
	sized  float64 // how large everything is shown in the end, 1 as usual; 0 it is not known

	system prefs.Settings // what the system asks for

	keep func(prefs.Settings) // nil: nowhere
	took func()               // they have taken effect
}

// Settings returns the current settings.
func (p *Preferences) Settings() prefs.Settings { return p.now }

// Standard returns the settings of somebody who has chosen none.
func (p *Preferences) Standard() prefs.Settings { return Filled(prefs.Settings{}, p.system) }

// ask takes what the system asks for from now on: what nobody has chosen follows it.
func (p *Preferences) ask(asked prefs.Settings) {
	chosen := Chosen(p.now, p.system)
	p.system = asked
	p.take(chosen)
}

// given returns the keys that were given to commands.
func (p *Preferences) given() map[string]string { return p.now.Keys }

// Changes returns the number of changes that can be taken back.
func (p *Preferences) Changes() int { return len(p.before) }

// Change changes them, lets them take effect and keeps them.
func (p *Preferences) Change(by func(*prefs.Settings)) {
	p.before = append(p.before, p.now)
	now := p.now
	by(&now)
	p.take(now)
	p.kept()
}

// Unchange takes the last change back.
func (p *Preferences) Unchange() {
	n := len(p.before) - 1
	if n < 0 {
		return
	}
	last := p.before[n]
	p.before = p.before[:n]
	p.take(last)
	p.kept()
}

// set gives a setting another value.
func (p *Preferences) set(id, value string) {
	p.Change(func(s *prefs.Settings) { *By(id).Of(s) = value })
}

// take lets settings take effect.
func (p *Preferences) take(s prefs.Settings) {
	p.now = Filled(s, p.system)
	p.now.Keys = Known(p.now.Keys)
	scene.HighContrast(p.now.Contrast == "high")
	scene.DressSeats(p.now.Color1, p.now.Color2)
	kit.LeftHanded = p.now.Hand == "left"
	p.took()
}

func (p *Preferences) kept() {
	if p.keep != nil {
		p.keep(Chosen(p.now, p.system))
	}
}

// suit makes a board look as the person prefers.
func (p *Preferences) suit(b *scene.Board) {
	b.Clear, b.Hatched = p.now.Colors == "clear", p.now.Bases == "hatched"
	b.Plain = p.now.Contrast == "high" || p.now.Nebulae == "off"
	b.Light = map[string]float64{"dim": 0.5, "bright": 1.8}[p.now.Light]
}

// terms returns the terms of a battle that begins now.
func (p *Preferences) terms(o record.Terms) record.Terms {
	o.Table = Kind(&p.now)
	o.Minutes, o.Planning = chosen(p.now.Clock), chosen(p.now.PlanClock)
	return o
}

// chosen returns the number of a choice, 0 for none.
func chosen(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// Scale returns the factor by which everything is enlarged in a window of w by h pixels of the
// system.
func (p *Preferences) Scale(w, h float64) float64 {
	if n := chosen(p.now.Scale); n > 0 {
		return float64(n) / 100
	}
	return kit.Fitting(w, h)
}

// letters returns the factor by which words are enlarged.
func (p *Preferences) letters() float64 {
	if n := chosen(p.now.Letters); n > 0 {
		return float64(n) / 100
	}
	return 1
}

// Sized returns the factor by which everything is enlarged in the end, 0 if it is not known.
func (p *Preferences) Sized() float64 { return p.sized }

// Resized tells how large that is, where the window has no room for more.
func (p *Preferences) Resized(scale float64) {
	if p.sized != scale {
		p.sized = scale
		p.took()
	}
}

// rescale goes to the next larger or smaller size than there is, 0 to the one that fits; it says
// what there is now.
func (p *Preferences) rescale(by int) string {
	if by == 0 {
		p.set("scale", Scales[0])
		return "Interface size: fit window"
	}
	now := cmp.Or(float64(chosen(p.now.Scale)), 100*p.sized, 100)
	sizes := Scales[1:] // from the least on
	to := kit.If(by > 0, sizes[len(sizes)-1], sizes[0])
	for _, size := range sizes {
		n := float64(chosen(size))
		if by < 0 && n < now {
			to = size
		}
		if by > 0 && n > now {
			to = size
			break
		}
	}
	p.set("scale", to)
	return "Interface size: " + to + "% (or as large as fits)"
}

// reducedPace is the factor by which parts glide faster for people who want fades only.
const reducedPace = 4

// Pace returns the speed of motion: 1 as usual, 0 for none.
func (p *Preferences) Pace() float64 {
	if p.now.Reduced() {
		return reducedPace * p.now.Speed()
	}
	return p.now.Speed()
}

// loudness maps the words of the setting to the volume; words not in it mean silence.
var loudness = map[string]float64{"full": 1, "normal": 0.7, "quiet": 0.35}

// Loudness returns the volume of the sounds, 0 for silence.
func (p *Preferences) Loudness() float64 {
	if p.Muted() {
		return 0
	}
	return loudness[p.now.Sound]
}

// Muted reports whether nothing is heard.
func (p *Preferences) Muted() bool { return p.now.Muted == "on" || p.now.Sound == "off" }

// Mute silences all that is heard, or lets it be heard again.
func (p *Preferences) Mute() {
	p.Change(func(s *prefs.Settings) {
		if s.Muted = map[bool]string{true: "off", false: "on"}[p.Muted()]; s.Muted == "off" && s.Sound == "off" {
			s.Sound = "normal"
		}
	})
}

// Reduced reports whether motions are fades only.
func (p *Preferences) Reduced() bool { return p.now.Reduced() }
