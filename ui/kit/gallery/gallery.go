package gallery

import (
	"image"
	"strconv"
	"strings"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// Page shows every part. It is a page as any other, but for the states that are pretended.
type Page struct {
	tabs, few   kit.Tabs
	list, table kit.Listed
	scrolled    kit.Scrolled
	footed      kit.Scrolled
	based       kit.Scrolled
	held        kit.Held
	texts       [8]kit.Typed
	more        kit.More
	eye, ringed boardview.Eye
	near, told  boardview.Eye
	called      boardview.Called
	wings       boardview.Wings
	knobs       kit.More
	yield       kit.Yield
	level       int
}

// New is the gallery.
func New() *Page {
	p := &Page{held: kit.Held{For: 0.6}, level: 1}
	p.list.At, p.table.At = 1, 2
	p.texts[2] = kit.TypedOf("First Contact")
	p.texts[3] = kit.TypedOf("147")
	p.texts[4] = kit.TypedOf("First Contact")
	p.texts[5] = kit.TypedOf("photon")
	p.texts[6] = kit.TypedOf("Two beams: no one controls it.\nNo token for either side.")
	return p
}

// Name of the page.
func (p *Page) Name() string { return "gallery" }

// Tick does nothing.
func (p *Page) Tick(float64) kit.Wake { return kit.Rest }

// Commands are none: the buttons of the gallery do nothing.
func (p *Page) Commands() kit.Commands { return nil }

// states lists the states that parts are shown in; a part is named by its state.
var states = []string{"rest", "hover", "focused", "pressed", "off"}

// Pretend puts a part into the state that it is named by.
func Pretend(n kit.Name, s *kit.State) {
	switch n.Kind {
	case "hover":
		s.Over = true
	case "focused":
		s.Focus = true
	case "pressed":
		s.Over, s.Down = true, true
	case "held":
		s.Held = 0.58
	}
}

// Picture paints the gallery so many pixels wide, as high as it is.
func Picture(wide int) *image.RGBA { return paint(New(), wide) }

func paint(p kit.Page, wide int) *image.RGBA {
	v := kit.Show(p)
	v.Pretend = Pretend
	var c kit.Canvas
	high := int(kit.HeightOf(p.Body(), float64(wide))) + 1
	v.Draw(&c, float64(wide), float64(high))
	img := image.NewRGBA(image.Rect(0, 0, wide, high))
	var painter raster.Painter
	painter.Draw(img, c.Scene.Shapes, scene.Camera{W: float64(wide), H: float64(high), PxPerInch: 20, Scale: 1})
	return img
}

func small(words string) kit.Part { return kit.Line(scene.StyleSmall, scene.Text3, words) }

func body(words string) kit.Part { return kit.Text(scene.StyleBody, scene.Text1, words) }

// section is a panel with the name of a part and what is to be known of it.
func section(name, about string, ps ...kit.Part) kit.Part {
	head := kit.Row(12, kit.Line(scene.StyleLabel, scene.Text1, name), kit.Space(), small(about))
	return kit.Panel(kit.Column(10, append([]kit.Part{head}, ps...)...))
}

// sections are the panels of the gallery; each has a golden picture of its name.
var sections = []struct {
	name string
	part func(*Page) kit.Part
}{
	{
		"button",
		(*Page).buttons,
	}, {"command", (*Page).command}, {"row", (*Page).rows}, {"field", (*Page).fields}, {"split", (*Page).tabbed},
	{
		"check",
		(*Page).checks,
	}, {"choice", (*Page).choices}, {"list", (*Page).listed}, {"notice", (*Page).notices}, {"pill", (*Page).pills},
	{
		"table",
		(*Page).sorted,
	}, {"panel", (*Page).panels}, {"text", (*Page).texted}, {"chart", (*Page).measured}, {"dialog", (*Page).dialog},
	{
		"over",
		(*Page).floating,
	}, {"grid", (*Page).layout}, {"drag", (*Page).carried}, {"figure", (*Page).figures}, {"thumb", (*Page).boarded},
	{"brief", (*Page).shared}, {"plan", (*Page).planned},
	{
		"tool",
		(*Page).tools,
	}, {"handover", (*Page).handedOver}, {"topped", (*Page).topped}, {"afar", (*Page).afar}, {"flank", (*Page).flanked},
}

// Body is all of it: the buttons above, the others in three columns of about equal height.
func (p *Page) Body() kit.Part {
	var columns [3][]kit.Part
	var highs [3]float64
	for _, s := range sections[2:] {
		least := 0
		for k := range highs {
			if highs[k] < highs[least]-20 {
				least = k
			}
		}
		part := s.part(p)
		columns[least] = append(columns[least], part)
		highs[least] += kit.HeightOf(part, 400)
	}
	column := func(ps []kit.Part) kit.Part { return kit.Column(14, ps...).Grow(1).Least(360, 0).At(kit.Above) }
	return kit.Sheet(kit.Column(
		14,
		kit.Head(kit.Back(nil), "Kit", "every part in every state",
			&kit.Command{ID: "import", Words: "Import", Key: "i", Look: kit.Small}),
		kit.Row(14, p.buttons().Grow(2).Least(600, 0), p.command().Grow(1).Least(300, 0)),
		kit.Row(14, column(columns[0]), column(columns[1]), column(columns[2])),
	))
}

func (p *Page) buttons() kit.Part {
	look := func(words, key string, l kit.Look) kit.Part {
		var ps []kit.Part
		for _, s := range states {
			c := &kit.Command{ID: "button", Words: words, Key: key, Look: l}
			if s == "off" {
				c.Off = "Not now."
			}
			ps = append(ps, kit.Button(c).Name(s, -1))
		}
		return kit.Row(12, ps...)
	}
	lit := kit.Button(&kit.Command{ID: "lit", Words: "Dials", Key: "d", Lit: true})
	var icons []kit.Part
	for _, s := range states {
		icons = append(icons, kit.Button(&kit.Command{ID: "icon", Words: "Close", Icon: "close"}).Name(s, -1))
	}
	icons = append(icons, lit)
	return section("Button", strings.Join(states, " · "), look("Replay", "v", kit.Plain),
		look("Rematch", "enter", kit.Main), look("Concede", "", kit.Danger),
		look("Rules", "i", kit.Small), kit.Row(12, icons...),
		kit.Row(12, kit.Quiet(&kit.Command{ID: "quiet", Words: "Next ship", Key: "tab"}).Name("rest", -1),
			kit.Quiet(&kit.Command{ID: "quiet", Words: "Unlock", Key: "backspace"}).Name("hover", -1)),
		kit.Row(5,
			kit.BoxedTool(&kit.Command{Words: "Battle Stations", Key: "1", Icon: "battle-stations"}, "Stations").
				Name("rest", -1).Wide(60),
			kit.BoxedTool(&kit.Command{Words: "Evade", Key: "2", Icon: "evade"}, "Evade").Name("hover", -1).Wide(60),
			kit.BoxedTool(&kit.Command{Words: "Target Lock", Key: "3", Icon: "target-lock", Off: "Not now."}, "Lock").
				Name("off", -1).Wide(44)),
		kit.Row(60, boardview.Round(boardview.RoundOf{Icon: "evade", Words: "Evade", Cap: "2", Edge: scene.Seats[1].Main, On: true, Beside: kit.Below}).Wide(54).High(54), boardview.Round(boardview.RoundOf{Icon: "battle-stations", Words: "Battle stations", Cap: "3", Edge: scene.Seats[1].Main, Beside: kit.Below}).Name("hover", -1).Wide(54).High(54), kit.Gap(1)),
		kit.Gap(10), kit.Buttons(&kit.Command{ID: "one", Words: "Buttons"},
			&kit.Command{ID: "two", Words: "fill", Key: "f"}, &kit.Command{ID: "three", Words: "their row"}))
}

func (p *Page) command() kit.Part {
	hold := &kit.Command{ID: "held", Words: "Fly out: destroyed", Key: "enter", Look: kit.Danger, Held: &p.held}
	off := &kit.Command{ID: "turn", Words: "Turn left 3", Key: "5", Off: "Auxiliary Power Token: no red maneuver."}
	return section(
		"Command",
		"one place for words, key, tip, reason",
		kit.Button(hold),
		kit.Button(&kit.Command{ID: "undo", Words: "Undo", Key: "ctrl+z"}),
		kit.Button(off),
		kit.Text(scene.StyleSmall, scene.Text2, off.Off),
		kit.Big(hold),
	)
}

func (p *Page) rows() kit.Part {
	line := func(name, state string, chosen bool) kit.Part {
		return kit.Chosen(chosen, kit.Row(12, kit.Seat(7, 1, 4),
			kit.Column(4, kit.Line(scene.StyleH3, scene.Text1, name), kit.Bar(3, 4, 2, 1, 4)).Grow(1),
			small(state))).Name(state, -1).Press(func() {})
	}
	return section(
		"Row, card",
		"Chosen(is, part): press, key, tip on the whole",
		line("U.S.S. Intrepid", "rest", false),
		line("U.S.S. Enterprise", "hover", false),
		line("U.S.S. Constellation", "chosen", true),
		line("I.K.S. Gr'oth", "focused", false),
		line("Kronos One", "pressed", false),
	)
}

func (p *Page) checks() kit.Part {
	none := func(bool) {}
	snap := kit.Command{ID: "snap", Words: "Snap inside the area", Key: "f", Lit: true}
	reach := kit.Command{ID: "reach", Words: "Show first-turn reach", Key: "a"}
	return section(
		"Check, toggle",
		"several answers; on or off",
		kit.Row(12, kit.Toggle(&snap, "Snap").Name("rest", -1).Grow(1),
			kit.Toggle(&reach, "Reach").Name("hover", -1).Grow(1)),
		kit.Check("rest", 1, "Spend Battle Stations", true, none),
		kit.Check("hover", -1, "Spend Target Lock A", false, none),
		kit.Check("focused", -1, "Scan", false, none),
		kit.Chosen(true,
			kit.Row(10, kit.Tick(true), kit.Text(scene.StyleSmall, scene.Text1, "a row that is pressed").Grow(1))),
		kit.Chosen(false, kit.Row(10, kit.Tick(false), kit.Text(scene.StyleSmall, scene.Text1, "and is not"))),
	)
}

func (p *Page) notices() kit.Part {
	return section(
		"Notice, note",
		"what happened, what was kept, what to do",
		kit.Notice("The replay stops at answer 214. The file was cut off there; 213 answers were kept.", &kit.Command{
			ID:    "watch",
			Words: "Watch what there is",
			Look:  kit.Small,
		}),
		kit.Note("Initiative: Anna. 116 SP against 119 SP."),
	)
}

func (p *Page) panels() kit.Part {
	return section(
		"Panel, card, bare, warned",
		"boxes",
		kit.Warned(
			kit.Row(8, kit.Icon("warning", 17, scene.Danger),
				kit.Squeezed(scene.StyleH3, scene.Text1, "Will overlap Borg Sphere 4270").Grow(1)),
		),
		kit.Row(10, kit.Panel(body("Panel")).Grow(1), kit.Card(body("Card")).Grow(1), kit.Bare(body("Bare")).Grow(1)),
		kit.Rule(),
		kit.Row(8, kit.Ghost(1, 12).Grow(1), kit.Meter(0.64).Grow(1)),
		small("ghost of what is sought · meter"),
	)
}

func (p *Page) fields() kit.Part {
	field := func(i int, state string, o kit.FieldOf) kit.Part {
		o.ID = state
		return kit.Row(12, small(state).Wide(72), kit.Field(&p.texts[i], o).Grow(1))
	}
	return section(
		"Field",
		"words typed here, also by input method",
		field(0, "empty", kit.FieldOf{Hint: "Name of the fleet"}),
		field(1, "focused", kit.FieldOf{Hint: "Name of the fleet"}),
		field(2, "hover", kit.FieldOf{}),
		field(3, "error", kit.FieldOf{Filter: kit.Digits, Why: "147 is more than 120 + 20. Check it, or confirm."}),
		field(4, "off", kit.FieldOf{Off: "Not now."}),
		field(5, "search", kit.FieldOf{Icon: "search", Note: "6 found"}),
		field(6, "lines", kit.FieldOf{Lines: 3, Most: 200}),
	)
}

func (p *Page) choices() kit.Part {
	none := func(int) {}
	return section("Choice", "arrows change it", kit.Choice("level", p.level, none, "Ensign", "Captain", "Admiral"),
		kit.Choice("hover", 0, none, "Ensign", "Captain"),
		kit.Stepped("steps", p.level, none, "Fit", "75 %", "100 %", "200 %"))
}

func (p *Page) pills() kit.Part {
	return section(
		"Pill, cap, icon, seat",
		"they only tell",
		kit.Row(
			8,
			kit.Either(kit.Pill("house rule", scene.LineStrong, scene.Card),
				kit.Pill("h", scene.LineStrong, scene.Card)),
			kit.Pill("done", scene.Accent, scene.AccentLo),
			kit.Pill("destroyed", scene.Danger, scene.DangerFill),
			kit.Pill("Anna", scene.Seats[1].Main, scene.Seats[1].Fill),
			kit.Cap("ctrl+z"),
			kit.Cap("enter"), kit.KeyName("esc"),
			kit.Icon("danger-now", 18, scene.Danger),
			kit.Icon("play", 16, scene.Text1),
			kit.Seat(7, 1, -1),
			kit.Seat(7, 2, -1),
			kit.Bar(2, 4, 1, 1, 3),
		),
		kit.OfSeat(2,
			kit.Led(scene.StyleSmall, scene.Seats[2].Text, "Bob,", scene.Text1, "defend with the NX-01", nil)),
	)
}

func (p *Page) texted() kit.Part {
	find := func(words string) []kit.Link {
		i := strings.Index(words, "Target Lock")
		return []kit.Link{{From: i, To: i + len("Target Lock"), Name: kit.Name{Kind: "term", N: 0}, Press: func() {}}}
	}
	return section("Text, line, centered, linked", "wrapped, cut, rules words",
		body("A text has as many lines as it needs in the width that it is given."),
		kit.Line(scene.StyleBody, scene.Text2,
			"A line is cut with dots where there is no room for all of the words that are in it."),
		kit.Centered(body("Centered")),
		kit.Linked(scene.StyleBody, scene.Text1, "Spend the Target Lock to re-roll any number of dice.", find))
}

func (p *Page) dialog() kit.Part {
	cancel, leave := &kit.Command{ID: "cancel", Words: "Cancel", Key: "esc"},
		&kit.Command{ID: "leave", Words: "Leave", Key: "enter", Look: kit.Main}
	return section("Dialog", "a modal layer: focus stays inside",
		kit.Dialog("Leave this battle?", "It is saved up to this question.",
			body("Continue on the title brings it back."), cancel, leave))
}

func (p *Page) floating() kit.Part {
	return section(
		"Over, tip",
		"only these float",
		kit.Row(12, kit.Card(body("with this Key")).Key("anchor").Wide(150), kit.Space()),
		kit.Gap(6),
		kit.Over(
			"anchor",
			kit.Right,
			kit.Card(
				kit.Column(2, kit.Line(scene.StyleH3, scene.Text1, "Beside it"),
					small("inside the window, whatever its size")),
			),
		),
	)
}

func (p *Page) tabbed() kit.Part {
	columns := kit.Split(
		&p.tabs,
		kit.Col{
			Name:  "Now",
			Least: 400,
			Part:  kit.Panel(body("One column at a time, where there is no room for all.")),
		},
		kit.Col{Name: "Ships", Least: 400, Part: body("Ships")},
		kit.Col{Name: "Log", Least: 400, Dot: true, Part: body("Log")},
	)
	wide := kit.Split(&p.few, kit.Col{Name: "Left", Least: 100, Share: 1, Part: kit.Panel(body("Side by side"))},
		kit.Col{Name: "Right", Least: 100, Share: 1, Part: kit.Panel(body("where there is."))})
	return section("Split", "columns or tabs; F6", columns.High(100), wide.High(56))
}

func (p *Page) listed() kit.Part {
	lines := []string{
		"Three dials locked.",
		"Kronos One turned in behind Reliant: Range 2, in its arc.",
		"Kronos One hit the Enterprise: 2 shields, 1 hull lost.",
		"The web grew by 2 tokens on each line.",
		"One more line.",
		"And one more.",
	}
	list := kit.List(&p.list, len(lines), 0, func(i int) kit.Part {
		return kit.Chosen(i == p.list.At, body(lines[i])).Name("line", i).Press(func() {})
	})
	scroll := kit.Scroll(&p.scrolled, kit.Column(4, body("Scroll: what is higher"), body("than its place"),
		body("moves in it."), body("Wheel, drag, keys.")))
	return section("List, scroll, foot", "only rows that are seen are made", list.High(170),
		kit.Row(12, kit.Column(8, scroll.High(64), kit.Roomy(body("Roomy: a panel, here too low.")).High(44)).Grow(1),
			kit.Foot(&p.footed, kit.Column(4, body("Foot: this scrolls,"), body("the button stays."), body("Always.")),
				kit.Button(&kit.Command{ID: "foot", Words: "Go", Look: kit.Small})).High(120).Grow(1),
			kit.Based(kit.Scroll(&p.based, kit.Column(4, body("Based: at one place,"), body("whatever is above."))),
				kit.Button(&kit.Command{ID: "based", Words: "Go", Look: kit.Small})).High(120).Grow(1)))
}

func (p *Page) sorted() kit.Part {
	names, bp, fp := []string{
		"Okafor",
		"Novak",
		"Anna",
		"Lindqvist",
	}, []string{
		"4",
		"3",
		"3",
		"2",
	}, []string{
		"231",
		"198",
		"176",
		"104",
	}
	cell := func(ink kit.Ink, of []string) func(i int) kit.Part {
		return func(i int) kit.Part { return kit.Line(scene.StyleBody, ink, of[i]) }
	}
	sort := func(id string) *kit.Command { return &kit.Command{ID: id, Words: "Sort"} }
	return section("Table", "a press on a heading sorts, another turns",
		kit.Table(&p.table, len(names), 40, func(i int, cells kit.Part) kit.Part {
			return kit.Chosen(i == p.table.At, cells).
				Name([]string{"rest", "hover", "chosen", "rest"}[i], i).Press(func() {})
		}, kit.TableCol{Head: "Player", Cell: cell(scene.Text1, names), Sort: sort("player")},
			kit.TableCol{Head: "BP", Wide: 60, Right: true, Turn: -1, Sort: sort("bp"), Cell: cell(scene.Accent, bp)},
			kit.TableCol{Head: "FP", Wide: 60, Right: true, Spare: 1, Cell: cell(scene.Text2, fp)}).High(210))
}

func (p *Page) measured() kit.Part {
	curve := kit.Curve{
		Steps:     []string{"R1", "R2", "R3"},
		Now:       1,
		At:        1.4,
		Part:      0.62,
		Margin:    0.05,
		Known:     true,
		Top:       "Anna",
		Bottom:    "Ben",
		TopInk:    scene.Seats[2].Text,
		BottomInk: scene.Seats[1].Text,
		Line:      scene.Seats[1].Main,
		Fill:      scene.Seats[1].Fill,
		Knots:     []kit.Knot{{Step: 0, Part: 0.5, Sure: true}, {Step: 1, Part: 0.6, Sure: true}, {Step: 2, Part: 0.7}},
	}
	track := kit.Track{
		At:   0.4,
		Seek: func(float64) {},
		Spans: []kit.Span{
			{Name: "Set-up", Short: "S", To: 0.2},
			{Name: "Round 1", Short: "R1", To: 0.6, Now: true, Ticks: []float64{0.3, 0.5}},
			{Name: "Round 2", Short: "R2", To: 1},
		},
		Marks: []kit.Sign{
			{At: 0.3, Icon: "note", Ink: scene.Accent, Words: "A note"},
			{N: 1, At: 0.5, Icon: "branch", Ink: scene.Accent},
			{N: 2, At: 0.8, Icon: "destroyed", Ink: scene.Danger},
		},
	}
	gauge := func(g kit.Gauge) kit.Part { g.Ink = scene.Accent; return kit.Gauged(g, 8).Grow(1) }
	return section("Chart, timeline, gauge, steps", "a chance, a way through it, a part",
		kit.Steps(1, "Reveal", "Move", "Power", "Action"),
		kit.Regions(kit.Rods(40, 20, kit.Rod{Size: 1, Ink: scene.Accent, Below: "a drawing"}),
			func(b kit.Box) []kit.Region {
				return []kit.Region{{At: kit.Box{X: b.X + 60, Y: b.Y, W: 120, H: 28},
					Part: kit.Button(&kit.Command{ID: "region", Words: "and a region", Look: kit.Small})}}
			}), kit.Chart(curve, 120), kit.Timeline(track),
		kit.Row(12, gauge(kit.Gauge{Part: 0.6, From: 0.5, To: 0.7}), gauge(kit.Gauge{Part: 0.4, Against: 0.55}),
			gauge(kit.Gauge{Waits: true})),
		kit.Rods(40, 60, kit.Rod{Size: 0.2, Else: 0.5, Ink: scene.Accent, Above: "20%", Below: "0"},
			kit.Rod{Size: 0.5, Else: 0.3, Ink: scene.Accent, Above: "50%", Below: "1"},
			kit.Rod{Size: 0.3, Else: 0.2, Ink: scene.Danger, Above: "30%", Below: "2", Lit: true}),
		kit.Bare(kit.Column(0, kit.Flush(true, false, kit.Row(12, kit.Badged(kit.Icon("initiative", 28, scene.Text2), kit.Seat(8, 1, 7), kit.Icon("dial", 12, scene.Accent)), kit.Text(scene.StyleBody, scene.Text1, "Whose turn it is"))), kit.Flush(false, true, kit.Row(8, kit.Numbered(2, true), kit.Text(scene.StyleBody, scene.Text1, "Looked at"))), kit.Flush(false, false, kit.Text(scene.StyleBody, scene.Text1, "Another")))),
		kit.Row(6, kit.Swatch(kit.Sample{Ink: scene.Accent}), kit.Text(scene.StyleCaption, scene.Text2, "so"),
			kit.Swatch(kit.Sample{Ink: scene.Text3, Dashed: true}), kit.Text(scene.StyleCaption, scene.Text2, "or so")),
		kit.Row(0, kit.Tools(&p.more, &kit.Command{ID: "t1", Words: "Tools that have room", Look: kit.Small},
			&kit.Command{ID: "t2", Words: "and those that have none", Look: kit.Small}).Grow(1)))
}

func (p *Page) layout() kit.Part {
	tile := func(words string) kit.Part { return kit.Card(kit.Centered(body(words))) }
	return section(
		"Grid, matrix, row",
		"as many as have room; equal cells; breaks",
		kit.Grid(90, 8, tile("Grid"), tile("of"), tile("six"), tile("at least"), tile("90"), tile("wide")),
		kit.Matrix(2, 4, kit.Cells{LeastW: 40, LeastH: 34, MostW: 64, MostH: 34, Gap: 4}, func(r, c int) kit.Part {
			return kit.Chosen(r == 0 && c == 2, kit.Gap(1)).
				Name([]string{"rest", "hover", "rest", "focused"}[c], r).Press(func() {})
		}), kit.Row(8, tile("left").Wide(90), kit.Space(), tile("right").Wide(90)),
		kit.Column(4, tile("middle").Wide(120).At(kit.Middle), kit.Middled(small("middled")).High(40)))
}

func (p *Page) figures() kit.Part {
	tab := func(state string, on bool, ps ...kit.Part) kit.Part {
		return kit.Segment(on, kit.Row(5, ps...)).Name(state, -1).Press(func() {})
	}
	var pad []kit.Part
	for i, k := range []string{"1", "2", "3"} {
		pad = append(pad,
			kit.Key(&kit.Command{ID: "pad", Words: k, Key: k}).Name([]string{"rest", "hover", "focused"}[i], i))
	}
	pad = append(pad, kit.Key(&kit.Command{ID: "pad", Words: "Delete a digit", Icon: "back", Off: "Nothing is typed."}))
	return section("Segment, figure, key, loud", "marked, typed, from afar",
		kit.Row(4, tab("rest", false, body("Players")), tab("hover", false, body("Round 1"),
			kit.Icon("ok", 12, scene.Accent)), tab("chosen", true, body("Round 2"))),
		kit.Row(10, kit.Figure("120", scene.Text1, false), kit.Figure("44", scene.Text1, true), kit.Matrix(1, len(pad),
			kit.Cells{LeastW: 36, LeastH: 36, MostW: 48, Gap: 4}, func(_, i int) kit.Part { return pad[i] }).Grow(1)),
		kit.Row(16, kit.Loud(scene.NumeralBold, 0.8, scene.Text1, "22:41"), kit.Loud(scene.SansBold, 0.4, scene.Text2,
			"Round 2 of 3").Grow(1), kit.Icon("open", 16, scene.LineStrong)).High(64))
}

func (p *Page) carried() kit.Part {
	card := kit.Chosen(false, body("Captain: drag me")).Name("card", 0).
		Drag(func() kit.Carried { return kit.Carried{What: 1, Look: body("Captain")} })
	slot := kit.Card(body("Slot: takes it, or says why not")).Name("slot", 0).
		Drop(func(any) (func(), string) { return nil, "It is full." })
	return section("Drag, drop", "by mouse, or a finger that rested", kit.Row(12, card.Grow(1), slot.Grow(1)))
}

func (p *Page) boarded() kit.Part {
	board := kit.Sized(120, 60, func(c *kit.Canvas, b kit.Box) { c.Frame(b.X, b.Y, b.W, b.H, 4, 1.2, scene.BoardEdge) })
	mark := kit.Mark(60, 60, func(c *kit.Canvas, b kit.Box, s kit.State) {
		ink := kit.If(s.Over, scene.Accent, scene.LineStrong)
		c.Frame(b.X, b.Y, b.W, b.H, 30, 2, ink)
	}).Name("hover", -1).Press(func() {})
	lines := &scene.Board{
		Dead: []scene.Rect{{X1: scene.Table, Y1: 200}},
		Web:  []scene.Piece{{A: scene.Pt{X: 0, Y: 200}, B: scene.Pt{X: scene.Table, Y: 200}}},
		Next: []scene.Piece{{A: scene.Pt{X: 200, Y: 400}, B: scene.Pt{X: 700, Y: 400}}},
	}
	return section(
		"Thumb, sized, mark, air",
		"what draws itself",
		kit.Row(12, boardview.Thumb(lines, 60), kit.Column(0, boardview.ThumbIn(nil, 60)).
			High(60).Wide(60), board, mark,
			kit.Air(10, 10, small("air"))),
	)
}

func (p *Page) shared() kit.Part {
	blue := scene.Seats[1].Main
	share := func(limit float64) kit.Part {
		return kit.Stacked(limit, kit.Share{Size: 56, Ink: blue},
			kit.Share{Size: 29, Ink: scene.Mix(blue, scene.Panel, 0.16)}, kit.Share{Size: 5, Ink: scene.Text2}).Grow(1)
	}
	some := kit.Some(2, func(left int) kit.Part { return small("Some: and " + strconv.Itoa(left) + " more") },
		small("a row"), small("another"), small("a third"), small("a fourth")).High(44)
	return section("Brief, some, struck, stacked, tile", "vacant, keyed: a fleet",
		kit.Row(12, kit.Brief(2, scene.StyleSmall, scene.Text2,
			strings.Repeat("Words in at most two lines; what has no room in them is cut with dots. ", 3)).Grow(1),
			some.Wide(110)),
		kit.Row(12, share(120), share(70), kit.Struck(scene.StyleSmall, scene.Text3, "30"),
			kit.Line(scene.StyleNumber20, scene.Text1, "29")),
		kit.Row(10, kit.Tile(kit.Icon("hull", 18, scene.Text2)).Wide(56), kit.Tile(kit.Part{}).Wide(40).High(26),
			kit.Keyed(true, body("Keyed")).Grow(1)),
		kit.Vacant(false, body("Crew slot")).Name("rest", 0).Press(func() {}),
		kit.Vacant(true, body("Weapon slot")).Name("hover", 0).Press(func() {}))
}

// planned shows the parts that tell of a battle before and after it.
func (p *Page) planned() kit.Part {
	board := &scene.Board{Zones: []scene.Zone{{Rect: scene.InchRect(0, 0, 18, 4), Seat: 1},
		{Rect: scene.InchRect(18, 32, 36, 36), Seat: 2}},
		Web:  []scene.Piece{{A: scene.Inches(0, 24, 0).Pt, B: scene.Inches(14, 24, 0).Pt}},
		Next: []scene.Piece{{A: scene.Inches(14, 24, 0).Pt, B: scene.Inches(28, 24, 0).Pt}},
		Fans: []scene.Fan{{Pose: scene.Inches(26, 12, 0), Side: 38, Bands: 1, Quiet: true}}}
	way := boardview.Way{Seat: 1,
		At: []scene.Pt{scene.Inches(6, 2, 0).Pt, scene.Inches(7, 10, 0).Pt, scene.Inches(12, 18, 0).Pt}, Lost: true}
	lines := kit.Ample(kit.Column(2, body("Ample: with a note"), small("where there is height for both")),
		body("Ample: without"))
	lines = kit.Roomier(900, 0, body("Roomier: side by side"), lines)
	begun := &scene.Board{Zones: board.Zones,
		Next:  []scene.Piece{{A: scene.Inches(0, 12, 0).Pt, B: scene.Inches(28, 12, 0).Pt, Round: 1}},
		Ships: board.Ships, Seed: 3}
	return section("Plan, swing, ample, entry", "before and after a battle",
		kit.Row(8, kit.Entry(true, body("Entry: here")).Grow(1), kit.Entry(false, body("another")).Name("rest", 1).
			Press(func() {}).Grow(1), kit.Entry(false, body("met")).Name("hover", 2).Press(func() {}).Grow(1)),
		kit.Row(12, boardview.Plan(board, 120, way), boardview.Prospect(begun, 120),
			kit.Column(8, lines.High(44), lines.High(24)).Grow(1).Least(180, 0)),
		kit.Swing([]int{0, -10, 5, 55}, []int{1, 2}, 80),
		kit.Modules(21, func(x, y int) bool { return (x*x+3*y)%5 < 2 }).High(120),
		boardview.Closeup(&scene.Board{
			Ships: []scene.Ship{
				{Pose: scene.Inches(6, 20, 30), Side: 40, Seat: 1},
				{Pose: scene.Inches(14, 18, 200), Side: 40, Seat: 2},
			},
			Ghosts: []scene.Ghost{{Pose: scene.Inches(7, 15, 0), Side: 40, Seat: 1, Shown: true}},
			Fires:  []scene.Fire{{From: scene.Inches(6, 20, 0).Pt, To: scene.Inches(14, 18, 0).Pt, Seat: 1}},
			Frames: []scene.Frame{{Pose: scene.Inches(14, 18, 0), Side: 40, Danger: true}},
		}, 110, scene.Inches(6, 20, 0).Pt, scene.Inches(14, 18, 0).Pt),
		boardview.Vista(&scene.Board{
			Web: board.Web,
			Ships: []scene.Ship{
				{Pose: scene.Inches(6, 20, 30), Side: 40, Seat: 1},
				{Pose: scene.Inches(14, 18, 200), Side: 40, Seat: 2},
			},
		}),
	)
}

func (p *Page) tools() kit.Part {
	var rail []kit.Part
	for i, icon := range []string{"pointer", "ship", "caption", "arrow", "light", "undo"} {
		c := &kit.Command{
			ID:    "tool",
			Words: []string{"rest", "hover", "focused", "on", "off", "rest"}[i],
			Key:   "t",
			Icon:  icon,
			Lit:   i == 3,
		}
		if i == 4 {
			c.Off = "Not now."
		}
		rail = append(rail, kit.Tool(c).Name(c.Words, -1))
	}
	step := func(i int, words, value string) kit.Part {
		return kit.Stepper(i, words, value, i == 1, func(int) {})
	}
	return section("Tool, stepper", "a rail; what is changed by steps",
		kit.Matrix(1, len(rail), kit.Cells{LeastW: 52, LeastH: 52, MostW: 60, MostH: 56, Gap: 4},
			func(_, i int) kit.Part { return rail[i] }).High(56),
		step(0, "Hull", "3"),
		kit.Row(12, step(1, "Target Lock", "none").Wide(170), step(2, "Cloak", "green, on the base").Wide(170)))
}

func (p *Page) topped() kit.Part {
	chips := []*kit.Command{
		{ID: "wrong", Words: "Illegal fleet", Look: kit.Danger},
		{ID: "chip", Words: "2 house rules"},
		{ID: "chip", Words: "Tournament"},
	}
	more := &kit.Command{ID: "chips"}
	square := func(state, icon string) kit.Part {
		c := &kit.Command{ID: "square", Words: state, Icon: icon}
		if state == "off" {
			c.Off = "Not now."
		}
		return kit.Square(c).Name(state, -1)
	}
	steps := []string{"Planning", "Activation", "Combat", "End"}
	bar := func(stripe kit.Ink, alarmed bool, rest ...kit.Part) kit.Part {
		return kit.Topped(
			stripe,
			alarmed,
			kit.Row(
				6,
				append(
					[]kit.Part{square("rest", "menu"), kit.Titled("The Tholian Web", "Round 2 · hot seat", "Round 2")},
					rest...)...),
		)
	}
	return section("Topped, titled, square, phases, chips, striped", "the top of a window",
		bar(scene.Seats[1].Main, false, kit.Space(), square("hover", "undo"), square("off", "redo"),
			square("rest", "log"), square("focused", "help")).High(56),
		bar(scene.Seats[2].Main, true, kit.Gap(8), kit.Phases(1, steps), kit.Space()),
		kit.Phases(2, steps),
		kit.Chips(more, chips...),
		kit.Chips(more, chips...).Wide(170),
		kit.Hint("Ruler: drag from a ship or a point to another").At(kit.Middle),
		kit.Row(6, kit.Chip(chips[1]).Name("rest", -1), kit.Chip(chips[1]).Name("hover", -1),
			kit.Chip(chips[1]).Name("focused", -1)),
		kit.Striped(scene.Seats[2].Main, kit.Air(0, 8, body("Striped"))),
	)
}

func (p *Page) handedOver() kit.Part {
	ring := func(state string, seat int) kit.Part {
		return kit.HoldRing(&kit.Command{ID: "ring", Words: state, Held: &p.held}, seat, 64).Name(state, -1)
	}
	turns := kit.Column(
		6,
		kit.Turn(kit.TurnOf{N: 1, Seat: 1, Done: true, Head: "Player 1 planned", Words: "3 of 3 dials locked"}),
		kit.Turn(kit.TurnOf{N: 2, Seat: 2, Now: true, Head: "Player 2 plans", Words: "4 ships, hidden from Player 1"}),
		kit.Turn(kit.TurnOf{N: 3, Head: "Reveal", Words: "in order of Captain Skill"}),
	)
	return section(
		"Emblem, hold ring, turn, lit",
		"a screen that is handed over",
		kit.Row(14, kit.Emblem(64, 1), kit.Emblem(64, 2), ring("rest", 1), ring("hover", 2), ring("held", 1)),
		turns,
		kit.Lit(kit.Above, scene.Seats[2].Main, kit.Air(10, 12, small("lit at the side of a seat"))).High(44),
	)
}

func (p *Page) afar() kit.Part {
	words := kit.Afar(func(times float64) kit.Part {
		return kit.Panel(
			kit.Column(2, kit.Line(scene.StyleH3, scene.Text1, "Words for an audience"),
				small("over the foot of a board, larger in a large window")),
		)
	})
	faint := func(state string) kit.Part {
		return kit.Faint(&kit.Command{ID: "faint", Words: "Next", Icon: "forward"}).Name(state, -1)
	}
	dots := kit.Row(0, kit.Dot(false).Name("rest", 0).Press(func() {}), kit.Dot(true).Name("rest", 1).Press(func() {}),
		kit.Dot(false).Name("hover", 2).Press(func() {}))
	over := kit.Column(0, boardview.Spot(scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}, "on", 0), kit.Torch(),
		boardview.Light(scene.Pt{X: scene.Table / 3, Y: scene.Table / 2}),
		kit.Gap(28), kit.Row(0, faint("rest"), kit.Space(), faint("hover")))
	return section("Captioned, afar, dot", "shown to people; spot, torch, light, shaded, veiled",
		boardview.Captioned(&scene.Board{Plain: true}, &p.eye, boardview.Captions{Left: small("left above it"),
			Right: small("right above it"), Foot: boardview.Shaded(true, kit.Column(4, words, dots))}, over).High(190),
		boardview.Board(&scene.Board{Plain: true}, &p.ringed,
			boardview.Fan(boardview.FreeBase{At: scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}}, nil,
				spoke("evade", "Evade", true), spoke("scan", "Scan", false),
				spoke("target-lock", "Target Lock", false))).High(420),
		kit.Row(8, kit.Dark().High(24).Wide(60), boardview.Unframed(&p.eye, small("dark: nothing is shown")),
			kit.Veiled(kit.Cap("v"))))
}

// spoke is a button of a fan.
func spoke(icon, words string, on bool) boardview.Spoke {
	return boardview.Spoke{
		Of:   boardview.RoundOf{Icon: icon, Words: words, Cap: "1", Edge: scene.Seats[1].Main, On: on},
		Does: func(p kit.Part) kit.Part { return p.Name("rest", -1) },
	}
}

// flanked is a board between its columns, with what lies at its edges and over it.
func (p *Page) flanked() kit.Part {
	column := func(words string) kit.Part { return kit.Panel(kit.Column(6, small(words), kit.Space())) }
	knob := func(icon, words string) kit.Part { return kit.Knob(&kit.Command{ID: icon, Words: words, Icon: icon}) }
	middle := scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}
	edges := boardview.Edged(boardview.Edges{
		Top: []kit.Part{kit.Note("at the top of a board")},
		LowLeft: []kit.Part{
			boardview.Corner(&p.knobs, false, knob("minus", "Zoom out"), knob("plus", "Zoom in"),
				knob("fit", "All of it"),
				knob("rotate", "Turn"), knob("measure", "Ruler"), knob("ways", "Ways")),
		},
		Low: []kit.Part{kit.Hint("a hint at its foot")}, LowRight: boardview.SmallMap(&p.near),
	})
	flank := boardview.Flanked(&p.wings, boardview.Flank{
		Bar:   func(bool) kit.Part { return kit.Topped(scene.Seats[1].Main, false, kit.Row(8, small("the bar"))) },
		Rows:  func() kit.Part { return column("left") },
		Rail:  func() kit.Part { return column("rail") },
		After: func(bool, bool) kit.Part { return kit.Shelf(6, column("as far as there is room")) },
		Board: func(over kit.Part) kit.Part {
			return boardview.Live(func() *scene.Board { return &scene.Board{Plain: true} }, &p.near,
				kit.Inlaid(over, boardview.SpotOf(func() scene.Pt { return middle }, "on", 1)))
		},
		Over: edges,
		Right: func(bool) kit.Part {
			return kit.Yields(&p.yield, 1, func() kit.Part { return kit.Card(small("in full")) },
				func() kit.Part { return kit.Card(small("brief")) }, column("right"))
		},
		Now:  func(kit.Part, bool) kit.Part { return column("now") },
		Foot: func() kit.Part { return kit.Part{} },
	})
	leaf := func(words string) kit.Part { return kit.Panel(small(words)) }
	cards := boardview.Board(
		&scene.Board{Plain: true},
		&p.told,
		kit.Inlaid(
			boardview.Leaf(kit.Right, leaf("Leaf: read over a board")),
			boardview.LeafBeside([]scene.Pt{middle}, leaf("LeafBeside: where it hides least")),
			boardview.Callout(
				&p.called,
				func() boardview.Kept {
					return boardview.Kept{Places: []boardview.Place{{At: middle, Far: 3 * scene.Inch}}}
				},
				small("Callout: where it hides nothing"),
				small("Callout"),
			),
		),
	)
	return section("Flank, edged, corner, leaf", "a board between two columns", flank.High(420), cards.High(220))
}
