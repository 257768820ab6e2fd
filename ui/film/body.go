package film

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/boardview"
	"attackwing/ui/captions"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Body returns the board in all of the window, with the captions over it.
func (p *Page) Body() kit.Part {
	return boardview.Captioned(
		p.film.Board(),
		&p.eye,
		p.captions(),
		motion.OverBoard(p.film.Stage(), p.film.onGlass(), &p.eye, false, false),
		p.grabs()...)
}

// grabs returns the grab of the whole board: a press ends a film that shows itself, and stops and
// starts another.
func (p *Page) grabs() []boardview.Grab {
	do := func(scene.Pt) { p.play().Do() }
	if a := p.o.Attract; a != nil {
		do = func(scene.Pt) { a.Leave() }
	}
	return []boardview.Grab{{At: func(scene.Pt) bool { return true }, Press: do}}
}

// captions returns the parts above and below the board: the moment and the standing above, the
// caption below.
func (p *Page) captions() boardview.Captions {
	pills := kit.Button(p.out)
	if p.o.Attract != nil {
		leave, play := *p.leave(), *p.playThis()
		leave.Brief, play.Brief = "Title", "Play this"
		pills = kit.Either(kit.Row(8, kit.Button(p.leave()), kit.Button(p.playThis())),
			kit.Column(8, kit.Button(&leave), kit.Button(&play)))
	}
	left := kit.Afar(func(times float64) kit.Part { return kit.Column(10, p.where(times), pills, kit.Note(p.notice)) })
	return boardview.Captions{Left: left, Right: p.film.standing(), Foot: p.foot()}
}

// foot returns the caption with the film's controls. Its height is constant, so that the table
// stays in place.
func (p *Page) foot() kit.Part {
	controls := kit.Part{}
	if p.o.Attract == nil && !p.bare {
		controls = p.controls()
		if p.hidden {
			controls = kit.Veiled(controls)
		}
	}
	return kit.Afar(func(times float64) kit.Part {
		return boardview.Shaded(p.film.Told() != nil || p.film.rolled() || !p.hidden,
			kit.Column(6, p.film.lowerThird(times), controls))
	})
}

// onGlass returns the motion over the board, nil if there is none or it is of a damage card.
func (p *Projector) onGlass() *motion.Motion {
	if p.now == nil {
		return nil
	}
	if _, card := p.now.Event.(game.DamageDealt); card {
		return nil
	}
	return p.now
}

// where returns the battle's title and the progress of the film; in a small window the progress
// alone, so that the title does not lie over the table.
func (p *Page) where(times float64) kit.Part {
	title := kit.Line(sized(scene.StyleLabel, times*0.6), scene.Text2, p.o.Title).If(times > 1)
	return kit.Column(2, title, kit.Line(sized(scene.StyleH2, times*0.6), scene.Text1, p.film.moment()))
}

// sized returns a style so many times as large.
func sized(st kit.Style, times float64) kit.Style {
	st.Size, st.Line = st.Size*times, st.Line*times
	return st
}

// moment returns the round and the phase of the film, in words.
func (p *Projector) moment() string {
	s := &p.view.State
	if s.Round == 0 {
		return "Set-up"
	}
	phase := map[game.Phase]string{game.Planning: "Planning", game.Activation: "Activation", game.Combat: "Combat",
		game.End: "End", game.GameOver: "Over"}[s.Phase]
	return strings.TrimSuffix(fmt.Sprintf("Round %d · %s", s.Round, phase), " · ")
}

// standing returns the score: the ships of both sides, and their Fleet Points.
func (p *Projector) standing() kit.Part {
	s, u := &p.view.State, p.Film.Setup
	points := func(seat game.PlayerID) kit.Part {
		return kit.Line(scene.Style{Face: scene.NumeralBold, Size: 34, Line: 38}, scene.Seats[int(seat)+1].Text,
			fmt.Sprint(game.Points(s, u, seat))).Whole()
	}
	score := kit.Row(10, points(game.One), kit.Line(scene.StyleH2, scene.Text3, ":").Whole(), points(game.Two))
	return kit.Either(kit.Row(20, p.fleet(game.One), score, p.fleet(game.Two)), score)
}

// fleet returns a player's ships, with their remaining strength.
func (p *Projector) fleet(seat game.PlayerID) kit.Part {
	s, u := &p.view.State, p.Film.Setup
	ps := []kit.Part{kit.Seat(6, int(seat)+1, -1)}
	for i := range u.FleetShips() {
		id := game.ShipID(i)
		if sh := &s.Ships[i]; captions.FleetOf(u, id) == seat {
			f := u.Facts(id)
			d := onmap.Ship(s, u, id)
			drawn := kit.Art(30, d.Art, d.Tones, 0)
			if sh.Destroyed {
				drawn = kit.Dim(30, d.Art, d.Tones)
			}
			hull, shields := int(f.Ship.Hull), int(f.Ship.Shields)
			ps = append(
				ps,
				kit.Column(
					4,
					drawn,
					kit.Bar(max(0, hull-int(sh.NDamage))*kit.If(sh.Destroyed, 0, 1), hull,
						int(sh.Shields)*kit.If(sh.Destroyed, 0, 1), int(sh.Down), shields),
				),
			)
		}
	}
	return kit.Row(12, ps...)
}

// lowerThird returns the caption with the dice of its attack.
func (p *Projector) lowerThird(times float64) kit.Part {
	head, more := " ", " "
	if c := p.Told(); c != nil {
		head, more = c.Head, c.More
	}
	letters := max(1, times*0.8) // a film is not read from as far as a slide
	return kit.Column(
		4*times,
		p.dice(18*times),
		kit.Centered(kit.Text(sized(scene.StyleH3, letters), scene.Text1, head)),
		kit.Centered(kit.Text(sized(scene.StyleSmall, letters*0.9), scene.Text2, more)),
	)
}

// rolled reports whether dice lie there that are a part of the scene.
func (p *Projector) rolled() bool {
	a := &p.view.State.Attack
	return p.InScene() && a.On && a.RolledAttack
}

// dice returns the dice of the current attack, each of a size in px.
func (p *Projector) dice(size float64) kit.Part {
	if !p.rolled() {
		return kit.Gap(size)
	}
	a := &p.view.State.Attack
	ps := []kit.Part{kit.Space()}
	for _, d := range a.AttackDice[:a.NAttack] {
		ps = append(ps, kit.Art(size, motion.DieArt(true, d.Face), scene.AttackDie, 0))
	}
	if a.Defended {
		ps = append(ps, kit.Gap(size/2))
		for _, d := range a.Defense[:a.NDefense] {
			ps = append(ps, kit.Art(size, motion.DieArt(false, d.Face), scene.DefenseDie, 0))
		}
	}
	return kit.Row(size/4, append(ps, kit.Space())...)
}

// controls show the film.
func (p *Page) controls() kit.Part {
	next := *p.at("speed", map[int]int{1: 2, 2: 4, 4: 1}[p.speed])
	next.Words, next.Look, next.Key = fmt.Sprintf("%d×", p.speed), kit.Small, ""
	knobs := []kit.Part{
		kit.Button(p.leave()),
		kit.Button(p.chapter("back", "Previous caption", "left", "first", -1)),
		kit.Button(p.play()),
		kit.Button(p.chapter("on", "Next caption", "right", "last", 1)),
		kit.Button(&next),
	}
	out := kit.Button(p.export())
	wide, small := append(slices.Clone(knobs), p.timeline(), out), append(knobs, kit.Space(), out)
	return kit.Bare(kit.Air(8, 4, kit.Either(kit.Row(8, wide...), kit.Row(8, small...))))
}

// timeline leads to any moment: its spans are the rounds, its marks the captions.
func (p *Page) timeline() kit.Part {
	f := p.film
	all := float64(max(1, len(f.Film.Moments)-1))
	part := func(moment int) float64 { return float64(min(moment, len(f.Film.Moments)-1)) / all }
	t := kit.Track{At: part(f.At()), Seek: func(to float64) { f.Seek(int(to * all)) }}
	round := f.Film.Moments[0].Round
	now := f.view.Round
	close := func(to int) {
		s := kit.Span{Name: fmt.Sprintf("Round %d", round), Short: fmt.Sprint(round), To: part(to), Now: round == now}
		if round == 0 {
			s.Name, s.Short = "Set-up", "S"
		}
		t.Spans = append(t.Spans, s)
	}
	for i := range f.Film.Moments {
		if r := f.Film.Moments[i].Round; r != round {
			close(i)
			round = r
		}
	}
	close(len(f.Film.Moments) - 1)
	for i := range f.Captions {
		c := &f.Captions[i]
		if icon, ok := signs[c.Kind]; ok {
			ink := kit.Ink(scene.Text1)
			if c.Seat != game.Nobody {
				ink = scene.Seats[int(c.Seat)+1].Main
			}
			t.Marks = append(t.Marks,
				kit.Sign{N: i, At: part(c.To.Moment), Icon: icon, Ink: ink, Words: c.Head, Do: func() { f.Chapter(i) }})
		}
	}
	return kit.Timeline(t)
}

// signs are the marks of captions on the timeline, in the color of whom they are good for.
var signs = map[captions.Kind]string{
	captions.Destroyed: "destroyed",
	captions.Rare:      "hit",
	captions.Taken:     "mission",
	captions.Drawn:     "damage",
	captions.Turned:    "swap",
}
