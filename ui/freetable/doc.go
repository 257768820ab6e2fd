// Package freetable is the free table: any position laid by hand, looked at with ruler, arcs and
// maneuvers, shown scene by scene to other people, and played on under the rules.
//
// # Scenes and decks
//
// A Scene is a position of game/record with what is said and drawn about it: captions, arrows,
// rulers, arcs, what is lit, where the camera stands, a task. A Deck is a row of scenes,
// *.deck.yaml:
//
//	title: Range and arcs
//	place: 2                        # among the decks that come along; left out behind them
//	minutes: 10                     # that the talk may take
//	scenes:
//	  - title: The ruler            # of the list, and of the lower third
//	    caption: Words for the audience.
//	    note: Words for who presents; nobody else sees them.
//	    position:                   # a position file; left out: as in the scene before
//	      scenario: standard
//	      ships: [{id: hood, player: 1, ship: "1009", at: [18, 10], facing: S}]
//	    change:                     # what differs: the ship of that id, with the fields that are new
//	      - {id: hood, at: [18, 14]}
//	    map-ships: [{id: ds9, player: 1}]           # what is said anew of ships of the map
//	    gone: [hood]                # ships taken away
//	    camera: {at: [18, 18], across: 20}          # inches; left out with the position: as in the scene before
//	    lit: [hood]                 # ships in the light; the others are dimmed
//	    areas: true                 # the starting areas are drawn
//	    captions: [{at: hood, lines: [Words on the table], offset: [0, -90], danger: true}]
//	    # below the words, or in place of them, what a dial and dice show; attack dice: hit, crit, battle-stations, blank,
//	    # defense dice: evade, battle-stations, blank, at most 8 of each
//	    captions: [{at: hood, dial: bank left 2, attack: [hit, crit, blank], defense: [evade, blank]}]
//	    arrows: [{from: hood, to: [18, 20]}]        # a ship's id, or inches from the west and the north edge
//	    rulers: [{from: hood, to: [18, 20]}]
//	    arcs: [{ship: hood, arc: front}]            # front, rear, 180 or 360
//	    paths: [{ship: hood, move: bank left 2}]
//	    task: {words: Lock the ship., lock: [hood, other]}
//
// A task is done when one of these holds: lock (the first ship locks the second), range ([a, b]
// within band), shot (the first may attack the second), clear (nothing is laid wrongly).
//
// Decks are untrusted input: at most 256 KiB and 60 scenes, unknown fields are named with their
// line, nothing panics.
//
// # Who judges
//
// The page lays a position through the referee, with the ships apart, and moves them in the view of
// it to where they belong: so anything can be seen, and what the rules do not allow is told by
// physics and game, never by a second formula.
package freetable
