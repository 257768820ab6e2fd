package sheet

import (
	"attackwing/game"
	"attackwing/physics"
)

// The answers to a question of a rule, the first of which lets it happen.
var answers = []string{"Yes", "No"}

// agreed tells whether a player wants what a rule does, which says so or asks nothing. The question
// is about a ship, or with NoShip about none.
func (r *ruled) agreed(t *game.Turn, who game.PlayerID, ship game.ShipID) bool {
	return r.rule.Ask == "" || who != game.Nobody && t.Question(who, ship, r.section, r.rule.Ask, answers...) == 0
}

// placing is a token that a rule has players place.
type placing struct {
	token game.Token // Kind 0: none is placed
	where game.Where
	near  string // a map ship, "" none
	words string
}

// placingOf reads what a rule has players place.
func (p *played) placingOf(f *faults, at string, x *placed) (out placing) {
	k := game.Token{Kind: p.kindOf(x.Token), Group: -1, Form: game.DiscForm, X1: x.Radius.um}
	if k.X1 < smallest || k.X1 > 6*physics.Inch {
		f.bad(at+".radius", "%v is not from 0.1mm to 6 inches", x.Radius.written)
	}
	k.Flags = p.sheet.Kind(k.Kind).Flags
	out = placing{token: k, words: x.Ask, near: x.Near, where: game.Where{Clear: x.Clear}}
	if x.Area != nil {
		if len(x.Area) != 2 {
			f.bad(at+".area", "want its north-west and its south-east corner")
			return out
		}
		out.where.Area = area(x.Area)
		if a := out.where.Area; a.X1-a.X0 < 2*k.X1 || a.Y1-a.Y0 < 2*k.X1 {
			f.bad(at+".area", "no token of this radius lies in it")
		}
	}
	if x.Apart != nil {
		out.where.Apart = x.Apart.um
	}
	if (x.Near == "") != (x.Within == nil) {
		f.bad(at+".near", "want within and near together: how far from which map ship")
	}
	if x.Within != nil {
		out.where.Within = x.Within.um
	}
	return out
}

// place has a player place the token of a rule, where there is room for it.
func (r *ruled) place(t *game.Turn, who game.PlayerID) {
	if r.places.token.Kind == 0 || who == game.Nobody {
		return
	}
	where := r.places.where
	if r.places.near != "" {
		if where.Of = t.Setup().MapShip(r.places.near); where.Of == game.NoShip || !t.State().Ships[where.Of].InPlay() {
			return
		}
	}
	k := r.places.token
	k.Round = int16(t.State().Round)
	at, ok := t.ChoosePlace(who, k, where, r.section, r.places.words)
	if !ok {
		return
	}
	k.Put(at)
	t.LayToken(k, r.section)
	if k.Flags&game.Destroys != 0 {
		t.DestroyUnder()
	}
}

// asks looks whether a question or a placing stands where it can.
func (p *played) asks(f *faults, at string, x *rule, r *ruled) {
	op := r.who.op
	switch {
	case x.Ask == "" && x.Place == nil:
	case x.For == "":
		f.bad(at+".for", "missing: who is asked?")
	case (x.Ask != "" || x.When == "set-up") && (len(x.Lay) > 0 || x.Take != "" || x.Move != nil):
		f.bad(
			at+".ask",
			"what is laid, taken and moved is asked of nobody: want give, lose, damage, shields-down, destroyed or place",
		)
	case x.Ask != "" && !x.some() && x.Place == nil:
		f.bad(at+".ask", "nothing follows a yes: want give, lose, damage, shields-down, destroyed or place")
	case x.Place != nil && (op == eachShip || op == theShip):
		f.bad(at+".place", "players place tokens: want each player, the player of the ship, or another player")
	}
	if x.Place != nil {
		r.places = p.placingOf(f, at+".place", x.Place)
	}
}

// answer returns a computer player's answer to a question of the sheet: yes to what gives more than
// it takes.
func (p *played) answer(_ *game.View, q *game.Prompt) (game.Answer, bool) {
	if q.Ask != game.ChooseAnswer {
		return game.Answer{}, false
	}
	for i := range p.rules {
		r := &p.rules[i]
		if r.section != q.Section || r.rule.Ask != q.Words {
			continue
		}
		worth := -hurting * (r.rule.Damage + r.rule.Critical)
		if r.rule.Destroy {
			worth -= 4 * hurting
		}
		for k := range p.names.counters {
			worth += (r.give[k] - r.lose[k]) * max(1, p.counterWorth(game.Counter(k)))
		}
		if worth < 0 {
			return q.Pick(1), true
		}
		return q.Pick(0), true
	}
	return game.Answer{}, false
}
