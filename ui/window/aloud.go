package window

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// Aloud are a page for those who do not see it: what is asked, the parts that can be pressed, in
// the order of reading, and what was said last.
type Aloud struct {
	Title   string      `json:"title"`   // of the window: the page, of a battle the round and whose turn it is; "" at the program's title
	Where   string      `json:"where"`   // the page, and how far the battle is
	Heading string      `json:"heading"` // that in people's words
	Ask     string      `json:"ask"`
	Parts   []AloudPart `json:"parts"`
	Log     []string    `json:"log"`
}

// AloudPart is a part that can be pressed: its name for [Window.PressPart], what it says, and why
// it cannot be pressed now.
type AloudPart struct {
	Name  string `json:"name"`
	Words string `json:"words"`
	Off   string `json:"off,omitempty"`
	Lit   bool   `json:"lit,omitempty"`
	Field bool   `json:"field,omitempty"` // it is typed in
	At    [4]int `json:"at"`              // left, top, width and height in the window
}

// mostSaid are the lines of the log that are told; the page of the log has all of them.
const mostSaid = 12

// Tells is a page that is watched, not played: where it is, and what happened there last, in at
// most so many lines.
type Tells interface {
	Tells(most int) (where string, log []string)
}

// Grouped is a page that names the groups of its parts: "AI level" of "Lieutenant"; "" none.
type Grouped interface{ GroupOf(kit.Name) string }

// Told is a page that tells in words what it only draws: the fleets of a battle.
type Told interface{ Told() []string }

// Aloud tells what is shown now: the parts are those of the report, with the words that stand on
// them.
func (w *Window) Aloud() Aloud {
	r := w.Report()
	out := Aloud{Title: w.Titled(), Where: r.Screen, Ask: r.Ask, Parts: []AloudPart{}, Log: []string{}}
	if w.arrival.menu.Open {
		out.Ask = w.arrival.question()
	}
	group := func(kit.Name) string { return "" }
	if p, ok := w.Top().Page.(Grouped); ok {
		group = p.GroupOf
	}
	told, labels := map[string]bool{}, map[kit.Name]string{}
	for _, o := range r.Options {
		labels[o.of] = o.Label
	}
	for _, p := range w.Top().Placed() {
		name := p.Name.String()
		p.Words = cmp.Or(p.Words, labels[p.Name]) // what is drawn has no words of its own
		if p.Name.Kind == "" || told[name] || p.Words == "" || !p.Does && p.Off == "" && p.Role != kit.AField {
			continue
		}
		told[name] = true
		if g := group(p.Name); g != "" {
			p.Words = g + ": " + p.Words
		}
		at := [4]int{int(p.Box.X), int(p.Box.Y), int(p.Box.W), int(p.Box.H)}
		out.Parts = append(out.Parts, AloudPart{name, p.Words, p.Off, p.Lit, p.Role == kit.AField, at})
	}
	if w.Top() != w.played.view {
		if p, ok := w.Top().Page.(Tells); ok {
			out.Where, out.Log = p.Tells(mostSaid)
		}
		if p, ok := w.Top().Page.(Told); ok {
			out.Log = p.Told()
		}
		return w.noticed(out)
	}
	if r.Round > 0 {
		out.Where = "Round " + strconv.Itoa(r.Round) + ", " + r.Phase
	}
	log := w.Battle.Told.Log
	for _, l := range log[max(0, len(log)-mostSaid):] {
		out.Log = append(out.Log, l.Text)
	}
	if words := w.played.page.Troubled(); words != "" {
		out.Log = append(out.Log, words)
	}
	return w.noticed(out)
}

// noticed adds what stands on the page because something went wrong, or is to be known.
func (w *Window) noticed(out Aloud) Aloud {
	out.Heading = w.heading(&out)
	for _, words := range kit.NoticesOf(w.Top()) {
		if !slices.Contains(out.Log, words) {
			out.Log = append(out.Log, words)
		}
	}
	return out
}

// heading returns the heading of what is shown: how far a battle is, the name of a page.
func (w *Window) heading(out *Aloud) string {
	switch {
	case len(w.stack.open) == 1:
		return "Attack Wing Playfield"
	case w.Top() == w.played.view && w.Battle.Shown.Round > 0:
		return out.Where
	case w.Top() == w.played.view:
		return w.Battle.Game.Setup().Scenario.Sheet().Title
	}
	if words, ok := called[out.Where]; ok {
		return words
	}
	return names.Title(out.Where)
}

// Enlarge takes what lies where for a window k times as large.
func (a *Aloud) Enlarge(k float64) {
	for i := range a.Parts {
		for j, v := range a.Parts[i].At {
			a.Parts[i].At[j] = int(math.Round(float64(v) * k))
		}
	}
}

// PressPart presses a part by its name when told aloud.
func (w *Window) PressPart(name string) {
	v := w.Top()
	for _, p := range v.Placed() {
		if p.Name.String() == name {
			v.Press(p.Name)
			w.dirty = true
			return
		}
	}
}
