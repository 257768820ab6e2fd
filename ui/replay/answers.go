package replay

import (
	"math/bits"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

// mostAnswers is the most answers shown for a question in which several options are picked.
const mostAnswers = 16

// answer is an answer to the decision at the cursor.
type answer struct {
	given game.Answer
	words string
	taken bool
}

// decide keeps what could be answered at the decision that is made next, and the table it is made
// on.
func (p *reel) decide() {
	p.asked = p.asked[:0]
	p.g.CopyTo(&p.before)
	a := p.answers[p.at]
	ps := p.g.Prompts()
	for i := range ps {
		if ps[i].ID == a.Prompt {
			p.asked = answers(p.asked, &ps[i], p.g.View(ps[i].Player), a)
		}
	}
	for i := range p.asked {
		if p.asked[i].taken && p.asked[i].words == "" { // a place on the table, giving up
			p.asked[i].words = p.film.Moments[p.at+1].Chosen
		}
	}
}

// answers appends the answers to a question, the one taken among them. Where several options may be
// picked these are the answers one pick away from the one taken, the empty one, and the one with
// all.
func answers(out []answer, q *game.Prompt, v *game.View, taken game.Answer) []answer {
	if taken.Beside() || q.Places() {
		return append(out, answer{given: taken, taken: true})
	}
	placed := taken.Pose != (physics.Pose{}) // a Sensor Echo to a place of its own beside those listed
	if placed {
		out = append(out, answer{given: taken, taken: true})
	}
	for _, picks := range sets(q, taken.Picks) {
		out = append(out, answer{
			given: game.Answer{Prompt: q.ID, Picks: picks},
			words: picked(q, v, picks),
			taken: !placed && picks == taken.Picks,
		})
	}
	return out
}

// sets returns the options that may be picked together.
func sets(q *game.Prompt, taken uint64) []uint64 {
	n := len(q.Options)
	var out []uint64
	add := func(s uint64) {
		if k := int8(bits.OnesCount64(s)); k >= q.Min && k <= q.Max && !slices.Contains(out, s) && len(out) < 64 {
			out = append(out, s)
		}
	}
	switch {
	case q.Max <= 1:
		for i := range n {
			add(1 << uint(i))
		}
		add(0)
	case n <= 4:
		for s := range uint64(1) << uint(n) {
			add(s)
		}
	default:
		add(taken)
		add(0)
		add(uint64(1)<<uint(n) - 1)
		for i := range n {
			add(taken ^ 1<<uint(i))
		}
		out = out[:min(len(out), mostAnswers)]
	}
	if !slices.Contains(out, taken) {
		out = append(out, taken)
	}
	return out
}

// picked returns the picked options in words, "None" for none.
func picked(q *game.Prompt, v *game.View, picks uint64) string {
	var out []string
	for i := range q.Options {
		if picks&(1<<uint(i)) != 0 {
			out = append(out, q.Label(v, i))
		}
	}
	if out == nil {
		return "None"
	}
	return strings.Join(out, ", ")
}

// worth returns the estimate of the decision at the cursor, nil when there is none to be shown.
func (p *analysis) worth() *estimate {
	if p.at == 0 || p.at > p.film.Settled || len(p.asked) == 0 || p.hidden() {
		return nil
	}
	e, ok := p.worths[p.at]
	if !ok {
		if e = p.estimate(); e == nil {
			return nil
		}
		p.worths[p.at] = e
	}
	return e
}

// hidden reports whether the decision at the cursor is a dial that is not shown.
func (p *reel) hidden() bool {
	m := p.moment()
	return m.Secret || m.Ask == game.ChooseManeuver && !p.dials
}

// order has the answer that was taken first; when all are counted the others follow as they are
// worth.
func (p *analysis) order() []int {
	out := make([]int, len(p.asked))
	for i := range out {
		out[i] = i
	}
	e := p.worths[p.at]
	slices.SortStableFunc(out, func(a, b int) int {
		switch {
		case p.asked[a].taken != p.asked[b].taken:
			if p.asked[a].taken {
				return -1
			}
			return 1
		case e == nil || !e.done() || e.failed():
			return 0
		}
		x, y := e.share(a).part, e.share(b).part
		switch {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	return out
}
