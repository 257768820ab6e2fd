package reading

import (
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/names"
)

// together groups the refusals of a question into rows, by their indexes: an action or weapon
// refused on several ships for one reason is one row, at the place of the first, and so are equal
// copies of a card.
func (t *Table) together(p *game.Prompt, rs []game.Refusal) (groups [][]int) {
	u := t.Game.Setup()
	onShip := func(r *game.Refusal) bool {
		return r.Ship != game.NoShip && r.Ship != p.Ship &&
			(r.Kind == game.Perform || r.Kind == game.FirePrimary || r.Kind == game.FireWeapon)
	}
	for i := range rs {
		r := &rs[i]
		g := slices.IndexFunc(groups, func(g []int) bool {
			k := &rs[g[0]]
			if k.Ship != r.Ship && (!onShip(r) || !onShip(k)) {
				return false
			}
			x, y := deedOf(k), deedOf(r)
			y.Ship = x.Ship
			return (x == y && onShip(r) || t.View.Twins(p.Ship, &x, &y)) && game.WhyAll([]game.No{k.No, r.No}, u) != ""
		})
		if g < 0 {
			groups = append(groups, []int{i})
		} else {
			groups[g] = append(groups[g], i)
		}
	}
	return groups
}

// deedOf returns what is refused, as an option.
func deedOf(r *game.Refusal) game.Option {
	return game.Option{Kind: r.Kind, Action: r.Act, Ship: r.Ship, N: r.N, Line: r.Line}
}

// refusedRows returns the rows of the refused options.
func (t *Table) refusedRows(p *game.Prompt, refused []game.Refusal) []OptionRow {
	u := t.Game.Setup()
	rows := make([]OptionRow, len(refused))
	for _, g := range t.together(p, refused) {
		r := &refused[g[0]]
		var whom []string
		var nos []game.No
		copies := map[game.Option]bool{}
		for _, i := range g {
			rows[i].Told = true
			deed := deedOf(&refused[i])
			deed.Ship = r.Ship
			if copies[deed] = true; deed != deedOf(r) { // a copy: its ships are named already
				continue
			}
			if nos = append(nos, refused[i].No); refused[i].Ship != game.NoShip {
				whom = append(whom, names.Short(u.Name(refused[i].Ship)))
			}
		}
		label, all := names.Title(r.Label), strings.Join(whom, ", ")
		switch {
		case r.Kind == game.Perform && r.Act == card.TargetLock && r.Ship != p.Ship && r.Ship != game.NoShip:
			label = "Lock " + all
		case r.Kind == game.FirePrimary && r.Ship != game.NoShip:
			label = all
		case r.Kind == game.FireWeapon && r.Ship != game.NoShip:
			label = u.Facts(p.Ship).Upgrades[r.N].Card.Name + ": " + all
		}
		why := t.Reason(r)
		if len(nos) > 1 {
			why = t.Units(game.WhyAll(nos, u))
		}
		rows[g[0]] = OptionRow{Label: label, Why: why, Icon: IconOf(deedOf(r)), Count: len(copies)}
	}
	return rows
}
