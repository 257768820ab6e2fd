package game

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Events by which card text changes an attack: its dice, results, bonuses and damage cards.
type (
	// BonusGained is an effect that lasts.
	BonusGained struct{ Bonus Bonus }
	// BonusUsed takes dice from a bonus, or ends it; At is its place.
	BonusUsed struct {
		At   int8 `say:"-"`
		N    int8 `say:"-"` // dice used
		Gone bool `say:"-"`
		// of a mark that has ended: the line that made it, 0 of any other, and the ship
		Line LineID `say:"-"`
		Ship ShipID `say:"-"`
	}
	// DiceChanged gives dice of the attack new faces by card text; bit i of Which for die i.
	// Reroll: they were rolled again.
	DiceChanged struct {
		Line    LineID
		By      ShipID `say:"ship"`
		Defense bool
		Reroll  bool `say:"rerolled"`
		ByFoe   bool `say:"-"`
		Which   uint16
		Faces   [MaxDice]dice.Face
	}
	// ResultsAdded adds dice results that are not rolled.
	ResultsAdded struct {
		Line    LineID
		Face    dice.Face
		N       int8
		Already bool `say:"-"` // results have been compared
		Rolled  bool `say:"-"` // dice were rolled for them
	}
	// ResultsCancelled takes uncancelled results away, or changes Critical Hits into Hits.
	ResultsCancelled struct {
		Line        LineID
		Hits, Crits int8
		ToHits      int8
	}
	// DiceSet fixes faces of dice before the roll, or swaps a die.
	DiceSet struct {
		Line    LineID
		Defense bool
		Face    dice.Face
		Special card.Special
	}
	// AttackMarked notes what card text does to the attack being made.
	AttackMarked struct {
		KeepGreen, KeepLock, DrawTwo bool     `say:"-"`
		Promoted                     int8     `say:"-"`
		Search                       DamageID `say:"-"`
	}
	// CardRolled is dice rolled for card text.
	CardRolled struct {
		Line  LineID
		By    ShipID `say:"ship"`
		N     int8   `say:"-"`
		Faces [MaxDice]dice.Face
	}
	// AttackJudged judges the declared attack anew after the attacker has moved.
	AttackJudged struct {
		Attacker   ShipID
		Dist       int32
		Band       int8 `say:"range"`
		Obstructed bool
	}
	// DamageFound takes a damage card that was searched for to the top of the deck, which is
	// shuffled under it.
	DamageFound struct {
		Deck, At int8 `say:"-"`
	}
	// DamageLooked keeps one of the Of top damage cards: 0 the top one; the others are discarded.
	DamageLooked struct {
		Deck, Keep, Of int8 `say:"-"`
	}
)

func (e BonusGained) apply(s *State) {
	if s.NLasting < MaxLasting {
		s.Lasting[s.NLasting] = e.Bonus
		s.NLasting++
		s.nLasted = max(s.nLasted, s.NLasting)
	}
}

func (e BonusUsed) apply(s *State) {
	b := &s.Lasting[e.At]
	b.N -= e.N
	b.Spent = true
	if e.Gone {
		copy(s.Lasting[e.At:], s.Lasting[e.At+1:s.NLasting])
		s.NLasting--
	}
}
func (e BonusUsed) Say(u *Setup) string {
	if e.Line == 0 {
		return ""
	}
	return u.Name(e.Ship) + " loses the mark of " + u.line(e.Line).title + "."
}

func (a *Attack) pool(defense bool) (*[MaxDice]Die, *int8) {
	if defense {
		return &a.Defense, &a.NDefense
	}
	return &a.AttackDice, &a.NAttack
}

func (e DiceChanged) apply(s *State) {
	d, n := s.Attack.pool(e.Defense)
	for i := range *n {
		if e.Which&(1<<uint(i)) == 0 {
			continue
		}
		d[i].Face = e.Faces[i]
		d[i].Converted = !e.Reroll
		if e.Reroll && !e.ByFoe {
			d[i].Rerolled = true
		}
	}
}
func (e DiceChanged) Say(u *Setup) string {
	f, kind, verb := chosen(e.Which, e.Faces), "attack die", "changes"
	if e.Defense {
		kind = "defense die"
	}
	if e.Reroll {
		verb = "re-rolls"
	}
	return fmt.Sprintf("%s %s %s: %s.", u.Name(e.By), verb, card.Counted(int8(len(f)), kind), faces(f))
}

func (e ResultsAdded) apply(s *State) {
	a := &s.Attack
	switch {
	case e.Face == dice.Evade:
		a.Evades += e.N
	case e.Already && e.Face == dice.Crit:
		a.Crits += e.N
	case e.Already:
		a.Hits += e.N
	default:
		for range e.N {
			if a.NAttack < MaxDice {
				a.AttackDice[a.NAttack] = Die{Face: e.Face, Rerolled: !e.Rolled, Added: !e.Rolled}
				a.NAttack++
			}
		}
	}
}
func (e ResultsAdded) Say(u *Setup) string {
	return fmt.Sprintf("%s adds %s.", u.line(e.Line).title, results(e.N, e.Face))
}

func (e ResultsCancelled) apply(s *State) {
	a := &s.Attack
	a.Hits -= e.Hits
	a.Crits -= e.Crits
	a.Crits -= e.ToHits
	a.Hits += e.ToHits
}
func (e ResultsCancelled) Say(u *Setup) string {
	var w []string
	if e.Hits > 0 {
		w = append(w, results(e.Hits, dice.Hit))
	}
	if e.Crits > 0 {
		w = append(w, results(e.Crits, dice.Crit))
	}
	if len(w) == 0 {
		if e.ToHits == 1 {
			return u.line(e.Line).title + " turns 1 Critical Hit into a Hit."
		}
		return fmt.Sprintf("%s turns %d Critical Hits into Hits.", u.line(e.Line).title, e.ToHits)
	}
	return fmt.Sprintf("%s cancels %s.", u.line(e.Line).title, strings.Join(w, " and "))
}

func (e DiceSet) apply(s *State) {
	a := &s.Attack
	switch {
	case e.Special != card.NoSpecial && e.Defense:
		a.SpecialDef = e.Special
	case e.Special != card.NoSpecial:
		a.Special = e.Special
	case e.Defense != a.FixedDefense: // the attack dice are rolled by now: their places no longer matter
		a.FixedDefense, a.Fixed = e.Defense, 1
		a.FixedFaces[0] = e.Face
	case int(a.Fixed) < len(a.FixedFaces):
		a.FixedFaces[a.Fixed] = e.Face
		a.Fixed++
	}
}
func (e DiceSet) Say(u *Setup) string {
	if e.Special != card.NoSpecial {
		return u.line(e.Line).title + " changes 1 die."
	}
	return "1 die is changed to " + e.Face.Words() + "."
}

func (e AttackMarked) apply(s *State) {
	a := &s.Attack
	a.KeepGreen = a.KeepGreen || e.KeepGreen
	a.KeepLock = a.KeepLock || e.KeepLock
	a.DrawTwo = a.DrawTwo || e.DrawTwo
	a.Promoted += e.Promoted
	if e.Search != FaceDown {
		a.Search = e.Search
	}
}
func (e AttackMarked) Say(*Setup) string { return "" }

func (e CardRolled) apply(*State) {}
func (e CardRolled) Say(u *Setup) string {
	return fmt.Sprintf("%s rolls for %s: %s.", u.Name(e.By), u.line(e.Line).title, faces(e.Faces[:e.N]))
}

func (e DamageFound) apply(s *State) {
	d := &s.Decks[e.Deck]
	d.Cards[e.At], d.Cards[d.N-1] = d.Cards[d.N-1], d.Cards[e.At]
}
func (e DamageFound) Say(*Setup) string { return "The attacker searches the damage deck." }

func (e DamageLooked) apply(s *State) {
	d := &s.Decks[e.Deck]
	d.Cards[d.N-1], d.Cards[d.N-1-e.Keep] = d.Cards[d.N-1-e.Keep], d.Cards[d.N-1]
	for range e.Of - 1 {
		d.discard(d.Cards[d.N-2])
		d.Cards[d.N-2] = d.Cards[d.N-1]
		d.N--
	}
}
func (e DamageLooked) Say(*Setup) string {
	return fmt.Sprintf("The attacker draws %d damage cards, chooses 1 and discards the %s.", e.Of,
		map[bool]string{false: "other", true: "others"}[e.Of > 2])
}

func (e AttackJudged) apply(s *State) {
	s.Attack.Dist, s.Attack.Band, s.Attack.Obstructed = e.Dist, e.Band, e.Obstructed
}
func (e AttackJudged) Say(u *Setup) string {
	return fmt.Sprintf("The target is now at Range %d, %s.", e.Band, away(e.Dist))
}
