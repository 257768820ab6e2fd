package tournament

import (
	"slices"

	"attackwing/game/tournament/eventkit"
	"attackwing/scenarios"
)

// Kit holds the rules of a tournament as its event sheet gives them.
type Kit struct {
	Scenario, Title string
	Stamp           string // of a sheet of somebody's own
	eventkit.Kit
}

// Rounds are the Battle Rounds of every event.
const Rounds = eventkit.Rounds

// Battle Points of a Battle Round (Battle Points, all sheets).
const (
	PointsForWin  = 2
	PointsForBye  = 2
	PointsForLoss = 1
)

// RollOffDice are the attack dice a player rolls to break a tie (Breaking Ties, all sheets).
const RollOffDice = 5

// Titles are the names of the first ranks; whoever comes after is a Cadet. Ruling: the sheets print
// two and point to a list on the Score Sheet that is not among them; ten names for its ten rows.
var Titles = []string{
	"Admiral",
	"Vice Admiral",
	"Rear Admiral",
	"Commodore",
	"Captain",
	"Commander",
	"Lieutenant Commander",
	"Lieutenant",
	"Lieutenant Junior Grade",
	"Ensign",
}

// Title is the name of a rank, from 1.
func Title(rank int) string {
	if rank >= 1 && rank <= len(Titles) {
		return Titles[rank-1]
	}
	return "Cadet"
}

// Kits are the events of all sheets there are, in the order in which they are offered.
func Kits() (ks []Kit) {
	for _, sc := range scenarios.All() {
		ks = append(ks, KitFor(sc.Sheet().ID))
	}
	return ks
}

// KitFor is the kit of a scenario; one that says nothing of a tournament, or is not known here,
// plays the plain battle's.
func KitFor(scenario string) Kit {
	k := Kit{Scenario: scenario, Title: scenario, Kit: eventkit.Plain}
	if sc, err := scenarios.ByID(scenario); err == nil {
		k.Title, k.Stamp = sc.Sheet().Title, sc.Sheet().Stamp
		if own := sc.Sheet().Kit; own != nil {
			k.Kit = *own
		}
	}
	return k
}

// LimitOf returns the most Squadron Points of a fleet, from which the opponent's Fleet Points also
// count. role selects one of the kit's two fleets; it is "" where there is one.
func (e *Event) LimitOf(role string) int {
	k := e.Kit()
	if i := slices.Index(k.Fleets, role); i >= 0 && i < len(k.Limits) {
		return k.Limits[i]
	}
	return e.Limit
}

// bonus finds a bonus a fleet may have.
func (k *Kit) bonus(key, fleet string) (eventkit.Bonus, bool) {
	i := slices.IndexFunc(k.Bonuses,
		func(b eventkit.Bonus) bool { return b.Key == key && (b.Fleet == "" || b.Fleet == fleet) })
	if i < 0 {
		return eventkit.Bonus{}, false
	}
	return k.Bonuses[i], true
}

// highest and lowest are the most and the fewest Fleet Points a battle can give without a slip of
// the pen.
func (k *Kit) highest(limit int, fleet string) int {
	n := limit
	for _, b := range k.Bonuses {
		if b.Points > 0 && (b.Fleet == "" || b.Fleet == fleet) {
			n += b.Points * b.Most
		}
	}
	return n
}

func (k *Kit) lowest() int {
	n := 0
	for _, b := range k.Bonuses {
		if b.Points < 0 {
			n += b.Points * b.Most
		}
	}
	return n
}
