package replay

import (
	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"slices"
)

// mostTold is how many moments before the cursor the log tells.
const mostTold = 200

// told are the lines of the battle's log of a moment, as the battle's own log has them: not each token that is laid.
func (p *reel) told(at int) []string {
	if len(p.said) != len(p.film.Moments) { // another line of the record
		p.said = make([][]string, len(p.film.Moments))
	}
	if p.said[at] != nil {
		return p.said[at]
	}
	out := []string{}
	for _, e := range p.film.Moments[at].Events {
		if _, laid := e.(game.TokenLaid); laid {
			continue
		}
		if w := e.Say(p.film.Setup); w != "" {
			out = append(out, w)
		}
	}
	p.said[at] = out
	return out
}

// log is what happened up to the cursor, the last first; a line leads to its moment.
func (p *Page) log() kit.Part {
	type line struct {
		at    int
		words string
	}
	var lines []line
	for at := p.at; at >= max(0, p.at-mostTold); at-- {
		told := p.told(at)
		for _, t := range slices.Backward(told) {
			lines = append(lines, line{at, t})
		}
	}
	if len(lines) == 0 {
		return kit.Text(scene.StyleSmall, scene.Text3, "Nothing has happened yet.")
	}
	return kit.Column(6, kit.Line(scene.StyleLabel, scene.Text3, "What happened"), kit.List(&p.logAt, len(lines), 0, func(i int) kit.Part {
		l := lines[i]
		ink := kit.If(l.at == p.at, scene.Text1, scene.Text3)
		return kit.Text(scene.StyleSmall, ink, l.words).Press(func() { p.stop(l.at) }).Skip()
	}))
}
