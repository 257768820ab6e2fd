package game

import (
	"slices"

	"attackwing/game/card"
)

// round begins a round and lays out its phases (rules 4).
func round(t *Turn) {
	Settle(t, RoundBegan{Round: t.State().Round + 1})
	t.then(roundSteps[:]...)
}

// roundSteps are the steps of a round from its beginning.
var roundSteps = [...]Frame{
	{Step: stepWarpCore},
	{Step: stepDials},
	{Step: stepActivation},
	{Step: stepActivationOver},
	{Step: stepCombatStart},
	{Step: stepEndPhase},
	{Step: stepRoundOver},
}

// begins begins a phase: every ship's captain skill is fixed for it, since a change never counts
// inside a running phase (rules 4.5), and the sheet speaks. What the sheet changes about a skill as
// the phase begins counts in it. asks says whether the step may ask something after it.
func (t *Turn) begins(p Phase, asks bool) {
	s := t.State()
	e := PhaseBegan{Phase: p}
	for id := range ShipID(s.NShips) {
		e.Skills[id] = s.skill(t.Setup(), id)
	}
	speaks := len(t.Setup().rules[PhaseBegins]) > 0
	if !asks && !speaks {
		t.settle()
	}
	if Emit(t, e); speaks {
		t.at(PhaseBegins, NoShip)
		fixSkills(t)
	}
}

// fixSkills fixes the captain skills of the running phase anew, where one has changed.
func fixSkills(t *Turn) {
	s, e, changed := t.State(), SkillsFixed{}, false
	for id, sh := range ships(s) {
		e.Skills[id] = s.skill(t.Setup(), id)
		changed = changed || e.Skills[id] != sh.Skill
	}
	if changed {
		Emit(t, e)
	}
}

// eliminated reports whether a side has no ship left, now that nobody is waiting for a last attack.
func (s *State) eliminated() bool {
	var left [2]bool
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; !sh.Map && !left[sh.Owner] && !sh.gone() {
			left[sh.Owner] = true
			if left[0] && left[1] {
				return false
			}
		}
	}
	return true
}

// stopIfOver clears what was still to come when a side is eliminated (rules 7.7).
func stopIfOver(t *Turn) bool {
	s := t.State()
	if !s.eliminated() {
		return false
	}
	t.forget()
	t.then(Frame{Step: stepFinish, About: About(ByElimination)})
	return true
}

// roundOver ends the battle at the round limit or when time was called, or begins the next round.
func roundOver(t *Turn) {
	s := t.State()
	if n := len(t.g.hashes); n == 0 || t.g.hashes[n-1].Round < s.Round {
		t.g.keepRound()
	}
	next := Frame{Step: stepRound}
	switch {
	case int(s.Round) >= t.Setup().House.RoundLimit:
		next = Frame{Step: stepFinish, About: About(ByRoundLimit)}
	case s.TimeUp:
		next = Frame{Step: stepFinish, About: About(ByTime)}
	}
	t.then(next)
}

// keepRound keeps the state at the end of a round, or of the battle. Its hash is worked out when
// somebody asks for it: it costs more than a third of a game of random answers.
func (g *Game) keepRound() {
	if !g.keeping {
		return
	}
	g.hashes = append(g.hashes, RoundHash{Round: g.state.Round, Answer: len(g.answers)})
	g.ends = slices.Grow(g.ends, 1)[:len(g.ends)+1]
	end := &g.ends[len(g.ends)-1]
	g.state.CopyTo(end)
}

// activationOver lets the sheet do what it says for the end of the Activation Phase.
func activationOver(t *Turn) {
	t.at(EndOfActivation, NoShip)
	if !stopIfOver(t) && t.Setup().speaks(card.ActivationFinish) {
		var room [4]Frame
		t.then(t.moment(room[:0], card.ActivationFinish)...)
	}
}
