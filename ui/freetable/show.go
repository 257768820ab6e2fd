package freetable

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// show is the scene as it is shown to people: in all of the window, with its words below.
type show struct {
	on, black bool
	two       bool      // the audience has a window of its own
	follows   bool      // this is that window: there is nothing to press in it
	light     *scene.Pt // where it is pointed at, mm; nil nowhere
	eye       boardview.Eye
	hand      *hand
	goTo      func(n int) // takes another scene in hand
}

// begin begins to show the scene in hand, end ends it.
func (s *show) begin() {
	s.on, s.two, s.black, s.light = true, false, false, nil
	s.hand.take(SelectTool)
	s.hand.scene().Camera.lookThrough(&s.eye)
}

func (s *show) end() { s.on, s.black, s.light = false, false, nil }

// Commands returns what can be done meanwhile.
func (s *show) Commands() kit.Commands {
	at, last := s.hand.at, len(s.hand.deck.Scenes)-1
	cs := kit.Commands{s.onward(), s.backward(),
		{ID: "first", Words: "First slide", Key: "home", Do: func() { s.goTo(0) }},
		{ID: "last", Words: "Last slide", Key: "end", Do: func() { s.goTo(last) }},
		{ID: "black", Words: "Black screen", Key: ".", Do: func() { s.black = !s.black }}, s.leave()}
	if s.hand.glide.on() {
		return append(cs, skip(s.hand.glide))
	}
	return append(cs,
		&kit.Command{ID: "on", Words: "Next slide", Key: "space", Look: kit.Hidden, Do: func() { s.turn(at + 1) }})
}

// turn shows another scene; the screen comes back from black first.
func (s *show) turn(n int) {
	if s.black {
		s.black = false
		return
	}
	s.goTo(n)
}

func (s *show) onward() *kit.Command {
	return &kit.Command{
		ID:    "onward",
		Words: "Next slide",
		Key:   "right",
		Also:  "pagedown down enter",
		Icon:  "forward",
		Do:    func() { s.turn(s.hand.at + 1) },
	}
}

func (s *show) backward() *kit.Command {
	return &kit.Command{
		ID:    "backward",
		Words: "Previous slide",
		Key:   "left",
		Also:  "pageup up",
		Icon:  "back",
		Do:    func() { s.turn(s.hand.at - 1) },
	}
}

func (s *show) leave() *kit.Command {
	return &kit.Command{ID: "leave", Words: "End the presentation", Key: "esc", Also: "f", Icon: "close", Do: s.end}
}

// body returns what the audience sees.
func (s *show) body() kit.Part {
	if s.black {
		return kit.Dark()
	}
	if s.follows {
		return s.slide(&s.eye, kit.Part{}, kit.Part{})
	}
	over := kit.Column(
		0,
		kit.Torch(),
		kit.Row(0, kit.Space(), kit.Faint(s.leave())),
		kit.Space(),
		kit.Row(0, kit.Faint(s.backward()).Name("previous", -1), kit.Space(), kit.Faint(s.onward()).Name("next", -1)),
		kit.Space(),
	)
	return s.slide(&s.eye, over, s.dots())
}

// slide is the scene with its title and number above the board, and its words below. The board is
// of one size on every slide of the deck: who says less leaves the room empty.
func (s *show) slide(eye *boardview.Eye, over, foot kit.Part, grabs ...boardview.Grab) kit.Part {
	d, n := s.hand.draft, len(s.hand.deck.Scenes)
	most := slices.MaxFunc(d.deck.Scenes, func(a, b Scene) int { return cmp.Compare(a.letters(), b.letters()) })
	return kit.Afar(func(times float64) kit.Part {
		number := kit.Line(grown(scene.StyleLabel, times), scene.Text3, fmt.Sprintf("%d of %d", d.at+1, n)).If(n > 1)
		head := kit.Row(12, kit.Line(grown(scene.StyleH3, times), scene.Text1, d.scene().Title).Grow(1), number)
		told := func(s *Scene, done bool) kit.Part {
			caption := kit.Text(grown(scene.StyleBody, times), scene.Text2, s.Caption)
			if strings.Contains(s.Caption, "\n") {
				caption = kit.Centered(caption)
			}
			return kit.Column(4*times, caption.At(kit.Middle),
				taskOf(s, done, times).At(kit.Middle)).Readable(times).At(kit.Middle)
		}
		return kit.Filled(kit.Column(6,
			kit.Air(8, 0, head),
			boardview.Captioned(pictureOf(s.hand), eye, boardview.Captions{}, kit.Column(0, s.lit(), over),
				grabs...).Grow(1),
			told(d.scene(), d.done()).Like(told(&most, false)),
			foot))
	})
}

// tells returns what the audience sees in words: where it is, and what is said there.
func (s *show) tells() (where string, said []string) {
	said = []string{}
	if s.black {
		return "Nothing is shown", said
	}
	sc := s.hand.scene()
	for _, words := range []string{sc.Title, sc.Caption} {
		if words != "" {
			said = append(said, words)
		}
	}
	if sc.Task != nil {
		said = append(said, "Task: "+sc.Task.Words)
	}
	return fmt.Sprintf("Slide %d of %d", s.hand.at+1, len(s.hand.deck.Scenes)), said
}

// lit is the light of who presents.
func (s *show) lit() kit.Part {
	if s.light == nil {
		return kit.Part{}
	}
	return boardview.Light(*s.light)
}

// letters counts what is said about the scene below its board; a line feed is as much as a line.
func (s *Scene) letters() int {
	const line = 80
	n := len(s.Caption) + line*strings.Count(s.Caption, "\n")
	if s.Task != nil {
		n += len(s.Task.Words)
	}
	return n
}

func (s *show) dots() kit.Part {
	n := len(s.hand.deck.Scenes)
	if n < 2 {
		return kit.Part{}
	}
	ps := make([]kit.Part, n)
	for i := range ps {
		ps[i] = kit.Dot(i == s.hand.at).Name("scene", i).Press(func() { s.goTo(i) })
	}
	return kit.Row(0, ps...).At(kit.Middle)
}

// picture is the scene as it is shown to people, as a page by itself: without anything that can be
// pressed.
type picture struct {
	show
	note bool // what is only for who speaks stands below it
}

// Name of the page.
func (k *picture) Name() string { return "picture" }

// Commands are none.
func (k *picture) Commands() kit.Commands { return nil }

// Body is the scene.
func (k *picture) Body() kit.Part {
	k.hand.scene().Camera.lookThrough(&k.eye)
	note := k.hand.scene().Note
	return k.slide(&k.eye, kit.Part{}, kit.Afar(func(times float64) kit.Part {
		return kit.Panel(kit.Text(grown(scene.StyleBody, times), scene.Text2, note))
	}).If(k.note && note != ""))
}

// Tick does nothing.
func (k *picture) Tick(float64) kit.Wake { return kit.Rest }
