package table

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
)

func redoKey(tb *Table) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Shift: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
}

func undoKey(tb *Table) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
	if tb.asking != nil && tb.asking.other != game.Nobody {
		holdSeat(tb, tb.asking.other, agreeSeconds+0.1)
	}
}

// holdSeat holds a player's own key.
func holdSeat(tb *Table, p game.PlayerID, seconds float64) {
	in := Input{X: -1, Y: -1, Any: true}
	in.Seat[p] = true
	for range int(seconds * 60) {
		again := in
		tb.Update(&again, 1.0/60)
	}
	tick(tb, 3)
}

// fought plays a battle of two persons by its first options until dice have been rolled.
func fought(t *testing.T, tb *Table) {
	t.Helper()
	placed(t, tb)
	for range 600 {
		if tb.curtain {
			hold(tb, 1.2)
		}
		if tb.shown.Attack.RolledAttack {
			return
		}
		if tb.Screen != Playing {
			break
		}
		press(tb, "enter")
		if tb.refusal != "" {
			holdEnter(tb, 0.7)
		}
	}
	t.Fatal("no dice were rolled")
}

// Past dice and dials both players are asked, once; the log says so, and the record keeps what was taken back.
func TestBackPastDiceAsksBoth(t *testing.T) {
	tb := begin(t, "human", "human")
	fought(t, tb)
	n, hash := len(tb.g.Answers()), tb.g.State().Hash()
	first := tb.marks[0]
	press(tb, "u")
	if len(tb.backs) != len(tb.marks) || tb.backs[len(tb.backs)-1].n != first {
		t.Fatalf("the list has %d of %d decisions", len(tb.backs), len(tb.marks))
	}
	for _, b := range tb.backs {
		if strings.Contains(b.words, "the dials ·") {
			t.Errorf("%q tells a dial", b.words)
		}
	}
	for range tb.backs {
		press(tb, "down")
	}
	press(tb, "enter")
	if tb.asking == nil || tb.asking.other == game.Nobody || len(tb.g.Answers()) != n {
		t.Fatal("nobody is asked")
	}
	other := tb.asking.other
	press(tb, "enter")
	holdSeat(tb, other.Other(), agreeSeconds+0.1)
	holdSeat(tb, other, agreeSeconds/2)
	if tb.asking == nil || len(tb.g.Answers()) != n {
		t.Fatal("it is taken back without the other player")
	}
	press(tb, "esc")
	if tb.asking != nil || len(tb.g.Answers()) != n {
		t.Fatal("Esc does not leave it")
	}
	steps := 0
	for !tb.agreed && len(tb.marks) > 0 {
		undoKey(tb)
		steps++
	}
	if len(tb.g.Answers()) >= n || !tb.agreed {
		t.Fatal("the other player agreed and nothing is taken back")
	}
	if last := tb.log[len(tb.log)-1].text; !strings.HasPrefix(last, "Taken back; Player") || !strings.HasSuffix(last, "agreed.") {
		t.Errorf("the log says %q", last)
	}
	before := len(tb.g.Answers())
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	if tb.asking != nil || len(tb.g.Answers()) >= before {
		t.Error("who has agreed is asked again before any answer")
	}
	for range steps + 1 {
		redoKey(tb)
	}
	if len(tb.g.Answers()) != n || tb.g.State().Hash() != hash {
		t.Errorf("given again: %d answers of %d", len(tb.g.Answers()), n)
	}
}

// Against the computer the person alone is asked before the dice are taken back.
func TestBackPastDiceAlone(t *testing.T) {
	tb := begin(t, "human", "ensign")
	fought(t, tb)
	for range 40 {
		if p := tb.mine(); p == nil || p.Ask != game.ChooseManeuver {
			break
		}
		press(tb, "enter")
	}
	n := len(tb.g.Answers())
	for range len(tb.marks) {
		if tb.asking != nil {
			break
		}
		tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	}
	if tb.asking == nil || tb.asking.other != game.Nobody {
		t.Fatal("nobody is asked")
	}
	click(t, tb, "agree")
	if tb.asking != nil || len(tb.g.Answers()) >= n {
		t.Error("the button does not take back")
	}
}

// A battle gone on with has its log, and can be taken back to every decision.
func TestABattleGoneOnWithIsRemembered(t *testing.T) {
	tb := begin(t, "human", "human")
	fought(t, tb)
	f := record.Shoot(tb.g.Setup(), tb.g.Answers())
	if f.Trouble != nil || len(f.Moments) != len(tb.g.Answers())+1 {
		t.Fatalf("%d moments, %v", len(f.Moments), f.Trouble)
	}
	g, err := game.New(tb.g.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range tb.g.Answers() {
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
	}
	again := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
	again.Resize(1280, 800)
	tick(again, 3)
	if len(again.marks) != len(tb.marks) {
		t.Errorf("%v, before %v", again.marks, tb.marks)
	}
	for i := range min(len(again.marks), len(tb.marks)) {
		if again.marks[i] != tb.marks[i] {
			t.Errorf("decision %d: %d, before %d", i, again.marks[i], tb.marks[i])
		}
	}
	a, b := again.log, tb.log
	if len(a) < 10 || a[len(a)-1] != b[len(b)-1] || a[0] != b[0] || len(a) != len(b) {
		t.Errorf("a log of %d lines, before %d", len(a), len(b))
	}
}

func TestRedoGivesWhatWasTakenBack(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	for range 2 {
		hold(tb, 1.2)
		for range 12 {
			if tb.curtain {
				break
			}
			press(tb, "enter")
		}
	}
	for range 4 {
		press(tb, "enter")
	}
	answers, hash := len(tb.g.Answers()), tb.g.State().Hash()
	var steps int
	for len(tb.marks) > 0 && steps < 200 {
		undoKey(tb)
		steps++
	}
	if len(tb.g.Answers()) != 0 {
		t.Fatalf("%d answers are left", len(tb.g.Answers()))
	}
	for range steps {
		redoKey(tb)
	}
	if len(tb.g.Answers()) != answers || tb.g.State().Hash() != hash {
		t.Errorf("%d answers, hash %v; before %d, %v", len(tb.g.Answers()), tb.g.State().Hash(), answers, hash)
	}
	redoKey(tb)
	if tb.refusal == "" {
		t.Error("there is nothing more to give again, and nobody says so")
	}
}

func TestANewAnswerForgetsWhatWasTakenBack(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "enter")
	press(tb, "enter")
	undoKey(tb)
	tb.draft.X += 20000
	press(tb, "s", "enter")
	n := len(tb.g.Answers())
	redoKey(tb)
	if len(tb.g.Answers()) != n {
		t.Error("redo mixes two battles")
	}
}
