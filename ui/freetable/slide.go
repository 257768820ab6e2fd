package freetable

import (
	"cmp"
	"fmt"
	"reflect"
	"strconv"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// SlideOf is a battle as it stands, as everybody sees it: who attacks with the firing arc and the
// range to the target, else whoever is asked in the light. Its title is the question.
func SlideOf(g *game.Game) (Scene, error) {
	if g.State().Phase == game.SettingUp {
		return Scene{}, errNotLaid
	}
	t, err := record.Public(g)
	if err != nil {
		return Scene{}, err
	}
	s, u, ids := onTable(t), g.Setup(), record.IDs(g.Setup())
	s.Title = fmt.Sprintf("Round %d, %s", g.State().Round, g.State().Phase)
	switch a := &g.State().Attack; {
	case a.On && u.OnMap(a.Attacker) == nil && u.OnMap(a.Target) == nil:
		from, to := ids[a.Attacker], ids[a.Target]
		s.Title = u.Name(a.Attacker) + " attacks " + u.Name(a.Target)
		s.Lit = []string{from, to}
		s.Arcs = []ArcMark{{Ship: from, Arc: "front"}}
		s.Rulers = []Stretch{{Spot{Ship: from}, Spot{Ship: to}}}
	case len(g.Prompts()) > 0 && g.State().Phase != game.Planning:
		p := &g.Prompts()[0]
		if id := p.Ship; id != game.NoShip && u.OnMap(id) == nil && g.State().Ships[id].OnTable() {
			s.Title += ": " + u.Name(id)
			s.Lit = []string{ids[id]}
			if p.Ask == game.ChooseTarget {
				s.Arcs = []ArcMark{{Ship: ids[id], Arc: "front"}}
			}
		}
	}
	return s, nil
}

// Keep adds a scene behind the others and says so. Where nothing was laid yet it begins a deck of that
// title, which has a file of its own from then on. The deck is kept as the last table, too.
func (p *Page) Keep(deck string, s Scene) (said kit.Toasting, err error) {
	d := &p.draft
	p.dialog = nil
	switch {
	case d.bare():
		if !p.load(&Deck{Title: deck, Scenes: []Scene{s}}, "") {
			return said, errNotLaid
		}
		d.past = append(d.past, d.now()) // it is to be kept
		if p.kept.in != nil {
			err = p.kept.begin(d)
		}
	case len(d.deck.Scenes) >= maxScenes:
		return said, fmt.Errorf("the free table holds %d slides already", maxScenes)
	default:
		d.editDeck(func(deck *Deck) int {
			deck.Scenes = append(deck.Scenes, s)
			return len(deck.Scenes) - 1
		})
		p.arrive()
	}
	k := &slideKept{page: p, n: len(d.deck.Scenes) - 1, title: s.Title}
	p.kept.late = k.n + 1
	return k.said(), cmp.Or(err, p.kept.last(d))
}

// NextSlide returns the number of the slide that is kept next.
func (p *Page) NextSlide() int {
	if p.draft.bare() {
		return 1
	}
	return len(p.draft.deck.Scenes) + 1
}

// bare reports whether nothing was laid yet.
func (d *draft) bare() bool {
	return len(d.past) == 0 && len(d.deck.Scenes) == 1 && len(d.deck.Scenes[0].Table.Ships) == 0
}

// slideKept is the slide that was kept last, about which something can be done at once.
type slideKept struct {
	page  *Page
	n     int // which it is, the first is 0
	title string
	name  kit.Typed
}

// said tells that it is kept, with the pictures of the last slides of its deck.
func (k *slideKept) said() kit.Toasting {
	return kit.Toasting{
		Words: fmt.Sprintf("Slide %d added: %s", k.n+1, k.title),
		Sub:   "in “" + k.page.title() + "”",
		Top:   k.pictures,
		Acts: []*kit.Command{
			{ID: "slide:rename", Words: "Rename", Look: kit.Small, Do: k.rename},
			{ID: "slide:undo", Words: "Undo", Look: kit.Small, Do: k.undo},
		},
	}
}

// toastSlides is the number of pictures of slides over the message.
const toastSlides = 5

// pictures returns the last slides of the deck small; a press opens the free table at one of them.
func (k *slideKept) pictures() kit.Part {
	d := &k.page.draft
	var ps []kit.Part
	for n := max(0, len(d.deck.Scenes)-toastSlides); n < len(d.deck.Scenes); n++ {
		small := kit.Column(2, slideThumb(d, n, 78),
			kit.Line(scene.StyleCaption, kit.If(n == k.n, scene.Accent, scene.Text3), strconv.Itoa(n+1)).At(kit.Middle))
		ps = append(ps, kit.Chosen(n == k.n, small).Wide(98).Name("kept", n).Press(func() {
			k.page.goTo(n)
			k.page.host.Toast("") // it has done its part
			k.page.host.Open(k.page)
		}))
	}
	return kit.Row(8, ps...).If(len(ps) > 1)
}

// slideThumb is a slide of a deck small, px.
func slideThumb(d *draft, n int, px float64) kit.Part {
	b := d.small(n)
	if b == nil {
		return kit.Gap(px)
	}
	return boardview.Thumb(b, px)
}

// pictured is a slide as it was when its small picture was made.
type pictured struct {
	of    Scene
	cards *card.Catalogue
	board *scene.Board // nil: it cannot be shown
}

// small returns the picture of a slide, nil if there is none: made anew only where the slide has changed.
func (d *draft) small(n int) *scene.Board {
	s := &d.deck.Scenes[n]
	if p, ok := d.smalls[n]; ok && p.cards == d.cards && reflect.DeepEqual(p.of, *s) {
		return p.board
	}
	p := pictured{of: s.clone(), cards: d.cards}
	if l, err := lay(&s.Table, d.cards); err == nil {
		in := &hand{draft: &draft{cards: d.cards, deck: d.deck, at: n, l: l}, glide: &glide{}, eye: &boardview.Eye{}}
		p.board = pictureOf(in)
	}
	if d.smalls == nil {
		d.smalls = map[int]pictured{}
	}
	d.smalls[n] = p
	return p.board
}

// is reports whether the slide is still there.
func (k *slideKept) is() bool {
	ss := k.page.draft.deck.Scenes
	return k.n < len(ss) && ss[k.n].Title == k.title
}

// undo takes the slide away again, and nothing else.
func (k *slideKept) undo() {
	p := k.page
	if !k.is() {
		p.host.Toast("The slide is not there any more.")
		return
	}
	if len(p.draft.deck.Scenes) == 1 {
		p.load(emptyDeck(), "")
	} else {
		p.draft.at = k.n
		p.draft.dropScene()
		p.arrive()
	}
	p.keepLast()
	p.host.Toast(fmt.Sprintf("Slide %d removed.", k.n+1))
}

// rename asks for another title of the slide.
func (k *slideKept) rename() {
	k.name = kit.TypedOf(k.title)
	k.name.Again()
	k.page.host.Open(k)
}

// Name of the page that asks for the title.
func (k *slideKept) Name() string { return "slide" }

// Tick does nothing.
func (k *slideKept) Tick(float64) kit.Wake { return kit.Rest }

// Commands returns none: the dialog has its own.
func (k *slideKept) Commands() kit.Commands { return nil }

// Body returns the zero part: only the sky is behind the dialog.
func (k *slideKept) Body() kit.Part { return kit.Part{} }

// Layers ask for the title.
func (k *slideKept) Layers() []kit.Layer {
	cancel := &kit.Command{ID: "back", Words: "Cancel", Key: "esc", Do: k.page.host.Back}
	done := &kit.Command{ID: "slide:named", Words: "Done", Key: "enter", Look: kit.Main,
		Do: func() { k.page.host.Back(); k.named() }}
	return []kit.Layer{{Name: "Slide", Modal: true, Key: k, Commands: kit.Commands{done, cancel},
		Body: kit.Dialog(fmt.Sprintf("Rename slide %d", k.n+1), "", kit.Field(&k.name,
			kit.FieldOf{ID: "slidetitle", Label: "Title", Most: maxWords}), cancel, done)}}
}

// named gives the slide the title that was typed.
func (k *slideKept) named() {
	p, title := k.page, shown(k.name.String())
	if !k.is() || title == "" {
		return
	}
	p.draft.editDeck(func(d *Deck) int {
		d.Scenes[k.n].Title = title
		return p.draft.at
	})
	k.title = title
	p.keepLast()
	p.host.Toast(fmt.Sprintf("Slide %d is called %s.", k.n+1, title))
}
