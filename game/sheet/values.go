package sheet

import (
	"encoding/json"
	"errors"

	"attackwing/game"
	"attackwing/game/textfile"
	"attackwing/physics"
)

// written is a value as it stands in the file; the stamp of a sheet is made of that.
type written struct{ value any }

// UnmarshalYAML takes what is written as it is.
func (w *written) UnmarshalYAML(decode func(any) error) error { return decode(&w.value) }

// MarshalJSON returns what is written.
func (w written) MarshalJSON() ([]byte, error) { return json.Marshal(w.value) }

// length is a length; um is it, µm, once it is settled.
type length struct {
	written
	um int32
}

// Settle works out the length.
func (l *length) Settle() (err error) {
	l.um, err = textfile.Length(l.value)
	return err
}

// of is the length, 0 where none is written.
func (l *length) of() int32 {
	if l == nil {
		return 0
	}
	return l.um
}

// heading is a heading; millidegrees.
type heading struct {
	written
	facing int32
}

// Settle works out the heading.
func (h *heading) Settle() (err error) {
	h.facing, err = textfile.Heading(h.value)
	return err
}

// of is the heading, north where none is written.
func (h *heading) of() int32 {
	if h == nil {
		return 0
	}
	return h.facing
}

// place is a point on the table: from the west edge, from the north edge. A place that is not
// written is nil.
type place []length

// Settle refuses what is not a point.
func (p *place) Settle() error {
	if len(*p) == 2 {
		return nil
	}
	*p = make(place, 2)
	return errors.New("want two lengths: from the west edge and from the north edge")
}

func (p place) x() int32 { return p[0].um }
func (p place) y() int32 { return p[1].um }

func (p place) pose() physics.Pose { return physics.Pose{X: p.x(), Y: p.y()} }

// half is the place with the table turned half around its middle.
func half(x, y int32) (int32, int32) { return physics.AreaSide - x, physics.AreaSide - y }

// area is the rectangle between two corners.
func area(corners []place) game.Area {
	return game.Area{X0: corners[0].x(), Y0: corners[0].y(), X1: corners[1].x(), Y1: corners[1].y()}
}

// extent is the least extent of an area in either direction, below 0 where its corners are the
// wrong way round.
func extent(a game.Area) int32 { return min(a.X1-a.X0, a.Y1-a.Y0) }
