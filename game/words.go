package game

import (
	"fmt"

	"attackwing/game/card"
	"attackwing/physics"
)

// Label is an option in words, as a button shows it. The view decides what may be told.
func (o Option) Label(v *View) string {
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
		case card.Regenerate:
			if d := v.Ships[o.Ship].Damage[o.N]; d.Up {
				return "Regenerate: repair " + d.ID.String()
			}
			return fmt.Sprintf("Regenerate: repair face-down damage %d", o.N+1)
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
	case SpendLock:
		return "Spend Target Lock: re-roll dice"
	case SpendStations:
		return "Spend Battle Stations"
	case SpendEvade:
		return "Spend Evade"
	case SpendReroll:
		return "Spend the re-roll token"
	case PickDie:
		return fmt.Sprintf("Die %d: %s", o.N+1, v.Attack.AttackDice[o.N].Face.Words())
	case Keep:
		return "Keep the cloak"
	case Drop:
		return "Decloak"
	case Raise:
		if o.N == 0 {
			return "Raise no shields"
		}
		return fmt.Sprintf("Raise %d shields", o.N)
	case DiscardUpgrade:
		return "Discard " + cardName(u, o.Ship, o.N)
	}
	return o.cardLabel(v)
}

// where tells an echo's end: side and shift.
func (o Option) where(v *View) string {
	from := v.Ships[o.Ship].Pose
	for _, left := range [...]bool{true, false} {
		for _, sh := range echoShifts {
			if physics.Echo(from, v.Setup.ships[o.Ship].Ship.Class.BaseSide, left, sh) != o.Pose {
				continue
			}
			side := "the right"
			if left {
				side = "the left"
			}
			switch {
			case sh > 0:
				return fmt.Sprintf("%s, %d mm forward", side, sh/1000)
			case sh < 0:
				return fmt.Sprintf("%s, %d mm back", side, -sh/1000)
			}
			return side
		}
	}
	return "there"
}

// Label is option i in words.
func (p *Prompt) Label(v *View, i int) string {
	o := p.Options[i]
	switch {
	case o.Kind == Pass && p.Ask == ChooseAction:
		return "No action"
	case o.Kind == Pass && p.Ask == ChooseTarget:
		return "Do not attack"
	case o.Kind == FireWeapon:
		return cardName(v.Setup, p.Ship, o.N) + " at " + v.Setup.Name(o.Ship)
	case o.Kind == TakeSpecial:
		return v.special(v.Setup, p.Ask, p.Ship, o).Name
	case o.Kind == FirePrimary && v.Setup.OnMap(p.Ship) != nil:
		return v.Setup.OnMap(p.Ship).Mounts[o.Mount].Name + " at " + v.Setup.Name(o.Ship)
	case o.Kind == Pass && p.Ask == UseCards:
		return "Use no card"
	case o.Kind == UseCard && p.Ask == UseCards && p.SeveralShips():
		return o.Label(v) + " for " + v.Setup.Name(o.Ship)
	case o.Kind == Pass && p.Ask == ChooseSecondTarget:
		return "Only this one"
	case o.Kind == PickDie && p.Defense:
		return fmt.Sprintf("Die %d: %s", o.N+1, v.Attack.Defense[o.N].Face.Words())
	case o.Kind == Pass && (p.Ask == ModifyAttackDice || p.Ask == ModifyDefenseDice):
		return "Spend nothing more"
	}
	return o.Label(v)
}

// SeveralShips tells whether the cards asked about are those of more than one ship.
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
	return u.Name(p.Ship) + ": " + p.Question()
}

// Question is what is asked, in few words.
func (p *Prompt) Question() string {
	if p.Words != "" {
		return p.Words
	}
	return p.Ask.String()
}

// Refusal is something a person could expect among the options and may not choose, with the rule and the reason.
type Refusal struct {
	Label string
	Rule  string
	Why   string
	Kind  OptionKind
	Act   card.Action
	Ship  ShipID
	N     int8
}

// Refusals are what may not be chosen at a prompt, and why. They are worked out when somebody asks.
func Refusals(v *View, p *Prompt) (rs []Refusal) {
	s, u := &v.State, v.Setup
	add := func(o Option, label string, no No) {
		rs = append(rs, Refusal{Label: label, Rule: no.Rule(), Why: no.Why(u), Kind: o.Kind, Act: o.Action, Ship: o.Ship, N: o.N})
	}
	var room [8]Special
	for _, x := range s.specials(u, p.Ask, p.Ship, room[:0]) {
		if x.No != 0 && (p.Ask != ChooseFreeAction || u.anyFree(p.Line)) {
			r := u.Scenario.Sheet().Refusals[x.No-1]
			rs = append(rs, Refusal{Label: x.Name, Rule: u.Scenario.Sheet().Title + ", " + r.Section, Why: r.Why, Kind: TakeSpecial, Ship: x.Ship, N: x.ID})
		}
	}
	starving := func(w card.Window) {
		for _, id := range u.at[w] {
			l := u.line(id)
			oc := l.at(w, p.Ship, s.attack())
			if no := s.usable(u, l, &oc); no.Code == TokenHasFed {
				o := Option{Kind: UseCard, Ship: p.Ship, Line: id}
				add(o, o.Label(v), no)
			}
		}
	}
	switch p.Ask {
	case ChooseManeuver, ChooseForOpponent:
		for m := range u.ships[p.Ship].Ship.Class.Dial {
			if no := s.mayDial(u, p.Ship, m); no.Code != Yes {
				o := Option{Kind: SetManeuver, Ship: p.Ship, N: int8(m)}
				add(o, o.Label(v), no)
			}
		}
	case ChooseAction:
		for a := card.Evade; a < card.NumActions; a++ {
			o := Option{Kind: Perform, Action: a, Ship: p.Ship}
			no := s.mayPerform(u, p.Ship, a)
			if no.Code == NotOnBar {
				continue
			}
			if no.Code != Yes {
				add(o, a.Words(), no)
				continue
			}
			switch a {
			case card.TargetLock:
				for i := range s.Ships[:s.NShips] {
					if _, no := s.mayLock(u, p.Ship, ShipID(i)); no.Code != Yes && no.Code != FriendlyShip {
						o.Ship = ShipID(i)
						add(o, o.Label(v), no)
					}
				}
			case card.SensorEcho:
				if len(appendEchoes(nil, s, u, p.Ship)) == 0 {
					add(o, a.Words(), No{Code: EchoBlocked, Ship: p.Ship})
				}
			}
		}
	case ChooseTarget:
		for w := NoWeapon; int(w) < u.ships[p.Ship].nUp; w++ {
			if w != NoWeapon && u.ships[p.Ship].Upgrades[w].Card.Weapon.Dice == 0 {
				continue
			}
			kind, name := FirePrimary, "Primary weapon"
			if w != NoWeapon {
				kind, name = FireWeapon, cardName(u, p.Ship, w)
			}
			if no := s.mayUseWeapon(u, p.Ship, w); no.Code != Yes {
				add(Option{Kind: kind, Ship: NoShip, N: w}, name, no)
				continue
			}
			for i := range s.Ships[:s.NShips] {
				if !s.Ships[i].InPlay() || s.Ships[i].Owner == s.Ships[p.Ship].Owner {
					continue
				}
				_, no := s.Shot(u, p.Ship, w, ShipID(i))
				if m := u.ships[p.Ship].onMap; m != nil { // any mount will do
					for k := range m.Mounts {
						if _, no = s.ShotFrom(u, p.Ship, int8(k), ShipID(i)); no.Code == Yes {
							break
						}
					}
				}
				if no.Code != Yes {
					add(Option{Kind: kind, Ship: ShipID(i), N: w}, name+" at "+u.Name(ShipID(i)), no)
				}
			}
		}
	case ModifyAttackDice:
		sh := &s.Ships[p.Ship]
		if sh.Lock != s.Attack.Target {
			add(Option{Kind: SpendLock, Ship: p.Ship}, "Spend Target Lock", No{Code: NeedsLock, Ship: s.Attack.Target})
		}
		if sh.Stations == 0 {
			add(Option{Kind: SpendStations, Ship: p.Ship}, "Spend Battle Stations", No{Code: NoneLeft, Ship: p.Ship})
		}
		starving(card.ModifyAttack)
	case ModifyDefenseDice:
		sh := &s.Ships[p.Ship]
		if sh.Evade == 0 {
			add(Option{Kind: SpendEvade, Ship: p.Ship}, "Spend Evade", No{Code: NoneLeft, Ship: p.Ship})
		}
		if sh.Stations == 0 {
			add(Option{Kind: SpendStations, Ship: p.Ship}, "Spend Battle Stations", No{Code: NoneLeft, Ship: p.Ship})
		}
		starving(card.ModifyDefense)
	}
	return rs
}
