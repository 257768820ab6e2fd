package kit

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Command is something that a person can do: the one place for its words, its key, its tip, its
// condition and its deed. Buttons, keys, the help and the reports are made of it.
type Command struct {
	ID    string // what settings, reports and tests call it
	Words string // what it does: a verb first
	Brief string // what its button says where Words are too many for one; "" Words
	Key   string // "e", "enter", "ctrl+z", "shift+left"; "" none
	Also  string // other keys that do it, parted by spaces
	Tip   string // what is to be known of it, beyond its words
	Off   string // why it cannot be done now; "" it can
	// it is nothing of now: no key does it and no help has it. Whoever lists what there is at other
	// times has it all the same
	Gone  bool
	Icon  string // a drawing in place of the words
	Look  Look
	Lit   bool          // it is on: its button stays down
	Held  *Held         // it has to be held
	While func(on bool) // in place of Do by its key: it lasts as long as that is held
	Do    func()
}

// Look selects the style of a command's button.
type Look uint8

// The looks.
const (
	Plain  Look = iota
	Main        // the one that goes on; Enter in a field does it
	Danger      // what cannot be taken back
	Small       // lower than the others
	Hidden      // in no help: a second way to do what another command does
)

// Commands lists the commands of a page or a layer in the order of the help.
type Commands []*Command

// By is the command of an ID, nil when there is none.
func (cs Commands) By(id string) *Command {
	for _, c := range cs {
		if c != nil && !c.Gone && c.ID == id {
			return c
		}
	}
	return nil
}

// Now returns the commands that are available now.
func (cs Commands) Now() Commands {
	return slices.DeleteFunc(slices.Clone(cs), func(c *Command) bool { return c.none() })
}

// Away returns the commands hidden, for a time at which none of them can be done.
func (cs Commands) Away() Commands {
	for _, c := range cs {
		if c != nil {
			c.Gone = true
		}
	}
	return cs
}

// stroke is the first command that a key does, nil none.
func (cs Commands) stroke(key string) *Command {
	for _, c := range cs {
		if c != nil && !c.Gone && key != "" && c.Given() == key {
			return c
		}
	}
	for _, c := range cs {
		if c == nil || c.Gone || c.Also == "" {
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

// Do does the first command that a stroke does, where they have been given these keys; false: none
// does anything.
func (cs Commands) Do(stroke string, of func(c *Command) (key string, ok bool)) bool {
	was := keyOf
	keyOf = of
	c := cs.stroke(stroke)
	keyOf = was
	if c == nil || c.Do == nil || c.Off != "" {
		return false
	}
	c.Do()
	return true
}

// main is the command that goes on.
func (cs Commands) main() *Command {
	for _, c := range cs {
		if c != nil && !c.Gone && c.Look == Main {
			return c
		}
	}
	return nil
}

// keyOf is the key that a person has given a command of the page that a View is busy with, false
// none.
var keyOf func(c *Command) (key string, ok bool)

// Given is the key that does a command: the one that a person has given it, else its own.
func (c *Command) Given() string {
	if keyOf != nil {
		if key, ok := keyOf(c); ok {
			return key
		}
	}
	return c.Key
}

// none reports whether it is no command of now: a button of it is nothing.
func (c *Command) none() bool { return c == nil || c.Gone }

// Says returns the words on the command's button.
func (c *Command) Says() string {
	if c.Brief != "" {
		return c.Brief
	}
	return c.Words
}

// When has it gone where it is nothing of now.
func (c *Command) When(is bool) *Command {
	c.Gone = !is
	return c
}

// With is the same thing by a step of another size: with Shift, Alt or both held beside the key
// that the command has, whatever that is.
func (c *Command) With(held string, do func()) *Command {
	return &Command{ID: c.ID + " " + held, Words: c.Words, Key: held + c.Given(), Look: Hidden, Do: do}
}

// ByHand is something done by mouse, or by keys that are held: the help has it, no key does it.
func ByHand(how, words string) *Command { return &Command{Words: words, Key: how} }

// Cap returns the label of the command's key, for sentences that name it; where the page is for a
// finger the words on its button.
func (c *Command) Cap() string { return If(forThumb, c.Says(), CapOf(c.Given())) }

// Stroke is a key, with what is held with it, as commands write it: "ctrl+shift+z".
func Stroke(key string, in *Input) string {
	if in.Alt {
		key = "alt+" + key
	}
	if in.Shift {
		key = "shift+" + key
	}
	if in.Ctrl {
		key = "ctrl+" + key
	}
	return key
}

// CapOf returns the label of a key.
func CapOf(key string) string { return caps.of(key, func() string { return capOf(key) }) }

var caps = memo[string, string]{}

func capOf(key string) string {
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

// OffWhen says why the command cannot be done, where that is so.
func (c *Command) OffWhen(is bool, why string) *Command {
	if is {
		c.Off = why
	}
	return c
}
