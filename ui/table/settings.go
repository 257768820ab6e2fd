package table

import (
	"slices"

	"attackwing/ui/scene"
)

// Settings are what a person prefers; they outlive a battle and the program.
type Settings struct {
	Motion    string // "1", "2", "4" times as fast, "reduced" to fades, or "off"
	Labels    string // of ships on the board: "smart", "all", "none"
	Perform   string // maneuvers that fly by themselves: the "enemy"'s, "all", "none"
	Losses    string // "hold" or "press" the main button for a maneuver that destroys the own ship
	Cover     string // "on" or "off": cover the dials of two people at one screen when the window loses the focus
	Colors    string // of a maneuver's difficulty: "classic" or "clear"
	Odds      string // "on" or "off": the exact odds of an attack in the combat column
	Ghosts    string // "on" or "off": where a maneuver ends, before it is flown
	Verdicts  string // "on" or "off": what a maneuver of the dial leads to
	Measure   string // "on" or "off": ruler, fan and reach at any time
	Undo      string // "free", or "hidden": nothing is taken back that dials or dice have told
	Advice    string // "on" or "off": sensible proposals
	Reasons   string // "on" or "off": why the computer does what it does
	Desk      string // battles of the tournament desk: "chosen" as the others, or "tournament"
	Tooltip   string // "on" or "off"
	Contrast  string // "usual" or "high"
	Bases     string // of ships: "plain", or "hatched" as the seat's areas are
	Scale     string // of everything on the screen, in percent
	Sound     string // how loud: "normal", "quiet", "full", "off"
	Clock     string // minutes a battle takes, "none"
	PlanClock string // seconds a player has for the dials of a round, "none"
	Follow    string // the camera what is asked about: "outside" of the middle of the board, "always", "never"
	Turn      string // "off", or "on": in hot seat the table turns to whoever sets dials
	Units     string // of lengths: "inches", "mm" or "both"
	Nebulae   string // "on" or "off"
	Light     string // of the board: "usual", "dim", "bright"
	Holding   string // what wants a key held: "hold", or "press": pressed, what cannot be taken back twice
	HoldTime  string // how long: "usual", "short", "long"
	Drag      string // "held", or "sticky": a press lifts, the next one drops
	Away      string // seconds without input after which the dials of two people at one screen are covered, "off"

	Keys map[string]string `json:",omitempty"` // of commands that have another than their own
}

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
	{"losses", "Confirm losses", "a maneuver that destroys your own ship wants the button held", []string{"hold", "press"}, []string{"Hold", "Press"}, func(s *Settings) *string { return &s.Losses }},
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

// whole fills what is not set, or not to be understood, with defaults.
func (s Settings) whole() Settings {
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
			s.setKind(value)
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
	t.prefs = t.prefs.whole()
	t.prefs.Keys = knownKeys(t.prefs.Keys)
	for i, k := range []string{"smart", "all", "none"} {
		if t.prefs.Labels == k {
			t.labels = labelModes[i]
		}
	}
	scene.HighContrast(t.prefs.Contrast == "high")
	t.speed = map[string]float64{"1": 1, "2": 2, "4": 4, "reduced": 1}[t.prefs.Motion]
	t.reduced = t.prefs.Motion == "reduced"
	t.dirty = true
}

// suits makes a board look as the person prefers.
func (t *Table) suits(b *scene.Board) {
	b.Clear, b.Hatched = t.prefs.Colors == "clear", t.prefs.Bases == "hatched"
	b.Plain = t.prefs.Contrast == "high" || t.prefs.Nebulae == "off"
	b.Light = map[string]float64{"dim": 0.5, "bright": 1.8}[t.prefs.Light]
}
