package front

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/boardview"
	"attackwing/ui/house"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// trust says what a battle with a friend keeps secret, and who checks it.
const trust = "Your dials are private until both of you lock. You trust no server and not each other: " +
	"every die and dial is proved."

// watched says what somebody sees who watches.
const watched = "Watchers see the table as both players do: no hidden dials, no face-down cards."

// Body shows the stage of the meeting.
func (p *Friend) Body() kit.Part {
	title, sub := "Play with a friend", ""
	switch {
	case p.goesOn != nil:
		title, sub = "Continue with "+p.other(), p.goesOn.Where()
	case p.shows != nil:
		title, sub = "Let others watch", p.shows.Where()
	case p.table != nil:
		sub = tableWords(p.table)
	}
	var body kit.Part
	switch at := p.stage(); at {
	case atChoosing:
		if sub == "" {
			sub = p.next.Sheet().Title
		}
		body = p.choosingPart()
	case atPicking:
		body = p.picking()
	case atJudging:
		body = p.judging()
	default:
		body = p.alone(at)
	}
	return kit.Sheet(kit.Column(12, kit.Head(p.back(), title, sub), kit.Notice(p.wrong), body.Grow(1)))
}

// one is a card in the middle of the page.
func one(ps ...kit.Part) kit.Part {
	return kit.Column(0, kit.Space(), kit.Panel(kit.Column(12, ps...)).Wide(470).At(kit.Middle), kit.Space())
}

func said(words string) kit.Part { return kit.Text(scene.StyleBody, scene.Text2, words) }

func small(words string) kit.Part { return kit.Text(scene.StyleSmall, scene.Text3, words) }

// alone is a stage at which a friend is waited for, or with a single thing to do.
func (p *Friend) alone(at stage) kit.Part {
	name := p.other()
	head := func(words string) kit.Part { return kit.Text(scene.StyleH1, scene.Text1, words) }
	switch at {
	case atPreparing:
		return one(head("Making the connection"), said("This takes some seconds at most."))
	case atInvited:
		var facts []string
		if p.told.Sheet != "" {
			facts = append(facts, p.told.Sheet)
		}
		if p.told.Points > 0 {
			facts = append(facts, fmt.Sprintf("%d SP", p.told.Points))
		}
		does, about := " invites you", trust
		if p.watches {
			does, about = " lets you watch a battle", watched
		}
		return one(head(names.Title(name)+does), said(strings.Join(facts, " · ")), p.nameField(),
			kit.Buttons(p.main()), small(about))
	case atOffering:
		return one(head("Waiting for "+name), said("Send the invitation by any messenger. Keep this page open."),
			p.textPart(), kit.Buttons(p.again()), kit.Rule(),
			said(names.Title(name)+" sends an answer back."), p.pasteField("The answer"), kit.Buttons(p.main()),
			small("Send it within two minutes.").If(len(p.afar.options(p.told).STUN) > 0))
	case atAnswered:
		return one(head("Send this answer back now"), said("Keep this page open until "+name+" has pasted it."),
			p.textPart(), kit.Buttons(p.again()),
			small("Send it within two minutes.").If(len(p.afar.options(p.told).STUN) > 0))
	case atAwaiting:
		return one(head("Waiting for "+name), said(names.Title(name)+" is choosing a fleet."))
	}
	return one(head("Connected"), said("The battle begins in a moment."))
}

// textPart is the text for the friend, as much of it as a line has room for.
func (p *Friend) textPart() kit.Part {
	return kit.Card(kit.Squeezed(scene.StyleSmall, scene.Text1, p.call.text)).Name("calltext", -1).
		Tip(func() kit.Tip { return kit.Tip{Words: p.call.text} })
}

// nameField asks for the own name.
func (p *Friend) nameField() kit.Part {
	return kit.Field(&p.name,
		kit.FieldOf{ID: "myname", Label: "Your name", Hint: "Name (optional)", Most: prefs.MostLetters})
}

// pasteField takes a text that cannot be read from the clipboard.
func (p *Friend) pasteField(label string) kit.Part {
	return kit.Field(&p.pasted, kit.FieldOf{ID: "pasted", Label: label, Hint: "Paste it here", Most: 1100, Changed: func() {
		if _, _, err := inviting(p.pasted.String()); err == nil {
			p.takes(p.pasted.String())
		}
	}})
}

// choosingPart asks what is played by whom, or for an invitation.
func (p *Friend) choosingPart() kit.Part {
	if p.shows != nil {
		return one(said("Invite a guest on the same network. You can play on while they watch."),
			kit.Buttons(p.main()), small(watched))
	}
	if p.table != nil {
		const about = "You are player %d. Your friend sees the table and both fleets before the battle begins."
		return one(said(fmt.Sprintf(about, p.seat+1)),
			p.nameField(), kit.Buttons(p.main()), small("Face-down dials are set again. "+trust))
	}
	got := kit.Column(8, kit.Rule(), said("Your friend has invited you?"), p.pasteField("The invitation"),
		kit.Buttons(p.paste()))
	if p.goesOn != nil {
		return one(said("Send a new invitation, or paste the one you got. The battle continues where it stopped."),
			kit.Buttons(p.main()), got)
	}
	ps := []kit.Part{p.nameField()}
	if sides := p.fleets.sides(); len(sides) == 2 {
		at := kit.If(p.fleets.swapped, 1, 0)
		ps = append(ps, kit.Line(scene.StyleLabel, scene.Text3, "You play"),
			kit.Choice("side", at, p.takeSide, p.next.Sheet().Sides...))
	}
	ps = append(ps, small(trust), kit.Buttons(p.main()), got)
	return p.withFleets(ps...)
}

// takeSide takes another side of the sheet.
func (p *Friend) takeSide(i int) {
	if p.fleets.swapped != (i == 1) {
		p.fleets.swap()
	}
}

// withFleets shows parts beside the own fleets.
func (p *Friend) withFleets(ps ...kit.Part) kit.Part {
	return kit.Split(&p.tabs,
		kit.Col{Name: "Invitation", Least: 320, Share: 1, Part: kit.Panel(kit.Scroll(&p.read, kit.Column(12, ps...)))},
		kit.Col{Name: "Your fleet", Least: 420, Share: 1.4, Part: kit.Panel(kit.Column(8,
			kit.Line(scene.StyleLabel, scene.Text3, "Your fleet"), p.fleets.choices(p.side()).Grow(1)))})
}

// picking asks who was invited for a fleet.
func (p *Friend) picking() kit.Part {
	sc, _, side := p.meet.Terms()
	plays := kit.If(side == "", "Choose your fleet.", "You play "+side+". Choose your fleet.")
	title := names.Title(p.other()) + " plays " + sc.Sheet().Title
	ps := []kit.Part{kit.Text(scene.StyleH2, scene.Text1, title), said(plays)}
	return p.withFleets(append(append(ps, p.houseRules()...), kit.Buttons(p.main()), small(trust))...)
}

// houseRules are the house rules that are not as usual.
func (p *Friend) houseRules() (ps []kit.Part) {
	sc, h, _ := p.meet.Terms()
	for _, r := range house.Rules(sc.Sheet()) {
		if v := h.Get(r.Key); v != r.Default {
			ps = append(ps, kit.Text(scene.StyleSmall, scene.Text1, house.Told(&r, v)))
		}
	}
	if len(ps) > 0 {
		ps = append([]kit.Part{kit.Line(scene.StyleLabel, scene.Text3, "House rules")}, ps...)
	}
	return ps
}

// judging shows what both bring, before it is accepted.
func (p *Friend) judging() kit.Part {
	u, me := p.meet.Setup(), p.meet.Me()
	other := me.Other()
	name := u.Player(other)
	plays := name + " plays " + u.Fleets[other].Name
	title := u.Scenario.Sheet().Title
	if u.Position != nil {
		plays, title = "You play on with "+name, tableWords(u)
	}
	ps := []kit.Part{kit.Text(scene.StyleH2, scene.Text1, plays), said(title), p.tablePart(u)}
	ps = append(ps, p.houseRules()...)
	for _, who := range []game.PlayerID{other, me} {
		if own := ownCards(&u.Fleets[who], p.next.catalogue().Program()); len(own) > 0 {
			ps = append(ps, kit.Line(scene.StyleLabel, scene.Text3, "Cards made by "+u.Player(who)))
			ps = append(ps, own...)
		}
	}
	ps = append(ps, kit.Buttons(p.main()))
	switch { // below the button: it must not move as somebody presses it
	case p.meet.Accepted(me):
		ps = append(ps, said("Waiting for "+name+" to accept."))
	case p.meet.Accepted(other):
		ps = append(ps, said(name+" has accepted."))
	}
	ps = append(ps, small(trust))
	return kit.Split(&p.tabs,
		kit.Col{Name: "Battle", Least: 300, Share: 1, Part: kit.Panel(kit.Scroll(&p.read, kit.Column(12, ps...)))},
		kit.Col{Name: name, Least: 280, Share: 1, Part: fleetOf(u, other)},
		kit.Col{Name: "You", Least: 280, Share: 1, Part: fleetOf(u, me)})
}

// tablePart shows the table that is played on from, where there is one.
func (p *Friend) tablePart(u *game.Setup) kit.Part {
	if u.Position == nil {
		return kit.Part{}
	}
	if p.laid == nil {
		as := *u
		g, err := game.NewQuiet(&as)
		if err != nil {
			return said(names.Sentence(err.Error()))
		}
		p.laid = onmap.Board(g.View(game.Nobody))
	}
	return boardview.Thumb(p.laid, 200).At(kit.Middle)
}

// tableWords says what is played on from a table.
func tableWords(u *game.Setup) string {
	return fmt.Sprintf("%s, from round %d on", u.Scenario.Sheet().Title, max(u.Position.Round, 1))
}

// ownCards shows the cards of a fleet that the program does not have, with what they say.
func ownCards(f *game.Fleet, program *card.Catalogue) (ps []kit.Part) {
	add := func(known bool, name, text string) {
		if !known {
			ps = append(ps, kit.Text(scene.StyleSmall, scene.Text1, name),
				kit.Text(scene.StyleSmall, scene.Text2, text).If(text != ""))
		}
	}
	bought := func(b game.Bought) {
		if c := b.Card; c != nil {
			add(program.Upgrade(c.ID) != nil || program.Resource(c.ID) != nil, c.Name, c.Text())
		}
	}
	bought(f.Resource)
	for _, s := range f.Ships {
		add(program.Ship(s.Ship.ID) != nil, s.Ship.Name, s.Ship.Text())
		if c := s.Captain; c != nil {
			add(program.Captain(c.ID) != nil, c.Name, c.Text())
		}
		if a := s.Admiral; a != nil {
			add(program.Admiral(a.ID) != nil, a.Name, a.Text())
		}
		for _, b := range s.Upgrades {
			bought(b)
		}
	}
	return ps
}

// fleetOf shows a fleet with all its cards.
func fleetOf(u *game.Setup, who game.PlayerID) kit.Part {
	f, seat := &u.Fleets[who], int(who)+1
	ps := []kit.Part{kit.Row(8, kit.Seat(7, seat, -1), kit.Line(scene.StyleH3, scene.Seats[seat].Text, u.Player(who)).Grow(1),
		kit.Line(scene.StyleNumber, scene.Text1, fmt.Sprintf("%d SP", f.Total)).Whole()),
		kit.Line(scene.StyleCaption, scene.Text2, f.Name)}
	for i := range f.Ships {
		ps = append(ps, shipPart(&f.Ships[i]))
	}
	return kit.Panel(kit.Scroll(nil, kit.Column(6, ps...)))
}
