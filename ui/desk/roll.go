package desk

import (
	"fmt"
	"slices"

	"attackwing/game/dice"
	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// rolling is a roll-off in front of the players: of a battle the event's own dice, shown throw by throw, or real dice, of
// which is typed how many Battle Stations each of the equal players has thrown.
type rolling struct {
	round  int
	who    []tournament.No
	faces  []tournament.Faces // of the throw shown, "" not thrown yet
	at     int
	battle *tiedBattle // nil: for the ranks
}

// tiedBattle is the battle that a roll-off decides.
type tiedBattle struct {
	draft  *draft
	table  int                // from 1
	own    []tournament.Throw // the event's dice, nil where real dice are thrown
	thrown []tournament.Throw // so far, all of them equal
	done   func(*Desk)        // once it is decided and in the draft
}

// rollOff opens the roll-off that is due.
func (d *Desk) rollOff() *kit.Command {
	return &kit.Command{ID: "roll", Words: "Roll off", Key: "r", Tip: "Tied players roll for their rank.", Do: d.openRoll}
}

func (d *Desk) openRoll() {
	next := d.event.NextThrow(d.event.Round())
	d.over = &rolling{round: d.event.Round(), who: next, faces: make([]tournament.Faces, len(next))}
}

// newBattleRoll is the roll-off of a table (round and table from 1) whose players have equal Fleet Points.
func newBattleRoll(d *Desk, round, table int, e *draft, done func(*Desk)) *rolling {
	b := &tiedBattle{draft: e, table: table, done: done}
	if !d.event.HandDice {
		b.own = d.event.BattleRollOff(round, table)
	}
	return &rolling{round: round, who: d.event.Rounds[round-1].Tables[table-1].Players[:], faces: make([]tournament.Faces, 2), battle: b}
}

func (r *rolling) title(*Desk) (head, sub string) {
	head = "Roll-off"
	if r.battle != nil {
		head = fmt.Sprintf("Roll-off at table %d", r.battle.table)
	}
	return head, fmt.Sprintf("Tie: each rolls %d attack dice; most Battle Stations results win", tournament.RollOffDice)
}

// typed tells whether the dice are real ones, and typed.
func (r *rolling) typed() bool { return r.battle == nil || r.battle.own == nil }

// equal tells whether the two of a battle have thrown, and are equal again.
func (r *rolling) equal() bool {
	return r.battle != nil && r.whole() && r.faces[0].Stations() == r.faces[1].Stations()
}

func (r *rolling) commands(d *Desk) kit.Commands {
	cs := kit.Commands{r.goOn(d)}
	if !r.typed() {
		return cs
	}
	cs = append(cs, r.rollHere(d))
	for n := range tournament.RollOffDice + 1 {
		cs = append(cs, &kit.Command{ID: fmt.Sprint("stations:", n), Words: fmt.Sprintf("%d Battle Stations", n), Key: fmt.Sprint(n), Look: kit.Hidden, Do: func() {
			r.faces[r.at] = tournament.StationsOnly(n)
			r.at = min(len(r.who)-1, r.at+1)
		}})
	}
	return append(cs, &kit.Command{ID: "thrower:up", Words: "Previous player", Key: "up", Look: kit.Hidden, Do: func() { r.at = max(0, r.at-1) }},
		&kit.Command{ID: "thrower:down", Words: "Next player", Key: "down", Look: kit.Hidden, Do: func() { r.at = min(len(r.who)-1, r.at+1) }})
}

func (r *rolling) rollHere(d *Desk) *kit.Command {
	return &kit.Command{ID: "here", Words: "Roll for all", Key: "r", Do: func() { r.here(d) }}
}

// goOn rolls the event's own dice, or enters those that were thrown.
func (r *rolling) goOn(d *Desk) *kit.Command {
	c := &kit.Command{ID: "write", Words: "Enter throw", Key: "enter", Look: kit.Main, Do: func() { r.write(d) }}
	switch {
	case r.typed() && !r.whole():
		c.Off = "Enter each player's number of Battle Stations results."
	case r.typed():
	case r.equal():
		c.Words = "Still tied: roll again"
	case r.whole():
		c.Words = "Enter result"
	default:
		c.Words = "Roll the dice"
	}
	return c
}

func (r *rolling) body(d *Desk) kit.Part {
	var rows []kit.Part
	for i, n := range r.who {
		words := kit.If(!r.typed(), "not rolled yet", "press 0 to 5")
		thrown := kit.Part{}
		if f := r.faces[i]; f != "" {
			thrown, words = kit.Either(faces(f, 40), faces(f, 24)), count(f.Stations(), "Battle Stations result")
		}
		row := kit.Row(16, kit.Line(scene.StyleH2, scene.Text1, d.event.Player(n).Name).Grow(1).Least(160, 0), thrown, kit.Text(scene.StyleBody, scene.Text2, words).Wide(140))
		p := kit.Chosen(r.typed() && i == r.at, row).Name("thrower", i)
		if r.typed() {
			p = p.Press(func() { r.press(i) })
		}
		rows = append(rows, p)
	}
	here := kit.Button(r.rollHere(d)).If(r.typed())
	return kit.Foot(&d.rounds.side, kit.Column(8, rows...), kit.Row(12, kit.Text(scene.StyleBody, scene.Text2, r.note(d)).Grow(1), here, kit.Button(r.goOn(d))))
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
func (r *rolling) note(d *Desk) string {
	switch {
	case r.typed():
		return "Enter each player's Battle Stations results, or let the program roll for all."
	case !r.whole():
		return "Roll with the event's own dice. They cannot be re-rolled."
	case r.equal():
		return "Equal again."
	}
	first := kit.If(r.faces[1].Stations() > r.faces[0].Stations(), 1, 0)
	return d.event.Player(r.who[first]).Name + " wins the roll-off."
}

func (r *rolling) whole() bool {
	return !slices.Contains(r.faces, "")
}

// here throws the program's dice for all; of a battle the event's own, which nobody throws twice.
func (r *rolling) here(d *Desk) {
	if !r.typed() {
		if n := len(r.battle.thrown); !r.whole() && n < len(r.battle.own) {
			r.faces = slices.Clone(r.battle.own[n].Dice)
		}
		return
	}
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
func (r *rolling) write(d *Desk) {
	if !r.typed() && !r.whole() {
		r.here(d)
		return
	}
	if b := r.battle; b != nil {
		again := r.equal()
		b.thrown = append(b.thrown, tournament.Throw{Of: []int{0, 1}, Dice: r.faces})
		r.faces, r.at = make([]tournament.Faces, 2), 0
		switch {
		case again && r.typed():
		case again:
			r.here(d)
		default:
			b.draft.rolls, d.over = b.thrown, nil
			b.done(d)
		}
		return
	}
	thrown := map[tournament.No]tournament.Faces{}
	for i, n := range r.who {
		thrown[n] = r.faces[i]
	}
	if d.change(func(k *tournament.Desk) error { return k.EnterThrow(r.round, thrown) }) {
		d.over = nil
		if d.event.NextThrow(r.round) != nil {
			d.openRoll()
		}
	}
}
