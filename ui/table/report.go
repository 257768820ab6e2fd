package table

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Spot is an option with the place to click for it.
type Spot struct {
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	Enabled bool    `json:"enabled"`
}

// Press is a button with its place.
type Press struct {
	Name string  `json:"name"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
}

// Report is what the window shows, for tests that play it from outside.
type Report struct {
	Screen  string   `json:"screen"`
	Round   int      `json:"round"`
	Phase   string   `json:"phase"`
	Player  int      `json:"player"`
	Ask     string   `json:"ask"`
	Options []Spot   `json:"options"`
	Buttons []Press  `json:"buttons"`
	Result  string   `json:"result"`
	Fields  []Press  `json:"fields"`          // the text fields that are seen
	Chips   []string `json:"chips,omitempty"` // how this battle is played where that is not the usual
}

// Enlarge gives all places in pixels of the window when one of the table's is k of them.
func (r *Report) Enlarge(k float64) {
	for i := range r.Options {
		r.Options[i].X, r.Options[i].Y = r.Options[i].X*k, r.Options[i].Y*k
	}
	for _, ps := range [][]Press{r.Buttons, r.Fields} {
		for i := range ps {
			ps[i].X, ps[i].Y = ps[i].X*k, ps[i].Y*k
		}
	}
}

// pressable tells whether a name with a number is that of a button, and not of an option, a ship or a line.
func pressable(id string) bool {
	kind, _, _ := strings.Cut(id, ":")
	return slices.Contains([]string{"turn", "menu", "page", "back"}, kind)
}

// Hits are what can be reached by a name of what is shown.
func (t *Table) Hits() kit.Hits { return t.top().View.Hits() }

// Report tells what is shown now.
func (t *Table) Report() Report {
	r := Report{Screen: [...]string{"table", "page"}[t.Screen], Options: []Spot{}, Buttons: []Press{}}
	hits := t.Hits()
	if h, ok := hits.Find("main"); ok {
		x, y := h.Center()
		r.Buttons = append(r.Buttons, Press{"main", x, y})
	}
	for _, h := range hits {
		if h.ID == "main" || !h.Enabled || strings.Contains(h.ID, ":") && t.page() == nil && !pressable(h.ID) {
			continue
		}
		x, y := h.Center()
		r.Buttons = append(r.Buttons, Press{h.ID, x, y})
	}
	spot := func(id, label string, ok bool) {
		s := Spot{Label: label, Enabled: ok}
		if h, found := hits.Find(id); found {
			s.X, s.Y = h.Center()
		}
		r.Options = append(r.Options, s)
	}
	if p := t.page(); p != nil {
		r.Screen = p.Name()
		for _, f := range p.Fields() {
			x, y := f.Center()
			r.Fields = append(r.Fields, Press{f.ID, x, y})
		}
		ask, answers := p.Asked()
		r.Ask = ask
		for _, o := range answers {
			x, y := o.Box.Center()
			r.Options = append(r.Options, Spot{o.Words, x, y, o.Off == ""})
		}
		if p.Name() == "over" {
			r.Result, _ = t.Result()
			t.tellPlace(&r)
		}
		return r
	}
	t.tellPlace(&r)
	if t.Cover.Down {
		r.Screen, r.Player, r.Ask = "curtain", int(t.Planning.Seat)+1, "Hold to uncover"
		return r
	}
	if t.Flow.Waits() {
		m := t.Flow.Pause.Move
		r.Player, r.Ask = t.SeatOf(m.Ship), "Perform maneuver: "+t.Game.Setup().Name(m.Ship)+", "+m.Maneuver.String()
		return r
	}
	p := t.Asked()
	if p == nil {
		return r
	}
	if t.Shown.Phase == game.SettingUp {
		r.Screen = "deploy"
	}
	r.Player, r.Ask = int(p.Player)+1, p.Heading(t.Game.Setup())
	if p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent {
		for i, o := range p.Options {
			spot(fmt.Sprintf("cell:%d", battle.MoveOf(o)), p.Label(&t.View, i), true)
		}
		return r
	}
	for i := range p.Options {
		spot(fmt.Sprintf("opt:%d", i), p.Label(&t.View, i), true)
	}
	for i, q := range game.Refusals(&t.View, p) {
		spot(fmt.Sprintf("opt:%d", len(p.Options)+i), q.Label, false)
	}
	return r
}

// tellPlace tells how far the battle is, and how it is played where that is not the usual.
func (t *Table) tellPlace(r *Report) {
	r.Round, r.Phase = int(t.Shown.Round), t.Shown.Phase.String()
	for _, c := range t.screen.Chips() {
		r.Chips = append(r.Chips, c.Words)
	}
}
