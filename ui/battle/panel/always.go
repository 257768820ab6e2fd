package panel

import (
	"fmt"

	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Always lists the questions that are answered without asking; each answer can be taken back.
type Always struct {
	plain
	Window Window
	Open   bool
	rows   kit.Listed
}

// Commands of it.
func (p *Always) Commands(b *battle.Session) kit.Commands {
	list := &kit.Command{
		ID:    "alwayslist",
		Words: "Standing orders",
		Brief: fmt.Sprintf("%d always", len(b.Question.Always)),
		Key:   "y",
		Look:  kit.Small,
		Tip:   "Cards the game uses, or skips, without asking you.",
		Do:    func() { p.Open = !p.Open },
	}
	if _, card := b.Question.MayAlways(b.Asked()); card { // the key says so of the card
		list.Key = ""
	}
	return kit.Commands{list.When(len(b.Question.Always) > 0)}
}

// Out reports whether it is open.
func (p *Always) Out(b *battle.Session) bool { return p.Open && len(b.Question.Always) > 0 }

// Deeds put it away.
func (p *Always) Deeds(*battle.Session) kit.Commands {
	return kit.Commands{{ID: "always close", Words: "Close the list", Key: "esc", Do: func() { p.Open = false }}}
}

// Body of it.
func (p *Always) Body(b *battle.Session) kit.Part {
	if !p.Out(b) {
		return kit.Part{}
	}
	list := kit.List(&p.rows, len(b.Question.Always), 0, func(i int) kit.Part {
		a := &b.Question.Always[i]
		_, name, _ := b.Game.Setup().Line(a.Line)
		what := kit.If(a.Use, "always used", "never asked")
		again := &kit.Command{ID: fmt.Sprint("again ", i), Words: "Ask again", Look: kit.Small,
			Tip: "Ask about this card again.", Do: func() { b.Do(b.Question.Forget(i)) }}
		return kit.Row(8, kit.Text(scene.StyleBody, scene.Text1,
			fmt.Sprintf("%s on %s: %s", name, names.Short(b.Game.Setup().Name(a.Ship)), what)).Grow(1),
			kit.Button(again).Name("forget", i))
	})
	return kit.Panel(
		kit.Column(
			8,
			kit.Row(8, kit.Line(scene.StyleH3, scene.Text1, "Standing orders").Grow(1),
				kit.Cap(p.Commands(b).By("alwayslist").Given())),
			list,
		),
	)
}
