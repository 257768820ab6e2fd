package panel

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/log"
	"attackwing/ui/scene"
)

// Log lists the events of the battle, newest last, under a heading for each phase of each round.
type Log struct {
	plain
	Window Window
	rows   kit.Listed
	filter int
	said   int // lines when it was looked at last
}

// newest is the number of lines beside the ships: the log itself is one press away.
const newest = 3

// Newest returns the last lines alone, for the place beside the ships: without those that the ships,
// the dice of the attack or the heading of the phase say already. A filter shows all of its kind.
func (p *Log) Newest(b *battle.Session) kit.Part {
	if p.filter > 0 {
		return p.Body(b)
	}
	type row struct{ at, times int }
	var rows []row
	for i := len(b.Told.Log) - 1; i >= 0 && len(rows) <= newest; i-- {
		l := &b.Told.Log[i]
		if l.Round == 0 && b.Shown.Round > 0 {
			break
		}
		if l.Kinds == 0 && l.About == game.NoShip && l.End == 0 || l.Kinds == record.Reasons ||
			l.Dice > 0 || l.After == 0 { // After is 0 in what was taken back
			continue
		}
		if n := len(rows); n > 0 && b.Told.Log[rows[n-1].at].Text == l.Text {
			rows[n-1].times++
			continue
		}
		rows = append(rows, row{i, 1})
	}
	rows = rows[:min(newest, len(rows))]
	last := func(l battle.Line) bool { return l.End > 0 && l.Round == b.Shown.Round-1 && l.After > 0 }
	if at := slices.IndexFunc(b.Told.Log, last); at >= 0 && b.Shown.Phase == game.Planning &&
		!slices.Contains(rows, row{at, 1}) { // what the round before ended with is read again from here
		rows = append(rows[:max(0, min(newest-1, len(rows)))], row{at, 1})
	}
	var ps []kit.Part
	for _, r := range slices.Backward(rows) {
		l := b.Told.Log[r.at]
		whole := l.Text
		if l.Text = b.LogBrief(whole); r.times > 1 {
			l.Text = strings.TrimSuffix(l.Text, ".") + fmt.Sprintf(", %d times.", r.times)
		}
		row := p.line(b, r.at, &l)
		if _, more, _ := strings.Cut(whole, ". "); more != "" {
			row = row.Tip(func() kit.Tip { return kit.Tip{Name: "Log", Words: more} })
		}
		ps = append(ps, row)
	}
	newestOf := func(n int) kit.Part {
		return kit.Column(4, append([]kit.Part{p.head()}, ps[len(ps)-n:]...)...)
	}
	shown := newestOf(min(1, len(ps)))
	for n := 2; n <= len(ps); n++ { // as many as there is room for
		shown = kit.Ample(newestOf(n), shown)
	}
	return kit.Panel(shown)
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
	list := kit.List(&p.rows, len(seen), 0, func(k int) kit.Part {
		l := &b.Told.Log[seen[k]]
		row := p.line(b, seen[k], l)
		if k == 0 || !l.SamePhase(&b.Told.Log[seen[k-1]].Said) {
			return kit.Column(4, kit.Line(scene.StyleLabel, scene.Text3, l.Head()), row)
		}
		return row
	})
	return kit.Panel(kit.Column(4, p.head(), kit.Air(2, 0, list)))
}

// head returns the heading, with the filter and the way to the log itself.
func (p *Log) head() kit.Part {
	ink := kit.If(p.filter > 0, scene.Accent, scene.Text3)
	filter := kit.Air(4, 4, kit.Text(scene.StyleSmall, ink, strings.ToLower(log.Filters[p.filter].Words))).
		Name("logfilter", -1).Press(p.next).Tip(func() kit.Tip {
		return kit.Tip{Name: "Filter",
			Words: "Show all lines, or only moves, attacks, cards, scenario, score or computer reasons."}
	})
	return kit.Row(8, head("Log").Grow(1), filter, p.large())
}

// large opens it large.
func (p *Log) large() kit.Part {
	c := p.Window.Log()
	return kit.Air(4, 4, kit.Cap(c.Given()).Or(kit.Icon(c.Icon, 18, scene.Text2))).Name("logopen", -1).Press(c.Do).
		Tip(func() kit.Tip { return kit.Tip{Name: c.Words, Words: c.Tip} })
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
