package panel

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Pages are the pages of the window that the menu of a battle leads to.
type Pages interface {
	BattleSheet()
	Glossary()
	Help()
	HouseRules()
	Leave() // the battle, which is kept
	Load()
	Log()
	SaveCopy()
	Settings()
}

// Menu is the menu that Esc opens at the table. The battle stands while it is open.
type Menu struct {
	plain
	Pages Pages
	Open  bool
	list  kit.Listed
	held  kit.Held
	armed bool // conceding was pressed once, where a press does what is held else
}

// Show opens it, at its first line.
func (m *Menu) Show() { *m = Menu{Pages: m.Pages, Open: true, list: kit.Listed{Picks: true}} }

// Hide closes it.
func (m *Menu) Hide() { *m = Menu{Pages: m.Pages} }

// menuLine is a line of it: what is known of it beside its words.
type menuLine struct {
	c    *kit.Command
	note string
}

// lines returns the entries of the menu; each closes the menu first.
func (m *Menu) lines(b *battle.Session) []menuLine {
	p := m.Pages
	ls := []menuLine{
		{&kit.Command{ID: "menu:resume", Words: "Continue", Key: "esc", Do: func() {}}, "return to the table"},
		{&kit.Command{ID: "menu:pause", Words: "Pause", Key: "p", Do: b.Halt}, "stop the clocks"},
		{
			&kit.Command{ID: "menu:saveas", Words: "Save a copy", Key: "ctrl+s", Do: p.SaveCopy},
			"name this battle, or save the current position",
		},
		{&kit.Command{ID: "menu:load", Words: "Load", Key: "ctrl+o", Do: p.Load}, "your saved games"},
		{&kit.Command{ID: "menu:sheet", Words: "Battle sheet", Key: "b", Do: p.BattleSheet}, "this scenario's rules"},
		{
			&kit.Command{ID: "menu:inforce", Words: "House rules in force", Key: "h", Do: p.HouseRules},
			"see which rules differ",
		},
		{&kit.Command{ID: "menu:settings", Words: "Settings", Key: "s", Do: p.Settings}, "table, keys, sound, colors"},
		{&kit.Command{ID: "menu:glossary", Words: "Glossary", Key: "/", Do: p.Glossary}, "game terms explained"},
		{&kit.Command{ID: "menu:help", Words: "Keys", Key: "f1", Also: "shift+/", Do: p.Help}, "all of them"},
		{
			&kit.Command{ID: "menu:leave", Words: "Leave", Key: "l", Do: p.Leave},
			"saved; choose Continue on the title page",
		},
	}
	for _, l := range ls {
		do := l.c.Do
		l.c.Do = func() { m.Hide(); do() }
	}
	return slices.Insert(ls, len(ls)-1, m.concede(b))
}

// concede gives the battle up for whoever is asked: by being held, or pressed twice.
func (m *Menu) concede(b *battle.Session) menuLine {
	c := &kit.Command{ID: "menu:concede", Words: "Concede", Look: kit.Danger}
	p := b.Asked()
	if p == nil {
		c.Off = "You can concede when it is your turn to choose."
		return menuLine{c, "on your next choice"}
	}
	u := b.Game.Setup()
	c.Words = "Concede " + u.Player(p.Player) + "'s fleet"
	note := u.Fleets[p.Player].Name + ": all its ships count as destroyed"
	give := func() {
		m.Hide()
		b.Answer(game.Answer{Prompt: p.ID, Concede: true})
	}
	switch {
	case !b.ByPress():
		m.held.For = lossSeconds * b.HoldFactor()
		c.Held, c.Do, note = &m.held, give, "hold it: "+note
	case m.armed:
		c.Do, note = give, "press again: "+note
	default:
		c.Do = func() { m.armed = true }
	}
	return menuLine{c, note}
}

// Layers returns the menu, when it is open.
func (m *Menu) Layers(b *battle.Session) []kit.Layer {
	if !m.Open {
		return nil
	}
	ls := m.lines(b)
	m.list.At = max(0, min(m.list.At, len(ls)-1))
	l := m.dialog(ls)
	l.Body = kit.Dialog(b.Game.Setup().Scenario.Sheet().Title, "",
		kit.List(&m.list, len(ls), 0, func(i int) kit.Part { return m.row(i, &ls[i]) }))
	return []kit.Layer{l}
}

// Dialogs returns the menu.
func (m *Menu) Dialogs(b *battle.Session) []kit.Layer { return []kit.Layer{m.dialog(m.lines(b))} }

// dialog returns the menu of these lines without its body.
func (m *Menu) dialog(ls []menuLine) kit.Layer {
	cs := make(kit.Commands, 0, len(ls)+3)
	for _, l := range ls {
		cs = append(cs, l.c)
	}
	now := ls[m.list.At].c
	cs = append(
		cs,
		&kit.Command{
			ID:    "menu:now",
			Words: now.Words,
			Key:   "enter",
			Off:   now.Off,
			Held:  now.Held,
			Look:  kit.Hidden,
			Do:    now.Do,
		},
		&kit.Command{
			ID:    "menu:next",
			Words: "Next item",
			Key:   "tab",
			Look:  kit.Hidden,
			Do:    func() { m.list.At = (m.list.At + 1) % len(ls) },
		},
		&kit.Command{
			ID:    "menu:last",
			Words: "Previous item",
			Key:   "up",
			Look:  kit.Hidden,
			Do:    func() { m.list.At = (m.list.At + len(ls) - 1) % len(ls) },
		},
	)
	return kit.Layer{Name: "Menu", Key: m, Modal: true, Beside: m.Hide, Commands: cs}
}

// row returns a line of the menu.
func (m *Menu) row(i int, l *menuLine) kit.Part {
	ink, sub := scene.Text1, scene.Text2
	switch {
	case l.c.Off != "":
		ink, sub = scene.Text3, scene.Text3
	case l.c.Look == kit.Danger:
		ink, sub = scene.DangerText, scene.DangerSentence
	}
	meter := kit.Part{}
	if l.c.Held != nil && l.c.Held.Part() > 0 {
		meter = kit.Meter(l.c.Held.Part())
	}
	return kit.Chosen(i == m.list.At, kit.Column(4, kit.Row(10, kit.Column(0, kit.Line(scene.StyleH3, ink, l.c.Words), kit.Line(scene.StyleCaption, sub, l.note)).Grow(1), kit.Cap(l.c.Given())), meter)).Does(l.c)
}
