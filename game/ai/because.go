package ai

import (
	"fmt"
	"math/bits"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// said is what Why tells about: the last answer.
type said struct {
	u     *game.Setup
	ask   game.Ask
	ship  game.ShipID
	line  game.LineID // the card text that asked
	o     game.Option
	n     int // how many were picked, where several may be
	value int
	next  int      // value of the second best
	ahead prospect // of a maneuver
	fears bool
	only  bool   // there was nothing to choose
	sheet string // the section of the sheet that asked, and what was answered in its words
	words string
}

// picks notes how many options an answer takes.
func (l *said) picks(a game.Answer) game.Answer {
	l.n = bits.OnesCount64(a.Picks)
	return a
}

// Why says in one line what the last answer was and why it was given; "" where there was nothing to choose.
func (e *ensign) Why() string {
	l := &e.last
	if l.u == nil || l.only && l.ask != game.PlaceShip {
		return ""
	}
	e.foretell()
	what, why := l.because()
	if l.ship != game.NoShip {
		what = l.u.Name(l.ship) + ": " + what
	}
	return what + ", because " + why + "."
}

// foretell works out what the last answer's maneuver promises.
func (e *ensign) foretell() {
	if l := &e.last; l.ask == game.ChooseManeuver && l.o.Kind == game.SetManeuver {
		l.ahead = e.prospect(l.ship, int(l.o.N))
	}
}

func damage(v int) string { return figure(v) + " damage" }
func figure(v int) string { return fmt.Sprintf("%.1f", float64(v)/1000) }

// title is the name of the card whose text is used or asks.
func (l *said) title(id game.LineID) string {
	if id == 0 {
		return "the card"
	}
	_, name, _ := l.u.Line(id)
	return name
}

// because is what was chosen, and why.
func (l *said) because() (what, why string) {
	if l.o.Kind == game.TakeSpecial {
		return "what the battle's sheet offers", "it brings more than the rest"
	}
	if l.sheet != "" {
		what = "answers what the sheet asks"
		if l.words != "" {
			what = "answers “" + l.words + "”"
		}
		return what + " (" + l.sheet + ")", "it serves its side best"
	}
	switch l.ask {
	case game.PlaceShip:
		return "placed", "there it stands in line with the others and faces the enemy"
	case game.PlaceToken:
		return "lays what the sheet has it lay", "there it serves its side best"
	case game.ChooseManeuver:
		return l.maneuver()
	case game.ChooseForOpponent:
		return "a maneuver for it", "this one hurts it most"
	case game.ChooseShip:
		return "goes now", "the order of the others changes little"
	case game.ChooseAction, game.ChooseFreeAction:
		return l.action()
	case game.ChooseTarget, game.ChooseSecondTarget:
		return l.target()
	case game.ModifyAttackDice, game.ModifyDefenseDice:
		return l.spent()
	case game.ChooseDice:
		if l.n == 1 {
			return "rolls a die again", "it shows nothing that counts"
		}
		return fmt.Sprintf("rolls %d dice again", l.n), "they show nothing that counts"
	case game.KeepCloak:
		if l.o.Kind == game.Keep {
			return "keeps the cloak", "with Auxiliary Power it could not cloak again"
		}
		return "drops the cloak", "shields protect it better now"
	case game.RaiseShields:
		return fmt.Sprintf("raises %d shields", l.o.N), "every shield takes a damage"
	case game.ChooseWeapon:
		return "loses " + l.u.Facts(l.ship).Upgrades[l.o.N].Card.Name, "it is the weapon it needs least"
	case game.UseCards:
		if l.o.Kind == game.Pass {
			return "uses no card", "none brings more than it costs now"
		}
		return "uses " + l.title(l.o.Line), "it brings more than it costs"
	}
	return l.text()
}

func (l *said) maneuver() (what, why string) {
	what = l.u.Facts(l.ship).Ship.Class.Dial[l.o.N].String()
	switch {
	case l.fears:
		return what, "nothing on the dial is safe"
	case l.next < noWayOn/2:
		return what, "it is the only way that stays alive"
	}
	return what, l.ahead.words()
}

func (l *said) target() (what, why string) {
	if l.o.Kind == game.Pass {
		return "no attack", "every shot costs more than it brings"
	}
	what = "attacks " + l.u.Name(l.o.Ship)
	if l.value >= 50 {
		return what, "it is the best target"
	}
	return what, "a shot more does not hurt"
}

// spent is what was spent on the dice of an attack, the own or the enemy's.
func (l *said) spent() (what, why string) {
	defense := l.ask == game.ModifyDefenseDice
	pick := func(attack, defending string) string {
		if defense {
			return defending
		}
		return attack
	}
	switch l.o.Kind {
	case game.Pass:
		return pick("leaves the attack dice", "leaves the defense dice"), pick("nothing to spend would bring a hit", "nothing gets through, or nothing would stop it")
	case game.SpendLock:
		return "spends its Target Lock", "enough dice show nothing"
	case game.SpendEvade:
		return "spends Evade", "a result would get through"
	case game.SpendStations:
		return "spends Battle Stations", pick("the results become hits", "the results become Evades")
	case game.SpendReroll:
		return "spends its re-roll token", pick("a die shows nothing", "the ship would be lost")
	}
	return "uses " + l.title(l.o.Line), pick("it makes the dice better", "a result would get through")
}

// action is the reason of an action, the ship's own or a free one.
func (l *said) action() (what, why string) {
	switch l.o.Kind {
	case game.Pass:
		return "no action", "none brings anything now"
	case game.RepairCard:
		return "repairs a damage card", brings(l.value)
	case game.Enable:
		return "removes a Disabled token", brings(l.value)
	case game.UseCard:
		return "uses " + l.title(l.o.Line), brings(l.value)
	}
	what = strings.ReplaceAll(l.o.Action.String(), "-", " ")
	if l.o.Action == card.TargetLock {
		what += " on " + l.u.Name(l.o.Ship)
	}
	return what, brings(l.value)
}

// text is the reason of an answer that the text of a card asks for.
func (l *said) text() (what, why string) {
	by := l.title(l.line)
	if l.line == 0 {
		by = l.title(l.o.Line)
	}
	switch l.ask {
	case game.ChooseCardTarget:
		return fmt.Sprintf("%s on %s", by, l.u.Name(l.o.Ship)), "a damage on that ship counts most"
	case game.ChooseCards, game.ChooseOptions:
		if l.n == 0 {
			return "no card for " + by, "it would cost more than it brings"
		}
		return fmt.Sprintf("%d of the cards for %s", l.n, by), "these bring it most, or are missed least"
	case game.ChooseFlight:
		return "the maneuver of " + by, "of those offered it ends best"
	case game.ChooseNumber:
		return fmt.Sprintf("%d for %s", l.o.N, by), "more would bring nothing"
	case game.ChooseDrones:
		return "Drone tokens for " + by, "the other ways to pay cost more"
	case game.ChooseEffect:
		return "one of what " + by + " does", "it brings more than the other"
	case game.ChooseFace, game.ChooseResult:
		if l.o.Kind == game.Pass {
			return "keeps its re-roll token", "another roll may need it more"
		}
		return "a result for " + by, "it counts most"
	case game.ChooseToken:
		return "a token for " + by, "the others matter more"
	case game.ChooseDamageCard:
		return "a damage card for " + by, "the others hurt less"
	}
	return "the first of what is offered", "all are equally good"
}

// Reasoner is a player that says in half a line why it answered as it did the last time, as one who advises would.
type Reasoner interface{ Reason() string }

// Reason is why the last answer was given, "" where there was nothing to choose.
func (e *ensign) Reason() string {
	if l := &e.last; l.u == nil || l.only {
		return ""
	}
	e.foretell()
	_, why := e.last.because()
	return why
}
