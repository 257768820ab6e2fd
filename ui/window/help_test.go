package window

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

func (h *host) Keys() map[string]string { return h.prefs.Keys }
func (h *host) Glossary()               { h.opened = append(h.opened, "glossary") }

// The help is the commands of the page it was called on, with the keys that they have now, and
// those that hold everywhere.
func TestTheHelpIsMadeOfTheCommands(t *testing.T) {
	h := newHost(t)
	h.prefs.Keys = map[string]string{"library.export": "q"}
	here := h.Places()[0]
	here.Commands = append(here.Commands, &kit.Command{ID: "secret", Words: "Not told", Key: "x", Look: kit.Hidden}, &kit.Command{ID: "keyless", Words: "Keyless"}, &kit.Command{ID: "whole", Words: "The whole table", Key: "f11"})
	w := kittest.OpenIn(t, NewHelp(h, here, Place{Name: "Everywhere", Commands: Everywhere(nil)}), 1280, 2000)
	for _, words := range []string{"LIBRARY", "Export", "Q", "Watch", "Enter", "EVERYWHERE", "The whole table", "F11", "Larger interface"} {
		expect.True(t, w.Reads(words), "it does not tell %q", words)
	}
	for _, words := range []string{"Not told", "Keyless", "Full screen"} {
		expect.True(t, !w.Reads(words), "it tells %q", words)
	}
	w.Key("/", "k")
	expect.List(t, h.opened, []string{"glossary", "keys"}, "/ and K lead to")
	w.Key("f1", "shift+/", "esc")
	expect.True(t, h.backs == 3, "three keys lead back %d times", h.backs)
}

func TestTheHelpIsReadable(t *testing.T) {
	h := newHost(t)
	kittest.Readable(t, "help", NewHelp(h, h.Places()...))
}
