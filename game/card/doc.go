// Package card is the card catalogue: ship classes with their dials, ships, captains, admirals, upgrades and
// resources as they are printed, without any card text. What a card does is data too: lines of moment, condition, price
// and effect ([Ability]). The page ABILITIES.md beside this file lists every phrase the lines are written with, and the
// words a person reads are made from the data alone ([Ability.Words]).
//
// The facts live in YAML files, one card a line; Load reads them and refuses, naming file, line and field, what it
// does not know. A card whose words are not played by the program yet says so (Unplayed). Rule numbers in comments
// are those of the rules digest: 1.6 arcs, 2 fleet building, 4.6 initiative, 5.1 dials, 7.6 secondary weapons.
package card
