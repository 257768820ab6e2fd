package card

import (
	"slices"

	"attackwing/physics"
)

// bearingsOf tells which bearings a shape stands for, in the order of the shapes.
var bearingsOf = [...][]physics.Bearing{
	{physics.Straight}, {physics.BankLeft, physics.BankRight}, {physics.TurnLeft, physics.TurnRight},
	{physics.Reverse}, {physics.ComeAbout},
}

// ShapeOf is a maneuver's shape without its side, none where no text speaks of it.
//
// Ruling: a reverse is a maneuver of its own and no straight, though it is flown along a straight
// template: the dial has another arrow for it. No text that speaks of straights means it (Gorn
// Pilot, Impulse Thrusters, Ion Thrusters, Transwarp Drive, Loskene). The number on the dial is its
// speed as it is for all others, so a text that speaks of speeds alone means it too (Chakotay,
// Emergency Power, a Warp Core Breach that was contained).
func ShapeOf(b physics.Bearing) Shapes {
	for i := range shapeWords {
		if slices.Contains(bearingsOf[i], b) {
			return 1 << i
		}
	}
	return 0
}

// readMoves reads what maneuvers may be made: "straight 1 or bank 1", "from the dial green", "one
// speed faster", "turn of the same speed and side", "stay in place"; then "counting as red" or
// "keeping its color".
func readMoves(words []string, f *Said) (taken int) {
	m := new(Moves)
	i, n, g := longest(movePhrases, words)
	if i >= 0 {
		movePhrases[i].tell(m, &g)
		taken = n
	} else if taken = readManeuvers(words, m); taken == 0 {
		return 0
	}
	f.Moves = m
	return taken + several(m, moveEndings, words[taken:])
}

// Shapes that are on no dial of a fleet: card text alone gives them.
//
// Ruling: no source tells the template of a roll, nor how an impulse roll differs from it or what the Evasive
// Action template looks like, only that it goes to the right or the left. All three go sideways as the flank
// of the station does, the heading unchanged.
var (
	rareWords    = []string{"roll", "full about"}
	rareBearings = [...][]physics.Bearing{
		{physics.FlankLeft, physics.FlankRight}, {physics.FullAboutLeft, physics.FullAboutRight},
	}
	listedWords    = slices.Concat(shapeWords, rareWords)
	listedBearings = slices.Concat(bearingsOf[:], rareBearings[:])
)

func readManeuvers(words []string, m *Moves) (taken int) {
	return joined(words, func(rest []string) int {
		i, n := OneName(rest, listedWords)
		speed, ok := number(first(rest[n:]))
		if i < 0 || !ok || speed < 1 || speed > 6 {
			return 0
		}
		for _, b := range listedBearings[i] {
			m.List = append(m.List, physics.Maneuver{Bearing: b, Speed: speed})
		}
		return n + 1
	})
}

var movePhrases = []phrase[Moves]{
	{pattern: "any of the dial", sets: func(m *Moves) { m.OnDial = true }},
	{pattern: "one speed faster", sets: func(m *Moves) { m.Faster = 1 }},
	{pattern: "two speeds faster", sets: func(m *Moves) { m.Faster = 2 }},
	{pattern: "three speeds faster", sets: func(m *Moves) { m.Faster = 3 }},
	{pattern: "two speeds slower", sets: func(m *Moves) { m.Faster = -2 }},
	{pattern: "one speed slower", sets: func(m *Moves) { m.Faster = -1 }},
	{
		pattern: "<shapes> of the same speed and side",
		fill:    func(m *Moves, f *Said) { m.SameSide, m.Shapes = true, f.Shapes },
	},
	{pattern: "stay in place", sets: func(m *Moves) { m.Stay = true }},
}

var moveEndings = []phrase[Moves]{
	{pattern: "<colors>", fill: func(m *Moves, f *Said) { m.Colors = f.Colors }},
	{pattern: "<shapes>", fill: func(m *Moves, f *Said) { m.Shapes = f.Shapes }},
	{pattern: "speed <n-m>", fill: func(m *Moves, f *Said) { m.Min, m.Max = f.N, f.M }},
	{pattern: "counting as <color>", fill: func(m *Moves, f *Said) { m.CountsAs, m.SetsColor = f.Color, true }},
	{pattern: "of the same speed", sets: func(m *Moves) { m.SameSpeed = true }},
	{pattern: "on the dial", sets: func(m *Moves) { m.Printed = true }},
	{pattern: "keeping its color", sets: func(m *Moves) { m.KeepColor = true }},
}
