package battle

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/reading"
)

// planning is a battle at the dials of a round, of a person who takes what is proposed.
func planning(t *testing.T, round int16) *Session {
	t.Helper()
	b := advisedBattle(t, "tholian-web", "tw-a-1", "tw-b-1", 3)
	for k := 0; k < 20000; k++ {
		b.Tick(1)
		p := b.Asked()
		switch {
		case p == nil && b.Flow.Waits():
			b.Confirm()
		case p == nil:
		case p.Ask == game.ChooseManeuver && b.Shown.Round >= round:
			return b
		default:
			b.Confirm()
		}
	}
	t.Fatal("nobody sets dials")
	return nil
}

// Whatever two dials of a seat are: the one that is locked counts as the referee flies it, both
// where it flies first and where it flies later.
func TestLockedEndsCountAsTheyAreFlown(t *testing.T) {
	first, later := 0, 0
	for round := int16(1); round <= 3; round++ {
		b := planning(t, round)
		ps := b.Plans(game.One)
		for x := range ps {
			for y := range ps {
				if x == y {
					continue
				}
				one, two := ps[x].Ship, ps[y].Ship
				for _, o := range ps[x].Options {
					if o.Kind != game.SetManeuver {
						continue
					}
					b.Planning.Clear()
					b.Planning.lock(one, int(o.N))
					b.plan(two)
					for _, q := range ps[y].Options {
						if q.Kind != game.SetManeuver {
							continue
						}
						v := b.Game.View(game.One) // both flown in their order
						a, z := one, two
						moves := map[game.ShipID]int{one: int(o.N), two: int(q.N)}
						if !reading.FliesBefore(v, one, two) {
							a, z = two, one
						}
						var fa, fz game.Fate
						game.Foresee(v, a, moves[a], &fa)
						v.Ships[a].Pose = fa.Flight.To
						if fa.Dies() {
							continue
						}
						game.Foresee(v, z, moves[z], &fz)
						meets := fz.Bumped && fz.Against == a
						if z == two {
							var f game.Fate
							game.Foresee(&b.View, two, int(q.N), &f)
							if f.Flight.To != fz.Flight.To || f.Bumped != fz.Bumped {
								t.Fatalf("round %d: ship %d flies %d after %d with %d: %+v, seen is %+v", round, two, q.N, one, o.N, fz.Flight.To, f.Flight.To)
							}
							if meets {
								first++
							}
						} else if got := b.Planning.RunsInto(&b.View, int(q.N)) == one; got != meets {
							t.Fatalf("round %d: ship %d flies %d before %d with %d: bump %v, told %v", round, two, q.N, one, o.N, meets, got)
						} else if meets {
							later++
						}
					}
				}
			}
		}
		ends := b.Planning.LockedEnds(b.Game)
		expect.True(t, len(ends) == 1 && b.Planning.Locked[ends[0].Ship],
			"round %d: %d ends of one locked dial", round, len(ends))
	}
	expect.True(t, first != 0 && later != 0,
		"%d bumps into one that flies first, %d of one that flies later", first, later)
}
