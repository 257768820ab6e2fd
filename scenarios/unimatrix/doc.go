// Package unimatrix is Unimatrix Zero: the Borg fleet against the Rebel fleet.
//
// What its sheet says about the building of fleets is in building.go. The battle's own rules, the Mission Tokens, are not
// played yet, so the scenario is not offered for a battle.
package unimatrix
