package game

import (
	"cmp"
	"math/bits"
	"slices"

	"attackwing/game/card"
)

// shipEffects are the effects on what lies beside a ship and on its damage.
var shipEffects = map[card.EffectOp]effect{
	card.PlaceToken: {
		do: doneTo((*usage).placeTokens),
		would: func(q prospect) bool {
			if q.e.Tokens == card.ChargeToken && q.e.Most > 0 {
				return q.l.lying(q.s).Charges < q.e.Most
			}
			return !q.e.Free || q.aimed() || placeable(q.s, q.u, q.ship, q.e.Tokens) != 0
		},
		weak:  func(e *card.Effect) bool { return e.To == card.OnSelf && e.Tokens == card.AuxToken },
		label: "place a token", worth: tokenWorth,
	},
	card.RemoveToken: {
		do:    doneTo((*usage).removeTokens),
		would: func(q prospect) bool { return q.elsewhere() || q.s.tokens(q.u, q.on)&q.e.Tokens != 0 },
		label: "remove a token", rate: 230,
	},
	card.Repair: {
		do: doneTo((*usage).repairSome),
		would: func(q prospect) bool {
			if sh := &q.s.Ships[q.on]; q.e.FaceDown {
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
				return q.s.Ships[q.on].shieldsFor(card.Raise) || q.l.removesCloak() && q.s.Ships[q.on].Down > 0
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
		worth: func(_ Weighing, e *card.Effect, n int) int {
			if e.To == card.OnSelf {
				return -850 * n
			}
			return 850 * n
		},
	},
	card.DestroyShip: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			t.destroy(p.by, ByCardText)
			return true
		},
		weak: func(*card.Effect) bool { return true }, rate: -3000,
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
			return slices.ContainsFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool { return d.Up })
		},
		label: "turn a critical damage face down", rate: 280,
	},
	card.FlipUp: {
		do: doneTo((*usage).flipUp),
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.on]
			return q.elsewhere() || slices.ContainsFunc(sh.Damage[:sh.NDamage], func(d DamageCard) bool { return !d.Up })
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
		do: func(_ *usage, t *Turn, _ *card.Effect) bool {
			Emit(t, AttackMarked{DrawTwo: true})
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
	card.Cloaking: {
		do: (*usage).cloaking,
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.on]
			if q.e.Cloak == card.EnterCloak {
				return sh.Cloak == NotCloaked && sh.Shields > 0 && sh.Acted&(1<<card.Cloak) == 0
			}
			if q.e.Cloak == card.RemoveCloak {
				return q.elsewhere() || sh.Cloak != NotCloaked
			}
			if q.e.Cloak == card.GreenCloak {
				return q.elsewhere() || sh.Cloak == CloakRed
			}
			// else it is red already
			return q.e.Cloak == card.DropCloak && q.elsewhere() || sh.Cloak == CloakOnBase || sh.Cloak == CloakBeside
		},
		names: func(e *card.Effect) string {
			switch e.Cloak {
			case card.DropCloak:
				return "turn a Cloak Token red"
			case card.RemoveCloak:
				return "remove the Cloak Token"
			case card.GreenCloak:
				return "turn the Cloak Token green"
			}
			return "cloak"
		},
		worth: func(w Weighing, e *card.Effect, _ int) int {
			if e.Cloak == card.EnterCloak {
				return w.Cloak
			}
			return 350
		},
	},
	card.AddDrones: {
		do: doneTo((*usage).addDrones),
		would: func(q prospect) bool {
			return q.elsewhere() ||
				(!q.threat.on || q.threat.done) && (q.e.Stacks || q.s.Ships[q.on].Drones < q.s.startDrones(q.u, q.on))
		},
		label: "add Drone Tokens", each: 150,
	},
	card.AcquireLock: {
		do: doneTo(func(p *usage, t *Turn, _ *card.Effect, id ShipID) bool {
			acquireLock(t, p.by, id, true)
			return true
		}),
		would: func(q prospect) bool {
			return q.elsewhere() || q.locks(q.e, q.on)
		},
		rate: 280,
	},
	card.RemoveLock: {
		do: doneTo(func(p *usage, t *Turn, _ *card.Effect, id ShipID) bool {
			if p.s.Ships[id].Lock == NoShip {
				return false
			}
			Emit(t, TokenTaken{Ship: id, Token: card.LockOnSelf, N: 1, Holder: id})
			return true
		}),
		would: func(q prospect) bool {
			if q.e.To == card.OnFoe && q.foe != NoShip {
				return q.s.Ships[q.foe].Lock != NoShip
			}
			return q.elsewhere() || q.s.Ships[q.on].Lock != NoShip
		},
		label: "remove the Target Lock", rate: 240,
	},
	card.KeepTokens: {
		do:    (*usage).keepTokens,
		would: func(q prospect) bool { return q.keepable() != 0 },
		label: "keep a token", rate: 240,
	},
	card.StealToken: {
		do: doneTo((*usage).steal),
		would: func(q prospect) bool {
			if q.elsewhere() {
				return true
			}
			if q.e.Lock {
				lock := q.s.Ships[q.on].Lock
				return lock != NoShip && lock != q.s.Ships[q.by].Lock && q.s.Ships[lock].Cloak != CloakBeside
			}
			return q.s.tokens(q.u, q.on)&q.e.Tokens != 0
		},
		names: func(e *card.Effect) string {
			if e.Lock {
				return "take the Target Lock"
			}
			return "take a token"
		},
		rate: 420,
	},
	card.NoLock: {
		do: (*usage).startBonus, rate: 200,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " cannot be locked this round"
		},
	},
	card.MoveCounters: {
		do: doneTo(func(p *usage, t *Turn, e *card.Effect, id ShipID) bool {
			k := p.u.Scenario.Sheet().counter(e.Text)
			from, to := p.s.hands(e, p.by, id)
			if k < 0 {
				return false
			}
			switch e.Hand {
			case card.Gain:
				t.PlaceCounters(k, to, int(p.n), p.l.title)
			case card.Lose:
				t.SpendCounters(k, from, int(p.n), p.l.title)
			default:
				t.MoveCounters(k, from, to, int(p.n), p.l.title)
			}
			return true
		}),
		would: func(q prospect) bool {
			k := q.u.Scenario.Sheet().counter(q.e.Text)
			from, to := q.s.hands(q.e, q.by, q.on)
			return k >= 0 && (q.elsewhere() || (q.e.Hand == card.Gain || q.s.Count(k, from) > 0) &&
				(q.e.Hand == card.Lose || q.s.Count(k, to) < MaxOnCard))
		},
		names: func(e *card.Effect) string {
			return [...]string{"gain", "lose", "give", "take", "bank"}[e.Hand] + " " + e.Text
		},
		worth: func(w Weighing, e *card.Effect, n int) int {
			u, each := w.View.Setup, 100
			if k := u.Scenario.Sheet().counter(e.Text); k >= 0 && u.play.Advice.Counter != nil {
				each = max(each, u.play.Advice.Counter(k))
			}
			switch {
			case e.Hand == card.Lose != w.hostile(e), e.Hand == card.Give && w.hostile(e):
				return -each * n
			case e.Hand == card.Bank || e.Hand == card.Give:
				return each * n / 2
			}
			return each * n
		},
	},
	card.NoAux: {
		do: func(_ *usage, t *Turn, _ *card.Effect) bool {
			t.saved = true
			return true
		},
		label: "prevent the token", rate: 330,
	},
	card.KeepLock: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			if p.w == card.OnSpendLock {
				// a lock kept when a weapon was paid may still be spent to re-roll
				Emit(t, AttackMarked{KeepLock: true})
			}
			return true
		},
		rate: 240,
	},
}

// placeTokens places tokens by card text: they pile up, unless it is a free action of that kind
// (FAQ of 2014).
func (p *usage) placeTokens(t *Turn, e *card.Effect, id ShipID) bool {
	if e.OnCaptain {
		if p.s.Ships[id].Captain.Discarded {
			return false
		}
		Emit(t, ChargesChanged{Ship: id, Card: CaptainSlot, Owner: p.l.owner, N: p.n})
		return true
	}
	if e.Tokens == card.ChargeToken {
		n := p.n
		if e.Most > 0 {
			n = min(n, e.Most-p.l.lying(p.s).Charges)
		}
		if n > 0 {
			Emit(t, ChargesChanged{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner, N: n})
		}
		return n > 0
	}
	n, may := p.n, e.Tokens
	if may == card.SameToken {
		may = cmp.Or(p.token, tokenOf(p.s.LastAction))
	}
	if e.Free {
		may = placeable(p.s, p.u, id, may)
	}
	if may == 0 {
		return false
	}
	k, ok := p.whichToken(t, may)
	if !ok {
		return false
	}
	if e.Free {
		t.perform(id, actionOf(k), id, true)
	}
	if k == card.AuxToken && p.u.speaks(card.OnAux) {
		for range n {
			t.placeAux(id, PowerStrained{Ship: id, ByCard: true})
		}
		return true
	}
	Emit(t, TokenGiven{Ship: id, Token: k, N: n})
	t.answerToken(card.OnToken, id, k)
	return true
}

// placing are the actions that place a token, in the order of the kinds of token.
var placing = [...]card.Action{card.Evade, card.Scan, card.BattleStations}

// tokenOf is the token an action places, none for other actions.
func tokenOf(a card.Action) card.Tokens {
	if i := slices.Index(placing[:], a); i >= 0 {
		return 1 << i
	}
	return 0
}

// actionOf is the action that places a kind of token.
func actionOf(k card.Tokens) card.Action {
	return placing[min(bits.TrailingZeros8(uint8(k)), len(placing)-1)]
}

// removeTokens takes tokens from a ship, of kinds the line's owner chooses among.
func (p *usage) removeTokens(t *Turn, e *card.Effect, id ShipID) (done bool) {
	for left := p.n; left > 0 || e.N == card.All; left-- {
		has := p.s.tokens(p.u, id) & e.Tokens
		if has == 0 {
			break
		}
		k, ok := p.whichToken(t, has)
		if !ok {
			return false
		}
		taken := TokenTaken{Ship: id, Token: k, N: 1}
		switch {
		case k == card.LockOnSelf:
			taken.Holder = p.whoseLock(t, id)
		case e.N == card.All:
			taken.N = *p.s.token(id, k)
		}
		Emit(t, taken)
		done = true
	}
	return done
}

// keepable are the kinds of token of the line that the ship has more of than it keeps already.
func (q *prospect) keepable() (set card.Tokens) {
	sh := &q.s.Ships[q.by]
	for k := card.EvadeToken; k <= card.StationsToken; k <<= 1 {
		if q.e.Tokens&k != 0 && *q.s.token(q.by, k) > *sh.Noted.Kept.of(k) {
			set |= k
		}
	}
	return set
}

// keepTokens marks tokens that the End Phase leaves beside the ship: all of some kinds, or so many of
// one that the owner picks.
func (p *usage) keepTokens(t *Turn, e *card.Effect) bool {
	q := prospect{occasion: p.occasion, e: e, on: p.by}
	set := q.keepable()
	if set == 0 {
		return false
	}
	if e.N == card.All {
		for k := card.EvadeToken; k <= card.StationsToken; k <<= 1 {
			if set&k != 0 {
				Emit(t, TokensKept{Ship: p.by, Token: k, N: *p.s.token(p.by, k)})
			}
		}
		return true
	}
	k, ok := p.whichToken(t, set)
	if ok {
		Emit(t, TokensKept{Ship: p.by, Token: k, N: min(p.n, *p.s.token(p.by, k))})
	}
	return ok
}

// steal takes tokens, or the Target Lock, from beside a ship and places them beside the own.
func (p *usage) steal(t *Turn, e *card.Effect, id ShipID) (done bool) {
	if e.Lock {
		lock := p.s.Ships[id].Lock
		if lock == NoShip || p.s.Ships[lock].Cloak == CloakBeside {
			return false
		}
		Emit(t, TokenTaken{Ship: id, Token: card.LockOnSelf, N: 1, Holder: id})
		acquireLock(t, p.by, lock, true)
		return true
	}
	for range p.n {
		has := p.s.tokens(p.u, id) & e.Tokens
		if has == 0 {
			break
		}
		k, ok := p.whichToken(t, has)
		if !ok {
			break
		}
		Emit(t, TokenTaken{Ship: id, Token: k, N: 1})
		Emit(t, TokenGiven{Ship: p.by, Token: k, N: 1})
		done = true
	}
	return done
}

// hands returns where counters come from and go to by an effect of a ship on another, or on itself.
func (s *State) hands(e *card.Effect, by, on ShipID) (from, to Holder) {
	switch e.Hand {
	case card.Give:
		return HeldOn(by), HeldOn(on)
	case card.Take:
		return HeldOn(on), HeldOn(by)
	case card.Bank:
		return HeldOn(on), HeldBy(s.Ships[on].Owner)
	}
	return HeldOn(on), HeldOn(on)
}

// whoseLock asks which of the ships that hold a lock on a ship is to lose it.
func (p *usage) whoseLock(t *Turn, on ShipID) ShipID {
	o := t.Options()
	for id := range ShipID(p.s.NShips) {
		if sh := &p.s.Ships[id]; sh.Lock == on {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: p.l.id})
		}
	}
	return p.choose(t, ChooseCardTarget, o).Ship
}

// repairSome repairs hull or lost shields; what, and which damage card, the owner chooses.
func (p *usage) repairSome(t *Turn, e *card.Effect, id ShipID) (done bool) {
	sh := &p.s.Ships[id]
	for range p.n {
		o := t.Options()
		if e.Where != card.HullOnly && sh.Shields+sh.Down < p.u.ships[id].Ship.Shields {
			o = append(o, Option{Kind: PickDamage, Ship: id, N: -1, Line: p.l.id})
		}
		if e.Where != card.ShieldsOnly {
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

// changeShields turns shields of a ship off, destroys them, or adds temporary ones.
func (p *usage) changeShields(t *Turn, e *card.Effect, id ShipID) bool {
	sh := &p.s.Ships[id]
	if e.Shield == card.Raise {
		if n := min(p.n, sh.Down); n > 0 && sh.Cloak == NotCloaked {
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
	t.sufferAt(id, h, c, ByCardText, e.Where)
	return true
}

// addDrones gives captains Drone tokens, never more than they began with where the effect does not
// say so.
func (p *usage) addDrones(t *Turn, e *card.Effect, id ShipID) bool {
	n := p.s.startDrones(p.u, id) - p.s.Ships[id].Drones
	if e.Stacks {
		n = p.n
	} else if e.N != card.All {
		n = min(n, p.n)
	}
	if n > 0 {
		Emit(t, DronesChanged{Ship: id, N: n})
	}
	return n > 0
}

func (p *usage) cloaking(t *Turn, e *card.Effect) bool {
	switch e.Cloak {
	case card.KeepGreen:
		Emit(t, AttackMarked{KeepGreen: true})
		return true
	case card.EnterCloak:
		t.perform(p.by, card.Cloak, p.by, false)
		Emit(t, Cloaked{Ship: p.by})
		return true
	}
	for _, id := range p.on(e) {
		switch {
		case p.s.Ships[id].Cloak == NotCloaked:
		case e.Cloak == card.RemoveCloak:
			Emit(t, Decloaked{Ship: id})
		case e.Cloak == card.GreenCloak:
			if p.s.Ships[id].Cloak == CloakRed {
				Emit(t, CloakGreened{Ship: id})
			}
		default:
			Emit(t, CloakReddened{Ship: id})
		}
	}
	return true
}

func (p *usage) flipDown(t *Turn, e *card.Effect, id ShipID) (done bool) {
	sh := &p.s.Ships[id]
	for n := max(p.n, 1); n > 0; n-- {
		o := t.Options()
		for i := range sh.crits() {
			o = append(o, Option{Kind: PickDamage, Ship: id, N: i, Line: p.l.id})
		}
		if len(o) == 0 {
			break
		}
		at := o[0].N
		if e.N != card.All {
			at = p.choose(t, ChooseDamageCard, o).N
		}
		Emit(t, DamageFlipped{Ship: id, Card: sh.Damage[at].ID, At: at})
		done = true
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
		if i < 0 || !sh.InPlay() {
			break
		}
		Emit(t, DamageShown{Ship: id, Card: sh.Damage[i].ID, At: int8(i)})
		dealtUp(t, id, sh.Damage[i].ID, int8(i), ByCardText)
		done = true
	}
	return done
}

// repairable reports whether there is damage of a kind to repair.
func (s *State) repairable(u *Setup, id ShipID, where card.Where) bool {
	sh := &s.Ships[id]
	return where != card.ShieldsOnly && sh.NDamage > 0 ||
		where != card.HullOnly && sh.Shields+sh.Down < u.ships[id].Ship.Shields
}

// placeable are those of some kinds of token that may be placed as a free action.
//
// Ruling: what is placed as a free action is an action of that kind, on the Action Bar or not, and
// asks what that action asks (rules 6.1, 6.2): the ship may act, has not performed it this round,
// and no Damaged Sensor Array forbids it.
func placeable(s *State, u *Setup, id ShipID, kinds card.Tokens) (may card.Tokens) {
	allowed := s.Allowed(u, id)
	for i, a := range placing {
		if allowed.Has(a) && mayDo(s, u, id, a, true).Code == Yes {
			may |= kinds & (1 << i)
		}
	}
	return may
}

// shieldsFor reports whether a ship has the shields that something is to happen to.
func (sh *Ship) shieldsFor(op card.ShieldOp) bool {
	if op == card.Raise {
		return sh.Down > 0 && sh.Cloak == NotCloaked
	}
	return op == card.Temporary || sh.Shields > 0 || op == card.Destroy && sh.Down > 0
}

// tokenWorth is what tokens are worth.
func tokenWorth(w Weighing, e *card.Effect, n int) int {
	switch {
	case e.Tokens&card.AuxToken != 0 && e.To == card.OnSelf:
		return -330 * n
	case e.Tokens&card.AuxToken != 0:
		return 330 * n
	case e.Tokens&card.StationsToken != 0 && w.Aim != NoShip:
		return 300 * n
	case e.Tokens&card.EvadeToken != 0 && w.Dread > 0:
		return 280 * n
	case e.Tokens&card.ScanToken != 0 && w.Aim != NoShip:
		return 220 * n
	}
	return 60 * n
}

// removesCloak reports whether a line takes a Cloak token off.
func (l *line) removesCloak() bool {
	return slices.ContainsFunc(l.Do,
		func(e card.Effect) bool { return e.Op == card.Cloaking && e.Cloak == card.RemoveCloak })
}

// broken is how much an effect could repair: of the ship itself, or, not looked at, of the ship
// aimed at.
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
