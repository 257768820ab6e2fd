package kit

import "slices"

// press is the button held on a node.
type press struct {
	on   bool
	id   id
	x, y float64
	gone bool // it has become a drag
}

// drag is a hand on a scrolled place, a slider or a ground.
type drag struct {
	s     *Scrolled
	room  float64 // how far it can be moved
	y     float64
	slide func(part float64)
	at    Box
	text  *Typed
	hand  Drag // on a ground
	stuck bool // it hangs on the pointer until the next press
}

// isOver reports whether the pointer is on a node or on something in it.
func (p *person) isOver(k id) bool {
	return slices.Contains(p.over, k)
}

// point finds what lies under the pointer, and tells what was told to be told; true when it is
// something else than before. Point is told of what comes only when the pointer does: what is laid
// under one that rests is not meant by it.
func (v *View) point(moved bool) bool {
	f := &v.frame
	if moved {
		defer v.tell()
	}
	at := f.hit(v.x, v.y, v.touch)
	n := 0
	same := true
	for i := at; i >= 0; i = f.nodes[i].parent {
		same = same && n < len(v.over) && v.over[n] == f.nodes[i].id
		n++
	}
	if same && n == len(v.over) {
		return false
	}
	was := v.over
	v.over = make([]id, 0, n)
	for i := at; i >= 0; i = f.nodes[i].parent {
		v.over = append(v.over, f.nodes[i].id)
	}
	for _, k := range was {
		if n := f.node(k); n != nil && n.acts.point != nil && !v.isOver(k) && contains(v.told, k) {
			n.acts.point(false)
			v.stale = true
		}
	}
	v.told = slices.DeleteFunc(v.told, func(k id) bool { return !v.isOver(k) })
	v.tip.rest(v)
	v.repaint = true
	return true
}

// tell tells the parts under the pointer that it has come.
func (v *View) tell() {
	for _, k := range v.over {
		if n := v.frame.node(k); n != nil && n.acts.point != nil && !contains(v.told, k) {
			v.told = append(v.told, k)
			n.acts.point(true)
			v.stale = true
		}
	}
}

func contains(ids []id, k id) bool {
	return slices.Contains(ids, k)
}

// Pointer takes what mouse and fingers did in this tick; strokes go to Key.
func (v *View) Pointer(in *Input) {
	v.touch = in.Touch
	if in.Fingers == 0 && !in.Press && !in.Held && !in.Release { // nothing moves away below a finger
		v.Touch(in.Touch)
	}
	v.feel(in)
	v.follow(in)
	v.typed(in)
	if len(in.Dropped) > 0 {
		if v.TakesFiles(in.Dropped) {
			v.Page.(Drops).Dropped(in.Dropped)
			v.Stale()
		}
	}
	if v.carried != nil {
		v.carry(in)
		return
	}
	v.points(in)
	v.wheel(in)
	switch {
	case in.Press && v.drag.stuck:
		d := v.drag
		v.drag = drag{}
		v.drop(d, in)
	case in.Long:
		v.long(in)
	case in.Press:
		v.pressed(in)
	case v.down.on && in.Held:
		v.dragged(in)
	}
	v.onGround(in)
	if in.Release || v.drag.hand != nil && !in.Held && !in.Middle && !v.drag.stuck {
		v.released(in)
	}
	v.holding.follow(v, in)
}

// onGround takes hold of a ground by the middle button, and moves what is dragged on one.
func (v *View) onGround(in *Input) {
	if in.MiddlePress && !v.gives(in) {
		if n := v.frame.groundUnder(in, false); n != nil {
			v.drag = drag{hand: n.ground.Grip(in)}
		}
	}
	if v.drag.hand != nil && !in.Press && (in.Middle || in.Held || v.drag.stuck) && in.Moved {
		changed, moved := v.drag.hand.Move(in)
		v.stale, v.repaint = v.stale || changed, v.repaint || moved
	}
}

// follow keeps where the pointer is.
func (v *View) follow(in *Input) {
	if !in.Moved && !in.Press && !in.Release {
		return
	}
	v.repaint = v.repaint || v.crosses(v.frame.near, in.X, in.Y) || v.frame.torch && v.shines()
	v.x, v.y, v.inside, v.still = in.X, in.Y, true, 0
	v.tip.hush.moved(in.X, in.Y)
	if in.Press {
		v.rested = id{layer: -1}
		if v.tip.on {
			v.rested = v.tip.of
		}
	}
	if in.Press && !v.tip.takes(in.X, in.Y) || in.Wheel != 0 {
		v.tip.away(v)
	}
	if in.Press && !in.Touch {
		v.tip.hush = hush{on: true, x: in.X, y: in.Y}
	}
}

// points tells what lies under a pointer that holds nothing.
func (v *View) points(in *Input) {
	if v.down.on || !in.Moved && !in.Press && !in.Release {
		return
	}
	v.point(in.Moved || in.Press)
	if in.Moved && !v.tip.on && !v.tip.waits { // after a press, too
		v.tip.rest(v)
	}
	if in.Moved && !in.Press && v.drag.hand == nil && v.pointOn(v.frame.groundUnder(in, in.Touch), in) {
		v.Stale()
	}
}

// TakesFiles reports whether the page takes these files if they are let fall on the window now.
func (v *View) TakesFiles(files []File) bool {
	_, takes := v.Page.(Drops)
	if p, some := v.Page.(Wants); some {
		takes = takes && slices.ContainsFunc(files, p.Wants)
	}
	top := v.modal()
	return takes && (top < 0 || v.layers[top].Drops)
}

// wheel turns the place under the pointer, or is the ground's.
func (v *View) wheel(in *Input) {
	f := &v.frame
	at := f.hit(in.X, in.Y, false)
	if at >= 0 && f.nodes[at].ground != nil && v.modal() < 0 {
		changed, moved := f.nodes[at].ground.Wheel(in)
		v.stale, v.repaint = v.stale || changed, v.repaint || moved
		return
	}
	if in.Wheel == 0 {
		return
	}
	for i := f.placeAt(in.X, in.Y); i >= 0; i = f.places[i].parent {
		if f.places[i].move(-in.Wheel * wheelStep) {
			v.repaint = true
			return
		}
	}
}

func (p *place) move(by float64) bool {
	was := p.s.Top
	p.s.Top = max(0, min(was+by, p.content-p.at.H))
	return p.s.Top != was
}

// pressed is the button going down.
func (v *View) pressed(in *Input) {
	f := &v.frame
	v.drag = drag{}
	v.focusShown = v.focusShown && v.typing != nil
	at := f.hit(in.X, in.Y, in.Touch)
	v.repaint = true
	if v.more != nil && v.more.Open && !v.more.has(f, at) { // a press beside an open list closes it
		v.more.Open = false
		v.Stale()
	}
	if at < 0 {
		v.blur()
		v.down = press{on: true, x: in.X, y: in.Y, id: id{layer: -1}}
		v.grip(in)
		return
	}
	n := &f.nodes[at]
	v.down = press{on: true, id: n.id, x: in.X, y: in.Y}
	switch {
	case n.text != nil && n.off == "":
		v.typeIn(n)
		n.text.pressedAt(in.X, in.Y, in.Shift)
		v.drag = drag{text: n.text, at: n.at}
		return
	case n.slide != nil && n.off == "":
		v.drag = drag{slide: n.slide, at: n.at}
		v.slideTo(in.X)
	case n.ground != nil:
		hand, taken := n.ground.Press(in)
		if v.drag = (drag{hand: hand}); taken {
			v.Stale()
		}
	case n.grip != nil:
		v.drag = drag{hand: n.grip(in, n.at)}
	case n.held != nil && n.off == "" && !v.Presses:
		v.holding.begin(n.acts, "")
	case n.drag == nil:
		v.grip(in)
	}
	v.blur()
}

// grip takes hold of the scrolled place under the pointer.
func (v *View) grip(in *Input) {
	if i := v.frame.placeAt(in.X, in.Y); i >= 0 {
		p := &v.frame.places[i]
		v.drag = drag{s: p.s, room: p.content - p.at.H, y: in.Y}
	}
}

func (v *View) slideTo(x float64) {
	b := v.drag.at
	v.drag.slide(max(0, min(1, (x-b.X)/max(1, b.W))))
	v.Stale()
}

// dragged is the pointer moving with the button down.
func (v *View) dragged(in *Input) {
	dx, dy := in.X-v.down.x, in.Y-v.down.y
	switch {
	case v.drag.text != nil:
		if in.Moved {
			v.repaint = v.drag.text.dragTo(in.X, in.Y) || v.repaint
		}
		return
	case v.drag.slide != nil:
		if in.Moved {
			v.slideTo(in.X)
		}
		return
	case v.drag.hand != nil:
		return
	}
	if !v.down.gone {
		n := v.frame.node(v.down.id)
		switch {
		case n != nil && n.drag != nil && dx*dx+dy*dy > dragStart*dragStart:
			v.take(n, in)
			return
		case v.drag.s != nil && dy*dy > dragStart*dragStart && dy*dy > 2*dx*dx:
			v.down.gone, v.over, v.repaint = true, nil, true
			v.holding.stop(v)
		}
	}
	if v.down.gone && v.drag.s != nil {
		was := v.drag.s.Top
		v.drag.s.Top = max(0, min(was+v.drag.y-in.Y, v.drag.room))
		v.drag.y = in.Y
		v.repaint = v.repaint || v.drag.s.Top != was
	}
}

// released is the button going up: a press, when it went down on the same part.
func (v *View) released(in *Input) {
	was, d := v.down, v.drag
	v.down, v.drag = press{}, drag{}
	v.holding.letGo(v)
	if d.hand != nil && v.Sticky && d.hand.Sticks() {
		d.stuck = true
		v.drag = d
		return
	}
	if d.hand != nil {
		v.drop(d, in)
		return
	}
	if !was.on {
		return
	}
	v.repaint = true
	v.point(false)
	if was.gone || d.text != nil || d.slide != nil {
		return
	}
	at := v.frame.hit(in.X, in.Y, in.Touch)
	if at < 0 || v.frame.nodes[at].id != was.id {
		return
	}
	v.do(v.meant(&v.frame.nodes[at]))
}

// meant returns the node that a press on n acts on: n itself, or the pressable part around a link
// whose words have not been shown yet.
func (v *View) meant(n *node) *node {
	if n.role != ALink || v.rested == n.id {
		return n
	}
	for i := n.parent; i >= 0; i = v.frame.nodes[i].parent {
		if p := &v.frame.nodes[i]; p.press != nil && p.held == nil {
			return p
		}
	}
	return n
}

// drop ends a drag on a ground.
func (v *View) drop(d drag, in *Input) {
	if d.hand.Drop(in) {
		v.Stale()
	}
}

// do does what a part is pressed for.
func (v *View) do(n *node) {
	switch {
	case n.off != "":
		v.tip.now(v, n)
	case n.press != nil && (n.held == nil || v.Presses):
		if v.Pressed != nil {
			v.Pressed(n.called())
		}
		n.press()
		v.Stale()
	}
}

// gives does at once what the part under the pointer would do after two presses; false where it has
// no use for that.
func (v *View) gives(in *Input) bool {
	at := v.frame.hit(in.X, in.Y, false)
	for ; at >= 0; at = v.frame.nodes[at].parent {
		if n := &v.frame.nodes[at]; n.give != nil && n.off == "" {
			if v.Pressed != nil {
				v.Pressed(n.called())
			}
			n.give()
			v.Stale()
			return true
		}
	}
	return false
}

// long is a finger that rests: words, or something to carry.
func (v *View) long(in *Input) {
	v.x, v.y, v.inside = in.X, in.Y, true
	v.point(true)
	at := v.frame.hit(in.X, in.Y, true)
	if at >= 0 && v.frame.nodes[at].ground != nil && v.frame.nodes[at].ground.Long(in) {
		v.Stale()
		return
	}
	for i := at; i >= 0; i = v.frame.nodes[i].parent {
		n := &v.frame.nodes[i]
		if n.drag != nil {
			v.take(n, in)
			return
		}
		if n.tip != nil || n.off != "" || n.cmd != nil {
			v.tip.now(v, n)
			v.tip.asked = true
			return
		}
	}
}

// WantsHold reports whether what lies at a place is to be held by a finger rather than tapped.
func (v *View) WantsHold(x, y float64) bool {
	at := v.frame.hit(x, y, true)
	return at >= 0 && (v.frame.nodes[at].held != nil && !v.Presses || v.frame.nodes[at].slide != nil)
}

// WantsScroll reports whether a finger that moves up or down from a place turns what is listed
// there.
func (v *View) WantsScroll(x, y float64) bool {
	at := v.frame.hit(x, y, true)
	return v.carried == nil && (at < 0 || v.frame.nodes[at].ground == nil && v.frame.nodes[at].slide == nil)
}
