package kit

import (
	"strings"

	"attackwing/ui/scene"
)

// Frame is a layout on its way to the window: what parts draw, and what of them can be reached.
type Frame struct {
	*Canvas
	Window Box
	person *person
	layers []Layer
	nodes  []node
	open   []int // those entered and not left
	clip   Box
	layer  int
	base   int // nodes before it lie under a modal layer
	in     int // the scrolled place that is being put, -1 none
	places []place
	over   []floating
	counts map[id]int
	// what glides is drawn so far from where it is met
	shiftX, shiftY float64
	scrolled       float64
	unkept         int // scrolled parts so far that no page keeps
	ground         Ground
	groundAt       int   // its node
	taken          []Box // what of it is covered beside what can be reached
	covered        []Box // all of it, in memory that is used again
	near           Box   // where the page looks different while the pointer is there
	caret          Box
	torch          bool    // the pointer becomes a light where it rests
	aligned        float64 // where lines stand in their room: 0 left, 0.5 in the middle
}

// node is a part that does something, as it was put last.
type node struct {
	*acts
	id       id
	at, seen Box
	layer    int
	floats   scene.Layer // what floats lies over what does not
	parent   int
	place    int
	from, to int // its shapes
	wasShift [2]float64
	wasFade  float64
}

// id says who a node is from one layout to the next.
type id struct {
	layer int
	key   any
	n     int
}

type commandKey string

// place is a scrolled place of the window.
type place struct {
	at, seen Box
	content  float64
	s        *Scrolled
	rows     *Listed // what is listed there, nil nothing
	nodes    int     // there were so many when it was begun
	until    int     // and when it was done: later ones cover it
	layer    int
	parent   int
}

// state is the pointer and focus state of an interactive part.
type State struct {
	Over, Down, Focus, Off bool
	Held                   float64 // how much of the time it has been held, 0 to 1
}

func (f *Frame) begin(v *View, c *Canvas) {
	*f = Frame{
		Canvas:  c,
		Window:  Box{0, 0, v.w, v.h},
		person:  &v.person,
		layers:  v.layers,
		nodes:   f.nodes[:0],
		open:    f.open[:0],
		places:  f.places[:0],
		over:    f.over[:0],
		taken:   f.taken[:0],
		covered: f.covered,
		counts:  f.counts,
		in:      -1,
	}
	f.clip = f.Window
	if f.counts == nil {
		f.counts = map[id]int{}
	}
	clear(f.counts)
}

func (f *Frame) idOf(a *acts) id {
	k := id{layer: f.layer, key: a.who()}
	n := f.counts[k]
	f.counts[k] = n + 1
	k.n = n
	return k
}

// enter begins a part that does something; it tells where it is drawn.
func (f *Frame) enter(a *acts, b Box) Box {
	n := node{
		acts:     a,
		id:       f.idOf(a),
		layer:    f.layer,
		floats:   f.Canvas.Layer,
		parent:   -1,
		place:    f.in,
		from:     len(f.Scene.Shapes),
		wasShift: [2]float64{f.shiftX, f.shiftY},
		wasFade:  f.Fade,
	}
	if a.ground != nil {
		f.ground, f.groundAt = a.ground, len(f.nodes)
	}
	n.at = Box{b.X - f.shiftX, b.Y - f.shiftY, b.W, b.H}
	n.seen = n.at.In(f.clip)
	if k := len(f.open); k > 0 {
		n.parent = f.open[k-1]
	}
	f.open = append(f.open, len(f.nodes))
	f.nodes = append(f.nodes, n)
	if a.glide || a.fade {
		b = f.person.glides.moved(f, n.id, b)
	}
	return b
}

func (f *Frame) leave() {
	k := f.open[len(f.open)-1]
	f.open = f.open[:len(f.open)-1]
	n := &f.nodes[k]
	n.to = len(f.Scene.Shapes)
	f.shiftX, f.shiftY, f.Fade = n.wasShift[0], n.wasShift[1], n.wasFade
}

// state returns the state of the innermost part that is being drawn.
func (f *Frame) state() State {
	if len(f.open) == 0 {
		return State{}
	}
	n := &f.nodes[f.open[len(f.open)-1]]
	v := f.person
	over := v.isOver(n.id) && (!v.touch || v.down.on) // a finger that has left is on nothing
	s := State{Over: over, Focus: v.focusShown && v.focus == n.id, Off: n.off != "", Held: 0}
	s.Down = s.Over && v.down.on && v.down.id == n.id
	if n.held != nil {
		s.Held = n.held.Part()
	}
	if v.Pretend != nil {
		return v.pretended(n, s)
	}
	return s
}

// pretended returns the state of a node as changed by Pretend.
func (m *Manners) pretended(n *node, s State) State {
	m.Pretend(n.called(), &s)
	return s
}

// node returns the node with an id, or nil.
func (f *Frame) node(k id) *node {
	for i := range f.nodes {
		if f.nodes[i].id == k {
			return &f.nodes[i]
		}
	}
	return nil
}

// hit is the topmost node under a pixel that the pointer has a use for, -1 none. A finger need not
// meet it quite.
func (f *Frame) hit(x, y float64, touch bool) int {
	for i := len(f.nodes) - 1; i >= f.base; i-- {
		if n := &f.nodes[i]; n.meets() && n.seen.Has(x, y) && (!touch || n.ground == nil) {
			if n.wall && !n.pressable() {
				if k := f.around(i, x, y, touch); k >= 0 {
					return k
				}
			}
			return i
		}
	}
	if touch {
		if k := f.around(f.base-1, x, y, true); k >= 0 {
			return k
		}
		return f.hit(x, y, false)
	}
	return -1
}

func (a *acts) pressable() bool { return a.press != nil || a.text != nil || a.slide != nil }

// around is the pressable node that a finger just missed.
func (f *Frame) around(after int, x, y float64, touch bool) int {
	best, far := -1, Finger*Finger/4
	if !touch {
		return -1
	}
	for i := after + 1; i < len(f.nodes); i++ {
		n := &f.nodes[i]
		if !n.pressable() || n.seen.Empty() || n.seen.W >= Finger && n.seen.H >= Finger {
			continue
		}
		cx, cy := n.seen.Center()
		dx, dy := max(0, abs(x-cx)-max(n.seen.W, Finger)/2), max(0, abs(y-cy)-max(n.seen.H, Finger)/2)
		if dx > 0 || dy > 0 {
			continue
		}
		if d := (x-cx)*(x-cx) + (y-cy)*(y-cy); d < far {
			best, far = i, d
		}
	}
	return best
}

func abs(v float64) float64 { return max(v, -v) }

// placeAt is the scrolled place under a pixel, -1 when there is none or something covers it.
func (f *Frame) placeAt(x, y float64) int {
	top := -1
	for i := len(f.nodes) - 1; i >= f.base && top < 0; i-- {
		if f.nodes[i].meets() && f.nodes[i].seen.Has(x, y) {
			top = i
		}
	}
	best := -1
	for i := range f.places { // the innermost: it was done first
		p := &f.places[i]
		if p.seen.Has(x, y) && top < p.until && p.until >= f.base && p.content > p.at.H+0.5 &&
			(best < 0 || f.places[best].parent != i && p.at.H < f.places[best].at.H) {
			best = i
		}
	}
	return best
}

// Placed is a part that can be reached, for reports and tests.
type Placed struct {
	Name  Name
	Role  Role
	Words string
	Off   string // why it cannot be pressed, "" it can
	Box   Box    // what of it is seen
	Layer int
	Lit   bool
	Does  bool // a press on it does something
	Cut   bool // not all of it is seen
}

// Placed are the parts that can be reached now, in the order of reading. What lies under a modal
// layer is not there.
func (v *View) Placed() []Placed {
	var out []Placed
	f := &v.frame
	for i := f.base; i < len(f.nodes); i++ {
		n := &f.nodes[i]
		if !n.meets() && !n.spot || n.seen.W < 2 || n.seen.H < 2 || n.ground != nil {
			continue
		}
		out = append(out, Placed{
			Name:  n.called(),
			Role:  n.role,
			Words: v.wordsOf(n),
			Off:   n.off,
			Box:   n.seen,
			Layer: n.layer,
			Lit:   n.chosen || n.cmd != nil && n.cmd.Lit,
			Does:  n.press != nil || n.held != nil,
			Cut:   n.seen.H < n.at.H-0.5 || n.seen.W < n.at.W-0.5,
		})
	}
	return out
}

// NoticesOf are the words of the notices and notes that stand on a page.
func NoticesOf(v *View) (out []string) {
	f := &v.frame
	for i := f.base; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.name == notice && n.seen.H > 0 {
			out = append(out, n.words)
		}
	}
	return out
}

// called is the node's name in reports: its own, else its command's.
func (n *node) called() Name {
	if n.name.Kind == "" && n.cmd != nil {
		return Name{n.cmd.ID, -1}
	}
	return n.name
}

// wordsOf are the words of a node: its own, else what is written in it.
func (v *View) wordsOf(n *node) string {
	if n.words != "" {
		return n.words
	}
	if n.cmd != nil && n.cmd.Words != "" {
		return n.cmd.Says()
	}
	return strings.Join(v.frame.written(n), " ")
}

// written are the words that are drawn in a node, line by line.
func (f *Frame) written(n *node) (out []string) {
	shapes := f.Scene.Shapes
	for i := n.from; i < min(n.to, len(shapes)); i++ {
		if shapes[i].Kind == scene.Text && shapes[i].Text != "" {
			out = append(out, shapes[i].Text)
		}
	}
	return out
}
