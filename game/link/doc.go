// Package link writes a fleet, a position or a battle as text that fits into the address of a page,
// and reads it again.
//
// A link is "aw1.", a letter for what it is, a dot, and letters, digits, - and _ : a checksum and
// the file, packed. What it holds is the file itself, JSON or YAML as it lies in the game's folder;
// of a record the set-up and the answers alone, from which all else is played anew. A battle of six
// rounds takes some 1,300 characters, a fleet about 250.
//
// Links come from anywhere. What is read is bounded, and has the checksum it was made with; what it
// says is read by the same readers, with the same limits, as a file from anywhere.
package link
