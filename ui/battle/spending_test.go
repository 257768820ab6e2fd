package battle

import (
	"math/bits"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
	"attackwing/game/odds"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
)

// laidBattle is a battle of two people that begins at a position.
func laidBattle(t *testing.T, table string) *Session {
	t.Helper()
	laid, err := record.ReadTable(strings.NewReader(table), "test.table.yaml")
	expect.OK(t, err)
	cat, err := assets.Cards()
	expect.OK(t, err)
	u, err := laid.Setup(scenarios.ByID, cat)
	expect.OK(t, err)
	g, err := game.New(u)
	expect.OK(t, err)
	b := &Session{}
	person := prefs.Settings{Advice: "on", Verdicts: "on", Odds: "on", Motion: "off"}
	b.ShownBy(window{}, &person, Means{Quick: true})
	b.Begin(g, b.Brains, b.Names)
	return b
}

// duel is an attack of three dice at a ship; face and token are filled in.
func duel(faces, tokens, foe string) string {
	return `{scenario: standard, seed: 3, round: 2, phase: combat, ships: [
  {id: a, player: 1, ship: "1009", captain: "2011", at: [18, 10], facing: S, tokens: {` + tokens + `}},
  {id: b, player: 2, ship: "1006", at: [18, 17], facing: N, tokens: {` + foe + `}}], dice: [` + faces + `]}`
}

// until confirms what is proposed until a question is asked.
func until(t *testing.T, b *Session, ask game.Ask) *game.Prompt {
	t.Helper()
	for range 200 {
		b.Tick(1)
		p := b.Asked()
		switch {
		case p == nil:
		case p.Ask == ask:
			return p
		default:
			b.Confirm()
		}
	}
	t.Fatalf("%s is never asked", ask)
	return nil
}

// One answer spends both tokens: the lock first, on what shows nothing, then the results turn. The
// referee has three questions of it.
func TestOneAnswerSpendsTheSet(t *testing.T) {
	b := laidBattle(t, duel("hit, battle stations, blank, battle stations, blank", "lock: b, battle-stations: 1", "evade: 1"))
	p := until(t, b, game.ModifyAttackDice)
	s := b.Spending(p, b.Question.Picks)
	expect.Must(t, s != nil && bits.OnesCount64(s.Best) == 2 && b.Question.Picks == s.Best,
		"%+v, checked %b", s, b.Question.Picks)
	n := len(b.Game.Answers())
	b.Confirm()
	until(t, b, game.ModifyDefenseDice)
	if a := &b.Shown.Attack; a.Count(dice.Hit) != 3 || len(b.Game.Answers()) != n+3 { // the lock, its dice, Battle Stations
		t.Errorf("%d hits after %d answers", a.Count(dice.Hit), len(b.Game.Answers())-n)
	}
	sh := &b.Shown.Ships[0]
	expect.True(t, sh.Lock == game.NoShip && sh.Stations == 0, "a token that was to be spent lies there still")
}

// What a re-roll has made useless is kept, and what was not checked is asked for again once other
// dice lie.
func TestWhatARerollLeaves(t *testing.T) {
	b := laidBattle(t, duel("hit, hit, blank, battle stations", "lock: b, battle-stations: 1", ""))
	p := until(t, b, game.ModifyAttackDice)
	for i, o := range p.Options { // the lock alone
		if on := b.Question.Picks&(1<<uint(i)) != 0; o.Kind == game.SpendLock && !on || o.Kind == game.SpendStations && on {
			b.Choose(p, i)
		}
	}
	was := p.ID
	b.Confirm()
	again := until(t, b, game.ModifyAttackDice)
	expect.True(t, again.ID != was && b.Shown.Ships[0].Stations == 1 && b.Question.Picks != 0,
		"the result that came up is not asked about: %+v, checked %b", again, b.Question.Picks)
}

// Whoever wants other dice rolled again than those that are best presses them: these and no others
// are rolled.
func TestOwnDiceAreRolledAgain(t *testing.T) {
	b := laidBattle(t, duel("hit, blank, battle stations, crit", "lock: b", ""))
	p := until(t, b, game.ModifyAttackDice)
	again, _ := b.Spending(p, b.Question.Picks).Marks(&b.Shown.Attack)
	expect.Must(t, again == 0b110, "%b is best", again)
	b.Do(b.Question.Again(&b.Table, p, 0))
	b.Do(b.Question.Again(&b.Table, p, 1))
	b.Do(b.Question.Again(&b.Table, p, 2))
	own, is := b.Question.Own(p)
	expect.Must(t, is && own == 0b001, "chosen %b", own)
	n := len(b.Game.Answers())
	b.Confirm()
	b.Tick(1)
	if got := b.Game.Answers()[n:]; len(got) != 2 || got[1].Picks != 0b001 { // the lock, and the first of its dice
		t.Errorf("given %+v", got)
	}
}

// Zero clears all boxes, a second zero spends nothing.
func TestNothingTwice(t *testing.T) {
	b := laidBattle(t, duel("hit, battle stations, blank", "lock: b, battle-stations: 1", ""))
	p := until(t, b, game.ModifyAttackDice)
	was, pass := p.ID, -1
	for i, o := range p.Options {
		if o.Kind == game.Pass {
			pass = i
		}
	}
	b.Choose(p, pass)
	expect.Must(t, b.Question.Picks == 0 && len(b.Asked().Options) != 0 && b.Asked().ID == was,
		"checked %b", b.Question.Picks)
	b.Choose(p, pass)
	b.Tick(1)
	if sh := &b.Shown.Ships[0]; sh.Lock == game.NoShip || sh.Stations != 1 || b.Asked() != nil && b.Asked().ID == was {
		t.Error("nothing is not spent")
	}
}

// Whatever set is checked, in battles of all scenarios: the answers are legal, and the best set is
// the best of all sets, each counted alone.
func TestEverySetIsSpent(t *testing.T) {
	asked, several := 0, 0
	pairs := []struct{ scenario, one, two string }{
		{"standard", "tw-a-1", "tw-a-1"}, {"tholian-web", "tw-b-2", "tw-b-2"}, {"future-tense", "ft-a-1", "ft-a-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-fed-1"},
	}
	for n := range 40 {
		c := pairs[n%len(pairs)]
		b := advisedBattle(t, c.scenario, c.one, c.two, uint64(n)+7)
		Advises = false
		b.Person.Odds = "on"
		src := dice.New(uint64(n))
		for k := 0; !b.Game.Over(); k++ {
			if k > 20000 {
				t.Fatalf("%v: the battle stands at %v, asked %+v, refused %q", c, b.Game.Where(), b.Asked(), b.Question.Refusal)
			}
			b.Tick(1)
			p := b.Asked()
			if p == nil {
				if b.Flow.Waits() {
					b.Confirm()
				}
				continue
			}
			if s := b.Spending(p, b.Question.Picks); s != nil {
				asked++
				if len(p.Options) > 2 {
					several++
				}
				bestOfAll(t, b, p, s)
				for i := range p.Options {
					if p.Options[i].Kind != game.Pass && src.Intn(2) == 0 {
						b.Choose(p, i)
					}
				}
			}
			b.Confirm()
			expect.Must(t, b.Question.Refusal == "", "%v: %+v is refused: %s", c, p, b.Question.Refusal)
		}
	}
	expect.True(t, asked >= 120 && several >= 10, "only %d questions, %d of them with several boxes", asked, several)
}

// bestOfAll counts every set by itself and compares.
func bestOfAll(t *testing.T, b *Session, p *game.Prompt, s *reading.Spending) {
	t.Helper()
	all := b.SpendingOf(p)
	top, value := uint64(0), 0.0
	for set := uint64(0); set < 1<<len(p.Options); set++ {
		x := odds.Coming(&b.Shown, b.Game.Setup(), &b.Shown.Attack, nil)
		x.Crit = 0.3 // damage that a damage card dealt face up counts beside its point
		side, sign := &x.Attack, 1.0
		if s.Defense {
			side, sign = &x.Defense, -1.0
		}
		side.N = 0
		v, may := 0.0, true
		for i := range p.Options {
			if set&(1<<uint(i)) == 0 {
				continue
			}
			r := &all.Rows[i]
			may = may && r.Known && !r.Dear && p.Options[i].Kind != game.Pass
			for range r.Times {
				side.Spend(r.Means)
			}
			v -= r.Price
		}
		if !may {
			continue
		}
		var j odds.Judge
		v += sign * j.Average(&x)
		if set == 0 || v > value+1e-6 {
			top, value = set, v
		}
	}
	if got := s.Value(s.Best); got < value-1e-6 {
		t.Fatalf("%+v: %b is checked, worth %.4f; %b is worth %.4f", p.Options, s.Best, got, top, value)
	}
}
