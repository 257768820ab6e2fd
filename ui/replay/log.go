package replay

import (
	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/log"
	"attackwing/ui/scene"
	"slices"
)

// mostTold is the most moments before the cursor that the log tells.
const mostTold = 200

// told returns the lines of the battle's log of a moment, as the battle's own log has them.
func (p *reel) told(at int) []record.Said {
	if p.said == nil { // another line of the record
		p.said = p.film.Said()
	}
	return p.said[at]
}

// seen returns the lines of a moment as far as it has been shown: nothing that is still on its way.
func (p *Page) seen(at int) []record.Said {
	if p.showing == nil || at != p.at {
		return p.told(at)
	}
	return p.film.SaidBefore(at, len(p.showing.queue)+kit.If(p.showing.now != nil, 1, 0))
}

// Tells whoever does not see it what has happened up to the cursor.
func (p *Page) Tells(most int) (where string, log []string) {
	for at := p.at; at >= 0 && len(log) < most; at-- {
		for _, l := range slices.Backward(p.seen(at)) {
			log = append(log, l.Text)
		}
	}
	slices.Reverse(log)
	return p.Name(), log[max(0, len(log)-most):]
}

// large opens the log, at the moment of the cursor; a line of it leads to its own.
func (p *Page) large() *kit.Command {
	return &kit.Command{
		ID:    "log",
		Words: "Log",
		Key:   "l",
		Look:  kit.Small,
		Tip:   "Search everything that happened. Pick a line to go to that moment.",
		Do: func() {
			p.playing = false
			p.skip()
			t := log.Tale{
				Title:   p.film.Setup.Scenario.Sheet().Title,
				Setup:   p.film.Setup,
				Answers: p.answers,
				Go:      func(after int) { p.stop(p.momentOf(after)) },
			}
			for at := range p.film.Moments {
				t.Lines = append(t.Lines, p.told(at)...)
				if at == p.at {
					t.At = len(t.Lines) - 1
				}
			}
			p.host.Open(log.New(p.host, t))
		},
	}
}

// momentOf returns the moment in which so many events have happened.
func (p *reel) momentOf(after int) int {
	for at := range p.film.Moments {
		if after -= len(p.film.Moments[at].Events); after <= 0 {
			return at
		}
	}
	return len(p.film.Moments) - 1
}

// log returns the events up to the cursor, the last first; a line leads to its moment.
func (p *Page) log() kit.Part {
	type line struct {
		at    int
		seat  int
		words string
	}
	var lines []line
	for at := p.at; at >= max(0, p.at-mostTold); at-- {
		for _, t := range slices.Backward(p.seen(at)) {
			lines = append(lines, line{at, t.Seat, t.Text})
		}
	}
	if len(lines) == 0 {
		return kit.Text(scene.StyleSmall, scene.Text3, "Nothing has happened yet.")
	}
	return kit.Column(6, kit.Row(6, kit.Line(scene.StyleLabel, scene.Text3, "What happened").Grow(1),
		kit.Button(p.large())), kit.List(&p.logAt, len(lines), 0, func(i int) kit.Part {
		l := lines[i]
		ink := kit.If(l.at == p.at, scene.Text1, scene.Text3)
		return log.Marked(scene.StyleSmall, l.seat, kit.Text(scene.StyleSmall, ink, l.words)).
			Press(func() { p.stop(l.at) }).Skip()
	}))
}
