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
	if tb.History.Asking != nil && tb.History.Asking.Other != game.Nobody {
		holdSeat(tb, tb.History.Asking.Other, 0.6+0.1)
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
		if tb.Cover.Down {
			hold(tb, 1.2)
		}
		if tb.Shown.Attack.RolledAttack {
			return
		}
		if tb.Screen != Playing {
			break
		}
		press(tb, "enter")
		if tb.Question.Refusal != "" {
			holdEnter(tb, 0.7)
		}
	}
	t.Fatal("no dice were rolled")
}

// Past dice and dials both players are asked, once; the log says so, and the record keeps what was taken back.
func TestBackPastDiceAsksBoth(t *testing.T) {
	tb := begin(t, "human", "human")
	fought(t, tb)
	n, hash := len(tb.Game.Answers()), tb.Game.State().Hash()
	first := tb.History.Marks[0]
	press(tb, "u")
	if len(tb.History.Backs) != len(tb.History.Marks) || tb.History.Backs[len(tb.History.Backs)-1].N != first {
		t.Fatalf("the list has %d of %d decisions", len(tb.History.Backs), len(tb.History.Marks))
	}
	for _, b := range tb.History.Backs {
		if strings.Contains(b.Words, "the dials ·") {
			t.Errorf("%q tells a dial", b.Words)
		}
	}
	for range tb.History.Backs {
		press(tb, "down")
	}
	press(tb, "enter")
	if tb.History.Asking == nil || tb.History.Asking.Other == game.Nobody || len(tb.Game.Answers()) != n {
		t.Fatal("nobody is asked")
	}
	other := tb.History.Asking.Other
	press(tb, "enter")
	holdSeat(tb, other.Other(), 0.6+0.1)
	holdSeat(tb, other, 0.6/2)
	if tb.History.Asking == nil || len(tb.Game.Answers()) != n {
		t.Fatal("it is taken back without the other player")
	}
	press(tb, "esc")
	if tb.History.Asking != nil || len(tb.Game.Answers()) != n {
		t.Fatal("Esc does not leave it")
	}
	steps := 0
	for !tb.History.Agreed && len(tb.History.Marks) > 0 {
		undoKey(tb)
		steps++
	}
	if len(tb.Game.Answers()) >= n || !tb.History.Agreed {
		t.Fatal("the other player agreed and nothing is taken back")
	}
	if last := tb.Told.Log[len(tb.Told.Log)-1].Text; !strings.HasPrefix(last, "Undone; Player") || !strings.HasSuffix(last, "agreed.") {
		t.Errorf("the log says %q", last)
	}
	before := len(tb.Game.Answers())
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	if tb.History.Asking != nil || len(tb.Game.Answers()) >= before {
		t.Error("who has agreed is asked again before any answer")
	}
	for range steps + 1 {
		redoKey(tb)
	}
	if len(tb.Game.Answers()) != n || tb.Game.State().Hash() != hash {
		t.Errorf("given again: %d answers of %d", len(tb.Game.Answers()), n)
	}
}

// Against the computer the person alone is asked before the dice are taken back.
func TestBackPastDiceAlone(t *testing.T) {
	tb := begin(t, "human", "ensign")
	fought(t, tb)
	for range 40 {
		if p := tb.Asked(); p == nil || p.Ask != game.ChooseManeuver {
			break
		}
		press(tb, "enter")
	}
	n := len(tb.Game.Answers())
	for range len(tb.History.Marks) {
		if tb.History.Asking != nil {
			break
		}
		tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	}
	if tb.History.Asking == nil || tb.History.Asking.Other != game.Nobody {
		t.Fatal("nobody is asked")
	}
	click(t, tb, "agree")
	if tb.History.Asking != nil || len(tb.Game.Answers()) >= n {
		t.Error("the button does not take back")
	}
}

// A battle gone on with has its log, and can be taken back to every decision.
func TestABattleGoneOnWithIsRemembered(t *testing.T) {
	tb := begin(t, "human", "human")
	fought(t, tb)
	f := record.Shoot(tb.Game.Setup(), tb.Game.Answers())
	if f.Trouble != nil || len(f.Moments) != len(tb.Game.Answers())+1 {
		t.Fatalf("%d moments, %v", len(f.Moments), f.Trouble)
	}
	g, err := game.New(tb.Game.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range tb.Game.Answers() {
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
	}
	again := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
	again.Resize(1280, 800)
	tick(again, 3)
	if len(again.History.Marks) != len(tb.History.Marks) {
		t.Errorf("%v, before %v", again.History.Marks, tb.History.Marks)
	}
	for i := range min(len(again.History.Marks), len(tb.History.Marks)) {
		if again.History.Marks[i] != tb.History.Marks[i] {
			t.Errorf("decision %d: %d, before %d", i, again.History.Marks[i], tb.History.Marks[i])
		}
	}
	a, b := again.Told.Log, tb.Told.Log
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
			if tb.Cover.Down {
				break
			}
			press(tb, "enter")
		}
	}
	for range 4 {
		press(tb, "enter")
	}
	answers, hash := len(tb.Game.Answers()), tb.Game.State().Hash()
	var steps int
	for len(tb.History.Marks) > 0 && steps < 200 {
		undoKey(tb)
		steps++
	}
	if len(tb.Game.Answers()) != 0 {
		t.Fatalf("%d answers are left", len(tb.Game.Answers()))
	}
	for range steps {
		redoKey(tb)
	}
	if len(tb.Game.Answers()) != answers || tb.Game.State().Hash() != hash {
		t.Errorf("%d answers, hash %v; before %d, %v", len(tb.Game.Answers()), tb.Game.State().Hash(), answers, hash)
	}
	redoKey(tb)
	if !strings.Contains(words(tb), "Nothing to redo.") {
		t.Error("there is nothing more to give again, and nobody says so")
	}
}

func TestANewAnswerForgetsWhatWasTakenBack(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "enter")
	press(tb, "enter")
	undoKey(tb)
	tb.Question.Draft.X += 20000
	press(tb, "s", "enter")
	n := len(tb.Game.Answers())
	redoKey(tb)
	if len(tb.Game.Answers()) != n {
		t.Error("redo mixes two battles")
	}
}

// Dials are unlocked one at a time, the one that was locked last first.
func TestUndoUnlocksOneDialAtATime(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	var order []game.ShipID
	for range 2 {
		order = append(order, tb.Planning.Ship)
		press(tb, "enter")
	}
	for i := len(order) - 1; i >= 0; i-- {
		undoKey(tb)
		if len(tb.Planning.Locked) != i || tb.Planning.Locked[order[i]] || tb.Planning.Ship != order[i] {
			t.Errorf("ship %d was locked last; locked are %v, asked is ship %d", order[i], tb.Planning.Locked, tb.Planning.Ship)
		}
	}
}

// While the second person plans, a dial of the first goes back with the yes of the first only.
func TestAnotherPersonsDialWantsTheirYes(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	for tb.Planning.Seat == game.One && !tb.Cover.Down {
		press(tb, "enter")
	}
	hold(tb, 1.2)
	n := len(tb.Game.Answers())
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
	if len(tb.Game.Answers()) != n || tb.History.Asking == nil || tb.History.Asking.Other != game.One {
		t.Fatalf("%d answers, before %d; asked is %+v", len(tb.Game.Answers()), n, tb.History.Asking)
	}
	press(tb, "esc")
	if len(tb.Game.Answers()) != n || tb.History.Asking != nil {
		t.Error("a no takes it back all the same")
	}
	undoKey(tb)
	if len(tb.Game.Answers()) != n-1 || tb.Planning.Seat != game.One || !tb.Cover.Down {
		t.Errorf("%d answers, before %d; seat %d, cover %v", len(tb.Game.Answers()), n, tb.Planning.Seat, tb.Cover.Down)
	}
}

// What is taken back is seen: behind a menu, the help or another page undo and redo do nothing.
func TestUndoDoesNothingBehindWhatIsOpen(t *testing.T) {
	for _, keys := range [][]string{{"esc"}, {"f1"}, {"esc", "s"}, {"esc", "b"}, {"p"}, {"/"}, {"esc", "l"}} {
		tb := begin(t, "human", "ensign")
		press(tb, "enter", "enter")
		undoKey(tb)
		n := len(tb.Game.Answers())
		press(tb, keys...)
		screen := tb.Screen
		if screen == Playing && !tb.screen.Panels.Menu.Open && !tb.Halted {
			t.Fatalf("%v opens nothing", keys)
		}
		undoKey(tb)
		if len(tb.Game.Answers()) != n || tb.Screen != screen {
			t.Errorf("%v: undo leaves %d of %d answers, screen %d", keys, len(tb.Game.Answers()), n, tb.Screen)
		}
		redoKey(tb)
		if len(tb.Game.Answers()) != n || tb.Screen != screen {
			t.Errorf("%v: redo makes %d of %d answers, screen %d", keys, len(tb.Game.Answers()), n, tb.Screen)
		}
	}
}

// Taken back from the cover to set-up, the cover goes: nobody's dials are asked for.
func TestTheCoverGoesWithWhatItCovered(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	if !tb.Cover.Down {
		t.Fatal("no cover before the first dials")
	}
	undoKey(tb)
	if p := tb.Asked(); p == nil || p.Ask != game.PlaceShip {
		t.Fatal("the last ship is not placed anew")
	}
	if tb.Cover.Down || tb.Report().Screen != "deploy" {
		t.Errorf("a ship is asked for and the screen shows %s", tb.Report().Screen)
	}
}
