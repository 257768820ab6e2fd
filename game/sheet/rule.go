package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

// setUp is the moment at which a sheet lays what it has; it is none of the referee's.
const setUp = game.Moment(255)

// moments are the moments of rules, in the order of their words.
var moments = [...]game.Moment{
	setUp, game.ShipHasMoved, game.EndOfActivation, game.EndOfCombat, game.ShipGone, game.EndOfRound,
}

// rounds tells in which rounds a rule speaks.
type rounds struct{ from, to, every int }

func (r rounds) has(n int) bool { return n >= r.from && n <= r.to && (n-r.from)%r.every == 0 }

// readRounds reads "3", "2-6", "from 4", "odd", "even"; nothing is all of them.
func readRounds(s string) (rounds, bool) {
	const last = game.MaxRound
	switch s {
	case "":
		return rounds{0, last, 1}, true
	case "odd":
		return rounds{1, last, 2}, true
	case "even":
		return rounds{2, last, 2}, true
	}
	lo, hi, two := strings.Cut(s, "-")
	from, _ := strconv.Atoi(lo) // what is not a number is round 0, and there is none
	to, _ := strconv.Atoi(hi)
	if first, ok := strings.CutPrefix(s, "from "); ok {
		from, _ = strconv.Atoi(first)
		to = last
	} else if !two {
		to = from
	}
	return rounds{from, to, 1}, from >= 1 && to >= from && to <= last
}

// sections make what the sections of the sheet do.
func (r *reader) sections() {
	tokens, group := 0, 0
	for i := range r.doc.Sections {
		s := &r.doc.Sections[i]
		r.rules = each(r.rules, s.Rules, func(x *rule) {
			x.section = s.Name
			r.ruleOf(x)
			tokens += len(x.tokens)
		})
		for k := range s.Lines {
			l := r.lineOf(s.Name, &s.Lines[k], group)
			if group += l.Rows(); len(r.faults) == 0 {
				tokens += l.Most()
			}
			r.lines = append(r.lines, l)
		}
		r.dice = each(r.dice, s.Dice, r.diceOf)
		r.score = each(r.score, s.Score, r.scoreOf)
		r.actions = each(r.actions, s.Actions, func(x *action) {
			x.section = s.Name
			r.actionOf(x)
		})
		for k := range s.Text {
			r.textOf(s.Name, &s.Text[k])
		}
		r.wins = each(r.wins, s.Victory, func(x *toWin) {
			x.section = s.Name
			r.victoryOf(x)
		})
	}
	if tokens > game.MaxTokens {
		r.bad(r.doc, "sections", "%d tokens are more than the table holds, which is %d", tokens, game.MaxTokens)
	}
}

// each reads the parts of a list, and adds them to those read.
func each[T any](to []*T, list []T, read func(*T)) []*T {
	for i := range list {
		read(&list[i])
		to = append(to, &list[i])
	}
	return to
}

// ruleOf makes a rule.
func (r *reader) ruleOf(x *rule) {
	x.moment = moments[r.word[&x.When]]
	if x.moment == setUp && (x.Ask != "" || x.Place != nil) {
		x.moment = game.ShipsPlaced
	}
	var ok bool
	if x.in, ok = readRounds(x.Rounds); !ok {
		r.bad(x, "rounds", "%q cannot be read: want 3, 2-6, from 4, odd or even, of rounds 1 to %d", x.Rounds,
			game.MaxRound)
	}
	who := r.who(x)
	r.whom(x, who)
	r.asks(x, who.op)
	for k := range x.Lay {
		x.tokens = append(x.tokens, r.laidBy(&x.Lay[k])...)
	}
	if m := x.Move; m != nil {
		switch {
		case !one(m.Token != "", m.MapShip != ""):
			r.bad(m, "token", "want a token, or a map-ship")
		case m.to(physics.Pose{}) == physics.Pose{}:
			r.bad(m, "by", "missing: how far, or turn")
		}
	}
	if !x.sets() && x.Place == nil && !x.some() && x.Say == "" {
		r.bad(x, "when", "nothing happens then: want lay, take, move, place, give, lose, damage, critical-damage, "+
			"shields-down, destroyed or say")
	}
}

// who returns the phrase of whom a rule is about; its op is "" for nobody.
func (p *played) who(x *rule) *said { return cmp.Or(p.said[&x.For], &said{}) }

// sets reports whether tokens are laid, taken or moved.
func (x *rule) sets() bool { return len(x.Lay) > 0 || x.Take != "" || x.Move != nil }

// some tells whether something happens to somebody.
func (x *rule) some() bool { return len(x.Give)+len(x.Lose) > 0 || x.hurts() }

// hurts tells whether something happens to ships alone.
func (x *rule) hurts() bool { return x.Damage+x.Critical > 0 || x.Shields || x.Destroy }

// playsOn reports whether a rule does more than lay tokens and give counters, as is done at set-up.
func (x *rule) playsOn() bool {
	return x.hurts() || x.Take != "" || x.Move != nil || x.Rounds != "" || len(x.Lose) > 0
}

// whom looks whether a rule speaks of somebody where it has to, and of whom it can.
func (r *reader) whom(x *rule, who *said) {
	op := who.op
	ofOne := op == theShip || op == itsPlayer || op == itsOpponent
	ships := op == eachShip || op == theShip
	ofMoment := x.moment == game.ShipHasMoved || x.moment == game.ShipGone
	switch {
	case x.some() && x.For == "":
		r.bad(x, "for", "missing: whom does it happen to?")
	case ofOne && !ofMoment:
		r.bad(x, "for", "which ship? that is known only when a ship has moved, or is destroyed")
	case x.hurts() && op != "" && !ships:
		r.bad(x, "for", "damage, shields-down and destroyed happen to ships: want each ship or the ship")
	case op == theShip && x.moment == game.ShipGone:
		r.bad(x, "for", "the ship is destroyed: want its player or its opponent")
	case ofMoment && x.sets():
		r.bad(x, "when",
			"tokens are laid, taken and moved once a round: "+
				"want set-up, end of activation, end of combat or end of round")
	case x.moment == setUp && len(who.where) > 0:
		r.bad(x, "for", "at set-up no ship stands anywhere yet: want each ship, or each player")
	case x.When == "set-up" && x.playsOn():
		r.bad(x, "when", "at set-up tokens are laid and counters given, nothing else")
	}
	if x.moment != game.ShipHasMoved && who.has(throughToken) {
		r.bad(x, "for", "through a token: that is known only when a ship has moved")
	}
}

// to returns the pose of something once it has moved.
func (m *move) to(at physics.Pose) physics.Pose {
	at = at.Turned(m.Turn.of())
	if m.By != nil {
		at.X, at.Y = at.X+m.By.x(), at.Y+m.By.y()
	}
	return at
}

// lay lays what lies at the start of a round: at set-up, and what the ends of the rounds before
// have made of it.
func (p *played) lay(t *game.Turn, round int) {
	for _, x := range p.rules {
		if x.moment == setUp {
			p.tokensOf(x, t, 0)
			p.people(x, t, game.NoShip)
		}
	}
	for n := 1; n < round; n++ {
		for _, x := range p.rules {
			if x.moment != setUp && x.moment != game.ShipsPlaced && x.in.has(n) {
				p.tokensOf(x, t, n)
			}
		}
	}
	for i := range p.lines {
		p.lines[i].Lay(t, round)
	}
}

// next are the tokens that will be laid at the end of the running round.
func (p *played) next(s *game.State, dst []game.Token) []game.Token {
	for _, x := range p.rules {
		if x.moment == game.EndOfRound && x.in.has(max(int(s.Round), 1)) {
			dst = append(dst, x.tokens...)
		}
	}
	for i := range p.lines {
		dst = p.lines[i].Next(s, dst)
	}
	return dst
}

// does has a rule speak.
func (p *played) does(x *rule, t *game.Turn, ship game.ShipID) {
	round := int(t.State().Round)
	if ship != game.NoShip && t.Setup().OnMap(ship) != nil || !x.in.has(round) {
		return
	}
	p.tokensOf(x, t, round)
	if x.Move != nil {
		x.carry(t)
	}
	if p.people(x, t, ship) && x.Say != "" {
		tell := t.Tell
		if strings.Contains(x.Say, "Fleet Point") {
			tell = t.TellScore
		}
		tell(x.section, func() string { return x.Say })
	}
}

// tokensOf takes, moves and lays tokens for a round, 0 at set-up.
func (p *played) tokensOf(x *rule, t *game.Turn, round int) {
	s, u := t.State(), t.Setup()
	of := func(kind game.TokenKind) []game.Token {
		return slices.DeleteFunc(slices.Clone(s.Tokens[:s.NTokens]),
			func(k game.Token) bool { return kind == 0 || k.Kind != kind || k.ID == game.NoToken })
	}
	for _, k := range of(p.kindOf(x.Take)) {
		t.TakeToken(k.ID, x.section)
	}
	flags := game.TokenFlags(0)
	if m := x.Move; m != nil {
		kind := p.kindOf(m.Token)
		for _, k := range of(kind) {
			if to := m.to(k.At()); gone(to) {
				t.TakeToken(k.ID, x.section)
			} else {
				t.MoveToken(k.ID, to, x.section)
			}
		}
		flags = p.sheet.Kind(kind).Flags
	}
	for _, k := range x.tokens {
		if k.Round = int16(round); k.Of != 0 {
			k.Of += game.ShipID(u.FleetShips())
		}
		t.LayToken(k, x.section)
		flags |= k.Flags
	}
	if flags&game.Destroys != 0 && x.moment != setUp && s.Phase != game.SettingUp {
		t.DestroyUnder()
	}
}

// carry moves a map ship, unless it would come to lie on a ship or off the table.
func (x *rule) carry(t *game.Turn) {
	s, u := t.State(), t.Setup()
	id := u.MapShip(x.Move.MapShip)
	if id == game.NoShip || !s.Ships[id].InPlay() {
		return
	}
	if to := x.Move.to(s.Ships[id].Pose); !gone(to) && s.ComesTo(u, id, to) == game.NoShip {
		t.MoveMapShip(id, to, x.section)
	}
}

// people does what happens to players and ships; it tells whether there was anybody, where somebody
// is spoken of.
func (p *played) people(x *rule, t *game.Turn, ship game.ShipID) (any bool) {
	switch who := p.who(x); who.op {
	case "":
		return true
	case eachShip, theShip:
		for _, id := range p.shipsOf(who, t, ship) {
			if x.agreed(t, t.State().Ships[id].Owner, id) {
				any = true
				p.counters(x, t, game.HeldOn(id))
				x.hurt(t, id)
			}
		}
	default:
		players := []game.PlayerID{game.One, game.Two}
		players = slices.DeleteFunc(players, func(pl game.PlayerID) bool { return !p.speaksOf(who, t, ship, pl) })
		for _, pl := range players {
			if x.agreed(t, pl, game.NoShip) {
				any = true
				p.counters(x, t, game.HeldBy(pl))
				x.place(t, pl)
			}
		}
	}
	return any
}

func (p *played) counters(x *rule, t *game.Turn, on game.Holder) {
	for k, id := range p.names.counters {
		t.PlaceCounters(game.Counter(k), on, x.Give[id], x.section)
		t.SpendCounters(game.Counter(k), on, x.Lose[id], x.section)
	}
}

func (x *rule) hurt(t *game.Turn, id game.ShipID) {
	if x.Shields {
		t.TurnOffShields(id, x.section)
	}
	t.Damage(id, x.Damage, x.Critical, x.section)
	if x.Destroy && t.State().Ships[id].InPlay() {
		t.Tell(x.section, func() string { return t.Setup().Name(id) + " is destroyed" })
		t.Destroy(id, game.BySheetRule)
	}
}

// shipsOf are the ships that a rule is about; at set-up all, none of which stands anywhere yet.
func (p *played) shipsOf(who *said, t *game.Turn, ship game.ShipID) (out []game.ShipID) {
	s, u := t.State(), t.Setup()
	for i := range game.ShipID(u.FleetShips()) {
		if (s.Ships[i].InPlay() || s.Phase == game.SettingUp) && (who.op == eachShip || i == ship) &&
			p.is(s, u, t.Passage(), i, who) {
			out = append(out, i)
		}
	}
	return out
}

// speaksOf reports whether a rule is about a player.
func (p *played) speaksOf(who *said, t *game.Turn, ship game.ShipID, pl game.PlayerID) bool {
	s, u := t.State(), t.Setup()
	switch who.op {
	case withInitiative:
		return pl == s.First
	case withoutInitiative:
		return pl != s.First
	case ofSide: // of two fleets of it that of Player 1
		return u.Side(pl) == who.side && (pl == game.One || u.Side(game.One) != who.side)
	case mostShips:
		return pl == p.more(s, u, &said{op: shipsThere, where: who.where})
	case itsPlayer, itsOpponent:
		return ship != game.NoShip && p.is(s, u, t.Passage(), ship, who) &&
			(pl == s.Ships[ship].Owner) == (who.op == itsPlayer)
	}
	return who.op == eachPlayer
}

// is tells whether all that a phrase says of where a ship is, what it is and holds, is so; nil says
// nothing.
func (p *played) is(s *game.State, u *game.Setup, passed *game.Passage, ship game.ShipID, of *said) bool {
	return of == nil || !slices.ContainsFunc(of.where, func(w said) bool { return !p.isThere(s, u, passed, ship, &w) })
}

func (p *played) isThere(s *game.State, u *game.Setup, passed *game.Passage, ship game.ShipID, w *said) bool {
	sh := &s.Ships[ship]
	base := u.Base(ship, sh.Pose)
	switch w.op {
	case onToken:
		return slices.ContainsFunc(s.Tokens[:s.NTokens], func(k game.Token) bool {
			return k.Kind == w.token && k.Overlaps(&base)
		})
	case throughToken:
		return passed != nil &&
			slices.ContainsFunc(passed.Tokens,
				func(m game.Met) bool { return m.Token.Kind == w.token && (m.Crossed || m.On) })
	case withinOf:
		return w.away(s, u, &base) <= 0.5
	case inOwnArea:
		return inside(u.Area(sh.Owner), &base)
	case inEnemyArea:
		return inside(u.Area(sh.Owner.Other()), &base)
	case such:
		return s.Fits(u, ship, &w.such)
	case withCounters:
		return sh.CountersOf(w.counter) >= w.n
	}
	return false
}

// away returns the distance of a base from a place, in µm; it is at most 0 there.
func (w *said) away(s *game.State, u *game.Setup, base *physics.Square) float64 {
	best := 4 * float64(physics.AreaSide)
	if w.ship != "" {
		if id := u.MapShip(w.ship); id != game.NoShip && s.Ships[id].InPlay() {
			best = s.MapShip(u, id).Distance(base) - float64(w.dist)
		}
		return best
	}
	for i := range s.Tokens[:s.NTokens] {
		if k := &s.Tokens[i]; k.Kind == w.token {
			best = min(best, k.Distance(base).Dist-float64(w.dist))
		}
	}
	return best
}

// inside tells whether a base lies wholly in an area, to half a micrometer.
func inside(a game.Area, b *physics.Square) bool {
	const in = physics.Slack - 0.5
	return physics.Inside(b, float64(a.X0)+in, float64(a.Y0)+in, float64(a.X1)-in, float64(a.Y1)-in)
}
