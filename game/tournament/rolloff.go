package tournament

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/dice"
)

// RollOff breaks a tie: everybody tied rolls five attack dice, most Battle Stations first; those
// who are equal again roll again among themselves (Breaking Ties). It is between players, or at the
// end between factions.
type RollOff struct {
	Round    int      `json:"round"`
	Players  []No     `json:"players,omitempty"`
	Factions []string `json:"factions,omitempty"`
	Throws   []Throw  `json:"throws"`
}

// Throw is a throw of some of the tied players or factions. The first is of all, each later one
// of those who were equal in one before.
type Throw struct {
	Of   []int   `json:"of"`   // places in Players or Factions, from 0
	Dice []Faces `json:"dice"` // one for each
}

// Faces are the five faces of one throw, a letter each: B Battle Stations, H Hit, C Critical Hit, -
// blank, and . for one that was told only as not Battle Stations.
type Faces string

// Stations returns the number of Battle Stations in a throw.
func (f Faces) Stations() int { return strings.Count(string(f), "B") }

// StationsOnly is a throw of which only the number of Battle Stations is known.
func StationsOnly(n int) Faces {
	return Faces(strings.Repeat("B", n) + strings.Repeat(".", RollOffDice-n))
}

func (f Faces) check() error {
	if len(f) != RollOffDice || strings.Trim(string(f), "BHC-.") != "" {
		return fmt.Errorf("%q are not the faces of %d attack dice (B, H, C, -, . each)", string(f), RollOffDice)
	}
	return nil
}

func throw(src *dice.Source) Faces {
	var faces [RollOffDice]dice.Face
	for i := range faces {
		faces[i] = src.Roll(dice.Attack)
	}
	return letters(faces[:])
}

// size returns the number of those tied.
func (r *RollOff) size() int { return len(r.Players) + len(r.Factions) }

// split is the order the throws have made as far as they go, and the first group that must throw
// next, nil where none must.
func (r *RollOff) split() (order, next []int) {
	groups := [][]int{{}}
	for i := range r.size() {
		groups[0] = append(groups[0], i)
	}
	for _, t := range r.Throws {
		g := slices.IndexFunc(groups, func(g []int) bool { return slices.Equal(g, t.Of) })
		if g < 0 || len(t.Dice) != len(t.Of) {
			break
		}
		var parts [][]int
		for n := RollOffDice; n >= 0; n-- {
			var part []int
			for i, who := range t.Of {
				if t.Dice[i].Stations() == n {
					part = append(part, who)
				}
			}
			if part != nil {
				parts = append(parts, part)
			}
		}
		groups = slices.Replace(groups, g, g+1, parts...)
	}
	for _, g := range groups {
		if len(g) > 1 && next == nil {
			next = g
		}
		order = append(order, g...)
	}
	return order, next
}

func (r *RollOff) order() []int { o, _ := r.split(); return o }

func (r *RollOff) decided() bool { _, next := r.split(); return next == nil }

// roll throws until nobody is equal.
func (r *RollOff) roll(src *dice.Source) {
	for _, next := r.split(); next != nil; _, next = r.split() {
		t := Throw{Of: next}
		for range next {
			t.Dice = append(t.Dice, throw(src))
		}
		r.Throws = append(r.Throws, t)
	}
}

// rollOff finds the decided roll-off of a round between exactly these players.
func (e *Event) rollOff(round int, players []No) *RollOff {
	if r := e.begun(round, players); r != nil && r.decided() {
		return r
	}
	return nil
}

func (e *Event) begun(round int, players []No) *RollOff {
	want := slices.Sorted(slices.Values(players))
	for i := range e.RollOffs {
		if r := &e.RollOffs[i]; r.Round == round && slices.Equal(r.Players, want) {
			return r
		}
	}
	return nil
}

// Ties are the groups of players who are equal after a complete round and have not been told apart,
// best first.
func (e *Event) Ties(round int) [][]No {
	if round < 1 || round > len(e.Rounds) || !e.Complete(round) {
		return nil
	}
	var out [][]No
	st := e.Standings(round)
	for i := 0; i < len(st); {
		j := i + 1
		for j < len(st) && st[j].Battle == st[i].Battle && st[j].Points == st[i].Points {
			j++
		}
		if st[i].Tied {
			out = append(out, slices.Sorted(slices.Values(numbers(st[i:j]))))
		}
		i = j
	}
	return out
}

// settle breaks the ties of every complete round, unless real dice do it or they wait, and those of
// factions at the end.
func (d *Desk) settle() {
	d.settleFactions()
	for round := 1; round <= len(d.Rounds) && !d.HandDice && !d.Waits; round++ {
		for _, tied := range d.Ties(round) {
			d.breakTie(round, tied)
		}
	}
}

// Roll has the event's own dice break the first tie after a round.
func (d *Desk) Roll(round int) error {
	ties := d.Ties(round)
	switch {
	case len(ties) == 0:
		return fmt.Errorf("round %d has no tie to break", round)
	case d.HandDice:
		return errors.New("this event rolls real dice: enter what they show")
	}
	d.breakTie(round, ties[0])
	return nil
}

func (d *Desk) breakTie(round int, tied []No) {
	r := d.thrown(round, tied)
	d.RollOffs = append(d.RollOffs, r)
	d.note("", "round %d: roll-off of %s: %s", round, d.names(tied), r.words(d.Event))
}

// thrown returns the roll-off of the event's own dice for a tie. They are the same until another
// tie is broken.
func (e *Event) thrown(round int, tied []No) RollOff {
	r := RollOff{Round: round, Players: tied}
	src := e.dice(forTie, uint64(round), uint64(len(e.RollOffs)))
	r.roll(&src)
	return r
}

// RankRollOff returns the throws of the event's own dice that would break the first tie after a
// round, nil where there is none or real dice are thrown. Their places are those of
// [Event.NextThrow].
func (e *Event) RankRollOff(round int) []Throw {
	ties := e.Ties(round)
	if len(ties) == 0 || e.HandDice {
		return nil
	}
	r := e.thrown(round, ties[0])
	return r.Throws
}

// EnterThrow enters real dice for a tie after a round: faces for each of the players who must throw
// next.
func (d *Desk) EnterThrow(round int, dice map[No]Faces) error {
	ties := d.Ties(round)
	if len(ties) == 0 {
		return fmt.Errorf("round %d has no tie to break", round)
	}
	for _, tied := range ties {
		r := d.begun(round, tied)
		if r == nil {
			r = &RollOff{Round: round, Players: tied}
		}
		_, next := r.split()
		t := Throw{Of: next}
		for _, who := range next {
			f, ok := dice[r.Players[who]]
			if !ok {
				break
			}
			if err := f.check(); err != nil {
				return err
			}
			t.Dice = append(t.Dice, f)
		}
		if len(t.Dice) != len(next) || len(dice) != len(next) {
			continue
		}
		r.Throws = append(r.Throws, t)
		if d.begun(round, tied) == nil {
			d.RollOffs = append(d.RollOffs, *r)
		}
		d.note("", "round %d: dice entered for the roll-off of %s: %s", round, d.names(tied), r.words(d.Event))
		return nil
	}
	return fmt.Errorf("round %d: the next roll is between %s only", round, d.names(d.NextThrow(round)))
}

// NextThrow are the players who must throw next to break the first tie after a round, nil where
// there is none.
func (e *Event) NextThrow(round int) []No {
	ties := e.Ties(round)
	if len(ties) == 0 {
		return nil
	}
	r := e.begun(round, ties[0])
	if r == nil {
		return ties[0]
	}
	_, next := r.split()
	var who []No
	for _, i := range next {
		who = append(who, r.Players[i])
	}
	return who
}

func (e *Event) names(ns []No) string {
	var out []string
	for _, n := range ns {
		out = append(out, e.Player(n).Name)
	}
	return strings.Join(out, ", ")
}

// Rolled is a roll-off as it is shown to people.
type Rolled struct {
	What   string     `json:"what"`   // what it broke the tie of: "after round 2", "round 1, table 3"
	Names  []string   `json:"names"`  // whom it put first, and so on
	Throws [][]Thrown `json:"throws"` // each throw, who came first in it first
}

// Thrown is the throw of one of them.
type Thrown struct {
	Name  string `json:"name"`
	Faces Faces  `json:"faces"`
}

// said is a roll-off of the named as it is told.
func (r *RollOff) said(what string, name func(i int) string) Rolled {
	out := Rolled{What: what}
	order := r.order()
	for _, i := range order {
		out.Names = append(out.Names, name(i))
	}
	for _, t := range r.Throws {
		var one []Thrown
		for _, who := range order { // who stands first is told first
			if i := slices.Index(t.Of, who); i >= 0 && i < len(t.Dice) {
				one = append(one, Thrown{name(who), t.Dice[i]})
			}
		}
		out.Throws = append(out.Throws, one)
	}
	return out
}

// Words are the throws in words, without what they were for: "Ana 2 Battle Stations, Ben 1; again
// ...".
func (r Rolled) Words() string {
	var out []string
	for _, t := range r.Throws {
		var one []string
		for i, f := range t {
			n := fmt.Sprint(f.Faces.Stations())
			if f.Faces.Stations() == 0 {
				n = "none"
			}
			if i == 0 {
				n += " Battle Stations result"
				if f.Faces.Stations() != 1 {
					n += "s"
				}
				n = strings.Replace(n, "none", "no", 1)
			}
			one = append(one, f.Name+" "+n)
		}
		out = append(out, strings.Join(one, ", "))
	}
	return strings.Join(out, "; again ")
}

// String is a roll-off in a line.
func (r Rolled) String() string { return strings.ToUpper(r.What[:1]) + r.What[1:] + ": " + r.Words() }

// words says the throws and whom they put first.
func (r *RollOff) words(e *Event) string { return r.told(e).Words() }

func (r *RollOff) told(e *Event) Rolled {
	return r.said(fmt.Sprintf("after round %d", r.Round), func(i int) string {
		if r.Factions != nil {
			return r.Factions[i]
		}
		return e.Player(r.Players[i]).Name
	})
}

// RolledAt is the roll-off that decided a table's battle, false where none was needed. round and
// table count from 1.
func (e *Event) RolledAt(round, table int) (Rolled, bool) {
	t, err := e.table(round, table)
	if err != nil || t.Result == nil || len(t.Result.RollOff) == 0 {
		return Rolled{}, false
	}
	r := RollOff{Players: []No{1, 2}, Throws: t.Result.RollOff}
	return r.said(fmt.Sprintf("round %d, table %d", round, table),
		func(i int) string { return e.Player(t.Players[i]).Name }), true
}

// RollOffsUpTo are the roll-offs up to a round: those that decided battles, then those that decide
// ranks, and of the factions. One whose tie a correction has undone is not among them.
func (e *Event) RollOffsUpTo(round int) (out []Rolled) {
	for r := range e.Rounds[:max(0, min(round, len(e.Rounds)))] {
		for i := range e.Rounds[r].Tables {
			if rolled, ok := e.RolledAt(r+1, i+1); ok {
				out = append(out, rolled)
			}
		}
	}
	for i := range e.RollOffs {
		if r := &e.RollOffs[i]; r.Round <= round && r.stands(e) {
			out = append(out, r.told(e))
		}
	}
	return out
}

// stands reports whether those who rolled off are still equal, and nobody else with them.
func (r *RollOff) stands(e *Event) bool {
	if len(r.Factions) > 0 {
		for _, g := range equalFactions(e.FactionResult()) {
			if slices.Equal(codes(g), r.Factions) {
				return true
			}
		}
		return false
	}
	var equal []No
	st := e.Standings(r.Round)
	first := st[slices.IndexFunc(st, func(s Standing) bool { return s.No == r.Players[0] })]
	for _, s := range st {
		if s.Battle == first.Battle && s.Points == first.Points {
			equal = append(equal, s.No)
		}
	}
	slices.Sort(equal)
	return slices.Equal(equal, r.Players)
}
