package desk_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// clean shows the page in all sizes and looks at its texts, and at its keys: each does one thing.
func (s *shop) clean(what string) {
	s.t.Helper()
	keys := map[string]string{}
	for _, c := range s.d.Commands() {
		if other, ok := keys[c.Key]; ok && c.Key != "" {
			s.t.Errorf("%s: %q and %q are both done by %s", what, other, c.Words, c.Key)
		}
		keys[c.Key] = c.Words
	}
	kittest.Readable(s.t, what, s.d)
	s.w = kittest.Open(s.t, s.d)
}

// fill signs people and computers in, with ready fleets and allegiances.
func (s *shop) fill(people, computers int) {
	s.t.Helper()
	var names []string
	for i := range people {
		names = append(names, []string{"Wilhelmina Oppenheimer-Schwarzkopf", "Bo", "Maximilian Featherstonehaugh"}[i%3]+fmt.Sprint(" ", i+1))
	}
	if people > 0 {
		s.types("names", strings.Join(names, ","))
		s.keys("enter", "esc")
	}
	for range computers {
		s.keys("k")
	}
	s.keys("g", "home")
	if s.event().Kit().Allegiances != nil {
		for range people {
			s.keys("a", "down")
		}
	}
}

// playRound enters what people play and lets the computers play theirs.
func (s *shop) playRound(round int) {
	s.t.Helper()
	s.keys("a")
	s.waits()
	for i, t := range s.event().Rounds[round-1].Tables {
		for at := 0; at < 40 && s.event().Rounds[round-1].Tables[i].Result == nil; at++ {
			s.keys("pageup", "pageup", "pageup")
			for range i {
				s.keys("right")
			}
			if t.Fleets == [2]string{} {
				s.keys("f")
			}
			s.keys("v", "v")
			s.score(60+7*i, 30+5*i)
		}
	}
	s.keys("+v", "+i")
	if m := s.event().Missing(round); m != nil {
		s.t.Fatalf("round %d misses %v", round, m)
	}
	s.rollsOff(round)
}

// rollsOff throws the dice for the ties after a round, in front of the players.
func (s *shop) rollsOff(round int) {
	s.t.Helper()
	if s.event().NextThrow(round) == nil {
		return
	}
	s.keys("r")
	for range 100 {
		if s.event().NextThrow(round) == nil {
			return
		}
		s.keys("enter")
	}
	s.t.Fatalf("round %d: %v are never told apart", round, s.event().NextThrow(round))
}

// waits lets the computers finish.
func (s *shop) waits() {
	s.t.Helper()
	for s.d.Plays() {
		s.w.Tick(1)
		runtime.Gosched()
	}
}

// Every page of every event at every size: no text outside its box or on another, with long names
// and many players.
func TestNoTextIsClipped(t *testing.T) {
	for _, kit := range tournament.Kits()[:4] {
		if kit.Allegiances == nil && kit.Fleets == nil {
			continue // as one of the two, with less on the page
		}
		t.Run(kit.Scenario, func(t *testing.T) {
			s := open(t)
			s.clean("no events")
			s.keys("n")
			s.clean("new event")
			s.keys("esc")
			s.begins(kit.Scenario, "files")
			s.clean("nobody")
			s.fill(6, 3)
			s.clean("players")
			s.keys("f")
			s.clean("fleets")
			s.keys("esc", "e")
			s.clean("rename")
			s.keys("esc", "]")
			s.clean("unpaired")
			s.keys("^enter", "t")
			for round := 1; round <= tournament.Rounds; round++ {
				s.clean(fmt.Sprint("round ", round, " paired"))
				s.score(999, 20)
				s.clean("a result refused")
				s.keys("esc", "backspace", "backspace", "down", "b")
				s.clean("wall")
				s.keys("b")
				s.clean("wall, ranks")
				s.keys("esc", "down", "o")
				s.clean("games")
				s.keys("esc")
				s.d = s.again()
				s.playRound(round)
				s.clean("round finished")
				s.keys("home", "e")
				s.types("points0", "1")
				s.clean("correction")
				s.keys("esc", "^enter")
			}
			s.clean("final ranks")
			s.keys("l")
			s.clean("log")
			s.keys("esc", "^p", "b")
			s.clean("print")
			s.keys("esc", "[", "[", "end")
			s.clean("bye")
			s.keys("esc")
			s.clean("events")
		})
	}
}

// Whatever is pressed and clicked, the page stays whole and the file can be read.
func TestRandomKeysAndClicks(t *testing.T) {
	keys := []string{"up", "down", "left", "right", "tab", "enter", "^enter", "esc", "backspace", "delete", "home", "end", "pageup", "pagedown", "[", "]", "-",
		"a", "b", "c", "e", "f", "g", "i", "k", "l", "n", "o", "p", "r", "s", "t", "u", "v", "w", "^p", "0", "1", "5", "9"}
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			r := rand.New(rand.NewPCG(seed, 74))
			s := open(t)
			s.begins(tournament.Kits()[int(seed)%len(tournament.Kits())].Scenario, []string{"paper", "files"}[seed%2])
			s.fill(3, 1)
			for n := range 500 {
				switch r.IntN(10) {
				case 0:
					if _, _, on := s.w.View.Typing(); on {
						s.w.Type([]string{"", "7", "-3", "Anna, Bert", "0", "points", "\x00"}[r.IntN(7)])
					}
				case 1, 2, 3, 4:
					if all := s.w.View.Placed(); len(all) > 0 {
						x, y := all[r.IntN(len(all))].Box.Center()
						s.w.PressAt(x, y)
						s.w.Do(kit.Input{X: x, Y: y, Wheel: float64(r.IntN(3) - 1), Any: true})
					}
				default:
					s.keys(keys[r.IntN(len(keys))])
				}
				if n%50 == 0 {
					z := kittest.Sizes[r.IntN(len(kittest.Sizes))]
					s.w.Resize(z[0], z[1])
					s.f.now = s.f.now.Add(time.Duration(r.IntN(900)) * time.Second)
				}
				if s.h.back > 0 {
					s.waits()
					s.h.back, s.d = 0, s.again()
				}
			}
			s.waits()
			s.event()
		})
	}
}
