package freetable

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/captions"
)

// DeckOf is a battle as a deck: a scene for each caption, on the table as it stood once that had
// been seen. What was secret then is not in it. Where not all of them have room in a deck those
// that matter least are left out.
func DeckOf(f *record.Film, answers []game.Answer, cs []captions.Caption) (*Deck, error) {
	g, err := game.NewQuiet(f.Setup)
	if err != nil {
		return nil, err
	}
	d := &Deck{Title: f.Setup.Scenario.Sheet().Title}
	var kinds []captions.Kind
	at := 0
	for i := range cs {
		c := &cs[i]
		laid := func() bool { return g.State().Phase != game.SettingUp } // a table is told once it is
		for ; at < len(answers) && (at < c.To.Moment || !laid()); at++ {
			if _, err := g.Submit(answers[at]); err != nil {
				return nil, fmt.Errorf("answer %d: %w", at+1, err)
			}
		}
		s, err := sceneOf(f, g, c)
		if err != nil {
			return nil, err
		}
		d.Scenes = append(d.Scenes, s)
		kinds = append(kinds, c.Kind)
	}
	for len(d.Scenes) > 1 {
		var b bytes.Buffer
		if err := d.Write(&b); err != nil {
			return nil, err
		}
		if b.Len() <= maxDeck && len(d.Scenes) <= maxScenes {
			return d, nil
		}
		least := slices.Index(kinds, slices.MinFunc(kinds, func(a, b captions.Kind) int { return cmp.Compare(a, b) }))
		d.Scenes, kinds = slices.Delete(d.Scenes, least, least+1), slices.Delete(kinds, least, least+1)
	}
	return d, nil
}

// sceneOf is a table with a caption: those whom it is about in the light, and an arrow from who
// acts to the other.
func sceneOf(f *record.Film, g *game.Game, c *captions.Caption) (Scene, error) {
	t, err := f.Table(g)
	if err != nil {
		return Scene{}, err
	}
	s := onTable(t)
	s.Title, s.Caption = c.Head, c.More
	u, state := g.Setup(), g.State()
	var lit []string
	x, y, n := 0.0, 0.0, 0.0
	for _, id := range c.Ships {
		if int(id) >= u.FleetShips() || !state.Ships[id].OnTable() {
			continue
		}
		at := state.Ships[id].Pose
		x, y, n = x+float64(at.X)/physics.Inch, y+float64(at.Y)/physics.Inch, n+1
		lit = append(lit, record.IDs(u)[id])
	}
	if n > 0 {
		s.Lit = lit
		s.Camera = &Sight{At: []float64{inches(x / n * physics.Inch), inches(y / n * physics.Inch)}, Across: 20}
	}
	if len(lit) == 2 {
		s.Arrows = []Stretch{{Spot{Ship: lit[0]}, Spot{Ship: lit[1]}}}
	}
	return s, nil
}

// onTable is a position as a scene, without what is secret and what is to come.
func onTable(t *record.Table) Scene {
	s := Scene{Table: *t}
	s.settle()
	s.Table.Dice, s.Table.MapDeck = nil, nil
	for i := range s.Table.Ships {
		if x := &s.Table.Ships[i]; !x.Revealed {
			x.Dial = ""
		}
	}
	return s
}
