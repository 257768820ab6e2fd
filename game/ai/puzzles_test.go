package ai_test

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/puzzle"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// position is a question on a position whose best answer can be said without a computer.
type position struct {
	file   string
	player game.PlayerID
	ask    game.Ask
	right  func(v *game.View, o *game.Option) bool
}

func kind(k game.OptionKind) func(*game.View, *game.Option) bool {
	return func(_ *game.View, o *game.Option) bool { return o.Kind == k }
}

// attacks is an action that helps an attack and nothing else.
func attacks(_ *game.View, o *game.Option) bool {
	return o.Kind == game.Perform && slices.Contains([]card.Action{card.TargetLock, card.BattleStations, card.Scan}, o.Action)
}

// lives is a maneuver that does not destroy its ship, now or at the end of the round.
func lives(v *game.View, o *game.Option) bool {
	var f game.Fate
	game.Foresee(v, o.Ship, int(o.N), &f)
	return !f.Dies() && !f.StruckAtEnd
}

// finishes attacks what is nearly destroyed.
func finishes(v *game.View, o *game.Option) bool {
	return o.Kind == game.FirePrimary && v.Ships[o.Ship].Shields == 0
}

var puzzles = []position{
	{file: "edge", ask: game.ChooseManeuver, right: lives},
	{file: "edge-south", ask: game.ChooseManeuver, right: lives},
	{file: "edge-east", ask: game.ChooseManeuver, right: lives},
	{file: "edge-west", ask: game.ChooseManeuver, right: lives},
	{file: "corner-northeast", ask: game.ChooseManeuver, right: lives},
	{file: "corner-southwest", ask: game.ChooseManeuver, right: lives},
	{file: "corner-northwest", ask: game.ChooseManeuver, right: lives},
	{file: "web-north", ask: game.ChooseManeuver, right: lives},
	{file: "web-corner", ask: game.ChooseManeuver, right: lives},
	{file: "web-ahead", ask: game.ChooseManeuver, right: lives},
	{file: "web-west", ask: game.ChooseManeuver, right: lives},
	{file: "web-late", ask: game.ChooseManeuver, right: lives},
	{file: "web-klingon", ask: game.ChooseManeuver, right: lives},
	{file: "kill", ask: game.ChooseTarget, right: finishes},
	{file: "kill-left", ask: game.ChooseTarget, right: finishes},
	{file: "kill-far", ask: game.ChooseTarget, right: finishes},
	{file: "kill-north", ask: game.ChooseTarget, right: finishes},
	{file: "kill-of-three", ask: game.ChooseTarget, right: finishes},
	{file: "kill-east", ask: game.ChooseTarget, right: finishes},
	{file: "lock", ask: game.ChooseAction, right: attacks},
	{file: "lock-east", ask: game.ChooseAction, right: attacks},
	{file: "lock-north", ask: game.ChooseAction, right: attacks},
	{file: "lock-near", ask: game.ChooseAction, right: attacks},
	{file: "cloak", ask: game.ChooseAction, right: attacks},
	{file: "cloak-east", ask: game.ChooseAction, right: attacks},
	{file: "cloak-near", ask: game.ChooseAction, right: attacks},
	{file: "allhit", ask: game.ModifyAttackDice, right: kind(game.Pass)},
	{file: "allhit-near", ask: game.ModifyAttackDice, right: kind(game.Pass)},
	{file: "allcrit", ask: game.ModifyAttackDice, right: kind(game.Pass)},
	{file: "spend", ask: game.ModifyAttackDice, right: kind(game.SpendLock)},
	{file: "spend-near", ask: game.ModifyAttackDice, right: kind(game.SpendLock)},
	{file: "spend-klingon", ask: game.ModifyAttackDice, right: kind(game.SpendLock)},
}

// lay lays a position.
func (z *position) lay(t *testing.T, cat *card.Catalogue) *game.Setup {
	t.Helper()
	name := filepath.Join("testdata", "puzzles", z.file+".table.yaml")
	text := gametest.File(t, name)
	laid, err := record.ReadTable(bytes.NewReader(text), name)
	must(t, err)
	u, err := laid.Setup(scenarios.ByID, cat)
	must(t, err)
	return u
}

// solved answers the first question of a kind on a position as a level does, and says whether that
// is right.
func solved(t *testing.T, level string, g *game.Game, player game.PlayerID, ask game.Ask, right func(v *game.View, p *game.Prompt, a game.Answer) bool) bool {
	t.Helper()
	who := gametest.Brain(t, level, 1)
	for range 200 {
		p := g.FirstOpen()
		if p == nil {
			break
		}
		v := g.View(p.Player)
		a := who.Choose(v, p)
		if p.Ask == ask && p.Player == player {
			return right(v, p, a)
		}
		gametest.Submit(t, g, a)
	}
	t.Fatal("nobody asks the question")
	return false
}

// The levels that fail a puzzle are those of the golden file: those whose best answer can be said
// without a computer, and those that come along, whose best answer long search has proved. One that
// is solved by now is to be struck off (-update).
func TestPuzzles(t *testing.T) {
	cat, err := assets.Cards()
	must(t, err)
	var lines []string
	note := func(name string, solves func(level string) bool) {
		line := name + ":"
		for _, level := range ai.Levels()[1:] {
			if !solves(level) {
				line += " " + level
			}
		}
		lines = append(lines, line)
	}
	for i := range puzzles {
		z := &puzzles[i]
		note(z.file, func(level string) bool {
			g := gametest.Quiet(t, z.lay(t, cat))
			return solved(t, level, g, z.player, z.ask, func(v *game.View, p *game.Prompt, a game.Answer) bool {
				wrong := 0
				for i := range p.Options {
					if !z.right(v, &p.Options[i]) {
						wrong++
					}
				}
				if wrong == 0 || wrong == len(p.Options) {
					t.Errorf("%s: %d of %d answers are wrong: no puzzle", z.file, wrong, len(p.Options))
				}
				o := p.Given(a)
				return z.right(v, &o)
			})
		})
	}
	all := puzzle.All()
	for i := range all {
		z := &all[i]
		note(z.ID, func(level string) bool {
			g, err := z.Open(scenarios.ByID, cat)
			must(t, err)
			q := z.Question(g)
			return solved(t, level, g, q.Player, q.Ask, z.Right)
		})
	}
	expect.True(t, len(lines) >= 60, "only %d puzzles", len(lines))
	gametest.Golden(t, filepath.Join("puzzles", "failed.txt"), strings.Join(lines, "\n")+"\n")
}
