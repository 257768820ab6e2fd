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

// carrier carries things from one part to another.
type carrier struct {
	view    *View
	carried *carrying // nil nothing
}

// take begins to carry what a node gives.
func (ca *carrier) take(n *node, in *Input) {
	v := ca.view
	c := n.drag()
	v.down, v.drag = press{}, drag{}
	if c.What == nil {
		return
	}
	v.tip.away(v)
	v.carried = &carrying{Carried: c, touch: in.Touch && in.Long}
	v.over = nil
	v.carryTo(in.X, in.Y)
	v.Stale()
}

// carry follows the pointer with what is carried.
func (ca *carrier) carry(in *Input) {
	v := ca.view
	c := v.carried
	if in.Moved {
		v.carryTo(in.X, in.Y)
	}
	up := in.Release
	if c.touch {
		up = in.Fingers == 0
	}
	if !up {
		return
	}
	do, why := c.do, c.why
	v.letFall()
	switch {
	case do != nil:
		do()
	case why != "" && v.Say != nil:
		v.Say(why)
	}
}

// carryTo finds what would take it there.
func (ca *carrier) carryTo(x, y float64) {
	v := ca.view
	c := v.carried
	c.x, c.y, c.do, c.why, c.hit = x, y, nil, "", false
	f := &v.frame
	for i := len(f.nodes) - 1; i >= f.base; i-- {
		n := &f.nodes[i]
		if n.drop == nil && n.eye == nil || !n.seen.Has(x, y) {
			continue
		}
		if n.eye != nil {
			c.do, c.why = n.takes(x, y, c.What)
		} else {
			c.do, c.why = n.drop(c.What)
		}
		if c.do != nil || c.why != "" {
			c.on, c.hit = n.id, true
			break
		}
	}
	v.repaint = true
}

// letFall ends it with nothing done.
func (ca *carrier) letFall() {
	v := ca.view
	v.carried = nil
	v.Stale()
}

func (ca *carrier) putCarried(f *Frame) {
	v := ca.view
	c := v.carried
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
	if c.Look.none() && c.why == "" {
		return
	}
	l := floatPanel(p).laid(Room{W: min(tipWide, max(p.own, 60)+2*pad+2, f.Window.W-2*edgeSmall)})
	l.Put(f, Box{max(2, min(c.x+10, f.Window.W-l.W-2)), max(2, min(c.y+10, f.Window.H-l.H-2)), l.W, l.H})
}
