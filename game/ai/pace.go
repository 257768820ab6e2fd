package ai

// Paced is a player that thinks in short steps, counted in imagined games, plans and ships, and
// rests after each. What it is told to rest with is given how much of the thought is done, 0 to 1,
// and says whether to hurry: then the player answers with what it has. Where it is not hurried it
// answers as it would without a rest.
type Paced interface {
	Pace(rest func(part float64) (hurry bool))
}

// pace lets a player and the minds it holds rest while they think.
type pace struct {
	rest    func(part float64) bool
	hurried bool
	from    float64 // the part of the thought that the steps now are of
	to      float64
	at      float64 // how much is done
}

// begin begins a thought.
func (p *pace) begin() { p.hurried, p.from, p.to, p.at = false, 0, 1, 0 }

// of says which part of the thought comes now.
func (p *pace) of(from, to float64) { p.from, p.to = from, to }

// step rests after a step, so much of whose part is done; it reports whether to hurry.
func (p *pace) step(done float64) bool {
	if p == nil {
		return false
	}
	if p.rest != nil {
		p.at = max(p.at, p.from+float64((p.to-p.from)*done))
		p.hurried = p.rest(p.at) || p.hurried
	}
	return p.hurried
}

// Pace has the player rest after each step of its thoughts.
func (e *ensign) Pace(rest func(part float64) (hurry bool)) { e.pace.rest = rest }

// Pace has the player rest, and the minds it thinks with.
func (l *lieutenant) Pace(rest func(part float64) (hurry bool)) {
	l.ensign.Pace(rest)
	for k := range l.foe.n {
		if m := &l.foe.of[k]; m.search != nil {
			m.search.Pace(l.pace.step)
		} else {
			m.brain.pace = l.pace
		}
	}
}
