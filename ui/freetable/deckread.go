package freetable

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"slices"
	"strings"

	"attackwing/game/filedoc"
	"attackwing/game/record"
	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
)

const (
	maxDeck   = 256 << 10 // bytes
	maxScenes = 60
	maxMarks  = 40  // of one kind in a scene
	maxWords  = 600 // letters of one text

	captionLines = 4
	noteLines    = 6 // as they are typed; a file may hold more
)

// deckFile is a deck as it is written.
type deckFile struct {
	Title   string      `yaml:"title" need:"true" letters:"600" says:"the name of the deck"`
	Place   int         `yaml:"place,omitempty" range:"1,99"`
	Minutes int         `yaml:"minutes,omitempty" range:"1,180"`
	Scenes  []sceneFile `yaml:"scenes" need:"true" most:"60" says:"what it shows, scene by scene"`
}

type sceneFile struct {
	Scene    `yaml:",inline"`
	Position *record.Table         `yaml:"position,omitempty" schema:"https://attackwing.invalid/table.schema.json"`
	Change   []record.TableShip    `yaml:"change,omitempty" schema:"https://attackwing.invalid/table.schema.json#/$defs/ship"`
	Map      []record.TableMapShip `yaml:"map-ships,omitempty" schema:"https://attackwing.invalid/table.schema.json#/$defs/map-ship"`
	Gone     []string              `yaml:"gone,omitempty,flow"`
}

// ReadDeck reads a deck; name is what errors call it.
func ReadDeck(r io.Reader, name string) (*Deck, error) {
	d, f := &Deck{}, &deckFile{}
	doc, err := filedoc.Read(r, maxDeck, "deck", f)
	if err == nil {
		err = doc.Placed(d.take(f))
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return d, nil
}

func wrong(path, format string, args ...any) error { return filedoc.Wrong(path, format, args...) }

// take makes the deck of what the file says: every scene gets its whole position.
func (d *Deck) take(f *deckFile) error {
	if err := filedoc.First(f); err != nil {
		return err
	}
	d.Title, d.Place, d.Minutes = f.Title, f.Place, f.Minutes
	for i := range f.Scenes {
		x := &f.Scenes[i]
		at := fmt.Sprintf("scenes[%d]", i)
		s := x.Scene
		switch {
		case x.Position != nil:
			t, err := whole(at+".position", x.Position)
			if err != nil {
				return err
			}
			s.Table = *t
		case i == 0:
			return wrong(at, "the first scene needs a position")
		default:
			s.Table = cloneTable(&d.Scenes[i-1].Table)
			if s.Camera == nil {
				s.Camera = d.Scenes[i-1].Camera
			}
		}
		if err := s.changed(at, x); err != nil {
			return err
		}
		if err := s.check(at); err != nil {
			return err
		}
		d.Scenes = append(d.Scenes, s)
	}
	return nil
}

// whole is the position read once more as a file of its own, which looks at every number of it.
func whole(at string, t *record.Table) (*record.Table, error) {
	var b bytes.Buffer
	if err := t.Write(&b); err != nil {
		return nil, wrong(at, "%v", err)
	}
	out, err := record.ReadTable(&b, "")
	if err != nil {
		return nil, wrong(at, "%s", strings.TrimPrefix(err.Error(), ": "))
	}
	return out, nil
}

// changed takes over what differs from the scene before.
func (s *Scene) changed(at string, f *sceneFile) error {
	for i, id := range f.Gone {
		k := s.ship(id)
		if k < 0 {
			return wrong(fmt.Sprintf("%s.gone[%d]", at, i), "no ship has the id %q", id)
		}
		s.Table.Ships = slices.Delete(s.Table.Ships, k, k+1)
	}
	for i := range f.Change {
		c := &f.Change[i]
		k := s.ship(c.ID)
		if k < 0 {
			if c.Ship == "" {
				return wrong(fmt.Sprintf("%s.change[%d].id", at, i), "no ship has the id %q", c.ID)
			}
			s.Table.Ships = append(s.Table.Ships, record.TableShip{})
			k = len(s.Table.Ships) - 1
		}
		overlay(reflect.ValueOf(&s.Table.Ships[k]).Elem(), reflect.ValueOf(c).Elem())
	}
	for i := range f.Map {
		s.setMapShip(f.Map[i])
	}
	return nil
}

// overlay sets every field that is given.
func overlay(to, from reflect.Value) {
	for n := range from.NumField() {
		switch v := from.Field(n); {
		case from.Type().Field(n).Anonymous:
			overlay(to.Field(n), v)
		case !v.IsZero():
			to.Field(n).Set(v)
		}
	}
}

// check looks at what is drawn about the position.
func (s *Scene) check(at string) error {
	if c := s.Camera; c != nil &&
		(len(c.At) != 2 || !near(c.At[0]) || !near(c.At[1]) || !(c.Across >= 4 && c.Across <= 80)) {
		return wrong(at+".camera", "want at: two inches, and across: 4 to 80 inches")
	}
	for i := range s.Captions {
		if err := s.Captions[i].check(fmt.Sprintf("%s.captions[%d]", at, i)); err != nil {
			return err
		}
	}
	return s.Task.check(at + ".task")
}

func (c *Caption) check(at string) error {
	if len(c.Lines) == 0 && c.none() || len(c.Lines) > captionLines {
		return wrong(at+".lines", "%d, want 1 to %d", len(c.Lines), captionLines)
	}
	if o := c.Offset; len(o) != 0 && (len(o) != 2 || !(math.Abs(o[0]) <= 600) || !(math.Abs(o[1]) <= 600)) {
		return wrong(at+".offset", "want two numbers from -600 to 600")
	}
	return c.Faces.check(at)
}

func (t *Task) check(at string) error {
	if t == nil {
		return nil
	}
	pairs := 0
	for _, p := range [][]string{t.Lock, t.Range, t.Shot} {
		if p != nil {
			pairs++
		}
		if p != nil && len(p) != 2 {
			return wrong(at, "want the ids of two ships")
		}
	}
	if t.Clear {
		pairs++
	}
	if pairs != 1 {
		return wrong(at, "want one of lock, range, shot and clear")
	}
	if t.Range != nil && t.Band == 0 {
		return wrong(at+".band", "0 is not from 1 to 3")
	}
	return nil
}

// Settle refuses a spot that is neither a ship nor on or near the table.
func (s *Spot) Settle() error {
	if s.Ship == "" && (!near(s.X) || !near(s.Y)) {
		return errors.New("want a ship's id, or two inches on or near the table")
	}
	if len(s.Ship) > maxWords || !textfile.Shown(s.Ship) {
		return errors.New("a ship's id is too long, or holds a character that cannot be shown")
	}
	return nil
}

func near(v float64) bool { return v >= -12 && v <= 48 }

// Write writes the deck as YAML. A position that is that of the scene before is left out, and with
// it its camera.
func (d *Deck) Write(w io.Writer) error {
	f := deckFile{Title: d.Title, Place: d.Place, Minutes: d.Minutes}
	before := ""
	for i := range d.Scenes {
		x := sceneFile{Scene: d.Scenes[i].clone()}
		now := written(&x.Table)
		if now != before {
			t := x.Table
			x.Position = &t
		} else if x.Camera == nil && d.Scenes[i-1].Camera != nil {
			x.Camera = &Sight{At: []float64{18, 18}, Across: 36}
		}
		before = now
		f.Scenes = append(f.Scenes, x)
	}
	b, err := yaml.MarshalWithOptions(&f, yaml.IndentSequence(true))
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

// written is a position as its file says it.
func written(t *record.Table) string {
	var b strings.Builder
	if t.Write(&b) != nil {
		return ""
	}
	return b.String()
}
