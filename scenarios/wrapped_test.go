package scenarios_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// overheard is a scenario that notes when its rules speak.
type overheard struct {
	game.Scenario
	said *[]call
}

// call is a moment at which rules spoke, once for all of that moment that follow one another.
type call struct {
	at    game.Moment
	round int16
	phase game.Phase
}

func (o overheard) Play(h *game.House) game.Play {
	p := o.Scenario.Play(h)
	rules := slices.Clone(p.Rules)
	for at := game.ShipHasMoved; at <= game.EndOfCombat; at++ { // one for each moment, before the sheet's own
		rules = append([]game.Rule{{Name: "Overheard", At: at, Do: func(t *game.Turn, _ game.ShipID) {
			*o.said = append(*o.said, call{at, t.State().Round, t.State().Phase})
		}}}, rules...)
	}
	p.Rules = rules
	return p
}

// A sheet that is wrapped plays the very same battle: nothing of it is lost. The moments of a round
// come in the order that game.Play tells; a sheet that attacks at the end of a round is among them.
func TestAWrappedSheetLosesNothing(t *testing.T) {
	defer scenarios.Add(scenariotest.Fort{})()
	fleets := map[string][2]string{"unimatrix-zero": {"u0-borg-1", "u0-rebel-1"}}
	for _, sc := range scenarios.All() {
		id := sc.Sheet().ID
		f, ok := fleets[id]
		if !ok {
			f = [2]string{"tw-a-1", "tw-b-1"}
		}
		seen := map[game.Moment]int{}
		for seed := range uint64(4) {
			var hashes [2]uint64
			for k := range hashes {
				u := gametest.MustSetup(id, f[0], f[1], seed)
				var said []call
				if k == 1 {
					u = &game.Setup{Scenario: overheard{sc, &said}, Fleets: u.Fleets, House: u.House, Seed: u.Seed, Players: u.Players}
				}
				g := gametest.Quiet(t, u)
				brain := gametest.Brain(t, "ensign", seed)
				for !g.Over() {
					p := g.FirstOpen()
					gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
				}
				hashes[k] = g.State().Hash()
				for _, c := range said {
					seen[c.at]++
				}
				expect.Same(t, disordered(said), "", "%s, seed %d", id, seed)
			}
			expect.True(t, hashes[0] == hashes[1],
				"%s, seed %d: wrapped it is another battle: %x, %x", id, seed, hashes[0], hashes[1])
		}
		for _, at := range []game.Moment{game.ShipsPlaced, game.PhaseBegins, game.ShipHasMoved, game.EndOfActivation, game.AfterHit, game.EndOfCombat, game.EndOfRound} {
			expect.True(t, seen[at] != 0, "%s: nothing was ever said at moment %d", id, at)
		}
	}
}

// disordered tells which call of a battle comes where the order of game.Play does not have it; ""
// none.
func disordered(said []call) string {
	const anywhere = -1
	place := map[game.Moment]int{game.ShipsPlaced: 0, game.ShipHasMoved: 3, game.EndOfActivation: 4, game.NobodyCommands: 6, game.AfterHit: 6,
		game.ShipGone: anywhere, game.ShipHasLocked: anywhere, game.EndOfCombat: 7, game.EndOfRound: 9}
	phases := map[game.Phase]int{game.Planning: 1, game.Activation: 2, game.Combat: 5, game.End: 8}
	last := call{at: game.ShipsPlaced}
	for _, c := range said {
		at := func(c call) int {
			switch {
			case c.at == game.PhaseBegins:
				return phases[c.phase]
			case c.at == game.AfterHit && c.phase == game.End:
				return place[game.EndOfRound] // an attack that the sheet makes there
			case c.at == game.AfterHit && c.phase == game.Activation:
				return anywhere // one of a card or of the sheet
			}
			return place[c.at]
		}
		if at(c) == anywhere || c.at == game.ShipHasMoved && c.phase != game.Activation {
			continue
		}
		if c.round < last.round || c.round == last.round && at(c) < at(last) {
			return fmt.Sprintf("%+v comes after %+v", c, last)
		}
		last = c
	}
	return ""
}
