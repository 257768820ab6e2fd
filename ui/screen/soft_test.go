package screen

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// A near picture fades where the camera sees beyond its edge, as far as that lies inside and no
// farther than the band, and nowhere else; turned by a quarter it is the edge that is seen there
// that fades.
func TestThePictureFadesWhereItEnds(t *testing.T) {
	cam := scene.Camera{X: 100, Y: 50, W: 400, H: 300}
	at := func(k, dx, dy float64) affine { return affine{k, 0, 100 + dx, 0, k, 50 + dy} }
	for name, c := range map[string]struct {
		by   affine
		want edges
	}{
		"still":          {at(1, 0, 0), edges{}},
		"nearer":         {at(2, -200, -150), edges{}},
		"a little aside": {at(1, 10, 0), edges{10, 0, 0, 0}},
		"aside and down": {at(1, -200, 30), edges{0, 30, softBand, 0}},
		"half as large":  {at(0.5, 100, 75), edges{2 * softBand, 2 * softBand, 2 * softBand, 2 * softBand}},
		// 300 wide then: its lower edge is at the left
		"turned by a quarter": {affine{0, -1, 100 + 400, 1, 0, 50}, edges{0, 0, 0, softBand}},
	} {
		got := softly(400, 300, c.by, cam)
		for i := range got {
			if math.Abs(got[i]-c.want[i]) > 1e-9 {
				t.Errorf("%s: fades %v from its edges, not %v", name, got, c.want)
				break
			}
		}
	}
}

// What does not fade is seen whole up to its edge; what fades is gone at its edge and whole where
// the band ends.
func TestTheMeshOfAFadingPicture(t *testing.T) {
	m := edges{20, 0, 0, 30}.mesh(400, 300)
	for _, c := range m {
		want := float32(1)
		if c.x == 0 || c.y == 300 {
			want = 0
		}
		expect.True(t, c.alpha == want, "at %g,%g %g of it is seen, not %g", c.x, c.y, c.alpha, want)
	}
	expect.True(t, m[5].x == 20 && m[10].y == 270 && m[15].x == 400, "%v", m)
}
