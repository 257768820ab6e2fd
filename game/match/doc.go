// Package match plays many games of two players at once, on several workers, with the same results
// whatever their number.
package match
