package battle

import (
	"attackwing/game"
	"attackwing/game/odds"
)

// Ahead is what is still to come of an attack by the exact odds, both sides playing best.
type Ahead struct {
	By, On  game.ShipID
	All     odds.Odds // with what both sides may spend; where boxes are checked, those of that side
	Bare    odds.Odds // with nothing spent: by nobody, or by the side that is asked
	Differ  bool      // there is something to spend
	Left    int       // shields and hull of the target
	Boxes   bool      // All has what is checked
	Defense bool      // the defender is asked
}

// aheadOf is what an Ahead was counted for.
type aheadOf struct {
	prompt  int32
	answers int
	option  game.Option
	picks   uint64
}

// Ahead is what is still to come of the attack that is being made, or of the one in focus; nil
// where there is none.
func (b *Battle) Ahead(p *game.Prompt) *Ahead {
	if p == nil {
		return nil
	}
	of := aheadOf{prompt: p.ID, answers: len(b.Game.Answers()), picks: b.Question.Picks}
	if p.Ask == game.ChooseTarget {
		of.option, _ = b.Question.Focused(p)
	}
	if b.chances == nil || b.chancesOf != of {
		b.chancesOf, b.chances = of, &Ahead{By: game.NoShip}
		b.chances.count(b, p, &of.option)
	}
	if b.chances.By == game.NoShip {
		return nil
	}
	return b.chances
}

// damage is what the attack brings that is recommended, as the odds below it have it when it is
// looked at; false where there is none.
func (a *Advice) damage(p *game.Prompt, o *game.Option) (mean float64, is bool) {
	b := a.battle
	if p.Ask != game.ChooseTarget || !b.Uses("odds") {
		return 0, false
	}
	if of := (aheadOf{prompt: p.ID, answers: len(b.Game.Answers()), option: *o}); a.odds == nil || a.oddsOf != of {
		a.oddsOf, a.odds = of, &Ahead{By: game.NoShip}
		a.odds.count(b, p, o)
	}
	return a.odds.All.Expected, a.odds.By != game.NoShip
}

func (h *Ahead) count(b *Battle, p *game.Prompt, f *game.Option) {
	s, u := &b.Shown, b.Game.Setup()
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
	if k := b.Spending(p); k != nil {
		h.All, h.Bare, h.Differ, h.Boxes = k.All, k.Bare, k.Picks != 0, true
		h.By, h.On = a.Attacker, a.Target
		return
	}
	var err, wrong error
	h.All, err = b.judge.Of(&x)
	h.Differ = x.Attack.N+x.Defense.N > 0
	x.Attack.N, x.Defense.N = 0, 0
	if h.Bare, wrong = b.judge.Of(&x); err == nil && wrong == nil {
		h.By, h.On = a.Attacker, a.Target
	}
}

// assumption is what the odds of an attack rest on.
func (b *Battle) assumption() Number {
	s, u := &b.Shown, b.Game.Setup()
	a := &s.Attack
	x := odds.Coming(s, u, a, nil)
	n := Number{Name: "Exact odds", Total: "best play by both"}
	tokens := func(id game.ShipID, side *odds.Side) Term {
		words := ""
		for i := range side.N {
			name := meansWords[side.Means[i]]
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

// meansWords are what the tokens are called.
var meansWords = map[odds.Means]string{
	odds.Lock:     "Target Lock",
	odds.Stations: "Battle Stations",
	odds.Guard:    "Battle Stations",
	odds.Evade:    "Evade",
}
