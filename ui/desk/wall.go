package desk

import (
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// wall is the view for a wall: the clock, who sits where, the ranks, in letters to be read from
// afar.
type wall struct {
	ranks bool // the ranks instead of the tables
	rows  kit.Scrolled
}

func (v *wall) title(d view) (head, sub string) {
	return d.Name, "Wall view · F11: full screen"
}

func (v *wall) commands(d eventPage) kit.Commands {
	if !v.both(d) {
		return nil
	}
	return kit.Commands{v.turn()}
}

// both tells whether there are tables to be shown beside the ranks.
func (v *wall) both(d eventPage) bool { return d.Round() > 0 && !d.Over() }

func (v *wall) turn() *kit.Command {
	c := &kit.Command{
		ID:    "turn",
		Words: "Ranks",
		Key:   "b",
		Also:  "left right space",
		Look:  kit.Small,
		Do:    func() { v.ranks, v.rows.Top = !v.ranks, 0 },
	}
	if v.ranks {
		c.Words = "Tables"
	}
	return c
}

func (v *wall) body(d eventPage) kit.Part {
	rows := v.rankRows(d)
	if v.both(d) && !v.ranks {
		rows = v.tableRows(d)
	}
	return kit.Column(8, v.head(d), kit.Scroll(&v.rows, rows).Grow(3))
}

// head returns the clock, or that the event is over.
func (v *wall) head(d eventPage) kit.Part {
	e := d.Event
	if e.Over() {
		return kit.Row(24, kit.Loud(scene.SansBold, 0.52, scene.Text1, "Final ranks"),
			kit.Loud(scene.Sans, 0.3, scene.Text2, "Admiral "+e.FinalRanks()[0]).Grow(1)).Grow(0.5).Least(200, 40)
	}
	if !d.timed {
		return kit.Part{}
	}
	ink, words := scene.Text1, fmt.Sprintf("Round %d of %d", e.Round(), tournament.Rounds)
	if d.left == 0 {
		ink = scene.DangerText
		words += ": time is up"
	}
	says := []kit.Part{kit.Loud(scene.SansBold, 0.55, scene.Text1, words),
		kit.Loud(scene.Sans, 0.34, scene.Text2, v.waits(d))}
	beside := kit.Matrix(2, 1, kit.Cells{LeastW: 200, LeastH: 20, MostH: 90},
		func(i, _ int) kit.Part { return says[i] })
	return kit.Row(24, kit.Loud(scene.NumeralBold, 0.8, ink, tournament.ClockFace(d.left)), beside.Grow(1),
		kit.Button(v.turn())).Grow(1).Least(300, 56)
}

// waits says how far the round is.
func (v *wall) waits(d eventPage) string {
	n := d.stillOpen()
	switch n {
	case 0:
		return "All tables have reported."
	case 1:
		return "One table is still open."
	}
	return fmt.Sprintf("%d tables are still open.", n)
}

// afar returns rows as high as there is room for, at least readable from afar and at most of a
// pleasing height.
func afar(n int, row func(i int) kit.Part) kit.Part {
	return kit.Matrix(n, 1, kit.Cells{LeastW: 200, LeastH: 44, FreeH: 44, MostH: 96, Gap: 6},
		func(i, _ int) kit.Part { return kit.Bare(row(i)) })
}

func (v *wall) tableRows(d eventPage) kit.Part {
	e := d.Event
	r := &e.Rounds[e.Round()-1]
	n := len(r.Tables)
	if r.Bye != 0 {
		n++
	}
	return afar(n, func(i int) kit.Part {
		if i == len(r.Tables) {
			return kit.Row(16, kit.Gap(12),
				kit.Loud(scene.SansMedium, 0.46, scene.Text2, e.Player(r.Bye).Name+" has the bye").Grow(1))
		}
		t := &r.Tables[i]
		ps := []kit.Part{kit.Gap(6), kit.Loud(scene.NumeralBold, 0.62, scene.Text3, fmt.Sprint(i+1))}
		for seat, p := range t.Players {
			ink, score := scene.Text1, ""
			if t.Result != nil {
				score = fmt.Sprint(t.Result.Sides[seat].Points)
				if t.Result.Winner != seat {
					ink = scene.Text3
				}
			}
			name := kit.Loud(scene.SansMedium, 0.46, ink, e.Player(p).Name)
			points := kit.Loud(scene.NumeralBold, 0.62, ink, score)
			ps = append(ps, kit.Row(12, kit.Seat(6, seat+1, -1), name.Grow(1), points).Grow(1).Least(80, 0))
		}
		return kit.Row(16, append(ps, kit.Gap(6))...)
	})
}

func (v *wall) rankRows(d eventPage) kit.Part {
	all := d.Ranks(d.Round())
	return afar(len(all), func(i int) kit.Part {
		s := &all[i]
		name := s.Player
		if d.Over() {
			name = s.Title + " " + s.Player
		}
		return kit.Row(
			16,
			kit.Gap(6),
			kit.Loud(scene.NumeralBold, 0.62, scene.Text3, fmt.Sprint(s.Rank)),
			kit.Loud(scene.SansMedium, 0.46, scene.Text1, name).Grow(1),
			kit.Loud(scene.NumeralBold, 0.62, scene.Text1, tournament.Totals(s)),
			kit.Gap(6),
		)
	})
}
