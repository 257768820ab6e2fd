package desk

import (
	"attackwing/game/tournament"
	"attackwing/ui/kit"
)

// rename writes a player's name and initials anew.
type rename struct {
	no             tournament.No
	name, initials kit.Typed
	side           kit.Scrolled
}

func newRename(n tournament.No, p *tournament.Player) *rename {
	r := &rename{no: n, name: kit.TypedOf(p.Name), initials: kit.TypedOf(p.Initials)}
	r.name.Focus()
	return r
}

func (r *rename) title(d view) (head, sub string) { return "Rename", d.Player(r.no).Name }

func (r *rename) commands(d eventPage) kit.Commands { return kit.Commands{r.save(d)} }

func (r *rename) save(d eventPage) *kit.Command {
	return &kit.Command{ID: "save-name", Words: "Save", Key: "enter", Look: kit.Main, Do: func() {
		if d.write(r.no, func(p *tournament.Player) { p.Name, p.Initials = r.name.String(), r.initials.String() }) {
			d.close()
		}
	}}
}

func (r *rename) body(d eventPage) kit.Part {
	return kit.Foot(&r.side, kit.Panel(kit.Column(
		12,
		asked("Name", "The log keeps the old name.", kit.Field(&r.name, kit.FieldOf{ID: "name", Wide: 300})),
		asked("Initials", "Used to sign results.",
			kit.Field(&r.initials, kit.FieldOf{ID: "initials", Most: 16, Wide: 160})),
	)),
		kit.Button(r.save(d)).At(kit.Right))
}
