package replay

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// luck returns the results of each side's dice up to the cursor beside the expected ones. Dice that
// are still in the air are not counted.
func (p *Page) luck() kit.Part {
	at := p.at
	if p.showing != nil {
		at--
	}
	all := p.film.Luck(at)
	most := 1.0
	for _, l := range all {
		most = max(most, float64(l.Dealt), l.Expected)
	}
	rows := []kit.Part{
		kit.Row(12, kit.Line(scene.StyleLabel, scene.Text3, "Dice luck so far"), kit.Space(),
			kit.Line(scene.StyleCaption, scene.Text3, "bar: damage dealt · line: expected")),
	}
	for i, l := range all {
		words := fmt.Sprintf("%d, expected %.1f: %s", l.Dealt, l.Expected, signed(float64(l.Dealt)-l.Expected))
		more := fmt.Sprintf("hits %s, evades %s", signed(float64(l.Hits)-l.ExpectedHits()),
			signed(float64(l.Evades)-l.ExpectedEvades()))
		bar := kit.Gauged(
			kit.Gauge{Part: float64(l.Dealt) / most, Against: l.Expected / most, Ink: scene.Seats[i+1].Main},
			12,
		)
		rows = append(
			rows,
			kit.Row(10, kit.Seat(6, i+1, -1), bar.Grow(1).Least(80, 0), kit.Line(scene.StyleSmall, scene.Text1, words),
				kit.Line(scene.StyleCaption, scene.Text3, more)),
		)
	}
	return kit.Panel(kit.Column(6, rows...))
}

// signed returns a number with its sign, one decimal.
func signed(v float64) string { return names.Minus(fmt.Sprintf("%+.1f", v)) }
