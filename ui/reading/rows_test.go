package reading

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
)

// allFleets are pairs of the ready fleets, each of which is in one.
var allFleets = [][3]string{
	{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"last-battle-of-ds9", "ds9-fed-2", "ds9-dom-2"}, {"last-battle-of-ds9", "ds9-fed-3", "ds9-dom-3"}, {"last-battle-of-ds9", "ds9-fed-4", "ds9-dom-1"},
	{"future-tense", "ft-a-1", "ft-b-1"}, {"future-tense", "ft-a-2", "ft-b-2"}, {"future-tense", "ft-a-3", "ft-b-3"}, {"future-tense", "ft-a-1", "ft-b-4"},
	{"tholian-web", "tw-a-1", "tw-b-1"}, {"tholian-web", "tw-a-2", "tw-b-2"}, {"tholian-web", "tw-a-3", "tw-b-3"},
	{"unimatrix-zero", "u0-rebel-1", "u0-borg-1"}, {"unimatrix-zero", "u0-rebel-2", "u0-borg-2"}, {"unimatrix-zero", "u0-rebel-3", "u0-borg-3"},
}

// tableOf is the table of a battle of two people that begins, as one with all aids sees it.
func tableOf(t *testing.T, scenario, one, two string, seed uint64) *Table {
	t.Helper()
	g := gametest.New(t, gametest.MustSetup(scenario, one, two, seed))
	b := &Table{Person: &prefs.Settings{Advice: "on", Verdicts: "on", Odds: "on"}, Game: g}
	g.State().CopyTo(&b.Shown)
	g.ViewInto(b.Viewer, &b.View)
	return b
}

// questions goes through the questions of battles of all ready fleets that have rows, as who is
// asked sees them.
func questions(t *testing.T, each uint64, ask func(b *Table, p *game.Prompt, g *game.Game)) {
	for _, k := range allFleets {
		for seed := range each {
			played := gametest.Ensigns(t, gametest.MustSetup(k[0], k[1], k[2], seed+1), seed)
			b := tableOf(t, k[0], k[1], k[2], seed+1)
			g := b.Game
			for _, a := range played.Answers() {
				for _, p := range g.Prompts() {
					if p.ID == a.Prompt && p.Ask != game.ChooseManeuver && p.Ask != game.ChooseForOpponent && !p.Places() {
						g.State().CopyTo(&b.Shown)
						g.ViewInto(p.Player, &b.View)
						b.Viewer = p.Player
						ask(b, &p, g)
					}
				}
				gametest.Submit(t, g, a)
			}
		}
	}
}

// No two rows of a question look the same, whatever cards take part.
func TestNoTwoRowsLookTheSame(t *testing.T) {
	asked, wrong := 0, map[string]int{}
	questions(t, 3, func(b *Table, p *game.Prompt, _ *game.Game) {
		asked++
		seen := map[string]bool{}
		for _, r := range b.OptionRows(p) {
			if r.Told { // in the row of another
				continue
			}
			row := r.Label + " | " + r.Words()
			if seen[row] {
				wrong[p.Ask.String()+": "+row]++
			}
			seen[row] = true
		}
	})
	for row, n := range wrong {
		t.Errorf("%d times twice: %s", n, row)
	}
	t.Logf("%d questions", asked)
}

// What may not be done to several ships for one reason is one row, which names them all and says
// why once.
func TestOneReasonIsToldOnce(t *testing.T) {
	one, several := 0, 0
	questions(t, 1, func(b *Table, p *game.Prompt, g *game.Game) {
		rows, rs := b.OptionRows(p), game.Refusals(&b.View, p)
		listed := map[int]bool{}
		for _, l := range b.Listing(p) {
			if !l.Told {
				listed[l.At-len(p.Options)] = true
			}
		}
		for i, r := range rs {
			row := &rows[len(p.Options)+i]
			expect.Must(t, listed[i] != row.Told,
				"%s: %q is listed %v, told elsewhere %v", p.Ask, r.Label, listed[i], row.Told)
			if r.Ship == game.NoShip || r.Ship == p.Ship || r.No.Code == game.Yes { // those of a sheet are told apart
				continue
			}
			told := 0
			for k := range rs {
				x, y := deedOf(&rs[k]), deedOf(&r)
				x.Ship, x.Line, y.Line = y.Ship, 0, 0
				if q := &rows[len(p.Options)+k]; listed[k] && (x == y || b.View.Twins(p.Ship, &x, &y)) && rs[k].No.Code == r.No.Code && strings.Contains(q.Label, names.Short(g.Setup().Name(r.Ship))) {
					told++
					if strings.Contains(q.Label, ", ") && rs[k].Ship != r.Ship {
						several++
					}
				}
			}
			expect.True(t, told == 1, "%s: %q is told in %d rows", p.Ask, r.Label, told)
			one++
		}
	})
	expect.True(t, several != 0, "no reason was that of several ships: this proves nothing")
	t.Logf("%d refusals about ships, %d of them in the row of another", one, several)
}

// What the sheet lets a ship do says what that brings, in points or in what follows, before it is
// done.
func TestWhatTheSheetOffersSaysWhatItBrings(t *testing.T) {
	offered := map[string]int{}
	questions(t, 2, func(b *Table, p *game.Prompt, _ *game.Game) {
		rows := b.OptionRows(p)
		for i := range p.Options {
			if p.Options[i].Kind != game.TakeSpecial || p.Ask == game.ModifyAttackDice || p.Ask == game.ModifyDefenseDice {
				continue
			}
			offered[rows[i].Label]++
			if x := b.View.Special(p, p.Options[i]); x.Name != "Beam back" && (x.Brings == "" || !strings.Contains(strings.ToLower(rows[i].Second), strings.ToLower(x.Brings))) {
				t.Errorf("%s: %q says no more than %q", p.Ask, rows[i].Label, rows[i].Second)
			}
		}
	})
	expect.True(t, len(offered) >= 3, "offered were %v only", offered)
	t.Log(offered)
}

// What an option takes from its ship is told in its row: the answer is given in the battle itself,
// as far as nothing else happens after it, and the ship is compared.
func TestEveryCostIsTold(t *testing.T) {
	costly, silent := 0, map[string]int{}
	questions(t, 2, func(b *Table, p *game.Prompt, g *game.Game) {
		if p.Ship == game.NoShip || p.Max > 1 || Spends(p) {
			return
		}
		rows := b.OptionRows(p)
		for i := range p.Options {
			var real game.Game
			g.CopyTo(&real)
			before := real.State().Ships[p.Ship]
			gametest.Submit(t, &real, p.Pick(i))
			now := real.State()
			is := &now.Ships[p.Ship]
			if is.NDamage > before.NDamage { // what a damage card takes is the attack's, not the answer's
				continue
			}
			same := now.Phase == b.Shown.Phase && now.Round == b.Shown.Round
			words := rows[i].Label + " " + rows[i].Second + " " + p.Heading(g.Setup())
			if p.Line > 0 { // the text of the card that asks stands above the rows
				a, _, _ := g.Setup().Line(p.Line)
				words += " " + a.Words()
			}
			words = strings.ToLower(words)
			says := func(cost bool, what string, any ...string) {
				if !cost {
					return
				}
				costly++
				for _, w := range any {
					if strings.Contains(words, w) {
						return
					}
				}
				silent[what+" | "+p.Ask.String()+": "+rows[i].Label+" | "+rows[i].Second]++
			}
			says(is.Down > before.Down && is.Shields < before.Shields, "shields", "shield")
			says(same && is.Power > before.Power && is.Pose == before.Pose, "power", "auxiliary power")
			says(same && pointsLost(g.State(), now, g.Setup(), p.Player) > 0, "points", "fleet point")
			for k := range b.Game.Setup().Facts(p.Ship).Upgrades {
				c, was := &is.Upgrades[k], &before.Upgrades[k]
				says(c.Discarded && !was.Discarded, "discarded", "discard")
				says(c.Disabled && !was.Disabled && !c.Away, "disabled", "disable")
				says(c.Time > was.Time, "time", "time token")
			}
		}
	})
	for row, n := range silent {
		t.Errorf("%d times: %s", n, row)
	}
	t.Logf("%d costs", costly)
}
