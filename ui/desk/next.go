package desk

import (
	"fmt"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawNext is what the next round waits for, the button that opens it, and ties.
func (d *Desk) drawNext(c *canvas.Canvas, b box) {
	e := d.event
	round := e.Round()
	head, button := "To begin round 1", "Pair round 1"
	var missing []string
	done := 0
	switch {
	case e.Over():
		head, button = "The event is over", "Final ranks"
	case round == 0:
		missing = e.Unready()
	case round == tournament.Rounds:
		head, button = fmt.Sprintf("To finish round %d", round), "Final ranks"
		missing = e.Missing(round)
	default:
		head, button = fmt.Sprintf("To finish round %d", round), fmt.Sprintf("Pair round %d", round+1)
		missing = e.Missing(round)
	}
	if round > 0 {
		done = len(e.Rounds[round-1].Tables) - len(missing)
	}
	ties, open := d.tieWords(), d.openTables()
	foot := d.nextFoot(b.H - 56)
	in := box{b.X + 16, b.Y + 12, b.W - 32, b.H - 24}
	y, room := in.Y, 0
	tight := b.H < foot+84 // no room for a head and a row
	if tight {
		c.Panel(b.X, b.Y, b.W, b.H)
	} else {
		in = panel(c, b, head, "")
		c.Button("log", "Log", "L", in.right()-82, b.Y+9, 88, 30, canvas.Plain, true)
		y = in.Y - 4
		room = int((in.bottom() - foot - y) / 26)
	}
	var rows []string
	if done > 0 {
		rows = append(rows, fmt.Sprintf("%s finished", count(done, "table")))
	}
	for _, m := range missing {
		rows = append(rows, sentence(m))
	}
	ready := round == 0 && len(missing) == 0
	if ready {
		rows = append(rows, "Everybody is ready.")
	}
	for i, r := range rows {
		if i == room-1 && len(rows) > room {
			r = fmt.Sprintf("and %d more", len(rows)-i)
		} else if i >= room {
			break
		}
		tick(c, in.X, y+13, done > 0 && i == 0 || ready)
		if d.narrow() {
			y += max(26, 6+c.Wrap(in.X+26, y+4, in.W-26, scene.StyleSmall, scene.Text2, r))
			continue
		}
		c.Fit(in.X+26, y+13, in.W-26, scene.StyleSmall, scene.Text2, r, scene.Left)
		y += 26
	}
	y = in.bottom() - foot + 8
	if d.playing != nil && d.playing.file == d.file {
		d.drawProgress(c, box{in.X, y, in.W, 34})
		y += 42
	} else if open > 0 {
		c.Button("rest", fmt.Sprintf("Play the rest: %s", count(open, "table")), "A", in.X, y, in.W, 34, canvas.Plain, true)
		y += 42
	}
	if ties != nil {
		dice := throwsHigh(b.H - 56)
		y += c.Wrap(in.X, y, in.W, scene.StyleSmall, scene.Text2, canvas.Shorten(scene.StyleSmall, ties[0], in.W)) + 2
		if e.NextThrow(round) != nil {
			c.Button("roll", "Roll off", "R", in.X, y, in.W, smallHigh, canvas.Plain, true)
		} else {
			d.drawDice(c, box{in.X, y, in.W, dice})
		}
		y += dice + 8
	}
	c.Button("pair", button, "Ctrl+Enter", in.X, y, in.W, 44, canvas.Main, len(missing) == 0 && e.NextThrow(round) == nil)
	words, ink := "", scene.DangerSentence
	switch {
	case e.Over():
		words, ink = "All three rounds are played.", scene.Text3
	case len(missing) > 0:
		words = d.notYet(missing)
	case e.NextThrow(round) != nil:
		words = "Not yet: equal players roll off first."
	}
	w := in.W
	if tight {
		w -= 78
		c.Button("log", "Log", "L", in.right()-70, y+47, 70, 22, canvas.Plain, true)
	}
	c.Fit(in.X, y+57, w, scene.StyleSmall, ink, words, scene.Left)
}

// nextFoot is how high the buttons below what the next round waits for are, in a box of that height.
func (d *Desk) nextFoot(high float64) float64 {
	foot := 44 + 24.0
	if d.tieWords() != nil {
		foot += 28 + throwsHigh(high)
	}
	if d.openTables() > 0 || d.playing != nil && d.playing.file == d.file {
		foot += 42
	}
	return foot
}

// throwsHigh is how high the throws of a roll-off are: both beside each other, or one below the other where there is room.
func throwsHigh(high float64) float64 {
	if high > 300 {
		return 52
	}
	return 28
}

// notYet counts what is missing by kind.
func (d *Desk) notYet(missing []string) string {
	if d.event.Round() == 0 {
		return fmt.Sprintf("Not yet: %s missing.", isAre(len(missing), "thing"))
	}
	results, signs, checks := 0, 0, 0
	for _, m := range missing {
		switch {
		case strings.Contains(m, "no result"):
			results++
		case strings.Contains(m, "signed"):
			signs++
		default:
			checks++
		}
	}
	var out []string
	for _, p := range []struct {
		n    int
		what string
	}{{results, "result"}, {signs, "signature"}, {checks, "fleet check"}} {
		if p.n > 0 {
			out = append(out, fmt.Sprintf("%d %s%s", p.n, p.what, map[bool]string{true: "s"}[p.n > 1]))
		}
	}
	verb := "are"
	if results+signs+checks == 1 {
		verb = "is"
	}
	return fmt.Sprintf("Not yet: %s %s missing.", strings.Join(out, ", "), verb)
}

func isAre(n int, what string) string {
	if n == 1 {
		return "1 " + what + " is"
	}
	return fmt.Sprintf("%d %ss are", n, what)
}
