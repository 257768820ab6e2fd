package dial

import (
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// Grid is a dial in rows and columns, as tables of dials show it.
type Grid struct {
	Rows, Cols []int
	At         map[[2]int]int // row, column: move of the dial
}

// Of lays a dial out, fast moves first.
func Of(moves []card.Move) Grid {
	g := Grid{At: map[[2]int]int{}, Cols: []int{0, 1, 2, 3, 4}}
	for i, m := range moves {
		r, c := Row(m.Maneuver), Column(m.Bearing)
		g.At[[2]int{r, c}] = i
		if !slices.Contains(g.Rows, r) {
			g.Rows = append(g.Rows, r)
		}
		if !slices.Contains(g.Cols, c) {
			g.Cols = append(g.Cols, c)
		}
	}
	slices.Sort(g.Rows)
	slices.Reverse(g.Rows)
	slices.Sort(g.Cols)
	return g
}

// Column returns the column of a bearing in the grid.
func Column(b physics.Bearing) int {
	switch b {
	case physics.TurnLeft:
		return 0
	case physics.BankLeft:
		return 1
	case physics.BankRight:
		return 3
	case physics.TurnRight:
		return 4
	case physics.ComeAbout:
		return 5
	case physics.SpinLeft:
		return 6
	case physics.SpinRight:
		return 7
	case physics.FlankLeft, physics.RotateLeft, physics.FullAboutLeft:
		return 8
	case physics.FlankRight, physics.RotateRight, physics.FullAboutRight:
		return 9
	case physics.Straight, physics.Reverse, physics.Stop:
	}
	return 2
}

// Row returns the speed, below 0 for going backwards.
func Row(m physics.Maneuver) int {
	switch m.Bearing {
	case physics.Reverse:
		return -int(m.Speed)
	case physics.Stop:
		return 0
	default:
		return int(m.Speed)
	}
}

// Art returns the name of a bearing's drawing.
func Art(b physics.Bearing) string { return arts[b] }

// arts are the names by bearing, made once: a dial asks for them in every frame.
var arts = func() (names [physics.Last + 1]string) {
	for b := range names {
		names[b] = "maneuver-" + strings.TrimPrefix(strings.ReplaceAll(physics.Bearing(b).String(), " ", "-"), "full-")
	}
	names[physics.FullAboutLeft], names[physics.FullAboutRight] = names[physics.ComeAbout], names[physics.ComeAbout]
	return names
}()

// Step returns the move nearest to one in a direction of the grid, -1 if there is none; what lies
// aside counts as three times as far.
func (g *Grid) Step(moves []card.Move, from, right, down int) int {
	if from < 0 || from >= len(moves) {
		from = 0
	}
	m := moves[from].Maneuver
	row, col := slices.Index(g.Rows, Row(m)), slices.Index(g.Cols, Column(m.Bearing))
	best, least := -1, 1<<20
	for at, move := range g.At {
		r, c := slices.Index(g.Rows, at[0])-row, slices.Index(g.Cols, at[1])-col
		along, aside := c*right+r*down, c*down+r*right
		if along <= 0 {
			continue
		}
		if far := along + max(aside, -aside)*3; far < least || far == least && move < best {
			best, least = move, far
		}
	}
	return best
}
