package window

import (
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
)

// Spot is an option with the place to click for it.
type Spot struct {
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	Enabled bool    `json:"enabled"`
	Key     string  `json:"key,omitempty"` // its digit, none where it has none

	of kit.Name // the part that stands for it
}

// Press is a button with its place.
type Press struct {
	Name string  `json:"name"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
}

// Report describes the window as shown, for tests that play it from outside.
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
	Glows   []Press  `json:"glows,omitempty"` // what a lesson wants to be pressed, as far as it is seen
	Step    int      `json:"step,omitempty"`  // of the lesson, from 1
	Chips   []string `json:"chips,omitempty"` // how this battle is played where that is not the usual
}

// Asks is a page that asks which of several it is to be: what it asks, and what the parts are
// called by that stand for the answers.
type Asks interface {
	Asks() (words, kind string)
}

// Enlarge gives all places in pixels of the window when one of the report's is k of them.
func (r *Report) Enlarge(k float64) {
	for i := range r.Options {
		r.Options[i].X, r.Options[i].Y = r.Options[i].X*k, r.Options[i].Y*k
	}
	for _, ps := range [][]Press{r.Buttons, r.Fields, r.Glows} {
		for i := range ps {
			ps[i].X, ps[i].Y = ps[i].X*k, ps[i].Y*k
		}
	}
}

// Report tells what is shown now.
func (w *Window) Report() Report {
	v := w.Top()
	r := Report{Screen: v.Page.Name(), Options: []Spot{}, Buttons: []Press{}}
	r.buttons(v.Placed(), v == w.played.view)
	switch v {
	case w.played.view:
		w.place(&r)
		w.asked(&r)
		w.taught(&r, v.Placed())
		return r
	case w.played.over:
		w.place(&r)
		r.Result, _ = w.Battle.Result()
	}
	if p, ok := v.Page.(Asks); ok {
		r.answers(p, v.Placed())
	}
	return r
}

// press returns a part as a button.
func press(p kit.Placed) Press {
	x, y := p.Box.Center()
	return Press{p.Name.String(), x, y}
}

// listed are the parts with a number that are buttons where others are options, ships and lines: on
// the page of a battle.
var listed = []string{"turn", "menu", "page", "back"}

// buttons are the parts that can be pressed, the big one first, and the fields.
func (r *Report) buttons(ps []kit.Placed, battle bool) {
	for _, p := range ps {
		switch {
		case p.Role == kit.AField:
			if p.Off == "" {
				r.Fields = append(r.Fields, press(p))
			}
		case p.Name.Kind == "main":
			r.Buttons = slices.Insert(r.Buttons, 0, press(p))
		case p.Name.Kind == "" || p.Off != "" || battle && p.Name.N >= 0 && !slices.Contains(listed, p.Name.Kind):
		default:
			r.Buttons = append(r.Buttons, press(p))
		}
	}
}

// answers adds the question of a page, and the parts that stand for its answers.
func (r *Report) answers(of Asks, ps []kit.Placed) {
	ask, kind := of.Asks()
	r.Ask = ask
	for _, p := range ps {
		if p.Name.Kind == kind {
			x, y := p.Box.Center()
			r.Options = append(r.Options, Spot{p.Words, x, y, p.Off == "", digit(len(r.Options) + 1), p.Name})
		}
	}
}

// place tells how far the battle is, and how it is played where that is not the usual.
func (w *Window) place(r *Report) {
	r.Round, r.Phase = int(w.Battle.Shown.Round), w.Battle.Shown.Phase.String()
	for _, c := range w.played.page.Chips() {
		r.Chips = append(r.Chips, c.Words)
	}
}

// taught tells what a lesson wants.
func (w *Window) taught(r *Report, ps []kit.Placed) {
	if w.Battle.Lesson().Step() == nil {
		return
	}
	r.Step = w.Battle.Lesson().At().Step + 1
	glows := w.played.page.Glows()
	for _, p := range ps {
		if slices.Contains(glows, p.Name) && p.Box.H > 0 {
			r.Glows = append(r.Glows, press(p))
		}
	}
}

// asked tells what the battle asks, or waits for, with every option, also those that are not seen.
func (w *Window) asked(r *Report) {
	b := &w.Battle
	if b.Cover.Down {
		r.Screen, r.Player, r.Ask = "curtain", int(b.Planning.Seat)+1, "Hold to uncover"
		return
	}
	if b.Flow.Waits() {
		m := b.Flow.Pause.Move
		r.Player, r.Ask = b.SeatOf(m.Ship), "Perform maneuver: "+b.Game.Setup().Name(m.Ship)+", "+m.Maneuver.String()
		return
	}
	p := b.Asked()
	if p == nil {
		return
	}
	if b.Shown.Phase == game.SettingUp {
		r.Screen = "deploy"
	}
	r.Player, r.Ask = int(p.Player)+1, p.Heading(b.Game.Setup())
	seen := w.Top().Placed()
	spot := func(of kit.Name, label, key string, ok bool) {
		s := Spot{Label: label, Enabled: ok, Key: key, of: of}
		if i := slices.IndexFunc(seen, func(p kit.Placed) bool { return p.Name == of }); i >= 0 {
			s.X, s.Y = seen[i].Box.Center()
		}
		r.Options = append(r.Options, s)
	}
	if p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent {
		for i, o := range p.Options {
			spot(kit.Name{Kind: "cell", N: reading.MoveOf(o)}, p.Label(&b.View, i), digit(i+1), true)
		}
		return
	}
	keys := map[int]string{}
	for _, l := range b.Listing(p) {
		if !l.Told {
			keys[l.At] = digit(l.Key)
		}
	}
	for i := range p.Options {
		n := reading.First(&b.View, p, i)
		spot(kit.Name{Kind: "opt", N: n}, p.Label(&b.View, i), keys[n], true)
	}
	for i, q := range game.Refusals(&b.View, p) {
		n := len(p.Options) + i
		spot(kit.Name{Kind: "opt", N: n}, q.Label, keys[n], false)
	}
}

// digit returns the key of a digit, "" where there is none.
func digit(n int) string {
	if n < 0 || n > 9 {
		return ""
	}
	return strconv.Itoa(n)
}
