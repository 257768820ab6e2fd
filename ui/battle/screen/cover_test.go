package screen_test

import (
	"bytes"
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
	"attackwing/ui/veil"
	"attackwing/ui/window/windowtest"
)

// behind is all that the window shows of a covered table: what lies behind the cover, and the
// cover.
func behind(t *testing.T, tb *windowtest.Window) (pane []byte, cover string) {
	t.Helper()
	expect.Must(t, tb.Cover.Down, "there is no cover")
	tb.Draw()
	b, turned, light := tb.Covered()
	expect.Must(t, b != nil, "nothing lies behind the cover")
	var groups []scene.Group
	groups = append(groups, tb.Pane.Canvas.Scene.Groups()...)
	return veil.Paint(b, through(turned), light.Side, light.Lamp).Pix, fmt.Sprint(groups, tb.Hits())
}

// through is the camera that shows what lies behind the cover in the whole window.
func through(turned float64) scene.Camera {
	cam := scene.Fit(0, 0, 1280, 800)
	cam.Rotation = turned
	return cam
}

// dialled hands in the dials of the seat that plans: the n-th legal maneuver of each ship, or, half
// done, only sets the first and covers the screen.
func dialled(t *testing.T, n int, half bool) *windowtest.Window {
	t.Helper()
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	for k := 0; k < 10 && !tb.Cover.Down; k++ {
		p := tb.Asked()
		tb.Question.Take(int(p.Options[n%len(p.Options)].N))
		tb.LockDial(p)
		if half {
			tb.Key("h")
		}
		tb.Tick(3)
	}
	return tb
}

// Nothing of either player's dials is in what is drawn while the screen is handed over: whatever is
// set, the pictures are the same to the last bit.
func TestNothingOfTheDialsIsBehindTheCover(t *testing.T) {
	for _, half := range []bool{false, true} {
		one, two := dialled(t, 1, half), dialled(t, 4, half)
		if !half && fmt.Sprint(one.Game.Answers()) == fmt.Sprint(two.Game.Answers()) || half && fmt.Sprint(one.Planning.Dials) == fmt.Sprint(two.Planning.Dials) {
			t.Fatalf("both have set the same: %v %v", one.Planning.Dials, two.Planning.Dials)
		}
		pane1, cover1 := behind(t, one)
		pane2, cover2 := behind(t, two)
		expect.True(t, bytes.Equal(pane1, pane2),
			"half done %v: the table behind the cover differs with the dials", half)
		expect.True(t, cover1 == cover2,
			"half done %v: the cover differs with the dials:\n%.300s\n%.300s", half, cover1, cover2)
		brd, _, _ := one.Covered()
		for _, s := range brd.Ships {
			expect.True(t, s.Dial == scene.NoDial && !s.Selected && !s.Hover, "%s: %+v", s.Name, s)
		}
		expect.True(t, len(brd.Ghosts)+len(brd.Templates)+len(brd.Ends)+len(brd.Frames) <= 0,
			"a draft lies on the table")
	}
}

// What is public is seen behind the cover: another table looks otherwise. For people who want no
// motion nothing is.
func TestThePublicTableIsBehindTheCover(t *testing.T) {
	tb := dialled(t, 1, false)
	was, _ := behind(t, tb)
	b, turned, light := tb.Covered()
	other := *b
	other.Ships = nil
	expect.True(t, !bytes.Equal(was, veil.Paint(&other, through(turned), light.Side, light.Lamp).Pix),
		"no ship is seen")
	again, _, _ := tb.Covered()
	expect.Same(t, again, b, "the table behind the cover is made anew though nothing has changed")
	tb.Person.Motion = "off"
	if b, _, _ := tb.Covered(); b != nil {
		t.Error("something lies behind the cover without motion")
	}
	tb.Person.Motion = "1"
	tb.HoldKey("space", 1.2)
	if b, _, _ := tb.Covered(); b != nil {
		t.Error("something lies behind a cover that is up")
	}
}

// Esc leads back to the other player's planning with that player's yes, behind their ring, with
// nothing of the dial they locked last; P takes a break.
func TestWaysFromTheCover(t *testing.T) {
	for _, way := range []string{"esc", "mouse"} {
		tb := dialled(t, 4, false)
		expect.Need(t, tb.Planning.Seat, game.Two, "seat")
		if way == "mouse" {
			tb.Press("cover:back")
		} else {
			tb.Key("esc")
		}
		if a := tb.History.Asking; a == nil || a.Other != game.One || tb.Planning.Seat != game.Two {
			t.Fatalf("%s: the dials are taken back without a word of who locked them", way)
		}
		tb.HoldKey("space", 2)
		expect.Must(t, tb.Cover.Down, "the cover is lifted below the question")
		set := tb.Ships(game.One)
		tb.Agree(game.One)
		open := len(tb.Plans(game.One))
		expect.True(t, open == 1 && set >= 2, "%s: %d of %d dials are open again, want the last one", way, open, set)
		expect.Must(t, tb.Planning.Seat == game.One && tb.Cover.Down && len(tb.Plans(game.One)) != 0,
			"%s: seat %d, cover %v", way, tb.Planning.Seat, tb.Cover.Down)
		expect.True(t, len(tb.Planning.Dials)+len(tb.Planning.Locked) <= 0,
			"%s: %v is still set", way, tb.Planning.Dials)
		_, ok := tb.Find("cover:back")
		expect.True(t, !ok, "one may go back further")
		tb.Key("esc")
		expect.True(t, tb.MenuOpen(), "Esc does not open the menu where nobody has planned")
	}
	tb := dialled(t, 1, false)
	tb.Key("p")
	expect.True(t, tb.Halted && tb.Cover.Down, "P does not pause")
	tb.Key("p")
	tb.Key("f10")
	expect.True(t, tb.MenuOpen() && tb.Cover.Down, "F10 does not open the menu")
	tb.HoldKey("space", 2)
	expect.True(t, tb.Cover.Down, "the cover is lifted below the menu")
	tb.Key("esc")
	tb.Press("menu")
	expect.True(t, tb.MenuOpen(), "the link does not open the menu")
	tb.Press("menu:resume")
	if tb.MenuOpen() || !tb.Cover.Down {
		t.Errorf("menu %v, cover %v", tb.MenuOpen(), tb.Cover.Down)
	}
	h, _ := tb.Find("main")
	expect.True(t, h.W != 0, "no ring")
	was := len(tb.Game.Answers())
	tb.Press("main")
	expect.True(t, tb.Cover.Down && len(tb.Game.Answers()) == was, "a click lifts the cover")
}
