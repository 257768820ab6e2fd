package kit

import (
	"math"
	"slices"
)

// stops are the nodes that Tab goes through, in the order of reading.
func (v *View) stops() []int {
	f := &v.frame
	var out []int
	for i := f.base; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.focuses() && !n.at.Empty() {
			out = append(out, i)
		}
	}
	return out
}

// Focused is the name of the part that has the focus, and whether one has.
func (v *View) Focused() (Name, bool) {
	if n := v.frame.node(v.focus); n != nil && (v.focusShown || v.typing != nil) {
		return n.called(), true
	}
	return Name{}, false
}

// tab goes to the next stop.
func (v *View) tab(by int) bool {
	all := v.stops()
	if len(all) == 0 {
		return false
	}
	at := -1
	for i, k := range all {
		if v.frame.nodes[k].id == v.focus && (v.focusShown || v.typing != nil) {
			at = i
		}
	}
	switch {
	case at < 0 && by < 0:
		at = len(all) - 1
	case at < 0:
		at = 0
	default:
		at = (at + by + len(all)) % len(all)
	}
	v.focusOn(all[at])
	return true
}

// focusOn gives a node the focus.
func (v *View) focusOn(i int) {
	n := &v.frame.nodes[i]
	was := v.frame.node(v.focus)
	v.focus, v.focusShown, v.bring, v.repaint = n.id, true, true, true
	if was != nil && was.id != n.id && was.acts.point != nil {
		was.acts.point(false)
		v.stale = true
	}
	if n.acts.point != nil {
		n.acts.point(true)
		v.stale = true
	}
	if n.text != nil && n.off == "" {
		v.typeIn(n)
		n.text.all()
	} else {
		v.typing = nil
	}
}

// toward goes to the nearest stop in a direction.
func (v *View) toward(key string) bool {
	from := v.frame.node(v.focus)
	if from == nil {
		return v.tab(1)
	}
	fx, fy := from.at.Center()
	best, far := -1, math.MaxFloat64
	for _, i := range v.stops() {
		n := &v.frame.nodes[i]
		if n.id == from.id {
			continue
		}
		// how far it is beyond the edge, and how far aside
		var ahead, aside float64
		x, y := n.at.Center()
		spanX := max(0, max(n.at.X-(from.at.X+from.at.W), from.at.X-(n.at.X+n.at.W)))
		spanY := max(0, max(n.at.Y-(from.at.Y+from.at.H), from.at.Y-(n.at.Y+n.at.H)))
		switch key {
		case "left":
			ahead, aside = fx-x, spanY
		case "right":
			ahead, aside = x-fx, spanY
		case "up":
			ahead, aside = fy-y, spanX
		default:
			ahead, aside = y-fy, spanX
		}
		if ahead <= 1 {
			continue
		}
		if d := ahead + 3*aside; d < far {
			best, far = i, d
		}
	}
	if best >= 0 {
		v.focusOn(best)
	}
	return true
}

// refocus keeps the focus where it was after a layout: on the same part, else on the nearest before
// it. True when something has to be put again.
func (v *View) refocus() bool {
	f := &v.frame
	if !slices.EqualFunc(v.layerKeys, v.layers,
		func(k any, l Layer) bool { return k == l.Key }) { // another layer: focus begins anew
		v.layerKeys = v.layerKeys[:0]
		for i := range v.layers {
			v.layerKeys = append(v.layerKeys, v.layers[i].Key)
		}
		if v.focusShown || v.typing != nil {
			v.focusShown, v.typing = false, nil
			v.repaint = true
		}
	}
	changed := false
	for i := f.base; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.text != nil && n.text.want {
			n.text.want = false
			if v.bodies == 1 {
				v.opened = n.text
			}
			v.focusOn(i)
			v.late()
			changed = true
		}
	}
	if t := v.typing; t != nil && t.leave && !changed {
		v.blur()
		changed = true
	}
	for i := f.base; i < len(f.nodes); i++ {
		if t := f.nodes[i].text; t != nil {
			t.leave = false
		}
	}
	if !v.focusShown && v.typing == nil {
		return changed
	}
	all := v.stops()
	for i, k := range all {
		if f.nodes[k].id == v.focus {
			v.focusAt = i
			return changed
		}
	}
	if v.typing != nil || len(all) == 0 {
		v.focusShown, v.typing = false, nil
		return true
	}
	v.focusOn(all[max(0, min(v.focusAt-1, len(all)-1))])
	return true
}
