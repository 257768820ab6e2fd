package gametest

import (
	"reflect"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// Throw is a decision after which dice are thrown, in two battles that differ only in their dice to
// come.
type Throw struct {
	Rolls  game.Event // the first throw, as it falls in the first battle
	Before [2]*game.Game
	Answer [2]game.Answer
}

// Throws plays a battle of ensigns and returns its throws of attack and defense dice that fall
// differently in two such battles, each of a decision, at most so many of a kind.
func Throws(t testing.TB, u *game.Setup, most int) (out []Throw) {
	t.Helper()
	cat := Cards(t)
	g, err := game.New(u)
	if err != nil {
		t.Fatal(err)
	}
	brain, err := ai.New("ensign", 1)
	if err != nil {
		t.Fatal(err)
	}
	n := map[reflect.Type]int{}
	for !g.Over() {
		p := g.FirstOpen()
		ask, ship, phase := p.Ask, p.Ship, g.State().Phase
		a := brain.Choose(g.View(p.Player), p)
		var before *record.Table
		if phase == game.Combat {
			before, _ = record.Of(g)
		}
		events, err := g.Submit(a)
		if err != nil {
			t.Fatal(err)
		}
		rolls := thrown(events)
		if before == nil || rolls == nil || n[reflect.TypeOf(rolls)] == most {
			continue
		}
		x := Throw{}
		var fell [2]game.Event
		for i := range x.Before {
			tab := *before
			tab.Seed, tab.Dice = uint64(i)+1, nil
			u, err := tab.Setup(scenarios.ByID, cat)
			if err != nil {
				t.Fatal(err)
			}
			if x.Before[i], err = game.New(u); err != nil {
				t.Fatal(err)
			}
			p := x.Before[i].FirstOpen()
			if p == nil || p.Ask != ask || p.Ship != ship {
				break
			}
			x.Answer[i] = a
			x.Answer[i].Prompt = p.ID
			now, err := game.New(u)
			if err != nil {
				t.Fatal(err)
			}
			if events, err = now.Submit(x.Answer[i]); err != nil {
				break
			}
			fell[i] = thrown(events)
		}
		if x.Rolls = fell[0]; fell[1] == nil || reflect.TypeOf(fell[0]) != reflect.TypeOf(fell[1]) ||
			reflect.DeepEqual(fell[0], fell[1]) {
			continue
		}
		n[reflect.TypeOf(rolls)]++
		out = append(out, x)
	}
	return out
}

// thrown is the first throw of an attack among events, nil none.
func thrown(events []game.Event) game.Event {
	for _, e := range events {
		if game.Rolls(e) {
			return e
		}
	}
	return nil
}
