package scenariotest

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Comet is the battle.
type Comet struct{}

// ID names the comet in files and on the command line.
const ID = "comet"

// The kinds of token the sheet lays.
const (
	comet game.TokenKind = iota + 1
	tail
	beacon
	hulk
	reef
	chain
)

// The kinds of counter: shards are won and spent by who steers the comet, spores multiply on
// captains.
const (
	shards game.Counter = iota
	spores
)

// Sections of the sheet, as the log names them.
const (
	passing  = "The Comet"
	drifting = "The Wreck"
	burning  = "The Beacon"
)

var sheet = game.Sheet{
	ID: ID, Title: "The Comet", Event: "For tests alone",
	Areas: game.Strips(),
	Tokens: []game.KindOfToken{
		comet - 1:  {ID: "comet", Name: "comet", Flags: game.Obstructs | game.RollsDie},
		tail - 1:   {ID: "tail", Name: "tail of the comet", Short: "tail", Flags: game.Obstructs | game.Harms, Dice: 2},
		beacon - 1: {ID: "beacon", Name: "beacon", Flags: game.Obstructs | game.Burns},
		hulk - 1:   {ID: "hulk", Name: "hulk of the wreck", Look: game.BodyLook, Flags: game.Obstructs},
		reef - 1:   {ID: "reef", Name: "reef", Icon: "hull", Flags: game.Stops | game.BlocksFire},
		chain - 1:  {ID: "chain", Name: "chain of mines", Short: "chain", Flags: game.Stops},
	},
	Counters: []game.KindOfCounter{
		shards: {ID: "shard", Name: "Shard", Plural: "Shards", Icon: "crit"},
		spores: {ID: "spore", Name: "Spore", Plural: "Spores", Icon: "borg"},
	},
	Reasons: []string{"shards", "spores about it"},
	Facts:   []string{"A comet crosses the table", "A wreck drifts", "Nothing stays where it is"},
}

// Sheet returns the content that a printed sheet would have.
func (Comet) Sheet() *game.Sheet { return &sheet }

const (
	middle = int32(physics.AreaSide / 2)
	inch   = int32(physics.Inch)
)

var wreckClass = card.Class{
	ID:       "wreck",
	Name:     "Wreck",
	Front:    physics.AllRound,
	BaseSide: physics.StandardBase,
	Art:      card.Art{File: "ship-small-craft", Tones: "civ", Scale: 1},
}

var wreckCard = card.Ship{Printed: card.Printed{ID: "wreck", Name: "Wreck"}, Class: &wreckClass, Hull: 4, Shields: 2}

// start is the place of the wreck at set-up.
var start = physics.Pose{X: middle - 8*inch, Y: middle, Heading: 0}

// ships is the wreck: a bow that ships slide back from, and a broken hull about it.
func ships() []game.MapShip {
	bow := physics.Pose{X: start.X, Y: start.Y - inch, Heading: 0}
	return []game.MapShip{{
		ID: "wreck", Ship: &wreckCard, At: start, Flags: game.CostsNoAction, Section: drifting,
		Parts: []game.Part{
			{Base: physics.Base(bow, physics.StandardBase), Blocks: true},
			{Round: true, Disc: physics.Disc(start.Point(), float64(inch))},
		},
	}}
}

// lay lays the comet, its tail, the hulk of the wreck and the beacon as they lie at set-up.
func lay(t *game.Turn, _ int) {
	t.LayToken(
		game.Token{
			Kind:    comet,
			Form:    game.DiscForm,
			Flags:   sheet.Kind(comet).Flags,
			X0:      middle,
			Y0:      middle,
			X1:      inch / 2,
			Heading: 90000,
		},
		passing,
	)
	t.LayToken(
		game.Token{
			Kind:  tail,
			Form:  game.RectForm,
			Flags: sheet.Kind(tail).Flags,
			X0:    middle - 4*inch,
			Y0:    middle - inch/8,
			X1:    middle - inch,
			Y1:    middle + inch/8,
		},
		passing,
	)
	game.Emit(t, game.TokenLaid{
		Token: game.Token{
			Kind:  hulk,
			Form:  game.RectForm,
			Flags: sheet.Kind(hulk).Flags,
			Of:    t.Setup().MapShip("wreck") + 1,
			X0:    start.X - inch/2,
			Y0:    start.Y - inch/2,
			X1:    start.X + inch/2,
			Y1:    start.Y + inch,
		},
		Section: drifting,
	})
	game.Emit(t, game.TokenLaid{
		Token: game.Token{
			Kind:  reef,
			Form:  game.DiscForm,
			Flags: sheet.Kind(reef).Flags,
			X0:    middle + inch,
			Y0:    middle + 4*inch,
			X1:    inch,
		},
		Section: passing,
	})
	game.Emit(t, game.TokenLaid{
		Token: game.Token{
			Kind:  chain,
			Form:  game.LineForm,
			Flags: sheet.Kind(chain).Flags,
			X0:    middle + 3*inch,
			Y0:    middle - 3*inch,
			X1:    middle + 6*inch,
			Y1:    middle - 2*inch,
		},
		Section: passing,
	})
	light(t, physics.Pose{X: middle, Y: middle - 7*inch})
	for p := game.One; p <= game.Two; p++ {
		t.PlaceCounters(shards, game.HeldBy(p), 2, passing)
	}
}

// aBeacon is a beacon lit this round, an inch long, so that it matters how it lies.
func aBeacon(round int16) game.Token {
	return game.Token{
		Kind:  beacon,
		Form:  game.RectForm,
		Flags: sheet.Kind(beacon).Flags,
		Group: 1,
		Round: round,
		X1:    inch,
		Y1:    inch / 2,
	}
}

// Play has everything move at the end of a round.
func (Comet) Play(*game.House) game.Play {
	return game.Play{
		Map:       ships(),
		Lay:       lay,
		Rules:     rules(),
		Modifiers: modifiers,
		Victory:   victory,
		Advice:    game.Advice{Answer: answer},
	}
}

// light sets a beacon up.
func light(t *game.Turn, at physics.Pose) {
	k := aBeacon(t.State().Round)
	k.Put(at)
	t.LayToken(k, burning)
}

// rules have everything move at the end of a round.
func rules() []game.Rule {
	return []game.Rule{
		{Name: passing, At: game.EndOfRound, Do: pass},
		{Name: drifting, At: game.EndOfRound, Do: drift},
		{Name: drifting, At: game.EndOfActivation, Do: salvage},
		{Name: passing, At: game.ShipHasMoved, Do: catch},
		{Name: drifting, At: game.EndOfRound, Do: devour},
		{Name: drifting, At: game.EndOfRound, Do: spread},
		{Name: burning, At: game.EndOfRound, Do: burn},
	}
}

// find is the token of a kind, nil when none lies on the table.
func find(s *game.State, kind game.TokenKind) *game.Token {
	for i := range s.Tokens[:s.NTokens] {
		if k := &s.Tokens[i]; k.Kind == kind {
			return k
		}
	}
	return nil
}

// The answers of who steers the comet.
const (
	straight = iota
	north
	south
)

// pass moves the comet on as the player with initiative has it turn, for a shard where there is
// one, and sweeps its tail after it, until it leaves the table.
func pass(t *game.Turn, _ game.ShipID) {
	k, after := find(t.State(), comet), find(t.State(), tail)
	if k == nil {
		return
	}
	at := k.At()
	to := physics.Pose{X: at.X + 2*inch, Y: at.Y, Heading: at.Heading}
	switch t.Question(t.State().First, game.NoShip, passing, "Which way does the comet turn?", "Straight on",
		"To the north", "To the south") {
	case straight:
		t.PlaceCounters(shards, game.HeldBy(t.State().First), 1, passing)
	case north:
		t.SpendCounters(shards, game.HeldBy(t.State().First), 1, passing)
		to = to.Turned(-15000)
		to.Y -= inch
	case south:
		t.SpendCounters(shards, game.HeldBy(t.State().First), 1, passing)
		to = to.Turned(15000)
		to.Y += inch
	}
	trail := after.At().Carried(at, to)
	if to.X > physics.AreaSide {
		t.TakeToken(k.ID, passing)
		t.TakeToken(after.ID, passing)
		return
	}
	t.MoveToken(k.ID, to, passing)
	t.MoveToken(after.ID, trail, passing)
}

// drift carries the wreck on and turns it, unless it would come to lie on a ship.
func drift(t *game.Turn, _ game.ShipID) {
	s, u := t.State(), t.Setup()
	id := u.MapShip("wreck")
	if !s.Ships[id].InPlay() {
		return
	}
	to := s.Ships[id].Pose.Turned(20000)
	to.X += inch / 2
	if s.ComesTo(u, id, to) == game.NoShip {
		t.MoveMapShip(id, to, drifting)
	}
}

// salvage lets the player without initiative name a ship of either fleet near the wreck: it loses
// its active shields, and gets a spore. Whoever names none turns off the wreck's own.
func salvage(t *game.Turn, _ game.ShipID) {
	s, u := t.State(), t.Setup()
	id := u.MapShip("wreck")
	var near []game.Option
	for i := range game.ShipID(u.FleetShips()) {
		if sh := &s.Ships[i]; s.Ships[id].InPlay() && sh.InPlay() && sh.Shields > 0 &&
			u.Band(s.Gap(u, i, id).Dist) <= 2 {
			near = append(near, game.Option{Kind: game.AimAt, Ship: i})
		}
	}
	if len(near) == 0 {
		return
	}
	near = append(near, game.Option{Kind: game.Pass, Ship: game.NoShip})
	pick := t.Choose(game.Prompt{Player: s.First.Other(), Ask: game.ChooseCardTarget,
		Ship: game.NoShip, Section: drifting,
		Words: "Whose shields?", Min: 1, Max: 1, Options: near})[0]
	if pick.Kind != game.AimAt {
		t.TurnOffShields(id, drifting)
		return
	}
	t.TurnOffShields(pick.Ship, drifting)
	t.PlaceCounters(spores, game.HeldOn(pick.Ship), 1, drifting)
}

// spread doubles the spores on captains, then carries those on ship cards to the captains.
func spread(t *game.Turn, _ game.ShipID) {
	s := t.State()
	for i := range game.ShipID(t.Setup().FleetShips()) {
		if !s.Ships[i].InPlay() {
			continue
		}
		captain, ship := game.HeldOnCard(i, -1), game.HeldOn(i)
		t.PlaceCounters(spores, captain, s.Count(spores, captain), drifting)
		t.MoveCounters(spores, ship, captain, s.Count(spores, ship), drifting)
	}
}

// catch gives a spore to a ship that has flown through the tail.
func catch(t *game.Turn, ship game.ShipID) {
	for _, m := range t.Passage().Tokens {
		if m.Token.Kind == tail && m.Crossed {
			t.PlaceCounters(spores, game.HeldOn(ship), 1, passing)
		}
	}
}

// burn puts the oldest beacon out at the end of every second round. At the end of the others the
// player without initiative lights one more: in the middle of the table, on no ship, near the wreck
// and not near another.
func burn(t *game.Turn, _ game.ShipID) {
	s, u := t.State(), t.Setup()
	if s.Round%2 == 0 {
		if k := find(s, beacon); k != nil {
			t.TakeToken(k.ID, burning)
		}
		return
	}
	if at, ok := t.ChoosePlace(s.First.Other(), aBeacon(s.Round), where(s, u), burning, "Light a beacon"); ok {
		light(t, at)
	}
}

// where returns the place in which a beacon may be lit.
func where(s *game.State, u *game.Setup) game.Where {
	w := game.Where{
		Area:  game.Area{X0: 6 * inch, Y0: 6 * inch, X1: 30 * inch, Y1: 30 * inch},
		Clear: true,
		Apart: 2 * inch,
	}
	if wreck := u.MapShip("wreck"); s.Ships[wreck].InPlay() {
		w.Of, w.Within = wreck, 8*inch
	}
	return w
}

// devour has four spores or more on a captain eat the ship, and go.
func devour(t *game.Turn, _ game.ShipID) {
	s := t.State()
	for i := range game.ShipID(t.Setup().FleetShips()) {
		if n := s.Count(spores, game.HeldOnCard(i, -1)); s.Ships[i].InPlay() && n >= 4 {
			t.SpendCounters(spores, game.HeldOnCard(i, -1), n, drifting)
			t.Damage(i, 1, 1, drifting)
		}
	}
}

// modifiers are a die more for who has three shards or more to shoot with, and one to defend with
// for each spore on the ship card.
func modifiers(s *game.State, _ *game.Setup, a *game.Attack, defense bool, dst []game.Modifier) []game.Modifier {
	if defense {
		return append(dst, game.Modifier{N: int8(s.Ships[a.Target].Counters.Of(spores)), Why: 2})
	}
	if by := s.Ships[a.Attacker].Owner; by != game.Nobody && s.Count(shards, game.HeldBy(by)) >= 3 {
		dst = append(dst, game.Modifier{N: 1, Why: 1})
	}
	return dst
}

// enough shards make the comet theirs.
const enough = 5

// victory returns the player who has five shards as the winner.
func victory(s *game.State, u *game.Setup) (winner game.PlayerID, section, why string) {
	for p := game.One; p <= game.Two; p++ {
		if s.Count(shards, game.HeldBy(p)) >= enough {
			return p, passing, u.Player(p) + " has 5 Shards: the comet is theirs"
		}
	}
	return game.Nobody, "", ""
}
