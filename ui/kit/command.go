package kit

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Command is something that a person can do: the one place for its words, its key, its tip, its condition and its deed.
// Buttons, keys, the help and the reports are made of it.
type Command struct {
	ID    string // what settings, reports and tests call it
	Words string // what its button says: a verb first
	Key   string // "e", "enter", "ctrl+z", "shift+left"; "" none
	Also  string // other keys that do it, parted by spaces
	Tip   string // what is to be known of it, beyond its words
	Off   string // why it cannot be done now; "" it can
	Icon  string // a drawing in place of the words
	Look  Look
	Lit   bool  // it is on: its button stays down
	Held  *Held // it has to be held
	Do    func()
}

// Look is how a command's button looks.
type Look uint8

// The looks.
const (
	Plain  Look = iota
	Main        // the one that goes on; Enter in a field does it
	Danger      // what cannot be taken back
	Small       // lower than the others
	Hidden      // in no help: a second way to do what another command does
)

// Commands are those of a page or a layer, in the order in which the help lists them.
type Commands []*Command

// By is the command of an ID, nil when there is none.
func (cs Commands) By(id string) *Command {
	for _, c := range cs {
		if c != nil && c.ID == id {
			return c
		}
	}
	return nil
}

// stroke is the first command that a key does, nil none.
func (cs Commands) stroke(key string) *Command {
	for _, c := range cs {
		if c != nil && c.Key == key {
			return c
		}
	}
	for _, c := range cs {
		if c == nil || c.Also == "" {
			continue
		}
		for k := range strings.FieldsSeq(c.Also) {
			if k == key {
				return c
			}
		}
	}
	return nil
}

// main is the command that goes on.
func (cs Commands) main() *Command {
	for _, c := range cs {
		if c != nil && c.Look == Main {
			return c
		}
	}
	return nil
}

// stroke is a key as commands write it.
func stroke(key string, in *Input) string {
	if in.Shift {
		key = "shift+" + key
	}
	if in.Alt {
		key = "alt+" + key
	}
	if in.Ctrl {
		key = "ctrl+" + key
	}
	return key
}

// CapOf is what a key cap says.
func CapOf(key string) string {
	switch key {
	case "shift+/":
		return "?"
	case "pageup":
		return "PgUp"
	case "pagedown":
		return "PgDn"
	}
	parts := strings.Split(key, "+")
	if strings.HasSuffix(key, "+") {
		parts = append(strings.Split(strings.TrimSuffix(key, "+"), "+")[:strings.Count(key, "+")-1], "+")
	}
	for i, p := range parts {
		r, n := utf8.DecodeRuneInString(p)
		parts[i] = string(unicode.ToUpper(r)) + p[n:]
	}
	return strings.Join(parts, "+")
}

// Keys are the keys of commands and what they do, for the help.
func (cs Commands) Keys() [][2]string {
	var out [][2]string
	for _, c := range cs {
		if c == nil || c.Key == "" || c.Look == Hidden {
			continue
		}
		keys := CapOf(c.Key)
		for k := range strings.FieldsSeq(c.Also) {
			keys += "  " + CapOf(k)
		}
		words := c.Words
		if c.Tip != "" {
			words = strings.TrimSuffix(words+": "+c.Tip, ".")
		}
		out = append(out, [2]string{keys, words})
	}
	return out
}
