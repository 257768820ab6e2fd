package scenarios_test

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios"
	"attackwing/scenarios/lastbattle"
	"attackwing/scenarios/scenariotest"

	"github.com/google/go-cmp/cmp"
)

// A twin is the same battle seen another way. Given the same answers, seen that way, it must be the
// same battle: neither left and right nor the seats differ.
type twin struct {
	a, b *game.Game
	seen way
	ship [game.MaxShips]game.ShipID

	places, late int // tokens placed by players, attacks at the end of a round
}

// way is how a twin is seen.
type way int

const (
	mirrored  way = iota // from west to east
	turned               // half around with the players' seats exchanged: the edges are the seats'
	exchanged            // the players' seats exchanged: the edges are given by initiative
)

// near is how far rounding may drive the two apart, µm: half a µm a move, either way.
const near = 40

func newTwin(t *testing.T, scenario, one, two string, seed uint64, seen way) *twin {
	t.Helper()
	house := []string{"damage-deck.shared", "true"} // so that both decks fall to the seats alike
	if seen == turned {
		house = append(house, "player-1", "first-fleet")
	}
	u := gametest.MustSetup(scenario, one, two, seed, house...)
	v := gametest.MustSetup(scenario, one, two, seed, house...)
	if seen != mirrored {
		// with their sides
		v = &game.Setup{Scenario: v.Scenario, House: v.House, Seed: seed, Fleets: [2]game.Fleet{u.Fleets[1], u.Fleets[0]}}
	}
	w := &twin{seen: seen}
	var err error
	w.a, err = game.New(u)
	expect.OK(t, err)
	w.b, err = game.New(v)
	expect.OK(t, err)
	n := len(u.Fleets[0].Ships)
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		w.ship[i] = game.ShipID(i) // a ship of the map is its own twin
	}
	for i := range u.FleetShips() {
		w.ship[i] = game.ShipID(i)
		if seen != mirrored {
			w.ship[i] = game.ShipID((i + u.FleetShips() - n) % u.FleetShips())
		}
	}
	return w
}

func (w *twin) pose(p physics.Pose) physics.Pose {
	switch w.seen {
	case mirrored:
		p.X, p.Heading = physics.AreaSide-p.X, (360000-p.Heading)%360000
	case turned:
		p.X, p.Y, p.Heading = physics.AreaSide-p.X, physics.AreaSide-p.Y, (p.Heading+180000)%360000
	case exchanged:
	}
	return p
}

func (w *twin) id(s game.ShipID) game.ShipID {
	if s == game.NoShip {
		return s
	}
	return w.ship[s]
}

func (w *twin) player(p game.PlayerID) game.PlayerID {
	if w.seen != mirrored && p != game.Nobody {
		return p.Other()
	}
	return p
}

// move is the place of a maneuver on the dial in the twin: banks and turns change sides in a
// mirror.
func (w *twin) move(s game.ShipID, m int8) int8 {
	if m < 0 || w.seen != mirrored {
		return m
	}
	dial := w.a.Setup().Facts(s).Ship.Class.Dial
	for i := range dial {
		if dial[i].Maneuver == dial[m].Maneuver.Mirror() {
			return int8(i)
		}
	}
	return -2
}

func close3(p, q physics.Pose) bool {
	d := func(a, b int32) int32 { return max(a-b, b-a) }
	h := d(p.Heading, q.Heading)
	return d(p.X, q.X) <= near && d(p.Y, q.Y) <= near && min(h, 360000-h) <= 2
}

// line tells whether two lines of card text are twins: the same line of the same card on twin
// ships.
func (w *twin) line(a, b game.LineID) bool {
	if a == 0 || b == 0 {
		return a == b
	}
	x, _, s := w.a.Setup().Line(a)
	y, _, t := w.b.Setup().Line(b)
	return x == y && t == w.id(s)
}

// flown is a maneuver of the twin.
func (w *twin) flown(m card.Move) card.Move {
	if w.seen == mirrored {
		m.Maneuver = m.Maneuver.Mirror()
	}
	return m
}

// option finds an option of a's prompt in b's, -1 when it is not there.
func (w *twin) option(o game.Option, in *game.Prompt) int {
	if o.Kind == game.SetManeuver {
		o.N = w.move(o.Ship, o.N)
	}
	for i, q := range in.Options {
		if q.Kind == o.Kind && q.Action == o.Action && q.N == o.N && q.Ship == w.id(o.Ship) && w.line(o.Line, q.Line) && q.Move == w.flown(o.Move) &&
			(o.Pose == (physics.Pose{}) && q.Pose == o.Pose || close3(w.pose(o.Pose), q.Pose)) {
			return i
		}
	}
	return -1
}

// prompt finds the twin of an open question.
func (w *twin) prompt(p *game.Prompt) (*game.Prompt, error) {
	ps := w.b.Prompts()
	for i := range ps {
		q := &ps[i]
		if q.Ask != p.Ask || q.Player != w.player(p.Player) || q.Ship != w.id(p.Ship) && p.Ask != game.ChooseShip {
			continue
		}
		if len(q.Options) != len(p.Options) || q.Min != p.Min || q.Max != p.Max {
			return nil, fmt.Errorf("%s has %d options, its twin %d", p.Heading(w.a.Setup()), len(p.Options), len(q.Options))
		}
		for _, o := range p.Options {
			if w.option(o, q) < 0 {
				return nil, fmt.Errorf("%s: the twin lacks %q", p.Heading(w.a.Setup()), o.Label(w.a.View(p.Player)))
			}
		}
		return q, nil
	}
	return nil, fmt.Errorf("%s has no twin", p.Heading(w.a.Setup()))
}

// step answers a question and its twin.
func (w *twin) step(r *dice.Source) error {
	p := w.a.FirstOpen()
	q, err := w.prompt(p)
	if err != nil {
		return err
	}
	a := steer(w.a, p, r)
	b := game.Answer{Prompt: q.ID}
	placed := p.Ask == game.PlaceShip || p.Ask == game.PlaceToken
	if p.Ask == game.PlaceToken {
		w.places++
	}
	if placed {
		b.Pose = w.pose(a.Pose)
	}
	for i, o := range p.Options {
		if a.Picks>>uint(i)&1 != 0 {
			b.Picks |= 1 << uint(w.option(o, q))
		}
	}
	if !placed && a.Pose != (physics.Pose{}) {
		b = w.echo(a, p.Given(a).Ship, q)
	}
	if _, err := w.a.Submit(a); err != nil {
		return err
	}
	if s := w.a.State(); s.Attack.On && s.Phase == game.End {
		w.late++
	}
	_, err = w.b.Submit(b)
	return err
}

// echo is the twin of a Sensor Echo that ends at none of the places listed: to the other side when
// the table is mirrored, as far forward, or the nearest place free there where rounding has taken
// that very micrometre.
func (w *twin) echo(a game.Answer, id game.ShipID, q *game.Prompt) game.Answer {
	left, shift, _ := physics.EchoShift(w.a.State().Ships[id].Pose, a.Pose, w.a.Setup().Facts(id).Ship.Class.BaseSide)
	s, u := w.b.State(), w.b.Setup()
	shift, _ = game.EchoNear(s, u, w.id(id), left == (w.seen != mirrored), q.EchoTemplate(s, u), shift)
	b, _ := q.EchoBy(s, u, left == (w.seen != mirrored), shift)
	return b
}

// differs says what is not the same, "" when the tables are twins.
func (w *twin) differs() string {
	s, o := w.a.State(), w.b.State()
	if s.Round != o.Round || s.Phase != o.Phase || w.player(s.First) != o.First || s.NTokens != o.NTokens {
		return fmt.Sprintf("round %d, %s, %d tokens; round %d, %s, %d tokens", s.Round, s.Phase, s.NTokens, o.Round, o.Phase, o.NTokens)
	}
	for i := range s.Ships[:s.NShips] {
		a, b := s.Ships[i], o.Ships[w.ship[i]]
		if a.OnTable() && !a.Map && !close3(w.pose(a.Pose), b.Pose) {
			return fmt.Sprintf("%s stands at %v, its twin at %v", w.a.Setup().Name(game.ShipID(i)), w.pose(a.Pose), b.Pose)
		}
		a.Dial, a.Flown, a.Lock = w.move(a.ID, a.Dial), w.move(a.ID, a.Flown), w.id(a.Lock)
		a.Order, a.Flew = w.flown(a.Order), w.flown(a.Flew)
		a.ByFleet, b.ByFleet = 0, 0
		if a.Marker > 0 {
			a.Marker = w.id(a.Marker-1) + 1
		}
		if a.CarriedBy > 0 {
			a.CarriedBy = w.id(a.CarriedBy-1) + 1
		}
		if a.Blame > 0 {
			a.Blame = int8(w.player(game.PlayerID(a.Blame-1))) + 1
		}
		a.Owner, a.ID, a.Pose = w.player(a.Owner), w.id(a.ID), b.Pose
		if d := cmp.Diff(a, b); d != "" {
			return w.a.Setup().Name(game.ShipID(i)) + " and its twin: " + d
		}
	}
	return ""
}

// play plays both and says where they part.
func (w *twin) play(seed uint64) error {
	r := dice.New(seed)
	for n := 0; !w.a.Over(); n++ {
		if err := w.step(&r); err != nil {
			return fmt.Errorf("answer %d, round %d: %w", n+1, w.a.State().Round, err)
		}
		if len(w.a.Prompts()) > 1 && w.a.FirstOpen().Ask == game.ChooseManeuver {
			continue
		}
		if d := w.differs(); d != "" {
			return fmt.Errorf("answer %d: %s", n+1, d)
		}
	}
	if !w.b.Over() {
		return fmt.Errorf("the twin goes on")
	}
	a, b := w.a.State().Result, w.b.State().Result
	if a.By != b.By || a.By != game.ByRollOff && w.player(a.Winner) != b.Winner {
		return fmt.Errorf("won by %d (%d), the twin by %d (%d)", a.Winner, a.By, b.Winner, b.By)
	}
	return nil
}

var sided = [][2]string{{"u0-borg-1", "u0-rebel-1"}, {"u0-rebel-2", "u0-borg-3"}}

var pairs = [][2]string{{"tw-a-1", "tw-b-1"}, {"tw-a-2", "tw-b-2"}, {"tw-a-3", "tw-b-3"}, {"tw-b-1", "tw-a-3"}}

// A mirrored table with mirrored answers gives the mirrored battle.
func TestMirroredBattle(t *testing.T) {
	for seed := range uint64(24) {
		p := pairs[seed%4]
		err := newTwin(t, "standard", p[0], p[1], seed, mirrored).play(seed)
		expect.True(t, err == nil, "seed %d: %v", seed, err)
	}
}

// A table turned half around, with the seats exchanged, gives the same battle: no seat is better
// than the other. Where the edges are given by initiative, the table need not be turned. Sheets of
// tests that ask for places, and that fire at the end of a round, are among them.
func TestSeatsAreEqual(t *testing.T) {
	defer scenarios.Add(scenariotest.Fort{})()
	places, late := 0, 0
	for _, sc := range scenarios.All() {
		for seed := range uint64(12) {
			p := pairs[seed%4]
			if len(sc.Sheet().Sides) > 0 && sc.Sheet().ID != gametest.BeaconID {
				p = sided[seed%2] // a fleet without a side would take that of its seat
			}
			for _, seen := range ways(sc) {
				w := newTwin(t, sc.Sheet().ID, p[0], p[1], seed, seen)
				if err := w.play(seed); err != nil {
					t.Errorf("%s, seed %d, %s: %v", sc.Sheet().ID, seed, [...]string{turned: "turned", exchanged: "exchanged"}[seen], err)
				}
				places, late = places+w.places, late+w.late
			}
		}
	}
	expect.True(t, places != 0 && late != 0, "%d tokens placed, %d attacks at the end of a round", places, late)
}

// ways are how a sheet may be seen and stay the same: not turned, where its map or its starting
// areas are others then.
func ways(sc game.Scenario) []way {
	if sc == (lastbattle.Scenario{}) {
		return nil // it rolls targets off seat by seat
	}
	areas := sc.Sheet().Areas
	same := areas[0] == game.Area{X0: physics.AreaSide - areas[1].X1, Y0: physics.AreaSide - areas[1].Y1, X1: physics.AreaSide - areas[1].X0, Y1: physics.AreaSide - areas[1].Y0}
	for _, m := range sc.Play(&game.House{}).Map {
		same = same && m.At.X == physics.AreaSide/2
	}
	if same {
		return []way{turned, exchanged}
	}
	return []way{exchanged}
}
