package straight

// function is a function as the compiler writes it: its text, in segments one behind the other, and
// a table of the segment that each number means. With the number that the function is called with,
// 0 or that of the place to go on after a call, it finds the segment to begin at.
type function struct {
	head     []byte   // what stands before all that
	unwinds  bool     // a block around it is left where the stack is taken down
	table    []uint64 // the segment of each number; its last the one for all others
	segments []segment
	loops    []int // of each segment that is gone back to, the one behind the last that does; 0 of all others
}

// segment is a part of a function that is never entered in its middle.
type segment struct {
	ops   []op
	low   int  // its least number
	entry bool // the function may begin there
	calls bool // and what is called may go away and come back
	from  int  // the first segment that goes to it
}

// What a step is in the end that was a branch.
const (
	goTo   = 0xe0 // to a segment
	goToIf = 0xe1
	unwind = 0xe2 // where the stack is taken down
)

// taken reads a function, or is nil where it is not like that.
func taken(body []byte) *function {
	r := reader{b: body}
	for n := r.number(); n > 0 && !r.bad; n-- { // its own variables
		r.number()
		r.byte()
	}
	var ops []op
	start := r.at
	for r.at < len(body) && !r.bad {
		ops = append(ops, r.op())
	}
	if r.bad || len(ops) < 6 || ops[0].code != 0x23 || ops[1].code != opSet || ops[1].arg != 1 {
		return nil
	}
	f := &function{head: body[:start+len(ops[0].text)+len(ops[1].text)]}
	ops = ops[2:]
	a, ok := f.opened(&ops)
	if !ok || !a.closed(&ops) || !f.parted(ops, a) {
		return nil
	}
	f.unwinds = a.unwinds
	f.entries()
	f.nested()
	return f
}

// around tells which blocks lie around all segments of a function: one inmost or none of each kind.
type around struct{ loop, unwinds bool }

// opened takes the blocks that a function begins with, and its table.
func (f *function) opened(ops *[]op) (out around, ok bool) {
	list := *ops
	open := 0
	for len(list) > 3 && list[0].code == opBlock {
		open++
		list = list[1:]
	}
	before := open
	if list[0].code == opLoop {
		out.loop = true
		for list, open = list[1:], 0; len(list) > 3 && list[0].code == opBlock; list = list[1:] {
			open++
		}
	}
	if len(list) < 4 || list[0].code != opGet || list[0].arg != 0 || list[1].code != opBrTable ||
		list[2].code != opEnd {
		return out, false
	}
	f.table = list[1].table
	n := int(f.table[len(f.table)-1]) + 1 // segments
	if !out.loop {
		before = open - n
	} else if open != n {
		return out, false
	}
	out.unwinds = before == 1
	f.segments, f.loops = make([]segment, n), make([]int, n)
	for k := len(f.table) - 1; k >= 0; k-- {
		if k > 0 && f.table[k] < f.table[k-1] {
			return out, false
		}
		f.segments[f.table[k]].low = k
	}
	*ops = list[3:]
	return out, before == 0 || before == 1
}

// closed takes away what a function ends with.
func (a around) closed(ops *[]op) bool {
	want := []byte{opUnreachable}
	if a.loop {
		want = []byte{opEnd, opUnreachable}
	}
	if a.unwinds {
		want = append(want, opEnd, opConst)
	}
	want = append(want, opEnd)
	n := len(*ops) - len(want)
	if n < 0 {
		return false
	}
	for i, c := range want {
		if (*ops)[n+i].code != c {
			return false
		}
	}
	*ops = (*ops)[:n]
	return true
}

// parted fills the segments, and finds where their branches lead.
func (f *function) parted(ops []op, a around) bool {
	loopAt, unwindAt := -1, -1 // counted from the inmost block that is around all segments
	if a.loop {
		loopAt = 0
	}
	if a.unwinds {
		unwindAt = loopAt + 1
	}
	at, depth, n := 0, 0, len(f.segments)
	for ; len(ops) > 0; ops = ops[1:] {
		o, s := ops[0], &f.segments[at]
		switch o.code {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			if depth == 0 {
				if at++; at == n {
					return false
				}
				continue
			}
			depth--
		case opCall, opCallTable:
			s.calls = s.calls || depth == 0
		case opBrTable:
			return false
		case opBr, opBrIf:
			if int(o.arg) < depth {
				break
			}
			to := int(o.arg) - depth - (n - 1 - at)
			switch {
			case to == unwindAt && a.unwinds && o.code == opBrIf:
				o.code = unwind
			case to == loopAt && a.loop && o.code == opBr && f.jump(s, &o):
				if s.alone(ops[1:]) {
					s.ops, ops, o.code = s.ops[:len(s.ops)-1], ops[1:], goToIf
					depth--
				}
			default:
				return false
			}
		}
		s.ops = append(s.ops, o)
	}
	return at == n-1 && depth == 0
}

// alone reports whether what comes next stands alone in an "if" that what follows ends.
func (s *segment) alone(follow []op) bool {
	last := len(s.ops) - 1
	return last >= 0 && s.ops[last].code == opIf && len(follow) > 0 && follow[0].code == opEnd
}

// jump has a branch to the beginning go to the segment whose number was set before it.
func (f *function) jump(s *segment, o *op) bool {
	n := len(s.ops)
	if n < 2 || s.ops[n-1].code != opSet || s.ops[n-1].arg != 0 || s.ops[n-2].code != opConst {
		return false
	}
	number := s.ops[n-2].text[1:]
	k, shift := 0, 0
	for _, c := range number {
		k |= int(c&0x7f) << shift
		shift += 7
	}
	s.ops = s.ops[:n-2]
	o.code, o.arg = goTo, f.table[min(k, len(f.table)-1)]
	return number[len(number)-1]&0x40 == 0 // of 0 and more
}

// entries finds the segments at which the function may begin: the first; one behind a call; and one
// with a call, for some are gone on at before it.
func (f *function) entries() {
	for i := range f.segments {
		s := &f.segments[i]
		s.entry = i == 0 || s.calls || f.segments[i-1].calls
		s.from = i
	}
}

// nested finds the loops. One that begins in another one ends there.
func (f *function) nested() {
	for i := range f.segments {
		for _, o := range f.segments[i].ops {
			if o.code != goTo && o.code != goToIf {
				continue
			}
			to := &f.segments[o.arg]
			to.from = min(to.from, i)
			if int(o.arg) <= i {
				f.loops[o.arg] = max(f.loops[o.arg], i+1)
			}
		}
	}
	for again := true; again; {
		again = false
		for from := range f.loops {
			for inner := from + 1; inner < f.loops[from]; inner++ {
				if f.loops[inner] > f.loops[from] {
					f.loops[from], again = f.loops[inner], true
				}
			}
		}
	}
}
