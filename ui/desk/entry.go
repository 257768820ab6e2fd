package desk

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/page"
)

// draft is a result being entered.
type draft struct {
	points [2]string
	winner int // a seat, or tournament.Nobody: the points decide
	ending tournament.Ending
	rolls  []tournament.Throw
	sure   bool // points beyond the sheet were confirmed
}

// draftOf is what has been entered for a table of the round shown, nil nothing.
func (d *Desk) draftOf(t *tournament.Table) *draft {
	for i := range d.round().Tables {
		if &d.round().Tables[i] == t {
			return d.drafts[[2]int{d.tab, i}]
		}
	}
	return nil
}

// table is the chosen table of the round, nil where the bye is chosen or nothing.
func (d *Desk) table() *tournament.Table {
	if ts := d.round().Tables; d.tables.at < len(ts) {
		return &ts[d.tables.at]
	}
	return nil
}

// entering is the draft of the chosen table.
func (d *Desk) entering() *draft {
	at := [2]int{d.tab, d.tables.at}
	e := d.drafts[at]
	if e == nil {
		e = &draft{winner: tournament.Nobody}
		d.drafts[at] = e
	}
	return e
}

func (d *Desk) roundKey(k string, _ *page.Input) {
	if d.tab > d.event.Round() {
		d.ranks.key(k)
		return
	}
	switch k {
	case "up", "down":
		if t := d.table(); t != nil && (k == "down") == (d.seat == 0) {
			d.seat = 1 - d.seat
			return
		}
		at := d.tables.at
		d.tables.key(k)
		if d.tables.at != at {
			d.seat = map[string]int{"up": 1, "down": 0}[k]
		}
		return
	case "tab":
		d.nextField()
		return
	case "left", "right":
		d.tables.pick(d.tables.at + map[string]int{"left": -1, "right": 1}[k])
		d.seat = 0
		return
	case "a":
		d.rest()
		return
	case "r":
		d.roll()
		return
	case "s":
		d.takeSwap(d.chosenSeat())
		return
	case "u":
		d.change((*tournament.Desk).Unpair)
		return
	case "g":
		d.change((*tournament.Desk).PairAgain)
		return
	}
	if d.tables.key(k) || d.table() == nil {
		return
	}
	if len(k) == 1 && (k[0] >= '0' && k[0] <= '9' || k == "-") || k == "backspace" {
		d.digit(k)
		return
	}
	if id, ok := map[string]string{"enter": "enter", "w": "win", "e": "ending", "v": "verify", "i": "sign", "f": "choose", "p": "play", "o": "game", "x": "token"}[k]; ok {
		d.act(id)
	}
}

// act is a button of the chosen table.
func (d *Desk) act(id string) {
	t := d.table()
	if t == nil {
		return
	}
	switch id {
	case "enter":
		d.enter()
	case "win":
		if e := d.entering(); t.Result == nil {
			if e.winner == d.seat {
				e.winner, e.ending = tournament.Nobody, ""
			} else {
				e.winner = d.seat
			}
		}
	case "ending", "correct":
		if t.Result != nil {
			d.over = newCorrection(d)
			return
		}
		d.nextEnding()
	case "verify":
		d.mark(false, tournament.Nobody)
	case "sign", "signboth":
		if t.Result == nil {
			d.fail(fmt.Errorf("table %d has no result to sign", d.tables.at+1))
			return
		}
		d.mark(true, tournament.Nobody)
	case "choose":
		d.otherFleet(t)
	case "token":
		d.change(func(k *tournament.Desk) error { return k.Spend(d.tab, "on one die") })
	case "play":
		d.play()
	case "game":
		d.over = newGames(d)
	}
}

func (d *Desk) roundClick(id string) {
	var i, seat int
	if n, _ := fmt.Sscanf(id, "seat:%d:%d", &i, &seat); n == 2 {
		if d.swap != 0 {
			d.takeSwap(d.round().Tables[i].Players[seat])
			return
		}
		d.tables.pick(i)
		d.seat = seat
		return
	}
	for what, sign := range map[string]bool{"ver": false, "sig": true} {
		if n, _ := fmt.Sscanf(id, what+":%d:%d", &i, &seat); n == 2 {
			d.tables.pick(i)
			d.seat = seat
			d.mark(sign, seat)
			return
		}
	}
	if n, ok := number(id, "table:"); ok {
		d.tables.pick(n)
		return
	}
	if k, ok := strings.CutPrefix(id, "digit:"); ok {
		d.digit(k)
		return
	}
	switch id {
	case "again":
		d.change((*tournament.Desk).PairAgain)
	case "unpair":
		d.change((*tournament.Desk).Unpair)
	case "bye":
		d.tables.pick(len(d.round().Tables))
		if d.swap != 0 {
			d.takeSwap(d.round().Bye)
		}
	case "rest":
		d.rest()
	case "roll":
		d.roll()
	case "swap":
		d.takeSwap(d.chosenSeat())
	default:
		d.act(id)
	}
}

// nextField goes to the next field for Fleet Points, at last to the first.
func (d *Desk) nextField() {
	n := len(d.round().Tables)
	if n == 0 {
		return
	}
	if d.tables.at < n && d.seat == 0 {
		d.seat = 1
		return
	}
	d.seat = 0
	d.tables.pick((d.tables.at + 1) % n)
}

// digit types into the field of the chosen seat.
func (d *Desk) digit(k string) {
	if d.table().Result != nil {
		d.fail(fmt.Errorf("table %d has a result: E corrects it", d.tables.at+1))
		return
	}
	e := d.entering()
	p := &e.points[d.seat]
	switch {
	case k == "backspace":
		*p = (*p)[:max(0, len(*p)-1)]
	case k == "-" && *p != "" || len(*p) >= 4:
		return
	default:
		*p += k
	}
	e.sure, e.rolls, d.err, d.refuses = false, nil, "", false
}

var endings = []tournament.Ending{"", tournament.ByElimination, tournament.ByConcession, tournament.ByNoShow}

// nextEnding goes through the ways a battle ends; all but time have a winner.
func (d *Desk) nextEnding() {
	e := d.entering()
	e.ending = endings[(slices.Index(endings, e.ending)+1)%len(endings)]
	switch {
	case e.ending == "":
		e.winner = tournament.Nobody
	case e.winner == tournament.Nobody:
		e.winner = d.seat
	}
}

// enter writes the result of the chosen table once all of it is there; before it goes to the field that is empty, after it
// to the next table without a result.
func (d *Desk) enter() {
	t := d.table()
	if t.Result != nil {
		for i := range d.round().Tables {
			if at := (d.tables.at + i) % len(d.round().Tables); d.round().Tables[at].Result == nil {
				d.tables.pick(at)
				d.seat = 0
				return
			}
		}
		return
	}
	e := d.entering()
	if e.winner == tournament.Nobody {
		for _, seat := range []int{d.seat, 1 - d.seat} {
			if e.points[seat] == "" {
				if d.seat == seat && e.points[1-seat] == "" {
					d.fail(fmt.Errorf("type the Fleet Points of %s, or press W where a winner needs none", d.event.Player(t.Players[seat]).Name))
				}
				d.seat = seat
				return
			}
		}
	}
	told, err := d.told(t, e)
	if err != nil {
		d.fail(err)
		return
	}
	round, table := d.tab, d.tables.at+1
	if d.change(func(k *tournament.Desk) error {
		err := k.Enter(round, table, told)
		if tournament.IsUnlikely(err) {
			e.sure = true
		}
		return err
	}) {
		delete(d.drafts, [2]int{round, table - 1})
		return
	}
	d.refuses = e.sure
	if d.event.HandDice && e.even() {
		d.err = ""
		d.over = newBattleRoll(d, e)
	}
}

// even tells whether the points cannot say who has won.
func (e *draft) even() bool {
	return e.points[0] == e.points[1] && e.points[0] != "" && (e.ending == "" || e.ending == tournament.ByTime) && e.winner == tournament.Nobody
}

// told is a draft as the players report it. A winner without any points is one to whom the other has conceded.
func (d *Desk) told(t *tournament.Table, e *draft) (tournament.Told, error) {
	told := tournament.Told{Ending: e.ending, Winner: e.winner, Sure: e.sure, RollOff: e.rolls}
	if e.winner != tournament.Nobody && told.Ending == "" && e.points == [2]string{} {
		told.Ending = tournament.ByConcession
	}
	if told.Ending == tournament.ByNoShow {
		return told, nil
	}
	for seat, s := range e.points {
		if s == "" {
			continue
		}
		n, err := strconv.Atoi(s)
		if err != nil {
			return told, fmt.Errorf("%q are no Fleet Points", s)
		}
		told.Points[seat] = &n
	}
	if told.Ending == tournament.ByConcession && told.Points[1-e.winner] == nil {
		// nothing told of the winner's losses: there were none
		left := d.event.Limit
		if f := d.event.Player(t.Players[e.winner]).FleetFor(t.Fleets[e.winner]); f != nil {
			left = f.SP
		}
		told.Left[e.winner] = &left
	}
	return told, nil
}

// mark puts a player's initials under the result, or under the other's fleet; those of computers come along.
func (d *Desk) mark(sign bool, seat int) {
	t := d.table()
	by := t.Verified
	if sign {
		by = t.Result.Signed
	}
	if seat == tournament.Nobody {
		if seat = slices.Index(by[:], ""); seat < 0 {
			return
		}
	}
	var who []string
	for s, n := range t.Players {
		same := d.event.Player(n).Initials == d.event.Player(t.Players[1-s]).Initials // then one cannot be told from the other
		if p := d.event.Player(n); by[s] == "" && (s == seat || p.Computer != "") || same {
			who = append(who, p.Initials)
		}
	}
	if len(who) == 0 {
		return
	}
	round, table := d.tab, d.tables.at+1
	d.change(func(k *tournament.Desk) error {
		if sign {
			return k.Sign(round, table, who...)
		}
		return k.Verify(round, table, who...)
	})
}

// otherFleet lets the higher ranked player of the table take a fleet, and the other one at the next press.
func (d *Desk) otherFleet(t *tournament.Table) {
	fleets := d.event.Kit().Fleets
	if fleets == nil || d.event.Kit().Draws[d.tab-1].Roles != tournament.HigherChooses {
		return
	}
	take := fleets[(slices.Index(fleets, t.Fleets[0])+1)%len(fleets)]
	n := t.Players[0]
	d.change(func(k *tournament.Desk) error { return k.Choose(n, take) })
}
