package physics_test

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	. "attackwing/physics"
)

// shoved is a pose that far ahead and to the right, µm.
func shoved(p Pose, ahead, right float64) Pose {
	sin, cos := math.Sincos(float64(p.Heading) / 1000 * math.Pi / 180)
	p.X += int32(math.Round(ahead*sin + right*cos))
	p.Y += int32(math.Round(right*sin - ahead*cos))
	return p
}

// Every shift of an echo is judged by the pose itself, one micrometre after the other where a
// stretch ends and here and there between: what is free lies in a stretch, and a stretch holds
// nothing that is not free but what the rounding of a pose does.
func TestEchoStretchesHoldEveryFreeShift(t *testing.T) {
	d := newDice(31)
	part, narrow, blocked := 0, 0, 0
	for range situations(t) {
		side := d.side()
		from := d.pose(450000, 450000, 1000)
		if d.IntN(4) == 0 { // to the edge, or nearly
			from = d.pose(20000+int(side)/2, 450000, 25000)
		}
		left := d.IntN(2) == 0
		var bases []Square
		var discs []Obstacle
		var smaller []Obstacle // by what the rounding of a pose may do
		template := int8(1 + d.IntN(3))
		mid := Echo(from, side, left, template, 0)
		for range d.IntN(4) {
			if d.IntN(4) == 0 {
				at := d.pose(int(mid.X), int(mid.Y), 60000)
				r := float64(1000 + d.IntN(15000))
				discs, smaller = append(discs, Disc(at.Point(), r)), append(smaller, Disc(at.Point(), r-1.5))
				continue
			}
			at := d.pose(int(mid.X), int(mid.Y), 90000)
			if d.IntN(3) == 0 { // exactly before or behind a place, or a micrometre or so off
				at = shoved(mid, float64((1-2*d.IntN(2))*(int(side)+d.IntN(40000))), float64(d.IntN(5)-2))
				if d.IntN(2) == 0 {
					at = at.Turned(int32(d.IntN(40)))
				}
				bases = append(bases, Base(at, side))
				continue
			}
			bases = append(bases, Base(at, StandardBase))
		}
		free := func(k int32, depth float64) bool {
			p := Echo(from, side, left, template, k)
			b := Base(p, side)
			if Outside(&b) > Slack+depth {
				return false
			}
			for i := range bases {
				if Separation(&b, &bases[i]) < -Slack-depth {
					return false
				}
			}
			for i := range discs {
				if depth == 0 && discs[i].OverlapsBase(&b) || depth > 0 && smaller[i].OverlapsBase(&b) {
					return false
				}
			}
			return true
		}
		got := EchoStretches(nil, from, side, left, template, bases, discs)
		look := func(k int32) {
			if k < -EchoSlack || k > EchoSlack {
				return
			}
			in := false
			for _, s := range got {
				in = in || s.From <= k && k <= s.To
			}
			if !in && free(k, 0) || in && !free(k, 1.5) {
				t.Fatalf("echo of %d mm from %v, left %v, among %v and %v: shift %d, in %v %v, free %v", side/1000, from, left, bases, discs, k, got, in, free(k, 0))
			}
		}
		for i, s := range got {
			if s.From > s.To || s.From < -EchoSlack || s.To > EchoSlack || i > 0 && s.From <= got[i-1].To {
				t.Fatalf("stretches %v", got)
			}
			expect.Must(t, free(s.From, 0) && free(s.To, 0), "an end of %v is not free", s)
			if s.To-s.From < 1000 {
				narrow++
			}
			for k := int32(-40); k <= 40; k++ {
				look(s.From + k)
				look(s.To + k)
			}
		}
		for range 60 {
			look(int32(d.IntN(2*EchoSlack+1) - EchoSlack))
		}
		if len(got) > 0 && got[0].To-got[0].From < 2*EchoSlack {
			part++
		}
		if len(got) == 0 {
			blocked++
		}
	}
	if part < 400 || narrow < 20 || blocked < 400 {
		t.Errorf("%d times a part of a side, %d times a millimetre or less, %d times none: the sample proves little", part, narrow, blocked)
	}
}

// A gap as long as the base takes the one place in it, however narrow.
func TestEchoIntoAGapOfItsOwnLength(t *testing.T) {
	from := Inches(18, 20, 0)
	at := Echo(from, StandardBase, false, NormalEcho, 7123)
	wall := []Square{Base(Pose{at.X, at.Y - StandardBase, 0}, StandardBase), Base(Pose{at.X, at.Y + StandardBase, 0}, StandardBase)}
	got := EchoStretches(nil, from, StandardBase, false, NormalEcho, wall, nil)
	if len(got) != 1 || got[0].From > 7123 || got[0].To < 7123 || got[0].To-got[0].From > 2*Slack {
		t.Errorf("a gap at 7123 µm has the stretches %v", got)
	}
}

// A pose tells the side and the shift it was made with, and no other pose is taken for an echo.
func TestEchoShiftReadsWhatEchoMakes(t *testing.T) {
	d := newDice(32)
	for range situations(t) {
		from, side := d.pose(450000, 450000, 300000), d.side()
		shift, left := int32(d.IntN(2*EchoSlack+1)-EchoSlack), d.IntN(2) == 0
		template := int8(1 + d.IntN(3))
		to := Echo(from, side, left, template, shift)
		l, s, ok := EchoShift(from, to, side)
		if !ok || l != left || EchoTemplate(from, to, side) != template || Echo(from, side, l, template, s) != to || s != shift && s != shift-1 && s != shift+1 {
			t.Fatalf("from %v to the left %v by %d is %v, read as %v %d %v", from, left, shift, to, l, s, ok)
		}
		for _, wrong := range []Pose{shoved(to, 0, 3), to.Turned(1), shoved(Echo(from, side, left, template, EchoSlack), 3, 0), from, {}} {
			if _, _, ok := EchoShift(from, wrong, side); ok {
				t.Fatalf("%v is taken for an echo from %v", wrong, from)
			}
		}
	}
}
