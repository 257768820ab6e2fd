package battle

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/physics"
	"attackwing/ui/names"
	"attackwing/ui/reading"
)

// Title returns the aim of a plan in a few words, or the name of an answer. Plans with one aim are
// told apart by a maneuver that none of the others has, or by all in which they differ.
func (c *Coach) Title(b *reading.Table, i int) string {
	if !c.OfPlans() {
		return c.answer(b, &c.Plans[i])
	}
	aim, alike := c.aimed(b, &c.Plans[i]), 0
	for j := range c.Plans {
		if c.aimed(b, &c.Plans[j]) == aim {
			alike++
		}
	}
	u, all := b.Game.Setup(), ""
	for _, id := range c.Ships(b) {
		m, others := c.Plans[i].Moves[id], 0
		for j := range c.Plans {
			if c.Plans[j].Moves[id] != m && c.aimed(b, &c.Plans[j]) == aim {
				others++
			}
		}
		if m < 0 || others == 0 {
			continue
		}
		words := ", " + names.Short(u.Name(id)) + " " + u.Facts(id).Ship.Class.Dial[m].Maneuver.String()
		if all += words; others == alike-1 {
			return aim + words
		}
	}
	return aim + all
}

// TooEarly reports whether its plans are for a fleet that can meet no enemy within two rounds.
func (c *Coach) TooEarly(b *reading.Table) bool {
	if !c.OfPlans() {
		return false
	}
	_, meets := b.Met(c.about.Player)
	return !meets
}

// aimed returns the aim of a plan in a few words.
func (c *Coach) aimed(b *reading.Table, x *ai.Proposal) string {
	if c.TooEarly(b) {
		return tooEarly
	}
	const some = 400 // thousandths of a damage
	switch at, most := c.aim(b, x); {
	case x.Dealt() < some && x.Taken() < some:
		return "Stay out of range"
	case x.Dealt() < some:
		return "Fly clear"
	case most*10 >= x.Dealt()*6:
		return "Fire on " + names.Short(b.Game.Setup().Name(at))
	}
	return "Spread the fire"
}

// aim returns the enemy's ship that takes most, and how much.
func (c *Coach) aim(b *reading.Table, x *ai.Proposal) (at game.ShipID, most int) {
	at = game.NoShip
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if n := x.Hurt(game.ShipID(i)); b.Shown.Ships[i].Owner == c.about.Player.Other() && n > most {
			at, most = game.ShipID(i), n
		}
	}
	return at, most
}

// answer returns the name of an answer.
func (c *Coach) answer(b *reading.Table, x *ai.Proposal) string {
	p := b.AsAsked(&c.about)
	if p.Places() {
		return "Place it here"
	}
	if x.Answer.Pose != (physics.Pose{}) {
		o := p.Given(x.Answer)
		return names.Title(o.Label(&b.View))
	}
	var out []string
	rows := b.OptionRows(p)
	for i := range p.Options {
		if x.Answer.Picks&(1<<uint(i)) != 0 {
			out = append(out, rows[i].Label)
		}
	}
	if out == nil {
		return "Nothing"
	}
	return strings.Join(out, ", ")
}

// Differs returns the differences of a plan from the first: the ships with their maneuvers.
func (c *Coach) Differs(t *reading.Table, i int) string {
	var out []string
	u := t.Game.Setup()
	for _, id := range c.Ships(t) {
		if m := c.Plans[i].Moves[id]; m >= 0 && m != c.Plans[0].Moves[id] {
			out = append(out, names.Short(u.Name(id))+" "+u.Facts(id).Ship.Class.Dial[m].Maneuver.String())
		}
	}
	return strings.Join(out, ", ")
}

// Why returns the expected outcome of a plan in a sentence.
func (c *Coach) Why(i int) string {
	x := &c.Plans[i]
	if x.Games == 0 {
		return names.Sentence(c.counsel.Reason())
	}
	words := fmt.Sprintf("Deals %s, takes %s.", reading.Damage(x.Dealt()), reading.Damage(x.Taken()))
	if n := x.Lost(); n >= 50 {
		words += fmt.Sprintf(" Loses %s ships on average.", reading.Damage(n))
	}
	return words
}

// Fears returns in words the reply that a plan fears most, "" if there is none.
func (c *Coach) Fears(b *reading.Table, i int) string {
	x := &c.Plans[i]
	u := b.Game.Setup()
	if r := &x.Feared; r.Ship != game.NoShip {
		what := ""
		if r.Move >= 0 {
			what = " " + u.Facts(r.Ship).Ship.Class.Dial[r.Move].Maneuver.String()
		}
		return fmt.Sprintf("%s%s: attacks %s at Range %d, %s damage on average.", names.Short(u.Name(r.Ship)), what,
			names.Short(u.Name(r.At)), r.Range, reading.Damage(r.Damage))
	}
	if c.OfPlans() {
		return "no shot: no enemy in range."
	}
	most, at := 200, game.NoShip
	for k := range b.Shown.Ships[:b.Shown.NShips] {
		if n := x.Hurt(game.ShipID(k)); b.Shown.Ships[k].Owner == c.about.Player && n > most {
			most, at = n, game.ShipID(k)
		}
	}
	if at == game.NoShip {
		return ""
	}
	return fmt.Sprintf("attack %s: %s damage on average this round.", names.Short(u.Name(at)), reading.Damage(most))
}

// Knows returns in words the basis of the coach's figures.
func (c *Coach) Knows(b *reading.Table) string {
	enemy := b.Game.Setup().Player(c.about.Player.Other())
	if c.Games() == 0 && !c.Thinks() {
		return "The coach cannot simulate this choice. This is what a captain would choose."
	}
	what := "Best answers"
	if c.OfPlans() {
		what = "Best plans for this round"
	}
	words := fmt.Sprintf("%s, from %d simulations.", what, c.Games())
	if !c.OfPlans() {
		words = fmt.Sprintf("%s, from %d simulations to the end of the round.", what, c.Games())
	}
	if b.Shown.Phase <= game.Activation {
		words += " Dials of " + enemy + " that are still hidden are unknown to the coach too."
	}
	return words
}
