package battle

import (
	"math/bits"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/reading"
)

// Asked returns the open question of a person, nil when nobody is asked or the picture still moves.
func (b *Session) Asked() *game.Prompt {
	if b.Game == nil || !b.Host.Shows() || b.Flow.Now != nil || len(b.Flow.Queue) > 0 || b.LessonStops() ||
		b.Far.Plea() != nil {
		return nil
	}
	var first *game.Prompt
	ps := b.Prompts()
	for i := range ps {
		p := &ps[i]
		if b.Brains[p.Player] != nil {
			continue
		}
		if p.Ask == game.ChooseManeuver {
			if p.Ship == b.Planning.Ship {
				return p
			}
			if b.Planning.Seat == p.Player && first == nil {
				first = p
			}
			continue
		}
		return p
	}
	return first
}

// ask takes up a new question.
func (b *Session) ask() {
	ps := b.Prompts()
	if len(ps) == 0 {
		return
	}
	planning := ps[0].Ask == game.ChooseManeuver
	if planning && (b.Planning.Ship == game.NoShip || !b.IsOpen(b.Planning.Ship)) {
		b.takeSeat(ps)
		if all := b.Plans(b.Planning.Seat); b.Planning.Ship != game.NoShip && len(all) > 0 &&
			len(b.Planning.Locked) == len(all) { // the program ended while they were handed in
			b.handIn(b.Planning.Seat)
			return
		}
	}
	if b.Cover.Down && b.Planning.Ship == game.NoShip { // taken back to where nobody plans
		b.Cover.Down, b.Changed = false, true
	}
	p := b.Asked()
	if p == nil {
		if !planning && b.Viewer != b.seatOfView(nil) {
			b.Viewer, b.Changed = b.seatOfView(nil), true
		}
		if b.Question.PromptID != -2 {
			b.Question.PromptID, b.Changed = -2, true
			b.See()
		}
		return
	}
	if p.ID == b.Question.PromptID {
		return
	}
	b.Viewer = b.seatOfView(p)
	b.See() // before anything is judged: the view may be that of the battle before
	if a, is := b.unasked(p); is && b.submit(a) {
		return
	}
	if a, is := b.Question.spends(&b.Table, p); is && b.submit(a) {
		return
	}
	if at := b.Flow.act(p); at >= 0 && b.refusesRow(p, at) == "" && b.CostOf(&p.Options[at]) <= 0 {
		b.Flow.Then = ThenAct{}
		b.Answer(p.Pick(at))
		return
	}
	b.takeUp(p)
}

// takeUp asks a question: who sees it, what it is about, and what is proposed.
func (b *Session) takeUp(p *game.Prompt) {
	q, lesson := &b.Question, b.Lesson()
	if planning := b.Prompts()[0].Ask == game.ChooseManeuver; !planning || q.PromptID < 0 ||
		b.History.setStart > len(b.Game.Answers()) {
		b.History.setStart = len(b.Game.Answers())
	}
	q.PromptID, b.Changed = p.ID, true
	if p.Player != game.Nobody {
		b.Host.Seated(p.Player)
	}
	if len(b.Planning.Locked) > 0 { // they count for what is judged
		b.Host.Anew()
	}
	if seat := int(p.Player) + 1; seat != q.seat {
		if b.HotSeat() && q.seat > 0 && p.Ask != game.ChooseManeuver { // the cover says it of dials
			b.sound("your-turn", seat)
		}
		q.seat = seat
	}
	q.Propose(0)
	q.Picks, q.checked, q.Refusal = 0, 0, ""
	b.Look.Ship = p.Ship
	if p.Ask == game.ChooseManeuver {
		b.Coach.remember(b.Game, p)
	}
	if b.Coach.leaves(p) {
		b.CloseCoach()
	}
	if b.Advice.wants(&b.Table, p) {
		b.Advice.seek(&b.Table, p, b.Coach.since(b.Game, p))
	}
	b.propose(p)
	if lesson.waits(&b.View, p) {
		q.Propose(Nothing)
		q.Picks, q.checked = 0, 0
	}
	if lesson.Shown() {
		b.showAnswer(p)
	}
}

// propose has an answer in mind before anybody has said one; where it would cost Fleet Points,
// another one.
func (b *Session) propose(p *game.Prompt) {
	q := &b.Question
	switch {
	case p.Places():
		q.offer(&b.Table, &b.Advice, p)
	case p.Ask == game.ChooseManeuver:
		q.Propose(b.BestDial(p))
		if m, ok := b.Planning.Dials[p.Ship]; ok {
			q.Take(m)
		}
	case reading.Spends(p):
		q.proposeSpending(&b.Table, &b.Advice, p)
	case p.Max > 1:
		q.proposeSeveral(&b.Table, &b.Advice, p)
	default:
		at := b.Advice.propose(&b.Table, p)
		if p.Ask == game.ChooseAction {
			at = b.Flow.wished(&b.View, p, at)
		}
		q.Propose(reading.First(&b.View, p, at))
	}
	q.spareFine(&b.Table, p)
}

// propose returns the option that is proposed where one is picked: the one advised, else the best
// by the plain numbers.
func (a *Advice) propose(t *reading.Table, p *game.Prompt) int {
	first := 0
	if len(p.Options) > 1 && p.Options[0].Kind == game.Pass && slices.Contains(plain, p.Ask) {
		first = 1
	}
	at := t.BestOption(p, first)
	advised, _ := a.of(t, p)
	if advised >= 0 {
		at = advised
	}
	pass := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.Pass })
	if pass >= 0 && at < len(p.Options) && empty(t, p, &p.Options[at]) {
		return pass
	}
	if Advises && advised < 0 && p.Max == 1 && at < len(p.Options) && t.Costly(p, &p.Options[at]) {
		return t.Harmless(p, at)
	}
	return at
}

// proposeSpending checks the set that is best, where advice is wanted.
func (q *Question) proposeSpending(t *reading.Table, a *Advice, p *game.Prompt) {
	q.Propose(Nothing)
	if s := t.Spending(p, q.Picks); s != nil && t.Uses("advice") {
		q.Picks = s.Best
		if set, _, known := a.Boxes(t, p, s); known {
			q.Picks = set
		}
	}
	q.checked = q.Picks
}

// proposeSeveral picks what is advised where more than one may be picked; where nobody advises, the
// dice that show nothing, and else as many as the question takes at least: what costs nothing of
// one's own first.
func (q *Question) proposeSeveral(t *reading.Table, advice *Advice, p *game.Prompt) {
	picks, known := advice.several(t, p)
	pick := func(may func(o *game.Option) bool, most int8) {
		for i := range p.Options {
			if bit := uint64(1) << uint(i); bits.OnesCount64(picks) < int(most) && may(&p.Options[i]) {
				picks |= bit
			}
		}
	}
	if p.Ask == game.ChooseDice && !known {
		a := &t.Shown.Attack
		pick(func(o *game.Option) bool {
			face := a.AttackDice[o.N].Face
			if p.Defense {
				face = a.Defense[o.N].Face
			}
			return strings.HasPrefix(face.String(), "blank")
		}, p.Max)
	}
	pick(func(o *game.Option) bool { return !t.Costly(p, o) }, p.Min)
	pick(func(*game.Option) bool { return true }, p.Min)
	q.Picks, q.checked = picks, picks
}

// untouched reports whether the answer in mind is still the one that was proposed.
func (q *Question) untouched() bool { return q.chosen == Nothing && q.Picks == q.checked }

// plain are the questions at which something is proposed rather than nothing, where nobody advises.
var plain = []game.Ask{game.ChooseAction, game.ChooseTarget}

// spareFine proposes something else where what is proposed would cost Fleet Points.
func (q *Question) spareFine(t *reading.Table, p *game.Prompt) {
	o, is := q.Meant(p)
	if !is || reading.Boxed(p) || t.CostOf(&o) == 0 {
		return
	}
	best := -1
	for i := range p.Options {
		if o := &p.Options[i]; t.CostOf(o) == 0 && (best < 0 || p.Options[best].Kind == game.Pass) {
			best = i
		}
	}
	if best >= 0 {
		q.Propose(best)
	}
}

func (b *Session) seatOfView(p *game.Prompt) game.PlayerID {
	if !b.HotSeat() {
		return b.Planning.Seat
	}
	if p == nil || p.Ask != game.ChooseManeuver {
		return game.Nobody
	}
	return p.Player
}

// See renews the view.
func (b *Session) See() {
	if b.Flow.Pause != nil && b.Flow.Pause.At != Flying {
		asShown(&b.Table)
		return
	}
	b.Game.ViewInto(b.Viewer, &b.View)
	b.Planning.stand(&b.View)
}
