package game

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/dice"
	"attackwing/physics"
)

// Events of set-up, round, and end of the battle.
type (
	// TokenLaid is a token of the scenario laid on the table, and the section of the sheet that
	// says so.
	TokenLaid struct {
		Token   Token
		Section string
	}
	// TokensTaken takes all tokens of a kind and group off the table (guides that move on).
	TokensTaken struct {
		Kind  TokenKind
		Group int8
	}
	// DeckShuffled is a damage deck shuffled; its order is nobody's to know.
	DeckShuffled struct {
		Player PlayerID     `say:"deck"`
		Again  bool         // the discards, in the middle of the game
		N      int8         `say:"-"`
		Cards  [33]DamageID `say:"-"`
	}
	// InitiativeDetermined says who has initiative for the whole game.
	InitiativeDetermined struct{ Player PlayerID }
	// InitiativePassed gives the initiative to a player.
	InitiativePassed struct{ Player PlayerID }
	// ShipPlaced is a ship placed at set-up.
	ShipPlaced struct {
		Ship ShipID
		At   physics.Pose `say:"to"`
	}
	// RoundBegan starts a round: everything that lasts a round is gone.
	RoundBegan struct{ Round int16 }
	// PhaseBegan starts a phase and fixes every captain skill for it.
	PhaseBegan struct {
		Phase  Phase
		Skills [MaxShips]int8 `say:"-"`
	}
	// DialSet is a dial set in secret.
	DialSet DialRevealed
	// SkillsFixed fixes every captain skill anew at the start of a phase that has begun.
	SkillsFixed struct {
		Skills [MaxShips]int8 `say:"-"`
	}
	// CheckRolled is an attack die rolled for a damage card.
	CheckRolled struct {
		Ship ShipID
		Card DamageID
		Face dice.Face
	}
	// RolledOff is a roll-off: five attack dice each.
	RolledOff struct {
		Faces [2][5]dice.Face `say:"roll_off"`
	}
	// Conceded is a player giving the battle up; an attack that is being made is broken off.
	Conceded struct{ Player PlayerID }
	// TimeCalled is the end of the battle's time: the round is finished.
	TimeCalled struct{}
	// BattleEnded is the end.
	BattleEnded struct {
		By     Ending
		Winner PlayerID
		Points [2]int16 `say:"fleet_points"`
	}
	// ScenarioSaid is a line of the scenario that changes nothing by itself: a sentence without its
	// stop, and the section of the sheet it is about; Score when it is about Fleet Points or who
	// has won.
	ScenarioSaid struct {
		Words   string `say:"-"`
		Section string
		Score   bool `say:"-"`
	}
)

func (e Conceded) apply(s *State) { s.Attack = Attack{} }
func (e Conceded) Say(u *Setup) string {
	return u.Player(e.Player) + " concedes. The whole fleet counts as destroyed."
}

func (e TimeCalled) apply(s *State)    { s.TimeUp = true }
func (e TimeCalled) Say(*Setup) string { return "Time is called. This is the last round." }

func (e TokenLaid) apply(s *State) {
	if s.NTokens < MaxTokens {
		s.Tokens[s.NTokens] = e.Token
		s.NTokens++
	}
}

func (e TokenLaid) Say(u *Setup) string {
	t, k := e.Token, u.Token(e.Token.Kind)
	if k.Look == OutsideLook {
		return ""
	}
	if t.Form == DiscForm {
		return cited(
			u,
			fmt.Sprintf("%s placed at (%s, %s), %s across", capital(k.Name), inches(t.X0), inches(t.Y0),
				inches(2*t.X1)),
			e.Section,
		)
	}
	return cited(
		u,
		fmt.Sprintf("%s placed from (%s, %s) to (%s, %s)", capital(k.Name), inches(t.X0), inches(t.Y0), inches(t.X1),
			inches(t.Y1)),
		e.Section,
	)
}

func (e TokensTaken) apply(s *State) {
	s.takeTokens(func(t Token) bool { return t.Kind == e.Kind && t.Group == e.Group })
}

// takeTokens takes tokens off the table.
func (s *State) takeTokens(which func(Token) bool) {
	s.NTokens = uint8(len(slices.DeleteFunc(s.Tokens[:s.NTokens], which)))
}
func (e TokensTaken) Say(*Setup) string { return "" }

func (e DeckShuffled) apply(s *State) {
	d := &s.Decks[e.Player]
	d.N = 33
	if e.Again {
		d.N = e.N
	}
	d.Cards = e.Cards
	d.ND = 0
}

func (e DeckShuffled) Say(u *Setup) string {
	if e.Again && e.Player > Two {
		return "The damage deck of the map's ships is reshuffled."
	}
	if e.Again {
		return u.Player(e.Player) + " reshuffles the damage deck."
	}
	return ""
}

func (e InitiativeDetermined) apply(s *State) { s.First = e.Player }
func (e InitiativeDetermined) Say(u *Setup) string {
	words := fmt.Sprintf("%s has initiative (%d SP to %d)", u.Player(e.Player), u.Fleets[e.Player].Total,
		u.Fleets[e.Player.Other()].Total)
	if e.Player == u.Player1() {
		return words + " and is the scenario's Player 1."
	}
	return words + ". The scenario's Player 1 is " + u.Player(u.Player1()) + "."
}

func (e InitiativePassed) apply(s *State) {
	if s.First == e.Player {
		return
	}
	s.First = e.Player
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner != Nobody {
			sh.Init ^= 1 // its rank and the side, see rankFor
		}
	}
}
func (e InitiativePassed) Say(u *Setup) string { return u.Player(e.Player) + " has initiative now." }

func (e ShipPlaced) apply(s *State) { s.Ships[e.Ship].Placed, s.Ships[e.Ship].Pose = true, e.At }
func (e ShipPlaced) Say(u *Setup) string {
	return fmt.Sprintf("%s is placed at (%s, %s), facing %s.", u.Name(e.Ship), inches(e.At.X), inches(e.At.Y),
		Compass(e.At.Heading))
}

// Compass is a heading in words: N, NE ... for the eight winds, else degrees.
func Compass(h int32) string {
	if h%45000 == 0 {
		return [...]string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}[h/45000%8]
	}
	return fmt.Sprintf("%.1f°", float64(h)/1000)
}

func (e RoundBegan) apply(s *State) {
	s.Round = e.Round
	for i := range s.Ships[:s.NShips] {
		s.Ships[i].begin()
	}
	for i := range s.Tokens[:s.NTokens] {
		s.Tokens[i].Hit = 0
	}
	s.Used, s.UsedNow = usedBits{}, usedBits{}
	n := uint8(0)
	for _, b := range s.Lasting[:s.NLasting] {
		if b.Rounds > 0 {
			if b.Rounds < untilTheEnd {
				b.Rounds--
			}
			s.Lasting[n] = b
			n++
		}
	}
	s.NLasting = n
	s.NFed, s.Fed = 0, [MaxFed]Fed{}
}
func (e RoundBegan) Say(*Setup) string { return fmt.Sprintf("Round %d.", e.Round) }

func (e PhaseBegan) apply(s *State) {
	s.Phase = e.Phase
	SkillsFixed{Skills: e.Skills}.apply(s)
}
func (e PhaseBegan) Say(*Setup) string { return e.Phase.String() + "." }

func (e SkillsFixed) apply(s *State) {
	for i := range s.Ships[:s.NShips] {
		s.Ships[i].Skill = e.Skills[i]
	}
}
func (e SkillsFixed) Say(*Setup) string { return "" }

func (e DialSet) apply(s *State)    { s.Ships[e.Ship].Dial = e.Move }
func (e DialSet) Say(*Setup) string { return "" }

func (e CheckRolled) apply(*State) {}
func (e CheckRolled) Say(u *Setup) string {
	return fmt.Sprintf("%s rolls for %s: %s.", u.Name(e.Ship), e.Card, e.Face.Words())
}

func (e RolledOff) apply(*State) {}
func (e RolledOff) Say(u *Setup) string {
	return fmt.Sprintf("Roll-off: %s rolls %s; %s rolls %s.", u.Player(One), faces(e.Faces[0][:]), u.Player(Two),
		faces(e.Faces[1][:]))
}

// faces are dice as words: "Hit, Hit, blank".
func faces(f []dice.Face) string {
	if len(f) == 0 {
		return "no dice"
	}
	w := make([]string, len(f))
	for i := range f {
		w[i] = f[i].Words()
	}
	return strings.Join(w, ", ")
}

func (e BattleEnded) apply(s *State) {
	s.Phase = GameOver
	s.Result = Result{Over: true, Winner: e.Winner, By: e.By, FleetPoints: e.Points}
}
func (e BattleEnded) Say(u *Setup) string {
	return fmt.Sprintf("%s wins %d to %d Fleet Points: %s.", u.Player(e.Winner), e.Points[e.Winner],
		e.Points[e.Winner.Other()], e.By)
}

func (b Ending) String() string {
	return [...]string{NotEnded: "not ended", ByElimination: "the enemy fleet is destroyed",
		ByRoundLimit: "the round limit is reached",
		ByRollOff:    "by roll-off", ByConcession: "by concession", ByTime: "on time",
		BySheetVictory: "by the scenario's rules"}[b]
}

func (e ScenarioSaid) apply(*State)        {}
func (e ScenarioSaid) Say(u *Setup) string { return cited(u, e.Words, e.Section) }
