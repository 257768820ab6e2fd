// Package remote lets two programs that do not trust each other play one battle by exchanging lines
// of text: neither can choose or foresee a number of chance, neither learns a dial before it is
// revealed, and both can prove afterwards that it was so. It knows nothing of networks: whoever has
// a connection sends the lines that a Peer makes and gives it those that come.
//
// At the beginning each side tells the end of a chain of hashes, its tip. Where the referee asks for
// chance each side tells the next link of its chain; the number is a hash of both. A dial is sealed
// by a hash of its maneuver and a secret, the salt, which is told with the maneuver when it is
// revealed. Each line carries the hash of the table at the question, so a difference is found at
// once.
//
// The lines of both sides are kept. With them Verify plays the battle again and checks each link,
// seal and hash.
package remote
