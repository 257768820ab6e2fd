package kit

import (
	"slices"

	"attackwing/ui/scene"
)

// Manners are the behavior of a view: a person's preferences, and the callbacks of its window.
type Manners struct {
	// Pace is the speed of gliding: 1 is normal, 0 turns it off.
	Pace float64
	// Presses lets what has to be held be pressed.
	Presses bool
	// Quiet lets no words come for a pointer that rests; a long press and what cannot be pressed
	// still have some.
	Quiet bool
	// Sticky lets what is dragged on a board hang on the pointer after a press, until the next one.
	Sticky bool
	// Clip copies to and pastes from the system; nil: within the program only.
	Clip Clipboard
	// Pretend changes how a part is met: for pictures of states that do not come together, as in
	// the gallery.
	Pretend func(n Name, s *State)
	// Given is the key that a person has given a command of the page, or one of the kit's own;
	// false: it has its own.
	Given func(c *Command) (key string, ok bool)
	// Further returns the buttons shown below the tip of a part that a finger has opened. It may be
	// nil.
	Further func(of Name, t Tip) []*Command
	// Toast is said for a while.
	Toast Toasting
	// Pressed is told of each press that does something.
	Pressed func(of Name)
	// Over returns the layers of the window, over those of the page. It may be nil.
	Over func() []Layer
	// Say tells the person something that nobody has to answer.
	Say func(words string)
}

// person holds all that drawing needs besides parts: preferences, pointer, focus and typed text.
type person struct {
	Manners
	pointing
	focusing
	typist
	over    []id  // what lies under the pointer, the innermost first
	down    press // the button
	glides  glides
	more    *More // whose list is open
	scrolls map[scrollKey]*Scrolled
}

// View shows a page: it lays it out when something has changed, gives it what pointer and keys do,
// and keeps what is focused. All calls come from one goroutine.
type View struct {
	Page Page
	person

	w, h     float64
	ink      Ink
	stale    bool // Body is to be asked again
	repaint  bool // it is to be put again
	commands Commands
	layers   []Layer
	laid     []Laid
	frame    Frame

	told      []id // of what lies under the pointer the parts whose Point was told
	rested    id   // what the pointer had rested on, and had words, when the button went down
	drag      drag
	carried   *carrying // nil nothing
	pointed   Ground    // the pointer is over it
	holding   holding
	lasting   lasting
	hole      bool // a board shines through
	tip       tipping
	layerKeys []any
	wake      Wake
	bodies    int // how often Body was asked, for tests
}

// focusing is which part the keys go to.
type focusing struct {
	focus      id
	focusAt    int // its place in the order of Tab
	focusShown bool
	bring      bool // what is focused is brought into view
}

// pointing is the state of the pointer.
type pointing struct {
	x, y   float64
	inside bool // it has been here
	touch  bool
	thumb  bool    // the page is laid out for a finger
	still  float64 // seconds it has rested
}

// Show begins to show a page.
func Show(p Page) *View {
	return &View{Page: p, person: person{Manners: Manners{Pace: 1}}, stale: true}
}

// Stale has the page laid out anew at the next Draw.
func (v *View) Stale() { v.stale = true }

// Settle ends what glides.
func (v *View) Settle() { v.glides.settle() }

// Dirty reports whether the picture has changed since it was drawn.
func (v *View) Dirty() bool { return v.stale || v.repaint }

// Touched reports whether a finger was used last. The page is laid out anew when that changes.
func (v *View) Touched() bool { return v.thumb }

// Touch shows the page for a finger, or for a mouse, before either has been used on it.
func (v *View) Touch(finger bool) {
	if v.touch = finger; v.thumb != finger {
		v.thumb, v.stale = finger, true
	}
}

// Board is the board that shines through the page, nil none, and how it is seen.
func (v *View) Board() (*scene.Board, scene.Camera) {
	return v.frame.board()
}

// Bodies returns how often the page was asked for its Body.
func (v *View) Bodies() int { return v.bodies }

// build asks the page what is seen and what can be done, and lays it out.
func (v *View) build() {
	defer v.keyed()()
	v.bodies++
	v.commands = v.Page.Commands()
	v.layers = v.layers[:0]
	if l, ok := v.Page.(Layered); ok {
		v.layers = append(v.layers, l.Layers()...)
	}
	if v.Over != nil {
		v.layers = append(v.layers, v.Over()...)
	}
	room := Room{v.w, v.h}
	v.laid = append(v.laid[:0], rooted(v.Page.Body()).Laid(room))
	for i := range v.layers {
		v.laid = append(v.laid, v.layers[i].Body.Laid(room))
	}
	v.stale = false
}

// rooted is a page's body in its window: where it does not fit all of it scrolls.
func rooted(p Part) Part {
	return Part{lay: func(r Room) Laid {
		l := p.Laid(r)
		if l.H <= r.H+0.5 {
			return l
		}
		return Scroll(nil, p).Laid(r)
	}}
}

// Draw draws the page in a window of w by h pixels; c is empty.
func (v *View) Draw(c *Canvas, w, h float64) {
	defer v.keyed()()
	forThumb = v.thumb
	if w != v.w || h != v.h {
		for i := range v.frame.places { // what was brought into view may lie elsewhere
			v.frame.places[i].s.Again()
		}
	}
	if v.stale || w != v.w || h != v.h || v.ink != scene.Text3 { // colors are taken when Body is made
		v.w, v.h, v.ink = w, h, scene.Text3
		v.build()
	}
	shapes := len(c.Scene.Shapes)
	again := func() {
		c.Scene.Shapes = c.Scene.Shapes[:shapes]
		c.Layer, c.Fade = 0, 0
	}
	v.put(c)
	if b, _ := v.frame.board(); (b != nil) != v.hole { // a board shines through: no sky lies on it
		v.hole = !v.hole
		again()
		v.put(c)
	}
	if v.settle() {
		again()
		if v.stale { // something that is previewed
			v.build()
		}
		v.put(c)
		v.settle()
	}
	v.repaint, v.bring = v.glides.moving, false
	v.glides.drop()
}

// settle sets focus and what lies under the pointer right after the parts have moved; true when
// that looks different.
func (v *View) settle() bool {
	changed := v.refocus()
	if v.inside && v.carried == nil && !v.down.on {
		changed = v.point(false) || changed
	}
	return changed
}

func (v *View) put(c *Canvas) {
	f := &v.frame
	f.begin(v, c)
	v.glides.begin()
	whole := Box{0, 0, v.w, v.h}
	if !v.hole && !slices.ContainsFunc(v.layers, func(l Layer) bool { return l.Whole }) {
		sky(c, v.w, v.h)
	}
	for i := range v.laid {
		f.layer = i
		at := whole
		if i > 0 {
			l := &v.layers[i-1]
			c.Float()
			if l.Modal {
				f.base = len(f.nodes)
				if !l.Whole {
					c.Box(0, 0, v.w, v.h, 0, scene.Fade(scene.Void, 0.72))
				}
			}
			at = within(whole, v.laid[i], l.Side, l.Modal)
			if l.Modal && !l.Whole {
				f.enter(&acts{wall: true, press: l.Beside, skip: true}, whole)
				f.leave()
				if l.Beside != nil {
					f.enter(&acts{wall: true}, at)
					f.leave()
				}
			}
		}
		v.laid[i].Put(f, at)
		var glow []Name
		if g, ok := v.Page.(Glows); ok && i == 0 {
			glow = g.Glows()
		}
		from := f.putGlow(glow, 0)
		f.putOver()
		f.putGlow(glow, from)
	}
	f.keepFree()
	v.Toast.put(f)
	v.carried.put(f)
	v.putTip(f)
}

// within returns the box of a layer in the window.
func within(w Box, l Laid, s Side, modal bool) Box {
	b := Box{w.X, w.Y, min(l.W, w.W), min(l.H, w.H)}
	if l.W == 0 {
		b.W = w.W
	}
	if modal && s == Left {
		s = Middle
	}
	switch s {
	case Middle:
		b.X, b.Y = (w.W-b.W)/2, (w.H-b.H)/2
	case Right:
		b.X = w.W - b.W
	case Above:
		b.X = (w.W - b.W) / 2
	case Below:
		b.X, b.Y = (w.W-b.W)/2, w.H-b.H
	}
	return b
}

// Tick lets dt seconds pass.
func (v *View) Tick(dt float64) {
	v.hold(dt) // first: what was held long enough is done in this tick
	w := v.Page.Tick(dt)
	v.stale = v.stale || w.Changed
	v.repaint = v.repaint || w.Moved
	if d := v.drag; d.hand != nil && !d.stuck && d.hand.Wait(dt, v.x, v.y) {
		v.Stale()
	}
	v.waitTip(dt)
	v.glides.pass(dt * max(0.01, v.Pace))
	turned := v.blink(dt)
	turned = v.frame.torch && v.rest(dt) || turned
	v.repaint = v.repaint || turned
	v.wake = w
}

// Resting reports whether nothing changes until somebody does something, or WakeIn has passed.
func (v *View) Resting() bool {
	return !v.Dirty() && v.wake.In > 0 && !v.glides.moving && !v.tip.coming() && v.holding.what == nil &&
		v.carried == nil &&
		v.typing == nil &&
		!(v.frame.torch && v.waitsForTorch()) &&
		(v.drag.hand == nil || !v.drag.hand.Waits())
}

// WakeIn is after how many seconds a tick is wanted though nothing happens, 0 never.
func (v *View) WakeIn() float64 {
	if v.wake.In >= Never {
		return 0
	}
	return v.wake.In
}

// keyed lets commands know the keys that they were given, until the function that it returns is
// called.
func (v *View) keyed() func() {
	was := keyOf
	keyOf = v.Given
	return func() { keyOf = was }
}

// Commands returns the commands that keys can do now, for the help: those of the page and of the
// layers over it.
func (v *View) Commands() Commands {
	out := v.commands.Now()
	for i := len(v.layers) - 1; i >= 0; i-- {
		if v.layers[i].Modal {
			return v.layers[i].Commands.Now()
		}
		out = slices.Concat(v.layers[i].Commands.Now(), out)
	}
	return out
}

// HeightOf returns the height of a part of a given width, in px.
func HeightOf(p Part, wide float64) float64 { return p.Laid(Room{W: wide}).H }
