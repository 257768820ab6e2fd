package game_test

import (
	"flag"
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

var paidLong = flag.Int("paid", 1, "look at this many times as many uses of each card")

// traces are the operations that an event of a kind is a trace of, whatever it says.
var traces = map[reflect.Type][]card.EffectOp{
	reflect.TypeFor[game.DiceChanged]():      {card.Reroll, card.Convert},
	reflect.TypeFor[game.ResultsCancelled](): {card.Convert, card.CancelResult, card.CancelDamage},
	reflect.TypeFor[game.ResultsAdded]():     {card.AddResult, card.RollMore},
	reflect.TypeFor[game.BonusUsed]():        {card.Unmark},
	reflect.TypeFor[game.CardCopied]():       {card.CopyCard},
	reflect.TypeFor[game.AttackEnded]():      {card.CancelAttack},
	reflect.TypeFor[game.DiceSet]():          {card.SetDie, card.SpecialDie},
	reflect.TypeFor[game.TokenGiven]():       {card.PlaceToken, card.NamedEffect, card.TakeStored},
	reflect.TypeFor[game.PowerLifted]():      {card.ActWithAux},
	reflect.TypeFor[game.TokensKept]():       {card.KeepTokens},
	reflect.TypeFor[game.ActionPerformed]():  {card.FreeAction, card.FreeCardAction, card.TakeStored},
	reflect.TypeFor[game.CardEnabled]():      {card.FreeAction, card.FreeCardAction},
	reflect.TypeFor[game.ShipMoved]():        {card.Maneuver, card.NamedEffect},
	reflect.TypeFor[game.ManeuverReplaced](): {card.Redial, card.Recolor},
	reflect.TypeFor[game.ShieldRepaired]():   {card.Repair},
	reflect.TypeFor[game.DamageRepaired]():   {card.Repair},
	reflect.TypeFor[game.CardFreed]():        {card.EnableCard, card.RemoveTime},
	reflect.TypeFor[game.ShieldLost]():       {card.Damage, card.NamedEffect, card.TakeDamage},
	reflect.TypeFor[game.DamageDealt]():      {card.Damage, card.NamedEffect, card.TakeDamage},
	reflect.TypeFor[game.AttackMarked]():     {card.PromoteDamage, card.DrawTwo, card.SearchDamage, card.KeepLock, card.Cloaking},
	reflect.TypeFor[game.DamageFlipped]():    {card.FlipDown, card.FlipThat},
	reflect.TypeFor[game.DamageShown]():      {card.FlipUp},
	reflect.TypeFor[game.Decloaked]():        {card.Cloaking},
	reflect.TypeFor[game.ShieldsRaised]():    {card.Shields},
	reflect.TypeFor[game.Cloaked]():          {card.Cloaking},
	reflect.TypeFor[game.CloakReddened]():    {card.Cloaking},
	reflect.TypeFor[game.CloakGreened]():     {card.Cloaking},
	reflect.TypeFor[game.ObstacleRolled]():   {card.Reroll},
	reflect.TypeFor[game.CheckRolled]():      {card.Reroll},
	reflect.TypeFor[game.CardRolled]():       {card.RollDice, card.RollMore, card.Reroll, card.Duel},
	reflect.TypeFor[game.AttackDeclared]():   {card.TakeAttack},
	reflect.TypeFor[game.LockAcquired]():     {card.AcquireLock, card.StealToken},
	reflect.TypeFor[game.AttackForbidden]():  {card.NoAttack},
	reflect.TypeFor[game.ActionLost]():       {card.LoseAction},
	reflect.TypeFor[game.ShipTurned]():       {card.TurnShip},
	reflect.TypeFor[game.ActionRegained]():   {card.RegainAction},
	reflect.TypeFor[game.DialSeen]():         {card.LookAtDial, card.SetDial},
	reflect.TypeFor[game.DialSet]():          {card.LookAtDial, card.SetDial, card.SetTheirDial},
	reflect.TypeFor[game.ShipLeft]():         {card.LeaveTable},
	reflect.TypeFor[game.ShipReturned]():     {card.ReturnToTable},
	reflect.TypeFor[game.TokenLaid]():        {card.LayMine},
	reflect.TypeFor[game.TokenSwept]():       {card.ClearToken},
	reflect.TypeFor[game.MineRolled]():       {card.ClearToken},
	reflect.TypeFor[game.DiceTakenUp]():      {card.RollAnew},
	reflect.TypeFor[game.InitiativePassed](): {card.PassInitiative},
}

// bonuses are the operations that lay a bonus on a ship even where they last no time.
var bonuses = []card.EffectOp{card.AttackDice, card.DefenseDice, card.FoeAttackDice, card.FoeDefenseDice, card.ScanCounts, card.SkillBy,
	card.BorrowTokens, card.Volley,
	card.AttacksFirst, card.StatBy, card.Later, card.ExtraAttack, card.NoAttack, card.NamedEffect, card.Deny, card.SureResults,
	card.KeepShields, card.MustAttack, card.AttacksLast}

// trace tells whether something that happened after a card was used is what one of its effects
// does. Nothing that is paid counts.
func trace(s *game.State, l *card.Ability, e *card.Effect, used game.CardUsed, happened []game.Event) bool {
	if e.Op == card.Group {
		return slices.ContainsFunc(e.Sub, func(x card.Effect) bool { return trace(s, l, &x, used, happened) })
	}
	for _, h := range happened {
		is := slices.Contains(traces[reflect.TypeOf(h)], e.Op)
		switch h := h.(type) {
		case game.CardUsed: // an Action performed for free, or a card that answers: more is not asked here
			is = h.Line != used.Line
		case game.BonusGained:
			is = h.Bonus.Line == used.Line && h.Bonus.Do >= 0 && !idle(s, e, h.Bonus.Ship) &&
				(slices.Contains(bonuses, e.Op) || e.Lasts != card.Now)
		case game.ChargesChanged:
			is = e.Op == card.PlaceToken && h.N > 0
		case game.TokenTaken:
			is = (e.Op == card.RemoveToken || e.Op == card.RemoveLock || e.Op == card.StealToken) && !h.Spent
		case game.CardTurned, game.CaptainReplaced, game.CardEquipped, game.DamageStored:
			is = true
		case game.BonusUsed:
			is = (e.Op == card.Unmark || e.Op == card.MoveMark) && h.Line != 0
		case game.CardFreed:
			is = is || e.Op == card.MoveOff
		case game.CardMoved:
			is = e.Op == card.MoveCard || e.Op == card.Redirect
		case game.TimePlaced:
			is = (e.Op == card.PlaceTime || e.Op == card.MoveTime) && h.N > 0 || e.Op == card.RemoveTime && h.N < 0
		case game.ShieldsChanged:
			is = e.Op == card.Shields && (h.Op != card.TurnOff || h.Ship != used.By)
		case game.CardDisabled:
			is = e.Op == card.DisableCard && (h.Ship != used.By || e.That)
		case game.CardDiscarded:
			is = e.Op == card.DiscardCard && (h.Ship != used.By || e.This || e.Excess) || e.Op == card.Redirect ||
				e.Op == card.MoveCard && e.Fit == card.FitOrGone && h.Ship != used.By
		case game.DronesChanged:
			is = (e.Op == card.AddDrones || e.Op == card.ShareDrones) && h.N > 0
		}
		if is {
			return true
		}
	}
	switch e.Op {
	case card.Protect, card.LessTime, card.TimeHere, card.Redirect: // the card stays, or its tokens: nothing is told
		return true
	case card.CancelDamage:
		return l.At.Has(card.HullDamage) || l.At.Has(card.Incoming)
	case card.ExtraAttack, card.Ignore:
		return true
	case card.Convert: // battles of old turn a Hit into a Hit where any result may become one: nothing is paid
		return e.Faces == 0 && len(l.Cost) == 0
	case card.FreeAction:
		for _, h := range happened { // a special action of the sheet
			if _, ok := h.(game.TokenFed); !ok && fmt.Sprintf("%T", h) == "game.ScenarioSaid" {
				return true
			}
		}
	}
	return false
}

// idle tells whether a bonus can mean nothing to the ship it lies on: of attacks on one that makes
// none this round, of the captain skill on one whose captain is disabled.
func idle(s *game.State, e *card.Effect, id game.ShipID) bool {
	sh := &s.Ships[id]
	switch e.Op {
	case card.AttackDice, card.FoeAttackDice, card.AttacksFirst, card.ExtraAttack:
		return sh.NoAttack && !s.Attack.On
	case card.SkillBy:
		return sh.Captain.Disabled || sh.Captain.Discarded
	}
	return false
}

// worthless tells whether an effect is no reason to use a card: it weakens who uses it.
func worthless(e *card.Effect) bool {
	switch e.Op {
	case card.ForbidAction:
		return true
	case card.LoseAction:
		return e.To == card.OnSelf
	case card.AttackDice, card.DefenseDice:
		return e.To == card.OnSelf && e.N < 0
	case card.PlaceToken:
		return e.To == card.OnSelf && e.Tokens == card.AuxToken
	}
	return false
}

// paidForNothing tells whether a card was used, and nothing of what it says came of it.
func paidForNothing(s *game.State, u *game.Setup, used game.CardUsed, happened []game.Event) bool {
	l, _, _ := u.Line(used.Line)
	good := 0
	for i := range l.Do {
		if worthless(&l.Do[i]) {
			continue
		}
		good++
		if trace(s, l, &l.Do[i], used, happened) {
			return false
		}
	}
	return good > 0 && l.Weapon == nil
}

// shaken changes a table here and there, to what a battle could have made of it.
func shaken(r *rand.Rand, u *game.Setup) func(*game.State) {
	return func(s *game.State) {
		for i := range s.Ships[:s.NShips] {
			sh := &s.Ships[i]
			if sh.Map || !sh.InPlay() {
				continue
			}
			if r.IntN(3) == 0 {
				sh.Still = true
			}
			if r.IntN(4) == 0 {
				sh.NoAttack = true
			}
			if r.IntN(4) == 0 {
				sh.Captain.Disabled = true
			}
			if r.IntN(3) == 0 {
				sh.Shields, sh.Down = 0, sh.Shields+sh.Down
			}
			if r.IntN(4) == 0 {
				sh.Shields, sh.Down = 0, 0
			}
			if r.IntN(4) == 0 && !s.Attack.On {
				sh.Shields, sh.Down = 0, sh.Shields+sh.Down
				sh.Cloak = game.Cloak(1 + r.IntN(3))
			}
			if r.IntN(4) == 0 {
				sh.Power = int8(r.IntN(2))
			}
			if r.IntN(3) == 0 {
				sh.Evade, sh.Scan, sh.Stations = int8(r.IntN(2)), int8(r.IntN(2)), int8(r.IntN(2))
			}
			if r.IntN(4) == 0 {
				sh.Drones = int8(r.IntN(int(u.Facts(game.ShipID(i)).Captain.Drones) + 1))
			}
			if r.IntN(4) == 0 {
				for k := range sh.Upgrades[:len(u.Facts(game.ShipID(i)).Upgrades)] {
					if r.IntN(3) == 0 {
						sh.Upgrades[k].Disabled = true
					}
				}
			}
			if r.IntN(4) == 0 {
				sh.Acted = uint16(r.IntN(1 << card.NumActions))
			}
			if r.IntN(6) == 0 {
				sh.Lost = game.LostByOverlap
			}
			if r.IntN(3) == 0 {
				o := game.ShipID(r.IntN(int(s.NShips)))
				if t := &s.Ships[o]; t.InPlay() && t.Owner != sh.Owner && t.Cloak != game.CloakBeside && !t.Map {
					sh.Lock = o
				}
			}
		}
	}
}

// watcher looks at every use of a card that a game offers.
type watcher struct {
	t    *testing.T
	rng  *rand.Rand
	src  dice.Source
	at   *game.Game // the branch looked at
	done []game.Event
	over bool
	uses map[string]int
	bad  map[string]int
	why  map[string]string
}

func watch(t *testing.T) *watcher {
	w := &watcher{t: t, rng: rand.New(rand.NewPCG(12, 2)), src: dice.New(12), uses: map[string]int{}, bad: map[string]int{}, why: map[string]string{}}
	stop := game.WatchSteps(func(g *game.Game, done []game.Event) {
		if g == w.at && !w.over {
			w.done, w.over = append(w.done[:0], done...), true
		}
	})
	t.Cleanup(stop)
	return w
}

// look uses each card that the open question offers in a game of its own.
func (w *watcher) look(g *game.Game, most int) {
	p := g.FirstOpen()
	if p == nil || p.Max != 1 {
		return
	}
	u := g.Setup()
	for i := range p.Options {
		if p.Options[i].Kind != game.UseCard {
			continue
		}
		l, title, _ := u.Line(p.Options[i].Line)
		key := title + ": " + l.Line
		if w.uses[key] >= most {
			continue
		}
		w.uses[key]++
		x := game.Branch(g, nil)
		w.at, w.over = x, false
		a := p.Pick(i)
		for {
			gametest.Submit(w.t, x, a)
			q := x.FirstOpen()
			if w.over || q == nil {
				break
			}
			a = gametest.Answer(x, q, &w.src)
			passes := func() bool {
				return len(q.Options) > 0 && (q.Ask == game.ChooseFreeAction || q.Line == p.Options[i].Line) &&
					q.Max == 1 && !q.Places() && q.Options[bits.TrailingZeros64(a.Picks)%64].Kind == game.Pass
			}
			for n := 0; n < 40 && passes(); n++ {
				a = gametest.Answer(x, q, &w.src)
			}
		}
		w.at = nil
		for _, h := range w.done {
			if l, ok := h.(game.LockAcquired); ok && x.State().Ships[l.Target].Cloak == game.CloakBeside &&
				!strings.Contains(key, "even cloaked") {
				w.t.Errorf("%s locks %s, which is cloaked since an earlier round", key, u.Name(l.Target))
			}
		}
		for k, h := range w.done {
			c, ok := h.(game.CardUsed)
			if !ok || c.Line != p.Options[i].Line {
				continue
			}
			if paidForNothing(g.State(), u, c, w.done[k+1:]) {
				w.bad[key]++
				if w.why[key] == "" {
					sh := g.State().Ships[c.By]
					w.why[key] = fmt.Sprintf("%s; %s is asked %q; %+v", key, u.Name(c.By), p.Heading(u), sh)
					for _, h := range w.done[k:] {
						w.why[key] += fmt.Sprintf("\n    %T %s", h, h.Say(u))
					}
				}
			}
			break
		}
	}
}

func (w *watcher) report() {
	for _, k := range slices.Sorted(maps.Keys(w.bad)) {
		w.t.Errorf("paid for nothing in %d of %d uses: %s", w.bad[k], w.uses[k], w.why[k])
	}
	n := 0
	for _, k := range w.uses {
		n += k
	}
	w.t.Logf("%d texts used, %d times in all", len(w.uses), n)
	expect.True(w.t, len(w.uses) >= 200, "only %d texts were used", len(w.uses))
}

// No card is offered whose effect cannot happen: whatever is used, something comes of it that the
// card says. Every card of the pool lies on a ship beside a friend and two enemies, through some
// rounds and on tables of all sorts, with ships that hold their place, that make no attack, whose
// captains are disabled, whose shields are gone.
func TestNothingIsPaidForNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("looks at each card of the pool many times")
	}
	cat := gametest.Cards(t)
	w := watch(t)
	play := func(id string, spec gametest.Spec) {
		for k := range 4 * *paidLong {
			spec.Seed = uint64(k)
			spec.Phase = []game.Phase{game.Activation, game.Combat}[k%2]
			tb := gametest.Lay(t, spec)
			g := tb.Game
			for n := 0; n < 120 && !g.Over() && g.State().Round < 4; n++ {
				w.look(g, 150**paidLong)
				for range 3 {
					w.look(game.Branch(g, shaken(w.rng, g.Setup())), 150**paidLong)
				}
				gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &w.src))
			}
		}
	}
	crafts := func(a gametest.Craft) []gametest.Craft {
		a.X, a.Y, a.Crew, a.Drones = 18, 22, 1, 6
		a.Hull, a.Shields = 6, 2
		a.Dial, a.Laid = "straight 1", gametest.Laid{Hull: 5, Shields: 1, Scan: 1, Stations: 1, Evade: 1, Lock: 2}
		if a.Of != "" {
			a.Dial, a.Hull, a.Shields, a.Laid = "", 0, 0, gametest.Laid{}
		}
		return []gametest.Craft{a, {Name: "F", X: 23, Y: 21, Skill: 3, Dial: "straight 1", Shields: 1, Crew: 1},
			{Name: "B", Two: true, X: 18, Y: 15, H: 180, Hull: 9, Shields: 1, Skill: 4, Dial: "full stop", Crew: 1, Laid: gametest.Laid{Lock: 99}},
			{Name: "G", Two: true, X: 20.4, Y: 18.4, H: 180, Hull: 9, Dial: "full stop", Tech: 1, Cards: []string{"3010", "3012"}}}
	}
	chooses := func(list []card.Ability) bool {
		return slices.ContainsFunc(list, func(a card.Ability) bool { return len(a.Do) > 0 })
	}
	for _, c := range cat.Ships {
		if chooses(c.Abilities) {
			play(c.ID, gametest.Spec{Crafts: crafts(gametest.Craft{Of: c.ID, Name: c.Name})})
		}
	}
	for _, c := range cat.Captains {
		if chooses(c.Abilities) {
			play(c.ID, gametest.Spec{Crafts: crafts(gametest.Craft{Cards: []string{c.ID}})})
		}
	}
	for _, c := range cat.Admirals {
		play(c.ID, gametest.Spec{Crafts: crafts(gametest.Craft{Cards: []string{c.ID}})})
	}
	for _, c := range cat.Upgrades {
		if chooses(c.Abilities) {
			play(c.ID, gametest.Spec{Crafts: crafts(gametest.Craft{Cards: []string{c.ID, "3005", "3055"}})})
		}
	}
	for _, c := range cat.Resources {
		play(c.ID, gametest.Spec{Crafts: crafts(gametest.Craft{}), Resource: [2]string{c.ID}})
	}
	w.report()
}
