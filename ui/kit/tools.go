package kit

// More is whether the list of a Tools is open. The page keeps it.
type More struct{ Open bool }

// moreKey identifies the button that opens the list of tools, and moreList the list.
type (
	moreKey  struct{ m *More }
	moreList struct{ m *More }
)

// Tools are commands side by side at the right of a bar: as many as have room, the others in a list
// behind a button.
func Tools(m *More, cs ...*Command) Part {
	in := make([]*Command, 0, len(cs))
	own := -Between
	for _, c := range cs {
		if c != nil {
			in = append(in, c)
			own += Button(c).own + Between
		}
	}
	if len(in) == 0 {
		return Part{}
	}
	more := &Command{ID: "more", Words: "More", Icon: "menu", Do: func() { m.Open = !m.Open }, Lit: m.Open}
	least := Button(more).own
	return Part{own: own, least: min(own, least), lay: func(r Room) Laid {
		if own <= r.W+0.5 {
			m.Open = false
			return Row(Between, Each(in, Button)...).Laid(r)
		}
		n, used := 0, least
		for n < len(in) && used+Between+Button(in[n]).own <= r.W {
			used += Between + Button(in[n]).own
			n++
		}
		ps := append([]Part{Space()}, Each(in[:n], Button)...)
		ps = append(ps, Button(more).Key(moreKey{m}))
		if m.Open {
			ps = append(ps, Over(moreKey{m}, Below, m.list(in[n:])))
		}
		l := Row(Between, ps...).Laid(r)
		put := l.Put
		l.Put = func(f *Frame, b Box) {
			f.person.more = m
			put(f, b)
		}
		return l
	}}
}

// list are the commands that have no room; doing one closes it.
func (m *More) list(cs []*Command) Part {
	ps := make([]Part, len(cs))
	for i, c := range cs {
		k := *c
		if c.Do != nil {
			k.Do = func() { m.Open = false; c.Do() }
		}
		ps[i] = Button(&k)
	}
	p := floatPanel(Column(6, ps...)).Key(moreList{m})
	p.own += 2
	return p
}

// has reports whether a node belongs to the list or to its button.
func (m *More) has(f *Frame, at int) bool {
	for i := at; i >= 0; i = f.nodes[i].parent {
		if k := f.nodes[i].key; k == (moreKey{m}) || k == (moreList{m}) {
			return true
		}
	}
	return false
}
