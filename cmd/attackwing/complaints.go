package main

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/physics"
)

// complaints returns the points of a position to which no battle can lead, in words. Such a table
// can be laid, and is answered for as it lies: who copied it from a real one should know that there
// is a mistake in it.
func complaints(u *game.Setup, cat *card.Catalogue) []string {
	p := u.Position
	if p == nil {
		return nil
	}
	var out []string
	say := func(id game.ShipID, words string, args ...any) {
		out = append(out, u.Name(id)+": "+fmt.Sprintf(words, args...))
	}
	for i := range min(len(p.Ships), u.FleetShips()) {
		l, id := &p.Ships[i], game.ShipID(i)
		f := u.Facts(id)
		if why := overfull(f, fleet.Rules{Cards: cat, Scenario: u.Scenario, House: &u.House}); why != "" {
			say(id, "%s", why)
		}
		for c := int8(-1); int(c) < len(f.Upgrades); c++ {
			if k := l.Card(c); k.Lost && !k.Discarded {
				say(id, "%s is lost to an enemy but not discarded; name it under discarded: too", cardOf(f, c))
			}
		}
		if l.Destroyed {
			continue
		}
		if base := physics.Base(l.Pose, f.Ship.Class.BaseSide); !physics.InArea(&base) {
			say(id, "it does not stand on the table, and no ship that left it is in play")
		}
		if l.Cloak != game.NotCloaked && l.Cloak != game.CloakRed && l.Shields > 0 {
			say(id, "it is cloaked with %d active shields; a cloaked ship's shields are disabled", l.Shields)
		}
		if p.Phase == game.Activation && l.Dial < 0 && !l.Activated && !l.Still && l.Flown < 0 {
			say(id, "it has still to be activated, but no dial is set: it will not move")
		}
	}
	return append(out, strangeDice(&p.Attack)...)
}

// strangeDice returns a complaint for each die of an attack that shows a face no die of its kind
// has.
func strangeDice(a *game.Attack) (out []string) {
	if !a.On {
		return nil
	}
	for i, d := range a.AttackDice[:a.NAttack] {
		if !dice.Attack.Shows(d.Face) && (i > 0 || a.Special == card.NoSpecial) {
			out = append(out, fmt.Sprintf("attack die %d shows %s, which no attack die has", i+1, d.Face.Words()))
		}
	}
	for i, d := range a.Defense[:a.NDefense] {
		if !dice.Defense.Shows(d.Face) && (i > 0 || a.SpecialDef == card.NoSpecial) {
			out = append(out, fmt.Sprintf("defense die %d shows %s, which no defense die has", i+1, d.Face.Words()))
		}
	}
	return out
}

// overfull says that a ship has more upgrades of a kind than slots, whichever slot it may have
// exchanged; "" when not.
func overfull(f *game.FleetShip, rules fleet.Rules) (why string) {
	l := fleet.ListShip{Ship: fleet.Ref{ID: f.Ship.ID}, Captain: fleet.Ref{ID: f.Captain.ID}}
	if f.Admiral != nil {
		l.Admiral.ID = f.Admiral.ID
	}
	for _, c := range f.Own() {
		l.Upgrades = append(l.Upgrades, fleet.Ref{ID: c.Card.ID})
	}
	exchanged := []string{""}
	for k := range card.Resource {
		exchanged = append(exchanged, k.String())
	}
	for _, l.ExchangeSlot = range exchanged {
		_, ps := rules.Build(fleet.List{Ships: []fleet.ListShip{l}})
		i := slices.IndexFunc(ps, func(p fleet.Problem) bool { return p.Code == fleet.NoSlot })
		switch {
		case i >= 0 && why == "":
			why = ps[i].Card + ": " + ps[i].Why
		case i < 0 && (l.ExchangeSlot == "" ||
			!slices.ContainsFunc(ps, func(p fleet.Problem) bool { return p.Code == fleet.NoExchange })):
			return ""
		}
	}
	return why
}

func cardOf(f *game.FleetShip, at int8) string {
	if at < 0 {
		return f.Captain.Name
	}
	return f.Upgrades[at].Card.Name
}
