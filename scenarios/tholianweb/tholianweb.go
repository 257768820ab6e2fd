package tholianweb

import (
	"cmp"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/growth"
	"attackwing/game/tournament/eventkit"
	"attackwing/physics"
)

// Scenario is The Tholian Web.
type Scenario struct{}

// The kinds of token the sheet lays.
const (
	energyWeb game.TokenKind = iota + 1
	guide
	deadGround // what a line cuts off: it counts as outside of the play area
)

const (
	ewtKey   = "web.ewt-length"
	widthKey = "web.width"
)

// Sections of the sheet, as the log names them.
const (
	starting = "Creating the Starting Energy Lines"
	adding   = "Adding New EWTs to an Energy Line"
	guiding  = "Guide Tokens"
)

var sheet = game.Sheet{
	ID: "tholian-web", Title: "The Tholian Web", Event: "The Original Series event",
	Sides: []string{"Federation or Mirror Universe", "Klingon, Romulan, Tholian or Gorn"},
	// The Tholian Web, Set Up: 4 by 18 inches along the N edge from the W edge, and along the S
	// edge from the E edge.
	Areas: [2]game.Area{
		{X0: 0, Y0: 0, X1: 18 * physics.Inch, Y1: 4 * physics.Inch},
		{X0: 18 * physics.Inch, Y0: 32 * physics.Inch, X1: 36 * physics.Inch, Y1: 36 * physics.Inch},
	},
	House: []game.HouseRule{
		{Key: ewtKey, Default: "8", Choices: []string{"8", "4"}, Words: "length of an Energy Web Token in inches"},
		{Key: widthKey, Default: "0", Min: 0, Max: 25, Words: "width of Energy Web and Guide Tokens, in millimeters"},
	},
	Tokens: []game.KindOfToken{
		energyWeb - 1: {
			ID:    "energy-web",
			Name:  "Energy Web Token",
			Short: "web",
			Look:  game.BarrierLook,
			Flags: game.Obstructs | game.Destroys,
			Term:  "Energy line",
			Layer: card.Art{File: "tholian", Tones: "tho"},
		},
		guide - 1: {
			ID:    "guide",
			Name:  "Guide Token",
			Short: "web",
			Look:  game.GuideLook,
			Flags: game.Obstructs | game.Destroys,
		},
		deadGround - 1: {
			ID:    "dead-ground",
			Name:  "dead ground",
			Short: "web",
			Look:  game.OutsideLook,
			Flags: game.Obstructs | game.Destroys,
			Term:  "Dead ground",
		},
	},
	Terms: []game.SheetTerm{
		{
			Name:  "Energy line",
			Words: "One side of the web, a row of tokens. It grows every round until a 12\" square is left.",
		},
		{Name: "Energy Web Token", Words: "A ship whose base or template touches it is destroyed."},
		{Name: "Guide Token", Words: "Shows where the next Energy Web Token goes. It destroys ships like one."},
		{Name: "Dead ground", Words: "The area the web cuts off. Ships there when it grows are destroyed."},
	},
	Kit: &eventkit.Kit{Limit: 120, Minutes: 60, Draws: eventkit.LotThenStanding, MapElements: eventkit.ToTopThree},
	Facts: []string{
		"Touch the web and the ship is destroyed",
		"Two lines grow every round",
		"The field shrinks to a 12\" square",
	},
}

// Sheet returns the content of the event sheet.
func (Scenario) Sheet() *game.Sheet { return &sheet }

// corners holds the points, in inches, at which energy line A begins, turns and ends (rules 9.4).
// Line B is A turned half around the middle. They follow from the sheet: a line turns where its next
// token would leave the play area or cross the other line.
var corners = [...]growth.Point{{X: 36, Y: 4}, {X: 4, Y: 4}, {X: 4, Y: 28}, {X: 28, Y: 28}, {X: 28, Y: 12},
	{X: 12, Y: 12},
	{X: 12, Y: 20}}

// lines are the two energy lines under house rules: two tokens more each round, until the path is
// full.
//
// Ruling: the middle of a token lies where the sheet puts its line, so a width narrows the final
// square. The token of step 11 lies on the corridor's side of the line's end; on the other it would
// lie in the final square, which the sheet gives as 12 by 12 inches.
func lines(h *game.House) *growth.Row {
	token := func(k game.TokenKind) game.Token { return game.Token{Kind: k, Flags: sheet.Kind(k).Flags} }
	l := &growth.Row{
		Token: token(energyWeb), Guide: token(guide), Outside: token(deadGround),
		Called: "web", Whole: "is complete: a square of 12\" is left",
		Laid: starting, Added: adding, Guided: guiding,
		Piece: int32(cmp.Or(h.Int(ewtKey), 8)) * physics.Inch, Width: int32(h.Int(widthKey)) * physics.Millimetre,
		Depth: 4 * physics.Inch, First: 2, More: 2, Twice: true,
	}
	for _, p := range corners {
		l.Path = append(l.Path, growth.Point{X: p.X * physics.Inch, Y: p.Y * physics.Inch})
	}
	return l
}

// Play is a web that is laid, foretold and grown.
func (Scenario) Play(h *game.House) game.Play {
	l := lines(h)
	return game.Play{Lay: l.Lay, Next: l.Next, Rules: []game.Rule{
		{Name: adding, At: game.EndOfRound, Do: func(t *game.Turn, _ game.ShipID) { l.Grow(t) }},
	}}
}
