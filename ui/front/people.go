package front

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// people asks who plays: their names and the colors of the seats. Names stay, and are proposed from
// then on.
type people struct {
	window Window
	open   bool
	fields [2]kit.Typed
}

// persons are the seats at which somebody plays here, in the order of their names.
func (p *Players) persons() (seats []int) {
	for seat, who := range p.Seats() {
		if !isComputer(who) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// called are the names of both seats in a battle: of persons as they are given, of the computer
// where a person has one; "" none.
func (p *Players) called(names [2]string) (of [2]string) {
	named := false
	for i, seat := range p.persons() {
		of[seat] = names[i]
		named = named || names[i] != ""
	}
	for seat, who := range p.Seats() {
		if named && isComputer(who) {
			of[seat] = "Computer"
		}
	}
	return of
}

// ask opens the question, with the names as they are.
func (p *people) ask() {
	p.open = true
	names, _ := p.window.People()
	for i := range p.fields {
		p.fields[i] = kit.TypedOf(names[i])
	}
	p.fields[0].Focus()
}

// close keeps the names.
func (p *people) close() {
	p.open = false
	was, _ := p.window.People()
	for i := range p.fields {
		if name := strings.TrimSpace(p.fields[i].String()); name != was[i] {
			p.window.Name(i, name)
		}
	}
}

// layer is the question.
func (p *people) layer(who *Players) kit.Layer {
	done := &kit.Command{ID: "named", Words: "Done", Key: "enter", Look: kit.Main, Do: p.close}
	cancel := &kit.Command{ID: "unnamed", Words: "Cancel", Key: "esc", Do: func() { p.open = false }}
	cs := kit.Commands{done, cancel}
	persons := who.persons()
	var ps []kit.Part
	for seat := range 2 {
		head := kit.Row(
			8,
			kit.Seat(7, seat+1, -1),
			kit.Line(lineStyle, scene.Seats[seat+1].Text, fmt.Sprintf("Player %d", seat+1)),
			kit.Line(scene.StyleCaption, scene.Text3, kit.If(slices.Contains(persons, seat), "", "the computer")),
		)
		part := []kit.Part{head}
		if i := slices.Index(persons, seat); i >= 0 {
			part = append(
				part,
				kit.Field(
					&p.fields[i],
					kit.FieldOf{
						ID:   fmt.Sprint("person:", i+1),
						Hint: "Name (optional)",
						Most: prefs.MostLetters,
						Tab:  &p.fields[(i+1)%len(persons)],
					},
				),
				p.proposals(i),
			)
		}
		at, words := p.window.Inks(seat)
		part = append(
			part,
			kit.Choice(fmt.Sprint("ink", seat+1), at, func(i int) { p.window.ChooseInk(seat, i) }, words...),
		)
		ps = append(ps, kit.Column(6, part...))
	}
	return kit.Layer{
		Name:     "Who plays?",
		Modal:    true,
		Key:      "people",
		Commands: cs,
		Body: kit.Dialog(
			"Who plays?",
			"Names appear in the battle, the log and the replay, and are remembered.",
			kit.Column(14, ps...),
			cancel,
			done,
		),
	}
}

// proposals are names that were given before and are in no field.
func (p *people) proposals(i int) kit.Part {
	_, known := p.window.People()
	var ps []kit.Part
	for k, n := range known {
		if n != p.fields[0].String() && n != p.fields[1].String() {
			ps = append(
				ps,
				kit.Chip(
					&kit.Command{
						ID:    fmt.Sprintf("known:%d:%d", i, k),
						Words: n,
						Do:    func() { p.fields[i] = kit.TypedOf(n) },
					},
				),
			)
		}
	}
	return kit.Row(6, ps...)
}
