package replay

import (
	"fmt"
	"slices"
	"sort"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/reading"
)

// mark is an event on the timeline.
type mark struct {
	at    int
	seat  int // whose color it has, 0 the color of danger
	icon  string
	words string
}

// mark notes what of a moment is worth a mark; s is the table after it.
func (p *reel) mark(n int, m *record.Moment, s *game.State) {
	u := p.film.Setup
	seat := int(m.Player) + 1
	put := func(icon string, seat int, e game.Event) {
		p.marks = append(p.marks, mark{n, max(0, seat), icon, e.Say(u)})
	}
	for _, e := range m.Events {
		switch e := e.(type) {
		case game.ShipDestroyed:
			put("destroyed", 0, e)
		case game.Retrieved:
			put(u.Scenario.Sheet().Marker.Icon, seat, e)
		case game.CountersPlaced:
			if e.On.Ship != game.NoShip {
				put(u.Counter(e.Counter).Icon, int(s.Ships[e.On.Ship].Owner)+1, e)
			}
		case game.CommandChanged:
			put("swap", int(e.Player)+1, e)
		case game.WentAboard:
			put(u.Scenario.Sheet().Away.Icon, seat, e)
		case game.DamageDealt:
			if e.Up {
				put("crit", int(s.Ships[e.Ship].Owner)+1, e)
			}
		}
	}
	for _, c := range p.rec.Coached {
		if c.Line == p.line && c.At == n {
			p.marks = append(p.marks, mark{n, int(c.By) + 1, "captain", u.Player(c.By) + " asked the coach"})
		}
	}
	if note := p.rec.NoteOn(p.line, n); note != "" {
		p.marks = append(p.marks, mark{n, 0, "note", note})
	}
}

// markBranches notes where branches leave the line that is watched.
func (p *reel) markBranches() {
	for _, k := range p.rec.Kept() {
		b := &p.rec.Branches[k-1]
		if b.Of != p.line || b.From >= len(p.film.Moments) {
			continue
		}
		words := fmt.Sprintf("Branch from here: %d decisions", b.Len())
		if b.Back {
			words = fmt.Sprintf("%d decisions undone to here", b.Len())
		}
		p.marks = append(p.marks, mark{b.From, 0, "branch", words})
	}
	slices.SortStableFunc(p.marks, func(a, b mark) int { return a.at - b.at })
}

// markTurns notes the decisions that cost most, once both players' are known.
func (p *analysis) markTurns() {
	if p.marked || p.reviews[0] == nil || p.reviews[1] == nil || !p.reviews[0].Done() || !p.reviews[1].Done() {
		return
	}
	p.marked = true
	for _, r := range p.reviews {
		for _, c := range r.Costliest() {
			d := reading.Decision{Cost: c}
			p.marks = append(p.marks, mark{
				c.At + 1,
				int(c.Asked.Player) + 1,
				"warning",
				fmt.Sprintf("%s. %s: %s", d.Asking(), d.Title(), d.Turned()),
			})
		}
	}
	slices.SortStableFunc(p.marks, func(a, b mark) int { return a.at - b.at })
}

// jump goes to the next mark, or with by -1 to the one before.
func (p *Page) jump(by int) {
	if by > 0 {
		if i := sort.Search(len(p.marks), func(i int) bool { return p.marks[i].at > p.at }); i < len(p.marks) {
			p.Seek(p.marks[i].at)
		}
		return
	}
	if i := sort.Search(len(p.marks), func(i int) bool { return p.marks[i].at >= p.at }); i > 0 {
		p.Seek(p.marks[i-1].at)
	}
}

// step goes an answer, a phase or a round on or back.
func (p *Page) step(by int, phase, round bool) {
	n := p.at + by
	same := func(a, b int) bool {
		x, y := &p.film.Moments[a], &p.film.Moments[b]
		return x.Round == y.Round && (round || x.Phase == y.Phase)
	}
	if phase || round {
		for n > 0 && n < len(p.answers) && same(n, p.at) {
			n += by
		}
		if by < 0 { // to its beginning
			for n > 1 && same(n-1, n) {
				n--
			}
		}
	}
	p.Seek(n)
}

// inRound returns the step at the cursor, counted from 1, and the number of steps of its round;
// both are 0 outside of the rounds.
func (p *reel) inRound() (step, of int) {
	for _, r := range p.rounds {
		if p.at >= r.From && p.at < r.From+r.N {
			return p.at - r.From + 1, r.N
		}
	}
	return 0, 0
}
