// Package standard is the plain two-player battle of the rulebook: no sheet beside it, only the
// starting areas. It is the scenario to copy when a new one is begun.
package standard
