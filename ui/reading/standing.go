package reading

import (
	"fmt"
	"math"

	"attackwing/game"
)

// Resumable reports whether a battle of today waits behind the title.
func (t *Table) Resumable() bool { return t.Game != nil && !t.Game.Over() }

// Where returns the title of the battle and its progress: the round, or the set-up before the
// first.
func (t *Table) Where() string {
	return t.Game.Setup().Scenario.Sheet().Title + ", " + t.When()
}

// When returns the round that is played, or the set-up before the first.
func (t *Table) When() string {
	if t.Shown.Round == 0 {
		return "set-up"
	}
	return fmt.Sprintf("round %d", t.Shown.Round)
}

// HotSeat reports whether two people share the screen.
func (t *Table) HotSeat() bool { return t.Brains[0] == nil && t.Brains[1] == nil }

// Moment is a kind of text that is read while the table stands still.
type Moment uint8

const (
	OwnManeuver   Moment = iota // that is revealed: its owner has set it
	OtherManeuver               // the computer's, or what the sheet moves
	AttackMade                  // its dice and what they did
	RoundOver                   // what the End Phase did
	DiceLie                     // dice that were thrown, before anything is said of them
	numReads
)

// UntilPressed is a time that only the button ends.
var UntilPressed = math.Inf(1)

// paces are the seconds of each pace. The end of a round has its own time on the screen; only who
// stops at everything stops there.
var paces = map[string][numReads]float64{
	"slow":   {OwnManeuver: 3, OtherManeuver: 2.5, AttackMade: 2.5, DiceLie: 1.2},
	"normal": {OwnManeuver: 1.2, OtherManeuver: 0.5, AttackMade: 0.6, DiceLie: 0.6},
	"quick":  {OwnManeuver: 0.3, OtherManeuver: 0.2, DiceLie: 0.2},
	"stop": {
		OwnManeuver:   UntilPressed,
		OtherManeuver: UntilPressed,
		AttackMade:    UntilPressed,
		RoundOver:     UntilPressed,
		DiceLie:       0.6,
	},
}

// ReadingTime returns the seconds for which something can be read, infinite until the button is
// pressed.
func (t *Table) ReadingTime(what Moment) float64 {
	if p, is := paces[t.Person.Pace]; is {
		return p[what]
	}
	return paces["normal"][what]
}

// BranchWords say behind a round or a title that the battle is a branch, "" where it is none.
func (t *Table) BranchWords() string {
	if t.Branch == 0 {
		return ""
	}
	return fmt.Sprintf(" · branch of round %d", t.Branch)
}

// SeatOf returns the seat for the sound of a ship, 1 or 2, 0 for nobody.
func (t *Table) SeatOf(id game.ShipID) int {
	if id == game.NoShip || int(id) >= int(t.Shown.NShips) {
		return 0
	}
	return int(t.Shown.Ships[id].Owner) + 1
}

// ending is the chord at the end: a person alone who loses hears the other one.
func (t *Table) EndSound() string {
	if w := t.Game.State().Result.Winner; w != game.Nobody && t.Brains[w] != nil && t.Brains[1-w] == nil {
		return "lose"
	}
	return "win"
}

// Counter is a count of something that a player has.
type Counter struct {
	N    int
	Name string
	Icon string
}

// Counters returns a player's possessions beside the Fleet Points: counters of the sheet, cards
// elsewhere.
func (t *Table) Counters(p game.PlayerID) (list []Counter) {
	sheet := t.Game.Setup().Scenario.Sheet()
	kinds := sheet.Counters
	for i := range kinds {
		if n := t.Shown.CountersOf(p, game.Counter(i)); n > 0 {
			list = append(list, Counter{n, kinds[i].Plural, kinds[i].Icon})
		}
	}
	if n := t.AwayOf(p); n > 0 {
		list = append(list, Counter{n, "Cards elsewhere", sheet.Away.Icon})
	}
	return list
}

// CountersOn returns the counters of the sheet on the cards of a ship.
func (t *Table) CountersOn(id game.ShipID) (list []Counter) {
	kinds := t.Game.Setup().Scenario.Sheet().Counters
	for i := range kinds {
		if n := t.Shown.Ships[id].CountersOf(game.Counter(i)); n > 0 {
			list = append(list, Counter{n, kinds[i].Plural, kinds[i].Icon})
		}
	}
	return list
}

// StandingWords say what the Fleet Points are made of.
func (t *Table) StandingWords(p game.PlayerID) (head, words string) {
	for i, l := range game.Score(&t.Shown, t.Game.Setup(), p) {
		if i > 0 {
			words += ", "
		}
		words += fmt.Sprintf("%s %+d", l.Words, l.Points)
	}
	for _, k := range t.Counters(p) {
		words += fmt.Sprintf(". %s: %d", k.Name, k.N)
	}
	return fmt.Sprintf("%d Fleet Points", game.Points(&t.Shown, t.Game.Setup(), p)), words + "."
}

// Away returns the number of a ship's cards that are elsewhere.
func (t *Table) Away(id game.ShipID) (n int) {
	sh := &t.Shown.Ships[id]
	if sh.Captain.Away {
		n++
	}
	for i := range sh.Upgrades {
		if sh.Upgrades[i].Away {
			n++
		}
	}
	return n
}

// AwayOf returns the number of a player's cards that are elsewhere, with those of destroyed ships.
func (t *Table) AwayOf(p game.PlayerID) (n int) {
	for i := range t.Game.Setup().FleetShips() {
		if t.Shown.Ships[i].Owner == p {
			n += t.Away(game.ShipID(i))
		}
	}
	return n
}

// AwayNames returns the cards of a player that are elsewhere.
func (t *Table) AwayNames(p game.PlayerID) (names []string) {
	u := t.Game.Setup()
	for i := range u.FleetShips() {
		sh, f := &t.Shown.Ships[i], u.Facts(game.ShipID(i))
		if sh.Owner != p {
			continue
		}
		if sh.Captain.Away {
			names = append(names, fmt.Sprintf("%s (%d)", f.Captain.Name, f.Captain.Skill))
		}
		for k := range f.Upgrades {
			if sh.Card(int8(k)).Away {
				names = append(names, f.Upgrades[k].Card.Name)
			}
		}
	}
	return names
}
