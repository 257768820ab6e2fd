package scene_test

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// A ship of the map on a base alone is drawn as large as a ship on such a base, with its skill at
// the corner and its name beside it.
func TestAShipOfTheMapOnABaseAlone(t *testing.T) {
	pose := scene.Inches(18, 18, 90)
	art, tones := scene.ShipArt("ship-small-craft", "civ", "")
	sizeOf := func(b *scene.Board) float64 {
		for _, sh := range scene.Build(b, scene.Fit(0, 0, 720, 720)).Shapes {
			if sh.Kind == scene.Picture && sh.Art == art {
				return sh.Size
			}
		}
		t.Fatal("it is not drawn")
		return 0
	}
	ship := &scene.Board{Ships: []scene.Ship{{Pose: pose, Side: 40, Seat: 1, Art: art, Tones: tones, Skill: 4, Name: "Boreas"}}}
	own := &scene.Board{Stations: []scene.Station{{At: pose.Pt, Heading: 90, Radius: 20, Base: 40, Pylons: []scene.Pose{pose}, Seat: 1, Art: art, Tones: tones, Skill: 4, Name: "Boreas"}}}
	if got, want := sizeOf(own), sizeOf(ship); got != want {
		t.Errorf("it is drawn %.1f mm large, want %.1f", got, want)
	}
	for _, text := range []string{"4", "Boreas"} {
		got, there := written(t, own, text)
		want, _ := written(t, ship, text)
		expect.True(t, there && got == want, "%q stands at %v, of a ship at %v", text, got, want)
	}
}

// What is written about the ships of the map, the tokens and the areas lies on nothing else that is
// written, nor on a token.
func TestLabelsOfTheMapKeepApart(t *testing.T) {
	for _, alone := range []float64{0, 40} {
		b := &scene.Board{Zones: []scene.Zone{{Rect: scene.InchRect(4, 14, 8, 22), Seat: 1, Dimensions: true}},
			Patches:    []scene.Patch{{Corners: []scene.Pt{scene.Inches(20, 13, 0).Pt, scene.Inches(24, 13, 0).Pt, scene.Inches(24, 16, 0).Pt, scene.Inches(20, 16, 0).Pt}, Name: "the long dock"}},
			Objectives: []scene.Objective{{At: scene.Inches(17, 20, 0).Pt, Name: "field of mines"}}}
		for i, name := range []string{"SS Boreas, Player 1", "SS Zephyr, Player 1", "SS Notos, Player 1", "SS Euros, Player 1"} {
			pose := scene.Inches(11+3.2*float64(i), 15, 90)
			b.Stations = append(b.Stations, scene.Station{At: pose.Pt, Radius: 10, Base: alone, Seat: 1, Pylons: []scene.Pose{pose}, Name: name})
		}
		cam := scene.Fit(0, 0, 720, 720)
		type box struct {
			text           string
			x0, y0, x1, y1 float64
		}
		var boxes []box
		for _, sh := range scene.Build(b, cam).Shapes {
			if sh.Kind == scene.Text && sh.Layer == scene.LayerLabels {
				at := cam.ToScreen(sh.At).Add(offsetOf(sh))
				w := scene.MeasureText(sh.Face, sh.Size, sh.Track, sh.Text) / 2
				boxes = append(boxes, box{sh.Text, at.X - w, at.Y - 5, at.X + w, at.Y + 5})
			}
		}
		expect.True(t, len(boxes) >= 8, "only %d texts are written: %v", len(boxes), boxes)
		for i, a := range boxes {
			for _, c := range boxes[:i] {
				if math.Min(a.x1, c.x1) > math.Max(a.x0, c.x0) && math.Min(a.y1, c.y1) > math.Max(a.y0, c.y0) {
					t.Errorf("base %v: %q lies on %q", alone, a.text, c.text)
				}
			}
		}
	}
}
