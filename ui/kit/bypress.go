package kit

// Press does what a part that can be reached now is pressed for, without a pointer: for whoever
// does not see the window. A part that is to be held is pressed like any other, a field is typed in
// from now on. False when there is no such part.
func (v *View) Press(name Name) bool {
	f := &v.frame
	for i := f.base; i < len(f.nodes); i++ {
		n := &f.nodes[i]
		if n.called() != name || !n.meets() || n.ground != nil {
			continue
		}
		if n.text != nil && n.off == "" {
			v.typeIn(n)
			v.Stale()
			return true
		}
		was := v.Presses
		v.Presses = true
		v.do(n)
		v.Presses = was
		return true
	}
	return false
}
