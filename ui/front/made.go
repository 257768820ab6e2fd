package front

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/sheet"
	"attackwing/scenarios"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// made is what the title shows of the sheets and cards that the player has made.
type made struct {
	yours Yours              // nil: none can be made
	fresh map[string]float64 // files that were read again, and for how many seconds that is said
	since float64            // the files were looked at, s
	seen  int                // the battles, as scenarios.Changes tells
	copy  kit.Menu
	kind  OwnKind // what is copied or opened
	asks  bool    // for the path of a file
	path  kit.Typed
}

// Times in seconds.
const (
	lookEvery = 1.0
	freshFor  = 10.0
)

// pass looks for files that were written by another program, and reports whether any was or is no
// longer new.
func (m *made) pass(dt float64) (read []string, changed bool) {
	if m.since += dt; m.since >= lookEvery {
		m.since, read = 0, m.yours.Look()
	}
	for f := range m.fresh {
		if m.fresh[f] -= dt; m.fresh[f] <= 0 {
			delete(m.fresh, f)
			changed = true
		}
	}
	for _, f := range read {
		if m.fresh == nil {
			m.fresh = map[string]float64{}
		}
		m.fresh[f] = freshFor
	}
	return read, changed || len(read) > 0
}

// isFresh reports whether one of the files was read again a moment ago.
func (m *made) isFresh(o *Own) bool {
	return slices.ContainsFunc(o.Files, func(f string) bool { return m.fresh[f] > 0 })
}

// reloaded says that a file was read again.
func reloaded() kit.Part { return kit.Pill("reloaded just now", scene.Accent, scene.AccentLo) }

// read takes up what was read again.
func (p *Title) read() {
	p.made.seen = scenarios.Changes()
	p.Next.again(p.made.yours.Cards())
	p.boards, p.chosen, p.proposes = nil, drawn{}, 0
	p.show(p.shows)
	p.propose()
}

// ownBattle returns the sheet of the player's own that the chosen battle is, nil none.
func (p *Title) ownBattle() *Own {
	if p.made.yours == nil || p.Next.Sheet().Stamp == "" {
		return nil
	}
	all := p.made.yours.All()
	for i := range all {
		if all[i].ID == p.Next.Sheet().ID {
			return &all[i]
		}
	}
	return nil
}

// openOwn shows a file of the player's own.
func (p *Title) openOwn(file string) {
	p.shown(newOwnPage(p.window, p.made.yours, file, p.picture, p.playOwn))
}

// playOwn begins a battle of the player's own.
func (p *Title) playOwn(id string) {
	p.window.Back()
	p.again()
	p.Quick(id)
}

// wrote opens a file that was written, or says why it was not.
func (p *Title) wrote(file string, err error) {
	if p.Next.wrong = names.Told("", err); err == nil {
		p.again()
		p.openOwn(file)
	}
}

// again takes up what was written, here or by another page.
func (p *Title) again() {
	if p.made.yours == nil {
		return
	}
	p.made.yours.Look()
	if p.made.seen != scenarios.Changes() || p.Next.o.Cards != p.made.yours.Cards() {
		p.read()
	}
}

// Wants reports whether a file that is let fall on the window is a sheet or a card file.
func (p *Title) Wants(f kit.File) bool {
	return p.made.yours != nil && (strings.HasSuffix(f.Name, sheet.Ending) || card.FileKind(f.Name) != "")
}

// Dropped takes in a sheet or a card file that was let fall on the window.
func (p *Title) Dropped(files []kit.File) {
	p.show(yours)
	for _, f := range files {
		p.wrote(p.made.yours.Take(f.Name, f.Text))
	}
}

var kindWords = [...]struct{ id, yours, new, copy, open, empty string }{
	OwnSheet: {"sheet", "Your sheets", "Write a new sheet that plays.", "Copy a built-in one", "*.scenario.yaml",
		"No sheets yet. New writes one that plays at once."},
	OwnCards: {"cards", "Your cards", "Write a new captain in a folder of its own.", "Copy a card",
		"captains.yaml and the like",
		"No cards yet. New writes a captain to begin with."},
}

// makes are the ways to a sheet or a card of one's own.
func (p *Title) makes(k OwnKind) kit.Commands {
	w := &kindWords[k]
	y := p.made.yours
	open := func() {
		if y.Lies() == "" {
			p.Next.wrong = names.Told("", y.Choose())
			return
		}
		p.made.kind, p.made.asks, p.made.path = k, true, kit.Typed{}
		p.made.path.Focus()
	}
	return kit.Commands{
		{ID: "new-" + w.id, Words: "New", Look: kit.Small, Tip: w.new, Do: func() { p.wrote(y.New(k)) }},
		{ID: "copy-" + w.id, Words: w.copy, Look: kit.Small, Do: func() { p.made.kind = k; p.made.copy.Show() }},
		{ID: "open-" + w.id, Words: "Open", Look: kit.Small, Tip: "You can also drop a file here.", Do: open},
	}
}

// edit opens a sheet or card file; where something is wrong with it, to be fixed.
func (p *Title) edit(n int, o *Own) *kit.Command {
	c := &kit.Command{ID: fmt.Sprint("own-", n+1), Words: "Edit", Look: kit.Small, Do: func() { p.openOwn(o.faulty()) }}
	if len(o.Mistakes) > 0 {
		c.Words, c.Look = "Fix it", kit.Danger
	}
	return c
}

// editChosen opens the sheet of the chosen battle.
func (p *Title) editChosen(o *Own) *kit.Command {
	return &kit.Command{ID: "edit-own", Words: "Edit", Key: "ctrl+e", Look: kit.Small,
		Tip: "Show the file of this sheet.",
		Do:  func() { p.openOwn(o.Files[0]) }}
}

// ownCommands are those of the sheets and cards of the player's own, where they are shown.
func (p *Title) ownCommands() (cs kit.Commands) {
	if p.made.yours == nil {
		return nil
	}
	if o := p.ownBattle(); o != nil {
		cs = append(cs, p.editChosen(o))
	}
	if p.shows != yours {
		return cs
	}
	all := p.made.yours.All()
	for i := range all {
		cs = append(cs, p.edit(i, &all[i]))
	}
	return append(append(cs, p.makes(OwnSheet)...), p.makes(OwnCards)...)
}

// yourShelf are the sheets and cards of the player's own, and the ways to new ones.
func (p *Title) yourShelf() kit.Part {
	var tiles [len(kindWords)][]kit.Part
	all := p.made.yours.All()
	for i := range all {
		o := &all[i]
		tiles[o.Kind] = append(tiles[o.Kind], p.tileOf(i, o))
	}
	var ps []kit.Part
	for k := range kindWords {
		w := &kindWords[k]
		head := kit.Row(8, append([]kit.Part{kit.Line(scene.StyleLabel, scene.Text3, w.yours).Grow(1)},
			kit.Each(p.makes(OwnKind(k)), kit.Chip)...)...)
		ps = append(ps, head, kit.Text(scene.StyleBody, scene.Text3, w.empty).If(len(tiles[k]) == 0),
			kit.Grid(tileLeast, 12, tiles[k]...))
	}
	return kit.Column(6, ps...)
}

// tileOf is a sheet or a folder of cards of the player's own.
func (p *Title) tileOf(n int, o *Own) kit.Part {
	about, ink := o.Note+" · all can be played", scene.Text2
	edit := p.edit(n, o)
	if len(o.Mistakes) > 0 {
		about, ink = mistaken(o.Mistakes[0].Line, o.Mistakes[0].Why), scene.DangerSentence
	} else if o.Kind == OwnSheet {
		about = "Your sheet"
	}
	fresh := reloaded().If(p.made.isFresh(o))
	words := kit.Column(2, kit.Brief(2, tileName, scene.Text1, o.Title), kit.Brief(2, scene.StyleCaption, ink, about))
	at := slices.IndexFunc(p.Next.scenarios,
		func(s game.Scenario) bool { return s.Sheet().ID == o.ID && s.Sheet().Stamp != "" })
	if o.Kind == OwnCards || at < 0 {
		return kit.Chosen(false, kit.Row(8, words.Grow(1).Least(120, 0), fresh, kit.Chip(edit))).
			Does(edit).Name("own", n).Says(o.Title)
	}
	c := p.choose(at)
	foot := kit.Row(4, kit.Chip(edit), kit.Space(), fresh, kit.Cap(c.Given()))
	return kit.Chosen(c.Lit, kit.Row(10, boardview.Prospect(p.board(at), ownTile).Wide(ownTile),
		kit.Column(2, words, kit.Space(), foot).Grow(1).Least(88, 0)).AtLeast(ownTile)).
		Does(c).Key(battleKey(at)).Name("scen", at).Says(o.Title)
}

// ownTile is the height of a sheet's picture.
const ownTile = 84.0

// mistaken is a mistake in a sentence.
func mistaken(line int, why string) string {
	if line == 0 {
		return names.Sentence(why)
	}
	return names.Sentence(fmt.Sprintf("line %d: %s", line, why))
}

// written says which file the chosen battle is of.
func (p *Title) written() kit.Part {
	o := p.ownBattle()
	if o == nil {
		return kit.Part{}
	}
	return kit.Brief(1, scene.StyleCaption, scene.Text3, path.Base(o.Files[0])+" · saved "+o.Saved.Format("15:04"))
}

// ownLayers are what is asked about sheets and cards of the player's own.
func (p *Title) ownLayers() []kit.Layer {
	switch {
	case p.made.copy.Open:
		return []kit.Layer{p.copyLayer()}
	case p.made.asks:
		return []kit.Layer{p.pathLayer()}
	}
	return nil
}

// copyLayer lists what can be copied.
func (p *Title) copyLayer() kit.Layer {
	hide := func() { p.made.copy.Hide() }
	var lines []kit.MenuLine
	if p.made.yours != nil {
		for i, s := range p.made.yours.Samples(p.made.kind) {
			c := &kit.Command{ID: fmt.Sprint("copy:", i+1), Words: s.Title,
				Do: func() { p.wrote(p.made.yours.Copy(p.made.kind, s.ID)) }}
			if i < 9 {
				c.Key = fmt.Sprint(i + 1)
			}
			lines = append(lines, kit.MenuLine{C: c, Note: s.Note})
		}
	}
	cancel := &kit.Command{ID: "copy:close", Words: "Cancel", Key: kit.Back(nil).Key, Do: func() {}}
	lines = p.made.copy.Closing(hide, append(lines, kit.MenuLine{C: cancel}))
	l := p.made.copy.Layer(hide, lines)
	l.Name = "Copy"
	l.Body = p.made.copy.Dialog(kindWords[p.made.kind].copy, lines)
	return l
}

// pathLayer asks for the path of a file to take in.
func (p *Title) pathLayer() kit.Layer {
	leave := &kit.Command{ID: "leave", Words: "Cancel", Key: "esc", Do: func() { p.made.asks = false }}
	take := (&kit.Command{ID: "take", Words: "Open", Key: "enter", Look: kit.Main, Do: func() {
		p.made.asks = false
		p.wrote(p.made.yours.TakeFile(p.made.path.String()))
	}}).OffWhen(p.made.path.Empty(), "Enter the path of the file.")
	field := kit.Field(&p.made.path,
		kit.FieldOf{ID: "path", Label: "Path of the file", Hint: kindWords[p.made.kind].open, Most: 400})
	return kit.Layer{Name: "Open a file", Modal: true, Drops: true, Key: p, Beside: leave.Do,
		Commands: kit.Commands{take, leave},
		Body: kit.Dialog("Open a file", "It is copied into your folder. You can also drop it here.",
			field, leave, take)}
}

// picture returns a battle as it is set up, nil where it cannot be laid.
func (p *Title) picture(s game.Scenario) *scene.Board { return boardOf(p.Next.setUp(s)) }

// prospectOf is the picture of a set-up.
func prospectOf(b *scene.Board) kit.Part { return boardview.Prospect(b, 200) }
