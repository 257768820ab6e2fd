package fleet

import (
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

func voyager(t *testing.T) (Rules, List) {
	t.Helper()
	cat, err := assets.Cards()
	expect.OK(t, err)
	l, err := ReadyByID("ds9-dom-1")
	expect.OK(t, err)
	l.Scenario, l.Side = "", ""
	return Rules{Cards: cat}, l
}

// Free slots and cards make the room of a ship; a card taken out makes one slot of its kind free.
func TestBerths(t *testing.T) {
	r, l := voyager(t)
	s := r.Check(l)
	expect.Must(t, len(s.Berths) == len(l.Ships), "%d berths for %d ships", len(s.Berths), len(l.Ships))
	for i, ls := range l.Ships {
		b := s.Berth(i + 1)
		room, free := 0, 0
		for k := range b.Room {
			room, free = room+int(b.Room[k]), free+int(b.Free[k])
		}
		expect.True(t, room-free == len(ls.Upgrades),
			"ship %d: %d slots, %d free, %d cards", i+1, room, free, len(ls.Upgrades))
		for j, u := range ls.Upgrades {
			n := l.Clone()
			n.Ships[i].Upgrades = append(n.Ships[i].Upgrades[:j:j], n.Ships[i].Upgrades[j+1:]...)
			kind := r.Cards.Upgrade(u.ID).Kind
			after := r.Check(n)
			if got := after.Berth(i + 1).Free[kind]; got != b.Free[kind]+1 {
				t.Errorf("without %s %d %s slots are free, with it %d", u.Name, got, kind, b.Free[kind])
			}
		}
	}
	expect.Same(t, s.Berth(9), (Berth{}), "a ship that is not there has a berth")
}

// A change is told what it makes wrong, and not what was wrong before.
func TestTry(t *testing.T) {
	r, l := voyager(t)
	l.Ships[0].Captain = Ref{}
	was := r.Check(l)
	expect.Must(t, !was.Legal, "a ship without a captain is legal")
	if c := r.Try(l, &was); len(c.Problems) != 0 {
		t.Fatalf("no change, and %v", c.Problems)
	}
	n := l.Clone()
	n.Ships = append(n.Ships, l.Ships[1])
	c := r.Try(n, &was)
	expect.Must(t, len(c.Problems) != 0 && c.Problems[0].Code == NotUnique,
		"a unique captain twice, beyond the limit: %v", c.Problems)
	expect.Need(t, c.Problems[len(c.Problems)-1].Code, OverLimit, "the points are not the last reason: %v", c.Problems)
	expect.Must(t, len(l.Ships) == 3 && !l.Ships[1].Captain.IsZero(), "the list itself was changed")
}

// The way out leaves as many points as may be, and nothing else becomes wrong.
func TestWayOut(t *testing.T) {
	r, l := voyager(t)
	if _, out := r.WayOut(l); out != nil {
		t.Fatalf("a legal fleet needs no way out, and %v", out)
	}
	total := r.Check(l).Total
	r.Limit = total - 1
	next, out := r.WayOut(l)
	s := r.Check(unstated(next))
	expect.Must(t, len(out) == 1 && s.Legal && s.Total < total,
		"1 over: without %v it is %d of %d, %v", out, s.Total, s.Limit, s.Problems)
	r.without(l, func(n List, name string) {
		o := r.Check(unstated(n))
		expect.True(t, !o.Legal || o.Total <= s.Total, "without %s it would be %d, not %d", name, o.Total, s.Total)
	})
	r.Limit = 5
	if _, out := r.WayOut(l); out != nil {
		t.Fatalf("no two cards bring it to 5 SP, and %v", out)
	}
}

func unstated(l List) List { l.Total = 0; return l }

// A misspelt card is told apart from one that nobody can have meant; of equals those of the ship's
// faction come first.
func TestMeant(t *testing.T) {
	r, l := voyager(t)
	on := r.Cards.Ship(l.Ships[1].Ship.ID)
	got := r.Meant(game.UpgradeCard, Ref{ID: "x", Name: "Photon Torpedos"}, on)
	if len(got) != mostMeant || got[0].Name != "Photon Torpedoes" || !card.ShareFaction(r.Cards.Upgrade(got[0].ID).Factions, on.Factions) {
		t.Fatalf("%v", got)
	}
	if got := r.Meant(game.CaptainCard, Ref{Name: "gul dukat."}, nil); len(got) == 0 || got[0].Name != "Gul Dukat" {
		t.Fatalf("%v", got)
	}
	if got := r.Meant(game.UpgradeCard, Ref{Name: "zzzzqqqq"}, nil); len(got) != 0 {
		t.Fatalf("nobody means %v", got)
	}
}
