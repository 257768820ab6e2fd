package record

import (
	_ "embed"
	"slices"
	"strconv"

	"attackwing/physics"
)

//go:embed table.schema.json
var schema []byte

// Schema is the JSON Schema of position files.
func Schema() []byte { return slices.Clone(schema) }

// IDs are the words that name the ships, in the order of the referee: player 1's first.
func (t *Table) IDs() []string {
	var out []string
	for player := 1; player <= 2; player++ {
		for i := range t.Ships {
			if t.Ships[i].Player == player {
				out = append(out, t.Ships[i].ID)
			}
		}
	}
	return out
}

// ParsePose reads a place as people write it: two lengths and a heading.
func ParsePose(x, y, facing string) (p physics.Pose, err error) {
	lay := func(s string) any {
		if n, err := strconv.ParseFloat(s, 64); err == nil {
			return n
		}
		return s
	}
	if p.X, err = length(lay(x)); err != nil {
		return p, err
	}
	if p.Y, err = length(lay(y)); err != nil {
		return p, err
	}
	p.Heading, err = heading(facing)
	return p, err
}
