package panel

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/log"
	"attackwing/ui/scene"
	"strings"
)

// Log lists the events of the battle, newest last, under a heading for each phase of each round.
type Log struct {
	plain
	Window Window
	rows   kit.Listed
	filter int
	said   int // lines when it was looked at last
}

// Body of it.
func (p *Log) Body(b *battle.Session) kit.Part {
	var seen []int
	for i := range b.Told.Log {
		l := &b.Told.Log[i]
		if l.Of(log.Filters[p.filter].Of) && (p.filter > 0 || l.Kinds != record.Reasons) {
			seen = append(seen, i)
		}
	}
	if p.said > len(b.Told.Log) || p.said == 0 { // taken back
		p.rows = kit.Listed{Whole: true}
	}
	if p.said != len(b.Told.Log) { // something was said: the end is seen
		p.said, p.rows.At = len(b.Told.Log), len(seen)-1
	}
	ink := kit.If(p.filter > 0, scene.Accent, scene.Text3)
	filter := kit.Air(4, 4, kit.Text(scene.StyleSmall, ink, strings.ToLower(log.Filters[p.filter].Words))).
		Name("logfilter", -1).Press(p.next).Tip(func() kit.Tip {
		return kit.Tip{Name: "Filter",
			Words: "Show all lines, or only moves, attacks, cards, scenario, score or computer reasons."}
	})
	list := kit.List(&p.rows, len(seen), 0, func(k int) kit.Part {
		l := &b.Told.Log[seen[k]]
		row := p.line(b, seen[k], l)
		if k == 0 || !l.SamePhase(&b.Told.Log[seen[k-1]].Said) {
			return kit.Column(4, kit.Line(scene.StyleLabel, scene.Text3, l.Head()), row)
		}
		return row
	})
	return kit.Panel(kit.Column(4, kit.Row(8, head("Log").Grow(1), filter, p.large()), kit.Air(2, 0, list)))
}

// large opens it large.
func (p *Log) large() kit.Part {
	c := p.Window.Log()
	return kit.Air(4, 4, kit.Row(5, kit.Line(scene.StyleSmall, scene.Text3, "open"), kit.Cap(c.Given()))).
		Name("logopen", -1).Press(c.Do).Tip(func() kit.Tip { return kit.Tip{Name: c.Words, Words: c.Tip} })
}

// next goes on to the next filter.
func (p *Log) next() { p.filter, p.said = (p.filter+1)%len(log.Filters), 0 }

// line returns one line. The pointer on it lights it on the board; a press looks at the ship, or at
// the steps of that End Phase.
func (p *Log) line(b *battle.Session, i int, l *battle.Line) kit.Part {
	row := log.Words(scene.StyleSmall, &l.Said, l.End > 0)
	if l.About == game.NoShip && l.End == 0 {
		return row
	}
	row = row.Name("log", i)
	if l.End > 0 {
		return row.Press(func() { b.Do(b.Told.Read(l.End)) }).Tip(func() kit.Tip {
			return kit.Tip{Name: "End of the round", Words: "Show what each step did."}
		})
	}
	return row.Press(func() { b.Look.Ship = l.About }).Point(hovers(b, l.About)).Tip(func() kit.Tip {
		return kit.Tip{Name: b.Game.Setup().Name(l.About), Words: "Show it on the board."}
	})
}
