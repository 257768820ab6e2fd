package freetable

import (
	"fmt"
	"slices"
	"strconv"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// stripSlides is the number of scenes side by side.
const stripSlides = 7

// carriedScene is a scene on its way to another place in the row.
type carriedScene int

// strip is the scenes small, side by side: a press takes one in hand, a drag moves it.
type strip struct {
	*draft
	late  int // the number of the slide added just now, 0 none
	goTo  func(n int)
	moved func()         // another scene stands in hand
	add   *kit.Command   // one more
	steps []*kit.Command // from scene to scene, and on from this one
}

func (t strip) body() kit.Part {
	d := t.draft
	n := len(d.deck.Scenes)
	first := max(0, min(d.at-stripSlides/2, n-stripSlides))
	var ps []kit.Part
	for i := first; i < min(first+stripSlides, n); i++ {
		ps = append(ps, slideCard(d, i, i+1 == t.late).Press(func() { t.goTo(i) }).
			Drop(func(what any) (func(), string) {
				from, is := what.(carriedScene)
				if !is || int(from) == i {
					return nil, ""
				}
				return func() { d.moveScene(int(from), i); t.moved() }, ""
			}))
	}
	ps = append(ps, kit.Button(t.add))
	head := kit.Row(8, kit.Line(scene.StyleLabel, scene.Text2, fmt.Sprintf("Slides, %d", n)).Grow(1).Least(64, 0),
		kit.Line(scene.StyleCaption, scene.Text3, "Drag one to move it.").If(n > 1),
		kit.Buttons(t.steps...).Wide(330))
	return kit.Panel(kit.Column(6, head, kit.Row(10, ps...)))
}

// slideCard is a scene small, with its number and title, or that it was added just now.
func slideCard(d *draft, i int, late bool) kit.Part {
	title := d.deck.Scenes[i].Title
	style := scene.Style{Face: scene.NumeralBold, Size: 15, Line: 16}
	number := kit.Line(style, scene.Accent, strconv.Itoa(i+1)).Wide(18)
	words := kit.Line(scene.StyleCaption, scene.Text1, title)
	if late {
		words = kit.Pill("added just now", scene.Seats[2].Text, scene.Seats[2].Fill)
	}
	card := kit.Column(4, slideThumb(d, i, 84).At(kit.Middle), kit.Row(4, number, words.Grow(1)))
	return kit.Chosen(i == d.at, card).Wide(146).Name("scene", i).Says(title).Drag(func() kit.Carried {
		return kit.Carried{What: carriedScene(i), Look: kit.Line(boldStyle, scene.Text1, title)}
	})
}

// words returns the title, caption and note of the scene in hand, the button that edits them, and the
// battle it comes from.
func (d *draft) words(edit, battle *kit.Command) kit.Part {
	s := d.scene()
	head := kit.Row(8, kit.Line(scene.StyleLabel, scene.Text2,
		fmt.Sprintf("Slide %d of %d", d.at+1, len(d.deck.Scenes))).Grow(1).Least(64, 0), kit.Button(edit))
	return kit.Panel(kit.Column(6, head, kit.Text(boldStyle, scene.Text1, s.Title),
		kit.Brief(4, scene.StyleSmall, scene.Text2, s.Caption), kit.Brief(6, scene.StyleSmall, scene.Text3, s.Note),
		kit.Row(8,
			kit.Line(scene.StyleSmall, scene.Text2, fmt.Sprintf("From your battle, round %d", s.Table.Round)).Grow(1),
			kit.Button(battle)).If(battle != nil)))
}

// moveScene puts a scene where another one is, and takes it in hand.
func (d *draft) moveScene(from, to int) {
	d.editDeck(func(deck *Deck) int {
		s := deck.Scenes[from]
		deck.Scenes = slices.Insert(slices.Delete(deck.Scenes, from, from+1), to, s)
		return to
	})
}
