package freetable

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// maxTokens are laid by hand at most.
const maxTokens = 24

// tokenKinds are the kinds of token that can be laid by hand.
func (d *draft) tokenKinds() []game.KindOfToken {
	return slices.DeleteFunc(d.l.setup.Scenario.Sheet().Kinds(),
		func(k game.KindOfToken) bool { return k.Look == game.BodyLook || k.ID == "minefield" })
}

// layToken lays a token at a point, mm.
func (d *draft) layToken(kind game.KindOfToken, at scene.Pt) {
	if len(d.scene().Table.Tokens) >= maxTokens {
		d.say(fmt.Sprintf("A table can hold %d tokens.", maxTokens))
		return
	}
	x, y := int32(at.X*1000), int32(at.Y*1000)
	k := game.Token{Form: game.DiscForm, X0: x, Y0: y, X1: physics.Inch}
	const half = 2 * physics.Inch
	switch kind.Look {
	case game.BarrierLook, game.GuideLook:
		k = game.Token{Form: game.LineForm, X0: x - half, Y0: y, X1: x + half, Y1: y}
	case game.OutsideLook:
		k = game.Token{Form: game.RectForm, X0: x - half, Y0: y - half, X1: x + half, Y1: y + half}
	case game.PlainLook, game.BodyLook: // a disc
	}
	t := record.TableToken{Kind: kind.ID}
	lie(&t, k)
	if d.edit(func(s *Scene) { s.Table.Tokens = append(s.Table.Tokens, t) }) {
		d.sel = mark{kind: aToken, n: len(d.scene().Table.Tokens) - 1}
	}
}

// token is a token laid by hand as the referee has it.
func (d *draft) token(n int) (game.Token, bool) {
	own := len(d.scene().Table.Tokens)
	s := &d.l.view.State
	if n < 0 || n >= own || int(s.NTokens) < own {
		return game.Token{}, false
	}
	return s.Tokens[int(s.NTokens)-own+n], true
}

func (d *draft) tokenRows(n int) []row {
	k, ok := d.token(n)
	if !ok {
		return nil
	}
	size, step := k.X1, int32(physics.Inch/4)
	set := func(by int32) func(*Scene) { return func(s *Scene) { resize(&s.Table.Tokens[n], k, by) } }
	label := "Radius"
	if k.Form != game.DiscForm {
		label, size = "Length", max(abs(k.X1-k.X0), abs(k.Y1-k.Y0))
	}
	return []row{
		{label, fmt.Sprintf("%.2f\"", float64(size)/physics.Inch), func(by int) { d.edit(set(int32(by) * step)) }},
	}
}

func abs(n int32) int32 { return max(n, -n) }

// resize makes a token larger or smaller.
func resize(t *record.TableToken, k game.Token, by int32) {
	const least = int32(physics.Inch / 4)
	switch k.Form {
	case game.DiscForm:
		k.X1 = min(max(k.X1+by, least), 12*physics.Inch)
	case game.RectForm:
		k.X1, k.Y1 = max(k.X1+by, k.X0+least), max(k.Y1+by, k.Y0+least)
	default:
		if abs(k.X1-k.X0) >= abs(k.Y1-k.Y0) {
			k.X1 = k.X0 + longer(k.X1-k.X0, by, least)
		} else {
			k.Y1 = k.Y0 + longer(k.Y1-k.Y0, by, least)
		}
	}
	lie(t, k)
}

func longer(v, by, least int32) int32 {
	if v < 0 {
		return -max(-v+by, least)
	}
	return max(v+by, least)
}

// lie puts a token of a file where and how large the referee's is.
func lie(t *record.TableToken, k game.Token) {
	a, b := []any{inches(float64(k.X0)), inches(float64(k.Y0))}, []any{inches(float64(k.X1)), inches(float64(k.Y1))}
	t.Disc, t.Line, t.Rect = nil, nil, nil
	switch k.Form {
	case game.DiscForm:
		t.Disc = &record.Disc{At: a, Radius: inches(float64(k.X1))}
	case game.RectForm:
		t.Rect = [][]any{a, b}
	default:
		t.Line = [][]any{a, b}
	}
}

// bounds are the sides of a token, mm.
func bounds(k *game.Token) (x0, y0, x1, y1 float64) {
	c, r := scene.Pt{X: float64(k.X0) / 1000, Y: float64(k.Y0) / 1000}, float64(k.X1)/1000
	if k.Form == game.DiscForm {
		return c.X - r, c.Y - r, c.X + r, c.Y + r
	}
	d := scene.Pt{X: float64(k.X1) / 1000, Y: float64(k.Y1) / 1000}
	return min(c.X, d.X), min(c.Y, d.Y), max(c.X, d.X), max(c.Y, d.Y)
}
