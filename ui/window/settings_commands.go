package window

import (
	"strconv"

	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
)

// Commands returns the commands of the settings and of the saved data.
func (p *SettingsPage) Commands() kit.Commands {
	cs := kit.Commands{search(&p.find, func() { p.tabs.At = 0 }), p.undo(), p.keys(), p.more(), p.defaults()}
	if p.called() {
		cs = append(cs, p.rename())
	}
	for i := range Tables {
		cs = append(cs, p.table(i))
	}
	if p.host.Data() != nil {
		cs = append(cs, p.diagnostics(), p.export(), p.bring(), p.askDelete())
	}
	return append(cs, kit.Back(p.host.Back))
}

// Layers ask before anything is deleted.
func (p *SettingsPage) Layers() []kit.Layer {
	if !p.deleting {
		return nil
	}
	ls := p.Dialogs()
	ls[0].Body = kit.Dialog(
		"Delete "+names.Count(p.host.Data().Battles(), "saved battle")+"?",
		"This cannot be undone. The current battle is kept.",
		kit.Part{},
		ls[0].Commands...)
	return ls
}

// Dialogs returns the question before all saved battles are deleted.
func (p *SettingsPage) Dialogs() []kit.Layer {
	return []kit.Layer{
		{Name: "Delete saved battles", Modal: true, Key: deleteRow, Commands: kit.Commands{p.keep(), p.delete()}},
	}
}

func (p *SettingsPage) undo() *kit.Command {
	c := undo(p.host.Unchange)
	if p.host.Changes() == 0 {
		c.Off = "Nothing was changed."
	}
	return c
}

// done is the way back as the main button.
func done(do func()) *kit.Command {
	c := kit.Back(do)
	c.ID, c.Words, c.Icon, c.Look = "done", "Done", "", kit.Main
	return c
}

// undo takes the last change of the settings back.
func undo(do func()) *kit.Command {
	return &kit.Command{ID: "undo", Words: "Undo", Key: "ctrl+z", Look: kit.Small, Tip: "Undo the last change.", Do: do}
}

// rename shows the fields of the players' names in place of the names.
func (p *SettingsPage) rename() *kit.Command {
	return &kit.Command{ID: "names", Words: "Change", Key: "n", Tip: "Change the names of the players.",
		Look: kit.Small, Do: func() { p.naming = true }}
}

// called reports whether the names stand there without their fields.
func (p *SettingsPage) called() bool { return !p.all && !p.naming && p.find.String() == "" }

// table sets the table to one on offer.
func (p *SettingsPage) table(i int) *kit.Command {
	s := p.host.Settings()
	return &kit.Command{
		ID: "table-" + Tables[i].ID, Words: Tables[i].Name + " table", Key: strconv.Itoa(i + 1), Lit: closest(&s) == i,
		Do: func() { p.host.Change(func(s *prefs.Settings) { SetKind(s, Tables[i].ID) }) },
	}
}

// changed sets the helps back that differ from the table in use, one by one.
func (p *SettingsPage) changed(s *prefs.Settings) (cs kit.Commands) {
	in := &Tables[closest(s)]
	for _, k := range in.changed(s) {
		cs = append(cs, &kit.Command{ID: "back-" + k.ID, Words: k.Label, Do: func() { p.set(k, in.gives(k.ID)) }})
	}
	return cs
}

// helps leads to the helps of the table among all settings.
func (p *SettingsPage) helps() *kit.Command {
	return &kit.Command{ID: "helps", Words: "Change one of them", Tip: "Turn single helps on or off.",
		Do: func() { p.all = true }}
}

func (p *SettingsPage) more() *kit.Command {
	words := kit.If(p.all, "Fewer settings", "All settings")
	return &kit.Command{ID: "all", Words: words, Key: "a", Look: kit.Small, Do: func() { p.all = !p.all }}
}

func (p *SettingsPage) defaults() *kit.Command {
	tip := "Set everything back but names and keys."
	return &kit.Command{ID: "standard", Words: "Defaults", Key: "d", Look: kit.Small, Tip: tip, Do: func() {
		p.host.Change(func(s *prefs.Settings) {
			was := *s
			*s = p.host.Standard()
			s.Names, s.Known, s.Sets, s.Keys, s.LinkPage = was.Names, was.Known, was.Sets, was.Keys, was.LinkPage
			s.STUN = was.STUN
		})
	}}
}

func (p *SettingsPage) keys() *kit.Command {
	return &kit.Command{ID: keysRow, Words: "Change keys", Key: "k", Look: kit.Small, Do: p.host.ChangeKeys}
}

func (p *SettingsPage) diagnostics() *kit.Command {
	return &kit.Command{ID: diagnosticsRow, Words: "Copy", Look: kit.Small, Do: func() {
		p.said("Copied.", p.host.Data().Copy(p.host.Diagnostics()))
	}}
}

func (p *SettingsPage) export() *kit.Command {
	return &kit.Command{ID: exportRow, Words: "Export", Look: kit.Small, Do: func() {
		file, err := p.host.Data().Export()
		p.said("Exported to "+file, err)
	}}
}

func (p *SettingsPage) bring() *kit.Command {
	return &kit.Command{ID: importRow, Words: "Import", Look: kit.Small, Do: func() {
		if err := p.host.Data().Choose(); err != nil {
			p.said("", err)
		}
	}}
}

// Dropped takes exports that were chosen, or let fall on the page.
func (p *SettingsPage) Dropped(files []kit.File) {
	if p.host.Data() == nil || p.deleting {
		return
	}
	for _, f := range files {
		words, settings, err := p.host.Data().Import(f.Text)
		if settings != nil {
			p.host.Change(func(s *prefs.Settings) { *s = *settings })
			for i, n := range settings.Names {
				p.names[i] = kit.TypedOf(n)
			}
			p.links, p.stun = kit.TypedOf(settings.LinkPage), kit.TypedOf(settings.STUN)
		}
		p.said(f.Name+": "+words, err)
	}
}

func (p *SettingsPage) askDelete() *kit.Command {
	return (&kit.Command{ID: deleteRow, Words: "Delete", Look: kit.Small, Do: func() { p.deleting = true }}).OffWhen(
		p.host.Data().Battles() == 0,
		"No battles are saved.",
	)
}

func (p *SettingsPage) keep() *kit.Command {
	return &kit.Command{ID: "cancel", Words: "Cancel", Key: "esc", Do: func() { p.deleting = false }}
}

func (p *SettingsPage) delete() *kit.Command {
	return &kit.Command{ID: "sure", Words: "Delete", Key: "enter", Look: kit.Danger, Do: func() {
		p.deleting = false
		n, err := p.host.Data().Delete()
		p.said(names.Count(n, "battle")+" deleted.", err)
	}}
}

// said tells what was done, or why not.
func (p *SettingsPage) said(words string, err error) {
	if err != nil {
		words = names.Sentence(err.Error())
	}
	p.host.Toast(words)
}
