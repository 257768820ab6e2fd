package game

import (
	"slices"
	"strings"

	"attackwing/game/card"
)

// damageEffects are the effects on damage, damage cards and shields.
var damageEffects = map[card.EffectOp]effect{
	card.Repair: {
		do: doneTo((*usage).repairSome),
		would: func(q prospect) bool {
			if sh := &q.s.Ships[q.on]; q.e.Text != "" {
				return slices.ContainsFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool { return d.names(q.e.Text) })
			} else if q.e.FaceDown {
				return slices.ContainsFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool { return !d.Up })
			}
			return q.s.repairable(q.u, q.on, q.e.Where)
		},
		label: "repair %d",
		worth: func(w Weighing, e *card.Effect, n int) int { return 850 * min(n, w.broken(e)) },
	},
	card.Shields: {
		do: doneTo((*usage).changeShields), atOnce: true,
		would: func(q prospect) bool {
			if q.e.Shield == card.Raise && !q.elsewhere() {
				sh := &q.s.Ships[q.on]
				return q.s.raises(q.u, q.on) && (sh.shieldsFor(card.Raise) || q.e.EvenCloaked && sh.Down > 0 ||
					q.l.removesCloak() && sh.Down > 0)
			}
			return !q.aimed() || q.s.Ships[q.on].shieldsFor(q.e.Shield)
		},
		names: func(e *card.Effect) string {
			return [...]string{"turn off", "destroy", "gain", "raise"}[e.Shield] + " shields"
		},
		worth: func(_ Weighing, e *card.Effect, n int) int {
			return [...]int{card.TurnOff: 300, card.Destroy: 700, card.Temporary: 420,
				card.Raise: 420}[e.Shield] * min(n, 3)
		},
	},
	card.Damage: {
		do: doneTo((*usage).dealText),
		// the other ship of an attack may be destroyed by now
		would: func(q prospect) bool {
			return q.e.To != card.OnFoe || q.unseen || q.on == NoShip || q.s.Ships[q.on].InPlay()
		},
		worth: func(_ Weighing, e *card.Effect, n int) int {
			if e.To == card.OnSelf {
				return -850 * n
			}
			return 850 * n
		},
	},
	card.TakeDamage: {
		do:    (*usage).takeDamage,
		would: func(q prospect) bool { return q.damage() > 0 && q.ship != q.l.ship },
		label: "suffer it instead",
		worth: func(w Weighing, _ *card.Effect, _ int) int {
			if a := &w.View.Attack; a.On && a.Hits+a.Crits >= w.View.State.left(w.View.Setup, a.Target) &&
				a.Hits+a.Crits < w.View.State.left(w.View.Setup, w.Ship) {
				return 3000 // it saves a ship
			}
			return 0
		},
	},
	card.DestroyShip: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			t.end(p.by, ByCardText, e.Fixed)
			return true
		},
		weak: func(*card.Effect) bool { return true }, rate: -3000,
	},
	card.VoidCard: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			if e.Disabling {
				Emit(t, CardDisabled{Ship: p.threat.from, Card: p.threat.slot, Owner: p.s.Ships[p.threat.from].Owner})
			}
			t.saved, t.spared = true, e.Fixed
			return true
		},
		label: "cancel the effect", rate: 500,
	},
	card.Survive: {
		do: func(_ *usage, t *Turn, _ *card.Effect) bool {
			t.saved = true
			return true
		},
		would: func(q prospect) bool { return !q.threat.done },
		label: "survive", rate: 6000,
	},
	card.LoseTokens: {
		do:    doneTo((*usage).loseTokens),
		would: func(q prospect) bool { return q.elsewhere() || q.u.Squadron(q.on) },
		label: "lose squadron tokens",
		worth: func(_ Weighing, e *card.Effect, n int) int {
			if e.To == card.OnSelf {
				return -900 * n
			}
			return 900 * n
		},
	},
	card.PromoteDamage: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			Emit(t, AttackMarked{Promoted: p.n})
			return true
		},
		would: func(q prospect) bool { return !q.critical }, rate: 320,
	},
	card.FlipDown: {
		do: doneTo((*usage).flipDown),
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.by]
			if q.aimed() {
				sh = &q.s.Ships[q.on]
			}
			return slices.ContainsFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool {
				return d.Up && (q.e.Text == "" || strings.EqualFold(d.ID.String(), q.e.Text))
			})
		},
		label: "turn a critical damage face down", rate: 280,
	},
	card.FlipUp: {
		do: doneTo((*usage).flipUp),
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.on]
			return q.elsewhere() || !q.u.Squadron(q.on) && slices.ContainsFunc(sh.Damage[:sh.NDamage],
				func(d DamageCard) bool { return !d.Up })
		},
		label: "turn a damage card face up", each: 280,
	},
	card.DealThat: {
		do: doneTo(func(_ *usage, t *Turn, e *card.Effect, id ShipID) bool {
			return t.dealNamed(id, e.Text)
		}),
		would: func(q prospect) bool { return q.elsewhere() || q.s.inDeck(q.u, q.on, q.e.Text) >= 0 },
		worth: func(_ Weighing, e *card.Effect, _ int) int {
			if e.To == card.OnSelf {
				return -1100
			}
			return 1100
		},
	},
	card.DrawTwo: {
		do: func(_ *usage, t *Turn, e *card.Effect) bool {
			Emit(t, AttackMarked{DrawTwo: true})
			t.draws = max(e.N, 2)
			return true
		},
		would: func(q prospect) bool { return q.critical }, rate: 200,
	},
	card.SearchDamage: {
		do: func(_ *usage, t *Turn, e *card.Effect) bool {
			if d, ok := ParseDamage(e.Text); ok {
				Emit(t, AttackMarked{Search: d})
			}
			return true
		},
		would: func(q prospect) bool { return q.critical }, rate: 500,
	},
}

// takeDamage deals the ship of the card the damage that was about to be dealt to another.
func (p *usage) takeDamage(t *Turn, _ *card.Effect) bool {
	hits, crits := t.coming.hits, t.coming.crits
	if t.coming.on {
		t.coming.hits, t.coming.crits = 0, 0
	} else {
		a := &p.s.Attack
		hits, crits = a.Hits, a.Crits
		Emit(t, ResultsCancelled{Line: p.l.id, Hits: hits, Crits: crits})
	}
	t.suffer(p.l.ship, int(hits), int(crits), ByCardText)
	return true
}

// left returns the damage that a ship can take before it is destroyed.
func (s *State) left(u *Setup, id ShipID) int8 {
	return s.hullLeft(u, id) + s.Ships[id].Shields + s.Ships[id].Temp
}

// repairSome repairs hull or lost shields; what, and which damage card, the owner chooses.
func (p *usage) repairSome(t *Turn, e *card.Effect, id ShipID) (done bool) {
	sh, n := &p.s.Ships[id], p.n
	if e.Text != "" {
		for i := sh.NDamage - 1; i >= 0; i-- {
			if sh.Damage[i].names(e.Text) {
				Emit(t, DamageRepaired{Ship: id, Card: sh.Damage[i], At: i, Deck: p.u.deckOf(id)})
				done = true
			}
		}
		return done
	}
	if p.s.repairable(p.u, id, e.Where) && t.unrepaired(id) {
		return false
	}
	for range n {
		o := t.Options()
		if e.Where != card.HullOnly && sh.Shields+sh.Down < p.u.ships[id].Ship.Shields {
			o = append(o, Option{Kind: PickDamage, Ship: id, N: -1, Line: p.l.id})
		}
		if e.Where != card.ShieldsOnly && !p.u.Squadron(id) {
			down := false
			for i := range sh.Damage[:sh.NDamage] {
				if sh.Damage[i].Up && !e.FaceDown || !sh.Damage[i].Up && !down {
					o = append(o, Option{Kind: PickDamage, Ship: id, N: int8(i), Line: p.l.id})
				}
				down = down || !sh.Damage[i].Up
			}
		}
		if len(o) == 0 {
			break
		}
		if at := p.choose(t, ChooseDamageCard, o).N; at < 0 {
			Emit(t, ShieldRepaired{Ship: id, N: 1})
		} else {
			Emit(t, DamageRepaired{Ship: id, Card: sh.Damage[at], At: at, Deck: p.u.deckOf(id)})
		}
		done = true
	}
	return done
}

// names reports whether it is the damage card of a name, face up.
func (d DamageCard) names(name string) bool { return d.Up && strings.EqualFold(d.ID.String(), name) }

// unrepaired reports whether a card keeps hull and shields of a ship from a repair that is about to be made.
func (t *Turn) unrepaired(id ShipID) (kept bool) {
	if !t.Setup().speaks(card.OnRepair) {
		return false
	}
	outer := t.saved
	t.interrupt(card.OnRepair, threat{}, id)
	kept, t.saved = t.saved, outer
	return kept
}

// repairable reports whether there is damage of a kind to repair.
func (s *State) repairable(u *Setup, id ShipID, where card.Where) bool {
	sh := &s.Ships[id]
	return where != card.ShieldsOnly && sh.NDamage > 0 && !u.Squadron(id) ||
		where != card.HullOnly && sh.Shields+sh.Down < u.ships[id].Ship.Shields
}

// broken returns the damage that an effect could repair: of the ship itself, or, not looked at, of
// the ship aimed at.
func (w Weighing) broken(e *card.Effect) (n int) {
	if e.To == card.OnTarget {
		return int(max(e.N, 1))
	}
	sh := &w.View.Ships[w.Ship]
	if e.Where != card.HullOnly {
		n = int(w.View.Setup.ships[w.Ship].Ship.Shields - sh.Shields - sh.Down)
	}
	if e.Where != card.ShieldsOnly {
		n += int(sh.NDamage)
	}
	return max(n, 0)
}

// changeShields turns shields of a ship off, destroys them, or adds temporary ones.
func (p *usage) changeShields(t *Turn, e *card.Effect, id ShipID) bool {
	sh := &p.s.Ships[id]
	if e.Shield == card.Raise {
		if n := min(p.n, sh.Down); n > 0 && (sh.Cloak == NotCloaked || e.EvenCloaked) && p.s.raises(p.u, id) {
			Emit(t, ShieldsRaised{Ship: id, N: n})
			return true
		}
		return false
	}
	if e.Shield != card.Temporary && p.l.slot >= 0 && sh.Owner != p.user() &&
		hasNamed(p.s, p.u, card.Static, id, card.ShieldsOutOfReach) {
		return false // out of reach of an enemy's upgrade
	}
	n := p.n
	switch e.Shield {
	case card.TurnOff:
		n = min(n, sh.Shields)
	case card.Destroy:
		n = min(n, sh.Shields+sh.Down)
	}
	if n <= 0 {
		return false
	}
	Emit(t, ShieldsChanged{Ship: id, Op: e.Shield, N: n})
	if e.Shield == card.Destroy {
		shieldsGone(t, id)
	}
	return true
}

// raises reports whether card text lets a ship raise its shields.
func (s *State) raises(u *Setup, id ShipID) bool {
	may := true
	eachStatic(s, u, id, card.NoRaising, func(*line, *card.Effect) { may = false })
	return may
}

// shieldsFor reports whether a ship has the shields that something is to happen to.
func (sh *Ship) shieldsFor(op card.ShieldOp) bool {
	if op == card.Raise {
		return sh.Down > 0 && sh.Cloak == NotCloaked
	}
	return op == card.Temporary || sh.Shields > 0 || op == card.Destroy && sh.Down > 0
}

// loseTokens takes tokens off the stack of an attack squadron.
func (p *usage) loseTokens(t *Turn, _ *card.Effect, id ShipID) (done bool) {
	for range p.n {
		if p.u.Squadron(id) && p.s.Ships[id].InPlay() {
			t.fall(id, ByCardText)
			done = true
		}
	}
	return done
}

// removesCloak reports whether a line takes a Cloak token off.
func (l *line) removesCloak() bool {
	return slices.ContainsFunc(l.Do,
		func(e card.Effect) bool { return e.Op == card.Cloaking && e.Cloak == card.RemoveCloak })
}

// shieldsGone lets cards answer that the last shield is gone.
func shieldsGone(t *Turn, id ShipID) {
	if sh := &t.State().Ships[id]; sh.Shields+sh.Down == 0 {
		t.interrupt(card.ShieldsGone, threat{}, id)
	}
}

// dealText deals damage by card text.
func (p *usage) dealText(t *Turn, e *card.Effect, id ShipID) bool {
	h, c := int(p.n), 0
	if e.Kind == card.CriticalDamage {
		h, c = c, h
	}
	if e.Where != card.HullOrShields {
		t.sufferAt(id, h, c, ByCardText, e.Where)
		return true
	}
	for range h + c {
		if sh := &p.s.Ships[id]; sh.InPlay() {
			t.sufferAt(id, min(h, 1), min(c, 1), ByCardText, p.hullOrShields(t, id))
		}
	}
	return true
}

// hullOrShields asks the owner of a ship where a damage goes, while it has active shields.
func (p *usage) hullOrShields(t *Turn, id ShipID) card.Where {
	sh := &p.s.Ships[id]
	if sh.Shields+sh.Temp == 0 {
		return card.HullOnly
	}
	o := t.keep(append(t.Options(), Option{Kind: PickNumber, Ship: id, N: 0, Line: p.l.id},
		Option{Kind: PickNumber, Ship: id, N: 1, Line: p.l.id}))
	if t.one(Prompt{Player: sh.Owner, Ask: ChooseNumber, Words: "How much of 1 damage goes to the hull?", Ship: id,
		Line: p.l.id}, o).N > 0 {
		return card.HullOnly
	}
	return card.ShieldsFirst
}

func (p *usage) flipDown(t *Turn, e *card.Effect, id ShipID) (done bool) {
	sh := &p.s.Ships[id]
	if e.Dealt {
		return p.flipDealt(t, id)
	}
	for n := max(p.n, 1); n > 0; n-- {
		o := t.Options()
		for i, d := range sh.crits() {
			if e.Text == "" || strings.EqualFold(d.ID.String(), e.Text) {
				o = append(o, Option{Kind: PickDamage, Ship: id, N: i, Line: p.l.id})
			}
		}
		if len(o) == 0 {
			break
		}
		at := o[0].N
		if e.N != card.All {
			at = p.choose(t, ChooseDamageCard, o).N
		}
		done = true
		Emit(t, DamageFlipped{Ship: id, Card: sh.Damage[at].ID, At: at})
	}
	return done
}

// flipDealt turns the damage cards face down that the attack has just dealt face up: the last of them.
func (p *usage) flipDealt(t *Turn, id ShipID) (done bool) {
	sh, left := &p.s.Ships[id], p.s.Attack.HullCrits
	for i := sh.NDamage - 1; i >= 0 && left > 0; i-- {
		if sh.Damage[i].Up {
			Emit(t, DamageFlipped{Ship: id, Card: sh.Damage[i].ID, At: i})
			left--
			done = true
		}
	}
	return done
}

// flipUp turns damage cards of a ship face up, which then do at once what they say.
//
// Ruling: nobody knows what lies face down (rules 1.9), so the cards are not picked: the first that
// lies face down is as good as any.
func (p *usage) flipUp(t *Turn, _ *card.Effect, id ShipID) (done bool) {
	sh := &p.s.Ships[id]
	for range p.n {
		i := slices.IndexFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool { return !d.Up })
		if i < 0 || !sh.InPlay() || p.u.Squadron(id) {
			break
		}
		t.sow()
		Emit(t, DamageShown{Ship: id, Card: sh.Damage[i].ID, At: int8(i)})
		dealtUp(t, id, sh.Damage[i].ID, int8(i), ByCardText)
		done = true
	}
	return done
}
