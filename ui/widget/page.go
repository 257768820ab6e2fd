package widget

import (
	"image"
	"image/color"
	"strings"

	"github.com/ebitenui/ebitenui"
	eui "github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/form"
	"attackwing/ui/scene"
)

// Change is a value that a person has chosen or typed.
type Change struct{ Row, Value string }

// focusable is a widget that takes keys and has a place.
type focusable interface {
	eui.Focuser
	eui.HasWidget
	SetText(string)
}

// Page shows one form at a time. One goroutine, the game's.
type Page struct {
	theme   *theme
	ui      *ebitenui.UI
	form    form.Form
	shown   bool
	w, h    int
	names   []string // of the widgets, in the order of focus
	widgets []focusable
	rowOf   []int
	fields  map[string]*eui.TextInput
	changes []Change
	body    *eui.ScrollContainer
	bar     *eui.Slider
	turn    int
	clip    held
	laid    bool
}

// Show takes up the form of the page that is shown, nil when it has none, in a window of w by h pixels in which a pixel of
// the form is scale of them; it tells whether the picture changes.
func (p *Page) Show(f *form.Form, w, h int, scale float64) bool {
	if f == nil {
		was := p.shown
		p.shown, p.turn = false, 0
		p.form = form.Form{}
		return was
	}
	other := p.theme == nil || p.theme.scale != scale || p.theme.line != scene.Line
	if other {
		p.theme = newTheme(scale)
	}
	anew := other || !p.shown || w != p.w || h != p.h || !p.form.Same(f)
	if anew {
		top, focus := 0.0, p.Focused()
		if p.shown && p.form.ID == f.ID && p.body != nil {
			top = p.body.ScrollTop
		}
		p.shown, p.w, p.h = true, w, h
		p.form = *f
		p.build()
		if p.body != nil {
			p.body.ScrollTop = top
		}
		p.focus(focus)
	}
	p.form = *f
	for i := range f.Rows {
		if t := p.fields[f.Rows[i].ID]; t != nil && t.GetText() != f.Rows[i].Value && !t.IsFocused() {
			t.SetText(f.Rows[i].Value)
			anew = true
		}
	}
	if f.Turn != p.turn {
		p.turn, anew = f.Turn, true
		p.ui.ClearFocus()
		p.focus(f.Focus)
		if t := p.fields[f.Focus]; t != nil {
			t.SelectAll() // the old words go with the first letter
		}
	}
	return anew
}

// Shown tells whether there is a form.
func (p *Page) Shown() bool { return p.shown }

// Has tells whether a pixel of the window belongs to the form, so that a click there is not the page's.
func (p *Page) Has(x, y float64) bool {
	f := &p.form
	if !p.shown {
		return false
	}
	if k := p.theme.scale; x < f.X*k || y < f.Y*k || x >= (f.X+f.W)*k || y >= (f.Y+f.H)*k {
		return false
	}
	if !f.Bar {
		return true
	}
	for _, w := range p.widgets {
		if image.Pt(int(x), int(y)).In(w.GetWidget().Rect) {
			return true
		}
	}
	return false
}

// TakesKeys tells whether keys are the form's: all of them on a page of its own, those of the field being typed in else.
func (p *Page) TakesKeys() bool { return p.shown && (!p.form.Bar || p.Typing()) }

// Letters tells whether keys that no widget takes are the page's.
func (p *Page) Letters() bool { return p.shown && p.form.Letters }

// Typing tells whether a field is being typed in.
func (p *Page) Typing() bool {
	for _, t := range p.fields {
		if p.shown && t.IsFocused() {
			return true
		}
	}
	return false
}

// Focused is the name of the widget that has the focus.
func (p *Page) Focused() string {
	if p.shown && p.ui != nil {
		for i, w := range p.widgets {
			if w.IsFocused() {
				return p.names[i]
			}
		}
	}
	return ""
}

func (p *Page) focus(name string) {
	for i, n := range p.names {
		if n == name && name != "" || strings.HasPrefix(n, name+":") && name != "" {
			p.ui.SetFocusedWidget(p.widgets[i])
			return
		}
	}
}

// Update is one tick: it takes mouse and keys of the form and returns what was changed by them.
func (p *Page) Update(strokes []string, shift bool) []Change {
	p.changes = p.changes[:0]
	if !p.shown {
		return nil
	}
	if !p.form.Bar {
		for _, k := range strokes {
			p.step(k, shift)
		}
	}
	if p.laid {
		p.ui.Update()
	}
	return p.changes
}

// step moves the focus: up and down by rows, left, right and Tab by widgets.
func (p *Page) step(key string, shift bool) {
	n := len(p.widgets)
	if n == 0 {
		return
	}
	at := -1
	for i, w := range p.widgets {
		if w.IsFocused() {
			at = i
		}
	}
	to := at
	switch key {
	case "tab":
		to = (at + 1) % n
		if shift {
			to = (max(at, 0) + n - 1) % n
		}
	case "left", "right":
		if p.Typing() {
			return
		}
		by := map[string]int{"left": -1, "right": 1}[key]
		if at >= 0 && at+by >= 0 && at+by < n && p.rowOf[at+by] == p.rowOf[at] {
			to = at + by
		}
	case "down":
		for to = max(at, 0); at >= 0 && to < n-1 && p.rowOf[to] == p.rowOf[at]; to++ {
		}
	case "up":
		for to = max(at, 0); at >= 0 && to > 0 && p.rowOf[to] == p.rowOf[at]; to-- {
		}
		for to > 0 && p.rowOf[to-1] == p.rowOf[to] {
			to--
		}
	case "pageup", "pagedown":
		p.scroll(map[string]float64{"pageup": -0.8, "pagedown": 0.8}[key])
		return
	default:
		return
	}
	if to == at || to < 0 {
		return
	}
	p.ui.ClearFocus()
	p.ui.SetFocusedWidget(p.widgets[to])
	p.reveal(p.widgets[to].GetWidget().Rect)
}

// Roll moves the list as turns of a wheel do, away from the hand counted positive.
func (p *Page) Roll(turns float64) { p.scroll(-turns * rollPart) }

// rollPart is how much of what is seen of a list a turn of the wheel moves it.
const rollPart = 0.12

// scroll moves the list by parts of what is seen of it.
func (p *Page) scroll(pages float64) {
	if p.body == nil {
		return
	}
	view, all := p.body.ViewRect().Dy(), p.body.ContentRect().Dy()
	if all > view {
		p.body.ScrollTop = max(0, min(1, p.body.ScrollTop+pages*float64(view)/float64(all-view)))
	}
	p.bar.Current = int(p.body.ScrollTop * 1000)
}

// reveal scrolls as far as is needed to see a widget.
func (p *Page) reveal(r image.Rectangle) {
	if p.body == nil {
		return
	}
	view := p.body.ViewRect()
	margin := p.px(28)
	switch {
	case r.Min.Y-margin < view.Min.Y:
		p.scroll(float64(r.Min.Y-margin-view.Min.Y) / float64(max(view.Dy(), 1)))
	case r.Max.Y+margin > view.Max.Y:
		p.scroll(float64(r.Max.Y+margin-view.Max.Y) / float64(max(view.Dy(), 1)))
	}
}

// Draw draws the form.
func (p *Page) Draw(screen *ebiten.Image) {
	if !p.shown {
		return
	}
	p.ui.Draw(screen)
	p.laid = true
	if p.bar != nil {
		all := eui.Visibility_Show
		if p.body.ContentRect().Dy() <= p.body.ViewRect().Dy() {
			all = eui.Visibility_Hide_Blocking
		}
		p.bar.GetWidget().SetVisibility(all)
	}
}

// Spots are the places of the widgets that can be seen, in pixels of the form.
func (p *Page) Spots() (spots []form.Spot) {
	if !p.shown || !p.laid {
		return nil
	}
	k := p.theme.scale
	for i, w := range p.widgets {
		r := w.GetWidget().Rect
		if p.body != nil && !r.In(p.body.ViewRect()) {
			continue
		}
		spots = append(spots, form.Spot{Name: p.names[i], X: float64(r.Min.X+r.Max.X) / 2 / k, Y: float64(r.Min.Y+r.Max.Y) / 2 / k})
	}
	return spots
}

func inkOf(changed bool) color.Color {
	if changed {
		return scene.Accent
	}
	return scene.Text1
}
