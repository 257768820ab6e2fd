package table

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
)

// submit hands an answer to the referee and queues what happens.
func (t *Table) submit(a game.Answer) bool {
	var p game.Prompt
	for _, q := range t.prompts() {
		if q.ID == a.Prompt {
			p = q
		}
	}
	brain := t.brains[p.Player]
	events, err := t.g.Submit(a)
	if err != nil {
		t.refuse(err.Error())
		return false
	}
	t.queue = append(t.queue, events...)
	if brain != nil {
		t.explain(brain, &p)
	}
	t.keep()
	t.dirty = true
	return true
}

// explain tells why the computer answered as it did: at once, of a dial when it is revealed.
func (t *Table) explain(brain ai.Player, p *game.Prompt) {
	why := ""
	if w, ok := brain.(ai.Explainer); ok {
		why = w.Why()
	}
	if !t.uses("reasons") {
		why = ""
	}
	if p.Ask == game.ChooseManeuver {
		t.dialWhy[p.Ship] = why
		return
	}
	t.wait = 0.3
	if why != "" {
		t.because = why
		t.noteWhy(p.Ship, why)
	}
}

// computer lets a computer player think beside the window and takes its answer.
func (t *Table) computer() {
	if t.thinking != nil {
		select {
		case a := <-t.thinking:
			t.thinking = nil
			t.dirty = true
			t.submit(a)
		default:
		}
		return
	}
	var p *game.Prompt
	ps := t.prompts()
	for i := range ps {
		if t.brains[ps[i].Player] != nil {
			p = &ps[i]
			break
		}
	}
	if p == nil {
		return
	}
	if t.wait > 0 {
		return
	}
	q := *p
	q.Options = slices.Clone(p.Options)
	v := t.g.View(q.Player)
	brain := t.brains[q.Player]
	ch := make(chan game.Answer, 1)
	t.thinking = ch
	go func() { ch <- brain.Choose(v, &q) }()
}

// refuse says why something cannot be done.
func (t *Table) refuse(why string) {
	t.refusal, t.refTime, t.shake, t.dirty = t.units(why), 4, shakeSeconds, true
	t.sound("refuse", 0)
}

// answer gives a person's answer.
func (t *Table) answer(a game.Answer) {
	t.sound("confirm", int(t.mine().Player)+1)
	t.mark()
	t.fresh()
	t.endRead = 0
	t.submit(a)
}

// confirm is the main button.
func (t *Table) confirm() {
	p := t.mine()
	if t.waits() {
		t.perform()
		return
	}
	if p == nil {
		t.skip()
		return
	}
	switch p.Ask {
	case game.PlaceShip:
		if no := game.MayPlace(&t.shown, t.g.Setup(), p.Ship, t.draft); no.Code != game.Yes {
			t.refuse("Not here: " + no.Why(t.g.Setup()))
			return
		}
		t.answer(game.Answer{Prompt: p.ID, Pose: t.draft})
	case game.ChooseManeuver:
		if _, is := t.loss(); !is {
			t.lockDial(p)
		}
	default:
		if p.Max > 1 {
			if n := popcount(t.picks); n < int(p.Min) || n > int(p.Max) {
				t.refuse(howMany(p))
				return
			}
			t.answer(game.Answer{Prompt: p.ID, Picks: t.picks})
			return
		}
		if t.focus < 0 || t.focus >= len(p.Options) {
			t.refuse(t.refusedWhy(p, t.focus-len(p.Options)))
			return
		}
		t.answer(p.Pick(t.focus))
	}
}

func (t *Table) refusedWhy(p *game.Prompt, i int) string {
	rs := game.Refusals(&t.view, p)
	if i >= 0 && i < len(rs) {
		return t.ruled(&rs[i])
	}
	return "Choose one of the options."
}

// lockDial locks the chosen maneuver; the last one hands all of the seat's dials in.
func (t *Table) lockDial(p *game.Prompt) {
	if t.locked[p.Ship] {
		t.nextShip(1)
		return
	}
	if onDial(p, t.focus) < 0 {
		for _, r := range game.Refusals(&t.view, p) {
			if int(r.N) == t.focus {
				t.refuse(t.ruled(&r))
				return
			}
		}
		t.refuse("Choose a maneuver first.")
		return
	}
	t.dial[p.Ship], t.locked[p.Ship] = t.focus, true
	t.sound("lock-dial", int(p.Player)+1)
	t.dirty = true
	ps := t.plans(p.Player)
	for _, q := range ps {
		if !t.locked[q.Ship] {
			t.nextShip(1)
			return
		}
	}
	t.handIn(p.Player)
}

// handIn hands the dials of a seat in, all of which are locked.
func (t *Table) handIn(seat game.PlayerID) {
	t.mark()
	t.fresh()
	for _, q := range t.plans(seat) {
		t.submit(q.Pick(onDial(&q, t.dial[q.Ship])))
	}
	t.planner, t.promptID = game.NoShip, -1
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
}

// nextShip goes to the next ship that waits for its dial.
func (t *Table) nextShip(by int) {
	ps := t.plans(t.seated)
	if len(ps) == 0 {
		return
	}
	at := 0
	for i := range ps {
		if ps[i].Ship == t.planner {
			at = i
		}
	}
	for k := 1; k <= len(ps); k++ {
		q := ps[((at+k*by)%len(ps)+len(ps))%len(ps)]
		if !t.locked[q.Ship] || k == len(ps) {
			t.selectPlan(q.Ship)
			return
		}
	}
}

func (t *Table) selectPlan(id game.ShipID) {
	t.planner, t.promptID, t.dirty = id, -1, true
	t.ask()
}

// howMany says how many options a question takes.
func howMany(p *game.Prompt) string {
	switch {
	case p.Min == p.Max:
		return fmt.Sprintf("Choose %d.", p.Min)
	case p.Min == 0:
		return fmt.Sprintf("Choose at most %d.", p.Max)
	}
	return fmt.Sprintf("Choose %d to %d.", p.Min, p.Max)
}
