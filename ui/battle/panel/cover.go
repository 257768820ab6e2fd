package panel

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Cover lies over all of the screen while it is handed from one person to the other: no dial is
// seen, and nothing that is below it can be reached.
type Cover struct {
	plain
	Window Window
	Pages  Pages
	ring   kit.Held
}

// Layers returns the cover, while it is down.
func (p *Cover) Layers(b *battle.Session) []kit.Layer {
	if !b.Cover.Down {
		return nil
	}
	ls := p.Dialogs(b)
	lift := ls[0].Commands.By("main")
	var links []kit.Part
	if back := ls[0].Commands.By("cover:back"); back != nil {
		links = append(links, kit.Quiet(back))
	}
	for _, id := range []string{"cover:pause", "cover:save", "cover:leave", "menu"} {
		links = append(links, kit.Quiet(ls[0].Commands.By(id)))
	}
	body := kit.Lit(
		p.Window.Side(b.Planning.Seat),
		scene.Seats[b.Planning.Seat+1].Main,
		kit.Ample(p.full(b, lift, 1.3, links), kit.Ample(p.full(b, lift, 1, links),
			kit.Ample(p.full(b, lift, 0.76, links), p.low(b, lift, links)))),
	)
	if !p.Window.Veiled() {
		body = kit.Skied(body)
	}
	ls[0].Body = body
	return ls
}

// Dialogs returns the cover.
func (p *Cover) Dialogs(b *battle.Session) []kit.Layer {
	back := &kit.Command{
		ID:    "cover:back",
		Words: "Back to the other player",
		Key:   "esc",
		Tip:   "Return to the other player's planning. They set their dials again.",
		Do:    b.Undo,
	}
	if b.Game != nil {
		back.Words = "Go back to " + b.Game.Setup().Player(b.Planning.Seat.Other())
	}
	menu := menu(p.Window)
	if !b.MayGoBack() {
		menu.Also = kit.Back(nil).Key
	}
	cs := kit.Commands{
		p.lift(b),
		{ID: "cover:pause", Words: "Pause", Key: "p", Tip: "Stop the clocks. The dials stay covered.", Do: b.Halt},
		{
			ID:    "cover:save",
			Words: "Save a copy",
			Key:   "ctrl+s",
			Tip:   "Save under a name of its own. The battle itself is always saved.",
			Do:    p.Pages.SaveCopy,
		},
		{
			ID:    "cover:leave",
			Words: "Leave",
			Key:   "l",
			Tip:   "Leave for the title page. Choose Continue there to return.",
			Do:    p.Pages.Leave,
		},
		undo(b),
		redo(b),
		back.When(b.MayGoBack()),
		menu,
	}
	return []kit.Layer{{Name: "Pass the screen", Key: p, Modal: true, Whole: true, Commands: cs}}
}

// lift shows the dials: by being held, so that nobody does it unawares, or by a press of the ring
// or of Space.
func (p *Cover) lift(b *battle.Session) *kit.Command {
	c := big("Hold to see your dials", "", func() {
		b.Hide(false)
		p.Window.Sound("uncover", int(b.Planning.Seat)+1)
	})
	c.Key, c.Also, c.Held = "space", c.Key, &p.ring
	p.ring.For = b.HoldFactor()
	if b.ByPress() {
		c.Words, c.Also = "Press to see your dials", ""
	}
	return c
}

// head says who is to come, and who to look away.
func (*Cover) head(b *battle.Session) (head, sub string) {
	u := b.Game.Setup()
	return "Pass the screen to " + u.Player(b.Planning.Seat), "Nothing secret is on this screen. " +
		u.Player(b.Planning.Seat.Other()) + ", please look away."
}

// coverWide is the width of its words and steps, where there is room for all of it.
const coverWide = 860

// full returns the cover where there is room for all of it, its marks that many times as large.
func (p *Cover) full(b *battle.Session, lift *kit.Command, times float64, links []kit.Part) kit.Part {
	seat := int(b.Planning.Seat) + 1
	col := scene.Seats[seat]
	head, sub := p.head(b)
	press, after := "Keep", fmt.Sprintf("or hold the ring for %s. Let go to cover the dials.",
		names.Plural(b.HoldFactor(), "second"))
	if b.ByPress() {
		press, after = "Press", "or the ring."
	}
	anyTime := kit.Row(6, kit.Line(scene.StyleBody, scene.Text2, "Hide the screen at any time"),
		kit.Cap(hide(b).Given())).Whole()
	turns := []kit.Part{p.turn(b, 0), p.turn(b, 1), p.turn(b, 2)}
	upright := kit.Column(8, turns...).Wide(340).At(kit.Middle)
	middle := func(turns kit.Part) kit.Part {
		return kit.Column(0,
			kit.Emblem(110*times, seat).At(kit.Middle), kit.Gap(28*times),
			kit.Squeezed(scene.StyleVerdict, scene.Mix(scene.Text1, col.Text, 0.15), head).
				Most(700).At(kit.Middle), kit.Gap(4),
			kit.Squeezed(scene.Style{Face: scene.Sans, Size: 16, Line: 22}, scene.Text2, sub).Most(700).
				At(kit.Middle), kit.Gap(42*times),
			kit.HoldRing(lift, seat, 152*times).At(kit.Middle), kit.Gap(26*times),
			kit.Line(scene.Style{Face: scene.SansBold, Size: 18, Line: 24}, col.Text, lift.Words).At(kit.Middle),
			kit.Gap(4),
			kit.Row(5, kit.Line(scene.StyleSmall, scene.Text2, press), kit.Cap(lift.Given()),
				kit.Line(scene.StyleSmall, scene.Text2, after)).Whole().At(kit.Middle), kit.Gap(40*times),
			turns, kit.Gap(12*times),
			kit.Row(24, append(slices.Clip(links), anyTime)...).At(kit.Middle))
	}
	return kit.Air(24, 14, kit.Column(0, p.top(b), kit.Space(),
		kit.Either(middle(kit.Row(12, turns...)).Least(coverWide, 0),
			kit.Either(middle(upright), p.low(b, lift, links))).At(kit.Middle), kit.Space()))
}

// top says what has been done already, and where the battle is.
func (*Cover) top(b *battle.Session) kit.Part {
	other := b.Planning.Seat.Other()
	words, mark := fmt.Sprintf("Round %d: no dials set yet", b.Shown.Round), kit.Part{}
	if n := b.Ships(other); b.Planned(other) {
		words, mark = fmt.Sprintf("%s is done: %s locked", b.Game.Setup().Player(other),
			names.Plural(float64(n), "dial")), kit.Seat(6, int(other)+1, -1)
	}
	return kit.Row(8, mark, kit.Line(scene.StyleSmall, scene.Text2, words).Grow(1), clocks(b),
		kit.Pill(fmt.Sprintf("Planning, round %d", b.Shown.Round), scene.Seats[b.Planning.Seat+1].Text, scene.Control))
}

// turn returns one of the three steps of planning, counted from 0: either player plans, then the
// dials are revealed.
func (*Cover) turn(b *battle.Session, i int) kit.Part {
	u, p := b.Game.Setup(), game.PlayerID(i)
	if p > game.Two {
		return kit.Turn(kit.TurnOf{N: i + 1, Head: "Reveal", Words: "in order of Captain Skill"})
	}
	n := b.Ships(p)
	k := kit.TurnOf{
		N:     i + 1,
		Seat:  i + 1,
		Now:   p == b.Planning.Seat,
		Done:  p != b.Planning.Seat && b.Planned(p),
		Head:  u.Player(p) + " plans",
		Words: names.Plural(float64(n), "ship") + ", hidden from " + u.Player(p.Other()),
	}
	if k.Done {
		k.Head, k.Words = u.Player(p)+" planned", fmt.Sprintf("%d of %s locked", n, names.Plural(float64(n), "dial"))
	}
	return kit.Turn(k)
}

// low returns the cover in a small window: the ring beside the words.
func (p *Cover) low(b *battle.Session, lift *kit.Command, links []kit.Part) kit.Part {
	seat := int(b.Planning.Seat) + 1
	head, sub := p.head(b)
	words := kit.Column(
		8,
		kit.Row(
			8,
			kit.Seat(18, seat, seat),
			kit.Line(scene.StyleSmall, scene.Text2, fmt.Sprintf("Planning, round %d", b.Shown.Round)),
			kit.Space(),
			clocks(b),
		),
		kit.Text(scene.StyleH1, scene.Text1, head),
		kit.Text(scene.StyleBody, scene.Text2, sub),
		kit.Row(6, kit.Text(scene.StyleBody, scene.Seats[seat].Text, lift.Words), kit.Cap(lift.Given())).Whole(),
		kit.Text(scene.StyleBody, scene.Text2, b.StepWords(game.One, b.Planning.Seat)),
		kit.Text(scene.StyleBody, scene.Text2, b.StepWords(game.Two, b.Planning.Seat)),
		kit.Row(24, links...),
	)
	beside := func(words kit.Part) kit.Part {
		return kit.Air(16, 10,
			kit.Row(24, kit.HoldRing(lift, seat, 148), words.Grow(1).Least(200, 0)).Most(720).At(kit.Middle))
	}
	return kit.Ample(kit.Middled(beside(words)), beside(kit.Scroll(nil, words)))
}
