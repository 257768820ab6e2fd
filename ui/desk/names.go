package desk

import (
	"errors"
	"fmt"
	"strings"

	"attackwing/game/ai"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/form"
)

// namesForm is the field in which players sign in. It is made anew after each name, so that it is empty again.
func (d *Desk) namesForm() *form.Form {
	b := d.playerBoxes()[0]
	b = box{b.X + 16, b.Y + 44, b.W - 32 - signWide - 10, 38}
	if d.narrow() {
		ok := false
		if b, ok = d.narrowNames(); !ok {
			return nil
		}
	}
	f := &form.Form{ID: fmt.Sprintf("desk-names-%d", d.signed), Bar: true, X: b.X, Y: b.Y, W: b.W, H: b.H, Turn: d.turn}
	if d.focus {
		f.Focus = "names"
	}
	f.Rows = []form.Row{{ID: "names", Kind: form.Text, Value: d.names, Hint: "Name of a player, or several with commas  (N)"}}
	return f
}

// signWide is the width of the button beside the field.
const signWide = 130

func (d *Desk) focusNames(on bool) {
	d.focus = on
	d.turn++
}

func (d *Desk) clearNames() {
	d.names = ""
	d.signed++
	d.turn++
}

// signIn signs in the players of a list of names, one a line or with commas, all of them or none.
func (d *Desk) signIn(list string) {
	names := strings.FieldsFunc(list, func(r rune) bool { return r == '\n' || r == '\r' || r == ',' || r == ';' })
	n := 0
	ok := d.change(func(t *tournament.Desk) error {
		for _, name := range names {
			if strings.TrimSpace(name) == "" {
				continue
			}
			if _, err := t.Add(tournament.Player{Name: name}); err != nil {
				return err
			}
			n++
		}
		return nil
	})
	if !ok || n == 0 {
		return
	}
	d.clearNames()
	d.focusNames(true)
	d.players.pick(len(d.event.Players) - 1)
}

// paste signs in the names on the clipboard, one a line.
func (d *Desk) paste() {
	names, err := d.store.Pasted()
	if err != nil || strings.TrimSpace(names) == "" {
		d.fail(errors.New("the clipboard holds no names, one a line"))
		return
	}
	d.signIn(names)
}

// levels are who may sit on a seat: a person, or a computer of a level.
func levels() []string {
	out := []string{""}
	for _, l := range ai.Levels() {
		if l != "random" {
			out = append(out, l)
		}
	}
	return out
}

// addComputer signs a computer player in, with a ready fleet.
func (d *Desk) addComputer() {
	all := levels()
	ok := d.change(func(t *tournament.Desk) error {
		n := 1
		for _, err := t.Find(fmt.Sprint("Computer ", n)); err == nil; _, err = t.Find(fmt.Sprint("Computer ", n)) {
			n++
		}
		p := tournament.Player{Name: fmt.Sprint("Computer ", n), Computer: all[min(1, len(all)-1)]}
		if may := t.Kit().Allegiances; may != nil {
			p.Allegiance = may[len(t.Players)%len(may)]
		}
		if err := d.outfit(t.Event, &p, len(t.Players)); err != nil {
			return err
		}
		_, err := t.Add(p)
		return err
	})
	if ok {
		d.players.pick(len(d.event.Players) - 1)
	}
}

// outfitAll gives a ready fleet to everybody who has none yet.
func (d *Desk) outfitAll() {
	n := 0
	ok := d.change(func(t *tournament.Desk) error {
		n = 0
		for i := range t.Players {
			p := t.Players[i]
			had := len(p.Fleets)
			if err := d.outfit(t.Event, &p, i); err != nil {
				return err
			}
			if len(p.Fleets) == had {
				continue
			}
			if err := t.Change(tournament.No(i+1), p); err != nil {
				return err
			}
			n++
		}
		return nil
	})
	if ok {
		d.host.Toast(fmt.Sprintf("Ready fleets handed in for %s.", count(n, "player")))
	}
}

// outfit hands in ready fleets for the roles a player has none for; the turn says which of them.
func (d *Desk) outfit(e *tournament.Event, p *tournament.Player, turn int) error {
	rules, err := e.RulesBy(scenarios.ByID, d.cards)
	if err != nil {
		return err
	}
	ready, err := e.Ready(rules)
	if err != nil {
		return err
	}
	for _, role := range roles(e) {
		if p.FleetFor(role) != nil {
			continue
		}
		p.Fleets = append(p.Fleets, ready[role][turn%len(ready[role])])
	}
	return nil
}

// roles are the fleets a player brings, "" where it is one.
func roles(e *tournament.Event) []string {
	if r := e.Kit().Fleets; r != nil {
		return r
	}
	return []string{""}
}
