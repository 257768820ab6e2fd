// Package card is the card catalogue: ship classes with their dials, ships, captains, admirals,
// upgrades and resources as they are printed, without any card text. What a card does is data too:
// lines of moment, condition, price and effect ([Ability]). The page ABILITIES.md beside this file
// lists every phrase the lines are written with, and the words a person reads are made from the
// data alone ([Ability.Words]).
//
// The facts live in YAML files, one card a line; Load reads them and refuses, naming file, line and
// field, what it does not know. A card whose words are not played by the program yet says so
// (Unplayed), and its owner plays it by hand. Rule numbers in comments are those of the rules
// digest: 1.6 arcs, 2 fleet building, 4.6 initiative, 5.1 dials, 7.6 secondary weapons.
//
// # A new card
//
// One line in assets/cards, in a file of its kind and faction, its abilities written with the
// phrases of the page:
//
//	# in upgrades-federation-crew.yaml
//	- {id: calm_hand, name: Calm Hand, kind: crew, factions: [Federation], sp: 3, sets: ["71120"], abilities: [
//	    {when: counting attack dice, if: [flew green], do: [attack dice +1]}]}
//
// The program's drawn.yaml names the cards that random fleets are made of, in the order of the
// draw: golden battles depend on it.
//
// Then go generate ./assets, which writes the cards as the program carries them; a test under the
// card's id in game/cards, or cases in its testdata, which lay a table, act and look at what is
// offered and what happens;
// and go test ./game/card -run TestWords -update when the words it prints read as they should:
// attackwing cards show calm_hand prints them. TestCounts there counts the cards; where the
// reference of the printed pool is at hand, TestAbilitiesAsInTheReference asks that a card of ours
// be in that as well. A line that cannot be read is refused with what could stand there.
//
// # A new notion
//
// What no phrase says yet is declared once on each side, here as it is written and said, in the
// package game as it is played:
//
//	            here                                             in game
//	condition   conditions.go: constant, phrases, words          conditions.go: whether it holds
//	price       costs.go: constant, phrase, words                pay.go: whether it can be paid, paying it, its worth
//	effect      effect.go: constant; effects_*.go: phrases, says effects_*.go: do, would, aimed, label, gained, worth
//	moment      window.go: constant; ability_when.go: its name;  the step of the round that it belongs to
//	            words_when.go: its words
//
// Its phrases get a row of the page; the tests ask for that, for words, and for something that it
// does. In the phrases each slot fills the field of its name, so that most have no code of their
// own; words have slots in braces.
//
// A notion that the table must remember is a field of game.Ship besides. The file ship.go has it
// twice, as a field and where a round begins; put it last with the tag hash:"used", and recorded
// battles keep their numbers. An event writes it. Position files carry it with one line in
// game/record/table.go, whose tags say which field it is, its range and its words: it is then read,
// checked, written and in the JSON Schema.
//
// So "an obstacle lay under its maneuver of this round", a condition for cards, is five files:
// conditions.go here, conditions.go, ship.go and event_move.go in game, and table.go, some ten
// lines in all, with a row of the page.
package card
