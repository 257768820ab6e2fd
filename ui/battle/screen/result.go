package screen

import (
	"fmt"
	"strings"

	"attackwing/game"
)

// ResultText returns the end of the battle as text: the winner and the reason, each player's Fleet
// Points line by line, and the terms that differ from the usual.
func (p *Page) ResultText() string {
	var out strings.Builder
	u := p.Game.Setup()
	head, why := p.Result()
	fmt.Fprintf(&out, "%s\n%s. %s\n", p.Where(), head, why)
	for seat := game.One; seat <= game.Two; seat++ {
		fmt.Fprintf(
			&out,
			"\n%s: %d Fleet Points with %s\n",
			u.Player(seat),
			game.Points(&p.Shown, u, seat),
			u.Fleets[seat].Name,
		)
		for _, l := range game.Score(&p.Shown, u, seat) {
			fmt.Fprintf(&out, "  %+d  %s\n", l.Points, strings.TrimSpace(l.Words+" "+l.Why))
		}
	}
	for i, c := range p.Chips() {
		if i == 0 {
			out.WriteString("\n")
		}
		fmt.Fprintf(&out, "%s: %s\n", c.Words, c.Tip)
	}
	return out.String()
}
