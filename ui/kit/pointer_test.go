package kit_test

import (
	"fmt"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

func TestWhatIsHeld(t *testing.T) {
	held, done, seen := kit.Held{For: 0.5}, 0, 0.0
	c := &kit.Command{ID: "concede", Words: "Concede", Key: "x", Look: kit.Danger, Held: &held, Do: func() { done++ }}
	p := kittest.Of(func() kit.Part {
		seen = held.Part()
		return kit.Button(c)
	})
	w := kittest.OpenIn(t, p, 600, 400)
	w.Press("concede")
	expect.Need(t, done, 0, "a press does it")
	w.Hold("concede", 0.3)
	expect.Need(t, done, 0, "done too soon")
	expect.Need(t, seen, 0, "the page still shows how long it was held")
	w.Hold("concede", 0.8)
	expect.Must(t, done == 1, "done %d times", done)
	w.View.Presses = true
	w.Press("concede")
	expect.Same(t, done, 2, "for those who press it is not a press")
}

func TestAPreviewIsToldOnlyWhenItChanges(t *testing.T) {
	var told []bool
	p := kittest.Of(func() kit.Part {
		return kit.Column(0, kittest.Plain("a", 100, 50).Point(func(over bool) { told = append(told, over) }), kittest.Plain("b", 100, 50))
	})
	w := kittest.OpenIn(t, p, 600, 400)
	w.PointAt(20, 20)
	bodies := w.View.Bodies()
	w.PointAt(30, 20)
	w.PointAt(40, 25)
	expect.Same(t, w.View.Bodies(), bodies, "a pointer that stays on a part asks for a new Body")
	w.Point("b")
	expect.Same(t, fmt.Sprint(told), "[true false]", "told %v", told)
}

func TestDragAndDrop(t *testing.T) {
	got := ""
	p := kittest.Of(func() kit.Part {
		return kit.Column(0, kittest.Plain("card", 100, 50).Drag(func() kit.Carried { return kit.Carried{What: "card", Look: words("card")} }), kit.Gap(50),
			kittest.Plain("slot", 100, 50).Drop(func(what any) (func(), string) { return func() { got = what.(string) }, "" }),
			kittest.Plain("full", 100, 50).Drop(func(any) (func(), string) { return nil, "It is full." }))
	})
	w := kittest.OpenIn(t, p, 600, 400)
	w.Drag("card", "slot")
	expect.Same(t, got, "card", "dropped")
	got = ""
	w.Drag("card", "full")
	expect.True(t, got == "" && len(w.Said) == 1 && w.Said[0] == "It is full.", "dropped %q, said %q", got, w.Said)
}

func TestWhyAButtonCannotBePressed(t *testing.T) {
	p := kittest.Of(func() kit.Part { return kit.Button(&kit.Command{ID: "a", Words: "Add", Off: "Give it a name."}) })
	w := kittest.OpenIn(t, p, 600, 400)
	expect.True(t, !w.Can("a"), "it can be pressed")
	w.Point("a")
	w.Tick(40)
	expect.True(t, w.Reads("Give it a name."), "nothing says why")
}

func TestFingers(t *testing.T) {
	pressed, got := 0, ""
	p := kittest.Of(func() kit.Part {
		small := kittest.Plain("small", 16, 16).Press(func() { pressed++ })
		return kit.Column(40, small, kittest.Plain("card", 100, 50).Drag(func() kit.Carried { return kit.Carried{What: "card"} }),
			kittest.Plain("slot", 100, 50).Drop(func(what any) (func(), string) { return func() { got = what.(string) }, "" }),
			kittest.Plain("told", 100, 40).Tip(func() kit.Tip { return kit.Tip{Name: "Evade", Words: "Cancels a hit."} }))
	})
	w := kittest.OpenIn(t, p, 400, 400)
	for _, in := range []kit.Input{{Moved: true, Fingers: 1}, {Press: true, Held: true}, {Release: true}} { // beside it by less than a finger's width
		in.X, in.Y, in.Touch, in.Any = 22, 20, true, true
		w.Do(in)
	}
	expect.True(t, pressed == 1, "a finger beside a small button presses it %d times", pressed)
	w.Long("card")
	slot := w.Box("slot")
	w.Do(kit.Input{X: slot.X + 5, Y: slot.Y + 5, Moved: true, Touch: true, Fingers: 1, Any: true})
	w.Do(kit.Input{X: slot.X + 5, Y: slot.Y + 5, Touch: true, Any: true})
	expect.Same(t, got, "card", "a finger that rested carries")
	w.Long("told")
	expect.True(t, w.Reads("Cancels a hit."), "a long press tells nothing")
}

// Whoever presses a button again and again does not read its tip each time: it comes when the
// pointer has moved on.
func TestNoTipComesAfterAPressUntilThePointerMoves(t *testing.T) {
	w := kittest.Open(t, kittest.Of(func() kit.Part {
		return kittest.Plain("told", 100, 60).Press(func() {}).Tip(func() kit.Tip { return kit.Tip{Name: "Evade", Words: "Cancels a hit."} })
	}))
	at := w.Box("told")
	for _, in := range []kit.Input{{Moved: true}, {Press: true, Held: true}, {Release: true}, {Moved: true}} {
		in.X, in.Y, in.Any = at.X+10, at.Y+10, true
		w.Do(in)
	}
	w.Tick(120)
	expect.True(t, !w.Reads("Cancels a hit."), "the tip lies beside a button that was pressed")
	w.Do(kit.Input{X: at.X + 40, Y: at.Y + 20, Moved: true, Any: true})
	w.Tick(120)
	expect.True(t, w.Reads("Cancels a hit."), "no tip comes for a pointer that moved on")
}

// The words that a finger asks for lead on, and go with the next press elsewhere.
func TestWhereTheWordsLeadThatAFingerAsksFor(t *testing.T) {
	w := kittest.Open(t, kittest.Of(func() kit.Part {
		return kit.Column(300, kittest.Plain("told", 100, 60).Tip(func() kit.Tip { return kit.Tip{Name: "Evade", Words: "Cancels a hit."} }), kittest.Plain("below", 100, 60))
	}))
	led := ""
	w.View.Further = func(of kit.Name, tip kit.Tip) []*kit.Command {
		return []*kit.Command{{ID: "why", Words: "Why", Do: func() { led = of.String() + " " + tip.Name }}}
	}
	w.Point("told")
	w.Tick(120)
	_, ok := w.Find("why")
	expect.Must(t, !ok && w.Reads("Cancels a hit."), "a resting pointer is shown %q", w.Words())
	w.Long("told")
	w.Tap("why")
	expect.True(t, led == "told Evade" && !w.Reads("Cancels a hit."),
		"the words lead to %q and leave %q", led, w.Words())
	w.Long("told")
	w.Tap("below")
	expect.True(t, !w.Reads("Cancels a hit."), "the words stay after a press elsewhere")
}
