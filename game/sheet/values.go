package sheet

import (
	"encoding/json"
	"errors"

	"attackwing/game"
	"attackwing/game/textfile"
	"attackwing/physics"
)

// length is a length as it is written; um is it, µm, once it is settled.
type length struct {
	written any
	um      int32
}

// UnmarshalYAML takes what is written as it is.
func (l *length) UnmarshalYAML(decode func(any) error) error { return decode(&l.written) }

// Settle works out the length.
func (l *length) Settle() (err error) {
	if l.written != nil {
		l.um, err = textfile.Length(l.written)
	}
	return err
}

// MarshalJSON returns the length as written, for the stamp of a sheet.
func (l length) MarshalJSON() ([]byte, error) { return json.Marshal(l.written) }

// heading is a heading as it is written; millidegrees.
type heading struct {
	written any
	facing  int32
}

// UnmarshalYAML takes what is written as it is.
func (h *heading) UnmarshalYAML(decode func(any) error) error { return decode(&h.written) }

// Settle works out the heading.
func (h *heading) Settle() (err error) {
	h.facing, err = textfile.Heading(h.written)
	return err
}

// MarshalJSON returns the heading as written, for the stamp of a sheet.
func (h heading) MarshalJSON() ([]byte, error) { return json.Marshal(h.written) }

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
	return errors.New("want two lengths, from the west and from the north edge")
}

func (p place) x() int32 { return p[0].um }
func (p place) y() int32 { return p[1].um }

// half is the place with the table turned half around its middle.
func half(x, y int32) (int32, int32) { return physics.AreaSide - x, physics.AreaSide - y }

// area is the rectangle between two corners.
func area(corners []place) game.Area {
	return game.Area{X0: corners[0].x(), Y0: corners[0].y(), X1: corners[1].x(), Y1: corners[1].y()}
}
