package freetable

import (
	"fmt"
	"io"

	"attackwing/game/link"
	"attackwing/game/store"
	"attackwing/ui/handout"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/shot"
)

// giving asks as what the slides are given away, and makes it.
type giving struct {
	kit.Menu
	notes  bool
	long   string           // how long the link is, and what that means
	made   *handout.Handout // nil, none yet
	format string           // of what is made
}

// give asks as what to give the slides away.
func (p *Page) give() *kit.Command {
	return &kit.Command{ID: "share", Words: "Share", Key: "e", Look: kit.Small,
		Tip: "Give the slides away: link, PDF, GIF, pictures.", Do: func() {
			if p.kept.in == nil {
				p.notKept(errNoShelf)
				return
			}
			g := &giving{}
			g.measure(p)
			g.Show()
			p.dialog = g
		}}
}

func (g *giving) layer(p *Page) kit.Layer {
	lines := g.lines(p)
	l := g.Layer(func() { p.dialog = nil }, lines)
	l.Name, l.Key = "Share slides", g
	n := len(p.draft.deck.Scenes)
	l.Body = g.Dialog("Share "+names.Count(n, "slide"), lines)
	return l
}

// making is why nothing else can be given away now.
const making = "Something is being made."

// lines are the forms of a handout.
func (g *giving) lines(p *Page) []kit.MenuLine {
	n := len(p.draft.deck.Scenes)
	row := func(key, format, words, note string) kit.MenuLine {
		c := &kit.Command{ID: "give:" + words, Words: words, Key: key, Do: func() { g.begin(p, format) }}
		if g.made != nil {
			if c.Off = making; g.format == format {
				note = fmt.Sprintf("slide %d of %d", g.made.At(), n)
			}
		}
		return kit.MenuLine{C: c, Note: note}
	}
	notes := &kit.Command{ID: "give:notes", Words: "Without notes", Key: "5",
		Do: func() { g.notes = !g.notes; g.measure(p) }}
	if g.notes {
		notes.Words = "With notes"
	}
	pdf := row("2", handout.PDF, "PDF", "one slide a page")
	if !shot.Papers {
		pdf.C.Off, pdf.Note = "The browser's edition writes no PDF.", "in the program for your computer"
	}
	linked := &kit.Command{ID: "give:link", Words: "Copy link", Key: "1",
		Do: func() { p.dialog = nil; p.link(g.notes) }}
	if g.made != nil {
		linked.Off = making
	}
	return []kit.MenuLine{
		{C: linked, Note: g.long},
		pdf,
		row("3", handout.GIF, "GIF",
			fmt.Sprintf("%d s a slide · about %.1f MB", handout.Seconds, float64(n)*handout.GIFSlide)),
		row("4", handout.Pictures, "Pictures", fmt.Sprintf("%d PNG, %d × %d", n, handout.Wide, handout.High)),
		{C: notes, Note: "what is written for the presenter"},
		{C: &kit.Command{ID: "give:close", Words: "Cancel", Key: kit.Back(nil).Key, Do: func() { p.dialog = nil }}},
	}
}

// measure finds out how long the link would be.
func (g *giving) measure(p *Page) {
	k, b, err := p.draft.linked(g.notes)
	if err != nil {
		g.long = firstWords(err.Error())
		return
	}
	text, err := link.Of(k, b)
	switch kB := fmt.Sprintf("%.1f kB", float64(len(text))/1024); {
	case err != nil:
		g.long = firstWords(err.Error())
	case len(text) > link.Long:
		g.long = kB + " · some browsers cut it, a file is safer"
	default:
		g.long = "opens in any browser · " + kB
	}
}

// begin begins to make a handout.
func (g *giving) begin(p *Page, format string) {
	s, err := SlidesOf(&p.draft.deck, p.opts.Cards)
	if err != nil {
		p.host.Toast(names.Told("", err))
		return
	}
	s.Notes = g.notes
	g.made, g.format = handout.New(s, format), format
}

// pass makes the next slide; what is ready is given away.
func (g *giving) pass(p *Page) {
	more, err := g.made.Next()
	if err == nil && more {
		return
	}
	if p.dialog = nil; err == nil {
		var where string
		if where, err = g.give(p.kept.in, store.FileName(p.title())); err == nil {
			p.host.Toast("Saved as " + where)
		}
	}
	if err != nil {
		p.notKept(err)
	}
}

// give hands what was made out under a name: pictures in a folder, all else as a file.
func (g *giving) give(in Shelf, name string) (where string, err error) {
	files, err := g.made.Files()
	switch {
	case err != nil:
		return "", err
	case len(files) > 0:
		return in.GiveFolder(name, files, g.made.Write)
	}
	return in.Give(name+g.format, g.made.Write)
}

// shares gives a link to the scene away, or to the deck where it has several.
func (p *Page) shares() *kit.Command {
	return &kit.Command{ID: "link", Words: "Copy link", Key: "ctrl+c", Do: func() { p.link(false) }}
}

// link gives it away, without what is noted for the presenter unless that is asked for.
func (p *Page) link(notes bool) {
	if p.kept.in == nil {
		p.notKept(errNoShelf)
		return
	}
	k, b, err := p.draft.linked(notes)
	if err != nil {
		p.host.Toast(names.Told("", err))
		return
	}
	p.host.Toast(names.Told(p.kept.in.Share(k == link.Deck, b)))
}

// linked returns the file in a link, and its kind: of one scene its position.
func (d *draft) linked(notes bool) (link.Kind, []byte, error) {
	d = &draft{deck: d.deck, at: d.at}
	if !notes {
		d.deck = d.deck.ForAudience()
	}
	k := kit.If(len(d.deck.Scenes) > 1, link.Deck, link.Table)
	b, err := d.file(kit.If(k == link.Deck, allScenes, onePosition))
	return k, b, err
}

// pictured keeps the scene as it is shown to people.
func (p *Page) pictured() *kit.Command {
	return &kit.Command{ID: "picture", Words: "Save a picture of this slide", Key: "ctrl+e", Also: "ctrl+shift+c",
		Do: func() {
			s, err := SlidesOf(&p.draft.deck, p.opts.Cards)
			if err == nil && p.kept.in == nil {
				err = errNoShelf
			}
			var where string
			if err == nil {
				where, err = p.kept.in.Give(fmt.Sprintf("%s-%d.png", store.FileName(p.title()), p.draft.at+1),
					func(w io.Writer) error { return handout.PNG(w, s, p.draft.at) })
			}
			if err != nil {
				p.notKept(err)
				return
			}
			p.host.Toast("Saved as " + where)
		}}
}
