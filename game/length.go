package game

import (
	"fmt"
	"math"
	"strconv"

	"attackwing/physics"
)

// Digits returns the number of decimals that a distance in µm needs, told in a unit of so many µm,
// so that the number stands on the same side of every limit of Range as the distance does: at least
// so many, at most 5, which tell a µm. A distance that counts as the limit itself (physics.Slack)
// is told as the limit.
func Digits(um, unit float64, least int) int {
	side := func(v, limit float64) int {
		switch d := v - limit; {
		case d > physics.Slack:
			return 1
		case d < -physics.Slack:
			return -1
		}
		return 0
	}
	n := least
	for ; n < 5; n++ {
		told, _ := strconv.ParseFloat(strconv.FormatFloat(um/unit, 'f', n, 64), 64)
		told *= unit
		clear := true
		for band := 1.0; band <= 3; band++ {
			limit := band * 4 * physics.Inch
			clear = clear && (side(told, limit) == side(um, limit) || math.Abs(um-limit) > unit)
		}
		if clear {
			break
		}
	}
	return n
}

// micrometres is a distance in whole µm, in the same band of Range as the distance itself.
func (u *Setup) micrometres(dist float64) int32 {
	um := int32(dist)
	if u.Band(float64(um)) != u.Band(dist) {
		um++ // beyond a limit by less than one
	}
	return um
}

// away is a distance in inches with the digits that decide: 4.0" is Range 1, 4.0002" is not.
func away(um int32) string {
	return fmt.Sprintf("%.*f\"", Digits(float64(um), physics.Inch, 1), float64(um)/physics.Inch)
}

// beyond is by how much something is outside, in inches with two decimals, and with as many more as
// it takes to be more than nothing: a µm too far is too far.
func beyond(um int32) string {
	n := 2
	for n < 5 && math.Round(float64(um)/physics.Inch*math.Pow10(n)) == 0 {
		n++
	}
	return fmt.Sprintf("%.*f\"", n, float64(um)/physics.Inch)
}
