package scene_test

import (
	"fmt"
	"image/color"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// Whose something is stands in its shape too: with patterns on and both seats in one color, what
// belongs to player 1 is drawn otherwise than what belongs to player 2.
func TestSeatsAreToldApartWithoutColor(t *testing.T) {
	was := scene.Seats
	defer func() { scene.Seats = was }()
	scene.Seats[2] = scene.Seats[1]
	at := scene.Inches(18, 18, 20)
	for name, of := range map[string]func(b *scene.Board, seat int){
		"a ship": func(b *scene.Board, seat int) { b.Ships = []scene.Ship{{Pose: at, Side: 40, Seat: seat}} },
		"a captain's badge": func(b *scene.Board, seat int) {
			b.Hatched = false
			b.Ships = []scene.Ship{{Pose: at, Side: 40, Seat: seat, Skill: 6}}
		},
		"a starting area": func(b *scene.Board, seat int) {
			b.Zones = []scene.Zone{{Rect: scene.InchRect(3, 3, 20, 9), Seat: seat}}
		},
		"a station":                 func(b *scene.Board, seat int) { b.Stations = []scene.Station{station(at, seat)} },
		"a place that is foreseen":  func(b *scene.Board, seat int) { b.Ghosts = []scene.Ghost{{Pose: at, Side: 40, Seat: seat}} },
		"a token that somebody has": func(b *scene.Board, seat int) { b.Objectives = []scene.Objective{disc(at, seat)} },
	} {
		one, again := drawn(of, 1), drawn(of, 1)
		expect.Need(t, one, again, "%s is drawn otherwise each time: this proves nothing", name)
		expect.True(t, one != drawn(of, 2), "%s: nothing but the color says whose it is", name)
	}
}

func station(at scene.Pose, seat int) scene.Station {
	return scene.Station{At: at.Pt, Radius: 60, Seat: seat, Skill: 4, Pylons: []scene.Pose{at}, PylonOut: true}
}

func disc(at scene.Pose, seat int) scene.Objective {
	art, tones := scene.ShipArt("galor", "car", "")
	return scene.Objective{At: at.Pt, Art: art, Tones: tones, Seat: seat}
}

// How hard a maneuver is stands in its template and at its end too.
func TestDifficultiesAreToldApartWithoutColor(t *testing.T) {
	was := scene.Difficulties
	defer func() { scene.Difficulties = was }()
	scene.Difficulties = [...]color.NRGBA{was[0], was[0], was[0]}
	at := scene.Inches(18, 18, 0)
	way := []scene.Pt{at.Pt, at.Add(scene.Pt{Y: -100})}
	for name, of := range map[string]func(b *scene.Board, k int){
		"a template": func(b *scene.Board, k int) {
			b.Templates = []scene.Template{{Outline: []scene.Pt{{X: 440, Y: 457}, {X: 470, Y: 457}, {X: 470, Y: 300}, {X: 440, Y: 300}}, Center: way, Difficulty: scene.Difficulty(k)}}
		},
		"an end": func(b *scene.Board, k int) {
			b.Ends = []scene.End{{Pose: at, Side: 40, Way: way, Difficulty: scene.Difficulty(k)}}
		},
	} {
		seen := map[string]scene.Difficulty{}
		for k := scene.Easy; k <= scene.Hard; k++ {
			is := drawn(of, int(k))
			other, ok := seen[is]
			expect.True(t, !ok, "%s of difficulty %d is drawn as one of %d", name, k, other)
			seen[is] = k
		}
	}
}

// drawn is all that is drawn of a board with patterns.
func drawn(of func(*scene.Board, int), k int) string {
	b := &scene.Board{Plain: true, Hatched: true}
	of(b, k)
	out := ""
	for _, s := range scene.Build(b, scene.Fit(0, 0, 720, 720)).Shapes {
		s.Gradient = nil // of the sky
		out += fmt.Sprintf("%+v\n", s)
	}
	return out
}
