package lastbattle_test

import (
	"testing"

	"attackwing/game/gametest"
)

const (
	setUp   = "Set Up"
	token   = "Deep Space 9 Token"
	team    = "Away Team"
	control = "Control"
	battle  = "Battle inside DS9"
	purpose = "Objective"
)

// Every rule sentence of the scenario half of the sheet; the tournament half is traced in
// game/tournament.
var sheet = []gametest.Sentence{
	{ID: "DS9-1", Section: setUp, Words: "The station stands at the middle of the W edge and touches it.", Rule: "center, ships", Tests: "TestStationOfTheSheet"},
	{ID: "DS9-2", Section: setUp, Words: "One of its pylons points due W.", Rule: "pylon, ships", Tests: "TestStationOfTheSheet"},
	{ID: "DS9-3", Section: setUp, Words: "It is the Independent space station.", Rule: "stationCard", Tests: "TestStationOfTheSheet"},
	{ID: "DS9-4", Section: setUp, Words: "Otherwise set up is the rulebook's; player 1 starts in 12 by 4 inches of the NE corner, player 2 in those of the SE corner.", Rule: "sheet", Tests: "TestCase124Deployment"},
	{ID: "DS9-5", Section: token, Words: "With no away team aboard nobody controls it, and it fires at any ship in range: Range 3 from a pylon, Range 2 from the body.", Rule: "fire, targets", Tests: "TestCases125To129NeutralFire, TestStationDice"},
	{ID: "DS9-6", Section: token, Words: "Without a commander it makes up to 3 attacks a round, one from each pylon that faces the play area and one from the body.", Rule: "fire, game.FireMount", Tests: "TestCases125To129NeutralFire"},
	{ID: "DS9-7", Section: token, Words: "A ship in range of several attacks suffers each by itself and defends each by itself.", Rule: "fire", Tests: "TestCases125To129NeutralFire, TestCase127TokensAreSpentOnce"},
	{ID: "DS9-8", Section: token, Words: "With several ships in range each player rolls 5 dice; who shows the fewest Battle Stations is the target.", Rule: "pick, loser", Tests: "TestCase130EqualRollsAreRolledAgain, TestCase131NearestOfOnePlayer, TestEquallyNear"},
	{ID: "DS9-9", Section: token, Words: "Primary weapon 5, Agility 0, Hull 8; its shields count as destroyed already.", Rule: "stationCard", Tests: "TestStationOfTheSheet, TestCase139EndOfTheStation"},
	{ID: "DS9-10", Section: token, Words: "Its Action Bar is Target Lock, Scan, Battle Stations, for whoever controls it.", Rule: "stationCard", Tests: "TestCase136ScanHelpsEachAttack, TestStationOfTheSheet"},
	{ID: "DS9-11", Section: token, Words: "No Upgrade Bar, no price and no secondary weapons in this event.", Rule: "stationCard", Tests: "TestStationOfTheSheet"},
	{ID: "DS9-12", Section: token, Words: "It has no maneuvers.", Rule: "stationClass, game.MapShip", Tests: "TestStationOfTheSheet, TestCase136ScanHelpsEachAttack"},
	{ID: "DS9-13", Section: token, Words: "It needs no captain at the start and begins with a captain skill of 1.", Rule: "ships, skill", Tests: "TestStationOfTheSheet, TestCase134ControlAndCase135Skill"},
	{ID: "DS9-14", Section: token, Words: "Each pylon has a 90 degree arc and fires to Range 3.", Rule: "ships, game.Mount", Tests: "TestCases125To129NeutralFire, TestStationDice"},
	{ID: "DS9-15", Section: token, Words: "The body fires all round to Range 2, measured from the edge of the token.", Rule: "ships, game.Mount", Tests: "TestCases125To129NeutralFire"},
	{ID: "DS9-16", Section: token, Words: "The body is an obstacle.", Rule: "lay", Tests: "TestCase140OnTheBody, TestTheBodyObstructs"},
	{ID: "DS9-17", Section: token, Words: "The pylons are bases of ships for overlapping.", Rule: "ships, game.Part", Tests: "TestCase141IntoAPylon"},
	{ID: "DS9-18", Section: token, Words: "Nobody controls it at the start of the battle.", Rule: "inControl", Tests: "TestStationOfTheSheet"},
	{ID: "DS9-19", Section: team, Words: "A ship within Range 2 of the station may perform one of two special actions.", Rule: "offers, mayBeam", Tests: "TestCase132BeamingIsRefused"},
	{ID: "DS9-20", Section: team, Words: "Both are for ships that are not cloaked.", Rule: "mayBeam", Tests: "TestCase132BeamingIsRefused"},
	{ID: "DS9-21", Section: team, Words: "Beaming over disables all remaining shields.", Rule: "take", Tests: "TestBeamingBack, TestCase133BeamingAboard"},
	{ID: "DS9-22", Section: team, Words: "It disables the captain and any number of crew of the owner's choice; they are the away team.", Rule: "take, canGo", Tests: "TestCase133BeamingAboard, TestCase132BeamingIsRefused"},
	{ID: "DS9-23", Section: team, Words: "Nothing but the action for coming back takes their Disabled Tokens off.", Rule: "game.WentAboard", Tests: "TestCase133BeamingAboard"},
	{ID: "DS9-24", Section: team, Words: "A ship whose captain is away has a captain skill of 1.", Rule: "game.skill", Tests: "TestCase133BeamingAboard, TestBeamingBack"},
	{ID: "DS9-25", Section: team, Words: "Cards of several ships of a player are one away team; its skill is that of the best captain.", Rule: "team", Tests: "TestBeamingBack, TestEqualSkillFightsAtOnce, TestBestCaptainOfSeveral"},
	{ID: "DS9-26", Section: team, Words: "Beaming back disables all remaining shields and takes the Disabled Tokens off captain and crew, who are on their ship again.", Rule: "take, isAway", Tests: "TestBeamingBack"},
	{ID: "DS9-27", Section: team, Words: "Cards come back to the ship they came from.", Rule: "take, eachOf", Tests: "TestBeamingBack, TestCase138CrewOfADestroyedShip"},
	{ID: "DS9-28", Section: team, Words: "A captain's skill goes with him to the station, and home again.", Rule: "skill", Tests: "TestCase134ControlAndCase135Skill, TestBeamingBack"},
	{ID: "DS9-29", Section: control, Words: "The only player with an away team aboard controls the station and uses it like a ship of the fleet.", Rule: "inControl, command, teamChanged, game.Command", Tests: "TestControlBeginsAtOnce, TestCase134ControlAndCase135Skill, TestInitiativeOfTheCommander"},
	{ID: "DS9-30", Section: control, Words: "In the Activation Phase it does not move, but performs one action of its Action Bar.", Rule: "stationCard, game.appendActions", Tests: "TestCase136ScanHelpsEachAttack"},
	{ID: "DS9-31", Section: control, Words: "Its skill is that of the captain aboard, 1 without one.", Rule: "skill", Tests: "TestCase134ControlAndCase135Skill"},
	{ID: "DS9-32", Section: battle, Words: "With both players aboard nobody controls it.", Rule: "inControl, fire", Tests: "TestASecondTeamTakesTheStationsTurn, TestBeamingHomeGivesTheTurnBack, TestCase137BoardingFight, TestCases142To144Endings"},
	{ID: "DS9-33", Section: battle, Words: "At the end of the Combat Phase, after all attacks, the away teams attack each other.", Rule: "board, game.EndOfCombat", Tests: "TestCase137BoardingFight"},
	{ID: "DS9-34", Section: battle, Words: "The higher skill rolls an attack die a card, the other a defense die a card.", Rule: "board, assault", Tests: "TestCase137BoardingFight"},
	{ID: "DS9-35", Section: battle, Words: "For every uncancelled Hit the other discards a captain or crew of his choice.", Rule: "assault, lose", Tests: "TestCase137BoardingFight"},
	{ID: "DS9-36", Section: battle, Words: "Then the lower skill attacks with who is left.", Rule: "board", Tests: "TestCase137BoardingFight, TestEqualSkillFightsAtOnce"},
	{ID: "DS9-37", Section: battle, Words: "With equal skill initiative attacks first, and the beaten fire back before they are discarded.", Rule: "board", Tests: "TestEqualSkillFightsAtOnce"},
	{ID: "DS9-38", Section: battle, Words: "No card or effect of a ship reaches an away team.", Rule: "game.ready, game.cardsToPay", Tests: "TestAwayCardsAreOutOfReach"},
	{ID: "DS9-39", Section: purpose, Words: "Destroy all of the opponent's ships.", Rule: "game.finish", Tests: "TestCases142To144Endings"},
	{ID: "DS9-40", Section: purpose, Words: "A winner who controls the station at the end has 20 Fleet Points more.", Rule: "score, forControl", Tests: "TestCases142To144Endings"},
	{ID: "DS9-41", Section: purpose, Words: "The station is of no fleet: it need not be destroyed, and does not save its commander.", Rule: "game.surviving, game.MapShip", Tests: "TestCases142To144Endings"},
}

func TestEverySentenceIsTraced(t *testing.T) { gametest.Trace(t, sheet) }
