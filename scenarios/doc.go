// Package scenarios is the list of the battles that can be played. No package outside of this
// folder knows one by name; names_test.go looks for it and lists the exceptions.
//
// A sheet that lays things, moves and counts them, asks yes or no, has tokens placed, gives its
// ships special actions and lines of card text, gives points and says who wins needs no Go:
// game/sheet/SHEETS.md tells how it is written as data. A package is for the others.
//
// # How to add a scenario
//
//  1. Make a folder of the sheet's name. Copy scenarios/standard: it is the smallest one, a whole
//     scenario on one page.
//  2. Fill in its Sheet: id, title, event, starting areas (game.Strips are the rulebook's), three
//     facts, house rules with their defaults, the kinds of token it lays with their names, looks
//     and drawings, its counters, its own words (Terms) for the glossary, what markers and cards
//     elsewhere are called, and what it prints of its tournament (Kit), if anything. The first area
//     is that of the player with initiative, or with AreasOfSides that of the first side. Drawings
//     are those of assets/art, icons named without "icon-": Icon "mission", card.Art File
//     "ship-small-craft" with its Tones and Scale 1. Its Play (game.Play) is a value of functions,
//     each of which may be left out; the doc comment there tells when each is called, in the order
//     of a battle.
//  3. Lay puts the sheet's tokens on the table, for any round. What a scenario must remember lies
//     on the table, it has no state: tokens, counters (Sheet.Counters, Turn.PlaceCounters), lock
//     tokens as markers (game.MarkerPlaced), cards that are elsewhere (game.WentAboard). What a
//     token does is in the flags of its kind (game.Obstructs, game.Destroys, game.Stops, game.Harms
//     ...), not in code that knows it. scenarios/tholianweb shows it. A token that rules move, turn
//     or take by itself is laid with Turn.LayToken, which gives it an id; MoveToken and TakeToken
//     speak of it by that. Positions and records carry all of it: the sheet need not be able to lay
//     what play has made of the table. scenarios/scenariotest shows it. Turn.ChoosePlace has a
//     player say where a token will lie, within game.Where.
//  4. A ship or a station that belongs to the map is a game.MapShip, listed by Play.Map: its shape
//     in parts, what it fires with and how far, its printed numbers, and flags for what sets it
//     apart from a ship (no lock, one attack, no lost action). It stands behind the ships of the
//     fleets, is of no fleet and does nothing by itself. Turn.MoveMapShip carries it elsewhere with
//     its parts and its body; State.MapShip is the ship as it stands. Turn.Command gives it to a
//     player; Play.Skill says its captain skill; Turn.FireMount makes the attack of one that nobody
//     commands. scenarios/futuretense has the simplest one, scenarios/lastbattle one that fires.
//  5. Rules are the sheet's sentences that speak at a moment (game.PhaseBegins, game.AfterHit,
//     game.EndOfRound ...; all in game/scenario.go). Read game.Turn for what they may do: Emit an
//     event, RollFor dice, deal Damage, Destroy, ask a Question with answers in the sheet's words,
//     Choose among options. A question names the Section that asks, and the Ship it is about,
//     NoShip when it is about none; Advice.Answer answers it for the computer. The words are few:
//     they head a narrow panel. game.ShipHasMoved knows by Turn.Passage what a move has crossed. A
//     rule may run twice for one answer, so it changes nothing but by events. When a sentence needs
//     a moment or an event the core lacks, add it to the core under the rulebook's name, with a
//     test that the standard game is unchanged. Modifiers adds dice, for a reason that every sum
//     tells; Victory is asked at the end of each step (all rules of one moment are one) and ends
//     the battle.
//  6. Special actions, a choice beside the dial, and tokens spent on dice are offered by Offers and
//     done by Take. Offer what is not possible now as well, with the number of its reason in
//     Special.No, as long as a player would look for it: Sheet.Refusals holds the reasons, each
//     with the section of the sheet, and the window shows "title, section: reason". An action marks
//     itself in Ship.Acted by a bit from 1<<10 or 1<<11 (game.SheetAction, whose Name follows
//     "performs" in the log), so that it is done once a round; Sheet.Actions names it in position
//     files.
//  7. What a ship may give up in place of a Drone Token is a counter on its ship card that says so
//     (KindOfCounter.Drone).
//  8. When the sheet speaks about building fleets, name the Sides and fill in Building: prices,
//     penalties, exchanged slots, and what ships and captains become in a fleet. Fleets keep their
//     printed cards; game.Setup turns them over when a battle begins. scenarios/unimatrix does it.
//  9. Score adds the sheet's lines to the Fleet Points; winner is Nobody as long as there is none,
//     so a bonus for the winner never decides at the time limit.
//  10. If players should see what comes next, fill in Next. If the computer is to go for the
//     objective, fill in Advice.
//  11. Put it into All, in list.go. The properties in this folder test it from then on without
//     another line. A sheet that is only tried out is put there by Add.
//  12. Write its worked cases as tests with gametest.Lay: what is offered, what is refused with
//     which words (Table.Refused), what happens. List every sentence of the sheet in your own words
//     in trace_test.go with the rule that plays it and the tests that prove it; gametest.Trace
//     fails while one is missing, and prints the table with "go test -v -run Traced
//     ./scenarios/...". Add a golden log of a whole battle and a few small positions in
//     testdata/options with a line that runs gametest.Options.
package scenarios
