package touch_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/physics/touch"
)

func base(x, y, h float64) physics.Square {
	return physics.Base(physics.Inches(x, y, h), physics.StandardBase)
}

func at(x, y float64) physics.Point { return physics.Inches(x, y, 0).Point() }

func want(t *testing.T, got []int, ids ...int) {
	t.Helper()
	expect.List(t, got, ids, "found")
}

func TestUnderThePointer(t *testing.T) {
	table := touch.NewTable()
	table.Put(1, base(10, 10, 45))
	table.Put(2, base(20, 10, 0))
	table.PutDisc(3, at(20, 10), 2.5*physics.Inch)
	want(t, table.Under(at(10, 10)), 1)
	want(t, table.Under(at(10.7, 10.7)))         // off the corner of a turned base
	want(t, table.Under(at(11.1, 10)), 1)        // on its corner
	want(t, table.Under(at(20, 10)), 2, 3)       // a base wholly on a disc
	want(t, table.Under(at(22.4, 10)), 3)        // the rim
	want(t, table.Under(at(20.79, 10.79)), 3)    // a hair off the corner
	want(t, table.Under(at(20.78, 10.78)), 2, 3) // same centre: by number
	want(t, table.Near(at(12, 10), 1*physics.Inch), 1)
	want(t, table.Near(at(15, 10), 6*physics.Inch), 3, 1, 2)
}

func TestPutMovesAndRemoveTakesAway(t *testing.T) {
	table := touch.NewTable()
	table.Put(1, base(10, 10, 0))
	table.Put(1, base(30, 30, 0))
	want(t, table.Under(at(10, 10)))
	want(t, table.Under(at(30, 30)), 1)
	table.Remove(1)
	table.Remove(7)
	want(t, table.Under(at(30, 30)))
}

func TestTwoBasesOnOneSpot(t *testing.T) {
	table := touch.NewTable()
	table.Put(2, base(10, 10, 0))
	table.Put(1, base(10, 10, 0))
	want(t, table.Under(at(10, 10)), 1, 2)
}

func TestOffTheTable(t *testing.T) {
	table := touch.NewTable()
	table.Put(1, base(-2, -3, 10))
	table.Put(2, base(500, 500, 10)) // off the space as well
	want(t, table.Under(at(-2, -3)), 1)
	want(t, table.Under(at(500, 500)), 2)
	want(t, table.Near(at(-1e4, 0), physics.Inch))
}

func TestFindsWhatTheExactPredicatesFind(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for range 200 {
		table := touch.NewTable()
		var all []physics.Square
		for i := range 24 {
			s := base(r.Float64()*44-4, r.Float64()*44-4, r.Float64()*360)
			all = append(all, s)
			table.Put(i, s)
		}
		p, reach := at(r.Float64()*44-4, r.Float64()*44-4), r.Float64()*12*physics.Inch
		probe := base(r.Float64()*36, r.Float64()*36, r.Float64()*360)
		var under, near, reached []int
		for i := range all {
			if all[i].Contains(p) {
				under = append(under, i)
			}
			if all[i].Distance(p) <= reach {
				near = append(near, i)
			}
			if physics.Between(&probe, &all[i]).Dist <= reach {
				reached = append(reached, i)
			}
		}
		for _, c := range []struct{ got, want []int }{
			{table.Under(p), under}, {table.Near(p, reach), near}, {table.Candidates(&probe, reach), reached},
		} {
			slices.Sort(c.got)
			if !slices.Equal(c.got, c.want) {
				t.Fatalf("found %v, want %v", c.got, c.want)
			}
		}
	}
}

func TestCandidatesNearestFirst(t *testing.T) {
	table := touch.NewTable()
	s := base(10, 10, 0)
	table.Put(1, base(10, 20, 0))
	table.Put(2, base(10, 14, 0))
	table.PutDisc(3, at(16, 10), physics.Inch)
	want(t, table.Candidates(&s, math.Inf(1)), 2, 3, 1)
	want(t, table.Candidates(&s, 4*physics.Inch), 2)
}

func BenchmarkUnder(b *testing.B) {
	table := touch.NewTable()
	for i := range 40 {
		table.Put(i, base(float64(i%8)*4+2, float64(i/8)*6+2, float64(i*7)))
	}
	p := at(14, 14)
	b.ReportAllocs()
	for range b.N {
		table.Under(p)
	}
}
