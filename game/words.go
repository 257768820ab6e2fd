package game

import (
	"cmp"
	"fmt"

	"attackwing/game/card"
)

// Label is an option in words, as a button shows it. The view decides what may be told.
func (o Option) Label(v *View) string { return colon(o.said(v)) }

// colon joins what is said first with what that does or is about.
func colon(what, of string) string {
	if of == "" {
		return what
	}
	return what + ": " + of
}

// Spends is the token that an option spends on dice, in words, "" none.
func (o Option) Spends() string {
	switch o.Kind {
	case SpendLock:
		return card.TargetLock.Words()
	case SpendStations:
		return card.BattleStations.Words()
	case SpendEvade:
		return card.Evade.Words()
	case SpendReroll:
		return "the re-roll token"
	}
	return ""
}

// said is an option in words: what it is, and what that does or is about where that is not plain.
func (o Option) said(v *View) (what, of string) {
	u := v.Setup
	switch o.Kind {
	case SpendLock:
		return "Spend " + o.Spends(), "re-roll dice"
	case PickDie:
		return fmt.Sprintf("Die %d", o.N+1), v.Attack.AttackDice[o.N].Face.Words()
	case UseCard:
		return u.useLabel(o.Line)
	case UseBonus:
		return u.line(o.Line).title, effectLabel(v.Lasting[o.N].effect(u))
	case Perform:
		if o.Action != card.Regenerate {
			break
		}
		if d := v.Ships[o.Ship].Damage[o.N]; d.Up {
			return "Regenerate", "repair " + d.ID.String()
		}
		return "Regenerate", fmt.Sprintf("repair face-down damage %d", o.N+1)
	}
	return o.label(v), ""
}

// label is an option in words that say all of it.
func (o Option) label(v *View) string {
	u := v.Setup
	switch o.Kind {
	case Pass:
		return "Done"
	case SetManeuver:
		m := u.ships[o.Ship].Ship.Class.Dial[o.N]
		return m.Maneuver.String()
	case GoWith:
		return u.Name(o.Ship)
	case Perform:
		switch o.Action {
		case card.TargetLock:
			return fmt.Sprintf("Target Lock on %s", u.Name(o.Ship))
		case card.SensorEcho:
			return "Sensor Echo to " + o.where(v)
		}
		return o.Action.Words()
	case RepairCard:
		return "Action of " + v.Ships[o.Ship].Damage[o.N].ID.String()
	case Enable:
		return "Remove the Disabled token of " + cardName(u, o.Ship, o.N)
	case FirePrimary:
		return "Primary weapon at " + u.Name(o.Ship)
	case FireWeapon:
		return cardName(u, v.Attack.Attacker, o.N) + " at " + u.Name(o.Ship)
	case SpendStations, SpendEvade, SpendReroll:
		return "Spend " + o.Spends()
	case Keep:
		return "Keep the cloak"
	case Drop:
		return "Decloak"
	case Raise:
		if o.N == 0 {
			return "Raise no shields"
		}
		return "Raise " + counted(o.N, "shield")
	case DiscardUpgrade:
		return "Discard " + cardName(u, o.Ship, o.N)
	}
	return o.cardLabel(v)
}

// Label is option i in words.
func (p *Prompt) Label(v *View, i int) string { return colon(p.Said(v, i)) }

// Said is option i in words: what it is, and what that does or is about, "" where that is plain.
func (p *Prompt) Said(v *View, i int) (what, of string) {
	o := p.Options[i]
	switch {
	case o.Kind == TakeSpecial:
		x := v.Special(p, o)
		return x.label(v.Setup), x.Brings
	case o.Kind == UseCard && p.Ask == UseCards && p.SeveralShips():
		return o.Label(v) + " for " + v.Setup.Name(o.Ship), ""
	case o.Kind == PickDie && p.Defense:
		return fmt.Sprintf("Die %d", o.N+1), v.Attack.Defense[o.N].Face.Words()
	}
	if words := p.own(v, o); words != "" {
		return words, ""
	}
	return o.said(v)
}

// own is what an option is called at this question, "" what it is called at any.
func (p *Prompt) own(v *View, o Option) string {
	switch {
	case o.Kind == Pass && p.Ask == ChooseAction:
		return "No action"
	case o.Kind == Pass && p.Ask == ChooseTarget:
		return "Do not attack"
	case o.Kind == FireWeapon:
		return cardName(v.Setup, p.Ship, o.N) + " at " + v.Setup.Name(o.Ship)
	case o.Kind == GiveAnswer:
		return p.Answers[o.N]
	case o.Kind == FirePrimary && v.Setup.OnMap(p.Ship) != nil:
		return v.Setup.OnMap(p.Ship).Mounts[o.Mount].Name + " at " + v.Setup.Name(o.Ship)
	case o.Kind == Pass && p.Ask == UseCards:
		return "Use no card"
	case o.Kind == Pass && p.Ask == ChooseFace:
		return "Keep the dice"
	case o.Kind == Pass && (p.Ask == ModifyAttackDice || p.Ask == ModifyDefenseDice):
		return "Spend nothing more"
	}
	return ""
}

// SeveralShips reports whether the cards asked about are those of more than one ship.
func (p *Prompt) SeveralShips() bool {
	for i := range p.Options {
		if p.Options[i].Ship != p.Ship {
			return true
		}
	}
	return false
}

// Heading is the question in one line: what is asked, of which ship.
func (p *Prompt) Heading(u *Setup) string {
	if p.Ask == ChooseShip || p.Ask == UseCards && p.SeveralShips() {
		return p.Ask.String()
	}
	if p.Line != 0 {
		return u.line(p.Line).title + ": " + p.Question()
	}
	if p.Ship == NoShip {
		return cmp.Or(p.Section, u.Player(p.Player)) + ": " + p.Question()
	}
	return u.Name(p.Ship) + ": " + p.Question()
}

// Question is what is asked, in few words.
func (p *Prompt) Question() string {
	if p.Words != "" {
		return p.Words
	}
	return p.Ask.String()
}
