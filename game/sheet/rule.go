package sheet

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

// setUp is the moment at which a sheet lays what it has; it is none of the referee's.
const setUp = game.Moment(255)

var moments = map[string]game.Moment{
	"set-up":              setUp,
	"a ship has moved":    game.ShipHasMoved,
	"end of activation":   game.EndOfActivation,
	"end of combat":       game.EndOfCombat,
	"a ship is destroyed": game.ShipGone,
	"end of round":        game.EndOfRound,
}

// ruled is a rule as it is played.
type ruled struct {
	section string
	when    game.Moment
	rounds  rounds
	who     said // op 0: nobody
	lay     []game.Token
	take    game.TokenKind // 0 none
	moves   moved
	give    [game.MaxCounters]int
	lose    [game.MaxCounters]int
	places  placing
	rule    *rule
}

// moved is the motion that a rule causes.
type moved struct {
	token  game.TokenKind // 0 none
	ship   string         // a map ship, "" none
	dx, dy int32
	turn   int32
}

// rounds tells in which rounds a rule speaks.
type rounds struct{ from, to, every int }

func (r rounds) has(n int) bool { return n >= r.from && n <= r.to && (n-r.from)%r.every == 0 }

// readRounds reads "3", "2-6", "from 4", "odd", "even"; nothing is all of them.
func readRounds(s string) (rounds, bool) {
	all := rounds{0, game.MaxRound, 1}
	number := func(w string) int {
		n, err := strconv.Atoi(w)
		if err != nil {
			return 0
		}
		return n
	}
	switch s {
	case "":
		return all, true
	case "odd":
		return rounds{1, all.to, 2}, true
	case "even":
		return rounds{2, all.to, 2}, true
	}
	if w, ok := strings.CutPrefix(s, "from "); ok {
		all.from = number(w)
	} else if a, b, ok := strings.Cut(s, "-"); ok {
		all.from, all.to = number(a), number(b)
	} else {
		all.from, all.to = number(s), number(s)
	}
	return all, all.from >= 1 && all.to >= all.from && all.to <= game.MaxRound
}

// sections make what the sections of the sheet do.
func (p *played) sections(f *faults) {
	group := 0
	for i := range p.doc.Sections {
		x, at := &p.doc.Sections[i], fmt.Sprintf("sections[%d]", i)
		for k := range x.Rules {
			p.rules = append(p.rules, p.ruleOf(f, fmt.Sprintf("%s.rules[%d]", at, k), x.Name, &x.Rules[k]))
		}
		for k := range x.Lines {
			l := p.lineOf(f, fmt.Sprintf("%s.lines[%d]", at, k), x.Name, &x.Lines[k], group)
			group += l.Rows()
			p.lines = append(p.lines, l)
		}
		for k := range x.Dice {
			p.diceOf(f, fmt.Sprintf("%s.dice[%d]", at, k), &x.Dice[k])
		}
		for k := range x.Score {
			p.scoreOf(f, fmt.Sprintf("%s.score[%d]", at, k), &x.Score[k])
		}
		for k := range x.Actions {
			p.actionOf(f, fmt.Sprintf("%s.actions[%d]", at, k), x.Name, &x.Actions[k])
		}
		for k := range x.Text {
			p.textOf(f, fmt.Sprintf("%s.text[%d]", at, k), x.Name, &x.Text[k])
		}
		for k := range x.Victory {
			p.victoryOf(f, fmt.Sprintf("%s.victory[%d]", at, k), x.Name, &x.Victory[k])
		}
	}
	n := 0
	for i := range p.lines {
		if l := &p.lines[i]; len(f.list) == 0 {
			n += l.Most()
		}
	}
	for i := range p.rules {
		n += len(p.rules[i].lay)
	}
	if n > game.MaxTokens {
		f.bad("sections", "%d tokens are more than the table holds, which is %d", n, game.MaxTokens)
	}
}

// ruleOf makes a rule.
func (p *played) ruleOf(f *faults, at, section string, x *rule) ruled {
	r := ruled{section: section, when: moments[x.When], rule: x}
	if r.when == setUp && (x.Ask != "" || x.Place != nil) {
		r.when = game.ShipsPlaced
	}
	var ok bool
	if r.rounds, ok = readRounds(x.Rounds); !ok {
		f.bad(at+".rounds", "%q cannot be read: want 3, 2-6, from 4, odd or even, of rounds 1 to %d", x.Rounds,
			game.MaxRound)
	}
	if x.For != "" {
		var err error
		if r.who, err = p.names.read("who", x.For); err != nil {
			f.bad(at+".for", "%v", err)
		}
	}
	p.whom(f, at, x, &r)
	p.asks(f, at, x, &r)
	for k := range x.Lay {
		r.lay = append(r.lay, p.tokens(f, fmt.Sprintf("%s.lay[%d]", at, k), &x.Lay[k])...)
	}
	r.take = p.kindOf(x.Take)
	if x.Move != nil {
		r.moves = p.moveOf(f, at+".move", x.Move)
	}
	r.give = p.some(x.Give)
	r.lose = p.some(x.Lose)
	if len(x.Lay) == 0 && x.Take == "" && x.Move == nil && x.Place == nil && !r.rule.some() && x.Say == "" {
		f.bad(
			at+".when",
			"nothing happens then: want lay, take, move, place, give, lose, damage, critical-damage, shields-down, destroyed or say",
		)
	}
	return r
}

// some tells whether something happens to somebody.
func (x *rule) some() bool { return len(x.Give)+len(x.Lose) > 0 || x.hurts() }

// scores reports whether the rule's line of the log is about Fleet Points.
func (x *rule) scores() bool { return strings.Contains(x.Say, "Fleet Point") }

// hurts tells whether something happens to ships alone.
func (x *rule) hurts() bool { return x.Damage+x.Critical > 0 || x.Shields || x.Destroy }

// needsPlay tells whether what happens can happen only once the battle is played: something is
// hurt, taken, moved or lost, or it happens in some rounds.
func (x *rule) needsPlay() bool {
	return x.hurts() || x.Take != "" || x.Move != nil || x.Rounds != "" || len(x.Lose) > 0
}

// whom looks whether a rule speaks of somebody where it has to, and of whom it can.
func (p *played) whom(f *faults, at string, x *rule, r *ruled) {
	op := r.who.op
	ofOne := op == theShip || op == itsPlayer || op == itsOpponent
	ships := op == eachShip || op == theShip
	ofMoment := r.when == game.ShipHasMoved || r.when == game.ShipGone
	switch {
	case x.some() && x.For == "":
		f.bad(at+".for", "missing: whom does it happen to?")
	case ofOne && !ofMoment:
		f.bad(at+".for", "which ship? that is known only when a ship has moved, or is destroyed")
	case x.hurts() && op != 0 && !ships:
		f.bad(at+".for", "damage, shields-down and destroyed happen to ships: want each ship or the ship")
	case op == theShip && r.when == game.ShipGone:
		f.bad(at+".for", "the ship is destroyed: want its player or its opponent")
	case ofMoment && (len(x.Lay) > 0 || x.Take != "" || x.Move != nil):
		f.bad(
			at+".when",
			"tokens are laid, taken and moved once a round: want set-up, end of activation, end of combat or end of round",
		)
	case r.when == setUp && len(r.who.where) > 0:
		f.bad(at+".for", "at set-up no ship stands anywhere yet: want each ship, or each player")
	case x.When == "set-up" && x.needsPlay():
		f.bad(at+".when", "at set-up tokens are laid and counters given, nothing else")
	}
	if r.when != game.ShipHasMoved && p.speaks(r.who, throughToken) {
		f.bad(at+".for", "through a token: that is known only when a ship has moved")
	}
}

// speaks tells whether a phrase says something anywhere.
func (p *played) speaks(s said, what op) bool {
	return s.op == what || slices.ContainsFunc(s.where, func(w said) bool { return p.speaks(w, what) }) ||
		s.what != nil && p.speaks(*s.what, what)
}

// some returns numbers of counters, by their ids, as numbers of each kind.
func (p *played) some(on map[string]int) (to [game.MaxCounters]int) {
	for i, id := range p.names.counters {
		to[i] = on[id]
	}
	return to
}

// moveOf reads what moves and how.
func (p *played) moveOf(f *faults, at string, x *move) (m moved) {
	if (x.Token == "") == (x.MapShip == "") {
		f.bad(at+".token", "want a token, or a map-ship")
		return m
	}
	m.token, m.ship = p.kindOf(x.Token), x.MapShip
	if x.By != nil {
		m.dx, m.dy = x.By.x(), x.By.y()
	}
	if m.turn = x.Turn.of(); m.turn == 0 && m.dx == 0 && m.dy == 0 {
		f.bad(at+".by", "missing: how far, or turn")
	}
	return m
}

// lay lays what lies at the start of a round: at set-up, and what the ends of the rounds before
// have made of it.
func (p *played) lay(t *game.Turn, round int) {
	for i := range p.rules {
		if r := &p.rules[i]; r.when == setUp {
			p.tokensOf(r, t, 0)
			p.people(r, t, game.NoShip)
		}
	}
	for n := 1; n < round; n++ {
		for i := range p.rules {
			if r := &p.rules[i]; r.when != setUp && r.when != game.ShipsPlaced && r.rounds.has(n) {
				p.tokensOf(r, t, n)
			}
		}
	}
	for i := range p.lines {
		p.lines[i].Lay(t, round)
	}
}

// next are the tokens that will be laid at the end of the running round.
func (p *played) next(s *game.State, dst []game.Token) []game.Token {
	for i := range p.rules {
		if r := &p.rules[i]; r.when == game.EndOfRound && r.rounds.has(max(int(s.Round), 1)) {
			dst = append(dst, r.lay...)
		}
	}
	for i := range p.lines {
		dst = p.lines[i].Next(s, dst)
	}
	return dst
}

// does has a rule speak.
func (p *played) does(r *ruled, t *game.Turn, ship game.ShipID) {
	if ship != game.NoShip && t.Setup().OnMap(ship) != nil || !r.rounds.has(int(t.State().Round)) {
		return
	}
	p.tokensOf(r, t, int(t.State().Round))
	if r.moves.ship != "" {
		p.carry(r, t)
	}
	if p.people(r, t, ship) && r.rule.Say != "" {
		tell := t.Tell
		if r.rule.scores() {
			tell = t.TellScore
		}
		tell(r.section, func() string { return r.rule.Say })
	}
}

// tokensOf takes, moves and lays tokens for a round, 0 at set-up.
func (p *played) tokensOf(r *ruled, t *game.Turn, round int) {
	s, u := t.State(), t.Setup()
	var ids []game.TokenID
	of := func(kind game.TokenKind) []game.TokenID {
		ids = ids[:0]
		for i := range s.Tokens[:s.NTokens] {
			if k := &s.Tokens[i]; kind != 0 && k.Kind == kind && k.ID != game.NoToken {
				ids = append(ids, k.ID)
			}
		}
		return ids
	}
	for _, id := range of(r.take) {
		t.TakeToken(id, r.section)
	}
	for _, id := range of(r.moves.token) {
		to := s.Token(id).At().Turned(r.moves.turn)
		if to.X, to.Y = to.X+r.moves.dx, to.Y+r.moves.dy; gone(to) {
			t.TakeToken(id, r.section)
		} else {
			t.MoveToken(id, to, r.section)
		}
	}
	struck := false
	for _, k := range r.lay {
		if k.Round = int16(round); k.Of != 0 {
			k.Of += game.ShipID(u.FleetShips())
		}
		t.LayToken(k, r.section)
		struck = struck || k.Flags&game.Destroys != 0
	}
	if moves := r.moves.token; moves != 0 {
		struck = struck || p.sheet.Kind(moves).Flags&game.Destroys != 0
	}
	if struck && r.when != setUp && s.Phase != game.SettingUp {
		t.DestroyUnder()
	}
}

// carry moves a map ship, unless it would come to lie on a ship or off the table.
func (p *played) carry(r *ruled, t *game.Turn) {
	s, u := t.State(), t.Setup()
	id := u.MapShip(r.moves.ship)
	if id == game.NoShip || !s.Ships[id].InPlay() {
		return
	}
	to := s.Ships[id].Pose.Turned(r.moves.turn)
	to.X, to.Y = to.X+r.moves.dx, to.Y+r.moves.dy
	if !gone(to) && s.ComesTo(u, id, to) == game.NoShip {
		t.MoveMapShip(id, to, r.section)
	}
}

// people does what happens to players and ships; it tells whether there was anybody, where somebody
// is spoken of.
func (p *played) people(r *ruled, t *game.Turn, ship game.ShipID) bool {
	if r.who.op == 0 {
		return true
	}
	if r.who.op == eachShip || r.who.op == theShip {
		any := false
		for _, id := range p.shipsOf(r.who, t, ship) {
			if !r.agreed(t, t.State().Ships[id].Owner, id) {
				continue
			}
			any = true
			p.counters(r, t, game.HeldOn(id))
			p.hurt(r, t, id)
		}
		return any
	}
	any := false
	for _, who := range p.playersOf(r.who, t, ship) {
		if r.agreed(t, who, game.NoShip) {
			any = true
			p.counters(r, t, game.HeldBy(who))
			r.place(t, who)
		}
	}
	return any
}

func (p *played) counters(r *ruled, t *game.Turn, on game.Holder) {
	for k := range p.names.counters {
		c := game.Counter(k)
		t.PlaceCounters(c, on, r.give[k], r.section)
		t.SpendCounters(c, on, r.lose[k], r.section)
	}
}

func (p *played) hurt(r *ruled, t *game.Turn, id game.ShipID) {
	x := r.rule
	if x.Shields {
		t.TurnOffShields(id, r.section)
	}
	t.Damage(id, x.Damage, x.Critical, r.section)
	if x.Destroy && t.State().Ships[id].InPlay() {
		t.Tell(r.section, func() string { return t.Setup().Name(id) + " is destroyed" })
		t.Destroy(id, game.BySheetRule)
	}
}

// shipsOf are the ships that a rule is about; at set-up all, none of which stands anywhere yet.
func (p *played) shipsOf(who said, t *game.Turn, ship game.ShipID) (out []game.ShipID) {
	s, u := t.State(), t.Setup()
	for i := range game.ShipID(u.FleetShips()) {
		if (s.Ships[i].InPlay() || s.Phase == game.SettingUp) && (who.op == eachShip || i == ship) &&
			p.is(s, u, t.Passage(), i, &who) {
			out = append(out, i)
		}
	}
	return out
}

// playersOf are the players that a rule is about.
func (p *played) playersOf(who said, t *game.Turn, ship game.ShipID) []game.PlayerID {
	s, u := t.State(), t.Setup()
	switch who.op {
	case eachPlayer:
		return []game.PlayerID{game.One, game.Two}
	case withInitiative:
		return []game.PlayerID{s.First}
	case withoutInitiative:
		return []game.PlayerID{s.First.Other()}
	case ofSide:
		for pl := game.One; pl <= game.Two; pl++ {
			if u.Side(pl) == p.doc.Sides[who.side].Name {
				return []game.PlayerID{pl}
			}
		}
	case mostShips:
		if pl := p.more(s, u, said{op: shipsThere, where: who.where}); pl != game.Nobody {
			return []game.PlayerID{pl}
		}
	case itsPlayer, itsOpponent:
		if ship == game.NoShip || !p.is(s, u, t.Passage(), ship, &who) {
			return nil
		}
		owner := s.Ships[ship].Owner
		if who.op == itsOpponent {
			owner = owner.Other()
		}
		return []game.PlayerID{owner}
	}
	return nil
}

// is tells whether all that a phrase says of where a ship is, what it is and holds, is so; nil says
// nothing.
func (p *played) is(s *game.State, u *game.Setup, passed *game.Passage, ship game.ShipID, of *said) bool {
	return of == nil || !slices.ContainsFunc(of.where, func(w said) bool { return !p.isThere(s, u, passed, ship, w) })
}

func (p *played) isThere(s *game.State, u *game.Setup, passed *game.Passage, ship game.ShipID, w said) bool {
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
		if w.ship != "" {
			id := u.MapShip(w.ship)
			return id != game.NoShip && s.Ships[id].InPlay() && s.Gap(u, ship, id).Dist <= float64(w.dist)+0.5
		}
		return slices.ContainsFunc(s.Tokens[:s.NTokens], func(k game.Token) bool {
			return k.Kind == w.token && k.Distance(&base).Dist <= float64(w.dist)+0.5
		})
	case inOwnArea, inEnemyArea:
		of := sh.Owner
		if w.op == inEnemyArea {
			of = of.Other()
		}
		return inside(u.Area(of), &base)
	case such:
		return s.Fits(u, ship, &w.such)
	case withCounters:
		return sh.CountersOf(w.counter) >= w.n
	}
	return false
}

// inside tells whether a base lies wholly in an area.
func inside(a game.Area, b *physics.Square) bool {
	for _, c := range b.Corner {
		if c.X < float64(a.X0)-0.5 || c.X > float64(a.X1)+0.5 || c.Y < float64(a.Y0)-0.5 || c.Y > float64(a.Y1)+0.5 {
			return false
		}
	}
	return true
}
