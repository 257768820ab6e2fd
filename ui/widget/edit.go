package widget

import (
	"strings"
	"unicode/utf8"

	"attackwing/game/textfile"

	eui "github.com/ebitenui/ebitenui/widget"
)

// Clipboard is that of the system.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}

// held is a clipboard that falls back on one of the program's own where the system has none.
type held struct {
	system Clipboard
	own    string
}

func (h *held) copy(text string) {
	h.own = text
	if h.system != nil {
		_ = h.system.Copy(text) // what it refuses stays within the program
	}
}

// paste is the text that was copied last; the system's own comes first.
func (h *held) paste() (string, error) {
	if h.system == nil {
		return h.own, nil
	}
	text, err := h.system.Paste()
	if err != nil && h.own != "" {
		return h.own, nil
	}
	return text, err
}

// UseClipboard lets fields copy to and paste from the system's clipboard.
func (p *Page) UseClipboard(c Clipboard) { p.clip.system = c }

// Edit does what a key with Ctrl does in the field that is typed in: all, copy, cut, paste. It tells whether the stroke was
// one of them, and what is to be said. Several lines are no text of a field: they are left for the page.
func (p *Page) Edit(key string) (done bool, said string) {
	id, t := p.typedIn()
	if t == nil {
		return false, ""
	}
	switch key {
	case "a":
		t.SelectAll()
	case "c", "x":
		text := t.SelectedText()
		if text == "" || wide(t) { // the library cuts letters of several bytes in two: then all of it
			text = t.GetText()
		}
		if text == "" {
			return true, ""
		}
		p.clip.copy(text)
		if key == "x" {
			if text == t.GetText() {
				t.SetText("")
			} else {
				t.DeleteSelectedText()
			}
		}
	case "v":
		text, err := p.clip.paste()
		if err != nil {
			return true, err.Error()
		}
		if text = strings.TrimSpace(text); strings.Contains(text, "\n") {
			return false, ""
		}
		p.insert(id, t, text)
	default:
		return false, ""
	}
	return true, ""
}

// wide tells whether a text has letters of several bytes: the library counts what is selected of it in letters, and cuts it
// in bytes.
func wide(t *eui.TextInput) bool { return len(t.GetText()) != utf8.RuneCountInString(t.GetText()) }

// typedIn is the field that has the focus, nil when none has.
func (p *Page) typedIn() (id string, t *eui.TextInput) {
	for id, t := range p.fields {
		if p.shown && t.IsFocused() {
			return id, t
		}
	}
	return "", nil
}

// insert puts a text where the caret is, or in place of what is selected: as much of it as the field takes.
func (p *Page) insert(id string, t *eui.TextInput, text string) {
	r := p.rowCalled(id)
	if r == nil {
		return
	}
	text = textfile.OnlyShown(text)
	if n := len(t.SelectedText()); n == utf8.RuneCountInString(t.GetText()) { // all of it is selected, or nothing is there
		t.SetText("")
	} else if n > 0 && !wide(t) {
		t.DeleteSelectedText()
	}
	t.DeselectText()
	room := most(r) - len(t.GetText())
	for len(text) > max(0, room) {
		runes := []rune(text)
		text = string(runes[:len(runes)-1])
	}
	t.Insert(text)
}
