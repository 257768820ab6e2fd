package battle

import (
	"fmt"
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/names"
)

// Advice is what a lieutenant would answer in a person's place, thought out beside the window from what that person sees.
type Advice struct {
	battle *Battle
	minds  [2]ai.Player // of the seats
	coming *Thought     // nil: nobody thinks
	next   advised      // what comes of it
	known  advised
	odds   *Ahead // of the attack that is recommended
	oddsOf aheadOf
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
}

// Adviser is the level of the computer players that advises; "" none does, and the plainest answer is proposed. The program says it
// before the first battle. Tests of the window that only want a battle to go on have none.
var Adviser string

// seek has the question thought about, with all dials of the seat where it is one, if nobody has yet.
func (a *Advice) seek(p *game.Prompt) {
	b := a.battle
	if Adviser == "" || !b.Uses("advice") || !b.Uses("verdicts") {
		a.forget()
		return
	}
	ps := []game.Prompt{*p}
	if p.Ask == game.ChooseManeuver {
		ps = b.Plans(p.Player)
	}
	table := b.Game.State().Hash()
	if a.table == table && a.asked == ps[0].ID {
		return
	}
	a.forget()
	a.table, a.asked = table, ps[0].ID
	if len(p.Options) < 2 && !p.Places() || Spends(p) { // what is spent, exact odds say
		return
	}
	who := a.minds[p.Player]
	if who == nil {
		var err error
		if who, err = ai.New(Adviser, b.Game.Setup().Seed^0xad71ce); err != nil {
			return
		}
		a.minds[p.Player] = who
	}
	for i := range ps {
		ps[i].Options = slices.Clone(ps[i].Options)
	}
	v := b.Game.View(p.Player)
	a.coming = newThought(who, func() { a.next = advise(who, v, ps) })
	a.coming.slice()
	a.take()
}

// forget leaves what was thought, and what is.
func (a *Advice) forget() {
	a.coming.leave()
	a.known, a.coming, a.next = nil, nil, nil
}

// advise is what a player would answer to some questions.
func advise(who ai.Player, v *game.View, ps []game.Prompt) (out advised) {
	for i := range ps {
		answer := who.Choose(v, &ps[i])
		x := proposal{prompt: ps[i].ID, picks: answer.Picks, pose: answer.Pose}
		if ps[i].Max == 1 && !ps[i].Places() && answer.Picks != 0 {
			x.option = ps[i].Given(answer)
		}
		if w, ok := who.(ai.Reasoner); ok {
			x.why = w.Reason()
		}
		out = append(out, x)
	}
	return out
}

// take takes what was thought out, once it is there; it reports whether something is.
func (a *Advice) take() bool {
	if a.coming == nil || !a.coming.done {
		return false
	}
	a.known, a.coming = a.next, nil
	return true
}

// Of is the option that is advised at a question, and why in half a line; -1 where none is, or where it would throw away
// something of one's own or fine Fleet Points: that a person decides unasked.
func (a *Advice) Of(p *game.Prompt) (option int, why string) {
	for _, x := range a.known {
		if x.prompt != p.ID {
			continue
		}
		if i := slices.Index(p.Options, x.option); i >= 0 && !a.costly(&x.option) {
			return i, x.why
		}
	}
	return -1, ""
}

// Several are the options advised where more than one may be picked; known is false while nobody has thought about it. What
// would throw away something of one's own is among them only where the question takes nothing less.
func (a *Advice) Several(p *game.Prompt) (picks uint64, known bool) {
	for _, x := range a.known {
		if x.prompt == p.ID {
			picks, known = x.picks, true
		}
	}
	for i := range p.Options {
		if bit := uint64(1) << uint(i); picks&bit != 0 && bits.OnesCount64(picks) > int(p.Min) && a.costly(&p.Options[i]) {
			picks &^= bit
		}
	}
	return picks, known
}

// Place is where what is asked for is advised to be placed.
func (a *Advice) Place(p *game.Prompt) (at physics.Pose, ok bool) {
	for _, x := range a.known {
		if x.prompt == p.ID {
			return x.pose, true
		}
	}
	return at, false
}

// costly reports whether an option discards a card, spends a token that is carried from battle to battle, destroys the ship or
// may cost Fleet Points.
func (a *Advice) costly(o *game.Option) bool {
	b := a.battle
	u := b.Game.Setup()
	if o.Line != 0 {
		text, _, _ := u.Line(o.Line)
		for i := range text.Cost {
			if op := text.Cost[i].Op; op == card.DiscardMe || op == card.DiscardCards {
				return true
			}
		}
	}
	switch o.Kind {
	case game.SpendReroll:
		return true
	case game.FireWeapon:
		by := b.Asked()
		return by == nil || u.Facts(by.Ship).Upgrades[o.N].Card.Weapon.Discard || b.CostOf(o) > 0
	case game.SetManeuver:
		if p := b.Asked(); p == nil || p.Ask != game.ChooseManeuver {
			return false // it is the enemy's
		}
		var f game.Fate
		game.Foresee(&b.View, o.Ship, int(o.N), &f)
		return f.Dies() || f.StruckAtEnd
	}
	return b.CostOf(o) > 0
}

// harmless is the first option that costs nothing of one's own, the one given where all do.
func (a *Advice) harmless(p *game.Prompt, otherwise int) int {
	for i := range p.Options {
		if !a.costly(&p.Options[i]) {
			return i
		}
	}
	return otherwise
}

// renew proposes what has come to be known since the question was put, unless something was picked already.
func (a *Advice) renew() {
	b := a.battle
	if !a.take() {
		return
	}
	b.Changed = true
	if p := b.Asked(); p != nil && p.ID == b.Question.PromptID && b.Question.chosen == Nothing && (!p.Places() || b.Question.Draft == b.Question.offered) {
		b.Question.propose(p)
		b.Question.spareFine(p)
	}
}

// Words are why the answer that is proposed is recommended, in half a line; "" where none is, or another one is meant.
func (a *Advice) Words(p *game.Prompt) string {
	b := a.battle
	if p.Places() {
		return a.placed(p)
	}
	if s := b.Spending(p); s != nil {
		return s.Words(b, p)
	}
	if words, known := b.Coach.Says(p); known {
		return words
	}
	i, why := a.Of(p)
	if i < 0 || why == "" {
		return ""
	}
	o := &p.Options[i]
	if p.Ask == game.ChooseManeuver {
		i = MoveOf(*o)
	}
	if b.Question.Answer() != i {
		return ""
	}
	if damage, is := a.damage(p, o); is { // the number that stands below the rows
		return fmt.Sprintf("Recommended: %.1f damage on average at %s", damage, names.Short(b.Game.Setup().Name(o.Ship)))
	}
	return "Recommended: " + b.Units(why)
}

// placed is why something is recommended to be placed where it lies.
func (a *Advice) placed(p *game.Prompt) string {
	for _, x := range a.known {
		if x.prompt == p.ID && x.why != "" && x.pose == a.battle.Question.Draft {
			return "Recommended: " + a.battle.Units(x.why)
		}
	}
	return ""
}
