package textfile

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"attackwing/physics"
)

// Length reads a length, µm: a number is inches, a text has a unit: "230mm", "9in".
func Length(v any) (int32, error) {
	um := 0.0
	switch x := v.(type) {
	case string:
		s := strings.TrimSpace(x)
		unit := float64(physics.Inch)
		for _, u := range []struct {
			end string
			um  float64
		}{{"mm", 1000}, {"cm", 10000}, {"in", physics.Inch}, {"\"", physics.Inch}} {
			if rest, ok := strings.CutSuffix(s, u.end); ok {
				s, unit = strings.TrimSpace(rest), u.um
				break
			}
		}
		n, err := strconv.ParseFloat(s, 64)
		if err != nil {
			return 0, fmt.Errorf("%q is not a length: want inches as a number, or text as 230mm", x)
		}
		um = n * unit
	default:
		n, ok := Number(v)
		if !ok {
			return 0, fmt.Errorf("%v is not a length: want inches as a number, or text as 230mm", v)
		}
		um = n * physics.Inch
	}
	if math.IsNaN(um) || um < -physics.AreaSide || um > 2*physics.AreaSide {
		return 0, fmt.Errorf("%v is too far from the table, which is 36 in wide", v)
	}
	return int32(math.Round(um)), nil
}

// Number is a number as a decoder hands it over.
func Number(v any) (float64, bool) {
	switch x := v.(type) {
	case float64:
		return x, true
	case uint64:
		return float64(x), true
	case int64:
		return float64(x), true
	case int:
		return float64(x), true
	}
	return 0, false
}

var winds = map[string]int32{
	"N":  0,
	"NE": 45000,
	"E":  90000,
	"SE": 135000,
	"S":  180000,
	"SW": 225000,
	"W":  270000,
	"NW": 315000,
}

// Heading reads a heading, millidegrees: a wind or degrees clockwise from north.
func Heading(v any) (int32, error) {
	n, ok := Number(v)
	if s, text := v.(string); text {
		s = strings.TrimSpace(s)
		if h, ok := winds[strings.ToUpper(s)]; ok {
			return h, nil
		}
		var err error
		n, err = strconv.ParseFloat(strings.TrimSuffix(s, "°"), 64)
		ok = err == nil
	}
	if !ok || !(n >= -360 && n <= 360) {
		return 0, fmt.Errorf("%v is not a heading: want N, NE, E, SE, S, SW, W, NW or degrees from 0 to 360", v)
	}
	h := int32(math.Round(n*1000)) % 360000
	if h < 0 {
		h += 360000
	}
	return h, nil
}
