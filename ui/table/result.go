package table

import (
	"fmt"
	"strings"

	"attackwing/game"
)

// resultText is the end of the battle as text: who won and why, each player's Fleet Points line by line, and how it was
// played where that is not the usual.
func (t *Table) resultText() string {
	var b strings.Builder
	u := t.Game.Setup()
	head, why := t.Result()
	fmt.Fprintf(&b, "%s\n%s. %s\n", t.Where(), head, why)
	for p := game.One; p <= game.Two; p++ {
		fmt.Fprintf(&b, "\n%s: %d Fleet Points with %s\n", u.Player(p), game.Points(&t.Shown, u, p), u.Fleets[p].Name)
		for _, l := range game.Score(&t.Shown, u, p) {
			fmt.Fprintf(&b, "  %+d  %s\n", l.Points, strings.TrimSpace(l.Words+" "+l.Why))
		}
	}
	for i, c := range t.screen.Chips() {
		if i == 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "%s: %s\n", c.Words, c.Tip)
	}
	return b.String()
}

// copyResult puts it on the clipboard.
func (t *Table) copyResult() {
	if t.opts.Data == nil {
		t.Toast("There is no clipboard here.")
		return
	}
	if err := t.opts.Data.Copy(t.resultText()); err != nil {
		t.Toast(err.Error())
		return
	}
	t.Toast("The result is copied as text.")
}
