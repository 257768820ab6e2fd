package kit

import "attackwing/ui/anim"

// glides are the parts that Glide and Fade: where each was shown last.
type glides struct {
	of     map[id]*glide
	moving bool
	begun  bool
}

type glide struct {
	from, to Box
	age      float64
	born     float64
	met      bool // it was put in this frame
}

func (g *glides) begin() {
	g.moving = false
	for _, k := range g.of {
		k.met = false
	}
}

// drop forgets those that are gone.
func (g *glides) drop() {
	g.begun = true
	for k, m := range g.of {
		if !m.met {
			delete(g.of, k)
		}
	}
}

// settle ends all of them.
func (g *glides) settle() { g.pass(glideSeconds + fadeSeconds) }

func (g *glides) pass(dt float64) {
	if !g.moving {
		return
	}
	for _, m := range g.of {
		m.age += dt
		m.born += dt
	}
}

func (m *glide) shown() Box {
	u := 1.0
	if m.age < glideSeconds {
		u = anim.Out(m.age / glideSeconds)
	}
	mix := func(a, b float64) float64 { return a + (b-a)*u }
	return Box{mix(m.from.X, m.to.X), mix(m.from.Y, m.to.Y), m.to.W, m.to.H}
}

// moved returns the place of a part on its way to a box.
func (g *glides) moved(f *Frame, k id, b Box) Box {
	if f.person.Pace <= 0 {
		return b
	}
	if g.of == nil {
		g.of = map[id]*glide{}
	}
	at := Box{b.X, b.Y + f.scrolled, b.W, b.H} // scrolling is no movement
	m := g.of[k]
	a := f.nodes[len(f.nodes)-1].acts
	if m == nil {
		m = &glide{from: at, to: at, age: glideSeconds, born: fadeSeconds}
		if g.begun && a.fade {
			m.born = 0
		}
		if g.begun && a.rise != 0 {
			m.from.Y, m.age = at.Y+a.rise, 0
		}
		g.of[k] = m
	}
	m.met = true
	if m.to.X != at.X || m.to.Y != at.Y {
		m.from, m.age = m.shown(), 0
	}
	m.to = at
	out := b
	if a.glide {
		s := m.shown()
		out.X, out.Y = s.X, s.Y-f.scrolled
		f.shiftX, f.shiftY = f.shiftX+out.X-b.X, f.shiftY+out.Y-b.Y
		g.moving = g.moving || m.age < glideSeconds
	}
	if a.fade && m.born < fadeSeconds {
		f.Fade = max(0.02, m.born/fadeSeconds)
		g.moving = true
	}
	return out
}
