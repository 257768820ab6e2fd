package battle

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/names"
)

// OptionRow is an option as it is listed: what it is called, what it brings, and of one that may not be chosen why not.
type OptionRow struct {
	Label, Second string
	Icon          string
	Why           string
	Picked        bool
}

// Words are its second line: what it brings, or why it may not be chosen.
func (r *OptionRow) Words() string {
	if r.Why != "" {
		return r.Why
	}
	return r.Second
}

// IconOf names the drawing of an option.
func IconOf(p *game.Prompt, o game.Option) string {
	switch o.Kind {
	case game.Perform:
		return strings.ReplaceAll(o.Action.String(), " ", "-")
	case game.RepairCard:
		return "critical-damage"
	case game.Enable:
		return "disabled"
	case game.FirePrimary, game.AimAt:
		return "attack"
	case game.TakeSpecial:
		return "mission"
	case game.UseCard, game.UseBonus, game.FireCard, game.PickCard:
		return "captain"
	case game.FireWeapon, game.DiscardUpgrade:
		return "weapon"
	case game.SpendLock:
		return "target-lock"
	case game.SpendStations:
		return "battle-stations"
	case game.SpendEvade:
		return "evade"
	case game.SpendReroll:
		return "admiral"
	case game.Keep, game.Drop:
		return "cloak"
	case game.Raise:
		return "shields"
	case game.GoWith:
		return "squadron"
	case game.Pass:
		return "no"
	}
	return "blank"
}

// OptionRows are the options of a question as they are listed, those that may not be chosen after the others.
func (b *Battle) OptionRows(p *game.Prompt) (rows []OptionRow) {
	s, u := &b.Shown, b.Game.Setup()
	for i, o := range p.Options {
		r := OptionRow{Label: names.Title(p.Label(&b.View, i)), Icon: IconOf(p, o), Picked: b.Picks&(1<<uint(i)) != 0}
		if o.Kind == game.UseCard && p.Ask == game.UseCards && p.SeveralShips() {
			r.Label = names.Short(u.Name(o.Ship)) + ": " + o.Label(&b.View) // the ship first: a long label loses its end
		}
		switch {
		case o.Kind == game.FirePrimary || o.Kind == game.FireWeapon:
			w := game.NoWeapon
			if o.Kind == game.FireWeapon {
				w = o.N
			}
			if shot, no := b.ShotOf(p.Ship, o.Mount, w, o.Ship); no.Code == game.Yes {
				at, df := s.DiceFor(u, p.Ship, w, o.Ship, &shot)
				r.Second = fmt.Sprintf("Range %d · %s · %d v %d dice", shot.Band, b.Long(shot.Gap.Dist), at.Total(), df.Total())
				if shot.Obstructed {
					r.Second += ", obstructed"
				}
				r.Label = names.Short(u.Name(o.Ship))
				if m := u.OnMap(p.Ship); m != nil {
					r.Second = m.Mounts[o.Mount].Name + " · " + r.Second
				}
				if w != game.NoWeapon {
					r.Label = u.Facts(p.Ship).Upgrades[w].Card.Name + ": " + r.Label
				}
			}
		case o.Kind == game.Perform && o.Action == card.TargetLock:
			r.Label = "Lock " + names.Short(u.Name(o.Ship))
			r.Second = fmt.Sprintf("Range %d · %s", b.Game.Setup().Band(float64(o.Dist)), b.Long(float64(o.Dist)))
		case o.Kind == game.RepairCard:
			r.Second = s.Ships[o.Ship].Damage[o.N].ID.Words()
		case o.Kind == game.GoWith:
			r.Second = u.Facts(o.Ship).Captain.Name
		case o.Kind == game.SpendLock:
			r.Label, r.Second = "Spend Target Lock", "re-roll any number of attack dice"
		case o.Kind == game.SpendReroll:
			r.Second = "roll one of these dice again; the token is gone then"
		case o.Kind == game.SpendEvade:
			r.Second = "one more Evade result"
		case o.Kind == game.PickDie:
			r.Icon = "blank"
		case p.Ask == game.ChooseDrones:
			r.Icon, r.Label = "borg", fmt.Sprintf("%d Drone tokens", o.N)
			if o.N == 1 {
				r.Label = "1 Drone token"
			}
			if other := u.InsteadOfDrone(s, p.Ship); other != "" && (o.N < p.Options[0].N || len(p.Options) == 1) {
				r.Second = "and " + other + " in place of one"
			}
		case o.Kind == game.PickCard && o.Ship != game.NoShip && o.N >= -1 && int(o.N) < len(u.Facts(o.Ship).Upgrades):
			if f := u.Facts(o.Ship); o.N < 0 {
				r.Icon, r.Second = "captain", fmt.Sprintf("captain of %s, skill %d", names.Short(u.Name(o.Ship)), f.Captain.Skill)
			} else {
				k := f.Upgrades[o.N].Card.Kind.String()
				r.Icon, r.Second = k, k+" of "+names.Short(u.Name(o.Ship))
			}
		case o.Kind == game.UseCard && o.Line > 0:
			a, _, _ := u.Line(o.Line)
			r.Second, r.Icon = a.Words(), "captain"
		case o.Kind == game.SpendStations && s.Attack.On:
			r.Second = "turns each Battle Stations result into a Hit"
			if p.Ask == game.ModifyDefenseDice {
				r.Second = "turns each Battle Stations result into an Evade"
			}
		}
		if n := b.CostOf(&o); n > 0 {
			fine := fmt.Sprintf("−%d Fleet Points if it is destroyed", n)
			if r.Second != "" {
				fine += " · " + r.Second
			}
			r.Second = fine
		}
		rows = append(rows, r)
	}
	return append(rows, b.refusedRows(p)...)
}

// refusedRows are those that may not be chosen.
func (b *Battle) refusedRows(p *game.Prompt) (rows []OptionRow) {
	u := b.Game.Setup()
	for _, r := range game.Refusals(&b.View, p) {
		label := names.Title(r.Label)
		switch {
		case r.Kind == game.Perform && r.Act == card.TargetLock && r.Ship != p.Ship && r.Ship != game.NoShip:
			label = "Lock " + names.Short(u.Name(r.Ship))
		case r.Kind == game.FirePrimary && r.Ship != game.NoShip:
			label = names.Short(u.Name(r.Ship))
		case r.Kind == game.FireWeapon && r.Ship != game.NoShip:
			label = u.Facts(p.Ship).Upgrades[r.N].Card.Name + ": " + names.Short(u.Name(r.Ship))
		}
		rows = append(rows, OptionRow{Label: label, Why: b.Reason(&r), Icon: IconOf(p, game.Option{Kind: r.Kind, Action: r.Act})})
	}
	return rows
}

// TermOf is the term an option is about, "" none.
func TermOf(o game.Option) string {
	switch o.Kind {
	case game.Perform:
		return o.Action.Words()
	case game.SpendLock:
		return card.TargetLock.Words()
	case game.SpendStations:
		return card.BattleStations.Words()
	case game.SpendEvade:
		return card.Evade.Words()
	case game.SpendReroll:
		return "Re-roll"
	case game.Keep, game.Drop:
		return card.Cloak.Words()
	case game.Enable:
		return "Disabled"
	case game.FirePrimary:
		return "Primary weapon"
	case game.FireWeapon:
		return "Secondary weapon"
	case game.Raise:
		return "Shields"
	}
	return ""
}

// Briefly is what a sheet offers without what it is done to, where the ship around it or a row says that.
func (s *Seen) Briefly(label string, on game.ShipID) string {
	label, _, _ = strings.Cut(label, ": ")
	if on != game.NoShip {
		label = strings.TrimSuffix(strings.TrimSuffix(label, " "+s.Game.Setup().Name(on)), " from")
	}
	label, _, _ = strings.Cut(label, " on the ")
	return label
}
