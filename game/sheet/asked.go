package sheet

import (
	"attackwing/game"
)

// agreed tells whether a player wants what a rule does, which says so or asks nothing. The question
// is about a ship, or with NoShip about none.
func (x *rule) agreed(t *game.Turn, who game.PlayerID, ship game.ShipID) bool {
	return x.Ask == "" || who != game.Nobody && t.Question(who, ship, x.section, x.Ask, "Yes", "No") == 0
}

// placeOf reads the token that a rule has players place.
func (r *reader) placeOf(x *rule) {
	in := x.Place
	x.token, x.where.Clear = r.token(in.Token), in.Clear
	x.token.Group, x.token.Form, x.token.X1 = -1, game.DiscForm, in.Radius.um
	if in.Area != nil {
		if x.where.Area = area(in.Area); extent(x.where.Area) < 2*in.Radius.um {
			r.bad(in, "area", "no token of this radius lies in it")
		}
	}
	if (in.Near == "") != (in.Within == nil) {
		r.bad(in, "near", "want within and near together: how far from which map ship")
	}
	x.where.Apart, x.where.Within = in.Apart.of(), in.Within.of()
}

// place has a player place the token of a rule, where there is room for it.
func (x *rule) place(t *game.Turn, who game.PlayerID) {
	if x.Place == nil || who == game.Nobody {
		return
	}
	where := x.where
	if near := x.Place.Near; near != "" {
		if where.Of = t.Setup().MapShip(near); where.Of == game.NoShip || !t.State().Ships[where.Of].InPlay() {
			return
		}
	}
	k := x.token
	k.Round = int16(t.State().Round)
	at, ok := t.ChoosePlace(who, k, where, x.section, x.Place.Ask)
	if !ok {
		return
	}
	k.Put(at)
	t.LayToken(k, x.section)
	if k.Flags&game.Destroys != 0 {
		t.DestroyUnder()
	}
}

// asks looks whether a question or a placing stands where it can.
func (r *reader) asks(x *rule, who string) {
	switch {
	case x.Ask == "" && x.Place == nil:
	case x.For == "":
		r.bad(x, "for", "missing: who is asked?")
	case (x.Ask != "" || x.When == "set-up") && x.sets():
		r.bad(x, "ask",
			"what is laid, taken and moved is asked of nobody: "+
				"want give, lose, damage, shields-down, destroyed or place")
	case x.Ask != "" && !x.some() && x.Place == nil:
		r.bad(x, "ask", "nothing follows a yes: want give, lose, damage, shields-down, destroyed or place")
	case x.Place != nil && (who == eachShip || who == theShip):
		r.bad(x, "place", "players place tokens: want each player, the player of the ship, or another player")
	}
	if x.Place != nil {
		r.placeOf(x)
	}
}

// answer returns a computer player's answer to a question of the sheet: yes to what gives more than
// it takes.
func (p *played) answer(_ *game.View, q *game.Prompt) (a game.Answer, ok bool) {
	for _, x := range p.rules {
		if x.Ask != "" && q.Ask == game.ChooseAnswer && x.section == q.Section && x.Ask == q.Words {
			no := 0
			if p.exchange(x.Give, x.Lose, 1)-x.harm() < 0 {
				no = 1
			}
			return q.Pick(no), true
		}
	}
	return a, false
}
