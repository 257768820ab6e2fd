package ai

import (
	"errors"
	"fmt"
	"strings"

	"attackwing/game"
)

// Player answers prompts. The answer is always a legal one; the same seed and the same calls give
// the same answers.
type Player interface {
	Choose(v *game.View, p *game.Prompt) game.Answer
}

// Explainer is a player that can say in one line why it answered as it did the last time.
type Explainer interface{ Why() string }

// Reseeder is a player that can begin anew: it is then as if it had just been made with the seed.
type Reseeder interface{ Reseed(seed uint64) }

var levels = [...]string{"random", "ensign", "lieutenant", "captain", "admiral"}

// Levels are the names New knows, the weakest first.
func Levels() []string { return append([]string(nil), levels[:]...) }

// New makes a player of a level.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case "random":
		return newRandom(seed), nil
	case "ensign":
		return newEnsign(seed), nil
	case "lieutenant":
		return newLieutenant(seed, lieutenants), nil
	case "captain":
		return newCaptain(seed, captains), nil
	case "admiral":
		return newCaptain(seed, admirals), nil
	}
	return nil, fmt.Errorf("no computer level %q; there are %s", level, strings.Join(levels[:], ", "))
}

// maxAnswers is far more than any battle of 99 rounds asks for.
const maxAnswers = 200000

var errStuck = errors.New("no player is asked and the battle has not ended")

// blind is a player that answers most prompts from the prompt alone: no View is made for it then.
type blind interface {
	needsView(p *game.Prompt) bool
}

// Play answers every prompt until the battle is over. It keeps no events; make the game with
// game.NewQuiet.
func Play(g *game.Game, players [2]Player) error {
	var t Table
	return t.Play(g, players)
}

// Table plays one game after the other in the same buffers.
type Table struct{ view game.View }

// Play is the function Play without its allocations.
func (t *Table) Play(g *game.Game, players [2]Player) error {
	var blinds [2]blind
	for i, p := range players {
		blinds[i], _ = p.(blind)
	}
	for n := 0; !g.Over(); n++ {
		p := g.FirstOpen()
		if p == nil {
			return errStuck
		}
		if n == maxAnswers {
			return fmt.Errorf("no end after %d answers, asked: %s", n, p.Ask)
		}
		v := &t.view
		if b := blinds[p.Player]; b == nil || b.needsView(p) {
			g.ViewInto(p.Player, v)
		} else {
			v = nil
		}
		if _, err := g.Submit(players[p.Player].Choose(v, p)); err != nil {
			return fmt.Errorf("answer %d (%s): %w", n+1, p.Ask, err)
		}
	}
	return nil
}
