package freetable

import (
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// show is the scene as it is shown to people: in all of the window, with its words below.
type show struct {
	on, black bool
	eye       boardview.Eye
	hand      *hand
	goTo      func(n int) // takes another scene in hand
}

// begin begins to show the scene in hand, end ends it.
func (s *show) begin() {
	s.on, s.black = true, false
	s.hand.take(SelectTool)
	s.hand.scene().Camera.lookThrough(&s.eye)
}

func (s *show) end() { s.on, s.black = false, false }

// Commands returns what can be done meanwhile.
func (s *show) Commands() kit.Commands {
	at, last := s.hand.at, len(s.hand.deck.Scenes)-1
	cs := kit.Commands{s.onward(), s.backward(),
		{ID: "first", Words: "First scene", Key: "home", Do: func() { s.goTo(0) }},
		{ID: "last", Words: "Last scene", Key: "end", Do: func() { s.goTo(last) }},
		{ID: "black", Words: "Black screen", Key: ".", Do: func() { s.black = !s.black }}, s.leave()}
	if s.hand.glide.on() {
		return append(cs, skip(s.hand.glide))
	}
	return append(cs,
		&kit.Command{ID: "on", Words: "Next scene", Key: "space", Look: kit.Hidden, Do: func() { s.turn(at + 1) }})
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
		Words: "Next scene",
		Key:   "right",
		Also:  "pagedown down enter",
		Icon:  "forward",
		Do:    func() { s.turn(s.hand.at + 1) },
	}
}

func (s *show) backward() *kit.Command {
	return &kit.Command{
		ID:    "backward",
		Words: "Previous scene",
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
	over := kit.Column(
		0,
		kit.Torch(),
		kit.Row(0, kit.Space(), kit.Faint(s.leave())),
		kit.Space(),
		kit.Row(0, kit.Faint(s.backward()).Name("previous", -1), kit.Space(), kit.Faint(s.onward()).Name("next", -1)),
		kit.Space(),
	)
	return boardview.Captioned(pictureOf(s.hand), &s.eye, boardview.Captions{Foot: s.lowerThird()}, over)
}

// lowerThird is the scene's words for people who sit far from the screen, and a dot for each scene.
func (s *show) lowerThird() kit.Part {
	return kit.Afar(func(times float64) kit.Part {
		return kit.Column(8, said(s.hand.draft, times, nil).Readable(times).At(kit.Middle), s.dots())
	})
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
	board *scene.Board
	eye   boardview.Eye
	words kit.Part
}

func (s *show) picture() *picture {
	k := &picture{board: pictureOf(s.hand), words: s.lowerThird()}
	s.hand.scene().Camera.lookThrough(&k.eye)
	return k
}

// Name of the page.
func (k *picture) Name() string { return "picture" }

// Commands are none.
func (k *picture) Commands() kit.Commands { return nil }

// Body is the scene.
func (k *picture) Body() kit.Part {
	return boardview.Captioned(k.board, &k.eye, boardview.Captions{Foot: k.words}, kit.Part{})
}

// Tick does nothing.
func (k *picture) Tick(float64) kit.Wake { return kit.Rest }
