package sheet

import (
	"slices"

	"attackwing/game"
	"attackwing/physics"
)

// kindOf returns the kind of token of an id, 0 for none.
func (p *played) kindOf(id string) game.TokenKind {
	return game.TokenKind(slices.Index(p.names.tokens, id) + 1)
}

// token is a token of the kind of an id, which lies nowhere yet.
func (p *played) token(id string) game.Token {
	kind := p.kindOf(id)
	return game.Token{Kind: kind, Flags: p.sheet.Kind(kind).Flags}
}

// laidBy makes what a rule lays: one token, or two.
func (r *reader) laidBy(x *laid) []game.Token {
	k := r.token(x.Token)
	k.Group, k.Heading = -1, x.Facing.of()
	k.Of = game.ShipID(slices.Index(r.names.ships, x.BodyOf) + 1) // of the map's ships; laid, of all
	if !one(x.Disc != nil, x.Line != nil, x.Rect != nil) {
		r.bad(x, "token", "want one of disc, line and rect beside it")
		return nil
	}
	corners := x.Line
	switch {
	case x.Disc != nil:
		k.Form, corners = game.DiscForm, []place{x.Disc.At, {x.Disc.Radius, length{}}}
	case x.Rect != nil:
		k.Form, corners = game.RectForm, x.Rect
	}
	a := area(corners)
	k.X0, k.Y0, k.X1, k.Y1 = a.X0, a.Y0, a.X1, a.Y1
	if !x.Mirrored {
		return []game.Token{k}
	}
	return []game.Token{k, turned(k)}
}

// turned is the token with the table turned half around.
func turned(k game.Token) game.Token {
	if k.Form == game.RectForm {
		k.X0, k.Y0, k.X1, k.Y1 = k.X1, k.Y1, k.X0, k.Y0
	}
	k.X0, k.Y0 = half(k.X0, k.Y0)
	if k.Form != game.DiscForm {
		k.X1, k.Y1 = half(k.X1, k.Y1)
	}
	if k.Heading != 0 { // a form that is not turned looks the same from both sides
		k.Heading = (k.Heading + 180000) % 360000
	}
	return k
}

// gone tells whether a token no longer touches the table.
func gone(at physics.Pose) bool {
	return at.X < 0 || at.Y < 0 || at.X > physics.AreaSide || at.Y > physics.AreaSide
}
