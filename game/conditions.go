package game

import (
	"math/bits"
	"slices"
	"strings"

	"attackwing/game/card"
)

// condition is all that the referee knows of a kind of condition.
type condition struct {
	holds func(q asked) bool
	made  bool // it speaks of an attack that is made: without one it does not hold
	later bool // it speaks of the attack: a line used before that keeps it for later
	// it speaks of a front or rear arc: on a ship with a 360 degree arc no such text works (FAQ of
	// 2014, general ruling 20)
	arcs bool
}

// asked is a condition that is asked at the occasion of its line, the ship that it speaks of and
// the one it is compared with.
type asked struct {
	occasion
	c        *card.Condition
	of, than ShipID
}

// condition reports whether one condition holds, whether or not the line asks for its contrary.
func (o *occasion) condition(c *card.Condition) bool {
	of, than, k := o.subject(c.Of), o.subject(c.Than), &conditions[c.Op]
	return of != NoShip && than != NoShip && (o.a != nil || !k.made) && k.holds(asked{*o, c, of, than})
}

// ofAttack reports whether a condition speaks of the attack being made: lines used before it keep
// such conditions for later.
func ofAttack(c *card.Condition) bool {
	return conditions[c.Op].later || c.Of == card.Foe || c.Than == card.Foe
}

// conditions are the kinds of condition.
var conditions = [card.NumConditions]condition{
	// the range and the weapon of the attack, and what came of it
	card.RangeIs: {
		made:  true,
		later: true,
		holds: func(q asked) bool { return q.a.Band >= q.c.N && q.a.Band <= max(q.c.N, q.c.M) },
	},
	card.IsPrimary:   {made: true, later: true, holds: func(q asked) bool { return q.u.primary(q.a) }},
	card.IsSecondary: {made: true, later: true, holds: func(q asked) bool { return !q.u.primary(q.a) }},
	card.WeaponTitle: {
		made:  true,
		later: true,
		holds: func(q asked) bool { return !q.u.primary(q.a) && names(q.weapon().Name, q.c.Text) },
	},
	card.WeaponFaction: {made: true, later: true, holds: func(q asked) bool {
		return !q.u.primary(q.a) && slices.Contains(q.weapon().Factions, q.c.Faction)
	}},
	card.AttackHits: {made: true, later: true, holds: func(q asked) bool { return q.a.Hits+q.a.Crits > 0 }},
	card.CritReachedHull: {
		later: true,
		holds: func(q asked) bool {
			return q.a != nil && q.a.HullCrits > 0 || (q.w == card.DealDamage || q.w == card.HullDamage) && q.critical
		},
	},
	card.ReachedHull: {
		made:  true,
		later: true,
		holds: func(q asked) bool { return q.a.HullHits+q.a.HullCrits > 0 || q.w == card.DealDamage },
	},
	card.WasDamaged:    {made: true, later: true, holds: func(q asked) bool { return q.a.Dealt > 0 }},
	card.DamageAtLeast: {made: true, later: true, holds: func(q asked) bool { return q.a.Dealt >= q.c.N }},
	card.HullCritsAre:  {made: true, later: true, holds: func(q asked) bool { return q.a.HullCrits >= q.c.N }},
	card.HullDamageIs: {made: true, later: true,
		holds: func(q asked) bool { return q.a.HullHits+q.a.HullCrits >= q.c.N }},
	card.SpentLock: {made: true, holds: func(q asked) bool { return q.a.LockSpent }},
	card.OfAttack: {
		made:  true,
		holds: func(q asked) bool { return q.a.On && q.a.Target == q.ship && !q.coming.on },
	},

	// tokens, the cloak and Target Locks
	card.HasToken: {holds: func(q asked) bool {
		if asksFor(q.c) != 0 {
			return q.l.foodFor(q.s, q.of, q.c.Tokens) != 0
		}
		return q.s.tokens(q.u, q.of)&q.c.Tokens != 0
	}},
	card.IsCloaked: {holds: asked.cloaked},
	card.CloakedAtDeclare: {later: true, holds: func(q asked) bool {
		if q.a != nil && (q.a.On || q.a.Ended) {
			return q.a.WasCloaked
		}
		return q.cloaked()
	}},
	card.LockOnFoe:       {later: true},
	card.LockAtDeclare:   {later: true},
	card.EnemyLockOnSelf: {holds: func(q asked) bool { return q.s.tokens(q.u, q.of)&card.LockOnSelf != 0 }},

	// what is around the ship
	card.EnemyWithin: {holds: func(q asked) bool {
		return q.enemy(func(id ShipID) bool { return q.s.band(q.u, q.of, id) <= q.c.N })
	}},
	card.FriendWithin: {holds: func(q asked) bool {
		return q.some(q.s.Ships[q.of].Owner,
			func(id ShipID) bool { return id != q.of && q.s.within(q.u, q.of, id, &q.c.Reach).Code == Yes })
	}},
	card.ObstacleWithin: {holds: func(q asked) bool {
		return q.s.obstaclesWithin(q.u, q.of, q.c.N) > 0
	}},

	// firing arcs
	card.InFrontArcOfFoe: {
		later: true,
		arcs:  true,
		holds: func(q asked) bool { return q.foe != NoShip && q.s.inFrontArc(q.u, q.foe, q.of) },
	},
	card.InFrontOrRearOfFoe: {later: true, arcs: true, holds: func(q asked) bool {
		return q.foe != NoShip &&
			(q.s.inFrontArc(q.u, q.foe, q.of) || q.s.inArc(q.u, q.foe, q.u.ships[q.foe].Ship.Class.Rear, q.of))
	}},
	card.InEnemyFrontArc: {arcs: true, holds: func(q asked) bool {
		return q.enemy(func(id ShipID) bool { return q.s.inFrontArc(q.u, id, q.of) })
	}},
	card.ToTheHull: {holds: func(q asked) bool { return q.hull }},
	card.InEnemyArc: {holds: func(q asked) bool {
		return q.enemy(func(id ShipID) bool {
			class := q.u.ships[id].Ship.Class
			return q.s.inArc(q.u, id, class.Front, q.of) || q.s.inArc(q.u, id, class.Rear, q.of)
		})
	}},
	card.FoeInFrontArc: {
		later: true,
		arcs:  true,
		holds: func(q asked) bool { return q.foe != NoShip && q.s.inFrontArc(q.u, q.ship, q.foe) },
	},

	// the maneuver that the ship has flown, or is about to
	card.FlewColor: {holds: asked.flew},
	card.FlewShape: {holds: asked.flew},
	card.DialColor: {holds: asked.willFly},
	card.DialShape: {holds: asked.willFly},

	// what the ship is, and its hull, skill and shields
	card.IsSquadron: {holds: func(q asked) bool { return q.u.Squadron(q.of) }},
	card.OfClass: {holds: func(q asked) bool {
		return isClass(q.u.ships[q.of].Ship.Class.Name, q.c.Text, q.c.Reach.ClassLike)
	}},
	card.OfFaction:    {holds: func(q asked) bool { return card.HasFaction(q.u.ships[q.of].Ship.Factions, q.c.Faction) }},
	card.PrintedOnBar: {holds: func(q asked) bool { return q.u.ships[q.of].Ship.Actions&q.c.Actions != 0 }},
	card.HullAbove: {holds: func(q asked) bool {
		x, y := q.s.hullLeft(q.u, q.of), q.s.hullLeft(q.u, q.than)
		return x > y || q.c.OrEqual && x == y
	}},
	card.HullAtMost:     {holds: func(q asked) bool { return q.s.hullLeft(q.u, q.of) <= q.c.N }},
	card.SkillBelow:     {holds: func(q asked) bool { return q.s.Ships[q.of].Skill < q.s.Ships[q.than].Skill }},
	card.ShieldsAtLeast: {holds: func(q asked) bool { return q.s.Ships[q.of].Shields+q.s.Ships[q.of].Temp >= q.c.N }},

	card.NoShieldsLeft: {holds: func(q asked) bool {
		sh := &q.s.Ships[q.of]
		return sh.Shields+sh.Down+sh.Temp == 0
	}},

	// its captain and its cards
	card.CaptainIsOf: {holds: func(q asked) bool { return q.s.captainOf(q.u, q.of, q.c.Faction) }},
	card.CaptainCalled: {holds: func(q asked) bool {
		_, at := q.s.Ships[q.of].captain()
		return !at.Discarded && names(q.s.captainName(q.u, q.of), q.c.Text)
	}},
	card.CaptainIsOff: {holds: func(q asked) bool {
		_, at := q.s.Ships[q.of].captain()
		return at.Disabled
	}},
	card.CarriesCalled: {holds: func(q asked) bool {
		return q.carries(func(x *card.Upgrade) bool { return names(x.Name, q.c.Text) })
	}},
	card.CarriesKind: {holds: func(q asked) bool {
		if c := q.u.ships[q.of].Captain; q.c.Kinds&card.CaptainCard != 0 && !q.s.Ships[q.of].Captain.Discarded &&
			!c.None() && (q.c.Faction == card.NoFaction || card.HasFaction(c.Factions, q.c.Faction)) {
			return true
		}
		return q.carries(func(x *card.Upgrade) bool {
			return q.c.Kinds.Takes(x) && (q.c.Faction == card.NoFaction || card.HasFaction(x.Factions, q.c.Faction))
		})
	}},
	card.TokenOnCards: {holds: func(q asked) bool {
		var room [24]Option
		return len(q.appendCards(room[:0], q.of, q.c.Kinds, func(_ int8, at *CardState) bool {
			return at.Disabled || at.Time > 0 || at.Charges > 0 || at.Counters != (Counters{})
		})) > 0
	}},
	card.ShipCalled:     {holds: func(q asked) bool { return names(q.u.ships[q.of].Ship.Name, q.c.Text) }},
	card.SkillIs:        {holds: func(q asked) bool { return q.reaches(q.s.Ships[q.of].Skill) }},
	card.PrintedIs:      {holds: func(q asked) bool { return q.reaches(q.u.ships[q.of].Ship.Value(q.c.Stat)) }},
	card.DamageCardsAre: {holds: func(q asked) bool { return q.reaches(q.s.Ships[q.of].NDamage) }},

	// what the ship has performed this round, or performs now, and the phase
	card.DidNotAct: {holds: func(q asked) bool {
		sh := &q.s.Ships[q.of]
		if q.c.FreeOnly {
			return sh.Free&uint16(q.c.Actions) == 0
		}
		ofCard := q.c.Actions == card.AnyAction && sh.DidAct // the Action of a card is one of no bar
		return sh.Acted&uint16(q.c.Actions) == 0 && !ofCard
	}},
	card.ActionIs:     {holds: func(q asked) bool { return q.c.Actions.Has(q.s.LastAction) }},
	card.HasAttacked:  {holds: func(q asked) bool { return q.s.Ships[q.of].Noted.Attacks > 0 }},
	card.HasActivated: {holds: func(q asked) bool { return q.s.Ships[q.of].Activated }},
	card.AmongFirst: {holds: func(q asked) bool {
		n := int8(0)
		for k := range max(q.l.slot, 0) {
			at := q.s.Ships[q.l.ship].Card(k)
			if q.u.ships[q.l.ship].Upgrades[k].Card.Name == q.l.title && !at.Discarded && !at.Disabled {
				n++
			}
		}
		return n < q.c.N
	}},
	card.MarkedInArc: {arcs: true, holds: func(q asked) bool {
		for _, b := range q.s.Bonuses() {
			if x := q.u.line(b.Line); b.effect(q.u).Op == card.Mark && x.ship == q.l.ship && x.slot == q.l.slot &&
				b.Ship != q.of && q.s.Ships[b.Ship].InPlay() && q.s.inFrontArc(q.u, q.of, b.Ship) {
				return true
			}
		}
		return false
	}},
	card.FirstAttack: {made: true, later: true, holds: func(q asked) bool {
		n := int8(0)
		for i := range q.s.Ships[:q.s.NShips] {
			n += q.s.Ships[i].Noted.Attacks
		}
		return n <= 1
	}},
	card.WasAttacked: {holds: func(q asked) bool { return q.s.Ships[q.of].Noted.By != 0 }},
	card.FriendAttacked: {holds: func(q asked) bool {
		return q.s.friendsThatAttacked(q.than, q.by) > 0
	}},
	card.MadeExtra: {holds: func(q asked) bool { return q.s.Ships[q.of].Noted.Extra > 0 }},
	card.Rolled: {made: true, holds: func(q asked) bool {
		n := 0
		d, k := q.a.pool(q.of == q.a.Target)
		for i := range *k {
			if q.c.Faces.Takes(d[i].Face) {
				n++
			}
		}
		return n >= int(q.c.N)
	}},
	card.RolledOnly: {made: true, holds: func(q asked) bool {
		_, n := q.a.pool(q.of == q.a.Target)
		return *n > 0 && bits.OnesCount16(q.a.showing(q.of == q.a.Target, q.c.Faces)) == int(*n)
	}},
	card.HitsAre: {made: true, later: true, holds: func(q asked) bool { return q.a.Hits+q.a.Crits >= q.c.N }},
	card.FriendsAre: {holds: func(q asked) bool {
		return q.s.countIn(q.u, q.of, q.s.Ships[q.of].Owner, &q.c.Reach) >= int(q.c.N)
	}},
	card.EnemiesAre: {holds: func(q asked) bool {
		return q.s.countIn(q.u, q.of, q.s.Ships[q.of].Owner.Other(), &q.c.Reach) >= int(q.c.N)
	}},
	card.InFriendArc: {holds: func(q asked) bool {
		return q.some(q.l.owner,
			func(id ShipID) bool {
				return id != q.ship && id != q.of && q.s.inFrontArc(q.u, id, q.of) &&
					q.s.within(q.u, q.ship, id, &q.c.Reach).Code == Yes
			})
	}},
	card.TokenIs:      {holds: func(q asked) bool { return q.token&q.c.Tokens != 0 }},
	card.Attacking:    {made: true, holds: func(q asked) bool { return q.a.On && q.a.Attacker == q.of }},
	card.DamageCardIs: {holds: func(q asked) bool { return strings.EqualFold(q.dealt.String(), q.c.Text) }},
	card.CardCalled: {holds: func(q asked) bool {
		return q.threat.on && q.threat.slot >= 0 && names(q.u.ships[q.ship].Upgrades[q.threat.slot].Card.Name, q.c.Text)
	}},
	card.SharesFaction: {holds: func(q asked) bool {
		return slices.ContainsFunc(q.u.ships[q.of].Ship.Factions, func(f card.Faction) bool {
			return f != q.c.Faction && card.HasFaction(q.u.ships[q.ship].Ship.Factions, f)
		})
	}},
	card.ShieldsLost: {made: true,
		holds: func(q asked) bool { return q.a.Dealt-q.a.HullHits-q.a.HullCrits >= q.c.N }},
	card.HoldsLock:     {holds: func(q asked) bool { return q.s.Ships[q.of].Lock != NoShip }},
	card.FewerUpgrades: {holds: func(q asked) bool { return q.carried(q.of) < q.carried(q.than) }},
	card.ForAction:     {holds: func(q asked) bool { return q.threat.action }},
	card.TimeAtLeast:   {holds: func(q asked) bool { return q.timed >= q.c.N }},
	card.ThisUsed:      {holds: func(q asked) bool { return q.l.usedNow(q.s, q.u) }},
	card.OnlyOf:        {holds: func(q asked) bool { return q.s.onlyOf(q.u, q.of, q.c.AnyOf) }},
	card.ChargesAre: {holds: func(q asked) bool {
		at := q.l.lying(q.s)
		return at != nil && at.Charges >= q.c.N
	}},
	card.TurnedOver: {holds: func(q asked) bool {
		if q.l.slot == ShipSlot {
			return q.s.Ships[q.l.ship].Turned
		}
		at := q.l.lying(q.s)
		return at != nil && at.Turned
	}},
	card.CaptainPrinted: {holds: func(q asked) bool { return q.reaches(q.s.captainSkill(q.u, q.of)) }},
	card.OnNightShift:   {holds: asked.nightShift},
	card.IsTheCaptain: {holds: func(q asked) bool {
		return q.l.slot >= 0 && q.s.Ships[q.l.ship].Acting.Card == q.l.slot+1
	}},
	card.AimingFriends: {made: true, arcs: true, holds: func(q asked) bool {
		n := 0
		for id := range ShipID(q.s.NShips) {
			if sh := &q.s.Ships[id]; id != q.of && sh.Owner == q.s.Ships[q.of].Owner &&
				sh.InPlay() && q.foe != NoShip &&
				q.s.within(q.u, q.of, id, &q.c.Reach).Code == Yes && q.s.inFrontArc(q.u, id, q.foe) {
				n++
			}
		}
		return n >= int(q.c.N)
	}},
	card.PrintedAbove: {holds: func(q asked) bool {
		return q.u.ships[q.of].Ship.Value(q.c.Stat) > q.u.ships[q.than].Ship.Value(q.c.Stat)
	}},
	card.HeldReady: {holds: func(q asked) bool { return q.byThisCard(card.HoldReady) }},
	card.AimsAtFoe: {made: true, later: true, holds: func(q asked) bool {
		return q.foe != NoShip && q.s.inFrontArc(q.u, q.of, q.foe)
	}},
	card.HasInitiative: {holds: func(q asked) bool { return q.s.Ships[q.of].Owner == q.s.First }},
	card.FirstRound:    {holds: func(q asked) bool { return q.s.Round == 1 }},
	card.ThisIsTheCard: {holds: func(q asked) bool {
		return q.threat.on && q.threat.slot == q.l.slot && q.ship == q.l.ship
	}},
	card.IsDestroyed: {made: true, holds: func(q asked) bool { return q.s.Ships[q.of].Destroyed }},
	card.OfThisCard: {made: true, later: true, holds: func(q asked) bool {
		if q.a.Attacker != q.l.ship {
			return false
		}
		if q.a.Line != 0 {
			x := q.u.line(q.a.Line)
			return x.ship == q.l.ship && x.slot == q.l.slot
		}
		return q.l.slot >= 0 && q.a.Weapon == q.l.slot
	}},
	card.HasDamageCard: {holds: func(q asked) bool {
		sh := &q.s.Ships[q.of]
		return slices.ContainsFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool {
			return d.Up && strings.EqualFold(d.ID.String(), q.c.Text)
		})
	}},
	card.There: {holds: func(q asked) bool {
		there := q.u.play.There
		return there != nil && there(q.s, q.u, q.of, q.c.Text)
	}},
	card.IsMarked:   {holds: func(q asked) bool { return q.s.markedBy(q.u, q.l, q.of) }},
	card.ByThisShip: {holds: func(q asked) bool { return q.threat.on && q.threat.from == q.l.ship }},
	card.MarkedByAny: {holds: func(q asked) bool {
		for _, b := range bonuses(q.s, q.u, q.of, card.Mark) {
			if names(q.u.line(b.Line).title, q.c.Text) {
				return true
			}
		}
		return false
	}},
	card.MarkedBy: {holds: func(q asked) bool {
		for _, b := range bonuses(q.s, q.u, q.of, card.Mark) {
			if x := q.u.line(b.Line); x.ship == q.l.ship && names(x.title, q.c.Text) {
				return true
			}
		}
		return false
	}},
	card.ThisWaits: {holds: func(q asked) bool {
		at := q.l.lying(q.s)
		return at != nil && at.Time > 0
	}},
	card.HasOff: {holds: func(q asked) bool {
		var room [24]Option
		off := func(_ int8, at *CardState) bool { return at.Disabled }
		return len(q.appendCards(room[:0], q.of, q.c.Kinds, off)) > 0
	}},
	card.OfMine: {holds: func(q asked) bool { return q.coming.by == ByMine }},
	card.PlanetWithin: {holds: func(q asked) bool {
		return q.tokenWithin(func(k *Token) bool { return q.u.Token(k.Kind).Planet() })
	}},
	card.OverPlanet: {holds: func(q asked) bool { return q.s.overPlanet(q.u, q.of) }},
	card.RockMarked: {holds: func(q asked) bool {
		b := q.u.Base(q.of, q.s.Ships[q.of].Pose)
		at := q.s.markedRock(q.u, q.l)
		return at >= 0 && bandOf(q.u, q.s.Tokens[q.s.Lasting[at].N].Distance(&b).Dist) <= q.c.N
	}},
	card.MineWithin: {holds: func(q asked) bool { return q.tokenWithin(func(k *Token) bool { return k.Line != 0 }) }},
	card.RockWithin: {holds: func(q asked) bool {
		return q.tokenWithin(func(k *Token) bool {
			return k.Line == 0 && (k.Flags&Obstructs != 0 || q.u.Token(k.Kind).Planet())
		})
	}},
	card.StoneWithin: {holds: func(q asked) bool {
		return q.tokenWithin(func(k *Token) bool {
			return (k.Line != 0 || k.Flags&Obstructs != 0) && !q.u.Token(k.Kind).Planet()
		})
	}},
	card.OnItsDial: {holds: func(q asked) bool {
		return slices.ContainsFunc(q.u.ships[q.of].Ship.Class.Dial,
			func(m card.Move) bool { return q.c.Shapes&card.ShapeOf(m.Bearing) != 0 })
	}},
	card.DearerThanPaid: {holds: func(asked) bool { return true }}, // asked where the card is lost
	card.TimeHereAre: {holds: func(q asked) bool {
		at := q.l.lying(q.s)
		return at != nil && at.Time >= q.c.N
	}},
	card.OfObstacle: {holds: func(q asked) bool { return q.coming.by == ByObstacle }},
	card.Overlapped: {holds: func(q asked) bool { return q.s.Ships[q.of].Noted.Overlap&uint8(q.c.Over) != 0 }},
	card.SeenByCard: {holds: func(q asked) bool {
		from := q.l.ship
		if from == NoShip { // a resource is carried by no ship: seen from the one that it serves
			from = q.ship
		}
		return q.s.within(q.u, from, q.of, &q.c.Reach).Code == Yes
	}},
	card.InActivation: {holds: func(q asked) bool { return q.s.Phase == Activation }},

	// the card about to be lost, and what takes it
	card.ByEnemyCard:    {holds: func(q asked) bool { return q.threat.enemy }},
	card.ByEnemyUpgrade: {holds: func(q asked) bool { return q.threat.enemy && q.threat.upgrade }},
	card.ByEnemyFaction: {holds: func(q asked) bool {
		return q.threat.from != NoShip && q.threat.on && ofFaction(q.u, q.threat.from, q.threat.slot, q.c.Faction)
	}},
	card.ByItsAction: {holds: func(q asked) bool { return q.threat.action }},
	card.ByEnemyKind: {holds: func(q asked) bool { return q.threat.by&q.c.Kinds != 0 }},
	card.IsHostile: {holds: func(q asked) bool {
		return q.of != NoShip && q.s.Ships[q.of].Owner != q.l.owner
	}},
	card.HasOneToken: {holds: func(q asked) bool {
		return q.s.beside(q.of, q.c.Tokens) == 1
	}},
	card.HasBeneath: {holds: func(q asked) bool {
		var room [MaxUpgrades]Option
		return q.l.ship != NoShip && len(q.appendBeneath(room[:0])) > 0
	}},
	card.ThisIsOff: {holds: func(q asked) bool {
		at := q.l.lying(q.s)
		return at != nil && at.Disabled
	}},
	card.CardIs: {holds: func(q asked) bool {
		return q.threat.on && ofKinds(q.u, q.ship, q.threat.slot, q.c.Kinds) &&
			ofFaction(q.u, q.ship, q.threat.slot, q.c.Faction)
	}},
}

// init adds the conditions that ask others in turn: the cards that hold now make the Action Bar, and
// change where a maneuver leads.
func init() {
	conditions[card.LeadsAstray].holds = asked.astray
	conditions[card.FromBar].holds = func(q asked) bool { return q.s.Bar(q.u, q.of).Has(q.s.LastAction) }
}

// reaches compares a number with that of the condition.
func (q asked) reaches(n int8) bool {
	if q.c.AtMost {
		return n <= q.c.N
	}
	return n >= q.c.N
}

// friendsThatAttacked counts the ships of a ship's player, itself left out, that have attacked
// another this round.
func (s *State) friendsThatAttacked(ship, own ShipID) (n int) {
	for id := range ShipID(s.NShips) {
		if s.Ships[ship].Noted.By&(1<<id) != 0 && id != own && s.Ships[id].Owner == s.Ships[own].Owner {
			n++
		}
	}
	return n
}

// weapon is the card of the secondary weapon that is fired.
func (q asked) weapon() *card.Upgrade { return q.u.ships[q.a.Attacker].Upgrades[q.a.Weapon].Card }

// names tells whether a card's name has a word in it, in capital letters or small ones.
func names(name, word string) bool {
	for ; len(name) >= len(word); name = name[1:] {
		if strings.EqualFold(name[:len(word)], word) {
			return true
		}
	}
	return false
}

func (q asked) cloaked() bool { return q.s.Ships[q.of].Cloak != NotCloaked }

// flew reports whether the ship has flown such a maneuver.
func (q asked) flew() bool {
	sh := &q.s.Ships[q.of]
	return sh.Moved && maneuverIs(sh.Flew, q.c.Colors, q.c.Shapes, q.c.N, max(q.c.M, q.c.N))
}

// willFly reports whether it is about to fly one.
func (q asked) willFly() bool {
	m, ok := toFly(q.s, q.u, q.of)
	return ok && maneuverIs(m, q.c.Colors, q.c.Shapes, q.c.N, max(q.c.M, q.c.N))
}
