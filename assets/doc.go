// Package assets holds the data the program carries with it: the cards and ready fleets.
package assets
