package record

import (
	"fmt"
	"io"
	"strings"

	"attackwing/game"
)

// Story is the battle report in words, as Markdown: set-up, fleets, what happened in each round,
// the score line by line. The table is the game at the end of the film.
func (r *Record) Story(w io.Writer, f *Film, g *game.Game) error {
	s := &story{u: f.Setup, s: g.State(), r: r, f: f}
	s.head()
	s.fleets()
	s.rounds()
	s.score()
	s.dice()
	_, err := io.WriteString(w, s.b.String())
	return err
}

type story struct {
	b strings.Builder
	u *game.Setup
	s *game.State
	r *Record
	f *Film
}

func (s *story) line(format string, args ...any) { fmt.Fprintf(&s.b, format+"\n", args...) }

// plain is a text in which nothing is a mark of Markdown.
func plain(text string) string {
	return strings.NewReplacer("\\", "\\\\", "*", "\\*", "_", "\\_", "`", "\\`", "[", "\\[", "<", "&lt;", "|", "\\|",
		"#", "\\#").Replace(text)
}

func (s *story) head() {
	sheet := s.u.Scenario.Sheet()
	verdict, why := Verdict(s.s, s.u)
	if verdict == "" {
		verdict, why = fmt.Sprintf("round %d, not over", s.s.Round), ""
		if s.s.Round == 0 {
			verdict = "being set up"
		}
	}
	s.line("# %s: %s\n", plain(sheet.Title), plain(verdict))
	if why != "" {
		s.line("%s\n", plain(why))
	}
	if s.r.Header.Date != "" {
		s.line("- Played: %s", plain(s.r.Header.Date))
	}
	s.line("- Rounds: %d, decisions: %d", s.s.Round, len(s.f.Moments)-1)
	for p := game.One; p <= game.Two; p++ {
		by := ""
		if int(p) < len(s.r.Header.By) && s.r.Header.By[p] != "" && s.r.Header.By[p] != "human" {
			by = ", played by the computer (" + plain(s.r.Header.By[p]) + ")"
		}
		s.line("- %s: %s%s", plain(s.u.Player(p)), map[game.PlayerID]string{game.One: "north", game.Two: "south"}[p],
			by)
	}
	for _, words := range s.r.Header.Terms.Words() {
		s.line("- %s", plain(words))
	}
	if s.f.Over {
		s.line("- Dice: seed %d", s.u.Seed)
	}
	if rules := changed(s.u); len(rules) > 0 {
		s.line("- House rules: %s",
			plain(strings.Join(names(rules, func(v game.HouseValue) string { return v.Key + " = " + v.Value }), ", ")))
	}
	s.line("")
}

func (s *story) fleets() {
	s.line("## Fleets\n")
	id := game.ShipID(0)
	for p := game.One; p <= game.Two; p++ {
		fl := &s.u.Fleets[p]
		name := fl.Name
		if fl.Side != "" {
			name += ", " + fl.Side
		}
		s.line("### %s: %s (%d SP)\n", plain(s.u.Player(p)), plain(name), fl.Total)
		for i := range fl.Ships {
			x := &fl.Ships[i]
			s.line("- **%s** (%d SP), %s, skill %d (%d SP)", plain(s.u.Name(id)), x.SP, plain(x.Captain.Name),
				x.Captain.Skill, x.CapSP)
			id++
			if x.Admiral != nil {
				s.line("  - %s (%d SP)", plain(x.Admiral.Name), x.AdmSP)
			}
			for _, u := range x.Upgrades {
				s.line("  - %s (%d SP)", plain(u.Card.Name), u.SP)
			}
		}
		if fl.Resource.Card != nil {
			s.line("- Resource: %s (%d SP)", plain(fl.Resource.Card.Name), fl.Resource.SP)
		}
		s.line("")
	}
}

// rounds tells every event in its phase, and the notes where they were made.
func (s *story) rounds() {
	s.line("## Set-up\n")
	s.r.tell(s.f, teller{
		round: func(n int16) { s.line(""); s.line("## Round %d", n) },
		phase: func(name string) { s.line(""); s.line("### %s", name); s.line("") },
		event: func(words string) { s.line("- %s", plain(words)) },
		note: func(words string) {
			s.line("")
			for l := range strings.SplitSeq(words, "\n") {
				s.line("> %s", plain(l))
			}
			s.line("")
		},
	})
	s.line("")
}

func (s *story) score() {
	s.line("## Score\n")
	for p := game.One; p <= game.Two; p++ {
		s.line("### %s: %d Fleet Points\n", plain(s.u.Player(p)), game.Points(s.s, s.u, p))
		s.line("| points | for | why |")
		s.line("|---:|---|---|")
		for _, l := range game.Score(s.s, s.u, p) {
			s.line("| %d | %s | %s |", l.Points, plain(l.Words), plain(l.Why))
		}
		s.line("")
	}
}

func (s *story) dice() {
	s.line("## Dice\n")
	s.line("| | attack dice | hits | expected | defense dice | evades | expected |")
	s.line("|---|---:|---:|---:|---:|---:|---:|")
	for p, l := range s.f.Luck(len(s.f.Moments)) {
		s.line("| %s | %d | %d | %.1f | %d | %d | %.1f |", plain(s.u.Player(game.PlayerID(p))), l.Attack, l.Hits,
			l.ExpectedHits(), l.Defense, l.Evades, l.ExpectedEvades())
	}
}
