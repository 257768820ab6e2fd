package front

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/fleet/buildsheet"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Body is a half for each player, side by side or under tabs.
func (f *Fleets) Body() kit.Part {
	filters := []*kit.Command{f.limit(), f.house(), f.factions(), f.legal()}
	both := kit.Column(10, kit.Row(8, parts(filters)...), kit.Row(14, f.panel(0).Grow(1), f.panel(1).Grow(1)).Grow(1))
	halves := kit.Split(&f.tabs, kit.Col{Least: 780, Share: 1, High: 380, Part: both, Folds: []kit.Col{
		{Name: f.tab(0), Part: f.column(0, filters)}, {Name: f.tab(1), Part: f.column(1, filters)}}})
	tools := kit.Tools(&f.more, f.swapping(), f.same())
	hint := kit.Either(
		kit.Line(scene.StyleSmall, scene.Text3, "left, right: other player    up, down: fleet").If(!kit.ForThumb()),
		kit.Gap(0),
	)
	foot := kit.Row(8, kit.Button(f.back()), tools, hint, kit.Space(),
		kit.Either(kit.Line(scene.StyleSmall, scene.Text2, f.favors()), kit.Gap(0)), kit.Button(f.main()))
	return kit.Sheet(kit.Column(8, f.heading(), halves, kit.Notice(f.next.wrong), foot))
}

func parts(cs []*kit.Command) (ps []kit.Part) {
	ps = append(ps, kit.Each(cs, kit.Button)...)
	return ps
}

// heading has the search and the seed beside it.
func (f *Fleets) heading() kit.Part {
	name := kit.Column(0, kit.Line(scene.StyleH1, scene.Text1, "Choose fleets"),
		kit.Line(scene.StyleSmall, scene.Text2, f.next.Sheet().Title)).Wide(250)
	found, seeded := "", ""
	if !f.query.Empty() {
		found = fmt.Sprintf("%d found", len(f.found(f.half())))
	}
	if !f.seed.Empty() {
		seeded = "seed"
	}
	field := func(wide bool) (search, seed kit.Part) {
		a, b := 0.0, 0.0
		if wide {
			a, b = 340, 250
		}
		return kit.Field(
				&f.query,
				kit.FieldOf{
					ID:      "search",
					Icon:    "search",
					Hint:    "Search ships, captains, fleets  /",
					Note:    found,
					Search:  true,
					Changed: f.filtered,
					Wide:    a,
				},
			),
			kit.Field(
				&f.seed,
				kit.FieldOf{
					ID:     "seed",
					Hint:   "Seed: new dice",
					Note:   seeded,
					Most:   20,
					Filter: kit.Digits,
					Search: true,
					Why:    seedWrong(&f.seed),
					Wide:   b,
				},
			)
	}
	search, seed := field(true)
	beside := kit.Row(8, name, kit.Space(), search, seed)
	search, seed = field(false)
	return kit.Either(beside, kit.Row(8, search.Grow(3).Least(230, 0), seed.Grow(2).Least(180, 0)))
}

// who plays a seat, in words.
func (f *Fleets) who(seat int) string {
	given, _ := f.window.People()
	who := cmp.Or(f.next.Players.called(given)[seat], fmt.Sprintf("Player %d", seat+1))
	if l := f.next.Players.Seats()[seat]; isComputer(l) {
		who += " · AI " + names.Title(l)
	}
	return who
}

// tab returns the label of a half's tab.
func (f *Fleets) tab(seat int) string {
	if sides := f.sides(); len(sides) > seat {
		return fmt.Sprintf("%d · %s", seat+1, sides[seat])
	}
	return f.who(seat)
}

// panel is a half beside the other one.
func (f *Fleets) panel(seat int) kit.Part {
	head := []kit.Part{kit.Seat(7, seat+1, -1)}
	if sides := f.sides(); len(sides) > seat { // the side heads the half
		head = append(
			head,
			kit.Line(scene.StyleH3, scene.Seats[seat+1].Text, sides[seat]),
			kit.Line(scene.StyleCaption, scene.Text3, f.who(seat)),
		)
	} else {
		head = append(head, kit.Line(scene.StyleH3, scene.Seats[seat+1].Text, f.who(seat)))
	}
	makers := f.ofHalf(seat)
	ps := make([]kit.Part, len(makers))
	for i, c := range makers {
		c.Look = kit.Small
		ps[i] = kit.Button(c).Name(c.ID, seat).Grow(1)
	}
	return kit.Keyed(f.half() == seat, kit.Column(8, kit.Row(9, head...), f.choices(seat), kit.Row(6, ps...)))
}

// column is a half alone.
func (f *Fleets) column(seat int, filters []*kit.Command) kit.Part {
	return kit.Column(
		6,
		kit.Row(0, kit.Tools(&f.tools, append(f.ofHalf(seat), filters...)...).Grow(1)),
		f.choices(seat),
	)
}

// choices are the fleets of a half that are found.
func (f *Fleets) choices(seat int) kit.Part {
	at := f.found(seat)
	if len(at) == 0 {
		return kit.Middled(
			kit.Centered(
				kit.Text(
					scene.StyleBody,
					scene.Text2,
					fmt.Sprintf(
						"No fleet matches the filters. Change them with %s and %s, build a fleet with %s, or get a random one with %s.",
						f.factions().Cap(),
						f.legal().Cap(),
						f.blank(seat).Cap(),
						f.random(seat).Cap(),
					),
				),
			),
		)
	}
	return kit.List(&f.lists[seat], len(at), 0, func(i int) kit.Part {
		o := &f.offers[seat][at[i]]
		row := f.row(seat, at[i])
		if i > 0 && f.offers[seat][at[i-1]].own == o.own {
			return row
		}
		head := []kit.Part{
			kit.Line(scene.StyleLabel, scene.Text3, kit.If(o.own, "Your fleets", "Ready fleets")),
			kit.Space(),
		}
		if i == 0 && !o.own && f.next.o.Own != nil && !f.guest {
			head = append(
				head,
				kit.Either(
					kit.Line(
						scene.StyleCaption,
						scene.Text3,
						fmt.Sprintf(
							"no fleets of your own yet: press %s or %s",
							f.edit(seat).Cap(),
							f.blank(seat).Cap(),
						),
					),
					kit.Gap(0),
				),
			)
		}
		return kit.Column(4, kit.Row(8, head...), row)
	})
}

// row is a fleet: its ships, what it costs, what is wrong with it; the one picked with all its
// cards.
func (f *Fleets) row(seat, i int) kit.Part {
	o := &f.offers[seat][i]
	total := fmt.Sprintf("%d of %d SP", o.fleet.Total, o.limit)
	if o.limit == 0 {
		total = fmt.Sprintf("%d SP", o.fleet.Total)
	}
	mark := kit.Icon("ok", 16, scene.Accent)
	if o.bad != "" {
		mark = kit.Icon("no", 16, scene.Danger)
	}
	head := kit.Row(
		8,
		kit.Line(scene.StyleH3, scene.Text1, o.fleet.Name),
		kit.Line(scene.StyleCaption, scene.Text3, f.next.origin(&o.list)).Grow(1),
		kit.Line(scene.StyleNumber20, scene.Text1, total).Whole(),
		mark,
	)
	var called, codes []string
	var arts []kit.Part
	for k := range o.fleet.Ships {
		s := &o.fleet.Ships[k]
		called = append(called, names.Short(s.Ship.Name))
		for _, of := range s.Ship.Factions {
			if code := buildsheet.Code(of); !slices.Contains(codes, code) {
				codes = append(codes, code)
			}
		}
		if k < 10 {
			art, tones, _ := onmap.Art(s.Ship)
			arts = append(arts, kit.Art(26, art, tones, 0))
		}
	}
	words, ink := strings.Join(called, ", "), scene.Text2
	if o.bad != "" {
		words, ink = o.bad, scene.DangerSentence
	}
	var byHand kit.Part
	if n := o.fleet.ByHand(); n > 0 {
		byHand = kit.Pill(fmt.Sprintf("%d by hand", n), scene.Text3, scene.Card)
	}
	lines := []kit.Part{head, kit.Line(scene.StyleCaption, ink, words),
		kit.Row(6, kit.Row(10, arts...).Grow(1), byHand,
			kit.Pill(strings.Join(codes, " "), scene.LineStrong, scene.Control))}
	if i == f.pick[seat] {
		lines = append(lines, kit.Gap(2))
		for k := range o.fleet.Ships {
			lines = append(lines, shipPart(&o.fleet.Ships[k]))
		}
	}
	return kit.Chosen(i == f.pick[seat], kit.Column(2, lines...)).Name(kindOf(seat), i).Says(o.fleet.Name).
		Press(func() { f.take(seat, i) })
}

var shipStyle = scene.Style{Face: scene.SansBold, Size: 13, Line: 18}

// shipPart is a ship of the fleet picked, with its captain and its upgrades.
func shipPart(s *game.FleetShip) kit.Part {
	var aboard []string
	for _, u := range s.Upgrades {
		aboard = append(aboard, u.Card.Name)
	}
	return kit.Column(
		0,
		kit.Row(
			8,
			kit.Line(shipStyle, scene.Text1, s.Ship.Name).Grow(1).Least(90, 0),
			kit.Line(scene.StyleCaption, scene.Text2, commander(s)),
		),
		kit.Air(10, 0, kit.Text(scene.StyleCaption, scene.Text3, strings.Join(aboard, " · "))),
		kit.Gap(2),
	)
}

// kindOf names the fleets of a seat for reports.
func kindOf(seat int) string { return fmt.Sprintf("fleet:%d", seat) }

// Asks returns the question of the page for reports: the fleets of the half that has the keys.
func (f *Fleets) Asks() (words, kind string) { return "Choose fleets", kindOf(f.half()) }
