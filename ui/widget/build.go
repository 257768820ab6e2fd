package widget

import (
	"math"
	"strings"

	"github.com/ebitenui/ebitenui"
	eui "github.com/ebitenui/ebitenui/widget"

	"attackwing/ui/form"
	"attackwing/ui/scene"
)

// build makes the widgets of the form.
func (p *Page) build() {
	f := &p.form
	p.names, p.widgets, p.rowOf, p.fields, p.laid = nil, nil, nil, map[string]*eui.TextInput{}, false
	p.body, p.bar = nil, nil
	root := eui.NewContainer(eui.ContainerOpts.Layout(eui.NewAnchorLayout(eui.AnchorLayoutOpts.Padding(&eui.Insets{
		Left: p.at(f.X), Top: p.at(f.Y), Right: p.w - p.at(f.X+f.W), Bottom: p.h - p.at(f.Y+f.H)}))))
	if f.Bar {
		root.AddChild(p.side())
	} else {
		root.AddChild(p.list())
	}
	p.ui = &ebitenui.UI{Container: root, DisableDefaultFocus: true}
}

// at is a length of the form, and px one of the widgets, in pixels of the window.
func (p *Page) at(v float64) int { return int(math.Round(v * p.theme.scale)) }
func (p *Page) px(v int) int     { return p.at(float64(v)) }

func fill() eui.WidgetOpt {
	return eui.WidgetOpts.LayoutData(eui.AnchorLayoutData{StretchHorizontal: true, StretchVertical: true})
}

// side are fields beside each other.
func (p *Page) side() *eui.Container {
	c := eui.NewContainer(eui.ContainerOpts.WidgetOpts(fill()), eui.ContainerOpts.Layout(eui.NewRowLayout(
		eui.RowLayoutOpts.Direction(eui.DirectionHorizontal), eui.RowLayoutOpts.Spacing(p.px(12)))))
	n := max(1, len(p.form.Rows))
	w := (p.at(p.form.W) - p.px(12)*(n-1)) / n
	for i := range p.form.Rows {
		c.AddChild(p.field(i, &p.form.Rows[i], w, p.at(p.form.H)))
	}
	return c
}

const (
	barWidth  = 10
	lineHigh  = 18 // of a text in a field
	usualMost = 60 // letters of one
)

// list are rows below each other, with a scroll bar when they need one.
func (p *Page) list() *eui.Container {
	rows := eui.NewContainer(eui.ContainerOpts.Layout(eui.NewRowLayout(eui.RowLayoutOpts.Direction(eui.DirectionVertical), eui.RowLayoutOpts.Spacing(p.px(6)))))
	for i := range p.form.Rows {
		rows.AddChild(p.row(i, &p.form.Rows[i]))
	}
	p.body = eui.NewScrollContainer(eui.ScrollContainerOpts.Image(p.theme.scroll), eui.ScrollContainerOpts.Content(rows), eui.ScrollContainerOpts.StretchContentWidth(),
		eui.ScrollContainerOpts.WidgetOpts(eui.WidgetOpts.ScrolledHandler(func(a *eui.WidgetScrolledEventArgs) { p.Roll(a.Y) })))
	p.bar = eui.NewSlider(eui.SliderOpts.Orientation(eui.DirectionVertical), eui.SliderOpts.MinMax(0, 1000), eui.SliderOpts.Images(p.theme.track, p.theme.handle),
		eui.SliderOpts.TabOrder(-1), eui.SliderOpts.WidgetOpts(eui.WidgetOpts.MinSize(p.px(barWidth), p.px(20))),
		eui.SliderOpts.PageSizeFunc(func() int {
			view, all := p.body.ViewRect().Dy(), p.body.ContentRect().Dy()
			if all <= 0 {
				return 1000
			}
			return int(math.Round(float64(view) / float64(all) * 1000))
		}),
		eui.SliderOpts.ChangedHandler(func(a *eui.SliderChangedEventArgs) { p.body.ScrollTop = float64(a.Current) / 1000 }))
	c := eui.NewContainer(eui.ContainerOpts.WidgetOpts(fill()), eui.ContainerOpts.Layout(eui.NewGridLayout(eui.GridLayoutOpts.Columns(2),
		eui.GridLayoutOpts.Stretch([]bool{true, false}, []bool{true}), eui.GridLayoutOpts.Spacing(p.px(6), 0))))
	c.AddChild(p.body, p.bar)
	return c
}

// row is a label with its meaning, and what can be set.
func (p *Page) row(n int, r *form.Row) *eui.Container {
	w := p.at(p.form.W) - p.px(barWidth+16)
	if p.form.W < narrowForm {
		return p.stacked(n, r, w)
	}
	c := eui.NewContainer(eui.ContainerOpts.WidgetOpts(eui.WidgetOpts.MinSize(w, p.px(44)), eui.WidgetOpts.LayoutData(eui.RowLayoutData{Stretch: true})),
		eui.ContainerOpts.Layout(eui.NewAnchorLayout(eui.AnchorLayoutOpts.Padding(&eui.Insets{Left: p.px(4), Right: p.px(4), Top: p.px(2), Bottom: p.px(2)}))))
	words := eui.NewContainer(eui.ContainerOpts.WidgetOpts(eui.WidgetOpts.LayoutData(eui.AnchorLayoutData{HorizontalPosition: eui.AnchorLayoutPositionStart, VerticalPosition: eui.AnchorLayoutPositionCenter})),
		eui.ContainerOpts.Layout(eui.NewRowLayout(eui.RowLayoutOpts.Direction(eui.DirectionVertical), eui.RowLayoutOpts.Spacing(p.px(2)))))
	if r.Kind == form.Heading {
		words.AddChild(eui.NewText(eui.TextOpts.Text(strings.ToUpper(r.Label), p.theme.note, scene.Text3)))
		c.AddChild(words)
		return c
	}
	words.AddChild(eui.NewText(eui.TextOpts.Text(r.Label, p.theme.label, inkOf(r.Changed()))))
	room := float64(w) * 0.94
	if k := p.wide(r); k > 0 {
		room = float64(w) - k - float64(p.px(32))
	}
	low := room < float64(p.px(150)) // no room beside the choices: they stand below
	if low {
		room = float64(w) * 0.94
	}
	if r.Note != "" {
		words.AddChild(eui.NewText(eui.TextOpts.Text(r.Note, p.theme.note, scene.Text2), eui.TextOpts.MaxWidth(room)))
	}
	c.AddChild(words)
	if r.Kind == form.Entry {
		return c
	}
	right := eui.NewContainer(eui.ContainerOpts.WidgetOpts(eui.WidgetOpts.LayoutData(eui.AnchorLayoutData{HorizontalPosition: eui.AnchorLayoutPositionEnd, VerticalPosition: eui.AnchorLayoutPositionCenter})),
		eui.ContainerOpts.Layout(eui.NewRowLayout(eui.RowLayoutOpts.Direction(eui.DirectionHorizontal), eui.RowLayoutOpts.Spacing(p.px(6)))))
	if low {
		right = eui.NewContainer(eui.ContainerOpts.Layout(eui.NewRowLayout(eui.RowLayoutOpts.Direction(eui.DirectionHorizontal), eui.RowLayoutOpts.Spacing(p.px(6)))))
		words.AddChild(right)
	}
	if r.Kind == form.Choice {
		p.choices(n, r, right)
	} else {
		wide := 130
		if r.Kind == form.Text {
			wide = 320
		}
		right.AddChild(p.field(n, r, p.px(wide), p.px(32)))
	}
	if !low {
		c.AddChild(right)
	}
	return c
}

// wide is how wide what can be set in a row is, 0 where it is only read.
func (p *Page) wide(r *form.Row) (w float64) {
	switch r.Kind {
	case form.Number:
		return float64(p.px(130))
	case form.Text:
		return float64(p.px(320))
	case form.Choice:
		for i := range r.Choices {
			words, _ := p.choiceWords(r, i)
			w += max(float64(p.px(44)), p.theme.wide(words)+float64(p.px(24))) + float64(p.px(6))
		}
	}
	return w
}

// narrowForm is how wide a form must be to have what can be set beside what it means, px.
const narrowForm = 620.0

// stacked is a row of a narrow form: what can be set stands below what it means, in as many lines as it needs.
func (p *Page) stacked(n int, r *form.Row, w int) *eui.Container {
	c := eui.NewContainer(eui.ContainerOpts.WidgetOpts(eui.WidgetOpts.MinSize(w, p.px(32)), eui.WidgetOpts.LayoutData(eui.RowLayoutData{Stretch: true})),
		eui.ContainerOpts.Layout(eui.NewRowLayout(eui.RowLayoutOpts.Direction(eui.DirectionVertical), eui.RowLayoutOpts.Spacing(p.px(4)),
			eui.RowLayoutOpts.Padding(&eui.Insets{Left: p.px(4), Right: p.px(4), Top: p.px(2), Bottom: p.px(6)}))))
	if r.Kind == form.Heading {
		c.AddChild(eui.NewText(eui.TextOpts.Text(strings.ToUpper(r.Label), p.theme.note, scene.Text3)))
		return c
	}
	c.AddChild(eui.NewText(eui.TextOpts.Text(r.Label, p.theme.label, inkOf(r.Changed())), eui.TextOpts.MaxWidth(float64(w-p.px(8)))))
	if r.Note != "" {
		c.AddChild(eui.NewText(eui.TextOpts.Text(r.Note, p.theme.note, scene.Text2), eui.TextOpts.MaxWidth(float64(w-p.px(8)))))
	}
	switch r.Kind {
	case form.Entry:
	case form.Choice:
		line, used := (*eui.Container)(nil), 0
		for i := range r.Choices {
			words, _ := p.choiceWords(r, i)
			wide := max(p.px(44), int(p.theme.wide(words))+p.px(26))
			if line == nil || used+wide > w-p.px(8) {
				line, used = eui.NewContainer(eui.ContainerOpts.Layout(eui.NewRowLayout(eui.RowLayoutOpts.Direction(eui.DirectionHorizontal), eui.RowLayoutOpts.Spacing(p.px(6))))), 0
				c.AddChild(line)
			}
			used += wide + p.px(6)
			line.AddChild(p.choice(n, r, i))
		}
	default:
		wide := 130
		if r.Kind == form.Text {
			wide = 320
		}
		c.AddChild(p.field(n, r, min(p.px(wide), w-p.px(8)), p.px(32)))
	}
	return c
}

// choiceWords are what a choice is called, and its value.
func (p *Page) choiceWords(r *form.Row, i int) (words, value string) {
	if i < len(r.Words) {
		return r.Words[i], r.Choices[i]
	}
	return r.Choices[i], r.Choices[i]
}

func (p *Page) choices(n int, r *form.Row, into *eui.Container) {
	for i := range r.Choices {
		into.AddChild(p.choice(n, r, i))
	}
}

// choice is the button of one of a row's values.
func (p *Page) choice(n int, r *form.Row, i int) *eui.Button {
	words, value := p.choiceWords(r, i)
	look := p.theme.button
	ink := scene.Text2
	if value == r.Value {
		look, ink = p.theme.chosen, scene.Text1
	}
	b := eui.NewButton(eui.ButtonOpts.Image(look), eui.ButtonOpts.Text(words, p.theme.mono, &eui.ButtonTextColor{Idle: ink, Disabled: scene.Text3, Hover: scene.Text1}),
		eui.ButtonOpts.TextPadding(&eui.Insets{Left: p.px(12), Right: p.px(12), Top: p.px(4), Bottom: p.px(4)}), eui.ButtonOpts.WidgetOpts(eui.WidgetOpts.MinSize(p.px(44), p.px(32))),
		eui.ButtonOpts.ClickedHandler(func(*eui.ButtonClickedEventArgs) { p.changes = append(p.changes, Change{r.ID, value}) }))
	p.add(n, r.ID+":"+value, b)
	return b
}

func (p *Page) field(n int, r *form.Row, w, h int) *eui.TextInput {
	id := r.ID
	digits := r.Kind == form.Number
	room := most(r)
	t := eui.NewTextInput(eui.TextInputOpts.Image(p.theme.field), eui.TextInputOpts.Face(p.theme.mono), eui.TextInputOpts.Placeholder(r.Hint),
		eui.TextInputOpts.Color(&eui.TextInputColor{Idle: scene.Text1, Disabled: scene.Text3, Caret: scene.Accent, DisabledCaret: scene.Text3}),
		eui.TextInputOpts.Padding(&eui.Insets{Left: p.px(10), Right: p.px(10), Top: (h - p.px(lineHigh)) / 2, Bottom: (h - p.px(lineHigh)) / 2}), eui.TextInputOpts.WidgetOpts(eui.WidgetOpts.MinSize(w, h)),
		eui.TextInputOpts.SubmitOnEnter(true), eui.TextInputOpts.AllowDuplicateSubmit(true),
		eui.TextInputOpts.Validation(func(s string) (bool, *string) {
			if len(s) > room {
				return false, nil
			}
			return !digits || strings.Trim(s, "0123456789") == "", nil
		}),
		eui.TextInputOpts.ChangedHandler(func(a *eui.TextInputChangedEventArgs) { p.changes = append(p.changes, Change{id, a.InputText}) }))
	t.SetText(r.Value)
	p.fields[id] = t
	p.add(n, id, t)
	return t
}

// most is how many letters a field takes.
func most(r *form.Row) int {
	if r.Most > 0 {
		return r.Most
	}
	return usualMost
}

// rowCalled is the row of an id.
func (p *Page) rowCalled(id string) *form.Row {
	for i := range p.form.Rows {
		if p.form.Rows[i].ID == id {
			return &p.form.Rows[i]
		}
	}
	return nil
}

func (p *Page) add(row int, name string, w focusable) {
	p.names, p.widgets, p.rowOf = append(p.names, name), append(p.widgets, w), append(p.rowOf, row)
}
