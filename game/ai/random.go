package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// random picks any legal answer, each as likely as the others.
type random struct{ dice dice.Source }

func newRandom(seed uint64) *random { return &random{dice: dice.New(seed ^ 0x72616e646f6d)} }

// Reseed begins anew.
func (r *random) Reseed(seed uint64) { *r = *newRandom(seed) }

func (r *random) needsView(p *game.Prompt) bool { return p.Places() }

// Choose answers a prompt. Only a placing prompt looks at the view.
func (r *random) Choose(v *game.View, p *game.Prompt) game.Answer {
	if p.Places() {
		return r.place(v, p)
	}
	n := len(p.Options)
	if p.Min == 1 && p.Max == 1 {
		return p.Pick(r.dice.Intn(n))
	}
	a := game.Answer{Prompt: p.ID}
	for want := int(p.Min) + r.dice.Intn(int(p.Max-p.Min)+1); want > 0; {
		if bit := uint64(1) << uint(r.dice.Intn(n)); a.Picks&bit == 0 {
			a.Picks |= bit
			want--
		}
	}
	return a
}

func (r *random) place(v *game.View, p *game.Prompt) game.Answer {
	for range 40 {
		wish := physics.Pose{
			X:       p.Place.X0 + int32(r.dice.Intn(int(p.Place.X1-p.Place.X0)+1)),
			Y:       p.Place.Y0 + int32(r.dice.Intn(int(p.Place.Y1-p.Place.Y0)+1)),
			Heading: int32(r.dice.Intn(360000)),
		}
		if at, ok := game.PlaceLegal(&v.State, v.Setup, p, wish); ok {
			return game.Answer{Prompt: p.ID, Pose: at}
		}
	}
	return anywhere(v, p)
}

// anywhere is a last resort where no wish was near a legal place: the four winds on a grid of the
// starting area.
func anywhere(v *game.View, p *game.Prompt) game.Answer {
	for y := p.Place.Y0; y <= p.Place.Y1; y += physics.Inch {
		for x := p.Place.X0; x <= p.Place.X1; x += physics.Inch {
			for h := int32(0); h < 360000; h += 90000 {
				if at, ok := game.PlaceLegal(&v.State, v.Setup, p, physics.Pose{X: x, Y: y, Heading: h}); ok {
					return game.Answer{Prompt: p.ID, Pose: at}
				}
			}
		}
	}
	return game.Answer{Prompt: p.ID}
}
