package freetable

import (
	"slices"

	"attackwing/game/record"
)

// Deck is a row of scenes to show to people.
type Deck struct {
	Title   string
	Place   int // where it stands among those that come along, 0 behind the others
	Minutes int // that the talk may take, 0 nobody has said
	Scenes  []Scene
}

// Scene is a position with what is said and drawn about it.
type Scene struct {
	Title    string       `yaml:"title,omitempty" letters:"600"`
	Caption  string       `yaml:"caption,omitempty" letters:"600"` // for the audience
	Note     string       `yaml:"note,omitempty" letters:"600"`    // for who presents
	Camera   *Sight       `yaml:"camera,omitempty,flow"`
	Lit      []string     `yaml:"lit,omitempty,flow" most:"40"` // ids of ships
	Areas    bool         `yaml:"areas,omitempty"`              // starting areas are drawn
	Captions []Caption    `yaml:"captions,omitempty" most:"40"`
	Arrows   []Stretch    `yaml:"arrows,omitempty" most:"40"`
	Rulers   []Stretch    `yaml:"rulers,omitempty" most:"40"`
	Arcs     []ArcMark    `yaml:"arcs,omitempty" most:"40"`
	Paths    []Path       `yaml:"paths,omitempty" most:"40"`
	Task     *Task        `yaml:"task,omitempty"`
	From     *Moment      `yaml:"from,omitempty,flow"`
	Table    record.Table `yaml:"-"`
}

// Moment is the place of a table in a battle that was played here: the save, and the number of
// answers before it.
type Moment struct {
	Save string `yaml:"save" need:"true" letters:"200"`
	At   int    `yaml:"at" range:"0,100000"`
}

// Sight is the view of the camera: its center and the width in view, in inches.
type Sight struct {
	At     []float64 `yaml:"at,flow"`
	Across float64   `yaml:"across"`
}

// Caption is a note on the table with a line to what it is about: words, what a dial and dice show,
// or both. Offset is from there to the note, px.
type Caption struct {
	At     Spot     `yaml:"at,flow"`
	Lines  []string `yaml:"lines,flow,omitempty" letters:"600"`
	Faces  `yaml:",inline"`
	Offset []float64 `yaml:"offset,omitempty,flow"`
	Danger bool      `yaml:"danger,omitempty"`
}

// Stretch goes from one spot to another: an arrow or a ruler.
type Stretch struct {
	From Spot `yaml:"from,flow"`
	To   Spot `yaml:"to,flow"`
}

// ArcMark is an arc of a ship that is drawn: front, rear, 180 or 360.
type ArcMark struct {
	Ship string `yaml:"ship"`
	Arc  string `yaml:"arc" one:"front|rear|180|360"`
}

// Path is a maneuver's template laid before a ship.
type Path struct {
	Ship string `yaml:"ship"`
	Move string `yaml:"move" letters:"600"`
}

// Task is the goal that a learner has to reach on the table.
type Task struct {
	Words string   `yaml:"words" need:"true" letters:"600" says:"what is to be done"`
	Lock  []string `yaml:"lock,omitempty,flow"`
	Range []string `yaml:"range,omitempty,flow"`
	Band  int      `yaml:"band,omitempty" range:"1,3"`
	Shot  []string `yaml:"shot,omitempty,flow"`
	Clear bool     `yaml:"clear,omitempty"`
}

// Spot is a ship by its id, or a point in inches from the west and the north edge.
type Spot struct {
	Ship string
	X, Y float64
}

// MarshalYAML writes the id or the two inches.
func (s Spot) MarshalYAML() (any, error) {
	if s.Ship != "" {
		return s.Ship, nil
	}
	return []float64{s.X, s.Y}, nil
}

// UnmarshalYAML reads them; what is neither becomes no spot, which the check of the deck tells with
// its line.
func (s *Spot) UnmarshalYAML(read func(any) error) error {
	var at []float64
	if read(&at) == nil {
		if s.X = noSpot; len(at) == 2 {
			s.X, s.Y = at[0], at[1]
		}
		return nil
	}
	if read(&s.Ship) != nil || s.Ship == "" {
		*s = Spot{X: noSpot}
	}
	return nil
}

// noSpot is an x that no spot has.
const noSpot = -1e9

// clone is a copy of the scene whose lists can be changed without changing this one.
func (s *Scene) clone() Scene {
	c := *s
	c.Lit, c.Captions, c.Arrows = slices.Clone(s.Lit), slices.Clone(s.Captions), slices.Clone(s.Arrows)
	c.Rulers, c.Arcs, c.Paths = slices.Clone(s.Rulers), slices.Clone(s.Arcs), slices.Clone(s.Paths)
	c.Table = cloneTable(&s.Table)
	return c
}

// ForAudience returns the deck as people may have it who do not present it: without notes, planned
// time and the battles that it comes from.
func (d *Deck) ForAudience() Deck {
	c := *d
	c.Minutes = 0
	c.Scenes = slices.Clone(d.Scenes)
	for i := range c.Scenes {
		c.Scenes[i].Note, c.Scenes[i].From = "", nil
	}
	return c
}

// cloneTable copies what the editor changes in place. Lists and numbers behind pointers are
// replaced, never written to.
func cloneTable(t *record.Table) record.Table {
	c := *t
	c.Ships, c.Tokens, c.Dice = slices.Clone(t.Ships), slices.Clone(t.Tokens), slices.Clone(t.Dice)
	c.MapShips = slices.Clone(t.MapShips)
	for i := range c.Ships {
		if k := c.Ships[i].Tokens; k != nil {
			own := *k
			c.Ships[i].Tokens = &own
		}
	}
	return c
}

// speaks reports whether something is said about it to the audience.
func (s *Scene) speaks() bool { return s.Caption != "" || s.Task != nil }

// ship is the place of a ship in the position, -1 when it is not there.
func (s *Scene) ship(id string) int {
	return slices.IndexFunc(s.Table.Ships, func(x record.TableShip) bool { return x.ID == id })
}

// forget takes away what speaks of a ship that is gone.
func (s *Scene) forget(id string) {
	is := func(x Spot) bool { return x.Ship == id }
	s.Lit = slices.DeleteFunc(s.Lit, func(x string) bool { return x == id })
	s.Captions = slices.DeleteFunc(s.Captions, func(x Caption) bool { return is(x.At) })
	s.Arrows = slices.DeleteFunc(s.Arrows, func(x Stretch) bool { return is(x.From) || is(x.To) })
	s.Rulers = slices.DeleteFunc(s.Rulers, func(x Stretch) bool { return is(x.From) || is(x.To) })
	s.Arcs = slices.DeleteFunc(s.Arcs, func(x ArcMark) bool { return x.Ship == id })
	s.Paths = slices.DeleteFunc(s.Paths, func(x Path) bool { return x.Ship == id })
	for i := range s.Table.Ships {
		if k := s.Table.Ships[i].Tokens; k != nil && k.Lock == id {
			k.Lock = ""
		}
	}
	s.settle()
}

// settle ends what was going on when the position was taken: an attack, steps to come, effects that
// last. They speak of ships that are changed by hand.
func (s *Scene) settle() {
	s.Table.Attack, s.Table.Next, s.Table.Bonuses, s.Table.Fed = nil, nil, nil, nil
}

// mapShip returns the entry of a map ship in the position.
func (s *Scene) mapShip(id string) record.TableMapShip {
	for _, m := range s.Table.MapShips {
		if m.ID == id {
			return m
		}
	}
	return record.TableMapShip{ID: id}
}

// setMapShip says it anew.
func (s *Scene) setMapShip(m record.TableMapShip) {
	k := slices.IndexFunc(s.Table.MapShips, func(x record.TableMapShip) bool { return x.ID == m.ID })
	if k < 0 {
		s.Table.MapShips = append(s.Table.MapShips, m)
		return
	}
	s.Table.MapShips[k] = m
}
