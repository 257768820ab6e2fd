package gametest

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Answer picks a random legal answer to a prompt.
func Answer(g *game.Game, p *game.Prompt, r *dice.Source) game.Answer {
	if p.Places() {
		w := int(p.Place.X1 - p.Place.X0)
		h := int(p.Place.Y1 - p.Place.Y0)
		wish := physics.Pose{
			X:       p.Place.X0 + int32(r.Intn(w)),
			Y:       p.Place.Y0 + int32(r.Intn(h)),
			Heading: int32(r.Intn(8)) * 45000,
		}
		if r.Intn(4) == 0 {
			wish.Heading = int32(r.Intn(360000))
		}
		at, ok := game.PlaceLegal(g.State(), g.Setup(), p, wish)
		if !ok {
			panic("gametest: no room left to place anything")
		}
		return game.Answer{Prompt: p.ID, Pose: at}
	}
	if p.Max > 1 {
		var picks uint64
		n := int8(0)
		for i := range p.Options {
			if r.Intn(2) == 0 && n < p.Max {
				picks |= 1 << uint(i)
				n++
			}
		}
		for i := 0; n < p.Min; i++ {
			if picks&(1<<uint(i)) == 0 {
				picks |= 1 << uint(i)
				n++
			}
		}
		return game.Answer{Prompt: p.ID, Picks: picks}
	}
	a := p.Pick(r.Intn(len(p.Options)))
	if o := p.Given(a); o.Kind == game.Perform && o.Action == card.SensorEcho && r.Intn(4) > 0 {
		return echo(g, p, o.Ship, r)
	}
	return a
}

// Play answers at random until the battle is over, or until steps answers were given (0: no limit).
// After each answer check is called, if there is one.
func Play(g *game.Game, seed uint64, steps int, check func([]game.Event)) int {
	r := dice.New(seed)
	n := 0
	for !g.Over() && (steps == 0 || n < steps) {
		p := g.FirstOpen()
		ev, err := g.Submit(Answer(g, p, &r))
		if err != nil {
			panic("gametest: a legal answer was refused: " + err.Error())
		}
		n++
		if check != nil {
			check(ev)
		}
	}
	return n
}

// echo has a Sensor Echo end anywhere it may.
func echo(g *game.Game, p *game.Prompt, id game.ShipID, r *dice.Source) game.Answer {
	s, u := g.State(), g.Setup()
	left := r.Intn(2) == 0
	if p.Echo(s, u, left) < 0 {
		left = !left
	}
	um, ok := game.EchoNear(s, u, id, left, p.EchoTemplate(s, u),
		int32(r.Intn(2*physics.EchoSlack+1)-physics.EchoSlack))
	if !ok {
		panic("gametest: a Sensor Echo is offered to a side where there is no room")
	}
	a, _ := p.EchoBy(s, u, left, um)
	return a
}
