package window

import (
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
)

// Commands returns the commands of the page of keys.
func (p *KeysPage) Commands() kit.Commands {
	return kit.Commands{p.change(), p.resetChosen(), p.resetAll(), p.undo(), search(&p.find), kit.Back(p.host.Back)}
}

// Layers ask whether two commands swap their keys.
func (p *KeysPage) Layers() []kit.Layer {
	k, ok := p.chosen()
	o, taken := p.rival(k, p.wanted)
	if p.wanted == "" || !ok || !taken {
		return nil
	}
	ls := p.Dialogs()
	ls[0].Body = kit.Dialog(
		k.Words,
		kit.CapOf(p.wanted)+" is taken by "+o.Words+". Swap the two?",
		kit.Part{},
		ls[0].Commands...)
	return ls
}

// Dialogs returns the question whether they do.
func (p *KeysPage) Dialogs() []kit.Layer {
	return []kit.Layer{
		{Name: "Key already in use", Modal: true, Key: "swap", Commands: kit.Commands{p.leave(), p.swap()}},
	}
}

func (p *KeysPage) change() *kit.Command {
	c := &kit.Command{
		ID:    "change",
		Words: "Change",
		Key:   "enter",
		Also:  "space",
		Look:  kit.Main,
		Tip:   "Now press the new key.",
		Do:    func() { p.waits, p.refused = true, "" },
	}
	switch k, ok := p.chosen(); {
	case !ok:
		c.Off = "Choose a command first."
	case k.borrowed():
		c.Off = "Change its key under " + onEachPage + "."
	case k.Key == way:
		c.Off = kit.CapOf(way) + " always means Back."
	}
	return c
}

func (p *KeysPage) resetChosen() *kit.Command {
	c := &kit.Command{ID: "own", Words: "Reset", Key: "backspace", Also: "delete", Tip: "Restore the standard key."}
	k, ok := p.chosen()
	switch {
	case !ok || p.key(k) == k.Key:
		c.Off = "It has its standard key."
	case k.borrowed():
		c.Off = p.change().Off
	}
	c.Do = func() { p.reset(k) }
	return c
}

func (p *KeysPage) resetAll() *kit.Command {
	return (&kit.Command{ID: "ownkeys", Words: "Reset all", Look: kit.Small, Do: func() {
		p.waits, p.refused = false, ""
		p.host.Change(func(s *prefs.Settings) { s.Keys = nil })
	}}).OffWhen(len(p.host.Settings().Keys) == 0, "No key was changed.")
}

func (p *KeysPage) undo() *kit.Command {
	c := undo(p.host.Unchange)
	if p.host.Changes() == 0 {
		c.Off = "Nothing was changed."
	}
	return c
}

func (p *KeysPage) leave() *kit.Command {
	return &kit.Command{ID: "leavekey", Words: "Cancel", Key: "esc", Do: func() { p.wanted = "" }}
}

func (p *KeysPage) swap() *kit.Command {
	return &kit.Command{ID: "swapkeys", Words: "Swap", Key: "enter", Look: kit.Main, Do: p.swapKeys}
}
