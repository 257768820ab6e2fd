package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// handed holds the facts by which a deed is judged: the table, and the ship that it is done to.
type handed struct {
	s  *State
	u  *Setup
	h  *Hand
	sh *Ship
}

// deed is all that is known of a kind of deed.
type deed struct {
	words string // said of a ship: "gains 1 {token}"
	no    string // why it may not be done, where that is all there is to say
	may   func(x handed) bool
	do    func(t *Turn, h *Hand) // nil: the event does it
	apply func(s *State, h *Hand)
}

// deeds is filled by init, because what a deed does refers to the table of deeds.
var deeds [NumDeeds]deed

func init() {
	for _, some := range []map[Deed]deed{tokenDeeds(), shieldDeeds(), damageDeeds(), cardDeeds(), boardDeeds()} {
		for d, row := range some {
			deeds[d] = row
		}
	}
}

// tokenDeeds returns the deeds about what lies beside a ship: tokens and its Target Lock.
func tokenDeeds() map[Deed]deed {
	return map[Deed]deed{
		GainToken: {words: "gains 1 {token}", no: "such a token cannot be placed there",
			may: func(x handed) bool { return x.inPlay() && x.oneToken() && *x.s.token(x.h.On, x.h.Token) < 9 },
			do:  func(t *Turn, h *Hand) { Emit(t, TokenGiven{Ship: h.On, Token: h.Token, N: 1}) }},
		LoseToken: {words: "loses 1 {token}", no: "the ship has no such token",
			may: func(x handed) bool { return x.inPlay() && x.oneToken() && *x.s.token(x.h.On, x.h.Token) > 0 },
			do:  func(t *Turn, h *Hand) { Emit(t, TokenTaken{Ship: h.On, Token: h.Token, N: 1}) }},
		GainLock: {words: "locks {vs}", no: "a ship locks an enemy ship on the table",
			may: func(x handed) bool { return x.inPlay() && x.foe() && !x.sh.Locks(x.h.Vs) },
			do:  func(t *Turn, h *Hand) { Emit(t, LockAcquired{Ship: h.On, Target: h.Vs, ByCard: true}) }},
		LoseLock: {words: "loses its Target Lock", no: "the ship has no Target Lock",
			may: func(x handed) bool { return x.inPlay() && x.sh.Lock != NoShip },
			do: func(t *Turn, h *Hand) {
				lock := t.State().Ships[h.On].Lock
				Emit(t, TokenTaken{Ship: lock, Token: card.LockOnSelf, N: 1, Holder: h.On})
			}},
	}
}

// shieldDeeds returns the deeds about the shields of a ship.
func shieldDeeds() map[Deed]deed {
	return map[Deed]deed{
		RaiseShield: {words: "raises 1 shield", no: "no shield of the ship can be raised",
			may:   func(x handed) bool { return x.inPlay() && x.sh.Down > 0 && x.sh.Cloak == NotCloaked },
			apply: func(s *State, h *Hand) { s.Ships[h.On].Down--; s.Ships[h.On].Shields++ }},
		LowerShield: {words: "lowers 1 shield", no: "the ship has no active shield",
			may: func(x handed) bool { return x.inPlay() && x.sh.Shields > 0 },
			do:  func(t *Turn, h *Hand) { Emit(t, ShieldsChanged{Ship: h.On, Op: card.TurnOff, N: 1}) }},
		RepairShield: {words: "repairs 1 shield", no: "no shield of the ship is destroyed",
			may: func(x handed) bool { return x.inPlay() && x.sh.Shields+x.sh.Down < x.u.ships[x.h.On].Ship.Shields },
			do:  func(t *Turn, h *Hand) { Emit(t, ShieldRepaired{Ship: h.On, N: 1}) }},
		DestroyShield: {words: "loses 1 shield", no: "the ship has no shield",
			may: func(x handed) bool { return x.inPlay() && x.sh.Shields+x.sh.Down > 0 },
			do:  func(t *Turn, h *Hand) { Emit(t, ShieldsChanged{Ship: h.On, Op: card.Destroy, N: 1}) }},
	}
}

// damageDeeds returns the deeds about the damage cards of a ship.
func damageDeeds() map[Deed]deed {
	return map[Deed]deed{
		DealFaceDown: {words: "is dealt a damage card", no: "the ship is not in play", may: handed.inPlay,
			do: func(t *Turn, h *Hand) { dealDamage(t, h.On, false, ByCardText, false) }},
		DealFaceUp: {words: "is dealt a damage card face up", no: "the ship is not in play", may: handed.inPlay,
			do: func(t *Turn, h *Hand) { dealDamage(t, h.On, true, ByCardText, false) }},
		RemoveDamage: {words: "loses a damage card", no: "the ship has no such damage card",
			may: func(x handed) bool { return x.hasDamage() },
			do: func(t *Turn, h *Hand) {
				Emit(t, DamageRepaired{Ship: h.On, Card: t.State().Ships[h.On].Damage[h.N], At: h.N,
					Deck: t.Setup().deckOf(h.On)})
			}},
		TurnDamage: {words: "turns a damage card over", no: "the ship has no such damage card",
			may: func(x handed) bool { return x.hasDamage() && x.sh.Damage[x.h.N].ID != FaceDown },
			apply: func(s *State, h *Hand) {
				d := &s.Ships[h.On].Damage[h.N]
				d.Up = !d.Up
			}},
	}
}

// cardDeeds returns the deeds about the cards assigned to a ship.
func cardDeeds() map[Deed]deed {
	return map[Deed]deed{
		DisableCard: {words: "has {card} disabled", no: "the card cannot be disabled",
			may: func(x handed) bool { c := x.card(); return c != nil && !c.Disabled && !c.Discarded },
			do: func(t *Turn, h *Hand) {
				Emit(t, CardDisabled{Ship: h.On, Card: h.N, Owner: t.State().Ships[h.On].Owner})
			}},
		EnableCard: {words: "has {card} enabled", no: "the card is not disabled",
			may: func(x handed) bool { c := x.card(); return c != nil && c.Disabled && !c.Away },
			do:  func(t *Turn, h *Hand) { Emit(t, CardFreed{Ship: h.On, Card: h.N}) }},
		DiscardCard: {words: "has {card} discarded", no: "the card cannot be discarded",
			may: func(x handed) bool { c := x.card(); return c != nil && !c.Discarded && !c.Away },
			do: func(t *Turn, h *Hand) {
				Emit(t, CardDiscarded{Ship: h.On, Card: h.N, Owner: t.State().Ships[h.On].Owner,
					ByEnemy: t.State().Ships[h.On].Owner != t.about.player()})
			}},
		TurnCard: {words: "has {card} turned over", no: "the card cannot be turned over",
			may: func(x handed) bool { c := x.card(); return c != nil && !c.Away },
			apply: func(s *State, h *Hand) {
				c := s.cardAt(h.On, h.N, Nobody)
				if c.Discarded {
					c.Discarded, c.Lost = false, false // it comes back
				} else {
					c.Shown = !c.Shown
				}
			}},
	}
}

// boardDeeds returns the deeds about where a ship stands, and about the dice of an attack.
func boardDeeds() map[Deed]deed {
	return map[Deed]deed{
		MoveShip: {words: "is moved", no: "the ship cannot stand there",
			may:   handed.hasRoom,
			apply: func(s *State, h *Hand) { s.Ships[h.On].Pose = h.Pose }},
		AddDie: {words: "has 1 die more: {face}", no: "no die can be added now",
			may: func(x handed) bool { return x.rolled() && x.dice() < MaxDice && x.rightFace() },
			apply: func(s *State, h *Hand) {
				d, n := s.Attack.pool(h.Defense)
				d[*n] = Die{Face: h.Face, Added: true}
				*n++
			}},
		RemoveDie: {words: "has 1 die less", no: "the die is unknown",
			may: func(x handed) bool { return x.hasDie() },
			apply: func(s *State, h *Hand) {
				d, n := s.Attack.pool(h.Defense)
				copy(d[h.N:], d[h.N+1:*n])
				*n--
				d[*n] = Die{}
			}},
		SetDie: {words: "has a die turned to {face}", no: "the die is unknown",
			may: func(x handed) bool { return x.hasDie() && x.rightFace() },
			apply: func(s *State, h *Hand) {
				d, _ := s.Attack.pool(h.Defense)
				d[h.N].Face, d[h.N].Converted = h.Face, true
			}},
	}
}

func (x handed) inPlay() bool { return x.sh.InPlay() }

// foe reports whether the other ship is an enemy on the table.
func (x handed) foe() bool {
	vs := x.h.Vs
	return vs >= 0 && int(vs) < int(x.s.NShips) && x.s.Ships[vs].InPlay() && x.s.Ships[vs].Owner != x.sh.Owner
}

// hasDamage reports whether the ship has the damage card in question.
func (x handed) hasDamage() bool { return x.inPlay() && x.h.N >= 0 && x.h.N < x.sh.NDamage }

// hasRoom reports whether the ship may stand where it is to go.
func (x handed) hasRoom() bool {
	p := x.h.Pose
	if !x.inPlay() || x.sh.Map || p.Heading < 0 || p.Heading >= 360000 ||
		max(-p.X, -p.Y, p.X-physics.AreaSide, p.Y-physics.AreaSide) > 0 {
		return false
	}
	b := x.u.Base(x.h.On, p)
	return physics.InArea(&b) && onNoShip(x.s, x.u, x.h.On, &b).Code == Yes && onNoToken(x.s, &b).Code == Yes
}

// hasDie reports whether the die in question lies on the table.
func (x handed) hasDie() bool { return x.rolled() && x.h.N >= 0 && x.h.N < x.dice() }

func (x handed) oneToken() bool {
	return slices.Contains([]card.Tokens{card.EvadeToken, card.ScanToken, card.StationsToken, card.AuxToken}, x.h.Token)
}

// card returns the state of the card that the deed is about, nil if the ship has no such card.
func (x handed) card() *CardState {
	f := &x.u.ships[x.h.On]
	nobody := x.h.N == CaptainSlot && f.Captain.None()
	if x.sh.Map || !x.sh.InPlay() || x.h.N < CaptainSlot || x.h.N >= f.nUp || nobody {
		return nil
	}
	return x.s.cardAt(x.h.On, x.h.N, Nobody)
}

// rolled reports whether dice of the side in question lie on the table and have not been compared.
func (x handed) rolled() bool {
	a := &x.s.Attack
	who, is := a.Attacker, a.RolledAttack
	if x.h.Defense {
		who, is = a.Target, a.Defended
	}
	return a.On && is && x.h.On == who && a.Hits+a.Crits == 0
}

func (x handed) dice() int8 {
	_, n := x.s.Attack.pool(x.h.Defense)
	return *n
}

func (x handed) rightFace() bool {
	if x.h.Defense {
		return slices.Contains([]dice.Face{dice.Blank, dice.Evade, dice.BattleStations}, x.h.Face)
	}
	return slices.Contains([]dice.Face{dice.Blank, dice.Hit, dice.Crit, dice.BattleStations}, x.h.Face)
}
