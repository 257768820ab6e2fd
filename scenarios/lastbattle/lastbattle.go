package lastbattle

import (
	"strconv"

	"attackwing/game"
	"attackwing/game/tournament/eventkit"
	"attackwing/physics"
)

// Scenario is The Last Battle of DS9.
type Scenario struct{}

// House rules of the sheet (rules 9.1).
const (
	diameter      = "ds9.diameter"
	rangeBonus    = "ds9.range1-bonus"
	attacks       = "ds9.controlled-attacks"
	contested     = "ds9.contested-fires"
	neutralLast   = "ds9.neutral-fires-last"
	controlBegins = "ds9.control-begins"
	aimed         = "ds9.target"
)

// Why something on the sheet may not be done, as Special.No counts.
const (
	cloaked int32 = iota + 1
	tooFar
	nobodyToSend
	doneAlready
)

const body game.TokenKind = 1

// Sections of the sheet, as the log and refusals name them.
const (
	token    = "Deep Space 9 Token"
	awayTeam = "Away Team"
	control  = "Control"
	inside   = "Battle inside DS9"
)

var sheet = game.Sheet{
	ID: "last-battle-of-ds9", Title: "The Last Battle of DS9", Event: "The Dominion War, Month 6",
	Sides: []string{"Federation Alliance", "Dominion"},
	// Set Up: 12 by 4 inches in the NE and SE corners.
	Areas: [2]game.Area{
		{X0: physics.AreaSide - 12*physics.Inch, Y0: 0, X1: physics.AreaSide, Y1: 4 * physics.Inch},
		{
			X0: physics.AreaSide - 12*physics.Inch,
			Y0: physics.AreaSide - 4*physics.Inch,
			X1: physics.AreaSide,
			Y1: physics.AreaSide,
		},
	},
	House: []game.HouseRule{
		{
			Key:     diameter,
			Default: "5",
			Choices: []string{"4", "5", "6"},
			Words:   "diameter of the station's body, in inches",
		},
		{
			Key:     rangeBonus,
			Default: "true",
			Choices: []string{"true", "false"},
			Words:   "the station rolls one more attack die at Range 1",
		},
		{
			Key:     attacks,
			Default: "3",
			Choices: []string{"3", "1"},
			Words:   "how many attacks the station makes under a player's command",
		},
		{
			Key:     contested,
			Default: "false",
			Choices: []string{"false", "true"},
			Words:   "the station attacks on its own while both sides are aboard",
		},
		{
			Key:     neutralLast,
			Default: "true",
			Choices: []string{"true", "false"},
			Words:   "without a commander the station fires after all other ships of Captain Skill 1",
		},
		{
			Key:     controlBegins,
			Default: "at-once",
			Choices: []string{"at-once", "next-phase"},
			Words:   "when control of the station changes: at once, or from the next phase",
		},
		{
			Key:     aimed,
			Default: "nearest",
			Choices: []string{"nearest", "opponent-chooses"},
			Words:   "which of the target player's ships the station attacks: the nearest, or the opponent's choice",
		},
	},
	Tokens: []game.KindOfToken{
		{
			ID:    "station-body",
			Name:  "body of DS9",
			Short: "DS9",
			Look:  game.BodyLook,
			Flags: game.Obstructs | game.RollsDie,
		},
	},
	Terms: []game.SheetTerm{
		{
			Name:  "Pylon",
			Words: "One of three arms of the station. Each has a base that ships overlap, and attacks on its own.",
		},
		{
			Name:  "Away Team",
			Words: "Captain and Crew cards aboard the station. Their ship plays without them until they return.",
		},
		{
			Name:  "Boarding fight",
			Words: "If both sides are aboard after Combat, each card rolls a die. The better captain's side attacks; each uncanceled Hit removes a card.",
		},
	},
	Kit: &eventkit.Kit{
		Storyline: "The Dominion War", Month: 6,
		Limit: 120, Minutes: 60, Draws: eventkit.LotThenStanding,
		Bonuses: []eventkit.Bonus{
			{Key: "ds9", Words: "controls Deep Space 9", Points: forControl, Most: 1, Together: 1, Winner: true},
		},
		// Ruling: the poster has four faction icons and the sheet does not name them; these are the
		// storyline's four powers.
		Allegiances:  []string{"FED", "KLI", "ROM", "DOM"},
		Commendation: true, MapElements: eventkit.ToBestOfFaction, Poster: true,
	},
	Away: game.Mark{Name: "Away team", Icon: "away-team"},
	Facts: []string{
		"Deep Space 9 fires at everyone in range",
		"An away team aboard takes command",
		"+20 Fleet Points if the winner controls it",
	},
	Actions: []string{"beam-aboard", "beam-back"}, // didBeam, didBack
	Refusals: []game.SheetRefusal{
		{Section: awayTeam, Why: "Not while cloaked."},
		{Section: awayTeam, Why: "The station is not within Range 2."},
		{Section: awayTeam, Why: "No captain or crew can go: all are disabled or already gone."},
		{Section: awayTeam, Why: "Already done this round."},
	},
}

// Sheet returns the content of the event sheet.
func (Scenario) Sheet() *game.Sheet { return &sheet }

// Play is a station on the map that fires, and cards that go aboard and take command of it.
func (Scenario) Play(house *game.House) game.Play {
	return game.Play{
		Map: ships(house), Lay: func(t *game.Turn, _ int) { lay(t, house) }, Offers: offers, Take: take, Skill: skill,
		Aims: aims, Score: score,
		Advice: game.Advice{Worth: worth, Stand: stand, Answer: answer, Outlook: outlook},
		Rules: []game.Rule{
			{Name: control, At: game.PhaseBegins, Do: command},
			{Name: token, At: game.NobodyCommands, Do: fire},
			{Name: inside, At: game.EndOfCombat, Do: board},
			{Name: token, At: game.ShipGone, Do: gone},
		},
	}
}

func stationOf(u *game.Setup) game.ShipID { return u.MapShip(stationID) }

// radius is the radius of the station's body, µm.
func radius(house *game.House) float64 {
	d, _ := strconv.ParseFloat(house.Get(diameter), 64)
	return d * physics.Inch / 2
}
