package desk

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// players is the state of the page of players.
type players struct {
	list  kit.Listed
	names kit.Typed // who signs in
	tabs  kit.Tabs
	side  kit.Scrolled
}

// playersPage shows who plays: people sign in, computers are added, and all hand in their fleets.
type playersPage struct {
	eventPage
	*players
}

// commands returns the commands of the page. The first is the one of Enter in the field of names.
func (d playersPage) commands() kit.Commands {
	enter := d.sign()
	if d.names.Empty() {
		first := d.fleet("")
		enter = &kit.Command{
			ID:    "first-fleet",
			Words: first.Words,
			Key:   "enter",
			Also:  "f",
			Look:  kit.Main,
			Off:   first.Off,
			Do:    first.Do,
		}
	}
	cs := kit.Commands{enter, d.typeNames(), d.paste(), d.addComputer(), d.outfit()}
	if d.chosenNo() != 0 {
		if !d.names.Empty() { // else it is what Enter does
			cs = append(cs, d.fleet(""))
		}
		cs = append(cs, d.nextSide(), d.nextLevel(), d.rename(), d.drop())
	}
	if d.Locked() {
		cs = append(cs, d.unpair())
	}
	return cs
}

// chosenNo returns the player of the chosen row, 0 if there is none.
func (d playersPage) chosenNo() tournament.No {
	if d.list.At >= 0 && d.list.At < len(d.Players) {
		return tournament.No(d.list.At + 1)
	}
	return 0
}

// write writes a player anew.
func (d eventPage) write(n tournament.No, do func(*tournament.Player)) bool {
	_, ok := d.change(func(t *tournament.Desk) error {
		p := *t.Player(n)
		p.Fleets = slices.Clone(p.Fleets)
		do(&p)
		return t.Change(n, p)
	})
	return ok
}

// sides returns the codes a player's allegiance may have, "" none of them.
func (d playersPage) sides() []string {
	if may := d.Kit().Allegiances; may != nil {
		return may
	}
	out := []string{""}
	for _, f := range tournament.Factions {
		out = append(out, f.Code)
	}
	return out
}

func (d playersPage) nextSide() *kit.Command {
	p := d.Player(d.chosenNo())
	may := d.sides()
	words := "No allegiance"
	if p.Allegiance != "" {
		words = tournament.FactionName(p.Allegiance)
	}
	return &kit.Command{ID: "nextside", Words: "Next allegiance", Brief: words, Key: "a",
		Do: func() {
			d.write(d.chosenNo(),
				func(p *tournament.Player) { p.Allegiance = may[(slices.Index(may, p.Allegiance)+1)%len(may)] })
		}}
}

func (d playersPage) nextLevel() *kit.Command {
	all := levels()
	return &kit.Command{
		ID:    "nextlevel",
		Words: "Who plays",
		Key:   "c",
		Tip:   "Switch between a person and the computer levels.",
		Do: func() {
			d.write(d.chosenNo(),
				func(p *tournament.Player) { p.Computer = all[(slices.Index(all, p.Computer)+1)%len(all)] })
		},
	}
}

func (d playersPage) rename() *kit.Command {
	return &kit.Command{
		ID:    "rename",
		Words: "Rename",
		Key:   "e",
		Look:  kit.Small,
		Do:    func() { d.lay(newRename(d.chosenNo(), d.Player(d.chosenNo()))) },
	}
}

// drop takes a player off the list, or lets one who has begun leave, or come back.
func (d playersPage) drop() *kit.Command {
	n := d.chosenNo()
	c := &kit.Command{
		ID:    "drop",
		Words: "Remove from the list",
		Key:   "delete",
		Also:  "backspace",
		Do:    d.changes(func(t *tournament.Desk) error { return t.Drop(n) }),
	}
	switch p := d.Player(n); {
	case p.OutFrom != 0:
		c.Words, c.Do = "Rejoin", d.changes(func(t *tournament.Desk) error { return t.Rejoin(n) })
	case d.Locked():
		c.Words = "Drop out"
	}
	return c
}

// fleet opens the choice of a fleet of a role; without one it is the first that is missing.
func (d playersPage) fleet(role string) *kit.Command {
	c := &kit.Command{ID: "fleet", Words: "Choose a fleet", Key: "f", Do: func() { d.pickFleet(d.chosenNo(), role) }}
	switch {
	case d.chosenNo() == 0:
		c.Off = "No one has signed in yet."
	case d.PaperFleets:
		c.Off = "This event uses paper Build Sheets."
	}
	return c
}

func (d playersPage) body() kit.Part {
	head := kit.If(d.Locked(), "Late arrivals join in the next round", "Sign in")
	nobody := say("No one has signed in yet. Type a name and press Enter, or press " + d.addComputer().Cap() +
		" for a computer player.").Grow(1)
	list, low := nobody, nobody
	if n := len(d.Players); n > 0 {
		list, low = d.playerTable(n, playerRow), d.playerTable(n, lowPlayerRow)
	}
	names := kit.Field(&d.names, kit.FieldOf{
		ID: "names",
		Hint: "Player's name, or several separated by commas" +
			kit.If(kit.ForThumb(), "", " ("+d.typeNames().Cap()+")"),
		Most: 400,
	})
	field := kit.Row(8, names.Grow(1).Least(200, 0), kit.Button(d.sign()))
	proposed, buttons := d.proposed(), kit.Buttons(d.addComputer(), d.outfit())
	full := panel(head, "one by one, separated by commas, pasted, or as a text file dropped here", field, proposed,
		list.Wants(3*playerRow), buttons)
	return kit.Split(
		&d.tabs,
		kit.Col{
			Name:  "Sign in",
			Least: 430,
			Share: 9,
			Part:  kit.Ample(full, kit.Column(6, field, proposed, low, buttons)),
		},
		kit.Col{Name: "Player, next round", Least: 320, Share: 5, Part: d.withNext(&d.side, 0, d.playerPart())},
	)
}

// A player's row, and one in a low window.
const (
	playerRow    = 56
	lowPlayerRow = 42
)

// playerTable returns the table of the signed-in players, with rows of a height in px.
func (d playersPage) playerTable(n int, row float64) kit.Part {
	player := func(i int) *tournament.Player { return &d.Event.Players[i] }
	chosen := func(i int, cells kit.Part) kit.Part {
		return kit.Chosen(i == d.list.At, cells).Name("player", i).Press(func() { d.list.At = i })
	}
	return kit.Table(
		&d.list,
		n,
		row,
		chosen,
		kit.TableCol{
			Head: "#",
			Wide: 24,
			Cell: func(i int) kit.Part { return kit.Line(scene.StyleNumber, scene.Text3, fmt.Sprint(i+1)) },
		},
		kit.TableCol{Head: "Player", Cell: func(i int) kit.Part {
			ink, note := scene.Text1, note(player(i))
			if player(i).OutFrom != 0 {
				ink = scene.Text3
			}
			return kit.Column(0, kit.Line(nameStyle, ink, player(i).Name),
				kit.Line(scene.StyleCaption, scene.Text3, note))
		}},
		kit.TableCol{
			Head:  "Initials",
			Wide:  58,
			Spare: 2,
			Cell:  func(i int) kit.Part { return kit.Line(scene.StyleSmall, scene.Text2, player(i).Initials) },
		},
		kit.TableCol{
			Head:  "Side",
			Wide:  40,
			Spare: 1,
			Cell:  func(i int) kit.Part { return kit.Line(scene.StyleSmall, scene.Text2, dash(player(i).Allegiance)) },
		},
		kit.TableCol{Head: "Fleet, checked", Cell: func(i int) kit.Part {
			words, good := d.fleetWords(player(i))
			mark := kit.Icon("ok", 14, scene.Accent)
			if !good {
				mark = kit.Icon("warning", 14, scene.Text3)
			}
			return kit.Row(6, mark, kit.Line(scene.StyleSmall, scene.Text2, words).Grow(1))
		}},
	)
}

// note returns the note beside a player's name, "" if there is none.
func note(p *tournament.Player) string {
	switch {
	case p.OutFrom != 0:
		return fmt.Sprintf("dropped out after round %d", p.OutFrom-1)
	case p.InFrom != 0:
		return fmt.Sprintf("joined in round %d", p.InFrom)
	case p.Computer != "":
		return "computer, " + p.Computer
	}
	return ""
}

func dash(s string) string {
	return kit.If(s == "", "–", s)
}

// fleetWords returns a player's fleets in a line, and whether all are there.
func (d playersPage) fleetWords(p *tournament.Player) (string, bool) {
	if d.PaperFleets && len(p.Fleets) == 0 {
		return "on paper", true
	}
	var out []string
	for _, r := range roles(d.Event) {
		f := p.FleetFor(r)
		if f == nil {
			return strings.TrimSpace("no "+r) + " fleet submitted", false
		}
		out = append(out, fmt.Sprintf("%s, %d SP", f.Name, f.SP))
	}
	return strings.Join(out, " + "), true
}

// playerPart returns the chosen player with all that can be changed.
func (d playersPage) playerPart() kit.Part {
	n := d.chosenNo()
	if n == 0 {
		return panel("Player", "", say("Players appear here with allegiance, fleet and who plays."))
	}
	p := d.Player(n)
	ps := []kit.Part{kit.Row(12, kit.Text(scene.StyleH2, scene.Text1, p.Name).Grow(1), kit.Button(d.rename()))}
	if sides := d.sides(); len(sides) > 6 { // one button that goes through them
		ps = append(ps, kit.Row(12, label("Allegiance", ""), kit.Button(d.nextSide()).Grow(1)))
	} else {
		ps = append(ps, label("Allegiance", d.nextSide().Given()),
			kit.Choice("side", slices.Index(sides, p.Allegiance), func(i int) {
				d.write(d.chosenNo(), func(p *tournament.Player) { p.Allegiance = sides[i] })
			}, sides...))
	}
	all := levels()
	words := slices.Clone(all)
	words[0] = "a person"
	ps = append(
		ps,
		label("Who plays", d.nextLevel().Given()),
		kit.Choice(
			"level",
			slices.Index(all, p.Computer),
			func(i int) { d.write(d.chosenNo(), func(p *tournament.Player) { p.Computer = all[i] }) },
			words...),
	)
	if d.PaperFleets {
		ps = append(ps,
			kit.Text(scene.StyleSmall, scene.Text2, "This event uses paper Build Sheets. Check them before round 1."))
	} else {
		for i, r := range roles(d.Event) {
			ps = append(ps, d.handed(p, r, i)...)
		}
	}
	return panel(fmt.Sprintf("Player %d", n), "", append(ps, kit.Button(d.drop()))...)
}

// handed returns the fleet of a role, with the verdict of the check.
func (d playersPage) handed(p *tournament.Player, role string, i int) []kit.Part {
	head := "Fleet"
	if role != "" {
		head = role + " fleet"
	}
	words := kit.Row(10, kit.Icon("warning", 16, scene.Text3),
		kit.Line(scene.StyleBody, scene.Text2, "Choose a fleet").Grow(1))
	if f := p.FleetFor(role); f != nil {
		words = kit.Row(10, kit.Icon("ok", 16, scene.Accent), kit.Line(boldStyle, scene.Text1, f.Name).Grow(1),
			kit.Line(scene.StyleSmall, scene.Text2, fmt.Sprintf("legal, %d of %d SP", f.SP, d.Limit)))
	}
	c := d.fleet(role)
	return []kit.Part{label(head, c.Given()), kit.Chosen(false, words).Does(c).Name("fleet", i)}
}
