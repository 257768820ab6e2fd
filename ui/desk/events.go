package desk

import (
	"fmt"
	"path/filepath"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// events is the list of events: a folder for each storyline, a file for each event.
type events struct {
	clubs []Club
	list  kit.Listed
	tabs  kit.Tabs
}

// eventsPage shows the list of events.
type eventsPage struct {
	*events
	deeds
	tools
}

func (d eventsPage) commands() kit.Commands { return kit.Commands{d.openChosen(), d.newEvent()} }

// read reads the clubs anew.
func (d *events) read(s Store) (err error) {
	d.clubs, err = s.Clubs()
	d.list.At = max(0, min(d.list.At, d.filedEvents()-1))
	return err
}

// filedEvents returns the number of events in the list.
func (d *events) filedEvents() (n int) {
	for _, c := range d.clubs {
		n += len(c.Events)
	}
	return n
}

// filed returns an event of the list with its club, nil where the list is empty.
func (d *events) filed(i int) (club string, f *tournament.Filed) {
	for k := range d.clubs {
		if c := &d.clubs[k]; i >= 0 && i < len(c.Events) {
			return c.Name, &c.Events[i]
		}
		i -= len(d.clubs[k].Events)
	}
	return "", nil
}

func (d eventsPage) newEvent() *kit.Command {
	return &kit.Command{ID: "new", Words: "New event", Key: "n", Do: func() {
		b := newBegin(d.store.Now(), d.clubs)
		if club, f := d.filed(d.list.At); f != nil {
			b.club = kit.TypedOf(club)
			b.follow()
		}
		d.lay(b)
	}}
}

func (d eventsPage) openChosen() *kit.Command {
	c := &kit.Command{ID: "open", Words: "Open the desk", Key: "enter", Look: kit.Main}
	switch _, f := d.filed(d.list.At); {
	case f == nil:
		c.Words, c.Do = "New event", d.newEvent().Do
	case f.Err != nil:
		c.Do = func() { d.fail(f.Err) }
	default:
		c.Do = func() { d.open(f.File) }
	}
	return c
}

// body returns the list of events and, beside it, the chosen one.
func (d eventsPage) body() kit.Part {
	n := d.filedEvents()
	if n == 0 {
		return kit.Split(
			&d.tabs,
			kit.Col{
				Name:  "Events",
				Least: 320,
				Share: 3,
				Part: panel(
					"Events",
					"",
					say(
						"No events yet. Start one: sign players in, play three Battle Rounds, and get the final ranks.",
					),
					kit.Button(d.openChosen()).At(kit.Left),
				),
			},
			kit.Col{Name: "What the desk does", Least: 320, Share: 2, Part: whatTheDeskDoes()},
		)
	}
	return kit.Split(&d.tabs,
		kit.Col{Name: "Events", Least: 360, Share: 3, Part: kit.List(&d.list, n, 60, d.eventRow)},
		kit.Col{Name: "Chosen", Least: 320, Share: 2, Part: d.chosenEvent()})
}

func whatTheDeskDoes() kit.Part {
	var ps []kit.Part
	for _, s := range []string{"Sign in players with faction allegiance and fleet. Every fleet is checked.",
		"Pairings, byes and roll-offs by the event sheet, each with its reason.",
		"Enter and sign results, or play battles here. Computers can fill empty seats.",
		"Print standings, Score Sheets and Build Sheets."} {
		ps = append(ps, kit.Row(10, kit.Icon("ok", 14, scene.Accent), say(s).Grow(1)))
	}
	return panel("What the desk does", "", ps...)
}

func (d eventsPage) eventRow(i int) kit.Part {
	club, f := d.filed(i)
	var words kit.Part
	if f.Err != nil {
		words = kit.Row(10, kit.Icon("danger-now", 16, scene.Danger),
			kit.Line(nameStyle, scene.DangerSentence, filepath.Base(f.File)).Grow(1))
	} else {
		e := f.Event
		line := e.Kit().Title
		if club != "" {
			line = club + " · " + line
		}
		if e.Date != "" {
			line = e.Date + " · " + line
		}
		words = kit.Row(12, kit.Column(2, kit.Line(nameStyle, scene.Text1, e.Name),
			kit.Line(scene.StyleCaption, scene.Text3, line)).Grow(1),
			kit.Line(scene.StyleSmall, scene.Text2, state(e)))
	}
	return kit.Chosen(i == d.list.At, words).Name("event", i).Press(func() {
		if i == d.list.At {
			d.openChosen().Do()
			return
		}
		d.list.At = i
	})
}

// state returns the state of an event in words.
func state(e *tournament.Event) string {
	switch {
	case e.Over():
		return "Admiral " + e.FinalRanks()[0]
	case e.Round() == 0:
		return count(len(e.Players), "player") + " signed in"
	}
	return fmt.Sprintf("round %d of %d", e.Round(), tournament.Rounds)
}

// chosenEvent returns the chosen event in short.
func (d eventsPage) chosenEvent() kit.Part {
	_, f := d.filed(d.list.At)
	if f == nil {
		return whatTheDeskDoes()
	}
	if f.Err != nil {
		return panel("Chosen event", "", kit.Text(scene.StyleBody, scene.DangerSentence, names.Sentence(f.Err.Error())))
	}
	e := f.Event
	line := func(icon, words string) kit.Part {
		return kit.Row(10, kit.Icon(icon, 15, scene.Text3), say(words).Grow(1))
	}
	ps := []kit.Part{
		kit.Text(scene.StyleH2, scene.Text1, e.Name),
		line("squadron", fmt.Sprintf("%s, %d SP for each fleet", e.Kit().Title, e.Limit)),
	}
	if e.Round() == 0 {
		ps = append(ps, line("crew", state(e)))
	} else {
		ps = append(ps, line("crew", count(len(e.Players), "player")+", "+state(e)))
	}
	if e.After != nil {
		ps = append(ps, line("admiral", "Follows "+e.After.Event))
	}
	if e.Round() > 0 {
		st := e.Ranks(e.Round())
		for _, s := range st[:min(3, len(st))] {
			ps = append(
				ps,
				kit.Row(
					12,
					kit.Line(scene.StyleNumber, scene.Text2, fmt.Sprint(s.Rank)).Wide(18),
					kit.Line(scene.StyleBody, scene.Text1, s.Player).Grow(1),
					kit.Line(scene.StyleSmall, scene.Text3, fmt.Sprintf("%d BP · %d FP", s.Battle, s.Points)),
				),
			)
		}
	}
	return panel("Chosen event", "", append(ps, kit.Gap(4), kit.Button(d.openChosen()))...)
}
