package record_test

import (
	"fmt"
	"reflect"
	"testing"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/eventrow"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// battlesOfEverySheet are a few battles of each sheet that comes along, played by ensigns.
func battlesOfEverySheet(t *testing.T, each uint64) (gs []*game.Game) {
	for _, k := range [][3]string{{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"tholian-web", "tw-a-1", "tw-b-1"}, {"future-tense", "ft-a-1", "ft-b-1"}, {"unimatrix-zero", "u0-rebel-1", "u0-borg-1"}} {
		for seed := range each {
			gs = append(gs, gametest.Ensigns(t, gametest.MustSetup(k[0], k[1], k[2], seed+1), seed))
		}
	}
	return gs
}

// Every event that says something is found by one of the filters, but for the steps that every
// battle has.
func TestEveryLineIsOfAKind(t *testing.T) {
	steps := map[string]bool{"RoundBegan": true, "PhaseBegan": true, "InitiativeDetermined": true, "DeckShuffled": true}
	for _, g := range battlesOfEverySheet(t, 2) {
		f := record.Shoot(g.Setup(), g.Answers())
		for _, m := range f.Moments {
			for _, e := range m.Events {
				if name := reflect.TypeOf(e).Name(); e.Say(f.Setup) != "" && eventrow.KindsOf(e) == 0 && !steps[name] {
					t.Errorf("%s is of no kind: %s", name, e.Say(f.Setup))
				}
			}
		}
	}
}

// TestKindsComeFromTheEvent holds that a line of the scenario is about the score when its event
// says so, whatever its words.
func TestKindsComeFromTheEvent(t *testing.T) {
	for e, want := range map[game.ScenarioSaid]eventrow.Kinds{
		{Words: "The comet is theirs", Score: true}:   eventrow.OfSheet | eventrow.Score,
		{Words: "Each shard is worth 5 Fleet Points"}: eventrow.OfSheet,
	} {
		expect.Same(t, eventrow.KindsOf(e), want, "%q is of ", e.Words)
	}
}

// Each line of the log leads to the table that its event left: what is said to have happened has
// happened there, and nothing after it.
func TestALineLeadsToItsTable(t *testing.T) {
	looked := 0
	for _, g := range battlesOfEverySheet(t, 1) {
		f := record.Shoot(g.Setup(), g.Answers())
		first, err := game.NewQuiet(g.Setup())
		must(t, err)
		s, after := first.State(), 0
		lines, tables := map[int]string{}, map[int]string{}
		for i, m := range f.Moments {
			for _, e := range m.Events {
				after++
				lines[after] = account.Line(f.Setup, s, e)
				if i > 0 {
					game.Follow(s, e)
				}
				tables[after] = told(s)
			}
		}
		for i, said := range f.Said() {
			for k, l := range said {
				if lines[l.After] != l.Text {
					t.Fatalf("line %q leads to %q", l.Text, lines[l.After])
				}
				if (i*7+k)%23 != 0 { // each plays the battle from its beginning
					continue
				}
				v, err := record.TableAfter(g.Setup(), g.Answers(), l.After)
				must(t, err)
				looked++
				if got := told(&v.State); i > 0 && got != tables[l.After] {
					t.Errorf("after %q lies\n%s, want\n%s", l.Text, got, tables[l.After])
				}
				for id := range v.Ships[:v.NShips] {
					if sh := &v.Ships[id]; sh.Dial >= 0 && !sh.DialShown {
						t.Errorf("after %q a dial is told that lies face down", l.Text)
					}
				}
			}
		}
	}
	expect.True(t, looked >= 30, "only %d tables", looked)
}

// told is what is seen of a table.
func told(s *game.State) (words string) {
	words = fmt.Sprint(s.Round, s.Phase, s.Attack.On, s.NTokens)
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		words += fmt.Sprint(" ", i, sh.Pose, sh.Placed, sh.Destroyed, sh.Shields, sh.NDamage, sh.Evade, sh.Stations, sh.Lock, sh.Cloak, sh.Power, sh.DialShown)
	}
	return words
}
