package kit

import "attackwing/ui/scene"

// Menu is a list of things to do over a page, as whoever shows it keeps it.
type Menu struct {
	Open bool
	list Listed
}

// MenuLine is a line of a menu: what it does, and a note on it.
type MenuLine struct {
	C    *Command
	Note string
}

// Show opens the menu at its first line.
func (m *Menu) Show() { *m = Menu{Open: true, list: Listed{Picks: true}} }

// Hide closes it.
func (m *Menu) Hide() { *m = Menu{} }

// Resume is the line that only closes a menu.
func Resume(note string) MenuLine {
	return MenuLine{
		&Command{ID: "menu:resume", Words: "Continue", Key: Back(nil).Key, Also: "f10", Do: func() {}},
		note,
	}
}

// Closing has each line close the menu before it does what it does.
func (m *Menu) Closing(hide func(), lines []MenuLine) []MenuLine {
	for _, l := range lines {
		do := l.C.Do
		l.C.Do = func() { hide(); do() }
	}
	return lines
}

// Layer returns the menu without its body; hide closes it.
func (m *Menu) Layer(hide func(), lines []MenuLine) Layer {
	m.list.At = max(0, min(m.list.At, len(lines)-1))
	now := lines[m.list.At].C
	step := func(by int) func() { return func() { m.list.At = (m.list.At + by + len(lines)) % len(lines) } }
	cs := Each(lines, func(l MenuLine) *Command { return l.C })
	return Layer{Name: "Menu", Key: m, Modal: true, Beside: hide, Commands: append(cs,
		&Command{
			ID:    "menu:now",
			Words: now.Words,
			Key:   "enter",
			Off:   now.Off,
			Held:  now.Held,
			Look:  Hidden,
			Do:    now.Do,
		},
		&Command{ID: "menu:next", Words: "Next item", Key: "tab", Look: Hidden, Do: step(1)},
		&Command{ID: "menu:last", Words: "Previous item", Key: "up", Look: Hidden, Do: step(-1)},
	)}
}

// Dialog returns the menu as it is seen.
func (m *Menu) Dialog(title string, lines []MenuLine) Part {
	return Dialog(title, "", List(&m.list, len(lines), 0, func(i int) Part { return m.row(i, &lines[i]) }))
}

func (m *Menu) row(i int, l *MenuLine) Part {
	ink, sub := scene.Text1, scene.Text2
	switch {
	case l.C.Off != "":
		ink, sub = scene.Text3, scene.Text3
	case l.C.Look == Danger:
		ink, sub = scene.DangerText, scene.DangerSentence
	}
	meter := Part{}
	if l.C.Held != nil && l.C.Held.Part() > 0 {
		meter = Meter(l.C.Held.Part())
	}
	words := Column(0, Line(scene.StyleH3, ink, l.C.Words), Line(scene.StyleCaption, sub, l.Note)).Grow(1)
	return Chosen(i == m.list.At, Column(4, Row(10, words, Cap(l.C.Given())), meter)).Does(l.C)
}
