// Package record is the program's files of a battle: the record of a game (*.game.jsonl) and the
// position (*.table.yaml).
//
// A record is the set-up and the answers, one JSON document a line: the set-up first, then each
// answer as it was given, at each round's end the hash of the state and the table as a position,
// "back" where a player took answers back, "coach" where one asked the coach, and "clock" how long
// a battle with a clock has been played. It is appended and synced answer by answer, so that a
// crash costs at most the line being written. Played anew, the same answers give the same tables
// and hashes; Replay says which field differs where they do not, and Record.At gives the table of a
// round to play on from.
//
// A position is a table laid by hand, in words and inches, for try, shot, the editor, tests and bug
// reports. One written from a battle carries the table before the step that asks: what lies on it,
// what card text has done in the round, the ships of the map, the attack being made and the steps
// that wait. What nobody at the table knows it does not tell: the order of the decks, faces that
// lie down, the dice to come.
//
// Both are untrusted input: sizes are bounded, unknown fields named, numbers ranged.
package record
