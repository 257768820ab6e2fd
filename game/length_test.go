package game_test

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/physics"

	"pgregory.net/rapid"
)

// The number that is told lies in the band that is told, in every unit: 4.0" is Range 1 and 4.0"
// beyond it never occurs.
func TestLengthsHaveTheDigitsThatDecide(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		um := float64(rapid.SampledFrom([]int{4, 8, 12}).Draw(t, "limit"))*physics.Inch + float64(rapid.IntRange(-3000, 3000).Draw(t, "off"))
		for _, c := range []struct {
			unit  float64
			least int
		}{{physics.Inch, 1}, {physics.Inch, 2}, {1000, 0}, {1000, 1}} {
			n := game.Digits(um, c.unit, c.least)
			words := strconv.FormatFloat(um/c.unit, 'f', n, 64)
			told, err := strconv.ParseFloat(words, 64)
			must(t, err)
			if got, want := physics.Band(told*c.unit), physics.Band(um); got != want {
				t.Fatalf("%.0f µm is Range %d, told as %s it is Range %d", um, want, words, got)
			}
		}
	})
	for _, c := range []struct {
		um    float64
		least int
		want  string
	}{{4 * physics.Inch, 1, "4.0"}, {4*physics.Inch + 2, 1, "4.0"}, {4*physics.Inch + 4, 1, "4.0002"}, {12*physics.Inch + 300, 1, "12.01"}, {12*physics.Inch - 300, 1, "11.99"},
		{6.03 * physics.Inch, 1, "6.0"}, {4.2 * physics.Inch, 1, "4.2"}, {4.003 * physics.Inch, 2, "4.003"}, {3.5 * physics.Inch, 1, "3.5"}} {
		if got := fmt.Sprintf("%.*f", game.Digits(c.um, physics.Inch, c.least), c.um/physics.Inch); got != c.want {
			t.Errorf("%v µm is told as %s, want %s", c.um, got, c.want)
		}
	}
	no := game.No{Code: game.OutOfRange, N: (12*physics.Inch+200)<<4 | 3}
	if w := no.Why(nil); !strings.HasPrefix(w, `12.01" away: it reaches 12.0"`) {
		t.Error(w)
	}
}

// A distance that is out of range by less than a whole micrometre is told by a number that is out
// of range, too.
func TestWhatIsOutOfRangeIsToldByANumberThatIs(t *testing.T) {
	for band := 1; band <= 3; band++ {
		limit := float64(band) * 4 * physics.Inch
		for _, over := range []float64{0.001, 0.3, 0.5, 0.999, 1} {
			dist := limit + physics.Slack + over
			expect.Must(t, physics.Band(dist) != band, "%v µm is Range %d", dist, band)
			why := game.TooFar(dist, band).Why(nil)
			number, rest, _ := strings.Cut(why, "\"")
			told, err := strconv.ParseFloat(number, 64)
			if err != nil || !strings.Contains(rest, fmt.Sprintf("it reaches %d.0\"", band*4)) {
				t.Fatalf("%q: %v", why, err)
			}
			if physics.Band(told*physics.Inch) == band {
				t.Errorf("%.3f µm beyond what counts as Range %d: %q", over, band, why)
			}
		}
	}
}

// A distance told in whole micrometres lies in the band in which the distance lies, whichever band
// has the boundaries.
func TestWholeMicrometresStayInTheirBand(t *testing.T) {
	for _, house := range [][]string{nil, {"range.boundary-inclusive", "false"}} {
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 1, house...)
		for _, inches := range []float64{4, 8, 12} {
			for _, slack := range []float64{-physics.Slack, 0, physics.Slack} {
				for _, over := range []float64{-1, -0.7, -0.001, 0, 0.001, 0.3, 0.999, 1} {
					dist := inches*physics.Inch + slack + over
					if um := u.Micrometres(dist); u.Band(float64(um)) != u.Band(dist) || math.Abs(float64(um)-dist) > 1 {
						t.Errorf("%v: %.3f µm, Range %d, are told as %d, Range %d", house, dist, u.Band(dist), um, u.Band(float64(um)))
					}
				}
			}
		}
	}
}

// A base that sticks out by a few micrometres is not told to stick out by nothing.
func TestALittleOutsideIsMoreThanNothing(t *testing.T) {
	for um, want := range map[int32]string{1: `0.00004"`, 2: `0.0001"`, 4: `0.0002"`, 120: `0.005"`, 300: `0.01"`, 25400: `1.00"`} {
		if got := (game.No{Code: game.OutsideStartingArea, N: um}).Why(nil); got != want+" outside the starting area." {
			t.Errorf("%d µm: %q, want %s", um, got, want)
		}
	}
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5)
	g := gametest.New(t, u)
	p := g.FirstOpen()
	at, ok := game.PlaceLegal(g.State(), u, p, physics.Pose{X: p.Place.X0, Y: (p.Place.Y0 + p.Place.Y1) / 2})
	expect.Must(t, ok, "no room")
	for um := int32(1); um < 300; um++ {
		out := at
		out.X -= um
		out.Heading = 90000 * (um % 4)
		if why := game.MayPlace(g.State(), u, p, out).Why(u); !strings.HasSuffix(why, "outside the starting area.") || regexp.MustCompile(`^0\.0+"`).MatchString(why) {
			t.Fatalf("%d µm outside: %q", um, why)
		}
	}
}
