package desk

import (
	"attackwing/game/tournament"
	"attackwing/ui/kit"
)

// rename writes a player's name and initials anew.
type rename struct {
	no             tournament.No
	name, initials kit.Typed
}

func newRename(d *Desk) *rename {
	p := d.event.Player(d.people.chosenNo())
	r := &rename{d.people.chosenNo(), kit.TypedOf(p.Name), kit.TypedOf(p.Initials)}
	r.name.Focus()
	return r
}

func (r *rename) title(d *Desk) (head, sub string) { return "Rename", d.event.Player(r.no).Name }

func (r *rename) commands(d *Desk) kit.Commands { return kit.Commands{r.save(d)} }

func (r *rename) save(d *Desk) *kit.Command {
	return &kit.Command{ID: "save-name", Words: "Save", Key: "enter", Look: kit.Main, Do: func() {
		if d.people.write(func(p *tournament.Player) { p.Name, p.Initials = r.name.String(), r.initials.String() }) {
			d.over = nil
		}
	}}
}

func (r *rename) body(d *Desk) kit.Part {
	return kit.Foot(&d.rounds.side, kit.Panel(kit.Column(
		12,
		asked("Name", "The log keeps the old name.", kit.Field(&r.name, kit.FieldOf{ID: "name", Wide: 300})),
		asked(
			"Initials",
			"Used to sign results.",
			kit.Field(&r.initials, kit.FieldOf{ID: "initials", Most: 16, Wide: 160}),
		),
	)),
		kit.Button(r.save(d)).At(kit.Right))
}
