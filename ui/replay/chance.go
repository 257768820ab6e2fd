package replay

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// chance returns the curve of player 1's chance to win over the rounds, at most so many px high.
func (p *analysis) chance(most float64) kit.Part {
	u := p.film.Setup
	k := kit.Curve{
		Now:       -1,
		At:        -1,
		Top:       u.Player(game.Two),
		Bottom:    u.Player(game.One),
		TopInk:    scene.Seats[2].Text,
		BottomInk: scene.Seats[1].Text,
		Line:      scene.Seats[1].Main,
		Fill:      scene.Seats[1].Fill,
	}
	for _, r := range p.rounds {
		if r.round == 0 {
			continue
		}
		if r.round == p.moment().Round {
			k.Now = len(k.Steps)
			k.At = float64(k.Now) + float64(p.at-r.From)/float64(r.N)
		}
		k.Steps = append(k.Steps, fmt.Sprintf("R%d", r.round))
	}
	k.Part, k.Margin, k.Known = p.chanceNow()
	k.Knots = p.knots(float64(len(k.Steps)))
	head := kit.Row(12, kit.Line(scene.StyleLabel, scene.Text3, "Chance to win, "+u.Player(game.One)), kit.Space(),
		kit.Text(scene.StyleCaption, scene.Text3, p.counted()))
	return kit.Panel(kit.Column(6, head, kit.Chart(k, most-50)))
}

// knots returns player 1's chance at the beginning of each round and at the end of the game, as far
// as it is known.
func (p *analysis) knots(rounds float64) (out []kit.Knot) {
	r := p.reviews[game.One]
	if r == nil {
		return nil
	}
	at := 0
	for _, k := range p.rounds {
		if k.round == 0 {
			continue
		}
		for _, o := range r.Curve() {
			if o.Round == k.round {
				out = append(out, kit.Knot{Step: float64(at), Part: float64(o.Chance) / 1000, Sure: true})
			}
		}
		at++
	}
	if over, won := p.ended(); over {
		out = append(out, kit.Knot{Step: rounds, Part: won, Sure: r.Done()})
	}
	return out
}

// counted returns the progress of the review in words.
func (p *analysis) counted() string {
	switch r := p.reviews[game.One]; {
	case len(p.rounds) == 0 || p.rounds[len(p.rounds)-1].round == 0:
		return "no rounds yet"
	case p.film.Settled == 0:
		return "analyzed after the battle"
	case r == nil:
		return "estimated by the captain AI"
	case !r.Done():
		return fmt.Sprintf("analyzing: %.0f%%", 100*r.Part())
	}
	return "estimated by the captain AI"
}

// chanceNow returns player 1's chance at the cursor: after the decision there if that was counted,
// else at the beginning of the round.
func (p *analysis) chanceNow() (v, margin float64, known bool) {
	if e := p.worths[p.at]; e != nil && !p.hidden() {
		if i := p.taken(); i >= 0 {
			if s := e.share(i); s.N >= fewGames {
				if e.seat == game.Two {
					s.part = 1 - s.part
				}
				return s.part, s.margin, true
			}
		}
	}
	if r := p.reviews[game.One]; r != nil {
		for _, o := range r.Curve() {
			if o.Round == p.moment().Round {
				return float64(o.Chance) / 1000, 0, true
			}
		}
	}
	return 0, 0, false
}

// ended reports whether the game is over, and returns player 1's part of the win.
func (p *reel) ended() (bool, float64) {
	for _, e := range p.film.Moments[len(p.film.Moments)-1].Events {
		if b, ok := e.(game.BattleEnded); ok {
			return true, map[game.PlayerID]float64{game.One: 1, game.Two: 0, game.Nobody: 0.5}[b.Winner]
		}
	}
	return false, 0
}
