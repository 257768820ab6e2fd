package game

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Label is an option in words, as a button shows it. The view decides what may be told.
func (o Option) Label(v *View) string { return colon(o.said(v)) }

// capital begins words with a large letter.
func capital(words string) string { return strings.ToUpper(words[:1]) + words[1:] }

// colon joins what is said first with what that does or is about.
func colon(what, of string) string {
	if of == "" {
		return what
	}
	return what + ": " + of
}

// Spends is the token that an option spends on dice, in words, "" none.
func (o Option) Spends() string {
	return map[OptionKind]string{SpendLock: card.TargetLock.Words(), SpendStations: card.BattleStations.Words(),
		SpendEvade: card.Evade.Words(), SpendReroll: "the re-roll token"}[o.Kind]
}

// said is an option in words: what it is, and what that does or is about where that is not plain.
func (o Option) said(v *View) (what, of string) {
	u := v.Setup
	switch o.Kind {
	case SpendLock:
		return spend(o, v), "re-roll dice"
	case PickDie:
		return fmt.Sprintf("Die %d", o.N+1), v.Attack.AttackDice[o.N].Face.Words()
	case UseCard:
		return u.useLabel(o.Line, nil)
	case FireWeapon:
		return cardName(u, v.Attack.Attacker, o.N) + " at " + u.Name(o.Ship), o.withoutLock(u)
	case UseBonus:
		return v.Lasting[o.N].said(u)
	case Perform:
		if o.Action != card.Regenerate {
			break
		}
		if o.N < 0 {
			return "Regenerate", "repair a shield"
		}
		if d := v.Ships[o.Ship].Damage[o.N]; d.Up {
			return "Regenerate", "repair " + d.ID.String()
		}
		return "Regenerate", fmt.Sprintf("repair face-down damage card %d", o.N+1)
	}
	if int(o.Kind) < len(labels) && labels[o.Kind] != nil {
		return labels[o.Kind](o, v), ""
	}
	return "?", "" // what only its question has words for
}

// labels are the options in words that say all of it.
var labels = [numOptionKinds]func(o Option, v *View) string{
	Pass:        always("Done"),
	SetManeuver: func(o Option, v *View) string { return v.Setup.ships[o.Ship].Ship.Class.Dial[o.N].Maneuver.String() },
	GoWith:      atShip(""),
	Perform: func(o Option, v *View) string {
		switch o.Action {
		case card.TargetLock:
			return "Target Lock on " + v.Setup.Name(o.Ship)
		case card.SensorEcho:
			return "Sensor Echo to " + o.where(v)
		}
		return o.Action.Words()
	},
	RepairCard:    func(o Option, v *View) string { return "Action of " + v.Ships[o.Ship].Damage[o.N].ID.String() },
	Enable:        ofCard("Remove the Disabled Token from "),
	FirePrimary:   atShip("Primary weapon at "),
	SpendLock:     spend,
	SpendStations: spend,
	SpendEvade:    spend,
	SpendReroll:   spend,
	Keep:          always("Keep the cloak"),
	Drop:          always("Decloak"),
	Raise: func(o Option, _ *View) string {
		if o.N == 0 {
			return "Keep shields down"
		}
		return "Raise " + card.Counted(o.N, "shield")
	},
	DiscardUpgrade: ofCard("Discard "),
	FireCard: func(o Option, v *View) string {
		u := v.Setup
		return colon(capital(u.attackOf(o.Line))+" at "+u.Name(o.Ship), u.apart(u.line(o.Line), -1, nil))
	},
	AimAt:    atShip(""),
	PickCard: func(o Option, v *View) string { return v.Setup.titleAt(o.Ship, o.N, v.Ships[o.Ship].Owner) },
	PickFace: func(o Option, _ *View) string { return dice.Face(o.N).Words() },
	PickTableToken: func(o Option, v *View) string {
		k := &v.Tokens[o.N]
		at := fmt.Sprintf(" at (%s, %s)", inches(k.X0), inches(k.Y0))
		if k.Line != 0 {
			return v.Setup.line(k.Line).title + at
		}
		return capital(v.Setup.Token(k.Kind).Name) + at
	},
	PickToken:  func(o Option, _ *View) string { return tokenNames[card.Tokens(1)<<uint(o.N)] },
	PickNumber: func(o Option, _ *View) string { return fmt.Sprint(o.N) },
	PickEffect: func(o Option, v *View) string { return v.Setup.apart(v.Setup.line(o.Line), int(o.N), nil) },
	PickDamage: func(o Option, v *View) string {
		switch {
		case o.Ship == NoShip:
			return DamageID(o.N).String()
		case o.N < 0:
			return "A shield"
		case v.Ships[o.Ship].Damage[o.N].Up:
			return v.Ships[o.Ship].Damage[o.N].ID.String()
		}
		return "Face-down damage"
	},
	FlyMove: func(o Option, _ *View) string {
		if o.Move.Color != card.White {
			return o.Move.String() + ", " + o.Move.Color.String()
		}
		return o.Move.String()
	},
}

func always(words string) func(Option, *View) string {
	return func(Option, *View) string { return words }
}

func atShip(what string) func(Option, *View) string {
	return func(o Option, v *View) string { return what + v.Setup.Name(o.Ship) }
}

func ofCard(what string) func(Option, *View) string {
	return func(o Option, v *View) string { return what + cardName(v.Setup, o.Ship, o.N) }
}

func spend(o Option, _ *View) string { return "Spend " + o.Spends() }

// Label is option i in words.
func (p *Prompt) Label(v *View, i int) string { return colon(p.Said(v, i)) }

// Said is option i in words: what it is, and what that does or is about, "" where that is plain.
// Some are called otherwise at this question than at any.
func (p *Prompt) Said(v *View, i int) (what, of string) {
	o, u := p.Options[i], v.Setup
	switch o.Kind {
	case TakeSpecial:
		x := v.Special(p, o)
		return x.label(u), x.Brings
	case UseCard:
		if p.Ask == UseCards && p.SeveralShips() {
			return colon(u.useLabel(o.Line, p)) + " for " + u.Name(o.Ship), ""
		}
		return u.useLabel(o.Line, p)
	case PickDie:
		if p.Defense {
			return fmt.Sprintf("Die %d", o.N+1), v.Attack.Defense[o.N].Face.Words()
		}
	case Pass:
		if words := passes[p.Ask]; words != "" {
			return words, ""
		}
	case FireWeapon:
		return cardName(u, p.Ship, o.N) + " at " + u.Name(o.Ship), p.Payment(u, &o)
	case FirePrimary:
		if m := u.OnMap(p.Ship); m != nil {
			return m.Mounts[o.Mount].Name + " at " + u.Name(o.Ship), ""
		}
	case GiveAnswer:
		return p.Answers[o.N], ""
	}
	return o.said(v)
}

// offersLine reports whether a card's line is among the options.
func (p *Prompt) offersLine(id LineID) bool {
	return slices.ContainsFunc(p.Options, func(o Option) bool { return o.Kind == UseCard && o.Line == id })
}

// Payment tells an attack with a secondary weapon apart from the others of its name: which of two
// cards is fired, which card lifts the need for a Target Lock and at what price, and that the lock
// is spent where the same attack is offered without. "" where there is only one.
func (p *Prompt) Payment(u *Setup, o *Option) string {
	if o.Kind != FireWeapon {
		return ""
	}
	how := o.withoutLock(u)
	for i := range p.Options {
		if x := &p.Options[i]; o.Line == 0 && x.Kind == o.Kind && x.N == o.N && x.Ship == o.Ship && x.Line != 0 {
			how = "spend the " + card.TargetLock.Words()
		}
	}
	return strings.Trim(u.namesake(p.Ship, o.N)+", "+how, ", ")
}

// namesake tells an upgrade of a ship apart from another card of the same name, "" where there is
// none.
func (u *Setup) namesake(ship ShipID, slot int8) string {
	ups := u.ships[ship].Upgrades
	fired, nth, other := ups[slot].Card, 1, false
	for i := range ups {
		if ups[i].Card.Name == fired.Name {
			other = other || ups[i].Card != fired
			if i < int(slot) {
				nth++
			}
		}
	}
	if !other {
		return ""
	}
	return fmt.Sprintf("card %d, %s", nth, card.Counted(fired.Weapon.Dice, "attack die"))
}

// withoutLock names the card that lifts the need for a Target Lock, with its price; "" for none.
func (o *Option) withoutLock(u *Setup) string {
	if o.Line == 0 {
		return ""
	}
	l := u.line(o.Line)
	by := l.title
	if price := l.Price(); price != "" {
		by += ", " + price
	}
	if l.lifts(card.FiringArc) {
		return "out of its arc (" + by + ")"
	}
	return "without a " + card.TargetLock.Words() + " (" + by + ")"
}

// passes tell what a Pass is called at questions that have a word of their own for it.
var passes = [numAsks]string{
	ChooseAction:      "No action",
	ChooseTarget:      "Do not attack",
	UseCards:          "Use no card",
	TellSpecial:       "A maneuver",
	ChooseFace:        "Keep the dice",
	ModifyAttackDice:  "Spend nothing more",
	ModifyDefenseDice: "Spend nothing more",
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
	if p.Ask == AskChance {
		return "Chance of both players"
	}
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

// Question returns what is asked, in few words.
func (p *Prompt) Question() string {
	if p.Words != "" {
		return p.Words
	}
	return p.Ask.String()
}
