package cards_test

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/physics"
)

// then looks at what is to be seen.
func (r *caseRun) then(y *thenYAML) {
	r.Helper()
	a, d := r.tb.Rolled()
	r.number("attack", y.Attack, a)
	r.number("defense", y.Defense, d)
	if y.AttackFaces != nil {
		showing(r.T, r.tb, false, r.faces("attack_faces", y.AttackFaces)...)
	}
	if y.DefenseFaces != nil {
		showing(r.T, r.tb, true, r.faces("defense_faces", y.DefenseFaces)...)
	}
	if y.Attacks != nil && !slices.Equal(volleys(r.tb), y.Attacks) {
		r.Errorf("attacks: %v, want %v", volleys(r.tb), y.Attacks)
	}
	if down, up := dealt(r.tb); y.Dealt != nil && !slices.Equal([]int{down, up}, y.Dealt) {
		r.Errorf("dealt: %d face down and %d face up, want %v", down, up, y.Dealt)
	}
	for p := range r.tb.Set.Fleets {
		if x := r.cat.Resource(r.Card); x != nil && r.tb.Set.Fleets[p].Resource.Card == x {
			r.number("left", y.Left, int(r.tb.Game.State().Resources[p].Charges))
		}
	}
	if p := r.tb.Game.FirstOpen(); p != nil {
		r.number("options", y.Options, len(p.Options))
		r.number("most", y.Most, int(p.Max))
		r.number("least", y.Least, int(p.Min))
		if y.Asks != "" {
			same(r.T, "asks", string(rune('a'+p.Player)), y.Asks)
		}
	}
	r.number("uses", y.Uses, times(r.tb, "uses "+r.title)+times(r.tb, strings.TrimPrefix(r.title, "Text of ")+" uses its ability"))
	for _, w := range y.Log {
		if !r.tb.Heard(w) {
			r.Errorf("the log does not say %q", w)
		}
	}
	for _, w := range y.NoLog {
		if r.tb.Heard(w) {
			r.Errorf("the log says %q", w)
		}
	}
	for i, s := range []*seenYAML{&y.A, &y.B, &y.C, &y.D, &y.E} {
		if name := string(rune('a' + i)); r.ships()[name] != nil {
			r.ship(name, s)
		}
	}
}

func (r *caseRun) number(what string, want *int, got int) {
	r.Helper()
	if want != nil && *want != got {
		r.Errorf("%s: %d, want %d", what, got, *want)
	}
}

// ship looks at one ship.
func (r *caseRun) ship(name string, y *seenYAML) {
	r.Helper()
	id := r.id(name)
	s := &r.tb.Game.State().Ships[id]
	for _, n := range []struct {
		what string
		want *int
		got  int8
	}{{"hull", y.Hull, r.tb.Set.Facts(id).Ship.Hull - s.NDamage}, {"damage", y.Damage, s.NDamage},
		{"critical", y.Critical, critical(s)}, {"shields", y.Shields, s.Shields},
		{"down", y.Down, s.Down}, {"extra_shields", y.Temp, s.Temp}, {"evade", y.Evade, s.Evade}, {"scan", y.Scan, s.Scan},
		{"battle_stations", y.Stations, s.Stations}, {"aux", y.Aux, s.Power}, {"drones", y.Drones, s.Drones}, {"skill", y.Skill, s.Skill}} {
		r.number(name+": "+n.what, n.want, int(n.got))
	}
	if p := s.Pose; len(y.At) == 3 && (math.Abs(float64(p.X)/physics.Inch-y.At[0]) > 0.05 ||
		math.Abs(float64(p.Y)/physics.Inch-y.At[1]) > 0.05 || math.Abs(float64(p.Heading)/1000-y.At[2]) > 1) {
		r.Errorf("%s: at %v, want %v", name, p, y.At)
	}
	cloak := map[game.Cloak]string{game.NotCloaked: "no", game.CloakRed: "red"}
	if got := cmp.Or(cloak[s.Cloak], "green"); y.Cloaked != "" && got != y.Cloaked {
		r.Errorf("%s: cloaked: %s, want %s", name, got, y.Cloaked)
	}
	if y.Lock != "" {
		want := game.NoShip
		if y.Lock != "no" {
			want = r.id(y.Lock)
		}
		same(r.T, name+": lock", s.Lock, want)
	}
	if y.Off != nil {
		same(r.T, name+": off the table", s.Off, *y.Off)
	}
	if y.Destroyed != nil {
		same(r.T, name+": destroyed", s.Destroyed, *y.Destroyed)
	}
	at := func(id string) game.CardState { return *s.Card(r.slot(r.ships()[name], id)) }
	for _, id := range y.Disabled {
		if c := at(id); !c.Disabled || c.Discarded {
			r.Errorf("%s: %s is not disabled: %+v", name, id, c)
		}
	}
	for _, id := range y.Discarded {
		if c := at(id); !c.Discarded {
			r.Errorf("%s: %s is not discarded: %+v", name, id, c)
		}
	}
	for _, id := range y.Lost {
		if c := at(id); !c.Lost {
			r.Errorf("%s: %s is not lost: %+v", name, id, c)
		}
	}
	for _, id := range y.Ready {
		if c := at(id); !c.Ready() {
			r.Errorf("%s: %s is not ready: %+v", name, id, c)
		}
	}
	if y.Carries != nil {
		var names []string
		for k, up := range r.tb.Set.Facts(id).Upgrades {
			if !s.Card(int8(k)).Discarded {
				names = append(names, up.Card.Name)
			}
		}
		if !slices.Equal(names, y.Carries) {
			r.Errorf("%s: it carries %v, want %v", name, names, y.Carries)
		}
	}
	for id, n := range y.Time {
		same(r.T, name+": time on "+id, int(at(id).Time), n)
	}
	for id, n := range y.Charges {
		same(r.T, name+": charges on "+id, int(at(id).Charges), n)
	}
	for id, n := range y.Stored {
		same(r.T, name+": damage cards under "+id, int(at(id).Stored), n)
	}
}

// dealt returns how many damage cards were dealt face down and face up. A second card for one point
// of damage, of which one is kept, does not count.
func dealt(tb *gametest.Table) (down, up int) {
	for _, e := range gametest.Of[game.DamageDealt](tb) {
		switch {
		case e.Second:
		case e.Up:
			up++
		default:
			down++
		}
	}
	return down, up
}

// critical returns how many damage cards of a ship are face up.
func critical(s *game.Ship) (n int8) {
	for _, d := range s.Damage[:s.NDamage] {
		if d.Up {
			n++
		}
	}
	return n
}
