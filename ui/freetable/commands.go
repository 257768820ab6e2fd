package freetable

import (
	"fmt"

	"attackwing/physics"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Commands returns the commands of the table, or of the presentation while it runs, in the order of
// the help.
func (p *Page) Commands() kit.Commands {
	switch {
	case p.show.on && p.show.two:
		return p.speaks.Commands(p)
	case p.show.on:
		if cs := p.follows.Commands(p); cs != nil {
			return cs
		}
		return p.show.Commands()
	}
	d := &p.detail
	var cs kit.Commands
	for t := range numTools {
		cs = append(cs, p.tool(t))
	}
	cs = append(cs, d.apply(), d.faces(), p.next(), d.compare())
	cs = append(cs, d.arrows()...)
	cs = append(
		cs,
		d.turn("left", "Turn left", "", -15),
		d.turn("right", "Turn right", "", 15),
		d.turn("left-fine", "Turn left by 1°", "ctrl+", -1),
		d.turn("right-fine", "Turn right by 1°", "ctrl+", 1),
		d.remove(),
		p.undo(),
		p.redo(),
	)
	if p.hand.tool == ShipTool {
		cs = append(cs, d.search(), d.shipsOrFleets(), d.seat())
	}
	cs = append(cs, p.before(), p.after(), p.add(), p.write(), p.battle(), p.drop(), p.areas(), p.view(), p.viewOfOne(),
		p.checks(), p.playOn(), p.makes(),
		p.present(), p.presentsOnTwo(), p.opens(), p.saves(), p.give(), p.shares(), p.pictured())
	return append(cs, p.looking()...)
}

// tool takes a tool in hand.
func (p *Page) tool(t Tool) *kit.Command {
	w := &toolWords[t]
	return &kit.Command{
		ID:    fmt.Sprintf("tool:%d", t),
		Words: w.name,
		Key:   w.key,
		Icon:  w.icon,
		Tip:   w.help,
		Lit:   p.hand.tool == t,
		Do:    func() { p.take(t) },
	}
}

func (p *Page) next() *kit.Command {
	return &kit.Command{ID: "next-thing", Words: "Next item on the table", Key: "tab", Do: func() {
		p.press(scene.Pt{}, func(scene.Pt) { p.draft.next() })
		p.hand.choose(p.draft.sel)
	}}
}

func (p *Page) undo() *kit.Command {
	return (&kit.Command{ID: "undo", Words: "Undo", Key: "ctrl+z", Icon: "undo",
		Do: func() { p.goBack(p.draft.undo) }}).OffWhen(
		len(p.draft.past) == 0,
		"Nothing to undo.",
	)
}

func (p *Page) redo() *kit.Command {
	return (&kit.Command{ID: "redo", Words: "Redo", Key: "ctrl+y", Also: "ctrl+shift+z", Icon: "redo",
		Do: func() { p.goBack(p.draft.redo) }}).OffWhen(
		len(p.draft.future) == 0,
		"Nothing to redo.",
	)
}

// goBack goes back or forth; the numbers that are set stay in hand.
func (p *Page) goBack(do func()) {
	do()
	p.scenes.At = p.draft.at
	p.hand.numbers.Picks = p.hand.setting() && len(p.draft.rows()) > 0
}

// before and after turn the scenes; the arrow keys do, too, where they have nothing else to do.
func (p *Page) before() *kit.Command {
	return (&kit.Command{ID: "previous", Words: "Back", Key: "pageup", Also: p.detail.turns("left", "up"),
		Look: kit.Small, Tip: "Previous slide.", Do: func() { p.goTo(p.draft.at - 1) }}).OffWhen(
		p.draft.at == 0,
		"This is the first slide.",
	)
}

func (p *Page) after() *kit.Command {
	return (&kit.Command{ID: "next", Words: "Next", Key: "pagedown", Also: p.detail.turns("right", "down"),
		Look: kit.Small, Tip: "Next slide.", Do: func() { p.goTo(p.draft.at + 1) }}).OffWhen(
		p.draft.at == len(p.draft.deck.Scenes)-1,
		"This is the last slide.",
	)
}

func (p *Page) add() *kit.Command {
	return (&kit.Command{ID: "add", Words: "Add", Key: "g", Look: kit.Small,
		Tip: "Copy this slide after itself.", Do: func() {
			p.draft.addScene()
			p.arrive()
		}}).OffWhen(len(p.draft.deck.Scenes) >= maxScenes, fmt.Sprintf("A deck holds %d slides.", maxScenes))
}

func (p *Page) drop() *kit.Command {
	return (&kit.Command{ID: "drop", Words: "Delete slide", Key: "u", Look: kit.Small, Do: func() {
		p.draft.dropScene()
		p.arrive()
	}}).OffWhen(len(p.draft.deck.Scenes) == 1, "A deck needs at least one slide.")
}

func (p *Page) write() *kit.Command {
	return &kit.Command{
		ID:    "write",
		Words: "Words",
		Key:   "i",
		Look:  kit.Small,
		Tip:   "Edit titles, caption and note.",
		Do:    p.writeScene,
	}
}

// battle opens the battle that the scene comes from at its moment; nil where it comes from none.
func (p *Page) battle() *kit.Command {
	from := p.draft.scene().From
	if from == nil || p.opts.Battle == nil {
		return nil
	}
	return &kit.Command{ID: "battle", Words: "Open", Key: "shift+b", Look: kit.Small,
		Tip: "Watch the battle from this moment on.", Do: func() {
			if err := p.opts.Battle(*from); err != nil {
				p.host.Toast(names.Told("", err))
			}
		}}
}

func (p *Page) areas() *kit.Command {
	return &kit.Command{
		ID:    "areas",
		Words: "Areas",
		Key:   "z",
		Look:  kit.Small,
		Lit:   p.draft.scene().Areas,
		Tip:   "Show the starting areas.",
		Do: func() {
			p.draft.edit(func(s *Scene) { s.Areas = !s.Areas })
		},
	}
}

// view has all scenes seen as the table is seen now, so that the board does not jump from one to the
// next; viewOfOne this one only.
func (p *Page) view() *kit.Command {
	return &kit.Command{
		ID:    "view",
		Words: "Set view",
		Key:   "k",
		Look:  kit.Small,
		Lit:   p.draft.scene().Camera != nil,
		Tip:   "Save this view for all slides.",
		Do: func() {
			v := sightOf(&p.eye)
			p.draft.editDeck(func(deck *Deck) int {
				for i := range deck.Scenes {
					deck.Scenes[i].Camera = v
				}
				return p.draft.at
			})
			p.host.Toast("View saved for all slides.")
		},
	}
}

func (p *Page) viewOfOne() *kit.Command {
	return &kit.Command{ID: "view-one", Words: "Set the view of this slide only", Key: "shift+k",
		Do: func() {
			p.draft.edit(func(s *Scene) { s.Camera = sightOf(&p.eye) })
			p.host.Toast("View saved for this slide.")
		}}
}

// sightOf is the part of the table in view.
func sightOf(eye *boardview.Eye) *Sight {
	at, across := eye.Seen()
	round := func(mm float64) float64 { return inches(mm * 1000) }
	return &Sight{At: []float64{round(at.X), round(at.Y)}, Across: min(max(round(across), 4), 80)}
}

// checks has the rules check what lies on the table.
func (p *Page) checks() *kit.Command {
	c := &kit.Command{
		ID:    "check",
		Words: "Rules check",
		Key:   "x",
		Look:  kit.Small,
		Lit:   true,
		Tip:   "Mark everything the rules do not allow.",
		Do:    func() { p.check = !p.check },
	}
	switch n := len(p.draft.l.problems); {
	case !p.check:
		c.Words, c.Lit = "Rules off", false
	case n > 0:
		c.Words, c.Look = fmt.Sprintf("%d wrong", n), kit.Danger
	}
	return c
}

func (p *Page) playOn() *kit.Command {
	return (&kit.Command{ID: "play", Words: "Play on", Key: "b", Look: kit.Small,
		Tip: "Play on from here by the rules.", Do: p.whoPlays}).OffWhen(
		len(p.draft.scene().Table.Ships) == 0,
		"No ships on the table. Press S to place one.",
	)
}

// present shows the scenes to people.
func (p *Page) present() *kit.Command {
	return &kit.Command{
		ID:    "present",
		Words: "Present",
		Key:   "f",
		Look:  kit.Small,
		Tip:   "Show the slides full-window to an audience.",
		Do:    p.show.begin,
	}
}

// presentsOnTwo shows the scenes in a window of the audience, and here what who speaks needs.
func (p *Page) presentsOnTwo() *kit.Command {
	c := &kit.Command{ID: "present-two", Words: "Present on two screens", Key: "shift+f", Look: kit.Small, Do: func() {
		if err := p.speaks.begin(); err != nil {
			p.host.Toast(names.Told("", err))
		}
	}}
	return c.OffWhen(p.opts.Stage == nil, "This program opens one window only.")
}

func (p *Page) opens() *kit.Command {
	return &kit.Command{
		ID:    "open",
		Words: "Open",
		Key:   "o",
		Also:  "ctrl+o",
		Look:  kit.Small,
		Do:    func() { p.dialog = p.beginning() },
	}
}

func (p *Page) saves() *kit.Command {
	return &kit.Command{ID: "save", Words: "Save", Key: "ctrl+s", Look: kit.Small, Do: p.askName}
}

// looking returns the commands of zoom and scrolling, and Back.
func (p *Page) looking() kit.Commands {
	cs := kit.Commands{
		{ID: "nearer", Words: "Nearer", Key: "+", Also: "shift++", Do: func() { p.eye.Nearer(1.25) }},
		{ID: "farther", Words: "Farther", Key: "-", Do: func() { p.eye.Nearer(0.8) }},
		{ID: "whole", Words: "The whole table", Key: "home", Do: p.eye.Fit},
	}
	cs = append(cs, arrowed("look", "Move the view with the arrow keys", "shift+", arrows[:], func(x, y float64) {
		const far = 4 * physics.Inch / 1000
		p.eye.Move(scene.Pt{X: x * far, Y: y * far})
	})...)
	if p.glide.on() {
		cs = append(cs, skip(&p.glide))
	}
	return append(cs, &kit.Command{ID: "step-back", Words: "Back one step", Key: "esc", Do: func() {
		if !p.hand.back() {
			p.leave()
		}
	}})
}

// out is the button that leaves the page at once.
func (p *Page) out() *kit.Command {
	c := kit.Back(p.leave)
	c.Key = ""
	return c
}
