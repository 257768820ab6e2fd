package panel

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Pages are the pages of the window that the menu of a battle leads to.
type Pages interface {
	BattleSheet()
	Glossary()
	Help()
	HouseRules()
	Invite()        // the player at another computer, once more
	KeepSlide()     // the table as everybody sees it, behind the other slides of the free table
	NextSlide() int // the number that it gets
	OpenMove()      // of the other player, whose link is on the clipboard
	SendMove()      // as a link, in a battle that goes by letter
	Show()          // the battle to somebody who watches it at another computer
	Leave()         // the battle, which is kept
	Load()
	Log()
	SaveCopy()
	Settings()
}

// Menu is the menu that Esc opens at the table. The battle stands while it is open.
type Menu struct {
	plain
	kit.Menu
	Pages Pages
	Bar   *Bar
	held  kit.Held
	armed bool // conceding was pressed once, where a press does what is held else
}

// Show opens it, at its first line.
func (m *Menu) Show() { m.Hide(); m.Menu.Show() }

// Hide closes it.
func (m *Menu) Hide() { *m = Menu{Pages: m.Pages, Bar: m.Bar} }

// lines returns the entries of the menu; each closes the menu first.
func (m *Menu) lines(b *battle.Session) []kit.MenuLine {
	p := m.Pages
	ls := []kit.MenuLine{
		kit.Resume("return to the table"),
	}
	if kit.ForThumb() { // the bar of a telephone has no room for them
		ls = append(ls, kit.Each(m.Bar.tools(b), func(c *kit.Command) kit.MenuLine {
			in := *c
			in.ID, in.Key, in.Also, in.Icon = "menu:"+c.ID, "", "", ""
			return kit.MenuLine{C: &in, Note: c.Tip}
		})...)
	}
	ls = append(ls, []kit.MenuLine{
		{C: &kit.Command{ID: "menu:pause", Words: "Pause", Key: "p", Do: b.Halt}, Note: "stop the clocks"},
		{
			C:    &kit.Command{ID: "menu:saveas", Words: "Save a copy", Key: "ctrl+s", Do: p.SaveCopy},
			Note: "name this battle, or save the current position",
		},
		{
			C:    &kit.Command{ID: "menu:load", Words: "Load", Key: "ctrl+o", Do: p.Load},
			Note: "your saved games",
		},
		{
			C:    &kit.Command{ID: "menu:sheet", Words: "Battle sheet", Key: "b", Do: p.BattleSheet},
			Note: "this scenario's rules",
		},
		{
			C:    &kit.Command{ID: "menu:inforce", Words: "House rules in force", Key: "h", Do: p.HouseRules},
			Note: "see which rules differ",
		},
	}...)
	if b.Far.Is() {
		ls = append(ls, kit.MenuLine{C: &kit.Command{ID: "menu:watch", Words: "Let others watch", Key: "w", Do: p.Show},
			Note: "invite a third person to see this battle"})
	}
	ls = m.Closing(m.Hide, append(append(ls, Anywhere(p)...), kit.MenuLine{
		C:    &kit.Command{ID: "menu:leave", Words: "Leave", Key: "l", Do: p.Leave},
		Note: "saved; choose Continue on the title page",
	}))
	return slices.Insert(ls, len(ls)-1, m.concede(b))
}

// AnyPages are the pages that the menu of any page leads to.
type AnyPages interface {
	Settings()
	Glossary()
	Help()
}

// Anywhere returns the lines that the menu of any page has.
func Anywhere(p AnyPages) []kit.MenuLine {
	return []kit.MenuLine{
		{
			C:    &kit.Command{ID: "menu:settings", Words: "Settings", Key: "s", Do: p.Settings},
			Note: "table, keys, sound, colors",
		},
		{
			C:    &kit.Command{ID: "menu:glossary", Words: "Glossary", Key: "/", Do: p.Glossary},
			Note: "game terms explained",
		},
		{
			C:    &kit.Command{ID: "menu:help", Words: "Keys", Key: "f1", Also: "shift+/", Do: p.Help},
			Note: "all of them",
		},
	}
}

// concede gives the battle up for whoever is asked: by being held, or pressed twice.
func (m *Menu) concede(b *battle.Session) kit.MenuLine {
	c := &kit.Command{ID: "menu:concede", Words: "Concede", Look: kit.Danger}
	p := b.Asked()
	if p == nil {
		c.Off = "You can concede when it is your turn to choose."
		return kit.MenuLine{C: c, Note: "on your next choice"}
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
	return kit.MenuLine{C: c, Note: note}
}

// Layers returns the menu, when it is open.
func (m *Menu) Layers(b *battle.Session) []kit.Layer {
	if !m.Open {
		return nil
	}
	ls := m.lines(b)
	l := m.Layer(m.Hide, ls)
	l.Body = m.Dialog(b.Game.Setup().Scenario.Sheet().Title, ls)
	return []kit.Layer{l}
}

// Dialogs returns the menu.
func (m *Menu) Dialogs(b *battle.Session) []kit.Layer {
	return []kit.Layer{m.Layer(m.Hide, m.lines(b))}
}
