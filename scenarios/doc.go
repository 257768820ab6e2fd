// Package scenarios is the list of the battles that can be played. No package outside of this folder knows one by name.
//
// # How to add a scenario
//
//  1. Make a folder of the sheet's name. Copy scenarios/standard: it is the smallest one.
//  2. Fill in its Sheet: id, title, starting areas, three facts, house rules with their defaults, the kinds of token it
//     lays with their names and looks.
//  3. Lay puts the sheet's tokens on the table, for any round: what a scenario must remember lies there, it has no state.
//     What a token does is in its flags (game.Obstructs, game.Destroys, game.RollsDie), not in code that knows it.
//  4. Rules are the sheet's sentences that speak at a moment (game.EndOfRound ...). Read game.Turn for what they may do.
//     When a sentence needs a moment the core lacks, add it to the core under the rulebook's name, with a test that
//     the standard game is unchanged.
//  5. Score adds the sheet's lines to the Fleet Points.
//  6. If players should see what comes next, implement game.Foreseer.
//  7. Put it into All, below. The properties in this folder test it from then on without another line.
//  8. Write its worked cases as tests, and add its golden log and a few small positions in testdata/options with a line
//     that runs gametest.Options.
package scenarios
