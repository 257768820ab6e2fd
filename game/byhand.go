package game

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// HandCard is a card of a fleet with words that the referee does not play: its owner plays them by
// hand.
type HandCard struct {
	Owner PlayerID
	Ship  ShipID // NoShip for the fleet's resource
	Slot  int8   // as events name it
}

// Deed is a kind of change that a player may make by hand.
type Deed uint8

// The deeds. Each is one thing that a player would do to what lies on a table.
const (
	NoDeed Deed = iota
	GainToken
	LoseToken
	GainLock // On locks Vs
	LoseLock
	RaiseShield
	LowerShield
	RepairShield
	DestroyShield
	DealFaceDown
	DealFaceUp
	RemoveDamage
	TurnDamage
	DisableCard
	EnableCard
	DiscardCard
	TurnCard
	MoveShip
	AddDie
	RemoveDie
	SetDie
	NumDeeds
)

var deedNames = [NumDeeds]string{
	NoDeed: "", GainToken: "gain token", LoseToken: "lose token", GainLock: "gain lock", LoseLock: "lose lock",
	RaiseShield: "raise shield", LowerShield: "lower shield", RepairShield: "repair shield",
	DestroyShield: "destroy shield",
	DealFaceDown:  "deal damage", DealFaceUp: "deal critical", RemoveDamage: "remove damage", TurnDamage: "turn damage",
	DisableCard: "disable card", EnableCard: "enable card", DiscardCard: "discard card", TurnCard: "turn card",
	MoveShip: "move ship", AddDie: "add die", RemoveDie: "remove die", SetDie: "set die",
}

// String is the deed's name in small letters, as records write it.
func (d Deed) String() string { return deedNames[min(d, NumDeeds-1)] }

// ParseDeed finds a deed by its name.
func ParseDeed(name string) (Deed, bool) {
	i := slices.Index(deedNames[1:], name)
	return Deed(i + 1), i >= 0
}

// Hand is something done by hand for a card. Which fields count is for the deed to say.
type Hand struct {
	Deed    Deed
	Slot    int8         // of the card that says so
	Ship    ShipID       // that it lies on, NoShip for the fleet's resource
	On      ShipID       // to which it is done
	Vs      ShipID       // whom a lock is on
	N       int8         // the card, damage card or die, from 0; a card as events name it
	Token   card.Tokens  // Evade, Scan, Battle Stations or Auxiliary Power
	Face    dice.Face    // of the die
	Defense bool         // it is a defense die
	Pose    physics.Pose // where the ship goes
}

// listHands finds the cards that the referee does not play.
func (u *Setup) listHands() {
	u.hands = u.hands[:0]
	for i := range u.ships {
		f, id := &u.ships[i], ShipID(i)
		if f.onMap != nil {
			continue
		}
		for _, slot := range f.byHand() {
			u.hands = append(u.hands, HandCard{f.owner, id, slot})
		}
	}
	for p := range u.Fleets {
		if r := u.Fleets[p].Resource.Card; r != nil && r.Unplayed() != "" {
			u.hands = append(u.hands, HandCard{PlayerID(p), NoShip, ResourceSlot})
		}
	}
}

// byHand are the cards of a ship that the referee does not play.
func (f *FleetShip) byHand() (slots []int8) {
	add := func(slot int8, unplayed string) {
		if unplayed != "" {
			slots = append(slots, slot)
		}
	}
	add(ShipSlot, f.Ship.Unplayed())
	add(CaptainSlot, f.Captain.Unplayed())
	if f.Admiral != nil {
		add(AdmiralSlot, f.Admiral.Unplayed())
	}
	for k, up := range f.Own() {
		add(int8(k), up.Card.Unplayed())
	}
	return slots
}

// ByHand counts the cards of a fleet that the referee does not play. Ships without a captain yet
// have none.
func (f *Fleet) ByHand() (n int) {
	for i := range f.Ships {
		if f.Ships[i].Captain != nil {
			n += len(f.Ships[i].byHand())
		}
	}
	if r := f.Resource.Card; r != nil && r.Unplayed() != "" {
		n++
	}
	return n
}

// Hands are the cards of the battle that the referee does not play, ship by ship.
func (u *Setup) Hands() []HandCard { return u.hands }

// Title is the name of the card.
func (c HandCard) Title(u *Setup) string { return u.titleAt(c.Ship, c.Slot, c.Owner) }

// MayByHand returns why a player may not do something by hand now, "" when he may. It is done in
// place of an answer, while the step that asks has changed nothing yet: in the middle of a card's
// use that must be answered first.
func (g *Game) MayByHand(p PlayerID, h Hand) string {
	s, u := &g.state, g.setup
	switch {
	case len(u.hands) == 0:
		return "by hand: the referee plays every card of this battle"
	case !slices.Contains(u.hands, HandCard{p, h.Ship, h.Slot}):
		return "by hand: that is not a card of yours that is played by hand"
	case h.Deed >= NumDeeds:
		return "by hand: the deed is unknown"
	case !g.HandsFree():
		return "by hand: answer this question first"
	case h.On < 0 || int(h.On) >= int(s.NShips):
		return "by hand: the ship is unknown"
	case h != h.only():
		return "by hand: more is given than the deed needs"
	}
	if d := &deeds[h.Deed]; !d.may(handed{s, u, &h, &s.Ships[h.On]}) {
		return "by hand: " + d.no
	}
	return ""
}

// HandsFree reports whether something may be done by hand at the open questions.
func (g *Game) HandsFree() bool {
	if len(g.setup.hands) == 0 || len(g.prompts) == 0 || g.changed || len(g.answered) > 0 {
		return false
	}
	step, room := g.frame.Step, len(g.state.stack)-int(g.state.nStack)
	return step != stepByHand && step != stepPlaceShips && step != stepSetUp && room > 4
}

// only is the deed with the fields alone that count for it.
func (h Hand) only() Hand {
	o := Hand{Deed: h.Deed, Slot: h.Slot, Ship: h.Ship, On: h.On}
	switch h.Deed {
	case GainToken, LoseToken:
		o.Token = h.Token
	case GainLock:
		o.Vs = h.Vs
	case RemoveDamage, TurnDamage, DisableCard, EnableCard, DiscardCard, TurnCard:
		o.N = h.N
	case MoveShip:
		o.Pose = h.Pose
	case AddDie:
		o.Face, o.Defense = h.Face, h.Defense
	case RemoveDie:
		o.N, o.Defense = h.N, h.Defense
	case SetDie:
		o.N, o.Face, o.Defense = h.N, h.Face, h.Defense
	default: // the ship says all
	}
	return o
}

// byHand does something by hand before the step that asks, which runs anew and asks again. Dials
// that were set stay so, as far as they may still be chosen.
func (g *Game) byHand(p PlayerID, h Hand) {
	s := &g.state
	given := slices.Clone(g.given)
	s.nStack = g.depth
	s.stack[s.nStack] = g.frame
	s.stack[s.nStack+1] = Frame{Step: stepByHand, Ship: h.On, About: About(p)}
	s.nStack += 2
	g.prompts, g.hand = g.prompts[:0], h
	g.next()
	g.run()
	for i := range min(len(given), len(g.prompts)) {
		q := &g.prompts[i]
		at := slices.Index(q.Options, given[i].picked)
		if given[i].Prompt != 0 && q.ID == given[i].Prompt && q.Ship == given[i].about && at >= 0 {
			g.given[i].take(q, q.Pick(at))
		}
	}
	g.proceed()
}

// doByHand is the step.
func doByHand(t *Turn) {
	h := t.g.hand
	Emit(t, HandPlayed{Player: t.about.player(), Hand: h})
	if do := deeds[h.Deed].do; do != nil {
		do(t, &h)
	}
}

// HandPlayed is something done by hand for a card: the event of a deed that has one of its own
// follows.
type HandPlayed struct {
	Player PlayerID
	Hand   Hand
}

func (e HandPlayed) apply(s *State) {
	if apply := deeds[e.Hand.Deed].apply; apply != nil {
		apply(s, &e.Hand)
	}
}

// Say names the card; what is done to whom, where no event of its own says so.
func (e HandPlayed) Say(u *Setup) string {
	if h := &e.Hand; deeds[h.Deed].do != nil {
		return "By hand, " + u.titleAt(h.Ship, h.Slot, e.Player) + " is used."
	}
	return e.Words(u)
}

// Words name the card, and what is done to whom.
func (e HandPlayed) Words(u *Setup) string {
	h := &e.Hand
	return fmt.Sprintf("By hand, %s: %s %s.", u.titleAt(h.Ship, h.Slot, e.Player), u.Name(h.On), h.Words(u))
}

// Words say what is done to the ship: "gains 1 Evade token".
func (h *Hand) Words(u *Setup) string {
	words := deeds[h.Deed].words
	before, slot, ok := strings.Cut(words, "{")
	if !ok {
		return words
	}
	slot, after, _ := strings.Cut(slot, "}")
	switch slot {
	case "token":
		slot = tokenNames[h.Token] + " Token"
	case "vs":
		slot = u.Name(h.Vs)
	case "card":
		slot = u.titleAt(h.On, h.N, Nobody)
	default:
		slot = h.Face.Words()
	}
	return before + slot + after
}

// inchFrom is the place an inch away, in the direction of a heading turned so far.
func inchFrom(p physics.Pose, turn int32) physics.Pose {
	sin, cos := math.Sincos(float64(p.Heading+turn) / 180000 * math.Pi)
	p.X += int32(math.Round(sin * physics.Inch))
	p.Y -= int32(math.Round(cos * physics.Inch))
	return p
}

// HandsOn are the things that a card's owner may do by hand to a ship now. A ship is moved by an
// inch, or turned by 45 degrees.
func (g *Game) HandsOn(c HandCard, on ShipID) (out []Hand) {
	s, u := &g.state, g.setup
	add := func(h Hand) {
		h.Ship, h.Slot, h.On = c.Ship, c.Slot, on
		if g.MayByHand(c.Owner, h) == "" {
			out = append(out, h)
		}
	}
	sh, f := &s.Ships[on], &u.ships[on]
	for _, k := range [...]card.Tokens{card.EvadeToken, card.ScanToken, card.StationsToken, card.AuxToken} {
		add(Hand{Deed: GainToken, Token: k})
		add(Hand{Deed: LoseToken, Token: k})
	}
	for _, d := range [...]Deed{
		LoseLock, RaiseShield, LowerShield, RepairShield, DestroyShield, DealFaceDown, DealFaceUp,
	} {
		add(Hand{Deed: d})
	}
	for vs := range ShipID(s.NShips) {
		add(Hand{Deed: GainLock, Vs: vs})
	}
	for n := range sh.NDamage {
		add(Hand{Deed: RemoveDamage, N: n})
		add(Hand{Deed: TurnDamage, N: n})
	}
	for n := CaptainSlot; n < f.nUp; n++ {
		for _, d := range [...]Deed{DisableCard, EnableCard, DiscardCard, TurnCard} {
			add(Hand{Deed: d, N: n})
		}
	}
	for _, turn := range [...]int32{0, 90000, 180000, 270000} {
		add(Hand{Deed: MoveShip, Pose: inchFrom(sh.Pose, turn)})
	}
	for _, turn := range [...]int32{45000, 315000} {
		p := sh.Pose
		p.Heading = (p.Heading + turn) % 360000
		add(Hand{Deed: MoveShip, Pose: p})
	}
	for _, defense := range [...]bool{false, true} {
		_, n := s.Attack.pool(defense)
		for face := range dice.Face(dice.NumFaces) {
			add(Hand{Deed: AddDie, Face: face, Defense: defense})
		}
		for i := range *n {
			add(Hand{Deed: RemoveDie, N: i, Defense: defense})
			for face := range dice.Face(dice.NumFaces) {
				add(Hand{Deed: SetDie, N: i, Face: face, Defense: defense})
			}
		}
	}
	return out
}

// Towards is the heading from one place to another, in millidegrees.
func Towards(from, to physics.Pose) int32 {
	a := math.Atan2(float64(to.X-from.X), float64(from.Y-to.Y)) / math.Pi * 180000
	return (int32(math.Round(a)) + 360000) % 360000
}
