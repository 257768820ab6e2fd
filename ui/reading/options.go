package reading

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/names"
)

// OptionRow is an option as it is listed: what it is called, what it brings, and of one that may
// not be chosen why not.
type OptionRow struct {
	Label, Second string
	Brief         string // Label as a button says it beside the row: without what that does and whom it is done to
	Icon          string
	Why           string
	Costs         string // the price of a card, which stands in Second too
	Dice          string // of an attack: how many against how many, which stands in Second too
	Weapon        string // of an attack with a weapon card: its name, with which Label begins
	Aside         string // of an attack: its mount, its payment and that it is obstructed, which stand in Second too
	Told          bool   // the row of another tells it
	Count         int    // of equal cards that offer it, 0 and 1 for one
}

// Words returns the second line of the row: the effect of the option, or the reason why it may not
// be chosen.
func (r *OptionRow) Words() string {
	if r.Why != "" {
		return r.Why
	}
	return r.Second
}

// Target returns the label of an attack without its weapon.
func (r *OptionRow) Target() string { return strings.TrimPrefix(r.Label, r.Weapon+": ") }

// Long reports whether its words have more than a few lines.
func (r *OptionRow) Long() bool { return len(r.Words()) > 150 }

// icons are the drawings of options.
var icons = map[game.OptionKind]string{
	game.RepairCard: "critical-damage", game.Enable: "disabled", game.TakeSpecial: "mission",
	game.SpendLock: "target-lock", game.SpendStations: "battle-stations",
	game.FirePrimary: "attack", game.AimAt: "attack", game.FireWeapon: "weapon", game.DiscardUpgrade: "weapon",
	game.UseCard: "captain", game.UseBonus: "captain", game.FireCard: "captain", game.PickCard: "captain",
	game.SpendEvade: "evade", game.SpendReroll: "admiral", game.Keep: "cloak", game.Drop: "cloak",
	game.Raise: "shields", game.GoWith: "squadron", game.Pass: "no",
}

// IconOf names the drawing of an option.
func IconOf(o game.Option) string {
	if o.Kind == game.Perform {
		return strings.ReplaceAll(o.Action.String(), " ", "-")
	}
	if icon, ok := icons[o.Kind]; ok {
		return icon
	}
	return "blank"
}

// Brief returns an option in words without its effect and its target.
func (t *Table) Brief(p *game.Prompt, i int) string {
	what, _ := p.Said(&t.View, i)
	if o := p.Options[i]; o.Kind == game.TakeSpecial {
		what = t.View.Special(p, o).Name
	}
	return names.Title(what)
}

// OptionRows returns the options of a question as they are listed, those that may not be chosen
// after the others.
func (t *Table) OptionRows(p *game.Prompt) (rows []OptionRow) {
	for i := range p.Options {
		o := &p.Options[i]
		r := OptionRow{
			Label: names.Title(p.Label(&t.View, i)),
			Brief: t.Brief(p, i),
			Icon:  IconOf(*o),
		}
		if p.Ask == game.ChooseDrones {
			t.droneRow(&r, p, o)
		} else {
			t.tell(&r, p, o)
		}
		if n := t.CostOf(o); n > 0 {
			fine := fmt.Sprintf("−%d Fleet Points if it is destroyed", n)
			if r.Second != "" {
				fine += " · " + r.Second
			}
			r.Second = fine
		}
		costs := t.CostWords(p, i)
		if n := t.CostOf(o); n > 0 { // the fine says it
			fine := names.Count(n, "Fleet Point")
			costs = strings.TrimSuffix(strings.TrimSuffix(costs, "; "+fine), "costs "+fine)
		}
		if o.Kind == game.UseCard && o.Line > 0 && costs == "" {
			a, _, _ := t.Game.Setup().Line(o.Line)
			costs = a.Price()
		}
		if costs != "" {
			card, _, _ := strings.Cut(r.Brief, " at ")
			if then, ok := strings.CutPrefix(costs, "costs "+card+", "); ok {
				costs = "then " + strings.Replace(then, "its attack this round", "no attack this round", 1)
			}
			r.Costs = costs
			r.Second = strings.TrimPrefix(r.Second+" · "+costs, " · ")
		}
		rows = append(rows, r)
	}
	refused := game.Refusals(&t.View, p)
	rows = append(rows, t.refusedRows(p, refused)...)
	countTwins(&t.View, p, rows)
	t.tellApart(p, refused, rows)
	return rows
}

// tellApart gives rows that would look the same what tells them apart: of ships the whole name, of
// cards that are there twice a number.
func (t *Table) tellApart(p *game.Prompt, refused []game.Refusal, rows []OptionRow) {
	if p.Ask == game.ChooseDice || p.Ask == game.ChooseManeuver { // a die is known by its place
		return
	}
	u := t.Game.Setup()
	whom := func(i int) game.ShipID {
		if i < len(p.Options) {
			return p.Options[i].Ship
		}
		return refused[i-len(p.Options)].Ship
	}
	called := map[string]int{}
	for i := range rows {
		if !rows[i].Told {
			called[rows[i].Label]++
		}
	}
	for i := range rows {
		if id := whom(i); called[rows[i].Label] > 1 && id != game.NoShip && !rows[i].Told {
			rows[i].Label = strings.Replace(rows[i].Label, names.Short(u.Name(id)), u.Name(id), 1)
		}
	}
	type look struct{ label, words string }
	twins, nth := map[look]int{}, map[look]int{}
	for i := range rows {
		if !rows[i].Told {
			twins[look{rows[i].Label, rows[i].Words()}]++
		}
	}
	for i := range rows {
		of := look{rows[i].Label, rows[i].Words()}
		if nth[of]++; twins[of] > 1 && !rows[i].Told {
			rows[i].Label += fmt.Sprintf(", number %d", nth[of])
		}
	}
}

// tell tells in the row of an option what it brings.
func (t *Table) tell(r *OptionRow, p *game.Prompt, o *game.Option) {
	s, u := &t.Shown, t.Game.Setup()
	switch o.Kind {
	case game.FirePrimary, game.FireWeapon:
		t.attackRow(r, p, o)
	case game.Perform:
		if o.Action == card.TargetLock {
			r.Label, r.Second = "Lock "+names.Short(u.Name(o.Ship)),
				fmt.Sprintf("Range %d · %s", u.Band(float64(o.Dist)), t.Long(float64(o.Dist)))
		}
	case game.TakeSpecial:
		x := t.View.Special(p, *o)
		r.Label, r.Second = r.Brief, names.Title(x.Brings)
	case game.RepairCard:
		_, deed, _ := strings.Cut(s.Ships[o.Ship].Damage[o.N].ID.Words(), "Action: ")
		r.Second = strings.TrimSuffix(deed, ".")
	case game.GoWith:
		r.Second = u.Facts(o.Ship).Captain.Name
	case game.SpendLock:
		r.Label, r.Second = "Spend Target Lock", "re-roll any of your attack dice"
	case game.SpendReroll:
		r.Second = "re-roll 1 die, then lose the token"
	case game.SpendEvade:
		r.Second = "add 1 Evade result"
	case game.PickDie:
		r.Icon = "blank"
	case game.PickCard:
		t.cardRow(r, o)
	case game.UseCard:
		if p.Ask == game.UseCards && p.SeveralShips() {
			r.Brief = names.Short(u.Name(o.Ship))
			r.Label = r.Brief + ": " + o.Label(&t.View) // the ship first: a long label loses its end
		}
		if o.Line > 0 {
			r.Icon = "captain"
			a, name, _ := u.Line(o.Line)
			if label := o.Label(&t.View); label == name || !strings.Contains(label, ": ") { // else it says that
				r.Second = names.Title(a.Does())
			}
		}
	case game.SpendStations:
		switch {
		case !s.Attack.On:
		case p.Ask == game.ModifyDefenseDice:
			r.Second = "turn all Battle Stations results into Evades"
		default:
			r.Second = "turn all Battle Stations results into Hits"
		}
	}
}

// attackRow tells of an attack: its range, and how many dice both roll.
func (t *Table) attackRow(r *OptionRow, p *game.Prompt, o *game.Option) {
	u, w := t.Game.Setup(), game.NoWeapon
	if o.Kind == game.FireWeapon {
		w = o.N
	}
	shot, no := t.Shown.ShotOf(u, p.Ship, o)
	if no.Code != game.Yes {
		return
	}
	at, df := t.Shown.DiceFor(u, p.Ship, w, o.Ship, &shot)
	r.Label, r.Dice = names.Short(u.Name(o.Ship)), fmt.Sprintf("%d vs. %d", at.Total(), df.Total())
	r.Second = fmt.Sprintf("Range %d · %s · %s dice", shot.Band, t.Long(shot.Gap.Dist), r.Dice)
	var aside []string
	if payment := p.Payment(u, o); payment != "" {
		aside = append(aside, payment)
	}
	if m := u.OnMap(p.Ship); m != nil {
		aside = append(aside, m.Mounts[o.Mount].Name)
	}
	r.Second = strings.Join(append(aside, r.Second), " · ")
	if shot.Obstructed {
		r.Second += ", obstructed"
		aside = append(aside, "obstructed")
	}
	r.Aside = strings.Join(aside, " · ")
	if w != game.NoWeapon {
		r.Weapon = u.Facts(p.Ship).Upgrades[w].Card.Name
		r.Label = r.Weapon + ": " + r.Label
	}
}

// droneRow tells of a number of Drone tokens.
func (t *Table) droneRow(r *OptionRow, p *game.Prompt, o *game.Option) {
	r.Icon, r.Label = "borg", names.Count(int(o.N), "Drone Token")
	if other := t.Game.Setup().InsteadOfDrone(&t.Shown, p.Ship); other != nil &&
		(o.N < p.Options[0].N || len(p.Options) == 1) {
		r.Second = "and " + other.Called(1) + " instead of one"
	}
}

// cardRow tells whose card it is that is picked, and what it is worth to the other player if it is
// lost.
func (t *Table) cardRow(r *OptionRow, o *game.Option) {
	u := t.Game.Setup()
	if o.Ship == game.NoShip || o.N < -1 || int(o.N) >= len(u.Facts(o.Ship).Upgrades) {
		return
	}
	f := u.Facts(o.Ship)
	if o.N < 0 {
		r.Icon, r.Second = "captain", fmt.Sprintf("captain of %s, Captain Skill %d", names.Short(u.Name(o.Ship)),
			f.Captain.Skill)
		return
	}
	r.Icon = f.Upgrades[o.N].Card.Kind.String()
	r.Second = r.Icon + " of " + names.Short(u.Name(o.Ship)) + ", worth " +
		names.Count(f.Upgrades[o.N].SP, "Fleet Point")
}

// terms maps a kind of option to its glossary term.
var terms = map[game.OptionKind]string{
	game.SpendLock: card.TargetLock.Words(), game.SpendStations: card.BattleStations.Words(),
	game.SpendEvade: card.Evade.Words(), game.SpendReroll: "Re-roll",
	game.Keep: card.Cloak.Words(), game.Drop: card.Cloak.Words(), game.Enable: "Disabled", game.Raise: "Shields",
	game.FirePrimary: "Primary weapon", game.FireWeapon: "Secondary weapon",
}

// TermOf returns the term an option is about, "" if there is none.
func TermOf(o game.Option) string {
	if o.Kind == game.Perform {
		return o.Action.Words()
	}
	return terms[o.Kind]
}
