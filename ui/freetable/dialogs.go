package freetable

import (
	"fmt"
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// dialog is something that is asked over the page.
type dialog interface{ layer(p *Page) kit.Layer }

// Layers are the dialog that is open.
func (p *Page) Layers() []kit.Layer {
	if p.dialog == nil {
		return nil
	}
	l := p.dialog.layer(p)
	l.Modal = true
	return []kit.Layer{l}
}

// Dialogs are all that may be asked.
func (p *Page) Dialogs() (ls []kit.Layer) {
	for _, d := range []dialog{&choosing{}, &sceneWords{}, &captionWords{}, &keeping{}, &giving{}, &drafting{}} {
		ls = append(ls, d.layer(p))
	}
	return ls
}

// confirms takes over what was typed in a dialog.
func confirms(p *Page, do func()) *kit.Command {
	return &kit.Command{ID: "keep", Words: "Save", Key: "enter", Look: kit.Main, Do: closes(p, do)}
}

// writes is confirms for a dialog with a field of several lines, in which Enter begins one.
func writes(p *Page, do func()) *kit.Command {
	return &kit.Command{ID: "done", Words: "Done", Key: "ctrl+enter", Also: "enter", Look: kit.Main, Do: closes(p, do)}
}

// closes closes the dialog before something is done.
func closes(p *Page, do func()) func() {
	return func() {
		p.dialog = nil
		do()
	}
}

// throws leaves a dialog as it was; what has to be undone then may be nil.
func throws(p *Page, undo func()) *kit.Command {
	return &kit.Command{ID: "throw", Words: "Cancel", Key: "esc", Do: func() {
		p.dialog = nil
		if undo != nil {
			undo()
		}
	}}
}

// choosing is a list of which one thing is chosen.
type choosing struct {
	title, sub, foot string
	items            []item
	list             kit.Listed
}

// item is a row of a dialog's list. under is the heading above it, or "".
type item struct {
	under, head, sub string
	do               func()
}

func (c *choosing) add(under, head, sub string, do func()) {
	c.items = append(c.items, item{under, head, sub, do})
}

func (c *choosing) layer(p *Page) kit.Layer {
	choose := &kit.Command{
		ID:    "choose",
		Words: "Choose",
		Key:   "enter",
		Look:  kit.Main,
		Do:    func() { c.choose(p, c.list.At) },
	}
	leave := &kit.Command{ID: "close", Words: "Cancel", Key: "esc", Do: func() { p.dialog = nil }}
	list := kit.List(&c.list, len(c.items), 0, func(i int) kit.Part { return c.row(p, i) })
	return kit.Layer{
		Name:     "Choose one",
		Key:      c.title,
		Body:     kit.Dialog(c.title, c.sub, list, leave, choose),
		Commands: kit.Commands{choose, leave},
		Drops:    true,
	}
}

func (c *choosing) row(p *Page, i int) kit.Part {
	x := &c.items[i]
	words := kit.Column(2, kit.Line(boldStyle, scene.Text1, x.head), kit.Line(scene.StyleCaption, scene.Text3, x.sub))
	row := kit.Chosen(i == c.list.At, words).Name("item", i).Key([2]any{c, i}).Press(func() { c.choose(p, i) })
	if i != c.list.At {
		row = row.Skip()
	}
	foot := kit.Text(scene.StyleSmall, scene.Text3, c.foot).If(i == len(c.items)-1)
	return kit.Column(6, kit.Line(scene.StyleLabel, scene.Text3, x.under), row, foot)
}

// choose does what a row of the list stands for.
func (c *choosing) choose(p *Page, i int) {
	if i >= 0 && i < len(c.items) {
		p.dialog = nil
		c.items[i].do()
	}
}

// sceneWords are the words of a scene, as they are typed.
type sceneWords struct{ deck, title, caption, note kit.Typed }

// writeScene asks for the words of the scene in hand.
func (p *Page) writeScene() {
	s := p.draft.scene()
	w := &sceneWords{kit.TypedOf(p.draft.deck.Title), kit.TypedOf(s.Title), kit.TypedOf(s.Caption), kit.TypedOf(s.Note)}
	w.title.Focus()
	p.dialog = w
}

func (w *sceneWords) layer(p *Page) kit.Layer {
	keep := writes(p, func() { w.keep(p) })
	leave := throws(p, nil)
	field := func(t *kit.Typed, lines int, id, label, hint string) kit.Part {
		return kit.Field(t, kit.FieldOf{ID: id, Label: label, Hint: hint, Most: maxWords, Lines: lines})
	}
	body := kit.Column(
		8,
		field(&w.deck, 1, "deck", "Deck", "title of the deck"),
		field(&w.title, 1, "title", "Title", "title of the slide"),
		field(&w.caption, captionLines, "caption", "Caption", "text for the audience"),
		field(&w.note, noteLines, "note", "Note, not shown to the audience", "for the presenter"),
	)
	return kit.Layer{
		Name:     "Slide text",
		Key:      w,
		Body:     kit.Dialog(fmt.Sprintf("Text of slide %d", p.draft.at+1), "", body, leave, keep),
		Commands: kit.Commands{keep, leave},
	}
}

// keep takes over what was typed.
func (w *sceneWords) keep(p *Page) {
	d := &p.draft
	if s := d.scene(); w.title.String() != s.Title || w.caption.String() != s.Caption || w.note.String() != s.Note ||
		w.deck.String() != d.deck.Title {
		d.edit(func(s *Scene) {
			s.Title, s.Caption, s.Note = shown(w.title.String()), shown(w.caption.String()), shown(w.note.String())
		})
		if !w.deck.Empty() {
			d.deck.Title = shown(w.deck.String())
		}
	}
}

// shown is a text as a file may hold it.
func shown(s string) string {
	s = strings.Map(func(r rune) rune {
		if r < ' ' && r != '\n' {
			return -1
		}
		return r
	}, s)
	if r := []rune(s); len(r) > maxWords {
		return string(r[:maxWords])
	}
	return s
}

// captionWords are the words of a caption, as they are typed. One that was just laid is taken away
// again when it gets none.
type captionWords struct {
	n     int
	fresh bool
	typed kit.Typed
}

// writeCaption asks for the words of a caption.
func (p *Page) writeCaption(n int, fresh bool) {
	w := &captionWords{n: n, fresh: fresh}
	if !fresh {
		w.typed = kit.TypedOf(strings.Join(p.draft.scene().Captions[n].Lines, "\n"))
	}
	w.typed.Focus()
	p.dialog = w
}

func (w *captionWords) layer(p *Page) kit.Layer {
	keep := writes(p, func() { w.keep(&p.draft, w.lines()) })
	leave := throws(p, func() {
		if w.fresh {
			p.draft.undo()
		}
	})
	words := kit.Field(&w.typed, kit.FieldOf{ID: "words", Label: "Words", Hint: "up to 4 lines", Most: maxWords,
		Lines: captionLines})
	return kit.Layer{
		Name:     "Caption",
		Key:      w,
		Body:     kit.Dialog("Caption", "", words, leave, keep),
		Commands: kit.Commands{keep, leave},
	}
}

// lines returns the lines that have words.
func (w *captionWords) lines() (out []string) {
	for l := range strings.SplitSeq(shown(w.typed.String()), "\n") {
		if strings.TrimSpace(l) != "" {
			out = append(out, l)
		}
	}
	return out
}

// keep takes over what was typed.
func (w *captionWords) keep(d *draft, lines []string) {
	set := func(s *Scene) { s.Captions[w.n].Lines = lines }
	switch {
	case len(lines) == 0 && w.fresh:
		d.undo()
	case len(lines) == 0 && d.scene().Captions[w.n].none():
	case w.fresh:
		d.again(set)
	default:
		d.edit(set)
	}
}

// keeping asks what to keep the table as.
type keeping struct {
	name kit.Typed
	what what
}

// askName asks for it.
func (p *Page) askName() {
	if p.kept.in == nil {
		p.notKept(errNoShelf)
		return
	}
	k := &keeping{name: kit.TypedOf(p.title())}
	if len(p.draft.deck.Scenes) > 1 {
		k.what = allScenes
	}
	k.name.Focus()
	p.dialog = k
}

func (k *keeping) layer(p *Page) kit.Layer {
	keep := confirms(p, func() { p.save(k.name.String(), k.what, false) })
	leave := throws(p, nil)
	which := kit.Choice("what", int(k.what), func(i int) { k.what = what(i) }, "This slide's position", "All slides")
	body := kit.Column(
		10,
		kit.Field(&k.name, kit.FieldOf{ID: "name", Label: "Name"}),
		which,
		kit.Text(scene.StyleSmall, scene.Text3,
			"Saved in the \"tables\" folder of your data. You are asked before a file is replaced."),
	)
	return kit.Layer{
		Name:     "Save as",
		Key:      k,
		Body:     kit.Dialog("Save as", "", body, leave, keep),
		Commands: kit.Commands{keep, leave},
	}
}

// overKept asks whether a file that is there is replaced.
func overKept(p *Page, name string, w what) *choosing {
	c := &choosing{
		list:  kit.Listed{Picks: true},
		title: "There is already a " + w.String() + " with that name",
		sub:   name + " already exists, with different contents.",
	}
	c.add("", "Choose another name", "Keep both.", p.askName)
	c.add("", "Replace it", "The old "+name+" will be lost.", func() { p.save(name, w, true) })
	return c
}
