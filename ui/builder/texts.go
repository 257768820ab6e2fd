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
	noRoom       = "This fleet is full."
	importWords  = "Drop a file here, paste, or enter a file path or Utopia link."
	importNote   = "Reads our own fleet files, Space Dock fleets and Utopia exports."
	exportWords  = "The file is saved in your data folder."
	noFleetYet   = "No ships yet. Choose one from the cards, then add a captain and upgrades."
	noShipFound  = "No ships match your search."
	unknownShip  = "Unknown ship. Remove it or import its card."
	captainNext  = " Now choose a captain. The unnamed captain is free."
	resourceText = "A fleet may have one resource. It belongs to the whole fleet, not to a ship."
	whyWords     = ": printed cost plus or minus what the rules say, never below 0."
	limitWords   = "The limit is a whole number from 20 to 1000."
	formatWords  = "2014: at least 3 ships, at most 50 SP per ship."
	legalWords   = "The fleet is legal now."

	// moreCards says how cards come in that the program does not bring along.
	moreCards = "Get more cards with \"attackwing cards import\" from Space Dock's Data.xml, or load your own with --cards."

	fleetsWords  = "Your fleets and ready-made ones"
	noneOwn      = "None yet. Press %s to build one, or %s to copy a ready-made fleet."
	noneOwnFound = "None of your fleets match."
	noneFound    = "No fleet matches. Try fewer words, or build it: "
	readyStay    = "Ready-made fleets cannot be deleted."
)

// forms lists the formats in which a fleet can be exported.
var forms = [...]struct{ id, words, note string }{
	{"html", "Fleet Build Sheet", "a page to print, filled in"},
	{"fleet.yaml", "Fleet file", "our own format"},
	{"spacedock", "Space Dock", "a .spacedock file"},
	{"txt", "Utopia", "a link that opens the fleet there"},
}

// checked lists the checks that a legal fleet has passed.
var checked = [...]string{
	"every card exists",
	"every ship has one captain, attack squadrons none",
	"every upgrade has a slot of its type",
	"slots are exchanged only where the scenario allows it",
	"unique names appear once, Mirror Universe cards counted separately",
	"restricted cards are on the right ships",
	"no card is on a ship more often than allowed",
	"no card is with one it excludes",
	"at most one admiral, one ambassador and one resource",
	"every cost: printed, faction penalty, discounts, scenario",
	"the total is within the limit",
	"the fleet has a side where the scenario asks for one",
}

// ofCards are the drawings and the names of the places of cards that are no upgrades.
var ofCards = map[game.CardPart]struct{ icon, words string }{
	game.ShipCard: {
		"hull",
		"ship",
	}, game.CaptainCard: {"captain", "captain"}, game.AdmiralCard: {"admiral", "admiral"},
	game.ResourceCard: {"resource", "resource"},
}

// icon returns the drawing of a place.
func (at *place) icon() string { return cmp.Or(ofCards[at.what].icon, at.kind.String()) }

// words returns the name of a place, in small letters.
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
	case card.FleetCaptain:
		return "fleet captain"
	case card.ShipResource:
		return "card of the resource"
	case card.SecondCaptain:
		return "second captain"
	default:
		return at.kind.String()
	}
}

// called returns the name of an empty place and its note.
func (at *place) called() (name, note string) {
	switch at.what {
	case game.CaptainCard:
		return "Captain", "every ship has one"
	case game.AdmiralCard:
		return "Admiral, one per fleet", ""
	default:
		if name = names.Title(at.words()); at.kind.OneInFleet() {
			return name + ", one per fleet", ""
		}
		if at.kind.OnEveryShip() {
			return name + ", one per ship", ""
		}
		return name + " slot", ""
	}
}

// wrong returns a problem in a sentence.
func wrong(q *fleet.Problem) string {
	if q.Card != "" && !strings.Contains(q.Why, q.Card) {
		return q.Card + ": " + q.Why + "."
	}
	return names.Sentence(q.Why)
}

// battle returns in words the battle that the fleet is made for.
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

// shortTitle returns a battle's name as a button has room for.
func shortTitle(title string) string {
	title = strings.TrimPrefix(title, "The ")
	if w := strings.Fields(title); len(w) > 3 {
		return strings.Join(w[:2], " ")
	}
	return title
}

// codes returns the factions of a card, as build sheets write them.
func codes(fs []card.Faction) string {
	out := make([]string, len(fs))
	for i, f := range fs {
		out[i] = buildsheet.Code(f)
	}
	return strings.Join(out, "/")
}

func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// listed returns names joined as in a sentence.
func listed(names []string) string { return strings.Join(names, " and ") }

// headed returns a reason as the head of a line.
func headed(why string) string {
	if why == "faction" {
		return "Faction penalty"
	}
	return strings.ToUpper(why[:min(1, len(why))]) + why[min(1, len(why)):]
}

// oneLine returns a card's words in one paragraph.
func oneLine(s string) string { return strings.TrimSpace(strings.ReplaceAll(s, "\n", " ")) }
