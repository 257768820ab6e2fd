package panel

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// logFilters are what the log can be narrowed to, in the order in which a press goes through them.
var logFilters = [...]string{"all", "moves", "attacks", "battle", "reasons"}

// Log is what has happened, newest last, under a heading for each phase of each round.
type Log struct {
	plain
	Window Window
	rows   kit.Listed
	filter int
	said   int // lines when it was looked at last
}

// Body of it.
func (p *Log) Body(b *battle.Battle) kit.Part {
	var seen []int
	for i := range b.Told.Log {
		if b.Told.Log[i].Passes(p.filter) {
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
	filter := kit.Air(4, 4, kit.Text(scene.StyleSmall, ink, logFilters[p.filter])).Name("logfilter", -1).Press(p.next).Tip(func() kit.Tip {
		return kit.Tip{Name: "Filter", Words: "All, moves, attacks, the battle's sheet, the computer's reasons."}
	})
	list := kit.List(&p.rows, len(seen), 0, func(k int) kit.Part {
		l := &b.Told.Log[seen[k]]
		row := p.line(b, seen[k], l)
		if k == 0 || !l.SamePhase(&b.Told.Log[seen[k-1]]) {
			return kit.Column(4, kit.Line(scene.StyleLabel, scene.Text3, l.Head()), row)
		}
		return row
	})
	return kit.Panel(kit.Column(4, kit.Row(8, head("Log").Grow(1), filter), kit.Air(2, 0, list)))
}

// next goes on to the next filter.
func (p *Log) next() { p.filter, p.said = (p.filter+1)%len(logFilters), 0 }

// line is one line: lit on the board while the pointer is on it; a press looks at the ship, or at what the End Phase did.
func (p *Log) line(b *battle.Battle, i int, l *battle.Line) kit.Part {
	ink := scene.Text2
	switch {
	case l.Bad:
		ink = scene.DangerSentence
	case l.End > 0:
		ink = scene.Accent
	case l.Sort == battle.SortReason:
		ink = scene.Text3
	}
	row := kit.Text(scene.StyleSmall, ink, l.Text)
	if l.Dice > 0 {
		row = rolled(row, l)
	}
	if l.About == game.NoShip && l.End == 0 {
		return row
	}
	row = row.Name("log", i)
	if l.End > 0 {
		return row.Press(func() { b.Told.ReadEnding(l.End) }).Tip(func() kit.Tip {
			return kit.Tip{Name: "End of the round", Words: "Click: what each of its steps did."}
		})
	}
	return row.Press(func() { b.Look.Ship = l.About }).Point(hovers(b, l.About)).Tip(func() kit.Tip {
		return kit.Tip{Name: b.Game.Setup().Name(l.About), Words: "Lit on the board. Click: look at it."}
	})
}

// rolled is a line with the faces of a roll.
func rolled(words kit.Part, l *battle.Line) kit.Part {
	tones := kit.If(l.Enemy, scene.DefenseDie, scene.AttackDie)
	ps := []kit.Part{words}
	for _, f := range l.Faces[:l.Dice] {
		ps = append(ps, kit.Art(16, motion.DieArt(!l.Enemy, f), tones, 0))
	}
	return kit.Row(2, ps...)
}
