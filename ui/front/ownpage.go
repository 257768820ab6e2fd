package front

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"attackwing/game"
	"attackwing/game/sheet"
	"attackwing/game/textfile"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// ownPage shows a file of the player's own: its text with what is wrong marked, and for a sheet the
// set-up, where something is wrong without it.
type ownPage struct {
	window  kit.Window
	yours   Yours
	picture func(game.Scenario) *scene.Board
	play    func(id string)

	file    string
	is      Own
	gone    bool // the file was moved or deleted
	lines   []string
	at      int          // of the mistakes
	board   *scene.Board // the set-up, nil none can be laid
	without int          // the line that it is laid without, 0 none
	older   bool         // it is that of the last right version
	good    time.Time    // when that was written, zero: there is none
	fresh   float64      // seconds for which it is said that the file was read again
	since   float64
	trouble string
	change  *changing // the line that is typed, nil none
	rows    kit.Listed
	tabs    kit.Tabs
}

// changing is a line as it is typed.
type changing struct {
	line  int // from 0
	added bool
	words kit.Typed
}

func newOwnPage(w kit.Window, y Yours, file string, picture func(game.Scenario) *scene.Board,
	play func(id string)) *ownPage {
	p := &ownPage{window: w, yours: y, picture: picture, play: play, file: file}
	p.rows.Picks, p.rows.Whole = true, true
	p.read()
	return p
}

// Name of the page.
func (p *ownPage) Name() string { return "own file" }

// Tick reads the file again when another program has written it.
func (p *ownPage) Tick(dt float64) kit.Wake {
	if p.yours.Lies() == "" {
		return kit.Rest
	}
	w := kit.Wake{In: lookEvery}
	if p.fresh > 0 {
		p.fresh -= dt
		w.Changed = p.fresh <= 0
	}
	if p.since += dt; p.since < lookEvery {
		return w
	}
	p.since = 0
	if p.yours.Look() != nil {
		was := p.text()
		p.read()
		if p.text() != was {
			p.fresh = freshFor
		}
		w.Changed = true
	}
	return w
}

func (p *ownPage) text() string { return strings.Join(p.lines, "\n") }

// read takes up the file as it is now.
func (p *ownPage) read() {
	p.change, p.trouble = nil, ""
	_, p.good, _ = p.yours.Good(p.file)
	if o := ownOf(p.yours, p.file); o != nil {
		p.is = *o
	} else {
		p.gone = true
		return
	}
	text, err := p.yours.Text(p.file)
	if p.gone = err != nil; p.gone {
		return
	}
	p.lines = strings.Split(strings.TrimRight(text, "\n"), "\n")
	p.at = 0
	if m := p.mistake(); m != nil {
		p.rows.At = max(0, m.Line-1)
	}
	p.lay()
}

// wrong are the mistakes of this file.
func (p *ownPage) wrong() (list []textfile.Mistake) {
	for _, m := range p.is.Mistakes {
		if m.File == p.file {
			list = append(list, m)
		}
	}
	return list
}

// mistake is the one that is shown, nil none.
func (p *ownPage) mistake() *textfile.Mistake {
	if list := p.wrong(); p.at < len(list) {
		return &list[p.at]
	}
	return nil
}

// lay lays the set-up of a sheet: of the text, else of the text without the line that is wrong,
// else of the last right version.
func (p *ownPage) lay() {
	p.board, p.without, p.older = nil, 0, false
	if p.is.Kind != OwnSheet {
		return
	}
	m := p.mistake()
	if m == nil {
		p.board = p.pictured(p.text())
		return
	}
	for n := m.Line - 1; n >= 0; n = holder(p.lines, n) {
		if p.board = p.pictured(lineless(p.lines, n)); p.board != nil {
			p.without = m.Line
			return
		}
	}
	if text, _, ok := p.yours.Good(p.file); ok {
		p.board = p.pictured(text)
		p.older = p.board != nil
	}
}

// pictured returns the set-up of a sheet, nil where it cannot be read.
func (p *ownPage) pictured(text string) *scene.Board {
	s, err := sheet.Read(bytes.NewReader([]byte(text)), p.file)
	if err != nil {
		return nil
	}
	return p.picture(s)
}

// lineless returns a text without a line and what hangs on it: lines that are indented more.
func lineless(lines []string, n int) string {
	if n >= len(lines) {
		return ""
	}
	to := n + 1
	for to < len(lines) && (strings.TrimSpace(lines[to]) == "" || indent(lines[to]) > indent(lines[n])) {
		to++
	}
	return strings.Join(slices.Concat(lines[:n], lines[to:]), "\n") + "\n"
}

// indent is the number of spaces before a line.
func indent(l string) int { return len(l) - len(strings.TrimLeft(l, " ")) }

// holder returns the line that a line hangs on, -1 none.
func holder(lines []string, n int) int {
	for k := min(n, len(lines)) - 1; k >= 0; k-- {
		if n < len(lines) && strings.TrimSpace(lines[k]) != "" && indent(lines[k]) < indent(lines[n]) {
			return k
		}
	}
	return -1
}

// write writes the file, and reads it again.
func (p *ownPage) write(text string) {
	if err := p.yours.Write(p.file, text); err != nil {
		p.trouble = names.Sentence(err.Error())
		return
	}
	p.yours.Look()
	p.read()
}

// put writes the file with other lines.
func (p *ownPage) put(lines []string) { p.write(strings.Join(lines, "\n") + "\n") }

// Commands returns what can be done with the file.
func (p *ownPage) Commands() kit.Commands {
	if p.change != nil {
		return p.typing()
	}
	cs := kit.Commands{kit.Back(p.window.Back), p.main(), p.next(), p.edit(), p.add(), p.remove(), p.goBack()}
	if p.yours.Lies() != "" {
		cs = append(cs, p.folder(), p.outside())
	}
	return slices.DeleteFunc(cs, func(c *kit.Command) bool { return c == nil })
}

// main is what is most likely wanted now: the file put back, what is wrong repaired, or the battle
// played.
func (p *ownPage) main() *kit.Command {
	c := goOn("", nil)
	m := p.mistake()
	switch {
	case p.gone:
		c.Words, c.Do = "Put it back", p.restore
		return c.OffWhen(p.good.IsZero(), "No right version of it was ever read.")
	case m != nil:
		if word, meant := p.repair(m); meant != "" {
			c.Words = "Change to " + meant
			c.Do = func() {
				lines := slices.Clone(p.lines)
				lines[m.Line-1] = strings.Replace(lines[m.Line-1], word, meant, 1)
				p.put(lines)
			}
			return c
		}
		e := p.edit()
		c.Words, c.Do, c.Off = fmt.Sprintf("Edit line %d", p.rows.At+1), e.Do, e.Off
		return c
	case p.is.Kind == OwnSheet:
		c.Words, c.Do = "Play", func() { p.play(p.is.ID) }
		return c.OffWhen(p.is.ID == "", "Fix the other file first.")
	}
	return nil
}

// repair returns the word of the line that is wrong, and the right one.
func (p *ownPage) repair(m *textfile.Mistake) (word, meant string) {
	word, meant = m.Repair()
	if m.Line < 1 || m.Line > len(p.lines) || !strings.Contains(p.lines[m.Line-1], word) {
		return word, ""
	}
	return word, meant
}

// next goes to the next mistake.
func (p *ownPage) next() *kit.Command {
	n := len(p.wrong())
	if n < 2 {
		return nil
	}
	return &kit.Command{ID: "next-fault", Words: "Next fault", Key: "alt+down", Look: kit.Small, Do: func() {
		p.at = (p.at + 1) % n
		p.rows.At = max(0, p.mistake().Line-1)
		p.lay()
	}}
}

func (p *ownPage) edit() *kit.Command {
	return (&kit.Command{ID: "edit-line", Words: "Edit line", Key: "e", Look: kit.Small,
		Tip: "Change the chosen line here.",
		Do:  func() { p.typed(p.rows.At, false) }}).OffWhen(p.gone, "The file is gone.")
}

func (p *ownPage) add() *kit.Command {
	return (&kit.Command{ID: "add-line", Words: "Add line", Key: "a", Look: kit.Small,
		Tip: "Write a line below the chosen one.",
		Do:  func() { p.typed(p.rows.At+1, true) }}).OffWhen(p.gone, "The file is gone.")
}

func (p *ownPage) remove() *kit.Command {
	return (&kit.Command{ID: "remove-line", Words: "Remove line", Key: "delete", Look: kit.Small, Do: func() {
		if n := p.rows.At; n < len(p.lines) {
			p.put(slices.Delete(slices.Clone(p.lines), n, n+1))
		}
	}}).OffWhen(p.gone || len(p.lines) < 2, "There is only one line.")
}

// typed has a line typed; one that is added begins as deep as the one before it.
func (p *ownPage) typed(n int, added bool) {
	words := ""
	if added && n > 0 && n <= len(p.lines) {
		words = strings.Repeat(" ", indent(p.lines[n-1]))
	} else if n < len(p.lines) {
		words = p.lines[n]
	}
	p.change = &changing{line: n, added: added, words: kit.TypedOf(words)}
	p.change.words.Focus()
}

// typing writes the line that is typed, or leaves it.
func (p *ownPage) typing() kit.Commands {
	c := p.change
	write := &kit.Command{ID: "write-line", Words: "Save line", Key: "enter", Look: kit.Main, Do: func() {
		lines, words := slices.Clone(p.lines), strings.TrimRight(c.words.String(), " ")
		if c.added {
			lines = slices.Insert(lines, c.line, words)
		} else {
			lines[c.line] = words
		}
		p.put(lines)
		p.rows.At = c.line
	}}
	return kit.Commands{write, {ID: "leave-line", Words: "Cancel", Key: "esc", Do: func() { p.change = nil }}}
}

// goBack writes the last version that was right.
func (p *ownPage) goBack() *kit.Command {
	if p.gone || p.good.IsZero() || p.mistake() == nil {
		return nil
	}
	return &kit.Command{ID: "good", Words: "Go back to it", Key: "g", Look: kit.Small,
		Tip: "Write the last right version over this one.", Do: p.restore}
}

func (p *ownPage) restore() {
	if text, _, ok := p.yours.Good(p.file); ok {
		p.write(text)
	}
}

func (p *ownPage) folder() *kit.Command {
	return &kit.Command{ID: "folder", Words: "Show folder", Key: "f", Look: kit.Small,
		Do: func() { p.tell(p.yours.Folder(p.file)) }}
}

func (p *ownPage) outside() *kit.Command {
	return (&kit.Command{ID: "outside", Words: "My editor", Key: "ctrl+e", Look: kit.Small,
		Tip: "Open the file in your own editor.",
		Do:  func() { p.tell(p.yours.Outside(p.file)) }}).OffWhen(p.gone, "The file is gone.")
}

func (p *ownPage) tell(err error) { p.trouble = names.Told("", err) }

// Body shows the text and beside it the set-up.
func (p *ownPage) Body() kit.Part {
	sub := kit.If(p.is.Kind == OwnSheet, "Your sheet", "Your cards") + " · " + path.Base(p.file)
	head := kit.Row(12, kit.Button(kit.Back(p.window.Back)),
		kit.Column(0, kit.Line(scene.StyleH1, scene.Text1, p.is.Title),
			kit.Brief(1, scene.StyleSmall, scene.Text3, sub)).Grow(1).Least(140, 0),
		p.watched())
	if p.yours.Lies() != "" {
		head = kit.Row(12, head.Grow(1), kit.Button(p.folder()), kit.Button(p.outside()))
	}
	text := kit.Column(8, kit.Panel(kit.List(&p.rows, len(p.lines), 0, p.row)).Grow(1), p.tools())
	return kit.Sheet(kit.Column(12, head, kit.Notice(p.trouble), p.verdict(), kit.Split(&p.tabs,
		kit.Col{Name: "Text", Least: 340, Share: 720, Part: text},
		kit.Col{Name: kit.If(p.is.Kind == OwnSheet, "Set-up", "Cards"), Least: 260, Share: 516,
			Part: p.side()}).Grow(1)))
}

// watched says that the file is read again by itself, or was.
func (p *ownPage) watched() kit.Part {
	switch {
	case p.yours.Lies() == "":
		return kit.Part{}
	case p.fresh > 0:
		return reloaded()
	}
	return kit.Pill("reloads when the file is saved", scene.LineStrong, scene.Control)
}

// row is a line of the text.
func (p *ownPage) row(n int) kit.Part {
	no := kit.Line(scene.StyleNumber, scene.Text3, fmt.Sprint(n+1)).Wide(36)
	words := strings.TrimLeft(p.lines[n], " ")
	ink, lit := scene.Text2, []string(nil)
	if m := p.mistake(); m != nil {
		word, meant := p.repair(m)
		switch {
		case m.Line == n+1:
			ink, lit = scene.DangerText, lighted(word)
		case strings.Contains(words, "id: "+meant):
			lit = lighted(meant)
		}
	}
	deep := kit.Gap(0).Wide(max(1, float64(len(p.lines[n])-len(words))*indentWide))
	return kit.Entry(n == p.rows.At,
		kit.Row(8, no, deep, kit.Brief(8, scene.StyleBody, ink, words, lit...).Grow(1).Least(80, 0))).
		Name("line", n).Says(fmt.Sprintf("%d %s", n+1, words)).Press(func() {
		if p.change != nil {
			return
		}
		if n == p.rows.At {
			p.typed(n, false)
			return
		}
		p.rows.At = n
	})
}

// indentWide is the width of a space before a line.
const indentWide = 7.0

// lighted is a word as what is lit.
func lighted(word string) []string {
	if word == "" {
		return nil
	}
	return []string{word}
}

// tools are what can be done with the chosen line.
func (p *ownPage) tools() kit.Part {
	if c := p.change; c != nil {
		cs := p.typing()
		label := fmt.Sprintf("Line %d", c.line+1)
		return kit.Row(8, kit.Field(&c.words, kit.FieldOf{ID: "line", Label: label, Most: 400}).Grow(1).Least(220, 0),
			kit.Buttons(cs[1], cs[0]).At(kit.Below))
	}
	return kit.Row(8, kit.Each([]*kit.Command{p.edit(), p.add(), p.remove()}, kit.Button)...)
}

// verdict says what is wrong, with what is to be done; or that nothing is.
func (p *ownPage) verdict() kit.Part {
	var cs []*kit.Command
	if c := p.main(); c != nil && p.change == nil {
		cs = append(cs, c)
	}
	if c := p.next(); c != nil && p.change == nil {
		cs = append([]*kit.Command{c}, cs...)
	}
	m := p.mistake()
	switch {
	case p.gone:
		return kit.Notice("Moved or deleted. You can put the last right version back.", cs...)
	case m != nil:
		words := mistaken(m.Line, m.Why)
		if n := len(p.wrong()); n > 1 {
			words = fmt.Sprintf("%d of %d. %s", p.at+1, n, words)
		}
		return kit.Notice(words, cs...)
	case len(p.is.Mistakes) > 0:
		return kit.Notice(path.Base(p.is.Mistakes[0].File)+": "+mistaken(p.is.Mistakes[0].Line, p.is.Mistakes[0].Why),
			cs...)
	case p.is.Kind == OwnSheet:
		return kit.Note("Nothing is wrong. It is among the battles.", cs...)
	}
	return kit.Note("Nothing is wrong. The fleet builder has the cards.", cs...)
}

// side shows the set-up, and what was read.
func (p *ownPage) side() kit.Part {
	n := len(p.wrong())
	ok := n == 0 && !p.gone
	read := names.Count(len(p.lines), "line") + " read, " + kit.If(n == 0, "nothing wrong", names.Count(n, "fault"))
	said := []kit.Part{kit.Row(10, kit.Icon(kit.If(ok, "ok", "danger-now"), 16, kit.If(ok, scene.Accent, scene.Danger)),
		kit.Text(scene.StyleBody, scene.Text2, read).Grow(1))}
	if c := p.goBack(); c != nil {
		said = append(said, kit.Row(10, kit.Icon("time", 16, scene.Text3),
			kit.Text(scene.StyleBody, scene.Text2,
				"Last right version: "+p.good.Format("2006-01-02 15:04")).Grow(1), kit.Button(c)))
	}
	if p.is.Kind != OwnSheet {
		said = append(said, kit.Text(scene.StyleBody, scene.Text2, p.is.Note).If(ok))
		for _, f := range p.is.Files {
			c := &kit.Command{ID: "file:" + path.Base(f), Words: path.Base(f), Look: kit.Small, Lit: f == p.file,
				Do: func() { p.file = f; p.read() }}
			said = append(said, kit.Button(c))
		}
		return kit.Panel(kit.Column(10, said...))
	}
	note := ""
	switch {
	case p.without > 0:
		note = fmt.Sprintf("without line %d", p.without)
	case p.older:
		note = "of the last right version"
	case p.board == nil:
		note = "cannot be shown yet"
	}
	head := kit.Row(8, kit.Line(scene.StyleLabel, scene.Text3, "Set-up").Grow(1),
		kit.Line(scene.StyleSmall, scene.Text3, note))
	return kit.Panel(kit.Column(10, head, prospectOf(p.board).Grow(1), kit.Column(6, said...)))
}
