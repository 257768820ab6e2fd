package record

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/filedoc"
	"attackwing/game/textfile"
	"attackwing/physics"
)

// faceDown is a card of a damage deck of which nobody knows which it is.
const faceDown = "face-down"

// Tokens.

func readToken(x *field) error {
	if err := x.read(); err != nil {
		return err
	}
	k, out := to[TableToken](x.v), to[game.Token](x.of)
	if k.Does == nil {
		out.Flags = x.u.Token(out.Kind).Flags
	}
	if out.Of != 0 && x.u.OnMap(out.Of-1) == nil {
		return wrong(x.at+".body-of", "%q is not a ship of the map", k.BodyOf)
	}
	return k.form(x.at, out)
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
		if out.X1, err = textfile.Length(k.Disc.Radius); err != nil {
			return wrong(at+".disc.radius", "%v", err)
		}
		if out.X1 < 100 || out.X1 > physics.AreaSide {
			return wrong(at+".disc.radius", "%v is not from 0.1mm to the table's side", k.Disc.Radius)
		}
	}
	if k.Line != nil {
		forms++
		out.Form = game.LineForm
		err = ended(at+".line", k.Line, out)
	}
	if k.Rect != nil && err == nil {
		forms++
		out.Form = game.RectForm
		err = ended(at+".rect", k.Rect, out)
	}
	if forms != 1 {
		return cmp.Or(err, wrong(at, "want one of disc, line and rect"))
	}
	return err
}

// ended reads the ends of a line, or the corners of a rectangle.
func ended(at string, ends [][]any, out *game.Token) (err error) {
	if len(ends) != 2 {
		return wrong(at, "want two points")
	}
	if out.X0, out.Y0, err = point(at+"[0]", ends[0]); err != nil {
		return err
	}
	out.X1, out.Y1, err = point(at+"[1]", ends[1])
	switch rect := out.Form == game.RectForm; {
	case err != nil:
		return err
	case rect && (out.X1-out.X0 < 100 || out.Y1-out.Y0 < 100):
		return wrong(at, "want the north-west corner, then the south-east one")
	case !rect && out.X0 == out.X1 && out.Y0 == out.Y1:
		return wrong(at, "the line has no length")
	}
	return nil
}

func sayToken(x *field) {
	x.usual.FieldByName("Flags").SetUint(uint64(x.u.Token(x.of.Interface().(game.Token).Kind).Flags))
	x.say()
	out, k := to[TableToken](x.v), x.of.Interface().(game.Token)
	ends := [][]any{{lengthOf(k.X0), lengthOf(k.Y0)}, {lengthOf(k.X1), lengthOf(k.Y1)}}
	switch k.Form {
	case game.DiscForm:
		out.Disc = &Disc{At: ends[0], Radius: lengthOf(k.X1)}
	case game.RectForm:
		out.Rect = ends
	default:
		out.Line = ends
	}
}

// Steps that wait.

// tells are the fields in which a file tells what a step is about, beside its ship.
var tells = map[game.Detail][]string{
	game.Continued: {"begun"},
	game.AtMoment:  {"at"},
	game.OfAction:  {"action"},
	game.OnShip:    {"on"},
	game.OnTarget:  {"on"},
	game.OfShot:    {"on", "mount"},
}

// toldOf reports whether a field is told of a step: its ship, and what the step is about.
func (x *field) toldOf(detail game.Detail) bool {
	return x.name == "ship" && detail != game.NoDetail || slices.Contains(tells[detail], x.name)
}

func readStep(x *field) error {
	word := to[TableStep](x.v).Step
	step, detail, ok := game.ParseStep(word)
	if !ok {
		return wrong(x.at+".step", "%q is not a step that waits: want %s", word, strings.Join(game.Waits(), ", "))
	}
	out := game.Frame{Step: step}
	if detail == game.OnShip {
		out.About = game.About(game.NoShip) // any ship, where none is told
	}
	x.of.Set(reflect.ValueOf(out))
	var by shot
	err := x.each(func(y *field) error {
		switch told, here := y.toldOf(detail), !y.v.IsZero(); {
		case here && !told && y.name != "step":
			return y.wrong("this is not told of the step %q", word)
		case told && !here && (y.name == "ship" || detail != game.Continued && detail != game.OnShip):
			return y.wrong("it is not told, and the step %q has one", word)
		case told:
			by.under(y, detail)
			return y.form().read(y)
		}
		return nil
	})
	if detail == game.OfShot {
		to[game.Frame](x.of).About = game.AboutShot(int8(by.mount), by.on.Ship())
	}
	return err
}

func sayStep(x *field) {
	f := to[game.Frame](x.of)
	word, detail := f.Step.Word()
	to[TableStep](x.v).Step = word
	mount, target := f.About.Shot()
	by := shot{game.About(target), game.About(mount)}
	_ = x.each(func(y *field) error {
		if !y.toldOf(detail) {
			return nil
		}
		by.under(y, detail)
		y.form().say(y)
		return nil
	})
}

// shot is the detail of an attack with a mount: the ship attacked and the mount, each told by a
// field of its own.
type shot struct{ on, mount game.About }

// under puts one of them under the field that tells it.
func (s *shot) under(x *field, detail game.Detail) {
	switch {
	case detail != game.OfShot:
	case x.name == "on":
		x.of = reflect.ValueOf(&s.on).Elem()
	case x.name == "mount":
		x.of = reflect.ValueOf(&s.mount).Elem()
	}
}

// The attack that is being made.

func readAttack(x *field) error {
	if x.v.IsNil() {
		return nil
	}
	x.of.Set(reflect.ValueOf(game.Attack{On: true, Weapon: game.NoWeapon, Second: game.NoShip}))
	err := x.read()
	if x.of.FieldByName("Ended").Bool() {
		x.of.FieldByName("On").SetBool(false)
	}
	return err
}

func sayAttack(x *field) {
	if x.of.FieldByName("On").Bool() || x.of.FieldByName("Ended").Bool() {
		x.v.Set(reflect.ValueOf(&TableAttack{}))
		x.usual = reflect.ValueOf(game.Attack{})
		x.say()
	}
}

// attacker returns the attacking ship, of the attack being made or of one that waits.
func (x *field) attacker() game.ShipID {
	if f, ok := x.in.of.Interface().(game.Frame); ok {
		return f.Ship
	}
	return to[game.Attack](x.in.of).Attacker
}

// A die that lies on the table: its face, and what happened to it.

type die struct {
	Face string   `json:"face" is:"Face"`
	Did  []string `json:"did,omitempty" as:"flags" flags:"rerolled=Rerolled converted=Converted added=Added set=Set" no:"%q did not happen to a die:"`
}

func (x *field) die(d *die) *field {
	p := *x
	p.v = reflect.ValueOf(d).Elem()
	return &p
}

func readDie(x *field) error {
	w := strings.Fields(x.v.String())
	if len(w) == 0 {
		return x.wrong("the die shows no face")
	}
	err := x.die(&die{w[0], w[1:]}).read()
	if f, ok := err.(filedoc.Fault); ok {
		return x.wrong("%s", f.Why)
	}
	return err
}

func sayDie(x *field) {
	var d die
	x.die(&d).say()
	x.v.SetString(strings.Join(append([]string{d.Face}, d.Did...), " "))
}
