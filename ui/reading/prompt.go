package reading

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/names"
)

// Prompts returns the open questions, of a battle with another computer those that are asked here.
// The referee makes their list anew at each call; here it is
// cached until the next answer, so that a tick in which nothing happens allocates nothing.
func (t *Table) Prompts() []game.Prompt {
	if n := len(t.Game.Answers()); t.OpenAt != n+1 {
		t.OpenNow, t.OpenAt = t.Game.Prompts(), n+1
		if t.Game.Setup().Agreed { // the other side's are asked there, and chance nobody
			t.OpenNow = slices.DeleteFunc(t.OpenNow, func(p game.Prompt) bool {
				return p.Player == game.Nobody || t.Brains[p.Player] != nil || t.Sealed && p.Ask == game.ChooseManeuver
			})
		}
	}
	return t.OpenNow
}

// IsEcho tells whether an option is a Sensor Echo.
func IsEcho(o *game.Option) bool { return o.Kind == game.Perform && o.Action == card.SensorEcho }

// deeds holds for each kind of question the deed that a person is asked to do; %s stands for the
// ship.
var deeds = map[game.Ask]string{
	game.PlaceShip:          "place %s",
	game.ChooseManeuver:     "set the dial of %s",
	game.ChooseForOpponent:  "choose the maneuver of %s",
	game.ChooseAction:       "choose an action for %s",
	game.ChooseTarget:       "choose a target for %s",
	game.ModifyAttackDice:   "attack with %s",
	game.ChooseDice:         "choose dice for %s to re-roll",
	game.ModifyDefenseDice:  "defend with %s",
	game.KeepCloak:          "keep the cloak of %s?",
	game.RaiseShields:       "raise the shields of %s",
	game.ChooseWeapon:       "discard a weapon of %s",
	game.UseCards:           "use a card of %s?",
	game.ChooseCardTarget:   "choose a ship for %s",
	game.ChooseCards:        "choose cards of %s",
	game.ChooseFace:         "choose a face for %s",
	game.ChooseResult:       "choose a result for %s",
	game.ChooseToken:        "choose a token for %s",
	game.ChooseFlight:       "choose a maneuver for %s",
	game.ChooseFreeAction:   "choose a free action for %s",
	game.ChooseNumber:       "choose how many for %s",
	game.ChooseEffect:       "choose an effect for %s",
	game.ChooseOptions:      "pick options for %s",
	game.ChooseDrones:       "spend Drone Tokens of %s",
	game.ChooseSecondTarget: "choose a second ship for %s",
	game.ChooseDamageCard:   "choose a damage card of %s",
}

// Named returns a question to one of two people at one screen: the name, and the deed with its ship.
// Both are "" where one person plays.
func (t *Table) Named(p *game.Prompt) (who, deed string) {
	if !t.HotSeat() || p == nil || p.Player == game.Nobody {
		return "", ""
	}
	u, ship := t.Game.Setup(), ""
	if p.Ship != game.NoShip {
		ship = names.Short(u.Name(p.Ship))
	}
	who, deed = u.Player(p.Player), deeds[p.Ask]
	switch {
	case p.Words == "" && deed != "" && ship != "":
		return who, strings.Replace(deed, "%s", ship, 1)
	case ship != "" && !strings.Contains(p.Words, ship):
		ship = " (" + ship + ")"
	default:
		ship = ""
	}
	q := p.Question()
	return who, strings.ToLower(q[:1]) + q[1:] + ship
}

// Plans returns the open dials of a seat.
func (t *Table) Plans(seat game.PlayerID) (ps []game.Prompt) {
	for _, p := range t.Prompts() {
		if p.Ask == game.ChooseManeuver && p.Player == seat {
			ps = append(ps, p)
		}
	}
	return ps
}

// IsOpen reports whether a ship's dial is still asked for.
func (t *Table) IsOpen(id game.ShipID) bool {
	return slices.ContainsFunc(t.Prompts(), func(p game.Prompt) bool {
		return p.Ask == game.ChooseManeuver && p.Ship == id && t.Brains[p.Player] == nil
	})
}

func OptionAt(p *game.Prompt, i int) (game.Option, bool) {
	if i >= 0 && i < len(p.Options) {
		return p.Options[i], true
	}
	return game.Option{}, false
}

// PicksShips reports whether a question has options about other ships, so that a ship on the board
// stands for its option.
func PicksShips(p *game.Prompt) bool {
	if p.Places() || p.Ask == game.ChooseManeuver || p.Max > 1 {
		return false
	}
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind != game.Pass && o.Ship != game.NoShip && o.Ship != p.Ship {
			return true
		}
	}
	return false
}

// RefusedWhy returns the reason for the i-th refusal.
func (t *Table) RefusedWhy(p *game.Prompt, i int) string {
	rs := game.Refusals(&t.View, p)
	if i >= 0 && i < len(rs) {
		return t.Ruled(&rs[i])
	}
	return "Choose an option."
}

// HowMany says how many options a question takes.
func HowMany(p *game.Prompt) string {
	switch {
	case p.Min == p.Max:
		return fmt.Sprintf("Choose %d.", p.Min)
	case p.Min == 0:
		return fmt.Sprintf("Choose at most %d.", p.Max)
	}
	return fmt.Sprintf("Choose %d to %d.", p.Min, p.Max)
}

// Reason returns the reason for a refusal, with the section of the scenario's sheet that says so.
func (t *Table) Reason(r *game.Refusal) string {
	if r.Section != "" {
		return t.Units(r.Why) + " (" + r.Section + ")"
	}
	return t.Units(r.Why)
}

// Ruled returns the reason for a refusal with its rule.
func (t *Table) Ruled(r *game.Refusal) string {
	if r.Rule == "" || r.Kind == game.TakeSpecial {
		return t.Reason(r)
	}
	return t.Units(r.Why) + " Rule: " + r.Rule + "."
}

// CellOf returns the maneuver of an option of a dial that another person turns, -1 when there is
// none.
func CellOf(p *game.Prompt, option int) int {
	if o, ok := OptionAt(p, option); ok {
		return int(o.N)
	}
	return -1
}

// MoveOf returns an option of a dial as the focus counts it.
func MoveOf(o game.Option) int {
	if o.Kind == game.TakeSpecial {
		return -2 - int(o.N)
	}
	return int(o.N)
}

// OnDial returns the option of a dial that the focus counts as this, -1 when it may not be chosen.
func OnDial(p *game.Prompt, focus int) int {
	for i, o := range p.Options {
		if MoveOf(o) == focus {
			return i
		}
	}
	return -1
}

// Instead returns the option in place of a maneuver, -1 when there is none.
func Instead(p *game.Prompt) int {
	for i, o := range p.Options {
		if o.Kind == game.TakeSpecial {
			return i
		}
	}
	return -1
}

// InsteadWords returns the name of the special deed that replaces the maneuver, and its effect.
// Both are "" if there is none.
func (t *Table) InsteadWords(p *game.Prompt) (does, means string) {
	i := Instead(p)
	if i < 0 {
		return "", ""
	}
	x := t.View.Special(p, p.Options[i])
	return names.Title(x.Name), x.Brings
}

// AsAsked returns a question as the referee asks it.
func (t *Table) AsAsked(p *game.Prompt) *game.Prompt {
	ps := t.Game.Prompts()
	for i := range ps {
		if ps[i].ID == p.ID {
			return &ps[i]
		}
	}
	return p
}
