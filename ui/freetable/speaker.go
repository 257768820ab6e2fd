package freetable

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// speaker is a talk as who gives it sees it: this slide as the audience does, the next one, the notes
// and the time. The audience has a window of its own.
type speaker struct {
	*show
	stage   Stage // nil: there is no second window
	shown   Talk  // to the audience last
	talk    float64
	slide   float64 // seconds on this slide
	at      int     // which it is
	open    bool    // the audience's window, as it was drawn last
	clock   int     // seconds of the talk, as they were drawn last
	letters int     // steps by which the notes' letters are larger
	tabs    kit.Tabs
	notes   kit.Scrolled
	wrong   string // why the audience sees nothing, told once
}

// planned is the length of a talk in minutes where none is set, mostMinutes the greatest.
const planned, mostMinutes = 10, 180

// hearing is every how many seconds the audience's window is asked what was pressed in it.
const hearing = 0.1

// begin opens the audience's window and begins the talk.
func (s *speaker) begin() error {
	s.show.begin()
	s.two, s.talk, s.slide, s.at, s.shown, s.wrong = true, 0, 0, s.hand.at, Talk{At: -1}, ""
	if s.stage.Opened() {
		return nil
	}
	return s.stage.Open()
}

// pass lets time go on, does what was pressed in the audience's window, and shows the audience what
// has changed; the error is told once.
func (s *speaker) pass(p *Page, dt float64) (w kit.Wake, err error) {
	w.In = hearing
	for _, id := range s.stage.Asked() {
		if c := s.Commands(p).By(id); c != nil && c.Off == "" && s.on {
			c.Do()
			w.Changed = true
		}
	}
	if !s.on {
		return kit.Wake{Changed: true, In: kit.Never}, nil
	}
	s.talk += dt
	if s.slide += dt; s.at != s.hand.at {
		s.at, s.slide, s.light = s.hand.at, 0, nil
	}
	open := s.stage.Opened()
	w.Changed = w.Changed || s.clock != int(s.talk) || s.open != open
	s.clock, s.open = int(s.talk), open
	t, err := s.show.talk()
	if err == nil && !t.same(s.shown) {
		if err = s.stage.Show(t); err == nil {
			s.shown = t
		}
	}
	if err == nil || err.Error() == s.wrong {
		return w, nil
	}
	s.wrong = err.Error()
	return w, err
}

// ends ends the talk and closes the audience's window.
func (s *speaker) ends() *kit.Command {
	c := s.leave()
	c.Words, c.Icon, c.Look = "End", "", kit.Small
	c.Do = func() {
		s.end()
		s.stage.Show(Talk{Deck: s.shown.Deck, At: s.at, Black: true}) // other windows may follow the talk
		s.stage.Close()
	}
	return c
}

// Commands returns what can be done meanwhile.
func (s *speaker) Commands(p *Page) kit.Commands {
	return append(s.shared(p), p.write(), s.reopens(p), s.larger(1), s.larger(-1), s.plans(1), s.plans(-1))
}

// shared returns what can be done in either window; play goes on from the slide by the rules.
func (s *speaker) shared(p *Page) kit.Commands {
	cs := slices.DeleteFunc(s.show.Commands(), func(c *kit.Command) bool { return c.ID == "leave" })
	cs = append(cs, s.ends(), p.playOn(), s.lights())
	for n := range min(9, len(s.hand.deck.Scenes)) {
		cs = append(cs, s.turnsTo(n))
	}
	return cs
}

// larger has the notes in larger letters by some steps.
func (s *speaker) larger(by int) *kit.Command {
	c := &kit.Command{ID: "notes+", Words: "Larger notes", Brief: "+", Key: "+", Also: "shift++", Look: kit.Small}
	if by < 0 {
		c = &kit.Command{ID: "notes-", Words: "Smaller notes", Brief: "−", Key: "-", Look: kit.Small}
	}
	c.Do = func() { s.letters = min(max(s.letters+by, -2), 6) }
	return c
}

func (s *speaker) turnsTo(n int) *kit.Command {
	return &kit.Command{ID: fmt.Sprint("slide:", n), Words: fmt.Sprint("Slide ", n+1), Key: strconv.Itoa(n + 1),
		Lit: n == s.hand.at, Do: func() { s.goTo(n) }}
}

// minutes returns how many the talk may take.
func (s *speaker) minutes() int { return cmp.Or(s.hand.deck.Minutes, planned) }

// plans lets the talk take more or fewer minutes; the deck keeps them.
func (s *speaker) plans(more int) *kit.Command {
	c := &kit.Command{ID: "plan+", Words: "A minute more", Brief: "+", Key: "shift+up", Look: kit.Small}
	if more < 0 {
		c = &kit.Command{ID: "plan-", Words: "A minute less", Brief: "−", Key: "shift+down", Look: kit.Small}
	}
	c.Do = func() {
		s.hand.editDeck(func(d *Deck) int {
			d.Minutes = min(max(s.minutes()+more, 1), mostMinutes)
			return s.hand.at
		})
	}
	return c
}

// lights ends the light.
func (s *speaker) lights() *kit.Command {
	c := &kit.Command{ID: "light", Words: "Light off", Key: "l", Look: kit.Small, Do: func() { s.light = nil }}
	return c.OffWhen(s.light == nil, "Press the board to point there.")
}

// reopens opens the audience's window once more.
func (s *speaker) reopens(p *Page) *kit.Command {
	c := &kit.Command{ID: "audience", Words: "Open again", Look: kit.Main, Do: func() {
		if err := s.stage.Open(); err != nil {
			p.host.Toast(names.Told("", err))
		}
	}}
	return c.OffWhen(s.stage.Opened(), "The audience has its window.")
}

// body returns what who speaks sees.
func (s *speaker) body(p *Page) kit.Part {
	title := kit.Column(0, kit.Line(scene.StyleH3, scene.Text1, "Presenter"),
		kit.Line(scene.StyleCaption, scene.Text3, p.title()+" · only on this screen"))
	audience := kit.Pill("Audience: second window", scene.Accent, scene.AccentLo)
	if !s.stage.Opened() {
		audience = kit.Row(8, kit.Pill("Audience: closed", scene.DangerText, scene.DangerFill),
			kit.Button(s.reopens(p)))
	}
	cs := s.show.Commands()
	black := cs.By("black")
	black.Brief, black.Lit, black.Look = "Black", s.black, kit.Small
	head := kit.Row(12, title.Grow(1).Least(86, 0), audience, kit.Buttons(black, s.lights(), s.ends()))
	points := boardview.Grab{At: func(scene.Pt) bool { return true }, Press: func(at scene.Pt) { s.light = &at }}
	picture := s.show.slide(&s.eye, kit.Part{}, kit.Part{}, points)
	return kit.Filled(kit.Column(8, head, kit.Split(&s.tabs,
		kit.Col{Name: "Talk", Least: 430, Share: 11,
			Part: kit.Column(10, s.clocks(), s.next(p), s.note(p.write()), s.turns())},
		kit.Col{Name: "Audience", Least: 420, Share: 13, Stays: true, Part: picture})))
}

// clocks are the time of the talk, of this slide, and what was planned.
func (s *speaker) clocks() kit.Part {
	clock := func(label string, seconds float64, ink kit.Ink) kit.Part {
		n := int(seconds)
		return kit.Column(0, kit.Line(scene.StyleLabel, scene.Text3, label),
			kit.Line(scene.Style{Face: scene.NumeralBold, Size: 40, Line: 44}, ink, fmt.Sprintf("%d:%02d", n/60, n%60)))
	}
	over := kit.If(s.talk > float64(60*s.minutes()), scene.Seats[2].Text, scene.Text1)
	return kit.Panel(kit.Row(20, clock("Talk", s.talk, over).Wide(110),
		clock("This slide", s.slide, scene.Text2).Wide(110),
		kit.Space(), clock("Planned", float64(60*s.minutes()), scene.Text3).Wide(120), kit.Button(s.plans(-1)),
		kit.Button(s.plans(1))))
}

// next is the slide to come.
func (s *speaker) next(p *Page) kit.Part {
	d := s.hand.draft
	n := d.at + 1
	if n == len(d.deck.Scenes) {
		return kit.Panel(kit.Row(12, kit.Text(scene.StyleBody, scene.Text2, "This is the last slide.").Grow(1),
			kit.Button(p.playOn())))
	}
	sc := &d.deck.Scenes[n]
	words := kit.Column(6,
		kit.Line(scene.StyleLabel, scene.Text3, fmt.Sprintf("Next, %d of %d", n+1, len(d.deck.Scenes))),
		kit.Text(boldStyle, scene.Text1, sc.Title), kit.Text(scene.StyleSmall, scene.Text2, sc.Caption),
		kit.Button(p.playOn()))
	return kit.Panel(kit.Row(12, slideThumb(d, n, 170), words.Grow(1).Least(120, 0)))
}

// note shows the speaker's note to the slide.
func (s *speaker) note(write *kit.Command) kit.Part {
	words, ink := s.hand.scene().Note, scene.Text1
	if words == "" {
		words, ink = "No notes.", scene.Text3
	} else {
		write = nil
	}
	head := kit.Row(8, kit.Line(scene.StyleLabel, scene.Text3, "Notes").Grow(1),
		kit.Line(scene.StyleSmall, scene.Text3, "Size"), kit.Button(s.larger(-1)), kit.Button(s.larger(1)))
	text := kit.Text(grown(scene.Style{Face: scene.Sans, Size: 20, Line: 28}, 1+0.15*float64(s.letters)), ink, words)
	return kit.Panel(kit.Column(6, head, kit.Scroll(&s.notes, kit.Column(10, text, kit.Button(write))))).Grow(1)
}

// turns go to another slide.
func (s *speaker) turns() kit.Part {
	var ps []kit.Part
	for n := range min(9, len(s.hand.deck.Scenes)) {
		c := s.turnsTo(n)
		ps = append(ps,
			kit.Button(&kit.Command{ID: c.ID, Words: strconv.Itoa(n + 1), Look: kit.Small, Lit: c.Lit, Do: c.Do}))
	}
	back, on := s.backward(), s.onward()
	back.Words, back.Icon, on.Words, on.Icon, on.Look = "Back", "", "Next slide", "", kit.Main
	if s.hand.at == len(s.hand.deck.Scenes)-1 {
		on = s.ends()
		on.Look = kit.Main
	}
	return kit.Row(8, kit.Button(back), kit.Row(4, ps...).Grow(1), kit.Big(on))
}
