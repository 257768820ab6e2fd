package kit

// Listed is a list as the page keeps it: how far it is moved, and the row that is chosen, -1 none.
// Where Picks is set the arrow keys choose, and Picked is told.
type Listed struct {
	Scrolled
	At     int
	Picks  bool
	Picked func(i int)
	// Whole has every row measured once, where rows know their own height and it does not change:
	// what is read from its end lies to the pixel where it lay before.
	Whole bool

	n     int
	each  float64
	wide  float64
	highs []float64 // of rows that were seen, 0 unknown
	shown [2]int    // the rows seen last, from and to
	at    int       // the row brought into view last
	was   float64   // Top when it was put last, and whether the end was seen
	end   bool
}

// rowKey identifies a row without a Key.
type rowKey struct {
	l *Listed
	i int
}

const rowGap = 6.0

// fewRows is the most rows that are all measured to find out whether a list has room for them.
const fewRows = 40

// List has n rows, each px high, and higher where words are written larger; only those that are
// seen are made. With each 0 rows know their own height.
func List(l *Listed, n int, each float64, row func(i int) Part) Part {
	return list(l, n, each*max(1, letters), rowGap, row)
}

func list(l *Listed, n int, each, between float64, make func(i int) Part) Part {
	if n == 0 {
		return Part{}
	}
	row := l.made(make)
	if each > 0 && forThumb && row(0).Part.acts.pressed() {
		each = thumb(each)
	}
	out := Part{tall: true, broad: true, fill: true, low: max(RowLow, min(each+8, 120)), least: 120, own: 240}
	out.lay = func(r Room) Laid {
		all := l.measure(n, each, r.W, between)
		if each <= 0 && n <= fewRows && !l.Whole { // they are measured: perhaps all have room
			l.measureAll(n, r.W, row)
			if all = l.total(n, between); all <= r.H {
				return Laid{r.W, all, func(f *Frame, b Box) { l.Top = 0; l.put(f, b, n, between, false, row) }}
			}
		}
		if each <= 0 && l.Whole {
			for i := range n {
				if l.highs[i] == 0 {
					l.highs[i] = row(i).In(Room{W: r.W - barRoom}).H
				}
			}
			all = l.total(n, between)
		}
		if r.H <= 0 || each > 0 && all <= r.H {
			if each <= 0 {
				l.measureAll(n, r.W, row)
				all = l.total(n, between)
			}
			return Laid{r.W, all, func(f *Frame, b Box) { l.Top = 0; l.put(f, b, n, between, false, row) }}
		}
		return Laid{r.W, r.H, func(f *Frame, b Box) { l.put(f, b, n, between, true, row) }}
	}
	return out
}

// rows returns row i of a list; each row is made once.
type rows func(i int) *Once

func (l *Listed) made(make func(i int) Part) rows {
	all := map[int]*Once{}
	return func(i int) *Once {
		if all[i] == nil {
			p := make(i)
			if p.acts != nil && p.acts.key == nil {
				p = p.Key(rowKey{l, i})
			}
			if l.Picks && p.acts != nil && i != l.At {
				p = p.Skip()
			}
			all[i] = &Once{Part: p}
		}
		return all[i]
	}
}

// measure brings up what is known of the heights, and tells that of all rows.
func (l *Listed) measure(n int, each, w, between float64) float64 {
	if l.wide != w || l.each != each || each == 0 && len(l.highs) > n {
		l.highs = l.highs[:0]
	}
	l.n, l.each, l.wide = n, each, w
	if l.At >= n {
		l.At = n - 1
	}
	if each > 0 {
		return float64(n)*(each+between) - between
	}
	for len(l.highs) < n {
		l.highs = append(l.highs, 0)
	}
	return l.total(n, between)
}

// total is the height of all rows; those that were never seen count as the others are on average.
func (l *Listed) total(n int, between float64) float64 {
	sum, known := 0.0, 0
	for _, h := range l.highs[:n] {
		if h > 0 {
			sum, known = sum+h, known+1
		}
	}
	if known == 0 {
		return float64(n)*(44+between) - between
	}
	return sum/float64(known)*float64(n) + between*float64(n-1)
}

func (l *Listed) measureAll(n int, w float64, row rows) {
	for i := range n {
		l.highs[i] = row(i).In(Room{W: w}).H
	}
}

// high is the height of a row.
func (l *Listed) high(i int, between float64) float64 {
	if l.each > 0 {
		return l.each
	}
	if l.highs[i] > 0 {
		return l.highs[i]
	}
	return (l.total(l.n, between)+between)/float64(l.n) - between
}

// top returns the y of a row.
func (l *Listed) top(i int, between float64) float64 {
	if l.each > 0 {
		return float64(i) * (l.each + between)
	}
	y := 0.0
	for k := range i {
		y += l.high(k, between) + between
	}
	return y
}

func (l *Listed) put(f *Frame, b Box, n int, between float64, scrolls bool, row rows) {
	w := b.W
	if scrolls {
		if l.each <= 0 && l.At != l.at { // the chosen row may be higher than others
			for _, k := range [...]int{l.at, l.At} {
				if k >= 0 && k < n {
					l.highs[k] = row(k).In(Room{W: w - barRoom}).H
				}
			}
		}
		if l.each <= 0 { // the rows about the place are measured first
			l.settle(b.H, w-barRoom, between, row)
		}
		all := l.total2(n, between)
		if all <= b.H+0.5 {
			l.Top, scrolls = 0, false
		} else {
			w -= barRoom
			if l.At >= 0 && l.At != l.at && l.At < n {
				l.at = l.At
				l.show(l.At, b.H, all, between)
				for n := 0; n < 3 && l.each <= 0; n++ { // rows that come into view may be higher than they were guessed
					l.settle(b.H, w, between, row)
					all = l.total2(l.n, between)
					l.show(l.At, b.H, all, between)
				}
			}
			if l.Whole && l.end && l.Top == l.was { // it was seen to its end, and its place may have another height now
				l.Top = all - b.H
			}
			l.Top = max(0, min(l.Top, all-b.H))
			l.was, l.end = l.Top, l.Top >= all-b.H-0.5
			k := f.begins(&l.Scrolled, b, all)
			l.rows(f, b, w, n, between, row)
			f.ends(k)
			return
		}
	}
	k := f.begins(&l.Scrolled, b, 0)
	l.rows(f, b, w, n, between, row)
	f.ends(k)
}

func (l *Listed) total2(n int, between float64) float64 {
	if l.each > 0 {
		return float64(n)*(l.each+between) - between
	}
	return l.total(n, between)
}

// settle measures the rows that are seen.
func (l *Listed) settle(h, w, between float64, row rows) {
	y := 0.0
	for i := range l.n {
		if y > l.Top+h {
			break
		}
		if l.highs[i] == 0 && y+200 > l.Top {
			l.highs[i] = row(i).In(Room{W: w}).H
		}
		y += l.high(i, between) + between
	}
}

// show moves the list until a row is seen.
func (l *Listed) show(i int, h, all, between float64) {
	top := l.top(i, between)
	end := top + l.high(i, between)
	switch {
	case top < l.Top:
		l.Top = top
	case end > l.Top+h:
		l.Top = end - h
	}
	l.Top = max(0, min(l.Top, all-h))
}

// rows puts the rows that are seen.
func (l *Listed) rows(f *Frame, b Box, w float64, n int, between float64, row rows) {
	f.places[len(f.places)-1].list(l)
	y := b.Y - l.Top
	first := 0
	if l.each > 0 {
		first = max(0, min(n-1, int(l.Top/(l.each+between))))
		y += float64(first) * (l.each + between)
	}
	low, high := max(b.Y, f.clip.Y), min(b.Y+b.H, f.clip.Y+f.clip.H)
	l.shown = [2]int{n, n}
	for i := first; i < n && y < high; i++ {
		h := l.high(i, between)
		if y+h > low || l.each <= 0 && l.highs[i] == 0 {
			d := row(i).In(Room{w, l.each})
			if l.each <= 0 {
				h = d.H
				l.highs[i] = h
			}
			d.Put(f, Box{b.X, y, w, h})
			l.shown[0] = min(l.shown[0], i)
			l.shown[1] = i + 1
		}
		y += h + between
	}
	if l.shown[0] == n {
		l.shown = [2]int{}
	}
}

// Shown are the rows seen last, the first and the one after the last.
func (l *Listed) Shown() (from, to int) { return l.shown[0], l.shown[1] }

func (p *place) list(l *Listed) { p.s = &l.Scrolled; p.rows = l }

// pick chooses a row.
func (l *Listed) pick(i int) {
	i = max(0, min(l.n-1, i))
	if l.At = i; l.Picked != nil {
		l.Picked(i)
	}
}

// listKey chooses in the list that picks: the one the focus is in, else the first there is.
func (v *View) listKey(key string) bool {
	var l *Listed
	f := &v.frame
	if v.focusShown && v.typing == nil { // who types a search goes through what it finds
		n := f.node(v.focus)
		if n == nil || n.place < 0 || f.places[n.place].rows == nil {
			return false
		}
		l = f.places[n.place].rows
	} else {
		for i := range f.places {
			if p := &f.places[i]; p.nodes >= f.base && p.rows != nil && p.rows.Picks {
				l = p.rows
				break
			}
		}
	}
	if l == nil || !l.Picks || l.n == 0 {
		return false
	}
	switch some := max(1, l.shown[1]-l.shown[0]-1); key {
	case "up":
		l.pick(l.At - 1)
	case "down":
		l.pick(l.At + 1)
	case "pageup":
		l.pick(l.At - some)
	case "pagedown":
		l.pick(l.At + some)
	case "home":
		l.pick(0)
	case "end":
		l.pick(l.n - 1)
	default:
		return false
	}
	v.Stale()
	return true
}
