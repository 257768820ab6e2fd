package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/ui/canvas"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// line is one line of the log: what happened, or why the computer did it.
type line struct {
	round int16
	phase game.Phase
	text  string
	bad   bool
	sort  lineSort
	about game.ShipID             // lit on the board while the pointer is on the line
	faces [game.MaxDice]dice.Face // dice that are shown in place of words
	dice  int
	enemy bool // they are defense dice
	end   int  // leads back to what an End Phase did: its place, plus one
}

// lineSort is what a line can be filtered by.
type lineSort uint8

const (
	sortOther lineSort = iota
	sortMove
	sortAttack
	sortBattle // of the scenario
	sortReason // why the computer did it
)

// logFilters are what the log can be narrowed to, in the order in which a click goes through them.
var logFilters = [...]string{"all", "moves", "attacks", "battle", "reasons"}

func (l *line) passes(filter int) bool {
	switch filter {
	case 1:
		return l.sort == sortMove
	case 2:
		return l.sort == sortAttack
	case 3:
		return l.sort == sortBattle
	case 4:
		return l.sort == sortReason
	}
	return true
}

// sorted gives a line what the event it tells of brings.
func (l *line) sorted(e game.Event) {
	l.about = e.About()
	switch e := e.(type) {
	case game.ShipMoved, game.DialRevealed, game.Echoed, game.PowerStrained, game.TouchedToken:
		l.sort = sortMove
	case game.AttackDeclared, game.AttackCompared, game.StationsSpent, game.EvadeSpent, game.ShieldLost, game.DamageDealt, game.ShipDestroyed:
		l.sort = sortAttack
	case game.ScenarioSaid, game.TokenLaid:
		l.sort = sortBattle
	case game.AttackRolled:
		l.sort, l.text = sortAttack, "Attack dice"
		l.faces, l.dice = e.Faces, int(e.N)
	case game.DefenseRolled:
		l.sort, l.text, l.enemy = sortAttack, "Defense dice", true
		l.faces, l.dice = e.Faces, int(e.N)
	}
}

// note writes a line of the table's own into the log.
func (t *Table) note(words string) {
	t.log = append(t.log, line{round: t.shown.Round, phase: t.shown.Phase, text: words, about: game.NoShip})
}

// noteWhy writes into the log why the computer does what comes next.
func (t *Table) noteWhy(ship game.ShipID, words string) {
	t.log = append(t.log, line{round: t.shown.Round, phase: t.shown.Phase, text: words, sort: sortReason, about: ship})
}

const (
	logLine = 17.0
	logHead = 24.0
	logGap  = 4.0
)

func (l *line) lines(w float64) []string {
	if l.dice > 0 {
		return []string{l.text}
	}
	return canvas.Lines(scene.StyleSmall, l.text, w)
}

// drawLog is the log: newest last, under a heading for each phase of each round.
func (t *Table) drawLog(b box) {
	if b.H < 60 {
		return
	}
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Hit("logpanel", b.X, b.Y, b.W, b.H, false)
	c.Text(b.X+12, b.Y+20, scene.StyleLabel, scene.Text3, "Log", scene.Left)
	f := logFilters[t.logFilter]
	fw := widthOf(scene.StyleSmall, f)
	ink := scene.Text3
	if t.logFilter > 0 || c.Hover == "logfilter" {
		ink = scene.Accent
	}
	c.Text(b.X+b.W-12, b.Y+20, scene.StyleSmall, ink, f, scene.Right)
	c.Hit("logfilter", b.X+b.W-24-fw, b.Y+6, fw+24, 28, true)
	var seen []int
	for i := range t.log {
		if t.log[i].passes(t.logFilter) {
			seen = append(seen, i)
		}
	}
	t.logTop = max(0, min(t.logTop, len(seen)-1))
	seen = seen[:max(0, len(seen)-t.logTop)]
	room := b.H - 34 - 8
	from := len(seen)
	for used := logHead; from > 0; from-- {
		l := &t.log[seen[from-1]]
		h := float64(len(l.lines(b.W-24)))*logLine + logGap
		if from < len(seen) && !l.samePhase(&t.log[seen[from]]) {
			h += logHead
		}
		if used += h; used > room {
			break
		}
	}
	y := b.Y + 34
	for k := from; k < len(seen); k++ {
		l := &t.log[seen[k]]
		if k == from || !l.samePhase(&t.log[seen[k-1]]) {
			c.Text(b.X+12, y+logHead/2, scene.StyleLabel, scene.Text3, l.head(), scene.Left)
			y += logHead
		}
		y += t.logRow(b, y, seen[k], l) + logGap
	}
}

// logRow is one line; it returns its height.
func (t *Table) logRow(b box, y float64, i int, l *line) float64 {
	c := &t.Canvas
	ls := l.lines(b.W - 24)
	h := float64(len(ls)) * logLine
	id := fmt.Sprintf("log:%d", i)
	if l.about != game.NoShip || l.end > 0 {
		c.Hit(id, b.X+4, y-2, b.W-8, h+4, true)
		if c.Hover == id {
			c.Box(b.X+4, y-2, b.W-8, h+4, 5, scene.Card)
		}
	}
	ink := scene.Text2
	switch {
	case l.bad:
		ink = scene.DangerSentence
	case l.end > 0:
		ink = scene.Accent
	case l.sort == sortReason:
		ink = scene.Text3
	}
	for k, s := range ls {
		w := c.Text(b.X+12, y+logLine/2+float64(k)*logLine, scene.StyleSmall, ink, s, scene.Left)
		if l.dice > 0 {
			t.logDice(b.X+12+w+8, y+logLine/2, b.X+b.W-12, l)
		}
	}
	return h
}

// logDice draws the faces of a roll.
func (t *Table) logDice(x, y, end float64, l *line) {
	tones := scene.AttackDie
	if l.enemy {
		tones = scene.DefenseDie
	}
	step := min(18, (end-x)/float64(l.dice))
	for k, f := range l.faces[:l.dice] {
		t.Canvas.Art(x+step*(float64(k)+0.5), y, min(16, step-1), motion.DieArt(!l.enemy, f), tones, false)
	}
}

func (l *line) samePhase(o *line) bool { return l.round == o.round && l.phase == o.phase }

// head is the moment a line belongs to.
func (l *line) head() string {
	if l.round == 0 {
		return "Set-up"
	}
	return fmt.Sprintf("Round %d, %s", l.round, [...]string{"Set-up", "Planning", "Activation", "Combat", "End", "Over"}[min(int(l.phase), 5)])
}

// lastSaid is what happened last, reasons aside.
func (t *Table) lastSaid() string {
	for i := len(t.log) - 1; i >= 0; i-- {
		if l := &t.log[i]; l.sort != sortReason {
			return l.text
		}
	}
	return ""
}
