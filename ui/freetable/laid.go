package freetable

import (
	"errors"
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
)

// laid is a position as the referee sees it, whatever lies wrongly in it.
type laid struct {
	view     *game.View
	setup    *game.Setup
	ids      []string // of the ships of the table, those of the map last
	of       map[string]game.ShipID
	phase    game.Phase // of the position; the view is laid at the start of a round
	problems []problem
}

// problem is something that the rules do not allow, with what it is about.
type problem struct {
	ship, other game.ShipID
	words       string
}

// lay lays a position. The referee takes none in which ships overlap: such ships are laid apart,
// and moved to their places in the view of it. An error is a position that cannot be shown at all.
func lay(t *record.Table, cat *card.Catalogue) (*laid, error) {
	own := cloneTable(t)
	if len(own.Ships) == 0 {
		own.Ships = []record.TableShip{stranger(cat)}
	}
	var poses []physics.Pose
	u, refused := own.Setup(scenarios.ByID, cat)
	if refused != nil {
		apart := cloneTable(&own)
		for player := 1; player <= 2; player++ {
			for i := range own.Ships {
				s := &apart.Ships[i]
				if s.Player != player {
					continue
				}
				p, err := poseOf(s, cat)
				if err != nil {
					return nil, err
				}
				poses = append(poses, p)
				s.At = []any{float64(3 + 6*(i%6)), float64(3 + 6*(i/6))}
			}
		}
		var err error
		if u, err = apart.Setup(scenarios.ByID, cat); err != nil {
			return nil, err
		}
	}
	p := u.Position
	l := &laid{setup: u, of: map[string]game.ShipID{}, phase: p.Phase}
	p.Phase, p.Begun, p.Dice, p.Next = game.Planning, true, nil, nil // nothing moves before the first question
	for i := range p.Ships {
		p.Ships[i].Dial = -1
	}
	g, err := game.NewQuiet(u)
	if err != nil {
		return nil, err
	}
	l.view = g.View(game.Nobody)
	for i, at := range poses {
		l.view.Ships[i].Pose = at
	}
	for player := 1; player <= 2; player++ {
		for i := range own.Ships {
			if s := &own.Ships[i]; s.Player == player {
				l.of[s.ID] = game.ShipID(len(l.ids))
				l.ids = append(l.ids, s.ID)
			}
		}
	}
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		id := u.OnMap(game.ShipID(i)).ID
		l.of[id] = game.ShipID(i)
		l.ids = append(l.ids, id)
	}
	if len(t.Ships) == 0 {
		for i := range l.ids[:u.FleetShips()] {
			l.view.Ships[i].Placed = false
		}
		return l, nil
	}
	l.judge()
	if refused != nil && len(l.problems) == 0 {
		l.problems = append(l.problems, problem{game.NoShip, game.NoShip, refused.Error()})
	}
	return l, nil
}

// stranger is a ship that is taken off again: the referee lays no table without one.
func stranger(cat *card.Catalogue) record.TableShip {
	return record.TableShip{ID: "somebody", Player: 1, Ship: cat.Ships[0].ID, At: []any{18.0, 4.0}}
}

// judge lists what the rules do not allow.
func (l *laid) judge() {
	s, u := &l.view.State, l.setup
	add := func(a, b game.ShipID, format string, args ...any) {
		l.problems = append(l.problems, problem{a, b, fmt.Sprintf(format, args...)})
	}
	for i := range u.FleetShips() {
		id := game.ShipID(i)
		if !s.Ships[i].OnTable() {
			continue
		}
		b := l.base(id)
		for k := i + 1; k < int(s.NShips); k++ {
			o := game.ShipID(k)
			if !s.Ships[k].OnTable() {
				continue
			}
			if u.OnMap(o) == nil {
				if ob := l.base(o); physics.Overlap(&b, &ob) {
					add(id, o, "%s overlaps %s by %.2f\".", u.Name(id), u.Name(o),
						physics.Penetration(&b, &ob)/physics.Inch)
				}
			} else if blocked(s.MapShip(u, o), &b) {
				add(id, o, "%s overlaps %s.", u.Name(id), u.Name(o))
			}
		}
		if !physics.InArea(&b) {
			add(id, game.NoShip, "%s is %.2f\" outside the play area.", u.Name(id), physics.Outside(&b)/physics.Inch)
		}
		for k := range s.Tokens[:s.NTokens] {
			tk := &s.Tokens[k]
			if tk.Flags&game.Destroys != 0 && tk.Overlaps(&b) {
				add(id, game.NoShip, "%s is on %s, which destroys it.", u.Name(id), u.Token(tk.Kind).Called())
				break
			}
		}
	}
}

// blocked tells whether a base overlaps a part of a map ship from which ships slide back.
func blocked(m *game.MapShip, b *physics.Square) bool {
	for i := range m.Parts {
		p := &m.Parts[i]
		if p.Blocks && (p.Round && p.Disc.OverlapsBase(b) || !p.Round && physics.Overlap(b, &p.Base)) {
			return true
		}
	}
	return false
}

// base is a ship's base where it stands.
func (l *laid) base(id game.ShipID) physics.Square {
	return l.setup.Base(id, l.view.Ships[id].Pose)
}

// has tells whether a ship of that id is on the table.
func (l *laid) has(id string) bool {
	n, ok := l.of[id]
	return ok && l.view.Ships[n].OnTable()
}

// id is the word a ship is called by in the file.
func (l *laid) id(s game.ShipID) string {
	if s < 0 || int(s) >= len(l.ids) {
		return ""
	}
	return l.ids[s]
}

// fleetShip tells whether a ship belongs to a fleet, so that it can be moved.
func (l *laid) fleetShip(id game.ShipID) bool { return id >= 0 && int(id) < l.setup.FleetShips() }

// poseOf returns the pose of a ship in a file, as the reader of positions understands it.
func poseOf(s *record.TableShip, cat *card.Catalogue) (physics.Pose, error) {
	alone := record.Table{
		Scenario: "standard",
		Ships:    []record.TableShip{{ID: s.ID, Player: s.Player, Ship: s.Ship, At: s.At, Facing: s.Facing}},
	}
	if s.At == nil && s.Destroyed {
		return physics.Pose{}, nil
	}
	u, err := alone.Setup(scenarios.ByID, cat)
	if err != nil {
		return physics.Pose{}, err
	}
	return u.Position.Ships[0].Pose, nil
}

// stand puts a ship of a file at a pose.
func stand(s *record.TableShip, p physics.Pose) {
	s.At = []any{inches(float64(p.X)), inches(float64(p.Y))}
	s.Facing = float64(p.Heading) / 1000
}

// inches is a length so that micrometres read from it are the same again.
func inches(um float64) float64 { return math.Round(um/physics.Inch*1e6) / 1e6 }

// begin is the game that begins at a position, under the rules.
func begin(t *record.Table, cat *card.Catalogue, seed uint64) (*game.Game, error) {
	own := cloneTable(t)
	if own.Seed == 0 {
		own.Seed = seed
	}
	if len(own.Ships) == 0 {
		return nil, errors.New("no ship is on the table")
	}
	u, err := own.Setup(scenarios.ByID, cat)
	if err != nil {
		return nil, err
	}
	return game.New(u)
}
