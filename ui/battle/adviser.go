package battle

import (
	"fmt"
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/physics"
	"attackwing/ui/reading"
)

// Advice is a judge's answers in a person's place, thought out beside the window from that person's
// view. The same position has the same advice, also after loading.
type Advice struct {
	judge  *ai.Judge
	coming *Thought // nil: nobody thinks
	next   advised  // what comes of it
	known  advised
	table  uint64 // the table that is or was thought about
	asked  int32  // the first question
}

// advised are the answers to the questions that are open to a person: one, or the dials of a seat.
type advised []proposal

type proposal struct {
	prompt int32
	picks  uint64
	option game.Option  // where one is picked
	pose   physics.Pose // where something is placed
	why    string
	tried  []ai.Judged // what each answer came to, the habit's first; none where nothing was tried out
}

// Advises selects whether the program proposes answers that it has thought about, or the plainest
// ones. The program sets it before the first battle; tests of the window that only want a battle to
// go on leave it false.
var Advises bool

// wants reports whether a question is to be thought about; it is not again, nor without advice.
func (a *Advice) wants(t *reading.Table, p *game.Prompt) bool {
	if !Advises || !t.Uses("advice") || !t.Uses("verdicts") {
		a.forget()
		return false
	}
	if table, asked := t.Game.State().Hash(), asksOf(t, p)[0].ID; a.table != table || a.asked != asked {
		a.forget()
		a.table, a.asked = table, asked
		return len(p.Options) > 1 || p.Places()
	}
	return false
}

// asksOf returns the questions that are answered together: one, or all dials of a seat.
func asksOf(t *reading.Table, p *game.Prompt) []game.Prompt {
	if p.Ask == game.ChooseManeuver {
		return t.Plans(p.Player)
	}
	return []game.Prompt{*p}
}

// seek has a question thought about, with all dials of the seat where it is one; since is the table
// on which the seat set them, nil where that does not matter.
func (a *Advice) seek(t *reading.Table, p *game.Prompt, since *ai.Dialed) {
	if a.judge == nil {
		a.judge = ai.NewJudge()
	}
	ps := asksOf(t, p)
	for i := range ps {
		ps[i].Options = slices.Clone(ps[i].Options)
	}
	v := t.Game.View(p.Player)
	a.coming = newThought(a.judge, func() { a.next = advise(a.judge, v, ps, since) })
	a.coming.slice()
	a.take()
}

// forget leaves what was thought, and what is.
func (a *Advice) forget() {
	a.coming.leave()
	a.known, a.coming, a.next = nil, nil, nil
}

// advise returns a judge's answers to some questions: the dials of a seat, or one question of
// another kind.
func advise(by *ai.Judge, v *game.View, ps []game.Prompt, since *ai.Dialed) (out advised) {
	if ps[0].Ask == game.ChooseManeuver {
		answers, why := by.Dials(v, ps)
		for i := range ps {
			out = append(out, proposed(&ps[i], answers[i], why[i], nil))
		}
		return out
	}
	answer, tried := by.Judge(v, &ps[0], since)
	return advised{proposed(&ps[0], answer, by.Reason(), tried)}
}

func proposed(p *game.Prompt, answer game.Answer, why string, tried []ai.Judged) proposal {
	x := proposal{prompt: p.ID, picks: answer.Picks, pose: answer.Pose, why: why, tried: tried}
	if p.Max == 1 && !p.Places() && answer.Picks != 0 {
		x.option = p.Given(answer)
	}
	return x
}

// take takes what was thought out, once it is there; it reports whether something is.
func (a *Advice) take() bool {
	if a.coming == nil || !a.coming.done {
		return false
	}
	a.known, a.coming = a.next, nil
	return true
}

// of returns the option advised at a question, and the reason in half a line; option is -1 if there
// is no advice. The option is the best that throws nothing of one's own away, or a better one that
// gains more than it throws away. An option that fines Fleet Points is never advised.
func (a *Advice) of(t *reading.Table, p *game.Prompt) (option int, why string) {
	for i := range a.known {
		x := &a.known[i]
		if x.prompt != p.ID {
			continue
		}
		if len(x.tried) > 0 && p.Max == 1 && !reading.Spends(p) {
			return a.best(t, p, x)
		}
		if i := slices.Index(p.Options, x.option); i >= 0 && !t.Costly(p, &x.option) {
			return i, x.why
		}
	}
	return -1, ""
}

// dearer is the lead over the best other answer that is needed by an answer which throws something
// of one's own away, an attack too, in thousandths of a Fleet Point: a card may still be of use in
// later rounds, and few games may say by chance that a free shot is worth nothing.
const dearer = 500

// best returns the option of the answer that did best in imagined games, and the reason.
func (a *Advice) best(table *reading.Table, p *game.Prompt, x *proposal) (option int, why string) {
	free, dear := -1, -1
	better := func(i, than int) bool {
		if than < 0 {
			return true
		}
		t := &x.tried[i]
		return t.Gain-x.tried[than].Gain > max(ai.Habitual, t.Err*7/10)
	}
	for i := range x.tried {
		o := p.Given(x.tried[i].Answer)
		switch {
		case table.CostOf(&o) > 0, empty(table, p, &o):
		case table.Costly(p, &o), p.Ask == game.ChooseTarget && o.Kind == game.Pass:
			if dear < 0 || x.tried[i].Gain > x.tried[dear].Gain {
				dear = i
			}
		case better(i, free):
			free = i
		}
	}
	at := free
	if dear >= 0 && (free < 0 || x.tried[dear].Gain-x.tried[free].Gain > max(dearer, 2*x.tried[dear].Err)) {
		at = dear
	}
	if at < 0 {
		return -1, ""
	}
	at = ai.Rather(p, x.tried, at)
	o := p.Given(x.tried[at].Answer)
	return slices.Index(p.Options, o), a.gain(p, x, at)
}

// empty reports whether an option is a shot without an attack die: it is proposed only where there
// is nothing else.
func empty(t *reading.Table, p *game.Prompt, o *game.Option) bool {
	dice, is := attackDice(t, p, o)
	return is && dice == 0
}

// attackDice returns how many dice the attack of an option rolls; is reports whether it is one.
func attackDice(t *reading.Table, p *game.Prompt, o *game.Option) (n int, is bool) {
	u, w := t.Game.Setup(), game.NoWeapon
	if p.Ask != game.ChooseTarget || o.Kind != game.FirePrimary && o.Kind != game.FireWeapon {
		return 0, false
	}
	if o.Kind == game.FireWeapon {
		w = o.N
	}
	shot, no := t.Shown.ShotOf(u, p.Ship, o)
	if no.Code != game.Yes {
		return 0, false
	}
	dice, _ := t.Shown.DiceFor(u, p.Ship, w, o.Ship, &shot)
	return dice.Total(), true
}

// gain returns the reason for a proposed answer: its gain over the next best until the end of the
// round.
func (a *Advice) gain(p *game.Prompt, x *proposal, at int) string {
	next := -1
	for i := range x.tried {
		if i != at && (next < 0 || x.tried[i].Gain > x.tried[next].Gain) {
			next = i
		}
	}
	if next < 0 {
		return x.why
	}
	than := "the next best"
	if o := p.Given(x.tried[next].Answer); o.Kind == game.Pass {
		than = "nothing"
	}
	best, other := &x.tried[at], &x.tried[next]
	switch points, chance := best.Margin-other.Margin, best.Chance-other.Chance; {
	case points >= ai.Habitual:
		return fmt.Sprintf("+%.1f Fleet Points this round over %s", float64(points)/1000, than)
	case chance >= 10:
		return fmt.Sprintf("+%d%% chance to win over %s", (chance+5)/10, than)
	}
	return "makes little difference this round"
}

// Boxes returns the set of boxes to check where dice are modified, and the reason; known is false
// if nothing was tried out. The first means is tried out in imagined games; exact odds add the
// boxes checked beside it.
func (a *Advice) Boxes(t *reading.Table, p *game.Prompt, s *reading.Spending) (set uint64, why string, known bool) {
	for i := range a.known {
		if x := &a.known[i]; x.prompt == p.ID && len(x.tried) > 0 {
			option, why := a.best(t, p, x)
			if option >= 0 && p.Options[option].Kind == game.Pass && !ai.SurelyNone(p, x.tried, s.Best) {
				return s.Best, "", true
			}
			if option < 0 || p.Options[option].Kind == game.Pass {
				return 0, why, option >= 0
			}
			return s.BestWith(1 << uint(option)), why, true
		}
	}
	return 0, "", false
}

// several returns the options advised where more than one may be picked; known is false while
// nobody has thought about the question. Options that throw away something of one's own are among
// them only where the question takes nothing less.
func (a *Advice) several(t *reading.Table, p *game.Prompt) (picks uint64, known bool) {
	for _, x := range a.known {
		if x.prompt == p.ID {
			picks, known = x.picks, true
		}
	}
	for i := range p.Options {
		if bit := uint64(1) << uint(i); picks&bit != 0 && bits.OnesCount64(picks) > int(p.Min) &&
			t.Costly(p, &p.Options[i]) {
			picks &^= bit
		}
	}
	return picks, known
}

// place returns the advised place for a ship or token; ok is false if there is no advice.
func (a *Advice) place(p *game.Prompt) (at physics.Pose, ok bool) {
	for _, x := range a.known {
		if x.prompt == p.ID {
			return x.pose, true
		}
	}
	return at, false
}

// renew proposes what has come to be known since the question was put, unless something was picked
// already.
func (b *Session) renew() {
	if !b.Advice.take() {
		return
	}
	b.Changed = true
	if p := b.Asked(); p != nil && p.ID == b.Question.PromptID && b.Question.untouched() &&
		(!p.Places() || b.Question.Draft == b.Question.offered) {
		b.propose(p)
	}
}

// Advising reports whether the answer that is proposed is still thought about, and nobody has
// picked another one.
func (b *Session) Advising() bool { return b.Advice.coming != nil && b.Question.untouched() }

// Recommended returns in half a line the reason for the proposed answer, "" if there is none or
// another answer is meant.
func (b *Session) Recommended(p *game.Prompt) string {
	if p.Places() {
		if why := b.Advice.placed(p, b.Question.Draft); why != "" {
			return "Recommended: " + b.Units(why)
		}
		return ""
	}
	if s := b.Spending(p, b.Question.Picks); s != nil {
		set, why, known := b.Advice.Boxes(&b.Table, p, s)
		switch {
		case !known:
			return s.Words(&b.Table)
		case set != s.Picks || why == "":
			return ""
		}
		return "Recommended: " + why
	}
	if words, known := b.Coach.says(p, b.Question.Answer()); known && !b.Coach.TooEarly(&b.Table) {
		return words
	}
	i, why := b.Advice.of(&b.Table, p)
	if i < 0 || why == "" {
		return ""
	}
	if p.Ask == game.ChooseManeuver && b.Shown.Phase == game.Planning {
		if _, meets := b.Met(p.Player); !meets {
			return tooEarly + ". No enemy is in reach."
		}
	}
	o := &p.Options[i]
	if b.Question.Answer() != asCounted(p, i) {
		return ""
	}
	if damage, is := b.DamageOf(p, o); is { // the number that stands below the rows
		return fmt.Sprintf("Recommended: %.1f damage on average to %s", damage, b.ShortName(o.Ship))
	}
	return "Recommended: " + b.Units(why)
}

// placed returns the reason for the advised place if the thing lies there, "" otherwise.
func (a *Advice) placed(p *game.Prompt, at physics.Pose) string {
	for _, x := range a.known {
		if x.prompt == p.ID && x.pose == at {
			return x.why
		}
	}
	return ""
}

// compare has what is proposed tried out beside what the coach finds: the dials of the seat, as far
// as they are not set, or one answer.
func (a *Advice) compare(t *reading.Table, n *ai.Counsel, p *game.Prompt, set map[game.ShipID]int) {
	var moves [game.MaxShips]int8
	if p.Ask != game.ChooseManeuver {
		if i, _ := a.of(t, p); i >= 0 {
			n.Compare(&moves, p.Pick(i))
		}
		return
	}
	for i := range moves {
		moves[i] = -1
	}
	for _, q := range t.Plans(p.Player) {
		i, _ := a.of(t, &q)
		switch move, is := set[q.Ship]; {
		case is:
			moves[q.Ship] = int8(move)
		case i < 0:
			return
		case q.Options[i].Kind == game.SetManeuver:
			moves[q.Ship] = q.Options[i].N
		}
	}
	n.Compare(&moves, game.Answer{})
}
