package game

import (
	"slices"

	"attackwing/physics"
)

// Outlook are the Fleet Points of the sheet that a player has or may expect, in thousandths; a
// sheet that does not say has those that it counts now, less the ships that what it will lay may
// cost.
func Outlook(s *State, u *Setup, p PlayerID, chance int) (n int) {
	if u.play.Advice.Outlook != nil {
		return u.play.Advice.Outlook(s, u, p, chance)
	}
	for _, l := range u.ScoreLines(s, p, s.Result.Winner) {
		n += 1000 * l.Points
	}
	return n - s.atRisk(u, p)
}

// risks are the parts of a ship's squadron points, in thousandths, that are likely lost where it
// stands: on ground that is laid with what destroys at the end of this round, of the next, and of
// the one after.
var risks = [...]int{150, 50, 20}

// atRisk are the squadron points, in thousandths, that what the sheet will lay may cost a player,
// as the ships stand.
func (s *State) atRisk(u *Setup, p PlayerID) (n int) {
	if s.Result.Over || len(u.coming) == 0 {
		return 0
	}
	for id, sh := range s.inPlay() {
		if sh.Owner != p {
			continue
		}
		f, base := u.Facts(id), u.Base(id, sh.Pose)
		for later, risk := range risks {
			if _, struck := u.Struck(max(int(s.Round), 1)+later, &base); struck {
				n += risk * f.Price()
				break
			}
		}
	}
	return n
}

// Struck returns the kind of token that destroys and is laid on a base at the end of a round. It is
// false if there is none, or if the round alone does not tell it.
func (u *Setup) Struck(round int, b *physics.Square) (k TokenKind, is bool) {
	laid := u.Coming(round)
	if i := striking(u, laid, b); i >= 0 {
		return laid[i].Kind, true
	}
	return k, false
}

// Coming returns the tokens that destroy and that the sheet will lay at the end of a round, none if
// the round alone does not tell them.
func (u *Setup) Coming(round int) []Token {
	if round < 0 || round >= len(u.coming) {
		return nil
	}
	return u.coming[round]
}

// foretell works out what destroys of what the sheet will lay at the end of each round, as far as
// the round alone tells it.
func (u *Setup) foretell() {
	u.coming = nil
	if u.play.Next == nil {
		return
	}
	u.coming = make([][]Token, u.House.RoundLimit+1)
	var s State
	for round := 1; round <= u.House.RoundLimit; round++ {
		s.Round = int16(round)
		u.coming[round] = slices.DeleteFunc(u.play.Next(&s, nil), func(k Token) bool { return k.Flags&Destroys == 0 })
	}
}
