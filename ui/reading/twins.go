package reading

import (
	"fmt"

	"attackwing/game"
)

// First returns the option that stands for option i in the list: the first of those that do the same
// by equal copies of a card, i itself where there is one copy or where several are picked.
func First(v *game.View, p *game.Prompt, i int) int {
	if p.Max > 1 || i < 0 || i >= len(p.Options) {
		return i
	}
	for k := range p.Options[:i] {
		if v.Twins(p.Ship, &p.Options[k], &p.Options[i]) {
			return k
		}
	}
	return i
}

// countTwins has the row of the first of equal options count them, and tell the others.
func countTwins(v *game.View, p *game.Prompt, rows []OptionRow) {
	for i := range p.Options {
		if k := First(v, p, i); k != i {
			rows[i].Told = true
			rows[k].Count = max(rows[k].Count, 1) + 1
		}
	}
}

// Copies returns how many equal cards an option is offered for, as "2 × ", "" for one.
func (r *OptionRow) Copies() string {
	if r.Count < 2 {
		return ""
	}
	return fmt.Sprintf("%d × ", r.Count)
}
