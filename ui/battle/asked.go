package battle

import (
	"math/bits"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/reading"
)

// Asked returns the open question of a person, nil when nobody is asked or the picture still moves.
func (b *Battle) Asked() *game.Prompt {
	if b.Game == nil || !b.Host.Shows() || b.Flow.Now != nil || len(b.Flow.Queue) > 0 {
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
func (b *Battle) ask() {
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
	if b.Question.silent(p) || b.Question.spends(p) || b.Flow.acts(p) {
		return
	}
	b.Question.takeUp(p)
}

// takeUp is the question that is asked now: who sees it, what it is about, and what is proposed.
func (q *Question) takeUp(p *game.Prompt) {
	b := q.battle
	if planning := b.Prompts()[0].Ask == game.ChooseManeuver; !planning || q.PromptID < 0 ||
		b.History.setStart > len(b.Game.Answers()) {
		b.History.setStart = len(b.Game.Answers())
	}
	q.PromptID, b.Changed = p.ID, true
	if len(b.Planning.Locked) > 0 { // they count for what is judged
		b.Host.Anew()
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
	q.propose(p)
	q.spareFine(p)
	lesson := b.Lesson()
	if lesson.unpicks(&b.View, p) {
		q.Picks = 0
	}
	if at, is := lesson.another(&b.View, p, q.Answer()); is {
		q.Propose(at)
	}
}

// propose has an answer in mind before anybody has said one.
func (q *Question) propose(p *game.Prompt) {
	b := q.battle
	switch p.Ask {
	case game.PlaceShip, game.PlaceToken:
		q.offer(p)
	case game.ChooseManeuver:
		q.Propose(b.BestDial(p))
		if m, ok := b.Planning.Dials[p.Ship]; ok {
			q.Take(m)
		}
	default:
		if reading.Spends(p) {
			q.proposeSpending(p)
			return
		}
		if p.Max > 1 {
			q.proposeSeveral(p)
			return
		}
		first := 0
		if len(p.Options) > 1 && p.Options[0].Kind == game.Pass && slices.Contains(plain, p.Ask) {
			first = 1
		}
		at := b.BestOption(p, first)
		if i, _ := b.Advice.Of(&b.Table, p); i >= 0 {
			at = i
		} else if Advises && p.Max == 1 && at < len(p.Options) && b.Costly(p, &p.Options[at]) {
			at = b.Harmless(p, at)
		}
		if p.Ask == game.ChooseAction {
			at = b.Flow.wished(p, at)
		}
		q.Propose(at)
	}
}

// proposeSpending checks the set that is best, where advice is wanted.
func (q *Question) proposeSpending(p *game.Prompt) {
	b := q.battle
	q.Propose(Nothing)
	if s := b.Spending(p, q.Picks); s != nil && b.Uses("advice") {
		q.Picks = s.Best
		if set, _, known := b.Advice.Boxes(&b.Table, p, s); known {
			q.Picks = set
		}
	}
	q.checked = q.Picks
}

// proposeSeveral picks what is advised where more than one may be picked; where nobody advises, the
// dice that show nothing, and else as many as the question takes at least: what costs nothing of
// one's own first.
func (q *Question) proposeSeveral(p *game.Prompt) {
	b := q.battle
	picks, known := b.Advice.Several(&b.Table, p)
	pick := func(may func(o *game.Option) bool, most int8) {
		for i := range p.Options {
			if bit := uint64(1) << uint(i); bits.OnesCount64(picks) < int(most) && may(&p.Options[i]) {
				picks |= bit
			}
		}
	}
	if p.Ask == game.ChooseDice && !known {
		a := &b.Shown.Attack
		pick(func(o *game.Option) bool {
			face := a.AttackDice[o.N].Face
			if p.Defense {
				face = a.Defense[o.N].Face
			}
			return strings.HasPrefix(face.String(), "blank")
		}, p.Max)
	}
	pick(func(o *game.Option) bool { return !b.Costly(p, o) }, p.Min)
	pick(func(*game.Option) bool { return true }, p.Min)
	q.Picks, q.checked = picks, picks
}

// untouched reports whether the answer in mind is still the one that was proposed.
func (q *Question) untouched() bool { return q.chosen == Nothing && q.Picks == q.checked }

// plain are the questions at which something is proposed rather than nothing, where nobody advises.
var plain = []game.Ask{game.ChooseAction, game.ChooseTarget}

// spareFine proposes something else where what is proposed would cost Fleet Points.
func (q *Question) spareFine(p *game.Prompt) {
	b := q.battle
	o, is := q.Meant(p)
	if !is || reading.Boxed(p) || b.CostOf(&o) == 0 {
		return
	}
	best := -1
	for i := range p.Options {
		if o := &p.Options[i]; b.CostOf(o) == 0 && (best < 0 || p.Options[best].Kind == game.Pass) {
			best = i
		}
	}
	if best >= 0 {
		q.Propose(best)
	}
}

func (b *Battle) seatOfView(p *game.Prompt) game.PlayerID {
	if !b.HotSeat() {
		return b.Planning.Seat
	}
	if p == nil || p.Ask != game.ChooseManeuver {
		return game.Nobody
	}
	return p.Player
}

// See renews the view.
func (b *Battle) See() {
	if b.Flow.Pause != nil && b.Flow.Pause.At != Flying {
		b.Flow.asShown()
		return
	}
	b.Game.ViewInto(b.Viewer, &b.View)
	b.Planning.stand(&b.View)
}
