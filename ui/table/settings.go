package table

import (
	"slices"

	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// Settings are what a person prefers; they outlive a battle and the program.
type Settings = prefs.Settings

// setting is one of them: its words, its choices, the first of which is the default.
type setting struct {
	id, label, note string
	choices, words  []string
	of              func(*Settings) *string
}

var settings = append(tableSwitches, []setting{
	{"motion", "Motion", "how fast ships fly and dice roll; Space always skips", []string{"1", "2", "4", "reduced", "off"}, []string{"Normal", "2 times", "4 times", "Fades only", "Off"}, func(s *Settings) *string { return &s.Motion }},
	{"sound", "Sound", "every sound has a picture that says the same", []string{"normal", "quiet", "full", "off"}, []string{"Normal", "Quiet", "Loud", "Off"}, func(s *Settings) *string { return &s.Sound }},
	{"scale", "Size of everything", "words and buttons, as far as the window has room; Ctrl + and Ctrl - do it anywhere", scales, nil, func(s *Settings) *string { return &s.Scale }},
	{"labels", "Names on the board", "smart hides what would lie over something else; T changes it too", []string{"smart", "all", "none"}, []string{"Smart", "All", "None"}, func(s *Settings) *string { return &s.Labels }},
	{"perform", "Perform maneuvers", "by themselves, once they are revealed; any other waits for the button", []string{"enemy", "all", "none"}, []string{"Enemy moves", "All", "None"}, func(s *Settings) *string { return &s.Perform }},
	{"losses", "Confirm losses", "what destroys your own ship or costs Fleet Points wants the button held", []string{"hold", "press"}, []string{"Hold", "Press"}, func(s *Settings) *string { return &s.Losses }},
	{"cover", "Cover on focus loss", "in hot seat the dials are covered when another window is used", []string{"on", "off"}, []string{"On", "Off"}, func(s *Settings) *string { return &s.Cover }},
	{"colors", "Difficulty colors", "clear colors differ for people who see red and green alike", []string{"classic", "clear"}, []string{"Classic", "Clear"}, func(s *Settings) *string { return &s.Colors }},
	{"contrast", "Contrast", "high: black panels, brighter lines and words, an empty sky", []string{"usual", "high"}, []string{"Usual", "High"}, func(s *Settings) *string { return &s.Contrast }},
	{"bases", "Patterns on bases", "lines across every base, rising for player 1 and falling for player 2", []string{"plain", "hatched"}, []string{"Off", "On"}, func(s *Settings) *string { return &s.Bases }},
	{"tooltips", "Tooltips", "words about what the pointer rests on", []string{"on", "off"}, []string{"On", "Off"}, func(s *Settings) *string { return &s.Tooltip }},
	{"clock", "Clock of a battle", "minutes; at its end the round is finished; holds for battles that begin from now on", clockChoices, []string{"None", "30", "45", "60", "75"}, func(s *Settings) *string { return &s.Clock }},
	{"planclock", "Clock of the dials", "seconds for a player and round; then they are locked as they are, unset ones fly the slowest straight", planChoices, []string{"None", "60", "90", "120"}, func(s *Settings) *string { return &s.PlanClock }},
	{"follow", "Camera follows", "glides to what is asked about, when that lies outside the middle of the board", []string{"outside", "always", "never"}, []string{"When outside", "Always", "Never"}, func(s *Settings) *string { return &s.Follow }},
	{"turn", "Turn the table", "in hot seat the edge of whoever sets dials comes near", []string{"off", "on"}, []string{"Off", "On"}, func(s *Settings) *string { return &s.Turn }},
	{"units", "Units", "of distances; Alt shows the ruler finer", []string{"inches", "mm", "both"}, []string{"Inches", "Millimetres", "Both"}, func(s *Settings) *string { return &s.Units }},
	{"nebulae", "Nebulae", "clouds behind the stars of the board", onOff, onOffWords, func(s *Settings) *string { return &s.Nebulae }},
	{"light", "Board brightness", "of its sky and grid; ships and lines stay", []string{"usual", "dim", "bright"}, []string{"Usual", "Dim", "Bright"}, func(s *Settings) *string { return &s.Light }},
	{"holding", "Held keys", "to uncover, agree or give up: hold, or press instead; giving up twice", []string{"hold", "press"}, []string{"Hold", "Press"}, func(s *Settings) *string { return &s.Holding }},
	{"holdtime", "Hold time", "how long a key or button is held", []string{"usual", "short", "long"}, []string{"Usual", "Half", "Twice"}, func(s *Settings) *string { return &s.HoldTime }},
	{"drag", "Dragging", "held all the way, or a click to lift and a click to drop", []string{"held", "sticky"}, []string{"Held", "Click, click"}, func(s *Settings) *string { return &s.Drag }},
	{"away", "Cover when nobody is there", "in hot seat the dials are covered after so many seconds without input", []string{"30", "60", "120", "off"}, []string{"30 s", "60 s", "120 s", "Off"}, func(s *Settings) *string { return &s.Away }},
}...)

// filled fills what is not set, or not to be understood, with defaults.
func filled(s Settings) Settings {
	for i := range settings {
		v := settings[i].of(&s)
		known := false
		for _, c := range settings[i].choices {
			known = known || c == *v
		}
		if !known {
			*v = settings[i].choices[0]
		}
	}
	return s
}

// settingOf is the setting of an id that there is.
func settingOf(id string) *setting {
	return &settings[slices.IndexFunc(settings, func(k setting) bool { return k.id == id })]
}

func (t *Table) setSetting(id, value string) {
	t.change(func(s *Settings) {
		if id == "table" {
			setKind(s, value)
			return
		}
		for i := range settings {
			if settings[i].id == id {
				*settings[i].of(s) = value
			}
		}
	})
}

// change changes the settings, lets them take effect and keeps them.
func (t *Table) change(by func(*Settings)) {
	t.before = append(t.before, t.prefs)
	by(&t.prefs)
	t.prefer()
	t.keepSettings()
}

func (t *Table) keepSettings() {
	if t.opts.Keep != nil {
		t.opts.Keep(t.prefs)
	}
}

// prefer lets the settings take effect.
func (t *Table) prefer() {
	t.prefs = filled(t.prefs)
	t.prefs.Keys = knownKeys(t.prefs.Keys)
	for i, k := range []string{"smart", "all", "none"} {
		if t.prefs.Labels == k {
			t.labels = labelModes[i]
		}
	}
	scene.HighContrast(t.prefs.Contrast == "high")
	t.Changed = true
}

// suits makes a board look as the person prefers.
func (p *preferred) suits(b *scene.Board) {
	b.Clear, b.Hatched = p.prefs.Colors == "clear", p.prefs.Bases == "hatched"
	b.Plain = p.prefs.Contrast == "high" || p.prefs.Nebulae == "off"
	b.Light = map[string]float64{"dim": 0.5, "bright": 1.8}[p.prefs.Light]
}
