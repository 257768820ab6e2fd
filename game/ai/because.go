package ai

import (
	"fmt"
	"math/bits"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// said is the last answer, kept for Why to explain.
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
	foes  bool   // what was picked is the enemy's
	only  bool   // there was nothing to choose
	back  bool   // of a ship that comes back to the table
	sheet string // the section of the sheet that asked, and what was answered in its words
	words string
}

// picks notes how many options an answer takes.
func (l *said) picks(a game.Answer) game.Answer {
	l.n = bits.OnesCount64(a.Picks)
	return a
}

// Why says in one line what the last answer was and why it was given; "" where there was nothing to
// choose.
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
	return what + " – " + why + "."
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

// lays returns where a token is placed, and why.
func (l *said) lays() (what, why string) {
	switch {
	case l.line == 0:
		return "places the scenario's token", "best spot for its side"
	case l.n == 1:
		return "places its token", "it attacks 1 ship from there"
	case l.n > 1:
		return "places its token", fmt.Sprintf("it attacks %d ships from there", l.n)
	}
	return "places its token", "most in their way there"
}

// because returns the choice and the reason for it.
func (l *said) because() (what, why string) {
	if l.o.Kind == game.TakeSpecial {
		return "the scenario's action", "it gains more than any other action"
	}
	if l.sheet != "" {
		what = "answers the scenario"
		if l.words != "" {
			what = "answers “" + l.words + "”"
		}
		return what + " (" + l.sheet + ")", "best for its side"
	}
	switch l.ask {
	case game.PlaceShip:
		if l.back {
			return "returns", "out of their arcs and near enough"
		}
		return "placed", "in formation and facing the enemy"
	case game.PlaceToken:
		return l.lays()
	case game.ChooseManeuver:
		return l.maneuver()
	case game.ChooseForOpponent:
		return "chooses its maneuver", "this one hurts it most"
	case game.ChooseShip:
		return "goes now", "the order hardly matters"
	case game.ChooseAction, game.ChooseFreeAction:
		return l.action()
	case game.ChooseTarget, game.ChooseSecondTarget:
		return l.target()
	case game.ModifyAttackDice, game.ModifyDefenseDice:
		return l.spent()
	case game.ChooseDice:
		switch {
		case l.n == 1 && l.foes:
			return "has 1 die re-rolled", "the enemy's best"
		case l.n == 1:
			return "re-rolls 1 die", "it missed"
		case l.foes:
			return fmt.Sprintf("has %d dice re-rolled", l.n), "the enemy's best"
		}
		return fmt.Sprintf("re-rolls %d dice", l.n), "they missed"
	case game.KeepCloak:
		if l.o.Kind == game.Keep {
			return "keeps the cloak", "Auxiliary Power would keep it from cloaking again"
		}
		return "drops the cloak", "shields protect it better now"
	case game.RaiseShields:
		return fmt.Sprintf("raises %d shields", l.o.N), "each shield absorbs 1 damage"
	case game.ChooseWeapon:
		return "loses " + l.u.Facts(l.ship).Upgrades[l.o.N].Card.Name, "its least useful weapon"
	case game.UseCards:
		if l.o.Kind == game.Pass {
			return "uses no card", "nothing is worth its cost now"
		}
		return "uses " + l.title(l.o.Line), "it is worth the cost"
	}
	return l.text()
}

func (l *said) maneuver() (what, why string) {
	what = l.u.Facts(l.ship).Ship.Class.Dial[l.o.N].String()
	switch {
	case l.fears:
		return what, "no safe maneuver"
	case l.next < noWayOn/2:
		return what, "the only maneuver that survives"
	}
	return what, l.ahead.words()
}

func (l *said) target() (what, why string) {
	if l.o.Kind == game.Pass {
		return "no attack", "no attack is worth its cost"
	}
	what = "attacks " + l.u.Name(l.o.Ship)
	if l.value >= 50 {
		return what, "the best target"
	}
	return what, "a free shot"
}

// spent returns what was spent on the dice of an attack, by the attacker or the defender, and why.
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
		return pick("keeps the attack dice", "keeps the defense dice"), pick("nothing it could spend adds a hit",
			"nothing gets through, or it cannot be stopped")
	case game.SpendLock:
		return "spends its Target Lock", "enough dice missed"
	case game.SpendEvade:
		return "spends Evade", "a hit would get through"
	case game.SpendStations:
		return "spends Battle Stations", pick("turns them into hits", "turns them into Evades")
	case game.SpendReroll:
		return "spends its re-roll token", pick("a die missed", "the ship would be lost")
	}
	return "uses " + l.title(l.o.Line), pick("it improves the dice", "a hit would get through")
}

// action is the reason of an action, the ship's own or a free one.
func (l *said) action() (what, why string) {
	switch l.o.Kind {
	case game.Pass:
		return "no action", "no action helps now"
	case game.RepairCard:
		return "repairs a damage card", brings(l.value)
	case game.Enable:
		return "removes a Disabled Token", brings(l.value)
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
		return fmt.Sprintf("%s on %s", by, l.u.Name(l.o.Ship)), "damage counts most on that ship"
	case game.ChooseCards, game.ChooseOptions:
		if l.n == 0 {
			return "no card for " + by, "not worth the cost"
		}
		what = fmt.Sprintf("%d of the cards for %s", l.n, by)
		if l.foes {
			return what, "as many of the enemy's as may be"
		}
		return what, "the last in the list are missed least"
	case game.ChooseFlight:
		return "maneuver with " + by, "the best end position"
	case game.ChooseNumber:
		return fmt.Sprintf("%d for %s", l.o.N, by), "more would not help"
	case game.ChooseDrones:
		return "Drone Tokens for " + by, "the cheapest way to pay"
	case game.ChooseEffect:
		return "chooses an effect of " + by, "it gains more than the other"
	case game.ChooseFace, game.ChooseResult:
		if l.o.Kind == game.Pass {
			return "keeps its re-roll token", "saves it for a more important roll"
		}
		return "a result for " + by, "it counts most"
	case game.ChooseToken:
		return "a token for " + by, anyWillDo
	case game.ChooseDamageCard:
		return "a damage card for " + by, anyWillDo
	}
	return "the first option", "all options are equal"
}

// anyWillDo is the reason of an answer that was not weighed against the others.
const anyWillDo = "any of them will do"

// Reasoner is a player that says in half a line why it answered as it did the last time, as one who
// advises would.
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
