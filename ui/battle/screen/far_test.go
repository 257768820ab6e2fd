package screen_test

import (
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/outlook"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// apart returns two windows in which Anna and Bob play one battle.
func apart(t *testing.T, sheet, one, two string) ([2]*windowtest.Window, [2]*windowtest.Wire) {
	t.Helper()
	u, err := gametest.Setup(sheet, one, two, 1)
	if err != nil {
		t.Fatal(err)
	}
	u.Players = [2]string{"Anna", "Bob"}
	return windowtest.Apart(t, u, 7, window.Options{})
}

// Two windows play one battle to its end by Enter alone: each asks its own player, and no window
// ever shows a dial of the other that is not revealed.
func TestTwoWindowsPlayOneBattle(t *testing.T) {
	ws, _ := apart(t, "tholian-web", "tw-a-1", "tw-b-1")
	for n := 0; !ws[0].Ended() || !ws[1].Ended(); n++ {
		if n > 4000 {
			t.Fatalf("no end: %v, %v", ws[0].Game.Where(), ws[1].Game.Where())
		}
		for me, w := range ws {
			w.Tick(1)
			if p := w.Asked(); p != nil && p.Player != game.PlayerID(me) {
				t.Fatalf("window %d asks player %d", me, p.Player)
			}
			for id := range w.View.Ships[:w.View.NShips] {
				if s := &w.View.Ships[id]; s.Owner != game.PlayerID(me) && !s.DialShown && s.Dial >= 0 && s.Dial != game.Sealed {
					t.Fatalf("window %d knows the dial of %s", me, w.Game.Setup().Name(game.ShipID(id)))
				}
			}
			if w.Asked() != nil || w.Flow.Waits() {
				w.Confirm()
			}
		}
	}
	if a, b := ws[0].Game.Hash(), ws[1].Game.Hash(); a != b {
		t.Errorf("the windows end with %x and %x", a, b)
	}
	all := ws[0].Game.Answers()
	for n := range all {
		var copied game.Game
		g, err := game.NewQuiet(ws[0].Game.Setup())
		for i := 0; err == nil && i < len(all); i++ {
			if i == n { // as a replay jumps
				g.CopyTo(&copied)
				copied.Retell()
				g = &copied
			}
			_, err = g.Submit(all[i])
		}
		if err != nil || g.Hash() != ws[0].Game.Hash() {
			t.Fatalf("a copy after %d answers goes on otherwise: %v", n, err)
		}
	}
	few := all[:60]
	for r := outlook.NewReview(ws[0].Game.Setup(), few, game.Two); !r.Done(); r.Step() {
	}
}

// until goes on by Enter in both windows until something is so.
func until(t *testing.T, ws [2]*windowtest.Window, so func() bool) {
	t.Helper()
	for range 4000 {
		for _, w := range ws {
			w.Tick(1)
			if so() {
				return
			}
			if w.Asked() != nil || w.Flow.Waits() {
				w.Confirm()
			}
		}
	}
	t.Fatal("it never comes to that")
}

func planning(ws [2]*windowtest.Window) func() bool {
	return func() bool { return ws[0].Planning.Ship != game.NoShip && ws[1].Planning.Ship != game.NoShip }
}

// locked returns how many dials of a player are seen locked.
func locked(w *windowtest.Window, who game.PlayerID) (n int) {
	for id := range game.ShipID(w.Shown.NShips) {
		if sh := &w.Shown.Ships[id]; sh.Owner == who && !sh.Map && w.DialLocked(id) {
			n++
		}
	}
	return n
}

// Dials that are handed in lie open to their owner, who waits; the other sees that they are locked.
func TestDialsWaitForTheOtherWindow(t *testing.T) {
	ws, _ := apart(t, "tholian-web", "tw-a-1", "tw-b-1")
	until(t, ws, planning(ws))
	anna, bob := ws[0], ws[1]
	bob.Confirm()
	anna.Tick(1)
	if n := locked(anna, game.Two); n != 1 {
		t.Errorf("Anna sees %d dials of Bob locked", n)
	}
	for anna.Asked() != nil {
		anna.Confirm()
	}
	of := locked(anna, game.One)
	if got := len(anna.Far.Dials()); got != of || anna.Planning.Ship != game.NoShip {
		t.Errorf("%d of %d dials are sealed", got, of)
	}
	if got := anna.Titled(); got != "Bob's turn · Round 1, Planning Phase" {
		t.Errorf("the title of the window is %q", got)
	}
	bob.Tick(1)
	if n := locked(bob, game.One); n != of || n < 2 {
		t.Errorf("Bob sees %d of %d dials of Anna locked", n, of)
	}
	if got := bob.Titled(); got != "Your turn · Round 1, Planning Phase" {
		t.Errorf("the title of the window is %q", got)
	}
	n := len(anna.Game.Answers())
	if anna.Key("ctrl+z"); len(anna.Game.Answers()) != n || len(anna.Far.Dials()) != of {
		t.Error("what was sent can be undone")
	}
}

// A line that is lost loses nothing: what was sent in vain is sent by the next one.
func TestALostLineLosesNothing(t *testing.T) {
	ws, wires := apart(t, "tholian-web", "tw-a-1", "tw-b-1")
	for _, phase := range []game.Phase{game.Planning, game.Activation, game.Combat} {
		until(t, ws, func() bool { return ws[0].Shown.Phase == phase && ws[0].Asked() != nil })
		wires[0].Close()
		for _, w := range ws {
			for w.Tick(2); w.Asked() != nil; w.Tick(1) { // they go on as far as each can alone
				w.Confirm()
			}
			if !w.Far.Lost() || !w.Seen("again") {
				t.Fatalf("%v: nothing says that the line is lost", phase)
			}
		}
		wires[0], wires[1] = windowtest.Wires()
		ws[0].Reach(wires[0])
		ws[1].Reach(wires[1])
	}
	until(t, ws, func() bool { return ws[0].Ended() && ws[1].Ended() })
	if a, b := ws[0].Game.Hash(), ws[1].Game.Hash(); a != b {
		t.Errorf("the windows end with %x and %x", a, b)
	}
}

// An undo is asked of the other window: allowed both go back, refused neither does, and whoever plays
// on has refused. Nothing is answered meanwhile.
func TestUndoIsAskedOfTheOtherWindow(t *testing.T) {
	ws, wires := apart(t, "tholian-web", "tw-a-1", "tw-b-1")
	both := func() {
		for range 4 {
			ws[0].Tick(1)
			ws[1].Tick(1)
		}
	}
	mine := func() *windowtest.Window { // who has answered last
		for _, w := range ws {
			if w.Far.NoUndo() == "" {
				return w
			}
		}
		return nil
	}
	until(t, ws, func() bool { return mine() != nil && !ws[0].Flow.Moving() && !ws[1].Flow.Moving() })
	both()
	asks := mine()
	asked := ws[1-asks.Far.Me()]
	n, hash := len(asks.Game.Answers()), asks.Game.Hash()
	asks.Key("ctrl+z")
	both()
	if asks.Asked() != nil || asked.Asked() != nil || !asked.Seen("undo:allow") || asks.Seen("undo:allow") {
		t.Fatal("an undo is asked for, and that is not what is seen")
	}
	asked.Key("enter")
	both()
	if asks.Game.Hash() != hash || !asked.Seen("undo:allow") {
		t.Fatal("Enter answers the question")
	}
	asked.Key("n")
	both()
	if asks.Game.Hash() != hash || asks.Far.Plea() != nil || asked.Far.Plea() != nil || asks.Far.NoUndo() != "The other player has refused." {
		t.Fatalf("refused: %v, %q", asks.Far.Plea(), asks.Far.NoUndo())
	}
	until(t, ws, func() bool { return mine() != nil && len(asks.Game.Answers()) > n })
	both()
	asks = mine()
	asked = ws[1-asks.Far.Me()]
	n = len(asks.Game.Answers())
	asks.Key("ctrl+z")
	both()
	wires[0].Close() // in the middle of the question
	both()
	wires[0], wires[1] = windowtest.Wires()
	ws[0].Reach(wires[0])
	ws[1].Reach(wires[1])
	both()
	asked.Key("y")
	both()
	for me, w := range ws {
		if got := len(w.Game.Answers()); got >= n || w.Game.Hash() != ws[0].Game.Hash() || w.Shown.Hash() != w.Game.State().Hash() {
			t.Errorf("window %d has %d answers, it had %d", me, got, n)
		}
	}
	if p := asks.Asked(); p == nil || p.Player != asks.Far.Me() {
		t.Errorf("who has asked is asked %v", p)
	}
	until(t, ws, func() bool { return ws[0].Ended() && ws[1].Ended() })
	if a, b := ws[0].Game.Hash(), ws[1].Game.Hash(); a != b {
		t.Errorf("the windows end with %x and %x", a, b)
	}
}

// After a battle either window proposes the next one, the other accepts it, and it is played over the
// same line; a proposal that is refused changes nothing.
func TestARematchOfTwoWindows(t *testing.T) {
	u, err := gametest.Setup("tholian-web", "tw-a-1", "tw-b-1", 1)
	if err != nil {
		t.Fatal(err)
	}
	u.Players = [2]string{"Anna", "Bob"}
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	files := 0
	o := window.Options{Next: func(m *remote.Rematch) (*remote.Peer, [][]byte, error) {
		files++
		return m.Begin(&store.Memory{}, "next")
	}}
	o.Title.Cards = cat
	ws, wires := windowtest.Apart(t, u, 7, o)
	both := func() {
		for range 100 { // Enter rests for a while where a battle has ended
			ws[0].Tick(1)
			ws[1].Tick(1)
		}
	}
	end := func(who int) {
		until(t, ws, func() bool { return ws[who].Asked() != nil })
		ws[who].Answer(game.Answer{Prompt: ws[who].Asked().ID, Concede: true})
		both()
		if !ws[0].Ended() || !ws[1].Ended() {
			t.Fatal("the battle goes on")
		}
	}
	end(0)
	first := ws[0].Game
	ws[0].Key("enter")
	both()
	if a := ws[1].Far.Proposal(game.One); a == nil || *a != (remote.Again{}) || !ws[1].Seen("next:accept") || ws[0].Seen("next:accept") {
		t.Fatalf("Bob is asked %+v", a)
	}
	ws[1].Key("n")
	both()
	if ws[0].Game != first || ws[1].Seen("next:accept") || ws[0].Far.Proposal(game.One) != nil || files > 0 {
		t.Fatal("a rematch that is refused goes on")
	}
	ws[1].Key("shift+r")
	both()
	if a := ws[0].Far.Proposal(game.Two); a == nil || !a.Swap || !ws[0].Seen("next:accept") {
		t.Fatalf("Anna is asked %+v", a)
	}
	ws[0].Key("y")
	both()
	for me, w := range ws {
		g := w.Game
		if g == first || g.Over() || g.Setup().Players != [2]string{"Bob", "Anna"} || w.Far.Me() != game.PlayerID(1-me) || w.Far.Lost() {
			t.Fatalf("window %d plays %v as player %d", me, g.Setup().Players, w.Far.Me()+1)
		}
	}
	if ws[0].Game.Hash() != ws[1].Game.Hash() || files != 2 {
		t.Error("the windows play different battles")
	}
	end(1)
	wires[0].Close()
	both()
	if ws[0].Far.MayPropose() || ws[0].Seen("change-seats") {
		t.Error("a rematch is proposed over a line that is lost")
	}
}

// Either player can give up while both set their dials.
func TestGiveUpWhilePlanning(t *testing.T) {
	for me := range 2 {
		ws, _ := apart(t, "tholian-web", "tw-a-1", "tw-b-1")
		until(t, ws, planning(ws))
		ws[me].Answer(game.Answer{Prompt: ws[me].Asked().ID, Concede: true})
		for range 5 {
			ws[0].Tick(1)
			ws[1].Tick(1)
		}
		for _, w := range ws {
			if !w.Game.Over() || w.Game.State().Result.Winner != game.PlayerID(1-me) {
				t.Errorf("player %d gives up: %v, %q", me+1, w.Game.State().Result, w.Question.Refusal)
			}
		}
	}
}

// A line to somebody who plays another battle is given up, and nothing of the own is lost.
func TestALineToAnotherBattleIsGivenUp(t *testing.T) {
	u, err := gametest.Setup("tholian-web", "tw-a-1", "tw-b-1", 1)
	if err != nil {
		t.Fatal(err)
	}
	one, wires := windowtest.Apart(t, u, 7, window.Options{})
	other, others := windowtest.Apart(t, u, 8, window.Options{})
	wires[0].Close()
	others[0].Close()
	before := one[0].Game.Hash()
	wires[0], others[1] = windowtest.Wires()
	one[0].Reach(wires[0])
	other[1].Reach(others[1])
	one[0].Tick(2)
	if !one[0].Far.Lost() || one[0].Far.Wrong != "" || one[0].Game.Hash() != before {
		t.Errorf("lost: %t, %q", one[0].Far.Lost(), one[0].Far.Wrong)
	}
}
