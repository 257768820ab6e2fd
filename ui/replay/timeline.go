package replay

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// place returns the place of a moment in the whole game, 0 to 1. Every round is equally long, the
// set-up half as long.
func (p *reel) place(n int) float64 {
	before := 0.0
	for i := range p.rounds {
		switch r := &p.rounds[i]; {
		case n >= r.From+r.N:
			before += r.long()
		case n >= r.From:
			before += r.long() * (float64(n-r.From) + 0.5) / float64(r.N)
		}
	}
	return before / p.long()
}

// long returns the length of the game in rounds.
func (p *reel) long() (all float64) {
	for i := range p.rounds {
		all += p.rounds[i].long()
	}
	return max(all, 0.001)
}

func (r *span) long() float64 {
	return kit.If(r.round == 0, 0.5, 1)
}

// near returns the moment nearest to a place.
func (p *reel) near(part float64) int {
	best, dist := 0, 2.0
	for n := range p.film.Moments {
		if d := max(p.place(n)-part, part-p.place(n)); d < dist {
			best, dist = n, d
		}
	}
	return best
}

// timeline leads to any moment.
func (p *Page) timeline() kit.Part {
	t := kit.Track{At: p.place(p.at), Seek: func(part float64) {
		if n := p.near(part); n != p.at {
			p.stop(n)
		}
	}}
	end, all := 0.0, p.long()
	for i := range p.rounds {
		r := &p.rounds[i]
		end += r.long() / all
		s := kit.Span{
			Name:  fmt.Sprintf("Round %d", r.round),
			Short: fmt.Sprintf("R%d", r.round),
			To:    end,
			Now:   r.round == p.moment().Round,
		}
		if r.round == 0 {
			s.Name, s.Short = "Set-up", "S"
		}
		for _, n := range r.phases {
			s.Ticks = append(s.Ticks, (p.place(n-1)+p.place(n))/2)
		}
		t.Spans = append(t.Spans, s)
	}
	// where two would touch the other one waits for its key: a person's own marks first, then
	// destruction
	for _, first := range []func(m *mark) bool{
		func(m *mark) bool { return m.icon == "note" || m.icon == "branch" },
		func(m *mark) bool { return m.icon == "destroyed" },
		func(m *mark) bool { return m.icon != "destroyed" && m.icon != "note" && m.icon != "branch" },
	} {
		for i := range p.marks {
			if m := &p.marks[i]; first(m) {
				t.Marks = append(t.Marks, kit.Sign{
					N:     i,
					At:    p.place(m.at),
					Icon:  m.icon,
					Ink:   m.ink(),
					Words: m.words,
					Do:    func() { p.Seek(m.at) },
				})
			}
		}
	}
	return kit.Timeline(t)
}

func (m *mark) ink() kit.Ink {
	switch {
	case m.icon == "note" || m.icon == "branch":
		return scene.Accent
	case m.seat > 0:
		return scene.Seats[m.seat].Main
	}
	return scene.Danger
}
