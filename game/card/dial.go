package card

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/physics"
)

// dialCodes tells which bearings a code of the data files stands for.
var dialCodes = map[string][]physics.Bearing{
	"ca": {physics.ComeAbout}, "sp": {physics.SpinLeft, physics.SpinRight}, "s": {physics.Straight},
	"b": {physics.BankLeft, physics.BankRight}, "t": {physics.TurnLeft, physics.TurnRight}, "r": {physics.Reverse},
	"f": {physics.FlankLeft, physics.FlankRight}, "ro": {physics.RotateLeft, physics.RotateRight},
}

// parseMoves reads one code, such as b2, into the moves it stands for.
func parseMoves(code string, c Color) (out []Move, err error) {
	if code == "stop" {
		return []Move{{physics.Maneuver{Bearing: physics.Stop}, c}}, nil
	}
	letters := strings.TrimRight(code, "0123456789")
	n, err := strconv.Atoi(code[len(letters):])
	if dialCodes[letters] == nil || err != nil || n < 1 || n > 6 {
		return nil, fmt.Errorf("%q is not a maneuver: want s, b, t, ca, r, sp, f or ro and a speed from 1 to 6", code)
	}
	for _, b := range dialCodes[letters] {
		out = append(out, Move{physics.Maneuver{Bearing: b, Speed: int8(n)}, c})
	}
	return out, nil
}

// column is the place of a bearing within its row of the dial, from the left.
func column(b physics.Bearing) int {
	return slices.Index([]physics.Bearing{
		physics.RotateLeft, physics.FlankLeft,
		physics.TurnLeft, physics.SpinLeft, physics.BankLeft, physics.Straight, physics.Reverse, physics.Stop,
		physics.BankRight, physics.SpinRight, physics.TurnRight, physics.ComeAbout,
		physics.FlankRight, physics.RotateRight,
	}, b)
}

// row is the signed speed: reverses come after everything that moves forward.
func row(m Move) int {
	switch m.Bearing {
	case physics.Reverse:
		return -int(m.Speed)
	case physics.RotateLeft, physics.RotateRight: // their number is how far they turn, not how far they go
		return 0
	default:
		return int(m.Speed)
	}
}

// makeDial sorts the moves of the three colors fast to slow, left to right (rules 5.1).
func makeDial(green, white, red []string) ([]Move, error) {
	var out []Move
	for color, codes := range [...][]string{Green: green, White: white, Red: red} {
		for _, code := range codes {
			ms, err := parseMoves(code, Color(color))
			if err != nil {
				return nil, err
			}
			out = append(out, ms...)
		}
	}
	slices.SortStableFunc(out, func(a, b Move) int {
		return cmp.Or(cmp.Compare(row(b), row(a)), cmp.Compare(column(a.Bearing), column(b.Bearing)))
	})
	for i := 1; i < len(out); i++ {
		if out[i].Maneuver == out[i-1].Maneuver {
			return nil, fmt.Errorf("a maneuver of speed %d is given twice", out[i].Speed)
		}
	}
	if len(out) == 0 {
		return nil, errors.New("the dial is empty")
	}
	return out, nil
}
