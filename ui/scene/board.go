package scene

import (
	"image/color"

	"attackwing/physics"
)

// Board is all that can be seen on the table, as plain data: lengths in millimetres, headings in
// degrees. Nothing in it is a rule; whoever fills it has asked the referee.
type Board struct {
	Seed    uint64  // of the stars
	Plain   bool    // no nebulae (high contrast)
	Light   float64 // of sky and grid, as a part of the usual; 0 is 1
	Hatched bool    // bases are hatched as the areas of their seats are
	Labels  LabelMode
	Clear   bool // clear difficulty colors

	Zones      []Zone
	Dead       []Rect // ground outside the barriers
	NextDead   []Rect // what becomes so when it grows
	Web        []Piece
	Next       []Piece // where it will grow
	Later      []Piece // where it will grow after that
	Bars       []Bar
	Patches    []Patch
	Stations   []Station
	Objectives []Objective
	Fans       []Fan
	Templates  []Template
	Trails     [][]Pt
	Ships      []Ship
	Ends       []End
	Ghosts     []Ghost
	Tracks     []Track
	Overlaps   [][]Pt // what overlaps, as polygons
	Frames     []Frame
	Sprites    []Sprite
	Tractors   []Tractor
	Fires      []Fire
	Rulers     []Ruler
	Distances  []Distance
	Arrows     []Arrow
	Handles    []Handle
	Notes      []Note
	Callouts   []Callout
	Tags       []Tag
	Effects    []Effect

	Taken []Taken // where the window lays something over the board: no name is written there
}

// Reset takes everything off the board; what is laid on it next takes the room that this had.
func (b *Board) Reset() {
	*b = Board{
		Zones: b.Zones[:0], Dead: b.Dead[:0], NextDead: b.NextDead[:0], Web: b.Web[:0],
		Next: b.Next[:0], Later: b.Later[:0],
		Bars: b.Bars[:0], Patches: b.Patches[:0], Stations: b.Stations[:0], Objectives: b.Objectives[:0],
		Fans: b.Fans[:0], Templates: b.Templates[:0], Trails: b.Trails[:0],
		Ships: b.Ships[:0], Ends: b.Ends[:0], Ghosts: b.Ghosts[:0], Tracks: b.Tracks[:0], Overlaps: b.Overlaps[:0],
		Frames: b.Frames[:0], Sprites: b.Sprites[:0], Tractors: b.Tractors[:0],
		Fires: b.Fires[:0], Rulers: b.Rulers[:0],
		Distances: b.Distances[:0], Arrows: b.Arrows[:0], Handles: b.Handles[:0], Notes: b.Notes[:0],
		Callouts: b.Callouts[:0],
		Tags:     b.Tags[:0], Effects: b.Effects[:0], Taken: b.Taken[:0],
	}
}

// Taken is a rectangle of the viewport, in pixels at UI scale 1 from its upper left corner.
type Taken struct{ X, Y, W, H float64 }

// Tag is a short word at a ship, below its name or wherever there is room: how far it is away, why
// it is refused.
type Tag struct {
	At      Pt
	Heading float64 // of the ship's base
	Side    float64 // of it, mm
	Text    string
	Refused bool
	Yields  bool // where there is no room it is left out
}

// LabelMode is the mode that the label key cycles through.
type LabelMode uint8

// The label modes.
const (
	SmartLabels LabelMode = iota
	AllLabels
	NoLabels
)

// Pose is a place and a heading.
type Pose struct {
	Pt
	Heading float64
}

// FromPhysics turns the referee's units into the board's.
func FromPhysics(p physics.Pose) Pose {
	return Pose{Pt{float64(p.X) / 1000, float64(p.Y) / 1000}, float64(p.Heading) / 1000}
}

// FromPoint turns micrometres into millimetres.
func FromPoint(p physics.Point) Pt { return Pt{p.X / 1000, p.Y / 1000} }

// Inches is a pose in inches and degrees.
func Inches(x, y, heading float64) Pose { return Pose{Pt{x * Inch, y * Inch}, heading} }

// Rect is an upright rectangle on the table.
type Rect struct{ X0, Y0, X1, Y1 float64 }

// InchRect is a rectangle given in inches.
func InchRect(x0, y0, x1, y1 float64) Rect {
	return Rect{x0 * Inch, y0 * Inch, x1 * Inch, y1 * Inch}
}

// Zone is a starting area.
type Zone struct {
	Rect
	Seat       int
	Dimensions bool // write its size beside it
}

// Piece is a barrier or a guide: the rule's line from A to B, its band on the dead side.
// A guide's chevrons point from A to B.
type Piece struct {
	A, B    Pt
	Dead    Pt // a direction that points to the dead side
	Guide   bool
	Growing bool    // show only the part U from A, with a bright front
	U       float64 // 0..1
	Round   int     // at whose end it is laid, where that is told; 0 else
}

// Bar is a line token that is no barrier, with what it is called.
type Bar struct {
	A, B   Pt
	Danger bool // who touches it is hurt
	Name   string
}

// Patch is a token with corners, with what it is called.
type Patch struct {
	Corners []Pt
	Danger  bool // who touches it is hurt
	Name    string
}

// Middle is its middle.
func (w *Patch) Middle() (m Pt) {
	for _, p := range w.Corners {
		m = m.Add(p.Mul(1 / float64(len(w.Corners))))
	}
	return m
}

// Station is a ship of the map with bases about a disc, or on a base alone.
type Station struct {
	At       Pt
	Radius   float64 // of the disc
	Base     float64 // the side of the base that it is alone, mm; 0 there is a disc
	Scale    float64 // of the art on it; 0 is 1
	Heading  float64 // of the drawing
	Art      *Art    // nil: a ring with three pylons
	Tones    *Tones
	Locks    []Lock
	Seat     int    // who holds it; 0 nobody
	Skill    int    // shown in the hub when held
	Pylons   []Pose // their 40 mm bases
	Active   int    // 1.. the pylon that attacks
	Hover    bool
	Name     string
	Short    string // of the name, where there is no room for it; "" the same
	Second   string // second line of the label
	PylonOut bool   // draw the pylons' bases though nobody holds it
}

// Objective is a round token on the table.
type Objective struct {
	At       Pt
	Heading  float64
	Diameter float64 // 0 is 1.5 in
	Reach    float64 // radius within which it does something to ships, drawn as a ring; 0 none
	Art      *Art    // what lies on it, nil: a craft
	Tones    *Tones
	Seat     int // whose it is, 0 nobody's
	Hover    bool
	Locks    []Lock
	Name     string
}

// Fan is a firing arc with range bands measured from the base, or, with AllRound, range rings about
// it.
type Fan struct {
	Pose
	Side    float64 // of the base; with Round its diameter
	Round   bool
	Arc     physics.Arc
	Bands   int       // how many bands of 4 in: 1..3
	From    int       // first band that may be used; 0 and 1 are the same
	Seat    int       // color; 0 is the accent
	Quiet   bool      // outline only, dashed
	Wash    bool      // no outline, faint: one of many laid over each other
	Limit   int       // the band whose edge is drawn solid; 0 is the last
	Grow    float64   // 0..1 of its reach while it appears; 0 is whole
	Tint    TintColor // another color
	Numbers bool      // write 1, 2, 3 into the bands
}

// TintColor is an optional color.
type TintColor = color.NRGBA

// Template is a maneuver's template on the table.
type Template struct {
	Outline, Center []Pt
	Difficulty      Difficulty
	Alpha           float64 // 0 is 1
}

// TemplateOf is the template of a maneuver flown from a pose by a base of that side (µm).
func TemplateOf(from physics.Pose, side int32, m physics.Maneuver, d Difficulty) Template {
	t := Template{Difficulty: d}
	out := physics.TemplateOutline(from, side, m)
	n := len(out)
	for i, p := range out {
		t.Outline = append(t.Outline, FromPoint(p))
		if i < n/2 {
			t.Center = append(t.Center, FromPoint(p).Lerp(FromPoint(out[n-1-i]), 0.5))
		}
	}
	return t
}

// along goes through places in the middle of a template, from one end to the other, so near each
// other that nothing lies between them that a camera sees.
func (t *Template) along(cam Camera, f func(p Pt)) {
	const near = 14.0 // px
	for i, p := range t.Center {
		if i > 0 {
			from := t.Center[i-1]
			n := max(1, int(p.Sub(from).Len()*cam.PxPerMM()/cam.Unit()/near))
			for k := 1; k < n; k++ {
				f(from.Lerp(p, float64(k)/float64(n)))
			}
		}
		f(p)
	}
}

// Dial is the state of a ship's dial as everybody sees it.
type Dial uint8

// The states.
const (
	NoDial Dial = iota
	OpenDial
	LockedDial
)

// Lock is a target lock's box.
type Lock struct {
	Letter   byte
	Target   bool // red, on the target; else blue, at the locker
	Proposed bool // dashed
}

// Ship is a base with its ship.
type Ship struct {
	Pose
	Side        float64 // mm; 0 is 40
	Seat        int
	Front, Rear physics.Arc
	Art         *Art
	Tones       *Tones
	Scale       float64 // of the art; 0 is 1
	Skill       int
	Name, Short string
	Dial        Dial
	Locks       []Lock
	Tokens      []*Art // small icons above the base
	Cloaked     bool
	Selected    bool
	Hover       bool
	Muted       bool    // at 60 %
	Moving      bool    // drawn over the others, never kept as an image
	Tilt        float64 // degrees: destroyed, may still fire
	Gone        float64 // 0..1: vanishes
	Flash       float64 // 0..1: hit
}

// Ghost is a ship where it is not yet.
type Ghost struct {
	Pose
	Side    float64
	Seat    int
	Front   physics.Arc
	Art     *Art
	Tones   *Tones
	Scale   float64
	Refused bool
	Accent  bool // a legal spot to snap to: accent, no ship
	Faint   bool // one of many
	Shown   bool // of what is proposed and looked at: its outline is whole and accent
	Dotted  bool // of what is proposed and not looked at
	Number  int  // of what is proposed; 0 none
	Planned bool // its dial is locked: fainter, with a lock
}

// Frame is four brackets around a candidate.
type Frame struct {
	Pose
	Side   float64
	Danger bool
}

// Sprite is a drawing anywhere on the table.
type Sprite struct {
	Pose
	Art   *Art
	Tones *Tones
	Size  float64 // mm of the longer side of its sheet
	Alpha float64 // 0 is 1
}

// Tractor is a tractor beam from a ship to what it holds.
type Tractor struct {
	From, To Pt
	Seat     int
	Phase    float64 // 0..1 of the bars' way
}

// Fire is a line of fire, or with Lock a line to a possible target.
type Fire struct {
	From, To Pt
	Seat     int
	Pill     string
	Lock     bool // accent, thin
	Refused  bool // dotted
	Feared   bool // dashed: a shot that may come
}

// Ruler is a measured distance with ticks.
type Ruler struct {
	From, To Pt
	Pill     string
}

// Distance is a dotted line with a number.
type Distance struct {
	From, To Pt
	Text     string
}

// Arrow points from one place to another, and keeps clear of a ship at either end.
type Arrow struct {
	From, To       Pt
	OfShip, ToShip bool
	Chosen         bool
}

// Handle is the knob in front of a base that turns the ship.
type Handle struct {
	Pose
	Side float64 // of the base, mm
}

// Note is free text on the table.
type Note struct {
	At     Pt
	Text   string
	Second string
	Ink    color.NRGBA // zero is Text1
	Style  Style       // zero is StyleBoardLabel
}

// Callout is a framed note with a line to what it is about. Offset is from At to the box's center,
// in pixels.
type Callout struct {
	At     Pt
	Offset Pt
	Lines  []string  // the first is bold
	Shows  [][]Shown // below them, in rows
	Danger bool
	Seat   int
	Seeks  bool // its offset is found, where it hides neither a ship nor another note
}

// EffectKind names an effect.
type EffectKind uint8

// The effects.
const (
	BeamEffect EffectKind = iota
	TorpedoEffect
	ShieldEffect
	HullEffect
	CriticalEffect
	DestroyedEffect
	LayEffect // from the ship that lays a barrier to the end of it
)

// Effect is a motion at phase U, 0..1.
type Effect struct {
	Kind     EffectKind
	From, To Pt // To is where it happens
	Side     float64
	Seat     int
	U        float64
}
