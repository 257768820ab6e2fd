package replay

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// opening is the estimate for the beginning of a round, of player 1.
type opening struct {
	round int16
	*estimate
}

// chance is the curve of player 1's chance to win over the rounds, at most so many px high.
func (p *analysis) chance(most float64) kit.Part {
	u := p.film.Setup
	k := kit.Curve{Now: -1, At: -1, Top: u.Player(game.Two), Bottom: u.Player(game.One), TopInk: scene.Seats[2].Text, BottomInk: scene.Seats[1].Text,
		Line: scene.Seats[1].Main, Fill: scene.Seats[1].Fill}
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
	head := kit.Row(12, kit.Line(scene.StyleLabel, scene.Text3, "Chance to win, "+u.Player(game.One)), kit.Space(), kit.Text(scene.StyleCaption, scene.Text3, p.counted()))
	return kit.Panel(kit.Column(6, head, kit.Chart(k, most-50)))
}

// knots are player 1's chance as each round began and, after so many rounds, as the game ended: as far as they are known.
func (p *analysis) knots(rounds float64) (out []kit.Knot) {
	whole := true
	for i := range p.chances {
		k := &p.chances[i]
		if k.least() == 0 {
			whole = false
			continue
		}
		v, _ := k.games[0].Mean()
		done := k.done() && k.failed == nil
		out = append(out, kit.Knot{Step: float64(i), Part: v, Sure: whole && done})
		whole = done
	}
	if over, won := p.ended(); over {
		out = append(out, kit.Knot{Step: rounds, Part: won, Sure: whole})
	}
	return out
}

// counted is in words on how many games the curve rests.
func (p *analysis) counted() string {
	if len(p.chances) == 0 {
		return "no round was begun"
	}
	least, all := roundGames, 0
	for i := range p.chances {
		least, all = min(least, p.chances[i].least()), all+p.chances[i].all()
	}
	switch {
	case slices.ContainsFunc(p.chances, func(k opening) bool { return k.failed != nil }):
		return "not every round can be estimated"
	case least < roundGames:
		return fmt.Sprintf("counting: %d of %d AI games", all, roundGames*len(p.chances))
	}
	return fmt.Sprintf("estimate: %d AI games from each round", roundGames)
}

// chanceNow is player 1's chance at the cursor: after the decision there when that was counted, else as the round began.
func (p *analysis) chanceNow() (v, margin float64, known bool) {
	if e := p.worths[p.at]; e != nil && !p.hidden() {
		for i := range p.asked {
			if p.asked[i].taken && e.games[i].N >= fewGames {
				v, margin = e.games[i].Mean()
				if e.seat == game.Two {
					v = 1 - v
				}
				return v, margin, true
			}
		}
	}
	for i := range p.chances {
		if k := &p.chances[i]; k.round == p.moment().Round && k.least() > 0 {
			v, margin = k.games[0].Mean()
			return v, margin, true
		}
	}
	return 0, 0, false
}

// ended is whether the game is over, and player 1's part of the win.
func (p *reel) ended() (bool, float64) {
	for _, e := range p.film.Moments[len(p.film.Moments)-1].Events {
		if b, ok := e.(game.BattleEnded); ok {
			return true, map[game.PlayerID]float64{game.One: 1, game.Two: 0, game.Nobody: 0.5}[b.Winner]
		}
	}
	return false, 0
}
