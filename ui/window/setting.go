package window

import (
	"slices"
	"strings"

	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// Setting is one thing that a person prefers: its words and its choices, the first of which is the default. Of is where it is kept.
type Setting struct {
	ID, Label, Note string
	Choices, Words  []string
	Of              func(*prefs.Settings) *string
}

// Changed reports whether somebody has chosen another than the default.
func (k *Setting) Changed(s *prefs.Settings) bool { return *k.Of(s) != k.Choices[0] }

var (
	onOff      = []string{"on", "off"}
	onOffWords = []string{"On", "Off"}
)

// Scales are how large everything can be shown: as fits the window, or in percent.
var Scales = []string{"auto", "75", "90", "100", "110", "125", "150", "175", "200"}

// Letters are how large words can be written, in percent.
var Letters = []string{"100", "90", "110", "120", "135", "150"}

// Clocks are the clocks of a battle, in minutes; PlanClocks those of the dials of a player and round, in seconds.
var (
	Clocks     = []string{"none", "30", "45", "60", "75"}
	PlanClocks = []string{"none", "60", "90", "120"}
)

// Settings are all of them.
var Settings = []Setting{
	{"ghosts", "Ghosts", "Show where a maneuver ends before its dial is locked.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Ghosts }},
	{"verdicts", "Dial verdicts", "Mark each maneuver of the dial: destroyed, overlaps, in arc.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Verdicts }},
	{"measuring", "Measuring", "Ruler, all maneuvers and an enemy's reach at any time; off: only when the rules measure.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Measure }},
	{"odds", "Odds", "What an attack will do, counted exactly, before its dice are rolled.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Odds }},
	{"undo", "Undo", "Any decision, or only until dials or dice have told something.", []string{"free", "hidden"}, []string{"Any decision", "Until a reveal"}, func(s *prefs.Settings) *string { return &s.Undo }},
	{"advice", "Advice", "Propose a sensible maneuver, target or action; off: the plainest one.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Advice }},
	{"reasons", "AI reasons", "Why the computer does what it does, beside the table and in the log.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Reasons }},
	{"desk", "Battles of the tournament desk", "At the table chosen above, or always at a tournament table.", []string{"chosen", "tournament"}, []string{"As above", "Tournament"}, func(s *prefs.Settings) *string { return &s.Desk }},

	{"motion", "Motion", "How fast ships move and dice roll. Space always skips.", []string{"1", "2", "4", "reduced", "off"}, []string{"Normal", "2 ×", "4 ×", "Fades only", "Off"}, func(s *prefs.Settings) *string { return &s.Motion }},
	{"attract", "Films at the title", "After a minute without input the title shows three battles as films, and rests then; any key ends them.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Attract }},
	{"sound", "Sound", "Whatever is heard is seen as well.", []string{"normal", "quiet", "full", "off"}, []string{"Normal", "Quiet", "Loud", "Off"}, func(s *prefs.Settings) *string { return &s.Sound }},
	{"scale", "Size of everything", "As fits the window, or in percent, as far as the window has room.", Scales, []string{"Fitting", "75", "90", "100", "110", "125", "150", "175", "200"}, func(s *prefs.Settings) *string { return &s.Scale }},
	{"muted", "Mute", "Silence, whatever the sound is. The loudspeaker in the bar does it, too.", []string{"off", "on"}, []string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Muted }},
	{"captions", "Captions of sounds", "What is heard is written at the foot of the window, also where nothing is heard.", []string{"off", "on"}, []string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Captions }},
	{"color1", "Color of player 1", "Beside every color stays a shape or a pattern.", idsOf(0), wordsOf(0), func(s *prefs.Settings) *string { return &s.Color1 }},
	{"color2", "Color of player 2", "Any two can be told apart by every eye.", idsOf(1), wordsOf(1), func(s *prefs.Settings) *string { return &s.Color2 }},
	{"hand", "Hand", "On which side the column stands in which is answered.", []string{"right", "left"}, []string{"Right", "Left"}, func(s *prefs.Settings) *string { return &s.Hand }},
	{"letters", "Size of words", "In percent, where all else keeps its size; as far as the window has room.", Letters, nil, func(s *prefs.Settings) *string { return &s.Letters }},
	{"labels", "Names on the board", "Smart hides a name that would lie over something else.", []string{"smart", "all", "none"}, []string{"Smart", "All", "None"}, func(s *prefs.Settings) *string { return &s.Labels }},
	{"pace", "Pace", "How long a revealed maneuver, dice and the end of a round can be read before the table goes on by itself.", []string{"normal", "slow", "quick", "stop"}, []string{"Normal", "Slow", "Quick", "Stop at everything"}, func(s *prefs.Settings) *string { return &s.Pace }},
	{"losses", "Confirm losses", "How to confirm what destroys your own ship or costs Fleet Points.", []string{"hold", "press"}, []string{"Hold", "Press"}, func(s *prefs.Settings) *string { return &s.Losses }},
	{"cover", "Cover on focus loss", "In hot seat, cover the dials when another window is used.", []string{"on", "off"}, onOffWords, func(s *prefs.Settings) *string { return &s.Cover }},
	{"colors", "Difficulty colors", "Clear colors differ for people who see red and green alike.", []string{"classic", "clear"}, []string{"Classic", "Clear"}, func(s *prefs.Settings) *string { return &s.Colors }},
	{"contrast", "Contrast", "High: black panels, brighter lines and words, an empty sky.", []string{"usual", "high"}, []string{"Usual", "High"}, func(s *prefs.Settings) *string { return &s.Contrast }},
	{"bases", "Patterns on bases", "Lines across every base, rising for player 1 and falling for player 2.", []string{"plain", "hatched"}, []string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Bases }},
	{"tooltips", "Tooltips", "Words about what the pointer rests on.", []string{"on", "off"}, onOffWords, func(s *prefs.Settings) *string { return &s.Tooltip }},
	{"clock", "Clock of a battle", "Minutes. When they are over the round is finished. For battles that begin from now on.", Clocks, []string{"None", "30", "45", "60", "75"}, func(s *prefs.Settings) *string { return &s.Clock }},
	{"planclock", "Clock of the dials", "Seconds for each player and round; then the dials are locked as they are, unset ones at the slowest straight.", PlanClocks, []string{"None", "60", "90", "120"}, func(s *prefs.Settings) *string { return &s.PlanClock }},
	{"follow", "Camera follows", "Look at who moves, acts or fights as near as there is room, and go back; when needed: unless that is well in sight. Fades only: the table stands still.", []string{"needed", "always", "never"}, []string{"When needed", "Always", "Never"}, func(s *prefs.Settings) *string { return &s.Follow }},
	{"turn", "Turn the table", "In hot seat, bring the edge of whoever sets dials near.", []string{"off", "on"}, []string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Turn }},
	{"units", "Units", "Of distances. Alt shows the ruler finer.", []string{"inches", "mm", "both"}, []string{"Inches", "Millimetres", "Both"}, func(s *prefs.Settings) *string { return &s.Units }},
	{"nebulae", "Nebulae", "Clouds behind the stars of the board.", onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Nebulae }},
	{"light", "Board brightness", "Of its sky and grid; ships and lines stay.", []string{"usual", "dim", "bright"}, []string{"Usual", "Dim", "Bright"}, func(s *prefs.Settings) *string { return &s.Light }},
	{"holding", "Held keys", "To uncover, agree or concede: hold a key, or press it; press twice to concede.", []string{"hold", "press"}, []string{"Hold", "Press"}, func(s *prefs.Settings) *string { return &s.Holding }},
	{"holdtime", "Hold time", "How long a key or button is held.", []string{"usual", "short", "long"}, []string{"Usual", "Half", "Twice"}, func(s *prefs.Settings) *string { return &s.HoldTime }},
	{"drag", "Dragging", "Held all the way, or a click to lift and a click to drop.", []string{"held", "sticky"}, []string{"Held", "Click, click"}, func(s *prefs.Settings) *string { return &s.Drag }},
	{"away", "Cover when nobody is there", "In hot seat, cover the dials after so many seconds without input.", []string{"30", "60", "120", "off"}, []string{"30 s", "60 s", "120 s", "Off"}, func(s *prefs.Settings) *string { return &s.Away }},
}

// idsOf and wordsOf are the colors that a seat can have.
func idsOf(seat int) []string {
	return kit.Each(scene.SeatInks[seat], func(i scene.SeatInk) string { return i.ID })
}

func wordsOf(seat int) []string {
	return kit.Each(scene.SeatInks[seat], func(i scene.SeatInk) string { return i.Name })
}

// By is the setting of an id that there is.
func By(id string) *Setting {
	return &Settings[slices.IndexFunc(Settings, func(k Setting) bool { return k.ID == id })]
}

// Filled fills what is not set, or not to be understood, with defaults.
func Filled(s prefs.Settings) prefs.Settings {
	for i := range Settings {
		if v := Settings[i].Of(&s); !slices.Contains(Settings[i].Choices, *v) {
			*v = Settings[i].Choices[0]
		}
	}
	return s
}

// Kinds are the kinds of table as they are offered, KindWords what they are called.
var (
	Kinds     = []string{record.Practice, record.Tournament, record.Custom}
	KindWords = []string{"Practice", "Tournament", "Custom"}
)

// helps are the settings that a kind of table sets: the first choice of each is that of a practice table, the second that of a
// tournament table.
var helps = [...]string{"ghosts", "verdicts", "measuring", "odds", "undo", "advice", "reasons"}

// Kind is what the switches make of the table.
func Kind(s *prefs.Settings) string {
	switch len(off(s)) {
	case 0:
		return record.Practice
	case len(helps):
		return record.Tournament
	}
	return record.Custom
}

// SetKind sets the switches of a kind of table; a custom one keeps those there are.
func SetKind(s *prefs.Settings, kind string) {
	at := slices.Index(Kinds, kind)
	if at < 0 || kind == record.Custom {
		return
	}
	for _, id := range helps {
		k := By(id)
		*k.Of(s) = k.Choices[at]
	}
}

// off are the helps that are switched off.
func off(s *prefs.Settings) (ks []*Setting) {
	for _, id := range helps {
		if k := By(id); k.Changed(s) {
			ks = append(ks, k)
		}
	}
	return ks
}

// Off are the helps that are switched off, in words.
func Off(s *prefs.Settings) (words []string) {
	for _, k := range off(s) {
		words = append(words, strings.ToLower(k.Label))
	}
	return words
}
