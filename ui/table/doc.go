// Package table is the window's model, without a window: what is shown, and what a click or a key does.
//
// The battle itself lies in package battle, which knows no pixel: its referee, the events on their way to the eye, the
// question and what a person has in mind for it, dials, undo, clocks. Table embeds a Battle, is its Host (host.go), and lays
// out every screen on a canvas of shapes and named rectangles. Package screen paints that canvas and hands in the input.
//
// A tick is Update (update.go): strokes become commands (commands.go, keys.go), the pointer and fingers become clicks on
// named places (pointer.go, fingers.go, click.go), a choice becomes an answer (battle.Choose, battle.Confirm), and the events
// of the answer are shown one by one (battle.Tick, motions.go, gliding.go). Draw (draw.go) lays out what is to be seen then.
//
// Where to look:
//
//	title, fleets, end       titlepage, titlestrip, fleetspage, fleets, players, overpage, lookback
//	the frame                layout, narrow (below 800 x 500), scale, draw, menu, help, paper, chips
//	the left column          left, shiprow, standing, mapstate, log, buyscard (what an action buys)
//	the right column         right, optionrows, dial, shipcard, attackcard, chances (odds), endingcard
//	set-up                   placing, placecard, setupcard
//	planning                 dial, cover (hand-over)
//	activation               activation, activationboard, flown
//	actions and targets      ring, candidates, buys, boardprompt
//	combat                   tray, attackcard, chances
//	end phase                endingcard, outlook
//	the board and its aids   board, boardbuttons, aids (fan, reach), ruler, minimap, follow; what they measure is package measure
//	why, terms, tips         why, whyabout, links, inline, tips
//	time                     takeback, clock, halt, saved
//	what a person prefers    settings, settingspage, preset, commands, keyspage, always
//	pages of their own       hosted (builder, desk, free table, replay)
//
// Tests look at it through the canvas (what is written where) and through Report, as the end-to-end player does.
package table
