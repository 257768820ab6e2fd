package tournament_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// sentence is one rule of the tournament half of the event sheets, in our words, and the tests that
// prove it.
type sentence struct {
	id, sheets, words string
	tests             []string
}

// The sheets: D The Last Battle of DS9, F Future Tense (both prints), U Unimatrix Zero, T The
// Tholian Web.
var sentences = []sentence{
	{"BR1", "DFUT", "Battle Rounds: an event has three.", []string{"TestThreeBattleRounds"}},
	{"BR2", "DFUT", "In each round a player battles one other player.", []string{"TestThreeBattleRounds", "TestRandomEvents"}},
	{"BR3", "DFUT", "A Battle Round lasts 60 minutes.", []string{"TestClockOfSixtyMinutes", "paper.TestResultSlips"}},
	{"BR4", "DFT", "The first opponents are found at random.", []string{"TestFirstOpponentsByLot"}},
	{"BR5", "DFUT", "A Battle Round ends when a player is eliminated or time is up.", []string{"TestHowABattleIsWon"}},
	{"BR6", "DFUT", "At time the player with more Fleet Points wins.", []string{"TestHowABattleIsWon", "TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"BY1", "DFUT", "Byes: with an odd number of players one has a bye in each round.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"BY2", "DFUT", "Who has the bye does not battle and gets 2 Battle Points.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"BY3", "DFUT", "The first round's bye is random.", []string{"TestFirstOpponentsByLot"}},
	{"BY4", "DFUT", "Later the bye goes to the player with the fewest Battle Points.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"BY5", "DFUT", "Who has had one is passed over for the next fewest without one.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"SB1", "DFUT", "Squad building: fleets are recorded at the start.", []string{"TestFleetsAreLocked", "TestTournamentByHand"}},
	{"SB2", "DFUT", "Fleets do not change between Battle Rounds.", []string{"TestFleetsAreLocked"}},
	{"SB3", "DFUT", "A fleet keeps to the event's Squadron Points and the standard squad building rules.", []string{"TestFleetsAreLegal"}},
	{"SB4", "DFUT", "At the start of every round players verify the opponent's build and sign.", []string{"TestInitials"}},
	{"RE1", "DFUT", "Resources: a fleet may have one, and no more.", []string{"TestFleetsAreLegal"}},
	{"RE2", "DFUT", "A resource costs the Squadron Points of its card.", []string{"TestFleetsAreLegal"}},
	{"RE3", "DFUT", "Players choose among the resources available (for this storyline, D; with a new one each event, F).", []string{"TestFleetsAreLegal"}},
	{"RE4", "DFUT", "The resource stays the same for the whole event.", []string{"TestFleetsAreLocked"}},
	{"BP1", "DFUT", "Battle Points: 2 for a win, 2 for a bye, 1 for a loss, after every round.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"BP2", "DFUT", "Battle Points are recorded on the sheets.", []string{"paper.TestScoreSheetSaysAll"}},
	{"FP1", "DFUT", "Fleet Points: given after every round; they break ties for pairings and ranks.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"FP2", "DFUT", "Fleet Points are the build limit less the points left in the opponent's surviving fleet.", []string{"TestHowABattleIsWon", "TestRandomEvents", "TestResultFromARecord"}},
	{"FP3", "DFUT", "A bye gets the average Fleet Points of all others in the round, rounded up.", []string{"TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"FP4", "DFUT", "Fleet Points are recorded on the sheets, cumulative ones too.", []string{"paper.TestScoreSheetSaysAll", "TestTitles"}},
	{"SF1", "DFUT", "Surviving fleet: ships that are not destroyed.", []string{"TestCases192To194SurvivingFleet"}},
	{"SF2", "DFUT", "Upgrades still on those ships survive.", []string{"TestCases192To194SurvivingFleet"}},
	{"SF3", "DFUT", "Upgrades discarded for their own text lie under the ship and survive.", []string{"TestCases192To194SurvivingFleet"}},
	{"SF4", "DFUT", "What lies under a destroyed ship is destroyed.", []string{"TestCases192To194SurvivingFleet"}},
	{"RK1", "DFUT", "Ranks: most Battle Points, then Fleet Points, is rank 1, the Admiral; the next is the Vice Admiral; and so on.", []string{"TestTitles", "TestRandomEvents"}},
	{"RK2", "DFUT", "The ranks stand on the Score Sheet.", []string{"paper.TestScoreSheetSaysAll", "TestTitles"}},
	{"WN1", "DFUT", "Winning: Battle and Fleet Points of all rounds are added up at the end.", []string{"TestRandomEvents", "TestTitles"}},
	{"WN2", "DFUT", "The highest sum after three rounds wins the event.", []string{"TestScoreSheetsWorkedByHand", "TestThreeBattleRounds"}},
	{"BT1", "DFUT", "Breaking ties: equal Battle and Fleet Points after any round are rolled off.", []string{"TestRollOffByHand", "TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"BT2", "DFUT", "Each rolls 5 attack dice; most Battle Stations wins.", []string{"TestRollOffByHand", "TestRandomEvents"}},
	{"ME1", "T", "Map elements: recommended for the three highest ranked.", []string{"TestScoreSheetsWorkedByHand", "paper.TestPosterAndMapElements"}},
	{"ME2", "D", "Map elements: recommended for the highest ranked of each faction.", []string{"TestScoreSheetsWorkedByHand", "paper.TestPosterAndMapElements"}},
	{"FA1", "D", "Factions: each player chooses and records an allegiance before the event.", []string{"TestAllegiance"}},
	{"FA2", "D", "The faction with most Battle Points, then Fleet Points, of its players together wins.", []string{"TestAllegiance", "TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"PO1", "D", "Poster: names and factions of all players in the order of ranks.", []string{"paper.TestPosterAndMapElements"}},
	{"PO2", "D", "Poster: the winning faction of the month is marked.", []string{"paper.TestPosterAndMapElements"}},
	{"CA1", "DFU", "Commendation: last month's Admiral gets a token at the start.", []string{"TestCommendationAwardToken", "TestStorylineGoesOn", "TestScoreSheetsWorkedByHand"}},
	{"CA2", "DFU", "In the Admiral's absence the next in rank who is there gets it.", []string{"TestCommendationAwardToken", "TestRandomEvents", "TestScoreSheetsWorkedByHand"}},
	{"CA3", "DFU", "It is spent in one of the Battle Rounds, to re-roll one attack or defense die of the holder.", []string{"TestCommendationAwardToken", "TestTokenSpentInABattle"}},
	{"CA4", "DFU", "Once used it is gone.", []string{"TestCommendationAwardToken", "TestTokenSpentInABattle"}},
	{"CA5", "DU", "It is not kept for another event; unused it is lost.", []string{"TestStorylineGoesOn", "paper.TestPosterAndMapElements"}},
	{"UZ1", "U", "Each battle is one Borg fleet against one Rebel fleet; a player has both.", []string{"TestTwoFleetsInUnimatrixZero", "TestRandomEvents"}},
	{"UZ2", "U", "Round 1: last month's ranks, 1 Borg against 2 Rebel, 3 Borg against 4 Rebel, and so on.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"UZ3", "U", "After it Borg and Rebel players are ranked apart.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"UZ4", "U", "Round 2: first Borg against first Rebel, second against second, and so on.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"UZ5", "U", "In round 2 everybody plays the other fleet.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"UZ6", "U", "Round 3: overall ranks of both rounds, 1 against 2, 3 against 4, and so on.", []string{"TestChoiceOfFleet", "TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"UZ7", "U", "In round 3 the higher rank chooses a fleet; the opponent must use the opposite.", []string{"TestChoiceOfFleet"}},
	{"BO1", "D", "Bonus: the winner gets +20 Fleet Points for controlling DS9.", []string{"TestHowABattleIsWon", "TestScoreSheetsWorkedByHand"}},
	{"BO2", "F", "Bonus: +5 for each Mission Token, +20 for the craft retrieved, to either player.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"BO3", "F", "Penalty: -10 for destroying the craft.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"BO4", "U", "Bonus: a winning Borg fleet gets +8, a winning Rebel fleet +2 for each unused Mission Token.", []string{"TestScoreSheetsWorkedByHand", "TestRandomEvents"}},
	{"BS1", "FU", "Build sheet: per round opponent, initials before, result W-L-B, Fleet Points, cumulative, initials after.", []string{"TestInitials", "paper.TestScoreSheetSaysAll", "paper.TestResultSlips"}},
}

// Every tournament sentence of the four sheets is proved by tests that exist and run. With -v the
// table is printed.
func TestEverySentenceHasATest(t *testing.T) {
	have := map[string]bool{}
	for dir, prefix := range map[string]string{".": "", "paper": "paper.", filepath.Join("..", "..", "cmd", "attackwing"): ""} {
		for name := range testsIn(t, dir) {
			have[prefix+name] = true
		}
	}
	seen := map[string]bool{}
	var table strings.Builder
	for _, s := range sentences {
		expect.True(t, !seen[s.id] && s.words != "" && strings.Trim(s.sheets, "DFUT") == "" && s.sheets != "",
			"%s: the line of the table is not in order", s.id)
		seen[s.id] = true
		expect.True(t, len(s.tests) != 0, "%s has no test: %s", s.id, s.words)
		for _, name := range s.tests {
			expect.True(t, have[name], "%s: there is no %s", s.id, name)
		}
		fmt.Fprintf(&table, "\n%-4s %-4s %s\n          %s", s.id, s.sheets, s.words, strings.Join(s.tests, ", "))
	}
	t.Log(table.String())
}

// testsIn are the tests of a folder that do something.
func testsIn(t *testing.T, dir string) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	must(t, err)
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		must(t, err)
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && strings.HasPrefix(fn.Name.Name, "Test") && len(fn.Body.List) > 0 {
				out[fn.Name.Name] = true
			}
		}
	}
	return out
}
