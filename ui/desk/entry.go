package desk

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/kit"
)

// draft is a result being entered.
type draft struct {
	points [2]string
	winner int // a seat, or tournament.Nobody: the points decide
	ending tournament.Ending
	rolls  []tournament.Throw
}

// table returns the chosen table of the round, nil where the bye is chosen or nothing.
func (d roundPage) table() *tournament.Table {
	if ts := d.round().Tables; d.tables.At < len(ts) {
		return &ts[d.tables.At]
	}
	return nil
}

// entering returns the draft of the chosen table.
func (d roundPage) entering() *draft {
	at := [2]int{d.tab, d.tables.At}
	e := d.drafts[at]
	if e == nil {
		e = &draft{winner: tournament.Nobody}
		d.drafts[at] = e
	}
	return e
}

// digits type into the field of the chosen seat.
func (d roundPage) digits() (cs kit.Commands) {
	for k := range strings.SplitSeq("1234567890-", "") {
		cs = append(cs, &kit.Command{ID: "digit:" + k, Words: k, Key: k, Look: kit.Hidden, Do: func() { d.digit(k) }})
	}
	return append(cs, &kit.Command{
		ID:    "digit:backspace",
		Words: "Delete a digit",
		Key:   "backspace",
		Icon:  "back",
		Look:  kit.Hidden,
		Do: func() {
			if p := d.entering().points[d.seat]; p != "" {
				d.typed(p[:len(p)-1])
			}
		},
	})
}

func (d roundPage) digit(k string) {
	if p := d.entering().points[d.seat]; len(p) < 4 && (k != "-" || p == "") {
		d.typed(p + k)
	}
}

// typed takes over the points of the chosen seat.
func (d roundPage) typed(points string) {
	e := d.entering()
	e.points[d.seat] = points
	e.rolls = nil
	d.clear()
}

var endings = []tournament.Ending{"", tournament.ByElimination, tournament.ByConcession, tournament.ByNoShow}

// wins says that the chosen seat has won where no points say it.
func (d roundPage) wins() *kit.Command {
	return &kit.Command{
		ID:    "win",
		Words: "Wins",
		Key:   "w",
		Tip:   "Name the winner when the points do not decide.",
		Do: func() {
			d.undoubt()
			if e := d.entering(); e.winner == d.seat {
				e.winner, e.ending = tournament.Nobody, ""
			} else {
				e.winner = d.seat
			}
		},
	}
}

func (d roundPage) ending() *kit.Command {
	return &kit.Command{
		ID:    "ending",
		Words: "Ending",
		Key:   "e",
		Tip:   "How the battle ended: time, elimination, concession or no-show.",
		Do:    d.nextEnding,
	}
}

// nextEnding goes through the ways a battle ends; all but time have a winner.
func (d roundPage) nextEnding() {
	d.undoubt()
	e, of := d.entering(), endings
	if sc, err := scenarios.ByID(d.Scenario); err == nil && sc.Play(&game.House{}).Victory != nil {
		of = append(slices.Clip(of), tournament.BySheet)
	}
	e.ending = of[(slices.Index(of, e.ending)+1)%len(of)]
	switch {
	case e.ending == "":
		e.winner = tournament.Nobody
	case e.winner == tournament.Nobody:
		e.winner = d.seat
	}
}

// enter goes on with the chosen table.
func (d roundPage) enter() *kit.Command {
	c := &kit.Command{ID: "enter", Words: "Enter result", Key: "enter", Do: d.goOn}
	switch t := d.table(); {
	case t == nil || t.Result != nil:
		c.Words, c.Do = "Next open table", d.nextOpen
	case d.doubt != nil:
		c.Words = "Confirm"
	}
	return c
}

// goOn writes the result of the chosen table once all of it is there; before it goes to the field
// that is empty, after it to the next table without a result.
func (d roundPage) goOn() {
	t, e := d.table(), d.entering()
	if e.winner == tournament.Nobody {
		for _, seat := range []int{d.seat, 1 - d.seat} {
			if e.points[seat] == "" {
				if d.seat == seat && e.points[1-seat] == "" {
					d.fail(
						fmt.Errorf("enter the Fleet Points of %s, or press W to name the winner",
							d.Player(t.Players[seat]).Name),
					)
				}
				d.seat = seat
				return
			}
		}
	}
	round, table := d.tab, d.tables.At+1
	now, ok := d.tell(t, e, func(k *tournament.Desk, told tournament.Told) error { return k.Enter(round, table, told) })
	if !ok {
		return
	}
	if d.even(t, e) {
		d.lay(newBattleRoll(d.view, round, table, e, func(now eventPage) {
			d.eventPage = now
			d.goOn()
		}))
		return
	}
	delete(d.drafts, [2]int{round, table - 1})
	d.view = now
	d.nextOpen()
}

// tell writes a draft with do and returns the event after it; equal points without a roll-off are
// left to the caller. Points that the sheet cannot give are asked about each time.
func (d eventPage) tell(t *tournament.Table, e *draft, do func(*tournament.Desk, tournament.Told) error) (view, bool) {
	told, err := d.told(t, e)
	if err != nil {
		d.fail(err)
		return d.view, false
	}
	told.Sure = d.doubt == e
	d.undoubt()
	if d.even(t, e) {
		return d.view, true
	}
	now, ok := d.change(func(k *tournament.Desk) error {
		err = do(k, told)
		return err
	})
	if !ok && errors.As(err, new(tournament.Unlikely)) {
		d.ask(e)
	}
	return now, ok
}

// nextOpen goes to the next table without a result, and stays where there is none.
func (d roundPage) nextOpen() {
	n := len(d.round().Tables)
	for i := 1; i <= n; i++ {
		if at := (d.tables.At + i) % n; d.round().Tables[at].Result == nil {
			d.goTo(at, 0)
			return
		}
	}
}

// even tells whether the points cannot say who has won, and nobody has rolled for it yet.
func (d eventPage) even(t *tournament.Table, e *draft) bool {
	told, err := d.told(t, e)
	a, b := told.Points[0], told.Points[1]
	return err == nil && e.rolls == nil && (told.Ending == "" || told.Ending == tournament.ByTime) &&
		told.Winner == tournament.Nobody &&
		a != nil &&
		b != nil &&
		*a == *b
}

// told returns a draft as the players report it. A winner without any points is one to whom the
// other has conceded.
func (d eventPage) told(t *tournament.Table, e *draft) (tournament.Told, error) {
	told := tournament.Told{Ending: e.ending, Winner: e.winner, RollOff: e.rolls}
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
			return told, fmt.Errorf("%q is not a number of Fleet Points", s)
		}
		told.Points[seat] = &n
	}
	if told.Ending == tournament.ByConcession && e.winner != tournament.Nobody && told.Points[1-e.winner] == nil {
		// nothing told of the winner's losses: there were none
		left := d.LimitOf(t.Fleets[e.winner])
		if f := d.Player(t.Players[e.winner]).FleetFor(t.Fleets[e.winner]); f != nil {
			left = f.SP
		}
		told.Left[e.winner] = &left
	}
	return told, nil
}

// mark puts a player's initials under the result, or under the other's fleet; those of computers
// come along.
func (d roundPage) mark(sign bool, seat int) {
	t := d.table()
	by := t.Verified
	if sign {
		by = t.Newest().Signed
	}
	if seat == tournament.Nobody {
		if seat = slices.Index(by[:], ""); seat < 0 {
			return
		}
	}
	var who []string
	for s, n := range t.Players {
		// then one cannot be told from the other
		same := d.Player(n).Initials == d.Player(t.Players[1-s]).Initials
		if p := d.Player(n); by[s] == "" && (s == seat || p.Computer != "") || same {
			who = append(who, p.Initials)
		}
	}
	if len(who) == 0 {
		return
	}
	round, table := d.tab, d.tables.At+1
	d.change(func(k *tournament.Desk) error {
		if sign {
			return k.Sign(round, table, who...)
		}
		return k.Verify(round, table, who...)
	})
}

// otherFleet lets the higher ranked player of the table take a fleet, and the other one at the next
// press.
func (d roundPage) otherFleet(t *tournament.Table) *kit.Command {
	fleets := d.Kit().Fleets
	return &kit.Command{
		ID:    "choose",
		Words: "Other fleet",
		Key:   "f",
		Tip:   "The higher-ranked player chooses a fleet.",
		Do: func() {
			take, n := fleets[(slices.Index(fleets, t.Fleets[0])+1)%len(fleets)], t.Players[0]
			d.change(func(k *tournament.Desk) error { return k.Choose(n, take) })
		},
	}
}
