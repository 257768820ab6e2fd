package futuretense

import (
	"strconv"

	"attackwing/game"
	"attackwing/game/tournament/eventkit"
)

// Scenario is Future Tense.
type Scenario struct{}

// House rules of the sheet (rules 9.2).
const (
	diameter     = "future-tense.token-diameter"
	slides       = "future-tense.overlap-slides"
	countAfter   = "future-tense.count-after-placing"
	lostRetrieve = "future-tense.bonus-survives-retriever"
	earlier      = "future-tense.retrieve-needs-control"
	holderStill  = "future-tense.holder-still"
	beamIsLock   = "future-tense.beam-is-lock"
	craftLock    = "future-tense.craft-lock"
)

// Why something on the sheet may not be done, as Special.No counts.
const (
	firstRound int32 = iota + 1
	noTechSlot
	tooFar
	holdsAlready
	notAlone
	notInControl
)

// Sections of the sheet, as the log and refusals name them.
const (
	smallCraft   = "Small Craft"
	tractorBeam  = "Tractor Beam"
	losingByDial = "Losing a Tractor Beam, 1"
	losingByHit  = "Losing a Tractor Beam, 2"
	retrieving   = "Retrieving the Small Craft"
)

var sheet = game.Sheet{
	ID: "future-tense", Title: "Future Tense", Event: "The Temporal Cold War, Month 2",
	Areas: game.Strips(), // Set Up is the rulebook's
	House: []game.HouseRule{
		{Key: "ruleset", Default: "2016"},
		{
			Key:     diameter,
			Default: "1.5",
			Choices: []string{"1", "1.5", "2"},
			Words:   "diameter of the small craft token, in inches",
		},
		{
			Key:     slides,
			Default: "true",
			Choices: []string{"true", "false"},
			Words:   "a ship that would overlap the craft slides back; otherwise it stays on it",
		},
		{
			Key:     countAfter,
			Default: "true",
			Choices: []string{"true", "false"},
			Words:   "the new lock token counts among those over 2",
		},
		{
			Key:     lostRetrieve,
			Default: "false",
			Choices: []string{"false", "true"},
			Words:   "the bonus for retrieving the craft stays when the retriever is destroyed",
		},
		{
			Key:     earlier,
			Default: "false",
			Choices: []string{"false", "true"},
			Words:   "only a beam that was alone at the end of an Activation Phase may retrieve the craft",
		},
		{
			Key:     holderStill,
			Default: "activation",
			Choices: []string{"activation", "round"},
			Words:   "how long a ship that keeps its beam cannot be moved: the Activation Phase or the whole round",
		},
		{
			Key:     beamIsLock,
			Default: "false",
			Choices: []string{"false", "true"},
			Words:   "the beam is the ship's one pair of lock tokens: it gives up a Target Lock, and a new Target Lock gives up the beam",
		},
		{
			Key:     craftLock,
			Default: "false",
			Choices: []string{"false", "true"},
			Words:   "the craft can be locked like a ship; such a lock is not a beam",
		},
	},
	Counters: []game.KindOfCounter{{ID: "mission", Name: "Mission Token", Plural: "Mission Tokens", Icon: "mission"}},
	Terms: []game.SheetTerm{
		{Name: "Small craft", Words: "The prize in the middle of the table."},
		{
			Name:  "Tractor beam",
			Words: "An action within Range 1 for a ship with a Tech slot, from round 2. A ship that keeps its beam does not move. Drop it in the Planning Phase to move again.",
			Forms: []string{"tractor beam"},
		},
		{Name: "Sole holder", Words: "The only ship with a beam on the craft. Only it may retrieve the craft."},
	},
	Kit: &eventkit.Kit{
		Storyline: "The Temporal Cold War", Month: 2,
		Limit: 120, Minutes: 60, Draws: eventkit.LotThenStanding,
		Bonuses: []eventkit.Bonus{
			{Key: "mission-token", Words: "Mission Token", Points: perToken, Most: supply, Together: supply},
			{Key: "retrieved", Words: "retrieved the small craft", Points: forCraft, Most: 1, Of: "small craft"},
			// Ruling: a craft that is lost together with the ship that has retrieved it costs
			// nobody points: the penalty is for a craft that is destroyed in the play area, so it
			// never stands beside the bonus.
			{Key: "destroyed", Words: "destroyed the small craft", Points: -penalty, Most: 1, Of: "small craft"},
		},
		Commendation: true, // the sheet's second print
	},
	Marker: game.Mark{Name: "Tractor beam", Icon: "tractor-beam"},
	Facts: []string{
		"A small craft drifts in the middle",
		"A lone tractor beam wins a Mission Token each round",
		"5 Fleet Points a token, 20 for the craft",
	},
	Actions: []string{"tractor-beam", "retrieve"}, // didTractor, didRetrieve
	Refusals: []game.SheetRefusal{
		{Section: "Controlling the Small Craft", Why: "Not possible in the first round."},
		{Section: tractorBeam, Why: "The ship has no Tech slot on its Upgrade Bar."},
		{Section: tractorBeam, Why: "The small craft is not within Range 1."},
		{Section: tractorBeam, Why: "This ship already has a tractor beam on the craft."},
		{Section: retrieving, Why: "Another ship also has a tractor beam on the craft."},
		{Section: retrieving, Why: "You have not held the craft alone at the end of an Activation Phase yet."},
	},
}

// Sheet returns the content of the event sheet.
func (Scenario) Sheet() *game.Sheet { return &sheet }

// Play is a craft on the map, beams that hold it, and what they win. Nothing is laid beside the
// craft.
func (Scenario) Play(house *game.House) game.Play {
	return game.Play{
		Map: ships(house), Offers: offers, Take: take, Score: score,
		Advice: game.Advice{Worth: worth, Stand: stand, Outlook: outlook},
		Rules: []game.Rule{
			{Name: losingByDial, At: game.PhaseBegins, Do: letGo},
			{Name: tractorBeam, At: game.ShipHasLocked, Do: locked},
			{Name: tractorBeam, At: game.EndOfActivation, Do: award},
			{Name: tractorBeam, At: game.PhaseBegins, Do: moveAgain},
			{Name: losingByHit, At: game.AfterHit, Do: disrupt},
			{Name: smallCraft, At: game.ShipGone, Do: gone},
		},
	}
}

func craftOf(u *game.Setup) game.ShipID { return u.MapShip(craftID) }

// inches reads a house rule that is a number of inches, as micrometres.
func inches(house *game.House, key string) float64 {
	f, _ := strconv.ParseFloat(house.Get(key), 64)
	return f * 25400
}
