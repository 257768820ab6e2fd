package front

import (
	"fmt"
	"slices"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// Commands returns the commands of the fleets; those of a half act on the half that has the keys.
func (f *Fleets) Commands() kit.Commands {
	cs := kit.Commands{f.main(), f.back(), f.search(), f.other(), f.above(), f.below()}
	cs = append(cs, f.ofHalf(f.half())...)
	cs = append(cs, f.paste(), f.swapping(), f.same(), f.limit(), f.house(), f.factions(), f.legal())
	for i, at := range f.found(f.half()) {
		if i < 9 {
			cs = append(
				cs,
				&kit.Command{
					ID:    fmt.Sprint("fleet-", i+1),
					Words: f.offers[f.half()][at].fleet.Name,
					Key:   fmt.Sprint(i + 1),
					Look:  kit.Hidden,
					Do:    func() { f.take(f.half(), at) },
				},
			)
		}
	}
	return cs
}

// main begins the battle.
func (f *Fleets) main() *kit.Command {
	c := goOn("Set up the table", func() {
		b, why := f.battle()
		if f.next.wrong = why; why == "" {
			f.window.Back()
			f.window.Play(b)
		}
	})
	for seat := range f.offers {
		if o := f.picked(seat); o != nil && o.bad != "" {
			c.Words, c.Look = "Play an illegal fleet", kit.Danger
		}
	}
	return c
}

func (f *Fleets) back() *kit.Command {
	return &kit.Command{ID: "back", Words: "Back", Key: "esc", Do: func() {
		f.next.wrong = ""
		f.window.Back()
	}}
}

func (f *Fleets) search() *kit.Command {
	return &kit.Command{ID: "search", Words: "Search", Key: "/", Do: f.query.Focus}
}

func (f *Fleets) other() *kit.Command {
	return &kit.Command{
		ID:    "other",
		Words: "Other player",
		Key:   "left",
		Also:  "right",
		Do:    func() { f.turn(1 - f.half()) },
	}
}

func (f *Fleets) above() *kit.Command {
	return &kit.Command{ID: "above", Words: "Fleet above", Key: "up", Do: func() { f.step(-1) }}
}

func (f *Fleets) below() *kit.Command {
	return &kit.Command{ID: "below", Words: "Fleet below", Key: "down", Do: func() { f.step(1) }}
}

// ofHalf returns the commands that make and change the fleet of one half of the page. Only the half in
// focus has keys.
func (f *Fleets) ofHalf(seat int) kit.Commands {
	cs := kit.Commands{f.random(seat), f.randomOfAll(seat), f.blank(seat), f.edit(seat), f.imports(seat)}
	for _, c := range cs {
		if seat != f.half() {
			c.Key = ""
		}
	}
	return cs
}

func (f *Fleets) random(seat int) *kit.Command {
	return &kit.Command{ID: "random", Words: "Random", Key: "r", Look: kit.Small, Do: func() {
		f.turn(seat)
		if !f.shuffle(seat, false) && f.next.wrong == "" {
			f.next.wrong = "No legal fleet found under these rules."
		}
	}}
}

// randomOfAll is random with cards that are played by hand among them.
func (f *Fleets) randomOfAll(seat int) *kit.Command {
	return &kit.Command{
		ID: "randomall", Words: "Random, all cards", Key: "shift+r", Look: kit.Small,
		Tip: "Draw from every card of the game. Some are played by hand.",
		Do: func() {
			f.turn(seat)
			if !f.shuffle(seat, true) && f.next.wrong == "" {
				f.next.wrong = "No legal fleet found under these rules."
			}
		},
	}
}

// built is a command that opens the builder.
func (f *Fleets) built(c kit.Command) *kit.Command {
	if f.next.o.Build == nil {
		c.Off = "The fleet builder is not available here."
	}
	return &c
}

func (f *Fleets) blank(seat int) *kit.Command {
	return f.built(
		kit.Command{
			ID:    "newfleet",
			Words: "New",
			Key:   "n",
			Look:  kit.Small,
			Do:    func() { f.build(seat, fleet.List{Name: newFleet}, "") },
		},
	)
}

const newFleet = "New fleet"

func (f *Fleets) edit(seat int) *kit.Command {
	o := f.picked(seat)
	c := f.built(kit.Command{ID: "edit", Words: "Change a copy", Key: "e", Look: kit.Small, Do: func() {
		l := o.list
		if !o.own {
			l.ID = ""
		}
		f.build(seat, l, o.file())
	}})
	switch {
	case o == nil:
		c.Off = "Choose a fleet first."
	case o.own:
		c.Words = "Change it"
	}
	return c
}

func (f *Fleets) imports(seat int) *kit.Command {
	return f.built(
		kit.Command{
			ID:    "import",
			Words: "Import",
			Key:   "ctrl+o",
			Look:  kit.Small,
			Tip:   "From a file or a web address. You can also drop a file here.",
			Do:    func() { f.toImport(seat, "import") },
		},
	)
}

func (f *Fleets) paste() *kit.Command {
	return f.built(
		kit.Command{ID: "paste", Words: "Paste a fleet", Key: "ctrl+v", Do: func() { f.toImport(f.half(), "paste") }},
	)
}

// toImport opens the builder, which does a command of its own at once.
func (f *Fleets) toImport(seat int, command string) {
	if p := f.build(seat, fleet.List{Name: newFleet}, ""); p != nil {
		if c := p.Commands().By(command); c != nil && c.Off == "" {
			c.Do()
		}
	}
}

// Dropped opens the builder, which reads the files.
func (f *Fleets) Dropped(files []kit.File) {
	if f.next.o.Build == nil {
		return
	}
	if p, ok := f.build(f.half(), fleet.List{Name: newFleet}, "").(kit.Drops); ok {
		p.Dropped(files)
	}
}

func (f *Fleets) swapping() *kit.Command {
	return &kit.Command{ID: "swap", Words: "Swap", Key: "x", Tip: "Swap sides and fleets.", Do: f.swap}
}

func (f *Fleets) same() *kit.Command {
	return (&kit.Command{ID: "same", Words: "Same for both", Key: "=", Also: "+ shift+=",
		Tip: "Give this fleet to the other player too.", Do: func() { f.share(f.half()) }}).OffWhen(
		f.picked(f.half()) == nil,
		"Choose a fleet first.",
	)
}

// limits are the usual totals of fleets, as the key for them goes through them.
var limits = []int{100, 120, 130}

func (f *Fleets) limit() *kit.Command {
	now := f.next.limit()
	words, unlike := f.next.room()
	return (&kit.Command{ID: "limit", Words: names.Title(words), Key: "l", Look: kit.Small, Do: func() {
		f.next.SetHouse("sp-limit", fmt.Sprint(limits[(slices.Index(limits, now)+1)%len(limits)]))
		f.relist()
	}}).OffWhen(unlike, "The scenario sets the limit for each side.")
}

func (f *Fleets) house() *kit.Command {
	c := houseRules("Change limit or house rules", func() {
		f.away = true
		f.window.ShowHouse()
	})
	c.Lit = len(f.next.Changed()) > 0
	return c
}

func (f *Fleets) factions() *kit.Command {
	c := &kit.Command{ID: "faction", Words: "Any faction", Key: "f", Look: kit.Small, Do: func() {
		f.faction = f.nextFaction()
		f.filtered()
	}}
	if f.faction != card.NoFaction {
		c.Words, c.Lit = f.faction.String(), true
	}
	return c
}

func (f *Fleets) legal() *kit.Command {
	return &kit.Command{ID: "onlylegal", Words: "Legal only", Key: "g", Look: kit.Small, Lit: f.onlyLegal, Do: func() {
		f.onlyLegal = !f.onlyLegal
		f.filtered()
	}}
}
