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

// tokens makes what a rule lays: one token, or two.
func (p *played) tokens(f *faults, at string, x *laid) (out []game.Token) {
	k := game.Token{Kind: p.kindOf(x.Token), Group: -1, Heading: x.Facing.of()}
	k.Flags = p.sheet.Kind(k.Kind).Flags
	k.Of = game.ShipID(slices.Index(p.names.ships, x.BodyOf) + 1) // of the map's ships; laid, of all
	if !f.form(at, x, &k) {
		return nil
	}
	out = append(out, k)
	if x.Mirrored {
		out = append(out, turned(k))
	}
	return out
}

// form reads the shape of a token and where it lies.
func (f *faults) form(at string, x *laid, k *game.Token) bool {
	forms := 0
	if x.Disc != nil {
		forms++
		f.disc(at+".disc", x.Disc)
		k.Form, k.X0, k.Y0, k.X1 = game.DiscForm, x.Disc.At.x(), x.Disc.At.y(), x.Disc.Radius.um
	}
	for _, s := range []struct {
		name string
		form game.Form
		at   []place
	}{{".line", game.LineForm, x.Line}, {".rect", game.RectForm, x.Rect}} {
		if s.at == nil {
			continue
		}
		forms++
		if len(s.at) != 2 {
			f.bad(at+s.name, "want two points")
			return false
		}
		for _, q := range s.at {
			f.onTable(at+s.name, q)
		}
		k.Form, k.X0, k.Y0, k.X1, k.Y1 = s.form, s.at[0].x(), s.at[0].y(), s.at[1].x(), s.at[1].y()
		switch {
		case s.form == game.RectForm && (k.X1-k.X0 < smallest || k.Y1-k.Y0 < smallest):
			f.bad(at+s.name, "want the north-west corner, then the south-east one")
		case s.form == game.LineForm && k.X0 == k.X1 && k.Y0 == k.Y1:
			f.bad(at+s.name, "the line has no length")
		}
	}
	if forms != 1 {
		f.bad(at+".token", "want one of disc, line and rect beside it")
	}
	return forms == 1
}

// turned is the token with the table turned half around.
func turned(k game.Token) game.Token {
	if k.Form == game.DiscForm {
		k.X0, k.Y0 = half(k.X0, k.Y0)
	} else {
		k.X0, k.Y0 = half(k.X0, k.Y0)
		k.X1, k.Y1 = half(k.X1, k.Y1)
		if k.Form == game.RectForm {
			k.X0, k.X1, k.Y0, k.Y1 = k.X1, k.X0, k.Y1, k.Y0
		}
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
