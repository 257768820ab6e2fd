package front

import (
	"testing"

	"attackwing/game/gametest/expect"
)

// Who plays is asked at the title, by keys and by mouse; the battle has the names, and the computer
// one beside them. What was given before is proposed.
func TestNamesAreAskedAndKept(t *testing.T) {
	w, _, pane := titled(t, Options{})
	w.Key("n")
	w.Type("Anna ")
	w.Press("ink1:1")
	if w.Key("enter"); pane.names != [2]string{"Anna", ""} || pane.inks != [2]int{1, 0} || !w.Reads("Anna") {
		t.Fatalf("names %v, colors %v", pane.names, pane.inks)
	}
	w.Key("enter")
	if n := len(pane.played); n != 1 || pane.played[0].Game.Setup().Players != [2]string{"Anna", "Computer"} {
		t.Fatalf("%d battles, of %v", n, pane.played[0].Game.Setup().Players)
	}
	w.Press("mode:1")
	w.Press("people")
	w.Press("known:1:0")
	w.Press("named")
	w.Key("shift+enter")
	f, ok := pane.last(t).(*Fleets)
	expect.Must(t, ok && f.who(0) == "Anna" && f.who(1) == "Ben", "the fleets do not say whose they are")
	w.Key("enter")
	if u := pane.played[1].Game.Setup(); u.Players != [2]string{"Anna", "Ben"} {
		t.Errorf("two people play as %v", u.Players)
	}
	w.Press("mode:2")
	w.Key("enter")
	if u := pane.played[2].Game.Setup(); u.Players != [2]string{} {
		t.Errorf("two computers play as %v", u.Players)
	}
	w.Press("people")
	w.Key("esc")
	expect.True(t, pane.names == [2]string{"Anna", "Ben"} && !w.Can("named"), "Esc leaves %v", pane.names)
}

// The loudspeaker beside the name silences the program, and lets it be heard again.
func TestTheTitleSilences(t *testing.T) {
	w, _, pane := titled(t, Options{})
	w.Press("mute")
	expect.True(t, pane.muted, "a press does not silence")
	w.Key("ctrl+m")
	expect.True(t, !pane.muted, "the key does not let it be heard")
}

// Tab goes from name to name, past names given before and colors; Enter is Done from either.
func TestTabGoesFromNameToName(t *testing.T) {
	for _, last := range []string{"person:1", "person:2"} {
		w, p, pane := titled(t, Options{P1: "human", P2: "human"})
		w.Key("n")
		at := func() string { name, _, _ := w.View.Typing(); return name.Kind }
		if at() != "person:1" {
			t.Fatalf("the question begins at %q", at())
		}
		w.Type("Finn")
		w.Key("tab")
		if at() != "person:2" {
			t.Errorf("Tab leads to %q", at())
		}
		w.Type("Hana")
		w.Key("tab")
		if at() != "person:1" {
			t.Errorf("Tab in the last name leads to %q", at())
		}
		for at() != last {
			w.Key("tab")
		}
		w.Key("enter")
		expect.True(t, !p.people.open && pane.names == [2]string{"Finn", "Hana"},
			"Enter in %s: open %v, names %q", last, p.people.open, pane.names)
	}
}

// With one person Tab stays in the only name there is.
func TestTabStaysInTheOnlyName(t *testing.T) {
	w, p, pane := titled(t, Options{P1: "human", P2: "ensign"})
	w.Key("n")
	w.Key("tab")
	name, _, _ := w.View.Typing()
	expect.Must(t, name.Kind == "person:1", "Tab leads to %q", name.Kind)
	w.Type("Finn")
	w.Key("enter")
	expect.True(t, !p.people.open && pane.names[0] == "Finn", "open %v, names %q", p.people.open, pane.names)
}
