package window

import (
	"attackwing/game"
	"attackwing/ui/house"
	"attackwing/ui/kit"
)

// HousePage is the house rules of a battle, to be set.
type HousePage struct {
	host   kit.Window
	sheet  *game.Sheet
	values *[]game.HouseValue
	wrong  func() string         // why it cannot be played under them, "" it can
	typed  map[string]*kit.Typed // by key
	find   kit.Typed
	rows   kit.Scrolled
}

// NewHouse opens the house rules of a battle; what is set goes into values at once. wrong says why
// it cannot be played under them, "" it can.
func NewHouse(h kit.Window, sheet *game.Sheet, values *[]game.HouseValue, wrong func() string) *HousePage {
	return &HousePage{host: h, sheet: sheet, values: values, wrong: wrong, typed: map[string]*kit.Typed{}}
}

// Name of the page.
func (p *HousePage) Name() string { return "house" }

// Tick does nothing: nothing here moves by itself.
func (p *HousePage) Tick(float64) kit.Wake { return kit.Rest }

// Commands returns the commands of the house rules.
func (p *HousePage) Commands() kit.Commands {
	return kit.Commands{search(&p.find), p.defaults(), kit.Back(p.host.Back)}
}

func (p *HousePage) defaults() *kit.Command {
	return (&kit.Command{ID: "defaults", Words: "Reset", Key: "r", Look: kit.Small, Tip: "Reset all to standard.",
		Do: func() { *p.values, p.typed = nil, map[string]*kit.Typed{} }}).OffWhen(
		len(house.Set(*p.values, p.sheet)) == 0,
		"All rules are standard.",
	)
}

// Body returns the rules that match the search, each with its value.
func (p *HousePage) Body() kit.Part {
	wanted := func(r *game.HouseRule) bool { return p.find.Finds(r.Key, r.Words) }
	rows := house.Parts(*p.values, p.sheet, p.typed, wanted,
		func(key, value string) { *p.values = house.With(*p.values, key, value) })
	if len(rows) == 0 {
		rows = append(rows, nothing("rule"))
	}
	return kit.Sheet(
		kit.Column(12, searched(p.host, "House rules", p.sheet.Title+" · dot: standard", &p.find, p.defaults()),
			kit.Notice(p.wrong()), kit.Panel(kit.Scroll(&p.rows, kit.Column(12, rows...)))),
	)
}
