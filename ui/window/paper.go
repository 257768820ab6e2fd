package window

import (
	"cmp"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Paper is a page to read.
type Paper struct {
	host      kit.Window
	head, sub string
	passages  []passage
	read      kit.Scrolled
}

// passage is a piece of it: the heading above it, "" none, its name and its words.
type passage struct{ head, name, words string }

// Name of the page.
func (p *Paper) Name() string { return "paper" }

// Tick does nothing: nothing here moves by itself.
func (p *Paper) Tick(float64) kit.Wake { return kit.Rest }

// Commands returns the way back.
func (p *Paper) Commands() kit.Commands {
	return kit.Commands{kit.Back(p.host.Back)}
}

// Body returns the passages of the paper, one below the other.
func (p *Paper) Body() kit.Part {
	var t text
	for _, k := range p.passages {
		t.add(
			k.head,
			kit.Column(2, kit.Text(scene.StyleH3, scene.Text1, k.name),
				kit.Text(scene.StyleBody, scene.Text2, k.words)),
		)
	}
	return kit.Sheet(
		kit.Column(12, kit.Head(kit.Back(p.host.Back), p.head, p.sub), kit.Panel(kit.Scroll(&p.read, t.part()))),
	)
}

// text is a text to read, in as many columns as there is room for lines that are read with ease.
type text struct {
	least    float64 // width of a column; 0: that of sentences
	parts    []kit.Part
	passages []kit.Part // since the last heading
}

// add adds a passage, with a heading above it, "" none.
func (t *text) add(head string, p kit.Part) {
	if head != "" {
		t.close()
		t.parts = append(t.parts, kit.Text(scene.StyleLabel, scene.Text3, head))
	}
	t.passages = append(t.passages, p)
}

func (t *text) close() {
	if len(t.passages) > 0 {
		t.parts = append(t.parts, kit.Grid(cmp.Or(t.least, 430), 14, t.passages...), kit.Gap(4))
		t.passages = nil
	}
}

func (t *text) part() kit.Part {
	t.close()
	return kit.Column(10, t.parts...)
}
