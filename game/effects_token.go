package game

import (
	"cmp"
	"math/bits"
	"slices"

	"attackwing/game/card"
)

// tokenEffects are the effects on tokens, locks and counters beside a ship, and on its cloak.
var tokenEffects = map[card.EffectOp]effect{
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
		do: doneTo((*usage).removeTokens),
		would: func(q prospect) bool {
			if q.e.Tokens == card.ChargeToken {
				return q.l.lying(q.s).Charges > 0
			}
			if q.e.AllBut && !q.elsewhere() {
				return q.s.beside(q.on, q.e.Tokens) > q.e.N
			}
			return q.elsewhere() || q.s.tokens(q.u, q.on)&q.e.Tokens != 0
		},
		label: "remove a token", rate: 230,
	},
	card.Cloaking: {
		do: (*usage).cloaking,
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.on]
			if q.e.Cloak == card.EnterCloak && !q.e.Normal {
				return q.elsewhere() || sh.Cloak == NotCloaked
			}
			if q.e.Cloak == card.EnterCloak {
				return sh.Cloak == NotCloaked && sh.Shields > 0 && sh.Acted&(1<<card.Cloak) == 0
			}
			if q.e.Cloak == card.RemoveCloak {
				return q.elsewhere() || sh.Cloak != NotCloaked
			}
			if q.e.Cloak == card.GreenCloak {
				return q.elsewhere() || q.s.turnsGreen(q.u, q.on)
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
	card.DearLatinum: {counts: true},
	card.KeepOff: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			p.last(t, p.at, p.ship, NoShip, p.threat.slot)
			t.saved = true
			return true
		},
		atOnce: true,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.titleAt(b.Ship, b.N, u.ships[b.Ship].owner) + " stays disabled this round"
		},
		label: "keep it disabled", rate: 250,
	},
	card.SpareDrone: {counts: true},
	card.LendDrones: {counts: true},
	card.ShareDrones: {
		do: (*usage).shareDrones,
		would: func(q prospect) bool {
			sides := [...]ShipID{q.on, q.by}
			for i, id := range sides {
				to := sides[1-i]
				if q.s.Ships[id].Drones > 0 && q.s.Ships[to].Drones < q.s.startDrones(q.u, to) && id != to {
					return true
				}
			}
			return false
		},
		label: "divide Drone Tokens", rate: 10,
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
		do: doneTo(func(p *usage, t *Turn, e *card.Effect, id ShipID) bool {
			if e.Free {
				t.perform(p.by, card.TargetLock, id, true)
			}
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
			if q.e.LocksOn {
				return q.s.tokens(q.u, q.on)&card.LockOnSelf != 0
			}
			if q.e.Lock {
				lock := q.s.Ships[q.on].Lock
				return lock != NoShip && lock != q.s.Ships[q.by].Lock && q.s.Ships[lock].Cloak != CloakBeside
			}
			var room [MaxShips]Option
			return q.s.tokens(q.u, q.on)&q.e.Tokens != 0 &&
				(q.e.Reach.Far == 0 || len(q.appendNear(room[:0], q.e)) > 0)
		},
		names: func(e *card.Effect) string {
			switch {
			case e.Lock:
				return "take the Target Lock"
			case e.LocksOn:
				return "take over Target Locks"
			}
			return "take a token"
		},
		rate: 420,
	},
	card.SpendAs: {
		do: (*usage).startBonus, counts: true,
		would: func(q prospect) bool {
			return q.w == card.Static || q.elsewhere() || q.s.tokens(q.u, q.on)&q.e.Tokens != 0
		},
		names: func(e *card.Effect) string {
			for a := card.Evade; a < card.NumActions; a++ {
				if e.Actions.Has(a) {
					return "spend them as " + a.Words()
				}
			}
			return itsText
		},
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return u.Name(b.Ship) + " may spend some tokens as others this round"
		},
		rate: 150,
	},
	card.BorrowTokens: {
		do: (*usage).startBonus,
		would: func(q prospect) bool {
			from := q.by
			if q.e.VsTarget {
				from = q.chosen
			}
			return from == NoShip || q.s.tokens(q.u, from)&q.e.Tokens != 0
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " may use tokens of " + u.Name(b.Vs)
		},
		label: "use its tokens", rate: 260,
	},
	card.TakeLock: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			t.lockTo = p.by + 1
			return true
		},
		would: func(q prospect) bool {
			if q.ship == q.by || q.foe == NoShip {
				return q.foe != NoShip
			}
			_, no := mayLock(q.s, q.u, q.foe, q.by)
			return no.Code == Yes
		},
		label: "take the lock", rate: 60,
	},
	card.Regrow:    {counts: true},
	card.LendLocks: {counts: true},
	card.TwoLocks:  {counts: true},
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
	card.Haggle: {counts: true},
	card.NightToken: {
		do: (*usage).nightTokens, atOnce: true,
		would: func(q prospect) bool { return len(q.appendCards(nil, q.by, q.e.Kinds, q.s.acts(q.u, q.by))) > 0 },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.titleAt(b.Ship, b.N, Nobody) + " has a Night Shift token"
		},
		label: "Night Shift tokens", rate: 250,
	},
	card.NoAux: {
		do: func(_ *usage, t *Turn, _ *card.Effect) bool {
			t.saved = true
			return true
		},
		names: func(e *card.Effect) string {
			return "prevent the " + [...]string{"token", "repair", "action", "lock"}[e.Form]
		},
		rate: 330,
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
	if e.Tokens == card.ChargeToken {
		n := min(p.n, p.l.lying(p.s).Charges)
		if n > 0 {
			Emit(t, ChargesChanged{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner, N: -n})
		}
		return n > 0
	}
	left := p.n
	if e.AllBut {
		left = p.s.beside(id, e.Tokens) - e.N
	}
	for ; left > 0 || e.N == card.All; left-- {
		has := p.s.tokens(p.u, id) & e.Tokens
		if has == 0 {
			break
		}
		k, ok := card.Tokens(1)<<uint(bits.TrailingZeros16(uint16(has))), true
		if e.N != card.All || e.Tokens&card.HeldLock == 0 {
			k, ok = p.tokenBy(t, p.chooser(e, id), has)
		}
		if !ok {
			return false
		}
		taken := TokenTaken{Ship: id, Token: k, N: 1}
		switch {
		case k == card.HeldLock:
			taken.Token, taken.Holder = card.LockOnSelf, id
		case k == card.LockOnSelf:
			taken.Holder = p.whoseLock(t, e, id)
		case e.N == card.All:
			taken.N = *p.s.token(id, k)
		}
		if Emit(t, taken); k == card.AuxToken {
			t.interrupt(card.AuxGone, threat{}, id)
		}
		done = true
	}
	return done
}

// beside counts the tokens of some kinds beside a ship.
func (s *State) beside(id ShipID, kinds card.Tokens) (n int8) {
	for k := card.EvadeToken; k <= card.AuxToken; k <<= 1 {
		if kinds&k != 0 {
			n += *s.token(id, k)
		}
	}
	return n
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

// placeable returns the kinds among tokens that may be placed as a free action.
//
// Ruling: what is placed as a free action is an action of that kind, on the Action Bar or not, and
// asks what that action asks (rules 6.1, 6.2): the ship may act, has not performed it this round,
// and no Damaged Sensor Array forbids it.
func placeable(s *State, u *Setup, id ShipID, kinds card.Tokens) (may card.Tokens) {
	allowed := s.Allowed(u, id) &^ s.noFree(u, id)
	for i, a := range placing {
		if allowed.Has(a) && mayDo(s, u, id, a, true).Code == Yes {
			may |= kinds & (1 << i)
		}
	}
	return may
}

// tokenWorth returns the worth of n tokens of an effect.
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
