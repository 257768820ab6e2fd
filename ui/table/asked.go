package table

import (
	"strings"

	"attackwing/game"
)

// mine is the open question of a person, nil when nobody is asked or the picture still moves.
func (t *Table) mine() *game.Prompt {
	if t.g == nil || t.Screen != Playing || t.now != nil || len(t.queue) > 0 {
		return nil
	}
	var first *game.Prompt
	ps := t.prompts()
	for i := range ps {
		p := &ps[i]
		if t.brains[p.Player] != nil {
			continue
		}
		if p.Ask == game.ChooseManeuver {
			if p.Ship == t.planner {
				return p
			}
			if t.seated == p.Player && first == nil {
				first = p
			}
			continue
		}
		return p
	}
	return first
}

// plans are the open dials of a seat.
func (t *Table) plans(seat game.PlayerID) (ps []game.Prompt) {
	for _, p := range t.prompts() {
		if p.Ask == game.ChooseManeuver && p.Player == seat {
			ps = append(ps, p)
		}
	}
	return ps
}

// ask takes up a new question.
func (t *Table) ask() {
	ps := t.prompts()
	if len(ps) == 0 {
		return
	}
	planning := ps[0].Ask == game.ChooseManeuver
	if planning && (t.planner == game.NoShip || !t.open(t.planner)) {
		t.takeSeat(ps)
	}
	p := t.mine()
	if p == nil {
		if !planning && t.viewer != t.seatOfView(nil) {
			t.viewer, t.dirty = t.seatOfView(nil), true
		}
		if t.promptID != -2 {
			t.promptID, t.dirty = -2, true
			t.see()
		}
		return
	}
	if p.ID == t.promptID {
		return
	}
	if t.silent(p) {
		return
	}
	if !planning || t.promptID < 0 || t.setStart > len(t.g.Answers()) {
		t.setStart = len(t.g.Answers())
	}
	t.promptID, t.dirty = p.ID, true
	t.viewer = t.seatOfView(p)
	t.see()
	t.focus, t.picks, t.optTop, t.refusal = 0, 0, 0, ""
	t.ship = p.Ship
	defer t.followAsked(p)
	switch p.Ask {
	case game.PlaceShip:
		t.draft = t.firstPlace(p)
	case game.ChooseManeuver:
		t.focus = t.bestDial(p)
		t.proposed = t.focus
		if m, ok := t.dial[p.Ship]; ok {
			t.focus = m
		}
	case game.ChooseDice:
		for i, o := range p.Options {
			if d := t.shown.Attack.AttackDice[o.N]; strings.HasPrefix(d.Face.String(), "blank") && popcount(t.picks) < int(p.Max) {
				t.picks |= 1 << uint(i)
			}
		}
	case game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice, game.ModifyDefenseDice:
		if len(p.Options) > 1 && p.Options[0].Kind == game.Pass {
			t.focus = 1
		}
		t.focus = t.bestOption(p, t.focus)
		if p.Ask == game.ChooseAction {
			t.focus = t.wished(p, t.focus)
		}
	}
}

// open tells whether a ship's dial is still asked for.
func (t *Table) open(id game.ShipID) bool {
	for _, p := range t.prompts() {
		if p.Ask == game.ChooseManeuver && p.Ship == id && t.brains[p.Player] == nil {
			return true
		}
	}
	return false
}

// takeSeat begins the planning of the next person, behind the curtain when two share the screen.
func (t *Table) takeSeat(ps []game.Prompt) {
	for seat := game.One; seat <= game.Two; seat++ {
		for _, p := range ps {
			if p.Player != seat || t.brains[seat] != nil {
				continue
			}
			t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
			t.planner = p.Ship
			t.promptID = -1
			t.setStart = min(t.setStart, len(t.g.Answers()))
			if !t.secondSeat(ps) {
				t.setStart = len(t.g.Answers()) - t.given()
			}
			if t.hotSeat() {
				t.seated, t.curtain, t.uncover = seat, true, 0
				t.sound("cover", int(seat)+1)
			} else {
				t.seated = seat
			}
			t.viewer, t.dirty = seat, true
			t.turnToSeat(seat)
			t.see()
			return
		}
	}
	t.planner = game.NoShip
}

func (t *Table) secondSeat(ps []game.Prompt) bool { return t.hotSeat() && ps[0].Player == game.Two }

// given is how many dials of this Planning Phase the referee has already: the computer's.
func (t *Table) given() int {
	n := 0
	for i := range t.g.State().Ships[:t.g.State().NShips] {
		if t.g.State().Ships[i].InPlay() {
			n++
		}
	}
	return max(0, n-len(t.prompts()))
}

func (t *Table) seatOfView(p *game.Prompt) game.PlayerID {
	if !t.hotSeat() {
		return t.seated
	}
	if p == nil || p.Ask != game.ChooseManeuver {
		return game.Nobody
	}
	return p.Player
}

// see renews the view.
func (t *Table) see() {
	if t.pause != nil && t.pause.at != flying {
		t.asShown()
		return
	}
	t.g.ViewInto(t.viewer, &t.view)
}

// prompts are the open questions. The referee makes their list anew each time it is asked; here it is kept until the
// next answer, so that a tick in which nothing happens allocates nothing.
func (t *Table) prompts() []game.Prompt {
	if n := len(t.g.Answers()); t.openAt != n+1 {
		t.openNow, t.openAt = t.g.Prompts(), n+1
	}
	return t.openNow
}
