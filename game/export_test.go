package game

import "attackwing/game/card"

// SpendDrone takes a Drone token off a ship's stack, as the cards of the next issue will: tests of
// captain skill need it.
func SpendDrone(g *Game, id ShipID) {
	g.state.Ships[id].Drones--
	g.saved.Ships[id].Drones-- // where it is kept
}

// TooFar is the refusal of a distance beyond a range.
func TooFar(dist float64, band int) No { return tooFar(OutOfRange, dist, band) }

// Micrometres is a distance in whole µm, as attacks and options tell it.
func (u *Setup) Micrometres(dist float64) int32 { return u.micrometres(dist) }

// LayOnly is the table as a position lays it, before anything happens.
func LayOnly(u *Setup) (*State, error) {
	if err := u.Prepare(); err != nil {
		return nil, err
	}
	g := &Game{setup: u}
	u.lay(&g.state)
	u.Position.apply(g)
	g.state.nextID = 0
	return &g.state, nil
}

// Before is the table before the step that asks, with that step on the stack: what a position
// tells. Questions are numbered anew.
func Before(g *Game) *State {
	var s State
	g.found().CopyTo(&s)
	s.stack[s.nStack] = g.frame
	s.nStack++
	s.nextID = 0
	return &s
}

// Steps are the steps that wait, the next one last.
func Steps(s *State) []Frame { return s.stack[:s.nStack] }

// WithoutActivation are the steps that wait, without an Activation Phase in which every ship has
// had its turn: it has nothing more to do.
func WithoutActivation(s *State) []Frame {
	steps := Steps(s)
	n := len(steps) - 1
	if n < 0 || steps[n].Step != stepActivation || s.Phase != Activation {
		return steps
	}
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.InPlay() && !sh.Activated && sh.Owner != Nobody {
			return steps
		}
	}
	return steps[:n]
}

// Again is the same game before the step that asks, which runs anew.
func Again(g *Game) *Game {
	var x Game
	g.CopyTo(&x)
	x.takeBack()
	x.state.nextID = 0
	x.answered, x.prompts, x.keeping = nil, nil, true
	x.run()
	return &x
}

// Plain is the table of a game without what has no meaning: lasting effects that are over, the last
// attack, maneuvers of earlier rounds, the skill of ships that are gone.
func Plain(g *Game) *State {
	var s State
	g.state.CopyTo(&s)
	ForgetOver(&s)
	if !s.Attack.On && !s.Attack.Ended {
		s.Attack = Attack{}
	}
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; !sh.Moved {
			sh.Flew = card.Move{}
		}
		if sh := &s.Ships[i]; !sh.Ordered {
			sh.Order = card.Move{}
		}
		if sh := &s.Ships[i]; !sh.OnTable() {
			sh.Skill = 0 // it has no turn any more
		}
	}
	return &s
}

// Resume begins at the position of a set-up and asks its first question, with what a position does
// not tell taken from a table: the decks, what lies face down, the order of damage cards, the dice.
func Resume(u *Setup, like *State) (*Game, error) {
	if err := u.Prepare(); err != nil {
		return nil, err
	}
	g := &Game{setup: u, keeping: true}
	g.opts = make([]Option, 0, 1024)
	u.lay(&g.state)
	u.Position.apply(g)
	s := &g.state
	s.Decks, s.Dice, s.nextID = like.Decks, like.Dice, like.nextID
	for i := range s.Ships[:s.NShips] {
		s.Ships[i].Damage, s.Ships[i].NDamage = like.Ships[i].Damage, like.Ships[i].NDamage
	}
	g.next()
	g.run()
	return g, nil
}

// WatchSteps calls f with what a step has done, each time one is done, in a game that listens; stop
// ends it.
func WatchSteps(f func(g *Game, done []Event)) (stop func()) {
	kept := steps
	for i := range steps {
		run := steps[i].run
		steps[i].run = func(t *Turn) {
			if run(t); !t.g.waits {
				f(t.g, t.g.pending)
			}
		}
	}
	return func() { steps = kept }
}

// Branch is a copy of a game that tells its events, with its table changed before the step that
// asks, which runs anew.
func Branch(g *Game, change func(*State)) *Game {
	x := new(Game)
	g.CopyTo(x)
	x.listening = true
	if change != nil {
		x.takeBack()
		change(&x.state)
		x.answered, x.prompts, x.pending, x.told = nil, nil, nil, 0
		x.run()
	}
	return x
}

// Labels are the lines of one card as options, and the effects of each of them.
func Labels(list []card.Ability) (uses []string, effects [][]string) {
	u := &Setup{}
	u.addLines(0, 0, CaptainSlot, "Somebody", list)
	for i := range u.lines {
		l := &u.lines[i]
		uses = append(uses, u.apart(l, -1, nil))
		var does []string
		for k := range l.Do {
			does = append(does, u.apart(l, k, nil))
		}
		effects = append(effects, does)
	}
	return uses, effects
}

// ForgetOver takes the lasting effects that are over from a table.
func ForgetOver(s *State) {
	clear(s.Lasting[s.NLasting:])
	s.nLasted = s.NLasting
}
