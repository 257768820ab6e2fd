package table

import (
	"encoding/json"
	"strings"
	"testing"

	"attackwing/game"
)

// begin starts The Tholian Web without motion.
func begin(t *testing.T, p1, p2 string) *Table {
	t.Helper()
	tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: p1, P2: p2, Seed: 3, Quick: true})
	if tb.Screen != Playing || tb.err != "" {
		t.Fatalf("screen %d: %s", tb.Screen, tb.err)
	}
	tb.Resize(1280, 800)
	tick(tb, 3)
	return tb
}

// shows reports whether a page, or the battle, is what is seen.
func shows(tb *Table, screen string) bool { return tb.Report().Screen == screen }

func tick(tb *Table, n int) {
	for range n {
		tb.Update(&Input{X: -1, Y: -1}, 1.0/60)
	}
}

func press(tb *Table, keys ...string) {
	for _, k := range keys {
		tb.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{k}}, 1.0/60)
		tick(tb, 3)
	}
}

// performed presses the button for every revealed maneuver that waits for it.
func performed(tb *Table) {
	for tb.Flow.Waits() {
		press(tb, "enter")
	}
}

func hold(tb *Table, seconds float64) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Space: true, Strokes: []string{"space"}}, 1.0/60)
	for range int(seconds * 60) {
		tb.Update(&Input{X: -1, Y: -1, Any: true, Space: true}, 1.0/60)
	}
	tick(tb, 2)
}

func holdEnter(tb *Table, seconds float64) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Enter: true, Strokes: []string{"enter"}}, 1.0/60)
	for range int(seconds * 60) {
		tb.Update(&Input{X: -1, Y: -1, Any: true, Enter: true}, 1.0/60)
	}
	tick(tb, 2)
}

// click clicks the middle of what has a name.
func click(t *testing.T, tb *Table, id string) {
	t.Helper()
	h, ok := tb.Hits().Find(id)
	if !ok {
		t.Fatalf("nothing is called %q", id)
	}
	clickAt(tb, h.X+h.W/2, h.Y+h.H/2)
}

// clickAt clicks a pixel.
func clickAt(tb *Table, x, y float64) {
	tb.Update(&Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&Input{X: x, Y: y, Any: true, Release: true}, 1.0/60)
	tick(tb, 3)
}

// field is a text field that is seen.
func (t *Table) field(name string) (Press, bool) {
	for _, f := range t.Report().Fields {
		if f.Name == name {
			return f, true
		}
	}
	return Press{}, false
}

// placed goes through set-up by Enter alone.
func placed(t *testing.T, tb *Table) {
	t.Helper()
	for range 40 {
		if tb.Shown.Phase != game.SettingUp {
			return
		}
		press(tb, "enter")
	}
	t.Fatal("the ships are not placed by Enter alone")
}

func TestTheFirstPlaceIsLegal(t *testing.T) {
	tb := begin(t, "human", "human")
	for p := tb.Asked(); p != nil && p.Ask == game.PlaceShip; p = tb.Asked() {
		if no := game.MayPlace(&tb.Shown, tb.Game.Setup(), p, tb.Question.Draft); no.Code != game.Yes {
			t.Fatalf("%s: %s", tb.Game.Setup().Name(p.Ship), no.Why(tb.Game.Setup()))
		}
		press(tb, "enter")
	}
}

func TestAnIllegalPlaceSaysWhyAndSnaps(t *testing.T) {
	tb := begin(t, "human", "human")
	n := len(tb.Game.Answers())
	tb.Question.Draft.Y = 400000
	press(tb, "enter")
	said := tb.Question.Refusal
	for i := range tb.Canvas.Scene.Shapes {
		said += tb.Canvas.Scene.Shapes[i].Text + " "
	}
	if len(tb.Game.Answers()) != n || !strings.Contains(said, "outside the starting area") {
		t.Errorf("answers %d, was %d; it says %q", len(tb.Game.Answers()), n, said)
	}
	press(tb, "s", "enter")
	if len(tb.Game.Answers()) != n+1 {
		t.Errorf("the snapped place was refused: %q", tb.Question.Refusal)
	}
}

func TestTheCurtainHidesEverything(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	if !tb.Cover.Down || tb.ShowsBoard() {
		t.Fatal("no curtain before the dials of two people at one screen")
	}
	if r := tb.Report(); r.Screen != "curtain" || len(r.Options) != 0 {
		t.Errorf("the report tells %+v", r)
	}
	press(tb, "enter", "1", "right")
	if len(tb.Planning.Locked) != 0 || !tb.Cover.Down {
		t.Error("a key reached the dials through the curtain")
	}
	hold(tb, 0.5)
	if !tb.Cover.Down {
		t.Error("half a second lifts the curtain")
	}
	hold(tb, 1.2)
	if tb.Cover.Down {
		t.Error("holding Space does not lift the curtain")
	}
}

func TestTheOtherDialsStayHidden(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	if tb.Planning.Seat != game.One || tb.View.Me != game.One {
		t.Fatalf("seat %d, view of %d", tb.Planning.Seat, tb.View.Me)
	}
	for range 3 {
		press(tb, "enter")
	}
	if tb.Planning.Seat != game.Two || !tb.Cover.Down {
		t.Fatalf("player 1 is done; seat %d, curtain %v", tb.Planning.Seat, tb.Cover.Down)
	}
	if len(tb.Planning.Dials) != 0 || len(tb.Planning.Locked) != 0 {
		t.Error("player 1's drafts are still there")
	}
	hold(tb, 1.2)
	tb.Draw()
	for i := range tb.View.Ships[:tb.View.NShips] {
		if s := &tb.View.Ships[i]; s.Owner == game.One && s.Dial >= 0 {
			t.Error("player 2's view shows a dial of player 1")
		}
	}
	for _, l := range tb.Told.Log {
		if strings.Contains(l.Text, "reveals") {
			t.Errorf("the log tells %q", l.Text)
		}
	}
}

func TestADraftCanBeUnlocked(t *testing.T) {
	tb := begin(t, "human", "ensign")
	placed(t, tb)
	first := tb.Planning.Ship
	press(tb, "enter")
	if !tb.Planning.Locked[first] || tb.Planning.Ship == first {
		t.Fatal("Enter does not lock the dial and go on")
	}
	press(tb, "tab")
	click(t, tb, "ship:"+string(rune('0'+first)))
	press(tb, "backspace")
	if tb.Planning.Locked[first] {
		t.Error("Backspace does not unlock")
	}
}

// survivor is the last maneuver that does not destroy the ship.
func survivor(tb *Table, p *game.Prompt) int {
	at := -1
	for i, o := range p.Options {
		var f game.Fate
		if game.Foresee(&tb.View, p.Ship, int(o.N), &f); !f.Dies() {
			at = i
		}
	}
	return at
}

func TestAnswersByMouse(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	p := tb.Asked()
	at := survivor(tb, p)
	want := int(p.Options[at].N)
	s := tb.Report().Options[at]
	h, ok := tb.Hits().At(s.X, s.Y)
	if !ok {
		t.Fatal("the report names a place where nothing is")
	}
	click(t, tb, h.ID)
	if tb.Question.Answer() != want {
		t.Errorf("focus %d, want %d", tb.Question.Answer(), want)
	}
	ship := p.Ship
	click(t, tb, "main")
	if !tb.Planning.Locked[ship] || tb.Planning.Dials[ship] != want {
		t.Errorf("locked %v", tb.Planning.Locked)
	}
}

func TestAWholeBattleByEnter(t *testing.T) {
	tb := begin(t, "human", "human")
	for range 3000 {
		if over(tb) {
			break
		}
		if tb.Cover.Down {
			hold(tb, 1.2)
		}
		tb.Question.Picks |= boolBit(tb.Asked() != nil && tb.Asked().Max > 1)
		if _, is := tb.Question.Loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	if !over(tb) {
		t.Fatalf("not over: %+v", tb.Report())
	}
	r := tb.Report()
	if r.Result == "" || len(r.Buttons) == 0 || r.Buttons[0].Name != "main" {
		t.Errorf("the end is told as %+v", r)
	}
	if _, err := json.Marshal(r); err != nil {
		t.Error(err)
	}
}

func boolBit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func TestUndoGoesBackToTheLastDecision(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "enter")
	n := len(tb.Game.Answers())
	press(tb, "enter")
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
	if len(tb.Game.Answers()) != n {
		t.Errorf("%d answers after taking back, want %d", len(tb.Game.Answers()), n)
	}
	if tb.Asked() == nil || tb.Asked().Ask != game.PlaceShip {
		t.Error("nothing is asked again")
	}
}

func TestNothingLeavesTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {1366, 768}} {
		tb := begin(t, "human", "human")
		tb.Resize(size[0], size[1])
		placed(t, tb)
		hold(tb, 1.2)
		tick(tb, 2)
		tb.Draw()
		for _, h := range tb.Hits() {
			if h.X < -0.5 || h.Y < -0.5 || h.X+h.W > size[0]+0.5 || h.Y+h.H > size[1]+0.5 {
				t.Errorf("%v: %s lies outside: %+v", size, h.ID, h)
			}
		}
		if tb.boardBox().W < 500 {
			t.Errorf("%v: the board is %.0f wide", size, tb.boardBox().W)
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
