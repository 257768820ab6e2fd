package remote_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/scenarios"
)

// laid is the table of a battle so many answers after its set-up, as a set-up that plays on from it.
func laid(t *testing.T, n uint64, answers int) *game.Setup {
	t.Helper()
	u := setUp(t, n)
	u.Agreed = false
	g, err := game.NewQuiet(u)
	must(t, err)
	who := computers(t, "ensign", n)
	for answers > 0 || g.State().Phase == game.SettingUp {
		if g.State().Phase != game.SettingUp {
			answers--
		}
		q := g.FirstOpen()
		_, err := g.Submit(who[q.Player].Choose(g.View(q.Player), q))
		must(t, err)
	}
	table, err := record.Of(g)
	must(t, err)
	out, err := table.Setup(scenarios.ByID, cards(t))
	must(t, err)
	return out
}

// placed are a host, who is a player of the table, and a guest.
func placed(t *testing.T, u *game.Setup, host game.PlayerID) *meeting {
	t.Helper()
	m := &meeting{t: t}
	var lines [][]byte
	var err error
	m.sides[0], lines, err = remote.Placed("Anna", u, host, cards(t))
	must(t, err)
	m.send(0, lines)
	m.sides[1], lines = remote.Guest("Bob", scenarios.ByID, cards(t))
	m.send(1, lines)
	return m
}

// A table of any sheet is played on by two who meet: at any moment of the round, the host as either
// player. No dial that is face down is told, chance is that of both, and the battle is proved as any.
func TestATableIsPlayedOn(t *testing.T) {
	for n := range uint64(len(sheets)) {
		for i, at := range []int{0, 3, 7, 12, 18} {
			u := laid(t, n, at)
			host := game.PlayerID(i % 2)
			m := placed(t, u, host)
			m.carry()
			for side, s := range m.sides {
				got := s.Setup()
				if got == nil {
					t.Fatalf("%s after %d answers, side %d: %v", sheets[n], at, side, m.err)
				}
				if got.Seed != 0 || got.Position == nil || got.Position.Round != u.Position.Round || !got.Agreed {
					t.Errorf("side %d: seed %d, a position %t, agreed %t",
						side, got.Seed, got.Position != nil, got.Agreed)
				}
				if got.Players[host] != "Anna" || got.Players[host.Other()] != "Bob" {
					t.Errorf("the host is player %d of %v", host+1, got.Players)
				}
				if !s.Chosen(game.One) || !s.Chosen(game.Two) {
					t.Error("a fleet is waited for")
				}
				for _, f := range record.HeaderOf(got).Table.Ships {
					if f.Dial != "" && !f.Revealed {
						t.Errorf("%s: the dial of %s is told", sheets[n], f.ID)
					}
				}
			}
			if m.sides[0].Me() != host || m.sides[1].Me() != host.Other() {
				t.Fatalf("they play %d and %d, the host is %d", m.sides[0].Me(), m.sides[1].Me(), host)
			}
			m.accept(1)
			m.accept(0)
			b := m.plays("random")
			var file bytes.Buffer
			must(t, record.Write(&file, b.peers[0].Game()))
			if _, err := remote.Check(replayed(t, file.String())); err != nil {
				t.Errorf("%s after %d answers: %v", sheets[n], at, err)
			}
		}
	}
}

// A host that tells a table with a seed, another sheet's, with dice to fall or a fleet file beside it
// is not played with.
func TestATableThatIsRefused(t *testing.T) {
	u := laid(t, 0, 10)
	for name, change := range map[string]func(h *record.Header){
		"a seed":           func(h *record.Header) { h.Seed = 7 },
		"a seed of it":     func(h *record.Header) { h.Table.Seed = 7 },
		"dice":             func(h *record.Header) { h.Table.Dice = []string{"hit"} },
		"no table":         func(h *record.Header) { h.Table = nil },
		"one screen":       func(h *record.Header) { h.Agreed = false },
		"other house":      func(h *record.Header) { h.House["round-limit"] = "3" },
		"no such ship":     func(h *record.Header) { h.Fleets[0].Ships[0].Ship.ID = "none" },
		"a ship elsewhere": func(h *record.Header) { h.Table.Ships[0].At = []any{-4.0, 900.0} },
	} {
		m := placed(t, u, game.One)
		h := record.HeaderOf(u)
		h.Seed, h.Agreed, h.Table = 0, true, h.Table.Public()
		h.Table.Seed = 0
		change(&h)
		m.way[1] = remote.TellsTable(m.way[1][0], &h)
		m.carry()
		if m.err[1] == nil || m.sides[1].Setup() != nil || strings.Contains(fmt.Sprint(m.err[1]), "panic") {
			t.Errorf("%s: %v", name, m.err[1])
		}
	}
	if _, _, err := remote.Placed("Anna", setUp(t, 0), game.One, cards(t)); err == nil {
		t.Error("a battle without a table is placed")
	}
}
