// Package screen is the page of a battle: its panels about the board, what a hand does there, and
// what all of them share. What a panel shows stands in ui/battle/panel, what a battle knows in
// ui/battle.
package screen
