// Package tholianweb is the event The Tholian Web: two energy lines that grow every round until a
// square of 12 inches is left, and whatever touches them is destroyed.
//
// The lines follow one path (corners, in inches): line A from the east edge, line B the same turned
// half around the middle of the table. A state of the web is a number: 0 at set-up, k at the end of
// round k. What a state adds is a pure function of that number (pieces, guides), so the web needs
// no memory but the tokens on the table.
//
// Tokens are lines without width. What a line cuts off lies outside of the play area and is laid as
// dead ground: a token that destroys like the web itself (rules 9.4, 1).
package tholianweb
