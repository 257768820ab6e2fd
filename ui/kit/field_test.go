package kit_test

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// typing opens a page with one field that is typed in.
func typing(t *testing.T, o kit.FieldOf) (*kit.Typed, *kittest.Window) {
	var text kit.Typed
	o.ID = "name"
	p := kittest.Of(func() kit.Part { return kit.Column(8, kit.Field(&text, o), kittest.Plain("beside", 100, 40)) })
	w := kittest.OpenIn(t, p, 400, 300)
	w.Press("name")
	return &text, w
}

func TestAFieldIsTypedInWhereTheCaretIs(t *testing.T) {
	text, w := typing(t, kit.FieldOf{})
	w.Type("Grün")
	w.Key("left", "backspace")
	w.Type("ö")
	w.Key("home")
	w.Type("a ")
	w.Key("end", "shift+left")
	expect.Need(t, text.String(), "a Grön", "%q", text)
	w.Type("ß")
	w.Key("ctrl+left", "delete")
	expect.Same(t, text.String(), "a röß", "%q", text)
}

func TestAFieldIsUndoneByWords(t *testing.T) {
	text, w := typing(t, kit.FieldOf{})
	w.Type("one")
	w.Key("ctrl+a", "delete")
	w.Type("two")
	for _, want := range []string{"", "one", ""} {
		w.Key("ctrl+z")
		expect.True(t, text.String() == want, "undone to %q, want %q", text, want)
	}
	for range 3 {
		w.Key("ctrl+y")
	}
	expect.Same(t, text.String(), "two", "done again: %q", text)
}

func TestAFieldCopiesCutsAndPastes(t *testing.T) {
	text, w := typing(t, kit.FieldOf{Most: 8})
	w.Type("kür")
	w.Key("shift+left", "shift+left", "ctrl+c")
	expect.Same(t, w.Copied, "ür", "copied")
	w.Key("ctrl+x", "ctrl+v", "ctrl+v")
	expect.Same(t, text.String(), "kürür", "pasted: %q", text)
	w.Copied = "too long by far"
	w.Key("ctrl+v")
	expect.Same(t, text.String(), "kürürtoo", "more than the field takes: %q", text)
}

func TestAFieldRefusesWhileItIsTyped(t *testing.T) {
	text, w := typing(t, kit.FieldOf{Filter: kit.Digits, Why: "147 is more than 120."})
	w.Type("1a4b7")
	expect.True(t, text.String() == "147" && w.Reads("147 is more than 120."), "%q", text)
}

func TestALetterTypedIsNoKeyOfThePage(t *testing.T) {
	var text kit.Typed
	done, gone := 0, 0
	p := kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "name"}) })
	p.Declares = func() kit.Commands {
		return kit.Commands{{ID: "a", Key: "a", Do: func() { done++ }}, {ID: "go", Key: "ctrl+enter", Look: kit.Main, Do: func() { gone++ }}, {ID: "close", Key: "esc", Do: func() { done += 10 }}}
	}
	w := kittest.OpenIn(t, p, 400, 300)
	w.Press("name")
	w.Key("a")
	expect.Same(t, done, 0, "a letter does a command")
	w.Key("enter")
	expect.Same(t, gone, 1, "Enter does not go on")
	w.Key("esc")
	expect.Same(t, done, 0, "Esc does not leave the field first")
	w.Key("esc")
	expect.Same(t, done, 10, "Esc does not close then")
	w.Key("a")
	expect.Same(t, done, 11, "the key does nothing beside the field")
}

func TestWhatAnInputMethodComposesIsSeenAndNotYetThere(t *testing.T) {
	text, w := typing(t, kit.FieldOf{})
	w.Type("En")
	w.Do(kit.Input{Composing: "ta", Any: true})
	expect.True(t, w.Reads("Enta") && text.String() == "En", "%q, read %q", text, w.Words())
	w.Do(kit.Input{Composing: "t", Strokes: []string{"backspace"}, Any: true}) // of what is composed
	w.Do(kit.Input{Typed: "ter", Any: true})
	expect.Same(t, text.String(), "Enter", "%q", text)
}

// A telephone's keyboard composes a word until it is left: who presses elsewhere has written it.
func TestWhatIsComposedStaysWhenTheFieldIsLeft(t *testing.T) {
	text, w := typing(t, kit.FieldOf{})
	w.Type("James ")
	w.Do(kit.Input{Composing: "Kirk", Any: true})
	b := w.Box("beside")
	w.Do(kit.Input{X: b.X + 5, Y: b.Y + 5, Moved: true, Composing: "Kirk", Any: true})
	w.Do(kit.Input{X: b.X + 5, Y: b.Y + 5, Press: true, Held: true, Composing: "Kirk", Any: true})
	w.Do(kit.Input{X: b.X + 5, Y: b.Y + 5, Release: true, Any: true})
	_, _, on := w.View.Typing()
	expect.True(t, !on && text.String() == "James Kirk", "%q, typed in: %v", text, on)
	w.Press("name")
	expect.Same(t, text.String(), "James Kirk", "%q after coming back", text)
}

func TestThePointerPutsTheCaretAndSelects(t *testing.T) {
	text, w := typing(t, kit.FieldOf{})
	w.Type("First Contact")
	b := w.Box("name")
	w.DragTo(b.X+200, b.Y+20, b.X+2, b.Y+20)
	w.Type("x")
	expect.Same(t, text.String(), "x", "%q", text)
	w.Press("beside")
	_, _, on := w.View.Typing()
	expect.True(t, !on, "a press beside it does not leave the field")
}

// A field that the page was opened with does not stand in the way of Esc until something is typed
// in it.
func TestEscClosesAPageThatWasOpenedWithAField(t *testing.T) {
	for _, typed := range []string{"", "web"} {
		var text kit.Typed
		text.Focus()
		closed := 0
		p := kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "name"}) })
		p.Declares = func() kit.Commands { return kit.Commands{kit.Back(func() { closed++ })} }
		w := kittest.OpenIn(t, p, 400, 300)
		w.Type(typed)
		w.Key("esc")
		expect.Same(t, (closed == 1), (typed == ""), "after %q Esc closes %d times", typed, closed)
	}
}

func TestAPageAsksToBeTypedIn(t *testing.T) {
	var text kit.Typed
	text.Focus()
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "name"}) }), 400, 300)
	w.Type("yes")
	expect.Same(t, text.String(), "yes", "")
}

// A field of several lines: Enter begins one, as many as it may have, Ctrl+Enter goes on; the caret
// goes by the lines that are seen.
func TestAFieldOfSeveralLines(t *testing.T) {
	var text kit.Typed
	done := 0
	p := kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "name", Lines: 3, Most: 200}) })
	p.Declares = func() kit.Commands {
		return kit.Commands{{ID: "go", Key: "ctrl+enter", Also: "enter", Look: kit.Main, Do: func() { done++ }}}
	}
	w := kittest.OpenIn(t, p, 400, 300)
	w.Press("name")
	w.Type("one")
	w.Key("enter")
	w.Type("two")
	w.Key("enter")
	w.Type("three")
	w.Key("enter")
	w.Type("!")
	expect.Must(t, text.String() == "one\ntwo\nthree!" && done == 0, "%q, went on %d times", text.String(), done)
	w.Key("up", "up", "home")
	w.Type("A ")
	w.Key("down", "end", "shift+home", "backspace", "ctrl+end")
	w.Type("?")
	expect.Same(t, text.String(), "A one\n\nthree!?", "")
	w.Key("ctrl+a")
	w.Copied = "1\r\n2\n3\n4"
	w.Key("ctrl+v")
	expect.Same(t, text.String(), "1\n2\n3 4", "pasted")
	b := w.Box("name")
	w.PressAt(b.X+b.W-20, b.Y+8+22+11) // beside the second line
	w.Type("b")
	expect.Same(t, text.String(), "1\n2b\n3 4", "")
	w.Key("ctrl+enter")
	expect.True(t, done == 1, "Ctrl+Enter goes on %d times", done)
}

// Words that are wider than the field stand in lines below each other; the caret goes up and down
// through them without a change of the text.
func TestALongLineIsBroken(t *testing.T) {
	var text kit.Typed
	p := kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "name", Lines: 4, Most: 600}) })
	w := kittest.OpenIn(t, p, 300, 300)
	w.Press("name")
	words := strings.Repeat("every word is here, ", 6) + strings.Repeat("x", 90)
	w.Type(words)
	expect.Must(t, text.String() == words && w.Reads("every word is here,"), "%q", w.Words())
	w.Key("ctrl+home", "down", "home", "shift+up", "delete")
	got := text.String()
	expect.True(t, len(got) < len(words)-20 && strings.HasSuffix(words, got), "a line is taken away: %q", got)
	w.Key("ctrl+end", "up", "up", "up", "up", "up", "up", "up", "up")
	w.Type("A")
	expect.True(t, strings.HasPrefix(text.String(), "A"), "the caret does not come to the beginning: %q", text.String())
}
