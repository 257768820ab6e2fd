package record

import (
	"strconv"

	"attackwing/game"
	"attackwing/game/textfile"
)

// length and heading read what stands in a file for one.
var length, heading = textfile.Length, textfile.Heading

// lengthOf writes a length: inches where two decimals are exact, else millimetres, which always are.
func lengthOf(um int32) any {
	if um%254 == 0 {
		return float64(um/254) / 100
	}
	return strconv.FormatFloat(float64(um)/1000, 'f', -1, 64) + "mm"
}

func point(path string, v []any) (x, y int32, err error) {
	if len(v) != 2 {
		return 0, 0, wrong(path, "want two lengths, from the west and from the north edge")
	}
	if x, err = length(v[0]); err != nil {
		return 0, 0, wrong(path+"[0]", "%v", err)
	}
	if y, err = length(v[1]); err != nil {
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
