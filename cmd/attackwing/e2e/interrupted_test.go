package e2e

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"

	"github.com/hajimehoshi/ebiten/v2"
)

// A program that is killed in the middle of a battle offers to go on with it, at the same question;
// it is played on in the same record, to its end when everything is played.
func TestKilledAndContinued(t *testing.T) {
	table := Start(t, "--quick", "--seed", "5")
	toTheTable(t, table, mouse(table), way{scenario: "unimatrix-zero", name: "by mouse"})
	p := newPlayer(t, table, mouse(table))
	before := p.until(func(s State) bool {
		return s.Round == 2 && strings.Contains(s.Ask, "Choose a target") || s.Round > 2 && len(s.Options) > 0 ||
			!everything() && s.Phase == "Combat Phase" && len(s.Options) > 0
	})
	expect.Must(t, before.Screen != "over", "the battle was over too soon")
	kept := table.Files(".jsonl")

	table = table.Again("--quick")
	table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	mouse(table).named("resume")
	now := table.Until("the battle", 300, func(s State) bool { return len(s.Options) > 0 && s.Screen != "title" })
	expect.True(t, same(before, now), "killed at\n%v\nit goes on at\n%v", before, now)
	p.table, p.hand = table, mouse(table)
	p.until(func(s State) bool { return !everything() && s.Round > before.Round+1 })
	verify(t, table)
	if files := table.Files(".jsonl"); !slices.Equal(files, kept) {
		t.Errorf("the records are %v, before they were %v", files, kept)
	}
}

// An attack that is taken back and given again, or played again with the same answers, has the same
// dice.
func TestUndoAcrossAnAttack(t *testing.T) {
	table := Start(t, "--quick", "--seed", "3")
	k := keyboard{table}
	toTheTable(t, table, k, way{scenario: "tholian-web", name: "hot seat"})
	told := func() string {
		t.Helper()
		text, err := table.Command("replay", table.Files(".jsonl")[0])
		if err != nil {
			t.Fatalf("replay: %v\n%s", err, text)
		}
		return text
	}
	shoots := func(s State) int {
		return slices.IndexFunc(s.Options, func(o Spot) bool { return o.Enabled && strings.Contains(o.Label, " at ") })
	}
	p := newPlayer(t, table, k)
	p.tame = true // who takes what is proposed comes to shoot
	at := p.until(func(s State) bool { return strings.Contains(s.Ask, "Choose a target") && shoots(s) >= 0 })
	expect.Must(t, at.Screen != "over", "nobody could attack")
	before := told()
	attack := func() {
		t.Helper()
		k.choose(at, shoots(at))
		k.press()
		for range 20 { // all dice as they fall
			s := table.Until("a question", 300, func(s State) bool { return s.Screen == "over" || s.Ask != "" })
			if s.Screen == "over" || !strings.Contains(s.Ask, "dice") && !strings.Contains(s.Ask, "Use a card") {
				return
			}
			k.choose(s, 0)
			k.press()
			table.Skip(10)
		}
		t.Fatalf("the attack has no end:\n%v", table.State())
	}
	takeBack := func() (steps int) {
		t.Helper()
		for steps = 0; !same(at, table.State()); steps++ {
			expect.Must(t, steps <= 20, "taken back %d times it is not before the attack:\n%v", steps, table.State())
			k.Key(ebiten.KeyControlLeft, ebiten.KeyZ)
			if b, ok := table.State().Button("agree"); ok {
				k.Hold(b.X, b.Y, 60)
			}
			table.Skip(10)
		}
		return steps
	}
	attack()
	after := told()
	dice := strings.TrimPrefix(after, before)
	if !strings.HasPrefix(after, before) || !strings.Contains(dice, "rolls") && !strings.Contains(dice, "dice") {
		t.Fatalf("the attack is told as\n%s", dice)
	}
	steps := takeBack()
	if got := told(); got != before {
		t.Errorf("taken back, the record tells\n%s\nand not\n%s", got, before)
	}
	for range steps {
		k.Key(ebiten.KeyControlLeft, ebiten.KeyShiftLeft, ebiten.KeyZ)
		table.Skip(10)
	}
	if got := told(); got != after {
		t.Errorf("given again, the attack is\n%s\nand not\n%s", strings.TrimPrefix(got, before), dice)
	}
	takeBack()
	attack()
	if got := told(); got != after {
		t.Errorf("played again, the attack is\n%s\nand not\n%s", strings.TrimPrefix(got, before), dice)
	}
	t.Logf("taken back in %d steps:\n%s", steps, dice)
}
