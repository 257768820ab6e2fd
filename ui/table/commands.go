package table

import (
	"slices"
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/page"
	"attackwing/ui/window"
)

// command is something a key does: its words, the key it has unless it was changed, and where.
type command struct{ id, words, key, where string }

// Where commands hold.
const (
	everywhere = "Everywhere"
	inBattle   = "Battle"
)

// commands are those of the screens that are not pages of the kit yet.
var commands = []command{
	{"lockall", "Lock all dials", "shift+enter", inBattle},
	{"unlock", "Unlock the dial, back in the glossary", "backspace", inBattle},
	{"beam", "Keep the beam, fly", "k", inBattle},
	{"why", "What a number is made of", "w", inBattle},
	{"card", "The ship's card in full", "i", inBattle},
	{"backs", "Decisions to undo", "u", inBattle},
	{"always", "A card: always; the list", "y", inBattle},
	{"never", "A card: never ask", "n", inBattle},
	{"pause", "Pause", "p", inBattle},
	{"menu", "Menu", "f10", inBattle},
	{"saveas", "Save a copy", "ctrl+s", inBattle},
	{"load", "Load", "ctrl+o", inBattle},
	{"ruler", "Ruler", "r", inBattle},
	{"fan", "Held: all maneuvers, arcs", "a", inBattle},
	{"reach", "Held: reach of an enemy", "d", inBattle},
	{"turnleft", "Turn left while placing, echo back", ",", inBattle},
	{"turnright", "Turn right while placing, echo forward", ".", inBattle},
	{"snap", "Snap while placing", "s", inBattle},
	{"formation", "Formation while placing", "shift+s", inBattle},
	{"faceenemy", "Face the enemy while placing", "x", inBattle},
	{"dropsnap", "Snap when dropped while placing", "f", inBattle},
	{"ranges", "Ranges of the map while placing", "v", inBattle},
	{"zoomin", "Zoom in", "+", inBattle},
	{"zoomout", "Zoom out", "-", inBattle},
	{"rotateleft", "Turn the table left", "q", inBattle},
	{"rotateright", "Turn the table right", "e", inBattle},
	{"face1", "Face player 1", "f7", inBattle},
	{"face2", "Face player 2", "f8", inBattle},
	{"whole", "See the whole table", "home", inBattle},
	{"goto", "Go to the ship", "g", inBattle},
	{"map", "Small map", "m", inBattle},
	{"names", "Names on the board", "t", inBattle},
	{"log", "Log in a small window", "l", inBattle},
	{"ending", "What the end of the round did", "o", inBattle},
	{"hide", "Hide the dials in hot seat", "h", inBattle},
}

// allCommands are those that hold everywhere, and the commands.
func (t *Table) allCommands() []command {
	if t.cmds == nil {
		for _, c := range slices.Concat(kit.Own(), window.Everywhere(nil)) {
			t.cmds = append(t.cmds, command{c.ID, c.Words, c.Key, everywhere})
		}
		t.cmds = append(t.cmds, commands...)
	}
	return t.cmds
}

// keyOf is the key a command has.
func (p *preferred) keyOf(k *command) string {
	if own, ok := p.prefs.Keys[k.id]; ok {
		return own
	}
	return k.key
}

// modifiers are the keys held with another, in the order they are written.
var modifiers = []string{"ctrl", "shift", "alt"}

// strokeOf is a key with what is held with it, as commands have it.
func strokeOf(k string, ctrl, shift, alt bool) string {
	for i, on := range []bool{alt, shift, ctrl} {
		if on {
			k = modifiers[2-i] + "+" + k
		}
	}
	return k
}

// parted is a stroke of a command: the key, and what is held with it.
func parted(stroke string) (k string, ctrl, shift, alt bool) {
	held := [3]*bool{&ctrl, &shift, &alt}
	for i, m := range modifiers {
		if rest, ok := strings.CutPrefix(stroke, m+"+"); ok {
			stroke, *held[i] = rest, true
		}
	}
	return stroke, ctrl, shift, alt
}

// keyWords is a stroke as people read it.
func keyWords(stroke string) string {
	k, ctrl, shift, alt := parted(stroke)
	if len(k) == 1 {
		k = strings.ToUpper(k)
	} else if k != "" {
		k = names.Title(k)
	}
	return strings.NewReplacer("ctrl+", "Ctrl+", "shift+", "Shift+", "alt+", "Alt+").Replace(strokeOf(k, ctrl, shift, alt))
}

// fixedKey tells whether a key cannot be changed: the way out, the numbers of options, the seats' own keys.
func fixedKey(k string) bool { return k == "esc" || digit(k) >= 0 }

// place is where commands are looked for now, beside those that hold everywhere; "" nowhere else.
func (t *Table) place() string {
	switch {
	case t.page() != nil || t.screen.menu.Open || t.Asking != nil || t.Backs != nil:
	case t.Screen == Playing:
		return inBattle
	}
	return ""
}

// translate makes of the keys pressed and held those that their commands have unless changed, so that all that is written
// for those keys holds: a changed key does what its command does, and the one it had does nothing.
func (t *Table) translate(in *Input) {
	if _, given := t.page().(*page.Adapter); given || len(t.prefs.Keys) == 0 || t.types() {
		return
	}
	where := t.place()
	to := func(stroke string) (string, bool) {
		lost := false
		for _, k := range t.allCommands() {
			if k.where != everywhere && k.where != where {
				continue
			}
			own, changed := t.prefs.Keys[k.id]
			if changed && own == stroke {
				return k.key, true
			}
			lost = lost || changed && k.key == stroke
		}
		if lost && !t.stands(stroke, where) {
			return "", true
		}
		return stroke, false
	}
	n := 0
	for _, k := range in.Strokes {
		if !fixedKey(k) || in.Ctrl {
			with, found := to(strokeOf(k, in.Ctrl, in.Shift, in.Alt))
			switch {
			case found && with == "":
				continue
			case found:
				k, in.Ctrl, in.Shift, in.Alt = parted(with)
			case in.Shift: // a larger step of a command
				if with, found = to(strokeOf(k, in.Ctrl, false, in.Alt)); found && with == "" {
					continue
				} else if found {
					k, in.Ctrl, _, in.Alt = parted(with)
				}
			}
		}
		in.Strokes[n] = k
		n++
	}
	in.Strokes = in.Strokes[:n]
	n = 0
	for _, k := range in.Down {
		if with, found := to(k); found {
			if k, _, _, _ = parted(with); k == "" {
				continue
			}
		}
		in.Down[n] = k
		n++
	}
	in.Down = in.Down[:n]
	if _, changed := t.prefs.Keys["space"]; changed {
		in.Space = in.Holds("space")
	}
	if _, changed := t.prefs.Keys["main"]; changed {
		in.Enter = in.Holds("enter")
	}
}

// stands tells whether a stroke is that of a command that still has it.
func (t *Table) stands(stroke, where string) bool {
	for _, k := range t.allCommands() {
		if (k.where == everywhere || k.where == where) && t.keyOf(&k) == stroke {
			return true
		}
	}
	return false
}

// keyName is what a key cap says where a command has this key unless changed.
func (t *Table) keyName(cap string) string {
	if len(t.prefs.Keys) == 0 {
		return cap
	}
	where := t.place()
	for _, k := range t.allCommands() {
		if own, changed := t.prefs.Keys[k.id]; changed && (k.where == everywhere || k.where == where) && keyWords(k.key) == cap {
			return keyWords(own)
		}
	}
	return cap
}
