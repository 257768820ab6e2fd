// Package motion shows the events of a battle as they happen: how long each takes, what it does to
// the board, what is laid over it (the dial that turns, the damage card, the token that drops), and
// the dice of an attack. The battle's window and the replay show the same.
package motion
