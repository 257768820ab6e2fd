package record

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

var (
	tokenFlags = map[string]game.TokenFlags{"obstructs": game.Obstructs, "destroys": game.Destroys, "rolls-die": game.RollsDie,
		"blocks-fire": game.BlocksFire, "stops": game.Stops, "harms": game.Harms, "burns": game.Burns}
)

// noGroup is the group of a token that belongs to no row.
const noGroup = -1

func (r *reader) token(at string, k *TableToken) (game.Token, error) {
	kinds := r.sheet.Kinds()
	kind := slices.IndexFunc(kinds, func(x game.KindOfToken) bool { return x.ID == k.Kind })
	if k.Kind == "" {
		kind = int(game.ObstacleToken)
	}
	if kind < 0 {
		var known []string
		for _, x := range kinds {
			known = append(known, x.ID)
		}
		return game.Token{}, wrong(at+".kind", "%q is no token of %s: want %s", k.Kind, r.sheet.Title, strings.Join(known, ", "))
	}
	out := game.Token{Kind: game.TokenKind(kind), Flags: kinds[kind].Flags, Group: noGroup}
	err := r.fill(at, k, &out, nil)
	if err == nil && k.Facing != nil {
		if out.Heading, err = heading(k.Facing); err != nil {
			err = wrong(at+".facing", "%v", err)
		}
	}
	if err != nil {
		return out, err
	}
	if out.Of != 0 && r.u.OnMap(out.Of-1) == nil {
		return out, wrong(at+".body-of", "%q is no ship of the map", k.BodyOf)
	}
	if k.Does != nil {
		out.Flags = 0
		for i, d := range k.Does {
			f, ok := tokenFlags[d]
			if !ok {
				return out, wrong(fmt.Sprintf("%s.does[%d]", at, i), "%q is not obstructs, destroys, rolls-die, blocks-fire, stops, harms or burns", d)
			}
			out.Flags |= f
		}
	}
	return out, k.form(at, &out)
}

// form reads the shape of a token and where it lies.
func (k *TableToken) form(at string, out *game.Token) (err error) {
	forms := 0
	if k.Disc != nil {
		forms++
		out.Form = game.DiscForm
		if out.X0, out.Y0, err = point(at+".disc.at", k.Disc.At); err != nil {
			return err
		}
		if out.X1, err = length(k.Disc.Radius); err != nil {
			return wrong(at+".disc.radius", "%v", err)
		}
		if out.X1 < 100 || out.X1 > physics.AreaSide {
			return wrong(at+".disc.radius", "%v is not from 0.1mm to the table's side", k.Disc.Radius)
		}
	}
	for _, f := range []struct {
		name string
		form game.Form
		at   [][]any
	}{{".line", game.LineForm, k.Line}, {".rect", game.RectForm, k.Rect}} {
		if f.at == nil {
			continue
		}
		forms++
		out.Form = f.form
		if len(f.at) != 2 {
			return wrong(at+f.name, "want two points")
		}
		if out.X0, out.Y0, err = point(at+f.name+"[0]", f.at[0]); err != nil {
			return err
		}
		if out.X1, out.Y1, err = point(at+f.name+"[1]", f.at[1]); err != nil {
			return err
		}
		if f.form == game.RectForm && (out.X1-out.X0 < 100 || out.Y1-out.Y0 < 100) {
			return wrong(at+f.name, "want the north-west corner, then the south-east one")
		}
		if f.form == game.LineForm && out.X0 == out.X1 && out.Y0 == out.Y1 {
			return wrong(at+f.name, "the line has no length")
		}
	}
	if forms != 1 {
		return wrong(at, "want one of disc, line and rect")
	}
	return nil
}
