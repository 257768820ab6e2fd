package record

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"reflect"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// What everybody may see of a battle that is not over is decided here, for all that reads a record:
// no dial that was not revealed, no advice on the round that is played, and none of the dice to
// come. Of a battle that is over nothing is secret.
//
// Ruling: the file of a battle is the battle itself, with its seed and every answer, and the
// program keeps it as it is. What the program shows of it, or makes from it, keeps the secrets.

// ErrSealed refuses a branch and a copy of a battle that two people play and that is not over.
var ErrSealed = errors.New("finish this battle first: this would tell its hidden dials and dice")

// Shared reports whether two people share the screen, as far as the record tells who plays.
func (h *Header) Shared() bool {
	return !slices.ContainsFunc(h.By, func(by string) bool { return by != "" && by != "human" })
}

// Same reports whether two records are of one battle: the same fleets with the same dice.
func (h *Header) Same(other *Header) bool {
	return h.Seed == other.Seed && h.Scenario == other.Scenario && reflect.DeepEqual(h.Fleets, other.Fleets)
}

// Film is a line of the record up to an answer (negative: all), as everybody may see it. A branch
// is over when both it and the main line are.
func (r *Record) Film(line, to int, u *game.Setup) *Film {
	on := r.On(line)
	as := on.Answers
	if to >= 0 && to < len(as) {
		as = as[:to]
	}
	f := Shoot(u, as)
	over := r.Over(u)
	if line > 0 && !r.Branches[line-1].Back {
		over = over && on.Over(u)
	}
	if f.seal(); over {
		f.Reveal()
	} else if t := r.Header.Terms.Table; t != "" && t != Practice {
		f.Settled = 0
	}
	return f
}

// Over reports whether the battle of the main line is over. A record that cannot be played anew,
// and one without a set-up today, is judged by what it says.
func (r *Record) Over(u *game.Setup) bool {
	if u == nil {
		return r.ended()
	}
	g, err := game.NewQuiet(u)
	for i := 0; err == nil && i < len(r.Answers); i++ {
		_, err = g.Submit(r.Answers[i])
	}
	if err != nil {
		return r.ended()
	}
	return g.Over()
}

// ended reports whether the main line says by itself that the battle is over: it was given up, or
// the last table is the one at the end.
func (l *Line) ended() bool {
	if n := len(l.Answers); n > 0 && (l.Answers[n-1].Concede || l.Answers[n-1].Time) {
		return true
	}
	n := len(l.Snapshots)
	return n > 0 && l.Snapshots[n-1] != nil && l.Snapshots[n-1].Begun
}

// Reveal shows all of a battle that is not over, its seed and every dial.
func (f *Film) Reveal() {
	f.Over, f.Settled = true, max(0, len(f.Moments)-1)
	for i := range f.Moments {
		if m := &f.Moments[i]; m.Secret {
			m.Secret, m.Chosen = false, m.dial
		}
	}
}

// secretDial stands in the log for a dial that was not revealed.
const secretDial = "A dial"

// seal hides what nobody may see of a battle that is not over.
func (f *Film) seal() {
	f.Over, f.Settled = false, max(0, len(f.Moments)-1)
	var set [game.MaxShips]int // the moment in which each ship's dial was set
	for i := range f.Moments {
		m := &f.Moments[i]
		if m.Ask == game.ChooseManeuver && m.Ship != game.NoShip {
			m.Secret, set[m.Ship] = true, i
		}
		for _, e := range m.Events {
			switch e := e.(type) {
			case game.RoundBegan:
				f.Settled = i
			case game.DialRevealed:
				f.Moments[set[e.Ship]].Secret = false
			}
		}
	}
	for i := range f.Moments {
		if m := &f.Moments[i]; m.Secret {
			m.dial, m.Chosen = cmp.Or(m.dial, m.Chosen), secretDial
		}
	}
}

// Dialed reports whether everybody may see what a ship's dial was set to in the round of the n-th
// moment.
func (f *Film) Dialed(n int, ship game.ShipID) bool {
	round := f.Moments[n].Round
	for ; n > 0 && f.Moments[n].Round == round; n-- {
		if m := &f.Moments[n]; m.Ask == game.ChooseManeuver && m.Ship == ship {
			return !m.Secret
		}
	}
	return f.Over
}

// Public is the table of a game as a position that everybody may have: of a battle that is not over
// without dials that are face down, and with dice of its own.
func Public(g *game.Game) (*Table, error) {
	t, err := Of(g)
	if err == nil && !g.Over() {
		t = t.Public()
	}
	return t, err
}

// Table is a table of the film as a position: of a battle that is not over the public one.
func (f *Film) Table(g *game.Game) (*Table, error) {
	if f.Over {
		return Of(g)
	}
	return Public(g)
}

// Public is the position without dials that are face down, and with other dice.
func (t *Table) Public() *Table {
	out := *t
	out.Seed, out.Dice = freshSeed(t.Seed, t.Round), nil
	out.Ships = slices.Clone(t.Ships)
	for i := range out.Ships {
		if s := &out.Ships[i]; !s.Revealed {
			s.Dial = ""
		}
	}
	return &out
}

// First is the table as the first round of the record began, nil where it never did.
func (r *Record) First(u *game.Setup) *Table {
	if r.Header.Table != nil || u == nil {
		return r.Header.Table
	}
	g, err := game.NewQuiet(u)
	for i := 0; err == nil && g.State().Phase == game.SettingUp && i < len(r.Answers); i++ {
		_, err = g.Submit(r.Answers[i])
	}
	if err != nil {
		return nil
	}
	t, err := Of(g)
	if err != nil {
		return nil
	}
	t.Begun = false // as the tables of later rounds
	return t
}

// freshSeed is the seed of what begins in a round of a battle that is not over. From it nobody
// learns that of the battle.
func freshSeed(seed uint64, round int) uint64 {
	var b []byte
	b = binary.BigEndian.AppendUint64(b, seed)
	b = binary.BigEndian.AppendUint64(b, uint64(round))
	sum := sha256.Sum256(b)
	return binary.BigEndian.Uint64(sum[:])
}

// Branch is a battle that is played on from after the answer at of a line, its log told. One that
// leaves a battle that is over has its dice; one that leaves a battle that is not begins at the
// table that everybody sees, with dice of its own: where dials are face down, at the beginning of
// the round. So does one that leaves a battle of two programs: nobody could give its chance. The error is
// ErrSealed where none may be made.
func (r *Record) Branch(line, at int, find Scenarios, cat *card.Catalogue) (*game.Game, error) {
	u, err := r.Header.Setup(find, cat)
	if err != nil {
		return nil, err
	}
	f, on := r.Film(line, -1, u), r.On(line)
	if !f.Over && r.Header.Shared() {
		return nil, ErrSealed
	}
	if u.Agreed {
		at = min(at, len(on.Answers))
		v, err := PlayOn(u, on.Answers, at, cat.Program())
		if err != nil {
			return nil, err
		}
		v.Reseed(freshSeed(u.Seed, at))
		return game.New(v)
	}
	g, _, err := on.Replay(find, cat, at, func(int, []game.Event) {})
	if err != nil || f.Over {
		return g, err
	}
	if n := f.settled(at); n < at && hasHiddenDials(g.State()) {
		if g, _, err = on.Replay(find, cat, n, nil); err != nil {
			return nil, err
		}
	}
	h := HeaderOf(g.Setup())
	h.Seed = freshSeed(u.Seed, int(g.State().Round))
	if g.State().Phase == game.SettingUp {
		return h.setUp(g.Answers(), find, cat)
	}
	if h.Table, err = Public(g); err != nil {
		return nil, err
	}
	h.Rerolls = [2]int8{}
	if u, err = h.Setup(find, cat); err != nil {
		return nil, err
	}
	return game.New(u)
}

// settled returns the moment at which the round of moment n began, n if none before it begins a
// round.
func (f *Film) settled(n int) int {
	for i := min(n, len(f.Moments)-1); i >= 0; i-- {
		if slices.ContainsFunc(f.Moments[i].Events,
			func(e game.Event) bool { _, ok := e.(game.RoundBegan); return ok }) {
			return i
		}
	}
	return n
}

// hasHiddenDials reports whether a dial lies face down on the table.
func hasHiddenDials(s *game.State) bool {
	return slices.ContainsFunc(s.Ships[:s.NShips],
		func(x game.Ship) bool { return x.InPlay() && x.Dial >= 0 && !x.DialShown })
}

// mostSeeds bounds the seeds that are tried for a battle that is still being set up.
const mostSeeds = 200

// setUp is a battle that is being set up, with other dice that give the same answers their place.
func (h *Header) setUp(answers []game.Answer, find Scenarios, cat *card.Catalogue) (*game.Game, error) {
	for range mostSeeds {
		u, err := h.Setup(find, cat)
		if err != nil {
			return nil, err
		}
		g, err := game.New(u)
		for i := 0; err == nil && i < len(answers); i++ {
			_, err = g.Submit(answers[i])
		}
		if err == nil && g.State().Phase == game.SettingUp {
			return g, nil
		}
		h.Seed = freshSeed(h.Seed, 0)
	}
	return nil, errors.New("the ships are still being placed")
}
