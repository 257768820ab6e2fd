package gametest

import (
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

func (tb *Table) hear(ev []game.Event) {
	tb.Told = append(tb.Told, ev...)
	for _, e := range ev {
		if w := e.Say(tb.Set); w != "" {
			tb.Log = append(tb.Log, w)
		}
	}
	if tb.See != nil {
		tb.See(ev)
	}
}

// Ship is a ship by its name, as it stands now.
func (tb *Table) Ship(name string) *game.Ship {
	s := tb.Game.State()
	for i := range s.Ships[:s.NShips] {
		if tb.Set.Name(game.ShipID(i)) == name {
			return &s.Ships[i]
		}
	}
	tb.T.Fatalf("no ship %q on the table", name)
	return nil
}

// Prompt is the open question; the test fails when there is none.
func (tb *Table) Prompt() *game.Prompt {
	tb.T.Helper()
	p := tb.Game.FirstOpen()
	if p == nil {
		tb.T.Fatalf("no question is open; the log:\n%s", strings.Join(tb.Log, "\n"))
	}
	return p
}

// Offers are the labels of the open question's options.
func (tb *Table) Offers() (labels []string) {
	tb.T.Helper()
	p := tb.Prompt()
	v := tb.Game.View(p.Player)
	for i := range p.Options {
		labels = append(labels, p.Label(v, i))
	}
	return labels
}

// Offered reports whether an option of the open question begins with these words.
func (tb *Table) Offered(label string) bool {
	for _, l := range tb.Offers() {
		if strings.HasPrefix(strings.ToLower(l), strings.ToLower(label)) {
			return true
		}
	}
	return false
}

// Asked reports whether this kind of question is open for the ship.
func (tb *Table) Asked(a game.Ask, ship string) bool {
	p := tb.Game.FirstOpen()
	return p != nil && p.Ask == a && tb.Set.Name(p.Ship) == ship
}

// Why is the reason why an option is refused, "" when it is not refused.
func (tb *Table) Why(label string) string {
	p := tb.Prompt()
	for _, r := range game.Refusals(tb.Game.View(p.Player), p) {
		if strings.HasPrefix(strings.ToLower(r.Label), strings.ToLower(label)) {
			return r.Why
		}
	}
	return ""
}

// Refused is the rule and the reason why an option is refused, "" when it is not.
func (tb *Table) Refused(label string) string {
	p := tb.Prompt()
	for _, r := range game.Refusals(tb.Game.View(p.Player), p) {
		if strings.HasPrefix(strings.ToLower(r.Label), strings.ToLower(label)) {
			return r.Rule + ": " + r.Why
		}
	}
	return ""
}

// Do answers the open questions one after the other by the beginnings of their options' labels;
// several picks of one question are joined with "+".
func (tb *Table) Do(labels ...string) *Table {
	tb.T.Helper()
	for _, want := range labels {
		p := tb.Prompt()
		var a game.Answer
		a.Prompt = p.ID
		begins := func(l, w string) bool { return strings.HasPrefix(strings.ToLower(l), strings.ToLower(w)) }
		several := strings.Split(want, "+")
		if slices.ContainsFunc(tb.Offers(), func(l string) bool { return begins(l, want) }) {
			several = []string{want} // a label may have a plus sign of its own
		}
		for _, w := range several {
			found := false
			for i, l := range tb.Offers() {
				if begins(l, w) {
					a.Picks |= 1 << uint(i)
					found = true
					break
				}
			}
			if !found {
				tb.T.Fatalf("%s: %q is not offered, but %v", p.Heading(tb.Set), w, tb.Offers())
			}
		}
		tb.Answer(a)
	}
	return tb
}

// Answer gives an answer to the open question.
func (tb *Table) Answer(a game.Answer) {
	tb.T.Helper()
	if tb.Gives != nil {
		tb.Gives(tb.Prompt(), a)
	}
	ev, err := tb.Game.Submit(a)
	if err != nil {
		tb.T.Fatal(err)
	}
	tb.hear(ev)
}

// First is the answer that takes the first options of the open question, or the first place found.
func (tb *Table) First() game.Answer {
	tb.T.Helper()
	p := tb.Prompt()
	if p.Places() {
		at, ok := game.PlaceLegal(tb.Game.State(), tb.Set, p, physics.Pose{})
		if !ok {
			tb.T.Fatalf("no room for %s", p.Heading(tb.Set))
		}
		return game.Answer{Prompt: p.ID, Pose: at}
	}
	return game.Answer{Prompt: p.ID, Picks: 1<<uint(max(p.Min, 1)) - 1}
}

// Pass answers every question with its first option (pass, where there is one) until the given
// question comes for the ship. It does so within the running round; only for a dial, which is the
// first question of a round, it goes on into the next one.
func (tb *Table) Pass(until game.Ask, ship string) *Table {
	tb.T.Helper()
	last := tb.Game.State().Round
	if until == game.ChooseManeuver {
		last++
	}
	for range 200 {
		if now := tb.Game.State().Round; now > last {
			tb.T.Fatalf("round %d is over and nobody asked %q of %s; the log:\n%s", last, until, ship,
				strings.Join(tb.Log, "\n"))
		}
		if tb.Asked(until, ship) {
			return tb
		}
		tb.Answer(tb.First())
	}
	tb.T.Fatalf("the question never came; the log:\n%s", strings.Join(tb.Log, "\n"))
	return nil
}

// Wait plays on, with ships that stand still and neither act nor attack, until something holds,
// looked at before every question; the battle may also end.
func (tb *Table) Wait(until func() bool) *Table {
	tb.T.Helper()
	for range 600 {
		if until() || tb.Game.Over() {
			return tb
		}
		p := tb.Prompt()
		a := tb.First()
		for i, l := range tb.Offers() {
			if p.Ask == game.ChooseManeuver && l == "full stop" {
				a = p.Pick(i)
			}
		}
		tb.Answer(a)
	}
	tb.T.Fatalf("it never came to that; the log:\n%s", strings.Join(tb.Log, "\n"))
	return nil
}

// WaitFor is Wait until a question comes for a ship in the running round; the test fails when the
// round ends without it.
func (tb *Table) WaitFor(a game.Ask, ship string) *Table {
	tb.T.Helper()
	round := tb.Game.State().Round
	tb.Wait(func() bool { return tb.Asked(a, ship) || tb.Game.State().Round > round })
	if tb.Game.State().Round > round || !tb.Asked(a, ship) {
		tb.T.Fatalf("round %d is over and nobody asked %q of %s; the log:\n%s", round, a, ship,
			strings.Join(tb.Log, "\n"))
	}
	return tb
}

// NextRound is Wait until the next round has begun.
func (tb *Table) NextRound() *Table {
	tb.T.Helper()
	round := tb.Game.State().Round
	return tb.Wait(func() bool { return tb.Game.State().Round > round })
}

// WaitOut is Wait until a phase of a round is over.
func (tb *Table) WaitOut(round int, phase game.Phase) *Table {
	tb.T.Helper()
	return tb.Wait(func() bool {
		s := tb.Game.State()
		return int(s.Round) > round || int(s.Round) == round && s.Phase > phase
	})
}

// Of are the events of one kind among all that happened.
func Of[E game.Event](tb *Table) (list []E) {
	for _, e := range tb.Told {
		if x, ok := e.(E); ok {
			list = append(list, x)
		}
	}
	return list
}

// Heard reports whether a line of the log has these words.
func (tb *Table) Heard(words string) bool {
	return strings.Contains(strings.Join(tb.Log, "\n"), words)
}

// Rolled are the numbers of attack and defense dice of the last attack that was rolled, -1 where
// none was.
func (tb *Table) Rolled() (attack, defense int) {
	attack, defense = -1, -1
	for _, e := range tb.Told {
		switch e := e.(type) {
		case game.AttackRolled:
			attack, defense = int(e.N), -1
		case game.DefenseRolled:
			defense = int(e.N)
		}
	}
	return attack, defense
}
