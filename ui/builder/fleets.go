package builder

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Commands returns the commands for the fleets and for the chosen one.
func (l *Library) Commands() kit.Commands {
	cs := kit.Commands{l.edit()}
	if f := l.chosen(); f != nil && f.file != "" {
		cs = append(cs, l.copy())
	}
	return append(cs, l.delete(), l.newFleet(), l.importing(), l.paste(), l.sheets(), l.random(), l.mySets(),
		l.search(), l.battle(), l.onlyLegal(), kit.Back(l.leave))
}

// leave lets go of what is asked, and at last closes the page.
func (l *Library) leave() {
	if l.sure {
		l.sure = false
		return
	}
	l.host.Back()
}

// Dropped imports the files let fall on the window.
func (l *Library) Dropped(files []kit.File) {
	p := l.blank()
	p.Dropped(files)
	l.opened(p)
}

// Pasted imports a text that was copied.
func (l *Library) Pasted(text string) {
	p := l.blank()
	p.Pasted(text)
	l.opened(p)
}

func (l *Library) newFleet() *kit.Command {
	return &kit.Command{ID: "new", Words: "New fleet", Key: "n", Look: kit.Small, Do: func() { l.opened(l.blank()) }}
}

func (l *Library) importing() *kit.Command {
	return importing(func() { p := l.blank(); p.importing().Do(); l.opened(p) })
}

func (l *Library) paste() *kit.Command {
	return paste(func() { p := l.blank(); p.paste().Do(); l.opened(p) })
}

func (l *Library) sheets() *kit.Command {
	return &kit.Command{
		ID:    "sheets",
		Words: "Build sheets",
		Key:   "ctrl+p",
		Look:  kit.Small,
		Tip:   "Print a Build Sheet for every fleet in the list.",
		Do:    l.writeSheets,
	}
}

func (l *Library) random() *kit.Command { return random("Random", l.randomFleet) }

func (l *Library) mySets() *kit.Command {
	return mySets(l.o, func(s *Sets) { l.host.Open(s) }, l.host)
}

func (l *Library) search() *kit.Command { return finding(func() { l.tabs.At = 0; l.query.Focus() }) }

// finding goes to the field of a search.
func finding(do func()) *kit.Command {
	return &kit.Command{ID: "find", Words: "Search", Key: "/", Do: do}
}

// battle filters for the fleets of the next battle.
func (l *Library) battle() *kit.Command {
	c := &kit.Command{ID: "battle", Words: "Every battle", Key: "1", Look: kit.Small, Lit: l.scenario > 0, Do: func() {
		l.scenario = (l.scenario + 1) % (len(l.o.Scenarios) + 1)
		l.sieve()
	}}
	if l.scenario > 0 {
		c.Words = shortTitle(l.o.Scenarios[l.scenario-1].Sheet().Title)
	}
	return c
}

func (l *Library) onlyLegal() *kit.Command {
	return &kit.Command{
		ID:    "legal",
		Words: "Legal",
		Key:   "2",
		Look:  kit.Small,
		Lit:   l.legal,
		Tip:   "Show legal fleets only.",
		Do:    func() { l.legal = !l.legal; l.sieve() },
	}
}

// unreadable returns the reason why nothing can be done with the chosen fleet, "" if something can.
func (l *Library) unreadable() string {
	f := l.chosen()
	return off(f == nil, "Choose a fleet first.") + off(f != nil && f.err != "", "The file cannot be read.")
}

// edit changes a fleet of the player's; one that comes with the program is copied.
func (l *Library) edit() *kit.Command {
	f := l.chosen()
	if f == nil || f.file == "" {
		return l.copy()
	}
	return &kit.Command{
		ID:    "edit",
		Words: "Change it",
		Key:   "enter",
		Look:  kit.Main,
		Off:   l.unreadable(),
		Do:    func() { l.opened(New(l.host, l.o, f.list, f.file)) },
	}
}

func (l *Library) copy() *kit.Command {
	f := l.chosen()
	do := func() { l.opened(NewCopy(l.host, l.o, f.list)) }
	why := l.unreadable()
	if f != nil && f.file != "" {
		return copying(kit.Command{Key: "e", Off: why, Do: do})
	}
	return copying(kit.Command{Key: "enter", Also: "e", Look: kit.Main, Off: why, Do: do})
}

func copying(c kit.Command) *kit.Command {
	c.ID, c.Words = "copy", "Change a copy"
	return &c
}

// delete takes the chosen fleet off the shelf, by a second press.
func (l *Library) delete() *kit.Command {
	f := l.chosen()
	c := &kit.Command{ID: "delete", Words: "Delete", Key: "delete", Do: func() { l.sure = true }}
	switch {
	case f == nil || f.file == "":
		c.Off = readyStay
	case l.sure:
		c.Words, c.Look = "Delete for good", kit.Danger
		c.Do = func() {
			l.sure = false
			if err := l.o.Shelf.Remove(f.file); err != nil {
				l.err = names.Sentence(err.Error())
				return
			}
			l.host.Toast("Deleted " + f.name() + ".")
			l.read()
		}
	}
	return c
}

// Body returns the list of fleets and, beside it, the chosen one.
func (l *Library) Body() kit.Part {
	words := kit.Column(0, kit.Line(scene.StyleH1, scene.Text1, "Fleets"),
		kit.Brief(2, scene.StyleSmall, scene.Text3, fleetsWords))
	head := kit.Row(12, kit.Button(kit.Back(l.leave)), words.Grow(1).Least(160, 0),
		kit.Tools(&l.more, l.random(), l.sheets(), l.importing(), l.newFleet()))
	chosen := "No fleet chosen"
	if f := l.chosen(); f != nil {
		chosen = f.name()
	}
	return kit.Sheet(
		kit.Column(
			10,
			head,
			kit.Notice(l.err),
			kit.Split(&l.tabs, kit.Col{Name: "Fleets", Least: 380, Share: 9, Part: l.fleets()},
				kit.Col{Name: chosen, Least: 380, Share: 11, Part: l.detail()}),
		),
	)
}

// fleets returns the search, the filters and the fleets.
func (l *Library) fleets() kit.Part {
	field := kit.Field(&l.query, kit.FieldOf{
		ID:      "search",
		Hint:    "Search ships, captains, cards, fleets  /",
		Icon:    "search",
		Note:    fmt.Sprint(len(l.shown)),
		Changed: l.sieve,
	})
	var own, none kit.Part
	if !slices.ContainsFunc(l.shown, func(n int) bool { return l.all[n].file != "" }) {
		words := fmt.Sprintf(noneOwn, l.newFleet().Cap(), kit.If(kit.ForThumb(), l.copy().Cap(), "E"))
		if !l.query.Empty() || l.scenario > 0 || l.legal {
			words = noneOwnFound
		}
		own = kit.Column(4, label("Your fleets"), kit.Text(scene.StyleSmall, scene.Text2, words))
	}
	if len(l.shown) == 0 {
		none = kit.Text(scene.StyleBody, scene.Text2, noneFound+l.newFleet().Cap()+".")
	}
	return kit.Roomy(
		kit.Column(8, field, kit.Row(6, kit.Button(l.battle()), kit.Button(l.onlyLegal())), own, none,
			kit.List(&l.list, len(l.shown), 0, l.row)),
	)
}

func label(words string) kit.Part { return kit.Text(scene.StyleLabel, scene.Text3, words) }

// row returns a fleet of the list; the first of its group stands below what the group is called.
func (l *Library) row(i int) kit.Part {
	f := &l.all[l.shown[i]]
	var head kit.Part
	if i == 0 || (l.all[l.shown[i-1]].file == "") != (f.file == "") {
		head = label("Ready fleets")
		if f.file != "" {
			head = label("Your fleets")
		}
	}
	var sp, factions kit.Part
	if f.err == "" {
		sp = kit.Row(4, kit.Line(scene.StyleNumber20, scene.Text1, number(f.sheet.Total)),
			kit.Line(scene.StyleCaption, scene.Text3, "SP"))
		factions = ofFactions(factionsOf(l.o.Cards, &f.list))
	}
	about, ink := battle(&f.rules, &f.list), scene.Text2
	if f.err != "" {
		about, ink = f.err, scene.DangerSentence
	} else if !f.sheet.Legal {
		about, ink = names.Sentence(f.sheet.Problems[0].Why), scene.DangerSentence
	}
	var ships []kit.Part
	for _, sh := range f.list.Ships {
		ships = append(ships, dial.Ship(22, l.o.Cards.Ship(sh.Ship.ID)))
	}
	words := kit.Column(2, kit.Row(10, kit.Line(boldStyle, scene.Text1, f.name()).Grow(1), factions, sp),
		kit.Line(scene.StyleCaption, ink, about), kit.Row(8, ships...))
	return kit.Column(4, head, kit.Chosen(i == l.list.At, words).Name("fleet", i).Press(func() { l.pressed(i) }))
}

// pressed chooses a fleet; another press opens it.
func (l *Library) pressed(i int) {
	if i != l.list.At {
		l.list.At, l.sure = i, false
		return
	}
	if c := l.edit(); c.Off == "" {
		c.Do()
	}
}

// detail returns the chosen fleet and its commands.
func (l *Library) detail() kit.Part {
	f := l.chosen()
	if f == nil {
		return kit.Panel(kit.Text(scene.StyleBody, scene.Text2, "Choose a fleet first."))
	}
	of := fmt.Sprintf("%d SP", f.sheet.Total)
	if f.sheet.Limit > 0 {
		of = fmt.Sprintf("%d of %d SP", f.sheet.Total, f.sheet.Limit)
	}
	ps := []kit.Part{
		kit.Row(10, kit.Line(scene.StyleH2, scene.Text1, f.name()).Grow(1),
			kit.Line(scene.StyleNumber20, scene.Text1, of)),
	}
	switch {
	case f.err != "":
		ps = append(ps, kit.Text(scene.StyleBody, scene.DangerSentence, f.err))
	case !f.sheet.Legal:
		ps = append(
			ps,
			remark("no", scene.Danger, scene.StyleSmall, scene.DangerSentence,
				names.Count(len(f.sheet.Problems), "problem")+": "+names.Sentence(f.sheet.Problems[0].Why)),
		)
	default:
		ps = append(ps, remark("ok", scene.Accent, scene.StyleSmall, scene.Text2, legalFor(&f.rules, &f.list)))
	}
	for i := range f.list.Ships {
		ps = append(ps, kit.Rule(), l.ship(f, i))
	}
	if r := f.list.Resource; !r.IsZero() {
		ps = append(
			ps,
			kit.Rule(),
			kit.Row(
				12,
				kit.Row(0, kit.Space(), kit.Icon("resource", 16, scene.Text2), kit.Space()).Wide(56),
				kit.Line(scene.StyleSmall, scene.Text2, refName(r)).Grow(1),
				kit.Line(scene.StyleNumber20, scene.Text1, number(f.sheet.ShipTotal(0))),
			),
		)
	}
	cs := []*kit.Command{l.edit()}
	if f.file != "" {
		cs = append(cs, l.copy(), l.delete())
	}
	written := remark("ok", scene.Accent, scene.StyleSmall, scene.Text2, l.written)
	return kit.Roomy(kit.Foot(&l.ships, kit.Column(8, ps...), kit.Column(8, written, kit.Buttons(cs...))))
}

// ship returns a ship of a fleet with its captain and its upgrades.
func (l *Library) ship(f *shelved, i int) kit.Part {
	sh := &f.list.Ships[i]
	ups := make([]string, len(sh.Upgrades))
	for k, u := range sh.Upgrades {
		ups[k] = refName(u)
	}
	who := refName(sh.Captain)
	if v := l.o.Cards.Commander(l.o.Cards.Ship(sh.Ship.ID), sh.Captain.ID); v != nil {
		who = fmt.Sprintf("%s, CS %d", v.Name, v.Skill)
	}
	if !sh.Admiral.IsZero() {
		who += ", Admiral " + refName(sh.Admiral)
	}
	words := kit.Column(
		0,
		kit.Line(nameStyle, scene.Text1, refName(sh.Ship)),
		kit.Text(scene.StyleCaption, scene.Text2, who),
		kit.Text(scene.StyleCaption, scene.Text3, strings.Join(ups, " · ")),
	)
	return kit.Row(12, dial.Ship(56, l.o.Cards.Ship(sh.Ship.ID)), words.Grow(1),
		kit.Line(scene.StyleNumber20, scene.Text1, number(f.sheet.ShipTotal(i+1))))
}
