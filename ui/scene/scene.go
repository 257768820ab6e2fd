package scene

import (
	"image/color"
	"slices"
)

// Kind says which fields of a Shape count.
type Kind uint8

// The kinds of shapes.
const (
	Fill    Kind = iota // Path filled with Color, or with Gradient when its Radius is set
	Stroke              // Path drawn with Pen and Color
	Hatch               // Path filled with parallel lines: Pen.Width, Spacing, Angle
	Text                // Text at At
	Picture             // Art at At, turned by Heading
)

// Space says what the numbers of a path, a pen and a size mean.
type Space uint8

// The spaces.
const (
	OnTable  Space = iota // millimetres on the table; it turns and zooms
	Anchored              // pixels about the table point At; it stays upright and keeps its size
	OnScreen              // pixels of the viewport from its upper left corner
)

// Anchor is the point of a text that lies at At.
type Anchor uint8

// Anchors: horizontally first; the text is always centred vertically on its capitals.
const (
	Middle Anchor = iota
	Left
	Right
)

// Gradient is radial, from the first color at the center over the second at half way to the third.
// It is used by the sky only; its numbers are in the space of its shape.
type Gradient struct {
	Center  Pt
	RX, RY  float64
	Inner   color.NRGBA
	Half    color.NRGBA
	Outer   color.NRGBA
	HalfPos float64 // 0..1; 0 means 0.5
	Torn    uint64  // not 0: a cloud, Inner torn by the noise of this seed, and nothing at its edge
}

// Bake tells a painter what it may keep as an image.
type Bake uint8

// What may be kept.
const (
	Fresh    Bake = iota // changes any time: paint it each frame
	Static               // equal as long as its Group's Key and the camera are
	AsSprite             // a Picture: equal for equal Art, Tones, size in pixels and Dim; draw it turned
)

// Shape is a thing to draw.
type Shape struct {
	Kind     Kind
	Space    Space
	Layer    Layer
	Bake     Bake
	Color    color.NRGBA
	Alpha    uint8 // of the whole shape; 0 counts as 255
	PenMM    bool  // the pen's numbers are millimetres (OnTable only), else pixels
	Upright  bool  // Picture on the table that does not turn with it
	Anchor   Anchor
	Face     Face
	Outlined bool // Picture: stroke the dark edge first
	Dim      bool // Picture: disabled or cloaked tones
	At       Pt
	Heading  float64 // degrees
	// Text: px. Picture: mm (OnTable) or px of 100 art units (24, 48 for icons and dice: the whole
	// box)
	Size     float64
	Path     Path
	Pen      Pen
	Spacing  float64 // Hatch: px between lines
	Angle    float64 // Hatch: degrees, 45 rises to the right
	Gradient *Gradient
	Text     string
	Halo     color.NRGBA
	HaloSize float64 // px beyond the letters
	Track    float64 // Text: extra space between letters in parts of Size
	Art      *Art
	Tones    *Tones
	Clip     *Clip // OnScreen: what is shown of it, nil all
}

// Scene is a list of shapes, back to front after Sort. Its buffers are reused by Reset;
// paths of shapes are valid until then.
type Scene struct {
	Shapes []Shape
	spare  []Shape
	groups []Group
	arena  Path
	open   Path
	grads  []Gradient
	clips  []Clip
}

// Group is a run of shapes on one layer that a painter may treat alike.
type Group struct {
	Layer    Layer
	Bake     Bake
	From, To int
	Key      uint64 // of Static groups: made from all they show
}

// Reset empties the scene.
func (s *Scene) Reset() {
	s.Shapes = s.Shapes[:0]
	s.arena.Reset()
	s.grads, s.clips = s.grads[:0], s.clips[:0]
}

// Begin starts a new path, to be given to a shape by End.
func (s *Scene) Begin() *Path {
	s.open.Reset()
	return &s.open
}

// End keeps the path begun last.
func (s *Scene) End() Path {
	v, p := len(s.arena.Verbs), len(s.arena.Pts)
	s.arena.Verbs = append(s.arena.Verbs, s.open.Verbs...)
	s.arena.Pts = append(s.arena.Pts, s.open.Pts...)
	return Path{
		s.arena.Verbs[v:len(s.arena.Verbs):len(s.arena.Verbs)],
		s.arena.Pts[p:len(s.arena.Pts):len(s.arena.Pts)],
	}
}

// Add appends a shape.
func (s *Scene) Add(sh Shape) { s.Shapes = append(s.Shapes, sh) }

// Sort orders the shapes back to front; shapes of one layer keep their order.
func (s *Scene) Sort() {
	var at [257]int
	for i := range s.Shapes {
		at[int(s.Shapes[i].Layer)+1]++
	}
	for i := 1; i < len(at); i++ {
		at[i] += at[i-1]
	}
	s.spare = slices.Grow(s.spare[:0], len(s.Shapes))[:len(s.Shapes)]
	for i := range s.Shapes {
		l := s.Shapes[i].Layer
		s.spare[at[l]] = s.Shapes[i]
		at[l]++
	}
	s.Shapes, s.spare = s.spare, s.Shapes
}

// Groups splits the sorted scene into runs of one layer and one way of baking.
// The result is valid until the next call.
func (s *Scene) Groups() []Group {
	s.groups = s.groups[:0]
	for i := range s.Shapes {
		sh := &s.Shapes[i]
		if n := len(s.groups); n > 0 && s.groups[n-1].Layer == sh.Layer && s.groups[n-1].Bake == sh.Bake {
			s.groups[n-1].To = i + 1
			continue
		}
		g := Group{Layer: sh.Layer, Bake: sh.Bake, From: i, To: i + 1}
		s.groups = append(s.groups, g)
	}
	for i := range s.groups {
		if g := &s.groups[i]; g.Bake == Static {
			g.Key = keyOf(s.Shapes[g.From:g.To])
		}
	}
	return s.groups
}

// Clip keeps a clip for the life of the scene.
func (s *Scene) Clip(c Clip) *Clip {
	s.clips = append(s.clips, c)
	return &s.clips[len(s.clips)-1]
}

// Cloud turns a fill into a cloud around a point: densest in the middle, torn by the noise of a
// seed, without an edge.
func (s *Scene) Cloud(center Pt, rx, ry float64, ink color.NRGBA, seed uint64) *Gradient {
	return s.gradient(Gradient{Center: center, RX: rx, RY: ry, Inner: ink, Torn: seed | 1})
}

// gradient keeps a gradient for the life of the scene.
func (s *Scene) gradient(g Gradient) *Gradient {
	s.grads = append(s.grads, g)
	return &s.grads[len(s.grads)-1]
}
