package reading

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/names"
)

// SetupStep is a step of setting a battle up.
type SetupStep struct {
	Words     string
	Done, Now bool
}

// SetupSteps returns the steps of setting up this battle: the tokens that its sheet lays, the
// starting areas, the ships, the first round.
func (t *Table) SetupSteps() (steps []SetupStep) {
	now, u := &t.Shown, t.Game.Setup()
	var laid []string
	for _, id := range t.MapShips() {
		laid = append(laid, names.Short(u.Name(id)))
	}
	if now.NTokens > 0 && len(laid) == 0 {
		laid = append(laid, "the "+t.Called(now.Tokens[0].Kind))
	}
	if len(laid) > 0 {
		steps = append(steps, SetupStep{Words: names.Title(strings.Join(laid, ", ")) + " on the table", Done: true})
	}
	a := u.Scenario.Sheet().Areas
	inch := func(um int32) int { return int(float64(um)/physics.Inch + 0.5) }
	steps = append(steps, SetupStep{
		Words: fmt.Sprintf("Starting areas: %d\" × %d\" in %s and %s. The scenario's Player 1, in %s: %s",
			inch(a[0].X1-a[0].X0), inch(a[0].Y1-a[0].Y0), side(a[0]), side(a[1]), side(a[0]), u.Player(u.Player1())),
		Done: true,
	})
	n, all := 0, 0
	for i := range now.Ships[:now.NShips] {
		if !now.Ships[i].Map {
			all++
			if now.Ships[i].Placed {
				n++
			}
		}
	}
	return append(steps, SetupStep{Words: fmt.Sprintf("Players place ships: %d of %d", n, all), Now: true},
		SetupStep{Words: "Raise shields, begin round 1"})
}

// side returns the compass direction in which an area lies.
func side(a game.Area) string {
	const mid = int32(physics.AreaSide / 2)
	words := "N"
	if (a.Y0+a.Y1)/2 > mid {
		words = "S"
	}
	switch x := (a.X0 + a.X1) / 2; {
	case a.X1-a.X0 >= int32(physics.AreaSide): // all along the edge
	case x > mid:
		words += "E"
	case x < mid:
		words += "W"
	}
	return words
}
