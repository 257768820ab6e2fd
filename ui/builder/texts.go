package builder

import (
	"cmp"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/buildsheet"
	"attackwing/ui/names"
)

const (
	noRoom       = "A fleet file has no room for more."
	importWords  = "Drop a file on the window, paste, or type the path of a file or Utopia's address."
	importNote   = "Read are our own files, Space Dock's fleets, one or all, and what Utopia exports."
	exportWords  = "The file is written into your data folder; where, is said below."
	noFleetYet   = "No ship yet. Choose one among the cards; its captain and upgrades follow."
	noShipFound  = "No ship is found for what is searched."
	unknownShip  = "There is no ship of this id. Take it out, or import the card."
	captainNext  = " A captain is chosen next: the one without a name costs nothing."
	resourceText = "A fleet may have one resource. It belongs to the fleet, not to a ship, and is no upgrade."
	whyWords     = ": printed prices, then what the rules add and take off, never below 0."
	limitWords   = "The limit is a whole number from 20 to 1000."
	formatWords  = "2014: three ships at least, 50 SP a ship at most."
	legalWords   = "The fleet is legal now."

	// moreCards says how cards come in that the program does not bring along.
	moreCards = "More cards come in with `attackwing cards import` from Space Dock's Data.xml, or as card files of your own with --cards."

	fleetsWords  = "Yours and ready ones"
	noneOwn      = "None yet. Press N to build one, or E to change a copy of a ready one."
	noneOwnFound = "None of yours fits the search."
	noneFound    = "No fleet has all of that. Search for less, or build it: "
	readyStay    = "Fleets that come with the program stay."
)

// forms are what a fleet can be exported as.
var forms = [...]struct{ id, words, note string }{
	{"html", "Fleet Build Sheet", "a page to print, filled in"},
	{"fleet.yaml", "Fleet file", "of this program"},
	{"spacedock", "Space Dock", "a .spacedock file"},
	{"txt", "Utopia", "the address that opens the fleet there"},
}

// checked is what is looked at before a fleet is called legal.
var checked = [...]string{
	"every card is in the catalogue, under its own name",
	"every ship has one captain; attack squadrons have none",
	"every upgrade has a slot of its kind; slots for cheap cards hold cheap cards",
	"no slot is exchanged where the battle does not allow it",
	"unique names stand once in the fleet, Mirror Universe cards counted apart",
	"cards for certain ships, captains or factions are on those",
	"no card is on a ship more often than it allows",
	"no card is in the fleet with one that it excludes",
	"one admiral at most, one resource at most",
	"every price: printed, surcharges, faction penalty, discounts, the battle's sheet",
	"the total is within the limit",
	"the side of the battle is named where its sheet asks for it",
}

// ofCards are the drawings and the names of the places of cards that are no upgrades.
var ofCards = map[game.CardPart]struct{ icon, words string }{
	game.ShipCard: {"hull", "ship"}, game.CaptainCard: {"captain", "captain"}, game.AdmiralCard: {"admiral", "admiral"}, game.ResourceCard: {"resource", "resource"},
}

// icon is the drawing of a place.
func (at *place) icon() string { return cmp.Or(ofCards[at.what].icon, at.kind.String()) }

// words is what a place is called, in small letters.
func (at *place) words() string {
	if of, ok := ofCards[at.what]; ok {
		return of.words
	}
	switch at.kind {
	case card.Talent:
		return "Elite Talent"
	case card.BorgUpgrade:
		return "Borg upgrade"
	case card.SquadronUpgrade:
		return "squadron upgrade"
	default:
		return at.kind.String()
	}
}

// called is an empty place in words, and what is to be known of it.
func (at *place) called() (name, note string) {
	switch at.what {
	case game.CaptainCard:
		return "Captain", "every ship has one"
	case game.AdmiralCard:
		return "Admiral, one in a fleet", ""
	default:
		name = at.words()
		return strings.ToUpper(name[:1]) + name[1:] + " slot", ""
	}
}

// wrong is a problem in a sentence.
func wrong(q *fleet.Problem) string {
	if q.Card != "" && !strings.Contains(q.Why, q.Card) {
		return q.Card + ": " + q.Why + "."
	}
	return names.Sentence(q.Why)
}

// battle is what the fleet is made for, in words.
func battle(r *fleet.Rules, l *fleet.List) string {
	if r.Scenario == nil {
		return "Any battle"
	}
	s := r.Scenario.Sheet()
	if side, ok := s.SideOf(l.Side); ok {
		return s.Title + " · " + side
	}
	return s.Title
}

// shortTitle is a battle's name as a button has room for.
func shortTitle(title string) string {
	title = strings.TrimPrefix(title, "The ")
	if w := strings.Fields(title); len(w) > 3 {
		return strings.Join(w[:2], " ")
	}
	return title
}

// codes are the factions of a card, as build sheets write them.
func codes(fs []card.Faction) string {
	out := make([]string, len(fs))
	for i, f := range fs {
		out[i] = buildsheet.Code(f)
	}
	return strings.Join(out, "/")
}

func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// listed are names in a sentence.
func listed(names []string) string { return strings.Join(names, " and ") }

// headed is a reason as the head of a line.
func headed(why string) string {
	if why == "faction" {
		return "Faction penalty"
	}
	return strings.ToUpper(why[:min(1, len(why))]) + why[min(1, len(why)):]
}

// oneLine is a card's words in one paragraph.
func oneLine(s string) string { return strings.TrimSpace(strings.ReplaceAll(s, "\n", " ")) }
