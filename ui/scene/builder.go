package scene

// Builder turns a Board into a Scene. It keeps its buffers; one goroutine.
type Builder struct {
	brush
	b      *Board
	behind sky
	boxes  []box
	bases  []quad
	names  []named
}

// Build fills the scene anew and sorts it.
func (d *Builder) Build(s *Scene, b *Board, cam Camera) {
	s.Reset()
	d.s, d.b, d.cam, d.hatched = s, b, cam, b.Hatched
	d.boxes, d.bases, d.names = d.boxes[:0], d.bases[:0], d.names[:0]
	d.quads()
	d.taken()
	d.sky()
	d.grid()
	d.zones()
	d.web()
	d.bars()
	d.stations()
	d.objectives()
	d.fans()
	d.templates()
	d.tracks()
	for i := range b.Ships {
		if !b.Ships[i].Moving && !b.Ships[i].Selected {
			d.ship(&b.Ships[i])
		}
	}
	for i := range b.Ships {
		if b.Ships[i].Moving || b.Ships[i].Selected {
			d.ship(&b.Ships[i])
		}
	}
	d.ends()
	d.ghosts()
	d.lines()
	d.callouts()
	d.labels()
	d.effects()
	s.Sort()
}

// Build is the scene of a board seen through a camera.
func Build(b *Board, cam Camera) *Scene {
	s := &Scene{}
	new(Builder).Build(s, b, cam)
	return s
}
