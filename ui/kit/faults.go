package kit

import (
	"fmt"
	"strings"
)

// Faults describes the errors of the page as shown: two commands of a layer with one key, and
// pressable parts that overlap. Tests ask for it in every window.
func (v *View) Faults() (out []string) {
	out = clashes(v.commands, "the page")
	for i := range v.layers {
		out = append(out, clashes(v.layers[i].Commands, fmt.Sprintf("layer %v", v.layers[i].Key))...)
	}
	f := &v.frame
	const slack = 1.5 // px: frames of neighbours may touch
	for i := f.base; i < len(f.nodes); i++ {
		a := &f.nodes[i]
		if !a.pressable() || a.wall { // a press on a wall is one beside what lies before it
			continue
		}
		for k := i + 1; k < len(f.nodes); k++ {
			b := &f.nodes[k]
			if !b.pressable() || b.layer != a.layer || b.floats != a.floats || f.inside(k, i) {
				continue
			}
			if c := a.seen.In(b.seen); c.W > slack && c.H > slack {
				out = append(
					out,
					fmt.Sprintf("%s and %s are pressed on one another at %.0f,%.0f", nameOf(v, a), nameOf(v, b), c.X,
						c.Y),
				)
			}
		}
	}
	return out
}

// inside reports whether a node stands in another.
func (f *Frame) inside(k, in int) bool {
	for ; k >= 0; k = f.nodes[k].parent {
		if k == in {
			return true
		}
	}
	return false
}

func nameOf(v *View, n *node) string {
	return fmt.Sprintf("%s %q", n.called(), v.wordsOf(n))
}

// clashes are the keys that two commands have.
func clashes(cs Commands, where string) (out []string) {
	has := map[string]string{}
	for _, c := range cs {
		if c == nil || c.Gone {
			continue
		}
		for k := range strings.FieldsSeq(c.Key + " " + c.Also) {
			if was, ok := has[k]; ok {
				out = append(out, fmt.Sprintf("%s: the key %q is that of %s and of %s", where, k, was, c.ID))
			}
			has[k] = c.ID
		}
	}
	return out
}
