// Package record is the program's files of a battle: the record of a game (*.game.jsonl) and the position (*.table.yaml).
//
// A record is the set-up and the answers, one JSON document a line: the set-up first, then each answer as it was given,
// at each round's end the hash of the state and the table as a position, and "back" where a player took answers back.
// It is appended and synced answer by answer, so that a crash costs at most the line being written. Played anew, the
// same answers give the same tables and hashes; Replay says which field differs where they do not, and Record.At gives
// the table of a round to play on from.
//
// A position is a table laid by hand, in words and inches, for try, shot, the editor, tests and bug reports.
//
// Both are untrusted input: sizes are bounded, unknown fields named, numbers ranged.
package record
