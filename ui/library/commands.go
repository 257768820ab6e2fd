package library

import "attackwing/ui/kit"

// Commands returns the commands of the library and of the chosen game.
func (p *Page) Commands() kit.Commands {
	switch {
	case p.asking:
		return kit.Commands{p.take(), p.leave("Cancel")}
	case p.sure:
		return kit.Commands{p.delete(), p.leave("Keep it")}
	}
	return kit.Commands{
		p.watch(),
		p.resume(),
		p.rescue(),
		p.export(),
		p.askDelete(),
		p.askImport(),
		kit.Back(p.host.Back),
	}
}

// Dropped imports files let fall on the window.
func (p *Page) Dropped(files []kit.File) {
	for _, f := range files {
		p.imported(p.shelf.Import(f.Name, f.Text))
	}
}

func (p *Page) askImport() *kit.Command {
	return &kit.Command{
		ID:    "import",
		Words: "Import",
		Key:   "i",
		Look:  kit.Small,
		Tip:   "Import a game file (*.game.jsonl). You can also drop it here.",
		Do:    func() { p.asking, p.path = true, kit.Typed{}; p.path.Focus() },
	}
}

func (p *Page) take() *kit.Command {
	return (&kit.Command{ID: "take", Words: "Import", Key: "enter", Look: kit.Main, Do: func() {
		p.asking = false
		p.imported(p.shelf.ImportFile(p.path.String()))
	}}).OffWhen(p.path.Empty(), "Enter the path of the file.")
}

func (p *Page) leave(words string) *kit.Command {
	return &kit.Command{ID: "leave", Words: words, Key: "esc", Do: func() { p.asking, p.sure = false, false }}
}

func (p *Page) imported(id string, err error) {
	if !p.failed(err) {
		p.host.Toast("Imported.")
		p.read(id)
	}
}

// onChosen returns a command about the chosen game; off says why it cannot be done with a game.
func (p *Page) onChosen(c kit.Command, off func(g *Game) string, do func(g *Game)) *kit.Command {
	g := p.chosen()
	if g == nil {
		c.Off = "Still reading this game."
	} else if c.Off = off(&g.Game); c.Off == "" {
		c.Do = func() { do(&g.Game) }
	}
	return &c
}

func always(*Game) string { return "" }

func (p *Page) watch() *kit.Command {
	return p.onChosen(kit.Command{ID: "watch", Words: "Watch", Key: "enter", Look: kit.Main}, func(g *Game) string {
		return kit.If(g.Trouble != "" && g.Answers == 0 && g.Rescue == 0, "Nothing in this file can be read.", "")
	}, func(g *Game) {
		if w, err := p.shelf.Watch(g.ID, p.host); !p.failed(err) {
			p.host.Open(w)
		}
	})
}

func (p *Page) resume() *kit.Command {
	return p.onChosen(kit.Command{ID: "resume", Words: "Continue", Key: "c"}, func(g *Game) string {
		switch {
		case g.Trouble != "" && g.Changed:
			return "The rules have changed since. Recover the part that fits."
		case g.Trouble != "":
			return "The file is damaged. Recover it first."
		case g.Over:
			return "This game has ended. Watch it and play on from any moment."
		}
		return ""
	}, func(g *Game) {
		if b, err := p.shelf.Resume(g.ID); !p.failed(err) {
			p.host.Play(b)
			p.stale = true
		}
	})
}

func (p *Page) rescue() *kit.Command {
	return p.onChosen(kit.Command{ID: "rescue", Words: "Recover intact part", Key: "s"}, func(g *Game) string {
		switch {
		case g.Trouble == "":
			return "The file is not damaged."
		case g.Rescue == 0:
			return "Nothing in this file can be read."
		}
		return ""
	}, func(g *Game) {
		if id, err := p.shelf.Rescue(g.ID); !p.failed(err) {
			p.host.Toast("Recovered as a new game.")
			p.read(id)
		}
	})
}

func (p *Page) export() *kit.Command {
	return p.onChosen(kit.Command{ID: "export", Words: "Export", Key: "e"}, always, func(g *Game) {
		if to, err := p.shelf.Export(g.ID); !p.failed(err) {
			p.host.Toast("Copied to " + to)
		}
	})
}

func (p *Page) askDelete() *kit.Command {
	return p.onChosen(kit.Command{ID: "delete", Words: "Delete", Key: "x", Also: "delete"}, always,
		func(*Game) { p.sure = true })
}

func (p *Page) delete() *kit.Command {
	return p.onChosen(kit.Command{ID: "sure", Words: "Delete", Key: "enter", Look: kit.Danger}, always, func(g *Game) {
		p.sure = false
		if !p.failed(p.shelf.Delete(g.ID)) {
			p.host.Toast("Deleted.")
			p.read("")
		}
	})
}
