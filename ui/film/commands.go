package film

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Exports lists the formats in which a film can be exported.
var Exports = [...]struct{ ID, Words, Note string }{
	{"film", "Animated picture", "highlights with captions (GIF, up to 8 MB)"},
	{"deck", "Deck of slides", "one slide per caption, to edit and present on the free table"},
}

// Commands returns the commands of the film.
func (p *Page) Commands() kit.Commands {
	if p.o.Attract != nil {
		return kit.Commands{p.leave(), p.playThis()}
	}
	return append(
		kit.Commands{
			p.play(),
			p.chapter("back", "Previous caption", "left", "first", -1),
			p.chapter("on", "Next caption", "right", "last", 1),
			p.at("1", 1),
			p.at("2", 2),
			p.at("4", 4),
			p.begin(),
			p.end(),
		},
		p.export(),
		p.slide(),
		p.leave(),
	)
}

// slide keeps the table that is shown behind the slides of the free table.
func (p *Page) slide() *kit.Command {
	if p.o.Keep == nil {
		return nil
	}
	return &kit.Command{ID: "slide", Words: "Keep as a slide", Key: "ctrl+k",
		Tip: "Add this table to the slides of the free table.", Do: func() { p.o.Keep(p.film.At()) }}
}

func (p *Page) play() *kit.Command {
	c := &kit.Command{
		ID:    "play",
		Words: "Pause",
		Key:   "space",
		Icon:  "pause",
		Look:  kit.Main,
		Do:    func() { p.stops = !p.stops },
	}
	switch {
	case p.film.Over():
		c.Words, c.Icon = "From the beginning", "play"
		c.Do = func() { p.film.Rewind(); p.stops = false }
	case p.stops:
		c.Words, c.Icon = "Go on", "play"
	}
	return c
}

func (p *Page) chapter(id, words, key, icon string, by int) *kit.Command {
	at := p.film.Chapters()
	c := &kit.Command{ID: id, Words: words, Key: key, Icon: icon, Do: func() { p.film.Chapter(at + by) }}
	return c.OffWhen(by > 0 && at+by >= len(p.film.Captions), "This is the last caption.")
}

// at returns the command that sets the film's speed.
func (p *Page) at(key string, speed int) *kit.Command {
	return &kit.Command{
		ID:    "speed-" + key,
		Words: fmt.Sprintf("Speed %d×", speed),
		Key:   key,
		Do:    func() { p.speed = speed },
	}
}

func (p *Page) begin() *kit.Command {
	return &kit.Command{ID: "first", Words: "The beginning", Key: "home", Do: p.film.Rewind}
}

func (p *Page) end() *kit.Command {
	return &kit.Command{
		ID:    "last",
		Words: "Last caption",
		Key:   "end",
		Do:    func() { p.film.Chapter(len(p.film.Captions) - 1) },
	}
}

func (p *Page) export() *kit.Command {
	if p.o.Export == nil {
		return nil
	}
	return (&kit.Command{ID: "export", Words: "Export", Key: "e", Do: func() { p.ask, p.stops = true, true }}).OffWhen(
		p.writing != nil,
		"The last export is still being written.",
	)
}

func (p *Page) leave() *kit.Command {
	if a := p.o.Attract; a != nil {
		return &kit.Command{ID: "leave", Words: "Press any key to return", Key: "esc", Do: a.Leave}
	}
	return kit.Back(p.host.Back)
}

func (p *Page) playThis() *kit.Command {
	return &kit.Command{ID: "play-this", Words: "Play this battle", Key: "enter", Do: p.o.Attract.Play}
}

// Layers returns the dialog of the export while it is open.
func (p *Page) Layers() []kit.Layer {
	if !p.ask {
		return nil
	}
	return p.Dialogs()
}

// Dialogs ask for that.
func (p *Page) Dialogs() []kit.Layer {
	cancel := &kit.Command{ID: "cancel", Words: "Cancel", Key: "esc", Do: func() { p.ask = false }}
	var cs kit.Commands
	var rows []kit.Part
	for i, e := range Exports {
		c := &kit.Command{ID: "export:" + e.ID, Words: e.Words, Key: fmt.Sprint(i + 1), Do: func() { p.give(e.ID) }}
		cs = append(cs, c)
		rows = append(rows,
			kit.Row(14, kit.Button(c).Wide(200), kit.Text(scene.StyleSmall, scene.Text2, e.Note).Grow(1)))
	}
	return []kit.Layer{
		{
			Name:     "Export the film",
			Body:     kit.Dialog("Export the film", p.o.Title, kit.Column(8, rows...), cancel),
			Commands: append(cs, cancel),
			Modal:    true,
			Key:      "export",
		},
	}
}
