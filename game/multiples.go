package game

import (
	"math/bits"

	"attackwing/game/card"
)

// multiples are the numbers by which effects are multiplied.
var multiples = [card.NumPers]func(o occasion, e *card.Effect) int{
	card.PerPaid: func(o occasion, _ *card.Effect) int { return o.paid },
	card.PerHit:  ofTheAttack(func(a *Attack, _ *card.Effect) int { return int(a.Hits + a.Crits) }),
	card.PerCrit: ofTheAttack(func(a *Attack, _ *card.Effect) int { return int(a.Crits) }),
	card.PerRolled: ofTheAttack(func(a *Attack, e *card.Effect) int {
		return bits.OnesCount16(a.showing(false, e.PerFaces))
	}),
	card.PerObstacle:  func(o occasion, e *card.Effect) int { return o.s.obstaclesWithin(o.u, o.by, e.M) },
	card.PerTwoComing: func(o occasion, _ *card.Effect) int { return int(o.damage()) / 2 },
	card.PerFiredTime: func(o occasion, _ *card.Effect) int {
		if o.a == nil || o.a.Weapon == NoWeapon {
			return 0
		}
		return int(o.s.Ships[o.a.Attacker].Card(o.a.Weapon).Time)
	},
	card.PerDealt:   ofTheAttack(func(a *Attack, _ *card.Effect) int { return int(a.Dealt) }),
	card.PerDamage:  func(o occasion, _ *card.Effect) int { return int(o.s.Ships[o.by].NDamage) },
	card.PerCharge:  func(o occasion, _ *card.Effect) int { return int(o.l.lying(o.s).Charges) },
	card.PerStat:    func(o occasion, e *card.Effect) int { return int(o.s.Value(o.u, o.by, e.Stat)) },
	card.PerCard:    func(o occasion, e *card.Effect) int { return o.cardsOf(o.by, e) },
	card.PerFoeCard: func(o occasion, e *card.Effect) int { return o.cardsOf(o.foe, e) },
	card.PerCrew: func(o occasion, _ *card.Effect) int {
		return o.upgrades(o.by,
			func(x *card.Upgrade, lying *CardState) bool { return x.Kind == card.Crew && lying.Ready() })
	},
	card.PerCalled: func(o occasion, e *card.Effect) int {
		return o.upgrades(o.by,
			func(x *card.Upgrade, lying *CardState) bool { return !lying.Discarded && names(x.Name, e.Text) })
	},
	card.PerFleet: func(o occasion, e *card.Effect) (n int) {
		for id := range ShipID(o.s.NShips) {
			if sh := &o.s.Ships[id]; sh.Owner == o.l.owner && sh.InPlay() {
				n += o.upgrades(id,
					func(x *card.Upgrade, lying *CardState) bool { return !lying.Discarded && names(x.Name, e.Text) })
			}
		}
		return n
	},
	card.PerAttacker: func(o occasion, _ *card.Effect) int {
		if o.foe == NoShip {
			return 0
		}
		return o.s.friendsThatAttacked(o.foe, o.by)
	},
	card.PerLostShield: func(o occasion, _ *card.Effect) int {
		if o.foe == NoShip {
			return 0
		}
		sh := &o.s.Ships[o.foe]
		return max(int(o.u.ships[o.foe].Ship.Shields-sh.Shields-sh.Down), 0)
	},
	card.PerSpeed: func(o occasion, e *card.Effect) int {
		sh := &o.s.Ships[o.by]
		if sh.Dial < 0 || !sh.DialShown {
			return 0
		}
		return max(int(o.u.ships[o.by].Ship.Class.Dial[sh.Dial].Speed-e.M), 0)
	},
	card.PerTaken:     func(o occasion, _ *card.Effect) int { return o.taken },
	card.PerPicked:    func(o occasion, _ *card.Effect) int { return o.picked },
	card.PerHalfPrice: func(o occasion, _ *card.Effect) int { return (o.worth + 1) / 2 },
	card.PerCaptain: func(o occasion, e *card.Effect) int {
		if e.OnCard && e.To == card.OnTarget && o.chosen != NoShip {
			return int(max(o.s.captainSkill(o.u, o.chosen), 1))
		}
		return max(int(o.s.captainSkill(o.u, o.by)-e.M), 0)
	},
	card.PerExtraShield:  func(o occasion, _ *card.Effect) int { return int(o.s.Ships[o.by].Temp) },
	card.PerLatinum:      func(o occasion, _ *card.Effect) int { return int(o.s.Ships[o.by].Captain.Charges) },
	card.PerActiveShield: func(o occasion, _ *card.Effect) int { return int(o.s.Ships[o.by].Shields) },
	card.PerUnique:       func(o occasion, _ *card.Effect) int { return o.uniques() },
	card.PerTarget:       func(o occasion, _ *card.Effect) int { return o.nChosen },
	card.PerTargetStat: func(o occasion, e *card.Effect) int {
		if o.chosen == NoShip {
			return 0
		}
		return int(o.s.Value(o.u, o.chosen, e.Stat))
	},
	card.PerFoeStat: func(o occasion, e *card.Effect) int {
		if o.foe == NoShip {
			return 0
		}
		return int(o.s.Value(o.u, o.foe, e.Stat))
	},
	card.PerDearest: func(o occasion, _ *card.Effect) (n int) {
		if o.foe == NoShip {
			return 0
		}
		o.upgrades(o.foe, func(x *card.Upgrade, lying *CardState) bool {
			if !lying.Discarded {
				n = max(n, x.SP)
			}
			return false
		})
		return n
	},
	card.PerPlainHit: ofTheAttack(func(a *Attack, _ *card.Effect) int { return int(a.Hits) }),
	card.PerFoeTokens: func(o occasion, _ *card.Effect) int {
		if o.foe == NoShip || !o.u.Squadron(o.foe) {
			return 0
		}
		return max(int(o.s.hullLeft(o.u, o.foe))/2-1, 0)
	},
	card.PerToken: func(o occasion, _ *card.Effect) int { return int(o.s.hullLeft(o.u, o.l.ship)) },
	card.PerFriend: func(o occasion, e *card.Effect) int {
		return o.s.countIn(o.u, o.by, o.s.Ships[o.by].Owner, &e.Reach)
	},
	card.PerEnemy: func(o occasion, e *card.Effect) int {
		return o.s.countIn(o.u, o.by, o.s.Ships[o.by].Owner.Other(), &e.Reach)
	},
}

// init adds the Captain Skill, which effects with multiples change in turn.
func init() {
	multiples[card.PerSkill] = func(o occasion, e *card.Effect) int {
		if of := o.subject(e.Than); of != NoShip {
			return int(o.s.skill(o.u, of) + e.M)
		}
		return 0
	}
}

// ofTheAttack makes a multiple of one that is known while an attack is made, 0 at other times.
func ofTheAttack(n func(a *Attack, e *card.Effect) int) func(o occasion, e *card.Effect) int {
	return func(o occasion, e *card.Effect) int {
		if o.a == nil {
			return 0
		}
		return n(o.a, e)
	}
}

// cardsOf counts the cards of a ship that an effect speaks of, those discarded left out.
func (o occasion) cardsOf(id ShipID, e *card.Effect) int {
	if id == NoShip {
		return 0
	}
	return o.upgrades(id, func(x *card.Upgrade, lying *CardState) bool {
		return e.Kinds.Takes(x) && !lying.Discarded &&
			(e.Faction == card.NoFaction || card.HasFaction(x.Factions, e.Faction))
	})
}

// upgrades counts the upgrades of a ship that are such.
func (o occasion) upgrades(id ShipID, such func(x *card.Upgrade, lying *CardState) bool) (n int) {
	for i := range o.u.ships[id].nUp {
		if such(o.u.ships[id].Upgrades[i].Card, o.s.Ships[id].Card(i)) {
			n++
		}
	}
	return n
}

// uniques counts the unique cards of the ship that carries the card, itself left out: captain, admiral
// and upgrades.
//
// Ruling: the ship card is none that is equipped.
func (o occasion) uniques() (n int) {
	f, sh := &o.u.ships[o.l.ship], &o.s.Ships[o.l.ship]
	if f.Captain.Unique && !sh.Captain.Discarded && o.l.slot != CaptainSlot {
		n++
	}
	if o.s.hasAdmiral(o.u, o.l.ship) && f.Admiral.Unique && o.l.slot != AdmiralSlot {
		n++
	}
	for i := range f.nUp {
		if f.Upgrades[i].Card.Unique && !sh.Card(i).Discarded && i != o.l.slot {
			n++
		}
	}
	return n
}
