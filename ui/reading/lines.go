package reading

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// ShipLine is a line about a ship: a card it carries, a damage card, a bonus in force, a pull on
// it, a weapon mount.
type ShipLine struct {
	Icon, Name string
	State      string // what lies on the card, whom a mount attacks; "" nothing
	Words      string // what it does
	Bad        bool
	Idle       bool // a mount without a ship in range
	Stays      bool // it is told though there is little room
	Seat       int  // of whom it is, counted from 1; 0 nobody
}

// Said returns the line in full sentences.
func (l *ShipLine) Said() string {
	out := l.Words
	if l.State != "" {
		out = strings.TrimSpace(names.Title(l.State) + ". " + out)
	}
	if out == "" {
		return "No text."
	}
	return strings.ReplaceAll(out, "\n", " ")
}

// stateOf returns the state of a card in words; bad reports whether the card is out of use.
func stateOf(k *game.CardState) (words string, bad bool) {
	var w []string
	switch {
	case k.Lost:
		w = append(w, "lost")
	case k.Discarded && k.Gone && k.Turned:
		w = append(w, "face down beneath another card")
	case k.Discarded:
		w = append(w, "discarded")
	case k.Away:
		w = append(w, "elsewhere")
	case k.Disabled:
		w = append(w, "disabled")
	}
	bad = len(w) > 0
	for _, n := range []struct {
		n    int8
		name string
	}{{k.Time, "Time Token"}, {k.Charges, "charge"}, {k.Stored, "damage card under it"}} {
		if n.n > 0 {
			w = append(w, names.Count(int(n.n), n.name))
		}
	}
	return strings.Join(w, ", "), bad || k.Time > 0
}

// printed is a card with its words.
type printed interface {
	Text() string
	Unplayed() string // what of it the program does not play
}

// wordsOf returns all words of a card. They do not change in a battle.
func (t *Table) wordsOf(c printed) string {
	words, ok := t.counted.printed[c]
	if !ok {
		if t.counted.printed == nil {
			t.counted.printed = map[printed]string{}
		}
		words = strings.TrimSpace(c.Text() + "\n" + c.Unplayed())
		t.counted.printed[c] = words
	}
	return words
}

// ShipLines returns the lines about a ship: its cards, its damage, the bonuses it has now.
func (t *Table) ShipLines(id game.ShipID) (ls []ShipLine) {
	if id == game.NoShip {
		return nil
	}
	s, u := &t.Shown, t.Game.Setup()
	sh, f := &s.Ships[id], u.Facts(id)
	if m := u.OnMap(id); m != nil {
		for _, l := range t.MapLines(id, m) {
			l.Stays = true
			ls = append(ls, l)
		}
	} else {
		if w := t.wordsOf(f.Ship); w != "" {
			state, _ := stateOf(&sh.OnShip)
			ls = append(ls, ShipLine{Icon: "hull", Name: "Ship card", State: state, Words: w})
		}
		state, bad := stateOf(&sh.Captain)
		ls = append(ls, ShipLine{Icon: "captain", Name: f.Captain.Name, State: state,
			Words: t.wordsOf(f.Captain), Bad: bad})
		if f.Admiral != nil {
			state, bad := stateOf(&sh.Admiral)
			ls = append(ls, ShipLine{Icon: "admiral", Name: f.Admiral.Name, State: state, Words: t.wordsOf(f.Admiral),
				Bad: bad})
		}
		for i, up := range f.Upgrades {
			if !t.Shown.Carries(u, id, int8(i)) {
				continue
			}
			state, bad := stateOf(sh.Card(int8(i)))
			ls = append(ls, ShipLine{Icon: up.Card.Kind.String(), Name: up.Card.Name, State: state,
				Words: t.wordsOf(up.Card), Bad: bad})
		}
	}
	for _, d := range sh.Damage[:sh.NDamage] {
		if d.Up {
			ls = append(ls,
				ShipLine{Icon: "critical-damage", Name: d.ID.String(), Words: d.ID.Words(), Bad: true, Stays: true})
		}
	}
	if sh.Marker > 0 {
		ls = append(ls, ShipLine{
			Icon:  u.Scenario.Sheet().Marker.Icon,
			Name:  u.Scenario.Sheet().Marker.Name + " on the " + u.Name(sh.Marker-1),
			Words: "Lock tokens " + names.Link(int(id)) + " mark it.",
			Stays: true,
		})
	}
	for _, k := range t.CountersOn(id) {
		ls = append(ls, ShipLine{Icon: k.Icon, Name: k.Name, State: fmt.Sprint(k.N), Stays: true})
	}
	if sh.Drones > 0 {
		ls = append(ls, ShipLine{Icon: "borg", Name: "Drone Tokens", State: fmt.Sprint(sh.Drones)})
	}
	if sh.Temp > 0 {
		ls = append(ls, ShipLine{
			Icon:  "shields",
			Name:  "Temporary shields",
			State: fmt.Sprint(sh.Temp),
			Words: "Lost before other shields. Removed at the end of the round.",
			Stays: true,
		})
	}
	for i := range s.Bonuses() {
		if k := &s.Bonuses()[i]; k.Ship == id {
			a, name, _ := u.Line(k.Line)
			what := strings.TrimPrefix(k.Words(u), name+": ")
			l := ShipLine{Icon: "ok", Name: name, State: what, Words: a.Words(), Stays: true}
			if k.Vs != game.NoShip {
				l.State += " against " + names.Short(u.Name(k.Vs))
			}
			ls = append(ls, l)
		}
	}
	return ls
}
