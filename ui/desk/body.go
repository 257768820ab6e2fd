package desk

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Body returns the list of events, an event, or the sheet over it.
func (d *Desk) Body() kit.Part {
	p := d.eventPage()
	switch {
	case d.over != nil:
		head, sub := d.over.title(p.view)
		top := kit.Row(16, kit.Head(d.back(), head, sub).Grow(1), forRoom(d.over, p.view))
		return kit.Sheet(kit.Column(10, top, d.trouble(p), d.over.body(p)))
	case d.event == nil:
		list := d.eventsPage()
		head := kit.Head(d.back(), "Tournament desk", "Your club's events", list.newEvent())
		return kit.Sheet(kit.Column(12, head, d.trouble(p), list.body()))
	}
	return kit.Sheet(kit.Column(10, p.head(d.back()), d.trouble(p), d.page(p).body()))
}

// head returns the bar of an event: its name, its pages, the clock.
func (d eventPage) head(back *kit.Command) kit.Part {
	e := d.Event
	words := kit.Column(0, kit.Line(scene.StyleH3, scene.Text1, e.Name),
		kit.Line(scene.StyleCaption, scene.Text3, fmt.Sprintf("%s · %d SP", count(len(e.Players), "player"), e.Limit)))
	return kit.Row(10, kit.Button(back), kit.Either(words.Most(260), kit.Gap(0)), kit.Space(), d.clockFace(),
		d.pageTabs())
}

// pageTabs returns the pages of an event, with as much of their names as has room.
func (d eventPage) pageTabs() kit.Part {
	less, least := tabNames, [...]string{"Players", "R1", "R2", "R3", "Ranks"}
	less[lastTab] = least[lastTab]
	return kit.Either(d.pages(tabNames), kit.Either(d.pages(less), kit.Row(0, kit.Space(), d.pages(least)).Whole()))
}

// pages returns the tabs of an event under these names.
func (d eventPage) pages(called [lastTab + 1]string) kit.Part {
	e := d.Event
	ps := make([]kit.Part, len(called))
	for i, name := range called {
		ink := scene.Text2
		switch {
		case i == d.tab:
			ink = scene.Text1
		case i > e.Round() && i < lastTab, i == lastTab && e.Round() == 0:
			ink = scene.Text3
		}
		done := kit.Icon("ok", 12, scene.Accent).If(i >= 1 && i <= e.Round() && e.Complete(i))
		ps[i] = kit.Segment(i == d.tab, kit.Row(5, kit.Line(tabStyle, ink, name), done)).Name("tab", i).
			Press(func() { d.show(i) })
	}
	return kit.Row(4, ps...)
}

// trouble returns the notice of an error, with the commands that help.
func (d *Desk) trouble(p eventPage) kit.Part {
	leave := &kit.Command{ID: "dismiss", Words: "Dismiss", Key: "esc", Look: kit.Small, Do: d.leave}
	if d.doubt == nil {
		return kit.Notice(names.Sentence(d.err), leave)
	}
	leave.Words = "Change it"
	if k, ok := d.over.(*correction); ok {
		return kit.Notice(names.Sentence(d.err), k.save(p), leave)
	}
	return kit.Notice(names.Sentence(d.err), d.roundPage(p).enter(), leave)
}

var (
	tabStyle  = scene.Style{Face: scene.SansMedium, Size: 14, Line: 20}
	nameStyle = scene.Style{Face: scene.SansMedium, Size: 15, Line: 20}
	boldStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
)

// panel returns a box with a heading, and a note beside that.
func panel(head, note string, ps ...kit.Part) kit.Part {
	top := kit.Either(
		kit.Row(12, kit.Line(scene.StyleLabel, scene.Text3, head).Whole().Grow(1),
			kit.Line(scene.StyleSmall, scene.Text3, note).Whole()),
		kit.Text(scene.StyleLabel, scene.Text3, head),
	)
	return kit.Panel(kit.Column(8, append([]kit.Part{top}, ps...)...))
}

// label stands above something, with the key that changes it.
func label(words, key string) kit.Part {
	return kit.Row(8, kit.Line(scene.StyleLabel, scene.Text3, words), kit.Cap(key))
}

// say returns words in a panel.
func say(words string) kit.Part { return kit.Text(scene.StyleBody, scene.Text2, words) }

// ticked returns a line of a list of things to do.
func ticked(done bool, words string) kit.Part {
	mark := kit.Icon("ok", 16, scene.Accent)
	if !done {
		mark = kit.Icon("open", 16, scene.LineStrong)
	}
	return kit.Row(10, mark, kit.Text(scene.StyleSmall, scene.Text2, words).Grow(1))
}
