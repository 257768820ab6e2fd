package record

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/eventrow"
	"attackwing/physics"
)

// Film is a game seen again: every decision with what came of it, as everybody may see it.
type Film struct {
	Setup   *game.Setup
	Moments []Moment // of 0 answers first
	Shots   []Shot   // the attacks in their order
	Trouble error    // why it stops before its end, nil when it does not
	Over    bool     // the battle is over: nothing of it is secret
	Settled int      // answers before the round that is played, all of a battle that is over: they may be analyzed
}

// Moment is a table after some answers: what was decided last, and what came of it.
type Moment struct {
	Player game.PlayerID // who decided; Nobody before the first answer
	Ask    game.Ask
	Ship   game.ShipID
	Asked  string // the question
	Chosen string // the answer in words
	Secret bool   // the dial that was set may not be seen yet
	Events []game.Event
	Round  int16 // in which it was decided
	Phase  game.Phase
	dial   string // the answer in words, where it is secret
	said   []Said
	luck   [2]Luck // up to then
}

// Shoot plays answers of a set-up anew and keeps what happens.
func Shoot(u *game.Setup, answers []game.Answer) *Film {
	f := &Film{Setup: u}
	over := f.shoot(answers)
	if f.seal(); over {
		f.Reveal()
	}
	return f
}

// shoot fills the film, and reports whether the battle is over.
func (f *Film) shoot(answers []game.Answer) (over bool) {
	u := f.Setup
	g, err := game.New(u)
	if err != nil {
		f.Trouble = err
		return false
	}
	var v game.View
	c := camera{film: f, shown: *g.State()}
	c.keep(Moment{
		Player: game.Nobody,
		Ship:   game.NoShip,
		Asked:  "The table is set",
		Events: slices.Clone(g.Opening()),
		Round:  g.State().Round,
		Phase:  g.State().Phase,
	})
	for i, a := range answers {
		m := Moment{Player: game.Nobody, Ship: game.NoShip, Round: g.State().Round, Phase: g.State().Phase}
		if p := asked(g, a); p != nil {
			g.ViewInto(p.Player, &v)
			m.Player, m.Ask, m.Ship, m.Asked, m.Chosen = p.Player, p.Ask, p.Ship, p.Heading(u), chosen(&v, p, a)
			if a.Hand.Deed != game.NoDeed {
				m.Ask, m.Ship, m.Asked = game.UseCards, a.Hand.On, "By hand"
			}
		}
		g.State().CopyTo(&c.shown)
		ev, err := g.Submit(a)
		if err != nil {
			f.Trouble = fmt.Errorf("answer %d does not fit: %w", i+1, err)
			return false
		}
		m.Events = slices.Clone(ev)
		c.keep(m)
	}
	return g.Over()
}

// asked is the open question that an answer is for.
func asked(g *game.Game, a game.Answer) *game.Prompt {
	ps := g.Prompts()
	for i := range ps {
		if ps[i].ID == a.Prompt {
			return &ps[i]
		}
	}
	return nil
}

// chosen is an answer in words.
func chosen(v *game.View, p *game.Prompt, a game.Answer) string {
	if a.Concede {
		return "Concedes the battle"
	}
	if a.Time {
		return "Time is called"
	}
	if a.Chance {
		return "Number " + Hash(a.Picks)
	}
	if a.Sealed {
		return "Sealed"
	}
	if a.Hand.Deed != game.NoDeed {
		return game.HandPlayed{Player: p.Player, Hand: a.Hand}.Words(v.Setup)
	}
	if p.Places() {
		return fmt.Sprintf("at %.1f\", %.1f\" facing %s", float64(a.Pose.X)/physics.Inch,
			float64(a.Pose.Y)/physics.Inch, game.Compass(a.Pose.Heading))
	}
	var out []string
	for i := range p.Options {
		if a.Picks&(1<<uint(i)) != 0 {
			out = append(out, p.Chosen(v, a, i))
		}
	}
	if out == nil {
		return "None"
	}
	return strings.Join(out, ", ")
}

// Crossed tells what was brought to light after the n-th answer: dice rolled, dials revealed. To
// take that back is to know more than one did.
func (f *Film) Crossed(n int) (diced, dials bool) {
	for _, m := range f.Moments[min(n+1, len(f.Moments)):] {
		for _, e := range m.Events {
			light := eventrow.Of(e).Light
			diced, dials = diced || light == eventrow.Dice, dials || light == eventrow.Dials
		}
	}
	return diced, dials
}

// Decisions are the numbers of answers before each decision of the players that are persons: the
// dials that one sets in a round count as one.
func (f *Film) Decisions(person [2]bool) []int {
	var out []int
	for i := 1; i < len(f.Moments); i++ {
		m, last := &f.Moments[i], &f.Moments[i-1]
		goesOn := m.Ask == game.ChooseManeuver && last.Ask == m.Ask && last.Player == m.Player && last.Round == m.Round
		if m.Player != game.Nobody && person[m.Player] && !goesOn {
			out = append(out, i-1)
		}
	}
	return out
}
