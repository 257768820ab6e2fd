package window

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
)

// SettingsHost is the part of the window that the settings depend on.
type SettingsHost interface {
	kit.Window
	Settings() prefs.Settings
	Standard() prefs.Settings        // of somebody who has chosen none
	Change(by func(*prefs.Settings)) // takes effect at once, and is kept
	Unchange()                       // takes the last change back
	Changes() int                    // how many can be taken back
	Sized() float64                  // how large everything is shown in the end, 1 as usual; 0 it is not known
	Bound() bool                     // a battle is played that stays at its tournament table
	Sample() *game.Setup             // a battle whose ships show what the settings do, nil none
	Data() Data                      // what is kept, nil where nothing is
	Diagnostics() string             // what helps to see what went wrong, without anything about persons
	ChangeKeys()                     // opens the page that gives keys
}

// SettingsPage shows the settings, the deeds on the saved data, and a preview of the board.
type SettingsPage struct {
	host     SettingsHost
	all      bool // every setting is shown, by section
	tabs     kit.Tabs
	rows     kit.Scrolled
	front    kit.Scrolled
	find     kit.Typed
	eye      boardview.Eye
	deleting bool // is asked about
	names    [2]kit.Typed
	links    kit.Typed // the address of the page that links lead to
	stun     kit.Typed // addresses of servers that tell a program its own
	naming   bool      // they can be changed on the first page
}

// NewSettings opens the settings.
func NewSettings(h SettingsHost) *SettingsPage {
	p := &SettingsPage{host: h, eye: boardview.Eye{Far: 36.0 / previewInches}}
	for i, n := range h.Settings().Names {
		p.names[i] = kit.TypedOf(n)
	}
	p.links, p.stun = kit.TypedOf(h.Settings().LinkPage), kit.TypedOf(h.Settings().STUN)
	return p
}

// Name of the page.
func (p *SettingsPage) Name() string { return "settings" }

// Tick does nothing: nothing here moves by itself.
func (p *SettingsPage) Tick(float64) kit.Wake { return kit.Rest }

// section is a part of the settings: the ids of settings, and of what else there is to choose and
// to do.
type section struct {
	name string
	ids  []string
}

// The rows that are no setting.
const (
	keysRow        = "keys"
	namesRow       = "names"
	linksRow       = "links"
	stunRow        = "stun"
	cardsRow       = "cards"
	folderRow      = "folder"
	diagnosticsRow = "diagnostics"
	exportRow      = "export"
	importRow      = "import"
	deleteRow      = "delete"
)

// sections are the settings in the order they are shown.
var sections = []section{
	{"Play", []string{namesRow, "ghosts", "verdicts", "measuring", "odds", "undo", "advice", "reasons", "losses",
		"pace", "clock", "planclock", "desk", "follow", "turn"}},
	{"See", []string{"scale", "letters", "labels", "units", "color1", "color2", "colors", "contrast", "bases",
		"nebulae", "light", "tooltips"}},
	{"Motion", []string{"motion", "attract"}},
	{"Hear", []string{"sound", "muted", "captions"}},
	{"Hands", []string{keysRow, "hand", "holding", "holdtime", "drag"}},
	{"Privacy", []string{"cover", "away"}},
	{"Data", []string{folderRow, linksRow, stunRow, cardsRow, diagnosticsRow, exportRow, importRow, deleteRow}},
}

// The settings on the first page, beside the table.
var (
	seeAndHear = section{"See and hear", []string{"scale", "contrast", "colors", "motion", "sound",
		"captions", "follow"}}
	playing = section{"Play", []string{namesRow, "away", "turn", "losses", "hand", "pace", keysRow}}
)

// set changes a setting.
func (p *SettingsPage) set(k *Setting, value string) {
	p.host.Change(func(s *prefs.Settings) { *k.Of(s) = value })
}

// sizeNote says what the window has room for, when that is less than asked for.
func (p *SettingsPage) sizeNote(s *prefs.Settings) string {
	asked, err := strconv.ParseFloat(s.Scale, 64)
	if sized := p.host.Sized(); err == nil && sized > 0 && sized < asked/100-0.005 {
		return fmt.Sprintf(" This window has room for %.0f%%.", math.Floor(sized*100))
	}
	return ""
}

// degrees are the choices of settings that have more and less, from the least; the default is first
// among a setting's own.
var degrees = map[string][]string{
	"pace":   {"slow", "normal", "quick", "stop"},
	"sound":  {"off", "quiet", "normal", "full"},
	"follow": {"never", "needed", "always"},
}

// inOrder returns the places of the choices from the least to the most, where they have an order.
func inOrder(k *Setting) []int {
	at := make([]int, len(k.Choices))
	for i := range at {
		at[i] = i
	}
	slices.SortFunc(at, func(a, b int) int {
		if of := degrees[k.ID]; of != nil {
			return slices.Index(of, k.Choices[a]) - slices.Index(of, k.Choices[b])
		}
		n, errN := strconv.Atoi(k.Choices[a])
		m, errM := strconv.Atoi(k.Choices[b])
		if errN != nil || errM != nil {
			return a - b
		}
		return n - m
	})
	return at
}
