package boardview

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// A fan lies where it hides nothing that is to stay free: its buttons beside each other, its words
// on none of them nor on the base; there is none where there is no such place.
func TestTheFanLeavesShipsFree(t *testing.T) {
	b, at := kit.Box{X: 0, Y: 0, W: 720, H: 720}, scene.Pt{X: 360, Y: 360}
	own := kit.Box{X: 300, Y: 300, W: 120, H: 120}
	spokes := make([]Spoke, 6)
	for i := range spokes {
		spokes[i].Of = RoundOf{Words: "Battle Stations", Small: i == 5}
	}
	ship := func(degrees, far float64) kit.Box {
		q := at.Add(scene.Heading(degrees).Mul(far))
		return kit.Box{X: q.X - 40, Y: q.Y - 40, W: 80, H: 80}
	}
	for name, keep := range map[string][]kit.Box{"nobody": nil, "right": {ship(90, 180)}, "three": {ship(90, 180), ship(0, 160), ship(200, 220)}} {
		places := fanPlaces(b, own, spokeSize, spokes, keep)
		expect.Must(t, len(places) == len(spokes), "%s: %d places", name, len(places))
		taken := []kit.Box{own}
		for i, p := range places {
			x, y := p.at.Center()
			r := math.Hypot(x-at.X, y-at.Y)
			expect.True(t, r >= spokeNear-1 && r <= spokeFar+1, "%s: a button lies %.0f px away", name, r)
			for _, k := range [...]kit.Box{p.at, labelBox(labelWide(spokes[i].Of.Words), p.at, p.words)} {
				if hitsAny(k, keep) || hitsAny(k, taken) || !inside(k, b) {
					t.Errorf("%s: %v lies on something", name, k)
				}
				taken = append(taken, k)
			}
		}
	}
	var all []kit.Box
	for d := 0.0; d < 360; d += 45 {
		all = append(all, ship(d, 180))
	}
	if places := fanPlaces(b, own, spokeSize, spokes, all); places != nil {
		t.Errorf("there is no room, and a fan: %v", places)
	}
}
