package desk

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/ai"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/kit"
)

// sign signs in who is typed.
func (d playersPage) sign() *kit.Command {
	return (&kit.Command{ID: "sign", Words: "Sign in", Key: "enter", Look: kit.Main,
		Do: func() { d.signIn(d.names.String()) }}).OffWhen(
		d.names.Empty(),
		"Type a name first.",
	)
}

func (d playersPage) typeNames() *kit.Command {
	return &kit.Command{ID: "type", Words: "Type a player's name", Key: "n", Do: d.names.Focus}
}

// paste signs in the names on the clipboard, one a line.
func (d playersPage) paste() *kit.Command {
	return &kit.Command{ID: "paste", Words: "Paste names", Key: "ctrl+v", Tip: "One name per line.", Do: func() {
		names, err := d.store.Pasted()
		if err != nil || strings.TrimSpace(names) == "" {
			d.fail(errors.New("the clipboard has no names (one per line)"))
			return
		}
		d.signIn(names)
	}}
}

// signIn signs in the players of a list of names, one a line or with commas, all of them or none.
func (d playersPage) signIn(list string) {
	names := strings.FieldsFunc(list, func(r rune) bool { return r == '\n' || r == '\r' || r == ',' || r == ';' })
	n := 0
	now, ok := d.change(func(t *tournament.Desk) error {
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
	if w, ok := d.host.(Names); ok && n == 1 { // a list is somebody else's
		w.Meet(now.Players[len(now.Players)-1].Name)
	}
	d.names = kit.Typed{}
	d.names.Focus()
	d.list.At = len(now.Players) - 1
}

// proposed returns the names of those who play here and have not signed in yet: a press signs in.
func (d playersPage) proposed() kit.Part {
	w, ok := d.host.(Names)
	if !ok || d.Locked() {
		return kit.Part{}
	}
	var ps []kit.Part
	for i, name := range w.Known() {
		if !slices.ContainsFunc(d.Players, func(p tournament.Player) bool { return p.Name == name }) {
			ps = append(
				ps,
				kit.Chip(&kit.Command{
					ID:    fmt.Sprint("known:", i),
					Words: name,
					Tip:   "Sign in. Suggests names used on this computer.",
					Do:    func() { d.signIn(name) },
				}),
			)
		}
	}
	if len(ps) == 0 {
		return kit.Part{}
	}
	return kit.Row(6, ps...)
}

// levels returns the possible players of a seat: "" for a person, or a level of the computer.
func levels() []string {
	out := []string{""}
	for _, l := range ai.Levels() {
		if l != "random" {
			out = append(out, l)
		}
	}
	return out
}

func (d playersPage) addComputer() *kit.Command {
	return &kit.Command{ID: "computer", Words: "Add a computer player", Key: "k", Do: d.signComputerIn}
}

// signComputerIn signs a computer player in, with a ready fleet.
func (d playersPage) signComputerIn() {
	all := levels()
	now, ok := d.change(func(t *tournament.Desk) error {
		n := 1
		for _, err := t.Find(fmt.Sprint("Computer ", n)); err == nil; _, err = t.Find(fmt.Sprint("Computer ", n)) {
			n++
		}
		p := tournament.Player{Name: fmt.Sprint("Computer ", n), Computer: all[min(1, len(all)-1)]}
		if may := t.Kit().Allegiances; may != nil {
			p.Allegiance = may[len(t.Players)%len(may)]
		}
		if err := d.equip(t.Event, &p, len(t.Players)); err != nil {
			return err
		}
		_, err := t.Add(p)
		return err
	})
	if ok {
		d.list.At = len(now.Players) - 1
	}
}

func (d playersPage) outfit() *kit.Command {
	c := &kit.Command{ID: "outfit", Words: "Give ready-made fleets to the rest", Key: "g", Do: d.outfitAll}
	switch {
	case len(d.Players) == 0:
		c.Off = "No one has signed in yet."
	case d.PaperFleets:
		c.Off = "This event uses paper Build Sheets."
	}
	return c
}

// outfitAll gives a ready fleet to everybody who has none yet.
func (d playersPage) outfitAll() {
	n := 0
	_, ok := d.change(func(t *tournament.Desk) error {
		n = 0
		for i := range t.Players {
			p := t.Players[i]
			had := len(p.Fleets)
			if err := d.equip(t.Event, &p, i); err != nil {
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
		d.host.Toast(fmt.Sprintf("Ready-made fleets submitted for %s.", count(n, "player")))
	}
}

// equip hands in ready fleets for the roles a player has none for; the turn says which of them.
func (d playersPage) equip(e *tournament.Event, p *tournament.Player, turn int) error {
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

// roles returns the fleets a player brings, "" where it is one.
func roles(e *tournament.Event) []string {
	if r := e.Kit().Fleets; r != nil {
		return r
	}
	return []string{""}
}
