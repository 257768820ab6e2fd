package builder

import (
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/house"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// details holds the fields for the fleet's name and terms.
type details struct {
	name, notes, points kit.Typed
	other               bool // the limit is typed
	house               map[string]*kit.Typed
}

// renamed puts what the fleet says of itself into the fields.
func (p *Page) renamed() {
	l := &p.fleet.list
	p.over.details = details{
		name:   kit.TypedOf(l.Name),
		notes:  kit.TypedOf(oneLine(l.Notes)),
		points: kit.TypedOf(strconv.Itoa(l.Limit)),
	}
}

// detail takes another value of what the fleet says of itself.
func (p *Page) detail(set func(l *fleet.List)) {
	l := p.fleet.list.Clone()
	set(&l)
	p.over.wrong = ""
	if len(l.Ships) > 0 && l.Valid() != nil {
		p.over.wrong = names.Sentence(l.Valid().Error())
		return
	}
	p.change(l)
}

// setting returns a line of the details: what it is, what it means, and how it is chosen.
func setting(label, note string, p kit.Part) kit.Part {
	return kit.Row(12, kit.Column(0, kit.Text(scene.StyleBody, scene.Text1, label),
		kit.Text(scene.StyleCaption, scene.Text3, note)).Grow(1).Least(190, 0), p.Grow(2).Least(240, 0))
}

func detailsBody(p *Page) kit.Part {
	d := &p.over.details
	format := func(i int) { p.fleet.format = fleet.Format(i); p.fleet.judge() }
	ps := []kit.Part{
		kit.Notice(p.over.wrong),
		setting(
			"Name",
			"",
			kit.Field(&d.name, kit.FieldOf{
				ID:      "name",
				Hint:    "Fleet name",
				Changed: func() { p.detail(func(l *fleet.List) { l.Name = d.name.String() }) },
			}),
		),
		battleChoice(p), sideChoice(p), limitChoice(p), limitField(p),
		setting("Tournament format", formatWords, kit.Choice("format", int(p.fleet.format), format, "Open", "2014")),
		setting(
			"Notes",
			"",
			kit.Field(&d.notes, kit.FieldOf{
				ID:      "notes",
				Hint:    "Notes",
				Most:    1000,
				Changed: func() { p.detail(func(l *fleet.List) { l.Notes = d.notes.String() }) },
			}),
		),
	}
	if p.fleet.rules.Scenario != nil {
		ps = append(ps, houseRules(p, p.fleet.rules.Scenario.Sheet())...)
	}
	return kit.Scroll(&p.over.at, kit.Column(10, ps...))
}

func battleChoice(p *Page) kit.Part {
	words, at := []string{"Any"}, 0
	for i, sc := range p.fleet.Scenarios {
		words = append(words, shortTitle(sc.Sheet().Title))
		if sc.Sheet().ID == p.fleet.list.Scenario {
			at = i + 1
		}
	}
	return setting("Battle", "", kit.Choice("battle", at, func(i int) {
		p.detail(func(l *fleet.List) {
			if l.Scenario, l.Side = "", ""; i > 0 {
				l.Scenario = p.fleet.Scenarios[i-1].Sheet().ID
			}
		})
	}, words...))
}

func sideChoice(p *Page) kit.Part {
	sc := p.fleet.rules.Scenario
	if sc == nil || len(sc.Sheet().Sides) == 0 {
		return kit.Part{}
	}
	sides := append([]string{""}, sc.Sheet().Sides...)
	now, _ := sc.Sheet().SideOf(p.fleet.list.Side)
	return setting(
		"Side",
		"",
		kit.Choice(
			"side",
			max(0, slices.Index(sides, now)),
			func(i int) { p.detail(func(l *fleet.List) { l.Side = sides[i] }) },
			append([]string{"Either"}, sides[1:]...)...),
	)
}

// ownLimit reports whether the limit is none of the usual ones.
func ownLimit(p *Page) bool {
	n := p.fleet.list.Limit
	return p.over.details.other || n != 0 && !slices.Contains(limits[:], n)
}

func limitChoice(p *Page) kit.Part {
	words := []string{"None"}
	if p.fleet.rules.Scenario != nil {
		words[0] = "Scenario standard"
	}
	for _, n := range limits {
		words = append(words, strconv.Itoa(n))
	}
	at := slices.Index(limits[:], p.fleet.list.Limit) + 1
	if ownLimit(p) {
		at = len(words)
	}
	return setting("Squadron Points", "The most your fleet may cost.", kit.Choice("limit", at, func(i int) {
		d := &p.over.details
		if d.other = i == len(limits)+1; d.other {
			d.points = kit.TypedOf(strconv.Itoa(p.fleet.list.Limit))
			return
		}
		p.detail(func(l *fleet.List) {
			if l.Limit = 0; i > 0 {
				l.Limit = limits[i-1]
			}
		})
	}, append(words, "Other")...))
}

func limitField(p *Page) kit.Part {
	if !ownLimit(p) {
		return kit.Part{}
	}
	d := &p.over.details
	return setting(
		"Other limit",
		"Enter a whole number from 20 to 1000.",
		kit.Field(&d.points, kit.FieldOf{ID: "points", Hint: "120", Filter: kit.Digits, Most: 4, Changed: func() {
			n, err := strconv.Atoi(d.points.String())
			if d.other = true; err != nil || n < 20 || n > 1000 {
				p.over.wrong = limitWords
				return
			}
			p.detail(func(l *fleet.List) { l.Limit = n })
		}}),
	)
}

// houseRules returns the house rules of the battle without the limit, which is asked above.
func houseRules(p *Page, sheet *game.Sheet) []kit.Part {
	d := &p.over.details
	if d.house == nil {
		d.house = map[string]*kit.Typed{}
	}
	return house.Parts(
		p.fleet.House,
		sheet,
		d.house,
		func(r *game.HouseRule) bool { return r.Key != "sp-limit" },
		func(key, value string) {
			p.fleet.House = house.With(p.fleet.House, key, value)
			p.fleet.judge()
		},
	)
}
