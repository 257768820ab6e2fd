package ai

import (
	"encoding/binary"
	"hash/fnv"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Judge answers in a person's place, and says what each answer came to. It is a captain that
// remembers nothing: dials are a plan for the whole fleet, every other answer is tried out in
// imagined games to the end of the round. Its chance comes from what the seat sees and what is
// asked, so the same position has the same answer, also after loading.
type Judge struct{ captain }

// NewJudge returns a judge that spends on dials as much as an admiral, else as a captain.
func NewJudge() *Judge {
	j := &Judge{*newCaptain(0, judges)}
	j.draws, j.trial.pace = j.draw, j.pace
	j.steady = true
	return j
}

// Judged is an answer, and what it came to beside the habit's, which is the first, in the same
// games. Gain counts the chance to win in; all are averages in thousandths of a Fleet Point, Chance
// in thousandths.
type Judged struct {
	Answer         game.Answer
	Gain, Err      int // Err is the standard error of Gain
	Margin, Chance int
	Games, Up      int // Up: games in which it was better than the first
}

// Dialed is the table and a question of one seat as the dials of the round were set: from it the
// enemy's dials are guessed.
type Dialed struct {
	View   *game.View
	Prompt game.Prompt
}

// Dials answers the questions for the dials of a seat, all by one plan. why are the reasons, in
// half a line each.
func (j *Judge) Dials(v *game.View, ps []game.Prompt) (answers []game.Answer, why []string) {
	if len(ps) > 0 {
		j.Reseed(PositionOf(v, &ps[0]))
	}
	for i := range ps {
		answers = append(answers, j.captain.Choose(v, &ps[i]))
		why = append(why, j.Reason())
	}
	return answers, why
}

// Judge answers any other question. all are the answers that were tried out, the habit's first;
// none where the question leaves nothing to choose or cannot be imagined.
func (j *Judge) Judge(v *game.View, p *game.Prompt, since *Dialed) (best game.Answer, all []Judged) {
	seed := PositionOf(v, p)
	j.Reseed(seed)
	if since != nil && since.View.Round == v.Round {
		j.foe.see(since.View, &since.Prompt, dice.Mix(seed, uint64(v.Round)))
	}
	tried := j.choices
	best = j.captain.Choose(v, p)
	if t := &j.trial; j.choices > tried {
		for i := range t.n {
			n := max(1, t.games[i])
			x := Judged{
				Answer: t.answer[i],
				Margin: t.more[i].margin / n,
				Chance: t.more[i].chance / n,
				Games:  t.games[i],
				Up:     t.up[i],
			}
			x.Gain, x.Err = t.better(i)
			all = append(all, x)
		}
	}
	return best, all
}

// Needless reports whether a question need not be put: to pass is the habit, and nothing else was
// better than it in any game.
func Needless(p *game.Prompt, all []Judged) bool {
	if len(all) == 0 || p.Max != 1 || p.Given(all[0].Answer).Kind != game.Pass {
		return false
	}
	for _, x := range all {
		if x.Up > 0 {
			return false
		}
	}
	return true
}

// Rather returns the action to propose in place of none where nothing speaks against it, else at: a
// token costs nothing. What helps beyond the round comes first.
func Rather(p *game.Prompt, all []Judged, at int) int {
	if p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction || p.Given(all[at].Answer).Kind != game.Pass {
		return at
	}
	top, most := at, 0
	for i := range all {
		rank := 0
		switch o := p.Given(all[i].Answer); {
		case o.Kind == game.RepairCard, o.Kind == game.Enable:
			rank = 2
		case o.Kind == game.Perform && (o.Action == card.Evade || o.Action == card.BattleStations ||
			o.Action == card.Scan || o.Action == card.TargetLock):
			rank = 1
		}
		if rank > most && all[at].Gain-all[i].Gain <= Habitual {
			top, most = i, rank
		}
	}
	return top
}

// SurelyNone reports whether spending nothing did so much better in imagined games than each means
// of a set that it is no chance. The exact odds are right otherwise: they know what the set adds.
func SurelyNone(p *game.Prompt, all []Judged, set uint64) bool {
	none := slices.IndexFunc(all, func(t Judged) bool { return p.Given(t.Answer).Kind == game.Pass })
	for i := range all {
		if t := &all[i]; none >= 0 && t.Answer.Picks&set != 0 &&
			all[none].Gain-t.Gain <= max(Habitual, 2*max(t.Err, all[none].Err)) {
			return false
		}
	}
	return true
}

// PositionOf returns a seed made of what a seat sees and what it is asked.
func PositionOf(v *game.View, p *game.Prompt) uint64 {
	h := fnv.New64a()
	var b []byte
	b = binary.LittleEndian.AppendUint64(b, v.State.Hash())
	b = append(b, byte(v.Me), byte(p.Ask), byte(p.Ship), byte(p.Min), byte(p.Max), byte(len(p.Options)))
	for _, o := range p.Options {
		b = append(b, byte(o.Kind), byte(o.N), byte(o.Ship), byte(o.Line))
	}
	h.Write(b)
	return h.Sum64()
}
