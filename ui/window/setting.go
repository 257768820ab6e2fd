package window

import (
	"cmp"
	"slices"
	"strings"

	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// Setting is a preference: its words and its choices, the first of which is the default. Of
// returns its field in the settings.
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

// Scales lists the sizes in which everything can be shown: fitting the window, or in percent.
var Scales = []string{"auto", "75", "90", "100", "110", "125", "150", "175", "200"}

// Letters lists the sizes of words, in percent.
var Letters = []string{"100", "90", "110", "120", "135", "150"}

// Clocks are the clocks of a battle, in minutes; PlanClocks those of the dials of a player and
// round, in seconds.
var (
	Clocks     = []string{"none", "30", "45", "60", "75"}
	PlanClocks = []string{"none", "60", "90", "120"}
)

// Settings lists all settings.
var Settings = []Setting{
	{"ghosts", "Maneuver preview", "Show where a maneuver ends before you lock the dial.", onOff, onOffWords,
		func(s *prefs.Settings) *string { return &s.Ghosts }},
	{"verdicts", "Dial verdicts", "Mark the maneuvers that destroy the ship, overlap, or bring an enemy into arc.",
		onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Verdicts }},
	{"measuring", "Measuring",
		"Use the ruler, all maneuvers and enemy reach at any time. Off: only when the rules let you measure.",
		onOff, onOffWords, func(s *prefs.Settings) *string { return &s.Measure }},
	{"odds", "Odds", "Show the exact chances of an attack before the dice are rolled.", onOff, onOffWords,
		func(s *prefs.Settings) *string { return &s.Odds }},
	{"undo", "Undo", "Undo any decision, or only until a dial or die is revealed.", []string{"free", "hidden"},
		[]string{"Any decision", "Until a reveal"}, func(s *prefs.Settings) *string { return &s.Undo }},
	{"advice", "Advice", "Suggest a good maneuver, target or action. Off: suggest the simplest one.", onOff,
		onOffWords, func(s *prefs.Settings) *string { return &s.Advice }},
	{"reasons", "AI reasons", "Show why the computer chose what it did.", onOff, onOffWords,
		func(s *prefs.Settings) *string { return &s.Reasons }},
	{"desk", "Tournament desk battles", "Use your usual table, or always a tournament table.",
		[]string{"chosen", "tournament"}, []string{"Usual", "Tournament"},
		func(s *prefs.Settings) *string { return &s.Desk }},

	{"motion", "Motion", "How fast ships move and dice roll. Space skips any animation.",
		[]string{"1", "2", "4", "reduced", "off"}, []string{"Normal", "2 ×", "4 ×", "Fades only", "Off"},
		func(s *prefs.Settings) *string { return &s.Motion }},
	{"attract", "Films on the title page",
		"After a minute without input, play three battles as films. Any key stops them.", onOff, onOffWords,
		func(s *prefs.Settings) *string { return &s.Attract }},
	{"sound", "Sound", "Everything you hear is also shown.", []string{"normal", "quiet", "full", "off"},
		[]string{"Normal", "Quiet", "Loud", "Off"}, func(s *prefs.Settings) *string { return &s.Sound }},
	{"scale", "Interface size", "Fit the window, or a fixed size if there is room for it.", Scales, []string{"Fit",
		"75%", "90%", "100%", "110%", "125%", "150%", "175%", "200%"},
		func(s *prefs.Settings) *string { return &s.Scale }},
	{"muted", "Mute", "Turn all sound off. The speaker button does the same.", []string{"off", "on"},
		[]string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Muted }},
	{"captions", "Sound captions", "Describe each sound at the bottom of the window, even when muted.",
		[]string{"off", "on"}, []string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Captions }},
	{"color1", "Color of player 1", "Players also differ by shape and pattern.", idsOf(0), wordsOf(0),
		func(s *prefs.Settings) *string { return &s.Color1 }},
	{"color2", "Color of player 2", "Any two of these colors work with any color vision.", idsOf(1), wordsOf(1),
		func(s *prefs.Settings) *string { return &s.Color2 }},
	{"hand", "Control side", "Which side of the window the controls are on.", []string{"right", "left"},
		[]string{"Right", "Left"}, func(s *prefs.Settings) *string { return &s.Hand }},
	{"letters", "Text size", "Change the text size only, if there is room.", Letters, nil,
		func(s *prefs.Settings) *string { return &s.Letters }},
	{"labels", "Names on the board", "Smart hides names that would cover something.", []string{"smart", "all", "none"},
		[]string{"Smart", "All", "None"}, func(s *prefs.Settings) *string { return &s.Labels }},
	{"pace", "Pace", "How long to show maneuvers, dice and the end of a round before continuing.",
		[]string{"normal", "slow", "quick", "stop"}, []string{"Normal", "Slow", "Quick", "Wait for me"},
		func(s *prefs.Settings) *string { return &s.Pace }},
	{"losses", "Confirm losses", "How to confirm a choice that destroys your own ship or costs Fleet Points.",
		[]string{"hold", "press"}, []string{"Hold", "Press"}, func(s *prefs.Settings) *string { return &s.Losses }},
	{"cover", "Cover when you switch windows", "In hot seat, cover the dials when you leave this window.",
		[]string{"on", "off"}, onOffWords, func(s *prefs.Settings) *string { return &s.Cover }},
	{"colors", "Colors of maneuvers", "Clear uses colors that red-green color-blind players can tell apart.",
		[]string{"classic", "clear"}, []string{"Classic", "Clear"},
		func(s *prefs.Settings) *string { return &s.Colors }},
	{"contrast", "Contrast", "High: black panels, brighter lines and text, no stars.", []string{"usual", "high"},
		[]string{"Normal", "High"}, func(s *prefs.Settings) *string { return &s.Contrast }},
	{"bases", "Patterns on bases", "Hatch the bases: rising lines for player 1, falling lines for player 2.",
		[]string{"plain", "hatched"}, []string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Bases }},
	{"tooltips", "Tooltips", "Explain what the pointer is over.", []string{"on", "off"}, onOffWords,
		func(s *prefs.Settings) *string { return &s.Tooltip }},
	{"clock", "Battle clock", "In minutes. When time runs out, the round is finished. Applies to new battles.", Clocks,
		[]string{"None", "30", "45", "60", "75"}, func(s *prefs.Settings) *string { return &s.Clock }},
	{"planclock", "Dial clock",
		"Seconds per player and round. Dials are then locked as they are; unset ones fly the slowest straight.",
		PlanClocks, []string{"None", "60", "90", "120"}, func(s *prefs.Settings) *string { return &s.PlanClock }},
	{"follow", "Camera follows",
		"Zoom to the ship that moves, acts or fights, then return. When needed: only if you cannot see it well.",
		[]string{"needed", "always", "never"}, []string{"When needed", "Always", "Never"},
		func(s *prefs.Settings) *string { return &s.Follow }},
	{"turn", "Turn the table to who plays", "In hot seat, turn the table toward the player who is asked.",
		[]string{"off", "on"},
		[]string{"Off", "On"}, func(s *prefs.Settings) *string { return &s.Turn }},
	{"units", "Units", "Units of distance. Hold Alt for a finer ruler.", []string{"inches", "mm", "both"},
		[]string{"Inches", "Millimeters", "Both"}, func(s *prefs.Settings) *string { return &s.Units }},
	{"nebulae", "Nebulae", "Show nebula clouds on the board.", onOff, onOffWords,
		func(s *prefs.Settings) *string { return &s.Nebulae }},
	{"light", "Board brightness", "Brightness of the sky and grid. Ships and lines do not change.",
		[]string{"usual", "dim", "bright"}, []string{"Normal", "Dim", "Bright"},
		func(s *prefs.Settings) *string { return &s.Light }},
	{"holding", "Hold or press",
		"How to uncover dials, agree or concede: hold the key, or press it (twice to concede).",
		[]string{"hold", "press"}, []string{"Hold", "Press"}, func(s *prefs.Settings) *string { return &s.Holding }},
	{"holdtime", "Hold time", "How long to hold a key or button.", []string{"usual", "short", "long"},
		[]string{"Normal", "Half", "Twice"}, func(s *prefs.Settings) *string { return &s.HoldTime }},
	{"drag", "Dragging", "Keep the button down, or click to pick up and click to drop.", []string{"held", "sticky"},
		[]string{"Held", "Two clicks"}, func(s *prefs.Settings) *string { return &s.Drag }},
	{"away", "Cover the dials after", "In hot seat, cover the dials after this time without input.",
		[]string{"30", "60", "120", "off"}, []string{"30 s", "1 min", "2 min", "Never"},
		func(s *prefs.Settings) *string { return &s.Away }},
}

// idsOf and wordsOf are the colors that a seat can have.
func idsOf(seat int) []string {
	return kit.Each(scene.SeatInks[seat], func(i scene.SeatInk) string { return i.ID })
}

func wordsOf(seat int) []string {
	return kit.Each(scene.SeatInks[seat], func(i scene.SeatInk) string { return i.Name })
}

// By returns the setting of an id that there is.
func By(id string) *Setting {
	return &Settings[slices.IndexFunc(Settings, func(k Setting) bool { return k.ID == id })]
}

// Asked returns the settings that a system asks for which wants less motion, or more contrast; all
// others are "".
func Asked(stiller, clearer bool) (s prefs.Settings) {
	if stiller {
		s.Motion = "reduced"
	}
	if clearer {
		s.Contrast = "high"
	}
	return s
}

// Filled fills what is not set, or not to be understood, with what the system asks for, else with
// defaults.
func Filled(s, asked prefs.Settings) prefs.Settings {
	for i := range Settings {
		if v := Settings[i].Of(&s); !slices.Contains(Settings[i].Choices, *v) {
			*v = cmp.Or(*Settings[i].Of(&asked), Settings[i].Choices[0])
		}
	}
	return s
}

// Chosen returns the settings without those that are as [Filled] has them by itself: what is kept,
// so that the rest follows the system.
func Chosen(s, asked prefs.Settings) prefs.Settings {
	usual := Filled(prefs.Settings{}, asked)
	for i := range Settings {
		if v := Settings[i].Of(&s); *v == *Settings[i].Of(&usual) {
			*v = ""
		}
	}
	return s
}

// TableKind is a kind of table on offer. It sets the helps to their first choice, but for those
// it names.
type TableKind struct {
	ID, Name, For string
	sets          map[string]string
}

// Tables lists the kinds of table on offer. A custom table is one of them that was changed.
var Tables = []TableKind{
	{record.Practice, "Practice", "Alone, to learn and to try", nil},
	{record.Teaching, "Teaching", "Showing the game to newcomers", map[string]string{"advice": "off"}},
	{record.Tournament, "Tournament", "As at a real table", map[string]string{
		"ghosts": "off", "verdicts": "off", "measuring": "off", "odds": "off", "undo": "hidden", "advice": "off",
		"reasons": "off"}},
}

// helps are the settings that a kind of table sets.
var helps = [...]string{"ghosts", "verdicts", "measuring", "odds", "undo", "advice", "reasons"}

// gives returns the choice of a help at the table.
func (k *TableKind) gives(help string) string { return cmp.Or(k.sets[help], By(help).Choices[0]) }

// pace returns the pace at the table for a person whose pace is now: newcomers are shown each step
// slowly.
func (k *TableKind) pace(now string) string {
	switch {
	case k.ID == record.Teaching && now != "stop":
		return "slow"
	case now == "slow":
		return By("pace").Choices[0]
	}
	return now
}

// changed returns the helps that differ from those of the table.
func (k *TableKind) changed(s *prefs.Settings) (ks []*Setting) {
	for _, id := range helps {
		if h := By(id); *h.Of(s) != k.gives(id) {
			ks = append(ks, h)
		}
	}
	return ks
}

// closest returns the index of the table on offer that differs least from the settings.
func closest(s *prefs.Settings) (at int) {
	for i := range Tables {
		if len(Tables[i].changed(s)) < len(Tables[at].changed(s)) {
			at = i
		}
	}
	return at
}

// Kind returns the kind of table that the helps make: one on offer, or a custom one.
func Kind(s *prefs.Settings) string {
	if k := &Tables[closest(s)]; len(k.changed(s)) == 0 {
		return k.ID
	}
	return record.Custom
}

// SetKind sets the helps and the pace of a table on offer; any other kind changes nothing.
func SetKind(s *prefs.Settings, kind string) {
	at := slices.IndexFunc(Tables, func(k TableKind) bool { return k.ID == kind })
	if at < 0 {
		return
	}
	for _, id := range helps {
		*By(id).Of(s) = Tables[at].gives(id)
	}
	s.Pace = Tables[at].pace(s.Pace)
}

// Off returns the helps that are switched off, in words.
func Off(s *prefs.Settings) (words []string) {
	for _, k := range Tables[0].changed(s) {
		words = append(words, strings.ToLower(k.Label))
	}
	return words
}
