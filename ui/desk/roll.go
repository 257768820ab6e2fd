package desk

import (
	"fmt"

	"attackwing/game/dice"
	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// rolling is a roll-off with real dice: how many Battle Stations each of the equal players has thrown.
type rolling struct {
	round  int
	who    []tournament.No
	faces  []tournament.Faces
	at     int
	battle *draft // of a battle, nil: for the ranks
}

// roll opens the roll-off that is due.
func (d *Desk) roll() {
	next := d.event.NextThrow(d.event.Round())
	if next == nil {
		d.fail(fmt.Errorf("nobody is equal: there is nothing to roll off"))
		return
	}
	d.over = &rolling{round: d.event.Round(), who: next, faces: make([]tournament.Faces, len(next))}
}

func newBattleRoll(d *Desk, e *draft) *rolling {
	t := d.table()
	return &rolling{round: d.tab, who: t.Players[:], faces: make([]tournament.Faces, 2), battle: e}
}

func (r *rolling) title(*Desk) (head, sub string) {
	return "Roll-off", fmt.Sprintf("Equal: each rolls %d attack dice, the most Battle Stations wins", tournament.RollOffDice)
}

func (r *rolling) draw(d *Desk, c *canvas.Canvas, b box) {
	c.Panel(b.X, b.Y, b.W, b.H)
	in := box{b.X + 16, b.Y + 16, b.W - 32, b.H - 32}
	high := min(60, (in.H-90)/float64(len(r.who)))
	narrow := in.W < 560
	if narrow {
		high = 78
	}
	for i, n := range r.who {
		y := in.Y + float64(i)*high
		rowBack(c, fmt.Sprintf("thrower:%d", i), box{in.X, y, in.W, high - 6}, i == r.at, true)
		mid := y + (high-6)/2
		room := in.W - 420
		if narrow { // the dice below the name
			room = in.W - 32
			mid -= 16
		}
		c.Fit(in.X+16, mid, room, scene.StyleH3, scene.Text1, d.event.Player(n).Name, scene.Left)
		if narrow {
			mid += 32
		}
		words := "press 0 to 5"
		if f := r.faces[i]; f != "" {
			drawFaces(c, in.right()-310, mid, min(28, high-18), f)
			words = count(f.Stations(), "Battle Station")
			if f.Stations() == 0 {
				words = "no Battle Stations"
			}
		}
		c.Text(in.right()-16, mid, scene.StyleSmall, scene.Text2, words, scene.Right)
	}
	y := in.bottom() - 44
	c.Fit(in.X, y-22, in.W, scene.StyleSmall, scene.Text3, "Type how many Battle Stations each has thrown, or let the program roll for all.", scene.Left)
	w := (in.W - 12) / 2
	c.Button("here", "Roll here for all", "R", in.X, y, w, 44, canvas.Plain, true)
	c.Button("write", "Enter the throw", "Enter", in.X+w+12, y, w, 44, canvas.Main, r.whole())
}

func (r *rolling) whole() bool {
	for _, f := range r.faces {
		if f == "" {
			return false
		}
	}
	return true
}

func (r *rolling) key(d *Desk, k string, _ *page.Input) {
	switch {
	case k == "up":
		r.at = max(0, r.at-1)
	case k == "down", k == "tab":
		r.at = min(len(r.who)-1, r.at+1)
	case k == "r":
		r.here(d)
	case k == "enter":
		r.write(d)
	case len(k) == 1 && k[0] >= '0' && k[0] <= '0'+tournament.RollOffDice:
		r.faces[r.at] = tournament.StationsOnly(int(k[0] - '0'))
		r.at = min(len(r.who)-1, r.at+1)
	}
}

func (r *rolling) click(d *Desk, id string) {
	if n, ok := number(id, "thrower:"); ok {
		if n == r.at { // a second click counts up
			next := 0
			if f := r.faces[n]; f != "" {
				next = (f.Stations() + 1) % (tournament.RollOffDice + 1)
			}
			r.faces[n] = tournament.StationsOnly(next)
		}
		r.at = n
	}
	switch id {
	case "here":
		r.here(d)
	case "write":
		r.write(d)
	}
}

// here throws the program's dice for all.
func (r *rolling) here(d *Desk) {
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
	if !r.whole() {
		d.fail(fmt.Errorf("type for each how many Battle Stations were thrown"))
		return
	}
	if r.battle != nil {
		r.battle.rolls = append(r.battle.rolls, tournament.Throw{Of: []int{0, 1}, Dice: r.faces})
		if r.faces[0].Stations() == r.faces[1].Stations() {
			r.faces, r.at = make([]tournament.Faces, 2), 0
			return
		}
		d.over = nil
		d.enter()
		return
	}
	thrown := map[tournament.No]tournament.Faces{}
	for i, n := range r.who {
		thrown[n] = r.faces[i]
	}
	if d.change(func(k *tournament.Desk) error { return k.EnterThrow(r.round, thrown) }) {
		d.over = nil
		if d.event.NextThrow(r.round) != nil {
			d.roll()
		}
	}
}
