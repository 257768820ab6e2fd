// Package cli is what the programs have in common: a command line of subcommands, its errors in
// plain words, files written whole, and the player's cards, scenarios and fleets.
package cli
