// Package wire connects the programs of two players by a WebRTC data channel that carries lines of
// text. There is no server: the invitation of one and the answer of the other are short texts that
// the players send each other by whatever they talk with.
//
// Natively the connection is pion's; in a browser it is the browser's own. The build tag noremote
// leaves it out. No address is contacted and nothing listens before Invite or Join, nor after
// Close.
//
// In Firefox a guest that waits for its answer to be pasted gives up after some ten seconds, for
// good. There Join returns an invitation of its own in place of the answer; the host's Accept sees
// that, and returns a third text, for the guest to Accept.
package wire
