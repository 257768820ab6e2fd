package kit

import (
	"fmt"
)

// acts holds the actions of a part and its identity.
type acts struct {
	key    any
	self   any // who it is, once that was asked
	name   Name
	role   Role
	words  string
	off    string // why it cannot be pressed
	cmd    *Command
	press  func()
	give   func()
	point  func(over bool)
	tip    func() Tip
	held   *Held
	drag   func() Carried
	drop   func(what any) (do func(), why string)
	arrow  func(by int) // left and right, where the part has a use for them
	slide  func(part float64)
	text   *Typed
	ground Ground
	grip   func(in *Input, at Box) Drag
	wall   bool // nothing below it is met
	glide  bool
	fade   bool
	rise   float64 // it glides from so far below its place when its key is new
	skip   bool    // Tab passes it by
	spot   bool    // it is only named
	chosen bool    // it is the chosen one of a choice
	clear  bool    // no tip lies on it
}

// meets reports whether the pointer has a use for it.
func (a *acts) meets() bool {
	return a.wall || a.press != nil || a.point != nil || a.tip != nil || a.off != "" || a.held != nil ||
		a.drag != nil || a.drop != nil ||
		a.slide != nil || a.text != nil || a.ground != nil || a.grip != nil
}

// focuses reports whether Tab stops at it.
func (a *acts) focuses() bool {
	return !a.skip &&
		(a.press != nil || a.held != nil || a.arrow != nil || a.text != nil || a.off != "" && a.cmd != nil)
}

func (p Part) with(change func(a *acts)) Part {
	if p.None() {
		return p
	}
	if len(unused) == 0 {
		unused = make([]acts, 32)
	}
	a := &unused[0]
	unused = unused[1:]
	if a.name.N = -1; p.acts != nil {
		*a = *p.acts
	}
	a.self = nil
	change(a)
	p.acts = a
	if forThumb && a.pressed() {
		p.own, p.least = max(p.own, Finger), max(p.least, Finger)
	}
	return p
}

// unused are acts made ahead, many in one piece of memory: a page has hundreds. Pages are laid out
// one after another.
var unused []acts

// who says who it is from one layout to the next: its Key, else what it is made of, else its name.
func (a *acts) who() any {
	switch {
	case a.key != nil:
		return a.key
	case a.self != nil:
	case a.text != nil:
		a.self = a.text
	case a.cmd != nil:
		a.self = commandKey(a.cmd.ID)
	case a.name.Kind != "":
		a.self = a.name
	}
	return a.self
}

// Name names a part in reports and tests. N is -1 if there is only one of its kind.
type Name struct {
	Kind string
	N    int
}

// String is the name as the report has it.
func (n Name) String() string {
	if n.N == -1 {
		return n.Kind
	}
	return fmt.Sprintf("%s:%d", n.Kind, n.N)
}

// Role tells reports and tests the kind of a part.
type Role uint8

// The roles.
const (
	Thing Role = iota
	AButton
	ARow
	ATab
	AField
	AChoice
	ASlider
	ALink
)

// Tip is words about a part: what it is called, what is to be known, its key. About is what it
// tells of, for where the words lead further; the kit does not look at it.
type Tip struct {
	Name, Words, Key string
	About            any
}

// Held is something that has to be held for so many seconds. The page keeps it. Early is told when
// it was let go before.
type Held struct {
	For   float64
	Early func()
	done  float64
}

// Part returns the share of the hold time that has passed, 0 to 1.
func (h *Held) Part() float64 {
	if h.For <= 0 {
		return 0
	}
	return min(1, h.done/h.For)
}

// Carried is the thing being dragged: any value that a Drop accepts, and its picture under the
// pointer.
type Carried struct {
	What any
	Look Part
}

// Key says who a part is from one layout to the next: an option, a ship, a row; any comparable
// value, unlike those of its neighbours. Focus, Glide and Seen go by it.
func (p Part) Key(k any) Part { return p.with(func(a *acts) { a.key = k }) }

// Name names it for reports and tests, and for nothing else; n -1 where there is one only.
func (p Part) Name(kind string, n int) Part { return p.with(func(a *acts) { a.name = Name{kind, n} }) }

// Says are its words in reports, where those that are drawn in it do not do.
func (p Part) Says(words string) Part { return p.with(func(a *acts) { a.words = words }) }

// Press sets the action of a click, a tap, or Enter or Space while focused.
func (p Part) Press(do func()) Part { return p.with(func(a *acts) { a.press = do }) }

// Give sets the action of the secondary mouse button; it does the work of two presses.
func (p Part) Give(do func()) Part { return p.with(func(a *acts) { a.give = do }) }

// Point is told when the pointer or the focus comes and goes.
func (p Part) Point(on func(over bool)) Part { return p.with(func(a *acts) { a.point = on }) }

// Tip has words for a pointer that rests, and for a long press; they are made when they are wanted.
func (p Part) Tip(words func() Tip) Part { return p.with(func(a *acts) { a.tip = words }) }

// Why says why it cannot be pressed; "" it can.
func (p Part) Why(off string) Part { return p.with(func(a *acts) { a.off = off }) }

// Uncovered keeps the words of tips off it, whatever they are about: what is asked, what may be
// answered.
func (p Part) Uncovered() Part { return p.with(func(a *acts) { a.clear = true }) }

// Drag lets it be carried: take is asked when the drag begins. By touch a long press takes it up.
func (p Part) Drag(take func() Carried) Part { return p.with(func(a *acts) { a.drag = take }) }

// Drop takes what is carried over it: the deed, or why not. A nil deed without a reason lets the
// part below be asked.
func (p Part) Drop(on func(what any) (do func(), why string)) Part {
	return p.with(func(a *acts) { a.drop = on })
}

// Glide lets it move from where its Key was; it is met where it goes.
func (p Part) Glide() Part { return p.with(func(a *acts) { a.glide = true }) }

// Fade lets it come slowly when its Key is new.
func (p Part) Fade() Part { return p.with(func(a *acts) { a.fade = true }) }

// Rise lets it glide from below its place when its Key is new, or from above.
func (p Part) Rise(below bool) Part {
	return p.with(func(a *acts) { a.glide, a.fade, a.rise = true, true, If(below, rise, -rise) })
}

// Skip lets Tab pass it by: what a command or an arrow does as well.
func (p Part) Skip() Part { return p.with(func(a *acts) { a.skip = true }) }
