package tournament_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
	"attackwing/game/tournament/eventkit"
)

// Score sheets worked out by hand with the event sheets beside: 4, 5 and 10 players in every event.
// testdata/score/*.txt says what was played and what must come of it; the first draw of a lot is
// given, everything after it is demanded.
func TestScoreSheetsWorkedByHand(t *testing.T) {
	files, err := filepath.Glob("testdata/score/*.txt")
	must(t, err)
	for _, kit := range []string{"last-battle-of-ds9", "future-tense", "unimatrix-zero", "tholian-web"} {
		for _, n := range []string{"4", "5", "10"} {
			expect.True(t, slices.Contains(files, filepath.Join("testdata", "score", kit+"-"+n+".txt")),
				"no score sheet of %s with %s players", kit, n)
		}
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			b := gametest.File(t, file)
			s := &scoreSheet{t: t}
			for i, line := range strings.Split(string(b), "\n") {
				line, _, _ = strings.Cut(line, "#")
				if f := strings.Fields(line); len(f) > 0 {
					s.line = i + 1
					s.read(f)
				}
			}
			expect.True(t, s.e.Over(), "the event is not over")
		})
	}
}

// scoreSheet follows a file line by line.
type scoreSheet struct {
	t    *testing.T
	line int
	cfg  tournament.Config
	who  []tournament.Player
	e    *tournament.Event
	d    *tournament.Desk
}

func (s *scoreSheet) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatalf("line %d: %v", s.line, err)
	}
}

func (s *scoreSheet) want(what string, got, want any) {
	s.t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		s.t.Errorf("line %d: %s: %v, want %v", s.line, what, got, want)
	}
}

func (s *scoreSheet) read(f []string) {
	switch f[0] {
	case "event":
		s.cfg = tournament.Config{Scenario: f[1], Seed: 1, PaperFleets: true, HandDice: true}
	case "players":
		for _, p := range f[1:] {
			name, faction, _ := strings.Cut(p, ":")
			s.who = append(s.who, tournament.Player{Name: name, Allegiance: faction})
		}
	case "last":
		s.cfg.After = &tournament.Before{Event: "last month", Ranks: f[1:]}
	case "token":
		s.begin()
		s.must(s.d.Pair())
		s.want("token", s.name(s.e.Commendation.Holder), f[1])
		s.must(s.d.Unpair())
	case "round":
		s.round(f)
	case "choose":
		n, err := s.e.Find(f[1])
		s.must(err)
		s.must(s.d.Choose(n, f[2]))
	case "bye":
		s.want("bye", s.e.Line(s.e.Rounds[s.e.Round()-1].Bye, s.e.Round()).Points, f[1])
	case "tie":
		dice := map[tournament.No]tournament.Faces{}
		for i := 1; i < len(f); i += 2 {
			n, err := s.e.Find(f[i])
			s.must(err)
			dice[n] = tournament.StationsOnly(s.number(f[i+1]))
		}
		s.must(s.d.EnterThrow(s.e.Round(), dice))
	case "drop":
		n, err := s.e.Find(f[1])
		s.must(err)
		s.must(s.d.Drop(n))
	case "ranks":
		var got []string
		for _, st := range s.e.Standings(s.e.Round()) {
			got = append(got, fmt.Sprintf("%s %d/%d", st.Player, st.Battle, st.Points))
			expect.True(s.t, !st.Tied, "line %d: %s is still tied", s.line, st.Player)
		}
		s.want("ranks", strings.Join(got, " "), strings.Join(f[1:], " "))
	case "factions":
		var got []string
		for _, l := range s.e.FactionResult() {
			got = append(got, fmt.Sprintf("%s %d/%d", l.Code, l.Battle, l.Points))
		}
		s.want("factions", strings.Join(got, " "), strings.Join(f[1:], " "))
	case "elements":
		s.want("map elements", s.e.MapElements(), f[1:])
	default:
		s.result(f)
	}
}

func (s *scoreSheet) begin() {
	if s.e != nil {
		return
	}
	e, err := tournament.New(s.cfg)
	s.must(err)
	s.e, s.d = e, e.By("desk", noon)
	for _, p := range s.who {
		_, err := s.d.Add(p)
		s.must(err)
	}
}

func (s *scoreSheet) name(n tournament.No) string { return s.e.Player(n).Name }

func (s *scoreSheet) number(v string) int {
	s.t.Helper()
	n, err := strconv.Atoi(v)
	s.must(err)
	return n
}

// round pairs: "given" lays what the lot has drawn, "pairs" demands it.
func (s *scoreSheet) round(f []string) {
	s.begin()
	s.must(s.d.Pair())
	r := &s.e.Rounds[s.e.Round()-1]
	if f[2] == "given" {
		if s.e.Kit().Draws[s.e.Round()-1].Order == eventkit.ByStanding {
			s.t.Fatalf("line %d: only a lot can be given", s.line)
		}
		*r = tournament.Round{Drawn: 1}
		for i := 3; i < len(f); i++ {
			if f[i] == "bye" {
				n, err := s.e.Find(f[i+1])
				s.must(err)
				r.Bye = n
				break
			}
			t := tournament.Table{}
			for k, p := range strings.Split(f[i], "-") {
				name, fleet, _ := strings.Cut(p, "*")
				n, err := s.e.Find(name)
				s.must(err)
				t.Players[k], t.Fleets[k] = n, fleet
			}
			r.Tables = append(r.Tables, t)
		}
		return
	}
	var got []string
	for _, t := range r.Tables {
		var seats []string
		for k, n := range t.Players {
			seat := s.name(n)
			if t.Fleets[k] != "" {
				seat += "*" + t.Fleets[k]
			}
			seats = append(seats, seat)
		}
		got = append(got, strings.Join(seats, "-"))
	}
	if r.Bye != 0 {
		got = append(got, "bye", s.name(r.Bye))
	}
	s.want("pairs", strings.Join(got, " "), strings.Join(f[3:], " "))
}

// result enters a table's result and demands its Fleet Points; both players sign.
func (s *scoreSheet) result(f []string) {
	a, b, ok := strings.Cut(f[0], "-")
	if !ok {
		s.t.Fatalf("line %d: %q is not understood", s.line, f[0])
	}
	round, table := s.e.Round(), 0
	for i, t := range s.e.Rounds[round-1].Tables {
		if s.name(t.Players[0]) == a && s.name(t.Players[1]) == b {
			table = i + 1
		}
	}
	seat := map[string]int{a: 0, b: 1}
	told := tournament.Told{Winner: tournament.Nobody}
	for i := 1; i < len(f); i++ {
		switch f[i] {
		case "left":
			told.Left = [2]*int{new(s.number(f[i+1])), new(s.number(f[i+2]))}
			i += 2
		case "roll":
			told.RollOff = append(told.RollOff, tournament.Throw{Of: []int{0, 1},
				Dice: []tournament.Faces{tournament.StationsOnly(s.number(f[i+1])), tournament.StationsOnly(s.number(f[i+2]))}})
			i += 2
		case "bonus":
			told.Bonuses[seat[f[i+1]]] = append(told.Bonuses[seat[f[i+1]]], tournament.Count{Key: f[i+2], N: s.number(f[i+3])})
			i += 3
		case "concession", "no-show":
			told.Ending, told.Winner = tournament.Ending(f[i]), seat[f[i+1]]
			i++
		case "=":
			s.must(s.d.Verify(round, table, a, b))
			s.must(s.d.Enter(round, table, told))
			s.must(s.d.Sign(round, table, a, b))
			got := s.e.Rounds[round-1].Tables[table-1].Result.Sides
			s.want("Fleet Points", []int{got[0].Points, got[1].Points}, []int{s.number(f[i+1]), s.number(f[i+2])})
			return
		default:
			s.t.Fatalf("line %d: %q is not understood", s.line, f[i])
		}
	}
	s.t.Fatalf("line %d: no Fleet Points are demanded", s.line)
}
