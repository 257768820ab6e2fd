package desk

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"attackwing/game/tournament"
	"attackwing/game/tournament/eventkit"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// chosenTable returns the reasons for the pairing of the chosen table, and its commands.
func (d roundPage) chosenTable() kit.Part {
	head, lines := d.why()
	var ps []kit.Part
	for i, l := range lines {
		ps = append(
			ps,
			kit.Row(10, kit.Pill(strconv.Itoa(i+1), scene.Control, scene.Control),
				kit.Text(scene.StyleSmall, scene.Text2, l).Grow(1)),
		)
	}
	var acts []kit.Part
	for _, c := range append(d.tableCommands(), d.forAll()...) {
		c.Look = kit.Small
		acts = append(acts, kit.Button(c))
	}
	ps = append(ps, kit.Grid(124, 8, acts...))
	if t := d.table(); t != nil && t.Result == nil {
		ps = append(ps, kit.Button(d.enter()), kit.Grid(44, 4, kit.Each(d.digits(), kit.Key)...))
	}
	return panel(head, "", ps...)
}

// why says why the chosen table is played, or why somebody has the bye.
func (d roundPage) why() (head string, lines []string) {
	r := d.round()
	i := d.tables.At
	if i >= len(r.Tables) {
		if r.Bye == 0 {
			return "Why", nil
		}
		lines = append(lines, r.ByeWhy...)
		l := fmt.Sprintf("A bye scores %d Battle Points and this round's average Fleet Points, rounded up.",
			tournament.PointsForBye)
		if s := d.average(); s != "" {
			l += " " + s
		}
		return "Why " + d.Player(r.Bye).Name + " has the bye", append(lines, l)
	}
	t := &r.Tables[i]
	a, b := d.Player(t.Players[0]).Name, d.Player(t.Players[1]).Name
	lines = append(lines, names.Sentence(t.Why))
	if d.tab > 1 {
		for _, s := range d.Standings(d.tab - 1) {
			if s.No == t.Players[0] || s.No == t.Players[1] {
				lines = append(lines,
					fmt.Sprintf("%s was ranked %d: %d BP, %d FP.", s.Player, s.Rank, s.Battle, s.Points))
			}
		}
	}
	if f := t.Fleets[0]; f != "" {
		lines = append(lines, fmt.Sprintf("%s flies the %s fleet, %s the %s fleet.", a, f, b, t.Fleets[1]))
	} else if d.Kit().Fleets != nil {
		lines = append(lines, fmt.Sprintf("%s ranks higher and chooses the fleet; %s takes the other.", a, b))
	}
	if r := t.Result; r != nil {
		if t.Correction != nil {
			lines = append(lines, "The signed result counts until both sign the correction.")
		}
		lines = append(lines, d.sum(t)...)
		if r, ok := d.RolledAt(d.tab, i+1); ok {
			lines = append(lines, "Tied Fleet Points, decided by a roll-off: "+r.Words()+".")
		}
		if r.Game != nil {
			played := "Played here in " + count(r.Game.Rounds, "round")
			if r.Game.File != "" { // a simulated event keeps no records
				played += ", " + filepath.Base(r.Game.File)
			}
			lines = append(lines, played+".")
		}
	}
	if s := d.DrawnOtherwise(d.tab); s != "" {
		lines = append(lines, "With the current results, this round would be: "+s+". The drawn pairings stay.")
	}
	return "Why " + a + " meets " + b, lines
}

// average returns the sum behind the bye's Fleet Points, once all tables have reported.
func (d roundPage) average() string {
	var terms []string
	sum := 0
	for _, t := range d.round().Tables {
		if t.Result == nil {
			return ""
		}
		for _, s := range t.Result.Sides {
			terms = append(terms, fmt.Sprint(s.Points))
			sum += s.Points
		}
	}
	if len(terms) == 0 || len(terms) > 12 {
		return ""
	}
	return fmt.Sprintf("(%s) ÷ %d = %.1f, so %d.", strings.Join(terms, " + "), len(terms),
		float64(sum)/float64(len(terms)), d.Line(d.round().Bye, d.tab).Points)
}

// sum says how a table's Fleet Points come about.
func (d roundPage) sum(t *tournament.Table) (out []string) {
	for seat, n := range t.Players {
		s := &t.Newest().Sides[seat]
		foe := t.Newest().Sides[1-seat].Left
		if foe == nil && len(s.Bonuses) == 0 {
			continue
		}
		words := fmt.Sprintf("%s: ", d.Player(n).Name)
		if foe != nil {
			words += fmt.Sprintf("%d minus %d left of the other fleet", d.LimitOf(t.Fleets[1-seat]), *foe)
		}
		for _, b := range s.Bonuses {
			words += fmt.Sprintf(", %+d %s", b.Points, b.Words)
		}
		out = append(out, words+fmt.Sprintf(" = %d.", s.Points))
	}
	return out
}

// tableCommands returns the commands of the chosen table, the most wanted first.
func (d roundPage) tableCommands() (cs kit.Commands) {
	last := d.tab == d.Round()
	t := d.table()
	if t == nil {
		if last {
			return append(kit.Commands{d.swapSeats()}, d.redraws()...)
		}
		return nil
	}
	if t.Result == nil {
		if d.Kit().Draws[d.tab-1].Roles == eventkit.HigherChooses {
			cs = append(cs, d.otherFleet(t))
		}
		cs = append(cs, d.play(), d.fromGame(), d.wins(), d.ending(), d.swapSeats())
	}
	if !verified(t) {
		cs = append(cs, d.verify())
	}
	if t.Result == nil {
		cs = append(cs, d.redraws()...)
	}
	if c := d.Commendation; c != nil && c.Spent == 0 && last &&
		(t.Players[0] == c.Holder || t.Players[1] == c.Holder) {
		cs = append(cs, &kit.Command{
			ID:    "token",
			Words: "Token spent",
			Key:   "x",
			Tip:   "The Commendation Award Token re-rolled a die at this table.",
			Do:    d.changes(func(k *tournament.Desk) error { return k.Spend(d.tab, "on one die") }),
		})
	}
	if t.Result != nil {
		cs = append(
			cs,
			&kit.Command{ID: "correct", Words: "Correct", Key: "e",
				Do: func() { d.lay(newCorrection(d.view, d.tables.At+1)) }},
			d.signNext(),
		)
	}
	return cs
}

// verify puts the next player's initials under the other's fleet.
func (d roundPage) verify() *kit.Command {
	return &kit.Command{
		ID:    "verify",
		Words: "Verify fleet",
		Key:   "v",
		Tip:   "Add the next player's initials to the opponent's fleet.",
		Do:    func() { d.mark(false, tournament.Nobody) },
	}
}

// signNext puts the next player's initials under the result.
func (d roundPage) signNext() *kit.Command {
	return (&kit.Command{ID: "signboth", Words: "Sign", Key: "i", Tip: "Add the next player's initials to the result.",
		Do: func() { d.mark(true, tournament.Nobody) }}).OffWhen(
		signed(d.table().Newest()),
		"Both have signed.",
	)
}

// redraws returns the commands that undo the pairings of a round without results or draw them anew.
func (d roundPage) redraws() kit.Commands {
	for _, t := range d.round().Tables {
		if t.Result != nil {
			return nil
		}
	}
	if d.tab != d.Round() {
		return nil
	}
	return kit.Commands{
		{
			ID:    "again",
			Words: "Draw again",
			Key:   "g",
			Tip:   "Draw this round's pairings again.",
			Do:    d.changes((*tournament.Desk).PairAgain),
		},
		d.unpair(),
	}
}

func (d eventPage) unpair() *kit.Command {
	return &kit.Command{
		ID:    "unpair",
		Words: "Undo pairing",
		Key:   "u",
		Tip:   "Possible until the first result is entered.",
		Do:    d.changes((*tournament.Desk).Unpair),
	}
}

// forAll returns the acts for all tables of the last round at once: every fleet seen, every result
// signed.
func (d roundPage) forAll() (cs kit.Commands) {
	if d.tab != d.Round() {
		return nil
	}
	unseen, unsigned := 0, 0
	for i := range d.round().Tables {
		t := &d.round().Tables[i]
		r := t.Newest()
		if !verified(t) && (r == nil || r.Ending != tournament.ByNoShow) {
			unseen++
		}
		if r != nil && !signed(r) {
			unsigned++
		}
	}
	if unseen > 0 {
		cs = append(cs, &kit.Command{
			ID:    "seenall",
			Words: "All fleets verified",
			Key:   "shift+v",
			Do:    d.changes(func(k *tournament.Desk) error { return k.VerifyAll(d.tab) }),
		})
	}
	if unsigned > 0 {
		cs = append(cs, &kit.Command{
			ID:    "signall",
			Words: "All signed",
			Key:   "shift+i",
			Do:    d.changes(func(k *tournament.Desk) error { return k.SignAll(d.tab) }),
		})
	}
	return cs
}
