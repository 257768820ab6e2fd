package kit

import "attackwing/ui/scene"

// carrying is something under way from a Drag to a Drop.
type carrying struct {
	Carried
	touch bool
	x, y  float64
	do    func()
	why   string
	on    id
	hit   bool
}

// take begins to carry what a node gives.
func (v *View) take(n *node, in *Input) {
	c := n.drag()
	v.down, v.drag = press{}, drag{}
	if c.What == nil {
		return
	}
	v.tip.away(v)
	v.carried = &carrying{Carried: c, touch: in.Touch && in.Long}
	v.over = nil
	v.carried.over(&v.frame, in.X, in.Y)
	v.Stale()
}

// carry follows the pointer with what is carried, and lets it fall where the button goes up.
func (v *View) carry(in *Input) {
	c := v.carried
	if in.Moved {
		c.over(&v.frame, in.X, in.Y)
		v.repaint = true
	}
	up := in.Release
	if c.touch {
		up = in.Fingers == 0
	}
	if !up {
		return
	}
	v.letFall()
	switch {
	case c.do != nil:
		c.do()
	case c.why != "" && v.Say != nil:
		v.Say(c.why)
	}
}

// letFall ends it with nothing done.
func (v *View) letFall() {
	v.carried = nil
	v.Stale()
}

// over finds the part at a pixel that would take what is carried, or says why not.
func (c *carrying) over(f *Frame, x, y float64) {
	c.x, c.y, c.do, c.why, c.hit = x, y, nil, "", false
	for i := len(f.nodes) - 1; i >= f.base; i-- {
		n := &f.nodes[i]
		if n.drop == nil && n.ground == nil || !n.seen.Has(x, y) {
			continue
		}
		if n.ground != nil {
			c.do, c.why = n.ground.Take(x, y, c.What)
		} else {
			c.do, c.why = n.drop(c.What)
		}
		if c.do != nil || c.why != "" {
			c.on, c.hit = n.id, true
			return
		}
	}
}

// put draws what is carried at the pointer, and a frame around what would take it.
func (c *carrying) put(f *Frame) {
	if c == nil {
		return
	}
	f.Float()
	if n := f.node(c.on); c.hit && n != nil {
		ink := If(c.do == nil, scene.Danger, scene.Accent)
		b := n.seen
		f.Frame(b.X, b.Y, b.W, b.H, corner, 2, ink)
	}
	p := Column(4, c.Look, Text(scene.StyleSmall, scene.DangerSentence, c.why))
	if c.Look.None() && c.why == "" {
		return
	}
	l := floatPanel(p).Laid(Room{W: min(tipWide, max(p.own, 60)+2*pad+2, f.Window.W-2*EdgeSmall)})
	l.Put(f, Box{max(2, min(c.x+10, f.Window.W-l.W-2)), max(2, min(c.y+10, f.Window.H-l.H-2)), l.W, l.H})
}
