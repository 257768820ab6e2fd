package scene

import "image/color"

// EndMark marks the fate of a ship at the end of a maneuver.
type EndMark uint8

// The marks, the worst last.
const (
	EndFine    EndMark = iota
	EndBump            // it would touch a ship
	EndLater           // something that destroys is laid there at the end of the round
	EndDeadNow         // destroyed on the way or there
)

// End is the end of one of many possible maneuvers.
type End struct {
	Pose
	Side       float64
	Way        []Pt // the middle of its template
	Difficulty Difficulty
	Mark       EndMark
	Closed     bool // the dial may not be set to it
	Targets    int  // ships that could be shot at from there
	Seat       int  // of an enemy's ship; 0: in the color of the difficulty
}

// EndSide is the side of an end's square, as a part of the base's, so that neighbours can be told
// apart.
const EndSide = 0.78

var inkDanger, inkLater, inkBump = Ink(Danger, BaseFill), Ink(DangerText, BaseFill), Ink(Text2, BaseFill)

func (d *Builder) ends() {
	for i := range d.b.Ends {
		e := &d.b.Ends[i]
		c := Difficulties[min(e.Difficulty, Hard)]
		if d.b.Clear {
			c = ClearDifficulties[min(e.Difficulty, Hard)]
		}
		if e.Seat > 0 {
			c = Seats[e.Seat].Main
		}
		alpha := 1.0
		if e.Closed {
			alpha = 0.4
		}
		d.on(LayerGhosts, Fresh)
		if len(e.Way) > 1 {
			d.begin().Polyline(e.Way...)
			d.stroke(Fade(c, 0.3*alpha), 1.2, 0, 0)
		}
		half := e.Side / 2 * EndSide
		d.begin().Square(e.Pt, half, e.Heading)
		p := d.s.End()
		body := c
		if e.Mark >= EndLater {
			body = Danger
		}
		d.s.Add(Shape{Kind: Fill, Layer: d.layer, Bake: d.bake, Color: Fade(BaseFill, 0.72*alpha), Path: p})
		d.s.Add(Shape{Kind: Fill, Layer: d.layer, Bake: d.bake, Color: Fade(body, 0.2*alpha), Path: p})
		if e.Closed {
			d.strokePath(p, Fade(c, alpha), 1.3, 3, 3)
		} else {
			d.strokePath(p, c, 1.4, 0, 0)
		}
		d.nose(e.Pose, half*2, Fade(c, alpha))
	}
	for i := range d.b.Ends { // marks above every square
		d.endMark(&d.b.Ends[i])
	}
}

func (d *Builder) endMark(e *End) {
	d.on(LayerTokens, Fresh)
	alpha := 1.0
	if e.Closed {
		alpha = 0.4
	}
	c := Difficulties[min(e.Difficulty, Hard)]
	if d.b.Clear {
		c = ClearDifficulties[min(e.Difficulty, Hard)]
	}
	switch e.Mark {
	case EndDeadNow:
		d.icon(e.Pt, Pt{}, Icon("danger-now"), 13, inkDanger)
	case EndLater:
		d.icon(e.Pt, Pt{}, Icon("danger-end"), 13, inkLater)
	case EndBump:
		d.icon(e.Pt, Pt{}, Icon("swap"), 12, inkBump)
	default:
		if e.Seat == 0 {
			d.difficulty(e.Pt, Pt{}, e.Difficulty, Fade(c, alpha))
		}
	}
	if e.Targets > 0 {
		o := Pt{e.half(d) + 3, -e.half(d) - 3}
		d.begin().Circle(o, 7)
		d.fillAt(e.Pt, Panel)
		d.begin().Circle(o, 7)
		d.strokeAt(e.Pt, d.s.End(), Text1, 1.1, 0, 0)
		d.text(e.Pt, o, SansBold, 10.5, Text1, digit(e.Targets), false)
	}
}

// half is half of the end's square on the screen, unscaled pixels.
func (e *End) half(d *Builder) float64 {
	return e.Side / 2 * EndSide * d.cam.PxPerMM() / d.cam.Unit() * 0.8
}

// difficulty is the mark of a difficulty, so that color is not alone; offset in pixels from a table
// point.
func (d *brush) difficulty(at, o Pt, k Difficulty, c color.NRGBA) {
	p := d.begin()
	switch k {
	case Easy:
		p.Circle(o, 3.6)
	case Hard:
		p.Polygon(o.Add(Pt{0, -4}), o.Add(Pt{4, 3.4}), o.Add(Pt{-4, 3.4}))
	default:
		p.RoundRect(o.X-3.3, o.Y-3.3, o.X+3.3, o.Y+3.3, 1)
		d.strokeAt(at, d.s.End(), c, 1.4, 0, 0)
		return
	}
	d.fillAt(at, c)
}
