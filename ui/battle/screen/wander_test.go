package screen_test

import (
	"cmp"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// randomBattle is a battle of two random legal fleets of the whole pool, on one scenario after the
// other.
func randomBattle(t *testing.T, seed uint64) *game.Game {
	t.Helper()
	cat := gametest.Cards(t)
	all := scenarios.All()
	sc := all[seed%uint64(len(all))]
	h, err := game.NewHouse(sc.Sheet().House, nil)
	must(t, err)
	u := &game.Setup{Scenario: sc, Seed: seed, House: h}
	rng := rand.New(rand.NewPCG(seed, 7))
	for p := range u.Fleets {
		side := ""
		if s := sc.Sheet().Sides; len(s) > p {
			side = s[p]
		}
		r := fleet.Rules{Cards: cat, Scenario: sc, House: &h, Side: side}
		u.Fleets[p], _ = r.Build(fleet.Random(rng, r, 0, 3))
	}
	g := gametest.New(t, u)
	return g
}

// point moves the pointer without a press.
func point(tb *windowtest.Window, x, y float64) {
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
}

// wander moves the pointer over all that lies in the window and over every ship, and rests it on
// the main button. No row moves away below it while it is looked at.
func wander(t *testing.T, tb *windowtest.Window) {
	t.Helper()
	for i := 0; i < len(tb.Hits()); i++ {
		was := tb.Hits()[i]
		x, y := was.Center()
		point(tb, x, y)
		if now, ok := tb.Find(was.ID); strings.HasPrefix(was.ID, "opt:") && (!ok || now.X != was.X || now.Y != was.Y || now.W != was.W) {
			t.Errorf("%s: %s lay at %.0f,%.0f, %.0f wide, and looked at it lies at %.0f,%.0f, %.0f wide", tb.Asked().Ask, was.ID, was.X, was.Y, was.W, now.X, now.Y, now.W)
		}
	}
	for id := range tb.Shown.NShips {
		if tb.Shown.Ships[id].OnTable() {
			at := tb.Camera().ToScreen(scene.FromPhysics(tb.Shown.Ships[id].Pose).Pt)
			point(tb, at.X, at.Y)
		}
	}
	for x := tb.BoardBox().X + 5; x < tb.BoardBox().X+tb.BoardBox().W; x += 90 {
		point(tb, x, tb.BoardBox().Y+tb.BoardBox().H/2)
	}
	h, ok := tb.Find("main")
	expect.Must(t, ok, "there is no main button")
	x, y := h.Center()
	point(tb, x, y)
}

// pressMain presses the main button where the pointer rests, for as long as it wants.
func pressMain(t *testing.T, tb *windowtest.Window) {
	t.Helper()
	h, _ := tb.Find("main")
	x, y := h.Center()
	words, _ := tb.Loss()
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	for range map[bool]int{true: 60}[words != ""] {
		tb.Update(&kit.Input{X: x, Y: y, Any: true, Held: true}, 1.0/60)
	}
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Release: true}, 1.0/60)
}

// cellName is what an option of a question is called in the window.
func cellName(p *game.Prompt, i int) string {
	if p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent {
		return fmt.Sprintf("cell:%d", reading.MoveOf(p.Options[i]))
	}
	return fmt.Sprintf("opt:%d", i)
}

// clicked clicks an option where it is seen; false where the list has no room for it now.
func clicked(tb *windowtest.Window, name string) bool {
	h, ok := tb.Find(name)
	if !ok || !h.Enabled {
		return false
	}
	x, y := h.X+h.W-6, h.Y+h.H-4 // beside the words that are links
	if top, ok := tb.At(x, y); !ok || top.ID != name {
		x, y = h.Center()
	}
	point(tb, x, y)
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Release: true}, 1.0/60)
	return true
}

// given is the answer the referee has to a question.
func givenTo(g *game.Game, id int32) (game.Answer, bool) {
	for _, a := range g.Answers() {
		if a.Prompt == id {
			return a, true
		}
	}
	return game.Answer{}, false
}

// What was clicked is what the main button gives, whatever the pointer crosses on its way there,
// for every kind of question that comes up in battles of random fleets.
func TestAClickHoldsWhileThePointerWanders(t *testing.T) {
	c := commonly(game.PlaceShip, game.ChooseManeuver, game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice, game.ChooseDice, game.ModifyDefenseDice, game.UseCards)
	for seed := uint64(0); seed < 60 && len(c.wanting()) > 0; seed++ {
		walked(t, randomBattle(t, seed), [2]float64{1280, 800}, seed, 4000, func(tb *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
			if ask := p.Ask; !c.enough(ask) && wandered(t, tb, -1) {
				c.tried[ask]++
				return goesOn
			}
			return answers
		})
	}
	for _, ask := range c.wanting() {
		t.Errorf("%q hardly came up: this proves little about it", ask)
	}
}

// Whole battles of random fleets are played by a pointer that wanders: each question is answered by
// a click and a press of the main button, after the pointer has crossed all that lies in the
// window. No answer is given that was not picked. ATTACKWING_WANDER=200 plays so many.
func TestAWanderingPointerPlaysWholeBattles(t *testing.T) {
	battles, err := strconv.Atoi(cmp.Or(os.Getenv("ATTACKWING_WANDER"), "2"))
	must(t, err)
	picked, others, crossed := 0, 0, map[game.Ask]int{}
	for seed := range uint64(battles) {
		g, rng := randomBattle(t, 1000+seed), rand.New(rand.NewPCG(seed, 17))
		walked(t, g, [2]float64{1280, 800}, seed, 20000, func(tb *windowtest.Window, brain ai.Player, p *game.Prompt) turn {
			ask, given := p.Ask, len(g.Answers())
			q := *p
			q.Options = slices.Clone(p.Options)
			want := bits.TrailingZeros64(brain.Choose(g.View(p.Player), &q).Picks)
			if ask != game.ChooseManeuver && rng.IntN(4) == 0 {
				want = rng.IntN(max(1, len(p.Options)))
			}
			if wandered(t, tb, want) {
				picked++
				crossed[ask]++
				return goesOn
			}
			expect.Need(t, len(g.Answers()), given, "battle %d: %s is answered by a pointer that only moves", seed, ask)
			others++ // there is nothing to pick but what is proposed, or no room to click it
			return answers
		})
		expect.Must(t, g.Over(), "battle %d does not end", seed)
		if done := seed + 1; done%10 == 0 {
			t.Logf("%d battles, %d answers picked", done, picked)
		}
	}
	expect.True(t, picked >= 20*battles, "only %d answers were picked in %d battles", picked, battles)
	t.Logf("%d battles, %d answers picked by a pointer that wanders, %d given otherwise: %v", battles, picked, others, crossed)
}

// Kinds of question that no battle of a test reaches are laid before the table by hand.
func TestAClickHoldsAtEveryKindOfQuestion(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	for ask := game.ChooseForOpponent; ask <= game.ChooseAnswer; ask++ {
		p := game.Prompt{ID: 1000 + int32(ask), Ask: ask, Ship: 0, Min: 1, Max: 1}
		for n := range int8(4) {
			o := game.Option{Kind: game.PickNumber, Ship: game.NoShip, N: n + 1}
			if ask == game.ChooseForOpponent {
				o = game.Option{Kind: game.SetManeuver, Ship: 0, N: n}
			}
			p.Options = append(p.Options, o)
		}
		tb.OpenNow, tb.OpenAt = []game.Prompt{p}, len(tb.Game.Answers())+1
		tb.Tick(1)
		tb.Draw()
		for i := range p.Options {
			if i == tb.Question.Answer() {
				continue
			}
			expect.Must(t, clicked(tb, cellName(&p, i)), "%s: option %d is not seen", ask, i)
			wander(t, tb)
			at := tb.Question.Answer()
			expect.True(t, at == i, "%s: option %d was clicked, the button gives %d", ask, i, at)
		}
	}
}

// wandered answers the open question by clicks with a pointer that wanders between them and the
// main button, if there is something to choose other than what is proposed. The option is the one
// that is wanted; below 0 the first that is not proposed.
func wandered(t *testing.T, tb *windowtest.Window, want int) bool {
	t.Helper()
	q := *tb.Asked()
	p := &q
	tb.Draw()
	if p.Ask == game.PlaceShip {
		tb.Key("right", "s")
		want := tb.Question.Draft
		wander(t, tb)
		expect.Must(t, tb.Question.Draft == want,
			"%s: the ship is moved from %v to %v by a pointer that does not hold it", p.Ask, want, tb.Question.Draft)
		pressMain(t, tb)
		a, ok := givenTo(tb.Game, p.ID)
		expect.Must(t, !ok || a.Pose == want, "%s: it is placed at %v, not at %v", p.Ask, a.Pose, want)
		tb.Tick(2)
		return true
	}
	if reading.Spends(p) {
		return spent(t, tb, p)
	}
	if p.Max > 1 {
		for i := range p.Options {
			if bits.OnesCount64(tb.Question.Picks) < int(p.Min) && tb.Question.Picks&(1<<uint(i)) == 0 && !clicked(tb, cellName(p, i)) {
				return false
			}
		}
		want := tb.Question.Picks
		wander(t, tb)
		pressMain(t, tb)
		a, _ := givenTo(tb.Game, p.ID)
		expect.Must(t, a.Picks == want, "%s: %b is given, %b was marked", p.Ask, a.Picks, want)
		tb.Tick(2)
		return true
	}
	if len(p.Options) < 2 {
		return false
	}
	proposed := tb.Question.Answer()
	if p.Ask == game.ChooseManeuver {
		proposed = reading.OnDial(p, proposed)
	}
	i := want
	if i < 0 && proposed == 0 {
		i = 1
	}
	i = max(0, i)
	if !clicked(tb, cellName(p, i)) {
		return false
	}
	tb.Draw()
	wander(t, tb)
	pressMain(t, tb)
	if p.Ask == game.ChooseManeuver {
		if a, ok := givenTo(tb.Game, p.ID); ok && a != p.Pick(i) || !ok && tb.Planning.Dials[p.Ship] != reading.MoveOf(p.Options[i]) {
			t.Fatalf("%s: locked is %d, clicked was %d", p.Ask, tb.Planning.Dials[p.Ship], reading.MoveOf(p.Options[i]))
		}
	} else if a, ok := givenTo(tb.Game, p.ID); !ok || a != p.Pick(i) {
		t.Fatalf("%s, %d answers before: %b is given (%v), option %d of %d was clicked", p.Ask, p.ID, a.Picks, ok, i, len(p.Options))
	}
	tb.Tick(2)
	return true
}

// spent checks and clears boxes by clicks with a pointer that wanders between them and the main
// button: what is checked then is what is spent, and nothing else.
func spent(t *testing.T, tb *windowtest.Window, p *game.Prompt) bool {
	t.Helper()
	was := tb.Question.Picks
	for i := range p.Options {
		if p.Options[i].Kind != game.Pass && !clicked(tb, cellName(p, i)) {
			return false
		}
	}
	want := tb.Question.Picks
	if want == was {
		return false // there is nothing to spend
	}
	wander(t, tb)
	expect.Must(t, tb.Question.Picks == want, "%s: %b is checked, %b was", p.Ask, tb.Question.Picks, want)
	pass := uint64(0)
	for i := range p.Options { // the referee's, until the answer
		if p.Options[i].Kind == game.Pass {
			pass |= 1 << uint(i)
		}
	}
	n := len(tb.Game.Answers())
	pressMain(t, tb)
	tb.Tick(3)
	switch a := tb.Game.Answers()[n]; {
	case a.Prompt != p.ID:
		t.Fatalf("%s: question %d is answered first, asked was %d", p.Ask, a.Prompt, p.ID)
	case want == 0 && a.Picks != pass, want != 0 && a.Picks&want == 0:
		t.Fatalf("%s: %b is given, %b was checked", p.Ask, a.Picks, want)
	}
	return true
}
