// Package cards carries the card files. package assets reads all of them as one catalogue;
// game/card itself takes the damage deck from here, which every battle is played with.
package cards
