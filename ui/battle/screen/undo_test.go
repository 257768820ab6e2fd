package screen_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/window/windowtest"
)

// fought plays a battle of two persons by its first options until dice have been rolled.
func fought(t *testing.T, tb *windowtest.Window) {
	t.Helper()
	tb.Place()
	for range 600 {
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		if tb.Shown.Attack.RolledAttack {
			return
		}
		if !tb.Playing() {
			break
		}
		tb.Key("enter")
		if tb.Question.Refusal != "" {
			tb.HoldKey("enter", 0.7)
		}
	}
	t.Fatal("no dice were rolled")
}

// Past dice and dials both players are asked, once; the log says so, and the record keeps what was
// taken back.
func TestBackPastDiceAsksBoth(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	fought(t, tb)
	n, hash := len(tb.Game.Answers()), tb.Game.State().Hash()
	first := tb.History.Marks[0]
	tb.Key("u")
	if len(tb.History.Backs) != len(tb.History.Marks) || tb.History.Backs[len(tb.History.Backs)-1].N != first {
		t.Fatalf("the list has %d of %d decisions", len(tb.History.Backs), len(tb.History.Marks))
	}
	for _, b := range tb.History.Backs {
		expect.True(t, !strings.Contains(b.Words, "the dials ·"), "%q tells a dial", b.Words)
	}
	for range tb.History.Backs {
		tb.Key("down")
	}
	tb.Key("enter")
	expect.Must(t, tb.History.Asking != nil && tb.History.Asking.Other != game.Nobody && len(tb.Game.Answers()) == n,
		"nobody is asked")
	other := tb.History.Asking.Other
	tb.Key("enter")
	tb.Agree(other.Other())
	tb.HoldKey([]string{"1", "2"}[other], 0.6/2)
	expect.Must(t, tb.History.Asking != nil && len(tb.Game.Answers()) == n, "it is taken back without the other player")
	tb.Key("esc")
	expect.Must(t, tb.History.Asking == nil && len(tb.Game.Answers()) == n, "Esc does not leave it")
	steps := 0
	for !tb.History.Agreed && len(tb.History.Marks) > 0 {
		tb.Undo()
		steps++
	}
	expect.Must(t, len(tb.Game.Answers()) < n && tb.History.Agreed, "the other player agreed and nothing is taken back")
	if last := tb.Told.Log[len(tb.Told.Log)-1].Text; !strings.HasPrefix(last, "Undone; Player") || !strings.HasSuffix(last, "agreed.") {
		t.Errorf("the log says %q", last)
	}
	before := len(tb.Game.Answers())
	tb.Strike("ctrl+z")
	expect.True(t, tb.History.Asking == nil && len(tb.Game.Answers()) < before,
		"who has agreed is asked again before any answer")
	for range steps + 1 {
		tb.Redo()
	}
	if len(tb.Game.Answers()) != n || tb.Game.State().Hash() != hash {
		t.Errorf("given again: %d answers of %d", len(tb.Game.Answers()), n)
	}
}

// Against the computer the person alone is asked before the dice are taken back.
func TestBackPastDiceAlone(t *testing.T) {
	tb := windowtest.Begin(t, "human", "ensign")
	fought(t, tb)
	for range 40 {
		if p := tb.Asked(); p == nil || p.Ask != game.ChooseManeuver {
			break
		}
		tb.Key("enter")
	}
	n := len(tb.Game.Answers())
	for range len(tb.History.Marks) {
		if tb.History.Asking != nil {
			break
		}
		tb.Strike("ctrl+z")
	}
	expect.Must(t, tb.History.Asking != nil && tb.History.Asking.Other == game.Nobody, "nobody is asked")
	tb.Press("agree")
	expect.True(t, tb.History.Asking == nil && len(tb.Game.Answers()) < n, "the button does not take back")
}

// A battle gone on with has its log, and can be taken back to every decision.
func TestABattleGoneOnWithIsRemembered(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	fought(t, tb)
	f := record.Shoot(tb.Game.Setup(), tb.Game.Answers())
	expect.Must(t, f.Trouble == nil && len(f.Moments) == len(tb.Game.Answers())+1,
		"%d moments, %v", len(f.Moments), f.Trouble)
	g := gametest.New(t, tb.Game.Setup())
	for _, a := range tb.Game.Answers() {
		gametest.Submit(t, g, a)
	}
	again := windowtest.Open(t, windowtest.Goes(g, "human", "human"))
	expect.True(t, len(again.History.Marks) == len(tb.History.Marks),
		"%v, before %v", again.History.Marks, tb.History.Marks)
	for i := range min(len(again.History.Marks), len(tb.History.Marks)) {
		expect.True(t, again.History.Marks[i] == tb.History.Marks[i],
			"decision %d: %d, before %d", i, again.History.Marks[i], tb.History.Marks[i])
	}
	a, b := again.Told.Log, tb.Told.Log
	expect.True(t, len(a) >= 10 && a[len(a)-1] == b[len(b)-1] && a[0] == b[0] && len(a) == len(b),
		"a log of %d lines, before %d", len(a), len(b))
}

func TestRedoGivesWhatWasTakenBack(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	for range 2 {
		tb.HoldKey("space", 1.2)
		for range 12 {
			if tb.Cover.Down {
				break
			}
			tb.Key("enter")
		}
	}
	for range 4 {
		tb.Key("enter")
	}
	answers, hash := len(tb.Game.Answers()), tb.Game.State().Hash()
	var steps int
	for len(tb.History.Marks) > 0 && steps < 200 {
		tb.Undo()
		steps++
	}
	if len(tb.Game.Answers()) != 0 {
		t.Fatalf("%d answers are left", len(tb.Game.Answers()))
	}
	for range steps {
		tb.Redo()
	}
	if len(tb.Game.Answers()) != answers || tb.Game.State().Hash() != hash {
		t.Errorf("%d answers, hash %v; before %d, %v", len(tb.Game.Answers()), tb.Game.State().Hash(), answers, hash)
	}
	if tb.Cover.Down { // below it nothing is said
		tb.HoldKey("space", 1.2)
	}
	tb.Redo()
	expect.True(t, strings.Contains(tb.Words(), "Nothing to redo."),
		"there is nothing more to give again, and nobody says so")
}

func TestANewAnswerForgetsWhatWasTakenBack(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Key("enter")
	tb.Key("enter")
	tb.Undo()
	tb.Question.Draft.X += 20000
	tb.Key("s", "enter")
	n := len(tb.Game.Answers())
	tb.Redo()
	expect.Same(t, len(tb.Game.Answers()), n, "redo mixes two battles")
}

// Dials are unlocked one at a time, the one that was locked last first.
func TestUndoUnlocksOneDialAtATime(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	var order []game.ShipID
	for range 2 {
		order = append(order, tb.Planning.Ship)
		tb.Key("enter")
	}
	for i := len(order) - 1; i >= 0; i-- {
		tb.Undo()
		expect.True(t, len(tb.Planning.Locked) == i && !tb.Planning.Locked[order[i]] && tb.Planning.Ship == order[i],
			"ship %d was locked last; locked are %v, asked is ship %d", order[i], tb.Planning.Locked, tb.Planning.Ship)
	}
}

// While the second person plans, a dial of the first goes back with the yes of the first only.
func TestAnotherPersonsDialWantsTheirYes(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	for tb.Planning.Seat == game.One && !tb.Cover.Down {
		tb.Key("enter")
	}
	tb.HoldKey("space", 1.2)
	n := len(tb.Game.Answers())
	tb.Strike("ctrl+z")
	tb.Tick(3)
	if len(tb.Game.Answers()) != n || tb.History.Asking == nil || tb.History.Asking.Other != game.One {
		t.Fatalf("%d answers, before %d; asked is %+v", len(tb.Game.Answers()), n, tb.History.Asking)
	}
	tb.Key("esc")
	expect.True(t, len(tb.Game.Answers()) == n && tb.History.Asking == nil, "a no takes it back all the same")
	tb.Undo()
	if len(tb.Game.Answers()) != n-1 || tb.Planning.Seat != game.One || !tb.Cover.Down {
		t.Errorf("%d answers, before %d; seat %d, cover %v", len(tb.Game.Answers()), n, tb.Planning.Seat, tb.Cover.Down)
	}
}

// What is taken back is seen: behind a menu, the help or another page undo and redo do nothing.
func TestUndoDoesNothingBehindWhatIsOpen(t *testing.T) {
	for _, keys := range [][]string{{"esc"}, {"f1"}, {"esc", "s"}, {"esc", "b"}, {"p"}, {"/"}, {"esc", "l"}} {
		tb := windowtest.Begin(t, "human", "ensign")
		tb.Key("enter", "enter")
		tb.Undo()
		n := len(tb.Game.Answers())
		tb.Key(keys...)
		page := tb.Top().Page.Name()
		expect.Must(t, !tb.Playing() || tb.MenuOpen() || tb.Halted, "%v opens nothing", keys)
		tb.Undo()
		if len(tb.Game.Answers()) != n || tb.Top().Page.Name() != page {
			t.Errorf("%v: undo leaves %d of %d answers, %s", keys, len(tb.Game.Answers()), n, tb.Top().Page.Name())
		}
		tb.Redo()
		if len(tb.Game.Answers()) != n || tb.Top().Page.Name() != page {
			t.Errorf("%v: redo makes %d of %d answers, %s", keys, len(tb.Game.Answers()), n, tb.Top().Page.Name())
		}
	}
}

// Taken back from the cover to set-up, the cover goes: nobody's dials are asked for.
func TestTheCoverGoesWithWhatItCovered(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	expect.Must(t, tb.Cover.Down, "no cover before the first dials")
	tb.Undo()
	p := tb.Asked()
	expect.Must(t, p != nil && p.Ask == game.PlaceShip, "the last ship is not placed anew")
	if tb.Cover.Down || tb.Report().Screen != "deploy" {
		t.Errorf("a ship is asked for and the screen shows %s", tb.Report().Screen)
	}
}

// A concession shows every dial that is face down, so the other player has to agree before it is
// taken back.
func TestAConcessionIsTakenBackByBoth(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	plans := func(seat game.PlayerID) bool {
		tb.Hide(false)
		tb.Tick(3)
		p := tb.Asked()
		return p != nil && p.Ask == game.ChooseManeuver && p.Player == seat
	}
	for plans(game.One) {
		tb.Confirm()
	}
	expect.Must(t, plans(game.Two), "the other player does not plan")
	tb.Confirm() // one dial is locked
	n := len(tb.Game.Answers())
	tb.Answer(game.Answer{Prompt: tb.Asked().ID, Concede: true})
	tb.Tick(5)
	expect.Must(t, tb.Game.Over() && tb.Ended(), "the battle goes on")
	tb.Key("ctrl+z")
	a := tb.History.Asking
	expect.Must(t, a != nil && a.Other == game.One && tb.Game.Over(),
		"the concession is taken back without the other player: %+v", a)
	expect.True(t, tb.Reads("Undo the concession?"), "the question reads %v", tb.Words())
	tb.Agree(game.One)
	expect.True(t, !tb.Game.Over() && len(tb.Game.Answers()) <= n, "both agree and nothing is taken back")
}
