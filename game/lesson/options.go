package lesson

import (
	"math/bits"
	"strings"

	"attackwing/game"
)

// means reports whether it is the question that is open.
func (l *Lesson) means(q *Question, u *game.Setup, p *game.Prompt, round int16) bool {
	if !strings.EqualFold(q.Ask, p.Question()) && !strings.EqualFold(q.Ask, p.Ask.String()) {
		return false
	}
	if q.Round != 0 && q.Round != int(round) {
		return false
	}
	if q.Ship == "" {
		return true
	}
	id, ok := l.ship(u, q.Ship)
	return ok && id == p.Ship
}

// fits reports whether an option has the words: all of them, or as its beginning.
func fits(label, words string) bool {
	return len(label) >= len(words) && strings.EqualFold(label[:len(words)], words)
}

// picked are the options of a question that the words name, as bits. Words that are an option's own
// name that one alone: "straight 1" is not every maneuver that begins so.
func picked(v *game.View, p *game.Prompt, words []string) (picks uint64) {
	for _, w := range words {
		var begins, whole uint64
		for i := range p.Options {
			label := p.Label(v, i)
			if fits(label, w) {
				begins |= 1 << uint(i)
			}
			if strings.EqualFold(label, w) {
				whole |= 1 << uint(i)
			}
		}
		if whole != 0 {
			begins = whole
		}
		picks |= begins
	}
	return picks
}

// right reports whether an answer's options are those that a step wants: one of them, or where
// several are picked all of them.
func right(p *game.Prompt, wanted, picks uint64) bool {
	if p.Max > 1 {
		return picks == wanted
	}
	return picks&wanted != 0
}

// reply is the answer of the first reply that fits a question.
func (l *Lesson) reply(rs []Reply, v *game.View, p *game.Prompt) (a game.Answer, ok bool) {
	for i := range rs {
		r := &rs[i]
		if !l.means(&r.Question, v.Setup, p, v.Round) {
			continue
		}
		picks := picked(v, p, r.Choose)
		if bits.OnesCount64(picks) > int(p.Max) {
			picks &= -picks
		}
		if n := bits.OnesCount64(picks); n >= int(p.Min) && (picks != 0 || len(r.Choose) == 0) {
			return game.Answer{Prompt: p.ID, Picks: picks}, true
		}
	}
	return game.Answer{}, false
}

// BySelf is the answer to a question that the one who learns is not asked; false: they are.
func (l *Lesson) BySelf(v *game.View, p *game.Prompt) (game.Answer, bool) {
	return l.reply(l.Self, v, p)
}

// Enemy answers for whoever does not learn: a computer player that does what the lesson says.
type Enemy struct{ Of *Lesson }

// Choose answers a question of the enemy.
func (e Enemy) Choose(v *game.View, p *game.Prompt) game.Answer {
	if a, ok := e.Of.reply(e.Of.Enemy, v, p); ok {
		return a
	}
	if p.Min == 0 {
		return game.Answer{Prompt: p.ID}
	}
	for i := range p.Options {
		if p.Options[i].Kind == game.Pass {
			return p.Pick(i)
		}
	}
	return game.Answer{Prompt: p.ID, Picks: 1<<uint(p.Min) - 1}
}

// Wanted are the options of an open question that a step wants, as bits; asked: the step is about
// this question.
func (l *Lesson) Wanted(k *Step, v *game.View, p *game.Prompt) (picks uint64, asked bool) {
	if k.Asked == nil || !l.means(k.Asked, v.Setup, p, v.Round) {
		return 0, false
	}
	return picked(v, p, k.Choose), true
}

// Refuses returns the reason why the lesson does not take an answer, "" if it does: the step wants
// another one, and its text says why.
func (l *Lesson) Refuses(k *Step, v *game.View, p *game.Prompt, picks uint64) string {
	if wanted, asked := l.Wanted(k, v, p); asked && k.Else != "" && !right(p, wanted, picks) {
		return k.Else
	}
	return ""
}
