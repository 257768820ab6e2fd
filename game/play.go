package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// Play holds the rules of a sheet under the house rules of a battle. Every function may be absent;
// its comment says what happens then. The functions answer from the table alone, whenever they are
// asked; only those that take a Turn make things happen, by events. A variant of a sheet takes the
// sheet's Play and puts other functions into it: nothing is lost on the way.
//
// The order of a battle: Building and Map as the set-up is made ready; Lay; Rules of ShipsPlaced;
// then each round
//
//	Rules of PhaseBegins   as each of the four phases has begun; Skill is asked before and after
//	Offers, Take           at the questions a ship is asked in its turns
//	Rules of ShipHasLocked when a ship has acquired a Target Lock
//	Rules of ShipHasMoved  after the final pose of every move, before what it has met does anything
//	Rules of EndOfActivation
//	Rules of NobodyCommands, for a map ship without a commander, at its skill
//	Modifiers              whenever dice of an attack are counted, by those who look ahead too
//	Rules of AfterHit      when an attack is over, one of the sheet at the end of a round too
//	Rules of ShipGone      when a ship has left the table destroyed, in whatever phase
//	Rules of EndOfCombat
//	Rules of EndOfRound    last of all, after tokens that burn
//
// Victory is asked at the end of every step of all that; Score whenever Fleet Points are counted;
// Next, Aims and Advice by screens and players that look ahead.
type Play struct {
	// Lay lays the sheet's tokens as they lie at the start of a round, 1 at set-up. Absent: nothing
	// is laid.
	Lay func(t *Turn, round int)
	// Rules are the sheet's sentences that speak at a moment, those of a moment in this order.
	Rules []Rule
	// Text are lines of card text that the sheet gives to every ship of the fleets.
	Text []SheetText
	// There reports whether a ship is where a line of Text asks (card.There). Absent: it never is.
	There func(s *State, u *Setup, ship ShipID, words string) bool
	// Map are the ships of its own on the map.
	Map []MapShip
	// Score returns the sheet's own lines of Fleet Points, bonus or penalty; winner is Nobody while
	// it is not known. Absent: none.
	Score func(s *State, u *Setup, p, winner PlayerID) []ScoreLine
	// Victory returns the winner by the sheet as the table stands, Nobody as long as nobody has
	// won, with the section and the reason, in a sentence without its full stop. Absent: the
	// rulebook decides alone.
	Victory func(s *State, u *Setup) (winner PlayerID, section, why string)
	// Modifiers appends to dst the dice that the sheet adds to the attack dice of an attack, or to
	// its defense dice. Absent: nothing.
	Modifiers func(s *State, u *Setup, a *Attack, defense bool, dst []Modifier) []Modifier

	// Offers lists what the sheet lets a ship do at a question, what is refused now included. It is
	// called for ChooseAction, a free action's question too, for ChooseManeuver, ModifyAttackDice
	// and ModifyDefenseDice. Absent: nothing.
	Offers func(s *State, u *Setup, at Ask, ship ShipID, dst []Special) []Special
	// Take does it. It is there where Offers is.
	Take func(t *Turn, at Ask, ship ShipID, what Special)
	// Skill is the captain skill of a map ship now. Absent: what is printed on it.
	Skill func(s *State, u *Setup, ship ShipID) int8

	// Next are the tokens that will be laid at the end of the running round. Absent: none are
	// known.
	Next func(s *State, dst []Token) []Token
	// Aims are the ships that a map ship nobody commands might attack with a mount as the table
	// stands: none, one, or several when dice or a choice will tell. Absent: nobody can say.
	Aims func(s *State, u *Setup, ship ShipID, mount int8) []ShipID

	// Building are the sheet's sentences for the fleets of one side, one of Sheet.Sides; nil for
	// any other word. Absent: fleets are built as the rulebook says.
	Building func(side string) *Building

	Advice Advice

	// Wrong is the reason why the sheet cannot be played under these house rules, each of which it
	// allows by itself; nil: it can.
	Wrong error
}

// SheetText is a line of card text on a sheet, under one of its headings.
type SheetText struct {
	Section string
	card.Ability
}

// Advice tells a computer player the sheet's values, in thousandths of a damage dealt.
type Advice struct {
	// Worth returns the worth of a special action or token now; not above 0: leave it. Absent: it
	// is left.
	Worth func(v *View, at Ask, ship ShipID, what Special) int
	// Stand returns the worth of an own ship's standing on a base at the end of its move; acts: it
	// would keep its action. Absent: nothing.
	Stand func(v *View, ship ShipID, base *physics.Square, acts bool) int
	// Prize returns the worth to the player of the view of destroying a map ship that nobody
	// commands, in Squadron Points, as an enemy's ship of that price; not above 0: it is left
	// alone. Absent: all are.
	Prize func(v *View, ship ShipID) int
	// Answer answers a question that the sheet has asked, whatever it asks (Prompt.Section); not ok
	// where it has no word on it. Absent: it never has.
	Answer func(v *View, p *Prompt) (a Answer, ok bool)
	// Counter returns the worth of a counter that lies on a ship card. Absent: little.
	Counter func(k Counter) int
	// Outlook are the Fleet Points, in thousandths, that a player has of the sheet or may expect of
	// it: what Score would count, and what is likely to come. chance is the player's chance to win,
	// in thousandths. Nothing is allocated. Absent: what Score counts.
	Outlook func(s *State, u *Setup, p PlayerID, chance int) int
}

// Play returns the play of the battle's sheet.
func (u *Setup) Play() *Play { return &u.play }

// Playing is the set-up with its sheet played otherwise.
func (u *Setup) Playing(p Play) *Setup {
	out := *u
	out.play = p
	return &out
}

// laySheet lays what the sheet lays at the start of a round.
func (u *Setup) laySheet(t *Turn, round int) {
	if u.play.Lay != nil {
		u.play.Lay(t, round)
	}
}

// ScoreLines are the sheet's own lines of a player's Fleet Points; winner is Nobody while it is not
// known.
func (u *Setup) ScoreLines(s *State, p, winner PlayerID) []ScoreLine {
	if u.play.Score == nil {
		return nil
	}
	return u.play.Score(s, u, p, winner)
}
