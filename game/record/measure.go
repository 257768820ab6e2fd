package record

import (
	"reflect"
	"strconv"

	"attackwing/game"
	"attackwing/game/textfile"
	"attackwing/physics"
)

// lengthOf writes a length: inches where two decimals are exact, else millimetres, which always
// are.
func lengthOf(um int32) any {
	if um%254 == 0 {
		return float64(um/254) / 100
	}
	return strconv.FormatFloat(float64(um)/1000, 'f', -1, 64) + "mm"
}

func point(path string, v []any) (x, y int32, err error) {
	if len(v) != 2 {
		return 0, 0, wrong(path, "want two lengths: from the west edge and from the north edge")
	}
	if x, err = textfile.Length(v[0]); err != nil {
		return 0, 0, wrong(path+"[0]", "%v", err)
	}
	if y, err = textfile.Length(v[1]); err != nil {
		return 0, 0, wrong(path+"[1]", "%v", err)
	}
	return x, y, nil
}

func headingOf(h int32) any {
	if h%45000 == 0 {
		return game.Compass(h)
	}
	return float64(h) / 1000
}

// readLength reads a distance.
func readLength(x *field) error {
	um, err := textfile.Length(x.v.Interface())
	if err != nil || um < 0 {
		return x.wrong("%v is not a distance", x.v.Interface())
	}
	set(x.of, int(um))
	return nil
}

func sayLength(x *field) { x.v.Set(reflect.ValueOf(lengthOf(int32(x.number())))) }

// readPoint reads where a ship lies: one of a fleet that is on the table has to be told.
func readPoint(x *field) (err error) {
	if x.v.IsNil() && (x.u.OnMap(x.id) != nil || x.in.v.FieldByName("Destroyed").Bool()) {
		return nil
	}
	at := to[physics.Pose](x.of)
	at.X, at.Y, err = point(x.at, x.v.Interface().([]any))
	return err
}

func sayPoint(x *field) {
	if at := x.of.Interface().(physics.Pose); !x.of.Equal(x.usual) {
		x.v.Set(reflect.ValueOf([]any{lengthOf(at.X), lengthOf(at.Y)}))
	}
}

// facing is the heading that a field tells: of a place, or of a token.
func (x *field) facing() reflect.Value {
	if x.of.Kind() == reflect.Struct {
		return x.of.FieldByName("Heading")
	}
	return x.of
}

func readFacing(x *field) error {
	if x.v.IsNil() {
		return nil
	}
	h, err := textfile.Heading(x.v.Interface())
	if err != nil {
		return x.wrong("%v", err)
	}
	set(x.facing(), int(h))
	return nil
}

func sayFacing(x *field) {
	if !x.of.Equal(x.usual) {
		x.v.Set(reflect.ValueOf(headingOf(int32(numberOf(x.facing())))))
	}
}

// ParsePose reads a place as people write it: two lengths and a heading.
func ParsePose(x, y, facing string) (p physics.Pose, err error) {
	lay := func(s string) any {
		if n, err := strconv.ParseFloat(s, 64); err == nil {
			return n
		}
		return s
	}
	if p.X, err = textfile.Length(lay(x)); err != nil {
		return p, err
	}
	if p.Y, err = textfile.Length(lay(y)); err != nil {
		return p, err
	}
	p.Heading, err = textfile.Heading(facing)
	return p, err
}
