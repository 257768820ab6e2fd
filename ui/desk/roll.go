package desk

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"attackwing/game/dice"
	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// rolling is a roll-off in front of the players: the event's own dice, shown throw by throw, or
// real dice, of which is typed how many Battle Stations each of the equal players has thrown.
type rolling struct {
	round  int
	tied   []tournament.No    // the players that the places of throws are of
	own    []tournament.Throw // the event's dice, nil where real dice are thrown
	thrown []tournament.Throw // so far, without the one shown
	faces  []tournament.Faces // of the throw shown, "" not thrown yet
	at     int
	battle *tiedBattle // nil: for the ranks
	side   kit.Scrolled
}

// tiedBattle is the battle that a roll-off decides.
type tiedBattle struct {
	draft *draft
	table int             // from 1
	done  func(eventPage) // once it is decided and in the draft
}

// rollOff opens the roll-off that is due.
func (d eventPage) rollOff() *kit.Command {
	return &kit.Command{
		ID:    "roll",
		Words: "Roll off",
		Key:   "r",
		Tip:   "Tied players roll for their rank.",
		Do:    d.openRoll,
	}
}

func (d eventPage) openRoll() {
	r := &rolling{round: d.Round(), tied: d.throw, own: d.RankRollOff(d.Round())}
	r.next()
	d.lay(r)
}

// newBattleRoll returns the roll-off of a table (round and table from 1) whose players have equal
// Fleet Points.
func newBattleRoll(d view, round, table int, e *draft, done func(eventPage)) *rolling {
	r := &rolling{
		round:  round,
		tied:   d.Rounds[round-1].Tables[table-1].Players[:],
		battle: &tiedBattle{e, table, done},
	}
	if !d.HandDice {
		r.own = d.BattleRollOff(round, table)
	}
	r.next()
	return r
}

// next waits for the next throw.
func (r *rolling) next() { r.faces, r.at = make([]tournament.Faces, len(r.who())), 0 }

// who returns the players of the throw shown: those who are equal so far.
func (r *rolling) who() []tournament.No {
	if n := len(r.thrown); n < len(r.own) {
		return kit.Each(r.own[n].Of, func(place int) tournament.No { return r.tied[place] })
	}
	return r.tied
}

// rank returns the best rank that the tied players roll for.
func (r *rolling) rank(d view) int {
	for _, s := range d.Ranks(r.round) {
		if slices.Contains(r.tied, s.No) {
			return s.Rank
		}
	}
	return 0
}

func (r *rolling) title(d view) (head, sub string) {
	if r.battle != nil {
		head = fmt.Sprintf("Roll-off at table %d", r.battle.table)
	} else {
		head = fmt.Sprintf("Roll-off for rank %d", r.rank(d))
	}
	return head, fmt.Sprintf("%d attack dice each. Most Battle Stations results win.", tournament.RollOffDice)
}

// typed reports whether the dice are real ones, and typed.
func (r *rolling) typed() bool { return r.own == nil }

// equal reports whether some who have thrown are equal again. Who throws real dice for a rank is
// asked by the event.
func (r *rolling) equal() bool {
	if !r.typed() {
		return r.whole() && len(r.thrown)+1 < len(r.own)
	}
	return r.battle != nil && r.whole() && r.faces[0].Stations() == r.faces[1].Stations()
}

func (r *rolling) commands(d eventPage) kit.Commands {
	cs := kit.Commands{r.goOn(d)}
	if !r.typed() {
		return append(cs, r.allAtOnce(d))
	}
	cs = append(cs, r.rollHere(d))
	for n := range tournament.RollOffDice + 1 {
		cs = append(cs, &kit.Command{
			ID:    fmt.Sprint("stations:", n),
			Words: fmt.Sprintf("%d Battle Stations", n),
			Key:   fmt.Sprint(n),
			Look:  kit.Hidden,
			Do: func() {
				r.faces[r.at] = tournament.StationsOnly(n)
				r.at = min(len(r.faces)-1, r.at+1)
			},
		})
	}
	return append(
		cs,
		&kit.Command{
			ID:    "thrower:up",
			Words: "Previous player",
			Key:   "up",
			Look:  kit.Hidden,
			Do:    func() { r.at = max(0, r.at-1) },
		},
		&kit.Command{
			ID:    "thrower:down",
			Words: "Next player",
			Key:   "down",
			Look:  kit.Hidden,
			Do:    func() { r.at = min(len(r.faces)-1, r.at+1) },
		},
	)
}

func (r *rolling) rollHere(d eventPage) *kit.Command {
	return &kit.Command{ID: "here", Words: "Roll for all", Key: "r", Do: func() { r.here(d) }}
}

// allAtOnce throws the dice of everybody who has not thrown yet.
func (r *rolling) allAtOnce(d eventPage) *kit.Command {
	c := &kit.Command{ID: "all", Words: "All at once", Key: "a", Do: func() {
		for !r.whole() {
			r.throws()
		}
	}}
	return c.OffWhen(r.whole(), "Everyone has rolled.")
}

// goOn rolls the event's own dice, or enters those that were thrown.
func (r *rolling) goOn(d eventPage) *kit.Command {
	c := &kit.Command{ID: "write", Words: "Enter throw", Key: "enter", Look: kit.Main, Do: func() { r.write(d) }}
	switch {
	case r.typed() && !r.whole():
		c.Off = "Enter each player's number of Battle Stations results."
	case r.typed():
	case r.equal():
		c.Words = "Still tied: roll again"
	case r.whole():
		c.Words = "Next"
	default:
		c.Words = d.Player(r.who()[r.at]).Name + ", throw"
	}
	return c
}

// body has a row for each player who throws, to be read from afar, and what the dice say below
// them.
func (r *rolling) body(d eventPage) kit.Part {
	if !r.typed() {
		return r.room(d)
	}
	who := r.who()
	cells := kit.Cells{LeastW: 200, LeastH: 56, FreeH: 56, MostH: 210, Gap: 8}
	rows := kit.Matrix(len(who), 1, cells, func(i, _ int) kit.Part {
		name := kit.Loud(scene.SansBold, 0.22, scene.Text1, d.Player(who[i]).Name).Grow(1).Least(100, 0)
		thrown := kit.Line(scene.StyleBody, scene.Text2, kit.If(!r.typed(), "not rolled yet", "press 0 to 5"))
		if f := r.faces[i]; f != "" {
			thrown = kit.Loud(scene.NumeralBold, 0.5, scene.Text1, fmt.Sprint(f.Stations()))
			if !kit.ForThumb() { // a telephone has no width for the dice
				thrown = kit.Row(16, largeFaces(f), thrown)
			}
		}
		p := kit.Chosen(r.typed() && i == r.at, kit.Row(16, name, thrown)).Name("thrower", i)
		if r.typed() {
			p = p.Press(func() { r.press(i) })
		}
		return p
	})
	note := kit.Text(scene.StyleBody, scene.Text2, r.note(d))
	if r.whole() {
		note = kit.Text(scene.StyleH2, scene.Text1, r.note(d))
	}
	foot := kit.Row(12, note.Grow(1), kit.Button(r.rollHere(d)).If(r.typed()), kit.Button(r.goOn(d)))
	return kit.Column(10, kit.Scroll(&r.side, rows).Grow(1), foot.Grow(-1))
}

// press chooses a player; a second press counts the Battle Stations up.
func (r *rolling) press(i int) {
	if i == r.at {
		next := 0
		if f := r.faces[i]; f != "" {
			next = (f.Stations() + 1) % (tournament.RollOffDice + 1)
		}
		r.faces[i] = tournament.StationsOnly(next)
	}
	r.at = i
}

// note says what to do, and what the dice say.
func (r *rolling) note(d eventPage) string {
	switch {
	case r.typed():
		return "Enter each player's Battle Stations results, or let the program roll for all."
	case !r.whole():
		return "The dice are the event's own. They cannot be re-rolled."
	case r.equal():
		return fmt.Sprintf("Still tied with %d each. Roll again.", r.most())
	}
	if len(r.tied) == 2 && r.battle == nil {
		by := r.order(d)
		rank := r.rank(d.view)
		return fmt.Sprintf("%s takes rank %d, %d to %d. %s takes rank %d.", by[0], rank,
			r.most(), r.least(), by[1], rank+1)
	}
	return fmt.Sprintf("%s wins the roll-off with %s.", r.order(d)[0], counted(r.most()))
}

// most returns the highest number of Battle Stations results thrown so far.
func (r *rolling) most() (most int) {
	for _, f := range r.faces {
		if f != "" {
			most = max(most, f.Stations())
		}
	}
	return most
}

// least returns the lowest number of Battle Stations results thrown so far.
func (r *rolling) least() int {
	least := tournament.RollOffDice
	for _, f := range r.faces {
		if f != "" {
			least = min(least, f.Stations())
		}
	}
	return least
}

// throws throws the event's own dice for the next player.
func (r *rolling) throws() {
	r.faces[r.at] = r.own[len(r.thrown)].Dice[r.at]
	if r.at++; r.at == len(r.faces) {
		r.at = len(r.faces) - 1
	}
}

// order returns the names of those who threw, most Battle Stations first.
func (r *rolling) order(d eventPage) []string {
	who := r.who()
	places := make([]int, len(who))
	for i := range places {
		places[i] = i
	}
	slices.SortStableFunc(places, func(a, b int) int { return r.faces[b].Stations() - r.faces[a].Stations() })
	return kit.Each(places, func(i int) string { return d.Player(who[i]).Name })
}

func (r *rolling) whole() bool {
	return !slices.Contains(r.faces, "")
}

// here throws the program's dice for all in place of real ones.
func (r *rolling) here(d eventPage) {
	src := dice.New(d.store.Seed())
	letters := map[dice.Face]byte{dice.BattleStations: 'B', dice.Hit: 'H', dice.Crit: 'C'}
	for i := range r.faces {
		f := make([]byte, tournament.RollOffDice)
		for k := range f {
			f[k] = '-'
			if l, ok := letters[src.Roll(dice.Attack)]; ok {
				f[k] = l
			}
		}
		r.faces[i] = tournament.Faces(f)
	}
}

// write enters the throw; those who are equal again throw again.
func (r *rolling) write(d eventPage) {
	if !r.whole() {
		r.throws()
		return
	}
	again := r.equal()
	if r.battle == nil && r.typed() {
		r.enterTyped(d)
		return
	}
	t := tournament.Throw{Of: []int{0, 1}, Dice: r.faces}
	if !r.typed() {
		t = r.own[len(r.thrown)]
	}
	r.thrown = append(r.thrown, t)
	switch r.next(); {
	case again:
	case r.battle != nil:
		r.battle.draft.rolls = r.thrown
		d.close()
		r.battle.done(d)
	default:
		r.settle(d)
	}
}

// enterTyped enters real dice for a rank: who must throw next, the event knows.
func (r *rolling) enterTyped(d eventPage) {
	thrown := map[tournament.No]tournament.Faces{}
	for i, n := range r.who() {
		thrown[n] = r.faces[i]
	}
	d.rolled(r.round, func(k *tournament.Desk) error { return k.EnterThrow(r.round, thrown) })
}

// settle has the event keep the dice that were shown.
func (r *rolling) settle(d eventPage) {
	d.close()
	d.rolled(r.round, func(k *tournament.Desk) error {
		if !reflect.DeepEqual(k.RankRollOff(r.round), r.own) {
			return errors.New("the event has changed meanwhile. Roll again")
		}
		return k.Roll(r.round)
	})
}

// rolled writes a throw for a rank, and goes on with the next one that is due.
func (d eventPage) rolled(round int, enter func(*tournament.Desk) error) {
	now, ok := d.change(enter)
	if !ok {
		return
	}
	d.close()
	if now.NextThrow(round) != nil {
		d.view = now
		d.openRoll()
	}
}

// counted returns a number of Battle Stations results in words.
func counted(n int) string {
	if n == 1 {
		return "1 Battle Stations result"
	}
	return fmt.Sprintf("%d Battle Stations results", n)
}
