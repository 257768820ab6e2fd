package battle

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
)

// window is a window in which nothing is shown for long.
type window struct{}

func (window) Shows() bool                      { return true }
func (window) Stands() bool                     { return false }
func (window) Sound(string, int)                {}
func (window) Toast(string)                     {}
func (window) Begin(game.Event) (Showing, bool) { return nil, true }
func (window) Settle()                          {}
func (window) Anew()                            {}
func (window) Seated(game.PlayerID)             {}
func (window) Over()                            {}
func (window) Back()                            {}
func (window) Reopen() error                    { return nil }
func (window) Kept(error)                       {}
func (window) Play(Start)                       {}

// advisedBattle is a battle of a person, who is advised, against an ensign; advisedAgainst is one
// against another computer player.
func advisedBattle(t *testing.T, scenario, one, two string, seed uint64) *Session {
	t.Helper()
	return advisedAgainst(t, "ensign", scenario, one, two, seed)
}

func advisedAgainst(t *testing.T, against, scenario, one, two string, seed uint64) *Session {
	t.Helper()
	g, err := game.New(gametest.MustSetup(scenario, one, two, seed))
	expect.OK(t, err)
	b := advisedOf(t, g)
	b.Brains[game.Two], err = ai.New(against, seed)
	expect.OK(t, err)
	return b
}

// advisedOf is a battle that is gone on with by two people, who are advised.
func advisedOf(t *testing.T, g *game.Game) *Session {
	t.Helper()
	Steps, Advises = math.MaxInt, true
	t.Cleanup(func() { Steps, Advises = 0, false })
	b := &Session{}
	person := prefs.Settings{Advice: "on", Verdicts: "on", Odds: "on", Motion: "off"}
	b.ShownBy(window{}, &person, Means{Quick: true})
	b.Game = g
	g.State().CopyTo(&b.Shown)
	b.Question.PromptID, b.Look.Ship, b.Planning.Ship, b.Planning.Seat = -1, game.NoShip, game.NoShip, game.One
	b.Planning.Clear()
	return b
}

// Whoever takes what is proposed throws no card away for little, fines itself nothing, flies none
// of its ships to its death, and has a reason in half a line at most questions.
func TestProposalsAreTheJudges(t *testing.T) {
	asked, reasons, shots := 0, 0, 0
	pairs := []struct{ scenario, one, two string }{
		{"standard", "tw-a-1", "tw-a-1"}, {"tholian-web", "tw-b-2", "tw-b-2"}, {"future-tense", "ft-a-1", "ft-a-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-fed-1"},
	}
	for n, c := range pairs {
		for seed := range uint64(1) {
			b := advisedBattle(t, c.scenario, c.one, c.two, seed+uint64(n)*10)
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
				o, ok := b.Question.Meant(p)
				if p.Ask == game.ChooseManeuver {
					i := reading.OnDial(p, b.Question.Answer())
					o, ok = p.Options[max(0, i)], i >= 0
				}
				if ok && p.Max == 1 && len(p.Options) > 1 {
					asked++
					words := b.Recommended(p)
					if words != "" {
						reasons++
					}
					if h := b.Ahead(p, b.Question.Focus()); words != "" && p.Ask == game.ChooseTarget && h != nil {
						if shots++; !strings.Contains(words, fmt.Sprintf("%.1f damage on average", h.All.Expected)) {
							t.Errorf("%q, and the odds below say %.1f", words, h.All.Expected)
						}
					}
					shot := slices.ContainsFunc(p.Options, func(o game.Option) bool {
						n, is := attackDice(&b.Table, p, &o)
						return is && n > 0
					})
					if held := o.Line != 0 && b.Costly(p, &o) || shot && o.Kind == game.Pass; held {
						if by := b.Advice.above(&b.Table, p, &o); by <= dearer {
							t.Errorf("%s is proposed at %v, which gives away what counts later, for %d thousandths of a Fleet Point",
								o.Label(&b.View), p.Ask, by)
						}
					}
					if b.CostOf(&o) > 0 {
						t.Errorf("%s is proposed, which may cost Fleet Points", o.Label(&b.View))
					}
				}
				if n := bits.OnesCount64(b.Question.Picks); p.Max > 1 && (n < int(p.Min) || n > int(p.Max)) {
					t.Fatalf("%v: %d picked at %v, which takes %d to %d", c, n, p.Ask, p.Min, p.Max)
				}
				b.Confirm()
			}
			s := b.Game.State()
			for i := range s.Ships[:s.NShips] {
				if sh := &s.Ships[i]; sh.Owner == game.One && sh.Destroyed && (sh.DeadBy == game.ByLeavingArea || sh.DeadBy == game.ByObstacleToken) {
					t.Errorf("%v: %s was flown to its death", c, b.Game.Setup().Name(game.ShipID(i)))
				}
			}
		}
	}
	expect.True(t, shots != 0, "no target is recommended: this proves nothing of its odds")
	expect.True(t, reasons*10 >= asked*7, "only %d of %d proposals have a reason", reasons, asked)
}

// A shot without an attack die is not proposed where one may do without.
func TestNoShotWithoutDiceIsProposed(t *testing.T) {
	for _, c := range []struct {
		attack int
		want   game.OptionKind
	}{{3, game.FirePrimary}, {-1, game.Pass}} {
		tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
			{Name: "A", X: 18, Y: 24, Attack: c.attack, Skill: 9},
			{Two: true, Name: "B", X: 18, Y: 18, H: 180, Skill: 1},
		}})
		p := tb.WaitFor(game.ChooseTarget, "A").Prompt()
		b := advisedOf(t, tb.Game)
		b.Tick(1)
		n, is := attackDice(&b.Table, p, &p.Options[slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind != game.Pass })])
		expect.Must(t, is && n == max(0, c.attack), "the attack has %d dice, %t", n, is)
		if o, ok := b.Question.Meant(p); !ok || o.Kind != c.want {
			t.Errorf("with %d dice %v is proposed", max(0, c.attack), o)
		}
	}
}

// No target is asked for where only the small craft can be shot at, which costs Fleet Points; a
// press on a line asks.
func TestTheCraftAloneIsNoTarget(t *testing.T) {
	for _, c := range []struct {
		enemy float64
		asked bool
	}{{4, false}, {14, true}} {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Crafts: []gametest.Craft{
			{X: 18, Y: 22, Attack: 6, Skill: 9, Dial: "full stop"},
			{Two: true, Name: "Far", X: 18, Y: c.enemy, H: 180, Skill: 1, Dial: "full stop"}}})
		tb.WaitFor(game.ChooseTarget, "A")
		b := advisedOf(t, tb.Game)
		b.Tick(1)
		p := b.Asked()
		if asked := p != nil && p.Ask == game.ChooseTarget && p.Ship == 0; asked != c.asked || asked == (b.Question.Unput.Words != "") {
			t.Errorf("with an enemy at %g it is asked: %t, passed over is %q", c.enemy, asked, b.Question.Unput.Words)
		}
	}
}
