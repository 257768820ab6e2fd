package tholianweb

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
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

func ewt(h *game.House) int {
	if n := h.Int(ewtKey); n > 0 {
		return n
	}
	return 8
}

// width is the width of the lines in µm.
func width(h *game.House) int32 { return int32(h.Int(widthKey)) * physics.Millimetre }

// lay lays the web as it stands at the start of a round (The Tholian Web, Creating the Starting
// Energy Lines).
func lay(t *game.Turn, n int, w int32, round int) {
	var buf [24]game.Token
	for state := range max(round, 1) {
		for line := range 2 {
			for _, k := range widen(pieces(buf[:0], line, state, n), w) {
				game.Emit(t, game.TokenLaid{Token: k, Section: starting})
			}
		}
	}
	state := max(round, 1) - 1
	for state > 0 && complete(state-1, n) {
		state-- // Completing the Web: the guides are those of the last growth
	}
	for line := range 2 {
		for _, k := range widen(guides(buf[:0], line, state, n), w) {
			game.Emit(t, game.TokenLaid{Token: k, Section: guiding})
		}
	}
}

// Play is a web that is laid, foretold and grown.
func (Scenario) Play(h *game.House) game.Play {
	n, w := ewt(h), width(h)
	return game.Play{
		Lay:  func(t *game.Turn, round int) { lay(t, n, w, round) },
		Next: func(s *game.State, dst []game.Token) []game.Token { return next(s, n, w, dst) },
		Rules: []game.Rule{
			{Name: adding, At: game.EndOfRound, Do: func(t *game.Turn, _ game.ShipID) { grow(t, n, w) }},
		},
	}
}

// grow adds two tokens to each line, both lines at once, moves the guides on, and then destroys
// every ship on whose base something was laid (The Tholian Web, Adding new EWTs, and Energy Web
// Tokens).
func grow(t *game.Turn, n int, w int32) {
	state := int(t.State().Round)
	if complete(state-1, n) {
		return // Completing the Web: no more tokens are placed
	}
	var buf [24]game.Token
	laid := 0
	for line := range 2 {
		game.Emit(t, game.TokensTaken{Kind: guide, Group: int8(line)})
		for _, k := range widen(pieces(buf[:0], line, state, n), w) {
			game.Emit(t, game.TokenLaid{Token: k, Section: adding})
			if k.Kind == energyWeb {
				laid++
			}
		}
	}
	for line := range 2 {
		for _, k := range widen(guides(buf[:0], line, state, n), w) {
			game.Emit(t, game.TokenLaid{Token: k, Section: guiding})
		}
	}
	t.Tell(adding, func() string { return grown(laid/2, complete(state, n)) })
	t.DestroyUnder()
}

// grown tells by how many tokens each line grew.
func grown(tokens int, complete bool) string {
	words := fmt.Sprintf("The web grew by %d tokens on each line", tokens)
	if tokens == 1 {
		words = "The web grew by 1 token on each line"
	}
	if complete {
		words += " and is complete: a square of 12\" is left"
	}
	return words
}

// next are the tokens that will be laid at the end of the running round.
func next(s *game.State, n int, w int32, dst []game.Token) []game.Token {
	state := max(int(s.Round), 1)
	if complete(state-1, n) {
		return dst
	}
	for line := range 2 {
		dst = pieces(dst, line, state, n)
		dst = guides(dst, line, state, n)
	}
	return widen(dst, w)
}
