package physics_test

import (
	"fmt"

	"attackwing/physics"
)

// Example flies a turn into another ship (worked case 31) and measures.
func Example() {
	other := physics.Base(physics.Inches(21.5, 16.5, 0), physics.StandardBase)

	var f physics.Flight
	physics.Fly(&f, physics.Inches(18, 20, 0), physics.StandardBase,
		physics.Maneuver{Bearing: physics.TurnRight, Speed: 2}, physics.TurnFirst, []physics.Square{other})

	ship := physics.Base(f.To, physics.StandardBase)
	gap, inArc := physics.InArc(&ship, physics.Front90, &other)
	fmt.Printf("%v, stopped short: %v\n", f.Maneuver, f.Short)
	fmt.Printf("at (%.3f, %.3f) in, heading %.1f\n",
		float64(f.To.X)/physics.Inch, float64(f.To.Y)/physics.Inch, float64(f.To.Heading)/1000)
	fmt.Printf("touching: %v, in arc: %v at Range %d\n", !physics.Overlap(&ship, &other), inArc, physics.Band(gap.Dist))
	// Output:
	// turn right 2, stopped short: true
	// at (19.799, 16.976) in, heading 73.4
	// touching: true, in arc: true at Range 1
}
