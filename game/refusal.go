package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// Refusal is something a person could expect among the options and may not choose, with the rule
// and the reason.
type Refusal struct {
	Label   string
	Rule    string
	Section string // of the event sheet that says so, "" the rulebook or a card
	Why     string
	Brief   string // Why without what follows from it
	No      No     // Why in few numbers, none where the sheet says it
	Kind    OptionKind
	Act     card.Action
	Ship    ShipID
	N       int8
	Line    LineID // the card text it rests on, 0 none
}

// Refusals returns the choices that a prompt does not offer, each with the reason. They are worked
// out when somebody asks.
func Refusals(v *View, p *Prompt) []Refusal {
	r := refusals{v: v, s: &v.State, u: v.Setup, ship: p.Ship}
	r.bySheet(p)
	switch p.Ask {
	case ChooseManeuver, ChooseForOpponent:
		r.maneuvers()
	case ChooseAction:
		r.cards(card.DoAction)
		r.cards(card.FleetAction)
		r.actions()
	case ChooseTarget:
		r.targets(p)
	case ModifyAttackDice:
		target := r.s.Attack.Target
		r.spend(SpendLock, locksNow(r.s, r.u, r.ship, target), No{Code: NeedsLock, Ship: target})
		r.spend(SpendStations, r.s.Ships[r.ship].Stations > 0, No{Code: NoneLeft, Ship: r.ship})
		r.cards(card.ModifyAttack)
	case ModifyDefenseDice:
		r.spend(SpendEvade, r.s.Ships[r.ship].Evade > 0, No{Code: NoneLeft, Ship: r.ship})
		r.spend(SpendStations, r.s.Ships[r.ship].Stations > 0, No{Code: NoneLeft, Ship: r.ship})
		r.cards(card.ModifyDefense)
	}
	return r.list
}

// refusals collects what the ship of a prompt may not choose.
type refusals struct {
	v    *View
	s    *State
	u    *Setup
	ship ShipID
	list []Refusal
}

func (r *refusals) add(o Option, label string, no No) {
	r.list = append(r.list, Refusal{
		Label: label,
		Rule:  no.Rule(),
		Why:   no.Why(r.u),
		Brief: no.brief(r.u),
		No:    no,
		Kind:  o.Kind,
		Act:   o.Action,
		Ship:  o.Ship,
		N:     o.N,
		Line:  o.Line,
	})
}

// bySheet are the special options of the sheet that are not open now.
func (r *refusals) bySheet(p *Prompt) {
	sheet := r.u.Scenario.Sheet()
	eachSpecial(r.s, r.u, p.Ask, p.Ship, func(x *Special) bool {
		if x.No != 0 && (p.Ask != ChooseFreeAction || r.u.anyFree(p.Line)) {
			no := sheet.Refusals[x.No-1]
			r.list = append(r.list, Refusal{
				Label:   x.label(r.u),
				Rule:    sheet.Title + ", " + no.Section,
				Section: no.Section,
				Why:     no.Why,
				Brief:   no.Why,
				Kind:    TakeSpecial,
				Ship:    x.Ship,
				N:       x.ID,
			})
		}
		return true
	})
}

// cards are the card texts of a moment whose reason is not on the card.
func (r *refusals) cards(w card.Window) {
	for _, l := range r.u.meant(w, r.ship) {
		oc := l.at(r.s, r.u, w, r.ship, r.s.attackAt(w, r.ship))
		if no := oc.usable(); no.Code == TokenHasFed || no.Code == HoldsPlace {
			o := Option{Kind: UseCard, Ship: r.ship, Line: l.id}
			r.add(o, o.Label(r.v), no)
		}
	}
}

// maneuvers adds those maneuvers of the dial that must not be set.
func (r *refusals) maneuvers() {
	for m := range r.u.ships[r.ship].Ship.Class.Dial {
		if no := r.s.mayDial(r.u, r.ship, m); no.Code != Yes {
			o := Option{Kind: SetManeuver, Ship: r.ship, N: int8(m)}
			r.add(o, o.Label(r.v), no)
		}
	}
}

// actions adds those actions of the Action Bar that must not be performed, or find nothing to be
// performed on.
func (r *refusals) actions() {
	for a := card.Evade; a < card.NumActions; a++ {
		no := mayDo(r.s, r.u, r.ship, a, false)
		switch {
		case no.Code == NotOnBar:
		case no.Code != Yes:
			r.add(Option{Kind: Perform, Action: a, Ship: r.ship}, a.Words(), no)
		case a == card.TargetLock:
			r.locks()
		case a == card.SensorEcho:
			r.echoes()
		}
	}
}

// echoes are the sides to which no Sensor Echo can be made.
func (r *refusals) echoes() {
	o := Option{Kind: Perform, Action: card.SensorEcho, Ship: r.ship}
	var shut []string
	for _, side := range [...]string{"left", "right"} {
		if _, ok := EchoNear(r.s, r.u, r.ship, side == "left", r.s.echoAlong(r.u, r.ship, physics.NormalEcho), 0); !ok {
			shut = append(shut, side)
		}
	}
	switch len(shut) {
	case 1:
		r.add(o, o.Action.Words()+" to the "+shut[0], No{Code: EchoSideBlocked, Ship: r.ship})
	case 2:
		r.add(o, o.Action.Words(), No{Code: EchoBlocked, Ship: r.ship})
	}
}

// locks are the enemies that no Target Lock can be acquired on.
func (r *refusals) locks() {
	for id := range r.s.inPlay() {
		if _, no := mayLock(r.s, r.u, r.ship, id); no.Code != Yes && no.Code != FriendlyShip {
			o := Option{Kind: Perform, Action: card.TargetLock, Ship: id}
			r.add(o, o.Label(r.v), no)
		}
	}
}

// targets are, for each weapon, why it cannot be used at all or which enemies it cannot be fired
// at. What card text lets the ship do all the same is offered and not refused.
func (r *refusals) targets(p *Prompt) {
	for w := NoWeapon; w < r.u.ships[r.ship].nUp; w++ {
		if w != NoWeapon && r.u.ships[r.ship].Upgrades[w].Card.Weapon.Dice == 0 {
			continue
		}
		kind, name := FirePrimary, "Primary weapon"
		if w != NoWeapon {
			kind, name = FireWeapon, cardName(r.u, r.ship, w)
		}
		offered := func(at ShipID) bool {
			return slices.ContainsFunc(p.Options, func(o Option) bool {
				return o.Kind == kind && (w == NoWeapon || o.N == w) && (at == NoShip || o.Ship == at)
			})
		}
		if no := r.s.mayUseWeapon(r.u, r.ship, w); no.Code != Yes && !offered(NoShip) {
			r.add(Option{Kind: kind, Ship: NoShip, N: w}, name, no)
			continue
		}
		for id, sh := range r.s.inPlay() {
			if sh.Owner == r.s.Ships[r.ship].Owner || offered(id) {
				continue
			}
			if no := r.shot(w, id); no.Code != Yes {
				r.add(Option{Kind: kind, Ship: id, N: w}, name+" at "+r.u.Name(id), no)
			}
		}
	}
}

// shot returns the reason why a weapon cannot be fired at a ship, Yes if it can. For a map ship any
// mount will do.
func (r *refusals) shot(w int8, at ShipID) (no No) {
	if m := r.u.ships[r.ship].onMap; m != nil && len(m.Mounts) > 0 {
		for k := range m.Mounts {
			if _, no = r.s.ShotFrom(r.u, r.ship, int8(k), at); no.Code == Yes {
				break
			}
		}
		return no
	}
	_, no = r.s.Shot(r.u, r.ship, w, at)
	if no.Code == Yes && (&Attack{Attacker: r.ship, Target: at, Weapon: w}).lacksSecond(r.s, r.u, false) {
		return No{Code: NeedsTwoShips, Ship: at}
	}
	return no
}

// spend refuses a token for the dice that the ship does not have.
func (r *refusals) spend(kind OptionKind, has bool, no No) {
	if o := (Option{Kind: kind, Ship: r.ship}); !has {
		r.add(o, spend(o, r.v), no)
	}
}
