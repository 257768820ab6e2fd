package ai_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// puzzle is a question on a position whose best answer can be said without a computer.
type puzzle struct {
	file   string
	player game.PlayerID
	ask    game.Ask
	right  func(v *game.View, o *game.Option) bool
	fail   []string // levels that are known to answer otherwise
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

var puzzles = []puzzle{
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

// Each level but random solves the puzzles, the failures that are known aside; one of those that is solved is to be struck off.
func TestPuzzles(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	for _, z := range puzzles {
		for _, level := range ai.Levels()[1:] {
			name := filepath.Join("testdata", "puzzles", z.file+".table.yaml")
			f, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			laid, err := record.ReadTable(f, name)
			f.Close()
			if err != nil {
				t.Fatal(err)
			}
			u, err := laid.Setup(scenarios.ByID, cat)
			if err != nil {
				t.Fatal(err)
			}
			g, err := game.NewQuiet(u)
			if err != nil {
				t.Fatal(err)
			}
			who, err := ai.New(level, 1)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; ; n++ {
				p := g.FirstOpen()
				if p == nil || n > 200 {
					t.Fatalf("%s: nobody asks the question", z.file)
				}
				v := g.View(p.Player)
				a := who.Choose(v, p)
				if p.Ask != z.ask || p.Player != z.player {
					if _, err := g.Submit(a); err != nil {
						t.Fatal(err)
					}
					continue
				}
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
				if z.right(v, &o) == slices.Contains(z.fail, level) {
					t.Errorf("%s, %s: %s", z.file, level, o.Label(v))
				}
				break
			}
		}
	}
}
