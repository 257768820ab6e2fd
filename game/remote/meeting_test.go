package remote_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/scenarios"
)

// meeting is two sides that meet, and the lines on their way.
type meeting struct {
	t     *testing.T
	sides [2]*remote.Meeting
	way   [2][][]byte // to each
	err   [2]error    // what has ended it for each
}

func cards(t *testing.T) *card.Catalogue {
	t.Helper()
	cat, err := assets.Cards()
	must(t, err)
	return cat
}

// invited are a host and a guest of a sheet.
func invited(t *testing.T, sheet, side string, house ...game.HouseValue) *meeting {
	t.Helper()
	sc, err := scenarios.ByID(sheet)
	must(t, err)
	h, err := game.HouseOf(sc, house)
	must(t, err)
	m := &meeting{t: t}
	var lines [][]byte
	m.sides[0], lines, err = remote.Invited("Anna", sc, h, side, cards(t))
	must(t, err)
	m.send(0, lines)
	m.sides[1], lines = remote.Guest("Bob", scenarios.ByID, cards(t))
	m.send(1, lines)
	return m
}

func (m *meeting) send(from int, lines [][]byte) { m.way[1-from] = append(m.way[1-from], lines...) }

// carry brings all lines that are on their way.
func (m *meeting) carry() {
	for len(m.way[0])+len(m.way[1]) > 0 {
		for to := range m.way {
			if len(m.way[to]) == 0 {
				continue
			}
			l := m.way[to][0]
			m.way[to] = m.way[to][1:]
			if len(l) > 4096 {
				m.t.Errorf("a line of %d bytes", len(l))
			}
			if m.err[to] != nil {
				continue
			}
			send, err := m.sides[to].Take(l)
			m.send(to, send)
			m.err[to] = err
		}
	}
}

func ready(t *testing.T, id string) fleet.List {
	t.Helper()
	l, err := fleet.ReadyByID(id)
	must(t, err)
	return l
}

func (m *meeting) choose(who int, l fleet.List, own ...fs.FS) {
	m.t.Helper()
	send, err := m.sides[who].Choose(l, own...)
	if err != nil {
		m.t.Fatalf("side %d chooses: %v", who, err)
	}
	m.send(who, send)
	m.carry()
}

func (m *meeting) accept(who int) {
	m.t.Helper()
	send, err := m.sides[who].Accept()
	must(m.t, err)
	m.send(who, send)
	m.carry()
}

// Two players meet: both know who the other is and what is played, neither fleet is told before
// both are chosen, and the battle begins as both see it.
func TestTwoPlayersMeet(t *testing.T) {
	m := invited(t, "tholian-web", "Klingon", game.HouseValue{Key: "round-limit", Value: "2"})
	if sc, _, _ := m.sides[1].Terms(); sc != nil {
		t.Error("the guest knows the sheet before anything was said")
	}
	m.carry()
	for i, name := range []string{"Bob", "Anna"} {
		if got, ok := m.sides[i].Other(); !ok || got != name {
			t.Errorf("side %d meets %q, not %s", i, got, name)
		}
	}
	sc, house, side := m.sides[1].Terms()
	if sc == nil || sc.Sheet().ID != "tholian-web" || house.RoundLimit != 2 || !strings.HasPrefix(side, "Federation") {
		t.Fatalf("the guest plays %v, side %q", sc, side)
	}
	send, err := m.sides[0].Choose(ready(t, "tw-b-1"))
	must(t, err)
	if text := fmt.Sprintf("%s", send); len(send) != 1 || !strings.Contains(text, "promise") {
		t.Errorf("the host tells %s before the guest has chosen", text)
	}
	m.send(0, send)
	m.carry()
	if !m.sides[1].Chosen(game.One) || m.sides[1].Setup() != nil {
		t.Error("the guest knows more than that the host has chosen")
	}
	m.choose(1, ready(t, "tw-a-1"))
	for i, s := range m.sides {
		if u := s.Setup(); u == nil || u.Fleets[0].Name != ready(t, "tw-b-1").Name || u.Fleets[1].Name != ready(t, "tw-a-1").Name {
			t.Fatalf("side %d sees other fleets", i)
		}
	}
	m.accept(1)
	if m.sides[0].Ready() || m.sides[1].Ready() || !m.sides[0].Accepted(game.Two) {
		t.Error("the battle begins before the host has accepted")
	}
	m.accept(0)
	m.plays(remoteLevels)
}

// remoteLevels are who plays the battles of meetings.
const remoteLevels = "ensign"

// plays plays the battle that both have accepted, and proves it.
func (m *meeting) plays(level string) *between {
	m.t.Helper()
	b := &between{t: m.t, u: m.sides[0].Setup()}
	for i, s := range m.sides {
		if m.err[i] != nil || !s.Ready() {
			m.t.Fatalf("side %d is not ready: %v", i, m.err[i])
		}
		p, send, err := s.Begin(&b.disk, file(i))
		must(m.t, err)
		me := int(p.Me())
		b.peers[me] = p
		b.send(me, send)
	}
	b.play(computers(m.t, level, 1))
	_, err := remote.Verify(b.u, m.sides[1].Battle(), [2][][]byte{b.peers[0].Sent(0), b.peers[1].Sent(0)})
	must(m.t, err)
	if w := b.peers[0].Game(); w.State().Result.Over == false {
		m.t.Error("the battle has no end")
	}
	return b
}

// ownCaptain is a folder with a captain of somebody's own, and others that no fleet needs.
func ownCaptain(id, name string, skill int) fs.FS {
	return fstest.MapFS{
		"captains-mine.yaml": {Data: fmt.Appendf(nil,
			"- {id: %s, name: %s, unique: true, factions: [Federation], skill: %d, sp: 3, talents: 1, sets: [\"1\"], abilities: [\n    {when: counting attack dice, if: [flew green], do: [attack dice +1]}]}\n- {id: nobody, name: Nobody, factions: [Federation], skill: 1, sp: 1, sets: [\"1\"]}\n",
			id, name, skill)},
	}
}

func withCaptain(l fleet.List, id string) fleet.List {
	l.Ships = append([]fleet.ListShip(nil), l.Ships...)
	l.Ships[0].Captain, l.Ships[0].Admiral, l.Total = fleet.Ref{ID: id}, fleet.Ref{}, 0
	for i := range l.Ships[0].Upgrades { // what a talent needs may have gone with the old captain
		l.Ships[0].Upgrades = l.Ships[0].Upgrades[:i]
		break
	}
	return l
}

// Own cards come along with a fleet, and only those that it needs; a battle with them is played,
// closed and opened again where nobody has their files.
func TestOwnCardsComeAlong(t *testing.T) {
	m := invited(t, "standard", "")
	m.carry()
	m.choose(0, withCaptain(ready(t, "tw-a-1"), "anna_own"), ownCaptain("anna_own", "Anna Own", 6))
	m.choose(1, withCaptain(ready(t, "tw-a-3"), "bob_own"), ownCaptain("bob_own", "Bob Own", 5))
	for i, s := range m.sides {
		u := s.Setup()
		if u == nil {
			t.Fatalf("side %d: %v", i, m.err)
		}
		if got := u.Fleets[0].Ships[0].Captain.Name + ", " + u.Fleets[1].Ships[0].Captain.Name; got != "Anna Own, Bob Own" {
			t.Errorf("side %d sees %s", i, got)
		}
		if text := fmt.Sprint(u.Cards); strings.Contains(text, "nobody") || strings.Count(text, "\n") != 2 {
			t.Errorf("more cards came along than needed: %s", text)
		}
	}
	m.accept(0)
	m.accept(1)
	m.plays("random")
}

// What two programs cannot play together ends the meeting with a sentence for both.
func TestMeetingsEndWithASentence(t *testing.T) {
	for _, k := range []struct {
		name, want string
		run        func(m *meeting)
	}{
		{"cards of one id", "go together", func(m *meeting) {
			m.choose(0, withCaptain(ready(t, "tw-a-1"), "own"), ownCaptain("own", "Anna Own", 6))
			m.choose(1, withCaptain(ready(t, "tw-a-3"), "own"), ownCaptain("own", "Bob Own", 5))
		}},
		{"leaving", "dinner", func(m *meeting) { m.send(0, m.sides[0].Leave("dinner")); m.carry() }},
		{"another fleet than promised", "than it promised", func(m *meeting) {
			m.choose(0, ready(t, "tw-a-1"))
			send, err := m.sides[1].Choose(ready(t, "tw-a-3"))
			must(m.t, err)
			for i, l := range send {
				send[i] = []byte(strings.Replace(string(l), `"part":"e`, `"part":"f`, 1))
			}
			m.send(1, send)
			m.carry()
		}},
		{"an unknown sheet", "no scenario", func(m *meeting) {
			m.sides[1], m.err, m.way = mustGuest(t), [2]error{}, [2][][]byte{}
			m.say(1, `{"hello":{"protocol":1,"nonce":"AAAAAAAAAAAAAAAAAAAAAA","sheet":"nowhere"}}`)
		}},
		{"another language", "version 2 of the language", func(m *meeting) {
			m.sides[1], m.err, m.way = mustGuest(t), [2]error{}, [2][][]byte{}
			m.say(1, `{"hello":{"protocol":2,"nonce":"AAAAAAAAAAAAAAAAAAAAAA","name":"Anna","sheet":"standard"}}`)
		}},
		{"no line", "not a line", func(m *meeting) { m.say(1, `{"hello":{"weather":1}}`) }},
		{"greeting twice", "out of turn", func(m *meeting) {
			m.say(1, `{"hello":{"protocol":1,"nonce":"AAAAAAAAAAAAAAAAAAAAAA","sheet":"standard"}}`)
		}},
		{"accepting too soon", "out of turn", func(m *meeting) { m.say(0, `{"accept":"AAAA"}`) }},
		{"a part of nothing", "out of turn", func(m *meeting) { m.say(0, `{"part":"AAAA","last":true}`) }},
		{"another battle", "different battles", func(m *meeting) {
			m.choose(0, ready(t, "tw-a-1"))
			m.choose(1, ready(t, "tw-a-3"))
			m.say(0, `{"accept":"AAAA"}`)
		}},
		{"house rules that are none", "house rule", func(m *meeting) {
			m.sides[1], m.err, m.way = mustGuest(t), [2]error{}, [2][][]byte{}
			m.say(1, `{"hello":{"protocol":1,"nonce":"AAAAAAAAAAAAAAAAAAAAAA","sheet":"standard","house":{"ruleset":"1900"}}}`)
		}},
	} {
		m := invited(t, "standard", "")
		m.carry()
		k.run(m)
		got := ""
		for _, err := range m.err {
			if err != nil {
				got += err.Error() + "; "
			}
		}
		if !strings.Contains(got, k.want) {
			t.Errorf("%s: %q does not say %q", k.name, got, k.want)
		}
		for i, s := range m.sides {
			if s.Ready() {
				t.Errorf("%s: side %d is ready", k.name, i)
			}
		}
	}
}

func mustGuest(t *testing.T) *remote.Meeting {
	m, _ := remote.Guest("Bob", scenarios.ByID, cards(t))
	return m
}

// say gives a side a line that a program made up.
func (m *meeting) say(to int, l string) {
	m.way[to] = append(m.way[to], []byte(l))
	m.carry()
}

// Programs of two versions do not play each other, and both versions are told.
func TestOtherVersionsAreTold(t *testing.T) {
	host := `{"hello":{"protocol":1,"version":"v0.0.1","name":"Anna","nonce":"AAAAAAAAAAAAAAAAAAAAAA","sheet":"standard"}}`
	_, err := mustGuest(t).Take([]byte(host))
	if own := record.Version(); own != "" && (err == nil || !strings.Contains(err.Error(), "v0.0.1") || !strings.Contains(err.Error(), own)) {
		t.Errorf("%v", err)
	}
}

// A fleet that the sheet does not allow is not sent.
func TestOnlyLegalFleetsAreChosen(t *testing.T) {
	m := invited(t, "standard", "", game.HouseValue{Key: "sp-limit", Value: "40"})
	m.carry()
	if _, err := m.sides[1].Choose(ready(t, "tw-a-1")); err == nil || !strings.Contains(err.Error(), "cannot be played") {
		t.Error(err)
	}
}

// FuzzMeet gives both sides of a meeting whatever comes, at each moment: they take it or end with a
// sentence.
func FuzzMeet(f *testing.F) {
	f.Add([]byte(`{"hello":{"protocol":1,"nonce":"AAAAAAAAAAAAAAAAAAAAAA","sheet":"standard"}}`), uint8(0))
	f.Add([]byte(`{"promise":"7AQhkk0cL3keA7Jh4gY7Hg8eXK1JUdVqUaAr5Ij7aIc"}`), uint8(2))
	f.Add([]byte(`{"part":"e30","last":true}`), uint8(3))
	f.Add([]byte(`{"accept":"7AQhkk0cL3k"}`), uint8(5))
	f.Add([]byte(`{"leave":"x"}`), uint8(4))
	f.Fuzz(func(t *testing.T, b []byte, at uint8) {
		m := invited(t, "standard", "")
		steps := []func(){
			m.carry,
			func() { m.choose(0, ready(t, "tw-a-1")) },
			func() { m.choose(1, ready(t, "tw-a-3")) },
			func() { m.accept(0) },
			func() { m.accept(1) },
		}
		for i := range int(at) % (len(steps) + 1) {
			steps[i]()
		}
		for i, s := range m.sides {
			_, err := s.Take(b)
			if _, again := s.Take([]byte(`{`)); again == nil {
				t.Fatalf("side %d goes on after %s: %v", i, b, err)
			}
			var disk store.Memory
			if _, _, err := s.Begin(&disk, file(i)); err == nil {
				t.Fatalf("side %d begins a battle", i)
			}
		}
	})
}
