package freetable

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
	"attackwing/ui/dial"
	"attackwing/ui/scene"
)

// Faces are the dial and the dice shown below the words of a caption.
type Faces struct {
	Dial    string   `yaml:"dial,omitempty"` // a maneuver, in the color that the dial of the caption's ship gives it
	Attack  []string `yaml:"attack,omitempty,flow"`
	Defense []string `yaml:"defense,omitempty,flow"`
}

// maxFaces are the dice of one color below a caption at most.
const maxFaces = 8

// none reports whether nothing is shown.
func (f *Faces) none() bool { return f.Dial == "" && len(f.Attack) == 0 && len(f.Defense) == 0 }

// dieFaces are the faces of a die, as files name them.
func dieFaces(k dice.Kind) (out []string) {
	for _, f := range k.Sides() {
		if w := strings.ReplaceAll(f.String(), " ", "-"); !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

var attackFaces, defenseFaces = dieFaces(dice.Attack), dieFaces(dice.Defense)

// maneuvers maps the names of all maneuvers that have a drawing to the maneuvers.
var maneuvers = func() map[string]physics.Maneuver {
	of := map[string]physics.Maneuver{}
	for b := physics.Straight; b <= physics.SpinRight; b++ {
		for speed := range int8(7) {
			if m := (physics.Maneuver{Bearing: b, Speed: speed}); b == physics.Stop || speed > 0 {
				of[m.String()] = m
			}
		}
	}
	return of
}()

func (f *Faces) check(at string) error {
	if _, ok := maneuvers[f.Dial]; f.Dial != "" && !ok {
		return wrong(at+".dial", "%q is not a maneuver; want one like \"straight 4\" or \"bank left 2\"", f.Dial)
	}
	for _, l := range []struct {
		name      string
		dice, may []string
	}{{"attack", f.Attack, attackFaces}, {"defense", f.Defense, defenseFaces}} {
		if len(l.dice) > maxFaces {
			return wrong(at+"."+l.name, "%d dice are more than %d", len(l.dice), maxFaces)
		}
		for _, w := range l.dice {
			if !slices.Contains(l.may, w) {
				return wrong(at+"."+l.name, "%q is none of %s", w, strings.Join(l.may, ", "))
			}
		}
	}
	return nil
}

// shows are the rows below the words of a caption: its dial, its attack dice, its defense dice.
func (l *laid) shows(c *Caption) (rows [][]scene.Shown) {
	if m, ok := maneuvers[c.Dial]; ok {
		s := scene.Shown{Art: scene.ArtNamed(dial.Art(m.Bearing)), Difficulty: l.difficulty(c.At.Ship, c.Dial)}
		if m.Bearing != physics.Stop {
			s.Speed = fmt.Sprint(m.Speed)
		}
		rows = append(rows, []scene.Shown{s})
	}
	for _, side := range []struct {
		art   string
		tones *scene.Tones
		faces []string
	}{{"die-attack-", scene.AttackDie, c.Attack}, {"die-defense-", scene.DefenseDie, c.Defense}} {
		var row []scene.Shown
		for _, f := range side.faces {
			row = append(row, scene.Shown{Art: scene.ArtNamed(side.art + f), Tones: side.tones})
		}
		if row != nil {
			rows = append(rows, row)
		}
	}
	return rows
}

// difficulty returns the difficulty of a maneuver for a ship. It is normal without a ship, or if
// the ship's dial lacks the maneuver.
func (l *laid) difficulty(ship, words string) scene.Difficulty {
	if id := l.of[ship]; l.has(ship) && l.fleetShip(id) {
		if n := l.onDial(id, words); n >= 0 {
			return dial.Difficulty(l.setup.Facts(id).Ship.Class.Dial[n].Color)
		}
	}
	return scene.Normal
}

// captionRows returns the settings of a caption besides its words.
func (d *draft) captionRows(n int) []row {
	if n >= len(d.scene().Captions) {
		return nil
	}
	c := d.scene().Captions[n]
	moves := d.dialsOf(c.At.Ship)
	if !slices.Contains(moves, c.Dial) {
		moves = append(moves, c.Dial)
	}
	names := slices.Clone(moves)
	names[0] = "none"
	rows := []row{d.cycle("Dial", c.Dial, moves, names, func(s *Scene, w string) { s.Captions[n].Dial = w })}
	rows = append(
		rows,
		d.diceRows("Attack", attackFaces, c.Attack, func(s *Scene, dice []string) { s.Captions[n].Attack = dice })...)
	return append(
		rows,
		d.diceRows("Defense", defenseFaces, c.Defense,
			func(s *Scene, dice []string) { s.Captions[n].Defense = dice })...)
}

// diceRows returns the settings for the dice of one color in a caption: their number and their
// faces.
func (d *draft) diceRows(color string, faces, now []string, set func(*Scene, []string)) []row {
	rows := []row{d.count(color+" dice", len(now), 0, maxFaces, func(s *Scene, n int) {
		dice := slices.Clone(now)
		for len(dice) < n {
			dice = append(dice, faces[0])
		}
		set(s, dice[:n])
	})}
	var names []string
	for _, w := range faces {
		f, _ := dice.ParseFace(strings.ReplaceAll(w, "-", " "))
		names = append(names, f.Words())
	}
	for i := range now {
		rows = append(
			rows,
			d.cycle(fmt.Sprintf("%s die %d", color, i+1), now[i], faces, names, func(s *Scene, w string) {
				dice := slices.Clone(now)
				dice[i] = w
				set(s, dice)
			}),
		)
	}
	return rows
}

// dialsOf are no maneuver, and those on the dial of a ship of a fleet; of all that lie there where
// it is none.
func (d *draft) dialsOf(ship string) []string {
	out := []string{""}
	own := d.l.has(ship) && d.l.fleetShip(d.l.of[ship])
	for id := range game.ShipID(d.l.setup.FleetShips()) {
		if own && id != d.l.of[ship] {
			continue
		}
		for _, m := range d.l.setup.Facts(id).Ship.Class.Dial {
			if w := m.String(); !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return out
}
