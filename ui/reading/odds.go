package reading

import (
	"attackwing/game"
	"attackwing/game/odds"
	"cmp"
)

// Ahead is the expected outcome of an attack from now on by the exact odds, both sides playing
// best.
type Ahead struct {
	By, On  game.ShipID
	All     odds.Odds // with what both sides may spend; where boxes are checked, those of that side
	Bare    odds.Odds // with nothing spent: by nobody, or by the side that is asked
	Differ  bool      // there is something to spend
	Left    int       // shields and hull of the target
	Boxes   bool      // All has what is checked
	Defense bool      // the defender is asked
}

// aheadOf identifies the situation that an Ahead is counted for.
type aheadOf struct {
	prompt  int32
	answers int
	option  game.Option
	picks   uint64
}

// chances are the odds of an attack, counted once.
type chances struct {
	of    aheadOf
	ahead *Ahead
}

// count returns the odds of an attack; nil where there is none.
func (c *chances) count(t *Table, p *game.Prompt, of aheadOf) *Ahead {
	if c.ahead == nil || c.of != of {
		c.of, c.ahead = of, &Ahead{By: game.NoShip}
		c.ahead.count(t, p, &of.option, of.picks)
	}
	if c.ahead.By == game.NoShip {
		return nil
	}
	return c.ahead
}

// Focus is the person's tentative answer to a question: the option that is looked at, as the
// question counts it, and the checked boxes.
type Focus struct {
	At    int
	Picks uint64
}

// Ahead returns the outlook of the attack that is being made, or of the one in focus, nil if there
// is none.
func (t *Table) Ahead(p *game.Prompt, f Focus) *Ahead {
	if p == nil {
		return nil
	}
	of := aheadOf{prompt: p.ID, answers: len(t.Game.Answers()), picks: f.Picks}
	if p.Ask == game.ChooseTarget {
		of.option, _ = OptionAt(p, f.At)
	}
	return t.counted.inFocus.count(t, p, of)
}

// DamageOf returns the mean damage of a recommended attack, the same as its odds show in focus; is
// reports whether it is known.
func (t *Table) DamageOf(p *game.Prompt, o *game.Option) (mean float64, is bool) {
	if p.Ask != game.ChooseTarget || !t.Uses("odds") {
		return 0, false
	}
	of := aheadOf{prompt: p.ID, answers: len(t.Game.Answers()), option: *o}
	if h := t.counted.advised.count(t, p, of); h != nil {
		return h.All.Expected, true
	}
	return 0, false
}

func (h *Ahead) count(t *Table, p *game.Prompt, f *game.Option, picks uint64) {
	s, u := &t.Shown, t.Game.Setup()
	a, shot := s.Attack, game.Shot{}
	switch {
	case a.On && a.Defended && p.Ask != game.ModifyDefenseDice && !(p.Ask == game.ChooseDice && p.Defense):
		return // compared already
	case a.On:
	case p.Ask != game.ChooseTarget || f.Kind == game.Pass || f.Ship == game.NoShip:
		return
	default:
		a = game.Attack{Attacker: p.Ship, Target: f.Ship, Weapon: game.NoWeapon}
		if f.Kind == game.FireWeapon {
			a.Weapon, a.KeepLock = f.N, f.Line != 0
		}
		var no game.No
		if shot, no = s.ShotOf(u, p.Ship, f); no.Code != game.Yes {
			return
		}
	}
	x := odds.Coming(s, u, &a, &shot)
	h.Left, h.Defense = x.Shields+x.Hull, a.On && s.Ships[a.Target].Owner == p.Player
	if k := t.Spending(p, picks); k != nil {
		h.All, h.Bare, h.Differ, h.Boxes = k.All, k.Bare, k.Picks != 0, true
		h.By, h.On = a.Attacker, a.Target
		return
	}
	var err, wrong error
	h.All, err = t.counted.judge.Of(&x)
	h.Differ = x.Attack.N+x.Defense.N > 0
	x.Attack.N, x.Defense.N = 0, 0
	if h.Bare, wrong = t.counted.judge.Of(&x); err == nil && wrong == nil {
		h.By, h.On = a.Attacker, a.Target
	}
}

// assumption returns the assumptions that the odds of an attack rest on.
func (t *Table) assumption() Number {
	s, u := &t.Shown, t.Game.Setup()
	a := &s.Attack
	x := odds.Coming(s, u, a, nil)
	n := Number{Name: "Exact odds", Total: "best play by both"}
	tokens := func(id game.ShipID, side *odds.Side) Term {
		words := ""
		for i := range side.N {
			name := cmp.Or(meansWords[side.Means[i]], "text of the weapon")
			if words != "" {
				words += ", "
			}
			words += name
		}
		if words == "" {
			words = "nothing"
		}
		return Term{u.Name(id) + " may spend", words}
	}
	if !a.Defended {
		n.Terms = append(n.Terms, tokens(a.Attacker, &x.Attack))
	}
	return Number{Name: n.Name, Total: n.Total, Terms: append(n.Terms, tokens(a.Target, &x.Defense),
		Term{"both players spend their tokens in the best way, the defender last", ""},
		Term{"extra value of a critical damage card", "+0.3"},
		Term{"unchecked card text and the opponent's re-roll tokens", "not counted"})}
}

// meansWords holds the names of the tokens that are spent.
var meansWords = map[odds.Means]string{
	odds.Lock:     "Target Lock",
	odds.Stations: "Battle Stations",
	odds.Guard:    "Battle Stations",
	odds.Evade:    "Evade",
}
