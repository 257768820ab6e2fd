package window

import (
	"strings"

	"attackwing/ui/battle"
	"attackwing/ui/battle/screen"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Window holds the pages of the program, the state common to all of them, and the battle that is
// played on one of them. It knows no engine: the caller hands it input and paints its Pane.
type Window struct {
	Pane   kit.Pane
	Battle battle.Session // that is played, or was
	Preferences

	options Options
	stack   Stack
	said    Said
	title   *front.Title
	menu    kit.Menu // of a page that has none of its own
	arrival arrival
	played  played
	alone   alone
	dirty   bool // something else is to be seen
}

// New returns the window of a program that was just started.
func New(o Options) *Window {
	w := &Window{options: o, dirty: true}
	w.keep, w.took = o.Keep, func() { w.stack.Stale(); w.dirty = true }
	if o.System != nil {
		w.system = o.System()
	}
	w.makeBattlePage()
	w.alone.pass(true, false, 0, o.Now)
	w.title = front.New(forTitle{w}, o.Title)
	w.Open(w.title)
	w.take(o.Settings)
	if len(o.Notices) > 0 {
		w.said.Say(strings.Join(o.Notices, "\n"), noticeSeconds)
	}
	switch {
	case o.Battle.Game != nil:
		if o.Battle.Players == [2]string{} {
			o.Battle.Players = w.title.Next.Players.Seats()
		}
		w.begin(o.Battle)
	case o.First != nil:
		p, err := o.First(w)
		if err != nil {
			w.said.Say(err.Error(), noticeSeconds)
			break
		}
		w.Open(p)
	case o.Title.Fleet1 != "" && o.Title.Fleet2 != "" && o.Title.Scenario != "":
		w.title.Begin()
	}
	return w
}

// Top returns the page that is shown.
func (w *Window) Top() *kit.View { return w.stack.Top() }

// Open shows a page over the one shown now.
func (w *Window) Open(p kit.Page) { w.show(w.view(p)) }

// show shows a view over the one shown now.
func (w *Window) show(v *kit.View) {
	if len(w.stack.open) > 0 { // who has used a finger goes on with it
		v.Touch(w.Top().Touched())
	}
	w.stack.Push(v)
	w.dirty = true
}

// view shows a page in the manner of this window.
func (w *Window) view(p kit.Page) *kit.View {
	v := kit.Show(p)
	v.Over = w.overAny
	v.Say, v.Given = w.Toast, func(c *kit.Command) (string, bool) { return Given(w.given(), p.Name(), c) }
	if w.options.Data != nil {
		v.Clip = w.options.Data
	}
	return v
}

// Back closes the page shown and leads back to the one below it, at last to the title.
func (w *Window) Back() {
	w.stack.Pop()
	w.returned()
}

// returned shows what lies below what was closed.
func (w *Window) returned() {
	w.title.Again()
	w.dirty = true
}

// Toast says something nobody has to answer.
func (w *Window) Toast(words string) {
	w.said.Say(words, toastSeconds)
	w.dirty = true
}

// Pace returns the speed of motion: 1 as usual, 0 for none.
func (w *Window) Pace() float64 {
	if w.Battle.Means.Quick {
		return 0
	}
	return w.Preferences.Pace()
}

// sound lets a sound be heard. Whatever a sound says is seen as well. The dial clicks alike for
// every maneuver: what is hidden is not heard either.
func (w *Window) sound(name string, seat int) {
	if !w.Battle.Means.Quick {
		w.caption(name, seat)
	}
	if v := w.Loudness(); w.options.Sound != nil && !w.Battle.Means.Quick && v > 0 {
		w.options.Sound(name, seat, v)
	}
}

// Update takes the input of one tick of dt seconds.
func (w *Window) Update(in *kit.Input, dt float64) {
	if w.Battle.Changed { // by something else than its page
		w.played.view.Stale()
		if w.played.over != nil {
			w.played.over.Stale()
		}
		w.Battle.Changed = false // told: its page may not be there to hear it
	}
	w.manners()
	if len(in.Dropped) > 0 && !w.Top().TakesFiles(in.Dropped) {
		w.receive(in.Dropped)
		in.Dropped = nil
	}
	w.Top().Pointer(in)
	w.Battle.Watch(in.Any)
	for _, k := range in.Strokes {
		if !w.Top().Key(k, in) {
			w.everywhere().Do(kit.Stroke(k, in), func(c *kit.Command) (string, bool) { return Given(w.given(), "", c) })
		}
	}
	w.Battle.Listen()
	w.Top().Tick(dt)
	w.Battle.RunClocks()
	if w.alone.pass(in.Any || len(in.Strokes) > 0, w.filmsWait(), dt, w.options.Now) {
		w.beginFilms()
	}
	if w.said.Pass(dt) {
		w.dirty = true
	}
	if w.dirty || w.Battle.Changed || w.Top().Dirty() {
		w.draw()
		w.dirty = true
	}
}

// SystemAsks takes what the system asks for when that has changed.
func (w *Window) SystemAsks() {
	if w.options.System != nil {
		w.ask(w.options.System())
	}
}

// manners has the page that is shown be met as the person prefers.
func (w *Window) manners() {
	v := w.Top()
	v.Pace, v.Presses, v.Sticky, v.Quiet = w.Pace(), w.now.Presses(), w.now.Drag == "sticky", w.now.Tooltip != "on"
}

// draw draws the page that is shown; its board is a scene of its own.
func (w *Window) draw() {
	w.manners()
	if _, changed := kit.Letters(w.letters(), w.Pane.W, w.Pane.H); changed {
		w.stack.Stale()
	}
	v := w.Top()
	v.Toast = w.said.shown(func() { w.dirty = true })
	w.Pane.Show(v)
}

// Dirty reports whether the picture has changed since the last call.
func (w *Window) Dirty() bool {
	d := w.dirty
	w.dirty = false
	return d
}

// Leads reports whether there is a way back from what is shown.
func (w *Window) Leads() bool { return len(w.stack.open) > 1 || w.Top().Asks() }

// Resize gives the window another size, in pixels as the person wants them.
func (w *Window) Resize(width, height float64) { w.dirty = w.Pane.Resize(width, height) || w.dirty }

// Resting reports whether nothing changes until somebody does something, or the page wants to be
// woken.
func (w *Window) Resting() bool { return !w.dirty && w.Top().Resting() && w.said.left <= 0 }

// LoseFocus covers the dials of two people at one screen: whoever looks at another window may have
// left this one open. A film that shows itself ends, and none begins: nobody looks at it.
func (w *Window) LoseFocus() {
	w.leaveFilm()
	w.alone.over = true
	if w.now.Cover == "on" && w.Battle.Secret() {
		w.Battle.Hide(true)
	}
}

// Board returns the board of the page shown, as the viewer may see it, and its camera. The board is
// nil if the page has none.
func (w *Window) Board() (*scene.Board, scene.Camera) {
	b, cam := w.Top().Board()
	if b != nil && w.Top() != w.played.view { // the battle's is suited by its page
		w.suit(b)
	}
	return b, cam
}

// Covered returns the board to be shown blurred behind the cover between two people, as a window
// shows all of it, its turn in degrees, and the light. The board is nil without a cover, or with a
// plain one.
func (w *Window) Covered() (b *scene.Board, turned float64, light screen.Light) {
	if w.Top() != w.played.view {
		return nil, 0, screen.Light{}
	}
	return w.played.page.Covered()
}
