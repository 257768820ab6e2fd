package straight

import "encoding/binary"

// writer writes a function anew: forward branches leave a block that ends where they lead, backward
// ones begin a loop again. Where a function may be gone on with in the middle of a loop, the loop
// begins with a choice, by the number that was set before it.
type writer struct {
	f    *function
	out  []byte
	open []int // what blocks lead to, the outmost first: a segment; or loopOf one, or one of those below
}

const (
	inner  = -1 // a block within a segment
	theEnd = -2 // where the stack is taken down
)

// loopOf is the label of the loop that begins at a segment.
func loopOf(segment int) int { return -3 - segment }

// written is the function with branches that go where they lead.
func (f *function) written() []byte {
	w := &writer{f: f, out: append([]byte(nil), f.head...)}
	if f.unwinds {
		w.begin(opBlock, theEnd)
	}
	w.list(0, len(f.segments), false)
	w.out = append(w.out, opUnreachable)
	if f.unwinds {
		w.end()
		w.out = append(w.out, opConst, 1)
	}
	return append(w.out, opEnd)
}

func (w *writer) begin(code byte, label int) {
	w.out = append(w.out, code, empty0)
	w.open = append(w.open, label)
}

func (w *writer) end() {
	w.out = append(w.out, opEnd)
	w.open = w.open[:len(w.open)-1]
}

// branch writes one to a label.
func (w *writer) branch(code byte, label int) {
	w.out = binary.AppendUvarint(append(w.out, code), w.depth(label))
}

// depth returns the number of open blocks within a label's.
func (w *writer) depth(label int) uint64 {
	for i := len(w.open) - 1; i >= 0; i-- {
		if w.open[i] == label {
			return uint64(len(w.open) - 1 - i)
		}
	}
	panic("a branch leads nowhere") // each was found where the segments were
}

// number writes a constant.
func (w *writer) number(n int) {
	w.out = append(w.out, opConst)
	for n >= 0x40 {
		w.out = append(w.out, byte(n&0x7f)|0x80)
		n >>= 7
	}
	w.out = append(w.out, byte(n))
}

// after is the segment behind one, or behind the loop that begins with it; in is whether that loop
// is what is being written.
func (w *writer) after(at int, in bool) int {
	if end := w.f.loops[at]; end > 0 && !in {
		return end
	}
	return at + 1
}

// list writes the segments from one to another. They are a whole function's, or a loop's.
func (w *writer) list(from, to int, loop bool) {
	var parts []int
	for at := from; at < to; at = w.after(at, loop && at == from) {
		parts = append(parts, at)
	}
	choice := w.chooses(from, to)
	for i := len(parts) - 1; i >= 0; i-- {
		if i > 0 || choice {
			w.begin(opBlock, parts[i])
		}
	}
	if choice {
		w.choose(from, to, parts)
	}
	for i, at := range parts {
		inside := loop && i == 0
		end := w.after(at, inside)
		again := w.f.loops[at] > 0 && !inside
		if again && i > 0 && w.chooses(at, end) {
			w.set(at) // for whoever comes from the segment before
		}
		if i > 0 || choice {
			w.end()
		}
		if again {
			w.begin(opLoop, loopOf(at))
			w.list(at, end, true)
			w.end()
			continue
		}
		w.segment(at)
	}
}

// set sets the number of a segment.
func (w *writer) set(at int) {
	w.number(w.f.segments[at].low)
	w.out = append(w.out, opSet, 0)
}

// begins reports whether a segment may be begun at from outside of what begins at another.
func (w *writer) begins(at, from int) bool {
	s := w.f.segments[at]
	return s.entry || s.from < from
}

// chooses reports whether what lies between two segments can be begun elsewhere than at the first
// of them.
func (w *writer) chooses(from, to int) bool {
	for at := from + 1; at < to; at++ {
		if w.begins(at, from) {
			return true
		}
	}
	return false
}

// choose goes to the part in which the segment lies whose number is set: most often to the first.
func (w *writer) choose(from, to int, parts []int) {
	first := w.f.segments[from].low
	w.out = append(w.out, opGet, 0)
	if first == 0 {
		w.out = append(w.out, opZero)
	} else {
		w.number(first)
		w.out = append(w.out, opEqual)
	}
	w.branch(opBrIf, from)
	end := len(w.f.table)
	if to < len(w.f.segments) {
		end = w.f.segments[to].low
	}
	var leads []int // of each number from the first one on, the part; what is no entry's has the one before
	part, last := 0, 0
	for k := first; k < end; k++ {
		at := int(w.f.table[k])
		if at == from || w.begins(at, from) {
			for part+1 < len(parts) && parts[part+1] <= at {
				part++
			}
			last = len(leads)
		}
		leads = append(leads, parts[part])
	}
	leads = leads[:last+1]
	w.out = append(w.out, opGet, 0)
	if first > 0 {
		w.number(first)
		w.out = append(w.out, opMinus)
	}
	w.out = binary.AppendUvarint(append(w.out, opBrTable), uint64(len(leads)-1))
	for _, at := range leads {
		w.out = binary.AppendUvarint(w.out, w.depth(at))
	}
}

// segment writes one.
func (w *writer) segment(at int) {
	for _, o := range w.f.segments[at].ops {
		switch o.code {
		case goTo:
			w.jump(opBr, at, int(o.arg))
		case goToIf:
			w.jump(opBrIf, at, int(o.arg))
		case unwind:
			w.branch(opBrIf, theEnd)
		case opBlock, opLoop, opIf:
			w.begin(o.code, inner)
		case opEnd:
			w.end()
		default:
			w.out = append(w.out, o.text...)
		}
	}
}

// jump writes a branch from one segment to another. Where that lies in a loop that can be begun
// elsewhere, the number tells where.
func (w *writer) jump(code byte, at, to int) {
	if to <= at {
		if w.chooses(to, w.f.loops[to]) {
			w.set(to)
		}
		w.branch(code, loopOf(to))
		return
	}
	for i := len(w.open) - 1; i >= 0; i-- {
		part := w.open[i]
		if part < 0 || part > to || w.after(part, false) <= to {
			continue
		}
		if w.f.loops[part] > 0 && w.chooses(part, w.f.loops[part]) {
			w.set(to)
		}
		w.branch(code, part)
		return
	}
	panic("a branch leads nowhere") // each was found where the segments were
}
