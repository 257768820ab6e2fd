package freetable

import (
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/ui/scene"
)

// The decks that come along are listed as they are taught, then where the lessons of flight school
// begin; each of these is laid without a fault, with dice of its own.
func TestWhatIsTaughtInOrder(t *testing.T) {
	cat := gametest.Cards(t)
	decks, err := assets.Decks()
	must(t, err)
	lessons, err := lesson.All(assets.Lessons())
	expect.Must(t, err == nil && len(lessons) != 0, "%v", err)
	p := &Page{opts: Options{Cards: cat, Decks: decks, Lessons: lessons}}
	c := &choosing{}
	p.taught(c)
	var heads []string
	for i := range c.items {
		heads = append(heads, c.items[i].head)
	}
	all := strings.Join(heads, "\n")
	at := -1
	for _, want := range []string{"How a round goes", "Range and arcs", "Overlap", "Lesson: five minutes at the table", "Plain battle", "The Tholian Web", lessons[0].Title, lessons[len(lessons)-1].Title} {
		next := strings.Index(all, want)
		expect.True(t, next > at, "%q is not listed in its place:\n%s", want, all)
		at = next
	}
	expect.Same(t, len(heads), len(decks)+len(lessons), "rows for %d decks and %d lessons", len(decks), len(lessons))
	for _, l := range lessons {
		d := lessonDeck(l)
		x, err := lay(&d.Scenes[0].Table, cat)
		if err != nil {
			t.Errorf("%s: %v", l.ID, err)
			continue
		}
		expect.True(t, len(x.problems) == 0 && len(d.Scenes[0].Table.Dice) == 0 && len(l.Position.Ships) != 0,
			"%s: %v", l.ID, x.problems)
	}
}

// An arc goes with its ship while that glides, and one of a ship that stands still draws itself.
func TestAnArcGoesWithItsShip(t *testing.T) {
	g := &glide{}
	g.begin(map[string]scene.Pose{"hood": {Pt: scene.Pt{X: 100, Y: 100}}, "groth": {Pt: scene.Pt{X: 500, Y: 500}}})
	g.pass(glideSeconds / 2)
	f := scene.Fan{Pose: scene.Pose{Pt: scene.Pt{X: 300, Y: 100}, Heading: 90}}
	ship := scene.Ship{Pose: f.Pose}
	expect.True(t, g.moved("hood", &ship) && g.carried("hood", &f) && f.Pose == ship.Pose && f.X > 100 && f.X < 300,
		"the ship is seen at %v, its arc at %v", ship.Pose, f.Pose)
	still := scene.Fan{Pose: scene.Pose{Pt: scene.Pt{X: 500, Y: 500}}}
	expect.True(t, !g.carried("groth", &still), "an arc moves though its ship stands still")
}
