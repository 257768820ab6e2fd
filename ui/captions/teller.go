package captions

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/eventrow"
	"attackwing/game/odds"
	"attackwing/game/outlook"
	"attackwing/game/record"
	"attackwing/ui/names"
)

// teller goes through a film, event by event.
type teller struct {
	film  *record.Film
	setup *game.Setup
	view  *game.View // as player 1 sees it, for what it is worth; its state goes along
	eye   *ai.Observer
	out   []Caption

	at     Place
	on     attack
	bled   bool // somebody was damaged
	ended  roundOver
	grown  growth
	chance int // of player 1 as the round before began, thousandths; -1 not known
}

// attack is the attack that is being made.
type attack struct {
	on             bool
	from           Place
	by, at         game.ShipID
	band           int8
	dealt          int
	shields, hull  int       // of what was dealt
	points         []float64 // the chances of 0, 1, 2 … points of damage before its dice were rolled
	usual          float64   // points on average
	unsure         bool      // a card had a part in it, which the odds do not know
	killed, rolled bool
}

// roundOver is the round that has ended, and where.
type roundOver struct {
	number int16
	at     Place
}

// growth is the part of a barrier laid since the last question.
type growth struct {
	from, to Place
	kind     game.TokenKind
	round    int16
	n        int
	struck   []game.ShipID
}

func newTeller(f *record.Film) (*teller, error) {
	g, err := game.NewQuiet(f.Setup)
	if err != nil {
		return nil, err
	}
	return &teller{film: f, setup: f.Setup, view: g.View(game.One), eye: ai.NewObserver(), chance: -1}, nil
}

func (t *teller) state() *game.State { return &t.view.State }

// name returns the short name of a ship.
func (t *teller) name(id game.ShipID) string { return names.Short(t.setup.Name(id)) }

func (t *teller) add(c Caption) {
	c.Round = t.state().Round
	t.out = append(t.out, c)
}

// told puts in what is known only later: what has happened after it comes behind it.
func (t *teller) told(c Caption) {
	i := len(t.out)
	for i > 0 && c.To.Before(t.out[i-1].To) {
		i--
	}
	t.out = slices.Insert(t.out, i, c)
}

// stand returns the Fleet Points as they stand.
func (t *teller) stand() string {
	s := t.state()
	return fmt.Sprintf("%d to %d", game.Points(s, t.setup, game.One), game.Points(s, t.setup, game.Two))
}

// opening says who meets whom.
func (t *teller) opening() {
	u := t.setup
	one, two := u.Fleets[0].Name, u.Fleets[1].Name
	c := Caption{
		Kind: Opening,
		To:   Place{0, len(t.film.Moments[0].Events)},
		Seat: game.Nobody,
		Head: brief(HeadMost, u.Scenario.Sheet().Title+"."),
	}
	switch {
	case u.Players[0] != "" && u.Players[1] != "":
		c.More = brief(MoreMost, u.Players[0]+" against "+u.Players[1]+".")
	case one != "" && two != "":
		c.More = brief(MoreMost, one+" against "+two+".", u.Player(game.One)+" against "+u.Player(game.Two)+".")
	}
	t.add(c)
}

// ending says how it ended.
func (t *teller) ending() {
	last := len(t.film.Moments) - 1
	verdict, why := record.Verdict(t.state(), t.setup)
	if verdict == "" {
		return
	}
	at := Place{last, len(t.film.Moments[last].Events)}
	t.add(Caption{
		Kind: Ended,
		From: at,
		To:   at,
		Seat: t.state().Result.Winner,
		Head: brief(HeadMost, verdict+"."),
		More: brief(MoreMost, why),
	})
}

// moment goes through what came of an answer.
func (t *teller) moment(n int) {
	for k, e := range t.film.Moments[n].Events {
		t.at = Place{n, k + 1}
		t.before(e, Place{n, k})
		game.Follow(t.state(), e)
		t.after(e)
	}
	t.growthEnds()
}

// before takes in an event on the table before it.
func (t *teller) before(e game.Event, at Place) {
	t.on.unsure = t.on.unsure || eventrow.Of(e).Unsure
	switch e := e.(type) {
	case game.AttackDeclared:
		t.on = attack{on: true, from: at, by: e.Attacker, at: e.Target, band: e.Band}
	case game.AttackRolled:
		t.rolls()
	case game.AttackCompared:
		t.on.dealt, t.on.rolled = int(e.Hits+e.Crits), true
	case game.RoundBegan:
		t.ended = roundOver{t.state().Round, at}
	case game.TokenLaid:
		if t.setup.Token(e.Token.Kind).Look == game.BarrierLook {
			t.grows(e.Token.Kind, at)
		}
	case game.PhaseBegan:
		t.phase(e.Phase)
	}
}

// after takes in an event on the table after it.
func (t *teller) after(e game.Event) {
	switch e := e.(type) {
	case game.ShieldLost:
		if t.on.on && e.Ship == t.on.at {
			t.on.shields++
		}
	case game.DamageDealt:
		if t.on.on && e.Ship == t.on.at {
			t.on.hull++
		}
	case game.SquadronTokenLost:
		if t.on.on && e.Ship == t.on.at {
			t.on.hull++
		}
	case game.ShipDestroyed:
		t.destroyed(e)
	case game.AttackEnded:
		t.attacked()
	case game.CommandChanged, game.Retrieved, game.WentAboard, game.CountersPlaced:
		t.taken(e)
	}
}

// rolls counts what the dice that are rolled now may do.
func (t *teller) rolls() {
	ahead, ok := odds.Ahead(t.state(), t.setup, &t.state().Attack, nil, true)
	if !ok {
		return
	}
	if o, err := odds.Of(ahead); err == nil {
		t.on.points, t.on.usual = o.Points(), o.Expected
	}
}

// destroyed tells that a ship is gone, and of what.
func (t *teller) destroyed(e game.ShipDestroyed) {
	who := t.name(e.Ship)
	c := Caption{
		Kind:  Destroyed,
		From:  Place{t.at.Moment, max(0, t.at.Events-1)},
		To:    t.at,
		Seat:  t.loser(e.Ship).Other(),
		Ships: []game.ShipID{e.Ship},
	}
	switch {
	case t.on.on && e.By == game.ByAttack && e.Ship == t.on.at:
		t.on.killed = true
		c.From, c.Ships = t.on.from, []game.ShipID{t.on.by, e.Ship}
		c.Head = brief(HeadMost, t.name(t.on.by)+" destroys "+who+".", who+" is destroyed.")
		c.More = brief(MoreMost,
			fmt.Sprintf("%s at Range %d. Fleet Points: %s.", damage(t.on.dealt), t.on.band, t.stand()))
		t.bled = true
	default:
		c.Head = brief(HeadMost, t.lost(who, e.By), who+" is destroyed.")
		c.More = "Fleet Points: " + t.stand() + "."
	}
	if t.loser(e.Ship) == game.Nobody {
		c.Seat = game.Nobody
	}
	if t.grown.n > 0 && (e.By == game.ByTokenLaid || e.By == game.ByObstacleToken) {
		t.grown.struck = append(t.grown.struck, e.Ship)
	}
	t.add(c)
}

// lost returns the sentence on a ship that no attack destroyed, with the cause.
func (t *teller) lost(who string, by game.Cause) string {
	switch by {
	case game.ByLeavingArea:
		return who + " leaves the play area and is destroyed."
	case game.ByWarpCoreBreach:
		return who + " is destroyed by a Warp Core Breach."
	case game.ByObstacleToken, game.ByTokenLaid:
		if k := t.barrier(); k != nil {
			return who + " is destroyed by the " + k.Called() + "."
		}
	case game.ByObstacle:
		return who + " is destroyed by an obstacle."
	case game.ByDamageCard:
		return who + " is destroyed by a damage card."
	case game.NoCause, game.ByAttack, game.ByCardText, game.BySheetRule, game.ByMine:
	}
	return who + " is destroyed."
}

// barrier returns the only kind of token that destroys on this table, nil if there is none or more
// than one.
func (t *teller) barrier() (one *game.KindOfToken) {
	s := t.state()
	for i := range s.Tokens[:s.NTokens] {
		if s.Tokens[i].Flags&game.Destroys == 0 {
			continue
		}
		k := t.setup.Token(s.Tokens[i].Kind)
		if one != nil && k.Called() != one.Called() {
			return nil
		}
		one = k
	}
	return one
}

// loser returns the player whose fleet a ship belongs to.
func (t *teller) loser(id game.ShipID) game.PlayerID { return FleetOf(t.setup, id) }

// damage returns a number of damage in words.
func damage(n int) string { return fmt.Sprintf("%d damage", n) }

// attacked tells of an attack that is over, where it was the first that hurt, or its dice fell as
// they seldom do.
func (t *teller) attacked() {
	a := t.on
	t.on = attack{}
	if !a.on || !a.rolled || a.killed {
		return
	}
	seat := game.Nobody
	if int(a.by) < t.setup.FleetShips() {
		seat = t.loser(a.by)
	}
	c := Caption{
		From:  a.from,
		To:    Place{t.at.Moment, max(0, t.at.Events-1)},
		Seat:  seat,
		Ships: []game.ShipID{a.by, a.at},
	}
	by, at := t.name(a.by), t.name(a.at)
	rare := a.rare()
	switch {
	case !t.bled && a.shields+a.hull > 0:
		t.bled = true
		c.Kind, c.Head = Drawn, brief(HeadMost, "First damage: "+by+" hits "+at+".", "First damage: "+at+" is hit.")
		c.More = brief(MoreMost, took(&a)+rare)
	case rare != "" && a.shields+a.hull > 0 && float64(a.dealt) > a.usual:
		c.Kind, c.Head = Rare, brief(HeadMost, by+" catches "+at+".", at+" is caught.")
		c.More = brief(MoreMost, took(&a)+rare)
	case rare != "" && a.dealt == 0:
		c.Kind, c.Seat, c.Head = Rare, seat, brief(HeadMost, by+" misses "+at+".", by+" misses.")
		if c.Seat != game.Nobody {
			c.Seat = c.Seat.Other()
		}
		c.More = brief(MoreMost, fmt.Sprintf("Expected: %.1f damage at Range %d.%s", a.usual, a.band, rare))
	default:
		return
	}
	t.add(c)
}

// took returns in words the damage an attack did to its target.
func took(a *attack) string {
	words := fmt.Sprintf("%s at Range %d", damage(a.shields+a.hull), a.band)
	switch {
	case a.hull == 0:
		return words + ", all to shields."
	case a.shields == 0:
		return words + ", all to the hull."
	}
	return fmt.Sprintf("%s: %d to shields, %d to the hull.", words, a.shields, a.hull)
}

// rarely is the greatest chance of a dice result that is worth a caption.
const rarely = 0.1

// rare says how seldom an attack does so much, or so little; "" where that is not rare, or where a
// card had a part in it.
func (a *attack) rare() string {
	if a.unsure || len(a.points) == 0 {
		return ""
	}
	part, far := 0.0, "as much"
	for n, p := range a.points {
		if n >= a.dealt {
			part += p
		}
	}
	if float64(a.dealt) < a.usual {
		part, far = 0, "as little"
		for n, p := range a.points {
			if n <= a.dealt {
				part += p
			}
		}
	}
	if part >= rarely || part < 0.0005 { // below it a rule had a part that the odds do not know
		return ""
	}
	if part < 0.01 {
		return fmt.Sprintf(" Only %.0f in 1,000 such attacks do %s.", max(1, part*1000), far)
	}
	return fmt.Sprintf(" Only %.0f in 100 such attacks do %s.", part*100, far)
}

// taken tells of something won by the sheet.
func (t *teller) taken(e game.Event) {
	said, _, _ := strings.Cut(e.Say(t.setup), " (")
	said = strings.TrimSuffix(said, ".") + "."
	c := Caption{
		Kind: Taken,
		From: Place{t.at.Moment, max(0, t.at.Events-1)},
		To:   t.at,
		Seat: game.Nobody,
		Head: brief(HeadMost, said),
		More: "Fleet Points: " + t.stand() + ".",
	}
	switch e := e.(type) {
	case game.CommandChanged:
		c.Seat, c.Ships = e.Player, []game.ShipID{e.Ship}
	case game.Retrieved:
		c.Seat, c.Ships = t.state().Ships[e.Ship].Owner, []game.ShipID{e.Ship}
	case game.WentAboard:
		c.Seat, c.Ships = t.state().Ships[e.Ship].Owner, []game.ShipID{e.Ship}
	case game.CountersPlaced:
		if t.state().Round == 0 {
			return // those that lie there from the beginning
		}
		if e.On.Ship != game.NoShip {
			c.Seat, c.Ships = t.state().Ships[e.On.Ship].Owner, []game.ShipID{e.On.Ship}
		}
	}
	if n := len(t.out); n > 0 && t.out[n-1].Kind == Taken && t.out[n-1].Head == c.Head &&
		t.out[n-1].To.Moment == c.To.Moment {
		return // the same once more
	}
	t.add(c)
}

// grows notes a piece of a barrier that is laid.
func (t *teller) grows(kind game.TokenKind, at Place) {
	if t.state().Round == 0 {
		return
	}
	if t.grown.n == 0 {
		t.grown = growth{from: at, kind: kind, round: t.state().Round}
	}
	t.grown.n++
	t.grown.to = Place{at.Moment, at.Events + 1}
}

// growthEnds tells of a barrier that has grown.
func (t *teller) growthEnds() {
	g := t.grown
	t.grown = growth{}
	if g.n == 0 {
		return
	}
	k := t.setup.Token(g.kind)
	in := 0
	s := t.state()
	for i := range s.Tokens[:s.NTokens] {
		if s.Tokens[i].Kind == g.kind {
			in++
		}
	}
	words := "The " + k.Called() + " grows."
	more := fmt.Sprintf("Round %d: %d more tokens, %d in all.", g.round, g.n, in)
	t.told(Caption{
		Kind:  Grown,
		From:  g.from,
		To:    g.to,
		Seat:  game.Nobody,
		Head:  brief(HeadMost, words),
		More:  more,
		Round: g.round,
	})
}

// turns is the least change of the chance to win in a round that turned a battle, in thousandths.
const turns = 100

// phase looks at what the table is worth as the ships begin to set their dials.
func (t *teller) phase(p game.Phase) {
	if p != game.Planning || t.state().Result.Over {
		return
	}
	f := t.eye.Look(t.view)
	now, was := outlook.TellerOf(t.setup, game.One, t.state().Round).Chance(f.Chance()), t.chance
	t.chance = now
	if was < 0 || now-was > -turns && now-was < turns {
		return
	}
	for_, from := game.One, was
	if now < was {
		for_, now, from = game.Two, 1000-now, 1000-was
	}
	t.told(Caption{Kind: Turned, From: t.ended.at, To: t.ended.at, Seat: for_, Round: t.ended.number,
		Head: brief(HeadMost, fmt.Sprintf("Round %d went to %s.", t.ended.number, t.setup.Player(for_))),
		More: brief(MoreMost,
			fmt.Sprintf("Chance to win: %d%% (%d%% a round ago). Fleet Points: %s.", now/10, from/10, t.stand()))})
}
